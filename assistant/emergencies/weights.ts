import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.4': `about_to`,
    '1.3': `JUST+PULLED POINT+LIVE SUICIDAL`,
    '1.2': `._i Moment+PULLED POLICE+QUESTIONING can_hear الان_$`,
    '1.1': `=برا =بنتي BLEEDING CHILD+MISSING GOODBYE KILLING+REFL breathing_$ got_me never_came they_are مفقو-`,
    '1.0': `=od =الان =مني CHILD+GIVEBACK DETECTIVE+NOW IWANT+DIE IWANT+LIVE POLICE+HURTS TOOK+POISON Young+MISSING ^_لا are_taking has_me living_$ mama_$
      missing_$ off_with respi- انا_في`,
    '0.9': `=bed =rope =siguiendo =stopping =swallowed =بدو ARRESTED+NOW ASKING+DIE BE+GRABBED CAMEIN+HEDGE CLITIC+SUICIDAL DETECTIVE+ASKAR DETECTIVE+LOC
      Drug+POISON EX+GIVEBACK FAINT FIND+CHILD FIND+KIN GIVEBACK+Young HEDGE+WAKE HIDEOUT+NOW IWANT+KILL Interview+LURKING KIN+BREATHE KIN+OVERDOSE
      LIVE+IWANT Near+WAVING OVERDOSED Official+QUESTIONING POISON+Drug REFL+Room SOMEONE+CHILD SOMEONE+HOME SOMEONE+Young Sick+Room Young+GIVEBACK ^_الشرطه
      and_are and_بدو being_questioned came_home cops_at desp- despe- dicen_que end_it handcuffs_$ handcuffs_on keep_asking keeps_asking matar_$ me_esta
      not_stop not_wake swal- swall- there_are to_die to_shoot vivi- want_in ابني_$ اوقع_علي بيتن- كلبش- يقول- يقولو-`,
    '0.8': `=ate =estan =father =hear =love =men =overdosing =pointing =slid =step =wake =الكلبشات =اوقع =حبوب =رجع =رجل =شخص =كسر =مسدس =والشرطي =يريد =يقولون
      @210 @now-he ANSWERAR+ANSWER ANYMORE+IWANT ARREST+LIVE ARRESTED+Plea ARRESTING+KIN ASKING+End BE+ARRESTING BE+PULLED BE+PULLING BE+QUESTIONED
      BE+SUICIDAL CLITIC+NECK CLITIC+Room CLITIC+Street DANGERES DOOR+Plea EX+LURKING End+GOODBYE End+NOOSE FIND+Sick GIVEBACK+CHILD GONEOFF+BE GOODBYE+End
      GOT+LIVE GRABBED+Plea Gear HEDGE+ASKAR HURTING+CLITIC IWANT+SUICIDAL Interview+CAR JUST+BREAKIN JUST+HURTEN KILL+LIVE KIN+CUFFS KIN+HURTING
      KNOCKING+QUERY LURKING+WAVING MISSING+CHILD MODAL+ANYMORE OUTES+ANSWER Official+DOOR Official+JUST PHONE+ASK POINT+Room POISON POLICE+JUST
      POLICE+PHONE PRESENT+ARRESTING PRESENT+QUESTIONED PRESENT+SUICIDAL PRESENT+WRISTS PULLED+ASK QUESTIONING+KIN RECENT+POISON ROUGH+HOUSE SOMEONE+BEHIND
      SUICIDAL+PRESENT Street+DOOR TAKING+LIVE TAKING+TALKING TOOK+Drug TOOK+LOTS TOOK+PILLS WANT+COMEIN WANT+DIE WANT+LIVE WANT+SEARCH WANT+SUICIDAL
      WANT+SUICIDE WILL+SEARCH ^KNOCKING ^OVERDOSED ^_dos ^_getting ^_od am_under and_يريد apun- are_being are_reading away_with best_friend cami- climb-
      dead_than ending_it got_gun is_hitting is_off is_outside is_overdosing is_pointing is_walking kids_without lleg- llega- mori- no_more say_they spot-
      tell_him this_time to_walk two_detectives y_no البيت_$ البيت_and الكلب- بنتي_$ علينا_$ ما_عم يسال-`,
    '0.7': `._can ._she ._that =aqui =bus =creo =fell =hombre =jump =loud =matar =minute =nino =papa =removing =searching =sorry =them =todos =tome =viene
      =viviendo =voy =ابنتي =اطفالي =الوعي =بالسياره =بالغرفه =بيتي =ترد =تعبت =جرعه =خط =شربت =ضاع =عمره =عيش =في =قدام =لا =هناك =وهو =يتنفس =يخنق =يقول
      @now-SOMEONE ANSWER+Moment ARREST+PRESENT ASKING+BREAKIN ASKING+IF ASKING+OVERDOSE AWAY+DOGS BE+GONEOFF BE+ROADSIDE BLEEDING+Violent CAR+Interview
      CHILD+FAINT CLITIC+GOODBYE CLITIC+Near CLITIC+WEAPON CLITIC+Worker CPS+HURTS CUFFS CUFFS+KIN Calendar+KILL Calendar+MISSING DETECTIVE+OUTES EX+BREAKIN
      End+HURTING FAINT+ASK FAINT+Drug FAINT+PILLS FAINT+TOOK FIND+POINT FIND+Young GONEOFF+KILL GOT+CUFFS Gear+RECENT General+ANSWERAR HIDING+HIDEOUT
      HIGHPLACE+Room HOME+ANSWER HURT+LIVE HURTING+KIN IF+ANSWERAR IF+DIE Interview+NOW JUST+INTO KIDNAP KIDNAP+CHILD KIDNAP+Young KILL+End KILL+Moment
      KILL+NOW KILL+REFL KIN+COLOR KIN+FALLEN KNOCKING+CHILD LOCKED MISSING+Young NARCAN+HEDGE NARCAN+PASTVERB NOOSE+WAVING NOW+WILL PAPERS+ASK PAPERS+Gear
      PILLS+FALLEN PRESENT+ASKAR PRESENT+BLEEDING PRESENT+RAID PRESENT+TAKINGAR PRESENT+WAKE PULLED+POLICE PULLED+PRESENT PULLINGAR QUESTIONING+COURTS
      RANOFF+CUFFS RANOFF+LIVE RECENT+Gear RECENT+LEDGE REFL+Calendar SAY+GETOUT SCARED+CUFFS TOOK+OVERDOSE WAKE WANT+BREAKIN WANT+HIGHPLACE WANT+KILLING
      WAVING+End WEAPON+WAVING WILL+BREAKIN WILL+PASTVERB Weapon+WAVING Worker+HURTS Worker+PRESENT Young+FAINT ^SUICIDAL ^_being ^_caseworker ^_creo
      ^_ابنتي ^_شخص ^_عم ^_هو acaba- ahora_mismo am_being am_sorry and_two anymore_$ are_on are_removing asking_to at_door baby_from be_dead be_here
      being_stopped being_taken clean_$ cop_wants creo_que custody_order daughter_and desa- desap- fath- fathe- friend_of girlfriend_is glass_$ got_him
      has_his he_said he_sent hijo_$ him_off holding_cell homb- hombr- i_love ice_just in_it is_12 is_chasing is_cops is_strangling just_showed kid_at
      kids_$ kill_me leave_$ leave_until me_acaban mi_nino my_baby my_best my_rent no_encuentro old_is outside_$ perr- police_say puls- que_le que_sople
      quiere_entrar quiere_matar removing_my says_if sin_mi sorr- stairs_$ subi- subie- take_care taking_me they_got tiene_mi to_live to_step todo- two_men
      up_i vivie- viviendo_$ without_me ابنت- اطفا- اطفال- الحب- الوع- بالسي- بالغر- بدي_عيش جرعه_زايده لا_يتنفس والش- والشر- يتنف- يعتق- يعتقل-`,
    '0.6': `._he ._they =alive =arrestando =baby =came =closet =cutting =decided =dicen =esta =funeral =hauled =hija =inconsciente =interrogando =knocking =min
      =nina =odd =parando =parar =peephole =pegando =pen =perro =shut =sobredosis =stairs =staring =tomo =train =va =venas =wall =ابي =اخذ =اخوي =الطريق
      =امي =بابي =بلعت =بيتنا =رغوه =شرطه =معه =نفسها =واقفين =يسالون ANSWER+NOW ANSWER+RECENT ANYMORE+WANT ARRESTING+HOUSE ARRESTING+TOOK ASKING+Drug
      ASKING+GETOUT ASKING+Near ASKING+SUICIDE BE+BLEEDING BE+BREATHE BE+Interview BE+PHONE BE+REFL BE+Street BE+TOOK BREAKIN+Near BREATHE BREATHE+Drug
      BREATHE+Sick CAMEIN+HOME CAMEIN+HOUSE CAR+Moment CHILD+BODY CHILD+GONEOFF CHILD+NOW CHILD+TAKINGAR CHILD+TOOK CLITIC+HANDS CLITIC+IWANT
      CLITIC+ROADSIDE DETECTIVE+ANSWER DETECTIVE+HOUSE DETECTIVE+QUESTIONS DOOR+BE DOOR+MODAL Drug+TAKING EX+HEDGE EX+Moment EX+REFL End+LIVE End+QUERY
      End+Room FAINT+Near FAINT+QUERY FIND+Calendar GIVEBACK+LIVE GOODBYE+KIN GOT+BLEEDING GOT+COPCAR GOT+Held GRABBED+NOW Gear+Moment General+DIE HEDGE+CAR
      HEDGE+DOOR HEDGE+Sick HIGHPLACE HIGHPLACE+WANT HOME+NUMBER HURT+BLEEDING HURTING+KILL HURTING+Moment HURTING+REFL IF+STATEMENT IROOM IWANT+End
      Interview+BE Interview+Traffic JUST+Gear JUST+OUTES JUST+PASTVERB KIDNAP+KIN KILL+CLITIC KILL+HURTING KILLED+BLEEDING KIN+KILLING KIN+MISSING KIN+Room
      KIN+SUICIDE KNOCKING+BE KNOCKING+PRESENT LIGHTS LIVE+PASTVERB LIVE+WANT LOTS+HURT LOTS+PILLS LURKING+INTO LURKING+WEAPON MODAL+BLEEDING Moment+BREAKIN
      Moment+SEVERE NECK+LOC NOOSE+End NOW+DOOR NUMBER+CHILD NUMBER+PAST Near+ARREST Near+OUTES Near+Plea OUTES+STATION OUTES+Traffic OVERDOSED+Plea
      Official+ANSWER Official+GETOUT Official+Moment Official+NOW Official+Near Official+PULLEDAR Official+PULLINGAR Official+Street Official+TAKING
      PASSEDOUT+PASTVERB PASTVERB+FALLEN PHONE+CLITIC PHONE+POLICE POINT+IWANT POLICE+LIGHTS POLICE+PULLINGAR POLICE+ROUGH PRESENT+BREAKIN PRESENT+BREATHE
      PRESENT+COPCAR PRESENT+HANDS PRESENT+LEDGE PRESENT+SUICIDE PRESENT+Street PULLED+WILL Plea+KILL QUESTIONED+JUDGE QUESTIONING QUESTIONING+Paperwork
      RANOFF+BLEEDING RANOFF+JUST REFL+ASKING REFL+LIVE REFL+TOOK REFL+WILL Room+HIGHPLACE Room+NOW SCARED+PILLS SEARCH+ASK SOMEONE+HOUSE SOMEONE+HURTS
      STATED+HEDGE STATEMENT+NOW SUICIDAL+HURT Sick+BREATHE Sick+PASTVERB Sick+PRESENT Street+Room TAKING+Moment TAKINGAR+CHILD TALKING+IF TALKING+Moment
      TOOK+JAILED TOOKAR+Moment Traffic+TALKING Violent+BLEEDING WANT+DOOR WANT+GETOUT WANT+REFL WEAPON+SCARED WILL+GETOUT WILL+LEDGE WILL+SOBRIETY
      WILL+Street Weapon+HURTING Weapon+SCARED Young+BODY Young+NOW ^EX ^_been ^_life ^_quieren ^_بنتي ^_رجل ^_معه ahorc- aliv- all_$ am_getting and_keeps
      and_saying and_يقولون are_at are_here are_putting are_searching are_walking arma- around_$ around_my asking_me at_hospital at_me at_my baby_$
      backwards_$ bala- being_arrested being_pulled boyfriend_in called_for came_with can_go can_see care_of casa_$ cop_says cops_got cutti- detective_just
      dice- die_$ disap- door_it door_with dui_stop encuentro_mi esta_parando esta_pegando esta_siguiendo estoy_en find_her fune- funer- get_one get_them
      has_my haul- haule- have_weed he_can he_did her_and her_at her_father i_cut i_open in_middle in_police in_their is_back is_beating is_talking
      kidnapped_my lawyer_i little_girl love_you me_agarro me_estan me_la me_quiere me_right me_voy mi_ex mi_hija mi_nina mi_trabajo migra_$ minutes_$
      mismo_$ my_little next_to no_se nobody_will not_be not_breathing not_need not_stay now_or on_top or_no or_they our_son paran- parar_$ party_$ peep-
      peeph- pegan- pen_$ phone_with rather_be right_now sat_down smell_$ sobre- sobriety_test sorry_for speak_$ stai- stair- standing_on stari- stay_awake
      stop_me stopped_by talking_$ there_now things_$ think_i thinking_about this_i to_jump toca- two_of unit_$ until_i us_all us_and vena- venas_$ wake_up
      wall_and worker_and would_be write_what السياره_$ الطر- الطري- بيتنا_$ بيتي_$ خايف- رغوه_من عند_الباب نفسه- واقف- واقفي- والا- يتنفس_$ يسالو- يستج-`,
    '0.5': `=ahorcando =babys =blocked =deputies =detectives =detenido =die =disappear =esposado =feel =handcuffing =head =lady =lips =lit =loaded =making =mejor
      =narcan =note =protest =quieren =respira =run =screaming =slept =sople =texted =thinking =top =tylenol =unit =vivir =worker =writing =الانتحار =الباب
      =السياره =ان =انا =بايدي =تعتقل =تلفوني =سكين =عن ACTOR+POINT ANSWER+PASTVERB ANSWERAR ANYMORE+LIVE ARRESTED+Gear ARRESTED+POLICE ARRESTING+HOME
      ASK+BODY ASK+Traffic ASKING+CAR AWAY+PILLS BE+ANYMORE BE+ARREST BE+BREAKIN BE+CAR BE+COPCAR BE+HANDS BE+HIDEOUT BE+HOME BE+HURTEN BE+IROOM BE+POLICE
      BE+SEVERE BE+Weapon BEHIND+HEDGE BEHIND+HOUSE BEHIND+Street BREAKIN+BE BREATHE+NOW CAMEIN CAR+Plea CHILD+Drug CHILD+FALLEN CLITIC+PULLED CLITIC+Young
      COLOR+HEDGE COURTS+REFL CPS+LOC CUFFS+CHILD Calendar+AWAY Calendar+SOMEONE DETECTIVE+BE DETECTIVE+TALKING DIE DOOR+GOT DOOR+NOOSE DOOR+WILL
      Drug+NARCAN Drug+TOOK Drug+WEAPON EVERYONE+MODAL End+Held End+WRISTS FAINT+PASTVERB FIND+HIDEOUT GETOUT+CAR GETOUT+HOUSE GIVEBACK+ASKING GIVEBACK+Drug
      GONEOFF+ASKING GONEOFF+GOT GOT+DETECTIVE GOT+EVERYONE GOT+LEDGE GOT+NECK GRABBED+HOME GRABBED+Held Gear+ARREST Gear+QUERY HABIT+BEHIND HANDS+THING
      HASES+KIN HEDGE+BREATHE HEDGE+COLOR HEDGE+FALLEN HEDGE+HABIT HEDGE+LURKING HEDGE+TAKING HIDEOUT+Plea HOUSE+ANSWER HOUSE+Moment HOUSE+NOW HURT+ASKING
      HURT+MISSING HURT+REFL HURT+Room HURTEN+MISSING HURTEN+Official HURTING+End HURTING+Plea HURTING+WEAPON HURTS+POLICE Held+HOME INTO+End IROOM+HOUSE
      IWANT+ANYMORE IWANT+HURTING Interview+Near Interview+TALKING JUDGE+POINT JUST+GRABBED JUST+KILL JUST+SAY JUST+Violent KILL+WANT KILLED+CLITIC
      KILLED+LOTS KILLED+SEVERE KILLED+WANT KIN+BODY KIN+Drug KIN+HANDS KIN+Interview KIN+OVERDOSING KIN+QUESTIONING KIN+SEIZED KIN+SUICIDAL LEFTNOTE+BE
      LIVE LIVE+CLITIC LIVE+End LIVE+Moment LOC+ASK LOC+LIVE LOC+NECK LOTS+BODY LURKING+AWAY LURKING+CLITIC LURKING+KIN LURKING+WANT MISSING+HURTEN
      MISSING+JAILED MISSING+RECENT MODAL+ARRESTING MODAL+QUESTIONED Moment+DIE Moment+GRABBED Moment+KILL Moment+SEIZED Moment+Violent NARCAN+Drug NECK
      NOOSE+BODY NOOSE+WANT NOW+Moment NOW+PASTVERB Near+Moment Near+Room Near+SEARCH Near+WANT Near+WEAPON OUTES+Near OUTES+POLICE OUTES+Room
      Official+ARRESTING Official+GOT Official+WANT PASSEDOUT+SCARED PHONE+Official PHONE+WANT POLICE+ARRESTING POLICE+DOOR POLICE+NOW POLICE+Near
      PRESENT+ANYMORE PRESENT+COMEIN PRESENT+End PRESENT+HIGHPLACE PRESENT+KNOCKING PRESENT+LETGO PRESENT+LIVE PRESENT+PHONE PRESENT+ROADSIDE PRESENT+SEARCH
      PRESENT+SOBRIETY PRESENT+TONIGHT PRESENT+Worker PULLED+LOC PULLEDAR+Moment PULLEDAR+NOW Plea+ARREST Plea+KIN QUERY+IWANT QUESTIONED+LOC
      QUESTIONING+CHILD QUESTIONING+Moment QUESTIONING+NOW RANOFF+BODY RANOFF+EVERYONE RANOFF+HANDS RANOFF+SOMEONE RANOFF+Young RECENT+COPCAR RECENT+HANDS
      RECENT+Worker REFL+HEDGE REFL+PRESENT ROADSIDE+Moment ROADSIDE+PAPERS ROADSIDE+POLICE ROUGH+AWAY ROUGH+Young Room+NOOSE Room+WEAPON Room+Weapon
      SAY+Held SCARED+Room SEARCH+MODAL SEVERE+KILLED SEVERE+MISSING SOBRIETY+PILLS SOMEONE+ARREST SOMEONE+KIN SOMEONE+Near SOMEONE+WEAPON SUICIDAL+CLITIC
      Sick+TOOK Street+Moment TAKING+CHILD TAKINGAR+KIN TONIGHT+BE TONIGHT+MODAL TONIGHT+PRESENT TOOK+ASKING TOOK+JUST TOOK+Moment TOOK+NOW TOOK+Sick
      TOOKAR+HEDGE Traffic+ASK Traffic+Interview Traffic+Moment Traffic+ROADSIDE Violent+NOW WANT+ANYMORE WANT+LEDGE WANT+Room WANT+SOBRIETY WANT+Street
      WEAPON+SAY WILL+COMEIN WILL+SUICIDE Weapon+LURKING Weapon+SAY Worker+GOT Worker+MODAL Worker+PASTVERB Worker+POLICE Young+Drug Young+End Young+FALLEN
      Young+TOOK ^HURTING ^KILL ^QUESTIONING ^SAY ^_four ^_he ^_her ^_not ^_policia ^_somebody ^_there ^_اختي agent- agents_at am_about are_making
      arrest_and arrestando_mi as_my at_our at_protest baby- back_of be_better beat_up behind_me being_interrogated block- blow_$ break_it clean- clim-
      cold_$ confession_$ cutt- dad_$ de_mi dog_and dying_$ en_reten end_$ esposado_$ esta- esta_ahorcando estan_arrestando family_$ for_another from_school
      gana- got_in got_one had_two have_guns have_me he_just he_took he_wants hour_$ i_answer i_gave i_run i_told i_went in_there incon- is_civil is_gone
      is_having is_here is_man is_point is_trying it_all it_before just_do just_now just_took kill_us life_is lips_are llamar_$ load- loade- maki- makin-
      matt- me_why mejo- mi_bebe mi_casa minu- minut- mis_ninos my_babys my_dna my_front my_girl my_id my_last narca- no_quiero no_respira not_allowed
      not_bring not_get not_tell novio_me of_them of_vehicle officer_keeps officer_says officers_are out_with over_by police_just ppo_he protest_$
      quiere_que razo- repl- respira_$ sale_$ saying_she sigui- sister_$ sleep_and slep- texte- they_called they_came think- this_guy time_and to_hold
      to_sleep today_and tv_$ tyle- tylen- type_$ under_arrest up_this us_$ used_it vien- way_out we_can with_his wris- writi- الان- الانت- الباب_and السيا-
      الشرطه_تعتقل الكل- بايد- برا_البيت تعتق- تلفون- تلفوني_$ صديق- ما_بعرف يريد_ان`,
    '0.4': `=ahorita =already =anymore =arresting =better =breathing =con =dejo =door =estar =eye =floor =gone =he =her =letters =nobody =pistola =revisando =sin
      =strangling =tv =type =uber =us =way =went =اختي =بعرف =علينا =من =ورقه @200 @doing @now-she ANSWER+GIVEBACK ANYMORE ANYMORE+PRESENT ARREST+BE
      ARREST+WARRANT ARRESTED+SAY ARRESTED+TOOK ARRESTING+Gear ARRESTING+Moment ARRESTING+NOW ASKING+COMEIN ASKING+Calendar ASKING+KILL ASKING+NOW
      ASKING+Plea ASKING+SOBRIETY AWAY+ANSWER AWAY+IROOM BE+ARRESTED BE+ASKING BE+BODY BE+CHILD BE+COLOR BE+COMEIN BE+DOOR BE+GIVEBACK BE+HIGHPLACE
      BE+KNOCKING BE+OVERDOSING BE+Official BE+PASSEDOUT BE+RAID BE+SEARCH BE+TAKINGAR BE+WEAPON BEHIND+LIGHTS BODY+CAR BODY+DOOR BODY+TOOK BODY+Traffic
      BREATHE+PILLS CAR+KILL CHILD+End CHILD+FIND CHILD+HANDS CHILD+HURTING CLITIC+CAR CLITIC+CHILD CLITIC+GETOUT CLITIC+HASES CLITIC+HURTS CLITIC+NOOSE
      CLITIC+NOW CLITIC+SEARCH CLITIC+TOOKES CLITIC+WILL CLITIC+Weapon COMEIN+General COMEIN+HOUSE COMEIN+IF COMEIN+PRESENT COPCAR COPCAR+POLICE
      CUFFS+PRESENT Calendar+End DETECTIVE+CAR DETECTIVE+Near DETECTIVE+PHONE DOGS+HEDGE DOGS+MODAL DOGS+PRESENT DOOR+End DOOR+HEDGE DOOR+INTO DOOR+KIN
      DOOR+PRESENT DOOR+Weapon Drug+ASK Drug+PASTVERB Drug+SCARED Drug+Violent EX+DOOR End+GIVEBACK End+LETGO End+SUICIDAL End+Violent FAINT+Plea FAINT+Sick
      FIND+PRESENT FIND+WEAPON GIVEBACK+HOUSE GIVEBACK+LOC GONEOFF+CAR GONEOFF+HEDGE GONEOFF+PRESENT GONEOFF+RANOFF GONEOFF+SAY GOODBYE+PRESENT GOT+CLITIC
      GOT+DOGS GOT+HANDS GOT+JUST GOT+LURKING GOT+SOMEONE GOT+Traffic GRABBED+Interview GRABBED+JUST General+End HANDS HASES+HEDGE HEDGE+ANSWER
      HEDGE+ANSWERAR HEDGE+CHILD HEDGE+DOGS HEDGE+Gear HEDGE+Near HEDGE+QUESTIONING HEDGE+SEARCH HEDGE+WAVING HIDEOUT+Street HIGHPLACE+HEDGE HOME+HEDGE
      HOME+IROOM HOME+NOW HOME+SEARCH HOUSE+JUST HOUSE+STATEMENT HURT+End HURT+IF HURT+LATER HURTING+CHILD HURTS+GOT IF+BODY IF+End INTO+IROOM
      INTO+Interview Interview+QUESTIONING JUDGE+SOBRIETY JUST+CLITIC JUST+HURT JUST+SEIZED KILL KILL+General KILLED KILLED+KILL KILLED+SAY KIN+COMEIN
      KIN+DETECTIVE KIN+KNOCKING KIN+LEFTNOTE KIN+NOW KIN+POISON KIN+SCARED KIN+Violent KNOCKING+DOOR LOC+ASKING LOC+DOOR LOC+End LOC+Gear LOC+IROOM
      LOTS+FALLEN LURKING+GOT LURKING+Room MISSING MISSING+HURT MODAL+COLOR MODAL+DOOR MODAL+HIDING MODAL+LETGO MODAL+OVERDOSING MODAL+WAKE Moment+BEHIND
      Moment+HURT Moment+IWANT NARCAN NOW+WANT OUTES+CAR OUTES+DOOR OUTES+HEDGE OUTES+ROADSIDE OVERDOSE OVERDOSED+MODAL OVERDOSING Official+KIN
      Official+PRESENT PASSEDOUT PASTVERB+Drug PHONE+Moment PILLS+Interview PILLS+TOOK POINT+End POISON+HEDGE POLICE+COPCAR POLICE+GETOUT POLICE+HOUSE
      POLICE+LURKING POLICE+ROADSIDE POLICE+Room POLICE+TAKING PRESENT+BODY PRESENT+COLOR PRESENT+EVERYONE PRESENT+HURTEN PRESENT+IROOM PRESENT+OUTES
      PRESENT+PASSEDOUT PRESENT+POINT PRESENT+POLICE PRESENT+Room PRESENT+SEIZED PRESENT+SEVERE PRESENT+Sick PULLED+HEDGE PULLED+JUST PULLED+NOW PULLING
      Plea+MODAL Plea+RECENT Plea+TAKING QUERY+Plea QUESTIONING+CLITIC RANOFF+CHILD RANOFF+GONEOFF RANOFF+LEDGE RANOFF+MISSING RANOFF+SEARCH RANOFF+Sick
      RECENT+CPS RECENT+End RECENT+HIDEOUT RECENT+NOOSE RECENT+Sick REFL REFL+BE REFL+CHILD REFL+Drug REFL+KIN REFL+PILLS REFL+WANT REFL+Young
      ROADSIDE+Traffic ROUGH+PRESENT Room+IROOM Room+RANOFF SAY+ARREST SAY+ARRESTED SAY+BREAKIN SAY+CAR SAY+COMEIN SAY+Calendar SCARED+General
      SEARCH+PRESENT SEIZED+CHILD SOMEONE+BREAKIN SOMEONE+HIDEOUT SOMEONE+HURTING SOMEONE+RANOFF SOMEONE+Weapon STATEMENT+CHARGED STATEMENT+End SUICIDAL+End
      Sick+BE Sick+CLITIC Sick+FAINT Sick+QUERY Street+Near Street+PRESENT TAKEES+CHILD TAKEES+Young TAKING+ASKING TAKING+Young TALKING+INTO TALKING+TAKING
      TALKING+TOOK TONIGHT+Moment TOOK+ASK TOOK+End TOOK+GONEOFF TOOK+KIN TOOK+TOOKAR TOOKAR+Drug TOOKAR+NOW TOOKAR+TOOK Traffic+POLICE Traffic+SCARED
      Violent+CLITIC Violent+Official Violent+WEAPON WAKE+PRESENT WANT+LETGO WANT+Moment WANT+Near WANT+OVERDOSING WARRANT+Near WARRANT+WILL WEAPON+Drug
      WILL+DOOR WILL+HURTING WILL+LETGO WILL+SUICIDAL WRISTS+End Worker+Official Young+FIND Young+GONEOFF Young+HANDS Young+HURTING Young+Official
      Young+PASSEDOUT Young+SCARED ^ASKING ^FIND ^SOMEONE ^_cops ^_detectives ^_hay ^_me ^_she ^_they about_court ahori- alive_$ alre- alrea- am_in am_with
      anym- anymo- are_arresting are_handcuffing arresting_my aski- at_airport ayud- back_to be_around bett- bette- brother_he called_me came_back car_with
      court_order cuff- despi- detectives_are do_my esta_aqui esta_haciendo floo- for_it for_something front_door getting_arrested got_no he_goes he_is
      hear_my help_$ here_with home_from hospital_and i_can i_give i_let i_mail i_speak i_walk i_wrote is_at is_better is_hurting last_night le_esta
      license_what line- many_pills mata- me_at me_to me_الان mean_it mom_called morning_$ my_hands my_property nobo- nobod- not_come not_leave not_work
      now_$ now_at officer_is on_porch out_if over_and paid_my pastillas_$ police_car policia_me putting_my ran_off refusing_to resp- return_my scared_$
      step_out stro- take_her they_found they_have they_shut this_is to_$ to_blow took_him took_too top_of two_cops wants_me way_to when_he worke- اعمل_$
      البا- السي- تلفو- شو_اعمل علين- ياخد- ياخدو-`,
    '0.3': `=agarro =agents =airport =anywhere =ayuda =been =behind =best =bunch =care =caregiver =cold =cut =despierta =face =finish =gave =getting =girl =hay
      =here =him =interviewed =jumping =kill =man =pastillas =please =putting =rather =reading =red =responding =running =talking =tonight =trooper =trying
      =valid =walk =y =البيت =زوجي @211 @now-they @now-we ANSWER+CHARGED ANSWER+MODAL ARRESTED+ASK ARRESTED+Official ARRESTING ARRESTING+THING ASKING+ANSWER
      ASKING+ASK ASKING+MODAL ASKING+PAPERS ASKING+SEARCH AWAY+ASKING AWAY+CLITIC AWAY+Interview AWAY+PASTVERB AWAY+SEARCH BE+DOGS BE+MISSING BE+NOOSE
      BE+Near BE+OVERDOSE BE+PILLS BE+QUESTIONING BE+RECENT BE+SEIZED BE+SUICIDE BE+Sick BE+TAKEES BE+TAKING BE+TALKING BE+Young BEHIND BEHIND+GOT
      BODY+ASKING BODY+GOT BODY+PASTVERB BODY+WANT BREATHE+PRESENT CAR+ASK CAR+Street CHARGED+BE CHARGED+RECENT CHILD+Official CHILD+PASTVERB CHILD+SCARED
      CHILD+TAKING CLITIC+ANSWER CLITIC+Drug CLITIC+HEDGE CLITIC+Interview CLITIC+JUST CLITIC+KILL CLITIC+PRESENT CLITIC+QUESTIONING CLITIC+TAKEES
      CLITIC+TALKING COLOR COLOR+Sick COMEIN+CAR COMEIN+Moment CPS+GOT CPS+JUDGE CUFFS+Gear DETECTIVE+HEDGE DETECTIVE+JUST DETECTIVE+LURKING
      DETECTIVE+Moment DIE+End DOOR Drug+HOME Drug+Moment EVERYONE+AWAY EVERYONE+General EVERYONE+HEDGE EX+AWAY EX+RECENT End+BREAKIN End+DIE End+KIN
      End+Moment End+Official End+RANOFF End+REFL End+SCARED FIND FIND+WANT GIVEBACK+BODY GIVEBACK+QUERY GIVEBACK+Traffic GOODBYE+HEDGE GOT+ASK GOT+Gear
      GOT+IROOM GOT+JAILED GOT+Sick GRABBED+ASK GRABBED+ASKING GRABBED+CHILD GRABBED+HASES GRABBED+POLICE GRABBED+SAY GRABBED+Young Gear+ARRESTING
      Gear+CUFFS General+ARREST General+Young HASES+GRABBED HASES+NOOSE HASES+WEAPON HEDGE+FAINT HEDGE+HURTING HEDGE+Official HEDGE+PAPERS HEDGE+REFL
      HEDGE+TALKING HIDEOUT+ARREST HIDEOUT+GOT HIDEOUT+PAPERS HIGHPLACE+LEDGE HOME+BE HOME+Moment HOUSE+CAR HOUSE+PAPERS HOUSE+WARRANT HOUSE+Worker
      HOWTO+ANSWER HURT+LOTS HURTEN+LOTS HURTEN+Street HURTING HURTING+AWAY HURTING+BE HURTING+GOT HURTING+MODAL HURTING+NOW HURTING+SCARED HURTING+Young
      HURTS+Near Held+GOT Held+Room INTO+LEDGE INTO+LURKING INTO+PASTVERB INTO+Room INTO+WILL Interview+Moment Interview+PHONE Interview+PRESENT
      Interview+QUESTIONED JUST JUST+CHILD JUST+LOC JUST+Moment JUST+RECENT JUST+Young KILL+IF KILL+MODAL KILL+Violent KIN+BE KIN+OVERDOSED KIN+TOOK
      KIN+TOOKAR KNOCKING KNOCKING+SAY KNOCKING+Violent LEDGE+HIGHPLACE LEFTNOTE+RECENT LIVE+BE LOC+BEHIND LOC+GRABBED LOC+HANDS LOC+HIDEOUT LOC+HOME
      LOC+LEDGE LOC+ROADSIDE LOC+STATEMENT LOC+Street LOTS+Drug LOTS+NOOSE LOTS+TONIGHT LURKING LURKING+LEDGE LURKING+RECENT LURKING+WILL MODAL+EVERYONE
      MODAL+HIGHPLACE Moment+CHILD Moment+DOOR Moment+End Moment+IF Moment+INTO Moment+KIN Moment+RECENT Moment+TONIGHT Moment+Young NOW NOW+MODAL
      Near+HURTS Near+LEDGE OUTES+CLITIC Official+HEDGE Official+KNOCKING Official+LOC Official+OUTES Official+SAY Official+SEARCH PAPERS+POLICE
      PASSEDOUT+AWAY PAST+JUST PASTVERB+GIVEBACK PASTVERB+HOUSE PASTVERB+KILL PASTVERB+TAKING PILLS+LOTS PILLS+WAKE POLICE+ANSWER POLICE+Gear POLICE+PRESENT
      POLICE+Street PRESENT+ARRESTED PRESENT+CAR PRESENT+DOOR PRESENT+GETOUT PRESENT+GRABBED PRESENT+HURT PRESENT+KIN PRESENT+Near PRESENT+REFL
      PRESENT+Traffic PULLED+ASKING PULLED+MODAL PULLED+Moment PULLED+QUERY PULLEDAR+HEDGE PULLINGAR+CLITIC Paperwork+JUST Plea+General QUERY+LIVE
      QUERY+PASTVERB QUESTIONED+Interview QUESTIONING+Interview QUESTIONING+Young RAID+HOUSE RANOFF+Traffic RECENT+CHILD RECENT+Drug RECENT+LEFTNOTE
      RECENT+LOTS RECENT+Room RECENT+SOMEONE RECENT+WEAPON RECENT+Weapon ROADSIDE+PRESENT ROUGH+CLITIC Room Room+BE Room+General Room+IF Room+LURKING SAY+BE
      SAY+GOT SAY+Interview SAY+REFL SEIZED+KIN SOMEONE+LURKING SOMEONE+WANT SOMEONE+WILL STATEMENT+WILL SUICIDE Sick Sick+COLOR Sick+Drug Street+POLICE
      TAKING+AWAY TAKING+JAILED TAKING+KIN TAKING+PASTVERB TAKING+TAKINGAR TAKINGAR+TAKING TAKINGAR+TOOK TALKING+CLITIC TALKING+MODAL THING+Room TOOK+BE
      TOOK+TAKINGAR TOOK+WILL Traffic+ASKING Traffic+STATEMENT Traffic+WILL Violent+End Violent+KNOCKING Violent+Weapon WANT+ANSWER WANT+Held WANT+RANOFF
      WANT+STATEMENT WANT+WAKE WAVING+WEAPON WAVING+Weapon WEAPON+OUTES WEAPON+Traffic WEAPON+WANT WILL+CAR WILL+HURT WILL+INTO Weapon+WANT Worker+BE
      Young+General Young+PASTVERB Young+SAY ^KIN ^LIVE ^MISSING ^Official ^_going ^_زوجي afuera_$ against_my alcohol_$ all_of am_done am_hiding and_he
      and_took and_will anywh- beat- behi- behin- bloc- both- bothe- boyfriend_$ boyfriend_is bunc- bunch_of call_lawyer can_be careg- carro_$ decid- do_it
      do_not empt- esta_afuera find_my for_warrant get_him get_in get_into gett- getti- give_up go_away got_into head_$ house_with i_supposed i_will in_our
      into_my is_driving is_getting is_over is_what it_on jumpi- lawyer_to make_it me_paro me_tienen me_when mi_$ michigan_state mom_$ money_if my_mother
      not_responding of_lawyer on_form pasti- pega- pills_$ pleas- police_at police_got police_interview preguntas_$ putt- putti- que_es rath- rathe- read-
      readi- runn- runni- she_has showed_up something_and stab- still_in stra- stran- take_me talki- them_$ this_$ through_my tienen_en to_take toni- tonig-
      trouble_for tryi- tryin- trying_to uncle_has understand_what weed_on with_felon البي-`,
    '0.2': `=94 =afuera =being =blue =confession =drank =four =life =now =officers =opening =our =paro =party =return =sat =thursday @110 @now-CPS ARREST+MODAL
      ARREST+Moment ARRESTED+JUDGE ARRESTED+PRESENT ASK+HOWTO ASK+SAY ASKING+GOT ASKING+INTO ASKING+RANOFF ASKING+Traffic AWAY+GOT AWAY+SAY BE+AWAY BE+FAINT
      BE+GETOUT BE+LEDGE BE+POINT BE+Room BE+Traffic BEHIND+Near BODY+NOW BREAKIN+HOME BREAKIN+HOUSE CAR+HOWTO CAR+RECENT CHARGED+TOOK CHILD+SAY
      CLITIC+ARRESTING CLITIC+BE CLITIC+Gear CLITIC+Traffic COMEIN+BE COURTS+ANYMORE Drug+HEDGE EX+GRABBED End+HURT End+KILL End+LOTS FALLEN GIVEBACK+JUDGE
      GIVEBACK+PAPERS GONEOFF+RECENT GOT+CHILD GOT+NOOSE GOT+SEARCH GOT+Violent GOT+WEAPON GOT+Young GRABBED+GONEOFF GRABBED+KIN GRABBED+PRESENT
      GRABBED+WILL Gear+LOC General+REFL HANDS+LOC HANDS+PASSEDOUT HEDGE+GIVEBACK HIDEOUT+WARRANT HIDEOUT+WILL HOME+GOT HOME+LURKING HOME+PILLS HOUSE+IF
      HOUSE+PASTVERB HOUSE+SEARCH HOUSE+WEAPON HURT+General HURTING+KILLING HURTS Held+HEDGE Held+Traffic INTO+ANSWER INTO+ASK INTO+SEARCH INTO+STATEMENT
      IROOM+GOT IWANT IWANT+WANT Interview+JUST Interview+SAY JAILED+End JAILED+TOOK JUDGE+DOOR JUDGE+IF JUDGE+NUMBER JUST+PAST KILL+KILLED KILL+SEVERE
      KILLING+HURTING KIN+End KIN+FAINT KIN+GRABBED KIN+JUST KIN+LURKING KIN+Moment KIN+PILLS KIN+Street KIN+WEAPON KNOCKING+SCARED LEDGE+INTO LEDGE+LOC
      LEDGE+LOTS LIVE+ANYMORE LIVE+QUERY LOC+GONEOFF LOC+NOOSE LOC+PASTVERB LOC+POLICE LOC+Plea LOC+Room LOC+WEAPON LOTS+PAST LOTS+SOBRIETY LURKING+RANOFF
      MODAL+ASK MODAL+GONEOFF MODAL+GRABBED MODAL+KNOCKING MODAL+LIVE MODAL+MISSING MODAL+OVERDOSE MODAL+PILLS MODAL+RAID MODAL+ROADSIDE MODAL+ROUGH
      MODAL+Street Moment+AWAY Moment+General Moment+HOME Near+BEHIND Official+BE PAPERS+BODY PAPERS+Moment PASSEDOUT+HANDS PASTVERB+ARREST PASTVERB+ASK
      PASTVERB+JUDGE PILLS+PAST POLICE+AWAY POLICE+BE POLICE+GOT POLICE+HEDGE POLICE+HOME POLICE+PULLED POLICE+SAY POLICE+SOMEONE POLICE+Traffic
      PRESENT+CHILD PRESENT+FAINT PRESENT+FIND PRESENT+Gear PRESENT+Interview PRESENT+MISSING PRESENT+OVERDOSING PRESENT+QUERY PRESENT+QUESTIONING
      PRESENT+RECENT PRESENT+ROUGH PRESENT+STATION PRESENT+TAKEES PRESENT+WEAPON PRESENT+Weapon Paperwork+Moment Paperwork+REFL Paperwork+SOMEONE Plea+HEDGE
      QUERY+POINT RAID+LOC RANOFF+CAR RANOFF+Drug RANOFF+Held RANOFF+INTO RANOFF+KIN RANOFF+NOOSE RANOFF+WANT RECENT+PHONE RECENT+PILLS RECENT+TOOK
      RECENT+Young REFL+MODAL ROADSIDE ROADSIDE+Street ROUGH+KIN Room+AWAY Room+INTO Room+MODAL SAY+JUDGE SAY+WILL SCARED+IF SEARCH+BE SEARCH+ROADSIDE
      SOMEONE+BE SOMEONE+GOT SOMEONE+HURT SOMEONE+NOOSE SOMEONE+PRESENT SOMEONE+TAKING STATED STATION+Interview TAKING+TOOK TAKINGAR TALKING+PASTVERB
      TALKING+QUERY TALKING+WILL THING+POINT THING+SCARED TOOK+HEDGE TOOK+RECENT TOOK+TAKING TOOKES+CHILD TOOKES+Young Traffic+Calendar Traffic+HEDGE
      Traffic+PRESENT Traffic+SAY Violent+KIN WANT+ARREST WANT+CAR WANT+IWANT WARRANT+ACTOR WARRANT+PRESENT WEAPON+BODY WEAPON+CLITIC WEAPON+HEDGE WILL+LIVE
      WILL+Violent Weapon+BODY Worker+HEDGE Worker+JUDGE ^GRABBED ^POLICE ^TOOKAR ^_امي afue- afuer- allowed_to and_arrested and_officer and_said and_she
      and_want bein- bond_money boyfriend_has by_police call_911 called_and can_not charge_for charge_me check- come_out consent_to dad_is daughter_has
      down_$ dran- him_$ him_back him_to i_already i_hear in_for in_his is_drunk it_is kids_from know_where long me_anything my_bond my_work need_lawyer
      no_$ not_find of_it on_94 openi- searching_my sent_me she_is son_and tell_my there_is they_took thur- thurs- to_see vali- what_am you_charge محامي_$`,
    '0.1': `=fast =goes =heart =herself =myself =point =since =they @111 ARREST+HEDGE ARRESTED+KIN ARRESTED+SCARED ASKING+Moment ASKING+PAST AWAY+CUFFS BE+End
      BE+LOC BE+WILL BREAKIN+PRESENT CLITIC+AWAY CLITIC+GIVEBACK CLITIC+Moment CLITIC+PILLS CLITIC+SCARED DETECTIVE+PASTVERB Drug+GRABBED Drug+LOTS
      Drug+Near End+GOT End+Near GONEOFF+MODAL GOT+STATEMENT GOT+Weapon GRABBED+WANT General+Plea HEDGE+Violent HEDGE+WEAPON HOUSE+LURKING HOWTO+ASK
      HOWTO+GOT HOWTO+PILLS HOWTO+RANOFF HURT+HIDEOUT HURTEN+KIN HURTING+HOUSE HURTING+Violent Held+DOOR IF+REFL INTO+CUFFS Interview+WANT JAILED+IF
      JUDGE+CAR KIN+Traffic KIN+Weapon LEDGE+Room LIVE+JUDGE LOC+BODY LOC+CUFFS LOC+GOT LOC+PASSEDOUT LOC+STATION LOC+Traffic LOTS+KIN LOTS+LURKING
      LOTS+Near MISSING+PRESENT MODAL+Calendar MODAL+DOGS MODAL+HIDEOUT MODAL+PASSEDOUT MODAL+REFL Moment+LOC NOW+BE NUMBER+HEDGE Near+SAY Official+AWAY
      Official+MODAL Official+QUERY POLICE+KIN POLICE+LOC PRESENT+Calendar PRESENT+DIE PRESENT+GONEOFF PRESENT+HIDEOUT PRESENT+NOOSE PULLED+WANT
      Paperwork+RANOFF Plea+WILL QUESTIONS RANOFF+JAILED RANOFF+WEAPON RANOFF+Weapon RECENT+SOBRIETY REFL+THING Room+LEDGE SAY+ACTOR SAY+KILL SAY+THING
      SEARCH+HEDGE SOMEONE+INTO SOMEONE+LEDGE STATEMENT+BE STATEMENT+QUERY Sick+INTO Street+PASTVERB THING+FALLEN TOOK+HURT TOOKAR+Young Violent+BE
      Violent+HURTING WANT+Interview WARRANT+BE WARRANT+COURTS WARRANT+THING WHATIF+COURTS WHATIF+JUDGE WHATIF+Paperwork Weapon+BE Worker+LOC and_is
      before_my but_my cops_are for_driving get_arrested gun_to has_been here_$ hers- herse- him_and home_$ husband_is i_pick if_i in_and in_car
      in_handcuffs in_to is_$ lawyer_and long_do much_do my_family myse- mysel- overdose_$ push- que_me say_$ sinc- state_police them_in they_charge to_do
      too_$ up_to who_do yard_$`,
    '-0.1': `=appointment =fbi =guilty =handcuffed =idea =neighbor =offender =parents =tased =texting =things =three =told =want =ابن =بدون =صار @plain
      ACTOR+POLICE ANSWER+CLITIC ANSWER+Calendar ARREST+GIVEBACK ARREST+QUERY ARRESTED+ACTOR ASK+CLITIC BE+QUERY CHARGED+KILLING CLITIC+TAKING Calendar+PAST
      DETECTIVE+Official Drug+JUDGE GIVEBACK+ARREST GIVEBACK+WEAPON GRABBED+BODY Gear+AWAY General+Near HEDGE+HURTS HEDGE+KNOCKING HEDGE+Street
      HOME+Calendar INTO+Worker JAILED+POLICE KIN+BREAKIN LEDGE+MODAL MODAL+PULLED Moment+FIND NOW+JUDGE NOW+THING Official+DETECTIVE Official+GONEOFF
      PASTVERB+KIN PASTVERB+Official POINT+CLITIC POLICE+STATEMENT Plea+LOC QUERY+MISSING TALKING+WANT WANT+ASK WANT+BODY WANT+HOUSE WANT+LEGAL WILL+PAST
      Worker+ASKING Young+ASKING ^IWANT ^JUST ^_arrested ^_explain ^_se again_$ am_not and_court be_charged being_detained car_in chil- clair_county compl-
      court_dates cowo- cowor- defender_$ deten- got_stopped guil- guilt- hand- he_will hit_me i_could i_just i_keep i_refuse in_st list_$ lost_my
      my_bedroom my_neighbor now_what of_road one_of orde- order_$ pick_up search_warrant son_has stal- talk_$ tell_cops tell_them texti- thing- to_jail
      to_me want_me we_are`,
    '-0.2': `14_days =2nd =affect =after =again =al =alcohol =alone =apartment =appear =application =automatically =blood =both =box =call =calling =carcel
      =careless =causing =citizenship =college =coming =concealed =conduct =contest =defender =defense =deferred =degree =deliver =delivery =digo =divorce
      =driver =drop =entrapment =expunge =expungement =failure =felonies =felonious =first =forgot =fraud =friday =friends =hacer =hago =hours =infraction
      =investigation =keeps =look =lost =manana =mandatory =mine =moms =notice =ok =once =only =parenting =penalty =phone =pick =por =program =pueden
      =punishment =que =reduced =retail =review =rights =ring =second =serious =served =six =still =store =sunday =suspended =taken =talk =testify =those
      =thousand =thrown =together =turpitude =underage =unpaid =used =using =violence =weapon =week =what =when =why ANSWER+LEGAL ANSWER+POLICE
      ANSWER+TALKING ANSWER+WILL ANSWER+Young ARREST+ARRESTED ARREST+AWAY ARRESTED+ANSWER ARRESTED+HOME ASK+IF ASK+NOW ASK+Plea ASK+RANOFF ASKING+GIVEBACK
      AWAY+ASK AWAY+Official BODY+Calendar BREAKIN+CLITIC CHARGED+ASK CHARGED+GOT CHARGED+HURT CHARGED+LATER CHARGED+SAY CHARGED+WANT CHILD+ASKING
      CHILD+HURT CHILD+Near CHILD+PILLS CHILD+POLICE CLITIC+KIN CLITIC+MODAL CLITIC+PASTVERB CLITIC+WAVING COMEIN+TOOK Calendar Calendar+NOOSE DETECTIVE
      DETECTIVE+BODY DOOR+LOC DOOR+RECENT EX+WANT EX+Young End+FIND End+TALKING FAINT+WANT GIVEBACK+Interview GONEOFF+CLITIC GRABBED+CAR GRABBED+IF
      GRABBED+KILL GRABBED+PAST GRABBED+Room GRABBED+Weapon Gear+PRESENT General+CLITIC General+GRABBED General+KNOCKING HEDGE+HURT HEDGE+HURTEN HEDGE+LEGAL
      HIDEOUT+TALKING HIDEOUT+THING HOME+CLITIC HOME+PAST HOME+RECENT HOME+WARRANT HOUSE+Calendar HOUSE+PAST HOUSE+PRESENT HOUSE+SAY HOUSE+Traffic
      HURT+SOMEONE HURTEN+Calendar HURTEN+PAST HURTING+ASKING HURTING+General Held+AWAY Held+INTO Held+MODAL IDIOM+KILL IDIOM+LOC IDIOM+Violent IF+ASK
      IF+CAR IF+INTO IF+PAST IF+TOOK INTO+HURT INTO+NUMBER INTO+TALKING Interview+LATER JUST+General JUST+SCARED KILL+IDIOM KIN+ASK KIN+POLICE KIN+PULLED
      LATER LEGAL+Interview LEGAL+PILLS LOC+LATER LOC+TAKING LOC+TALKING LOTS+ARRESTED LOTS+Violent MISSING+TOOK MODAL+Official MODAL+Worker NOOSE+LOTS
      NOOSE+Moment NOW+CLITIC Near+BODY Near+Calendar Near+LATER ONLINE ONLINE+BE ONLINE+PRESENT Official+CAR PAPERS+LOC PASSEDOUT+RECENT PAST+Calendar
      PAST+General PAST+HEDGE PASTVERB+HURTS PASTVERB+Near PASTVERB+TALKING PASTVERB+WILL PHONE+PRESENT POLICE+CAR POLICE+GONEOFF POLICE+LEFTNOTE
      POLICE+SEARCH PULLED+AWAY PULLED+ROUGH Plea+CLITIC QUERY+ASKING QUERY+CLITIC QUERY+GOT QUERY+GRABBED QUERY+HOUSE QUERY+Interview QUERY+LURKING
      QUESTIONING+HOUSE RANOFF+Plea RANOFF+WAVING RECENT+PASSEDOUT ROADSIDE+GONEOFF ROADSIDE+Official Room+GOT SAY+CHARGED SAY+HURT SAY+POLICE SAY+STATEMENT
      SAY+TOOK SCARED+CLITIC SCARED+End SCARED+PASTVERB SEIZED+AWAY SEVERE+CHARGED SEVERE+Calendar SEVERE+INTO SEVERE+Paperwork STATEMENT+ASK Street+HURT
      TAKING+CHARGED TAKING+Interview TAKING+Street TALKING+AWAY TALKING+HURT TALKING+SAY TOOK+COMEIN TOOK+IF TOOK+MISSING Traffic+HIDEOUT Violent+INTO
      WAKE+HEDGE WAKE+MODAL WANT+CHARGED WANT+TOOK WILL+CHARGED WILL+LEGAL WILL+LURKING Young+HURT Young+Near Young+PILLS ^DETECTIVE ^End ^RANOFF ^SEVERE
      ^_baby ^_charged ^_deputies ^_dui ^_expunge ^_expungement ^_felony ^_foster ^_got ^_his ^_parole ^_points ^_retail ^_teen ^_ticket ^_which ^_will
      ^_المحقق ^_هل accident_$ affe- affec- afte- after_arrest after_owi afuera_de alco- alcoh- amen- and_لا answer_$ apar- apart- appl- application_$ appo-
      appoi- arrest_me at_border attorney_for automatically_$ away_$ bloo- brok- brother_$ can_cop can_cops carc- carce- card_$ carel- case- causi- ccw_$
      ches- citizenship_$ civil_infraction comin- comp- condu- conse- contact_order cops_$ cops_on defen- defin- degr- degre- delivery_of deportation_$
      deta- detai- detective_$ domestic_violence drug_possession ente- expu- expun- failu- failure_to felonious_assault firs- first_dui first_time
      for_assault for_immigration for_interpreter for_not for_owi forgo- frau- front_of got_ticket grou- guilty_$ handc- hold- hour- i_drive i_want immi-
      immig- in_front in_kitchen in_possession incl- inclu- infraction_$ injury_$ inte- inter- is_taking it_be it_i job_and keep- knoc- less_than limit-
      loca- manan- mand- me_up me_what meaning_$ money_$ my_coworker my_cpl my_daughter my_name my_owi neig- neigh- never_read no_contest no_proof not_go
      noti- notic- offense_$ passed_out pay_for pena- penal- penalty_$ phon- phone_$ phone_call phone_is please_$ points_for police_report pres- prim-
      prior_$ priv- public_defender punch- puni- punis- ques- quest- question_$ reckless_driving resid- respo- retail_fraud revoked_$ right- rights_after
      robbery_$ room_$ says_i seco- secon- see_my serv- serve- she_says side_of smel- smell- spee- speed- st_clair start- stil- stop_$ story_$ take_it
      testify_$ testify_against that_$ they_give they_let they_pulled they_stopped they_told thos- thrown_out ticket_and ticket_for to_appear to_deliver
      to_fight to_file to_talk to_testify to_work toge- toget- too_late turp- turpi- unpa- unpai- up_and usin- viole- walmart_$ want_to we_got weap- weapo-
      weed_and what_does what_time what_to when_do will_my with_ppo witn- witne- witness_$ you_are you_handle you_need المحق- بالسجن_$`,
    '-0.3': `* 1000_$ 30_days 7411_for 7_years =1st =2015 =21 =3rd =abuse =account =accused =act =adjudication =admit =ahora =always =ano =anything =appeal
      =arrainment =arrest =as =asault =ashamed =aside =assault =asylum =attempted =automatic =bac =born =boys =breath =breathalyzer =business =but =can
      =canadian =card =carrying =cases =caught =center =chance =chances =change =changed =charged =child =claim =clair =cocaine =committed =community
      =conference =consequences =contact =controlled =could =country =coworker =credit =crime =crimes =criminal =dangerous =deadline =decides =deferral
      =definition =delete =demanda =denied =deportation =deported =designated =detained =different =disorderly =does =dollars =domestic =drive =drivers
      =drunk =dv =edibles =embezzlement =even =everything =evidence =expired =explain =explained =felon =fight =filed =fines =firearm =firearms =fleeing
      =footage =for =force =forfeiture =form =fourth =future =good =government =grand =grandma =grandson =gratis =had =hard =hearing =heroin =hire =history
      =informacion =information =injury =innocent =instead =intent =interlock =juvenile =keep =larceny =leaving =less =lifetime =lifted =make =marijuana
      =meaning =means =medical =meeting =meth =michigan =military =minor =money =month =months =moral =moving =multiple =mushrooms =number =nursing =office
      =opinion =orden =paid =papeles =paperwork =parked =passed =passenger =payments =pays =pcc =pending =permiso =permission =pickup =pictures =plant
      =points =possession =prescribed =price =prior =priors =promise =prove =public =pushed =question =rapids =rates =reckless =reduce =register =released
      =repeat =report =represent =request =resisting =restitution =restoration =results =revocation =revoked =schedule =secretary =security =shift =shooting
      =shoplifting =simple =single =sit =slate =slip =smelled =someone =sons =southfield =spanish =stand =statement =stepson =student =subpoena =success
      =super =suspension =target =technical =tengo =that =third =ticket =tickit =time =trainee =translate =treatment =trespassing =try =turn =use =value
      =van =victim =video =violating =walmart =wanted =was =were =while =work =worth =you =youthful =افتح =البوليس =المحقق =سيارتي =هل =وين @010 @asked-part
      @may ACTOR+Interview ACTOR+PILLS ANSWER+CHILD ANSWER+GOT ANSWER+HOUSE ANSWER+Near ANSWER+Official ANSWER+Paperwork ANSWER+RANOFF ARREST+CAR
      ARREST+INTO ARREST+Interview ARRESTED+ARREST ARRESTED+BE ARRESTED+CHILD ARRESTED+NUMBER ARRESTED+Near ASK+General ASK+TAKING ASK+THING ASKING+COURTS
      ASKING+HURTS ASKING+LEGAL ASKING+ONLINE ASKING+POLICE AWAY+ARRESTED AWAY+Calendar AWAY+PAST BE+ASK BE+LATER BE+LIVE BODY+HOME BODY+RANOFF
      BREAKIN+COMEIN BREAKIN+DOOR BREAKIN+Official BREATHE+SOBRIETY BREATHE+THING CAR+CHARGED CAR+Paperwork CAR+THING CAR+WARRANT CHARGED CHARGED+ASKING
      CHARGED+HOUSE CHARGED+KILL CHARGED+LOTS CHARGED+WILL CHILD+PAPERS CHILD+Plea CLITIC+FIND CLITIC+LATER CLITIC+PODER CLITIC+POINT CLITIC+SOMEONE
      COMEIN+BREAKIN COURTS+CAR COURTS+DOOR COURTS+PAST CPS+ARREST CPS+WANT CPS+Worker Calendar+CLITIC Calendar+QUERY Calendar+WEAPON Calendar+Weapon
      DETECTIVE+CHILD DETECTIVE+JUDGE DETECTIVE+THING DOGS+HIDEOUT DOOR+LURKING Drug+ARRESTED Drug+Interview Drug+RANOFF Drug+WILL EVERYONE+INTO EX+CHILD
      EX+Violent EX+WILL End+HIGHPLACE End+HURTEN End+TAKING FAINT+WILL FIND+QUERY GIVEBACK+CLITIC GIVEBACK+PILLS GONEOFF+JUDGE GONEOFF+NOOSE GONEOFF+WEAPON
      GONEOFF+Weapon GOT+CHARGED GOT+IF GOT+LATER GOT+Official GRABBED+HURTING GRABBED+LEGAL GRABBED+NUMBER GRABBED+Street General+ARRESTING
      General+Calendar General+HOUSE General+HURTS General+KIN General+LATER General+Moment General+POLICE General+PULLED HEDGE+ARRESTING HEDGE+PASTVERB
      HEDGE+TOOK HIDEOUT+BE HIDEOUT+CHARGED HIDEOUT+Held HIDEOUT+LOTS HIGHPLACE+End HOME+ARREST HOME+ASK HOME+QUERY HOUSE+ASK HOUSE+KIN HURT+Calendar
      HURT+GOT HURT+IDIOM HURT+KIN HURT+LEGAL HURTEN+General HURTEN+PRESENT HURTING+CHARGED IDIOM+HURT IF+ARRESTED IF+ASKING IF+Interview IF+JUST IF+Near
      IF+PULLED IF+PULLEDAR IF+SAY INTO+Official Interview+ARRESTED JUDGE+PILLS JUDGE+WAVING JUST+ANSWER JUST+JUDGE JUST+NOW KILLED+AWAY KILLED+PAST
      KIN+ASKING KIN+CAMEIN KIN+GIVEBACK KIN+SOMEONE LATER+AWAY LATER+Calendar LATER+INTO LATER+LOC LATER+Near LEDGE+End LEFTNOTE LEFTNOTE+WANT LEGAL
      LEGAL+KIN LEGAL+POINT LEGAL+TAKING LEGAL+TOOK LOC+HURTS LOC+Held LOC+NUMBER LOC+Violent LOTS+EVERYONE LOTS+IF LOTS+Interview LURKING+Calendar
      LURKING+HEDGE MISSING+INTO MISSING+PAPERS MISSING+Traffic MODAL+GETOUT MODAL+LATER MODAL+POLICE MODAL+TAKEES Moment+ANSWER Moment+WILL NOOSE+Calendar
      NOOSE+LEGAL NOW+COURTS NOW+QUERY NUMBER Near+PAST OUTES+BE OUTES+WILL Official+ARRESTED Official+COURTS Official+NOOSE Official+PASTVERB
      Official+WEAPON PAPERS+General PAPERS+Interview PAST+ASKING PAST+BE PAST+POLICE PASTVERB+GRABBED PASTVERB+HIDEOUT PASTVERB+LOC PASTVERB+PILLS
      PASTVERB+POLICE PASTVERB+Weapon PILLS+BE PILLS+SCARED PILLS+WEAPON PILLS+Weapon PODER+CLITIC PODER+POLICE POINT+LEGAL POINT+QUERY POLICE+ARREST
      POLICE+BREAKIN POLICE+COMEIN POLICE+JUDGE POLICE+NOOSE POLICE+RAID POLICE+RECENT POLICE+Weapon PRESENT+IWANT PRESENT+LATER PRESENT+NOW PRESENT+WAVING
      PULLEDAR+POLICE Paperwork+ARRESTED Paperwork+DOOR Paperwork+HURTING Paperwork+PILLS Plea+GRABBED Plea+INTO QUERY QUERY+ARREST QUERY+Calendar
      QUERY+GIVEBACK QUERY+General QUERY+HABIT QUERY+HASES QUERY+LEGAL QUERY+Official QUERY+RANOFF QUERY+RECENT QUERY+TAKEES QUERY+TALKING QUESTIONED+CLITIC
      RANOFF+ANSWER RANOFF+ARREST RANOFF+CHARGED RANOFF+COURTS RANOFF+GETOUT RANOFF+HURTS RANOFF+LEGAL RECENT+ARRESTED RECENT+COURTS RECENT+DOOR RECENT+IF
      RECENT+PASTVERB RECENT+STATEMENT REFL+AWAY REFL+INTO REFL+LOC Room+Young SAY+SOMEONE SCARED+RANOFF SCARED+WILL SEARCH+General SEIZED+INTO
      SEVERE+COURTS SEVERE+MODAL SEVERE+PAST SEVERE+Young SOBRIETY+BREATHE SOBRIETY+INTO SOBRIETY+MODAL SOMEONE+End SOMEONE+GIVEBACK SOMEONE+Interview
      SOMEONE+Official SOMEONE+POLICE STATEMENT+ARREST STATEMENT+ASKING STATEMENT+Calendar STATEMENT+LATER STATEMENT+PAPERS STATEMENT+Young Street+AWAY
      Street+INTO TAKING+CAR TAKING+WEAPON TALKING+BE TALKING+LOC TALKING+Violent THING+CLITIC THING+TALKING THING+WAVING TOOK+BODY TOOK+LOC TOOKAR+CHILD
      TOOKES+CLITIC Traffic+LOC Traffic+Violent Violent+Calendar Violent+IDIOM Violent+Traffic Violent+WILL WAKE+TOOK WANT+FIND WANT+HURTEN WANT+LURKING
      WANT+Official WANT+POINT WANT+Plea WANT+RECENT WANT+WARRANT WANT+Young WAVING WAVING+ASKING WAVING+HEDGE WEAPON+Calendar WEAPON+LEGAL WILL+BODY
      WILL+EVERYONE WILL+FIND WILL+POLICE WILL+TAKING WILL+THING WILL+TOOK Weapon+Calendar Weapon+LEGAL Weapon+PASTVERB Weapon+QUERY Worker+ARREST Young+IF
      Young+PAPERS Young+Plea Young+Violent ^CAR ^CHARGED ^COMEIN ^DOGS ^General ^HOME ^HOUSE ^LEGAL ^MODAL ^PODER ^Paperwork ^RECENT ^Street ^WARRANT
      ^WAVING ^_20 ^_accident ^_assault ^_at ^_bale ^_broke ^_can ^_check ^_contempt ^_cost ^_delivery ^_do ^_domestic ^_false ^_felon ^_fine ^_first
      ^_forgot ^_habitual ^_i ^_juvenile ^_marijuana ^_max ^_medical ^_money ^_multiple ^_my ^_never ^_non ^_nothing ^_one ^_phone ^_possession ^_prior
      ^_prove ^_puede ^_quiero ^_reckless ^_refused ^_repeat ^_resisting ^_second ^_selling ^_set ^_stalking ^_stopped ^_student ^_suspended ^_third ^_time
      ^_traffic ^_underage ^_used ^_warrant ^_was ^_what ^_where ^_work ^_كيف accused_of adju- adjud- admi- after_domestic after_i aggr- airport_$ alon-
      alwa- alway- am_charged am_i am_victim and_immigration and_never ano_pasado another_$ answer_my any_of anyt- anyth- appe- appea- appli- are_coming
      are_there arested_for arra- arrai- arraignment_$ as_adult asau- asaul- asha- asham- asid- aside_$ assa- assau- asyl- asylu- at_$ at_bar auto- autom-
      bail- batte- be_used because_conference beco- becom- beli- belie- bike_$ blood_test border_$ breath_test breathalyzer_$ bridge_$ brother_was busi-
      busin- but_he but_i call- calling_me can_it can_she can_they can_you canada_with carry- case_number caug- caugh- caught_stealing caught_with caus-
      causing_death cente- chances_of chat- citizen_$ clai- clean_slate cobr- coca- cocai- come_back commu- community_service compa- cons- consequences_$
      consu- conta- conte- conviction_$ cost- coul- coun- county_jail court_is cousin_$ cousin_is cred- credi- crim- crime- crime_$ crimi- criminal_lawyer
      daca_and dangerous_weapon daughter_is decl- defe- defense_$ defer- deferral_$ defi- definition_$ delete_my deli- deliv- dema- denie- derechos_$ desi-
      desig- dete- detr- dism- dismi- diso- disor- disorderly_$ do_after do_you does_dui does_that does_this dollars_$ dome- domes- domestic_$ driv- drive-
      driver_responsibility driving_and drog- drug_$ drugs_in drun- drunk_driving dui_michigan duty_$ dv_$ edib- edibl- elig- eligi- en_espanol engl- entr-
      ever_get evid- evide- evidence_$ exam_$ expi- expir- expla- expunge_$ expungement_$ fals- felo- felon- file- find_out fine- firea- firearm_$ flee-
      fleei- foota- for_drunk for_his for_nothing for_this forc- found_out four- fourt- fraud_$ frid- frida- friday_$ from_another gene- get_$ give_my
      got_caught got_ppo grand- grand_rapids grat- grati- green_card guns_$ guns_for hace- had_one handl- hands_are happens_at hear- heari- hearing_$
      heroin_$ hist- histo- how_to hunt- huron_$ husband_$ i_ask i_ever i_hire i_lose i_pay i_send i_show i_write ice_hold ichat_$ iden- ident- igno- ignor-
      immigrant_$ immigration_$ immo- immob- impro- in_fight in_trouble incom- infr- infra- inno- innoc- inst- insta- inste- intent_to inva- investigation_$
      is_going is_he is_there it_was jury_duty just_got juvenile_$ kid_$ know_i know_if know_why larc- larce- larceny_$ leavi- left_$ lifet- lift- lifte-
      llama- lock_me manda- mari- marij- max_for me_about me_arrestaron me_for me_into me_pueden mean- mean_$ meani- medi- mens- mess_up meth- metha- mich-
      michi- michigan_$ mili- milit- minor_$ mip_and mone- money_back money_for mont- month- mora- mother_$ motion_to move_$ movi- movin- multi- mush-
      mushr- my_7411 my_apartment my_card my_cdl my_dui my_ex my_expungement my_interlock my_old my_request my_sons my_tether night_and nine- ninet-
      not_citizen not_guilty not_read not_to not_want not_you now_that numb- numbe- nurs- nursi- obje- objec- of_domestic of_this offe- on_lawn on_saturday
      opin- opini- out_for out_on outside_bar owvi_$ pack- pape- papel- paper- papers_$ pare- paren- parke- paro- parol- payi- pend- pendi- people_$ perc-
      perm- perma- permi- photo- picku- pict- pictu- place- po_$ point- points_$ police_keep police_search poss- posse- possession_$ possession_charge
      possession_of ppo_and prin- prio- prior- prog- progr- prom- promi- property_$ prov- publ- publi- puede- punc- pushe- questions_$ rapid- rate- rate_$
      read_my reck- reckl- reckless_$ redu- reduc- reduced_$ regi- regis- rein- reins- rele- relea- repe- repea- reque- request_$ resta- restr- resu- resul-
      reta- retai- retu- retur- revi- revie- revo- revok- rules_$ said_my said_yes saturday_$ say_if scre- screw- second_time secr- secre- secretary_of
      secur- see_me seri- serio- set_aside set_up shif- shoot- shoplifting_$ show_because si_la sign- simp- simpl- sing- singl- site_$ slat- slate_$ someo-
      someone_$ someone_else someone_got sons_case spani- spanish_$ stalk- state- state_$ statement_$ steps- stopped_me stri- subp- subpo- summe- suspe-
      suspended_$ suspended_and suspension_$ swea- take- taking_long targ- targe- tase- tech- techn- tele- teng- term- termi- test- texts_$ than- that_be
      there_$ they_charged they_lock thir- third_dui this_chat this_ticket thous- tick- ticke- ticket_$ ticki- to_ask to_call to_cops to_give to_him to_hire
      to_judge to_know to_murder together_$ took_my towe- under_21 under_advisement valu- vehi- vehic- viol- violation_what violence_$ waiv- walm- walma-
      wante- was_not was_questioned weed_at week_$ what_$ what_if what_is when_police whil- while_my who_decides who_i who_pays why_do wife_$ with_no
      with_owi wort- would_you wrong- y_me you_for you_get you_go you_have you_know you_speak you_take your_firm your_site youth- youthful_trainee البول-
      الماضي_$ المحامي_$ حقوقي_$ سيارت- عندي_محكمه عنف_منزلي`,
    '-0.4': `17_$ 20_and 21_$ 3_months 7411_$ =11 =2 =200 =30 =7411 =93 =able =accident =acusan =adult =advice =advisement =afford =age =any =armed =ask =assult
      =attorney =ayudar =bar =battery =becoming =bf =bien =bills =blew =bonds =brandishing =buscar =buy =calendar =canada =case =casino =ccw =celular =check
      =choked =citizen =classes =clear =cleared =clerk =closed =coach =consulate =contempt =costs =county =courtroom =cover =crash =csc =cuanto =curfew
      =daca =datamaster =defend =derechos =detective =detention =detroit =dieron =disability =discount =drove =drug =drugs =due =dui =during =duty =employer
      =erased =eso =esposa =exactly =exs =false =file =fill =flint =florida =following =forfeit =forget =forma =frank =free =google =grams =great =grow
      =guarantee =guns =habitual =hair =handle =harm =health =hold =hunter =hunting =huron =ichat =ignition =immigrant =impaired =injuries =inmate
      =interprete =interpreter =interrogation =invasion =investigating =jobs =kent =kind =knock =lab =language =lansing =laws =lie =limit =link =lisence
      =list =listen =lo =loan =manager =max =may =mental =messages =misdemeanors =motion =move =moved =name =naturalization =next =nose =ohio =other =ounces
      =owi =package =pagar =pardon =pay =percent =person =petition =pistol =plants =pled =pontiac =port =posting =ppo =pretrial =probable =proof =prosecutor
      =psi =quiero =racing =rate =receipt =registry =regular =reporter =response =responsibility =responsible =restraining =rid =robot =ruin =rules =salir
      =sample =sarnia =scram =screen =screwed =season =seized =selling =send =sending =sentenced =serve =service =set =show =si =side =silent =site =skip
      =skipped =small =smart =snitch =sos =speeding =spring =staff =status =steal =stealing =stepdad =stole =stuff =su =sue =summons =support =sure
      =surrender =system =takes =taxes =teacher =team =test =theft =threat =threatened =tickets =tires =tps =trafficking =trial =trouble =typed =undercover
      =undo =undocumented =union =ustedes =vino =visiting =voicemail =vote =wait =waited =wallet =washtenaw =website =weed =weeks =which =win =witnesses
      =works =youth =zero =التفتيش =الشهر =الطلب =القضيه =الكفاله =الماضي =المكتب =اول =بجرعه =بصير =جاءت =خمس =زوجتي =سجن =سكران =مكتب =مو =هسه @001 @done
      @past @past-part ANSWER+ARRESTED ANSWER+AWAY ANSWER+HEDGE ANSWER+HURT ANSWER+LOC ARREST+IF ARREST+Street ARRESTED+Interview ARRESTED+NOOSE
      ARRESTED+STATEMENT ARRESTED+Weapon ARRESTING+PAST ASK+Moment ASKING+CHARGED ASKING+KIN ASKING+Paperwork ASKING+Violent ASKING+Young AWAY+LOTS
      AWAY+QUERY BE+JAILED BE+PAPERS BODY+IF BODY+MODAL BODY+PAST BREAKIN+CAR BREAKIN+Calendar BREATHE+COURTS BREATHE+INTO BREATHE+Paperwork CAR+ARRESTED
      CAR+FIND CAR+HURT CAR+LEGAL CAR+PILLS CAR+RANOFF CAR+SOBRIETY CHARGED+End CHARGED+NOOSE CHARGED+STATEMENT CHARGED+WEAPON CHARGED+Weapon CHILD+ASK
      CHILD+BREAKIN CHILD+IF CHILD+LOTS CHILD+TALKING CHILD+Traffic CHILD+Violent CLITIC+Calendar CLITIC+LEGAL CLITIC+LURKING CLITIC+ONLINE CLITIC+RANOFF
      COLOR+THING COMEIN+HEDGE COURTS+ANSWER COURTS+CHILD COURTS+CLITIC COURTS+HEDGE COURTS+HURT COURTS+QUERY COURTS+RANOFF COURTS+Young CPS+COURTS
      CPS+Calendar CPS+HEDGE CPS+PAST Calendar+ASKING Calendar+KIN DETECTIVE+COMEIN DETECTIVE+HIDEOUT DETECTIVE+PAST DETECTIVE+TOOK Drug+ASKING Drug+CHARGED
      Drug+Calendar Drug+IF EVERYONE+KIN EVERYONE+LOTS EVERYONE+SAY EX+ASKING EX+Calendar EX+TOOK End+ANSWER End+ARREST End+LURKING End+Paperwork End+Street
      FIND+AWAY FIND+INTO FIND+LOC FIND+PILLS FIND+SCARED GETOUT+COURTS GIVEBACK+CAR GONEOFF+SCARED GOT+COMEIN GOT+COURTS GOT+GETOUT GOT+IDIOM GOT+KILLED
      GOT+NUMBER GOT+TALKING GRABBED+PASTVERB GRABBED+TAKING GRABBED+THING General+ARRESTED General+ASK General+CAR General+DETECTIVE General+Interview
      General+JUST General+Official General+QUERY General+QUESTIONING HABIT+CLITIC HEDGE+CHARGED HEDGE+HOUSE HIDEOUT+IF HIDEOUT+LEGAL HIDEOUT+SOBRIETY
      HOME+LEGAL HOME+THING HOUSE+LEGAL HOUSE+LOTS HOUSE+QUERY HOUSE+RECENT HOUSE+TAKING HOUSE+THING HOWTO+Moment HOWTO+POLICE HOWTO+Violent HOWTO+WANT
      HURT+ASK HURT+JUDGE HURT+PAST HURT+POLICE HURT+QUERY HURT+THING HURTEN+ACTOR HURTEN+ASK HURTEN+LEGAL HURTEN+Paperwork HURTEN+QUERY HURTING+COURTS
      HURTING+JAILED HURTING+THING HURTS+QUERY Held+Interview Held+POLICE IDIOM+GOT IDIOM+THING IF+ARRESTING IF+AWAY IF+BE IF+CLITIC IF+COMEIN IF+DETECTIVE
      IF+Drug IF+FIND IF+GOT IF+KNOCKING IF+PRESENT IF+SOMEONE INTO+Calendar INTO+FIND INTO+GONEOFF INTO+IF INTO+PAST IROOM+AWAY IROOM+INTO IROOM+LOC
      IROOM+PRESENT IWANT+POLICE IWANT+PRESENT Interview+BODY Interview+GRABBED Interview+General Interview+KIN Interview+LEFTNOTE Interview+PAST
      Interview+Paperwork Interview+QUERY Interview+ROADSIDE JAILED+CHILD JAILED+GOT JAILED+HEDGE JAILED+PAST JAILED+RANOFF JAILED+Young JUDGE+CLITIC
      JUDGE+GIVEBACK JUDGE+KIN JUDGE+PAST JUST+ACTOR JUST+CHARGED JUST+HOUSE JUST+Paperwork KILL+ARRESTED KILL+COURTS KILLED+INTO KILLED+LEGAL
      KILLED+SOMEONE KILLING+LOC KIN+Calendar KIN+SEARCH KNOCKING+HURT LATER+General LEGAL+ASK LEGAL+ASKING LEGAL+CHILD LEGAL+JUST LEGAL+LIVE LEGAL+Room
      LEGAL+WARRANT LETGO+GOT LIVE+RANOFF LOC+Calendar LOC+LEGAL LOC+ONLINE LOC+PAST LOTS+DOOR LOTS+PAPERS LOTS+SCARED LOTS+WILL LURKING+PAST
      MISSING+General MISSING+QUERY MODAL+EX MODAL+PODER Moment+CHARGED Moment+GOT Moment+HURTS Moment+Paperwork NOOSE+CHARGED NOOSE+COURTS NOOSE+HOME
      NOW+GOT NUMBER+INTO Near+HURTING Near+PASTVERB OUTES+Calendar OUTES+IWANT OUTES+PRESENT OUTES+QUERY OVERDOSE+PAST Official+BREAKIN Official+Calendar
      Official+HURTEN Official+PULLED Official+RECENT Official+Weapon PAPERS+HIDEOUT PAPERS+Near PAPERS+PAST PAPERS+PULLED PAPERS+STATEMENT PAPERS+Street
      PAST PAST+HOME PAST+HOUSE PAST+LATER PAST+Moment PAST+PRESENT PAST+WILL PASTVERB+DOOR PASTVERB+JUST PASTVERB+LEGAL PASTVERB+NOOSE PASTVERB+PULLED
      PASTVERB+SEARCH PASTVERB+Worker PILLS+ARRESTED PILLS+CAR PILLS+Calendar PILLS+End PILLS+JUDGE PILLS+LEGAL PILLS+Room PILLS+SAY PILLS+WANT PODER
      PODER+MODAL POINT+ASKING POINT+LOC POINT+LOTS POINT+MODAL POINT+Paperwork POLICE+ARRESTED POLICE+COURTS POLICE+GIVEBACK POLICE+LEGAL POLICE+PASTVERB
      POLICE+Paperwork POLICE+Plea POLICE+QUESTIONED POLICE+TOOKAR PRESENT+CHARGED PRESENT+LIGHTS PRESENT+ONLINE PRESENT+PODER PULLED+LEGAL PULLED+PAST
      PULLED+PASTVERB Paperwork+GIVEBACK Plea+AWAY Plea+CHARGED Plea+GOT Plea+JAILED Plea+Moment QUERY+HOME QUERY+HURT QUERY+LOC QUERY+SOMEONE QUERY+TAKING
      QUERY+Violent QUESTIONED+Calendar QUESTIONED+KIN QUESTIONED+PAST RANOFF+ARRESTED RANOFF+HOUSE RANOFF+HURTING RANOFF+Interview RANOFF+KILLED
      RANOFF+NUMBER RANOFF+POLICE RANOFF+ROUGH RANOFF+TAKING RECENT+ASK RECENT+LEGAL RECENT+NUMBER RECENT+PAPERS ROADSIDE+General Room+WILL SAY+HURTEN
      SAY+JUST SAY+PASTVERB SCARED+ARREST SCARED+GONEOFF SCARED+TAKING SEARCH+ARRESTED SEARCH+IF SEARCH+KIN SEARCH+ONLINE SEVERE+CHILD SEVERE+WANT
      SEVERE+WILL SOBRIETY+THING SOMEONE+BODY SOMEONE+HEDGE SOMEONE+KILL SOMEONE+PASTVERB STATEMENT+AWAY STATEMENT+CHILD STATEMENT+CLITIC STATEMENT+HURT
      STATEMENT+LOC STATEMENT+Official STATEMENT+Violent SUICIDE+PAST Street+COURTS Street+LEGAL Street+Paperwork TAKEES+KIN TAKING+PILLS TAKING+POLICE
      TALKING+ASK TALKING+Room THING+CHILD THING+Interview THING+Near THING+REFL TOOK+ANSWER TOOK+HIDEOUT TOOK+PAPERS TOOK+POLICE TOOK+SAY TOOK+WAKE
      TOOK+Weapon Traffic+INTO Traffic+PULLED Violent+COMEIN Violent+PAST Violent+PILLS Violent+SOMEONE WAKE+HOME WAKE+HOUSE WANT+FALLEN WANT+LATER
      WANT+POLICE WANT+SOMEONE WARRANT+ARREST WARRANT+Calendar WARRANT+PASTVERB WAVING+AWAY WEAPON+CAR WEAPON+CHARGED WEAPON+HURT WEAPON+PASTVERB
      WEAPON+QUERY WILL+ARRESTED WILL+Paperwork WILL+SOMEONE WILL+WAKE Weapon+CHARGED Weapon+HURT Worker+COURTS Worker+THING Young+BREAKIN Young+Calendar
      Young+LOTS Young+TALKING Young+THING Young+Traffic ^ANSWER ^ARREST ^ARRESTING ^BE ^BREATHE ^COURTS ^Calendar ^HIDEOUT ^HURTEN ^IF ^JOKE ^KILLED ^LOC
      ^PAPERS ^PAST ^PILLS ^QUERY ^THING ^WEAPON ^Weapon ^_10 ^_7411 ^_am ^_another ^_any ^_asylum ^_bad ^_both ^_call ^_car ^_carrying ^_ccw ^_clean ^_como
      ^_could ^_csc ^_cuanto ^_deadline ^_did ^_does ^_donde ^_drop ^_drunk ^_dwls ^_embezzlement ^_esta ^_failed ^_file ^_give ^_grand ^_grandma ^_great
      ^_hospital ^_ice ^_if ^_immigrant ^_interpreter ^_jury ^_keep ^_larceny ^_leave ^_list ^_lose ^_minor ^_misdemeanor ^_new ^_no ^_notice ^_order ^_over
      ^_passenger ^_plead ^_ppo ^_remove ^_restitution ^_search ^_security ^_shoplifting ^_signed ^_take ^_theft ^_under ^_victim ^_waiting ^_went ^_when
      ^_who ^_wipe ^_wrong ^_اخي ^_شلون ^_شنو ^_كم ^_ماذا able_to about_$ about_fight about_my about_theft absc- absco- acces- acci- accid- acusan_de adde-
      adul- adult_$ advic- advice_$ affo- affor- agent_$ agree- all_my am_suspended and_did and_drunk and_got and_guns and_his and_let and_my and_talk
      and_then and_they another_county another_state apartment_$ appeal_$ appointment_$ appr- appre- arab- are_all are_going argu- arme- armed_robbery
      arrest_$ as_evidence ask_$ ask_for asleep_when assault_$ assu- assul- at_home at_party at_work atto- attor- away_and back_$ back_after back_and bag_$
      bailed_out batt- been_arrested belo- belon- bien_$ bill_$ blood_alcohol both_of brand- brother_is cale- calen- call_$ call_me called_$ called_cops
      calling_for came- came_$ camer- campus_$ can_felon can_i can_judge can_my can_that cana- canad- car_after carr- cases_$ casi- casin- cell_phone celu-
      celul- cert- chanc- chang- charge_$ charged_$ charged_as check_$ choke- citi- citiz- clear_my cler- coac- colle- come_in comme- commi- conc-
      condition_$ conf- confi- consultation_$ cont- cop_$ cop_i cops_in copy_of costs_$ could_not count- cover- cps_$ crash_$ cuant- curf- curfe- cust-
      custo- daca_$ data- datam- daughter_got days_$ dead- deadl- debt_$ deni- depor- detro- dier- diero- diff- disab- disq- disqu- diversion_$ do_first
      do_if do_they docu- docum- does_ppo doll- dolla- drink- drinking_$ drive_$ driving_$ driving_in drop_$ drov- drug- drugs_$ duis_$ duri- durin- dwls_$
      eigh- elud- emba- embe- embez- empl- emplo- enha- enhan- erase- erased_$ ex_took exac- exact- exces- expe- expen- explain_it exte- exten- fail-
      fake_id fell_asleep felony_$ file_$ fina- finan- fines_$ firearms_$ first_$ flin- flint_$ flor- flori- foll- follo- for_drugs for_free for_friend
      for_him for_my for_your forf- forfe- forg- form_$ fran- fres- from_jail futu- futur- get_dui get_out get_ppo get_pulled get_rid get_this give- go_in
      go_on go_with good_$ goog- googl- got_another got_home got_letter gove- gover- gracias_$ gram- gran- grea- guara- guid- guilty_or guilty_to gun_ban
      habi- habit- habla- happened_and have_$ have_to he_going he_has he_let he_stopped healt- hide_$ high_school hijos_$ him_for hire_you home_invasion
      house_arrest how_$ hunti- huro- hyta_$ hyta_for i_be i_bring i_come i_failed i_fight i_get i_live i_make i_owe i_plead i_stole i_use i_was ice_is
      icha- igni- ignit- impa- impai- impr- in_detroit in_garage in_interrogation in_room indi- info- infor- inju- injur- inmate_$ instead_of interlock_$
      interpreter_$ interview_me into- invas- invasion_$ inve- inves- invo- invol- is_20 is_accused is_been is_hyta is_it is_no is_suspended it_and
      it_happened jury_$ just_called just_pay juve- juven- keep_my keeps_texting kept_my kind_of know_how knowi- la_corte la_forma la_policia lang- langu-
      lans- lansi- larceny_in late_$ lawyer_says lawyer_will letter_from letter_says license_is lie_to lied_to limi- limit_$ lise- lisen- lisence_$ list_of
      long_$ long_till lowe- magi- magis- make_me me_acusan me_but me_can me_dieron me_of me_paper me_pay me_without meet- meeti- menta- mental_health
      mes_pasado messages_$ meth_$ mi_caso mino- misdemeanor_$ mist- month_$ more_than moti- motio- motion_$ move- much_time murp- murph- my_bf my_case
      my_exs my_guns my_hearing my_house my_insurance my_moms my_money my_pills my_public my_side my_stepdad my_stuff my_warrant myself_in names_$ natu-
      natur- never_been never_told no_contact no_money not_$ not_afford not_i not_mine not_on not_see nota- notar- now_i number_$ of_dui of_state of_your
      old_with on_me on_visa online_$ open_my oper- opera- or_do or_just or_not ordi- ordin- othe- ounc- ounce- over_last over_limit over_right owi_$
      own_child packa- paper_$ pard- pardo- park- parole_$ pasado_$ passe- pay_$ pay_it pay_to paye- paying_$ paym- payme- payments_$ perce- perso- person_$
      peti- petit- phone_at plan- plant- plead_$ pleading_guilty police_asked police_come police_will pont- ponti- port_huron posti- ppo_$ ppo_on prepa-
      pretr- pretrial_$ pric- price_$ probable_because pros- prose- qual- quali- que_no racin- rais- recei- receipt_$ refused_to regu- regul- removal_$
      rene- repo- repor- report_$ repr- repre- requ- resi- resis- rest- resti- resto- restraining_order revoc- rid_of robbe- robo- rule- said_$ said_if
      said_she said_something samp- sampl- sample_$ sarn- sarni- say_i sche- sched- schol- school_$ scree- seal- searched_my seas- seaso- secu- seize-
      selli- send- sendi- sentence_$ shop- shopl- short should_my show_$ show_me sixt- smal- smh_$ snit- snitc- sout- south- span- spri- sprin- staf-
      stalking_$ statu- status_$ still_have stor- strangulation_$ stud- stude- stuf- subm- submi- succ- succe- summo- summons_$ supe- super- supp- suppo-
      susp- syst- syste- take_$ talk_to taxe- teach- temp- test_$ testi- testing_$ tests_$ tether_$ that_i that_you thef- theft_$ them_everything there_and
      they_ask they_going they_had they_hold they_make they_never they_questioned they_said they_say they_search they_searched thing_$ this_whole tickets_$
      time- time_for to_another to_answer to_arrest to_be to_carry to_clear to_delete to_go to_happen to_officer to_open to_read to_wear today_$ traf-
      train- trea- treat- tria- trou- troub- turn_myself understand_$ undo- undoc- unio- unlo- unloc- up_by usted- verdad_$ vict- victi- victim_$ vide-
      video_of volu- volun- wait_$ waite- wall- walle- warrant_and warrants_$ warre- was_at was_just washt- weapon_$ webs- websi- weed_in what- what_are
      when_is when_you where_can where_do whic- who_can wife_got will_he will_it win_$ winds- with_fake with_kids with_me with_misdemeanor with_pistol
      with_weed withd- without_telling word_against wors- wrong_$ wrote_me years_ago you_call you_come you_do you_help you_keep you_my yout- اعتق- البو-
      التف- التفت- الشه- القضي- القضيه_$ الكف- الكفا- الكفاله_$ المحكمه_$ ايه_$ بجرع- بجرعه_زايده بينم- بينمس- زوجت- سكرا- سيارتي_$ شو_بصير ما_عندي`,
    '-0.5': `16_$ 911_$ =1 =1000 =2020 =24 =add =adderall =admitted =agarran =agreement =alibi =alright =anger =anyway =army =asks =badi =bailed =bale =ban =banned
      =bars =bill =bite =bridge =broken =bruises =cameras =cdl =character =church =cita =city =como =condition =confessed =conmigo =cpl =cps =crashed =debo
      =debt =defending =deleted =direccion =dirty =disculpe =diversion =doctor =donde =driveway =dumb =dwi =dwls =e =easier =else =emails =erase =espanol
      =exam =extradition =fail =failed =familia =far =federal =fee =fingerprints =firm =five =fix =girlfriends =growing =h1b =hablan =happen =harassment
      =hello =hide =hiring =human =hurt =hyta =info =informant =item =joint =joke =judges =jury =juvie =keyed =lawer =legally =lein =les =letter =licenciado
      =lines =lives =locker =loss =lot =low =ma =makes =manejar =marysville =mc =mess =midnight =mip =mount =murder =murio =narcotics =near =needed =new
      =nolle =non =nurse =obstruction =offer =okay =option =overdoses =owes =owner =owvi =panicking =parent =part =pasado =payment =pbt =peace =piece
      =placement =plates =play =plead =pleading =power =preso =pressured =prevention =problem =protect =puede =puedo =pv =questions =quiet =radar =refund
      =refusal =refused =rehab =risk =roadside =robbery =rude =rule =saber =sacar =same =save =saved =seal =seizure =sell =semana =sexual =shoved =shows
      =sigue =smh =sober =soon =speaking =stolen =swung =tarjeta =tax =teen =tells =tested =testing =tether =thc =these =title =toda =todo =tow =township
      =trabajan =true =tsa =twice =verdad =veterans =violated =violent =visa =vop =vs =warren =wear =wedding =wheel =wipe =words =worse =written =wrong
      =your =zone =zoom =اخويا =الرخصه =السجل =المحامي =المحكمه =ايه =بالسجن =تاني =حقوقي =سوال =شسوي =شو =عنده =عني =فتشوا =فلوس =قبل =قول =كاونتي =كم =كيف
      =للشرطه =مره =يطلع @000 ACTOR+ANSWER ACTOR+ASKING ACTOR+CLITIC ACTOR+GONEOFF ACTOR+TALKING ANSWER+JUST ANSWER+LATER ANSWER+SOMEONE ANSWER+TOOK
      ARREST+BODY ARREST+LOTS ARREST+TOOK ARRESTED+ASKING ARRESTED+Drug ARRESTED+GOT ARRESTED+HOUSE ARRESTED+PAST ARRESTED+Room ARRESTED+WEAPON
      ARRESTING+Official ARRESTING+Paperwork ASK+SEARCH ASKING+BODY ASKING+HASES AWAY+DETECTIVE AWAY+GONEOFF AWAY+JUST BE+CHARGED BE+IDIOM BE+JOKE
      BODY+LEGAL BODY+QUERY BODY+RECENT BODY+Street CAR+Calendar CHARGED+ANSWER CHARGED+Violent CHILD+ARREST CHILD+LATER CHILD+ONLINE CHILD+SEARCH
      CLITIC+GONEOFF CLITIC+PAST CLITIC+ROUGH COMEIN+TALKING COURTS+Drug COURTS+EX COURTS+GIVEBACK COURTS+KIN COURTS+LIVE COURTS+NUMBER COURTS+OUTES
      COURTS+TALKING COURTS+WHATIF CPS+CLITIC CPS+RECENT CPS+THING CUFFS+HEDGE Calendar+PILLS Calendar+Violent DETECTIVE+GONEOFF DETECTIVE+LATER
      DETECTIVE+LEFTNOTE DETECTIVE+SAY DIE+General DOGS+Violent DOOR+CLITIC DOOR+IF DOOR+THING DOOR+Traffic Drug+HOWTO Drug+JAILED EVERYONE+LOC EX+CLITIC
      EX+COURTS EX+HOME EX+JAILED EX+PAST EX+PASTVERB EX+POLICE EX+TAKING EX+WAVING End+Interview End+STATEMENT End+TONIGHT FAINT+HEDGE FIND+JAILED
      FIND+NOOSE GETOUT+JAILED GIVEBACK+ACTOR GIVEBACK+COURTS GIVEBACK+IF GIVEBACK+NOOSE GIVEBACK+POLICE GIVEBACK+REFL GIVEBACK+Weapon GONEOFF+Interview
      GONEOFF+THING GOT+ROUGH GRABBED+ARRESTING GRABBED+JAILED Gear+INTO Gear+POINT General+Street General+TAKING HABIT+HEDGE HABIT+HIDEOUT HABIT+Official
      HEDGE+ARRESTED HEDGE+EVERYONE HEDGE+Held HEDGE+IWANT HEDGE+QUESTIONED HEDGE+TOOKAR HIDEOUT+Calendar HIDEOUT+FIND HIDEOUT+JUST HIDEOUT+PAST
      HIDEOUT+SEARCH HOME+COURTS HOME+End HOME+LOTS HOME+NOOSE HOUSE+COURTS HOUSE+POINT HOWTO+PASTVERB HOWTO+Plea HURT+ACTOR HURT+Interview HURT+OUTES
      HURT+PAPERS HURTEN+BE HURTEN+KILL HURTING+IF HURTING+JUDGE HURTS+Moment Held+JUDGE IDIOM+CLITIC IDIOM+Drug IDIOM+Official IDIOM+POLICE IF+CHILD
      IF+GETOUT IF+GRABBED IF+LOC IF+POLICE IF+TAKING IF+Violent IF+Young INTO+DETECTIVE INTO+JUST INTO+ONLINE INTO+PAPERS IWANT+WARRANT Interview+COMEIN
      Interview+THING Interview+Young JAILED+NUMBER JAILED+PASTVERB JUDGE+GOT JUDGE+IROOM JUDGE+Interview JUDGE+Street JUST+JAILED KILL+ACTOR KILL+JUDGE
      KILL+POLICE KILL+THING KILLED+LOC KILLING+CLITIC KILLING+GOT KIN+CHARGED KIN+COURTS KIN+HURTS KIN+IF KIN+WARRANT KNOCKED+KIN LEGAL+BODY LEGAL+Drug
      LEGAL+HURTING LEGAL+Plea LIVE+COURTS LIVE+LOC LOC+JOKE LOTS+LATER LOTS+NUMBER LOTS+Traffic LURKING+ASK LURKING+Gear MISSING+IF MISSING+JUDGE
      MODAL+HABIT MODAL+IDIOM MODAL+KILLED MODAL+LEFTNOTE MODAL+ONLINE Moment+HOWTO NOOSE+CAR NOOSE+HOUSE NOOSE+JAILED NOOSE+PASTVERB NOW+HEDGE NOW+Traffic
      Near+End Near+SOMEONE Near+Traffic ONLINE+MODAL Official+ARREST Official+CHARGED Official+TOOKAR Official+WAKE PAPERS+HOWTO PAPERS+MISSING
      PAPERS+OUTES PAPERS+RECENT PAST+CLITIC PAST+PASTVERB PASTVERB+ANSWER PASTVERB+ARRESTED PASTVERB+EVERYONE PASTVERB+QUESTIONED PASTVERB+ROUGH
      PASTVERB+Sick PILLS+HOUSE PILLS+IF PILLS+POLICE PILLS+WILL POLICE+CHARGED POLICE+FIND POLICE+General POLICE+HURT POLICE+HURTEN POLICE+HURTING
      POLICE+Interview POLICE+KILL POLICE+LATER POLICE+LETGO POLICE+ONLINE POLICE+SEVERE POLICE+WAKE POLICE+WEAPON PRESENT+JAILED PRESENT+JOKE
      PULLED+Calendar PULLED+OUTES Paperwork+Interview Paperwork+KILL Paperwork+NOW Paperwork+Room Paperwork+WHATIF Plea+End Plea+TALKING QUERY+BODY
      QUERY+COLOR QUERY+CPS QUERY+EVERYONE QUERY+HIDEOUT QUERY+LEDGE QUERY+POLICE QUERY+SOBRIETY QUERY+Sick QUESTIONED+INTO RANOFF+DOOR RANOFF+IF
      RANOFF+TALKING RECENT+ANSWER RECENT+HOWTO RECENT+HURTS RECENT+WARRANT REFL+OUTES ROADSIDE+COMEIN ROADSIDE+PASTVERB Room+CHILD Room+KIN Room+PAST
      Room+THING SAY+ASK SAY+GRABBED SAY+PILLS SAY+PULLED SAY+Violent SAY+WEAPON SAY+Weapon SCARED+PAST SCARED+QUERY SEARCH+PASTVERB SEIZED+DOOR
      SOBRIETY+CHILD SOBRIETY+LEGAL SOBRIETY+PAPERS SOBRIETY+POLICE SOBRIETY+Young SOMEONE+ARRESTED SOMEONE+QUERY STATEMENT+ARRESTED STATEMENT+IF
      STATEMENT+KIN STATEMENT+LEGAL STATEMENT+SOMEONE Sick+LEGAL Sick+SCARED Street+IF TAKING+BODY TAKING+Drug TAKING+HURTING TAKING+Weapon TALKING+End
      TALKING+POLICE TALKING+THING THING+ARREST THING+HURT THING+HURTEN THING+KILLING THING+LATER TOOK+THING TOOK+TONIGHT TOOKAR+Official TOOKAR+POLICE
      Traffic+GRABBED Traffic+HOWTO Traffic+NOW Traffic+STATION Violent+GONEOFF Violent+REFL WANT+LEFTNOTE WARRANT WARRANT+CHILD WARRANT+CLITIC
      WARRANT+HIDEOUT WARRANT+LOTS WAVING+HIDEOUT WEAPON+COURTS WHATIF+MODAL WHATIF+THING WILL+LEFTNOTE WILL+Official WILL+RECENT Weapon+CAR Young+ARREST
      Young+Interview Young+LATER Young+ONLINE ^BREAKIN ^Drug ^LOTS ^ONLINE ^SCARED ^SEARCH ^SEARCHED ^SEIZED ^STATED ^TAKEES ^TAKING ^_ankle ^_arested
      ^_asked ^_badi ^_bench ^_blood ^_boss ^_bring ^_brother ^_carry ^_cdl ^_clear ^_cpl ^_daca ^_drive ^_driver ^_drug ^_dv ^_emergency ^_fake ^_fbi
      ^_fight ^_find ^_free ^_good ^_have ^_held ^_hello ^_high ^_hit ^_hold ^_hunting ^_hyta ^_intent ^_is ^_jail ^_judge ^_last ^_letter ^_lo ^_loss ^_ma
      ^_make ^_missed ^_narcotics ^_necesito ^_next ^_oakland ^_old ^_other ^_owi ^_pay ^_principal ^_roommate ^_scared ^_self ^_sos ^_stole ^_taking ^_tax
      ^_teenager ^_too ^_tow ^_union ^_walk ^_write ^_اذا ^_ايش ^_عندكم ^_عندي ^_عنف ^_فيني ^_وقفوني about_it about_what abus- abusi- acce- accou- accu-
      accus- acti- adder- afraid_of against_me agre- alone_$ already_$ alri- alrig- am_sick and_dui and_gave and_get and_has and_just and_need and_needs
      and_would and_هسه ange- ankle_thing anywa- apol- apolo- are_cops are_you arested_$ arrested_on arrested_tonight asking_$ asking_about asking_for
      asking_questions asse- at_courthouse at_his at_plant at_someone at_station at_wheel attacked_me away_from bail_$ baile- ban_$ bann- banne- bar_$
      be_able be_done be_dropped be_in behind_on bene- benef- blac- borr- bot_$ bounc- box_$ boyfriend_got breathalyzer_in brid- bridg- broke- brui- bruis-
      bull- busc- but_said buy_$ call_and can_do care- carg- case_$ caso_$ cdl_$ chan- chara- charging_me chat_$ check_on child_support chur- churc- cita-
      class- class_$ classes_$ clear- clem- cleme- client_$ come_off come_to comm- compe- conm- conmi- consent_$ contact_$ contact_with corr- cost_$ cost_of
      cove- cpl_$ cps_took crac- cras- crash- cros- cross- cuan- dad_has dang- dange- de_que death_$ death_of defend_myself delet- deleted_$ depo- dere-
      derec- detention_$ detroit_$ dirt- disco- discu- dive- diver- do_juvenile do_now do_police do_we docto- does_cop does_your dollars_from dond- driver_$
      driving_on droga- dui_$ dui_in dui_with elev- else_$ end_of enough_$ entre- eras- espa- espan- espanol_$ esta_bien esta_tocando estan_golpeando evict-
      ex_is expl- faile- fata- fee_$ fees_$ figh- fight_$ find- find_me firm_$ foot- for_blood for_dog for_getting for_having for_lawyer for_money for_no
      for_refusing for_two for_what forever_$ fram- free_$ free_to friend_$ friend_to fris- get_back girlfriend_$ go_now golpeando_la got_sentenced grow-
      growi- gun_$ guns_after hablar_con had_been had_me hago_si hard- he_get he_smelled heal- hell- help- help_with her_in him_with hiri- hirin- his_lawyer
      house_for house_last huma- hurt_$ hurt_me i_blew i_paid i_refused i_saw i_signed i_sold i_used ice_$ ice_come if_my impaired_$ in_county in_port
      in_your inde- indic- informant_$ interview_$ interview_my into_it ipho- iphon- is_17 is_being is_stealing is_this is_too is_warrant issu- it_down
      it_for it_kidnapping it_will jail- join- junt- keep_it keeps_calling kept_asking keye- kid_was la_casa la_patrulla last_year law_$ lawe- lawyer_for
      left_my legal- letter_$ lied_about life- list- liste- live- live_in lo_que long_before lose_my loss_prevention mahk- mahka- mail- mail_$ make- mana-
      mane- manej- marri- mary- marys- matter_$ max_$ me_dejo me_do me_الشرطه meeting_$ meno- ment- menti- mi_corte mi_esposa midn- midni- mistake_$
      morning_and moto- moun- mult- murd- murde- my_arrest my_boss my_car my_dads my_place my_po my_purse my_record my_statement narco- near_me neede-
      no_bond no_marks no_to noll- not_arrested not_hear not_help obst- obstr- of_beating off_work old_and open_carry opti- optio- orden_de other_guy over-
      over_from owne- paga- pani- parole_officer pasad- passenger_in password_$ pay_restitution payment_plan peac- pidi- piec- plan_$ plat- plate- plate_$
      plea_$ plead_and plead_to po_is po_will police_department police_for police_i police_on police_said police_wait pone- positive_$ powe- ppo_against
      prep- prescription_for pret- prev- preve- prime- proce- proo- prosecutor_$ prosecutor_is protecting_my protection_order pued- put_me questioned_me
      rada- rece- recorded_$ red_light refun- refuse_search reha- rent- requi- rese- restitution_$ roads- rule_$ sabe- same_as say_to saying_my scared_they
      school_and se_que searched_$ second_dui second_owi see_him seiz- seizu- sell- seman- sentencing_$ seve- sexu- sexua- she_made she_told should_she
      should_we shov- shove- sign_and sign_statement sin_licencia sin_permiso skip- skipp- smar- smoking_weed sobri- son_had sons_phone speak_to spli-
      stand_your stealing_$ still_arrested stol- stole- stole_from stole_it stolen_car summ- support_$ swun- talked_to tarj- tarje- teac- teacher_$ tell_cop
      test_at teste- teth- tethe- that_and then_pulled there_was thes- they_$ they_do they_kept they_still they_think they_towed thing_is this_dui
      this_felony this_out thre- threatening_me three_and titl- to_add to_drop to_hide to_let to_pay to_police to_revoke to_set to_speak to_them to_use
      told_police too_many took_blood touch- tour- tow_yard towed_my town- towns- trouble_$ twic- two_years unco- uncon- unsu- urge- urgen- urin- used_my
      uste- verda- verdi- vers- video_can violated_$ visa_$ visi- visit- wait_for wash- we_do wedd- weddi- weed_smell went_through were_at what_should whee-
      when_cops when_they whole_thing will_police will_that will_they will_this will_you with_court with_dui with_nothing with_something with_your word-
      work_and work_is writt- wron- wrong_person you_give you_open your_ground اتصل- احكي_مع اخوي- اعتقل- اعطي- الرخ- الرخص- العا- القض- المحك- المر- المك-
      المكت- امس_$ بالسج- بتساع- بدون_رخصه حقوق- رخصه_$ في_حدا قانون- كاون- كاونت- كفال- للشر- للشرط- ما_هي`,
    '-0.6': `16_and =15 =3al =50 =accusing =admission =agent =algo =ammo =ankle =anybody =arm =ayer =b =baiid =big =bit =boss =bot =career =carry =cart =charging
      =chat =checklist =client =contract =cost =cual =cuando =dan =deal =decide =dias =dorm =drinks =email =eres =esto =eza =facing =fake =fall =fees =fired
      =flat =foster =fta =full =gps =gracias =handcuff =harassing =hope =impound =keeping =kept =kidnapping =laptop =lawyers =llamada =llame =llamo =lock
      =looked =matando =meet =metal =mind =mistake =mohami =names =needs =nervous =nowhere =o =odds =oficina =opened =pasar =pass =plate =po =protection
      =purse =recorded =records =restrictions =returning =revoke =sees =spit =started =story =suspect =talked =talks =tapped =texts =thank =tools =touched
      =tracking =transfer =travel =tres =trespass =troy =trust =warning =wire =اجت =اشتي =السنه =الفورم =الله =الماضيه =امر =امسح =بالشرطه =بس =بيحقلهم
      =ثاني =جلسه =حشيش =حقوق =خايف =رفضت =ساق =سنه =شكوي =شلون =شهر =شي =عنف =قضيتي =كان =لاني =مترجم =محكمه =هنا =هي =وقفوا =وقفوني =يشوف =يعني =يوم
      ACTOR+QUESTIONING ACTOR+Room ANSWER+PAPERS ANYMORE+PASTVERB ANYMORE+QUERY ARREST+CUFFS ARREST+HIDEOUT ARRESTED+COMEIN ARRESTED+Young ARRESTING+GRABBED
      ASK+EVERYONE ASK+POLICE ASKING+HURTEN AWAY+REFL BE+HABIT BODY+Moment BODY+Worker BREATHE+AWAY BREATHE+CAR BREATHE+General BREATHE+LOC CAR+HOUSE
      CAR+STATION CHARGED+CHILD CHARGED+CLITIC CHARGED+KIN CHARGED+Young CLITIC+CHARGED CLITIC+IDIOM CLITIC+QUESTIONED CLITIC+SEARCHED COMEIN+ANSWER
      COMEIN+HURT COMEIN+Interview COMEIN+QUERY COURTS+KILL COURTS+NOW COURTS+Plea COURTS+TONIGHT CPS+LATER CUFFS+ARREST Calendar+POLICE DETECTIVE+Paperwork
      DOGS+HURT DOOR+Calendar DOOR+Drug DOOR+PAST EVERYONE+PAPERS GETOUT+POLICE GIVEBACK+General GIVEBACK+HIDEOUT GIVEBACK+KIN GIVEBACK+Official
      GONEOFF+ACTOR GONEOFF+DOOR GONEOFF+HOUSE GOT+BREAKIN GRABBED+EX GRABBED+SEARCHED Gear+HURT General+Drug HABIT+HOUSE HEDGE+LIVE HEDGE+SOBRIETY
      HIDEOUT+CLITIC HIDING+JUDGE HOME+POLICE HOWTO+ARRESTING HURTEN+INTO HURTEN+REFL HURTING+LEGAL HURTING+ONLINE HURTING+POLICE HURTING+Paperwork
      HURTING+RANOFF HURTING+SAY HURTS+ARRESTED HURTS+GRABBED HURTS+IF HURTS+LOC HURTS+TOOK Held+Paperwork Held+WARRANT IDIOM IDIOM+PAPERS IDIOM+PRESENT
      IDIOM+QUERY IF+KIN IF+Official IF+RECENT IF+SCARED IWANT+COURTS Interview+PAPERS JUDGE+Room JUDGE+TONIGHT KILL+HURTEN KILL+SOMEONE KILLING+JUDGE
      KIN+HABIT KIN+IROOM KIN+JAILED KIN+KNOCKED KIN+LATER KIN+LIVE KIN+PAST LATER+LOTS LEFTNOTE+DOOR LEGAL+DIE LEGAL+ROADSIDE LEGAL+WILL LIVE+KIN LIVE+Near
      LOC+HOWTO LOC+HURTEN LOTS+ASKING LURKING+HURT LURKING+NOW LURKING+PILLS MISSING+PASTVERB NOOSE+HURT NOOSE+SOMEONE NOW+LOTS Near+SOBRIETY OUTES+JAILED
      OVERDOSE+MODAL Official+PAST Official+RAID PAPERS+INTO PAST+Violent PASTVERB+ARRESTING PASTVERB+Gear PASTVERB+HURTING PASTVERB+OUTES PASTVERB+Plea
      PASTVERB+WARRANT PHONE+KIN PILLS+HIDEOUT PILLS+HOME PILLS+JAILED POINT+COURTS POINT+DOOR POINT+HOUSE POLICE+Calendar POLICE+GRABBED POLICE+PAST
      POLICE+PILLS POLICE+TOOK PRESENT+HABIT Paperwork+LIVE Paperwork+MISSING Paperwork+SUICIDE QUERY+ARRESTED QUERY+HURTS QUERY+SEARCH RECENT+HURTING
      RECENT+ROUGH RECENT+STATION RECENT+TAKING Room+End SAY+GIVEBACK SCARED+LOTS SEARCH+CHILD SEARCH+PILLS SEARCH+Young SOBRIETY+GRABBED SOBRIETY+ROADSIDE
      STATION+CLITIC SUICIDE+Calendar Sick+THING TAKEES+CLITIC TAKING+HOME TAKING+HOUSE TAKING+PAPERS TAKING+RECENT TALKING+BODY TALKING+HURTS THING+KILL
      THING+QUESTIONING THING+SEVERE THING+SUICIDE TOOK+SEARCH TOOKAR+PRESENT Traffic+HOUSE Traffic+JUST WANT+HASES WANT+MISSING WARRANT+GRABBED WAVING+LOC
      WILL+JUST Weapon+SOMEONE Worker+GRABBED Worker+LATER Young+HOWTO ^BODY ^DOOR ^KILLING ^NOW ^NUMBER ^OUTES ^STATEMENT ^_2 ^_are ^_best ^_civil ^_cual
      ^_dead ^_driving ^_en ^_eres ^_form ^_lawyer ^_look ^_mip ^_only ^_open ^_people ^_put ^_quien ^_refuse ^_ring ^_said ^_shu ^_si ^_sleeping ^_thanks
      ^_things ^_this ^_using ^_van ^_weed ^_wrote ^_yo ^_your ^_اشتي ^_اقدر ^_بدي ^_بيحقلهم ^_خايف ^_ممكن about_stolen addi- addic- admission_$ admit-
      affi- agent_is alib- alie- am_and am_dying am_one am_only am_out am_panicking am_suspect am_worried amount_$ and_drove and_found and_police and_saw
      and_we ankl- any_kind anyb- anybo- anyone_$ are_charging are_my arrested_$ arrested_in assi- assis- at_night atte- attem- attorney_$ ayer_$ baii-
      be_arrested be_enough be_there being_charged better_to bill- blam- blow_and bond- bran- broke_into by_that can_cps can_he can_ice can_police car_but
      car_for carcel_y caree- caso_me cent- centr- chea- clie- clien- complaint_$ conve- cost_me courthouse_$ cps_and cps_take cual_es cuand- dama- damag-
      daughter_was days_of de_arresto de_sobredosis deal- dele- depos- detu- detuv- did_i dire- direc- disc- divo- divor- doct- dorm_$ drug_test drunk_$
      dui_and dui_is enough_for esta_en esta_matando evic- ex_keeps facin- family_about for_drug for_life for_overdose for_same for_work forge- form- fost-
      foste- friend_was from_my full_custody garage_$ gave_statement get_my get_to girlfriend_got go_$ got_arrested got_call grabbed_her grac- graci-
      gun_and guns_and harassing_me has_guns has_ppo has_to he_$ her_to hiding_from him_up his_girlfriend hit_my hold_$ home_in hora- how_can husband_for
      husband_was i_called i_lost i_trust if_someone illegal_$ impo- impou- impound_$ in_traffic in_vehicle info_$ investigator_wants is_15 is_16 is_end
      is_hiding is_locked is_throwing is_traffic it_in it_off it_up judge- judge_$ judge_gave judge_is juvi- keep_me keepi- kids_phone knock_$ la_llamada
      lapt- lapto- lawyer_$ lawyer_in letter_to lights_on llevar_mi long_can long_is looke- makt- makta- mali- malic- manag- many_days mark- marr- matan-
      me_agarraron me_amenazo me_arrested me_deal me_how me_is me_it me_no me_off me_should medic- mine_$ mip_$ miranda_$ mista- mo7am- moha- moham-
      monday_$ money_and muri- my_attorney my_career my_coworkers my_home my_interview my_pistol my_plate my_right my_texts my_things my_vehicle name_is
      need_help need_my nervo- never_asked next_time no_idea no_reason nobody_called not_fair not_me not_my not_pay not_say now_and now_can nowh- nowhe-
      of_drugs of_kids of_these of_what offer_$ officer_$ ofre- ofrec- ok_$ ok_to on_drunk on_someone on_suspended on_vacation on_way opene- opened_my
      orden_para out_i overs- panic- parked_car pbt_$ pele- plea_deal pled_guilty po_says po_wants police_enter police_knock police_officer police_took
      police_want por_dui primo_murio prison_time probl- problem_$ proc- process_$ purs- put_it qued- queda- question_me questions_do ran_away real_$ reca-
      records_$ rela- resisting_$ right_$ right_away robot_$ rokh- rokhs- roommate_did run_$ saba- sabad- saca- said_it save- say_he say_sorry says_my scen-
      scra- search_and see_$ segur- show_up si_me signa- sleep_$ snitch_$ sobe- someone_called son_wants started_it stay_away stea- steal- stopped_at sund-
      sunda- suspect_$ take_his talke- tappe- tell_you terr- thank_you there_for they_did they_sent thing_in this_going this_to this_year to_find to_her
      to_keep to_lawyer to_lie to_meet to_plead to_school to_tell to_trial to_you told_cops took_me tool- trad- traffic_stop trav- trave- tres- tresp-
      trick- trus- type- under- used_$ warn- warni- warning_$ warrant_for was_gone was_in weig- were_taken where_he where_to with_$ without_my work_$ y_la
      you_$ your_name السجن_$ السن- السنه_الماضيه العن- الفو- الفور- الما- الماض- المحا- انا_سايق بالت- بالشر- بتخب- بدي_محامي بيحق- بيحقل- فتشو- قضيت-
      مترج- مجان- محكم- وقفوني_me`,
    '-0.7': `15_and 18_$ 19_$ =17 =18 =19 =afraid =ahi =amenazo =anos =answering =bad =bel =buys =calls =cash =caso =casos =copy =cort =custodia =dab =data =days
      =death =ebni =enter =estate =evicted =fighting =film =fire =glasses =hablar =killed =laid =late =locks =medication =mes =pagos =pasa =place =pot
      =principal =process =protecting =punched =ride =ruined =saw =searched =shorta =shu =sick =stalking =strangulation =suing =tip =towed =vacation =ver
      =word =working =اجيب =احجي =احكي =اخدوا =اقدر =الساعه =بشي =تلفون =تهمه =خالي =سايق =شكرا =شنو =عايز =عقوبه =عندي =فحص =فيني =قضايا =كنت =لك =مبارح
      =ممكن =مين =ويه ACTOR+TOOK ARREST+JUST ARRESTING+COURTS ASK+GETOUT ASKEDAR+CLITIC ASKING+ARRESTED ASKING+EVERYONE ASKING+SEVERE AWAY+ARREST AWAY+HURTS
      BE+COURTS BE+ONLINE CAR+SCARED CHARGED+Drug CHARGED+KNOCKING CHARGED+ROUGH CHILD+PAST COMEIN+POLICE COURTS+HURTING CPS+ASKING CUFFS+MODAL EX+LATER
      EX+TALKING End+Calendar End+IDIOM End+LATER End+Worker GETOUT+DOOR GIVEBACK+Violent GONEOFF+Traffic GONEOFF+WARRANT GRABBED+COURTS GRABBED+DOOR
      GRABBED+SOBRIETY Gear+HEDGE Gear+HOUSE General+COMEIN General+TAKINGAR HASES+Official HEDGE+JAILED HEDGE+NOW HEDGE+PULLEDAR HEDGE+SEARCHED
      HOME+ARRESTED HOUSE+ACTOR HOUSE+HURT HURTING+PAPERS HURTING+TAKING Held+IROOM IF+LURKING IF+TAKINGAR INTO+JOKE Interview+SOBRIETY Interview+TOOK
      JUST+SOMEONE KILL+BODY KILL+Drug LEGAL+COMEIN LIVE+GOT LIVE+INTO LOC+REFL LOTS+LIVE LOTS+NOW LOTS+STATEMENT MISSING+HOUSE MISSING+LOTS OUTES+COURTS
      OUTES+PAST OVERDOSED+PAST Official+End Official+Interview PAST+KIN PASTVERB+CUFFS PASTVERB+HANDS POLICE+ASKAR POLICE+HABIT PRESENT+IDIOM
      PRESENT+LEFTNOTE Paperwork+LURKING Plea+JUST QUESTIONED+MODAL RANOFF+EX ROUGH+PILLS SCARED+NOW SCARED+Near SEARCHED+CAR SEARCHED+HOME SEARCHED+HOUSE
      SOBRIETY+GOT SOBRIETY+Interview SOBRIETY+NOW SOMEONE+LEGAL Sick+GONEOFF TAKING+HIDEOUT TALKING+HURTEN THING+ANYMORE THING+DIE THING+MISSING TOOK+DOOR
      TOOK+LIGHTS TOOKES+OUTES WAKE+LOTS WANT+GONEOFF WANT+IDIOM WANT+SEVERE WARRANT+HOUSE WARRANT+PILLS WEAPON+Room WILL+IDIOM WILL+LATER WILL+MISSING
      Young+PAST ^GETOUT ^GIVEBACK ^HIDING ^IDIOM ^Room ^SOBRIETY ^TALKING ^_breaking ^_bye ^_go ^_it ^_locked ^_puedo ^_say ^_son ^_اخدوا ^_بقدر ^_متي
      ^_مين about_me acco- address_$ afra- afrai- after_felony after_me akha- am_arrested and_driving and_our answer_door are_fighting are_not are_we
      arrested_with at_jail because_he before_$ being_evicted blue_water brother_just buen- but_there by_mistake called_police calls_$ can_we car_at care_$
      caso- charges_are cop_asked county_$ cousin_got dab_pen daughter_in deat- deman- detective_said died_and disp- do_cops do_that domestic_to door_at
      driving_with email- en_que estat- estu- estuv- extr- extra- faci- fight- fine_is from_me gave_it get_me give_it glass- go_for got_dui gun_at gun_back
      have_all have_it he_called he_was her_i hone- house_i house_in how_i husband_and i_blow i_film i_hit i_punched i_quit i_record idea_what if_cop
      in_2021 in_morning in_writing is_14 is_ok is_stalking is_suing is_that is_using it_out jail_and just_go kala- kid_took kids_to kille- killing_me
      know_$ la_custodia leas- legal_$ licencia_$ llam- machi- marks_on me_back me_first mi_abogado miedo_de missed_my mo7a- murio_de my_calls my_gun
      neighbor_$ never_showed nonp- not_make not_they now_with of_warrant own_house pago- paperwork_$ pasa_si place_$ plead- policia_$ preguntando_por
      que_pasa raci- record_police refuse_or ruine- said_no scared_i seje- short- son_did stuff_$ suin- suing_me tengo_que text_you that_nobody they_wrote
      threa- throw- to_hear to_help to_interview to_just to_show to_stop to_turn took_car took_something town_$ tran- trans- tric- unconscious_$
      undocumented_and up_at up_in vaca- vacat- verd- walk_in walking_$ want_him want_this was_born water_$ weed_$ when_will why_$ will_get without_lawyer
      worki- would_i y_ahora y_se yelling_at your_office اخدو- اخوي_$ الاع- الاعت- الساع- المح- الهجره_$ تهمه_him حقيق- زوجي_$ سجلي_$ عقوب- قانو- قضاي-
      مبار- معلو- معلوم-`,
    '-0.8': `17_and =arrestaron =arresto =cam =cell =duis =heat =hits =hola =marks =mugshot =pill =post =quit =rest =sold =transferred =vape =اتصل =ادفع =اذا =ارجع
      =ارفض =اعرف =امس =بقدر =حق =سجلي =عربي =عندكم =متي =مسجون =هولد =يتصل =يمكن ANSWER+DOOR ANSWER+TONIGHT ARRESTED+CLITIC ARRESTED+JUST ASKEDAR
      BREAKIN+BODY CAR+Held CAR+KIN CHARGED+HURTING CHILD+HOWTO COURTS+JOKE DIE+IDIOM DIE+IF DOGS+HOME DOGS+HOUSE DOOR+CAR Drug+LEGAL Drug+Street
      FIND+COURTS FIND+JUDGE GIVEBACK+LOTS GRABBED+FIND GRABBED+HANDS HABIT HASES+POLICE HURTING+GONEOFF HURTS+LOTS IDIOM+DIE IDIOM+Traffic IF+CPS INTO+TOOK
      JUDGE+HOME JUDGE+HURTING JUST+BODY KIN+Official KIN+TALKING LETGO+HOUSE MISSING+ACTOR MISSING+THING MODAL+CPS Near+ACTOR OVERDOSE+LEGAL
      PASTVERB+OVERDOSE POLICE+POINT PULLED+Traffic SAY+SEVERE SEVERE+HANDS SOBRIETY+RECENT Sick+Paperwork THING+HURTING Violent+PAPERS WARRANT+HOME
      Worker+LEGAL ^QUESTIONED ^_hola ^_po ^_q ^_shoot ^_smoking ^_stop ^_انت ^_شو ^_لازم ^_وين acus- admis- after_being agarro_la ahi_$ alguien_de all_time
      and_next answering_$ are_lying are_saying arrested_and asap_$ before_they call_can come_down coming_$ contr- coop- coope- cop_pulled cop_said corte_$
      date_$ daughter_ran detective_me deto- do_right done_$ done_with drop_it dui_on emai- for_police foster_care from_cops from_police got_owi hacer_$
      hara- haras- has_warrant have_gun have_no help_asap him_out hold_on husband_has i_pushed i_text if_police intr- is_killing is_out kids_on lawyer_but
      lawyer_is living_with looking_for lying_$ me_see mugs- mugsh- my_agent nerv- next_thing now_says of_getting of_me officer_told on_camera partn- pasa-
      pen_in pistol_$ please_help polygraph_$ probation_and pushed_her refuse_to right_to roug- ruin- said_they says_it scared_of se_lo should_he spra-
      street_$ tell_her tell_police they_arrested this_case to_cop to_station will_go with_that without_asking year_$ الاو- الشرطه_عم بتاخ- بتاخد- بتسا-
      عربي_$ عندك- في_السجن لا_لا مسجو-`,
    '-0.9': `=2019 =asap =decir =died =hasta =knocked =lol =shop =well =ايش =تحت =جريمه =حدا =قضيه =كارد =كل =مات =متهم ACTOR+NOW ARRESTED+End DOOR+PASTVERB
      End+PAST GRABBED+SOMEONE GRABBED+TONIGHT HASES+MODAL IF+OVERDOSED JUDGE+ANYMORE JUST+Plea MODAL+LIGHTS Moment+BODY NOW+POLICE PHONE+BE QUERY+DOOR
      RECENT+WRISTS Room+WARRANT SCARED+Moment STATION+TALKING TALKING+Young THING+NOW TOOKES+CAR Violent+WRISTS ^_es ^_kids ^_que ^_right ^_same ^_that
      ^_trying acusa- am_supposed cops_took down_my hast- his_warrant in_cell just_come lol_$ not_showing showing_up sobriety_tests something_$ things_up
      while_he would_not wrong_guy y_quiero جريم-`,
    '-1.0': `=sued =بده =لو =يلي ARRESTED+TONIGHT HEDGE+WRISTS IDIOM+End LEGAL+SUICIDE NARCAN+LEGAL SEARCHED SUICIDE+LEGAL ^_you being_sued deal_$ hit_him
      la_licencia not_put officer_said police_came اذن_$ القا-`,
    '-1.1': `=town =لازم JOKE RECENT+EX SOBRIETY+ASK SOBRIETY+QUERY ten_minutes الجن- مسكو-`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '2.5': `FAINT`,
        '2.3': `Sick`,
        '2.0': `BREATHE OVERDOSED`,
        '1.9': `WAKE`,
        '1.6': `OVERDOSE`,
        '1.5': `Drug PILLS`,
        '1.4': `=od OVERDOSING`,
        '1.3': `COLOR overd-`,
        '1.2': `=creo FALLEN`,
        '1.1': `PASSEDOUT over- resp-`,
        '1.0': `=breathing =cold =fell =many =think =wake TOOK`,
        '0.9': `=ate =next =once =xanax =حبوب =يتنفس NEEDLE POISON breat- puls- respi- respo- xana- يتنف-`,
        '0.8': `=bathroom =drank =heart =much =responding =shot =tome =tomo LOTS ^FIND bath- bathr- dran-`,
        '0.7': `=despierta =feel =girl =narcan =overdosed =respira =same =sobredosis =whole NARCAN desp- hear- minu- minut- narc- narca- sobr- sobre- vomi- whol-`,
        '0.6': `=ayuda =floor =having =needle =swallowed =اخوي ^MODAL ^Young floo- havi- havin- needl- shoo- swal- swall-`,
        '0.5': `=blue =bus =guy =pastillas ^CHILD ayud- brea- need- past- pasti-`,
        '0.4': `=se =too =up =لا =ما ASK Plea ^TOOK long`,
        '0.3': `=now =que =still stil-`,
        '0.2': `=call =her =no =not =room =will`,
        '-0.2': `=let =talk =ابني =بنتي @000 ROADSIDE`,
        '-0.3': `=beating =over =pulled =say =that =الشرطه ^Moment ^WANT beat- beati- pull- pulle- showe-`,
        '-0.4': `=be =behind =but =drunk =esposo =going =here =knife =police =porch =puerta =standing =stopped =threatening =trying =wife ASKING KILL TALKING ^BE
          ^QUERY behi- behin- drun- goin- knif- poli- polic- puer- puert- shou- shoul- stan- stand- threa- tryi- tryin- wind- windo-`,
        '-0.5': `=afuera =anymore =asked =break =called =detectives =everyone =find =gone =goodbye =hand =license =lights =myself =our =outside =pegando =quiere
          =quiero =stop =taking =through =told =wants =window =you =يضرب @010 ARREST CLITIC DIE GIVEBACK HURT HURTS KNOCKING LURKING PULLED QUESTIONING SOBRIETY
          STATEMENT WANT Young ^Drug ^Official ^Plea ^Worker afue- afuer- ahor- anym- anymo- arre- aske- call- calle- cuff- dete- detec- foll- follo- good-
          goodb- lice- licen- light- llev- myse- mysel- outs- outsi- pega- pegan- pist- pisto- porc- pregu- quie- quier- short taki- takin- throu- want-`,
        '-0.6': `* =ahorita =alguien =around =arrested =arresting =away =by =carro =dog =estan =estoy =ex =handcuffs =have =holding =llevando =missing =side =sign
          =someone =trunk =under =walk =الباب =زوجي =معه =يريد @now-DETECTIVE @now-POLICE ACTOR COPCAR Calendar DETECTIVE DOOR Held Interview LIGHTS Near SAY
          TAKING TOOKAR Weapon ^End ^IWANT ^POLICE ahorc- ahori- algu- algui- arou- aroun- arres- carr- esto- hold- holdi- ligh- miss- missi- poin- someo- trun-
          البا- ياخد- ياخدو-`,
        '-0.7': `=better =boyfriend =cop =from =gun =hay =head =home =kill =lawyer =me =never =tengo =tienen =to =with =writing =انا @now-i @now-they ANSWER BREAKIN
          CAR DOGS EVERYONE Gear HIGHPLACE JUST NOOSE Official POINT POLICE QUESTIONED RAID SEIZED WILL agar- agarr- bett- bette- chec- check- guar- handc-
          inte- inter- lawy- lawye- neve- show- teng- tiene- writ- writi-`,
        '-0.8': `=baby =back =being =care =come =dice =done =driving =just =kids =life =live =love =or =pen =right =sleep =time =ya =اريد =بدي @now-CPS ANYMORE CHILD
          LEDGE Worker ^ASKING ^EX acab- apar- bein- cort- drivi- esta- happ- knoc- righ- suic- suici- vivi-`,
        '-0.9': `=bed =daughters =die =herself =hit =ice =other =they =todos =va =where =اخذوا =الان =شخص =هلق @001 ARRESTED COMEIN EX GETOUT HIDING IWANT PHONE SEARCH
          Street Violent ^PRESENT ^QUESTIONING ^Violent hers- herse- othe- preg- step- todo- trai- wher- اخذو-`,
        '-1.0': `=casa =cut =ran =sorry =them =want =year =البيت =مني SUICIDE TOOKES WAVING WEAPON ^GOT ^HURTING post- sorr- البي- مفقو-`,
        '-1.1': `=بيتي =في ARRESTING BEHIND CUFFS DANGERES IROOM PAPERS ROUGH TAKINGAR WRISTS ^SAY break- stran-`,
        '-1.2': `=hear =mom =see =علي HURTING SUICIDAL`,
        '-1.3': `KILLING LIVE think-`,
        '-1.6': `BLEEDING GOODBYE MISSING`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '2.3': `GOODBYE`,
        '2.1': `SUICIDAL`,
        '2.0': `REFL`,
        '1.9': `HIGHPLACE`,
        '1.8': `LIVE`,
        '1.7': `KILLED`,
        '1.6': `End POINT SUICIDE`,
        '1.5': `=jump =quiero IWANT`,
        '1.4': `=be`,
        '1.3': `=life =voy cort-`,
        '1.2': `=end =himself =last =sorry =that =حاله LEDGE hims- himse- sorr-`,
        '1.1': `=done =rope =sleep`,
        '1.0': `=loaded =thinking ANYMORE NOOSE ^KILL gara- loade- suic- suici-`,
        '0.9': `=die =herself =into =it =tell DIE KILLING LATER ^End char- charg- drin- hers- herse- sent- text- vivi-`,
        '0.8': `=after =better =do =gave =hand =love =myself =own =todos =vivir =اريد =بدي ^HEDGE afte- bett- bette- happ- myse- mysel- slee- think- todo-`,
        '0.7': `=before =garage =his =pills =suicide =to ACTOR WRISTS ^HURT befo- befor- garag- pill- trai- صديق-`,
        '0.6': `=anymore =come =for =over =stop @101 CHARGED KILL Street WANT ^GOODBYE ^Moment anym- anymo- driv-`,
        '0.5': `=head =sitting =we =without Paperwork pist- pisto- sitt- sitti- with- witho-`,
        '0.4': `=gun =want COURTS stop- stopp-`,
        '0.3': `=live =saying sayi- sayin-`,
        '0.2': `=all =dice =que @now-CHILD`,
        '-0.2': `=asking =should RECENT TALKING arre- arres- askin-`,
        '-0.3': `=police =station @010 PULLED SEVERE WARRANT aski- orde- stati-`,
        '-0.4': `=apartment =cps =detective =did =mama =open =ابني =الشرطه =في @doing Calendar IROOM Young ^DETECTIVE apart- cuff- detec- hand- ques- quest- الشر-
          الشرط-`,
        '-0.5': `=beating =breathing =but =knocking =narcan =wake =warrant CHILD Drug MISSING NARCAN Official QUESTIONING ^PASTVERB ^WILL beat- beati- breat- dete-
          espo- espos- inte- knock- narc- narca- poli- polic- short stat- warr- warra-`,
        '-0.6': `* =being =by =carro =get =girl =having =next =road =talk =will =البيت =حبوب =معه =من @both @now-DETECTIVE @now-POLICE ARRESTED BREAKIN KNOCKING LEGAL
          NOW PAPERS ^Official ^Worker bein- grand- havi- havin- leav- ligh- shou- shoul- sist- siste- البي-`,
        '-0.7': `=are =arrested =at =find =floor =following =hay =hiding =him =little =our =policia =side =through =tienen =walking =whole =زوجي =عن @now-CPS
          @now-SOMEONE @now-he RAID ROADSIDE TAKEES ^ASKING ^CPS ^POLICE ^SAY ^SOMEONE brea- carr- entr- floo- foll- follo- golp- golpe- gran- hidi- hidin-
          litt- littl- neig- neigh- offi- offic- pape- pres- respo- throu- tiene- walki- whol-`,
        '-0.8': `=afuera =ayuda =break =casa =coming =drank =he =heart =how =missing =officer =once =pegando =say =search =still =test =trunk =under =wall =where =اخذ
          =الباب =امي =يضرب @now-EX BEHIND DETECTIVE HANDS LETGO PILLS POLICE SEIZED Traffic afue- afuer- baby- chok- comin- dran- hear- knoc- lleva- miss-
          missi- patr- pegan- stil- stra- stran- thro- trun- want- wher- البا- ساعد- ساعدو-`,
        '-0.9': `=aqui =de =face =getting =guns =hear =let =me =meds =name =need =novio =papa =red =shot =some =son =told =trying =weed =الان =انا @now-they ASK COLOR
          GRABBED HOUSE LIGHTS SOMEONE STATED STATION TOOK ^EX ^Near ^Violent apar- ayud- comi- gett- getti- inter- minu- minut- pull- respi- sear- searc- step-
          tryi- tryin- unde-`,
        '-1.0': `=back =cold =cops =hitting =nino =od =outside =porch =pulled =ran =taking =two =برا =بيتي =وهو COPCAR EX FIND Interview STATEMENT TAKINGAR TOOKAR
          TOOKES Violent WAKE brin- hitt- hitti- meti- outs- outsi- overd- pulle- resp- stab- stabb- مفقو-`,
        '-1.1': `=cop =dicen =fell =guy =one =went =year =عم =مني ANSWER CAMEIN COMEIN apun- dice- empt- point- sigu-`,
        '-1.2': `=came =creo =esta =has =many =old =think =viene =ابي ARRESTING GETOUT Gear HURTEN PASSEDOUT ROUGH SOBRIETY Worker ^GRABBED ^TOOK porc-`,
        '-1.3': `=baby =despierta =estan =ex =nos =put =quieren =van =بنتي CUFFS DANGERES FAINT OVERDOSING Sick llev-`,
        '-1.4': `=man`,
        '-1.5': `=tomo vien-`,
        '-1.6': `=they BREATHE OVERDOSED`,
        '-1.7': `=us`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.8': `HURTING`,
        '1.6': `DANGERES`,
        '1.5': `=hear BLEEDING`,
        '1.4': `Violent`,
        '1.3': `BREAKIN NECK jump- stab-`,
        '1.2': `=شخص @now-SOMEONE SOMEONE tabl-`,
        '1.1': `=following =kill =يضرب stabb-`,
        '1.0': `=attacking =boyfriend =man =strangling =us =ابي =رجل @now-EX ^HURTING robb- thro- vien-`,
        '0.9': `=casa =guys =he =let =pegando =wall =you HURTEN HURTS pegan- shoo- يضرب-`,
        '0.8': `=aqui =bleeding =ex =hitting =me =nos =porch =trunk =viene =y HOUSE Held Plea ROUGH Weapon blee- bleed- hitt- hitti- meti- porc- sigu- step- trun-`,
        '0.7': `=alguien =by =esta =trying HIDING HOME WEAPON algu- algui- atta- attac- sist- siste- tryi- tryin- wind-`,
        '0.6': `=cousin =knife =said =still EX HURT SEVERE cous- cousi- foll- follo- knif- pega- stil-`,
        '0.5': `=baby =being =drunk =go =has =زوجي CAMEIN LETGO bein- drun- mata-`,
        '0.4': `=esposo =hands =mama =matar =outside =امي =بيتي @now-he CLITIC outs- outsi-`,
        '0.3': `=get =will beat-`,
        '0.2': `=le ^SOMEONE`,
        '-0.2': `=are =did =kids =standing =talk ^GOT stand-`,
        '-0.3': `=now ^HEDGE ^MODAL agen- roomm-`,
        '-0.4': `=detectives =lo =or =room =took =up =want =wife =الشرطه @may ANSWER GRABBED LIGHTS agent- hand- middling room- stan- trai- الشر- الشرط-`,
        '-0.5': `=arresting =away =come =girl =have =his =ice =job =la =look =no =open =somebody =son =warrant =with @101 @now-they FIND LEDGE LIVE TALKING ^RECENT
          sear- searc- someb- warr- warra-`,
        '-0.6': `=blue =carro =cps =cuffs =lawyer =license =migra =not =over =police =se =sitting =take =من @now-it ANYMORE DOGS End PAPERS POINT TOOK Young ^CPS
          ^Official ^RANOFF lawy- lawye- sitt- sitti- stat-`,
        '-0.7': `=after =anymore =arrestando =cut =door =drank =from =garage =ground =hand =jail =living =mis =missing =myself =nothing =officer =officers =ran =should
          =state =swallowed =to =was @now-CPS HIGHPLACE IROOM Interview TOOKES Worker ^JUST ^POLICE afte- anym- anymo- breat- carr- despi- dran- garag- grou-
          groun- livi- livin- migr- miss- missi- myse- mysel- noth- nothi- sher- sheri- some- swal- swall- vivi-`,
        '-0.8': `* =airport =asked =better =dead =detective =die =do =handcuffs =kitchen =leave =policias =stop =stopped =talking =where =wrists =بدي STATEMENT STATION
          WRISTS airp- airpo- arre- arres- aske- bett- bette- detec- kitc- kitch- lice- licen- para- patr- patru- poli- quit- quita- respi- stop- stopp- talk-
          talki- want- wher- wrist-`,
        '-0.9': `=asking =cold =dicen =esposando =fell =find =hija =hospital =loaded =much =name =od =pills =questioned =running =they =tienen =train =wake =yard
          =السياره =الهجره @now-DETECTIVE CPS Drug PULLING TOOKAR ^ACTOR ^Near answ- answe- aski- askin- conv- desp- dete- dice- drag- dragg- gara- hosp- hospi-
          loade- pill- polic- runn- runni- tiene- vomi- السي- السيا- الهج- الهجر-`,
        '-1.0': `=cop =feel =for =night =novia =roof =shut =sign =some =walk =اخي =مني @done COPCAR KILLED NEEDLE PAST Sick WARRANT ^JUDGE ^KILL ^Moment ^Worker brin-
          inte- inter- knee- nigh- pict- pictu- resp- writ-`,
        '-1.1': `=ahora =be =cutting =en =even =herself =himself =life =policia =sin =step =thinking =too =we =عن =يقول @past ARRESTING BREATHE Official WAKE ^GRABBED
          ^TOOK chec- cutt- cutti- hers- herse- hims- himse- need- sobr- يعتق- يعتقل-`,
        '-1.2': `=all =give =help =que =quiero =say =tell =year =ابني =حاله =لا @000 ARREST COLOR DETECTIVE DIE FALLEN GONEOFF Gear IWANT MISSING QUESTIONED cort-
          cuff- handc- puls- suic- suici- turn- صديق-`,
        '-1.3': `=pen =wants @now-POLICE OVERDOSE POLICE RAID SEARCH SOBRIETY grab-`,
        '-1.4': `=end =voy ARRESTED JAILED OVERDOSED SUICIDE TAKINGAR ^PASTVERB over- overd- wris-`,
        '-1.5': `=daughter =gone =weed CUFFS OVERDOSING SUICIDAL`,
        '-1.6': `=jump ACTOR PULLED QUESTIONING`,
        '-1.7': `=cops GIVEBACK`,
        '-1.8': `GOODBYE`,
        '-2.0': `FAINT`,
        '-2.1': `REFL`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '2.8': `ARRESTING`,
        '2.6': `CUFFS`,
        '2.1': `ARRESTED`,
        '1.8': `HANDS`,
        '1.7': `COPCAR RAID`,
        '1.4': `Gear hand-`,
        '1.3': `=turn handc-`,
        '1.2': `GRABBED arre- arres-`,
        '1.1': `=call =guns =him ARREST FALLEN SEIZED ^GRABBED cuff- knee- تعتق-`,
        '1.0': `=arrestando =back =cuffs =handcuffs =taken =اخذت @201 take-`,
        '0.9': `=job =told ^JUDGE ^JUST deta- detai- lleva- long يعتق- يعتقل-`,
        '0.8': `=arresting =raiding =van =you ^Drug ^Moment raid- raidi-`,
        '0.7': `=detaining =did =dragging =handcuffing =holding =should =they ACTOR JAILED LEGAL Official PASSEDOUT TAKINGAR TOOKAR drag- dragg- hold- holdi- llev-`,
        '0.6': `=ice =put =we =ابي =اخي KIN TAKING ^HEDGE espo- espos-`,
        '0.5': `=con =somebody =taking =انا =لا POLICE ^SAY someb- taki- takin-`,
        '0.4': `=dad =now =of =عم =في WAVING stan-`,
        '0.3': `=arrested =getting =husband =papa BODY TAKEES ^BE gett- getti- husb- husba-`,
        '0.2': `=am =being bein-`,
        '-0.2': `=do =room GONEOFF STATION ^TOOK`,
        '-0.3': `=come =where =ما @101 EVERYONE Interview TALKING wher-`,
        '-0.4': `=asking =end =found =friend =pistola =with =البيت ASKING PASTVERB aski- askin- breat- foun- frie- frien- stat-`,
        '-0.5': `* =blue =garage =has =know =pills =someone =to =what =ya @000 HURT HURTING ONLINE ^CPS ^IWANT ^Interview ^Worker garag- pill- short someo-`,
        '-0.6': `=cop =get =girlfriend =hospital =keeps =kids =le =leave =live =making =moms =puerta =pulled =quiere =sheriff =siguiendo =took =wake =حبوب @now-CPS
          NUMBER POINT SEVERE driv- gara- girlf- hosp- hospi- keep- maki- makin- mata- puer- puert- pulle- showe- sigui-`,
        '-0.7': `=golpeando =hitting =left =life =matar =nobody =quieren =sister =some =stop =take =tonight =trying =two =اختي =تفتيش @now-he BREAKIN CHILD Drug NOOSE
          OVERDOSING PAPERS SEARCH Weapon ^End ^KIN brea- golp- golpe- habl- hitt- hitti- nobo- nobod- overd- pull- quie- quier- sist- siste- suic- suici-
          tonig- tryi- tryin- البي- تفتي-`,
        '-0.8': `=answer =beating =dead =detectives =drunk =give =he =hijos =if =it =kill =knife =license =missing =not =side =tell =voy =wants =without =y =بدي =عن
          =معهم =يتنفس @plain ANSWER CAMEIN End KILL LIVE REFL ROADSIDE STATEMENT SUICIDE WAKE beati- drun- entr- hijo- knif- ligh- missi- over- pist- pisto-
          preg- pregu- ques- quest- respi- respo- sear- searc- sher- sheri- sigu- toni- want- with- witho- يتنف-`,
        '-0.9': `=agentes =already =bedroom =calling =carro =court =driving =flashlights =go =gone =guy =knocking =lights =looking =mis =never =over =pegando
          =searching =stopped =traffic =trooper =weed =الشرطي =بدهم =بيتي =يضرب COLOR KNOCKING STATED ^General ^PASTVERB ^WANT alrea- answ- answe- apun- bedr-
          bedro- calli- chec- comp- cort- drivi- knock- lice- licen- light- lleg- look- looki- miss- neve- pegan- shoo- stop- stopp- traf- traff- wind- صديق-`,
        '-1.0': `=can =door =gun =look =office =parked =ppo =school =still =test =va =who =الباب =شرطه =ولادي @now-SOMEONE @now-we DOOR alre- atta- attac- beat- flas-
          flash- girl- guard- inte- inter- knoc- parke- pega- sobr- star- stil- البا- ولاد-`,
        '-1.1': `=bebe =cps =esta =head =last =open =see =she =talk =talking =wall =اخذ =امي =بدو =شرطي =معه =يقول @now-EX @now-she ASKAR DIE GIVEBACK KIDNAP SOBRIETY
          afte- agai- brin- chok- desp- guar- leav- resp- show- talk- talki- يسال- يضرب-`,
        '-1.2': `=10 =casa =hear =law =says =sorry =state =برا =بنتي =مني BREATHE CPS IF OVERDOSE OVERDOSED POISON ^DETECTIVE ^SOMEONE pass- sorr-`,
        '-1.3': `=but =step =that =want =يريد EX FAINT GETOUT GOODBYE HOME KILLED PILLS PULLINGAR QUESTIONED SUICIDAL Sick chil- stran-`,
        '-1.4': `=man =surrounding ANYMORE LATER PHONE Worker carr- para-`,
        '-1.5': `=everything FIND LIGHTS Traffic`,
        '-1.6': `=baby KILLING PULLED trai-`,
        '-1.7': `QUESTIONING`,
        '-1.8': `BLEEDING NECK PULLEDAR`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.5': `COMEIN DOOR`,
        '1.4': `=cops`,
        '1.2': `WARRANT show-`,
        '1.1': `=cars =steps =trailer =بابي POLICE SEARCH sher- sheri- trail- يفتش- يفتشو-`,
        '1.0': `=door =ice =step =them =البيت knoc- orde-`,
        '0.9': `=knocking =migra =officers =see ACTOR LURKING knock- migr- البي-`,
        '0.8': `=detectives =moms =one =talk =برا Room comp-`,
        '0.7': `=are =estan =orden =they CAMEIN KNOCKING`,
        '0.6': `=at =casa =dicen =la =or =police =searching =sheriff =الباب =الهجره =بدهم @201 @210 dice- البا- الهج- الهجر-`,
        '0.5': `=house =it =through ASK HOME Near SAY hous- poli- polic- throu-`,
        '0.4': `=off =open @now-POLICE Gear ^ASK ^PASTVERB detec- esta- thro-`,
        '0.3': `=but =puerta =what =will Official puer- puert-`,
        '0.2': `trai-`,
        '-0.2': `=all =hermano =was brea-`,
        '-0.3': `=has GETOUT LOTS ^MODAL hand- herm- herma-`,
        '-0.4': `=arrested =back =boyfriend =cop =sitting =trying =work @000 @now-i ARREST BODY GIVEBACK JUST boyf- boyfr- sitt- sitti- tryi- tryin- wind-`,
        '-0.5': `=being =end =going =had =he =i =just =know =shoot =tienen =wants =علي =لا @100 @done @now-CPS BREATHE COURTS HANDS HURT NOOSE SEVERE THING WAKE Young
          bein- goin- tiene- want-`,
        '-0.6': `* =anymore =arrestando =behind =breathing =broke =brother =by =con =gas =getting =give =gun =happened =have =mis =myself =of =over =putting =que
          =something =think =took =trooper =ابي =اريد @now-SOMEONE @now-she ANYMORE GRABBED HURTING Held JAILED PHONE PILLS Sick Violent WEAPON ^TOOK anym-
          anymo- behi- behin- breat- brok- brot- broth- gett- getti- lice- licen- lleva- minu- minut- myse- mysel- over- putt- putti- short somet- troo- troop-
          turn-`,
        '-0.7': `=about =am =bathroom =bebe =did =dragging =following =handcuffs =hija =hospital =husband =kids =live =questioning =quiero =said =station =swallowed
          =two =us =where =الان =بدي =بنتي =في @doing @now-we CHILD CLITIC FALLEN KILLED LETGO QUESTIONED QUESTIONING SOBRIETY Weapon ^Worker abou- bath- bathr-
          drag- dragg- hosp- hospi- husb- husba- mata- respi- sali- stati- swal- swall- trab- traba- wher-`,
        '-0.8': `=after =ahorita =border =can =cps =cuffs =driving =go =him =lady =lawyer =line =need =neighbor =next =nobody =quiere =thing =this =uncle =who =year
          =اخذت @now-DETECTIVE IROOM KILLING LEDGE PAST STATION WRISTS ^CHILD ^GRABBED ^REFL ^Young afte- ahori- bord- borde- cous- cousi- cuff- desp- deten-
          drivi- jump- lawy- lawye- nobo- nobod- pass- stat- stra- windo-`,
        '-0.9': `=bag =drunk =es =everybody =everyone =fbi =her =hit =last =locked =od =questions =raiding =stepdad =tiene =wake =window =yard =اخوي =السياره =مني
          ANSWER ANSWERAR ARRESTED FIND KIN MISSING OVERDOSING SEIZED Street TAKEES TOOK TOOKAR ^IWANT ^Plea ayud- drun- haci- llev- locke- raid- raidi- remo-
          remov- resp- thin- tien- walk- السي- السيا- تعتق- صديق-`,
        '-1.0': `=alguien =breaking =die =esposando =kill =oficial =papa =phone =side =viene =walk =when =your =حدا =رجل =معه =هلق @010 @now-CHILD BLEEDING CAR
          Calendar HOWTO OVERDOSE OVERDOSED POINT SUICIDAL SUICIDE TONIGHT Worker ^NOW acab- agar- agarr- algu- algui- deta- detai- handc- happe- phon- stepd-
          vien-`,
        '-1.1': `=arresting =carro =estoy =how =jail =keep =keeps =le =statement =stopped =that @now-he DIE IWANT LIVE PULLINGAR ^EX ^End arma- back- esto- happ- keep-
          poin- shoo- state- stop- stopp- uncl-`,
        '-1.2': `=call =dad =ex =gave =office =ppo =stop =بدو =شخص =يكسر @now-EX CPS EX FAINT GOODBYE LATER PASSEDOUT POISON PULLEDAR QUESTIONS SOMEONE Traffic ^CPS
          ^WILL arre- arres- break- chil- inte- para- ques- quest-`,
        '-1.3': `=me =paro =اخي EVERYONE HIGHPLACE ROADSIDE inter-`,
        '-1.4': `=زوجي COPCAR CUFFS DANGERES RAID TAKINGAR`,
        '-1.5': `=be PULLING WAVING`,
        '-1.6': `=car =انا BEHIND PULLED`,
        '-1.7': `ARRESTING`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '2.5': `PULLED`,
        '2.1': `SOBRIETY`,
        '2.0': `Traffic`,
        '1.8': `PULLEDAR`,
        '1.7': `PAPERS`,
        '1.5': `LIGHTS PULLINGAR ROADSIDE`,
        '1.4': `GETOUT`,
        '1.2': `=stopped`,
        '1.1': `=luces =over =paro =step PULLING luce-`,
        '1.0': `=test =السياره =شرطي =مني BEHIND carr- ligh- para- stop- stopp- السي- السيا-`,
        '0.9': `=cop =id =parando =stop =weed =window ^PULLEDAR paran-`,
        '0.8': `=had =officer =or =were =writing =بدو =هلق TALKING lice- licen- writi-`,
        '0.7': `=blood =blow =carro =found =lights =road =trooper CAR bloo- foun- light- revi- revis- unde- windo-`,
        '0.6': `=car =does =license =light =name =quiere =shoulder =us =walking =wants =we DOGS patr- sear- searc- walki-`,
        '0.5': `=for =get =leave =on =pulled LEDGE ^Near pull- pulle- walk-`,
        '0.4': `=by =search =sitting =state =take SEARCH leav- sitt- sitti- troo- troop- want- wind-`,
        '0.3': `=face =making =side @done @now-POLICE Street maki- makin-`,
        '0.2': `=policia ASKING`,
        '-0.2': `=from =took`,
        '-0.3': `=gun =here =let HURTS Worker stat-`,
        '-0.4': `=agents =holding =husband =keeps =police =there =whole =الان ^TOOK agent- hand- hold- holdi- husb- husba- ther- whol-`,
        '-0.5': `=cousin =cps =detective =estan =help =his =hitting =home =order =se =ابني =من @001 CPS LEFTNOTE WAKE WEAPON ^CHILD ^CPS ^Young agen- cous- cousi-
          espo- espos- gran- grand- hitt- hitti- shoo- short`,
        '-0.6': `=anymore =are =back =brother =can =casa =come =end =front =garage =go =going =happened =him =knife =questions =roommate =taking =thinking =this =today
          =البيت =صديقي @now-CPS @now-DETECTIVE CAMEIN COURTS PAST TAKING Weapon Young ^EX ^HEDGE anym- anymo- breat- brot- broth- detec- fron- gara- garag-
          goin- happe- knif- quit- quita- respo- room- roomm- suic- suici- taki- takin- think- البي-`,
        '-0.7': `* =afuera =am =arrested =baby =bed =hand =handcuffs =hay =hija =house =into =know =lady =lawyer =llevar =locked =mama =myself =nothing =off =pills
          =puerta =put =putting =quieren =statement =station =tell =van =when =امي @110 @now-SOMEONE CHILD COPCAR FAINT GONEOFF HURT KILLED OUTES REFL WAVING
          afue- afuer- brea- esta- handc- happ- hous- lawy- lawye- lock- locke- myse- mysel- noth- nothi- pill- puer- puert- putt- putti- ques- quest- state-
          stati- صديق-`,
        '-0.8': `=arrest =came =find =following =hear =it =keep =kid =knocking =live =matar =nobody =of =only =papa =quiero =threw =through =todo =wife =write =اخي
          =اريد =بدي =بيتي =حبوب ACTOR Calendar IROOM IWANT Paperwork RAID TOOK WRISTS ^DETECTIVE ^KIN ^Worker cort- knoc- knock- llev- lleva- load- mata- meti-
          nobo- nobod- orde- remo- remov- show- throu- تعتق-`,
        '-0.9': `=about =both =call =did =die =feel =hijo =kill =last =od =please =puedo =swallowed =too =who =بدهم =بنتي =علينا =في ANSWER HOUSE KIN NOOSE NUMBER
          SUICIDE TAKEES TAKINGAR ^Plea ^SOMEONE abou- clim- climb- desp- deta- detai- entr- mari- novi- plea- pleas- pued- slee- stran- swal- swall- thre-
          thro- toda- علين-`,
        '-1.0': `=answer =around =away =ex =floor =life =old =porch =windows =الباب =برا ARRESTED BLEEDING BREAKIN DOOR FALLEN Interview KILL SOMEONE STATION Sick
          Violent WARRANT ^ANYMORE ^Drug answ- answe- arou- aroun- arre- arres- ayud- floo- resp- step- trac- track- البا-`,
        '-1.1': `=aqui =gave =her =officers =outside =parking =puente @now-EX COMEIN DIE EX HOME HURTING KILLING NECK OVERDOSING POINT QUESTIONED SEIZED SEVERE agar-
          agarr- cuff- outs- outsi- parki- puen- puent-`,
        '-1.2': `=door =truck DANGERES End HANDS HIDING MISSING OVERDOSE OVERDOSED PHONE STATEMENT SUICIDAL porc- truc-`,
        '-1.3': `=be =say =swat =talk =wake =اخوي =لا @210 DETECTIVE GOODBYE`,
        '-1.4': `=cops =you ARRESTING HIGHPLACE KNOCKING POISON`,
        '-1.5': `=breathing BREATHE CUFFS QUESTIONING`,
        '-1.6': `LIVE`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '2.5': `QUESTIONING`,
        '2.1': `ANSWER`,
        '2.0': `Interview`,
        '1.5': `DETECTIVE IROOM STATION`,
        '1.4': `QUESTIONED STATEMENT`,
        '1.3': `PHONE`,
        '1.2': `=office ^SAY يسال-`,
        '1.1': `^ASKING ^QUESTIONING inter-`,
        '1.0': `=but ASKAR STATED inte- preg- pregu- ques- quest-`,
        '0.9': `=detective =go TALKING`,
        '0.8': `=says المح- المحق-`,
        '0.7': `=answer =fbi =interrogando =keep =questioned =write =ابني @now-DETECTIVE cust- custo- stat-`,
        '0.6': `=some =station LETGO ^RECENT answ- answe- call- stati-`,
        '0.5': `=asking =le =line =school =they =two =الان @201 ASKING askin- long scho- schoo-`,
        '0.4': `=phone =questions =this =where Official QUERY phon- wher-`,
        '0.3': `NUMBER`,
        '0.2': `=should NOW`,
        '-0.2': `=back =be GONEOFF`,
        '-0.3': `=estan =help =hitting @did @past WILL ^Interview comi- hitt- hitti-`,
        '-0.4': `* =behind =mi =myself =no =pills =us =window =زوجي ARREST BODY End KILLED NOOSE behi- behin- myse- mysel- pill-`,
        '-0.5': `=breathing =de =dice =from =herself =into =job =knife =missing =off =outside =se =sister =their =through =too =walking =بدي @plain ANYMORE LIGHTS Near
          PAPERS POINT Paperwork ROUGH TOOK Traffic Young ^EX ^IWANT brea- foll- follo- hand- hers- herse- knif- missi- outs- outsi- sist- siste- thei- thro-
          throu- walk- walki-`,
        '-0.6': `=again =alive =anymore =aqui =bad =bunch =dad =detectives =found =handcuffs =himself =my =officers =va =y =الهجره =لا @000 @100 @now-CPS @now-SOMEONE
          BREAKIN ROADSIDE WEAPON ^Drug ^NOW ^Plea aliv- anym- anymo- breat- bunc- espo- espos- foun- hims- himse- lice- licen- miss- neig- neigh- quit- quita-
          shoo- short stran- الهج- الهجر-`,
        '-0.7': `=around =arrestando =blood =came =carro =door =drinking =esposo =find =guns =house =jail =judge =kill =know =law =let =life =looking =love =matar =mom
          =puerta =quiero =roommate =sorry =still =stopped =take =taking =thinking =tiene =trooper =way =الباب =امي ASK BEHIND COLOR DANGERES HURT KILL
          OVERDOSING RAID REFL TAKEES TAKING Violent WARRANT Weapon ^CHILD ^HURTING ^KIN ^SOMEONE ^Young arou- aroun- bloo- chec- chil- chok- deta- detai-
          drink- hous- judg- jump- light- look- looki- mata- puer- puert- remo- remov- resp- sorr- stil- stop- stopp- taki- takin- think- troo- troop- البا-`,
        '-0.8': `=afuera =apartment =bag =casa =cuffs =kid =knocking =live =migra =moms =name =nobody =not =open =orden =papa =party =patrol =store =taken =that
          =tonight =yard =برا =بنتي =معه =يقولون @110 CAMEIN COURTS HANDS KILLING Plea Worker ^PULLED ^TOOK afue- afuer- apart- depu- deput- drin- entr- grand-
          knock- migr- nobo- nobod- over- overd- part- patro- room- roomm- sigu- smel- take- text- toni- tonig- صديق-`,
        '-0.9': `=arresting =away =closet =does =done =end =ex =gone =hands =hay =ice =mama =man =next =our =paro =plan =porch =road =someone =state =weed =would =اخوي
          =تفتيش =ما ARRESTED COMEIN COPCAR EX LEDGE MISSING TONIGHT WAKE ^HEDGE agai- apar- back- brin- carr- close- cuff- guar- handc- knoc- para- pega- poin-
          porc- someo- toda- trai- woul- تفتي- يقول- يقولو-`,
        '-1.0': `=3 =car =coming =dog =for =going =his =look =never =roof =rope =search =shoulder =wake =were =why =البيت @done BLEEDING BREATHE DOGS Drug EVERYONE
          HOWTO IWANT LIVE SEVERE ^ASK ^PULLEDAR acab- comin- comp- goin- gran- neve- novi- patr- sear- searc- البي- تعتق-`,
        '-1.1': `=die =gas =kids =telling =test =we =writing =بيتي DOOR FAINT FALLEN FIND HURTING JAILED LEGAL NECK OVERDOSE PASSEDOUT Sick ^Paperwork orde- step-
          surr- writi-`,
        '-1.2': `=por DIE KNOCKING POISON PULLING PULLINGAR SEARCH SUICIDAL TOOKAR ^JUST ligh- pape- revi- revis- سيار-`,
        '-1.3': `=van GOODBYE Gear HIDING OVERDOSED SUICIDE TAKINGAR ^GRABBED`,
        '-1.4': `CUFFS`,
        '-1.5': `=step ARRESTING`,
        '-1.6': `PULLED`,
        '-1.7': `PULLEDAR`,
        '-2.1': `SOBRIETY`,
        '-2.2': `GETOUT`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.8': `MISSING`,
        '1.7': `CHILD`,
        '1.3': `GIVEBACK`,
        '1.2': `=kids =ran Worker Young brin-`,
        '1.1': `CPS`,
        '1.0': `=bring =ولادي =ياخدوا EX FIND ^Worker مفقو- ولاد-`,
        '0.9': `=hold =lady =never @now-CPS ONLINE TAKEES TOOKES ^CPS neve-`,
        '0.8': `=bebe =gone =hospital =mis =year GONEOFF LEGAL TAKING hosp- hospi- llev- miss-`,
        '0.7': `=cps =find =from =missing =quieren =removing =since =where =with =بنتي SOMEONE TAKINGAR TOOKAR chil- cust- custo- missi- sinc- wher-`,
        '0.6': `=children =kidnapped =old =state RANOFF child- remo- remov-`,
        '0.5': `=baby =because =her =hijos =no =not =off =open =order =some ^EX ^KIN beca- becau- hijo-`,
        '0.4': `=border =goodbye =man =need @210 ROADSIDE bord- borde- good- goodb-`,
        '0.3': `=ex =get =give =putting =them Calendar long orde- putt- putti-`,
        '0.2': `=son ARREST PASTVERB`,
        '-0.2': `SEIZED`,
        '-0.3': `=all =am =cop =if =on =without IF KNOCKING LIGHTS TALKING witho-`,
        '-0.4': `=breathing =cuffs =i =ice =it =quiero =respira =right =trying @001 HURTS JUST KILLED LOTS Near STATEMENT WANT arre- arres- breat- sear- searc- tryi-
          tryin- wind- windo-`,
        '-0.5': `=arresting =bathroom =beating =by =called =detective =got =handcuffs =hay =of =pastillas =pills =station =thing =think =want =we =window @100
          @now-POLICE @now-we EVERYONE KILL ^Drug ^JUST ^POLICE ayud- bath- bathr- beati- boyf- boyfr- call- calle- detec- herm- herma- past- pasti- pill-
          pregu- righ- stati-`,
        '-0.6': `* =apartment =are =be =dog =end =girlfriend =going =ground =jumping =knocking =lawyer =meds =myself =next =novio =parking =que =real =siguiendo
          =sitting =statement =swallowed =tienen =under =up =warrant =ان =معه @present ANSWER BEHIND DOGS HOME HURT IROOM Interview LOC ROUGH THING Violent
          ^CHILD ^GOODBYE ^GRABBED ^Plea apart- chok- goin- grou- groun- inte- inter- jumpi- knock- lawy- lawye- minu- minut- myse- mysel- parki- pass- patr-
          preg- respi- short sigui- sitt- sitti- state- swal- swall- tiene- vivi- warr- warra- with-`,
        '-0.7': `=asking =boyfriend =casa =cops =cousin =die =hear =himself =hitting =light =mama =migra =neighbor =nothing =od =road =something =strangling =tell
          =that =wall =way =wife =الهجره =بدي =بيتي =يضربني @000 @now-SOMEONE @now-he ASK COURTS FALLEN POLICE PULLING Room ^PASTVERB aski- askin- cous- cousi-
          ever- girlf- handc- hims- himse- hitt- hitti- jump- knoc- ligh- mata- noth- nothi- novi- ques- quest- sigu- somet- unde- الهج- الهجر- يضرب-`,
        '-0.8': `=arrestando =ate =done =drunk =everything =getting =gun =head =kill =matar =more =note =officers =puerta =sent =talk =tomo =us =vida =wake =برا =رجل
          =صديقي =علي =يقول @now-DETECTIVE ARRESTED DETECTIVE End GOODBYE HANDS LEFTNOTE OVERDOSED PAPERS POINT SEARCH ^End ^HASES ^Official ^PRESENT ^SAY
          ^Young agar- agarr- char- charg- check- comi- cuff- desp- drun- esta- every- foll- follo- gett- getti- migr- para- puer- puert- suic- suici- want-
          صديق- يضربن-`,
        '-0.9': `=alone =answering =been =breaking =care =face =into =knife =once =text =texted =wants =who =امي =شخص =شربت =عن @010 ARRESTING CHARGED LIVE OVERDOSING
          Traffic Weapon ^HOWTO alon- beat- hand- knif- park- resp- text- texte- يقول- يقولو-`,
        '-1.0': `=about =after =already =crying =keys =should =sin =sorry =voy COMEIN DIE NOOSE PHONE PULLEDAR Plea SOBRIETY SUICIDE WEAPON abou- alre- alrea- cryi-
          cryin- sorr- spea- tien-`,
        '-1.1': `=creo =found =love =own =اخوي =اخي =انا =حبوب KILLING LATER NECK OVERDOSE PILLS dete- foun- thin-`,
        '-1.2': `=call =esposo =jail =عم BLEEDING BREATHE CAMEIN COPCAR Drug HIDING Sick deten- tabl-`,
        '-1.3': `=being BREAKIN DANGERES HIGHPLACE IWANT PASSEDOUT POISON bein- cort-`,
        '-1.4': `=le CUFFS GETOUT HURTING WAKE`,
        '-1.5': `FAINT Gear PULLED`,
        '-1.6': `QUESTIONING SUICIDAL`,
      }),
    ],
  ]),
};
