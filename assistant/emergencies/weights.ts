import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.1': `=daba`,
    '1.0': `#دابا =ojos =دابا POINT+LIVE TOOK+POISON ^_tan ^_يقول about_to can_hear got_me`,
    '0.9': `#شلو #عيش ._i =lele =recorder CHILD+MISSING CLITIC+GOODBYE TOOK+FALLEN and_مش are_taking breathing_$ esta_ahorcando got_gun missing_$ rode-
      they_taking شالو- ما_رجع معه_مسدس`,
    '0.8': `#اخت #جالس #عيون #قافل #كشاف #مفقود ._it ._they =comieron =despertar =hoy =khat =revisando =swat =ابنتي =حالها =هسا =يشتو ARRESTED+NOW ARRESTING+NOW
      BE+QUESTIONED DIE+JAILED IWANT+LIVE JUST+PULLED KIDNAP+Young KILLING+REFL KIN+BREATHE MISSING+CHILD MISSING+Young Moment+PULLED OVERDOSE+NOW
      PULLED+PRESENT SAY+GETOUT SOMEONE+Young TOOK+OVERDOSE ^SUICIDAL ^_abi ^_ay ^_hoy ^_llego ^_says ^_swat ahora_mismo are_questioning being_pulled climb-
      dand- dejan_ir dicen_q end_it esta_parando estan_aqui estan_preguntando hace_rato is_man me_dice me_llevan me_pregunta me_tienen mi_viejo min_$
      never_came police_here q_ago que_ago ya_viene ابنت- الشرطي_بدو بدو_جواب حاله- قبل_شويه مفقو- من_ساعتين`,
    '0.7': `#امام #برع #بيسمنت #حبل #خويا #دايخ #ذلح #شال #شرب #صيت #قدهم #لزم #ماعاد #مدر #معا #نزل #هاز #هسع #يخنق #يدور #يشت #يشم =aki =arrestando =ay =bro
      =chamo =detectives =estan =gal =gris =grita =hear =huele =jump =lap =llegaron =morirme =nenes =od =rato =removing =rope =siguiendo =swallowed =ta
      =الصباح =المحققين =برع =خويا =ذلحين =روحي =عيشتي =قد =قدامي =ماعاد =مفقود =هسع =والبوليس =يشم ANYMORE+End ARREST+LIVE BE+ARRESTING Calendar+MISSING
      DETECTIVE+NOW EX+BREAKIN EX+GIVEBACK FIND+CHILD FIND+Young GRABBED+Plea HASES+ARRESTED HASES+Held HEDGE+WAKE Interview+NOW JUST+BREAKIN KIDNAP+CHILD
      KNOCKING+SAY OVERDOSED+MODAL Official+GETOUT Official+QUESTIONING POINT+Room PULLED+POLICE Plea+NUMBER RAID+THING RECENT+OUTES SOMEONE+HOME TIRED
      TIRED+TIRED WANT+DIE WANT+TIRO WILL+SOBRIETY Young+MISSING ^_estan ^_quiere ^_بعتلي ^_ضربني ^_عم ^_قد ^_كسروا afuera_$ al_lado and_are and_يقول
      are_being asking_if attacking_me being_interrogated being_questioned cabeza_$ came_home cps_at estan_arrestando estan_parando este_mundo gadd- gadda-
      have_plan hay_policias hoy_en is_strangling is_writing jump_$ lawn_$ mata_$ me_esta me_grita me_now me_piden mejor_me mi_brother morir_$ my_girl nene-
      not_stop officer_says or_no parc- que_abra que_hoy quiere_matar rodea- say_they son_never su_carro swal- swall- tell_him there_are they_are they_got
      to_die to_jump to_shoot to_step traj- voy_hacer y_quieren ya_estan اخذوا_l ازرق_$ الصبا- انا_في برا_$ برا_و بنتي_13 بيسال- تستج- ذلحي- رضيع-
      سيارت_شرطه علي_khat عم_ياخذوا عند_الباب عيشت- قبل_ساعه قدام- لا_يتنفس ما_اعرف ماعا- من_ساعه موقف- و_شرطي وصيت- يصيح-`,
    '0.6': `#انزل #انهار #بارد #باسورد #بلعت #تنفس #جايب #حجزو #حضن #حنا #خلف #داو #دور #راجل #رضيع #رغو #سود #شايل #شفايف #شقول #صال #صباح #طفل #عمار #قدو #قيدو
      #محاصر #مخلي #مزرق #مغلق #مغم #مقلوب #موبايل #موقف #نار #نبض #نجد #نعيش #وهم #يبج #يبي #يحرق #يرجف #يعيط #يفيق #يقلب ._can ._he ._she =abro =agua
      =auxilio =ba2a =baby =backup =bed =cana =chontes =confiese =corazon =cuartos =dando =dark =declarando =desaparecio =deserve =dot =escribiendo =except
      =extranar =fo2 =fr =granddaughter =hatha =il =ismi =lit =loud =love =matar =min =minni =minute =mouth =nena =nene =parce =pointing =q =recogio
      =respira =sa3a =searching =slid =soga =step =tied =trajeron =vos =wake =اخت =الباص =العماره =انزل =اين =با =بالارض =بالباب =بالصالون =بالكرسي =بلعت
      =جابو =جالس =جايين =حضني =دا =داخل =داير =رجع =شالت =شالوا =شقول =شل =عالمطار =علينا =عيش =عيونه =قادره =قيدني =مدري =مزرق =مغمي =نزلوه =نعيش =نفسه
      =هلا =هم =والجهال =والشرطي =وحنا =وقدهم =وهم =يفيق =يقولون ANSWER+SEARCH ANYMORE+LATER ARRESTED+Plea ASK+REFL ASKAR+PASTVERB ASKING+CAR BE+BLEEDING
      BE+GOODBYE BE+PULLED BEHIND+CAR BREAKIN+Near BREATHE+Drug BREATHE+NOW CHILD+GOODBYE CLITIC+KILL CLITIC+TIRO CUFFEDAR CUFFEDAR+CUFFEDAR CUFFS+KIN
      DIE+TOOK DOGS+BE DOOR+CAMEIN DOOR+NOOSE EX+DOOR EX+Street FAINT+TOOK FIND+FALLEN FIND+NUMBER GIVEBACK+Young GONEOFF+KILL GOODBYE GOODBYE+GOODBYE
      GOODBYE+KIN GRABBED+JUST HABIT+AWAY HASES+COPCAR HEDGE+HABIT HIDEOUT+NOW HOME+DETECTIVE HOUSE+CUFFS HURT+NECK HURTING+CAR HURTING+KIN Held+End IF+DIE
      IROOM+NOW IWANT+HURTING JUST+CUFFS JUST+KILL KILL+End KILL+LIVE KILL+REFL KIN+CUFFEDAR KIN+GOODBYE KIN+KILLING KIN+PULLING KNOCKING+WANT LIVE+CLITIC
      LIVE+KILL LOCKED LOCKED+LOCKED LURKING+ANSWER LURKING+ARRESTED LURKING+WANT MISSING+KIN MISSING+REFL Moment+BREAKIN Moment+KILL Moment+STATION
      NOOSE+WAVING NUMBER+FALLEN NUMBER+KILL NUMBER+MISSING OVERDOSING+MODAL PASTVERB+GIVEBACK PILLS+FALLEN PILLS+WAKE POINT+ANYMORE POLICE+HURTS
      POLICE+JUST POLICE+LIGHTS PULLED+Plea PULLEDAR+WILL Plea+KILL REFL+DOOR REFL+MISSING REFL+Sick ROADSIDE+CAR ROADSIDE+Moment ROADSIDE+NOW SAY+CUFFEDAR
      SAY+DOOR SAY+STATION SCARED+BODY SCARED+DIE SEARCH+Drug SEIZED+KIN SOMEONE+CHILD SOMEONE+DIE SOMEONE+OVERDOSING SUICIDAL SUICIDAL+LOTS
      SUICIDAL+SUICIDAL SURROUNDAR SURROUNDAR+HOUSE SURROUNDAR+SURROUNDAR Street+JUST Street+LURKING TAKEES+TOOK TAKING+TALKING WAKE+Drug WAKE+PILLS
      WANT+KILLING WANT+SUICIDE WANT+SUICIDED WAVING+WEAPON WEAPON+WAVING Weapon+WAVING Worker+JUST ^DANGERES ^FAINT ^PULLEDAR ^SUICIDE ^_agentes ^_amber
      ^_bro ^_creo ^_four ^_getting ^_life ^_parce ^_somebody ^_ابوهم ^_بيقول ^_بيقولي ^_جايين ^_حبسوني ^_سحبوه ^_هسه ^_يشتو ^_يشتي abriendo_la ahorcar_$
      akhad- al_daycare al_nene al_piso am_sorry am_under amigo_esta and_عم and_قاعدين and_يسالو and_يقولو anymore_$ apag- aparece_por are_knocking
      are_reading are_searching around_for at_door at_me at_our auxi- auxil- away_with because_that being_interviewed being_taken brazos_y break_it can_see
      cel_$ chon- chont- cipo- cipot- clim- colg- con_ojos con_perros cop_says cop_wants cops_at coraz- dead_than deja_ir deja_salir desap- deser- despe-
      despierta_$ digan- donde_$ driving_away en_reten encuentro_mi esta_inconsciente esta_pegando estan_dando estan_en estar- estoy_escribiendo fell_out
      fren- girlfriend_took glass_$ golpeando_mi grit- grita_que hace_hora handcuffs_on has_me has_my he_keeps he_said he_wants her_father hermana_se
      his_foot his_mouth i_love ice_و in_police in_there inside_$ is_back is_drunk is_having is_hitting is_off is_outside is_stabbing is_talking
      keeps_asking kier- killing_myself la_jura la_tiene le_estan living_$ lo_unico machete_$ manejando_y matarme_$ me_baje me_corte me_estan me_perdone
      me_right me_trajeron me_viene me_voy me_شرب mi_vieja minn- monta- morir- mune- munec- my_granddaughter never_see nkha- no_despertar no_firmo no_more
      no_respira nos_tienen not_allowed not_wake nurse_says off_bus off_with paja- pajam- parando_$ parar_$ pato- patoj- pela- pen_$ perdio_en piden_papeles
      policia_esta por_ningun puerta_$ puso_en q_hacemos que_confiese que_huele quiere_revisar quieren_llevar quito_llaves rapido_$ rato_$ reading_me respi-
      robaron_mi saying_it se_bajo se_corto se_puso se_quieren sigue_aqui siguen_preguntando siguiendo_$ sleep_and stairs_$ stepp- stopped_by taking_me
      talk_me tengo_con thal7een_و things_$ tienen_en to_walk todas_pastillas traje- trooper_wants up_i va_extranar va_pegar viene_para vivir_$ vivo_$
      want_in we_will wife_on with_our y_cerraron y_dejo y_estan yekt- ابوه_ما اخته- اخذوا_اطفالي افتح_and اكل_حبوب التلفون_and الجهال_من الشرطه_علي العما-
      اليم- امشي_علي اموت_and انام_and انت_موقوف بالباب_$ بالصا- بدو_يفتش بدي_عيش برا_البيت بنتي_راحت تفتيش_and تناو- جايي- جوا_$ حالها_$ حبوب_كتير خيي_عم
      راحت_مع راضي- شربا- شفاي- شفايف- صاحبي_ضرب عاده- عالها- علين- عم_ياخدوا عم_يفتش عمي_عم عنده_$ فمه_$ في_lel في_الباب في_الحجز في_المكتب في_نبض قيدن-
      قيدني_me قيدو- كسر_الباب لا_استطيع لاحق- لاقي- ما_ba2a ما_بقي محاص- معاه- من_السياره من_حضني من_كل ناطر_$ هلا_$ و_gal والبو- وقده- وموب- وموبا-
      وين_كنت يتنف- يخنق- يدقو- يردو- يريد_ان يضرب_امي يفيق_$`,
    '0.5': `#اتحمل #اخذو #اخي #ادر #ارض #الض #انتحار #انقليز #اوض #باسبور #بره #بقو #بيدق #بيدور #بيسمع #بيصيح #تعتقل #تكف #توهم #جانب #جاهز #جاهل #جسر #جوا #جوه
      #حاف #حقن #حلق #حوش #خدو #خدوا #خذو #خلاص #خيي #داخل #دريش #دقيق #دنيا #دوه #دير #زرق #زرقا #زنزان #ساد #سرير #سطح #شالت #شالو #شامم #ضعوا #طاول
      #عالخط #عدها #غرف #قطعت #قلم #قليل #كرهت #كوميسار #لسيار #ليا #ماخد #مباحث #مرم #معك #معيش #موقفت #نايم #هاتف #هذه #يبون #يتشنج #يخرج #يدي #يذبح #يطلب
      #يقبل #يقول #يقوم #يمه #يمين #يناد #ينتظر ._do ._my ._please ._there ._what 10_minutos 13_سنه 16_me 2edd- 2edde- 2eddeme_و 5_minutos 7amm- 7amma-
      7dou- 94_$ =2eddeme =3ad =75 =7ammam =7at =7doud =abi =akher =ami =arrebato =arresting =ate =attacking =autista =autistic =backseat =blocked =breathe
      =bus =callo =cambiando =cansado =cars =cat =chama =cipote =cofre =colgar =compa =corto =cut =decided =decidi =despidiendose =dile =dispara =dude
      =dudes =esperan =esposando =eye =federales =foog =giddami =grandpa =gritan =hallamos =handcuffing =hauled =hr =ids =inconsciente =investigador
      =jeringa =k =knocking =lake =llorando =lyom =m3i =mami =mara =marshals =mate =mile =minutos =monte =msg =mujer =mundo =nano =note =oding =oliendo =omg
      =overdosing =patrullas =peeking =pega =pegando =pen =percs =perdone =perdonenme =pibes =pinned =porfavor =precinto =puertas =pulso =recogieron
      =respirando =rompiendo =sa3ten =salon =sec =sentido =sigo =snuck =stab =staring =stepped =stopping =strangling =them =thoughts =tieso =tragar =trago
      =train =venas =vengo =ves =vests =vodka =wall =wish =yefta7 =ابنه =اتحمل =اخر =اخيه =ادري =اذني =اطفالي =الان =الجاهل =الحاره =الحقنه =الحين =الدريشه
      =الدنيا =الدوريه =السوال =الشباك =الظهر =الكراج =الكلبشات =الولد =اليوم =امام =امامي =انام =انقليزي =بالبيسمنت =بالزنزانه =بالستيشن =بالمول =بدهم =بره
      =بقوه =بيدق =بيقولوا =تعاطي =تعتقل =توهم =جاهز =جاي =جسمه =جهال =جوا =جوه =حامل =خذوه =خلاص =خيي =دخلو =دواه =راجلي =رافع =رغوه =زرق =سحبوه =شالو
      =شامم =شربان =شكله =شلو =صارو =طفلي =عالبوليس =عالخط =عالهايوي =عدها =قاعدين =قافل =قدو =قطعت =قليل =قولوا =كرهت =لازمه =لزموا =لسيارته =لونه =لي =ليا
      =ماسكني =متخبيه =مسلحين =معاه =معاهم =معك =معيش =موقفني =نبض =هذه =والطفل =وراي =وضعوا =ومحدش =يبون =يتشنج =يحرق =يخنقني =يدقوا =يدور =يدي =يسالوني
      =يصيحون =يقبلون =يقلب =يقول =يقولي =يقوم =يمه @now-he @now-they ANSWER+Moment ANSWER+TOOKES ANYMORE+BREAKIN ANYMORE+BREATHE ANYMORE+FIND
      ARREST+PRESENT ARRESTING+ARRESTED ARRESTING+ASK ARRESTING+Interview ARRESTING+KIN ARRESTING+Room ARRESTING+TOOK ASKAR+CHILD ASKAR+KIN ASKING+GETOUT
      ASKING+OVERDOSE ASKING+SOBRIETY ASKINGAR+SOBRIETY BE+CPS BE+GRABBED BE+HIGHPLACE BE+IROOM BE+KNOCKED BE+PASSEDOUT BE+ROADSIDE BE+STATION BEHIND+NUMBER
      BEHIND+Street BLEEDING+HURT BODY+KIN BODY+Plea BREAKIN+BE BREAKIN+WEAPON BREATHE+Moment BREATHE+TOOK CAMEIN+GOT CAMEIN+JAILED CAMEIN+WEAPON
      CAR+ANSWERAR CAR+BEHIND CAR+Interview CAR+LIGHTS CAR+Moment CAR+NOW CAR+Plea CHILD+FIND CHILD+POISON CLITIC+NECK COLOR+LOC COMEIN+NOW COPCAR+WILL
      COURTS+GRABBED COURTS+PULLEDAR CUFFEDAR+NOW DANGERES+CLITIC DETECTIVE+ASKAR DETECTIVE+OUTES DETECTIVE+PHONE DETECTIVE+Room DIE+COURTS DIE+Drug
      DIE+Plea DIE+RANOFF DIE+REFL DIE+SUICIDAL DOOR+CHILD DOOR+WEAPON DOOR+Weapon Drug+BODY Drug+POISON ENDLIFE+KILL EVERYONE+MODAL EX+CAMEIN EX+LURKING
      EX+REFL EX+Room EX+TOOKAR End+LETGO End+NOOSE End+ROUGH FAINT+ASK FAINT+AWAY FAINT+NOW FAINT+NUMBER FAINT+PILLS FALLEN+GOT FALLEN+LOTS FALLEN+Near
      FALLEN+PILLS FIND+Calendar FIND+Sick GETOUT+NUMBER GIVEBACK+ASKAR GIVEBACK+CHILD GIVEBACK+KILL GIVEBACK+NARCAN GIVEBACK+QUESTIONING GONEOFF+CHILD
      GONEOFF+HURT GONEOFF+Moment GONEOFF+SAY GOODBYE+CAR GOT+HANDS GRABBED+WAVING Gear+ROUGH General+DIE General+KILLED HABIT+INTO HASES+Gear HASES+POLICE
      HASES+STATION HEDGE+BEHIND HEDGE+COLOR HEDGE+LURKING HIDEOUT+Plea HIGHPLACE+WANT HOME+NUMBER HOME+Violent HOUSE+ASKAR HOUSE+CPS HOUSE+DETECTIVE
      HOUSE+WAVING HURT+HURTS HURT+JUST HURTEN+NOW HURTING+End HURTING+NECK HURTING+SAY HURTS+QUESTIONING HURTS+SAY Held+LOCKED IWANT+SUICIDED
      Interview+KILL Interview+LURKING Interview+PULLED Interview+Traffic JUST+FAINT JUST+Gear JUST+INTO JUST+SAY KILL+ENDLIFE KILL+JUST KILLED+LOTS
      KILLED+NOW KILLED+SAY KIN+BODY KIN+COLOR KIN+FALLEN KIN+LEFTNOTE KIN+LOCKED KIN+POISON KNOCKING+ASKING LIGHTS+PULLED LIGHTS+QUERY LIVE+IWANT
      LIVE+Moment LIVE+POINT LIVE+WANT LOC+OUTES LOC+SEIZED LOCKED+HOME LOCKED+HOUSE LOCKED+Held LOTS+GONEOFF LURKING+GOT LURKING+WAVING MISSING+HASES
      MODAL+GOODBYE Moment+BREATHE Moment+CUFFS NARCAN+HEDGE NARCAN+PASTVERB NOOSE+End NOW+BREATHE NOW+GETOUT NOW+KILL NOW+KIN NOW+STATION NUMBER+ASK
      NUMBER+Gear NUMBER+SAY Near+DETECTIVE Near+Moment Near+Sick OVERDOSED OVERDOSED+OVERDOSED OVERDOSED+PRESENT OVERDOSED+Plea OVERDOSED+WANT
      OVERDOSED+WILL OVERDOSING+Plea Official+JUST PASSEDOUT+PASTVERB PAST+Worker PHONE+ASK PHONE+STATEMENT POISON+Drug POLICE+HANDS POLICE+MISSING
      POLICE+PULLEDAR PRESENT+HANDS PRESENT+STATION PRESENT+SUICIDE PULLED+JUST PULLED+KIN PULLED+Official PULLED+WILL PULLEDAR+Plea PULLEDAR+WANT
      PULLING+POLICE Plea+ANYMORE QUESTIONING+ANSWER QUESTIONING+KIN QUESTIONING+LOTS RAID+HOUSE RAID+OUTES RANOFF+CUFFS RANOFF+TOOKES RECENT+HANDS
      RECENT+LEDGE RECENT+POISON RECENT+TOOKES RECENT+Worker REFL+KIN ROADSIDE+PAPERS ROADTALK+Near ROUGH+AWAY ROUGH+CLITIC Room+QUESTIONING Room+STATION
      SAY+BREAKIN SAY+COMEIN SAY+GRABBED SAY+Room SEARCH+NOW SEIZED+HOME SOMEONE+ARREST SOMEONE+CAR SOMEONE+WEAPON SOMEONE+Weapon STATEMENT+SEARCH
      STATION+ASKAR STATION+DETECTIVE STATION+RECENT SUICIDAL+HURT SUICIDAL+IF Sick+LOTS TAKEES+ARRESTED TAKING+NOW TAKING+Official TAKINGAR+DOOR
      TAKINGAR+Moment TOOK+JUST TOOK+LOTS TOOK+NOW TOOK+PILLS TOOK+STATED TOOKAR+SAY TOOKAR+WAVING Traffic+Gear WANT+JUMPAR WANT+LIVE WANT+OVERDOSING
      WANT+SEARCH WANT+SOBRIETY WARRANT+ANSWER WARRANT+DOOR WAVING+End WAVING+GRABBED WAVING+TOOKAR WEAPON+HURTING WEAPON+SEARCH WILL+DOOR WILL+OVERDOSING
      WILL+SEARCH WILL+SUICIDAL WRISTS+GOT Weapon+HURTING Weapon+LURKING Worker+Moment Worker+NOW Worker+Room Young+GOODBYE ^KNOCKING ^OVERDOSED
      ^QUESTIONING ^TIRED ^_ai ^_babysitter ^_been ^_dejo ^_detectives ^_ellos ^_he ^_her ^_husband ^_lights ^_mama ^_nos ^_od ^_ojala ^_there ^_three
      ^_trae ^_traen ^_vos ^_ابنتي ^_ابوها ^_اخيه ^_الحكومه ^_السي ^_الولد ^_بسرعه ^_بلعت ^_بيقولوا ^_جالس ^_حطولي ^_خلاص ^_دا ^_رجل ^_شخص ^_ضباط ^_كرهت
      ^_كلبشوني ^_لزموا ^_مسك ^_نفسه ^_هناك ^_وضعوا ^_وقفونا ^_ولد ^_يتم ^_يردون ^_يريد abro_$ abro_o afuera_trabajo agarro_mi ahorcando_$ ahorita_$
      al_carro algo_al all_$ am_being am_getting and_saying and_turned and_two and_معهم and_يرجع and_يريدون and_يسالون and_يسالوني and_يقولون andaba_con
      ando_en anoche_$ are_about are_arresting are_doing are_here are_inside are_interrogating are_outside are_removing are_standing are_under arrestando_$
      arrestando_mi arresting_my asking_me at_fair at_hospital auti- autis- autista_se away_my ayuda_me baby_from back_of backs- backu- backwards_$ bajar_$
      bajo_$ bajo_la be_around be_dead be_here beer_$ being_stopped best_friend bien_mal blue_$ board- boli- boyfriend_in boyfriend_is buscar_al camera_on
      camino_al cerrar_$ cham- chasing_me clave_de clor- cofr- cold_$ come_for comie- coming_at con_armas con_policias confession_$ confiese_$ conteste_$
      cop_will cops_got couch_$ court_ما crying_in da_$ dando- daye- de_anoche de_asaltar de_despedida de_parar de_tocar de_vivir dejo_carta desde_anoche
      deserve_to desmayo_en despedida_$ despertar_$ detective_esta detective_just dice_$ dicen_$ door_it door_y dos_cargos doy_$ driving_y dude- dude_is
      dui_first empt- en_parking entre_varios escuela_sin esposas_$ esta_afuera esta_esperando esta_hablando esta_llamando esta_noche esta_oliendo
      esta_respirando estan_$ estan_entrevistando estan_llevando estan_quitando ex_se excep- feel_my firme_papel firmo_$ firmo_o freez- from_school fue_al
      fumar_esa gaba- ganas_de gas_on get_up gidd- gidda- girlfriend_is golpeando_$ got_off hacia_mi handcuffs_$ haule- have_me he_comes he_keep he_says
      he_sent heli- helic- her_car here_since here_with hijo_autista him_off holding_cell hora_$ hoy_$ hoy_se hoy_si hoy_y hurt_myself i_cut i_swallowed
      i_wish in_it inta- inye- inyec- irme_$ irme_me is_beating is_dark is_empty is_gone is_overdosing is_saying is_trying is_unconscious is_walking it_all
      it_before keep_asking kid_at kidnapped_$ kidnapped_my kids_without know_where la_75 la_96 la_fuerza la_linea la_quiere la_salida la_وين lado_$ lamp-
      lampa- le_dio le_pega le_veo leave_until les_digo levantaron_mi lights_$ live_for llaves_y llegaron_con llego_con llevan_$ llevan_preso llevo_al llor-
      llora- lo_hallamos lo_llevaron manos_en me_ahorco me_arrebato me_call me_callo me_deja me_hace me_perdio me_police me_prendio me_quito me_saco me_why
      me_هلق me_وين meds_and mejor_muerto mejor_que mejor_sin men_$ mi_amiga mi_compa mi_husband mi_mujer minu- minut- mkha- mn_سياره mori- mout- moving_$
      muchacho_esta muerto_que mund- mundo_$ my_baby my_best my_bike my_front my_keys my_little my_rent my_self negr- ninos_$ no_abro no_aparece no_kiero
      no_les no_llego no_nos no_vuelve nobody_will nobody_would nos_pararon not_at not_be not_get not_leave not_look not_stay note_$ now_should nunca_voy
      odin- of_them officer_has old_is olie- olien- oliendo_mi one_has out_loud outside_$ over_i overdose_no papa_se papel_por para_$ para_aca parado_con
      parce_me parking_de paro_la party_$ pastillas_en peek- peeki- pega_mi pegan- pegando_$ pegar_$ pelo_y pibe- pide_mi pide_papeles pinn- pinne- plai-
      plain- please_tell police_pulled police_هلق policias_en por_ninos porfa- ppo_he preguntando_cosas preso_mi puedo_despertar puedo_mas puls- q_esta q_si
      q_tiene que_dios que_firme que_sople quien_fue quiere_q quieren_ir quieren_q quitando_mis quito_telefono rati- ratic- ratito_y removing_my respira_$
      risa- risal- ruido_$ sabe_que saco_arma saliendo_trabajo salio_positivo salo- sat_down says_if se_donde se_robo se_tomo se_trago senti- shad- si_$
      siento_bien sin_mi snuc- sobriety_test solo_que soplar_o sorry_for spot- stabbed_me standing_on stari- statement_right stay_awake stop_hitting
      talking_$ talla- temprano_y tengo_en tengo_ganas tengo_la texte- think_he this_i this_time through_wall tiene_en tiene_parado tienen_orden ties-
      tirad- took_her took_them trag- traigo_licencia two_men two_of under_arrest veng- viene_caminando vinieron_por vira- vodk- voy_matar vuelve_$
      was_supposed watch_$ water_on while_they whis- wife_to will_break wish_i with_his would_never write_what y_cayo y_preguntan y_siguen yeft- yefta-
      yes_or ابوي_من ابي_من اتحم- اخذ_رخصتي اخوي_عم اخي_هلق اسيله_$ اطفال- اطلع_and افتح- افهمها_$ اقول_لهم الاولاد_and الباب_بقوه الباب_شو الباس- البنا-
      الحار- الحبوب_and الحر- الحرا- الحقن- الدن- الدني- الزب- الشرطه_تعتقل الطا- الظابط_بيقولي الظه- القبض_علي اللي_ساكن المول_$ النج- الهجره_برا امام-
      اموت_$ امي_لحالها انا_بالمركز انا_حامل انا_شربان انتحر_$ انتهي_$ انقل- انقلي- اهلي_$ اوقع_علي بارد- بالزن- بالسل- بالشارع_and بدهم_$ بعرف_باي
      بغرفه_and بيتن- بيتنا_$ بيدو- بيرت- بيفتش- بيقول- تارك- تشوفي- تعبت_$ تلفونه_$ جماعه_$ جوزي_اخد حشيش_هواي حياتي_الليله خمس_سيارات داخل_البيت داير-
      رابط- راجل- رجع_من رجعت_$ زوجي_معه ساعتين_$ ساعه_$ سحبوه_him سرير- سكين_and سيارات_شرطه شامم_ريحه شربت_كل شقول_$ ضاع_ابني عالخ- عالمط- عاله- علي_خط
      عليه_من عم_يدقوا عم_يفتشو عم_يفيق عندي_بالبيت عندي_رخصه غرفه_التحقيق في_7ammam في_mall في_mustashfa في_الاوضه في_الغرفه في_المطار في_شرطه قادر- قاعد-
      قاعدي- قبل_دقايق قبل_ربع قدامي_and قفل_الباب قفل_علي قولو- كسروا_الباب كلبش- كلها_and لسيا- لسيار- لقيت- لقينا- ليه_$ ما_3ad ما_ادري ما_رجعت ما_رح
      ما_قالوا ماسكن- مانع- متخبي- مخلي- مخلين- مسدس_و مسكوا_جوزي مسلحي- معه_سلاح معي_اوراق مغمي_عليه من_الفجر من_المدرسه من_نص موقفت- موقفن- ندري_وين و_عم
      و_ما والا- والب- والشرطي_جاي والطف- وبيط- وبيطل- وخدو- ورا_$ وراي- ورقه_ما وشلو- وضعو- وقفل- ولادي_cps ولادي_من وماب- وماخ- ومار- ومحد- ومخل- يا_جماعه
      يتشن- يتنفس_$ يحرق_البيت يخنقن- يخنقني_me يذبح- يذبحن- يسالوني_me يصيحو- يعتق- يعتقل- يفتش_سياره يقتل- يقرو- يقول- يقول_انه يناد- ينتحر_$ ينتظ-`,
    '0.4': `#ابن #ابو #احب #احرق #اخويا #ادو #استجواب #استحمل #اعتذر #اعيش #اقفل #اقوال #اموت #انام #بحب #برشام #بسكليت #بسمح #بقل #بنا #بنت #بهالدنيا #بيد #بيصرخ
      #بيفتش #بيقول #بيكتب #تار #تشوفي #تعاط #تعال #تفوت #تقل #تنط #جام #جرس #جسم #جماع #جنب #جهه #حاجز #حار #حامل #حبس #حزام #حطو #حقو #حمام #حيات #خذت
      #داعا #داير #دخلو #دزل #دقه #راض #رايا #ربي #رجل #رقب #روميت #زبون #سارق #سافرت #سامع #سكين #سيار #شلت #صديق #صعد #صهر #صوت #ضباط #ظابط #ظهر #عالم
      #عين #فجر #قرر #كلبش #لابس #لحظ #لفوق #لقينا #للكل #لهم #ماخذين #ماس #ماف #محدش #محش #محط #مطبخ #مغادر #ملثم #موت #نازل #ناطر #نحن #نقل #نهارد #نهر
      #هاجم #هايو #هوا #واد #وجع #وعي #ياهم #يتم #يتنفس #يحاول #يخلو #يرم #يستيقظ #يصور #يطرق #يعتقلو #يعملول #يعيد #يفتح #يقتل #يقرال #يلاحق #يموت #ينتحر
      ._that ._who ._ya 14_and 14_esta 2_horas 5_de =13 =3alaya =94 =abajo =abra =abriendo =acaban =aguanto =ahoga =ahorcar =ahorco =ahorita =ai =aire
      =algunas =alive =alphabet =anymore =arrestada =asaltar =ataque =aventar =ayudenme =ba =babys =backwards =beer =boludo =boxed =brazos =cafe =cama
      =cargando =carnal =celda =cerraron =chasing =chota =close =clothes =computadoras =couch =cuartito =cuiden =cunada =cutting =dayer =delante =desplomo
      =detaining =detras =diciendo =die =dios =drank =edge =eli =ellos =empty =ensenan =ensenaron =entrando =estarian =everybody =everybodys =eyes =feas
      =flashlight =funeral =ganas =girl =gone =grabadora =guagua =guardrail =hacia =haciendole =happening =hermanita =hijas =hits =hombre =hurting =i75
      =inyecto =irme =jura =k2 =kiero =knees =labios =lago =laughed =letras =letters =leyendo =linternas =machete =making =mano =manos =metiendo =mios
      =mirar =mnil =mo =moreton =motel =mustashfa =nas =odd =oficiales =ojala =pa =pack =padrastro =padre =palo =pan =paro =perico =pienso =piso =prendieron
      =prendio =pressure =punches =quemar =queriendo =quiera =quieren =quitando =ratico =reacciona =relaciones =restaurante =reten =river =ronca =roof
      =round =salida =screaming =sheet =sides =siento =soplo =stairs =stomping =strip =subio =suits =surrounding =tapping =texted =thinking =thru =tocaron
      =toddler =tomando =toy =traen =traila =tren =tylenol =unico =vacio =vaso =veneno =vengan =vidrio =viva =viviendo =vivir =world =wrists =xq =yeni
      =youll =اثنين =احرق =اختها =اختي =اخويا =استحمل =استطيع =اعطوني =اعيش =افتحوا =افهمها =الارض =الاوبر =الاوضه =البنت =البيبي =الحقونا =الروميت =الضو
      =الفجر =اللحظه =المباحث =المحطه =المستشفي =المطار =المفتاح =النهارده =الواد =الوعي =اموت =اوقع =بابي =بارد =بالتوقيف =بالحمام =بالسكين =بالغرفه
      =بالمخفر =بسمح =بغرفه =بقتل =بنايه =بهالدنيا =بيده =بيضرب =تحويلات =تفتيش =تفوت =توقفني =جامع =جرعه =جنبي =جو =حاجه =حطوا =حطولي =حطوني =خذ =خذت =خط
      =خنقني =دزلي =دقه =دلوقتي =دور =دوري =راسه =راضي =ربي =رجل =رقبتي =سارق =سافرت =ساكتين =سرقوا =سم =سيارت =سيارته =شباب =شريف =شلت =صرخ =صهري =صوت
      =صوتي =ضباط =طب =ع =عاد =عالسناب =عليهم =غرفه =غريب =فاق =فايده =فكر =قبضو =قبضوا =قرر =قلتلهم =كلكم =لابسين =لحقني =لعندي =لفوق =للكل =للمستشفي =لهم
      =ماسك =مافي =محشي =محقق =مدني =مرمي =مقلوبه =مقيد =نار =ناطرني =نايمه =ندري =نزل =هالليله =هواي =واعتذر =والا =وبعدهم =وجع =وداع =وداعا =ودوه =وذلحين
      =ورايا =وطلعوه =وقفونا =وموبايله =ونايم =ياخدوا =يبجون =يتم =يتنفس =يخلوني =يخليني =يخليها =يذبحني =يردون =يريدون =يسالو =يستيقظ =يطلبو =يطلبون
      =يعتقلوا =يفتح =يقرالي =يقولو =يلاحقني =يم =يموت =ينتحر =ينتظر =ينتظرون @210 ACTOR+ASKAR ANSWER+QUESTIONING ANSWERAR+CLITIC ANSWERAR+Moment
      ANSWERAR+Sick ANYMORE+ASK ANYMORE+DIE ANYMORE+PULLED ARREST+ANYMORE ARREST+BREATHE ARREST+NOW ARRESTED+COPCAR ARRESTING+CHARGED ARRESTING+HOME
      ARRESTING+LOC ARRESTING+Moment ASK+ANYMORE ASKAR+HOUSE ASKAR+STATED ASKAR+Young ASKING+COMEIN ASKING+DOOR ASKING+KNOCKING ASKING+NOW ASKING+PAPERS
      ASKING+SUICIDE ASKINGAR+CAR ASKINGAR+Traffic AWAY+COMEIN AWAY+DIE AWAY+DOGS BE+ARRESTED BE+BREAKIN BE+BREATHE BE+CAR BE+COLOR BE+DOGS BE+GONEOFF
      BE+Gear BE+HANDS BE+HURTEN BE+Interview BE+LEDGE BE+POLICE BE+QUESTIONING BE+QUESTIONS BE+SEVERE BE+SUICIDAL BE+Street BE+TAKEES BEHIND+INTO
      BEHIND+MODAL BLEEDING BLEEDING+BLEEDING BLEEDING+PASTVERB BODY+ASKING BODY+NOW BODY+SCARED BREAKIN+ASKING BREAKIN+HURTING BREAKIN+Moment
      BREAKIN+PRESENT BREATHE+LOTS BREATHE+PILLS BREATHE+PRESENT BREATHE+REFL CAMEIN+BE CAMEIN+PILLS CAMEIN+PRESENT CAMEIN+Room CAMEIN+STATEMENT
      CAMEIN+Weapon CAR+ASK CAR+DANGERES CAR+DOOR CAR+POLICE CAR+SOMEONE CHILD+GONEOFF CHILD+TAKINGAR CHILD+Worker CLITIC+IROOM CLITIC+LIGHTS CLITIC+Room
      CLITIC+Sick COMEIN+Official COURTS+DIE COURTS+SEIZED CPS+HURTS CPS+JUST CPS+NOW CPS+TAKINGAR CUFFEDAR+Moment CUFFS+CHILD Calendar+Room DANGERES+HOUSE
      DANGERES+KIN DANGERES+PRESENT DANGERES+QUERY DANGERES+SOMEONE DETECTIVE+ANSWER DETECTIVE+BE DETECTIVE+HEDGE DETECTIVE+HOME DETECTIVE+HOUSE
      DETECTIVE+LOC DETECTIVE+Near DETECTIVE+QUESTIONS DIE+IWANT DIE+PASTVERB DIE+WANT DIED+ANYMORE DOGS+Near DOGS+PRESENT DOGS+ROADTALK DOGS+SEARCH DOOR+BE
      DOOR+BEHIND DOOR+End DOOR+HURTING DOOR+JUST DOOR+KNOCKING DOOR+Official DOOR+Plea DOOR+SCARED DOOR+WILL Drug+BREATHE Drug+FALLEN Drug+MISSING
      Drug+PASSEDOUT Drug+POINT Drug+TOOKAR EX+JUST End+Held End+LIVE End+Room FAINT+ANSWERAR FAINT+GOT FAINT+NOOSE FAINT+Near FAINT+Plea FAINT+Room
      FAINT+Traffic FALLEN+BE FALLEN+HOME FIND+KIN FIND+LOTS FIND+POINT GETOUT+HANDS GETOUT+PRESENT GETOUT+Traffic GETOUT+WILL GIVEBACK+DOOR GIVEBACK+LIVE
      GIVEBACK+PASTVERB GIVEBACK+WILL GONEOFF+Young GOODBYE+ANYMORE GOODBYE+IWANT GOT+CUFFS GOT+EVERYONE GOT+FAINT GOT+FALLEN GOT+Gear GOT+Held GOT+LURKING
      GOT+MISSING GOT+QUESTIONING GRABBED+ASKING GRABBED+CUFFS GRABBED+FAINT GRABBED+LURKING GRABBED+NOW GRABBED+QUESTIONED Gear+ARREST Gear+BEHIND
      Gear+CHILD Gear+Held Gear+NOW Gear+Near Gear+RECENT Gear+SEARCH General+SUICIDAL HANDS+THING HASES+FAINT HASES+NECK HASES+NOOSE HEDGE+ASKAR
      HEDGE+BREATHE HEDGE+FAINT HEDGE+GETOUT HEDGE+LIGHTS HEDGE+PULLED HEDGE+QUESTIONS HEDGE+Sick HEDGE+TAKEES HEDGE+WAVING HIGHPLACE+IWANT HIGHPLACE+QUERY
      HIGHPLACE+SAY HOME+FALLEN HOME+Held HOME+TOOKES HOME+WILL HOUSE+SOMEONE HURT+FAINT HURT+NOW HURT+Room HURT+WAKE HURTING+BLEEDING HURTING+BREAKIN
      HURTING+DOOR HURTING+LEDGE HURTING+Moment HURTING+Plea HURTING+SUICIDAL HURTING+WEAPON HURTS+HOME HURTS+LATER Held+DOOR Held+PRESENT Held+SOMEONE
      IF+KILLED IF+NOW IF+SUICIDAL INTO+COMEIN INTO+End IROOM+NUMBER IWANT+ARRESTING IWANT+ASKING IWANT+DIED IWANT+HIGHPLACE IWANT+NOW IWANT+SUICIDE
      IWANT+Street Interview+BE Interview+DOOR Interview+JUST Interview+Near Interview+PHONE JAILED+GRABBED JAILED+JUST JAILED+SAY JOKE+HEDGE JUDGE+ASKAR
      JUDGE+TOOKAR JUMPAR+HIGHPLACE JUST+ARREST JUST+CHILD JUST+GRABBED JUST+HURT JUST+HURTEN JUST+KIN JUST+PAST JUST+SEIZED JUST+SEVERE JUST+TAKEES
      JUST+TOOK JUST+Violent JUST+Young KIDNAP+KIN KILL+CLITIC KILL+GIVEBACK KILL+HOME KILL+IWANT KILL+NOW KILL+PAST KILL+SEVERE KILL+SUICIDAL KILL+WANT
      KIN+HANDS KIN+HIGHPLACE KIN+HURTING KIN+JUST KIN+LETME KIN+NOW KIN+NUMBER KIN+OVERDOSE KIN+PULLINGAR KIN+TONIGHT KNOCKED+Drug KNOCKED+Plea
      KNOCKING+ASK KNOCKING+CAR KNOCKING+Drug KNOCKING+LATER LATER+CAR LATER+RECENT LEDGE+KIN LETME LETME+ANSWER LETME+LETME LETME+SAY LIGHTS LIGHTS+CLITIC
      LIGHTS+LIGHTS LIGHTS+POLICE LIGHTS+Sick LIVE+Drug LIVE+KILLED LOC+ARRESTING LOC+BREAKIN LOC+Gear LOCKED+DOOR LOCKED+HEDGE LOTS+FALLEN LOTS+GOODBYE
      LOTS+MISSING LOTS+PILLS LOTS+SUICIDAL LURKING+HIGHPLACE LURKING+KIN LURKING+PAPERS LURKING+PRESENT LURKING+SEARCH LURKING+TOOK LURKING+Traffic
      LURKING+WEAPON LURKING+WILL MISSING+GRABBED MISSING+RECENT MODAL+ARRESTING MODAL+COLOR MODAL+QUESTIONED Moment+ARRESTING Moment+BEHIND Moment+Drug
      Moment+GONEOFF Moment+Gear Moment+LEDGE Moment+LURKING Moment+SEIZED Moment+SEVERE Moment+WAKE NOOSE+BODY NOOSE+GIVEBACK NOOSE+NECK NOW+ANSWERAR
      NOW+CAMEIN NOW+CAR NOW+PASTVERB NOW+PILLS NOW+STATEMENT NOW+Street NOW+WEAPON NUMBER+DOOR NUMBER+KNOCKING NUMBER+Official NUMBER+PAST NUMBER+PASTVERB
      NUMBER+PILLS NUMBER+STATED NUMBER+TOOK NUMBER+TOOKAR Near+ARREST Near+DOGS Near+HURT Near+PULLEDAR Near+STATEMENT OUTES+COPCAR OUTES+Weapon
      OVERDOSE+Drug OVERDOSE+HOME OVERDOSE+HOUSE OVERDOSE+PILLS OVERDOSE+Plea OVERDOSING+AWAY OVERDOSING+PILLS Official+CAMEIN Official+DOOR
      Official+KNOCKING Official+LURKING Official+Moment Official+Near Official+SEIZED Official+TAKING PAPERS+ASK PAPERS+KNOCKING PAST+COMEIN
      PASTVERB+COMEIN PASTVERB+RAID PHONE+CLITIC PHONE+JAILED PHONE+NOW PHONE+WILL PILLS+ANSWER PILLS+BREAKIN PILLS+BREATHE PILLS+LOTS POINT+DIE POINT+IWANT
      POINT+SAY POLICE+ANSWERAR POLICE+DOOR POLICE+Gear POLICE+NOW POLICE+Near POLICE+PHONE POLICE+QUESTIONING POLICE+ROUGH POLICE+SCARED POLICE+TAKEES
      PRESENT+ARRESTING PRESENT+BLEEDING PRESENT+BREATHE PRESENT+COLOR PRESENT+DANGERES PRESENT+DOGS PRESENT+HIGHPLACE PRESENT+QUESTIONED PRESENT+RAID
      PRESENT+ROADSIDE PRESENT+SEARCH PRESENT+WRISTS PULLED+ASKING PULLED+HASES PULLED+ROADSIDE PULLEDAR+Moment PULLEDAR+NOW PULLEDAR+ROADSIDE PULLING+HEDGE
      PULLING+WANT PULLING+WILL Paperwork+CAMEIN Paperwork+SUICIDAL Plea+TAKEES Plea+WEAPON Plea+Weapon QUERY+DIE QUESTIONED+ANSWER QUESTIONING+HOME
      QUESTIONING+Moment QUESTIONING+QUERY QUESTIONS+HEDGE RANOFF+BEHIND RANOFF+BODY RANOFF+CHILD RANOFF+CPS RANOFF+HANDS RANOFF+IROOM RANOFF+KNOCKED
      RANOFF+LIVE RANOFF+SEARCH RECENT+COPCAR RECENT+Drug RECENT+FAINT RECENT+Gear RECENT+PHONE REFL+ARRESTED REFL+ARRESTING REFL+ASKING REFL+BREATHE
      REFL+CHILD REFL+GRABBED REFL+HIGHPLACE REFL+HURTS REFL+Near REFL+PILLS REFL+Room REFL+SUICIDAL REFL+TOOK REFL+TOOKES ROADSIDE+POLICE ROADTALK+DOGS
      ROUGH+SCARED ROUGH+WILL ROUGH+Young Room+ANSWER Room+LURKING Room+RANOFF SAY+ARREST SAY+ASK SAY+EX SAY+HANDS SAY+LATER SAY+NOW SAY+SCARED SAY+WARRANT
      SCARED+CUFFS SCARED+KILL SCARED+Room SCARED+Worker SEARCH+LURKING SEARCH+PAPERS SEARCH+ROADSIDE SEARCH+Street SEARCH+TALKING SEVERE+HIDEOUT
      SOMEONE+COMEIN SOMEONE+GETOUT SOMEONE+Gear SOMEONE+HOUSE SOMEONE+LURKING SOMEONE+ONLINE SOMEONE+ROADSIDE SOMEONE+TOOKAR STATED+HOME STATED+Moment
      STATED+NOW STATEMENT+WILL STATION+KIN STATION+NOW STATION+NUMBER STATION+QUESTIONED SUICIDAL+COURTS SUICIDAL+LIVE SUICIDAL+Paperwork SUICIDAL+REFL
      Sick+ANSWERAR Sick+COMEIN Sick+NOOSE Sick+NOW Sick+Room Sick+TOOK Sick+Traffic Street+GIVEBACK Street+IWANT Street+QUESTIONED Street+TOOKES
      TAKING+LIVE TAKING+Moment TAKING+PASTVERB TAKINGAR+PAST TAKINGAR+SAY TALKING+IF TALKING+KILL TALKING+TONIGHT THING+ASKAR THING+FAINT THING+Sick
      TIRED+ANYMORE TONIGHT+AWAY TONIGHT+BE TONIGHT+MODAL TOOK+Drug TOOK+End TOOK+FAINT TOOK+FIND TOOK+Held TOOK+NUMBER TOOK+ROADTALK TOOK+TOOKES
      TOOKAR+CHILD TOOKAR+CPS TOOKAR+Drug TOOKAR+GONEOFF TOOKAR+KNOCKED TOOKAR+Moment TOOKAR+NOW TOOKAR+POINT TOOKES+CHILD TOOKES+Held TOOKES+PILLS
      TOOKES+REFL Traffic+ASK Traffic+FAINT Traffic+Sick Violent+ANSWER Violent+FALLEN WAKE+KIN WAKE+PAST WANT+BEHIND WANT+BREAKIN WANT+COMEIN
      WANT+HIGHPLACE WANT+LEDGE WANT+NOW WANT+POISON WANT+SUICIDAL WARRANT+Near WARRANT+RAID WEAPON+Near WEAPON+SAY WEAPON+SCARED WEAPON+TOOKES WILL+ANYMORE
      WILL+BEHIND WILL+LEDGE WILL+NOW WILL+ROUGH Weapon+SAY Weapon+SCARED Worker+ANYMORE Worker+BE Worker+HOUSE Worker+HURTS Worker+SAY Worker+TAKINGAR
      Young+FIND Young+PASSEDOUT Young+POISON Young+SOMEONE ^ASKAR ^ASKING ^CUFFEDAR ^DIED ^EX ^OVERDOSE ^PULLING ^_about ^_agarraron ^_agente ^_agents
      ^_ahorita ^_ayudenme ^_being ^_boludo ^_chamo ^_cut ^_dot ^_dude ^_ex ^_fui ^_grandpa ^_hombre ^_llegaron ^_nobody ^_please ^_roommate ^_salio
      ^_sheriff ^_tipo ^_toy ^_vine ^_worker ^_ابو ^_ابوه ^_افكر ^_الايس ^_الحقوني ^_الروميت ^_بدو ^_بوليس ^_جابو ^_حطوا ^_حماتي ^_خنقني ^_دخلو ^_دخلوا
      ^_رجلي ^_رحت ^_رفيقتي ^_سرقوا ^_شالو ^_طليقي ^_ظابط ^_عمي ^_قاعدين ^_قبضو ^_قبضوا ^_قدام ^_قلتلهم ^_كسرو ^_لسا ^_موت ^_نزلو ^_هلق ^_وقفني ^_وقفو
      ^_يبون ^_يحققون ^_يطلب abaj- abla- abra_$ abrie- acaba_de acaban_de adentro_$ aeropuerto_de after_what afuera_esta agents_at ago_$ agua- aguan-
      ahora_en ahori- akhd- akhe- al_aeropuerto aliv- alph- alpha- alto_y am_at am_going and_change and_ran and_there and_to and_will and_اجت and_بدهم
      and_قالي and_ماعاد and_معاه and_معه anoche_con anym- anymo- apaga- apartment_with apuna- apur- aqui_no are_asking are_at are_detaining are_handcuffing
      are_making are_on are_putting are_scared around_$ arreb- arrest_and arrest_و aser_$ asking_to at_end at_light at_my at_us atal- azul- baby- backw-
      bajar- baje_$ baje_carro basement_$ be_alive be_better beating_her bebe_en bebe_y bebi- because_they bed_$ been_here being_arrested being_handcuffed
      bich- bien_tomado blanc- blea- bleac- block- blow_$ bolsas_$ bolu- bolud- boyfriend_will brazo- brazos_$ breaking_everything bring_them call_lawyer
      called_for came_through came_with camioneta_$ can_go cara_y carcel_me carta_y caye- cayo_$ celd- chai- chasi- chot- cinco_$ clean_$ clot- cloth- cobe-
      cober- colgar_$ come_clean coming_from como_cinco con_$ con_2 con_este con_linternas con_machete con_palo con_policia contesta_$ cop_cars cop_just
      cora- couc- could_just custodia_y cut_his cutti- dad_at dagh- dan_mi daughter_and daughter_did daughter_just de_3 de_agarrar de_atras de_fumar
      de_mentiras dejo_de dejo_pasar delan- delante_de demas- derechos_mi desde_ayer desde_la despi- despl- detective_por detective_told detective_علي
      detra- detuvieron_mi devuelve_$ die_$ dinero_por do_it do_this do_walk door_with dran- dress- dui_stop dui_امبارح edge_of ejo_علي ello- embarazada_$
      en_aparatito en_cuartito en_mall encima_$ enfrente_$ entiendo_$ entra_$ era_$ es_mejor es_otro esperando_que esposado_$ esta_ahi esta_aqui
      esta_arrestando esta_dando esta_fuera esta_manana esta_solo estacion_$ estamos_en estan_deteniendo estan_esposando estan_interrogando estarian_mejor
      este_momento estoy_aqui estoy_detenido estoy_embarazada estoy_pensando everybody_$ everybody_would ex_no feo_y find_her firme_que foot_in for_calling
      for_something for_them from_back from_his fui_por fune- funer- get_them getting_pulled getting_stopped girl_i give_her got_him got_my got_one guag-
      guagu- guardia_y hablando_con hable_$ hablo_ingles hablo_y hace_ratito haciendole_preguntas had_two has_his haul- have_suspended have_weed hay_hombre
      hay_senor he_can he_did he_is he_just head_$ her_and her_at her_pills here_to hice_$ hija_en hijo_me hijos_que him_about him_البوليس him_اليوم him_انا
      him_ما him_وهو himself_$ his_hand his_rights his_truck hits_me homb- hombr- home_last horas_$ hour_$ house_and house_right hoy_es hoy_me hurti-
      husband_took husband_will i_gave i_open i_went ice_at ice_just ice_mi ice_برا in_bedroom in_box in_her in_living in_por in_their incon- interrogando_$
      is_6 is_about is_already is_attacking is_blue is_chasing is_cops is_driving is_happening is_oding is_point jail_do jeri- jerin- judge_says juez_mando
      just_came just_not just_now just_sent just_showed just_took just_want kid_in kids_$ kill_us kitchen_$ knocking_on knows_where la_abuela la_border
      la_chota la_clave la_deportacion la_guagua la_oficina la_pared la_regresa la_state la_tumban labi- labio- lava- lawyer_and le_diga le_encuentro
      le_esta leave_$ left_with letra- leyen- licencia_que life_is light_and lint- linte- listo_$ little_girl live_$ live_on llamo_de llav- llego_otra
      llevaron_esposado llorando_$ lo_detuvo lo_metieron lo_paro lo_quitaron lo_robo lo_subieron lo_tengo lo_va lo_voy load- love_you luces_$ lugar_que
      ma7j- ma7jo- mache- mada- maki- makin- mall_$ mama_$ mano- many_pills marihuana_y matar_$ me_acaba me_acaban me_dicen me_ensenaron me_estoy me_keep
      me_mando me_mato me_pasaron me_pase me_por me_quiere me_tiene me_walking me_الان me_اوقع me_بالسكين me_بسيارته me_في me_و media_hora mesa_$ mezc-
      mezcl- mi_bebe mi_carnal mi_chamo mi_cunada mi_hermanita mi_nene mi_nino mi_padrastro mi_trabajo mi_ventana michigan_do minute_$ minutes_$ minutes_ago
      mis_hijas mis_ninos mn_l mom_called mom_to mom_took momento_$ mote- mouth_$ muje- mujer_se my_answer my_arms my_babys my_backpack my_id my_shoes
      my_suboxone my_toddler nada_$ necesito_saber neighbor_is nene_de ni_contesta niece_$ nino_se no_aguanto no_and no_encuentro no_entiende no_esta
      no_para no_pienso no_puedo no_reacciona no_regreso no_responde no_sale no_soplo no_tenemos nobody_can nobody_knows nos_estan nos_paro not_breathing
      not_bring not_feel not_moving not_work note- novia_no novio_me now_do now_or of_police of_vehicle officer_keeps officers_are ofrecen_trato ojal-
      on_couch on_hold on_porch on_us one_for open_up or_they our_daughter out_car padra- papa_de pararon_caminando pared_$ pareja_me park_$ paro_$
      pasar_por pastillas_que patio_$ patrullas_afuera peel- percs_$ peric- pero_esta perr- perro_$ persi- phone_و piden_la piden_que piso_$ poco_de
      police_car police_just police_outside police_say police_stopped policia_para por_whatsapp pour- pq_no pregunta_de preguntan_de preguntan_donde
      preguntan_si preguntando_$ preguntando_le preguntar_me preguntas_$ pren- prend- pueden_pasar puedo_irme pulled_knife pusieron_esposas pusieron_papel
      putting_my q_firme q_les q_mi q_soy que_mejor que_sigo que_vino que_volver quemar_la quiere_dar quiere_llevar quiere_regresar quieren_quitar
      quieren_sacar quitaron_por rath- rather_be reacc- reacciona_$ responde_$ right_now rive- robo_mi rompieron_la ronc- roof_$ roun- sa3t- sa3te- sabia_$
      sakk- sakka- sakran_و salt- salta- says_$ se_ahoga se_callo se_comio se_desplomo se_inyecto se_la se_lo se_q se_quiere se_robaron se_salio seat_$
      shal- she_does she_was shee- shelter_$ shoot_himself shot_up sient- siguio_hasta sin_nadie slid- smell_$ sobrino_se social_esta solo_queria
      someone_from soplo_$ stai- stair- station_being step_out stomp- street_and su_id su_papa suboxone_$ suegra_no suit- suspended_و tal3- tappi-
      tapping_on te_vas teenager_daughter tell_if tengo_al termino_$ them_i then_i there_now they_called they_came they_have they_walked thing_with think-
      thinking_about this_guy this_man tiene_cuchillo time_and tio_se tirado_con to_hit to_hold to_live to_run to_sentencing to_sleep tocar- todd- toddl-
      todos_estarian toman- tomo_todas took_off took_too took_whole traffic_$ train_$ trajeron_la trato_si trib- tyle- tylen- type_$ type_this ultimo_dia
      under_seat unic- unit_$ up_last up_or up_this us_all us_can va_con va_manejando van_llevar venen- viene_siguiendo vino_con vivi- vivie- viviendo_$
      volver_la wake_up walk_line want_her want_it wants_my way_out we_speak we_was went_back went_in were_not what_she where_my whisk- who_to whole_bottle
      wife_has windows_$ without_me worker_and worl- would_be wrist- wrists_$ y_apago y_dice y_papa y_policia y_pregunta y_ronca y_sigue y_todo ya_empezo
      years_old yesh- yesht- yo_en yo_fui yo_voy youl- ابتل- احجي_$ اختف- اخذوا_اخي اخذوا_بنتي اخذوا_جوزي اخذوه- اخر_يوم اخوي- اخي_عم اذبح- ارتاح_$
      اريد_اعيش استحم- استط- استطي- اسيل- اشتي_اموت اشتي_محامي اعترف_$ اعمل_ايه اعيش_بعد افتحو- افكر_في افهمه- اقوا- الاض- الاضو- الاف_بي الان_$ الان_and
      الاوب- الاوض- البن- البيب- التخ- الجاه- الحق- الحقونا_me الدري- الدكان_$ الدور- الرو- الروم- السري- السياره_and الشرطه_تاخذ الشرطه_من الشي- الصبح_وهو
      الضو_$ الفج- القط- الكرا- اللح- اللحظ- الله_ما المحط- المدرسه_قبل المسدس_and المفت- النه- النها- الها- الوع- اليو- اليوم_and امام_بيتي امبارح_في
      امضي_$ امي_$ انا_not انا_بالشغل انا_ناطر انا_والولاد انفخ_بالجهاز انمسكت_$ ايدي- ايش_اعمل ايش_اقول ايقا- بالار- بالتو- بالحم- بالمركز_$ بالمط- بالمو-
      باي_محكمه بايدي_and بتنف- بدهم_امضي بدهم_اوقع بدو_yeni بدي_موت بسكين_$ بعضو- بغرف- بلا_محامي بلعت_حبوب بموع- بناي- بنتي_$ بنتي_ما بنتي_من بهالد-
      بيحقق- بيدق- بيصر- بيقو- بيكت- تبعي_and تتقي- تحويل- ترد_علي تشوف- تعال- تعتق- تفتي- توقفن- توقفني_me جهال_$ جواب- حاطي- حاله_$ حالي_and حدا_رح حطون-
      حل_غير حوالي- خايفين_نتصل خنقن- خنقني_me دخلو- دقه_him دقيق- دلوق- دلوقت- ديسا- راحت_من راسي_and رح_يذبحني رخصتي_and رغوه_من رفيقك_اعترف رقبت- زرق_$
      زوجي_قبل زوجي_ماسك زوجي_يضربني سافر- ساكتي- سياره_شرطه شرطه_علي شفت_الشرطه صارله- ضرب_ابره طفل_$ طلع_في طلع_يجيب عالحب- عالسن- عالطاوله_and عالن-
      عطين- علي_الارض علي_بعد علي_زوجي عليا_$ عليها_من عم_فكر عم_يعتقلوا عم_يعتقلوني عن_تحويلات عندي_license عندي_خمس عيش_$ عيش_بعد فايد- في_matar في_غرفه
      فين_$ قبضو_علي قبضوا_علي قبل_شوي قدامي_$ قلتله- قوي_and كان_لازم كل_الحبوب كل_كلمه كلب_يشم كلبشو- لا_يستيقظ لا_يوجد لابس- لابسي- لاخي_$ لازم- لحقني_me
      للمست- لهم_$ لوين_$ ما_ارجع ما_دا ما_ندري ما_نزل ما_يخلوني ما_يخليني ما_يرد ما_يصحي ماخذي- متوق- محقق- مربو- مره_and مستن- مش_راضي مش_عم مش_قادره
      مع_ناس معهم_سلاح معي_علي مقلو- مقلوب- من_اروح من_الباب من_الباص من_الضهر من_القاضي من_اليوم من_امبارح من_تحت مني_$ مو_قادر موت_ما موقفي- موقوفه_and
      ناطر- ناطرن- نزلو- هالد- هالل- هاللي- هل_اوافق هلق_$ هنا_and و_قفل و_معه واعت- واعتذ- واقف_علي والبا- والجه- والد- والط- وبنا- وحجز- وحجزو- وحده_بس
      وحده_من وداع- وذلح- وذلحي- ورقه_$ وقع_and وقفونا_me وقفوه- ولادي_$ ولادي_and ولادي_هلق ولدي_and وناي- وهو_طالع يبجو- يحاو- يخلون- يخلين- يخليه- يدور-
      يدورو- يذبحني_me يريد- يريد_تفتيش يريدو- يسالو- يستجو- يستن- يستي- يستيق- يصور- يضغط- يطلب- يطلبو- يعمل- يعملو- يفتشو- يقرا- يقرال- يقلبو- يقول_اذا
      يكتب- يلاح- يلاحق- يلاحقني_me ينتح-`,
    '0.3': `#ابر #ابويا #اتكلم #اخبر #اخر #ارتاح #ارد #ازرق #اسكت #اسيلت #افتح #افكر #اقعد #امض #انط #انهم #اوقع #اوقف #اولاد #باب #باسبورت #باص #بايد #بخلص #بدك
      #بغرف #بفكر #بلحق #بمكتب #بودر #بوردر #بيحقق #بيسال #بيطلب #تحقق #تحويل #تقول #توقف #جاب #جاي #جرع #جهال #جواب #جيران #حبوب #حصل #حطوا #حطول #حفل
      #خارج #خرج #خرجت #خروج #خنق #دخلت #دغر #دقيقت #دكان #رايح #رجال #رغم #رفع #ساكت #سجين #سحبو #سيارت #شدو #شريط #شفر #صرخ #ضارب #ضهر #طلعو #غريب #فايد
      #قررت #قرول #قفل #قوم #كسر #كلبشو #كلور #كمين #لقي #مالت #مانع #متخب #مثل #محتجز #محقق #مخفر #مركز #مشغل #مطار #معايا #مفتاح #مكلبش #منعرف #منوم #مني
      #نارك #ندر #نزلو #نسو #نفس #نكلم #ولاد #يحقق #يخبر #يخلي #يرجعل #يسالو #يستجوب #يضرب #يعتقل #يكتب #يمنع #يوجد ._no 10_year 20_minutes 3_horas 3_hours
      =7ag =adn =advise =aeropuerto =afuera =agentes =agents =ago =almost =amber =amiga =aparatito =around =arreglado =arrepenti =aunt =avisarme =baggie
      =bajaron =balazos =bano =bebida =belt =blanca =bleeding =blocking =blowing =book =camioneta =campus =cayo =chaleco =checkpoint =children =clave
      =confession =conozco =contando =contestando =conteste =cortando =counted =courtroom =creo =crying =defenderse =dejarlos =dejaron =dejo =deportacion
      =deputies =desde =despedida =despidio =deteniendo =dicen =diga =dizque =echo =embarazada =encontre =enfrente =entiende =entrega =entrevistando
      =escriba =esposado =espuma =esta =estamos =fast =father =fell =finger =firme =fiscalia =floor =frente =glass =grab =grabando =guys =haberme =hablando
      =hablo =haga =hamtramck =he =her =hermanito =herself =homeland =interrogando =interrogated =jumping =juro =kill =l =lado =lady =layla =line =lips
      =listo =llamen =llaves =llevando =llevaron =loaded =location =m3 =mall =man =marido =mata =matarme =media =medio =mesa =meterse =mezclo =mixed
      =muestran =negra =nobody =oler =oye =pana =parando =pared =parque =patrol =pecho =pensando =pidiendo =pie =poco =poste =prender =presionando =protest
      =pueda =putting =quick =raro =rather =ratito =ready =remanded =reportarse =responde =roomate =run =sacando =sales =seeing =seen =sentado =shed
      =shelter =shoes =shoulder =shut =sob7 =sorry =stalker =subiendo =table =tantito =textear =tight =tirado =tocando =tome =tomo =trabado =traduce =tumban
      =tumbando =tv =type =typing =ultimo =unit =unos =us =vieja =vinieron =vuelve =way =worker =yr =zip =ابو =ابوها =ابويا =ابويه =اتكلم =اتنين =اخرج
      =اخويه =ارتاح =ارد =اسكت =اسيله =افكر =اقعد =الاطفال =الايس =الباب =البنايه =الجاكيت =الجسر =الحجز =الحكومه =الدكان =السكين =الصغيره =الضهر =الغراض
      =المركز =الموت =المول =امضي =ان =انهم =اهل =اهلي =اوقف =ايديكم =بابه =بالجامعه =بالحوش =بالسكن =بالسوق =بالشارع =بالصاله =بالليل =بالمركز =بايدي
      =بعتلي =بعده =بفكر =بلحق =بمكتب =بودره =بوليس =بيتنا =بيسالني =بيقولو =تحقق =ترد =تقول =جر =جن =جيراننا =حابسني =حاطين =حد =حرام =حصل =حل =خارج =خالتي
      =خالص =خبره =خد =خرجت =خطيبي =دغري =دقيقتين =دقيقه =رايح =رايحين =رجلي =رغم =رفيقتي =شافها =شايل =شب =شربت =شريط =صاحبتي =ضل =طلعلي =طليقي =ظابط
      =عالطاوله =عليي =عملت =عيالي =فاتوا =قالتلي =قالولنا =قالولي =قررت =قرولي =قعد =قفل =قوم =كسرو =كشف =كلبشو =كلور =كمين =لامي =لوين =مثل =محبوسه =محتجز
      =مرتي =معايا =مكالمه =منوم =مني =ناركان =ناطرين =نزلو =هويتي =واقفين =وجهه =وحطوه =ورايي =وسكرو =ولادي =ولد =ومحتاج =ونحن =وياكم =وياهم =يا =ياخذوا
      =يبي =يحاول =يحققون =يخابر =يرجعلي =يس =يسالون =يسمعني =يشتي =يضغطوا =يعملولي =يفتشون =يفوتو =يقتل =يهددني =يوجد @200 @now-CPS @now-SOMEONE @now-she
      ACTOR+POINT ANSWER+ASKING ANSWER+NOW ANSWER+PULLED ANSWERAR+ANSWER ANSWERAR+FAINT ANSWERAR+LOTS ANYMORE+GIVEBACK ANYMORE+IWANT ANYMORE+LIVE
      ANYMORE+Near ANYMORE+WANT ANYMORE+WILL ANYMORE+Weapon ARREST+REFL ARRESTED+ANSWER ARRESTED+ASK ARRESTED+OUTES ARRESTED+POLICE ARRESTED+SAY
      ARRESTED+SEARCH ARRESTING+BE ARRESTING+PASTVERB ARRESTING+PULLING ARRESTING+SOBRIETY ASK+BODY ASK+BREAKIN ASK+End ASK+LOTS ASK+Near ASK+SAY
      ASK+Traffic ASK+WANT ASKAR+ANSWER ASKAR+CLITIC ASKAR+HEDGE ASKEDAR+SAY ASKEDAR+WANT ASKING+ASK ASKING+BREAKIN ASKING+CPS ASKING+DIE ASKING+End
      ASKING+KILL ASKING+Near ASKING+Plea ASKING+SCARED ASKING+SEARCH ASKING+TAKEES ASKING+Traffic ASKING+WARRANT AWAY+ANSWER AWAY+IROOM BE+ARREST BE+CHILD
      BE+DETECTIVE BE+DOOR BE+EX BE+FAINT BE+HOME BE+IWANT BE+NECK BE+OVERDOSE BE+PULLING BE+RAID BE+Room BE+SEARCH BE+SEIZED BE+TAKING BE+TOOK BE+Weapon
      BEHIND BEHIND+BEHIND BEHIND+HOUSE BEHIND+LIGHTS BEHIND+LOTS BEHIND+QUERY BLEEDING+HOUSE BLEEDING+Held BLEEDING+KILLED BLEEDING+Near BLEEDING+Violent
      BODY+DOOR BODY+Interview BODY+PASTVERB BODY+TOOK BODY+Traffic BODY+WEAPON BREAKIN+HEDGE BREAKIN+KNOCKED BREATHE BREATHE+BREATHE BREATHE+QUERY
      BREATHE+Sick CAMEIN+ASKING CAMEIN+COMEIN CAMEIN+NUMBER CAMEIN+PAST CAR+ASKING CAR+COPCAR CAR+NUMBER CHILD+ANSWERAR CHILD+COPCAR CHILD+CPS CHILD+IROOM
      CHILD+KILL CHILD+NOW CHILD+PHONE CHILD+PULLING CHILD+SCARED CHILD+SEARCHED CHILD+Sick CHILD+TOOK CHILD+WAKE CHILD+WAVING CLITIC+BLEEDING CLITIC+CPS
      CLITIC+CUFFS CLITIC+DANGERES CLITIC+DOGS CLITIC+HASES CLITIC+HIDEOUT CLITIC+NOW CLITIC+POISON CLITIC+PULLED CLITIC+ROADSIDE CLITIC+SUICIDAL
      CLITIC+TOOK CLITIC+WEAPON CLITIC+Worker COLOR+BE COMEIN+CAR COMEIN+Moment COPCAR+LIGHTS COURTS+Gear COURTS+SUICIDAL CPS+LOC CUFFEDAR+Near CUFFS
      CUFFS+CUFFS CUFFS+LOC CUFFS+Young Calendar+End Calendar+HURTS Calendar+NOW Calendar+ONLINE DANGERES DANGERES+DANGERES DANGERES+HEDGE DETECTIVE+CAR
      DETECTIVE+GOT DETECTIVE+LOTS DETECTIVE+LURKING DETECTIVE+STATEMENT DIE DIE+DIE DIE+ENDLIFE DIE+KIN DIE+LOTS DIE+MODAL DIE+PILLS DOGS+CAR DOGS+MODAL
      DOGS+SAY DOGS+TOOK DOOR+COMEIN DOOR+GIVEBACK DOOR+GOT DOOR+LEDGE DOOR+NOW DOOR+NUMBER DOOR+PRESENT DOOR+SAY DOOR+Young Drug+ASK Drug+GONEOFF
      Drug+HURTING Drug+Plea Drug+Violent Drug+WAKE ENDLIFE ENDLIFE+DIE ENDLIFE+ENDLIFE EVERYONE+AWAY EX+GOT EX+HEDGE EX+KNOCKING EX+Moment EX+Near EX+QUERY
      EX+RANOFF End+ARRESTING End+GOODBYE End+HURTING End+NOW End+ONLINE End+RECENT End+REFL End+SCARED End+SOMEONE End+SUICIDAL End+WRISTS FAINT FAINT+CAR
      FAINT+FAINT FAINT+QUERY FALLEN+ANSWER FALLEN+Drug FALLEN+KIN FALLEN+OUTES FALLEN+PRESENT FALLEN+Room FIND+HEDGE FIND+HIDEOUT FIND+HOUSE FIND+LIVE
      FIND+Near GETOUT+CAR GETOUT+HEDGE GETOUT+SOMEONE GIVEBACK+ASK GIVEBACK+BODY GIVEBACK+Drug GIVEBACK+FAINT GIVEBACK+KILLED GIVEBACK+NUMBER GIVEBACK+Room
      GIVEBACK+STATION GONEOFF+ASKING GONEOFF+BE GONEOFF+CAR GONEOFF+GOT GONEOFF+KIN GONEOFF+MISSING GONEOFF+PRESENT GONEOFF+RANOFF GOODBYE+BE GOODBYE+End
      GOODBYE+PRESENT GOT+DANGERES GOT+LIVE GOT+NECK GOT+QUESTIONS GOT+SEARCH GRABBED+CHILD GRABBED+Held GRABBED+Official GRABBED+POINT GRABBED+PRESENT
      GRABBED+TALKING Gear+LOTS Gear+LURKING Gear+Moment Gear+Official Gear+Young General+ARREST General+NOW General+Plea General+QUESTIONS General+SEIZED
      HANDS HANDS+HANDS HASES+DANGERES HASES+KIN HASES+PULLED HASES+QUESTIONING HASES+WANT HASES+WEAPON HASES+Young HEDGE+ANSWERAR HEDGE+DIE HEDGE+DOOR
      HEDGE+Gear HEDGE+HANDS HEDGE+LETME HEDGE+QUESTIONING HEDGE+SEARCH HEDGE+SUICIDAL HIDEOUT+NUMBER HIDING+LOC HIGHPLACE+CLITIC HIGHPLACE+Room
      HIGHPLACE+WILL HOME+ANSWER HOME+JUST HOME+KNOCKING HOME+LURKING HOME+MISSING HOME+Plea HOME+SEARCH HOUSE+FALLEN HOUSE+GONEOFF HOUSE+Gear HOUSE+Held
      HOUSE+JUST HOUSE+LURKING HOUSE+PULLINGAR HOUSE+SEARCH HOUSE+Violent HOUSE+Worker HOWTO+Held HURT+BLEEDING HURT+FALLEN HURT+LIVE HURT+Moment HURT+REFL
      HURT+SUICIDAL HURT+Sick HURT+TOOK HURTEN+Moment HURTEN+Official HURTING+BE HURTING+CHILD HURTING+CLITIC HURTING+Drug HURTING+KILL HURTING+LIGHTS
      HURTING+NOW HURTING+NUMBER HURTING+OUTES HURTING+SCARED HURTS+ASKING HURTS+Calendar HURTS+Near HURTS+TOOK HURTS+WEAPON HURTS+Weapon Held+ASKING
      Held+BE Held+BLEEDING Held+GOT Held+HIDEOUT Held+PAST Held+SAY IDIOM+HOME IDIOM+PASTVERB IF+QUESTIONS INTO+Gear INTO+IROOM INTO+Interview INTO+Room
      INTO+STATION IROOM+POLICE IWANT+DIE IWANT+End IWANT+KILL IWANT+KILLED IWANT+LATER IWANT+POINT IWANT+SUICIDAL Interview+CAR Interview+Moment
      Interview+OUTES Interview+SAY Interview+SCARED Interview+TALKING JAILED+TOOKAR JOKE+QUERY JUDGE+HASES JUDGE+POINT JUDGE+SOBRIETY JUDGE+SOMEONE
      JUDGE+STATION JUMPAR JUMPAR+JUMPAR JUST+CAMEIN JUST+COMEIN JUST+DOOR JUST+End JUST+LOTS JUST+Near JUST+WAKE JUST+Weapon KIDNAP+DOOR KILL+MODAL
      KILL+NUMBER KILL+PRESENT KILL+Plea KILL+TONIGHT KILLED+SEVERE KILLING+HEDGE KILLING+HIDEOUT KIN+CUFFS KIN+DANGERES KIN+DETECTIVE KIN+FAINT
      KIN+KNOCKING KIN+MISSING KIN+Moment KIN+ROUGH KIN+Room KIN+SEARCH KIN+SUICIDE KIN+Violent KNOCKED+BREAKIN KNOCKED+SAY KNOCKING+BE KNOCKING+HEDGE
      KNOCKING+LURKING KNOCKING+STATEMENT KNOCKING+Traffic LATER+ANYMORE LATER+End LATER+IWANT LATER+Moment LATER+WANT LEDGE+ASKING LEDGE+GOT LEDGE+Moment
      LEFTNOTE+BE LETME+HEDGE LETME+STATEMENT LIVE+ANYMORE LIVE+ENDLIFE LIVE+End LIVE+TOOK LOC+ASK LOC+ASKING LOC+HIGHPLACE LOC+LIVE LOC+NECK LOC+PHONE
      LOC+PILLS LOTS+ARRESTED LOTS+DETECTIVE LOTS+IROOM LOTS+LURKING LURKING+AWAY LURKING+CHARGED LURKING+DOGS LURKING+DOOR LURKING+INTO LURKING+KNOCKING
      LURKING+NOOSE LURKING+RECENT LURKING+Violent MISSING+GIVEBACK MISSING+GONEOFF MISSING+GOT MODAL+ANYMORE MODAL+HIDING MODAL+LETGO Moment+ASK
      Moment+CHILD Moment+DIE Moment+FALLEN Moment+GETOUT Moment+IWANT Moment+KIN NARCAN+MODAL NECK NECK+NECK NOOSE+ASK NOW+CHILD NOW+GRABBED NOW+HURTS
      NOW+KNOCKING NOW+OUTES NOW+PULLEDAR NOW+SOMEONE NOW+TAKEES NOW+TOOKAR NOW+WARRANT NUMBER+ASKAR NUMBER+End NUMBER+FIND NUMBER+HOME NUMBER+Interview
      NUMBER+POLICE NUMBER+RANOFF NUMBER+Room NUMBER+WARRANT Near+ANSWER Near+ANYMORE Near+CAR Near+COMEIN Near+HOME Near+KNOCKING Near+LEDGE Near+LIGHTS
      Near+RANOFF Near+SCARED Near+SEARCH Near+WARRANT Near+WEAPON ONLINE+GIVEBACK ONLINE+Young OUTES+ARRESTING OUTES+FALLEN OUTES+NOOSE OUTES+Official
      OUTES+Room OUTES+SCARED OUTES+SUICIDAL OUTES+Sick OVERDOSE+BE OVERDOSED+HIDEOUT OVERDOSING+HEDGE OVERDOSING+PRESENT Official+CAR Official+PHONE
      Official+PRESENT Official+SEARCH Official+STATION Official+TAKINGAR Official+TOOKES PAPERS+POLICE PAPERS+TAKINGAR PASSEDOUT+SCARED PAST+ANSWER
      PAST+JUST PAST+ONLINE PAST+PHONE PASTVERB+PASSEDOUT PASTVERB+QUESTIONING PASTVERB+STATED PASTVERB+TAKING PHONE+ANSWER PHONE+BE PHONE+KIN PHONE+LOC
      PHONE+Moment PHONE+PASTVERB PHONE+POLICE POINT+End POINT+SCARED POISON POISON+HEDGE POISON+POISON POLICE+ARRESTING POLICE+ASK POLICE+GETOUT
      POLICE+Held POLICE+Moment POLICE+Room POLICE+SEIZED POLICE+Street POLICE+TAKINGAR POLICE+TOOKAR POLICE+Worker PRESENT+ARRESTED PRESENT+BODY
      PRESENT+DOOR PRESENT+EVERYONE PRESENT+EX PRESENT+FAINT PRESENT+GETOUT PRESENT+HURTEN PRESENT+IROOM PRESENT+KILL PRESENT+KNOCKING PRESENT+LEDGE
      PRESENT+LETGO PRESENT+OVERDOSE PRESENT+POISON PRESENT+QUESTIONING PRESENT+ROADTALK PRESENT+Room PRESENT+SEVERE PRESENT+SOBRIETY PRESENT+SUICIDAL
      PRESENT+Sick PRESENT+Street PRESENT+WAKE PULLED+COPCAR PULLED+HEDGE PULLEDAR+CAR PULLEDAR+KNOCKED PULLEDAR+PAPERS PULLEDAR+Traffic PULLING+COURTS
      PULLING+Street PULLINGAR+PULLEDAR Paperwork+DIE Plea+ARREST Plea+GRABBED Plea+HURTING Plea+HURTS Plea+KIN Plea+Moment Plea+OVERDOSED Plea+RANOFF
      Plea+REFL Plea+STATEMENT Plea+TAKING QUERY+ASKAR QUERY+JUST QUERY+KILLED QUERY+LATER QUESTIONED+JUDGE QUESTIONED+LOC QUESTIONING+CAR QUESTIONING+CHILD
      QUESTIONING+CLITIC QUESTIONING+COURTS QUESTIONING+HOUSE QUESTIONING+PASTVERB QUESTIONING+PODER QUESTIONING+Young RANOFF+EVERYONE RANOFF+SOBRIETY
      RANOFF+SOMEONE RANOFF+WANT RECENT+CHILD RECENT+End RECENT+LOTS RECENT+NECK RECENT+NOW RECENT+Official RECENT+Sick REFL+ARREST REFL+BE REFL+PASTVERB
      REFL+SOMEONE REFL+TAKING REFL+Young ROADSIDE+GOT ROADSIDE+LOTS ROADTALK+CAR ROUGH+HOUSE Room+BE Room+CAR Room+DETECTIVE Room+KNOCKING Room+NOOSE
      Room+Official Room+SOBRIETY Room+TOOK Room+Violent SAY+ARRESTED SAY+HASES SAY+HURTING SAY+Interview SAY+KIN SAY+Moment SAY+REFL SAY+SEARCH SAY+TAKEES
      SAY+Worker SCARED+ANSWER SCARED+TOOK SEARCH+ASK SEARCH+BE SEARCH+GIVEBACK SEARCH+KIN SEARCH+MODAL SEARCH+PRESENT SEARCHED+LOTS SEIZED+ASKING
      SEIZED+Violent SEVERE+CLITIC SEVERE+KILLED SEVERE+Room SOMEONE+BEHIND SOMEONE+BREAKIN SOMEONE+CAMEIN SOMEONE+DETECTIVE SOMEONE+DOOR SOMEONE+JUST
      SOMEONE+LEDGE SOMEONE+RANOFF SOMEONE+STATION SOMEONE+TAKING SOMEONE+TOOK SOMEONE+WANT SOMEONE+WILL STATED+ASK STATEMENT+FIND STATEMENT+PULLED
      STATION+JUDGE STATION+Moment STATION+TOOK SUICIDAL+BE SUICIDAL+CLITIC SUICIDAL+General SUICIDAL+HURTING SUICIDAL+KILL SUICIDAL+Moment SUICIDAL+WILL
      SUICIDE SUICIDE+SUICIDE Sick+BREATHE Sick+Drug Sick+HOUSE Sick+Moment Sick+PASTVERB Street+CAR Street+HIDEOUT Street+POLICE TAKEES+SOBRIETY
      TAKEES+SUICIDAL TAKING+ANYMORE TAKING+BE TAKING+KIN TAKING+PAST TAKING+WANT TAKINGAR+JUST TAKINGAR+NOW TAKINGAR+STATEMENT TALKING+CLITIC TALKING+INTO
      TALKING+Moment THING+Gear TIRED+LIVE TONIGHT TONIGHT+Moment TONIGHT+PRESENT TONIGHT+TONIGHT TOOK+BE TOOK+CUFFEDAR TOOK+GONEOFF TOOK+KNOCKED
      TOOK+KNOCKING TOOK+POINT TOOK+SAY TOOKAR+HOUSE TOOKAR+JUST TOOKAR+Official TOOKAR+POLICE TOOKAR+QUERY TOOKES+HASES TOOKES+LEGAL TOOKES+PRESENT
      TOOKES+Young Traffic+GIVEBACK Traffic+Interview Traffic+Moment Traffic+SCARED Traffic+TALKING Traffic+WILL Violent+Drug Violent+GETOUT Violent+JUST
      Violent+Plea WAKE WAKE+PASTVERB WAKE+WAKE WANT+Interview WANT+KILL WANT+LETGO WANT+REFL WARRANT+NOW WARRANT+Official WARRANT+TAKINGAR WAVING+Weapon
      WEAPON+IWANT WEAPON+Young WILL+BREAKIN WILL+COMEIN WILL+KNOCKING WILL+LETGO WILL+Moment WILL+NUMBER WILL+Room WILL+SAY WILL+SUICIDE WILL+TOOKES WRISTS
      WRISTS+End WRISTS+WRISTS Weapon+DOOR Worker+CAR Worker+Official Worker+PASTVERB Worker+POLICE Young+COPCAR Young+GONEOFF Young+IROOM Young+PHONE
      Young+PULLING Young+SEARCHED Young+WAKE Young+WAVING ^ANSWERAR ^ASKINGAR ^BLEEDING ^SAY ^_acabo ^_breathalyzer ^_campus ^_da ^_firmo ^_found ^_going
      ^_guardia ^_knock ^_mejor ^_nadie ^_not ^_novio ^_nurse ^_overdose ^_preguntan ^_sigo ^_sitting ^_they ^_tomo ^_tried ^_uno ^_viene ^_vienen ^_ابن
      ^_اختي ^_الشرطه ^_الظابط ^_المره ^_الهجره ^_جو ^_حاطين ^_خطيبي ^_صاحبتي ^_ضاع ^_طلبو ^_كسر ^_مرتي ^_مش ^_معه ^_موقفيني ^_يقولون abierta_$ abrir_$
      acaba- acabo_de aero- aerop- afue- afuer- afuera_de al_aire al_hospital alguien_esta alive_$ almo- almos- alre- am_about am_bleeding am_in amane-
      amar- amarr- ambe- amber_alert and_her and_hung and_keeps and_kept and_over and_told and_took and_تريد and_حبسوه and_شنو and_طلب and_قال and_وقع anyw-
      apre- aqui_con aqui_en aqui_y aqui_ya arou- aroun- around_my arraignment_y arran- as_my asked_for at_airport at_protest ataq- ataqu- atras_de ayuda_$
      baby_$ back_to bag_and bagg- baggi- bala- balaz- barb- barbe- barr- beat- beat_this beat_up bebid- behind_me blan- blee- bleed- bloc- blowi- boar-
      border_patrol bote- botel- bottle_$ boyfriend_$ breaking_into brinc- brother_he bus_$ busca_abogado by_border by_police called_from callo_$ came_for
      campu- cand- carcel_es carna- caught_at celular_en cerveza_$ chas- checks_$ choque_con clos- coca_$ cocina_$ colga- come_out con_carro con_luces
      con_oficial con_papel con_probation con_que con_vecino cone- conec- consent_to cop_is corte_ya court_order creo_q creo_que cryi- cryin- cuanto_tengo
      cuar- cuffe- cuid- cuide- da_miedo date_i daughter_has de_7 de_aqui de_detroit de_florida de_hoy de_juez de_limpiar de_nada de_port de_seguridad
      de_tomar de_walmart dejar- dejo_entrar dentro_de derechos_en desd- detaining_my detectives_are dice- diciendo_que digo_$ disap- dizq- dizqu-
      do_something dog_and donde_estaba door_down dos_agentes dui_hace en_aliento en_bano en_espera en_jail en_juvenile en_kent en_telefono en_unas
      english_$ ense- entrar_$ enve- es_policia espu- espum- esta_$ esta_golpeando esta_metiendo esta_preguntando esta_siguiendo estam- estan_grabando
      estan_subiendo etta- ettas- ex_con ex_just exce- familia_de flas- flash- for_another for_consent for_each for_trial frent- from_judge fue_$ fuerza_$
      get_him getting_arrested go_away going_$ got_no grabbed_my hacer_la haci- hago_ya have_guns hay_dos he_asked he_goes he_put he_ran he_took he_went
      help_$ her_out her_own hermano_$ hermano_de hermano_me heroin_$ hers- herse- hey_siri hija- hijo_al him_by holl- hombre_$ hospital_and i_asked i_been
      i_can i_drank i_give i_hear i_keep i_let i_mail i_run i_walk i_wrote in_for in_hallway in_middle in_this inha- inhal- into_custody into_my inyecto_y
      is_at is_breaking is_breathing is_getting is_here is_over is_refusing is_waiting is_what it_i jumpi- just_arrested just_tell kent_$ kept_going
      kill_herself kill_himself kill_me knee- knock_knock la_94 la_cabeza la_carretera la_celda la_deja la_fiscalia la_frontera la_mano la_mesa la_nieve
      la_ventana last_day lawyer_و layl- le_dije le_han left_state les_dije leye- license_what license_و linea_$ lips_are llamada_$ llave- llega- llego_la
      llevar_se llevo_$ lo_agarraron lo_da lo_dejaron lo_juro lo_lleva lo_llevan lo_llevo lo_y loade- love- ma3l- ma3lo- mama_no mama_se manana_$ manana_es
      manejando_sin maquina_de marid- martes_y mata- matar_si matt- me_and me_anything me_arrepenti me_b me_before me_by me_dijo me_encontraron me_hablo
      me_hizo me_leyeron me_lo me_me me_queda me_sacaron me_there me_to me_البوليس me_بالسياره me_من meter- metie- mi_familia mi_hermanito mi_pana mi_prima
      mi_sobrino mine_is mis_pastillas mixe- mom_$ more- moret- muchacha_que muchas_preguntas my_aunt my_couch my_father my_girls my_grandma my_heart
      my_last my_mother my_truck my_way nadie_me need_reason nina_$ nina_y ninos_de ninos_en no_abre no_ha no_hablo no_me nobo- nobod- nomas_es not_come
      not_going not_need nothing_$ now_$ now_we nunca_$ nursing_home oakland_county of_class of_her off_record officer_is oficial_esta oficial_puso
      oficina_de on_table on_top once_before one_in one_is orden_pero our_house our_son out_after out_if out_warrant out_with outside_my over_by padr-
      paid_my papa_la papel_no paran- pasajero_$ paso_de patru- pech- pegando_mi phone- phone_and pide_que pidiendo_papeles pien- piens- placas_$ plea_can
      policia_quiere por_debajo por_retail porque_la post- preguntando_si primo_no protest_$ puedo_con puerta_y put_my putt- putti- q_no q_yo que_eso
      que_hice que_ni quiere_que quieren_mi quieren_que quiero_estar quiero_seguir quiero_vivir radi- rathe- ratit- refusing_to registrar_mi reman- repl-
      return_my road- rooma- sacan- sacar_mis sacar_sangre salid- se_esta se_le se_lleva se_mueve se_oyen se_perdio seei- seein- seguir_viviendo senta-
      shelt- sheriff_esta shoe- shooting_at showed_up shwa- si_esta si_soy side- sien- sigui- sin_avisarme sin_decir sister_$ snor- sobre- sobredosis_$
      solo_con son_and sople_en sorr- sorry_$ soy_yo state_police stom- subie- sus_pastillas suspended_and tabl- take_her take_him take_test take_them tall-
      tanti- tell_$ tengo_pistola tengo_telefono test_or them_to then_nothing they_asked think_i this_$ though_i through_my tienen_mi tienen_warrant tigh-
      til_i to_blow to_break to_finish to_put toca- tocan- tocando_$ todo_$ todo_y told_them tomar_me toni- took_all took_bunch top_of traen_orden tranc-
      translate_for trouble_for tv_$ two_detectives two_guys typin- uber_y ulti- ultim- unas_fotos unas_horas universidad_me uno_es unos_papeles until_i
      up_her us_$ va_ser van_$ ventana_$ ver_mi vini- vinie- vive_aqui voy_estar vuel- vuelv- walked_in walking_up want_him wants_me warrant_b we_can
      what_judge with_her without_getting work_while wris- y_juez y_llego y_nada y_papel y_quiere ya_hablo ya_no ykhab- yo_manejaba yr_old ابن_اختي
      ابني_بسجن ابني_ضاع ابني_مني ابوي- اتكل- اتني- اثني- اختي_بلعت ارجع_$ اس_$ اسكت_$ اطلع_من اعتراف_$ اعطو- اعطون- افتح_$ افهم- اكتبل- الاطف- الاقامه_$
      الباب_$ الباب_افتح البيت_and التن- الجاك- الجسر_and الحقو- الحكو- الحي- الدر- الدكا- الزغ- الساعه_سته السجي- السكي- الشباك_$ الصب- الصغيره_and الضه-
      القاضي_قال القب- الكلب- الكي- الليله_and المبا- المحقق_and المحقق_قاعد المرك- المستشفي_$ المطا- الموعد_and انا_شارب انا_قاعد انا_لحالي انفخ_and
      اوراقي_$ اوقع_$ اوقع_ورقه اولاد- ايديك- باسو- بالان- بالبا- بالحمام_$ بالحو- بالدو- بالشارع_$ باللي- بالمش- بايد- بتاع- بطلع- بعرف- بعرف_وين بعرفه-
      بعيو- بعيون- بلعت_علبه بمكت- بنتي_و بودر- بولي- بي_اي بيسا- بيسال_عن بيسالني_me بيفت- تانيه_من تدور- ترد_$ توقيف_and جرعه_زايده جماع- حابسن- حاجه_$
      حدا_يعرف حصل_$ حطول- خالت- خلص_من خلصت_كل دقيقت- راح_and رايح_and رايحي- رقم_غريب زوجي_and ساعدوني_$ ساكت- سرقو- سياره_و شافه- شرطه_y شرطي- شسوي_$
      صاحبت- طالع_من عالجا- عالد- عالس- عالطا- عالق- عالقا- عطيت- علي_ابن علي_الطريق علي_بابي علي_جنب علي_شغل عم_يحققوا عم_يضغطوا عم_يقولو عن_الاقامه
      عن_الوعي عيال- عيون- فاتوا_علي في_garage في_الشارع في_بوليس في_موعد قاعد_قدامي قال_اذا قال_انا قالتل- قرول- كتير_و كلمه_$ لا_اعرف لا_محامي لا_هو
      لا_ورقه لحقن- لعند- لقيته- لقين- لو_اعترفت ما_and ما_الي ما_ترد ما_طلع ما_عاد ما_يجاوب ماخذ- متخب- محبوس- محتج- مش_فاهم معاي- مكلب- من_الشغل من_الصبح
      من_رقم من_عند منزل- منعر- موقفني_and نارك- ناركا- ناس_من ناطري- نايم- نسوي_$ هويت- و_اخد و_بعضوا و_وقفوني واحد_دخل واقفي- وانس- وتار- وجهه_him وحطو-
      وشاي- وقفت- وقفتن- ولاد- ولد_اختي ولدي_عمره وياك- ياخذ- ياخذو- يجي_$ يخلو- يخليني_اطلع يرجع- يرجعل- يرجعه- يسال- يستج- يسمعن- يصحي_$ يضرب- يضربن-
      يضغطو- يفتشو_سيارتي يفوت- يقلب- ينحبس_$ ينطون- يهددني_me`,
    '0.2': `#ابد #اثن #اجاوب #اخرج #ادخل #اشوف #اعترف #اعطو #اكل #الا #الخط #امش #ايد #بنات #بيقولول #تحت #ترد #جاكيت #حابس #حاج #حاط #حبه #حدود #حكوم #خطف #خوي
      #داع #دخل #دقايق #راحت #راس #رافع #راي #رجع #رحت #شارع #عملت #عيال #فان #فكر #قادر #قاع #قاعد #قالول #قدام #قعد #كتبت #كراج #كرس #كلها #كلهم #ليل
      #ماخذ #مدن #مستشف #معهم #منذ #مول #وقع #وهو #ويه #ياخذو #ياكم #يخابر #يدق #يرد #يصح #يفوت #يكلم #يكمل #يلبس #ينو #يهدد #يوقع 15_سنه 3ala- 6_$ 7att-
      911_for =3aleh =3am =5 =abre =acaba =adios =alcoholimetro =already =apartamento =apuntando =armado =asking =asleep =b =baje =basement =bedroom =being
      =best =better =bleach =bolsas =born =boyfriends =breathing =bunch =buscar =c =came =camino =cargaron =carretera =closet =coca =coffee =collect
      =cuarenta =da =dado =deja =dentro =despierta =digo =doy =encuentro =escondida =esposaron =esposas =estar =fair =feel =fentanyl =feo =fingerprinted
      =finish =frontera =fuimos =getting =girls =guess =ha =hace =hacerle =hallway =hang =head =here =heroin =hice =hijos =hospital =hubo =k9 =kidnapped
      =leyeron =little =loading =manana =manejando =mato =matter =mentiras =metieron =mismo =momento =mover =muero =myself =narcan =never =nothing =officers
      =overdosed =oyen =papa =party =passport =peor =perro =pide =please =polygraph =ponga =prefiero =preguntan =preguntando =preso =propio =puso =put
      =recibe =respirar =revision =right =sabe =sabemos =seat =siri =sobredosis =somebody =stabbing =subieron =suicidal =sure =termino =tio =today =todos
      =tonight =top =trooper =truck =truth =trying =vamos =vende =vendiendo =ventana =viene =vienen =voy =walked =walking =went =whether =wife =write
      =writing =احد =ازرق =اشوف =اعترف =البوليس =البيت =الحبوب =الحدود =الخط =الطريق =القبض =الليله =المدرسه =الولاد =اليمن =امشي =امل =امي =انت =انجليزي
      =انط =انفخ =اوراقي =بالسلاح =بتقول =بعضوا =بعمل =بنتي =بنفسه =بيطلب =بيقول =بيقولولي =تحت =تلفونه =جماعه =حبوب =حماتي =خايفين =خمس =دخلوا =دقايق =راحت
      =راسي =رجال =رجله =رحت =رخصتك =ساعات =ساعه =سحبو =سكين =شبك =ضربني =عمرها =عند =غرفتي =فرد =كامل =كسر =كلبشوني =كلها =كلهم =ليه =ماشي =مالي =محجوز
      =مدمن =مش =معهم =منذ =منعرف =نايم =نطلع =نفسها =هناك =واحنا =واليوم =وفيها =وقع =وقف =وقفو =وهاي =وهو =ويه =يحكو =يصحي =يطلب =يكمل =يوقع @doing
      @now-DETECTIVE @now-POLICE ACTOR+JUST ACTOR+SCARED ACTOR+SEARCH ANSWER+PASTVERB ANSWER+STATED ANSWERAR+STATEMENT ANYMORE+CAMEIN ANYMORE+Drug
      ANYMORE+GOODBYE ANYMORE+PILLS ANYMORE+POINT ANYMORE+WEAPON ARREST+BE ARREST+KILL ARREST+KIN ARREST+Moment ARREST+Traffic ARRESTED+MISSING
      ARRESTED+TOOK ARRESTING+HOUSE ARRESTING+JAILED ARRESTING+WAVING ASK+KIN ASK+KNOCKING ASK+Official ASK+SOBRIETY ASK+TALKING ASKAR+NOW ASKEDAR+HEDGE
      ASKING+AWAY ASKING+Calendar ASKING+HANDS ASKING+HURTS ASKING+IF ASKING+LATER ASKING+LOTS ASKING+NUMBER ASKING+RANOFF ASKING+STATEMENT AWAY+ASKING
      AWAY+BODY AWAY+CLITIC AWAY+End AWAY+GOT AWAY+Interview AWAY+PASTVERB AWAY+Plea AWAY+SEARCH BE+ASKING BE+COMEIN BE+End BE+FALLEN BE+GOT BE+HIDEOUT
      BE+HURTING BE+KILLING BE+KNOCKING BE+Near BE+PASTVERB BE+PHONE BE+REFL BE+Sick BE+WEAPON BE+Worker BE+Young BLEEDING+HURTEN BLEEDING+PRESENT
      BLEEDING+SEVERE BODY+CAR BODY+GOT BODY+LOTS BODY+PAPERS BODY+WANT BREAKIN+GOT BREAKIN+LOTS BREAKIN+Official BREAKIN+PAST BREAKIN+WARRANT CAMEIN+HOME
      CAMEIN+HOUSE CAR+Gear CAR+IWANT CAR+JUST CAR+KILL CAR+PULLED CAR+Room CAR+SAY CHILD+ARRESTED CHILD+BODY CHILD+DOOR CHILD+End CHILD+SOMEONE
      CHILD+SUICIDAL CHILD+Street CHILD+TAKING CLITIC+BE CLITIC+BEHIND CLITIC+CHILD CLITIC+DOOR CLITIC+FALLEN CLITIC+IWANT CLITIC+JUST CLITIC+LOTS
      CLITIC+MISSING CLITIC+NOOSE CLITIC+SCARED CLITIC+STATEMENT CLITIC+TALKING CLITIC+WAKE COMEIN+HURTING COMEIN+IF COMEIN+KIN COPCAR COPCAR+CAR
      COPCAR+COPCAR COPCAR+GOT COURTS+DOOR CPS+BE CPS+GOT CPS+Near CPS+POLICE CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+POLICE Calendar+ANSWER Calendar+Street
      DANGERES+HURT DETECTIVE+JUST DETECTIVE+Moment DETECTIVE+TALKING DOGS+Gear DOOR DOOR+ASK DOOR+DOOR DOOR+INTO DOOR+MODAL DOOR+POLICE Drug+FAINT
      Drug+FIND Drug+HURT Drug+NARCAN Drug+PASTVERB Drug+Sick Drug+TAKING Drug+WEAPON EX+GRABBED EX+KIDNAP EX+KIN EX+LOC EX+STATEMENT EX+TOOKES End+GIVEBACK
      End+HOME End+HURT End+KILL End+LOTS End+Moment End+PASTVERB End+PRESENT End+RANOFF FAINT+ANSWER FAINT+COLOR FAINT+Sick FALLEN FALLEN+CLITIC
      FALLEN+FALLEN FALLEN+HANDS FIND+HOME FIND+WANT GETOUT+QUERY GETOUT+WANT GIVEBACK+ANSWER GIVEBACK+LOC GONEOFF+ANSWERAR GONEOFF+RECENT GOT+DETECTIVE
      GOT+IROOM GOT+LEDGE GOT+NOW GOT+Plea GOT+SOBRIETY GOT+STATION GOT+Sick GOT+WEAPON GOT+Young GRABBED+ANYMORE GRABBED+CLITIC GRABBED+FALLEN
      GRABBED+GONEOFF GRABBED+Gear GRABBED+HASES GRABBED+Interview GRABBED+KIN GRABBED+NUMBER GRABBED+POLICE GRABBED+SAY GRABBED+Worker GRABBED+Young
      Gear+ARRESTED Gear+ARRESTING Gear+BE Gear+DOGS Gear+INTO Gear+LOC Gear+POLICE Gear+QUERY Gear+SAY General+ANSWER General+BREAKIN General+End
      General+MISSING HANDS+FALLEN HANDS+LOC HANDS+OUTES HASES+ASKING HASES+CHILD HASES+IROOM HASES+OUTES HASES+SAY HEDGE+CAR HEDGE+COMEIN HEDGE+GONEOFF
      HEDGE+MISSING HEDGE+PULLINGAR HEDGE+STATION HEDGE+TAKING HEDGE+TAKINGAR HIDEOUT+ARREST HIDEOUT+JAILED HIDEOUT+Moment HIDEOUT+NOOSE HIDEOUT+Room
      HIDEOUT+SOMEONE HIDEOUT+WILL HIDEOUT+Young HIDING+INTO HIGHPLACE HIGHPLACE+HEDGE HIGHPLACE+HIGHPLACE HOME+BE HOME+CAR HOME+GOT HOME+GRABBED HOME+LOTS
      HOME+SOMEONE HOUSE+ANSWER HOUSE+CAR HOUSE+CHILD HOUSE+EX HOUSE+Moment HOUSE+POLICE HOUSE+TAKEES HOWTO+ANSWER HOWTO+STATEMENT HURT+DANGERES
      HURT+General HURT+IF HURT+LATER HURT+SEVERE HURT+TOOKAR HURTEN+GRABBED HURTEN+LOTS HURTEN+MISSING HURTING+AWAY HURTING+GOT HURTING+IWANT
      HURTING+PASTVERB HURTING+SOMEONE HURTING+Street HURTING+Weapon HURTING+Young HURTS+LOTS HURTS+MODAL HURTS+NOOSE Held+HEDGE Held+HOUSE Held+Violent
      Held+WEAPON Held+Weapon IDIOM+HURTEN IDIOM+INTO IF+ANSWER IF+BODY IF+Calendar IF+HURT IF+MISSING IF+Plea IF+STATEMENT INTO+ANSWER INTO+HOME
      INTO+Moment INTO+NOW INTO+SEARCH INTO+STATEMENT INTO+Street IROOM+GOT IWANT+ASKAR IWANT+Drug IWANT+GOT IWANT+PASTVERB IWANT+REFL IWANT+WAKE
      Interview+COMEIN Interview+PRESENT Interview+RECENT JAILED+End JAILED+HURT JAILED+KIN JAILED+PASTVERB JAILED+TONIGHT JAILED+Young JOKE+MODAL
      JUST+ARRESTED JUST+ASK JUST+Calendar JUST+PASTVERB JUST+WEAPON KILL+BE KILL+CHARGED KILL+INTO KILLED+IF KIN+ARRESTED KIN+Drug KIN+FIND KIN+GETOUT
      KIN+GONEOFF KIN+Interview KIN+PASSEDOUT KIN+PHONE KIN+PILLS KIN+SCARED KIN+SUICIDAL KIN+Sick KIN+TOOK KIN+WEAPON KNOCKED+POLICE KNOCKED+Young
      KNOCKING+GOT KNOCKING+MODAL KNOCKING+OUTES KNOCKING+PRESENT KNOCKING+Room LATER+WILL LEDGE+Street LEFTNOTE+HEDGE LIVE LIVE+BE LIVE+LIVE LIVE+PAST
      LIVE+PASTVERB LIVE+SCARED LIVE+WILL LOC+DOOR LOC+End LOC+GRABBED LOC+IROOM LOC+LEDGE LOC+NOOSE LOC+Room LOC+SAY LOC+STATEMENT LOC+Street LOC+WILL
      LOTS+BODY LOTS+Drug LOTS+Held LOTS+QUESTIONS LOTS+STATED LOTS+TALKING LURKING+LEDGE LURKING+Official MISSING MISSING+ARRESTED MISSING+CLITIC
      MISSING+HURTEN MISSING+JAILED MISSING+MISSING MISSING+SEVERE MODAL+BLEEDING MODAL+DOOR MODAL+IWANT MODAL+OVERDOSING MODAL+RAID MODAL+ROADSIDE
      MODAL+SEIZED MODAL+SEVERE MODAL+WRISTS Moment+CAMEIN Moment+COMEIN Moment+End Moment+GRABBED Moment+HURT Moment+IF Moment+KNOCKING Moment+Near
      Moment+Plea Moment+RECENT Moment+Room Moment+TONIGHT Moment+TOOKAR Moment+Violent Moment+WEAPON Moment+Weapon Moment+Young NARCAN NARCAN+Drug
      NARCAN+NARCAN NECK+LOC NOOSE+LOTS NOOSE+OUTES NOOSE+RECENT NOW+ASK NOW+AWAY NOW+Calendar NOW+INTO NOW+MODAL NOW+RANOFF NOW+Violent NOW+Young
      NUMBER+ANSWER NUMBER+CHILD NUMBER+KNOCKED NUMBER+REFL Near+CHILD Near+GOT Near+HIGHPLACE Near+HOUSE Near+HURTS Near+ROUGH Near+WAVING OUTES+BEHIND
      OUTES+DOOR OUTES+End OUTES+GONEOFF OUTES+Gear OUTES+HANDS OUTES+KNOCKING OUTES+NUMBER OUTES+SOMEONE OUTES+STATION OUTES+Traffic OUTES+WEAPON OVERDOSE
      OVERDOSE+OVERDOSE OVERDOSE+PRESENT OVERDOSED+BE OVERDOSED+Paperwork OVERDOSED+RECENT OVERDOSING+RANOFF Official+ARRESTING Official+BE Official+HASES
      Official+HIDEOUT Official+HOME Official+NOW Official+OUTES Official+REFL Official+Room Official+TAKEES PAPERS+GIVEBACK PAPERS+SCARED PAPERS+TALKING
      PAPERS+WAVING PAST+Drug PAST+SOMEONE PAST+Street PASTVERB+ASKING PASTVERB+DETECTIVE PASTVERB+IWANT PASTVERB+KILLED PASTVERB+ONLINE PHONE+CHILD
      PHONE+COURTS PHONE+OUTES PILLS+BODY PILLS+FAINT PILLS+FIND PILLS+Interview PILLS+NOW PILLS+POINT PILLS+SAY PILLS+TOOK POINT+BE POINT+KIN POINT+WANT
      POLICE+BE POLICE+BEHIND POLICE+BODY POLICE+HEDGE POLICE+HOME POLICE+KIN POLICE+LURKING POLICE+PRESENT POLICE+PULLED POLICE+PULLING POLICE+QUESTIONS
      POLICE+SOBRIETY POLICE+TAKING POLICE+Traffic PRESENT+COPCAR PRESENT+CPS PRESENT+CUFFEDAR PRESENT+End PRESENT+FIND PRESENT+GOODBYE PRESENT+Gear
      PRESENT+HOME PRESENT+HURTING PRESENT+Interview PRESENT+KILLING PRESENT+KNOCKED PRESENT+LIVE PRESENT+NECK PRESENT+Near PRESENT+PASSEDOUT PRESENT+PHONE
      PRESENT+PULLED PRESENT+QUESTIONS PRESENT+Violent PRESENT+Worker PULLED+CLITIC PULLED+LOC PULLED+QUERY PULLED+Street PULLEDAR+PULLINGAR PULLING
      PULLING+ARRESTING PULLING+PULLING PULLING+Paperwork PULLINGAR+Traffic Paperwork+GRABBED Paperwork+Gear Plea+ASKING Plea+BE Plea+PAPERS Plea+PRESENT
      Plea+RECENT Plea+TOOK Plea+Traffic Plea+Young QUERY+Room QUERY+STATION QUESTIONED+POLICE QUESTIONED+PRESENT QUESTIONING+General QUESTIONING+IF
      QUESTIONING+Interview QUESTIONING+PRESENT QUESTIONING+Paperwork RANOFF+BLEEDING RANOFF+Drug RANOFF+GONEOFF RANOFF+JUST RANOFF+KIN RANOFF+MISSING
      RANOFF+POINT RANOFF+Young RECENT+CAR RECENT+HURTS RECENT+LEFTNOTE RECENT+LURKING RECENT+ONLINE RECENT+OVERDOSED RECENT+PILLS RECENT+WEAPON REFL+Drug
      REFL+LATER REFL+Moment REFL+PRESENT ROADSIDE+HEDGE ROADSIDE+Traffic ROADSIDE+WEAPON ROUGH+HIDEOUT ROUGH+JUDGE ROUGH+Near ROUGH+PRESENT Room+Drug
      Room+HIDEOUT Room+HIGHPLACE Room+Held Room+INTO Room+QUERY SAY+Calendar SAY+IF SAY+KILL SAY+KNOCKING SAY+SOBRIETY SAY+TAKING SAY+TAKINGAR SCARED+BE
      SCARED+General SCARED+Traffic SCARED+Violent SEARCH+AWAY SEARCH+Moment SEARCH+WILL SEARCHED+CLITIC SEIZED+HOUSE SEVERE+COURTS SEVERE+JUDGE SEVERE+KIN
      SEVERE+MISSING SOBRIETY+Near SOMEONE+BE SOMEONE+FIND SOMEONE+HIDEOUT SOMEONE+INTO SOMEONE+KIN SOMEONE+Near SOMEONE+Traffic STATED+ANSWER
      STATEMENT+COMEIN STATEMENT+DOOR STATEMENT+KIN STATEMENT+RECENT STATEMENT+STATED STATEMENT+WANT STATION+BE STATION+Official STATION+SAY STATION+WANT
      STATION+WILL SUICIDE+HEDGE Sick Sick+BE Sick+FAINT Sick+MODAL Sick+PRESENT Sick+Sick Street+BE Street+JAILED Street+KIN Street+LEDGE Street+Near
      Street+Official Street+RANOFF Street+REFL TAKING+ASKING TAKING+CHILD TAKING+CLITIC TAKING+Near TAKING+SAY TAKING+STATEMENT TAKING+WAVING TAKING+Young
      TAKINGAR+KIN TAKINGAR+Young TALKING+GOT TALKING+HEDGE TALKING+MODAL TALKING+NOW TALKING+RANOFF TALKING+TOOK THING+SCARED TOOK+ASKING TOOK+KILLED
      TOOK+KIN TOOK+Moment TOOK+PAST TOOK+SOMEONE TOOKAR+HEDGE TOOKAR+HURT TOOKAR+KIN TOOKAR+PILLS TOOKAR+WANT TOOKES+Moment TOOKES+TOOK Traffic+HURT
      Traffic+Official Traffic+POLICE Traffic+ROADSIDE Violent+BLEEDING Violent+HOME Violent+LURKING Violent+Moment Violent+NOW Violent+OUTES Violent+WEAPON
      Violent+Weapon WAKE+CLITIC WAKE+PRESENT WANT+ANYMORE WANT+ARRESTING WANT+DOOR WANT+ENDLIFE WANT+HURT WANT+KNOCKING WANT+Moment WANT+NUMBER WANT+Near
      WANT+PAST WANT+TALKING WANT+WAKE WARRANT+SAY WAVING+ARRESTING WAVING+NOOSE WEAPON+BODY WEAPON+DOOR WEAPON+Drug WEAPON+KILL WEAPON+RECENT WEAPON+REFL
      WILL+BE WILL+DIE WILL+HASES WILL+HIDEOUT WILL+HURT WILL+INTO WILL+PAST WILL+PASTVERB WILL+PILLS WILL+WEAPON Weapon+ASKING Weapon+BODY Weapon+Near
      Weapon+RECENT Worker+GOT Worker+General Worker+MODAL Worker+PRESENT Worker+RANOFF Worker+TAKING Worker+TOOK Young+BODY Young+DOOR Young+End
      Young+GIVEBACK Young+HANDS Young+NOW Young+NUMBER Young+SCARED Young+SEIZED Young+SUICIDAL Young+Street Young+TAKINGAR ^HASES ^LEDGE ^LURKING ^MISSING
      ^SEIZED ^SOMEONE ^_bus ^_de ^_foster ^_fuimos ^_papa ^_pararon ^_prefiero ^_quieren ^_she ^_su ^_tiene ^_todos ^_told ^_two ^_vinieron ^_اتصل ^_الاف
      ^_اليوم ^_سالني ^_سياره ^_شرطه ^_صار ^_لا ^_مسكوا ^_معهم ^_يا abogado_y abuela_y adio- ahi_mismo ahorita_mismo al_detective al_oficial algo_en algo_y
      alguien_en all_of alrea- am_done am_not aman- and_not and_اخدو and_بيقول and_دا and_رح and_معها and_مو and_واحد anda_buscando anos_no anyway_$
      apartamento_$ apen- apun- are_they are_walking arrestado_en aski- askin- asking_my asle- aslee- basem- be_over because_i bedro- before_my bein- bett-
      bette- bolsa- bond_conditions bunc- bunch_of buscar_lo buscar_mi called_me came_up camin- can_be can_not can_somebody car_on carn- casa_$ casa_con
      casa_en clav- clear_it coff- coffe- come_home comes_back comi- como_hago con_ellos contesto_si cops_are cuad- cuadr- cuare- cuart- cuch- cuchi- cuff-
      cuna- cunad- cutt- daughter_$ day_and de_al de_dearborn de_inmigracion de_pastillas de_q de_quitar declaracion_$ deje- dentr- depu- deput- desm-
      desma- detenido_en detenido_por dici- dicie- did_$ do_my do_not door_$ dres- driveway_$ ellos_$ en_aeropuerto en_county en_edificio en_este
      en_hospital end_$ enfr- enfre- ensen- entregar_mi es_mi esposo_me estan_tocando este_es estoy_con estoy_en every- familia_que fath- fathe- father_is
      find_my five_minutes florida_y for_it for_warrant friend_of front- fue_su fui_$ fui_la fuim- fuimo- get_arrested get_charged get_in get_into get_one
      gett- getti- glas- go_back got_in got_locked grab- graba- gun_to haber- habla_$ hace_20 hace_como hacie- hallw- hamt- hamtr- handed_me happened_$
      has_been have_my he_gets hermana_me hija_no hijo- him_back him_to him_و his_car home_from hospital_$ house_with i_answer i_say i_stop i_supposed
      i_tell i_will ice_esta in_handcuffs in_his in_law in_to in_yard inco- ingles_y ir_hasta is_civil it_is kid_got la7al- la_$ la_camioneta la_cocina
      la_esposa la_fiesta la_manana la_maquina la_verdad la_vida lawyer_i letr- ley_$ leyer- leyeron_derechos licencia_y line- line_$ litt- littl- llame_la
      llevar_$ lo_acaban lo_estan lo_la loadi- logr- make_it mano_$ mano_y matar- matte- me_anda me_ayudan me_dejan me_dejaron me_dijeron me_en me_mandaron
      me_muero me_ofrecen me_pide me_siento me_tome me_when meta- meti- mi_amigo mi_casa mi_pareja michigan_state mism- money_if my_14 my_bond my_children
      my_family my_plea my_property myse- mysel- nadie_$ narca- neve- ni_me no_court no_despierta no_hice no_pague no_quiero no_sabemos no_sabia no_se
      no_voy noche_y not_want noth- nothi- nothing_to on_form on_his on_phone only_have oril- orill- over_and pague_la papa_$ papa_le papel_en pararon_y
      parq- parqu- paso_$ passp- pastillas_$ pastillas_de patrulla_$ pelea_con pelea_de peor_$ picking_up pills_$ pistola_en plea_hearing pleas- poco_$
      policia_por poly- polyg- por_pegar pregunta_por pregunta_si que_conteste que_digo que_entregar que_les que_si queda_$ queri- questioned_at
      quiere_entrar quieren_entrar quiero_abogado quise_soplar quito_la read_me regresar_$ room- sabem- saber_que salio_de say_$ say_no screa- seguro_$
      sentencia_me serious_$ she_has shel- si_digo si_yo sin_permiso sitting_on snapchat_$ sola- someb- somebody_is stab- stabb- step- stop_me stra- strai-
      subi- taking_my tell_my tengo_licencia tengo_miedo them_$ there_is there_way they_come they_took this_one ticket_و to_$ to_sign to_stay todo- tomado_y
      tonig- too_$ troo- troop- trut- tryi- tryin- trying_to tumba- typi- uncle_has up_and va_$ vaci- vamo- verdad_me vidr- vidri- vieja_$ viene- volt-
      volte- vomi- vomit- vuelt- waki- walki- way_to weed_on when_he whet- wheth- who_was will_not with_someone worke- writ- write_it writi- y_manana y_no
      y_se ya_es ya_le ya_me yard_$ yo_$ ابني_في ابوه- اجاو- اخوي_ما اخي_$ اسوي_$ اسيلت- البول- البي- التوا- الجر- الجرا- الجس- الحب- الحبو- الحد- الحدو-
      الحما- الحين_$ السلاح_$ السي_بي الشرطه_عالباب الشغل_and الطر- الطري- الليل- المدر- المدرسه_and المست- الموظ- الول- اليوم_$ امر_من امي_and انا_ما انطي-
      انها- اول_شي بالاو- بالبيت_$ بالجا- بالز- بالص- بالغ- بالغر- بالكر- بدي_خلص بعمل_$ بكرا_$ بنفس- بيتي_$ تسلي- تعاط- تلفون- توقف- حا_$ حابس- حشيش_$
      حمات- خايفي- خمس_دقايق خمسط- خمسطع- دقاي- دوا_$ ذلحين_$ رخصه_$ زوجي_من ساعا- سامح- شوي_$ صديق- ضابط_المراقبه ضربني_me عالبو- عالج- علي_الجسر علينا_$
      عم_يسالوني عمره- عندي_سلاح غرفت- في_court في_مذكره فيها_$ قالو- قالول- قدام_البيت قديم_and قلتل- كل_ما كلبشوني_me كلنا_$ ما_m3i ما_اريد ما_رجعها
      ما_منعرف مدرسه_and معي_رخصه من_البيت من_غير منزلي_$ نعمل_$ نفسه- نفسها_$ نفسي_و واحد_منهم واحن- واقف- والش- والشر- والص- والع- والو- والي- واليو-
      وانته- وبعده- وحاط- وطلعو- وعاي- وفيه- ومحت- ومحتا- وياه- ياخدو- يحقق- يحققو- يخاب- يرد_$ يستع- يسحب- يفوتو- ينزلو-`,
    '0.1': `#احسن #اخو #استلم #بسيار #بطلع #بعتل #بيب #خمس #ساع #ساعت #قول #كلكم #لعند #مقيد #مكان #يعرف ._me 3ale- 94_and 9_$ =3leh =across =agarro =anyway
      =backpack =bajo =been =bottle =cerveza =checks =department =detener =dije =entrar =face =fue =heart =hey =himself =knows =mando =mejor =morning
      =muerte =not =ofrecen =one =perdio =picked =questioned =registrar =regresa =regresar =return =running =seguir =since =snapchat =sople =stop =stuck
      =suegro =supposed =taking =talking =tan =tell =tenemos =think =til =veo =vino =yard =احسن =افتح =الا =الحمايه =الشارع =المسدس =بالمطار =بسيارته
      =بسياره =تبعه =جاوب =جنب =دكان =ساعتين =صديقي =عليا =ليله =موقوفه =و @201 @now-i ANSWER+IWANT ANSWER+PRESENT ANSWER+QUERY ANYMORE+Violent ARREST+CHILD
      ARREST+WARRANT ARREST+Young ARRESTED+JUDGE ARRESTED+Official ARRESTED+RANOFF ARRESTED+SCARED ARRESTING+CAR ASK+HOWTO ASKING+HIDEOUT AWAY+CUFFS
      AWAY+HOME AWAY+NOW AWAY+PAPERS AWAY+PILLS AWAY+Violent BE+ANSWER BE+ANYMORE BE+AWAY BE+COPCAR BE+MISSING BE+NOOSE BE+POINT BE+RANOFF BE+TALKING
      BE+Traffic BE+Violent BEHIND+CLITIC BODY+HIDEOUT BREAKIN+WANT BREATHE+CLITIC CAMEIN+CAR CAMEIN+Calendar CAMEIN+DOOR CAR+AWAY CAR+HOWTO CAR+Official
      CAR+RECENT CHARGED+TOOK CHARGED+WARRANT CHILD+GIVEBACK CHILD+NUMBER CHILD+PASTVERB CHILD+RECENT CLITIC+BODY CLITIC+DIE CLITIC+GETOUT CLITIC+INTO
      CLITIC+QUESTIONING CLITIC+Street CLITIC+Weapon CLITIC+Young COMEIN+General COMEIN+HIDEOUT COMEIN+PASTVERB COPCAR+POLICE CPS+PRESENT CPS+TAKEES
      CPS+TAKING CUFFS+Gear Calendar+OUTES DOOR+HEDGE DOOR+QUERY DOOR+SOMEONE Drug+ANYMORE Drug+HASES Drug+HOME Drug+LOTS Drug+REFL Drug+TOOK ENDLIFE+REFL
      EX+OUTES End+AWAY End+CHARGED End+QUERY End+SUICIDE End+TOOK End+Violent GIVEBACK+Calendar GIVEBACK+JUDGE GIVEBACK+Moment GIVEBACK+PAPERS
      GIVEBACK+TOOK GONEOFF+GIVEBACK GOT+ASK GOT+BE GOT+BODY GOT+NOOSE GOT+SCARED GOT+SEVERE GOT+STATEMENT GOT+WANT GOT+Weapon GRABBED+LOTS GRABBED+QUERY
      GRABBED+Traffic Gear+CUFFS Gear+General General+Calendar HANDS+PASSEDOUT HASES+BE HEDGE+ASKEDAR HEDGE+BE HEDGE+DOGS HEDGE+FALLEN HEDGE+GIVEBACK
      HEDGE+LATER HEDGE+TALKING HIDEOUT+End HIDEOUT+GOT HIDEOUT+GRABBED HIDEOUT+General HIDEOUT+PAPERS HIDEOUT+Traffic HIDEOUT+WARRANT HIDING HIDING+GOT
      HIDING+HIDING HIDING+Held HOME+ASKING HOME+OUTES HOME+WEAPON HOUSE+TALKING HOUSE+WEAPON HOWTO+ASK HOWTO+Interview HURT+Drug HURT+MISSING HURT+RANOFF
      HURTEN+COURTS HURTEN+RANOFF HURTEN+SOMEONE HURTING+KILLING HURTS+GOT HURTS+KIN Held+HIDING Held+Traffic IF+BREAKIN IF+End IF+KILL INTO+CUFFS INTO+GOT
      INTO+KIN INTO+LEDGE INTO+NOOSE INTO+PASTVERB INTO+PILLS INTO+POLICE IWANT+COMEIN IWANT+ENDLIFE IWANT+HEDGE IWANT+HURT IWANT+MODAL IWANT+PAST
      Interview+LOC Interview+Violent JAILED+ASK JAILED+CHILD JAILED+NUMBER JAILED+PAST JUDGE+JUST JUDGE+NUMBER JUDGE+SCARED KILLED+LIVE KILLING+HURTING
      KIN+ARREST KIN+BREAKIN KIN+EX KIN+End KIN+OVERDOSED KIN+PAPERS KNOCKED+CHILD KNOCKED+LOTS KNOCKED+PRESENT KNOCKING+QUERY LATER+PAPERS LEDGE+INTO
      LEDGE+LOC LEFTNOTE+RECENT LEGAL+SCARED LIVE+IF LIVE+LOTS LOC+CUFFS LOC+Drug LOC+GIVEBACK LOC+GOT LOC+HANDS LOC+HIDEOUT LOC+HOME LOC+NOW LOC+PASSEDOUT
      LOC+PASTVERB LOTS+ASK LOTS+BREAKIN LOTS+HOME LOTS+HURTING LOTS+NOOSE LOTS+Official LOTS+Young MODAL+ASKING MODAL+EVERYONE MODAL+GRABBED
      MODAL+HIGHPLACE MODAL+HOME MODAL+KNOCKING MODAL+OVERDOSE MODAL+Street MODAL+WAKE Moment+General Moment+INTO NOOSE+CLITIC NUMBER+Drug NUMBER+GOT
      NUMBER+IF NUMBER+OUTES NUMBER+PRESENT NUMBER+RECENT Near+QUERY Near+Young OUTES+ANSWER OUTES+IROOM OUTES+PULLED OUTES+ROADSIDE OUTES+SEARCH
      OUTES+Street Official+GOT Official+HEDGE Official+JAILED Official+KIN Official+LOC Official+MODAL Official+PULLED PAPERS+CAR PAPERS+HURT PAPERS+Moment
      PASSEDOUT PASSEDOUT+AWAY PASSEDOUT+HANDS PASSEDOUT+PASSEDOUT PAST+OUTES PASTVERB+ASKAR PASTVERB+EX PASTVERB+IDIOM PASTVERB+JUDGE PILLS+ASK PILLS+REFL
      POINT+AWAY POINT+RANOFF POLICE+ACTOR POLICE+AWAY POLICE+GOT POLICE+HOUSE POLICE+LOC POLICE+OUTES POLICE+PAPERS POLICE+REFL PRESENT+CHILD
      PRESENT+HIDEOUT PRESENT+MISSING PRESENT+NOOSE PRESENT+OUTES PRESENT+PILLS PRESENT+POINT PRESENT+POLICE PRESENT+ROUGH PRESENT+SEIZED PRESENT+STATEMENT
      PRESENT+TONIGHT PRESENT+Traffic PRESENT+WEAPON PRESENT+Weapon PULLED+BE PULLED+JUDGE PULLINGAR+Moment PULLINGAR+PAPERS QUERY+LIVE QUERY+SAY
      QUESTIONED+HEDGE QUESTIONED+HOUSE QUESTIONING QUESTIONING+QUESTIONING QUESTIONING+WILL RAID+LOC RANOFF+Held RANOFF+NOOSE RANOFF+PILLS RANOFF+Traffic
      RECENT+HIDEOUT RECENT+Held RECENT+NOOSE RECENT+SOMEONE RECENT+TOOK RECENT+Weapon REFL+ANYMORE REFL+FALLEN ROADSIDE ROADSIDE+ROADSIDE ROADSIDE+Street
      ROUGH+KIN Room+AWAY SAY+CHILD SAY+General SAY+Young SEARCH+CLITIC SEIZED+OUTES SEVERE+CAR SEVERE+HEDGE SOBRIETY+Drug SOMEONE+HURTING SOMEONE+PILLS
      SOMEONE+PRESENT SOMEONE+RECENT STATEMENT+BE STATEMENT+CHARGED STATEMENT+LOTS STATEMENT+Moment STATEMENT+REFL STATION STATION+STATION SUICIDAL+QUERY
      SUICIDAL+WANT SUICIDE+End Sick+CLITIC Sick+GOT Sick+KIN Sick+Plea Street+PAPERS Street+THING Street+WILL TAKEES+JAILED TAKING+ANSWER TAKING+AWAY
      TAKING+HEDGE TAKING+JAILED TAKING+MODAL TALKING+LOTS THING+ANSWER THING+HOME TOOK+GIVEBACK TOOK+HURT TOOK+JAILED TOOK+PRESENT TOOKAR+PAPERS
      TOOKAR+Traffic TOOKES+BE Traffic+HEDGE Traffic+PRESENT Violent+HURTS Violent+IF Violent+IWANT Violent+Interview Violent+KIN WANT+AWAY WANT+HOME
      WANT+Held WANT+INTO WANT+LOC WANT+RANOFF WANT+Room WARRANT+ACTOR WARRANT+BE WARRANT+Interview WARRANT+JUST WARRANT+Room WARRANT+SOBRIETY WARRANT+TOOK
      WARRANT+WANT WEAPON+KIN WEAPON+POLICE WILL+HOME WILL+Violent WILL+Weapon Weapon+BE Weapon+REFL Worker+TAKEES Young+ARRESTED Young+FALLEN Young+IWANT
      Young+RECENT Young+TAKING ^CAMEIN ^GRABBED ^KIDNAP ^Near ^POLICE ^_cops ^_deje ^_dicen ^_friend ^_hey ^_kid ^_on ^_para ^_search ^_took ^_ابي ^_انمسكت
      ^_بدهم ^_حبوب ^_شربت ^_كل ^_ماكو ^_مسكوه acab- acro- acros- again_and all_day and_can and_he and_is and_left and_paper and_she and_بدو anywa- armad-
      at_all ba3a- backp- bedr- been_drinking before_i before_trial being_held bond_money bottl- brother_and but_now call_911 car_with card_y care_of carga-
      cargos_de carro_y charge_for child- choking_me cita_de con_cuchillo cuchillo_$ dad_$ dates_$ de_cps de_donde de_ice decid- deja- desde_hace diga-
      does_not down_$ en_carro en_la es_de esposo_en esposo_y even_know for_that fue_hace fuera_de give_up gues- gun_is hacer- hija_$ hijo_en hims- himse-
      i_already i_call i_put i_should i_talk i_think i_write if_i in_our jail_how jail_on know_what la7a- la_pistola la_puedo la_van lawyer_to lleg-
      looking_at manan- me_golpeo me_in me_la me_paro me_warrant mi_ex mi_marido mi_novio mi_suegro mi_tio mome- momen- morn- morni- morning_$ mota- motar-
      much_do muer- my_16 necesito_abogado ninos_y no_le no_sabe no_tiene not_find not_let now_at now_he of_charges of_us on_94 over_$ paper_from
      parking_lot pasaj- patr- pensa- picke- pidie- police_and police_are police_at police_to pref- prefi- preso_$ preso_en probation_officer puer- puert-
      q_hago quiero_$ quiero_ir recog- runn- runni- scared_$ si_ya sinc- sitt- still_in stran- stuc- sueg- suegr- supposed_to take_my taki- takin- talki-
      tenem- them_in tiene_mi tiene_ppo to_do to_jail to_take too_much understand_what up_to viej- voic- what_am y_con y_cuanto yo_tengo ابني_القاصر
      ابني_عمره الجه- الجها- الشار- العم- الكب- انزل_من بالشا- بعتل- تبعه_him ساعت- ساعتي- سكين- سنين_and شلون_اعرف شو_اول علي_الباب كل_شي لا_لا لو_لا
      ما_بدي ما_عندي محامي_$ موقوف- و_طلع وبعد- وين_$ ياخد- يسحبو- ينزل-`,
    '-0.1': `#اجا #اجر #احتمال #احك #اخدو #ارنت #بعت #بقول #بيطلع #تحك #تخلص #ترا #تلات #جيب #حتي #حقه #حقوق #حقي #خايف #خدم #خلو #درج #سلم #سوا #شبا #شنسو #شنط
      #صلت #صور #ضايع #ضربت #طلب #عراق #عمل #غير #فات #قفت #قلب #كذب #كندا #لحت #لحق #لما #محد #مصاري #معها #ميت #ميث #ولا #يحك #يعطو 3ann- =10 =2al =3arabi
      =45 =aca =amigo =anything =apartment =apelacion =arrepiento =arrestaron =asked =automatically =borracho =both =breath =bridge =broke =buscando =cerca
      =chicago =chiquito =ciudadano =code =color =coming =conference =custodia =dedo =denuncio =detective =di =divorce =ella =error =estado =estuvo =ex =f
      =fechas =fotos =friday =friends =golpea =grabar =grado =guy =haber =habia =hago =keeps =killing =lansing =lastimo =lejos =limite =llaman =lol =look
      =looks =loss =made =manager =mensajes =mio =nephew =normal =office =open =overdose =page =paso =pedi =permiso =permit =pero =placas =plantas
      =prevention =pushed =refuse =removed =ring =robaron =salgo =security =siempre =sigue =smell =social =stand =stepdad =suspect =target =telefono
      =telling =tested =threatening =tomado =trailero =tres =troca =twenty =twice =vecina =video =word =اتهموني =اجي =احكي =اخذ =اخذت =اخوي =ادانه =ار =ارنت
      =اس =الاولاد =التهمه =الدوام =الضابط =الضحيه =المحقق =الولايه =بالمكتب =بتاخدو =بتصير =بجلسه =بيت =بيقدر =بيها =تاني =تخلص =تلات =تهمتي =حادث =حتي
      =حقه =حقوق =حمايه =ريحه =ساعدوني =سالوني =سجن =شفت =شم =شنسوي =ضابط =عالبيت =عقوبات =عليك =عنا =فاتتني =فيي =قديم =كندا =كيس =لابني =لحتي =للبيت =لما
      =لمحامي =محكمتها =مخالفه =مرتين =مع =معها =موعد =موقوف =هنا =وصلت =ياخذ =يشوف =يطلع =يعمل @plain ACTOR+PAPERS ANSWER+AWAY ANSWER+HURTS ANSWER+Young
      ANSWERAR+HEDGE ANYMORE+ASKING ANYMORE+GRABBED ANYMORE+HASES ANYMORE+HURTS ANYMORE+REFL ARREST+SCARED ARRESTED+DOOR ARRESTING+HURTS ARRESTING+Held
      ASK+BE ASK+HOUSE ASK+LOC ASK+NOW ASKEDAR+CLITIC ASKING+ARRESTED ASKING+CHARGED ASKING+Official ASKING+Violent ASKING+WEAPON AWAY+ARRESTED AWAY+NUMBER
      AWAY+Official AWAY+TALKING AWAY+Worker BE+DIE BE+KILLED BE+LATER BREAKIN+BODY BREAKIN+PASTVERB CAMEIN+SEARCHED CAMEIN+Young CAR+ANSWER CAR+TOOKAR
      CHARGED+TAKING CHILD+HURTS CHILD+Held CHILD+ONLINE CHILD+SEVERE CLITIC+DETECTIVE CLITIC+SEIZED COLOR+LEGAL COURTS+DETECTIVE COURTS+FALLEN COURTS+NOW
      DANGERES+OUTES DETECTIVE+LATER DOOR+HOME DOOR+HOUSE Drug+KNOCKING EX+PRESENT EX+SAY EX+WILL End+ANSWER End+ARRESTED End+FIND End+HIGHPLACE
      End+OVERDOSE End+Street FIND+SOMEONE GETOUT+BE GIVEBACK+LEGAL GONEOFF+LOC GOT+COPCAR GOT+GONEOFF GOT+HURTING GOT+JUST GOT+REFL GOT+TALKING
      GRABBED+CAMEIN GRABBED+End GRABBED+NOOSE GRABBED+PASTVERB GRABBED+Room Gear+KILL Gear+PASTVERB General+LATER General+TAKING HASES+REFL HASES+Violent
      HEDGE+BREAKIN HEDGE+LIVE HEDGE+SCARED HIDING+CLITIC HIGHPLACE+End HOME+Official HOME+SAY HOME+TOOK HOUSE+NUMBER HOWTO+Drug HOWTO+RANOFF HURT+KILLED
      HURT+NOOSE HURT+SAY HURTEN+End HURTEN+Young HURTING+COMEIN HURTS+ARRESTING HURTS+Held HURTS+Moment Held+ARRESTING Held+AWAY Held+HURTS IF+HOUSE
      IF+KNOCKED INTO+SAY IWANT+ACTOR Interview+ASK Interview+POLICE JAILED+HOWTO JAILED+NOOSE JAILED+Near JUDGE+HOWTO JUST+General JUST+PILLS JUST+REFL
      KILL+DOOR KILL+IF KILL+Room KILLED+COURTS KILLED+HURT KIN+CHARGED KIN+DIE KIN+JUDGE KIN+ONLINE KIN+PULLEDAR KIN+QUESTIONING KIN+TAKEES
      KNOCKED+PASTVERB KNOCKING+COMEIN KNOCKING+HOUSE KNOCKING+HURTS LATER+Calendar LATER+GOT LATER+General LEDGE+End LEFTNOTE+PRESENT LEFTNOTE+WANT
      LEGAL+ANSWER LOC+DETECTIVE LOC+Held LOTS+DOOR LOTS+NOW LOTS+Violent LURKING+HOUSE MISSING+MODAL MISSING+TOOK MODAL+BEHIND MODAL+GETOUT Moment+ANSWER
      Moment+HURTS Moment+LATER NOOSE+Violent NOW+ACTOR NOW+ASKING NOW+GOT NUMBER+BE Near+KIN ONLINE+GOT ONLINE+PRESENT OUTES+LATER OUTES+Moment OUTES+TOOK
      OVERDOSE+End Official+HURTING Official+PASTVERB PASTVERB+HOME PASTVERB+KIN PASTVERB+LURKING PHONE+SAY PILLS+End PILLS+HOME POINT+LEGAL POINT+Violent
      POLICE+RAID POLICE+TOOKES PRESENT+HOWTO PRESENT+JOKE PRESENT+WAVING PULLED+AWAY PULLED+LEDGE PULLED+OUTES PULLEDAR+HOUSE Paperwork+DETECTIVE
      QUERY+EVERYONE QUERY+GRABBED QUERY+HURTEN QUERY+HURTING QUERY+Held QUERY+KNOCKING QUERY+Worker RANOFF+ASKING RANOFF+DOOR RECENT+HOUSE RECENT+Plea
      RECENT+SEVERE REFL+SEIZED ROADSIDE+MODAL Room+ASKING Room+NUMBER Room+OUTES SAY+ARRESTING SAY+GIVEBACK SAY+POLICE SAY+TOOK SCARED+ARRESTED
      SCARED+HURTS SCARED+RANOFF SEARCH+Room SEARCH+SOMEONE SEARCHED SEARCHED+SEARCHED SEIZED+Drug SEIZED+REFL SEIZED+TOOKES SEIZED+WEAPON SEVERE+End
      SOBRIETY+INTO SOBRIETY+MODAL SOMEONE+HASES SOMEONE+HURT SOMEONE+Plea STATEMENT+JUST STATEMENT+PASTVERB STATION+ASKING STATION+CLITIC Sick+PILLS
      Sick+Street Street+JUDGE TAKING+Interview TAKING+OUTES TAKING+RECENT TAKING+SCARED TAKING+WEAPON TALKING+Near TALKING+PILLS TOOK+ASK TOOK+SCARED
      TOOK+STATEMENT TOOKAR+HOME TOOKAR+PAST TOOKAR+PRESENT TOOKAR+WEAPON TOOKAR+Young TOOKES+Calendar TOOKES+MISSING Traffic+Street Violent+BODY WANT+BODY
      WANT+EX WANT+LEFTNOTE WANT+TONIGHT WARRANT+Young WAVING+PRESENT WEAPON+ANYMORE WILL+ASK WILL+EVERYONE WILL+FIND Worker+KIN Young+HURTING Young+ONLINE
      Young+SEVERE ^_aggravated ^_crime ^_cuales ^_expunge ^_felonia ^_green ^_just ^_llegue ^_papel ^_public ^_teacher ^_vino ^_اخوي ^_اخي ^_اكو ^_المحامي
      ^_المحكمه ^_المدرسه ^_بعد ^_خلصت ^_شرطي ^_صاحب ^_طليقتي ^_عقوبه ^_قالو ^_كفاله ^_من ^_هو admit- ahora_tengo alla- am_just and_obstructing and_want
      and_were and_would and_اتهموني and_ارنت and_بده and_تهمه and_كنت anyt- anyth- are_going armas_$ aske- atra- automatically_$ away_$ boun- brid- bridg-
      bridge_$ calli- can_you causing_injury cerc- charged_for chica- clear_automatically colo- comin- con_ninos con_orden conf- contact_order court_dates
      court_is cuantos_puntos de_felonia de_pegar de_violencia defender_$ defensor_publico denuncio_$ desc- dice_mi dijeron_que dijo_que dinero_$
      disorderly_conduct empu- empuj- esco- esta_mal estado_$ extra- failure_to favor_$ fecha- felonia_y for_being for_me foto- fraud_$ free_to from_me
      func- gril- grill- guard- habitual_offender hago_$ handc- have_got hija_se hijo_ya him_من his_phone hold- hold_$ home_and hospital_y i_$ i_refuse
      if_they inves- is_coming it_crime keep- kill- killi- la_iglesia la_primera lal_شرطه lans- lansi- lejo- license_and llevaron_$ lo_acusan lo_que
      locked_me loss_prevention made_me mama_esta maqu- maqui- me_acusaron me_arrepiento me_contesta me_into me_para me_pararon me_puedo me_soltaron
      meaning_$ mens- mensa- mi_abuela mi_primer mi_tia mi_vecino miran- my_attorney my_cpl my_husband my_name my_roommate my_stepdad naci- neig- neigh-
      neph- nephe- nervi- no_estaba no_veo not_what of_road of_this off_his offe- offender_program ofic- ofici- on_that on_this or_misdemeanor otra_cosa
      owi_causing papa_esta papel_dice papel_que pare- pass- permi- placa- plati- pong- prec- preci- primo_y pushe- q_se que_castigo que_corte que_se
      que_sea que_yo queda- quiere_hablar resisting_and robando_$ robar- se_llevaron se_me se_quedaron search_warrant seco- secon- secu- secur- see_my shar-
      she_says siem- siemp- smel- socia- solo_$ speed- suel- suelt- super- talk_about targ- targe- telef- telli- tengo_$ teste- they_said to_answer to_ask
      to_say todo_lo tomad- trabajo_$ trail- trata- troc- twic- up_by va_matar verl- video_$ water_defense witn- witne- y_luego y_que ya_se you_are
      اتهموني_me اخوي_الصغير ادان- ادانه_$ ارنت_$ استا- اعترف- الاعت- الافراج_المشروط الته- التهم- الجل- الحيا- الدك- السج- الضا- الضاب- الضحي- الطب- الغر-
      الغرا- الفو- الما- المدي- المصا- انا_اللي انا_عم انا_مو انتظ- بالجي- بالدر- بالسياره_$ بالقا- بجلس- بدي_محامي بكفاله_$ بهال- تاثير_الكحول تاري- حقوق-
      حماي- حياتي_$ ساعد- سالون- سالوني_me شنسو- عقوبا- علي_and علي_التلفون علي_تهمه عملت- فاتت- فاتتن- فاتتني_me كفالت- لحد_ما للبي- لمحا- لمحام- ما_عنده
      ما_فهمت مالت- مرتي- مره_$ مستع- معلو- معلوم- مين_$ والم- وعليه_تهمه يعطو-`,
    '-0.2': `#michigan #ابلغ #اتصلت #اتهمو #اثبت #اثنا #اجي #احتيال #احكام #اخضر #اخف #ادان #ادفع #اذن #اربر #ارجع #ارفع #اسابيع #اسافر #استانف #استدعا #استعمل
      #استيناف #اسر #اسقاط #اسم #اشار #اشرب #اصاب #اصلا #اطلب #اعتدا #اعتراض #اعترض #اعتقل #افراج #اقدم #اقص #اكتر #الحد #الف #الل #الها #امر #انحكمت
      #انغهام #انواع #اوصل #اول #اونلا #اوهاي #ايجار #بالغ #بالنت #باوهاي #ببلاش #بتاثر #بتاخد #بتاخدو #بتب #بتج #بتخلص #بترجع #بتروح #بتشتغل #بتضل #بتطلع
      #بتعرف #بتعمل #بتقدر #بتنحسب #بحيا #بخسر #بدخن #بدون #برجع #برنامج #بروبيشن #بري #بريد #بسبب #بطل #بطلب #بعتت #بكتب #بكر #بكلام #بكندا #بلانسنغ #بنش
      #بولا #بونتيا #بيتهمو #بيحك #بيرجع #بيروح #بيشوف #بيضل #بيطلعل #بيعمل #بيك #بين #بيها #تاثير #تاجيل #تاخرت #تاريخ #تتوقع #تخفيف #تدرس #تسال #تسقط
      #تظهر #تعرف #تعويض #تقرير #تلقاي #تمنع #تمهيد #تنحسب #تهديد #تهم #تهمه #تهور #تواصل #توزيع #توقع #تيكت #ثاني #جدت #جديد #جرب #جريم #جلسه #جناي #جنسيه
      #جيش #حادث #حاول #حشيش #حضر #حضرت #حكم #حكمو #حمل #خطو #خطير #دايفرجن #دفع #دول #دومست #ديستركت #ديفندر #ديو #رابع #رساله #رسايل #رسم #رقم #زاد #زوج
      #زين #ساعد #سافر #ساق #ساكن #سالو #سانت #سجن #سرقه #سقطت #سكر #سكرتر #سماع #سنت #سنه #سواقه #سوبر #سيركت #شاحن #شاهد #شرح #شرك #شروط #شطب #شغل #شو
      #صاحب #صلن #صورت #صيد #ضاعت #ضحي #طالب #طبي #طلاب #طلبت #طويل #طيب #ظلم #عدم #عربي #عشر #عقوبه #عنا #عنفاسري #عنه #عنها #عنو #غبت #غرامه #غرين #غلط
      #غلطت #غياب #فتش #فرص #فرق #فلني #فلينت #فهمت #فيدرال #فيك #فيه #قالت #قدرت #قدم #قدمت #قديم #قرايب #قضاي #قضيت #قضيه #قفه #قلت #قيم #كانت #كفال
      #كفاله #كلاس #كلان #كلوا #كنت #كوز #كونتاكت #كيرلس #كيف #لانسنغ #لحد #لسه #مبارح #مبلغ #مبين #مترجم #متل #محامي #محتاج #محدد #محكمه #محلفين #مختلف
      #مخدرات #مدعي #مده #مدين #مسح #مسدس #مسدمينر #مشروط #مشكل #مشي #مصادر #مصاريف #معلوم #مفتوح #مقيم #ملاحق #ملغ #ملك #ممسوح #ممكن #منته #منطق #منيح
      #موبد #موعد #ميلاد #ناس #نجيب #نحضر #ندسور #نروح #نطلب #نظف #نظيف #نعمل #نقاط #نوع #هاد #هالش #هدد #هيك #ونص #ياي #يبق #يثبت #يجيب #يحبس #يحسب #يروح
      #يسقط #يشوف #يشيل #يصير #يضل #يطلع #يظهر #يقدم #يقرر #يكف #يكون #يلغ #يلي #يمسح #يمسكو #ينحسب #يوقفو * ._4a 10_anos 10_years 14_days 14_dias 17_year
      19_and 200_$ 20_y 30_days 3_years 3ara- 3arab- 48_horas 4_$ 5_years 68th_district 7_years 90_days 93_dias =100 =150 =1st =20 =2014 =23 =3ayez =400 =4a
      =68 =769 =93 =abierta =absconding =accident =account =accused =acepto =acuerdo =acusa =acusacion =acusan =acusarme =acusaron =addeish =address =admit
      =adolescente =adulto =adultos =advice =advisement =affect =agarran =aggravated =agravada =ahi =aid =alcohol =ann =anos =anyone =apelar =aplicacion
      =appeal =appear =application =appointment =arbor =arma =armas =arreglar =arreglarlo =arrest =arrestan =arrestar =arresto =aseguranza =aside =ask
      =assault =assessment =asylum =attorney =audiencias =aunque =automatic =averiguo =aw =bac =background =bajar =ban =basta =bat =bedfa3 =belongings =bici
      =bien =big =bisir =board =bodily =body =boleta =bolsita =bondsman =borrado =borrar =btemshi =bufete =buscan =busco =business =but =buy =byen7seb
      =byseer =cada =calendar =california =calling =cam =camara =cambia =cambie =cambio =can =canada =cantidad =card =careless =cargo =carrying =cart =carta
      =cartas =cases =caso =castigo =caught =causing =cazar =celular =charged =choked =cinco =citizenship =ciudadana =claim =clair =clase =classes =clear
      =clearance =clemens =clientes =club =cobraron =cobros =cocaina =cocaine =coke =college =comercial =common =community =como =company =concealed
      =condado =condena =condenado =conduct =consecuencias =construction =container =contarle =contest =contratar =contratarlos =controlled =convicted
      =conviene =copia =corte =cosa =costo =costos =costs =cps =crash =crazy =crime =crimes =criminal =cristal =cuales =cuando =cuanto =cuantos =cubre
      =cuenta =cuentan =cuesta =culpar =cumpli =customs =damage =dan =dangerous =dar =deadline =deadlines =dealer =decide =decir =decirlo =declararme
      =declaro =defender =defense =defensor =deferal =deferral =deferred =definition =deje =dejen =delete =delito =deliver =delivery =denied =deportan
      =derecho =desestimar =desfalco =designated =detroit =dia =diferencia =different =digan =direccion =dismissed =disorderly =disqualified =dna =documento
      =documentos =does =dolares =dollar =dollars =domestic =domestica =domingo =drive =driver =drivers =drogas =dropped =drunk =during =dwi =dying =east
      =edad =efectivo =eligible =else =eluding =emailed =embezzlement =empiezo =empleo =employer =employers =encerran =encerrar =endangerment =enojo =entra
      =entre =entregar =entro =equivoque =era =eran =esconder =escribio =escrito =esos =espanol =espera =esperar =esposa =estaba =estados =este =estudiante
      =evidence =examen =existe =exit =expediente =expired =explain =explained =expunge =expungement =exs =extension =facebook =failure =falle =falso
      =faltar =fecha =federal =felon =felonia =felonies =felonious =felony =fight =final =finally =financial =fines =firearm =firearms =first =fleeing
      =florida =for =forfeiture =forgot =form =formas =formulario =fraud =fraude =freeway =fueron =funciona =gastos =general =genesee =google =gps =grave
      =great =guardan =guilty =habitual =hablan =had =hal =handle =hardship =harm =hicieron =high =historial =history =hizo =holder =hours =housing =huir
      =hunt =hunting =huron =hurt =husbands =iba =identity =iglesia =ignore =illegal =illinois =immobilization =impaired =impounded =improper =indiana
      =informante =information =infraccion =infraction =ingham =injury =inmate =inocente =instead =intent =interpreter =interrogation =investigation =jamas
      =jobs =joven =jueves =juez =juicio =juvenil =juvenile =kind =laboratorio =lapeer =lara =last =lee =leer =less =lifted =lisence =list =llega =lleno
      =lobby =lock =lowered =lying =macomb =major =maktoub =maneja =manejar =marihuana =marijana =marijuana =mas =masari =maximo =meaning =medical =meeting
      =menni =menor =menores =menos =messages =meter =meth =meto =mexico =michigan =military =millas =minimum =minor =mintio =misd =misdemeanors =moms
      =money =moral =mount =move =muchacho =multiple =muy =nafs =names =naturalization =necesita =necesito =neighbors =nervios =next =nineteen =nombre
      =nosotros =notice =novia =nueva =o =obligatorio =obstructing =ofensa =oferta =offender =offense =ok =online =onzas =operating =orden =ordinance =other
      =otras =otro =owe =pague =paid =para =parada =parents =pasos =pay =paying =payments =pedir =pego =pegue =penalty =pending =percent =permanent =person
      =personal =personas =peticion =petition =phone =pierde =pierdo =place =plant =pleito =po =podemos =poder =podia =points =poligrafo =ponen =ponerle
      =pontiac =port =portar =positive =possession =pr =prejudice =prelim =preliminar =prescription =presenta =presentarme =primer =primera =primeros =prior
      =priors =prision =prison =private =probable =probatoria =proceso =program =programa =promise =prove =prueba =pruebas =public =publico =puedo
      =punishment =puntos =puse =que =queda =quedar =quedarme =quede =quedo =queremos =quince =quiten =rapids =receta =rechazo =reckless =reclamar =reduce
      =reduced =reducir =refusal =reglas =regue =reinstatement =remote =remove =renewal =repeat =report =represent =request =required =residencia =resident
      =residente =resistir =response =responsibility =restitucion =restraining =resultado =results =retail =retirar =review =reviews =revocada =revocado
      =rid =road =robando =robo =rompio =rules =sabado =saber =sale =sali =salir =sample =sangre =screen =se3a =sea =seal =sealed =second =secretary
      =section =segundo =seis =seized =sell =semana =send =senora =ser =served =service =servicio =sexual =shi =shoplifting =shows =sidewalk =sido
      =significa =single =slate =small =soltaron =someone =spanish =speedy =steps =student =su =sube =subpoena =success =suicide =summer =super =suppress
      =surety =suspendido =suspension =taken =talet =talked =tambien =tarda =tarde =te =teacher =technical =tecnica =temporada =tener =tenido =tercer
      =tercera =tercero =tests =tether =text =that =third =those =threat =thrown =ticket =tickets =tiendas =tienes =time =tiquet =tirar =todavia =together
      =tolerance =toman =total =traductor =trafico =traigo =trailer =trainee =tramite =treatment =trial =trip =trouble =troy =try =tuesday =tumbar =turn
      =turpitude =underage =understand =undo =unlock =uno =unpaid =uscis =using =vacaciones =varias =vaya =ve =vence =vencio =ver =veras =verdad =viaje
      =victima =viejas =violence =visa =visits =wa2t =waiver =wanted =was =weapon =weed =when =who =why =windows =wisconsin =work =worse =worth =ya3ni
      =yarda =year =yenfa3 =yerba =you =youthful =ypsilanti =zero =ابلغ =ابنك =اتهموه =اثبت =اثناء =اجباري =اجتني =اجل =احتمال =اخاف =اخته =اخف =ادفعه =اربر
      =ارفع =ارينمنت =اسافر =استانف =استدعاء =استعمل =استعملت =اسري =اسقاط =اسم =اسولت =اشاره =اشتري =اشرب =اشطب =اصابه =اصلا =اطلب =اعتداء =اعترض =افهم
      =اقامتي =اقدم =اقصي =اقل =اكتر =ال =الاحداث =الادانه =الاستيناف =الاعتداء =الاغراض =الافراج =الاهل =الاول =الاولي =الايجار =البروبيشن =التاجيل
      =التامين =التانيه =التعويض =التقرير =التواصل =التيكت =الثالثه =الثاني =الثانيه =الجامعه =الجرايم =الجلسه =الجنايه =الجنايي =الجنسيه =الجوري =الحاكم
      =الحبس =الحد =الحشيش =الخطوه =الخوف =الدفاع =الدوله =الدومستك =الدي =الراكب =الرفض =الرقم =السجل =السرقه =السكرتري =السكيورتي =السير =الشركه =الشروط
      =الشطب =الضرب =العام =العقوبه =العنف =الغرامه =الف =الفايليشن =الفرق =الفيلوني =القانون =القديم =القديمه =القضايا =القضيه =القياده =الكحول =الكرت
      =الكفاله =الكليه =الكورت =اللي =المبلغ =المحامي =المحكمه =المحل =المخالفه =المختبر =المخدر =المدعي =المده =المدينه =المذكره =المراقبه =المسدمينر
      =المشروط =المقاومه =الموعد =النقاط =الهوشه =الورنت =الوقت =الوورنت =امر =انتهت =انحكمت =انغهام =انكليزي =انواع =او =اوك =اوكل =اول =اونلاين =ايش
      =ايميل =ايه =ب =باسم =بال =بالتراك =بالجلسه =بالساعه =بالسجل =بالعربي =بالعنف =بالفحص =بالكفاله =بالمحكمه =بالنت =باول =باوهايو =ببلاش =بتاثر =بتاخد
      =بتبين =بتخلص =بتروح =بتضل =بتطلع =بتعرف =بتعملو =بتقدر =بتنحسب =بتوصل =بجيبي =بحط =بخسر =بدخن =بدون =بدي =برخصه =برنامج =بروبيشن =بريزن =بسبب =بسجلي
      =بسرقه =بسوق =بطاقه =بطلع =بعتت =بعد =بعدين =بكره =بكفاله =بكندا =بلا =بلانسنغ =بلغ =بمحامي =بمحكمه =بميشيغان =بندقيه =بوصل =بولايه =بونتياك =بياخد
      =بيبين =بيحكي =بيدفع =بيرجع =بيشتغل =بيشوف =بيصير =بيضل =بيع =بيعملو =بيكلف =بيكون =بين =بيننا =تاثير =تاجيل =تاريخ =تالت =تامين =تبكي =تتوقع =تخفيف
      =تدرس =تدفع =تدق =تذر =تذكره =تراك =ترايل =تركت =تروحون =تسقط =تصير =تظهر =تعال =تعويض =تلفوني =تنحسب =تهم =تهمته =تهمه =تهموني =تواصل =توزيع =توصل
      =توقيف =تياب =تيكت =ثاني =ثانيه =جديد =جديده =جرب =جريمه =جلسه =جنايي =جنحه =جنسيه =جيل =حاله =حبس =حضر =حضرت =حقيقي =حكم =حكمه =حكي =حمل =حيازه
      =خابرني =خالفت =خايف =خطوات =خطيره =خلال =خلوني =داكا =دايفرجن =دراغ =درجه =دفعت =دومستك =دي =ديستركت =ديفندر =ديوتي =رخصتي =رد =رساله =رسوم =ركلس
      =سابقه =سافر =سانت =سبب =سجله =سرقه =سعر =سفر =سقطت =سنتين =سنه =سنين =سواق =سواقه =سوق =سي =سياقه =سير =شاحنه =شافو =شرط =شركه =شروط =شطب =شهاده =شو
      =شيل =صارلي =صورتي =صيد =ضاعت =طالب =طالبه =طبي =طردوني =طلبت =طليقتي =ظلم =عالطريق =عالمحكمه =عدم =عشرين =عطاني =عطي =عقوبه =علاج =عندك =عندي =عنف
      =عنه =عنها =عنوان =غبت =غرامات =غرامه =غرين =غلط =غلطت =غلطه =غير =غيلتي =فاتني =فتشوني =فجاه =فحصي =فرصه =فلينت =فهمت =فيك =فيلوني =فيه =قالت =قانوني
      =قدرت =قدمت =قديش =قديمه =قضايا =قضيت =قلت =قياده =كاتبين =كاذب =كارد =كامله =كانت =كتاب =كتابه =كحول =كفاله =كلاس =كلام =كلامي =كلان =كلفه =كلوا =كم
      =كنت =كوز =كونتاكت =كيرلس =كيف =لارسني =لانسنغ =لانه =لاني =لايسنس =لايمتي =لبيتي =لحد =لسه =لقاصر =للبروبيشن =للسجن =للشطب =للشغل =للضابط =للعنف
      =للقاصر =للقاضي =للمحامي =للمحكمه =ليسن =ماريجوانا =مبارح =مبلغ =متجر =مترجم =متهم =مجاني =محاكمه =محامين =محاميي =محتاج =محكمتي =محكمه =محل =محلف
      =محلفين =مخدر =مخدرات =مراقبه =مره =مسدمينر =مسكوني =مسموح =مصادره =مصاريف =معصب =معلقه =معناها =مقابل =مقابله =مقاطعه =مقاومه =مقيده =مقيم =مكتب
      =ملغيه =ملك =منتهيه =منو =منيح =مو =مواطن =مواعيد =موافقه =موبد =موقع =ميسدمينر =ميشيغان =نتيجه =نجيب =نروح =نظيف =نعمل =نوع =هاد =هالشي =هددني =هل
      =هيك =واحد =والجيران =والرخصه =والسلاح =والشرطه =والقاضي =والقضيه =والمحامي =والمحكمه =والمسدس =وخايف =وسوابق =وصلتني =وصلني =وظيفه =وعطاني =وعطوني
      =وعليه =وعندها =وغرين =وقت =وقفه =ولازم =ولايه =ومخالفه =ومين =وندسور =ونص =وياه =وياي =وين =يبغي =يبقي =يحبسوني =يحجي =يحكي =يخفف =يروح =يسال =يشتغل
      =يطلعو =يظهر =يقدم =يقرر =يكفي =يكون =يلي =يمسح =يمسكوني =يمني =ينحسب =يوصل =يوقفوني =يومين @001 @done @may @past @past-part ACTOR+DETECTIVE
      ACTOR+HOUSE ANSWER+CHILD ANSWER+DETECTIVE ANSWER+INTO ANSWER+LEGAL ANSWER+LOC ANSWER+PHONE ANSWER+SCARED ANSWER+Street ANYMORE+HOME ANYMORE+NUMBER
      ANYMORE+PODER ANYMORE+SAY ANYMORE+STATEMENT ARREST+ARRESTED ARREST+CAR ARREST+GIVEBACK ARREST+Held ARREST+Interview ARREST+NOOSE ARREST+QUERY
      ARREST+SOMEONE ARREST+WEAPON ARREST+Weapon ARRESTED+ARREST ARRESTED+BE ARRESTED+CAR ARRESTED+General ARRESTED+HIDEOUT ARRESTED+IF ARRESTED+Interview
      ARRESTED+LATER ARRESTED+MODAL ARRESTED+Traffic ARRESTING+ASKING ARRESTING+Calendar ARRESTING+LOTS ARRESTING+PAPERS ARRESTING+Paperwork ASK+ARREST
      ASK+CHARGED ASK+General ASK+JAILED ASK+PAST ASK+POLICE ASK+Plea ASK+THING ASKAR+PRESENT ASKAR+Paperwork ASKAR+SAY ASKING+GRABBED ASKING+Held
      ASKING+PILLS ASKING+SOMEONE ASKING+SUICIDAL ASKING+TOOK ASKING+TOOKES ASKING+WAKE ASKINGAR+LEGAL AWAY+ASK AWAY+GETOUT AWAY+HURTS AWAY+Held AWAY+LATER
      AWAY+RANOFF BE+ANSWERAR BE+Held BE+PAPERS BODY+Calendar BODY+POLICE BODY+RANOFF BREAKIN+HOUSE BREAKIN+LEGAL BREAKIN+QUERY BREATHE+GIVEBACK
      BREATHE+JUDGE BREATHE+LEGAL BREATHE+THING CAMEIN+GRABBED CAMEIN+LOTS CAMEIN+Moment CAMEIN+OUTES CAMEIN+POLICE CAMEIN+QUERY CAR+FIND CAR+HOME CAR+KIN
      CAR+MODAL CAR+PAST CAR+RANOFF CAR+SCARED CAR+STATEMENT CAR+TOOKES CAR+WARRANT CHARGED CHARGED+ARREST CHARGED+ASK CHARGED+CHARGED CHARGED+CLITIC
      CHARGED+COMEIN CHARGED+FIND CHARGED+GOT CHARGED+HURT CHARGED+HURTS CHARGED+IWANT CHARGED+KILLING CHARGED+KNOCKED CHARGED+KNOCKING CHARGED+LOTS
      CHARGED+MISSING CHARGED+ONLINE CHARGED+STATEMENT CHARGED+Street CHARGED+TAKEES CHARGED+TAKINGAR CHARGED+TOOKES CHARGED+WANT CHARGED+WEAPON
      CHARGED+WILL CHARGED+Weapon CHILD+BREAKIN CHILD+GETOUT CHILD+General CHILD+HURTING CHILD+IF CHILD+KIDNAP CHILD+KNOCKING CHILD+LATER CHILD+PODER
      CHILD+SEARCH CHILD+SOBRIETY CLITIC+ANSWERAR CLITIC+CHARGED CLITIC+IDIOM CLITIC+LATER CLITIC+ONLINE CLITIC+PODER CLITIC+QUESTIONS COLOR+HIGHPLACE
      COLOR+LEDGE COLOR+Street COLOR+THING COMEIN+CLITIC COMEIN+COURTS COMEIN+PILLS COMEIN+SOMEONE COMEIN+TOOK COMEIN+WARRANT COURTS+Calendar COURTS+JOKE
      COURTS+KIN COURTS+Moment COURTS+POINT COURTS+PRESENT COURTS+RANOFF COURTS+SEARCH COURTS+SOMEONE COURTS+STATEMENT COURTS+WEAPON COURTS+Worker
      COURTS+Young CPS+HOME CPS+SAY CUFFS+CLITIC Calendar+COMEIN Calendar+GIVEBACK Calendar+HURT Calendar+JUST Calendar+LATER Calendar+PAPERS
      Calendar+PASTVERB Calendar+POINT Calendar+PRESENT Calendar+SCARED Calendar+WARRANT DETECTIVE+GRABBED DETECTIVE+JAILED DETECTIVE+JUDGE DETECTIVE+NUMBER
      DETECTIVE+RECENT DETECTIVE+THING DETECTIVE+Young DIE+OVERDOSING DOGS+POLICE DOOR+TOOKAR Drug+ASKING Drug+CHARGED Drug+JUDGE Drug+Young EX+CHARGED
      EX+Official EX+PAST EX+PASTVERB EX+Paperwork EX+TOOK EX+Violent End+ARREST End+INTO End+LEGAL End+OVERDOSING End+STATEMENT End+TAKING FAINT+OUTES
      FAINT+WANT FAINT+WILL FALLEN+JUST FIND+CLITIC FIND+LEGAL FIND+SCARED FIND+STATEMENT GIVEBACK+ARREST GIVEBACK+BREATHE GIVEBACK+CAR GIVEBACK+COURTS
      GIVEBACK+HOME GIVEBACK+Interview GIVEBACK+LOTS GIVEBACK+REFL GONEOFF+General GONEOFF+NOOSE GONEOFF+WEAPON GONEOFF+Weapon GOT+CHARGED GOT+NUMBER
      GOT+PODER GOT+POINT GOT+ROUGH GOT+Worker GRABBED+ARRESTING GRABBED+BODY GRABBED+Calendar GRABBED+DOOR GRABBED+General GRABBED+KILL GRABBED+TAKING
      Gear+HEDGE Gear+HOME Gear+KIN Gear+TAKEES General+ARRESTING General+FALLEN General+Gear General+HOME General+HOUSE General+Interview General+JUST
      General+KIN General+POINT General+PULLEDAR General+QUERY General+SCARED General+TAKINGAR HASES+BREAKIN HASES+Drug HASES+LEGAL HASES+PASTVERB
      HASES+QUERY HASES+SOMEONE HEDGE+CAMEIN HEDGE+CHARGED HEDGE+COPCAR HEDGE+CPS HEDGE+EX HEDGE+FIND HEDGE+GOODBYE HEDGE+KIDNAP HEDGE+KNOCKED HEDGE+LEDGE
      HEDGE+LEGAL HEDGE+POISON HEDGE+ROADSIDE HEDGE+SEIZED HEDGE+Street HEDGE+TOOKAR HIDEOUT+ASKING HIDEOUT+LEGAL HIDEOUT+LOTS HIDEOUT+SCARED HIDEOUT+SEARCH
      HIDEOUT+TALKING HOME+ANYMORE HOME+ARREST HOME+AWAY HOME+End HOME+GIVEBACK HOME+General HOME+HASES HOME+INTO HOME+JAILED HOME+KNOCKED HOME+LEGAL
      HOME+PAST HOME+RECENT HOME+STATEMENT HOME+TALKING HOUSE+ANYMORE HOUSE+CHARGED HOUSE+General HOUSE+HURTS HOUSE+IF HOUSE+IWANT HOUSE+LATER HOUSE+LEGAL
      HOUSE+MODAL HOUSE+Plea HOUSE+SCARED HOUSE+TAKING HOUSE+Traffic HURT+ANSWER HURT+ANSWERAR HURT+ANYMORE HURT+ARREST HURT+ARRESTING HURT+AWAY HURT+BODY
      HURT+Calendar HURT+HOWTO HURT+JUDGE HURT+KNOCKING HURT+LEGAL HURT+OUTES HURT+POLICE HURT+Traffic HURTEN+CHARGED HURTEN+CHILD HURTEN+KILL
      HURTING+CHARGED HURTING+Calendar HURTING+General HURTING+HURT HURTING+INTO HURTING+LOTS HURTING+Room HURTING+TAKEES HURTING+TAKINGAR HURTS+ANYMORE
      HURTS+KNOCKING HURTS+Paperwork HURTS+REFL HURTS+THING Held+HURT Held+IF Held+INTO Held+MODAL Held+QUERY IDIOM+HEDGE IDIOM+KILL IDIOM+MISSING
      IDIOM+RECENT IF+CAR IF+FIND IF+LIGHTS IF+PAST IF+TAKEES IF+TAKING IF+TAKINGAR IF+TOOKAR INTO+IF INTO+MISSING INTO+NUMBER INTO+RECENT IROOM+AWAY
      IROOM+BE IROOM+INTO IROOM+LOC IROOM+PRESENT IWANT+GIVEBACK IWANT+Moment IWANT+SOMEONE IWANT+WEAPON Interview+ANYMORE Interview+General Interview+LOTS
      Interview+ROADSIDE JAILED+HASES JAILED+HOUSE JAILED+MISSING JAILED+POLICE JAILED+SEARCH JUDGE+ASKING JUDGE+COMEIN JUDGE+GONEOFF JUDGE+IDIOM
      JUDGE+TALKING JUDGE+WAVING JUST+COURTS JUST+HURTS JUST+IF JUST+JAILED JUST+Official JUST+Paperwork JUST+SCARED KIDNAP+NOW KIDNAP+QUERY KIDNAP+RANOFF
      KIDNAP+SOMEONE KIDNAP+TAKING KILL+COURTS KILL+HOUSE KILL+IDIOM KILL+LOTS KILL+Near KILL+RANOFF KILL+RECENT KILL+SAY KILLED+LOC KILLING+Violent
      KIN+ANSWERAR KIN+ASKING KIN+ASKINGAR KIN+BEHIND KIN+DOGS KIN+IF KIN+PODER KIN+SOBRIETY KIN+TAKINGAR KNOCKED+CHARGED KNOCKED+DOOR KNOCKING+Young LATER
      LATER+JUST LATER+LATER LATER+LOTS LATER+PASTVERB LATER+QUERY LEDGE+ROADSIDE LEFTNOTE LEFTNOTE+ANSWER LEFTNOTE+Interview LEFTNOTE+LEFTNOTE LEGAL
      LEGAL+CHILD LEGAL+DIE LEGAL+Drug LEGAL+End LEGAL+FIND LEGAL+GIVEBACK LEGAL+GRABBED LEGAL+HURTS LEGAL+IWANT LEGAL+Interview LEGAL+JUST LEGAL+KNOCKING
      LEGAL+LEGAL LEGAL+LOTS LEGAL+MISSING LEGAL+NUMBER LEGAL+PASTVERB LEGAL+PILLS LEGAL+POINT LEGAL+POLICE LEGAL+SOBRIETY LEGAL+Street LEGAL+TAKING
      LEGAL+WILL LEGAL+Young LIVE+CHILD LIVE+OUTES LOC+HURTS LOC+LATER LOC+LEGAL LOC+ONLINE LOTS+ANSWER LOTS+ASKING LOTS+Plea LURKING+HOME LURKING+LOTS
      MISSING+CAR MISSING+IDIOM MISSING+LEGAL MISSING+PASTVERB MODAL+EX MODAL+FALLEN MODAL+IDIOM MODAL+LATER MODAL+NECK MODAL+Official MODAL+PHONE
      MODAL+POLICE MODAL+TOOKES Moment+COURTS Moment+DETECTIVE Moment+SEARCH NECK+PRESENT NOOSE+General NOOSE+HOME NOOSE+IF NOOSE+LEGAL NOOSE+Moment
      NOW+CHARGED NOW+IF NUMBER+KILLED NUMBER+KIN NUMBER+LEGAL NUMBER+MODAL NUMBER+QUERY NUMBER+Young Near+Calendar Near+General Near+HASES Near+LATER
      Near+LEGAL Near+PAST Near+STATION Near+Traffic ONLINE ONLINE+BE ONLINE+General ONLINE+LEGAL ONLINE+ONLINE OUTES+ANYMORE OUTES+CHARGED OUTES+GIVEBACK
      OUTES+General OUTES+IWANT OUTES+MODAL OUTES+PODER OUTES+SOBRIETY OUTES+STATEMENT OVERDOSED+HOUSE OVERDOSING+DIE Official+BREAKIN Official+GIVEBACK
      Official+HURT Official+HURTEN Official+IWANT Official+NOOSE Official+RECENT Official+SEARCHED Official+TOOK Official+Young PAPERS+JUST PAPERS+POINT
      PAPERS+Plea PASSEDOUT+RECENT PAST+ASK PAST+BE PAST+BODY PAST+CAMEIN PAST+FALLEN PAST+HEDGE PAST+HOME PAST+KIN PAST+KNOCKED PAST+LIVE PAST+NOW
      PAST+PASTVERB PAST+PODER PAST+PRESENT PAST+PULLEDAR PAST+RANOFF PAST+TAKING PAST+TAKINGAR PAST+TALKING PAST+TOOKAR PAST+WANT PASTVERB+GRABBED
      PASTVERB+Gear PASTVERB+HIDEOUT PASTVERB+HOWTO PASTVERB+JAILED PASTVERB+KNOCKED PASTVERB+KNOCKING PASTVERB+LEDGE PASTVERB+LOC PASTVERB+NOW
      PASTVERB+Near PASTVERB+SOBRIETY PASTVERB+STATION PASTVERB+Street PASTVERB+TAKEES PASTVERB+TALKING PASTVERB+Violent PILLS+ASKING PILLS+CHARGED
      PILLS+CHILD PILLS+Calendar PILLS+HOUSE PILLS+POLICE PILLS+WEAPON PILLS+WILL PILLS+Weapon PILLS+Young PODER PODER+ARREST PODER+GIVEBACK PODER+GOT
      PODER+HEDGE PODER+LIVE PODER+Near PODER+OUTES PODER+Official PODER+PODER PODER+PRESENT PODER+QUERY PODER+TAKEES PODER+TOOK POINT+ASKING POINT+COURTS
      POISON+PRESENT POLICE+LEGAL POLICE+PASTVERB POLICE+POINT POLICE+SEARCH POLICE+SEVERE POLICE+STATEMENT POLICE+TOOK POLICE+WEAPON PRESENT+CHARGED
      PRESENT+KILLED PRESENT+LATER PRESENT+LEGAL PRESENT+LIGHTS PRESENT+ONLINE PULLED+HIGHPLACE PULLED+Traffic PULLINGAR+COURTS PULLINGAR+Paperwork
      Paperwork+ARRESTED Paperwork+BREAKIN Paperwork+Calendar Paperwork+FALLEN Paperwork+FIND Paperwork+GIVEBACK Paperwork+GONEOFF Paperwork+KNOCKING
      Paperwork+STATEMENT Paperwork+TOOKES Plea+AWAY Plea+CHARGED Plea+CHILD Plea+COURTS Plea+GOT Plea+HOUSE Plea+INTO Plea+LOTS Plea+POLICE Plea+Paperwork
      Plea+TALKING QUERY+BREAKIN QUERY+CHILD QUERY+CLITIC QUERY+COMEIN QUERY+GETOUT QUERY+GIVEBACK QUERY+General QUERY+HURT QUERY+IWANT QUERY+KILL
      QUERY+LEGAL QUERY+LOC QUERY+PULLINGAR QUERY+QUESTIONING QUERY+RECENT QUERY+REFL QUERY+SCARED QUERY+SOBRIETY QUERY+Street QUERY+Violent QUERY+Young
      QUESTIONED+AWAY QUESTIONED+CLITIC QUESTIONED+INTO QUESTIONING+OUTES QUESTIONS+KIN RANOFF+ANSWER RANOFF+ARREST RANOFF+KIDNAP RANOFF+LEGAL
      RANOFF+Official RANOFF+POLICE RANOFF+Plea RANOFF+TAKING RANOFF+TALKING RECENT+ANSWER RECENT+HOWTO RECENT+HURTING RECENT+IDIOM RECENT+LEGAL
      RECENT+PASSEDOUT RECENT+ROUGH RECENT+TAKING REFL+AWAY REFL+CAR REFL+COPCAR REFL+COURTS REFL+HURTING REFL+INTO REFL+NUMBER REFL+POLICE REFL+SOBRIETY
      REFL+Traffic Room+GIVEBACK Room+SAY Room+WILL SAY+HURT SAY+LEGAL SAY+LIVE SAY+OUTES SAY+PASTVERB SAY+POINT SAY+PULLED SAY+TOOKAR SAY+Violent
      SCARED+GONEOFF SCARED+GRABBED SCARED+RECENT SEARCH+General SEARCH+HIDEOUT SEARCH+HOME SEARCH+Interview SEARCH+LEGAL SEARCH+Near SEARCH+QUERY
      SEARCHED+CHILD SEARCHED+QUERY SEARCHED+Young SEIZED+GOT SEIZED+INTO SEVERE+AWAY SEVERE+CHARGED SEVERE+Paperwork SEVERE+SOMEONE SEVERE+Traffic
      SEVERE+Young SOBRIETY+ASK SOBRIETY+BREATHE SOBRIETY+Calendar SOBRIETY+LATER SOBRIETY+LEGAL SOBRIETY+REFL SOMEONE+CHARGED SOMEONE+End SOMEONE+GIVEBACK
      SOMEONE+LOTS SOMEONE+PAPERS SOMEONE+REFL STATEMENT+ANYMORE STATEMENT+AWAY STATEMENT+CHILD STATEMENT+Calendar STATEMENT+GOT STATEMENT+IWANT
      STATEMENT+LEGAL STATEMENT+POLICE STATEMENT+RANOFF STATEMENT+SOMEONE STATEMENT+Young STATION+ANSWER Sick+HIGHPLACE Sick+LEDGE Street+ASK Street+AWAY
      Street+COURTS Street+LOTS Street+Paperwork TAKEES+CAR TAKEES+CHARGED TAKEES+HEDGE TAKEES+HURTING TAKEES+Held TAKEES+LEGAL TAKEES+NOOSE TAKEES+OUTES
      TAKEES+QUERY TAKEES+TAKING TAKING+BODY TAKING+CHARGED TAKING+Drug TAKING+General TAKING+PAPERS TAKING+POINT TAKING+QUERY TAKING+Street TAKING+TAKEES
      TAKING+Violent TAKINGAR+HEDGE TAKINGAR+HOUSE TAKINGAR+HURTING TAKINGAR+THING TALKING+CAR TALKING+Calendar TALKING+HURTS TALKING+Paperwork
      TALKING+SOBRIETY TALKING+SOMEONE THING+ARREST THING+DETECTIVE THING+DIE THING+HASES THING+KILLED THING+TAKINGAR THING+WAVING TOOK+ANSWER TOOK+BODY
      TOOK+CAR TOOK+CHARGED TOOK+HIDEOUT TOOK+HOME TOOK+LEGAL TOOK+LOC TOOK+MISSING TOOK+Room TOOK+TALKING TOOK+Violent TOOK+WAKE TOOK+WEAPON TOOK+Weapon
      TOOKAR+ANYMORE TOOKAR+CLITIC TOOKAR+COURTS TOOKAR+Calendar TOOKAR+JAILED TOOKAR+Paperwork TOOKAR+SOMEONE TOOKES+CAR TOOKES+COURTS TOOKES+General
      TOOKES+JAILED TOOKES+NOOSE TOOKES+PAPERS TOOKES+Paperwork TOOKES+WARRANT Traffic+ARRESTED Traffic+HASES Traffic+INTO Traffic+LATER Traffic+POINT
      Traffic+TOOK Traffic+TOOKAR Traffic+WEAPON Violent+ANYMORE Violent+Calendar Violent+KILLING Violent+LEDGE Violent+PAST Violent+REFL Violent+Street
      Violent+WARRANT WANT+FIND WANT+GONEOFF WANT+Gear WANT+LEGAL WANT+MISSING WANT+PODER WANT+PULLED WANT+SOMEONE WARRANT+CHILD WARRANT+GRABBED
      WARRANT+NOOSE WARRANT+POINT WAVING+ASKING WAVING+KIN WAVING+THING WEAPON+CAR WEAPON+General WEAPON+HOME WEAPON+HURT WEAPON+IF WEAPON+JUST WEAPON+LEGAL
      WEAPON+PODER WEAPON+PULLEDAR WEAPON+QUERY WEAPON+Room WILL+CHARGED WILL+GONEOFF WILL+JUST WILL+LEFTNOTE WILL+LEGAL WILL+LURKING WILL+PODER
      WILL+PULLINGAR WILL+STATION WRISTS+HEDGE Weapon+HURT Weapon+LEGAL Weapon+PASTVERB Worker+HOME Worker+PAST Young+BREAKIN Young+CAR Young+COMEIN
      Young+DETECTIVE Young+GETOUT Young+HURT Young+Held Young+KIDNAP Young+KNOCKING Young+LATER Young+Near Young+PODER Young+POLICE Young+SEARCH
      Young+SOBRIETY Young+Traffic Young+Violent ^ARREST ^ARRESTED ^ARRESTING ^CHARGED ^COMEIN ^COURTS ^End ^GIVEBACK ^General ^HIDEOUT ^HOUSE ^HURTEN
      ^JAILED ^KILLED ^LEGAL ^MODAL ^OUTES ^PAST ^PODER ^PULLED ^Paperwork ^Room ^Street ^TAKING ^TAKINGAR ^WARRANT ^_0 ^_17 ^_19 ^_20 ^_24 ^_2al ^_2nd ^_30
      ^_45 ^_4th ^_68th ^_769 ^_93 ^_abogado ^_absconding ^_accident ^_accused ^_acepto ^_all ^_am ^_armas ^_arraignment ^_arrest ^_assault ^_audiencia
      ^_automatic ^_background ^_bale ^_beat ^_borrar ^_bought ^_cada ^_can ^_car ^_carcel ^_careless ^_cargo ^_carro ^_caso ^_castigo ^_caught ^_charged
      ^_class ^_college ^_como ^_condena ^_conviene ^_corte ^_cost ^_could ^_criminal ^_cuando ^_cuanta ^_cuantas ^_cuanto ^_cuantos ^_cuarto ^_cuenta
      ^_datamaster ^_deadlines ^_debo ^_defensa ^_defensor ^_deferred ^_delete ^_denied ^_designated ^_detective ^_diferencia ^_disorderly ^_diversion ^_do
      ^_does ^_ella ^_en ^_entrapment ^_entregar ^_era ^_explain ^_expungement ^_failure ^_false ^_felonious ^_felony ^_fines ^_first ^_fleeing ^_forgot
      ^_gastos ^_google ^_got ^_growing ^_h1b ^_hablar ^_hardship ^_hasta ^_high ^_hiye ^_home ^_i ^_iba ^_impaired ^_impound ^_improper ^_ingham
      ^_interlock ^_juez ^_juicio ^_juvenile ^_kids ^_la ^_lab ^_ley ^_limite ^_lisence ^_lista ^_llamo ^_llevan ^_manager ^_maximo ^_meth ^_michigan
      ^_minor ^_misdemeanor ^_missed ^_mugshot ^_multas ^_multiple ^_my ^_non ^_oficial ^_open ^_orden ^_our ^_out ^_pardon ^_parole ^_pasos ^_pbt ^_pedir
      ^_pena ^_permiso ^_personal ^_pierdo ^_plate ^_plea ^_points ^_posesion ^_pretrial ^_primer ^_primera ^_principal ^_prior ^_private ^_probable
      ^_proceso ^_programa ^_prosecutor ^_prove ^_puede ^_pueden ^_puedo ^_recuperar ^_reduce ^_reducir ^_refused ^_reglas ^_released ^_remove ^_repeat
      ^_report ^_resisting ^_restricted ^_retail ^_return ^_ring ^_salir ^_seal ^_searched ^_second ^_secretary ^_sentencia ^_serious ^_sex ^_show ^_sirve
      ^_solo ^_stalking ^_stand ^_stolen ^_stopped ^_talet ^_telefono ^_testigo ^_tether ^_third ^_ticket ^_time ^_tiquet ^_toman ^_travel ^_trial ^_truck
      ^_under ^_underage ^_uso ^_van ^_viajar ^_violated ^_voy ^_was ^_where ^_which ^_why ^_will ^_work ^_youthful ^_zero ^_اتصلت ^_اتهموني ^_اجتني ^_اخدو
      ^_اخذوا ^_استعملت ^_استيناف ^_افتح ^_اقدر ^_اقدم ^_اكتب ^_اكدر ^_البروبيشن ^_التامين ^_التيكت ^_الراكب ^_الساعه ^_السجل ^_السجن ^_العنف ^_الفرق
      ^_القانون ^_الكفاله ^_المحقق ^_المخالفه ^_المدعي ^_الولاد ^_اوراق ^_اول ^_باخد ^_بتاخدو ^_بخسر ^_بدفع ^_بدنا ^_برنامج ^_بروبيشن ^_بشتغل ^_تاجيل ^_تالت
      ^_تهمتي ^_تهمه ^_ثالث ^_جدول ^_جلسه ^_جنايه ^_جنحه ^_حدا ^_حطيت ^_حقوق ^_حكم ^_خالفت ^_خطوات ^_دفعت ^_دي ^_رابع ^_رح ^_رخصتي ^_رسوم ^_سجل ^_سرقت
      ^_سقطت ^_شركه ^_شروط ^_شطب ^_شكد ^_شلون ^_شيل ^_صارلي ^_طردوني ^_طلعوني ^_عمري ^_غبت ^_غرامه ^_غلطت ^_فاتتني ^_فاتني ^_فتشوا ^_فيلوني ^_فيي ^_قانون
      ^_قبل ^_قديش ^_كرت ^_كيف ^_لو ^_مترجم ^_محاميي ^_محتاج ^_محكمت ^_محكمه ^_مخالفه ^_مده ^_مراقبه ^_مسح ^_مقاومه ^_ممنوع ^_مهله ^_موعد ^_موقع ^_مين ^_نمت
      ^_واحد ^_وصلتني ^_يوم a2ad- a2add- abogado_en abogado_me abogado_para about_court about_what abrio_la acabo_mi acci- accid- accident_$ accident_and
      accused_of acep- acept- acue- acuer- acus- acusa- acusado_$ acusan_$ acusan_de addei- addr- addre- admi- admit_it adol- adole- adult- adulto_$ advic-
      advice_$ afecta_mi affe- affec- affect_my after_accident after_domestic after_dui after_getting after_owi again_$ agente_de aggr- aggra-
      aggravated_assault agrav- agre- agreg- ahora_dice ahora_dicen ahora_esta al_final al_juez al_que alca- alcan- algo_de alguien_con alle- alleg- am_i
      and_drunk and_eluding and_go and_just and_my and_never and_searched and_they and_wants and_اخدت and_اخذ and_بعد and_تحت and_دوا and_طلع and_علي
      and_عمره and_لسا and_متهم and_نريد and_هلق and_وقفوه and_يا anda- ann_arbor anter- antid- anul- anula- any_of anyo- anyon- apartment_$ apela- apla-
      aplaz- apli- aplic- appe- appea- appear_$ appl- appli- application_$ appo- appoi- arbor_$ are_all arested_for arma_en armas_por arre- arreg- arres-
      arrestado_$ arrestan_$ arrestaron_$ arrestaron_en arrested_me arresto_$ arresto_sin aseg- asegu- asid- aside_$ ask_you asked_me assa- assau-
      assault_with assault_y asses- asyl- asylu- at_arraignment at_midnight at_party at_station atac- atto- attor- attorney_$ attorney_for audi- audie-
      audiencia_$ aunq- aunqu- aunque_no aunque_sea autom- aver- averi- aviso_de avoi- ayuda- ayudar_$ ayude- bac_$ back_$ back_in backg- bail- bailed_out
      bale_for bano_$ bar_$ bast- battery_$ be_thrown beating_his because_conference bedf- bedfa- beli- belie- belo- belon- bille- birth- bisi- bisir_$
      blue_water bodil- bodily_harm bole- bolet- bols- bolsi- bonds- borr- borra- borrar_$ brazo_$ brok- bron- bronc- brother_$ btem- btems- bufe- bufet-
      bull- busca_$ buscan_$ buscando_mi buscar_en busi- busin- but_it by_phone byen7- byse- bysee- byseer_$ cach- cae_caso cale- calen- calendar_$
      call_back call_you calla- cama- camar- camb- cambi- came- came_to camer- can_i can_it can_she can_they cana- canad- canada_con cance- cans- cantidad_$
      carcel_de carcel_por card_$ card_and career_$ carel- careless_driving cargo_es carro_para carro_sin carry- carry_$ carrying_concealed cart- carta-
      carta_de cartu- casa_y case_is cash_app cash_surety caso_$ caso_abierto caso_de casos_$ casos_de casos_en cast- casti- castigo_$ caug- caugh-
      caught_driving caught_shoplifting caught_with causi- caza- cazar_con ccw_$ cdl_and cdl_for celu- celul- celular_y chan- chang- charged_$ charged_me
      checa- check_$ chic- child_endangerment child_was chiq- chiqu- choke- cierto_$ cinc- citizen_$ citizenship_$ ciudadania_$ ciudadano_y civi-
      civil_infraction clai- clair_$ class- classes_de clea- clean_slate clear_my clem- cleme- clemens_$ cobran_por cobro- coca- cocai- cocaine_$ colle-
      college_$ come- come_back come_in come_off comer- comercial_$ comme- commo- commu- community_service como_adulto como_averiguo como_encuentro
      como_funciona como_le como_lo como_me como_quito como_se como_بدو con_cargo con_caso con_condena con_domestica con_droga con_drogas con_eso
      con_felonia con_juez con_licencia con_otro con_owi con_pistola con_ppo con_receta con_ustedes conce- cond- conda- condado_$ condado_de conde-
      condena_de condu- confe- conference_$ cons- consent_calendar consequences_$ consi- construction_zone consu- cont- conta- contest_$ contr- contra_mi
      contratarlos_$ conve- convi- conviction_$ coop- coope- cop_said copi- corr- cort- corte_en corte_o cost- cost_of costo- costo_$ costs_$ cpl_and
      cpl_con cpl_with cpl_y craz- crim- crime- crime_$ crimes_$ crimi- criminal_$ cris- crist- csc_$ cual- cuale- cuales_son cuan- cuand- cuando_es
      cuando_la cuando_lo cuant- cuanto_$ cuanto_cuesta cuanto_dan cuanto_le cuanto_tarda cuantos_anos cuen- cuent- cuenta_como cuesta_la daca_and dan_$
      dangerous_weapon de_acuerdo de_armas de_asalto de_casa de_caso de_casos de_corte de_dos de_dui de_esto de_familia de_hace de_jurado de_larceny
      de_manejo de_menor de_michigan de_mota de_no de_oakland de_owi de_pagar de_parole de_posesion de_probacion de_probatoria de_que de_salir de_testigo
      de_tienda de_veras de_verdad dead- deadline_$ deale- death_$ deber- debi- decir- decir_lo decirle_la declararme_culpable declaro_culpable defe- defen-
      defense_$ defer- deferral_$ defi- defin- definition_$ dejan_entrar delete_my deli- delit- deliv- delivery_of denie- denied_$ denu- denun- depo-
      deportan_por desec- desf- desfa- desi- desig- dest- detective_ya detro- devic- dias_para dias_que dias_sin dias_y dieron_dui dieron_tiquet dife-
      difer- diferencia_entre diffe- digo_en dije_que dine- diner- dinero_para diso- disor- disp- dispu- do_with do_you does_being dola- dolar- dolares_$
      doll- dolla- dome- domes- domestic_$ domestic_violence domestica_$ domestica_con domestica_que donde_esta dorm- dormi- dos_dui dos_semanas driv-
      drive- driver_responsibility driving_$ driving_michigan driving_suspended driving_while drog- droga- dropp- drug_$ drug_arrest drug_possession
      drugs_in drun- drunk_driving dui_can dui_michigan dui_شو duri- durin- dyin- east_lansing echa- edad_$ edfa3_$ efec- efect- elig- eligi- ella_me elud-
      eludi- emer- emerg- empe- empez- empi- empie- empl- emplo- en_ann en_background en_corte en_dorm en_ichat en_juvenil en_parole en_puente en_su
      en_tienda en_troy en_vez encerran_$ encerran_por enda- endan- entrapment_$ equiv- equivoque_de era_de erro- es_domestica escon- escuela_$ eso_no
      eso_ya espa- espan- esposa_le esposo_le esposo_tiene esta_adentro esta_tocando estab- estaba_ahi estad- estado_y este_chat estud- evidencia_$ evit-
      evita- ex_dice ex_is exam_$ exame- excu- excus- exis- exped- exper- expl- expla- expli- expo- expu- expun- expunge_$ expungement_$ face- face_$ faceb-
      failu- falt- falta- fech- fede- felo- felon- felon_in felonia_$ felonious_assault felony_$ fighting_$ file- fill_out fina- final- finan- financial_aid
      find_out fine- fire- fire_me firea- firearm_$ firearms_$ firs- first_degree first_dui first_offender first_owi first_steps fisc- fisca- fiscal_$ flee-
      fleei- fleeing_and floo- flor- flori- florida_$ foll- follo- for_assault for_drunk for_dv for_first for_him for_hyta for_immigration for_interpreter
      for_not for_owi for_speeding for_this force- forgo- forma- formulario_$ foster_care four- fourt- frau- freew- frid- frida- fuero- gast- gasto- genes-
      genesee_county get_rid ghay- golpea_$ good- goog- googl- got_caught got_domestic got_stopped got_ticket grad- gran- grand- grand_rapids grande_$
      gratis_$ grav- grave_$ grea- green_card guar- guil- guilt- guilty_$ guilty_to guns_for habi- habia_tomado habit- habitual_$ hablar_$ hacemos_$
      hacer_eso haga- hago_primero hall- hamtramck_$ handl- hards- have_office he_already hech- held_for help_me her_boyfriend hermano_en hermano_esta hici-
      hicie- high_bac hija_le hijo_lo hijo_menor hijo_tiene hijo_y hijos_$ him_with him_شو himself_in hire- holde- hond- hondu- hour- housi- huellas_$
      hunti- huro- hurt_my husband_$ hyta_and hyta_para i_admit i_be i_drive i_going i_got i_hire i_live i_owe i_own i_pay i_plead i_send i_still i_take
      i_took i_want iba_de ichat_$ if_it igno- ignor- ilegal_$ ille- illeg- illi- illin- immo- immob- impai- impaired_driving in_one in_possession in_room
      india- informacion_$ infr- infra- infraccion_civil infraction_$ ingh- ingha- ingham_county injury_$ inma- inmat- inmate_$ inmate_search inmigracion_$
      inoc- inoce- insp- inspe- inst- insta- inste- instead_of inte- intent_to inter- into- intox- inve- invit- ir_corte is_been is_being is_going is_home
      is_ppo is_they is_your it_be it_go it_in it_mean it_ok it_too it_was jack- jail_address jama- jove- juev- jueve- juez_me juez_para juic- juici-
      juicio_$ jura- jurad- jurado_$ just_pay juve- juven- juvenil_y juvenile_$ keep_my kham- khatw- kind_of know_why la2e- la_aplicacion la_cdl
      la_ciudadania la_cuenta la_direccion la_gente la_high la_llamada la_parada la_pelea la_persona la_ppo la_que la_regue la_restringida la_segunda
      la_solicitud la_tercera la_victima la_visa la_ابني labor- lape- lapee- last- last_summer lasti- later_$ le_dicen le_dieron le_dijeron le_hago le_pegue
      le_ponen le_pregunto le_va lejos_$ let_police licenciado_$ lifte- limi- limit- limite_de limpiar_$ list- llama- llamo_por llen- lo_$ lo_dejo lo_mio
      lo_pueden lo_puedo lobb- loca- look_at lowe- lower- luces_atras lyin- maco- macom- majo- mal_en mama_quiere manda- mane- manej- manejar_borracho
      manejar_con manejar_tomada manejar_tomado maner- marido_me marih- marij- marijuana_$ mark- marysville_$ mas_que max_for maxi- maxim- me_acusa
      me_acusan me_afecta me_arrestaron me_but me_can me_cobra me_cobran me_corrieron me_culpar me_dejo me_detuvieron me_encerran me_equivoque me_for me_how
      me_meto me_off me_pego me_puede me_quede me_quitaron me_robaron me_siguen me_suspendieron me_بالشارع me_سايق me_قبل mean- meani- meet- meeti- meno-
      menor- menor_$ menor_con menores_$ menos_de ment- mes_que meto_en mexi- mexic- mi_audiencia mi_boleta mi_carro mi_cdl mi_cita mi_cpl mi_cuarto
      mi_domestica mi_esposa mi_fecha mi_felonia mi_me mi_nina mi_owi mi_probacion mi_tiquet mi_vida mi_visa mich- michi- michigan_$ michigan_y miedo_de
      mili- milit- milla- minor_in mio_$ mis_rifles misd- misde- misdemeanor_$ misdemeanors_$ mismo_que mone- money_$ mora- moral_turpitude mostr- mota_en
      mother_$ motion_to moun- mount_clemens mugshot_$ mult- multa_$ multas_$ multi- murder_$ my_apartment my_bedroom my_card my_driveway my_drug my_dui
      my_employer my_expungement my_fines my_guns my_husbands my_interlock my_neighbor my_neighbors my_nephew my_owi my_own my_request my_side my_tether
      my_ticket my_warrant nada_mas nati- natu- natur- naturalization_$ nece- neces- negarme_$ nino_$ nino_en ninos_la nive- no_contacto no_contest no_debo
      no_en no_hablar no_hizo no_ir no_proof no_quede no_quiere no_soplar no_va nomb- nombr- nombre_de norm- norma- noso- nosot- nosotros_$ not_citizen
      not_go not_guilty not_say not_show not_you notice_$ now_that nues- nuest- nuev- o_de o_la o_nomas obje- objec- obli- oblig- obstructing_$ ocupa-
      of_domestic of_jail of_marijuana of_state of_stealing of_that ofen- ofens- ofensa_$ ofer- ofert- offen- offense_$ office_in officer_asked oficial_dijo
      ohio_$ on_$ on_friday on_here on_saturday on_sidewalk one_year onli- onlin- online_$ onza- open- open_container open_door opinion_$ or_just or_stay
      orde- orden_$ orden_de orden_en orden_para orden_por order_$ ordi- ordin- orga- organ- othe- otra- otra_persona otro_condado otro_estado over_1000
      owi_que pagar_lo pagina_de pagu- pala- palab- papas_$ para_dui para_hyta para_trabajar para_ver pararon_mi paro- parol- parole_$ parole_y parti- pasa-
      pasa_con pasa_en pasada_y pasado_y paso- paso_la passe- patron_$ pay_for payi- payin- pays_for pbt_refusal pegu- pelea- pelea_en pena- penal-
      penalty_$ pend- pendi- pendiente_$ perce- perio- perm- perma- permiso_para permission_$ pero_no pero_se pers- person_$ petic- phone_number pick_up
      pierd- pierdo_mi pills_and pistola_y place- plan- plan_de plat- please_$ plei- pleit- pleito_y pode- podem- point- points_$ points_for police_$
      police_about police_question police_report police_search police_searched polig- pone- poner- pont- ponti- por_assault por_caso por_corren por_faltar
      por_larceny por_manejar por_marihuana por_owi por_posesion por_que por_ser por_shoplifting por_su por_vender port_huron porta- posi- posit- positive_$
      poss- posse- possession_$ possession_charge ppo_contra ppo_de ppo_from ppo_me ppo_violation ppo_من ppo_و preguntar_le prej- preju- prel- preli-
      preliminary_exam press_charges price_$ prim- prime- primer_dui primer_owi primera_vez prin- prio- prior- prior_$ pris- prisi- priso- prison_$
      prison_time priv- priva- privi- probable_because probatoria_$ prog- progr- program_$ program_for programa_$ programa_de promi- proof_$ prot- prote-
      protection_order prov- prove_i prue- prueb- publ- publi- public_defender pued- pueden_quitar puedo_decir puedo_llevar puedo_pagar puedo_pedir
      puedo_salir puedo_usar puedo_ver puni- punis- punt- punto- puntos_$ puse_mi qual- quali- que_$ que_con que_dar que_despues que_estar que_falta que_fue
      que_hago que_hizo que_la que_le que_llevo que_me que_pagar que_por que_pruebas que_quiere que_significa qued- quere- ques- quest- question_my quien_lo
      quien_me quiero_morir quinc- quite- racing_$ rapids_$ recad- recet- reci- recib- reck- reckl- reckless_driving recu- redu- reduc- reduced_$ refu-
      refus- refusal_$ regal- regi- regis- regl- regla- rele- remot- removal_$ rene- renew- reno- renov- renta_$ repe- repea- repo- repor- report_de reque-
      request_$ resid- residencia_$ residente_$ resistencia_$ resistir_arresto respo- responsibility_fees rest- resto- restr- restraining_order
      restringida_$ results_$ reta- retai- retail_fraud retra- retu- retur- review_$ revo- rid_of rifles_$ right_$ roba- roban- robb- robo_en robo_y room_$
      rule- rules_$ sa7_$ said_he sali_de sali_positivo salu- samp- sampl- sana_$ saturday_$ saying_she scared_of scree- se_borra se_cae se_como se_hace
      se_les se_limpiar se_ni se_paga se_quita se_quito se_trata se_ve se_vence se_vencio seal- seale- sear- searc- second_time secretary_of sect- secti-
      segundo_dui segundo_owi seize- sejelli_$ sema- seman- sene_$ sent_to serv- servi- set_aside set_up sett- sexu- sexua- she_sees sheriff_$ shi_$
      shoplifting_$ shov- shro- si_mi side_$ sidew- siendo_menor signi- significa_$ significado_$ sigue_$ sigue_saliendo sile- silen- sin_cargos sin_dinero
      sin_manejar sin_orden sin_pagar sin_que sin_saber sing- singl- sitting_in slat- slate_$ smal- sober- soli- solic- solt- someo- someone_else soplar_$
      sor3- sout- south- southfield_$ soy_culpable spani- spanish_$ spee- speeding_ticket st_clair stal- stalk- statement_$ stolen_property stopped_me stud-
      stude- su_audiencia su_corte su_dui su_nombre su_pagina subs- suma- summer_and supe- super_drunk suppr- sure- suret- susp- suspe- suspenden_la
      suspendido_$ suspension_$ swit- switc- take- talke- tamb- tambi- tapp- tard- teach- teacher_$ tech- techn- tecn- tecni- tell- tell_cops temp- tene-
      tengo_20 tengo_caso tengo_condena tengo_daca tengo_felonia tengo_no tengo_trabajo teni- tenid- terc- terce- test- testi- testigo_y teth- tethe-
      textos_$ that_$ that_allowed that_i that_night that_says there_any they_charged they_drop they_give they_say think_$ thir- this_chat this_morning
      this_week thos- thous- threatening_to thrown_out tick- ticke- ticket_is ticket_por tickets_$ tickit_$ tiempo_$ tiempo_de tiene_la tiene_su
      time_offender time_shoplifting time_to tipo_de tiqu- tique- tiquet_de tiquet_en tiquet_por to_appear to_deliver to_fight to_find to_forfeit
      to_hospital to_meet to_murder to_pay to_report to_sell to_talk to_work toca_$ todav- todo_en toge- toget- tole- toler- toma- tomado_$ toman_casos
      tomo_pastillas too_late took_my tota- trabajar_y trad- traf- traff- traffic_stop trafi- trai- traig- train- tram- trami- tran- tres_anos trespass_$
      tria- trial_$ tric- troub- truck_driver tues- tuesd- turp- turpi- turpitude_$ twen- twent- under_200 under_21 under_advisement underage_drinking
      unlock_my unpa- unpai- up_for up_with usci- usin- ustedes_lo ustedes_van va_salir vacac- van_acusan van_dar van_preguntar vari- varia- veci- vecin-
      vehi- vehic- velocidad_$ venc- vende- vender_$ verda- vez_$ vez_con vez_de vi_en victim_and victima_$ victima_no vide- vieja- viole- violence_$
      visa_and visib- vivo_en vola- volv- volvi- voy_poder waiv- waive- waiver_exam walk_in want_to wante- wants_statement warrant_de was_arrested was_in
      was_on water_bridge we_have weap- weapo- week- week_$ week_and weeke- weeks_ago what_does what_i what_that what_to when_do when_does when_police
      when_they while_suspended will_domestic will_he will_my wisc- wisco- with_drug with_drugs with_green with_kids with_me with_misdemeanor with_owi
      with_ppo work_with wors- wort- would_you wrong- y_acusan y_ahora y_cargo y_caso y_corte y_cuando y_dijo y_es y_le y_licencia y_otro y_soy ya3ni_$
      ya3ni_eh ya3ni_شو ya3t- ya_cumpli ya_pague yall- yard- year- year_felony years_$ yenfa- yerb- yo_pago you_and you_call you_come you_for you_go
      you_handle you_have you_help you_my you_represent you_speak you_take your_firm youth- youthful_trainee zero_tolerance zone_$ ابني_رح ابني_قال
      ابوي_عنده اتعا- اتنا- اتهم- اتهمو- اتهموه_him اثنا- اجبا- اجبار- اجتن- احتم- احتما- احداث_$ احكي_معه اخدت_تيكت اخذت_تيكت اخر_الشهر اخوي_انمسك اخي_عنده
      ادفع_الكفاله اذا_رحت اذي_$ ارين- ارينم- اساف- اسبوع_$ استان- استدع- استع- استعم- اسري_$ اسقا- اسلح- اسمي_$ اسول- اشار- اشتكي_علي اعتدا- اعترض_$
      اعرف_اذا اعمل_اول اقامت- اقامتي_$ اكتر_من اكدر_اطلع اكلم- ال_$ ال_cpl الاب- الاج- الاحد- الاحداث_$ الاخت- الادا- الادانه_$ الاسبوع_الماضي الاست-
      الاسري_$ الاغ- الاغر- الاف- الافر- الانت- الاول- الايج- البرو- البروبيشن_$ البل- التا- التاج- التام- التان- التحقيق_$ التر- التعو- التقر- التهمه_$
      التواصل_$ التوقيف_$ التيك- التيكت_$ الثان- الجايه_$ الجد- الجدي- الجلس- الجلسه_$ الجن- الجنا- الجنايه_$ الجنايي_$ الجنحه_$ الجنس- الجور- الحا-
      الحادث_$ الحاك- الحاكم_$ الحبس_$ الحبوب_$ الحش- الحشي- الحشيش_$ الحك- الحكم_$ الخط- الخطو- الخم- الخو- الدا- الداي- الدف- الدوم- الدومستك_$ الدي_يو
      الراك- الرف- الرفض_$ الرق- السرق- السرقه_$ السك- السكر- السلاح_بعد السي_دي السياره_بعد الشرطه_and الشرطه_بدها الشرك- الشرو- الشط- الشطب_$ الصبح_and
      الضر- الضرب_$ العر- العش- العق- العقو- العن- العنف_$ الغي- الفاي- الفرق_بين الفل- الفلوني_$ الفيل- القد- القدي- القض- القضا- القضي- القي- القيا-
      القياده_تحت الكح- الكحو- الكف- الكفا- الكفاله_$ الكلي- الكو- الكور- الله_$ اللو- المبل- المح- المحا- المحامي_$ المحبوس_$ المحك- المحل- المخ- المخا-
      المخالفه_$ المخت- المخد- المدع- المدعي_العام المده_$ المذ- المذك- المرا- المسدمينر_$ المش- المشر- المشروط_$ المشك- الموج- الموع- الموق- النفخ_$ النقا-
      النقاط_$ النم- الهوش- الوارنت_$ الورن- الوو- الوور- الوورنت_$ امته_$ امر_حمايه ان_اربر انا_بارول انا_خايفه انتق- انحبس_$ انحك- انحكم- انغه- انغها-
      انكل- انكلي- انمس- انوا- اني_مو او_لا اوكل- اول_dui اول_مره اونل- اونلا- اونلاين_$ ايش_يصير ايمي- باسب- باسبو- بالبريد_$ بالبل- بالتا- بالتحقيق_$
      بالتل- بالجل- بالجلسه_$ بالسج- بالسجل_$ بالسجن_$ بالسجن_and بالض- بالعر- بالعربي_$ بالعن- بالعي- بالفح- بالكف- بالكفاله_$ بالمح- بالمحكمه_$
      بالمستشفي_and باله- بالو- باول_جلسه باوه- باوها- ببلا- بتاث- بتاخ- بتاخد- بتبي- بترج- بترو- بتشت- بتشتغ- بتطل- بتعر- بتعط- بتعم- بتعمل- بتقد- بتكو-
      بتنح- بتنحس- بتوق- بحيا- بحيات- بدل_ما بدون_رخصه بدي_emsa7 بدي_اعرف برا_ميشيغان برنا- برنام- بروب- بروبي- بريز- بريزن_$ بس_$ بسجل- بسجلي_$ بسرق-
      بسرقه_him بصير_$ بعد_الحادث بعد_توقيف بعدي- بعدين_$ بعرف_شو بكفا- بكفال- بكلا- بكند- بلا_تهمه بلان- بلانس- بمحام- بمحك- بمحكم- بمسد- بميش- بميشي-
      بميشيغان_$ بميشيغان_and بندق- بندقي- بولا- بولاي- بونت- بونتي- بي_ال بيتهم- بيحس- بيحك- بيرج- بيرجع- بيرو- بيشتغ- بيشو- بيصي- بيصير_اذا بيطل- بيطلع-
      بيعم- بيعمل- بيقد- بيقر- بيكو- بينا- بينح- بينن- بيه_$ تاثي- تاجي- تامي- تبعي_$ تتوق- تحت_تاثير ترجع- تعوي- تقريب- تلقا- تلقاي- تناز- تنحس- تنحسب_$
      تهمت- تهمه_him تهمو- تهمون- تهموني_me تواص- توزي- تيكت_$ تيكت_سرعه تيكت_من ثالث_مره ثاني- ثاني_$ ثاني_مره جديد- جديد_$ جديده_$ جريم- جرين_سارد جناي-
      جنايا- جنايه_$ جنحه_$ جنسيه_$ جواز- حابسي- حالي_$ حبس_علي حضرت_$ حق_السلاح حكمو- حكيت_مع حياز- حيازه_$ خاص_$ خالف- خايف_من خطير- دافع_عن دفعته- دومس-
      دومست- دومستك_$ دي_ال ديست- ديستر- ديفند- ديوت- رخصت- رخصتي_معلقه رسايل- رقم_سجن روح_علي ريزس- ريزست- زوجتي_$ زوجي_عنده زوجي_كان زوجي_لازم زوجي_ما
      سابقه_$ ساعدو- سالو- سانت_كلير سبع_سنين سجل_$ سرقه_him سكر_and سكرا- سلاح_$ سلاح_and سنتي- سنتين_and سنه_and سوابق_$ سواق- سيارت- سيارتي_بدون سياق-
      شاحن- شارب_شو شخص_$ شطب_$ شلون_$ شلون_اذا شلون_ارجع شنطت- شنو_$ شنو_حكم شنو_عقوبه شنو_هاي شنو_يصير شهر_and شهور_and شو_bisir شو_byseer شو_ya3ni
      شو_احكي شو_التهمه شو_الخطوه شو_العقوبه شو_الفرق شو_بيصير شو_بيعملو شو_تهمته شو_كوز شو_معناها شي_شو صار_معي صورت- طردو- طردون- عالبيت_and عالطر- عالكو-
      عالمحكمه_$ عشر_دقايق عشر_سنين عشري- عطان- عقوب- عقوبه_$ علي_7411 علي_dui علي_ppo علي_ابني علي_البروبيشن علي_الشطب علي_بارول علي_بروبيشن علي_بوند
      علي_جلسه علي_مخالفه علي_مراقبه عليه_ppo عليها_$ عم_نام عمري_20 عن_المحكمه عن_النفس عن_حالي عنده_جلسه عندي_owi عندي_اقامه عندي_جنسيه عندي_سجل
      عندي_فيلوني عندي_محكمه عندي_موعد عنف_اسري عنها_$ عنوا- عنوان- غرام- غراما- غرين_كارد غير_المحامي غيلت- فاتن- فاتني_me فتشون- فتشوني_me فلني_$ فلون-
      فلين- فلينت_$ فوق_الحد في_برنامج في_طريقه في_قانون في_محكمه في_ميشيغان فيلو- فيلون- فيلوني_$ فيني_سوق فيه_$ قانوني_$ قديم- قديمه_$ قضيت- قضيتي_$ قياد-
      كاتبي- كام_$ كامل- كان_عم كتاب- كحول_and كفاله_$ كم_yom كم_سجن كم_سنه كم_مره كم_يوم كنت_في كونتا- كيرل- كيف_$ كيف_بطلع لا_بس لارس- لارسن- لارسني_$
      لازم_احكي لازم_خبر لازم_نعمل لانس- لانسن- لايس- لايسن- لايم- لايمت- لحاله_$ لضاب- لقاص- للبر- للبرو- للبروبيشن_$ للجن- للسج- للسو- للشط- للشطب_$ للشغ-
      للضا- للضاب- للعن- للعنف_$ للقا- للقاص- للقاض- للقاضي_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ ليش_ما ما_اجا ما_اقدر ما_بلغت ما_حضر ما_حضرت ما_خلصت
      ما_دفع ما_راح ما_راحت ما_صار ما_عطوني ما_لازم ما_مسكوني ما_معه ماريج- ماريجوانا_$ مالتي_$ مبار- متجر_$ مترج- متهم_بضرب محاك- محاكم- محامي-
      محامي_الدوله محبو- محتا- محكم- محكمه_and محكمه_علي محلف- محلفي- مخال- مخالف- مختل- مختلف- مخدر- مخدرا- مخدرات_$ مراق- مراقب- مراقبه_$ مره_تانيه
      مسح_السجل مسدس- مسدم- مسدمي- مسدمينر_$ مسرو- مسكون- مسكوني_me مسمو- مسموح_$ مشكله_$ مصاد- مصادر- مصاري- مصاري_$ مع_المحامي معلق- معلقه_$ معلم- معناه-
      معناها_$ معهم_$ معي_ادفع معي_مصاري مفتو- مقاط- مقاطع- مقاو- مقاوم- مقيد- ملغي- ممكن_$ ممنوع_$ من_اسبوعين من_الخوف من_المحكمه من_هلق منته- منتهي-
      منيح_$ مو_مواطن مواط- مواع- مواعي- ميسدم- ميشيغ- ميشيغان_$ ميلا- مين_بيدفع نتيج- نسخه_من نهاي- هالم- هايت- هايتا_$ هجم_علي هددن- هددني_me هل_لازم
      هل_يحق هلق_شو هناك_$ و_شو و_في والجي- والر- والرخ- والس- والسل- والسلاح_$ والغ- والغر- والقض- والمد- واله- والهجره_$ وانح- وحده- وخاي- وراق_$ وسجل-
      وسواب- وسوابق_$ وصلت- وصلتن- وصلتني_ورقه وصلن- وطلع- وعطا- وعطان- وعطون- وعلي- وعليه_مذكره وعند- وعنده- وغري- وغرين_كارد وقفه_him وكتب- وكتبل- ولاي-
      ولايه_اخري ومخا- ومخال- وندس- وندسو- ياثر_علي يثبت- يحبسو- يحبسوني_me يحق_للشرطه يستعم- يسوو- يشتغ- يصير_$ يطلع- يطلعن- يعرف_$ يمسكو- يمسكوني_me ينحس-
      يوقفوني_me يومي-`,
    '-0.3': `#ابتعاد #ابصم #ابعت #ابعث #ابلش #ابيع #اتراجع #اتعاب #اثب #اجبار #اجل #احضر #اخاف #اختلاس #اخسر #ادار #ادافع #ادخن #ادفعل #ادور #اذي #ارجعل #ارخص
      #ارفض #ارم #ارينمنت #اساعد #استجوبو #استعملت #اسعاف #اسلم #اشتر #اشتريت #اشد #اشيل #اضو #اطعن #اعاق #اعتداء #اعلان #اغراض #اقبل #اقتحام #اقر #اقرب
      #اكذب #اكزام #اكو #اكيد #الج #الدم #الش #الصح #الغ #الغا #الك #الم #اله #الهم #امان #امثل #امريك #امريكا #امسح #انتخاب #انتقل #انتهت #انجرح #انحبست
      #اند #انطو #انقبض #انكسرت #اوبن #اوفيسر #اوكل #ايميل #بارول #باسم #باكراوند #باكغراوند #بال #بالل #بامر #بان #باوند #بايب #بترو #بتسقط #بتوصل #بجرع
      #بجيب #بحث #بحط #بحك #بخبر #بدات #بدل #بدنا #براي #برجل #بريترايل #بسيط #بشنط #بشي #بصم #بطريق #بكير #بلاد #بلاغ #بلد #بلغ #بلي #بماكومب #بمشكل #بموت
      #بنحبس #بني #بوصف #بوصل #بوكس #بوندزم #بياخذ #بيحبس #بيحضر #بيضر #بيع #بيعرف #بيفيد #بيقدر #بيقرا #بيكف #بيمسكو #تاخر #تاديب #تبك #تتبع #تترك #تتنازل
      #تجار #تجي #تحذير #تحضر #تخرج #تخريب #تدافع #تدخ #تدخل #تدفع #تدق #تذكر #ترايل #ترجع #ترجم #ترحيل #تركت #ترو #تروح #ترويج #تزور #تساعدو #تسو #تشتغل
      #تشهد #تشي #تضارب #تعتبر #تعديل #تعمل #تفاصيل #تفهم #تفيد #تقادم #تقبل #تقييم #تكلف #تكون #تماما #تمريض #تمن #تنفخ #تنفع #تنمسح #تهمت #توقفت #توقيف
      #توك #تياب #تيك #ثالث #جاكس #جاوبت #جدول #جدي #جرايم #جرين #جلس #جلست #جمل #جهت #جواز #جير #حاكم #حجي #حساب #حسب #حطيت #حظر #حقيق #حكي #حياز #خابر
      #خاص #خالفت #خبرت #خبرو #خدش #خطر #خناقه #دافع #داكا #دبلي #درايفر #درن #دروب #دعو #دفاع #دفشت #ديتيكتف #ديل #دين #رابدز #راتب #رادار #راق #رحل #رصيد
      #رفض #رفقا #ركلس #رنت #ريتيل #زرع #زلط #زمان #زور #سارد #سارفس #ساوثفيلد #سبيدنغ #سجل #سرع #سطو #سكرتار #سكيور #سلو #سمع #سنتنس #سواق #سوال #سويت #سير
      #سيفل #شاف #شافو #شرد #شريك #شفت #شهر #شهور #شوف #شيل #صحه #صحيح #صرت #صرل #صعب #صفر #صفه #صمت #صيدل #ضابط #ضدي #ضمان #طالبي #طردو #طرف #طعن #طلبو
      #طليق #طوعا #ظاهر #عال #عام #عدت #عدل #عذر #عرض #عرفت #عرقل #عطا #عطو #عطي #عفو #علاج #علاق #عمه #عنوا #غال #غرام #غرض #غضب #غيرت #فاتور #فتح #فتشت
      #فتشو #فحص #فدرال #فرجي #فريق #فصل #فقير #فلوس #فيز #فيزا #فيكن #فيهم #قات #قان #قانو #قاومت #قايم #قتل #قرا #قسط #قصد #قصه #قضا #قلي #قوان #قوست
      #كاذب #كارد #كبار #كتاب #كتب #كتبل #كذاب #كرت #كفل #كلام #كلفه #كلمت #كم #كهربا #كوستس #كوم #كيل #لاد #لازم #لاي #لايت #لايف #لست #لغت #لغه #لقو #لمس
      #لنا #لها #لوح #ماتت #ماجستريت #ماض #ماكومب #مانعت #مبن #متاخر #متاكد #متهم #متي #مجا #مجان #مجبور #مجرد #مجرم #محادث #محكم #محكمت #محكوم #محلف #مخالف
      #مختبر #مخف #مدارس #مدي #مدير #مذكر #مذنب #مراقب #مرحبا #مرفوض #مزور #مسافر #مستاجر #مسروق #مسكر #مسموح #مسو #مسوول #مشاكل #مشطوب #مصنع #مضروب #مطارد
      #مظلوم #معاش #معامل #معتد #معصب #معقول #معكم #معلم #معين #مفلس #مقاومه #مقطوع #مكفل #ملابس #ملي #ممنوع #منح #منع #منعمل #منكم #منه #مهاجر #مهل #موشن
      #موكل #ميراندا #ميسديمينر #مين #ميه #نتيج #ندم #ندمت #نرفع #نريد #نسب #نسخ #نسمع #نسيت #نصب #نظام #نعم #نقلت #نمر #نموذج #نهاي #نوصل #نوقف #نياب #نيه
      #هامترام #هايتا #هني #هولد #هيورن #واتساب #وبس #وشي #وصل #وقت #ولمارت #وورنت #ووك #ياثر #ياذ #يارد #ياه #يبلغ #يترجم #يجبرو #يجو #يحبسو #يحضر #يخاف
      #يخسر #يخفف #يخل #يدفع #يستعمل #يسجنو #يشتر #يضح #يضر #يطرد #يعتبر #يعني #يغل #يفرج #يكدر #يكند #يمس #ينح #ينطر #ينفع #ينمسح #يوصل ._03 ._04 ._05
      ._que 1000_$ 10_dias 14_b 180_يوم 19_y 21_$ 2_anos 2adi- 2asd- 30_dias 3ama- 3amal- 3an_نفسي 3and- 3andk- 3andkon_$ 3ashan_violation 3aye- 3o2o- 4a_$
      50_$ 5_anos 7411_$ 7411_and 7411_for 7_anos 7adeth_و 8_30 911_y =008 =03 =04 =05 =1000 =1500 =17 =177 =18 =180 =19 =1998 =200 =2015 =21 =22 =227 =25
      =2500 =257 =26 =2nd =30 =300 =3andkon =3arabeyya =48 =50 =54 =68th =700 =7411 =771 =800 =90 =900 =98 =a2dar =abadan =able =abuse =abuso =acabar
      =acabaron =acabe =accidente =accusation =acepte =acusado =add =adderall =adfa3 =adim =adjudication =admission =adult =afecta =affidavit =afford =agdar
      =agent =agredieron =agreement =agresion =ajena =aktar =alcanza =alguna =alta =ammo =amsa7 =andan =andar =andas =ando =ankle =any =apelo =apologize
      =april =aquella =area =armed =arregla =arreglamos =arregle =arrestado =as =asalto =asault =ashamed =asilo =assult =asunto =attempted =audio =aun
      =automatico =avion =awigbh =ayudar =ayya =backyard =bailed =baja =bale =bancarrota =banned =barato =barcode =battle =bdic =beca =becoming =bekam
      =bench =bill =black =blew =block =boda =bolsa =bonds =bono =borra =borran =borre =borro =boss =bouncer =bound =brothers =bucks =buenos =busqueda
      =byetla3 =cacharon =cae =caer =caja =califico =callado =camaras =cambiar =cambiarme =cambiaron =camion =canadian =cancelar =cards =cargar =carreras
      =cartera =case =cash =casino =casos =castigan =causa =ccw =cdl =cell =cero =cerrada =chance =chances =changed =check =cheque =child =chiste =ciento
      =cimt =citacion =citaron =citas =citation =citizen =city =ciudad =ciudadania =clerk =cna =cobran =cobrar =coma =comandancia =compania =competency
      =completo =compra =condados =condenas =condiciones =condition =confeso =confidencial =confidential =confiscated =conocido =consejo =consequences
      =consigo =consulado =consulate =contact =contacto =contar =contempt =contestar =conversation =cookies =cooperate =correcto =corren =correr =corrieron
      =cortar =cortes =could =counseling =counties =country =courthouse =cover =covid =cpl =crack =credit =cree =creek =crossbow =csc =cual =cuantas =cuida
      =cumplir =curfew =curso =daca =dame =danos =daran =dashcam =datos =deaf =deal =debo =decida =decidir =decirle =declare =deer =defenderme =defendio
      =defensa =defienden =dejar =dejarlo =delay =delta =demanda =demas =deny =deportation =deported =deposito =desacato =desecharon =detained =detention
      =devuelven =dias =diez =disability =discapacidad =discount =discovery =dispensario =district =diversion =divorcio =doce =doctor =dormir =drop =drove
      =drug =drugs =due =dueno =duerme =dui =dura =duty =dv =dwls =e =eaton =eche =ecstasy =edfa3 =eh =eji =electronico =elses =emails =empeora =empezar
      =employment =emsa7 =encontraron =enfermera =enfermo =enno =enough =entrapment =enviar =equivocado =erase =erased =escolar =escopetas =escribir
      =escribo =esculcaron =ese =esem =eso =espalda =especial =esta2nef =estacionamiento =estafa =estatus =even =every =exactamente =exactly =exam
      =explicame =explicar =explico =expulsar =expulsion =f1 =facility =fafsa =fake =false =faltas =falte =far =fatal =fattash =fault =fee =fees =file =fill
      =filled =financiera =fingerprints =fini =firm =fiscal =fix =flat =follow =following =football =force =forfeit =forged =forget =forma =foto =fourth
      =frank =free =fta =fugitive =fumando =future =galset =gana =ganar =gano =gbh =genaya =gente =girlfriends =gives =golf =government =grados =gram
      =gramos =grams =grande =grandes =gratis =grow =growing =guarantee =guard =guardado =guardar =guatemala =guidelines =guns =h1b =habian =hablaron =hacen
      =hair =hallaron =halle =handcuffed =hard =hazme =headache =health =hecho =hed =herramienta =herramientas =hills =hire =hiring =hiye =hoja =hold
      =homework =homicide =homicidio =honest =hongos =honorarios =huellas =hunter =huyendo =hyta =ichat =idea =identidad =identificacion =ido =iep =ignition
      =ilegal =immigrant =impuestos =incluye =indocumentado =info =innocent =instrucciones =intencion =intentar =interlock =interno =interprete =interroga
      =interrogaron =interrogo =intox =invasion =issued =item =jackson =jefe =jensiye =joint =judgment =jugando =jurado =justice =juzgado =kalamazoo =kan
      =khabber =khnee2a =kilo =la2eni =lab =lal =language =laptop =larceny =lastimaron =lastime =lawer =lawsuit =legal =legales =lesion =letter =leyes
      =licenciado =lie =lifetime =limit =limitada =limites =limpio =lio =lista =lives =llama =llamada =llamado =llenar =llevaba =loan =local =lookup =lost
      =low =lsd =lunes =m =ma3aya =ma3kon =machine =madison =maestra =magistrado =mal =mamnou3 =mandar =mandarle =mandatory =manden =manejo =manslaughter
      =march =marketing =marque =marquette =marysville =mason =max =mdop =means =medicina =meet =mentir =meses =mess =metal =metanfetamina =mete =mica
      =micourt =mine =missed =mitad =mocion =moretones =mota =motion =motivo =motorcycle =mouthwash =moved =moving =mude =muestra =multaron =multas =murphy
      =mushrooms =mute =mvr =n400 =name =near =necesitan =negaron =negue =nemra =new =nexus =nice =niego =nivel =nombres =non =number =numero =obliga
      =obligacion =obra =ocupa =ocupo =offices =oficina =ohio =oi =oir =olvido =opciones =openai =opinion =ops =orina =otros =ottawa =ounces =ov =overnight
      =ovi =owi =owner =owvi =package =pagamos =pagar =pagina =pago =pagos =pain =pais =pantalon =papas =papers =paperwork =paralegal =pardon =parent
      =parenting =parked =parte =partido =pasa =passed =patron =pays =pbt =pcc =peace =pelea =peligrosa =pena =penas =pepper =per =perder =perdida =perdido
      =perdon =permission =persona =petitioner =petty =pharmacy =pickup =pictures =pido =placa =placement =plans =planta =plants =platica =plazo =plazos
      =plead =pled =podra =pointed =polish =porcentaje =porfa =posesion =posting =power =ppo =pregunto =present =presentan =presente =presentence =press
      =prestado =pretrial =price =primero =principal =principio =privado =pro =probacion =probar =problemas =prohibieron =pronto =proof =propia =propiedad
      =prosecution =prosecutor =protect =protection =prv =pueblo =puras =purchase =puro =quedarse =queja =queman =querer =question =questions =quita =ra2am
      =ra2yak =race =racing =rafadt =random =rate =rayo =recado =receiving =rechazar =recibio =reclama =recomienda =recovery =recuperar =refund =refused
      =registered =registro =registry =regla =regular =rehab =reincidente =remember =renta =reportarme =requirements =requisitos =reschedule =resistencia
      =resisting =responsible =respuestas =restitution =restoration =restricted =restringida =result =resultados =retainer =retest =reunion =revisan
      =revisaron =reviso =revocation =ri =rifles =robada =robbery =robos =ruin =rule =sa7 =sacan =safar =same =saque =sarli =sayye2 =scam =scan =scene
      =schedule =scholarship =scram =scratched =season =secreto =segui =seguido =segun =sejel =sejelli =selling =semanas =sembrar =sent =sentenciaron
      =sere2a =seria =serve =set =sexting =shift =shil =shooting =shouf =shoved =show =significado =silent =skip =skipped =slip =smart =smh =sms =sniff
      =snin =snitch =sobriedad =sokran =solicitud =soltera =somos =sos =sou2 =southfield =speeding =spray =sr22 =ssi =staff =stalking =started =statement
      =status =stealing =subo =sucio =supervision =suspenden =suspendida =suyo =system =ta2min =ta7lil =tani =tape =tarjeta =tax =taxes =techo =ten =tenian
      =termine =terreno =test =testify =testing =texas =texto =texts =thc =theft =themselves =tickit =tienda =tiktok =times =tipos =tiquete =tiquetes =tires
      =title =toca =toda =tomada =tomar =tomaron =tonto =township =trabajan =trabajar =tracker =traduzca =trafficking =traia =training =trampa =tras
      =tratamiento =travel =trespass =trespassing =trump =tus =tuve =udaa =unemployment =union =unlawful =upload =usan =usaron =used =usted =ustedes =valida
      =valor =value =velocidad =venado =vender =vendo =venia =venta =ventanilla =verano =victim =victimas =videos =viernes =violated =violating =viole
      =violo =visible =visitar =visto =voicemail =volar =voluntary =votar =vote =vs =waited =wallet =warren =watched =wax =ways =website =wedding =week
      =weeks =weight =which =white =win =windsor =winning =wipe =witnesses =wla =words =workers =works =wra2i =wreck =written =wrong =yesterday =youth
      =zghir =zone =zoom =ابتعاد =ابصم =ابعت =ابعث =ابلش =ابننا =ابيع =اتصال =اتصلوا =اتهام =اثبات =اجاني =احداث =احضر =اخبر =اخذه =اخري =اخسر =اخونا =ادافع
      =ادخن =ادفع =ادم =ادور =اذن =اذي =ارخص =ارفض =اسابيع =اسبوع =استاجر =استيناف =اسحب =اسمها =اسمي =اشتي =اشد =اشيل =اطعن =اعتذر =اعلانات =اعمله =اغراضي
      =اغير =اقبل =اقتحام =اقدر =اقر =اقرب =اكتبلي =اكتبه =اكدر =اكذب =اكو =اكول =اكيد =الppo =الاتصال =الاتعاب =الاتفاق =الاتنين =الاخضر =الاسبوع =الاسعاف
      =الاقرار =البارول =البراءه =البوند =التحليل =التفتيش =التكت =التلفزيون =التهم =التو =الجديد =الجنحه =الحضور =الحكم =الحيازه =الخناقه =الخير =الدفع
      =الدليل =الدم =الديل =الرسايل =الزوم =السرعه =السكر =السكره =السوابق =السوار =السواق =السياقه =الشاهد =الشباب =الشكوي =الشي =الصح =الصفحه =الصمت
      =الصيد =الطلب =العرض =العمر =العنوان =الغرامات =الغرض =الغي =الفحص =الفلني =الفلوني =الفورم =القانوني =القرار =القصه =الك =الكاونتي =الكم =اللوحه
      =الليسن =الماريجوانا =الماضيه =المجني =المحادثه =المحاكمه =المحامين =المحبوس =المحجوزه =المحلفين =المسح =المسروق =المسموح =المشتكي =المشكله =المطلوب
      =المطلوبه =المعتدي =المكالمه =المكتب =الملف =المنزلي =الموضوع =الموقع =النموذج =اله =الها =الهم =الو =الوارنت =الورق =ام =امحي =امريكا =امريكي =امسح
      =انترلوك =انتو =انحبست =اند =انشورنس =انقبض =انمسك =اوبن =اوفيسر =اولاد =اونصات =اوهايو =اي =ايمتي =باخد =بارك =بارول =باسمي =باطل =بالاسعاف
      =بالاعتداء =بالاول =بالباكراوند =بالباكغراوند =بالبريد =بالبوند =بالجنايه =بالدومستك =بالسجن =بالسناب =بالسواقه =بالشمال =بالشهر =بالعراق =بالفورم
      =بالفيديو =بالقانون =باللي =بالمدرسه =بالمراقبه =بالموعد =بالميه =بامر =باوند =بتجو =بترجع =بتروي =بتشتغلو =بتكلف =بجرعه =بجيب =بحب =بحكي =بخبر
      =بخناقه =بدات =بدالي =بدفع =بدل =بدنا =بده =برايك =بروح =بسكليت =بسيارتي =بسيط =بشي =بصمات =بضرب =بعتو =بعيده =بفحص =بفلوس =بكام =بكم =بكير =بلاغ
      =بلشت =بماكومب =بمحل =بمشكله =بموت =بني =بوست =بوصفه =بوند =بوينت =بيجي =بيحبسو =بيحقله =بيحقلي =بيسمح =بيطلع =بيعرف =بيقرا =بيكفي =بيل =بيني =تاخذون
      =تاخر =تاديب =تتنازل =تدخل =ترجع =ترخيص =تركوني =تروح =تروي =ترويج =تسال =تسجيل =تسليم =تشتغل =تشتغلون =تشهد =تشوف =تشيك =تصوير =تضاربنا =تطلب =تعتبر
      =تعديل =تعليق =تعمل =تفهم =تفيد =تقرير =تكست =تكون =تلفون =تماما =تمريض =تمن =تنفخ =تنفع =تهمت =توقفت =توقيفي =توك =ثالث =ثلاث =جاكسون =جاوبت =جدول
      =جرايم =جرين =جلست =جلستي =جنايات =جنح =جوال =جوري =جيب =حاطه =حدود =حساب =حسابي =حسب =حضانه =حطيت =حظر =حقي =خاص =خاصه =خبرت =خبي =خدش =خرب =خطوه
      =خطيبته =خلاني =خمسه =دافع =داهمو =دبليو =دخلني =دخلي =درنك =دعوي =دفاع =دفعته =دق =دولار =رابدز =رابع =راي =رايحه =رايكم =رحله =رخصته =رخصتها =رسايل
      =رسم =رصيد =رفض =رفضت =رفضو =رفقاته =رمي =رنت =روح =ريبورت =زلمه =زمان =زور =زياره =سارد =سارفسه =ساكنه =سبع =سجل =سجلي =سري =سطو =سكر =سكرت =سكره
      =سكرو =سكن =سكيورتي =سلاحي =سلم =سن =سنتنس =سوار =سواها =سوشل =سويتها =سيارتي =سيتيزن =سيرش =سيفل =شات =شارع =شاف =شجار =شريكي =شغلي =شفته =شقد =شكد
      =شكل =شلون =شنطتي =شنو =شهرين =شهود =شهور =صاحب =صحيح =صرت =صعبه =صغير =صفر =صورت =ضد =ضدي =ضربتني =ضربتها =طرد =طريق =طواري =طوعا =طول =عالبوند
      =عالحدود =عالمركز =عايزه =عايش =عرض =عرف =عرفت =عرقله =عشر =عطوني =عطوه =عطيت =عطيني =عفو =عقوبته =عقوبتها =علاقه =علم =عمر =عمل =عمله =عملولي =عمه
      =عن =عنده =غالي =غراضي =غرام =غرض =غضب =غياب =غيرت =غيركم =فات =فاتوره =فايليشن =فتح =فتش =فتشت =فتشوا =فحص =فخ =فقير =فك =فكرت =فلني =فلوس =فلوني
      =فيزا =فيكن =فينا =فيني =فيهم =قانون =قانونيه =قاوم =قاومت =قبض =قريب =قصدي =قصه =قضيتي =قلي =قهوه =قوست =قول =كاس =كالوا =كاميرا =كبير =كتبلي =كذب
      =كفلته =كلتي =كوستس =كوك =كومه =كيلو =لاخوي =لازم =لايف =لجوء =لزوجي =لشو =لضابط =لقضيه =لقو =للابد =للايس =للسجين =للشرطه =للشرطي =للمترجم =للمحقق
      =للمدرسه =للمكتب =للهجره =لمحكمه =لنا =له =لها =لوحه =ليسني =ماتت =ماسكه =ماكومب =مبني =مبين =متاخر =متاكد =متي =مجانيه =مجرد =محاكم =محبوس =محكمته
      =محكوم =مخالف =مخالفات =مده =مدي =مدير =مذكرات =مذنب =مر =مراهق =مرحبا =مريضه =مزور =مزوره =مسافر =مسجله =مسح =مسدسي =مسروق =مشروط =مشغول =مشكله
      =مصاري =مطارده =مظلوم =معقول =معكم =معلمه =معناه =معني =معين =مفتوح =مفلس =مقطوع =مكالمات =مكتوبه =مكفل =ملفي =مليان =ممكن =منع =منعمل =منكم =منه
      =مهله =موافقتي =موشن =ميت =ميث =ميراندا =ميسديمينر =مين =ندفع =نرفع =نريد =نسبه =نسخه =نسي =نسيت =نصب =نطلب =نعم =نعمله =نفقه =نقاط =نقلت =نهايي =نو
      =نيه =هالكلمه =هامترامك =هاي =هايتا =هجره =هربان =هوشه =هولد =هيورن =واكو =والبروبيشن =والبوند =والجلسه =والجنايه =والكورت =والليسن =والمدرسه =والهجره
      =وانمسك =وانمسكت =وبس =وتيكت =ودومستك =وسواقه =وشي =وصفه =وصل =وطلعت =وعطوه =وعليا =وقفوه =وكتبلي =ولاد =ولقو =ولقوا =ومطلوب =وندمت =ونسيت =وورنت
      =وولمارت =ويكند =ياثر =ياخد =ياخذوه =يارد =ياها =يبعت =يترجم =يتهموه =يجو =يحضر =يدفع =يسحب =يشتري =يشهد =يصير =يضحك =يضغط =يطردني =يعتبر =يعطوه =يعني
      =يقولوا =يكدر =يكدرون =يكذب =يلبس =يمسك =يمشي =يمكن =ينحكم =ينفع =ينمسح =يو =يوم @000 @010 @asked-part ACTOR+ANSWERAR ACTOR+ANYMORE ACTOR+ASKING
      ACTOR+BREAKIN ACTOR+GIVEBACK ACTOR+GONEOFF ACTOR+Held ACTOR+Interview ACTOR+Moment ACTOR+NUMBER ACTOR+PASTVERB ACTOR+REFL ACTOR+TAKING ACTOR+TOOK
      ACTOR+TOOKES ANSWER+ARRESTING ANSWER+CAR ANSWER+GOT ANSWER+HOUSE ANSWER+HURT ANSWER+JUDGE ANSWER+Near ANSWER+Official ANSWER+POLICE ANSWER+STATION
      ANSWER+TOOK ANSWER+Worker ANSWERAR+CAR ANSWERAR+DETECTIVE ANSWERAR+IF ANSWERAR+POLICE ANSWERAR+WANT ANYMORE+HOUSE ANYMORE+NOW ANYMORE+PAST
      ANYMORE+Street ANYMORE+TOOKES ANYMORE+WARRANT ARREST+ANSWER ARREST+BODY ARREST+HIDEOUT ARREST+HOME ARREST+IF ARREST+Street ARRESTED+Drug ARRESTED+FIND
      ARRESTED+GIVEBACK ARRESTED+HOME ARRESTED+HOWTO ARRESTED+HURT ARRESTED+NOOSE ARRESTED+STATEMENT ARRESTED+WEAPON ARRESTED+Weapon ARRESTING+General
      ARRESTING+IF ASK+ARRESTED ASK+GOT ASK+HURT ASK+IF ASKAR+GIVEBACK ASKAR+General ASKAR+IF ASKEDAR+PAPERS ASKEDAR+Paperwork ASKEDAR+QUERY ASKING+BODY
      ASKING+EVERYONE ASKING+KILLED ASKING+LEDGE ASKING+LEFTNOTE ASKING+LEGAL ASKING+PODER ASKING+POLICE ASKING+Paperwork ASKING+STATION ASKING+Weapon
      ASKINGAR+PAST AWAY+ARREST AWAY+Calendar AWAY+EX AWAY+GONEOFF AWAY+POINT AWAY+QUERY BE+CHARGED BE+IDIOM BEHIND+NOW BODY+Drug BODY+KILL BODY+LEGAL
      BODY+PAST BODY+RECENT BODY+SOMEONE BREAKIN+ARREST BREAKIN+CHILD BREAKIN+SOMEONE BREAKIN+Young BREATHE+AWAY BREATHE+COURTS BREATHE+General BREATHE+INTO
      BREATHE+Paperwork BREATHE+SOBRIETY BREATHE+WANT CAMEIN+EX CAMEIN+General CAMEIN+IF CAMEIN+Official CAMEIN+PASTVERB CAMEIN+PODER CAR+CHARGED
      CAR+Calendar CAR+EVERYONE CAR+EX CAR+POINT CAR+REFL CAR+SEARCHED CHARGED+ANSWER CHARGED+BREAKIN CHARGED+CHILD CHARGED+EX CHARGED+KIN CHARGED+NOOSE
      CHARGED+NUMBER CHARGED+Official CHARGED+Room CHARGED+Sick CHARGED+WAVING CHARGED+Young CHILD+ASKINGAR CHILD+DETECTIVE CHILD+Gear CHILD+KNOCKED
      CHILD+LEDGE CHILD+LIVE CHILD+PAST CHILD+ROADSIDE CHILD+STATED CHILD+TOOKAR CHILD+TOOKES CHILD+Violent CHILD+WARRANT CLITIC+End CLITIC+HOWTO
      CLITIC+KILLED CLITIC+LEFTNOTE CLITIC+QUESTIONED CLITIC+RAID CLITIC+ROUGH CLITIC+SEARCHED COMEIN+ASK COMEIN+Calendar COMEIN+LATER COMEIN+QUERY
      COMEIN+TALKING COMEIN+Violent COPCAR+CLITIC COPCAR+HEDGE COURTS COURTS+ANSWER COURTS+COURTS COURTS+EX COURTS+FAINT COURTS+GONEOFF COURTS+HIDEOUT
      COURTS+HOME COURTS+HOUSE COURTS+Interview COURTS+KILL COURTS+KNOCKING COURTS+MISSING COURTS+Room COURTS+TOOKES COURTS+WAVING CPS+PODER Calendar+ASK
      Calendar+ASKING Calendar+BODY Calendar+BREAKIN Calendar+HOWTO Calendar+IWANT Calendar+Interview Calendar+JAILED Calendar+KNOCKED Calendar+KNOCKING
      Calendar+POLICE Calendar+TAKING Calendar+Traffic Calendar+Violent DANGERES+CHARGED DETECTIVE+ANYMORE DETECTIVE+GONEOFF DETECTIVE+General
      DETECTIVE+HURT DETECTIVE+IF DETECTIVE+PAST DETECTIVE+POINT DETECTIVE+Plea DETECTIVE+TOOKES DIE+CLITIC DIE+GOT DIE+LATER DIED+QUERY DOGS+HIDEOUT
      DOOR+CHARGED DOOR+General DOOR+HURTEN DOOR+JUDGE DOOR+PAST DOOR+PASTVERB DOOR+Traffic Drug+ARREST Drug+ARRESTED Drug+CHILD Drug+Calendar Drug+JAILED
      Drug+PODER Drug+ROADSIDE Drug+Room Drug+SOBRIETY Drug+WAVING Drug+WILL EVERYONE+INTO EVERYONE+KIN EVERYONE+TALKING EX+PODER EX+SEVERE EX+TAKEES
      EX+WANT End+DETECTIVE End+LURKING FAINT+PAST FAINT+ROUGH FALLEN+COURTS FALLEN+HURT FALLEN+SAY FIND+AWAY FIND+PILLS FIND+POLICE FIND+RECENT FIND+Weapon
      GETOUT+COURTS GETOUT+INTO GETOUT+JAILED GETOUT+OUTES GETOUT+Room GIVEBACK+IWANT GIVEBACK+JAILED GIVEBACK+LATER GIVEBACK+MODAL GIVEBACK+Official
      GIVEBACK+RANOFF GIVEBACK+TOOKAR GONEOFF+ACTOR GONEOFF+JUDGE GONEOFF+Paperwork GONEOFF+SCARED GONEOFF+THING GONEOFF+WARRANT GOT+BREAKIN GOT+DIE
      GOT+GETOUT GOT+IF GOT+LATER GOT+PULLEDAR GRABBED+BREAKIN GRABBED+COURTS GRABBED+HURTING GRABBED+HURTS GRABBED+IF GRABBED+LEDGE GRABBED+PODER
      GRABBED+SOMEONE GRABBED+STATEMENT Gear+ANSWER Gear+HASES Gear+LEGAL Gear+WARRANT General+CAR General+FIND General+GRABBED General+HOWTO General+HURTEN
      General+KNOCKED General+KNOCKING General+LEDGE General+LURKING General+NUMBER General+POLICE General+PULLED General+TOOKES General+WARRANT
      HABIT+CLITIC HABIT+HOME HABIT+Near HABIT+Official HABIT+THING HANDS+LOTS HANDS+Moment HASES+JAILED HASES+JUST HASES+KNOCKING HASES+TOOKES
      HEDGE+ARRESTED HEDGE+HURTEN HEDGE+STATED HEDGE+WRISTS HIDEOUT+Calendar HIDEOUT+LURKING HIDING+IROOM HIDING+Interview HIGHPLACE+MODAL HOME+ACTOR
      HOME+ARRESTED HOME+ASK HOME+BREAKIN HOME+COMEIN HOME+COURTS HOME+HOWTO HOME+TAKINGAR HOUSE+CAMEIN HOUSE+COURTS HOUSE+Drug HOUSE+End HOUSE+HOWTO
      HOUSE+JAILED HOUSE+JOKE HOUSE+RECENT HOUSE+SEARCHED HOUSE+TAKINGAR HOWTO+HURT HOWTO+Moment HOWTO+Near HOWTO+Violent HURT+ACTOR HURT+DETECTIVE
      HURT+HASES HURT+Interview HURT+PAPERS HURT+PAST HURT+POISON HURT+STATEMENT HURT+TAKING HURT+THING HURT+TOOKES HURTEN+AWAY HURTEN+BE HURTEN+Calendar
      HURTEN+HOME HURTEN+LEGAL HURTEN+PAST HURTEN+PRESENT HURTEN+Paperwork HURTING+ARREST HURTING+COURTS HURTING+FAINT HURTING+IF HURTING+JUDGE
      HURTING+Paperwork HURTING+STATEMENT HURTING+THING HURTING+TOOKAR HURTING+WARRANT HURTS+CAR HURTS+COURTS HURTS+INTO HURTS+QUERY Held+ARREST
      Held+CHARGED Held+General Held+JUDGE Held+LOTS Held+NUMBER Held+PASTVERB Held+POLICE Held+TAKEES IDIOM IDIOM+Drug IDIOM+IDIOM IDIOM+LOC IDIOM+OVERDOSE
      IDIOM+Official IDIOM+PAST IDIOM+POLICE IF+ARRESTING IF+DOOR IF+Drug IF+GONEOFF IF+GOT IF+Gear IF+HIDEOUT IF+HOWTO IF+LOC IF+NUMBER IF+PAPERS
      IF+PULLEDAR IF+TOOKES IF+WAKE IF+WARRANT INTO+BREAKIN INTO+Calendar INTO+FIND INTO+GONEOFF INTO+HOWTO INTO+Held INTO+LATER INTO+PAST INTO+POINT
      INTO+Worker IROOM+SAY IWANT+ANSWER IWANT+LEGAL IWANT+Official IWANT+POLICE IWANT+PULLED IWANT+RANOFF IWANT+STATEMENT IWANT+STATION IWANT+TOOKAR
      IWANT+Traffic IWANT+Weapon Interview+ACTOR Interview+ARRESTED Interview+BODY Interview+CHILD Interview+End Interview+JAILED Interview+JUDGE
      Interview+LATER Interview+PAST JAILED+ANSWER JAILED+FAINT JAILED+GIVEBACK JAILED+GOT JAILED+KNOCKING JAILED+PRESENT JAILED+RANOFF JAILED+TAKING
      JAILED+TOOKES JOKE+Paperwork JUDGE+DETECTIVE JUDGE+GIVEBACK JUDGE+MISSING JUDGE+PULLED JUDGE+Room JUDGE+TAKING JUDGE+TOOK JUDGE+WILL JUST+CHARGED
      JUST+MISSING JUST+PODER KILL+ANYMORE KILL+ARRESTED KILL+HURTEN KILL+JAILED KILL+JUDGE KILL+Official KILL+THING KILLED+ANYMORE KILLED+Calendar
      KILLED+HOUSE KILLED+IDIOM KILLED+INTO KILLED+IWANT KILLED+LEGAL KILLED+THING KILLING+CLITIC KIN+General KIN+HOWTO KIN+IDIOM KIN+LEDGE KIN+Official
      KIN+PAST KIN+WARRANT KNOCKED+CAR KNOCKED+Calendar KNOCKED+HOME KNOCKED+HURTING KNOCKED+KIN KNOCKING+LOTS KNOCKING+SOMEONE LATER+AWAY LATER+GIVEBACK
      LATER+INTO LATER+REFL LEDGE+LOTS LEFTNOTE+KIN LEFTNOTE+Official LEFTNOTE+STATEMENT LEFTNOTE+TALKING LEFTNOTE+THING LEGAL+COMEIN LEGAL+HURTEN
      LEGAL+PULLED LEGAL+Plea LEGAL+ROADSIDE LEGAL+Worker LETGO+GOT LIVE+JAILED LIVE+Near LIVE+POLICE LIVE+RANOFF LIVE+RECENT LIVE+SAY LOC+Calendar
      LOC+HABIT LOC+NUMBER LOC+ROUGH LOC+TAKING LOC+TONIGHT LOTS+DIE LOTS+EVERYONE LOTS+FAINT LOTS+HURTS LOTS+INTO LOTS+OUTES LOTS+STATEMENT LOTS+TAKINGAR
      LOTS+Traffic LOTS+WILL LURKING+CAR LURKING+Calendar LURKING+HIDEOUT LURKING+Interview LURKING+NOW LURKING+PAST MISSING+IF MISSING+OUTES
      MISSING+STATEMENT MISSING+WARRANT MODAL+HASES MODAL+JAILED MODAL+ONLINE MODAL+OUTES MODAL+SOMEONE MODAL+SUICIDE Moment+CHARGED Moment+HOWTO
      Moment+JAILED Moment+Paperwork Moment+QUESTIONING Moment+ROADSIDE NARCAN+PRESENT NOOSE+CAR NOOSE+CHARGED NOOSE+COURTS NOOSE+DANGERES NOOSE+HOUSE
      NOOSE+HURT NOOSE+JAILED NOOSE+JUDGE NOOSE+ONLINE NOOSE+PASTVERB NOOSE+PODER NOOSE+POLICE NOOSE+STATEMENT NOOSE+TOOK NOOSE+WARRANT NOW+General NOW+Held
      NOW+LEGAL NOW+PAPERS NOW+Paperwork NOW+SCARED NUMBER+ANYMORE NUMBER+CHARGED NUMBER+HURT NUMBER+JAILED NUMBER+SOBRIETY NUMBER+WAVING Near+CHARGED
      Near+THING ONLINE+KIN ONLINE+MODAL ONLINE+Moment ONLINE+STATEMENT OUTES+COURTS OUTES+DETECTIVE OUTES+FAINT OUTES+HURTS OUTES+Held OUTES+POINT
      OVERDOSE+OUTES OVERDOSED+LOC Official+ASKAR Official+CHARGED Official+KILL Official+LEFTNOTE Official+LOTS Official+ONLINE Official+PILLS
      Official+Plea Official+RAID Official+ROADTALK Official+Weapon PAPERS+KIN PAPERS+LIVE PAPERS+LOC PAPERS+PAST PAPERS+WEAPON PAPERS+Weapon PAPERS+Worker
      PAST+ASKING PAST+DIE PAST+DOOR PAST+End PAST+GIVEBACK PAST+HIDEOUT PAST+HURT PAST+HURTEN PAST+JUDGE PAST+KILL PAST+LURKING PAST+MODAL PAST+RECENT
      PAST+Traffic PAST+WARRANT PAST+WILL PASTVERB+CAMEIN PASTVERB+JOKE PHONE+Paperwork PHONE+THING PILLS+ACTOR PILLS+AWAY PILLS+JAILED PILLS+JUDGE
      PILLS+ONLINE PILLS+PODER PILLS+SCARED PILLS+Street PILLS+TAKINGAR PODER+BREAKIN PODER+CAR PODER+HOME PODER+HOUSE PODER+Interview PODER+KIN
      PODER+PAPERS PODER+POLICE PODER+SEARCH PODER+STATEMENT PODER+TAKING PODER+TAKINGAR PODER+Traffic POINT+GETOUT POINT+GIVEBACK POINT+HASES POINT+LOC
      POINT+PAPERS POINT+PILLS POINT+STATEMENT POISON+BE POLICE+CHARGED POLICE+General POLICE+HURT POLICE+HURTEN POLICE+HURTING POLICE+IF POLICE+Interview
      POLICE+KILL POLICE+LEFTNOTE POLICE+LETGO POLICE+LIVE POLICE+NOOSE POLICE+ONLINE POLICE+QUESTIONED POLICE+RECENT POLICE+ROADTALK POLICE+SEARCHED
      POLICE+SOMEONE POLICE+WAVING POLICE+Weapon PRESENT+PULLEDAR PULLED+GONEOFF PULLED+General PULLED+LOTS PULLED+LURKING PULLED+Paperwork PULLEDAR+COURTS
      PULLEDAR+Calendar PULLEDAR+Paperwork PULLING+BE PULLING+LOTS PULLING+OUTES PULLINGAR+GOT PULLINGAR+HOUSE PULLINGAR+Near Paperwork+ANSWERAR
      Paperwork+ARREST Paperwork+HURTING Paperwork+KILL Paperwork+LEDGE Paperwork+MISSING Paperwork+PHONE Paperwork+PULLED Paperwork+PULLEDAR
      Paperwork+Street Paperwork+TALKING Plea+HOME Plea+OUTES Plea+Official Plea+THING QUERY+ANSWERAR QUERY+ARREST QUERY+ARRESTING QUERY+COLOR QUERY+CPS
      QUERY+End QUERY+HABIT QUERY+HASES QUERY+HURTS QUERY+Interview QUERY+LURKING QUERY+PULLEDAR QUERY+ROADTALK QUERY+Sick QUERY+TAKEES QUERY+TALKING
      QUERY+TONIGHT QUERY+WAVING QUESTIONED+CHILD QUESTIONED+COURTS QUESTIONED+Young QUESTIONING+GOT QUESTIONS+Paperwork QUESTIONS+Young RAID+ARRESTED
      RAID+Calendar RAID+PAST RANOFF+ASK RANOFF+BREAKIN RANOFF+DOGS RANOFF+EX RANOFF+GETOUT RANOFF+IDIOM RANOFF+Interview RANOFF+NUMBER RECENT+ASK
      RECENT+COURTS RECENT+NUMBER RECENT+PAPERS RECENT+PASTVERB RECENT+STATEMENT RECENT+WARRANT REFL+HASES REFL+POINT REFL+STATEMENT REFL+Violent
      ROADSIDE+General ROADSIDE+LEGAL ROADSIDE+Paperwork ROADSIDE+SOBRIETY ROADTALK+MODAL ROADTALK+QUERY ROADTALK+WANT ROUGH+FAINT ROUGH+Paperwork
      ROUGH+Room Room+KIN Room+LEGAL Room+POINT Room+Traffic Room+Young SAY+ANSWERAR SAY+GONEOFF SAY+KIDNAP SAY+NOOSE SAY+PHONE SAY+SUICIDAL SAY+TOOKES
      SAY+WAVING SAY+WEAPON SCARED+NOW SCARED+Official SCARED+TALKING SCARED+TONIGHT SCARED+WARRANT SCARED+WILL SEARCH+ARRESTED SEARCH+CHILD SEARCH+GRABBED
      SEARCH+IF SEARCH+LEDGE SEARCH+ONLINE SEARCH+PAST SEARCH+Young SEARCHED+CAR SEARCHED+HOUSE SEARCHED+KIN SEARCHED+OUTES SEARCHED+Room SEARCHED+WARRANT
      SEIZED+PAPERS SEIZED+PILLS SEIZED+WRISTS SEVERE+ACTOR SEVERE+CHILD SEVERE+Calendar SEVERE+General SEVERE+INTO SEVERE+MODAL SEVERE+PAST SEVERE+POLICE
      SOBRIETY+GOT SOBRIETY+HIDEOUT SOBRIETY+HOUSE SOBRIETY+POLICE SOBRIETY+PULLED SOBRIETY+Street SOBRIETY+THING SOMEONE+ANSWER SOMEONE+ANYMORE
      SOMEONE+ASKINGAR SOMEONE+COURTS SOMEONE+Calendar SOMEONE+IF SOMEONE+LIVE SOMEONE+OVERDOSE SOMEONE+POINT SOMEONE+STATEMENT SOMEONE+Sick STATED+IF
      STATED+KIN STATED+LOTS STATEMENT+ACTOR STATEMENT+ARREST STATEMENT+ARRESTED STATEMENT+ARRESTING STATEMENT+CAR STATEMENT+DETECTIVE STATEMENT+GRABBED
      STATEMENT+HURT STATEMENT+JAILED STATEMENT+JUDGE STATEMENT+LOC STATEMENT+Official STATEMENT+PAST STATEMENT+POINT STATEMENT+TOOK STATION+General
      STATION+IF STATION+POLICE STATION+Paperwork SUICIDE+General SUICIDE+IDIOM Sick+End Sick+LEGAL Street+ARREST Street+COMEIN Street+INTO Street+LEGAL
      Street+PODER Street+POINT Street+Plea Street+Violent TAKEES+Calendar TAKEES+LOTS TAKEES+MODAL TAKEES+WARRANT TAKEES+WEAPON TAKING+Calendar
      TAKING+GRABBED TAKING+HIDEOUT TAKING+HOUSE TAKING+HURTING TAKING+KIDNAP TAKING+LEFTNOTE TAKING+LEGAL TAKING+Weapon TAKINGAR+JAILED TAKINGAR+POINT
      TALKING+CHARGED TALKING+COURTS TALKING+EVERYONE TALKING+HIDEOUT TALKING+HOUSE TALKING+KNOCKING TALKING+PAST TALKING+POLICE TALKING+Street
      TALKING+Violent THING+ANYMORE THING+ARRESTED THING+BODY THING+FIND THING+GONEOFF THING+HURTING THING+Held THING+Interview THING+KILL TOOK+DOOR
      TOOK+Plea TOOK+Street TOOK+THING TOOKAR+IF TOOKAR+KNOCKING TOOKAR+LEGAL TOOKAR+Plea TOOKES+HURT TOOKES+HURTS TOOKES+IWANT TOOKES+MODAL TOOKES+PAST
      TOOKES+Plea TOOKES+Violent Traffic+DOOR Traffic+HOME Traffic+IDIOM Traffic+LIVE Traffic+RECENT Traffic+SOMEONE Violent+EX Violent+HASES Violent+JAILED
      Violent+LATER Violent+POLICE Violent+SOMEONE WAKE+HIDEOUT WAKE+LATER WANT+DETECTIVE WANT+HURTEN WANT+NOOSE WARRANT+ARRESTED WARRANT+LOTS
      WARRANT+PAPERS WARRANT+PAST WARRANT+PODER WARRANT+TOOKAR WARRANT+Violent WARRANT+Weapon WAVING+AWAY WAVING+INTO WAVING+LEGAL WAVING+LOC WAVING+NUMBER
      WAVING+SOMEONE WEAPON+ASK WEAPON+CHARGED WEAPON+Calendar WEAPON+FIND WEAPON+ONLINE WEAPON+PAPERS WEAPON+PAST WEAPON+PASTVERB WEAPON+TOOK WILL+ASKAR
      WILL+Calendar WILL+EX WILL+Gear WILL+HIGHPLACE WILL+IWANT WILL+PAPERS WILL+RECENT Weapon+CAR Weapon+CHARGED Weapon+Calendar Weapon+FIND Weapon+IF
      Weapon+ONLINE Weapon+PAPERS Weapon+PODER Weapon+PULLEDAR Weapon+QUERY Weapon+TOOK Worker+ASKING Worker+COURTS Worker+PODER Worker+Paperwork
      Worker+THING Young+ANSWERAR Young+HASES Young+KNOCKED Young+LIVE Young+PAST Young+ROADSIDE Young+STATED Young+STATION Young+TOOKAR Young+TOOKES
      Young+WARRANT Young+WILL ^ANSWER ^BREATHE ^CAR ^Calendar ^GETOUT ^HEDGE ^IF ^IROOM ^Interview ^JOKE ^LOTS ^NOOSE ^NUMBER ^ONLINE ^PAPERS ^QUERY
      ^QUESTIONS ^SCARED ^SOBRIETY ^STATED ^STATEMENT ^TAKEES ^WEAPON ^Weapon ^_1 ^_10 ^_15 ^_180 ^_2 ^_3 ^_3ayez ^_3rd ^_48 ^_6 ^_7411 ^_98 ^_abogados
      ^_abuso ^_accidente ^_adfa3 ^_agresion ^_alcohol ^_ambulance ^_amigo ^_and ^_andan ^_ankle ^_antes ^_apelar ^_arested ^_arma ^_arrainment ^_arrestado
      ^_aseguranza ^_asylum ^_aviso ^_awigbh ^_bac ^_baiid ^_bajar ^_bas ^_bay3 ^_bdic ^_bench ^_borracho ^_borro ^_bound ^_brandishing ^_breath ^_brother
      ^_buenas ^_called ^_caregiver ^_carta ^_cash ^_cdl ^_change ^_chat ^_chofer ^_cimt ^_city ^_civil ^_clean ^_clear ^_cobran ^_competency ^_compre ^_con
      ^_consent ^_contempt ^_costo ^_costos ^_county ^_cpl ^_cps ^_cruzar ^_csc ^_cual ^_customs ^_daca ^_deadline ^_deferral ^_delayed ^_delivery
      ^_deputies ^_derechos ^_despues ^_di ^_dias ^_did ^_direccion ^_domestic ^_domestica ^_doy ^_drag ^_drive ^_driver ^_droga ^_drop ^_drug ^_drugs ^_dui
      ^_dv ^_dwls ^_em7i ^_embezzlement ^_emergency ^_employer ^_estabamos ^_estado ^_estas ^_fafsa ^_failed ^_fake ^_falta ^_falte ^_felon ^_fight ^_file
      ^_flat ^_following ^_forfeiture ^_forged ^_forma ^_frank ^_fraude ^_fta ^_fue ^_gbh ^_grandma ^_great ^_guardan ^_habitual ^_hacen ^_had ^_halle
      ^_have ^_hazme ^_held ^_hiring ^_hold ^_hospital ^_hunting ^_hyta ^_ichat ^_immigrant ^_inmigracion ^_intent ^_interpreter ^_ir ^_jail ^_job ^_jurado
      ^_jury ^_keep ^_laboratorio ^_lansing ^_larceny ^_last ^_late ^_law ^_leave ^_leh ^_lein ^_let ^_licencia ^_licensia ^_lie ^_limpiar ^_list ^_llamada
      ^_llamar ^_macomb ^_mandatory ^_mande ^_manejar ^_maneje ^_manejo ^_marihuana ^_marijuana ^_marysville ^_mas ^_max ^_mdoc ^_mdop ^_medical ^_menor
      ^_micourt ^_miranda ^_money ^_moral ^_more ^_necesito ^_never ^_new ^_nexus ^_notice ^_numero ^_nunca ^_nursing ^_ocupo ^_office ^_one ^_order ^_otro
      ^_over ^_owi ^_pagamos ^_pagar ^_pago ^_papeles ^_pastillas ^_pay ^_pcc ^_pelear ^_petition ^_pick ^_piden ^_plead ^_pleito ^_por ^_porque ^_port
      ^_possession ^_ppo ^_precio ^_preliminary ^_preso ^_pro ^_process ^_property ^_prueba ^_puedes ^_puntos ^_puse ^_pwid ^_q ^_que ^_questioned ^_quitar
      ^_receiving ^_reckless ^_rehab ^_restitution ^_retainer ^_revoked ^_robar ^_robe ^_robo ^_sacar ^_sale ^_sali ^_saque ^_segun ^_segunda ^_segundo
      ^_selling ^_send ^_sentencing ^_set ^_shoplifting ^_sobriety ^_sold ^_sople ^_sos ^_sr22 ^_st ^_state ^_steps ^_still ^_student ^_super ^_suspended
      ^_suspendido ^_suspension ^_take ^_talked ^_tani ^_tarjeta ^_tax ^_teen ^_teenager ^_tercer ^_testing ^_text ^_thanks ^_theft ^_this ^_todavia ^_todo
      ^_too ^_trabajan ^_trabajo ^_traia ^_trailero ^_tres ^_tsa ^_undercover ^_use ^_used ^_using ^_ustedes ^_vecinos ^_venia ^_venta ^_ver ^_victim
      ^_video ^_viole ^_visa ^_waiting ^_warrant ^_washtenaw ^_ways ^_went ^_what ^_when ^_who ^_wipe ^_wrong ^_ابدا ^_ابعت ^_اثبات ^_اثر ^_احسن ^_احكي
      ^_اخدت ^_ادخل ^_ادفع ^_اذا ^_اربع ^_ارجع ^_ارفض ^_ازاي ^_اسال ^_اطلب ^_اعترفت ^_اعمل ^_اقر ^_اكتبلي ^_اكثر ^_اكلم ^_التلفون ^_الجنحه ^_السرقه ^_الشطب
      ^_الشغل ^_الفلني ^_الفورم ^_القياده ^_الكاميرا ^_الكلب ^_اللي ^_المدير ^_الورنت ^_امر ^_اهلي ^_اوافق ^_اي ^_ايش ^_ايمتي ^_ايه ^_بتجو ^_بدون ^_بدي
      ^_براءه ^_بس ^_بقدر ^_بلاغ ^_بوند ^_بي ^_بيع ^_تاخرت ^_تامين ^_تاني ^_تركت ^_تركوني ^_ترويج ^_تسقط ^_تسليم ^_تعويض ^_تكت ^_تنظيف ^_توزيع ^_توقيف
      ^_تيكت ^_ثاني ^_حشيش ^_حيازه ^_خربت ^_خسرت ^_خناقه ^_درج ^_رساله ^_رسم ^_رفضو ^_رفعت ^_رفيقي ^_رقم ^_روح ^_ريحه ^_زياره ^_ساكن ^_سجلي ^_سجن ^_سحبو
      ^_سطو ^_سعر ^_سفر ^_سكين ^_سنتين ^_سيارتي ^_شاب ^_شريكي ^_شنو ^_صارله ^_صيد ^_ضربوني ^_عطوني ^_عطيت ^_عنوان ^_غيرت ^_فات ^_فاتوره ^_فاقه ^_فتشو ^_فلوس
      ^_فيلون ^_فيهم ^_قاصر ^_قاعد ^_قلت ^_كارت ^_كاش ^_كام ^_كفلته ^_كلفه ^_كلمه ^_كم ^_كنت ^_لارسني ^_لازم ^_لسه ^_لقو ^_ماذا ^_مبارح ^_متهم ^_متي ^_محامي
      ^_محبوس ^_مذكره ^_مراهق ^_مرتين ^_مرحبا ^_مسدمينر ^_مصادره ^_مطلوب ^_معني ^_مكالمه ^_مكتوب ^_ممكن ^_منو ^_موشن ^_نتيجه ^_نحنا ^_نسيت ^_نفخت ^_نقاط
      ^_نمره ^_نو ^_هايتا ^_هجم ^_هل ^_هولد ^_هويه ^_هي ^_ورقه ^_وورنت ^_يحق ^_يطلع ^_يعني ^_ينفع a2da- abad- abada- abie- abier- abierta_en able_to
      abogado_de abogado_por abon- about_$ about_my abrieron_la absc- absco- abuso_de acabo_$ acce- acces- accus- accusation_$ acepto_$ acom- acomp- acti-
      actio- activ- actu- actua- acuerdo_$ acusado_de acusan_mi acusaron_$ adde- adder- address_$ adfa- adim- adju- adjud- admission_$ adul- advisement_$
      aeropuerto_$ afec- afect- afecta_$ affid- affidavit_$ affo- affor- after_arrest after_ppo after_they after_two afuera_que agarran_$ agarraron_con
      agarraron_por agarraron_vendiendo agda- age_of agent_$ agente_$ agra- agred- agree- agresion_$ ahora_lo ahorita_y ahorr- akta- al_arrestar al_condado
      al_jail al_otro al_patron al_testigo alcohol_limit alcohol_y alguien_de alguien_me alguna_vez aliento_$ alla_$ alone_$ already_$ already_did
      am_accused am_felon am_scared am_sitting am_undocumented am_victim amigo_$ amount_$ and_did and_entering and_got and_guns and_had and_if
      and_immigration and_last and_me and_missed and_nobody and_still and_talk and_talked and_that and_اخذوا and_اخلص and_اريد and_الان and_انت and_بدنا
      and_بدي and_رنت and_روح and_سحبو and_عايز and_عمري and_عملت and_عنده and_عندي and_فات and_فتش and_في and_قوست and_كالوا and_مات and_مبارح and_متي
      and_مسدس and_مع and_ناس and_يكول andan_buscando ankl- ankle_monitor ano_$ anoche_me anoni- anos_$ anos_y another_$ answer_my antecedentes_$ antes_que
      aparato_en apel- apelar_$ apell- app_$ appeal_$ appointment_$ appr- appre- aque- aquel- aqui_pero arab- arch- archi- are_coming are_there
      arma_peligrosa armas_de armas_y arme- arraignment_$ arrepiento_$ arrest_$ arrest_me arrest_warrant arrestar_me arrestaron_anoche arrestaron_que
      arrestaron_y arrested_$ arrested_at arrested_in arresto_con arresto_de as_adult asalto_$ asalto_con asau- asaul- aseguranza_$ asha- asham- asi_$
      asi_me asig- asign- asil- ask_$ assault_$ asse- assu- assul- asun- asunt- at_$ at_18 at_detroit at_his at_home at_office at_trial aten- atras-
      attacked_me atte- attempted_murder aun_asi auto- automatico_$ avio- awig- awigb- ayuda_financiera ayudan_con ayudo_$ ba3at- back_after back_and
      back_do back_on back_what backy- bad_$ baiid_$ bail_$ baile- bajo_mi ban_de banca- bancarrota_$ bann- banne- banned_from barat- barc- barco- bard-
      basm- batt- batte- battl- battle_creek be_able be_dropped be_in because_$ because_it because_my because_of beha- beka- benc- bene- benef- bet2-
      better_to bien_ingles bika- bill_$ black- blood_alcohol boca_y body_cam boleta_$ bolsa_$ bombe- bond- bonds_$ border_$ born_here borracho_$
      borracho_en bote_$ bound_over bounty_hunter breaking_and breath_test breathalyzer_$ broke_his brui- bruis- brut- bruta- bta3- bte7- bteft- btek- btro-
      btrou- buena_gente buena_idea bueno- burg- burgl- but_he by2a- by3m- byda- byeb- byekh- byem- byenm- byer- byesh- byetl- byfa- byo2- bysh- cacha-
      cadu- caduc- caja_$ cali- calif- call_and call_from camara_policia cambiar_de came_by can_cops can_do can_family can_felon can_he can_minor can_my
      can_school can_store can_that canada_with canadian_border cant- canti- capt- car_and car_for car_got car_in car_what car_when carcel_dice carcel_esta
      care- cargo_$ cargos_$ carro_ajeno carro_es carta_para carta_que cartera_y casa_me casa_se case_$ case_number cases_$ casi- casin- caso- caso_y
      caught_stealing caus- causing_death cayo_por cdl_$ cdl_y cdl_مدي celular_$ cent- cerro_$ cert- certi- chanc- chance_$ chances_of chap- charge_$
      charged_as cheap- cheq- chequ- cheque_$ chil- chin- chue- chuec- cien- cient- cierto_eso cinco_anos cita_para citac- citar- citat- citi- citiz- ciud-
      ciuda- ciudadania_y clar- clase_$ clear- cleared_$ cler- clerk_$ client_$ clinton_county cobr- cobra- coman- come_to comm- como_apelo como_la
      como_pago como_recupero completo_$ comprar_arma computer_$ comu- con_alguien con_cdl con_dos con_dui con_ella con_fianza con_mas con_mota conc-
      condado_y condena_$ condition_$ conmigo_que conse- consent_$ contact_$ contact_with contact_y contacto_$ contacto_con contempt_$ contrato_$
      controlled_buy convicted_$ conviene_$ cook- cooki- cop_did cop_que cop_search cops_$ cops_and cops_in cops_on cops_search copy_of corralon_$
      correcto_$ corta- corte- corte_$ corte_esta corte_que cosas_de cosas_que cosi- cosig- cost_anything costos_$ costs_of coul- could_have couns-
      courthouse_$ covi- cps_cerro crack- cras- cree- cree_que criminal_lawyer cros- cruc- cruzar_canada cual_es cuando_me cuantas_horas cuanto_cobran
      cuanto_dinero cuanto_dura cuanto_por cubr- cuello_y cuenta_$ cuenta_en cuentan_$ cuento_mi cues- cuest- culpa_$ culpable_y cump- cumpl- curf- curfe-
      curfew_$ curs- daca_$ daca_y dafa- dafa3- dan_por dano- dano_$ dash- dashc- datamaster_$ dato- datos_$ daughter_got days_$ de_21 de_5 de_abogado
      de_abogados de_arresto de_canada de_cargos de_carro de_coca de_csc de_dar de_defensa de_detective de_dinero de_ella de_escuela de_estado de_firmar
      de_mano de_mas de_multas de_nervios de_ohio de_pasajero de_ppo de_robo de_sangre de_ustedes de_vez deadl- dealer_$ debe- debo_$ debt_$ decide_$
      decir_la decir_mi declarar_$ declarar_se defa- defensa_$ defensa_propia defie- deje_de delin- delivery_$ delt- dema- demanda_por deni- department_$
      depe- depen- deportation_$ derechos_miranda desac- desacato_$ desde_ahora despa- despues_$ deta- detai- detective_$ detective_called detective_le
      detective_says detention_$ di_177 dia_de dia_y dicen_en did_nothing dieron_mip dieron_owi diferencia_hay diff- dije_la dinero_de dinero_que dinero_y
      dinero_برا dire- direc- direccion_$ direccion_y disab- disc- disca- disco- discount_$ discu- dism- dismi- disorderly_$ disq- disqu- dist- distr-
      district_$ dive- diver- diversion_$ divi- divorcio_$ do_about do_after do_community do_first do_juvenile do_now do_they docto- does_ppo does_that
      does_this dollars_$ domestic_to domi- domin- domingo_y donde_estan donde_me door_to dos_anos dos_dias dos_meses dos_y doy_mi drag_racing draw_$
      drinking_and driver_assessment driving_and driving_in droga_$ droga_y drogas_$ drogas_que drop_ppo drov- drug- drug_tests drugs_$ drunk_$ drunk_in
      duen- duer- duerm- dui_$ dui_con dui_de dui_en dui_se dui_with dui_في dui_كم dura- dura_$ dura_la duty_$ dv_$ dwls_$ e_inmigracion earl- eato-
      eaton_county eb3a- echar- ecst- ecsta- edan- edfa- eh_و elec- elect- eleva- elim- elimi- ella_quiere ella_y else- emailed_me emails_$ embe- embez-
      embezzlement_$ empeo- empezar_$ emple- emsa- en_7411 en_camion en_condado en_cual en_esa en_fiesta en_hyta en_juicio en_lo en_lugar en_michigan
      en_navidad en_ohio en_otro en_papel en_pleito en_probatoria en_problema en_problemas en_que en_rehab en_sistema en_southfield en_trailer en_washtenaw
      encerrado_$ encerrar_$ encie- encontraron_droga encubierto_$ end_of enfermera_y enfrente_de enfrente_juez enga- engan- enha- enhan- enoj- enou- enoug-
      entiendo_al entiendo_nada entra_en entre- entregar_me envia- enviar_$ equi- eras- erase- erased_$ error_$ es_$ es_asi es_buena es_cierto es_correcto
      es_eso es_grave es_mas es_mio es_normal es_otra es_seguro es_verdad esa_noche escol- esmi_$ eso_cuenta eso_es espal- espalda_y espanol_en espec-
      espera_$ esperar_al espero_$ esposa_$ esposa_tiene esposa_y esposo_dice esta2- esta_detenido esta_preso estado_lo estaf- este_$ este_pais esto_$
      estoy_llevando estoy_suspendido estu- estuv- etiq- etiqu- etla- etma- etmas- eval- evalu- everything_$ evidence_$ exam- exigi- expe- expediente_$
      expen- expi- expir- expos- expul- exte- exten- extr- facil- fafs- fail- failed_to fake_id fall- fals- falsa_$ falso_$ falte_$ falto_$ farm- faul-
      fbi_$ fecha_$ fecha_y federales_$ fee_$ felon_with felonies_$ fest- fianza_de fianza_que fich- ficha- figh- fight_it fighting_this fille- find_it
      fines_$ firm_$ firma_$ firme_y first_$ first_can flat_fee fleeing_$ following_too footb- for_bench for_cops for_drinking for_drugs for_free for_having
      for_life for_money for_months for_no for_our for_school for_shooting for_weed for_work for_your forc- forever_$ forf- forfe- forg- form- form_$
      forma_$ formu- fort- fotos_$ found_gun fran- frank_murphy fraud- free_lawyer fresh- friend_got from_county from_last from_my front_of fue_accidente
      fuera_$ fuman- fumar_mota funci- funciona_$ gals- galse- garage_$ gasolina_y gena- genay- gene- gener- general_$ gent- gente_$ get_$ get_fired get_her
      get_it get_me get_ppo get_this get_to ghalat_$ ghara- gift_cards go_on gobierno_$ got_another got_arrested got_charged got_his got_home got_mip gove-
      gover- gps_en grado- grados_de gramos_de grams_$ grandma_took grat- grati- gratis_para grave_es growi- guat- guate- guid- guide- guidelines_$
      guilty_and guilty_or guilty_و gun_$ gun_ban gun_was guns_at gust- habia- habitual_4th hablar_con hablar_en hablar_le hace_$ hacen_$ hago_con
      hallaron_arma hands_are happen_$ happens_at happens_when harbo- hard- has_not have_on have_to hay_$ hay_cargos hay_en hay_entre hay_limite hay_no
      hay_ppo hazm- he_call he_does he_needs he_say he_still he_was he_wrote heada- heal- healt- hearing_$ hearing_is help_with her_in here_on herido_$
      hermana_esta hermana_le hermano_le hermano_quiere hermano_se hermano_tiene hermano_y hermano_ya herr- herra- high_$ high_school hija_es hija_me
      hija_menor hijo_es hijo_iba hijo_le hijo_se hijo_sin hijo_traia hill- him_for him_علي hire_you hiri- hirin- his_mother hist- hizo_mi hold_de
      holding_my home_invasion homew- hones- hong- hongo- hono- honor- horas_y hospital_after hospital_de how_$ how_bad how_does how_old how_should how_to
      huell- human_$ hund- huron_$ huye- huyen- hyta_$ hyta_for i_beat i_bring i_broke i_carry i_change i_choked i_clear i_drop i_failed i_feel i_fight
      i_get i_left i_looking i_missed i_never i_refused i_report i_set i_show i_use i_used i_wanted i_was i_work iba_manejando ice_detained ice_is ice_viene
      icha- iden- ident- idiom- if_ice if_officer if_she igle- igles- igni- ignit- ileg- ilega- immigrant_$ immigration_$ impa- impaired_$ impo- impr-
      impro- impu- impue- in_fight in_grand in_may in_oakland in_prison in_town in_trouble in_warren incl- inclu- incom- inde- indec- indi- indo- indoc-
      infl- info- infor- informante_$ information_$ inju- injur- injus- inmigracion_que inmo- inmov- inno- innoc- intencion_de intento_de interlock_$
      internet_$ interprete_$ interpreter_$ inva- invas- investigacion_$ investigation_$ invi- ir_con ir_mi is_17 is_19 is_2 is_3 is_70 is_and is_drug
      is_felon is_he is_it is_jail is_next is_paper is_resisting is_suspended is_there is_this is_throwing issu- issue- it_back it_better it_but it_down
      it_for it_happened it_help it_if it_just it_off it_still it_true it_worse jacks- jail_$ jail_que jail_what jefe_y jensi- jensiye_$ join- judge_and
      judgm- juez_$ juez_dijo juez_se juga- jugan- juni- junt- jurado_y jury_$ jury_duty just- justi- juvenil_$ juvenile_adjudication juzg- juzga- k9_$
      kala- kalam- keep_it keep_me keze- khad- khala- khall- khnee- kid_$ kids_are kill_for kitchen_and know_about know_how know_if knowi- la_aseguranza
      la_bolsa la_caja la_ciudad la_comandancia la_compania la_consulta la_de la_domestica la_entrevista la_espalda la_fecha la_forma la_hora la_jail
      la_mitad la_novia la_obra la_orina la_otra la_pagina la_pena la_placa la_planta la_probacion la_probatoria la_quitan la_regla la_renta la_visita
      la_yarda la_بنتي lab_results lang- langu- lansing_$ lapt- lapto- larc- larce- larceny_$ larceny_from last_weekend late_$ law_on lawe- lawsu- lawsuit_$
      lawyer_says lawyer_with lawyer_في lawyers_$ le_aparece le_da le_dan le_espera le_hablo le_hacen le_hicieron le_mande le_mando le_pasa le_quito le_van
      leave_my left_$ left_my lega- legal- leh_$ leil- leile_$ leng- lengu- les_va less_than ley_de libr- libre_$ licencia_$ licencia_restringida
      licenciado_o lie_to lifet- lift- light_$ limit_$ limite_$ lise- lisen- lisence_$ list_of lista_de live- llama_$ llama_por llan- llant- llegar_la
      llego_carta llena- lleva_dos llevan_casos llevar_me llevar_mis llevaron_al lo_aceptan lo_acusaron lo_agarran lo_arrestaron lo_de lo_encerraron
      lo_mismo lo_pago lo_peleo lo_perdone lo_recupero lo_suspendieron lo_van local- look_through looku- lost_my luego_luego lugar_$ lune- ma3a- ma3ay-
      ma3k- ma3ko- macomb_$ made_up madi- madis- maes- maest- maft- mafto- magi- magis- make_you makto- malicious_use mall_y mama_la mama_por mama_tiene
      mama_y mamn- mamno- manag- manc- manch- mande- manejar_$ manejo_$ mans- mansl- marc- marca- marco_alcohol marihuana_$ marihuana_en martes_$ mary-
      marys- mas_de mas_facil mas_o maso- mate- maximo_$ mc_227 me_after me_alcanza me_arrestan me_bajan me_citaron me_corren me_cosas me_declaro me_defendi
      me_devuelven me_dio me_domestic me_esculcaron me_espera me_falta me_from me_go me_hablaron me_hallaron me_interrogaron me_last me_llego me_mude
      me_negaron me_negue me_niego me_ofrecio me_paga me_paso me_pay me_presente me_presento me_pueden me_regreso me_representan me_revisaron me_salio
      me_sentenciaron me_suspenden me_tengo me_toca me_tomaron me_tuvieron me_vio me_with me_without me_اكتب me_بالطريق me_بدون me_بعد me_بوليس mean_$
      mean_to men_gher men_jail menni_$ menor_y menores_de mensajes_$ mensu- mental_health mes_$ mese- messages_$ mest- metan- mete_en meth- metha- metio_en
      mi_acusacion mi_adolescente mi_arma mi_arresto mi_caso mi_condena mi_dui mi_hyta mi_id mi_jefe mi_lado mi_licencia mi_medicina mi_orden mi_perro
      mi_propio mi_record mi_solicitud mi_troca mi_vecina mi_warrant mico- micou- miedo_por migra_en migracion_$ mil_por minim- mino- minor_$ mint- minti-
      mip_and mip_en mip_y mis_armas mis_llaves mis_mensajes mis_papas misdemeanor_warrant misdemeanor_و misma_noche mismo_abogado mismo_dia misse-
      missed_my mist- mita- moci- mocio- modif- mom_got moms_car money_and money_back money_for money_from month_and months_$ more_than moshk- mostashfa_$
      mota_$ mota_y moti- motio- motiv- moto- motor- moved_and movin- much_time muchacho_$ multa- multaron_por murp- murph- murphy_hall mushr- musi- mutu-
      my_13 my_7411 my_appointment my_arrest my_backyard my_boss my_brothers my_cdl my_client my_dads my_doctor my_ex my_facebook my_house my_insurance
      my_lease my_money my_old my_paperwork my_phone my_record my_second my_texts my_vehicle myself_in nada_de nadie_nos nafa- name_is narco- natio-
      necesito_ayuda need_to nega- negar- negl- negu- neighbors_called nemr- never_told nexu- ni_en ni_por ni_que ni_se ni_برا nieg- nieto_de night_for
      ningun_papel nino_de ninos_estan no_contact no_culpable no_fue no_fui no_habia no_hubo no_iba no_llega no_money no_ops no_pagar no_quiso no_supe
      no_tienen no_to no_vaya no_vivo noche_$ noche_con nombre_y nos_dice not_afford not_hear not_i not_mine not_read not_remember not_sign not_under
      not_توه notice_of notice_to novia_$ novio_y now_i nuevo_$ numb- numbe- number_$ nume- numer- numero_$ nunca_le nursing_school o_en o_es o_lo o_menos
      o_solo o_voy obligacion_de obst- obstr- ocul- ocult- ocup- of_attorney of_dui of_him of_phone of_winning of_your off_for offender_registry
      officer_came oficial_de oficial_no oficial_se old_shoplifting olvi- olvid- on_domestic on_drunk on_me on_monday on_no on_someone on_visa on_you
      one_phone opci- opcio- opciones_tengo open_carry open_intox opena- openai_$ oper- opera- opin- opini- or_do or_not orden_que orin- orina_$ other_guy
      otro- otro_abogado otro_carro otro_lado otta- ottaw- ounc- ounce- out_when over_but over_limit overn- overw- owi_$ owi_and owi_con owi_en owi_y owne-
      owner_$ owvi_$ paga- pagam- pagar- pagar_$ pagar_en pagar_y pagi- pagin- pagina_$ pagina_y pago- pago_$ pago_la pago_o pagos_$ pague_y paid_$
      pain_pills panta- papa- papa_en papa_lo papa_que papa_tiene papeles_para papeles_que paper- paper_says paper_that para_arrestar para_atras
      para_inmigracion para_ir para_la para_mi para_no para_sacar para_vender paran_$ pard- pardo- pareja_$ paren- park- parke- parked_car parole_hearing
      parole_officer pasa_$ pasa_ahora pasar_$ pasos_$ pasos_sigo passed_out passenger_$ pay_it pay_or pay_to paye- paying_$ paym- payme- payment_plan
      payment_plans payments_$ pcc_$ peac- pedi- pedir_$ pele- pelear_$ peleo_$ pelig- pena_$ pending_case people_$ pepp- peppe- perde- perdi_la perdido_y
      perdio_la perj- perju- permission_to pero_con pero_me pero_tengo perso- persona_$ pert- perte- peti- petit- pett- phar- pharm- phone_$ phone_call
      picku- pickup_order pide_la piden_$ pidio_la pistola_$ pistola_con pistolas_$ plac- plans_$ plant- plate_$ plaz- plazo- plead_to po_dice podad- podr-
      pointed_gun police_broke police_department police_found police_in police_station police_want policia_$ policia_dijo policia_lo policia_se policia_si
      policias_y polis- polv- ponch- poner_queja pongo_$ pontiac_$ popp- poquito_y por_agresion por_algo por_ciento por_domestica por_golpea por_mis por_no
      por_parole por_ppo por_preguntar por_robo por_sobredosis por_telefono por_texto por_tomar por_trabajo por_tres por_uno porce- porque_no pose- poses-
      posesion_$ posib- positivo_en possession_of powe- ppo_$ ppo_and ppo_y ppo_علي preguntan_en preguntar_por preguntas_mi presc- prese- presentarme_$
      pret- pretr- pretrial_is prev- preve- prevention_me pric- primero_y primeros_pasos primo_que principal_$ prior_de probacion_$ probl- problemas_$ proh-
      prohi- prom- prome- pron- pront- proo- property_$ propia_$ pros- prose- prosecutor_will protecting_my prueba_en prueba_y pruebas_de psi_$ pueb- puebl-
      puede_$ puede_pasar pueden_$ pueden_llamar pueden_usar puedo_dormir puedo_estar puedo_ir puedo_llegar puedo_manejar puedo_preguntar puedo_recoger
      puedo_seguir puedo_tomar puedo_traer puerta_que pull_me puntos_por pura- purc- purch- put_hold q_tan que_ahi que_cargo que_casos que_debe que_decirle
      que_derechos que_dicen que_diferencia que_digan que_dijo que_es que_escribo que_esta que_estado que_falte que_hace que_hacemos que_hacen que_hay
      que_ir que_llevar que_olia que_opciones que_parte que_pasa que_pase que_pena que_pongo que_quieren que_robo que_soy que_tan que_te que_tengo que_tiene
      que_tipo que_ustedes que_va que_vale que_van que_ver que_viole que_ما quedar_con quedarse_con quedo_con quedo_en questions_$ quien_paga quien_se
      quiere_decir quiere_declarar quiere_seguir quieren_expulsar quiero_dejar quiero_hablar quiero_poner quiero_que quiero_quitar quiero_saber quin- quint-
      quita_$ quitan_la quitar_$ quito_$ ra2a- ra2ya- racin- raid- ran_from rand- rando- rang- rasp- rate_$ razon_$ re_exam real- reason_to reba- rebaj-
      reca- recan- rece- receipt_$ recep- receta_y rech- recha- reckless_$ recl- recla- reclama_$ recoger_mi recon- record_limpio recov- recup- red_light
      reem- reemb- refe- refer- refug- refun- refuse_search refused_$ refused_to registro_$ registro_de registry_$ regul- reha- rein- reinc- reins- relat-
      reme- remem- removed_$ rent_$ renta- repar- report_$ report_it reportarme_$ reported_me repr- repre- requ- resc- resch- reser- resi- resis- respe-
      resti- resu- resul- resum- retail_فرد retes- retest_$ reti- retir- retr- reun- reuni- revie- revisar_$ revisar_y reviso_mi revoc- revoked_$ ri_008
      rifle- rights_after rights_at robbery_$ robo_$ rokh- rokhs- roommate_$ rude_to rule_$ sabad- saber_como sabia_que saco_orden safa- safe_to said_$
      said_my said_no said_something sale_mi sali_sucio saliendo_de salio_mal salir_con salir_de same_as same_thing sana_و sanc- sanct- sangre_$ sangre_y
      saqu- saww- say_he sayy- sayye- scam- scamm- scared_and scen- schol- school_zone screw- se_acaban se_culpable se_defendio se_lastimo se_llama se_mete
      se_murio se_nego se_queda sealed_$ searched_$ searched_my seas- seaso- second_dui second_owi secr- secre- security_guard see_$ see_him segunda_vez
      seguro_de seguro_social seiz- seized_my seje- sejel- sell- selli- semana_$ semanas_y semb- sembr- senc- senci- send_me senor- sentencia_de
      sentencing_$ sere- sere2- seri- serve- seve- sext- sexti- sexual_$ she_get shif- shoot- shop- shopl- short should_my should_not should_we shove-
      show_because show_up shows_up shroo- si_ella si_llego si_nomas si_pago sign- sign_admission sigue_la sin_papeles sin_razon since_i sirve- sirve_de
      sistema_$ sit_there sixt- sixte- skip- skipp- sleep_it smar- smell_of smh_$ smoked_weed snit- snitc- social_security sokr- sokra- solicitud_$ solo_lo
      solo_pregunto solta- solte- somebody_up someone_$ someone_broke something_else somo- son_derechos son_diez son_had son_is son_legales son_on son_tres
      sord- sos_$ soy_enfermera soy_residente span- spec- speci- speeding_$ spra- staf- stalking_$ state- state_$ state_costs statement_from statu- status_$
      stay- stole_$ stole_it stolen_car stopped_and stopped_at stor- strangulation_$ strik- stuff_from stuff_out stuff_that su_abogado su_licencia
      su_medicina su_pistola su_tarjeta subm- submi- subp- subpo- subpoena_$ succ- succe- sucio_$ supp- suppo- sure_$ suspended_$ suspendida_$ suspendido_y
      sust- syst- syste- system_$ ta2m- ta2mi- ta7li- ta_bien take_$ take_back take_off taken_in tale- talk_to tambien_$ tampe- tani_$ tani_مره tant-
      tarda_$ tarje- tarjeta_de tase- taxe- taxes_$ te_arrestan teac- teb3- teb3a- teenager_$ tell_them temblando_$ tempo- tengo_domestica tengo_hijos
      tengo_ppo tengo_que terre- test_$ test_at test_rights testificar_contra testify_$ testify_against testigo_$ testigo_de testing_$ tests_$ tether_عم
      texa- than_one that_and that_even that_you thef- theft_$ they_let they_lock they_offered they_only they_questioned they_saw they_search they_searched
      they_sent they_still they_stopped thing_is things_to third_dui this_be this_to this_whole thre- threatened_me three_times throw- ticket_$ ticket_and
      ticket_for ticki- tiempo_en tiend- tienda_que tiendas_$ tiene_armas tiene_derecho tiene_hold tiene_orden tiene_شرطه tienen_derecho tienen_que tikt-
      tikto- time- time_do time_for tipo- tipos_de tiquet_$ tiquet_y tire- titl- tle3- to_add to_another to_call to_carry to_change to_delete to_drop
      to_florida to_hire to_judge to_keep to_let to_press to_send to_set to_testify to_use to_victim to_waiver to_wear tobi- tobil- toca_corte
      toca_reportarme toda_la todavia_$ todavia_puedo todo_al together_$ tomar- tont- too_close too_high took_kids took_money tour- tow_$ town- towns-
      trabada_en trabajan_en trabajar_$ tramp- trampa_$ tranq- trans- transferred_to trata_$ trea- treat- tres_$ tres_dias tres_veces trou- trouble_$ trum-
      tuesday_$ turn_myself turned_down tuvi- two_months two_weeks under- under_18 undercover_$ understand_$ unem- unemp- unio- universidad_$ universidad_y
      unla- unlaw- uno_de upda- updat- uplo- uploa- usar- usaro- use_of uste- usted- ustedes_$ ustedes_hacen ustedes_ven usua- va_enterar va_ir va_la
      va_prision valid- valo- valu- van_cobrar van_encerrar van_quitar vand- vanda- ve_lo ve_mi velo- veloc- venad- venado_y venci- venta_de ver_ninos
      ver_si veran- verd- verdad_$ vez_me viajar_$ viajar_con vict- victi- victim_$ victima_y video_of viejo_de viene_la viern- vino_la violation_$ visa_$
      visa_you vivo_con volante_$ vota- voy_corte voy_ir voy_salir voy_solo waite- waiver_$ waiver_hearing walle- wanted_$ warrant_$ warrant_en warrant_es
      warrant_in warrant_que warrant_علي warre- was_at was_drunk was_just was_not was_one was_questioned wash- washtenaw_county we_do we_want weapon_$ webs-
      websi- website_$ wedd- weddi- weed_at weed_in weed_smell weed_y weeks_$ weig- weigh- what_$ what_he what_is what_makes what_now when_can when_pulled
      when_she when_someone when_you where_do where_you whic- while_i whit- who_can who_pays who_would why_do wife_$ will_it will_police will_they will_this
      will_you win_$ winds- with_$ with_car with_dui with_old with_pistol with_retail with_weed withd- witness_$ witnesses_$ word- work_released wra2- wrec-
      write_me write_statement writt- wron- wrong_person wrote_it y_al y_apenas y_arresto y_aun y_creo y_de y_deportacion y_domestica y_drogas y_en
      y_encontraron y_entro y_falto y_hallaron y_manejar y_murio y_ni y_nunca y_ppo y_quien y_sale y_si y_sigo y_sin y_solo y_traigo y_ustedes y_vive y_voy
      ya3n- ya_estoy ya_habian ya_nos ya_pasaron ya_perdi ya_tiene ya_جماعه ye3r- ye3ra- yelling_at yerba_$ yes_$ yest- yesta- yeste- yesterday_$ yet2-
      yo_mismo yom_و you_$ you_do you_get you_guys you_know you_something you_win your_car yout- ypsi- ypsil- zapa- zapat- ابتع- ابتعا- ابلغ_$ ابنن- ابني_19
      ابني_انمسك ابني_بدو ابني_بيقول ابني_خالف ابني_شو ابني_كان ابني_متهم ابني_من اتحب- اتصل_$ اتصلت_بالشرطه اتصلو- اتعاب- اتناز- اتها- اتهمت- اثبا- اجان-
      اجاوب_$ اجت_$ اجتم- اجتما- اجو_علي اجيب- احجي_and احدا- احكا- احكي_شو احكي_مع احكي_معهم اختل- اختلا- اخدت- اخدو_ابني اخذ_تيكت اخذه_him اخري_$
      اخوي_عنده اخوي_محبوس اخي_في اداف- ادفع- ادفع_and ادفع_الغرامه ادفعل- ادما- اذا_اعترفت اذا_انحكمت اذا_علي اربر_$ اربع- اساب- اسابي- اساع- اسال_$
      اسال_عن استد- استي- استين- اسمه- اشتر- اشتغ- اشرح- اصاب- اصابا- اصابه_$ اصلا_$ اعتد- اعتداء_$ اعرف_شو اعطا- اعلان- اغرا- اغراض- افعل_اذا اقتحا- اقرا-
      اقل_من اكسبن- اكل_and الpp- الات- الاتص- الاتع- الاتف- الاتن- الاح- الاخض- الاس- الاسب- الاسو- الاعتقال_$ الاكز- الاه- الاولاد_$ البار- البارول_$
      البر- البروبيشن_and البري- البون- البوند_$ البيت_بعد التامين_$ التج- التحل- التع- التعل- التفت- التق- التك- التو- الثا- الثال- الثانيه_$ الثلا-
      الجاي_$ الجنح- الجنحه_والجنايه الجنسيه_$ الجو- الحاد- الحضو- الخن- الخنا- الخي- الدل- الدلي- الدم_$ الدوام_$ الرا- الراب- الرخصه_$ الرس- الرسا- الرك-
      الزو- السجل_$ السرع- السرعه_$ السرقه_من السعر_$ السكر_$ السنه_الماضيه السوابق_$ السياره_من الشا- الشاه- الشخ- الشرطه_$ الشرطه_اجت الشرطي_and الشكو-
      الشو- الشي_$ الصح- الصد- الصف- الصفح- الصم- الضح- الطلب_$ العام_$ العرا- العقوبه_$ العل- العمل_$ العنو- الغرامه_$ الفح- الفر- الفلن- الفلني_$ الفور-
      الفيديو_$ القان- القانون_$ القبض_$ القديم_$ القر- القرا- القص- القصه_كلها القضيه_$ الكاو- الكت- الكتر- الكحول_$ الكلا- الكورت_$ اللوح- الليس- الماض-
      الماضي_$ المال- المترجم_$ المحاكمه_$ المحب- المحج- المحجوزه_$ المحقق_بدو المحقق_قال المحقق_يريد المحكمه_$ المحل_and المخدرات_$ المذكره_$ المراقبه_$
      المراقبه_and المسا- المسج- المسم- المشت- المصاري_$ المض- المطل- المع- المعا- المعت- المكت- المل- المم- المنزلي_$ الموبايل_$ الموض- النف- النفس_$ النق-
      النمو- اله_$ الهجره_$ الوار- الورقه_اللي الولايه_$ امري- امريك- امريكي_$ امسح- انا_bas انا_بدفع انا_خايف انا_ساكن انا_عندي انا_لازم انا_متهم انا_مش
      انا_ممنوع انترل- انتو_$ انجر- انحبس- انسح- انشا- انشال- انشط- انشو- انشور- انطو- انقب- انه_ما انه_هو اني_انمسكت اوفي- اوفيس- اول_$ اول_shi اول_خطوه
      اونصا- اوها- اوهاي- اوهايو_and ايجا- ايديه- ايش_$ ايمت- باخت- بارو- بارول_and باسم- باسمي_$ باعت- بالباكراوند_$ بالباكغراوند_$ بالتراك_$ بالتق- بالته-
      بالتي- بالجر- بالجيل_$ بالحك- بالخ- بالخن- بالدومستك_$ بالذ- بالري- بالسن- بالشر- بالشغل_$ بالشم- بالشه- بالطل- بالع- بالعم- بالفا- بالفل- بالفيديو_$
      بالمد- بالمراقبه_$ بالمستشفي_$ بالمي- بالور- بالوو- باليو- باون- ببون- بتتا- بتجو_علي بتخل- بتست- بتعرف- بتلف- بتلفو- بتوص- بجرع- بجرعه_زايده بجيب-
      بخنا- بخناق- بدالي_$ بدون- بدون_امر بدون_مذكره بدي_shil بدي_احكي بدي_ادفع بدي_اسال بدي_استانف بدي_اسحب بدي_امسح بدي_سافر برا_ir برا_mi برا_pagar
      برا_que برا_الولايه براي- برجع- برخص- بروبيشن_$ بس_and بس_انا بس_مش بسبب- بسرعه_and بسكل- بسكلي- بشنط- بشنطت- بصما- بصير_اذا بطاق- بطري- بطريق- بطلب-
      بعد_dui بعد_owi بعد_السكر بعد_ساعتين بعد_ساعه بعد_شوي بعد_في بعدها_$ بعضان_$ بعيد- بعيد_$ بفلو- بفلوس_$ بقضيت- بكال- بكره_$ بلا_اذن بلا_اوراق بلا_سبب
      بلاق- بلغو- بماك- بماكو- بمحا- بمحامي_$ بمشك- بمشكل- بمقا- بنتي_بدها بنتي_عندها بنتي_معها بنحب- بنفسي_$ بني_ادم بوصف- بوند- بوند_$ بيبع- بيبعت- بيبي-
      بيته- بيحسب- بيحض- بيحق- بيدف- بيدفع- بيرا- بيرح- بيرحل- بيرف- بيره_and بيصير_$ بيطلع_$ بيع_$ بيفيد- بيقب- بيقدر- بيكف- بيمس- بيمسك- بين_الجنحه بينط-
      بينف- تادي- تانيه_$ تترج- تترك- تتنا- تتناز- تجار- تحت_18 تحت_المراقبه تخفي- تداف- تدفع- تذكر- تراج- تراي- ترجم- ترحي- تركون- تروح- تروح_$ تروحو-
      تروي- تروي_$ تزور- تسجي- تشتغ- تشتغل- تصال- تصوي- تضاربنا_me تعتب- تعدي- تعلي- تعمل_$ تقبل- تقبلو- تقري- تقرير_الشرطه تكت_من تمام- تمري- تهمته_$ توصي-
      توقيف- توقيف_$ تيكت- تيكت_شرب ثانيه_$ جاكس- جاكسو- جاوب- جراي- جريمه_$ جلست- جلسه_$ جلسه_ابني جنسي- جنسيت- جهاز_النفخ جوري_$ حبس_$ حتي_ما حجزن-
      حدا_بالمكتب حدا_بيحكي حدا_تاني حساب- حسابي_$ حضان- حق_$ حق_الصمت حقيق- حكم_$ حكوم- خابرن- خاف_and خبرو- خبرون- خطر_$ خطوه_$ خطيبت- خلان- خلصت_$
      خلصت_البروبيشن خمس_سنين خمست- خمستع- خناقه_$ دافع- دايف- دايفر- دبلي- دخلن- دخلني_me دخنت_حشيش دراي- درايف- دفاع_عن دفع_$ دفعت- دفعت_$ ده_$ دوا_and
      دولا- دولار_$ دي_يو ديفن- رابد- راحت_$ رايك- رايكم_$ رح_ادخل رح_تخلص رح_يروح رح_يصير رحت_$ رحت_علي رخصته- رخصتي_$ رساله_من رساي- رسوم_$ رفضو- رفقا-
      رفقات- رنت_$ روح_$ روح_عالبيت ريبو- ريبور- ريتي- ريسب- ريسبو- زوجتي_and زوجي_ضربني زوجي_متهم سابق- سارف- سارفس- سارفسه_him ساكن- سالت- سايق_شارب
      سته_شهور سجلي_$ سري_$ سكران_$ سكران_بالسياره سكره_$ سلاح- سلاح_بالبيت سنتن- سنه_$ سنين_$ سواه- سويت- سويته- سي_بي سيتي- سيتيز- سيتيزن_$ شرب_$ شربت_and
      شرطه_$ شرطه_برا شرطه_و شرطي_شو شريك- شغل_and شغلي_$ شكرا_$ شلون_اثبت شنو_يعني شهاد- شهادت- شهري- شهرين_$ شو_$ شو_القانون شو_تعمل شو_رايك شو_رح
      شو_عقوبه شو_في شو_لازم شو_معني شو_هو شو_هي شو_يعني شي_$ صار_and صار_شي صحيح_$ صغير_$ صغيره_$ ضابط_البارول ضدي_$ ضربت- ضربتن- ضربتني_me ضربته-
      ضربتها_him طالب- طالبي- طلبو- طلبي_$ طلع_علي طليقت- طليقي_$ طوار- عالا- عالان- عالبر- عالبوند_$ عالحد- عالسر- عالشر- عالطريق_$ عالغ- عالف- عالفي-
      عالك- عالكورت_$ عالمح- عالمر- عالمو- عامل- عرقل- عطون- عطيني_me عقوبت- عقوبته_$ عقوبتها_$ عقوبه_اللي علاق- علي_$ علي_bond علي_dv علي_jail
      علي_shoplifting علي_البيت علي_السياره علي_المذكره علي_المراقبه علي_امر علي_حيازه علي_سيارتي علي_شرطي علي_شو علي_عنف علي_فيزا علي_وورنت عليه_$ عليه_and
      عليه_تهمه عليه_وورنت عم_قاوم عم_يدق عم_يضغط عم_يقدم عمره_16 عمره_17 عمره_19 عمل_$ عمل_شي عملول- عن_المدرسه عنده_سلاح عنده_كورت عندي_cpl عندي_dui
      عندي_felony عندي_جلسه عندي_سوال عندي_سياره عندي_فلوس عندي_محل عنف_$ عنف_منزلي عنه_$ غرامت- غرامه_$ غلطا- غير_$ غيرك- غيري_$ فاتور- فايل- فايلي-
      فايليشن_$ فتشو- فحص_$ فحص_البول فدرال- فلوس- فلوني_$ فوت_علي في_3arabi في_and في_background في_ppo في_shi في_السجل في_تهمه في_شي فيسب- فيسبو-
      فيني_اتصل فيني_احكي فيني_اشتري فيها_and فيي_$ قاصر_$ قال_في قال_لا قالو_ما قانون_$ قتلت- قدام_القاضي قديم_$ قديم_من قريب_$ قضاي- قضايا_$ قضيتي_and
      قلت_لا كالو- كامي- كامير- كان_سايق كان_في كان_قصدي كبير_$ كتبل- كتير_and كفال- كفلت- كل_اسبوع كل_اللي كل_ليله كلام- كلامي_$ كلمت- كلير_كاونتي كم_$
      كم_sana كم_sene كم_بتكلف كم_بياخذ كم_بيكلف كم_ساعه كم_مده كم_نقطه كنت_بالبيت كورت_and كوست- كونت- كونتاكت_$ كيف_احكي كيف_رح كيف_يرجع لا_لسه لابن-
      لاخو- لازم_khabber لازم_ارد لازم_اعرف لازم_جاوب لاست- لان_ما لاني_ما لبيت- لحالها_$ لزوج- لسا_ما لقضي- للاب- للابد_$ للاح- للاي- للسجي- للسي- للسير-
      للشر- للشرط- للشرطه_$ للشرطي_$ للشغل_$ للمت- للمتر- للمحق- للمدر- للمك- للمكت- للهج- للهجر- للهجره_$ لمحك- لمحكم- لمين_$ لو_رفضت لوحت- لوير_$ ليسن-
      ما_اتصل ما_حد ما_خبرت ما_رديت ما_عقوبه ما_فيني ما_قدرت ما_كنت ما_لقيت ما_نفخت ما_هو ما_يطلع ماري- ماكو- ماكوم- متاخ- متاك- متي_رح متي_يطلع مجان-
      مجاني- مجبور- محامي_la محامي_علي محكمت- محكمه_$ محكو- مخالفه_$ مده_المراقبه مدي_الحياه مدين- مذكرا- مذكره_توقيف مذكره_علي مذكره_من مراه- مرحب- مريض-
      مزور- مساف- مسدسي_$ مسروق_$ مسروقه_$ مسكر- مش_citizen مش_عارف مشرو- مشروط_$ مشغو- مشكل- مشكو- مصار- مصاري_and مضرو- مطار- مطارد- مطلوب_$ مظلو- مع_حدا
      مع_محامي مع_مذكره مع_مين مع_هيك مع_ولدي معام- معامل- معقو- معنا- معي_عن مقاب- مقابل- مقاومه_$ مقطو- مقطوع_$ مقيم_$ مكتوب- ملاب- ملاح- مليا- ممرضه_and
      ممكن_يصير ممنوع- من_اسبوع من_البروبيشن من_التوقيف من_الكورت من_اول من_اوهايو من_ايام من_بيتي من_جوزي من_خمس من_ست من_سنتين من_سنين من_شغله من_شهرين
      من_هم منطق- منعم- منه_$ منها_$ مو_سايق مو_عارفين مواطن_$ موعد- موعد_مع موقع- ميدي- ميرا- ميران- ميراندا_$ ميسد- ميسدي- ميشي- نعمل- نفخت_0 نفس_الشي
      نقاط_$ نقطه_$ نقلو- نو_كونتاكت هالاس- هالج- هالر- هالش- هالشي_$ هالقا- هالقضيه_$ هالك- هالكل- هامتر- هايتس_$ هربا- هسه_شنو هل_بقدر هل_رح هل_ممكن
      هل_يمكن هلق_بدهم هو_$ هولد_$ هي_$ و_la2o و_ppo و_بعضان و_شرطه واتص- واحد_في واست- واعطو- واقف_مع والبر- والبن- والجل- والجن- والرخصه_$ والسو- والف-
      والقا- والكو- والهج- وانك- وانكس- وانم- وانمس- وانمسكت_$ وبعدين_$ وتيك- وجاب- وحده_$ وحده_and وحده_جديده وخلا- ودوم- ودومس- وراق- ورقه_and وسكران_$
      وسوا- وسواق- وظيف- وعطو- وقال- وقفوه_him وكتبو- ولاز- ولقو- ومطل- ومطلو- ومطلوب_$ وندم- ونسي- وهو_بالسجن وهو_علي وهو_ما وهو_محبوس وورن- وورنت_$ وولم-
      وولما- ويد_$ ويكن- ياخذوه_him ياها_$ يبعت- يتهموه_him يجبر- يجبرو- يجيب- يحسب- يحق_له يحكي_مع يحكي_معي يدفع- يرجع_عالبيت يرفض_$ يروح_$ يسالو_$ يسجن-
      يسجنو- يسلم- يشتر- يشوف- يشيل- يضغط_علي يطرد- يطردن- يطلع_عليه يعتب- يعطي- يعني_$ يعني_ايش يعني_ايه يفرج- يكدر- يكدرو- يمسك- ينحك- ينفع_$ يو_اي يوم_$
      يوم_and يوم_المحكمه`,
    '-0.4': `#ابلكيشن #اتصرف #اتفاق #اتمسكت #اجب #اجهز #اجوا #احتجاز #احجز #احذف #احضار #احم #احمل #اخابر #اختبار #اخل #ادز #ادزل #ادل #اربعا #اسال #اسبوع #استاجر
      #استرجع #استمار #اسحب #اسعار #اسن #اسهل #اشتك #اشتكت #اصبع #اصغر #اصم #اطلق #اعبر #اعترفل #اعطا #اقرا #اكسبنجمنت #اكول #الام #البس #الرد #السن
      #امباوند #امت #انتظار #انس #انستغرام #انصاب #اوك #اونص #ايجاب #ايصال #باجر #باركنغ #باطل #بتاخر #بتدور #بتفتح #بتقبل #بتنفع #بثلاث #بحادث #بخاخ #برنت
      #بطاق #بعمل #بلشت #بلغت #بليت #بنطر #بنك #بوت #بوزتف #بوست #بول #بوليغراف #بون #بوينت #بياثر #بياخدو #بياع #بيج #بيحب #بيسمح #بيقتل #بيوت #تاجر #تامي
      #تبليغ #تبيع #تتكلم #تخابرو #تخانق #تدخلت #تدريب #ترحل #تركو #تسعين #تشد #تعاطيت #تعرضت #تكدر #تكذب #تمسك #تهاوش #توجع #توصل #توصيل #ثلاثا #جات #جوع
      #حجيت #حرار #حسبو #حطت #حقكم #حقها #خبي #خرب #خصم #خصوص #خطي #خطيب #خلا #خلي #خميس #خيار #دافعت #دايما #دراس #دردش #دعمت #دفش #دقو #دقيت #دكتور #دليل
      #دمي #دورم #ديفرل #ديفيرل #ذكا #ربح #رجعو #رشه #رفضت #رمض #رمي #رواي #روبوت #ريبورت #زراع #زعل #زوم #زيار #سابقا #ساقت #سبع #سري #سسبندد #سعر #سفار
      #سكوت #سمحت #سهل #سوشل #سيرش #شاش #شتا #شحن #شهاد #شوت #شيك #صادر #صالح #صدك #صلح #ضحك #ضده #ضيعت #طرد #طلق #طوع #عاف #عبي #عدكم #عده #عرب #عضه #عضي
      #عقد #علم #فاتت #فتر #فجا #فران #فرج #فرح #فرد #فكرت #فهم #فورم #فيب #فيديوه #فيس #فيسبو #فيكم #فيهن #قانون #قاوم #قتلت #قرال #قريت #قصص #قعها #قلق
      #قله #قنصل #قهر #قولت #كارت #كازين #كالام #كبست #كتبو #كتبول #كده #كذا #كسرت #كفلت #كفن #كفيل #كملت #كوب #كيرفي #لجو #لحقت #لزمو #لطيف #لقا #لقوا
      #لكوا #لوكر #مات #ماكين #مبارا #متخف #متذكر #متوتر #محاكم #محروق #محضر #مراهق #مرخص #مرض #مسا #مساج #مسحت #مسحوب #مسرع #مشتك #مشغول #مطلوب #معلق
      #معلوما #مقابل #مقال #مقبول #مقعد #مقفول #مكالما #مكتب #ممرض #منطلع #منك #مهم #موضوع #موقع #ميعاد #ناجل #نبيذ #نتايج #نخابر #نزلت #نزلول #نفاق #نكت
      #نكدر #نمسح #نوافق #هدي #هروب #هيطلع #ونش #ويكند #يبغ #يبيع #يحق #يحكمو #يزرع #يزور #يسكت #يسلم #يشوفو #يصدق #يصلح #يطول #يعطي #يقبلو #يقدر #يقرا #يلا
      #يلعب #يمسك #يمش #يمنعو #ينمس ._09 ._81 08_$ 14_$ 15_$ 15_se 16_$ 16_and 17_$ 18_$ 2016_$ 2021_$ 2023_$ 20_$ 20_and 24_hours 2_duis 2nd_$ 2olt- 3_$
      3ando- 3arabi_$ 3o2oo- 48_ساعه 5_$ 6_de 7_$ 7aba- 7abas- 7ade- 7adet- 7ads- 7ate- 90_يوم =0 =09 =105 =2000 =2017 =2023 =24 =2da =2ello =3000 =30th
      =3atouni =3ayzin =3omr =500 =5000 =72 =74 =750 =7a2 =7ad =7adeth =7aga =7atet =a2ol =abiertos =abogada =abogados =accusing =aceptan =acerque =act
      =acta =admissible =admitted =agarramos =agosto =aide =ajeno =alarma =alejamiento =alibi =alla =alright =always =amaneci =ana =anda =anger =angustia
      =ano =anoto =ansiedad =answered =anuncios =anybody =aparato =aplico =aplique =app =appealing =army =arraigned =arrainment =arrestaban =asap =asdf
      =atienden =atrapada =attempt =avente =aviso =ayudeme =ayudo =badal =baiid =bajan =balas =bankruptcy =bars =bas =bateria =battery =bay3 =bf =bills
      =bloquear =bloqueo =bodycam =bomba =boot =borrowed =bote =brandishing =brazalete =bruises =buen =buenas =byesir =cai =cancion =carry =catearon
      =cerrado =cerro =certificado =chamarra =changing =chase =chats =chavo =checar =checklist =checkout =church =cierto =cito =claw =cleared =client
      =coartada =cobbs =cobro =comida =commissary =committed =comp =compartida =compras =computadora =confessed =confiscaron =consecutive =consulta
      =contestan =contrato =conversacion =copas =corralon =cort =cost =crashed =cruzar =cuarta =cubren =culpa =cumple =dafa3et =dalil =datamaster =dea
      =deals =death =deben =debt =declarar =defendi =defending =deleted =denunciar =deportable =despacho =despide =destroyed =detienen =deudas =devuelvo
      =dime =directo =director =dirty =discusion =dispare =dispatch =dorm =drew =drf =duda =dumb =e7dar =easy =elevador =elli =elly =email =empujan =en7abes
      =encubierto =ends =eni =eno =ensene =enterar =entere =entering =ento =equipo =eramos =erfod =escondo =esm =esmo =esposan =estabamos =estampillas
      =estas =estate =esto =estuve =et2sel =etg =evidencia =excepciones =extra =factura =failed =fallecio =fallo =falsa =falto =far2 =farm =fax =fcj =fel
      =filed =fina =finished =fired =flag =gasla =gehaz =ghayyer =ghrad =gift =golpearon =grabaron =grabo =gracias =grillete =gritar =grosero =hab =haces
      =happen =harassing =heard =hello =herencia =herido =hers =historia =hojas =hope =horario =human =humano =hurto =huyo =ibamos =iban =icloud =idi
      =impound =informacion =informant =injuries =inmigrante =intento =intruder =invento =investigacion =ira =jarabe =jib =junio =junto =jury =juvie =ken
      =keyed =khatwe =killed =knowing =ladrones =larga =laws =lawyers =leh =lei =lein =lesser =letra =libre =licensia =listen =looked =luego =ma3andish
      =ma3loumati =makes =makeup =malicious =management =mande =manutencion =marriage =masking =match =may =mc =mcl =mdma =mdoc =medicaid =meen =mental
      =menti =miente =minors =mip =mobile =mokhalfa =molests =monitor =month =months =mordi =mostrar =motargem =movi =msu =muchos =mudarme =muere =murder
      =murio =muskegon =nacio =narcotics =needed =needs =negar =negarme =nego =nmasak =noches =nonprofit =noticia =nowhere =nsit =numeros =obstruction =ocho
      =offer =ofrecieron =ofrecio =okay =olia =olio =olor =opened =overseas =overtime =owes =oyo =paga =pagan =palabra =panicking =panico =paran =paren
      =parental =part =pasada =pasado =pass =passcode =payment =pegado =pegaron =pelee =peleo =pelicula =penalidad =percocet =picks =pidio =piece =pistolas
      =pizza =plate =play =podcast =podian =poliza =pone =pongo =porro =post =posts =pot =pound =precio =presento =presiona =presos =preste =presto =probate
      =problem =problema =pros =prosequi =protecting =psi =puedes =pv =pwid =quit =rafadet =rage =rape =razon =receipt =recibo =recoger =recorded =records
      =recupero =registracion =registrado =regresan =relay =rentar =renunciar =reportar =reported =representan =residue =resisti =respondio =rest
      =restrictions =returned =revocar =robadas =robot =rompi =sa2et =sabab =salen =samaritan =sara2 =sarnia =saved =sawwer =screwed =secretaria =seizure
      =sentenced =sepa =sheft =shoplifted =shukran =sirve =sistema =sitio =sixteen =sleeping =sober =soltar =soplon =speaking =speed =spring =steal =stole
      =stolen =story =strangulation =subir =sue =sueltan =suicido =summons =supe =suspendieron =swa2a =swung =takes =tapped =tased =teach =teen =teens
      =tel3et =tells =terapia =testificar =these =tier =toque =tos =tow =trademark =traer =traes =transferred =trap =truancy =truco =trust =tsa =tumbe
      =tuvieron =twitter =typed =undercover =unlocked =urgent =urgente =use =uso =vaciaron =vape =vecinos =vemos =venir =veterans =viajar =vidrios =viejos
      =violaciones =violent =visita =visiting =vomitando =vop =vuelta =walker =wheel =wills =wondering =working =yalli =ye3raf =yedfa3 =yetla3 =yom =your
      =youtube =zay =zelle =ابغي =اتصرف =اجهز =اجوا =احتاج =احتجاز =احجز =احذف =احضار =احكيلي =احمل =احمي =اخابر =اختبار =اخذته =ادز =اربعه =ارجعها =ازور
      =اسبوعين =استشاره =اسلم =اسهل =اسوق =اشتغل =اشتكت =اشهد =اصغر =اطفال =اطلق =اعبر =اعترفلي =اعتقلوه =اقرا =اكلمكم =الاستشاره =الام =الانترلوك =الاوراق
      =الايام =البس =البطاريه =البنك =البول =التاكس =التذر =الثلاثاء =الجاي =الجوال =الحادث =الحال =الحقيقه =الحمدلله =الخميس =الدكتور =الدوا =الرد =الزايده
      =السايق =السعر =السلام =السن =السنه =الطلاق =العافيه =العركه =العمل =الغاء =الغلط =الفات =الفيديو =القفل =الكازينو =الكلام =الكلبشه =الكيرفيو =الماضي
      =المتجر =المتهم =المحاكم =المساجين =المسجات =المفروض =المهم =النفخ =الهايتا =امته =امتي =انتوا =انصاب =اهله =اهلها =ايام =ايجابي =ايد =ايس =ايفون
      =باجر =باص =باع =بالباركنغ =بالبروبيشن =بالبوليس =بالتسليم =بالتقسيط =بالجامع =بالحبس =بالشات =بالشرطه =بالصيف =بالعيد =بالكليه =بالموقع =بتردو =بجيبه
      =بحادث =بحث =بخاخ =بدها =براءه =برخصتي =برنت =بريء =بشتغل =بشو =بعت =بعضان =بغرفته =بلغت =بمخدر =بنطر =بنفسي =بوزتف =بول =بياثر =بياخذ =بياع =بيقتل
      =تاميني =تتصل =تجي =تدخلت =تشد =تعاطيت =تعرضت =تقسيط =تكدر =تكذب =تليفون =تهديد =تو =توصيله =جاب =جدي =جمعه =جه =جواز =جي =حابسين =حارس =حجز =حقكم
      =حكمها =خالف =ختياره =خدمه =خصم =خطر =خطي =خفت =خلي =خليني =خنق =خير =دار =داربط =دافعت =دايما =درج =دقو =دقيت =دليل =دمي =دوره =دين =راتبي =راحوا
      =رايي =رجعه =رديت =رفعت =رفيقه =رقمي =رمضان =روبوت =زراعه =زعلان =زوم =سابقا =سبعه =سجين =سحبت =سرعه =سريه =سسبندد =سقت =سمحت =سناب =سوابق =شافني
      =شفتها =شنطه =شوت =شيرف =شيك =صاحبه =صاحي =صدق =صدك =ضايع =ضحك =ضحيه =ضده =ضربته =ضربنا =ضربوني =ضو =ضيعت =طلاق =طلبي =طلق =ظل =عالكورت =عام =عبي
      =عدكم =عده =عربي =عضه =عضي =عقد =عمري =عملها =عندكم =عنصري =غايب =غبي =غراض =فاتحين =فاقه =فتره =فتشو =فدرالي =فرانك =فردي =فريق =فورم =فيب =فيديوهات
      =فيقون =فيكم =فيلون =فيهن =قاصر =قتل =قتلني =قرالي =قريبي =قريت =قلبي =قله =قهري =قولت =كارت =كاش =كالام =كام =كتب =كتبته =كتبوها =كده =كذا =كرت =كسرت
      =كفلت =كمبيوتر =كملت =كوبي =كورت =لابن =لاي =لحقت =لديك =لطيف =لعندكم =لقت =لكم =للبوليس =للتفتيش =للدوام =لمرت =لمين =لوني =لوير =مات =مالتي =متذكر
      =متوتر =مجبور =محاميه =محتاجين =محدش =محروق =محفظتي =محكمت =مختفي =مديري =مرخص =مساعده =مستقبل =مسجون =مسرع =مسكته =مشكل =مشي =مطلوب =معصبه =معلق
      =معلوماتي =مقفوله =ملف =ممرض =ممرضه =ممنوع =منك =موافق =موضوع =موظف =موقعكم =مول =مولي =ميشيغن =ميعاد =ناجل =نبيذ =نزلت =نفاقه =نفخت =نكته =نكدر =نمره
      =نوافق =هالجواب =هديك =هروب =هوم =والاولاد =والجهاز =والمراقبه =وبعدين =وتركت =وراق =ورشه =ورفضت =وساقت =وسايق =وسجل =وسقت =وسكران =وشارب =وطلبو
      =وطلعو =وفجاه =وقعها =وكفني =ومحد =ويد =يبيع =يحق =يحكموه =يسلم =يشوفني =يطول =يقبلوه =يكولون =يلا =ينام =ينمسك ACTOR+NOW ACTOR+Room ACTOR+TALKING
      ANSWER+ARRESTED ANSWER+Drug ANSWER+Held ANSWER+PAPERS ANSWER+PAST ANSWER+PODER ANSWER+Plea ANSWERAR+General ANYMORE+JUDGE ANYMORE+PULLEDAR ARREST+Drug
      ARREST+End ARREST+GONEOFF ARREST+PILLS ARRESTED+COMEIN ARRESTED+Room ARRESTED+SOMEONE ARRESTED+Young ARRESTING+QUERY ARRESTING+Violent ASK+EVERYONE
      ASK+SEARCH ASK+TONIGHT ASK+WEAPON ASK+Weapon ASKAR+COURTS ASKAR+HURT ASKAR+LOTS ASKAR+REFL ASKAR+THING ASKEDAR+CHILD ASKEDAR+COURTS ASKEDAR+NUMBER
      ASKEDAR+Official ASKEDAR+Young ASKING+HIGHPLACE ASKING+JOKE ASKING+KNOCKED ASKING+MISSING ASKING+PULLEDAR ASKING+QUESTIONING ASKING+THING
      ASKINGAR+KILL ASKINGAR+PULLEDAR AWAY+FIND AWAY+ONLINE AWAY+PAST AWAY+PULLED AWAY+TONIGHT BE+CAMEIN BE+HABIT BE+TOOKES BODY+CHARGED BODY+PILLS
      BREAKIN+CAR BREAKIN+CHARGED BREAKIN+GIVEBACK BREAKIN+Room BREAKIN+STATEMENT BREAKIN+Traffic BREAKIN+WRISTS BREATHE+IF BREATHE+LOC CAMEIN+Street
      CAMEIN+TOOKAR CAR+ACTOR CAR+ANYMORE CAR+ARRESTED CAR+HOUSE CAR+Held CAR+LIVE CAR+PODER CAR+SOBRIETY CHARGED+KILL CHARGED+SEVERE CHARGED+Violent
      CHILD+ARREST CHILD+ARRESTING CHILD+COMEIN CHILD+PULLINGAR CHILD+STATION CLITIC+JOKE COLOR+End COLOR+WANT COMEIN+Interview COMEIN+NUMBER COMEIN+RECENT
      COPCAR+MODAL COPCAR+Near COPCAR+OUTES COURTS+HURTING COURTS+KILLING COURTS+PULLED CPS+ARREST CPS+ASKING CPS+COURTS CPS+Paperwork CPS+TALKING CPS+THING
      CUFFS+BE CUFFS+GOT CUFFS+IF CUFFS+LEGAL Calendar+CAMEIN Calendar+Held Calendar+PULLED DANGER DANGER+DANGER DETECTIVE+CHILD DETECTIVE+WARRANT DIE+HOUSE
      DIE+Moment DIE+Near DIE+POLICE DOGS+HURTEN DOGS+Held DOOR+CLITIC DOOR+Calendar DOOR+GRABBED DOOR+HURT DOOR+OUTES DOOR+TOOK DOOR+TOOKES DOOR+WARRANT
      Drug+HOWTO Drug+Held Drug+LEGAL Drug+RANOFF EVERYONE+ANSWER EVERYONE+LOC EVERYONE+Young EX+ASK EX+ASKING EX+COURTS EX+SCARED EX+TAKING EX+TAKINGAR
      End+HOUSE End+IDIOM End+Interview End+PODER End+TONIGHT End+Worker FAINT+COURTS FAINT+Calendar FAINT+POLICE FALLEN+General FALLEN+SOMEONE
      FALLEN+STATEMENT FIND+INTO FIND+JAILED FIND+JUDGE FIND+OUTES GETOUT+General GETOUT+Moment GETOUT+NOW GETOUT+POLICE GIVEBACK+DETECTIVE GIVEBACK+End
      GIVEBACK+HIDEOUT GIVEBACK+HURTS GIVEBACK+PILLS GIVEBACK+SCARED GIVEBACK+TAKEES GONEOFF+Interview GONEOFF+ROADSIDE GOODBYE+Paperwork GOT+IDIOM
      GOT+TOOKAR GRABBED+HANDS GRABBED+HIGHPLACE GRABBED+JAILED Gear+LATER Gear+PAST Gear+POINT General+ARRESTED General+DOOR General+Drug General+EX
      General+GONEOFF General+IROOM General+LIGHTS General+Official General+PHONE General+PULLING General+SUICIDE General+Street General+WAVING HABIT
      HABIT+HABIT HABIT+HEDGE HABIT+HOUSE HASES+DETECTIVE HASES+SOBRIETY HASES+TOOK HEDGE+CUFFS HEDGE+EVERYONE HEDGE+HIGHPLACE HEDGE+OVERDOSE HEDGE+SEARCHED
      HIDEOUT+FIND HIDEOUT+HURT HIDEOUT+PAST HIGHPLACE+BE HIGHPLACE+NOOSE HIGHPLACE+Weapon HOME+CAMEIN HOME+TONIGHT HOUSE+BODY HOUSE+HASES HOUSE+HURTEN
      HOUSE+KIDNAP HOUSE+KILLED HOWTO+ARRESTING HOWTO+PASTVERB HOWTO+Plea HURT+ASK HURT+DOGS HURT+ONLINE HURT+PASSEDOUT HURT+TAKINGAR HURTEN+ACTOR
      HURTEN+ASK HURTEN+BODY HURTEN+DOGS HURTEN+JOKE HURTEN+LATER HURTEN+POINT HURTING+ACTOR HURTING+ANYMORE HURTING+CAMEIN HURTING+Interview HURTING+JAILED
      HURTING+LEGAL HURTING+ONLINE HURTING+SEIZED HURTING+TAKING HURTING+Traffic HURTS+ARRESTED HURTS+GIVEBACK HURTS+GRABBED HURTS+JUST HURTS+PAPERS
      HURTS+PHONE Held+ASK Held+BODY Held+IROOM Held+IWANT Held+KNOCKED IDIOM+CLITIC IDIOM+DIE IDIOM+GOT IDIOM+JAILED IDIOM+PAPERS IDIOM+PRESENT
      IDIOM+SUICIDE IF+ARRESTED IF+AWAY IF+DETECTIVE IF+EX IF+GETOUT IF+GRABBED IF+HURTEN IF+Interview IF+KNOCKING IF+LEDGE IF+Official IF+PHONE IF+POLICE
      IF+PULLING IF+SCARED IF+SEARCH IF+SOMEONE IF+STATION IF+Worker INTO+DETECTIVE INTO+JOKE INTO+ONLINE INTO+TOOK IROOM+ASKING IROOM+BEHIND IROOM+MODAL
      IWANT+GONEOFF IWANT+HOUSE IWANT+Interview IWANT+JUST IWANT+QUESTIONING IWANT+SOBRIETY IWANT+WILL Interview+LEFTNOTE Interview+Street Interview+THING
      Interview+Worker Interview+Young JAILED+HURTS JAILED+Interview JAILED+TAKINGAR JOKE+IWANT JUDGE+ANSWERAR JUDGE+HOME JUDGE+HURTING JUDGE+Interview
      JUDGE+TONIGHT JUST+LIVE JUST+Plea KIDNAP+PRESENT KILL+ACTOR KILL+BODY KILL+JOKE KILL+WARRANT KILLED+CLITIC KILLED+PAPERS KILLED+Paperwork
      KILLED+SOMEONE KILLING+COURTS KIN+ASKEDAR KIN+CPS KIN+DIED KIN+LIVE KIN+SUICIDED KIN+TALKING KNOCKED+ASK KNOCKED+HOUSE KNOCKED+NUMBER KNOCKED+SOMEONE
      KNOCKING+ARRESTING KNOCKING+CAMEIN KNOCKING+General LATER+DETECTIVE LATER+GRABBED LATER+KNOCKING LATER+STATEMENT LATER+TOOKES LEDGE+ASK LEDGE+NOOSE
      LEGAL+BODY LEGAL+HURTING LEGAL+LIVE LEGAL+OVERDOSE LEGAL+Room LEGAL+SOMEONE LEGAL+TOOKAR LEGAL+WARRANT LETME+HOME LETME+HOUSE LIVE+COURTS
      LIVE+DETECTIVE LIVE+HOME LIVE+LOC LIVE+WARRANT LOC+HOWTO LOC+IDIOM LOC+PAST LOTS+ARREST LOTS+ASKAR LOTS+EX LOTS+HOWTO LOTS+KNOCKED LOTS+LATER
      LOTS+NUMBER LOTS+QUESTIONED LOTS+STATION LURKING+ASK LURKING+COURTS LURKING+HURT LURKING+LATER LURKING+SOMEONE MISSING+ACTOR MISSING+HOWTO
      MISSING+JUDGE MISSING+PILLS MISSING+THING MODAL+HABIT MODAL+KILLED MODAL+LEFTNOTE MODAL+QUESTIONS MODAL+Worker Moment+TOOKES NARCAN+LOC NECK+THING
      NOOSE+Calendar NOOSE+DOOR NOOSE+HIGHPLACE NOOSE+QUESTIONING NOOSE+SOBRIETY NOW+ANYMORE NOW+COMEIN NOW+COURTS NOW+LATER NOW+PODER NOW+TALKING
      Near+JAILED Near+KNOCKED Near+PODER Near+SOBRIETY ONLINE+PASTVERB ONLINE+POLICE OUTES+FIND OUTES+HURT OUTES+KNOCKED OUTES+MISSING OUTES+PAPERS
      OUTES+RAID OVERDOSE+Calendar OVERDOSE+General OVERDOSE+HEDGE OVERDOSE+MODAL OVERDOSED+Calendar OVERDOSED+PAST OVERDOSING+POLICE Official+ARRESTED
      Official+ASKEDAR Official+ASKINGAR Official+Calendar Official+LATER Official+PAST Official+PODER Official+QUESTIONED Official+WAKE Official+WARRANT
      Official+WEAPON PAPERS+ARREST PAPERS+HASES PAPERS+HIDEOUT PAPERS+HOWTO PAPERS+INTO PAPERS+MISSING PAPERS+NUMBER PAPERS+OUTES PAPERS+RECENT
      PAST+DETECTIVE PAST+GETOUT PAST+Interview PAST+JAILED PAST+JOKE PAST+Official PAST+POINT PAST+POLICE PAST+QUESTIONED PAST+QUESTIONING PAST+SUICIDAL
      PASTVERB+ARRESTED PASTVERB+BREATHE PASTVERB+DANGERES PASTVERB+HURTING PASTVERB+Plea PASTVERB+ROUGH PHONE+Calendar PHONE+HOUSE PHONE+IF PILLS+ARRESTED
      PILLS+HIDEOUT PILLS+Room PODER+CHILD PODER+HURTS PODER+LATER PODER+SOBRIETY PODER+Worker PODER+Young POINT+HOME POINT+HOUSE POINT+POLICE POINT+PULLED
      POLICE+PILLS POLICE+PODER POLICE+WARRANT PRESENT+HABIT PRESENT+IDIOM PRESENT+LEFTNOTE PULLED+BEHIND PULLED+LATER PULLED+LEGAL PULLED+PAST PULLED+THING
      PULLED+WARRANT PULLEDAR+LIGHTS PULLEDAR+Near PULLEDAR+PAST PULLEDAR+POINT PULLEDAR+WEAPON PULLING+CLITIC PULLING+General PULLINGAR+CHILD
      PULLINGAR+PRESENT PULLINGAR+SOMEONE Paperwork+LURKING Paperwork+Room Paperwork+TONIGHT Plea+IWANT QUERY+ASKEDAR QUERY+BODY QUERY+CAMEIN QUERY+HIDEOUT
      QUERY+KNOCKED QUERY+LEDGE QUERY+SEARCH QUESTIONED+Calendar QUESTIONED+MODAL QUESTIONED+OUTES QUESTIONED+PAST QUESTIONED+QUESTIONING QUESTIONING+ACTOR
      QUESTIONING+LEGAL QUESTIONING+PAST QUESTIONING+QUESTIONED QUESTIONS+CHILD QUESTIONS+COURTS QUESTIONS+LOTS QUESTIONS+MODAL QUESTIONS+PASTVERB
      RAID+CLITIC RANOFF+IF RANOFF+TONIGHT RANOFF+WARRANT REFL+ASK ROADSIDE+ARRESTED ROADSIDE+PASTVERB Room+BEHIND Room+WARRANT SAY+JOKE SAY+MISSING
      SAY+PULLEDAR SAY+Sick SCARED+ARREST SCARED+ARRESTING SCARED+JUST SCARED+Near SCARED+PULLED SCARED+TAKING SEARCH+HASES SEARCH+Held SEARCHED+GOT
      SEARCHED+HOME SEARCHED+PAST SEARCHED+WEAPON SEIZED+ASK SEIZED+CAR SEIZED+Gear SEIZED+NOOSE SEVERE+HANDS SEVERE+PASSEDOUT SEVERE+WANT SEVERE+WILL
      SOBRIETY+CAR SOBRIETY+GRABBED SOBRIETY+PAPERS SOBRIETY+QUERY SOBRIETY+WANT SOBRIETY+Young SOMEONE+ARRESTED SOMEONE+BODY SOMEONE+IWANT SOMEONE+LEGAL
      SOMEONE+SOBRIETY SOMEONE+WAVING STATED+General STATED+KILL STATED+POLICE STATEMENT+Held STATEMENT+LATER STATEMENT+Plea STATEMENT+QUESTIONS
      STATEMENT+Violent STATION+CHILD STATION+SOBRIETY STATION+Traffic STATION+Young SUICIDE+AWAY SUICIDE+INTO SUICIDE+PAST Sick+CAR Sick+GONEOFF
      Sick+General Sick+JAILED Sick+OUTES Sick+SOMEONE Street+IF Street+NUMBER Street+TAKEES Street+TAKING Street+WEAPON TAKING+GONEOFF TAKING+HOME
      TAKING+PILLS TAKINGAR+HOME TAKINGAR+LEGAL TALKING+BODY TALKING+End TALKING+HURT TALKING+HURTEN TALKING+JAILED TALKING+PHONE TALKING+Young THING+EX
      THING+HURTEN THING+KILLING THING+MISSING THING+SEVERE THING+TALKING TOOK+DOGS TOOK+Gear TOOK+Near TOOK+SEARCH TOOK+TONIGHT TOOKAR+FIND TOOKES+LEDGE
      TOOKES+Official TOOKES+POLICE TOOKES+SOBRIETY TOOKES+WEAPON TOOKES+Weapon Traffic+GRABBED Traffic+HOWTO Traffic+JUST Traffic+PULLED Traffic+TAKEES
      Violent+ARRESTING Violent+LIVE Violent+PAPERS Violent+PASSEDOUT WAKE+COURTS WAKE+DOOR WAKE+HOME WAKE+HOUSE WANT+HABIT WANT+KNOCKED WANT+PULLEDAR
      WANT+RAID WARRANT+Drug WARRANT+HOUSE WARRANT+INTO WARRANT+MISSING WARRANT+SEIZED WARRANT+TOOKES WARRANT+WEAPON WAVING+CAR WAVING+HIDEOUT
      WAVING+Interview WAVING+STATEMENT WEAPON+DANGERES WEAPON+HIGHPLACE WHATIF+MODAL WHATIF+THING WILL+DETECTIVE WILL+DIED WILL+FAINT WILL+IDIOM
      WILL+MISSING Worker+INTO Worker+LEGAL Worker+TALKING Young+ARREST Young+ASK Young+HOWTO Young+LEDGE Young+PULLINGAR ^DOGS ^KILLING ^PILLS ^ROADTALK
      ^TALKING ^_12 ^_aceptan ^_ammo ^_anoche ^_any ^_aparato ^_are ^_asalto ^_asdf ^_at ^_avisar ^_ayudeme ^_b ^_bad ^_banco ^_battery ^_best ^_body ^_both
      ^_buscar ^_busque ^_call ^_canada ^_carrying ^_ccw ^_cerraron ^_check ^_dab ^_dead ^_dearborn ^_decir ^_detuvieron ^_digo ^_dije ^_dime ^_director
      ^_donde ^_drf ^_driving ^_drunk ^_encontraron ^_ento ^_entrar ^_eso ^_esto ^_estuve ^_fini ^_firme ^_fiscal ^_flint ^_form ^_free ^_fumar ^_girlfriend
      ^_give ^_go ^_gomitas ^_gracias ^_grand ^_hab ^_habia ^_hablo ^_hace ^_hacer ^_hago ^_hal ^_hello ^_hi ^_hicieron ^_hit ^_hurto ^_irs ^_is ^_it ^_kan
      ^_kent ^_kept ^_letter ^_link ^_lose ^_make ^_malicious ^_manejaba ^_mc ^_meen ^_min ^_mip ^_mis ^_mismo ^_missing ^_mota ^_muchas ^_narcotics ^_next
      ^_ni ^_ninos ^_nothing ^_nsit ^_oakland ^_old ^_only ^_other ^_otra ^_owvi ^_pague ^_passenger ^_pelea ^_people ^_perdon ^_phone ^_pistola ^_policias
      ^_probate ^_psi ^_pv ^_quiero ^_quitarme ^_real ^_recien ^_recoger ^_recursos ^_redada ^_refuse ^_robbery ^_rompi ^_say ^_scared ^_scram ^_security
      ^_self ^_senor ^_shukran ^_sin ^_smell ^_soy ^_speeding ^_stole ^_strangulation ^_te ^_thc ^_things ^_threw ^_toque ^_troy ^_tu ^_turn ^_tuve
      ^_undocumented ^_union ^_vape ^_vender ^_visiting ^_vivo ^_walk ^_walked ^_wayne ^_weed ^_write ^_y ^_yo ^_your ^_zoom ^_اتصلو ^_احذف ^_اخر ^_اروح
      ^_اسم ^_اسوق ^_اطلع ^_اعبر ^_اعتداء ^_اعطي ^_اكلت ^_اكيد ^_الباص ^_البطاريه ^_البوند ^_السعر ^_السلام ^_السياره ^_الشات ^_الغرامه ^_الكورت ^_المحل
      ^_امته ^_امسح ^_امشي ^_انتهت ^_انتو ^_انمسك ^_اولاد ^_بتقولو ^_بعت ^_بلا ^_تلفون ^_تلفوني ^_تهديد ^_جاري ^_جدي ^_جنت ^_جواب ^_حادث ^_حبس ^_حجيت ^_حساب
      ^_حشش ^_حطو ^_خايف ^_خايفين ^_خفت ^_خلص ^_داربط ^_دخنت ^_رجع ^_رفضت ^_ساعدوني ^_سرقه ^_سقت ^_سكر ^_سلاح ^_سي ^_شالوه ^_شغلي ^_شو ^_شوكت ^_صور ^_ضرب
      ^_ضربت ^_ضربته ^_ضروري ^_طريقه ^_طفل ^_عايز ^_عطيني ^_علي ^_عمره ^_عندكم ^_عنف ^_فحص ^_فلني ^_فيني ^_فيهن ^_قرات ^_قريت ^_قضيتي ^_قلتله ^_قول ^_قولت
      ^_كان ^_كسرت ^_كفلت ^_كلب ^_كلموني ^_كميه ^_كورت ^_لما ^_ليش ^_متت ^_مجبور ^_مسدس ^_مع ^_معايا ^_ناطرين ^_نفس ^_هاد ^_وقعت ^_وقفت ^_يصير ^_يفتشون
      aban- aband- about_fight about_theft abra- abrir_la abus- abusa- acaba_$ accidente_$ acco- accou- accu- aceptan_$ acerq- acon- acons- acosa- act_$
      adentro_lo adentro_por adic- adict- adiye_$ adjo- adjou- adult_$ adve- adver- affi- afraid_of afternoon_and against_me agarraron_en agarraron_otra
      agos- agost- agreement_$ ahi_me ahi_no ahora_cps ahora_otro ahora_que ajen- al_cop al_policia al_volante alar- alarm- alcoholimetro_$ alej- aleja-
      alib- alim- alri- alrig- alto_$ alwa- alway- am_afraid am_calling am_charged am_dying am_nurse am_out am_suspended am_worried amsa- and_asked
      and_drove and_dui and_found and_gave and_have and_in and_let and_need and_needs and_police and_then and_this and_ابي and_اخذت and_اعترف and_الحين
      and_امهم and_حبسوني and_خلصت and_راحت and_سرق and_سلاح and_شغله and_صاحب and_ضربته and_فتشو and_لم and_لمرت and_مسكوني and_وقعت and_وقفني and_ولادي
      and_يخلص anda_con anda_en ange- anger_management angu- angus- anim- ankle_thing anoche_por anon- another_kid ansi- ansie- antes_y anun- anunc- anyb-
      anybo- anything_to aparece_en aplico_para apliq- aqui_me are_cops are_holding are_killing are_lying are_we are_you argu- armed_robbery arrestar_mi
      arrestar_por arrested_do arrested_my arrested_tonight arresto_en arresto_que arrestos_$ arson_$ as_evidence asap_$ asilo_$ asked_to asleep_when assi-
      assis- asus- asust- at_bridge at_night at_plant at_someone at_work atie- atien- atrap- atras_y atro- atrop- attem- autor- aviso_en away_for away_from
      away_if b_$ b_michigan back_with background_$ bag_$ bag_at baii- bajar_la ball- balla- ban_$ band- bank- bankr- bas_ما bate- bater- bb_gun be_done
      be_there be_used beco- becom- been_arrested before_he before_police before_they behind_on being_dismissed being_released bekt- besh- beta- bi7e-
      bi7e2- bibl- bici- bien_$ bien_pero bike_$ bili- bilin- blac- blood_test blow_and boat- body- bodyc- bomb- bond_و borrar_mi boss_is both_of bounc-
      boyfriend_and brand- braza- broke_into brom- brother_was btest- btet- btsa- buen- buena- burl- but_said by_that byek- byeka- byen- byesi- byet2-
      call_detective called_911 called_about calling_for calling_me came_$ caminar_$ can_get canada_$ canc- canci- car_after car_at car_but car_can carcel_$
      carcel_en carcel_lo carcel_y card- caro_$ carro_por carro_si carry_on carte- casa_de casa_por casa_que cash_$ caso_ya cata- cel_que cell_$ cell_phone
      centro_de charges_are chat- chav- chea- check_on chism- chist- chur- churc- cier- cierr- ciert- cinco_minutos cinco_veces circuit_$ cita- cita_con
      cita_en citacion_$ citaron_para clase_de class_$ classes_$ clie- clien- coar- coart- cobb- cobra_$ cobran_$ code- coke_و coma- comen- comes_to comid-
      coming_to commi- como_pido como_saco compe- compl- complaint_$ comun- con_abogado con_cpl con_cps con_lo con_su concu- condado_que confesion_$
      confessed_$ confl- consulta_$ consultation_$ contestar_$ contrato_con cop_$ cop_have cop_i copa- cops_allowed cops_to corra- corren_$ corte_me
      cosas_robadas cost_$ could_that county_$ county_por county_que cousin_$ cousin_says cove- cover- cpl_en cpl_لازم cps_called cps_me cps_take crac-
      crash_$ crey- cross- cuando_fui cuando_sale cuando_se cuando_ya cuanto_tome cubre- cuenta_que cuet- cunado_y curr- curre- da22- da7i- da7iy- dad_in
      dakh- dakha- dali- dama- damag- dang- dange- dar_declaracion dara- data- datam- days_and de_20 de_alejamiento de_aliento de_choque de_ciudadania
      de_cuando de_ese de_espera de_llegar de_por de_soltar de_soplar de_su de_شرطه deal- deat- death_of debe_hacer debo_decir debo_hacer debo_y decir_y
      decirles_que decli- deco- decom- defend_myself defienden_$ dejan_manejar dejan_regresar dejaron_llamar dele- delet- deleted_$ demo- deportar_por
      deported_in derechos_de derechos_tengo descu- descuento_$ desde_2018 deses- desh- desn- desnu- despues_arresto despues_que detective_in
      detective_llamo detenido_$ deti- detie- detuvieron_en deud- deuda- di_mi dia_me dial- dias_$ did_i died_and dien- dient- dieron_$ dieron_dos
      dieron_papel digo_guilty dijo_juez dinero_puedo dirt- dirty_$ discr- disparo_$ dispe- do_breath do_tonight doct- docu- docum- does_your dollars_from
      donde_queda done_$ door_at dormido_en down_for down_i dragging_my drinking_$ drive_$ driving_me driving_with drop_$ drop_it drove_$ drug_test dui_and
      dui_at dui_ayuda dui_in dui_lawyer dui_me dui_por dui_viejo dui_y dui_و duis_$ during_questioning duty_to dv_and dv_و e7da- easier_if eh_$ ejba-
      ejbar- elev- else_$ email_$ empuje_$ en7abes_علي en_2019 en_antidoping en_casa en_detencion en_detroit en_dui en_junio en_linea en_macomb en_marzo
      en_mexico en_no en_papeles en_parada en_probacion en_trabajo en_walmart encub- encuentro_$ enfe- enfer- enfermo_y enough_for ensa- ensene_mi
      enterar_que entering_$ entregar_se entrevista_de envi- equip- era_yo eram- eramo- eres_$ erfo- es_delito es_ilegal es_legal es_mentira es_nada escan-
      esmi_و eso_$ esposado_y esposo_no esposo_nunca esposo_que esposo_saco esposo_salio esposo_ya esta_acusado esta_encerrado esta_gritando esta_suspendida
      estado_de estan_abiertos estan_investigando estar_preso este_fin esto_se estoy_muerta estoy_muriendo estoy_muy et2abad_3alayya et2s- et2se- et3a-
      et3aw- every_night everybody_in evid- evide- ex_has ex_took exac- exact- exces- exig- extra_$ face_id faci- facility_$ fact- factu- faile- fall_$
      falle- false_report family_about fata- fatas- fax_$ federal_$ fees_$ fell_asleep fianza_y fight_$ fija- find- fire_$ fiscal_me flight_risk flint_$
      foot- for_15 for_blood for_bond for_college for_drug for_fentanyl for_friend for_ice for_interview for_open for_same for_smoking force_$ forge-
      foster_parent fotos_de found_weed fram- free_$ friend_$ friend_to friend_was fris- from_another from_being from_ohio from_police from_prosecutor
      from_sheriffs from_walmart front_desk fta_$ fue_mi fue_y fugi- fugit- fumar_en fund- futu- futur- ganad- gasl- gave_it gave_statement geha- get_dui
      get_lawyer get_my gets_out ghar- ghayy- gher_ezn ghra- girlfriend_and girlfriend_got give- go_$ go_for go_now go_talk golpeando_en golpearon_mi
      good_lawyer goodbye_to got_arested got_dui got_letter got_ppo got_suspended got_taken grabbed_her grac- graci- gracias_$ grillete_$ grip- gros- grose-
      guara- guardianship_of gun_and gun_at gun_case gun_في guns_after guns_and guy_who hablar_por hable_espanol hablo_$ hace_2 hace_6 hace_anos hace_dos
      hace_meses hace_tres hacer_si had_been had_me had_nothing had_to hago_hoy hago_que hal_chat happen_to happened_and harassing_me harb- hart-
      has_warrant hasta_alla hate- have_$ have_all have_gun have_it hay_ayuda hay_bus hay_orden hayd- he_get he_go he_going he_sees hearing_on held_without
      hell- help- heren- heri- herid- hermana_la hermana_quiere hermano_indocumentado hermano_por hicieron_firmar hijo_acaba hijo_adolescente hijo_con
      hijo_por hijo_que hijo_quiere hijo_rompio hijo_tomo hijos_de him_up him_في him_مع his_case his_first his_girlfriend his_lawyer his_mom histo- hit_my
      hizo_y hoja- holi- holid- home_alone home_but home_in homic- hora_me horar- horario_de horas_de hours_and hours_away house_arrest house_i house_is
      how_can how_مش huellas_para humano_$ huron_and hurt_$ hurt_me husband_and husband_for husband_was hyta_y i_called i_could i_finished i_heard i_hide
      i_shot i_teach i_trust i_wear iba_rapido ibam- ibamo- ice_$ ice_en iclo- iclou- idea_what idio- immigration_agents immigration_and immigration_hold
      impou- in_2016 in_2019 in_county in_detroit in_ohio in_port in_st in_vehicle inca- indu- infa- info_$ informant_$ inhe- inher- inmigracion_en
      inmigrante_$ insa- instr- interlock_violation interview_$ interview_me inti- into_it intru- inven- ir_despues is_16 is_accused is_end is_felony
      is_from is_good is_hiding is_his is_hyta is_polygraph is_stalking is_stealing is_that is_too is_traffic is_undocumented is_video it_out it_trap
      it_with jackson_prison jail- jail_tonight jara- jarab- jens- jeye_$ joke_$ judge_$ juvi- kan_في kaza- kazab- keep_coming keep_getting keeps_calling
      keeps_getting kelm- kept_asking kept_my keye- khaba- khal- khale- khata- khne- khol- kid_was kidnapping_if kids_if kids_last kille- knocked_on
      know_when know_your la_abogada la_ayuda la_bateria la_cartera la_computadora la_culpa la_detuvieron la_espera la_grua la_lista la_meen la_misma la_po
      la_presiona la_prision la_quieren la_sangre la_sueltan la_tengo la_tos la_شرطه labo- larceny_in larg- last_$ last_month last_week law_$ laws- lawyer_$
      lawyer_in lawyer_right le_$ le_aviso le_cobran le_dice le_dijo le_ensene le_hace le_la le_menti le_paso le_piden le_quitaron leave_after legal_$
      les_cuento les_puedo lesi- lesio- less- lesse- letter_from letter_says leyeron_mis licencia_de licencia_esta licencia_por license_$ license_plate
      lied_about lied_to life- lights_on limpio_$ lista_$ liste- little_$ live_in llamar_al llamar_por llame_$ llame_al llego_mi llego_subpoena
      llevaron_carro llevo_carro lo_buscan lo_digo lo_estoy lo_federal lo_hizo lo_iba lo_mandan lo_paran lo_robe lo_sueltan lo_tiene long_before long_can
      long_till looke- lueg- lying_$ ma2a- ma3an- ma3ne- ma7a- machi- mail_$ majb- majbo- make_me make_my makeu- mal_la mali- malic- mama_le mama_soltera
      manana_en mando_carta manejando_$ manut- maquina_$ march_$ marido_no marq- marqu- marri- masar- masari_la maski- masr- masro- mat_في mata_la matc-
      matter_$ maw3- maw3a- mawd- mawdo- max_$ me_about me_agarraron me_arrestaban me_busca me_buscan me_cacharon me_cargaron me_cayo me_defienden
      me_deportan me_detienen me_dices me_dui me_esposan me_hicieron me_llaman me_llamen me_next me_ofrecieron me_olvido me_pegaron me_pidio me_puedes
      me_quedo me_resisti me_straight me_subieron me_ticket me_tocan me_vine me_y me_بس me_بلا me_مع medic- meeting_with mejor- mejor_no mensaje_$
      mensajes_de menta- mentira_$ meses_$ meses_y meth_$ mi_apartamento mi_background mi_casero mi_ciudad mi_color mi_corte mi_dinero mi_muchacho
      mi_oficial mi_papel mi_patio mi_pistola mi_placa mi_probatoria mi_rifle mi_sentencia mi_telefono mil_y miles_$ mine_$ minor- minor_be minutos_y mio_no
      miranda_$ miranda_rights mis_datos mismo_nombre mista- mistake_$ mn_and mn_gher mn_record mo2a- mo7a- mobi- mobil- modd- modi- mokhalfa_$ mole- moles-
      money_missing money_on moni- monit- month- months_ago motion_$ movi- muchacho_y muchas_gracias mucho- muda- muero_de mugshot_is mujer_$ multas_que
      murd- murde- muri- murio_mi mush- musk- muske- my_2 my_appeal my_bf my_car my_case my_coworker my_coworkers my_exs my_hearing my_home my_lawyer
      my_medicine my_pills my_pistol my_place my_right my_sisters my_statement my_teen naci_en nacio_aqui nada_que nadie_que nadie_sabe near_me neck_and
      need_my neede- negarme_soplar never_been next_$ night_and ninos_con nmas- nmasa- no_al no_bond no_conteste no_dijeron no_entendi no_idea no_marks
      no_pago no_reason no_tome no_traer nobody_called noche- noche_por nolle_prosequi nomas_$ nomas_por nonp- nonpr- normal_$ nos_agarramos nos_dieron
      nos_vemos not_$ not_arrested not_it not_me not_my not_pay not_released not_they not_to nota- notar- notif- novia_y now_can now_what now_with nowh-
      nowhe- number_and nursing_license o_mejor o_tengo o_ya oakland_$ obed- obede- of_arrest of_beating of_drugs of_getting of_going of_paper of_things
      of_wine off_work offer_$ officer_at officer_did officer_never officer_search officer_wrote officers_in oficial_$ oficial_me oficial_que oficina_que
      old_and old_with on_camera on_time on_way one_driving open_my opene- opti- optio- or_is otro_$ otro_pais out_i over_from overdoses_$ overt- owi_اول
      own_child own_house packa- paga_$ pague_$ pague_bond pais_y papers_$ para_dolor para_llegar para_revisar paran_suspendido pararon_$ pararon_que
      pararon_sin parents_$ parking_$ pasad- pasar_con pasar_la pase- pase_la paso_por passc- password_$ pay_lawyer pay_restitution pbt_$ pedir-
      pedir_permiso pegad- pego_la pelea_$ peli- pelic- pena_por penalidad_por people_are perdi_$ perf- permiso_de phone_at phys- physi- piec- pills_that
      pistola_era pizz- placa_$ placas_de platicar_con play- plea_$ plead_$ plead_and pleading_guilty pled_guilty po_$ poda- podc- podca- podi- podia-
      police_arrested police_asked police_gave police_keep police_knock police_need police_on police_said police_showed policia_entro policia_no
      policia_pregunta poligrafo_$ poliz- ponc- por_alcohol por_arrestos por_carro por_droga por_drogas por_dv por_email por_eso por_estar por_este
      por_miedo por_orden por_pasar por_vida porque_estaba porque_mi porque_tenia porr- porro_en posesion_de positivo_y posted_my posti- ppo_against ppo_on
      preguntan_$ preguntar_cosas preguntas_de pregunto_por preo- preoc- prep- prepa- presa_y prescription_and presentence_interview presi- preso- preso_por
      prest- primero_$ primo_lo prision_y problem_$ problema_$ proc- proce- process_$ pronto_$ prosecutor_$ proteccion_$ prueba_$ puede_entrar puede_la
      puede_llamar pueden_hacer puedes_hacer puedo_demandar puedo_escribir puedo_hacer puedo_negarme puedo_platicar puedo_recuperar puedo_sacar puedo_tener
      puedo_volver puerta_de puerta_es pusieron_warrant puso_ppo put_money put_on pv_$ que_baje que_contestar que_conviene que_cosas que_dije que_ella
      que_en que_estan que_gano que_hablar que_hacer que_leer que_llamar que_lleva que_mande que_momento que_pague que_papeles que_pasos que_policia
      que_poner que_preguntan que_puedo que_responder que_sigue que_tome que_uno que_vaya que_vio quej- querer_$ questioned_me quien_la quien_le quien_llamo
      quiere_pagar quiere_ser quiere_tomar quieren_dar quiero_mi quiero_reportar quiero_sacar quiero_viajar quitan_$ quitaron_carro quitaron_la raci- rafad-
      rais- rast- rastr- rate- read_my recei- recom- recorded_$ records_$ recue- recuperar_mis red_flag refr- refuse_or refused_breathalyzer registrado_$
      regresar_mi regu- released_$ released_my removed_my rent- renta_cuarto renu- renun- repa- repi- repit- reportarse_$ requi- rese- resen- residente_con
      resisting_$ resource_officer respondio_$ rest_of restrictions_$ right_away road_rage robad- robar_$ robbe- rompi_la sa2e- saba- saber_si sacar_cpl
      sacar_le sacaron_sangre saco_la saco_mi said_it said_yes sale_en salio_mi salir_sucio salv- salva- sama- samar- sample_$ sana- sar_shi sarl- sarn-
      sarni- save- saw_something sawwe- say_i say_if say_to saying_my says_not says_they scared_they sche- sched- school_and school_bus school_my
      school_resource scra- scrat- screen_$ se_acabo se_lee se_muere se_peleo se_presento se_que se_suicido se_vale see_judge see_police sees_judge
      seguridad_me seizu- self_checkout semana_como semana_pasada semana_y sene_علي sentencia_$ set_fire shakw- share3_$ shat- she_made she_told shere-
      sheriff_came should_she show_$ show_id showed_my shows_i shuk- shukr- si_falto si_ice si_la si_lo si_tomo si_viene sign_and sign_papers signa-
      sin_arma sin_condena sin_leer sin_motivo sin_preguntar sin_querer sirv- siti- sleep_$ smoking_weed snap_$ snapchat_de snif- snin_$ snow- snowm- sobe-
      sobre_mi sobrino_esta social_$ solo_le soltaron_esta some_stuff some_things somebody_in someone_told something_$ son_out son_turned sons_case
      soplar_en soplo- soplon_$ sour- soy_mama speak_to spri- sprin- stand_your started_it stay_$ stay_away stay_home stea- steal- stealing_$ still_arrested
      still_have stol- stole- stole_from stop_by stop_on stopped_for street_$ stres- stuff_$ su_bebe su_novia su_telefono su_warrant subd- subdi- subir_la
      sue_me sueltan_hoy summ- summe- summo- summons_$ sund- sunda- sunday_$ supe_que suspendieron_$ suspi- swa2- swun- ta3l- taba- take_his take_stand
      taking_long talab- talk_$ tan_grave tan_rapido tappe- tarea_$ target_$ target_letter tarj- tarjeta_$ tecl- tecle- tehm- tehmo- tel3- tel3e-
      telefono_para tell_cop tell_you ten_minutes tend- tener- tengo_14 tengo_19 tengo_cita tengo_corte tengo_dinero tengo_orden tengo_retail tengo_social
      tengo_warrant tenia- tenia_miedo tens- tera- terap- termine_mi testificar_$ tether_$ text_you textos_que texts_$ that_are that_be then_he then_pulled
      there_and there_what thes- they_arrested they_ask they_hold they_make they_never they_pulled they_think they_towed they_would they_wrote this_dui
      this_felony this_going this_ticket threa- three_and three_hours ticket_علي tienda_me tiene_corte tiene_dui tiene_que tiene_warrant tienen_oficina
      times_this to_check to_cops to_detective to_file to_give to_hear to_her to_jury to_lawyer to_officer to_plead to_police to_post to_read to_show
      to_somebody to_speak to_tell to_trial to_you toca_mi tocando_la toco_la todo_esto todo_me told_cops told_police tomorrow_at tonight_and too_many toqu-
      towe- towed_my trabajo_de trabajo_me trabajo_por trade- trae_$ traia_pistola transfer_probation trav- trave- tres- tres_dui tres_horas tresp- troy_$
      trua- truan- truco_para turn_in tuvie- tuvo_dui twit- twitt- two_year type- unas_preguntas uno_en uno_llama unsu- up_at urgente_$ used_$ used_my
      ustedes_ayudan va_poner va_por vale_$ van_correr van_decir van_dejar van_hasta van_tres van_ver vape- vape_$ vapea- vaya- vaya_la veces_y vemo- venez-
      veni- ver_la ver_todo vera- verdad_que version_de vesti- vez_manejando vez_y viaj- viaja- video_can video_de video_from viejo- viejo_$ viene_por vier-
      violated_$ violation_what visi- visit- visita_$ vivir_con voy_$ voy_mi vuelta_$ waiting_room warrant_and warrants_$ warrants_en was_born was_impaired
      was_out was_taken water_$ way_i weed_$ weed_en weed_في well_$ went_through what_are what_if what_should whee- when_cop when_will where_can where_he
      white_claw wife_got will- will_she wills_$ winn- winni- with_court with_something with_that with_your without_lawyer without_my without_telling wond-
      wonde- word_against work_$ work_is worki- worse_than would_not wrong_$ wrote_me xbox_$ y_ahi y_aqui y_dui y_encontro y_entre y_habia y_les y_llegue
      y_mis y_owi y_perdi y_pistola y_quiero y_sali y_salio y_sus y_tenemos y_tenia y_tome y_trabajo y_vino y_warrant ya_hable ya_la ya_soy ya_termine
      year_and yetl- yetla- yo_la yo_llame yo_soy you_give you_keep you_need you_still your_ground your_name your_rights youth_home youtu- zell- zelle_$
      zghi- zoom_$ ابغي_محامي ابن_اخوي ابني_16 ابني_3omro ابني_اخد ابني_اخذ ابني_اخذوه ابني_اللي ابني_دخل ابني_رجع ابني_عنده ابني_كسر ابني_مدمن ابني_هلق
      ابني_وقفوه ابني_يريد ابي_hal اتصر- اتصلو_من اجت_علي اجرا- احتجا- احتي- احتيا- احضا- احضر_$ اخاب- اختب- اختي_اخذت اخذ_دوا اخر_$ اخلا- اخوي_15 اخوي_not
      اخوي_بالسجن اخوي_طلع اخوي_مسكوه اخي_الصغير اخي_علي اخي_كان اخي_وهو ادزل- ادوي- اذا_لا اذا_وقعت اذا_وقفوني اذن_$ ارجعه- ارجعها_him اريد_اشتكي اسبو-
      اسبوع- استاج- استر- استرج- استش- استشا- استف- اسلم_نفسي اسهل_$ اسوي_and اشتكي_عليه اعتذ- اعتقلوه_him اعرف_$ اعطين- اعمل_eh اعمل_هلق اغلا- اقامه_and
      اكسب- اكلمك- الاجا- الاحد_$ الارب- الاسبوع_الجاي الاسع- الاك- الال- الالك- الامب- الاور- الايا- الباب_للشرطه البار_and الباق- البروبيشن_بدو البس_$
      البطا- البلا- البود- البيت_بدون التذ- التص- التصر- التف- التفتيش_$ التي- الجاي- الحمد- الخمي- الدكت- الدول- الزا- الزاي- السايق_$ الست- السجين_$ السع-
      السلام_عليكم السن- السياره_لان الشرطه_اخذت الشرطه_اخذته الشرطه_عن الشرطي_اخذ الشرطي_ما الشغل_عن الشهر_الماضي الصو- الضابط_$ الضابط_قال الضحك_علي
      الطريق_and الطل- الطلا- الطي- العاف- العرك- الغا- الغل- الفا- الفحص_$ الفيد- القاصر_$ القت- الكاز- الكير- الكيرفيو_$ اللا- اللاي- اللي_ضربته اللي_فات
      الليسن_$ الماضي_and الماضيه_$ المتج- المحل_$ المدا- المدرسه_اتصلت المسر- المعل- المفر- المك- المكا- المكتب_$ الملف_$ المه- الموا- النت- الهايتا_$
      الورقه_and الورنت_$ الوي- الي_$ امر_احضار امشي_$ امل_$ امي_كبيره انا_and انا_sakran انا_بالبيت انا_برا انا_بريء انا_تحت انا_سكران انا_طالب انا_كنت
      انا_مذنب انت_$ انتو- انصا- انضر- انها_موقوفه اني_ما اهله- اونص- اي_ورقه ايجاب- ايفو- بارول_$ بالاب- بالاس- بالاع- بالاول_$ بالبروبيشن_$ بالبيت_and
      بالجهاز_الصغير بالحب- بالحبس_$ بالدا- بالسجن_شو بالشرطه_$ بالصي- بالف- بالفي- بالقاعه_$ بالقانون_$ بالكو- بالكورت_$ بالمع- بالنا- بتدو- بترا- بترد-
      بتسا- بتساع- بتقول- بتنش- بثلا- بجيبه_him بحاد- بدها_تحكي بدو_ابني بدو_يحكي بدي_اشتكي برا_la برا_شرطه براء- برخصت- برخصتي_$ بريء_$ بسيارتي_$ بشتغ-
      بضرب_زوجتي بعرف_ayya بعرف_من بعضا- بعمل- بكرا_الصبح بكلم- بلاي- بلايح- بنتي_انمسكت بنيو- بهالق- بورت_هيورن بوزت- بوين- بياث- بيان- بيانا- بيتا- بيتاخ-
      بيتع- بيحا- بيحب- بيدخ- بيساع- بيسمح- بيعد- بيفي- بيقت- تاخذو- تامين- تاني_$ تتكل- تجاو- تحت_السن تخان- تدخل- تدري- تراك- ترخي- تردو- تركو- تساع-
      تساعد- تسوي- تضار- تضارب- تضمن- تعاطي- تعرض- تغطو- تفتيش_سيارتي تقدر- تقسي- تليف- تليفو- تمسك- تهاو- تهدي- توصل- توصيل- جابو- جامعه_$ جرب_$ جوزي_عنده
      جي_بي حادث_$ حامل_سلاح حبس_و حبوب_and حسبو- حقي_$ حكمه- حكمها_$ خابرت- خايف_and خايف_روح خبر_عن ختيا- ختيار- خرجت_من خلصت_القضيه خلين- دافعت_عن دايم-
      دق_الشرطي دليل_اني دوره_him ديربورن_$ راتب- راحت_علي راحو- رجعه_him رح_يرجع رح_ينحبس رخصتي_بعد رخصه_السلاح رخصه_بعد رفض_فحص رفيق_السكن رفيقي_$
      رفيقي_and رمضا- رواي- روايت- روبو- روح_عالكورت ريحت- ريحه_and ريست- زراع- زعلا- زوجي_بالسجن زوجي_خايف زوجي_مو زيار- ساعات_الخدمه ساعات_خدمه سايق_$
      سايق_اوبر ستوب_$ سحبوا_سيارتي سرعه_$ سرقت- سسبن- سسبند- سقت_and سكر_$ سكرت- سكوت- سماع- سنه_علي سواب- سوابق_and سيارتي_$ شافن- شاهد_$ شخص_اخر شرطي_and
      شرطي_وقفني شكوي_$ شلون_احجي شم_ريحه شنو_نسوي شهر_$ شو_احسن شو_الحكم شو_بصير شو_عمل شو_فيني صاحب_البيت صح_$ صغار_and صيدل- ضربته_$ ضربنا_me ضربون-
      ضربوني_me ضيعت_ورقه طلاق_$ طلع_positive طلعت_and عادي_$ عالت- عالتي- عالجسر_$ عالص- عالض- عالمد- عام_$ عايز_اعرف عربي_$ عضه_him عضي_$ علي_court
      علي_license علي_owi علي_اي علي_حدا علي_خناقه علي_في علي_مذكره عليها_and عم_تسال عم_تقول عم_جرب عم_عبي عم_يهددني عمرها_16 عمرها_20 عمري_ما عمله- عملو-
      عن_نفسي عن_واحد عند_اهلها عند_شرطه عندك- عندكم_$ عندنا_$ عنده_owi عنده_مسدس عندي_$ عندي_and عندي_كورت غايب_$ غلط_$ غير_اذن فاتح- فاتحي- فاقه_him فدرا-
      فران- فرجي- فقير_and في_$ في_car في_michigan في_owi في_parking في_semi في_truck في_warrant في_ريحه في_فيديو فيديو- فيديو_$ فيقو- فيلون_and فيهم_$
      فيهم_يفتشو قاضي_$ قالو_عندهم قالولي_ما قانو- قانون- قانونا_$ قاوم- قبل_$ قتلن- قتلني_me قد_ايه قرال- قضيه_$ قضيه_علي قفل_السياره قفل_سياره كاونتي_$
      كتبو- كتبوه- كحول_$ كذبت_علي كل_مره كل_يوم كلها_$ كم_و كمبي- كمبيو- كنت_عم كندا_$ كورت_$ كورت_بكرا كونس- كيف_طلع كيف_لاقي لا_ارفض لا_بنطر لا_في
      لا_للتفتيش لا_ما لازم_اوقع لازم_وقع لازم_يقول لان_كلنا لحسا- لرفي- لرفيق- لزموه- لعندك- لعندكم_$ لقوا_معي للبو- للبول- للتف- للتفت- للجا- للجه- للجها-
      للدو- للدوا- للشا- للمد- لما_وقفوني لما_يوقفني لمرت- لمست- لموق- لو_بس لو_رحت ليش_$ ما_sar ما_اخذ ما_بدها ما_رد ما_سمعت ما_شربت ما_قال ما_لحقت مات_$
      متت_من متذك- متوت- مجبو- محامي_شو محتاج- محفظ- محفظت- مخالفه_سرعه مدير- مذنب_$ مرتي_عم مساع- مساعد- مساعده_$ مسافر_and مستح- مستقب- مسجو- مسوول-
      مش_الي مطلو- معصب- معي_and معي_حق معي_شو مقفو- مقفول- مكتبكم_$ ممرض- ممنو- من_الايام من_التفكير من_الحين من_الشرب من_القلق من_جوا من_حقي من_شهر
      من_عندهم من_قهري من_كم من_كندا من_لما من_وين منك_$ مو_انا مو_فاهم مواف- موافق- موجود_$ موضو- موعد_$ موقعك- ميعا- نبعت- نخاب- ندما- نزلول- نسوي- نفاق-
      نفاقه_him نفسي_and نقاض- نمت_and نواف- هابي- هابيت- هالا- هالجو- هاي_$ هددت- هربت_من هسه_لو هل_هذا هل_يجب هلق_خايف هنا_$ هو_اللي هيطل- هيورن_$ و_dui
      و_owi و_بدي و_خلص و_علي و_عنده و_عندي و_مسكوني و_هلق واحد_بيقول واحده_$ واشت- واعط- واقع- والاع- والاو- والث- والسا- والشرطه_$ والمخ- والمر- وبعدي-
      وتخا- وحدي_$ ورا_and ورفض- وروح- وسكرا- وشاف- وصور- وفجا- وقعه- وقعها_him وكفن- وكفو- ولدي_$ وندمت_$ وهو_مش ويشو- ويشوف- ويطلع- وين_روح وين_كاونتي
      وين_محكمه يترج- يحضر_$ يحكي_معهم يدق_الباب يرجع_$ يسافر_$ يسال_ابني يشوفن- يشوفو- يصدق- يطول_$ يقدر- يقدر_يسافر يكول- يكولو- يمكن- يمنعو- ينمس- يوصل-
      يوكف- يوم_الاثنين يوم_الجمعه يوم_من`,
    '-0.5': `#ابعتل #اجاز #احتياط #اخلي #ادم #ارسال #ازا #ازعاج #ازور #استشار #اشرح #اضح #اضم #اعتد #اغير #افق #اقي #امس #امهم #باع #بخير #بدار #بيحقل #بيساعد
      #بيوقفو #تاذ #تجاوب #تحرش #تخبر #تذر #ترخيص #تسلم #تصالح #تصريح #تطلق #تغير #تقسيط #تكول #تلفزي #تمام #تنازلت #توف #توه #ثانو #جنت #حارس #حبت #حجزت
      #حروف #حشش #حقق #حلو #حمدلل #خربت #خفت #خير #داربط #داهم #دقوا #دوام #رديت #رفعت #رمز #روحت #سجون #سحبت #سلب #شكو #صداع #صدق #صدم #طلاق #طوار #عطل
      #عملول #عيد #قرات #قعدت #كال #كبس #كذبت #كود #لابن #لقت #مخبر #مرتاح #مزيف #مستقبل #مسلسل #معمل #موافق #نرد #نسويل #نفق #نقدر #نكفل #نمت #وزن #يبعت
      #يشتك #يعترف #يكذب #يلف ._08 15_and 16_y 17_and 2018_$ 2019_and 2022_$ 2alb- 3_months 3anni_$ 3ato- 3atou- 3ayzi- 3end- 3omr- 3omro_15 911_$ =08 =1200
      =2008 =2016 =3an =3omro =7aka =aa =abren =adi =adiye =adoptar =afraid =agarra =agarre =age =algun =amenace =antidoping =aparecio =apunte =arreglando
      =arrestos =asks =avisarle =ayyam =ball =banco =ben =bit =bite =bot =broken =bta3 =buena =cameras =cantina =career =caro =centro =cervezas =chan
      =character =charging =chat =codigo =complain =contract =convulsiones =copy =dab =dammi =das =data =days =debe =decia =defend =demandar =descuento
      =dices =dismissal =duis =easier =em7i =emergencia =empuje =encontro =entrevista =entrevistar =entry =eres =esmi =espero =estuvieron =evicted
      =extradition =facing =fail =fiador =fighting =film =fire =firma =gane =ghalat =gher =grandparents =grite =grua =handcuff =harassment =hayda =hola =hui
      =interrogan =interrogar =investigating =irs =jeje =joke =judges =keda =la2enno =la2o =late =lease =leil =letting =lines =link =llamadas =llamamos
      =llamenme =locker =ma7bous =maktab =malo =maneje =marco =marhaba =marzo =mat =matando =medication =mil =mind =mistake =mni7 =mugshot =navidad =nervous
      =nolle =novela =nude =obligado =odds =oficio =owns =paramedico =pasando =peso =pill =pleading =preguntaron =presa =probando =process =pull =punched
      =quebro =quiet =radar =ramp =recoge =regrese =reporter =resource =responder =respuesta =returning =revoke =risk =rude =ruined =schools =searched =sees
      =segn =sene =sera =share3 =siguieron =site =sobre =sold =spit =suing =support =talabt =talks =tamam =tele =tenerlo =termina =textos =thank =therapist
      =threats =thx =ti =tire =tiroteo =toco =tools =touched =towed =tps =tragan =transfer =unconscious =ven =vendio =videollamadas =viendo =vieron
      =violando =visitas =warning =wear =well =wire =xbox =yeh =zeyara =ازاي =اسال =اشتكي =اشرح =اطلعه =اعتقلوا =الانتظار =الاي =التوقيف =الجايه =الزياره
      =الشهر =الصيف =الضحك =القاعه =القلق =الناس =امس =امهم =انسان =انطي =اوبر =اوقفوني =ايدك =ايمت =بالاخبار =بالبار =بالشنطه =بالعطله =بالكورت =باليمن
      =بتقولو =بخير =بدار =به =بيقدروا =تاذي =تبعكم =تجاوب =تحرش =تحقيق =ترك =تست =تسلم =تغير =تقدر =تمام =توفي =توه =جارتها =جامعه =جدتي =جسر =جنت =حجزت
      =حجيت =حشش =حطت =حقها =حلو =حول =خربت =خنقه =دقوا =ده =رايك =رخصت =سرقو =سلب =شاربه =شباك =شكوي =شوكت =صدم =ضربت =عادي =عالمدرسه =عراقي =عربيتي =عليكم
      =فدرال =فود =قرات =قصتي =قعدت =كال =كذبت =كرسي =كلبشني =كول =كيفك =لقوا =محله =مخبر =مخبي =مد =مسلسل =مضيه =موبايل =نرد =نزلوني =نقدر =نكفله =نمت =ههه
      =وافق =وزن =يجب =يسمع =يعترف =يفرق =يقرا =ينفخ ANSWERAR+HOUSE ANSWERAR+Official ANSWERAR+PHONE ANYMORE+STATION ARREST+CUFFS ARREST+RECENT ARRESTED+End
      ARRESTED+GOT ASK+CAR ASKAR+SEARCH ASKEDAR+ANSWER ASKEDAR+KIN ASKEDAR+POLICE ASKING+HURTEN ASKING+PULLED ASKING+SEVERE ASKINGAR+PAPERS BE+ONLINE
      BREAKIN+ANSWER BREAKIN+LATER BREATHE+CAR BREATHE+SCARED CAMEIN+NOW CAMEIN+SEIZED CAR+DIE CAR+OVERDOSING CHARGED+DANGERES CHARGED+HURTING CHILD+HOWTO
      CLITIC+OVERDOSED COURTS+ANSWERAR COURTS+TALKING COURTS+WHATIF CPS+ANSWER CPS+BREAKIN CPS+GIVEBACK CPS+LATER CPS+PAST CPS+QUERY CUFFEDAR+TOOKAR
      CUFFS+ARREST CUFFS+General CUFFS+MODAL CUFFS+QUERY Calendar+DETECTIVE Calendar+SEARCH Calendar+STATION DETECTIVE+CHARGED DETECTIVE+LEFTNOTE
      DETECTIVE+TOOK DIE+ACTOR DIE+ASK DIE+General DIE+IDIOM DIE+SOMEONE DOGS+HOME DOGS+HURT DOGS+Violent DOOR+Drug DOOR+LEGAL DOOR+PODER DOOR+THING
      Drug+COMEIN Drug+Interview Drug+Street EVERYONE+PAPERS EX+Calendar EX+IWANT EX+JUDGE EX+POLICE EX+TALKING End+Calendar End+JOKE End+WHATIF FAINT+IF
      FAINT+JAILED FALLEN+POINT FALLEN+WANT FIND+COURTS FIND+GIVEBACK FIND+NOOSE FIND+Official FIND+WARRANT GETOUT+DOOR GETOUT+IF GIVEBACK+BREAKIN
      GIVEBACK+PODER GIVEBACK+Plea GONEOFF+DOOR GONEOFF+NUMBER GOODBYE+IF GOT+ASKEDAR GOT+JOKE GRABBED+DETECTIVE GRABBED+FIND GRABBED+KILLED
      GRABBED+PASSEDOUT GRABBED+WRISTS General+COPCAR General+CPS General+DETECTIVE HABIT+HIDEOUT HANDS+HEDGE HASES+ASK HASES+HURTING HEDGE+CUFFEDAR
      HEDGE+QUESTIONED HEDGE+SOBRIETY HIDING+DOOR HIGHPLACE+WEAPON HOUSE+ACTOR HOUSE+BEHIND HOWTO+CPS HOWTO+POLICE HOWTO+SEARCH HOWTO+Worker HURT+JOKE
      HURT+POINT HURTEN+WRISTS HURTING+GONEOFF HURTING+PAPERS HURTS+General HURTS+JOKE IDIOM+End IF+COPCAR IF+CUFFS IF+OVERDOSED IF+PULLED IF+RECENT
      IROOM+Young IWANT+WARRANT Interview+Held Interview+PAPERS Interview+REFL Interview+TOOK JOKE+CLITIC JUDGE+KILLING JUDGE+Street JUST+WARRANT
      KILL+POLICE KILLED+ASK KILLING+GOT KILLING+JUDGE KIN+HABIT KNOCKED+PAST KNOCKING+ANSWER LATER+DOOR LATER+OUTES LEDGE+ARREST LEDGE+ARRESTED LEGAL+DOOR
      LEGAL+PULLEDAR LEGAL+QUESTIONING LETGO+HOUSE LIVE+BODY LIVE+HOUSE LIVE+INTO LIVE+KIN LOTS+LIVE LOTS+OVERDOSE LURKING+ACTOR MISSING+General
      MISSING+INTO MODAL+CPS Moment+ASKINGAR Moment+BODY Moment+MISSING NARCAN+CAR NARCAN+CLITIC NECK+BE NECK+Paperwork NOW+ASKINGAR NOW+DETECTIVE
      NOW+NUMBER NUMBER+IWANT NUMBER+PODER NUMBER+Weapon Near+ACTOR Near+EX OVERDOSE+PAST Official+FALLEN Official+KIDNAP PAPERS+QUESTIONING PAPERS+TAKEES
      PAST+HURTING PAST+KNOCKING PAST+LATER PAST+PULLED PAST+Violent PASTVERB+HIGHPLACE PASTVERB+QUESTIONED PILLS+SEARCH POINT+DOOR POLICE+Calendar
      POLICE+FALLEN POLICE+FIND POLICE+HABIT POLICE+KIDNAP POLICE+PAST POLICE+STATED POLICE+WAKE PULLED+Calendar PULLED+STATEMENT PULLED+TOOK
      PULLEDAR+Weapon Paperwork+WHATIF Plea+Held QUERY+ARRESTED QUERY+OVERDOSED QUESTIONED+KIN QUESTIONING+IWANT QUESTIONS+PODER RAID+MODAL ROUGH+PILLS
      Room+ANYMORE SAY+HURTEN SAY+Weapon SCARED+PAST SCARED+QUERY SEARCH+PASTVERB SEARCHED+PRESENT SEIZED+ACTOR SEIZED+DOOR SEIZED+HANDS SEIZED+PASSEDOUT
      SEIZED+Weapon SEVERE+GOT SEVERE+REFL SOBRIETY+CHILD SOBRIETY+JUST SOMEONE+KNOCKED SOMEONE+LATER STATED+CLITIC STATED+HURT STATED+SOMEONE
      STATEMENT+KNOCKING SUICIDE+Calendar SUICIDE+OUTES Sick+Paperwork Street+PULLED TAKING+ACTOR TAKINGAR+PILLS THING+NOW THING+OVERDOSE THING+SUICIDE
      THING+TONIGHT TONIGHT+ACTOR TONIGHT+Paperwork TONIGHT+THING TOOK+LIGHTS TOOKAR+WARRANT TOOKAR+Weapon TOOKES+PULLED Traffic+PULLING Traffic+STATION
      Violent+WRISTS WAKE+LOTS WAKE+Near WAKE+WARRANT WANT+JOKE WANT+QUESTIONING WANT+SEVERE WARRANT+ANYMORE WARRANT+ARREST WARRANT+HOME WARRANT+LIVE
      WHATIF+End WILL+QUESTIONING Worker+ANSWER Worker+ARREST Worker+BREAKIN Worker+GIVEBACK Worker+Interview Worker+LATER Young+ARRESTING ^DIE ^HIGHPLACE
      ^HURTS ^POISON ^QUESTIONED ^STATION ^_agarre ^_andaba ^_another ^_asking ^_atienden ^_balas ^_blood ^_bring ^_carry ^_deputy ^_detenido ^_dijeron
      ^_enta ^_entrevista ^_escribe ^_este ^_familia ^_hablan ^_hola ^_id ^_lawyer ^_locked ^_pase ^_same ^_sarli ^_seguro ^_seizure ^_sleeping ^_smoking
      ^_son ^_soplo ^_stop ^_test ^_thank ^_tow ^_tumbar ^_اخد ^_اخذو ^_اعترف ^_اعتقلوا ^_اقول ^_الباب ^_باي ^_بدها ^_تسلم ^_جان ^_جدتي ^_جهاز ^_دفع ^_رجعت
      ^_سلم ^_شفت ^_عايزه ^_عنده ^_كذبت ^_كلبشوا ^_لزموني ^_لقوا ^_ليه ^_مات ^_مخدرات ^_مديري ^_مسكو ^_ميت ^_هاي ^_ويد ^_وين abogados_$ about_getting abre-
      abusi- acabo_en aceptan_pagos acos- addi- addic- adentro_y adiy- admis- adn_$ adop- adopt- afra- afrai- after_felony after_he agarraron_$ agent_is
      agrad- ahi_y akhb- akhba- al_county al_departamento am_and am_late am_one am_only am_sick am_suspect amenazar_con and_broke and_driving and_get
      and_our and_saw and_دلوقتي and_مسكوها ano_pasado anoche_y anos_dan another_county answering_$ antidoping_$ any_kind apartamento_y are_charging are_my
      are_not are_saying arested_$ arma_$ arrestar_$ arrested_and arrested_last arrested_with ashta- asking_$ asking_for asleep_at at_bar at_courthouse
      avisar_$ aviso_$ ayuda_con ayya- b_hal baby_daddy back_seat bada- bajo_palabra balas_en bas_علي bash- because_he before_it being_evicted bend- bendi-
      better_for bill- blam- bolsa_y booking_$ books_$ bot_$ boyfriend_got bran- breathalyzer_in broke- btef- bten- btes- btsa3- buscando_$ buy_$ by_mistake
      byej- byes- byet- c_s call_can call_me called_cops called_in calma- can_cop can_cps can_ice can_police can_we caree- carri- carro_lo carro_parqueado
      casa_despues casa_pero case_ends caso_me centr- cerca_de chama- chara- charging_me chat_$ checkpoint_$ chis- clini- codi- codig- come_down como_esta
      con_ese con_ticket condena_vieja contract_with convulsiones_y cop_asked cop_who cops_arrested cops_asked corte_es cost_me cousin_got cpl_$ cps_and
      cps_on cps_علي crash- cual_puerta cuarto_y custodia_$ custodia_de dab_pen dall- dan_licencia date_$ daughter_was days_of de_ayer de_guardia
      de_madrugada de_oficio de_policia de_secuestro debe_contestar deja_de dejan_$ dejan_salir dejo_ir dejo_que deman- demandar_$ denti- departamento_de
      desaparecio_de detective_asked detenido_y deto- detroit_$ diga_$ dijo_mi do_if do_right do_that does_suicide donde_naci donde_se dorm_$ dos_horas
      down_my driver_$ dropped_it drug_team dui_is dui_on dui_que e7ti- earli- eja_علي emai- en_2020 en_camara en_daycare en_enero en_ese en_freeway
      en_prision en_texas en_wayne encerraron_en era_mia es_assault es_malo escopeta_de escribir_bien escuela_quiere escuela_sobre esht- eshte- eso_fue
      espanol_$ espera_de esperando_la esposas_en esposo_esta esposo_fue esposo_llego esposo_por esta_matando esta_presa estacion_me estan_solos este-
      estoy_afuera estoy_obligado estoy_viendo et7a- ex_tiene extradition_$ facin- familia_$ fato- fatt- fatta- fee_for feed- fiad- fiado- fight- fine_is
      firmar_lo firmo_la for_dog for_getting for_hitting for_nothing for_now for_overdose for_police for_two fotos_mi friday_$ from_cops from_foster garan-
      get_better get_pulled get_stopped give_it giving_someone go_get got_back got_call got_hit got_owi grabar_la grow- grua_$ guantera_y guardia_de
      guardia_en gun_back guy_at hablan_espanol hable- hablo_con hace_ano hace_mes hace_para hacemos_primero had_warrant haga_$ harab- has_guns have_no
      hay2- hay2a- haye- he_$ he_smelled help_asap her_i here- hicieron_la hija_por hijo_anoche hijo_dejo hijos_por him_because him_out him_الليله him_كله
      his_bond his_stuff his_warrant hora_abren hora_que how_i husband_has i_answered i_blew i_complain i_ever i_film i_hit i_lost i_paid i_pushed i_quit
      i_record i_saw i_signed i_sold i_stole i_text i_travel iba_caminando ice_come ice_hold ice_took if_cop if_my if_someone illegal_$ impound_$ in_2021
      in_fall in_wayne in_writing in_your indic- intr- invasion_$ investigador_me investigating_me ir_شرطه is_15 is_locked is_ok is_out is_ruined is_suing
      it_keeps jeje_$ job_$ judge- just_go just_walk keep_bat keeps_texting kid_and kids_back kids_in kids_phone knock_$ la_aduana la_deje la_empuje la_hago
      la_middle la_saco la_semana la_tele lama- lawyer_for lawyer_will le_apunte le_puedo leas- leaving_me les_$ les_mando letter_to letti- license_is
      link_$ llego_su llegue_tarde llevo_mis lo_deja lo_dejan lo_detuvieron lo_quieren long_is looking_for luego_$ lunes_$ luz_y ma7b- ma7bo- make- man_was
      manana_y manu- many_days marh- marha- marks_on marr- marz- mas_rapido masa- matan- me_devuelve me_first me_fui me_han me_hitting me_is me_paran
      me_pare me_pasa me_pelee me_robe me_should me_what meeting_$ mejor_$ merc- mi_abogado mi_abuelita mi_agente mi_garage mi_que migra_mi mill- milli-
      mip_$ mis_papeles mismo_y mn_شرطه monday_$ month_$ mordi- mucho_y mudar- muero_por muerto_$ mugs- mugsh- my_bag my_calls my_career my_gun my_interview
      my_late my_medication my_plates my_po my_public my_stuff my_things nadie_salio navi- navid- neighbor_$ nerv- nervo- nervous_$ nesh- nesi- never_asked
      never_read next_time no_es no_paga no_sople noll- not_fair not_make not_showing not_حكم nove- novel- novio_tiene of_me of_these of_what officer_$
      officer_said oficina_en ok_to on_for on_tether on_vacation once_and osbo- osboo- otra_prueba out_here over_last overdosed_last overs- panic- papel_$
      paper_$ paper_on paperwork_$ para_trabajo paral- param- parking_و partn- pasada_$ pasado_$ pasan- paso_en paso_nada paso_que passenger_in pedir_ayuda
      pelea_que pelear_con pen_in perdi_papel pesa- pesad- pictures_and place_$ plan_$ plea_deal plead- po_wants po_will police_ask police_come police_for
      police_from police_i police_knocked police_officer police_took police_wait police_will policia_le policia_llego policia_pide policia_tiene por_arresto
      por_donde por_golpear porfa_$ porque_se precio_$ pregunta_que pretrial_$ primo_murio probation_and probatoria_y prof- pude_ir puedo_entrar
      puedo_mandar pushed_her put_it q_pasa que_abrir que_carcel que_cuente que_debo que_dejar que_edad que_este que_hora que_pedir que_viene queja_$
      question_me quiere_entrevistar quiere_quitar quiere_saber quiero_cambiar quito_mis rada- radar_$ rafa- raid_$ ran_away real_$ record_cleared
      record_police recupero_$ refuse_to reso- resou- respu- restitution_$ reten- right_to rights_do robo- roommate_did roommate_no roug- rough- ruin-
      ruine- run_from running_away sa2a- sabemos_que sacar_mi sara2- says_my school_for school_police se_agarro sene_و serr- shahr- shaking_$ shan- shant-
      share- si_alguien si_dia si_estoy si_les si_preguntan si_su signed_statement sigue_adentro sigue_llamando site_$ six_hours snitch_$ sold_pills
      son_wants sons_phone soplar_y soplo_en stop_what stuck_in stuff_in stuff_on su_prima suin- suing_me suspect_$ swab_my talked_to tama- tara- tarde_la
      te_preguntan telefono_de telefono_desde tell_her tell_police tener_arma tengo_dui tengo_mas testa- texas_$ texto- texto_$ than- thank_you that_nobody
      them_everything then_let thera- there_for they_did they_dropped they_had thing_$ thing_in this_year thursday_$ tint- tirot- to_arrest to_cop to_happen
      to_just to_lie to_revoke to_school to_stop to_them to_think to_turn to_us tocan_la tomar_le tome_$ tomo_mi took_blood took_me tool- trabada_con
      travel_$ trick- true_$ trus- two_days two_years ubic- ubica- unas_cosas unco- uncon- unconscious_$ undocumented_and up_in up_order urge- urgen-
      va_bien va_pasar vaca- vacation_$ vacia- ver_mis verdict_$ video- vieja_en viend- viernes_$ viero- vigi- vigil- vist- vivir_y volver_$ wall- warni-
      warning_$ warrant_if was_pulled was_rude was_unconscious wayne_$ weed_pen were_taken what_rights what_time whatsapp_$ when_cops when_is where_did
      where_to who_i who_overdosed why_$ will_that with_911 with_all with_nothing with_probation with_their without_asking without_bond work_and would_i
      wrong_guy y_ando y_maneje y_manejo y_por y_trabada ya_esta ya_firme ya_les ya_puedo ya_va years_ago yedf- yedfa- yelling_and yenf- yo_como yo_le yo_lo
      yo_ni you_everything you_open you_visit your_site yourself_$ ytall- zeya- zeyar- ابره_la ابعت- ابعتل- ابني_عم ابني_كل ابني_معه ابوي_يقول اتصا- اتصال-
      احتا- احجي_وياهم احسن_$ اختبا- اخذت_حبه اخذوا_رخصتي اخلي- اخليه- اخوي_$ اذا_لازم اذا_وقفني ارجع- ارد_عليه ازرق_and اشتك- اشتكي_$ اعترف_and اعلا- اغتص-
      اقول_لا الاوراق_$ البرا- البط- البيت_هلق التلفون_من التوق- الجيل_$ الحاج- الحمايه_$ الري- الزي- الزيا- الستي- الشرطه_اتصلت الشرطه_اجو الشرطه_اخدت
      الشرطه_شو الشرطي_كتب الشك- الشه- الصي- العام_الماضي القاع- القاعه_$ القسم_$ المحقق_$ الناس_$ الولد_$ الي_فات اليوم_شو امبارح_و امتي_$ امر_$
      امر_الحمايه انا_$ انتر- انسا- اهان- اوقفوني_me اي_$ اي_ساعه ايش_الحكم بالبر- بالبيت_والشرطه بالتس- بالجامعه_$ بالشن- بالعط- بالغلط_$ بالليل_$
      بالمدرسه_$ بالي- باليم- بتفت- بتقب- بحما- بدها_ياني بدو_يسمع بديترويت_$ بس_تعال بس_حتي بسوا- بلا_warrant بمخد- بنتي_هربت بنفس_اليوم بيحقل- تبعك-
      تحت_21 تحقي- تراف- تسال_عن تست_$ تسلم_ايدك تكت_$ تلفوني_كيف توجع- جارته- جوزي_$ حدا_بيرد حقوقي_اذا خابر- خايف_$ خايفه_من خربا- خلصت- خنقه_him دارب-
      داهمو- درج_test دق_الباب دقوا_الباب دوام- دي_$ ديتي- راجع- رجعو- رح_موت رح_ياخدو رد_$ زمان_$ زمان_and زوجي_مسكوه سحبو_دم سلاحي_$ سياره_and شارب-
      شارب_$ شاهر_و شرطه_de شفته- شو_ya3ne شو_يعمل شو_يقول ضابط_البروبيشن عالكا- عالو- عراق- عربيت- عقوبه_التهديد علي_hal علي_warrant علي_الشرطه علي_بيتي
      علي_جوزي علي_رجلي علي_واحد عليك- عليه_شي عم_تبكي عم_تدور عم_تموت عم_يدخن عم_يقول عن_زوجي عندي_مذكره فحص_دم فلوس_$ فود_ستامب في_leil في_no في_share3
      في_امل في_شغل في_عربيه قبل_sana قبل_سنتين قريب- كذب_$ كل_yom كلبشن- كلبشني_me كنت_واقف كيس_$ كيف_اطلع لازم_اعمل لازم_افتحلهم للكورت_$ ما_انفخ ما_شرب
      ما_كلبشوني ما_هي ماشي_بالشارع مبارح_$ متهمي- محامي_و محبوس_$ محبوس_and محجوز_$ محرو- مخبر_$ مرتي_بدها مستش- مضيه_him مع_البوليس مع_بنتي معايا_$
      معهم_وورنت من_الحجز من_الضحك من_سنه مو_عارف نسويل- نفخ_$ نفس_اليوم نكفل- هربت_$ ههه_$ هههه_$ ههههه_$ و_et2abad و_immigration و_kan و_po و_قالوا واتصل-
      واحد_قال واقفين_قدام والح- وترك- وساق- وصار- وعمر- يا_الشرطه ياذي- يجب_ان يرحم- يرد_علي يساعدني_$ يشتك- يعتر- يقول_$ يقول_في يلعب- يوم_السبت يوم_شو`,
    '-0.6': `#اخبار #ايف #بشهر #ترك #تقدر #حدهم #حضان #ذبح #زحم #سوار #شات #شاهر #صيف #غبي #فكو #قصرت #لدي #متر #محفظ #ملف #هههه #يرحم #يقر 19_$ 2020_$ 2_am 3endk-
      =2010 =2021 =2022 =3anni =3endkon =988 =allah =amenazar =books =buys =calls =checkpoints =ci =cita =confesion =corporate =diciembre =died =disparo
      =duro =eja =enero =ensenar =enta =enter =floos =golpee =happy =kidnapping =knocked =la2en =laid =lets =levanto =li =locks =marks =mayo =mes =met =naci
      =pegaba =puerto =ride =robe =sana =saw =shop =sick =sneen =tanto =tarea =threatened =town =trabada =true =vacation =vendi =verdict =vi =vio =ya3ne
      =yani =البارح =الحضانه =الشات =بشهر =تدور =تكت =جاري =حطو =خاله =رمز =سحبوا =سرقت =سوال =سوالي =شاهر =شكرا =شوف =صح =قانونا =قلتله =كانو =لعبه =مضي
      =مكتبكم =هههه =ههههه =وقفت ARREST+JUST ASK+GETOUT ASKEDAR+PRESENT ASKING+IDIOM BEHIND+SAY BODY+QUERY BODY+Street CAMEIN+RANOFF CHARGED+ROUGH
      COMEIN+ANSWER CUFFS+HURT DETECTIVE+SEARCH DIE+HURTING DOGS+HOUSE DOOR+JAILED EX+Worker End+PAST FAINT+Official GONEOFF+PAST GRABBED+SOBRIETY Gear+HURT
      HEDGE+JOKE HIDING+JUDGE HOME+BEHIND HOME+EX HURTEN+INTO HURTING+PILLS Held+WARRANT IDIOM+Traffic IF+CPS IF+LURKING JOKE+WANT JUDGE+HURTEN JUDGE+Sick
      JUDGE+Worker JUST+BODY JUST+POINT KILLED+ACTOR KILLED+JUDGE KIN+JOKE KIN+LATER KNOCKED+ASKAR KNOCKING+JAILED LEFTNOTE+DOOR LEGAL+NARCAN LIVE+GOT
      MODAL+LIGHTS Moment+IROOM Moment+PHONE NARCAN+OUTES NECK+QUERY NUMBER+ARRESTING NUMBER+JOKE PAST+SEARCH PASTVERB+ARRESTING PASTVERB+CUFFS
      PASTVERB+HANDS PHONE+RECENT PILLS+Held PODER+QUESTIONING POLICE+ASKEDAR POLICE+FAINT POLICE+IROOM POLICE+LATER PRESENT+ASKEDAR PRESENT+NARCAN
      PULLED+IF PULLED+TOOKES PULLINGAR+WANT Plea+JUST QUERY+GOODBYE QUERY+NARCAN RANOFF+FIND RECENT+WRISTS REFL+Official SAY+SEVERE SCARED+GIVEBACK
      SEARCH+CAMEIN SEIZED+DETECTIVE SOBRIETY+RECENT SOBRIETY+ROADSIDE SOMEONE+PHONE STATEMENT+BEHIND STATION+TALKING SUICIDE+JAILED SUICIDE+PRESENT
      Sick+HURT THING+Worker WARRANT+PILLS WILL+LATER Worker+QUERY ^BODY ^IDIOM ^_breaking ^_dijo ^_eres ^_levantar ^_ok ^_right ^_shoot ^_trajeron ^_trying
      ^_you ^_الجهاز ^_المسدس ^_انت ^_اوقفوني ^_ايس ^_دوا ^_سحبوا ^_سكران ^_شسوي ^_عليا ^_فرد ^_فيديو ^_كانو ^_محتجز about_it after_me after_that
      ahorita_que algun_dia all_time am_arrested am_panicking amenaza_$ and_next answer_door apunte_con are_fighting are_with asht- at_wheel atras_que banc-
      be_arrested being_charged buscar_me but_there byed- called_police calls_$ child_support clear_some con_quien cops_took corp- corpo- cosas_$ court_و
      custody_$ daughter_in daughter_ran days_ago de_ahi de_ir de_sobredosis depos- derechos_$ desal- detective_عم detuvo_mi divo- divor- dna_$ do_cops
      do_police does_cop donde_la email- en_2021 en_mayo ener- entrar_al escuela_le escuela_por etas- etasa- evic- evict- ex_keeps forz- forza- fres- fue_de
      get_custody getting_my got_sentenced hago_esta hago_si haras- has_ppo hide_$ hit_him hold_on hone- house_for house_in house_last i_blow i_punched
      in_cell in_morning investigando_$ is_14 is_killing is_nice is_using is_warrant it_kidnapping jail_and jail_و jaja_$ judge_is kids_on kids_to la_cita
      la_custodia last_year lawyer_but le_llame llamadas_$ llegaron_papeles lol_$ luces_de makt- mala- mama_me mata_si matando_$ me_arrested me_ayuda
      me_back me_encerraron me_fue me_marco me_see me_two micr- mord- morning_and much_for murio_de my_agent need_help ni_sabia no_knock not_help not_put
      now_and now_says of_kids of_warrant on_police paro_en pasa_si pegab- pego_hace perro_se phone_out pistol_$ please_help please_just po_says police_came
      police_enter polygraph_$ por_$ pregunta_$ pregunta_mi prosecutor_is que_preguntas que_son que_use queria_que rapido_y responder_$ robaron_la saber_$
      said_they sant- sara- saw_on scared_i se_$ shah- shef- should_he showing_up snee- sneen_و sobredosis_en sobriety_tests solo_quiero someone_called
      someone_who soplar_que support_$ swab- text_$ that_legal they_kept they_knocked things_up tienen_$ to_help to_interview to_lose to_open to_station
      took_plea tow_yard town_$ vacat- verdi- walking_$ warn- were_at which_door y_bebe yo_iba your_office اخذت_تلفوني اخذوا_ابني اذا_رفضت ازاي_$ افتح_الباب
      الاثنين_$ التب- الحض- الحضا- الحقوق_$ الشرب_$ الفات- الفن- الفنت- الموعد_$ امس_$ انمسك_هلق بدو_yani تدور_علي تلفون_ابني جامع- جوزي_ضربني حبوب-
      حطو_الكلبشات داهم- ذبحن- سايق_and سياره_شو شو_هلق عالباب_and عالدو- علي_تلفوني عم_تدق عن_خناقه عند_اهلي في_السجن قاعد_ورا قبل_شهر لما_مسكوني لو_واحد
      ما_معني متهم- مسلس- مكتب- مكتبك- من_البوليس هجره_عم هههه- والشرطه_عم يتصل_بدو يتصل_فيي يسال_عن يسمع_مني يوم_الاحد`,
    '-0.7': `#ههه 2019_$ 2ell- =2018 =2020 =600 =haha =heat =investigando =overdoses =serie =sued =toma ARRESTED+TONIGHT BODY+Worker CPS+Calendar EX+JAILED
      EX+LATER EX+LOTS End+LATER FAINT+General GRABBED+TONIGHT HOUSE+ASKINGAR KNOCKING+LEGAL Near+SOMEONE OVERDOSE+LEGAL PULLED+SOBRIETY Paperwork+SUICIDE
      QUESTIONING+THING SUICIDE+LEGAL Sick+COURTS TOOK+HURTS ^_said ^_that ^_vi ^_شكرا ^_يسالون about_me after_being am_supposed ayer_$ before_$ being_sued
      care_$ cita_$ cop_pulled custody_of deal_$ dejaron_ir dejo_$ detective_said digo_si esta_detenida farj- ghalt- haha_$ hara- hijos_estan just_come
      killing_me lawyer_is living_with llamo_$ llaves_de mes_pasado metio_la middle_school narcan_$ necesito_carta next_thing phone_ابني po_is policia_vino
      por_saber puerta_la ta7l- want_this year_$ اريد_اعرف الشرطه_عم بالاخ- بالتوقيف_$ عمره_15 في_المدرسه لازم_افتح ما_معهم مسكت- نايم_$`,
    '-0.8': `#شكرا =2019 =jaja =lil DIE+IF JOKE JOKE+JOKE LEGAL+SUICIDE NARCAN+LEGAL QUESTIONING+CHARGED ^CUFFS ^_bye ^_تفتيش done_with if_police makta-
      never_showed piden_soplar su_oficina عم_تحقق`,
    '-0.9': `#مضي Near+ASKAR`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.7': `OVERDOSED`,
        '1.6': `BREATHE`,
        '1.5': `Sick`,
        '1.4': `=tomo FAINT WAKE`,
        '1.3': `OVERDOSE`,
        '1.2': `=شربت overd-`,
        '1.1': `=od FALLEN OVERDOSING PILLS over-`,
        '1.0': `#ابر #عيون =algo =ate =comio =despierta COLOR POISON resp- respi-`,
        '0.9': `#اكل =breathing =cayo =drank =fell =many =odd =once =respira =whole =اكل Drug TOOK clor- dran- sobre- whol- عيون-`,
        '0.8': `#بارد #بلع #بلعت #دوا #رغو #مغم #نبض #يتنفس =911 =coca =narcan =oding =overdosed =tirado =بلع =بلعت =عيونه =مغمي =يتنفس NARCAN ^OVERDOSED breat- narc-
          narca- odin- sobr- tirad- vomi- يتنف-`,
        '0.7': `#انهار #جرع #زرق #سكران #فير #قلب #مرم #نارك #يصح #يفيق =cold =corazon =creo =encontre =feel =gray =inconsciente =mixed =next =overdose =pill
          =sobredosis =suboxone =ابره =رغوه =علبه =يصحي =يفيق NEEDLE PASSEDOUT ^OVERDOSE arrep- bebi- cora- coraz- desm- desma- inco- incon- inye- inyec- mixe-
          puls- subo- subox- vomit- الكي- صاحب- وماب-`,
        '0.6': `#اوفردوز #تتنفس #جسم #حبه #حقن #حمام #دايخ #زياد #شفايف #كتير #لقيت #يتشنج #يرجف #يموت =aire =amigo =boca =compa =dio =dope =espuma =every =gris
          =insulin =needle =pecho =pressure =pulse =puso =reacciona =responding =skin =trago =wake =xanax =اخدت =اوفردوز =تتنفس =جرعه =جسمه =حبه =دوا =زياده =سم
          =صاحبتي =قلبه =نبض =نفسه =وجهه =يتشنج =يموت anti- azul- bebid- colo- desp- espu- espum- fent- gumm- gurg- gurgl- insul- liqu- needl- pech- reacc-
          tira- xana- ابتل- الحقن- اوفر- اوفرد- بارد- بالد- بالدو- تتنف- زياد- شفاي- شفايف- صاحبت- يتشن-`,
        '0.5': `#ابيض #بيرد #تعاط #تنفس #حفل #زميل #سكن #طايح #فاق #فمه #فنتانيل #كامل #كراج #لقي #لون #ماخد #مثل #مزرق #منوم #نايم #وعي #يجاوب #يصير #يقعد #يقوم =60
          =antifreeze =awake =azul =bano =bar =barely =bathroom =blue =bond =casi =cloro =demasiado =desmayo =despertar =desplomo =drinking =drogo =echo
          =fentanyl =foaming =gummy =heroin =inyecto =labios =late =le =metio =minute =mouth =moving =much =mueve =muriendo =piso =poison =puede =pulso =rat
          =respirando =rolled =sale =same =siento =slumped =trouble =tylenol =unas =unconscious =waking =warrants =الوعي =بيرد =تعاطي =توقف =حق =زرق =شفايفها
          =شي =صاحبي =ضرب =طايح =فاق =فمه =فنتانيل =كامل =كتير =لا =لونه =ماخد =مثل =مزرق =منوم =ناركان =يقعد =يقوم ^FAINT ^NARCAN ^REFL amig- antif- awak-
          bare- barel- bath- bathr- brea- compa- cond- dema- demas- despl- drop- dropp- fenta- foam- foami- fuma- labi- labio- mezc- mezcl- mout- movi- movin-
          muev- murie- need- pois- poiso- quim- quimi- reac- rolle- slum- slump- trag- trou- troub- tyle- tylen- unco- uncon- wakin- whis- الحق- المخ- المخد-
          الوع- تعاط- تناو- رفيق- زميل- فنتا- فنتان- نارك- ناركا- يجاو-`,
        '0.4': `#ذلح #ريح #زايد #ساعد #كثير #لما #مره #مقفل =bien =bro =charged =cocina =collapsed =compadre =drive =droga =era =floor =frasco =gas =guy =had =having
          =heart =huele =lips =mal =meds =meti =motel =ojos =overdosing =pase =people =purple =quedo =raro =shot =stopping =swallowed =think =tieso =tome =too
          =took =turning =used =vecina =vivo =vodka =vuelve =اخت =اللي =الولد =رفيقي =زايده =شارب =شرب =عندي =لقيت =لما =مره =نفس =نوم =يحرق ANSWERAR LOTS
          ^CHILD ^TOOK ahog- ambu- ambul- blanc- char- charg- coci- cocin- colla- comp- despi- drin- drink- drog- enco- encon- floo- fras- frasc- havi- havin-
          hear- hero- heroi- jeri- jerin- mora- morad- mote- muri- peop- peopl- purpl- rega- seiz- sien- sient- smok- snor- star- swal- swall- thin- ties-
          turni- vodk- زايد- وناي-`,
        '0.3': `#ارض #انط #اوقع #توقف #حده #شرب #طاح #طفل #قضيه #مخدرات #وقع #يتحر #يحرق =agua =alive =answering =como =detroit =dorm =eyes =favor =fentanilo =friend
          =gritando =hago =know =lady =llamar =making =muchas =nadie =nodding =nothing =party =percs =please =pusieron =put =real =se =still =temblando =then
          =thru =what =yr =ابن =اتصل =اوقع =ساعدوني =شوي =صار =طاح =عليه =كان =مال =نايم =هسه =وحده =وقع =يتحرك =يرد @201 PODER ^HOWTO ^Young aliv- blan- comi-
          cuan- detr- detro- droo- favo- grita- huel- maki- makin- much- nadi- nodd- noddi- noth- nothi- parc- part- perc- plea- pleas- pued- pusi- pusie-
          respo- sitt- stil- temb- tembl- الجر- الدو- ساعدو- يتحر-`,
        '-0.3': `#اجاوب #احج #اخو #اسيل #اقف #انت #انتحر #اهل #اوقف #بدو #بغرف #تحت #تهمه #جايب #جوا #حابس #حال #حتي #حيا #دور #سنه #شرطه #شو #علي #عند #فكر #قالول
          #كبير #كسر #كلم #محكمه #معه #هجره #ياخذ #يسجل #يكسر #يهدد * =3an =5 =about =abra =abrio =adentro =afuera =aguanto =ahi =alguien =apartment =arma
          =around =arresto =asking =aventar =baby =baje =because =bedroom =behind =border =boy =brazos =bridge =car =casa =chasing =checkpoint =closet =confiese
          =cops =corte =cuffed =dar =daycare =dearborn =decir =dejaron =desde =detective =did =dijeron =dragging =driveway =encerrada =enfrente =estacion =ex
          =fbi =for =foster =gets =golpea =golpeando =got =hable =hand =hay =head =hija =home =house =ice =id =immigration =ingles =inside =interview =judge
          =jumped =kidnapped =killing =kitchen =knife =knocking =la2 =letter =licencia =license =linea =llegaron =llorando =look =luces =manejando =marido
          =marshals =mas =mata =mexico =minutes =minutos =money =my =nobody =nos =on =orden =order =outside =pa =papel =pareja =paro =permiso =phone =pidiendo
          =pistola =police =policias =preguntando =prueba =pulled =putting =revisando =sala =school =screaming =searching =sitting =sople =stabbed =step
          =stopped =taken =texting =them =threw =tiro =tocando =tonight =trunk =trying =under =va =van =ventana =vida =viene =vienen =walmart =warrant =weed
          =why =yelling =احجي =اسيله =اطفالي =الان =البوليس =التلفون =الجسر =الجهال =الطفل =الغرفه =الهجره =امي =انتحر =اهل =بدهم =بدو =بسياره =بغرفه =تحت
          =تفتيش =جاي =جوه =حتي =حمايه =حياتي =راح =رح =ساعات =سكين =سلاح =شغل =شو =عاد =عالباب =عالبيت =علي =عند =فكر =قافل =قالولي =قدام =معه =معي =هسا =هو
          =واحنا =ومعي =وين =يخليني =يردون =يريد =يسالون =يشتو =يفتش =يقتل =يكسر @000 @010 @100 @200 @now-CPS @now-POLICE @now-i @plain ACTOR ASKINGAR CAR CHILD
          COMEIN DETECTIVE ENDLIFE HIDING IROOM JUDGE LEFTNOTE LEGAL NOOSE Near Official POLICE ROADTALK SOBRIETY STATION Street TAKEES TAKING TALKING TIRO
          Traffic WANT WILL Worker Young ^ANYMORE ^ASKING ^BE ^CPS ^GRABBED ^Gear ^HOUSE ^JUDGE ^Moment ^Official ^PASTVERB ^PULLEDAR ^RECENT ^SEIZED ^WANT
          ^WILL ^Worker abou- aden- adent- afue- afuer- algu- algui- apun- arou- aroun- aski- askin- atra- beca- becau- bedr- bedro- behi- behin- bord- borde-
          brazo- brid- bridg- chasi- chec- close- confi- corta- cuff- cuffe- dayc- dayca- dear- dearb- defe- defen- dejar- depo- depor- depu- deput- desd-
          detec- detu- dije- dijer- drag- dragg- drive- enfr- enfre- ensen- esco- escon- escu- espe- esper- estac- firm- fost- foste- guard- hous- immi- immig-
          ingl- ingle- insi- insid- inve- inves- judg- jumpe- kidn- kidna- killi- kitc- kitch- knif- knock- land- lice- licen- llega- lleva- llor- llora- load-
          lock- luce- mane- manej- marid- mars- marsh- mexi- mexic- migr- mone- negr- nobo- nobod- offi- offic- outs- outsi- parej- patru- perm- permi- pers-
          poli- prue- prueb- pull- pulle- putt- putti- ques- quest- quier- regi- regis- sali- sang- sangr- scho- schoo- shou- shoul- sist- siste- sitti- soci-
          stra- texti- thre- tocan- toma- toni- tonig- trai- truc- trun- tryi- tryin- tumb- tumba- viene- volv- walm- walma- wind- yell- yelli- اجاو- اطفا-
          اطفال- البا- البو- البول- التلف- الجس- الغرف- الكب- الهج- الهجر- اورا- بسيا- بسيار- تفتي- حابس- حماي- حيات- ساعا- سيار- عالب- عالبا- عالبي- قالول-
          لحال- واحن- واقف- يخلين- يسالو-`,
        '-0.4': `#اجت #احسن #احك #اخر #اذا #اطفال #اعترف #افتح #افكر #اقام #اقوال #اقول #اكتب #الس #الكل #انا #انزل #باص #بدون #بدي #بعتل #بعرف #بيت #بيسال #بيسمنت
          #بيقول #تعبت #تفتيش #تموت #ثاني #جاب #جامع #جاي #جهال #جوه #جيب #حاط #حديق #حطول #خطف #داخل #دقيقت #دنيا #راجل #رساله #ساع #سبب #سرير #سكين #سوال
          #صباح #صيت #طلب #طلع #عارف #فجر #فوت #قاضي #قاعد #قال #قالت #قفت #قيد #كلبشو #كلنا #لحال #لهم #ماخذين #ماش #محامي #محقق #مركز #معهم #مكان #مول #نقل
          #هسع #وهم #وورنت #يحقق #يخلو #يخلي #يسال #يسالو #يصيح #يعتقل #يعرف #يفتش #يقتل #يمه #ينتحر #يوم =94 =96 =abro =adios =aeropuerto =against =agarrar
          =agarraron =ahorita =allowed =alone =am =andan =ando =ani =apartamento =aqui =arrestaron =arrested =auxilio =ayudan =back =beating =before =belt
          =bleeding =blow =borracho =bring =broke =buscando =by =calle =called =camera =cars =chaleco =charges =child =choking =come =cop =cortando =cuchillo
          =daddy =dejan =derechos =desaparecio =detectives =detenido =detuvieron =dice =diga =dije =donde =door =drunk =eli =ellos =encuentro =end =es =esposado
          =estado =everybody =everyone =feds =find =firmo =following =friends =fuerza =give =grita =hacemos =handcuffs =help =here =hitting =holding =horas
          =hotel =hurt =hurting =lake =lawyer =let =lights =llama =llamada =llaves =llego =llevando =llevar =lo =looking =lost =lyom =mall =manana =matarme
          =mato =me =migra =min =momento =morirme =mother =mustashfa =nenes =newborn =ninos =nomas =oliendo =our =over =oyen =pal =papa =paper =parando =pararon
          =parce =pasar =patio =pega =pegar =picked =place =pointing =polygraph =por =porche =pq =prendio =queria =quitaron =quito =radio =rather =read =reading
          =reason =redada =road =rompiendo =running =s =sabemos =saco =salida =say =seat =second =seguir =sent =sentido =sheriffs =shooting =shut =siguiendo
          =sin =slipped =snatched =sobrina =soplo =speak =strangling =subio =suelta =suicidal =suicide =telefono =tengo =texted =than =this =tirando =to
          =todavia =told =tomado =touching =train =truck =type =until =video =vinieron =volver =wants =while =wife =window =with =write =you =ابنه =ابوي =اثنين
          =اجت =احسن =احكي =اخر =اذا =اس =اعترف =افكر =اقول =اكتب =الايس =الباص =البيت =التحقيق =الحبوب =الحمايه =الدكان =الدنيا =السجن =السي =الصباح =الفجر
          =الكلبشات =الليله =المحقق =انا =انت =انزل =انفخ =اهلي =اي =ايدي =ايش =اين =با =بالشارع =بالمركز =بالمستشفي =بعتلي =بيتي =بيسالني =بيقول =بيقولي =تاخذ
          =تعبت =تموت =جابو =جايين =حطولي =خطف =خنقني =داخل =دخلوا =دقيقتين =دلوقتي =راجلي =رايح =رخصتي =رساله =سايق =شالو =صوتي =ضربني =طلع =طليقي =عنده =عيش
          =غير =فوق =فيني =قالت =قالوا =قفل =كلب =كلبشوني =كلنا =لهم =ماشي =محامي =محقق =مذكره =مسدس =مسكوا =معهم =مكان =هسع =هل =هلق =هنا =واقفه =والبوليس
          =والشرطي =وقدهم =وقفني =وهم =ياخدو =ياخدوا =يخلوني =يريدون =يسال =يسالو =يسالوني =يشتي =يضربني =يعتقلوا =يفتشون =يقولو =ينتحر =يهدد @001 ARRESTING
          ASKAR ASKING BEHIND BREAKIN COPCAR COURTS DOGS DOOR GETOUT HURTING HURTS Held IDIOM IWANT Interview LATER LURKING PAPERS PHONE PULLED PULLING
          QUESTIONED QUESTIONING QUESTIONS ROADSIDE SAY SEIZED SUICIDED Violent ^ASKAR ^BREAKIN ^COURTS ^DIE ^DOOR ^FALLEN ^GOODBYE ^GOT ^IWANT ^LIVE ^Near
          ^OUTES ^POLICE ^PRESENT ^QUERY ^ROADSIDE ^TIRED ^TOOKES abri- acus- acusa- adio- aero- aerop- agai- again- ahori- allo- allow- alon- amar- amarr-
          anyw- apart- arma- arra- arres- atta- attac- auxi- auxil- aven- avent- badg- beat- beati- befo- befor- blee- bleed- bloc- block- borra- brok- calle-
          came- camer- case- chal- chale- check- chil- choki- compu- corr- cuat- dadd- deja- dere- derec- deta- detai- deten- detuv- dond- drun- ello- encu-
          encue- ense- enti- entie- entr- esta- estad- foll- follo- grab- guar- hacem- hitt- hitti- hold- holdi- hora- hote- hurt- hurti- inst- inta- lawy-
          lawye- light- llave- llev- looki- mana- manan- matar- meno- mome- momen- morir- moth- mothe- must- musta- nene- newb- newbo- nino- noma- olie- olien-
          para- paran- parar- pare- perdo- phon- pick- picke- pidi- pidie- pist- pisto- plac- point- poly- polyg- porch- quer- rathe- readi- reas- reaso- reci-
          reda- redad- refu- refus- regr- regre- remo- remov- rodea- romp- runn- runni- sabem- salid- salie- segui- senti- serv- shoot- short sigui- slip-
          slipp- snat- snatc- subie- suelt- susp- suspe- take- tele- telef- teng- texte- tick- ticke- tiran- toca- todav- tomad- touc- touch- trat- unti- vent-
          venta- vide- vien- vini- vinie- volve- want- whil- windo- wris- اثني- اسيل- افتح- اقوا- الاي- التح- التحق- التو- الجه- الجها- الحب- الحبو- الدك-
          الدكا- الدن- الدني- الشا- الصبا- الغر- الفج- القا- الليل- المح- المحق- انتح- اوقف- بالش- بالشا- بالمر- بالمس- بعتل- بيرت- بيسا- بيقو- تلفون- جايي-
          حطول- حقوق- خلون- خنقن- داير- دخلو- دقيقت- دلوق- دلوقت- راجل- رخصت- سيارت- ضربن- عاده- عالش- قاعد- قالو- كلبشو- لابن- محام- مذكر- مكلب- موقفي- والبو-
          والش- والشر- والم- وحطو- وصيت- وقده- وقفن- يحقق- يحققو- يخلو- يخلون- يخلي- يدور- يريد- يريدو- يسال- يضرب- يضربن- يفتش- يفتشو- ينتح-`,
        '-0.5': `#اجو #استجواب #امام #امض #امل #اموت #انتظر #انجليز #انه #اني #اولاد #ايدي #بتقول #برا #برع #بكر #بوردر #بيضرب #تاخذ #تحقيق #تقول #جالس #جسر #حبس #حدود
          #حضن #حطو #خلاص #خمس #خنق #راحت #راس #رايح #رجعت #رحت #رخصه #رضيع #روح #زوج #سامحو #سامع #سطح #سلاح #سيارت #شارع #شالو #شباب #شقه #صارل #ضهر #عمار
          #عملت #غير #فاهم #فحص #فيق #قافل #قبض #قدهم #قفل #قول #كلبش #لاد #لان #ماس #محاصر #محجوز #محدش #مخلي #مدرسه #مكلبش #مكلف #ملثم #مني #موقف #نزلو #نسو
          #نفخ #هاز #هاي #هذه #هربت #ورقه #ياخذو #يبي #يرم #يشت #يشم #يضرب #يطلب #يقبل #يقلب #يقول #يمن #يناد #ينتظر =14 =75 =abi =ahorcando =akher =anymore
          =aparece =arrestando =asked =backyard =bad =balazos =basement =beat =being =booking =botella =breathalyzer =buscan =bye =cama =cerca =comes =cosas
          =dad =dan =daughters =declarando =dejo =despidiendose =dog =dos =dot =ella =esposas =estan =estar =except =five =flight =foog =fotos =front =fui
          =giddami =goodbye =gracias =gun =hasta =have =hijos =hit =hombre =iba =ids =interrogation =ir =jump =jura =just =khat =kid =l =lel =les =llamo =llegue
          =loud =love =machete =manos =mate =mejor =metiendo =minni =morir =muerte =mundo =myself =nano =nas =never =note =officers =or =pelo =perdi =perro
          =pide =piden =pie =plan =poco =point =porch =porfavor =posted =pregunta =preguntan =quit =ran =razor =reten =rifle =robaron =rope =sa3a =salio =says
          =shelter =showed =side =sign =sigo =sigue =sit =sleep =soga =sola =sorry =standing =stranger =swat =taking =test =text =tied =tienen =tirar =tomorrow
          =toy =trae =upstairs =vecino =venas =voy =want =way =where =wish =ابنتي =اجو =اريد =اطلع =افتح =الشغل =الضو =العماره =المدرسه =المستشفي =النوم =امضي
          =امل =اموت =اني =اولادي =بايدي =بتقول =بدون =برا =برع =بكره =بنتي =بيضرب =جو =حاله =حضني =حماتي =خلاص =خمس =راحت =رجعت =رجعها =رجل =رخصه =روحي =زوجي
          =سالني =سامحوني =سحب =سنين =سيارت =شالوا =شباب =شويه =عليي =عملت =فين =فيي =قاعدين =قال =كل =لانو =لو =ماسك =مرتي =مسكوه =مني =ناطر =نزل =نفسها =هذه
          =هربت =هلا =هناك =وراي =ورقه =ولادي =ومحدش =ونحنا =ياخذوا =يدور =يشم =يقول =يقولون =يمه @now-they ARRESTED DIED EX Gear HIGHPLACE KILL LEDGE LETME
          LIGHTS POINT ROUGH SEARCH SUICIDAL Weapon ^ARRESTING ^BLEEDING ^Drug ^EX ^KILL ^KNOCKED ^Paperwork ^QUESTIONING ^SAY ^SEARCH ^SUICIDE ^TAKING
          ^TAKINGAR abrie- akhe- anym- anymo- apar- apre- aske- backy- baja- balaz- base- basem- beer- bein- booki- bote- botel- busc- busca- cerc- chok- clim-
          climb- come- cono- corre- cort- cosa- cuch- cuchi- daye- decl- decla- entre- escr- escri- exce- excep- fami- famil- fire- flig- fligh- foto- fron-
          fuerz- gidd- gidda- golp- golpe- good- goodb- graba- grac- graci- handc- hast- hijo- homb- hombr- inten- jump- knoc- lett- lette- leye- ligh- line-
          lleg- llegu- mach- mache- mand- mano- matt- mayo- mejo- messa- minn- mira- mkha- mund- mune- munec- myse- mysel- neve- nurs- paja- pajam- pati- perd-
          perr- pict- pictu- pide- plat- porc- porfa- poste- preg- pregu- queri- quis- quit- quita- raid- razo- read- recog- rete- rifl- road- robar- robb-
          rode- rompi- roun- saca- scre- screa- segu- sema- sent- shel- shelt- side- sigu- sopl- sorr- spea- stab- stabb- stand- subi- taki- takin- tear- term-
          termi- test- text- tiene- tomo- tomor- trac- track- upst- upsta- vena- vuelt- wher- ythr- ابنت- اعتر- البي- السج- الشغ- الشق- العم- العما- العي- الكل-
          الكلب- اللي- المد- المدر- المرا- المست- المك- النو- امبا- اولا- اولاد- بالج- بالجا- بالق- بتقو- بهال- بيسال- بيضر- بيقول- تلفو- حاطي- حمات- رابط-
          رجعه- رسال- رضيع- سالن- سامحو- سامع- صارل- عالا- قاعدي- قيدو- كلبش- لابس- لاحق- لاقي- لزمو- ماخذي- مانع- محاص- محجو- موقف- ناطر- نزلو- نفسه- والو-
          ولاد- ومحد- ونحن- ياخد- ياخدو- يخنق- يردو- يستجو- يقتل- يقول- يقولو- يناد- ينتظ- يوقف-`,
        '-0.6': `#ارتاح #ارد #اروح #اطلع #اعيش #امش #انتحار #انترلوك #بنا #تلفون #حاجز #حبل #حجز #حقوق #حكوم #حما #خرج #خروج #داع #راي #رايا #سال #سجن #سجين #شخص #شدو
          #ظابط #عين #فات #فوق #قتل #قسم #قطعت #لابس #لسا #ليا #معا #مفتاح #نجد #نحنا #نزل #هذا #هرب #هنا #وين #يدور =7 =8 =attacking =autistic =away =ba2a
          =babysitter =better =breaking =cana =care =celda =cuello =dark =done =driving =este =even =ever =fe =foot =fue =gal =guys =hatha =hoy =irme =kids
          =kiero =kill =knock =levantaron =life =live =llamando =llevaron =llevo =man =mando =missing =mnil =mo =mom =neighbors =noche =other =otro =parar
          =pegando =perdio =ppo =preso =prison =recorder =robo =sobriety =soy =they =threatening =vez =viejo =writing =year =yes =yom =اخذوه =ارتاح =اروح =اعيش
          =السياره =الظهر =امشي =ان =انه =بالليل =بالمطار =بدها =بدي =بيتنا =تقول =حالي =خايفه =دخلو =رحت =رقبتي =سكر =شخص =شربان =شرطي =شلو =عاده =قطعت =لازم
          =لسا =لي =ليا =ليش =مرته =مع =معاه =مفقود =نفسي =هذا =هم =هي =وداع =ورايا =يدقوا =يم BLEEDING CUFFEDAR EVERYONE TOOKES WAVING WEAPON ^ANSWERAR ^CAR
          ^KIDNAP ^LIGHTS ^LOCKED ^MISSING ^SUICIDAL acaba- apare- baby- babys- bala- bett- bette- book- brin- cart- celd- cerra- cuel- cuell- decid- deje-
          desa- desap- drivi- esca- estr- gadd- gadda- happ- inte- inter- kier- ment- miss- missi- mori- noch- othe- padr- parq- parqu- pate- pega- pegan- poin-
          post- pris- priso- radi- rath- roba- sepa- shot- step- suic- suici- threa- unic- writi- اخدو- ارتا- الام- التل- الحد- الدر- السو- الظه- المر- بالت-
          بالل- باللي- بالمط- بيدق- شالو- عالس- مسكو- والب- وراي- ياخذ- ياخذو- يدقو- يرجع- يعتق- يعتقل-`,
        '-0.7': `#احمر #اخد #اخذو #الض #بكرا #سواقه #شقت #شلو #ضاع #طريق #عاد #عيش #قفو #قلم #لاق #لزم #مطار #مفقود #موبايل #موت #ناطر #يخنق =12 =4 =6 =acaban
          =arresting =b =bajo =bed =break =carta =comieron =cut =deja =despidio =die =digo =dijo =dui =herself =lawn =men =metieron =more =move =nunca =o =pen
          =shoot =stairs =stop =tan =thinking =time =todos =top =walk =احمر =الله =الموت =اليوم =بكرا =رجال =ضاع =طليقتي =مسكر =يضرب ASKEDAR CUFFS DANGERES
          KIDNAP KILLING LIVE LOCKED MISSING NECK SEARCHED SUICIDE TIRED ^DANGERES ^Traffic break- cerr- comie- compr- hath- hers- herse- mess- mont- nunc-
          stai- stair- stran- todo- vivi- writ- المت- اليم- اليو- سامح- طليق- طليقت- مفقو-`,
        '-0.8': `#ضايع #مسك =13 =county =hear =keys =mn =park =vivir =اخذوا ^LOTS ^Violent ahorc- deci- metie-`,
        '-0.9': `=daba =اخدو =اخذو`,
        '-1.0': `اخذو-`,
        '-1.2': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.9': `SUICIDAL`,
        '1.8': `GOODBYE`,
        '1.4': `HIGHPLACE`,
        '1.2': `=jump LIVE`,
        '1.1': `#حال End IWANT POINT SUICIDE`,
        '1.0': `#اخر =be =herself =life =plan =rope =اخر =حاله DIE NOOSE hers- herse- mori-`,
        '0.9': `#عيش =bye =ever =mato =quiero =thinking =voy TIRED ^SUICIDAL suic- suici- vivi-`,
        '0.8': `#انتحار #جسر #حبل #داع =die =done =estar =himself =mejor =mundo =sorry =vivir =احد =ليش =وداع =يا =يوم JUMPAR REFL ^HEDGE cort- corta- gara- hims-
          himse- mejo- mund- perdo- sorr- سامح-`,
        '0.7': `#اعيش #اموت #سطح #فكر #قول #كاتب #نفس =ahorcar =akher =ba2a =carta =charges =cortando =despidio =edge =end =garage =hung =love =minni =more =morir
          =myself =pistol =point =razor =soga =tirar =tomorrow =train =tren =wrote =اعيش =اموت =بدها =حالي =فكر =مسكر =يقتل KILLED LATER LEDGE LEFTNOTE ^GOODBYE
          ^KILL ^PILLS akhe- decid- garag- minn- morir- myse- mysel- perd- razo- than- think- tomo- tomor- unic- voic- wris- wrot- البل- رسال-`,
        '0.6': `#احسن #ارتاح #افكر #بكرا #تموت #حاف #خلاص #دنيا #راس #شفر #قررت #قطعت #كتبت =anymore =before =better =caso =colgar =cuiden =cutting =dejo
          =despidiendose =encerro =ending =estarian =este =except =extranar =ganas =happens =head =kiero =loaded =mano =miss =morirme =note =pal =perdi =posted
          =quisiera =sent =sleep =suicide =tell =than =tired =tracks =unico =venas =vida =viviendo =احسن =ارتاح =افكر =الجسر =الدنيا =الله =بقتل =بكرا =تقول
          =تموت =حافه =خلاص =روحه =صديقي =عيش =عيشتي =قررت =قطعت =لو KILL KILLING TIRO ^ANYMORE ^IWANT anym- anymo- befo- befor- bett- bette- bull- colg- colga-
          cuid- cuide- cutt- cutti- depor- endi- endin- exce- excep- extr- extra- gana- inten- loade- pens- pensa- poste- quisi- rath- sent- sente- term- termi-
          tire- vena- vivie- ارتا- الجس- الدن- الدني- بيرت- عيشت- قولو-`,
        '0.5': `#الل #امل #انه #بتقول #بندق #تقول #حدا #روح #ساد #سامحو #صيت #فيق #فيها #قطار #ماس #موت #ينتحر 2edd- =15 =adios =after =aguanto =arma =asi =bleach
          =botella =cabeza =care =decidi =deportan =deputies =do =es =escribi =esposa =esto =for =good =gritando =gun =hanging =hice =into =k =killing =lap
          =lost =mando =navaja =nobody =orilla =own =prison =queria =reason =sentido =sheet =suicidal =techo =termino =that =time =tiro =whatsapp =who =wrists
          =ابوي =ادخل =اريد =الانتحار =القطار =امل =انهي =اهلي =بايدي =بتقول =حدا =رساله =سامحوني =سطح =فيها =ماسك =نفسه =نفسها =ينتحر WEAPON ^End ^LIVE ^TIRED
          ^WEAPON adio- afte- ahorc- ante- blea- bleac- bote- botel- cabez- cart- depo- desp- estar- grita- hang- hangi- happ- impo- kier- killi- lett- lette-
          mess- mune- munec- nava- navaj- nobo- nobod- post- pris- priso- quis- quita- reas- reaso- senti- shee- slee- talk- tech- what- whats- wrist- الانت-
          الحب- القطا- انتح- بالجا- بتقو- سامحو- صديق- نفسه- وصيت- ينتح-`,
        '0.4': `#الا #انتحر #اني #بقتل #تعبت #حبوب #دور #هاي 7amm- =75 =antes =as =aventar =corte =court =diciendo =dios =dog =drink =drove =everything =hacer =hand
          =hang =it =judge =lake =last =law =left =letters =live =llorando =morning =muerte =noche =novia =only =over =pa =parar =quitar =rather =since =sitting
          =sola =solo =subio =texted =this =to =truck =without =wrist =writing =you =الحبوب =السطح =الموت =ان =انتحر =اني =تعبت =حالها =خالتي =رح =قفل =كل =يعرف
          ANYMORE SUICIDED TONIGHT WRISTS ^DIE ^IF acusa- agua- aguan- cabe- compr- deci- depu- deput- despi- dici- dicie- diga- drov- girl- girlf- judg- mand-
          mens- mensa- mont- morn- morni- muer- noch- quer- queri- quit- rathe- sinc- sitti- stopp- text- trai- truc- witho- writ- writi- الان- الحبو- السط-
          السل- السلا- القط- بالك- حاله- خالت-`,
        '0.3': `#اقتل #سلاح #قفل #لازم #ليش #ليل #ممكن #مني #يبك #يعرف =acaba =bad =best =come =contesta =crying =day =dijo =familia =front =girlfriend =here =his
          =holding =hoy =just =keep =look =mucho =nadie =nephew =pensando =pills =que =stuff =take =talking =threatening =tied =today =tomar =tonight =va =video
          =want =would =اخذت =اقتل =انه =بدي =عندي =قاعد =مني =نفسي =يقول @now-i DIED ENDLIFE ^Moment acus- agai- bala- clim- climb- cryi- cryin- despe- drin-
          ever- every- fami- famil- hold- holdi- kill- llor- llora- long nadi- need- neph- nephe- oril- orill- pill- read- stop- stuf- talki- tira- toda- toni-
          tonig- trab- traba- vide- with- woul- اخدو- السج- المو- عليه-`,
        '-0.3': `#تحت #حده #سكران #شرطه #شو #صال #صغير #علي #عمر #عند #قافل #لحظ #لهم #محكمه #مسك #هلق #وقف #ولد =10 =17 =94 =abre =apartamento =asking =at =ayuda
          =bien =blue =boca =boyfriend =but =calle =camera =check =choking =cousin =cps =cuchillo =daycare =de =detective =detenido =entrar =escuela =esposas
          =estacion =fentanyl =firmar =firmo =golpea =golpeando =hablo =hands =hay =hermano =highway =home =house =if =inmigracion =interrogando =kidnapped
          =lady =lights =linea =llevan =llevando =lobby =men =metieron =mia =migra =minutos =mom =momento =mujer =need =needle =neighbors =officers =papeles
          =parado =party =picked =policia =por =prueba =questioned =quitaron =real =removing =revisando =room =salida =school =searching =second =see =she
          =sheriff =shooting =statement =tenia =them =throwing =tiene =tocando =took =trae =trooper =uncle =vecino =vinieron =wake =warrant =will =window
          =worker =ابره =ابويه =اخي =اس =الان =الشباك =الهجره =بالمستشفي =بدو =بنتي =تبع =تحت =تفتيش =جنب =خلص =دلوقتي =زوجي =سياره =شنو =طلعت =طليقتي =عالباب
          =عالبيت =عيالي =في =كلبشوني =لهم =محقق =والشرطي =وحده =ورا =وراي =وقفوني =يدقوا =يفتش =يفتشوا =يقولوا =يكسر =يم @001 @100 @done @now-he @now-we @plain
          ANSWERAR BLEEDING CHILD Calendar HOUSE IROOM Official PILLS Plea SOMEONE TAKEES WARRANT WAVING ^ACTOR ^BREAKIN ^DETECTIVE ^HASES ^HURTING ^JUDGE
          ^LIGHTS ^PASTVERB ^PULLED ^SOMEONE ^TOOK arre- arres- aski- askin- ayud- came- camer- cham- chil- choki- cous- cousi- cuan- dayc- dayca- deja- detec-
          detu- detuv- entra- escue- espe- esper- espo- espos- esta- estac- firma- fuer- grab- hall- handc- high- highw- hous- inmi- inmig- jump- lobb- muje-
          needl- niet- novi- ofic- ofici- orde- papel- patr- patru- pick- picke- pres- prot- prote- prue- prueb- qued- ques- quest- rode- sali- salid- scho-
          schoo- sher- sheri- shoot- short state- thin- throw- tocan- trail- troo- troop- turn- uncl- vent- venta- vini- vinie- warr- warra- work- worke- الحقو-
          الصغ- الصغي- القا- المحق- الهج- الهجر- الولا- اورا- بالح- بالس- بالصا- بالمس- بسيا- بسيار- تفتي- دلوق- دلوقت- طليقت- عالبا- عالبي- عالم- عيون- كلبش-
          كلبشو- مسكو- والا- وقفو- وقفون- يدخل- يدقو- يضرب- يضربن-`,
        '-0.4': `#اتكلم #اجو #احك #اخد #اخو #الس #امض #اوقع #بارد #تفتيش #تهمه #جايب #جرع #جوا #جوه #حابس #حامل #حجزو #خطف #خلص #خلف #داخل #دخل #راض #راي #زايد #ساعت
          #ساعد #سنه #شبا #شقول #ضاع #طايح #طلعت #عيال #فات #قالول #قدهم #كلبش #كلبشو #كلم #كله #لحال #متخب #محقق #مركز #مره #معهم #نقل #ولاد #وين #ياخد #يتنفس
          #يحقق #يخلو #يسال #يشت #يصح #يصرخ #يفتش #يقلب #يكسر =abi =abrio =aca =adentro =alcohol =alive =ambassador =amigo =apartment =arrestar =atras =autista
          =auxilio =ayudenme =azul =babys =baggie =balazos =bas =beating =box =boy =breaking =brought =camioneta =casa =celda =chasing =child =chota =collapsed
          =comieron =como =compa =conteste =cops =cuffed =cuffs =dejaron =derechos =desmayo =detectives =detector =dieron =dijeron =door =dormido =downstairs
          =drunk =ella =encuentro =enfrente =escribo =esposaron =esta =estamos =favor =fbi =firme =following =gas =grita =guys =habla =hable =hace =hacemos
          =handcuffs =happening =heroin =hit =hombre =inside =insulin =interrogated =irme =khat =kid =knife =knocking =la2 =lado =landlord =licencia =lie =luces
          =mad =me =mexico =minutes =mio =moms =muchacho =ni =nombre =nurse =o =odd =oficial =one =orden =oyen =padrastro =park =patrullas =permiso =pick =piden
          =pill =police =pq =preguntan =preguntando =preso =prima =puerta =pulso =quick =rapido =raro =ratito =rato =reading =recorder =renta =revisar =robaron
          =salga =screaming =seat =shoulder =siguiendo =sobredosis =sobrino =solos =stabbed =stairs =strangling =suboxone =suspended =talk =ten =then =threw
          =tienda =tio =tipo =tocan =toddler =touching =traigo =trying =uber =unos =vienen =was =while =work =ابني =ابوه =ابوها =اتكلم =اجو =احكي =اخذوا =اخويه
          =الارض =البوليس =التحقيق =السي =الطريق =اللحظه =المدرسه =المركز =امضي =اوقع =بالارض =بالباب =بالبيسمنت =بالليل =بالمطار =بدون =بوليس =بي =بيتنا
          =بيقولو =بيقولوا =تبعي =جرعه =جو =حابسني =حامل =حبسني =حبه =حق =دخل =دوا =راضي =زايده =زرق =ساعتين =ساعدوني =سحب =سنين =شارب =شالوا =شقول =شو =شوي
          =ضاع =طايح =عشان =عليه =عن =غرفتي =فحص =قاعدين =قالوا =قالولي =كلمه =كله =لان =لحالي =لقيت =متخبيه =مرتي =معاه =معهم =نص =هسه =واقفين =وقدهم =ياخدوا
          =يتنفس =يحاول =يخلوني =يصحي =يفتشون =يقولون @111 @doing @now-CPS @now-DETECTIVE @now-POLICE ASK ASKAR BEHIND CAMEIN CPS DETECTIVE FALLEN GRABBED HANDS
          HASES Interview LEGAL LETME MISSING OVERDOSING PAPERS PODER POLICE PULLED QUESTIONING SEARCH TOOK TOOKAR TOOKES Traffic ^ARRESTING ^ASKINGAR ^CLITIC
          ^CPS ^EX ^Held ^Interview ^KNOCKED ^LOC ^OUTES ^Official ^PULLEDAR ^SEIZED ^Violent ^WAVING ^WILL abue- abuel- acaba- aden- adent- alco- alcoh- aliv-
          amba- ambas- amen- amena- apart- atra- auxi- auxil- avis- babys- bagg- baggi- beat- beati- bols- boyf- boyfr- break- brou- broug- call- carr- celd-
          chas- chasi- chot- colla- comie- coun- count- court- cuff- cuffe- cust- custo- defe- defen- dejar- depa- depar- dete- deten- dict- dicta- dier- diero-
          dije- dijer- downs- drun- encu- encue- enfr- enfre- ensen- escu- estam- favo- fenta- fing- finge- firm- flas- flash- foll- follo- free- fren- glas-
          golp- golpe- graba- grand- hacem- hacer- hand- hero- heroi- homb- hombr- insi- insid- insul- kidn- kidna- knif- knock- landl- leva- levan- line- llam-
          llev- lleva- luce- manda- metie- mexi- mexic- migr- mome- momen- nomb- nombr- nurs- over- padra- pape- parc- parq- parqu- pega- perm- permi- pide-
          plan- poli- polic- preg- pregu- puer- puert- quic- rapid- ratit- readi- rent- resp- robar- roun- sabe- saca- secu- seno- senor- show- solo- stai-
          stair- stat- stor- subo- subox- teni- tien- tiend- todd- toddl- traig- trat- tryi- tryin- tumb- tumba- under- viej- viene- whil- windo- ابوي- اتكل-
          اخذو- اعتر- الار- البو- البول- التح- التحق- الجر- الجي- الشب- الشبا- الطر- الطري- اللح- اللحظ- المح- المد- المدر- المرك- بالب- بالل- باللي- بالم-
          بالمط- بولي- بيسا- بيسال- بيفت- بيفتش- تلفو- تلفون- حابسن- حاطي- حبسن- حقوق- دخلو- زايد- ساعت- ساعتي- سيارت- عالب- عيال- غرفت- قاعد- قاعدي- قالول-
          لحال- لعند- متخب- متخبي- معاه- موقفي- موقو- واقفي- وخاي- وقده- ياخد- ياخدو- ياخذ- ياخذو- يتنف- يحقق- يخلو- يخلون- يرجع- يسال- يفتش- يفتشو-`,
        '-0.5': `#اتصل #اثن #اسكت #اسم #اسيل #الض #امش #اوقف #ايد #بديترويت #بسرع #بعض #بلع #بنا #بنت #بنز #بيب #بيسمنت #بيضرب #تعال #ثاني #جاب #جاي #جواب #حشيش #حقو
          #حقوق #خويا #دايخ #درج #دقايق #راحت #رجال #رخصه #رصاص #زرق #زوج #سال #سحب #سكر #سواقه #سوال #شارع #شال #شاهد #شباب #شخص #شرب #شفايف #ضايع #طالع #فجر
          #قاضي #قلب #كسر #كشاف #كلب #كندا #كيف #لان #لسا #لعند #لقي #لقيت #ماسك #مال #محل #مدر #مستشف #مكالم #مكان #مول #نار #نسو #نفخ #هجره #هنا #هوا #هوي
          #ورا #وقع #ويه #ياخذ #ياهم #يدق #يرد #يسجل #يطلب #ينتظر 3alay- 3len- =2 =3lena =40 =8 =abogado =abra =abro =aeropuerto =afuera =agarrar =allowed =ami
          =anoche =aparece =apuntando =arrestando =arresto =attacking =badge =baje =bar =bat =bate =being =break =breathing =buscando =by =calling =cana =canada
          =cara =card =carro =cel =checkpoint =cloro =close =coca =coming =confiese =county =crazy =creo =cuartito =curb =da =dando =deal =defense =dejan
          =devolver =dhs =diga =droga =each =escaleras =escondida =espuma =estado =every =eyes =floor =foaming =foot =foster =frio =frontera =fuerza =fumar
          =gasolina =getting =girl =glass =ground =happened =hiding =him =hold =hospital =ice =id =interview =investigador =inyecto =jefe =jura =key =kick =late
          =leaving =little =llama =llamada =loading =machete =mami =manos =minute =mixed =motel =nena =nene =nieve =oliendo =once =or =otro =our =overdosing
          =parando =pararon =paro =pasar =pegando =pelo =percs =po =porche =pressure =puchica =pusieron =quedo =raid =reacciona =red =redada =respirar =road
          =rompio =run =sakran =same =scared =search =shelter =side =sons =sople =staring =steps =subieron =swinging =their =through =toca =told =truth
          =unconscious =vaso =vive =windows =wrong =yes =your =yr =اتصل =اسكت =اسيله =افتح =الاوضه =الايس =الباص =البنت =البيبي =الجهاز =الدوريه =الفجر
          =الكلبشات =المستشفي =المفتاح =المول =الوعي =الولاد =امشي =انفخ =اوقف =بالشارع =بالطريق =بديترويت =بسرعه =بلا =بلع =بيضرب =جابو =جوا =جوه =حشيش =حماتي
          =خمس =خويا =داخل =دقايق =دم =راحت =رجال =رحت =رصاص =شاهد =شباب =شخص =شرطي =صاحب =طليقي =عاده =علبه =عليي =عم =عند =عيونه =كان =كلب =كندا =كيف =لسا =لم
          =مسدس =مسك =مفقود =مكالمه =موقفني =نار =نبض =هجره =هلق =هم =هناك =وقع =ويه =يحرق =يدق =يذبحني =يرد =يسالون =يشتو @210 @now-SOMEONE ANSWER ARRESTED
          ASKINGAR BREAKIN COLOR Gear HABIT HURTEN KNOCKING LIGHTS NEEDLE PULLEDAR QUESTIONED ROADTALK ROUGH SEIZED SOBRIETY STATEMENT STATION TALKING Violent
          Worker ^ASKAR ^COMEIN ^CUFFEDAR ^FALLEN ^GIVEBACK ^Gear ^HOUSE ^LURKING ^NARCAN ^POLICE ^Paperwork ^ROADSIDE ^Room ^Sick ^TAKING ^TOOKAR ^Worker abog-
          aboga- aero- aerop- afue- afuer- akha- akhad- alla- allo- allow- anoc- anoch- atta- attac- ayude- azul- baby- badg- baja- bein- blan- busc- busca-
          cana- canad- coll- comin- conf- confi- cono- conv- craz- decl- decla- dere- derec- desm- desma- devo- devol- durm- durmi- entr- escal- espu- espum-
          estad- fent- floo- foam- foami- fost- foste- front- gadd- gadda- gett- getti- gran- grou- groun- gumm- hidi- hidin- hosp- hospi- inve- inves- knoc-
          land- leavi- liqu- litt- littl- llama- loadi- mach- mache- mano- medi- medic- menti- meti- mixe- mote- movi- niev- olie- olien- pagu- paja- pajam-
          paran- parar- pate- pegan- pela- perc- pers- plat- porch- press- puch- puchi- puls- pusi- pusie- rapi- rati- reac- reacc- recog- reda- redad- remo-
          remov- revi- revis- sakr- sakra- salie- scar- scare- sear- searc- sema- shel- shelt- sigu- sigui- slap- slid- smel- smok- snor- sobr- star- stari-
          stepd- swin- swing- thei- thro- throu- toca- touch- trut- unco- uncon- vomit- vuelt- watc- wron- ابتل- ابوه- الام- الاوض- الاي- البيب- الدور- الفج-
          الكل- الكلب- المست- المف- المفت- الموظ- الوع- الول- اليم- بالار- بالبا- بالص- بالطر- بديت- بديتر- بسرع- بغرف- بيضر- حمات- خطيب- دقاي- ساعد- ساعدو-
          سيار- شالو- شفاي- شفايف- طليق- عالد- عنده- قالو- لابن- لاقي- لقين- ماخذ- ماسك- محبو- مكال- مكالم- موقفن- ناطر- والش- والشر- والك- وبعد- وراي- وماخ-
          يحققو- يخنق- يدور- يسالو- يستجو- يعتق- يعتقل- يقولو- يلحق- ينتظ-`,
        '-0.6': `#ابر #ابو #ازرق #اقول #اكتب #اكل #امام #انت #انجليز #اوض #باص #بدون #برد #بلعت #تقل #جسم #جهي #حجز #حطو #حما #خمس #داو #دقيق #دوا #رغو #سامع #سكن
          #سيارت #طفل #طلب #عارف #عربي #فحص #قتل #قلم #كامل #كان #كبير #كثير #لاد #لاق #لزم #محامي #مخدرات #مخلي #مطار #معا #معايا #مفتاح #مفقود #موظف #نارك
          #ناطر #هاجم #هربت #وعي #وهم #وورنت #يتصل #يحاول #يدخل #يدي #يذبح #يضرب #يفيق #يقوم 3ala- =3 =5 =60 =7 =acabo =ago =aire =amenazando =amenazo =anything
          =arm =asked =ate =atf =autistic =awake =backpack =boyfriends =bring =building =callo =cars =chama =class =cold =cpl =deja =deputy =desplomo =dna =dogs
          =doing =dormida =driveway =dude =ellos =era =escriba =estan =everywhere =ex =father =fine =fo2 =friends =gal =get =gray =hallway =he =hey =hitting
          =horas =hours =how =huele =immigration =jumped =line =lit =llegaron =lleva =llevaron =lock =loud =mall =mandaron =marido =metio =mueve =name =narcan
          =neighbor =oding =ohio =old =paper =pase =pega =pego =pide =pidiendo =pointed =pointing =quitando =read =respira =responding =reten =sala =sale
          =secondary =sit =six =slid =soplo =stabbing =state =street =supposed =sus =swat =tan =tarde =test =three =thru =tienen =tirado =trunk =van =viejo
          =vino =vos =wait =whole =wifes =yard =year =zip =ابنه =ابي =اخدت =اخذ =اخذو =ازرق =اقول =اكتب =اكل =السياره =الولد =انت =او =برد =بلعت =بيقولي =جسمه
          =جهال =خطيبي =دقيقه =رجل =رخصه =رغوه =ريحه =ساعه =سكران =سيارت =شايل =ضرب =طفلي =عمي =فرد =فين =ماخذ =محامي =مرته =معايا =ناركان =نوم =هربت =هل =واحد
          =والبوليس =والشرطه =وجهي =وهم =يتصل =يدور =يدي =يريدون =يفيق =يقوم @now-they ARRESTING COMEIN COPCAR CUFFEDAR EX FAINT GETOUT KIDNAP KNOCKED LETGO
          NARCAN OVERDOSE QUESTIONS RAID ROADSIDE ^CAMEIN ^CAR ^DANGERES ^FAINT ^GRABBED ^KIDNAP ^KNOCKING ^LOCKED ^NUMBER ^OVERDOSED ^REFL ^Traffic abie-
          abier- anyt- anyth- apaga- apar- apare- arma- arrep- aske- awak- backp- bebi- book- brea- breat- buil- build- calli- case- chok- clas- clor- comi-
          corre- cuat- dand- despl- doin- drive- drog- ello- ense- entre- esca- expl- fath- fathe- fire- gaso- gasol- halla- hallw- hitt- hitti- hora- hour-
          immi- immig- inter- jumpe- lamp- lampa- llav- mari- marid- ment- mezc- mezcl- minu- minut- muev- narc- narca- neig- neigh- odin- part- pasa- perdi-
          pidi- pidie- pois- poiso- prop- pull- queda- recor- rete- roba- romp- rompi- scre- screa- sobre- stra- stran- stre- stree- subie- supp- suppo- surr-
          susp- suspe- tard- test- tiene- tirad- trun- vend- veng- viol- vomi- whol- wife- ythr- اسيل- افتح- الزب- السو- المت- المط- بالسل- بالط- حابس- دقيق-
          سكرا- شربا- عارف- محام- معاي- مفقو- موقف- نارك- ناركا- والبو- وماب- وناي- يحاو- يذبح- يذبحن- يريد- يريدو- يستج- يصيح-`,
        '-0.7': `#احج #ارض #اطفال #افتح #تبع #تحقيق #حبس #حبه #دكان #ساع #شايل #صاحب #صبح #ظابط #غلط #قبض #قسم #كتير #مسلح #مغم #نايم #نبض #نزل #وهو #يحرق #يخنق #يدور
          #يقبل =911 =agarraron =agua =ahi =ahorcando =are =aunt =ay =back =bajo =bed =both =bro =contesto =corazon =couch =dark =desaparecio =dicen =dio =dui
          =esposo =face =fast =hablar =has =held =hits =inconsciente =interrogation =juez =lawn =les =let =loco =lot =miranda =missing =mnil =muchas =novio
          =otra =outside =pulled =put =robo =sa3a =sabe =saco =say =sense =shot =showed =sign =soy =stay =step =ta =trago =tylenol =unit =ver =viene =wall =weed
          =xanax =احجي =الصبح =بيتي =جوزي =خالي =سم =شلو =عليا =علينا =عمره =كتير =مغمي =ناس =وهو =يضرب =يطلع =يقتلني =يقولو BREATHE CUFFS STATED Sick ^BLEEDING
          ^DOGS ^FIND ^OVERDOSE ^SAY anti- auti- autis- camin- cora- coraz- couc- dema- demas- dice- door- fuma- huel- inco- incon- miss- missi- mucha- outs-
          outsi- overd- pulle- reco- seco- secon- sens- sopl- stab- stabb- step- touc- traj- tran- tyle- tylen- vien- whis- xana- الاو- الحد- الحق- السي- السيا-
          بالسك- بالشا- بيتن- بيقول- خايف- علين- لزمو- لقيت- يقتلن- يقول-`,
        '-0.8': `#انترلوك #تنفس #خايف #ضرب #عيون #ماخذ #مقفل #يرجع #يطلع =13 =answer =ask =baby =came =comio =digo =fell =four =guns =guy =hear =k9 =many =od =ojos
          =overdosed =paso =patio =pen =porch =ran =some =stab =they =tub =turn =unas =went =where =بدهم =خايفه =قالو =نفس =يرجع @now-EX DANGERES PASSEDOUT WAKE
          ^ASKING ^MISSING apun- apunt- inye- inyec- padr- point- porc- respi- trag- wher- الجا- الصب- الور- بالد- بالدو-`,
        '-0.9': `=acaban =cayo =cop =daba =drank =empty =fui =heart =meth =mn =nina =think =اخت dran- empt- يقتل-`,
        '-1.0': `=find =man =nino =nos =puso back-`,
        '-1.1': `=شربت OVERDOSED`,
        '-1.2': `=quieren =us`,
        '-1.3': `=despierta =tomo`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.5': `DANGERES`,
        '1.2': `=كسر BLEEDING HURTING`,
        '1.1': `=pega HURTS NECK Violent`,
        '0.9': `#خنق #يضرب =deja =held =pegando =خايفه =دخل LOCKED ^BLEEDING corre- jump- pegan- يقتل-`,
        '0.8': `#بيضرب #خروج #شايل =ahorcando =attacking =breaking =dijo =encerrados =golpea =hits =hitting =let =rompio =shooting =siguiendo =stab =strangling =اطلع
          =بيتي =شايل =عليا =فرد =مسك =يضرب =يكسر ^LOCKED asal- asalt- atta- attac- gaso- gasol- hitt- hitti- shoot- stab- touc- ythr- بيضر-`,
        '0.7': `#سجين #شباب #ضرب #قتل #لما #نار #هدد #يحاول #يحرق #يخنق #يذبح =anda =balazos =bat =bats =dando =ex =guys =jumped =kill =machete =mata =novio
          =padrastro =ppo =quit =saco =tablets =ten =then =tirando =viene =خنقني =رقبتي =روحي =سحب =شباب =لما =يقتلني @now-EX @now-SOMEONE HURT HURTEN LETGO
          ^WAVING amen- amena- armad- babys- beat- care- corr- esca- escal- free- jumpe- mach- mache- padra- pour- robb- rompi- table- tiran- touch- بالسل-
          حابس- خايف- خنقن- يحاو- يذبح- يذبحن- يضرب- يقتلن-`,
        '0.6': `#اطلع #تحت #جهي #حامل #حرام #خرج #رصاص #زوج #شخص #عاد #نجد #هاجم #هجم #وهو #يخلي 3ala- =amenazo =armado =bate =blocking =both =by =class =dudes
          =escaleras =fuerza =gasolina =he =hear =hurting =loud =man =masks =nos =pareja =pego =pelo =persiguiendo =puso =quemar =queriendo =robar =rompiendo
          =sakran =salir =shelter =stabbing =trying =tumbando =us =when =الحقونا =تحت =حابسني =حامل =حرامي =رصاص =سكران =شخص =عليي =فات =نار =هو =وجهي =وهو
          =يذبحني =يرجع @211 BREAKIN HIDING IDIOM LETME Plea ROUGH WAVING WEAPON Weapon ^Plea bala- balaz- chok- cint- clas- defe- defen- dude- enter- golp-
          hurt- hurti- mask- parej- pega- plat- punc- punch- quem- quema- romp- sakr- sakra- shel- shelt- sigui- stabb- tryi- tryin- بيضرب- حابسن- حرام- سامع-
          سكرا- يخلي- يلحق-`,
        '0.5': `#بنز #حاول #حبس #حقي #قافل #قفل #ماسك #مسلح #هنا #يلاحق #يمنع 3alay- =12 =3alaya =aca =alguien =amarrada =apartment =auxilio =backyard =balaceando
          =cerca =cinco =closet =cuello =daughters =dentro =drunk =encerrada =entre =gas =hombre =jumping =knife =late =marido =me =metieron =mile =oigo =oyen
          =pateando =quito =senor =shoot =stairs =staring =still =street =touching =unos =vi =الاوضه =الصغير =امي =باب =بالطريق =صوت =ضربني =قفل =لحالي =مرته
          =مسلح =هاجم =هناك =ونحنا =يحرق =يدق =يدور =يضربني =يلاحقني Held SEVERE SOMEONE ^CAR ^Violent algui- apun- auxi- auxil- backy- balac- cerc- choc- cinc-
          close- cuel- cuell- dand- dent- dentr- drun- estr- freez- fuer- fuerz- golpe- jumpi- knif- marid- metie- pagu- pasap- pate- patea- persi- shoo- sist-
          siste- stai- stair- stal- stari- stil- stre- stree- tabl- trag- vari- الاوض- التا- بالح- بالط- بالطر- رابط- زوجه- ضربن- ماسك- ونحن- يخنق- يضربن- يلاح-
          يلاحق- يمنع-`,
        '0.4': `#اتكلم #جماع #حابس #حقو #خايف #داخل #سحب #سكين #علي #ماخذ #ويه #يرجع #يناد =5 =abi =again =agarro =amenazando =aqui =beating =boyfriend =break
          =buscando =cada =cara =esperando =esta =following =freeway =go =hablar =hair =has =law =line =lleve =loading =loco =lot =money =ninos =phone =sabe
          =sala =scissors =shaking =sigue =sister =stabbed =store =subiendo =three =trunk =vamos =wall =اتكلم =اخد =بالحمام =بيتنا =تلفوني =جاي =جوزي =زوجي
          =طليقي =علينا =قادره =قال =مسدس =ويه =يحاول ^HURTING ^SEVERE acer- agai- algu- ayude- baby- beati- block- break- chai- come- cuch- cuchi- door- ente-
          foll- follo- freew- homb- hombr- laug- laugh- loadi- medic- mone- neig- neigh- nino- novi- padr- parq- parqu- pers- phon- press- scis- sciss- seno-
          shak- shaki- sigu- tene- trun- vamo- اتكل- الحق- الدر- بالحم- بالسك- علين- قادر- يناد-`,
        '0.3': `#اكتب #امر #دكان #سلاح #صوت #قادر #لان #ماش #معه #ممكن #هون =abajo =ay =bedroom =bleeding =calle =cocina =cousin =cuarto =dos =droga =estamos =found
          =get =guy =hands =hermano =how =kid =lado =mama =miedo =neighbors =next =outside =porch =scared =stepdad =sus =through =throwing =trae =vez =who =you
          =اختي =اكتب =الغرفه =امر =انه =بدي =داخل =راح =عمي =ماشي =معه =هسا =هون @201 @now-he HOME KNOCKING PULLINGAR ^TOOKAR abaj- bedr- bedro- blee- bleed-
          boyf- boyfr- busc- busca- carg- coci- cocin- cous- cousi- estam- foun- mata- meti- mied- outs- outsi- porc- roba- scar- scare- scre- screa- step-
          stor- subie- tele- texte- throu- throw- trail- vien- الاو- الغرف- بالس- بالمط- طليق-`,
        '-0.3': `#اخذ #اقتل #اقف #الس #امام #بيقول #سجن #سكران #قاعد #قالول #قدام #كتير #كلب #كلها #مني #موت #يشت * =14 =16 =ahora =all =are =away =baje =bano =blood
          =bottle =breathing =caminando =companero =contesto =cosas =cuando =cuffed =cut =dice =do =done =door =en =estan =fbi =firmo =fue =getting =girl
          =hablando =hijos =hospital =inmigracion =interrogated =interview =investigador =inyecto =it =juez =kidnapped =la =lights =llegaron =llevaron =mas
          =mucho =nephew =nina =nomas =officer =over =papa =papeles =pastillas =percs =perdio =puedo =que =sin =social =solo =somebody =son =standing =statement
          =station =stuff =ta =take =telling =threatening =turn =turned =vive =viviendo =walk =went =were =where =why =yelling =اقتل =الحبوب =السي =الشرطه
          =الطفل =المحقق =بالسياره =جوا =دا =شي =عالباب =قالولي =كتير =كل =كلها =ما =مع =معي =مفقود =مني =هسه =هلق =يفتش @001 @010 @done @now-i @plain ANSWER
          CHILD COMEIN COURTS JUDGE LEDGE NOW ONLINE PHONE TALKING Traffic Young ^ASK ^DETECTIVE ^End ^GRABBED ^HEDGE ^Interview ^RANOFF ^RECENT ^TOOK abue-
          abuel- acaba- agen- agent- arres- bloo- bott- bottl- cami- cont- cosa- cuand- cuffe- desm- desma- deta- detai- drink- escu- fede- feder- gett- getti-
          girl- girlf- grabb- hace- hacie- happe- hear- hijo- hosp- hospi- inmi- inmig- land- llev- neph- nephe- noma- offi- offic- papel- past- pasti- reco-
          regr- regre- respi- roomm- short show- socia- someb- stand- state- stati- tell- telli- threa- turne- veci- vecin- vivie- wher- yell- yelli- الحبو-
          الشر- الشرط- الطف- المحق- بالا- بالسي- بيقو- عالبا- قالول- محقق-`,
        '-0.4': `#اتصل #اخت #اسكت #اعترف #اعض #اقوال #اكو #الل #انام #انجليز #انط #بارح #بلعت #بوردر #بيسالو #تحقق #جايب #جهه #جوا #حشيش #خلص #داع #دقيق #دنيا #ذلح
          #راس #رخصه #زياد #ساعت #سامحو #سناب #شوي #صارت #طاح #طلب #علب #عيال #فحص #فكر #فنتانيل #فوت #فيق #فيها #قيد #كامل #كذب #كلهم #محامي #محقق #معا #مفقود
          #موقف #نبض #نفخ #ولد #يتصل #يحقق #يدخل #يرد #يضغط #يعتقلو #ينتحر =17 =3 =8 =94 =agentes =agua =alcohol =already =apago =arms =arrest =ate =ayer
          =bleach =border =box =bridge =bunch =burning =carta =caso =checkpoint =children =coca =coffee =conteste =court =creo =cruiser =cuffing =cuffs =daddy
          =deputy =desk =despertar =detectives =detenido =diciendo =down =doy =driveway =dying =era =es =esposado =esposas =espuma =estado =eyes =face
          =fentanilo =firme =foster =from =ganas =grabbed =had =handcuffing =having =heroin =hey =hi =holding =immigration =inconsciente =interrogando
          =investigator =judge =kitchen =knocking =l =letter =license =linea =llamada =look =lost =mientras =migra =mio =mn =momento =morirme =mouth =nadie =nas
          =nunca =off =oficial =ohio =one =or =overdose =pana =paro =parque =perdi =permiso =pill =pills =policia =policias =polygraph =pregunta =prendidas
          =puente =pusieron =putting =q =revisar =rolled =sacar =sacaron =salga =security =sheriff =siguen =sobrino =sople =sorry =stop =tapping =them =told
          =van =verdad =viejo =vinieron =wanting =warrant =with =worker =write =xanax =اسكت =اعترف =اكو =البارحه =التحقيق =الجسر =الجهال =الدنيا =السجن
          =الكلبشات =الموت =انام =انفخ =اوقف =بالمستشفي =بسياره =بلا =بلعت =بيقولو =تحقق =جو =جوه =حشيش =خلص =رحت =رخصه =رساله =زياده =ساعتين =سامحوني =شالو
          =شرطي =صارت =طاح =علبه =عمره =فحص =فكر =فنتانيل =فوت =فيها =قدامي =كلهم =محامي =مذكره =مرتي =مسكوني =نبض =نص =والبوليس =والطفل =وداع =وقفني =ولد
          =ياخدو =يتصل =يرد =يريد =يسالو =يسالوني =ينتحر =يوم @past ANYMORE ASK End GIVEBACK IWANT Interview PASSEDOUT Paperwork TAKEES TIRO TOOK WARRANT WRISTS
          ^ASKING ^CPS ^DIE ^Drug ^LIVE ^OUTES ^Official ^QUESTIONING ^THING ^WILL acab- alco- alcoh- alre- alrea- ante- arrep- ayud- bord- borde- breat- brid-
          bridg- bull- bunc- burn- burni- cart- cerr- chec- child- coff- coffe- corta- cuffi- dadd- depor- depu- deput- detu- detuv- dici- dicie- diga- drive-
          drop- dyin- ensen- espu- espum- estad- fent- fenta- firm- fost- foste- gana- hall- hand- havi- havin- hero- heroi- hold- holdi- immi- immig- inco-
          incon- inye- inyec- judg- kidn- kidna- kitc- kitch- knoc- knock- leav- llega- mana- mand- mien- mient- migr- morir- mout- move- mucha- muer- nadi-
          nunc- ofic- ofici- perc- perdi- perm- permi- pill- poly- polyg- poni- ponie- prec- preci- puen- puent- pusi- pusie- putt- putti- qued- rolle- room-
          sacar- sear- searc- secur- sigue- sobri- soci- sorr- tapp- tappi- term- termi- toca- toda- verd- verda- vini- vinie- wanti- warr- warra- work- worke-
          xana- اقوا- التح- التحق- الجس- الجه- الجها- الدن- الدني- القا- الكلب- النا- اوقف- بالمس- بيسا- داير- زوجت- زياد- ساعت- ساعتي- سامحو- شفايف- فنتا-
          فنتان- قدام- مذكر- مسكون- مفقو- موقو- والبا- والبو- والط- والطف- وخاي- وقفن- يحققو- يسال- يسالو- يضغط- يقولو- ينتح- يوقف-`,
        '-0.5': `#اجو #ارد #ارنت #ازرق #استجواب #اسم #اسيل #اعتراف #اقول #الد #امض #انتحر #انترلوك #اوقع #اوقف #بارد #بدون #بعض #بغرف #بلع #تامين #تحقيق #تعبت #جالس
          #جوه #حاط #حبسو #حبوب #حدود #حديق #خلاص #خلصت #خلف #دخلت #دقايق #رايح #رحت #رغو #ريح #زرق #زلم #سال #سته #سطح #شال #شاهد #شدو #شرطه #صباح #ضعوا #طالع
          #طلعو #عندي #غرف #فتح #قطعت #قلب #كاميرا #كرس #كشف #كلبش #كلبشو #كلنا #كلور #كمل #لابس #لازم #لسه #لهم #مختب #مدن #مرم #مشغل #معيش #مغم #مقلوب #مكلبش
          #موظف #موقفي #ميت #ناس #ناطر #هرب #هوا #وقع #وورنت #ياي #يبج #يتم #يسال #يسالو #يسحب #يشم =15 =3an =abuela =adios =after =agarraron =ago =algo =amigo
          =ando =anoche =apenas =arresto =as =autistic =babys =badge =best =blocked =blue =booking =bro =buddy =bye =carcel =care =cars =cel =chontes =clothes
          =comieron =comio =como =corazon =corte =corto =cps =cuanto =custody =daughter =dea =derechos =desaparecio =despidiendose =despierta =despues =dia
          =dicen =did =drawers =edificio =encuentro =esperan =estaba =estacion =ever =except =feds =friends =gente =gritando =hacemos =hago =hal =hanging =here
          =hours =hr =huele =ice =id =ingles =job =jura =k =kan =kiero =lady =lake =landlord =last =leave =les =licencia =lit =living =llama =llevan =llevo =lo
          =luz =m3i =manana =marshals =mesa =miss =morir =morning =msg =muero =nada =narcan =o =officers =oliendo =once =overdosed =paper =parado =parando
          =pasaron =patrulla =perros =picked =picture =piso =placas =po =pockets =poco =point =police =pounding =preguntando =pulling =queria =quieren =quiero
          =quitar =raid =raiding =rapido =reacciona =read =revisando =river =roomate =safe =salio =same =sar =se =searching =seguir =shower =siento =sign
          =slapped =snatched =sobredosis =some =stopped =subieron =suicidal =suspended =tenia =texteo =to =toca =tocan =todas =toddler =tomo =tomorrow =unas
          =unmarked =up =used =vodka =vuelve =wait =waking =whole =writing =yo =yr =ابنه =اجو =اخذت =ارنت =اريد =ازرق =اس =اسيله =اعتراف =اقول =الباص =الصباح
          =الصغيره =الضو =الكاميرا =المطار =الهجره =الولد =اليوم =امضي =انتحر =انحبس =انزل =انهي =اوقع =بالمركز =بايدي =بغرفه =بلع =بنت =بي =بيدقو =بيقولي =تبع
          =تعبت =جنب =حالها =حالي =حبوب =خالتي =خذ =خلاص =خلصت =داير =دقايق =دوا =راضي =رايح =رغوه =رفيقي =زرق =زوجتي =سته =سجن =سي =سيارت =شارب =شاهد =شغل =شنو
          =طليقتي =عالبيت =عالمطار =عملت =عندي =عيالي =غير =قالوا =قالي =قطعت =كشف =كلبشوني =كلنا =كلور =كمل =لسه =لم =لهم =محقق =معيش =مغمي =مو =نزل =هجره =هل
          =هواي =والشرطي =ورا =وضعوا =وقع =ومعي =وياه =وياي =ياخذوا =يتم =يسال =يشتو =يشم =يعتقلوني =يفتشو @000 @may @now-DETECTIVE ACTOR ARRESTED ASKINGAR CPS
          DETECTIVE DIE Drug GONEOFF HANDS JAILED LIVE NARCAN Official PODER POISON SEARCH SEIZED TONIGHT WAKE Worker ^ASKINGAR ^BE ^CAMEIN ^CUFFEDAR ^DOOR
          ^GOODBYE ^JUDGE ^JUST ^KILL ^LIGHTS ^NOOSE ^PULLED ^Room ^SEARCH ^TAKINGAR ^Weapon ^Worker abri- acus- acusa- adio- afte- ahog- anda- anoc- anoch-
          apaga- apen- apena- arre- bebi- blanc- blea- bleac- booki- budd- camin- carc- carce- case- chal- chale- check- chon- chont- clot- cloth- colg- comie-
          compu- confe- cons- consu- conte- cora- coraz- cour- crui- cruis- cuan- cuant- cuff- cust- custo- decid- decl- decla- dema- demas- despe- despu-
          deten- dice- draw- drawe- dropp- edif- edifi- encu- encue- enti- entie- estab- exce- excep- gaba- gent- grit- gurg- gurgl- hacem- hang- hangi- happ-
          hour- huel- ingl- ingle- inve- inves- kier- landl- lett- lette- lice- licen- line- lint- linte- livi- livin- lleva- manan- manda- mars- marsh- matt-
          mess- messa- mome- momen- mori- morn- morni- muri- narc- narca- nine- olie- olien- pape- para- paran- paren- pasar- patr- pele- perro- picke- placa-
          pock- pocke- poli- polic- poun- pound- preg- pulli- raidi- rapid- reacc- recog- remov- resp- revi- revis- rive- roll- rooma- salie- segui- sema-
          senta- sente- serv- shin- sient- smell- snat- snatc- spea- stan- stepp- stop- stopp- stuf- teni- todd- toddl- tomo- tomor- tran- unma- unmar- vaci-
          vodk- voic- waki- wakin- want- whol- wood- writi- اختف- اخدو- اخوي- اعترا- اعتقل- الدو- الصبا- القب- الكا- الكام- الكل- المطا- الهج- الهجر- الول-
          اليو- انتح- انحب- بالد- بالمر- بالو- بيرت- بيسال- حاله- حبسون- حقوق- خالت- دقاي- طليقت- عالا- عالب- عالبي- عالس- عالمط- عيال- كلبشو- لاقي- ماخذي-
          مكلب- موقف- ناطر- والب- والل- والم- وضعو- يحقق- يسحب- يفوتو- يقول-`,
        '-0.6': `#ابو #احسن #اخد #اخر #اخويا #اخي #اعرف #الخط #امن #امه #انزل #باص #بتاع #بطار #بيد #بيرد #بيفتش #تفتح #تفتيش #توقف #جرع #جسر #حاج #حاجز #حجزو #حقوق
          #حكوم #خوي #خويا #داو #داير #راحت #راض #رضيع #زرقا #سحبو #سنه #سواقه #سوال #شرب #شفايف #شفر #شقول #طفل #عامل #عملت #غراض #غلط #غير #فاقد #قاضي #قبض
          #قول #كان #كشاف #لاد #لاق #ليهم #مخدرات #مركز #منعرف #نقل #هوي #ياخذو #ياه #يتنفس #يصح #يصيح #يعرف #يفتش #يفيق #يمن =9 =abierta =abogado =abre =ahi
          =ahorcar =airport =allowed =aparece =arrebato =arrestar =arrestaron =asi =asked =asking =ba2a =bajaron =barely =before =better =buscan =callo =card
          =celda =coke =come =county =cuartito =dar =dark =dejarlos =dieron =dijeron =dios =drank =drop =drove =ejo =eli =ellos =encontre =escondido =esposaron
          =extranar =familia =feo =fighting =foaming =foot =for =fotos =goodbye =gris =gritan =hablo =hacer =handcuffed =hice =hija =hora =khat =la2 =lap
          =llevando =mal =mall =mano =mato =miranda =mis =missing =moving =much =navaja =nena =night =note =oding =overdosing =pararon =park =party =password
          =pensando =peor =perro =pibes =pictures =pide =plan =pulse =questioned =questioning =quitan =quitando =regresa =responding =reten =rights =robando
          =robaron =ropa =says =seat =sheriffs =shut =sit =soga =soplo =suegra =suicide =suits =swallowed =techo =they =things =tienen =till =time =tracks
          =traffic =tren =tub =tumban =type =uno =wants =we =ابو =اثنين =احسن =اخر =اخويا =اخيه =الايس =البنت =الخط =المحل =امه =بالسكن =بدها =بدهم =بعد =بقتل
          =بيرد =تفتح =تفتيش =تقول =جابو =جرعه =جماعه =حاجه =حق =خالي =خايفين =خمس =خويا =راحت =ساعه =سطح =سكر =شرب =شقول =شلو =ضل =طفلي =عيش =عيونه =فاتو
          =قاعدين =كان =كسروا =لو =لي =ليش =ليهم =مسكر =مسكوا =مسكوه =والا =والشرطه =ولادي =يتنفس =يصحي =يصيحون =يعرف =يفتشوا =يفيق @now-CPS @now-they ANSWERAR
          ASKAR CUFFEDAR DOGS FALLEN FIND LIGHTS MISSING PAST PULLING QUESTIONING QUESTIONS ROADTALK STATEMENT SUICIDED SURROUNDAR ^FAINT ^HOUSE ^KNOCKING ^LOC
          ^OVERDOSED ^POLICE ^ROADSIDE ^SEIZED ^SUICIDAL ^Traffic abog- aboga- airp- airpo- alla- allan- allo- allow- anti- anyw- arreb- aske- aski- askin-
          avis- azul- badg- bajar- barel- befo- befor- bett- bette- bols- book- cate- celd- clor- dejar- depo- dere- derec- desa- desap- desp- despi- dete-
          detec- dier- diero- dije- dijer- drag- dragg- dran- drov- ello- extr- extra- face- figh- fight- flas- flash- foam- foami- foto- gadd- gadda- good-
          goodb- grab- graba- guar- guard- hunt- impo- inta- lamp- lampa- leye- ment- miss- missi- movi- movin- much- nava- navaj- niet- nigh- odin- offe-
          parar- passw- peel- pens- pensa- pibe- pick- pidi- pidie- plai- plan- pregu- quita- raid- reac- refu- refus- respo- rete- right- roban- robar- saca-
          seiz- sent- sher- sheri- smel- snor- sobr- sobre- stat- suit- surro- susp- suspe- swal- swall- tech- thing- tiene- traf- traff- vomit- writ- اثني-
          اسيل- اعتر- اعتق- افتح- الام- الاي- التو- الحب- السو- الطا- العا- العي- الكر- الوا- اليم- بالجا- بالص- بالصا- بالكر- بتاع- بغرف- بيقول- تفتي- خايفي-
          رسال- رضيع- رفيق- سامح- سيارت- شرطي- شفاي- عالش- عيون- قاعد- قاعدي- قالو- قولو- كسرو- كلبش- ماخذ- محام- مختب- منعر- موقفي- نزلو- والش- والشر- يدخل-
          يدورو- يستج- يستجو- يفتش- يفتشو- يفوت- يكسر-`,
        '-0.7': `#اثن #اخذو #اكل #الا #الض #اموت #انتحار #بكرا #بنت #جاب #جرس #حاسس #حجز #حطو #خال #خمس #دوا #ساد #ساع #سكن #طاول #ظهر #قسم #قضيه #كراج #كيف #لزم #ليا
          #نارك #هجره #ورقه #يصرخ #يصير =abrio =answering =anymore =aw =blow =charges =cold =detective =dije =dope =edge =encerro =end =esposando =fell =find
          =garage =gray =handcuffs =handed =heart =horas =interrogation =k9 =keep =loaded =luces =mejor =mnil =mundo =name =needle =open =pa =pasar =patrullas
          =pidiendo =preguntan =recorder =rope =running =sa3a =six =sons =stand =state =stay =subio =talking =tirado =tirar =tome =traen =train =trajeron
          =turning =visit =vivir =walked =weekend =woods =wrist =wrists =year =ابره =ابنتي =ابوها =اخدت =اخدو =اخذو =اخذوا =اخذوه =اخي =اعرف =افتح =اكل =الله
          =اموت =انت =بالمطار =بكرا =بوليس =حاسس =حاله =حماتي =خايف =دخلو =دخلوا =روحه =سحبو =سم =شالوا =شو =صاحبي =صار =قبضوا =قد =كلب =ليا =نايم =نفسها =ورقه
          =وقفوني =يا =يطلع =يقدر =يقولو @now-POLICE ARREST BREATHE ENDLIFE HABIT JUMPAR NEEDLE POLICE REFL STATION ^ASKAR ^FIND ^KIDNAP ^LEDGE ^Near ^OVERDOSE
          ^PULLEDAR abie- abier- abrie- anym- anymo- apare- auti- autis- compr- cort- coun- count- cuid- expl- garag- grita- hande- hora- inte- inter- khab-
          loade- luce- mejo- mont- mund- needl- over- overd- patru- perdo- pict- pictu- puls- reci- regi- regis- remo- road- runn- runni- seat- segu- sopl-
          surr- talki- trae- traje- turni- visi- vivi- vomi- week- weeke- wrist- ابنت- ابوه- الحد- الحم- الحما- امبا- بولي- بيفت- بيفتش- حبسو- حمات- سحبو- عالط-
          عليه- قبضو- لزمو- نفسه- والد- والن- وقفون- ولاد- ياخذو-`,
        '-0.8': `#افتح #ايدي #حال #خطف #عيش #عيون #نزل #نفس #يموت #يوم =abra =bring =cana =chota =close =dan =diga =drinking =dui =empty =even =feel =fui =grandpa
          =knees =nino =novia =od =odd =papel =piden =ran =razor =regresar =respira =robo =roof =say =swat =test =ver =while =yard =خطف =روح =شربت =شقتي =عليهم
          =عنده =غرفه =مال =هم =يدقوا =يموت ASKEDAR CUFFS POINT PULLED QUESTIONED SEARCHED SOBRIETY STATED Sick TIRED ^ACTOR ^Gear ^MISSING ^PASTVERB ^WEAPON
          apag- ayuda- chot- comp- conf- conv- empt- ense- entre- gara- handc- knee- need- perd- perr- pide- rath- razo- turn- whil- اخذو- المط- بالان- دخلو-
          شالو- صاحب- وقفو- يتنف- يدقو- يرجع- يصرخ- يعتق- يعتقل-`,
        '-0.9': `#ابر #امش #شلو #ظابط #مطار #وهم =arresting =cayo =curb =cutting =day =die =give =herself =life =love =manos =minute =myself =pen =ring =step =thinking
          =too =vienen =wake =احد =امشي =شرطه =صديقي =قالو =كسرو =وهم =ياخدوا =يقتل =يقولون COLOR COPCAR HIGHPLACE OVERDOSE cerra- cutt- cutti- hers- herse-
          mano- myse- mysel- suic- suici- viene- ايدي- بالت- مسكو- يدور-`,
        '-1.0': `#ابن #دور =arrestando =be =cop =himself =tell =voy =weed =نفسه GOODBYE RAID SUICIDE hims- himse- wris- صديق-`,
        '-1.1': `=digo =gone =jump FAINT Gear OVERDOSED OVERDOSING`,
        '-1.2': `=cops`,
        '-1.4': `SUICIDAL`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.9': `CUFFS`,
        '1.7': `ARRESTING`,
        '1.5': `ARRESTED`,
        '1.4': `CUFFEDAR`,
        '1.2': `#سجن #كلبش =arrestando COPCAR HANDS RAID`,
        '1.1': `#قبض #مسك =van handc-`,
        '1.0': `=celda arre- arres- celd- cuff- deten- knee-`,
        '0.9': `#حجزو #قيد =arresting =detuvieron =esposando =esposaron =taken =told =turn Gear SEIZED take- كلبش-`,
        '0.8': `#حجز #حطو #شلو #لزم =county =cuffs =esposado =handcuffs =knees =lo =raiding =zip =عمي GRABBED book- deta- detai- raid- raidi- مسكو- مكلب- يعتق- يعتقل-`,
        '0.7': `#تاخذ #شدو #ضهر #كلبج #كلبشو =60 =70 =acaban =arrestar =booking =call =detaining =entrego =esposas =hood =job =lot =mall =raid =redada =عليك =قبضو
          =نزلوه ARREST ^ARRESTING ^JUST acaba- booki- count- deja- hand- haul- reda- redad- salid- الكلب- قيدو- كلبشو-`,
        '0.6': `#تعتقل #خدو #دوه #ساع #صهر #طلعو #ظهر #فجر #موعد #ياخذو #يدي =agarrando =agarrar =courtroom =depot =derechos =desk =detenido =did =dijeron =federal
          =fighting =gasolinera =handcuffed =handcuffing =hauled =juvenile =levantaron =lyom =manos =marshals =muchacho =ponga =protest =rights =target =ابي
          =اخذوه =اخي =الفجر =الكلبشات =بالمطار =بسياره =تاخذ =تعتقل =حبسوني =صهري =قالو =قبضوا =كلبشوني =لزموا =ملثمين =ودوه =وقفو =ولد =ولدي =يدي JAILED
          TOOKAR ^ACTOR ^Drug ^RAID ^TAKING coun- court- dije- dijer- espo- espos- fight- haule- juve- juven- letr- leva- levan- leye- lleva- mano- mars- marsh-
          mome- momen- paja- pajam- pong- rest- right- targ- targe- الفج- تعتق- حقوق- دقيق- قبضو- ملثم- ملثمي- وخدو- يكلب- يكلبش-`,
        '0.5': `#اجو #اخت #ارض #بنز #توهم #شال #شقول #عامل #قفو #كاون #محكمه #ملثم #منهم #نسو #هجره #ياخدو #يعتقل #يعتقلو =attic =back =cel =comieron =dearborn
          =dejaron =doing =dragging =drop =face =fe =guns =hacemos =him =holding =jail =llamada =llevando =mnil =neighbor =parada =pointed =sa3a =speak =stand
          =tackled =tasing =tio =uncle =ابن =اخدو =اخذو =اليوم =انحبس =توهم =ساعه =سايق =شقول =شلو =عندهم =قد =منهم =موقوف =هلق =يتصل =يعتقلوا =يعتقلوني
          PASSEDOUT ^CUFFEDAR ^GRABBED agar- agarr- atti- comie- cuffe- dear- dearb- dejar- doin- drag- dragg- fing- finge- hacem- hold- holdi- huel- llama-
          madr- mete- monta- plac- qued- stan- tack- tackl- tasi- tasin- toma- uncl- watc- watch- اخذو- الصب- الكل- اليو- انحب- بالق- بالكل- بالمط- بالمو- حبسو-
          شالو- عارف- عالبو- موقو- وحطو- ياخدو- ياخذو-`,
        '0.4': `#احك #اخذو #انا #جامع #حاجز #حبسو #سوال #سيارت #قال #قريب #لسا #معا #وورنت #يتصل #يوم =ani =arrestado =belt =cana =cuffing =dad =deputies =detroit
          =driveway =enfrente =everybody =gente =giving =ice =immigration =llevaron =min =nephew =nieto =patrulla =pelea =por =preso =put =reading =sabemos
          =security =sin =taking =telefono =tienen =turned =vecino =walmart =watching =why =you =your =ابوي =اجو =احكي =الارض =الشرطه =الشغل =المحل =انا =بابه
          =جو =خالي =شالو =قالي =قدام =لسا ACTOR COURTS LEGAL TAKING TAKINGAR amarr- anda- cuffi- dere- derec- detro- detu- detuv- enfr- enfre- figh- gaso-
          gasol- gent- givi- givin- immi- immig- long meti- metie- mont- neph- nephe- perr- point- poni- ponie- readi- sabem- secur- subie- surr- taki- takin-
          tele- telef- tiene- turne- viol- walm- walma- الار- الدر- السك- الشغ- الور- عنده-`,
        '0.3': `#اخي #ارنت #جار #قبل #ليش #محل #ورا =20 =across =agents =ahorita =am =anoche =behind =compa =companero =conmigo =cousin =cuffed =dejan =desde
          =estacion =fue =getting =ground =hablar =hace =heart =hijo =husband =in =inmigracion =llamando =mama =mn =myself =ni =of =people =putting =roof
          =running =should =sobrino =somebody =they =trabajo =under =would =yelling =اخذوا =اخيه =ارنت =الايس =السجن =جوزي =حق =رح =رفيقي =شالوا =قبل =ورا @201
          JUST Official STATION ^HEDGE ^HOWTO ^JUDGE ^LOC ^NOW acro- acros- ahori- amar- anoc- anoch- back- behi- behin- conm- conmi- cour- defe- defen- depu-
          deput- desd- drive- entre- escr- escri- estac- fede- feder- gett- getti- grou- groun- husb- husba- inmi- inmig- llam- migr- myse- mysel- part- peop-
          peopl- poin- pres- prot- prote- putt- putti- read- runn- runni- someb- turn- unde- warr- warra- woul- yell- yelli- الاي- بسيا- بسيار- ياخد-`,
        '-0.3': `#اقف #امض #انتحر #بعرف #بيت #جهال #حال #حشيش #حيا #خلص #ذلح #سلاح #عيال #قالول #مدرسه #موقف #نفس #ياخد #ياخذ #يحك * =3an =alguien =alone =already
          =answering =anymore =bathroom =because =blood =bottle =boy =breaking =bus =celular =comes =contesta =corazon =cuchillo =cut =daughter =debajo
          =despierta =detuvo =dice =digo =do =droga =es =ex =eyes =favor =grandma =guy =hablo =hand =hermana =his =house =i =inconsciente =interview =kitchen
          =late =light =llama =machete =morir =mujer =overdose =pastillas =percs =phone =primo =quiero =quitar =rifle =salir =says =scared =shaking =solo =sus
          =there =threatening =tia =to =tocan =todas =traigo =va =voy =y =ya =yo =الحبوب =الطريق =الغرفه =المدرسه =امضي =امي =انتحر =بالغرفه =خايفه =دخل
          =ساعدوني =عندي =قافل =لا =ما =ناس =نبض =و =وذلحين =ورقه =يقولو =يهددني @111 @200 @now-CPS @now-SOMEONE @now-it @plain CAMEIN COMEIN DIED Drug HIDING
          HURTEN HURTING IROOM IWANT Interview KIDNAP LIVE MISSING NEEDLE NUMBER PHONE PULLEDAR PULLING SUICIDED Violent WANT Young ^CPS ^EX ^Plea algui- alon-
          alrea- anti- anym- anymo- apar- bath- bathr- beca- becau- bloo- bott- bottl- break- call- celu- celul- comp- compl- conte- cora- coraz- cuch- cuchi-
          deba- debaj- ever- every- favo- frie- frien- hous- inco- incon- kitc- kitch- mach- mache- mata- medic- mora- morad- muje- pape- past- pasti- perc-
          phon- porc- pued- rifl- scar- scare- shaki- sigu- sist- siste- stra- ther- thre- threa- thro- traig- windo- الحب- الحبو- الدو- الشب- الشبا- الطر-
          الطري- الغرف- المدر- بالح- بالس- بالغر- بالمح- ساعدو- قالول- والا- وذلح- وذلحي- وقفو- يهددن-`,
        '-0.4': `#اعترف #افكر #اقتل #اكل #الل #اموت #اوقع #اوقف #بعتل #بقتل #ترد #تعبت #تقل #حابس #حمام #خلصت #زايد #سكران #طايح #قادر #كسر #لقي #معها #نزل #هربت #ورقه
          #وهم #يدخل #يذبح #يصيح #يفتش #يفوت #يقتل #يلاحق #يهدد =40 =abre =acaba =agente =aki =alcohol =alive =all =any =armado =ask =autistic =auxilio =azul
          =been =bien =brazos =break =care =casi =cloro =compadre =conteste =cop =cortando =curb =diciendo =die =dijo =done =drive =edificio =encerrado =encerro
          =encontre =esposa =esta =estar =fentanyl =following =girlfriend =go =golpea =goodbye =hice =huele =hurting =id =interrogating =inyecto =it =jump
          =keeps =kid =kidnapped =knife =knows =labios =line =lips =loco =lost =mal =man =many =matarme =message =mile =mundo =nene =no =not =novia =odd =orilla
          =pego =please =porche =ppo =pregunta =preguntando =puerta =que =questions =rapido =red =respira =saco =salio =search =senora =siento =siguen =sleep
          =snapchat =someone =soplo =suicidal =supposed =swallowed =table =tell =throwing =toddler =toy =trunk =truth =turning =two =tylenol =unas =veneno =vida
          =viene =vivir =walking =what =while =with =worker =writing =xanax =year =ابره =اختي =اس =اعترف =افكر =اقتل =اكل =الشباك =الشرطي =الضو =المحقق =الوعي
          =اموت =انفخ =اوراق =اوقع =بالحمام =بالمحل =بعتلي =بنتي =ترد =تعبت =جارنا =جرعه =حابسني =خلصت =دخلوا =زايده =صاحب =طايح =عيش =غرفتي =فوت =فيني =فيها
          =كلب =معها =مكان =موقفني =نفس =هربت =هل =هويتي =ونحنا =وهم =يخليني =يسالني =يسالو =يسالون =يفوتو =يلاحقني =يم =يهدد @000 @now-EX @now-we ANYMORE CHILD
          ENDLIFE FIND JUMPAR LETGO NOOSE POINT ROADSIDE Room SEARCHED SEVERE TALKING WEAPON WRISTS Weapon ^BLEEDING ^DETECTIVE ^GOODBYE ^HURTING ^IWANT ^KILLED
          ^LOTS ^OVERDOSE ^PASTVERB ^POINT ^PULLED ^SEARCH ^Worker alco- alcoh- algu- aliv- alre- amen- amena- armad- auxi- auxil- aven- avent- bare- brazo-
          brea- breat- carr- cart- compr- conf- corta- cuid- decl- decla- dici- dicie- drog- edif- edifi- ence- encer- escon- fami- famil- fenta- girlf- good-
          goodb- habl- hero- heroi- hurt- hurti- keep- kidn- kidna- knif- know- labi- labio- load- matar- messa- move- mund- ofic- ofici- orde- plea- pleas-
          porch- pull- regi- regis- segu- senta- sente- shak- sien- sient- sigue- snap- snapc- socia- someo- stat- swal- swall- throw- toda- todd- toddl- trun-
          trut- tumba- turni- tyle- tylen- vene- venen- verd- vien- waki- walki- whil- wind- work- worke- writi- xana- اعتر- الحم- الحما- السر- السري- المحق-
          المد- المر- الوع- بالحم- بالص- بالصا- بالغ- بعتل- تلفون- حابسن- زايد- ساعد- غرفت- موقفن- هويت- والب- ونحن- يخلين- يذبح- يذبحن- يردو- يسالن- يفوت-
          يلاح- يلاحق- يهدد-`,
        '-0.5': `#ابر #احسن #ادخل #اسيل #اعيش #اكو #الس #الض #انترلوك #اولاد #باب #بارد #باسبور #بتقول #بدهن #بدو #بكر #بيب #بيسال #بيفتش #تامين #تحك #تعاط #تفتيش
          #تقول #جرع #حبل #حتي #حوش #خايف #دخل #دخول #راض #رايا #رساله #زرق #ساعد #سحب #شالت #شبا #شخص #شفايف #صارت #صارل #صال #صغار #صيت #ضباط #طاول #طريق #طلب
          #فوت #فيه #فيها #قافل #قلب #كاتب #كشف #كلش #كله #كلها #كمان #كندا #كير #لان #ليا #محقق #مركز #مرم #مستشف #مسلح #مشغل #ناطر #نبض #نفخ #وعي #يتشنج #يجيب
          #يخلص #يخلي #يسحب #يشم #يصرخ #يصير #يضغط #يطلب #يعرف =6 =abrir =abuela =again =ahorcar =allowed =ando =another =antes =apago =attacking =aw =ayer
          =ayudenme =ba =baby =baje =balazos =banging =beating =bleeding =blow =breathalyzer =calle =campus =carretera =carta =caso =cayo =cerraron =charge
          =checkpoint =children =choking =clave =closet =coca =cold =contra =cosas =cuello =cutting =dando =daycare =dea =deje =desaparecio =despues =diga =dije
          =dos =drinking =dudes =encerrada =encuentro =ensenan =entrada =entrar =entre =era =escaleras =espuma =followed =foster =frente =fuerza =gave
          =golpeando =haciendole =happened =has =hay =he =highway =hitting =hombre =homeland =hospital =hr =interrogando =interrogated =investigador =jumping
          =kicking =killing =know =lado =last =little =living =loaded =lol =look =luces =meds =mesa =metio =mio =missing =moms =more =morirme =moving =mustashfa
          =narcan =neck =neighbors =oding =oficial =oliendo =order =overdosed =pa =parce =park =parole =pasaportes =pase =passed =perdio =permiso =pidiendo
          =pienso =pill =pills =polygraph =pulso =quiere =quieren =radio =regresa =responding =revisando =ringing =sala =sangre =sentados =shed =shoot =shot
          =shotgun =shoulder =sign =sister =sobrina =subio =suboxone =tablets =take =thinking =three =tirado =tirando =tiro =tocando =tomorrow =took =touching
          =trabajadora =tracks =trailer =trajeron =tren =tried =trying =uber =ventana =verdad =vests =vez =video =wants =water =when =write =احسن =اخت =ادخل
          =اريد =استطيع =اسيله =اعيش =اقوالي =اكو =الاولاد =البنت =البيبي =الحقونا =الدنيا =السكين =السي =الضابط =المحكمه =الولد =اولادي =بتقول =بدها =بدهم
          =بدهن =بدون =بكره =بيتنا =بيقولوا =تحكي =تعاطي =تفتيش =تقول =جاي =جايين =جهال =جواب =حاطين =حتي =خذ =داير =دخلو =دوري =راسي =راضي =رخصتي =زرق =زوجتي
          =ساعات =سكر =سكين =شالت =شخص =شرب =صار =صارت =صوت =ضباط =طليقي =عاد =عادهم =عند =عيونه =فاتوا =فحص =فرد =قال =كتير =كشف =كله =كلها =كمان =كندا =كير
          =لقيت =لو =ليا =مرته =مسدس =مش =نزلو =نفسي =هنا =واقفه =واقفين =والا =والولاد =ورايا =وقفوني =يتشنج =يجيب =يخلص =يدق =يدور =يسال =يشم @010 ANSWER
          DANGERES DETECTIVE DOOR End HOME JOKE KNOCKING LETME NARCAN ONLINE OVERDOSING PAPERS PILLS SEARCH STATEMENT TIRED TIRO WAKE ^GIVEBACK ^JAILED ^KIDNAP
          ^KILL ^LIGHTS ^LOCKED ^MISSING ^NARCAN abrie- acci- accid- acer- admi- allo- allow- aman- amane- anot- anoth- ante- apaga- apunt- auti- autis- baby-
          balaz- bang- bangi- beati- blea- bleac- blee- bleed- bols- braz- cabe- camin- campu- cerr- cerra- chai- child- choki- clav- come- contr- conv- cosa-
          cuel- cuell- cutt- cutti- dayc- dayca- depa- depar- desa- desap- desm- desma- despe- despi- despu- detec- dorm- dormi- down- drin- drink- dude- empt-
          encu- encue- ense- enti- entie- escal- esco- espu- espum- fent- firm- foll- follo- fost- foste- frent- fuerz- girl- glas- golp- golpe- guard- high-
          highw- hitt- hitti- home- homel- hosp- hospi- inve- inves- jumpi- kicki- kier- kill- killi- lett- lette- litt- littl- livi- livin- llav- loade- luce-
          manda- mess- missi- movi- movin- muer- muert- must- musta- narc- narca- ning- ningu- odin- olie- olien- oril- orill- over- overd- parc- paro- parol-
          pasa- passe- pate- pega- pens- pensa- perdo- perm- permi- pien- piens- pill- poly- polyg- porf- post- puer- puert- puls- purp- quer- queri- quie-
          quier- rapid- rath- respo- revi- revis- ring- ringi- romp- rompi- senor- sent- shaf- sher- sheri- short shotg- speak- stab- stabb- star- subo- subox-
          suic- suici- susp- suspe- tabl- table- talk- term- termi- thin- tiran- tocan- tomo- tomor- touch- traf- trag- traj- traje- trie- tryi- tryin- unlo-
          unloc- vari- vent- venta- verda- vest- vide- vivi- want- wate- wris- writ- اخذه- استط- استطي- اسيل- افتحل- اقوال- الان- الاول- البا- الباس- البيب-
          التا- الدن- الدني- الضا- الضاب- المحك- المس- انتح- اورا- اولا- اولاد- بالجه- بالط- بتقو- بتنف- بيسا- بيسال- تعاط- تفتي- جايي- حابس- خايف- رسال- زوجت-
          ساعا- سامح- شرطي- شفاي- شفايف- صارل- طليق- عالج- عالط- عايز- فاتو- لعند- منزل- نايم- واقفي- والو- والول- وصيت- يتشن- يحققو- يخلي- يدقو- يسحب- يضغط-
          يفتشو- يقتل- يلحقن-`,
        '-0.6': `#احنا #اخرج #اذن #اروح #ازرق #اعرف #اقوال #اوض #اوقفت #باسورد #برا #بسرع #بسيار #تدق #تصرخ #جرت #جواب #حاول #حبه #حضن #حما #دايخ #رجعت #رغو #رقب #ريح
          #زياد #سجين #شاهد #شايل #صوت #ضاع #ضرب #علب #عمار #فات #فاق #فكر #فيق #قتل #قدو #قضيه #كتير #كذب #كلب #لاق #لحال #لحق #لقيت #لما #ماخد #مغم #موت #نار
          #نجد #هاز #هجم #هذه #هرب #وقع #ياي #يبون #يتنفس #يحاول #يدق #يرم #يسال #يشي #يصح #يعمل #يفيق #يقلب #يكتب #يلحق #ينتحر 7amm- =12 =3 =3alaya =7 =9
          =acabo =after =agent =aire =akher =alert =amber =anda =answer =apartamento =aqui =arriba =backyard =bano =basement =bat =be =bebe =better =blue
          =borracho =box =calling =can =comio =daddy =dan =deportan =despidiendose =dia =dinero =dio =drank =driving =drunk =dude =edge =end =entrevistando =fbi
          =feel =fell =fine =flashlights =fo2 =foot =four =gal =garage =gone =hable =hang =hits =hold =hurt =if =inside =irme =k9 =kan =lap =leaving =lit
          =llegar =loud =making =mata =mato =mexico =miedo =mientras =minni =mis =money =nena =never =niece =ninos =nobody =ohio =ojos =once =otra =padre
          =papers =parando =pararon =pare =pecho =pelo =pick =pictures =pistol =point =pq =preguntas =puedo =pulled =questioned =questioning =quick =quit
          =recogio =recorder =removing =respirar =robaron =rope =round =ruido =sabe =salga =second =she =sheet =sheriffs =shi =showed =si =siguiendo =since =six
          =sobredosis =stairs =state =steps =strangling =talking =that =their =thru =tipo =tired =todo =tomo =tonight =train =troca =trooper =unit =vamos
          =vehicle =venas =vivo =wake =whole =windows =yarda =yes =احد =اخرج =اروح =ازرق =اطلع =الباب =البنايه =الجسر =الشارع =الصغير =العماره =الله =المدير
          =المستشفي =الولاد =اليمن =او =اوقفتني =اي =با =بالبيت =بالشغل =برا =بسرعه =بسيارته =بي =تدق =تريد =تصرخ =جوا =حالي =حبه =حضني =خايف =خنقني =دخلت =دم
          =رجعت =رجل =رخصه =رغوه =روحي =ريحه =زياده =سم =سنين =شارب =شاهد =شايل =شربان =ضاع =ضرب =ضربني =عاده =عالباب =علبه =عليها =فاق =فكر =فيه =قالولي =لان
          =لحقني =لما =ماشي =مال =مسك =مغمي =مفقود =مو =نار =نايم =هذه =وش =وقدهم =وقع =وقفتني =وياي =يا =يبون =يتنفس =يحققو =يدقوا =يرجع =يريد =يشيك =يصحي
          =يضربني =يفتش =يفتشوا =يفيق =يقول =ينتحر =يوقف @now-she ANSWERAR ASKEDAR DIE GETOUT HABIT HURTS IDIOM IF KILL SUICIDE Sick Traffic ^KNOCKING
          ^OVERDOSED ^QUESTIONING ^ROADSIDE ^SEARCHED ^TOOKES ^Traffic ^WAVING abri- afte- akhe- aler- alla- allan- ambe- answ- answe- arrib- avisa- ayuda-
          ayude- backy- barr- base- basem- bett- bette- borr- borra- brin- bunk- calli- camp- carre- check- chil- chok- cint- clea- clim- climb- clor- close-
          colg- cont- dadd- dand- daye- decid- decir- desp- dine- diner- disa- disap- dran- drivi- drun- enco- encon- ensen- entra- esca- face- gara- garag-
          graba- guar- hacer- hacie- insi- insid- inye- inyec- land- laug- laugh- leavi- lint- linte- maki- makin- matt- ment- menti- mexi- mexic- mied- mien-
          mient- minn- miss- mone- mori- mout- mues- muest- neve- niec- nino- nobo- nobod- nurs- paper- para- paran- parar- passp- pech- perdi- pidi- pidie-
          plat- plati- pulle- ques- quest- quic- rapi- resp- respi- robar- salg- seco- secon- secue- seno- sepa- separ- shee- shoo- shot- side- sigui- sinc-
          slap- smel- sopl- sopla- stai- stair- supp- suppo- talki- tear- thei- think- tirad- tire- tonig- touc- trail- troc- unic- vamo- vehi- vehic- vena-
          vuelv- whol- yard- ابتل- اقوا- البنا- الجس- الحدو- الشار- الغر- الكي- الول- الولا- اوقفت- بالان- بالسل- بالشغ- بسرع- بيضرب- بيفت- بيفتش- تعال- جارن-
          خنقن- رقبت- زياد- ضربن- عالبا- عالد- عيون- لاقي- لحال- لحقن- لقين- واقف- والبا- والج- وسكر- وقده- وقفون- يتنف- يحاو- يسال- يسالو- يستجو- يصيح- يعمل-
          ينتح-`,
        '-0.7': `#اخر #اذا #استجواب #اطلع #افاد #امر #انتحار #اهل #ايدي #بلعت #بنا #بيسمنت #تحقق #تحقيق #جسر #جنب #جوا #خلاص #درج #دنيا #راس #رفيق #سكين #صاحب #صور
          #ضايع #طفل #عايز #غرف #فحص #فيدي #قدهم #كاميرا #كرس #كشاف #ماس #مخدرات #مرت #مره #معه #مكتب #نارك #نايم #هاتف #هوي #وقف #يرجع #يسالو #يفتح #يمن =3leh
          =75 =abra =agua =ahorcando =algo =ay =bedroom =blocked =boys =bro =buscan =couch =dead =deja =dios =does =doy =eli =esperando =firmo =gris =hablando
          =had =hair =held =hi =hijas =ir =khat =knocking =landlord =looking =luz =m3 =mejor =mouth =nietos =o =od =over =papel =para =parado =parked =patrullas
          =pide =piden =pointing =prendio =quitaron =quito =reten =s =same =sat =sex =shelter =sigo =snow =some =sorry =soy =stopped =stuff =talk =text =tome
          =vino =vos =weed =without =ابوها =اخر =اذا =اعرف =افتح =الموت =امر =اهل =بالباب =بالبيسمنت =بالمستشفي =بلعت =تحقق =حاله =حبسني =حد =خطف =خلاص =دق =سحب
          =شنو =طفلي =ع =عليي =عن =عيالي =غرفه =فوق =قاعدين =قفل =ماسك =محقق =مره =معه =موقفه =وقفني =يسالوني =يشتي =يوم ASKAR BREATHE COLOR EX GOODBYE KILLED
          OVERDOSE POISON ROADTALK SOBRIETY SURROUNDAR ^ASKAR ^DANGERES ^DIE ^End ^FAINT ^General ^IF ^SUICIDAL anyw- apag- apun- asal- asalt- atta- attac-
          bala- bedr- bedro- couc- cust- custo- flas- flash- free- fren- haci- hija- knock- landl- look- looki- medi- mejo- mkha- morir- nieto- padr- parke-
          perd- pide- preg- pregu- punc- punch- quit- quita- radi- rete- sang- sangr- shel- shelt- showe- sobre- sorr- stal- stop- stopp- test- trai- volv-
          vuel- witho- افاد- المست- باسو- بالكر- بالمس- بيتن- تستج- حبسن- رفيقت- شربا- عليه- عيال- قاعدي- لاحق- لقينا- موقف- والم- وراي- وقفتن- وقفن- يخنق-
          يرجع- يستج- يضرب- يضربن- يلحق-`,
        '-0.8': `#اطفال #الا #امش #انجليز #بيضرب #تحت #توقف #حبوب #خنق #دخلت #سطح #شرب #عيش #قلم #قول #كبير #مصاري #مفقود #مني #ولاد #يحقق #يخنق =abro =beat =broke
          =bye =creo =dar =give =gun =keys =license =life =lleva =lobby =pegando =pen =perro =plan =preguntan =puso =still =traffic =vecina =wall =اخذ =اطفالي
          =امشي =ان =انزل =بابي =بدي =بيتي =تحت =جنب =حبوب =طفل =كان =مني =وراي =يشتو =يضرب CPS FAINT KILLING LOCKED OVERDOSED PULLED STATED SUICIDAL avis-
          brok- case- cate- corre- depor- inte- inter- knoc- ligh- light- lobb- pasap- pegan- pren- prend- recor- robb- ruid- show- stil- toca- traff- ابوه-
          اختف- اطفا- اطفال- الكا- الكب- اليم- بيضر- مفقو- وقفت- يحقق- يدور-`,
        '-0.9': `#افتح #انزل #ثاني #جاي #حدود #راي #رخصه #روح #عيون #كان #يدور #يشت #يضرب =14 =4 =casa =cps =detectives =door =estado =everything =head =kids =kill
          =law =les =lights =linea =nino =note =open =parar =ran =rodeando =step =su =test =اخد =الطفل =شربت =عليا =كل =هسا =ولادي QUESTIONED QUESTIONING Worker
          ^SOMEONE ahorc- beat- block- compu- estad- pass- افتح- الجر- الطف- مانع-`,
        '-1.0': `#قفت #ممكن =hear =nina =pega =surrounding LIGHTS stran- ولاد-`,
        '-1.1': `=paro =want =اخدت BLEEDING`,
        '-1.2': `=but =شرطي NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.2': `=les`,
        '1.1': `=abro`,
        '1.0': `#يدخل =them =دخلو =شرطه COMEIN ^SEARCH`,
        '0.9': `#افتح #يفوت =buscan =cops =door =foot =pasar =شقتي =كسرو DOOR SEARCH ^KNOCKING comp- compu- knoc- salg- toca- يفوت-`,
        '0.8': `#وهم =dea =dejarlos =gritan =knocking =officers =ring =shed =tocan =yarda =بابي =رجله =وهم =يدقوا SURROUNDAR compl- ense- ensen- flas- flash- knock-
          yard- افتح- يدخل- يدقو-`,
        '0.7': `#برع #بنا #بيسمنت #حديق #مدخل =6 =cerrar =couch =ice =landlord =llama =migra =moms =move =pie =salga =sheriffs =steps =surrounding =trailer =vests
          =افتح =بالحديقه =بدهم =برع =دخلوا =غرفتي =فاتو =ورقه =يفوتو @210 CAMEIN WARRANT alla- allan- cate- couc- landl- push- sher- sheri- vest- بالحد- غرفت-
          فتحت- يدور-`,
        '0.6': `#اشوف #افتحل #ايدي #باب #بيفتش #جوه #عمار #ليهم #مكتوب #ورا #يقلب =5 =abra =abrio =casa =computers =consent =cuartos =dejo =dorm =drawers =edificio
          =entrada =escondido =estan =hall =hay =it =linternas =parole =patrullas =peeking =peor =po =ringing =rodeando =speaker =step =swat =ver =اجاوبهم
          =افتحلهم =الباب =الشريف =العماره =بالبيسمنت =بيدقو =تريد =جايين =جوا =جوه =ليهم =مكتوب =هم =يدخلو =يصيحون =يطلع =يقدر LURKING PODER POLICE abri-
          apaga- busc- busca- draw- drawe- edif- edifi- land- lint- linte- orde- paro- parol- peek- peeki- porc- ring- ringi- rode- show- speak- اجاوب- افتحل-
          الشري- بيدق- بيفت- بيفتش- جايي- دخلو- مكتو- يصرخ- يصيح- يصيحو- يقلب-`,
        '0.5': `#ادخل #اوض #بيدق #تفتيش #جوا #خال #خلو #سته #لابس #هجره #يصرخ =abuela =alrededor =are =arriba =calling =cateando =check =close =come =department
          =diciendo =ensenan =four =guns =hallway =hombres =ir =knock =llegaron =minutos =o =one =open =pa =pasillo =porch =preguntan =puerta =quieren
          =registrando =round =second =sheriff =talk =they =tub =tumban =vinieron =vive =اذن =المراقبه =الورقه =بالباب =بوليس =دق =سته =فاتوا =قاضي =ورا
          KNOCKING ^NUMBER ^THING ^WARRANT alred- apag- apart- arrib- avis- call- catea- cerra- chal- chale- conse- decir- depa- depar- dici- dicie- entra-
          fire- hallw- migr- mkha- mues- muest- negr- pasa- pasi- pasil- prob- proba- puer- puert- rodea- smel- surro- vini- vinie- المرا- الورق- ايدي- بالب-
          بالدر- بولي- عالا- فاتو- مختب- يدخلو- يدورو- يصرخو- يفوتو- يقول-`,
        '0.4': `#اجا #برا #بروبيشن #بقو #بيت #تبع #جاب #جرس #جهال #شقت #فات #لهم #معا #ناس #ورقه #يحك #يدور #يصيح =20 =abajo =afuera =apartamento =at =basement =but
          =cars =contesto =cosas =detectives =dicen =entrar =flashlights =hurry =judge =late =metieron =nephew =orden =paper =piden =police =pounding =probation
          =salgo =say =see =six =toca =tocando =traen =upstairs =viendo =warrant =اجا =اطفالي =افتحوا =برا =بقوه =تفتيش =جهال =سكر =كلب =لابسين =لهم =معاهم =ناس
          =واقفين =يفتشو HOME Room ^CAMEIN ^COURTS abaj- afue- afuer- arri- base- basem- cerr- coll- conte- cosa- dejar- dice- door- esta- hurr- judg- minu-
          minut- neph- nephe- pape- pide- poun- pound- rifl- seco- secon- showe- supp- suppo- surr- tocan- trae- upst- upsta- viend- warr- warra- اطفا- اطفال-
          افتحو- البا- العما- الور- بالبا- تفتي- عالب- لابس- لابسي- لحال- محقق- معاه- واقف- واقفي- يفتش- يقولو-`,
        '0.3': `#اذن #بيقول #دخل #صال #عني #قاضي #لحال #يدق #يشم =4 =adentro =agentes =ahi =antes =bien =break =down =driveway =grandma =house =inside =look =looking
          =loud =luces =off =papel =porche =ruido =talking =there =through =thru =too =truck =vienen =water =went =اجو =البيت =السلاح =انه =بس =تقول =خالتي
          =رجال =عمره =عني =يشم =يفتشوا =يقولون BREAKIN DOGS Gear KNOCKED Official ^DOGS ^PASTVERB ^POLICE ^Paperwork aden- adent- aven- avent- cons- count-
          escon- hous- insi- insid- lleg- llega- looki- luce- manda- pict- pictu- poli- polic- porch- regi- regis- ruid- scre- spea- step- talki- ther- throu-
          truc- viene- wate- البي- السل- السلا- العم- بالبي- بالح- بالصا- خالت- يهدد-`,
        '-0.3': `#اتصل #احسن #اذا #ازرق #اكل #انتحر #تعبت #تلفون #حابس #حشيش #حقو #حيا #خطف #ساعت #ساعد #سامحو #سحب #سكران #ضاع #قال #قبل #لسا #ماخد #مني #موت #موظف
          #وقع #يان #يصح #يقتل #يموت * =aguanto =alcohol =alive =amenazo =anda =anything =arrestaron =arrested =ayudenme =azul =beating =bed =brazos =by =can
          =caseworker =contesta =cop =crying =daughter =daycare =dead =despues =droga =dude =encerrada =encuentro =esta =favor =fbi =frasco =getting =going
          =goodbye =had =hago =handcuffed =hermana =hija =himself =hitting =hora =hurt =if =inyecto =job =lady =licencia =license =llevando =mama =manana =mando
          =manejando =mas =mis =missing =much =ni =nina =nos =novia =oficial =overdose =pareja =pastillas =pen =pide =pills =preguntando =primo =pusieron =puso
          =questioned =quito =raid =rato =rifle =seguir =she =should =siento =something =store =then =think =this =three =tienda =tiro =todas =tomorrow =tonight
          =trying =turned =unas =va =ventana =why =y =احسن =اخذ =اخوي =اخويه =اذا =ازرق =اشتي =اطلع =اكل =البنت =الحبوب =السجن =المدرسه =الولد =انتحر =انهي
          =بالمركز =بسياره =بعد =بي =تعبت =حاله =حياتي =ساعتين =ساعدوني =سامحوني =صاحبي =ضاع =عاد =عمرها =في =قاعد =قبل =كان =لا =لسا =مني =وقع =وقفو =وين
          =ياخدوا =ياني =يرجع =يصحي =يموت @000 @001 @doing @now-CPS @now-i @now-we BLEEDING BODY CLITIC DIED End FALLEN GIVEBACK LEFTNOTE NOOSE ONLINE PAPERS
          PAST RAID RANOFF ROUGH TAKING TIRO Violent Young ^ARRESTING ^BLEEDING ^CHILD ^FIND ^GRABBED ^Held ^Interview ^JUST ^KIN ^MODAL ^OUTES ^RECENT ^SEIZED
          ^TOOKAR ^WANT acaba- agua- aguan- ahor- aliv- anyt- anyth- ayude- baja- beat- beati- brazo- brea- casew- char- charg- close- cour- cryi- cryin- cuch-
          cuchi- cuid- daug- daugh- dayc- dayca- desp- despu- detu- encu- encue- escr- escri- escu- espe- esper- espo- espos- favo- fras- frasc- gett- getti-
          goin- good- goodb- grabb- habl- hace- hand- hear- hims- himse- hitt- hitti- inye- inyec- lice- licen- manan- mane- manej- middling miss- missi- much-
          mucha- novi- para- parej- park- past- pasti- pens- pensa- pill- pren- prend- pusi- pusie- sali- segui- seno- shoul- sobri- somet- sueg- suegr- tiend-
          tomo- tomor- tonig- tryi- tryin- turn- turne- volv- vuelv- want- ابوي- الجا- الجه- الجها- الحبو- الحقو- الصغ- الصغي- المدر- بالجه- بالم- بالمر- بسيا-
          بسيار- حيات- ساعت- ساعتي- ساعد- ساعدو- سامحو- عمره- قاعد- قالو- وقفو- ياخد- ياخدو-`,
        '-0.4': `#احنا #اخذو #اخر #اخو #اخي #ارد #اسكت #افكر #الخط #اموت #اولاد #بعد #بلعت #بنت #بيضرب #ترد #جامع #حامل #حبس #حبه #حدا #حطول #خرج #خيي #راجل #رحت
          #رساله #زرق #سكين #سلاح #سواقه #شفايف #صغير #صور #طريق #طفل #ظهر #عاد #عربي #علي #قاعد #قريب #قضيه #قفو #قلب #كامل #كان #كله #لقي #ماس #ماش #ماعاد
          #متخب #محامي #مستشف #مسلح #مفقود #مقلوب #مكالم #نفخ #هلق #هنا #وعي #ويه #ياخد #يتنفس #يخلو #يرجع #يفيق =2 =7ag =911 =96 =about =across =agua =ahorita
          =airport =al =algo =am =anoche =answering =arms =asleep =aventar =ayuda =b =baby =bar =bat =better =borracho =bye =campus =cara =carnal =cold =corazon
          =corte =courtroom =curb =cut =dad =dan =dar =dearborn =dejan =desaparecio =detuvo =dhs =dice =did =dio =dormir =drinking =echo =esperando =estarian
          =eyes =familia =fast =father =fentanyl =following =foster =gal =get =girlfriend =good =grabbed =hace =hang =happened =happening =he =help =hermano
          =herself =horas =huele =husband =inconsciente =interrogando =interrogating =interview =into =investigador =just =keys =khat =kicking =knife =lado
          =life =llamando =llamar =llamaron =llamo =llaves =llegue =lost =lot =machete =mall =marido =mia =mile =mn =mota =mother =mueve =narcan =need =night
          =nothing =nurse =oding =of =ohio =overdosed =parar =parque =patrulla =pega =pegando =pelo =people =perdio =please =poniendo =purple =queria =quien
          =reason =respirar =responding =road =sakran =sale =saliendo =school =screaming =seat =senora =sent =shaking =shotgun =shoulder =sister =sitting
          =slapped =sobredosis =social =some =state =suicidal =sus =tackled =taking =te =telling =tenia =test =tio =tirado =tirar =today =tomado =tome =tomo
          =top =trabajadora =trabajo =traffic =trago =traila =trajeron =us =vacio =veo =who =would =xanax =اخت =اخذت =اخذوا =اخذوه =اخر =اخيه =ارد =اسكت =اسيله
          =افكر =الان =التحقيق =الخط =الدنيا =الشارع =الله =المسدس =المطار =الموت =الوعي =اموت =انفخ =ايدي =بالمدرسه =بالمستشفي =بدي =بلعت =ترد =حابسني =حاطين
          =حالي =حامل =حبوب =حدا =حطولي =حمايه =خالي =خيي =راجلي =راسي =رجع =رحت =رساله =ساعات =سكران =سكين =سم =سنين =شالو =شرب =شربان =شرطي =شي =صار =طلعت
          =عملت =غرفه =فرد =قادر =قادره =قالي =كلبشوا =كله =لي =ماسك =ماعاد =متخبيه =محامي =محقق =مسكوني =مكالمه =موقفني =موقوف =ناطر =نايم =نزلوه =نفسه =هلق
          =هو =وقفني =ولد =ولدي =ويه =يا =يتنفس =يخلوني =يرد =يريد =يسالني =يفيق =يقتلني =يقولوا =يهددني =يوقف =يوم @010 @done @now-he @now-she @past ANSWER
          ARREST BREATHE CPS Calendar EVERYONE GOODBYE HURT IWANT KILL LATER LETME NARCAN NECK OVERDOSING PILLS POINT SEVERE Sick TOOK WAKE Weapon Worker
          ^ASKINGAR ^AWAY ^CUFFEDAR ^FALLEN ^INTO ^PULLEDAR ^SUICIDAL ^SUICIDE ^Sick ^Young abou- acro- acros- ahorc- ahori- airp- airpo- alco- alcoh- amarr-
          amen- amena- anoc- anoch- asle- aslee- bebi- bett- bette- borra- braz- camp- campu- carn- carna- clor- cora- coraz- cort- cust- custo- dear- dearb-
          detuv- drin- drink- ence- encer- enco- encon- fath- fathe- fent- fenta- fost- foste- fuerz- guar- hers- herse- hora- huel- husb- husba- inco- incon-
          kicki- knif- ligh- llave- llegu- llev- lock- mach- mache- marid- matar- medi- mens- mensa- moth- mothe- muer- muert- muev- narc- narca- niet- nigh-
          noth- nothi- odin- oril- orill- over- overd- pega- pegan- pele- peop- peopl- perd- perdi- perdo- plea- pleas- prim- puls- purp- purpl- reac- read-
          reas- reaso- respo- romp- sakr- sakra- salid- scho- schoo- screa- sente- shak- shaki- short shotg- sist- siste- sitti- slap- slapp- sobr- sobre- soci-
          socia- stran- suic- suici- susp- suspe- tack- tackl- taki- takin- tell- telli- tene- teni- thre- tirad- toda- toma- tomad- toni- traf- traff- trag-
          traje- vivi- vomi- vuel- wind- woul- xana- اخذو- الاو- التحق- الحق- الحم- الدن- الدني- السك- السو- الشا- الشار- الطف- العر- الكلب- المد- المست- المسد-
          المطا- الوع- انتح- اولا- اولاد- بالجا- بالمد- بالمس- بالمو- بايد- بيضر- حابس- حابسن- حطول- حماي- راجل- ساعا- سامح- سكرا- شفاي- شفايف- صاحب- عيال-
          قادر- ماخذ- ماعا- متخب- متخبي- محام- مسكو- مسكون- مفقو- مكال- مكالم- موقفن- موقو- والب- والبا- وقفت- وقفن- يتنف- يحققو- يخلو- يخلون- يسالن- يضربو-
          يقتل- يقتلن- يهددن-`,
        '-0.5': `#ابر #احج #اخذ #اروح #اسيل #اعترف #اقوال #انام #انترلوك #انزل #اوقف #بايد #بغرف #بوردر #بيب #بيد #بيصيح #تحقق #تحك #تعال #حاج #حار #حال #حبل #حبوب
          #حتي #خلاص #دابا #دنيا #دوا #راس #رغو #روح #ريح #زوج #ساد #سارق #سنه #سياره #شاهد #شبا #عالخط #فحص #فكر #قادر #لزم #ماخذ #ماسك #محكمه #مخدرات #مدرسه
          #معه #موقفي #نحن #نقاط #هاي #وهو #وين #يحقق #يكتب #يوم 7alg- =15 =16 =7 =70 =abogado =abre =adios =aeropuerto =after =again =agarro =agente =amigo
          =another =anymore =arrest =ask =asked =atras =aunt =autistic =auxilio =ba2a =babysitter =backpack =bad =behind =blow =boca =bond =boy =boyfriend
          =breathing =brother =buddy =cada =call =card =cargos =casi =cel =celda =checking =checkpoint =child =children =comes =comio =companero =confiese
          =contra =cousin =cunado =da =dark =day =deja =depot =despertar =despierta =detras =dinero =doing =dos =drank =driving =dui =eli =empty =escondida
          =escuela =espuma =estamos =feel =fell =fingers =form =found =frio =gasolina =give =golpear =gray =gritando =ground =gun =guy =hacia =haciendome =haga
          =hammer =handcuffs =her =hijos =him =holding =hospital =hour =hours =ids =investigator =jale =jump =jumping =kan =kent =kiero =kill =last =lele =lie
          =linea =lips =live =llevaron =llevo =lyom =mad =make =meds =mejor =mochila =more =morir =morirme =mouth =moving =mustashfa =myself =nenes =nino =nunca
          =odd =papa =pare =pared =pateando =pego =plan =pointing =polygraph =ponga =preso =prueba =pulse =questioning =quiero =quitando =quitaron =radio =ran
          =raro =reacciona =recorder =removal =respira =reten =robo =saco =sar =self =shi =sigo =siguiendo =sleep =soplo =speak =staring =station =stay =stepdad
          =stepped =suelo =tasing =thing =thinking =till =time =toddler =took =trae =trooper =tumbando =twins =two =vehicle =veneno =vida =video =vidrio =viejo
          =vivir =vos =voy =wall =walmart =wants =was =where =woman =worker =write =yard =you =ابن =ابنتي =ابوه =ابوي =اتصل =اجاوب =احجي =احد =اختي =اخذو =اروح
          =اعترف =الارض =الاطفال =البيبي =الحاره =الغرفه =الكلبشات =اليوم =انام =انزل =بالحمام =بالمطار =بعمل =بغرفه =تحقق =تحكي =تسال =جنب =جواب =حاجه =حالها
          =حتي =حطوني =حقي =خلاص =دابا =راضي =رغوه =رفيقي =زوجي =سجن =شارب =شاهد =صديقي =ضرب =طليقي =عالخط =عندي =عيش =غريب =فكر =فيي =قالوا =قد =ليش =ماسكني
          =مالي =مسدس =معه =ملثمين =نار =ناركان =نزل =نفس =نقطه =هلا =وقف =ولادي =ونحنا =وهو =يحرق =يصيح =يفتح @011 @now-CHILD @now-SOMEONE ARRESTED ASKINGAR
          CAR DIE FAINT GRABBED HURTING IDIOM JAILED JUMPAR JUST KIDNAP LEDGE QUESTIONED STATED STATION SUICIDAL SUICIDE Street TAKINGAR TIRED TONIGHT TOOKES
          WAVING WEAPON ^ANSWERAR ^ASKAR ^CAR ^DANGERES ^End ^GOODBYE ^HIDING ^IF ^IWANT ^KIDNAP ^KILL ^LOCKED ^Moment ^OVERDOSED ^PULLED ^Plea ^TAKING ^TOOK
          ^WEAPON ^Worker abog- aboga- acab- acci- accid- acus- adio- aero- aerop- afte- agai- agar- agarr- amig- anot- anoth- anym- anymo- armad- aske- atra-
          auxi- auxil- ayud- backp- behi- behin- bols- book- borr- boyf- boyfr- breat- brot- broth- budd- bull- cargo- carr- cart- celd- child- confi- conv-
          court- cowo- cowor- crui- cruis- cuna- cunad- depo- desa- desap- despi- detra- dine- diner- doin- dran- drivi- empt- escue- espu- espum- estam- estar-
          expl- fami- famil- foun- frie- frien- gadd- gadda- grou- groun- hacie- herm- herma- hijo- hold- holdi- hosp- hospi- hour- inta- jump- jumpi- lati-
          latin- lett- lette- leva- levan- leye- llor- llora- mejo- moch- mochi- morir- most- mout- move- movin- mune- munec- muri- must- musta- myse- mysel-
          nene- nunc- nurs- pasap- passe- patea- pers- phon- poly- polyg- pong- post- prue- prueb- qued- quit- quita- rath- reacc- recog- rete- robb- rompi-
          sabe- segu- sepa- separ- shot- sient- sitt- stal- star- stari- stati- stepd- strai- suel- tal3- tasi- tasin- think- todd- toddl- trac- track- troo-
          troop- twin- vaci- vehi- vehic- vendi- vene- venen- veng- vide- vidr- vidri- viol- viola- walm- walma- wher- windo- woma- work- worke- writ- ابنت-
          اسيل- اعتق- اقوا- الار- الاط- الاطف- البار- البيب- التا- التح- الحا- الحار- الحب- الحدو- الزب- السج- الغرف- القط- الما- المح- اليو- اوقف- بالا- بالج-
          بالحم- بالط- بالكر- بتنف- بغرف- بيصي- حاله- حطون- رسال- رفيق- سكين- شربا- طليق- عارف- عالخ- عيون- كلبش- كلبشو- لاحق- ماسك- ماسكن- ملثم- ملثمي- منزل-
          موقفي- نارك- ناركا- والد- وقفتن- وماب- وماخ- ونحن- يحقق- يستجو-`,
        '-0.6': `#افاد #امش #امض #انت #انتحار #انتظر #اوافق #بارد #باص #بعرف #بكرا #بمكتب #تحقيق #تسال #توقف #جنب #جهي #جيب #حدود #حرام #حقي #حمام #داو #راح #راض #رخصه
          #سجن #شرب #شغل #شنط #صندوق #صهر #صوب #ضرب #طلب #طلعت #عارف #عشان #عملت #عيش #غريب #فيه #قسم #قفت #كارد #كبير #كذب #كلبش #كلم #لاق #ليا #مترجم #مرت
          #مشغل #مصاري #مطار #نارك #نزلو #هذا #هذه #هربت #وقف #ياهم #يتصل #يحرق #يخنق #يسجل #يشي #يصير #يمن 3ash- 3asha- =13 =14 =17 =3alaya =3ashan =abierta
          =agarrando =ando =anos =aparece =arma =as =baje =bano =bathroom =bebe =before =boss =bounty =boys =burn =bus =cajuela =callo =caminando =carta =chamo
          =detector =di =dot =dragging =drunk =encima =end =entiendo =entrego =entrevistando =esposado =esposaron =estacion =estoy =except =face =find =firmar
          =friends =fue =fui =gets =gone =hable =hasta =hear =how =hunters =id =interrogation =jail =keep =knows =law =lawyer =line =llegar =locked =love =made
          =mata =matar =metiendo =neighbor =next =ojos =oyen =padrastro =parado =parando =paro =paso =passcode =passenger =patron =phone =place =point
          =preguntar =preguntas =prendio =proteccion =pull =purse =putting =queriendo =redada =rights =robar =ropa =rope =running =salio =sat =senor =sentado
          =shoot =since =slid =su =swallowed =tia =traigo =turn =vivo =waiting =when =window =work =yes =ابنه =اقول =الباص =السياره =الشغل =اللي =المحقق
          =المحققين =الولاد =امشي =امضي =انت =اوافق =ايش =باب =بالشارع =بالغرفه =بكرا =جالس =جاي =جوزي =حرامي =دوا =راح =ساعه =شالوا =شربت =صهري =طلع =عالسياره
          =عشان =عليه =عليي =فين =فيني =فيه =كارد =كلمه =ليا =مسلح =معي =نبض =نفسي =هذا =هذه =هربت =هناك =والشرطي =وجهي =يسال =يشيك BEHIND DANGERES IROOM LETGO
          LOCKED OVERDOSE POISON PULLINGAR QUESTIONING ROADTALK SEIZED SOBRIETY SOMEONE Traffic ^COMEIN ^FAINT ^GETOUT ^HOWTO ^HURTING ^LURKING ^MISSING
          ^OVERDOSE ^PILLS ^Traffic acer- acerc- apare- apre- auti- autis- ayuda- bath- bathr- befo- befor- blan- block- boun- bount- caju- cajue- carga- chai-
          check- chil- clea- compa- consu- cous- cousi- cuan- decid- drag- dragg- drun- enci- encim- esto- exce- excep- fing- finge- firm- firma- gaso- gasol-
          hacer- hamm- hamme- happe- hast- haul- hunt- hunte- inve- inves- know- lawy- lawye- llama- locke- mata- ment- mont- mori- movi- padr- padra- paja-
          pajam- paran- passc- point- poni- ponie- purs- putt- putti- recor- reda- redad- refu- refus- resp- respi- right- runn- runni- sigui- sinc- stab- stat-
          stra- swal- swall- than- thin- traig- wait- waiti- اختف- افاد- الاض- الاضو- الحد- السي- السيا- الشغ- الكل- الكي- المس- المو- الول- الولا- اليم- انها-
          اواف- بالشا- بالغر- بالمط- بمكت- حرام- ديتر- عالسي- وراي- ولاد- وياه- يستج- يضرب- يعتق- يعتقل- يعمل-`,
        '-0.7': `#ابن #احك #اخت #اقول #اكتب #الل #ايد #تحويل #تعتقل #جالس #جسر #جواب #حطو #حما #خوي #دكان #سطح #شارع #شالت #شباب #شخص #صوت #ضهر #طلع #عندي #عيون #فيدي
          #قافل #قلم #قول #مال #مركز #مقفل #ملثم #موقف #نار #نبض #نفس #يضرب 3ala- 3alay- =75 =acaba =ani =apuntando =attic =bag =balaceando =balazos =bats
          =blood =carro =choque =cuando =cuffs =declaracion =derechos =detaining =deteniendo =diga =dijo =dna =done =estar =everybody =federal =fotos =grabando
          =grita =hablando =handcuffing =hombre =hr =le =light =lleva =lo =me =miranda =mujer =nena =od =oficina =over =removing =roof =shooting =sople
          =statement =stopped =ten =tied =tiene =tirando =toy =trunk =uncle =wake =walk =your =احكي =اخدو =اكتب =التلفون =بيقولي =تعتقل =حماتي =روحي =سياره
          =شالت =شايل =شباب =شخص =شغل =عليا =قاعده =قافل =قدامي =مسكر =معاه =يحاول =يسالوني =يضرب =يقول =ينتظر CHARGED COPCAR EX FIND HOWTO KILLED LIVE MISSING
          OVERDOSED PULLEDAR ROADSIDE TOOKAR WRISTS ^CPS ^EX ^NOW atti- balac- balaz- bloc- bloo- camin- choq- choqu- confe- contr- cuand- cuff- deten- estac-
          foto- haci- happ- hath- matte- monta- muje- pate- poin- pour- prot- prote- quer- queri- reco- shoot- sien- state- stop- stopp- tiran- trad- tradu-
          trun- vend- التو- المحق- تستج- تعتق- حاطي- حمات- شالو- صديق- قدام-`,
        '-0.8': `#بنز #حقوق #رصاص #شال #ليش #مسك #يحاول #يسالو #يكسر =94 =abi =bajo =breaking =dejaron =desk =die =entre =esposas =ex =hoy =irme =know =mesa =office
          =otra =pick =questions =quiere =rompio =salir =wait =تاخذ =رح =رصاص =شلو =فات =واقف =وراي =ياخذون ARRESTING HIGHPLACE PASSEDOUT PULLED QUESTIONS arre-
          arres- back- break- cami- carg- come- conf- decl- decla- deta- detai- handc- line- ques- quest- sopl- uncl- اعتر- عالس- موقف- يحاو-`,
        '-0.9': `#تاخذ #راي #شلو #قفل =arresting =be =dando =esposando =estaba =gave =k9 =raiding =stop =tipo =viene =الشرطي =قفل =يدق @now-EX CUFFEDAR PULLING entre-
          inte- inter- pass- raid- raidi- remo- remov- shoo- tira-`,
        '-1.0': `=alguien =arrestando =car =firmo =ppo =soy =بدو =كسر CUFFS algu- algui- bala-`,
        '-1.1': `=دخل =يفتش =يكسر`,
        '-1.2': `=side`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.6': `SOBRIETY`,
        '1.3': `PAPERS Traffic`,
        '1.2': `موقف-`,
        '1.1': `=test LIGHTS`,
        '1.0': `#امش #رخصه =paro =trooper =امشي PULLEDAR PULLING ROADSIDE ROADTALK sopl-`,
        '0.9': `#قفت =calle =cop =k9 =parando =pararon =يفتش GETOUT ligh- para- paran- parar- وقفو-`,
        '0.8': `#الض #انزل #حدود #نفخ #يسحب =baje =breathalyzer =over =perro =pide =prendio =reten =soy =step =stop =stopped =الشرطي =انفخ =شرطي ^ROADSIDE pidi-
          pidie- rete- وراي- يسحب-`,
        '0.7': `#شبا #شنط #فحص #قلم =75 =blow =cbp =curb =dot =keys =lights =lit =pidiendo =pulled =radio =sit =soplo =suspended =thing =vehicle =vidrio =weed =window
          =انزل =خالي =رخصتي =شارب =شربان =فحص =وقفني SEARCH ^PULLED ^WEAPON alco- alcoh- camin- light- pull- pulle- radi- stopp- troo- troop- vehi- vehic-
          vidr- vidri- الباس- شربا- موقفي- وقفتن- وقفن- وقفون-`,
        '0.6': `#احمر #ازرق #انجليز #اوافق #باسبور #تيكت #راي #سواقه #شارع #شرب #صندوق #مشغل #موقف #موقفت #هوي #وقف #يشي #يفتش =94 =alcohol =alphabet =blocked =blood
          =caminando =caminar =cargos =cofre =gritando =hacia =huele =id =or =pare =pen =sangre =shoulder =snow =sople =traffic =vengo =writing =احمر =اوافق
          =بيقولي =جنب =شو =طلب =عنده =موقفه =واقف =ورايي =وقفتني =يدق =يشيك ASKINGAR CAR DOGS ^ASKINGAR ^PULLEDAR acer- alph- alpha- back- bloo- bols- cargo-
          cofr- cons- guar- guard- mand- revi- revis- road- seat- stop- traf- traff- under- windo- writi- الحدو- اواف- اورا- رخصت- موقفت- وقفت- يسحبو-`,
        '0.5': `#اوقف #اوقفت #بوردر #تامين #توقف #خايف #سيار #طلب #كشاف #كندا #موقفين #نزل #يصرخ =bajo =cajuela =checkpoint =contra =cpl =digo =draw =dui =found
          =friends =get =had =huron =light =llego =luces =manejando =mile =ojos =parado =passenger =port =pregunta =purse =ran =road =secondary =tapping =traigo
          =ventana =walking =we =were =while =yes =الجهاز =الشباك =اوقف =اوقفتني =خايف =رخصه =سالني =سيارته =غرفه =كندا =موقفينه =والشرطي =وقفونا =وقفوني =ومعي
          =يشتي =يقولي PULLINGAR ^GETOUT ^LIGHTS ^Traffic acci- accid- beer- caju- cajue- carr- drin- face- foun- huel- huro- line- luce- pasap- perr- purs-
          sire- siren- sopla- tapp- tappi- traig- verd- walki- whil- wind- الاض- الاضو- الحد- الشب- الشبا- اليم- اوقفت- بالت- بالج- بيسا- بيفت- بيفتش- سالن-
          شرطي- موقفن-`,
        '0.4': `#الخط #جنب #حطو #دور #سياره #طريق #عربي #كلنا #ناطر #يشم =abra =abrio =agente =ando =another =buddy =cana =carro =dice =does =dos =glass =grita =iba
          =irme =khat =l =le =license =luz =many =mn =mota =nomas =nombre =officer =oficial =quick =revisar =saliendo =side =state =their =tome =wants =where
          =ابن =ازرق =الخط =بالشارع =بالمطار =بيسالني =جاي =ع =كلنا =موقفني =هنا =هويتي =والبوليس =يشم =يصيح BEHIND Street TALKING ^FIND ^Gear ^LURKING ^SAY
          abri- anot- anoth- bloc- block- budd- call- cami- carg- consu- grit- lice- licen- manda- noma- nomb- nombr- pare- patr- pren- prend- quic- salie-
          sang- sangr- thei- veng- vent- venta- walk- wher- العي- بالشا- سكين- عالط- ناطر- هويت- والبو- والش- والشر- يعمل- يفتشو-`,
        '0.3': `#احنا #افتح #اقف #بسرع #بيسال #تفتيش #حشيش #سال #سكران #شرطه #فيه #لحال #ماس #ماش #هنا #وقع #يدق #يشت #يصيح =17 =8 =al =asked =car =dije =drunk
          =ingles =mouth =permiso =policia =quito =revisando =search =sitting =social =speak =trunk =walk =السياره =الطريق =بسرعه =حشيش =سياره =شرب =شغل =فيه
          =ماسك =وراي =وقع @111 @done Gear LETME SCARED ^GIVEBACK ^PASTVERB ^Young aske- atra- baja- chec- check- drun- espe- esper- glas- ingl- ingle- mout-
          pasa- pass- perm- permi- prue- prueb- seco- secon- sitti- socia- spea- susp- suspe- trun- unde- want- writ- السي- السيا- الطر- الطري- القا- بالان-
          بسرع- بولي- عالش- والب-`,
        '-0.3': `#احد #احسن #اطفال #اقول #الس #اموت #ترد #حما #حمام #ساع #سامحو #سجن #علب #عمر #عيال #قاعد #قريب #قفل #لسه #موت #نايم #هجره * =14 =20 =abajo =abogado
          =adios =again =ahorcar =algo =already =anoche =anos =aqui =are =arma =arrestaron =arresting =be =beating =bebe =better =bleeding =bunch =buscar
          =camera =carcel =come =comio =creo =cuchillo =dicen =drank =encontre =everybody =father =flashlights =foster =go =hablando =hable =has =help =hijos
          =him =himself =holding =home =if =immigration =in =juez =kitchen =labios =lake =let =living =matarme =men =mi =mis =momento =mother =mujer =nenes
          =nephew =ni =not =of =ok =old =one =papa =papel =para =parking =passed =pastillas =porque =preguntan =preguntando =probation =puso =queria
          =questioning =reacciona =school =screaming =se =shoot =sobredosis =someone =store =suicidal =sus =taken =te =telefono =texting =they =this
          =threatening =tia =tirado =to =trabajo =trying =ver =viejo =what =will =would =xanax =ابوها =احسن =اختي =اخي =اريد =اس =اطلع =الايس =الجسر =الحبوب
          =الحقوني =السجن =السلاح =السي =الطفل =اموت =با =بالحمام =بدهم =ترد =حالي =حق =حمايه =رح =زوجتي =سامحوني =شربت =علبه =عيش =في =قفل =لسه =من =واقفين
          =ياخدوا =يهددني @000 @100 @now-CPS @now-she Calendar Drug GRABBED HOUSE INTO IROOM Interview JAILED KIN KNOCKED KNOCKING PAST PILLS Paperwork Plea
          QUESTIONING SOMEONE STATED TOOK TOOKES Worker ^COURTS ^CPS ^DETECTIVE ^GRABBED ^HASES ^Interview ^JUST ^KIN ^KNOCKED ^PRESENT ^RANOFF ^REFL ^TOOKAR
          abaj- abog- aboga- abue- abuel- adio- agar- agarr- alrea- anoc- anoch- answ- answe- baby- base- beat- beati- bett- bette- blee- bleed- bunc- came-
          camer- carc- carce- cuch- cuchi- depu- deput- dice- dran- entra- escr- escri- fath- fathe- fenta- fost- foste- girl- hacer- herm- herma- hijo- hims-
          himse- hold- holdi- immi- immig- kitc- kitch- labi- labio- livi- livin- llega- matar- mome- momen- mora- morad- moth- mothe- muert- muje- neig- neigh-
          nene- neph- nephe- overd- parki- past- pasti- pens- pensa- perc- porq- porqu- prim- quer- reac- reacc- saca- scho- schoo- someo- telef- text- texti-
          thre- threa- toma- tryi- tryin- tumb- tumba- veci- vecin- woul- xana- اخذو- اعتقل- الاي- الجس- الحبو- الدو- الول- بالحم- بالغ- حماي- زوجت- سامحو-
          واقفي- يسالو- يقول- يقولو- يهددن-`,
        '-0.4': `#ابر #اخر #ارتاح #اطلع #اعترف #الاف #انت #انه #بتقول #بدي #برع #بلع #بيسمنت #تحت #تعبت #جوه #حابس #حبوب #حقو #دايخ #داير #دنيا #رجال #رفيق #زرق #ساعت
          #ساعد #سرير #سوال #شباب #شخص #صبح #قافل #كلها #لازم #ماعاد #مدرسه #معه #موظف #وعي #يتنفس #يخنق #يصح #يضغط #يطرق #يفيق #يلاحق #يهدد =12 =3an =7 =abrir
          =abuela =afuera =agents =aguanto =ahorcando =airport =alive =antes =anymore =ayuda =banging =basement =before =belt =booking =boyfriend =brazos =break
          =breaking =broke =brother =calling =care =casa =caso =celular =charged =charges =chasing =check =coca =cocina =collapsed =cps =cunado =daddy =dan
          =daycare =dejan =despertar =despues =detector =devolver =diciendo =dope =dragging =escuela =espuma =esta =estar =everything =falta =familia =fell
          =fentanyl =find =friend =garage =girl =golpea =goodbye =hablo =hermana =heroin =hijo =hombre =horas =hour =hr =hurry =husband =inconsciente =inside
          =interrogando =inyecto =it =jumped =kan =kicking =kiero =knock =lawyer =letter =lie =lips =llevan =machete =manana =minute =missing =moms =morir
          =mucho =myself =need =neighbor =never =nina =odd =off =once =orden =order =orilla =other =pal =pana =parce =perdio =phone =police =porche =preso
          =questioned =quieren =respira =respirar =rifle =robaron =room =roommate =sabemos =sakran =sent =sentido =she =stairs =station =strangling =suegra
          =table =taking =tan =thru =tipo =tirar =trabajadora =truth =turning =uncle =used =va =vino =vodka =volver =walked =want =way =whatsapp =with =without
          =yom =you =ابو =اجو =اخد =اخر =ارتاح =اشتي =اعترف =الارض =الاف =البيت =الدنيا =الصبح =الضابط =الكلبشات =الله =المحل =المطار =الوعي =بالمركز =بتقول
          =برع =بعد =بلع =تحت =تعبت =تقول =جارنا =جهال =جوه =حبسوني =حبوب =خنقني =دخلوا =ساعتين =سيارات =شباب =شخص =شقتي =طليقي =عارفه =عليها =عليي =عيالي =غريب
          =فاتو =قادره =قالوا =قبضوا =كلبشوني =كلها =ماعاد =مش =مع =معه =نفس =نفسي =واقفه =والجهال =يتصل =يتنفس =يخنقني =يرجع =يصحي =يضربني =يطلبون =يفتشو
          =يفوتو =يفيق =يقتلني =يلاحقني @001 @now-DETECTIVE @now-i ACTOR ARREST CHILD COMEIN DOOR FAINT FALLEN HIDING HOME HURT HURTS NOOSE PASSEDOUT REFL
          STATEMENT Sick TOOKAR Violent WAKE Young ^ARRESTING ^BLEEDING ^CAR ^DIE ^EX ^End ^General ^IWANT ^KILL ^LOCKED ^PHONE ^Paperwork ^SUICIDAL ^SUICIDE
          ^Worker acus- afue- afuer- agai- agua- aguan- airp- airpo- aliv- amen- amena- ante- anym- anymo- atta- attac- auti- autis- bang- bangi- bare- basem-
          befo- befor- blan- blanc- booki- brazo- breat- brin- brok- brot- broth- calli- celu- celul- chasi- coci- cocin- colla- compr- cour- cuna- cunad- dadd-
          dayc- dayca- depo- depor- desm- desma- despu- dici- dicie- drag- dragg- enter- escue- espu- espum- falt- fami- famil- fent- forc- garag- good- goodb-
          gran- habl- hall- hero- heroi- homb- hombr- hora- hurr- husb- husba- inco- incon- insi- insid- inte- inter- inye- inyec- jumpe- kick- kicki- lawy-
          lawye- mach- mache- manan- mari- meti- metie- migr- miss- missi- myse- mysel- neve- orde- othe- parc- pele- perd- perdi- phon- porch- prob- proba-
          prot- prote- puls- queri- raid- razo- reco- respo- rifl- robar- room- roomm- sabem- sakr- sakra- screa- seno- senti- short sobr- stai- stair- stati-
          stor- suic- suici- take- taki- takin- trab- traba- trag- truc- trut- turni- uncl- vodk- volve- vuel- walke- what- whats- with- witho- ابوه- ارتا-
          اسيل- اعتق- الار- التح- الجام- الحب- الدن- الدني- السل- السلا- الضا- الضاب- الطف- المطا- المو- الوع- انتح- بالبي- بالح- بالسك- بالمر- بتقو- خايف-
          خطيب- خنقن- داير- رسال- رفيق- ساعت- ساعتي- سامح- سيارا- صاحب- طليق- عارف- قادر- قالو- قبضو- ماعا- مختب- والبا- والج- والجه- وبعد- يتنف- يحبس- يحققو-
          يخنق- يخنقن- يسال- يضرب- يضربن- يضغط- يطلبو- يفوتو- يقتلن- يلاح- يلاحق- يهدد-`,
        '-0.5': `#احك #ادخل #افكر #اقع #اقوال #اكل #امام #امر #انط #اوض #بعتل #بكرا #بيت #بيد #تحقيق #تعتقل #تقول #جامع #جسم #جهه #حاج #حال #حبه #حجز #حدا #خرج #خلاص
          #خنق #خوي #دخل #دخلت #دزل #رحت #رساله #ساكت #سجين #شفايف #شقه #صال #صيت #ضايع #ضرب #طاول #عاد #عالخط #غلط #فوت #قادر #قاضي #قبل #قضيه #كتير #كراج
          #كلبج #كلش #كلور #كيف #لاق #لزم #لون #ماخذ #ماخذين #ماسك #محكمه #مسك #معايا #مول #ناس #نسو #هاجم #هذا #هون #وهم #ويه #ياه #ياهم #يتصل #يجيب #يحقق #يدي
          #يعتقلو #يفوت #يقتل #يوقع =6 =911 =agarrar =aki =amarrada =amiga =aparece =apartamento =apartment =armas =arms =around =arrested =ask =ate =aunt =ba2a
          =bano =best =boy =buscan =cama =came =campus =carta =cerca =choking =cold =comisaria =confiese =cosas =cuffs =dad =dar =dead =dejarlos =dejaron
          =dentro =derechos =despierta =detective =detroit =di =dieron =dijeron =dio =done =drive =drop =embarazada =encuentro =entrada =entraron =era
          =esposaron =estan =even =ever =fe =federales =firmar =fo2 =following =foot =four =from =ganas =gasolinera =going =gone =good =hablar =hall =hand
          =handed =heart =hiding =hija =hitting =hombres =hurting =insurance =into =jump =keeps =kid =knees =lap =lawn =leaving =llamar =llame =llegue =llevar
          =lleve =loaded =lobby =locked =loco =lol =lost =loud =mia =migra =money =morirme =motel =much =muero =narcan =negra =nena =nobody =omg =own =pegando
          =pelo =pero =pills =please =polygraph =pressure =prima =puerta =pusieron =put =putting =quitando =read =removing =responding =rights =river =rompiendo
          =rope =s =sacaron =sale =salir =salon =security =shed =sheriffs =showed =siguen =sleep =snoring =sobrino =somebody =sorry =stab =steps =subiendo
          =supposed =swallowed =temblando =them =tirada =tiro =tocan =todas =tomo =tracks =traila =trailer =veo =video =vieja =viendo =vinieron =viviendo =vivir
          =waiver =wall =when =whole =wife =worker =yard =year =ابوي =احد =احكي =اخذوه =افتحوا =افكر =اكل =البنت =الشغل =الشقه =الكراج =اللي =الليله =المحقق
          =المدير =المراقبه =المستشفي =المول =امر =ان =اي =بالباب =بالبيت =بالتوقيف =بعتلي =بكرا =بلا =بنتي =بيدقو =تبع =توقف =جايين =جماعه =حاجه =حبه =حدا
          =خطيبي =خلاص =دخلو =دزلي =دلوقتي =راجلي =رجلي =رحت =سحب =سحبو =سكران =سنه =شالو =شي =صاحب =طلع =عالخط =عمي =فيي =قاعده =قبضو =قبل =قدام =كان =كتير
          =كلور =لابسين =لونه =ليله =ماذا =ماسكني =مخدر =مركز =مسكوا =معاه =معايا =مفقود =ناس =هاجم =هون =وجهه =وقفو =ولادي =وهم =وياه =ويه =يجيب =يدي =يوقع
          ANSWER CAMEIN COPCAR COURTS CPS DETECTIVE DIE HIGHPLACE HURTING IDIOM IWANT JOKE KILLED LEGAL LOCKED NARCAN OVERDOSE OVERDOSING PODER TIRED TIRO
          ^CUFFEDAR ^Drug ^MISSING ^OVERDOSE ^SEARCH ^SOMEONE ^Sick ^TOOK ^Violent alre- apen- arma- arou- aroun- arrep- ayud- ayuda- bala- blea- bleac- braz-
          brea- break- bull- bunk- campu- cart- cerc- cham- char- charg- chil- chok- choki- clos- coll- comis- compu- confe- confi- conv- cosa- cuid- decid-
          dent- dentr- dere- derec- desa- desap- despe- dete- detec- detro- dier- diero- dije- dijer- drop- dropp- emba- embar- enco- encon- encu- encue- escon-
          esta- firma- fuer- fuma- gaba- gadd- gadda- gana- gara- goin- golp- golpe- grab- graba- grand- hande- hear- hidi- hidin- hitt- hitti- hurt- hurti-
          insur- jump- keep- khab- kier- leavi- llegu- lleva- loade- lobb- locke- mana- marc- medic- mess- messa- mone- mori- morir- most- mote- mucha- muer-
          mues- muest- narc- narca- nobo- nobod- novi- nurs- over- pegan- pill- plea- pleas- poin- point- poly- polyg- porf- puer- puert- pusi- pusie- putt-
          putti- quita- rati- recog- regr- regre- resp- respi- right- rive- romp- rompi- sacar- salo- scre- secur- segur- seri- shoo- showe- sigue- sill- smok-
          snori- someb- sorr- stab- stabb- star- stra- sueg- suegr- supp- suppo- swal- swall- tabl- temb- tembl- tene- testi- trail- vide- viej- viend- vini-
          vinie- viol- viola- vivie- volv- vomi- vuelv- waiv- waive- whol- work- worke- افتحو- اقوا- الام- البن- البي- السج- السكي- الشغ- الشق- القب- الكرا-
          الكلب- الليل- المدي- المر- المرا- المست- النا- الها- امبا- بالبا- بالتو- بالصا- بالكر- بالمو- بعتل- بيدق- تعال- تعتق- جارن- جايي- حابس- دلوق- دلوقت-
          راجل- سكرا- شفاي- شفايف- عالخ- عليه- قيدو- كلبشو- لابس- لابسي- لزمو- لقين- ماسك- ماسكن- معاي- مكلب- موبا- موباي- واقف- والم- وسكر- وصيت- ياخد- ياخدو-
          ياخذو- يحقق- يحكو- يدورو- يستجو- يفوت- يقتل-`,
        '-0.6': `#ابيض #اجاوب #اخت #اخويا #ارد #اعض #الل #الي #انتحار #برا #بعد #بلعت #بيدق #بيدور #تحقق #جار #جدت #جرع #جماع #حاف #حجزو #حكيت #دوا #راجل #رغو #زلم
          #سنه #شايل #شقت #شكل #صاحب #صوت #ضهر #ظهر #عارف #عني #عيش #فات #فكر #فيدي #قالت #قراج #قسم #قول #كذب #كشف #كلبشو #لما #محل #مدر #مرت #مركز #مغم #مفقود
          #مكان #نبض #هربت #ياخد #يبك #يحرق #يطلع #يعرف #يمن #يمه #يوم 7amm- =13 =15 =aca =acabo =adentro =agent =agua =andan =arrestando =arrestar =aser
          =aventar =aw =bien =brincar =bro =buscando =cabeza =call =camioneta =can =cara =celda =climbing =close =compa =conteste =corazon =corte =couch =cousin
          =crazy =cuffing =dando =day =declaracion =deje =deputies =detaining =ejo =eli =encerrada =end =ensenan =entre =esposando =esposas =estacion =este
          =feds =feel =floor =foam =fotos =gas =grabando =gris =guy =handcuffs =happened =her =hi =hice =hold =hora =house =ice =interrogated =interrogating
          =investigador =knife =law =left =lel =lele =linternas =llevaron =llorando =loss =lot =loudspeaker =make =mato =meds =mejor =mesa =minutos =mnil =mo
          =mundo =night =note =od =office =only =pareja =pasillo =patron =peeking =pegar =persiguiendo =policias =por =pounding =prevention =questions =quiero
          =reading =rodeando =rolled =ruido =salgo =same =sar =say =seguridad =ser =shelter =shoes =slid =sola =stopping =stuff =text =then =threw =tied =time
          =tio =tocando =tomar =top =traen =trago =train =two =type =upstairs =veces =vida =wake =wanting =woods =yarda =اخت =اخدت =اخذت =اخويا =ارد =اقول =الان
          =التامين =الجهال =الشرطه =الولد =الي =امي =اهلي =بالجامعه =بالقراج =بالمدرسه =بدها =برا =بسياره =بعده =بعمل =بلعت =بي =بيسالو =بيقولو =تحقق =تلفونه
          =جواب =حافه =حالها =حد =حكيت =داخل =دق =دوا =رغوه =روحي =شايل =شكله =شم =ضل =عالباب =عليا =عندهم =عني =فكر =فوق =فيها =قاعد =قالت =قد =كشف =كلمه =لما
          =لي =ما =مخليني =مغمي =نبض =نزلوه =هربت =هناك =ياخذوا =يدقوا =يمه @210 EX End HANDS JUMPAR KIDNAP KILL LIVE ONLINE OVERDOSED RAID SEIZED SUICIDE
          ^ACTOR ^BREAKIN ^GOODBYE ^HOWTO ^HURTING ^KIDNAP ^KILLED ^LIVE ^OVERDOSED ^POINT ^QUESTIONING ^WARRANT abie- abier- aden- adent- amig- apaga- apart-
          apre- arre- arres- asal- asalt- aven- avent- bote- botel- busc- busca- cabe- cabez- camio- camp- carga- celd- chas- clas- clor- colg- conf- cora-
          coraz- corri- couc- cous- cousi- craz- cuen- cuent- cuff- cuffi- deci- decir- decl- decla- deja- desc- desp- despi- disp- dispa- draw- ence- encer-
          ente- entr- esco- espa- espo- espos- estr- fede- feder- figh- floo- foto- habla- handc- hous- insu- inve- inves- knif- lett- lette- load- lock- loud-
          louds- mejo- mete- much- mund- mune- munec- negr- nigh- padr- pagu- parej- pasi- pasil- peek- peeki- pers- poun- pound- press- prev- preve- punc-
          punch- push- ques- quest- readi- remov- rest- robb- rolle- ruid- secu- shel- shelt- shoe- sien- slee- snor- sobre- step- stran- stuf- subie- suel-
          tira- tirad- tocan- trae- trat- upst- upsta- vece- vivi- wanti- watc- wood- yard- اجاو- اعتر- افتحل- البار- التام- الجا- السك- الصب- العم- العما-
          القط- الكا- المحق- الوا- الور- بارد- بالست- بالسل- بالقر- بالمد- بالو- بسيا- بسيار- بيدو- تستج- جدته- جماع- حاطي- حاله- دقيق- عالبا- عالح- عنده- عيال-
          مفقو- ولاد- وماخ- وياه- يدخلو- يستج- يطلب- يعرف-`,
        '-0.7': `#اجو #اخذو #ادر #ارض #افاد #اكتب #بارد #بروبيشن #بنا #تعال #جاكيت #جهال #جواب #خال #خويا #داخل #سحب #سطح #سيارت #شدو #صور #فوق #قبض #قطعت #قوي #قيد
          #كان #كنت #محقق #مدير #مسجل #مطبخ #مكتب #ممكن #مين #نارك #ورا #يناد =10 =adn =after =agarro =amigo =arrest =arresto =baby =bed =boca =cayo =comieron
          =cortando =cuando =cuartito =cuartos =daba =die =dios =dude =esposado =ex =firmo =gun =hear =hood =job =kill =knocking =lady =last =love =mall =mama
          =marshals =miranda =nadie =nino =outside =parada =pasar =paso =passcode =pego =ponga =porch =ppo =preguntas =quitaron =recorder =saco =siento =sigue
          =since =six =statement =thinking =throwing =too =trajeron =truck =van =vivo =who =windows =اخوي =ادري =اكتب =اليوم =بس =بيتنا =بيقولوا =تاخذ =جو =خويا
          =سيارت =صديقي =عيونه =غرفتي =قالو =قطعت =قلبه =كنت =ليش =محقق =مو =نفسه =ورا @now-EX @now-SOMEONE ARRESTED ARRESTING BLEEDING BREATHE LATER MISSING
          POINT SEVERE SUICIDAL WRISTS ^ANYMORE ^CAMEIN ^KNOCKING ^LOTS ^Plea ^QUERY ^SEIZED afte- ahorc- amar- amarr- apare- book- brinc- cell- cerra- clea-
          comie- corre- corta- cuand- dejar- entre- escuc- gaso- gasol- happ- happe- knock- mars- marsh- ment- menti- miran- nadi- outs- outsi- part- passc-
          pati- pega- persi- pong- read- show- sient- sinc- state- subi- surr- think- throw- toca- trac- track- traje- vend- افاد- الحا- الحقو- المط- اليو-
          بالار- بالك- بيتن- غرفت- كلبش- نايم- يدخل- يعتق- يعتقل- يلحق- يناد-`,
        '-0.8': `#باب #تاخذ #حاط #روح #قلب #لابس #معهم #يدخل #يكتب =5 =abi =anda =away =bye =cada =callo =cops =desde =diga =dna =dorm =es =fui =gray =gritan =hoy
          =keep =mata =nas =nene =noche =novio =officers =peor =plan =po =quien =swab =toca =todo =write =الباب =بابي =بيتي =عليك =معهم =ولد GOODBYE KILLING
          LEFTNOTE POISON QUESTIONS STATION cerr- comp- daye- desd- door- estac- impo- knee- knoc- noch- porc- qued- roll- التا- الحق- صديق- عيون- يدقو-`,
        '-0.9': `#كلبش =both =door =edge =fbi =life =llegaron =paper =today DANGERES NECK anda- clim- climb- corr- cort- ensen- traj-`,
        '-1.0': `=breathing =dejo =detuvieron =gave =oficina =swat =ورقه =يقولو =يقولون`,
        '-1.1': `=hay =talk CUFFEDAR`,
        '-1.3': `CUFFS`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.4': `STATION`,
        '1.3': `IROOM`,
        '1.2': `ANSWER`,
        '1.1': `Interview QUESTIONS inter-`,
        '1.0': `#تحقيق =diga =oficina ASKAR DETECTIVE STATED inte- ment- ques- quest-`,
        '0.9': `#مركز #يحقق =dna =office QUESTIONED STATEMENT`,
        '0.8': `#استجواب #اسيل #شاهد #فيدي #محقق =entrevistando =hablando =hr =interrogando =pick =yo =شاهد decl- decla- grab- graba- inve- inves- menti- اسيل- المحق-
          يستجو-`,
        '0.7': `#افاد #اقوال #اقول #تحقق #تسال #جواب #حصل #قاعد #كذب #كشف #مكتب #يسالو #يكتب #يوقع =adn =campus =customs =declarando =detective =detector =firmar
          =hable =horas =interrogation =investigador =keeps =otra =passcode =questioned =quieren =recorder =station =suits =trajeron =truth =yes =اسيله =اقول
          =المحقق =بالمدرسه =تحقق =حصل =كشف =يسال =يسالو =يوقع ayuda- camp- campu- conf- cuen- cuent- firma- hora- keep- passc- stati- suit- traje- trut- volu-
          volun- اعتر- افاد- اقوا- بالمد- تستج- يحقق- يستج-`,
        '0.6': `#ارد #اعض #تحويل #جوا #حكيت #شغل #صور #طاول #عالخط #قسم #كلم #مترجم #محامي #مدير #مسجل =14 =abogado =but =callo =confiese =cuente =escriba =firmo
          =keep =lleva =mensajes =mesa =paso =quien =read =room =sat =slid =statement =two =waiver =windows =write =ارد =السوال =الكذب =المحققين =او =بالتحقيق
          =جهاز =جوا =جواب =حكيت =ساعات =عالخط =محقق =مركز =مع =يقولو LEFTNOTE PHONE ^PHONE abog- aboga- clea- confe- confi- habl- insp- inspe- preg- pregu-
          recor- stat- state- waiv- waive- السوا- الكذ- المت- بالتح- ساعا- عالخ- قاعد- والمح- يحققو- يسال-`,
        '0.5': `#اسكت #اعترف #اكتب #انترلوك #بغرف #تحك #كنت #يخلو #يسال #يسجل #يضغط #يعرف #ينتظر =agua =alone =ask =been =boss =cuando =declaracion =di =ellos
          =encerrado =estacion =grabando =guy =happened =initial =interrogated =interviewed =investigator =irme =ix =lie =patron =phone =polygraph =preguntan
          =preguntando =preguntas =questioning =saturday =stuff =title =version =wall =اسكت =اعترف =افادتي =افاده =اكتب =الضابط =المباحث =بغرفه =تحكي =عن =قاعده
          =كلمه =كنت =محامي =ناطر =ياخد =يخلوني =يسالوني =يشتو CHARGED HABIT TALKING conv- cuand- decir- ello- estac- expl- init- initi- insu- most- poly-
          polyg- satu- satur- segur- senta- stal- titl- vers- versi- افادت- التح- السو- الضا- الضاب- المب- المبا- بغرف- والب- وياه- يخلو- يخلون- يردو- يضغط-
          يضغطو- ينتظ-`,
        '0.4': `#امض #غرف #مدرسه #مصاري #هذا #ورقه #ياخد #يجيب =16 =ambassador =anything =asked =asking =bed =box =bro =card =conteste =crying =cuartito =digo
          =escuela =even =everything =fui =haciendome =hasta =interrogating =khat =lawyer =linea =precinct =questions =s =says =table =tipo =wait =wanting
          =اجاوب =اقوالي =التحقيق =امضي =بالغرفه =جهال =حاطين =ضابط =غرفه =قاعد =قدامي =معي =هذا =ولد =يجيب =يحققو =يحققوا =يحققون =يسالني ^ANSWERAR ^ASKAR
          ^ASKING ^SAY ^TOOKES alon- amba- ambas- answ- answe- anyt- anyth- aske- aski- askin- blea- bleac- calli- cerra- come- cryi- cryin- cuan- cust- custo-
          depor- escue- firm- hacie- happe- hast- lawy- lawye- leav- mens- mensa- ofic- ofici- phon- quer- queri- stuf- traj- trat- wanti- اقوال- التحق- المح-
          المدي- الها- بالصا- بالغ- بالغر- بيسال- قالو- قدام- محام- يسالن-`,
        '0.3': `#اخذو #اعتراف #انجليز #بعض #حاط #صال #عند #عندي #كبير #ناطر #يرجع =15 =8 =about =already =answer =bathroom =boy =bridge =driveway =droga =dude
          =enfrente =fotos =hablo =hold =letter =loud =other =primo =q =said =school =siguen =solo =they =three =thru =trabajo =with =ابي =اخذوه =اعتراف =باب
          =بدهم =بدو =بي =حد =دلوقتي =سنه =شرطي =شوي =ضرب =عليي =عمي =عنده =قالوا =لي =مال @210 @now-DETECTIVE LETME ^JUDGE ^LOC ^NUMBER ^WANT ^WILL abou-
          alrea- bath- bathr- brid- bridg- cerr- close- detec- enfr- enfre- enti- entie- entre- escu- foto- hacer- happ- line- othe- point- post- saca- scho-
          schoo- sigue- susp- suspe- tabl- windo- اعترا- بالت- بالص- بالم- حاطي- دلوق- دلوقت- يريد- يسالو- يقول-`,
        '-0.3': `#ابن #ابو #ازرق #افكر #اكل #انتحر #اولاد #بسرع #حال #حدا #حما #دكان #ذلح #ساعد #سامحو #علب #فكر #فيها #قافل #مغم #نفس #هجره #هسع #ورا #يضرب #يهدد *
          =abrir =after =agentes =agents =aguanto =ahorcar =al =aparece =aventar =back =banging =be =beating =bleeding =blue =boca =boyfriend =brazos =bring
          =building =call =care =carro =caso =chasing =companero =cuarto =cuffed =curb =deputy =desmayo =despidiendose =despues =detaining =diciendo =do
          =encuentro =entrar =este =eyes =father =for =frasco =front =give =golpea =grabbed =gritando =hacemos =have =hijo =ice =inconsciente =job =jumped =la2
          =licencia =lips =llevando =loading =lost =luces =mal =mall =many =marido =matarme =mi =min =mis =mismo =mn =morning =mujer =my =neighbor =officers
          =oficial =parar =park =pastillas =robaron =ruido =sabemos =sacar =salga =saliendo =saying =scared =screaming =she =sheriffs =ten =tirado =tiro =todas
          =toddler =todos =tomar =trouble =truck =trying =van =veo =viene =viviendo =walking =whole =worker =xanax =yelling =اخت =اخد =اخدو =ازرق =افكر =اكل
          =الشرطي =الطفل =الليله =الهجره =الوعي =انتحر =بالسياره =بدي =بسرعه =بنتي =تبعي =جارنا =حبوب =حدا =حمايه =راح =سامحوني =سلاح =طفلي =طليقي =فكر =فيها
          =ما =مغمي =موت =موقفني =نفسه =هسع =واحد =واقفين =ورا =يضرب =يهدد =يهددني @100 @now-CHILD @now-EX @past @plain BODY CAR COURTS GRABBED HIDEOUT Held
          KILLED NOOSE Near Paperwork SUICIDED TAKING TOOKAR Violent Worker ^BLEEDING ^CAR ^DIE ^EX ^KILL ^KIN ^Moment ^POLICE ^PULLEDAR ^Plea ^TOOKAR afte-
          agua- aguan- apart- arres- ayude- bang- bangi- beati- blee- bleed- brazo- buil- build- cami- chas- chasi- conte- corta- count- cuch- cuchi- cuffe-
          dand- despu- dici- dicie- encu- encue- fath- fathe- fent- fenta- fras- frasc- free- grand- grita- hacem- hear- incon- ingl- jumpe- llega- loadi- luce-
          marid- matar- meti- mism- morn- morni- muje- past- pasti- patr- pens- pensa- pres- puls- razo- respo- robar- ruid- sabem- sayi- sayin- scar- scare-
          screa- sigu- sobr- some- stabb- stepd- tien- todd- toddl- todo- trou- troub- tryi- tryin- veci- vecin- vivie- walki- warr- whol- work- worke- xana-
          yell- yelli- اخدو- الشر- الطف- الليل- الهج- الهجر- الوع- اولا- اولاد- بالسي- بسرع- حماي- سامحو- صديق- طليق- عالب- مكلب- واقف- واقفي-`,
        '-0.4': `#احد #اخذ #اخو #اخي #اطفال #اعرف #اعيش #امر #اوقع #باب #بايد #بيد #ترد #تقول #جنب #حامل #حاول #حبس #حبسو #حبوب #درج #راجل #راح #راحت #سيارت #شايل #شبا
          #شباب #شفايف #شقه #ضاع #طفل #عمار #قادر #قبل #قريب #قضيه #قفل #قيد #كلبش #كلها #كندا #لقي #لما #لون #ماسك #محل #مسلح #مطار #مفتاح #مفقود #موت #نايم
          #نوم #وعي #يتنفس #يدي #يذبح #يصح #يصرخ #يفيق #يقتل #يلاحق =17 =60 =911 =abuela =acaba =acaban =amiga =ando =anos =arrestar =arrestaron =as =asleep =at
          =ayuda =babys =bate =bleach =breathalyzer =bunch =buscan =buscando =charges =choking =cold =comieron =coming =comio =court =daddy =deja =department
          =desaparecio =despierta =detained =detectives =deteniendo =detuvieron =dio =dios =doing =door =drunk =encontre =esperando =esposado =esposando =espuma
          =estarian =except =fabrica =feel =feo =fight =floor =foaming =foster =garage =gente =going =golpeando =golpear =head =help =hermana =hermanito
          =herself =hombres =huron =into =inyecto =jumping =k9 =kid =kiero =knows =light =lights =llama =llamar =llevaron =lot =mile =mom =mouth =nieve =nina
          =no =nos =outside =overdosed =padrastro =papa =parado =pareja =parking =passport =patrulla =patrullas =pega =people =pie =pills =piso =please =po
          =pockets =policias =port =prendio =prima =probation =puedo =putting =queria =quiere =reacciona =recien =respira =respirar =round =saco =salio =sangre
          =se =seguir =self =shi =sister =sleep =sobredosis =sola =someone =standing =store =strangling =subiendo =suboxone =sus =tengo =threatening =tied
          =tocan =trailer =train =troca =tylenol =uber =unos =us =vuelve =wrists =year =ابوها =احد =اخويه =اخي =اخيه =استطيع =اعرف =اعيش =افتحوا =الارض =البيت
          =الجسر =الحبس =الحبوب =الحقوني =الدنيا =السجن =الشارع =العماره =العيال =الكلبشات =المحل =المراقبه =المسدس =الولد =امر =اوقع =بالطريق =بدها =بعد =بيتنا
          =تاخذ =ترد =تقول =جوزي =حالي =حامل =حبسني =حقوقي =خلص =دا =دخلوا =دم =راجلي =راحت =رايح =رجال =رخصتي =زرق =سي =سيارت =شالوا =شباب =شويه =صاحبي =ضاع
          =ضربني =عالباب =علينا =قال =قبضوا =قبل =قفل =كان =كلها =كندا =لا =لم =لما =لونه =ماسكني =مسكوني =مش =مفقود =من =موقفيني =نار =نايم =نبض =هويتي =وراي
          =وقفوني =يتنفس =يخنقني =يدقوا =يدور =يدي =يرد =يصحي =يفتشوا =يفيق =يقتلني =يقولوا =يلاحقني =يوم @000 @110 @111 @done ARREST BEHIND CAMEIN COLOR DIED
          Drug EX End Gear HANDS HOWTO IWANT JUMPAR KNOCKING NEEDLE Plea REFL SEVERE Street Traffic WARRANT ^ASK ^BREAKIN ^DANGERES ^Gear ^General ^HEDGE ^Held
          ^IWANT ^KNOCKED ^LOCKED ^MODAL ^OVERDOSE ^POINT ^PULLING ^REFL ^SEARCH ^SUICIDE ^TIRED ^TOOK ^Violent ^WEAPON abue- abuel- acab- agar- agarr- amarr-
          amen- amena- anda- apar- apare- arre- asle- aslee- bajar- beat- bloc- block- boyf- boyfr- brea- bunc- camio- carr- choki- coll- colo- comie- comin-
          coun- court- cuat- cuid- dadd- dejar- despi- doin- dorm- dormi- drun- ense- esca- escal- espu- espum- estar- exce- excep- fabr- fabri- floo- foam-
          foami- fost- foste- fron- fuerz- gara- garag- gent- goin- gran- hand- hers- herse- huro- inye- inyec- jump- jumpi- kier- know- lice- licen- mete-
          mkha- need- niev- oril- orill- outs- outsi- padra- parad- parej- parki- pasa- pasap- patru- peop- peopl- perdi- pidi- pidie- pill- plan- pock- pocke-
          prob- proba- punc- punch- putt- putti- qued- rati- reac- reacc- recie- refu- refus- resp- robb- romp- rompi- roun- sang- sangr- segui- seri- sher-
          sheri- sist- siste- someo- stab- stand- stor- subo- subox- teng- tira- tirad- touch- traf- trail- troc- truc- tyle- tylen- vomi- wris- wrist- ابوه-
          استط- استطي- اعتق- افتحو- الار- البي- الجس- الحبو- الدن- الدني- الدوا- السج- السك- الشا- الشار- العما- العيا- اللي- المرا- المسد- الولا- انتح- بالب-
          بالجه- بالد- بالس- بالطر- بهال- جارن- حبسن- حبسو- راجل- شفاي- شفايف- صاحب- ضربن- عالبا- علين- قبضو- ماخذ- ماسك- ماسكن- مسكون- مفقو- موقفن- هويت- والا-
          والك- وقفت- وقفتن- ياخذ- ياخذو- يتنف- يخنقن- يدقو- يذبح- يذبحن- يضرب- يفتش- يفتشو- يقتلن- يلاح- يلاحق-`,
        '-0.5': `#اجا #اخد #ادر #افتحل #اقام #الض #امل #اموت #انام #انتحار #انه #ايدي #باص #بلعت #بنز #بوردر #بيب #تاخذ #تعتقل #تفتش #جسم #جهه #حبه #حدود #حشيش #خال
          #خلاص #خنق #دخل #دقيق #دنيا #دوه #ذحين #راض #رايح #رجال #رجع #رجعت #رغو #زرق #سطح #سلاح #سلمو #سواقه #سياره #شخص #صاحب #ضايع #عربي #قالت #قبض #قفت
          #كتير #كلبج #كلنا #لاق #ماس #محتجز #محكمه #مدر #مره #مقلوب #موظف #موقف #موقفي #نار #ناس #نبض #نجد #نحن #نزل #هذه #هوي #ولاد #وهي #وين #ياخدو #ياخذ
          #يحرق #يخنق #يدق #يطلع #يفتح #يفتش #يقلب #يمه #يوقف 3ala- 3alay- 3len- =3lena =94 =96 =abrio =adios =afuera =again =agarro =ai =akher =alcohol
          =alphabet =anymore =apartment =ba2a =baby =baggie =bajar =bedroom =belt =bien =bike =booking =both =boxed =boyfriends =boys =breathing =broke =cana
          =cara =carcel =cargos =chaleco =checkpoint =child =ciudadano =coca =contesta =corazon =corriendo =custody =dark =daycare =dead =dearborn =depot
          =deputies =dile =donde =dope =dorm =dot =downstairs =drank =drink =drive =drop =encerro =escribir =esposaron =ever =ex =familia =firme =first
          =following =four =friends =fumar =gal =get =goodbye =grandma =grandpa =ground =guns =ha =hacia =hall =handcuffing =hey =hiding =hijas =himself =his
          =hombre =hotel =house =hurry =iba =il =inside =insulin =jump =k =knife =knock =lado =lele =license =llave =llaves =llegar =llegue =llorando =lock
          =looking =love =manejando =matar =mayor =meds =michigan =miedo =migra =minni =mixed =morirme =moving =much =myself =nadie =narcan =nenes =newborn
          =nieto =nino =ninos =nombre =not =note =nunca =od =order =our =over =own =parole =party =pasar =passed =peeking =pegando =pegar =pelo =perdi =perro
          =picked =poco =posted =ppo =preso =purse =quitando =quitar =radio =recording =redada =removing =reten =revisando =robo =rodilla =roommate =running
          =safety =send =shaking =shoot =si =siento =siguiendo =soplo =still =stopped =stopping =suegra =swallowed =taking =tambien =target =their =then =til
          =tocando =tomorrow =touching =traffic =tren =trooper =trunk =uno =used =vehicle =ventana =vi =viejo =vinieron =vivir =we =window =ابره =ابوه =اجا
          =اخذت =اخذو =ادري =اذن =اشتي =افتحلهم =الباب =البيبي =الجهاز =الساعه =السياره =الكل =الله =الولاد =امام =امل =اموت =انام =بالبيسمنت =بالتلفون =بالليل
          =بالمطار =بسياره =بلعت =تفتش =جايين =جماعه =حبه =حشيش =خالتي =خايفه =خلاص =دخلو =دقيقه =راضي =رجعت =رجل =رغوه =زوجي =ست =سنين =سيارتي =سياره =شالو
          =شخص =شربان =شلو =صاحب =عليا =عيالي =عيش =غريب =قالت =قدام =كتير =كلبشوني =كلنا =لازم =ماسك =مره =معاهم =مو =ناس =نفسي =هذه =هناك =وهي =يدق =يشتي
          =يفتش =يقولي =يمه @now-CPS ASKINGAR BREAKIN BREATHE EVERYONE HIGHPLACE HURT HURTEN HURTING IDIOM KIDNAP KILL LIGHTS LOCKED NARCAN OVERDOSE PAST POINT
          PULLEDAR PULLINGAR ROADSIDE ROUGH SURROUNDAR Sick TIRO TOOK WEAPON Weapon ^ASKINGAR ^CAMEIN ^Drug ^FAINT ^GOODBYE ^HURT ^KIDNAP ^MISSING ^Near
          ^OVERDOSED ^Paperwork ^SUICIDAL acaba- acer- adio- afue- afuer- akhe- alla- alph- alpha- aman- amane- amar- anym- anymo- anyw- apag- apen- apunt-
          arma- arrep- atta- attac- aven- avent- azul- bagg- baggi- base- bebid- bedr- bedro- bols- booki- bote- botel- boxe- break- brok- busc- busca- carc-
          carce- cargo- case- cate- chal- chale- chec- choc- clim- climb- clor- compl- cora- coraz- corre- corri- cour- dayc- dayca- dear- dearb- depa- depar-
          depu- deput- desa- desap- desp- despe- deta- detai- detu- detuv- dond- downs- dran- enco- encon- esco- escon- fami- famil- firs- flas- flash- foll-
          follo- fuma- good- goodb- grabb- grou- groun- hidi- hidin- hija- hims- himse- hote- hous- hurr- insi- insid- insul- kill- knif- land- llave- llegu-
          llora- load- look- looki- mand- mari- mata- mich- michi- mied- minn- mixe- mont- morir- mout- movi- movin- myse- mysel- nacid- nadi- narc- narca-
          neig- neigh- nene- newb- newbo- nino- nois- nomb- nombr- novi- nunc- over- overd- paro- parol- parq- parqu- passp- pati- peek- peeki- pega- pegan-
          pick- picke- porf- poste- prot- prote- pued- purs- quit- radi- reda- redad- regr- regre- respi- rete- road- rodi- rodil- room- roomm- runn- runni-
          safe- safet- salg- shak- shaki- shoo- short sien- sient- sigui- slap- slapp- slee- snor- sobre- stan- stil- subi- subie- swal- swall- taki- takin-
          tamb- tambi- targ- targe- tene- teni- term- termi- thei- thin- toca- tocan- tomo- tomor- touc- trac- track- traff- trag- trai- troo- troop- trun-
          vari- vehi- vehic- vent- venta- vien- vini- vinie- vuelt- walk- watc- watch- افتحل- الاق- الان- الاو- البا- البنا- البيب- الدو- الساع- السي- السيا-
          الغر- الكل- الكلب- الكي- النا- الول- بالار- بالتل- بالسك- بالسل- بالل- باللي- بتنف- بيتن- بيرت- تعتق- جايي- حقوق- خالت- خلون- رسال- سامح- سلمو- سيارت-
          شالو- شربا- عالا- عالس- عيون- كلبشو- لزمو- محتج- معاه- والد- وقفو- وقفون- يحبس- يخنق- يدخلو- يفوتو- يقتل- يوقف-`,
        '-0.6': `#ابر #اخت #اخر #ارض #اقف #الكل #بارد #باسبور #بتقول #بروبيشن #بكرا #بنا #بياخد #بيدق #بيسمنت #تحت #توقف #جار #جماع #حبل #حديق #حقو #خدوا #خلصت #خوي
          #راي #رحت #ريح #سارق #شال #شالت #شسو #شقت #طريق #عيون #غريب #فات #فيه #كتبت #كلبشو #لازم #لان #لزم #لسا #لهم #ماخذ #ماش #ماعاد #مرت #هاتف #وقف #يحك
          #يخلي #يشم #يعتقلو #يناد =20 =75 =aeropuerto =ahorcando =alive =all =allowed =anda =arms =asi =aunt =ay =bajo =bar =bas =basement =bat =born =casa
          =cel =chamo =check =class =clothes =contra =corte =cuffs =dad =day =drawers =drinking =dudes =empty =entrada =entrego =esposas =everyone =eye =fell
          =find =found =giving =gray =hacen =had =handcuffed =handcuffs =having =hijos =hitting =huele =jura =knees =landlord =law =lawn =letters =lit =llego
          =llevan =llevar =mai =mando =mano =manos =marshals =mato =moms =more =morir =muchacho =mucho =muero =neighbors =noche =noise =novio =orden =overdosing
          =parando =pararon =patrol =peephole =place =puede =puente =quitaron =ran =reason =recogio =road =roof =second =shower =sigue =sons =soy =speaker =stab
          =stairs =su =suicidal =tan =things =thinking =tiene =tomo =tonight =too =trae =uncle =unit =vivo =voy =اخدت =اخر =الجهال =انفخ =انه =بالباب =بالحديقه
          =بالشارع =بتقول =بكرا =بيتي =تحت =تريد =جو =خالي =خلصت =رجع =رح =رحت =رخصه =رفيقي =روحي =ريحه =سالني =سايق =سحب =شالت =شسوي =شقتي =طلب =عليها =عملت
          =غرفتي =فاتو =فيه =قاضي =لسا =لهم =ماشي =ماعاد =مسدس =وقفني =ياخدوا =يخليني =يشم =يعتقلوني =يفوتو ARRESTED BLEEDING DANGERES DIE DOOR FAINT GONEOFF
          HIDING KILLING LEDGE LIVE OVERDOSING SUICIDAL SUICIDE TIRED TONIGHT WAKE ^ARRESTING ^DOOR ^FIND ^GONEOFF ^NOW ^PAST ^PULLED ^ROADSIDE ^TAKING abri-
          abrie- aero- aerop- agai- alco- alcoh- aliv- allo- allow- apun- arri- asal- asalt- babys- baja- bala- basem- bebi- braz- breat- brin- care- carg-
          cham- char- charg- chil- chok- ciud- ciuda- clot- cloth- colg- compa- convu- cort- cuff- devo- devol- door- draw- drawe- dude- empt- enter- figh-
          fire- foun- gaba- gaso- gasol- givi- givin- havi- havin- hijo- hitt- hitti- homb- hombr- inco- inta- knee- landl- light- lleg- lleva- llor- madr-
          mano- mars- marsh- mayo- migr- naci- niet- noch- orde- padr- paper- paran- parar- part- passe- peep- peeph- plac- puen- puent- rath- reas- reaso-
          reci- roba- rodea- scre- sema- sente- stai- stair- stopp- stran- suel- texte- thing- think- tonig- ulti- ultim- uncl- vendi- viol- viola- vivi- winds-
          الجي- الحد- الحر- الحرا- السا- العي- الكب- المط- اليم- ايدي- بارد- بالحد- بالشا- بتاع- بتقو- بياخ- جماع- خايف- دقيق- راضي- رخصت- سالن- سيار- غرفت-
          قيدو- كلبش- ماعا- موقفي- والع- وشلو- وقفن- وماب- يخلي- يخلين- يلحق- يناد-`,
        '-0.7': `#اذن #اوض #تيكت #جسر #حاجز #حجز #حرام #حكوم #خدو #خلو #دور #رخصه #شارع #شدو #شرب #عيش #قاضي #محط #مطبخ #نارك #نفخ #هاز =12 =6 =abajo =aki =around
          =arrestado =arresting =baje =bus =bye =caminar =car =cars =cayo =closet =consent =contesto =creo =dejarlos =detroit =done =dui =encerrada =foot =hands
          =hi =hoy =jail =judge =keys =kill =knocking =life =live =long =look =mata =men =mundo =never =next =ni =odd =oficiales =open =papeles =papers =puerta
          =ring =rope =sent =shed =shoulder =sorry =stay =steps =take =taken =texted =that =turn =vida =vienen =vive =wake =while =why =wrote =yard =ابنتي =ابوي
          =بابي =بعرف =بيقولي =تفتيش =حادث =رجلي =شارب =شربت =شي =صوت =فرد =قالي =موقوف =هو =واقف =ولادي =ومعي ARRESTING COPCAR DOGS FIND GOODBYE JAILED LEGAL
          MISSING POISON SEARCH ^COURTS ^KNOCKING ^PULLINGAR abaj- ahorc- arou- aroun- baby- cons- conse- corr- decid- detr- detro- drink- entra- fuer- judg-
          knock- ligh- llav- matt- mori- mund- neve- papel- para- perr- puer- puert- remov- rode- sear- searc- sorr- stop- suic- suici- surr- take- toma- tran-
          unic- viene- whil- wrot- ابنت- اخذوه- الجر- الجه- الجها- الحب- الدر- بالبا- بالح- بالمط- تفتي- عالم- موقف- وراي- ولاد- وماخ- ياخدو- يدخل- يعتق- يعتقل-`,
        '-0.8': `#رجل #سحب #يدخل =13 =arrestando =away =blood =blow =came =celda =daba =dejo =detenido =dog =estar =gone =hablar =hay =kids =l =mama =minute =motel
          =ojos =paro =point =porch =search =sit =sople =ta =tome =way =were =would =افتح =شرب =فين COMEIN CUFFS NECK OVERDOSED PASSEDOUT PODER PULLED PULLING
          RAID SEARCHED ^LOTS bloo- book- camin- celd- compu- drin- guar- guard- handc- huel- knoc- mote- quita- recog- remo- smel- toni- woul- المو- مسكو-
          يفوت-`,
        '-0.9': `#تفتيش #شلو #مسك #يفوت =abra =bag =calle =dijo =end =pide =plan =revisar =state =weed =writing =امي CUFFEDAR ROADTALK deten- porc- revi- revis- sopl-
          writi- افتح- موقو-`,
        '-1.0': `#افتح #سجن =abro =die =swat =اهلي =شرطه GETOUT back-`,
        '-1.1': `#سكران =gas =step =test SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.5': `MISSING`,
        '1.4': `ولاد-`,
        '1.3': `=ولادي`,
        '1.2': `Worker`,
        '1.1': `=nino CHILD`,
        '1.0': `=estado =ran estad-`,
        '0.9': `#حما =13 =foster =kids =nina =order EX fost- foste- remov-`,
        '0.8': `#مستشف =gone =nena =never =park =removing =safety =الطفل =رحت FIND GIVEBACK Young ^KIDNAP hija- neve- quita- remo- safe- safet- الطف-`,
        '0.7': `#ابو #اطفال #باص #رحت #رضيع #شالت #ضايع #مفقود #هرب #ولاد =alert =amber =dark =devolver =hijas =mexico =quitando =quitaron =state =شالت CPS GONEOFF
          SEARCHED ^MISSING ^Worker aler- ambe- cust- custo- mexi- mexic- perdi- recog- ابوه- رضيع- مفقو- يرجع-`,
        '0.6': `#تاخد #خطف #لاق #مطار #موظف #هربت =9 =abierta =allowed =arrebato =autistic =bebe =bring =custody =dar =find =give =llevo =meses =mustashfa =nietos
          =padre =regresar =removal =robo =salio =trabajadora =twins =worker =اخت =الحمايه =المستشفي =المطار =اليمن =حماتي =خطف =سنين =سي =طفل =فين =مفقود =هربت
          @now-CPS TAKEES TOOKES ^EX allo- allow- arreb- avisa- cono- meno- mese- miss- must- musta- nieto- nurs- padr- servi- supe- twin- visi- work- worke-
          الحا- المطا- الول- الولا- بالو- حمات- لقينا- مالت-`,
        '0.5': `#اهل #بدون #حضن #راض #شلو #ضاع #كير #يرجعل #يلبس #يمن =12 =baby =because =camino =canada =children =dan =desaparecio =dinero =dios =entregar =firmo
          =four =friends =gave =hold =hospital =kan =kidnapped =lady =missing =nene =newborn =nunca =off =ohio =open =pibes =pq =recogio =regresa =river
          =robaron =ropa =saco =some =stranger =su =suegra =supposed =telling =toddler =vino =with =woman =wrong =yard =ابوها =اس =اطفالي =الجهال =الولاد =اهل
          =بالتلفون =بالمستشفي =حضني =رجعها =ضاع =طليقتي =عيالي =كير =لاقي =مرتي =ياخدوا =يرجعلي KIDNAP abie- abier- akha- akhad- apare- auti- autis- beca-
          becau- child- decir- dine- diner- firm- guar- hosp- hospi- llev- missi- newb- newbo- nine- ning- ningu- nunc- peel- pibe- quit- rive- robar- serv-
          supp- suppo- tell- telli- todd- toddl- vaci- vuelt- woma- wron- اطفا- اطفال- البار- التو- الجه- الجها- المست- المط- اليم- بالتل- بالمس- رجعه- طليقت-
          عيال- لقين- مانع- يرجعل-`,
        '0.4': `#اعرف #اوقف #جاي #سنه #طلع #ليا =14 =40 =6 =7 =acabo =aeropuerto =arms =arresto =back =bus =cps =da =empty =encuentro =es =escondida =familia =firme
          =fui =goodbye =gris =interview =lleva =mn =nenes =nice =nurse =perdio =place =plan =quien =recien =screaming =them =tiene =toca =ver =was =water
          =while =year =اخذو =اعرف =الاطفال =المدرسه =با =بالشغل =بلا =جايين =حمايه =راضي =طلع =ليا =ياخدو @210 ^CAR ^FIND ^Paperwork aero- aerop- avis- brin-
          compr- desa- desap- empt- encu- encue- good- goodb- mont- nene- niet- orde- paper- pick- recie- reco- stat- stran- volv- wate- whil- الاط- الاطف-
          المد- المدر- بالشغ- جايي- حماي- طليق- عليه- لاقي- ياخد- ياخدو-`,
        '0.3': `#ابن #اخذ #بتقول #ثاني #خلص #خمس #لان #مني #ولد #ياخذ =3 =4 =acaba =again =answer =aparece =bed =bridge =car =caseworker =from =fue =grabbed =her
          =hija =his =hora =horas =juez =kid =line =llevar =loaded =mall =man =mis =ni =ninos =no =old =papers =se =she =since =someone =standing =take =todavia
          =today =ventana =where =اخذ =بتقول =بي =خلص =زوجي =عليها =غريب =مني =ناس =يشتي =يقولون @201 RANOFF SOMEONE TAKING ^GOT ^RECENT brid- bridg- camin-
          casew- chil- entre- fami- famil- grabb- hora- loade- minu- minut- nino- plac- reci- screa- sinc- someo- stand- stra- subi- toda- todav- vuel- wher-
          الجا- بتقو- والو- وماخ- ياخذ-`,
        '-0.3': `#اخذو #افكر #الي #انترلوك #اني #اوقع #بدي #تفتيش #حاط #حيا #رجل #زايد #ساعد #شارع #شوي #عاد #قال #قبل #قريب #قفت #كلب #مصاري #موت #هجره #هسع #هون #وقف
          #يدق #يكسر #يموت * =abogado =adentro =agarrar =agentes =ahora =arriba =as =aventar =baje =bas =be =before =behind =blow =brother =called =card
          =conteste =corazon =cuffed =declaracion =deja =dejo =deputies =detectives =door =dos =droga =esposas =estar =fbi =feel =found =friend =garage =glass
          =going =help =hit =house =if =ingles =job =just =kitchen =l =live =living =looking =manana =manejando =many =marido =migra =moms =morirme =muchacho
          =nos =novia =of =office =oficial =overdose =para =parking =pastillas =pidiendo =pistola =please =porche =preguntan =preso =puedo =que =raro =revisando
          =rifle =right =roommate =salida =search =sitting =telefono =thinking =this =tipo =tirado =todos =troca =tylenol =uncle =uno =up =verdad =video =viene
          =waiting =walking =want =what =whole =window =windows =xanax =افكر =الباب =الجسر =الحبوب =السجن =الشرطي =الشغل =الطريق =اللي =الموت =الهجره =الي =اني
          =اوقع =اي =بالمركز =بوليس =تفتيش =جنب =جوزي =حاله =حالي =حياتي =خمس =دخلوا =دلوقتي =راح =زايده =سنه =عاد =في =قاعد =قالي =قبل =قد =كلب =لحالها =نفسها
          =هسع =هون =واحد =وقفني =وقفوني =يدق =يدقوا =يسالو =يسالوني =يضرب =يفتشون =يقتلني =يقول =يكسر =يموت @000 @001 @100 @asked-part @now-he ANSWERAR
          ARRESTING BEHIND COPCAR COURTS EVERYONE End FAINT HURTEN IROOM IWANT JAILED KILL KILLING LEDGE LETGO LIGHTS LOC LOCKED Official PULLEDAR STATED WANT
          ^DIE ^GONEOFF ^Near abog- aboga- aden- adent- agen- agent- ahor- amig- apun- arre- arri- arrib- aven- avent- befo- befor- behi- behin- calle- cerr-
          comi- cora- coraz- cuan- cuch- cuchi- cuna- cunad- depu- deput- ence- encer- espo- espos- foun- gara- garag- gaso- gasol- goin- golpe- hace- happe-
          hous- ingl- ingle- inte- inve- inves- kick- kitc- kitch- livi- livin- llam- look- looki- manan- mane- manej- marid- meti- migr- muert- offi- offic-
          oril- orill- over- overd- parc- parki- patru- pidi- pidie- pist- pisto- plea- pleas- poli- polic- porch- prim- revi- revis- righ- room- roomm- senta-
          sher- sitti- sobri- step- telef- threa- todo- toma- trai- troc- tyle- tylen- uncl- verd- verda- vide- vuelv- wait- waiti- walki- whol- wind- windo-
          xana- الجس- الحبو- الشغ- الطر- الطري- العر- العي- المحق- الهج- الهجر- بالغ- بالك- بالم- بالمر- بولي- تفتي- حيات- دلوق- دلوقت- زايد- سيار- لحاله- موقو-
          نفسه- والش- والشر- وقفن- يدقو- يقتل- يقتلن-`,
        '-0.4': `#ابر #اتصلت #احسن #احك #اخويا #ارتاح #اسيل #اعترف #افاد #اكو #انا #انام #بسرع #بغرف #بيسال #بيضرب #تعبت #تعتقل #جالس #جايب #جرع #حاجز #حده #داير #دقيق
          #دقيقت #راح #زلم #سكين #شايل #شرطه #شسو #شفر #شقه #طاح #علي #عند #غرف #غير #فات #كشف #كلور #لسه #ماس #محتجز #محقق #محكمه #معا #منه #موقف #نايم #وعي
          #وهم #يخلي #يرد #يسال #يسالو #يصيح #يضرب #يعتقل #يعرف #ينتظر #يهدد #يوقف =16 =911 =adios =against =aguanto =alive =ando =answering =antes =any =asked
          =atras =azul =badge =basement =been =belt =bien =bleeding =blood =boca =boludo =bond =boss =boyfriend =boyfriends =brazo =break =bye =caminando =casi
          =cel =charged =charges =checkpoint =choking =coca =cocina =compa =companero =contesto =cop =courtroom =crying =cut =cutting =daba =debajo =deserve
          =despues =detroit =diciendo =does =dog =down =drank =drinking =driveway =espuma =estamos =everybody =eyes =favor =floor =frasco =gente =golpeando
          =grand =guns =hablar =handcuffing =handcuffs =hang =hasta =hay =heart =hermano =herself =huele =hurt =i =immigration =irme =jump =jura =kiero
          =knocking =labios =lawn =lawyer =licencia =light =linea =llevaron =luz =lyom =mas =meijer =mejor =metio =miedo =min =motel =move =much =mueve =nodding
          =nothing =novio =now =odd =oficiales =oficina =outside =over =parado =parando =parar =party =patrol =people =point =police =preguntando =preguntas
          =puente =pulse =q =quieren =rapido =ratito =rato =recorder =roof =round =run =saliendo =seeing =seguir =senor =shed =sheriff =should =si =siento
          =sigue =sleep =sobredosis =sople =store =stuff =suspended =swallowed =target =tell =then =think =thru =tio =tiro =tocan =todas =told =tomorrow =too
          =trying =turn =turning =typing =until =venas =viendo =wants =warrant =we =who =would =اتصلت =احسن =احكي =اخويا =ارتاح =اعترف =اكو =الكلبشات =المسدس
          =الوعي =انا =انام =انزل =انفخ =اهلي =اوقف =باب =بالشارع =بسرعه =بغرفه =بيتنا =بيتي =تبع =تعبت =تعتقل =جالس =جهال =جو =جواب =خايف =خطيبي =دخلو =دقيقتين
          =دقيقه =دم =راجلي =راسي =ريحه =زرق =ساعات =ساعدوني =سايق =سكران =سكين =سيارات =شالوا =شرطه =شسوي =شنو =طاح =علي =عليي =عم =عن =فحص =فوق =قادره =قبضو
          =كشف =كلبشوا =كلور =لابسين =لسه =ماسك =محقق =معاه =منه =نبض =نفسي =هل =هناك =واقف =وحده =وراي =وهم =يحققون =يردون =يريدون =يسالون =يضربني =يعتقلوا
          =يفتش =يفتشوا =يفوتو @010 @now-DETECTIVE @now-SOMEONE ASKINGAR CAMEIN HABIT HIGHPLACE KNOCKING OVERDOSE PAPERS PHONE POLICE PULLING ROADTALK Room
          SEARCH THING TIRO Violent WAVING ^ASKAR ^ASKINGAR ^BE ^CAMEIN ^GRABBED ^HURTING ^JUST ^KILLED ^KNOCKED ^LOC ^LOCKED ^OVERDOSE ^PHONE ^POLICE ^PULLED
          ^PULLINGAR ^Plea ^SEIZED ^Sick ^Young adio- again- agua- aguan- ahorc- alco- alcoh- aliv- ante- anti- arma- armad- arres- aske- atra- atta- attac-
          basem- blea- bleac- blee- bleed- bloo- bolu- bolud- brot- broth- cabe- chec- check- chok- choki- coci- cocin- conv- cryi- cryin- cuel- cutt- cutti-
          deba- debaj- deci- deja- depor- dese- deser- despi- despu- detro- dici- dicie- down- dran- drink- drive- espu- espum- estam- estar- face- favo- fede-
          feder- floo- fras- frasc- free- gent- glas- golp- graba- grit- haci- hacie- hand- happ- hast- hers- herse- immi- immig- kier- knock- labi- labio-
          lawy- lawye- mana- matar- meij- meije- mejo- mied- mora- morad- mote- move- muev- need- nodd- noddi- noth- nothi- novi- ofic- ofici- outs- outsi-
          para- paran- pare- park- part- past- pasti- patr- patro- peop- peopl- pict- pictu- point- pren- prend- pres- presi- prin- princ- pued- puen- puent-
          quer- queri- quis- rapid- ratit- respo- rest- rifl- roun- salg- sear- searc- seei- seein- segui- sheri- short sien- sient- smel- sobre- stabb- stop-
          stopp- stor- stuf- susp- suspe- swal- swall- targ- targe- thin- tirad- tomo- tomor- touch- traj- tran- tryi- tryin- tumba- turni- typi- typin- unti-
          vena- veng- viej- viend- viola- voic- vomi- warr- warra- wood- woul- wris- ارتا- اسيل- اعتر- افاد- الحق- السكي- السل- السلا- السوا- الشا- العا- المسد-
          الوع- انتح- بالج- بالشا- بايد- بسرع- بعضو- بيسا- بيسال- بيضر- تعتق- جارن- حاطي- خطيب- دخلو- دقيقت- راجل- ساعا- ساعدو- سكرا- سيارا- عالش- قادر- لابسي-
          محتج- موقفي- نزلو- والد- والمح- وبيط- وبيطل- وقفون- يخلي- يدخلو- يريد- يريدو- يسال- يسالو- يضربن- يضربو- ينتظ-`,
        '-0.5': `#اثن #احنا #اخلص #ادخل #اذا #ازرق #اطلع #اعيش #اقوال #اكتب #امش #امن #بابا #بايد #بندق #بوردر #تامين #تبع #تحقيق #توقف #جسر #جسم #جواب #حابس #حال
          #حامل #حاول #حجز #خرج #خلاص #خلو #خنق #خويا #خيي #داعا #درج #دنيا #دير #راجل #راس #راي #رقب #رقم #زرق #سجين #سكرت #سيار #شباب #شفايف #شقت #صغير #صهر
          #صوت #صور #طالع #طاول #عدها #عملت #عني #فاهم #فجر #فوق #فيدي #قادر #قسم #كتير #كسر #كشاف #كلبشو #كلش #كلها #كنت #لوحد #محاصر #محامي #مركز #مسلح #ملثم
          #نارك #نبض #نحن #نوم #هذا #هوا #هوي #وقع #وهي #ياخدو #يتم #يتنفس #يخلو #يشم #يصح #يفتش #يكتب #يلاحق #يمنع #يوجد 3ala- 3alay- =94 =96 =abi =abra =abro
          =agarro =akher =amarrada =amenaza =ani =another =apartment =arm =arrestado =arrestar =arresting =asi =ba2a =backyard =bajaron =beating =best =better
          =blocking =booking =breaking =breathing =cana =carcel =caso =cbp =chasing =chota =cinco =close =closet =cold =conmigo =cops =corriendo =creo =customs
          =dando =dearborn =desmayo =desplomo =detective =dieron =dile =dio =drink =dude =ejo =encontre =esposando =esposaron =estacion =everything =except
          =fentanyl =fighting =followed =foot =gets =getting =grita =ground =hallway =handcuffed =hands =hermanito =hiding =hr =hurry =hurting =insta
          =interrogating =interrogation =inyecto =la2 =landlord =last =le =linternas =lips =llama =llamada =llegaron =lock =loco =machete =medio =meds =message
          =metieron =minni =miranda =mismo =montaron =morir =mucho =muero =mundo =myself =narcan =officers =pana =parked =paro =patrullas =pega =pegando =pelea
          =perdon =piden =pill =pills =piso =polygraph =primo =pulso =quick =reacciona =reten =rights =ring =robar =room =sa3a =safe =said =sangre =scared
          =secondary =sentido =siempre =six =speak =stairs =statement =stopped =street =suicide =swat =taken =talk =te =tia =tienen =tocando =todo =tome =traen
          =tren =under =used =va =veneno =vez =wait =walk =way =write =yes =your =اخذت =اخلص =اذا =اريد =ازرق =اطلع =اعيش =افتح =اكتب =الحمام =الحين =الفجر
          =المفتاح =امشي =بابا =بابه =بالبيسمنت =بالحمام =بالمدرسه =بدي =جرعه =حابسني =حامل =خلاص =خنقني =خويا =خيي =دخل =دق =رفيقي =رقم =سلاح =سيارته =سياره
          =شباب =شقتي =شو =صاحب =صديقي =صهري =عايز =عدها =عملت =عندهم =عني =عيال =عيش =عيونه =غرفه =قاعده =قالو =كتير =كسر =كلها =كنت =لا =لحالي =ماشي =محامي
          =محتجز =مسك =مسكوه =معاهم =معي =ملثمين =مو =ناركان =نزلو =نفس =هجره =هذا =هسا =وبعدهم =وداعا =وذلحين =وسكرت =وقع =وقفو =ولد =وهي =يتم =يتنفس =يخلوني
          =يسال =يشم =يصحي =يقولوا =يلاحقني =يوجد =يوم @now-we COMEIN DANGERES DETECTIVE DOGS FALLEN HANDS HURT HURTS IDIOM IF Interview KNOCKED NARCAN NEEDLE
          PULLED QUESTIONED QUESTIONS ROUGH STATION TIRED Traffic Weapon ^ARRESTED ^BREAKIN ^Gear ^HASES ^HOWTO ^KILL ^LIVE ^LURKING ^NOW ^ROADSIDE ^SUICIDAL
          ^Traffic ^WAVING abrie- acer- akhe- amar- amarr- amen- amena- anot- anoth- ayuda- backy- bajar- balaz- barr- base- beati- beer- bett- bette- blan-
          blanc- bols- book- booki- boyf- boyfr- breat- carc- carce- cerra- char- charg- chas- chasi- choc- chot- cinc- cint- clea- clim- climb- colg- come-
          compa- conm- conmi- corn- corne- corre- court- cuffe- dear- dearb- decid- decl- decla- defe- defen- depo- desm- desma- despe- despl- deta- detai-
          detec- detr- dier- diero- diga- digan- dorm- dormi- drog- dropp- espe- esper- etta- ettas- ever- every- exce- excep- fent- fenta- fight- fing- finge-
          flas- flash- fuer- gett- getti- grou- groun- hallw- hear- hidi- hidin- huel- hurr- hurt- hurti- inten- knoc- landl- lice- licen- ligh- lint- linte-
          llama- llega- mach- mache- mari- mete- minn- miran- mism- mome- momen- morir- muer- mund- mune- munec- myse- mysel- narc- narca- parke- pega- pegan-
          pide- pill- plai- plat- poin- poly- polyg- preg- pregu- pris- quic- raid- rapi- reacc- repl- rete- right- romp- rompi- salid- sang- sangr- scar-
          scare- sent- senti- shoo- shot- siem- siemp- sigu- slee- snor- sobr- spea- stab- stai- stair- stal- star- state- stre- stree- suic- suici- surr-
          surro- take- tiene- tira- tocan- touc- tumb- vend- vene- venen- volu- volun- want- with- اتصل- اقوا- التا- الحب- الحي- السج- السك- العم- العما- الفج-
          الكل- الكلب- المف- المفت- ايدي- بالبو- بالحم- بالمد- بيخل- بيفت- بيفتش- بيقول- تعال- جواز- حابس- حابسن- خنقن- داير- رفيق- رقبت- شفاي- شفايف- عالح-
          لوحد- محاص- محام- محبو- مسكو- مكلب- ملثم- ملثمي- موقف- نارك- ناركا- والا- والع- والل- وداع- وذلح- وذلحي- وناي- يتنف- يحققو- يحكو- يخلو- يخلون- يدور-
          يردو- يستج- يستجو- يسحبو- يضرب- يعتق- يعتقل- يفتش- يفتشو- يلاح- يلاحق- يمنع- يهدد-`,
        '-0.6': `#احج #اخي #اشوف #الض #انتحار #انزل #انه #برع #بلع #بلعت #بيدق #بيدور #بيسمنت #تعال #جاب #جار #جماع #جنب #حبوب #حجزو #حرام #حطو #حقوق #حقي #حمام #خايف
          #خلصت #داخل #دخل #دقايق #رخصه #رغو #ريح #سكران #سلاح #سلم #شرب #صاحب #صال #صديق #طلعو #ظابط #عربي #فير #قاع #قبض #قفو #قيد #كامل #كتبت #كذب #كلبج #كلم
          #كلنا #لحال #محجوز #مدير #مزرق #مغم #مفتاح #مكلبش #منهم #نار #ندر #هاي #وورنت #يحقق #يخنق #يدخل #يصرخ #يطلب #يفوت #يفيق #يلحق =15 =60 =aca =acaban
          =all =arrestando =asking =bathroom =being =both =broke =cara =celda =celular =cloro =cortando =cosas =cuffs =cunado =dano =decir =derechos =despertar
          =detaining =detenido =diga =digo =disappear =done =drogo =drunk =dui =encerrados =entrego =face =family =fe =fotos =girlfriend =good =gray =gummy
          =hace =hacer =hago =hall =himself =hitting =iba =id =inconsciente =inmigracion =interrogando =into =ir =jefe =jumping =juvenile =kill =knife =lele
          =letter =llaves =loud =made =make =manos =marihuana =miss =mouth =noise =nomas =od =ojos =pararon =pareja =perro =persiguiendo =placas =po =posted
          =pregunta =protest =questioning =read =real =respira =rope =sale =searching =shaking =shot =shut =side =sigo =siguiendo =sit =sola =something =step
          =suegro =table =termino =thing =trabajo =trago =us =vos =voy =wake =احجي =اخذوها =اخيه =اسم =اشوف =اقدر =الصغير =امام =ان =ايه =بالجامعه =بالكلبشات
          =برع =بلع =بلعت =بيقولي =جابو =جماعه =جوه =حالها =حبوب =خالتي =خايفه =خلصت =داخل =دقايق =رح =رخصتي =رساله =رغوه =روحي =شرطي =صاحبي =ضابط =عشان =عليه
          =فرد =قاضي =قدامي =كلمه =كلنا =كيف =لو =مذكره =مزرق =مغمي =منهم =نار =ندري =والشرطي =ودوه =ولدي =وياهم =يفيق ARRESTED BLEEDING Drug GOODBYE OVERDOSED
          OVERDOSING PODER RAID SOBRIETY SUICIDE SURROUNDAR ^ANYMORE ^ASK ^BLEEDING ^DANGERES ^End ^IWANT ^Moment ^OVERDOSED ^PULLEDAR ^Violent acaba- anda-
          arbo- aski- askin- azul- baja- bala- bath- bathr- beat- bebi- bein- brinc- brok- call- celd- celu- celul- close- cons- consu- corta- cosa- dand- desp-
          door- drin- drun- ensen- entra- escal- escr- escri- felo- foto- fren- girlf- habl- handc- hims- himse- hitt- hitti- impo- inco- incon- inmi- inmig-
          inst- inye- inyec- jumpi- juve- juven- kill- knif- letr- line- llave- mano- marih- medic- mira- mout- nois- noma- parar- parej- perdo- placa- post-
          poste- puls- ques- quest- rati- regi- regis- resp- respi- rodea- salie- segur- shak- shaki- sigui- sitt- somet- sopl- term- termi- text- texte- than-
          think- trag- unic- ythr- الام- الدو- الزب- المرا- النا- الور- بالجا- بالح- بالسل- بالصا- بغرف- بيتن- بيدق- بيدو- تستج- جماع- حاله- حبسو- خالت- دقاي-
          دقيق- رخصت- رسال- سامح- سحبو- صديق- عاده- عاله- قدام- كلبشو- لحال- محجو- مذكر- وبعده- وخدو- وقفو- وماب- يحقق- يدخل- يفوت-`,
        '-0.7': `#ارض #اروح #اسم #افتح #امام #اموت #بارد #برا #بياخد #تحت #جوه #خوي #داع #دوه #رفيق #علب #عيش #قول #ماش #نفخ #يسحب =20 =75 =about =abrio =agua =ai
          =alone =ate =bano =bar =box =bro =calle =como =cuiden =detuvieron =die =dna =encerrada =enfrente =entrar =entrevistando =este =gun =hablando =hice
          =hung =keep =lake =love =mando =mata =mato =next =omg =once =own =pego =quito =sent =solo =sorry =strangling =suboxone =text =texted =tied =top
          =vecino =vivir =vivo =wall =weird =zip =ابويه =اخذوه =اروح =اكل =اموت =انه =برا =تحت =تلفوني =حق =شوي =ضل =علبه =علينا =عندي =نفسه =وداع ASKAR BREAKIN
          CHARGED Gear HURTING LETME LIVE NOOSE PASSEDOUT PILLS Sick WEAPON ^ARRESTING ^FAINT ^GOODBYE ^KNOCKING ^NUMBER ^QUESTIONING abou- alon- clor- clos-
          compu- conf- cuff- cuide- dere- derec- enfr- enfre- gumm- jump- lett- lette- llav- mand- mori- persi- rath- recor- rode- sorr- subo- subox- tabl-
          unde- weir- ابوي- الجي- بالكل- بياخ- خايف- صاحب- علين- عيون- لاحق- وياه- يسحب-`,
        '-0.8': `#اجو #اخر #اكل #بكرا #دوا #روح #سجن #عشان #عندي #لزم #نفس =arma =call =carta =end =esposado =guys =head =keys =more =puso =ta =tomo =unos =vida =wife
          =wrote =ابن =اجو =اخر =بكرا =جوا =دوا =شرب =شربت =شي =ليش =يقولو @011 BREATHE DIE LEFTNOTE WAKE cart- dete- deten- habla- perr- vivi- wrot- افتح-
          الدر- كلبش-`,
        '-0.9': `#حبه #عيون #ليش #ممكن =comio =cousin =dijo =les =salir =vieja =ابوي =اخي =حبه =خالي CUFFEDAR GETOUT NECK QUESTIONING`,
        '-1.0': `#كلبش =b CUFFS SUICIDAL`,
        '-1.1': `=jail POISON`,
        '-1.2': `=عمي`,
      }),
    ],
  ]),
};
