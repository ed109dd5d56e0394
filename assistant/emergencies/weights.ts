import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.0': `POINT+LIVE are_taking they_taking`,
    '0.9': `._i =بنتي JUST+PULLED PRESENT+WRISTS about_to being_taken breathing_$ can_hear got_gun got_me matar_$ missing_$ not_stop`,
    '0.8': `._they =od =بدو =يريد ARRESTED+NOW BE+PULLED CAMEIN+HEDGE CHILD+GIVEBACK IWANT+DIE IWANT+End IWANT+LIVE KILLING+REFL Moment+PULLED TOOK+FALLEN
      TOOK+POISON WANT+SUICIDE ^_says ^_الشرطه and_are are_being are_questioning are_reading being_pulled despe- is_outside kitchen_$ llega- me_estan
      never_came never_see off_with police_here respi- to_die want_in انا_في`,
    '0.7': `._he ._it =esposado =jump =lap =lit =love =marshals =min =minute =removing =siguiendo =stab =swallowed =الان =حبوب =كسر =مني =والشرطي @210 ARREST+LIVE
      ASKING+DIE BE+GOODBYE BE+QUESTIONED BEHIND+HEDGE BEHIND+LIGHTS BEHIND+Street CHILD+MISSING CLITIC+GOODBYE CLITIC+NECK COPCAR+WILL EX+GIVEBACK
      EX+LURKING EX+Street FIND+KIN HASES+HEDGE HURTEN+NOW HURTING+NECK Held+End IWANT+ANYMORE IWANT+KILL IWANT+SUICIDAL KILL+LIVE KIN+Room LIVE+IWANT
      LOCKED LOCKED+LOCKED Moment+SEIZED NOW+WILL NUMBER+CHILD POLICE+HURTS POLICE+PHONE PRESENT+QUESTIONED REFL+Room SAY+GETOUT SUICIDAL SUICIDAL+SUICIDAL
      WANT+DIE Young+GIVEBACK ^KNOCKING ^_creo ^_لا ^_يريدون ahorc- am_under asking_if asking_me attacking_me be_dead be_here because_that being_interviewed
      being_questioned best_friend climb- cop_says dead_than end_it grit- has_my inside_$ is_6 is_saying is_stabbing is_writing keeps_asking lawn_$ living_$
      me_esta me_now min_$ nobody_would not_wake outside_$ stopped_by swal- swall- taking_me tell_him they_got to_step tonight_is الان_$ البيت_and بنتي_$
      بيتن- مفقو-`,
    '0.6': `._please ._she =ahorcando =ate =attacking =bed =bro =cat =creo =dark =decided =deserve =estan =everybodys =except =fr =hauled =hombre =ids =men =mouth
      =overdosing =papa =parando =parar =pegando =recorder =rope =searching =slid =sople =step =tied =tome =train =viene =viviendo =wake =wrists =ابنتي
      =اخوي =الكلبشات =بدهم =برا =بيتي =تلفوني =رجع =رجل =رح =شخص =شربت =عيش =قاعد =قدام =واقفين =وهو =يخنق =يقول =يقولون @now-he ANSWER+NOW ANYMORE+IWANT
      ARRESTED+Plea ARRESTING+KIN ASKING+OVERDOSE AWAY+DOGS BE+GRABBED BE+PASSEDOUT BE+ROADSIDE BREAKIN+Near BREATHE+Drug CAMEIN+HOME CAMEIN+HOUSE CAR+Plea
      CAR+TONIGHT CHILD+TAKINGAR CLITIC+SUICIDAL CLITIC+Worker DETECTIVE+ASKAR DETECTIVE+NOW DIE+JAILED DOOR+Plea EX+Moment FAINT+Near FIND+Sick
      GIVEBACK+LIVE GONEOFF+KILL GOT+COPCAR GRABBED+Held Gear+Held General+DIE HABIT+BEHIND HEDGE+ASKAR HEDGE+WAKE HOUSE+STATION HURT+LIVE HURTING+CLITIC
      HURTING+KIN HURTING+LIGHTS IF+DIE IWANT+KILLED Interview+LURKING Interview+NOW JUST+BREAKIN JUST+KILL KILL+DIE KILL+REFL KIN+BREATHE KIN+COLOR
      KIN+HURTING KIN+KILLING KIN+KNOCKING KIN+OVERDOSE KIN+POISON KNOCKING+QUERY LOC+SEIZED LURKING+GOT LURKING+WANT MISSING+CHILD MISSING+RECENT
      MODAL+GOODBYE Moment+HURTING NOOSE+WAVING NUMBER+PASTVERB Near+WAVING Official+JUST Official+QUESTIONING PAPERS+Gear PHONE+CLITIC PILLS+REFL
      POINT+Room POLICE+JUST POLICE+QUESTIONING QUERY+IWANT QUESTIONING+KIN RECENT+LEDGE RECENT+POISON ROADSIDE+PAPERS Room+STATION SAY+BREAKIN SCARED+BODY
      SCARED+CUFFS SOMEONE+BEHIND SOMEONE+CHILD SOMEONE+HOME SOMEONE+Young STATEMENT+NOW SUICIDAL+PRESENT Street+DOOR TAKING+TALKING TOOK+LOTS TOOK+OVERDOSE
      WANT+ANYMORE WANT+BREAKIN WANT+REFL WEAPON+WAVING WILL+SOBRIETY WILL+SUICIDE Weapon+WAVING Young+MISSING ^LIGHTS ^SUICIDAL ^_life ^_somebody ^_بنتي
      ^_شخص ^_عم agents_at am_getting and_بدهم and_بدو and_عم anymore_$ apun- are_about are_asking are_knocking are_standing around_for at_checkpoint at_our
      at_us away_with baby_from beer_$ being_interrogated came_home can_see cold_$ come_for cop_is cop_wants cops_at cps_at crying_in daughter_and desa-
      desap- dese- deser- door_it driving_away esta_ahorcando esta_pegando fell_out glass_$ handcuffs_on has_me have_me he_keeps he_pulled he_says hear_him
      her_father hijo_$ his_foot his_mouth homb- hombr- in_there is_back is_chasing is_dark is_here is_hitting is_overdosing is_strangling is_walking
      it_before jump_$ just_took keep_asking kid_in kidnapped_my kill_us live_for lleg- love_you mama_$ me_acaban me_dicen me_pide me_voy meds_and mi_nino
      mori- my_baby my_best my_girl my_little my_niece no_more nobody_will off_bus officer_has one_has paran- pegan- pen_$ perr- police_say ppo_he prend-
      puls- que_sople razo- reading_me removing_my roun- sat_down saying_it says_if shot_up sigui- sin_mi stairs_$ talking_$ there_are they_are this_except
      through_wall to_jump to_shoot to_walk took_her trooper_wants up_i vivi- vivie- viviendo_$ while_they wife_on with_cop with_his wrist- wrists_$
      write_what ابنت- الكلب- اوقع_علي بدي_عيش تلفون- عند_الباب كلبش- لا_يتنفس ما_في واقف- واقفي- والش- والشر- يستج- يعتق- يعتقل- يقول- يقولو-`,
    '0.5': `._can ._that ._what =abra =armas =arrestando =backseat =camioneta =cars =despedida =dude =encuentro =flashlight =hear =inconsciente =interrogando
      =knees =llegar =loud =manos =mejor =motel =nina =nino =pack =peeking =perro =pinned =respira =revisando =snuck =stopping =subieron =texted =toddler
      =todos =tomo =tylenol =unit =wall =الباب =الطريق =الوعي =امي =اوقع =بابي =بالغرفه =بقوه =بلعت =بيتنا =تعبت =جرعه =حالي =رغوه =سامحوني =شرب =ضاع =عمره
      =قدامي =لا =مش =معه =يتنفس =يضرب ANSWER+SEARCH ANYMORE+LIVE ANYMORE+WANT ARREST+ANYMORE ARRESTING+LOC ASKAR+CLITIC ASKING+BREAKIN ASKING+GETOUT
      BE+ARRESTING BE+BLEEDING BE+BREATHE BE+GONEOFF BE+HURTEN BE+SEVERE BE+SUICIDAL BE+Street BEHIND+MODAL BLEEDING BLEEDING+BLEEDING BLEEDING+Held
      BODY+KIN BREATHE+Sick CHILD+FAINT CHILD+GOODBYE CLITIC+HASES CLITIC+IWANT CLITIC+ROADSIDE CLITIC+Room CPS+HURTS CUFFS+KIN Calendar+MISSING
      DETECTIVE+OUTES DIE+Plea DOGS+BE DOGS+PRESENT DOOR+ASK DOOR+NOW Drug+MISSING Drug+POINT Drug+POISON EVERYONE+MODAL EX+DOOR EX+HEDGE End+HURTING
      End+LETGO End+Room FAINT FAINT+Drug FAINT+FAINT GIVEBACK+Young GONEOFF+CHILD GOODBYE GOODBYE+GOODBYE GOODBYE+HEDGE GOODBYE+KIN GOODBYE+PRESENT
      GOT+LIVE GRABBED+NOW GRABBED+Plea Gear+CHILD Gear+KNOCKING Gear+ROUGH HABIT+AWAY HEDGE+ANSWERAR HEDGE+BEHIND HEDGE+FALLEN HEDGE+HABIT HIDEOUT+NOW
      HIDEOUT+Plea HIGHPLACE+Room HIGHPLACE+WANT HOME+JUST HOME+NUMBER HURT+BLEEDING HURT+REFL HURTING+End HURTING+Moment HURTING+REFL HURTS+Calendar
      HURTS+WEAPON HURTS+Weapon Held+BLEEDING INTO+STATION IWANT+HURTING Interview+Traffic JOKE+HEDGE JUST+INTO JUST+SEIZED KILL+End KIN+BODY KIN+CUFFS
      KIN+FAINT KIN+SUICIDE KNOCKING+BE KNOCKING+Gear KNOCKING+WANT LIVE+End LIVE+Moment LOC+ARRESTING LURKING+ANSWER LURKING+INTO LURKING+KIN LURKING+NOOSE
      LURKING+PRESENT LURKING+SEARCH LURKING+WAVING MISSING+Young MODAL+HIDING Moment+ARRESTING Moment+BREAKIN Moment+Gear Moment+KILL NARCAN+HEDGE
      NARCAN+PASTVERB NOOSE+ASK NOW+PASTVERB NUMBER+SOMEONE Near+Plea Near+Sick Near+WEAPON OUTES+ANSWER OUTES+STATION OUTES+Traffic OVERDOSING+BE
      Official+ASKAR Official+DOOR Official+GETOUT Official+PULLEDAR Official+Street PASSEDOUT+PASTVERB PHONE+QUERY PILLS+ANSWER PILLS+Violent POISON+Drug
      POLICE+LIGHTS POLICE+ROUGH PRESENT+BLEEDING PRESENT+HANDS PRESENT+KNOCKING PRESENT+RAID PULLED+POLICE PULLED+PRESENT PULLING+POLICE Plea+KILL
      QUESTIONING+COURTS RANOFF+CUFFS RANOFF+LIVE RECENT+COPCAR RECENT+HANDS RECENT+HIDEOUT REFL+ASKING REFL+MISSING REFL+TOOKES ROADSIDE+ASKING
      ROADSIDE+CAR ROADSIDE+Moment ROADSIDE+POLICE ROUGH+AWAY ROUGH+CLITIC Room+NOOSE Room+SOBRIETY SAY+REFL SCARED+ANSWER SCARED+Room SEARCH+ASK
      SEIZED+POLICE SOMEONE+ARREST STATION+RECENT STATION+WILL SUICIDAL+HURT SUICIDAL+Moment Sick+BREATHE Street+HIDEOUT Street+LURKING TAKING+ANYMORE
      TAKINGAR+CHILD TALKING+TONIGHT TOOK+Drug TOOKAR+CAR Traffic+Gear Traffic+TONIGHT Violent+JUST WANT+HIGHPLACE WANT+KILLING WANT+LIVE WANT+SUICIDAL
      WEAPON+Held WILL+DOOR Weapon+HURTING Weapon+SAY Worker+CAR Worker+HURTS Worker+Moment Worker+NOW Young+FAINT Young+GOODBYE ^EX ^OVERDOSED ^_been ^_dos
      ^_estan ^_getting ^_her ^_od ^_please ^_policia ^_quieren ^_ابنتي ^_رجل ^_شرطي ^_هو acab- acaba- ahora_mismo am_being am_sorry and_saying and_يريد
      and_يقولون are_arresting are_here are_on are_removing are_searching at_door at_me backs- backu- be_better being_stopped blue_$ boyfriend_in break_it
      cami- camio- casa_$ clim- confession_$ cops_got cops_stopped creo_que de_despedida deserve_to desp- despedida_$ dict- dicta- did_too die_$ door_with
      en_reten encuentro_mi esta_parando esta_siguiendo estan_arrestando from_school get_up girlfriend_is got_him got_off got_one handcuffs_$ haul- haule-
      have_suspended he_said head_$ her_at here_since here_with him_off his_dad holding_cell hour_$ i_love i_open in_her in_it in_living in_police in_this
      is_beating is_cops is_empty is_having is_man is_off is_point is_pointing is_time is_trying kid_at kids_without le_estan left_with mano- me_quiere
      mejo- men_$ mi_bebe mi_nina minute_$ mom_to mote- my_keys my_kitchen my_toddler no_encuentro no_le nobody_knows not_bring not_moving note- note_$
      nurse_says of_them officers_are oficial_quiere old_is on_couch on_hold or_no out_car over_i party_$ peek- peeki- pinn- pinne- plain- please_tell
      puerta_$ pulled_knife que_abra quiere_matar quiere_que quieren_quitar rather_be respira_$ se_me services_is sister_$ sleep_and slid- snuc- sorry_for
      spot- standing_on stepp- subi- subie- suicide_note suit- texte- this_i this_time through_door tiene_mi todd- toddl- todo- took_them two_detectives
      two_of tyle- tylen- vien- wake_up waki- walking_up went_back whis- will_break with_our worker_and would_be y_no ابني_عمره اعتر- اعمل_$ الباب_and
      البيت_$ الطر- الطري- الكل- الوع- بالغر- برا_البيت بيتنا_$ بيتي_$ جرعه_زايده خايف- رغوه_من ساعدوني_$ سامح- سامحو- علينا_$ قدام- كلبشو- ما_بدي معه_مسدس
      من_السياره موقف- يتنف- يتنفس_$ يسال- يسالو-`,
    '0.4': `._my ._who 14_and 20_min =acaba =ahorita =alive =alphabet =aqui =ayuda =baby =babys =beer =close =couch =cut =dicen =die =everybody =granddaughter
      =grandpa =guys =hija =knocking =laughed =loaded =matar =mixed =note =omg =pen =pointing =protest =puso =q =quieren =quitando =reten =river =screaming
      =seeing =sobredosis =sorry =stairs =staring =strangling =tapping =them =thru =tub =typing =va =venas =vivir =voice =voy =world =اطفالي =اقتل =البيت
      =امام =ان =ترد =تعتقل =حاله =ساعتين =سكين =شرطه =علينا =عم =في =نفسها @200 @now-SOMEONE @now-they ANSWER+Moment ANYMORE+End ARRESTING+HOME
      ARRESTING+NOW ARRESTING+TOOK ARRESTING+WANT ASK+End ASKING+IF ASKING+KNOCKING ASKING+Near ASKING+SOBRIETY ASKING+SUICIDE AWAY+COMEIN BE+BREAKIN
      BE+COMEIN BE+DETECTIVE BE+DOGS BE+DOOR BE+EX BE+HIDEOUT BE+HOME BE+IROOM BE+Interview BE+KNOCKING BE+PULLING BE+REFL BE+TAKINGAR BODY+SCARED BODY+TOOK
      BREATHE+LOTS BREATHE+TOOK CAR+Moment CHILD+FALLEN CHILD+FIND CHILD+GONEOFF CHILD+NOW CLITIC+FAINT CLITIC+FALLEN CLITIC+HANDS CLITIC+HIDEOUT
      CLITIC+HURTS CLITIC+NOW CLITIC+PULLED CLITIC+Sick CLITIC+Street CLITIC+WEAPON COLOR+BE CUFFEDAR CUFFEDAR+ARRESTED CUFFEDAR+CUFFEDAR DETECTIVE+ANSWER
      DETECTIVE+LOC DETECTIVE+LURKING DETECTIVE+PHONE DETECTIVE+Room DOGS+Near DOOR+BE DOOR+CAMEIN DOOR+WILL DOOR+Weapon Drug+BODY Drug+REFL Drug+WEAPON
      EX+BREAKIN EX+GRABBED EX+OUTES EX+REFL EX+TOOKES End+Held End+LIVE End+NOOSE End+PASTVERB End+REFL FAINT+PILLS FAINT+QUERY FAINT+TOOK FIND+CHILD
      FIND+HOUSE GIVEBACK+ASKING GIVEBACK+CHILD GONEOFF+BE GOT+CUFFS GOT+HANDS GOT+IROOM Gear+ARREST Gear+BEHIND Gear+LOTS Gear+Moment Gear+NOW Gear+Near
      HASES+OUTES HEDGE+BLEEDING HEDGE+COLOR HEDGE+LURKING HEDGE+Sick HEDGE+WAVING HIDEOUT+SOMEONE HIGHPLACE+HEDGE HOME+HURTING HOME+Held HOME+IROOM
      HOME+Moment HOUSE+ANSWER HOUSE+Held HOUSE+JUST HURTING+CAR HURTING+CHILD HURTING+KILL HURTING+Plea HURTING+WEAPON HURTS+GOT Held+DOOR Held+GOT
      INTO+COMEIN Interview+HURTS JUST+CLITIC JUST+GRABBED JUST+Gear JUST+HURTEN JUST+PAST JUST+SAY JUST+SEVERE JUST+Violent KIDNAP KIDNAP+CHILD
      KIDNAP+KIDNAP KIDNAP+KIN KIDNAP+Young KILL+Moment KILL+WANT KIN+FALLEN KIN+HANDS KIN+HIGHPLACE KIN+Interview KIN+MISSING KIN+NOW KIN+NUMBER KIN+ROUGH
      KIN+SEIZED KNOCKED+HEDGE KNOCKING+CHILD KNOCKING+JUDGE LATER+End LIGHTS+BEHIND LIGHTS+CLITIC LIGHTS+Near LIVE+WANT LOTS+MISSING LURKING+ARRESTED
      LURKING+DOOR LURKING+HIGHPLACE LURKING+TOOK LURKING+WEAPON LURKING+WILL MODAL+ANYMORE MODAL+ARRESTING Moment+LURKING Moment+SEVERE Moment+STATION NECK
      NECK+NECK NOOSE+End NOOSE+GIVEBACK NOW+HOME NUMBER+PAST Near+ANSWER Near+ARREST Near+Moment Near+NOW Near+OUTES Near+TOOK OUTES+CHILD OUTES+Near
      OUTES+POLICE OUTES+Room OUTES+Young OVERDOSED+Plea OVERDOSING+PRESENT Official+ANSWER Official+KNOCKING Official+LURKING Official+Moment Official+NOW
      Official+Near Official+TAKING PASTVERB+IROOM PHONE+POLICE PILLS+FALLEN PILLS+POINT POLICE+ARRESTING POLICE+ASK POLICE+DOOR POLICE+Near POLICE+Room
      PRESENT+ARRESTING PRESENT+EVERYONE PRESENT+HURTEN PRESENT+IROOM PRESENT+REFL PRESENT+SEVERE PRESENT+SUICIDAL PRESENT+SUICIDE PRESENT+Street
      PRESENT+TAKINGAR PULLED+ASK PULLED+JUST PULLED+NOW PULLEDAR+HEDGE PULLEDAR+Moment PULLEDAR+NOW Plea+Young QUESTIONED+POLICE QUESTIONING+CLITIC
      RANOFF+HANDS RECENT+PHONE RECENT+Worker REFL+ARRESTING REFL+BE REFL+CHILD REFL+DOOR REFL+HURT REFL+PRESENT REFL+TOOK REFL+Young ROUGH+HIDEOUT
      ROUGH+SCARED ROUGH+Young Room+BE Room+HIGHPLACE Room+IROOM Room+LURKING Room+RANOFF Room+WEAPON Room+Weapon SAY+ARREST SAY+Room SCARED+TOOK
      SEARCH+LURKING SEVERE+RECENT SOMEONE+COMEIN SOMEONE+Gear SOMEONE+HURTING SOMEONE+KIN SOMEONE+LURKING SOMEONE+Near SOMEONE+Weapon Sick+Drug Sick+LOTS
      Sick+TOOK TAKEES+ARRESTED TAKING+KIN TAKING+LIVE TAKING+NOW TAKING+PASTVERB TAKINGAR+KIN TONIGHT+BE TONIGHT+MODAL TONIGHT+PRESENT TOOK+GONEOFF
      TOOK+Held TOOK+PILLS TOOKAR+HEDGE Traffic+OUTES Traffic+TALKING WAKE+PRESENT WANT+COMEIN WANT+DOOR WANT+LEDGE WANT+OVERDOSING WANT+Room WANT+SEARCH
      WANT+SOBRIETY WEAPON+HURTING WEAPON+Near WEAPON+SAY WEAPON+SCARED WILL+BREAKIN WILL+LEDGE WILL+SEARCH Weapon+SCARED Worker+PRESENT Young+FALLEN
      Young+FIND Young+GONEOFF Young+NOW Young+PASSEDOUT ^SAY ^_being ^_detectives ^_hay ^_he ^_husband ^_there ^_اختي ^_الهجره ^_معه ahori- aliv- all_$
      alph- alpha- am_at am_in and_her and_two and_will are_at are_making are_putting arma- arrest_and arrestando_mi aski- asking_to at_hospital at_my baby-
      back_of basement_$ be_around been_here behind_me being_arrested blow_$ boyfriend_is brother_overdosed came_with can_go car_on chai- clean_$ couc-
      de_mi dice- dicen_que disap- do_walk dog_and dui_stop dying_$ empt- en_la esta_aqui ex_se excep- find_her from_judge get_them getting_pulled
      grabbed_my has_his have_weed he_just he_keep he_took he_wants he_went her_and her_car her_head hija_no his_rights house_to i_went in_hallway
      is_breathing is_detective is_getting is_talking it_all jail_do judge_says just_came just_not just_now kids_$ kill_me knocking_on know_where laugh-
      lawyer_and lawyer_i le_esta little_girl lleva- load- loade- me_call me_la me_right me_tienen mi_hija mi_trabajo minutes_$ mismo_$ mout- mouth_$
      my_babys my_backpack my_girlfriends my_granddaughter my_rent my_self my_uber no_$ no_quiero no_respira not_be not_leave now_or of_her of_vehicle
      officer_says on_porch on_train one_in or_they our_daughter our_house our_son out_loud outside_my papa_$ perdi- phone_i police_just policia_quiere
      que_le rive- say_they security_is seei- seein- she_does sobre- sopl- sorr- stai- stair- stari- statement_right tappi- tengo_la they_shut they_walked
      things_$ think_he thinking_about to_live to_sentencing toca- took_all trib- two_men type_$ typin- us_$ us_all venas_$ wants_my way_out were_not
      windows_$ with_her without_me worl- yes_or ابني_$ اطفا- اطفال- البا- البي- الحب- السياره_$ الشرطه_تعتقل الشرطه_علي امام_بيتي امي_$ برا_$ تعتق- تلفو-
      ساعت- ساعتي- سكين_and سياره_الشرطه علين- ما_عم نفسه- والا- ولادي_$ يريد_تفتيش يفتش- يفتشو-`,
    '0.3': `._do 10_year =afuera =agentes =anymore =arresting =basement =bedroom =belt =blocked =breathing =bus =chasing =checkpoint =deputies =despierta
      =detectives =empty =esta =eyes =face =father =fell =finger =floor =funeral =girl =gone =handcuffing =happening =hermana =lady =making =narcan =oding
      =paro =pistola =plane =stabbing =strip =thinking =tv =worker =yr =ابني =اختي =اخذ =السياره =بالسياره =دخل =زوجي =مسدس =ياخدوا =يهددني @now-CPS @now-EX
      @now-POLICE @now-she ACTOR+POINT ANSWER+OUTES ANSWERAR ANSWERAR+ANSWERAR ANYMORE+PRESENT ARRESTED+Gear ARRESTED+POLICE ARRESTED+SAY ARRESTING+GOT
      ARRESTING+Gear ARRESTING+HOUSE ARRESTING+Moment ASK+Traffic ASKAR ASKAR+ASKAR ASKING+ASK ASKING+CAR ASKING+Calendar ASKING+End ASKING+NOW ASKING+Plea
      ASKING+SCARED AWAY+ANSWER BE+ANYMORE BE+COLOR BE+GIVEBACK BE+HANDS BE+KILL BE+OVERDOSE BE+QUESTIONING BE+Room BE+SEARCH BE+SEIZED BE+Sick BE+TAKEES
      BE+TOOK BE+Weapon BLEEDING+HURT BLEEDING+KILLED BLEEDING+SEVERE BLEEDING+Violent BODY+DOOR BODY+GOT BODY+Interview BODY+PAPERS BODY+PASTVERB BODY+Plea
      BREATHE+NOW BREATHE+PILLS CAR+ASK CAR+DOOR CHILD+HOME CHILD+IROOM CHILD+SCARED CLITIC+ANSWER CLITIC+ASKING CLITIC+BREAKIN CLITIC+DOOR CLITIC+GETOUT
      CLITIC+Gear CLITIC+JUST CLITIC+KILL CLITIC+LEDGE CLITIC+Moment CLITIC+NOOSE CLITIC+Near CLITIC+PHONE CLITIC+TAKEES CLITIC+Weapon CLITIC+Young
      COMEIN+Moment COPCAR COPCAR+COPCAR CPS+GOT CPS+LOC CPS+NOW CUFFS CUFFS+CUFFS CUFFS+LOC Calendar+KILL Calendar+SOMEONE DETECTIVE+BE DETECTIVE+HEDGE
      DETECTIVE+JUST DIE+MODAL DIE+PASTVERB DOGS+MODAL DOOR+End DOOR+GOT DOOR+HEDGE DOOR+INTO DOOR+NOOSE DOOR+Official DOOR+WEAPON Drug+ASK Drug+BREATHE
      Drug+Moment Drug+NARCAN Drug+Sick FAINT+NOOSE FALLEN+PRESENT FIND+PRESENT FIND+WEAPON FIND+Young GONEOFF+ASKING GONEOFF+CAR GONEOFF+SAY GOT+DETECTIVE
      GOT+EVERYONE GOT+LURKING GOT+MISSING GOT+NOW GRABBED+ASKING GRABBED+HOME GRABBED+Young Gear+ARRESTED Gear+GOT Gear+RECENT HANDS HANDS+HANDS
      HANDS+THING HEDGE+BREATHE HEDGE+DOOR HEDGE+FAINT HEDGE+GONEOFF HEDGE+OUTES HIGHPLACE HIGHPLACE+HIGHPLACE HOME+NOW HOUSE+Moment HOUSE+NOW
      HOUSE+STATEMENT HURT+Moment HURT+Room HURTEN+RANOFF HURTING+HOUSE HURTING+NOW HURTING+OUTES HURTING+SCARED HURTING+Street HURTS+Near HURTS+POLICE
      HURTS+WARRANT Held+SAY IF+ANSWER INTO+End INTO+Interview IROOM IROOM+HOUSE IROOM+IROOM Interview+BE Interview+CAR Interview+JUST Interview+Moment
      Interview+Near Interview+PHONE JUST+Calendar JUST+HURT JUST+Near JUST+PASTVERB KILL+CLITIC KILL+HURTING KILL+LOTS KILL+NUMBER KILL+PRESENT KILL+SEVERE
      KILLED+SEVERE KIN+DETECTIVE KIN+GONEOFF KIN+GOODBYE KIN+LEFTNOTE KIN+OVERDOSING KIN+PASSEDOUT KIN+Sick KNOCKING+PRESENT KNOCKING+SAY LEDGE+ASKING
      LIVE+ANYMORE LIVE+CLITIC LOC+ASKING LOC+DOOR LOC+Gear LOC+HIGHPLACE LOC+NECK LOC+PILLS LOTS+PILLS LURKING+LEDGE MISSING+WANT MODAL+BLEEDING
      MODAL+COLOR MODAL+DOOR Moment+DOOR Moment+GONEOFF Moment+GRABBED Moment+IWANT Moment+PAST Moment+Room Moment+Young NARCAN+Drug NARCAN+MODAL NOOSE+BODY
      NOW+Moment Near+COMEIN Near+LEDGE Near+Official Near+ROUGH OVERDOSED OVERDOSED+OVERDOSED OVERDOSED+PRESENT Official+ARRESTING Official+HOME
      Official+HURTS Official+KIN Official+WANT Official+WILL PAPERS+ASK PASSEDOUT+SCARED PASTVERB+FALLEN PHONE+ANSWER PILLS+GIVEBACK PILLS+Interview
      PILLS+TOOK PILLS+WAKE POINT+RANOFF POLICE+GETOUT POLICE+Gear POLICE+LURKING POLICE+NOW POLICE+OUTES POLICE+SCARED PRESENT+ANYMORE PRESENT+BREATHE
      PRESENT+COLOR PRESENT+COPCAR PRESENT+EX PRESENT+GETOUT PRESENT+LEDGE PRESENT+ROADSIDE PRESENT+Room PRESENT+SEARCH PRESENT+STATION PRESENT+Sick
      PRESENT+WAKE PULLED+ASKING PULLED+HEDGE PULLED+MODAL PULLED+WILL PULLING PULLING+PULLING PULLINGAR PULLINGAR+CLITIC PULLINGAR+PULLINGAR Plea+ARREST
      QUERY+LIVE QUESTIONED+JUDGE QUESTIONING QUESTIONING+CHILD QUESTIONING+Moment QUESTIONING+NOW QUESTIONING+Paperwork QUESTIONING+QUESTIONING RANOFF+BODY
      RANOFF+EVERYONE RANOFF+GONEOFF RANOFF+JUST RANOFF+Young RECENT+Drug RECENT+Gear RECENT+NECK RECENT+ROADSIDE REFL+Drug REFL+General REFL+HEDGE
      REFL+Moment REFL+NOOSE REFL+PILLS REFL+WANT REFL+WILL ROADSIDE+GOT ROADSIDE+Traffic ROUGH+HOUSE ROUGH+Near ROUGH+PRESENT Room+Held Room+INTO SAY+DIE
      SAY+Interview SEARCH+BE SEARCH+PRESENT SEIZED+KIN SEVERE+CLITIC SEVERE+KILLED SOBRIETY+Drug SOMEONE+JUST SOMEONE+Official SOMEONE+TAKING
      STATEMENT+RECENT STATION+WANT Sick+BE Sick+CLITIC Sick+FAINT Sick+QUERY Sick+Traffic TAKEES+CHILD TAKEES+Young TAKING+ASKING TAKING+WANT TAKINGAR+TOOK
      TALKING+IF THING+Sick TONIGHT+Moment TOOK+End TOOK+JAILED TOOK+KIN TOOK+NOW TOOK+TAKINGAR TOOKAR+KIN TOOKAR+Moment TOOKAR+QUERY Traffic+ASK
      Traffic+Moment Traffic+ROADSIDE Traffic+Sick Traffic+WILL Violent+NOW WANT+GETOUT WANT+KILL WANT+NOW WANT+Near WANT+Street WAVING+End WAVING+WEAPON
      WAVING+Weapon WEAPON+Drug WEAPON+NOW WEAPON+OUTES WEAPON+RECENT WILL+CAR WILL+COMEIN WILL+GETOUT Weapon+NOW Worker+BE Worker+GOT Worker+MODAL
      Worker+PASTVERB Worker+POLICE Young+IROOM ^ASKING ^KILL ^LIVE ^QUESTIONING ^_cops ^_nobody ^_sitting ^_voy ^_في after_what afue- afuer- ahorita_$
      alive_$ am_going and_ما anym- anymo- anyw- anyway_$ are_handcuffing around_my arresting_my as_my at_airport away_my ayud- baby_$ bag_and basem- blea-
      bleac- block- bring_them called_for came_up car_with case_go chasi- cop_behind cops_are cuar- cuart- date_i despi- did_$ did_line do_this door_$ esta-
      esta_afuera esta_arrestando estan_interrogando fath- fathe- feel_my first_one flas- flash- floo- for_consent friend_of from_his fuer- fune- funer-
      getting_arrested got_in had_two have_guns he_did he_is he_put her_out him_by his_hand house_and house_with i_gave i_hear i_mail is_12 is_about
      is_already is_at is_breaking is_drunk is_gone is_oding is_speeding is_waiting it_i just_want la_puerta laug- leave_$ license_what life_is lips_are
      maki- makin- me_paro mi_casa mi_ex mi_hermana mi_mama migra_$ minu- minut- mis_ninos mom_$ narca- no_despierta no_se nobody_can not_allowed
      not_breathing not_get not_work now_should odin- of_police on_shoulder out_with over_by plai- police_are police_car policia_esta policia_me putting_my
      quieren_que refusing_to right_now screa- she_is side- sitting_on smell_$ something_and son_and step_out tabl- take_test taking_my tell_if them_i
      them_to then_i they_asked they_called think- think_i to_hold to_look to_run to_sleep today_and told_them two_cops typi- under_arrest until_i up_this
      vena- walk_line want_it went_in what_judge y_ya yr_old الجا- السي- السيا- بالسي- محامي_$ هلق_$ ياخد- ياخدو- يهدد- يهددن- يهددني_me`,
    '0.2': `=94 =around =clothes =crying =drank =he =head =her =knows =letters =lips =man =matter =nobody =odd =officers =pressure =putting =rather =seen =sit
      =tonight =truth =trying =type =us =whether =y =zip =عن @doing ANYMORE+THING ARREST+PRESENT ASK+SAY ASK+WANT ASKING+COMEIN ASKING+Drug ASKING+KILL
      ASKING+LOTS ASKING+SEARCH ASKING+WARRANT AWAY+ASKING AWAY+BODY AWAY+CLITIC AWAY+Interview AWAY+SEARCH BE+ARRESTED BE+ASKING BE+CAR BE+CHILD BE+COPCAR
      BE+FAINT BE+HIGHPLACE BE+PHONE BE+POLICE BE+RAID BE+TALKING BE+WEAPON BE+Young BODY+CAR BODY+HIDEOUT BODY+LOTS BODY+WANT BREATHE BREATHE+BREATHE
      BREATHE+PRESENT CAR+ASKING CAR+Young CHILD+BODY CHILD+REFL CHILD+TOOK CLITIC+CAR CLITIC+Drug CLITIC+GIVEBACK CLITIC+HEDGE CLITIC+Interview CLITIC+LOTS
      CLITIC+PRESENT CLITIC+QUESTIONING CLITIC+SEARCH CLITIC+STATEMENT CLITIC+TALKING CLITIC+Traffic COMEIN+General COMEIN+HIDEOUT COURTS+REFL Calendar+End
      Calendar+Street DETECTIVE+CAR DETECTIVE+GOT DETECTIVE+HOUSE DETECTIVE+KIN DETECTIVE+Moment DETECTIVE+TALKING DOOR+MODAL DOOR+PRESENT DOOR+SAY
      Drug+GIVEBACK Drug+TOOK EX+AWAY EX+LOC End+BREAKIN End+GOODBYE End+KIN End+ONLINE End+QUERY End+RANOFF End+SUICIDAL End+Violent FAINT+Plea FAINT+Sick
      GETOUT+CAR GIVEBACK+BODY GIVEBACK+LOC GIVEBACK+TOOK GIVEBACK+Traffic GONEOFF+GOT GONEOFF+KIN GONEOFF+PRESENT GOODBYE+End GOT+Gear GOT+Held GOT+LEDGE
      GOT+Sick GRABBED+CHILD GRABBED+JUST GRABBED+LOTS GRABBED+PRESENT Gear Gear+Gear Gear+MODAL General+ANSWER HANDS+LOC HEDGE+CAR HEDGE+COMEIN HEDGE+Gear
      HEDGE+MISSING HEDGE+SEARCH HIDEOUT+NUMBER HIDEOUT+WARRANT HIDEOUT+WILL HOME+SEARCH HOUSE+LURKING HURT+IF HURT+TOOK HURTEN+Moment HURTING+AWAY
      HURTING+Young Held+BE Held+CHILD Held+Young IDIOM+PASTVERB IDIOM+SEVERE IF+MISSING IF+STATEMENT INTO+ANSWER INTO+GIVEBACK INTO+Gear INTO+LEDGE
      INTO+STATEMENT Interview+SAY Interview+TALKING JOKE+MODAL JUDGE+POINT JUST+CHILD JUST+KIN JUST+Young KILL+General KILL+IF KIN+COMEIN KIN+Drug
      KIN+POINT KIN+SCARED KIN+TOOK KIN+TOOKAR KIN+Violent KIN+WAKE KIN+WEAPON LEDGE+Street LIVE+BE LIVE+PASTVERB LOC+GRABBED LOC+HANDS LOC+LEDGE LOC+NOOSE
      LOC+Plea LOC+Weapon LOTS+Drug LOTS+LURKING LOTS+NOOSE LURKING+CHARGED LURKING+RECENT MISSING+JAILED MISSING+POLICE MODAL+LETGO MODAL+QUESTIONED
      Moment+CHILD Moment+Calendar Moment+HURT Moment+KIN Moment+Near Moment+TONIGHT NARCAN NARCAN+NARCAN NOOSE+RECENT NOW+MODAL NOW+PRESENT NUMBER+POLICE
      Near+SCARED OUTES+DOOR OVERDOSED+MODAL OVERDOSING OVERDOSING+OVERDOSING Official+BE Official+GOT Official+HEDGE Official+OUTES Official+PRESENT
      Official+SAY PAPERS+SCARED PASSEDOUT PASSEDOUT+PASSEDOUT PASTVERB+COMEIN PASTVERB+GIVEBACK PASTVERB+PASSEDOUT PILLS+BREATHE POINT+End POISON
      POISON+POISON POLICE+AWAY POLICE+BE POLICE+BODY POLICE+Moment POLICE+PRESENT POLICE+PULLED POLICE+Street PRESENT+BODY PRESENT+BREAKIN PRESENT+CAR
      PRESENT+COMEIN PRESENT+DIE PRESENT+DOGS PRESENT+DOOR PRESENT+End PRESENT+FAINT PRESENT+FIND PRESENT+GONEOFF PRESENT+GRABBED PRESENT+Gear
      PRESENT+HIGHPLACE PRESENT+LETGO PRESENT+LIVE PRESENT+MISSING PRESENT+OUTES PRESENT+POINT PRESENT+QUESTIONING PRESENT+SEIZED PRESENT+SOBRIETY
      PULLED+LOC PULLED+Moment Plea+BE Plea+KIN Plea+MODAL Plea+TAKING QUERY+POINT QUESTIONED+HOUSE QUESTIONING+Young RANOFF+CHILD RANOFF+End RANOFF+KIN
      RANOFF+MISSING RANOFF+NOW RANOFF+SEARCH RANOFF+SOMEONE RANOFF+TOOKAR RECENT+CHILD RECENT+LOTS RECENT+WEAPON RECENT+Weapon RECENT+Young ROADSIDE+LOTS
      SAY+ARRESTED SAY+COMEIN SAY+Drug SAY+KILL SAY+KIN SAY+PAPERS SAY+TAKING SEARCH+LOTS SEARCH+ROADSIDE SOBRIETY+BE SOBRIETY+PILLS SOBRIETY+PRESENT
      SOMEONE+BREAKIN SOMEONE+HIDEOUT SOMEONE+HOUSE SOMEONE+TOOK SOMEONE+WEAPON SOMEONE+WILL STATEMENT+End STATEMENT+WILL SUICIDAL+End Sick+PRESENT
      Street+LEDGE Street+Moment Street+POLICE Street+RANOFF TAKING+CHILD TAKING+Moment TAKING+Near TAKING+TAKINGAR TAKING+Young TAKINGAR+TAKING
      TALKING+INTO TALKING+Moment TALKING+SCARED TALKING+TOOK TOOK+ASK TOOK+Moment TOOK+TOOKAR TOOKAR+Drug TOOKAR+NOW TOOKAR+PILLS TOOKAR+RANOFF TOOKAR+TOOK
      Traffic+Interview Traffic+SCARED Violent+WEAPON WAKE WAKE+WAKE WANT+Held WANT+Interview WANT+LETGO WANT+WAKE WEAPON+BODY WILL+HURT WILL+HURTING
      WILL+LETGO WILL+NOW WILL+Near Weapon+BODY Weapon+RECENT Worker+HEDGE Worker+Official Worker+RANOFF Young+BODY Young+Drug Young+HOME Young+REFL
      Young+SCARED Young+TOOK ^FIND ^KIN ^SOMEONE ^_nurse ^_they ^_امي ^_زوجي agent- and_kept and_over and_there and_took and_انا arou- aroun- back_to
      beat_up because_they bloc- brother_and brother_he by_police call_lawyer called_from clot- cloth- cryi- cryin- daughter_has depu- deput- do_it do_my
      dran- estoy_en exce- find_my for_another for_something for_trial gun_on he_asked he_can he_gets him_$ him_back himself_$ his_car house_right i_answer
      i_die i_drank i_give i_run i_wrote ice_at in_his in_middle in_to is_got is_happening is_what just_tell line- mata- matt- me_anything me_to money_if
      morning_$ my_id my_kids my_mother nobo- nobod- not_going not_need now_he officer_is over_and paid_my perd- phone_and pills_$ police_at putt- putti-
      rath- rathe- she_has showed_up somebody_is stab- stabb- stra- suspended_and take_care they_came they_have time_and to_finish toni- tonig- trut- tryi-
      tryin- trying_to unloc- up_and voic- we_can where_i whet- wheth- will_not write_it`,
    '0.1': `=agents =already =anyway =being =book =bunch =came =children =door =feel =finish =following =getting =kill =mama =run =shut =talking =trooper =way
      =went ACTOR+SOMEONE ANSWER+CHARGED ANSWER+GIVEBACK ANSWER+MODAL ARREST+BE ARREST+Moment ARRESTED+SCARED ARRESTED+TOOK ASK+BODY ASK+TALKING
      ASKING+PAPERS ASKING+Traffic AWAY+CUFFS AWAY+End BE+ARREST BE+End BE+GOT BE+LEDGE BE+NOOSE BE+OVERDOSING BE+Official BE+TAKING BE+Traffic BREAKIN+BE
      CAR+KILL CHILD+Drug CLITIC+BE CLITIC+PILLS COMEIN+CAR CPS+TAKING Drug+Near Drug+PASTVERB End+HURT End+Moment End+PRESENT End+SCARED GIVEBACK+HOUSE
      GONEOFF+HEDGE GONEOFF+RANOFF GOT+Plea GOT+SEVERE GOT+SOBRIETY GOT+SOMEONE GRABBED+Gear GRABBED+POLICE GRABBED+WILL Gear+LOC General+BREAKIN
      General+End General+Plea HEDGE+REFL HIDEOUT+Moment HIGHPLACE+LEDGE HOME+WARRANT HOUSE+TALKING HOWTO+STATEMENT HURT+LATER IF+End INTO+CUFFS
      Interview+NUMBER Interview+PRESENT Interview+RECENT JUDGE+SOBRIETY JUST+ARRESTED KILL+MODAL KIN+End KIN+GRABBED KIN+Weapon LEDGE+HIGHPLACE LEDGE+QUERY
      LIVE LIVE+LIVE LIVE+SCARED LOC+ASK LOC+CUFFS LOC+End LOC+GIVEBACK LOC+HURTS LOC+LIVE LOC+PHONE LOTS+KIN LOTS+Near LOTS+TALKING LURKING+HIDEOUT
      LURKING+HOME LURKING+RANOFF MODAL+DOGS MODAL+OVERDOSING MODAL+RAID MODAL+WAKE Moment+INTO Moment+Violent NUMBER+LOC OVERDOSING+MODAL Official+MODAL
      PASTVERB+TAKING PHONE+CAR PHONE+LOC PILLS+LOTS POINT+PRESENT POLICE+GOT POLICE+NUMBER POLICE+TAKING POLICE+Traffic PRESENT+ARRESTED PRESENT+PHONE
      PRESENT+POLICE PRESENT+Weapon PULLED+BE QUESTIONED+LOC RANOFF+Drug RANOFF+NOOSE RANOFF+SOBRIETY RANOFF+WANT RANOFF+WILL RECENT+End RECENT+NOOSE
      REFL+MODAL Room+General SAY+CHILD SAY+Calendar SAY+GOT SAY+WARRANT SAY+Young SEARCH+CLITIC SEARCH+MODAL SEIZED+CLITIC SOMEONE+BE SOMEONE+PRESENT
      SOMEONE+WANT STATEMENT+CHARGED Sick+MODAL Street+JAILED Street+QUERY TAKING+BE TAKING+HEDGE TAKING+JAILED TALKING+LOTS THING+SCARED Traffic+POLICE
      Violent+CLITIC Violent+Weapon WARRANT+BE WARRANT+HEDGE Worker+LOC Worker+TAKING ^HURTING ^_going ^_not all_of alre- alrea- am_about and_cop and_he
      and_not and_told anywa- asked_for before_i bein- bunc- bunch_of can_not consent_to get_in gett- getti- go_away got_my gun_to has_been have_my help_$
      home_from hospital_and i_can i_keep i_let i_say i_think i_will in_handcuffs many_pills matte- my_family my_property my_truck not_come not_find
      not_open now_$ on_94 on_his out_if please_$ say_$ sobriety_test strai- stran- take_him talki- them_$ them_in there_is this_$ this_is to_blow to_take
      too_$ troo- troop- way_to`,
    '-0.1': `=carrying =dwi =heart =keeps =office =parenting =refuse =testify =todo =word =السجن =قبل =كل =وين ANSWER+Young ARRESTED+JUDGE AWAY+FIND BODY+SAY
      BREAKIN+Room CAR+HOWTO CAR+PAST CHARGED+TOOK CHILD+Near EX+TOOK End+ANSWER GOT+ASK GRABBED+BODY GRABBED+Room Gear+KIN General+TAKING HEDGE+HOWTO
      HEDGE+Room HIDEOUT+FIND HOME+ASKING HOME+CLITIC HOME+PAST HOUSE+ASK HOUSE+HURT HOWTO+ASK HURTEN+End Held+WANT IROOM+AWAY IROOM+INTO IROOM+LOC
      IWANT+PRESENT JAILED+ASK JUDGE+CAR JUDGE+IF JUDGE+Room JUDGE+SCARED KILLING+GOT KIN+GIVEBACK KNOCKED KNOCKED+KNOCKED LURKING+CAR LURKING+Interview
      Moment+General NOW+CLITIC OUTES+WANT PAPERS+CHARGED PAPERS+Moment PASTVERB+IDIOM POLICE+GONEOFF POLICE+HURTING PRESENT+LIGHTS PULLED+AWAY ROUGH+Room
      SAY+Violent SEVERE+End SEVERE+Young SOMEONE+KILL SOMEONE+NOOSE TAKING+Drug TAKING+PILLS THING+POINT TOOK+KILL TOOK+Near TOOK+Room Traffic+NOW
      WANT+LATER WARRANT+PRESENT WILL+WARRANT Worker+ASKING Young+Near ^ARRESTING ^DIE ^JUST ^_المحقق am_done and_court answer_$ baby_and bailed_out
      before_trial bond_money call_911 carry- charge_for charged_for entr- front_of garage_$ get_arrested has_gun him_in hit_her i_come i_refuse id_$
      in_room is_been is_going is_your keep- kid_is license_and llama- my_apartment my_attorney my_bond my_coworker myself_in need- on_here one_$ paper_from
      plac- que_hago said_$ say_no she_says stopped_me this_to to_$ to_ask turn_myself video_$ week_$ سيار-`,
    '-0.2': `14_days =200 =21 =30 =9 =accused =afford =ahora =application =aside =ask =assault =attorney =automatic =big =breath =bridge =calling =cam =carcel
      =careless =cases =caught =causing =child =citizenship =claim =college =community =conduct =consequences =contest =dangerous =deadline =defender
      =deferral =deferred =delete =delivery =deportation =deported =detained =detroit =divorce =dollars =domestic =dorm =driver =during =dying =enough
      =expired =failure =forget =form =fraud =girlfriends =grandma =hacer =hago =handle =hi =history =huron =idea =information =infraction =injury =lansing
      =lied =lifetime =lo =lying =make =mandatory =marijuana =meaning =medical =meeting =messages =military =moral =multiple =name =number =o =ok =online
      =orden =ounces =overdose =papeles =parents =pasada =payments =penalty =permiso =petition =place =plant =plants =por =port =prevention =prior =priors
      =private =program =puedo =punishment =question =quiero =reckless =reduced =released =repeat =represent =request =restitution =results =retail =salir
      =served =service =shooting =shoplifting =solo =soon =stand =statement =student =talked =teacher =three =thrown =tickit =together =trainee =trouble
      =turn =turpitude =twice =underage =video =violence =wanted =weapon =weed =work =wrong =yo =youthful =التلفون =بدون =عند =يرد @000 ANSWER+CHILD
      ANSWER+HEDGE ANSWER+HOUSE ANSWER+Near ARRESTED+ACTOR ARRESTING+GRABBED ASK+BE ASK+CLITIC ASK+Plea ASKING+GIVEBACK ASKING+LEFTNOTE ASKING+POLICE
      BREAKIN+CLITIC CHARGED+HURT CHARGED+KILLING CHARGED+SAY CHILD+HURT CHILD+LIVE CLITIC+Calendar CLITIC+KIN CLITIC+PAST CLITIC+PODER CLITIC+SOMEONE
      DETECTIVE+WANT DETECTIVE+WILL DIE+BE DOOR+CAR Drug+ARRESTED Drug+WILL EX+CHILD EX+PRESENT EX+TAKING EX+Young End+FIND End+HIGHPLACE End+OVERDOSE
      End+OVERDOSING GIVEBACK+CAR GIVEBACK+CLITIC GIVEBACK+Interview GIVEBACK+MODAL GRABBED+KILL GRABBED+PASTVERB GRABBED+TAKING General+DOOR General+KIN
      General+Official HABIT+Near HEDGE+IWANT HEDGE+NOW HIDEOUT+LOTS HOME+POLICE HOUSE+HURTEN HOUSE+PAST HOUSE+RECENT HOUSE+TAKING HURT+DOOR HURT+KNOCKED
      HURTEN+AWAY HURTEN+PAST HURTING+General HURTING+HURT Held+POLICE IDIOM+KILL IDIOM+OVERDOSE IF+ASK IF+CAR INTO+DETECTIVE INTO+GONEOFF INTO+NUMBER
      Interview+COMEIN Interview+PAST JUST+ANSWER KILL+IDIOM KILL+SOMEONE KILLED+Calendar KILLED+PAST KIN+ASKING KIN+IDIOM KIN+IWANT KNOCKED+HURT
      KNOCKED+Violent LEDGE+End LEFTNOTE+PRESENT LOC+ROUGH LURKING+NOW MODAL+EX MODAL+Worker OVERDOSE+End Official+ARRESTED Official+LEGAL Official+PASTVERB
      Official+Weapon PASSEDOUT+RECENT PAST+General PASTVERB+Near PASTVERB+Official PASTVERB+TALKING PILLS+ASKING PILLS+IF PILLS+SAY PILLS+SCARED PILLS+WILL
      PODER+CLITIC PODER+REFL POINT+LEGAL POINT+QUERY POLICE+COMEIN POLICE+GRABBED POLICE+HURT POLICE+HURTEN POLICE+NOOSE POLICE+RAID POLICE+RECENT
      POLICE+STATEMENT POLICE+Weapon PULLED+PASTVERB PULLEDAR+POLICE Plea+CLITIC Plea+GOT Plea+Moment QUERY+CPS QUERY+GRABBED QUERY+HOME QUERY+HOUSE
      QUERY+HURTEN QUERY+Official QUERY+RECENT RANOFF+HOUSE RECENT+ROUGH REFL+AWAY REFL+INTO REFL+LOC REFL+PODER ROADSIDE+MODAL SAY+PASTVERB SEIZED+INTO
      SEVERE+AWAY STATEMENT+Calendar SUICIDE+PAST TAKING+CAR TAKING+HIDEOUT TAKING+HURTING TAKING+RECENT TALKING+HIDEOUT TALKING+HOME TALKING+HURT
      TALKING+Room TALKING+Violent THING+KILL TOOK+ANSWER TOOK+DOOR TOOK+General TOOK+HIDEOUT TOOK+WEAPON TOOK+Weapon Traffic+PULLED Traffic+RECENT
      Violent+KNOCKED Violent+PAST Violent+REFL WANT+GONEOFF WAVING+KIN WAVING+LOC WILL+Calendar WILL+FIND WILL+GONEOFF Weapon+PASTVERB Worker+CLITIC
      Worker+RECENT Young+HURT Young+LIVE ^COMEIN ^HEDGE ^HIDEOUT ^NOW ^PAST ^PODER ^_accused ^_caught ^_could ^_deadline ^_deferred ^_delivery ^_did
      ^_diversion ^_dui ^_embezzlement ^_explain ^_false ^_habitual ^_hi ^_juvenile ^_lisence ^_lo ^_loss ^_marijuana ^_medical ^_minor ^_multiple ^_never
      ^_prove ^_repeat ^_retail ^_security ^_selling ^_set ^_stopped ^_take ^_teacher ^_teen ^_under ^_yo accident_$ accused_of admi- affo- affor-
      after_domestic aggr- alco- alcoh- am_victim apartment_$ appli- application_$ as_adult asid- aside_$ assa- assau- assault_$ atto- attor- attorney_$
      auto- autom- bail- be_in blue_water border_$ borr- brid- bridg- brother_$ bull- came_$ can_be car_in carc- carce- carel- carr- case- caug- caugh-
      caught_stealing caught_with caus- causi- chil- citizen_$ civil_infraction coll- come_in commu- community_service conce- condu- conf- cons- conse-
      consequences_$ contact_order cops_$ cousin_$ cpl_and crime_$ criminal_$ dangerous_weapon dead- deadline_$ death_$ defe- defen- defer- deferral_$
      delete_my deliv- dema- deportation_$ desi- desig- deta- detai- detr- detro- disorderly_$ dollars_$ dome- domes- domestic_violence drug_possession
      drugs_in duri- durin- duty_$ dyin- en_espanol enou- enoug- entre- everything_$ failu- failure_to fals- false_report felonious_assault first_time foll-
      follo- four- fourt- frau- fraud_$ friend_$ go_on got_stopped gracias_$ grat- grati- guilty_$ guy_at habla- hace- had_me happens_to have_got
      her_boyfriend hire_you his_girlfriend hist- histo- huro- i_could i_failed ichat_$ in_2019 in_law in_port in_possession in_trouble incl- inclu- infr-
      infra- injury_$ inmate_$ intent_to inve- inves- is_being is_dead is_following is_there it_ok job_and just_pay juvenile_$ keeps_saying kid_$ la_carcel
      la_policia la_semana lans- lansi- larceny_$ last_week lifet- limit_$ lise- lisen- loss_prevention lyin- mana- mari- marij- marijuana_$ max_for
      me_about me_agarraron me_go me_into me_pararon mean- meani- meaning_$ medi- messages_$ mili- milit- mother_$ much- multi- my_home my_request my_side
      need_lawyer no_contest no_to not_afford not_citizen not_you numb- numbe- of_domestic on_camera onli- onlin- online_$ ounc- ounce- papel- pare-
      parents_$ pasada_$ passed_out pay_for pena- penal- penalty_$ plant- po_$ police_report port_huron possession_$ prev- preve- prio- prior- prior_$ priv-
      priva- prof- prog- progr- prom- property_$ public_defender puede- punc- puni- punis- ques- quest- questions_$ reck- reckl- redu- reduc- reduced_$
      refu- rele- relea- repe- repea- repr- repre- request_$ resid- respo- resti- reta- retai- retail_fraud retu- retur- robb- robbery_$ saca- same_as
      same_thing scree- se_puede second_time secu- see_my semana_pasada serv- set_aside shoot- side_$ spee- stal- stalk- stopped_and stor- stud- stude-
      stuff_$ supe- talk_$ talke- teach- teacher_$ tell_them test- testi- testify_against thank- theft_$ they_still third_dui this_chat thrown_out ticki-
      to_fight to_murder to_testify to_us to_victim toge- toget- too_late towe- tric- trou- troub- turp- turpi- twic- under_21 up_by victim_$ vide- viole-
      violence_$ want_to wante- was_in weap- weapo- weapon_$ weed_in what_i when_police wife_$ with_me with_ppo you_are you_handle you_help you_my
      you_represent you_take youth- youthful_trainee اعتق- الاس- التل- التلف- السج- السجن_$ الشرطه_$ المحامي_$ المحق- المخ- حقوقي_$ زوجي_$`,
    '-0.3': `* 1000_$ 16_$ 2020_$ 21_$ 30_days 7411_$ 7411_for =1000 =18 =2 =2015 =2nd =50 =7411 =90 =900 =93 =accident =act =acusan =adjudication =admission
      =admitted =adult =advice =advisement =agarran =agreement =algo =always =anger =ankle =ano =anoche =answered =any =appeal =armed =arraigned =arrainment
      =arrestan =as =attempted =bac =bailed =ban =banned =bar =bars =bf =bill =bills =black =blew =boss =brothers =business =buy =canada =cash =ccw =cdl
      =celular =chance =chances =chat =citizen =city =committed =como =contact =contempt =could =country =cover =cpl =cps =crash =crashed =crime =crimes
      =cuanto =curfew =daca =datamaster =deal =deals =defending =derechos =direccion =discount =dismissed =disorderly =diversion =donde =drop =drove =drugs
      =due =dui =duty =dv =dwls =e =emailed =embezzlement =employer =entrapment =erase =erased =espanol =every =evidence =expungement =failed =fake =false
      =fee =felon =felonies =felonious =fight =file =filed =fines =fingerprints =firearms =firm =florida =force =forfeit =forfeiture =forma =foster =fourth
      =frank =free =government =grams =grandmother =grow =growing =guns =h1b =habitual =hablar =hard =health =hire =homicide =human =hunting =hurt =hyta
      =ichat =impaired =info =informacion =inmate =innocent =intent =interlock =interpreter =ir =joke =juvenile =kept =knock =language =larceny =lawer =less
      =letter =licencia =lie =limit =lisence =list =listen =lives =llamada =llevo =lock =lol =loss =lost =management =manejar =marysville =max =meet =mine
      =minor =mip =mohami =months =motion =msu =mushrooms =narcotics =naturalization =near =neighbors =next =offender =ohio =opened =owi =owner =owvi
      =package =pagar =para =pardon =parked =pasado =passed =pay =pays =pbt =percent =permission =person =plans =plate =pled =pontiac =possession =power
      =ppo =pretrial =price =probable =proof =prosecution =prosecutor =protection =public =puede =questions =racing =rapids =rate =receipt =recorded =refund
      =remember =report =requirements =resisting =response =responsibility =responsible =restraining =restrictions =returned =revisaron =revocation =rid
      =ring =roadside =robbery =same =sample =schedule =scram =screwed =seized =sell =selling =semana =send =sent =set =sexual =si =slate =sleeping =smart
      =sos =spanish =speed =speeding =stalking =status =stealing =stole =stolen =story =subpoena =super =suspension =system =takes =tased =testing =tether
      =thanks =theft =third =tickets =time =times =tires =towed =training =trespass =true =typed =undercover =undocumented =union =use =using =ustedes
      =value =vecino =victim =victims =vino =visa =vop =vs =website =week =why =win =words =written =you =your =youth =zone =ارجع =اعتقلوا =التفتيش =الرخصه
      =السجل =الشهر =العام =القضيه =الكفاله =الماضي =المحقق =المحكمه =المكتب =اول =بده =بس =بقدر =سيارتي =شلون =شو =عندي =فتشوا =فلوس =قول =كاونتي =للشرطه
      =ماذا =هسه =وقفوني =يشوف @done @past ACTOR+HURTING ANSWER+LEGAL ARREST+CAR ARREST+HIDEOUT ARRESTED+CHILD ARRESTED+Drug ARRESTED+HOME ARRESTED+Near
      ARRESTED+PAST ARRESTING+PAST ARRESTING+Paperwork ASK+General ASK+IF ASK+SEARCH ASKING+BODY ASKING+CHARGED ASKING+EVERYONE ASKING+HASES AWAY+ASK
      AWAY+GONEOFF AWAY+LATER AWAY+PAST BODY+RECENT BREAKIN+DOOR BREAKIN+OUTES BREAKIN+Official BREATHE+SOBRIETY BREATHE+THING CAR+Calendar CAR+LEGAL
      CAR+RANOFF CAR+SCARED CHARGED+ANSWER CHARGED+DANGERES CHARGED+HOME CHARGED+KILL CHARGED+NOOSE CHARGED+Near CHARGED+WEAPON CHARGED+Weapon CHARGED+Young
      CHILD+ARREST CHILD+BREAKIN CHILD+ONLINE CLITIC+DETECTIVE CLITIC+LEFTNOTE CLITIC+ROUGH CLITIC+SEARCHED COLOR+End COLOR+THING COMEIN+DOOR COMEIN+WARRANT
      COURTS+HURT CPS+ARREST CPS+CLITIC CPS+COURTS CPS+RECENT Calendar+KIN DETECTIVE+CHILD DETECTIVE+Calendar DETECTIVE+PAST DETECTIVE+TOOK DOOR+Calendar
      DOOR+IF Drug+ASKING Drug+Calendar Drug+JAILED EVERYONE+LOC EX+ASKING EX+CLITIC EX+TALKING EX+WANT GONEOFF+JUDGE GONEOFF+SCARED GOT+COMEIN GOT+GETOUT
      GOT+IF GOT+NUMBER GOT+TALKING GRABBED+ARRESTING GRABBED+HURTING GRABBED+LEGAL GRABBED+PAST GRABBED+WARRANT Gear+HEDGE Gear+HURT General+ASK
      General+CAR General+KNOCKING General+PULLED HABIT+CLITIC HEDGE+ARRESTED HEDGE+EVERYONE HEDGE+FIND HEDGE+LIVE HEDGE+Street HIDEOUT+LEGAL HIDEOUT+PAST
      HIDING+DOOR HOME+ARREST HOME+ASK HURT+CAR HURT+Calendar HURT+Interview HURT+PAST HURT+POLICE HURT+WANT HURTEN+BE HURTEN+BODY HURTEN+PRESENT
      HURTING+CHARGED HURTING+COURTS HURTING+TAKING HURTING+THING HURTS+ARRESTED HURTS+GRABBED HURTS+Moment Held+JUDGE Held+KIN IDIOM+HURTING IDIOM+IF
      IDIOM+LOC IDIOM+PRESENT IDIOM+WANT IF+ARRESTED IF+ARRESTING IF+CHILD IF+CLITIC IF+COMEIN IF+Near IF+Young INTO+Calendar INTO+LATER INTO+PAST INTO+TOOK
      IWANT+COURTS Interview+ARRESTED Interview+CHILD Interview+Calendar Interview+GRABBED Interview+Worker JUDGE+Interview JUST+ACTOR JUST+CHARGED
      JUST+JUDGE KILL+HURTEN KILLED+LOC KIN+LIVE KIN+PAST KIN+SEARCH LATER+General LEFTNOTE+ANSWER LEFTNOTE+STATEMENT LEFTNOTE+WANT LEGAL+CLITIC LEGAL+HURTS
      LEGAL+KIN LEGAL+PILLS LEGAL+POINT LIVE+LOC LIVE+Near LOC+Calendar LOC+LATER LOC+ONLINE LOC+PAST LOTS+Interview LOTS+NOW LOTS+PAPERS LOTS+STATEMENT
      LOTS+Traffic LOTS+WANT LOTS+WILL MISSING+CAR MISSING+General MISSING+INTO MISSING+PASTVERB MODAL+HABIT MODAL+ONLINE MODAL+PODER Moment+BODY
      Moment+LIVE NOOSE+Plea NOW+GOT NOW+HEDGE Near+LATER ONLINE+STATEMENT OUTES+Interview OUTES+PAST OUTES+PRESENT Official+CHARGED Official+Calendar
      Official+RECENT PAPERS+INTO PAPERS+STATEMENT PAST PAST+ASKING PAST+BE PAST+CLITIC PAST+Calendar PAST+HOME PAST+HOUSE PAST+HURT PAST+KIN PAST+PAST
      PAST+PASTVERB PAST+POLICE PAST+PRESENT PAST+WILL PASTVERB+Gear PASTVERB+KIN PASTVERB+KNOCKING PASTVERB+PULLED PASTVERB+REFL PASTVERB+Street
      PASTVERB+Weapon PILLS+ARRESTED PILLS+CAR PILLS+HIDEOUT PODER PODER+BREAKIN PODER+MODAL PODER+PODER PODER+POLICE POINT+CLITIC POINT+LOTS
      POLICE+ARRESTED POLICE+CHARGED POLICE+FIND POLICE+Interview POLICE+KILL POLICE+LEGAL POLICE+PAST POLICE+PASTVERB POLICE+PILLS POLICE+SEVERE
      POLICE+TOOK POLICE+WEAPON PRESENT+KILLED PRESENT+ONLINE PULLED+PAST PULLING+CLITIC Paperwork+HURTING Paperwork+KILL QUERY+CLITIC QUERY+COLOR
      QUERY+TALKING QUESTIONED+CHILD QUESTIONED+Calendar QUESTIONED+PAST QUESTIONED+Young RANOFF+GETOUT RANOFF+Interview RANOFF+POLICE RANOFF+TALKING
      RECENT+HURTING RECENT+LEGAL RECENT+PASTVERB RECENT+TAKING ROADSIDE+COMEIN Room+KIN Room+POINT SAY+ASK SAY+PILLS SAY+Traffic SCARED+ARREST SCARED+End
      SCARED+WILL SEARCH+ARRESTED SEARCH+PILLS SEARCHED+CAR SEVERE+CHILD SEVERE+Calendar SEVERE+INTO SEVERE+PAST SOBRIETY+BREATHE SOBRIETY+CAR SOBRIETY+GOT
      SOBRIETY+HIDEOUT SOMEONE+PASTVERB SOMEONE+QUERY STATEMENT+CLITIC STATEMENT+IF STATEMENT+LATER SUICIDE+General Street+Violent TAKEES+CLITIC
      TAKING+POLICE TAKING+Weapon TALKING+POLICE THING+HURT TOOK+BODY TOOK+LATER TOOK+POLICE TOOKAR+PRESENT Traffic+INTO Traffic+JUST Violent+PILLS
      WANT+FIND WANT+HASES WANT+HURTEN WANT+IDIOM WANT+LEGAL WAVING+AWAY WAVING+CAR WEAPON+PASTVERB WILL+LEFTNOTE WILL+LEGAL WILL+RECENT WILL+TOOK
      Worker+ARREST Worker+COURTS Worker+HOME Worker+THING Young+ARREST Young+BREAKIN Young+IF Young+ONLINE ^ANSWER ^ARREST ^BE ^BREAKIN ^CAR ^CHARGED ^HOME
      ^LEGAL ^LOTS ^MODAL ^OUTES ^SCARED ^SEARCH ^Street ^TAKING ^WAVING ^_7411 ^_am ^_any ^_arrainment ^_assault ^_bale ^_both ^_can ^_car ^_carry
      ^_carrying ^_ccw ^_cdl ^_charged ^_check ^_clean ^_como ^_cost ^_cpl ^_criminal ^_csc ^_cuanto ^_deferral ^_does ^_domestic ^_dwls ^_en ^_expunge
      ^_expungement ^_failed ^_felon ^_fight ^_file ^_first ^_form ^_free ^_give ^_good ^_h1b ^_have ^_hunting ^_hyta ^_ichat ^_intent ^_is ^_jury ^_keep
      ^_larceny ^_letter ^_list ^_max ^_mip ^_money ^_narcotics ^_over ^_owi ^_passenger ^_pay ^_phone ^_plead ^_points ^_possession ^_ppo ^_puede ^_puedo
      ^_quiero ^_reckless ^_refuse ^_refused ^_resisting ^_restitution ^_ring ^_scram ^_searched ^_second ^_shoplifting ^_sos ^_stole ^_student ^_suspended
      ^_tax ^_tengo ^_theft ^_third ^_this ^_ticket ^_time ^_too ^_underage ^_union ^_used ^_using ^_victim ^_went ^_what ^_when ^_where ^_who ^_work
      ^_write ^_wrong ^_your ^_اخي ^_اذا ^_اعتقلوا ^_ايش ^_بدي ^_شلون ^_شنو ^_عندكم ^_فيني ^_كيف ^_ممكن ^_وقفوني about_court about_fight about_my
      about_theft acce- acci- accid- accu- accus- acusan_de adju- adjud- admission_$ admit- adul- adult_$ advic- advice_$ after_owi after_ppo agre- agree-
      alone_$ alwa- alway- and_found and_got and_let and_police and_بدي ange- anger_management ankl- ankle_thing ano_pasado anoc- anoch- answer_my appe-
      appea- appr- appre- are_coming are_you arme- armed_robbery asked_to asleep_when assu- at_bar at_his at_home at_work ayer_$ back_and back_what baile-
      ban_$ bann- banne- bar_$ been_in before_they behind_on bike_$ bill_$ bond- breath_test bridge_$ busc- busi- busin- call_$ call_and can_he can_i cana-
      canad- canc- cance- card_$ care- cases_$ caso_$ causing_death cdl_$ celu- celul- cent- chan- chanc- charged_as chat- chat_$ chea- cita_$ citi- citiz-
      clai- clair_county clean_slate cleared_$ cler- colle- come_back comm- comme- commi- comp- compe- compl- conc- condition_$ confi- consent_$
      consultation_$ cont- conta- contact_$ contact_with cops_in cops_on cost_$ cost_of coul- court_is cpl_$ cras- crim- crime- crimi- criminal_lawyer curf-
      curfe- custody_$ daca_$ dama- damag- data- datam- days_$ days_ago deac- deadl- deal- debt_$ defense_$ dele- delet- deli- depo- depor- dere- derec-
      dire- direc- disco- discu- dism- dismi- diso- disor- disq- disqu- dive- diver- diversion_$ do_after do_first do_juvenile do_now do_you docu- docum-
      does_this doll- dolla- domestic_$ domestic_to dond- drinking_$ drop_ppo drov- drug- drugs_$ drunk_$ dui_$ dui_in dui_michigan dui_with
      during_questioning dv_$ dwls_$ embe- embez- empl- emplo- end_of ente- eras- erase- espa- espan- espanol_$ every_other evid- evide- evidence_$ ex_took
      exam_$ expe- expen- expi- expir- expl- expungement_$ exte- exten- fail- faile- fake_id fee_$ felon_in figh- fight_$ file- fina- finan- find_out fine-
      fire_me firm_$ first_dui flor- flori- for_being for_drugs for_hyta for_interpreter for_life for_not for_this for_work for_your forc- forf- forfe-
      forg- forge- form- form_$ fost- foste- found_weed fran- free_$ get_charged get_ppo get_rid got_caught gove- gover- gram- grand_rapids growi- guid-
      guilty_or gun_$ gun_ban habi- habit- hablar_con handl- happen_to happened_and happens_at he_going he_stopped heal- healt- hijos_$ his_lawyer homi-
      homic- how_$ how_to hunti- huron_$ hurt_me hyta_$ hyta_for i_called i_drive i_going i_make i_pay i_plead i_use i_used i_want i_wanted i_work ice_hold
      ice_is icha- if_my immigrant_$ immo- immob- impa- impai- impo- impou- impro- in_fight in_st indi- info- infor- inju- injur- inma- inmat- inno- innoc-
      interlock_$ interpreter_$ interview_me is_accused is_he is_hyta is_it is_locked is_suspended is_this is_throwing is_video it_off it_was job_$
      jury_duty juve- juven- keep_me keep_my kept_my kid_was kind_of knock_$ la_forma lang- langu- larc- larce- larceny_from larceny_in last_month late_$
      lawe- letter_from letter_says lied_about limi- lisence_$ list- list_of liste- live- llam- lo_que mahk- mahka- make_me make_you manag- mand- manda-
      mane- manej- mark- mary- marys- max_$ me_acusan me_amenazo me_arrestaron me_but me_can me_pueden me_ticket me_الشرطه medic- meet- meeti- meeting_with
      menta- menti- mes_pasado meth_$ mino- minor_$ mip_and mira- miran- miranda_$ mist- mista- moha- moham- money_$ month- more_than morning_and moti-
      motio- motion_$ murp- murph- mush- mushr- my_7411 my_bf my_brothers my_car my_card my_cdl my_doctor my_dui my_ex my_expungement my_guns my_interlock
      my_old my_tether my_texts name_is narco- natu- natur- near_me need_help night_and no_contact no_marks not_$ not_guilty not_remember not_say not_to
      number_$ obst- obstr- of_dui of_your oficial_me on_me on_saturday on_visa open_carry opene- oper- opera- or_just or_not other_weekend over_last
      over_limit owi_$ own_child owne- owvi_$ paga- paid_$ pard- pardo- paren- parke- pasa- pasad- pasado_$ passe- passenger_$ pay_it pay_to paym- payme-
      payments_$ perce- perm- perma- permi- perso- person_$ peti- petit- phone_call plate_$ plead_$ please_help points_for police_keep police_knock
      police_want police_will pont- ponti- poss- posse- possession_of ppo_$ ppo_and preguntando_por prese- pret- pretr- pretrial_$ pric- prison_time
      probable_because problem_$ promi- proo- pros- prose- protecting_my protection_order prov- publ- publi- pued- pv_$ qual- quali- que_no raci- racin-
      rapid- rece- recei- receipt_$ refun- refused_to rela- reme- remem- repo- repor- report_$ requ- reque- resi- resis- resisting_$ rest- restr-
      restraining_order restrictions_$ resu- resul- revie- revoc- revoked_$ rid_of roads- rule_$ said_no said_yes samp- sampl- sample_$ say_he saying_my
      says_they screw- searched_my second_dui secr- secre- secretary_of seiz- seize- sell- selli- seman- send_me serve- set_up sexu- sexua- shop- shopl-
      shoplifting_$ short sin_licencia slat- slate_$ smar- smoking_weed someone_else something_$ span- spani- st_clair stalking_$ state- state_$ statu-
      status_$ stea- steal- stol- stole- stolen_car stre- strik- subm- submi- subp- subpo- summe- summons_$ supp- suppo- susp- suspended_$ suspension_$
      syst- syste- take- take_back talk_to tapp- teac- techn- term- test_$ testify_$ testing_$ teth- tethe- that_be that_i thef- they_let they_towed thing_$
      thir- this_be this_week thre- three_times throw- tick- ticke- ticket_$ tickets_$ time- time_$ time_do time_for to_answer to_cops to_delete to_drop
      to_file to_happen to_hear to_keep to_meet to_pay to_set to_them to_use together_$ too_many took_me towed_my trad- train- trea- treat- trouble_$ true_$
      two_days under_advisement undo- undoc- unio- up_at upda- updat- usin- usted- vacation_$ valu- veci- vecin- vict- victi- video_of violated_$ visa_$
      waiting_room warrant_and warre- was_at was_just was_not was_questioned webs- websi- went_through what_$ when_you while_suspended who_pays why_do
      will_this will_you win_$ winds- with_dui with_old with_retail with_weed word- writt- wron- wrong_$ year_and years_ago yelling_at you_$ you_for you_get
      you_guys you_have you_keep you_know you_speak you_still your_firm yout- اعتقل- التف- التفت- الرخ- الرخص- الشه- القض- القضي- القضيه_$ الكف- الكفا-
      الكفاله_$ الما- الماض- الماضيه_$ المحك- المحكمه_$ المر- المك- المكت- الهجره_$ انا_سايق بدي_محامي زوجت- سيارت- سيارتي_$ عندي_محكمه كاون- كاونت- للشر-
      للشرط- وقفوني_me`,
    '-0.4': `17_$ 18_$ 3_months =17 =19 =2019 =2022 =24 =500 =600 =abuse =accusation =aceptan =add =age =agent =alibi =amenazo =ammo =anybody =appointment =asap
      =ashamed =b =badi =baiid =bale =battery =bb =becoming =bel =bien =bonds =bot =brandishing =carry =cell =church =classes =cleared =client =condition
      =confessed =cost =courthouse =csc =cual =cuando =days =debt =defend =deleted =demanda =destroyed =detention =dias =dieron =dirty =disability =doctor
      =dumb =email =emails =eres =eso =esposa =estate =esto =exactly =exam =extradition =far =federal =fees =fighting =fire =fix =flat =flint =fta =gives
      =gracias =guarantee =hablan =happen =harassing =hello =high =hiring =hope =iba =immigrant =impound =informant =interprete =interrogation =invasion
      =investigating =item =jury =juvie =keyed =lab =lawyers =lein =les =llame =loan =low =makes =malicious =may =means =mental =misdemeanors =mistake
      =murder =needs =non =nowhere =nude =obstruction =offer =offices =oficina =overnight =pagos =panicking =part =pass =payment =pill =placement =plead
      =pleading =po =pot =prescribed =presentence =principal =problem =protecting =pv =quiet =quit =rape =records =refusal =refused =registry =regular
      =rehab =reported =ride =ruin =rule =saber =sacar =sarnia =saved =seal =searched =season =seizure =sentenced =serve =shorta =shu =sixteen =spit =spring
      =steal =summons =support =swung =tax =teen =tells =texts =thank =these =title =tools =tow =tps =trafficking =travel =trespassing =trust =tsa
      =unconscious =unlock =unlocked =violated =visiting =walker =warning =warren =wedding =wheel =winning =wipe =witnesses =wondering =working =احجي =احكي
      =ادفع =اذا =اشتي =السعر =السنه =الفورم =الله =الماضيه =المحامي =الموعد =ايه =بالسجن =بجرعه =بشي =بصير =بضرب =جاءت =حدا =حشيش =حقوقي =خايف =خمس =زوجتي
      =ساق =سايق =سجن =طلعوه =عايز =عليه =عندكم =عنف =عني =فيني =لاني =محكمه =مسجون =مصاري =موعد =مين =هددني =هل =هنا =هولد =يطلع =يعني =يمكن @001 @010
      ACTOR+GONEOFF ANSWER+PAPERS ANSWER+SOMEONE ANSWER+TOOK ANYMORE+COURTS ARREST+BODY ARREST+PILLS ARRESTED+CLITIC ARRESTED+GOT ARRESTED+WEAPON
      ARRESTED+Young ARRESTING+COURTS ARRESTING+Official ASK+EVERYONE ASK+POLICE ASKEDAR ASKEDAR+ASKEDAR ASKING+GRABBED BE+CHARGED BE+HABIT BE+IDIOM
      BE+LATER BE+ONLINE BODY+Calendar BODY+Moment BREATHE+CAR BREATHE+COURTS BREATHE+Paperwork CAR+CHARGED CAR+FIND CAR+HOUSE CAR+KIN CHARGED+CHILD
      CHARGED+CLITIC CHARGED+KIN CHARGED+KNOCKING CHARGED+SEVERE CHARGED+Violent CHILD+IF CHILD+LATER CHILD+PAPERS CHILD+PAST CLITIC+CHARGED CLITIC+GONEOFF
      CLITIC+LATER CLITIC+POINT CLITIC+QUESTIONED COMEIN+ANSWER COMEIN+Interview COMEIN+TALKING COPCAR+HEDGE COURTS+KILL COURTS+KIN COURTS+OUTES COURTS+Plea
      COURTS+Room CPS+ASKING CPS+Calendar CPS+PAST CPS+THING CUFFS+MODAL Calendar+ASKING Calendar+POLICE Calendar+Traffic DETECTIVE+LATER DIE+General
      DIE+IDIOM DOOR+THING DOOR+Traffic Drug+COMEIN Drug+Interview Drug+RANOFF Drug+Street EX+Calendar EX+PAST EX+PASTVERB EX+POLICE End+IDIOM End+Interview
      End+PAST End+STATEMENT FIND+NOOSE FIND+PILLS FIND+QUERY GETOUT+COURTS GETOUT+DOOR GIVEBACK+HIDEOUT GIVEBACK+KIN GIVEBACK+LOTS GIVEBACK+PILLS
      GIVEBACK+POLICE GIVEBACK+REFL GONEOFF+ROADSIDE GONEOFF+THING GONEOFF+WARRANT GRABBED+EX GRABBED+JAILED GRABBED+WRISTS Gear+POINT General+ARRESTED
      General+COMEIN General+DETECTIVE General+EX General+GONEOFF General+HURTING General+QUERY General+QUESTIONING HABIT HABIT+HABIT HABIT+HEDGE
      HABIT+HOUSE HABIT+Official HASES+Official HASES+POLICE HEDGE+CUFFS HEDGE+HURTEN HEDGE+PULLEDAR HEDGE+QUESTIONED HOME+LEGAL HOUSE+HOWTO HOUSE+LOTS
      HOUSE+Plea HOWTO+PASTVERB HURT+ASK HURTEN+INTO HURTEN+WRISTS HURTING+IF HURTING+JAILED HURTING+LEGAL HURTING+PAST HURTING+Paperwork Held+BODY IDIOM
      IDIOM+DIE IDIOM+IDIOM IDIOM+OVERDOSING IF+ASKING IF+AWAY IF+BE IF+DETECTIVE IF+Drug IF+EX IF+GRABBED IF+HURTEN IF+Interview IF+KIN IF+LOC IF+OUTES
      IF+PULLED IF+SCARED IF+SOMEONE IF+TAKING INTO+JOKE Interview+ACTOR Interview+LATER Interview+QUERY Interview+THING JAILED+GOT JAILED+PAST JUDGE+Street
      JUDGE+TONIGHT JUDGE+WAVING JUST+Paperwork KILL+ACTOR KILL+BODY KILL+JUDGE KILL+POLICE KILLED+INTO KILLED+SOMEONE KILLING+Room KIN+CHARGED KIN+COURTS
      KIN+Calendar KIN+HURTS KIN+IF KIN+JAILED KIN+TALKING KIN+WARRANT KNOCKED+Calendar LATER+AWAY LATER+LOTS LEFTNOTE+KIN LEGAL+ASK LEGAL+DIE LEGAL+Drug
      LEGAL+HURTEN LEGAL+HURTING LEGAL+LIVE LEGAL+Plea LEGAL+ROADSIDE LEGAL+WILL LETGO+HOUSE LIVE+INTO LIVE+POLICE LIVE+RANOFF LOC+NUMBER LOTS+ASKING
      LOTS+LATER LOTS+OVERDOSE LURKING+PILLS MISSING+HOUSE MISSING+IF MISSING+LOTS MODAL+LEFTNOTE Moment+CHARGED NOOSE+Calendar NOOSE+SOMEONE Near+LEGAL
      ONLINE+MODAL OUTES+Calendar OUTES+IWANT OVERDOSE+MODAL OVERDOSING+IDIOM Official+ARREST Official+Interview Official+PAST Official+WAKE
      Official+WARRANT PAPERS+HIDEOUT PAPERS+PULLED PASSEDOUT+INTO PAST+CHILD PAST+JAILED PAST+LATER PAST+Moment PAST+Young PASTVERB+ANSWER
      PASTVERB+ARRESTED PASTVERB+HURTING PASTVERB+NOOSE PASTVERB+Plea PASTVERB+ROUGH PASTVERB+Worker PILLS+HOME PILLS+HOUSE PILLS+JAILED PILLS+Room
      POINT+Paperwork POLICE+Calendar POLICE+General PRESENT+CHARGED PRESENT+HABIT PRESENT+LATER PRESENT+LEFTNOTE Paperwork+MISSING Paperwork+SUICIDE
      Plea+CHARGED Plea+End Plea+JAILED Plea+JUST Plea+OVERDOSE QUERY+ARRESTED QUERY+BODY QUERY+HABIT QUERY+HASES QUERY+HIDEOUT QUERY+HURT QUERY+HURTS
      QUERY+Held QUERY+Interview QUERY+KILL QUERY+LURKING QUERY+POLICE QUERY+SOBRIETY QUESTIONED+CLITIC RANOFF+ARREST RANOFF+IF RANOFF+NUMBER RECENT+ANSWER
      RECENT+NUMBER REFL+COURTS REFL+POLICE ROUGH+PILLS ROUGH+Paperwork SAY+HURTEN SCARED+ASK SCARED+Near SCARED+PAST SCARED+QUERY SEARCH+CHILD SEARCH+KIN
      SEARCH+PASTVERB SEARCH+Young SEARCHED SEARCHED+HOME SEARCHED+HOUSE SEARCHED+SEARCHED SEIZED+DOOR SEVERE+GOT SEVERE+MODAL SEVERE+Traffic SOBRIETY+NOW
      SOBRIETY+POLICE SOBRIETY+ROADSIDE SOMEONE+ARRESTED SOMEONE+Drug SOMEONE+STATEMENT STATEMENT+ARRESTED STATEMENT+CAR STATEMENT+Held STATEMENT+LEGAL
      STATEMENT+Official STATEMENT+SOMEONE STATEMENT+Violent Sick+LEGAL TAKING+End TAKING+HOME TAKING+HOUSE TALKING+BODY TALKING+HOUSE TALKING+HURTEN
      TALKING+HURTS TALKING+STATION TALKING+Young THING+GONEOFF THING+Interview THING+SEVERE THING+TALKING TOOK+PAPERS TOOKAR+Official TOOKAR+POLICE
      Traffic+GRABBED Violent+WRISTS WAKE+HOME WAKE+HOUSE WARRANT+ASKING WEAPON+CAR WEAPON+DOOR WEAPON+Room WILL+CHARGED WILL+JUST WILL+MISSING Weapon+CAR
      Weapon+SOMEONE Weapon+Traffic Young+Calendar Young+LATER Young+PAST ^BODY ^Calendar ^GETOUT ^GIVEBACK ^IF ^NUMBER ^ONLINE ^PAPERS ^PILLS ^QUERY
      ^STATEMENT ^TAKEES ^TALKING ^WARRANT ^_2 ^_ankle ^_another ^_are ^_arested ^_badi ^_bench ^_best ^_blood ^_bring ^_call ^_civil ^_clear ^_cual ^_daca
      ^_dead ^_donde ^_driver ^_driving ^_drunk ^_dv ^_eres ^_fake ^_fire ^_google ^_grand ^_hablan ^_had ^_held ^_hello ^_interpreter ^_it ^_kept ^_kids
      ^_lose ^_ma ^_make ^_malicious ^_next ^_notice ^_ok ^_old ^_one ^_only ^_open ^_other ^_po ^_process ^_questioned ^_quien ^_revoked ^_scared ^_self
      ^_shu ^_smoking ^_speeding ^_things ^_tow ^_turn ^_van ^_waiting ^_weed ^_you ^_اشتي ^_المحامي ^_رخصتي ^_شو ^_عندي ^_عنف ^_لازم ^_مين ^_هل about_$
      abus- abusi- acco- accou- acep- acept- act_$ adde- adjo- adjou- adop- adve- adver- affi- against_me agent_is agra- agreement_$ ahi_$ alib- am_nurse
      am_only am_out am_suspect am_suspended amount_$ and_asked and_did and_drove and_drunk and_dui and_gave and_get and_need and_then and_this and_هسه
      anyb- anybo- appeal_$ are_there arested_$ argu- arrai- arrest_$ arrest_me arrested_$ arrested_tonight arrested_with as_evidence asap_$ asha- asham-
      ask_$ assi- assis- assul- asyl- at_midnight at_night at_plant atte- attem- away_from back_after baii- bb_gun be_dropped beco- becom- been_arrested
      being_charged bien_$ blac- blam- blame- blood_alcohol blood_test body_cam bot_$ both_of boyfriend_got bran- brand- brother_just brother_was buen-
      but_he buy_$ called_911 calling_me came- camer- can_cops can_felon can_my can_that car_after car_but car_for carcel_y career_$ case_$ case_number
      caso_me cell_$ cell_phone centr- chances_of charged_$ charging_me check_$ chur- churc- cita_con citat- class- clear- clear_my clie- clien- client_$
      come_to complaint_$ conve- cop_$ cop_have cop_i cops_arrested courthouse_$ cove- cps_on crac- crash- cros- cross- cual_es cuan- cuand- cuant- cut_off
      dang- dange- daughter_got daughter_is daughter_was days_and defend_myself defi- deleted_$ detective_$ detention_$ detroit_$ did_i dier- diero- diff-
      dirt- disab- disc- disp- dispa- divo- divor- do_if do_right docto- does_ppo does_your dorm_$ draw_$ driver_$ driving_$ driving_and driving_in
      driving_with drop_it dui_and dui_at dui_on duis_$ en_que enough_for enter_my erased_$ esta_bien esta_en estat- everybody_in evict- exac- exact- exces-
      extradition_$ fall_$ family_about fata- fees_$ felony_$ fight- fines_$ fire_$ firearm_$ firearms_$ first_$ foot- for_free for_friend for_having for_no
      for_nothing forever_$ fram- friend_got friend_overdosed friend_to fris- from_another from_my from_police futu- futur- gave_statement get_back get_dui
      get_pulled get_stopped get_to go_$ got_another got_dui got_letter got_owi grac- graci- guara- guardianship_of guns_after hablan_espanol had_been
      hago_si harassing_me has_guns have_$ have_gun have_video he_$ he_was hearing_$ hell- help- help_with her_to high_school hiri- hirin- his_case his_mom
      his_stuff holding_my home_invasion hora- house_arrest house_is huma- husband_and i_be i_blew i_bring i_broke i_change i_ever i_finished i_owe
      i_refused i_report i_saw i_stole i_trust i_was idea_what impaired_$ impr- in_county in_detroit in_ohio indic- info_$ informant_$ inhe- inher- into-
      inva- invas- invasion_$ is_17 is_19 is_arrested is_end is_too is_traffic issu- it_for it_kidnapping it_still it_true jail- juvi- kala- keep_it
      keeps_calling keeps_texting kept_asking keye- kids_for knowi- la_corte last_year lawyer_$ lie_to lied_to life- live_in long_before machi- mail_$ makt-
      makta- mali- malic- marr- marri- me_dieron me_next me_what me_without meeting_$ meno- mens- mental_health mi_caso michigan_$ mine_$ mip_$
      miranda_rights missed_my mistake_$ mo7am- money_back money_for mugs- mugsh- mugshot_is murd- murde- my_appeal my_boss my_hearing my_money my_pistol
      my_po my_second my_stuff my_things never_read no_idea no_money no_reason not_arrested not_help not_me not_my not_pay now_with nowh- nowhe- nunc-
      of_beating of_drugs of_me of_what off_work offer_$ officer_wrote oficina_$ ofre- ofrec- ok_to old_with on_monday opti- optio- other_guy out_for out_i
      overn- overs- pago- paper_$ paper_says papers_$ para_la passenger_in password_$ pay_restitution paying_$ payment_plan pbt_$ phone_$ phone_at phone_out
      place_$ plans_$ plea_$ pleading_guilty pled_guilty po_says points_$ police_came police_gave police_knocked police_officer police_search police_took
      police_were por_dui positive_$ powe- ppo_against probatoria_$ probl- proc- proce- process_$ prosecutor_$ qued- queda- question_me ran_away read_my
      reca- recan- recorded_$ records_$ red_light refuse_or refuse_search refuse_to refused_breathalyzer regu- regul- reha- removal_$ rene- requi- rese-
      resource_officer restitution_$ rights_at robbe- robot_$ rokh- rokhs- sabe- said_it sarn- sarni- save- saw_on say_i say_to says_not sche- sched-
      school_and scra- searched_$ seas- seaso- see_$ seizu- sentencing_$ set_fire sheriff_came short- should_my should_she should_we show_because showed_my
      shows_i si_me sign- sign_papers signa- sixt- skip- skipp- someone_$ son_had son_out sons_case speak_to spri- sprin- stand_your stay_away stealing_$
      stole_from stop_$ stopped_for street_$ sue_me summ- summo- sund- sunda- sure_$ suspect_$ suspendida_$ suspi- swun- taking_long tard- tell_cop tell_you
      temp- tengo_cita termi- tests_$ tether_$ texts_$ than- thank_you there_and there_was thes- they_arrested they_lock they_make they_never they_offered
      they_searched they_sent they_wrote thing_is things_to threa- ticket_and ticket_for titl- to_add to_call to_give to_her to_hide to_interview to_lawyer
      to_lie to_officer to_police to_pull to_read to_speak to_tell to_work to_you told_police told_to tool- tow_yard tran- trans- trav- trave- tres- tresp-
      trick- trus- type- unco- uncon- under- understand_$ undocumented_and urge- urgen- use_of used_my uste- verdict_$ video_can visit- was_born was_out
      was_rude was_told water_$ we_do wedd- weddi- weed_$ weed_smell weig- well_$ were_taken what_are what_is what_time whee- when_cops when_is when_she
      when_will where_he where_to while_i who_can who_i whole_thing wife_got will_it will_they winn- winni- with_something with_your without_asking
      without_lawyer witness_$ wond- wonde- word_against work_$ work_is worki- would_not wrong_person yo_iba you_do you_give you_open you_something
      your_ground your_name your_office yourself_$ ابني_عنده احكي_مع استر- استرج- السا- السع- السن- السنه_الماضيه الشرطه_عم العا- الفو- الفور- المح- المحا-
      الموع- امس_$ بالسج- بالع- بجرع- بجرعه_زايده بضرب_زوجتي جاءت_الشرطه حقوق- رخصه_$ سجلي_$ سكران_$ شو_بصير شو_لازم طلعو- علي_$ عندك- فتشو- قبل_شهر
      متي_يطلع محكم- مخالفه_$ مسجو- مصار- مكتبكم_$ هددن- هددني_me هل_ممكن هل_يمكن`,
    '-0.5': `._08 08_$ 17_and 19_$ 2019_$ =08 =1 =11 =2010 =2016 =2020 =2021 =3al =750 =accusing =afraid =anos =arrestaron =arresto =asks =ayer =bit =bite =broken
      =bruises =buys =calls =caso =character =charging =ci =cita =complain =contract =cort =dab =dan =data =death =debo =dia =drew =duis =ebni =ends =enter
      =entering =evicted =facing =film =finished =fired =gps =hasta =hide =hola =injuries =judges =juez =keeping =kidnapping =killed =late =letting =looked
      =marks =matando =mc =mdoc =mes =mess =mugshot =murio =nervous =nice =odds =pasa =probatoria =process =pull =punched =queda =radar =ramp =reporter
      =resource =returning =robe =ruined =saw =schools =sees =shop =sick =site =sober =soplar =speaking =sue =suing =suspendida =talks =tarjeta =therapist
      =threatened =transfer =transferred =tres =truancy =vacation =vape =verdict =violent =wire =اتصل =اجت =اجيب =ارفض =اسبوع =اعرف =اقدر =الفرق =اللي =امس
      =امسح =ايش =بالشارع =بيحقلهم =بين =جريمه =جلسه =جنحه =رفضت =زمان =سجلي =سكران =سوال =شسوي =شكوي =شنو =شهر =صاحب =عربي =عنده =فحص =قضايا =قضيتي =كارد
      =كان =كم =لازم =لو =مبارح =مترجم =مخالفه =مذنب =ممكن =هاي =هي =وعليه =ويه =يتصل ACTOR+CLITIC ACTOR+QUESTIONING ACTOR+TALKING ANSWER+DETECTIVE
      ANYMORE+PASTVERB ARREST+GONEOFF ARREST+JUST ARREST+RECENT ARRESTED+End ARRESTED+JUST ARRESTED+Room ARRESTED+SOMEONE ARRESTING+Calendar ASKING+ARRESTED
      ASKING+DETECTIVE ASKING+HURTEN ASKING+LEGAL ASKING+MISSING AWAY+ARREST BE+JAILED BODY+LEGAL BODY+QUERY BODY+Street BREAKIN+BODY BREATHE+General
      CAR+Held CAR+SEARCH CHARGED+Drug CHARGED+HURTING CHARGED+ROUGH CHARGED+TOOKES CHILD+SEARCH CLITIC+IDIOM CLITIC+ONLINE COMEIN+HURT COMEIN+POLICE
      COMEIN+QUERY COURTS+EX COURTS+TONIGHT CPS+ANSWER CPS+HOME CUFFS+BE CUFFS+General CUFFS+LEGAL DETECTIVE+LEFTNOTE DOOR+Drug DOOR+PASTVERB DOOR+Paperwork
      Drug+HOWTO Drug+QUERY EX+COURTS EX+LATER End+Calendar End+Worker FIND+JAILED GETOUT+JAILED GETOUT+POLICE GIVEBACK+General GONEOFF+DOOR
      GONEOFF+Interview GRABBED+SEARCHED GRABBED+SOMEONE Gear+PASTVERB General+Drug General+OUTES General+TAKINGAR General+WAVING HEDGE+SEARCHED
      HEDGE+SOBRIETY HEDGE+TOOKES HOME+ACTOR HOME+ARRESTED HOME+HOWTO HOWTO+CPS HOWTO+POLICE HOWTO+Worker HURTING+GONEOFF HURTING+ONLINE HURTING+PAPERS
      IDIOM+End IDIOM+GOT IDIOM+PAPERS IF+GETOUT IF+KNOCKING IF+Official IF+POLICE IF+PULLINGAR IF+RECENT IF+TAKINGAR IWANT+POLICE Interview+BODY
      Interview+LEFTNOTE Interview+PAPERS Interview+TOOK JUDGE+HOME JUDGE+HURTING JUDGE+TOOK JUST+BODY JUST+JAILED KILLED+LEGAL KILLING+CLITIC KILLING+JUDGE
      KIN+HABIT KIN+Official KNOCKED+KIN LATER+DOOR LATER+INTO LEDGE+ARREST LEDGE+ARRESTED LEGAL+CHILD LEGAL+Room LEGAL+WARRANT LIVE+COURTS LIVE+General
      LIVE+KIN LOC+HOWTO LOTS+LIVE LOTS+NUMBER LURKING+ASK LURKING+COURTS MODAL+CPS MODAL+KILLED NARCAN+LOC NOOSE+COURTS NOOSE+JAILED NOOSE+PASTVERB
      NOW+CHARGED Near+ACTOR Near+ONLINE Near+SOMEONE OUTES+JAILED Official+PULLED PAPERS+Street PAST+Violent PASTVERB+QUESTIONED POINT+COURTS POINT+DOOR
      POINT+HOUSE POINT+POLICE POLICE+WAKE PRESENT+IDIOM PULLED+Calendar PULLED+LEGAL Paperwork+GIVEBACK Paperwork+LIVE Paperwork+OUTES Paperwork+Room
      QUERY+LEDGE QUESTIONED+KIN QUESTIONED+MODAL RANOFF+EX RECENT+WRISTS ROADSIDE+PASTVERB SCARED+GIVEBACK SEARCH+IF SEIZED+Weapon SEVERE+HANDS SEVERE+REFL
      SOBRIETY+GRABBED SOBRIETY+Interview SOBRIETY+LEGAL SOMEONE+BODY STATEMENT+JUST SUICIDE+AWAY SUICIDE+Calendar SUICIDE+INTO SUICIDE+JAILED
      TAKING+GONEOFF TALKING+EVERYONE THING+MISSING THING+QUESTIONING THING+SUICIDE TOOK+HURTS TOOK+SEARCH TOOKES+OUTES Violent+PAPERS WAKE+LOTS WANT+HABIT
      WANT+SEVERE WARRANT+CLITIC WARRANT+GRABBED WARRANT+HOME WARRANT+HOUSE WARRANT+Interview WARRANT+PILLS WARRANT+TAKING WAVING+Interview WILL+Official
      Worker+ANSWER Young+PAPERS ^IDIOM ^QUESTIONED ^STATED ^STATION ^_asking ^_bad ^_drug ^_emergency ^_es ^_go ^_hit ^_hola ^_hold ^_id ^_jail ^_locked
      ^_necesito ^_new ^_que ^_same ^_say ^_sleeping ^_son ^_stop ^_taking ^_thank ^_اقدر ^_بقدر ^_بيحقلهم ^_خايف ^_كم ^_متي ^_وين about_getting
      about_stolen abri- accusing_me address_$ admis- afra- afrai- afraid_of after_me akha- am_and am_charged am_one am_sick and_driving and_needs and_next
      and_our and_saw another_county another_kid answer_door answering_$ any_kind anything_to are_charging are_cops are_fighting are_holding are_my are_not
      are_saying are_we are_with asking_for at_someone at_trial back_seat be_enough be_there before_he before_it being_dismissed being_evicted blow_and
      breathalyzer_in broke- broke_into by_mistake by_that call_me called_about called_police calls_$ can_ice can_police can_we car_at care_$ case_ends
      cash_and chara- charges_are check_on child_support cita- ciud- ciuda- classes_$ clem- con_su contr- contract_with coop- coope- cop_pulled cops_search
      corte_$ cost_me county_$ cousin_got cover- cps_and curr- curre- dab_pen de_arresto de_sobredosis deat- decir_que depos- detective_keeps detective_said
      died_and do_that doct- does_cop dollars_from done_$ door_about down_for drive_$ drop_$ else_$ emai- en_2020 es_delito esta_matando evic- ex_says extr-
      extra- faci- facin- fee_for feed- fight_it fine_is flint_$ for_blood for_dog for_getting for_hitting for_open for_overdose for_same for_two fres-
      from_sheriffs gave_it get_my gets_out girlfriend_and girlfriend_got give- go_get got_arrested got_call got_ppo got_sentenced got_suspended grow-
      gun_at gun_back guns_and hacer_$ had_warrant harassment_$ has_ppo hast- have_all have_it have_no he_get he_smelled help_asap her_i him_for him_out
      himself_in his_first hit_him holi- holid- home_in hone- hours_and house_for house_in house_last how_can how_i hurt_$ husband_has husband_was
      i_answered i_blow i_carry i_complain i_film i_heard i_lost i_missed i_paid i_quit i_ran i_sold i_text i_travel ice_$ ice_come if_cop impound_$ in_2021
      in_cell in_morning in_vehicle in_writing in_your insta- interview_$ is_accusing is_good is_ruined is_stalking is_stealing is_suing it_out join- judge-
      junt- keep_getting keepi- kids_in kids_phone kille- knocked_on know_when la_custodia law_$ lawyer_for lawyer_will leas- leave_after leaving_me
      letter_to letti- license_is light_was long_is looke- many_days marks_on matan- matter_$ me_contesta me_see me_straight mean_$ ment- mi_corte mi_esposa
      mo7a- money_and month_$ movi- much_for muri- murio_de my_arrest my_calls my_career my_case my_gun my_late my_medication my_public my_right
      my_statement need_my nervo- next_time not_fair not_it not_put not_showing now_and now_can of_kids of_these of_wine officer_$ old_and on_police
      on_someone on_tether open_my orden_de orden_para out_here over_from packa- panic- parked_car pasa_si pistol_$ plead- po_is po_wants po_will police_ask
      police_come police_department police_enter police_for police_i police_on police_showed police_wait policia_$ ppo_on primo_murio prosecutor_is put_it
      que_pasa rada- radar_$ rais- ran_from real_$ record_cleared recu- recup- rent- report_it resc- reso- resou- reten- right_to rights_do robo- roug-
      ruin- ruine- saba- sabad- said_if said_they says_my scared_i scared_they school_for screen_$ seje- seve- show_$ show_id show_up showing_up si_la
      sit_in site_$ sixte- sleep_$ snif- sobe- sold_pills solt- solta- someone_who son_wants sons_phone sopla- started_it still_arrested suin- suing_me
      take_his take_stand talked_to tarj- tarje- tase- tell_her tell_police texas_$ text_you that_allowed that_even that_nobody them_everything thera-
      they_ask they_did they_had they_kept they_knocked they_search thing_in this_dui this_going this_ticket this_year to_cop to_just to_school to_serve
      to_show to_turn told_cops took_blood took_car town_$ transferred_to travel_$ trua- truan- two_years up_in used_$ vaca- vacat- vend- verd- verdi- visi-
      want_him warn- warni- warning_$ was_drunk was_pulled was_unconscious were_at what_rights what_should when_cop where_can why_$ with_$ with_that
      with_their without_my work_and would_i wrong_guy y_ahora y_la year_$ your_site اخذوا_رخصتي اخوي_$ اسبو- اسبوع_$ الاع- الاعت- الاو- الاول- الته- العن-
      الفر- الفرق_بين انحب- بالت- بالشا- بتاخ- بتاخد- بتخب- بقضي- بيحق- بيحقل- جريم- جنحه_$ حقيق- سكرا- سوال_$ عربي_$ علي_الشرطه قضاي- قضيت- مبار- مترج-
      مجان- مخال- مخالف- معلو- معلوم- وعلي- يرد_علي`,
    '-0.6': `911_$ =ahi =career =casos =custodia =decir =delito =died =drinks =easier =fall =full =grandparents =handcuff =happy =harassment =heard =hits =irs
      =knocked =laid =laptop =laws =locker =medication =mind =nolle =owns =paperwork =play =post =rude =sold =spray =threats =ver =wear =well =xbox =الغاء
      =المراقبه =امر =تلفون =تهمه =حق =خالي =سنه =شكرا =عقوبه =قضيه =مات =متي =مكتبكم =هيك =يلي =يوم ACTOR+NOW ACTOR+TOOK ANSWER+DOOR ARREST+CUFFS
      ASKAR+QUERY ASKING+SEVERE BODY+Worker BREAKIN+Calendar BREATHE+AWAY CHILD+HOWTO COURTS+HURTING COURTS+NOW COURTS+TALKING CUFFS+ARREST
      DETECTIVE+GONEOFF DETECTIVE+Paperwork DOGS+HOME DOGS+HOUSE DOGS+HURT DOGS+Violent DOOR+LEGAL Drug+LEGAL End+LATER GIVEBACK+Violent GOT+BREAKIN
      GOT+IDIOM GRABBED+COURTS GRABBED+HANDS GRABBED+SOBRIETY GRABBED+TONIGHT HABIT+HIDEOUT HEDGE+JAILED HIDING+JUDGE HOUSE+ACTOR HURT+ACTOR HURTEN+LEGAL
      IDIOM+CLITIC IF+LURKING INTO+ONLINE JOKE JOKE+JOKE JUDGE+Sick JUST+Plea JUST+SOMEONE KIN+LATER LEDGE+SAY LEFTNOTE+DOOR LEGAL+BODY LEGAL+DOOR
      LEGAL+SUICIDE LEGAL+Worker LIVE+GOT LURKING+ACTOR MISSING+HOWTO MODAL+LIGHTS NARCAN+INTO NOW+POLICE OUTES+COURTS OVERDOSED+PAST PASTVERB+ARRESTING
      PASTVERB+CUFFS PASTVERB+OVERDOSE PASTVERB+WARRANT POLICE+HABIT POLICE+LATER POLICE+WARRANT PULLED+LATER PULLED+Traffic QUERY+SEARCH RANOFF+Official
      RECENT+EX ROADTALK+WANT Room+WARRANT SAY+NOOSE SAY+SEVERE SAY+WEAPON SAY+Weapon SCARED+Moment SEIZED+HANDS SOMEONE+LEGAL STATION+TALKING SUICIDAL+PAST
      SUICIDE+COURTS Street+IF TALKING+DETECTIVE THING+DIE THING+HURTING THING+NOW TOOK+LIGHTS WANT+DETECTIVE WILL+LATER Worker+LEGAL Young+HOWTO ^KILLING
      ^_breaking ^_bye ^_people ^_q ^_right ^_said ^_shoot ^_si ^_trying ^_انت ^_شكرا about_it about_me acus- acusa- addi- addic- after_felony alguien_de
      am_arrested am_panicking am_supposed and_guy are_lying arrested_and asking_$ at_wheel be_arrested before_$ bill- boss_is but_there call_can
      called_cops can_cps caree- caso- class_$ clear_some cop_asked cops_to cops_took cps_take date_$ daughter_in daughter_ran delit- deman- deto-
      dropped_it drug_test dui_is elud- email- estu- estuv- for_drug for_police foster_care friday_$ from_cops full_custody give_it got_taken has_warrant
      him_because his_warrant hits_me i_hit i_punched i_pushed i_record i_shot in_fall into_it intr- is_16 is_nice is_out is_that is_using is_warrant
      judge_is just_go kids_to la_licencia lawyer_says legal_$ looking_for make- me_arrested me_back me_first me_is me_should mi_abogado monday_$ mult-
      my_interview my_pills nega- negar- neighbor_$ never_showed next_thing noll- nonp- now_says ocup- of_getting officer_said officer_told on_vacation
      or_is paperwork_$ paral- partn- pictures_and plan_$ plea_deal polygraph_$ pushed_her raid_$ record_police right_away roommate_did running_away
      should_he six_hours someone_called someone_told spra- still_have support_$ tengo_que text_$ then_he there_for this_felony thursday_$ to_arrest to_help
      to_open to_plead to_station to_stop unconscious_$ walking_$ wash- which_door will- will_go will_that without_telling wrote_me y_quiero اذن_$ الجن-
      الغا- القا- المرا- بتسا- بدون_رخصه تهمه_him عقوب- في_السجن قانو- ما_هي مسكو- مكتب- مكتبك- من_وين`,
    '-0.7': `=books =cameras =checkpoints =copy =era =heat =multa =overdoses =revoke =strangulation =sued =town =كيف =متهم ARRESTED+NUMBER ARRESTED+TONIGHT
      ASK+GETOUT COURTS+WHATIF EX+JAILED FIND+COURTS IDIOM+Traffic IF+CPS IF+OVERDOSED JUDGE+ANYMORE LEGAL+COMEIN NOW+COURTS OVERDOSE+LEGAL PASTVERB+HANDS
      POLICE+POINT QUERY+DOOR SOBRIETY+ASK SOBRIETY+QUERY SOBRIETY+RECENT SUICIDE+LEGAL THING+KILLING TOOKES+CAR WARRANT+ARREST WILL+IDIOM ^_that
      after_being after_that all_time at_courthouse being_sued can_cop deal_$ detective_asked do_cops do_police down_my for_now getting_my hara- haras-
      hold_on if_police if_someone is_15 is_killing jail_and just_come kids_on killing_me lawyer_is living_with lol_$ me_dejo my_agent nerv- no_knock
      of_warrant pele- pen_in run_from sobriety_tests they_dropped they_hold things_up to_let to_lose to_trial took_plea want_this`,
    '-0.8': `DIE+IF Sick+Paperwork done_with illegal_$ that_legal`,
    '-0.9': `NARCAN+LEGAL ex_keeps`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.5': `FAINT`,
        '1.4': `BREATHE OVERDOSED Sick`,
        '1.3': `WAKE`,
        '1.0': `=ate =creo =od OVERDOSING`,
        '0.9': `=breathing =fell COLOR Drug FALLEN OVERDOSE PILLS POISON over- overd- resp- respi-`,
        '0.8': `=drank =oding =wake =whole =يتنفس dran- odin- puls- whol- يتنف-`,
        '0.7': `=60 =despierta =feel =much =next =once =overdosing =pill =respira =sense =sobredosis =suboxone =tomo =يصحي NEEDLE ^OVERDOSED breat- sens- sobre- subo-
          subox-`,
        '0.6': `=awake =cold =every =inconsciente =mixed =moving =narcan =odd =overdosed =poison =pulse =rat =same =skin =tylenol =unconscious =used =xanax =الحبوب
          =الوعي =رغوه =شرب =كتير =وقع NARCAN PASSEDOUT awak- droo- inco- incon- mixe- movi- movin- narc- narca- pois- poiso- seiz- sobr- tyle- tylen- unco-
          uncon- vomi- vomit- xana- الحبو- الوع- صاحب-`,
        '0.5': `=bar =blue =chest =cloro =dope =fast =floor =gray =inyecto =many =needle =reacciona =responding =shot =swallowed =think =trouble =waking =جرعه =زايده
          =ساعدوني =شربت ANSWERAR TOOK ^FAINT anti- ayud- ches- clor- dema- demas- despi- drop- dropp- floo- gurg- gurgl- inye- inyec- need- needl- reacc-
          respo- swal- swall- trou- troub- wakin- whis- زايد- والا-`,
        '0.4': `=antifreeze =ayuda =barely =bathroom =bond =day =drinking =drive =foam =good =having =heart =lips =meds =metio =minute =nodding =overdose =people
          =purple =slumped =then =thru =too =turning =unresponsive =اختي =اخوي =صديقي @111 @201 ^FIND ^Young antif- bare- barel- bath- bathr- brea- drin- drink-
          drog- havi- havin- hear- nodd- noddi- peop- peopl- purpl- slum- slump- smok- star- tira- turni- unre- unres- ساعد- ساعدو-`,
        '0.3': `=20 =all =amigo =answering =bus =call =eyes =fentanyl =foaming =friend =girl =had =law =mouth =nino =novia =only =pastillas =percs =puedo =put =real
          =se =yr =اخذ =حبوب =عن =ما LOTS ^CHILD amig- fent- fenta- foam- foami- mout- novi- past- pasti- perc- pued- snor- thin- صديق-`,
        '-0.3': `=14 =15 =about =afuera =against =agarro =ahorita =alguien =alone =anymore =aqui =around =arrestando =arrested =back =beating =behind =bleeding =border
          =boyfriend =bridge =by =called =camera =carro =child =come =comes =detectives =door =dragging =driveway =drunk =end =estan =estoy =find =following
          =friends =gave =golpeando =got =handcuffed =help =here =hit =hitting =holding =hombre =hours =ice =id =inside =interview =just =kidnapped =knife
          =knocking =lawyer =let =llevando =llevo =lo =look =looking =matar =me =migra =minutes =mother =myself =on =or =our =over =phone =pistola =police
          =porch =puerta =pulled =quiere =quiero =reading =reason =road =run =running =say =says =screaming =searching =sent =siguiendo =sin =snatched =standing
          =stopped =suspended =taken =texted =thing =threw =through =tienen =to =touching =truck =voy =wait =wants =where =while =window =with =write =you
          =الشرطه =الشرطي =بدهم =بنتي =شرطه =قدام =مش =معه =نفسي =يضربني =يهددني @000 @now-CPS @now-EX ACTOR ASKING BREAKIN CAR CHILD COMEIN DETECTIVE DOGS DOOR
          HIDING HURTS IROOM Interview KNOCKING LATER LEFTNOTE LEGAL LURKING Near Official PHONE POLICE PULLED PULLEDAR ROUGH SAY SEIZED SOBRIETY Street TAKEES
          TAKING TALKING Violent Weapon Worker Young ^BE ^CLITIC ^COURTS ^CPS ^GOT ^GRABBED ^Gear ^HASES ^KNOCKING ^Moment ^Official ^POLICE ^PRESENT ^WANT
          ^Worker abou- afue- afuer- agai- again- ahori- algu- algui- alon- anym- anymo- arou- aroun- arre- beat- beati- behi- behin- blee- bleed- bord- borde-
          brid- bridg- call- calle- came- camer- carr- chil- come- cuff- dete- detec- deten- drag- dragg- drun- ence- encer- esta- esto- foll- follo- golp-
          golpe- guard- hitt- hitti- hold- holdi- homb- hombr- hour- insi- insid- inter- kidn- kidna- knif- knoc- knock- lawy- lawye- lice- licen- light- lleva-
          load- looki- mari- mata- migr- mori- moth- mothe- myse- mysel- pare- patru- phon- pist- pisto- poli- polic- porc- preg- pregu- puer- puert- pull-
          pulle- quie- quier- quit- readi- reas- reaso- runn- runni- sent- sheri- short sigu- sigui- snat- snatc- stand- step- susp- suspe- take- text- texte-
          throu- tiene- touc- touch- trai- vien- want- wher- whil- wind- windo- wris- الشر- الشرط- المح- المحق- يهدد- يهددن-`,
        '-0.4': `=4 =acaba =al =asked =autistic =away =basement =be =bed =before =being =belt =better =blow =bring =broke =cars =carta =casa =checkpoint =choking =cop
          =county =crying =dad =dice =dog =donde =driving =dui =everybody =everyone =ex =front =fue =goodbye =handcuffs =have =hay =head =hurting =interrogation
          =jump =kid =kids =kill =killing =knock =lights =llego =llevaron =machete =man =mejor =men =missing =neck =newborn =niece =officers =order =paro
          =pointing =posted =ran =rather =razor =read =reten =second =shut =side =sign =sleep =sople =speak =strangling =su =suicide =taking =text =than =they
          =throat =told =trunk =type =under =ventana =viviendo =vivir =want =wrists =ya =ابوي =الان =الباب =السياره =الغرفه =الهجره =ان =اولادي =بدو =برا =تعبت
          =حاله =حالي =حدا =حياتي =دخل =عند =في =لي =مسدس =مع =نفسه =هلا =هلق =واحد =ياخدوا =يريد =يقولون @001 @now-they ANYMORE ARRESTED ARRESTING COPCAR
          CUFFEDAR CUFFS EX Gear HIGHPLACE Held KILL LEDGE LIGHTS LIVE PAPERS POINT PULLING QUESTIONED WAVING WEAPON ^ANYMORE ^Drug ^EX ^GOODBYE ^HURT ^IWANT
          ^LIVE ^LOTS ^PHONE ^PULLEDAR ^Paperwork ^TOOKAR acab- acaba- agar- agarr- apar- arres- aske- auti- autis- base- basem- befo- befor- bein- bett- bette-
          bloc- block- brin- brok- cart- chec- check- chok- choki- clos- cryi- cryin- deta- detai- dond- drivi- fron- good- goodb- handc- hurt- hurti- inte-
          killi- ligh- line- llega- llev- mach- mache- mejo- metie- miss- missi- newb- newbo- niec- para- pega- perd- pers- pict- pictu- plat- point- poste-
          raid- rath- rathe- read- refu- refus- remo- remov- rete- roba- robb- roun- sali- scre- screa- seat- serv- sopl- spea- stab- taki- takin- throa- trac-
          track- trun- vent- venta- vivie- wrist- البا- التح- السي- السيا- الغر- الغرف- الهج- الهجر- اولا- اولاد- حيات- طليق- كلبش- كلبشو- ياخد- ياخدو- يضرب-
          يضربن- يقول- يقولو-`,
        '-0.5': `=12 =8 =arresting =backyard =beat =booking =breathalyzer =care =corte =cut =daughters =deserve =edge =even =except =foot =gun =guys =hear =hi =loud
          =love =mom =more =neighbors =never =nina =note =other =park =pegando =point =ppo =radio =rope =seat =shelter =shoot =showed =sit =slipped =sorry
          =stairs =stop =threatening =tied =time =todos =top =va =year =ابنتي =البيت =الجسر =الكلبشات =انا =بدها =بيتنا =تلفوني =رخصتي =ساعتين =سامحوني =سكين
          =شرطي =عمره =قبل =مرته =معي =نفسها =يضرب =ينتحر =يهدد ASKAR BEHIND DANGERES EVERYONE GETOUT HURTING IWANT KILLING NECK QUESTIONING RAID ^ASKING ^KILL
          ^MISSING ^SUICIDAL ahorc- anyw- babys- backy- booki- clim- climb- desa- desap- dese- deser- exce- excep- guar- happ- land- lett- lette- matt- messa-
          neve- nurs- othe- pegan- perdi- perr- pick- poin- post- razo- shel- shelt- slip- slipp- sorr- stabb- stai- stair- suic- suici- threa- todo- ابنت-
          البي- الجس- الكل- الكلب- بالم- رخصت- ساعت- ساعتي- سامح- سامحو- لحال- نفسه- يسال- يسالو- يعتق- يعتقل- ينتح-`,
        '-0.6': `=6 =ahorcando =attacking =babysitter =bad =break =breaking =bye =dark =done =ever =herself =lawn =life =live =min =pen =prison =thinking =tomorrow
          =walk =wish =writing =yes =اخذوا =اريد =بيتي =رح =زوجي =ضاع =علي =عيش =هل =والشرطي =يخنق =يقول BLEEDING KIDNAP SUICIDE TAKINGAR TOOKES ^IF ^LIGHTS
          ^QUESTIONING ^SAY ^Traffic ^Violent baby- book- break- cort- deci- decid- hers- herse- jump- lleg- pris- priso- radi- side- stran- tomo- tomor- vivi-
          writ- writi- اخذو- والش- والشر-`,
        '-0.7': `=die =keys =move =رجل =شخص =مني LOCKED MISSING SUICIDAL ^CAMEIN ^HURTING mess- بالا- تلفو- تلفون- عالب-`,
        '-0.8': `=بدي مفقو-`,
        '-1.1': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.4': `SUICIDAL`,
        '1.3': `GOODBYE`,
        '1.2': `SUICIDE`,
        '1.1': `=jump HIGHPLACE IWANT LIVE`,
        '1.0': `=be =end =rope =thinking =voy POINT REFL cort-`,
        '0.9': `=die =ever =life =quiero =sorry =حاله sorr- suic- suici-`,
        '0.8': `=bye =done =herself =razor =اريد =نفسه DIE End NOOSE hers- herse- razo- vivi- wris-`,
        '0.7': `=care =corte =edge =encerro =estar =himself =hung =loaded =own =puente =train =wrote =ينتحر ANYMORE LEDGE corta- deci- decid- gara- hims- himse-
          loade- puen- puent- sent- think- voic- wrot- ينتح-`,
        '0.6': `=15 =ahorcar =better =bleach =carta =charges =cortando =dice =except =garage =hang =happens =hi =lost =love =mejor =myself =note =pistol =plan =sent
          =sheet =suicide =time =tired =todos =tomorrow =tracks =vida =vivir =wish =wrist =wrists =ابنتي =رح =عيش =نفسها =نفسي =يقول KILLED LATER ^End ^GOODBYE
          ^KILL bett- bette- blea- bleac- cart- despe- exce- excep- garag- mejo- myse- mysel- shee- tire- todo- tomo- tomor- wrist- ابنت- نفسه-`,
        '0.5': `=after =anymore =before =deserve =ending =hanging =head =lap =last =letters =live =more =point =posted =sleep =than =that =tirar =tiro =who =اقتل
          =السطح =تعبت =حالي =حياتي =سامحوني JUMPAR TIRO ^HEDGE ^LIVE afte- anym- anymo- befo- befor- char- charg- dese- deser- endi- endin- hang- hangi- happ-
          lett- lette- mess- mori- poste- toda- السط- حيات- سامح- سامحو- صديق-`,
        '0.4': `=court =cutting =deputies =do =dog =drove =good =gun =it =left =long =look =neck =nobody =novia =pills =rather =reason =since =tell =todas =truck =va
          =want =without =would =writing =الجسر =بدي KILL KILLING LEFTNOTE TONIGHT ^JUST ^Moment cutt- cutti- desp- drov- nobo- nobod- pill- post- rath- rathe-
          reas- reaso- sinc- talk- trai- truc- witho- woul- writi- الجس-`,
        '0.3': `=as =best =bridge =crying =drink =everything =for =girlfriend =hand =hija =into =judge =morning =nephew =only =roof =shut =si =sitting =stuff =talking
          =texted =to =today =tonight =you @011 @201 WRISTS ^HURT ^IWANT agai- ahorc- brid- bridg- clim- climb- cour- cryi- cryin- drin- every- girl- girlf-
          happe- judg- morn- morni- neph- nephe- pist- pisto- sitt- sitti- slee- stop- stopp- stuf- talki- text- texte- toni- tonig- with- writ-`,
        '-0.3': `* =14 =apartment =arresting =asking =at =badge =bebe =boy =breaking =choking =con =cps =cuarto =cuffs =drunk =fbi =hands =hijo =hit =hospital =ice
          =immigration =kid =lady =lawyer =lights =llevando =llevar =mama =mom =off =officers =other =party =picked =police =policia =reading =revisar =room =s
          =screaming =sheriff =son =statement =still =taken =talk =throwing =told =took =trooper =trying =two =uncle =under =wake =warrant =was =window =y =your
          =اخوي =اعمل =الباب =الحبوب =الشرطه =الهجره =شو =طليقي =من @210 @doing @done @may @now-we @plain ASK BEHIND CHILD CPS DETECTIVE DOOR Drug HANDS IROOM
          LEGAL MISSING NECK NUMBER OVERDOSE Official PAPERS PILLS PULLED RANOFF SEARCH SEVERE TAKEES TOOK WARRANT Young ^BE ^GRABBED ^JUDGE ^Official ^TOOK
          arre- arres- aski- askin- badg- boyf- boyfr- chil- choki- court- cuar- cuart- cuff- cust- custo- dete- detec- drun- espo- espos- hand- handc- hosp-
          hospi- immi- immig- kidn- kidna- lawy- lawye- ofic- ofici- othe- pape- part- patru- pick- picke- poli- polic- ques- quest- readi- revi- revis- sher-
          sheri- short stat- state- stil- take- throw- troo- troop- tryi- tryin- uncl- unde- warr- warra- البا- الحبو- الشر- الشرط- الهج- الهجر-`,
        '-0.4': `=12 =16 =2 =afuera =ago =ahorita =alone =arrestando =arrested =attacking =babys =baje =beating =being =bond =border =box =break =by =camioneta =card
          =carro =child =cops =county =cuffed =custody =detectives =dhs =downstairs =following =get =girl =golpeando =ground =hago =hallway =handcuffs =having
          =hay =him =hombre =how =interrogando =interrogated =interview =knife =knocking =law =line =little =llevan =llevo =mall =me =migra =minutes =moms
          =nurse =one =orden =papa =parando =pictures =pill =reacciona =respira =responding =search =searching =second =siguiendo =sons =sople =stairs =staring
          =strangling =suspended =ten =then =through =toddler =while =yard =yo =yr =ابني =البيت =ساعدوني =سكين =شرطي =عمي =عن =في =قدام =واحد =والشرطي =ياخدوا
          @211 @now-CPS @now-DETECTIVE @now-POLICE @now-SOMEONE @now-he ARRESTED BREAKIN COLOR FALLEN FIND GRABBED HABIT HOUSE Interview KNOCKED KNOCKING LIGHTS
          ONLINE OVERDOSING POISON POLICE PULLEDAR QUESTIONED ROADSIDE SEIZED STATION TALKING Traffic Violent ^CPS ^DETECTIVE ^EX ^Interview ^POLICE ^SOMEONE
          ^Worker afue- afuer- ahori- alon- apart- atta- attac- beat- beati- bein- bord- borde- brea- break- cami- camio- carr- coun- count- cuffe- deten-
          downs- drive- entr- firm- foll- follo- golpe- grou- groun- habl- hall- hallw- havi- havin- homb- hombr- inte- inter- knif- knoc- knock- litt- littl-
          llam- lleva- migr- nurs- orde- paran- patr- pega- puls- reacc- scre- screa- sear- searc- seco- secon- show- sigui- sopl- stai- stair- stari- stor-
          test- thro- throu- todd- toddl- vent- venta- watc- whil- windo- البي- طليق- والش- والشر- ياخد- ياخدو- يضرب- يضربن-`,
        '-0.5': `=13 =3 =abra =ahora =allowed =anda =answer =anything =aqui =are =asked =ate =autistic =breathing =bring =building =calling =cam =casa =chasing =check
          =class =clothes =cold =coming =curb =deal =deputy =dicen =doing =donde =driveway =esta =everywhere =eyes =father =floor =frasco =gas =getting =had
          =happened =has =he =hey =hiding =hold =hours =hurry =id =interrogation =inyecto =jumped =kick =lawn =let =licencia =lit =loading =loud =mad =minute
          =mixed =nada =narcan =neighbor =novio =ohio =or =our =paper =pick =pulled =put =read =red =reten =road =run =same =say =shoulder =showed =shows =side
          =slid =sobredosis =state =step =street =tienen =truth =twins =tylenol =used =whole =wifes =windows =xanax =ابن =اخذ =اخذوا =السياره =الكلبشات =بدهم
          =برا =جرعه =رجل =رغوه =زايده =زوجي =ساعتين =ضاع =عند =كتير =معه =هلق =يتنفس =يقتلني =يقولون =يهددني @now-EX ANSWER ARRESTING ASKAR COMEIN DANGERES EX
          Gear HURTEN KIDNAP LETGO NARCAN NEEDLE PULLINGAR ROUGH SOBRIETY SOMEONE STATEMENT TAKINGAR Worker ^CAMEIN ^Gear ^KNOCKING ^LOC ^Near ^Sick ^TOOKAR
          allo- allow- anti- anyt- anyth- aske- auti- autis- breat- brin- buil- build- calli- chas- chasi- clas- clot- cloth- coll- comi- comin- desa- desap-
          dice- doin- dond- fath- fathe- floo- fras- frasc- gett- getti- golp- gran- grand- hero- heroi- hidi- hidin- hour- hurr- inye- inyec- jumpe- llama-
          loadi- metie- minu- minut- mixe- narc- narca- neig- neigh- overd- pull- pulle- reac- remo- remov- respo- rete- roun- slid- smel- smok- snor- sobr-
          sobre- star- stepd- stra- stran- stre- stree- subie- susp- suspe- tiene- tran- trut- twin- tyle- tylen- unco- uncon- vomi- whol- wife- xana- اخذو-
          التح- السي- السيا- الكل- الكلب- بالم- زايد- ساعت- ساعتي- يتنف- يسال- يسالو- يقتل- يقتلن- يقول- يقولو- يهدد- يهددن-`,
        '-0.6': `=40 =911 =ahorcando =arm =awake =back =backpack =bat =bed =both =boyfriends =bro =cars =checkpoint =close =cuchillo =drank =dude =estan =every =face
          =foot =friends =gray =guy =held =hitting =k9 =leaving =missing =name =oding =old =outside =overdosed =pegando =pointing =porch =sign =sit =six =some
          =stabbing =stay =swinging =test =they =three =thru =trunk =unas =wait =wall =weed =where =year =امي =اوقع =تلفوني =عمره =مش =معي =هو =يذبحني =يضرب
          @now-they ANSWERAR BREATHE CAMEIN CUFFS LOCKED PASSEDOUT RAID Sick TOOKAR ^ASKING ^DOGS ^MISSING ^OVERDOSED ^Paperwork ^SAY ^Traffic ^Violent apar-
          awak- baby- backp- book- chok- cuch- cuchi- dran- guard- hitt- hitti- land- leavi- llev- meti- miss- missi- odin- outs- outsi- pegan- perr- pois-
          poiso- reco- recor- resp- respi- sigu- surr- swin- swing- touc- touch- trun- wher- تلفو- تلفون- ساعد- ساعدو- عالب- موقف- يذبح- يذبحن- يعتق- يعتقل-`,
        '-0.7': `=60 =acaban =ask =ayuda =baby =came =cop =couch =despierta =empty =ex =fast =fell =fine =four =hear =lot =od =once =overdosing =pen =quieren =ran
          =sense =shot =stab =tub =van =viene =went =انا =بيتي =شخص =شربت =عم =مع =مني =هل =وهو =يخنق COPCAR FAINT GETOUT WAKE ^FIND apun- ayud- couc- door-
          empt- perdi- point- porc- press- sens- stab- stabb- step- بيتن- مفقو- يستج-`,
        '-0.8': `=aunt =dark =find =guns =heart =many =meth =nina =nino =think =turn =unit =الان =بنتي TOOKES`,
        '-0.9': `=creo =man =nos =tomo =us =ابي STATED back- vien-`,
        '-1.0': `OVERDOSED`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.1': `HURTING`,
        '1.0': `=شخص =يضرب BLEEDING DANGERES LOCKED NECK`,
        '0.9': `=viene =رجل vien-`,
        '0.8': `=breaking =held =kill =stab =strangling =دخل @now-SOMEONE BREAKIN Violent apun- pour- stab- tabl- touc- يضرب- يضربن-`,
        '0.7': `=ahorcando =attacking =bat =bats =deja =ex =hear =hitting =lado =pegando =salir =shelter =shooting =بيتي =مرته =يخنق =يضربني HIDING atta- attac- bala-
          hitt- hitti- jump- pegan- robb- shel- shelt- shoot- touch-`,
        '0.6': `=como =cuchillo =defense =following =hammer =hombre =knife =loud =machete =man =marido =men =stairs =staring =trae =trying =ابي =امي =بيتنا =سلاح
          =يذبحني =يقتلني @211 @now-EX HURTEN LETGO SOMEONE ^BLEEDING ^Violent babys- beat- care- chok- cuch- cuchi- defe- defen- golp- homb- hombr- knif- mach-
          mache- marid- pega- sigu- stabb- stai- stair- stari- tryi- tryin- يذبح- يذبحن- يقتل- يقتلن-`,
        '0.5': `=agarro =attacked =backyard =both =by =casa =class =daughters =drunk =gas =he =jumped =jumping =le =let =loading =mile =motel =nos =pointing =ppo
          =shoot =siguiendo =stabbed =stabbing =stepfather =still =store =street =swinging =touching =trunk =us =when =حدا =كسر =واحد =يحاول HURT ROUGH WEAPON
          Weapon baby- backy- break- clas- drun- esco- escon- foll- follo- jumpe- jumpi- loadi- mote- plat- punc- punch- sali- shoo- sigui- stal- stepf- stil-
          stre- stree- swin- swing- trun- يحاو-`,
        '0.4': `=al =alguien =arm =beating =bleeding =boyfriend =closet =esposo =guys =matar =next =novio =porch =stepdad =ten =three =wall =you =ابوي =بالغرفه =برا
          =زوجي =معه =وهو =يكسر =يهددني @now-he HURTS Held SEVERE ^HURTING ^Plea algu- algui- beati- blee- bleed- chai- close- door- entr- laug- laugh- mata-
          meti- pers- porc- shak- test- بالغ- بالغر- يهدد- يهددن-`,
        '0.3': `=10 =apartment =aqui =basement =break =esta =get =golpeando =guy =has =hurting =law =lot =me =mom =neighbor =neighbors =outside =phone =shaking =then
          =throwing =who =سكين =مش CAMEIN CHARGED EX Plea ^SOMEONE ayud- base- basem- golpe- hurt- hurti- neig- neigh- outs- outsi- park- phon- screa- shaki-
          sist- siste- star- step- stor- thro- throw- uncl- wind-`,
        '-0.3': `=answer =are =arrested =belt =border =bottle =breathing =bridge =bus =carro =cuffs =deputy =does =door =down =have =hijo =holding =immigration =judge
          =keep =knocking =la =lights =line =nephew =never =not =nothing =off =officer =one =or =over =own =picked =putting =somebody =station =stop =take
          =telling =test =their =them =there =to =tomo =trabajo =want =warrant =wife =with =worker =write =writing =yelling =اخذ =اخذوا =الان =انا =رح =قدام
          =هلق @done ANYMORE ASKING End PHONE Paperwork STATEMENT TOOK WRISTS Worker ^ASK ^BE ^CHILD ^DETECTIVE ^Drug ^End ^RANOFF ^TOOKAR bord- borde- bott-
          bottl- brid- bridg- cons- conte- cust- custo- depu- deput- grabb- hand- hold- holdi- immi- immig- inve- inves- judg- knoc- knock- land- llev- lleva-
          middling neph- nephe- neve- noth- nothi- offi- offic- orde- picke- putt- putti- sear- searc- short someb- spea- stati- tell- telli- thei- ther- toda-
          trai- warr- warra- work- worke- writi- yell- yelli- اخذو-`,
        '-0.4': `=all =already =amigo =asking =asleep =ate =before =bunch =burning =bye =care =checkpoint =children =clothes =come =court =cps =creo =cuffed =custody
          =desk =did =do =drove =en =eyes =for =from =girl =goodbye =grabbed =had =help =hijos =hospital =interrogando =interrogated =jail =job =kidnapped
          =kitchen =landlord =leave =letter =licencia =license =lit =living =llevo =lo =look =marshals =mis =morning =narcan =no =nodding =officers =once
          =overdosed =paper =parando =patrulla =pills =plan =point =police =pounding =quitar =raiding =roommate =sheriff =shower =shows =stopped =suspended
          =todo =todos =turned =up =van =vivir =voice =wait =we =whole =yo =اعمل =التحقيق =الشرطه =بنتي =ترد =حالي =شرطي =شو =عيش =ما =هلا =ولادي =ياخدوا @may
          @now-DETECTIVE @now-they @past ANSWER ARRESTING DETECTIVE DOGS Drug FIND HANDS Interview LEDGE LIGHTS NARCAN PASSEDOUT PULLINGAR SEARCH TAKINGAR
          TONIGHT WAKE WARRANT ^CAMEIN ^CPS ^GOT ^LURKING ^Near ^OVERDOSED ^Official ^TOOK ^WILL agen- agent- alre- alrea- amig- answ- answe- aski- askin- asle-
          aslee- befo- befor- breat- bunc- burn- burni- carr- chec- check- child- clot- cloth- cour- cuffe- drov- escr- escri- good- goodb- grab- happ- hijo-
          hosp- hospi- kitc- kitch- landl- lice- licen- livi- livin- mars- marsh- matt- mess- messa- mori- morn- morni- narc- narca- nodd- noddi- paran- patr-
          pill- post- poun- pound- raidi- regi- regis- remo- remov- respo- revi- revis- roomm- show- snor- stan- stop- stopp- stuf- surro- todo- trab- traba-
          turne- voic- want- whol- writ- التحق- الحب- الشر- الشرط- ولاد- ياخد- ياخدو-`,
        '-0.5': `=15 =16 =3 =after =agentes =airport =allowed =answering =anymore =aparece =arms =arresting =as =asked =away =babys =badge =baje =best =blow =blue
          =bring =called =card =cold =county =daughter =dejan =despierta =detective =detectives =detroit =dicen =dope =dui =encuentro =ever =everybodys =find
          =friends =garage =hija =ice =id =mall =mejor =moving =niece =note =oding =open =overdose =overdosing =pararon =party =pero =pictures =pill
          =preguntando =pulling =questioned =raid =respira =responding =ring =river =safe =sala =same =se =searching =seat =si =sign =snatched =some =swallowed
          =swat =telefono =they =things =time =toddler =tome =tomorrow =tracks =traffic =tub =unmarked =wants =was =yr =اخي =اقتل =السياره =الكلبشات =المطار
          =بلعت =حبوب =شي =صاحبي =عن =غرفه =كل =معي =من =نفسها =والشرطي =وقفني =يتنفس =يريد =يصحي =يقولون @now-CPS ACTOR BREATHE CPS GIVEBACK IROOM LIVE
          Official PAST TOOKAR ^ASKING ^GOODBYE ^LIGHTS ^LIVE ^LOC ^POLICE ^PULLEDAR ^THING ^Traffic ^Worker afte- airp- airpo- allo- allow- anym- anymo- anyw-
          apare- arre- arres- aske- blea- bleac- calle- conf- confe- crui- cruis- cuff- deja- despe- despi- dete- detec- deten- detr- detro- dice- draw- encu-
          encue- flas- flash- garag- guard- gurg- gurgl- inte- inter- lett- lette- lleg- mejo- miss- movi- movin- niec- odin- offe- para- parar- part- patru-
          peel- perd- pick- poli- polic- pregu- pulli- raid- reac- regr- regre- rive- roll- room- sher- sheri- smel- smell- snat- snatc- stat- suit- surr- susp-
          suspe- swal- swall- telef- thing- todd- toddl- tomo- tomor- traf- traff- unma- unmar- vomit- waki- wood- التح- السي- السيا- الكل- الكلب- المس- المط-
          المطا- صاحب- كلبش- مفقو- نفسه- والش- والشر- وقفن- يتنف- يستج- يستجو- يفتش- يفتشو- يقول- يقولو-`,
        '-0.6': `=ahora =barely =be =better =boyfriends =corte =dark =dea =dead =die =drank =drawers =drinking =drop =empty =estar =foot =give =handcuffed =handcuffs
          =handed =interrogation =k9 =love =luces =manos =migra =missing =myself =name =needle =night =nino =odd =pulse =q =que =questioning =read =reten
          =rights =running =say =sheriffs =shut =sit =sobredosis =sons =stand =stay =suicide =suits =tienen =till =tired =turning =type =uber =unas =used
          =walked =weekend =went =where =woods =year =ابنتي =ابني =اختي =اريد =الوعي =بدهم =بدي =تفتيش =زوجتي =شربت =شرطه =صديقي @000 @now-POLICE ASKAR HABIT
          HIGHPLACE NEEDLE POINT POLICE PULLING QUESTIONING QUESTIONS STATED STATION Sick ^DOGS ^FIND ^GRABBED ^HIDING ^JUDGE ^MISSING ^QUESTIONING ^Room badg-
          barel- bett- bette- book- bull- coun- count- desa- desap- desp- drag- dragg- dran- drawe- drink- empt- face- gara- guar- hande- hunt- luce- mano-
          migr- missi- myse- mysel- needl- nigh- plan- puls- quita- resp- respi- rete- right- runn- runni- seat- seiz- sent- serv- shin- sobr- sobre- tiene-
          tire- turni- vivi- vomi- week- weeke- wher- ابنت- الوع- بالا- بالم- تفتي- عالب-`,
        '-0.7': `=abra =arrestando =charges =cop =edge =esposando =grandpa =heart =knees =lady =lap =life =loaded =min =minute =much =novia =od =park =pen =policia
          =ran =roof =sin =six =state =step =talking =tell =train =wake =while =wrists =yard =الهجره =دخلوا =لا =مع =مني =نفسه =نفسي =يقول ANSWERAR ARREST
          ARRESTED COLOR DIE GONEOFF GOODBYE Gear IWANT JAILED KIDNAP MISSING QUESTIONED RAID SOBRIETY ^Gear ^JUST brin- conv- corta- handc- loade- over- overd-
          pict- pictu- refu- refus- talki- turn- visi- whil- wrist- الهج- الهجر- دخلو- صديق- لحال- يسال- يسالو-`,
        '-0.8': `=close =curb =cutting =day =encerro =even =feel =fell =gray =himself =razor =rope =too =حاله COPCAR CUFFS FALLEN OVERDOSE PULLED ^ACTOR cort- cutt-
          cutti- hims- himse- knee- need- perr- razo- suic- suici- يعتق- يعتقل-`,
        '-0.9': `=cops =end =herself =policias =quiero =thinking =voy =weed =wrist OVERDOSING REFL SUICIDAL SUICIDE ^PASTVERB hers- herse-`,
        '-1.0': `=gone =jump OVERDOSED`,
        '-1.1': `FAINT wris-`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.7': `ARRESTING`,
        '1.6': `COPCAR`,
        '1.5': `CUFFS`,
        '1.2': `ARRESTED`,
        '1.1': `HANDS RAID handc-`,
        '1.0': `SEIZED knee-`,
        '0.9': `=arresting =handcuffs =manos =turn =van arre- arres- cuff- mano-`,
        '0.8': `=arrestando =cuffs =knees =taken =told =قبل CUFFEDAR ^ACTOR book- take- تعتق- يعتق- يعتقل-`,
        '0.7': `=hood =raiding =trabajo =walmart =zip =الشغل =الكلبشات =تعتقل Gear ^GRABBED deta- detai- hand- haul- plac- raid- raidi- walm- walma- الشغ- الكل-
          الكلب- كلبش- كلبشو-`,
        '0.6': `=booking =call =desk =detained =detaining =esposando =guns =handcuffed =hauled =job =lot =marshals =protest =raid =rights =ابي =اخذت ^JUDGE booki-
          court- haule- mars- marsh- right- subi- trab- traba-`,
        '0.5': `=county =doing =dragging =drop =face =handcuffing =loudspeaker =mall =policias =taking =tasing =your =انا =تاخذ ARREST GRABBED PASSEDOUT ^JUST agar-
          agarr- doin- drag- dragg- espo- espos- llev- loud- louds- prot- prote- surr- taki- takin- tasi- tasin-`,
        '0.4': `=agents =arrested =back =cuffed =cuffing =dad =deputies =did =driveway =everybody =giving =ground =holding =jail =min =neighbor =papa =piso =put
          =putting =reading =somebody =then =tienen =uncle =اخي FALLEN TAKINGAR TOOKAR TOOKES ^Drug ^HOWTO ^SAY back- cuffe- cuffi- deten- fing- finge- givi-
          givin- groun- hold- holdi- lleva- point- putt- putti- readi- someb- tiene- watc- watch- يقول- يقولو-`,
        '0.3': `=behind =belt =car =gas =getting =got =guys =him =ice =llevando =llevar =mama =nephew =nos =of =ok =parking =people =por =roof =running =they =under
          =watching =why =wife =would =you =اخوي =الشرطه =زوجي ACTOR JUST LEGAL Official TAKEES TAKING ^HEDGE ^Official ^Paperwork ^RANOFF ^TOOKAR behi- behin-
          cour- depu- deput- drive- gett- getti- grou- long migr- neph- nephe- parki- peop- peopl- poin- read- runn- runni- stan- uncl- unde- warr- warra- woul-`,
        '-0.3': `* =anymore =bathroom =before =blood =bottle =break =breathing =carro =ex =following =gave =goodbye =guy =has =himself =his =house =keeps =kidnapped
          =light =not =pastillas =questions =quiero =red =room =says =scared =se =search =shaking =shotgun =sister =sleep =social =someone =statement =there
          =think =threatening =tonight =vivir =walking =what =where =whole =with @now-he @plain BREAKIN CHILD DETECTIVE HURT HURTING HURTS Interview LEDGE PHONE
          Room SEVERE WAKE WANT WEAPON WRISTS Young ^EX ^IWANT ^TOOK ^Young anym- anymo- bath- bathr- befo- befor- bloo- bott- bottl- ever- frie- frien- good-
          goodb- hims- himse- hous- inve- inves- keep- kidn- kidna- middling orde- past- pasti- plat- pull- scar- scare- seco- secon- shaki- shotg- sist- siste-
          someo- stat- state- stra- ther- thre- threa- thro- tonig- truc- walki- wher- whol- windo-`,
        '-0.4': `=12 =40 =again =al =alive =all =allowed =alphabet =already =another =ask =ayuda =babys =basement =better =bleeding =blue =box =breathalyzer =campus
          =care =check =child =children =closet =cold =contesta =cuarto =cutting =daughter =despierta =dice =done =drank =drinking =encuentro =entrar =eyes =fue
          =girlfriend =handed =happened =hay =he =hi =highway =hurting =inside =interrogando =kicking =knife =little =live =living =machete =many =mean =message
          =morning =night =novia =papers =pill =pills =preguntando =puedo =quiere =quieren =respira =sheriff =sheriffs =shoot =sign =state =su =supposed
          =swallowed =take =talking =tell =thinking =three =throwing =time =tomo =tomorrow =trae =truck =truth =trying =turning =tylenol =vida =video =wants
          =worker =write =writing =البيت =الحبوب =الطريق =بلعت =حاله =ساعدوني =سكين =عيش =مسدس =نفسي =واحد =واقفين =وقفني =يفتش =يهددني @now-we DOOR End HOME
          KILL LETGO NOOSE ONLINE POINT PULLING ROADSIDE SEARCH TALKING Weapon ^CAMEIN ^CPS ^DETECTIVE ^FIND ^IF ^KIN ^KNOCKING ^PASTVERB ^Sick ^WANT ^Worker
          aliv- allo- allow- alon- alph- alpha- alre- alrea- anot- anoth- baby- base- basem- bett- bette- blee- bleed- brea- breat- camp- campu- check- child-
          cont- conte- cuar- cuart- cust- custo- cutt- cutti- despe- despi- dran- drin- drink- encu- encue- entra- fent- fenta- foll- follo- girl- girlf- hande-
          high- highw- hurt- hurti- insi- insid- kicki- knif- litt- littl- livi- livin- load- mach- mache- mana- messa- morn- morni- nigh- paper- paren- passe-
          pill- pued- puls- ques- quest- quie- quier- quit- quita- reco- recor- respo- shot- soci- socia- supp- suppo- susp- suspe- swal- swall- talk- talki-
          thin- think- throw- tomo- tomor- trut- tryi- tryin- turni- tyle- tylen- vide- wind- work- worke- writ- writi- الحبو- الطر- الطري- ساعد- ساعدو- واقفي-
          وقفن- يفتش- يفتشو- يهدد- يهددن-`,
        '-0.5': `=7 =algo =answer =any =arma =attacking =backyard =banging =be =bedroom =blow =broke =choking =cps =curb =customs =daddy =dads =dead =detectives =die
          =drunk =dude =es =estacion =feel =fell =fine =flashlights =friends =hablando =had =hang =hermana =hitting =hospital =hurt =if =interrogated
          =interrogating =interviewed =it =killing =know =line =lips =lol =making =matar =mejor =men =mile =moms =money =more =moving =narcan =neck =neighbors
          =never =nino =nobody =o =once =order =para =parando =passed =pero =pistola =point =puerta =pulled =questioned =questioning =removing =she =shed
          =showed =siguiendo =since =sobredosis =stairs =steps =that =their =thru =tired =tiro =tome =tracks =trailer =train =trunk =unas =vehicle =wake =water
          =when =y =yo =اطفالي =المحقق =ان =اولادي =بدو =تدق =تفتيش =حياتي =رح =رغوه =زوجتي =صديقي =عالباب =عن =ما =معهم =هو =يتنفس =يسالوني =يصحي =يضربني =يهدد
          @000 @now-CPS @now-she ANSWER COLOR DIE EX FIND HABIT IF JOKE KILLED KNOCKING NARCAN PAPERS PILLS POISON STATEMENT TIRO Traffic ^End ^GOODBYE ^General
          ^KILL ^LIGHTS ^OVERDOSED ^Traffic answ- answe- ayud- backy- bang- bangi- bedr- bedro- brin- brok- chai- chec- chil- choki- clea- clim- climb- close-
          coll- dadd- desa- desap- desp- drun- estac- face- glas- golpe- habla- hitt- hitti- hosp- hospi- insu- kill- killi- laug- laugh- lett- lette- llega-
          maki- makin- mata- mejo- mess- mone- movi- movin- narc- narca- neve- nobo- nobod- over- overd- paran- perd- pist- pisto- pren- prend- puer- puert-
          pulle- resp- respi- shak- sher- sheri- short showe- sigui- sinc- smel- sobre- stai- stair- star- suic- suici- thei- tire- toma- trail- trun- veci-
          vecin- vehi- vehic- vent- venta- vivi- want- wate- wris- اطفا- اطفال- البي- الحب- المح- المحق- اوقف- اولا- اولاد- تفتي- حيات- زوجت- عالبا- واقف- والا-
          يتنف- يستج- يستجو- يضربن-`,
        '-0.6': `=4 =75 =after =agent =ahorcando =anda =beating =boys =calling =can =corte =court =creo =dea =dui =edge =end =esta =fbi =foot =four =garage =give
          =golpeando =gun =hijos =jumping =kids =kill =knocking =landlord =lap =last =leaving =license =lit =loaded =look =looking =loud =meds =mexico =missing
          =mouth =niece =nina =note =od =oficial =parar =pegando =pen =pick =pictures =responding =rope =same =sat =shelter =shot =snow =some =still =stopped
          =stuff =talk =unit =viene =voy =weed =windows =ya =yes =اختي =اريد =الشرطي =بدي =حبوب =حدا =رجل =سيارتي =شخص =شرطه =عند =غرفه =كل =مرته =معه =واقف
          =ورقه =يخنق =يضرب @111 @now-EX @now-SOMEONE ANSWERAR ANYMORE BREATHE CAMEIN CPS GOODBYE LOCKED OVERDOSE OVERDOSED OVERDOSING SOBRIETY SUICIDE Sick
          Worker ^HURT ^MISSING ^PULLEDAR ^QUESTIONING ^SOMEONE ^Violent afte- ahorc- apar- bala- beat- beati- calli- care- carr- case- chok- cort- disa- disap-
          down- ence- encer- firm- flas- flash- gara- garag- golp- habl- hijo- inte- inter- jumpi- knoc- knock- landl- leavi- lice- licen- ligh- light- lleg-
          loade- look- looki- matt- mexi- mexic- miss- missi- niec- nurs- ofic- ofici- pass- pegan- pers- prim- punc- punch- radi- segu- shel- shelt- shoo-
          side- sigu- sobr- stab- stabb- stil- stop- stopp- tabl- toca- vien- التح- بيتن- سيارت- صاحب- صديق- مفقو- موقف- وقفت- وقفتن- يسالو- يضرب-`,
        '-0.7': `=10 =3 =6 =abra =agentes =baby =bat =beat =bro =couch =door =driving =gone =held =hold =law =life =lights =lobby =mis =nada =open =over =paro =ppo
          =reten =s =second =six =sorry =strangling =test =text =traffic =trooper =want =without =اخذ =الباب =امي =بابي =بدهم =شربت =شرطي =مش =مع =معي FAINT
          KIDNAP KILLING SUICIDAL ^JAILED ^NUMBER anyw- apun- atta- attac- bunk- comp- compu- couc- drivi- guar- guard- land- lobb- pega- preg- pregu- rete-
          roba- robb- show- sorr- stal- traf- traff- trai- witho- البا- عالب- يسال-`,
        '-0.8': `=bebe =bye =everything =hair =head =keys =parked =pointing =round =shoulder =step =wall =برا =بيتي =ولادي =يقول ASKAR LATER LIGHTS QUESTIONED STATED
          block- para- parke- stran- ولاد-`,
        '-0.9': `=casa =hear =ran =surrounding =بنتي =مني =يريد BLEEDING GETOUT PULLED PULLINGAR QUESTIONING`,
        '-1.0': `=but PULLEDAR`,
        '-1.1': `NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.0': `=foot`,
        '0.9': `=cops =door =بابي knoc- عالب-`,
        '0.8': `=surrounding =them COMEIN DOOR sher- sheri-`,
        '0.7': `=dea =entrar =knocking =officers =shed =step =trailer =بقوه =شرطه comp- knock- show- trail-`,
        '0.6': `=agentes =check =couch =department =drawers =ice =landlord =migra =moms =move =orden =ringing =sheriff =sheriffs =steps =الباب =برا =دخلوا =عالباب
          WARRANT ^COURTS ^KNOCKING compl- compu- couc- depa- depar- draw- drawe- flas- flash- land- landl- orde- ring- ringi- toca- البا- دخلو- عالبا- يفتش-
          يفتشو-`,
        '0.5': `=abra =carrying =close =come =consent =detectives =dicen =guns =hall =paper =peeking =policias =puerta =round =sala =traen =البيت =الهجره =بدهم
          =واقفين =يفتشوا @210 KNOCKING POLICE SEARCH ^CAMEIN carry- dice- lleg- migr- peek- peeki- porc- puer- puert- push- rifl- trae- البي- الهج- الهجر-
          واقف- واقفي-`,
        '0.4': `=afuera =alone =are =but =calling =cars =casa =cutting =estan =hallway =handed =la =look =looking =miedo =neighbors =one =open =porch =second =sin
          =talk =tocando =truck =upstairs =كل =مع =ورقه =يقولون HOME LURKING Room ^BE afue- afuer- alon- coll- conse- cutt- cutti- hall- hallw- hande- looki-
          mied- pape- poli- polic- showe- smel- supp- suppo- tocan- truc- upst- upsta- يقول- يقولو-`,
        '0.3': `=break =house =inside =it =lawn =nephew =police =pounding =searching =see =swat =talking =they =through =todo =too =warrant =تفتيش @now-POLICE ACTOR
          CAMEIN DOGS Gear NUMBER ^THING apart- chec- count- door- esta- hous- insi- insid- neph- nephe- poun- pound- prob- proba- scre- seco- secon- step-
          talki- throu- warr- warra- تفتي-`,
        '-0.3': `=ago =airport =alive =am =answering =arrested =baby =beating =been =being =boyfriend =breathalyzer =broke =brother =by =can =crying =daughter =dead
          =detective =drinking =encuentro =eyes =father =fbi =following =get =getting =girlfriend =goodbye =ground =happened =help =hitting =husband
          =interrogando =into =job =keeps =kicking =knife =licencia =lot =mis =missing =more =mother =much =nothing =of =para =parar =parking =pills =pistola
          =school =she =shotgun =shoulder =siguiendo =store =telling =think =tonight =traffic =wants =yard =you =امي =علي =من =يريد @000 @doing @done
          @now-SOMEONE @now-i @now-she ANSWER BREATHE CHARGED CHILD COURTS Calendar GETOUT HURT HURTEN HURTING KILL KIN NOOSE PAPERS PHONE PILLS ROUGH SEVERE
          TAKEES Violent WAKE WEAPON Weapon Young ^GRABBED ^MODAL ^Moment ^PULLED ^RECENT ^SOMEONE airp- airpo- aliv- beat- beati- bein- block- brok- brot-
          broth- cour- cryi- cryin- cust- custo- drink- encu- encue- fath- fathe- gett- getti- good- goodb- grab- grou- groun- habl- hear- hitt- hitti- husb-
          husba- keep- kicki- knif- lice- licen- ligh- llev- lleva- lock- miss- missi- moth- mothe- noth- nothi- over- overd- parki- pega- pill- plea- pleas-
          purp- quier- scho- schoo- short shotg- sigui- tell- telli- think- tonig- traf- traff- turn- with-`,
        '-0.4': `=about =acaba =again =al =anymore =anything =arrest =as =asleep =bat =behind =better =bring =bus =chair =child =cousin =creo =cut =did =drank =driving
          =dude =dui =face =fingers =give =gun =had =hang =happening =he =her =hermano =him =holding =hospital =hours =hurt =id =interrogating =interview
          =investigator =just =keys =law =life =lips =llevando =luces =machete =mall =matar =meds =mejor =mismo =mouth =myself =narcan =need =night =nino =novio
          =nurse =overdosed =point =puedo =pulse =purple =questioned =reading =reason =removing =reten =road =screaming =sent =sister =sitting =sleep
          =sobredosis =some =speak =stay =stepdad =stuck =taking =tapping =ten =test =thinking =this =tienen =today =tomo =took =top =two =vivir =voy =where
          =who =window =worker =would =write =الوعي =حبوب =ساعدوني =سكين =سيارتي =لا =محامي =مسدس =نفسي =واقف =ياخدوا =يتنفس =يهددني @011 @now-CPS
          @now-DETECTIVE @now-he @past ANYMORE ARREST ARRESTED CLITIC FALLEN GIVEBACK GRABBED IWANT JAILED JUST KIDNAP KILLED LEDGE NARCAN NECK POINT SOBRIETY
          STATION Sick Street TONIGHT TOOK WAVING ^ASKING ^FAINT ^HOWTO ^PULLEDAR ^Plea ^REFL ^Sick ^WANT abou- agai- anym- anymo- anyt- anyth- asle- aslee-
          behi- behin- bett- bette- bloc- boyf- boyfr- cous- cousi- desp- despe- dran- drin- drivi- frie- frien- grit- guard- herm- herma- hold- holdi- hosp-
          hospi- hour- jump- llam- llama- luce- mach- mache- mata- mejo- mism- mori- mout- myse- mysel- narc- narca- nigh- novi- nurs- park- prot- prote- pued-
          purpl- read- readi- reas- reaso- respo- rete- sali- screa- shak- shot- sist- siste- sitt- sitti- sobr- sobre- stepd- stran- stuc- suic- suici- taki-
          takin- tapp- tappi- thin- thre- tiene- toda- toni- troo- troop- viol- viola- vivi- wher- wind- windo- work- worke- woul- الحب- الوع- اوقف- ساعد-
          ساعدو- سيارت- محام- مفقو- ياخد- ياخدو- يتنف- يضرب- يضربن- يعتق- يعتقل- يهدد- يهددن-`,
        '-0.5': `=13 =abogado =acaban =after =ahorita =another =arms =ask =asked =atras =aunt =backpack =bad =bathroom =bebe =before =blow =bond =borracho =bounty =boy
          =breathing =buddy =call =checking =checkpoint =cold =corte =cps =dark =declaracion =deteniendo =digo =doing =donde =empty =end =escuela =feel =fell
          =find =found =fue =gas =good =hammer =hear =hija =how =hunters =jail =jump =jumping =kill =know =knows =lawyer =line =live =lleva =locked =mad =manos
          =masks =metio =neighbor =next =nina =over =papa =patrulla =people =phone =pointing =preguntas =protest =puso =putting =questioning =quiero =ran
          =responding =rope =self =shaking =shoot =shooting =since =station =swallowed =thing =tiene =till =time =toddler =todos =trabajo =traigo =trooper
          =trunk =twins =vehicle =viene =waiting =wall =walmart =was =when =yo =your =ابي =الان =التحقيق =الكلبشات =المحقق =بلعت =تعبت =تلفوني =حمايه =رح =زوجتي
          =صديقي =طليقي =في =قدامي =مش =معه =وهو =يفتش =يقول @010 @now-CHILD @now-we CAR CPS DIE EVERYONE FAINT FIND GOODBYE HANDS HIGHPLACE LETGO LOCKED
          MISSING OVERDOSING PAST QUESTIONED QUESTIONING SEIZED SOMEONE SUICIDE TOOKES Traffic Worker ^CHILD ^EX ^End ^GOODBYE ^HIDING ^Held ^IWANT ^LOTS
          ^LURKING ^NOW ^PHONE ^TOOK ^WILL ^Worker ^Young abog- aboga- acab- acaba- afte- ahori- anot- anoth- apara- aske- atra- backp- bath- bathr- befo-
          befor- book- borr- borra- boun- bount- breat- budd- bull- conv- cort- court- desa- desap- deten- doin- dond- drag- dragg- empt- escue- fing- finge-
          foun- guar- haci- hacie- happe- hunt- hunte- inve- inves- jumpi- know- lawy- lawye- lett- lette- locke- mana- mano- mask- passe- peop- peopl- phon-
          pour- puls- putt- putti- quit- radi- refu- refus- resp- respi- robb- shoot- sigu- sinc- slap- slapp- stab- stat- stati- stop- stopp- stra- strai-
          suel- swal- swall- tien- todd- toddl- todo- trab- traba- trac- track- traig- trun- twin- vehi- vehic- wait- waiti- walm- walma- writ- اعتر- التح-
          التحق- الكل- الكلب- المح- المحق- تلفو- تلفون- حماي- زوجت- سيار- قدام- كلبش- كلبشو- موقف- يسال-`,
        '-0.6': `=14 =arrestando =attic =babysitter =bano =blood =boss =bro =burn =children =comes =cuffs =die =done =dragging =drunk =estoy =except =friends =gets
          =gone =guy =handcuffs =hombre =hour =ids =keep =last =love =made =marido =me =minutes =moving =nos =od =parando =pull =purse =rights =roof =running
          =sat =sople =statement =stop =stopped =tasing =tied =turn =uncle =us =wake =woman =yes =ابنتي =اختي =اخذت =انا =اوقع =بنتي =تاخذ =تعتقل =عيش =لي =مني
          =هو =واحد EX HOWTO LATER LIVE OVERDOSE OVERDOSED PASSEDOUT POISON PULLED QUESTIONS ROADSIDE SUICIDAL TOOKAR WRISTS ^CPS ^HURTING ^IF ^KILL ^MISSING
          ^OVERDOSED ^Traffic agar- agarr- arre- arres- atti- ayud- bloo- chai- chil- child- come- conf- confe- cuff- decl- decla- drun- escu- esto- exce-
          excep- firm- hamm- hamme- happ- haul- homb- hombr- line- marid- movi- movin- paran- pick- point- post- purs- reco- recor- right- runn- runni- sent-
          sopl- star- state- tasi- tasin- vien- woma- ابنت- طليق- يسالو-`,
        '-0.7': `=bag =bats =be =car =carro =detaining =everybody =ex =form =handcuffing =k9 =le =light =passenger =pick =pide =questions =raiding =slid =walk =اريد
          =السياره =بدو =حدا =رجل =سلاح =شربت =معي =هلق =يحاول =يضرب ANSWERAR BEHIND BLEEDING CUFFS IROOM PULLING check- clea- deta- detai- handc- matte- para-
          pass- poin- ques- quest- raid- raidi- remo- remov- shoo- uncl- السي- السيا- بالم- تعتق- صديق- يحاو-`,
        '-0.8': `=alguien =arresting =breaking =desk =esposando =gave =paro =wait =اخي =يكسر @now-EX PULLEDAR PULLINGAR STATED TAKINGAR algu- algui- bala- break- inte-
          inter-`,
        '-0.9': `=office =oficial =ppo =اخوي =دخل =زوجي =شخص COPCAR DANGERES RAID back-`,
        '-1.0': `=side ARRESTING`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.5': `SOBRIETY`,
        '1.2': `PULLEDAR`,
        '1.1': `GETOUT LIGHTS PAPERS Traffic`,
        '1.0': `=test PULLINGAR ROADSIDE`,
        '0.9': `=paro =trooper PULLING ^PULLEDAR ligh- radi-`,
        '0.8': `=luces =reten =stopped luce- para- rete- موقف-`,
        '0.7': `=checkpoint =cop =curb =k9 =keys =lights =lit =over =parando =radio =shoulder =suspended =vehicle =window =مني light- paran- stop- stopp- vehi- vehic-`,
        '0.6': `=75 =baje =blow =breathalyzer =carro =dui =had =light =made =oficial =or =pararon =pide =revisar =road =sit =sople =step =traffic =weed =السياره
          =الشرطي =سيارتي =شرطي =يفتش BEHIND ^LIGHTS carr- guard- parar- pull- seat- sopl- traf- traff- troo- troop- under- السي- السيا- اوقف- سيارت- وقفت-
          وقفتن-`,
        '0.5': `=alcohol =alphabet =beers =blood =draw =friends =id =passenger =pulled =purse =tapping =thing =walking =wants =while =writing =رخصتي =شربت =والشرطي
          ^Gear ^Near alco- alcoh- alph- alpha- beer- bloo- cons- face- lice- licen- ofic- ofici- pulle- purs- revi- revis- tapp- tappi- walki- whil- windo-
          writi- رخصت- والش- والشر-`,
        '0.4': `=acaba =another =asked =buddy =car =drunk =glass =licencia =license =officer =papers =quick =ran =search =side =walk =we =were =where =yes =الطريق
          =هلق =وقفني @111 CAR ^GONEOFF ^PULLED ^Traffic anot- anoth- apar- aske- back- budd- check- drin- drun- flas- flash- glas- guar- llam- patr- quic-
          susp- suspe- unde- walk- want- wher- الطر- الطري- وقفن-`,
        '0.3': `=does =found =hit =parar =patrulla =policia =shaking =sign =some =speak =stop =اعمل =تفتيش =شو DOGS Street TALKING ^LURKING deten- foun- llama- mout-
          paper- passe- patru- sear- searc- shaki- تفتي-`,
        '-0.3': `* =again =agarro =alguien =already =am =answer =anymore =apartment =are =ayuda =banging =basement =bleeding =break =breaking =broke =bunch =care
          =chasing =come =cps =dicen =drank =estan =father =friend =garage =girl =goodbye =hand =here =hermana =him =himself =home =husband =interrogando =it
          =kicking =lawyer =men =mis =moms =mother =much =need =neighbor =nodding =not =of =off =order =pastillas =phone =pills =police =por =quitar =removing
          =respira =room =sala =se =sent =she =showed =somebody =son =station =taken =tengo =texting =thru =vivir =whole =without =worker =زوجي =عن =قدام =نفسي
          =واقفين =ياخدوا =يهددني @000 @100 @110 @201 @now-CPS @now-DETECTIVE @now-KIN @now-i @now-she @past @plain ARREST CPS Drug HANDS HASES HIDING INTO
          KILLED KIN NUMBER OUTES Plea Room SOMEONE TAKING WEAPON Weapon Worker ^BE ^CPS ^General ^Interview ^JUST ^LOTS ^PRESENT ^REFL ^Sick agai- agen- agent-
          algu- algui- alrea- answ- answe- anym- anymo- apart- atta- attac- baby- bang- bangi- base- basem- blee- bleed- breat- brok- bunc- calli- char- charg-
          chasi- cont- cuar- cuart- dice- dran- espo- espos- fath- fathe- fent- fenta- gara- garag- girl- golp- good- goodb- gran- hand- hear- hims- himse-
          husb- husba- jump- kick- kicki- lawy- lawye- moth- mothe- nodd- noddi- past- pasti- phon- pill- prot- prote- room- screa- short someb- stati- teng-
          texti- threa- tien- whol- with- witho- work- worke- طليق- واقفي- ياخد- ياخدو- يضرب- يهدد- يهددن-`,
        '-0.4': `=12 =14 =6 =across =afuera =agent =ago =alive =arrestando =ask =ate =be =before =belt =best =better =boyfriend =brother =came =campus =can =casa
          =child =choking =class =climbing =cold =corte =cousin =cuffs =dad =detective =done =dragging =entrar =esposando =fell =find =flashlights =good =gun
          =guns =guy =happened =heart =help =hiding =hijo =hitting =hombre =inside =jump =keeps =kid =knees =knock =law =lawn =left =locked =lol =lost =mall
          =mama =minute =missing =motel =myself =nina =nino =nobody =note =novio =old =once =orden =papa =para =pegando =please =policias =porque =protest
          =putting =questions =rights =roommate =say =security =sin =sobredosis =sorry =stairs =store =su =supposed =swallowed =taking =telefono =text =then
          =this =tied =tocando =tomo =trabajo =trailer =two =uncle =used =van =wall =walmart =way =wife =yard =year =ابي =اقتل =الان =البيت =المحقق =الهجره
          =الوعي =امام =تعتقل =حبوب =حياتي =رغوه =عيش =مسدس =وهو =يضرب =يقولون @001 @now-SOMEONE ACTOR ANYMORE BREAKIN CHILD Calendar DETECTIVE End HIGHPLACE
          HOME HOUSE HURT HURTS IDIOM IROOM Interview JOKE KIDNAP KILL KNOCKING LEFTNOTE LEGAL NOOSE PASSEDOUT PAST Paperwork REFL Sick TAKEES TOOKES Violent
          WAKE WAVING Young ^DETECTIVE ^Drug ^EX ^GRABBED ^HOWTO ^IF ^KILL ^KIN ^MISSING ^QUERY ^SOMEONE ^Worker acro- acros- afue- afuer- aliv- alre- ayud-
          befo- befor- bett- bette- blea- bleac- brea- break- brot- broth- bull- camp- campu- chai- chas- chil- chok- choki- clas- clos- comp- compu- conf-
          confe- cour- cous- cousi- desp- despe- detec- drag- dragg- esta- firm- grand- hidi- hidin- hitt- hitti- homb- hombr- insi- insid- keep- llev- lleva-
          load- locke- messa- miss- missi- mote- myse- mysel- nobo- nobod- orde- pare- park- pega- pegan- pers- plea- pleas- poin- point- porq- porqu- preg-
          pregu- puls- putt- putti- ques- quest- quit- quita- remo- remov- resp- respi- respo- right- roomm- scre- secu- secur- shoo- showe- sobre- sorr- stab-
          stai- stair- stra- suic- suici- supp- suppo- swal- swall- take- taki- takin- tele- telef- thre- tocan- trab- traba- trail- truc- uncl- walm- walma-
          البي- المح- المحق- الهج- الهجر- الوع- حيات- واقف- يضربن-`,
        '-0.5': `=10 =15 =after =ahorcando =arrest =aunt =baby =boy =call =camioneta =couch =cuffing =day =dead =dejo =deputies =drive =driveway =drop =encuentro =es
          =even =everybody =fbi =feel =floor =foam =four =gas =going =gone =hall =handed =hear =her =hija =hold =hour =house =hurting =interrogated
          =interrogating =into =job =knife =lady =last =llevar =loaded =lot =loudspeaker =love =make =matar =meds =mejor =migra =money =narcan =night =novia =od
          =office =omg =only =other =own =peeking =plan =porch =pounding =puerta =put =quieren =quiero =read =responding =river =rolled =rope =same =shed =sleep
          =squad =stab =statement =stuff =table =them =threw =tienda =time =todo =tome =top =train =type =visit =wanting =watch =when =who =you =ابنتي =ابني
          =اختي =اخذوا =الكلبشات =امي =اوقع =بلعت =بيتي =تلفوني =حالي =صديقي =عالباب =في =كتير =ما =محامي =مع =هو =ورقه =يصحي =يقول @210 ANSWER BLEEDING CAMEIN
          CHARGED COMEIN COURTS DOOR EX HURTING IWANT LATER LIVE LOCKED NARCAN ONLINE OVERDOSE POINT QUESTIONED RAID SEVERE STATION SUICIDE TAKINGAR ^ANYMORE
          ^CAMEIN ^End ^FAINT ^FIND ^GOODBYE ^KNOCKING ^LIVE ^Paperwork ^Plea ^Violent afte- agar- agarr- ahorc- amig- apun- arre- arres- camio- coll- conv-
          corta- couc- cuff- cuffi- desa- desap- drop- encu- encue- entra- floo- forc- goin- handc- hande- happe- hous- hurt- hurti- knif- laug- laugh- lett-
          llega- loade- lock- loud- louds- mejo- mess- meti- mone- narc- narca- nigh- novi- othe- over- peek- peeki- poun- pound- puer- puert- punc- punch-
          raid- rive- rolle- sent- seri- show- slee- squa- stabb- star- state- step- stor- stuf- subi- subie- tiend- toca- vivi- wanti- watc- ابنت- اخذو- الكل-
          الكلب- بالا- بيتن- خايف- عالبا- محام- مفقو- يعتق- يعتقل- يقول- يقولو-`,
        '-0.6': `=around =arrested =bed =bro =cellmate =close =cops =crazy =creo =detained =dude =end =ever =everywhere =ex =following =foot =fue =handcuffs =held
          =keep =kill =knocking =loud =manos =marshals =outside =ppo =puedo =reading =shoes =since =slid =stopping =throwing =today =too =upstairs =wake
          =windows =woods =اخذت =اخي =اريد =الباب =بدهم =بدي =برا =تاخذ =رجل =رح =شخص =علينا =لي =مش =يسالوني @now-EX ANSWERAR ARRESTED ARRESTING CUFFEDAR DIE
          FAINT GOODBYE JUMPAR KILLING MISSING OVERDOSED OVERDOSING PHONE STATED STATEMENT WRISTS ^HURTING ^OVERDOSED ^QUESTIONING arou- aroun- cell- cellm-
          cort- craz- ence- encer- entr- happ- knoc- knock- lette- lleg- mano- mars- marsh- mata- nurs- outs- outsi- porc- post- press- pued- push- readi- robb-
          roll- shoe- sinc- stran- surr- tabl- think- throw- toda- upst- upsta- visi- wood- البا- بالم- تعتق- تلفو- تلفون- صديق- عالب- علين- كلبش-`,
        '-0.7': `=20 =aqui =both =bye =cars =dejan =die =door =hood =officers =paper =parking =puente =swat =thinking =write =your =بابي =بنتي =لا BREATHE COPCAR CUFFS
          DANGERES FALLEN POISON QUESTIONING SEIZED SUICIDAL book- clim- climb- deja- deta- detai- insu- mari- parki- puen- puent- read- snor- trac- track-`,
        '-0.8': `=away =edge =gave =gray =life =six =اخوي NECK clea- door- knee-`,
        '-0.9': `=breathing =talk =truck`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.1': `ANSWER IROOM Interview`,
        '1.0': `PHONE QUESTIONED STATION`,
        '0.9': `STATEMENT inter- يسال-`,
        '0.8': `=office DETECTIVE ^ASKING inte- ques- quest- يسالو-`,
        '0.7': `=customs =detective =hr =keeps =pick =questioning =read =sat =truth =اوقع =يسالوني ^PHONE ^SAY inve- inves- keep- preg- pregu- trut- التح- يستجو-`,
        '0.6': `=bro =dos =interrogando =interrogating =interrogation =investigator =keep =questioned =quieren =slid =statement =station =suits =windows =write =yes
          =التحقيق =المحقق =معي ASKAR QUESTIONS ^QUESTIONING clea- conf- confe- insp- inspe- state- stati- suit- اعتر- التحق- المح- المحق- يحقق- يحققو- يستج-`,
        '0.5': `=ask =boss =but =campus =declaracion =escuela =estacion =hablando =happened =initial =interrogated =lie =saturday =sin =wait =wall =يقول HABIT
          LEFTNOTE STATED TALKING camp- campu- decl- decla- escu- escue- estac- habla- init- initi- pasa- satu- satur- stal- stat-`,
        '0.4': `=16 =8 =alone =anything =asked =asking =bed =been =box =crying =even =everything =fbi =guy =hours =interviewed =other =pen =phone =preguntando =q
          =room =stuff =telefono =thru =two =woman =yo @now-DETECTIVE ^JUDGE alon- answ- answe- anyt- anyth- aske- askin- blea- bleac- call- calli- conv- cryi-
          cryin- cust- custo- firm- habl- happe- hour- othe- phon- plai- stuf- susp- suspe- telef- woma- لحال-`,
        '0.3': `=about =across =already =boy =bridge =cuarto =hold =lawyer =le =line =preguntas =questions =s =say =says =school =till =waiting =wanting =your =ابني
          =مع @201 ANSWERAR ^DETECTIVE abou- acro- acros- alrea- aski- brid- bridg- detec- haci- hacie- happ- lawy- lawye- leav- reco- recor- scho- schoo- turn-
          wait- waiti- wanti-`,
        '-0.3': `* =after =agarro =apartment =at =ayuda =baby =babys =back =be =bleeding =blue =boyfriend =choking =cuffed =custody =daughters =de =detaining =did =do
          =driving =drunk =encuentro =eyes =fight =floor =front =get =going =golpeando =ground =hago =help =herself =his =inside =into =lights =lips =llevar
          =loading =mi =mis =mom =not =note =officers =oficial =on =outside =papa =parking =pastillas =pegando =pills =pistola =please =putting =respira =saying
          =screaming =se =sheriff =sister =sleep =su =tengo =threatening =todos =tomo =trying =walking =warrant =we =y =year =اخذوا =السياره =الشرطه =حياتي
          =طليقي =علينا =مسدس =ولادي =ياخدوا =يضرب =يضربني =يهددني @100 @110 @done @now-CHILD @now-EX @past @plain ANYMORE ARREST BEHIND BODY CAR CHILD End Gear
          HIDEOUT KILLED NEEDLE NOOSE Near PAST REFL SEVERE TAKEES TAKING Worker ^ANYMORE ^Drug ^EX ^FIND ^GOT ^General ^Held ^NOW ^Near ^REFL ^SOMEONE afte-
          agar- agarr- apart- blee- bleed- boyf- boyfr- brea- chec- choki- cuffe- drivi- drun- encu- encue- floo- fron- goin- gran- grand- grou- groun- hers-
          herse- insi- insid- jump- llev- lleva- loadi- need- neig- neigh- outs- outsi- pape- parki- past- pasti- pegan- pill- pued- putt- putti- resp- respi-
          respo- sayi- sayin- screa- sist- siste- stab- stabb- teng- todo- tryi- tryin- walki- warr- warra- اخذو- السي- السيا- حيات- طليق- علين- ولاد- ياخد-
          ياخدو- يضرب- يضربن- يهدد- يهددن-`,
        '-0.4': `=4 =6 =acaban =agents =ago =ahorcando =all =anymore =aqui =as =asleep =basement =bedroom =belt =breathalyzer =breathing =broke =bunch =carro
          =checkpoint =class =cold =coming =dead =detectives =dice =door =drank =empty =entrar =esposo =ex =flashlight =following =found =goodbye =grandpa
          =handcuffing =head =hermana =hi =hiding =himself =hitting =hombre =house =immigration =jumping =kid =knife =knows =landlord =license =light =llego
          =looking =lot =mama =man =meds =mejor =mile =morning =mouth =much =myself =narcan =newborn =o =order =our =over =overdosed =para =patrulla =picked
          =probation =puedo =quiero =quitar =responding =running =shaking =shoot =shower =siguiendo =sobredosis =someone =stairs =standing =still =stopped
          =taking =their =tiene =tome =tomorrow =too =traffic =trailer =trooper =us =voy =ابنتي =ابي =اختي =اعمل =الباب =البوليس =الوعي =امام =بلعت =ترد =حبوب
          =زوجي =شو =عيش =قدام =ما =معه =من =نفسه =هو =وقفني =يتنفس =يهدد @000 ARRESTED BREAKIN BREATHE COLOR DOOR Drug EVERYONE EX GONEOFF HANDS HOWTO HURT
          HURTEN KILL KILLING LEGAL LIGHTS NARCAN POINT Plea ROADSIDE ROUGH SEARCH Sick TOOK TOOKES Traffic Violent WARRANT WEAPON ^Gear ^HURT ^IWANT ^KILL
          ^LOTS ^Moment ^SUICIDAL ^TOOKAR abri- acaba- ahorc- anym- anymo- apar- arma- asle- aslee- atta- attac- babys- base- basem- bedr- bedro- bloc- block-
          break- brok- bunc- char- charg- clas- comin- desp- deten- dran- empt- entra- espo- espos- flas- flash- foll- follo- foun- good- goodb- grit- hand-
          hidi- hidin- hims- himse- hitt- hitti- homb- hombr- hous- immi- immig- jumpi- knif- know- land- landl- lice- licen- load- look- looki- mejo- mori-
          morn- morni- mout- myse- mysel- narc- narca- newb- newbo- ofic- ofici- patru- pega- picke- plan- pres- prob- proba- puls- quit- quita- robb- runn-
          runni- scre- sent- shak- shaki- shoo- sigu- sigui- slee- sobr- sobre- someo- stai- stair- stan- stand- stil- stor- taki- takin- thei- thin- tomo-
          tomor- touch- traf- traff- trail- truc- vent- venta- vien- viol- viola- vivi- walk- watc- watch- ابنت- البا- البو- البول- الوع- وقفن- يتنف- يفتش-
          يفتشو-`,
        '-0.5': `=12 =acaba =afuera =again =al =alive =allowed =around =arrestando =aunt =bat =booking =both =building =bus =car =casa =child =clothes =contesta =corte
          =dad =dark =deputies =dope =downstairs =drink =drive =drop =dui =everyone =fell =find =four =giving =grandma =guns =had =hall =handcuffed =handcuffs
          =hey =hurry =ice =jail =judge =kill =knees =life =love =marshals =matar =migra =min =moms =more =motel =moving =neighbors =next =noise =nos =novio =od
          =open =orden =overdosing =own =papeles =parando =party =passed =peeking =peephole =por =ppo =puerta =ran =reason =reten =revisando =revisar =rights
          =roommate =second =self =send =sent =sorry =stopping =swallowed =take =texted =thinking =til =todo =tonight =touching =traen =train =uncle =used =va
          =vehicle =wake =window =اريد =الكلبشات =الهجره =بدي =برا =تاخذ =تعتقل =تفتيش =رغوه =شرطه =صديقي =عند =لا =معهم =واحد =واقف =والشرطي =وهو =يقولون @111
          @now-CPS BLEEDING COMEIN DANGERES FIND HIDING HURTING IWANT JAILED KIDNAP KNOCKING LEDGE OVERDOSE OVERDOSING TAKINGAR TONIGHT TOOKAR WAKE Weapon
          ^CAMEIN ^GOODBYE ^GRABBED ^HEDGE ^HURTING ^JUST ^OVERDOSED ^PULLED ^Plea ^TOOK ^Violent acab- afue- afuer- agai- aliv- allo- allow- arou- aroun- baby-
          booki- breat- brin- buil- build- carr- chil- chok- clim- climb- clot- cloth- compu- cort- cour- cuff- depu- deput- desa- desap- deta- detai- downs-
          entr- fede- feder- figh- givi- givin- guar- guard- handc- hurr- judg- kill- mars- marsh- mata- migr- mote- movi- movin- nois- orde- over- papel- para-
          paran- part- passe- peek- peeki- peep- peeph- perd- pick- puer- puert- reas- reaso- refu- refus- rete- right- room- roomm- sali- sente- short slap-
          slapp- sorr- stop- stopp- stran- suic- suici- swal- swall- texte- think- tonig- touc- trae- trai- tran- troo- troop- uncl- under- vehi- vehic- wris-
          الكل- الكلب- الهج- الهجر- تفتي- زوجت- صاحب- كلبش- والش- والشر-`,
        '-0.6': `=20 =blood =blow =bye =came =cars =closet =creo =cuffs =dejo =drawers =drinking =foot =gray =hands =hay =jump =kids =knocking =lap =law =lawn =letters
          =lit =live =manos =minute =mixed =never =odd =papers =paro =place =policias =purse =radio =road =roof =sons =sople =steps =store =taken =that =then
          =things =trunk =turn =unit =van =were =while =wrote =البيت =السطح =امي =بابي =بنتي =بيتي =رجل =شرب =شرطي =مش ARRESTING CUFFEDAR CUFFS DIE FAINT FALLEN
          GOODBYE LIVE LOCKED MISSING PASSEDOUT SUICIDAL SUICIDE ^ACTOR ^GONEOFF ^KNOCKING ^Paperwork anyw- bloo- coll- comp- deci- decid- door- draw- drawe-
          drin- drink- knee- knock- ligh- light- mano- mixe- neve- novi- overd- paper- perr- plac- purs- radi- remo- remov- revi- revis- sear- searc- snor-
          sopl- step- surr- take- thing- toni- trun- whil- wrot- البي- السط- بالا- بيتن- تعتق- صديق- مفقو- يعتق- يعتقل- يقول- يقولو-`,
        '-0.7': `=abra =arms =arresting =away =bag =check =consent =day =dog =done =dudes =end =gone =keys =long =look =patrol =plan =point =porch =rope =search
          =shoulder =state =stay =swat =unos =way =weed =why =writing =yard =اخوي =رح =شخص =شربت COPCAR DOGS NECK OVERDOSED POISON PULLED PULLING RAID ^ASK
          ^COURTS book- cons- conse- dude- knoc- matt- porc- toca- writi- سيار- عالب-`,
        '-0.8': `=die =gas =sit =test =would PULLINGAR ^PULLEDAR smel- woul-`,
        '-0.9': `back-`,
        '-1.0': `=step PULLEDAR`,
        '-1.1': `GETOUT SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.2': `MISSING`,
        '0.9': `=kids =ran =ولادي CHILD Worker ولاد-`,
        '0.8': `=mis =order =state @now-CPS EX GIVEBACK Young مفقو-`,
        '0.7': `=find =never =park CPS KIDNAP TAKINGAR neve- nurs- perdi- remo- remov-`,
        '0.6': `=allowed =dark =gone =hospital =niece =nina =removing =river =twins =المطار =بنتي =ضاع =ياخدوا FIND TAKEES TOOKES ^CPS ^MISSING ^Worker allo- allow-
          desa- desap- hosp- hospi- miss- niec- orde- rive- twin- المط- المطا-`,
        '0.5': `=12 =14 =aparece =bebe =bring =children =cps =custody =donde =empty =encuentro =four =friends =gave =give =hijos =hold =kidnapped =lady =llevo =mexico
          =missing =nino =ohio =robaron =some =toddler =visit =woman =year =اطفالي =حمايه ONLINE ^EX ^LOTS ^Paperwork apare- brin- chil- child- dond- empt-
          encu- encue- guar- hijo- llev- mexi- mexic- missi- perd- regr- regre- robar- todd- toddl- visi- woma- اطفا- اطفال- حماي-`,
        '0.4': `=13 =6 =baby =because =foster =goodbye =hi =mall =newborn =nurse =off =open =place =quieren =screaming =stranger =supposed =telling =was =with =worker
          =wrong =yard =ساعتين =مش =مني GONEOFF ^HOUSE beca- becau- cust- custo- fost- foste- good- goodb- guard- newb- newbo- paper- perso- pick- plan- quit-
          quita- supp- suppo- tell- telli- work- worke- wron- ساعت- ساعتي- طليق- ياخد- ياخدو-`,
        '0.3': `=3 =again =ago =answer =away =bed =border =county =es =from =her =kid =law =line =loaded =lot =minutes =old =porch =running =second =since =someone
          =water =where =while =ya =اخذوا =هلق @201 @210 TAKING bord- borde- firm- lleva- loade- porc- runn- runni- scre- screa- sinc- someo- stat- stran- wate-
          wher- whil- اخذو-`,
        '-0.3': `* =acaban =afuera =agentes =ahorita =alguien =alive =am =as =bleeding =blow =brother =called =charges =couch =crying =does =door =drank =drinking =en
          =esposo =estan =estoy =everybody =fbi =feel =floor =friend =garage =glass =golpeando =hallway =hands =hit =hombre =i =ice =if =immigration
          =interrogando =job =just =lawyer =lit =live =living =look =looking =mama =metio =move =nothing =of =orden =outside =paro =pegando =people =preguntando
          =roof =roommate =search =si =sitting =sleep =sople =stepdad =stopped =suspended =talk =tell =thinking =this =thru =too =trabajo =trying =uncle =up
          =waiting =walking =warrant =we =what =whole =window =would =ابي =ساعدوني =لا @000 @100 @now-POLICE @now-SOMEONE @now-he @plain @present ASK COLOR
          GOODBYE HURT HURTS IF KILLED KILLING KNOCKING LATER LOC POINT POLICE Room Violent WANT WAVING WRISTS ^ASK ^CHILD ^Drug ^GONEOFF ^IWANT ^KNOCKING
          ^Official ^PASTVERB ^POLICE ^PRESENT ^PULLEDAR ^REFL ^WANT acab- acaba- afue- afuer- ahori- algu- algui- aliv- arre- arres- ayud- blee- bleed- boyf-
          boyfr- brot- broth- call- calle- check- cons- couc- cryi- cryin- dran- drink- esto- floo- gara- garag- golpe- hall- hallw- hand- happ- homb- hombr-
          immi- immig- kick- lawy- lawye- lice- licen- livi- livin- lleg- look- looki- noth- nothi- offi- offic- outs- outsi- over- overd- patr- patro- pega-
          pegan- peop- peopl- pict- pictu- pist- pisto- preg- pregu- sear- searc- sheri- sitt- sitti- sopl- step- stop- stopp- talk- thin- thro- trai- tryi-
          tryin- uncl- wait- waiti- walki- warr- warra- whol- wind- windo- woul- المح- المحق- ساعد- ساعدو-`,
        '-0.4': `=abra =against =agarro =anda =another =apartment =arrestando =arresting =asked =badge =basement =bathroom =beating =belt =best =blood =boyfriend
          =break =breathing =casa =chasing =checkpoint =choking =close =cold =cuffed =cut =daughters =dog =down =driveway =entrar =esposado =fentanyl
          =flashlight =followed =foot =girlfriend =guns =handcuffing =handcuffs =hay =heart =herself =hour =hurt =hurting =id =jump =knocking =last =lawn =long
          =matar =migra =morir =much =myself =narcan =near =neck =nodding =novia =officers =over =parked =pastillas =patrol =pill =pills =point =puedo =puerta
          =purse =put =que =questioned =quiero =read =respira =room =round =safe =same =searching =seeing =shot =should =side =sobredosis =something =stairs
          =step =store =stuff =suicide =swallowed =taken =think =tiene =tienen =todo =told =traen =turn =until =va =vivir =walk =want =wants =woods =yes =اعمل
          =الهجره =الوعي =تعبت =تعتقل =جرعه =حياتي =زايده =شرطي =شو =صديقي =قدام =مسدس =معي =هو =واقف =واقفين =والشرطي =يضربني =يقولون =يكسر @010 @now-DETECTIVE
          ARRESTING ASKAR BEHIND COURTS DETECTIVE FALLEN HABIT HANDS IROOM NARCAN NEEDLE OVERDOSE OVERDOSING PHONE PULLEDAR PULLING PULLINGAR Plea ROUGH SEARCH
          SOBRIETY Traffic Weapon ^CAMEIN ^Gear ^HASES ^HURTING ^JUST ^LOC ^LURKING ^Moment ^PHONE ^QUESTIONING ^SAY ^Violent ^Young again- agar- agarr- ahorc-
          anot- anoth- apart- aske- atta- attac- base- basem- bath- bathr- beati- blea- bleac- bloo- breat- chas- chasi- chec- chok- choki- clim- climb- comp-
          conv- corn- corne- cuffe- desp- deta- detai- detec- down- drive- ence- encer- entra- esta- ever- every- face- fent- fenta- flas- flash- girlf- glas-
          golp- habl- hers- herse- hurt- hurti- knoc- knock- ligh- llam- llama- mata- migr- mori- much- myse- mysel- narc- narca- need- nodd- noddi- para-
          parke- past- pasti- pill- plai- poin- point- pued- puer- puert- purs- reco- recor- respo- roun- seei- seein- shoo- short shot- slee- smel- sobre-
          somet- stab- stabb- stai- stair- stor- stuf- surr- surro- susp- suspe- swal- swall- take- tiene- tira- toca- trae- tumb- tumba- unti- voic- want-
          with- wood- الهج- الهجر- الوع- تعتق- حيات- زايد- واقف- واقفي- والش- والشر- يبكو- يسال- يسالو- يستج- يضرب- يضربن- يعتق- يعتقل-`,
        '-0.5': `=15 =17 =5 =60 =all =asking =bar =be =being =better =boss =both =box =broke =cloro =cop =cops =customs =detaining =detective =detenido =dude
          =everything =gets =getting =ground =hall =handcuffed =hang =hiding =himself =hr =hung =hurry =inconsciente =interrogation =keep =kill =letter =light
          =mas =meds =next =novio =parking =pero =posted =ppo =puso =q =quick =rifle =rights =run =scared =shaking =shelter =siguiendo =statement =stepfather
          =street =sure =table =thing =todos =top =under =us =used =wait =wake =way =wife =write =ابوي =اختي =اريد =السياره =الكلبشات =ان =بالغرفه =بقوه =بلعت
          =حاله =رخصتي =زوجتي =سلاح =علينا =عن =كتير =لي =محامي =معه =نفسه =هل =يتنفس =يضرب @now-we ARRESTED BREAKIN BREATHE COMEIN COPCAR DOGS Drug GETOUT
          HIGHPLACE HURTING Interview KNOCKED LIVE LOCKED NOOSE OVERDOSED PAPERS PULLED QUESTIONED RAID STATED Sick WEAPON ^ARRESTED ^GRABBED ^HOWTO ^IF ^KILL
          ^LIVE ^OVERDOSED ^Plea ^Sick ^Traffic anti- aski- askin- bein- bett- bette- book- brok- clor- close- court- dropp- escu- gett- getti- grou- groun-
          gumm- handc- hear- hidi- hidin- hims- himse- hurr- inco- incon- kill- novi- park- parki- perr- post- poste- puls- ques- quest- quic- regi- regis-
          repl- resp- respi- right- scar- scare- shaki- shel- shelt- sigu- sigui- sobr- state- stepf- stre- stree- suic- suici- text- think- todo- touc- touch-
          unco- uncon- unde- vivi- السي- السيا- الكل- الكلب- بالغ- بالغر- رخصت- علين- محام- يتنف- يحقق- يحققو-`,
        '-0.6': `=20 =about =alone =answering =bond =breaking =bro =carta =corte =cousin =creo =cuffs =dejo =die =done =drink =drunk =end =face =good =gray =gun =guys
          =hitting =interrogating =into =jumping =knife =loud =made =make =message =more =mouth =od =omg =once =para =protest =questioning =real =rope =shut
          =sit =speak =text =texted =tied =tomo =viene =voy =wall =weird =who =wish =امي =انا =بدي =برا =بيتي =تلفوني =رغوه =شرطه =علي =عم =عيش =يقول CHARGED
          CUFFEDAR DANGERES DIE Gear IWANT LEFTNOTE PASSEDOUT PILLS ^End ^GOODBYE abou- alon- cart- char- charg- clea- clos- cuff- dete- door- drin- drun- hitt-
          hitti- jump- jumpi- knif- lett- llega- mout- pres- rifl- shak- spea- texte- vien- weir- الحب- بيتن- زوجت- صاحب- صديق- كلبش- كلبشو- لحال- والا- يقول-
          يقولو-`,
        '-0.7': `=ate =call =care =head =le =love =own =sent =sin =sorry =strangling =suboxone =vida =wrote =zip =ابن =اخوي =الشغل =شرب =شربت =عمي BLEEDING CAMEIN
          FAINT NECK QUESTIONING SUICIDE WAKE beat- deten- lette- sent- sorr- subo- subox- tabl- wrot- الشغ-`,
        '-0.8': `=keys =اخي =حبوب =رجل =شخص =قبل @011 CUFFS cort-`,
        '-0.9': `=jail POISON SUICIDAL`,
      }),
    ],
  ]),
};
