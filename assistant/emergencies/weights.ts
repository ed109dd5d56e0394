import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.0': `=بنتي POINT+LIVE are_taking breathing_$ got_gun they_taking`,
    '0.9': `._i IWANT+DIE IWANT+End JUST+PULLED KILLING+REFL about_to can_hear never_came not_stop`,
    '0.8': `._it =lap =بدو @210 ARRESTED+NOW BE+PULLED BEHIND+Street CHILD+GIVEBACK CLITIC+GOODBYE EX+GIVEBACK IWANT+LIVE Moment+PULLED NOW+WILL POLICE+HURTS
      POLICE+PHONE ^_الشرطه ^_لا and_are are_being being_pulled being_taken got_me is_writing kitchen_$ llega- matar_$ me_estan missing_$ off_with respi-
      want_in`,
    '0.7': `._he ._she ._they =bro =jump =minute =od =removing =rope =siguiendo =swallowed =tied =رجل =رح =شربت =كسر =مني =والشرطي =يخنق =يريد ARREST+LIVE
      ASKING+OVERDOSE BE+QUESTIONED CAMEIN+HEDGE CHILD+MISSING CLITIC+NECK DETECTIVE+ASKAR FIND+KIN GRABBED+Held HASES+HEDGE HEDGE+ASKAR HURTEN+NOW
      IWANT+ANYMORE IWANT+KILL KILL+DIE KILL+LIVE KIN+Room LIVE+IWANT MODAL+GOODBYE Moment+SEIZED NOOSE+WAVING Official+QUESTIONING POLICE+QUESTIONING
      PRESENT+QUESTIONED PRESENT+WRISTS SAY+GETOUT SUICIDAL SUICIDAL+SUICIDAL TOOK+FALLEN TOOK+POISON WANT+DIE WANT+SUICIDE WEAPON+WAVING Weapon+WAVING
      Young+GIVEBACK ^_creo ^_says ahorc- am_being are_questioning are_reading around_for asking_if asking_me away_with be_here climb- cop_says cps_at
      dead_than despe- end_it has_me has_my hijo_$ is_man is_outside is_stabbing is_strangling lawn_$ living_$ me_esta me_now min_$ mori- never_see no_more
      not_wake outside_$ police_here quiere_matar swal- swall- there_are to_die الان_$ انا_في بنتي_$ بيتن- مفقو- يقول- يقولو-`,
    '0.6': `._please =bed =cat =creo =cutting =decided =deserve =esposado =estan =everybodys =except =hombre =ids =lit =loud =love =marshals =min =nino =parando
      =pegando =recorder =revisando =searching =sople =stairs =step =traen =viviendo =wake =الان =الجسر =الكلبشات =اوقع =بدهم =برا =بيتي =تلفوني =حبوب =شخص
      =قاعد =قدام =واقفين =وراي =وهو =يقول =يقولون ANSWER+NOW ANYMORE+IWANT ARRESTING+KIN ASKING+DIE ASKING+GETOUT BEHIND+HEDGE BEHIND+LIGHTS CAMEIN+HOME
      CAMEIN+HOUSE CAR+Plea CAR+TONIGHT CHILD+TAKINGAR CLITIC+SUICIDAL CLITIC+Worker COPCAR+WILL CPS+HURTS DETECTIVE+NOW DIE+JAILED DIE+Plea DOOR+Plea
      EX+LURKING EX+Street FIND+Sick GIVEBACK+LIVE GRABBED+NOW Gear+ROUGH General+DIE HEDGE+BEHIND HEDGE+HABIT HEDGE+WAKE HIDEOUT+Plea HOME+NUMBER
      HOUSE+STATION HURT+LIVE HURTING+CLITIC HURTING+KIN HURTING+REFL Held+End IF+DIE IWANT+KILLED IWANT+SUICIDAL Interview+NOW JUST+KILL KILL+End KILL+REFL
      KIN+BREATHE KIN+COLOR KIN+HURTING KIN+KILLING KIN+OVERDOSE KNOCKING+BE KNOCKING+QUERY LOCKED LOCKED+LOCKED LURKING+GOT LURKING+WANT MISSING+RECENT
      MODAL+HIDING MODAL+WRISTS Moment+BREAKIN NUMBER+CHILD Near+DOGS Official+JUST PAPERS+Gear PHONE+CLITIC POINT+Room POLICE+JUST QUERY+IWANT
      QUESTIONING+KIN RECENT+HANDS REFL+Room ROADSIDE+PAPERS Room+TOOK SAY+HANDS SCARED+BODY SCARED+CUFFS SEIZED+POLICE SOMEONE+BEHIND SOMEONE+HOME
      STATEMENT+NOW Street+DOOR TAKING+TALKING TOOK+LOTS TOOK+OVERDOSE Traffic+TONIGHT WANT+ANYMORE WANT+BREAKIN WANT+KILLING WANT+REFL Worker+HURTS
      Young+MISSING ^OVERDOSED ^SUICIDAL ^_babysitter ^_been ^_being ^_life ^_od ^_papa ^_بنتي ^_شخص ^_عم ^_يريدون am_getting am_sorry am_under and_يريد
      are_about are_here are_standing at_checkpoint at_me at_our attacking_me baby_from be_better because_that beer_$ being_interrogated being_interviewed
      being_questioned best_friend came_home can_see cold_$ cops_at crying_in cutti- desa- desap- dese- deser- desp- driving_away esta_pegando fell_out
      glass_$ grit- handcuffs_on he_comes he_keeps he_says hear_him her_father here_to here_with his_foot his_mouth homb- hombr- ice_just is_back is_chasing
      is_here is_hitting is_off is_saying is_walking it_before jump_$ just_took keep_asking keeps_asking kid_in kidnapped_my kill_us left_with live_on lleg-
      mama_$ me_acaban me_pide me_tiene meds_and mi_nino my_baby my_best my_girl my_niece no_encuentro nobody_will nobody_would note_$ nurse_says
      oficial_quiere one_has or_no paran- pegan- pen_$ perr- puls- que_sople rather_be reading_me removing_my respira_$ robaron_mi sat_down say_they says_if
      shot_up sin_mi stai- stair- stairs_$ stopped_by subie- taking_me tell_him they_are they_got this_except through_wall tiene_mi to_jump to_shoot to_step
      to_walk took_her two_detectives vivie- viviendo_$ while_they wife_on with_cop with_his write_what ابني_$ البيت_and الجس- الكلب- اوقع_علي تلفون- كلبش-
      لا_يتنفس ما_في معه_مسدس واقف- واقفي- يستج- يعتق- يعتقل-`,
    '0.5': `._can ._what =abra =ahorcando =ahorita =armas =arrestando =ate =attacking =backseat =boxed =camioneta =cars =dark =dicen =die =dude =fr =grandpa
      =handcuffing =hauled =hear =llegar =mejor =men =mouth =nina =overdosing =papa =parar =peeking =pen =pinned =puso =quieren =respira =screaming =slid
      =snuck =sobredosis =sorry =stab =stopping =texted =toddler =todos =tome =tomo =train =tub =unit =venas =viene =wall =world =wrists =ابنتي =اخوي
      =اطفالي =الباب =الوعي =امي =ان =بالغرفه =بقوه =بلعت =بيتنا =تعبت =جرعه =رجع =رغوه =شرب =علينا =عيش =قدامي =لا =مش =معه =نفسها =هناك =يتنفس @now-he
      ANYMORE+End ANYMORE+LIVE ANYMORE+WANT ARRESTED+Plea ARRESTING+LOC ARRESTING+WANT ASKAR+CLITIC ASKING+BREAKIN ASKING+SUICIDE AWAY+DOGS BE+ARRESTING
      BE+BREATHE BE+GONEOFF BE+GRABBED BE+HOME BE+HURTEN BE+PASSEDOUT BE+PULLING BE+ROADSIDE BE+SEVERE BE+SUICIDAL BE+Street BLEEDING BLEEDING+BLEEDING
      BLEEDING+Held BLEEDING+PRESENT BODY+KIN BREAKIN+Near BREATHE+Drug BREATHE+Sick CHILD+FAINT CLITIC+HASES CLITIC+IWANT CLITIC+ROADSIDE CLITIC+Room
      Calendar+MISSING DETECTIVE+HURTS DETECTIVE+PHONE DOGS+BE DOOR+ASK DOOR+BE DOOR+NOW DOOR+Weapon Drug+POINT Drug+POISON Drug+Sick EVERYONE+MODAL EX+DOOR
      EX+HEDGE EX+Moment End+LETGO End+NOOSE End+REFL End+ROUGH End+Room FAINT FAINT+Drug FAINT+FAINT FAINT+Near FAINT+TOOK FIND+POINT GIVEBACK+CHILD
      GIVEBACK+Young GONEOFF+CHILD GONEOFF+KILL GOODBYE GOODBYE+GOODBYE GOT+CUFFS GOT+IROOM GOT+LIVE GRABBED+Plea Gear+CHILD Gear+LOTS HABIT+AWAY
      HEDGE+ANSWERAR HEDGE+FALLEN HIDEOUT+NOW HIGHPLACE+Room HOME+Held HOME+JUST HOUSE+Held HURT+REFL HURTING+LIGHTS HURTING+Plea HURTS+Calendar HURTS+GOT
      HURTS+NOOSE Held+BLEEDING Held+GRABBED INTO+STATION IWANT+HURTING Interview+LURKING Interview+Traffic JOKE+HEDGE JUST+BREAKIN JUST+INTO JUST+SEIZED
      KIDNAP KIDNAP+CHILD KIDNAP+KIDNAP KIDNAP+KIN KIDNAP+Young KILL+Held KILLED+BLEEDING KILLED+WANT KIN+BODY KIN+CUFFS KIN+FAINT KIN+KNOCKING KIN+POISON
      KIN+SUICIDE KNOCKING+WANT LIVE+Moment LOTS+MISSING LURKING+ANSWER LURKING+INTO LURKING+KIN LURKING+NOOSE LURKING+PRESENT LURKING+WAVING MISSING+CHILD
      MISSING+Young Moment+GONEOFF Moment+Gear Moment+KILL Moment+STATION NARCAN+PASTVERB NUMBER+PASTVERB Near+Moment Near+Plea Near+Sick Near+WAVING
      Near+WEAPON OUTES+ANSWER OUTES+POLICE OUTES+Traffic OVERDOSED+Plea OVERDOSING+BE Official+ASKAR Official+PULLEDAR PASSEDOUT+PASTVERB PHONE+Moment
      PILLS+POINT PILLS+REFL POISON+Drug POLICE+ROUGH POLICE+Room PRESENT+EVERYONE PRESENT+HANDS PRESENT+SUICIDE PULLED+ASK PULLED+POLICE PULLED+PRESENT
      PULLEDAR+PRESENT Plea+KILL QUESTIONING+COURTS RAID+THING RANOFF+BEHIND RANOFF+CUFFS RANOFF+LIVE RECENT+LEDGE RECENT+POISON REFL+MISSING REFL+TOOKES
      ROADSIDE+ASKING ROADSIDE+CAR ROADSIDE+POLICE ROUGH+AWAY Room+HIGHPLACE Room+NOOSE Room+NOW Room+SOBRIETY Room+STATION SAY+BREAKIN SCARED+ANSWER
      SEARCH+ASK SOMEONE+ARREST SOMEONE+CHILD SOMEONE+ROADSIDE SOMEONE+Young SUICIDAL+HURT SUICIDAL+PRESENT Sick+BREATHE Sick+TOOK Street+HIDEOUT
      TAKINGAR+CHILD TAKINGAR+KIN TALKING+TONIGHT TONIGHT+MODAL TOOK+Drug TOOK+PILLS TOOKAR+Moment TOOKAR+QUERY Traffic+Gear Traffic+TALKING WANT+LIVE
      WANT+OVERDOSING WANT+SUICIDAL WEAPON+SCARED WILL+ROUGH WILL+SOBRIETY WILL+SUICIDE Weapon+HURTING Weapon+SAY Weapon+SCARED Worker+CAR Worker+Moment
      Young+FAINT ^EX ^KNOCKING ^LIGHTS ^PHONE ^_dos ^_estan ^_getting ^_her ^_lights ^_policia ^_somebody ^_ابنتي ^_رجل ^_شرطي ^_هو acab- acaba- agents_at
      ahora_mismo ahori- all_$ and_saying and_بدهم and_بدو and_عم and_يقولون anymore_$ apun- are_arresting are_doing are_knocking are_putting are_searching
      at_hospital backs- backu- backwards_$ basement_$ be_dead being_stopped board- breaking_everything bring_them came_with cami- camio- casa_$ clim-
      come_for confession_$ cop_in cop_is cop_wants cops_got creo_que cutt- dad_at detectives_are dice- dicen_que die_$ disap- door_it dying_$ empt- en_la
      en_reten encuentro_mi esta_ahorcando esta_parando estan_arrestando from_daycare from_school girlfriend_is got_him got_off got_one handcuffs_$ haule-
      have_me have_suspended he_pulled he_said head_$ her_at here_since him_off hour_$ i_cut i_love i_open in_it in_living in_police in_there is_almost
      is_beating is_cops is_having is_overdosing is_point is_pointing is_time is_trying it_all just_came kid_at kids_without kill_herself le_estan live_for
      love_you me_baje me_voy mejo- men_$ mi_bebe mi_nina minute_$ mom_to my_front my_keys my_little my_toddler no_respira not_get note- of_them off_bus
      officer_has on_hold on_porch on_top our_house out_loud outside_my over_i parar_$ party_$ peek- peeki- pinn- pinne- please_tell puerta_$ que_abra
      quiere_entrar quiere_revisar razo- roun- saying_it services_is sigui- sleep_and snuc- sobre- sorr- spot- stop_hitting subi- talking_$ texte- there_now
      they_shut this_i this_time threw_me to_live todd- toddl- todo- took_them trooper_wants two_guys two_of up_i venas_$ vivi- wake_up went_back wife_to
      will_break with_our worker_and worl- wrist- wrists_$ xanax_and y_no yard_$ ابنت- اطفا- اطفال- اعتر- الباب_and البيت_$ الحب- الكل- الوع- بالغر- بدي_عيش
      برا_البيت بيتنا_$ بيتي_$ جرعه_زايده رغوه_من ساعدوني_$ علين- علينا_$ عند_الباب قدام- كلبشو- ما_بدي ما_عم من_السياره نفسه- والش- والشر- يتنف- يتنفس_$
      يسال- يسالو-`,
    '0.4': `._do ._my ._who 14_and 20_min =alive =aqui =ayuda =baby =babys =bedroom =beer =close =couch =cut =encuentro =eye =granddaughter =hija =inconsciente
      =initial =interrogando =laughed =matar =note =oding =omg =pack =perro =pointing =protest =q =quitando =reten =river =seeing =staring =strangling
      =suits =tapping =them =tylenol =va =voy =اخذ =اقتل =الطريق =امام =بابي =ترد =تعتقل =جاي =زوجي =ساعتين =سامحوني =سكين =شرطه =ضاع =عم =عمره =في =يسالون
      =يسالوني =يهدد =يهددني @200 @now-SOMEONE @now-she @now-they ANSWER+Moment ANSWER+SEARCH ARREST+ANYMORE ARRESTING+Gear ARRESTING+HOME ARRESTING+HOUSE
      ARRESTING+TOOK ASK+End ASKING+IF ASKING+KNOCKING ASKING+Near ASKING+SOBRIETY BE+BLEEDING BE+COMEIN BE+DETECTIVE BE+DOGS BE+DOOR BE+HIDEOUT BE+IROOM
      BE+Interview BE+REFL BE+Weapon BEHIND+MODAL BLEEDING+Violent BODY+PAPERS BODY+Plea BODY+SCARED BREATHE+LOTS BREATHE+Moment CAMEIN+PRESENT CAR+Moment
      CHILD+FALLEN CHILD+FIND CHILD+GONEOFF CHILD+GOODBYE CHILD+NOW CLITIC+FAINT CLITIC+Gear CLITIC+HANDS CLITIC+HIDEOUT CLITIC+Sick CLITIC+Street
      CLITIC+WEAPON CPS+GOT CUFFEDAR CUFFEDAR+ARRESTED CUFFEDAR+CUFFEDAR CUFFS+KIN DETECTIVE+LOC DETECTIVE+OUTES DOGS+Near DOGS+PRESENT DOOR+End DOOR+NOOSE
      DOOR+WILL Drug+BODY Drug+REFL Drug+WEAPON EX+BREAKIN EX+REFL EX+TOOKES End+HURTING End+LIVE FAINT+PILLS FAINT+QUERY FIND+CHILD FIND+HOUSE FIND+PRESENT
      GONEOFF+BE GONEOFF+Young GOODBYE+HEDGE GOODBYE+KIN GOODBYE+PRESENT GOT+COPCAR GOT+HANDS GOT+LURKING GRABBED+ASKING Gear+ARREST Gear+KNOCKING
      Gear+Moment Gear+NOW Gear+RECENT HASES+KIN HEDGE+BREATHE HEDGE+COLOR HEDGE+FAINT HEDGE+LURKING HEDGE+OUTES HEDGE+Sick HEDGE+WAVING HIDEOUT+SOMEONE
      HIGHPLACE+HEDGE HOME+IROOM HOME+Moment HOUSE+ANSWER HOUSE+JUST HOUSE+KNOCKING HOUSE+STATEMENT HURT+MISSING HURTING+End HURTING+KILL HURTING+Moment
      Held+DOOR Held+GOT INTO+Interview IROOM+HOUSE IROOM+POLICE Interview+JUST JUST+CLITIC JUST+GRABBED JUST+Gear JUST+HURTEN JUST+Near JUST+OUTES
      JUST+PAST JUST+SAY JUST+SEVERE JUST+Violent KILL+HURTING KILL+Moment KILL+WANT KIN+FALLEN KIN+Interview KIN+LEFTNOTE KIN+MISSING KIN+NOW KIN+NUMBER
      KIN+QUESTIONING KIN+ROUGH KNOCKED+HEDGE KNOCKING+CHILD KNOCKING+Gear LATER+End LIVE+ANYMORE LIVE+End LURKING+LEDGE LURKING+TOOK LURKING+WILL
      MISSING+HURT MISSING+WANT MODAL+ANYMORE MODAL+ARRESTING Moment+CUFFS Moment+GRABBED Moment+LURKING Moment+OUTES Moment+SEVERE Moment+Sick NARCAN+MODAL
      NOOSE+GIVEBACK NOW+HOME NOW+PASTVERB NUMBER+PAST NUMBER+SOMEONE Near+COMEIN Near+NOOSE Near+OUTES Near+TOOK OUTES+CHILD OUTES+ROADSIDE OUTES+Room
      OUTES+STATION OUTES+Young OVERDOSED+PRESENT OVERDOSING+PRESENT Official+DOOR Official+GETOUT Official+Moment Official+Near Official+PULLINGAR
      Official+ROUGH Official+TAKING PAPERS+ASK PHONE+Official PILLS+FALLEN PILLS+GIVEBACK PILLS+Violent POLICE+ARRESTING POLICE+ASK POLICE+LIGHTS
      POLICE+Near POLICE+PULLINGAR PRESENT+ARRESTING PRESENT+BLEEDING PRESENT+IROOM PRESENT+KNOCKING PRESENT+RAID PRESENT+REFL PRESENT+SEVERE
      PRESENT+SUICIDAL PRESENT+Street PRESENT+TAKINGAR PULLED+NOW PULLEDAR+Moment PULLEDAR+NOW QUESTIONING+CLITIC QUESTIONING+Moment QUESTIONING+NOW
      QUESTIONING+Paperwork RANOFF+HANDS RECENT+COPCAR RECENT+Gear RECENT+HIDEOUT RECENT+PHONE RECENT+Worker REFL+ASKING REFL+BE REFL+CHILD REFL+DOOR
      REFL+Moment REFL+NOOSE REFL+PRESENT REFL+TOOK REFL+Young ROADSIDE+Moment ROUGH+CLITIC ROUGH+SCARED ROUGH+Young Room+ANSWER Room+INTO Room+IROOM
      Room+WEAPON Room+Weapon SAY+ARREST SAY+REFL SAY+Room SCARED+Room SEARCH+Street SOMEONE+HURTING SOMEONE+JUST SOMEONE+KIN SOMEONE+LURKING SOMEONE+Near
      SOMEONE+Weapon STATION+RECENT STATION+WILL Sick+BE Sick+Drug Sick+NOOSE TAKEES+ARRESTED TAKING+ANYMORE TAKING+LIVE TAKING+NOW TAKING+PASTVERB
      TONIGHT+BE TONIGHT+PRESENT TOOK+ASKING TOOK+End TOOK+Held TOOKAR+CAR TOOKAR+HEDGE TOOKAR+JUST Traffic+WILL WAKE+PRESENT WANT+COMEIN WANT+DOOR
      WANT+LEDGE WANT+SEARCH WANT+SOBRIETY WAVING+End WEAPON+HURTING WEAPON+Near WEAPON+OUTES WEAPON+RECENT WEAPON+SAY WILL+BREAKIN WILL+DOOR WILL+LEDGE
      WILL+SEARCH Weapon+RECENT Worker+GOT Worker+POLICE Young+FALLEN Young+FIND Young+GONEOFF Young+GOODBYE Young+HANDS Young+NOW ^QUESTIONING ^SAY
      ^_detectives ^_hay ^_he ^_husband ^_narcan ^_please ^_quieren ^_sitting ^_there ^_الهجره ^_معه aliv- am_at am_in and_keeps and_to and_two and_will
      are_asking are_at are_on arma- around_$ around_my arrest_and arrestando_mi arresting_my at_door at_protest baby- back_of be_alive be_around behind_me
      being_arrested block- blow_$ blue_$ boxe- boyfriend_in boyfriend_is break_it car_on clean_$ come_clean cops_are cops_stopped couc- detective_just
      do_walk dog_and door_with dui_stop esposado_$ esta_afuera esta_aqui esta_siguiendo ex_se excep- feel_my find_her flas- flash- for_consent from_his
      from_judge get_them getting_pulled got_no grabbed_my has_his haul- he_keep he_wants he_went her_and her_head hermano_en himself_$ his_hand
      holding_cell house_to i_went in_her init- initi- is_already is_attacking is_blue is_breaking is_detective is_oding is_talking is_waiting jail_do
      just_arrested just_not just_showed kids_$ kill_myself knocking_on know_where laugh- lawyer_i le_esta little_girl lleva- load- me_call me_la me_quiere
      me_right me_tienen me_walking mi_hija mi_trabajo minutes_$ mismo_$ mout- mouth_$ my_babys my_backpack my_granddaughter my_kitchen my_rent my_self no_$
      no_le no_quiero no_se not_allowed not_be not_breathing not_leave nothing_$ now_or odin- of_vehicle officer_says officers_are old_is one_in or_they
      our_son over_by plai- police_just police_say policia_quiere quiere_que rive- salie- se_me security_is seei- seein- she_does sister_$ sitting_on sopl-
      standing_on stari- statement_right stepp- suicide_note suit- tappi- then_nothing they_asked they_walked things_$ think- think_he thinking_about
      to_look to_sentencing to_sleep toca- today_and took_all trib- two_men tyle- tylen- type_$ us_$ us_all vien- vivir_$ waki- way_out were_not where_my
      whis- without_me would_be yes_or ابني_عمره اعمل_$ البا- الجا- السياره_$ الشرطه_تعتقل الطر- الطري- امام_بيتي تعتق- تلفو- ساعت- ساعتي- سامح- سامحو-
      سكين_and سياره_الشرطه موقف- يسالوني_me يفتش- يفتشو- يهدد- يهددن- يهددني_me`,
    '0.3': `10_year =acaba =afuera =agentes =anymore =arresting =aunt =bleeding =blocked =boyfriends =breathing =bus =checkpoint =conteste =deputies =despierta
      =detectives =esta =everybody =eyes =father =floor =girl =gone =guys =happening =knocking =letters =lips =loaded =machete =making =man =mixed =narcan
      =odd =plane =shelter =stabbing =strip =table =thinking =thru =vivir =worker =y =yr =اختي =البيت =السياره =بالسياره =دخل =مسدس =ياخدوا @now-CPS @now-EX
      @now-POLICE ACTOR+POINT ANSWER+OUTES ANSWERAR ANSWERAR+ANSWERAR ANYMORE+PRESENT ARRESTED+Gear ARRESTED+POLICE ARRESTED+SAY ARRESTING+AWAY
      ARRESTING+GOT ARRESTING+Moment ARRESTING+NOW ARRESTING+THING ASK+Traffic ASK+WANT ASKING+End ASKING+NOW ASKING+Plea ASKING+SCARED AWAY+ANSWER
      BE+ANYMORE BE+BREAKIN BE+COLOR BE+EX BE+GIVEBACK BE+HANDS BE+HIGHPLACE BE+KILL BE+KNOCKING BE+OVERDOSE BE+POLICE BE+Room BE+SEARCH BE+Sick BE+TAKINGAR
      BE+TOOK BE+Worker BLEEDING+HURT BLEEDING+HURTEN BLEEDING+SEVERE BODY+DOOR BODY+Interview BODY+NOW BODY+PASTVERB BREATHE+PILLS BREATHE+PRESENT CAR+ASK
      CAR+DOOR CHILD+HOME CHILD+REFL CLITIC+ANSWER CLITIC+ASKING CLITIC+DOOR CLITIC+GETOUT CLITIC+HEDGE CLITIC+HURTING CLITIC+HURTS CLITIC+JUST CLITIC+KILL
      CLITIC+LEDGE CLITIC+NOOSE CLITIC+NOW CLITIC+Near CLITIC+PHONE CLITIC+PULLED CLITIC+QUESTIONING CLITIC+SEARCH CLITIC+TAKEES CLITIC+Weapon COMEIN+IF
      COPCAR COPCAR+COPCAR CPS+LOC CUFFS CUFFS+CUFFS CUFFS+LOC Calendar+KILL Calendar+SOMEONE DETECTIVE+ANSWER DETECTIVE+BE DETECTIVE+HEDGE
      DETECTIVE+LURKING DIE+MODAL DOGS+MODAL DOOR+GOT DOOR+HEDGE DOOR+INTO DOOR+Official DOOR+PRESENT DOOR+WEAPON Drug+ASK Drug+BREATHE Drug+GIVEBACK
      Drug+NARCAN EVERYONE+AWAY EX+GRABBED End+BREAKIN End+GOODBYE End+Held End+PASTVERB FALLEN+PRESENT FIND+HIDEOUT FIND+Young GIVEBACK+BODY GONEOFF+CAR
      GONEOFF+KIN GONEOFF+SAY GOODBYE+End GOT+MISSING GOT+NOW GOT+Sick GRABBED+JUST GRABBED+LURKING GRABBED+Young Gear+ARRESTED Gear+BEHIND Gear+GOT
      Gear+MODAL Gear+Near HANDS HANDS+HANDS HANDS+THING HEDGE+BLEEDING HEDGE+DOOR HEDGE+GONEOFF HIDEOUT+NUMBER HIGHPLACE HIGHPLACE+HIGHPLACE HOME+ANSWER
      HOME+NOW HOME+SEARCH HOME+Violent HOUSE+NOW HURT+Moment HURT+Room HURTEN+RANOFF HURTING+AWAY HURTING+CHILD HURTING+NOW HURTING+SCARED HURTING+Street
      HURTING+WEAPON HURTS+Near IDIOM+PASTVERB IDIOM+SEVERE IF+ANSWER IROOM IROOM+IROOM Interview+BE Interview+CAR Interview+Near Interview+PHONE
      Interview+SAY JUDGE+POINT JUST+CHILD JUST+Calendar JUST+HURT JUST+PASTVERB KILL+CHILD KILL+CLITIC KILL+General KILL+PRESENT KILL+SEVERE KILL+Young
      KILLED+SEVERE KIN+DETECTIVE KIN+GOODBYE KIN+HANDS KIN+HIGHPLACE KIN+OVERDOSING KIN+PASSEDOUT KNOCKING+Violent LEDGE+Street LIGHTS+BEHIND LIGHTS+CLITIC
      LIGHTS+Near LIVE+CLITIC LIVE+PASTVERB LIVE+WANT LOC+ASKING LOC+DOOR LOC+Gear LOC+HIGHPLACE LOC+NECK LOTS+PILLS LURKING+DOOR MODAL+COLOR MODAL+DOOR
      Moment+CHILD Moment+Calendar Moment+DOOR Moment+IWANT Moment+PAST Moment+TONIGHT Moment+Young NARCAN+Drug NECK NECK+NECK NOOSE+ASK NOOSE+BODY
      NOOSE+End Near+ANSWER Near+LEDGE Near+NOW Near+Official OUTES+Near OVERDOSED OVERDOSED+MODAL OVERDOSED+OVERDOSED OVERDOSING+MODAL Official+ANSWER
      Official+ARRESTING Official+HOME Official+HURTS Official+KNOCKING Official+LURKING Official+NOW Official+Street PASTVERB+COMEIN PASTVERB+FALLEN
      PHONE+POLICE PILLS+Interview PILLS+TOOK PILLS+WAKE POLICE+DOOR POLICE+NOW POLICE+SCARED PRESENT+ANYMORE PRESENT+BREATHE PRESENT+COLOR PRESENT+COPCAR
      PRESENT+DIE PRESENT+GETOUT PRESENT+HIGHPLACE PRESENT+HURTEN PRESENT+LEDGE PRESENT+OUTES PRESENT+PASSEDOUT PRESENT+ROADSIDE PRESENT+Room PRESENT+SEARCH
      PRESENT+STATION PRESENT+Sick PRESENT+TONIGHT PRESENT+WAKE PULLED+ASKING PULLED+HEDGE PULLED+JUST PULLED+Moment PULLED+WILL PULLING PULLING+PULLING
      PULLINGAR PULLINGAR+PULLINGAR Plea+ARREST Plea+KIN Plea+MODAL QUERY+LIVE QUERY+POINT QUESTIONED+JUDGE QUESTIONED+POLICE QUESTIONING QUESTIONING+CHILD
      QUESTIONING+QUESTIONING RANOFF+GONEOFF RANOFF+JUST RANOFF+SEARCH RANOFF+TOOKAR RECENT+CPS RECENT+Drug RECENT+NECK REFL+ARRESTING REFL+Drug
      REFL+General REFL+HEDGE REFL+PILLS REFL+WANT REFL+WILL ROADSIDE+GOT ROADSIDE+Traffic ROUGH+HOUSE Room+BE Room+IF Room+LURKING Room+RANOFF SAY+COMEIN
      SAY+Interview SCARED+HURT SCARED+TOOK SEARCH+BE SEARCH+Drug SEARCH+PRESENT SEIZED+KIN SEVERE+KILLED SEVERE+NOW SOBRIETY+Drug SOBRIETY+PRESENT
      SOMEONE+COMEIN SOMEONE+Gear SOMEONE+Official SOMEONE+TAKING SOMEONE+WEAPON SUICIDAL+CLITIC Sick+CLITIC Sick+PASTVERB Sick+QUERY Sick+Traffic
      Street+LEDGE TAKEES+CHILD TAKEES+Young TAKING+KIN TAKING+Near TAKINGAR+TOOK TAKINGAR+Young TALKING+IF TALKING+SCARED THING+Sick TONIGHT+Moment
      TOOK+ASK TOOK+GONEOFF TOOK+JAILED TOOK+KIN TOOK+NOW TOOK+TAKINGAR TOOKAR+Drug TOOKAR+KIN TOOKAR+PILLS TOOKAR+RANOFF Traffic+ASK Traffic+OUTES
      Traffic+ROADSIDE Traffic+STATEMENT Traffic+Sick Violent+Gear Violent+NOW WANT+GETOUT WANT+KILL WANT+NOW WANT+Room WAVING+WEAPON WAVING+Weapon
      WEAPON+Drug WILL+COMEIN WILL+GETOUT Worker+BE Worker+MODAL Worker+Official Worker+PRESENT Young+PASSEDOUT Young+REFL ^ASKING ^KILL ^LIVE ^NARCAN
      ^_nobody ^_voy ^_ابني ^_اختي after_what afue- afuer- ahorita_$ alive_$ am_going and_her and_lady and_took and_ما anym- anymo- anymore_i anyw-
      are_handcuffing are_interrogating are_making as_my at_airport at_my away_my baby_$ bag_and beat_up bed_$ been_here being_handcuffed blea- bleac- blee-
      bleed- called_for came_up can_go chai- checks_$ comes_back cop_behind cuar- cuart- de_mi despi- did_$ do_it do_this door_$ esta- esta_arrestando
      everybody_$ fath- fathe- floo- for_another friend_of from_back front_door getting_arrested going_$ have_guns he_did he_goes he_is he_just he_took
      her_out hitting_me house_and house_with i_gave i_give i_hear i_mail in_middle incon- is_about is_at is_civil is_drunk is_getting is_gone is_got it_i
      kill_himself kill_me laug- lawyer_and license_what life_is lips_are loade- mache- maki- makin- me_paro mi_casa mi_mama migra_$ minu- minut- mis_ninos
      mixe- mom_$ mom_called my_girlfriends my_id narca- neighbor_is no_despierta nobody_can not_tell not_work of_her of_police out_with perd- police_car
      policia_esta putting_my que_hable que_le quieren_que refusing_to right_now screa- she_is shelt- side- something_and tabl- taking_my them_to
      they_called they_came think_i time_and to_hold to_run told_them toni- took_bunch trae- under_arrest up_this vena- want_it wants_my we_got went_in
      what_judge wife_has with_her yr_old البي- السي- السيا- الشرطه_علي بالسي- محامي_$ هلق_$`,
    '0.2': `=94 =already =around =asking =belt =clothes =crying =face =fell =funeral =he =head =her =hermana =lady =line =matter =nobody =officers =paro =putting
      =quick =rather =seen =shut =sit =tonight =truth =trying =tv =type =us =walking =went =whether @doing ANYMORE+THING ARREST+BE ARREST+PRESENT ASK+SAY
      ASKAR ASKAR+ASKAR ASKING+ASK ASKING+CAR ASKING+COMEIN ASKING+Calendar ASKING+Drug ASKING+KILL ASKING+LOTS ASKING+SEARCH ASKING+Street ASKING+Traffic
      AWAY+ASKING AWAY+BODY AWAY+CLITIC AWAY+SEARCH BE+ARRESTED BE+ASKING BE+CAR BE+CHILD BE+COPCAR BE+FAINT BE+PHONE BE+QUESTIONING BE+RAID BE+SEIZED
      BE+TAKEES BE+WEAPON BE+Young BODY+CAR BODY+GOT BODY+HIDEOUT BODY+LOTS BREAKIN+BE BREATHE BREATHE+BREATHE CAR+CHILD CAR+Young CHILD+BODY CHILD+HURTING
      CHILD+IROOM CHILD+JUST CHILD+SCARED CHILD+TOOK CLITIC+ARRESTING CLITIC+CAR CLITIC+CPS CLITIC+Drug CLITIC+Interview CLITIC+LOTS CLITIC+Moment
      CLITIC+PILLS CLITIC+PRESENT CLITIC+TALKING CLITIC+Traffic CLITIC+Young COMEIN+CAR COMEIN+HIDEOUT COPCAR+POLICE COURTS+REFL Calendar+End
      Calendar+Street DETECTIVE+GOT DETECTIVE+HOUSE DETECTIVE+JUST DETECTIVE+KIN DETECTIVE+TALKING DOOR+MODAL DOOR+SAY Drug+HOME Drug+Moment Drug+TOOK
      Drug+Violent EX+GOT EX+LOC End+HURT End+Moment End+Near End+QUERY End+RANOFF End+SCARED FAINT+Plea FAINT+Sick GETOUT+CAR GIVEBACK+LOC GIVEBACK+TOOK
      GIVEBACK+Traffic GONEOFF+ASKING GONEOFF+GOT GONEOFF+HEDGE GONEOFF+PRESENT GONEOFF+RANOFF GOT+DETECTIVE GOT+EVERYONE GOT+Held GOT+LEDGE GOT+Plea
      GRABBED+CHILD GRABBED+HOME GRABBED+LOTS GRABBED+PRESENT Gear Gear+Gear General+ANSWER General+End General+Plea HANDS+LOC HEDGE+CAR HEDGE+COMEIN
      HEDGE+Gear HEDGE+MISSING HEDGE+REFL HEDGE+SEARCH HIDEOUT+WILL HIGHPLACE+LEDGE HOME+LURKING HOUSE+LURKING HOUSE+Moment HURT+ASKING HURT+End HURT+TOOK
      HURTEN+Moment HURTING+HOUSE HURTING+Young Held+BE Held+CHILD Held+Young IF+MISSING IF+STATEMENT INTO+End INTO+GIVEBACK INTO+Gear INTO+LEDGE
      INTO+STATEMENT Interview+Moment Interview+NUMBER Interview+TALKING JOKE+MODAL JUST+KIN JUST+Young KIN+COMEIN KIN+Drug KIN+GONEOFF KIN+POINT KIN+SCARED
      KIN+TOOK KIN+TOOKAR KIN+Violent KIN+WAKE KIN+WEAPON KNOCKING KNOCKING+KNOCKING KNOCKING+PRESENT KNOCKING+SAY LATER+RECENT LEDGE+HIGHPLACE LIGHTS
      LIGHTS+LIGHTS LIVE+TOOK LOC+GRABBED LOC+HANDS LOC+LEDGE LOC+NOOSE LOTS+ANYMORE LOTS+Drug LOTS+LURKING LOTS+NOOSE LURKING+CHARGED LURKING+Violent
      MISSING+POLICE MODAL+BLEEDING MODAL+QUESTIONED Moment+Near NARCAN NARCAN+NARCAN NOW+MODAL NOW+Moment NUMBER+LOC NUMBER+POLICE NUMBER+RECENT
      Near+RANOFF Near+ROUGH Near+SCARED OUTES+DOOR OVERDOSING OVERDOSING+OVERDOSING Official+BE Official+GOT Official+HEDGE Official+KIN Official+PRESENT
      Official+SAY Official+WANT Official+WILL PAPERS+SCARED PASSEDOUT+SCARED PASTVERB+GIVEBACK PASTVERB+PASSEDOUT PASTVERB+TAKING POINT+End POISON
      POISON+POISON POLICE+AWAY POLICE+BE POLICE+BODY POLICE+Gear POLICE+LURKING POLICE+Moment POLICE+OUTES POLICE+PRESENT POLICE+PULLED POLICE+ROADSIDE
      POLICE+Street POLICE+TAKING PRESENT+BREAKIN PRESENT+CAR PRESENT+COMEIN PRESENT+DOGS PRESENT+DOOR PRESENT+EX PRESENT+End PRESENT+FAINT PRESENT+FIND
      PRESENT+GONEOFF PRESENT+GRABBED PRESENT+Gear PRESENT+KIN PRESENT+LETGO PRESENT+LIVE PRESENT+MISSING PRESENT+POINT PRESENT+QUESTIONING PRESENT+SEIZED
      PRESENT+SOBRIETY PRESENT+Worker PULLED+LOC PULLED+MODAL Paperwork+Gear QUESTIONED+HOUSE QUESTIONING+Young RANOFF+BODY RANOFF+CHILD RANOFF+EVERYONE
      RANOFF+KIN RANOFF+MISSING RANOFF+SOBRIETY RANOFF+SOMEONE RANOFF+Young RECENT+CHILD RECENT+LOTS RECENT+NOOSE RECENT+Official RECENT+WEAPON
      RECENT+Weapon REFL+MODAL ROADSIDE+LOTS ROUGH+Near ROUGH+PRESENT Room+General SAY+ARRESTED SAY+KIN SAY+TAKING SEARCH+LOTS SEVERE+CLITIC SOBRIETY+PILLS
      SOMEONE+BREAKIN SOMEONE+HIDEOUT SOMEONE+HOUSE SOMEONE+ONLINE SOMEONE+Room SOMEONE+TOOK SOMEONE+WILL STATEMENT+CHARGED STATEMENT+End STATEMENT+WILL
      STATION+WANT Sick+FAINT Sick+PRESENT Street+POLICE TAKING+ASKING TAKING+BE TAKING+CHILD TAKING+Moment TAKING+TAKINGAR TAKING+WANT TAKING+Young
      TAKINGAR+TAKING TALKING+INTO TALKING+Moment TALKING+TOOK TOOK+Moment Traffic+Interview Traffic+Moment Traffic+SCARED Violent+WEAPON WAKE WAKE+WAKE
      WANT+HURTS WANT+Interview WANT+Near WANT+WAKE WEAPON+BODY WILL+BE WILL+CAR WILL+DIE WILL+HURT WILL+NOW WILL+Near WILL+Street Weapon+BODY Worker+HEDGE
      Worker+RANOFF Young+BODY Young+Drug Young+HOME Young+IROOM Young+JUST Young+SCARED Young+TOOK ^FIND ^HURTING ^KIN ^SOMEONE ^_cops ^_nurse ^_they ^_امي
      ^_زوجي ^_في agent- alre- alrea- am_about and_not and_there anyway_$ arou- aroun- aski- askin- asking_my baby_is back_to because_they bloc- brother_and
      brother_he by_police called_from car_with case_go clos- clot- cloth- consent_to cryi- cryin- date_i daughter_has depu- deput- detective_is door_down
      estoy_en exce- fune- funer- glas- got_in got_my had_two he_can he_gets hear_my him_$ him_back his_car house_right i_die i_drank i_keep i_let i_run
      i_wrote ice_at in_his in_to is_happening is_holding is_what just_want kids_from leave_$ mata- matt- me_anything me_to mi_ex mi_hermana money_if
      morning_$ my_family my_last my_mother my_property nobo- nobod- not_let not_need now_do now_he officer_is on_his phone_and pills_$ police_are police_at
      policia_me putt- putti- quic- rath- rathe- somebody_is stab- stra- take_care take_him them_$ them_i they_have to_blow to_finish tonig- trut- tryi-
      tryin- trying_to until_i up_and voic- walk_line walki- whet- wheth- will_not والا- ياخد- ياخدو-`,
    '0.1': `=agents =anyway =best =bunch =came =children =door =drank =fair =feel =finish =getting =kill =mama =run =talking =trooper =way @110 ACTOR+SOMEONE
      ANSWER+CHARGED ANSWER+GIVEBACK ANSWER+MODAL ARREST+WARRANT ARRESTED+SCARED ARRESTED+TOOK ASK+TALKING ASKING+PAPERS ASKING+WARRANT AWAY+CUFFS AWAY+End
      BE+ARREST BE+End BE+GOT BE+LEDGE BE+MISSING BE+NOOSE BE+OVERDOSING BE+TAKING BE+TALKING CAR+ASKING CHILD+Drug CHILD+Moment CHILD+PULLED CLITIC+BE
      CLITIC+GIVEBACK COMEIN+General CPS+TAKING DETECTIVE+AWAY DETECTIVE+CAR Drug+Near Drug+PASTVERB EX+AWAY EX+RANOFF EX+RECENT End+PRESENT End+SUICIDAL
      End+WAKE GIVEBACK+ANSWER GIVEBACK+HOUSE GIVEBACK+PAPERS GONEOFF+MODAL GOT+Gear GOT+SOBRIETY GOT+SOMEONE Gear+LOC General+BREAKIN General+Young
      HEDGE+ASK HEDGE+TAKING HIDEOUT+ASK HIDEOUT+Moment HIDEOUT+WARRANT HOUSE+TALKING HURT+LATER IDIOM+HURTEN IF+End INTO+CUFFS INTO+NOOSE Interview+RECENT
      JUDGE+JUST JUDGE+SOBRIETY JUST+ARRESTED KILL+MODAL KIN+End KIN+GRABBED KIN+Weapon LEDGE+INTO LIVE LIVE+BE LIVE+LIVE LIVE+SCARED LOC+ASK LOC+CUFFS
      LOC+End LOC+GOT LOC+HURTS LOC+LIVE LOC+PHONE LOTS+Near LOTS+TALKING LURKING+KNOCKING LURKING+RANOFF LURKING+RECENT MISSING+JAILED MODAL+DOGS
      MODAL+HIGHPLACE MODAL+KNOCKING MODAL+LETGO MODAL+OVERDOSING MODAL+RAID MODAL+Street MODAL+WAKE Moment+HURT Moment+IF Moment+INTO Moment+KIN
      Moment+Violent Official+LOC Official+MODAL Official+OUTES PASSEDOUT PASSEDOUT+PASSEDOUT PHONE+LOC PILLS+LOTS POINT+PRESENT POLICE+GOT POLICE+Traffic
      PRESENT+ARRESTED PRESENT+BODY PRESENT+CHILD PRESENT+PHONE PRESENT+Weapon PULLED+BE PULLED+QUERY PULLINGAR+CLITIC QUERY+Plea QUESTIONED+LOC RAID+HOUSE
      RANOFF+NOOSE RANOFF+WANT RECENT+CAR RECENT+End RECENT+Young SAY+Calendar SAY+GOT SAY+KILL SAY+WARRANT SEARCH+CLITIC SEARCH+MODAL SEARCH+ROADSIDE
      SEIZED+CLITIC SEVERE+COURTS SOMEONE+BE SOMEONE+PRESENT SOMEONE+WANT SUICIDAL+End Sick+MODAL Street+JAILED Street+Moment Street+QUERY Street+RANOFF
      TAKING+HEDGE TAKING+JAILED THING+ANSWER THING+SCARED TOOK+GIVEBACK TOOK+JUST Traffic+POLICE Violent+CLITIC Violent+Official Violent+Weapon WANT+CAR
      WANT+Held WANT+LETGO WARRANT+BE WAVING+NOOSE WEAPON+HEDGE WILL+HURTING WILL+Held WILL+LETGO WILL+PASTVERB Worker+LOC Worker+TAKING Young+HURTING
      Young+PULLED ^Sick ^_going all_of and_cop and_he and_officer and_told anywa- asked_for before_i bunc- bunch_of call_lawyer can_not care_of dad_$
      do_not dran- find_my for_something get_in gett- getti- go_away gun_to has_been have_my help_$ him_and home_from i_answer i_can i_say i_think i_will
      in_handcuffs into_my is_driving line- matte- no_me not_find not_going now_$ on_94 out_if over_and que_es say_$ she_has showed_up sin_abogado
      sobriety_test state_police still_in strai- stran- suspended_and talki- there_is to_take troo- troop- up_to way_to where_i worke-`,
    '-0.1': `=born =carrying =checks =fast =grandma =keeps =parents =permiso =por =refuse =testify =السجن =قبل ANSWER+Young ARRESTED+JUDGE ARRESTING+GRABBED ASK+BE
      AWAY+FIND BREAKIN+CLITIC BREAKIN+Room CAR+HOWTO CHARGED+KILLING CHILD+Near Drug+WILL End+ANSWER End+OVERDOSED GOT+ASK GRABBED+BODY GRABBED+PASTVERB
      Gear+KIN HEDGE+HOWTO HOME+ASKING HOME+CLITIC HOME+PAST HOUSE+ASK HOUSE+HURT HOUSE+IF HOUSE+WARRANT HURT+KNOCKED HURTEN+COURTS HURTEN+SOMEONE
      INTO+NUMBER IROOM+AWAY IROOM+INTO IROOM+LOC IWANT+PRESENT JAILED+ASK JUDGE+CAR JUDGE+IF JUDGE+Room JUDGE+SCARED KILL+SOMEONE KIN+GIVEBACK KNOCKED
      KNOCKED+HURT KNOCKED+KNOCKED LURKING+CAR OVERDOSED+End PAPERS+CHARGED PASTVERB+IDIOM PASTVERB+Official PILLS+SAY POLICE+GONEOFF Paperwork+SOBRIETY
      QUESTIONS QUESTIONS+QUESTIONS RECENT+STATEMENT REFL+THING ROUGH+Room SAY+Violent TAKING+Drug TAKING+PILLS TOOK+SAY TOOK+WEAPON TOOKES+PAST Traffic+NOW
      WARRANT+PRESENT WILL+EVERYONE WILL+WARRANT Young+Near ^ARRESTING ^DIE ^KILLED ^_tienen am_done am_sitting bailed_out call_911 can_be carry- ccw_$
      charged_for cop_said deten- garage_$ get_arrested habla- happens_to has_gun him_in in_room is_been is_going is_your keep- la_casa lawyer_to
      license_and me_my me_two much- my_apartment my_side myself_in need- no_court one_$ police_report que_hago respo- she_says stal- teacher_$ tell_them
      they_pulled this_to to_$ tric- turn_myself week_$`,
    '-0.2': `14_days =200 =21 =30 =accused =act =afford =ahora =application =aside =ask =attorney =automatic =bac =calling =carcel =careless =cases =caught
      =causing =child =claim =college =community =concealed =conduct =consequences =contact =contest =controlled =crime =crimes =dangerous =deadline
      =deferral =deferred =delete =delivery =deportation =deported =detained =detroit =domestic =donde =dorm =driver =drove =during =embezzlement =enough
      =expired =failure =form =fraud =girlfriends =hago =handle =hi =history =huron =idea =impaired =information =infraction =injury =investigation
      =juvenile =killing =lansing =lied =lifetime =lo =loss =lying =make =mandatory =manejar =marijuana =meaning =medical =meeting =messages =michigan
      =military =moral =mucho =multiple =name =neighbors =o =office =ok =online =orden =ounces =overdose =papeles =parenting =park =payments =petition
      =place =plant =plants =port =possession =prevention =prior =priors =private =puedo =punishment =pushed =quiero =reckless =reduced =released =repeat
      =represent =request =response =restitution =results =retail =review =ring =served =service =shooting =shoplifting =slate =solo =stand =student =talked
      =teacher =thrown =times =trainee =trouble =turn =turpitude =twice =underage =unpaid =video =violence =wanted =watched =weapon =why =work =yo =youthful
      =بدون =عند =كل ANSWER+CHILD ANSWER+HOUSE ANSWER+Near ARRESTED+ACTOR ARRESTING+Paperwork ASKING+GIVEBACK ASKING+LEFTNOTE ASKING+POLICE ASKING+SOMEONE
      AWAY+Worker CAR+PAST CHARGED+HURT CHARGED+SAY CHARGED+WANT CHILD+HURT CHILD+Plea CHILD+Violent CLITIC+Calendar CLITIC+KIN CLITIC+PODER CLITIC+SOMEONE
      DIE+CLITIC DOOR+CAR Drug+ARRESTED Drug+Calendar Drug+GOT Drug+JAILED EX+CHILD EX+PRESENT EX+TOOK End+FIND End+HIGHPLACE End+OVERDOSE FAINT+HEDGE
      GIVEBACK+CAR GIVEBACK+CLITIC GIVEBACK+Interview GIVEBACK+MODAL GOT+COMEIN GRABBED+KILL GRABBED+Room GRABBED+TAKING General+DOOR General+KIN
      General+Official General+PULLED General+TAKING HABIT+CLITIC HABIT+Near HEDGE+IWANT HEDGE+NOW HEDGE+Room HIDEOUT+FIND HIDEOUT+LOTS HOME+End
      HOUSE+HURTEN HOUSE+PAST HOUSE+RECENT HURT+Calendar HURTEN+PAST HURTING+General Held+KIN Held+POLICE Held+WANT IDIOM+DIE IDIOM+HEDGE IDIOM+KILL
      IDIOM+LOC IF+ARRESTING IF+ASK IF+CAR IF+GOT INTO+GONEOFF INTO+Official IWANT+Paperwork Interview+COMEIN JUST+ANSWER KILL+IDIOM KILLED+Calendar
      KILLED+PAST KIN+ASKING KIN+IWANT KNOCKED+Violent LEDGE+End LEFTNOTE+PRESENT LEGAL+PILLS LURKING+Interview LURKING+NOW MODAL+IDIOM MODAL+Worker
      NOOSE+Calendar OUTES+WANT OVERDOSE+End Official+PASTVERB Official+Weapon PASSEDOUT+RECENT PAST+ASKING PAST+Calendar PAST+General PAST+POLICE PAST+WILL
      PASTVERB+Near PASTVERB+REFL PASTVERB+TALKING PASTVERB+Weapon PILLS+Calendar PILLS+IF PILLS+WILL PODER+CLITIC PODER+REFL POINT+LEGAL POINT+QUERY
      POINT+WANT POLICE+COMEIN POLICE+HURT POLICE+HURTEN POLICE+HURTING POLICE+NOOSE POLICE+STATEMENT POLICE+Weapon PRESENT+LIGHTS Plea+CLITIC Plea+End
      Plea+GOT Plea+Moment QUERY+GRABBED QUERY+HOME QUERY+HOUSE QUERY+HURTEN QUERY+Official RANOFF+HOUSE RANOFF+POLICE RECENT+PASSEDOUT REFL+AWAY REFL+INTO
      REFL+LOC REFL+PODER SAY+PASTVERB SEIZED+INTO SEVERE+WANT SEVERE+WILL STATEMENT+CLITIC STATEMENT+Calendar SUICIDE+PAST TAKING+CAR TAKING+HIDEOUT
      TAKING+HURTING TALKING+Room TALKING+Violent TOOK+ANSWER TOOK+HIDEOUT TOOK+KILL TOOK+Weapon Traffic+JUST Traffic+PULLED Traffic+RECENT Violent+KNOCKED
      WANT+GONEOFF WAVING+KIN WEAPON+PASTVERB WILL+FIND WILL+GONEOFF WRISTS+HEDGE Weapon+PASTVERB Worker+GRABBED Young+HURT Young+Plea Young+Violent ^BE
      ^DOOR ^HEDGE ^HIDEOUT ^JOKE ^PAST ^PODER ^SOBRIETY ^_accused ^_arrainment ^_can ^_caught ^_could ^_deadline ^_deferred ^_delivery ^_did ^_diversion
      ^_dui ^_embezzlement ^_explain ^_expungement ^_false ^_forgot ^_habitual ^_hi ^_juvenile ^_lisence ^_loss ^_marijuana ^_medical ^_minor ^_multiple
      ^_never ^_nothing ^_possession ^_prove ^_refused ^_repeat ^_retail ^_selling ^_set ^_stopped ^_take ^_teacher ^_teen ^_third ^_under ^_where ^_المحقق
      ^_كيف accident_$ accident_and accused_of admi- affo- affor- alco- alcoh- am_victim and_court and_just and_بدي apartment_$ appli- application_$ are_you
      asid- aside_$ asked_me asked_to atto- attor- attorney_$ auto- autom- bail- blue_water borr- breathalyzer_$ brother_$ bull- came_$ car_in carc- carce-
      carel- carr- carta_de case- caug- caugh- caught_stealing caught_with causi- cent- chil- citizen_$ civil_infraction clean_slate coll- commu-
      community_service conc- conce- condu- conf- cons- conse- consequences_$ contact_order cops_$ cousin_$ crime- crime_$ custody_$ dangerous_weapon dead-
      deadline_$ defe- defen- defer- deferral_$ delete_my deliv- dema- deportation_$ desi- desig- deta- detai- detr- detro- do_juvenile dollars_$ dome-
      domes- domestic_violence dond- door_to drov- drug_possession dui_michigan duri- durin- duty_$ elig- eligi- en_espanol enou- enoug- entr- everything_$
      ex_is expi- expir- failu- failure_to fals- false_report fighting_this first_time foll- follo- for_interpreter for_this for_your forc- four- fourt-
      frau- fraud_$ from_me got_stopped guilty_$ guy_at habi- hace- handl- have_got her_boyfriend hire_you hist- histo- homi- huro- i_come i_could i_drive
      i_failed i_never i_use ichat_$ id_$ impai- in_2019 in_law in_possession in_trouble incl- inclu- infr- infra- injury_$ intent_to inve- inves- is_this
      it_ok job_and just_pay juvenile_$ keeps_saying killi- la_carcel la_policia lansi- larceny_$ last_month last_week less_than lifet- lise- lisen- llama-
      loss_prevention lyin- mand- mari- marij- marijuana_$ max_for me_about me_agarraron me_go mean- meani- meaning_$ medi- messages_$ mich- michi-
      michigan_$ mili- milit- mira- miran- mora- mother_$ multi- my_cdl my_coworker my_dui my_home my_request need_lawyer no_contest not_afford not_citizen
      not_say of_domestic onli- onlin- online_$ ounc- ounce- papel- pare- parents_$ passed_out pay_for payments_$ pena- penal- penalty_$ perm- permi-
      person_$ plant- please_help po_$ port_huron poss- posse- possession_$ possession_of pret- prev- preve- prio- prior- prior_$ priv- priva- prof-
      property_$ puede- puni- punis- pushe- qual- quali- reck- reckl- reckless_driving redu- reduc- reduced_$ refu- refus- rein- reins- rele- relea- repe-
      repea- repr- repre- reque- request_$ resid- resta- resti- reta- retai- retail_fraud retu- retur- right_$ robbery_$ saca- said_$ said_no said_yes
      same_thing say_he scree- se_puede secu- serv- serve- set_aside shoot- shoplifting_$ side_$ slat- slate_$ stalk- stopped_me stre- stud- stude- supe-
      talk_$ talke- teach- tech- test- testi- testify_against that_i theft_$ they_said they_say they_still this_chat thrown_out time_do to_ask to_fight
      to_testify to_victim too_late towe- trou- troub- turp- turpi- twic- under_21 unpa- unpai- up_by victim_$ viole- violence_$ want_to wante- was_in weap-
      weapo- weapon_$ weed_in what_i when_police where_you with_me with_ppo you_are you_handle you_have you_my you_represent you_speak you_take youth-
      youthful_trainee اعتق- السج- السجن_$ المحامي_$ المحق- المس-`,
    '-0.3': `* 1000_$ 16_$ 17_$ 21_$ 30_days 7411_$ 7411_for =1000 =18 =2 =2015 =25 =2nd =50 =7411 =900 =93 =able =accident =acusan =adjudication =admission
      =admitted =adult =advisement =agarran =age =agreement =algo =always =ankle =ano =any =appeal =armed =arraigned =arrainment =assault =asylum =baiid
      =bailed =ban =banned =bar =bf =bien =bill =bills =blew =bonds =bridge =brothers =business =buy =cam =canada =cash =ccw =cdl =celular =chance =chances
      =chat =citizen =city =client =como =consulate =contempt =could =country =cover =cpl =cps =crash =cuanto =curfew =daca =datamaster =deal =death
      =defender =defending =denied =derechos =detention =direccion =discount =dismissed =disorderly =diversion =dollars =drop =drug =drugs =dui =duty =dv
      =dwls =dying =e =employer =entrapment =erase =erased =espanol =every =evidence =expungement =failed =fake =false =fee =felon =felonies =felonious
      =fight =file =filed =finally =fines =fingerprints =firm =fix =flint =florida =force =forfeit =forfeiture =forget =forma =fourth =frank =free
      =government =grams =grandmother =grow =growing =guard =guns =h1b =habitual =hablar =hard =health =high =hire =homicide =human =hunting =hurt =hyta
      =ichat =informacion =informant =inmate =innocent =intent =interpreter =interrogation =ir =kept =lab =language =larceny =lawer =less =letter =licencia
      =lie =limit =lisence =list =listen =lives =llamada =llamo =lol =lost =management =marysville =max =mine =minor =mip =mohami =months =motion =msu
      =murder =mushrooms =names =narcotics =naturalization =near =needed =number =offender =ohio =owi =owner =owvi =package =pagar =para =pardon =pasado
      =passed =pay =pays =pbt =percent =permission =person =plate =plead =pled =pontiac =power =ppo =pretrial =price =probable =proof =prosecution
      =prosecutor =protection =prove =public =puede =question =racing =rapids =rate =receipt =recorded =refund =refusal =refused =regular =remember =report
      =requirements =resisting =responsibility =responsible =restraining =revisaron =revocation =rid =roadside =ruin =rule =salir =same =sample =schedule
      =scram =screwed =seized =sell =selling =send =serve =set =sexual =show =si =smart =sos =spanish =speeding =stalking =statement =status =stealing
      =stole =stolen =story =subpoena =super =suspension =system =takes =tased =teen =teens =testing =tether =theft =third =tickets =tickit =time =tires
      =towed =travel =trespass =true =typed =undercover =undocumented =union =use =used =using =ustedes =value =vecino =victim =victims =vino =visa =vop =vs
      =website =week =win =words =works =wrong =you =your =youth =zone =اعتقلوا =الرخصه =السجل =الشهر =العام =القضيه =الكفاله =الماضي =المحقق =المحكمه
      =المكتب =اول =بس =بصير =بقدر =سيارتي =فتشوا =فلوس =فهمت =قول =كاونتي =للشرطه =ماذا =هسه =وقفوني =يشوف @000 @010 @asked-part @done @past ANSWER+HEDGE
      ANSWER+LEGAL ARREST+CAR ARREST+HIDEOUT ARRESTED+CHILD ARRESTED+Drug ARRESTED+HOME ARRESTED+JUST ARRESTED+Near ARRESTED+PAST ARRESTING+PAST
      ASK+EVERYONE ASK+General ASK+IF ASK+Plea ASK+SEARCH ASKING+CHARGED ASKING+EVERYONE ASKING+HASES AWAY+ASK AWAY+GONEOFF AWAY+PAST AWAY+REFL AWAY+TONIGHT
      BE+HABIT BE+IDIOM BODY+Calendar BODY+RECENT BREAKIN+DOOR BREAKIN+Official BREATHE+SOBRIETY BREATHE+THING CAR+Calendar CAR+RANOFF CAR+SCARED
      CHARGED+ANSWER CHARGED+ASKING CHARGED+HOME CHARGED+KILL CHARGED+NOOSE CHARGED+Near CHARGED+SEVERE CHARGED+WEAPON CHARGED+WILL CHARGED+Weapon
      CHARGED+Young CHILD+ARREST CHILD+BREAKIN CHILD+IF CHILD+ONLINE CLITIC+DETECTIVE CLITIC+LEFTNOTE CLITIC+PAST CLITIC+POINT CLITIC+SEARCHED CPS+ARREST
      CPS+COURTS CPS+Calendar CPS+RECENT CPS+TALKING DETECTIVE+CHILD DETECTIVE+Calendar DETECTIVE+THING DIE+BE DOOR+IF Drug+ASKING EVERYONE+LOC EX+ASKING
      EX+CLITIC EX+PAST EX+WANT EX+Young End+OVERDOSING FIND+RECENT GIVEBACK+NOOSE GIVEBACK+Weapon GONEOFF+JUDGE GONEOFF+PAST GONEOFF+SCARED GOT+IF
      GOT+NUMBER GOT+TALKING GRABBED+ARRESTING GRABBED+LEGAL GRABBED+PAST GRABBED+WARRANT Gear+HURT General+ASK General+CAR General+DETECTIVE
      General+LURKING General+Street HASES+POLICE HEDGE+ARRESTED HEDGE+EVERYONE HEDGE+FIND HIDEOUT+LEGAL HIDEOUT+PAST HIDING+DOOR HOME+POLICE HOME+QUERY
      HOUSE+LOTS HOUSE+Plea HOUSE+QUERY HURT+CAR HURT+PAST HURTEN+BODY HURTEN+PRESENT HURTING+TAKING HURTING+THING HURTS+ARRESTED HURTS+GRABBED HURTS+Moment
      Held+BODY Held+JUDGE IDIOM IDIOM+Drug IDIOM+End IDIOM+HURTING IDIOM+IDIOM IDIOM+IF IDIOM+Official IDIOM+POLICE IDIOM+PRESENT IDIOM+WANT IF+ARRESTED
      IF+BE IF+CHILD IF+CLITIC IF+COMEIN IF+DETECTIVE IF+GRABBED IF+KIN IF+LOC IF+Near IF+OUTES IF+PRESENT IF+SCARED IF+Young INTO+Calendar INTO+DETECTIVE
      INTO+PAST INTO+TOOK IWANT+COURTS Interview+ARRESTED Interview+CHILD Interview+Calendar Interview+GRABBED Interview+PAST Interview+Worker
      JUDGE+Interview JUST+CHARGED JUST+JUDGE KILL+HURTEN KILLED+LOC KILLED+QUERY KILLED+SOMEONE KIN+Calendar KIN+HURTS KIN+LIVE KIN+PAST KIN+SEARCH
      LATER+General LEFTNOTE+ANSWER LEFTNOTE+STATEMENT LEFTNOTE+WANT LEGAL+ASKING LEGAL+CLITIC LEGAL+HURTEN LEGAL+HURTS LEGAL+POINT LETGO+GOT LIVE+Near
      LOC+Calendar LOC+LATER LOC+NUMBER LOC+ONLINE LOC+PAST LOTS+Interview LOTS+NOW LOTS+PAPERS LOTS+STATEMENT LOTS+Traffic LOTS+WANT LOTS+WILL
      MISSING+HOUSE MISSING+IF MISSING+INTO MISSING+PASTVERB MODAL+EX MODAL+HABIT MODAL+NARCAN MODAL+ONLINE MODAL+PODER MODAL+TAKEES Moment+BODY NOW+GOT
      NOW+HEDGE Near+LATER ONLINE+CLITIC ONLINE+STATEMENT OUTES+PAST OUTES+PRESENT OVERDOSE+PAST Official+ARRESTED Official+CHARGED Official+Calendar
      Official+Interview Official+RECENT PAPERS+INTO PAPERS+PULLED PAPERS+RECENT PAPERS+STATEMENT PAST PAST+HOUSE PAST+HURT PAST+PAST PAST+PASTVERB
      PAST+PRESENT PASTVERB+BREATHE PASTVERB+GRABBED PASTVERB+KIN PASTVERB+POLICE PASTVERB+PULLED PASTVERB+Street PILLS+SCARED PODER PODER+BREAKIN
      PODER+MODAL PODER+PODER PODER+POLICE POINT+CLITIC POINT+LOTS POLICE+ARRESTED POLICE+CHARGED POLICE+FIND POLICE+GRABBED POLICE+Interview POLICE+KILL
      POLICE+LEGAL POLICE+PAST POLICE+PASTVERB POLICE+PILLS POLICE+RAID POLICE+SEVERE POLICE+TOOK POLICE+WEAPON PRESENT+HABIT PRESENT+ONLINE PULLED+PAST
      PULLED+PASTVERB PULLING+CLITIC Paperwork+HURTING QUERY+CLITIC QUERY+COLOR QUERY+CPS QUERY+HURT QUERY+HURTS QUERY+Held QUERY+LURKING QUERY+POLICE
      QUERY+Sick QUERY+TALKING QUESTIONED+CHILD QUESTIONED+Calendar QUESTIONED+PAST QUESTIONED+Young RANOFF+ARREST RANOFF+Interview RANOFF+TALKING
      RECENT+HURTING RECENT+PASTVERB RECENT+ROUGH RECENT+TAKING Room+KIN SAY+PILLS SCARED+ARREST SCARED+Calendar SCARED+WILL SEARCH+ARRESTED SEARCH+CHILD
      SEARCH+PILLS SEARCH+Young SEARCHED+CAR SEVERE+Calendar SEVERE+INTO SEVERE+PAST SOBRIETY+BREATHE SOBRIETY+CAR SOBRIETY+GOT SOBRIETY+HIDEOUT
      SOBRIETY+WANT SOMEONE+PASTVERB SOMEONE+QUERY STATEMENT+ASKING STATEMENT+Held STATEMENT+LATER SUICIDE+Calendar Street+Violent TAKEES+CLITIC
      TAKING+POLICE TAKING+Weapon TALKING+HOUSE TALKING+HURT TALKING+POLICE THING+HURT THING+KILL TOOK+BODY TOOK+DOOR TOOK+POLICE Traffic+GRABBED
      Traffic+HOUSE Traffic+INTO Violent+PAST WAKE+HOME WAKE+Near WANT+FIND WANT+HASES WANT+HURTEN WANT+IDIOM WARRANT+ASKING WAVING+AWAY WAVING+CAR
      WAVING+HEDGE WAVING+LOC WEAPON+CAR WEAPON+TOOK WILL+Calendar WILL+GRABBED WILL+LEFTNOTE WILL+TOOK Worker+ARREST Worker+COURTS Worker+RECENT
      Worker+TALKING Worker+THING Young+ARREST Young+BREAKIN Young+IF Young+ONLINE ^ANSWER ^BREAKIN ^CAR ^CHARGED ^HOME ^HURTEN ^IF ^LEGAL ^LOTS ^MODAL ^NOW
      ^SCARED ^SEARCH ^Street ^TAKING ^WAVING ^_7411 ^_am ^_any ^_assault ^_bale ^_car ^_carrying ^_ccw ^_cdl ^_check ^_clean ^_como ^_cost ^_cpl ^_criminal
      ^_csc ^_cuanto ^_deferral ^_does ^_domestic ^_dwls ^_expunge ^_failed ^_felon ^_fight ^_file ^_first ^_form ^_free ^_give ^_grandma ^_h1b ^_have
      ^_hospital ^_hunting ^_hyta ^_ichat ^_intent ^_is ^_jury ^_keep ^_larceny ^_letter ^_list ^_lo ^_mandatory ^_max ^_mip ^_money ^_over ^_owi
      ^_passenger ^_pay ^_phone ^_plead ^_points ^_ppo ^_process ^_puede ^_puedo ^_quien ^_quiero ^_reckless ^_refuse ^_resisting ^_restitution ^_revoked
      ^_ring ^_searched ^_security ^_shoplifting ^_sos ^_stole ^_student ^_suspended ^_tengo ^_thanks ^_theft ^_this ^_ticket ^_time ^_too ^_underage
      ^_union ^_used ^_using ^_victim ^_waiting ^_went ^_what ^_when ^_who ^_work ^_write ^_wrong ^_yo ^_your ^_اخي ^_اذا ^_اعتقلوا ^_المحامي ^_ايش ^_بدي
      ^_شلون ^_عندكم ^_فيني ^_ممكن ^_هل ^_وقفوني able_to about_court about_fight about_theft acce- acci- accid- accu- accus- act_$ acusan_de adde- adju-
      adjud- admission_$ adul- after_owi after_ppo against_me agre- agree- alone_$ alwa- alway- am_felon and_drove and_found and_got and_let and_police
      and_then and_هسه anger_management ankl- ano_pasado answer_my appe- appea- appr- appre- arme- armed_robbery arrai- arraignment_$ arrested_$ as_adult
      asleep_when assa- assau- assault_$ assu- asyl- asylu- at_bar at_his at_home at_midnight at_work ayer_$ back_what bag_$ baii- baile- ban_$ bann- banne-
      bar_$ be_in been_arrested been_in bike_$ bill_$ blood_alcohol bond- both_of breath_test brid- bridg- bridge_$ brother_was busc- busi- busin- call_$
      call_and came- camer- can_felon can_he can_i can_minor can_my cana- canad- canc- cance- card_$ care- case_number cases_$ cash_$ caus- causing_death
      cdl_$ celu- celul- chan- chanc- chances_of chat- chat_$ chea- citat- citi- citiz- clai- cleared_$ cler- clie- clien- colle- come_back come_in
      coming_to comm- comme- comp- compe- compl- condition_$ confi- consent_$ consultation_$ cont- conta- contact_$ conve- cops_in cops_on cost_$
      cost_anything cost_of coul- cpl_$ cras- crash_$ crim- criminal_$ criminal_lawyer curf- curfe- daca_$ dama- damag- dang- dange- data- datam-
      daughter_is days_$ days_ago deadl- deat- debt_$ defense_$ dele- delet- deli- deni- denie- depo- depor- dere- derec- detention_$ dire- direc- dism-
      dismi- diso- disor- disorderly_$ disq- disqu- dive- diver- diversion_$ do_after do_community do_first do_now do_you docu- docum- does_ppo does_this
      doll- dolla- domestic_$ domestic_to drinking_$ driving_$ driving_in drug- drugs_$ drunk_$ drunk_driving dui_$ dui_in dui_with duis_$ dv_$ dwls_$ dyin-
      embe- embez- empl- emplo- end_of ente- eras- erase- espa- espan- espanol_$ esta_en every_other evid- evide- evidence_$ exam_$ expe- expen- expl-
      expungement_$ exte- exten- fail- faile- fake_id fee_$ felon_in felonious_assault figh- fight_$ file- fina- final- finan- find_out fine- fines_$ firm_$
      first_dui flin- flor- flori- for_drugs for_hyta for_life for_not for_work forever_$ forf- forfe- forg- forge- form- form_$ fran- free_$ friend_$
      friend_overdosed futu- futur- get_dui get_ppo get_rid go_$ go_on got_caught gove- gover- gracias_$ gram- grand_rapids grat- grati- growi- guid-
      guilty_or gun_$ gun_ban habit- hablar_con had_me happen_to happened_and happens_at he_going he_stopped he_was heal- healt- his_girlfriend his_lawyer
      homic- house_i how_$ how_to huma- hunti- huron_$ hurt_me hyta_$ hyta_for i_be i_called i_change i_finished i_going i_make i_owe i_pay i_plead
      i_refused i_used i_want i_work ice_hold ice_is icha- if_my immigrant_$ immo- immob- impa- impo- impou- impr- impro- in_fight in_ohio in_port in_st
      indi- info- infor- inju- injur- inma- inmat- inmate_$ inno- innoc- interlock_$ interpreter_$ interview_me investigating_me is_accused is_he is_hyta
      is_it is_locked is_suspended is_throwing is_video it_off job_$ jury_duty juve- juven- keep_me keep_my kept_my la_forma lang- langu- lans- larc- larce-
      larceny_from larceny_in late_$ lawe- left_$ letter_says lied_about limi- limit_$ lisence_$ list- list_of liste- live- llam- lo_que long_before magi-
      mahk- mahka- make_me make_you manag- manda- mane- manej- mark- mary- marys- max_$ me_acusan me_arrestaron me_can me_into me_pueden me_ticket medic-
      meet- meeti- meeting_with mens- menta- mental_health mes_pasado meth_$ mi_vecino mino- minor_$ mip_and miranda_$ mist- mista- moha- moham- money_$
      mont- month- more_than moti- motio- motion_$ murp- murph- mush- mushr- my_7411 my_appointment my_bf my_brothers my_car my_card my_client my_ex
      my_expungement my_guns my_interlock my_money my_old my_tether my_texts name_is narco- natu- natur- near_me need_help neede- never_been night_and
      no_contact no_to not_$ not_guilty not_mine novia_$ numb- numbe- number_$ obst- obstr- of_beating of_dui of_your officer_i on_camera on_me on_saturday
      open_carry oper- opera- or_just or_not other_weekend out_for over_last over_limit owi_$ own_child owne- owvi_$ paga- paper- papers_$ pard- pardo-
      paren- pasad- pasado_$ passe- passenger_in pay_it pay_to paying_$ paym- payme- pbt_$ perce- perma- perso- peti- petit- phone_$ phone_call plate_$
      plead_$ points_for police_keep police_want police_will pont- ponti- powe- ppo_$ ppo_and preguntando_por pretr- pretrial_$ pric- prison_time
      probable_because probl- problem_$ prog- progr- prom- promi- proo- pros- prose- protection_order prov- publ- publi- pued- qued- questions_$ raci-
      racin- rapid- rece- recei- receipt_$ refun- refuse_search refused_to regu- regul- rela- reme- remem- repo- repor- report_$ requ- resi- resis-
      resisting_$ rest- restraining_order resu- resul- revie- revoc- revoked_$ rid_of roads- rule_$ same_as samp- sampl- sample_$ saturday_$ saw_something
      say_to says_they screw- searched_my second_time secr- secre- security_guard seiz- seize- sell- selli- set_up sexu- sexua- shop- shopl- short should_my
      should_she should_we show_because show_up sign_and sin_licencia smar- someone_else something_$ span- spani- spanish_$ stalking_$ state- state_$ statu-
      status_$ stol- stole- stop_$ stor- strik- stuff_$ subm- submi- subp- subpo- summe- summons_$ supp- suppo- susp- suspended_$ suspension_$ syst- syste-
      take- take_back talk_to tapp- teac- techn- tell_cop tell_you test_$ testify_$ testing_$ teth- tethe- thank- that_be thef- they_let they_lock
      they_towed thir- third_dui this_be this_week thre- three_times throw- tick- ticke- ticket_$ ticket_and tickets_$ ticki- time- time_$ time_for to_add
      to_answer to_call to_cops to_delete to_file to_happen to_her to_keep to_meet to_officer to_pay to_set to_them to_us to_wear to_work together_$
      too_many towed_my trad- train- trav- trave- trea- treat- trial_$ trouble_$ true_$ two_days under_advisement undo- undoc- unio- upda- updat- usin-
      usted- valu- veci- vecin- vict- victi- vide- video_of violated_$ visa_$ warrant_and warre- was_at was_just was_not webs- websi- weig- went_through
      what_$ what_are what_is when_is when_she when_you where_do while_suspended who_can who_i who_pays whole_thing why_do wife_$ will_he will_it will_this
      will_you win_$ winds- with_dui with_retail with_weed word- wron- wrong- wrong_$ year_and years_ago yes_$ you_$ you_for you_get you_guys you_help
      you_keep you_know your_firm yout- اعتقل- الاس- التل- الرخ- الرخص- الشرطه_$ الشه- الطل- القض- القضي- الكف- الكفا- الكفاله_$ الما- الماض- الماضيه_$
      المحا- المحك- المحكمه_$ المخ- المك- المكت- الهجره_$ انا_سايق حقوقي_$ سيارت- سيارتي_$ كاون- كاونت- للشر- للشرط- من_المحكمه وقفوني_me`,
    '-0.4': `18_$ 2020_$ =17 =19 =2018 =2019 =24 =600 =750 =abuse =accusation =aceptan =add =agent =alibi =ammo =anger =anoche =anybody =appointment =arrestan
      =arrestaron =asap =ashamed =ayer =b =badi =bale =bars =battery =bite =boss =bot =brandishing =canadian =carry =cell =church =ci =cita =classes
      =cleared =committed =condition =confessed =contra =cost =courthouse =crashed =csc =cual =cuando =days =debt =defend =deleted =demanda =destroyed
      =dieron =disability =doctor =due =duis =dumb =email =emails =eres =eso =esposa =estate =esto =exactly =exam =facing =far =fees =fighting =fire =flat
      =foster =fta =gracias =guarantee =hablan =happen =harassing =hello =hide =hiring =hola =iba =immigrant =impound =info =injuries =interlock =interprete
      =invasion =item =joke =judges =jury =justice =juvie =keyed =laptop =lawyers =lein =les =llame =lock =low =makes =marriage =may =means =meet =mental
      =mes =misdemeanors =mistake =murio =needs =non =nowhere =nude =offer =offices =oficina =opened =option =pain =paperwork =parked =part =pasa =pass
      =payment =picks =pill =placement =pleading =po =pot =prescribed =presentence =principal =problem =protecting =pv =questions =quiet =radar =records
      =registry =rehab =reported =restrictions =returned =robbery =saber =sacar =sarnia =saved =seal =searched =season =seizure =semana =sentenced =server
      =shorta =shu =sixteen =sleeping =smh =speed =spit =spring =steal =summons =support =swung =tax =tells =texts =these =title =tools =tow =tps
      =trafficking =trail =training =trespassing =trust =tsa =unconscious =unlock =unlocked =violated =violent =visiting =walker =warning =warren =wedding
      =wheel =wipe =witnesses =wondering =working =احجي =ادفع =اذا =اشتي =اعرف =اقدر =التفتيش =السعر =السنه =الفورم =الله =الماضيه =المحامي =الموعد =ايه
      =بالسجن =بجرعه =بده =بضرب =جاءت =حدا =حشيش =حقوقي =خايف =خمس =زوجتي =ساق =سايق =سجن =شلون =شهر =شو =طلعوه =عايز =عندكم =عندي =عنف =عني =فيني =كم
      =محكمه =مصاري =ممكن =موعد =مين =هددني =يرد =يطلع =يعني @001 ACTOR+GONEOFF ACTOR+HURTING ANSWER+PAPERS ANSWER+SOMEONE ANSWER+TOOK ANYMORE+COURTS
      ARREST+BODY ARREST+PILLS ARRESTED+CLITIC ARRESTED+GOT ARRESTED+Young ARRESTING+COURTS ARRESTING+Official ASK+POLICE ASKING+BODY ASKING+HURTEN
      BE+CHARGED BE+LATER BE+ONLINE BODY+Moment BREATHE+COURTS BREATHE+Paperwork CAR+CHARGED CAR+FIND CAR+KIN CAR+LEGAL CHARGED+CHILD CHARGED+CLITIC
      CHARGED+KIN CHARGED+TOOKES CHARGED+Violent CHARGED+WAVING CHILD+LATER CHILD+PAPERS CHILD+PAST CLITIC+CHARGED CLITIC+GONEOFF CLITIC+LATER
      CLITIC+QUESTIONED CLITIC+ROUGH COLOR+End COLOR+THING COMEIN+ANSWER COMEIN+Interview COMEIN+QUERY COMEIN+TALKING COPCAR+HEDGE COURTS+EX COURTS+KIN
      COURTS+OUTES COURTS+Plea COURTS+Room CPS+ANSWER CPS+ASKING CPS+CLITIC CPS+PAST CPS+THING Calendar+ASKING Calendar+KIN Calendar+Traffic DETECTIVE+PAST
      DETECTIVE+TOOK DIE+General DIE+IDIOM DOOR+Calendar DOOR+Traffic Drug+COMEIN Drug+HOWTO Drug+RANOFF Drug+Street EX+Calendar EX+PASTVERB EX+POLICE
      EX+TALKING End+Calendar End+IDIOM End+Interview End+PAST End+Worker FIND+NOOSE FIND+PILLS FIND+QUERY FIND+WARRANT GETOUT+COURTS GETOUT+DOOR
      GETOUT+POLICE GIVEBACK+HIDEOUT GIVEBACK+KIN GIVEBACK+POLICE GIVEBACK+REFL GONEOFF+ACTOR GONEOFF+ROADSIDE GONEOFF+THING GONEOFF+WARRANT GOT+GETOUT
      GRABBED+WRISTS Gear+HEDGE General+ARRESTED General+COMEIN General+EX General+GONEOFF General+KNOCKING General+OUTES General+QUERY HABIT HABIT+HABIT
      HABIT+HEDGE HABIT+HOUSE HABIT+Official HASES+COMEIN HASES+Official HEDGE+HURTEN HEDGE+LIVE HEDGE+PULLEDAR HEDGE+Street HOME+HOWTO HOUSE+HOWTO
      HOWTO+Moment HOWTO+PASTVERB HOWTO+POLICE HURT+ASK HURT+Interview HURT+JOKE HURT+POLICE HURT+WANT HURTEN+REFL HURTEN+WRISTS HURTING+COURTS
      HURTING+LEGAL HURTING+PAST HURTING+Paperwork IDIOM+GOT IF+ASKING IF+AWAY IF+Drug IF+EX IF+GETOUT IF+HURTEN IF+Interview IF+PULLED IF+RECENT IF+SOMEONE
      IF+TAKING INTO+LATER INTO+ONLINE Interview+ACTOR Interview+BODY Interview+LATER Interview+PAPERS Interview+QUERY Interview+THING JAILED+GOT
      JUDGE+TONIGHT JUDGE+WAVING JUST+Paperwork KILL+ACTOR KILL+BODY KILL+GRABBED KILL+JUDGE KILL+POLICE KILLED+INTO KILLING+CLITIC KILLING+GOT KIN+CHARGED
      KIN+COURTS KIN+IF KIN+JAILED KIN+TALKING KIN+WARRANT KNOCKED+Calendar LATER+AWAY LATER+INTO LEFTNOTE+KIN LEGAL+CHILD LEGAL+DIE LEGAL+Drug
      LEGAL+HURTING LEGAL+KIN LEGAL+Plea LEGAL+ROADSIDE LEGAL+WILL LEGAL+Young LIVE+POLICE LIVE+RANOFF LOC+IDIOM LOTS+ASKING LOTS+LIVE LOTS+OVERDOSE
      MISSING+General MODAL+LEFTNOTE Moment+CHARGED NARCAN+LOC NOOSE+PASTVERB NOOSE+SOMEONE NOW+CHARGED Near+LEGAL ONLINE+MODAL OUTES+Calendar
      OVERDOSE+MODAL Official+PAST Official+WAKE Official+WARRANT PAPERS+HIDEOUT PAST+BE PAST+CLITIC PAST+JAILED PAST+KIN PAST+LATER PAST+Moment
      PAST+Violent PASTVERB+ANSWER PASTVERB+ARRESTED PASTVERB+Gear PASTVERB+HURTING PASTVERB+NOOSE PASTVERB+Plea PASTVERB+ROUGH PASTVERB+Worker PHONE+KIN
      PILLS+ARRESTED PILLS+HIDEOUT PILLS+HOME PILLS+HOUSE PILLS+Room POINT+COURTS POINT+HOME POINT+HOUSE POINT+Paperwork POLICE+Calendar POLICE+General
      PRESENT+CHARGED PRESENT+IDIOM PRESENT+LATER PRESENT+LEFTNOTE PULLED+LOTS Paperwork+GIVEBACK Paperwork+KILL Paperwork+MISSING Plea+Held Plea+JAILED
      Plea+JUST Plea+OVERDOSE QUERY+ARRESTED QUERY+BODY QUERY+GIVEBACK QUERY+HABIT QUERY+HASES QUERY+HIDEOUT QUERY+Interview QUERY+KILL QUERY+SOBRIETY
      QUESTIONED+CLITIC RANOFF+IF RANOFF+NUMBER RECENT+ANSWER RECENT+LEGAL RECENT+NUMBER REFL+COURTS SAY+ASK SAY+HURTEN SCARED+ASK SCARED+Near SCARED+PAST
      SCARED+QUERY SEARCH+IF SEARCH+KIN SEARCH+PASTVERB SEARCHED SEARCHED+HOME SEARCHED+HOUSE SEARCHED+SEARCHED SEVERE+CHILD SEVERE+GOT SEVERE+MODAL
      SEVERE+REFL SOBRIETY+GRABBED SOBRIETY+Interview SOBRIETY+LEGAL SOBRIETY+NOW SOBRIETY+ROADSIDE SOMEONE+ARRESTED SOMEONE+BODY SOMEONE+Drug SOMEONE+IF
      SOMEONE+STATEMENT STATEMENT+ARRESTED STATEMENT+CAR STATEMENT+LEGAL STATEMENT+Official STATEMENT+Violent SUICIDE+AWAY SUICIDE+General SUICIDE+INTO
      Sick+GONEOFF Sick+LEGAL TAKING+End TAKING+HOME TAKING+HOUSE TALKING+HURTEN TALKING+HURTS TALKING+STATION TALKING+Young THING+DIE THING+GONEOFF
      THING+OVERDOSE THING+SEVERE THING+TONIGHT TOOKAR+Official TOOKAR+POLICE TOOKAR+PRESENT Violent+WRISTS WAKE+HOUSE WANT+SEVERE WARRANT+CAR
      WARRANT+GRABBED WAVING+HIDEOUT WEAPON+DOOR WEAPON+Room WILL+CHARGED WILL+JUST WILL+MISSING Weapon+CAR Weapon+Traffic Worker+ANSWER Young+Calendar
      Young+LATER Young+PAPERS Young+PAST ^ARREST ^BODY ^Calendar ^GETOUT ^GIVEBACK ^NUMBER ^ONLINE ^OUTES ^PAPERS ^PILLS ^QUERY ^STATEMENT ^TAKEES ^TALKING
      ^WARRANT ^_2 ^_aceptan ^_ankle ^_another ^_are ^_arested ^_bad ^_badi ^_bench ^_best ^_blood ^_both ^_bring ^_call ^_carry ^_charged ^_civil ^_clear
      ^_cual ^_daca ^_driver ^_driving ^_drug ^_drunk ^_dv ^_en ^_eres ^_fake ^_google ^_grand ^_hablan ^_had ^_held ^_hello ^_hit ^_hola ^_interpreter ^_it
      ^_kept ^_kids ^_lose ^_ma ^_make ^_narcotics ^_notice ^_ok ^_old ^_one ^_only ^_open ^_other ^_po ^_que ^_scared ^_scram ^_self ^_shu ^_smoking ^_tax
      ^_things ^_tow ^_turn ^_van ^_weed ^_you ^_اشتي ^_بقدر ^_خايف ^_عندي ^_عنف ^_لازم ^_مين about_$ abri- abus- abusi- acco- accou- accusing_me acep-
      acept- adjo- adjou- admit- adop- adult_$ after_me agent_is agreement_$ ahi_$ alib- am_only am_out am_suspect amount_$ and_asked and_did and_dui
      and_gave and_get and_need ange- ankle_thing anoc- anoch- anyb- anybo- appeal_$ are_saying argu- arrest_$ arrest_me arrested_tonight arrested_with
      asap_$ asha- asham- ask_$ assi- assis- assul- at_$ at_night at_plant at_trial atte- attem- away_from back_after be_dropped beco- becom- before_it
      before_they behind_on bien_$ blac- blam- blood_test body_cam bot_$ boyfriend_got bran- brand- brother_just buen- but_he buy_$ called_911 calling_me
      can_cops can_that car_after car_at car_for carcel_y career_$ case_$ case_ends caso_$ cell_$ cell_phone centr- charged_$ charged_as charges_are check_$
      chur- churc- cita_$ cita_con ciud- ciuda- clair_county class- clear- clear_my clem- cleme- client_$ come_to commi- complaint_$ concu- contact_with
      coop- coope- cop_$ cop_have cop_i corte_$ corte_manana court_is courthouse_$ cove- crac- crash- cros- cross- cual_es cuan- cuand- cuant- daughter_got
      daughter_was deal- defend_myself defi- detroit_$ did_i dier- diero- diff- disab- disc- disco- disp- dispa- do_if do_right docto- does_your dorm_$
      driver_$ driving_and driving_with drop_it dui_and dui_at dui_on emba- en_2020 en_que erased_$ esta_bien estat- every_night evict- ex_says ex_took
      exac- exact- exces- facin- family_about fata- fees_$ felony_$ fight- fire_$ firearm_$ firearms_$ first_$ flint_$ foot- for_15 for_blood for_free
      for_friend for_having for_no for_nothing for_same fost- foste- fram- friend_got friend_to from_another from_my from_police gave_it gave_statement
      gene- get_$ get_back get_my get_pulled get_stopped get_to gets_out goodbye_to got_another got_dui got_letter got_owi got_ppo got_suspended grac-
      graci- guara- guardianship_of gun_and guns_after guns_and hablan_espanol had_been hago_si harassing_me has_guns have_$ have_all have_gun have_video
      he_$ he_get hearing_$ hell- help- help_with her_to high_school him_for hiri- hirin- his_mom holding_my home_in home_invasion hora- house_arrest
      how_can how_i husband_was i_blew i_carry i_ever i_fight i_missed i_saw i_stole i_trust i_was ice_$ idea_what impaired_$ impound_$ in_detroit in_your
      info_$ informant_$ interview_$ into- inva- invas- invasion_$ is_17 is_end is_ok is_stealing is_traffic issu- it_kidnapping it_true join- judge- just-
      justi- juvi- kala- keep_it keeps_calling keeps_texting keye- kid_was kids_in kids_phone knock_$ knowi- la_corte lapt- lapto- last_year law_$ lawyer_$
      letter_from lie_to lied_to life- lift- live_in machi- mail_$ makt- makta- marr- marri- me_dieron me_straight me_what me_without mean_$ meeting_$ meno-
      menti- mi_caso mi_esposa mine_$ mip_$ miranda_rights missed_my mistake_$ mo7am- money_back money_for month_$ morning_and murd- murde- my_boss
      my_hearing my_pills my_pistol my_po my_right my_second my_statement my_teen my_things need_to never_read no_idea no_marks no_reason not_arrested
      not_fair not_help not_me not_my not_pay not_to nowh- nowhe- nunc- of_arrest of_drugs of_these off_work offer_$ officer_$ oficina_$ ok_to old_with
      on_monday on_visa open_my opene- opti- optio- option_$ orden_de other_guy out_i overs- paid_$ pain_pills paper_$ paper_says para_la parke- pasa-
      pasa_si password_$ pay_restitution permiso_de phone_at picks_up place_$ plan_$ plea_$ pleading_guilty pled_guilty po_says po_will points_$
      police_asked police_came police_officer police_on police_search police_took por_dui ppo_against proc- proce- process_$ process_server prosecutor_$
      protecting_my pv_$ que_no que_pasa queda- question_me rada- radar_$ ran_away ran_from read_my real_$ reca- recorded_$ records_$ red_light refuse_or
      refuse_to refused_breathalyzer reha- removal_$ rene- rent- requi- rese- resource_officer restitution_$ restrictions_$ rights_do robbe- robot_$ rokh-
      rokhs- saba- sabad- sabe- said_it sarn- sarni- save- say_i saying_my sche- sched- scra- screen_$ se_que searched_$ seas- seaso- second_dui see_$
      seizu- seman- sentencing_$ set_fire seve- short- show_id showed_my shows_i sign- sign_papers signa- site_$ sixt- smoking_weed someone_$ son_had
      son_wants sons_case speak_to spri- sprin- staff_$ stand_your stay_away stea- steal- stealing_$ stole_from stopped_for street_$ summ- summo- sund-
      sunda- suspect_$ suspi- swun- take_stand taking_long tard- tell_police temp- tengo_cita term- termi- tests_$ tether_$ texts_$ than- thank_you
      that_allowed that_even there_and thes- they_arrested they_make they_never they_search they_searched they_sent they_stopped thing_$ things_to
      this_whole threa- ticket_for times_this titl- to_drop to_give to_hear to_hide to_jury to_lawyer to_police to_read to_show to_speak to_tell to_use
      to_you told_cops told_police took_blood took_me tool- tow_yard tran- trans- tres- tresp- type- unco- uncon- under- understand_$ undocumented_and up_at
      urge- urgen- use_of used_my uste- vacation_$ verdict_$ viene_mi visit- was_born was_pulled was_questioned was_rude water_$ we_do wedd- weddi-
      weed_smell well_$ were_taken what_now what_rights what_should what_time whee- when_cops when_will where_can while_i why_$ wife_got will_they with_$
      with_nothing with_something with_your without_lawyer witness_$ wond- wonde- word_against work_$ work_and worki- would_not wrong_person wrote_down
      yelling_at yo_iba you_do you_open you_something you_still your_ground your_name your_office ابني_عنده استر- استرج- التف- التفت- السا- السع- السن-
      السنه_الماضيه الشرطه_عم العا- الفو- الفور- القضيه_$ المح- المر- الموع- امس_$ بالسج- بجرع- بجرعه_زايده بدي_اعرف بضرب_زوجتي حقوق- خايف_من رخصه_$ زوجت-
      زوجي_$ سجلي_$ سكران_$ شو_بصير شو_لازم طلعو- علي_$ عندك- فتشو- قانون- قبل_شهر متي_يطلع مصار- مكتبكم_$ هددن- هددني_me هل_ممكن`,
    '-0.5': `._08 08_$ 17_and 2019_$ 3_months =08 =1 =11 =2010 =2016 =2020 =2021 =2022 =3al =500 =accusing =afraid =amenazo =anos =arresto =asks =bel =bit =broken
      =bruises =buys =calls =caso =casos =character =charging =complain =contract =custodia =dan =data =debo =delito =dia =dias =dirty =drew =drinks =ebni
      =ends =enter =entering =evicted =extradition =film =finished =fired =full =gps =hasta =heard =hope =investigating =kidnapping =killed =knock =late
      =lease =locks =looked =marks =matando =mc =mdoc =mess =mugshot =nice =nolle =obstruction =odds =pagos =play =post =process =pros =pull =punched =queda
      =quit =reporter =resource =returning =ride =robe =rude =ruined =saw =schools =sees =shop =sick =site =sober =sold =speaking =spray =sue =suing
      =suspendida =swab =talks =tapped =tarjeta =thank =threatened =transfer =tres =truancy =vacation =vape =verdict =wire =xbox =اجت =اجيب =احكي =ارفض
      =اسبوع =الغاء =اللي =امر =امسح =ايش =بالشارع =بشي =بيحقلهم =جريمه =جلسه =جنحه =حضانه =حق =خالي =رفضت =سجلي =سكران =سوال =شسوي =شكوي =شنو =عربي =عنده
      =فحص =قضايا =قضيتي =كارد =لازم =لك =لو =مبارح =مترجم =مخالفه =مذنب =مسجون =هل =هنا =هولد =هي =ويه =يتصل =يمكن ACTOR+CLITIC ACTOR+TALKING
      ANSWER+DETECTIVE ANSWER+DOOR ARREST+JUST ARRESTED+End ARRESTED+Room ARRESTED+SOMEONE ARRESTING+Calendar ASKING+ARRESTED ASKING+GRABBED ASKING+MISSING
      AWAY+ARREST AWAY+ONLINE BE+JAILED BODY+LEGAL BODY+QUERY BREAKIN+BODY BREAKIN+Calendar BREAKIN+GIVEBACK BREAKIN+Interview BREATHE+CAR BREATHE+General
      CAR+HOUSE CAR+Held CAR+SEARCH CHARGED+Drug CHARGED+HURTING CHARGED+KNOCKING CHARGED+ROUGH CLITIC+IDIOM CLITIC+ONLINE COMEIN+HURT COURTS+KILL
      COURTS+TONIGHT CPS+LATER CUFFS+BE CUFFS+General CUFFS+MODAL Calendar+POLICE DETECTIVE+LATER DETECTIVE+LEFTNOTE DETECTIVE+Paperwork DOOR+Drug
      DOOR+Paperwork DOOR+THING Drug+Held Drug+Interview Drug+QUERY EX+COURTS EX+LATER End+LATER FIND+JAILED GETOUT+JAILED GIVEBACK+General GIVEBACK+LOTS
      GIVEBACK+PILLS GONEOFF+Interview GOT+IDIOM GRABBED+JAILED GRABBED+SEARCHED GRABBED+SOMEONE Gear+PASTVERB Gear+POINT General+Drug General+QUESTIONING
      General+WAVING HABIT+HIDEOUT HEDGE+CUFFS HEDGE+JAILED HEDGE+QUESTIONED HEDGE+SEARCHED HEDGE+SOBRIETY HOME+ACTOR HOME+ARRESTED HOME+LEGAL HURTEN+INTO
      HURTING+GONEOFF HURTING+IF HURTING+PAPERS Held+IROOM IDIOM+PAPERS IF+Official IF+POLICE INTO+JOKE IWANT+POLICE Interview+LEFTNOTE Interview+TOOK
      JUDGE+HOME JUDGE+HURTING JUDGE+Street JUST+BODY JUST+JAILED KILLED+LEGAL KILLING+JUDGE KIN+Official KNOCKED+KIN LATER+DOOR LEDGE+ARREST LEDGE+ARRESTED
      LEGAL+LIVE LEGAL+Room LEGAL+Worker LETGO+HOUSE LIVE+COURTS LIVE+General LIVE+INTO LOC+HOWTO LOTS+LATER LOTS+NUMBER LURKING+ASK LURKING+COURTS
      LURKING+HURT MISSING+HOWTO MISSING+LOTS MODAL+CPS MODAL+KILLED MODAL+LIGHTS NOOSE+COURTS NOOSE+JAILED Near+ACTOR Near+SOMEONE OUTES+JAILED
      OVERDOSED+Calendar OVERDOSED+PAST Official+PULLED PAPERS+Street PAST+CHILD PAST+Young PASTVERB+ARRESTING PASTVERB+OVERDOSE PASTVERB+QUESTIONED
      PILLS+JAILED POINT+DOOR POINT+PAPERS POINT+POLICE POLICE+WAKE PULLED+Calendar PULLED+LATER Paperwork+LIVE Paperwork+OUTES Paperwork+Room
      Paperwork+SUICIDE Plea+CHARGED QUERY+LEDGE QUERY+OVERDOSED QUERY+SEARCH QUESTIONED+KIN QUESTIONED+MODAL RANOFF+EX RANOFF+Official RECENT+WRISTS
      REFL+POLICE ROADSIDE+PASTVERB ROUGH+PILLS SCARED+GIVEBACK SCARED+Moment SEIZED+DOOR SEVERE+HANDS SOBRIETY+CHILD SOBRIETY+POLICE STATEMENT+JUST
      STATEMENT+SOMEONE SUICIDE+JAILED TALKING+BODY TALKING+DETECTIVE THING+Interview THING+MISSING THING+QUESTIONING THING+TALKING TOOK+HURTS TOOK+PAPERS
      WAKE+LOTS WARRANT+CLITIC WARRANT+HOME WARRANT+HOUSE WARRANT+Interview WARRANT+PILLS WARRANT+TAKING WAVING+Interview WILL+Official Weapon+SOMEONE
      Worker+LATER Worker+LEGAL ^IDIOM ^KILLING ^QUESTIONED ^STATED ^_asking ^_breaking ^_bye ^_dead ^_donde ^_emergency ^_es ^_go ^_goodbye ^_hold ^_jail
      ^_locked ^_necesito ^_new ^_next ^_people ^_questioned ^_right ^_same ^_say ^_son ^_speeding ^_stop ^_thank ^_اقدر ^_بيحقلهم ^_رخصتي ^_كم ^_كنت ^_متي
      about_getting about_stolen addi- address_$ admis- adve- adver- afra- afrai- afraid_of akha- am_charged am_nurse am_one am_sick am_suspended
      and_driving and_guy and_needs and_our and_saw and_this another_county another_kid answer_door answering_$ anything_to are_charging are_cops are_my
      are_not arested_$ arrested_and as_evidence asking_for at_someone at_stop be_arrested be_done be_there before_he being_charged being_evicted bill-
      blow_and boss_is breathalyzer_in broke- broke_into by_mistake by_that call_me called_police calls_$ can_cop can_cps can_ice can_police can_we car_but
      care_$ cash_and caso- caso_me chara- charging_me check_on child_support cita- classes_$ con_su contr- contract_with cop_pulled cops_asked cops_search
      cost_me county_$ cover- cps_and cps_take curr- curre- cust- date_$ daughter_in days_and days_of de_arresto de_robo de_sobredosis decir_que delit-
      depos- detective_$ detective_keeps died_and dirt- divo- divor- do_that doct- does_cop does_suicide dollars_from done_$ door_about down_for drive_$
      droga- drop_$ drug_test earli- else_$ elud- emai- enough_for es_delito esta_matando everybody_in evic- extr- extra- faci- fee_for feed- fight_it
      for_dog for_drug for_getting for_overdose for_two foster_care fres- from_sheriffs full_custody girlfriend_got give- go_for go_get got_arrested
      got_call gun_at gun_back gun_case hacer_$ had_warrant hast- have_it have_no he_smelled help_asap her_i him_out his_case his_stuff holi- holid- hone-
      hours_and house_last hurt_$ husband_and i_blow i_complain i_film i_heard i_lost i_paid i_pushed i_quit i_ran i_report i_shot i_sold i_text i_travel
      ice_come if_cop in_2021 in_cell in_county in_morning in_vehicle in_writing indic- insta- into_it is_accusing is_good is_investigating is_ruined
      is_stalking is_suing is_too is_warrant it_for it_keeps it_out just_go keep_coming keeps_getting kept_asking kid_took kids_to kille- knife_in
      knocked_on know_when lawyer_for lawyer_will leas- leave_after leaving_me letter_to license_is looke- mali- malic- manana_y many_days marks_on matan-
      matter_$ me_contesta me_next me_see ment- mi_corte miedo_de mo7a- money_and much_for mugs- mugsh- muri- murio_de my_appeal my_arrest my_case my_gun
      my_stuff need_my neighbors_called next_time noll- not_it not_put now_can now_with of_kids of_me of_what of_wine officer_wrote old_and on_police
      on_vacation orden_para out_here over_from pago- panic- phone_out plea_deal plead- po_wants police_ask police_come police_department police_for
      police_from police_i police_showed police_wait policia_$ popp- ppo_on prescription_for prosecutor_is put_it que_debo rais- record_cleared
      record_police recu- recup- report_it resc- reso- resou- reten- right_away right_to rights_at robo- roug- ruin- ruine- said_if said_they saw_on says_my
      scared_i scared_they school_and school_for searched_me seje- show_$ si_la si_me sit_in sixte- skipp- sleep_$ snif- sobe- sold_pills son_out sons_phone
      spra- started_it still_arrested sue_me suin- suing_me suspendida_$ talked_to tappe- tarj- tarje- tase- tell_her texas_$ text_you that_nobody
      them_everything they_ask they_did they_had they_kept they_knocked they_offered they_wrote thing_in think_about this_dui this_going this_ticket
      this_year to_cop to_interview to_let to_lie to_plead to_post to_school to_serve to_stop to_trial to_turn took_car town_$ transferred_to travel_$
      trick- trua- truan- trus- two_years up_in used_$ vaca- vacat- verdi- visi- warn- warni- warning_$ was_drunk was_out wash- weed_$ where_he where_to
      will- will_that with_that with_their without_my worse_than would_i wrong_guy y_ahora y_la year_$ you_give your_site yourself_$ اخوي_$ اذن_$ اسبو-
      اسبوع_$ الاع- الاعت- الته- العن- الغا- انحب- بالت- بالشا- بالع- بتاخ- بتاخد- بتخب- بدي_محامي بيحق- بيحقل- جريم- جنحه_$ حضان- حقيق- سكرا- سوال_$ عربي_$
      علي_الشرطه في_السجن قضاي- قضيت- ما_هي مبار- مترج- مجان- محكم- مخال- مخالف- مسجو- معلو- معلوم- من_وين يرد_علي`,
    '-0.6': `19_$ 911_$ =ahi =cameras =career =checkpoints =copy =cort =dab =decir =easier =grandparents =handcuff =happy =harassment =irs =knocked =laid =laws
      =locker =medication =mind =nervous =owns =probatoria =ramp =threats =transferred =ver =wear =well =اتصل =المحل =المراقبه =امس =تلفون =تهمه =زمان =سنه
      =شكرا =عقوبه =قضيه =كان =كيف =مات =متي =مكتبكم =هاي =هيك =يلي ACTOR+NOW ACTOR+QUESTIONING ANYMORE+PASTVERB ARREST+CUFFS ARREST+RECENT ARRESTED+NUMBER
      ASKAR+QUERY ASKING+LEGAL ASKING+SEVERE BODY+Street BREATHE+AWAY CHILD+HOWTO CHILD+SEARCH COMEIN+POLICE COURTS+HURTING COURTS+NOW COURTS+TALKING
      CUFFS+ARREST DETECTIVE+GONEOFF DOGS+HOME DOGS+HOUSE DOGS+HURT DOGS+Violent DOOR+LEGAL DOOR+PASTVERB Drug+LEGAL EX+JAILED GIVEBACK+Violent GONEOFF+DOOR
      GOT+BREAKIN GRABBED+COURTS GRABBED+HANDS GRABBED+REFL GRABBED+SOBRIETY GRABBED+TONIGHT General+TAKINGAR HEDGE+TOOKES HIDING+JUDGE HOUSE+ACTOR
      HOWTO+Worker HURT+ACTOR HURT+ONLINE HURTEN+LEGAL HURTING+ONLINE IDIOM+CLITIC IF+KNOCKING IF+LURKING IF+TAKINGAR IWANT+WARRANT JOKE JOKE+JOKE JUST+Plea
      KILLED+IDIOM KIN+HABIT KIN+LATER LEDGE+SAY LEFTNOTE+DOOR LEGAL+BODY LEGAL+COMEIN LEGAL+DOOR LEGAL+SUICIDE LEGAL+WARRANT LIVE+GOT LIVE+KIN
      LURKING+ACTOR NARCAN+INTO NOW+POLICE OUTES+COURTS PASTVERB+CUFFS PASTVERB+HANDS PASTVERB+WARRANT POLICE+HABIT POLICE+POINT POLICE+WARRANT
      PULLED+Traffic RECENT+EX Room+WARRANT SAY+SEVERE SAY+WEAPON SAY+Weapon SEIZED+HANDS SOBRIETY+RECENT SOMEONE+LEGAL STATION+TALKING SUICIDAL+PAST
      SUICIDE+COURTS Street+IF TALKING+EVERYONE THING+KILLING THING+SUICIDE TOOK+SEARCH TOOKES+OUTES Violent+PAPERS WANT+DETECTIVE WILL+LATER Young+HOWTO
      ^_q ^_said ^_taking ^_trying ^_انت ^_شكرا ^_شو ^_وين about_it about_me acus- acusa- addic- after_being after_felony alguien_de all_time am_and
      am_arrested am_panicking am_supposed and_next any_kind are_fighting are_lying are_we are_with asking_$ at_wheel because_he before_$ being_dismissed
      but_there call_can called_about called_cops caree- class_$ clear_some cops_to cops_took deman- deto- do_breath do_cops do_police dropped_it dui_is
      email- estu- estuv- for_hitting for_police from_cops give_it grow- harassment_$ has_ppo has_warrant himself_in his_warrant hit_him house_for house_in
      husband_has i_hit i_punched i_record if_someone in_fall intr- is_14 is_16 is_nice is_out is_that is_using junt- kids_on killing_me la_licencia
      lawyer_right legal_$ lol_$ looking_for make- me_back me_first me_is me_should mi_abogado monday_$ mult- my_calls my_career my_public nega- negar-
      neighbor_$ nervo- next_thing no_knock nonp- not_showing now_and now_says ocup- officer_said officer_told on_tether or_is packa- paperwork_$ paral-
      partn- pele- pictures_and pistol_$ po_is police_enter polygraph_$ primo_murio pushed_her raid_$ roommate_did should_he showing_up six_hours
      someone_called someone_told someone_who still_have support_$ tengo_que text_$ then_he thera- there_for they_dropped this_felony to_arrest to_help
      to_just to_open to_station vend- verd- walking_$ want_him were_at which_door will_call will_go will_sue without_asking without_telling worry_$
      wrote_me اخذوا_رخصتي الاو- القا- المرا- بتسا- بدون_رخصه بقضي- تهمه_him عقوب- قانو- مسكو- مكتب- مكتبك-`,
    '-0.7': `=books =died =era =fall =heat =multa =overdoses =revoke =strangulation =sued =town =متهم =يوم ACTOR+TOOK ARRESTED+TONIGHT ASK+GETOUT BODY+Worker
      COURTS+WHATIF FIND+COURTS Held+WARRANT IDIOM+Traffic IF+CPS JUDGE+ANYMORE OVERDOSE+LEGAL POLICE+LATER QUERY+DOOR SOBRIETY+ASK SOBRIETY+QUERY
      SUICIDE+LEGAL THING+HURTING THING+NOW TOOKES+CAR WARRANT+ARREST WILL+IDIOM ^_shoot ^_si ^_that after_that at_courthouse being_sued cop_asked deal_$
      detective_asked detective_said down_my for_now friday_$ getting_my got_taken hara- haras- hold_on if_police is_15 is_killing jail_and judge_is
      just_come lawyer_is lawyer_says me_arrested me_dejo my_agent my_interview nerv- never_showed of_getting of_warrant pen_in sobriety_tests they_hold
      things_up thursday_$ to_lose took_plea unconscious_$ want_this y_quiero`,
    '-0.8': `DIE+IF IF+OVERDOSED Sick+Paperwork ex_keeps illegal_$ living_with الجن-`,
    '-0.9': `NARCAN+LEGAL done_with that_legal`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.5': `FAINT`,
        '1.4': `BREATHE OVERDOSED`,
        '1.3': `Sick WAKE`,
        '1.0': `=creo =fell =od OVERDOSING`,
        '0.9': `=ate =drank COLOR Drug FALLEN OVERDOSE PILLS dran- overd- resp-`,
        '0.8': `=breathing =once =tomo NEEDLE POISON over- puls- respi-`,
        '0.7': `=60 =feel =gray =many =mixed =narcan =next =oding =pulse =same =sobredosis =suboxone =wake =whole =xanax =شرب =يتنفس NARCAN ^OVERDOSED breat- mixe-
          narc- narca- odin- sobre- subo- subox- vomi- whol- xana- يتنف-`,
        '0.6': `=cold =despierta =inconsciente =metio =much =needle =odd =overdosed =overdosing =pill =respira =responding =sense =الحبوب =جرعه =رغوه =زايده =كتير
          =وقع =يصحي PASSEDOUT anti- inco- incon- needl- respo- sens- sobr- vomit- الحبو- زايد- صاحب-`,
        '0.5': `=antifreeze =bar =bathroom =blue =cloro =dope =espuma =every =inyecto =lips =moving =poison =purple =rat =reacciona =slumped =swallowed =tylenol
          =unconscious =used =اختي =الوعي =شربت ANSWERAR TOOK ^FAINT ^FIND antif- bath- bathr- clor- droo- drop- dropp- espu- espum- gurg- gurgl- inye- inyec-
          movi- movin- need- pois- poiso- purpl- reacc- slum- slump- smok- swal- swall- tyle- tylen- unco- uncon- whis- الوع-`,
        '0.4': `=awake =ayuda =barely =bond =chest =drinking =drive =dropped =fast =fingers =floor =foam =good =having =heart =meds =minute =mouth =nodding =overdose
          =people =percs =rolled =shot =shower =slapped =think =times =too =trouble =unas =warrants =ساعدوني =صديقي =هو @111 @201 ^Young awak- ayud- bare-
          barel- brea- ches- despi- detr- drin- drink- drog- floo- havi- havin- hear- nodd- noddi- peop- peopl- perc- rolle- seiz- sleep- time- tira- trou-
          troub- ساعد- ساعدو- والا-`,
        '0.3': `=911 =all =amigo =answering =call =day =does =fentanyl =fifth =foaming =friend =girl =had =law =party =pastillas =puedo =real =stopping =then =three
          =thru =took =turning =yr =اخوي =حبوب =ما LOTS ^CHILD ^HOWTO amig- fent- fenta- fift- foam- foami- meti- mout- novi- part- past- pasti- pued- slap-
          slapp- snor- star- turni- صديق-`,
        '-0.3': `=about =afuera =against =agarro =ahorita =alone =am =aqui =around =arrestando =beating =bed =behind =bleeding =border =boyfriend =bridge =broke =by
          =called =camera =car =carro =come =comes =detectives =door =dragging =driveway =end =estan =estoy =fbi =following =front =gave =gets =golpeando =got
          =help =here =hit =hitting =holding =hombre =ice =inside =interview =judge =just =kidnapped =knife =knocking =la =lawyer =let =license =llevando =lo
          =look =looking =matar =migra =money =mother =nephew =nobody =on =or =our =outside =over =phone =pistola =police =porch =puerta =pulled =putting
          =quiere =quiero =ran =reading =reason =road =run =running =say =says =screaming =sent =siguiendo =sin =sister =snatched =stabbed =standing =stopped
          =stranger =taken =through =tienen =to =trying =under =ventana =voy =wait =wants =way =where =while =window =with =wrists =write =you =التحقيق =الشرطه
          =الشرطي =بدهم =قدام =مش =معه =نفسي =يضربني =يهددني @010 @now-CHILD @now-CPS @now-EX @now-i ACTOR ASKING BREAKIN CAR CHILD CLITIC COMEIN DETECTIVE DIE
          DOOR HURT HURTS IROOM Interview JUST LATER LEFTNOTE LEGAL LURKING NUMBER Near Official PHONE POLICE PULLED PULLEDAR ROUGH SAY SEIZED SOBRIETY
          STATEMENT Street TAKEES TAKING TALKING WILL Weapon Worker Young ^ACTOR ^BE ^CLITIC ^CPS ^GOT ^GRABBED ^Gear ^HASES ^Official ^PHONE ^PRESENT ^Plea
          ^QUERY ^WANT ^Worker abou- acaba- afue- afuer- agai- again- agar- agarr- ahori- alon- arou- aroun- arre- beat- beati- behi- behin- blee- bleed- bord-
          borde- brid- bridg- brok- call- calle- came- camer- carr- chil- come- cuar- cuart- cuff- dete- detec- deten- drag- dragg- drive- ence- encer- entr-
          esto- fron- golp- golpe- guard- hitt- hitti- hold- holdi- homb- hombr- insi- insid- inter- judg- kidn- kidna- knif- knock- lawy- lawye- lice- licen-
          light- lleva- load- looki- mata- migr- mone- moth- mothe- neph- nephe- nobo- nobod- outs- outsi- pare- patru- pers- phon- pist- pisto- poli- polic-
          porc- preg- pregu- puer- puert- pull- pulle- putt- putti- quie- quier- quit- readi- reas- reaso- runn- runni- short shou- sigu- sigui- sist- siste-
          snat- snatc- stand- take- thro- throu- tiene- trai- tryi- tryin- want- wher- whil- wind- windo- wris- wrist- التحق- الشر- الشرط- المح- المحق- يهدد-
          يهددن-`,
        '-0.4': `=15 =4 =acaba =al =alguien =anymore =arrested =asked =away =back =bad =basement =be =before =being =belt =better =blow =boy =cars =carta =casa
          =checkpoint =child =choking =cop =county =crying =dad =dice =dog =drunk =dui =everybody =everyone =ex =find =friends =fue =goodbye =handcuffed
          =handcuffs =hay =head =hurting =interrogation =jump =jumping =kid =kill =killing =knock =lights =llego =llevaron =llevo =machete =man =me =mejor =men
          =myself =neck =newborn =niece =officers =order =paro =point =pointing =read =reten =searching =second =shoot =shut =side =sign =sit =sople =speak
          =strangling =su =suicide =taking =texted =they =thing =threatening =told =train =truck =trunk =type =viviendo =want =ya =years =ابوي =الان =الباب
          =الجسر =السياره =الهجره =ان =اولادي =بدو =برا =بنتي =تعبت =حالي =حدا =حياتي =دخل =سكين =شرطه =عند =لي =محامي =مسدس =مع =معي =هلا =هلق =واحد =ياخدوا
          =يقولون @001 @now-they ANYMORE ARRESTED COPCAR DOGS EX Gear HIGHPLACE Held IDIOM KILL KNOCKING LEDGE LIGHTS LIVE PAPERS POINT PULLING QUESTIONED
          Violent WAVING WEAPON ^ANYMORE ^Drug ^EX ^GOODBYE ^HURT ^IWANT ^KNOCKING ^LIVE ^POLICE ^PULLEDAR ^Paperwork ^TOOKAR acab- algu- algui- anym- anymo-
          apar- arres- aske- base- basem- befo- befor- bein- bett- bette- bloc- block- brin- cart- chec- check- chok- choki- clos- cryi- cryin- deta- detai-
          drun- esta- foll- follo- good- goodb- grou- handc- hurt- hurti- inte- jumpi- killi- knoc- ligh- line- llega- llev- mach- mache- mari- mejo- metie-
          miss- myse- mysel- newb- newbo- niec- para- pega- perd- perr- pict- pictu- plac- plat- point- raid- read- refu- refus- remo- remov- rete- sali- scre-
          screa- sopl- stab- step- susp- suspe- taki- takin- text- texte- threa- trac- track- trun- vent- venta- vien- vivie- year- البا- التح- الجس- السي-
          السيا- الهج- الهجر- اولا- اولاد- حيات- كلبش- كلبشو- محام- ياخد- ياخدو- يسال- يضرب- يضربن- يقول- يقولو-`,
        '-0.5': `=arresting =babysitter =backyard =break =breaking =breathalyzer =bye =care =corte =cut =daughters =deserve =despedida =done =driving =even =except
          =gun =guys =have =kids =loud =love =min =missing =more =neighbors =never =nina =note =other =pegando =posted =radio =razor =rope =seat =shelter
          =showed =sleep =slipped =sorry =stairs =test =text =than =tied =time =todos =top =va =vivir =wish =year =yes =اخذوا =البيت =الكلبشات =انا =بدها =بيتنا
          =حاله =ساعتين =سامحوني =شرطي =عمره =في =قبل =مرته =نفسه =نفسها =والشرطي =يريد =يضرب =يهدد ARRESTING ASKAR BEHIND CUFFS DANGERES EVERYONE HURTING IWANT
          KILLING NECK RAID ^ASKING ^KILL ^LOTS ^MISSING ^QUESTIONING ^SUICIDAL anyw- babys- backy- clim- climb- deci- decid- desa- desap- dese- deser- drivi-
          exce- excep- happ- jump- land- lett- lette- matt- messa- missi- neve- nurs- othe- pegan- perdi- poin- post- poste- razo- robb- roun- seat- shel-
          shelt- slip- slipp- sorr- spea- stabb- stai- stair- stran- suic- suici- todo- touc- اخذو- البي- الكل- الكلب- بالم- خايف- ساعت- ساعتي- سامح- سامحو-
          طليق- لحال- نفسه- والش- والشر- يسالو- يعتق- يعتقل-`,
        '-0.6': `=12 =6 =8 =ahorcando =attacking =dark =die =ever =foot =hear =herself =lawn =life =live =mom =park =pen =ppo =prison =stop =thinking =tomorrow =walk
          =writing =ابنتي =اريد =بيتي =رجل =رح =زوجي =ضاع =علي =عيش =هل =يخنق =يقول BLEEDING GETOUT KIDNAP QUESTIONING SUICIDE TAKINGAR TOOKES ^IF ^LIGHTS ^SAY
          ^Violent ahorc- baby- book- break- cort- guar- hers- herse- lleg- pick- pris- priso- radi- side- tear- tomo- tomor- vivi- writ- writi- ابنت- مفقو-`,
        '-0.7': `=keys =move =بدي =شخص MISSING ^CAMEIN ^HURTING ^Traffic mess- بالا- تلفو- تلفون- عالب-`,
        '-0.8': `=مني LOCKED SUICIDAL`,
        '-1.1': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.5': `SUICIDAL`,
        '1.4': `GOODBYE`,
        '1.3': `HIGHPLACE`,
        '1.2': `=jump`,
        '1.1': `IWANT LIVE SUICIDE`,
        '1.0': `=be =life =voy POINT REFL cort-`,
        '0.9': `=herself =quiero =rope =thinking =حاله DIE hers- herse-`,
        '0.8': `=bye =die =ever =sorry =نفسه End NOOSE sorr- suic- suici- think- voic- wris-`,
        '0.7': `=care =done =edge =encerro =end =happens =himself =hung =loaded =razor =train =wrote =ابنتي =ينتحر ANYMORE LEDGE ^GOODBYE corta- deci- decid- despe-
          gara- hims- himse- loade- razo- sent- vivi- wrot- ابنت- ينتح-`,
        '0.6': `=15 =ahorcar =anymore =better =bleach =carta =cortando =corte =ending =estar =except =garage =live =love =mejor =myself =note =own =pistol =plan
          =point =posted =puente =sent =suicide =time =tired =tomorrow =tracks =vida =wish =wrist =اريد =اقتل =عيش =نفسها KILLED LATER ^End ^KILL ^LIVE anym-
          anymo- bett- bette- blea- bleac- cart- endi- endin- exce- excep- garag- mejo- mess- mori- myse- mysel- poste- puen- puent- sente- tire- tomo- tomor-
          نفسه-`,
        '0.5': `=after =before =charges =deserve =dice =drove =gun =hanging =head =lap =letters =long =lost =more =nobody =sleep =tell =than =tiro =todos =viviendo
          =vivir =who =wrists =السطح =تعبت =حالي =حياتي =رح =سامحوني =نفسي =يقول JUMPAR KILL TIRO ^HEDGE afte- befo- befor- depo- dese- deser- drov- hang-
          hangi- happ- lett- lette- nobo- nobod- talk- toda- todo- vivie- wrist- السط- حيات- سامح- سامحو- صديق-`,
        '0.4': `=court =cutting =deputies =do =dog =for =good =hang =hi =into =last =left =neck =only =pills =rather =reason =since =that =tied =truck =va =without
          =would =writing =بدي IDIOM KILLING LEFTNOTE TONIGHT ^IWANT ^Moment ahorc- char- charg- clim- climb- cutt- cutti- pill- post- rath- rathe- reas- reaso-
          sinc- slee- text- truc- witho- woul- writi-`,
        '0.3': `=again =bad =best =crying =front =going =hand =holding =it =judge =keep =kitchen =look =morning =nephew =shut =si =sitting =stuff =su =talking =this
          =to =today =want =you WRISTS ^JUST check- cryi- cryin- depu- deput- desp- drin- fron- girl- girlf- goin- hold- holdi- judg- kitc- kitch- morn- morni-
          need- neph- nephe- pist- pisto- sitt- sitti- stop- stopp- talki- trai- with- writ-`,
        '-0.3': `=16 =ahorita =apartment =arrested =asking =at =babys =beating =bebe =border =boy =but =carro =choking =cousin =cps =cuarto =cuffs =de =door =fbi
          =golpeando =grandma =hands =happening =hijo =hit =ice =immigration =interrogated =kid =lady =lights =llevando =llevar =mama =me =metio =mom =need
          =next =off =officers =other =party =pill =police =policia =quick =revisar =room =s =screaming =searching =sheriff =son =still =talk =told =trooper
          =trying =wake =warrant =was =window =y =your =اخوي =الباب =الشرطه =الهجره =شو =علينا =عن =في =من @001 @010 @doing @done @now-CPS @plain ASK CHILD CPS
          DETECTIVE DOOR Drug HANDS IROOM NOW NUMBER OVERDOSE OVERDOSING Official PILLS PULLED RANOFF SEARCH SEVERE WARRANT WAVING Young ^BE ^DETECTIVE ^HOUSE
          ^Interview ^JUDGE ^Official ^QUERY ^TOOK ahori- aski- askin- beat- beati- bord- borde- boyf- boyfr- carr- chil- choki- cous- cousi- cuar- cuart- cust-
          custo- dete- deten- handc- immi- immig- jump- leav- ofic- ofici- othe- pape- part- patru- poli- polic- quic- revi- revis- sher- sheri- short stat-
          stil- tien- troo- troop- tryi- tryin- unde- warr- warra- البا- الشر- الشرط- الهج- الهجر- علين- ياخد- ياخدو-`,
        '-0.4': `=12 =14 =2 =afuera =ahora =alone =arrestando =attacking =badge =being =box =break =breaking =breathing =by =card =check =child =con =cops =custody
          =detectives =downstairs =esta =following =get =getting =girl =ground =had =hago =hallway =handcuffs =happened =having =hay =him =hombre =hospital =how
          =id =interview =knife =knocking =line =little =llevan =llevo =mad =mall =migra =minutes =moms =neighbor =one =papa =parando =respira =responding =run
          =say =search =second =siguiendo =sobredosis =sons =stairs =staring =strangling =suspended =through =tienen =toddler =took =while =wrong =yard =yes =yo
          =yr =ابني =اخذوا =اعمل =البيت =التحقيق =السياره =جرعه =زايده =ساعدوني =شرطي =طليقي =عمي =عند =قدام =هلق =واحد =ياخدوا @111 @210 @211 @now-DETECTIVE
          @now-POLICE @now-SOMEONE @now-he ASKAR BEHIND BREAKIN COLOR FALLEN FIND GRABBED HABIT HOUSE HURTEN Interview KNOCKING LIGHTS MISSING ONLINE PAPERS
          POISON POLICE PULLEDAR QUESTIONED ROADSIDE SEIZED SOMEONE STATION TAKEES TALKING TOOK Traffic ^CPS ^LOC ^LURKING ^POLICE ^SOMEONE ^Worker afue- afuer-
          alon- apart- atta- attac- badg- bein- brea- break- breat- coun- count- court- cuff- desa- desap- downs- drive- entr- firm- foll- follo- gett- getti-
          golp- golpe- grand- grou- groun- habl- hall- hallw- hand- havi- havin- homb- hombr- hosp- hospi- inte- inter- knif- knoc- knock- litt- littl- llam-
          llama- lleva- migr- nurs- orde- paran- patr- pega- perd- pick- puls- remo- remov- sear- searc- seco- secon- sigui- sobre- stai- stair- stari- stepd-
          stor- thro- throu- tiene- todd- toddl- watc- whil- windo- wron- اخذو- البي- التح- التحق- السي- السيا- زايد- موقف- يسال- يضرب- يضربن-`,
        '-0.5': `=abra =ago =allowed =anda =anything =aqui =are =arm =ate =autistic =back =bro =brought =building =calling =camioneta =casa =chasing =close =clothes
          =cold =coming =curb =deal =deputy =dicen =doing =donde =driveway =dude =every =eyes =father =floor =foot =frasco =friends =gas =has =he =hey =hiding
          =hold =interrogation =inyecto =jumped =lawn =licencia =lit =loading =loud =minute =mixed =narcan =novio =oding =ohio =old =or =orden =our =overdosed
          =paper =pegando =pick =pulled =put =raid =reacciona =read =red =reten =road =same =scared =shoulder =showed =side =sople =state =step =street =ten
          =test =their =then =touching =truth =tylenol =wait =wall =weed =whole =windows =xanax =ابن =اخذ =الكلبشات =بدهم =برا =تفتيش =تلفوني =رغوه =زوجي
          =ساعتين =ضاع =عمره =محامي =مرته =معه =يتنفس =يقولون =يهددني @now-EX ANSWER ANSWERAR ARRESTED ARRESTING COMEIN DANGERES EX Gear KIDNAP LEGAL LETGO
          NARCAN NEEDLE PULLINGAR RAID ROUGH SOBRIETY STATEMENT TAKINGAR Violent Worker ^ASKING ^CAMEIN ^EX ^Gear ^KNOCKING ^MISSING ^SAY ^Sick ^TOOKAR allo-
          allow- anti- anyt- anyth- apar- auti- autis- baby- brin- brou- broug- buil- build- cami- camio- case- chas- chasi- chok- clot- cloth- coll- comi-
          comin- dice- doin- dond- fath- fathe- floo- fras- frasc- glas- gran- hero- heroi- hidi- hidin- inye- inyec- jumpe- loadi- metie- minu- minut- mixe-
          narc- narca- neig- neigh- odin- overd- pegan- pull- pulle- reac- reacc- resp- respi- respo- rete- roun- scar- scare- scre- screa- show- sigu- slid-
          smel- smok- snor- sobr- sopl- star- stra- stran- stre- stree- subie- test- thei- touch- tran- trut- tyle- tylen- unco- uncon- whis- whol- xana- الكل-
          الكلب- تفتي- ساعت- ساعتي- طليق- عالب- محام- يتنف- يسالو- يعتق- يعتقل- يقول- يقولو- يهدد- يهددن-`,
        '-0.6': `=13 =3 =40 =60 =911 =acaban =ask =asked =ayuda =backpack =bat =bed =both =boyfriends =bring =came =cars =checkpoint =class =cuchillo =defense =drank
          =estan =everywhere =face =fine =gray =guy =hours =k9 =kick =leaving =let =lot =missing =name =outside =porch =shot =sign =sit =six =slid =some
          =stabbing =steps =they =three =trunk =unas =van =where =wifes =year =امي =اوقع =رجل =عم =كتير =مش =هل =هو =وهو =يخنق =يذبحني =يضرب =يقتلني @now-they
          BREATHE CAMEIN CUFFS LOCKED PASSEDOUT Sick TOOKAR WAKE ^DOGS ^Near ^OVERDOSED ^Paperwork ^Traffic ^Violent aske- ayud- backp- book- calli- clas- cuch-
          cuchi- dran- hour- land- leavi- llev- meti- miss- missi- outs- outsi- perdi- perr- reco- recor- step- surr- susp- suspe- touc- trun- vomi- wher- wife-
          تلفو- تلفون- ساعد- ساعدو- مفقو- يذبح- يذبحن- يقتل- يقتلن-`,
        '-0.7': `=ahorcando =answer =awake =baby =cop =couch =despierta =empty =ex =fast =fell =find =four =hear =heart =held =hitting =meth =od =overdosing =pen
          =pointing =quieren =ran =sense =stab =stay =think =thru =unit =viene =went =الان =انا =بيتي =شخص =شربت =مع =معي =مني COPCAR FAINT GETOUT ^FIND apun-
          awak- couc- door- empt- guard- hitt- hitti- point- porc- press- sens- stab- stabb- بيتن- يستج-`,
        '-0.8': `=aunt =dark =guns =man =nina =nino =once =tomo =tub =turn =بنتي STATED TOOKES back-`,
        '-0.9': `=creo =many =nos =ابي OVERDOSED vien-`,
        '-1.0': `=us`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.1': `DANGERES HURTING`,
        '1.0': `=شخص =يضرب BLEEDING LOCKED NECK vien-`,
        '0.9': `=viene =رجل stab-`,
        '0.8': `=attacking =bat =held =strangling =مرته @now-SOMEONE BREAKIN Violent pour- touc- يضرب- يضربن-`,
        '0.7': `=ahorcando =bats =breaking =deja =ex =hear =hitting =kill =pegando =salir =shelter =shooting =stab =بيتي =دخل =واحد =يخنق =يضربني apun- atta- attac-
          babys- bala- beat- care- hitt- hitti- jump- pegan- robb- shel- shelt- shoot- sigu- stabb- touch-`,
        '0.6': `=blocking =como =cuchillo =defense =hombre =knife =lado =late =let =loud =machete =man =marido =men =motel =shoot =trying =ابي =امي =بيتنا =حدا =يحاول
          @now-EX HIDING HURTEN LETGO SOMEONE ^BLEEDING ^HURTING ^Violent chok- cuch- cuchi- defe- defen- homb- hombr- knif- mach- mache- marid- mote- pega-
          plat- punc- punch- shoo- tabl- tryi- tryin- يحاو-`,
        '0.5': `=agarro =attacked =by =casa =class =daughters =following =hammer =he =jumped =jumping =le =loading =matar =mile =nos =novio =pointing =robbed
          =siguiendo =stabbed =stabbing =stairs =staring =stepdad =stepfather =store =street =swinging =then =trae =trunk =us =when =سلاح =معه =يذبحني =يكسر
          =يهددني @211 HURT ROUGH WEAPON Weapon ^SEVERE clas- golp- jumpe- jumpi- loadi- mata- meti- sali- sigui- stai- stair- stari- stepf- stre- stree- swin-
          swing- trun- يذبح- يذبحن- يهدد- يهددن-`,
        '0.4': `=al =backyard =beating =bleeding =both =closet =drunk =guys =law =phone =porch =ppo =scared =still =ten =wall =you =بالغرفه =برا =زوجي =كسر =وهو
          @now-he CAMEIN HURTS Held SEVERE baby- backy- beati- blee- bleed- block- break- chai- close- door- drun- entr- foll- follo- laug- laugh- neig- neigh-
          phon- porc- robbe- scar- scare- sist- siste- star- stil- tumb- tumba- بالغ- بالغر-`,
        '0.3': `=alguien =apartment =aqui =baby =bedroom =boyfriend =break =cousin =esposo =esta =gas =golpeando =hands =has =hay =hurting =me =money =neighbor
          =neighbors =next =ok =outside =shaking =sister EX GETOUT Plea ^EX ^Plea ^SOMEONE agai- algu- algui- bedr- bedro- cous- cousi- golpe- hurt- hurti-
          mone- outs- outsi- park- pued- scre- screa- shak- shaki- step- test- thro- uncl- wind-`,
        '-0.3': `=anything =are =arrest =arrested =belt =border =bottle =breathing =bridge =bus =carro =cars =cuffed =do =down =en =everybody =from =girl =have =hijo
          =immigration =interview =judge =knocking =mis =not =off =officer =one =orden =over =putting =quieren =quitar =roommate =son =sorry =statement =station
          =stop =take =talk =telling =their =to =todo =tomo =trabajo =turned =van =vivir =warrant =went =with =writing =اخذ =اخذوا =انا =بنتي =رح =هلق =يريد
          @past ANSWER ASK ASKING CHILD End JUDGE LIGHTS PASSEDOUT Paperwork TOOK Worker ^ASK ^ASKING ^BE ^CHILD ^DETECTIVE ^Drug ^HOUSE ^Interview ^MODAL
          ^TOOKAR alre- anyt- anyth- bord- borde- bott- bottl- brid- bridg- carr- conte- cuffe- depu- deput- girl- grab- grabb- hear- immi- immig- inve- inves-
          judg- knoc- knock- leav- llev- lleva- middling offi- offic- orde- putt- putti- roomm- sear- searc- short some- sorr- state- stati- tell- telli- thei-
          trai- turne- warr- warra- writi- اخذو-`,
        '-0.4': `=abogado =agentes =all =already =amigo =aparece =arms =asking =asleep =before =bunch =burning =card =children =clothes =come =county =court =creo
          =cuffs =daughter =deputy =despierta =deteniendo =did =dying =encuentro =eyes =face =foster =grabbed =had =hanging =hijos =holding =hospital
          =interrogando =interrogated =jail =kitchen =landlord =leave =letter =licencia =license =living =llevo =lo =look =marshals =mixed =narcan =never
          =officers =once =or =overdosed =parando =patrulla =picked =pictures =pill =pills =point =police =pounding =preguntando =raiding =same =sat =says =se
          =sheriff =sit =stopped =subieron =telefono =test =them =time =todos =up =worker =write =yo =اعمل =الان =التحقيق =الشرطه =بقوه =جرعه =زايده =شرطي =شو
          =عيش =قدام =ما =هل =هلا =ولادي =يصحي @may @now-DETECTIVE @now-they ARRESTING DETECTIVE Drug FIND HANDS Interview LEDGE NARCAN PULLINGAR QUESTIONS
          SEARCH STATEMENT TOOKAR WAKE WARRANT WRISTS ^CPS ^End ^KILL ^LIVE ^LURKING ^Near ^Official ^RANOFF ^THING ^TOOK ^WILL ^Worker abog- aboga- agen-
          agent- alrea- amig- apare- aski- askin- asle- aslee- befo- befor- breat- bunc- burn- burni- chec- child- clot- cloth- cour- cust- custo- despi- dyin-
          encu- encue- escr- escri- fost- foste- haci- hand- hang- hangi- happ- hijo- hold- holdi- hosp- hospi- kitc- kitch- land- landl- lice- licen- livi-
          livin- mars- marsh- mess- messa- mixe- mori- narc- narca- neve- paran- patr- perd- picke- pill- poun- pound- pregu- raidi- revi- revis- roll- spea-
          stan- stop- stopp- stuf- surro- telef- todo- trab- traba- voic- want- work- worke- writ- التحق- الشر- الشرط- زايد- ولاد-`,
        '-0.5': `=15 =94 =after =allowed =anymore =arresting =as =asked =ate =babys =badge =baje =best =blue =bring =bro =buddy =bye =checkpoint =cortando =corte =cps
          =cruiser =custody =detective =detectives =dicen =does =drawers =drove =estar =ever =for =friends =garage =goodbye =hija =ice =id =job =keep =lit
          =mejor =missing =morning =moving =no =oding =overdose =overdosing =paper =party =pero =plan =pulling =pulse =que =questioned =quitando =raid =respira
          =responding =reten =rights =ring =safe =seat =sheriffs =shows =si =sign =slapped =snatched =sobredosis =some =suspended =swallowed =swat =they
          =toddler =tome =tomorrow =tracks =traffic =unas =unmarked =used =wait =wanting =wants =we =whole =yr =ابنتي =السياره =الكلبشات =المطار =بلعت =ترد
          =حالي =حبوب =شي =عن =غرفه =كل =معي =من =نفسها =والشرطي =وقفني =ياخدوا =يتنفس =يقولون @000 @done @now-CPS ACTOR ARRESTED BREATHE CPS DOGS GIVEBACK
          GONEOFF IROOM Official PAST PULLING TAKINGAR ^CAMEIN ^LIGHTS ^LOC ^MISSING ^OVERDOSED ^POLICE ^PULLEDAR ^TAKING ^Traffic afte- allo- allow- anym-
          anymo- arre- arres- aske- badg- blea- bleac- budd- check- conf- confe- crui- cruis- cuff- desa- desap- desp- dete- detec- deten- dice- drag- dragg-
          draw- drawe- drov- figh- garag- good- goodb- inte- inter- lett- lette- lleg- matt- mejo- miss- missi- morn- morni- mout- movi- movin- odin- part-
          pasa- patru- pick- plan- poli- polic- post- pulli- quita- raid- reac- regi- regis- regr- regre- remo- remov- respo- rete- right- room- sente- serv-
          sher- show- smel- smell- snat- snatc- snor- sobr- sobre- stat- surr- susp- suspe- swal- swall- toda- todd- toddl- tomo- tomor- traf- traff- unma-
          unmar- vivi- vomit- wanti- whol- ابنت- التح- الحب- السي- السيا- الكل- الكلب- المط- المطا- بالم- صاحب- نفسه- والش- والشر- وقفن- ياخد- ياخدو- يتنف-
          يستج- يستجو- يفتش- يفتشو- يقول- يقولو-`,
        '-0.6': `=3 =abra =ahora =airport =barely =better =blocked =blow =care =cold =dark =dea =dope =drank =drinking =drop =dui =find =foot =give =handcuffed
          =handcuffs =handed =heart =interrogation =k9 =lady =luces =mall =manos =migra =min =needle =niece =night =nino =note =odd =open =park =policia
          =questioning =read =river =running =say =searching =sin =state =stay =suicide =suits =things =till =tub =type =uber =visit =where =woods =year =ابني
          =اختي =اخي =اريد =اقتل =الوعي =بدهم =بدي =تفتيش =زوجتي =شربت =شرطه =صديقي @now-POLICE ARREST ASKAR DIE JAILED LIVE NEEDLE POINT POLICE QUESTIONED
          QUESTIONING STATED STATION Sick ^FIND ^GOODBYE ^GRABBED ^HIDING ^JUDGE ^QUESTIONING ^Room airp- airpo- anyw- barel- bett- bette- book- bull- conv-
          corta- coun- count- despe- detr- dran- drink- face- flas- flash- gara- guar- guard- hande- hunt- luce- mano- migr- needl- niec- nigh- offe- para-
          peel- puls- refu- refus- resp- respi- rive- runn- runni- seat- seiz- sent- sheri- suit- thing- visi- waki- wher- الوع- بالا- تفتي- عالب- لحال- يسال-
          يسالو-`,
        '-0.7': `=answering =arrestando =be =charges =cop =die =edge =empty =end =esposando =even =feel =grandpa =lap =love =much =myself =name =novia =od =pen =q
          =shut =six =sons =stand =step =talking =tell =tienen =too =train =turning =walked =weekend =yard =الهجره =دخلوا =لا =مني =نفسه =نفسي =يقول ANSWERAR
          COLOR CUFFS GOODBYE Gear HABIT HIGHPLACE IWANT KIDNAP OVERDOSE RAID SOBRIETY ^ACTOR ^DOGS ^Gear ^JUST brin- empt- handc- myse- mysel- over- overd-
          pict- pictu- talki- tiene- turn- turni- vomi- week- weeke- الهج- الهجر- دخلو- صديق-`,
        '-0.8': `=close =curb =cutting =encerro =fell =gray =knees =life =loaded =policias =quiero =ran =razor =roof =rope =thinking =wake =while =wrist =wrists =مع
          FALLEN MISSING OVERDOSING PULLED SUICIDE cort- cutt- cutti- knee- loade- need- perr- razo- suic- suici- whil- wrist- يعتق- يعتقل-`,
        '-0.9': `=cops =day =herself =himself =minute =weed =حاله COPCAR REFL SUICIDAL ^PASTVERB hers- herse- hims- himse-`,
        '-1.0': `=gone =voy`,
        '-1.1': `=jump FAINT OVERDOSED wris-`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.8': `ARRESTING`,
        '1.5': `COPCAR CUFFS`,
        '1.2': `ARRESTED`,
        '1.1': `RAID SEIZED handc-`,
        '1.0': `HANDS knee-`,
        '0.9': `=handcuffs =manos =turn =van arre- arres- cuff- mano-`,
        '0.8': `=arrestando =arresting =cuffs =knees =taken =told =قبل Gear ^ACTOR book- deta- detai- hunt- raid- take- يعتق- يعتقل-`,
        '0.7': `=detaining =job =raid =raiding =trabajo =walmart =zip =ابي =الشغل =الكلبشات CUFFEDAR ^GRABBED haul- raidi- walm- walma- الشغ- الكل- الكلب- تعتق- كلبش-
          كلبشو-`,
        '0.6': `=call =desk =esposando =guns =handcuffing =hauled =hood =lot =marshals =protest =rights =اخذت =انا =تعتقل TAKINGAR ^JUDGE court- hand- haule- mars-
          marsh- plac- right- subie-`,
        '0.5': `=booking =county =detained =doing =dragging =drop =esposado =face =handcuffed =loudspeaker =min =policias =speak =taking =wait =your ARREST GRABBED
          PASSEDOUT TOOKAR ^JUST agar- agarr- booki- deten- doin- drag- dragg- espo- espos- llev- lleva- loud- louds- prot- prote- subi- taki- takin- trab-
          traba- يقول- يقولو-`,
        '0.4': `=arrested =back =belt =cuffing =dad =did =everybody =giving =ground =guys =holding =llevar =neighbor =papa =piso =put =putting =tackled =tienen =uncle
          =you =اخي =الشرطه =قدام =لي FALLEN ^Drug ^HOWTO ^SAY ^TOOKAR back- cuffi- givi- givin- grou- groun- hold- holdi- point- putt- putti- stan- surr- tack-
          tackl- tiene- warra- watc-`,
        '0.3': `=agents =ahorita =bag =behind =car =cuffed =deputies =driveway =getting =got =heart =him =ice =jail =llevando =mama =nephew =nos =ok =people =reading
          =roof =running =somebody =then =they =under =warrant =watching =why =wife =yelling =اخوي =زوجي =في ACTOR JUST LEGAL Official TAKEES TAKING TOOKES
          ^HEDGE ^Moment ^Official ahori- behi- behin- cour- cuffe- depu- deput- drive- fing- finge- gett- getti- llam- long migr- neph- nephe- peop- peopl-
          read- readi- runn- runni- someb- uncl- unde- watch- yell- yelli-`,
        '-0.3': `* =all =anymore =ayuda =bathroom =because =been =before =blood =bottle =breathing =carro =dice =entrar =ex =following =gave =goodbye =guy =happened
          =has =hay =himself =his =house =interview =keeps =kidnapped =light =morning =need =not =pastillas =questions =quiere =quiero =red =says =scared =se
          =shaking =sister =sleep =someone =tell =there =think =threatening =truck =tylenol =vivir =walking =what =with @010 @now-he @plain BREAKIN CHILD End
          HURT HURTING HURTS Interview KILL LEDGE PULLING Room SEVERE WAKE WANT Young ^ANYMORE ^IWANT ^Plea ^Young anym- anymo- bath- bathr- beca- becau- befo-
          befor- bloo- bott- bottl- breat- entra- ever- every- fent- fenta- frie- frien- girl- good- goodb- hims- himse- hous- keep- kidn- kidna- morn- morni-
          orde- past- pasti- plat- pull- quie- quier- scar- scare- sear- searc- seco- secon- shaki- sist- siste- someo- stra- ther- threa- thro- truc- tyle-
          tylen- walki- windo-`,
        '-0.4': `=12 =40 =again =agarro =al =already =another =any =arma =ask =babys =basement =be =bleeding =blue =box =breathalyzer =campus =check =child =children
          =cold =comes =contesta =cuarto =cutting =dads =despierta =done =drank =drinking =encuentro =es =eyes =fine =girlfriend =he =hi =hurting =inside
          =interrogating =interrogation =it =jump =kicking =killing =knife =line =lips =little =live =living =luces =machete =many =mean =message =nobody =o
          =papers =pill =pills =point =preguntando =pulled =quieren =respira =search =she =sheriff =sheriffs =shoot =shot =shotgun =sign =state =supposed
          =swallowed =take =talking =their =thinking =three =throwing =time =tocando =tomo =tonight =trailer =trunk =truth =trying =turning =wants =when =whole
          =worker =write =y =البيت =الحبوب =بالغرفه =بلعت =حاله =رغوه =سكين =ما =مسدس =نفسي @now-she @now-we HOME LETGO NOOSE ONLINE POINT ROADSIDE SEARCH
          TALKING WRISTS Weapon ^CAMEIN ^CPS ^DETECTIVE ^FIND ^IF ^KIN ^KNOCKING ^Sick ^WANT ^Worker alre- alrea- anot- anoth- base- basem- blea- bleac- blee-
          bleed- brea- camp- campu- chec- check- child- clai- clea- come- cont- conte- cuar- cuart- cust- custo- cutt- cutti- despi- dran- drin- drink- encu-
          encue- foll- follo- girlf- hurt- hurti- insi- insid- inve- inves- kicki- killi- knif- litt- littl- livi- livin- load- luce- mach- mache- messa- nobo-
          nobod- over- overd- paper- passe- pill- pren- prend- pued- pulle- puls- ques- quest- quit- quita- regi- regis- respo- shot- shotg- soci- socia- susp-
          suspe- swal- swall- talk- talki- thei- thin- throw- toca- tocan- tonig- trun- trut- tryi- tryin- turni- vent- venta- want- whol- wind- work- worke-
          الحبو- بالغ- بالغر- ساعد- ساعدو-`,
        '-0.5': `=10 =14 =algo =alive =allowed =answer =attacking =backyard =banging =bedroom =better =blow =broke =care =choking =closet =cps =customs =dead
          =detectives =die =drunk =dude =end =estacion =feel =fell =flashlights =four =friends =fue =hablando =had =hang =hermana =highway =hitting =hospital
          =hurt =if =interrogando =interrogated =interviewed =know =last =loaded =lol =matar =mejor =missing =moms =more =moving =narcan =neck =neighbors =never
          =night =nino =od =oficial =once =order =para =parando =parar =passed =pero =pistola =puedo =puerta =questioned =questioning =removing =responding
          =showed =siguiendo =since =sobredosis =stairs =su =that =thru =tiro =tome =tracks =trae =train =unas =vehicle =voy =wake =water =weed =windows =wrist
          =yes =yo =اريد =التحقيق =الطريق =المحقق =ان =بدو =تدق =تفتيش =حدا =حياتي =زوجتي =شرطه =صديقي =عالباب =عن =عيش =معهم =واحد =واقفين =ورقه =يسالوني =يصحي
          =يضربني =يهدد =يهددني @000 @now-CPS @now-SOMEONE ANSWER CAMEIN COLOR DIE DOOR FIND IF JOKE KNOCKING LOCKED NARCAN PAPERS PILLS TIRO Traffic ^End
          ^GOODBYE ^General ^JAILED ^KILL ^OVERDOSED ^PASTVERB ^PHONE ^Traffic aliv- allo- allow- answ- answe- ayud- baby- backy- bang- bangi- bedr- bedro-
          bett- bette- brin- brok- chai- chil- choki- coll- desp- despe- disa- disap- drun- estac- face- golpe- habla- high- highw- hitt- hitti- hosp- hospi-
          insu- inte- inter- kill- laug- laugh- lett- lette- loade- mata- mejo- mess- missi- movi- movin- narc- narca- neve- nigh- paran- paren- pers- pist-
          pisto- prim- puer- puert- reco- recor- resp- respi- shak- sher- sheri- shoo- short showe- sigui- sinc- smel- sobr- sobre- stab- stabb- stai- stair-
          suic- suici- supp- suppo- think- toma- trail- vehi- vehic- vien- vivi- wate- wris- writ- البي- التح- التحق- الحب- الطر- الطري- المح- المحق- اوقف-
          تفتي- حيات- زوجت- عالبا- واقف- واقفي- والا- يستجو- يضربن- يفتش- يفتشو- يهدد- يهددن-`,
        '-0.6': `=4 =75 =abra =after =agent =ahorcando =beating =can =corte =court =creo =dea =door =edge =esta =fbi =foot =garage =give =golpeando =gun =held =hijos
          =hold =jumping =kill =knocking =landlord =lap =leaving =license =lit =look =looking =loud =making =meds =men =mexico =money =mouth =niece =nina
          =pegando =pen =pick =pictures =rope =same =sat =shelter =some =sorry =steps =still =stopped =talk =text =unit =viene =without =ya =اختي =اطفالي
          =اولادي =بدي =حبوب =رجل =رح =سيارتي =شربت =شرطي =عند =غرفه =كل =مرته =معه =يتنفس =يخنق =يضرب @111 ANSWERAR ANYMORE BREATHE CPS EX GOODBYE HABIT KILLED
          OVERDOSE OVERDOSED OVERDOSING POISON SOBRIETY STATEMENT SUICIDE Sick Worker ^HURT ^PULLEDAR ^QUESTIONING ^SOMEONE ^Violent afte- ahorc- anyw- apar-
          bala- beat- beati- case- chok- clim- climb- close- cort- down- ence- encer- firm- flas- flash- gara- garag- golp- habl- hijo- jumpi- knoc- knock-
          land- landl- leavi- lice- licen- llega- look- looki- maki- makin- matt- mexi- mexic- miss- mone- niec- nurs- ofic- ofici- pass- pegan- post- preg-
          punc- punch- radi- roba- shel- shelt- side- sigu- sorr- star- stil- stop- stopp- tabl- tear- touc- trai- veci- witho- اطفا- اطفال- اولا- اولاد- سيارت-
          صاحب- صديق- موقف- وقفت- وقفتن- يتنف- يسال- يسالو- يستج- يضرب-`,
        '-0.7': `=3 =6 =baby =bat =beat =boys =bro =calling =couch =driving =dui =gone =keys =kids =law =life =lobby =mis =nada =note =open =over =parked =paro
          =pointing =ppo =reten =s =second =shoulder =six =snow =step =strangling =stuff =test =traffic =trooper =wall =want =اخذ =الشرطي =امي =بدهم =برا =شخص
          =مش =مع =واقف =يقول @now-EX ASKAR FAINT KILLING STATED SUICIDAL ^NUMBER apun- atta- attac- calli- care- carr- couc- drivi- guard- ligh- light- lleg-
          lobb- parke- pega- pregu- rete- robb- segu- show- traf- traff- بيتن- عالب-`,
        '-0.8': `=agentes =bebe =bye =casa =everything =hair =head =hear =lights =ran =round =الباب =بابي =بيتي =معي =ولادي =يريد GETOUT KIDNAP LIGHTS QUESTIONED
          block- comp- compu- guar- para- stran- البا- ولاد-`,
        '-0.9': `=surrounding =بنتي =مني BLEEDING LATER PULLED PULLINGAR QUESTIONING`,
        '-1.0': `=but`,
        '-1.1': `NECK PULLEDAR`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '0.9': `=cops =foot =them DOOR عالب-`,
        '0.8': `=door =officers =steps =بابي COMEIN knoc- sher- sheri-`,
        '0.7': `=knocking =landlord =orden =shed =sheriffs =trailer =بقوه =شرطه flas- flash- knock- landl- orde- show-`,
        '0.6': `=abro =agentes =check =couch =detectives =dicen =drawers =entrar =ice =llego =migra =moms =move =peeking =policias =ringing =sheriff =shows =step
          =surrounding =traen =الباب =برا =دخلوا KNOCKING WARRANT ^COURTS ^KNOCKING comp- compu- couc- dice- drawe- land- peek- peeki- push- ring- ringi- toca-
          trae- trail- البا- دخلو- واقف- يفتش- يفتشو-`,
        '0.5': `=abra =carrying =close =come =dea =department =flashlights =guns =hall =knock =puerta =round =sala =second =unos =البيت =الهجره =عالباب =واقفين
          =يفتشوا =يقولون @210 LURKING POLICE SEARCH ^CAMEIN carry- compl- depa- depar- draw- porc- puer- puert- rifl- smel- البي- الهج- الهجر- عالبا- واقفي-`,
        '0.4': `=afuera =alone =are =but =calling =cars =casa =consent =estan =hallway =handed =look =looking =miedo =neighbors =nephew =o =one =open =paper =porch
          =see =sin =talk =tocando =truck =upstairs =بدهم =كل =ورقه HOME Room ^BE ^THING afue- afuer- alon- apart- coll- conse- door- hall- hallw- hande- lleg-
          looki- mied- migr- neph- nephe- pape- poli- polic- showe- step- supp- suppo- tocan- upst- upsta- يقول- يقولو-`,
        '0.3': `=break =cutting =house =inside =it =judge =la =police =s =searching =swat =they =through =todo =too =warrant =تفتيش =مع @now-POLICE ACTOR CAMEIN DOGS
          Gear NUMBER Official clos- coun- count- cutt- cutti- hous- insi- insid- judg- prob- proba- scre- seco- secon- spea- stor- throu- truc- warr- warra-
          تفتي-`,
        '-0.3': `=ago =airport =alive =answering =anything =arrested =beating =being =breathalyzer =by =can =crying =dad =dead =detective =did =drinking =encuentro
          =eyes =father =fbi =following =get =getting =give =goodbye =had =help =hitting =husband =interrogando =into =keeps =kicking =knife =lady =lot =mi =mis
          =missing =mother =nino =nothing =of =para =parking =pills =pistola =questioned =school =screaming =she =telling =test =then =think =this =tienen
          =tonight =traffic =wants =work =you =من @000 @doing @done @now-DETECTIVE @now-SOMEONE @now-i @now-she ANSWER BODY BREATHE CHARGED CHILD COURTS
          Calendar GETOUT HASES HURT HURTEN HURTING KILL KIN NOOSE PAPERS PHONE PILLS SEVERE TAKEES THING TOOK Violent WAKE WEAPON Young ^ASKING ^FIND ^GRABBED
          ^MODAL ^PULLED ^RECENT ^SAY ^WANT airp- airpo- aliv- anyt- anyth- beat- beati- bein- cryi- cryin- cust- custo- drink- encu- encue- espo- espos- fath-
          fathe- gett- getti- good- goodb- grab- hear- hitt- hitti- husb- husba- keep- kicki- knif- lice- licen- ligh- llev- miss- missi- moth- mothe- mout-
          noth- nothi- over- overd- parki- pill- plac- plea- pleas- purp- quier- scho- schoo- screa- short tell- telli- tiene- toni- tonig- traf- traff- turn-`,
        '-0.4': `=94 =about =acaba =again =al =am =anymore =arms =asleep =bat =behind =better =boyfriend =breathing =bring =broke =brother =bus =call =campus =child
          =cold =cousin =creo =cut =drank =driving =empty =face =fell =fingers =fue =girlfriend =good =ground =gun =hang =happened =happening =he =her =hermano
          =hija =him =holding =hospital =id =interrogating =interview =just =keys =law =licencia =life =lips =llevando =machete =mall =manos =masks =matar =meds
          =mismo =more =mouth =myself =narcan =need =night =novio =nurse =overdosed =place =point =protest =puedo =pulse =purple =quiero =reading =removing
          =reten =road =rope =sent =shaking =shotgun =shoulder =siguiendo =sister =sitting =sleep =sobredosis =stepdad =store =taking =tapping =ten =thinking
          =time =today =tomo =took =two =vivir =voy =wall =was =where =who =worker =would =write =اقتل =الوعي =امي =حالي =حبوب =حمايه =ساعدوني =سكين =سيارتي
          =علي =لا =محامي =مسدس =ياخدوا =يتنفس =يهددني @011 @now-CPS @now-he @past ANYMORE ARREST ARRESTED CLITIC FALLEN GIVEBACK GRABBED HANDS IWANT JAILED
          JUST KIDNAP KILLED LEDGE LETGO NARCAN NECK OVERDOSING SOBRIETY STATION Sick Street TONIGHT WAVING Weapon ^GOODBYE ^HOWTO ^LURKING ^PULLEDAR ^Plea
          ^REFL abou- agai- anym- anymo- asle- aslee- behi- behin- bett- bette- boyf- boyfr- brok- brot- broth- camp- campu- cort- cous- cousi- desp- despe-
          dran- drin- drivi- frie- frien- grit- grou- groun- guard- habl- herm- herma- hold- holdi- hosp- hospi- jump- llam- llama- lock- mach- mache- mano-
          mask- mata- mism- mori- myse- mysel- narc- narca- nigh- novi- nurs- park- prot- prote- pued- purpl- quit- read- readi- respo- rete- sali- shak- shaki-
          shot- shotg- sigui- sist- siste- sitt- sitti- sobr- sobre- stepd- stran- suic- suici- taki- takin- tapp- tappi- thin- think- thre- toda- troo- troop-
          vivi- wher- wind- windo- work- worke- woul- الوع- اوقف- حماي- ساعد- ساعدو- سيارت- محام- ياخد- ياخدو- يتنف- يضرب- يضربن- يعتق- يعتقل- يهدد- يهددن-`,
        '-0.5': `=13 =abogado =acaban =after =another =arrest =as =ask =asked =atras =aunt =autistic =babysitter =backpack =bad =bathroom =bebe =before =blow =bond
          =borracho =bounty =boy =boys =buddy =carta =checking =children =comes =corte =cps =dark =declaracion =deteniendo =donde =end =escuela =feel =find
          =found =gets =guy =hear =hours =how =hr =hunters =interrogation =investigator =jail =jump =jumping =kill =know =knows =last =lawyer =line =live
          =locked =mad =moving =neighbor =next =over =papa =parando =people =phone =pointing =preguntas =puso =putting =ran =responding =rights =running =self
          =shoot =some =speak =station =stay =swallowed =thing =tiene =toddler =todos =top =trabajo =trooper =trunk =twins =uncle =vehicle =waiting =wake
          =walmart =when =window =woman =yard =yes =yo =ابنتي =الان =التحقيق =الكلبشات =المحقق =بلعت =تعبت =حاله =زوجتي =صديقي =طليقي =في =قدامي =معه =واقف =وهو
          =يفتش =يقول @010 @now-CHILD CAR CPS DIE EVERYONE FAINT FIND GOODBYE HIGHPLACE MISSING PAST POINT QUESTIONED QUESTIONING QUESTIONS SEIZED SOMEONE
          SUICIDE TOOKES Traffic ^CHILD ^EX ^End ^HIDING ^IWANT ^NOW ^Sick ^TOOK ^WILL ^Worker ^Young abog- aboga- acab- acaba- afte- anot- anoth- apara- aske-
          atra- auti- autis- backp- bath- bathr- befo- befor- block- book- borr- borra- boun- bount- breat- budd- bull- cart- child- come- conv- court- cowo-
          cowor- desa- desap- deten- dond- empt- escu- escue- fing- finge- foun- haci- hacie- happe- haul- hour- hunt- hunte- inve- inves- jumpi- know- lawy-
          lawye- locke- mana- movi- movin- paran- passe- peop- peopl- phon- pick- point- puls- putt- putti- reco- recor- refu- refus- resp- respi- right- robb-
          runn- runni- sigu- slap- slapp- stab- stat- stati- stop- stopp- stra- strai- suel- swal- swall- tien- todd- toddl- todo- trab- traba- trac- track-
          trun- twin- vehi- vehic- viol- viola- wait- waiti- walm- walma- woma- writ- ابنت- اعتر- التح- التحق- الحب- الكل- الكلب- المح- المحق- زوجت- سيار- قدام-
          كلبش- كلبشو- يسال- يسالو- يستج-`,
        '-0.6': `=14 =ahorita =arrestando =attic =blood =boss =bro =burn =carro =checkpoint =cuffs =detaining =die =done =dragging =drunk =estoy =except =friends =gas
          =gone =handcuffs =hombre =hour =ids =keep =love =made =make =marido =me =metio =minutes =nina =nos =od =patrulla =pull =purse =questioning =roof =sat
          =shooting =since =sople =statement =stop =stopped =tasing =till =turn =us =viene =your =ابي =اريد =انا =اوقع =بنتي =تاخذ =تعتقل =رح =سلاح =شربت =لي
          =مش =مني =هو =واحد @now-we EX HOWTO IROOM LATER LIVE LOCKED OVERDOSE OVERDOSED PASSEDOUT POISON PULLED ROADSIDE SUICIDAL TOOKAR WRISTS Worker ^CPS
          ^HURTING ^Held ^IF ^LOTS ^MISSING ^OVERDOSED agar- agarr- ahori- arre- arres- atti- ayud- bloo- chai- chil- cuff- decl- decla- deta- detai- drag-
          dragg- drun- esto- exce- excep- firm- guar- hamm- hamme- happ- homb- hombr- lett- line- marid- post- pour- purs- radi- remo- remov- sent- shoot- sinc-
          sopl- stal- star- state- tasi- tasin- vien- تلفو- تلفون- طليق- موقف-`,
        '-0.7': `=bag =bano =bats =car =esposando =everybody =ex =form =handcuffing =le =light =passenger =pick =pide =questions =raiding =tied =walk =اختي =اخذت
          =السياره =بدو =حدا =رجل =عيش =هلق =يحاول =يضرب ANSWERAR BEHIND BLEEDING CUFFS ^KILL ^Traffic bloc- check- clea- conf- confe- handc- inte- inter-
          matte- para- pass- poin- ques- quest- raid- raidi- shoo- uncl- السي- السيا- بالم- تعتق- صديق- يحاو-`,
        '-0.8': `=alguien =arresting =be =breaking =desk =gave =k9 =office =oficial =paro =wait =اخي =معي @now-EX COPCAR DANGERES PULLEDAR PULLING STATED TAKINGAR
          algu- algui- back- bala- break-`,
        '-0.9': `=اخوي =دخل =زوجي =شخص =يكسر ARRESTING PULLINGAR RAID`,
        '-1.0': `=ppo =side`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.5': `SOBRIETY`,
        '1.2': `PULLEDAR`,
        '1.1': `LIGHTS PAPERS PULLINGAR`,
        '1.0': `GETOUT ROADSIDE Traffic`,
        '0.9': `=paro =test =trooper PULLING ligh-`,
        '0.8': `=checkpoint =keys =luces =parando =reten =stopped ^PULLEDAR luce- para- paran- radi- rete- موقف-`,
        '0.7': `=baje =breathalyzer =cop =k9 =lights =lit =over =radio =shoulder =suspended =window =يفتش BEHIND carr- light- seat- stop- stopp- اوقف-`,
        '0.6': `=17 =75 =beers =blow =carro =curb =draw =dui =light =oficial =or =pararon =pide =revisar =sit =sople =step =thing =traffic =vehicle =weed =السياره
          =الشرطي =سيارتي =شرطي =مني beer- lice- licen- parar- pull- revi- revis- sopl- traf- traff- troo- troop- under- vehi- vehic- السي- السيا- سيارت- وقفت-
          وقفتن-`,
        '0.5': `=alcohol =alphabet =blocked =blood =friends =had =id =licencia =made =passenger =pulled =purse =road =search =snow =walking =wants =while =writing
          =شربت =والشرطي ^Gear ^LIGHTS ^PULLED ^Traffic alco- alcoh- alph- alpha- apar- apara- bloo- face- guard- ofic- ofici- patr- pulle- purs- susp- suspe-
          walki- whil- windo- writi- والش- والشر-`,
        '0.4': `=another =buddy =drunk =glass =license =quick =ran =tapping =we =were =yes =اعمل =الطريق =تفتيش =رخصتي =شو =هلق =وقفني CAR ^GONEOFF ^Near anot- anoth-
          back- budd- check- cons- drun- flas- flash- guar- patru- quic- sear- searc- tapp- tappi- walk- want- الطر- الطري- تفتي- رخصت- وقفن-`,
        '0.3': `=asked =car =found =hit =making =mouth =officer =papers =parar =policia =shaking =shut =side =sign =speak =stop =their =walk =where @111 DOGS Street
          ^LURKING aske- block- deten- foun- glas- llam- llama- look- maki- makin- paper- passe- shak- shaki- thei- unde- wher-`,
        '-0.3': `* =6 =across =again =agents =alguien =answer =anymore =apartment =are =ayuda =banging =basement =be =bleeding =boyfriend =break =breaking =bridge
          =broke =brother =bunch =care =chasing =child =cold =come =cps =dad =dicen =done =drank =esposando =estan =father =from =front =garage =girl =has =help
          =here =hermana =hijo =him =himself =home =husband =it =kicking =living =mama =minute =moms =mother =need =neighbor =nephew =not =off =order =pastillas
          =phone =preguntando =quitar =removing =respira =sala =se =she =si =sister =somebody =son =stairs =station =taken =tengo =then =through =thru =vivir
          =whole =without =would =year =ابي =زوجي =قدام =نفسي =واقفين =ياخدوا =يهددني @000 @100 @110 @201 @now-CPS @now-DETECTIVE @now-she @past @plain CPS Drug
          GONEOFF HANDS HIDING HURTS KILLED KIN NUMBER OUTES Paperwork Plea Room TAKING WARRANT WEAPON Weapon Worker ^BE ^CPS ^General ^IF ^Interview ^JUST
          ^PRESENT ^RANOFF ^REFL ^Sick acro- acros- agai- agent- algu- algui- answ- answe- anym- anymo- apart- atta- attac- baby- bang- bangi- base- basem-
          blee- bleed- breat- brid- bridg- brok- brot- broth- bunc- calli- char- charg- chasi- cont- cuar- cuart- dice- dran- fath- fathe- fron- gara- garag-
          girl- hand- hear- hims- himse- husb- husba- jump- kick- kicki- livi- livin- moth- mothe- neph- nephe- pare- past- pasti- phon- prot- prote- screa-
          short sist- siste- someb- stai- stair- stati- teng- throu- whol- with- witho- woul- طليق- واقفي- ياخد- ياخدو- يضرب- يهدد- يهددن-`,
        '-0.4': `=12 =14 =afuera =agarro =agent =ago =alive =already =aparece =arrestando =ask =before =belt =best =better =came =camioneta =campus =can =casa =choking
          =corte =couch =cousin =detective =dragging =encuentro =entrar =esposado =feds =fell =find =flashlights =gone =good =goodbye =gun =guns =guy =happened
          =heart =hija =hitting =hombre =house =inside =interrogated =interrogating =jump =keeps =kid =knees =knock =law =lawn =lawyer =left =locked =lol =men
          =miedo =missing =motel =much =myself =nina =nino =nobody =novia =novio =old =once =orden =other =papa =para =pegando =pills =please =police =policias
          =porque =puerta =quieren =responding =rights =rolled =room =roommate =say =security =sent =showed =sobredosis =sorry =squad =stabbed =store =su =table
          =taking =texting =this =tied =tocando =tomo =trabajo =trailer =walked =wall =walmart =worker =yard =اقتل =الان =البيت =المحقق =الهجره =امام =تعتقل
          =حالي =حياتي =رغوه =عيش =مسدس =وهو =يضرب =يقول =يقولون @001 @now-SOMEONE @now-i ACTOR ANYMORE BREAKIN CAMEIN CHILD Calendar DETECTIVE End HOME HOUSE
          HURT IROOM Interview JOKE KIDNAP KILL KNOCKING LEFTNOTE LEGAL NOOSE PASSEDOUT REFL SOMEONE Sick TAKEES TOOKES Violent WAKE Young ^ANYMORE ^DETECTIVE
          ^Drug ^EX ^End ^GRABBED ^HOWTO ^KILL ^KIN ^QUERY ^SOMEONE ^THING ^Worker afue- afuer- agen- aliv- alre- alrea- amig- apare- apun- ayud- befo- befor-
          bett- bette- blea- bleac- brea- break- bull- camio- camp- campu- chai- chas- chil- chok- choki- clos- comp- conf- confe- couc- cour- cous- cousi-
          decl- decla- desa- desap- desp- despe- detec- drag- dragg- encu- encue- entra- esta- firm- good- goodb- gran- grand- hitt- hitti- homb- hombr- hous-
          insi- insid- keep- lawy- lawye- llev- lleva- load- locke- messa- meti- mied- miss- missi- mori- mote- myse- mysel- nobo- nobod- novi- orde- othe-
          park- pega- pegan- pers- pill- plea- pleas- poin- point- porq- porqu- preg- pregu- puer- puert- puls- ques- quest- quit- quita- remo- remov- resp-
          respi- respo- right- rolle- room- roomm- scre- secu- secur- shoo- showe- sobre- sorr- squa- stab- stabb- stra- suic- suici- take- taki- takin- tele-
          texti- thre- tien- tocan- trab- traba- trail- truc- walm- walma- work- worke- البي- المح- المحق- الهج- الهجر- حيات- واقف- يضربن- يقول- يقولو-`,
        '-0.5': `=10 =15 =ahorcando =arrest =arrested =ate =baby =boy =call =cellmate =class =crazy =cuffing =cuffs =dead =dejo =drive =driveway =drop =end =es =even
          =everybody =ex =fbi =feel =foam =following =gas =going =hall =hand =handed =hear =her =hiding =hold =hour =hurting =insurance =job =kill =knife =lady
          =last =llevar =loaded =lost =lot =loudspeaker =love =make =mall =matar =meds =migra =money =narcan =night =note =od =office =only =outside =own =plan
          =porch =pounding =put =putting =questions =quiero =river =rope =shed =shelter =shoes =sin =sleep =stab =statement =steps =stopping =stuff =supposed
          =swallowed =text =them =throwing =tienda =time =tome =train =two =type =uncle =van =visit =wanting =watch =way =when =wife =you =ابنتي =ابني =اختي
          =اخذوا =الكلبشات =امي =بلعت =بيتي =تاخذ =تلفوني =حبوب =رجل =عالباب =في =كتير =ما =محامي =مع =هو =ورقه =يصحي @210 ANSWER BLEEDING CHARGED COMEIN COURTS
          CUFFEDAR DOOR EX HIGHPLACE HURTING IDIOM IWANT JUMPAR LATER LIVE LOCKED MISSING NARCAN ONLINE OVERDOSE OVERDOSING PAST QUESTIONED RAID SEVERE STATION
          WAVING ^CAMEIN ^FAINT ^FIND ^GOODBYE ^KNOCKING ^Paperwork ^Plea ^Violent afte- agar- agarr- ahorc- arre- arres- cellm- clas- conv- corta- craz- cuff-
          cuffi- goin- hande- happe- hidi- hidin- hurt- hurti- insur- knif- lett- lette- llega- loade- lock- loud- louds- matt- mess- mone- narc- narca- nigh-
          nurs- outs- outsi- over- porc- poun- pound- punc- punch- putt- putti- raid- rive- robb- sent- seri- shel- shelt- shoe- slee- star- state- step- stor-
          stuf- subi- subie- supp- suppo- swal- swall- tabl- throw- tiend- toca- uncl- vivi- wanti- watc- ابنت- اخذو- الكل- الكلب- بيتن- خايف- عالبا- كلبش-
          محام- يعتق- يعتقل-`,
        '-0.6': `=after =around =aunt =bed =bro =bye =cars =close =cops =creo =day =deputies =dude =ever =everywhere =floor =foot =four =fue =handcuffs =held =into
          =keep =knocking =lap =loud =marshals =peeking =ppo =read =reading =same =skin =thinking =todo =too =top =upstairs =wake =who =windows =woods =اخذت
          =اخي =اريد =الباب =بدهم =بدي =برا =شخص =صديقي =علينا =مش @now-EX ANSWERAR ARRESTED ARRESTING DIE FAINT GOODBYE KILLING OVERDOSED POINT STATED
          STATEMENT SUICIDE TAKINGAR WRISTS ^HURTING ^LIVE ^OVERDOSED ^QUESTIONING arou- aroun- cell- coll- cort- ence- encer- entr- floo- handc- happ- insu-
          knoc- knock- lleg- mari- mars- marsh- mata- peek- peeki- post- press- pued- push- read- readi- roll- show- stran- surr- think- toda- trac- track-
          upst- upsta- visi- البا- بالم- تعتق- تلفو- تلفون- صديق- عالب- علين-`,
        '-0.7': `=20 =aqui =both =dejan =detained =die =door =hood =life =manos =officers =paper =puedo =puente =since =six =swat =threw =today =write =your =بنتي =رح
          =لا =يسالوني BREATHE COPCAR CUFFS DANGERES FALLEN PHONE POISON QUESTIONING SEIZED book- bunk- clea- deja- deta- detai- mano- puen- puent- sinc- snor-
          wood-`,
        '-0.8': `=away =edge =gave =gray =parking =talk =truck =اخوي =بابي NECK SUICIDAL clim- climb- door- knee- parki-`,
        '-0.9': `=breathing`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.1': `ANSWER IROOM Interview QUESTIONED`,
        '1.0': `PHONE STATEMENT STATION`,
        '0.9': `=office inter-`,
        '0.8': `DETECTIVE ^ASKING inte- ques- quest- يسال-`,
        '0.7': `=detective =hr =pick =read =sat =suits =truth =write =yes =يسالوني ^SAY inve- inves- preg- pregu- suit- trut- التح- يسالو- يستجو-`,
        '0.6': `=boss =campus =customs =dos =initial =interrogando =interrogation =investigator =keep =keeps =questioned =questioning =quieren =slid =statement
          =station =windows =التحقيق =اوقع =معي ASKAR QUESTIONS STATED ^PHONE ^QUESTIONING camp- campu- clea- conf- confe- init- initi- insp- inspe- keep-
          state- stati- التحق- المح- المحق- يحقق- يحققو- يستج-`,
        '0.5': `=ask =box =but =escuela =estacion =fbi =hablando =interrogated =pen =polygraph =saturday =sin =two =wait =witness =المحقق =يقول HABIT LEFTNOTE TALKING
          escu- escue- estac- firm- habl- pasa- poly- polyg- satu- satur- stat- witn- witne- لحال-`,
        '0.4': `=16 =8 =anything =asked =asking =been =crying =declaracion =everything =guy =happened =hours =interrogating =interviewed =lie =phone =preguntando
          =preguntas =room =stuff =thru =wall =woman @now-DETECTIVE ^JUDGE anyt- anyth- aske- askin- blea- bleac- call- calli- conv- cryi- cryin- cust- custo-
          decl- decla- hacie- happe- hour- phon- post- woma-`,
        '0.3': `=about =alone =already =answer =bed =boy =bridge =cuarto =even =hold =lawyer =le =other =q =questions =s =says =school =till =الان =مع ANSWERAR
          ^DETECTIVE abou- alon- alrea- answ- answe- aski- brid- bridg- cuar- cuart- detec- happ- lawy- lawye- leav- othe- reco- recor- scho- schoo- stuf- turn-`,
        '-0.3': `* =after =agarro =agents =all =at =ayuda =baby =back =be =beating =bleeding =blue =boyfriend =choking =cold =coming =de =deputy =detaining =did =drunk
          =empty =entrar =estan =eyes =father =fight =floor =for =front =get =going =golpeando =ground =help =her =hermana =herself =his =into =knife =lights
          =lips =loading =mi =mis =mom =my =needle =not =on =outside =para =parking =pastillas =pills =pistola =putting =respira =river =saying =scared
          =screaming =se =searching =sheriff =sister =sleep =tengo =threatening =todos =tomo =trying =voy =walking =warrant =y =اخذوا =الشرطه =حياتي =طليقي =في
          =مسدس =ولادي =ياخدوا =يضربني =يهددني @100 @done @now-CHILD @now-EX @now-SOMEONE @plain ANYMORE BODY CAR CHILD End Gear HIDEOUT HIGHPLACE KILLED NEEDLE
          NOOSE Near REFL TAKEES TAKING ^Drug ^EX ^FIND ^GOT ^General ^MODAL ^NOW ^Near ^REFL ^SOMEONE afte- agar- agarr- bang- bangi- beat- beati- blee- bleed-
          boyf- boyfr- brea- chec- choki- comin- drun- fath- fathe- floo- fron- goin- gran- grand- grit- groun- hers- herse- jump- knif- lleg- llev- lleva-
          loadi- need- needl- neig- neigh- outs- outsi- pape- parki- past- pasti- patr- pill- pued- putt- putti- resp- respo- rive- sayi- sayin- scar- scare-
          screa- sheri- sist- siste- stab- stabb- teng- todo- tryi- tryin- unde- walki- warr- warra- اخذو- حيات- ولاد- ياخد- ياخدو- يهدد- يهددن-`,
        '-0.4': `=4 =6 =acaban =ago =ahorcando =anymore =apartment =aqui =as =asleep =bedroom =belt =boyfriends =breathing =broke =bunch =carro =contesta =custody
          =daughters =detectives =dice =door =drank =encuentro =esposo =ex =following =found =four =goodbye =hago =head =himself =hitting =hombre =house
          =immigration =inside =jumping =kid =landlord =license =light =llevar =looking =lot =mejor =mile =morning =mouth =much =myself =narcan =newborn =note
          =oficial =our =over =overdosed =papa =passed =patrulla =pegando =picked =please =posted =probation =puedo =quiero =quitar =removing =responding
          =roommate =running =second =shaking =shoot =siguiendo =sobredosis =someone =stairs =standing =still =taking =their =tiene =tome =tomorrow =too
          =traffic =trooper =used =va =we =window =ابنتي =ابي =اعمل =الباب =البوليس =السياره =الوعي =امام =بلعت =ترد =حالي =حبوب =رخصتي =شرطه =شو =ضاع =علينا
          =عيش =قدام =معه =من =هو =وقفني =يضرب =يهدد @000 ARRESTED BEHIND BREAKIN BREATHE COLOR DOOR Drug EVERYONE EX GONEOFF HANDS HOWTO HURT HURTEN KILL
          KILLING LEDGE LEGAL LIGHTS NARCAN PAST Plea ROADSIDE ROUGH SEARCH SEVERE Sick TOOK TOOKES Traffic Violent WARRANT WEAPON Weapon Worker ^Gear ^HURT
          ^Held ^IWANT ^KILL ^LOTS ^SUICIDAL ^TOOKAR ^Violent acaba- agai- ahorc- amig- anym- anymo- apar- apart- arma- asle- aslee- atta- attac- bedr- bedro-
          bloc- block- break- brok- bunc- char- charg- cour- court- desp- despe- deten- dran- empt- encu- encue- entra- espo- espos- figh- flas- flash- foll-
          follo- foun- good- goodb- grou- hand- hims- himse- hitt- hitti- homb- hombr- hous- immi- immig- insi- insid- jumpi- land- landl- lice- licen- load-
          look- looki- mejo- mori- morn- morni- mout- myse- mysel- narc- narca- newb- newbo- ofic- ofici- patru- pega- pegan- picke- plan- poste- pres- prob-
          proba- puls- quit- quita- respi- room- roomm- roun- runn- runni- shak- shaki- shoo- short sigu- sigui- slee- sobr- sobre- someo- stai- stair- stan-
          stand- stil- stor- taki- takin- thei- thin- tomo- tomor- touch- traf- traff- trail- truc- viol- viola- walk- watc- watch- ابنت- البا- البو- البول-
          السي- السيا- الوع- اوقف- رخصت- طليق- علين- مفقو- وقفن- يضرب- يضربن- يفتش- يفتشو-`,
        '-0.5': `=12 =acaba =afuera =again =al =alive =allowed =around =arrestando =basement =bat =blood =booking =both =boxed =boys =breathalyzer =building =bus =car
          =casa =checkpoint =child =class =corte =dad =dark =dead =deputies =dope =downstairs =draw =drawers =drink =drive =drop =dui =everyone =fell =find
          =giving =grandma =grandpa =guns =hall =handcuffed =handcuffing =handcuffs =hey =hi =hiding =hurry =ice =jail =judge =jump =kill =knees =knows =law
          =life =live =love =mama =man =marshals =matar =meds =migra =min =minute =mixed =moms =motel =moving =neighbors =next =noise =nos =novio =o =od =open
          =orden =order =overdosing =own =papeles =parando =party =peephole =ppo =puerta =ran =reason =reten =revisando =revisar =rights =roof =self =send
          =sorry =stopped =stopping =swallowed =texted =that =then =thinking =til =todo =tonight =touching =traen =train =uncle =us =vehicle =wake =اختي
          =الكلبشات =الهجره =بدي =برا =تاخذ =تعتقل =رغوه =زوجي =صديقي =عند =لا =ما =معهم =نفسه =واحد =والشرطي =وهو =يتنفس @111 @now-CPS BLEEDING COMEIN FIND
          HIDING HURTING IWANT JAILED KIDNAP KNOCKING OVERDOSE OVERDOSING POINT TAKINGAR TONIGHT TOOKAR WAKE ^GOODBYE ^GRABBED ^HEDGE ^HURTING ^Moment
          ^OVERDOSED ^PULLED ^Plea ^TOOK abri- acab- afue- afuer- aliv- allo- allow- arou- aroun- base- basem- bloo- booki- boxe- breat- brin- buil- build-
          carr- chil- chok- clas- clim- climb- compu- cort- depu- deput- desa- desap- deta- detai- door- downs- drawe- entr- fede- feder- givi- givin- guard-
          hidi- hidin- hurr- judg- kill- knee- know- light- mars- marsh- mata- migr- mixe- mote- movi- movin- nois- orde- over- papel- para- paran- part- passe-
          peep- peeph- perd- pick- puer- puert- reas- reaso- refu- refus- remo- remov- rete- right- scre- slap- slapp- sorr- stop- stopp- stran- suic- suici-
          swal- swall- texte- think- tonig- touc- trae- trai- tran- troo- troop- uncl- under- vehi- vehic- vien- vivi- wris- الكل- الكلب- الهج- الهجر- بالا-
          زوجت- صاحب- كلبش- والش- والشر- يتنف-`,
        '-0.6': `=20 =arms =aunt =bag =bye =came =cars =closet =clothes =creo =cuffs =day =drinking =dudes =foot =gray =had =hands =hay =kids =knocking =lawn =letters
          =lit =look =manos =more =never =odd =papers =patrol =peeking =place =policias =por =purse =radio =recording =road =sent =shoulder =sons =sople =store
          =take =taken =things =trunk =van =were =while =wrote =اريد =البيت =امي =بابي =بنتي =بيتي =تفتيش =شرب =شرطي =واقف =يقولون ARRESTING CUFFEDAR CUFFS
          DANGERES DIE FAINT FALLEN GOODBYE LIVE LOCKED MISSING PASSEDOUT POISON RAID SUICIDAL SUICIDE ^ACTOR ^ASK ^CAMEIN ^COURTS ^GONEOFF ^JUST ^KNOCKING
          ^Paperwork anyw- baby- babys- book- clot- cloth- coll- comp- cons- cuff- draw- drink- dude- guar- handc- knock- ligh- mano- neve- novi- overd- paper-
          peek- peeki- perr- plac- purs- radi- sali- sear- searc- sente- snor- sopl- step- surr- take- thing- toca- toni- trun- whil- wrot- البي- بيتن- تعتق-
          تفتي- صديق- يعتق- يعتقل- يقول- يقولو-`,
        '-0.7': `=arresting =away =blow =check =consent =dejo =dog =done =end =gone =keys =long =paro =plan =point =porch =rope =search =sit =state =stay =steps =swat
          =turn =unit =unos =way =weed =why =writing =yard =رجل =شربت =مش COPCAR DOGS NECK OVERDOSED PULLED PULLING ^PULLEDAR conse- deci- decid- drin- knoc-
          matt- porc- revi- revis- writi- سيار- عالب-`,
        '-0.8': `=abra =die =gas =test =would =اخوي =رح =شخص PULLINGAR smel- woul-`,
        '-0.9': `PULLEDAR back-`,
        '-1.0': `=step GETOUT`,
        '-1.1': `SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.3': `MISSING`,
        '0.9': `=ran CHILD Worker`,
        '0.8': `=find =kids =order =ولادي @now-CPS EX GIVEBACK KIDNAP Young nurs- remo- remov- مفقو- ولاد-`,
        '0.7': `=dark =mis =never =state =ضاع CPS brin- miss- neve- visi-`,
        '0.6': `=allowed =aparece =custody =give =gone =hospital =kidnapped =llevo =niece =nina =park =river =supposed =twins =اطفالي =بنتي =حمايه =ياخدوا FIND TAKEES
          TAKINGAR TOOKES allo- allow- apare- desa- desap- guar- hosp- hospi- niec- orde- perdi- rive- twin- اطفا- اطفال- حماي-`,
        '0.5': `=12 =14 =bebe =bring =children =cps =empty =encuentro =foster =four =friends =gave =goodbye =hijos =hold =lady =mexico =missing =newborn =nino
          =quitando =removing =robaron =some =toddler =visit =woman =المطار GONEOFF ONLINE ^CPS ^EX ^LOTS ^MISSING ^Paperwork ^Worker chil- child- cust- custo-
          encu- encue- fost- foste- good- goodb- hijo- llev- mexi- mexic- missi- newb- newbo- peel- perd- regr- regre- robar- todd- toddl- woma- المط- المطا-`,
        '0.4': `=13 =6 =again =baby =because =donde =hi =mall =nurse =off =open =place =quieren =red =second =stranger =telling =with =worker =wrong =ya =yard =year
          =اخذوا =ساعتين =مش =مني @201 ^HOUSE beca- becau- dond- empt- guard- paper- pick- plan- quit- quita- tell- telli- work- worke- wron- اخذو- ساعت- ساعتي-
          طليق- ياخد- ياخدو-`,
        '0.3': `=3 =ago =babys =bed =border =county =daughter =es =ex =from =interview =kid =old =porch =running =screaming =someone =was =where =while =مع @210
          TOOKAR bord- borde- firm- lleva- minu- minut- plac- runn- runni- screa- someo- stat- stran- wher- whil-`,
        '-0.3': `=4 =afuera =agentes =ahorita =alguien =alive =am =basement =be =been =bleeding =blow =boyfriend =brother =called =crying =cuffed =cut =deputies =door
          =drank =drinking =entrar =esposando =esposo =estan =estoy =everybody =fbi =fentanyl =floor =garage =glass =golpeando =hallway =hands =hear =i =ice =if
          =immigration =job =just =lawyer =living =looking =mama =mismo =move =neck =nos =of =office =orden =outside =pegando =people =preguntando =roof
          =roommate =said =search =sitting =sleep =sople =stopped =talk =tell =thinking =this =tiene =tienen =too =trabajo =trying =turn =uncle =until =up =want
          =warrant =we =what =window =would =yes =ابي =يهددني @000 @010 @100 @now-SOMEONE @now-he ACTOR ANSWERAR ASK BEHIND COLOR End GOODBYE HURT HURTS IF
          IROOM KILLED KILLING KNOCKING LATER LETGO LOC OUTES POINT POLICE Plea Room Traffic Violent WANT WRISTS ^ASK ^CHILD ^Drug ^GONEOFF ^IWANT ^Official
          ^PASTVERB ^POLICE ^PRESENT ^REFL ^WANT ^Young afue- afuer- agar- agarr- ahori- algu- algui- aliv- arre- arres- ayud- base- basem- blee- bleed- brot-
          broth- call- calle- check- cons- cryi- cryin- cuffe- dran- drink- entra- esto- fent- fenta- floo- gara- garag- golpe- hall- hallw- hand- happe- immi-
          immig- kick- lawy- lawye- lice- licen- livi- livin- llam- look- looki- mism- offi- offic- outs- outsi- over- overd- patr- patro- pega- pegan- peop-
          peopl- pict- pictu- pist- pisto- preg- pregu- pued- righ- sear- searc- sheri- sitt- sitti- sopl- step- stop- stopp- tiene- trai- tryi- tryin- uncl-
          unti- warr- warra- wind- windo- woul- ساعد- ساعدو- يهدد- يهددن-`,
        '-0.4': `=agarro =another =apartment =arm =arrestando =arresting =asked =bar =bathroom =beating =belt =best =blocking =blood =boss =break =breathing =broke
          =casa =chasing =checkpoint =choking =close =cold =detenido =dog =down =driveway =dui =esposado =everything =followed =foot =girlfriend =guns
          =handcuffs =hang =hay =heart =herself =hombre =hour =id =interrogation =jump =keep =knocking =last =lawn =mas =matar =migra =morir =much =myself
          =narcan =nodding =nothing =officers =over =para =parked =pastillas =patrol =pill =pills =puedo =puerta =put =que =questioned =quiero =respira =room
          =round =run =safe =same =scared =searching =shot =should =si =side =six =sobredosis =something =stairs =step =steps =store =street =stuff =suicide
          =suspended =swallowed =then =think =thru =todo =told =us =va =vivir =wait =wants =woods =اريد =الجسر =الهجره =بالغرفه =بدو =تعبت =جرعه =حاله =حياتي
          =زايده =شرطي =شو =صديقي =قدام =لا =واقف =واقفين =والشرطي =يضربني =يقولون =يكسر @now-DETECTIVE ARRESTED ARRESTING ASKAR COURTS DETECTIVE FALLEN HABIT
          HANDS NARCAN OVERDOSE OVERDOSING PULLEDAR PULLING PULLINGAR ROUGH SEARCH SOBRIETY Weapon ^CAMEIN ^HASES ^HURTING ^JUST ^LOC ^LURKING ^Moment ^Plea
          ^SAY ^Violent acab- ahorc- anot- anoth- apart- aske- atta- attac- bath- bathr- beati- blea- bleac- bloo- boyf- boyfr- breat- brok- chas- chasi- chec-
          chok- choki- clim- climb- comp- conv- corn- corne- desp- despe- detec- down- drive- ence- encer- esta- ever- every- flas- flash- glas- golp- happ-
          hers- herse- homb- hombr- knoc- knock- laug- laugh- ligh- line- llama- mata- migr- mori- much- myse- mysel- narc- narca- need- nodd- noddi- noth-
          nothi- para- parke- past- pasti- pill- point- pour- prin- princ- puer- puert- reco- recor- regi- regis- respo- roun- scar- scare- short slee- sobre-
          somet- stabb- stai- stair- stor- stre- stree- stuf- surr- surro- susp- suspe- swal- swall- toca- touc- touch- tumb- tumba- voic- want- wood- التح-
          الجس- المح- المحق- الهج- الهجر- بالغ- بالغر- تعتق- حيات- زايد- واقف- واقفي- والش- والشر- يسال- يضرب- يضربن- يعتق- يعتقل-`,
        '-0.5': `=15 =20 =5 =60 =abra =all =asking =being =better =bond =both =breaking =cloro =cop =cops =cuffs =customs =detaining =detective =drink =drunk =dude
          =gets =getting =ground =handcuffed =handcuffing =hiding =himself =hitting =hr =hung =hurry =hurt =hurting =inconsciente =kill =letter =light =long
          =made =meds =next =novio =parking =posted =ppo =purse =q =questioning =quick =read =real =rifle =rights =rope =shaking =shelter =siguiendo =stand
          =statement =table =taken =thing =todos =under =wake =walk =way =write =ابوي =اعمل =السياره =الكلبشات =ان =بقوه =رخصتي =رغوه =زوجتي =علي =علينا =عن
          =كتير =لي =محامي =مسدس =معه =نفسه =هل =يتنفس =يضرب @now-we BREAKIN BREATHE COMEIN COPCAR DOGS Drug HIGHPLACE HURTING IDIOM Interview KNOCKED LIVE
          NEEDLE NOOSE OVERDOSED PAPERS PHONE PULLED QUESTIONED RAID Sick WEAPON ^ARRESTED ^GRABBED ^Gear ^IF ^KILL ^LIVE ^OVERDOSED ^QUESTIONING ^Sick anti-
          aski- askin- bein- bett- bette- book- char- charg- clor- clos- close- court- deta- detai- drin- dropp- drun- fing- finge- gett- getti- girlf- grou-
          groun- gumm- habl- handc- hear- hidi- hidin- hims- himse- hitt- hitti- hurr- hurt- hurti- inco- incon- jump- kill- novi- park- parki- perr- plai-
          poin- post- poste- puls- purs- ques- quest- quic- repl- resp- respi- right- shak- shaki- shel- shelt- shoo- shot- sigu- sigui- smel- sobr- stab-
          state- suic- suici- take- text- think- tira- todo- unco- uncon- unde- vivi- with- السي- السيا- الكل- الكلب- رخصت- زوجت- علين- محام- يبكو- يتنف- يحقق-
          يحققو- يسالو- يستج-`,
        '-0.6': `=about =alone =answering =box =bro =care =carta =corte =cousin =creo =dejo =die =disappear =done =end =face =good =gray =gun =guys =hall
          =interrogating =into =jumping =knife =loud =love =make =message =more =mouth =od =once =pero =protest =sent =shut =sit =speak =text =texted =tied
          =tomo =top =used =viene =voy =wall =weird =who =wife =wish =zip =ابن =اختي =امي =انا =بدي =بلعت =بيتي =تلفوني =حبوب =شرطه =عم =عمي =عيش =يقول CUFFEDAR
          DANGERES DIE GETOUT Gear IWANT LEFTNOTE LOCKED PASSEDOUT PILLS STATED ^End ^GOODBYE ^HOWTO ^Traffic abou- alon- beat- cart- clea- cuff- dete- door-
          jumpi- knif- lett- llega- mout- pres- rifl- spea- texte- vien- weir- الحب- بيتن- صاحب- صديق- كلبش- كلبشو- لحال- والا- يقول- يقولو-`,
        '-0.7': `=ate =call =head =keys =le =omg =sin =sorry =suboxone =vida =wrote =الشغل =برا =شرب BLEEDING CAMEIN CHARGED CUFFS FAINT NECK QUESTIONING SUICIDE WAKE
          cort- deten- lette- sent- sorr- subo- subox- tabl- wrot- الشغ-`,
        '-0.8': `=own =strangling =اخوي =اخي =رجل =شخص =شربت @011`,
        '-0.9': `=قبل POISON SUICIDAL`,
        '-1.0': `=jail`,
      }),
    ],
  ]),
};
