import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.0': `#عيش POINT+LIVE about_to can_hear`,
    '0.9': `._i EX+GIVEBACK JUST+PULLED are_taking got_gun got_me never_came respi- they_taking`,
    '0.8': `#يخنق =عيش =يريد ARRESTED+NOW CHILD+MISSING HEDGE+WAKE IROOM+NUMBER KILLING+REFL Moment+PULLED SAY+GETOUT TOOK+POISON are_being being_taken
      breathing_$ matar_$ missing_$ not_stop to_die`,
    '0.7': `#ارض #نبض ._he ._it ._they =bro =lap =lit =min =od =q =rope =siguiendo =swallowed =علينا =نبض @210 ARREST+LIVE ASKING+DIE BE+QUESTIONED CLITIC+GOODBYE
      CLITIC+NECK CUFFEDAR CUFFEDAR+CUFFEDAR DETECTIVE+PHONE GOODBYE GOODBYE+GOODBYE GRABBED+JUST IWANT+LIVE KIDNAP+Young KIN+BREATHE KIN+FALLEN
      MISSING+CHILD MISSING+Young Near+Plea Official+QUESTIONING PRESENT+QUESTIONED RAID+THING Room+STATION SOMEONE+HOME SUICIDAL SUICIDAL+SUICIDAL
      TOOK+FALLEN WANT+SUICIDE Young+MISSING ^SUICIDAL ^_papa ^_says ^_عم and_are are_questioning because_that climb- cop_says despe- he_keeps his_foot
      his_mouth is_man is_stabbing is_writing keep_asking kitchen_$ le_estan living_$ mejor_me off_with outside_$ police_here que_sople quiere_matar swal-
      swall- there_are to_step vivir_$ want_in الشرطه_علي الشرطه_من بدو_يفتش بيتن- علين- عم_ياخذوا معه_مسدس يستج-`,
    '0.6': `#بنا #توقف #مفقود #يتنفس #ينتظر ._can ._please =ahorcando =ate =attacking =bed =cat =conteste =decided =deserve =despertar =esposado =estan =except
      =hombre =inconsciente =jump =llegaron =loud =love =manos =marshals =minute =morirme =mouth =overdosing =parando =pegando =recorder =reten =revisando
      =step =texted =tied =train =wake =الكلبشات =بيتنا =بيقولوا =قدامي =وراي =يتنفس =يخنق ASKING+GETOUT ASKING+OVERDOSE BE+PULLED BE+PULLINGAR
      BEHIND+Street BREATHE+Drug CAMEIN+BE CAR+TONIGHT CLITIC+ROADSIDE CUFFS+KIN DANGERES+HEDGE DETECTIVE+NOW DOOR+Plea EX+BREAKIN EX+Street FAINT+Drug
      FIND+CHILD FIND+NUMBER GIVEBACK+LIVE Gear+Held Gear+KNOCKING HASES+ARRESTED HASES+Held HURTEN+NOW Held+End IF+DIE IWANT+DIE Interview+NOW JUST+CUFFS
      JUST+KILL KIDNAP+CHILD KILL+LIVE KILL+REFL KIN+LOCKED KIN+OVERDOSE KIN+PULLINGAR LIVE+IWANT LOCKED LOCKED+LOCKED LURKING+ANSWER Moment+KILL
      NOOSE+WAVING NOW+KIN NUMBER+PASTVERB Near+WAVING OVERDOSE+Plea Official+GETOUT PILLS+FALLEN POINT+Room POLICE+HURTS POLICE+JUST PRESENT+RAID
      PULLED+PRESENT PULLEDAR+ROADSIDE QUESTIONING+KIN REFL+PILLS REFL+Room REFL+Sick ROADSIDE+POLICE SOMEONE+BEHIND SUICIDAL+LOTS TAKING+TALKING TIRED
      TIRED+TIRED TOOK+LOTS TOOK+OVERDOSE TOOKAR+Moment Traffic+TONIGHT WANT+DIE WANT+KILLING WAVING+WEAPON WEAPON+WAVING WILL+SOBRIETY Weapon+WAVING
      Worker+TAKINGAR ^ASKINGAR ^DANGERES ^_amber ^_dejo ^_estan ^_getting ^_life alguien_esta am_getting am_sorry am_under and_عم and_مو anymore_$
      anymore_i are_about are_doing are_knocking are_reading are_removing are_standing around_for arrestando_$ asking_if asking_me at_door at_me
      attacking_me away_with baby_from backwards_$ be_here being_interrogated being_interviewed being_questioned breaking_everything brother_on came_home
      can_see clim- cold_$ come_for cop_wants cops_at cps_at daughter_and dead_than deser- detective_esta driving_away en_este end_it ending_it
      esta_ahorcando esta_aqui esta_pegando estan_arrestando fell_out get_up girlfriend_took handcuffs_on has_me has_my have_me hay_policias help_he
      here_since inside_$ is_back is_hitting is_outside is_overdosing is_saying is_strangling it_before jump_$ keeps_asking kidnapped_my lawn_$ me_esta
      me_now me_pide me_police mi_bebe min_$ morir- never_see nobody_will nobody_would not_wake note_$ nurse_says off_bus officer_says oficial_quiere
      one_has or_no paran- parar_$ pegan- pen_$ perr- quiere_revisar reading_me sat_down sigue_aqui stopped_by taking_me tell_him they_are they_got threw_me
      to_jump to_shoot trooper_wants two_of want_money while_they whis- wife_on wife_to with_cop y_quieren اخذوا_بنتي اكل_حبوب الاض- الاضو- الكلب- انا_في
      اوقع_علي بدي_عيش برا_$ برا_البيت رخصتي_and عم_ياخدوا لا_يتنفس مفقو- من_ساعتين يتنف- يعتق- يعتقل- يقولو- ينتظ-`,
    '0.5': `#ابو #ازرق #الض #بقو #جواب #حطول #حمام #خوي #دور #شفايف #كلبش #كلبشو #ماخذ #موقف #يتم #يقول #يلبس #يهدد ._she ._that ._what 20_min =abra =backseat
      =breathe =comio =corazon =creo =cutting =dark =dejan =diga =edge =esposando =everybodys =flashlight =fr =hablando =hauled =hear =huele =ids =initial
      =investigador =migracion =mile =packing =peeking =pinned =pointing =pulso =regresa =removing =respira =searching =sentido =slid =snuck =sorry =stab
      =stairs =stopping =subieron =trae =tylenol =viviendo =wall =wish =world =ابنتي =الان =الغرفه =الموت =بابي =بالحمام =بقوه =بقي =جايين =جرعه =خوي =رجل
      =ضايعه =قادره =كلب =كلبشوني =محقق =نفسه =هلا =هم =وقفونا =يتم =يخنقني =يريدون =يسالون =يفتش =يقولون @now-he ANSWER+NOW ANSWER+SEARCH ANYMORE+End
      ANYMORE+GOODBYE ARREST+ANYMORE ARRESTED+COPCAR ARRESTED+Plea ARRESTING+ARRESTED ARRESTING+KIN ASKAR+KIN ASKING+HANDS ASKING+SOBRIETY ASKINGAR+CAR
      ASKINGAR+GETOUT BE+ARRESTING BE+CPS BE+GRABBED BE+HURTEN BE+IROOM BE+SEVERE BLEEDING+PRESENT BREAKIN+Near BREATHE+LOTS CAMEIN+GOT CAR+COPCAR
      CAR+Moment CAR+NOW CAR+Plea CHILD+CUFFS CHILD+GIVEBACK CLITIC+HANDS CLITIC+KILL CLITIC+SUICIDAL CLITIC+Sick CPS+HURTS CUFFEDAR+NOW Calendar+MISSING
      DANGERES+CLITIC DETECTIVE+OUTES DIE+GIVEBACK DIE+JAILED DOGS+BE DOOR+NOW Drug+HASES Drug+MISSING Drug+POISON EX+DOOR EX+LURKING EX+REFL End+NOOSE
      End+ROUGH FAINT+AWAY FAINT+PILLS FAINT+Plea FAINT+TOOK FIND+KIN FIND+Sick FIND+Young Gear+ROUGH General+DIE HABIT+AWAY HASES+COPCAR HASES+Gear
      HEDGE+ASKAR HEDGE+BEHIND HEDGE+HABIT HEDGE+WAVING HIDEOUT+NOW HIDEOUT+Plea HOME+DETECTIVE HOUSE+CPS HURT+BLEEDING HURT+LIVE HURT+MISSING HURTS+LATER
      IROOM+Moment IWANT+End IWANT+JUMPAR IWANT+LATER IWANT+SUICIDAL Interview+LURKING JOKE+HEDGE JUST+BREAKIN JUST+Gear JUST+HURTEN JUST+INTO JUST+PAST
      KIDNAP+KIN KILL+DIE KILL+End KILL+IWANT KIN+BODY KIN+COLOR KIN+CUFFEDAR KIN+CUFFS KIN+FAINT KIN+KILLING KIN+SUICIDAL KIN+SUICIDE KNOCKING+ASKING
      KNOCKING+Gear KNOCKING+SAY KNOCKING+WANT LETME+ANSWER LETME+SAY LETME+STATEMENT LIGHTS+LOTS LIGHTS+POLICE LIVE+Moment LURKING+ARRESTED LURKING+GOT
      LURKING+WANT LURKING+WAVING MISSING+KIN MODAL+GOODBYE Moment+ARRESTING Moment+BREAKIN Moment+BREATHE Moment+CUFFS Moment+Gear Moment+SEIZED
      NARCAN+PASTVERB NOOSE+GIVEBACK NUMBER+MISSING Near+Sick OUTES+ANSWER OVERDOSED+Plea OVERDOSING+Plea Official+JUST Official+PHONE Official+Street
      PASSEDOUT+PASTVERB PHONE+NOW POINT+ANYMORE POISON+Drug POLICE+CPS POLICE+QUESTIONING POLICE+ROUGH PRESENT+DANGERES PRESENT+EVERYONE PRESENT+WRISTS
      PULLED+POLICE PULLEDAR+NOW PULLEDAR+WILL PULLING+ROADSIDE Plea+KILL QUESTIONING+CLITIC QUESTIONING+NOW QUESTIONING+STATION RANOFF+BEHIND RANOFF+CUFFS
      RECENT+HANDS RECENT+LEDGE RECENT+PHONE RECENT+POISON REFL+ASKING REFL+DIE REFL+DOOR REFL+Drug REFL+MISSING ROADSIDE+PAPERS ROUGH+AWAY ROUGH+Young
      SAY+BREAKIN SAY+REFL SCARED+ANSWER SCARED+BODY SCARED+CUFFS SCARED+Room SCARED+Worker SEARCH+ASK SEIZED+POLICE SEVERE+HIDEOUT SOMEONE+ARREST
      SOMEONE+CAMEIN SOMEONE+Gear SOMEONE+Young STATION+WILL SUICIDAL+DIE SUICIDAL+GOT SUICIDAL+HURT Sick+TOOK TAKING+LIVE TALKING+TONIGHT TIRED+IWANT
      TIRED+WANT TOOK+Drug TOOK+FIND TOOK+Held TOOKAR+JUST TOOKAR+NOW WANT+HIGHPLACE WANT+JUMPAR WANT+LIVE WANT+SUICIDED WANT+TIRO WILL+SEARCH WILL+SUICIDE
      Weapon+HURTING Worker+CAR Worker+HURTS Young+CUFFS ^EX ^FAINT ^LIGHTS ^OVERDOSED ^PULLING ^TIRED ^_babysitter ^_been ^_being ^_creo ^_her ^_hombre
      ^_husband ^_lights ^_llego ^_od ^_watching ^_ابنتي ^_جايين ^_رجل ^_شخص ^_ضربني ^_فاتوا ^_لا ^_معه ^_هلق abla- agents_at ahora_mismo ahorc- am_14
      am_being and_change and_saying and_turned and_معهم and_يريد aqui_en are_arresting are_at are_here are_inside are_making are_outside are_searching
      at_hospital at_our at_us backs- backu- be_alive be_better be_dead beer_$ being_pulled being_stopped best_friend better_off boyfriend_in break_it
      bring_him brother_overdosed came_through came_with confession_$ cop_just cop_will cops_got cora- coraz- cuchillo_y cutti- de_fumar demas- desap-
      deserve_to detectives_are die_$ edge_of en_reten encuentro_mi esposado_$ esta_afuera esta_arrestando esta_hablando esta_parando esta_siguiendo
      estacion_y estan_aqui estan_interrogando ex_se feel_my find_her foot_in from_daycare from_school gas_on glass_$ golpeando_mi got_him got_one grit-
      hablando_con haci- hacia_mi hacie- handcuffs_$ haule- he_comes he_keep he_pulled he_said he_says he_sent he_wants head_$ her_at her_car her_father
      here_to here_with him_off his_truck homb- hombr- i_love i_wish ice_just in_bedroom in_it in_police incon- init- initi- is_6 is_cops is_empty
      is_hurting is_off is_pointing is_time is_trying is_walking jail_do just_now just_showed kid_at kid_in kill_us knocking_on know_where la_linea le_esta
      leave_until little_girl live_for llega- love_you machete_$ mano- me_agarro me_baje me_corte me_dejan me_dicen me_estan me_quiere me_tiene me_tome
      me_why men_$ minute_$ mori- moving_$ my_baby my_best my_girl my_keys my_self my_uber nino_se no_more no_respira not_allowed not_breathing not_bring
      not_get note- officer_has officers_are or_they out_car out_loud over_i packi- papa_de party_$ peek- peeki- pinn- pinne- plai- police_outside
      police_say policia_esta puedo_mas puerta_y pulled_knife puls- que_abra quieren_llevar rather_be respira_$ robaron_mi say_they saying_it says_if
      screaming_and se_tomo security_is senti- services_is sheriff_esta shot_up sleep_and snuc- sople_en sorr- sorry_for spot- stai- stair- stairs_$
      statement_right stomp- stop_hitting street_and subie- talking_$ there_now they_jumped they_shut they_walked things_$ think_he thinking_about
      this_except this_i through_wall tienen_en to_live to_walk today_and tonight_is took_her trib- two_detectives two_guys two_men tyle- tylen- type_this
      up_i us_all us_leave vivie- want_statement went_back where_we will_break wish_i with_his with_our worker_and worl- write_what yes_or ابنت- اخذ_حبوب
      اخوي_ما اخي_عم افتح- الباب_بقوه البن- البيت_and السي_بي الشباك_and الغرف- امشي_علي انتحر_$ بالحم- بعد_اليوم بيقول- جايي- جرعه_زايده حالها_$ حطول-
      سامح- شفاي- شفايف- ضايع- طليقي_برا عم_يفتشوا عمي_عم عند_الباب في_المطار في_شرطه في_غرفه قادر- قدام- كلبش- كلبشو- كلبشوني_me لاقي- ما_بقي ما_رجعت
      معه_سلاح موقف- نزلو- وقفونا_me يخنق- يخنقن- يخنقني_me يريد_ان يسالو- يستجو- يفوت- يقول- يكلب- يكلبش-`,
    '0.4': `#اتن #افتح #اقف #انتحار #بايد #بقي #بلعت #ترد #تعتقل #جاي #حطو #خلاص #رغو #سامحو #سحبو #صحي #ضاع #غرف #قطعت #كلور #لزم #مطار #مغم #ناطر #وعي #يبي #يدق
      #يذبح #يسالو #يطرق #يطلب #يطلق #يعتقل #يفيق #ينتحر ._do ._there ._who =abro =alive =alphabet =aparatito =arrestando =ayudenme =baby =babys =bags
      =blocked =blocking =camioneta =cars =couch =deputies =desaparecio =despedida =detaining =dude =entraron =espuma =fell =granddaughter =grandkids =hacia
      =handcuffing =hr =hunters =knees =knocking =laughed =llaves =mata =matar =matarme =momento =needle =nina =note =oding =omg =pack =padrastro =pared
      =pelo =pen =percs =plane =ponga =prendieron =queriendo =quitando =reacciona =river =round =sala =seeing =senor =sheet =sides =staring =stepped
      =strangling =suegra =suits =surrounding =them =toddler =tracks =traen =trago =twins =venas =viene =wrists =youll =ازرق =اطفالي =الارض =الحجز =السكين
      =الشباك =الشريف =الصغيره =الوعي =انفخ =بلعت =ترد =تعتقل =جارنا =جايه =خلاص =داخل =دخلوا =رجال =رجع =رغوه =سامحوني =شربت =ضاع =فايده =فرد =قبضوا =قطعت
      =كلور =لزموا =لوين =مغمي =موقفني =نفسها =واقف =والشرطي =ياخدوا =يبي =يدقوا =يذبحني =يسالوني =يعتقلوا =يفيق =ينتحر @now-SOMEONE @now-they
      ANSWER+LURKING ANSWER+Moment ANYMORE+BREAKIN ANYMORE+IWANT ANYMORE+LIVE ANYMORE+POINT ARREST+NOW ARRESTING+HOME ARRESTING+NOW ARRESTING+TOOK
      ASK+OVERDOSE ASKAR+CLITIC ASKAR+HEDGE ASKING+CAR ASKING+IF ASKING+KNOCKING ASKING+SUICIDE AWAY+COMEIN AWAY+DIE AWAY+DOGS BE+ASKAR BE+BLEEDING
      BE+BREAKIN BE+BREATHE BE+DETECTIVE BE+DOGS BE+DOOR BE+EX BE+GONEOFF BE+GOODBYE BE+HIGHPLACE BE+Interview BE+LETME BE+PASSEDOUT BE+PULLING
      BE+QUESTIONING BE+ROADSIDE BE+SUICIDAL BE+Street BE+TAKEES BEHIND+HOUSE BEHIND+INTO BEHIND+LIGHTS BEHIND+PRESENT BLEEDING BLEEDING+BLEEDING
      BLEEDING+Violent BODY+KIN BODY+SCARED BREATHE+Moment BREATHE+NOW BREATHE+PILLS CAMEIN+Room CAR+BEHIND CHILD+GOODBYE CHILD+POISON CLITIC+LIGHTS
      CLITIC+Room CLITIC+TIRO COLOR+BE COPCAR+CLITIC CPS+Moment CPS+NOW CPS+SOMEONE CPS+TAKINGAR CUFFEDAR+POLICE CUFFS+CHILD CUFFS+JUDGE DANGERES+OUTES
      DETECTIVE+PILLS DETECTIVE+QUESTIONS DETECTIVE+SCARED DIE+PASTVERB DIE+Plea DIE+SUICIDAL DOGS+Near DOGS+PRESENT DOGS+TOOK DOOR+BE DOOR+CAMEIN DOOR+End
      DOOR+HURTING Drug+BODY Drug+BREATHE Drug+QUESTIONING EVERYONE+KILL EVERYONE+MODAL EX+CAMEIN EX+HEDGE EX+TOOKAR EX+TOOKES End+BREAKIN End+HURTING
      End+LETGO End+LIVE FAINT FAINT+ASK FAINT+FAINT FAINT+NOOSE FAINT+NOW FAINT+QUERY FALLEN+GOT FALLEN+PILLS FIND+Calendar FIND+POINT GETOUT+HANDS
      GIVEBACK+HASES GIVEBACK+PASTVERB GIVEBACK+Young GONEOFF+CHILD GONEOFF+KILL GONEOFF+SAY GONEOFF+Young GOODBYE+ANYMORE GOODBYE+HEDGE GOODBYE+KIN
      GOODBYE+PRESENT GOT+CUFFS GOT+HANDS GOT+LIVE GRABBED+COPCAR GRABBED+Held GRABBED+Plea GRABBED+TALKING GRABBED+WAVING Gear+ARREST Gear+ASK Gear+BEHIND
      Gear+CHILD Gear+NOW Gear+QUERY HANDS HANDS+HANDS HASES+GIVEBACK HASES+HANDS HASES+IROOM HEDGE+ANSWERAR HEDGE+BREATHE HEDGE+COLOR HEDGE+FAINT
      HEDGE+FALLEN HEDGE+GETOUT HEDGE+LETME HEDGE+LURKING HEDGE+SUICIDAL HEDGE+Sick HIGHPLACE+IWANT HIGHPLACE+RANOFF HIGHPLACE+WANT HOME+ANSWER HOME+HURTING
      HOME+Held HOUSE+ASKAR HOUSE+DETECTIVE HOUSE+JUST HOUSE+QUESTIONS HURT+NOW HURT+REFL HURTING+CAR HURTING+CLITIC HURTING+Drug HURTING+End HURTING+KILL
      HURTING+KIN HURTING+KNOCKED HURTING+LIGHTS HURTING+REFL HURTING+WEAPON HURTS+Calendar HURTS+WEAPON HURTS+Weapon Held+DOOR Held+ROADSIDE IF+ANSWERAR
      INTO+COMEIN INTO+STATION IROOM+GOT IROOM+HOUSE IWANT+DIED IWANT+HIGHPLACE IWANT+KNOCKING IWANT+SUICIDE IWANT+Street Interview+Traffic JUST+HURT
      JUST+SAY JUST+SEIZED JUST+SEVERE JUST+Violent JUST+WAKE KILL+Held KILL+NOW KILL+PRESENT KILL+WANT KILLED+SAY KIN+HANDS KIN+HURTING KIN+IROOM
      KIN+KNOCKING KIN+LEFTNOTE KIN+LETME KIN+MISSING KIN+POISON KIN+QUESTIONED KIN+Room KNOCKING+BE KNOCKING+QUERY KNOCKING+Traffic LEFTNOTE+BE LETME
      LETME+LETME LIGHTS+CLITIC LIVE+ANYMORE LIVE+End LOC+ARRESTING LOC+Gear LOCKED+HOME LOCKED+HOUSE LOTS+MISSING LURKING+BEHIND LURKING+INTO
      LURKING+PRESENT LURKING+SEARCH LURKING+Traffic LURKING+WEAPON LURKING+WILL MISSING+RECENT MODAL+ANYMORE MODAL+ARRESTING MODAL+HIDING Moment+CPS
      Moment+SEVERE Moment+STATION Moment+WAKE Moment+Worker NARCAN+HEDGE NARCAN+WAKE NOOSE+NECK NOW+BREATHE NOW+CAR NOW+GIVEBACK NOW+HOME NOW+HURTS
      NOW+PASTVERB NOW+WILL NUMBER+CHILD NUMBER+DOOR NUMBER+Near NUMBER+PAST NUMBER+SOMEONE Near+ANSWER Near+COMEIN Near+DOGS Near+SEARCH Near+WEAPON
      OUTES+FALLEN OVERDOSE+PILLS OVERDOSED OVERDOSED+OVERDOSED OVERDOSING+PRESENT Official+DOOR Official+Moment Official+Near Official+PULLINGAR
      Official+TAKING PHONE+Official PHONE+POLICE PHONE+STATEMENT PILLS+ASK PILLS+WAKE POLICE+BEHIND POLICE+DOOR POLICE+GETOUT POLICE+Near POLICE+PULLINGAR
      POLICE+TAKINGAR PRESENT+ASKAR PRESENT+CUFFEDAR PRESENT+HANDS PRESENT+HIGHPLACE PRESENT+IROOM PRESENT+KNOCKING PRESENT+LETME PRESENT+ROADTALK
      PRESENT+SEVERE PRESENT+SUICIDE PULLED+ANSWER PULLED+JUST PULLED+WILL PULLEDAR+Moment PULLEDAR+WANT PULLING+POLICE PULLINGAR+Moment PULLINGAR+NOW
      Plea+ASKING Plea+Young QUERY+ASKAR QUESTIONING+Moment RANOFF+HANDS RANOFF+LIVE RECENT+COPCAR RECENT+Gear REFL+ARRESTING REFL+BE REFL+CHILD
      REFL+Calendar REFL+HURTS REFL+Moment REFL+SUICIDAL REFL+Young ROADSIDE+ASKING ROADSIDE+CAR ROADSIDE+GOT ROADSIDE+Moment ROUGH+CLITIC ROUGH+SCARED
      ROUGH+WILL Room+ANSWER Room+LURKING Room+NOOSE Room+QUESTIONING Room+TOOK SAY+DIE SAY+DOOR SAY+Room SAY+STATION SEARCH+LURKING SEARCH+PAPERS
      SEARCH+Street SEIZED+Calendar SEIZED+KIN SOMEONE+BREAKIN SOMEONE+CHILD SOMEONE+COMEIN SOMEONE+DETECTIVE SOMEONE+Near SOMEONE+ROADSIDE STATED+Moment
      STATEMENT+NOW STATION+QUESTIONED STATION+RECENT STATION+WANT SUICIDAL+CLITIC SUICIDAL+General SUICIDAL+IF SUICIDAL+Moment SUICIDAL+QUERY Street+DOOR
      Street+HIDEOUT Street+LURKING Street+Near Street+QUESTIONED Street+TOOKAR TAKEES+ARRESTED TAKEES+TOOK TALKING+ONLINE TONIGHT+BE TONIGHT+MODAL
      TOOK+PILLS TOOK+REFL TOOKAR+HEDGE TOOKAR+HOUSE Traffic+ASK Violent+Plea WAKE+ANYMORE WAKE+Drug WAKE+PILLS WAKE+PRESENT WAKE+RANOFF WAKE+TOOKAR
      WANT+BREAKIN WANT+COMEIN WANT+DOOR WANT+LEDGE WANT+SEARCH WANT+SOBRIETY WANT+SUICIDAL WARRANT+Near WAVING+End WEAPON+HURTING WEAPON+Held WEAPON+Near
      WEAPON+SAY WILL+DOOR WILL+LEDGE WILL+NOW WILL+PHONE WILL+ROUGH Weapon+LURKING Weapon+SAY Worker+JUST Worker+Moment Young+GIVEBACK Young+GOODBYE
      ^KNOCKING ^NARCAN ^PHONE ^_dude ^_entraron ^_four ^_he ^_knock ^_narcan ^_please ^_sitting ^_somebody ^_su ^_worker ^_البوليس ^_الشرطه ^_الشريف
      ^_الهجره ^_بلعت ^_جارنا ^_دخلوا ^_طليقي ^_قبضوا ^_لزموا ^_هسه ^_يريدون abro_o acaban_de after_what afuera_$ agarrar_mi ahorita_$ ahorita_mismo aliv-
      alive_$ all_$ alph- alpha- am_bleeding am_in amenaza_con and_to and_two and_بدو and_وقع apology_letter apuna- are_asking are_detaining are_handcuffing
      are_on are_putting around_$ arrest_and arrested_right arresting_me arresting_my asking_to baby- back_of baje_carro basement_$ be_around beating_her
      bed_$ been_out behind_me being_arrested blea- bleac- block- blow_$ blue_$ board- bounty_hunters boyfriend_is bring_them cars_just clean_$ colg- colga-
      come_clean con_armas con_esto cop_in cop_is cop_on cops_stopped couc- creo_que daughter_did de_despedida de_parar deal_if despedida_$ despertar_$
      detective_just detenido_en did_too diga- do_this do_walk dog_and door_it door_with drank_whole dress- dui_stop dying_$ empt- espu- espum- espuma_$
      estan_esposando estan_golpeando estan_preguntando estan_revisando estar- este_momento estoy_con everybody_$ ex_no excep- for_them from_his from_judge
      get_them getting_locked getting_pulled girlfriend_is got_off has_his haul- have_weed he_grabbed he_just he_ran he_went hear_her hear_him her_and
      hija_no him_about himself_$ his_dad his_hand his_rights home_last hour_$ house_and house_to i_cut i_open i_swallowed ice_mi in_her in_living in_there
      in_this in_yard is_almost is_already is_attacking is_beating is_blue is_chasing is_drunk is_having is_here is_oding is_point is_talking is_unconscious
      it_all it_anymore judge_says just_arrested just_came just_not just_sent just_took kids_$ kids_without kill_herself kill_me knock_knock knows_where
      la_clave laugh- lawyer_and leave_$ left_state les_digo life_is light_and llav- llave- lo_estan load- locked_in mano_y matar- me_acaban me_la me_right
      me_tienen me_viene me_الان me_بالسياره me_هلق me_و me_وين meds_and mi_nina mi_padrastro mi_suegra minu- minut- minutes_$ mis_ninos mom_to mout-
      mouth_$ muchas_pastillas my_10 my_arms my_babys my_front my_girlfriends my_girls my_granddaughter my_grandkids my_little my_newborn my_niece my_rent
      my_shoes my_suboxone my_toddler needl- no_aparece no_encuentro no_la no_reacciona nobody_knows not_at not_be not_leave now_or odin- of_class of_them
      of_vehicle office_and old_is on_hold on_top on_train one_for one_in only_for our_son outside_with over_by padra- pararon_y pegando_$ pegando_mi
      percs_$ persi- plain- please_tell policia_quiere policias_en pour- ppo_he preguntas_$ prend- pulse_$ putting_my que_sigo quieren_quitar quiero_estar
      quiero_vivir reacc- reacciona_$ regresar_$ removing_my return_my rive- robo_mi rode- rodea- roun- salio_de says_sign se_donde se_llevan se_trago
      seat_$ seei- seein- seguir_viviendo she_does shee- sheghel_$ sin_mi sobriety_test social_esta soplar_o soplo_$ speak_$ standing_on stari-
      station_being stay_awake step_out stepp- still_pay suboxone_$ suicide_note suit- take_test tapping_on tear- tell_if tengo_la texte- then_i
      then_nothing they_came thing_with think- this_guy this_time tirad- to_run to_sentencing todd- toddl- took_all took_them tv_$ twin- type_$ under_arrest
      under_seat up_her us_$ va_$ van_$ veng- viene_siguiendo vivi- viviendo_$ wake_up walking_up way_out we_speak where_my who_to windows_$ would_be wrist-
      wrists_$ xanax_and youl- اخي_هلق ازرق_$ اطفال- الباب_and البنا- الجسر_$ الشرطه_تعتقل الشري- الها- الوع- انفخ_بالجهاز بالار- بدهم_يفتشوا بدي_موت
      بعرف_وين بلعت_حبوب بنتي_$ بيتي_$ بيرت- ترد_$ تعتق- تفتيش_السياره توقف- جارن- حامل_سكين دخلو- دوا_$ رجع_من رغوه_من زوجي_and زوجي_معه سامحو- سكين_and
      طلع_من علي_اخوي علي_الارض علي_الباب علي_بابي علي_خط علينا_$ عم_يحققوا عم_يدقوا عم_يعتقلوا عم_يفيق عيش_$ عيش_بعد فايد- في_واحد قبضو- قبضوا_علي لاخي_$
      لوين_$ ما_بدو ما_رجع ما_رح من_المدرسه موقفن- موقوف_and نفسه- نفسها_$ و_ما واقف_علي وحطو- وقع_$ يتنفس_$ يدقو- يذبح- يذبحن- يذبحني_me يريد- يريد_تفتيش
      يريدو- يسالوني_me يفتش_السياره يفيق_$ ينتح- ينتحر_$`,
    '0.3': `#اعيش #افهم #امام #انزل #اوقع #باب #بغرف #بيسال #بيقول #تفوت #حابس #حاجز #حامل #حبوب #داخل #راي #رجع #ساعت #شارع #علق #فايد #قدام #كثير #كلب #ماس
      #منعرف #هون #وهم #يضرب #يفوت ._my 10_year 14_and =acaban =advise =agentes =ahorita =akhad =anymore =anywhere =apartamento =arresting =bajaron =baje
      =bedroom =beer =bleeding =boyfriends =breathing =campus =chair =chasing =checkpoint =cheek =clave =close =coffee =confession =cut =despierta
      =detectives =detener =deteniendo =die =eli =empty =everybody =eye =eyes =father =finger =floor =funeral =girl =girls =golpeando =gone =grandpa
      =guarderia =guys =happening =head =hurting =interrogando =irme =jumping =led =letters =lips =llevando =loaded =machete =making =marido =mejor =mixed
      =muchas =narcan =niece =panic =patrulla =perdio =perro =preguntando =pulse =quick =roof =screaming =sheghel =shelter =siento =sobredosis =sople
      =stabbing =strip =swat =table =tapping =thinking =thru =todos =truth =tv =typing =unit =upstairs =vinieron =vivir =voice =walking =worker =yarda =اختي
      =اخذوا =اعيش =اكل =الانتحار =الباب =البنايه =الجسر =الولد =امام =انزل =اوقع =بالسوق =بالغرفه =بالمطار =بدهم =بغرفه =بنتي =تفوت =جاي =حابسني =حامل
      =خايفه =ساعتين =سحب =شخص =غرفه =ماسك =مسكوا =منعرف =هون =واقفين =وهم =ياخذون =يقول =يهدد @200 @now-CPS @now-she ACTOR+POINT ANSWER+PASTVERB
      ANYMORE+WANT ANYMORE+WEAPON ARRESTED+Gear ARRESTED+SAY ARRESTING+Gear ARRESTING+HOUSE ARRESTING+LOC ARRESTING+Moment ARRESTING+Room ASK+End
      ASK+Traffic ASKAR+Moment ASKAR+NOW ASKING+BREAKIN ASKING+COMEIN ASKING+End ASKING+NOW ASKING+Near ASKING+Plea ASKING+SEARCH ASKING+Traffic
      ASKING+WARRANT AWAY+ANSWER BE+ARRESTED BE+COMEIN BE+DANGERES BE+FAINT BE+HANDS BE+HIDEOUT BE+HOME BE+KNOCKING BE+LEDGE BE+QUESTIONS BE+RAID BE+REFL
      BE+SEIZED BE+STATION BE+TAKINGAR BE+TONIGHT BE+WAKE BE+Weapon BE+Worker BEHIND+CAR BEHIND+HEDGE BEHIND+MODAL BLEEDING+HURT BLEEDING+HURTEN
      BLEEDING+Held BLEEDING+KILLED BLEEDING+SEVERE BODY+DOOR BODY+Interview BODY+NOW BODY+PAPERS BODY+PASTVERB BODY+Plea BODY+TOOK BODY+Young BREAKIN+BE
      BREAKIN+HURTING BREATHE+PRESENT BREATHE+Sick CAMEIN+HOME CAMEIN+PRESENT CAR+ASK CAR+JUST CHILD+ANSWERAR CHILD+FIND CHILD+GONEOFF CHILD+TAKING
      CHILD+TAKINGAR CLITIC+COPCAR CLITIC+CPS CLITIC+DANGERES CLITIC+HIDEOUT CLITIC+IROOM CLITIC+NOW CLITIC+WAKE CLITIC+Worker COLOR+LOC COMEIN+CAR
      COMEIN+Moment COMEIN+PRESENT COPCAR+CUFFEDAR COPCAR+Official CPS+LOC CPS+POLICE CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+Official CUFFS CUFFS+CUFFS
      CUFFS+Street CUFFS+Young Calendar+End Calendar+ONLINE DANGERES DANGERES+DANGERES DANGERES+Held DETECTIVE+ANSWER DETECTIVE+ASKAR DETECTIVE+BE
      DETECTIVE+DOOR DETECTIVE+GOT DETECTIVE+LOC DETECTIVE+Room DOGS+MODAL DOOR+GOT DOOR+NOOSE DOOR+Official DOOR+SCARED DOOR+WEAPON DOOR+WILL DOOR+Weapon
      Drug+HURT Drug+NARCAN Drug+Near Drug+Plea Drug+Sick Drug+WAKE ENDLIFE+KILL EX+COMEIN EX+GRABBED EX+JUST EX+Moment EX+Near EX+OUTES End+GOODBYE
      End+Held End+PASTVERB End+REFL End+Room End+WRISTS FALLEN+HANDS FIND+HOUSE GETOUT+HEDGE GETOUT+MODAL GIVEBACK+BODY GIVEBACK+CHILD GIVEBACK+KILL
      GONEOFF+ASKING GOODBYE+BE GOODBYE+End GOT+EVERYONE GOT+IROOM GOT+LURKING GOT+NECK GOT+Sick GRABBED+ANSWER GRABBED+ASKING GRABBED+CUFFS GRABBED+NECK
      GRABBED+NOW Gear+ARRESTED Gear+ARRESTING Gear+LOTS Gear+Near Gear+POLICE Gear+Plea Gear+RECENT General+ANSWERAR General+BREATHE HABIT+INTO HANDS+THING
      HASES+NOOSE HEDGE+GONEOFF HEDGE+HANDS HEDGE+LIGHTS HEDGE+MISSING HEDGE+STATED HEDGE+TAKEES HEDGE+TAKINGAR HIDEOUT+SOMEONE HIGHPLACE+HEDGE
      HIGHPLACE+Room HOME+FIND HOME+JUST HOME+NUMBER HOUSE+ANSWER HOUSE+Held HOUSE+KNOCKING HOUSE+MISSING HOWTO+Held HURT+HURTS HURT+JUST HURTING+BREAKIN
      HURTING+IWANT HURTING+Moment HURTING+Plea HURTING+SCARED HURTS+GOT HURTS+NOOSE HURTS+TALKING Held+ANSWER Held+BLEEDING Held+GOT Held+LOCKED
      Held+WEAPON Held+Weapon IF+HURTS INTO+Gear INTO+Interview INTO+Room IWANT+HURTING IWANT+KILL IWANT+WAKE Interview+BE Interview+CAR Interview+JUST
      Interview+KILL Interview+Moment Interview+Near Interview+PHONE Interview+SAY JOKE+MODAL JUDGE+POINT JUMPAR JUMPAR+JUMPAR JUST+CHILD JUST+Calendar
      JUST+GRABBED JUST+KIN JUST+LURKING JUST+NOOSE JUST+Near JUST+PASTVERB JUST+POLICE JUST+Young KILL+CHILD KILL+CLITIC KILL+ENDLIFE KILL+HURTING
      KILL+LOTS KILL+NUMBER KILL+Plea KILL+SUICIDAL KILLED+CLITIC KILLED+KILL KILLED+WANT KILLED+WEAPON KIN+DANGERES KIN+DETECTIVE KIN+GONEOFF KIN+GOODBYE
      KIN+HIGHPLACE KIN+NOW KIN+OVERDOSING KIN+PASSEDOUT KIN+ROUGH KIN+STATION KIN+WAVING KNOCKED+Moment KNOCKING+MODAL KNOCKING+PRESENT KNOCKING+Room
      LATER+End LEDGE+ASKING LIGHTS LIGHTS+LIGHTS LIVE+CLITIC LIVE+POINT LIVE+TOOK LIVE+WANT LOC+ASKING LOC+BREAKIN LOC+HIGHPLACE LOC+NECK LOC+QUESTIONING
      LOCKED+HEDGE LOCKED+Held LOTS+IROOM LOTS+PILLS LURKING+BE LURKING+CHARGED LURKING+HIGHPLACE LURKING+TOOK MISSING+GRABBED MISSING+WANT Moment+CAMEIN
      Moment+CAR Moment+CHILD Moment+DOOR Moment+GONEOFF Moment+KIN Moment+LURKING Moment+REFL Moment+TOOKAR Moment+Young NARCAN+Drug NARCAN+MODAL NECK
      NECK+NECK NOOSE+ASK NOOSE+BODY NOOSE+End NOOSE+Held NOW+TOOKAR NOW+Violent Near+ANYMORE Near+ARREST Near+HOME Near+LIGHTS Near+Moment Near+TOOK
      OUTES+COPCAR OUTES+GIVEBACK OUTES+Gear OUTES+STATION OUTES+Weapon OVERDOSED+PRESENT OVERDOSING+AWAY Official+ANSWER Official+CAMEIN Official+HASES
      Official+KNOCKING Official+LURKING Official+NOW Official+PULLEDAR Official+PULLING Official+STATION Official+TAKINGAR PAPERS+ASK PASSEDOUT+SCARED
      PAST+ONLINE PAST+REFL PASTVERB+FALLEN PASTVERB+HASES PASTVERB+PASSEDOUT PHONE+CLITIC PHONE+Moment PHONE+QUERY PILLS+ANSWER PILLS+POINT PILLS+REFL
      POINT+End POINT+IWANT POINT+RANOFF POINT+SCARED POLICE+ARRESTING POLICE+ASK POLICE+Gear POLICE+LIGHTS POLICE+PHONE POLICE+PULLING POLICE+SCARED
      POLICE+Traffic PRESENT+ARRESTING PRESENT+BREATHE PRESENT+COPCAR PRESENT+DOGS PRESENT+FAINT PRESENT+GOODBYE PRESENT+HURTEN PRESENT+LEDGE PRESENT+LETGO
      PRESENT+QUESTIONING PRESENT+ROADSIDE PRESENT+SEARCH PRESENT+STATION PRESENT+SUICIDAL PRESENT+Sick PRESENT+Street PRESENT+WAKE PULLED+HEDGE
      PULLED+MODAL PULLED+NOW PULLED+Official PULLED+ROADSIDE PULLEDAR+HEDGE PULLING PULLING+PULLING PULLING+Street Plea+ARREST Plea+HURTS Plea+OVERDOSED
      QUERY+LIVE QUESTIONED+JUDGE QUESTIONING+CHILD RANOFF+BODY RANOFF+EVERYONE RANOFF+GONEOFF RANOFF+IROOM RANOFF+JUST RANOFF+KIN RANOFF+SEARCH
      RANOFF+SOMEONE RECENT+CPS RECENT+Drug RECENT+HIDEOUT RECENT+NECK RECENT+Room RECENT+SUICIDE RECENT+Sick RECENT+Worker REFL+HOME REFL+NOOSE REFL+Near
      REFL+TOOK ROADSIDE+Traffic ROADTALK+CAR ROADTALK+TOOK ROUGH+HIDEOUT ROUGH+HOUSE ROUGH+NOW ROUGH+PRESENT Room+BREAKIN Room+COMEIN Room+DETECTIVE
      Room+HIGHPLACE Room+Moment Room+NOW Room+WEAPON Room+Weapon SAY+ARREST SAY+ARRESTED SAY+COMEIN SAY+GOODBYE SAY+Interview SAY+KILL SCARED+PILLS
      SCARED+SAY SCARED+TOOK SEARCH+BE SEARCH+Drug SEARCH+ROADSIDE SEARCH+WILL SEIZED+PAST SEIZED+RANOFF SEIZED+Street SEVERE+CLITIC SEVERE+Room
      SOMEONE+HOUSE SOMEONE+HURTING SOMEONE+JUST SOMEONE+LURKING SOMEONE+STATION SOMEONE+TOOK SOMEONE+Traffic SOMEONE+WEAPON SOMEONE+Weapon STATEMENT+End
      STATION+BE STATION+Moment STATION+PRESENT SUICIDAL+End SUICIDAL+KILL SUICIDAL+PRESENT Sick+BE Sick+BREATHE Sick+Drug Sick+Traffic Street+Moment
      Street+TOOK TAKING+ASKING TAKING+Moment TAKING+NOW TAKING+PASTVERB TAKING+WANT TAKINGAR+CHILD TAKINGAR+Moment TAKINGAR+NOW TAKINGAR+Young TALKING+IF
      TONIGHT+Moment TONIGHT+PRESENT TOOK+ASKING TOOK+End TOOK+GONEOFF TOOK+KIN TOOK+NOW TOOK+ROADTALK TOOK+Sick TOOKAR+Drug TOOKAR+KIN TOOKAR+POLICE
      TOOKES+PRESENT Traffic+FALLEN Traffic+GIVEBACK Traffic+Moment Traffic+ROADSIDE Traffic+Sick Traffic+TALKING Traffic+WILL Violent+JUST Violent+WEAPON
      WAKE+KIN WANT+KILL WANT+KNOCKING WANT+NOW WANT+OVERDOSING WANT+REFL WANT+Street WAVING+Weapon WEAPON+RECENT WEAPON+SCARED WILL+BREAKIN WILL+COMEIN
      WILL+Room WILL+SUICIDAL WRISTS WRISTS+WRISTS Weapon+Near Weapon+REFL Weapon+SCARED Worker+BE Worker+NOW Worker+Official Worker+PASTVERB Worker+POLICE
      Worker+PRESENT Worker+SAY Worker+SOMEONE Young+FIND Young+PASSEDOUT Young+POISON Young+Sick ^QUESTIONING ^_detectives ^_nobody ^_nos ^_para ^_policia
      ^_sheriff ^_there ^_todos ^_traigo ^_vinieron ^_اختي ^_بدو ^_سحب ^_هو ^_وقفني afuera_de ahori- akha- am_about am_at am_going and_her and_keeps
      and_kept and_lady and_over and_there and_took and_will and_بدهم and_رح and_مش and_يقول anym- anymo- anyway_$ anywh- apartamento_$ apartment_with
      are_scared are_trying arrestando_mi as_my at_airport at_end at_my at_protest at_walmart auti- autis- away_my baby_$ bag_and bajar- beat_this beat_up
      bebe_$ because_they been_here being_handcuffed blee- bleed- bloc- brother_he by_police called_for called_from came_up camera_$ camio- campu- can_go
      car_on chai- chasi- chasing_me checks_$ clav- coff- coffe- comes_back coming_at con_luces cuar- cuart- cutt- dad_he daughter_she de_18 de_2 de_agarrar
      despi- detaining_my detector_$ devuelve_$ dicen_que did_$ did_line digo_que disap- door_$ door_down drove_off es_mejor escuela_sin esposo_lo ex_just
      first_one flas- flash- floo- for_another for_consent for_trial from_back front_door fune- funer- getting_arrested give_her got_no had_two happened_$
      have_guns he_can he_did he_gets he_goes he_is he_took hear_my her_pills hermano_$ him_by his_car his_hands his_knees his_lips hitting_me house_right
      hurti- i_die i_hear i_mail i_run i_went in_their in_trunk into_custody ir_de is_about is_at is_breaking is_breathing is_civil is_getting is_gone
      is_happening is_refusing is_touching is_waiting is_what it_i jumpi- just_tell kill_himself kill_myself knife_on la_pistola laug- lawyer_i le_encuentro
      license_what lights_$ lips_are lo_pararon loade- luces_$ mache- maki- makin- mama_$ man_in manana_$ marid- me_acaba me_call me_dijo me_hacen me_llevan
      me_voy mejo- mi_nino michigan_do migra- mixe- mom_$ mom_called muer- mune- munec- my_backpack my_cheek my_class my_id my_way narca- neighbor_is niec-
      ninos_de no_despierta no_hablo no_one nobody_can not_going not_making not_stay not_work now_do now_on now_should of_police officer_is omg_$ on_his
      on_porch on_shoulder only_have our_daughter our_house out_with paro_la parq- parqu- patru- patrulla_$ perdi- piden_papeles police_car police_just
      police_stopped pren- put_his que_si quic- refusing_to right_now salie- says_$ screa- se_corto se_esta searching_my she_is shelt- side- sient- sigui-
      sister_$ smell_$ snapchat_$ snor- snort- sobre- sobredosis_$ someone_from something_and son_and stab- subi- sueg- suegr- tabl- take_her tappi- tell_$
      them_i they_asked they_called think_i think_it though_i tiene_mi til_i time_and to_anything to_finish to_hit to_hold to_office to_sleep todo-
      told_them took_whole traen_orden traffic_$ trut- tumb- tumba- two_cops typin- unit_$ until_i up_and up_this upst- upsta- vena- vien- vini- vinie-
      waki- walk_line walki- want_it wants_my went_in were_not what_judge whole_bottle wife_has with_her without_me wris- write_it y_trae yard- yard_$
      yr_old اريد_ان اطفا- الان_$ الباب_$ البيت_$ الجس- الحج- السري- اليوم_$ بالشارع_$ بالغر- بالمط- بالمو- بغرف- بيسال- بيقو- حابس- حابسن- ساعت- ساعتي-
      شو_نعمل علي_السلاح عم_يسال عم_يضربني عندي_رخصه غرفه_التحقيق كل_ما ما_منعرف معي_رخصه من_السياره منعر- نعمل_$ واقف- واقفي- وقفت- وقفتن- ياخدو- يسال-`,
    '0.2': `#ابن #اطفال #حيا #دخل #رجعت #سرق #قادر #كسر #كلهم #مني #موت #هلق #هنا #يجي #يفتش =afuera =agarro =agents =already =aqui =around =asking =aunt =bebe
      =belt =bleach =book =bunch =bus =came =cinco =clinton =closet =clothes =crying =dead =dicen =disappear =drank =encuentro =enfrente =esa =estar =face
      =feel =finish =glass =hallway =he =her =here =herself =kill =lady =llegar =man =mato =matter =nino =nobody =odd =officers =papa =parado =paro =peor
      =please =protest =puerta =putting =quieren =rather =saliendo =seen =shoulder =sigo =sit =stalker =tablets =through =tonight =top =traigo =trooper
      =trying =type =unas =us =walked =went =writing =yes =yr =zip =افتح =البوليس =الكوك =امي =بالشارع =تفتيش =حبوب =رجعت =كلهم =لاخي =لي =منزلي =مني =هناك
      =يجي @doing @now-DETECTIVE @now-EX @now-POLICE ANSWER+ASK ANYMORE+Violent ARREST+ASK ARREST+BE ARREST+KIN ARREST+Moment ARREST+PRESENT ARRESTED+TOOK
      ARRESTING+PULLING ARRESTING+THING ASK+BODY ASK+HEDGE ASK+Near ASK+TALKING ASK+WANT ASKAR+CHILD ASKAR+General ASKAR+IF ASKAR+Young ASKING+AWAY
      ASKING+DOOR ASKING+KILL ASKING+LOTS ASKING+REFL ASKING+SCARED ASKINGAR+HEDGE AWAY+ASKING AWAY+BODY AWAY+CLITIC AWAY+Interview AWAY+PASTVERB AWAY+Plea
      AWAY+SEARCH BE+ANYMORE BE+ASKING BE+CAR BE+CHILD BE+COLOR BE+COPCAR BE+GIVEBACK BE+Gear BE+HURTING BE+KILL BE+Near BE+OVERDOSE BE+PHONE BE+POLICE
      BE+Room BE+SEARCH BE+Sick BE+TAKING BE+TOOK BE+Young BODY+CAR BODY+CHILD BODY+GOT BODY+LOTS BODY+WANT BREATHE BREATHE+BREATHE BREATHE+Plea
      BREATHE+TOOK CAMEIN+HOUSE CAMEIN+KIN CAMEIN+QUERY CAR+DOOR CAR+HURTING CAR+Interview CAR+KILL CAR+Near CHARGED+NOW CHILD+BODY CHILD+End CHILD+FAINT
      CHILD+FALLEN CHILD+HANDS CHILD+HOME CHILD+JUST CHILD+NOW CHILD+PULLED CHILD+SCARED CHILD+SUICIDAL CHILD+Street CLITIC+DOOR CLITIC+GETOUT CLITIC+Gear
      CLITIC+HURTING CLITIC+Interview CLITIC+JUST CLITIC+Moment CLITIC+NOOSE CLITIC+Near CLITIC+STATEMENT CLITIC+TALKING COMEIN+HOME COMEIN+IF COMEIN+Near
      COPCAR COPCAR+COPCAR COPCAR+POLICE CPS+GOT CPS+HOUSE CPS+TAKEES CUFFS+LOC CUFFS+PRESENT CUFFS+Paperwork Calendar+KILL Calendar+NOW Calendar+OUTES
      Calendar+REFL Calendar+SOMEONE DETECTIVE+CAR DETECTIVE+HEDGE DETECTIVE+HOUSE DETECTIVE+KIN DETECTIVE+LURKING DETECTIVE+Moment DETECTIVE+Near
      DETECTIVE+TALKING DIE DIE+ANYMORE DIE+DIE DIE+MODAL DOGS+CAR DOOR+ASKING DOOR+CHILD DOOR+HEDGE DOOR+INTO DOOR+MODAL DOOR+PRESENT DOOR+SAY DOOR+SEARCH
      DOOR+Young Drug+ASK Drug+PASTVERB Drug+POINT Drug+TOOK Drug+Traffic Drug+WEAPON ENDLIFE ENDLIFE+ENDLIFE EVERYONE+AWAY EX+GOT EX+KIN EX+LOC EX+RANOFF
      End+HURT End+Near End+ONLINE End+QUERY End+SCARED End+SUICIDAL FAINT+Sick FALLEN+PRESENT FALLEN+QUERY FIND+HIDEOUT FIND+PRESENT FIND+WEAPON GETOUT+CAR
      GIVEBACK+LOC GIVEBACK+NOW GIVEBACK+PAST GIVEBACK+PRESENT GIVEBACK+TOOK GONEOFF+BE GONEOFF+CAR GONEOFF+GOT GONEOFF+HEDGE GONEOFF+RANOFF GOODBYE+CHILD
      GOT+Gear GOT+Held GOT+MISSING GOT+NOW GRABBED+CHILD GRABBED+GONEOFF GRABBED+Gear GRABBED+HASES GRABBED+Interview GRABBED+LOTS GRABBED+PRESENT Gear+GOT
      Gear+LOC Gear+LURKING Gear+MODAL General+End General+KILLED HABIT+GOT HANDS+CAR HASES+KIN HASES+WEAPON HEDGE+ANSWER HEDGE+ARRESTING HEDGE+CAR
      HEDGE+COMEIN HEDGE+DOOR HEDGE+Gear HEDGE+HURTING HEDGE+SEARCH HIDEOUT+WILL HIGHPLACE HIGHPLACE+HIGHPLACE HOME+ASKAR HOME+LURKING HOME+Moment
      HOME+SEARCH HOME+Violent HOUSE+ARRESTING HOUSE+LURKING HOUSE+WAVING HOWTO+STATEMENT HURT+End HURT+HURTING HURT+LATER HURT+Moment HURT+Room HURT+TOOK
      HURTING+AWAY HURTING+BE HURTING+NOW HURTING+SUICIDAL HURTING+Street HURTING+Weapon HURTS+Near HURTS+POLICE HURTS+WARRANT Held+BE Held+HIDEOUT
      Held+PRESENT IDIOM+PASTVERB IDIOM+SEVERE IF+ANSWER IF+MISSING INTO+ANSWER INTO+End INTO+GIVEBACK INTO+PILLS INTO+SEARCH INTO+STATEMENT IWANT+ENDLIFE
      IWANT+KILLED IWANT+LOTS IWANT+MODAL Interview+HURTS Interview+QUESTIONING Interview+TALKING JAILED+JUST JUST+ARREST JUST+WEAPON JUST+Weapon
      KILL+General KILL+KILLED KILL+MODAL KILL+Moment KILL+SEVERE KILL+TONIGHT KILLED+SEVERE KIN+ARRESTING KIN+Drug KIN+Interview KIN+JUST KIN+SCARED
      KIN+Sick KIN+TOOK KIN+Violent KIN+WAKE KNOCKED+NOW KNOCKING+KIN KNOCKING+LURKING KNOCKING+SCARED KNOCKING+Violent LEDGE+Moment LEDGE+QUERY LEDGE+Room
      LEDGE+Street LIVE+PASTVERB LOC+DOOR LOC+GIVEBACK LOC+GRABBED LOC+HANDS LOC+JUST LOC+LEDGE LOC+LIVE LOC+NOOSE LOC+PHONE LOC+PILLS LOC+Room LOC+Street
      LOC+WILL LOTS+HURT LOTS+NOOSE LURKING+DOOR LURKING+KIN LURKING+KNOCKING LURKING+LEDGE LURKING+RECENT LURKING+Violent MISSING+POLICE MODAL+BLEEDING
      MODAL+COLOR MODAL+DOOR MODAL+KNOCKING MODAL+LETGO MODAL+QUESTIONED Moment+GRABBED Moment+LEDGE Moment+Room Moment+Sick Moment+TONIGHT Moment+Violent
      NARCAN NARCAN+NARCAN NOOSE+RECENT NOW+MODAL NOW+Moment NUMBER+Drug NUMBER+OUTES NUMBER+RECENT Near+HOUSE Near+HURTS Near+LEDGE Near+NOOSE Near+NOW
      Near+OUTES Near+Official Near+RANOFF Near+Room Near+SCARED Near+Weapon OUTES+ANYMORE OUTES+ASK OUTES+CHILD OUTES+DOOR OUTES+Near OUTES+STATEMENT
      OUTES+Young OVERDOSE OVERDOSE+OVERDOSE OVERDOSE+PRESENT OVERDOSED+BE OVERDOSED+MODAL OVERDOSING OVERDOSING+MODAL OVERDOSING+OVERDOSING
      Official+ARRESTING Official+ASK Official+BE Official+GOT Official+HOME Official+HURTS Official+OUTES Official+PRESENT Official+WANT Official+WILL
      PAPERS+GIVEBACK PAPERS+SCARED PASSEDOUT PASSEDOUT+PASSEDOUT PAST+Street PASTVERB+COMEIN PASTVERB+TAKING PHONE+LOC PHONE+OUTES PILLS+Interview
      PILLS+LOTS PILLS+TOOK POISON POISON+POISON POLICE+BE POLICE+BODY POLICE+KNOCKING POLICE+Moment POLICE+NOW POLICE+OUTES POLICE+ROADSIDE POLICE+Room
      POLICE+Street POLICE+TAKEES POLICE+TAKING POLICE+TOOKAR PRESENT+ANYMORE PRESENT+BLEEDING PRESENT+CAMEIN PRESENT+COLOR PRESENT+DIE PRESENT+DOOR
      PRESENT+EX PRESENT+End PRESENT+GETOUT PRESENT+GONEOFF PRESENT+HOME PRESENT+HURTING PRESENT+KILL PRESENT+LIVE PRESENT+Near PRESENT+PASSEDOUT
      PRESENT+PHONE PRESENT+PULLED PRESENT+PULLING PRESENT+REFL PRESENT+Room PRESENT+SOBRIETY PRESENT+TAKINGAR PRESENT+TONIGHT PRESENT+Worker PULLED+ASK
      PULLED+ASKING PULLED+LOC PULLED+Moment PULLED+WANT PULLEDAR+POLICE Plea+HURTING Plea+MODAL Plea+Near QUESTIONED+HOUSE QUESTIONED+LOC QUESTIONED+POLICE
      QUESTIONING QUESTIONING+COURTS QUESTIONING+Paperwork QUESTIONING+QUESTIONING QUESTIONING+Young RAID+HOUSE RANOFF+CHILD RANOFF+Drug RANOFF+MISSING
      RANOFF+NOW RANOFF+SEIZED RANOFF+SOBRIETY RANOFF+WRISTS RANOFF+Young RECENT+CHILD RECENT+LOTS RECENT+NOOSE RECENT+Official RECENT+WEAPON REFL+KIN
      REFL+PRESENT REFL+WILL ROADSIDE+CLITIC ROADSIDE+PRESENT ROADTALK ROADTALK+ROADTALK Room+BE Room+Calendar Room+IF Room+INTO Room+RANOFF SAY+General
      SAY+HIDEOUT SAY+IF SAY+STATED SAY+TAKING SAY+WARRANT SEARCH+LOTS SEARCH+PRESENT SEIZED+HEDGE SEIZED+TOOKAR SEVERE+KILLED SEVERE+NOW SOMEONE+DOOR
      SOMEONE+HIDEOUT SOMEONE+KIN SOMEONE+ONLINE SOMEONE+Official SOMEONE+WANT SOMEONE+WILL STATED+HEDGE STATEMENT+Near STATEMENT+RECENT STATION+HEDGE
      SUICIDAL+HEDGE SUICIDAL+HURTING SUICIDAL+REFL Sick+CLITIC Sick+FAINT Sick+PASTVERB Sick+PRESENT Sick+QUERY Street+POLICE Street+RANOFF TAKEES+CHILD
      TAKEES+Young TAKING+CHILD TAKING+KIN TAKING+Near TAKING+Young TAKINGAR+KIN TALKING+CLITIC TALKING+INTO TALKING+MODAL TALKING+Moment TALKING+TAKING
      TALKING+TOOK THING+Sick TOOK+FAINT TOOK+JUST TOOK+Moment TOOK+WANT TOOKAR+CHILD TOOKAR+SEIZED TOOKES+CHILD Traffic+Interview Traffic+SCARED
      Violent+Drug Violent+LURKING Violent+Moment Violent+NOW WAKE WAKE+WAKE WANT+ANYMORE WANT+ENDLIFE WANT+Held WANT+Interview WANT+LETGO WANT+Moment
      WANT+Near WANT+Room WARRANT+COMEIN WARRANT+GOT WAVING+GOT WEAPON+Drug WEAPON+NOW WILL+ANYMORE WILL+BE WILL+HURT WILL+HURTING WILL+LETGO WILL+Moment
      Weapon+NOW Weapon+RECENT Worker+GOT Worker+HOUSE Worker+MODAL Worker+TAKEES Worker+TAKING Worker+WANT Young+BODY Young+CPS Young+End Young+FALLEN
      Young+GONEOFF Young+HANDS Young+JUST Young+NOW Young+POINT Young+PULLED Young+SCARED Young+SUICIDAL Young+WAKE ^ASKING ^KILL ^LIVE ^_baby ^_cops
      ^_estoy ^_going ^_grandpa ^_mom ^_nurse ^_they ^_tiene ^_tome ^_ابي ^_الايس ^_شربت ^_في ^_ياخذون acaba_de afue- afuer- agent- alre- alrea- and_officer
      and_told anyw- arou- aroun- around_my aski- askin- asking_my back_to been_drinking border_patrol bunc- bunch_of can_somebody car_with case_go
      charges_and choking_me cinc- clint- clot- cloth- come_out cops_are cryi- cryin- date_i daughter_$ de_cps depu- deput- desa- dice- do_it do_my
      does_case dran- end_$ enfr- enfre- fath- fathe- for_something friend_of fue_$ get_him get_in get_one giving_me got_in got_my gues- gun_is hacer_la
      hall- hallw- hasta_que have_papers he_asked he_put her_out her_own hers- herse- hey_siri hijos_y him_back house_with i_answer i_asked i_can i_drank
      i_gave i_give i_let i_walk i_will i_wrote in_hallway in_his in_middle into_my is_better it_on just_want la_puerta last_day leye- many_pills mata-
      matt- me_anything me_deja me_paro me_to metie- mi_hermana money_if morning_$ my_14 my_aunt my_father my_mother my_property my_truck niet- no_$
      no_quiero no_se no_voy no_way nobo- nobod- not_let not_need not_open nothing_$ novio_me now_$ now_at of_her off_record offered_me oficina_de on_them
      outside_my over_and padr- paid_my papa_$ phone_and pills_$ plea_can pleas- police_are police_at police_got protest_$ pruebas_$ puer- puert- puerta_$
      putt- putti- questioned_by quiere_entrar quiere_que rath- rathe- razo- rete- sacar_mis scared_$ she_will shel- shoot_himself showed_up sitting_on
      somebody_is something_i stabb- stop_in stra- strai- suspended_and table- take_care take_him tengo_licencia them_to there_way they_have they_want
      throu- tienen_mi to_blow to_end to_look to_put to_stay toca- todo_$ toni- tonig- took_him traig- troo- troop- tryi- tryin- trying_to uncl- wall_$
      wants_me we_can will_not without_getting worke- writi- y_sigue اخذو- الار- البول- البيت_و السكي- الصغ- الصغي- الكوك_$ المدرسه_$ بالسياره_and بدي_خلص
      بكرا_$ تفتي- تلفون- حاله_$ خايف- ساعدوني_$ ست_سنين شي_and عندي_محامي كتير_$ لعند- ما_بعرف ما_عم من_البيت من_الشغل منزل- منزلي_$ نفسه_$ هلق_$ ولادي_$
      يضرب-`,
    '0.1': `#بكرا #سكين #معه =94 =acaba =almost =anyway =backpack =being =best =children =dejo =door =esta =fast =getting =hermana =interrogated =knows =line
      =little =manana =myself =nothing =parar =party =right =run =shut =since =siri =somebody =taking =talking =til =tomo =way =whether =اريد =بكرا =ضربني
      =معه @110 @201 @now-KIN ANSWER+MODAL ARRESTED+ASK ARRESTED+Moment ARRESTED+POLICE ARRESTING+GOT ASK+SAY ASKING+Calendar ASKING+Drug ASKING+PAPERS
      ASKING+TAKEES AWAY+End AWAY+GOT AWAY+PILLS BE+ANSWER BE+ARREST BE+AWAY BE+BODY BE+End BE+GOT BE+NOOSE BE+OVERDOSING BE+POINT BE+RECENT BE+TALKING
      BODY+HIDEOUT BREAKIN+GOT BREAKIN+PRESENT CAMEIN+HEDGE CAR+ASKING CAR+AWAY CHILD+PASTVERB CHILD+TOOK CHILD+WAKE CLITIC+ANSWER CLITIC+BE CLITIC+BODY
      CLITIC+CAMEIN CLITIC+FAINT CLITIC+FIND CLITIC+HEDGE CLITIC+HURTS CLITIC+IWANT CLITIC+PRESENT CLITIC+PULLING CLITIC+QUESTIONING CLITIC+SEARCH
      CLITIC+STATION CLITIC+WEAPON CLITIC+Weapon CLITIC+Young COMEIN+GOT COPCAR+CAR CPS+TAKING CUFFS+Gear Calendar+Street DIE+COURTS DOGS DOGS+DOGS DOOR
      DOOR+DOOR Drug+LOTS Drug+TAKING End+BE End+GIVEBACK End+Moment End+PRESENT End+RANOFF FIND+LOTS FIND+WANT GIVEBACK+Calendar GIVEBACK+HOUSE
      GONEOFF+MODAL GONEOFF+PRESENT GOT+DETECTIVE GOT+DOGS GOT+End GOT+LEDGE GOT+Plea GOT+SEARCH GOT+SEVERE GOT+SOBRIETY GOT+SOMEONE GOT+STATION GOT+WEAPON
      GOT+Weapon GOT+Young GRABBED+ASK GRABBED+KIN GRABBED+POLICE GRABBED+TOOKAR GRABBED+Young Gear Gear+CUFFS Gear+Gear General+ANSWER General+ARREST
      General+BREAKIN General+Plea HASES+CHILD HASES+GRABBED HASES+HEDGE HASES+OUTES HASES+Traffic HASES+Weapon HASES+Young HEDGE+DIE HEDGE+DOGS
      HEDGE+GIVEBACK HEDGE+POINT HEDGE+TAKING HIDEOUT+ARREST HIDEOUT+ASK HIDEOUT+GOT HIDEOUT+JAILED HIDEOUT+Moment HIDEOUT+WARRANT HIGHPLACE+LEDGE HOME+GOT
      HOME+WEAPON HOUSE+Moment HOUSE+NOW HOWTO+ANSWER HOWTO+Interview HURT+ASKING HURTEN+Moment HURTING+GOT HURTING+HOUSE HURTING+OUTES HURTING+SOMEONE
      Held+HEDGE IDIOM+HURTEN IF+End IF+STATEMENT INTO+CUFFS INTO+NOOSE IWANT+ANYMORE IWANT+HURT Interview+NUMBER Interview+RECENT Interview+SCARED
      JUDGE+SOBRIETY JUST+ARRESTED JUST+TOOK KILL+INTO KIN+EX KIN+End KIN+GETOUT KIN+GRABBED KIN+LURKING KIN+PILLS KIN+Street KIN+WEAPON KNOCKED+DOOR
      KNOCKED+HEDGE LATER+WANT LEDGE+HIGHPLACE LEDGE+INTO LEFTNOTE+HEDGE LIVE LIVE+BE LIVE+LIVE LIVE+SCARED LOC+ASK LOC+CUFFS LOC+End LOC+GOT LOC+HURTS
      LOC+KNOCKING LOC+STATEMENT LOC+TOOK LOC+WEAPON LOC+Weapon LOTS+ANYMORE LOTS+BODY LOTS+Drug LOTS+HURTING LOTS+LURKING LOTS+Near LOTS+TALKING MISSING
      MISSING+ARRESTED MISSING+JAILED MISSING+MISSING MODAL+ASKING MODAL+BREATHE MODAL+OVERDOSE MODAL+OVERDOSING MODAL+QUESTIONING MODAL+RAID MODAL+ROADSIDE
      MODAL+Sick MODAL+WAKE Moment+INTO Moment+IWANT NOW+WANT NUMBER+LOC NUMBER+WANT Near+HIGHPLACE Near+HURT Near+WARRANT Official+GIVEBACK Official+HEDGE
      Official+HOUSE Official+LOC Official+MODAL Official+SEARCH Official+Traffic PASSEDOUT+AWAY PAST+JUST PASTVERB+End PASTVERB+GIVEBACK PILLS+BODY
      PILLS+RECENT POINT+IF POLICE+AWAY POLICE+HOME POLICE+HOUSE POLICE+KIN POLICE+LURKING POLICE+PAPERS POLICE+PRESENT POLICE+PULLED POLICE+REFL
      PRESENT+ARRESTED PRESENT+BODY PRESENT+BREAKIN PRESENT+CHILD PRESENT+COMEIN PRESENT+DETECTIVE PRESENT+FIND PRESENT+GRABBED PRESENT+Gear PRESENT+MISSING
      PRESENT+OVERDOSE PRESENT+POINT PRESENT+POLICE PRESENT+Traffic PRESENT+WEAPON PRESENT+Weapon PRESENT+Young PULLED+BE PULLED+CLITIC PULLED+QUERY
      Plea+KIN Plea+PRESENT Plea+WANT QUERY+JUST RANOFF+BLEEDING RANOFF+NOOSE RANOFF+PILLS RANOFF+WANT RANOFF+WILL RECENT+CAR RECENT+End RECENT+NOW
      RECENT+PILLS RECENT+SEVERE RECENT+SOMEONE RECENT+Weapon RECENT+Young REFL+QUERY REFL+TAKEES REFL+TOOKES ROADSIDE+LOTS ROADSIDE+Street Room+General
      Room+LEDGE Room+MODAL Room+PRESENT SAY+CHILD SAY+Calendar SAY+Young SCARED+Violent SEARCH+MODAL SEARCH+Traffic SEIZED+CHILD SEVERE+IDIOM SOBRIETY+Drug
      SOBRIETY+PILLS SOBRIETY+PRESENT SOMEONE+BE SOMEONE+INTO SOMEONE+OUTES SOMEONE+PRESENT SOMEONE+RANOFF SOMEONE+Room SOMEONE+TAKING STATEMENT+CHARGED
      STATEMENT+WILL STATION+Interview SUICIDE SUICIDE+SUICIDE Sick Sick+INTO Sick+LOC Sick+MODAL Sick+Sick Street+BE Street+JAILED Street+LEDGE TAKEES+KIN
      TAKING+AWAY TAKING+BE TAKING+HEDGE TAKING+JAILED TALKING+GOT TALKING+LOTS TALKING+SCARED THING+IWANT THING+SCARED TOOK+GIVEBACK TOOKAR+GRABBED
      TOOKAR+QUERY TOOKES+Young Traffic+BE Traffic+CLITIC Traffic+OUTES Traffic+POLICE Traffic+PRESENT WANT+HOME WANT+WAKE WAVING+NOOSE WEAPON+BODY
      WILL+HOME WILL+Near Weapon+BE Weapon+BODY Worker+General Worker+HEDGE Worker+LOC Young+HOME Young+NUMBER Young+Street Young+TOOK ^HASES ^MISSING
      ^SEIZED ^SOMEONE ^_dos ^_hay ^_took ^_كل acaba- ahora_$ alguien_en all_of almo- almos- and_cop and_he and_kids and_not anything_$ anywa- apara-
      arrest_for asked_for backp- be_over before_i before_trial bein- being_held boar- brother_and call_lawyer called_me can_not care_of carro_que casa_$
      clos- come_home consent_to cuff- dad_$ daughter_has detained_by detective_is do_not down_$ dres- encue- entrar_$ exce- find_my get_into gett- getti-
      glas- go_away go_back gun_on gun_to hacer- halla- handed_me has_been have_my help_$ hija_de him_and home_from hospital_and i_already i_keep i_say
      i_supposed i_think ice_at in_driveway in_for in_handcuffs in_to is_driving is_got is_only it_is la_mano line- litt- littl- lleg- long make_it manan-
      matte- me_and me_in me_quito meti- mi_casa mi_puerta mi_trabajo michigan_state migra_$ my_children my_family my_grandma my_kids my_last my_sister
      myse- mysel- no_le no_lo not_come noth- nothi- now_he of_us on_phone out_if phone_with pistola_en police_interview pong- queri- read_me say_$ she_has
      sien- sinc- someb- stran- taken_to taki- takin- taking_my talki- tell_my tengo_miedo them_$ them_in there_is they_come this_$ this_is tiene_caso
      to_county to_take too_$ too_much uncle_has unloc- up_to voic- way_to weed_on where_i whet- wheth- y_no ya_no ابني_$ ابني_عمره ابني_ما السياره_and
      اوراق_$ بالسو- بالشا- سحبو- سنين_and ضربن- ضربني_me علي_ورقه في_سياره كل_شي والش- والشر- ياخذو-`,
    '-0.1': `#اتصل #اني #تلفون #حما #ساع #قال #قبل #هوي #يصير =accused =aggravated =apartment =automatically =bajo =bien =breath =camera =castigo =chest
      =citizenship =civil =condado =conduct =conference =coworker =dijo =entiendo =explain =expunge =fbi =felonies =fui =grandma =guilty =heart =keeps =lied
      =llamada =meaning =offender =ok =otro =page =plant =primo =pushed =reduced =refuse =removed =resident =road =robo =salio =security =soon =stand
      =stepdad =steps =testify =testigo =tests =threat =three =todavia =tried =turpitude =vida =violencia =word =اتصل =اتهموني =ادانه =اطلع =الاسبوع =الاسري
      =التهمه =الشرطي =اني =بقدر =بي =حالي =حكم =رفيقي =طالب =قانوني =قبل @plain ANSWER+LATER ANSWER+Near ARRESTED+JUDGE ASK+BE ASK+NOW ASKING+CHARGED
      ASKING+Held AWAY+HURTS AWAY+Official BODY+SAY CHARGED+SAY CHARGED+WANT CHARGED+WARRANT CHILD+Held CHILD+Near DIE+LOC DOOR+HIDEOUT Drug+RANOFF
      Drug+Young EX+CHARGED EX+SAY EX+TOOK EX+WANT EX+Young End+FIND End+LURKING End+OVERDOSED End+TONIGHT End+WARRANT GRABBED+BODY GRABBED+Room
      General+LATER HEDGE+Room HIDEOUT+COURTS HIDEOUT+SCARED HOME+ASKING HOME+RECENT HOME+SAY HOME+WARRANT HOUSE+WARRANT HOWTO+ASK HURT+BODY HURTEN+Young
      HURTING+HURT Held+Interview IDIOM+HEDGE IDIOM+LOC IF+JAILED INTO+Official IROOM+AWAY IROOM+INTO JAILED+ASK JAILED+HURT JUDGE+CAR JUDGE+IF JUST+ANSWER
      JUST+ANYMORE JUST+LEGAL KIN+SEARCH LEGAL+HOME LOC+ONLINE LURKING+CAR LURKING+HOME MISSING+PAST NOW+LEGAL OVERDOSED+End Official+NOOSE Official+PILLS
      Official+STATEMENT PASTVERB+JUDGE PASTVERB+JUST PASTVERB+NOW PASTVERB+TALKING PILLS+IF PILLS+SAY POINT+LEGAL POLICE+ASKAR POLICE+COMEIN PULLED+AWAY
      QUERY+Official RAID+LOC RECENT+PASSEDOUT SAY+HURT SAY+TOOK SAY+Violent SCARED+End SEVERE+AWAY SOBRIETY+MODAL SOMEONE+ANSWER SOMEONE+KILL TAKING+CAR
      TAKING+Drug TAKING+PILLS TAKING+RECENT TAKING+WEAPON TALKING+SOMEONE TOOK+ANYMORE TOOK+KILL TOOK+Near Violent+BODY Violent+POLICE Violent+REFL
      WAVING+General WAVING+KIN WHATIF+JUDGE WILL+ASKAR WILL+EVERYONE WILL+WARRANT Weapon+PASTVERB Worker+ASKING Worker+RECENT Young+ARRESTED ^ARRESTING
      ^DOOR ^PAST ^Room ^_aggravated ^_caught ^_crime ^_deputies ^_expunge ^_expungement ^_fbi ^_fleeing ^_good ^_interlock ^_just ^_our ^_public ^_teacher
      ^_youthful ^_اخي ^_الفرق ^_المحامي ^_المحقق ^_رفيقي ^_عقوبه ^_قانون ^_كيف ^_وقفوني accused_of aggr- aggra- aggravated_assault am_sitting amena-
      and_court and_eluding and_obstructing and_were and_تهمه automatically_$ ayude- bailed_out batt- casti- causing_injury ccw_$ ches- civi-
      clear_automatically confe- cuanto_dan cuanto_tarda culpa- de_violencia death_$ decla- dema- denu- denun- disorderly_conduct en_espanol es_felonia
      face- failure_to felon_$ felonies_$ fighting_$ first_offender for_being from_me front_of garage_$ guil- guilt- guilty_$ guy_at happens_to has_gun
      have_got i_refuse in_room is_been is_going is_hiding jail_on job_and keep- keeps_saying la_pelea later_$ loca- me_into me_van me_with meani- meaning_$
      mi_nombre mi_primo miedo_$ moral_turpitude my_16 my_attorney my_bond my_name my_stepdad need_lawyer nombre_$ of_road offender_program office_$
      owi_causing pass- pelea_$ plan- please_$ police_report primer_dui property_$ punc- pushe- que_esta que_hago regi- regis- resisting_and respo- said_he
      said_i seco- secon- secur- segu- servi- shar- sitting_in spee- speed- statement_$ stopped_me stuff_$ supe- suspendido_$ swea- tell- testigo_$
      that_night to_ask to_murder to_wait todav- trie- turp- turpi- violencia_domestica wife_$ you_tell اتهموني_me اعتق- الاسب- الاسر- الاسري_$ التهم-
      التهمه_$ التيكت_$ العنف_الاسري الغر- المحق- المسد- بالبيت_and بالت- سيارتي_$ علي_تهمه قبل_ما`,
    '-0.2': `#michigan #ابد #اتصلت #اثن #اجيب #احج #احد #احسن #احضر #احك #احكيل #اخر #ادان #ادفع #اربر #اربع #ارجع #اروح #استانف #استيناف #اسر #اسقاط #اسم #اشتر
      #اصاب #اطلب #اطلع #اعتدا #اعرف #افراج #اقول #اكتب #اكتبل #اكثر #الحد #الدم #الغ #الل #امر #امل #انت #انترلوك #انواع #اونلا #ايقاف #بارول #باسم #بتاخد
      #بتروح #بتشتغل #بجيب #بخسر #بدل #بدون #بديترويت #برنامج #بروبيشن #بروح #بريد #بسبب #بعتل #بعد #بقول #بورت #بياخد #بيشوف #بيضل #بيطلع #بيع #بيعرف #بين
      #تاثير #تاجيل #تاريخ #تامين #تبع #تجار #ترا #تروح #تسقط #تعويض #تقرير #تهمه #تواصل #توزيع #تيكت #ثالث #ثاني #ثلاث #جار #جديد #جريم #جلسه #جناي #جنسيه
      #جيب #حادث #حتي #حده #حشيش #حضور #حقوق #خاص #خالفت #خايف #خبر #خدم #خسرت #خطو #خطير #خلصت #خمس #درج #دومست #ديترويت #ديربورن #رابع #رحت #رساله #رفض
      #رنت #سابق #سجل #سجن #سرقه #سكن #سنت #سنه #سواق #سواقه #شاحن #شرط #شروط #شطب #شغل #شهر #شهور #شو #شيل #صاحب #صبح #صحيح #صفه #صلن #صيد #ضحي #طالب #طالع
      #طبي #طلب #طلعت #عام #عامل #عرض #عشان #عشر #عطا #عقوبه #علاج #عند #عنفاسري #عني #غاب #غبت #غرام #غرامه #غرين #غياب #غير #فاتت #فاتور #فتش #فحص #فدرال
      #فرق #فلني #فوت #فيب #فيكن #فيهم #قاضي #قان #قانو #قدم #قديم #قلت #قول #كارد #كان #كاون #كحول #كفاله #كلاس #كلام #كلفه #كم #كمان #كندا #كونتاكت #كيف
      #لازم #لانسنغ #لجو #لسا #لما #ليش #ماض #ماك #مبلغ #متاخر #متي #محادث #محامي #محكم #محكمه #محكوم #محل #مخدرات #مدعي #مده #مدي #مره #مسدمينر #مسك #مسموح
      #مشروط #مصاري #مصاريف #معها #مفتوح #مقاطع #مقاومه #مكالم #مكتوب #ملك #ممكن #منع #مهل #موعد #ميراندا #مين #نسيت #نظيف #نقاط #هولد #هيك #هيورن #وقت #ولا
      #وورنت #يحق #يخفف #يسقط #يشوف #يعرف #يعني #يكون #يوم * ._4a 14_days 30_days 3andk- 3o2ou- 4a_$ =0 =1000 =18 =1st =2 =200 =21 =22 =30 =3andkon =4a =769
      =9 =able =absconding =accident =account =accusation =acepto =acuerdo =acusado =acusan =acusaron =addeish =adderall =address =adentro =adolescente
      =advice =advisement =afecta =affect =afford =agresion =aid =alcohol =algo =amarra =anoche =anos =antecedentes =any =aparato =apelar =appeal =appear
      =application =arma =armed =arrestar =arrestaron =arresto =as =asault =aseguranza =aside =ask =assault =assessment =attempted =attorney =automatic
      =automatico =aw =awigbh =bac =bailed =battery =big =borra =borrar =both =bridge =byseer =calendar =calling =cam =cambio =can =canada =card =careless
      =cargo =carrying =cases =cash =casos =caught =causing =ccw =cdl =chance =charged =cheque =child =choque =citizen =ciudad =ciudadania =ciudadano =claim
      =clair =clase =classes =clear =clearance =clemens =closed =cobra =cobran =college =common =community =como =concealed =condena =condenas =confidential
      =consequences =contact =contacto =container =contest =contra =controlled =cosas =costo =crash =credit =crime =crimes =criminal =cristal =cual =cuales
      =cuantas =cuanto =cuantos =cuenta =cuentan =cuesta =curfew =dan =dangerous =dano =dar =deadline =decirle =defender =defensa =defense =deferral
      =deferred =definition =delete =delito =deliver =delivery =demanda =denied =deportan =deportation =deported =derecho =desestimar =designated =despues
      =detained =detroit =di =dias =dieron =diferencia =different =dije =dinero =direccion =dismissed =disorderly =diversion =divorce =dolares =dollars
      =domestic =domestica =dos =drive =driver =droga =drogas =drop =drug =drunk =dui =dura =during =dwi =edad =else =eluding =embezzlement =employer
      =employers =english =enno =entre =era =erased =error =es =escribe =eso =estaba =estado =estatal =estudiante =evidence =ex =expired =expungement =extra
      =fabrica =facebook =fafsa =failure =falsa =false =falta =falte =fecha =federal =felon =felonia =felonious =fight =file =finally =financial =firearms
      =firme =first =fiscal =fiyye =fleeing =florida =following =forfeiture =forget =form =formulario =fourth =frank =fraud =funciona =gbh =goodbye =google
      =grado =grams =gratis =grave =great =guard =guardan =guidelines =habitual =hablar =hacer =hago =handle =hardship =hi =hice =high =hire =hired =history
      =hizo =hongos =horas =huellas =hunt =huron =hurt =iba =ichat =idea =ignore =ilegal =illegal =immobilization =impaired =information =infraction =ingham
      =injury =inmate =innocent =instagram =instead =intent =interlock =investigation =jobs =juez =juicio =jurado =justice =juvenil =juvenile =kent =kept
      =killing =kind =knock =language =lansing =lara =larceny =ley =leyeron =lifetime =lifted =limit =limite =lisence =list =llamo =local =luego =lying =m
      =major =make =mal =manager =manda =mandatory =mando =manejar =manejo =marihuana =marijuana =marysville =max =medical =meeting =menor =menores =menos
      =mensajes =messages =meth =michigan =military =minor =misdemeanors =mocion =month =months =moral =motion =mount =muestra =multiple =murphy =name
      =naturalization =necesita =necesitan =necesito =negaron =neighbors =next =nombre =number =numero =nunca =obstructing =ofensa =office =oficial =olvido
      =once =online =ops =ordinance =otra =ounces =overdose =owi =pagar =panicking =papas =para =pardon =parent =parents =park =pasa =pasada =paso =pasos
      =payments =pcc =pego =pelea =pelear =pena =penalty =pending =perder =permanent =permiso =permission =person =persona =petition =petty =pido =pierdo
      =place =plants =plead =pled =points =pontiac =por =port =posesion =positive =possession =prelim =pretrial =prevention =price =primer =primera =primero
      =prior =priors =prision =private =probable =probacion =probatoria =program =programa =promise =propiedad =prove =public =publico =pueden =puedes
      =puedo =punishment =puntos =que =question =quien =quitaron =racing =rapido =receta =recibo =reckless =recupero =reduce =refusal =registro =reglas
      =regreso =released =remove =repeat =report =reportarme =represent =request =resisting =resistir =response =responsibility =restitution =restoration
      =restricted =restringida =resultados =results =retail =review =reviews =revocation =rid =robar =robbed =samaritan =screen =sealed =second =secretary
      =segunda =segundo =seguro =seized =sejelli =semana =served =service =set =sexual =shooting =shoplifting =siempre =significa =sigue =simple =slate
      =small =smelled =snitch =social =solicitud =solo =soltaron =southfield =soy =spanish =speeding =speedy =staff =statement =stealing =student =stuff
      =subpoena =summer =super =suppress =surety =suspendida =suspendido =suspension =taba3i =taken =talked =tarda =target =teacher =technical =tercer
      =tercera =test =tether =texto =that =thc =theft =third =threatening =thrown =ticket =tickets =tickit =time =times =tiquet =tiquete =tiquetes =together
      =tolerance =toman =tomar =total =traductor =trafico =trailero =trainee =trial =trouble =turn =twice =underage =undocumented =universidad =unpaid =usar
      =using =ustedes =vale =velocidad =vender =verdad =vez =victim =victima =video =violence =waiver =walmart =wanted =was =watched =weapon =weed =when
      =why =work =worse =written =wrong =ya3ni =yo =you =youthful =zero =zone =ابعت =اتصلت =اجيب =احجي =احداث =احسن =احضر =احكي =اخذت =ادفع =اربر =اربع
      =ارجع =اروح =استانف =استيناف =اسري =اسقاط =اسوق =اشتري =اشتغل =اطلب =اعتداء =اعرف =اقدر =اقول =اكتب =اكتبلي =اكثر =ال =الاتعاب =الاثنين =الاحداث
      =الادانه =الاعتداء =الافراج =البارول =البروبيشن =البوند =التامين =التذر =التفتيش =التكت =التلفون =التهم =التيكت =الثانيه =الجاي =الجلسه =الجنايه
      =الجنحه =الحد =الحشيش =الحكم =الحمايه =الدفع =الدم =الرسايل =الرفض =الساعه =السجل =السجن =السرقه =السنه =السواقه =الشركه =الشطب =الشهر =الصبح =الضحيه
      =العام =العقوبه =العنف =الغرامه =الغي =الفحص =الفرق =الفلني =الفلوني =القاصر =القانون =القياده =الكحول =الكفاله =الكورت =اللي =الماضي =الماضيه
      =المحادثه =المحامي =المحقق =المحكمه =المحل =المحلفين =المخالفه =المدعي =المذكره =المراقبه =المسدمينر =النفس =النقاط =الورقه =الورنت =الولايه =الوورنت
      =امر =امسح =امل =انحبس =انمسكت =انه =او =اوقفوني =اونلاين =اي =ايام =ايمتي =ايميل =ايه =ب =باسمي =بالبريد =بالبيت =بالجيل =بالسجل =بالسجن =بالشرطه
      =بالشغل =بالكفاله =بالكورت =بالمحكمه =باول =بتاخدو =بتروح =بتشتغلو =بخسر =بدل =بدي =بديترويت =برنامج =بروبيشن =بروح =بسبب =بسجلي =بسيط =بعد =بعيد
      =بفحص =بقول =بلا =بمحامي =بميشيغان =بورت =بوند =بيصير =بيضل =بيطلع =بيع =بيكلف =بين =تاجيل =تاريخ =تالت =تامين =تاني =تانيه =تبعي =تراك =تسقط =تعليق
      =تعويض =تقرير =تكت =تهمه =توزيع =توقيف =تيكت =ثالث =ثاني =ثانيه =ثلاث =جديد =جريمه =جلسه =جنحه =جنسيه =جيب =جيل =حادث =حبس =حتي =حشيش =حقوق =حيازه
      =خالف =خالفت =خايف =خبر =خدمه =خسرت =خلصت =خمس =خناقه =دفع =دفعت =دليل =دومستك =ديترويت =ديربورن =رابع =رحت =رسوم =رفض =رقم =رنت =روح =زوجتي =ساعه
      =ساكن =سايق =سجل =سجلي =سجن =سرقه =سعر =سلاح =سلم =سنتين =سنه =سوابق =سواقه =سوق =سيتيزن =شارب =شاف =شروط =شطب =شغل =شغلي =شكد =شلون =شنو =شهر =شهور
      =شو =شي =شيك =شيل =صار =صح =صحيح =صغير =صيد =ضابط =طريقه =طلعت =عالبوند =عالمحكمه =عرض =عشان =عقوبه =علاج =عليه =عليي =عمر =عمل =عملت =عن =عندهم =عندي
      =عنف =عني =غرام =غرامه =غير =فاتني =فاتوره =فايليشن =فتشو =فتشوا =فحص =فلني =فلوس =فلوني =فوق =فيب =فيزا =فيكن =فيلوني =فينا =فيني =فيها =فيهم =فيي
      =قاضي =قال =قالو =قانون =قدم =قديش =قديم =قلت =قول =كارد =كان =كاونتي =كفاله =كلفه =كم =كمان =كندا =كوكايين =كونتاكت =كيف =لابني =لارسني =لازم =لانسنغ
      =لاني =لزموني =لسا =للابد =للسجن =للقاضي =للكورت =للمحامي =للمحكمه =لما =لو =ليش =ماريجوانا =ماكو =مالتي =متاخر =مترجم =محاكمه =محكمتي =محكمه =محكوم
      =مخالفه =مخدرات =مده =مدي =مذكره =مره =مزور =مسدمينر =مسكوه =مسموح =مش =مصاري =مطلوب =مع =معناها =معني =معها =مفتوح =مقابله =مقاطعه =مقاومه =مكتوب
      =ممكن =ممنوع =موعد =موقع =ميث =ميراندا =ميسدمينر =ميشيغان =مين =نتيجه =ندفع =نسبه =نسيت =نفس =نقاط =نقطه =نو =هالشات =هايتا =هجره =هددني =هل =هولد
      =هيك =هيورن =واحد =والسلاح =والهجره =وانمسكت =وحده =وصفه =وصل =وصلت =وصلني =وعليه =وقت =ولدي =وورنت =ياخدو =ياخذ =يحق =يدفع =يصير =يعني =يقدر =يكون
      =يوم @done @past ACTOR+Interview ANSWER+CHILD ANSWER+HEDGE ANSWER+HOUSE ANSWER+HURT ANSWER+LEGAL ANSWER+Official ANSWER+POLICE ANSWER+Worker
      ANSWERAR+STATED ANYMORE+HURT ARREST+CAR ARREST+HOME ARREST+NOOSE ARREST+WEAPON ARRESTED+ACTOR ARRESTED+CAR ARRESTED+Drug ARRESTED+HURT ARRESTED+LATER
      ARRESTING+GRABBED ARRESTING+General ARRESTING+HURTING ARRESTING+IF ARRESTING+PAST ASK+CLITIC ASK+General ASK+IF ASK+Moment ASK+Plea ASKEDAR+CLITIC
      ASKING+ARRESTED ASKING+GIVEBACK ASKING+HURTING ASKING+LEFTNOTE ASKING+PAST ASKING+WAVING AWAY+ASK AWAY+Calendar AWAY+GONEOFF AWAY+LATER AWAY+PAST
      AWAY+Worker BE+ASK BODY+Drug BODY+RECENT BREAKIN+CHARGED BREAKIN+MODAL BREAKIN+SOMEONE BREATHE+SOBRIETY BREATHE+THING CAR+ARRESTED CAR+CHARGED
      CAR+CHILD CAR+Calendar CAR+KIN CAR+PHONE CAR+PILLS CAR+Young CHARGED CHARGED+ANSWER CHARGED+ANYMORE CHARGED+CHARGED CHARGED+CHILD CHARGED+CLITIC
      CHARGED+GOT CHARGED+HURT CHARGED+KILLING CHARGED+LOTS CHARGED+NOOSE CHARGED+Near CHARGED+POLICE CHARGED+WEAPON CHARGED+WILL CHARGED+Weapon
      CHARGED+Young CHILD+ARRESTING CHILD+HURT CHILD+KIDNAP CHILD+LIVE CHILD+Plea CHILD+SOBRIETY CLITIC+CHARGED CLITIC+Calendar CLITIC+GONEOFF
      CLITIC+KNOCKED CLITIC+PAST CLITIC+POINT CLITIC+ROUGH CLITIC+SEARCHED CLITIC+SEIZED CPS+CLITIC CPS+KIN CPS+SAY Calendar+KIN Calendar+PAST
      Calendar+PILLS DETECTIVE+HURT DETECTIVE+WILL DIE+BE DOGS+HIDEOUT DOOR+CAR DOOR+PAST Drug+ARRESTED Drug+ASKING Drug+CHARGED Drug+CHILD Drug+Calendar
      Drug+KNOCKING Drug+WILL EVERYONE+INTO EX+PRESENT End+ANSWER End+ARREST End+HOUSE End+OVERDOSE End+OVERDOSING End+STATEMENT FAINT+COURTS FIND+LEGAL
      FIND+SCARED GIVEBACK+Interview GIVEBACK+Plea GONEOFF+JUDGE GONEOFF+SCARED GOT+IF GOT+TALKING GRABBED+DOOR GRABBED+KILL GRABBED+LEDGE GRABBED+LEGAL
      GRABBED+PAST GRABBED+PASTVERB GRABBED+TAKING Gear+IF General+ARRESTING General+CAR General+DOOR General+HOME General+KIN General+KNOCKED General+Near
      General+Official General+POINT General+POLICE General+QUERY General+TAKING General+TAKINGAR HASES+CAR HASES+WILL HEDGE+CHARGED HEDGE+DETECTIVE
      HEDGE+FIND HEDGE+KIDNAP HEDGE+KNOCKED HEDGE+NOW HEDGE+POISON HEDGE+ROADSIDE HIDEOUT+CHARGED HIDEOUT+HURT HIDEOUT+LEGAL HIDEOUT+LOTS HIDEOUT+SEARCH
      HIDING+JUDGE HOME+ARREST HOME+CHARGED HOME+End HOME+LEGAL HOME+PAST HOUSE+Drug HOUSE+HURT HOUSE+HURTEN HOUSE+LEGAL HOUSE+RECENT HOUSE+TAKING
      HURT+Calendar HURT+PAST HURT+POISON HURTEN+AWAY HURTEN+CHILD HURTEN+Calendar HURTEN+KILL HURTEN+PAST HURTING+ARRESTING HURTING+CHARGED HURTING+General
      HURTING+PAST HURTING+THING HURTING+Traffic HURTS+INTO Held+IROOM IDIOM+Drug IDIOM+KILL IDIOM+Official IDIOM+POLICE IDIOM+RECENT IF+Drug IF+FIND
      IF+Gear IF+KNOCKED IF+SOMEONE IF+TAKING IF+TAKINGAR IF+WAKE INTO+Calendar INTO+DETECTIVE INTO+FIND INTO+NUMBER INTO+PAST IWANT+ANSWER IWANT+CHARGED
      Interview+ARRESTED Interview+CHILD Interview+Calendar Interview+End Interview+GRABBED Interview+PAST Interview+Paperwork Interview+Young
      JUDGE+Interview JUDGE+Room JUST+CHARGED JUST+JUDGE KIDNAP+RANOFF KIDNAP+TAKING KILL+ARRESTED KILL+IDIOM KILL+Official KILLED+Calendar KILLED+PAST
      KIN+ASKING KIN+CHARGED KIN+Calendar KIN+IDIOM KIN+IF KNOCKED+PAST KNOCKING+HURT LEFTNOTE+ANSWER LEFTNOTE+PRESENT LEFTNOTE+WANT LEGAL LEGAL+ASK
      LEGAL+ASKING LEGAL+CHILD LEGAL+Drug LEGAL+HURTS LEGAL+LEGAL LEGAL+LOTS LEGAL+NOW LEGAL+PILLS LEGAL+POINT LEGAL+Plea LEGAL+TAKING LEGAL+Young LETGO+GOT
      LIVE+CHILD LOC+ROUGH LOC+TAKING LOTS+ARRESTED LOTS+NOW LOTS+OUTES LOTS+PAPERS LOTS+SCARED LOTS+WANT LURKING+Interview MISSING+BE MISSING+LEGAL
      MISSING+OUTES MODAL+HASES MODAL+IDIOM MODAL+ONLINE MODAL+Official MODAL+POLICE MODAL+SOMEONE MODAL+TAKEES MODAL+Worker Moment+ANSWER Moment+CHARGED
      Moment+LEGAL Moment+LIVE Moment+SOMEONE NOOSE+CAR NOOSE+HURT NOOSE+TOOK NOW+IF NOW+SAY ONLINE ONLINE+CHILD ONLINE+HEDGE ONLINE+ONLINE ONLINE+Young
      OUTES+CHARGED OUTES+PASTVERB OVERDOSE+End Official+ARRESTED Official+CHARGED Official+Interview Official+LEGAL Official+PASTVERB Official+RECENT
      Official+WEAPON Official+Weapon PAPERS+Interview PASSEDOUT+RECENT PAST PAST+ANYMORE PAST+BE PAST+CLITIC PAST+Calendar PAST+HOUSE PAST+KIN PAST+Moment
      PAST+NOW PAST+PAST PAST+PASTVERB PAST+POLICE PAST+PRESENT PAST+RECENT PAST+Traffic PAST+WILL PASTVERB+ANYMORE PASTVERB+GRABBED PASTVERB+KIN
      PASTVERB+KNOCKING PASTVERB+LEFTNOTE PASTVERB+Near PASTVERB+TOOKES PILLS+ASKING PILLS+CAR PILLS+Calendar PILLS+General PILLS+LEGAL PILLS+OUTES
      PILLS+SCARED PILLS+WEAPON PILLS+WILL PODER+KIN POINT+CLITIC POINT+Paperwork POLICE+ARRESTED POLICE+CHARGED POLICE+GRABBED POLICE+HURTEN
      POLICE+Interview POLICE+KILL POLICE+LEGAL POLICE+NOOSE POLICE+PAST POLICE+PASTVERB POLICE+RECENT POLICE+STATEMENT POLICE+TOOK POLICE+Weapon
      PRESENT+ANSWERAR PRESENT+CHARGED PRESENT+ONLINE PULLEDAR+PULLINGAR PULLING+CLITIC PULLINGAR+PULLEDAR Paperwork+TOOKES Plea+GOT Plea+GRABBED Plea+HOUSE
      Plea+Moment Plea+PASTVERB QUERY+CPS QUERY+GRABBED QUERY+General QUERY+HASES QUERY+HOME QUERY+HURT QUERY+HURTEN QUERY+LURKING QUERY+POLICE QUERY+RECENT
      QUERY+SOMEONE QUERY+TAKEES QUERY+TAKINGAR QUESTIONED+CLITIC QUESTIONED+Calendar QUESTIONED+INTO QUESTIONED+PAST RANOFF+ANSWER RANOFF+DOOR
      RANOFF+Interview RANOFF+KIDNAP RANOFF+POLICE RECENT+IF RECENT+PAST RECENT+PASTVERB RECENT+ROUGH RECENT+TAKING REFL+AWAY REFL+INTO REFL+LOC
      ROADSIDE+MODAL ROUGH+General ROUGH+Room ROUGH+SOMEONE Room+GIVEBACK Room+LEGAL Room+THING SAY+GIVEBACK SAY+PASTVERB SAY+PILLS SCARED+GONEOFF
      SCARED+Street SCARED+WILL SEARCH+Interview SEARCH+LEGAL SEARCHED SEARCHED+CAR SEARCHED+HEDGE SEARCHED+KIN SEARCHED+SEARCHED SEIZED+Gear SEVERE+CHARGED
      SEVERE+CHILD SEVERE+Calendar SEVERE+End SEVERE+INTO SEVERE+PAST SEVERE+Paperwork SOBRIETY+BREATHE SOMEONE+IF SOMEONE+PAST SOMEONE+PASTVERB
      SOMEONE+QUERY STATED+ANSWERAR STATEMENT+CHILD STATEMENT+Calendar STATEMENT+HURT STATEMENT+IF STATEMENT+LATER STATEMENT+LEGAL STATEMENT+POLICE
      STATEMENT+Young SUICIDE+General Sick+CAR Street+HURT Street+INTO Street+Interview Street+Violent TAKEES+CAR TAKEES+TAKING TAKING+BODY TAKING+HIDEOUT
      TAKING+HURTING TAKING+KIDNAP TAKING+QUERY TAKING+Street TAKING+TAKEES TAKING+Weapon TAKINGAR+CLITIC TALKING+CHARGED TALKING+HIDEOUT TALKING+HOME
      TALKING+Room TALKING+Violent THING+REFL THING+WAVING TOOK+BODY TOOK+Calendar TOOK+HIDEOUT TOOK+HOME TOOK+LEGAL TOOK+LOC TOOK+OUTES TOOK+Room
      TOOK+SOMEONE TOOK+WEAPON TOOK+Weapon TOOKAR+Young TOOKES+CAR Traffic+INTO Traffic+PULLED Traffic+RECENT Violent+COMEIN Violent+Calendar Violent+PAST
      WAKE+HIDEOUT WANT+ARRESTING WANT+ASKAR WANT+FIND WANT+HURTEN WANT+IDIOM WANT+LEFTNOTE WANT+LEGAL WARRANT+CHILD WARRANT+Young WAVING+ASKING
      WAVING+HEDGE WAVING+LOC WAVING+Paperwork WAVING+THING WEAPON+Calendar WEAPON+Gear WEAPON+PASTVERB WEAPON+TOOK WILL+CHARGED WILL+Calendar WILL+FIND
      WILL+LEGAL WILL+LURKING WRISTS+HEDGE Weapon+Calendar Weapon+TOOK Worker+CLITIC Worker+TALKING Young+ARRESTING Young+Calendar Young+HURT Young+Held
      Young+KIDNAP Young+Near Young+Plea Young+Traffic Young+Violent ^BE ^BREAKIN ^CAR ^CHARGED ^COURTS ^DIE ^End ^GETOUT ^HEDGE ^HIDEOUT ^HOME ^HOUSE
      ^HURTEN ^Held ^LEGAL ^MODAL ^NOOSE ^PAPERS ^PULLINGAR ^Paperwork ^SEARCHED ^SOBRIETY ^Street ^TAKEES ^TAKING ^Violent ^WARRANT ^Weapon ^_20 ^_24 ^_30
      ^_769 ^_93 ^_abogado ^_absconding ^_accident ^_accused ^_am ^_and ^_apelar ^_arrainment ^_arrestaron ^_assault ^_automatic ^_awigbh ^_baiid ^_borrar
      ^_can ^_car ^_careless ^_carro ^_carta ^_charged ^_civil ^_clean ^_college ^_como ^_consent ^_cost ^_costo ^_could ^_criminal ^_cual ^_cuantas
      ^_cuanto ^_cuantos ^_deadline ^_debo ^_deferral ^_deferred ^_delete ^_delivery ^_denied ^_designated ^_di ^_diferencia ^_disorderly ^_diversion ^_do
      ^_domestic ^_domestica ^_drop ^_drugs ^_dui ^_embezzlement ^_es ^_explain ^_failure ^_false ^_falte ^_felon ^_felonia ^_felonious ^_felony ^_fines
      ^_first ^_fiscal ^_forgot ^_frank ^_fue ^_google ^_got ^_growing ^_habitual ^_have ^_hi ^_high ^_hospital ^_iba ^_impaired ^_juvenile ^_larceny
      ^_licencia ^_limpiar ^_lisence ^_manejar ^_marijuana ^_max ^_medical ^_minor ^_miranda ^_misdemeanor ^_moral ^_more ^_multiple ^_never ^_no ^_non
      ^_nunca ^_orden ^_otro ^_pardon ^_pasos ^_pena ^_petty ^_phone ^_pierdo ^_plead ^_points ^_por ^_porque ^_posesion ^_possession ^_precio ^_pretrial
      ^_primer ^_primera ^_principal ^_prior ^_programa ^_prove ^_puedes ^_puedo ^_puntos ^_quien ^_reckless ^_reduce ^_refund ^_refused ^_remove ^_repeat
      ^_resisting ^_restitution ^_restricted ^_retail ^_sali ^_second ^_secretary ^_segunda ^_segundo ^_sejen ^_selling ^_set ^_sex ^_show ^_soy ^_stalking
      ^_stand ^_steps ^_stopped ^_student ^_super ^_take ^_teen ^_third ^_threw ^_ticket ^_time ^_tiquet ^_toman ^_travel ^_trial ^_under ^_use ^_ustedes
      ^_vender ^_video ^_violated ^_vivo ^_warrant ^_was ^_wayne ^_went ^_work ^_yo ^_zero ^_ادفع ^_اروح ^_اقدر ^_اكتبلي ^_اكدر ^_الكفاله ^_المدعي ^_امر
      ^_امسح ^_انمسكت ^_اني ^_اوقفوني ^_اي ^_ايش ^_ايمتي ^_باي ^_بخسر ^_بدفع ^_برنامج ^_بس ^_بعد ^_بوند ^_بيع ^_تاجيل ^_تاني ^_تعويض ^_تهمه ^_توقيف ^_ثالث
      ^_ثاني ^_جلسه ^_حيازه ^_خالفت ^_خسرت ^_دفعت ^_راح ^_رسوم ^_رفض ^_رفضت ^_رقم ^_سايق ^_سلاح ^_شروط ^_شطب ^_شكد ^_شلون ^_شنو ^_صاحب ^_ضابط ^_طلعت ^_عطوني
      ^_عمري ^_عندي ^_غرامه ^_فاتني ^_فتشو ^_فحص ^_فيي ^_قديش ^_قلت ^_قول ^_كان ^_كفاله ^_كم ^_ليش ^_متي ^_محامي ^_محكمه ^_مخالفه ^_مذكره ^_مرتي ^_معني
      ^_ممكن ^_منو ^_نسيت ^_نو ^_هايتا ^_هل ^_هي ^_ورقه ^_ولدي ^_وورنت able_to abogado_para about_my acci- accid- accident_$ accident_and accus-
      accusation_$ acue- acuer- acus- acusa- acusado_de acusan_$ acusan_de acusan_mi acusaron_$ adde- addei- adder- addr- addre- aden- adent- adol- adole-
      advic- advice_$ afec- afect- affe- affec- affect_my affo- affor- after_domestic after_owi again_$ agra- agrav- agre- agree- agres- agresion_$ al_juez
      alco- alcoh- alcohol_limit algo_$ am_undocumented am_victim amar- amarr- amen- amenaza_$ and_battery and_drunk and_just and_never and_talk and_would
      and_اخذت and_اني and_بدي and_رنت and_علي and_عنده and_عندي and_قال and_قالوا and_يا anoc- anoch- anos_$ antec- antecedentes_$ anul- apartment_$ apel-
      apela- aplic- appe- appea- appl- appli- application_$ appr- arma_en arme- arra- arrai- arraignment_$ arrestaron_mi arresto_$ arresto_por as_adult
      asau- asaul- aseg- asegu- aseguranza_$ asid- aside_$ ask_you asked_me assa- assau- assault_$ assault_and assault_with asses- asyl- at_work at_your
      attempted_murder atto- attor- attorney_$ auto- autom- automatico_$ aw_la2 awal_amarra awig- awigb- ayuda- bac_$ back_what bail- baile- battery_$ be_in
      because_$ because_conference been_in better_to border_$ borr- borra- borracho_$ boun- braz- breath_test breathalyzer_$ brid- bridg- broke_window
      brother_$ brother_was brui- bruis- btek- btekh- bull- by_phone byse- bysee- byseer_$ cale- calen- cali- calif- camb- cambi- came_$ came_to can_i
      can_she can_they canada_$ canada_with canc- cance- car_in card_$ carel- careless_driving carg- cargo_$ cargo_es carr- carro_por carry-
      carrying_concealed cart- carta_de case- cash_$ caso- casos_de casos_en cast- caug- caugh- caught_shoplifting caught_stealing caught_with caus- causi-
      cdl_$ cdl_for cdl_مدي cent- cert- certi- cerv- cerve- chan- chang- charged_for cheap- check_$ chil- child_was choq- choqu- citi- citiz- citizen_$
      citizenship_$ ciud- ciuda- ciudadano_$ civil_infraction clai- clair_county class- clea- clean_slate clem- cleme- cobr- cobra- cobran_por coll- colle-
      college_$ come_in comme- commo- commu- community_service como_le como_pido como_saco comp- con_cargo con_felonia con_la con_orden con_ppo conc- conce-
      cond- conda- condado_de conde- condena_$ condena_de condition_$ condu- conf- conference_$ cons- conse- consent_calendar consequences_$ const- consu-
      cont- conta- contact_order contest_$ contesta_$ contra_mi contrato_$ cops_$ cops_on cosa- cost_of court_case cousin_$ cpl_and cred- credi- cree- crim-
      crime- crime_$ crimes_$ crimi- criminal_$ criminal_lawyer cris- crist- csc_$ cual- cual_es cuale- cuan- cuant- cuanto_cobran cuanto_cuesta cuanto_dura
      cuantos_anos cuen- cuent- cuenta_$ cues- cuest- culp- culpable_$ curf- curfe- curfew_$ daca_and dan_$ dan_por dangerous_weapon de_carro de_caso
      de_detroit de_dui de_marihuana de_owi de_posesion de_probacion de_probatoria de_robo dead- deadl- deadline_$ decir- decl- defe- defen- defense_$
      defer- deferral_$ defi- defin- definition_$ delete_my deli- delit- deliv- delivery_$ delivery_of deni- denie- denied_$ depor- deportation_$ desi-
      desig- despu- deta- detai- detr- detro- dier- diero- dife- difer- diferencia_entre dine- diner- disco- dism- dismi- dismissed_$ diso- disor-
      disorderly_$ dispu- dive- diver- do_first do_you does_dui dola- dolar- doll- dolla- dollars_$ dome- domes- domestic_$ domestic_violence domestica_$
      dos_$ dos_anos dos_veces drag_racing drive- driver_responsibility driving_$ driving_michigan driving_while drog- droga- drogas_$ drug_possession
      drugs_in drun- drunk_$ drunk_driving dui_can dui_en dui_michigan dui_و duri- durin- dv_$ elig- eligi- elud- eludi- embe- embez- embezzlement_$ empl-
      emplo- emsa- en_dui en_ichat en_otro en_probatoria en_walmart enco- encon- engl- engli- enti- entie- entrapment_$ eras- erase- es_$ es_delito es_mi
      escr- escri- espe- esper- esposa_$ esta_$ esta_acusado esta_preso estab- estad- estado_$ este_chat esto_$ estud- everything_$ evid- evide- evidence_$
      ex_is exam_$ expi- expir- expl- expla- expu- expun- expunge_$ expungement_$ fabr- fabri- faceb- fafs- failu- fake_id fals- falta- fech- fecha_de fede-
      feder- felo- felon- felon_in felonia_$ felonious_assault felony_$ felony_expungement fina- final- finan- financial_aid firea- firearm_$ firearms_$
      firs- first_dui first_steps first_time fisc- fisca- fiscal_$ fiyy- flee- fleei- fleeing_and flor- flori- foll- follo- for_assault for_drugs for_first
      for_interpreter for_not forf- forfe- forg- forgo- form- forma_$ formu- formulario_$ four- fourt- frank_murphy frau- fraud_$ free_to frid- frida-
      funci- genes- get_rid getting_out good- goodb- goog- googl- got_caught got_charged got_stopped grams_$ grat- grati- grav- grea- green_card guid-
      guide- guidelines_$ guilty_or gun_ban habi- habit- habitual_$ habitual_offender hablar_con handl- hards- he_was her_boyfriend hermano_esta high_bac
      hijo_menor hijo_por him_in hire- hire_you hist- histo- hold_$ hones- hong- hongo- hora- hour- huell- huro- huron_$ hyta_and hyta_para i_come i_drive
      i_feel i_going i_hire i_live i_looking i_pay i_plead i_want ice_is icha- ichat_$ id_$ igno- ignor- ileg- ilega- ille- illeg- immo- immob- impa- impai-
      impaired_driving in_2019 in_possession in_st in_trouble incl- inclu- information_$ infr- infra- infraction_$ ingh- ingha- injury_$ inma- inmat-
      inmate_$ inmo- inmov- inno- innoc- inst- inste- instead_of inte- intent_to inter- interlock_$ interprete_$ interpreter_$ intox- inve- inves-
      investigation_$ is_being is_following is_his is_there is_your it_be it_down it_in it_ok it_still it_too it_was juic- juici- jura- jurad- jurado_$
      jury_$ jury_duty just- just_pay justi- juve- juven- juvenil_$ juvenile_$ keep_my kid_$ kill_my killi- kind_of know_how la_aseguranza la_bolsa
      la_ciudadania la_domestica la_fabrica la_licencia la_orden la_pena la_ppo la_probacion la_semana la_victima lang- langu- lans- lansi- lansing_$ larc-
      larce- larceny_$ last_month last_spring last_week le_dieron lesi- lesio- less_than leyer- licencia_de licencia_por lifet- lift- lifte- limi- limit-
      limit_$ limite_$ lise- lisen- lisence_$ list_of llam- llama- llevan_casos lo_acusan lueg- lyin- magi- majo- mal_$ mand- manda- mane- manej- manejar_$
      manejar_borracho manejar_tomado marc- mari- marih- marihuana_$ marij- marijuana_$ marke- mary- marys- marysville_$ max_for maxi- maxim- me_about
      me_acusan me_amenazo me_arrestaron me_can me_cobran me_dieron me_go me_how me_llamo me_negaron me_of me_off me_olvido me_pararon me_puso me_quitaron
      me_soltaron me_two me_مع mean- medi- meet- meeti- meno- menor- menor_$ menor_de menores_$ mens- mensa- mensajes_$ menti- mi_caso mi_condena mi_cpl
      mi_dui mi_felonia mi_tiquet mi_troca mi_visa mich- michi- michigan_$ mien- mient- mili- milit- minor_$ minor_in mip_and mira- miran- mis_papas
      misdemeanor_$ moci- mocio- mohami_$ mont- month- mora- more_than mother_$ moti- motio- motion_to moun- mount_clemens much_do much_time mues- muest-
      mult- multi- murp- murph- my_7411 my_apartment my_cash my_cdl my_dui my_employer my_expungement my_form my_guns my_home my_interlock my_mugshot my_owi
      my_own my_request my_side my_ticket myself_in nada_$ name_is nati- natu- natur- naturalization_$ nece- neces- need- never_told no_contact no_contacto
      no_contest no_era no_fui no_ops no_pagar no_proof no_soy noche_$ nomb- nombr- not_afford not_citizen not_guilty not_mine not_read not_you notif-
      now_that nuev- numb- numbe- nunc- obje- objec- obstructing_$ of_domestic of_state of_stealing ofen- ofens- ofensa_$ offen- offense_$ office_in ofic-
      oficial_$ oficina_en ofre- ofrec- ohio_$ olvi- olvid- onli- onlin- online_$ open- open_container oper- opera- or_just or_not or_stay ordi- ordin-
      otra_vez otro_$ otro_condado otro_estado ounc- ounce- out_in over- over_1000 owi_$ owi_en paga- pago_$ papa- papel_$ para_dui pararon_$ pard- pardo-
      pasa- pasa_$ pasada_$ pasado_y pasaj- paso- passe- passed_out pay_for pay_my pay_or payi- payment_plans payments_$ pays_for pele- pelea- pena- penal-
      penalty_$ pend- pending_case perce- perdi_mi perdo- perm- perma- permi- permiso_$ permission_to pers- perso- person_$ persona_$ petit- pett-
      phone_call phone_number photo- pier- pierd- pierdo_mi plac- place- plant- point- points_$ points_for police_about police_question police_searched
      police_will policia_vino pone- pont- ponti- pontiac_$ por_assault por_caso por_domestica por_droga por_drogas por_dui por_manejar por_no por_owi
      por_pelea por_que por_robo por_shoplifting port_huron porta- pose- poses- posesion_de positive_$ poss- posse- possession_$ possession_of ppo_from
      prec- preci- preliminary_exam pres- presc- prese- preso_$ prev- preve- price_$ prim- prime- primera_vez prio- prior- prior_$ prisi- priv- priva-
      probable_because probacion_$ prof- prog- progr- program_$ program_for promi- propi- protection_order prov- publ- publi- public_defender puede-
      puedo_manejar puedo_pagar puni- punis- punt- punto- puntos_$ puntos_por qual- quali- que_corte que_debe que_decir que_decirle que_dice que_digo que_es
      que_firme que_hablar que_mi que_pagar que_pasa que_quiere que_significa ques- quest- question_my questioned_me questions_$ quien_me quien_paga
      quiere_decir racin- rapids_$ re_exam rece- recei- recet- reci- recib- reck- reckl- reckless_$ reckless_driving redu- reduc- reduced_$ refu- refus-
      refusal_$ regl- regla- reins- rele- relea- released_$ released_my rene- renta- repe- repea- repo- repor- report_$ requ- reque- request_$ resi- resid-
      resis- responsibility_fees rest- resti- restr- resu- reta- retai- retail_fraud retu- retur- revie- review_$ reviews_$ revoked_$ rid_of right_$
      rights_after roba- robar_$ robb- robbery_$ robo_$ romp- rompi- rules_$ saco_mi said_$ samar- says_they scree- se_borra seal- seale- second_owi
      second_time secr- secre- secretary_of secu- see_my segun- segunda_vez segur- seiz- seize- sejel- seman- semana_pasada sentence_$ serv- serve-
      set_aside sexu- sexua- she_says she_wants shoot- shop- shopl- shoplifting_$ si_mi siem- siemp- siempre_$ signi- significa_$ sigue_$ simp- simpl-
      sin_permiso since_i slat- slate_$ snit- snitc- soli- solic- solt- solta- some_stuff someone_else son_has son_on south- soy_ciudadano spani- spanish_$
      speeding_$ st_clair staf- stal- stalk- state- statu- stolen_property stop_$ stopped_and stor- strik- stud- stude- subpoena_$ subs- summe- summer_and
      super_drunk suppo- suppr- sure- suret- susp- suspe- suspended_$ suspension_$ swit- switc- taba3- taba3i_$ take- take_back talk_$ talke- tamp- tampe-
      tan_rapido tard- targ- targe- target_$ taxes_$ teac- teach- tech- techn- telefono_$ tengo_que terc- terce- test- test_$ testi- teth- tethe- that_be
      that_i that_you thef- theft_$ there_any they_let they_said they_use thir- third_$ this_chat this_morning thous- thre- throw- thrown_out tick- ticke-
      ticket_$ ticki- tiempo_$ tienen_oficina time_$ time_do tiqu- tique- tiquet_$ tiquet_de tiquet_en tiquet_por to_answer to_appear to_deliver to_fight
      to_him to_hire to_hospital to_report to_talk to_testify to_work toge- toget- tole- toler- toman_casos tomo_pastillas too_late tota- towe- tradu-
      trafi- train- trespass_$ trial_$ tric- trou- troub- true_$ turn_myself twic- under_21 under_advisement undo- undoc- univ- unive- unpa- unpai- up_by
      usin- uste- usted- ustedes_$ van_dar van_encerrar vari- veces_$ vehi- vehic- velo- veloc- venci- vende- vendi- verda- vez_$ vict- victi- victim_$
      victima_$ vide- video_$ viejo_$ viole- violence_$ waiv- waive- waiver_$ walm- walma- want_to wante- was_at was_not weap- weapo- weapon_$ weed_at
      weed_in week_$ week_and what- what_i what_if what_now when_does when_police when_pulled when_they when_you while_suspended will_this window_and
      with_green with_kids with_me with_misdemeanor with_ppo with_retail would_you writt- wron- y_la ya3n- ya3ni_$ ya3ni_شو ya_me year_and yest- you_are
      you_for you_guys you_handle you_have you_help you_my you_need you_represent you_speak you_take you_win your_firm youth- youthful_trainee
      zero_tolerance اتهم- اتهمو- احدا- احداث_$ احسن_$ احكي_مع ادان- ادفع_الكفاله اربر_$ ارنت_$ استا- استان- استعم- استي- استين- اسري_$ اسقا- اشتر- اشتغ-
      اصاب- اعتد- اعتدا- اعتقل- اغرا- اغراض- اكتب- اكتبل- الاتع- الاث- الاثن- الاح- الاحد- الاحداث_$ الاد- الادا- الاس- الاع- الاعت- الاف- الافر- البار-
      البارول_$ البر- البرو- البروبيشن_$ البري- البون- البوند_$ التا- التام- التذ- التر- التفت- التك- التل- التلف- الته- التي- التيك- الثا- الثان- الجام-
      الجر- الجل- الجلس- الجن- الجنا- الجنايه_$ الجنح- الجنحه_$ الحش- الحشي- الحك- الحكم_$ الحم- الحما- الحمايه_$ الدف- الرس- الرسا- الرف- الرفض_$ الساع-
      السج- السجل_$ السجن_$ السرق- السرقه_$ السن- السنه_الماضيه السوا- السياره_$ الشرك- الشط- الشطب_$ الشه- الشهر_الماضي الصب- الضا- الضاب- الضحي- العا-
      العق- العقو- العقوبه_$ العن- الغرا- الغرامه_$ الغي- الفا- الفاي- الفح- الفحص_$ الفر- الفرق_بين الفل- الفلن- الفلو- الفو- القا- القاص- القاصر_$
      القاضي_$ القان- القد- القدي- القضا- القي- القيا- الكا- الكح- الكحو- الكحول_$ الكف- الكفا- الكفاله_$ الكو- الكور- اللي- الما- الماض- الماضي_$ المت-
      المح- المحا- المحامي_$ المحك- المحكمه_$ المحل- المخ- المخا- المخالفه_$ المدع- المدي- المذ- المذك- المذكره_$ المر- المرا- المراقبه_$ المس- المشر-
      المصا- المعل- المق- المقا- المكت- النق- النقا- الوا- الور- الورق- الورن- الورنت_$ الوو- الوور- الوورنت_$ امر_الحمايه امر_حمايه انمس- انمسك- اوقف-
      اوقفو- اوقفوني_me اونل- اونلا- اونلاين_$ ايمت- ايمي- باسم- بالب- بالبا- بالبي- بالج- بالجي- بالد- بالسج- بالسجل_$ بالسجن_$ بالسياره_$ بالشغ- بالع-
      بالعر- بالف- بالفي- بالق- بالك- بالكف- بالكفاله_$ بالكو- بالكورت_$ بالمحكمه_$ بالن- باول_جلسه بتاخ- بتاخد- بتبي- بترو- بتشت- بتشتغ- بدي_emsa7
      بدي_استانف بديت- بديتر- برا_la برخص- برنا- برنام- بروب- بروبي- بروبيشن_$ بسجل- بسجلي_$ بعتل- بعد_dui بعد_owi بعد_ما بلا_تهمه بمحام- بميش- بميشي-
      بميشيغان_$ بورت_هيورن بيبي- بيشو- بيصي- بيصير_$ بيطل- بيكل- تاجي- تاري- تامي- تاني- تانيه_$ تخفي- تعوي- تهمه_him توزي- توقي- تيكت_$ ثالث_مره ثاني-
      ثاني_مره جديد_$ جريم- جريمه_$ جلسه_$ جناي- جنحه_$ جنسي- حبس_$ حقوق- حياز- حيازه_$ خالف- خطوا- خناق- دومس- دومست- دومستك_$ دي_يو ديتر- ديترو- ديترويت_$
      ديرب- ديربو- ديربورن_$ رفيق- رنت_$ روح_عالكورت ريزس- ريزست- زوجت- زوجي_بده سابق- سجل_$ سجلي_$ سجن_$ سرقه_him سلاح_and سنتي- سواب- سواق- سيتي- سيتيز-
      سيتيزن_$ شنو_حكم شنو_يعني شهر_$ شو_byseer شو_ya3ni شو_التهمه شو_العقوبه شو_الفرق شو_بصير شو_بيصير شو_صار شو_عقوبه شو_لازم شو_معناها شو_هو شو_هي
      شو_يعني شي_$ صار_$ صح_$ طريق- عالبو- عالبوند_$ عالبيت_$ عالكورت_$ عالمح- عالمحكمه_$ عقوب- عقوبه_$ علي_and علي_dui علي_ppo علي_البروبيشن علي_بروبيشن
      علي_بوند علي_مذكره علي_وورنت عندكم_$ عنده- عندي_سجل عنف_اسري عنف_منزلي عني_$ غرام- غلط_$ فاتت- فاتن- فاتني_me فاتور- فايل- فايلي- فايليشن_$ فلني_$
      فلوس_$ فلون- في_امل فيلو- فيلون- فيلوني_$ فيني_احكي قانو- قانون- قانوني_$ قبل_$ قديم_$ قضيتي_$ كارد_$ كاون- كاونت- كاونتي_$ كذب_$ كفال- كم_sene كم_سنه
      كم_نقطه كوكا- كوكاي- كونتا- كيف_$ لابن- لارس- لارسن- لانس- لانسن- لحاله_$ لزمون- لزموني_me للاب- للابد_$ للسج- للشرطه_$ للقا- للقاص- للقاض- للكو-
      للكور- للكورت_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ لمحا- ما_اعرف ما_دفعت ما_رحت ما_عملت ماريج- مالت- مالتي_$ متاخ- مترج- متهم_$ متهم_بضرب محاك-
      محاكم- محكم- محكمت- محكو- مخال- مخالف- مخدر- مخدرا- مخدرات_$ مده_المراقبه مدي_الحياه مذكر- مذكره_$ مراق- مراقب- مره_$ مسدم- مسدمي- مسكون- مسكوه_him
      مسمو- مشرو- مصار- مصاري- مطلو- معنا- معناه- معناها_$ معي_and مفتو- مقاط- مقاطع- مقاو- مقاوم- مقاومه_$ مكال- مكالم- مكتو- ممكن_$ من_السجن من_المحكمه
      ميرا- ميران- ميسد- ميسدم- ميشي- ميشيغ- ميشيغان_$ نتيج- نقاط_$ نو_كونتاكت هالش- هالشا- هايت- هايتا_$ هددن- هددني_me هيك_$ هيور- هيورن_$ والر- والس-
      والسل- والسلاح_$ والم- واله- والهج- والهجره_$ وانم- وانمس- وانمسكت_$ وحده_$ وصلن- وطلع- وعلي- وعند- وهو_محبوس وورن- وورنت_$ يتهمو- يشوف- يعني_$ يوم_$`,
    '-0.3': `#ابعت #اجا #اجي #احذف #احمل #اختبار #اختلاس #اخذو #ادم #ارفض #ارنت #ارينمنت #اسال #اسبوع #اسو #اشتك #اشرح #اعتداء #اعتقل #اعط #اغراض #افق #اقبل #اقدم
      #اكو #اكول #الا #الغا #امريك #انترنت #انتظار #اند #انسجن #اهل #ايصال #ايميل #باص #باطل #باق #باي #بتج #بجرع #بدنا #بري #بريترايل #بسيط #بصم #بصما
      #بطلع #بعيد #بكتب #بلاق #بلد #بماكومب #بنفس #بني #بول #بيحك #بير #تبليغ #تتصل #تجي #تحك #تخانق #تذر #ترحيل #تشتغل #تشوف #تفتش #تقدر #تهديد #تياب
      #ثلاثا #جمع #حدود #حسب #حظر #حقي #حقيق #حكي #حياز #خرب #خربت #خفت #خناقه #دافع #داكا #درن #دفاع #دكتور #دليل #ديفيرل #راكب #رسم #رفيق #رقم #رما #زوم
      #زيار #ساعد #سافر #ساكن #سال #سجين #سرع #سري #سفار #سمحت #سوال #سيت #سير #شات #شاف #شاهد #شرك #شقه #شهاد #شيك #صفح #صلت #صور #ضدي #طلاب #عال #عربي
      #عرفت #عطو #عطي #عطيت #عقد #عمل #عنه #عنو #غراض #غلط #غلطت #غيرت #فرص #فهمت #فورم #فيدي #فيزا #فيسبو #فيكم #فيه #فيها #قدمت #كذب #كرس #كسرت #كفال #لان
      #لدي #لست #لقو #لقوا #لوح #مات #ماش #مبارح #مترجم #مجا #مجان #محاكم #محتاج #محجوز #محلفين #مدين #مذكر #مذنب #مزور #مستشف #مستقبل #مسج #مسروق #مشكل
      #مشي #مصادر #معلم #معلوم #معلوما #مقابل #مكتب #ممرض #ممنوع #منه #منيح #موشن #موضوع #موقع #ميث #ناس #نتيج #نحك #نسب #نسي #نفق #نمر #نموذج #هاد #هاي
      #هايتا #هدد #هربت #هيرو #وصل #ياه #ياي #يرد #يعطو #يعمل #يقرا #يمن ._05 1000_$ 15_$ 15_and 16_$ 18_$ 21_$ 2adi- 2adiy- 3and- 3andkon_$ 3ara- 3arab-
      3arabi_$ 3o2o- 3omr- 7411_$ 7411_for =008 =04 =05 =11 =15 =17 =19 =2015 =24 =25 =2nd =3am =3an =3arabi =48 =50 =600 =70 =7411 =90 =900 =93 =98 =aa
      =abuse =acabo =accidente =aceptan =act =add =adjudication =admission =admitted =adult =age =agent =agreement =ai =alibi =alla =alright =always
      =amenazo =ammo =anger =ankle =ano =answered =apeal =aplico =appointment =army =arraigned =arrainment =arrestan =asalto =ashamed =assult =asylum =aviso
      =awal =b =baiid =bale =ban =banned =bar =bars =battle =bay3 =bb =bdic =bf =bici =bill =bills =black =blew =bodycam =boleta =bolsa =bonds =boot =borro
      =borrowed =boss =bound =brothers =buena =busca =buscar =busco =business =buy =byen7seb =c =caja =cambiar =canadian =cancelar =carry =case =caso =cell
      =cervezas =chances =chat =chatgpt =check =checkout =church =cita =citacion =citation =city =cleared =clerk =client =cobro =competency =condados
      =condiciones =condition =consulate =consulta =contempt =contestar =contrato =conviene =corralon =corren =cortar =cortes =could =counseling =counties
      =country =county =cover =cpl =cps =crashed =creek =csc =daca =datamaster =datos =deadlines =deal =deals =death =debe =debo =debt =decir =declarar
      =deferal =defienden =dejar =dejaron =demandar =detention =disability =discount =doctor =dollar =domingo =dorm =dormido =drf =drove =drugs =due =dueno
      =duty =dv =dwls =dying =e =edfa3 =ella =email =emailed =empezo =emsa7 =emta =encerrado =encerrar =encontrar =encontraron =encubierto =enough =entering
      =entrapment =entregar =entro =eran =erase =escondo =escribir =espanol =espera =esposa =estate =este =esto =et2sel =every =exam =fail =failed =fake
      =falso =familia =far =fax =fee =fees =fiador =fiesta =filed =fill =fines =fingerprints =firm =fix =fiyon =flat =flint =football =force =forfeit
      =forged =forma =foto =free =fta =fugitive =future =ganar =gano =ghalat =girlfriends =gives =government =gracias =grandmother =grow =growing =grua
      =guarantee =guns =h1b =hablan =hallaron =han =hard =hazme =health =heard =hearings =hed =herido =hold =homicide =homicidio =honorarios =housing =human
      =hunter =hunting =hurto =hyta =identity =ignition =immigrant =indocumentado =info =informacion =informant =informante =instrucciones =intencion
      =interprete =interpreter =invasion =item =items =jackson =jale =jefe =joke =jury =kalamazoo =khnee2a =kilo =knowing =lab =lal =lawer =lawsuit =lejos
      =less =lesser =letter =leyes =licensia =lie =link =lista =listen =lives =llama =llaman =llame =loan =lock =loss =lost =low =machine =makes =management
      =mandar =mandaron =manejaba =manslaughter =masking =may =mdop =means =meen =meet =mental =metal =mia =micourt =mip =mo7ami =mohami =mota =mouthwash
      =msu =multas =murder =murio =mushrooms =mute =nafs =narcotics =near =needed =negarme =negue =new =nexus =non =nursing =offer =oficina =oficio
      =ofrecieron =ohio =olia =olor =openai =opinion =otros =overnight =owner =owvi =package =paga =pagamos =pagina =pago =pagos =pague =pais =paralegals
      =parenting =parked =pasado =pasar =passed =patron =pay =payment =pays =pbt =pee =pegue =peleo =per =percent =perdi =perdon =petitioner =pickup =placa
      =placement =plans =plate =plazo =plazos =pleading =podia =pointed =pongo =positivo =pot =power =ppo =precio =pregunta =pregunto =prescribed
      =presentence =pressured =principal =pro =problem =problemas =proof =prosecution =prosecutor =protection =purchase =pwid =queda =queja =questions
      =quiet =quita =quitan =rage =rapids =rate =re =receipt =recoger =recorded =records =recovery =recuperar =refund =refused =registry =regla =regret
      =regular =rehab =rekhsti =relay =remember =renta =reportar =requirements =reschedule =residue =resistencia =responsible =respuesta =restraining
      =restrictions =result =retest =returned =revisaron =reviso =ri =ring =roadside =robando =robbery =rompi =rompieron =ruin =rule =rules =sacan =saco
      =sali =salir =same =sample =sangre =sarnia =scam =schedule =scram =screwed =sea =seal =season =seguridad =seizure =sell =selling =send =sene =sent
      =sentenced =sentencia =ser =sere2a =serve =servicio =sheghli =shi =shil =shop =show =silent =sirve =sistema =sleeping =slip =smart =smh =sobre =soplon
      =sos =speed =stalking =started =status =steal =stole =stolen =story =sueltan =summons =supervision =suspendieron =swung =system =takes =tan =tani
      =tanto =tarjeta =taser =tax =taxes =te =teen =tells =tenia =testificar =testing =textos =tires =touched =tow =towed =township =trabajan =trabajar
      =traer =trafficking =traia =trail =trato =travel =tres =trespass =trespassing =true =tsa =tu =tuesday =typed =undercover =union =unlock =upload =use
      =uso =value =vaya =ve =veces =vecino =vecinos =ver =viajar =victims =vino =violated =viole =visa =visita =visitar =visits =vivo =vop =vote =vs =wages
      =walla =wallet =warren =washtenaw =wayne =ways =website =wedding =week =weight =wheel =whose =win =windsor =winning =wipe =witnesses =words =workers
      =working =works =yerba =yom =your =youth =zoom =اجي =احذف =احمل =اخذوه =ارفض =ارنت =اسال =اسم =اسمه =اسوي =اشتكي =اشرح =اشهد =اطفال =اقامه =اقبل =اقدم
      =اكدر =اكو =اكول =الاستشاره =الاعتقال =البراءه =التهديد =الجامعه =الجيل =الحادث =الدوام =الزايده =السايق =السكر =الشات =الشاهد =الشرب =الشكوي =الضرب
      =الطلب =الغاء =الفورم =القضايا =الكلام =الله =الليسن =المحامين =المحبوس =المخدر =المدير =المصاري =المكتب =الموضوع =الموعد =النفخ =النموذج =الهايتا
      =امريكي =انتو =اند =انمسك =ايش =بارك =بارول =بالبروبيشن =بالحبس =بالغلط =بالمحل =بالمدرسه =بالمستشفي =باي =بتجو =بجرعه =بدفع =بدنا =بده =بدها =براءه
      =برخصتي =بريء =بس =بسيارتي =بشو =بصماتي =بضرب =بفلوس =بماكومب =بنفس =بورقه =بيحكي =بيره =تجي =تحكي =تست =تفتش =تقدر =تهديد =جنسيتي =جهاز =جواز =جوري
      =حجز =حق =حقي =حكي =خاص =خربت =خصم =خفت =خلوني =دافع =درنك =دولار =دون =دي =رجلي =رسايل =رفضت =زياره =سافر =سرعه =سرق =سقت =سكران =سلاحي =سمحت =سي
      =سيارتي =شاهد =شركه =صاحب =صور =صوره =ضد =ضدي =ضربت =ضروري =طالع =طفل =طلبي =عادي =عالكورت =عربي =عرفت =عطوني =عقد =عليك =عمري =عندكم =عنده =عنه =غبت
      =غلط =غلطت =غيرت =فدرالي =فهمت =فيديو =فيكم =فيه =قاصر =قالولي =قريب =قضايا =قضيتي =كاش =كام =كذب =كسرت =كلامي =كورت =كوك =لان =لسته =لقوا =للبوليس
      =للبيت =للدوام =للشرطه =للشرطي =لوحه =مات =مبارح =متهم =متي =مجانيه =محبوس =محجوزه =مذنب =مراهق =مساعده =مسجون =مسدسي =مشكل =معلوماتي =مكتب =منه =منو
      =منيح =موشن =نحكي =نص =نفخت =نفقه =هاد =هاي =هربان =هربت =هوشه =هويه =هي =وافق =والشرطه =وبعدين =ورفضت =وسكران =وياي =ويد =يحكي =يرد =يروح =يطلع =يقرا
      =يمكن =يو @000 @001 @010 @asked-part @past-part ACTOR+Plea ACTOR+Room ANSWER+LOC ANSWER+TOOK ANYMORE+ANSWER ANYMORE+LOTS ANYMORE+PASTVERB ARREST+BODY
      ARREST+HIDEOUT ARREST+Held ARREST+IF ARREST+QUERY ARRESTED+CLITIC ARRESTED+Calendar ARRESTED+HURTING ARRESTED+NOOSE ARRESTED+PAST ARRESTED+WEAPON
      ARRESTED+Young ARRESTING+COURTS ARRESTING+Paperwork ARRESTING+TAKINGAR ASK+POLICE ASK+SEARCH ASKEDAR ASKEDAR+ASKEDAR ASKING+BODY ASKING+EVERYONE
      ASKING+FIND ASKING+GRABBED ASKING+LEGAL ASKING+Official ASKING+TOOKES ASKING+WAKE ASKING+WEAPON ASKING+Weapon AWAY+EX AWAY+FIND AWAY+QUERY
      AWAY+TONIGHT BE+CHARGED BE+IDIOM BE+LATER BE+ONLINE BODY+Calendar BODY+Moment BODY+PILLS BREAKIN+BODY BREAKIN+Calendar BREAKIN+Traffic BREAKIN+WRISTS
      BREATHE+CAR BREATHE+COURTS BREATHE+JUDGE CAMEIN+OUTES CAMEIN+Official CAMEIN+SEARCHED CAR+EVERYONE CAR+FIND CAR+HOUSE CAR+Held CAR+LEGAL CAR+RANOFF
      CAR+SCARED CHARGED+ASKING CHARGED+HOME CHARGED+KILL CHARGED+KIN CHARGED+KNOCKING CHARGED+Sick CHARGED+TOOKES CHARGED+Violent CHILD+ARREST
      CHILD+BREAKIN CHILD+CAMEIN CHILD+Gear CHILD+HASES CHILD+IF CHILD+LATER CHILD+ONLINE CHILD+PAST CHILD+POLICE CHILD+SEARCH CHILD+TOOKAR CLITIC+EX
      CLITIC+LATER CLITIC+LEFTNOTE CLITIC+QUESTIONED COLOR+THING COMEIN+Calendar COMEIN+POLICE COURTS+KILLING COURTS+KIN COURTS+Plea COURTS+Room
      COURTS+TOOKES CPS+ARREST CPS+ASKING CPS+Calendar CPS+PAST CPS+RECENT CPS+SOBRIETY CPS+TALKING Calendar+BODY Calendar+HURTING Calendar+Near
      Calendar+PULLED Calendar+Traffic Calendar+Violent DETECTIVE+CHILD DETECTIVE+Calendar DETECTIVE+PAST DETECTIVE+Plea DETECTIVE+Young DOGS+Official
      DOGS+POLICE DOOR+Calendar DOOR+HURT DOOR+LEGAL DOOR+WARRANT Drug+COMEIN Drug+IF Drug+INTO Drug+JAILED Drug+LEGAL Drug+PAPERS Drug+QUERY Drug+STATEMENT
      EVERYONE+LOC EVERYONE+Young EX+ASKING EX+Calendar EX+PASTVERB EX+POLICE EX+TAKING End+IDIOM End+Interview FAINT+HOUSE FAINT+ROUGH FALLEN+COURTS
      FIND+PILLS FIND+QUERY FIND+RECENT GETOUT+COURTS GETOUT+JAILED GIVEBACK+General GIVEBACK+LOTS GIVEBACK+MODAL GIVEBACK+PILLS GIVEBACK+QUESTIONS
      GIVEBACK+REFL GIVEBACK+SOMEONE GONEOFF+Interview GONEOFF+PAST GONEOFF+THING GOT+ANYMORE GOT+GETOUT GOT+NUMBER GRABBED+ARRESTING GRABBED+GIVEBACK
      GRABBED+HURTING GRABBED+JAILED Gear+HEDGE Gear+PASTVERB Gear+TAKEES Gear+WEAPON General+ARRESTED General+COMEIN General+Drug General+EX General+FIND
      General+GONEOFF General+HASES General+Interview General+KNOCKING General+LURKING General+OUTES General+OVERDOSE General+PULLED HABIT+CLITIC
      HABIT+HEDGE HABIT+Near HABIT+Official HABIT+THING HASES+JAILED HASES+NUMBER HASES+QUERY HEDGE+ARRESTED HEDGE+EVERYONE HEDGE+GOODBYE HEDGE+HURTEN
      HEDGE+LIVE HEDGE+QUESTIONED HEDGE+SEARCHED HEDGE+Street HEDGE+TOOKAR HEDGE+TOOKES HIDEOUT+ACTOR HIDEOUT+Calendar HIDEOUT+FIND HIDEOUT+LURKING
      HIDEOUT+PAST HIDING+DOOR HOME+GETOUT HOME+GIVEBACK HOME+POLICE HOUSE+GETOUT HOUSE+HOWTO HOUSE+LOTS HOUSE+OUTES HOUSE+PULLED HOUSE+TOOKAR HOWTO+Moment
      HURT+HOWTO HURT+Interview HURT+ONLINE HURT+PAPERS HURT+PASSEDOUT HURT+POLICE HURT+SAY HURTEN+BE HURTEN+BODY HURTEN+LATER HURTEN+LEGAL HURTEN+PRESENT
      HURTEN+Paperwork HURTEN+Weapon HURTING+COURTS HURTING+FAINT HURTING+IDIOM HURTING+IF HURTING+Interview HURTING+LEGAL HURTING+Paperwork HURTING+TAKEES
      HURTING+TAKING HURTS+ARRESTED HURTS+CLITIC HURTS+COURTS HURTS+GRABBED HURTS+General Held+ARRESTED Held+JUDGE Held+KIN Held+LOTS Held+PILLS IDIOM
      IDIOM+DIE IDIOM+End IDIOM+HURTING IDIOM+IDIOM IDIOM+IF IDIOM+OVERDOSE IDIOM+OVERDOSING IDIOM+SUICIDE IF+ANYMORE IF+ARRESTED IF+ARRESTING IF+ASK
      IF+ASKING IF+AWAY IF+BE IF+CHILD IF+COMEIN IF+DOOR IF+EX IF+GOT IF+GRABBED IF+HASES IF+Interview IF+KIN IF+LOC IF+NOOSE IF+Near IF+PULLED IF+PULLEDAR
      IF+SCARED IF+Young INTO+GONEOFF INTO+LATER INTO+MISSING IROOM+Young IWANT+GETOUT IWANT+GONEOFF IWANT+HOUSE IWANT+Moment IWANT+PAST IWANT+STATEMENT
      IWANT+Young Interview+ACTOR Interview+Drug Interview+Held Interview+LATER Interview+POINT Interview+QUERY Interview+SOBRIETY Interview+Street
      JAILED+GOT JAILED+RANOFF JAILED+SEARCH JUDGE+PAST JUDGE+PULLED JUDGE+WAVING JUST+ACTOR JUST+COURTS JUST+GIVEBACK JUST+MISSING JUST+Paperwork KILL+Drug
      KILL+HURTEN KILL+JUDGE KILL+THING KILLED+INTO KILLED+LEGAL KILLED+LOC KILLED+SOMEONE KIN+COURTS KIN+HURTS KIN+IWANT KIN+JAILED KIN+PAST KIN+WARRANT
      KNOCKED+Calendar KNOCKED+HOUSE KNOCKING+HURTS KNOCKING+LEGAL KNOCKING+SOMEONE LATER+General LEFTNOTE+STATEMENT LEGAL+HURTEN LEGAL+KNOCKING LEGAL+LIVE
      LEGAL+SOMEONE LEGAL+TALKING LEGAL+WARRANT LEGAL+WILL LEGAL+Worker LIVE+DETECTIVE LIVE+HEDGE LIVE+LOC LIVE+Near LOC+Calendar LOC+JOKE LOC+LATER
      LOC+NUMBER LOC+PAST LOTS+ARREST LOTS+ASKING LOTS+OVERDOSE LOTS+STATEMENT LOTS+TOOKAR LOTS+Traffic LOTS+WILL LURKING+Calendar LURKING+NOW LURKING+PAST
      MISSING+CAR MISSING+General MISSING+INTO MODAL+EX MODAL+HABIT MODAL+LATER MODAL+SUICIDE Moment+BODY Moment+HOWTO Moment+PHONE Moment+SOBRIETY
      NOOSE+Calendar NOOSE+HOUSE NOOSE+PASTVERB NOOSE+POLICE NOW+ANYMORE NOW+GOT NOW+HEDGE NOW+HURTING NUMBER+CAR NUMBER+LOTS Near+LATER Near+LEGAL
      Near+WAKE ONLINE+MODAL ONLINE+STATEMENT OUTES+JAILED OUTES+ONLINE OUTES+WARRANT OVERDOSE+HEDGE OVERDOSE+PAST OVERDOSING+IDIOM Official+ARREST
      Official+ASKINGAR Official+Calendar Official+LEFTNOTE Official+PAST Official+POINT Official+SEARCHED Official+WARRANT PAPERS+ANSWER PAPERS+HIDEOUT
      PAPERS+INTO PAPERS+MISSING PAPERS+OUTES PAPERS+PULLEDAR PAPERS+RECENT PAST+ASKING PAST+CHILD PAST+DETECTIVE PAST+HOME PAST+HURT PAST+HURTING
      PAST+Interview PAST+KILL PAST+KNOCKING PAST+LATER PAST+MISSING PAST+PULLED PASTVERB+ANSWER PASTVERB+ARRESTED PASTVERB+Gear PASTVERB+HURTING
      PASTVERB+NOOSE PASTVERB+Street PASTVERB+Weapon PASTVERB+Worker PHONE+HEDGE PHONE+KIN PHONE+THING PILLS+CHILD PILLS+HIDEOUT PILLS+HOME PILLS+HOUSE
      PILLS+JAILED PILLS+Young PODER+CAR PODER+CHILD PODER+COMEIN PODER+HOME PODER+SEARCH PODER+TAKEES PODER+Young POINT+COURTS POINT+GETOUT POINT+LOTS
      POINT+PAPERS POLICE+ANYMORE POLICE+ASKINGAR POLICE+Calendar POLICE+FIND POLICE+General POLICE+HURT POLICE+HURTING POLICE+IROOM POLICE+PILLS
      POLICE+QUESTIONED POLICE+SEARCHED POLICE+SEVERE POLICE+STATED POLICE+TOOKES POLICE+WEAPON PRESENT+IDIOM PRESENT+LATER PULLED+LURKING PULLED+PAST
      Paperwork+GIVEBACK Paperwork+HURTING Paperwork+KILL Paperwork+Room Plea+AWAY Plea+End Plea+HOME Plea+OVERDOSE Plea+REFL QUERY+ARRESTING QUERY+BEHIND
      QUERY+BODY QUERY+BREAKIN QUERY+COLOR QUERY+EX QUERY+HABIT QUERY+HURTS QUERY+Held QUERY+KILL QUERY+NUMBER QUERY+ROADTALK QUERY+SOBRIETY QUERY+Sick
      QUERY+TALKING QUERY+TOOKES QUERY+WAKE QUESTIONING+HEDGE RAID+HOME RANOFF+ANYMORE RANOFF+ARREST RANOFF+GETOUT RANOFF+IF RANOFF+NUMBER RANOFF+TALKING
      RECENT+HOWTO RECENT+HURTING RECENT+LEGAL RECENT+PAPERS REFL+CAR REFL+GIVEBACK ROADTALK+MODAL ROADTALK+QUERY ROUGH+FAINT ROUGH+Paperwork Room+JUDGE
      Room+KIN Room+OUTES SAY+OUTES SAY+TOOKES SAY+Traffic SCARED+ARREST SCARED+Calendar SCARED+QUERY SCARED+TAKING SCARED+TALKING SEARCH+CHILD SEARCH+HOME
      SEARCH+HOUSE SEARCH+IF SEARCH+ONLINE SEARCH+OUTES SEARCH+PILLS SEARCH+Young SEARCHED+HOME SEIZED+INTO SEIZED+Moment SEIZED+NOW SEVERE+GOT SEVERE+MODAL
      SEVERE+PASSEDOUT SEVERE+Traffic SEVERE+WANT SEVERE+WILL SOBRIETY+CAR SOBRIETY+CHILD SOBRIETY+GOT SOBRIETY+HIDEOUT SOBRIETY+LEGAL SOBRIETY+POLICE
      SOBRIETY+PULLED SOBRIETY+THING SOBRIETY+Young SOMEONE+ANSWERAR SOMEONE+GIVEBACK SOMEONE+PAPERS SOMEONE+POINT SOMEONE+STATEMENT SOMEONE+WAVING
      STATED+LOTS STATEMENT+ANYMORE STATEMENT+ARRESTED STATEMENT+CAR STATEMENT+Held STATEMENT+Official STATEMENT+Violent STATION+PASTVERB Sick+LEGAL
      Street+NUMBER Street+Paperwork TAKEES+HURTING TAKING+End TAKING+GRABBED TAKING+HOME TAKING+HOUSE TAKING+LEGAL TAKINGAR+ARRESTING TAKINGAR+CAR
      TAKINGAR+HEDGE TAKINGAR+HOME TAKINGAR+SOMEONE TALKING+HURT TALKING+POLICE TALKING+STATION TALKING+WARRANT THING+Interview THING+KILL THING+QUESTIONING
      TOOK+ANSWER TOOK+ARREST TOOK+DOOR TOOK+EX TOOKAR+ANYMORE TOOKAR+CLITIC TOOKAR+PRESENT TOOKAR+WARRANT TOOKAR+Weapon TOOKES+GOT TOOKES+NOOSE
      TOOKES+WEAPON Traffic+GRABBED Traffic+HOUSE Traffic+JUST Traffic+NOW Violent+FAINT Violent+LATER Violent+PASSEDOUT Violent+SOMEONE WAKE+HOME
      WAKE+HOUSE WAKE+Near WAKE+WILL WANT+TOOKES WARRANT+ARRESTED WARRANT+ASKING WARRANT+CLITIC WARRANT+GRABBED WARRANT+KIN WARRANT+LOTS WAVING+LEGAL
      WAVING+MISSING WEAPON+CAR WEAPON+POLICE WEAPON+Room WILL+ARRESTED WILL+GONEOFF WILL+GRABBED WILL+LEFTNOTE WILL+MISSING WILL+Official Weapon+CAR
      Weapon+SOMEONE Worker+ARREST Worker+COURTS Worker+GRABBED Worker+REFL Worker+SOBRIETY Worker+THING Young+ARREST Young+BREAKIN Young+CAMEIN
      Young+COMEIN Young+HASES Young+IF Young+LATER Young+LIVE Young+ONLINE Young+PAST Young+SOBRIETY Young+TOOKAR ^ANSWER ^ARREST ^ASKEDAR ^BREATHE ^COMEIN
      ^Calendar ^DOGS ^GIVEBACK ^IF ^IROOM ^JOKE ^LOTS ^ONLINE ^OUTES ^PILLS ^PODER ^QUERY ^SCARED ^SEARCH ^STATED ^STATEMENT ^TALKING ^TOOKES ^WEAPON ^_10
      ^_12 ^_15 ^_2 ^_45 ^_4th ^_7411 ^_aceptan ^_agresion ^_ambulance ^_ankle ^_any ^_arested ^_arma ^_arresto ^_atienden ^_awal ^_ayuda ^_bad ^_bale ^_bas
      ^_bay3 ^_bdic ^_best ^_borro ^_both ^_brandishing ^_carcel ^_caregiver ^_carrying ^_cash ^_ccw ^_cdl ^_change ^_check ^_choque ^_clear ^_client
      ^_cobran ^_competency ^_con ^_contempt ^_conviene ^_corte ^_cpl ^_csc ^_customs ^_daca ^_did ^_does ^_dog ^_drag ^_drf ^_drive ^_driver ^_driving
      ^_drug ^_drunk ^_dv ^_dwls ^_ella ^_en ^_erase ^_escribe ^_esto ^_fafsa ^_failed ^_fake ^_fight ^_file ^_fiyon ^_following ^_forfeiture ^_forged
      ^_free ^_fta ^_gbh ^_give ^_gracias ^_grandma ^_great ^_guardan ^_h1b ^_hablo ^_hace ^_hasta ^_hazme ^_held ^_hiring ^_hit ^_hold ^_hunting ^_hurto
      ^_hyta ^_ichat ^_intent ^_interpreter ^_is ^_jury ^_keep ^_kent ^_kept ^_kids ^_la ^_lansing ^_last ^_late ^_leave ^_letter ^_licensia ^_link ^_list
      ^_llevan ^_lo ^_lose ^_loss ^_mandatory ^_manejo ^_marysville ^_mas ^_mdop ^_meen ^_micourt ^_mip ^_missed ^_mohami ^_money ^_narcotics ^_necesito
      ^_new ^_nexus ^_nothing ^_notice ^_ok ^_old ^_one ^_open ^_order ^_over ^_owi ^_owvi ^_pagar ^_pago ^_passenger ^_pay ^_pcc ^_pelea ^_perdi
      ^_petitioner ^_pick ^_policias ^_ppo ^_process ^_prueba ^_psi ^_puede ^_pwid ^_que ^_quitar ^_real ^_refuse ^_revoked ^_ring ^_robo ^_rompi ^_sale
      ^_scram ^_seal ^_searched ^_security ^_self ^_sentencing ^_serious ^_shoplifting ^_si ^_signed ^_smell ^_solo ^_sople ^_sos ^_st ^_still ^_stole
      ^_strangulation ^_suspended ^_talked ^_tani ^_tax ^_te ^_tengo ^_tenia ^_thanks ^_thc ^_theft ^_this ^_tienen ^_too ^_trabajan ^_traffic ^_traia
      ^_trailero ^_underage ^_undercover ^_used ^_using ^_va ^_van ^_vape ^_victim ^_vino ^_visa ^_waiting ^_walk ^_weed ^_what ^_when ^_where ^_which ^_who
      ^_wipe ^_write ^_wrong ^_y ^_your ^_ابعت ^_احذف ^_اقول ^_اكو ^_الجهاز ^_القياده ^_الكورت ^_المدرسه ^_المدير ^_انتو ^_بتجو ^_بدي ^_بشو ^_بقدر ^_تكت
      ^_تيكت ^_جاري ^_جهاز ^_حادث ^_حكيت ^_خربت ^_خلصت ^_رح ^_رساله ^_رفضوا ^_روح ^_سجلي ^_سجن ^_سحبو ^_سرقه ^_شو ^_صارله ^_ضربت ^_طلع ^_عندكم ^_غيرت ^_فيكن
      ^_فيني ^_فيهم ^_قال ^_قالو ^_قالولي ^_كنت ^_كورت ^_لازم ^_لقوا ^_لم ^_متهم ^_مسدس ^_من ^_موشن ^_مين ^_نفخت ^_نقاط ^_هاد ^_هاي aban- aband- abie-
      abier- abogado_de about_$ about_court about_fight absc- absco- acce- acces- acco- accou- accu- acep- acept- aceptan_pagos acon- acons- act_$ acti-
      actio- actu- actua- acuerdo_$ address_$ adju- adjud- admi- admission_$ admit- adop- adopt- adul- adult- adult_$ adve- adver- advisement_$ after_two
      against_me age_of agent_$ agreement_$ ahi_$ ahora_que al_policia alguien_$ alla_$ alone_$ already_$ alri- alrig- alwa- alway- am_afraid am_charged
      am_dead am_i am_out amount_$ and_did and_dui and_found and_gave and_get and_got and_immigration and_let and_me and_need and_police and_talked and_then
      and_ارنت and_خلص and_سلاح and_قالو and_هلق ange- anger_management ankl- ankle_thing ano_pasado anoche_$ anos_y answer_my anter- apea- apli- appeal_$
      appointment_$ appre- arbor_$ are_coming are_you arested_for arma_$ armed_robbery arrest_me arrestar_por arrested_$ arrested_in asalto_$ asha- asham-
      ask_$ asse- assu- assul- asylu- at_$ at_18 at_bar at_his at_home at_midnight at_night at_office attacked_me atte- attem- audiencia_$ avis- away_from
      ayuda_con back_after back_and background_$ bad_$ bag_$ baii- baiid_$ bale_for ball- ban_$ bank- bankr- bann- banne- banned_from bar_$ barr- battl-
      bb_gun be_able be_dropped be_taken because_it beco- becom- been_arrested belon- bene- benef- bike_$ bill_$ blood_alcohol blood_test blue_water body-
      bodyc- bole- bolet- bols- bond- bonds_$ borro- bounc- bound_over boy_$ boyfriend_and boyfriend_got bridge_$ brok- broke_his btet- burg- burgl- busi-
      busin- but_he byen- byen7- cade- call_$ call_and calling_me came- came_by camer- can_cops can_felon can_he can_minor can_my can_store can_that cana-
      canad- car_can carcel_$ care- carro_en carry_on case_$ case_number cases_$ casi- casin- caso_$ causing_death cerca_de chanc- chances_of charged_$
      charged_as chat- chat_$ chatg- chea- cheq- chequ- chur- churc- cier- cita- citac- citat- ciudadania_$ clear- clear_my cleared_$ cler- clie- clien-
      client_$ come_back coming_to comm- como_encuentro como_lo como_me compe- compl- compr- con_cps con_dui con_mi con_owi con_su confi- confl- confu-
      consent_$ contact_$ contact_with contacto_$ contempt_$ contr- controlled_buy conve- cook- coop- coope- cop_$ cop_i cops_and cops_in copy_of corr-
      corra- corre- corte- corte_de cosas_$ cosas_de cost- cost_$ cost_anything coul- could_have could_that couns- county_$ county_jail court_is cpl_$
      cpl_with cps_on cps_took crack- cras- crash_$ cros- cross- cuales_son cuando_se cubr- custodia_de custody_$ daca_$ dama- damag- dang- dange- data-
      datam- dato- daughter_got daughter_is days_$ days_ago de_21 de_acuerdo de_armas de_arresto de_dar de_noche de_oficio de_por de_ppo de_salir
      de_seguridad deac- deal- deat- debe- debo_hacer debt_$ decir_mi decir_que decirle_la deco- decom- defa- defie- dejar- dejo_ir dele- delet- deman-
      depo- derechos_$ deses- detective_$ detective_called detention_$ detroit_$ devo- devol- dia_de diff- dinero_$ dire- direc- disab- disc- discount_$
      discr- disp- disq- disqu- diversion_$ do_after do_if do_juvenile do_now docto- docu- docum- does_that does_this domestic_to domi- domin- door_to
      drinking_$ driving_and driving_in drov- drug- drug_$ drug_test drugs_$ drunk_in duen- dui_$ dui_and dui_con dui_in dui_que dui_with duis_$
      during_questioning duty_$ dwls_$ dyin- e_inmigracion edfa- elec- elect- ella_me email_$ emailed_me empe- empez- en_casa en_linea en_pontiac
      en_probacion en_problemas en_que en_trabajo encub- end_of enfe- enfer- enga- enha- enhan- enou- enoug- enough_$ ente- enten- enter_my equi- era_mia
      erased_$ eres_$ erro- es_para esca- escap- esco- eso_$ espa- espan- espanol_$ esposo_por esta_mal estat- estu- et2s- et2se- every_other ex_says exces-
      excu- expe- expen- expli- expul- exte- exten- facil- fail- faile- falsa_$ false_report falt- familia_$ fata- fatas- fatt- fax_$ fee_$ fees_$ fiad-
      fiado- fies- fiest- figh- fight_$ fighting_this file- find- find_me find_out fine- fines_$ fire_me firm_$ first_$ first_can fiyo- flin- flint_$
      following_too footb- for_15 for_having for_hyta for_life for_no for_nothing for_shooting for_this for_work for_your forc- force_$ forever_$ forge-
      form_$ fram- fran- fraud- free_$ friend_$ friend_overdosed from_another from_cop from_my from_police fta_$ fue_arrestado fugi- fugit- fumar_mota futu-
      futur- ganar_$ gast- gene- get_$ get_back get_charged get_dui get_ppo get_to ghala- ghra- go_$ go_and go_on go_talk got_another got_mip got_ticket
      gove- gover- grabbed_her graci- grad- gram- grand_rapids gril- grill- growi- gun_$ gun_and hablan_espanol hablar_conmigo hace_anos had_me happen_to
      happened_and happens_at happens_when hard- have_cpl hay_$ hay_no hay_orden hay_ppo hazm- he_still heal- healt- hearing_$ held_for help- help_with
      her_to here_is heri- herid- hermano_quiere hermano_se hermano_tiene high_$ high_school hija_se hijo_adolescente hijo_de hijo_le hijo_quiere
      hijo_rompio hijo_traia hijo_y hijo_ya hijos_$ hijos_por him_for his_girlfriend his_lawyer his_mother hold_de home_invasion homi- homic- hono- honor-
      hospital_y house_arrest house_i housi- how_$ how_to huma- human- hunti- hurt_me hyta_$ hyta_for i_be i_beat i_bring i_called i_change i_ever i_failed
      i_finished i_get i_make i_owe i_own i_refused i_set i_use i_used i_wanted i_was i_work ice_hold idio- if_ice if_my if_they igni- ignit- immigrant_$
      immigration_$ immigration_hold impaired_$ impo- impou- impr- impro- in_2016 in_county in_fight in_ohio in_port inde- indec- indi- indo- indoc- info-
      infor- inju- injur- inmate_search insta- instr- intencion_de interview_$ interview_me into- inva- invas- inven- investigating_me is_17 is_3
      is_arrested is_he is_home is_it is_locked is_next is_suspended is_this is_throwing is_video it_go it_mean it_off it_true it_worse item- jacks- juez_$
      juez_me juez_que juicio_$ junt- juvenile_adjudication kala- kalam- keep_me kept_my khat- khne- khnee- kid_was kids_back kids_in kids_last know_if
      knowi- la_espera la_fecha la_grua la_pagina la_placa la_probatoria la_renta la_sentencia la_شرطه larceny_from larceny_in last- last_weekend last_year
      lasti- late_$ law_$ lawe- laws- laws_$ lawsu- lawsuit_$ lawyer_in lawyer_with le_contesto le_mando le_pego le_pegue le_van left_$ lejo- les_puedo
      lesse- let_go libr- lie_to lied_about lied_to life- list- lista_de liste- little_$ live- live_in llame_$ llamo_la lo_mismo lo_que lo_tienen
      long_before long_can look_through lose_my loss_prevention lost_my ma3n- machi- made_up magis- make_me make_you manag- manejo_$ mans- mansl- maqu-
      maqui- marca- mark- marq- marqu- mas_de masa- masar- maski- masm- masmo- max_$ may_$ me_agarraron me_arrestan me_dan me_dejaron me_deportan me_dui
      me_fui me_han me_hicieron me_llama me_llego me_lo me_mandaron me_negue me_para me_pasa me_pueden me_puedo me_quitan me_warning me_what me_without
      mean_$ mean_to medic- meeting_with mensaje_$ ment- menta- mental_health mess_up messages_$ meth_$ mi_arma mi_cdl mi_cita mi_corte mi_esposa mi_jefe
      mi_oficial mi_pistola mi_po mi_solicitud mia_$ mico- micou- mine_$ minim- mino- mint- minti- mip_y miranda_$ miranda_rights mis_armas mis_cosas
      mis_datos mis_derechos misdemeanor_warrant misdemeanors_$ mist- mista- mistake_$ mo7a- mo7am- moha- moham- money_$ money_back money_from month_$
      months_$ morad- morning_and mota_$ motion_$ moto- mugshot_$ multa- murd- murde- muri- mush- mushr- mutu- my_appointment my_bag my_bf my_boss
      my_brothers my_car my_card my_coworker my_ex my_money my_neighbor my_old my_paperwork my_second my_sisters my_stuff my_tether my_texts my_time
      my_vehicle narco- natio- near_me need_help need_to neede- nega- negar- negarme_soplar negl- negu- never_been nexu- night_and nmas- nmasa- no_entiendo
      no_es no_estoy no_fue no_hay no_ir no_marks no_quiere no_tienen no_to not_$ not_arrested not_hear not_my not_released not_remember nota- notar-
      notice_of notice_to now_i number_$ number_and nume- numer- nursi- obli- oblig- obst- obstr- of_attorney of_dui of_proof of_your off_after
      offender_registry officer_at officer_i oficial_de old_shoplifting on_camera on_me on_saturday on_time on_visa open_carry open_my opena- openai_$ opin-
      opini- opti- optio- or_do orden_de orden_para other_weekend otro- out_for out_when over_last over_limit overn- overt- owne- owner_$ owvi_$ pagam-
      pagar_$ pagi- pagin- pago- pago_la pagu- panic- paper- paper_says para_hyta para_inmigracion para_la para_mi para_no paralegals_$ param- paran_$
      parap- pararon_en paren- parents_$ parke- pasa_si pasad- pasado_$ pasar_$ paso_$ passenger_$ pate- pay_it pay_to paying_$ paym- payme- pbt_$ pcc_$
      pegu- pegue_$ peli- pelig- pena_$ pena_por perde- peti- phone_$ picku- pidi- plans_$ plate_$ play- plaz- plazo- pled_guilty po_$ pointed_gun
      police_found police_knock police_need police_on police_search police_want policia_$ policia_pregunta policia_se policia_tiene popp- por_agresion
      por_arresto por_vida porque_tenia port- posesion_$ posi- posit- powe- ppo_$ ppo_and ppo_y prest- pret- pretr- pretrial_$ pric- prin- principal_$
      prison_time probatoria_$ probl- problem_$ problemas_$ proc- proce- programa_de proh- prohi- prom- prome- proo- pros- prose- prosecutor_$ protecting_my
      prueba_$ pueden_revisar puedo_hacer puedo_ir puedo_llevar puedo_preguntar puedo_ver puedo_volver purc- purch- puso_ppo pv_$ que_$ que_cargo
      que_contestar que_dar que_la que_olia que_pague que_preguntas que_sea que_sigue que_son que_tan que_viole qued- queda- quej- quien_llamo quiero_que
      quitaron_la raci- rapid- rapido_$ rate- rate_$ read_my real_person receipt_$ recom- recov- recu- recup- refun- refuse_search refused_to regul- reha-
      rein- rekh- rekhs- rela- reme- remem- removal_$ rent- repa- repr- repre- represent_myself requi- resch- resisting_$ resta- resto- restraining_order
      restrictions_$ resul- retainer_$ reten- retes- retest_$ reti- retir- reve- revo- revoc- ri_008 road_rage roads- robad- roban- robando_$ robbe-
      rompi_la rule_$ sabad- saber_$ saca- said_it said_no said_yes salir_$ salir_sucio sama- same_as same_thing samp- sampl- sangre_$ sarn- sarni-
      saturday_$ saw_something say_he say_to saying_my scam- scamm- sche- sched- scra- screw- se_paga sealed_$ searched_my seas- seaso- second_dui
      security_guard see_him seized_my seizu- self_checkout sell- selli- semana_$ send_me sene_$ sentencing_$ sere- sere2- served_with set_up seve- sexual_$
      she_told shi_$ shog- shogh- short should_my should_we show_because show_up shows_i shows_up si_la sign- sign_admission sign_and sin_condena
      sin_licencia sirv- sit_there skip- skipp- smar- smell_of smh_$ social_security solicitud_$ somebody_up someone_$ something_$ soplar_$ soplar_en soplo-
      soplon_$ sout- span- speak_to spec- speci- spli- stalking_$ standing_mute state_$ status_$ stay_$ stea- steal- stealing_$ stol- stole- stole_$
      stole_it stolen_car stopped_at stopped_for strangulation_$ stre- street_$ stuff_in stuff_out subm- submi- subp- subpo- sucio_$ summ- summo- sund-
      sunda- sunday_$ supp- sure_$ suspendida_$ suspendido_y swun- syst- syste- taba- take_payments tale- talk_to talle- tapp- tarj- tarje- taxe- teacher_$
      tehm- tehmo- tell_cop tell_them tell_you temp- tempo- tengo_dinero tengo_orden tenia_miedo testify_$ testify_against testing_$ tests_$ tether_$ texto-
      textos_$ that_allowed that_are there_and they_arrested they_lock they_make they_never they_questioned they_saw they_search they_sent they_still
      they_stopped they_towed thing_is third_dui this_be this_going this_week this_whole threatening_me three_times ticket_and ticket_for tickets_$
      tiene_dos tiene_dui tiene_hold tiene_que tienen_que time- time_for to_call to_change to_cops to_delete to_detective to_drop to_file to_keep to_meet
      to_officer to_pay to_press to_send to_set to_somebody to_tell to_them to_use to_victim to_wear together_$ tome_$ tomorrow_$ too_many took_me
      touched_her tow_$ town- towns- trad- traffic_stop tram- tran- trans- trav- trave- trea- treat- tres- tresp- tria- trouble_$ troy_$ tues- tuesd- twit-
      two_days type- unan- under- under_18 underage_drinking unio- upda- updat- uplo- uploa- use_of va_salir valu- van_decir van_quitar vand- vanda- vaya_la
      ve_mi vece- veci- vecin- vecino_$ venc- vend- veni- viaj- viaja- video- video_de video_from video_of vienen_por violated_$ visa_$ voy_$ wage-
      waiting_room waiver_hearing walk_in wall- walle- warrant_para warre- was_in was_just was_mine was_one was_questioned was_told wash- washt- way_i wayn-
      webs- websi- website_$ wedd- weddi- weed_$ weig- weigh- well_$ went_through what_$ what_are what_does what_is whatsapp_$ when_she where_do while_i
      who_can who_pays whole_thing whos- why_do why_is will_he will_it will_police will_you win_$ winds- winn- winni- with_$ with_dui with_old
      with_something with_weed withd- without_paying witness_$ witnesses_$ word- work_$ worki- would_not wrong- wrong_$ wrong_person xbox_$ y_ahora y_caso
      y_dui y_estoy y_mis y_ppo y_que y_si y_tengo years_ago yelling_at yerb- yes_$ yo_$ yo_iba you_$ you_come you_do you_everything you_get you_keep
      you_know you_over you_something you_still yout- zoom_$ ابني_القاصر ابني_رح ابني_شو ابني_عنده ابوي_$ اتصا- اتصل- اتعا- احكي- احكيل- اختب- اختبا- اخذت-
      اخذوه_him اخوي_$ اخوي_عنده اخوي_محبوس اخي_محبوس ادفع- استد- استع- اسمي_$ اسوي_$ اشتك- اعتداء_$ اعتذ- اعطي- اقام- اكسب- الات- الاثنين_$ الاعتقال_$
      البرا- التع- التفتيش_$ التق- التهد- الثل- الثلا- الجاي_$ الجم- الجو- الجوا- الحاد- الحد- الخم- الدا- الدر- الدي- الرا- الرخصه_$ الزا- الزاي- الزو-
      السا- الساي- السعر_$ السكر_$ الشاه- الشرطه_$ الشرطه_اتصلت الشرطه_بدها الشرطي_ما الشك- الشكو- الشي- الضح- الضر- الطلب_$ العر- الغا- الفور- القص- الكلا-
      الكلي- الكورت_$ الكي- الله_$ الليس- المحب- المحل_$ المخدرات_$ المسر- المش- المشت- المع- المك- المكتب_$ المن- الموض- الموع- الموعد_$ النف- النم- النمو-
      الهايتا_$ الهجره_$ الي_$ امري- امريك- امريكي_$ انا_and انا_تحت انا_خايف انا_كنت انتر- انته- انتو_$ انحب- انحك- اوكل- اي_$ ايش_اسوي بارو- بارول_$
      بالبر- بالتا- بالتر- بالجا- بالجر- بالحب- بالشر- بالشرطه_$ بالص- بالط- بالغل- بالل- بالمح- بالمد- بالمس- بتجو_علي بتحك- بتلف- بتلفو- بجرع- بجرعه_زايده
      بجيب- بدون_رخصه بدي_shil بدي_اعرف بديربورن_$ براء- برخصت- برخصتي_$ بريء_$ بس_$ بسيارتي_$ بصما- بصمات- بعد_السكر بعده- بعرف_شو بفلو- بلاق- بماك- بماكو-
      بمحا- بمقا- بورق- بوند_$ بياخ- بيبع- بيبعت- بيحك- بيرج- بيرح- بيرحل- بيعر- بيمس- بيمسك- بيوق- تاني_$ تجار- تحت_21 تخان- ترجم- ترحي- تشتغ- تعلي- تقري-
      تكت_من تهدي- جنسيت- حادث_$ حدا_رح حدا_عم حسبو- حشيش_$ حقي_$ حقيق- خايف_$ خلون- دراي- درايف- دولا- رخصه_$ رساي- رفضو- رفيقي_$ زيار- ساعه_$ سكرا-
      سكران_$ سلاح- سنه_$ سيارتي_بدون شارب_$ شرب_$ شرطه_$ شرطه_de شهري- شو_$ شو_قول صاحب_المحل ضابط_البارول ضدي_$ ضرور- طلبي_$ عالج- عالك- عالكو- عالم-
      عربي_$ عطون- عقوبت- عقوبه_التهديد علي_owi علي_فيزا عم_يتصل عملت_شي عن_حادث عن_خناقه عندك- عنده_كورت عندي_dui عندي_كورت عندي_محكمه عنوا- غلطا- فتشو-
      فدرا- فدرال- في_no في_owi في_السجن فيدي- فيديو_$ فيلون_and فيني_اتصل فيي_$ قاصر_$ قاضي_$ قريب- قضاي- قضيت- كتير_and كلام- كلمت- كم_$ كم_بيكلف كم_مده
      كنت_عم كندا_$ كورت_$ كونت- كونتاكت_$ لازم_اعمل لسا_ما لقوا_معي للبو- للبول- للبي- للدو- للدوا- للشر- للشرط- للشرطي_$ للمد- لو_لا ما_فهمت ما_كنت ما_هو
      ماري- مبار- متي_يطلع مجان- مجاني- محامي- محبو- محبوس_$ محتا- محجو- محجوز- محكمه_$ مخالفه_$ مخدر_$ مراه- مرتي_$ مرتي_بدها مساع- مساعد- مساعده_$ مستقب-
      مسجو- مسدس- مسرو- مصاري_$ معلقه_$ معلو- معلوم- معه_$ معي_حق معي_عن مقاب- مقابل- ممنو- ممنوع_$ من_وين منيح_$ مو_انا موعد_$ موعد_مع هالم- هربا- هربت_من
      هو_$ هي_$ هيرو- و_owi و_بدي و_في والت- والج- والجن- والرخ- والق- والقض- والن- وبعدي- ورفض- وسكرا- ولدي_$ وندم- وهو_علي ويد_$ وين_مكتبكم يترج- يرجعو-
      يصدق- يطرد- يعطو- يعطي- يو_اي يوصل-`,
    '-0.4': `#ازور #اعطا #انس #ايجاب #ايف #بار #بعت #بيقدر #تركو #تقسيط #تكذب #جاب #جير #حساب #حكم #حول #خابر #خبرت #خصم #خلو #خلي #دافعت #دايفرجن #دوام #دول #رديت
      #رفضت #رفعت #زمان #سحبت #سعر #سكر #سكيور #سناب #شكو #صرت #صورت #ضربت #طردو #طلاق #عفو #غرض #فتح #فجا #فيهن #قرا #قضا #قلتل #كال #كتب #كذبت #كرت
      #كمبيوتر #لقت #مخبر #مخف #مدير #مريض #مزيف #مسرع #ندم #نكفل #نهاي #يبغ #يسمع #يشتك #يعطي #يكذب 17_$ 17_and 2019_$ 20_and 24_hours 2_duis 3ann- 3anni_$
      3end- 3mel- 7ash- 7ashi- 7att- 7eke- 911_$ =1 =2008 =2010 =2013 =2018 =2019 =2022 =2adiye =300 =3anni =3omro =500 =5000 =68 =74 =7aki =7ashish =7ekem
      =abogados =addict =adi =adiye =afraid =anybody =apologize =app =appealing =arrestado =asap =asdf =atab =atienden =ayer =bala =bas =becoming =bit =bot
      =brandishing =brazalete =broken =bruises =buen =buenas =byetla3 =calhoun =camion =cerca =character =charging =chase =checar =checklist =cobbs =codigo
      =commissary =committed =complain =confessed =copy =cost =courthouse =custodia =dab =damaged =data =days =defend =defendi =defending =dejen =deleted
      =destroyed =devuelven =dia =dime =director =dirty =drew =duis =dumb =eh =ejet =eji =emails =enfermo =enterar =eres =ese =esmi =estacionamiento =estas
      =exactly =extradition =fall =fallo =finds =fini =finished =fire =fired =follow =foster =gift =golpea =gps =grabar =grande =grillete =guardia =ha =hab
      =happen =harassing =harassment =hello =hicieron =hide =hiring =hoa =hola =hope =impound =injuries =intruder =joint =judges =juvie =kafale =killed
      =laptop =late =laws =lawyers =leh =lein =lets =leyo =li =libre =licenciado =llamadas =lol =looked =lunes =malicious =maneje =marco =marriage =mdoc
      =medicina =menti =mes =mil =mio =mistake =mugshot =naci =needs =neighborhood =nmasak =nowhere =nude =offices =opened =option =owes =pain =paperwork
      =parental =part =pass =peace =pelee =picks =pidio =piece =pill =po =presa =probando =probate =process =pros =protecting =psi =pull =punched =pv
      =quedar =querer =quit =race =radar =rafadet =reported =reporter =risk =robe =ropa =saber =saved =saw =scene =searched =sees =server =shoghl
      =shoplifted =siguen =site =sixteen =siyarti =skipped =sniff =spit =spring =strangulation =subir =sucio =sue =support =taba3 =tarde =tased =teens
      =tele3 =termine =texts =thank =therapist =these =title =toca =toco =tohmet =tools =tps =training =transfer =trap =truancy =trust =unconscious
      =unlocked =urgent =vape =veterans =vi =vio =violaciones =visiting =warning =well =wills =wondering =yall =yani =احكيلي =اخدو =ارجعها =اسبوع =افاده
      =الانتظار =التوقيف =السعر =السكيورتي =الكلب =الملف =الناس =ايجابي =بالتقسيط =بالمكتب =بسجن =بمحكمه =بنت =بيقدروا =ترك =تكذب =تلفون =جاري =حد =حضانه
      =حقوقي =دافعت =رايك =رجعو =رخصته =رد =رديت =رفعت =زمان =سحبت =سحبو =سرقت =سنوات =سوال =سيارات =شكوي =ضربته =طلبو =عفو =فخ =فيلون =فيهن =كتب =كذبت =كرت
      =لقت =ماشي =مخبر =مختبي =مديري =مركز =مكتبكم =موظف =نمره =هالقضيه =وخايف =وسجل =يجب =يسمع =يعمل =يفتشو =ينفخ ACTOR+CLITIC ACTOR+GONEOFF ACTOR+HURTING
      ACTOR+QUESTIONING ANSWER+DETECTIVE ANYMORE+ASK ANYMORE+HURTS ARREST+Drug ARREST+GONEOFF ARREST+GOT ARREST+NUMBER ARREST+PILLS ARREST+SOMEONE
      ARRESTED+COMEIN ARRESTED+GOT ARRESTING+Calendar ASK+DETECTIVE ASK+EVERYONE ASK+TONIGHT ASKAR+SAY ASKEDAR+PRESENT ASKING+DETECTIVE ASKING+HURTEN
      ASKING+THING AWAY+ANYMORE AWAY+ARREST AWAY+POINT AWAY+PULLED AWAY+REFL BE+HABIT BE+JAILED BODY+CHARGED BODY+LEGAL BODY+QUERY BREAKIN+ASK
      BREAKIN+GIVEBACK BREATHE+AWAY BREATHE+General BREATHE+IF BREATHE+INTO BREATHE+Paperwork CAR+ACTOR CAR+GIVEBACK CAR+WARRANT CHARGED+DANGERES
      CHARGED+HURTING CHARGED+SEVERE CHILD+COMEIN CHILD+LEDGE CHILD+STATED CHILD+TOOKES CLITIC+DETECTIVE CLITIC+ONLINE COLOR+End COMEIN+ANSWER COMEIN+LATER
      COMEIN+QUERY COMEIN+TALKING COURTS+EX COURTS+HURTING COURTS+KILL COURTS+KNOCKING COURTS+NOW COURTS+TONIGHT CPS+ANSWER CPS+COURTS CPS+THING
      CUFFS+CLITIC CUFFS+LEGAL Calendar+ASKING Calendar+DETECTIVE Calendar+Official Calendar+POLICE DANGER DANGER+DANGER DETECTIVE+GONEOFF DETECTIVE+JUDGE
      DETECTIVE+Paperwork DETECTIVE+SEARCH DETECTIVE+TOOK DIE+General DIE+IDIOM DOGS+Held DOOR+General DOOR+IF DOOR+OUTES DOOR+Paperwork DOOR+THING
      DOOR+Traffic Drug+HOWTO Drug+Interview Drug+PULLED Drug+Street EVERYONE+PAPERS EVERYONE+PASTVERB EX+COURTS EX+JUDGE EX+PAST EX+TALKING EX+WARRANT
      End+Calendar End+PAST End+Worker FIND+NOOSE FIND+OUTES GETOUT+DOOR GETOUT+POLICE GIVEBACK+ASK GIVEBACK+HIDEOUT GIVEBACK+KIN GIVEBACK+Near
      GONEOFF+ACTOR GONEOFF+QUERY GONEOFF+WARRANT GOT+IDIOM GRABBED+COURTS GRABBED+HANDS GRABBED+PASSEDOUT GRABBED+SOMEONE GRABBED+WRISTS Gear+HURT
      Gear+POINT General+ASK General+DETECTIVE General+PULLEDAR General+PULLING General+QUESTIONING General+Street General+TOOKES General+WAVING HABIT
      HABIT+CHILD HABIT+HABIT HABIT+HOUSE HABIT+Young HEDGE+JAILED HEDGE+SOBRIETY HOME+ACTOR HOME+HOWTO HOME+HURT HOUSE+ASKINGAR HOUSE+Plea HOWTO+ARRESTING
      HOWTO+PASTVERB HOWTO+POLICE HURT+ASK HURT+DOGS HURTEN+ACTOR HURTEN+ASK HURTEN+DOGS HURTEN+INTO HURTEN+POINT HURTING+JAILED HURTING+PILLS
      HURTS+KNOCKING Held+ARREST Held+PASTVERB Held+QUERY IDIOM+GOT IDIOM+PRESENT IDIOM+WANT IF+DETECTIVE IF+GETOUT IF+HURTEN IF+Official IF+POLICE
      IF+PULLING IF+QUESTIONING IF+RECENT IF+TOOKES IF+Worker INTO+ANYMORE INTO+JOKE INTO+ONLINE INTO+TOOK IWANT+THING IWANT+Traffic IWANT+WARRANT
      Interview+BODY Interview+LEFTNOTE Interview+THING JAILED+HURTS JAILED+Plea JUDGE+HOME JUDGE+QUESTIONING JUDGE+Street JUDGE+TONIGHT JUDGE+TOOK
      JUDGE+Worker KILL+ACTOR KILL+ASK KILL+BODY KILL+GRABBED KILL+WARRANT KILLED+IDIOM KILLED+PAPERS KILLED+Paperwork KILLING+CLITIC KILLING+COURTS
      KILLING+GOT KIN+LATER KIN+LIVE KIN+Official KIN+TAKEES KIN+TALKING KIN+Worker KNOCKED+KIN KNOCKING+COMEIN KNOCKING+General LATER+AWAY LATER+INTO
      LATER+OUTES LEFTNOTE+KIN LEGAL+BODY LEGAL+DIE LEGAL+HURTING LEGAL+ROADSIDE LEGAL+Room LIVE+INTO LIVE+POLICE LIVE+RANOFF LOC+HOWTO LOC+IDIOM LOTS+IWANT
      LOTS+LATER LOTS+LIVE LURKING+ASK LURKING+HURT LURKING+LATER LURKING+SOMEONE MISSING+IF MISSING+PASTVERB MISSING+WARRANT MODAL+LEFTNOTE NOOSE+COURTS
      NOOSE+JAILED NOOSE+Plea NOW+CHARGED NOW+IWANT NOW+SCARED NOW+TALKING NUMBER+KIN NUMBER+REFL Near+GONEOFF Near+JAILED ONLINE+Plea OUTES+Calendar
      OUTES+DETECTIVE OUTES+PAST OVERDOSE+Calendar OVERDOSED+Calendar OVERDOSED+PAST Official+ASKEDAR Official+LATER Official+PODER Official+PULLED
      Official+WAKE PAPERS+LIVE PAPERS+PULLED PASSEDOUT+INTO PAST+JAILED PAST+Official PAST+Young PASTVERB+ARRESTING PASTVERB+HIGHPLACE PASTVERB+OVERDOSE
      PASTVERB+Plea PASTVERB+QUESTIONED PASTVERB+ROUGH PASTVERB+WARRANT PILLS+ARRESTED PILLS+Room PODER+ARREST PODER+BREAKIN PODER+HOUSE PODER+Official
      PODER+POLICE POINT+HOME POINT+HOUSE POLICE+KNOCKED POLICE+PODER POLICE+WAKE PRESENT+HABIT PRESENT+LEFTNOTE PULLED+Calendar PULLED+LATER PULLED+LEGAL
      PULLED+PAPERS PULLED+SOBRIETY PULLED+Traffic PULLEDAR+Near Paperwork+KNOCKING Paperwork+LIVE Paperwork+MISSING Plea+CHARGED Plea+Held Plea+JUST
      QUERY+ANSWERAR QUERY+DETECTIVE QUERY+DOOR QUERY+FIND QUERY+HIDEOUT QUERY+Interview QUERY+LEDGE QUERY+OVERDOSED QUERY+PHONE QUERY+SEIZED QUESTIONED+KIN
      QUESTIONED+MODAL QUESTIONING+CHARGED RANOFF+Official RECENT+ANSWER REFL+POLICE ROADSIDE+General ROADSIDE+PASTVERB ROUGH+PILLS Room+POINT SAY+HURTEN
      SAY+KILLED SAY+NOOSE SAY+WEAPON SCARED+ASK SCARED+Moment SCARED+Near SCARED+PAST SEARCH+PASTVERB SEIZED+General SEIZED+HANDS SEIZED+NOOSE
      SEIZED+PASSEDOUT SEVERE+DOGS SEVERE+HANDS SEVERE+PAPERS SOBRIETY+GRABBED SOBRIETY+Interview SOBRIETY+PAPERS SOBRIETY+ROADSIDE SOBRIETY+STATION
      SOBRIETY+WANT SOMEONE+ARRESTED SOMEONE+BODY SOMEONE+LEGAL SOMEONE+PHONE STATEMENT+GRABBED STATEMENT+TOOK STATION+HOUSE STATION+Paperwork SUICIDE+AWAY
      SUICIDE+INTO SUICIDE+PAST Sick+GONEOFF Sick+JAILED Street+POINT TAKING+GONEOFF TAKING+SOMEONE TALKING+BODY TALKING+HOUSE TALKING+HURTEN TALKING+PHONE
      TALKING+Street TALKING+Young THING+ANYMORE THING+GONEOFF THING+HURTEN THING+KILLING THING+MISSING THING+OVERDOSE THING+SEVERE THING+TALKING
      THING+TONIGHT TOOK+Plea TOOKAR+Calendar TOOKES+Weapon Traffic+PULLEDAR Traffic+STATION Violent+IWANT Violent+WRISTS WAKE+DOOR WANT+SEVERE WARRANT+CAR
      WARRANT+HOUSE WARRANT+LIVE WAVING+HIDEOUT WAVING+Interview WILL+DETECTIVE WILL+IWANT WILL+JUST WILL+NUMBER Worker+ANSWER Worker+HOME Worker+LEGAL
      Young+HOWTO Young+LEDGE Young+STATED Young+TOOKES ^BODY ^HURTS ^IDIOM ^KILLING ^LATER ^NUMBER ^QUESTIONED ^_180 ^_all ^_ammo ^_andan ^_another
      ^_aparato ^_are ^_asdf ^_bench ^_blood ^_bring ^_call ^_carry ^_dab ^_data ^_dijeron ^_dijo ^_director ^_donde ^_emta ^_eres ^_eso ^_este ^_fini
      ^_fire ^_flat ^_form ^_fumar ^_go ^_goodbye ^_grand ^_hab ^_hablan ^_hacen ^_had ^_hello ^_hola ^_id ^_irs ^_it ^_jail ^_lawyer ^_lein ^_llegue
      ^_locked ^_macomb ^_make ^_malicious ^_mc ^_mis ^_next ^_nomas ^_oakland ^_only ^_other ^_po ^_probate ^_questioned ^_quiero ^_rafadet ^_recording
      ^_say ^_scared ^_smoking ^_speeding ^_test ^_things ^_tow ^_troy ^_turn ^_union ^_walked ^_you ^_اعتداء ^_البوند ^_السياره ^_المخالفه ^_المسدس ^_تفتيش
      ^_حبوب ^_حدا ^_خايف ^_رجع ^_سقت ^_سكران ^_شسوي ^_علي ^_فيهن ^_قضيتي ^_كذبت ^_كسرت ^_مات ^_مخدرات ^_مديري ^_مسكو ^_وقفت ^_ولادي ^_وين abogados_$
      about_theft abus- abusi- acaba_$ accusing_me addi- addict_and adentro_$ adiy- adiye_$ adjo- adjou- admis- affi- afra- afrai- afraid_of after_arrest
      after_felony after_ppo agarraron_con agent_is ahora_tengo alguien_que alib- aliento_$ am_nurse am_one am_only am_sick am_suspended am_worried
      and_asked and_broke and_drove and_in and_needs and_that and_this and_بدنا and_وقفني anon- anos_dan another_county another_kid antes_y any_kind anyb-
      anybo- anyone_$ anything_to are_holding are_not are_there argu- arreg- arrest_$ arrestan_$ arrestar_$ arrestar_mi arrested_tonight arrested_with
      arson_$ as_evidence asap_$ asked_to asleep_at asleep_when assi- assis- at_plant at_someone at_stop at_trial atie- atien- atras- ayer_$ back_do
      back_seat be_done be_erased be_informant be_used before_he before_police behind_on being_charged being_released bend- best_way bien_$ blac- blow_and
      body_cam bot_$ both_of bran- brand- brandishing_$ braza- broke- brother_just btsa- btsa3- buen- buena- buscar_me but_said buy_$ by_that byed- byes-
      byet- byetl- calh- calho- calhoun_county call_detective called_911 called_about called_cops called_police calling_for campus_$ can_ice can_police
      can_we cant- car_after car_at car_but car_for carri- carro_sin carta_para case_ends cash_and caso_me caso_y cell_$ cell_phone cerc- chap- chara-
      charges_are charging_me check_on child_support choc- cita_$ cita_con clar- class_$ classes_$ cobb- codi- codig- come_to commi- complaint_$ con_quien
      concu- confessed_$ consulta_$ consultation_$ cops_search corte_es corte_manana corte_y courthouse_$ cove- cps_$ cps_take crac- crash- custodia_$
      dab_pen dafa- dafa3- dakh- dakha- dara- darab- daughter_was days_and de_16 de_aliento de_arrestar de_llegar de_mis de_pegar de_su deje- deleted_$
      denta- desca- descu- dias_$ did_i dirt- dirty_$ divo- divor- do_breath do_right do_that doct- does_ice does_ppo does_your dollars_from done_$ dorm_$
      down_for draw_$ drive_$ driver_$ driving_me drop_$ drop_ppo drove_$ dui_at dui_on dura_orden dv_and earli- easier_if elev- ella_$ else- else_$ emai-
      emba- embar- en_2020 en_macomb enough_for entering_$ entregar_se envi- equiv- escuela_$ esht- esperando_la esta_detenido esta_presa esta_suspendida
      every_night everybody_in evict- ex_has ex_took exac- exact- extr- extra- extradition_$ family_about farm- fatta- federal_$ fee_for feed- felon_with
      fight_it filed_for fire_$ foot- for_blood for_college for_cops for_drug for_fentanyl for_free for_friend for_getting for_months for_overdose for_two
      fost- foste- fres- fresh- friend_got friend_to friend_was fris- from_ohio garan- gave_it gave_statement get_my get_pulled get_stopped gets_out ghal-
      girlfriend_and girlfriend_got give- go_now good_lawyer got_arrested got_back got_dui got_home got_letter got_suspended grabar_la grac- grandma_took
      grillete_$ grow- guara- gun_at gun_case gun_في guns_after guns_and guy_who hable_espanol hablo_$ hablo_con hace_mes hacer_$ had_been hago_si
      happening_with harassment_$ harb- has_guns have_$ have_gun have_it have_no have_video hay_bus he_$ he_get he_going he_right he_smelled he_stopped
      hell- hici- hicie- hijo_no hijo_que hijo_se hijos_estan him_up himself_in hiri- hirin- his_case his_first his_mom his_stuff holding_my home_in
      hours_and hours_away house_is how_can how_i how_should hurt_$ husband_and husband_for husband_has husband_was i_blew i_carry i_complain i_could
      i_fight i_hit i_report i_saw i_shot i_sold i_stole i_trust i_wear ice_$ idea_what illegal_$ immigration_agents impound_$ impu- in_detroit in_fall
      in_morning in_prison in_vehicle in_your inca- indic- info_$ informant_$ inhe- inher- interlock_violation into_it intru- invasion_$ ir_con is_20
      is_accused is_addict is_from is_good is_hyta is_investigating is_ok is_stalking is_stealing is_that is_too is_traffic is_undocumented issu- it_for
      it_keeps jail- jals- job_$ join- joke_$ judge- judge_$ judge_gave juvi- kafa- kafal- keep_coming keep_it keeps_calling keeps_getting keeps_texting
      kent_عم kept_asking khal- kidnapping_if kille- kitchen_and knock_$ knocked_on la2e- la_custodia labo- lal_شرطه lapt- lapto- lawyer_$ leave_after
      legal_$ less- letter_from letter_says letter_to licencia_esta license_is license_plate lights_on llame- llego_carta llegue_tarde llevaron_$
      lo_acusaron lo_hizo lo_quieren long_is long_till looke- lune- lunes_$ lying_$ macomb_$ mail_$ makes_me makt- mali- malic- mama_esta mama_tiene manu-
      many_days march_$ marr- marri- matter_$ me_ayuda me_devuelven me_ha me_next me_no me_paran me_paso me_robe me_straight me_ticket me_انا me_بس me_زمان
      me_شارب me_قبل me_من meeting_$ mejor_$ menores_de mes_pasado meses_$ mi_abogado mi_cuarto mi_roommate mi_vida mip_$ mis_papeles missed_my mo7ami_$
      modi- mom_wants money_and money_for money_missing movi- much_for mucho_tiempo mugs- mugsh- mugshot_is my_2 my_appeal my_arrest my_case my_coworkers
      my_doctor my_exs my_gun my_hearing my_jacket my_late my_medicine my_pills my_pistol my_place my_po my_right my_statement my_teen my_things
      necesito_ayuda need_my neighbors_called never_read next_$ no_estaba no_idea no_money no_quise no_reason no_soplo not_fair not_help not_it not_me
      not_pay not_put not_to now_can now_is now_with nowh- nowhe- o_ya ocup- of_beating of_drugs of_me of_phone of_school of_these of_what of_wine
      of_winning off_work offer_$ officer_$ officer_did officer_never officer_wrote oficina_$ ok_to old_and old_lady old_with on_and on_monday on_someone
      on_way once_and one_driving opene- option_$ other_guy out_i over_from overs- own_child own_house paga_$ paid_$ paper_$ papers_$ paral- parked_car
      parole_officer passenger_in password_$ pay_lawyer pay_restitution payment_plan peac- pegar_le pego_hace people_are perj- perju- permiso_de phone_at
      phone_can phone_ابني phys- physi- piec- pills_that placa_$ place_$ plea_$ plead- plead_$ pleading_guilty please_help po_says podi- police_ask
      police_asked police_came police_come police_department police_did police_gave police_keep police_knocked police_officer police_said police_showed
      police_took police_were policia_le policia_mi policia_por por_todo posted_my ppo_against ppo_on preguntar_$ prep- prepa- prescription_for
      presentence_interview primo_murio process_$ process_server puede_la puedo_dormir puedo_entrar puedo_escribir puedo_grabar puedo_negarme puerta_que
      put_it que_debo que_dicen que_hacer que_hora que_tome que_vaya queb- quebr- querer_$ question_me questions_do quiere_hablar quiere_quitar
      quiero_reportar quitar_$ quito_la rada- radar_$ rafa- rafad- raid_$ rais- ran_from rast- rastr- real_$ reba- reca- rech- recha- recorded_$ records_$
      red_light refuse_or refuse_to refused_breathalyzer regu- removed_my report_it reported_me resc- rese- resource_officer respu- restitution_$
      right_there right_to rights_at robo- robot_$ roug- sa2al- sa7a- saba- safe- said_if said_they sall- sample_$ sara- save- saww- sawwe- say_i say_if
      scared_of scared_they scen- schol- school_and scrat- screen_$ se_acabo se_peleo searched_$ searched_me see_$ see_police seizure_and seje- sene_علي
      sentencia_$ set_fire shaking_$ sheriff_came should_she show_$ show_id showed_my si_ice sign_papers signa- sigue- sin_querer sit_in six_hours sixt-
      sixte- siya- siyar- sleep_$ smoking_weed snif- snitch_$ snow- snowm- sobe- sobrino_$ sold_pills solo_la someone_told son_did son_had son_out son_ran
      sons_case spri- sprin- stand_your started_it state_is stay_away still_arrested stole_from stop_by su_novia su_oficina su_tarjeta summons_$ suspi-
      take_$ take_his taking_long talked_to tall- tant- tase- telefono_de tell_lawyer tell_police ten_minutes tengo_$ tengo_cita tengo_corte tengo_dui
      tengo_warrant termine_mi test_at testificar_$ testify_for texas_$ texto_$ texts_$ than- thank_you that_even then_he then_pulled thera- thes- they_ask
      they_did they_had they_hold they_kept they_knocked they_offered they_searched they_test they_think they_wrote thing_$ thing_as thing_in things_to
      this_dui this_felony this_ticket threa- three_and three_hours tienen_$ times_this titl- to_add to_carry to_give to_happen to_hear to_her to_interview
      to_jury to_lawyer to_lie to_plead to_police to_post to_pull to_read to_show to_speak to_texas to_trial to_turn to_us to_you tocando_la todo_esto tohm-
      tohme- told_police told_to took_blood tool- tools_are towed_my transfer_probation trick- trua- truan- trus- turning_myself two_year two_years
      unas_cosas unco- uncon- understand_$ undocumented_and up_at up_in urge- urgen- used_my va_enterar va_pasar vacation_$ ver_mis verd- vesti- video_can
      vigi- vigil- visi- visit- vivir_con vota- warning_$ warrant_and warrant_y warrants_$ was_born was_drunk was_rude was_taken was_under water_$ we_do
      weed_smell were_taken what_he what_should what_time whee- when_cops when_is when_someone when_will where_can where_he who_i who_overdosed why_$
      wife_got will- will_call will_they wills_$ with_nothing with_warning with_your without_lawyer without_my wond- wonde- work_and work_is wrote_down
      wrote_me y_hay y_hoy y_solo y_tome y_yo ya_$ ya_les yard_will yelling_and yo_le you_open your_ground your_name youth_home ابني_اخذ ابني_معه اتصل_$
      اجو_علي اخذت_تلفوني اخذوا_رخصتي اذا_غبت اذا_وقفني ارجع- ارجعه- ارجعها_him اروح_$ اريد_اشتكي اسبو- اسبوع_$ استر- استرج- اعمل_هلق الاك- الاولاد_$
      الايس_$ التف- التو- التوق- الجي- الحض- الخي- الري- السع- الشرطه_اخذت الشرطه_شو الصي- الطل- القضيه_$ اللا- اللو- الماضيه_$ المحقق_$ المحقق_ترك المل-
      الولاد_$ امس_$ انا_$ انا_اللي انا_سكران انا_عم انا_ماشي انا_مذنب انجر- انطي- ايجا- ايجاب- بالاس- بالبروبيشن_$ بالتق- بالحبس_$ بالر- بالشغل_$
      بالمدرسه_$ بتخل- بتسا- بتست- بتفت- بتقول- بدها_ياني بدو_yani بدو_يسمع بدون_ورقه بدي_سافر بدي_محامي بس_ما بسرعه_$ بضرب_زوجتي بلا_اذن بمحك- بمحكم- بيقد-
      بيقدر- تاخذو- تفتيش_سيارتي تلفون_ابني تلفوني_كيف جامع- جاوب_$ جلسه_ابني حبوب_$ حضان- حقوقي_$ خابر- خطيبت- دافع- داهم- داهمو- دوام- دولار_$ رد_$
      رفضت_انفخ رفيقت- سرعه_$ سلاحي_$ سنوا- سنين_$ سيارا- شغلي_$ شو_الحكم شو_هلق صورت- ضابط_البروبيشن ضربت- ضربته_$ علي_$ علي_warrant علي_جوزي علي_حدا
      عليه_$ عم_تدور عندي_مذكره في_$ في_car في_المدرسه في_حبس في_شي فيسب- فيسبو- قلتل- كذبت_علي كلب_الشرطه كيف_لاقي لازم_افتح لازم_وقع لرفي- لرفيق- ما_حدا
      ما_شربت ما_عقوبه ما_معني ما_معه ما_هي متهم- مجبو- مخالفه_سرعه مخبر_$ مدير- مذنب_$ معهم_$ مكتب- مكتبك- مكتبكم_$ من_البوليس نهاي- هالر- هالق- هالقض-
      هالك- و_dui و_معي واتص- واحد_$ وخاي- وسوا- وعمر- وياه- يرد_علي يشتك- ينمس-`,
    '-0.5': `#استشار #امس #بشهر #ترك #تسال #حجزت #حضان #خطيب #خير #سلام #شفت #شهدت #شوف #مسكو #ملف #موافق #يسلم ._08 3_months 7o2o- =08 =1200 =2016 =2020 =2021
      =750 =accusing =agarra =ahi =amenazar =apunte =asks =ayudeme =balas =books =buys =calls =career =cartera =centro =ci =claw =contract =cort =detencion
      =drinks =easier =eja =encerraron =ends =enter =entrevista =evicted =facing =fighting =film =full =hal =handcuff =investigating =irs =jaja =keyed
      =kidnapping =knocked =lease =letting =lines =locker =locks =ma7bous =marks =matando =mc =mess =meter =mind =nervous =nice =nolle =nonprofit
      =obstruction =odds =overdoses =play =post =ramp =resource =rest =returning =revoke =rude =ruined =sejen =sick =sober =sold =speaking =spray =suing
      =swab =talks =tapped =threatened =threats =thx =toma =trabada =transferred =vacation =vendi =violent =wear =wire =xbox =امس =ايس =بشهر =تدور =تسال
      =حجزت =سحبوا =شباك =شفت =شم =شهدت =شوف =كسرو =مسكو =موافق =يسالو ACTOR+TALKING ACTOR+TOOK ANSWER+DOOR ANSWER+PAPERS ANYMORE+Near ARREST+CUFFS
      ARREST+RECENT ARRESTED+NUMBER ARRESTED+Room ARRESTED+SOMEONE ASKAR+NUMBER ASKING+MISSING BODY+Street BODY+Worker BREAKIN+ARRESTING CHARGED+ROUGH
      CHILD+HOWTO COMEIN+HURT COMEIN+Interview COURTS+WHATIF CPS+HOME CPS+LATER CPS+Paperwork CUFFS+ARREST CUFFS+BE CUFFS+General CUFFS+MODAL
      DETECTIVE+CHARGED DETECTIVE+LATER DIE+INTO DIE+Paperwork DOGS+HOUSE DOGS+HURT DOGS+HURTEN DOGS+Violent DOOR+Drug DOOR+PASTVERB Drug+Held EX+WAVING
      End+LATER End+WHATIF FIND+COURTS FIND+JAILED FIND+WARRANT GETOUT+IF GIVEBACK+Violent GONEOFF+DOOR GONEOFF+ROADSIDE GRABBED+EX GRABBED+TONIGHT
      General+SUICIDE HEDGE+CUFFS HIDING+General HOME+ARRESTED HOME+EX HOUSE+ACTOR HOUSE+BREAKIN HOUSE+HASES HURT+ACTOR HURT+JOKE HURT+POINT HURT+TOOKES
      HURTEN+WRISTS HURTING+GONEOFF HURTING+ONLINE HURTING+PAPERS HURTS+PHONE IDIOM+General IDIOM+PAPERS IF+CPS IWANT+POLICE Interview+PAPERS Interview+TOOK
      JOKE JOKE+JOKE JUDGE+ANYMORE JUDGE+HURTEN JUDGE+HURTING JUDGE+KILLING JUDGE+Sick JUST+BODY JUST+JAILED JUST+SOMEONE JUST+WARRANT KIDNAP+CAR
      KILL+POLICE KILLED+HOUSE KILLING+JUDGE KIN+HABIT KIN+PULLEDAR KNOCKING+IWANT LATER+DOOR LEDGE+ARREST LEDGE+ARRESTED LEDGE+SAY LEGAL+COMEIN LEGAL+DOOR
      LETGO+HOUSE LIVE+COURTS LIVE+KIN LOC+SUICIDE LOTS+HOWTO LURKING+JAILED MISSING+HOUSE MISSING+HOWTO MODAL+CPS MODAL+LIGHTS NARCAN+LOC NOOSE+GRABBED
      Near+ONLINE Near+SOMEONE OVERDOSE+MODAL OVERDOSED+CHARGED OVERDOSED+POLICE PAPERS+HOWTO PAPERS+Street PAST+Violent PHONE+RECENT POINT+DOOR
      POINT+POLICE POLICE+HABIT POLICE+LATER POLICE+POINT POLICE+WARRANT PULLED+IF PULLEDAR+HOUSE Paperwork+SUICIDE Plea+TAKINGAR QUERY+ARRESTED
      QUERY+ROADSIDE QUERY+SEARCH QUESTIONING+ASKING QUESTIONING+THING RANOFF+EX RECENT+WRISTS SAY+PULLEDAR SAY+Weapon SCARED+GIVEBACK SCARED+NOW
      SEIZED+DOOR SEIZED+Weapon SEVERE+REFL SOBRIETY+JUST SOBRIETY+QUERY STATEMENT+HURTING SUICIDE+Calendar SUICIDE+JAILED Street+IF TAKING+ACTOR
      TALKING+DETECTIVE TALKING+EVERYONE TALKING+HURTS THING+DIE THING+NOW THING+SUICIDE TONIGHT+THING TOOK+LIGHTS TOOK+SEARCH TOOKAR+General Violent+PAPERS
      WANT+DETECTIVE WANT+HABIT WARRANT+HOME WARRANT+PILLS WARRANT+TAKING WILL+LATER Worker+LATER Young+SEARCH ^STATION ^_asking ^_ayudeme ^_breaking ^_dead
      ^_emergency ^_manager ^_missing ^_people ^_said ^_same ^_sleeping ^_son ^_stop ^_taking ^_thank ^_that ^_writing ^_اخذو ^_انت ^_اهلي ^_دخلت ^_رجعت
      ^_شفت ^_كسرو abogado_no about_getting about_it about_stolen addic- after_he afternoon_and am_accused am_and am_suspect and_driving and_guy and_our
      and_saw answer_door answering_$ apunte_con are_charging are_cops are_lying are_my are_we are_with arested_$ arrested_how asking_for at_courthouse
      at_wheel be_arrested be_enough be_there because_he before_$ before_it being_evicted bill- blam- booking_$ boss_is breathalyzer_in broke_into
      by_mistake call_me called_in calls_$ can_cps carcel_y care_$ caree- carte- casa_por cel_de centr- clear_some come_down comes_to contract_with cop_have
      cop_who cops_arrested cops_asked cops_to cops_took corp- corpo- cost_me cousin_got cover- cps_and cps_علي curr- curre- date_$ days_of de_15
      de_sobredosis death_of defend_myself dejan_salir depos- depr- detective_dejo detective_in detective_keeps deto- dial- died_and dispa- dna_$ do_police
      door_at driving_with drop_it dui_is email- enoj- esta_matando este_caso estuv- etas- etasa- evic- faci- facin- fall- fight- for_dog for_hitting
      for_open for_police for_same friday_$ fue_de full_custody give_it giving_someone go_for go_get goodbye_to got_call got_owi got_ppo got_sentenced
      got_taken guardianship_of gun_back had_fight had_warrant harab- haras- has_ppo have_all held_without help_asap hide_$ him_because him_out hit_him
      hit_my hold_on holi- holid- hone- house_for house_last i_answered i_film i_heard i_lost i_missed i_paid i_punched i_pushed i_quit i_ran i_text
      i_travel ice_come in_2021 in_cell in_jail in_writing intr- ir_$ is_15 is_16 is_accusing is_killing is_nurse is_out is_ruined is_suing is_warrant
      it_kidnapping it_out jaja_$ job_after job_is just_go kata- katab- keep_getting keye- kid_and kid_took kids_phone kids_to know_when lawyer_for
      lawyer_will le_$ leas- leaving_me letti- llamadas_$ llamo_$ llegaron_papeles looking_for ma7b- ma7bo- make- man_was manana_y marks_on matan- me_dejo
      me_devuelve me_first me_is me_see me_should me_بالشارع mejor_no mi_probatoria middle_school money_on mord- murio_de my_career my_interview my_public
      neighbor_$ nervi- nervo- nervous_$ never_asked next_time nobody_called noll- nonp- nonpr- not_showing now_and now_says of_arrest of_kids of_warrant
      officer_said officer_told old_warrant on_for on_police on_vacation or_is out_here packa- pain_pills papeles_de partn- picks_up pistol_$ plan_$
      plea_deal plead_and please_just po_wants po_will police_enter police_for police_from police_i policias_$ polygraph_$ posti- pregunta_mi primo_y
      probatoria_y prosecutor_is proteccion_$ puerta_la pushed_her put_money que_use ran_away record_cleared record_police reso- resou- right_away rights_do
      robaron_la roommate_did rough- ruine- running_away sa2a- sabe- salir_de sara2- say_sorry says_my scared_i school_for se_$ share- showing_up sister_got
      site_$ someone_called son_wants sons_phone spra- still_have stop_what sue_me suin- suing_me support_$ suspect_$ take_stand tappe- tara- tell_her
      text_you that_harassment that_nobody them_everything there_for think_about this_year tiene_warrant tint- to_arrest to_cop to_help to_hide to_just
      to_let to_roll to_school to_stop told_cops tow_yard town_$ transferred_to travel_$ up_order used_$ vaca- vacat- vape_$ verdict_$ viajar_$ walking_$
      want_him warn- warni- warrant_still was_impaired was_out was_pulled was_unconscious what_rights when_cop where_to white_claw will_sue will_that
      with_all with_that with_their without_asking without_bond without_telling word_against would_i wrong_guy y_bebe y_quiero year_$ you_give your_office
      your_site yourself_$ ابني_عم اذن_$ الرج- الشرب_$ انا_مو انمسك_هلق تدور_علي جوزي_$ خايف_روح خربا- سوال_$ شرطي_$ ضيعت_ورقه علي_الشرطه عم_تدق فيني_اعمل
      مع_بنتي مواف- هجره_$ هل_ممكن هنا_$`,
    '-0.6': `#شكرا 14_$ 19_$ 2020_$ 2_am =cameras =died =grandparents =happy =investigando =laid =medication =owns =pedi =raids =ride =schools =town =verdict =شكرا
      =يحققو ACTOR+NOW ARREST+JUST ARRESTED+End ARRESTED+TONIGHT ASKING+IDIOM ASKING+QUESTIONING ASKING+SEVERE CLITIC+IDIOM COURTS+TALKING DETECTIVE+ANYMORE
      DETECTIVE+LEFTNOTE DIE+ACTOR DOGS+HOME EX+LATER FAINT+JAILED GOT+BREAKIN GRABBED+SOBRIETY HABIT+HIDEOUT HOWTO+CPS HOWTO+Worker Held+WARRANT
      IDIOM+CLITIC IF+KNOCKING IF+LURKING IF+OVERDOSED KILLED+ACTOR KILLED+JUDGE KNOCKING+WARRANT LEFTNOTE+DOOR LEGAL+SUICIDE LIVE+GOT LIVE+HOWTO LOTS+DIE
      LURKING+ACTOR MODAL+KILLED NARCAN+INTO Near+ACTOR PASTVERB+HANDS PULLED+TOOK RANOFF+FIND RECENT+EX Room+WARRANT SOBRIETY+RECENT STATEMENT+JUST
      STATION+TALKING SUICIDAL+PAST SUICIDE+COURTS Sick+COURTS Sick+Paperwork THING+HURTING TOOK+HURTS WAKE+LOTS WARRANT+ARREST WILL+IDIOM WILL+STATION
      ^WAKE ^_bye ^_right ^_shoot ^_trying ^_ساعدوني ^_سحبوا ^_شكرا about_me acos- after_being after_me after_that am_arrested am_panicking am_supposed
      and_next are_fighting are_saying arrested_and arrested_do asking_$ being_dismissed but_there call_can can_cop cop_asked custody_of daughter_in
      daughter_ran deal_$ do_cops does_cop does_suicide dropped_it estan_investigando for_now foster_care from_cops from_sheriffs get_custody got_hit hara-
      has_warrant her_i his_warrant house_in i_blow i_record if_cop if_police if_someone is_nice is_using jail_and just_come kids_on killing_me lawyer_right
      lol_$ me_arrested me_back metio_la migra_mi mill- milli- monday_$ my_agent my_calls my_medication my_plates nerv- next_thing of_getting on_tether
      paperwork_$ pen_in phone_out pictures_and po_is ruin- run_from saw_on sobriety_tests someone_who text_$ then_let they_dropped things_up thursday_$
      to_revoke to_station took_plea unconscious_$ verdi- viene_mi wara- wara2- were_at will_go اذا_رفضت افتح_الباب الشرطه_and الشرطه_عم شو_احكي عم_تحقق
      عم_يحققو`,
    '-0.7': `=checkpoints =heat =sued ASK+GETOUT DIE+IF EX+JAILED IDIOM+Traffic JUST+Plea OVERDOSE+LEGAL PASTVERB+CUFFS SAY+SEVERE SOBRIETY+NOW SUICIDE+LEGAL
      ^CUFFS all_time being_sued de_ir detective_asked detective_said down_my ex_keeps getting_my lawyer_is living_with narcan_$ never_showed should_he
      that_legal to_lose to_open want_this which_door`,
    '-0.8': `NARCAN+LEGAL done_with judge_is`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.6': `FAINT`,
        '1.4': `BREATHE OVERDOSED WAKE`,
        '1.3': `Sick`,
        '1.1': `OVERDOSE`,
        '1.0': `=fell =od FALLEN OVERDOSING`,
        '0.9': `=ate =breathing COLOR Drug PILLS overd- resp- respi-`,
        '0.8': `#دوا #يتنفس =comio =creo =drank =many =once =tomo =whole =يتنفس POISON dran- over- puls- whol- يتنف-`,
        '0.7': `#ابر #سكران #مخدرات =60 =cloro =cold =despierta =feel =mixed =narcan =oding =pill =pulse =same =sense =sobredosis =suboxone =wake =xanax NARCAN NEEDLE
          ^FAINT ^OVERDOSED breat- clor- mixe- narc- narca- odin- sens- sobre- subo- subox- vomi- vomit- xana-`,
        '0.6': `#اكل #كلور #نايم #نبض #يرد #يفيق =911 =corazon =every =gray =inyecto =metio =moving =much =needle =next =odd =overdosed =overdosing =poison =pulso
          =rat =respira =responding =slapped =trago =tylenol =اكل =شربت =صديقي =كلور =نبض =يرد =يفيق PASSEDOUT anti- cora- coraz- inye- inyec- movi- movin-
          needl- pois- poiso- tirad- trag- tyle- tylen- unco- uncon-`,
        '0.5': `#حبوب #رغو #زرق #ماخذ #وعي #يموت =ambien =amigo =awake =barely =blue =bond =chest =dope =espuma =floor =inconsciente =minute =mueve =overdose =purple
          =reacciona =shot =slumped =sus =swallowed =think =tirado =too =trouble =used =اخد =الوعي =حبوب =رغوه =رفيقي =زرق =يموت TOOK ambi- ambie- awak- bare-
          barel- ches- droo- drop- dropp- espu- espum- fent- fenta- floo- inco- incon- muev- muri- need- purpl- reacc- respo- seiz- slum- slump- sobr- swal-
          swall- trou- troub- whis- الوع- رفيق- صاحب-`,
        '0.4': `#ساعد #شفايف #وقع =answering =antifreeze =ayuda =bar =bathroom =burning =despertar =drinking =fast =fentanilo =fentanyl =frasco =having =heart =law
          =lips =meds =mouth =nodding =people =percs =rolled =stopping =then =ساعدوني =وقع ^CHILD ^FIND ^Young amig- antif- ayud- bath- bathr- brea- burn-
          burni- despi- drink- fras- frasc- havi- havin- hear- mout- much- mucha- nodd- noddi- peop- peopl- perc- pued- reac- rolle- smok- tira- شفاي- شفايف-`,
        '0.3': `#كتير =alive =all =bien =call =friend =girl =had =ok =party =puedo =put =real =thru =turning =كتير @111 @201 ANSWERAR LOTS aliv- drin- habla- part-
          past- pasti- snor- star- turni-`,
        '-0.3': `#انا #انه #باب #بدو #جسر #حامل #سكين #سياره #شرطه #علي #عند #محقق #معه #وهو #ياخد #يفتش #يقتل #يهدد =about =acaban =afuera =again =agarro =ahorita =al
          =am =apartment =aqui =around =arrestando =arrested =baby =beating =behind =bleeding =border =bridge =broke =called =car =carro =come =cops =cuchillo
          =detectives =digo =dog =door =dragging =drunk =end =estoy =fbi =following =front =golpeando =got =help =here =hija =hijos =hitting =holding =house
          =ice =inside =interview =judge =just =kidnapped =knife =knocking =la =let =lights =llevando =llevaron =looking =matar =migra =mother =on =or =outside
          =over =phone =police =porch =puerta =pulled =quiere =quiero =road =running =say =says =screaming =sent =sin =snatched =standing =stopped =su =through
          =tienen =to =trying =under =voy =wants =where =wife =window =write =ya =you =الان =الباب =البيت =الجسر =الشرطي =الهجره =انا =بدو =حاله =حالي =حامل
          =حياتي =علي =عند =قدام =معه =ولادي =وهو =ياخدوا =يضربني =يهدد @now-CPS @now-EX @now-i @present ACTOR ASKING BREAKIN CAR CHILD CLITIC COMEIN COPCAR
          DETECTIVE DIE DOOR GIVEBACK GOT HIDING HOUSE HURT HURTS Interview JUST KNOCKING LATER LEFTNOTE LEGAL LURKING NUMBER Official PAPERS PHONE POLICE
          PULLED ROUGH SAY SOBRIETY Street TAKEES TAKING TALKING Violent Weapon Worker Young ^ANYMORE ^ASKINGAR ^CPS ^GOT ^HASES ^HURT ^KNOCKING ^Near ^Official
          ^POLICE ^PRESENT ^QUERY ^WANT ^Worker abou- acaba- afue- afuer- agar- agarr- agen- ahori- apart- arou- aroun- arre- beat- beati- behi- behin- blee-
          bleed- bord- borde- brid- bridg- brok- call- calle- carr- cuar- cuart- cuch- cuchi- cuff- dete- detec- deten- drag- dragg- drive- drun- entr- entra-
          espo- espos- esto- fron- golp- golpe- hijo- hitt- hitti- hold- holdi- hous- insi- insid- inter- judg- kidn- kidna- knif- knock- lice- licen- llev-
          lleva- lock- looki- mata- migr- moth- mothe- outs- outsi- para- phon- pist- pisto- poli- polic- porc- preg- pregu- puer- puert- pull- pulle- quer-
          quie- quier- quita- runn- runni- sear- searc- sher- sheri- short shou- shoul- sigu- snat- snatc- stand- talk- thro- throu- tiene- trai- truc- tryi-
          tryin- vien- walk- want- wher- wind- windo- البا- البي- الجس- الهج- الهجر- بالس- حيات- وقفو- ولاد- ياخد- ياخدو- يسال- يضرب- يضربن- يفتش- يفتشو- يقول-
          يقولو-`,
        '-0.4': `#افتح #برا #بنا #بيت #تحقيق #جاي #حيا #دخل #ساعت #سجن #سلاح #عندي #قال #قدام #كلبش #لحال #مدرسه #ممكن #هجره #هلق #ورقه #يدق #يضرب #يقول #ينتحر =14
          =acaba =against =alguien =anymore =asked =back =basement =before =better =blow =boy =breathalyzer =by =care =cars =casa =choking =cop =corte =county
          =crying =dad =dejan =dice =donde =estan =everybody =everyone =ex =fue =goodbye =handcuffs =have =hay =head =hit =hombre =hurting =jump =kid =kill
          =lawyer =llego =llevo =man =manos =me =myself =newborn =officers =our =paro =pointing =ran =razor =reten =searching =seat =second =shoot =shut =side
          =sign =sit =sleep =strangling =suicide =taking =telefono =texted =they =thing =told =train =truck =trunk =venas =want =way =with =المدرسه =بدي =برا
          =بيتي =خايفه =ساعتين =شرطه =شرطي =في =قدامي =لي =معي =هلق =واحد =والشرطي =ورقه =وين =يريد =يضرب =يقول =ينتحر @001 @now-they ANYMORE ARRESTED ASKAR
          ASKINGAR BEHIND CUFFS EX Gear HIGHPLACE HURTING Held IROOM KILL LEDGE POINT PULLING QUESTIONED ROADTALK SEIZED WEAPON ^ASKING ^Drug ^GOODBYE ^LIVE
          ^Paperwork ^TOOKAR acab- agai- again- algu- algui- alon- anym- anymo- apar- arres- aske- base- basem- befo- befor- bett- bette- bloc- block- chec-
          chil- chok- choki- clos- cryi- cryin- deja- dond- esta- foll- follo- good- goodb- hace- homb- hombr- hurt- hurti- inte- knoc- lawy- lawye- ligh-
          light- mano- mari- messa- miss- myse- mysel- newb- newbo- nurs- pega- perdi- point- quit- raid- razo- refu- refus- remo- remov- rete- sali- scre-
          screa- step- susp- suspe- take- taki- takin- tele- telef- text- texte- touc- trac- track- trun- vena- vent- venta- wris- المد- المدر- ساعت- ساعتي-
          سيار- طليق- قدام- لحال- والش- والشر- وقفون- يخنق- يدقو- يسالو- ينتح-`,
        '-0.5': `#ابو #احد #اعيش #انتحار #بدي #بيقول #تلفون #جار #راح #رجع #رجل #غرف #مسك #مني #موت #نفخ =4 =8 =arresting =away =backyard =bad =be =bed =being =bye
          =daughters =driving =dui =even =except =gun =hi =hoy =interrogation =kids =life =loud =love =mas =mejor =missing =more =neck =neighbors =never =note
          =pegando =point =posted =rope =showed =sorry =stairs =test =text =threatening =tied =time =todos =tomorrow =top =trae =va =vivir =wish =writing =year
          =ابوي =اريد =اعيش =الكلبشات =انفخ =بيتنا =رجع =رجل =رح =طليقتي =عيش =مع =مني =هل =هم =يخنق ARRESTING CUFFEDAR DANGERES DOGS ENDLIFE EVERYONE IWANT
          LIGHTS LIVE NECK QUESTIONING RAID SUICIDE TOOKES WAVING ^CAMEIN ^EX ^GRABBED ^IWANT ^KIDNAP anyw- auti- autis- backy- bein- check- clim- climb- cort-
          deci- decid- drivi- exce- excep- grit- handc- happ- lett- lette- lleg- llega- mejo- metie- missi- neve- pegan- perd- perr- pick- pict- pictu- poin-
          poste- queri- read- roba- robb- sopl- sorr- spea- stab- stabb- stai- stair- suic- suici- tear- threa- todo- tomo- tomor- writi- البن- الكل- الكلب-
          بالش- بالم- بيقو- تلفو- تلفون- جارن- خايف- طليقت- عالب- كلبش- كلبشو- لاقي- مسكو- يعتق- يعتقل-`,
        '-0.6': `#حال #راي #روح #سامحو #شخص #عمر #فوق #قطعت #يخنق =12 =6 =ahorcando =babysitter =break =breaking =carta =cut =dark =die =done =ever =foot =guys =hear
          =herself =lawn =live =min =mom =other =park =ppo =stop =than =thinking =walk =yes =زوجي =سامحوني =شخص =قطعت =وراي GETOUT KIDNAP KILLING LOCKED
          TAKINGAR ^IF ^KILL ^LIGHTS ^LOCKED ^MISSING ^QUESTIONING ^SAY ^SEIZED ^SUICIDAL ^Violent ahorc- baby- babys- book- break- cart- desa- desap- guar-
          hers- herse- jump- othe- post- pris- radi- rapi- side- writ- ايدي- سامح- سامحو- عالا-`,
        '-0.7': `#عيش #لاق #مفقود #وين =attacking =keys =move =pen =اخذوا BLEEDING LETME MISSING SUICIDAL ^LOTS ^Traffic mess- stran- vivi- اخذو- مفقو-`,
        '-1.1': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.7': `GOODBYE SUICIDAL`,
        '1.2': `HIGHPLACE IWANT SUICIDE`,
        '1.1': `=jump LIVE cort-`,
        '1.0': `#عيش =be =life =rope =voy POINT vivi-`,
        '0.9': `#حال #نفس =sorry =thinking End REFL sorr- suic- suici-`,
        '0.8': `=bye =die =end =ever =herself =loaded =quiero DIE corta- hers- herse- loade- razo- think-`,
        '0.7': `#انتحار =cortando =corte =done =edge =happens =himself =hung =mejor =razor =sent =than =tomorrow =train =vida =vivir =اريد =حاله =عيش LATER LEDGE
          NOOSE TONIGHT deci- decid- gara- hims- himse- mejo- sent- tomo- tomor- voic- wris- سامح-`,
        '0.6': `#انه #قطعت #ينتحر =15 =better =bleach =care =carta =charges =encerro =ending =estar =except =hang =live =lost =love =mas =myself =own =pistol =plan
          =point =puente =suicide =time =tired =tracks =wrote =قطعت =يقول =ينتحر ANYMORE ENDLIFE JUMPAR KILLED ^GOODBYE ^HEDGE ^KILL bett- bette- blea- bleac-
          cart- despe- endi- endin- exce- excep- mori- myse- mysel- puen- puent- sente- tire- wrot- ينتح-`,
        '0.5': `#ابن #سطح =after =anymore =before =carcel =court =cutting =dejo =deputies =dice =garage =hanging =head =hi =left =letters =long =more =nobody =note
          =posted =sleep =tell =that =tiro =truck =who =wrist =wrists =ابنتي =السطح =بدي =رح =نفسه KILL TIRED TIRO ^End ^IWANT ^LIVE ^TIRED afte- anym- anymo-
          befo- befor- carc- carce- cutt- cutti- garag- hang- hangi- happ- lett- lette- mess- muer- nobo- nobod- poste- talk- truc- wrist- ابنت- الحب- السط-
          المس-`,
        '0.4': `#حيا #ماس #موت #يقول =adios =do =dog =good =gun =hand =into =it =last =morir =morning =novia =pills =reason =since =todos =va =want =woods =would
          =writing =you =حالي =صديقي =ماسك =نفسي @011 KILLING WRISTS ^SUICIDAL adio- char- charg- desp- girlf- morn- morni- pill- post- queri- quita- reas-
          reaso- sinc- slee- text- todo- wood- woul- writi- صديق-`,
        '0.3': `=answering =as =bad =contesta =crying =for =girlfriend =going =judge =kitchen =look =nephew =only =shut =sitting =stuff =take =talking =this =to
          =today =todo =without =حياتي COURTS LEFTNOTE ^JUST ^Moment clim- climb- cour- cryi- cryin- despi- drin- every- girl- goin- judg- kitc- kitch- need-
          neph- nephe- pist- pisto- quer- sitt- sitti- stop- stopp- stuf- talki- toda- trai- witho- حيات-`,
        '-0.3': `#اعمل #برا #ساعد #معه * =14 =ahorita =arrested =arresting =at =babys =baje =bebe =behind =blue =but =cps =cuarto =cuffs =de =door =fbi =golpeando
          =grandma =hijo =him =hit =hospital =ice =interrogando =lawyer =lights =mama =me =metio =mis =need =off =officer =officers =oficial =papa =party
          =police =policia =revisar =room =screaming =searching =siguiendo =statement =still =talk =throwing =took =trooper =trying =two =warrant =was =window
          =work =y =your =ابني =ابوي =اخذوا =اعمل =السياره =برا =ساعدوني =عن =قدام =معه @210 @doing @done @now-DETECTIVE @plain ASK CHILD CPS DETECTIVE DOOR
          Drug FALLEN HANDS IROOM KNOCKING NECK NOW Official PAPERS PILLS QUESTIONING RANOFF SEVERE TOOK WARRANT WAVING Young ^CLITIC ^DETECTIVE ^Interview
          ^JUDGE ^Official ahori- aski- behi- behin- boyf- boyfr- chil- clos- cuar- cuart- dete- detec- entr- hand- hosp- hospi- lawy- lawye- ofic- ofici- orde-
          pape- part- patru- poli- polic- ques- quest- revi- revis- sher- sheri- short sigui- stat- state- stil- throw- tien- trab- traba- troo- troop- tryi-
          tryin- unde- warr- warra- اخذو- السي- السيا- يضرب- يضربن-`,
        '-0.4': `#اخد #اخذ #بيت #حدا #رجل #سياره #شرطه #عند #قدام #كلبش #محقق #مخدرات #مني #نبض #هجره #ولد #يتنفس #يدق #يضرب =16 =2 =abogado =afuera =ahora =alone
          =apartment =beating =being =border =break =breaking =by =carro =casa =child =cloro =cops =cuchillo =detectives =dicen =downstairs =following =gas =get
          =girl =ground =hablo =had =hallway =handcuffs =happened =having =hay =he =hombre =how =id =interview =ir =kid =knife =knocking =line =little =llevan
          =llevar =llevo =migra =minutes =moms =narcan =neighbor =next =one =orden =pill =respira =sheriff =sobredosis =son =sons =sople =stairs =ten =tienen
          =toddler =told =while =yard =yr =اخذ =البيت =الكلبشات =بدهم =بيتي =حدا =رجل =زوجي =سياره =شو =علينا =عند =في =مني =نبض =هلق =و =يتنفس =يدقوا =يفتش
          =يهددني @211 @now-CPS @now-POLICE @now-SOMEONE @now-he ANSWER BEHIND BLEEDING COLOR GRABBED HABIT HOUSE HURTEN Interview KIDNAP MISSING NARCAN ONLINE
          POISON POLICE PULLED PULLEDAR SEIZED SOBRIETY TAKEES TAKINGAR TALKING TOOKAR Traffic Violent ^CPS ^EX ^KIDNAP ^POLICE ^SOMEONE ^TOOKAR ^Worker abog-
          aboga- acaba- afue- afuer- alon- apart- atta- attac- badg- beat- beati- bein- bord- borde- break- carr- clor- coun- count- cuch- cuchi- cuff- deten-
          dice- downs- foll- follo- golp- golpe- grand- grou- groun- hallw- handc- havi- havin- homb- hombr- inte- inter- inve- inves- knif- knock- litt- littl-
          llam- llama- lleva- metie- migr- narc- narca- neig- neigh- nurs- patr- pega- puls- remo- remov- respo- sali- seco- secon- show- sobre- stai- stair-
          test- thro- tiene- todd- toddl- whil- windo- البي- طليق- علين- كلبش- كلبشو- ياخد- ياخدو- يتنف- يدقو- يهدد- يهددن-`,
        '-0.5': `#رغو #شارع #شخص #شفايف #نفخ #هلق #ورقه #وهو #يفتش =40 =ago =allowed =anything =aparece =aqui =are =arrestando =ate =attacking =autistic =ayuda =bien
          =breathing =building =chasing =check =checkpoint =coming =curb =custody =deal =deja =dejan =deputy =doing =donde =driveway =esta =every =eyes =face
          =father =floor =foot =frasco =getting =hago =has =hey =hiding =hold =interrogation =lawn =licencia =lit =loading =manos =marido =minute =mixed =novio
          =o =old =or =overdosed =paper =pegando =percs =pick =por =pulled =put =reacciona =red =responding =reten =road =run =say =scared =search =shoulder
          =side =state =step =street =their =through =truth =tylenol =unas =van =wait =whole =windows =xanax =yo =اخوي =افتح =الان =انفخ =تلفوني =رغوه =سلاح
          =شخص =عم =غرفه =ورقه =وهو =يضرب ARRESTED ASKAR ASKINGAR BREAKIN COMEIN FIND Gear LEGAL LETGO LIGHTS OVERDOSE QUESTIONED ROADSIDE ROUGH SOMEONE
          STATEMENT STATION Worker ^ASKING ^GRABBED ^Gear ^KNOCKING ^LOC ^LURKING ^Sick allo- allow- anti- anyt- anyth- apar- apare- ayud- brea- breat- buil-
          build- cami- chas- chasi- coll- comi- comin- deja- doin- dond- drive- drog- fath- fathe- fent- fenta- firm- floo- fras- frasc- gett- getti- gran-
          grit- hall- hero- heroi- hidi- hidin- knoc- llev- loadi- mano- marid- meti- minu- minut- mixe- mucha- overd- pegan- perc- pull- pulle- reac- reacc-
          reco- recor- rete- roba- roun- scar- scare- scre- screa- sear- searc- sigu- smel- smok- snor- sobr- sopl- stor- stra- stre- stree- subie- thei- throu-
          tran- trut- tyle- tylen- whis- whol- xana- الكل- الكلب- بالس- تلفو- تلفون- ساعد- ساعدو- سيار- شفاي- شفايف- يسال- يقول- يقولو-`,
        '-0.6': `#ارض #افتح #تحقيق #سكران #ماخذ #مرت #مفقود #وين #يذبح =13 =3 =60 =ahorcando =answer =asked =awake =back =backpack =bed =both =bring =calling =came
          =cars =class =close =clothes =cold =corazon =drank =estan =gray =guy =hitting =hours =inyecto =jumped =k9 =kick =leaving =let =loud =mall =missing
          =oding =our =outside =porch =read =same =shot =showed =sign =sit =six =stabbing =stay =steps =sus =test =they =three =trago =trunk =weed =where =year
          =بنتي =جاي =جوزي =خايفه =شربت =مو =يقتلني @now-EX @now-they ARRESTING BREATHE CAMEIN COPCAR CUFFS DANGERES EX KNOCKED NEEDLE PASSEDOUT PULLINGAR RAID
          ROADTALK Sick ^ASKINGAR ^DOGS ^OVERDOSED ^PULLEDAR ^Paperwork ^SAY ^Traffic ^Violent apunt- aske- auti- autis- awak- baby- backp- book- brin- calli-
          chok- clas- clot- cloth- cora- coraz- desm- desma- dran- guard- hitt- hitti- hour- inye- inyec- jumpe- land- leavi- miss- missi- odin- outs- outsi-
          resp- respi- slid- star- stran- surr- susp- suspe- touch- trag- trun- vomi- wher- حابس- مفقو- موقف- يذبح- يذبحن- يسالو- يستج- يعتق- يعتقل- يقتل-
          يقتلن-`,
        '-0.7': `#جاي #دوا =911 =acaban =arm =ask =baby =bat =boyfriends =cop =couch =creo =empty =everywhere =ex =fast =fine =four =hear =held =lot =name =nina =od
          =overdosing =pen =pointing =quieren =ran =sense =some =think =thru =unit =viene =wall =went =امي =مع =هل =هو CUFFEDAR FAINT GETOUT LETME TOOKES WAKE
          ^FAINT ^FIND ^MISSING apun- couc- door- perdi- perr- porc- press- sens- stab- stabb- step- touc- بالم- بيتن-`,
        '-0.8': `#يخنق =dark =despierta =fell =find =guns =heart =nino =once =tub =turn =ابي STATED empt- point-`,
        '-0.9': `=aunt =man =many =meth =stab OVERDOSED back- vien-`,
        '-1.0': `=nos =tomo =us`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.3': `DANGERES`,
        '1.1': `BLEEDING LOCKED`,
        '1.0': `#يضرب HURTING NECK vien-`,
        '0.9': `#يخنق =viene =يضرب apun- stab-`,
        '0.8': `#سلاح #شخص =ahorcando =attacking =bat =breaking =deja =held =strangling =دخل =شخص @now-SOMEONE BREAKIN LETME Violent ^BLEEDING atta- attac- babys-
          touc- يخنق-`,
        '0.7': `#حدا #رجل #مسلح #يذبح =bats =defense =hitting =kill =lado =machete =pegando =shelter =shooting =stab =حدا =رجل =واحد =يقتلني ^LOCKED bala- gaso-
          gasol- hitt- hitti- jump- mach- mache- pega- pegan- pour- robb- shel- shelt- shoot- sigu- stabb- tabl- touch- يذبح- يذبحن- يضرب- يقتل- يقتلن-`,
        '0.6': `#جار #حابس #حامل #يحاول =anda =blocking =ex =following =hammer =hear =hombre =knife =late =let =man =marido =men =motel =salir =shoot =stabbed =stairs
          =staring =trae =trying =ابي =حامل =خايفه =ضربني =كسر =يحاول =يكسر @211 @now-EX HURTEN LETGO ROUGH WEAPON ^HURTING beat- chok- defe- defen- esco-
          escon- knif- marid- mote- rapi- stai- stair- stari- tryi- tryin- جارن- حابس- ضربن- يحاو- يضربن-`,
        '0.5': `#سكين =agarro =beating =by =casa =class =como =cuchillo =daughters =jumped =jumping =law =loud =mata =mile =nos =novio =sigue =siguiendo =still
          =street =then =touching =trunk =unos =us =when =امي =بيتي =جوزي =سلاح =و =يضربني HIDING HURT HURTS SOMEONE WAVING baby- beati- clas- cuch- cuchi-
          golp- homb- hombr- jumpe- jumpi- plat- punc- punch- shak- shoo- sigui- sist- siste- stil- stre- stree- trun- viol- viola- خايف-`,
        '0.4': `#خايف #ضرب #معه =alguien =apartment =bleeding =closet =drunk =gas =guys =he =loading =matar =money =porch =ppo =scared =sister =stabbing =stepdad
          =store =ten =three =threw =wall =you =ابوي =سياره =طليقي =معه =يهددني Held SEVERE Weapon ^Violent algu- algui- amen- amena- blee- bleed- block- break-
          chai- close- drun- entr- foll- follo- loadi- mata- meti- mone- phon- sali- scar- scare- step- يهدد- يهددن-`,
        '0.3': `#بيت #يهدد =bedroom =both =boyfriend =break =cousin =esta =get =golpeando =guy =has =hurting =le =lot =me =neighbors =next =outside =phone @now-he EX
          IF Plea ^Plea bedr- bedro- golpe- hurt- hurti- neig- neigh- outs- outsi- park- porc- quit- scre- screa- stor- thro- uncl- بالس-`,
        '-0.3': `#اخذ #اعمل #انا #ولد #ياخد #يسال * =are =arrest =arrested =border =bottle =bridge =bunch =bus =cuffs =dead =do =door =down =escuela =girl =hallway
          =hang =have =it =judge =kitchen =knocking =la =llevo =mis =not =off =officer =old =pastillas =putting =roommate =somebody =sorry =statement =station
          =stop =telling =test =told =tomo =turn =warrant =went =with =اعمل =الشرطه =انا =ياخدوا ANSWER ASK ASKING End GRABBED JUDGE KILLED PILLS PULLEDAR
          Paperwork Traffic ^ASK ^DETECTIVE ^Drug ^Interview ^Moment ^Official ^TOOK ^WANT ^WILL agen- agent- bord- borde- bott- bottl- breat- brid- bridg-
          bunc- conte- depu- deput- escue- hall- hallw- judg- kitc- kitch- knoc- knock- llev- lleva- middling offi- offic- putt- putti- roomm- short shou-
          someb- sorr- state- stati- tell- telli- toca- warr- warra- الشر- الشرط-`,
        '-0.4': `#ارض #بدو #ترد #حبوب #حيا #راي #سجن #سكران #شرطه #قدام #ماس #محقق #مني #ورقه #وقف =all =already =amigo =asking =before =belt =breathing =children
          =come =creo =cuffed =deputy =despierta =dying =en =encuentro =esposado =estacion =estar =eyes =foster =grabbed =hablo =had =hago =holding
          =interrogando =jail =leave =letter =licencia =license =living =llego =marshals =narcan =never =no =once =one =or =over =pararon =patrulla =percs
          =picked =pills =plan =que =quieren =raiding =same =says =se =sheriff =snatched =stopped =telefono =them =to =tocando =todos =trabajo =turned =up =van
          =worker =write =writing =ابن =الان =السياره =بدهم =بدي =بنتي =ترد =حبوب =رح =شو =ما =ماسك =مني =هلق =وراي =ورقه =يفتش @may @now-DETECTIVE @now-they
          @past ANYMORE ASKINGAR ENDLIFE FIND HANDS Interview LEDGE LIGHTS NARCAN PASSEDOUT PAST POISON SEARCH STATEMENT TOOK WRISTS Worker ^BE ^CPS ^GRABBED
          ^KIDNAP ^NOW ^SEIZED ^SUICIDAL ^Worker alre- alrea- amig- aski- askin- befo- befor- child- clea- cour- cuffe- cust- custo- dyin- encu- encue- escr-
          escri- estac- fost- foste- grab- grabb- hand- happ- hear- hold- holdi- inve- inves- lett- lice- licen- livi- livin- mars- marsh- messa- narc- narca-
          neve- parar- perc- picke- pill- raidi- sear- searc- snat- snatc- spea- stan- stop- stopp- telef- tocan- todo- trab- traba- turne- want- work- worke-
          writ- writi- السي- السيا- ياخد- ياخدو- يقول- يقولو-`,
        '-0.5': `#ابر #اذا #افتح #بيقول #خطف #عندي #قطعت #كلبش #وعي #يتنفس #يفتش #يموت =after =agentes =ahora =allowed =aparece =arms =arresting =as =asked =best =blue
          =bring =card =care =cars =cortando =corte =county =court =cps =custody =daughter =dejan =detective =detectives =did =dope =drove =for =friends =from
          =garage =give =goodbye =hijos =hospital =ice =id =interrogated =job =keep =kidnapped =look =manana =migra =morning =moving =niece =note =o =oding
          =officers =overdose =party =perro =pictures =pill =police =preguntando =questioned =respira =revisando =rights =robaron =sala =salio =searching =sign
          =sin =suspended =swallowed =they =time =tomorrow =traffic =unmarked =used =vivir =wait =wanting =wants =we =whole =yr =ابني =اخذوا =اذا =اريد =الهجره
          =الوعي =رفيقي =شربت =طليقتي =عن =عيش =قطعت =معي =مو =نفسي =هل =هم =يتنفس =يدقوا =يفتشوا =يموت @done @now-CPS ARRESTING ASKAR CPS DETECTIVE DIE Drug
          GIVEBACK GONEOFF IROOM Official ROADTALK STATED TAKINGAR WARRANT ^ASKAR ^ASKING ^ASKINGAR ^CAMEIN ^FIND ^GOT ^LIGHTS ^LOC ^LURKING ^MISSING ^POLICE
          ^PULLEDAR ^Room afte- allo- allow- anyw- aske- badg- bull- chec- conf- confe- crui- cruis- cuff- despe- dete- detec- deten- drag- dragg- draw- drov-
          face- garag- good- goodb- guard- hijo- hosp- hospi- hunt- inter- lette- llega- manan- mess- migr- miss- morn- morni- movi- movin- niec- odin- offe-
          part- pasa- patr- pick- poli- pregu- raid- regi- regis- respo- revi- revis- right- robar- roll- room- seiz- sent- sente- sher- sheri- smel- smell-
          snor- stat- stuf- swal- swall- toda- tomo- tomor- traf- traff- unma- unmar- wanti- whol- اخذو- الحب- الكل- الكلب- الهج- الهجر- الوع- بيقو- رفيق-
          طليقت- كلبش- مسكو- يتنف- يسال- يسالو- يفتش- يفتشو-`,
        '-0.6': `#بنا #تحقيق #دوا #عيش #لاق #هجره #يدق #يفيق =15 =anymore =apartamento =ate =babys =baje =barely =better =buddy =bye =cold =dark =dea =dicen =die =does
          =drank =drawers =find =foot =handcuffed =handcuffs =handed =heart =hija =interrogation =k9 =lady =luces =mall =mejor =missing =much =needle =night
          =open =paper =pulse =questioning =read =responding =reten =ring =river =robo =running =safe =seat =sheriffs =shut =sit =slapped =sobredosis =some
          =suicide =suits =swat =tienen =till =tio =tired =tiro =toddler =tome =train =tub =turning =type =uber =unas =weekend =where =year =yo =بوليس =حاله
          =دخلوا =شرطه =صاحبي =صديقي =غرفه =لا =يفيق @000 @now-POLICE ACTOR ANSWERAR ARREST BREATHE JAILED KIDNAP LIVE NEEDLE POLICE QUESTIONING Sick TIRO WAKE
          ^DOGS ^GOODBYE ^JUDGE ^Near ^QUESTIONING ^Traffic anym- anymo- arre- arres- barel- bett- bette- budd- check- deja- desa- desap- desp- despi- detr-
          dice- dran- drawe- entre- figh- flas- flash- gara- guar- hande- inte- luce- mejo- missi- needl- nigh- para- patru- perd- plan- polic- reac- refu-
          refus- regr- regre- remo- remov- resp- respi- rete- rive- runn- runni- serv- show- sobr- sobre- suit- surr- susp- suspe- tiene- tire- todd- toddl-
          turni- vivi- vomi- vomit- waki- week- weeke- wher- اعتر- المس- ايدي- بالا- بالم- بولي- دخلو- صاحب- كلبشو- وقفو- وقفون- يدقو-`,
        '-0.7': `#ابو #حال #دور #روح #وين #يقول =3 =abra =airport =answering =be =blow =charges =drinking =dui =edge =empty =end =esposando =even =fell =grandpa =knees
          =lap =les =love =manos =min =mn =myself =name =nino =novia =park =pen =policia =q =roof =say =six =stand =state =stay =step =tell =things =wake
          =walked =woods =wrists =yard =اختي =اخي =روح =زوجتي =نفسه =يقول ARRESTED COLOR CUFFEDAR DOGS FALLEN HABIT HIGHPLACE IWANT POINT PULLING QUESTIONED
          SOBRIETY STATION ^Gear ^HIDING ^JUST airp- airpo- book- brin- conv- coun- count- drink- empt- hace- handc- mano- myse- mysel- over- overd- peel- puls-
          quita- rode- rodea- seat- thing- turn- visi- wrist- بالش- صديق- عالب- يستج- يعتق- يعتقل-`,
        '-0.8': `#راح =arrestando =close =cop =curb =cutting =feel =gray =life =loaded =od =policias =ran =razor =rope =sons =talking =thinking =too =while =wrist
          COPCAR CUFFS Gear JUMPAR MISSING OVERDOSE RAID REFL ^ACTOR ^PASTVERB corta- cutt- cutti- knee- loade- need- perr- pict- pictu- razo- suic- suici-
          talki- whil-`,
        '-0.9': `#مسك #مطار =day =encerro =gone =herself =himself =minute =quiero =weed GOODBYE OVERDOSING PULLED SUICIDE cort- hers- herse- hims- himse-`,
        '-1.0': `#نفس =cops =voy SUICIDAL`,
        '-1.1': `FAINT wris-`,
        '-1.2': `=jump OVERDOSED`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.7': `ARRESTING COPCAR`,
        '1.5': `CUFFS`,
        '1.3': `ARRESTED CUFFEDAR`,
        '1.2': `RAID`,
        '1.1': `HANDS handc-`,
        '1.0': `#كلبش #مسك =van SEIZED knee-`,
        '0.9': `=arrestando =arresting =cuffs =handcuffs =turn ^GRABBED arres- cuff- كلبش- يعتق- يعتقل-`,
        '0.8': `=knees =manos =taken =told ^ACTOR arre- book- deta- detai- mano- take- كلبشو-`,
        '0.7': `#ارض #تعتقل #سجن #قبل =arrestar =handcuffing =hood =job =protest =raiding =trabajo =walmart =zip =الشغل =قبل Gear TOOKAR court- deten- hand- haul-
          raid- raidi- walm- walma- الشغ- الكل- الكلب- تعتق- يكلب- يكلبش-`,
        '0.6': `#تاخذ #هجره #يعتقل =booking =detaining =esposado =esposas =guns =handcuffed =hauled =jail =llevando =lot =marshals =raid =rights =your =ابي =الكلبشات
          =جوزي =موقوف =يعتقلوا ARREST GRABBED TAKINGAR ^JUDGE ^JUST booki- drag- dragg- haule- mars- marsh- mome- momen- right- مسكو-`,
        '0.5': `#شغل #وين =call =county =dad =desk =detained =doing =dragging =esposando =face =holding =mall =min =neighbor =piso =speak =uncle =اخي =تاخذ PASSEDOUT
          ^Drug agar- agarr- doin- espo- espos- hold- holdi- meti- surr- trab- traba- uncl- بالم- موقو-`,
        '0.4': `#قال =agents =arrested =back =belt =cuffing =deputies =did =driveway =everybody =giving =ground =guys =ice =papa =por =put =putting =reading =somebody
          =tackled =taking =tienen =wait =ابن =الشرطه =عمي JUST LEGAL Official ^HOWTO cuffi- givi- givin- groun- lleva- point- putt- putti- readi- someb- tack-
          tackl- taki- takin- tiene- watc- watch-`,
        '0.3': `#سياره #قريب =acaban =car =cuffed =getting =got =hermano =hijo =him =llevar =lo =nephew =ok =parking =people =running =then =they =under =us =warrant
          =watching =wife =you =ابني =اخذوا BEHIND FALLEN TAKING ^HEDGE ^Paperwork ^SEIZED acaba- back- cour- cuffe- depu- deput- drive- fing- finge- gett-
          getti- grou- llev- long migr- neph- nephe- parki- peop- peopl- poin- prot- prote- runn- runni- stan- warra- اخذو- ياخد-`,
        '-0.3': `#برا #عند * =anymore =asking =bathroom =been =blood =bottle =break =breathing =carro =contesta =cop =dice =entrar =ex =fentanyl =gave =goodbye
          =happened =has =hay =himself =his =interrogando =keeps =little =metio =moms =ninos =pastillas =please =quiere =says =scared =school =shaking =sister
          =sleep =someone =there =think =two =walking =what =whole =with =البيت =امي =برا =طليقي =عند =وقفني @010 @now-he @plain BREAKIN CHILD DETECTIVE Drug
          GIVEBACK HURT HURTING HURTS IWANT Interview LEDGE LIVE PULLING Plea SEVERE WANT WEAPON Young ^ANYMORE ^EX ^IWANT ^Plea ^Young anym- anymo- aski-
          askin- bath- bathr- bloo- bott- bottl- breat- cont- despi- ever- every- frie- frien- girl- good- goodb- hims- himse- keep- litt- littl- middling nino-
          past- pasti- phon- plea- pleas- quie- quier- quita- revi- revis- scar- scare- scho- schoo- sear- searc- shaki- sist- siste- someo- stat- stra- ther-
          thre- threa- walki- whol- windo- وقفن-`,
        '-0.4': `#اقتل #تفتيش #حيا #رجل #رخصه #معهم #نفس #ورقه #يحقق #يفتش =14 =acaba =again =al =algo =all =already =another =ask =ayuda =better =bleeding =box
          =breathalyzer =broke =check =closet =cutting =daughter =despierta =die =drank =drinking =eyes =fell =following =girlfriend =he =hermana =hi =house
          =hurting =inside =jump =knife =line =lips =live =living =many =moving =neighbors =not =novia =o =papel =pills =pistola =point =puedo =quieren =red
          =revisando =se =search =sheriff =sheriffs =shoot =shot =shotgun =sign =siguiendo =state =su =supposed =swallowed =take =tell =three =time =tocando
          =todas =todo =tome =tonight =trae =traigo =truck =truth =trying =turning =tylenol =unas =vivir =wants =worker =write =y =اريد =افتح =اقتل =المحقق =بدو
          =بدي =تفتيش =حياتي =رجع =شربت =عن =عيش =معهم =ورقه =يفتش =يفتشوا =يهدد @000 @now-CPS @now-she @now-we DANGERES End HOME IROOM KILL KNOCKING LETGO
          NOOSE ROADSIDE SEARCH TALKING WAKE WRISTS Weapon ^CPS ^DETECTIVE ^IF ^KIN ^SUICIDAL ^Violent ^Worker alre- alrea- anot- anoth- ayud- bett- bette-
          blee- bleed- brea- brin- brok- conte- cutt- cutti- desp- despe- dran- drin- drink- fent- fenta- foll- follo- girlf- haci- homb- hombr- hous- hurt-
          hurti- insi- insid- inve- inves- knif- livi- livin- load- movi- movin- over- overd- pill- pist- pisto- prim- pued- pull- puls- respo- seco- secon-
          shak- sher- sheri- shot- shotg- sigui- swal- swall- talk- thin- tocan- tonig- traig- truc- trut- tryi- tryin- turni- tyle- tylen- vien- wind- work-
          worke- البي- المحق- تفتي- حيات- طليق- يحقق- يحققو- يفتش- يفتشو-`,
        '-0.5': `#ابو #اطلع #افتح #انتحار #بيت #حدا #خايف #خطف #رجع #شخص #مخدرات #معه #مفقود #ممكن #وقف #يتنفس #يدق #يسال #يسالو #يهدد #يوم =40 =75 =alive =answer =any
          =aparece =arma =attacking =banging =basement =be =beating =blow =blue =children =choking =cold =corte =cps =dead =dejo =detectives =dos =drunk =dude
          =encuentro =es =feel =flashlights =hablando =hablo =had =hang =hitting =hospital =hurt =if =it =kicking =les =linea =llego =lol =making =matar
          =minutes =missing =more =narcan =neck =never =night =nino =nobody =oficial =once =order =papers =parando =parar =passed =preguntando =puerta =pulled
          =questioned =questioning =removing =respira =responding =same =she =showed =since =sobredosis =stairs =talking =their =thinking =throwing =thru =tomo
          =tracks =trailer =train =trunk =vehicle =viene =vinieron =voy =wake =water =when =windows =yo =اطلع =الباب =بي =حدا =رجل =سيارتي =شخص =صديقي =غرفه =كل
          =ما =معه =معي =هو =واقف =يتنفس =يدقوا =يسالوني =يضرب =يضربني @now-SOMEONE ANSWER ANYMORE COLOR DIE DOOR EX FIND IF JOKE KILLED NARCAN PAPERS PILLS
          POINT QUESTIONS STATEMENT Traffic ^GOODBYE ^General ^KIDNAP ^KILL ^QUESTIONING ^TOOK abri- aliv- amen- amena- answ- answe- apare- baby- bang- bangi-
          base- basem- beati- chec- check- child- choki- clea- clim- climb- close- cort- desa- desap- disa- disap- drun- encu- encue- entra- firm- habl- hitt-
          hitti- hosp- hospi- insu- kicki- lice- licen- maki- makin- messa- missi- narc- narca- neve- nigh- nobo- nobod- ofic- ofici- orde- paper- paran- paren-
          passe- perd- preg- pregu- puer- puert- pulle- ques- quest- quit- reco- recor- regr- regre- resp- respi- short showe- sigu- sinc- sobre- soci- socia-
          sopl- stab- stabb- stai- stair- star- suic- suici- supp- suppo- talki- thei- think- throw- toca- trun- vehi- vehic- vent- venta- vini- vinie- want-
          wate- wris- writ- البنا- الحب- اوقف- ساعد- ساعدو- سيار- سيارت- صديق- مفقو- يتنف- يدقو- يسال- يسالو- يضرب- يضربن-`,
        '-0.6': `#اذا #اقف #انزل #باب #بدو #تحقيق #حبوب #دوا #سكين #ضرب #عيش #غرف #لاق #محقق #مرت #ولاد #يضرب =4 =after =agent =ahorcando =bedroom =bro =calling =can
          =court =creo =end =esta =estacion =fbi =foot =four =garage =give =golpeando =gun =hijos =ir =jumping =know =landlord =law =leaving =license =loaded
          =look =looking =loud =luces =mata =meds =mejor =men =mexico =money =mouth =niece =nina =od =para =pegando =pen =pick =reten =rope =sat =shed =sorry
          =steps =still =talk =text =that =unit =weed =without =ya =yes =اذا =انزل =بدهم =بيتي =جايين =حالي =حبوب =رفيقي =شرطي =مش =مع =يريد @111 ANSWERAR ASKAR
          BREATHE CAMEIN GOODBYE HABIT JUMPAR KNOCKED LETME LOCKED OVERDOSING POISON SUICIDE Sick Worker ^ASKAR ^End ^HURT ^JAILED ^PASTVERB ^PULLEDAR ^SOMEONE
          ^Traffic afte- ahorc- anyw- bala- beat- bedr- bedro- calli- carr- chil- chok- down- ence- encer- estac- flas- flash- gara- garag- golp- golpe- habla-
          hijo- jumpi- landl- laug- laugh- leavi- loade- look- looki- luce- mana- mata- matt- mejo- mess- mexi- mexic- miss- mone- niec- nurs- pegan- pren-
          prend- punc- punch- radi- rete- roba- salg- segu- shoo- side- smel- sobr- sorr- stil- stop- tabl- tear- touc- trail- vivi- witho- الاض- الاضو- البا-
          البن- الول- بيتن- جايي- رفيق- زوجت- واقف-`,
        '-0.7': `#اطفال #بنا #راي #سكران #مركز #مني #موظف =abra =baby =bat =beat =boys =casa =couch =door =driving =dui =gone =held =keys =kids =kill =knocking =lap
          =last =life =lights =lit =lobby =mis =nada =note =open =over =parked =piden =pointing =ppo =s =second =shelter =six =some =stopped =strangling =stuff
          =test =traffic =trooper =want =اطفالي =بنتي =مني =وراي =ولادي @now-EX CPS KIDNAP KILLING OVERDOSE OVERDOSED SOBRIETY ^MISSING ^NUMBER apar- apun-
          atta- attac- block- care- couc- drivi- guard- inte- inter- kill- knoc- knock- land- ligh- light- lobb- parke- pass- pega- pers- pide- robb- shel-
          shelt- show- stopp- traf- traff- trai- بالح- عالب- موقف- وقفت- وقفتن- ولاد- يخنق- يستج-`,
        '-0.8': `#يخنق =6 =agentes =bebe =bye =everything =hair =hear =hold =ran =round =shoulder =step =wall =الشرطي =بابي =يقول FAINT GETOUT PULLEDAR QUESTIONING
          ROADTALK STATED SUICIDAL comp- compu- depor- guar- para- stran-`,
        '-0.9': `#جاي #قفت =3 =head =surrounding =اخذ LIGHTS PULLED PULLINGAR QUESTIONED`,
        '-1.0': `=but BLEEDING LATER NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.1': `=شرطه`,
        '0.9': `#افتح #يدق =door =foot =them =بابي`,
        '0.8': `#بنا =cops =knocking =policias =sheriffs =surrounding =افتح =يدقوا COMEIN DOOR comp- knoc- knock- sher- sheri- toca- عالب- يدقو-`,
        '0.7': `=abro =dea =ice =move =officers =steps =trailer =vinieron WARRANT ^COURTS orde- show- vini- vinie- يقول- يقولو-`,
        '0.6': `#عند #يدخل =calling =check =couch =drawers =flashlights =guns =landlord =les =llego =migra =moms =orden =ringing =shed =step =tocando =دخلوا =عالبيت
          =عند compl- compu- couc- drawe- flas- flash- land- landl- porc- push- ring- ringi- salg- tocan- افتح- دخلو- عالبي- واقف- يفتش- يفتشو-`,
        '0.5': `=agentes =cars =casa =close =consent =detectives =dicen =entrar =hall =ir =kick =look =paper =puerta =round =sala =searching =second =sheriff =traen
          =عالباب =واقفين =يفتشوا @210 LURKING POLICE SEARCH ^KNOCKING coll- dice- draw- lleg- migr- puer- puert- rifl- smel- trae- عالبا- واقفي-`,
        '0.4': `#باب #بيت #هجره =abra =alone =are =break =but =come =cutting =estan =hallway =looking =neighbors =o =one =open =police =porch =talk =through =thru
          =truck =upstairs =الباب ACTOR KNOCKING ^CAMEIN alon- apart- cutt- cutti- hallw- looki- pape- poli- polic- showe- supp- suppo- throu- trail- truc-
          upst- upsta- البا-`,
        '0.3': `#برا =afuera =house =inside =it =nephew =por =s =see =standing =they =too =warrant =الهجره =بدهم =برا =قدام @now-POLICE DOGS HOME KNOCKED NUMBER Room
          ^ASK ^KNOCKED afue- afuer- chec- coun- count- entra- hous- insi- insid- neph- nephe- prob- proba- scre- seco- secon- stand- step- thro- warr- الهج-
          الهجر-`,
        '-0.3': `#اخذ #بلعت #حبوب #ياخد #يتنفس =ago =airport =al =am =arrested =baby =beating =being =broke =by =can =crying =dad =daughter =esposado =get =getting
          =girlfriend =give =goodbye =had =help =hitting =husband =interrogando =into =job =keeps =kicking =knife =lo =lot =mall =mi =mis =mismo =missing
          =mother =much =nino =novio =of =parking =pills =pistola =quiero =reading =school =screaming =she =siguiendo =something =think =tonight =traffic =wants
          =work =you =بلعت =حبوب =شرطي =في =و =وقفني =ياخدوا =يتنفس @100 @doing ANSWER ARREST BODY BREATHE CHARGED CHILD COURTS HASES HURT HURTEN KILL KILLING
          KIN LEDGE NOOSE PAPERS PHONE PILLS REFL ROUGH SEVERE THING TOOK Violent Young ^Moment ^RECENT ^TOOKAR ^WANT ^WILL ahor- airp- airpo- beat- beati-
          bein- brok- cont- cryi- cryin- espo- espos- every- gett- getti- girl- good- goodb- habl- hear- herm- herma- hitt- hitti- husb- husba- keep- kicki-
          knif- ligh- llev- lleva- lock- middling mism- miss- missi- moth- mothe- overd- parki- pill- pist- pisto- plea- pleas- quier- readi- scho- schoo-
          screa- short sigui- somet- tonig- traf- traff- turn- وقفن- وقفون- ياخد- ياخدو- يتنف-`,
        '-0.4': `#اطفال #حال #دوا #معه #مني #نبض #وقف #وين =about =again =anos =anymore =as =asked =asleep =bat =behind =better =bond =boyfriend =breathing =brother
          =bus =call =child =cousin =creo =cut =detective =did =drank =estar =face =feel =fell =fingers =following =found =ground =gun =hang =happened =he =him
          =holding =hurt =interview =investigator =just =keys =law =licencia =luces =machete =manana =matar =meds =morir =mouth =myself =narcan =night =nothing
          =parado =parar =perro =preguntas =puedo =pulse =questioned =quiere =removing =road =sent =shoulder =sister =sitting =sobredosis =some =speak =store
          =taking =thinking =this =tienen =time =tomo =took =trae =two =vivir =voy =was =where =who =worker =would =write =yard =اختي =اخذت =اخذوا =الان =بدي
          =حالي =سياره =شربت =ما =معه =مني =نبض =وين @011 @done @now-CHILD @now-CPS @now-SOMEONE @now-i @now-she ANYMORE ARRESTED CLITIC Calendar GIVEBACK
          GRABBED HURTING JAILED JUST KIDNAP KILLED NARCAN NECK OVERDOSING SEIZED Sick TAKEES TONIGHT TOOKAR WAKE WEAPON Weapon ^ASKING ^CHILD ^EX ^GRABBED
          ^HOWTO ^LURKING ^MODAL ^Near ^PULLEDAR ^Plea ^REFL ^TOOK abou- agai- anym- anymo- apun- aske- asle- aslee- behi- behin- bett- bette- boyf- boyfr-
          brot- broth- cort- cour- cous- cousi- cust- custo- desp- dran- foun- frie- frien- grou- groun- hacie- hold- holdi- jump- lice- licen- llam- luce-
          mach- mache- mana- manan- mata- mout- myse- mysel- narc- narca- nigh- noth- nothi- novi- over- para- parad- pare- park- pren- prend- pued- read-
          respo- sist- siste- sitt- sitti- slap- slapp- sobre- stran- suic- suici- taki- takin- thin- think- thre- tiene- toda- toni- troo- troop- wher- work-
          worke- woul- اخذو- الحب- المح- المحق- بالا- خايف- ساعد- ساعدو- طليق- وقفو- يعتق- يعتقل-`,
        '-0.5': `#ابن #اذا #ارض #اوقع #حما #حيا #سجن #سكين #طلع #عندي #قريب #مسك #ممكن #نفس #هلق #وهو #ياخذ #يضرب =14 =abogado =acaba =acaban =after =ahorita =another
          =arms =arrest =bad =baje =bathroom =bebe =before =blow =borracho =boy =boys =buddy =checking =children =cold =cps =dark =deteniendo =donde =done =dos
          =dragging =driving =empty =end =escuela =estacion =except =find =fue =gas =gets =good =happening =hear =her =hija =hospital =hours =how =jump =jumping
          =kill =know =knows =last =lawyer =life =line =lips =lleva =llevando =locked =mata =mejor =metiendo =moving =neighbor =next =oficial =over =papa =para
          =people =phone =point =putting =questioning =ran =self =shoot =since =sleep =station =stay =swallowed =thing =tiene =today =toddler =todos =trooper
          =trunk =twins =vehicle =waiting =wake =wall =when =yes =ابنتي =ابي =اذا =السياره =الشرطي =الكلبشات =اوقع =بنتي =تعتقل =حمايه =رح =صديقي =طلع =طليقي
          =عمي =عيش =مرتي =هلق =وهو =يضرب =يقول @now-DETECTIVE @now-he @past ANSWERAR ASKINGAR CAR DIE EVERYONE FALLEN GOODBYE IWANT LETGO MISSING OVERDOSE PAST
          POINT QUESTIONED QUESTIONING SOMEONE SUICIDE Street TOOKES WAVING Worker ^ASKINGAR ^End ^FAINT ^IWANT ^KIDNAP ^LOTS ^NOW ^OVERDOSED ^Sick ^Worker
          ^Young abog- aboga- acab- acaba- afte- ahori- anot- anoth- bath- bathr- befo- befor- block- borr- borra- breat- budd- bull- child- court- decl- decla-
          desa- desap- despe- deten- dond- drag- dragg- drin- drivi- empt- escue- estac- exce- excep- hace- happe- hosp- hospi- hour- inve- inves- jumpi- know-
          lawy- lawye- locke- mejo- movi- movin- nurs- pasa- passe- peop- peopl- phon- pick- post- prot- prote- puls- putt- putti- quit- reco- recor- refu-
          refus- resp- respi- robb- sali- shot- sigu- sinc- sobr- stat- stati- stop- stopp- stra- strai- swal- swall- tien- todd- toddl- todo- trac- track-
          trun- twin- vehi- vehic- vien- vivi- wait- waiti- windo- writ- ابنت- السي- السيا- الكل- الكلب- حماي- سيار- كلبش- كلبشو- ياخذ- ياخذو-`,
        '-0.6': `#احد #انا #ايد #تحقيق #تعتقل #رجل #روح #سكران #سلاح #سياره #عيش #قفت #كلبش #موقف #يحاول #يخنق #يسالو #يكسر =arrestando =ask =atras =aunt =blood =boss
          =bro =checkpoint =comes =corte =cuffs =dejan =die =digo =drunk =estoy =friends =gone =guy =handcuffs =hour =hoy =ids =jail =keep =live =love =mad
          =made =me =metio =minutes =mn =need =od =parando =passenger =prueba =pull =rights =roof =rope =running =sat =shooting =statement =stepdad =stopped
          =tasing =top =uncle =us =viene =window =woman =yo =اخي =اريد =انا =بدو =رجل =سلاح =قدامي =معي =واحد =واقف =وراي =يحاول =يسال =يسالوني @010 @now-we
          BEHIND CPS EX FAINT FIND HIGHPLACE HOWTO LATER LIVE OVERDOSED POISON PULLED PULLEDAR ROADSIDE SOBRIETY SUICIDAL Traffic WRISTS ^CPS ^HIDING ^IF ^KILL
          agar- agarr- arre- arres- atra- ayud- bloc- bloo- book- chil- come- conv- cuff- drun- escu- esto- fing- finge- firm- guar- haci- hamm- hamme- happ-
          haul- mori- paran- pers- point- pour- prue- prueb- quer- queri- radi- right- rompi- runn- runni- sent- shoot- stab- star- state- stepd- suel- tasi-
          tasin- trab- traba- woma- اوقف- بالش- تعتق- صديق- قدام- موقف- موقو- يحاو- يستج-`,
        '-0.7': `#تاخذ #تلفون #حدا #راي #شخص #شغل #محقق #مسلح =alguien =babysitter =bag =bats =car =carro =detaining =esposando =everybody =ex =form =gave =handcuffing
          =le =light =marido =nina =nos =patrulla =pick =pide =purse =questions =sople =stop =tied =trabajo =turn =wait =walk =your =تاخذ =جوزي =حدا =زوجي =شخص
          =لي =هو BLEEDING CUFFEDAR CUFFS LETME PASSEDOUT QUESTIONS ROADTALK TAKINGAR ^Held ^MISSING ^Traffic algu- algui- auti- autis- chai- check- clea- conf-
          confe- deta- detai- handc- hunt- line- marid- matte- poin- purs- ques- quest- remo- remov- shoo- sopl- uncl- اعتر- الاض- الاضو-`,
        '-0.8': `=arresting =bano =be =breaking =hombre =k9 =raiding =بي =جاي =يفتش =يكسر ARRESTING COPCAR IROOM PULLING RAID STATED ^HURTING armad- bala- break- inte-
          inter- pass- raid- raidi- بالم-`,
        '-0.9': `=desk =paro =ppo =دخل @now-EX DANGERES LOCKED back-`,
        '-1.0': `=office =side`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.5': `SOBRIETY`,
        '1.2': `LIGHTS`,
        '1.1': `PAPERS PULLEDAR ROADSIDE Traffic`,
        '1.0': `=test GETOUT PULLING PULLINGAR ROADTALK`,
        '0.9': `#راي #قفت =trooper ligh- موقف-`,
        '0.8': `=cop =keys =luces =parando =reten =stopped =الشرطي =وراي =يفتش ASKINGAR ^ASKINGAR ^PULLEDAR luce- para- paran- radi- rete-`,
        '0.7': `=baje =carro =k9 =lights =lit =oficial =over =pararon =paro =passenger =perro =pide =radio =shoulder =sit =sople =vehicle =window carr- light- parar-
          sopl- stopp- vehi- vehic- وقفت- وقفتن-`,
        '0.6': `#رخصه #نفخ =75 =breathalyzer =checkpoint =curb =dui =mota =or =pulled =suspended =traffic =writing =انفخ =رخصتي =شرطي BEHIND ^Traffic baja- bajar-
          cons- face- guard- prue- prueb- pull- pulle- revi- revis- seat- stop- traf- traff- troo- troop- under- windo- writi- الاض- الاضو- اوقف- رخصت- وقفو-
          وقفون-`,
        '0.5': `#وقف #يفتش =acaba =alcohol =alphabet =beers =blood =blow =draw =had =light =made =officer =parado =purse =revisar =road =search =snow =step =tapping
          =walking =wants =weed =سيارتي =والشرطي =وقفني ^GONEOFF ^Gear ^LIGHTS ^Near ^PULLED alco- alcoh- alph- alpha- beer- bloo- guar- lice- licen- ofic-
          ofici- pren- prend- purs- tapp- tappi- walki- سيارت- والش- والشر- وقفن-`,
        '0.4': `#مني #موقف =17 =buddy =drunk =friends =glass =hit =id =licencia =license =papers =parar =patrulla =policia =quick =ran =speak =thing =we =were =where
          =while =yes =السياره =بدو =مني =وقفوني DOGS ^NOW apar- block- budd- drin- drun- flas- flash- patr- perr- quic- refu- refus- susp- suspe- walk- want-
          wher- whil- السي- السيا- سيار-`,
        '0.3': `#تفتيش #سياره #شرطه =asked =car =digo =does =found =shaking =side =some =stop =traigo =walk =ابن =تفتيش =عمي @111 CAR SEARCH TALKING ^ASKING ^LURKING
          aske- back- check- crui- cruis- foun- glas- llama- look- paper- passe- patru- sear- searc- shak- shaki- traig- unde- تفتي-`,
        '-0.3': `#حال #سكين #غرف #قدام #قريب #ولد #يضرب #يقتل #يهدد * =again =ago =ahora =alguien =answer =anymore =apartment =arresting =ayuda =banging =boyfriend
          =break =breaking =broke =brother =bunch =care =come =cps =dad =dicen =esta =estan =friend =garage =girl =hay =help =here =him =himself =home =husband
          =mama =migra =mis =moms =mother =much =never =not =novio =off =pegando =phone =pistola =preguntas =quieren =quiero =removing =school =se =second =she
          =should =sister =somebody =son =station =tengo =through =thru =va =what =whole =with =worker =year =ابوي =الان =البيت =المحقق =الهجره =حالي =رفيقي
          =شرطه =عن =قدام =يضرب =يقول @000 @100 @now-CHILD @now-CPS @now-DETECTIVE @now-KIN @now-SOMEONE @now-she @past @plain ARREST CPS Drug GONEOFF HANDS
          HIDING HURTS KIDNAP KIN NUMBER OUTES PILLS REFL Room TAKING WEAPON Weapon ^CPS ^DETECTIVE ^End ^General ^Interview ^KIDNAP ^KIN ^PRESENT ^REFL ^TOOKAR
          ^Worker agai- agen- agent- algu- algui- answ- answe- anym- anymo- baby- bang- bangi- beat- breat- brok- brot- broth- bunc- calli- cuar- cuart- dete-
          dice- esta- ever- fent- fenta- gara- garag- girl- golp- golpe- grit- hacie- hand- hear- herm- herma- hims- himse- husb- husba- kick- llev- lleva-
          migr- moth- mothe- neve- pegan- phon- preg- pregu- prot- prote- scho- schoo- short someb- stat- stati- teng- throu- whol- work- worke- البي- المح-
          المحق- الهج- الهجر- رفيق- ياخد- ياخدو- يضرب- يضربن-`,
        '-0.4': `#اوقع #باب #بيت #تاخذ #حبوب #حيا #شخص #معهم #ممكن #نبض #هجره #يدق #يقول =12 =14 =15 =911 =afuera =agarro =agent =alive =already =arrestando =basement
          =be =before =belt =best =came =camioneta =campus =can =casa =choking =cold =corte =cousin =declaracion =detective =dragging =encuentro =entrar
          =estacion =fell =find =flashlights =from =gone =goodbye =gun =guns =guy =happened =heart =hija =hijo =hitting =hombre =hurting =inside =keeps =kicking
          =kid =knees =knife =law =lawn =lawyer =left =letter =locked =miedo =minute =missing =motel =myself =narcan =need =nina =nino =note =old =once =orden
          =order =papa =pills =please =police =porque =ppo =puerta =put =questions =rolled =room =roommate =security =sent =showed =sin =sorry =stairs =store
          =swallowed =table =taking =telefono =then =this =tocando =tomo =trabajo =trailer =vivir =walmart =way =wife =without =yard =ابني =اختي =اخذوا =اخي
          =الباب =امي =اوقع =تاخذ =تلفوني =جوزي =حبوب =دوا =شخص =عيش =مع =معهم =نبض =هلا =يقتلني @001 @201 ANSWERAR ANYMORE BREAKIN CAMEIN CHILD Calendar
          DETECTIVE HOME HOUSE HURT IROOM IWANT Interview KILL KILLED KNOCKING LEFTNOTE NARCAN NOOSE OVERDOSE PASSEDOUT PHONE Paperwork Plea QUESTIONS SOMEONE
          Sick TAKEES TAKINGAR Violent WAKE WARRANT Young ^ANYMORE ^Drug ^EX ^GRABBED ^IF ^KILL ^MISSING ^QUERY ^SOMEONE ^THING afue- afuer- aliv- alre- alrea-
          amig- apart- apun- ayud- base- basem- befo- befor- blea- bleac- brea- break- bull- camio- camp- campu- char- charg- chok- choki- clos- conf- confe-
          cont- cour- cous- cousi- decl- decla- desp- detec- drag- dragg- ence- encer- encu- encue- entra- espo- espos- estac- good- goodb- gran- grand- hitt-
          hitti- homb- hombr- hurt- hurti- insi- insid- inve- inves- keep- kicki- knif- lawy- lawye- load- locke- mana- messa- meti- mied- miss- missi- mote-
          myse- mysel- narc- narca- novi- orde- pare- pega- pill- plea- pleas- point- porq- porqu- puer- puert- puls- ques- quest- quita- remo- remov- resp-
          respi- respo- rolle- room- roomm- scre- screa- secu- secur- sent- shoo- sorr- stab- stabb- stai- stair- step- stra- suic- suici- swal- swall- tabl-
          take- taki- takin- tele- telef- tien- tocan- trab- traba- truc- uncl- walm- walma- with- witho- اخذو- البا- بسيا- بسيار- تلفو- تلفون- كلبشو- يسال-
          يعتق- يعتقل- يقتل- يقتلن-`,
        '-0.5': `#انتحار #بدي #برا #تعتقل #حطو #خايف #دوا #محقق #مفقود #نفس #وين #يخنق =10 =after =aparece =aqui =arrested =ate =aunt =baby =boy =call =close =cortando
          =couch =crazy =creo =cuffs =day =dejo =desde =drive =driveway =encerrada =esposado =esposando =even =everybody =everywhere =ex =fbi =feel =floor =fue
          =gas =going =good =hand =handed =her =hiding =hour =house =insurance =interrogated =interrogating =into =ir =job =jump =keep =kill =lie =llevar
          =loaded =lost =lot =loudspeaker =love =make =matar =meds =mejor =money =nobody =novia =od =office =other =outside =own =plan =policias =porch
          =pounding =putting =responding =rope =salir =same =say =shed =shoes =si =sleep =sobredosis =statement =steps =stuff =su =supposed =text =them =tied
          =tienda =top =two =type =uncle =wall =wanting =watch =when =who =اخذت =اريد =برا =بنتي =بيتي =بيقولوا =رجل =صديقي =عالباب =علينا =كل =ما ACTOR ANSWER
          CHARGED COMEIN COURTS DOOR EX End HIGHPLACE HURTING IDIOM KNOCKED LATER LEGAL MISSING ONLINE OVERDOSING PAST QUESTIONED RAID SEIZED SEVERE STATEMENT
          STATION SUICIDE TOOKES WAVING ^CAMEIN ^FIND ^GOODBYE ^HOWTO ^HURTING ^LOTS ^OVERDOSED ^Paperwork ^Plea ^SUICIDAL ^Violent afte- agar- agarr- ahorc-
          apare- arre- arres- chas- chil- comp- corta- couc- craz- desa- desap- desd- despe- entr- floo- forc- goin- hande- hidi- hidin- hous- insur- lett-
          lette- llega- loade- lock- loud- louds- mata- mejo- mess- mone- mori- nobo- nobod- nurs- othe- outs- outsi- over- park- poin- porc- poun- pound- putt-
          putti- quit- raid- shoe- showe- slee- sobre- state- stor- stuf- subi- subie- supp- suppo- thre- tiend- trail- viol- viola- vivi- wanti- الكل- الكلب-
          بالا- بالب- بيتن- بيقول- تعتق- صديق- عالب- عالبا- علين- مفقو- واقف- يستج-`,
        '-0.6': `#ارض #بنا #سجن #سلاح #عيش #كلبش #مطار =around =arrest =bed =bro =climbing =cops =cuffing =dead =deja =deputies =detained =die =diga =dude =ever
          =following =four =handcuffs =hear =hold =hood =knocking =lady =last =loud =mall =marshals =night =only =peeking =puedo =read =since =stab =stopping
          =throwing =time =today =todo =tome =too =train =van =wake =windows =woods =you =اخوي =بدهم =في =لا =مش =موقوف =ورقه @210 @now-EX ARRESTED ARRESTING
          DIE FAINT GOODBYE JUMPAR KILLING LIVE OVERDOSED POINT POISON QUESTIONING SUICIDAL ^KNOCKING ^LIVE arou- aroun- busc- busca- cort- cuff- cuffi- handc-
          happe- insu- knock- lleg- mari- mars- marsh- nigh- peek- peeki- post- press- pued- push- robb- roll- show- sinc- stran- surr- throw- toca- toda- visi-
          watc- مسكو-`,
        '-0.7': `#ايد #مسك =20 =away =both =bye =cars =dejan =door =end =es =foot =held =officers =paper =reading =swat =thinking =threw =upstairs =write =your =بي =رح
          BLEEDING BREATHE CUFFS DANGERES FALLEN NECK STATED WRISTS ^FAINT book- bunk- cell- clea- clim- climb- deja- deta- detai- happ- knoc- read- readi-
          snor- think- trac- track- upst- upsta- wood- بالم- كلبش-`,
        '-0.8': `#تلفون =edge =gray =life =manos =parking =puente =six =بابي COPCAR CUFFEDAR door- knee- mano- parki- puen- puent-`,
        '-0.9': `=breathing =gave =talk =truck`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.5': `QUESTIONING`,
        '1.3': `IROOM`,
        '1.1': `ANSWER Interview STATION`,
        '1.0': `QUESTIONED STATED STATEMENT`,
        '0.9': `#محقق ASKAR DETECTIVE inte- inter-`,
        '0.8': `#تحقيق #يسالو =diga =office =read =يسالوني PHONE QUESTIONS ^ASKING ques- quest-`,
        '0.7': `=customs =detective =dos =estacion =hr =pick =sat =truth ^ASKAR ^PHONE ^SAY estac- inve- inves- preg- pregu- trut- يستجو-`,
        '0.6': `#احك #جوا #مركز #يحقق =campus =initial =interrogando =interrogated =interrogating =interrogation =keep =keeps =lie =questioned =questioning =saturday
          =slid =solo =station =suits =yes =احكي =بالمركز =بي =جوا =غرفه =محقق =مع ^QUESTIONING camp- campu- conf- confe- init- initi- insp- inspe- keep- satu-
          satur- stati- suit- اعتر- بالمر- يحقق- يحققو- يسال- يستج-`,
        '0.5': `#تلفون =14 =anything =ask =been =boss =but =declaracion =escuela =happened =investigator =ir =pen =quieren =sin =statement =wait =windows =write =yo
          =معي =ورقه =يحققوا @now-DETECTIVE HABIT LEFTNOTE TALKING anyt- anyth- clea- decl- decla- escue- firm- habl- pasa- stat- state- الها- يسالو-`,
        '0.4': `#عندي #قاعد #ورقه #يسال =16 =8 =asked =asking =box =crying =dejan =even =everything =fbi =hold =interviewed =other =phone =preguntas =stuff =two =wall
          =المحقق =يقول ^JUDGE aske- askin- blea- bleac- call- calli- cryi- cryin- cust- custo- escu- hacie- happe- leav- othe- stuf- المح- المحق-`,
        '0.3': `#غرف #ممكن =about =alone =bed =boy =guy =lawyer =line =preguntando =questions =room =says =school =waiting =your =بدهم =عن @201 abou- alon- answ-
          answe- aski- clos- cont- deja- detec- grab- habla- happ- lawy- lawye- phon- post- reco- recor- scho- schoo- turn- wait- waiti-`,
        '-0.3': `#ياخد #يضرب * =acaban =after =agarro =aqui =at =ayuda =back =beating =blue =boyfriend =coming =de =do =drunk =encuentro =eyes =fight =floor =for
          =front =garage =get =getting =going =golpeando =help =her =hermano =herself =into =job =light =lights =mi =ninos =officers =on =outside =parking
          =pills =putting =quiero =quitar =saying =screaming =se =see =she =sheriff =siguiendo =sister =sleep =todas =todos =tomo =trying =vida =vivir =walking
          =warrant =year =اخذ =البيت =السياره =الهجره =بدي =رخصتي =زوجي =عيش =في =كل =وقفني =يضرب @110 @done @now-CHILD @now-EX @past @plain ANYMORE ARREST
          ASKINGAR BEHIND BODY CHILD COURTS End GRABBED HIDEOUT HOWTO KILLED LOCKED NOOSE Near PAST REFL ROADSIDE TAKING TIRED TOOK TOOKAR TOOKES Worker Young
          ^ANYMORE ^EX ^FAINT ^FIND ^Held ^PRESENT ^REFL ^SOMEONE ^TIRED acaba- agar- agarr- arre- arres- beat- beati- boyf- boyfr- brea- comin- drun- encu-
          encue- entr- espo- espos- floo- fron- gara- garag- gett- getti- goin- gran- grand- hers- herse- lleg- lleva- need- nino- outs- outsi- parki- pill-
          putt- putti- resp- respo- sayi- sayin- screa- sigui- sist- siste- todo- tryi- tryin- unde- walk- walki- warr- warra- البي- السي- السيا- الهج- الهجر-
          رخصت- وقفن- ياخد- ياخدو- يضرب-`,
        '-0.4': `#اقف #باب #بدي #برا #بعد #حال #حبوب #حيا #رخصه #سجن #سكين #سلاح #سياره #شارع #كلبش #هجره #وقف #يفتش #يهدد =4 =6 =acaba =afuera =again =ago =all
          =anymore =apartment =asleep =basement =bedroom =belt =breathing =broke =bunch =carro =cold =custody =detaining =deteniendo =dice =did =downstairs
          =drank =drive =drop =empty =entrar =estar =ex =following =found =goodbye =ground =head =hi =himself =his =hitting =hombre =house =immigration =inside
          =jumping =kid =knife =landlord =law =license =llevar =looking =lot =mis =mn =mom =morning =mouth =much =myself =narcan =newborn =not =note =order
          =over =passed =patrulla =pegando =picked =piso =please =probation =puedo =responding =revisando =shaking =shoot =stairs =standing =still =stopped =su
          =their =threatening =tiene =traffic =trailer =train =us =voy =we =window =y =ابوي =اخذت =اخي =اريد =الباب =الكلبشات =بالشارع =بدو =برا =حبوب =سياره
          =علينا =قدام =من =ولادي =يفتش =يفتشوا @000 @100 ARRESTED BREAKIN COLOR Drug EVERYONE EX FALLEN GONEOFF Gear HANDS HURT HURTEN IWANT KILL LEDGE LIGHTS
          NARCAN NEEDLE POINT Plea ROUGH SEVERE Traffic Violent WARRANT WEAPON ^ASKINGAR ^Drug ^GOODBYE ^Gear ^General ^HURT ^IWANT ^KILL ^Moment ^NOW ^Near
          ^Plea ^SUICIDAL acab- afte- afue- afuer- amig- anym- anymo- apar- apart- asle- aslee- atta- attac- aven- avent- base- basem- bedr- bedro- break-
          breat- brok- bunc- carr- char- charg- chec- cort- desp- deta- detai- downs- dran- entra- figh- foll- follo- foun- good- goodb- grit- grou- groun-
          hims- himse- hitt- hitti- homb- hombr- hous- immi- immig- insi- insid- jump- jumpi- knif- land- landl- lice- licen- look- looki- mori- morn- morni-
          mout- muer- myse- mysel- narc- narca- neig- neigh- newb- newbo- parad- patr- patru- pega- pegan- picke- plan- prob- proba- respi- sali- shak- shaki-
          sher- sheri- shoo- short sigu- slee- stab- stai- stair- stand- stil- stor- thei- thin- touch- traf- traff- trai- trail- truc- vent- venta- افتح- البا-
          اوقف- بالس- بالشا- بسيا- بسيار- سيار- علين- كلبش- كلبشو- ولاد- يفتش- يفتشو-`,
        '-0.5': `#احد #انتحار #ايد #تاخذ #تفتيش #حدا #دوا #راي #رجع #رجل #عيش #قريب #مفقود #موقف =20 =agents =al =alive =allowed =around =arrestando =as =boys
          =breathalyzer =bus =car =child =class =clothes =contesta =corte =cuffs =dark =dead =dejo =deputies =detectives =door =drink =everyone =fell =four
          =grandpa =gray =guns =had =handcuffed =handcuffs =hey =hiding =hurry =ice =jail =judge =jump =knees =knows =llego =man =manos =matar =mejor =migra
          =min =more =motel =moving =neighbors =novio =od =oficial =open =orden =our =overdosing =own =papa =papeles =parando =party =pide =ppo =puerta =radio
          =ran =reason =revisar =road =roof =roommate =running =second =self =send =sobredosis =someone =stopping =store =swallowed =taking =things =thinking
          =til =tome =tomorrow =tonight =too =touching =traen =trooper =vehicle =viene =wake =افتح =امي =بيتي =تفتيش =جوزي =حدا =رجل =رفيقي =شرب =شي =صديقي =لا
          =ما =موقوف =هو =و =واقف =وراي =يقولون @now-CPS BREATHE COMEIN DANGERES DOOR FIND HIDING HURTING JAILED KIDNAP KILLING KNOCKING LEGAL OVERDOSE
          OVERDOSING SEARCH SUICIDE Sick TAKINGAR TONIGHT WAKE Weapon ^HEDGE ^JUST ^KIDNAP ^KNOCKING ^LOCKED ^MISSING ^PULLED ^PULLEDAR ^Violent abri- agai-
          ahorc- aliv- allo- allow- anyw- arou- aroun- babys- brin- chil- clas- clim- climb- clot- cloth- coll- compu- cour- depu- deput- desa- desap- despe-
          deten- empt- flas- flash- guar- guard- hand- hidi- hidin- hurr- judg- kill- knee- know- ligh- light- load- mano- mata- mejo- migr- mote- movi- movin-
          novi- orde- papel- para- paran- part- passe- pick- pued- puer- puert- quit- quita- reas- reaso- refu- refus- regr- regre- roomm- runn- runni- scre-
          sobre- someo- stan- stop- stopp- suel- suic- suici- swal- swall- taki- takin- thing- think- tomo- tomor- tonig- touc- trae- tran- troo- troop- under-
          vehi- vehic- vien- viol- viola- vivi- watc- watch- wris- الكل- الكلب- بالب- تفتي- رفيق- سامح- مفقو- موقف- موقو- يقول- يقولو-`,
        '-0.6': `#ارض #افتح #بيت #تعتقل #جاي #راح #شخص #قفت #ماخذ #معهم #يدخل =12 =abro =arms =aunt =bat =blood =both =bye =cars =check =closet =creo =dad =deja
          =drawers =drinking =dudes =dui =end =find =giving =grandma =handcuffing =hands =hay =hoy =keys =kids =kill =knocking =lawn =letters =life =lit =live
          =long =love =marshals =meds =minute =moms =never =next =nos =o =odd =paro =patrol =peephole =place =policias =por =purse =recording =reten =rights
          =sent =sons =sople =sorry =swat =take =texted =that =then =todo =trunk =uncle =van =were =why =wrote =بابي =بنتي =شخص =شربت =مش =معهم @111 ARRESTING
          BLEEDING CUFFS DIE FAINT LIVE MISSING NECK PASSEDOUT POISON PULLED PULLING SUICIDAL ^ACTOR ^COURTS ^GONEOFF ^GRABBED ^HURTING ^LOTS ^Paperwork baby-
          bloo- cami- chok- comp- cuff- deci- decid- draw- drawe- drink- dude- givi- givin- handc- knock- mars- marsh- matt- neve- over- overd- peep- peeph-
          plac- purs- radi- remo- remov- rete- revi- revis- right- room- sear- searc- sente- snor- sopl- sorr- stran- texte- toca- toni- trun- uncl- wrot- الاض-
          الاضو- بالا- بالح- بيتن- تعتق- صديق- مسكو- وقفو- وقفون- يعتق- يعتقل-`,
        '-0.7': `#عند #قال #يخنق =abra =arresting =away =bag =blow =came =casa =consent =day =die =done =foot =gone =mama =papers =plan =point =porch =rope =search
          =shoulder =stay =steps =taken =turn =unit =unos =way =weed =while =would =writing =yard =رح =عند =قالي COPCAR CUFFEDAR DOGS GOODBYE JUMPAR PULLEDAR
          RAID cons- conse- door- drin- knoc- paper- perr- porc- step- surr- take- whil- woul- writi- عالب-`,
        '-0.8': `#سكران #مسك #مطار =dog =gas =look =sit =state =test =شرطه OVERDOSED ^ASK smel-`,
        '-0.9': `GETOUT PULLINGAR ROADTALK book-`,
        '-1.0': `=step back-`,
        '-1.1': `SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.3': `MISSING`,
        '0.9': `#ولاد =kids =ran Worker`,
        '0.8': `#لاق #مطار =order =state CHILD EX KIDNAP`,
        '0.7': `#ابو #اطفال #مفقود =dark =find =kidnapped =llevo =mis =never =salio =ولادي @now-CPS CPS GIVEBACK TAKINGAR Young ^MISSING brin- neve- remo- remov-
          مفقو- ولاد-`,
        '0.6': `#جاي #خطف #ضاع =12 =allowed =aparece =bebe =custody =give =hospital =lady =mexico =niece =nina =park =robo =woman =ضاع FIND ^EX ^KIDNAP ^Worker allo-
          allow- apare- auti- autis- guar- hosp- hospi- mexi- mexic- miss- niec- niet- nurs- orde- perdi- visi- woma- البن-`,
        '0.5': `#حما #موظف #ياخد =anos =baby =bring =children =cps =empty =encuentro =four =friends =gone =hijos =hold =mall =missing =perdio =removing =river
          =robaron =some =suegra =toddler =twins =visit =year =بنتي =حمايه =طليقتي =ياخدوا GONEOFF TAKEES ^CPS ^Paperwork chil- child- desa- desap- encu- encue-
          hijo- missi- perd- quita- regr- regre- rive- robar- sueg- suegr- todd- toddl- twin- حماي- طليق- طليقت- لاقي-`,
        '0.4': `#اخذ #مني =6 =ago =because =esposa =foster =fue =gave =goodbye =kid =llevar =nino =off =old =open =running =stranger =where =with =worker =yard =مني
          ONLINE TOOKES ^HOUSE beca- becau- cust- custo- empt- fost- foste- good- goodb- llev- paper- pick- quit- roba- servi- wher- work- worke-`,
        '0.3': `#ولد =14 =3 =again =answer =back =border =daughter =interview =line =llevan =minutes =place =porch =screaming =someone =telling =took =while =ya
          =اخذوا =بدو @201 @210 bord- borde- plan- serv- soci- socia- someo- stat- stran- tell- telli- whil- اخذو- البي-`,
        '-0.3': `#اعمل #باب #حدا #علي #وقف #يضرب #يكسر #يهدد * =afuera =against =ahorita =alive =am =be =bedroom =bleeding =blow =boyfriend =brother =called =closet
          =cut =does =door =down =drank =drinking =esta =estan =estoy =everybody =fbi =floor =garage =golpeando =hago =hermana =hermano =hijo =hit =hombre
          =house =i =ice =immigration =job =just =lawyer =live =living =many =me =neck =nos =nothing =now =of =outside =pastillas =patrulla =police =roommate
          =said =sheriff =shot =si =sitting =stepdad =stopped =tell =think =thinking =this =tiene =trabajo =trying =uncle =up =waiting =walking =warrant =what
          =اعمل =بالسياره =حدا =يضرب =يضربني @000 @010 @100 @now-POLICE @now-he @plain @present ASK BEHIND End HURTS KILL KILLING KNOCKING LIGHTS LOC Near OUTES
          POINT PULLINGAR THING Violent WANT ^ANYMORE ^ASK ^CLITIC ^Drug ^GONEOFF ^IWANT ^Official ^PASTVERB ^POLICE ^PRESENT ^REFL ^WANT afue- afuer- again-
          agar- agarr- ahori- aliv- arre- arres- ayud- bedr- bedro- blee- bleed- brot- broth- calle- check- cons- despi- dran- drink- esta- esto- floo- gara-
          garag- golpe- hand- happe- herm- herma- homb- hombr- hous- immi- immig- kick- lawy- lawye- lice- licen- line- livi- livin- meti- noth- nothi- offi-
          offic- outs- outsi- past- pasti- patr- patru- pist- pisto- righ- room- sear- searc- short sitt- sitti- step- stop- stopp- threa- tien- toca- trai-
          tryi- tryin- uncl- wait- waiti- walki- warr- warra- wind- windo- بالسي- يضرب- يضربن-`,
        '-0.4': `#اذا #اقف #بدي #برا #بنا #رخصه #سكران #شرطه #قدام #قريب #محقق #معه #يتنفس #يحقق #يسال #يفتش =abro =acaban =another =arresting =asked =basement
          =beating =belt =best =blood =break =breathing =chasing =checkpoint =choking =close =crying =cuffed =dog =driveway =entrar =esposado =estacion
          =fentanyl =followed =foot =girlfriend =guns =hallway =handcuffs =hands =hang =hay =heart =herself =hour =id =if =inconsciente =inmigracion =jump
          =knocking =lawn =machete =mama =matar =mejor =migra =much =myself =narcan =over =parked =patrol =pegando =pill =pills =puedo =puerta =questioned
          =quick =respira =reten =room =round =searching =seeing =sentido =should =side =stairs =store =stuff =swallowed =taken =talk =then =tienen =todo =told
          =too =want =wants =we =woods =ابوي =اختي =اذا =اريد =افتح =الكلبشات =الهجره =ان =بدي =برا =رخصتي =شرطي =شو =صديقي =علي =عم =قدام =معه =معي =واقف
          =يتنفس =يسالون =يقول @now-DETECTIVE @now-SOMEONE ANSWERAR ARRESTED ARRESTING ASKAR DETECTIVE GOODBYE HANDS HURT IF IROOM KNOCKED LETGO NARCAN
          OVERDOSING PAPERS POLICE PULLEDAR PULLING Plea ROUGH Room SEARCH Traffic Weapon ^ASKING ^GRABBED ^HURTING ^JUST ^KNOCKED ^LOC ^LURKING ^Moment
          ^PULLEDAR ^SEIZED ^SUICIDAL ^Violent acab- acaba- anot- anoth- anti- aske- atta- attac- base- basem- beati- blea- bleac- bloo- boyf- boyfr- breat-
          chas- chasi- chec- chok- choki- clim- climb- corta- cryi- cryin- cuffe- desp- detec- down- drive- ence- encer- entra- estac- ever- every- fent- fenta-
          flas- flash- golp- hallw- happ- hers- herse- inco- incon- inmi- inmig- knoc- knock- ligh- llam- llama- mach- mache- mata- mejo- migr- mome- momen-
          myse- mysel- narc- narca- over- overd- parke- patro- pega- pegan- pill- preg- pregu- puer- puert- quic- regi- regis- repl- respi- respo- rete- roun-
          seei- seein- senti- sheri- stabb- stai- stair- stor- susp- suspe- swal- swall- take- tiene- vien- want- الهج- الهجر- رخصت- سيار- يتنف- يحقق- يحققو-
          يسال-`,
        '-0.5': `#بلعت #تحقيق #حال #حيا #دوا #رغو #سلاح #سياره #صغير #قال #كتير #كلور #ليش #محل #مسك #ممكن #نبض #نفس #هجره #ورقه #يخنق #يفيق =20 =60 =adios =all =anda
          =answering =apartment =arm =arrestando =asking =bar =bathroom =being =better =blocking =boss =both =box =broke =carta =casa =cold =cop =cops =cortando
          =cuffs =customs =dejan =dejo =detaining =detective =detenido =drink =esposo =everything =getting =ground =handcuffed =handcuffing =hiding =himself
          =hitting =hr =hung =hurry =hurt =hurting =interrogation =inyecto =ir =last =light =long =mata =meds =officers =para =parking =perro =posted =puso =put
          =q =que =quiero =read =rifle =rights =run =safe =same =scared =shaking =siguiendo =something =stand =statement =step =suicide =table =thing =trago
          =under =us =used =va =vivir =wait =wake =walk =way =write =yes =اخي =الايس =الشغل =امي =بلعت =دخل =رح =رغوه =شرب =شي =علينا =عن =عيش =كتير =كل =كلور
          =نبض =هل =و =ورقه =يفيق @now-we BREAKIN BREATHE COMEIN COPCAR COURTS Drug FALLEN HIGHPLACE HURTING IWANT Interview NEEDLE NOOSE PHONE PILLS PULLED
          QUESTIONED RAID SOBRIETY WEAPON ^ARRESTED ^BLEEDING ^End ^FAINT ^Gear ^HASES ^IF ^KILL ^OVERDOSED ^Plea ^QUESTIONING ^SAY ^Sick ^Traffic adio- apart-
          aski- askin- bath- bathr- bein- bett- bette- book- brok- cart- clos- close- comp- conv- deja- deta- detai- drin- dropp- fing- finge- gett- getti-
          girlf- glas- grou- groun- habl- handc- hear- hidi- hidin- hims- himse- hitt- hitti- hurr- hurt- hurti- inye- inyec- kill- lleg- mana- mori- much-
          need- para- parki- plai- poin- post- poste- pued- puls- ques- quest- rapi- recor- resp- right- scar- scare- shaki- shoo- shot- sigu- sigui- slee-
          smel- somet- sopl- stab- state- stuf- suel- suic- suici- surr- text- think- touc- trag- tumb- tumba- with- wood- الاي- الشغ- الصغ- الصغي- الكل- الكلب-
          المح- سامح- صديق- عالب- علين- يسالو- يعتق- يعتقل-`,
        '-0.6': `#ارض #افتح #انا #جنب #دخل #روح #شغل #غرف #نايم #يقول =15 =17 =about =breaking =bro =cloro =comio =corte =die =disappear =done =drunk =dude =end =face
          =gets =good =gun =guys =hall =interrogating =into =jumping =keep =kill =knife =letter =love =mas =message =mouth =next =novio =od =omg =once =pero
          =ppo =protest =questioning =real =rope =sent =shut =sin =speak =text =texted =tied =tomo =top =voy =weird =who =wife =zip =اخوي =انا =بيتي =جوزي =شربت
          =عمي ASKINGAR CAMEIN CUFFEDAR DIE DOGS FAINT GETOUT Gear LEFTNOTE LIVE NECK OVERDOSE OVERDOSED PASSEDOUT STATED SUICIDE Sick ^ASKINGAR ^GOODBYE ^HOWTO
          abou- char- charg- clea- clor- cuff- despe- dete- door- drun- fuer- habla- jump- jumpi- knif- lett- llega- mout- park- perr- pres- rifl- sent- shak-
          sobr- spea- texte- unde- vivi- weir- بالش- بيتن- كلبش- كلبشو- يستج-`,
        '-0.7': `#حبوب #رجل #سجن #شخص #عيش =alone =ate =care =cousin =creo =deja =gray =head =keys =le =loud =make =more =own =sit =sorry =strangling =suboxone =vida
          =viene =wall =wrote =تلفوني =حبوب =رجل =شخص BLEEDING CHARGED DANGERES LETME LOCKED QUESTIONING alon- beat- cort- lette- novi- pris- sorr- subo- subox-
          tabl- wrot-`,
        '-0.8': `#قبل #كلبش =call =ابن =شرطه =قبل @011 CUFFS SUICIDAL WAKE deten-`,
        '-0.9': `POISON`,
        '-1.0': `=jail`,
      }),
    ],
  ]),
};
