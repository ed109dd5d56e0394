import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.1': `POINT+LIVE`,
    '1.0': `#عيش are_taking breathing_$`,
    '0.9': `._i EX+GIVEBACK JUST+PULLED KILLING+REFL ^SUICIDAL about_to can_hear got_gun got_me never_came not_stop respi-`,
    '0.8': `._they =يريد ARRESTED+NOW ASKING+DIE CHILD+MISSING CUFFEDAR CUFFEDAR+CUFFEDAR IWANT+LIVE KIDNAP+Young Moment+PULLED POINT+Room RAID+THING SAY+GETOUT
      TOOK+POISON are_being are_questioning being_interviewed despe- is_stabbing matar_$ missing_$ que_sople they_taking to_die y_quieren`,
    '0.7': `#ارض #مفقود #نبض #يخنق ._he ._it ._she =bro =fr =lap =lit =loud =min =od =q =recorder =removing =revisando =rope =siguiendo =swallowed =الكلبشات =عيش
      =نبض ARREST+LIVE BE+QUESTIONED CLITIC+GOODBYE DETECTIVE+NOW GOODBYE GOODBYE+GOODBYE GRABBED+JUST HEDGE+WAKE IROOM+NUMBER IWANT+DIE JUST+CUFFS
      KIDNAP+CHILD KIN+BREATHE MISSING+CHILD MISSING+Young Near+Plea Official+QUESTIONING PRESENT+QUESTIONED SUICIDAL SUICIDAL+SUICIDAL TIRED TIRED+TIRED
      TOOK+FALLEN Young+MISSING ^DANGERES ^_says ^_رجل ^_عم am_under are_reading asking_if attacking_me be_here being_pulled being_taken breaking_everything
      cop_says dead_than end_it he_keeps his_foot inside_$ is_man is_off is_strangling jump_$ le_estan living_$ me_now me_pide min_$ off_with outside_$
      pen_$ police_here reading_me swal- swall- tell_him there_are to_shoot vivir_$ want_in اخذوا_بنتي الشرطه_من الشرطي_بدو برا_$ بيتن- معه_مسدس مفقو- يستج-`,
    '0.6': `#بنا #ينتظر #يهدد ._can ._please =ahorcando =ate =backseat =bed =cat =conteste =decided =deserve =despertar =estan =everybodys =hauled =ids
      =inconsciente =jump =love =manos =morirme =mouth =overdosing =parando =quitando =searching =stab =texted =tied =tylenol =viviendo =wake =بيتنا
      =بيقولوا =رجل =علينا =قدامي =يخنق @210 ARREST+ANYMORE ASKING+GETOUT ASKING+OVERDOSE AWAY+DOGS BE+PULLED BE+PULLINGAR BE+STATED BEHIND+Street CAMEIN+BE
      CAR+COPCAR CAR+NOW CLITIC+NECK CLITIC+ROADSIDE CPS+TAKINGAR CUFFS+KIN DANGERES+HEDGE DETECTIVE+OUTES DETECTIVE+PHONE DOOR+Plea Drug+POISON EX+BREAKIN
      EX+LURKING EX+REFL EX+Street FAINT+Drug FALLEN+PILLS FIND+NUMBER GIVEBACK+NARCAN HASES+ARRESTED HASES+Held HEDGE+ASKAR Interview+LURKING Interview+NOW
      JUST+KILL KILL+LIVE KILL+REFL KIN+COLOR KIN+CUFFEDAR KIN+CUFFS KIN+FALLEN KIN+OVERDOSE KIN+PULLINGAR KIN+SUICIDAL LIVE+IWANT LOC+SEIZED LURKING+ANSWER
      LURKING+ARRESTED MISSING+KIN Moment+KILL NOW+KIN OVERDOSE+Plea Official+GETOUT PASSEDOUT+PASTVERB POISON+Drug POLICE+HURTS POLICE+JUST PRESENT+RAID
      PULLED+POLICE PULLED+PRESENT PULLEDAR+ROADSIDE PULLEDAR+WILL QUESTIONING+STATION RECENT+POISON REFL+Room ROADSIDE+POLICE SCARED+BODY SOMEONE+BEHIND
      SOMEONE+HOME SUICIDAL+QUERY TAKING+TALKING TOOK+OVERDOSE TOOK+STATED TOOKAR+Moment TOOKAR+NOW WANT+DIE WANT+SUICIDE WILL+SOBRIETY Worker+CAR
      Worker+TAKINGAR ^ASKINGAR ^FAINT ^_dejo ^_estan ^_getting ^_life ^_papa ^_شخص ^_معه alguien_esta am_getting am_sorry and_are and_عم anymore_$ aqui_en
      are_about are_interrogating are_knocking are_removing around_for asking_me at_door at_our away_with baby_from backs- backu- be_better because_that
      being_questioned best_friend came_home climb- cold_$ come_for cop_just cops_at cps_at crying_in deser- detective_esta driving_away ending_it
      esta_ahorcando esta_aqui estan_arrestando fell_out girlfriend_took got_him has_me has_my he_comes hear_him help_he her_father here_since his_mouth
      is_back is_hitting is_outside is_overdosing is_saying is_writing keep_asking keeps_asking kidnapped_$ kidnapped_my kill_us me_agarro me_baje me_corte
      me_esta me_police mejor_me mi_bebe mori- morir- my_best my_girl my_kitchen my_watch never_see nino_se no_more nobody_will not_wake nurse_says off_bus
      one_has or_no paran- parar_$ police_say puedo_mas puerta_y quiere_matar removing_my robaron_mi rode- sat_down says_if services_is sigue_aqui
      stopped_by taking_me talking_$ there_now they_are they_got this_i threw_me through_wall to_step to_walk tonight_is trooper_wants two_of tyle- tylen-
      want_money where_we while_they wife_on with_cop with_our اكل_حبوب الكلب- انا_في اوقع_علي بدو_يفتش بدي_عيش حالها_$ علين- عم_ياخدوا عم_ياخذوا قدام-
      لا_يتنفس لاقي- ما_رجعت ناطر_$ يسالو- يقول- يقولو- ينتظ-`,
    '0.5': `#ابو #الض #انتحار #بايد #بقو #توقف #حطول #حمام #خلاص #خوي #داخل #دور #رغو #سحبو #غرف #كلبش #كلبشو #ماخذ #ناطر #يتم #يتنفس #يفيق #يلبس #ينتحر ._that
      ._there ._what 20_min =abajo =abra =ba2a =corazon =creo =dark =dejan =despedida =diga =dude =edge =esposado =except =flashlight =hablando =hear
      =hombre =huele =hunters =knees =llegaron =marshals =matarme =migracion =minute =mundo =note =peeking =peephole =pegando =pen =pinned =pointing =raro
      =regresa =respira =reten =sala =sentido =slid =snuck =sorry =stairs =staring =step =stopping =suits =traen =trago =train =tub =venas =wish =youll
      =الارض =الان =الحين =الموت =بالحمام =بقوه =جايين =جرعه =حامل =خلاص =خوي =داخل =رغوه =ضايعه =كلب =كلبشوني =محقق =هلا =هم =وراي =وقفونا =يتم =يتنفس
      =يخنقني =يدقوا =يسالون =يفتش =يفوتوا =يفيق =يقولون =ينتحر @now-he ANSWER+NOW ANSWER+SEARCH ANYMORE+End ARRESTED+Plea ARRESTING+ARRESTED ARRESTING+KIN
      ARRESTING+NOW ASK+OVERDOSE ASKAR+PASTVERB ASKING+CAR ASKING+SOBRIETY BE+ARRESTING BE+GOODBYE BE+GRABBED BE+HURTEN BE+ROADSIDE BE+SEVERE BODY+KIN
      BREATHE+Drug BREATHE+LOTS CAR+Moment CAR+Plea CAR+TONIGHT CHILD+CUFFS CHILD+GIVEBACK CHILD+GOODBYE CHILD+POISON CHILD+SEARCHED CLITIC+HANDS
      CLITIC+SUICIDAL COPCAR+WILL CPS+HURTS Calendar+MISSING DANGERES+CLITIC DANGERES+QUERY DETECTIVE+PILLS DIE+JAILED DIE+Plea DOGS+BE DOGS+Near DOOR+BE
      DOOR+NOW Drug+FALLEN Drug+HASES Drug+MISSING EX+DOOR End+HURTING End+LETGO End+NOOSE FAINT+PILLS FAINT+Plea FAINT+TOOK FIND+CHILD FIND+Calendar
      FIND+KIN FIND+Sick GIVEBACK+LIVE GONEOFF+KILL GONEOFF+Sick GOODBYE+ANYMORE GOODBYE+HEDGE GRABBED+WAVING Gear+Held Gear+ROUGH General+DIE HABIT+AWAY
      HABIT+BEHIND HASES+NECK HEDGE+ANSWERAR HEDGE+BEHIND HEDGE+FAINT HEDGE+HABIT HEDGE+IDIOM HEDGE+WAVING HIDEOUT+NOW HIDEOUT+Plea HOME+DETECTIVE
      HURT+BLEEDING HURT+LIVE HURT+REFL HURTING+BLEEDING HURTS+LATER Held+End IF+DIE IROOM+Moment IWANT+End IWANT+LATER IWANT+SUICIDAL Interview+JUST
      JUST+BREAKIN JUST+INTO JUST+SAY JUST+SEIZED KIDNAP+KIN KILL+DIE KILL+End KILL+IWANT KIN+BODY KIN+KILLING KIN+LETME KIN+POISON KNOCKING+ASKING
      KNOCKING+QUERY KNOCKING+SAY KNOCKING+WANT LETME+ANSWER LETME+SAY LETME+STATEMENT LIVE+Moment LOCKED LOCKED+HOME LOCKED+HOUSE LOCKED+LOCKED LOTS+FALLEN
      LURKING+GOT LURKING+WANT LURKING+WAVING LURKING+WEAPON MODAL+GOODBYE Moment+BREAKIN Moment+BREATHE Moment+CUFFS Moment+Gear Moment+SEIZED
      Moment+STATION NARCAN+PASTVERB NOOSE+GIVEBACK NOOSE+NECK NOOSE+WAVING NOW+GIVEBACK NUMBER+Gear NUMBER+Room Near+ANSWER Near+DOGS Near+IROOM
      OUTES+ANSWER OVERDOSE+PILLS OVERDOSED+Plea OVERDOSING+Plea Official+DOOR Official+JUST Official+PHONE PHONE+ASK PHONE+STATEMENT PILLS+ANSWER
      PILLS+FALLEN PILLS+WAKE POINT+ANYMORE POLICE+CPS POLICE+QUESTIONING PRESENT+ROADTALK PRESENT+SUICIDE PULLED+Official PULLED+WILL PULLEDAR+WANT
      Plea+KILL QUESTIONING+CLITIC QUESTIONING+KIN QUESTIONING+NOW RANOFF+BEHIND RECENT+HANDS RECENT+LEDGE RECENT+PHONE REFL+BREATHE REFL+DOOR REFL+MISSING
      REFL+PILLS REFL+Sick ROADSIDE+CAR ROADSIDE+PAPERS ROUGH+AWAY Room+QUESTIONING Room+SOBRIETY Room+STATION SAY+BREAKIN SAY+REFL SAY+Room SCARED+CUFFS
      SEARCH+ASK SEARCH+TALKING SEIZED+KIN SEIZED+POLICE SOMEONE+ARREST SOMEONE+Young STATION+WILL SUICIDAL+DIE SUICIDAL+GRABBED SUICIDAL+General
      SUICIDAL+IF SUICIDAL+LOTS SUICIDAL+Moment Sick+HOME Sick+Room Sick+TOOK Street+LURKING TAKEES+ARRESTED TAKING+LIVE TIRED+IWANT TIRED+WANT TOOK+Drug
      TOOK+FIND TOOK+Held TOOK+LOTS TOOK+PILLS TOOK+ROADTALK TOOKAR+JUST Traffic+Gear Violent+BLEEDING WAKE+PILLS WANT+HIGHPLACE WANT+JUMPAR WANT+KILLING
      WANT+LEDGE WANT+LIVE WANT+SUICIDED WAVING+WEAPON WEAPON+Near WEAPON+WAVING WILL+DOOR WILL+SEARCH Weapon+WAVING Worker+HURTS Young+CUFFS Young+GOODBYE
      ^OVERDOSED ^PULLING ^TIRED ^_babysitter ^_been ^_creo ^_her ^_hombre ^_lights ^_od ^_بيقولوا ^_جايين ^_ضربني ^_لا ^_هسه ^_هلق abaj- abla- ahora_mismo
      ahorc- ahorita_$ am_14 am_being am_bleeding amenaza_con and_saying and_turned and_two and_معه and_مو and_يريد anymore_i are_arresting are_doing are_on
      are_outside are_putting are_searching are_standing arrestando_$ at_hospital at_me at_us axe_$ backwards_$ baje_carro be_around be_dead beer_$
      being_interrogated being_stopped board- bounty_hunters boyfriend_in boyfriend_will brother_on brother_overdosed can_see clim- confession_$ cop_in
      cop_wants cop_will cops_got cora- coraz- cuchillo_y daughter_and de_despedida de_parar deja_salir demas- deserve_to despedida_$ detectives_are dict-
      dicta- die_$ door_it drank_whole dude_is edge_of en_este en_reten encuentro_mi esposado_$ esta_afuera esta_arrestando esta_hablando esta_parando
      esta_pegando esta_siguiendo estan_aqui estan_preguntando ex_se foot_in from_daycare from_his gas_on get_up getting_stopped glass_$ got_off got_one
      grit- hablando_con haci- hacia_mi hacie- handcuffs_$ haul- haule- have_me hay_policias he_grabbed he_keep he_pulled he_said he_says he_sent he_wants
      head_$ her_car here_with hija_no himself_$ homb- hombr- hour_$ house_to i_love i_open i_wish ice_just in_bedroom in_it in_police incon- is_beating
      is_breaking is_dark is_dragging is_empty is_having is_hurting is_pointing is_talking is_time is_trying is_walking it_before jail_do just_took kid_at
      kid_in kids_without kitchen_$ knocking_on la_94 la_linea lawn_$ le_esta little_girl live_for llega- love_you machete_$ mano- matar- matarme_$ me_dejan
      me_dicen me_estan me_quiere me_tiene me_tienen me_viene me_voy meds_and men_$ minutes_$ mis_ninos mom_to mund- my_arms my_baby my_keys my_little
      my_niece my_self no_firmo no_respira nobody_knows nobody_would not_allowed not_at not_be not_bring not_leave not_stay note- note_$ of_them
      officer_says oficial_quiere old_is on_hold or_they out_car out_loud over_i papa_de party_$ peek- peeki- peep- peeph- pegan- pegando_$ perr- pinn-
      pinne- plain- please_tell ppo_he prend- pulled_knife que_abra que_sigo quiere_ahorcar quieren_llevar quieren_quitar rather_be respira_$ robo_mi
      say_they saying_it says_sign se_tomo se_trago security_is senti- sheriff_esta shot_up sleep_and snuc- sople_en sorr- sorry_for spot- stai- stair-
      standing_on stari- stay_awake stepp- subie- suboxone_$ suit- they_shut tienen_en to_jump tomo_todas took_her took_them trib- two_detectives two_men
      up_i us_all us_leave van_$ veng- viene_siguiendo vivie- viviendo_$ want_statement went_back wife_to wish_i with_his worker_and would_be write_what
      xanax_and ya_viene youl- اخذ_حبوب اخي_عم اخي_هلق افتح- الاض- الاضو- الباب_بقوه الحبوب_and الشرطه_علي امام_بيتي انتحر_$ بالحم- برا_البيت بنتي_$
      بنتي_راحت بيقول- جايي- جرعه_زايده جوزي_ما حاطي- حطول- رخصتي_and رغوه_من ضايع- عطين- علي_الارض علينا_$ عم_يدقوا عم_يفيق عمي_عم في_المطار في_شرطه
      في_غرفه في_واحد كلبش- كلبشو- كلبشوني_me ما_ba2a ما_بقي من_المدرسه من_ساعتين وقفونا_me وين_كنت يتنف- يخنق- يخنقن- يخنقني_me يريد_ان يريد_تفتيش يعتق-
      يعتقل- يفوت- يفوتو- يفيق_$ يكلب- يكلبش- ينتح-`,
    '0.4': `#اتن #ازرق #اعيش #افتح #اقف #بقل #بقي #بلعت #تعتقل #جاي #جرع #جواب #حامل #زرق #سامحو #شفايف #ضاع #قطعت #كلب #لزم #مطار #مغم #موقف #نار #نحنا #وعي #وهم
      #يبي #يدق #يذبح #يطرق #يطلب #يطلق #يعتقل #يقول ._do ._my ._who =ahorita =alive =alphabet =anywhere =aparatito =arrestando =attacking =baby =babys
      =blocked =blocking =breathe =camioneta =cars =close =couch =cutting =desaparecio =despierta =detaining =die =entraron =esposando =esposar =espuma
      =everybody =granddaughter =grandpa =guarderia =hacia =handcuffing =happening =investigador =knocking =laughed =llaves =matar =mile =mixed =momento
      =motel =niece =nina =omg =pack =packing =padrastro =pared =percs =ponga =preguntando =pulso =queriendo =reacciona =river =screaming =senor =sheet
      =sides =stepped =stomping =strangling =strip =subieron =them =toddler =tracks =trae =tratando =twins =upstairs =viene =wall =world =wrists =ابنتي
      =ازرق =اطفالي =اعيش =افتحوا =الباب =البنايه =البيبي =الحجز =السكين =الشباك =الشريف =الصغيره =الغرفه =الوعي =الولد =بابي =بالسوق =بالغرفه =بقي =بلعت
      =تعتقل =جارنا =حابسني =دخلوا =رجع =زرق =سامحوني =شربت =ضاع =قادره =قبضوا =قطعت =لزموا =لونه =لوين =مغمي =موقفني =ناطر =نفسه =نفسها =والشرطي =وهم =يبي
      =يريدون =يعتقلوا =يهدد =يوقفوا @now-SOMEONE @now-they ANSWER+LURKING ANSWER+Moment ANYMORE+BREAKIN ANYMORE+GOODBYE ANYMORE+LIVE ANYMORE+POINT
      ARREST+BREATHE ARREST+NOW ARRESTED+COPCAR ARRESTING+AWAY ARRESTING+HOME ARRESTING+LOC ARRESTING+TOOK ASKAR+KIN ASKING+HANDS ASKING+IF ASKING+KNOCKING
      ASKING+SUICIDE ASKINGAR+CAR ASKINGAR+GETOUT AWAY+DIE BE+ASKAR BE+BLEEDING BE+BREAKIN BE+BREATHE BE+CPS BE+DETECTIVE BE+DOGS BE+DOOR BE+EX BE+GONEOFF
      BE+HIGHPLACE BE+IROOM BE+Interview BE+PASSEDOUT BE+PULLING BE+SUICIDAL BE+Street BE+TAKEES BE+Worker BEHIND+CAR BEHIND+LIGHTS BEHIND+MODAL
      BEHIND+Moment BLEEDING BLEEDING+BLEEDING BLEEDING+PRESENT BODY+PAPERS BODY+SCARED BREAKIN+Near BREATHE+Moment BREATHE+NOW CAMEIN+GOT CAMEIN+PILLS
      CAMEIN+Room CAR+BEHIND CHILD+FIND CLITIC+IROOM CLITIC+KILL CLITIC+Room CLITIC+Sick CLITIC+Worker COPCAR+CLITIC CPS+NOW CPS+SOMEONE CUFFEDAR+NOW
      CUFFS+CHILD DANGERES DANGERES+DANGERES DANGERES+HOME DETECTIVE+DOOR DETECTIVE+LOC DIE+PASTVERB DIE+TOOK DOGS+PRESENT DOOR+CAMEIN DOOR+End DOOR+HURTING
      DOOR+NOOSE DOOR+Official DOOR+WILL DOOR+Weapon Drug+BODY Drug+Plea Drug+QUESTIONING EVERYONE+MODAL EX+HEDGE EX+Moment EX+TOOKAR EX+TOOKES End+LIVE
      End+REFL End+Room FAINT FAINT+ASK FAINT+FAINT FAINT+NOOSE FAINT+NOW FAINT+Near FAINT+QUERY FALLEN+GOT FALLEN+HANDS FIND+POINT FIND+Young GETOUT+HANDS
      GIVEBACK+HASES GIVEBACK+PASTVERB GIVEBACK+Young GONEOFF+BE GONEOFF+CHILD GONEOFF+Violent GOODBYE+CAR GOODBYE+KIN GOODBYE+PRESENT GOT+HANDS GOT+IROOM
      GOT+LIVE GRABBED+ANSWER GRABBED+CUFFS GRABBED+Held GRABBED+Plea GRABBED+TALKING Gear+ARREST Gear+ASK Gear+BEHIND Gear+KNOCKING Gear+NOW Gear+Near
      HABIT+INTO HASES+DANGERES HASES+Gear HASES+HANDS HASES+NOOSE HEDGE+COLOR HEDGE+FALLEN HEDGE+GETOUT HEDGE+LIGHTS HEDGE+LURKING HEDGE+SUICIDAL
      HEDGE+Sick HIGHPLACE+IWANT HIGHPLACE+RANOFF HIGHPLACE+WANT HOME+ANSWER HOME+HURTING HOME+JUST HOUSE+ANSWER HOUSE+ASKAR HOUSE+DETECTIVE HOUSE+JUST
      HOUSE+MISSING HOUSE+QUESTIONS HURT+HURTS HURT+MISSING HURT+NOW HURTEN+NOW HURTING+CAR HURTING+End HURTING+KIN HURTING+LIGHTS HURTING+REFL
      HURTING+WEAPON HURTS+Calendar HURTS+WEAPON HURTS+Weapon Held+DOOR Held+ROADSIDE IF+ANSWERAR INTO+COMEIN IWANT+HIGHPLACE IWANT+JUMPAR IWANT+KILL
      IWANT+KNOCKING IWANT+SUICIDE IWANT+Street Interview+Traffic JOKE+HEDGE JUMPAR JUMPAR+JUMPAR JUST+Gear JUST+HURT JUST+HURTEN JUST+PAST JUST+Violent
      JUST+WAKE JUST+Young KILL+Held KILL+PRESENT KILL+WANT KILLED+SAY KIN+FAINT KIN+GOODBYE KIN+HANDS KIN+HURTING KIN+KNOCKING KIN+LEFTNOTE KIN+LOCKED
      KIN+Room KIN+SUICIDE KNOCKING+BE KNOCKING+Gear KNOCKING+Room KNOCKING+Traffic LETME LETME+LETME LIGHTS+CLITIC LIGHTS+POLICE LIGHTS+QUERY LIVE+ANYMORE
      LIVE+End LOC+ARRESTING LOTS+IROOM LOTS+MISSING LURKING+BEHIND LURKING+HIGHPLACE LURKING+INTO LURKING+KIN LURKING+NOOSE LURKING+PRESENT LURKING+SEARCH
      LURKING+Traffic LURKING+WILL MISSING+RECENT MODAL+ANYMORE MODAL+ARRESTING Moment+ARRESTING Moment+BEHIND Moment+DOOR Moment+GONEOFF Moment+LURKING
      Moment+WAKE NOW+BREATHE NOW+CAR NOW+HOME NOW+HURTS NOW+PASTVERB NOW+TOOKAR NOW+Violent NOW+WILL NUMBER+CHILD NUMBER+DOOR NUMBER+PAST NUMBER+PASTVERB
      NUMBER+SOMEONE Near+ANYMORE Near+ARREST Near+TOOK Near+WAVING OUTES+Gear OVERDOSE+Drug OVERDOSING+PRESENT Official+Moment Official+Near
      Official+PULLEDAR Official+PULLINGAR Official+Street Official+TAKING PAPERS+ASK PAPERS+KNOCKING PHONE+NOW PHONE+Official PHONE+POLICE PILLS+Violent
      POINT+End POINT+IWANT POLICE+DOOR POLICE+GETOUT POLICE+HANDS POLICE+Near POLICE+PHONE POLICE+PULLINGAR POLICE+ROUGH PRESENT+CUFFEDAR PRESENT+DANGERES
      PRESENT+DOGS PRESENT+EVERYONE PRESENT+HANDS PRESENT+IROOM PRESENT+PULLINGAR PRESENT+ROADSIDE PRESENT+SEVERE PRESENT+WRISTS PULLED+ANSWER PULLED+JUST
      PULLED+NOW PULLED+ROADSIDE PULLEDAR+LOTS PULLEDAR+NOW PULLING+POLICE PULLING+ROADSIDE PULLING+Street PULLINGAR+Moment PULLINGAR+NOW QUESTIONING+ANSWER
      QUESTIONING+Moment RANOFF+CUFFS RANOFF+HANDS RANOFF+IROOM RANOFF+LIVE RECENT+COPCAR RECENT+Gear RECENT+Worker REFL+ARRESTED REFL+ASKING REFL+BE
      REFL+CHILD REFL+Drug REFL+HURTS REFL+NOOSE REFL+SUICIDAL REFL+Young ROADSIDE+ASKING ROADSIDE+HIDEOUT ROADSIDE+Moment ROUGH+CLITIC ROUGH+SCARED
      ROUGH+Young Room+ANSWER Room+DETECTIVE Room+NOOSE Room+NOW Room+TOOK SAY+COMEIN SAY+DOOR SAY+HANDS SCARED+ANSWER SCARED+DIE SCARED+Room SEARCH+LURKING
      SEARCH+PAPERS SEARCH+Street SEIZED+Calendar SEIZED+HOME SOMEONE+BREAKIN SOMEONE+CAMEIN SOMEONE+CHILD SOMEONE+COMEIN SOMEONE+Gear SOMEONE+Near
      SOMEONE+SEIZED STATED+HEDGE STATION+RECENT STATION+WANT SUICIDAL+CLITIC SUICIDAL+GOT SUICIDAL+HURT SUICIDAL+PRESENT Sick+BREATHE Sick+LOTS Street+DOOR
      Street+HIDEOUT Street+TOOKAR TAKEES+TOOK TAKING+NOW TALKING+TONIGHT TONIGHT+MODAL TOOK+CUFFEDAR TOOK+FAINT TOOKAR+HEDGE TOOKAR+HOUSE Traffic+ASK
      Traffic+TONIGHT Traffic+WILL Violent+Plea WAKE+ANYMORE WAKE+Drug WAKE+PRESENT WAKE+RANOFF WANT+BREAKIN WANT+DOOR WANT+SEARCH WANT+SOBRIETY
      WANT+SUICIDAL WANT+TIRO WARRANT+Near WEAPON+SAY WILL+LEDGE WILL+NOW WILL+PHONE WILL+SUICIDE Weapon+HURTING Weapon+SAY Worker+Moment Young+FIND
      Young+GIVEBACK Young+POISON ^CUFFEDAR ^EX ^KNOCKING ^LIGHTS ^NARCAN ^PHONE ^_about ^_being ^_campus ^_detectives ^_entraron ^_he ^_husband ^_knock
      ^_llego ^_narcan ^_officers ^_please ^_sheriff ^_sitting ^_somebody ^_ابنتي ^_الشرطه ^_الشريف ^_الهجره ^_جارنا ^_دخلوا ^_سحب ^_طليقي ^_فاتوا ^_قبضوا
      ^_لزموا ^_وقفني abro_o after_what agarrar_mi ahori- ahorita_mismo aliv- all_$ alph- alpha- am_going am_in and_change and_keeps and_lady and_to and_بدو
      and_وقع anywh- apology_letter apuna- are_asking are_at are_detaining are_handcuffing are_here are_making around_$ arrest_and asking_to at_checkpoint
      at_light away_my baby- back_of bag_and bajar- basement_$ be_alive bed_$ been_here behind_me being_arrested being_handcuffed block- blow_$ blue_$
      break_it bring_them came_through came_up came_with can_go car_on clean_$ colg- colga- come_clean con_armas con_esto cop_is cops_stopped couc- couch_$
      creo_que cutti- de_fumar deal_if desm- desma- despertar_$ do_walk dog_and door_with dress- dui_stop empt- encontre_mi espu- espum- espuma_$
      esta_inconsciente estan_golpeando estar- este_momento everybody_$ excep- feel_my fight_i from_school get_them getting_pulled girlfriend_is guys_are
      has_his have_suspended have_weed he_can he_just he_went her_and her_at her_head her_pills here_to him_about him_off his_rights his_truck holding_cell
      house_and house_right i_cut i_went ice_mi in_living in_there in_yard is_6 is_already is_blue is_breathing is_chasing is_civil is_cops is_drunk is_gone
      is_here is_officer is_point is_punching is_removing is_touching it_all judge_says just_arrested just_came just_now kids_$ kill_herself know_where
      la_clave la_guarderia la_puedo laugh- le_conteste leave_$ leave_until left_with life_is light_and llav- llave- lo_estan load- locked_in love- luces_$
      manana_$ me_acaba me_acaban me_call me_la me_pase me_right me_tome me_walking me_why me_الان me_بالسياره me_هلق mi_nina mi_padrastro minu- minut-
      minute_$ mote- mout- mouth_$ muchas_pastillas my_babys my_backpack my_front my_girlfriends my_girls my_granddaughter my_rent my_suboxone my_toddler
      my_uber niec- ninos_de no_encuentro no_la no_reacciona no_responde not_breathing not_get now_or of_vehicle office_and officer_has officer_keeps
      officers_are on_porch on_top on_train one_for one_in only_for our_house our_son over_by packi- padra- pararon_y parq- parqu- piden_papeles plai-
      police_just policia_esta policia_para policia_quiere policias_en pour- preguntas_$ pren- puls- putting_my quiere_revisar quiero_vivir ran_off reacc-
      reacciona_$ regresar_$ rive- roof_$ salio_con salio_de screaming_and se_donde se_llevan se_quieren seat_$ she_does she_slid shee- shelter_$
      shoot_himself sin_mi slid- snort- soplar_o stairs_$ statement_right step_out still_pay stomp- strap- suicide_note take_test tapping_on tell_if
      tengo_la texte- then_i then_nothing they_called they_walked thing_with things_$ think_he thinking_about this_except this_guy this_time through_door
      to_live to_office to_run to_sentencing today_and todd- toddl- took_all took_too traen_orden traffic_$ tratando_de twin- two_guys type_$ under_seat
      up_this upst- upsta- va_$ venas_$ vivi- wake_up walking_up wants_my way_out where_my who_to will_break windows_$ with_her without_me worl- wrist-
      yes_or ابنت- ابوي_من اخوي_ما اريد_ان ازرق_$ استح- اطفال- افتحو- الباب_and البن- البنا- البيب- الجسر_$ الشباك_and الشرطه_تعتقل الشري- الغرف- الها-
      الهجره_برا الوع- امشي_علي بالار- بالمو- بدهم_يحكوا بعرف_وين بيتي_$ بيرت- ترد_$ تعتق- تفتيش_السياره توقف- جارن- حابسن- حامل_سكين دخلو- زوجي_معه سامح-
      سامحو- سكين_and شفاي- شفايف- طلع_and طليقي_برا علي_اخوي علي_الباب علي_بابي عم_يضربني عم_يعتقلوا عم_يفتشوا عند_الباب قادر- قبضو- قبضوا_علي كل_ما لاخي_$
      لوين_$ ما_بدو ما_رح معه_سلاح معهم_ورقه معي_اوراق موقف- موقفن- نفسه- نفسها_$ هلا_$ و_بدو واقف_علي وقفت- وقفتن- ولادي_$ يتنفس_$ يدقو- يذبح- يذبحن- يروح-
      يروحو- يريد- يريدو- يستجو- يعمل-`,
    '0.3': `#اطفال #افهم #امام #انزل #اوقع #باب #بغرف #بيسال #ترد #حابس #حاجز #حبوب #حطو #دكان #رجع #ساعت #علق #قادر #قاعد #قدام #كثير #لون #منعرف #هون #يسالو
      #يضرب #يفتش #يقتل #يوقف 10_year 13_$ 14_and =94 =abro =acaban =agentes =agents =anymore =apartamento =arresting =axe =bajaron =baje =basement
      =bathroom =bedroom =bleeding =boyfriends =breathing =chair =chasing =clave =closet =coffee =confession =cut =deputies =detectives =detener =deteniendo
      =empty =encuentro =ending =eyes =father =fell =finger =floor =funeral =girl =girls =gone =guys =head =hurting =initial =jumping =lake =letters =lips
      =llevando =loaded =machete =making =man =mato =mejor =metiendo =muchas =narcan =needle =oding =pajamas =pelo =perro =pressure =protest =pulse
      =punching =quick =remanded =roof =seeing =shelter =siento =sobredosis =sople =stabbing =suegra =surrounding =swat =table =thru =todos =top =traigo
      =truth =tv =typing =unit =vivir =voice =worker =yarda =ابوه =اختي =الانتحار =البوليس =الجسر =امام =امي =انزل =انفخ =اوقع =بالمركز =بالمطار =بدهم
      =بغرفه =بنتي =ترد =جاي =جايه =خايفه =رجال =ساعتين =سحب =صارله =طليقي =قاعده =لي =مسكوا =منعرف =هناك =هون =واقف =واقفين =ياخدوا =ياخذون =يسالوني =يقول
      @200 @now-CPS @now-she ACTOR+POINT ANSWER+ASK ANSWER+PASTVERB ANYMORE+IWANT ANYMORE+WANT ANYMORE+WEAPON ARREST+Moment ARRESTED+ASK ARRESTED+Gear
      ARRESTED+SAY ARRESTING+Gear ARRESTING+HOUSE ARRESTING+Moment ARRESTING+Room ASK+End ASK+Near ASK+Traffic ASKAR+CLITIC ASKAR+Moment ASKAR+NOW
      ASKING+BREAKIN ASKING+COMEIN ASKING+DOOR ASKING+End ASKING+NOW ASKING+Near ASKING+SEARCH ASKING+Street ASKING+Traffic AWAY+ANSWER AWAY+COMEIN
      BE+ANYMORE BE+ARRESTED BE+CAR BE+COLOR BE+COMEIN BE+DANGERES BE+FAINT BE+Gear BE+HANDS BE+HIDEOUT BE+HOME BE+KNOCKING BE+QUESTIONING BE+QUESTIONS
      BE+SEIZED BE+STATION BE+SUICIDE BE+WAKE BE+Weapon BEHIND+HEDGE BLEEDING+Held BLEEDING+Violent BODY+DOOR BODY+Interview BODY+PASTVERB BODY+Plea
      BODY+TOOK BODY+Young BREAKIN+HURTING BREATHE+PILLS BREATHE+PRESENT BREATHE+Sick CAMEIN+KIN CAMEIN+PRESENT CAR+ASK CAR+DOOR CAR+KILL CAR+KNOCKING
      CHARGED+RECENT CHILD+ANSWERAR CHILD+GONEOFF CHILD+JUST CHILD+NOW CHILD+SCARED CHILD+Sick CLITIC+COPCAR CLITIC+CPS CLITIC+DANGERES CLITIC+DOOR
      CLITIC+HIDEOUT CLITIC+LIGHTS CLITIC+NOW CLITIC+WAKE COLOR+BE COLOR+LOC COMEIN+Moment COPCAR COPCAR+COPCAR COPCAR+CUFFEDAR COPCAR+Official CPS+Moment
      CPS+POLICE CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+POLICE CUFFS CUFFS+CUFFS CUFFS+JUDGE CUFFS+Young Calendar+End Calendar+NOW Calendar+ONLINE
      DANGERES+OUTES DETECTIVE+ANSWER DETECTIVE+ASKAR DETECTIVE+BE DETECTIVE+LURKING DETECTIVE+QUESTIONS DETECTIVE+Room DIE+ANYMORE DOGS+MODAL DOOR+CHILD
      DOOR+GOT DOOR+HEDGE DOOR+INTO DOOR+MODAL DOOR+PRESENT DOOR+SAY Drug+ASK Drug+BREATHE Drug+HURT Drug+NARCAN Drug+Near Drug+WAKE ENDLIFE+KILL EX+GRABBED
      End+BREAKIN End+GOODBYE End+Held End+ONLINE End+PASTVERB End+WRISTS FAINT+OUTES FALLEN+Official FIND+PRESENT GETOUT+HEDGE GIVEBACK+BODY GIVEBACK+CHILD
      GIVEBACK+KILL GONEOFF+ASKING GONEOFF+SAY GONEOFF+Young GOODBYE+BE GOODBYE+CHILD GOODBYE+End GOT+CUFFS GOT+EVERYONE GOT+LURKING GRABBED+ASKING
      GRABBED+LURKING GRABBED+NOW GRABBED+Worker Gear+ARRESTED Gear+CHILD Gear+LURKING Gear+QUERY Gear+Room General+ANSWERAR General+KILLED General+SEIZED
      HANDS HANDS+HANDS HASES+COPCAR HASES+GIVEBACK HEDGE+BREATHE HEDGE+HANDS HEDGE+TAKINGAR HIDEOUT+SOMEONE HIDING+LOC HIGHPLACE+HEDGE HIGHPLACE+Room
      HOME+FIND HOME+Held HOME+IROOM HOME+LURKING HOUSE+ARRESTING HOUSE+LURKING HOWTO+Held HURT+JUST HURT+Moment HURT+Room HURTING+BREAKIN HURTING+CLITIC
      HURTING+IWANT HURTING+KILL HURTING+KNOCKED HURTING+Plea HURTING+SCARED HURTS+GOT HURTS+NOOSE Held+ANSWER Held+BLEEDING Held+GOT Held+LOCKED Held+SAY
      Held+WEAPON Held+Weapon IF+HURTS INTO+Gear INTO+Interview INTO+STATION IROOM+HOUSE IWANT+HURTING IWANT+KILLED Interview+BE Interview+CAR
      Interview+Moment Interview+PHONE JUST+CHILD JUST+Calendar JUST+GRABBED JUST+KIN JUST+NOOSE JUST+Near JUST+PASTVERB JUST+SEVERE JUST+WEAPON JUST+Weapon
      KILL+CLITIC KILL+ENDLIFE KILL+HURTING KILL+LOTS KILL+NOW KILL+NUMBER KILL+Plea KILL+SUICIDAL KILL+WILL KILLED+CLITIC KILLED+WANT KILLED+WEAPON
      KIN+DETECTIVE KIN+HIGHPLACE KIN+JUST KIN+NOW KIN+OVERDOSING KIN+PASSEDOUT KIN+ROUGH KIN+STATION KNOCKED+Moment KNOCKING+MODAL LATER+RECENT
      LEDGE+TALKING LEFTNOTE+BE LIGHTS LIGHTS+LIGHTS LIVE+CLITIC LIVE+TOOK LIVE+WANT LOC+ASKING LOC+Gear LOC+HIGHPLACE LOCKED+DOOR LOCKED+HEDGE LOCKED+Held
      LOTS+PILLS LURKING+BE LURKING+CHARGED LURKING+DOOR LURKING+LEDGE MISSING+WANT MODAL+COLOR MODAL+DOOR MODAL+HIDING MODAL+QUESTIONED MODAL+WRISTS
      Moment+CAMEIN Moment+CHILD Moment+GRABBED Moment+KIN Moment+REFL Moment+SEVERE Moment+TOOKAR Moment+Young NARCAN+Drug NARCAN+MODAL NARCAN+WAKE NECK
      NECK+NECK NOOSE+ASK NOOSE+BODY NOOSE+End NOOSE+Held NOW+RANOFF NUMBER+Near Near+ASK Near+COMEIN Near+HOME Near+LEDGE Near+LIGHTS Near+Moment Near+NOW
      Near+NUMBER Near+SCARED Near+WEAPON OUTES+ANYMORE OUTES+COPCAR OUTES+FALLEN OUTES+GIVEBACK OUTES+STATION OVERDOSED OVERDOSED+HIDEOUT
      OVERDOSED+OVERDOSED OVERDOSED+PRESENT OVERDOSING+MODAL Official+ANSWER Official+CAMEIN Official+HASES Official+KNOCKING Official+LURKING Official+NOW
      Official+OUTES Official+PULLING Official+ROUGH Official+STATION Official+TAKINGAR PAST+ONLINE PAST+REFL PASTVERB+FALLEN PASTVERB+HASES
      PASTVERB+PASSEDOUT PHONE+CLITIC PHONE+Moment PILLS+ASK PILLS+GONEOFF POINT+SCARED POISON+HEDGE POLICE+ARRESTING POLICE+ASK POLICE+BEHIND POLICE+Gear
      POLICE+LIGHTS POLICE+PULLING POLICE+ROADSIDE POLICE+SCARED POLICE+TAKINGAR PRESENT+ARRESTING PRESENT+ASKAR PRESENT+BLEEDING PRESENT+BREATHE
      PRESENT+CAMEIN PRESENT+COLOR PRESENT+COPCAR PRESENT+FAINT PRESENT+GOODBYE PRESENT+HIGHPLACE PRESENT+HURTEN PRESENT+KNOCKING PRESENT+LEDGE
      PRESENT+LETGO PRESENT+LIVE PRESENT+NECK PRESENT+Room PRESENT+SEARCH PRESENT+STATION PRESENT+SUICIDAL PRESENT+Sick PRESENT+Street PRESENT+WAKE
      PULLED+ASKING PULLED+HEDGE PULLED+KIN PULLED+Moment PULLED+WANT PULLEDAR+HEDGE PULLEDAR+Moment PULLING PULLING+PULLING PULLING+WANT Paperwork+Gear
      Plea+ARREST Plea+ASKING Plea+RECENT Plea+Young QUERY+ASKAR QUERY+LIVE QUESTIONED+JUDGE QUESTIONED+POLICE QUESTIONING+CHILD RANOFF+BODY RANOFF+EVERYONE
      RANOFF+GONEOFF RANOFF+JUST RANOFF+KIN RANOFF+SEARCH RANOFF+SOBRIETY RECENT+Drug RECENT+FAINT RECENT+NECK RECENT+Room RECENT+Sick REFL+ARRESTING
      REFL+Calendar REFL+HOME REFL+Moment REFL+Near REFL+PRESENT REFL+TOOK ROADSIDE+GOT ROADSIDE+Traffic ROUGH+HIDEOUT ROUGH+HOUSE ROUGH+PRESENT Room+BE
      Room+BREAKIN Room+HIGHPLACE Room+LURKING Room+Moment Room+RANOFF Room+WEAPON Room+Weapon SAY+ARREST SAY+ARRESTED SAY+DIE SAY+Interview SAY+KILL
      SAY+KNOCKING SCARED+PILLS SCARED+SAY SEARCH+BE SEARCH+NOW SEARCH+ROADSIDE SEARCH+WILL SEIZED+PAST SEIZED+RANOFF SEVERE+CLITIC SEVERE+NOW SEVERE+Room
      SOBRIETY+NOOSE SOMEONE+DETECTIVE SOMEONE+HOUSE SOMEONE+HURTING SOMEONE+JUST SOMEONE+LURKING SOMEONE+STATION SOMEONE+TOOK SOMEONE+Traffic
      SOMEONE+WEAPON SOMEONE+Weapon STATED+DETECTIVE STATEMENT+End STATEMENT+NOW STATION+BE STATION+Moment STATION+PRESENT STATION+QUESTIONING SUICIDAL+End
      SUICIDAL+KILL Sick+BE Sick+NOOSE Sick+PASTVERB Sick+Traffic Street+JUST Street+Moment Street+Near Street+TOOK TAKING+Moment TAKING+PASTVERB
      TAKING+WANT TALKING+IF TALKING+KILL THING+Sick TONIGHT+BE TONIGHT+Moment TONIGHT+PRESENT TOOK+ASKING TOOK+End TOOK+GONEOFF TOOK+KIN TOOK+Moment
      TOOK+NOW TOOKAR+Drug TOOKAR+KIN TOOKAR+POLICE Traffic+GIVEBACK Traffic+LURKING Traffic+ROADSIDE Traffic+Sick Traffic+TALKING Violent+GETOUT
      Violent+JUST Violent+NOW Violent+WEAPON WAKE+TOOKAR WANT+COMEIN WANT+ENDLIFE WANT+KILL WANT+KNOCKING WANT+NOW WANT+REFL WARRANT+COMEIN WAVING+End
      WEAPON+HURTING WEAPON+Held WEAPON+RECENT WEAPON+SCARED WEAPON+SUICIDAL WILL+BREAKIN WILL+COMEIN WILL+Room WILL+SUICIDAL WRISTS WRISTS+WRISTS
      Weapon+SCARED Worker+BE Worker+NOW Worker+PASTVERB Worker+POLICE Worker+PRESENT Worker+SAY Worker+SOMEONE Young+JUST Young+NUMBER Young+PASSEDOUT
      Young+Sick ^ASKAR ^ASKING ^KILL ^QUESTIONING ^_breathalyzer ^_grandpa ^_nobody ^_nos ^_nurse ^_para ^_policia ^_there ^_todos ^_traigo ^_vinieron
      ^_اختي ^_بدو ^_يريدون acaba_de acaban_de afuera_$ alive_$ am_about am_at and_her and_over and_there and_took and_will and_بدهم and_رجع and_مش anym-
      anymo- anyway_$ apartamento_$ apartment_with around_my arrestando_mi arrested_right arresting_my as_my at_airport at_my auti- autis- baby_$ basem-
      bath- bathr- be_witness beat_this beat_up because_they blea- bleac- blee- bleed- bloc- boyfriend_is brother_he by_border called_for called_from
      camioneta_$ carta_$ chai- chasi- chasing_me checks_$ clav- coff- coffe- coming_at con_luces cop_behind cops_are courtroom_in cutt- daughter_$
      daughter_did de_2 de_agarrar desap- despi- dicen_que did_line diga- digo_que disap- do_this door_$ door_down drove_off dying_$ endi- endin-
      esta_metiendo estan_esposando estan_interrogando estoy_con ex_no find_her flas- flash- floo- for_another for_calling for_consent for_something
      for_trial from_back from_judge front_door fune- funer- get_one girl_i going_$ golpeando_mi got_no had_two happened_$ have_guns he_did he_gets he_goes
      he_is he_put he_ran he_took her_out hermano_$ him_back him_by his_car his_hand his_lips hitting_me home_last hurti- husband_took i_gave i_hear i_mail
      i_run in_her in_their in_this in_trunk init- initi- ir_de is_12 is_about is_at is_better is_getting is_happening is_oding is_refusing is_speeding
      is_what jumpi- just_not kill_himself kill_me la_pistola laug- lawyer_and lawyer_i left_state les_digo license_what lights_$ lips_are lleva_mi
      lo_pararon loade- mache- maki- makin- mama_$ mano_y mata- me_anything me_dijo me_hacen me_llevan me_to me_و me_وين mejo- mi_nino mi_suegra migra-
      mixe- mom_$ mom_called muert- mune- munec- my_cheek my_hands my_id narca- need_reason needl- neighbor_is neighbors_house niet- no_despierta no_one
      no_traigo nobody_can not_going not_speak not_work nothing_$ now_do now_should now_we odin- of_class officer_is on_shoulder only_have our_daughter
      outside_my paja- pajam- paro_la patru- patrulla_$ pegando_mi percs_$ persi- police_car puerta_$ pulse_$ que_si rat_poison refusing_to reman- return_my
      right_now says_$ screa- searching_my seei- seein- she_is she_keeps shelt- si_hablo sient- sigui- sister_$ smell_$ snapchat_$ snor- sobre- sobredosis_$
      sobriety_test somebody_is someone_from something_and son_and son_de speak_$ stab- stom- subi- sueg- suegr- tabl- take_her tell_$ test_or them_i
      they_came they_know think- think_i though_i tiene_mi tienen_mi time_and to_anything to_finish to_hold to_look to_sleep todo- told_them took_bunch
      took_whole trut- tumb- tumba- tv_$ typin- under_arrest unit_$ until_i us_$ vena- vien- waki- walk_line want_it we_got went_in were_not whole_bottle
      wife_has without_getting wris- y_dejo y_trae yard- yard_$ ابوه- اخذه- الار- الان_$ الباب_$ البول- البيت_and الجس- الحج- السري- المدرسه_$ بالشارع_$
      بالغر- بالمركز_$ بالمط- بغرف- بنتي_بلعت بيسال- حابس- خايف- دوا_$ ساعت- ساعتي- ساعدوني_$ طلع_من علي_السلاح عندي_رخصه قاعد- قفل_علي ما_اريد ما_رجع
      ما_منعرف مستق- معها_$ معي_رخصه من_السياره من_الشغل منزلي_$ منعر- نفسه_$ هلق_$ و_خايف و_ما واقف- واقفي- وحطو- ياخدو- يسال- يسالوني_me`,
    '0.2': `#ابن #بيقول #تاخذ #حيا #دخل #راي #سكين #شارع #كسر #معه #مني #موت #هلق #يفوت =afuera =agarro =already =aqui =around =asking =aunt =bebe =beer =belt
      =bleach =book =bus =came =campus =checkpoint =cheek =cinco =clinton =clothes =crying =dicen =drank =esa =estar =everyone =face =feel =fuerte =glass
      =golpeando =hallway =he =her =here =herself =hoy =interrogando =irme =knows =lady =llegar =matter =nino =nobody =nos =odd =officers =papa =parado
      =parar =paro =patrulla =peor =puerta =putting =quieren =rather =seen =shoes =shoulder =shut =sit =slept =stalker =thinking =through =trying =type
      =unas =us =vinieron =walking =went =whether =writing =yes =yr =zip =اخذوا =افتح =الايس =البيت =بالشارع =تفتيش =حبوب =عمرها =فرد =معه =منزلي =مني
      =ياخذوا @doing @now-DETECTIVE @now-POLICE ANSWER+RECENT ARREST+ASK ARREST+BE ARREST+Gear ARREST+KIN ARREST+PRESENT ARRESTED+POLICE ARRESTED+TOOK
      ARRESTING+PULLING ASK+BODY ASK+HEDGE ASK+WANT ASKAR+CHILD ASKAR+General ASKAR+IF ASKAR+Young ASKING+AWAY ASKING+BREATHE ASKING+KILL ASKING+LOTS
      ASKING+Plea ASKING+SCARED ASKING+TAKEES ASKING+WARRANT AWAY+ASKING AWAY+CLITIC AWAY+End AWAY+IROOM AWAY+Interview AWAY+PASTVERB AWAY+SEARCH BE+ANSWER
      BE+CHILD BE+GIVEBACK BE+HURTING BE+KILL BE+LEDGE BE+Near BE+OVERDOSE BE+OVERDOSING BE+PHONE BE+POLICE BE+RAID BE+REFL BE+Room BE+SEARCH BE+Sick
      BE+TAKING BE+TAKINGAR BE+TOOK BE+Young BLEEDING+HURT BLEEDING+HURTEN BLEEDING+KILLED BLEEDING+SEVERE BODY+CAR BODY+CHILD BODY+GOT BODY+LOTS BODY+WANT
      BREATHE BREATHE+BREATHE BREATHE+Plea BREATHE+TOOK CAMEIN+HEDGE CAMEIN+HOME CAMEIN+HOUSE CAR+HURTING CAR+Interview CAR+JUST CAR+SOMEONE CHARGED+NOW
      CHILD+BODY CHILD+FAINT CHILD+FALLEN CHILD+HOME CHILD+NUMBER CHILD+PULLED CHILD+SUICIDAL CHILD+Street CHILD+TAKING CHILD+TAKINGAR CHILD+TOOK CHILD+WAKE
      CLITIC+CAMEIN CLITIC+GETOUT CLITIC+Gear CLITIC+Interview CLITIC+JUST CLITIC+Moment CLITIC+Near CLITIC+STATEMENT CLITIC+TALKING CLITIC+WEAPON
      COMEIN+CAR COMEIN+HIDEOUT COMEIN+HOME COMEIN+IF COMEIN+Near COMEIN+PRESENT COPCAR+CAR COPCAR+POLICE CPS+GOT CPS+HOUSE CPS+LOC CPS+TAKEES CPS+TAKING
      CUFFS+LOC CUFFS+PRESENT Calendar+KILL Calendar+SOMEONE DANGERES+Held DETECTIVE+CAR DETECTIVE+GOT DETECTIVE+HEDGE DETECTIVE+HOUSE DETECTIVE+JUST
      DETECTIVE+KIN DETECTIVE+Moment DETECTIVE+Near DETECTIVE+Traffic DIE DIE+DIE DIE+MODAL DOOR+ASKING DOOR+KIN DOOR+SEARCH DOOR+WEAPON DOOR+Young
      Drug+GONEOFF Drug+POINT Drug+Sick Drug+TOOK Drug+WEAPON ENDLIFE ENDLIFE+ENDLIFE EVERYONE+AWAY EX+GOT EX+KIN EX+LOC EX+OUTES End+Near End+SCARED
      End+SUICIDAL FALLEN+QUERY FIND+HIDEOUT FIND+HOUSE FIND+WEAPON GETOUT+CAR GIVEBACK+LOC GIVEBACK+PAST GIVEBACK+TOOK GONEOFF+CAR GONEOFF+HEDGE
      GONEOFF+RANOFF GOT+Gear GOT+Held GOT+MISSING GOT+NOW GOT+QUESTIONING GOT+Sick GRABBED+CHILD GRABBED+GONEOFF GRABBED+HASES GRABBED+HOME GRABBED+LOTS
      GRABBED+PRESENT Gear+ARRESTING Gear+GOT Gear+HOUSE Gear+LOC Gear+LOTS Gear+MODAL Gear+RECENT General+End General+TONIGHT HANDS+LOC HANDS+THING
      HASES+CHILD HASES+KIN HASES+WANT HASES+WEAPON HASES+Young HEDGE+ANSWER HEDGE+ARRESTING HEDGE+CAR HEDGE+COMEIN HEDGE+DIE HEDGE+DOOR HEDGE+GONEOFF
      HEDGE+Gear HEDGE+HURTING HEDGE+MISSING HEDGE+SEARCH HIDEOUT+NUMBER HIDEOUT+WILL HIGHPLACE HIGHPLACE+HIGHPLACE HOME+ASKAR HOME+NUMBER HOME+SEARCH
      HOME+Violent HOUSE+Held HOUSE+Moment HOWTO+STATEMENT HURT+ASKING HURT+HURTING HURT+LATER HURT+TOOK HURTEN+LOTS HURTEN+Moment HURTEN+RANOFF HURTEN+TOOK
      HURTING+AWAY HURTING+BE HURTING+Moment HURTING+NOW HURTING+SUICIDAL HURTING+Young HURTS+Near HURTS+POLICE HURTS+TALKING Held+BE Held+HIDEOUT
      Held+PRESENT IDIOM+PASTVERB IF+ANSWER IF+MISSING IF+TONIGHT INTO+End INTO+GIVEBACK INTO+IROOM INTO+Room INTO+STATEMENT IROOM+POLICE IWANT+ENDLIFE
      IWANT+LOTS IWANT+MODAL Interview+DOOR Interview+Near Interview+QUESTIONING Interview+RECENT Interview+SAY Interview+TALKING JOKE+BE JOKE+MODAL
      JUDGE+DIE JUDGE+POINT JUST+ARREST KILL+CHILD KILL+General KILL+KILLED KILL+MODAL KILL+Moment KILL+SEVERE KILL+TONIGHT KILL+Young KILLED+KILL
      KILLED+SEVERE KIN+ARRESTING KIN+Drug KIN+GETOUT KIN+GONEOFF KIN+Interview KIN+MISSING KIN+SCARED KIN+TOOK KIN+Violent KIN+WAKE KIN+WAVING KNOCKED+NOW
      KNOCKING+KIN KNOCKING+LURKING KNOCKING+POLICE KNOCKING+PRESENT KNOCKING+Violent LATER+WANT LEDGE+ASKING LEDGE+INTO LEDGE+Moment LIVE+BE LIVE+PASTVERB
      LOC+BREAKIN LOC+DOOR LOC+GIVEBACK LOC+HANDS LOC+IROOM LOC+LEDGE LOC+LIVE LOC+NECK LOC+NOOSE LOC+PHONE LOC+PILLS LOC+Room LOTS+ASK LOTS+HURT LOTS+NOOSE
      LOTS+Near LOTS+STATION LURKING+KNOCKING LURKING+RECENT LURKING+Violent MISSING+JAILED MISSING+POLICE MODAL+BLEEDING MODAL+KNOCKING MODAL+LETGO
      MODAL+OVERDOSING Moment+CAR Moment+PAST Moment+Room Moment+Sick Moment+TONIGHT Moment+Violent NARCAN NARCAN+NARCAN NOW+MODAL NOW+Moment NUMBER+OUTES
      NUMBER+RECENT Near+HURTS Near+NOOSE Near+OUTES Near+RANOFF Near+ROUGH Near+Weapon OUTES+ASK OUTES+CHILD OUTES+DOOR OUTES+Near OUTES+Young OVERDOSE
      OVERDOSE+OVERDOSE OVERDOSED+MODAL OVERDOSING OVERDOSING+OVERDOSING Official+ARRESTING Official+ASK Official+BE Official+GOT Official+HOME
      Official+HURTS Official+PRESENT Official+TALKING Official+WANT Official+WILL PAPERS+GIVEBACK PAPERS+Gear PAPERS+SCARED PASSEDOUT PASSEDOUT+PASSEDOUT
      PASSEDOUT+SCARED PAST+JUST PAST+Street PASTVERB+COMEIN PASTVERB+GIVEBACK PASTVERB+TAKING PHONE+LOC PHONE+OUTES PHONE+QUERY PILLS+BREATHE
      PILLS+Interview PILLS+LOTS PILLS+POINT PILLS+REFL PILLS+TOOK POINT+RANOFF POISON POISON+POISON POLICE+BE POLICE+BODY POLICE+HOUSE POLICE+KNOCKING
      POLICE+LURKING POLICE+NOW POLICE+OUTES POLICE+PRESENT POLICE+Room POLICE+Street POLICE+TAKEES POLICE+TAKING POLICE+TOOKAR POLICE+Traffic
      PRESENT+ANYMORE PRESENT+DOOR PRESENT+EX PRESENT+End PRESENT+GETOUT PRESENT+GONEOFF PRESENT+Gear PRESENT+HOME PRESENT+HURTING PRESENT+KILL PRESENT+Near
      PRESENT+PASSEDOUT PRESENT+PHONE PRESENT+PULLED PRESENT+PULLING PRESENT+QUESTIONING PRESENT+REFL PRESENT+SEIZED PRESENT+SOBRIETY PRESENT+TAKINGAR
      PRESENT+TONIGHT PRESENT+Worker PULLED+ASK PULLED+LOC PULLED+MODAL PULLEDAR+POLICE Plea+MODAL Plea+RANOFF Plea+SAY Plea+TAKING Plea+WANT QUERY+JUST
      QUESTIONED+HOUSE QUESTIONED+LOC QUESTIONING QUESTIONING+COURTS QUESTIONING+Paperwork QUESTIONING+QUESTIONING QUESTIONING+Young RAID+HOUSE RANOFF+CHILD
      RANOFF+Drug RANOFF+MISSING RANOFF+NOW RANOFF+SEIZED RANOFF+SOMEONE RANOFF+Sick RANOFF+Young RECENT+CHILD RECENT+GONEOFF RECENT+HIDEOUT RECENT+LOTS
      RECENT+Official RECENT+ROADSIDE REFL+KIN REFL+WILL ROADSIDE+LOTS ROADSIDE+PRESENT ROADTALK ROADTALK+ROADTALK ROUGH+Near Room+CAR Room+COMEIN Room+Held
      Room+INTO SAY+GOODBYE SAY+HIDEOUT SAY+IF SAY+WARRANT SCARED+TOOK SEARCH+Drug SEARCH+MODAL SEARCH+PRESENT SEIZED+HEDGE SEVERE+KILLED SEVERE+LOTS
      SOMEONE+DOOR SOMEONE+HIDEOUT SOMEONE+KIN SOMEONE+Official SOMEONE+ROADSIDE SOMEONE+WANT SOMEONE+WILL STATEMENT+Near STATION+HEDGE STATION+Interview
      SUICIDAL+HEDGE SUICIDAL+HURTING SUICIDAL+REFL Sick+CLITIC Sick+Drug Sick+KIN Sick+PRESENT Sick+QUERY Street+POLICE Street+RANOFF TAKEES+Young
      TAKING+ASKING TAKING+KIN TAKING+Near TAKINGAR+CHILD TAKINGAR+Young TALKING+GOT TALKING+INTO TALKING+Moment TALKING+TAKING TALKING+TOOK TOOK+CHILD
      TOOKAR+CHILD Traffic+Interview Traffic+Moment Traffic+SCARED Violent+Drug Violent+Gear Violent+KNOCKING Violent+LURKING WAKE WAKE+WAKE WANT+ANYMORE
      WANT+Interview WANT+LETGO WANT+Moment WANT+Near WANT+Room WANT+Street WAVING+GOT WAVING+Weapon WEAPON+Drug WEAPON+NOW WILL+BE WILL+HURT WILL+KNOCKING
      WILL+LETGO WILL+Moment Weapon+NOW Weapon+RECENT Worker+GOT Worker+HOUSE Worker+MODAL Worker+Official Worker+TAKEES Worker+TAKING Young+BODY
      Young+FAINT Young+FALLEN Young+HANDS Young+NOW Young+PULLED Young+SCARED Young+SOMEONE Young+SUICIDAL Young+WAKE ^PULLEDAR ^_baby ^_cops ^_estoy
      ^_going ^_guy ^_they ^_tiene ^_ابوي ^_ابي ^_اخذ ^_شربت ^_في afue- afuer- afuera_de agent- alre- alrea- and_handed and_kept and_kids and_not and_told
      and_هرب anyw- arou- aroun- aski- askin- asking_my at_end at_walmart back_to bebe_$ been_drinking border_patrol by_police camio- campu- car_with casa_$
      case_go choking_me cinc- clint- clos- clot- cloth- color_$ comes_back consent_to cryi- cryin- date_i daughter_has de_13 de_18 de_cps depu- deput-
      devuelve_$ dice- did_$ do_it does_case dran- es_mejor escuela_con esta_llevando fath- fathe- for_one fuert- get_him get_in getting_arrested giving_me
      golpeando_$ gone_and got_in gun_is gun_to hacer_la hall- hallw- has_been have_my he_asked hear_my hers- herse- hijos_y house_with i_can i_die i_drank
      i_give i_let i_stop i_walk i_will i_wrote ice_at in_hallway in_his in_middle in_to into_my is_got it_on just_tell just_want kill_myself la_camioneta
      la_puerta last_day line- many_pills matt- me_deja me_in metie- mi_hermana mi_puerta mi_trabajo mine_is mome- momen- money_if morning_$ muer- my_14
      my_aunt my_father my_last my_mother my_property my_truck my_way no_$ no_hablo no_quiero no_se no_voy no_way nobo- nobod- not_let not_need not_open
      novio_me now_$ of_her of_police off_record offered_me oficina_de on_his on_them on_us or_he out_with over_and padr- paid_my pills_$ police_are
      police_at puer- puert- putt- putti- que_hable questioned_by quiere_entrar quiere_hacer quis- rath- rathe- repl- rete- salie- se_esta shel- shoe-
      showed_up side- sitting_on slep- stabb- stop_in stra- strai- suspended_and take_him tengo_licencia them_to they_asked they_have throu- til_i to_end
      to_hit to_stay toca- told_my toni- took_him traig- troo- troop- tryi- tryin- trying_to two_cops typi- up_and vini- vinie- walki- wants_me we_can
      what_judge where_i whet- wheth- will_not write_it writi- y_sigue ya_no yr_old اطفا- البوليس_$ البي- الحي- السكي- الصغ- الصغي- اليوم_$ بالح- بالسو-
      بدون_محامي بكرا_$ بيقو- تفتي- تلفون- ست_سنين سرقو- سنين_and شربت_$ عمره- عندي_محامي لا_لا لعند- مع_مرتي من_البيت منزل- واحد_and ياخذو-`,
    '0.1': `#بكرا #سبب =13 =acaba =agarrar =airport =anyway =backpack =being =best =bunch =children =dejo =door =esta =fast =finish =getting =hermana =kill =line
      =little =manana =men =morning =myself =nothing =party =patrol =perdio =please =right =run =running =saliendo =somebody =taking =talking =think =til
      =tonight =trooper =way =اريد =اليوم =بكرا =ست =ضربني =قالوا @110 @201 @now-EX @now-KIN ANSWER+MODAL ARREST+CHILD ARREST+STATEMENT ARREST+Young
      ARRESTING+GOT ARRESTING+THING ASK+OUTES ASK+TALKING ASKING+Calendar ASKING+Drug ASKING+PAPERS AWAY+BODY AWAY+CUFFS AWAY+GOT BE+ARREST BE+ASKING
      BE+BODY BE+COPCAR BE+End BE+GOT BE+NOOSE BE+POINT BE+TALKING BE+Violent BODY+HIDEOUT BREAKIN+GOT BREAKIN+HEDGE BREAKIN+PRESENT CAR+ASKING CAR+AWAY
      CAR+Near CAR+POLICE CHILD+End CHILD+IROOM CHILD+PASTVERB CHILD+WAVING CLITIC+BE CLITIC+BODY CLITIC+CHILD CLITIC+FAINT CLITIC+HEDGE CLITIC+HURTING
      CLITIC+HURTS CLITIC+IWANT CLITIC+LOTS CLITIC+NOOSE CLITIC+PHONE CLITIC+PRESENT CLITIC+QUESTIONING CLITIC+SCARED CLITIC+STATION CLITIC+Weapon
      CLITIC+Young COMEIN+General CUFFS+Paperwork Calendar+Street DETECTIVE+AWAY DETECTIVE+STATEMENT DETECTIVE+TALKING DIE+COURTS DOOR+POLICE Drug+LOTS
      Drug+PASTVERB Drug+TAKING Drug+WANT EVERYONE+BE EVERYONE+HEDGE EX+RANOFF End+BE End+GIVEBACK End+HURT End+Moment End+PRESENT End+QUERY End+RANOFF
      FAINT+Sick FIND+LOTS GIVEBACK+Calendar GIVEBACK+HOUSE GIVEBACK+PRESENT GIVEBACK+WANT GONEOFF+GOT GONEOFF+MODAL GONEOFF+PRESENT GOT+DETECTIVE GOT+End
      GOT+LEDGE GOT+Plea GOT+SEARCH GOT+SEVERE GOT+SOBRIETY GOT+SOMEONE GOT+WEAPON GOT+Weapon GOT+Young GRABBED+Gear GRABBED+KIN GRABBED+POLICE
      GRABBED+TOOKAR GRABBED+WANT GRABBED+Young Gear Gear+Gear General+ANSWER General+ARREST General+BREAKIN HASES+Traffic HASES+Weapon HEDGE+DOGS
      HEDGE+GIVEBACK HEDGE+POINT HEDGE+PULLED HEDGE+TAKING HIDEOUT+ARREST HIDEOUT+ASK HIDEOUT+GOT HIDEOUT+WARRANT HIGHPLACE+LEDGE HOME+GOT HOME+WEAPON
      HOUSE+NOW HOWTO+ANSWER HOWTO+Interview HURT+End HURTING+DOOR HURTING+GOT HURTING+Street HURTING+Weapon Held+OUTES IDIOM+HURTEN IDIOM+SEVERE IF+End
      IF+STATEMENT INTO+CUFFS INTO+NOOSE INTO+PILLS IWANT+ANYMORE Interview+NUMBER Interview+OUTES Interview+PRESENT JAILED+End JUDGE+SOBRIETY JUST+ARRESTED
      JUST+QUERY KIN+EX KIN+End KIN+GRABBED KIN+LURKING KIN+PILLS KIN+Sick KIN+Street KIN+WEAPON KNOCKED+HEDGE LEDGE+HIGHPLACE LEDGE+QUERY LEDGE+Street
      LEFTNOTE+HEDGE LETGO+Held LIVE LIVE+LIVE LIVE+SCARED LOC+ASK LOC+CUFFS LOC+End LOC+GONEOFF LOC+GOT LOC+GRABBED LOC+JUST LOC+Plea LOC+STATEMENT
      LOC+Street LOC+TOOK LOC+WEAPON LOC+Weapon LOTS+ANYMORE LOTS+BODY LOTS+Drug LOTS+HURTING LOTS+LURKING LURKING+RANOFF MISSING MISSING+ARRESTED
      MISSING+MISSING MODAL+ASKING MODAL+BREATHE MODAL+DOGS MODAL+EVERYONE MODAL+OVERDOSE MODAL+RAID MODAL+ROADSIDE MODAL+WAKE Moment+Calendar Moment+IF
      Moment+INTO Moment+IWANT NOOSE+RECENT NOW+WANT NUMBER+LOC NUMBER+WANT Near+HIGHPLACE Near+HURT Near+Official Near+WARRANT OVERDOSE+PRESENT
      Official+HEDGE Official+HOUSE Official+KIN Official+LOC Official+MODAL PASSEDOUT+AWAY PASTVERB+End PASTVERB+SAY PILLS+BODY POINT+IF POLICE+AWAY
      POLICE+End POLICE+HOME POLICE+KIN POLICE+Moment POLICE+PULLED POLICE+REFL PRESENT+ARRESTED PRESENT+BODY PRESENT+CHILD PRESENT+COMEIN PRESENT+DIE
      PRESENT+FIND PRESENT+GRABBED PRESENT+MISSING PRESENT+OVERDOSE PRESENT+POINT PRESENT+POLICE PRESENT+Traffic PRESENT+WEAPON PRESENT+Young PULLED+BE
      PULLED+CLITIC PULLED+QUERY Plea+General Plea+KIN Plea+PRESENT RANOFF+BLEEDING RANOFF+NOOSE RANOFF+PILLS RANOFF+WANT RANOFF+WILL RECENT+CAR RECENT+End
      RECENT+NOOSE RECENT+PILLS RECENT+SOMEONE RECENT+WEAPON RECENT+Weapon RECENT+Young REFL+TAKEES REFL+TOOKES ROADSIDE+Street Room+General SAY+CHILD
      SAY+Calendar SAY+GOT SAY+General SAY+STATED SAY+TAKING SAY+Young SCARED+General SCARED+INTO SCARED+Violent SEARCH+LOTS SEARCH+Traffic SEIZED+CHILD
      SEIZED+TOOKAR SOBRIETY+Drug SOBRIETY+PRESENT SOMEONE+BE SOMEONE+GOT SOMEONE+INTO SOMEONE+OUTES SOMEONE+PILLS SOMEONE+PRESENT SOMEONE+RANOFF
      STATEMENT+CHARGED STATEMENT+Moment STATEMENT+WILL SUICIDE SUICIDE+SUICIDE Sick Sick+FAINT Sick+LOC Sick+MODAL Sick+Sick Street+BE Street+JAILED
      Street+LEDGE TAKEES+CHILD TAKEES+KIN TAKING+AWAY TAKING+BE TAKING+CHILD TAKING+HEDGE TAKING+Young TAKINGAR+KIN TALKING+CLITIC TALKING+HEDGE
      THING+SCARED TONIGHT TONIGHT+TONIGHT TOOK+GIVEBACK TOOK+JAILED TOOK+JUST TOOKAR+GRABBED TOOKAR+PAPERS TOOKAR+QUERY TOOKAR+SEIZED TOOKES+CHILD
      TOOKES+Young Traffic+CLITIC Traffic+OUTES Traffic+POLICE WANT+HURT WANT+Held WANT+WAKE WARRANT+GOT WAVING+NOOSE WEAPON+BODY WILL+HURTING Weapon+BODY
      Worker+HEDGE Worker+LOC Young+End Young+HOME Young+IROOM Young+Street Young+TOOK Young+WAVING ^HASES ^MISSING ^SEIZED ^SOMEONE ^_dos ^_hay ^_mom
      ^_اخذوا ^_كل acaba- alguien_en all_of and_can and_cop and_he and_left and_paper and_she anything_$ anywa- are_in arrest_for asked_for backp- before_i
      before_my bein- bond_conditions brother_and bunc- bunch_of call_lawyer can_not care_of carro_que casa_con charges_and clear_it clin- come_home dad_$
      deja- desa- do_not dres- encue- end_$ exce- find_my friend_of get_into gett- getti- glas- go_away go_back got_my gun_on halla- handed_me help_$ her_on
      him_and home_from hospital_and i_answer i_asked i_keep i_say i_supposed i_think in_driveway in_for in_handcuffs in_law is_driving is_holding it_is
      la_mano leye- litt- littl- lleg- long make_it manan- matte- me_and me_if me_leave me_paro me_quito meti- mi_casa michigan_state migra_$ mismo_$
      my_children my_family my_grandma my_kids my_sister myse- mysel- no_le no_lo not_come not_do noth- nothi- now_he o_no of_lawyer of_us on_phone out_if
      paper_from pega- perdi- phone_and phone_with picking_up pistola_en pleas- police_got pong- read_me runn- runni- say_$ scared_to seno- serious_$
      she_has sien- someb- stran- take_care taki- takin- taking_my talki- tell_my them_$ them_in there_is they_come they_took this_$ this_is tiene_caso
      to_blow to_take todo_$ tonig- too_$ too_much trae- uncle_has understand_what unloc- up_to voic- way_to weed_on worke- y_no ابني_ما السياره_and اليو-
      بالشا- بدي_خلص سحبو- ضربن- ضربني_me علي_ورقه قالو- كتير_$ ما_بعرف معي_$ والشر- ياخد- ياخذ-`,
    '-0.1': `#اسر #اطلع #انت #انترلوك #تدق #تلفون #تهم #ساع #طالب #فيهم #قانو #قبل #كنت #هوي #يحق #يحقق =aggravated =apartment =automatically =bajo =bien =born
      =breath =bridge =camera =castigo =civil =conduct =conference =courtroom =culpable =defense =deportan =dijo =este =explain =facebook =fbi =fui =guilty
      =heart =interrogation =keeps =killing =lied =mensaje =names =obstructing =place =plant =primo =pushed =refuse =road =security =shows =smell =soon
      =stand =stepdad =testify =testigo =threat =todavia =watched =اتهموني =اخذو =ادانه =الاسبوع =الاسري =التهمه =الشرطي =المحقق =بدل =بقدر =بي =تدق =تهمه
      =حكم =رفيقي =شي =ضابط =طالب =عقوبات =فيهم =قانوني =قبل =كنت =يحق @plain ACTOR+SCARED ANSWER+Young ARRESTED+JUDGE ARRESTED+SCARED ASKING+CHARGED
      ASKING+GIVEBACK ASKING+SOMEONE AWAY+HURTS AWAY+Official AWAY+Worker CHARGED+SAY CHARGED+WANT CHARGED+WARRANT CHILD+Near DOOR+CAR DOOR+PAST EX+CHARGED
      EX+SAY EX+WANT End+HIGHPLACE End+OVERDOSED FALLEN+STATEMENT GRABBED+BODY Gear+KIN HEDGE+Room HIDEOUT+CLITIC HIDEOUT+SAY HIGHPLACE+End HOME+ASKING
      HOME+PAST HOME+SAY HOME+WARRANT HOUSE+ASK HOWTO+ASK HURTEN+COURTS HURTEN+KILL HURTING+INTO HURTS+HEDGE IDIOM+HEDGE IDIOM+LOC IF+JAILED INTO+SCARED
      IROOM+AWAY IROOM+INTO IROOM+LOC JAILED+HURT JUDGE+CAR JUDGE+IF JUST+ANSWER JUST+ANYMORE JUST+LEGAL KIN+SEARCH LEDGE+End LOC+ONLINE LURKING+CAR
      OVERDOSED+End Official+NOOSE Official+STATEMENT PAPERS+Moment PAST+CLITIC PASTVERB+BREATHE PASTVERB+JUDGE PASTVERB+JUST PASTVERB+KNOCKING
      PASTVERB+TALKING PILLS+IF PILLS+SAY POINT+LEGAL POLICE+GONEOFF POLICE+Plea PULLED+AWAY Plea+Moment QUERY+Official RECENT+IF RECENT+PASSEDOUT
      RECENT+STATEMENT ROUGH+INTO Room+Young SAY+HURT SAY+TOOK SAY+Violent SCARED+End SEARCH+QUERY SEVERE+AWAY SEVERE+PRESENT SOBRIETY+MODAL SOMEONE+ANSWER
      SOMEONE+KILL SOMEONE+KNOCKING STATED+STATEMENT TAKING+CAR TAKING+Drug TAKING+PILLS TAKING+RECENT TALKING+SOMEONE TOOK+ANYMORE TOOK+Calendar TOOK+KILL
      TOOK+Near Violent+POLICE WANT+ASK WAVING+HEDGE WEAPON+HURT WILL+LURKING WILL+WARRANT Worker+RECENT ^GETOUT ^KILLED ^PAST ^STATED ^_aggravated ^_caught
      ^_crime ^_expunge ^_fleeing ^_friend ^_interlock ^_just ^_public ^_teacher ^_youthful ^_اخي ^_الفرق ^_المحامي ^_اول ^_عقوبه ^_قانون ^_كيف aggr- aggra-
      aggravated_assault am_done and_court and_eluding and_obstructing and_تهمه assault_with at_your automatically_$ bailed_out batt- beating_his brid-
      bridg- casos_en casti- caught_shoplifting charged_for child- civi- clear_automatically con_arma confe- contesta_$ cuanto_dan culpa- de_violencia
      death_$ decla- dema- dismissed_$ disorderly_conduct en_espanol es_felonia face- faceb- felon_$ felonies_$ first_offender for_being front_of
      getting_out guil- guilt- guilty_$ happens_to has_gun have_got him_in hit_her i_come i_refuse in_room is_hiding jail_on job_and keep- keeps_saying
      kid_is kids_are killi- la_pelea la_victima license_and me_dice me_into me_two me_van me_with meaning_$ mi_nombre mi_primo mira- miran- moral_turpitude
      much_do murder_$ my_bond my_name my_side my_stepdad need_lawyer nombre_$ not_talk of_road offender_program online_$ owi_causing pass- penalty_$
      plead_guilty please_$ police_report primer_dui pushe- que_firme que_hago regi- regis- resisting_and respo- said_i secur- segu- servi- side_$ sile-
      silen- state_police statement_$ stopped_me suspendido_$ swea- talk_$ testigo_$ they_pulled they_said tiquet_de to_ask to_murder to_report to_talk
      todav- tric- truck_$ was_not we_are you_charge اتهموني_me الاسر- الاسري_$ التهم- التهمه_$ التيكت_$ العنف_الاسري الغر- المسد- بالبيت_$ بالبيت_and بالت-
      بالج- تهمت- تهمه_him رفيق- سيارت- سياره_$ شنو_حكم شو_عقوبه عقوبا- علي_تهمه عم_يهددني قبل_ما مسموح_$`,
    '-0.2': `#michigan #ابد #ابعت #اتصل #اتصلت #اثن #اجيب #احج #احسن #احضر #احك #اخذو #اخر #ادان #ادفع #اربر #اربع #ارجع #اروح #اسال #استانف #استيناف #اسم #اشتر
      #اصاب #اطلب #اعتدا #اعرف #افراج #اقول #اكتب #اكتبل #الحد #الدم #الل #امر #انحبست #انواع #اني #اونلا #ايقاف #بتاخد #بتروح #بتشتغل #بجرع #بخسر #بدل
      #بدون #بديترويت #برنامج #بروبيشن #بروح #بريد #بسبب #بعد #بعض #بقول #بورت #بياخد #بيضل #بيطلع #بيع #بيعرف #بين #تاثير #تاجيل #تاريخ #تامين #تبع #تجار
      #تروح #تسقط #تعويض #تقرير #تهمه #توزيع #تيكت #ثالث #ثاني #ثلاث #جار #جديد #جريم #جلسه #جناي #جنسيه #جيب #حادث #حده #حشيش #حما #خاص #خالفت #خايف #خبر
      #خدم #خسرت #خطو #خطير #خلصت #خمس #دافع #درج #دومست #ديترويت #ديربورن #رابع #رحت #رساله #رفض #رنت #زوم #زياد #ساعد #سال #سجل #سجن #سرقه #سلم #سنت #سنه
      #سواق #سواقه #شاحن #شرط #شروط #شطب #شغل #شهر #شهور #شو #شيل #صاحب #صحيح #صفه #صلن #صيد #ضحي #طالع #طبي #طلب #طلعت #عام #عامل #عشان #عشر #عطي #عقوبه
      #علاج #عند #عنفاسري #عني #غرامه #غرين #غياب #غير #فاتت #فاتور #فتش #فحص #فرق #فلني #فيب #قان #قدم #قديم #قلت #قول #كارد #كان #كاون #كبير #كحول #كفال
      #كفاله #كلاس #كلام #كلفه #كلها #كم #كمان #كندا #كونتاكت #كيف #لازم #لان #لانسنغ #لجو #لسا #ليش #ماض #ماك #مبلغ #متاخر #متي #مجا #محامي #محتاج #محكم
      #محكمه #محكوم #محل #مخدرات #مدرسه #مدعي #مده #مره #مسدمينر #مسك #مسموح #مشروط #مصاري #مصاريف #معلم #مفتوح #مقاطع #مقاومه #مكالم #مكتوب #ملك #ممكن
      #منته #منع #مهل #موعد #ميراندا #مين #نسيت #نظيف #هايتا #هيرو #هيك #هيورن #وقت #ولا #وورنت #يبغ #يسقط #يشوف #يصير #يعرف #يعني #يكون #يوم * ._4a 14_days
      2019_and 30_days 3arab- 48_ساعه 4a_$ =0 =18 =1st =2 =200 =21 =22 =30 =3arabi =4a =769 =9 =absconding =accident =account =accusation =accused =acepto
      =acuerdo =acusado =acusan =acusaron =adderall =adentro =adolescente =advice =advisement =afecta =affect =afford =agresion =aid =alcohol =algo =anoche
      =antecedentes =aparato =apelar =appeal =application =arma =armed =arrestar =arrestaron =arresto =as =asault =aseguranza =aside =ask =assault
      =attempted =attorney =automatic =automatico =aviso =aw =awigbh =bac =bailed =banned =battery =big =body =borra =borrar =both =buy =byseer =calendar
      =calling =cam =cambio =can =canada =careless =carrying =cases =cash =casos =caught =causing =ccw =changed =charged =cheque =child =choque =citizen
      =citizenship =ciudadano =claim =clair =clase =classes =clear =clearance =clemens =clerk =closed =cobra =cobran =college =common =community =como
      =concealed =condado =condena =condenas =confidential =consequences =contact =contacto =container =contest =contra =controlled =corren =cosas =costo
      =crash =credit =crime =crimes =criminal =cristal =cual =cuales =cuantas =cuanto =cuantos =cuenta =cuentan =cuesta =curfew =dan =dangerous =dano =dar
      =deadline =decirle =declarar =defender =defensa =deferral =deferred =definition =delete =delito =deliver =delivery =demanda =denied =deportation
      =deported =derecho =designated =despues =detained =detroit =di =dias =dieron =dije =dinero =direccion =dismissed =disorderly =diversion =divorce
      =dolares =dollars =domestic =domestica =dos =drive =driver =droga =drogas =drop =drove =drunk =dura =during =dwi =dying =edad =else =eluding
      =embezzlement =employer =employers =english =entrapment =entre =era =erased =error =es =eso =esposa =estaba =estado =estatal =estudiante =evidence
      =expired =expunge =expungement =extra =fabrica =fafsa =failure =falsa =false =falta =falte =fecha =federal =felon =felonia =felonies =felonious =fight
      =file =finally =financial =firearms =firme =first =fiscal =fleeing =florida =following =forfeit =forfeiture =forget =forgot =form =formulario =fourth
      =fraud =funciona =gano =gbh =goodbye =google =grado =grams =grandma =gratis =grave =great =grow =guardan =guidelines =habitual =hablar =hago =handle
      =hardship =harm =hi =hice =high =hire =history =hizo =horas =huellas =hunting =huron =hurt =iba =ichat =idea =ilegal =illegal =immobilization
      =impaired =information =infraction =ingham =injury =inmate =innocent =instagram =intent =interlock =interprete =investigation =jobs =juicio =jurado
      =juvenil =juvenile =kind =knock =language =lansing =lara =larceny =lejos =less =ley =leyeron =lie =lifetime =lifted =limit =limite =lisence =list
      =llamada =llamo =local =lying =m =major =mal =manager =manda =mandar =mandatory =mando =manejar =manejo =manslaughter =marihuana =marijuana =mas =max
      =meaning =medical =meeting =menor =menores =menos =messages =meth =michigan =military =mine =minor =misdemeanors =mocion =moms =moral =motion =mount
      =muestra =multiple =murphy =name =naturalization =necesita =necesitan =necesito =negaron =negue =neighbors =nombre =number =numero =nunca =ofensa
      =offender =office =oficial =ok =olvido =once =online =ops =ordinance =otra =ounces =overdose =owi =pagar =pain =papas =para =pardon =parent =parents
      =park =pasa =pasada =paso =pasos =patron =pay =payments =pcc =pego =pelea =pelear =pena =penalty =pending =permanent =permiso =permission =person
      =persona =petition =petty =pido =pierdo =plants =plazo =plead =pled =points =pontiac =por =port =posesion =positive =positivo =possession =precio
      =pretrial =prevention =primer =primera =primero =prior =priors =prision =private =probable =probatoria =program =programa =promise =propiedad =prove
      =public =publico =puedes =puedo =punishment =puntos =que =question =quien =quitaron =rapido =receta =recibo =reckless =reduce =reduced =refusal
      =registro =reglas =released =removed =repeat =report =reportarme =represent =request =resisting =resistir =response =responsibility =restitution
      =restoration =restraining =restringida =resultados =results =retail =review =reviews =revocation =rid =robar =robbed =rules =sacar =sale =sali
      =samaritan =screen =second =secretary =segunda =segundo =seguro =seized =semana =served =service =set =sexual =shoplifting =siempre =significa =sigue
      =silent =simple =slate =small =smelled =snitch =social =solicitud =solo =soltaron =southfield =soy =spanish =speeding =speedy =staff =statement
      =student =subpoena =summer =super =suppress =surety =suspendida =suspendido =suspension =talked =tarda =target =teacher =technical =tercer =tercera
      =test =texto =that =thc =theft =third =three =thrown =ticket =tickets =tickit =time =tiquet =tiquete =tiquetes =together =tolerance =toman =tomar
      =total =traductor =trafico =trailero =trainee =trespassing =trial =trouble =turn =turpitude =underage =undocumented =universidad =unpaid =usar
      =ustedes =vale =velocidad =vender =verdad =vez =victim =victima =video =violence =visitar =waiver =wanted =was =weapon =weed =when =why =word =work
      =worse =written =wrong =ya3ni =yesterday =yo =you =youthful =zero =zone =ابعت =اتصل =اتصلت =اجيب =احجي =احداث =احسن =احضر =احكي =اخذت =ادفع =اربر
      =اربع =ارجع =اروح =استانف =استيناف =اسري =اسمه =اسوق =اشتري =اشتغل =اشطب =اعتداء =اعرف =اعطي =اقدر =اقول =اكتب =اكتبلي =ال =الاتعاب =الاثنين =الاحداث
      =الادانه =الاعتداء =الافراج =البارول =البروبيشن =البوند =التامين =التفتيش =التكت =التلفون =التيكت =الثانيه =الجامعه =الجاي =الجلسه =الجنايه =الجنحه
      =الحد =الحشيش =الحكم =الحمايه =الدفع =الدم =الرسايل =الرفض =الساعه =السجل =السجن =السرقه =السنه =السواقه =الشاهد =الشركه =الشطب =الشهر =الضحيه =العام
      =العقوبه =العنف =الغرامه =الفحص =الفرق =الفلني =الفلوني =القاصر =القانون =القياده =الكحول =الكفاله =الكورت =اللي =الماضي =الماضيه =المحادثه =المحامي
      =المحكمه =المحل =المحلفين =المخالفه =المدعي =المذكره =المراقبه =المسدمينر =المكتب =النقاط =الورقه =الورنت =الولايه =الوورنت =امر =امسح =انحبس =انحبست
      =انمسكت =انه =اني =اهلي =او =اوقفوني =اونلاين =اي =ايام =ايمتي =ايميل =ب =باسمي =بالبيت =بالسجل =بالسجن =بالشرطه =بالشغل =بالكفاله =بالكورت =بالمحكمه
      =باول =بتاخد =بتاخدو =بتروح =بتشتغلو =بجرعه =بخسر =بدي =بديترويت =برنامج =بروبيشن =بروح =بسبب =بسجلي =بعد =بعيد =بفحص =بقول =بمحامي =بميشيغان =بورت
      =بوند =بيصير =بيضل =بيطلع =بيع =بيكلف =بين =تاجيل =تالت =تامين =تاني =تانيه =تبعي =تراك =تروح =تسقط =تعليق =تعويض =تقرير =تكت =توزيع =توقيف =تيكت
      =ثالث =ثاني =ثانيه =ثلاث =جديد =جريمه =جلسه =جنحه =جنسيه =جيب =جيل =حادث =حالي =حبس =حشيش =حط =حقوق =حيازه =خالف =خالفت =خبر =خدمه =خسرت =خلصت =خمس
      =خناقه =دافع =دفع =دفعت =دليل =دومستك =ديترويت =ديربورن =رابع =رحت =رخصتي =رسوم =رفض =رنت =روح =زوجتي =سابقه =ساعه =ساكن =سالني =سايق =سجل =سجلي =سجن
      =سرق =سرقه =سعر =سكران =سلاح =سلم =سنتين =سنه =سوابق =سواقه =سوق =سيارتي =سيتيزن =شارب =شاف =شركه =شروط =شطب =شغلي =شكد =شلون =شنو =شهر =شهرين =شهور
      =شو =شيك =صار =صارلي =صح =صحيح =صغير =صغيره =صيد =ضروري =طريقه =طلعت =عالمحكمه =عرض =عشان =عقوبه =علاج =عليي =عمر =عمري =عمل =عملت =عن =عندهم =عندي
      =عنف =عني =غرامه =غير =فاتتني =فاتني =فاتوره =فايليشن =فتشو =فتشوا =فحص =فلني =فلوس =فلوني =فوت =فوق =فيب =فيزا =فيلوني =فينا =فيني =فيها =فيي =قال
      =قالو =قانون =قدم =قديش =قديم =قلت =قول =كارد =كان =كاونتي =كفاله =كلفه =كلها =كم =كمان =كندا =كونتاكت =كيف =لابني =لارسني =لازم =لانسنغ =لانه =لاني
      =لزموني =لسا =للابد =للسجن =للشرطه =للقاضي =للكورت =للمحامي =للمحكمه =لو =ماذا =ماريجوانا =ماكو =مالتي =متاخر =مترجم =محاكمه =محامي =محكمتي =محكمه
      =محكوم =مخالفه =مخدرات =مده =مذكره =مراقبه =مره =مزور =مسدمينر =مسكوني =مسموح =مش =مصاري =مطلوب =معناها =معني =مقابله =مقاطعه =مقاومه =مكتوب =ممكن
      =منتهيه =موعد =موقع =ميث =ميراندا =ميسدمينر =ميشيغان =مين =نتيجه =ندفع =نسيت =نظيف =نقاط =نقطه =نو =هالشات =هايتا =هجره =هددني =هل =هي =هيك =هيورن
      =والسلاح =والهجره =وانمسكت =وحده =وصفه =وصل =وصلني =وعليه =وقت =وورنت =ياخذ =يدفع =يصير =يعني =يقدر =يكون =يوم @past ACTOR+Interview ANSWER+CHILD
      ANSWER+HEDGE ANSWER+HOUSE ANSWER+HURT ANSWER+LEGAL ANSWER+Near ANSWER+Official ANSWER+POLICE ANSWER+Worker ANSWERAR+STATED ANYMORE+HURT ANYMORE+LEGAL
      ANYMORE+OUTES ARREST+CAR ARREST+GIVEBACK ARREST+HIDEOUT ARREST+HOME ARREST+NOOSE ARREST+WEAPON ARRESTED+ACTOR ARRESTED+ASKING ARRESTED+CAR
      ARRESTED+Calendar ARRESTED+Drug ARRESTED+LATER ARRESTING+GRABBED ARRESTING+HURTING ARRESTING+PAST ASK+General ASK+HOUSE ASK+Moment ASK+NOW ASK+Plea
      ASKEDAR+CLITIC ASKING+GRABBED ASKING+LEFTNOTE ASKING+Official ASKING+POLICE ASKING+STATION AWAY+Calendar AWAY+GONEOFF AWAY+PAST BE+KILLED BODY+Drug
      BODY+RECENT BREAKIN+MODAL BREATHE+LEGAL BREATHE+SOBRIETY BREATHE+THING CAR+Calendar CAR+KIN CHARGED CHARGED+ANSWER CHARGED+ANYMORE CHARGED+CHARGED
      CHARGED+CHILD CHARGED+CLITIC CHARGED+GOT CHARGED+HURT CHARGED+KILL CHARGED+KILLING CHARGED+LOTS CHARGED+NOOSE CHARGED+Near CHARGED+POLICE
      CHARGED+WEAPON CHARGED+WILL CHARGED+Weapon CHARGED+Young CHILD+GETOUT CHILD+HURT CHILD+KIDNAP CHILD+LIVE CHILD+ONLINE CHILD+POLICE CHILD+Plea
      CLITIC+CHARGED CLITIC+Calendar CLITIC+KNOCKED CLITIC+PAST CLITIC+POINT CLITIC+SEARCHED CLITIC+SEIZED COLOR+THING COURTS+ANSWERAR COURTS+End
      COURTS+GONEOFF CPS+CLITIC Calendar+KIN Calendar+PAST Calendar+PILLS Calendar+Traffic DETECTIVE+HURT DETECTIVE+Plea DETECTIVE+Young DOOR+Calendar
      DOOR+HURT DOOR+WARRANT Drug+ASKING Drug+CHARGED Drug+CHILD Drug+Calendar Drug+IF Drug+PAPERS Drug+Young EX+Young End+ANSWER End+ARREST End+FIND
      End+HOUSE End+OVERDOSE End+OVERDOSING End+TONIGHT FIND+CLITIC FIND+LEGAL GIVEBACK+ARREST GIVEBACK+Interview GONEOFF+JUDGE GONEOFF+SCARED GOT+IF
      GOT+TALKING GRABBED+GIVEBACK GRABBED+KILL GRABBED+LEDGE GRABBED+LEGAL GRABBED+PAST GRABBED+PASTVERB GRABBED+Room GRABBED+TAKING Gear+IF
      General+ARRESTING General+CAR General+DOOR General+HOME General+HURTEN General+Official General+POINT General+POLICE General+QUERY General+TAKING
      General+TAKINGAR HEDGE+CHARGED HEDGE+EVERYONE HEDGE+KIDNAP HEDGE+KNOCKED HEDGE+NOW HEDGE+POISON HIDEOUT+IF HIDEOUT+LOTS HOME+ARREST HOME+CHARGED
      HOME+End HOME+LEGAL HOUSE+ANYMORE HOUSE+Drug HOUSE+HURT HOUSE+HURTEN HOUSE+LEGAL HOUSE+LOTS HOUSE+PULLED HOUSE+RECENT HOUSE+TAKING HOUSE+TONIGHT
      HOWTO+PILLS HURT+Calendar HURT+PAST HURT+POISON HURTEN+AWAY HURTEN+CHILD HURTEN+Calendar HURTEN+End HURTEN+PAST HURTEN+REFL HURTING+ARRESTING
      HURTING+CHARGED HURTING+General HURTING+HURT HURTS+CLITIC Held+Interview IDIOM+Drug IDIOM+IF IDIOM+KILL IDIOM+Official IDIOM+SUICIDE IF+BE IF+Drug
      IF+FIND IF+GOT IF+Near IF+OUTES IF+PRESENT IF+SOMEONE IF+TAKING IF+TAKINGAR IF+WAKE INTO+Calendar INTO+FIND INTO+PAST INTO+Worker IWANT+CHARGED
      IWANT+HOUSE IWANT+LEGAL Interview+CHILD Interview+Calendar Interview+PAST Interview+Young JUDGE+GONEOFF JUDGE+Interview JUDGE+Room JUST+CHARGED
      KIDNAP+HEDGE KIDNAP+RANOFF KIDNAP+TAKING KILL+HURTEN KILL+IDIOM KILLED+Calendar KILLED+LOC KILLED+PAST KIN+ASKING KIN+CHARGED KIN+Calendar KIN+IDIOM
      KNOCKED+PAST LEFTNOTE+PRESENT LEFTNOTE+WANT LEGAL LEGAL+ASK LEGAL+ASKING LEGAL+CHILD LEGAL+Drug LEGAL+HOME LEGAL+HURTEN LEGAL+HURTS LEGAL+LEGAL
      LEGAL+NOW LEGAL+PILLS LEGAL+POINT LEGAL+TAKING LEGAL+Young LETGO+GOT LOC+ROUGH LOTS+ARRESTED LOTS+DOOR LOTS+NOW LOTS+SCARED LOTS+WANT
      LURKING+Interview LURKING+NOW MISSING+BE MISSING+LEGAL MODAL+HASES MODAL+LATER MODAL+ONLINE MODAL+Official MODAL+POLICE MODAL+SOMEONE MODAL+TAKEES
      MODAL+Worker Moment+ANSWER Moment+HURTS Moment+LEGAL Moment+MISSING Moment+SOMEONE NOOSE+CAR NOOSE+HURT NOW+ANSWER NOW+ANYMORE NOW+ASKING NOW+GOT
      NOW+LEGAL NOW+SAY NUMBER+CHARGED NUMBER+CLITIC ONLINE ONLINE+CHILD ONLINE+HEDGE ONLINE+ONLINE ONLINE+PRESENT OUTES+CHARGED OUTES+PASTVERB OVERDOSE+End
      Official+ARRESTED Official+CHARGED Official+Interview Official+LEGAL Official+PASTVERB Official+PILLS Official+RECENT Official+SEARCHED
      Official+WEAPON Official+Weapon PAPERS+Interview PASSEDOUT+RECENT PAST PAST+ANYMORE PAST+Calendar PAST+HOUSE PAST+HURT PAST+KIN PAST+NOW PAST+PAST
      PAST+PASTVERB PAST+POLICE PAST+RECENT PAST+Traffic PASTVERB+ANYMORE PASTVERB+GRABBED PASTVERB+KIN PASTVERB+LEFTNOTE PASTVERB+NOW PASTVERB+Near
      PASTVERB+TOOKES PILLS+ASKING PILLS+CHILD PILLS+Calendar PILLS+General PILLS+LEGAL PILLS+WEAPON PODER PODER+CAR PODER+HOME PODER+KIN PODER+PODER
      PODER+SEARCH POINT+CLITIC POINT+LOC POINT+Paperwork POLICE+CHARGED POLICE+HURTEN POLICE+Interview POLICE+NOOSE POLICE+PAST POLICE+PASTVERB
      POLICE+QUESTIONED POLICE+RAID POLICE+RECENT POLICE+STATEMENT POLICE+TOOK POLICE+Weapon PRESENT+ANSWERAR PRESENT+CHARGED PRESENT+ONLINE PULLED+LURKING
      PULLEDAR+PULLINGAR PULLING+CLITIC PULLINGAR+PULLEDAR Paperwork+ANSWERAR Paperwork+ARRESTING Plea+GOT Plea+HOUSE Plea+REFL QUERY+ARRESTING
      QUERY+GRABBED QUERY+General QUERY+HASES QUERY+HOME QUERY+HURT QUERY+HURTEN QUERY+HURTING QUERY+IDIOM QUERY+PODER QUERY+POLICE QUERY+RECENT
      QUERY+TAKEES QUERY+TAKINGAR QUERY+WAKE QUESTIONED+CLITIC QUESTIONED+INTO QUESTIONED+PAST QUESTIONED+Young RANOFF+ANSWER RANOFF+Interview RANOFF+KIDNAP
      RANOFF+POLICE RANOFF+TALKING RECENT+PAST RECENT+PASTVERB RECENT+TAKING REFL+AWAY REFL+GIVEBACK REFL+INTO REFL+LOC ROADSIDE+MODAL ROUGH+General
      ROUGH+Room ROUGH+SOMEONE Room+LEGAL Room+THING SAY+PASTVERB SAY+PILLS SCARED+GONEOFF SCARED+Street SCARED+WILL SEARCH+ARRESTED SEARCH+Interview
      SEARCH+LEGAL SEARCH+OUTES SEARCHED SEARCHED+CAR SEARCHED+KIN SEARCHED+SEARCHED SEVERE+CHARGED SEVERE+Calendar SEVERE+PAST SEVERE+WANT SEVERE+WILL
      SOBRIETY+BREATHE SOBRIETY+POLICE SOMEONE+IF SOMEONE+PASTVERB SOMEONE+QUERY STATED+ANSWERAR STATED+POLICE STATEMENT+ASKING STATEMENT+CHILD
      STATEMENT+Calendar STATEMENT+HURT STATEMENT+LEGAL STATEMENT+POLICE STATEMENT+Young Sick+End Street+CLITIC Street+HURT Street+Violent TAKEES+CAR
      TAKING+BODY TAKING+HIDEOUT TAKING+HURTING TAKING+KIDNAP TAKING+QUERY TAKING+Street TALKING+CHARGED TALKING+End TALKING+HOME TALKING+Room
      TALKING+Violent THING+HURTS THING+KILL THING+WAVING TOOK+ANSWER TOOK+BODY TOOK+HIDEOUT TOOK+HOME TOOK+LEGAL TOOK+LOC TOOK+OUTES TOOK+Room TOOK+WAKE
      TOOK+WEAPON TOOK+Weapon TOOKAR+CLITIC TOOKES+CAR Traffic+INTO Traffic+PULLED Traffic+RECENT Violent+COMEIN Violent+Calendar Violent+PAST Violent+REFL
      WAKE+HIDEOUT WAKE+WILL WANT+ASKAR WANT+FIND WANT+GONEOFF WANT+LEGAL WARRANT+Young WAVING+AWAY WAVING+CAR WAVING+Paperwork WAVING+THING WEAPON+CAR
      WEAPON+Calendar WEAPON+PASTVERB WEAPON+TOOK WILL+CHARGED WILL+Calendar WILL+FIND WILL+GONEOFF WILL+LEGAL Weapon+Calendar Weapon+PASTVERB Worker+CLITIC
      Young+GETOUT Young+HURT Young+IF Young+KIDNAP Young+LIVE Young+Near Young+ONLINE Young+POLICE Young+Plea ^BE ^CAR ^CHARGED ^COMEIN ^DIE ^DOOR ^Drug
      ^End ^GONEOFF ^HEDGE ^HIDEOUT ^HOME ^HOUSE ^HURTEN ^Held ^IROOM ^Interview ^LEGAL ^LOTS ^MODAL ^NOW ^PODER ^PULLINGAR ^SEARCHED ^SOBRIETY ^Street
      ^TAKING ^Violent ^_20 ^_24 ^_30 ^_4th ^_769 ^_93 ^_absconding ^_accused ^_am ^_apelar ^_arrainment ^_arrestaron ^_assault ^_automatic ^_awigbh ^_ayuda
      ^_borrar ^_can ^_careless ^_carro ^_charged ^_civil ^_clean ^_clear ^_college ^_como ^_consent ^_cost ^_costo ^_could ^_criminal ^_cual ^_cuantas
      ^_cuanto ^_cuantos ^_deadline ^_debo ^_deferral ^_deferred ^_delete ^_delivery ^_deputies ^_designated ^_di ^_diferencia ^_disorderly ^_diversion ^_do
      ^_domestic ^_domestica ^_drugs ^_dui ^_embezzlement ^_es ^_explain ^_expungement ^_failure ^_false ^_falte ^_fbi ^_felon ^_felonia ^_felonious ^_fight
      ^_fines ^_first ^_fiscal ^_forgot ^_frank ^_fue ^_gbh ^_good ^_google ^_growing ^_habitual ^_have ^_hi ^_high ^_his ^_hospital ^_impaired ^_intent
      ^_jury ^_juvenile ^_larceny ^_licencia ^_limpiar ^_lisence ^_manejar ^_manejo ^_marijuana ^_max ^_medical ^_minor ^_miranda ^_misdemeanor ^_moral
      ^_more ^_multiple ^_never ^_no ^_non ^_nunca ^_our ^_pardon ^_pena ^_petty ^_phone ^_pierdo ^_plead ^_points ^_por ^_porque ^_posesion ^_possession
      ^_precio ^_pretrial ^_primer ^_primera ^_principal ^_prior ^_private ^_programa ^_prove ^_puede ^_puedes ^_puedo ^_puntos ^_pwid ^_quien ^_reckless
      ^_reduce ^_refused ^_repeat ^_resisting ^_restitution ^_restricted ^_retail ^_sali ^_second ^_secretary ^_segunda ^_segundo ^_selling ^_set
      ^_shoplifting ^_show ^_sople ^_soy ^_stalking ^_stand ^_steps ^_stopped ^_student ^_super ^_suspended ^_take ^_teen ^_tether ^_thinking ^_third
      ^_threw ^_ticket ^_time ^_tiquet ^_toman ^_travel ^_trial ^_truck ^_under ^_use ^_ustedes ^_vender ^_video ^_vino ^_vivo ^_was ^_wayne ^_went ^_when
      ^_where ^_why ^_work ^_yo ^_zero ^_احكي ^_ادفع ^_اروح ^_اقدر ^_اكتبلي ^_اكدر ^_التامين ^_الكفاله ^_المدعي ^_امر ^_انمسكت ^_اني ^_اي ^_ايش ^_ايمتي
      ^_بخسر ^_بدفع ^_برنامج ^_بس ^_بعد ^_بوند ^_بيع ^_تاجيل ^_تاني ^_تعويض ^_تهمه ^_توقيف ^_ثالث ^_ثاني ^_جلسه ^_جنحه ^_حادث ^_خالفت ^_خسرت ^_خلصت ^_دفعت
      ^_راح ^_رساله ^_رسوم ^_رفض ^_رفضت ^_رفيقي ^_رقم ^_سايق ^_سجلي ^_سرقت ^_سرقه ^_سلاح ^_شركه ^_شروط ^_شطب ^_شكد ^_شلون ^_شنو ^_صارلي ^_ضابط ^_طلعت ^_عمري
      ^_عندي ^_غرامه ^_فاتتني ^_فاتني ^_فتشو ^_فحص ^_فيي ^_قانوني ^_قديش ^_قلت ^_قول ^_كان ^_كفاله ^_كم ^_كنت ^_ليش ^_محامي ^_محكمه ^_مخالفه ^_مذكره ^_مرتي
      ^_معني ^_ممكن ^_منو ^_نسيت ^_نو ^_هايتا ^_هل ^_هي ^_ورقه ^_ولدي ^_وورنت abogado_para acci- accid- accident_$ accident_and accus- accusation_$
      accused_of acue- acuer- acus- acusa- acusado_de acusan_$ acusan_de acusan_mi acusaron_$ adde- adder- aden- adent- adjud- adol- adole- advic- advice_$
      afec- afect- affe- affec- affect_my affo- affor- after_domestic after_owi again_$ agra- agrav- agre- agree- agres- agresion_$ alco- alcoh-
      alcohol_limit algo_$ am_sitting am_victim amenaza_$ and_battery and_drunk and_nobody and_would and_اخذت and_اني and_بدي and_رنت and_علي and_عنده
      and_عندي and_قال anoc- anoch- anos_$ antec- antecedentes_$ anul- apartment_$ apel- apela- appe- appea- appli- application_$ appr- arma_$ arme- arra-
      arrai- arraignment_$ arrestaron_$ arrestaron_en arrestaron_mi arresto_$ arresto_por as_adult asau- asaul- aseg- asegu- aseguranza_$ asid- aside_$
      ask_you assa- assau- assault_$ assault_and asses- attempted_murder atto- attor- auto- autom- automatico_$ aw_la2 awig- awigb- bac_$ back_and back_what
      bag_$ bail- baile- bann- banne- battery_$ be_charged be_in be_taken because_$ because_conference been_in better_to border_$ borr- borra- borracho_$
      boun- braz- breath_test breathalyzer_$ brok- brother_$ brother_was brui- bruis- bull- by_phone byse- bysee- byseer_$ cale- calen- calendar_$ cali-
      calif- camb- cambi- came_$ came_to can_cops can_felon can_i can_it can_they canada_$ canada_with canc- cance- car_in card_$ carel- careless_driving
      cargo_$ carr- carro_por carry- casa_de case- caso- cast- caug- caugh- caught_stealing caught_with caus- causi- causing_death ccw_$ cdl_$ cdl_for cent-
      cert- certi- cerv- cerve- chan- chang- check_$ chil- child_was choq- choqu- cita_para citizen_$ citizenship_$ ciud- ciuda- ciudadano_$
      civil_infraction clai- clair_county class- clea- clean_slate clem- cleme- cler- cobr- cobra- cobran_por coca- cocai- coll- colle- college_$ come_in
      comme- commo- commu- community_service como_le como_pido como_saco comp- compl- con_cargo con_felonia con_la con_ppo con_ustedes conce- cond- conda-
      condado_de conde- condena_$ condena_de condu- conf- cons- conse- consent_calendar consequences_$ consi- const- consu- cont- conta- contact_order
      contest_$ contra_mi contrato_$ cop_said cops_$ cops_on cosa- cousin_$ cpl_and cps_took cred- credi- cree- crim- crime- crime_$ crimes_$ crimi-
      criminal_$ criminal_lawyer cris- crist- csc_$ cual- cual_es cuale- cuan- cuant- cuanto_cobran cuanto_cuesta cuanto_dura cuanto_tarda cuantos_anos
      cuen- cuent- cuenta_$ cues- cuest- culp- culpable_$ curf- curfe- curfew_$ custodia_de daca_and dan_$ dan_por dangerous_weapon de_armas de_arresto
      de_carro de_caso de_detroit de_dui de_marihuana de_owi de_posesion de_probacion de_probatoria de_robo deac- dead- deadl- deadline_$ decir- decl-
      declarar_se defe- defen- defense_$ defer- deferral_$ defi- defin- definition_$ delete_my deli- delit- deliv- delivery_$ delivery_of deni- denie-
      denied_$ depor- deportation_$ desi- desig- despu- deta- detai- detr- detro- dier- diero- dife- difer- diferencia_entre dine- diner- disco- dism-
      dismi- diso- disor- disorderly_$ dispu- disqu- dive- diver- do_first do_you does_dui dola- dolar- doll- dolla- dollars_$ dome- domes- domestic_$
      domestic_violence domestica_$ door_to dos_$ dos_veces drag_racing dragging_my drive- driver_responsibility driving_michigan driving_suspended
      driving_while drog- droga- droga_$ drogas_$ drov- drug_possession drugs_in drun- drunk_$ drunk_driving dui_en dui_michigan dui_و duri- durin- duty_$
      dv_$ dyin- elig- eligi- elud- eludi- email_$ embe- embez- embezzlement_$ empl- emplo- en_dui en_ichat en_otro en_pontiac en_probatoria en_southfield
      enco- encon- engl- engli- entrapment_$ eras- erase- erro- es_$ es_delito es_ilegal es_mi escr- escri- espe- esper- esposa_$ esta_$ esta_acusado
      esta_preso estab- estad- estado_$ este_chat esto_$ estud- everything_$ evid- evide- evidence_$ exam_$ expi- expir- expl- expla- expu- expun- expunge_$
      expungement_$ fabr- fabri- fafs- failu- failure_to fals- false_report falt- falta- fech- fecha_de fede- feder- felo- felon_in felonia_$
      felonious_assault felony_$ felony_expungement file- fina- final- finan- financial_aid firs- first_can first_dui first_time fisc- fisca- fiscal_$ flee-
      fleei- fleeing_and flor- flori- foll- follo- for_assault for_interpreter for_not for_owi for_work forc- forf- forfe- forg- forgo- form- forma_$ formu-
      formulario_$ four- fourt- frank_murphy frau- fraud_$ frid- frida- funci- garage_$ genes- get_charged get_rid good- goodb- goog- googl- got_caught
      got_charged got_stopped gram- grams_$ grat- grati- grav- grea- green_card guid- guide- guilty_and guilty_or gun_ban habi- habit- habitual_$
      habitual_offender hablar_con handl- hands_are hards- have_office he_was her_boyfriend high_bac hijo_menor hijo_por hire_you hist- histo- hold_$ hones-
      hora- house_i huell- hunti- huro- huron_$ hyta_and hyta_para i_drive i_failed i_going i_hire i_never i_own i_pay i_plead i_use i_want ice_hold ice_is
      icha- ichat_$ id_$ igno- ignor- ileg- ilega- ilegal_$ ille- illeg- immo- immob- impa- impai- impaired_driving impo- in_2013 in_2019 in_possession
      in_st in_trouble incl- inclu- information_$ infr- infra- infraction_$ ingh- ingha- ingham_county injur- injury_$ inma- inmat- inmate_$ inmo- inmov-
      inno- innoc- inte- inten- intent_to inter- interlock_$ interprete_$ intox- inve- inves- investigation_$ is_being is_going is_his is_home is_there
      is_your it_be it_going it_in it_mean it_ok it_still it_too it_was juic- juici- jura- jurad- jurado_$ jury_$ just_pay juve- juven- juvenil_$ juvenile_$
      juvenile_adjudication keep_my kind_of la_aseguranza la_bolsa la_domestica la_fabrica la_fecha la_orden la_pena la_ppo la_probacion la_semana
      la_sentencia lang- langu- lans- lansi- lansing_$ larc- larce- larceny_$ last_month last_week le_dieron lejo- lesi- lesio- less_than leyer-
      licencia_por lifet- lift- lifte- limi- limit- limit_$ limite_$ lise- lisen- lisence_$ list_of llam- llama- llevan_casos lo_acusan lo_arrestaron loca-
      lyin- majo- mal_$ malicious_destruction mand- manda- mane- manej- manejar_$ manejar_borracho manejar_tomado mans- mansl- marc- mari- marih-
      marihuana_$ marij- marijuana_$ marke- marysville_$ max_for maxi- maxim- me_about me_acusan me_arrestaron me_can me_cobran me_dieron me_dui me_go
      me_how me_negaron me_negue me_off me_olvido me_pego me_puso me_soltaron me_where me_بلا me_مع mean- meani- medi- meet- meeti- meno- menor- menor_$
      menor_de menores_$ mens- mensa- mensajes_$ menti- mi_caso mi_condena mi_cpl mi_dui mi_felonia mi_tiquet mi_visa mich- michi- michigan_$ miedo_$ mien-
      mient- mili- milit- minor_$ minor_in moci- mocio- mora- morad- more_than mother_$ moti- motio- motion_to moun- mount_clemens much_time mues- muest-
      mult- multi- murp- murph- my_apartment my_attorney my_cash my_cdl my_cousin my_coworker my_dui my_employer my_expungement my_guns my_home my_interlock
      my_mugshot my_owi my_own my_request my_shop my_ticket myself_in nati- natu- natur- naturalization_$ nece- neces- need- nega- negar- negu- never_told
      no_contact no_contacto no_contest no_era no_fui no_ops no_proof no_soy noche_$ nomb- nombr- not_afford not_citizen not_guilty not_mine not_read
      not_say not_you notif- now_i now_that now_what numb- numbe- nunc- obje- objec- obst- obstr- obstructing_$ of_domestic of_state of_stealing ofen-
      ofens- ofensa_$ offense_$ office_$ office_in ofic- ofici- oficial_$ oficina_en ofre- ofrec- ohio_$ old_shoplifting olvi- olvid- on_here on_that onli-
      onlin- open- open_container oper- opera- or_just or_stay ordi- ordin- otra_vez otro_condado otro_estado ounc- ounce- over- owi_and owi_en paga- pago_$
      papa- papel_$ para_dui pararon_$ pard- pardo- paren- park- pasa- pasa_$ pasa_con pasada_$ pasado_y pasaj- pasar_$ paso- passe- passed_out pay_for
      pay_my payments_$ pays_for pele- pelea- pelea_$ pena- penal- pend- pendi- perdi_mi perdo- perm- perma- permi- permiso_$ permission_to perso- persona_$
      petit- pett- phone_call phone_number photo- pick_up pier- pierd- pierdo_mi plac- place- plant- points_$ points_for police_question police_searched
      policia_que pone- pont- ponti- pontiac_$ por_agresion por_assault por_domestica por_droga por_drogas por_dui por_manejar por_no por_owi por_pelea
      por_que por_shoplifting port_huron porta- pose- poses- posesion_de positive_$ poss- posse- possession_$ possession_of prec- preci- preliminary_exam
      pres- presc- prese- preso_$ pret- pretr- prev- preve- price_$ prim- prime- primera_vez prio- prior- prior_$ prisi- priv- priva- probable_because
      probacion_$ prog- progr- program_$ program_for programa_de prom- promi- property_$ propi- prov- publ- publi- public_defender puede- puedo_manejar
      puedo_pagar punc- puni- punis- punt- punto- puntos_$ puntos_por qual- quali- que_corte que_dar que_decir que_decirle que_dice que_digo que_es que_esta
      que_pagar que_pasa que_quiere que_significa que_sigue ques- quest- question_my questions_$ quien_me quiere_decir rapids_$ re_exam rece- recet- reci-
      recib- reck- reckl- reckless_$ reckless_driving redu- reduc- reduced_$ refe- refer- refu- refus- refusal_$ registry_$ regl- regla- rele- relea-
      released_$ repe- repea- repo- repor- report_$ requ- reque- request_$ resi- resid- resis- responsibility_fees rest- resti- restr- restraining_order
      reta- retai- retail_fraud retail_فرد retu- retur- revie- review_$ rid_of right_$ rights_after roba- robb- robbery_$ robo_$ romp- rompi- rule- rules_$
      saca- said_$ said_yes samar- say_he saying_my scree- se_borra se_culpable second_time secr- secre- secretary_of secu- see_my segun- segunda_vez segur-
      seiz- seize- seman- semana_pasada serv- set_aside sexu- sexua- sexual_$ she_says she_wants shop- shopl- shoplifting_$ short siem- siemp- siempre_$
      sign- signi- significa_$ sigue_$ simp- simpl- since_i slat- slate_$ smal- snit- snitc- soli- solic- solt- solta- someone_else son_has south-
      soy_ciudadano spani- spanish_$ spee- speed- speeding_$ st_clair staf- stal- stalk- state- statu- status_$ stolen_property stop_$ stopped_and stor-
      strik- stud- stude- subpoena_$ summe- supe- super_drunk suppo- suppr- sure- suret- susp- suspe- suspension_$ swit- switc- take_back take_it talke-
      tamp- tampe- tan_rapido tard- targ- targe- target_$ taxes_$ teac- teach- teacher_$ tech- techn- tell_them tengo_que terc- terce- test- test_$ testi-
      testify_$ testify_against that_$ that_i that_you thef- theft_$ they_let they_say they_use thir- this_chat this_morning thre- thrown_out tick- ticke-
      ticket_$ tickets_$ ticki- tiempo_$ tienen_oficina time_$ time_do tiqu- tique- tiquet_$ tiquet_en tiquet_por to_answer to_appear to_change to_deliver
      to_fight to_hire to_pay to_testify to_work toge- toget- tole- toler- toma- toman_casos tomo_pastillas tomorrow_$ too_late took_kids tota- towe- tradu-
      trafi- train- trespass_$ tria- trial_$ trou- troub- turn_myself turp- turpi- under_21 under_advisement undo- undoc- univ- unive- unpa- unpai- up_by
      uste- usted- ustedes_$ van_dar veces_$ vehi- vehic- velo- veloc- vende- verda- vez_$ vict- victi- victim_$ victima_$ vide- video_$ viejo_$ viole-
      violence_$ waiv- waive- waiver_$ want_to wante- was_at was_in was_just weap- weapo- weapon_$ weed_at weed_in week_$ week_and what- what_i what_if
      what_now when_can when_cops when_does when_police when_pulled when_you where_you while_suspended whit- wife_$ with_green with_ice with_kids
      with_misdemeanor with_owi with_ppo with_retail would_you writt- wron- y_la ya3n- ya3ni_$ ya3ni_شو year_and yest- yeste- you_are you_come you_for
      you_guys you_handle you_have you_help you_my you_need you_represent you_speak you_take you_win your_firm youth- youthful_trainee zero_tolerance zone_$
      اتهم- اتهمو- احدا- احداث_$ احسن_$ احكي_مع ادان- ادفع_الكفاله اربر_$ ارنت_$ اسال_$ استا- استان- استعم- استي- استين- اسري_$ اشتر- اشتغ- اصاب- اعتد-
      اعتدا- اعتق- اعتقل- اغرا- اغراض- اكتب- اكتبل- الاتع- الاث- الاثن- الاحد- الاحداث_$ الاد- الادا- الاس- الاسب- الاع- الاعت- الاف- الافر- البار-
      البارول_$ البر- البرو- البروبيشن_$ البري- البون- البوند_$ التا- التام- التفت- التك- التل- التلف- الته- التي- التيك- الثا- الثان- الجام- الجر- الجل-
      الجلس- الجن- الجنا- الجنايه_$ الجنح- الجنحه_$ الحش- الحشي- الحك- الحكم_$ الحم- الحما- الحمايه_$ الدف- الرس- الرسا- الرف- السا- الساع- السج- السجل_$
      السجن_$ السرق- السكر_$ السن- السنه_الماضيه السوا- السياره_$ الشاه- الشرطه_بدها الشرك- الشط- الشطب_$ الشه- الشهر_الماضي الضا- الضاب- الضحي- العا- العق-
      العقو- العقوبه_$ العن- الغرا- الغرامه_$ الغي- الفاي- الفح- الفحص_$ الفر- الفرق_بين الفل- الفلن- الفلو- الفو- القا- القاص- القاصر_$ القان- القد- القدي-
      القضا- القي- القيا- الكا- الكح- الكحو- الكحول_$ الكف- الكفا- الكفاله_$ الكو- الكور- الكورت_$ اللي- الما- الماض- الماضي_$ المت- المح- المحا- المحامي_$
      المحك- المحكمه_$ المحل- المخ- المخا- المخالفه_$ المدع- المذ- المذك- المذكره_$ المر- المرا- المراقبه_$ المس- المشر- المصا- المعل- المق- المقا- المكت-
      النق- النقا- الور- الورق- الورن- الورنت_$ الوو- الوور- الوورنت_$ امر_الحمايه امر_حمايه انا_خايف انا_متهم انحب- انحبس- انمس- انمسك- اوقف- اوقفوني_me
      اونل- اونلا- اونلاين_$ ايمت- ايمي- بالب- بالبا- بالبي- بالجا- بالجي- بالسج- بالسجل_$ بالسجن_$ بالسياره_$ بالشغ- بالع- بالعر- بالف- بالق- بالك- بالكف-
      بالكفاله_$ بالكو- بالكورت_$ بالمحكمه_$ بالن- باول_جلسه بتاخ- بتاخد- بتبي- بترو- بتشت- بتشتغ- بجرع- بجرعه_زايده بدي_اعرف بديت- بديتر- برخص- برنا-
      برنام- بروب- بروبي- بروبيشن_$ بسجل- بسجلي_$ بسيارتي_$ بعد_dui بعد_owi بعد_ما بقضي- بلا_تهمه بمحام- بميش- بميشي- بميشيغان_$ بورت_هيورن بياخ- بيصي-
      بيصير_$ بيطل- بيكل- تاجي- تاري- تامي- تاني- تانيه_$ تبعي_$ تخفي- تعوي- تهمو- توزي- توقي- تيكت_$ ثالث_مره ثاني- ثاني_مره جديد_$ جريم- جريمه_$ جنحه_$
      جنسي- حبس_$ حقوق- حقي_$ حكم_$ حياز- حيازه_$ خالف- خطوا- خناق- دومس- دومست- دومستك_$ ديتر- ديترو- ديترويت_$ ديرب- ديربو- ديربورن_$ رخصت- رنت_$
      روح_عالكورت ريزس- ريزست- زوجي_بده زياد- سابق- سالن- سالني_me سجل_$ سجلي_$ سجن_$ سرقه_him سكرا- سلاح_$ سلاح_and سنتي- سواب- سواق- سيار- سيتي- سيتيز-
      شنو_يعني شهري- شو_byseer شو_ya3ni شو_التهمه شو_العقوبه شو_الفرق شو_اول شو_بصير شو_بيصير شو_صار شو_لازم شو_معناها شو_هي شو_يعني شي_$ صاحب_البيت
      صاحب_المحل صار_$ صح_$ صغير- ضرور- طريق- طلبي_$ عالكورت_$ عالمح- عالمحكمه_$ عقوب- عقوبه_$ علي_and علي_dui علي_ppo علي_البروبيشن علي_بروبيشن علي_بوند
      علي_مذكره علي_وورنت عند_الشرطه عندكم_$ عنده- عندي_سجل عنف_اسري عني_$ غرام- غلط_$ فاتت- فاتتن- فاتتني_me فاتن- فاتني_me فاتور- فايل- فايلي- فايليشن_$
      فتشو- فلني_$ فلوس_$ فلون- فيلو- فيلون- فيلوني_$ فيني_احكي قانو- قانون- قانوني_$ قبل_$ قديم_$ قضيتي_$ كارد_$ كاون- كاونت- كاونتي_$ كفال- كفاله_$
      كم_sene كم_نقطه كونتا- كيف_$ لابن- لارس- لارسن- لانس- لانسن- لحاله_$ لزمون- لزموني_me للاب- للابد_$ للسج- للشرطه_$ للقا- للقاص- للقاض- للكو- للكور-
      للكورت_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ للمد- لمحا- ما_دفعت ما_رحت ما_عملت ما_كنت ماريج- مالت- مالتي_$ متاخ- مترج- متهم_$ متهم_بضرب محاك-
      محاكم- محام- محتا- محكم- محكمت- محكو- مخال- مخالف- مخدر- مخدرا- مخدرات_$ مذكر- مذكره_$ مراق- مراقب- مرتي_بدها مره_$ مسدم- مسدمي- مسكون- مسكوني_me
      مسمو- مشرو- مصار- مطلو- معنا- معناه- معناها_$ معي_and مفتو- مقاط- مقاطع- مقاو- مقاوم- مقاومه_$ مكال- مكالم- مكتو- منته- منتهي- ميرا- ميران- ميسد-
      ميسدم- ميشي- ميشيغ- ميشيغان_$ نتيج- نقطه_$ نو_كونتاكت هالش- هالشا- هايت- هايتا_$ هددن- هددني_me هي_$ هيك_$ هيور- هيورن_$ والس- والسل- والسلاح_$ والم-
      واله- والهج- والهجره_$ وانم- وانمس- وحده_$ وصلن- وعلي- وورن- وورنت_$ يعني_$ يوم_$`,
    '-0.3': `#اجا #اجي #احذف #احكيل #احمل #اختبار #ادم #ارفض #ارنت #ارينمنت #اسبوع #اسو #اشار #اشرح #اعتداء #اعتقل #اعط #اغراض #افق #اقبل #اقدم #اكثر #اكسبنجمنت
      #اكو #اكول #الا #البس #الغ #الغا #امت #امريك #امل #انترنت #اند #انسجن #انصاب #اهل #ايصال #ايميل #بارول #باسم #باطل #باق #باي #بتج #بتحك #بجيب #بدنا
      #بري #بريترايل #بسيط #بصم #بصما #بطلع #بعتل #بعيد #بكتب #بلد #بماكومب #بنفس #بني #بول #بيحك #بير #بيقدر #تبليغ #تتصل #تجي #تحرش #ترحيل #تشتغل #تشوف
      #تفتش #تقدر #تهديد #تهمت #تواصل #تياب #ثلاثا #جاب #جمع #حبه #حدود #حساب #حسب #حضور #حظر #حقق #حقوق #حقي #حقيق #حكم #حياز #خرب #خربت #خطر #خفت #خلي
      #خناقه #خنق #داكا #درن #دفاع #دكتور #دليل #راكب #رسم #رفضت #رقم #رما #زمان #زيار #سارد #سافر #ساكن #ستيت #سجين #سرع #سري #سفار #سكن #سمحت #سير #شات
      #شاف #شاهد #شرك #شكو #شهاد #شيك #صالح #صبح #صرت #صفح #صلت #صور #ضدي #ضيعت #طلاب #طلاق #طوعا #عال #عربي #عرض #عرفت #عطا #عطو #عطيت #عقد #عنه #عنو #غبت
      #غراض #غرام #غرض #غلط #غلطت #غيرت #فدرال #فهمت #فوت #فورم #فيدي #فيزا #فيسبو #فيكم #فيكن #فيه #فيها #فيهن #قدمت #كتاب #كذب #كرس #كسرت #كفلت #لدي #لست
      #لغه #لقو #لقوا #لما #لوح #مات #ماش #مبارح #مترجم #مجان #محادث #محاكم #محلفين #مدي #مدين #مذكر #مذنب #مزور #مستشف #مسروق #مشكل #مشي #مصادر #معلوم
      #معلوما #مقابل #مقفول #مكتب #ممرض #ممنوع #منه #منيح #موشن #موقع #ميث #ناس #نتيج #نحك #نسب #نسي #نفق #نقاط #نمر #نموذج #هاد #هاي #هدد #هولد #وصل #ياي
      #يخفف #يسحب #يعطو #يقرا #يمن ._05 1000_$ 15_$ 15_and 16_$ 21_$ 2_$ 3and- 3andk- 3andkon_$ 3ara- 3arabi_$ 7411_$ 7411_for =008 =04 =05 =1000 =11 =15
      =17 =180 =19 =2013 =2015 =24 =25 =2nd =300 =3000 =3am =3an =3andkon =48 =50 =70 =7411 =90 =93 =98 =aa =able =abuse =acabo =accidente =aceptan =act
      =add =addeish =adi =adiye =adjudication =admission =admitted =adult =age =agent =agreement =ai =alibi =alla =alright =always =amenazo =ammo =ankle
      =ano =answered =any =app =appointment =army =arraigned =arrainment =arrestado =asalto =ashamed =assult =asylum =b =baiid =bale =ban =bar =bars =battle
      =bay3 =bdic =becoming =bf =bill =bills =black =blew =bodycam =boleta =bolsa =bonds =borro =borrowed =boss =bound =brandishing =brothers =buena =busca
      =buscar =busco =business =byen7seb =byetla3 =c =camion =canadian =cancelar =carry =caso =cdl =cell =cervezas =chance =chances =changing =character
      =chat =check =checkout =cita =citacion =citation =city =ciudad =ciudadania =cleared =client =cobro =competency =condados =condiciones =condition
      =consulate =consulta =contempt =contestar =contrato =conviene =corralon =cortar =cortes =could =counseling =counties =country =county =cover =cpl =cps
      =crashed =creek =crossbow =csc =custodia =daca =datamaster =datos =deadlines =deal =deals =debe =debo =debt =decir =deferal =defienden =dejaron =dejen
      =demandar =detention =dia =diferencia =disability =discount =disparo =dollar =domingo =dorm =drf =drug =drugs =due =dueno =dui =duty =dv =dwls =e
      =edfa3 =ella =email =emailed =empezo =emsa7 =encerrar =encontrar =encontraron =encubierto =enough =entro =erase =escondo =escribe =escribir =espanol
      =espera =esta2nef =estate =esto =et2sel =every =exam =fail =failed =fake =falso =familia =far =fax =fee =fees =fiador =filed =fill =fines
      =fingerprints =firm =fix =flat =flint =football =force =forged =forma =foto =frank =free =fta =fugitive =future =ganar =ghalat =girlfriends =gives
      =government =gracias =grandmother =growing =grua =guarantee =guard =guns =h1b =hab =hablan =hallaron =han =handcuffed =hard =hazme =health =heard =hed
      =hiring =hold =homicide =homicidio =honorarios =housing =human =hunter =hurto =hyta =identity =ignition =immigrant =indocumentado =info =informacion
      =informant =informante =instrucciones =intencion =interpreter =invasion =item =items =jackson =jale =jefe =jensiye =joke =juez =jury =justice
      =kalamazoo =kept =kilo =knowing =lab =lal =lawer =lawsuit =letter =leyes =li =libre =licensia =limpio =link =lista =listen =lives =llama =llaman
      =llame =loan =lock =loss =lost =low =luego =makes =management =manejaba =marco =marysville =masking =may =mdop =means =meen =meet =mensajes =mental
      =mia =micourt =mio =mip =month =months =mota =mouthwash =msu =multas =murder =mushrooms =mute =nafs =narcotics =near =needed =negarme =new =next
      =nexus =non =obligado =offer =offices =oficina =ofrecieron =ohio =okay =olia =olor =openai =opened =opinion =otros =overnight =owner =owvi =package
      =paga =pagamos =pagina =pago =pagos =pague =paralegals =parenting =parked =part =pasado =pasar =passcode =passed =payment =pays =pbt =pee =pegue
      =peleo =pepper =per =percent =perder =perdi =perdon =petitioner =pickup =placa =placement =plans =plate =plazos =pleading =podia =pongo =pot =power
      =ppo =pregunta =pregunto =prelim =prescribed =presentence =pressured =price =principal =pro =probacion =problema =problemas =proof =prosecution
      =prosecutor =protection =purchase =pwid =queda =queja =questions =quita =quitan =racing =rafadet =rage =rapids =rate =re =receipt =recoger =recorded
      =records =recovery =recuperar =refund =refused =registered =registry =regla =regret =regular =rehab =relay =remember =renta =reportar =requirements
      =reschedule =residue =resistencia =responsible =restrictions =retest =returned =revisaron =reviso =ri =rifles =ring =roadside =robando =robbery =rompi
      =ruin =rule =sacan =saco =salir =same =sample =sangre =sarnia =scam =schedule =scram =screwed =sea =seal =season =seizure =sejelli =sell =selling
      =send =sene =sent =sentenced =sentencia =ser =serve =servicio =shift =shil =shooting =show =sirve =sleeping =slip =smart =smh =sobre =sos =speed
      =stalking =started =status =steal =stealing =stole =stolen =story =subir =success =sucio =sueltan =summons =supervision =suspendieron =swung =system
      =takes =tan =tani =tanto =tarde =tarjeta =taser =tax =taxes =te =teen =tenia =testificar =testing =tether =textos =times =tires =toque =touched =tow
      =towed =township =trabajan =trabajar =traer =trafficking =traia =trato =travel =treatment =tres =trespass =true =tu =tuesday =twice =typed =undercover
      =union =unlock =upload =urgent =use =uso =value =vaya =ve =veces =vecino =vecinos =ver =vi =viajar =victims =vino =viole =visa =visita =visits =vivo
      =vop =vote =vs =wages =wallet =warren =washtenaw =wayne =ways =website =week =weight =win =windsor =wipe =witnesses =wondering =words =workers
      =working =works =yall =yerba =yom =your =youth =zoom =اجي =احذف =احمل =اخذوه =ارجعها =ارفض =ارنت =اسال =اسم =اسوي =اشرح =اشهد =اطفال =اقامه =اقبل
      =اقدم =اكثر =اكدر =اكو =اكول =الاستشاره =الاعتقال =البراءه =البس =التهديد =التهم =الجيران =الجيل =الحادث =الدوام =السايق =السكر =الشات =الشكوي =الصبح
      =الضرب =الطلب =الغاء =الغرض =الغي =الفورم =القضايا =الكلام =الله =الليسن =المحامين =المحبوس =المخدر =المدير =المصاري =الموعد =النفخ =النفس =النموذج
      =الهايتا =امته =امريكي =امل =انتو =اند =انصاب =انمسك =ايش =ايه =بارك =بارول =بالتقسيط =بالجيل =بالحبس =بالغلط =بالمحل =بالمدرسه =بالمستشفي =باي =بتجو
      =بدفع =بدنا =بده =براءه =برخصتي =بريء =بس =بسيارتي =بشو =بصماتي =بضرب =بعت =بفلوس =بلا =بماكومب =بمحكمه =بنفس =بورقه =بيحكي =بيره =تجي =تحقيق =تست
      =تفتش =تقدر =تهديد =تهمت =جامعه =جنسيتي =جهاز =جوري =حبه =حجز =حق =حقي =خاص =خايف =خربت =خصم =خطر =خفت =خلوني =درنك =دولار =دون =دي =رجلي =رسايل =رفضت
      =رقم =زمان =زياره =سارد =سافر =ستيت =سرعه =سقت =سلاحي =سمحت =سي =شاهد =شكوي =صاحب =صور =صوره =ضد =ضدي =ضربت =ضيعت =طالع =طلبو =طلبي =طوعا =عادي
      =عالكورت =عربي =عرفت =عطوني =عقد =عندكم =عنده =عنه =غبت =غرام =غلط =غلطت =غيرت =فحصي =فدرالي =فهمت =فيديو =فيكم =فيكن =فين =فيه =فيهن =قاصر =قاضي
      =قالولي =قريب =قضايا =قضيتي =كاش =كام =كذب =كسرت =كفلت =كلامي =كورت =لان =لسته =لقوا =للبوليس =للبيت =للدوام =للشرطي =لما =لمرت =لوحه =مات =ماشي
      =مبارح =متهم =متي =محبوس =مدي =مديري =مذنب =مراهق =مساعده =مسجون =مسدسي =مسكوه =مشكل =معلوماتي =مفتوح =مكتب =ممنوع =منه =منو =منيح =موشن =نحكي =نسبه
      =نص =نفخ =نفخت =نفس =نفقه =نمره =هاد =هاي =هربان =هولد =هويه =هيروين =وافق =والشرطه =وبعدين =ورفضت =وياي =ويد =ياخدو =يروح =يطلع =يقرا =يمكن =يو @000
      @001 @010 @asked-part @done @past-part ACTOR+GONEOFF ACTOR+Plea ACTOR+Room ANSWER+DETECTIVE ANSWER+LOC ANSWER+TOOK ANYMORE+ANSWER ANYMORE+ASK
      ANYMORE+HURTS ANYMORE+LOTS ANYMORE+PASTVERB ARREST+BODY ARREST+Drug ARREST+GOT ARREST+Interview ARREST+PILLS ARREST+QUERY ARRESTED+CLITIC
      ARRESTED+HOME ARRESTED+HURT ARRESTED+PAST ARRESTED+Young ARRESTING+General ARRESTING+Official ARRESTING+Paperwork ARRESTING+TAKINGAR ASK+IF ASK+POLICE
      ASK+SEARCH ASKEDAR ASKEDAR+ASKEDAR ASKING+ARRESTED ASKING+BODY ASKING+EVERYONE ASKING+LEGAL ASKING+TOOKES ASKING+WEAPON AWAY+ASK AWAY+EX AWAY+LATER
      AWAY+POINT AWAY+REFL AWAY+TONIGHT BE+CHARGED BE+IDIOM BE+LATER BE+ONLINE BODY+Calendar BODY+Moment BODY+PILLS BREAKIN+BODY BREAKIN+Calendar
      BREAKIN+WRISTS BREATHE+CAR BREATHE+COURTS BREATHE+INTO BREATHE+LOC CAMEIN+Official CAMEIN+SEARCHED CAR+ARRESTED CAR+CHARGED CAR+CHILD CAR+EVERYONE
      CAR+FIND CAR+HOUSE CAR+LEGAL CAR+RANOFF CAR+SCARED CHARGED+ASKING CHARGED+HOME CHARGED+KIN CHARGED+Sick CHARGED+TOOKES CHARGED+Violent CHARGED+WAVING
      CHILD+ARREST CHILD+ARRESTING CHILD+BREAKIN CHILD+CAMEIN CHILD+Gear CHILD+HASES CHILD+IF CHILD+KNOCKED CHILD+LATER CHILD+PAST CHILD+SEARCH
      CHILD+SOBRIETY CHILD+TOOKAR CLITIC+DETECTIVE CLITIC+GONEOFF CLITIC+LATER CLITIC+LEFTNOTE CLITIC+ROUGH COMEIN+Calendar COMEIN+POLICE COURTS+KIN
      COURTS+Plea COURTS+TOOKES CPS+ARREST CPS+ASKING CPS+Calendar CPS+PAST CPS+RECENT CPS+TALKING CUFFS+CLITIC Calendar+BODY Calendar+DETECTIVE
      Calendar+HURTING Calendar+PULLED Calendar+Violent DANGER DANGER+DANGER DETECTIVE+CHILD DETECTIVE+Calendar DETECTIVE+PAST DETECTIVE+SEARCH
      DOGS+Official DOGS+POLICE DOOR+COURTS DOOR+LEGAL DOOR+THING DOOR+Traffic Drug+ARRESTED Drug+JAILED Drug+KNOCKING Drug+LEGAL Drug+QUERY Drug+STATEMENT
      EVERYONE+LOC EVERYONE+PASTVERB EVERYONE+Young EX+ASKING EX+Calendar EX+PASTVERB EX+SCARED EX+TAKING End+Interview End+STATEMENT FAINT+COURTS
      FAINT+HOUSE FALLEN+COURTS FIND+PILLS FIND+QUERY FIND+RECENT GETOUT+COURTS GETOUT+DOOR GIVEBACK+ASK GIVEBACK+General GIVEBACK+MODAL GIVEBACK+PILLS
      GIVEBACK+REFL GIVEBACK+SOMEONE GONEOFF+Interview GONEOFF+PAST GONEOFF+QUERY GONEOFF+THING GOT+ANYMORE GOT+GETOUT GRABBED+ARRESTING GRABBED+DOOR
      GRABBED+HURTING Gear+HEDGE Gear+PASTVERB Gear+TAKEES Gear+WEAPON General+ARRESTED General+COMEIN General+Drug General+FIND General+GONEOFF
      General+HASES General+KNOCKING General+LURKING General+OUTES General+PULLED General+PULLEDAR General+TOOKES General+WAVING HABIT+CLITIC HABIT+HEDGE
      HABIT+LURKING HABIT+Near HABIT+Official HABIT+THING HASES+JAILED HASES+QUERY HEDGE+ARRESTED HEDGE+GOODBYE HEDGE+HURTEN HEDGE+LIVE HEDGE+QUESTIONED
      HEDGE+SEARCHED HEDGE+TOOKAR HEDGE+TOOKES HIDEOUT+ACTOR HIDEOUT+CHARGED HIDEOUT+Calendar HIDEOUT+FIND HIDEOUT+HURT HIDEOUT+LEGAL HIDEOUT+PAST
      HIDING+Interview HOME+HURT HOME+THING HOUSE+HOWTO HOUSE+OUTES HOUSE+TOOKAR HOWTO+Moment HURT+PASSEDOUT HURT+POLICE HURT+SAY HURT+TOOKAR HURTEN+ASK
      HURTEN+BE HURTEN+BODY HURTEN+GONEOFF HURTEN+LATER HURTEN+LEGAL HURTEN+PRESENT HURTEN+Paperwork HURTEN+Weapon HURTING+COURTS HURTING+LEGAL
      HURTING+POLICE HURTING+Paperwork HURTING+TAKEES HURTING+TAKING HURTING+TAKINGAR HURTING+THING HURTS+COURTS HURTS+GRABBED HURTS+General Held+ARRESTED
      Held+BODY Held+JUDGE Held+LOTS Held+PILLS Held+POLICE IDIOM IDIOM+DIE IDIOM+End IDIOM+IDIOM IDIOM+OVERDOSE IF+ANYMORE IF+ARRESTED IF+ARRESTING
      IF+ASKING IF+AWAY IF+CHILD IF+COMEIN IF+DOOR IF+GRABBED IF+HASES IF+HURTEN IF+Interview IF+KIN IF+LOC IF+NOOSE IF+PULLED IF+SCARED IF+TOOKES IF+Young
      INTO+DETECTIVE INTO+GONEOFF INTO+LATER INTO+NUMBER INTO+POINT INTO+TOOK IWANT+ANSWER IWANT+CHILD IWANT+GETOUT IWANT+GONEOFF IWANT+Moment
      IWANT+Official IWANT+PAST IWANT+STATEMENT IWANT+Traffic IWANT+Young Interview+ACTOR Interview+ARRESTED Interview+End Interview+GRABBED Interview+LATER
      Interview+QUERY Interview+SOBRIETY JAILED+GOT JAILED+NOW JAILED+RANOFF JAILED+TONIGHT JUDGE+TONIGHT JUDGE+WAVING JUST+ACTOR JUST+COURTS JUST+GIVEBACK
      JUST+MISSING JUST+Paperwork KILL+GRABBED KILL+JUDGE KILL+THING KILLED+LEGAL KILLED+SOMEONE KIN+HURTS KIN+IWANT KIN+LIVE KIN+PAST KIN+WARRANT
      KNOCKED+Calendar KNOCKED+HOUSE KNOCKED+SOMEONE KNOCKING+COMEIN KNOCKING+HURTS KNOCKING+SOMEONE LATER+AWAY LATER+General LATER+LOTS LEFTNOTE+ANSWER
      LEFTNOTE+KIN LEFTNOTE+STATEMENT LEGAL+HURTING LEGAL+KNOCKING LEGAL+LIVE LEGAL+Plea LEGAL+SOMEONE LEGAL+TALKING LEGAL+WILL LEGAL+Worker LIVE+DETECTIVE
      LIVE+HEDGE LIVE+LOC LIVE+Near LIVE+RANOFF LIVE+RECENT LOC+Calendar LOC+JOKE LOC+LATER LOC+PAST LOTS+ARREST LOTS+ASKING LOTS+EVERYONE LOTS+OUTES
      LOTS+PAPERS LOTS+STATEMENT LOTS+TOOKAR LOTS+Traffic LOTS+WILL LURKING+Calendar LURKING+LOTS LURKING+PAST MISSING+CAR MISSING+General MISSING+INTO
      MISSING+OUTES MISSING+PASTVERB MODAL+EX MODAL+HABIT MODAL+LEFTNOTE MODAL+SUICIDE Moment+BODY Moment+CHARGED Moment+LIVE NOOSE+Calendar NOOSE+PASTVERB
      NOOSE+TOOK NOW+HEDGE NOW+TALKING NUMBER+KIN NUMBER+LOTS NUMBER+REFL Near+LATER Near+LEGAL Near+WAKE ONLINE+MODAL OUTES+JAILED OUTES+ONLINE OUTES+PAST
      OUTES+WARRANT OVERDOSE+HEDGE OVERDOSE+PAST OVERDOSED+Calendar Official+ASKEDAR Official+ASKINGAR Official+Calendar Official+PAST Official+POINT
      Official+QUESTIONED PAPERS+ANSWER PAPERS+HIDEOUT PAPERS+MISSING PAPERS+OUTES PAPERS+PULLEDAR PAPERS+RECENT PAST+ASKING PAST+BE PAST+CHILD
      PAST+DETECTIVE PAST+HOME PAST+HURTEN PAST+HURTING PAST+Interview PAST+KNOCKING PAST+LATER PAST+LURKING PAST+MISSING PAST+Moment PAST+Official
      PAST+PRESENT PAST+PULLED PASTVERB+ANSWER PASTVERB+ARRESTED PASTVERB+HURTING PASTVERB+NOOSE PASTVERB+Plea PASTVERB+Street PASTVERB+Weapon
      PASTVERB+Worker PHONE+HEDGE PHONE+KIN PILLS+CAR PILLS+HIDEOUT PILLS+HOME PILLS+HOUSE PILLS+OUTES PILLS+SCARED PILLS+WILL PODER+ARREST PODER+CHILD
      PODER+COMEIN PODER+HOUSE PODER+Official PODER+Young POINT+COURTS POINT+LOTS POINT+PAPERS POLICE+ANYMORE POLICE+ARRESTED POLICE+ASKEDAR POLICE+Calendar
      POLICE+FALLEN POLICE+FIND POLICE+General POLICE+HURT POLICE+HURTING POLICE+IROOM POLICE+KILL POLICE+KNOCKED POLICE+LEGAL POLICE+PILLS POLICE+PODER
      POLICE+SEARCHED POLICE+SEVERE POLICE+STATED POLICE+TOOKES POLICE+WEAPON PRESENT+KILLED PRESENT+LATER PRESENT+LIGHTS PULLED+PAST Paperwork+GIVEBACK
      Paperwork+HURTING Paperwork+KILL Plea+AWAY Plea+CHARGED Plea+End Plea+GRABBED Plea+HOME Plea+Official Plea+PASTVERB QUERY+ANSWERAR QUERY+BEHIND
      QUERY+BODY QUERY+BREAKIN QUERY+COLOR QUERY+CPS QUERY+EX QUERY+HABIT QUERY+HURTS QUERY+Held QUERY+KILL QUERY+LEDGE QUERY+LURKING QUERY+ROADTALK
      QUERY+SOBRIETY QUERY+SOMEONE QUERY+Sick QUERY+TALKING QUERY+TOOKES QUESTIONED+Calendar QUESTIONED+OUTES QUESTIONING+CHARGED QUESTIONING+HEDGE
      QUESTIONING+PRESENT RAID+HOME RANOFF+ANYMORE RANOFF+ARREST RANOFF+GETOUT RANOFF+IF RANOFF+Official RECENT+ANSWER RECENT+LEGAL RECENT+ROUGH REFL+CAR
      ROADSIDE+General ROADSIDE+PASTVERB ROADTALK+MODAL ROADTALK+QUERY Room+KIN Room+OUTES SAY+OUTES SAY+TOOKES SAY+Traffic SCARED+ARREST SCARED+TAKING
      SCARED+TALKING SEARCH+CHILD SEARCH+HOME SEARCH+HOUSE SEARCH+IF SEARCH+ONLINE SEARCH+PILLS SEARCH+Young SEARCHED+HOME SEIZED+INTO SEIZED+NOW
      SEIZED+WRISTS SEVERE+CHILD SEVERE+GOT SEVERE+HANDS SEVERE+INTO SEVERE+MODAL SEVERE+PASSEDOUT SEVERE+Paperwork SOBRIETY+CAR SOBRIETY+CHILD SOBRIETY+GOT
      SOBRIETY+HIDEOUT SOBRIETY+LEGAL SOBRIETY+PULLED SOMEONE+ARRESTED SOMEONE+PAPERS SOMEONE+PAST SOMEONE+POINT STATEMENT+ANYMORE STATEMENT+CAR
      STATEMENT+Held STATEMENT+IF STATEMENT+LATER STATEMENT+Official STATEMENT+Violent SUICIDE+General Sick+LEGAL Street+LEGAL Street+TAKING TAKEES+HURTING
      TAKING+End TAKING+GRABBED TAKING+HOUSE TAKING+LEGAL TAKING+Weapon TAKINGAR+ARRESTING TAKINGAR+CAR TAKINGAR+HEDGE TAKINGAR+HOME TAKINGAR+HURTING
      TAKINGAR+SOMEONE TALKING+HIDEOUT TALKING+HOUSE TALKING+HURT TALKING+POLICE TALKING+STATION TALKING+Street THING+BODY THING+Interview THING+KILLED
      THING+QUESTIONING TOOK+ARREST TOOK+DOOR TOOK+EX TOOK+Plea TOOK+Street TOOKAR+ANYMORE TOOKAR+HURT TOOKAR+WARRANT TOOKAR+Weapon TOOKES+GOT TOOKES+NOOSE
      TOOKES+WEAPON TOOKES+Weapon Traffic+GRABBED Traffic+HOUSE Traffic+JUST Traffic+NOW Violent+LATER Violent+PASSEDOUT Violent+SOMEONE WAKE+DOOR WAKE+HOME
      WAKE+HOUSE WAKE+Near WANT+HURTEN WANT+IDIOM WANT+TOOKES WARRANT+ANYMORE WARRANT+ARRESTED WARRANT+ASKING WARRANT+CHILD WARRANT+CLITIC WARRANT+GRABBED
      WARRANT+LOTS WARRANT+REFL WAVING+ASKING WAVING+INTO WAVING+LEGAL WAVING+LOC WEAPON+Gear WEAPON+POLICE WEAPON+WARRANT WILL+ARRESTED WILL+ASKAR
      WILL+GRABBED WILL+LEFTNOTE WILL+Official Weapon+CAR Weapon+SOMEONE Worker+ARREST Worker+COURTS Worker+HOME Worker+REFL Worker+TALKING Worker+THING
      Young+ARREST Young+ARRESTING Young+ASK Young+BREAKIN Young+CAMEIN Young+COMEIN Young+HASES Young+LATER Young+PAST Young+SOBRIETY Young+TOOKAR ^ANSWER
      ^ANSWERAR ^ARREST ^ASKEDAR ^BREATHE ^COURTS ^Calendar ^DOGS ^GIVEBACK ^IF ^JOKE ^ONLINE ^OUTES ^PAPERS ^PILLS ^QUERY ^SCARED ^SEARCH ^STATEMENT
      ^TAKEES ^TALKING ^TOOKES ^WARRANT ^WEAPON ^Weapon ^_10 ^_12 ^_15 ^_180 ^_2 ^_45 ^_7411 ^_abogado ^_aceptan ^_agresion ^_all ^_ambulance ^_and ^_ankle
      ^_any ^_arested ^_arma ^_arresto ^_atienden ^_bad ^_bale ^_bay3 ^_bdic ^_best ^_borro ^_both ^_brandishing ^_car ^_carcel ^_caregiver ^_carrying
      ^_carta ^_cash ^_ccw ^_cdl ^_change ^_check ^_choque ^_cna ^_cobran ^_competency ^_con ^_contempt ^_conviene ^_corte ^_cpl ^_csc ^_daca ^_did ^_does
      ^_dog ^_drag ^_drf ^_drive ^_driver ^_driving ^_drop ^_drug ^_drunk ^_dv ^_dwls ^_ella ^_en ^_erase ^_escribe ^_este ^_esto ^_fafsa ^_failed ^_fake
      ^_file ^_flat ^_following ^_forfeiture ^_forged ^_form ^_free ^_fta ^_give ^_gracias ^_grandma ^_great ^_guardan ^_h1b ^_hab ^_hablan ^_hablo ^_hace
      ^_hasta ^_hazme ^_held ^_hiring ^_hit ^_hold ^_hunting ^_hurto ^_hyta ^_iba ^_ichat ^_interpreter ^_is ^_jail ^_keep ^_kent ^_la ^_lansing ^_late
      ^_leave ^_letter ^_licensia ^_link ^_list ^_llevan ^_llevo ^_lo ^_lose ^_loss ^_mandatory ^_marysville ^_mas ^_mdop ^_meen ^_micourt ^_mip ^_missed
      ^_money ^_necesito ^_new ^_nexus ^_nothing ^_notice ^_old ^_one ^_open ^_otro ^_over ^_owi ^_owvi ^_pagar ^_pago ^_passenger ^_pay ^_pcc ^_pelea
      ^_perdi ^_petitioner ^_pick ^_policias ^_ppo ^_process ^_prueba ^_psi ^_que ^_quitar ^_rafadet ^_recording ^_refuse ^_remove ^_revoked ^_ring ^_robo
      ^_rompi ^_sale ^_scram ^_seal ^_searched ^_security ^_self ^_sentencing ^_serious ^_si ^_signed ^_solo ^_sos ^_speeding ^_st ^_still ^_stole
      ^_strangulation ^_talked ^_tani ^_tax ^_te ^_tengo ^_tenia ^_thanks ^_thc ^_theft ^_this ^_tienen ^_too ^_trabajan ^_traia ^_trailero ^_underage
      ^_undercover ^_used ^_van ^_vape ^_victim ^_visa ^_waiting ^_walk ^_walked ^_warrant ^_weed ^_what ^_which ^_who ^_wipe ^_write ^_wrong ^_y ^_your
      ^_ابعت ^_احذف ^_اسم ^_اقول ^_اكو ^_الجهاز ^_القياده ^_الكورت ^_المحقق ^_المخالفه ^_المدرسه ^_المدير ^_امته ^_امسح ^_انتو ^_اوقفوني ^_بتجو ^_بدي ^_بشو
      ^_بقدر ^_بلا ^_تكت ^_تيكت ^_جهاز ^_حكيت ^_خربت ^_دخنت ^_رفضوا ^_سجن ^_سكران ^_سي ^_شو ^_صاحب ^_صارله ^_طلبو ^_طلع ^_عطوني ^_عندكم ^_غيرت ^_فيب ^_فيكن
      ^_فيني ^_فيهم ^_قالت ^_قالو ^_كسرت ^_كفلت ^_كورت ^_لازم ^_لم ^_متهم ^_متي ^_مديري ^_مسدس ^_من ^_مين ^_نفخت ^_نقاط ^_هاد ^_هاي ^_هربت ^_وقعت aban-
      aband- abie- abier- able_to abogado_de abogados_$ about_$ about_court about_fight about_my about_theft absc- absco- abusi- acce- acces- acco- accou-
      accu- acep- acept- aceptan_pagos acon- acons- acti- actio- activ- actu- actua- acuerdo_$ addei- adiye_$ adju- admi- admission_$ admit- adopt- adul-
      adult- adult_$ adve- adver- advisement_$ after_two against_me age_of agent_$ agreement_$ ahi_$ ahora_que al_juez al_policia alla_$ alone_$ already_$
      alri- alrig- alwa- alway- am_afraid am_charged am_dying am_i am_out am_undocumented and_did and_dui and_found and_get and_got and_immigration and_let
      and_me and_need and_police and_talk and_then and_ارنت and_بده and_خلص and_سلاح and_قالو and_قالوا and_لمرت and_هلق and_وقفني anger_management ankl-
      ankle_thing ano_pasado anoche_$ anos_y answer_my anter- antes_y anyone_$ apli- aplic- apology_$ app_$ appeal_$ appointment_$ appre- arbor_$ are_you
      arested_for arma_en armed_robbery arreg- arrest_me arrestar_por arrested_$ arrested_in as_evidence asalto_$ asha- asham- ask_$ asleep_when asse- assu-
      assul- asyl- asylu- at_$ at_18 at_home at_midnight at_night at_office at_work attacked_me atte- attem- attorney_$ audiencia_$ avis- ayuda- ayuda_con
      back_do background_$ baii- baiid_$ bale_for ball- ban_$ bank- bankr- banned_from bar_$ barr- battl- be_able be_dropped because_it beco- becom-
      been_arrested before_they belon- bien_$ bike_$ bill_$ blood_alcohol blood_test blue_water body- body_cam bodyc- bole- bolet- bols- bond- bonds_$
      borro- bounc- bound_over bounty_hunter boyfriend_and boyfriend_got bran- brand- bridge_$ broke_his btet- burg- burgl- busi- busin- but_he byen- byen7-
      byet- byetl- cade- call_$ call_and call_back calling_for came- came_by camer- can_he can_minor can_my can_she can_store can_that cana- canad- car_can
      car_for care- career_$ cargo_es carro_en carry_on carta_de cases_$ cash_$ casi- casin- caso_$ casos_de cdl_مدي cerca_de chanc- chances_of chara-
      charged_$ charged_as chat- chat_$ chea- cheap- cheq- chequ- cier- cita- citac- citat- citi- citiz- ciudadania_$ classes_$ clear- clear_my cleared_$
      clie- clien- client_$ come_back come_to coming_to comm- como_encuentro como_lo como_me compe- compr- comu- comun- con_cps con_dui con_mi con_orden
      con_owi con_su conc- condition_$ confi- confl- consent_$ consulta_$ contact_$ contacto_$ contempt_$ contr- controlled_buy conve- cook- coop- coope-
      cop_$ cop_car cop_did cops_in copy_of corr- corra- corre- corte- corte_$ corte_de cosas_$ cosas_de cost- cost_$ cost_anything cost_of coul- could_have
      couns- county_$ county_jail court_case court_is cpl_$ cpl_with cps_wants crack- cras- crash_$ cros- cross- cuales_son cuando_se cubr- custodia_$
      daca_$ dama- damag- dang- dange- data- datam- dato- daughter_got daughter_is daughter_was days_$ days_ago de_16 de_21 de_dar de_noche de_ppo de_salir
      deal- debe- debt_$ decir_que decirle_la defa- defie- dejar- deje- dele- delet- deman- depo- derechos_$ desca- deses- detective_$ detective_called
      detention_$ detroit_$ devo- devol- dia_de diff- digo_la dinero_$ dire- direc- disab- disc- discount_$ disp- disq- diversion_$ do_after do_if do_now
      do_with docu- docum- does_ice does_ppo does_that does_this domestic_to domi- domin- dos_anos drinking_$ drive_$ driver_$ driving_$ driving_and
      driving_in drug- drug_$ drugs_$ drunk_in duen- dui_$ dui_can dui_con dui_in dui_que dui_with during_questioning dwls_$ e_inmigracion edfa- elec-
      elect- ella_$ ella_me emailed_me empe- empez- emsa- en_casa en_juicio en_linea en_probacion en_problemas en_que en_sistema en_trabajo en_walmart
      encub- enfe- enfer- enga- enha- enhan- enou- enoug- ente- enten- enti- equi- equiv- erased_$ eres_$ es_verdad esca- escap- escuela_$ eso_$ espa-
      espan- espanol_$ esposo_por esta2- esta_mal estat- estoy_obligado estu- et2s- et2se- ex_is exac- expe- expen- expli- expul- exte- exten- facil- fail-
      faile- fake_id falsa_$ familia_$ fata- federal_$ fee_$ fees_$ fiad- fiado- figh- fight_$ filed_for find_out fine- fines_$ fire_me firearm_$ firearms_$
      firm_$ first_$ flin- flint_$ following_too foot- footb- for_15 for_drugs for_hyta for_life for_this for_weed for_your force_$ forever_$ forge- form_$
      fran- fraud- free_$ friend_$ friend_overdosed from_another from_cop from_my from_police fta_$ fue_arrestado fugi- fugit- fumar_mota fund- futu- futur-
      ganar_$ gast- gene- gener- get_$ get_back get_dui get_me get_ppo get_this get_to ghal- ghala- give- go_$ go_and go_on go_talk got_ticket gove- gover-
      grabbed_her graci- grad- grand_rapids grandma_took gril- grill- growi- guidelines_$ guilty_و gun_$ gun_was guy_at hablan_espanol hace_anos happen_$
      happen_to happened_and happens_at happens_when hard- have_cpl have_to hay_$ hay_no hay_orden hazm- he_does heal- healt- held_for help- help_with
      her_to here_on heri- hermano_esta hermano_se hermano_tiene herr- herra- high_$ high_school hija_se hijo_adolescente hijo_de hijo_le hijo_no hijo_que
      hijo_quiere hijo_y hijo_ya hijos_$ hiri- hirin- his_girlfriend his_lawyer hold_de holding_my home_invasion homi- homic- hono- honor- horas_de
      hospital_y house_arrest housi- how_$ how_to huma- human- hurt_me hyta_$ hyta_for i_be i_bring i_change i_ever i_finished i_get i_grabbed i_looking
      i_owe i_refused i_report i_teach i_trust i_used i_wanted i_was i_work idio- if_my if_they igni- ignit- immigrant_$ immigration_$ impaired_$ impou-
      impr- impro- in_2020 in_county in_fight in_ohio in_port inde- indec- indi- indo- indoc- info- infor- inju- inst- insta- instr- intencion_de
      interpreter_$ interview_$ interview_me into- inva- invas- inven- investigating_me is_17 is_2 is_following is_he is_it is_locked is_next is_suspended
      is_this is_throwing it_happened it_just it_off it_true it_worse item- jacks- jens- jensi- job_$ juez_$ juez_que juicio_$ junt- jury_duty just- justi-
      juvenile_expungement kala- kalam- keep_coming keep_me kept_my kidnapping_if kids_if kill_for know_how knowi- la_espera la_grua la_lista la_pagina
      la_placa la_probatoria la_renta larceny_from larceny_in last- last_weekend lasti- late_$ law_$ lawe- laws- lawsu- lawsuit_$ lawyer_in lawyer_with
      le_mando le_pego le_pegue left_$ les_puedo libr- licencia_$ lie_to lied_about lied_to life- lights_on list- lista_de liste- little_$ live- live_in
      llame_$ llegue_tarde lo_acusaron lo_mismo lo_que lo_tienen long_before loss_prevention lost_my lueg- ma3n- machi- macomb_$ made_up magi- magis-
      make_me make_you manag- manejo_$ maqu- maqui- marca- mark- marq- marqu- mary- marys- mas_de masa- masar- maski- max_$ may_$ me_agarraron me_amenazo
      me_arrestan me_contesta me_dan me_dejaron me_deportan me_fui me_han me_hicieron me_llama me_llego me_lo me_para me_pararon me_pasa me_paso me_pueden
      me_puedo me_quitan me_quitaron me_without mean_$ mean_to medic- meeting_with mensaje_$ ment- menta- mental_health mess_up messages_$ meth_$ mi_arma
      mi_audiencia mi_cdl mi_cita mi_corte mi_cuarto mi_esposa mi_jefe mi_oficial mi_pistola mi_po mi_solicitud mi_vecino mia_$ mico- micou- mine_$ minim-
      mino- minor_be mint- minti- mip_and mip_y miranda_$ miranda_rights mis_armas mis_cosas mis_datos mis_derechos misdemeanors_$ mist- mista- mom_wants
      money_$ money_back money_from month- months_$ mota_$ motion_$ moto- mugshot_$ multa- murd- murde- muri- mush- mushr- mutu- my_7411 my_appointment
      my_bag my_bf my_boss my_car my_card my_client my_color my_doctor my_ex my_money my_neighbor my_old my_second my_sisters my_tether my_texts my_time
      my_vehicle nada_$ name_is narco- natio- near_me need_help need_his need_to neede- negarme_soplar negl- never_been nexu- night_and no_entiendo no_es
      no_estoy no_fue no_hay no_ir no_marks no_pagar no_tienen no_to not_$ not_arrested not_hear not_my not_released not_remember not_sign nota- notar-
      notice_of notice_to nuev- number_$ nume- numer- obli- oblig- of_attorney of_dui of_your offer_$ officer_at officer_i officer_never oficina_$ old_lady
      on_camera on_me on_saturday on_visa open_carry opena- openai_$ opene- opin- opini- opti- optio- or_do or_not orden_de orden_para order_$ otro- otro_$
      out_for out_when over_last over_limit overn- overt- overw- owi_$ owne- owner_$ owvi_$ pagam- pagar_$ pagi- pagin- pago- pago_la pagu- pain_pills
      paper- paper_says para_la para_mi para_no paralegals_$ param- paran_$ parap- pararon_en parents_$ parke- pasa_si pasad- paso_$ paso_la passc-
      passenger_$ pate- pay_it pay_or pay_to paying_$ paym- payme- payment_plan payment_plans pbt_$ pcc_$ pegu- pegue_$ pena_$ pena_por pending_case pepp-
      peppe- perce- perde- person_$ peti- phar- pharm- phone_$ picku- pidi- plans_$ plate_$ plaz- plazo- pleading_guilty pled_guilty po_$ police_asked
      police_found police_gave police_keep police_knock police_said police_search police_want police_will policia_$ policia_la policia_pregunta policia_se
      policia_vino popp- por_arresto por_robo porque_tenia port- posesion_$ posi- posit- powe- ppo_$ ppo_and ppo_from ppo_y preguntar_$ prest- pretrial_$
      pric- prin- prison_time probatoria_$ probl- problemas_$ proc- proce- prof- proh- prohi- prome- proo- pros- prose- prosecutor_$ protecting_my
      protection_order prueba_$ pueden_revisar puedo_ir puedo_llevar puedo_preguntar puedo_sacar puedo_ver puedo_volver purc- purch- puso_ppo pv_$ que_$
      que_cargo que_contestar que_hablar que_la que_olia que_pague que_preguntas que_son que_tan que_vaya que_viole qued- queda- quej- questioned_me
      quien_llamo quien_paga quiero_que quitaron_la raci- racin- rafad- rapid- rapido_$ rate- rate_$ read_my reba- recei- receipt_$ recom- recov- recu-
      recup- refun- refuse_or refuse_search refused_to regu- regul- reha- rein- reins- rela- released_my reme- remem- removal_$ rene- rent- renta- repa-
      repr- repre- represent_myself requi- resistencia_$ resisting_$ resta- resto- restrictions_$ resu- resul- retainer_$ reten- retes- retest_$ reti-
      retir- reve- revo- revoc- revoked_$ ri_008 rifle- road_rage roads- robad- roban- robando_$ robar_$ robbe- rule_$ saber_$ saco_mi said_no
      said_something salir_sucio sama- same_as same_thing samp- sampl- sangre_$ sarn- sarni- saturday_$ saw_something say_if say_to says_they scam- scamm-
      sche- sched- schol- scra- scrat- screw- se_fue se_paga seal- sealed_$ searched_my seas- seaso- second_dui second_owi security_guard seized_my seizu-
      seizure_and seje- sejel- self_checkout sell- selli- semana_$ send_me sene_$ sentencing_$ serve- served_with set_up seve- she_told shi_$ shif- shoot-
      should_my should_we show_because show_id show_up shows_up si_la si_mi sign_admission sign_and sign_papers sin_condena sin_licencia sin_papeles sirv-
      sit_there skip- skipp- smar- smh_$ smoking_weed social_security solicitud_$ some_stuff somebody_up someone_$ something_$ soplar_$ soplar_en sout-
      span- speak_to spec- speci- spli- spra- spri- stalking_$ state_$ stea- steal- stol- stole- stole_$ stolen_car stopped_at stopped_for strangulation_$
      stuff_$ stuff_out su_casa subm- submi- subp- subpo- sucio_$ summ- summer_and summo- supp- sure_$ suspended_$ suspendida_$ suspendido_y swun- syst-
      syste- take- take_payments tale- talk_to tant- tarj- tarje- taxe- tell_cop tell_you temp- tempo- ten_minutes tengo_dinero tengo_orden tenia_miedo
      testing_$ tests_$ teth- tethe- texto- textos_$ thank_you that_allowed that_be there_and they_lock they_questioned they_saw they_search they_sent
      they_still they_stopped they_towed thing_is things_to third_dui this_be this_to this_week three_times throw- ticket_and ticket_for ticket_from
      tiene_dos tiene_dui tiene_hold tiene_que tienen_que time- time_can time_for to_call to_carry to_cops to_delete to_detective to_drop to_file to_florida
      to_give to_her to_keep to_meet to_officer to_press to_read to_send to_set to_somebody to_tell to_them to_use to_victim to_waiver to_wear to_you
      together_$ tome_$ too_close toqu- touched_her tow_$ town- towns- trad- traf- traffic_stop tram- tran- trans- trav- trave- trea- treat- tres- tresp-
      trouble_$ troy_$ true_$ tues- tuesd- twic- twit- two_days two_weeks type- under- under_18 underage_drinking unio- up_at upda- updat- uplo- uploa-
      use_of valu- vand- vanda- vari- vaya_la ve_mi vece- veci- vecin- venc- venci- vend- veni- viaj- viaja- video_de video_of vienen_por violated_$ visa_$
      visa_and voy_$ voy_salir wage- waiting_room waiver_hearing walk_in wall- walle- warre- was_$ was_drunk was_one was_questioned wash- washt- way_i wayn-
      webs- websi- website_$ weed_smell weig- weigh- well_$ went_through what_$ what_are what_does what_is when_she where_do where_he while_i who_i who_pays
      whole_car whole_thing why_do why_is will_he will_it will_police will_they will_this will_you win_$ winds- with_$ with_dui with_old with_weed withd-
      without_paying witness_$ witnesses_$ wond- wonde- word- worki- would_not wrong- wrong_$ wrong_person wrote_it xbox_$ y_ahora y_caso y_dui y_estoy
      y_mis y_ppo y_que y_si y_tengo ya_les ya_me years_ago yelling_at yerb- yes_$ yo_$ yo_iba yom_$ you_$ you_do you_everything you_get you_know you_over
      you_something you_still you_use yout- zoom_$ ابن_عمي ابني_القاصر ابني_رح ابوي_$ اتصل- اتصل_$ اتعا- احكي- احكيل- اختب- اختبا- اخذوه_him اخوي_$
      اخوي_عنده اخوي_محبوس ادفع- اذا_غبت ارجع- ارجعه- ارجعها_him اروح_$ استد- استع- اسمي_$ اسوي_$ اعتداء_$ اعطي- اقام- اكسب- الات- الاثنين_$ الاح- البرا-
      التع- التفتيش_$ التق- التهد- الثل- الثلا- الجاي_$ الجم- الجو- الجوا- الجير- الحاد- الحد- الخم- الدا- الدر- الدي- الرا- الرخصه_$ الزاي- الزو- الساي-
      السعر_$ الشرطه_$ الشرطه_اتصلت الشرطي_ما الشك- الشكو- الشي- الصب- الضابط_$ الضح- الضر- الطل- الطلب_$ العر- الغا- الفا- الفور- القاضي_$ القص- الكلا-
      الكلي- الكي- الله_$ الليس- المحب- المحل_$ المخدرات_$ المدي- المسر- المش- المشت- المع- المك- المكتب_$ المن- الموع- الموعد_$ النف- النم- النمو-
      الهايتا_$ الهجره_$ الوا- الي_$ امري- امريك- امريكي_$ انا_and انا_تحت انا_كنت انتر- انحك- انصا- اوقفو- اوكل- اي_$ ايش_اسوي بارو- بارول_$ باسم- بالبر-
      بالتا- بالتر- بالتق- بالجر- بالحب- بالد- بالشر- بالط- بالغل- بالفي- بالل- بالمح- بالمد- بالمس- بتجو_علي بتحك- بتلف- بتلفو- بجيب- بدون_رخصه بدي_emsa7
      بدي_shil بدي_سافر بدي_محامي بديربورن_$ برا_la براء- برخصت- برخصتي_$ بريء_$ بس_$ بس_ما بصمات- بصير_اذا بعتل- بعد_السكر بعده- بعرف_شو بفلو- بلا_سبب
      بماك- بماكو- بمحا- بمحك- بمحكم- بمقا- بورق- بوند_$ بيبع- بيبعت- بيحك- بيرج- بيرح- بيرحل- بيعر- بيقد- بيقدر- بيمس- بيمسك- تاني_$ تجار- تحت_21 تحقي-
      ترجم- ترحي- تشتغ- تعلي- تقري- تكت_من تهدي- جامع- جلسه_$ جنسيت- حبسو- حدا_عم حسبو- حشيش_$ حقيق- خايف_$ خلون- دراي- درايف- دولا- دولار_$ دي_يو رخصتي_$
      رخصتي_بعد رخصه_$ رساي- رفضو- زيار- سبب_$ سكران_$ سلاح- سنه_$ سنه_علي سيارتي_بدون سيتيزن_$ شارب_$ شرطه_$ شرطه_de شرطي_عم شغلي_$ شلون_اطلع شهر_$ شو_$
      شو_قول شو_هو ضابط_البارول ضدي_$ ضربته_$ عالبو- عالج- عالك- عالكو- عالم- عربي_$ عطون- عقوبت- عقوبه_التهديد علي_owi علي_فيزا عليه_$ عم_يتصل عمري_20
      عملت_شي عن_حادث عن_خناقه عندك- عنده_سلاح عنده_كورت عندي_dui عندي_كورت عندي_محكمه عنف_منزلي عنوا- غلطا- فدرا- فدرال- في_and في_no في_owi في_ppo في_امل
      فيدي- فيديو_$ فيني_اتصل فيي_$ قاصر_$ قاضي_$ قبل_شهر قريب- قضاي- قضيت- كتير_and كذب_$ كفالت- كلمت- كم_$ كم_بيكلف كم_مده كنت_عم كندا_$ كورت_$ كونت-
      كونتاكت_$ كيف_لاقي لازم_اعمل لسا_ما للبو- للبول- للبي- للدو- للدوا- للشر- للشرط- لما_وقفوني لو_لا ما_اعرف ما_فهمت ما_هو ماري- ماشي_$ مبار- متي_يطلع
      مجان- محامي- محبو- محبوس_$ محكمه_$ مخالفه_$ مخدر_$ مدي_الحياه مدير- مذنب_$ مراه- مرتي_$ مساع- مساعد- مسجو- مسدس- مسدسي_$ مسرو- مسكت- مسكوه_him مصاري-
      مصاري_$ معلو- معلوم- معي_حق مقاب- مقابل- ممنو- ممنوع_$ من_وين منيح_$ مو_انا موعد_$ موعد_مع نقاط_$ نهاي- هالم- هربا- هو_$ هيرو- هيروي- و_dui و_owi
      والت- والج- والجن- والر- والرخ- والق- والقض- والن- وانمسكت_$ وبعدي- ورفض- وسوا- وعند- ولدي_$ وندم- وهو_علي وهو_محبوس ويد_$ وين_مكتبكم يرجعو- يشوف-
      يطرد- يعطو- يعطي- يو_اي يوصل-`,
    '-0.4': `#ابتعاد #اخسر #اشتك #اعطا #امس #انتظار #انس #ايجاب #ايف #بار #برد #بعت #تذر #تركو #تقسيط #جات #جير #حدات #حكي #حول #خابر #خبرت #خصم #خلو #دافعت #داهم
      #دايفرجن #دعو #دفش #دول #رديت #رفعت #سحبت #سعر #سقط #سكر #سكيور #سناب #سوال #شقه #صورت #ضربت #طردو #عفو #عمل #فتح #فجا #قرا #قضا #قلتل #قوست #كال #كتب
      #كذبت #كرت #كمبيوتر #لقا #لقت #محجوز #مخبر #مخف #مدير #مريض #مزيف #مستقبل #مسج #مسرع #ملف #نكفل #نمس #نهاي #هربت #يخلص #يسمع #يعطي #يكذب 08_$ 17_$
      17_and 18_$ 2019_$ 20_and 24_hours 2_duis 3ann- 3anni_$ =08 =1 =2010 =2018 =2019 =2021 =2022 =3anni =500 =5000 =600 =68 =74 =900 =abogados =addict
      =afraid =agarra =anger =anybody =apologize =appealing =arrestan =asap =asdf =asks =atienden =ayer =ayudeme =bas =bb =bici =bit =bite =boot =bot
      =brazalete =broken =bruises =buen =buenas =caja =cerca =charging =checar =checklist =church =ci =claw =cobbs =codigo =commissary =committed =confessed
      =copy =cost =courthouse =dab =damaged =data =days =death =defend =defendi =defending =deleted =destroyed =devuelven =dime =director =dirty =doctor
      =duis =dumb =eh =emails =ends =enfermo =enterar =entering =entregar =eres =ese =esmi =estas =exactly =extradition =fallo =finds =fini =finished =fire
      =fired =follow =foster =full =gift =golpea =gps =grabar =grande =grillete =guardia =ha =happen =harassing =hello =herido =hicieron =hide =hola =hope
      =impound =injuries =intruder =investigating =jaja =judges =juvie =killed =laptop =late =laws =lawyers =leh =lein =leyo =licenciado =lines =llamadas
      =locks =lol =looked =lunes =makeup =malicious =mandaron =maneje =marriage =mdoc =medicina =menti =mes =metal =mil =mistake =muchacho =mugshot =murio
      =naci =needs =nice =nowhere =nude =oficio =option =owes =pais =panicking =paperwork =parental =pass =peace =pelee =picks =pidio =piece =pill =po
      =presa =probando =probate =problem =process =pros =protecting =psi =pull =punched =pv =quedar =querer =quiet =radar =rape =reported =respuesta =rest
      =result =robe =rompieron =ropa =saber =saved =saw =sawwer =scene =searched =seguridad =shop =shoplifted =siguen =sistema =site =sixteen =skipped
      =sniff =sober =spit =spray =spring =strangulation =sue =support =tased =teach =tells =termine =texts =thank =therapist =these =tinted =title =toca
      =toco =tools =tps =trail =training =transfer =trap =trust =tsa =unconscious =vape =veterans =violaciones =violated =visiting =warning =wedding =wheel
      =wills =winning =احكيلي =اسبوع =اشتكي =افاده =الانتظار =التوقيف =الزايده =السعر =السكيورتي =الشرب =الكلب =الملف =الناس =امس =ايجابي =بالبروبيشن
      =بالمكتب =بدها =بنت =بيقدروا =ترك =تلفون =جاءت =جاري =جواز =حد =حدات =حضانه =حكي =دافعت =رايك =رجعو =رخصته =رد =رديت =رفعت =سحبت =سحبو =سرقت =سقط
      =سنوات =سوال =سيارات =شارع =شباك =ضربته =عفو =عليك =فخ =فيلون =قوست =كتب =كذبت =كرت =لقت =مخبر =مختبي =مضي =مكتبكم =موظف =نمسك =هالقضيه =هربت =هوشه
      =وخايف =وسجل =وسكران =يجب =يحكي =يسمع =يعمل =يفتشو =ينفخ ACTOR+CLITIC ACTOR+HURTING ANSWER+PAPERS ARREST+GONEOFF ARREST+Held ARREST+NUMBER
      ARREST+SOMEONE ARREST+TOOK ARRESTED+COMEIN ARRESTED+GOT ARRESTED+Room ARRESTED+SOMEONE ARRESTED+WEAPON ARRESTING+Calendar ASK+EVERYONE ASK+WEAPON
      ASKAR+NUMBER ASKAR+SAY ASKEDAR+PRESENT ASKING+THING ASKING+Weapon AWAY+ARREST AWAY+FIND AWAY+ONLINE AWAY+PULLED BE+HABIT BE+JAILED BLEEDING+PAST
      BODY+LEGAL BODY+QUERY BREAKIN+ASK BREAKIN+GIVEBACK BREAKIN+Traffic BREATHE+AWAY BREATHE+General BREATHE+IF BREATHE+Paperwork CAR+ACTOR CAR+GIVEBACK
      CAR+Held CAR+WARRANT CHARGED+HURTING CHARGED+KNOCKING CHARGED+SEVERE CHILD+COMEIN CHILD+STATED CHILD+TOOKES CLITIC+EX CLITIC+ONLINE CLITIC+QUESTIONED
      COLOR+End COLOR+WANT COMEIN+ANSWER COMEIN+QUERY COMEIN+TALKING COURTS+EX COURTS+KILL COURTS+KILLING COURTS+NOW COURTS+Room COURTS+TONIGHT CPS+COURTS
      CPS+HOME CPS+KIN CPS+SOBRIETY CPS+THING CUFFS+LEGAL Calendar+ASKING Calendar+Official Calendar+POLICE DETECTIVE+GONEOFF DETECTIVE+JUDGE
      DETECTIVE+Paperwork DETECTIVE+TOOK DIE+ASK DIE+General DIE+IDIOM DIE+INTO DOOR+General DOOR+IF DOOR+Paperwork Drug+COMEIN Drug+HOWTO Drug+Interview
      Drug+PULLED Drug+RANOFF EVERYONE+KIN EVERYONE+PAPERS EX+JUDGE EX+PAST EX+POLICE EX+TALKING EX+WARRANT End+Calendar End+IDIOM End+PAST End+Worker
      FIND+NOOSE FIND+OUTES GETOUT+JAILED GIVEBACK+HIDEOUT GIVEBACK+KIN GIVEBACK+Near GIVEBACK+QUESTIONS GONEOFF+ACTOR GONEOFF+ROADSIDE GONEOFF+WARRANT
      GOT+TAKINGAR GRABBED+COURTS GRABBED+HANDS GRABBED+JAILED GRABBED+PASSEDOUT GRABBED+SOMEONE GRABBED+WRISTS Gear+HURT Gear+PAST Gear+POINT General+ASK
      General+CPS General+DETECTIVE General+EX General+OVERDOSE General+PULLING General+Street HABIT HABIT+CHILD HABIT+HABIT HABIT+HOME HABIT+HOUSE
      HABIT+Young HANDS+HEDGE HASES+NUMBER HEDGE+CUFFS HEDGE+SOBRIETY HEDGE+Street HIDING+DOOR HOME+ACTOR HOME+GIVEBACK HOME+HOWTO HOUSE+ASKINGAR
      HOUSE+GETOUT HOUSE+Plea HOWTO+ARRESTING HOWTO+POLICE HURT+ACTOR HURT+ASK HURT+DOGS HURT+Interview HURT+JOKE HURT+ONLINE HURT+PAPERS HURT+POINT
      HURTEN+DOGS HURTEN+INTO HURTEN+WRISTS HURTING+IF HURTING+Interview HURTS+ARRESTED HURTS+KNOCKING Held+ARREST Held+ASK Held+QUERY IDIOM+General
      IDIOM+OVERDOSING IDIOM+PRESENT IDIOM+WANT IF+ASK IF+DETECTIVE IF+EX IF+GETOUT IF+Official IF+POLICE IF+PULLEDAR IF+PULLING IF+QUESTIONING IF+RECENT
      IF+Worker INTO+MISSING IWANT+POLICE IWANT+THING IWANT+WARRANT Interview+BODY Interview+Drug Interview+Held Interview+LEFTNOTE Interview+PAPERS
      Interview+THING JAILED+HURTS JUDGE+HOME JUDGE+QUESTIONING JUDGE+Street KIDNAP+CAR KILL+ACTOR KILL+ASK KILL+BODY KILL+OUTES KILL+WARRANT KILLED+INTO
      KILLING+CLITIC KILLING+COURTS KILLING+GOT KILLING+JUDGE KIN+JAILED KIN+Official KIN+PULLEDAR KIN+TAKEES KIN+TALKING KIN+Worker KNOCKED+KIN
      KNOCKING+General KNOCKING+IWANT KNOCKING+LEGAL LATER+INTO LEGAL+BODY LEGAL+DIE LEGAL+ROADSIDE LEGAL+Room LEGAL+WARRANT LIVE+INTO LIVE+POLICE LOC+HOWTO
      LOC+IDIOM LOC+SUICIDE LOTS+HOWTO LOTS+IWANT LOTS+LATER LOTS+LIVE LOTS+OVERDOSE LOTS+STATED LURKING+HURT LURKING+LATER LURKING+SOMEONE MISSING+HOUSE
      MISSING+IF MISSING+WARRANT Moment+PHONE Moment+SOBRIETY NECK+HEDGE NOOSE+COURTS NOOSE+POLICE NOOSE+Plea NOW+CHARGED NOW+SCARED Near+GONEOFF Near+HABIT
      OUTES+Calendar OUTES+DETECTIVE OVERDOSE+Calendar OVERDOSE+MODAL OVERDOSED+PAST OVERDOSING+IDIOM Official+KILL Official+LATER Official+PODER
      Official+PULLED Official+WAKE Official+WARRANT PAPERS+INTO PAPERS+PULLED PASSEDOUT+INTO PAST+JAILED PAST+KILL PAST+Young PASTVERB+ARRESTING
      PASTVERB+COPCAR PASTVERB+Gear PASTVERB+HIGHPLACE PASTVERB+QUESTIONED PASTVERB+WARRANT PHONE+THING PILLS+ARRESTED PILLS+JAILED PODER+BREAKIN
      PODER+POLICE POINT+GETOUT POINT+HOME POINT+HOUSE POLICE+WAKE PRESENT+HABIT PRESENT+IDIOM PRESENT+LEFTNOTE PULLED+Calendar PULLED+PAPERS
      PULLED+SOBRIETY PULLEDAR+Near PULLEDAR+POINT PULLEDAR+WEAPON Paperwork+KNOCKING Paperwork+LIVE Paperwork+MISSING Paperwork+Room Plea+JUST
      QUERY+DETECTIVE QUERY+FIND QUERY+HIDEOUT QUERY+Interview QUERY+NUMBER QUERY+OVERDOSED QUERY+PHONE QUERY+SEIZED QUESTIONED+KIN QUESTIONED+MODAL
      QUESTIONING+THING RANOFF+NUMBER REFL+ASK REFL+POLICE ROUGH+Paperwork Room+POINT SAY+HURTEN SAY+KILLED SAY+NOOSE SAY+WEAPON SAY+Weapon SCARED+ASK
      SCARED+Moment SCARED+Near SCARED+PAST SCARED+QUERY SEARCH+HURT SEARCH+PASTVERB SEIZED+General SEIZED+HANDS SEIZED+Moment SEIZED+NOOSE SEIZED+PASSEDOUT
      SEIZED+Weapon SEVERE+DOGS SEVERE+POLICE SEVERE+REFL SEVERE+Traffic SOBRIETY+GRABBED SOBRIETY+Interview SOBRIETY+ROADSIDE SOBRIETY+STATION
      SOBRIETY+WANT SOBRIETY+Young SOMEONE+ASK SOMEONE+BODY SOMEONE+IWANT SOMEONE+LEGAL SOMEONE+PHONE SOMEONE+STATEMENT SOMEONE+WAVING STATEMENT+ARRESTED
      STATEMENT+GRABBED STATEMENT+HURTING STATION+HOUSE SUICIDE+AWAY SUICIDE+INTO SUICIDE+PAST Sick+GONEOFF Sick+JAILED TAKING+GONEOFF TAKING+HOME
      TAKING+SOMEONE TAKINGAR+ASK TALKING+BODY TALKING+HURTEN TALKING+PHONE TALKING+Young THING+ANYMORE THING+GONEOFF THING+HURTEN THING+MISSING
      THING+OVERDOSE THING+SEVERE THING+SUICIDE THING+TALKING THING+TONIGHT TOOKAR+Calendar TOOKAR+General TOOKAR+PRESENT Traffic+HOWTO Traffic+PULLEDAR
      Traffic+STATION Violent+IWANT Violent+WRISTS WANT+DETECTIVE WANT+SEVERE WARRANT+HOUSE WARRANT+TAKING WARRANT+WEAPON WAVING+Interview WEAPON+Room
      WHATIF+THING WILL+IWANT WILL+JUST WILL+MISSING WILL+NUMBER Worker+ANSWER Worker+LEGAL Worker+SOBRIETY Young+SEARCH Young+STATED Young+TOOKES ^BODY
      ^IDIOM ^KILLING ^LATER ^NUMBER ^QUESTIONED ^_ammo ^_andan ^_another ^_aparato ^_are ^_asdf ^_ayudeme ^_bench ^_blood ^_bring ^_call ^_carry ^_dab
      ^_dijeron ^_dijo ^_director ^_donde ^_eres ^_eso ^_fini ^_fire ^_fumar ^_go ^_goodbye ^_grand ^_had ^_hello ^_hola ^_irs ^_it ^_kept ^_kids ^_lawyer
      ^_lein ^_living ^_llegue ^_locked ^_macomb ^_make ^_malicious ^_mc ^_mis ^_narcotics ^_next ^_nomas ^_oakland ^_ok ^_only ^_order ^_other ^_pedi ^_po
      ^_probate ^_questioned ^_quiero ^_real ^_say ^_scared ^_smell ^_smoking ^_test ^_thank ^_things ^_tow ^_turn ^_union ^_using ^_va ^_you ^_اخذو
      ^_اعتداء ^_البوند ^_السياره ^_المسدس ^_اهلي ^_تفتيش ^_جاري ^_حبوب ^_حدا ^_خايف ^_رجع ^_رجعت ^_روح ^_سقت ^_شسوي ^_ضربت ^_علي ^_فين ^_فيهن ^_قال ^_قالوا
      ^_قالولي ^_قضيتي ^_كذبت ^_كلب ^_لقوا ^_لما ^_مات ^_مخدرات ^_وقفت ^_وقفوا ^_وين about_it about_stolen abus- addi- addict_and address_$ adentro_$ adiy-
      adjo- adjou- admis- adop- affi- afra- afrai- afraid_of after_arrest after_felony after_ppo afternoon_and agarraron_con agent_is ahora_tengo alguien_$
      alguien_que alib- aliento_$ am_nurse am_only am_suspended am_worried amount_$ and_asked and_broke and_drove and_gave and_in and_needs and_this
      and_بدنا ange- anon- anos_dan another_county anyb- anybo- anything_to are_coming are_holding are_my are_saying are_there argu- arrest_$ arrestan_$
      arrestar_$ arrestar_mi arrested_tonight arrested_with arrested_wrong arson_$ asap_$ asked_to assi- assis- at_bar at_plant at_someone at_stop at_trial
      atie- atien- atras- away_from ayer_$ baby_daddy back_after back_seat bad_$ bail_$ bb_gun be_done be_erased be_used before_he before_it before_police
      behind_on being_released bend- best_way blac- blam- blame- blow_and bot_$ both_of brandishing_$ braza- broke- btsa- btsa3- buen- buena- buscar_me
      but_said buy_$ by_that byed- byes- call_detective called_911 called_about called_police calling_me campus_$ can_ice can_police can_we canadian_border
      cant- car_after car_at car_but carcel_$ carri- carro_sin carta_para casa_por case_$ case_ends case_number cash_and caso_y caso_ya cell_$ cell_phone
      centr- cerc- chap- charges_are charging_me check_on child_support choc- chur- churc- cita_$ cita_con clar- class_$ cobb- codi- codig- come_down commi-
      complaint_$ con_quien confu- consultation_$ contact_with cop_have cop_i cops_search corte_es corte_manana corte_y could_that courthouse_$ cove- cps_$
      crac- crash- cust- dafa- dafa3- days_and de_aliento de_llegar de_mis de_oficio de_pegar de_por de_su deat- debo_hacer deco- decom- dejo_ir deleted_$
      denta- department_$ depos- descu- detective_dejo detective_keeps dias_$ did_i dirt- dirty_$ dispa- divo- divor- dna_$ do_juvenile do_right do_that
      doct- docto- does_your dollars_from donde_me done_$ dorm_$ draw_$ driving_me driving_with drop_$ drop_it drop_ppo drove_$ drug_test dui_and dui_at
      dui_on duis_$ dura_orden dv_and earli- elev- else- else_$ emai- emba- embar- en_2020 en_macomb end_of enough_for enter_my entering_$ envi- era_mia
      esht- esperando_la esta_detenido esta_presa esta_suspendida ex_says ex_took exact- exces- extr- extra- extradition_$ family_about farm- fax_$ fee_for
      felon_with find- fire_$ flight_risk for_blood for_college for_cops for_drug for_fentanyl for_free for_friend for_having for_interview for_months
      for_no for_same for_two fost- foste- fram- fres- fresh- friend_got friend_to friend_was fris- from_last from_ohio from_prosecutor garan- gave_it
      gave_statement get_my get_pulled get_stopped gets_out getting_charged girlfriend_and girlfriend_got give_it go_get go_now going_and good_lawyer
      got_another got_arrested got_back got_dui got_letter got_owi got_ppo grabar_la grac- grillete_$ grow- guara- gun_at gun_case guns_after guns_and
      guy_who hable_espanol hablo_$ hablo_con hace_mes had_me hago_si harassing_me harb- have_$ have_gun have_no have_video hay_ppo he_$ he_get he_going
      he_right he_smelled he_stopped heard_nothing hearing_$ hell- here_is herid- hermano_quiere hici- hicie- hijo_me hijo_se hijo_traia hijos_estan
      hijos_por him_for his_first his_mom his_mother holi- holid- home_in hone- hours_away house_is house_looking how_can how_i how_should hurt_$
      husband_and husband_for husband_was i_blew i_broke i_called i_carry i_could i_fight i_heard i_hit i_make i_paid i_saw i_set i_signed i_stole i_text
      ice_$ ice_took ice_viene idea_what if_ice illegal_$ immigration_hold in_2016 in_2021 in_detroit in_prison in_vehicle in_your inca- indic- info_$
      informant_$ inhe- inher- interlock_violation into_it intru- invasion_$ ir_$ ir_con is_15 is_20 is_accused is_addict is_arrested is_from is_good
      is_hyta is_investigating is_ok is_resisting is_stealing is_that is_too is_undocumented is_video issu- it_for it_keeps it_would jail- jaja_$ job_after
      join- joke_$ judge- judge_$ judge_gave juez_me juvi- kaza- keep_it keeps_calling kept_asking kid_was kids_back kids_for kids_in kids_last kille-
      kitchen_and knife_in knock_$ knocked_on la_custodia la_شرطه labo- lal_شرطه lapt- lapto- last_year laws_$ lawyer_$ lawyer_says lawyer_will le_contesto
      le_la le_van leave_after left_my legal- legal_$ letter_from letter_says letter_to licencia_esta license_is license_plate llame- llamo_la llego_carta
      llevaron_$ lo_hizo lo_quieren long_can long_till look_through looke- lune- lunes_$ lying_$ mail_$ make- makeu- makt- mali- malic- mama_esta mama_tiene
      manu- march_$ marr- marri- me_ayuda me_devuelven me_first me_ha me_hitting me_paran me_robe me_straight me_ticket me_what me_انا me_بس me_شارب me_قبل
      meeting_$ mejor_$ menores_de mes_pasado meses_$ mi_abogado mi_vida mip_$ mis_papeles missed_my mistake_$ modi- money_and money_for month_$ morning_and
      movi- mugs- mugsh- mugshot_is my_2 my_appeal my_arrest my_brothers my_case my_coworkers my_exs my_facebook my_gun my_hearing my_late my_medicine
      my_pictures my_pills my_pistol my_place my_po my_right my_statement my_stuff my_teen my_things my_weed necesito_ayuda need_my neighbors_called
      new_lawyer next_$ no_estaba no_idea no_money no_quiere no_quise no_reason no_soplo nobody_called not_help not_it not_me not_pay not_put not_to now_can
      now_with nowh- nowhe- number_and o_ya of_beating of_drugs of_me of_these of_what off_work offender_registry officer_$ officer_did officer_wrote
      officers_in ok_to old_and old_warrant old_with on_and on_monday on_someone on_time on_way once_and one_driving open_my option_$ other_guy out_i
      over_from overdoses_$ overs- own_child own_house paid_$ paid_for panic- paper_$ papers_$ para_inmigracion parked_car parole_officer pasado_$
      passenger_in password_$ pay_lawyer pay_restitution peac- pegar_le people_are perj- perju- permiso_de phone_at phone_can phys- physi- picks_up piec-
      placa_$ place_$ plea_$ plead- plead_$ plead_to please_help po_says po_will podi- police_came police_department police_did police_for police_i
      police_knocked police_need police_officer police_showed police_took police_were policia_le policia_mi policia_por policia_tiene por_todo por_vida
      ppo_against prep- prepa- prescription_and prescription_for problem_$ process_$ prueba_y puede_la puedo_entrar puedo_escribir puedo_grabar puedo_hacer
      puedo_negarme puerta_que put_it que_debo que_dicen que_hacer que_hora que_sea que_tome queb- quebr- querer_$ question_me questions_do quiere_mi
      quiere_quitar quiero_reportar quitar_$ quito_la rada- radar_$ rafa- rais- ran_from rast- rastr- real_$ rebaj- reca- recan- receipt_for rech- recha-
      record_cleared recorded_$ records_$ red_light refuse_to refused_breathalyzer report_it reported_me resc- resch- rese- resource_officer respu-
      restitution_$ ride_$ right_to rights_at robo- robot_$ rompi_la roug- rough- saba- sabad- sabe- sacar_mi said_if said_it said_they salir_$ sample_$
      save- saved_my saww- sawwe- say_i scen- school_and screen_$ se_$ se_acabo se_peleo search_and searched_$ see_$ sene_علي sentencia_$ serve_papers
      set_fire she_made sheriff_came shop_$ should_she showed_my shows_i sigue- sin_querer sixt- sixte- sleep_$ snif- snitch_$ snow- snowm- sobe- sobrino_$
      solo_la son_did son_had son_out sprin- staff_$ stand_your started_it stay_$ stay_away stealing_$ still_arrested stole_from stop_by street_$ stres-
      stuff_in su_novia su_oficina sue_me summons_$ sund- sunda- sunday_$ suspendieron_$ suspi- take_$ taking_long talked_to tase- telefono_de tell_police
      tengo_$ tengo_cita tengo_corte tengo_dui tengo_warrant termine_mi test_at testificar_$ testify_for tether_$ texas_$ text_you texto_$ texts_$ that_even
      them_everything then_pulled thera- thes- they_arrested they_ask they_did they_hold they_kept they_make they_never they_offered they_searched they_test
      they_think they_wrote thing_$ thing_as thing_in this_dui this_felony this_going this_ticket this_year threa- threatening_me three_and three_hours
      tiene_warrant tienen_$ tint- tinte- titl- to_add to_happen to_hear to_interview to_jury to_just to_lawyer to_let to_plead to_police to_post to_serve
      to_show to_speak to_stop to_texas to_trial to_turn to_us tocando_la todo_esto told_cops told_police tonight_and too_many took_blood took_me tool-
      tools_are tow_yard towed_my trus- turning_myself two_year two_years unas_cosas unco- uncon- understand_$ undocumented_and up_in up_order urge- urgen-
      used_my va_enterar va_pasar va_salir vacation_$ van_decir van_quitar vape_$ vecino_$ ver_mis verd- verdad_que vesti- victima_y video_from vigi- vigil-
      visi- visit- vivir_con vota- warning_$ warrant_and warrant_para warrant_y warrants_$ was_born was_impaired was_pulled was_rude was_taken water_$ we_do
      wedd- weddi- weed_$ what_should what_time whatsapp_$ whee- when_is when_someone when_will where_can white_claw who_can wife_got will- will_call
      wills_$ winn- winni- with_all with_something with_warning with_your without_lawyer without_my word_against work_$ work_and work_is worse_than
      wrote_down y_hoy y_solo y_tome y_yo ya_$ yelling_and yo_le you_give you_keep your_ground your_name your_office youth_home ابني_اخذ ابني_عم ابني_عنده
      ابني_من اتصا- اجو_علي اخذت- اخذت_تلفوني اخذوا_رخصتي اذا_وقفني اسبو- اسبوع_$ استر- استرج- اشتك- اعتذ- اعمل_هلق الاك- الاولاد_$ الايس_$ الباب_للشرطه
      التف- التو- التوق- الجي- الحض- الرج- الري- الزا- السع- الشرطه_اخذت الشرطه_شو اللا- اللو- الماضيه_$ المحقق_ترك المل- الولاد_$ امس_$ انا_$ انا_اللي
      انا_سكران انا_عم انا_ماشي انا_مذنب انجر- انطي- ايجا- ايجاب- بالاس- بالبروبيشن_$ بالحبس_$ بالر- بالشرطه_$ بالشغل_$ بالمدرسه_$ بتخل- بتسا- بتست- بتفت-
      بدها_ياني بدو_يسمع بدون_ورقه بسرعه_$ بصما- بضرب_زوجتي تاخذو- ترك_كرت تلفوني_كيف جاوب_$ جلسه_ابني حابسي- حادث_$ حبوب_$ حدا_رح حضان- حقوقي_$ دافع- داهم-
      داهمو- رد_$ رفضت_انفخ رفيقي_$ ساعه_$ سحبو_دم سحبوا_سيارتي سرعه_$ سلاحي_$ سنوا- سنين_$ سيارا- شرب_$ شو_الحكم صورت- ضابط_البروبيشن ضربت- ضيعت_ورقه
      طلع_ابني عالت- عالتي- علي_$ علي_جوزي علي_حدا عم_تدور عمره_16 عندي_مذكره في_$ في_car في_السجن في_المدرسه في_حبس فيسب- فيسبو- فيلون_and قضيه_$ قلتل-
      كذبت_علي كلام- كلب_الشرطه لازم_اوقع لازم_وقع لرفي- لرفيق- للشرطي_$ ما_حدا ما_شربت ما_عقوبه ما_معني ما_هي متهم- مجبو- محجو- مخالفه_سرعه مخبر_$ مساعده_$
      مستقب- معه_$ معهم_$ معي_عن مكتب- مكتبك- مكتبكم_$ هالر- هالق- هالقض- هالك- هل_ممكن هنا_$ و_في و_معي واتص- وخاي- وسكرا- وعمر- يترج- يرد_علي ينمس-`,
    '-0.5': `#ازور #استشار #بشهر #ترك #تسال #تكذب #حجزت #حشش #حضان #خطيب #خير #دوام #سلام #شفت #شوف #مسكو #مضي #موافق #يسلم #يشتك ._08 2_am 3_months 911_$ =1200
      =2016 =2020 =750 =accusing =ahi =amenazar =apunte =balas =buys =calls =career =cartera =centro =complain =contract =cort =detencion =drew =drinks
      =easier =encerraron =enter =entrevista =estacionamiento =evicted =facing =fall =fighting =film =hal =harassment =hoa =irs =keyed =kidnapping =knocked
      =lease =lets =letting =locker =ma7bous =marks =matando =mc =medication =mess =meter =mind =nervous =nolle =nonprofit =obstruction =odds =overdoses
      =pedi =play =post =quit =ramp =reporter =resource =returning =revoke =ride =risk =rude =ruined =schools =sees =sick =sold =speaking =suing =swab
      =talks =tapped =threatened =threats =thx =toma =trabada =transferred =truancy =unlocked =vacation =verdict =vio =violent =walker =wear =well =wire
      =xbox =yani =اخدو =ايس =بسجن =بشهر =تدور =تسال =تكذب =حجزت =حشش =حقوقي =سحبوا =شفت =شم =شوف =كسرو =مسكو =موافق =يحققو =يسالو ACTOR+NOW
      ACTOR+QUESTIONING ACTOR+TALKING ANYMORE+Near ARREST+JUST ARREST+RECENT ARRESTED+NUMBER ASKING+HURTEN ASKING+MISSING BE+NARCAN BODY+Street BODY+Worker
      CHARGED+DANGERES CHARGED+ROUGH CHILD+HOWTO CLITIC+IDIOM CLITIC+ROADTALK COMEIN+HURT COMEIN+Interview COURTS+HURTING COURTS+KNOCKING COURTS+WHATIF
      CPS+ANSWER CPS+Paperwork CUFFS+BE CUFFS+General CUFFS+MODAL DETECTIVE+ANYMORE DETECTIVE+CHARGED DETECTIVE+LATER DETECTIVE+LEFTNOTE DIE+POLICE
      DOGS+HURT DOGS+HURTEN DOGS+Violent DOOR+Drug DOOR+OUTES DOOR+PASTVERB Drug+Held Drug+Street EX+COURTS EX+WAVING EX+Worker End+LATER FIND+COURTS
      FIND+JAILED FIND+WARRANT GETOUT+POLICE GIVEBACK+Violent GONEOFF+DOOR GOT+IDIOM GRABBED+EX GRABBED+FIND GRABBED+TONIGHT General+QUESTIONING
      General+SUICIDE HABIT+HIDEOUT HIDING+General HOME+ARRESTED HOME+EX HOUSE+ACTOR HOUSE+BREAKIN HOUSE+HASES HOWTO+PASTVERB HURT+TOOKES HURTEN+ACTOR
      HURTING+GONEOFF HURTING+JAILED HURTING+ONLINE HURTING+PILLS HURTS+PHONE Held+IROOM Held+WARRANT IDIOM+GOT IDIOM+PAPERS IF+CPS INTO+JOKE INTO+ONLINE
      Interview+TOOK JAILED+NUMBER JAILED+Plea JOKE JOKE+JOKE JUDGE+ANYMORE JUDGE+HURTEN JUDGE+KILLING JUDGE+Sick JUDGE+TOOK JUST+BODY JUST+JAILED
      JUST+SOMEONE JUST+WARRANT KILLED+HOUSE KILLED+Paperwork KIN+LATER KNOCKING+WARRANT LATER+DOOR LEDGE+ARREST LEDGE+ARRESTED LEDGE+SAY LEGAL+COMEIN
      LEGAL+DOOR LETGO+HOUSE LIVE+COURTS LIVE+HOWTO LURKING+ASK LURKING+COURTS MISSING+HOWTO MODAL+CPS MODAL+KILLED NARCAN+CAR NARCAN+LOC NOOSE+GRABBED
      NOOSE+JAILED NUMBER+Interview Near+ACTOR Near+JAILED Near+ONLINE Near+SOMEONE OVERDOSED+CHARGED PAPERS+HOWTO PAPERS+Street PAST+Violent PHONE+JUDGE
      PHONE+RECENT PILLS+Room POINT+DOOR POINT+POLICE POLICE+POINT POLICE+WARRANT PRESENT+NARCAN PULLED+IF PULLED+LATER PULLED+Traffic Paperwork+SUICIDE
      Plea+Held Plea+TAKINGAR QUERY+ARRESTED QUERY+DOOR QUERY+ROADSIDE QUERY+SEARCH QUESTIONING+ASKING RANOFF+EX RECENT+WRISTS ROUGH+PILLS SAY+PULLEDAR
      SCARED+GIVEBACK SCARED+NOW SEIZED+DOOR SOBRIETY+JUST SOBRIETY+NOW SOBRIETY+PAPERS SOBRIETY+QUERY STATION+Paperwork SUICIDE+COURTS SUICIDE+Calendar
      SUICIDE+JAILED Sick+COURTS Sick+IF Street+IF TAKING+ACTOR TAKINGAR+PRESENT TALKING+DETECTIVE TALKING+EVERYONE TALKING+HURTS THING+DIE THING+HURTING
      THING+KILLING THING+NOW TOOK+HURTS TOOK+SEARCH Violent+PAPERS WAKE+LOTS WAKE+WARRANT WARRANT+HOME WARRANT+PILLS WAVING+HIDEOUT WILL+DETECTIVE
      WILL+LATER WILL+STATION Young+HOWTO ^HURTS ^POISON ^STATION ^WAKE ^_asking ^_breaking ^_dead ^_emergency ^_hacen ^_id ^_missing ^_people ^_right
      ^_said ^_same ^_sleeping ^_son ^_stop ^_taking ^_troy ^_انت ^_دخلت ^_ساعدوني ^_سحبوا ^_شفت ^_كسرو ^_مسكو abogado_no about_getting about_me accusing_me
      act_$ addic- after_he after_me am_accused am_and am_one am_sick am_suspect and_driving and_guy and_next and_our and_saw another_kid answer_door
      answering_$ any_kind apunte_con are_charging are_cops are_not are_we are_with arested_$ arrested_do asking_for asleep_at at_wheel be_arrested
      be_enough be_there because_he being_charged being_evicted bill- booking_$ boss_is breathalyzer_in broke_into brother_just call_me called_cops
      called_in calls_$ can_cop can_cps carcel_y care_$ caree- carte- caso_me cel_de clear_some contract_with cop_pulled cop_search cop_who cops_arrested
      cops_asked cops_to cops_were corp- corpo- cost_me cousin_got cps_and cps_take cps_علي curr- curre- dab_pen date_$ daughter_in daughter_ran days_of
      de_15 de_arrestar de_sobredosis defend_myself depr- deto- dial- died_and do_breath do_police does_cop door_about door_at down_for dropped_it dui_is
      email- enoj- esta_matando estan_investigando estuv- etas- etasa- evic- evict- ex_tiene faci- facin- fall- feed- fight- fight_it fine_is for_dog
      for_getting for_hitting for_nothing for_open for_overdose for_police friday_$ from_sheriffs fue_de full_custody giving_someone go_for goodbye_to
      got_call got_home got_sentenced guardianship_of gun_back gun_في hacer_$ had_been had_fight had_warrant happening_with has_guns has_kids have_all
      have_it held_without help_asap hide_$ him_because him_out himself_in his_case his_stuff hit_him hit_my hold_on home_but hours_and house_for house_last
      husband_has i_answered i_complain i_film i_lost i_missed i_punched i_pushed i_quit i_ran i_record i_sold i_travel i_wear ice_come if_cop impound_$
      impu- in_fall in_morning in_writing intr- is_16 is_accusing is_end is_killing is_nurse is_out is_ruined is_stalking is_suing is_traffic is_warrant
      it_kidnapping it_out just_go kata- katab- keep_getting keeping_my keeps_texting keye- kid_and kids_phone know_when law_on lawyer_for le_$ leas-
      leaving_me letti- llamadas_$ llamo_$ long_is looking_for ma7b- ma7bo- manana_y many_days marks_on matan- matter_$ me_dejo me_devuelve me_is me_next
      me_should me_بالشارع me_من mejor_no mi_probatoria mi_roommate middle_school monday_$ mord- much_for murio_de my_calls my_career my_medication
      my_public neighbor_$ nervi- nervo- nervous_$ never_asked next_time noll- nonp- nonpr- not_fair not_make not_showing now_and now_says ocup- of_arrest
      of_getting of_going of_kids of_wine officer_said officer_told on_for on_police on_tether on_vacation or_is out_here paga_$ paperwork_$ paral- partn-
      phone_as phone_out phone_ابني pictures_and pistol_$ plan_$ plea_deal plead_and please_just po_wants police_ask police_come police_from police_on
      police_wait policias_$ polygraph_$ por_sobredosis posti- ppo_on pregunta_mi primo_murio primo_y probatoria_y prosecutor_is prosecutor_will
      proteccion_$ pushed_her que_use quiere_hablar ran_away record_police reso- resou- rest_of right_away rights_do robaron_la roommate_did ruin- ruine-
      run_from salir_de say_sorry says_my scared_i scared_they school_for searched_me show_$ showing_up signa- sit_in site_$ six_hours sold_pills
      someone_told son_wants sons_case sons_phone stop_what suin- suing_me support_$ suspect_$ take_his take_stand tappe- tell_her than- that_nobody then_he
      there_for they_had they_knocked think_about to_arrest to_cop to_help to_hide to_lie to_school to_station to_think town_$ transfer_probation
      transferred_to travel_$ trick- trua- truan- unconscious_$ used_$ vaca- vacat- verdi- verdict_$ viajar_$ video_can want_him warn- warni- was_out
      was_unconscious were_taken what_rights when_cop where_to why_$ will_that with_nothing with_that with_their without_asking without_bond without_telling
      would_i wrong_guy wrote_me y_hay y_quiero year_$ you_open your_site yourself_$ اذا_رفضت اذن_$ الخي- الشرب_$ العي- المحقق_$ انا_مو انمسك_هلق بدو_yani
      بنتي_هربت تحقق_$ تدور_علي تلفون_ابني جوزي_$ خابر- خايف_روح خربا- خطيبت- دوام- رح_ياخذوا سوال_$ شارع_$ شرطي_$ شو_هلق علي_warrant علي_الشرطه عم_يحققو
      عمره_15 عملو- في_شارع في_شغل في_شي فيني_اعمل لازم_افتح ما_معه مع_بنتي من_البوليس مواف- هجره_$ واحد_$ يشتك- يعتر-`,
    '-0.6': `#شكرا 14_$ 19_$ 2020_$ 3_$ =books =cameras =died =grandparents =handcuff =happy =investigando =laid =owns =raids =town =vendi =شكرا ACTOR+TOOK
      ANSWER+DOOR ARREST+CUFFS ARRESTED+End ARRESTED+TONIGHT ASKING+QUESTIONING ASKING+SEVERE COURTS+TALKING CPS+LATER CUFFS+ARREST DIE+Paperwork DOGS+HOME
      DOGS+HOUSE EX+LATER FAINT+JAILED GOT+BREAKIN GRABBED+SOBRIETY HIDING+JUDGE HOWTO+CPS HOWTO+Worker HURTING+PAPERS IDIOM+CLITIC IDIOM+Traffic
      IF+KNOCKING IF+LEDGE IF+LURKING JUDGE+HURTING JUST+Plea KILL+POLICE KILLED+ACTOR KILLED+JUDGE KIN+HABIT LEFTNOTE+DOOR LEGAL+SUICIDE LIVE+GOT LIVE+KIN
      LOTS+DIE LURKING+ACTOR MODAL+LIGHTS NARCAN+INTO PASTVERB+HANDS POLICE+HABIT POLICE+LATER PULLEDAR+HOUSE RANOFF+FIND RECENT+EX Room+WARRANT
      SOBRIETY+RECENT STATEMENT+JUST STATION+TALKING SUICIDAL+PAST Sick+Paperwork TONIGHT+THING WARRANT+ARREST Worker+LATER ^_bye ^_shoot ^_that ^_trying
      ^_شكرا acos- after_being after_that am_arrested am_panicking am_supposed are_fighting are_lying arrested_and asking_$ at_courthouse before_$
      being_dismissed but_there by_mistake call_can cop_asked cops_took deal_$ dejan_salir detective_asked detective_said do_cops down_my este_caso for_now
      foster_care from_cops get_custody got_taken hara- haras- has_ppo has_warrant her_i his_warrant house_in i_blow if_police if_someone in_cell is_14
      is_nice just_come kids_on kids_to killing_me lawyer_is me_arrested me_back me_see metio_la migra_mi mill- milli- money_on my_agent my_interview
      my_plates narcan_$ nerv- never_showed next_thing of_warrant packa- pen_in po_is police_enter puerta_la raid_$ running_away saw_on should_he
      someone_called someone_who still_have text_$ then_let they_dropped things_up to_open to_revoke viene_mi walking_$ want_this were_at will_go worry_$
      y_bebe ابني_معه الشرطه_and الشرطه_عم عم_تحقق ما_بدها`,
    '-0.7': `=checkpoints =heat =sued ASK+GETOUT DIE+IF EX+JAILED IF+OVERDOSED OVERDOSE+LEGAL PASTVERB+CUFFS PULLED+TOOK SAY+SEVERE SUICIDE+LEGAL WILL+IDIOM ^CUFFS
      all_time being_sued custody_of de_ir getting_my is_using jail_and judge_is lawyer_right lol_$ sobriety_tests that_legal thursday_$ to_lose took_plea
      which_door افتح_الباب شو_احكي عم_تدق`,
    '-0.8': `NARCAN+LEGAL done_with ex_keeps living_with`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.6': `FAINT`,
        '1.4': `BREATHE OVERDOSED WAKE`,
        '1.3': `Sick`,
        '1.0': `=fell =od FALLEN OVERDOSING resp-`,
        '0.9': `#دوا =breathing =creo =drank COLOR Drug OVERDOSE PILLS POISON ^FAINT dran- overd- respi-`,
        '0.8': `=ate =many =mixed =once =pill =tomo mixe- over- puls- vomi-`,
        '0.7': `#ابر #سكران #مخدرات #يتنفس #يرد =60 =cold =comio =feel =narcan =next =oding =overdosed =sense =sobredosis =suboxone =tylenol =wake =whole =شرب =يتنفس
          =يرد NARCAN ^OVERDOSED breat- narc- narca- odin- sens- sobre- subo- subox- tyle- tylen- vomit- whol- يتنف-`,
        '0.6': `#نايم #يفيق =cloro =corazon =despierta =every =gray =inyecto =much =needle =odd =overdosing =pulse =respira =responding =xanax =شربت =يفيق NEEDLE
          PASSEDOUT anti- clor- colo- cora- coraz- desm- desma- dropp- fent- fenta- inye- inyec- needl- respo- xana- رفيق-`,
        '0.5': `#اكل #رغو #زرق #كلور #نبض #وعي #يموت =911 =awake =barely =bond =desmayo =dope =espuma =heart =inconsciente =metio =minute =moving =percs =poison =rat
          =reacciona =same =shot =skin =sus =swallowed =think =tirado =too =trouble =unas =used =اكل =الوعي =حبوب =رغوه =زرق =كلور =نبض =يموت awak- barel- drop-
          espu- espum- hear- inco- incon- movi- movin- need- perc- pois- poiso- reacc- seiz- sobr- swal- swall- tirad- trou- troub- unco- uncon- الوع- صاحب-`,
        '0.4': `#ارض #جرع #زايد #ساعد #شفايف =amigo =antifreeze =ayuda =bar =bathroom =blue =burning =drinking =drive =floor =good =having =lips =mouth =overdose
          =people =purple =real =then =turning =جرعه =زايده =ساعدوني =صاحبي =مو TOOK ^CHILD ^Young antif- ayud- bare- bath- bathr- brea- burn- burni- despi-
          drink- floo- havi- havin- mout- peop- peopl- pued- purpl- reac- star- tira- turni- زايد- شفاي- شفايف-`,
        '0.3': `#حبوب #يصح =20 =algo =alive =all =answering =bus =call =day =eyes =fentanyl =friend =girl =had =hermana =hour =nodding =nothing =ok =party =pastillas
          =puedo =put =اخذ =اخذت =صديقي =يصحي @111 @201 ANSWERAR LOTS ^REFL aliv- amig- desp- drin- habla- nodd- noddi- noth- nothi- part- past- pasti- snor-
          صديق-`,
        '-0.3': `#انا #انه #باب #بدو #جسر #حيا #سكين #سياره #شرطه #شغل #علي #قدام #معه #ممكن #هلق #وهو #ياخد #ياخذ #يهدد #يوم =about =acaban =afuera =again =agarro
          =ahorita =am =apartment =aqui =around =arrestando =arrested =beating =behind =bleeding =border =called =car =carro =come =cops =cuchillo =detectives
          =digo =dog =door =dragging =driveway =drunk =end =estoy =fbi =following =for =golpeando =got =hand =has =hay =here =hijos =hitting =holding =house
          =ice =inside =interview =judge =just =knife =knocking =lawyer =let =license =lights =llevan =llevando =llevaron =matar =migra =need =on =or =our
          =outside =over =para =phone =police =porch =puerta =pulled =quiere =quiero =road =running =says =screaming =see =siguiendo =sin =sister =snatched
          =sople =standing =stopped =su =swat =tengo =through =tienen =to =tonight =trying =under =voy =walking =wants =way =wife =window =write =ya =yelling
          =you =افتح =البيت =الجسر =الشرطي =المحقق =الهجره =اليوم =انا =بدي =حياتي =خايفه =علي =قدام =معه =هلق =وقفني =ولادي =وهو =ياخدوا =يضربني =يهدد @now-EX
          @now-POLICE @now-i @present ACTOR ANSWER ANYMORE ASKING BREAKIN CAR CHARGED CHILD CLITIC COMEIN COPCAR DETECTIVE DIE GIVEBACK GOT HIDING HOUSE HURT
          HURTS Interview JUDGE JUST KNOCKING LATER LEFTNOTE LURKING NUMBER Official PHONE POLICE PULLED QUESTIONED SAY SEARCH SEVERE SOBRIETY STATEMENT Street
          TAKEES TAKING TALKING WILL Weapon Worker Young ^ASKINGAR ^CPS ^GOT ^General ^HASES ^HURT ^Near ^Official ^POLICE ^PRESENT ^QUERY ^WANT ^Worker abou-
          acaba- afue- afuer- agar- agarr- agen- ahori- apart- arou- aroun- arre- beat- beati- behi- behin- blee- bleed- bord- borde- call- calle- carr- cuar-
          cuart- cuch- cuchi- cuff- dete- deten- drag- dragg- drive- drun- entr- espo- espos- esto- golp- golpe- hijo- hitt- hitti- hold- holdi- hous- insi-
          insid- inter- judg- kidn- kidna- knif- knock- lawy- lawye- lice- licen- llev- lleva- load- lock- migr- outs- outsi- para- phon- pist- pisto- poli-
          polic- porc- preg- pregu- puer- puert- pull- pulle- quie- quier- runn- runni- sear- searc- sher- sheri- short shou- shoul- sigu- sigui- sist- siste-
          snat- snatc- stand- teng- thro- throu- tiene- toca- toni- tonig- trai- tryi- tryin- vien- walk- walki- want- wind- windo- yell- yelli- البا- الجس-
          المح- المحق- الهج- الهجر- اليو- بالس- حيات- سيار- وقفن- ولاد- ياخد- ياخدو- ياخذ- ياخذو- يسال- يضرب- يضربن-`,
        '-0.4': `#افتح #برا #بيت #تحقيق #جاي #حامل #دخل #راح #رخصه #ساعت #سجن #سلاح #عند #عندي #قال #كلبش #لحال #محقق #مدرسه #هجره #ورقه #يدق #يضرب #يفتش #يقتل #يقول
          #ينتحر =alguien =anymore =asked =away =back =basement =be =before =belt =blow =boy =bring =broke =by =cars =casa =choking =comes =cop =corte =crying
          =dad =dejan =dice =donde =estan =everybody =everyone =ex =find =front =goodbye =handcuffs =head =help =hit =hurting =kid =kidnapped =kill =llego
          =llevo =looking =me =mother =myself =newborn =paro =point =pointing =ran =reason =reten =robo =say =searching =seat =second =shoot =shut =side =sign
          =sit =sleep =strangling =suicide =taking =telefono =texted =thing =told =train =truck =trunk =want =where =while =with =الايس =البوليس =الكلبشات =برا
          =بيتي =حامل =ساعتين =شرطه =عند =في =قدامي =لي =معي =هلا =ورقه =وين =يريد =يقول =ينتحر @001 @now-CPS @now-they ARRESTED ASKAR ASKINGAR BEHIND CUFFS
          DOOR EX Gear Held IROOM KILL LEDGE LEGAL LIGHTS PAPERS POINT PULLING ROADTALK ROUGH SEIZED Violent WEAPON ^ANYMORE ^ASKING ^Drug ^GOODBYE ^IWANT ^KILL
          ^KNOCKING ^TOOKAR ^WILL acab- agai- algu- algui- alon- anym- anymo- apar- arres- aske- base- basem- befo- befor- bloc- block- brin- brok- chec- chil-
          choki- clos- come- cryi- cryin- dond- esta- foll- follo- fron- good- goodb- hace- hurt- hurti- inte- knoc- ligh- light- line- llega- looki- mana-
          mari- mata- messa- moth- mothe- myse- mysel- newb- newbo- pare- pega- perdi- plac- point- quer- quit- reas- reaso- refu- refus- remo- remov- rete-
          robb- sali- scre- screa- sopl- step- susp- suspe- take- taki- takin- tele- telef- text- texte- trac- track- trun- vent- venta- wher- whil- الاي- البو-
          البول- البي- خايف- ساعت- ساعتي- طليق- عالب- قدام- لحال- مسكو- وقفو- وقفون- يخنق- يدقو- يسالو- ينتح-`,
        '-0.5': `#ابو #احد #اخد #بدي #بيقول #تلفون #رجع #رجل #ضاع #عمر #غرف #مسك #مني #موت #ناطر #نفخ #يوقف =14 =8 =arresting =ba2a =bad =being =better =breathalyzer
          =care =county =daughters =driving =dui =except =gun =have =herself =hi =hombre =hoy =jump =kids =loud =love =man =mas =mejor =min =missing =more
          =never =note =officers =other =pegando =posted =razor =rope =showed =sorry =stairs =test =text =they =threatening =time =trae =va =venas =vivir =wish
          =ابوي =المدرسه =انفخ =بيتنا =رجع =رجل =زوجي =ضاع =طليقتي =عيش =كل =مسكوا =مع =مني =هل =هم =واحد =والشرطي =يضرب ARRESTING DOGS ENDLIFE EVERYONE
          HIGHPLACE HURTING IWANT LIVE QUESTIONING TAKINGAR TOOKES WAVING ^CAMEIN ^EX ^GRABBED ^KIDNAP ^LIGHTS ^Paperwork ahorc- anyw- bein- bett- bette- check-
          chok- clim- climb- cort- deja- drivi- exce- excep- grit- handc- happ- hers- herse- homb- hombr- lett- lette- lleg- matt- mejo- metie- miss- missi-
          neve- nurs- othe- pegan- perd- perr- pick- pict- pictu- poin- poste- queri- razo- read- roba- sorr- stab- stabb- stai- stair- suic- suici- threa-
          touc- vena- البن- الكل- الكلب- المد- المدر- بالش- بالم- بيقو- تلفو- تلفون- طليقت- كلبش- كلبشو- لاقي- والش- والشر- يعتق- يعتقل-`,
        '-0.6': `#انتحار #حال #راي #شخص #عيش #قطعت #لاق =12 =13 =4 =6 =ahorcando =babysitter =break =breaking =carta =dark =done =even =foot =hear =lawn =life =mom
          =neighbors =park =pen =prison =stop =thinking =todos =tomorrow =walk =writing =year =yes =اخذوا =اريد =شخص =قطعت =وراي CUFFEDAR DANGERES GETOUT KIDNAP
          KILLING NECK RAID SUICIDE TIRED ^DANGERES ^IF ^LOCKED ^LOTS ^MISSING ^QUESTIONING ^SAY ^SEIZED ^SUICIDAL ^Traffic ^Violent baby- babys- book- cart-
          deci- decid- desa- desap- guar- post- pris- priso- radi- rapi- side- spea- tear- todo- tomo- tomor- writ- writi- اخذو- سامح-`,
        '-0.7': `#فوق #مفقود #وين #يخنق =attacking =cut =die =ever =fue =guys =keys =live =ppo =رح BLEEDING LETME LOCKED MISSING SUICIDAL break- jump- mess- stran-
          vivi- ايدي- عالا- مفقو-`,
        '-0.8': `=move`,
        '-1.2': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.7': `SUICIDAL`,
        '1.6': `GOODBYE`,
        '1.3': `HIGHPLACE`,
        '1.1': `=jump =voy IWANT LIVE POINT SUICIDE`,
        '1.0': `=be =rope cort-`,
        '0.9': `#حال #عيش =die =ever =life =quiero =sorry =thinking =حاله REFL sorr- suic- suici- vivi-`,
        '0.8': `#انتحار #نفس =bye =carta =herself =himself =mejor =wrote =اريد DIE End TIRED cart- corta- hers- herse- hims- himse- mejo- think- wris- wrot-`,
        '0.7': `=bleach =care =cortando =done =edge =encerro =end =estar =except =hung =loaded =own =point =razor =sent =than =train =vivir =wrists LEDGE NOOSE ^KILL
          deci- decid- exce- excep- gara- loade- pris- razo- sent- voic- wrist- سامح-`,
        '0.6': `#انه #قطعت #ينتحر =ba2a =better =charges =dejo =ending =garage =happens =head =live =lost =love =myself =note =pistol =plan =posted =puente =suicide
          =time =tired =tiro =tomorrow =tracks =vida =wish =رح =عيش =قطعت =يقول =ينتحر ANYMORE ENDLIFE JUMPAR KILLED LATER TIRO ^GOODBYE ^LIVE ^SUICIDAL bett-
          bette- blea- bleac- endi- endin- garag- mess- myse- mysel- pens- pensa- poste- puen- puent- sente- tire- tomo- tomor- الحب- ينتح-`,
        '0.5': `#ابن #خلاص #سطح =15 =after =anymore =before =corte =court =cutting =deputies =hi =lap =left =letters =long =manana =mas =more =nobody =sleep =tell
          =that =tied =truck =venas =who =wrist =ابنتي =السطح =بدي =خلاص =كل =نفسه =نفسي KILL LEFTNOTE ^End ^HEDGE ^IWANT ^TIRED afte- anym- anymo- befo- befor-
          char- charg- cutt- cutti- despe- happ- lett- lette- manan- mori- muer- nobo- nobod- queri- talk- toda- vena- ابنت- السط-`,
        '0.4': `#حيا #طلع #موت =dice =do =dog =for =good =gun =hand =hang =hanging =it =last =morirme =morning =pills =reason =since =todos =va =want =would =writing
          =حالي =طلع =يقتل KILLING TONIGHT desp- drin- hang- hangi- morir- morn- morni- pill- post- quer- quita- reas- reaso- sinc- slee- todo- truc- woul-
          writi- المس- صديق-`,
        '0.3': `#يقول =bad =contesta =crying =este =everything =front =girlfriend =going =into =judge =look =nephew =only =shut =sitting =stuff =talking =texted =this
          =threatening =to =today =without =you =الحبوب =حياتي =واقف =يريد WRISTS ^Moment clim- climb- cryi- cryin- despi- every- fron- girl- girlf- goin- judg-
          need- neph- nephe- pist- pisto- sitt- sitti- stop- stopp- stuf- talki- texte- witho- الحبو- حيات-`,
        '-0.3': `#اعمل #برا #خايف #سلاح #شرطه * =14 =arrested =arresting =asking =at =bebe =but =by =cps =cuarto =cuffs =digo =door =fbi =following =golpeando =grandma
          =him =hit =ice =interrogando =knife =lights =me =metio =mis =off =officer =officers =oficial =party =police =policia =puerta =revisar =room =screaming
          =son =statement =still =talk =them =told =took =trooper =trying =uncle =under =wake =warrant =window =work =your =ابني =اخذوا =اعمل =برا =حبوب =علينا
          =عن =قدام =و @doing @done @now-CPS @now-we @plain BEHIND CHILD CLITIC CPS DOOR Drug HABIT HANDS HURTING NECK Near Official PAPERS PILLS QUESTIONING
          RANOFF SEVERE TAKEES TOOK WARRANT WAVING Young ^CLITIC ^DETECTIVE ^Interview ^JUDGE ^Official aski- askin- chil- cuar- cuart- dete- detec- entr- hand-
          handc- knif- lleg- ofic- ofici- orde- part- patru- poli- polic- puer- puert- ques- quest- sher- sheri- short state- stil- trab- traba- troo- troop-
          tryi- tryin- uncl- unde- warr- warra- اخذو- البا- علين- يضرب- يضربن-`,
        '-0.4': `#اخد #اخذ #بيت #حدا #رجل #سكين #سياره #عند #قدام #كلبش #مني #هجره #ولد #يتنفس #يدق #يضرب =16 =2 =abogado =afuera =ahorita =alone =apartment
          =arrestando =attacking =babys =beating =being =border =break =breaking =carro =casa =child =close =coming =cops =detectives =downstairs =get =girl
          =ground =hago =hallway =handcuffs =happened =having =hay =hombre =hospital =how =interview =ir =kid =knocking =line =little =llevar =llevo =mall =mama
          =migra =minute =minutes =mom =moms =need =neighbor =o =one =orden =percs =respira =responding =road =run =say =search =searching =sheriff =siguiendo
          =sobredosis =stairs =staring =ten =then =tienen =toddler =van =was =while =yard =yo =yr =اخذ =البوليس =البيت =السياره =الكلبشات =حدا =رجل =زوجي =سياره
          =شو =عند =في =قدامي =مني =هلق =يتنفس =يدقوا =يفتش =يهددني @210 @now-DETECTIVE @now-POLICE @now-SOMEONE @now-he ASK BLEEDING DETECTIVE FALLEN GRABBED
          HOUSE HURTEN IROOM Interview KIDNAP KNOCKING LEGAL LIGHTS MISSING OVERDOSE OVERDOSING POISON POLICE PULLED PULLEDAR QUESTIONED SEIZED STATEMENT
          TALKING TOOKAR Traffic Violent ^ASKING ^CAMEIN ^CPS ^EX ^KIDNAP ^POLICE ^SOMEONE ^TOOKAR ^Worker abog- aboga- acaba- afue- afuer- ahori- alon- apart-
          atta- attac- badg- beat- beati- bein- bord- borde- boyf- boyfr- break- carr- comin- coun- count- cuff- downs- fent- fenta- foll- follo- grand- grou-
          groun- hallw- havi- havin- homb- hombr- hosp- hospi- inte- inter- knock- litt- littl- lleva- metie- migr- nurs- overd- pape- patr- pega- perc- puls-
          remo- remov- respo- revi- revis- scre- sear- searc- seco- secon- sigui- sobre- stai- stair- star- stari- stat- stor- tien- tiene- todd- toddl- vent-
          venta- whil- windo- البو- البول- البي- السي- السيا- سيار- طليق- قدام- كلبش- كلبشو- ياخد- يتنف- يدقو- يهدد- يهددن-`,
        '-0.5': `#تحقيق #راي #شارع #شخص #شفايف #لاق #محقق #مخدرات #نفخ #هلق #وهو #يفتش =13 =ago =ahora =allowed =anything =aparece =aqui =are =ate =bien =bond
          =breathing =building =calling =chasing =check =checkpoint =clothes =cold =cuchillo =curb =custody =deja =deputy =desmayo =dicen =diga =doing =donde
          =driveway =esta =estan =eyes =face =father =floor =frasco =gas =getting =had =has =he =hey =hiding =hold =lawn =licencia =lit =llevan =loading =loud
          =manos =marido =mexico =mixed =narcan =novio =our =overdosed =paper =pegando =pill =por =pulled =put =raid =reacciona =read =red =scared =shoulder
          =showed =side =sit =sople =state =step =street =test =through =thru =trago =truth =tylenol =wait =whole =windows =xanax =اخوي =افتح =انفخ =بدهم =بيتي
          =خايفه =سلاح =شخص =عم =غرفه =هلا =واحد =وهو =يضرب @now-EX ANSWER ARRESTED BREAKIN COLOR COMEIN CUFFS FIND Gear KNOCKED NARCAN NEEDLE RAID ROADSIDE
          ROUGH SOBRIETY SOMEONE STATION TAKINGAR Worker ^BLEEDING ^GRABBED ^Gear ^KNOCKING ^LOC ^LURKING ^Sick ^Violent allo- allow- anyt- anyth- apar- apare-
          brea- breat- brin- buil- build- cami- chas- chasi- clot- cloth- coll- comi- cuch- cuchi- desm- desma- deten- dice- doin- dond- drive- drog- fath-
          fathe- firm- floo- fras- frasc- gett- getti- golp- golpe- gran- hall- hero- heroi- hidi- hidin- knoc- land- llam- llama- llev- loadi- mano- marid-
          meti- mexi- mexic- minu- minut- mixe- mucha- narc- narca- neig- neigh- pegan- pull- pulle- reac- reacc- scar- scare- screa- show- smel- smok- sobr-
          sopl- stepd- stre- stree- thro- throu- touch- trag- trut- tyle- tylen- unco- uncon- whol- xana- الكل- الكلب- بالس- بيتن- تلفو- تلفون- شفاي- شفايف-
          عالب- موقف- ياخدو-`,
        '-0.6': `#افتح #رغو #سكران #ضرب #مرت #مفقود #يذبح =3 =40 =ahorcando =ask =asked =autistic =awake =ayuda =back =backpack =bat =both =bro =came =cars =class
          =corazon =couch =dejan =desaparecio =drank =everywhere =foot =guy =held =hitting =hours =inyecto =jumped =leaving =let =lot =missing =oding =old =or
          =outside =pen =porch =reten =sign =six =slid =stay =steps =sus =swinging =they =think =three =trunk =unas =weed =where =الان =بنتي =جاي =جوزي =رغوه
          =شربت =هل =يقتلني @now-they ARRESTING ASKAR ASKINGAR BREATHE CAMEIN EX LETGO PASSEDOUT PULLINGAR ROADTALK ^ASKINGAR ^DANGERES ^DOGS ^FIND ^OVERDOSED
          ^PULLEDAR ^SAY ^Traffic anti- apunt- aske- auti- autis- awak- baby- backp- book- calli- chok- clas- cora- coraz- couc- dran- hitt- hitti- hour- inye-
          inyec- jumpe- leavi- miss- missi- odin- outs- outsi- perr- reco- recor- resp- respi- rete- sigu- snor- step- stra- stran- subie- surr- susp- suspe-
          swin- swing- touc- trun- vomi- wher- whis- بالح- حابس- ساعد- ساعدو- مفقو- يذبح- يذبحن- يسالو- يعتق- يعتقل- يقتل- يقتلن- يقول- يقولو-`,
        '-0.7': `#ارض #جاي #دوا #وين =60 =911 =answer =baby =bed =boyfriends =bring =cop =creo =empty =ex =fast =fell =find =fine =four =hear =k9 =name =nina =nino =od
          =overdosing =pointing =quieren =ran =sense =shot =some =viene =wall =year =امي =مع =هو =يريدون COPCAR CUFFEDAR DANGERES LETME Sick WAKE ^FAINT
          ^MISSING ^Paperwork apun- ayud- empt- guard- medi- perdi- porc- press- sens- بالم- يستج-`,
        '-0.8': `#يخنق =acaban =aunt =dark =despierta =guns =heart =meth =once =stab =tub =turn =unit =went =ابي FAINT GETOUT STATED TOOKES door- point- stab- stabb-`,
        '-0.9': `=man =many =tomo OVERDOSED back- vien-`,
        '-1.0': `=us`,
        '-1.1': `=nos`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.4': `DANGERES`,
        '1.2': `BLEEDING`,
        '1.1': `#يضرب =يضرب LOCKED NECK`,
        '1.0': `HURTING vien-`,
        '0.9': `#شخص #يخنق =deja =viene =شخص stab-`,
        '0.8': `=ahorcando =attacking =bat =breaking =held =salir =stab =strangling =دخل @now-SOMEONE Violent ^BLEEDING apun- bala- robb- touc-`,
        '0.7': `#رجل #سلاح #مسلح #يذبح =bats =burn =hitting =kill =lado =machete =pegando =shelter =رجل =كسر =يقتلني BREAKIN LETME ^DANGERES ^LOCKED atta- attac-
          babys- care- defe- defen- escon- gaso- gasol- hitt- hitti- jump- mach- mache- pegan- pour- shel- shelt- sigu- stabb- tabl- touch- يخنق- يذبح- يذبحن-
          يقتل- يقتلن-`,
        '0.6': `#حابس #حامل #حدا #سكين =anda =blocking =como =daughters =ex =golpear =hammer =hombre =knife =let =man =marido =mata =men =motel =novio =shoot
          =shooting =stabbed =stairs =staring =touching =trying =when =ابي =بيتي =جوزي =حامل =حدا =خايفه =سلاح =ضربني =واحد =يخنق @211 @now-EX LETGO ROUGH
          ^HURTING beat- chok- knif- marid- mote- pega- plat- rapi- shoot- stai- stair- stari- tryi- tryin- حابس- ضربن- يضرب- يضربن-`,
        '0.5': `#احد #اطلع #جار #يحاول =agarro =beating =both =by =casa =class =cuchillo =following =guys =he =hear =jumped =jumping =loading =loud =nos =siguiendo
          =still =store =street =then =three =trae =trunk =tumbar =unos =us =اخد =اطلع =يحاول =يضربني =يكسر =يهددني HIDING HURT HURTEN HURTS Held SOMEONE WEAPON
          amen- amena- baby- beati- clas- cuch- cuchi- golp- homb- hombr- jumpe- jumpi- loadi- shoo- sigui- stil- stre- stree- trun- viol- viola- جارن- يحاو-
          يهدد- يهددن-`,
        '0.4': `#ضرب =alguien =apartment =bedroom =bleeding =closet =drunk =gas =hurting =matar =money =porch =ppo =scared =stabbing =stepdad =wall =you =طليقي =و
          SEVERE WAVING Weapon ^Violent algu- algui- bedr- bedro- blee- bleed- break- chai- door- drun- entr- foll- follo- hurt- hurti- mata- meti- mone- phon-
          sali- scar- scare- sist- siste- test- بالس- خايف-`,
        '0.3': `#بيت #خايف #معه #يهدد =boyfriend =break =cousin =get =guy =has =me =neighbors =next =outside =phone =shaking =sister =throwing =who =امي =جاي =معه
          @now-he HOME IF Plea close- entra- golpe- neig- neigh- outs- outsi- porc- scre- screa- shak- shaki- step- stor- throw-`,
        '-0.3': `#انا #سجن #قدام #هلق * =16 =are =arrest =away =bad =belt =bottle =breathing =bridge =cuffed =do =down =en =escuela =girl =have =it =judge =kitchen
          =knocking =la =lights =mis =not =off =officer =old =pastillas =picked =putting =roommate =somebody =sorry =statement =station =take =talk =telling
          =test =tomo =trabajo =turn =went =with =ابن =الشرطه =انا =هلق ANSWER ASKING CHILD End GRABBED HANDS JUDGE KILLED PILLS PULLEDAR Traffic Young ^ASK
          ^DETECTIVE ^Drug ^Interview ^KILL ^Official ^WANT bott- bottl- brid- bridg- conte- cuffe- depu- deput- escue- judg- kitc- kitch- knoc- knock- leav-
          llev- lleva- past- pasti- picke- putt- putti- roomm- short someb- sorr- stan- state- stati- tell- telli- toca- troo- troop- الشر- الشرط-`,
        '-0.4': `#اعمل #اقف #ترد #تفتيش #حبوب #راي #سكران #شرطه #وقف #ولد #ياخد #يسال #يسالو =agentes =all =already =amigo =arrested =asking =before =border =bunch
          =burning =bus =card =carta =children =come =county =cuffs =deputy =despierta =does =door =drove =dying =encuentro =esposado =estacion =eyes =foster
          =from =hago =holding =hospital =id =interrogando =interrogated =jail =leave =licencia =license =living =llevo =marshals =morning =narcan =never =no
          =one =over =overdose =pararon =party =patrulla =percs =pills =point =preguntando =same =says =se =sheriff =stop =time =to =tocando =todos =told
          =turned =up =van =vivir =wait =warrant =worker =write =اعمل =الان =البوليس =السياره =بدي =بنتي =ترد =تفتيش =رح =عن =هل =وراي =ياخدوا =يريدون =يفتش
          @may @now-DETECTIVE @now-they @past ANYMORE ARRESTING ASK ENDLIFE FIND IROOM Interview LEDGE LIGHTS NARCAN PASSEDOUT PAST SEARCH STATEMENT TOOK WRISTS
          Worker ^BE ^CPS ^GRABBED ^Moment ^NOW ^SUICIDAL ^TOOK ^WILL ^Worker agen- agent- alre- alrea- amig- aski- askin- befo- befor- bord- borde- breat-
          bunc- burn- burni- cart- child- cust- custo- drov- dyin- encu- encue- estac- fost- foste- grab- grabb- hall- hand- happ- hear- hold- holdi- hosp-
          hospi- inve- inves- lice- licen- livi- livin- mars- marsh- messa- morn- morni- narc- narca- neve- parar- part- perc- pick- pill- sear- searc- spea-
          stop- stopp- stuf- tocan- todo- trab- traba- turne- want- warr- warra- work- worke- البو- البول- السي- السيا- تفتي- ياخد- ياخدو- يريد- يريدو-`,
        '-0.5': `#ابر #ارض #انتحار #خطف #عندي #عيش #قطعت #كلبش #لاق #محقق #مخدرات #وعي #يتنفس #يموت =13 =94 =after =allowed =aparece =arms =arresting =as =asked =ate
          =babys =badge =blue =bring =clothes =court =cps =creo =cruiser =custody =daughter =dejan =dejo =detective =detectives =did =drawers =este =face =for
          =friends =garage =goodbye =grabbed =hija =hijos =ice =job =keep =lady =lit =look =mall =manana =migra =much =niece =o =oding =officers =overdosed
          =overdosing =perro =pictures =pill =plan =police =que =questioning =quieren =read =respira =revisando =rights =robaron =safe =sala =seat =sign
          =snatched =sobredosis =some =stopped =suspended =swallowed =telefono =them =toddler =tomorrow =tracks =traffic =unas =used =wanting =wants =we =whole
          =yr =ابني =اريد =الهجره =الوعي =حبوب =شربت =شو =صاحبي =عيش =قطعت =ما =معي =مو =نفسي =يتنفس =يدقوا =يفتشوا =يموت @now-CPS ASKAR CPS DETECTIVE Drug
          GIVEBACK GONEOFF Official POISON ROADTALK STATED TAKINGAR WARRANT ^ASKING ^FAINT ^FIND ^GOT ^LIGHTS ^LOC ^MISSING ^Near ^OVERDOSED ^POLICE ^PULLEDAR
          ^SEIZED afte- allo- allow- anyw- apare- aske- chec- clot- cloth- conf- confe- cour- crui- cruis- cuff- despe- dete- detec- deten- drag- dragg- draw-
          drawe- garag- good- goodb- guar- guard- hijo- hunt- inte- inter- lett- lette- manan- mess- migr- miss- niec- odin- paren- pasa- patr- patru- plan-
          poli- pregu- regi- regis- remo- remov- respo- revi- revis- right- robar- room- sent- smell- snat- snatc- snor- sobre- stat- surro- susp- suspe- swal-
          swall- telef- todd- toddl- tomo- tomor- traf- traff- wanti- whol- اعتر- الحب- الكل- الكلب- الهج- الهجر- الوع- كلبش- كلبشو- وقفو- وقفون- يتنف- يسال-
          يسالو- يفتش- يفتشو- يقول- يقولو-`,
        '-0.6': `#اذا #افتح #بيقول #روح #يدق #يفتش #يفيق #يقول =15 =3 =ahora =airport =anymore =baje =barely =better =blow =bro =care =cold =cortar =dark =dea =dicen
          =die =dope =drinking =dui =estar =find =foot =give =handcuffed =handcuffs =handed =interrogation =luces =mejor =missing =mn =needle =note =open =paper
          =policia =pulse =questioned =responding =reten =ring =river =running =salio =say =searching =sheriffs =shut =sin =sit =suicide =suits =they =things
          =tienen =tiro =tome =tub =type =uber =weekend =where =yo =اختي =اخذوا =اذا =بدهم =بوليس =دخلوا =رفيقي =لا =نفسه =يفيق =يقول @000 @done @now-POLICE
          ACTOR ARREST ASKINGAR BREATHE DIE DOGS FALLEN JAILED KIDNAP LIVE NEEDLE POLICE QUESTIONING STATION TIRED TIRO WAKE ^ASKINGAR ^CAMEIN ^GOODBYE ^JUDGE
          ^LURKING ^Room ^Traffic airp- airpo- anym- anymo- arre- arres- badg- barel- bett- bette- bull- check- coun- desa- desap- desp- despi- detr- dice-
          drink- entre- face- figh- flas- flash- gara- hace- hande- luce- mejo- missi- needl- offe- para- peel- perd- polic- puls- raid- reac- refu- refus-
          regr- regre- resp- respi- rete- rive- rodea- runn- runni- seat- seiz- serv- sher- sheri- show- smel- sobr- suit- surr- thing- tiene- toda- vivi-
          vomit- week- weeke- wher- writ- اخذو- بالا- بالش- بالم- بولي- بيقو- دخلو- صاحب- عالب- يدقو- يستج-`,
        '-0.7': `#ابو #تحقيق #حال #دوا #هجره #ورقه =abra =answering =apartamento =arrestando =be =drank =edge =empty =end =esposando =fell =heart =k9 =lap =les =manos
          =min =myself =night =nino =od =park =pen =q =robo =slapped =sons =stand =state =stay =step =swat =till =train =turning =wake =woods =yard =year =اخي
          =حاله =روح =شرطه =صديقي =ورقه ANSWERAR ARRESTED COLOR CUFFEDAR HABIT HIGHPLACE IWANT POINT PULLING QUESTIONED SOBRIETY Sick ^DOGS ^Gear ^JUST book-
          brin- conv- count- deja- dran- empt- handc- mano- myse- mysel- nigh- over- overd- quita- rode- turn- turni- visi- ايدي- رفيق- صديق- يعتق- يعتقل-`,
        '-0.8': `#راح #مسك #مطار #وين =charges =close =cop =curb =even =feel =grandpa =gray =knees =life =loaded =love =name =novia =ran =roof =six =talking =tell =too
          =walked =while =wrists =زوجتي COPCAR CUFFS Gear JUMPAR MISSING OVERDOSE RAID REFL SUICIDE ^ACTOR corta- knee- loade- need- perr- pict- pictu- suic-
          suici- talki- vomi- whil- wrist- المس-`,
        '-0.9': `#نفس =cutting =day =encerro =himself =minute =policias =quiero =razor =rope =thinking =weed =wrist GOODBYE OVERDOSING PULLED ^PASTVERB cutt- cutti-
          hims- himse- razo-`,
        '-1.0': `=cops =gone =herself =voy SUICIDAL cort- hers- herse-`,
        '-1.1': `=jump FAINT OVERDOSED wris-`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.7': `ARRESTING COPCAR`,
        '1.6': `CUFFS`,
        '1.4': `CUFFEDAR`,
        '1.2': `ARRESTED`,
        '1.1': `HANDS handc-`,
        '1.0': `=van RAID knee-`,
        '0.9': `#كلبش #مسك =arrestando =handcuffs =turn SEIZED ^ACTOR arre- arres- cuff-`,
        '0.8': `#قبل #هجره =arresting =cuffs =knees =manos =taken =told =zip =قبل ^GRABBED book- deten- haul- mano- take- كلبش- يعتق- يعتقل-`,
        '0.7': `#تاخذ #سجن =arrestar =detaining =esposando =guns =hood =protest =raiding =rights =trabajo =walmart Gear court- deta- detai- hand- mome- momen- raid-
          raidi- right- walm- walma- الكل- الكلب- كلبشو- يكلب- يكلبش-`,
        '0.6': `#ارض #تعتقل #شغل #قال #مكلبش #وين =booking =call =desk =hace =handcuffed =handcuffing =jail =job =lot =marshals =raid =ابي =الشغل =الكلبشات =تاخذ
          GRABBED TOOKAR ^Drug ^JUDGE ^JUST booki- mars- marsh- trab- traba- الشغ- تعتق- قالو- مسكو- مكلب- موقو-`,
        '0.5': `#يعتقل =back =county =dad =detained =doing =dragging =esposado =holding =llevando =loudspeaker =mall =min =neighbor =uncle =your =تعتقل =جوزي =يعتقلوا
          ARREST PASSEDOUT TAKINGAR agar- agarr- doin- drag- dragg- espo- espos- hold- holdi- loud- louds- point- surr- uncl- بالم-`,
        '0.4': `#قريب =acaban =arrested =cuffed =cuffing =deputies =did =driveway =everybody =face =guys =ice =lo =papa =put =somebody =taking =tienen =you =ابن
          =اخذوا =اخي =الشرطه JUST LEGAL Official ^HOWTO acaba- back- cuffe- cuffi- lleva- meti- someb- taki- takin- tiene-`,
        '0.3': `=agents =car =getting =ground =hijo =him =ok =parking =people =piso =por =putting =running =tackled =then =they =under =us =warrant =wife =السياره
          =عمي =هلق ACTOR BEHIND FALLEN TAKEES TAKING ^HEDGE ^Paperwork ^SEIZED cour- depu- deput- drive- fing- finge- gett- getti- grou- groun- llev- long
          migr- parki- peop- peopl- poin- prot- prote- putt- putti- runn- runni- stan- tack- tackl- warr- warra- watc- watch- السي- السيا-`,
        '-0.3': `* =all =asking =bathroom =been =blood =bottle =break =breathing =carro =check =contesta =cop =daughter =dice =entrar =ex =fentanyl =gave =guy
          =happened =has =himself =light =little =paro =pastillas =quiere =quiero =says =scared =sin =sister =state =tell =think =walking =what =with =البيت
          =بدي =طليقي =و @010 @now-CHILD @now-he @plain ASKING BREAKIN CHILD DETECTIVE Drug GIVEBACK HIGHPLACE HURTING HURTS IROOM IWANT Interview LEDGE LETGO
          LIVE NUMBER ONLINE PULLING PULLINGAR Plea Room SEVERE WANT WEAPON Young ^ANYMORE ^EX ^Plea ^WANT ^Young aski- askin- bath- bathr- bloo- bott- bottl-
          brin- cont- despi- ever- every- frie- frien- girl- hims- himse- keep- litt- littl- middling past- pasti- phon- plea- pleas- quie- quier- quita- revi-
          revis- scar- scare- sear- searc- seco- secon- sist- siste- stra- thre- threa- walki- windo- البا- بالس- سيار-`,
        '-0.4': `#اقتل #باب #تفتيش #حدا #رجل #نفس #ورقه #وهو #يحقق #يسال =14 =again =al =algo =already =answer =anymore =arma =ayuda =basement =better =bleeding =box
          =breathalyzer =children =closet =cold =comes =cutting =despierta =die =encuentro =following =girlfriend =goodbye =hablo =he =hermana =house =hurting
          =inside =interrogando =keeps =knife =line =live =living =many =moms =moving =not =order =papel =perro =pills =pistola =puedo =puerta =quieren =red
          =respira =se =search =sheriff =sheriffs =shoot =shotgun =sign =sleep =someone =su =supposed =take =talking =there =time =todas =todo =tonight =trae
          =traigo =truck =truth =trying =turning =vivir =wants =when =whole =worker =write =y =افتح =اقتل =بدو =تفتيش =حدا =رجع =سكين =شربت =عالباب =عيش =معي
          =واحد =ورقه =وقفني =وهو =يضربني =يفتشوا @000 @now-we DOOR End HOME HURT KILL NOOSE ROADSIDE SEARCH TALKING WAKE Weapon ^CPS ^DETECTIVE ^IF ^IWANT ^KIN
          ^Worker alre- alrea- anym- anymo- ayud- base- basem- bett- bette- blee- bleed- brea- breat- child- come- conte- cutt- cutti- desp- despe- drin- encu-
          encue- fent- fenta- foll- follo- girlf- good- goodb- hous- hurt- hurti- insi- insid- insu- inve- inves- knif- livi- livin- lleg- load- messa- movi-
          movin- over- overd- pill- pist- pisto- prim- pued- puer- puert- pull- puls- respo- sher- sheri- shot- shotg- someo- susp- suspe- talk- talki- ther-
          thin- thro- tonig- traig- truc- trut- tryi- tryin- turni- whol- wind- work- worke- البي- تفتي- ساعد- ساعدو- طليق- عالبا- وقفن- يحقق- يحققو- يفتش-
          يفتشو-`,
        '-0.5': `#ابو #احد #افتح #انتحار #برا #بيت #خايف #خطف #رجع #رخصه #سكين #شخص #قاعد #لاق #معه #معهم #ممكن #نايم #وقف #يتنفس #يسالو #يفتش #يقتل #يهدد #يوم =acaba
          =agent =alive =another =any =aparece =attacking =banging =be =bedroom =blow =blue =broke =care =choking =corte =court =cps =creo =curb =dead
          =detectives =dos =drank =drinking =drunk =end =es =estacion =eyes =fbi =fell =fine =flashlights =give =had =hang =hay =highway =hitting =hospital =hoy
          =hurt =if =it =kicking =license =linea =lips =making =matar =mejor =missing =more =narcan =neck =neighbors =never =night =nina =nino =nobody =novia =o
          =oficial =once =papers =para =parado =parando =passed =point =preguntando =pulled =questioned =questioning =revisando =same =she =shot =showed
          =siguiendo =since =sobredosis =stairs =swallowed =their =thinking =three =throwing =thru =tiro =tocando =tome =tomo =trailer =trunk =vehicle =viene
          =vinieron =voy =water =windows =اخد =اريد =المحقق =برا =بي =حبوب =رجل =زوجتي =شخص =صديقي =عن =كل =ما =معه =معهم =هو =واقف =يتنفس =يسالوني =يفتش =يهدد
          @now-CPS @now-SOMEONE @now-she ANSWER ANYMORE COLOR DANGERES DIE EX FIND IF KILLED KNOCKING NARCAN PAPERS PILLS QUESTIONS STATEMENT TIRED TIRO Traffic
          ^GOODBYE ^General ^KIDNAP ^PASTVERB ^SUICIDAL ^TOOK aliv- anot- anoth- answ- answe- apare- baby- bang- bangi- bedr- bedro- brok- chec- check- choki-
          clea- clim- climb- close- cort- desa- desap- dran- drink- drun- entra- estac- face- haci- high- highw- hitt- hitti- hosp- hospi- kicki- lice- licen-
          maki- makin- mejo- missi- narc- narca- neve- nigh- nobo- nobod- ofic- ofici- orde- paper- paran- paren- passe- perd- preg- pregu- pulle- ques- quest-
          quit- reco- recor- regr- regre- resp- respi- shak- short showe- sigui- sinc- sobr- sobre- soci- socia- sopl- stabb- stai- stair- suic- suici- supp-
          suppo- swal- swall- thei- think- throw- toca- tocan- trail- trun- vehi- vehic- vent- venta- vien- vini- vinie- want- wate- writ- البنا- المحق- عالب-
          يتنف- يسال- يسالو- يضرب- يضربن-`,
        '-0.6': `#اذا #اطلع #بدو #تدق #حبوب #حيا #دوا #عيش #غرف #محقق #مفقود #ولاد #يدق #يضرب =4 =abra =after =ahorcando =beating =can =dea =dejo =dude =edge =esta
          =feel =foot =four =garage =golpeando =gun =hijos =ir =jumping =knocking =know =landlord =lap =last =law =leaving =lit =loaded =lol =look =looking
          =luces =mata =meds =men =mexico =money =mouth =niece =od =parar =pegando =pick =pictures =pide =removing =responding =rope =sat =shelter =sorry =steps
          =still =stopped =talk =test =text =that =train =wake =weed =ya =yes =yo =اذا =اطلع =بدهم =بيتي =تدق =حالي =سيارتي =يدقوا =يريد @111 @now-EX ANSWERAR
          ASKAR BREATHE GOODBYE HABIT JOKE KIDNAP LETME LOCKED OVERDOSING POINT POISON SOBRIETY SUICIDE Sick Worker ^ASKAR ^DANGERES ^End ^FAINT ^JAILED ^NUMBER
          ^QUESTIONING ^SOMEONE ^Traffic abri- afte- ahorc- amen- amena- beat- beati- carr- chil- disa- disap- down- ence- encer- flas- flash- gara- garag-
          golp- golpe- habl- hijo- jumpi- knock- landl- leavi- loade- look- looki- luce- mana- mata- mess- mexi- mexic- miss- mone- niec- nurs- para- pegan-
          pren- prend- radi- roba- shel- shelt- shoo- side- sigu- smel- sorr- stab- star- stil- tabl- touc- veci- vecin- wris- افتح- الاض- الاضو- البن- الحب-
          الول- بيتن- زوجت- سيارت- صديق- مفقو- واقف- يدقو-`,
        '-0.7': `#اطفال #اقف #انزل #تحقيق #سكران #مخدرات #مركز #مني #موظف =6 =agentes =baby =bat =beat =boys =bro =casa =couch =door =driving =dui =gone =held =hold
          =keys =kids =kill =life =lights =lobby =loud =mis =nada =note =over =parked =pen =pero =piden =ppo =reten =round =s =second =shoulder =six =snow =some
          =strangling =stuff =trooper =without =الباب =انزل =بنتي =شرطي =مش =مع =مني =وراي =ولادي =يضرب CPS GETOUT KILLING KNOCKED OVERDOSE OVERDOSED ^HURT
          ^PULLEDAR anyw- apar- atta- attac- chok- comp- compu- couc- depor- drivi- firm- guard- habla- inte- inter- kill- knoc- land- laug- laugh- ligh- light-
          lobb- matt- parke- pass- pega- pers- pide- rete- robb- show- stal- stop- stopp- tear- trai- vivi- witho- اوقف- بالح- وقفت- وقفتن- ولاد- يخنق- يستج-`,
        '-0.8': `#راي =3 =bye =calling =everything =hair =head =open =pointing =ran =step =traffic =wall =want =اخذ =بابي =يقول CAMEIN FAINT PULLEDAR QUESTIONING
          SUICIDAL ^MISSING apun- bala- block- calli- guar- stran- traf- traff- موقف-`,
        '-0.9': `#بنا #قفت #مستشف =bebe =hear =surrounding =الشرطي BLEEDING LATER LIGHTS PULLED QUESTIONED ROADTALK STATED`,
        '-1.0': `#جاي #يخنق =but`,
        '-1.2': `NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.2': `=شرطه`,
        '1.0': `=foot`,
        '0.9': `#افتح #بنا #يدق =cops =them =بابي`,
        '0.8': `=dea =door =officers =steps =surrounding =trailer =يدقوا COMEIN DOOR knoc- orde- sher- sheri- toca- يدقو-`,
        '0.7': `#وهم =abro =apartamento =check =couch =ice =knocking =orden =policias =shed =sheriffs =shows =step =افتح =وهم WARRANT ^COURTS comp- couc- flas- flash-
          knock- افتح- عالب- يقول- يقولو-`,
        '0.6': `#لهم #يدخل =agentes =drawers =entrar =kick =landlord =llego =migra =moms =move =peeking =ringing =tocando =vinieron =دخلوا =عالبيت =لهم =يفتشوا
          ^KNOCKING compu- draw- drawe- land- landl- peek- peeki- push- ring- ringi- salg- show- tocan- vini- vinie- دخلو- عالبي- واقف- يفتش- يفتشو-`,
        '0.5': `=abra =calling =carrying =casa =come =consent =department =detectives =dicen =guns =hall =hallway =ir =knock =les =look =open =paper =porche =puerta
          =round =second =sheriff =talk =عالباب =واقفين @210 SEARCH ^CAMEIN apart- carry- conse- depa- depar- dice- hallw- lleg- migr- porc- porch- puer- puert-
          rifl- rode- smel- عالبا- واقفي-`,
        '0.4': `#باب #بيت #عند =are =break =but =cars =cutting =estan =inside =looking =neighbors =one =porch =pounding =s =searching =swat =traen =truck =بدهم =عند
          KNOCKING LURKING POLICE ^KNOCKED cutt- cutti- door- insi- insid- looki- pape- poli- polic- poun- pound- prob- proba- showe- trae- trail- truc-`,
        '0.3': `#برا #هجره =afuera =alone =aqui =house =it =judge =nephew =o =police =see =they =through =thru =too =warrant =الباب =الهجره =برا =قدام ACTOR CAMEIN
          DOGS HOME KNOCKED Room afue- afuer- alon- coun- count- entra- hous- judg- neph- nephe- scre- seco- secon- supp- suppo- throu- warr- warra- البا- الهج-
          الهجر-`,
        '-0.3': `#اخذ #بلعت #حال #حبوب #وقف #ياخد * =again =ago =arrested =baby =beating =being =broke =bus =can =crying =dad =daughter =esta =get =getting =girlfriend
          =goodbye =had =help =hitting =husband =interrogando =into =job =keeps =knife =lot =mall =matar =mi =mismo =missing =mother =nino =nothing =novio =of
          =parking =pills =pistola =quiero =school =she =siguiendo =telling =think =tonight =traffic =wants =الان =بدي =بلعت =حبوب =طليقي =لا =وقفني =ياخدوا
          @000 @100 @doing @now-she @plain ANSWER BODY CHARGED CHILD COURTS HASES HURT HURTEN KILL KIN LEDGE NOOSE PAPERS PULLINGAR RANOFF REFL ROUGH SEVERE
          STATEMENT THING TOOK Violent Young ^ASKING ^Moment ^Near ^RECENT ^TOOKAR ^WANT ^WILL ahor- beat- beati- bein- brok- cour- cryi- cryin- gett- getti-
          girl- good- goodb- grab- habl- hear- herm- herma- hitt- hitti- husb- husba- jump- keep- knif- llev- lleva- lock- middling mism- miss- missi- moth-
          mothe- noth- nothi- parki- pill- pist- pisto- plea- pleas- quier- scho- schoo- short sigui- tell- telli- tonig- traf- traff- turn- wind- طليق- وقفن-
          وقفون- ياخد- ياخدو-`,
        '-0.4': `#دوا #رخصه #سجن #سكين #محقق #معه #مني #نفس #يضرب =about =am =anos =anymore =as =asleep =behind =better =bond =boy =boyfriend =breathing =brother =by
          =call =carta =child =cold =cousin =creo =detective =did =drank =empty =escuela =esposado =fell =following =give =ground =gun =hang =happened =he =hija
          =him =holding =hospital =hours =interview =just =keys =law =manana =mata =meds =mis =morir =mouth =myself =narcan =night =parar =people =place =pulse
          =putting =removing =road =salio =screaming =sent =shoulder =sister =sitting =sobredosis =some =store =taking =thing =thinking =this =time =tomo =took
          =trooper =two =vivir =voy =was =where =who =work =worker =would =write =yard =اختي =اخذت =اخذوا =الشرطي =الكلبشات =المحقق =بنتي =حالي =سياره =شربت =في
          =ما =معه =مني @done @now-CHILD @now-CPS @now-DETECTIVE @now-SOMEONE @now-i ANYMORE ARREST ARRESTED ASKINGAR BREATHE CLITIC Calendar GIVEBACK GRABBED
          HURTING JAILED JUST KIDNAP KILLED NARCAN OVERDOSING PILLS STATION SUICIDE Sick TAKEES TONIGHT TOOKAR WAKE WEAPON Weapon ^CHILD ^GRABBED ^HOWTO
          ^LURKING ^MODAL ^Plea ^REFL ^TOOK ^Worker ^Young abou- afte- agai- anym- anymo- asle- aslee- behi- behin- bett- bette- boyf- boyfr- brot- broth- cart-
          cort- cous- cousi- cust- custo- desp- despe- dran- escue- espo- espos- grou- groun- hold- holdi- hosp- hospi- hour- lice- licen- llam- mana- manan-
          mata- mout- myse- mysel- narc- narca- nigh- novi- over- overd- para- parad- park- peop- peopl- plac- putt- putti- respo- sali- screa- sist- siste-
          sitt- sitti- sobre- stran- suic- suici- taki- takin- thin- think- thre- tien- toda- toni- troo- troop- vivi- wher- with- work- worke- woul- اخذو-
          الحب- المح- المحق- بالا- خايف- وقفو- يعتق- يعتقل-`,
        '-0.5': `#اذا #ارض #انتحار #اوقع #ايد #شبا #طلع #عندي #قريب #قفت #مسك #ممكن #وهو #وين #ياخذ #يكسر =abogado =acaba =acaban =after =ahorita =another =arms
          =arrest =ask =aunt =bad =baje =bathroom =bebe =before =blow =borracho =boys =buddy =checking =children =comes =cps =cut =dark =deteniendo =donde
          =dragging =driving =end =esposa =estacion =estar =eyes =face =feel =find =found =gas =good =guy =hear =her =hour =how =investigator =jump =jumping
          =kill =know =knows =last =lawyer =licencia =life =line =lips =live =lleva =llevando =machete =mejor =metiendo =moving =neighbor =next =oficial =over
          =papa =perro =phone =point =preguntas =prueba =puedo =quiere =ran =reading =rope =self =shoot =since =sleep =speak =station =stay =stepdad =swallowed
          =tasing =tiene =today =toddler =todos =top =trunk =twins =us =vehicle =waiting =wake =wall =walmart =when =window =ابي =اخي =اذا =السياره =الشباك
          =اوقع =تعتقل =رح =رفيقي =صديقي =طلع =عمي =عيش =مو =هسه =هلق =وهو =يضرب =يقول @011 @now-he @past ANSWERAR CAR DIE GOODBYE IWANT LETGO MISSING NECK
          OVERDOSE PAST POINT QUESTIONED QUESTIONING SEIZED SOBRIETY Street TOOKES Traffic WAVING Worker ^ASKINGAR ^DANGERES ^EX ^End ^HIDING ^IF ^IWANT ^KIDNAP
          ^KILL ^LOTS ^NOW ^PULLEDAR ^SUICIDAL ^Sick abog- aboga- acaba- ahori- anot- anoth- bath- bathr- befo- befor- block- book- borr- borra- breat- budd-
          bull- child- come- conv- court- desa- desap- deten- dond- drag- dragg- drin- drivi- empt- estac- foun- frie- frien- hacie- inve- inves- jumpi- know-
          lawy- lawye- mach- mache- mejo- mori- movi- movin- nurs- passe- phon- pick- pren- prend- prot- prote- prue- prueb- pued- puls- quer- queri- quit-
          read- readi- reco- recor- refu- refus- resp- respi- shot- sigu- sinc- slap- slapp- sobr- stat- stati- stop- stra- strai- suel- swal- swall- tasi-
          tasin- todd- toddl- todo- trac- track- trun- twin- vehi- vehic- wait- waiti- walm- walma- windo- writ- السي- السيا- الشب- الشبا- الكل- الكلب- رفيق-
          ساعد- ساعدو- سيار- كلبش- كلبشو- ياخذ- ياخذو-`,
        '-0.6': `#ابن #احد #انا #تحقيق #تعتقل #حدا #رجل #سكران #سياره #عيش #كلبش #مدرسه #موقف #نار #هلق #يحاول #يخنق =14 =arrestando =asked =atras =babysitter =balazos
          =blood =boss =bro =carro =checkpoint =corte =cuffs =dejan =die =digo =done =drunk =estoy =except =form =friends =gets =gone =hablando =handcuffs =hr
          =ids =jail =keep =locked =love =mad =made =me =metio =minutes =mn =need =od =parando =passenger =pull =purse =questioning =roof =running =sat
          =shooting =statement =stop =stopped =turn =uncle =viene =yes =yo =ابنتي =اريد =انا =جوزي =حدا =رجل =زوجي =سلاح =قدامي =مرتي =معي =هو =واحد =يحاول
          =يسالوني @010 @now-we BEHIND CPS EVERYONE EX FAINT FALLEN FIND HIGHPLACE HOWTO LATER LIVE OVERDOSED POISON PULLEDAR RAID ROADSIDE SOMEONE SUICIDAL
          ^CPS ^OVERDOSED ^Traffic acab- agar- agarr- arre- arres- aske- atra- ayud- balaz- bloc- bloo- check- chil- conf- confe- cuff- decl- decla- drun- escu-
          esto- exce- excep- fing- finge- guar- haci- hamm- hamme- happ- happe- haul- locke- paran- poin- point- post- pour- purs- remo- remov- robb- rompi-
          runn- runni- seno- shoot- stab- star- state- stepd- stopp- vien- ابنت- اعتر- الاض- الاضو- الحي- بالش- تعتق- صديق- قدام- موقف- موقو- يحاو-`,
        '-0.7': `#تاخذ #تلفون #سلاح #شخص #شغل #قاعد #مسلح #يسالو =94 =alguien =bag =bats =be =detaining =esposando =everybody =ex =gave =handcuffing =hoy =le =light
          =marido =nina =nos =para =patrulla =pick =pide =questions =raiding =sople =tied =walk =your =بدو =تاخذ =جاي =دخل =شخص =لي =واقف =وراي =يكسر BLEEDING
          CUFFS IROOM LETME PULLED QUESTIONS ROADTALK STATED TAKINGAR TIRED WRISTS ^FAINT ^HURTING ^MISSING algu- algui- armad- auti- autis- chai- deta- detai-
          handc- line- marid- pass- ques- quest- raid- raidi- sent- shoo- sopl- trab- traba- uncl-`,
        '-0.8': `#راي =arresting =bano =breaking =car =desk =hombre =k9 =paro =trabajo =wait =بي =يفتش @now-EX ARRESTING COPCAR DANGERES LOCKED PASSEDOUT PULLING ^Held
          break- clea- firm- hunt- inte- inter- matte- بالم-`,
        '-0.9': `=office =ppo CUFFEDAR back- bala-`,
        '-1.0': `=side`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.6': `PULLED`,
        '1.5': `SOBRIETY`,
        '1.2': `LIGHTS`,
        '1.1': `GETOUT PAPERS PULLEDAR`,
        '1.0': `ROADSIDE ROADTALK Traffic`,
        '0.9': `#راي =test =trooper =الشرطي =وراي PULLING PULLINGAR radi- موقف-`,
        '0.8': `#قفت =keys =luces =reten =shoulder =stopped =يفتش ASKINGAR ^ASKINGAR ^PULLEDAR ligh- luce- rete-`,
        '0.7': `=baje =cop =curb =had =k9 =lights =lit =oficial =parando =pararon =paro =passenger =pide =radio =sit =sople =window para- paran- parar- revi- revis-
          seat- sopl- stopp-`,
        '0.6': `#رخصه #فحص #نفخ #يفتش =75 =blood =blow =breathalyzer =carro =dui =mota =or =over =parado =perro =suspended =traffic =vehicle =انفخ =شرطي =فحص =والشرطي
          =وقفني ^PULLED bloo- carr- face- guard- light- ofic- ofici- pull- stop- traf- traff- troo- troop- under- vehi- vehic- windo- الاض- الاضو- اوقف- والش-
          والشر- وقفت- وقفتن- وقفن- وقفون-`,
        '0.5': `#وقف =alcohol =checkpoint =draw =friends =hacia =light =made =officer =parar =prueba =pulled =revisar =road =search =tapping =thing =walking =wants
          =weed =while =writing =رخصتي BEHIND ^GONEOFF ^Gear ^LIGHTS ^Traffic alco- alcoh- cons- lice- licen- pren- prend- prue- prueb- pulle- tapp- tappi-
          walki- whil- writi- رخصت- سيارت- وقفو-`,
        '0.4': `#انزل #سياره #مني #موقف =17 =acaba =alphabet =buddy =digo =drunk =glass =hit =id =licencia =license =papers =purse =side =step =traigo =we =were
          =where =yes =السياره =انزل =بدو =سيارتي =مني =وقفوني @111 DOGS ^NOW ^Near alph- alpha- apar- budd- drin- drun- glas- guar- hace- passe- perr- purs-
          susp- suspe- traig- want- wher- السي- السيا-`,
        '0.3': `#تفتيش =asked =car =does =found =policia =ran =shaking =speak =stop =ابن =تفتيش =عمي CAR SEARCH TALKING ^LURKING aske- back- check- foun- llama- look-
          paper- patr- patru- sear- searc- shak- shaki- unde- walk- تفتي- سيار-`,
        '-0.3': `#احد #بلعت #حبوب #دخل #سكين #قريب #ولد #يضرب #يقتل #يهدد * =again =agents =ago =ahora =alguien =already =answer =anymore =apartment =arresting =ayuda
          =banging =best =boyfriend =break =breaking =broke =brother =bunch =come =cps =dicen =dos =estan =flashlights =friend =garage =girl =hay =help =here
          =him =himself =home =husband =ice =miedo =migra =mis =moms =motel =mother =much =need =neighbor =not =off =phone =pistola =preguntas =quieren =quiero
          =room =school =se =she =shoot =sister =somebody =son =stairs =station =tengo =then =through =thru =trying =va =whole =worker =year =اخذوا =الان =البيت
          =المحقق =الهجره =بدي =بلعت =حالي =حبوب =شرطه =عن =قدام =يضرب @110 @201 @now-CHILD @now-CPS @now-DETECTIVE @now-KIN @now-SOMEONE @now-she @plain ARREST
          CPS Drug GONEOFF HANDS HIDING HURTS KILLED KIN NUMBER OUTES Room TAKING WEAPON Weapon Worker ^CPS ^General ^IF ^Interview ^KIN ^PRESENT ^REFL ^TOOKAR
          ^Worker agai- agen- agent- algu- algui- alrea- anym- anymo- bang- bangi- breat- brok- brot- broth- bunc- char- charg- dice- ever- fent- fenta- gara-
          garag- golp- golpe- hacie- hand- hear- herm- herma- hims- himse- husb- husba- inte- inter- kick- llev- lleva- mied- migr- mote- moth- mothe- phon-
          preg- pregu- prot- prote- sali- scho- schoo- screa- sist- siste- someb- stai- stair- stati- teng- throu- truc- tryi- tryin- whol- work- worke- اخذو-
          البي- المح- المحق- الهج- الهجر- ياخد- ياخدو- يسال- يضرب- يضربن-`,
        '-0.4': `#افتح #انتحار #اوقع #باب #بدي #بيت #تاخذ #حيا #خايف #غرف #قدام #معهم #نايم #نفس #وقع #يدق #يقول =14 =6 =911 =afuera =agarro =agent =arrestando
          =basement =be =before =belt =came =campus =can =care =casa =choking =cold =cousin =dad =declaracion =detective =dragging =encerrada =encuentro =entrar
          =esposando =estacion =fell =find =from =fue =goodbye =gun =guns =guy =happened =heart =hija =hijo =hitting =hombre =hurting =inside =jump =keeps
          =kicking =kid =knife =law =lawn =lawyer =left =locked =lost =mama =minute =missing =myself =narcan =nina =nino =novio =once =orden =order =other
          =pegando =pills =please =police =porch =ppo =puerta =questions =rolled =roommate =sala =same =security =sent =showed =sobredosis =sorry =store =stuff
          =swallowed =table =taking =telefono =texting =tocando =trabajo =trailer =vivir =wall =walmart =way =wife =yard =ابني =ابوي =اختي =اخذت =اخي =اريد
          =الباب =امي =اوقع =بسياره =تاخذ =تلفوني =شي =صديقي =عالباب =عيش =مع =معهم =واحد =وقع =يقتلني =يقول @001 ANSWERAR ANYMORE CAMEIN CHILD Calendar
          DETECTIVE HOME HOUSE HURT IROOM IWANT Interview KIDNAP KILL KNOCKED KNOCKING NARCAN NOOSE OVERDOSE PASSEDOUT PAST PHONE Paperwork Plea REFL SOMEONE
          Sick TAKEES Violent WARRANT Young ^DETECTIVE ^Drug ^EX ^End ^GRABBED ^HURTING ^MISSING ^QUERY ^SOMEONE ^Sick afue- afuer- alre- amig- answ- answe-
          apart- ayud- base- basem- befo- befor- blea- bleac- brea- camp- campu- chok- choki- cont- corta- cour- cous- cousi- cuar- cuart- decl- decla- desp-
          dete- detec- drag- dragg- ence- encer- encu- encue- espo- espos- esta- estac- good- goodb- gran- grand- grit- hitt- hitti- homb- hombr- hurt- hurti-
          insi- insid- keep- kicki- knif- lawy- lawye- load- locke- mana- mess- meti- miss- missi- myse- mysel- narc- narca- orde- othe- pare- park- pega-
          pegan- pers- pill- plea- pleas- point- puer- puert- puls- ques- quest- quita- resp- respi- respo- rolle- room- roomm- scre- secu- secur- shoo- short
          sobre- sorr- stab- step- stra- swal- swall- take- taki- takin- tele- telef- texti- tien- tocan- trab- traba- uncl- walm- walma- البا- بسيا- بسيار-
          بيتن- تلفو- تلفون- عالب- عالبا- يقتل- يقتلن-`,
        '-0.5': `#برا #بنا #تعتقل #حطو #دوا #عيش #محقق #مفقود #هجره #وين =10 =15 =after =alive =amigo =aparece =aqui =ate =baby =boy =call =camioneta =class =couch
          =creo =cuffs =desde =drive =driveway =drop =esposado =este =everybody =ex =floor =four =gas =going =gone =good =hand =handed =her =hiding =hold =hour
          =house =hurry =interrogating =ir =keep =lady =lie =llevar =loaded =lot =loudspeaker =make =mall =matar =mejor =money =nobody =note =novia =od =office
          =old =own =papa =peeking =policias =pounding =put =putting =responding =rope =salir =shoes =si =sleep =stab =statement =steps =su =supposed =text
          =them =this =tied =tienda =time =tomo =top =two =type =uncle =wanting =when =who =without =you =برا =بنتي =بيتي =جوزي =رفيقي =علينا =كل =ما =مرتي =مو
          ACTOR ANSWER BREAKIN CHARGED COMEIN COURTS DOOR EX End HURTING IDIOM LATER LEFTNOTE LEGAL MISSING ONLINE OVERDOSING QUESTIONS SEIZED SEVERE STATEMENT
          STATION SUICIDE TAKINGAR TIRED TOOKES WAKE ^ANYMORE ^CAMEIN ^DANGERES ^FIND ^GOODBYE ^HOWTO ^LOTS ^OVERDOSED ^Paperwork ^Plea ^SUICIDAL ^Violent afte-
          agar- agarr- ahorc- aliv- apare- break- bull- chas- chil- clas- clos- comp- conf- confe- conv- couc- desa- desap- desd- despe- entra- floo- goin-
          hande- hidi- hidin- hous- hurr- inve- inves- lett- llega- loade- lock- loud- louds- mata- mejo- mone- mori- nobo- nobod- novi- nurs- over- peek-
          peeki- poin- porc- poun- pound- putt- putti- raid- remo- remov- rode- roll- sent- shoe- showe- slee- stabb- star- state- stor- stran- stuf- subi-
          subie- suic- suici- supp- suppo- tabl- thre- tiend- trail- viol- viola- vivi- wanti- with- witho- الكل- الكلب- بالا- بالب- تعتق- رفيق- صديق- علين-
          كلبشو- مفقو- واقف- يعتق- يعتقل-`,
        '-0.6': `#ارض #سلاح #كلبش #مطار #يخنق =around =arrest =arrested =aunt =bro =close =cops =crazy =cuffing =day =dead =deja =dejan =dejo =deputies =diga =dude
          =even =ever =everywhere =fbi =feel =following =handcuffs =hear =hoy =into =job =kill =knocking =last =love =marshals =meds =night =only =outside =plan
          =puedo =read =say =shed =since =stopping =throwing =todo =tome =too =train =upstairs =wake =windows =اخوي =بدهم =بيقولوا =رح =في =لا =مش =ورقه
          =يسالوني @210 @now-EX DIE FAINT FALLEN GOODBYE HIGHPLACE JUMPAR KILLING LIVE OVERDOSED POINT POISON QUESTIONED RAID STATED SUICIDAL WAVING ^LIVE arou-
          aroun- arre- arres- busc- busca- cort- craz- cuff- cuffi- deja- entr- handc- happe- knock- lette- lleg- mari- mars- marsh- nigh- outs- outsi- post-
          press- pued- quit- robb- sinc- snor- surr- throw- toca- toda- upst- upsta- watc- بيقول- مسكو-`,
        '-0.7': `#ايد #سجن #مسك =bed =both =bye =cars =detained =die =door =end =es =foot =gray =held =hood =loud =paper =puente =reading =swat =thinking =threw =today
          =van =woods =write =بي ARRESTED ARRESTING BLEEDING BREATHE COPCAR CUFFS QUESTIONING WRISTS ^KNOCKING cell- clea- deta- detai- happ- puen- puent- push-
          read- readi- show- think- trac- track- visi- wood- كلبش-`,
        '-0.8': `=20 =away =edge =gave =life =manos =officers =parking =six =truck =your =بابي DANGERES NECK ^FAINT book- clim- climb- door- insu- knee- knoc- mano-
          parki- بالم-`,
        '-0.9': `#تلفون =breathing =talk CUFFEDAR`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.5': `QUESTIONING`,
        '1.4': `IROOM`,
        '1.1': `ANSWER Interview STATEMENT STATION`,
        '1.0': `QUESTIONED STATED`,
        '0.9': `#محقق #يسالو ASKAR DETECTIVE PHONE inte- inter-`,
        '0.8': `#تحقيق #قاعد =detective =diga =office ^ASKING ques- quest-`,
        '0.7': `=customs =estacion =hr =pick =read =sat =suits =truth =محقق =يسال =يسالوني QUESTIONS ^ASKAR ^SAY conf- confe- estac- inve- inves- preg- pregu- trut-
          يسال-`,
        '0.6': `#جوا #يحقق =bro =campus =interrogando =interrogating =investigator =keep =keeps =questioned =questioning =sala =statement =station =windows =yes =بي
          =جوا =مع HABIT ^PHONE ^QUESTIONING camp- campu- habl- keep- state- stati- suit- يحقق- يحققو- يسالو- يستجو-`,
        '0.5': `#احك #مركز =14 =anything =ask =boss =but =escuela =hablando =happened =initial =interrogation =interviewed =ir =pen =saturday =sin =slid =wait =write
          =احكي =المحقق =بالمركز =معي =يحققوا LEFTNOTE TALKING anyt- anyth- clea- cust- custo- escue- firm- init- initi- satu- satur- اعتر- المح- المحق- بالمر-
          يستج-`,
        '0.4': `#تلفون #عندي #ورقه #يسال =asking =been =crying =declaracion =dejan =even =everything =fbi =hours =interrogated =other =phone =preguntando =preguntas
          =questions =quieren =stuff =two =wall =yo =غرفه =ورقه @now-DETECTIVE ^JUDGE askin- blea- bleac- cryi- cryin- decl- decla- escu- habla- hacie- happe-
          hour- othe- phon- post- stat- stuf- بالم-`,
        '0.3': `#مدرسه #ممكن =about =alone =asked =bed =boy =guy =lawyer =room =say =says =thru =till =waiting =بدهم =عن =يقول abou- alon- answ- answe- aske- aski-
          call- calli- cont- deja- detec- grab- happ- lawy- lawye- leav- reco- recor- susp- suspe- wait- waiti-`,
        '-0.3': `#اخذ #باب #برا #حال #يضرب * =after =agarro =aqui =at =atras =ayuda =baby =back =be =beating =blue =boyfriend =call =choking =de =do =encuentro
          =esposado =esposando =eyes =father =fight =floor =for =front =garage =get =getting =going =golpeando =ground =help =her =herself =knife =lights =lips
          =mi =ninos =on =outside =parking =pills =putting =quiero =quitar =saying =screaming =se =she =sheriff =siguiendo =threatening =todas =todos =tomo
          =trying =vivir =walking =warrant =اخذ =البيت =الهجره =بدي =برا =رخصتي =زوجي =علينا =عيش =في =كل @100 @110 @done @now-EX @now-SOMEONE @past @plain
          ASKINGAR BEHIND BODY CHILD EVERYONE End FALLEN GRABBED HIDEOUT KILLED LOCKED NOOSE Near PAST REFL TAKING TOOK TOOKAR TOOKES WARRANT Worker Young ^EX
          ^PRESENT ^REFL ^SEIZED ^SOMEONE agar- agarr- atra- beat- beati- boyf- boyfr- brea- chec- choki- encu- encue- fath- fathe- floo- fron- gara- garag-
          gett- getti- goin- grand- groun- herm- herma- hers- herse- knif- nino- outs- outsi- pape- parki- pill- putt- putti- resp- respo- sayi- sayin- screa-
          sigui- sist- siste- todo- tryi- tryin- unde- walk- walki- warr- warra- البا- البي- الهج- الهجر- رخصت- علين- ياخد- ياخدو-`,
        '-0.4': `#اقف #بدي #بعد #حبوب #سكين #سلاح #سياره #كلبش #وقف #يهدد =6 =acaba =acaban =afuera =al =all =anymore =apartment =baje =bedroom =belt =breathing =broke
          =bunch =bus =carro =cold =coming =custody =dead =detaining =detectives =deteniendo =dice =did =drank =drive =drunk =empty =entrar =estar =ex
          =following =found =goodbye =head =hi =himself =his =hitting =hombre =house =inside =into =job =jumping =kid =knees =knows =license =light =llevar
          =looking =lot =meds =min =mis =mom =morning =mouth =much =myself =narcan =not =note =o =order =our =over =passed =patrulla =pegando =piso =please
          =probation =puedo =responding =revisando =salir =shaking =shoot =sister =sobredosis =someone =stairs =standing =still =stopped =su =taking =their
          =traffic =trailer =us =vida =voy =we =window =y =اخذت =اخي =افتحوا =الكلبشات =حبوب =رجع =سياره =شرب =قدام =لا =من =وقفني =ولادي =يفتشوا @000 ARRESTED
          BREAKIN Drug EX GONEOFF Gear HANDS HOWTO HURT HURTEN IWANT KILL LEDGE LIGHTS NARCAN NEEDLE POINT Plea ROADSIDE ROUGH SEARCH SEVERE Traffic Violent
          WEAPON Weapon ^ASKINGAR ^Drug ^FAINT ^Gear ^General ^HURT ^Held ^IWANT ^Moment ^NOW ^Near ^Violent acaba- afte- afue- afuer- amig- anym- anymo- apar-
          apart- atta- attac- bedr- bedro- breat- brok- bunc- cami- char- charg- comin- cour- desp- despe- dran- drun- empt- entra- figh- flas- flash- foll-
          follo- foun- good- goodb- gran- grit- grou- hims- himse- hitt- hitti- homb- hombr- hous- insi- insid- jump- jumpi- know- lice- licen- lleg- load-
          look- looki- mori- morn- morni- mout- muer- myse- mysel- narc- narca- neig- neigh- parad- patr- patru- pegan- plan- prob- proba- respi- sali- shak-
          shaki- sher- sheri- shoo- short sigu- slee- sobre- someo- stab- stabb- stai- stair- stan- stand- stil- taki- takin- thei- thin- traf- traff- trai-
          trail- truc- افتح- افتحو- المس- بسيا- بسيار- سيار- كلبش- كلبشو- وقفن- ولاد- يفتش- يفتشو-`,
        '-0.5': `#احد #افتح #بيت #تاخذ #تفتيش #حدا #دوا #راح #رجع #رجل #رخصه #سجن #شارع #طلع #عيش #قريب #لاق #معهم #مفقود #موقف #هجره #هون #يدق #يفتش #يفوت =12 =20 =4
          =again =agents =ago =alive =allowed =around =arrestando =as =basement =bat =blood =both =breathalyzer =car =child =clothes =deja =dejo =deputies =door
          =dope =downstairs =draw =drawers =drink =drinking =drop =everyone =four =grandma =grandpa =guns =had =hall =handcuffing =handcuffs =hey =hiding =hurry
          =ice =jail =judge =jump =kill =landlord =law =llego =love =man =manos =marshals =matar =mejor =migra =mixed =moms =more =motel =nos =novio =od
          =oficial =open =overdosing =own =papa =papeles =parando =party =peephole =picked =pide =ppo =prueba =radio =reason =revisar =rights =roof =roommate
          =running =send =shower =sople =stopping =store =swallowed =tiene =til =tome =tonight =too =train =trooper =vehicle =viene =اريد =افتح =الارض =امي
          =بالشارع =بالمطار =بدو =بيتي =تفتيش =جوزي =حدا =رجل =رفيقي =شي =صديقي =طلع =عالباب =عالبيت =ما =معهم =هو =هون =و =واحد =واقف =وراي =يفتش =يقولون
          @now-CPS COLOR DOOR FIND HIDING HURTING JAILED KIDNAP KILLING KNOCKING LEGAL OVERDOSE OVERDOSING Sick TAKINGAR TIRED TONIGHT ^DANGERES ^HEDGE ^HURTING
          ^JUST ^KIDNAP ^KNOCKING ^LOTS ^MISSING ^PULLED ^Plea ^SUICIDAL abri- acab- agai- ahorc- aliv- allo- allow- anyw- arou- aroun- babys- base- basem-
          bloc- bloo- break- brin- carr- chil- chok- clim- climb- clot- cloth- cort- depu- deput- desa- desap- deta- detai- downs- draw- drawe- drink- guard-
          hand- hidi- hidin- hurr- judg- kill- knee- land- landl- ligh- light- mano- mars- marsh- mata- mejo- migr- mixe- mote- novi- over- papel- para- paran-
          part- passe- peep- peeph- pega- pick- picke- prue- prueb- pued- quita- reas- reaso- refu- refus- regr- regre- right- rode- room- roomm- runn- runni-
          scre- sente- stop- stopp- stor- suic- suici- swal- swall- tonig- touch- troo- troop- vehi- vehic- vien- viol- viola- vivi- watc- watch- wris- الار-
          الكل- الكلب- اوقف- بالب- بالس- بالشا- بالمط- تفتي- رفيق- عالبا- عالبي- مفقو- موقف- يقول- يقولو-`,
        '-0.6': `#ارض #تعتقل #جاي #راي #شخص #قفت #ماخذ #يدخل =aunt =blow =bye =came =cars =closet =consent =contesta =creo =cuffs =dad =dui =end =find =giving =hands
          =hay =hoy =kids =knocking =lawn =letters =life =lit =live =long =minute =neighbors =never =next =odd =orden =paro =patrol =peeking =policias =por
          =puerta =purse =ran =recording =reten =road =second =self =sent =sons =sorry =steps =take =texted =that =then =thinking =trunk =turn =uncle =van =wake
          =were =while =why =wrote =ابوي =بابي =بنتي =شخص =شربت =قالي =مش @111 ARRESTING BLEEDING BREATHE COMEIN COPCAR CUFFS DANGERES DIE FAINT LIVE MISSING
          PASSEDOUT POISON PULLED PULLING SUICIDAL SUICIDE WAKE ^GONEOFF ^GOODBYE ^LOCKED ^PULLEDAR baby- coll- cons- conse- cuff- deci- decid- deten- drin-
          givi- givin- guar- handc- knock- neve- orde- overd- peek- peeki- puer- puert- purs- quit- radi- remo- remov- rete- revi- revis- sear- searc- sopl-
          sorr- stran- surr- texte- think- toca- toni- touc- tran- trun- uncl- whil- wrot- الاض- الاضو- الحي- بالا- بيتن- تعتق- صديق- عالب- مسكو- موقو- وقفو-
          وقفون- يعتق- يعتقل-`,
        '-0.7': `#قال #مطار #يخنق =abra =abro =arms =arresting =away =bag =casa =check =day =die =done =fell =foot =gone =keys =look =mama =papers =place =point =porch
          =rope =search =shoulder =stay =swat =taken =todo =unit =unos =way =weed =would =writing =yard =رح DOGS GOODBYE JUMPAR NECK PULLEDAR RAID ^ACTOR
          ^COURTS ^GRABBED ^Paperwork comp- door- knoc- matt- paper- perr- plac- porc- step- take- woul- writi- بالح-`,
        '-0.8': `#سكران #عند #مسك =dog =plan =sit =state =test =شرطه =عند CUFFEDAR OVERDOSED ^ASK book- smel-`,
        '-0.9': `=gas GETOUT PULLINGAR back-`,
        '-1.0': `=step ROADTALK`,
        '-1.1': `SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.3': `MISSING`,
        '0.9': `#مطار =kids =ran EX Worker`,
        '0.8': `=order =state CHILD KIDNAP remo- remov-`,
        '0.7': `#ابو #لاق #مفقود #موظف #ولاد =aparece =dark =find =mis =never =niece =robo =ولادي @now-CPS CPS FIND GIVEBACK Young ^EX apare- brin- neve- niec- visi-
          مفقو- ولاد-`,
        '0.6': `#اطفال #جاي #خطف #مستشف #ياخد =12 =allowed =bebe =bring =fue =give =gone =hospital =kidnapped =llevo =mexico =park =removing =salio =suegra
          =trabajadora =twins =woman =ياخدوا GONEOFF TAKINGAR ^KIDNAP ^MISSING ^Worker allo- allow- hosp- hospi- mexi- mexic- miss- nurs- orde- perdi- regr-
          regre- sueg- suegr- twin- woma- لاقي-`,
        '0.5': `#حما #ضاع #ياخذ =13 =6 =baby =cps =custody =desaparecio =empty =encuentro =four =friends =gave =hijos =lady =missing =newborn =nina =nino =river
          =robaron =some =toddler =visit =wrong =اخذوا =حمايه =ضاع =طليقتي ONLINE TAKEES ^CPS auti- autis- chil- desa- desap- empt- encu- encue- guar- hijo-
          missi- newb- newbo- peel- perd- quita- rive- robar- servi- todd- toddl- wron- اخذو- البن- حماي- طليقت- ياخذ- ياخذو-`,
        '0.4': `#اخذ =ago =because =children =esposa =foster =goodbye =hold =llevar =mall =off =open =place =running =screaming =stranger =with =worker =ya =year
          =بنتي @210 TOOKES ^HOUSE ^Paperwork beca- becau- child- cust- custo- fost- foste- good- goodb- llev- paper- pick- quit- roba- runn- runni- serv- work-
          worke- طليق-`,
        '0.3': `#ولد =14 =3 =again =answer =contesta =county =grabbed =hija =kid =law =line =old =porch =someone =telling =took =where =while =yard @201 Calendar
          lleva- screa- someo- stat- stran- tell- telli- wher- whil- ياخد- ياخدو-`,
        '-0.3': `#اعمل #باب #بدي #حدا #علي #عندي #معه #وقف #يضرب #يفتش #يهدد * =10 =afuera =am =bedroom =best =bleeding =boyfriend =brother =called =closet =crying
          =cut =door =down =drank =drinking =esposo =estan =estoy =everybody =fbi =feel =friend =garage =golpeando =hago =hear =hermana =hermano =hit =i =ice
          =if =job =just =lawyer =live =living =many =me =now =outside =pastillas =patrulla =pegando =respira =said =sheriff =sitting =stopped =tell =think
          =thinking =this =tienen =told =trabajo =trying =uncle =up =waiting =walking =want =warrant =we =what =whole =window =you =اعمل =ان =حدا =شرطي =شو
          =قدام =لا =معه =معي =يضرب =يضربني =يفتش @100 @now-POLICE @now-he @plain @present ASK End HASES HURTS KILL KILLED KILLING KNOCKING LATER LETGO LIGHTS
          LOC Near OUTES POINT POLICE PULLEDAR PULLINGAR THING Traffic Violent WANT WRISTS ^ANYMORE ^ASK ^CHILD ^CLITIC ^Drug ^Official ^PASTVERB ^POLICE
          ^PRESENT ^SEIZED afue- afuer- agar- agarr- arre- arres- ayud- bedr- bedro- blee- bleed- brot- broth- call- calle- cons- cryi- cryin- despi- dran-
          drink- ence- encer- entr- esta- esto- gara- garag- golpe- hand- happe- herm- herma- lawy- lawye- lice- licen- livi- livin- llama- mata- meti- offi-
          offic- outs- outsi- over- overd- past- pasti- patr- patro- patru- pega- pegan- pist- pisto- pull- righ- sear- searc- short sitt- sitti- step- stop-
          stopp- thin- threa- tiene- toca- trai- tryi- tryin- uncl- wait- waiti- walki- warr- warra- whol- wind- windo- يضرب- يضربن-`,
        '-0.4': `#اذا #اطلع #اقف #برا #حيا #سكران #شرطه #قدام #قريب #كتير #محقق #ورقه #يتنفس #يحقق #يسال #يسالو =acaban =adios =alive =another =arrestando =arresting
          =asked =basement =beating =belt =blood =break =breathing =casa =chasing =choking =close =cop =cuffed =detective =dog =driveway =entrar =esposado
          =estar =everything =eyes =fentanyl =floor =foot =girlfriend =guns =hallway =handcuffs =hands =hang =hay =heart =herself =hour =hurt =id =inmigracion
          =inyecto =knocking =lawn =long =machete =mama =matar =mejor =much =myself =narcan =nos =nothing =of =over =pararon =parked =patrol =people =pills
          =police =puedo =puerta =put =q =questioned =quiero =reten =room =round =safe =same =searching =sentido =shot =should =si =side =store =stuff
          =swallowed =taken =talk =then =todo =too =turn =us =used =wants =ابوي =اختي =اخد =اذا =اريد =اطلع =البوليس =الهجره =بدي =برا =دخل =رخصتي =شي =صديقي
          =علي =عم =كتير =كل =و =واقف =يتنفس =يقول @000 @010 @now-DETECTIVE @now-SOMEONE ARRESTED ARRESTING ASKAR ASKINGAR BEHIND DETECTIVE FALLEN GOODBYE HABIT
          HANDS HURT IF KNOCKED NARCAN OVERDOSING PULLED PULLING Plea ROUGH Room SEARCH SOBRIETY Weapon ^ASKING ^ASKINGAR ^DANGERES ^GRABBED ^HURTING ^IWANT
          ^JUST ^KILL ^KNOCKED ^LOC ^LURKING ^Moment ^PULLEDAR ^Plea ^Sick ^Violent acab- acaba- adio- aliv- anot- anoth- aske- atta- attac- base- basem- beati-
          bloo- boyf- boyfr- breat- chas- chasi- chec- check- chok- choki- clim- climb- comp- corta- cuffe- deja- desp- deta- detai- detec- down- drive- entra-
          ever- every- fent- fenta- fing- finge- flas- flash- floo- girlf- golp- hallw- happ- hers- herse- inmi- inmig- inye- inyec- kick- knoc- knock- ligh-
          llam- mach- mache- mejo- migr- mome- momen- myse- mysel- narc- narca- noth- nothi- para- parar- parke- peop- peopl- pill- point- preg- pregu- puer-
          puert- repl- respi- respo- rete- roun- senti- sheri- slee- stabb- stor- susp- suspe- swal- swall- take- tumb- tumba- vien- want- البو- البول- الهج-
          الهجر- بالح- رخصت- رفيق- سيار- يتنف- يحقق- يحققو- يقول- يقولو-`,
        '-0.5': `#انا #بلعت #حال #دخل #دوا #رخصه #رغو #سلاح #سياره #كلور #مسك #نبض #نفس #يخنق #يرد #يقول =20 =5 =60 =abro =all =anda =answering =apartment =arm =asking
          =ba2a =bathroom =being =better =blocking =bond =boss =both =breaking =broke =cloro =cold =cops =cortando =cuffs =customs =dejan =detaining =detenido
          =die =drink =followed =getting =good =ground =hall =handcuffed =handcuffing =hiding =himself =hitting =hung =hurry =hurting =inconsciente
          =interrogation =ir =keep =knife =last =letter =light =loud =meds =message =migra =next =officers =para =parking =posted =que =questioning =quick
          =reacciona =read =real =rifle =rights =run =scared =shaking =siguiendo =something =stairs =statement =step =street =suicide =table =texted =thing
          =tied =trago =under =va =vivir =wait =wake =walk =woods =write =yes =اخي =الايس =الشغل =الكلبشات =انا =بلعت =بيتي =رح =رغوه =علينا =عن =عيش =كلور =مو
          =نبض =هل =ورقه =يرد @now-we BREAKIN BREATHE CAMEIN COMEIN COPCAR COURTS DOGS Drug Gear HIGHPLACE HURTING IDIOM IROOM IWANT Interview NEEDLE NOOSE
          OVERDOSE OVERDOSED PAPERS PHONE PILLS STATED WEAPON ^ARRESTED ^End ^Gear ^HASES ^IF ^LIVE ^OVERDOSED ^SAY ^SUICIDAL ^Traffic anti- apart- aski- askin-
          bath- bathr- bein- bett- bette- book- brok- char- charg- clor- clos- close- despe- dete- dropp- fuer- gett- getti- glas- grou- groun- gumm- habl-
          handc- hear- hidi- hidin- hims- himse- hitt- hitti- hurr- hurt- hurti- inco- incon- jump- kill- knif- mori- much- need- park- parki- perr- poin- post-
          poste- pued- puls- ques- quest- quic- reacc- recor- regi- regis- resp- rifl- right- scar- scare- shaki- shoo- sigu- sigui- smel- somet- sopl- stab-
          stai- stair- state- stre- stree- stuf- suel- suic- suici- surr- text- texte- think- tira- touc- trag- vivi- with- wood- الاي- الحي- الشغ- الصغ- الصغي-
          الكل- الكلب- المح- صديق- عالب- علين- يسال- يسالو- يعتق- يعتقل-`,
        '-0.6': `#ارض #افتح #تحقيق #حبوب #رجل #شغل #صغير #عيش #غرف #ليش #محل #ممكن #هجره =15 =about =box =bro =care =carta =corte =creo =dejo =done =drunk =dude =end
          =face =gets =gun =guys =interrogating =into =jumping =kill =love =made =mas =more =mouth =novio =od =omg =once =ppo =protest =rope =salir =sent
          =shelter =shut =sin =speak =text =top =voy =way =weird =who =wife =wish =zip =اخوي =امي =جوزي =رجل =شرب =شربت =عمي =فرد CUFFEDAR DIE FAINT GETOUT
          LEFTNOTE LETME LIVE LOCKED PASSEDOUT QUESTIONED RAID SUICIDE Sick ^FAINT ^HOWTO ^QUESTIONING abou- beat- cart- clea- cuff- door- drin- drun- habla-
          jumpi- lett- mout- novi- pres- rode- sent- shak- shel- shelt- sobr- spea- tabl- unde- weir- بالش- بيتن- قالو- كلبش- كلبشو- يستج-`,
        '-0.7': `#سجن #شخص #قال =17 =alone =ate =call =cousin =head =keys =le =make =own =sit =sorry =strangling =suboxone =tomo =vida =viene =wall =wrote =تلفوني
          =حبوب =شخص =شرطه BLEEDING CHARGED DANGERES NECK SUICIDAL TIRED WAKE ^GOODBYE alon- cort- lette- llega- pris- sorr- subo- subox- wrot-`,
        '-0.8': `#قبل #كلبش #نايم =deja =ابن =قبل @011 CUFFS QUESTIONING deten-`,
        '-0.9': `POISON`,
        '-1.0': `=jail`,
      }),
    ],
  ]),
};
