import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.1': `=daba about_to breathing_$`,
    '1.0': `POINT+LIVE TOOK+POISON ^_tan ^_يقول are_taking got_me`,
    '0.9': `#دابا #شلو #عيش ._i =lele =ojos =recorder =دابا CLITIC+GOODBYE KIDNAP+Young can_hear me_dice q_ago they_taking`,
    '0.8': `#اخت #جالس #عيون #قافل #كشاف #مفقود #هاز ._they =aki =hoy =khat =od =revisando =swat =حالها =هسا =يشتو ARREST+LIVE CHILD+MISSING DIE+JAILED
      EX+GIVEBACK JUST+PULLED KIDNAP+CHILD KILLING+REFL KIN+BREATHE MISSING+CHILD Moment+PULLED PAPERS+FAINT PULLED+PRESENT RECENT+OUTES SAY+GETOUT
      SOMEONE+Young TOOK+FALLEN WANT+DIE ^SUICIDAL ^_hoy ^_swat ahora_mismo and_مش are_questioning dand- dejan_ir dicen_q esta_parando estan_aqui got_gun
      hace_rato has_my have_plan me_tienen min_$ missing_$ never_came que_abra que_ago rode- to_die ya_estan الشرطي_بدو بدو_جواب حاله- شالو- قبل_ساعه
      قبل_شويه ما_رجع معه_مسدس مفقو- من_ساعتين`,
    '0.7': `#بيسمنت #حبل #خويا #دور #ذلح #رغو #شرب #صيت #قدهم #ماعاد #مدر #مزرق #معا #نجد #نزل #هسع #يخنق ._he ._it =ate =ay =baby =bed =chamo =comieron =confiese
      =despertar =estan =fr =gal =gris =hear =huele =morirme =mouth =nenes =rato =siguiendo =swallowed =ta =ابنتي =الصباح =جابو =خويا =ذلحين =روحي =عيش
      =عيونه =قد =قدامي =ماعاد =مزرق =مفقود =هسع =والبوليس ARRESTED+NOW ARRESTING+NOW BE+QUESTIONED BREATHE+NOW CUFFS+KIN Calendar+MISSING DETECTIVE+NOW
      DIE+TOOK FIND+CHILD FIND+Young GONEOFF+KILL GOODBYE GOODBYE+GOODBYE GRABBED+Plea HASES+ARRESTED HASES+Held HEDGE+WAKE IWANT+LIVE Interview+NOW
      KILL+REFL KNOCKING+SAY MISSING+Young NUMBER+FALLEN OVERDOSE+NOW Official+QUESTIONING POINT+Room PULLEDAR+WILL Plea+NUMBER RAID+THING ROADSIDE+Moment
      ROADSIDE+NOW SAY+DOOR TAKING+TALKING TIRED TIRED+TIRED TOOK+OVERDOSE WAKE+Drug WAKE+PILLS WANT+TIRO WILL+SOBRIETY Young+MISSING ^_abi ^_ay ^_estan
      ^_llego ^_says ^_عم ^_قد ^_يشتو and_عم anymore_$ are_being asking_if at_me attacking_me being_interrogated being_interviewed being_pulled being_taken
      came_home cop_wants cops_at cps_at esta_ahorcando estan_parando estan_preguntando gadd- gadda- hace_hora he_keeps hoy_en inside_$ is_off is_strangling
      living_$ mata_$ me_esta me_llevan me_now me_pregunta mi_brother mi_viejo monta- morir_$ my_girl nene- noche_se not_stop officer_says or_no pen_$
      perdio_en police_here q_hacemos que_hoy reading_me son_never swal- swall- talk_me thal7een_و they_are they_got to_jump traj- vivo_$ voy_hacer
      y_quieren ya_viene ابنت- اخذوا_l انا_في برا_و بنتي_13 تستج- ذلحي- رضيع- عاده- علي_khat عند_الباب عنده_$ قدام- لا_يتنفس ماعا- من_ساعه موقف- و_عم وصيت-
      يصيح-`,
    '0.6': `#امام #بارد #باسورد #برع #بلعت #تنفس #حنا #خلف #داخل #داو #دايخ #راجل #رضيع #شال #شايل #شقول #صال #صباح #طفل #عالخط #عمار #قدو #لزم #لسيار #محاصر
      #مخلي #مرم #مغلق #مغم #مقلوب #موبايل #موقف #نبض #نعيش #وهم #يبي #يحرق #يدور #يرجف #يشت #يشم #يعيط #يفيق #يقلب ._can =abro =agua =arrestando =attacking
      =auxilio =bro =cana =cat =chontes =cipote =dando =declarando =desaparecio =despidiendose =detectives =dile =dot =escribiendo =except =extranar =fo2
      =granddaughter =grita =hatha =inconsciente =ismi =jump =lake =lap =lit =llegaron =loud =matar =minni =pen =porfavor =q =recogieron =recogio =sa3a
      =sigo =slid =step =strangling =tied =trajeron =vos =اخت =العماره =اين =با =بالارض =بالباب =بالبيسمنت =بالكرسي =برع =بلعت =جالس =جايين =دا =داخل =داير
      =دخلو =رجع =رغوه =شالت =شالو =شالوا =شقول =شل =عالخط =عالمطار =علينا =عيشتي =قيدني =لسيارته =مدري =مغمي =نعيش =نفسه =هلا =والجهال =والشرطي =والطفل
      =وحنا =وقدهم =وهم =يحرق =يشم =يفيق ANYMORE+End ARRESTED+COPCAR ARRESTING+Room ASK+REFL ASKING+CAR ASKING+OVERDOSE BE+ARRESTING BE+BLEEDING BE+PULLED
      BE+PULLINGAR BODY+Plea BREAKIN+BE CAR+Plea CLITIC+KILL CUFFEDAR CUFFEDAR+CUFFEDAR DETECTIVE+OUTES DOGS+BE DOOR+CAMEIN DOOR+NOOSE DOOR+WEAPON
      Drug+POISON EX+BREAKIN EX+DOOR EX+Street End+NOOSE FAINT+TOOK FIND+FALLEN FIND+NUMBER FIND+Sick GIVEBACK+Young GRABBED+JUST General+DIE HASES+COPCAR
      HASES+Gear HASES+RAID HIDEOUT+NOW HIDEOUT+Plea HURT+NECK HURTEN+NOW HURTING+CAR Held+End IF+DIE IWANT+HURTING Interview+PULLED KILL+LIVE KIN+BODY
      KIN+COLOR KIN+GOODBYE KIN+KILLING KIN+POISON KIN+PULLING KNOCKING+WANT LIVE+KILL LIVE+Moment LOCKED LOCKED+LOCKED LURKING+WAVING MISSING+REFL
      Moment+BREAKIN Moment+KILL NOOSE+WAVING NOW+KILL NUMBER+KILL NUMBER+MISSING Near+PULLEDAR Official+GETOUT PASTVERB+GIVEBACK PILLS+FALLEN PILLS+WAKE
      POISON+Drug POLICE+JUST POLICE+LIGHTS PRESENT+SUICIDE PULLED+POLICE PULLED+Plea PULLEDAR+WANT Plea+KILL RAID+HOUSE RECENT+POISON REFL+DOOR
      REFL+MISSING ROADSIDE+CAR ROUGH+AWAY Room+STATION SCARED+BODY SEIZED+KIN SOMEONE+CHILD SOMEONE+DIE SOMEONE+HOME SOMEONE+OVERDOSING SUICIDAL
      SUICIDAL+HURT SUICIDAL+SUICIDAL SURROUNDAR SURROUNDAR+HOUSE SURROUNDAR+SURROUNDAR Street+LURKING TAKEES+TOOK WANT+KILLING WANT+LIVE WANT+SUICIDE
      WAVING+WEAPON WEAPON+HURTING WEAPON+WAVING Weapon+WAVING Worker+JUST Worker+Moment ^DANGERES ^FAINT ^SUICIDE ^_agentes ^_ahorita ^_amber ^_creo
      ^_husband ^_life ^_lights ^_quiere ^_ابوهم ^_بعتلي ^_بيقولي ^_حبسوني ^_حطولي ^_ضربني ^_كسروا ^_نفسه ^_هسه ^_يريد afuera_$ agents_at ahorcar_$ akhad-
      al_daycare al_lado al_piso am_getting am_sorry am_under amigo_esta and_are and_saying and_معهم and_يقول and_يقولو aparece_por are_about are_knocking
      are_reading are_removing around_for asking_me at_door auxi- auxil- away_with ayuda_me be_dead because_that being_questioned being_stopped cabeza_$
      cerrar_$ chon- chont- cipo- cipot- colg- con_ojos con_perros cop_says daughter_and dead_than deja_ir deja_salir desap- despe- detective_just donde_$
      driving_y en_reten encuentro_mi end_it esta_hablando esta_pegando estan_arrestando estan_dando estan_llevando estar- este_mundo estoy_escribiendo
      fren- fumar_esa girlfriend_took glass_$ got_off grita_que hace_ratito handcuffs_$ has_me hay_policias hermana_se hijo_autista his_mouth hoy_si ice_و
      is_back is_drunk is_hitting is_outside is_saying is_stabbing is_talking is_writing it_before jump_$ keep_asking keeps_asking kier- killing_myself
      la_jura la_salida la_وين lawn_$ le_veo lights_$ live_for machete_$ me_baje me_callo me_corte me_estan me_grita me_perdio me_piden me_viene me_voy
      me_الان me_شرب mejor_me mi_mujer minn- morir- moving_$ my_granddaughter my_self no_abro no_despertar no_firmo no_vuelve nobody_will nos_tienen not_get
      not_wake off_with paja- pajam- parado_con parando_$ parc- pato- patoj- pela- piden_papeles police_هلق porfa- ppo_he puso_en q_esta que_confiese
      que_huele que_sople quiere_matar quieren_llevar quito_llaves rapido_$ rato_$ rodea- ruido_$ say_they says_if se_corto se_puso sigue_aqui siguiendo_$
      sleep_and solo_que stabbed_me stairs_$ stopped_by su_carro taking_me tell_him tengo_la there_are this_time tiene_en tienen_en tienen_orden to_shoot
      to_step to_walk tonight_is traje- trooper_wants type_this va_extranar viene_para want_in want_money wife_on wife_to y_dejo y_estan yekt- ابوي_من اخته-
      اخذوا_اطفالي اخي_هلق ازرق_$ افتح_and اكل_حبوب الجهال_من الشرطه_علي الصبا- العما- اليم- امشي_علي اموت_and انام_and بالصا- بدو_يفتش بدي_عيش برا_$
      برا_البيت بنتي_راحت بيسال- تفتيش_and تناو- جايي- جوا_$ حالها_$ حبوب_كتير خيي_عم داير- راحت_مع رجعت_$ سيارت_شرطه شربا- شفاي- شقول_$ صاحبي_ضرب عالمط-
      علين- عم_ياخدوا عم_ياخذوا عم_يفتش عمي_عم عيشت- في_lel في_الباب في_المطار قيدن- قيدني_me قيدو- كسر_الباب لا_استطيع لسيا- لسيار- ما_اعرف ما_بقي ما_رجعت
      ما_رح محاص- من_السياره من_الفجر من_المدرسه من_كل ناطر_$ و_gal و_شرطي والبو- والطف- وقده- وماخ- ومخل- يتنف- يخنق- يردو- يريد_ان يفيق_$`,
    '0.5': `#ابن #احب #اخذو #اخي #ادر #ارض #اصفر #الض #انتحار #انزل #انقليز #انهار #اوض #باسبور #بره #بقو #بندق #بيدق #بيدور #بيسمع #بيصرخ #تشوفي #تعتقل #تكف
      #توهم #جاهز #جاهل #جايب #جوا #جوه #حجزو #حضن #حقن #حوش #خدو #خدوا #خذو #خلاص #خيي #دريش #دقيق #دنيا #دير #زرق #زرقا #ساد #سرير #سطح #سود #شالت #شالو
      #شفايف #شلت #صعد #ضباط #ضعوا #عالم #عدها #فير #قطعت #قلم #قيدو #كرهت #كوميسار #ليا #ماخد #مباحث #معك #معيش #موقفت #نار #نايم #نهر #هاتف #هذه #يبج
      #يبون #يدي #يذبح #يطلب #يقبل #يقول #يقوم #يمه #يمين #يناد #ينتظر ._do ._my ._please ._she ._what 13_سنه 16_me 2_horas 2edd- 2edde- 2eddeme_و 5_de
      7amm- 7amma- 94_$ =2eddeme =75 =7ammam =7at =abi =abra =akher =arresting =autista =autistic =ba =ba2a =backseat =backup =blocked =bus =callo =chama
      =chasing =colgar =compa =corazon =corto =cuartito =cuartos =cut =decided =decidi =deserve =dispara =dude =embarazada =empty =esperan =esposando =eye
      =federales =foog =ganas =giddami =guardrail =hallamos =hauled =hijas =hr =il =investigador =jeringa =k =knees =love =m3i =mami =mara =mezclo =mile
      =min =minute =msg =mujer =mundo =nano =nena =note =oding =oliendo =omg =overdosing =pack =parce =pega =pegando =percs =perdone =perdonenme =pibes
      =pinned =pointing =pulso =queriendo =removing =respira =respirando =rope =sa3ten =salon =searching =sec =sentada =snuck =soga =stab =staring =stepped
      =stopping =them =thoughts =toddler =traen =trago =train =venas =ves =viviendo =vodka =wake =wall =wish =yefta7 =ابنه =اخر =اخيه =ادري =اذني =اطفالي
      =افتحوا =الان =الاوبر =الباص =الجاهل =الحاره =الحقنه =الدريشه =الدنيا =الدوريه =الشباك =الظهر =الكلبشات =المحققين =الهايوي =امام =امامي =انام =انزل
      =انقليزي =بالتوقيف =بالصاله =بالصالون =بالمول =بدهم =بره =بغرفه =بقوه =بيدق =بيضرب =بيقولوا =تعاطي =تعتقل =توهم =جاهز =جاي =جسمه =جوا =جوه =حضني =خذوه
      =خلاص =خنقني =خيي =دواه =راجلي =زرق =سحبوه =سرقوا =سيارت =شربان =شفايفها =شلت =شلو =ضباط =طفلي =عالبوليس =عالهايوي =عدها =غريب =فكر =قادره =قاعدين
      =قافل =قطعت =قليل =قولوا =كرهت =لازمه =لونه =ليا =ماسكني =مسلحين =معاه =معاهم =معك =معيش =موقفني =نايمه =نبض =نزل =نزلوه =هذه =هم =واعتذر =وضعوا
      =ومحدش =يبون =يخلوني =يخنق =يخنقني =يدقوا =يدور =يدي =يردون =يسالوني =يصيحون =يقبلون =يقول =يقولو =يقولون =يقوم =يم @210 @now-he ANSWER+Moment
      ANSWER+SEARCH ANSWER+TOOKES ANYMORE+BREAKIN ANYMORE+BREATHE ANYMORE+FIND ANYMORE+LATER ARRESTED+Plea ARRESTING+ARRESTED ARRESTING+ASK ARRESTING+KIN
      ARRESTING+TOOK ASKAR+CHILD ASKAR+PASTVERB ASKING+GETOUT ASKING+SOBRIETY AWAY+DIE AWAY+DOGS BE+CPS BE+DOGS BE+GRABBED BE+HURTEN BE+IROOM BE+ROADSIDE
      BE+STATION BE+Street BEHIND+CAR BEHIND+NUMBER BEHIND+Street BLEEDING+HURT BODY+KIN BREAKIN+Near BREATHE+Drug BREATHE+Moment BREATHE+TOOK CAMEIN+BE
      CAMEIN+GOT CAMEIN+JAILED CAMEIN+WEAPON CAR+ANSWERAR CAR+Interview CAR+LIGHTS CAR+NOW CAR+TONIGHT CHILD+FIND CHILD+GOODBYE CHILD+POISON CLITIC+NECK
      CLITIC+Room CLITIC+TIRO COMEIN+NOW COPCAR+WILL COURTS+GRABBED COURTS+PULLEDAR CUFFEDAR+Moment CUFFEDAR+NOW DANGERES+CLITIC DETECTIVE+ASKAR
      DETECTIVE+HOUSE DETECTIVE+PHONE DETECTIVE+Room DIE+Plea DIE+RANOFF DIE+REFL DIE+SUICIDAL DOGS+PRESENT DOOR+BEHIND DOOR+CHILD DOOR+Plea DOOR+Weapon
      Drug+BODY EVERYONE+MODAL EX+CAMEIN EX+LURKING EX+REFL EX+Room EX+TOOKAR End+LETGO End+LIVE End+ROUGH End+Room FAINT+ASK FAINT+AWAY FAINT+NOW
      FAINT+NUMBER FAINT+PILLS FAINT+Room FALLEN+Near FALLEN+PILLS FIND+Calendar FIND+FAINT GETOUT+HANDS GETOUT+NUMBER GIVEBACK+ASKAR GIVEBACK+CHILD
      GIVEBACK+KILL GIVEBACK+NARCAN GONEOFF+Moment GONEOFF+SAY GOODBYE+KIN GOT+HANDS GOT+Held GRABBED+WAVING Gear+BEHIND Gear+CHILD Gear+ROUGH HABIT+BEHIND
      HASES+IWANT HASES+POLICE HASES+STATION HEDGE+BEHIND HEDGE+COLOR HEDGE+HABIT HEDGE+LURKING HIGHPLACE+WANT HOME+DETECTIVE HOME+NUMBER HOME+TOOKES
      HOUSE+CPS HOUSE+WAVING HURT+HURTS HURT+JUST HURTING+End HURTING+KIN HURTING+NECK HURTING+SAY HURTS+QUESTIONING Held+LOCKED IF+NOW IROOM+NOW
      IROOM+NUMBER IWANT+DIED Interview+KILL Interview+LURKING Interview+PHONE Interview+Traffic JOKE+HEDGE JUST+BREAKIN JUST+CUFFS JUST+KILL JUST+SAY
      JUST+SEIZED JUST+Young KIDNAP+KIN KILL+End KILL+JUST KILL+NOW KILL+PAST KILLED+LOTS KILLED+SAY KIN+CUFFEDAR KIN+LEFTNOTE KIN+LOCKED KNOCKING+ASKING
      LIGHTS+PULLED LIVE+CLITIC LIVE+End LIVE+IWANT LIVE+POINT LIVE+WANT LOC+SEIZED LOCKED+HOME LOCKED+HOUSE LOCKED+Held LOTS+FALLEN LURKING+ANSWER
      LURKING+ARRESTED LURKING+GOT LURKING+WANT MISSING+KIN Moment+STATION NARCAN+HEDGE NARCAN+PASTVERB NOW+GETOUT NOW+KIN NOW+STATION NUMBER+ASK NUMBER+SAY
      NUMBER+TOOK Near+DETECTIVE Near+DOGS Near+Moment Near+STATEMENT Near+Sick OUTES+Weapon OVERDOSE+Drug OVERDOSE+PILLS OVERDOSED+MODAL OVERDOSING+MODAL
      OVERDOSING+Plea Official+CAMEIN Official+JUST Official+TAKING PAPERS+KNOCKING PASSEDOUT+PASTVERB PAST+Worker PHONE+ASK POINT+ANYMORE POLICE+HANDS
      POLICE+HURTS PRESENT+HANDS PRESENT+QUESTIONED PRESENT+STATION PULLED+HASES PULLED+KIN PULLED+Official PULLEDAR+Plea PULLING+POLICE Plea+ANYMORE
      QUESTIONING+HOME QUESTIONING+KIN QUESTIONING+LOTS RANOFF+CPS RANOFF+CUFFS RECENT+Gear RECENT+HANDS RECENT+LEDGE RECENT+PHONE REFL+HURTS REFL+KIN
      REFL+Sick ROUGH+WILL Room+QUESTIONING SAY+ASK SAY+BREAKIN SAY+COMEIN SAY+CUFFEDAR SAY+GRABBED SAY+Room SAY+STATION SCARED+DIE SCARED+Worker
      SEARCH+Drug SEARCH+NOW SEARCH+TAKING SEIZED+HOME SEVERE+ASKING SEVERE+HIDEOUT SOMEONE+ARREST SOMEONE+CAR SOMEONE+WEAPON SOMEONE+Weapon STATEMENT+WILL
      STATION+ASKAR STATION+KIN SUICIDAL+IF SUICIDAL+LOTS Sick+COMEIN Sick+TOOK Street+JUST TAKEES+ARRESTED TAKING+NOW TONIGHT+AWAY TOOK+FAINT TOOK+JUST
      TOOK+LOTS TOOK+NOW TOOK+NUMBER TOOK+PILLS TOOK+STATED TOOKAR+CPS TOOKAR+GONEOFF TOOKAR+WAVING Traffic+FAINT Traffic+TONIGHT Violent+GETOUT WANT+JUMPAR
      WANT+SOBRIETY WANT+SUICIDED WARRANT+DOOR WAVING+End WAVING+GRABBED WAVING+TOOKAR WEAPON+Near WEAPON+SEARCH WEAPON+TOOKES WILL+DOOR WILL+SEARCH
      WILL+SUICIDAL Weapon+HURTING Worker+TAKINGAR ^KNOCKING ^OVERDOSED ^PULLEDAR ^QUESTIONING ^TIRED ^_ai ^_babysitter ^_bro ^_dejo ^_dot ^_ellos ^_four
      ^_getting ^_he ^_her ^_mama ^_nos ^_od ^_ojala ^_parce ^_somebody ^_there ^_three ^_traen ^_vos ^_الحكومه ^_السي ^_بسرعه ^_بلعت ^_بيقول ^_جالس ^_جايين
      ^_خلاص ^_خنقني ^_دا ^_دخلو ^_راجلي ^_رجل ^_رفيقتي ^_سرقوا ^_ضباط ^_قدام ^_كرهت ^_كلبشوني ^_لزموا ^_مسك ^_هناك ^_وضعوا ^_وقفونا ^_ولد ^_يتم ^_يردون
      ^_يشتي abriendo_la abro_$ abro_o acaba_de afuera_esta agarro_mi ahorita_$ akhe- al_nene algo_al am_being and_two and_will and_قاعدين and_يرجع
      and_يريدون and_يسالو ando_en anoche_$ apag- apaga- apur- are_arresting are_asking are_at are_here are_interrogating are_making are_on are_putting
      are_searching are_standing are_under arrest_and arrestando_$ arresting_my at_fair at_hospital at_our auti- autis- autista_se backs- backu- bajar_$
      baje_$ bajo_$ be_around be_here bebe_de beer_$ best_friend bien_mal block- boli- both- bothe- boyfriend_in boyfriend_is brazos_$ break_it camino_al
      can_see carcel_me cayo_$ cel_$ cham- chasi- chasing_me clave_de climb- clor- cold_$ come_clean come_for comie- coming_at con_policias confession_$
      confiese_$ conteste_$ cop_cars cop_in cop_just cop_will cops_got coraz- couch_$ court_ما da_$ dando- daye- de_agarrar de_anoche de_asaltar
      de_despedida de_fumar de_vivir dejo_carta demas- deser- deserve_to desmayo_en despedida_$ detective_esta dice_$ dicen_$ die_$ digan- door_it door_with
      dos_cargos doy_$ driving_away dui_first ejo_علي empt- en_cuartito ending_it entre_varios escuela_sin esposas_$ esta_afuera esta_esperando
      esta_llamando esta_noche esta_oliendo esta_respirando estan_$ estan_deteniendo estan_en estan_entrevistando estan_interrogando estan_quitando
      estan_subiendo ex_no ex_se fell_out firmo_$ firmo_o from_back gaba- ganas_de gas_on get_them get_up getting_pulled gidd- gidda- girlfriend_is
      golpeando_mi got_one grit- hable_$ hacia_mi handcuffs_on haul- haule- have_me he_comes he_said he_says he_wants her_and her_father here_since
      here_with him_off his_foot his_truck holding_cell hombre_me hora_$ hoy_$ hoy_se hoy_y hurting_myself husband_took i_love i_open i_swallowed i_wish
      in_it in_there inta- irme_me is_6 is_blue is_gone is_having is_overdosing is_point is_trying it_all jail_do juez_mando just_now just_took kid_at
      kill_herself kitchen_$ know_where la_75 la_96 la_abuela la_linea la_tiene lado_$ lamp- lampa- le_estan le_pega leave_until les_digo lint- linte-
      llevan_$ llor- llora- lo_decidi lo_hallamos lo_unico manejando_y mano_con manos_en marihuana_y matarme_$ me_acaba me_arrebato me_deja me_hace me_mato
      me_perdone me_police me_por me_quito me_right me_trajeron me_why me_بسيارته me_وين meds_and mejor_sin men_$ mi_amiga mi_chamo mi_compa mi_husband
      mi_vieja minu- minut- mis_hijas mkha- mn_سياره mori- mout- muerto_que mund- mundo_$ mune- munec- my_arms my_baby my_best my_bike my_keys my_rent
      my_toddler my_uber my_watch negr- never_see nino_se ninos_$ nkha- no_aparece no_kiero no_les no_llego no_more no_nos no_respira nobody_would
      nos_pararon nos_paro not_allowed not_bring not_leave not_look not_stay note_$ now_should nunca_voy nurse_says odin- of_them off_bus officer_has old_is
      olie- olien- on_hold one_has over_i papa_de papel_por para_$ para_aca parar_$ pararon_caminando parce_me paro_$ party_$ pastillas_en pega_mi pegan-
      pegar_$ pibe- pide_mi pide_papeles pinn- pinne- plain- poco_de police_pulled police_say policia_esta por_ningun preguntando_cosas preguntando_le
      preso_mi proteccion_de puedo_despertar puedo_mas puerta_$ puls- pusieron_papel q_mi q_si q_tiene que_dios que_firme quien_fue quiere_q quiere_regresar
      quiere_revisar quitando_mis quito_telefono rati- ratito_y respi- risa- risal- robaron_mi sabe_que saco_arma salio_positivo salo- sat_down saying_it
      se_bajo se_donde se_robaron se_trago security_is shad- she_slid si_$ siento_bien siguen_preguntando sin_mi snuc- sorry_for spot- standing_on stari-
      stay_awake stepp- stop_hitting talking_$ talla- temprano_y tengo_al tengo_con tengo_en tengo_ganas texte- they_walked things_$ this_i threw_me
      tiene_parado todas_pastillas todd- toddl- todos_estarian took_them two_men two_of under_seat up_i va_pegar veng- vern- verno- vinieron_por vira-
      viviendo_$ vodk- vuelve_$ want_her water_on went_back went_in while_they whis- will_break wish_i with_his with_our worker_and would_never write_what
      y_apago y_cayo y_cerraron y_preguntan y_siguen yeft- yefta- yes_or yo_voy ابوه_ما احجي_$ اخذ_رخصتي اخذوا_بنتي اخوي_عم اخي_عم اسيله_$ اشتي_اموت اطفال-
      اطلع_and اعترف_$ افتح- افتحو- افهمها_$ الاوب- الاولاد_and الباب_بقوه الباب_شو البنا- التلفون_and الجاه- الحار- الحبوب_and الحر- الحرا- الحقن- الدن-
      الدني- الدور- السري- الشرطه_تعتقل الشرطه_من الطا- الظابط_بيقولي الظه- القبض_علي القط- الكاميرا_and اللي_ساكن المدرسه_قبل النج- الهجره_برا امام- امضي_$
      اموت_$ انا_بالمركز انا_حامل انا_شربان انت_موقوف انتهي_$ انقل- انقلي- اهلي_$ اوقع_علي ايش_اعمل بارد- بالباب_$ بالسل- بالشارع_and بدهم_$ بدي_موت
      بغرفه_and بنتي_ما بيتن- بيتنا_$ بيدو- بيفتش- بيقول- تارك- ترد_علي تشوفي- تعبت_$ تلفونه_$ جماعه_$ جهال_$ جوزي_اخد حشيش_هواي حياتي_الليله خايفين_نتصل
      خنقن- خنقني_me ديسا- رابط- راجل- راضي- رجع_من رغوه_من زوجي_معه ساعتين_$ ساعه_$ سحبوه_him شربت_كل شرطه_علي شفايف- طلع_يجيب عالخ- عاله- عالها- علي_خط
      عليه_من عليها_من عم_يعتقلوني عم_يفتشو عم_يفيق عندي_بالبيت عندي_رخصه عيش_$ غرفه_التحقيق فمه_$ في_7ammam في_mall في_mustashfa في_الاوضه في_الحجز
      في_الغرفه في_المكتب في_شرطه في_غرفه قادر- قاعد- قاعدي- قبضوا_علي قبل_دقايق قبل_ربع قدامي_and قفل_الباب قفل_علي قولو- كسروا_الباب كلبش- لاحق- لاخي_$
      لاقي- لقيت- لقينا- ما_ba2a ما_ادري ما_قالوا ماسكن- متوق- محقق- مخلي- مخلين- مربو- مسدس_و مسكوا_جوزي مسلحي- معاه- معه_سلاح معي_اوراق مغمي_عليه من_حضني
      من_نص موقفت- موقفن- موقفي- ندري_وين نزلو- هل_اوافق هلا_$ و_حالها و_ما و_معه والا- والب- والط- وخدو- وراي- ورقه_ما وضعو- وقفل- ولادي_cps ولادي_من وماب-
      ومار- ومحد- وموب- وموبا- وناي- وين_كنت يتنفس_$ يخنقن- يخنقني_me يدقو- يذبح- يذبحن- يسالوني_me يصيحو- يضرب_امي يعتق- يعتقل- يفتش_سياره يقتل- يقرو-
      يقول_انه يموت_$ يناد- ينتحر_$ ينتظ-`,
    '0.4': `#ابو #اتحمل #احرق #اخويا #ادو #استجواب #استحمل #اسيلت #اعتذر #اعيش #اقفل #اقوال #اموت #انام #باسبورت #برشام #بسكليت #بسمح #بغرف #بنا #بهالدنيا #بيد
      #بيفتش #بيكتب #تار #تعاط #تعال #تقل #تنط #جام #جانب #جده #جرس #جسر #جسم #جماع #جنب #جهه #حاجز #حار #حامل #حصل #حطو #حقو #حلق #حمام #حيات #داير #دخلو
      #دزل #دقه #دقيقت #دوه #ذحين #راض #رايا #ربي #رجل #رقب #زنزان #سارق #سجين #سكين #سيار #شامم #صرخ #صهر #صوت #طاول #ظابط #ظهر #عطينا #غرف #فجر #قبضت #قرر
      #قليل #كلبش #كلور #لابس #لفوق #لقينا #لهم #ماخذين #ماس #ماف #محدش #محش #محط #مشغل #مطبخ #مغادر #ملثم #موت #نازل #ناطر #نحن #نهارد #هاجم #هايو #هوا
      #واد #وجع #وعي #ياكل #يتشنج #يتم #يتنفس #يحاول #يخرج #يخلو #يرم #يستيقظ #يصور #يطرق #يعتقلو #يعملول #يفتح #يقتل #يقرال #يلاحق #يوجه ._that ._there
      ._who 10_minutos 10_year 14_and 14_esta 5_minutos 7dou- =3ad =3alaya =7ag =7doud =94 =abajo =abriendo =aguanto =ahorco =ai =ami =anymore =arrebato
      =arrestada =asaltar =ataque =aunt =aventar =avisarme =ayudenme =babys =beer =boxed =brazos =cafe =cama =cambiando =cansado =cargando =cars =celda
      =cerraron =chota =close =cofre =collapsed =couch =courtroom =cuiden =cutting =dark =dayer =dejarlos =delante =desconocido =detras =diciendo =die
      =drank =edge =eli =ellos =ensenan =ensenaron =entrando =espuma =estarian =everybody =eyes =feas =floor =funeral =girl =gone =grab =grabadora =grandpa
      =guagua =haberme =hacia =haciendole =handcuffing =happening =hassa3 =hermanita =hits =hombre =hurting =i75 =ids =interrogando =irme =jura =juro =k2
      =kiero =knocking =labios =lago =laughed =letras =letters =leyendo =lips =llorando =lyom =machete =manos =marshals =minutos =mios =mirar =mixed =mo
      =monte =monto =moreton =msp =mustashfa =nas =nene =ojala =padre =palo =pan =paro =patrullas =peeking =peephole =perico =pienso =piso =plane =precinto
      =presionando =protest =puertas =punches =quemar =quiera =quieren =quitando =raro =ratico =reacciona =restaurante =reten =rompiendo =roomate =screaming
      =sentido =sheet =shut =sides =stairs =stomping =subiendo =subio =suits =surrounding =tapping =texted =thinking =tieso =tocaron =tomando =toy =tragar
      =tren =tumban =tylenol =type =unico =upstairs =us =vacio =vaso =veneno =vengo =vidrio =vivir =world =wrists =xq =youll =اتحمل =اجد =احرق =اختها =اخويا
      =استحمل =استطيع =اعطوني =اعيش =افهمها =الارض =الاوضه =البنت =البيبي =الحين =الروميت =السوال =الشنطه =الضو =الفجر =الكراج =اللحظه =المباحث =المحطه
      =المطار =المفتاح =النهارده =الواد =الوعي =الولد =اليوم =اموت =اوقع =بابي =بارد =بالحمام =بالزنزانه =بالسكن =بالسكين =بالغرفه =بالمخفر =بايدي =بسمح
      =بقتل =بنته =بهالدنيا =بيده =بيدور =تحويلات =ترد =تفتيش =تفوت =توقفني =جامع =جرعه =جنبي =جهال =جو =حاجه =حامل =حصل =حطوا =حطولي =حطوني =خذ =خط =دزلي
      =دقه =دقيقتين =دلوقتي =دور =دوري =راسه =راضي =رافع =ربي =رجل =رفيقتي =رقبتي =سارق =ساكتين =سوي =سيارته =شامم =شب =شباب =شبك =شكله =صارو =صرخ =صهري
      =صوتي =طب =ع =عاد =عطيناه =عليهم =غرفه =فاتوا =فاق =فايده =قبضت =قبضو =قبضوا =قدو =قرر =قلبه =قلتلهم =كلور =لابسين =لحقني =لزموا =لعندي =لفوق
      =للمستشفي =لهم =لي =ماخد =ماسك =مافي =متخبيه =محشي =مخليني =مدني =مرمي =مقيد =مكالمه =نار =ناطرني =ندري =نزلو =هالليله =هواي =واقفين =والا =وبعدهم
      =وجع =وداع =ودوه =وذلحين =وراي =ورايا =وقفونا =وموبايله =ونايم =يبجون =يبي =يتشنج =يتم =يتنفس =يخليني =يخليها =يذبحني =يريدون =يسالو =يستيقظ =يطلبون
      =يقرالي =يقلب =يلاحقني =يمه =يموت =ينتظر =ينتظرون @now-CPS @now-they ACTOR+ASKAR ANSWER+NOW ANSWER+QUESTIONING ANSWERAR+CLITIC ANSWERAR+LOTS
      ANSWERAR+Moment ANSWERAR+Sick ANYMORE+DIE ANYMORE+PULLED ARREST+NOW ARREST+PRESENT ARRESTED+OUTES ARRESTING+CHARGED ARRESTING+HOME ARRESTING+Interview
      ARRESTING+LOC ARRESTING+Moment ASK+ANYMORE ASKAR+HOUSE ASKAR+KIN ASKAR+STATED ASKAR+Young ASKING+COMEIN ASKING+DOOR ASKING+KNOCKING ASKING+NOW
      ASKING+PAPERS ASKING+Plea ASKING+Traffic ASKINGAR+CAR ASKINGAR+SOBRIETY ASKINGAR+Traffic BE+ARRESTED BE+BREAKIN BE+BREATHE BE+CAR BE+COLOR
      BE+HIGHPLACE BE+IWANT BE+Interview BE+PASSEDOUT BE+QUESTIONING BE+QUESTIONS BE+SUICIDAL BE+TAKEES BEHIND+INTO BEHIND+LIGHTS BEHIND+MODAL BLEEDING
      BLEEDING+BLEEDING BLEEDING+HURTING BLEEDING+KILLED BLEEDING+Violent BODY+DOOR BODY+NOW BODY+SCARED BODY+TOOK BREAKIN+HURTING BREAKIN+Moment
      BREAKIN+PRESENT BREATHE+LOTS BREATHE+PRESENT BREATHE+QUERY BREATHE+TAKING CAMEIN+NUMBER CAMEIN+PILLS CAMEIN+PRESENT CAMEIN+STATEMENT CAMEIN+Weapon
      CAR+ASK CAR+BEHIND CAR+COPCAR CAR+DOOR CAR+Moment CAR+POLICE CLITIC+DANGERES CLITIC+LIGHTS CLITIC+ROADSIDE CLITIC+Sick COLOR+LOC COMEIN+Official
      COURTS+SEIZED CPS+HURTS CPS+NOW CPS+TAKINGAR CUFFS+CHILD DANGERES+KIN DANGERES+PRESENT DANGERES+SOMEONE DETECTIVE+ANSWER DETECTIVE+BE DETECTIVE+GOT
      DETECTIVE+HEDGE DETECTIVE+HOME DETECTIVE+LOC DETECTIVE+Near DETECTIVE+QUESTIONS DETECTIVE+STATEMENT DIE+COURTS DIE+Drug DIE+ENDLIFE DIE+IWANT
      DIE+PASTVERB DIE+WANT DOGS+ROADTALK DOGS+SEARCH DOGS+TOOK DOOR+BE DOOR+GIVEBACK DOOR+JUST DOOR+KNOCKING DOOR+Official DOOR+WILL Drug+BREATHE
      Drug+FALLEN Drug+HURTING Drug+TOOKAR ENDLIFE+KILL End+Held End+REFL FAINT+GOT FAINT+NOOSE FAINT+Near FAINT+Plea FALLEN+BE FALLEN+Drug FALLEN+GOT
      FALLEN+HOME FALLEN+LOTS FIND+HOUSE FIND+LIVE FIND+LOTS FIND+POINT GETOUT+CAR GETOUT+HEDGE GETOUT+PRESENT GETOUT+WILL GIVEBACK+BODY GIVEBACK+DOOR
      GIVEBACK+LIVE GIVEBACK+PASTVERB GIVEBACK+QUESTIONING GIVEBACK+WILL GONEOFF+CHILD GOODBYE+ANYMORE GOT+FAINT GOT+FALLEN GOT+MISSING GOT+QUESTIONING
      GRABBED+ASKING GRABBED+CUFFS Gear+LURKING Gear+Near Gear+RECENT Gear+SEARCH General+KILLED General+SUICIDAL HABIT+AWAY HASES+DANGERES HASES+HANDS
      HASES+NECK HASES+NOOSE HEDGE+ASKAR HEDGE+BREATHE HEDGE+FAINT HEDGE+GETOUT HEDGE+IDIOM HEDGE+LIGHTS HEDGE+PULLED HEDGE+QUESTIONS HEDGE+Sick
      HEDGE+TAKEES HEDGE+WAVING HIDING+LOC HIGHPLACE+IWANT HIGHPLACE+QUERY HIGHPLACE+SAY HOME+FALLEN HOME+Held HOME+KNOCKING HOME+Violent HOUSE+ASKAR
      HOUSE+CUFFS HOUSE+DETECTIVE HOUSE+FALLEN HOUSE+SOMEONE HURT+FAINT HURT+NOW HURT+REFL HURT+Room HURT+WAKE HURTING+BE HURTING+BREAKIN HURTING+DOOR
      HURTING+LEDGE HURTING+ROADSIDE HURTING+SUICIDAL HURTING+WEAPON HURTS+HOME HURTS+SAY HURTS+Weapon Held+DOOR Held+PAST Held+PRESENT Held+SOMEONE
      IF+KILLED IF+SUICIDAL IROOM+GOT IROOM+POLICE IWANT+ARRESTING IWANT+ASKING IWANT+DIE IWANT+HIGHPLACE IWANT+KILL IWANT+KILLED IWANT+LATER IWANT+NOW
      IWANT+SUICIDAL IWANT+SUICIDE IWANT+SUICIDED IWANT+Street Interview+BE Interview+JUST JAILED+GRABBED JAILED+SAY JUDGE+ASKAR JUDGE+TOOKAR JUST+ARREST
      JUST+CAMEIN JUST+CHILD JUST+DOOR JUST+FAINT JUST+GRABBED JUST+Gear JUST+HURT JUST+HURTEN JUST+INTO JUST+KIN JUST+PAST JUST+Violent JUST+WAKE
      KILL+CLITIC KILL+ENDLIFE KILL+GIVEBACK KILL+HOME KILL+IWANT KILL+Plea KILL+SEVERE KILL+WANT KILLED+NOW KILLED+SEVERE KILLING+BODY KIN+FALLEN KIN+HANDS
      KIN+HIGHPLACE KIN+HURTING KIN+JUST KIN+NOW KIN+NUMBER KIN+OVERDOSE KIN+PULLINGAR KIN+TONIGHT KNOCKED+Drug KNOCKED+Plea KNOCKED+Room KNOCKING+CAR
      KNOCKING+Gear LATER+CAR LEDGE+KIN LETME LETME+ANSWER LETME+LETME LETME+SAY LIGHTS LIGHTS+CLITIC LIGHTS+LIGHTS LIGHTS+POLICE LIVE+KILLED LOC+Gear
      LOCKED+HEDGE LOTS+GONEOFF LOTS+GOODBYE LOTS+MISSING LOTS+PILLS LOTS+SUICIDAL LURKING+KIN LURKING+PRESENT LURKING+SEARCH LURKING+Traffic LURKING+WEAPON
      MISSING+GRABBED MISSING+HASES MISSING+RECENT MODAL+ARRESTING MODAL+GOODBYE MODAL+HIDING MODAL+QUESTIONED Moment+BEHIND Moment+BREATHE Moment+CUFFS
      Moment+DIE Moment+Drug Moment+Gear Moment+SEIZED Moment+WAKE NOOSE+End NOOSE+GIVEBACK NOW+ANSWERAR NOW+BREATHE NOW+CAMEIN NOW+CAR NOW+CHILD NOW+NOOSE
      NOW+PILLS NOW+STATEMENT NOW+Street NOW+TOOKAR NOW+WEAPON NUMBER+DOOR NUMBER+KNOCKING NUMBER+Official NUMBER+PAST NUMBER+PASTVERB NUMBER+PILLS
      NUMBER+Room NUMBER+STATED NUMBER+TOOKAR Near+ARREST ONLINE+GIVEBACK OUTES+COPCAR OUTES+SUICIDAL OVERDOSE+Moment OVERDOSE+Plea OVERDOSED
      OVERDOSED+OVERDOSED OVERDOSED+Paperwork OVERDOSED+Plea OVERDOSING+HEDGE OVERDOSING+PILLS Official+LURKING Official+Moment Official+Near
      Official+SEIZED Official+TOOKES PAPERS+ASK PAST+COMEIN PAST+PHONE PASTVERB+COMEIN PASTVERB+GOODBYE PASTVERB+RAID PHONE+JAILED PHONE+KIN PHONE+NOW
      PHONE+POLICE PHONE+STATEMENT PHONE+WILL PILLS+ANSWER PILLS+BREATHE PILLS+LOTS POINT+DIE POINT+IWANT POLICE+ANSWERAR POLICE+DOOR POLICE+GETOUT
      POLICE+Gear POLICE+MISSING POLICE+NOW POLICE+Near POLICE+PHONE POLICE+PULLEDAR POLICE+QUESTIONING POLICE+SEIZED POLICE+TAKEES PRESENT+ARRESTING
      PRESENT+BLEEDING PRESENT+BREATHE PRESENT+COLOR PRESENT+GETOUT PRESENT+HIGHPLACE PRESENT+SEARCH PRESENT+WRISTS PULLED+ASKING PULLED+JUST PULLED+WILL
      PULLEDAR+Moment PULLING+COURTS PULLING+HEDGE PULLING+WILL Paperwork+CAMEIN Paperwork+SUICIDAL Plea+TAKEES Plea+Weapon QUESTIONED+JUDGE
      QUESTIONING+ANSWER QUESTIONING+QUERY QUESTIONS+HEDGE RAID+OUTES RANOFF+ANSWERAR RANOFF+BEHIND RANOFF+BODY RANOFF+CHILD RANOFF+HANDS RANOFF+IROOM
      RANOFF+KNOCKED RANOFF+LIVE RANOFF+SEARCH RANOFF+SOBRIETY RANOFF+SOMEONE RANOFF+TOOKES RECENT+COPCAR RECENT+Drug RECENT+TOOKES RECENT+Worker
      REFL+ASKING REFL+BREATHE REFL+CHILD REFL+Near REFL+Room REFL+TOOK REFL+TOOKES ROADSIDE+PAPERS ROADSIDE+POLICE ROUGH+CLITIC ROUGH+SCARED ROUGH+Young
      Room+ANSWER Room+DETECTIVE Room+LURKING Room+Official Room+SOBRIETY SAY+ARREST SAY+EX SAY+HANDS SAY+NOW SAY+WARRANT SCARED+CUFFS SCARED+Room
      SEARCH+PAPERS SEARCH+ROADSIDE SEVERE+KILLED SOMEONE+COMEIN SOMEONE+DANGERES SOMEONE+Gear SOMEONE+HOUSE SOMEONE+JUST SOMEONE+LURKING SOMEONE+ONLINE
      SOMEONE+RANOFF STATED+HOME STATED+Moment STATED+NOW STATEMENT+SEARCH STATION+DETECTIVE STATION+Drug STATION+NOW STATION+NUMBER STATION+QUESTIONED
      STATION+RECENT SUICIDAL+COURTS SUICIDAL+KILLED SUICIDAL+LIVE SUICIDAL+Paperwork Sick+ANSWERAR Sick+LOTS Sick+NOW Sick+Room Sick+Traffic Street+Drug
      Street+GIVEBACK Street+HIDEOUT Street+IWANT Street+QUESTIONED TAKING+LIVE TAKING+Moment TAKING+WANT TAKINGAR+DOOR TAKINGAR+Moment TAKINGAR+PAST
      TALKING+IF TALKING+KILL TALKING+TONIGHT THING+ASKAR THING+FAINT THING+Sick TIRED+ANYMORE TIRED+LIVE TOOK+Drug TOOK+FIND TOOK+Held TOOK+ROADTALK
      TOOK+TOOKES TOOKAR+CHILD TOOKAR+Drug TOOKAR+JUST TOOKAR+Moment TOOKAR+NOW TOOKAR+POINT TOOKAR+SAY TOOKES+CHILD TOOKES+HASES TOOKES+REFL Traffic+ASK
      Traffic+Gear Traffic+Sick Violent+FALLEN WAKE+PAST WANT+BEHIND WANT+BREAKIN WANT+COMEIN WANT+NOW WANT+OVERDOSING WANT+ROADTALK WANT+SEARCH
      WANT+SUICIDAL WARRANT+ANSWER WARRANT+Near WARRANT+RAID WEAPON+SAY WILL+BEHIND WILL+LEDGE WILL+NOW WILL+OVERDOSING WILL+ROUGH WILL+SUICIDE
      WILL+SUICIDED WRISTS+GOT Weapon+LURKING Weapon+SAY Worker+ANYMORE Worker+BE Worker+HOUSE Worker+HURTS Worker+NOW Worker+Room Young+FIND Young+GOODBYE
      Young+POISON Young+SOMEONE ^ASKAR ^ASKING ^CUFFEDAR ^DIED ^EX ^OVERDOSE ^PULLING ^_agarraron ^_agente ^_ayudenme ^_been ^_being ^_cut ^_da
      ^_detectives ^_dude ^_fui ^_hombre ^_knock ^_little ^_llegaron ^_overdose ^_please ^_roommate ^_salio ^_sheriff ^_tipo ^_toy ^_trae ^_uno ^_worker
      ^_ابنتي ^_ابوه ^_ابوها ^_اخيه ^_الايس ^_الحقوني ^_الروميت ^_الولد ^_بدو ^_بوليس ^_بيقولوا ^_جابو ^_خويا ^_دخلوا ^_رجلي ^_رحت ^_سحبوه ^_شالو ^_شخص
      ^_طليقي ^_ظابط ^_عمي ^_قبضو ^_قبضوا ^_قلتلهم ^_معه ^_موت ^_موقفني ^_نزلو ^_هلق ^_وقفني ^_وقفو ^_يبون ^_يحققون abaj- abla- abra_$ abrie- abrio_y
      acaba_todo acaban_de adentro_$ afuera_trabajo ago_$ agua- aguan- aguj- ahora_en akhd- al_aeropuerto al_carro all_$ am_about am_at am_bleeding am_going
      amar- and_change and_keeps and_lady and_over and_there and_to and_took and_اجت and_بدهم and_قالي and_ماعاد and_معاه and_معه and_يسالون and_يقولون
      andaba_con anym- anymo- anymore_i apartment_with apology_letter apuna- aqui_con aqui_no are_doing are_handcuffing are_outside around_$ arreb- arrest_و
      arrestando_mi arrested_right arriba_y aser_$ asking_to at_light at_my atal- away_my azul- baby- back_door back_of bajar- baje_carro bajo_la basement_$
      be_alive be_better beating_her bebe_en bebe_y bebi- because_they bed_$ been_here been_out being_attacked being_handcuffed bien_tomado blanc- blea-
      bleac- blood_pressure blow_$ blue_$ board- bolsas_$ boyfriend_will brazo- brazos_y brother_he bunk- call_lawyer came_through came_with camera_on
      can_go caye- celd- cerveza_$ chot- cinco_$ clean_$ clim- cofr- colgar_$ con_2 con_armas con_de con_este con_machete con_palo cops_come cora- couc-
      crying_in cuello_$ custodia_y cut_his cutti- dagh- dan_mi daughter_did de_3 de_aqui de_atras de_brazos de_mentiras de_parar de_tocar defenderse_de
      dejo_de dejo_pasar delan- delante_de derechos_mi derechos_y desde_anoche desde_ayer desde_la despertar_$ despierta_$ detective_por detective_علي
      detectives_are detra- detuvieron_mi did_too dinero_por do_it do_walk door_y dos_agentes dran- dude_is dui_stop dui_امبارح edge_of ello- en_aparatito
      en_booking en_mall en_parking enfrente_$ english_$ entiendo_$ entrar_$ era_$ es_mejor es_otro escondido_$ esperando_que espu- espum- esta_ahi
      esta_aqui esta_arrestando esta_dando esta_inconsciente esta_manana esta_solo estacion_$ estamos_en estan_esposando estarian_mejor este_momento
      estoy_detenido estoy_pensando excep- familia_de feel_my feo_y firme_papel firme_que foot_in for_calling for_them fotos_y freez- from_his from_judge
      from_school fue_al fui_por fune- funer- get_him getting_arrested give_her golpeando_$ got_him got_us guag- guagu- guys_are hablando_con hablar_esta
      hablo_ingles hablo_y haciendole_preguntas had_two has_his hass- hassa- have_suspended have_weed hay_senor he_can he_did he_is he_just he_keep head_$
      heli- helic- her_at hice_$ hija_en hijo_me hijos_que him_about him_اليوم him_انا him_ما himself_$ his_hand his_lips his_rights homb- hombr- home_last
      horas_$ hour_$ house_and house_right house_to hoy_es hoy_lo hoy_me hurti- i_cut i_went ice_at ice_just ice_mi ice_برا in_bedroom in_box in_hallway
      in_her in_living in_police in_their in_yard incon- inye- inyec- irme_$ is_about is_almost is_already is_attacking is_beating is_chasing is_happening
      is_man is_oding is_time is_unconscious jeri- jerin- judge_says just_came just_not just_showed kid_in kidnapped_$ kidnapped_my kids_$ kill_himself
      kill_us knock_knock la_border la_cabeza la_chota la_clave la_deja la_dejaron la_deportacion la_fuerza la_guagua la_oficina la_quiere la_regresa
      la_state labi- labio- lava- lawyer_and le_diga le_dio le_encuentro le_esta le_fue left_with letra- levantaron_mi leyen- licencia_que license_what
      light_and lips_are little_girl live_$ llamo_de llav- llaves_y llegaron_con llego_con llevan_preso llevo_al llorando_$ lo_detuvo lo_juro lo_lleva
      lo_llevan lo_llevaron lo_paro lo_quitaron lo_robo lo_tengo lo_va lo_voy load- love- love_you luces_$ lugar_que ma7j- ma7jo- mache- mada- mall_$ mama_$
      mano- matar_$ me_ahorco me_anything me_call me_dicen me_dijo me_hablo me_mando me_pase me_prendio me_quiere me_saco me_اوقع me_بالسكين me_في me_هلق
      me_و media_hora mejor_muerto mejor_que mi_bebe mi_familia mi_hermanita mi_nene mi_nino minutes_$ minutes_ago minutos_para mis_ninos mis_pastillas
      mismo_de mixe- mn_l mom_called mom_to momento_$ morirme_$ mouth_$ muchacho_esta muje- mujer_se my_babys my_backpack my_front my_heart my_little
      my_newborn my_shoes nada_$ nadie_en nadie_me narcan_and necesito_saber need_reason neighbor_is nene_de ni_contesta niece_$ no_abre no_aguanto
      no_encuentro no_para no_pienso no_puedo no_reacciona no_regreso no_soplo no_tenemos no_vale no_برا nobody_knows not_at not_be not_moving not_work
      note- novia_no novio_me now_do now_on now_or of_her of_police of_vehicle office_and officer_keeps officers_are ofrecen_trato ojal- oliendo_mi omg_$
      on_porch on_shoulder on_top on_train on_us one_for or_they our_house our_son out_loud outside_$ over_by overdose_no pa_mi pa_q padr- papa_se pared_$
      pareja_me park_$ parking_de paro_la paro_mi pasar_por patio_$ patrullas_afuera peek- peeki- peep- peeph- pegando_$ percs_$ peric- pero_esta perr-
      perro_$ persi- phone_و pide_que piden_la piso_$ placas_$ plai- please_tell police_car police_just police_stopped policia_para policia_paro policias_en
      por_defenderse por_ninos por_whatsapp pour- pq_no pregunta_de preguntan_donde preguntan_si preguntando_$ preguntar_me preguntas_$ pren- prend-
      pueden_pasar puedo_con puedo_irme puedo_mover pusieron_esposas q_por q_soy que_mejor que_vino que_volver quiere_dar quiere_llevar quieren_mi quieren_q
      quieren_quitar quieren_sacar quiero_vivir quitaron_por rath- rather_be ratic- rato_y reacciona_$ removing_my respira_$ right_now rompieron_la ronc-
      rooma- roun- sa3t- sa3te- sabia_$ saliendo_trabajo salt- salta- se_callo se_la se_lleva se_lo se_oyen se_q se_quieren se_robo se_tomo senti- shal-
      she_does she_was shee- shelter_$ sheriff_esta siguio_hasta sin_nadie smell_$ snort- sobriety_test sobrino_se social_esta solo_con solo_queria soplar_o
      soplo_$ speak_$ stai- stair- statement_right station_being stomp- su_id suboxone_$ suegra_no suicide_note suit- suspended_و tablets_$ take_him tappi-
      te_vas tengo_telefono termino_$ them_i then_nothing there_now there_since they_called thing_with think- think_he thinking_about this_guy this_man
      through_wall tiene_cuchillo tiene_labios ties- time_and tio_se tirad- tirado_con to_hold to_live to_run to_sentencing to_sleep tocar- today_and toman-
      tomo_todas took_her traffic_$ trag- traigo_licencia train_$ trajeron_la trib- two_detectives tyle- tylen- type_$ ultimo_dia under_arrest unic- uno_es
      up_her up_last up_this upst- upsta- us_all van_$ van_llevar venas_$ venen- viene_caminando viene_siguiendo vivi- vivie- vivir_$ volver_la voy_matar
      wake_up walk_line wants_my was_supposed way_out we_speak were_not what_she where_my whisk- who_to wife_has windows_$ worl- would_be wrist- wrists_$
      xanax_and y_dice y_papa y_policia y_pregunta y_quiere y_sigue y_todo ya_empezo yesh- yesht- yo_en yo_fui yo_manejaba youl- yr_old ythr- ابتل- ابي_من
      اتحم- اختف- اخذوا_جوزي اخذوه- اخر_يوم اخوي- ارتاح_$ اريد_اعيش استحم- استط- استطي- اسيل- اشتي_محامي اعطو- اعطون- اعمل_ايه اعيش_بعد افتح_$ افكر_في
      افهمه- اقوا- اقول_لهم الاجت- الاض- الاضو- الاف_بي الان_$ الان_and الاوض- الباس- البن- البيب- التخ- الجسر_$ الحق- الدري- الدكان_$ الرو- الروم- الزب-
      الزغ- السياره_and الشباك_and الشن- الشنط- الصبح_وهو الضو_$ الفج- الكرا- اللح- اللحظ- الله_ما المحط- المسدس_and المفت- المول_$ النه- النها- الها- الوع-
      اليو- اليوم_and امام_بيتي امبارح_في امي_$ امي_لحالها انا_not انا_بالشغل انا_قاعد انا_لحالي انا_ناطر انتحر_$ انمسكت_$ اوراقي_$ ايدي- ايش_اقول بالار-
      بالتو- بالحم- بالزن- بالست- بالمركز_$ بالمش- بالمط- بالمو- باي_محكمه بايدي_and بتنف- بدهم_اوقع بدهم_يفوتو بدو_yeni بسكين_$ بعرف_باي بعرف_وين بعضو-
      بعيو- بعيون- بغرف- بلا_محامي بلعت_حبوب بنتي_$ بنتي_من بهالد- بيحقق- بيرت- بيصر- بيقو- بيقول_شامم تبعي_and تتقي- تحويل- تشوف- تعال- تعتق- تفتي-
      تفتيش_السياره توقفن- توقفني_me جرعه_زايده حاطي- حالي_and حدا_رح حطون- حل_غير حوالي- خلص_من خلصت_من خمس_سيارات داخل_البيت دخلو- دقه_him دقيق- دقيقت-
      دلوق- دلوقت- راحت_من راسي_and رايح_and رجع_$ رح_يذبحني رفيقك_اعترف رقبت- رقم_غريب زرق_$ زوجي_قبل زوجي_يضربني ساعدوني_$ ساكتي- سرقو- سرير- سكين_and
      سيارات_شرطه سياره_شرطه شامم_ريحه شرطه_عم شفت_الشرطه صارله- صغيره_شو ضاع_ابني ضرب_ابره طلع_في عالن- عطينا- علي_الارض علي_بعد علي_بيتنا علي_زوجي
      عم_يدقوا عم_يفتشوا عم_يقولو عن_تحويلات عندي_license عندي_خمس عيش_بعد غرفتي_$ فاتوا_علي فايد- في_matar في_الشارع في_بوليس في_نبض قبضو_علي قبل_شوي
      قدامي_$ قلتله- كان_لازم كتير_و كل_الحبوب كل_كلمه كلبشو- كلها_and لا_يستيقظ لا_يوجد لابس- لابسي- لازم- لحقني_me للمست- لوين_$ ليه_$ ما_3ad ما_ارجع
      ما_ترد ما_دا ما_ندري ما_نزل ما_يجاوب ما_يخليني ما_يرد ما_يصحي ماخذي- مانع- متخبي- مره_and مستن- مش_قادره مش_مخليني معه_فرد معهم_سلاح معي_علي من_اروح
      من_الباب من_الصبح من_الضهر من_القاضي من_امبارح من_تحت من_حياتي مني_$ موت_ما ناطر- ناطرن- نايم- نفس_السوال هالد- هاللي- هذه_اللحظه هلق_$ هنا_and و_قفل
      واحد_عم واعت- واعتذ- واقف_علي واقفي- والبا- والجه- والد- والشرطي_جاي وبنا- وبيط- وبيطل- وحجز- وحجزو- وحده_بس وذلح- وذلحي- ورا_$ ورقه_$ وشلو- وقفونا_me
      وقفوه- ولادي_$ ولادي_and ولادي_هلق ولدي_and وهو_طالع يا_امي يا_جماعه يبجو- يتشن- يحاو- يخلون- يخلين- يخليه- يدور- يذبحني_me يريد- يريد_تفتيش يريدو-
      يسالو- يستجو- يستن- يستي- يستيق- يصور- يطلب- يعمل- يعملو- يقرا- يقرال- يقلب- يقول- يقول_اذا يقول_رح يكتب- يلاح- يلاحق- يلاحقني_me ينحبس_$`,
    '0.3': `#ابويا #اتكلم #اخبر #اخر #ارتاح #ارد #ازرق #اسكت #افتح #افكر #اقعد #امض #انط #انهم #اوقع #اوقف #ايد #باب #باص #بايد #بحب #بخلص #بقل #بلحق #بمكتب #بنت
      #بوردر #بيحقق #بيسال #بيطلب #بيقول #تحقق #تحويل #تفوت #تقول #تهدد #توقف #جاب #جاكيت #جاي #جرع #جهال #جواب #جيران #حاج #حبس #حبه #حبوب #حزام #حطول
      #خارج #خرج #خرجت #خروج #خنق #دغر #دكان #رايح #رفع #روميت #زبون #سادق #سافرت #ساكت #سحبو #سيارت #شدو #شفر #صديق #ضعت #ضهر #طايح #طلعو #علق #عين #غريب
      #فايد #فكر #قادر #قاعد #قررت #قرول #قفل #قوم #قيد #كسر #كلبشو #كمين #لحظ #لقي #للكل #ليل #ماخذ #مانع #متخب #مثل #محتجز #محقق #مركز #مستشف #مصريا #مطار
      #معايا #مفتاح #مكلبش #منعرف #منوم #مورف #ندر #نزلو #نسو #نقل #نكلم #ولاد #ويه #ياهم #يحقق #يخبر #يخلي #يدق #يرجعل #يسالو #يستجوب #يضرب #يعيد #يفوت
      #يكتب #يلبس #يمنع #يموت #ينتحر #ينو #يوجد 20_minutes 3_horas 3ala- 6_$ 7att- =13 =abre =acaban =adn =advise =aeropuerto =afuera =agentes =agents
      =ahorita =aire =alive =amber =amiga =aparatito =apuntando =around =arreglado =arrepenti =baggie =bags =bajaron =baje =balazos =bebida =belt =blanca
      =bleeding =born =boyfriends =camioneta =carnal =cayo =clave =clothes =coca =computadoras =confession =conteste =cortando =creo =crying =cunada =dado
      =defenderse =dejaron =deportacion =deputies =desde =despidio =desplomo =detaining =deteniendo =dicen =dios =doy =echo =encontre =enfrente =entiende
      =entrega =entrevistando =escriba =escuchan =esta =estamos =fast =father =fell =finger =fiscalia =flashlight =frente =glass =grabando =hablando
      =hamtramck =he =head =her =hermanito =herself =homeland =hubo =hunters =interrogated =interrogating =inyecto =lady =layla =llamen =llaves =llevando
      =loaded =location =m3 =making =mall =man =mano =marido =media =medio =mesa =meterse =metiendo =metieron =mnil =motel =myself =needle =negra =nobody
      =odd =oficiales =oler =oye =oyen =pa =padrastro =pana =parando =pared =parque =patrol =pecho =pensando =photo =pie =poco =poste =prender =prendidas
      =prendio =pressure =propio =pueda =putting =quick =rather =ratito =ready =remanded =reportarse =river =roof =sacando =salida =seeing =seen =sentado
      =shed =shelter =shoes =shoulder =siento =slipped =sob7 =sobo7 =sobrina =soplo =sorry =stalker =strip =suelta =table =tantito =textear =thru =tight
      =tirado =tocando =tome =tomo =top =trabado =tracks =traduce =tumbando =tv =typing =unit =unos =unresponsive =vende =ventana =vieja =vinieron =voice
      =vuelve =walking =waving =worker =yeni =yr =zip =ابو =ابوها =ابويا =ابويه =اتكلم =اتنين =اثنين =احمر =اختي =اخرج =اخويه =ارتاح =ارد =اسكت =اسيله =افكر
      =اقعد =الاطفال =الايس =الباروده =البنايه =الجاكيت =الحبوب =الحجز =الحكومه =الدكان =السكين =الصغيره =الماريوانا =المركز =المستشفي =المطبخ =امضي =ان
      =انفخ =انهم =اهل =اهلي =اوقف =ايديكم =بالجامعه =بالسوق =بالشارع =بالليل =بالمركز =بعتلي =بعده =بلحق =بمكتب =بنايه =بوليس =بيتنا =بيسالني =بيقولو =تحقق
      =تلفونها =جر =جن =جيراننا =حابسني =حاطين =حرام =حل =خارج =خالتي =خد =خرجت =خطيبي =دغري =دقيقه =رايح =رجله =رغم =رفعو =سادقي =سافرت =شافها =شايل =شربت
      =شريف =صاحبتي =صوت =طايح =طلعلي =طليقي =ظابط =عالطاوله =عليي =عملت =عيالي =قالتلي =قالولنا =قررت =قرولي =قعد =قفل =قوم =كامل =كشف =كلكم =كمين =لاقيه
      =للكل =مثل =محبوسه =محتجز =محجوز =محقق =محققين =مرتي =معايا =منوم =ناطرين =والولاد =وبيطلع =وجهه =وحطوه =وسكرو =وطلعوه =ولادي =ولد =ونحن =وياكم =وياهم
      =ويه =يا =ياخدوا =يحاول =يحققون =يحكو =يخابر =يرجعلي =يسمعني =يشتي =يضغطوا =يعتقلوا =يعملولي =يفتح =يفتشون =يقتل =ينتحر =يهددني =يوجد @200
      @now-SOMEONE @now-she ACTOR+POINT ANSWER+ASKING ANSWERAR+ANSWER ANSWERAR+FAINT ANYMORE+ASK ANYMORE+GIVEBACK ANYMORE+IWANT ANYMORE+LIVE ANYMORE+Near
      ANYMORE+Weapon ARREST+ANYMORE ARREST+BE ARREST+REFL ARRESTED+ANSWER ARRESTED+ASK ARRESTED+POLICE ARRESTED+SAY ARRESTED+SEARCH ARRESTED+TOOK
      ARRESTING+BE ARRESTING+PASTVERB ARRESTING+PULLING ARRESTING+SAY ARRESTING+SOBRIETY ASK+BODY ASK+BREAKIN ASK+End ASK+KNOCKING ASK+Near ASK+SAY
      ASK+Traffic ASK+WANT ASKAR+ANSWER ASKAR+BE ASKAR+CLITIC ASKAR+HEDGE ASKAR+NOW ASKEDAR+WANT ASKING+AWAY ASKING+BREAKIN ASKING+End ASKING+GOODBYE
      ASKING+HANDS ASKING+KILL ASKING+Near ASKING+SCARED ASKING+SEARCH ASKING+TAKEES ASKING+WARRANT ASKING+Worker AWAY+ANSWER AWAY+COMEIN AWAY+SEARCH
      BE+CHILD BE+DETECTIVE BE+DOOR BE+EX BE+FAINT BE+GONEOFF BE+Gear BE+HANDS BE+HIDEOUT BE+LEDGE BE+NECK BE+OVERDOSE BE+POLICE BE+Room BE+SEARCH BE+SEVERE
      BE+TAKING BE+Weapon BEHIND BEHIND+BEHIND BEHIND+HOUSE BEHIND+LOTS BEHIND+QUERY BLEEDING+HOUSE BLEEDING+HURTEN BLEEDING+Held BLEEDING+Near
      BLEEDING+SEVERE BLEEDING+Street BODY+ASKING BODY+LOTS BODY+PASTVERB BODY+Traffic BODY+WEAPON BREAKIN+ASKING BREAKIN+HEDGE BREAKIN+KNOCKED BREATHE
      BREATHE+BREATHE BREATHE+PILLS BREATHE+REFL BREATHE+Sick CAMEIN+ASKING CAMEIN+COMEIN CAMEIN+PAST CAMEIN+Room CAR+DANGERES CAR+NUMBER CAR+SOMEONE
      CHARGED+HURTEN CHARGED+RECENT CHILD+ANSWERAR CHILD+CPS CHILD+GONEOFF CHILD+IROOM CHILD+NOW CHILD+PHONE CHILD+PULLING CHILD+SCARED CHILD+SEARCHED
      CHILD+SUICIDAL CHILD+TAKING CHILD+TAKINGAR CHILD+TOOK CHILD+WAKE CHILD+WAVING CHILD+Worker CLITIC+BLEEDING CLITIC+CPS CLITIC+DOGS CLITIC+FALLEN
      CLITIC+HANDS CLITIC+HASES CLITIC+HIDEOUT CLITIC+IROOM CLITIC+PULLED CLITIC+SUICIDAL CLITIC+Worker COLOR+BE COMEIN+CAR COMEIN+HURTING COMEIN+Moment
      COURTS+DIE CPS+JUST CPS+POLICE CUFFEDAR+Near CUFFS+Paperwork CUFFS+Young Calendar+HURTS Calendar+NOW Calendar+ONLINE DANGERES DANGERES+DANGERES
      DANGERES+HEDGE DANGERES+HOUSE DANGERES+HURT DANGERES+QUERY DETECTIVE+ANSWERAR DETECTIVE+CAR DETECTIVE+LOTS DETECTIVE+LURKING DETECTIVE+Moment DIE
      DIE+DIE DIE+KIN DIE+PILLS DOGS+CAR DOGS+MODAL DOGS+Near DOGS+SAY DOOR+ASK DOOR+COMEIN DOOR+End DOOR+GOT DOOR+HURTING DOOR+LEDGE DOOR+NUMBER DOOR+SAY
      DOOR+SCARED DOOR+Young Drug+ASK Drug+HIDEOUT Drug+PASSEDOUT Drug+POINT Drug+Plea Drug+Violent Drug+WAKE Drug+WEAPON ENDLIFE ENDLIFE+DIE
      ENDLIFE+ENDLIFE EVERYONE+AWAY EX+COMEIN EX+GONEOFF EX+GOT EX+HEDGE EX+JUST EX+KIDNAP EX+KIN EX+Moment EX+Near EX+QUERY EX+RANOFF End+ARRESTING
      End+GOODBYE End+HOME End+KILL End+ONLINE End+SCARED End+SUICIDAL End+WRISTS FAINT FAINT+CAR FAINT+FAINT FAINT+QUERY FAINT+Traffic FALLEN+ANSWER
      FALLEN+OUTES FALLEN+Room FIND+HEDGE FIND+HIDEOUT FIND+KIN FIND+Room GETOUT+SOMEONE GETOUT+Traffic GIVEBACK+Drug GIVEBACK+FAINT GIVEBACK+NUMBER
      GIVEBACK+Room GONEOFF+BE GONEOFF+CAR GONEOFF+KIN GONEOFF+MISSING GONEOFF+PRESENT GONEOFF+RANOFF GONEOFF+RECENT GONEOFF+Young GOODBYE+BE GOODBYE+CAR
      GOODBYE+End GOODBYE+PRESENT GOT+CUFFS GOT+DANGERES GOT+EVERYONE GOT+Gear GOT+IROOM GOT+LEDGE GOT+LIVE GOT+LURKING GOT+NOW GOT+RAID GOT+SEARCH GOT+Sick
      GRABBED+CHILD GRABBED+COPCAR GRABBED+FAINT GRABBED+FALLEN GRABBED+Held GRABBED+KIN GRABBED+LURKING GRABBED+NOW GRABBED+Official GRABBED+POINT
      GRABBED+PRESENT GRABBED+Worker Gear+ARREST Gear+Held Gear+LOTS Gear+Moment Gear+NOW Gear+Young General+BREAKIN General+NOW General+SEIZED HABIT+INTO
      HANDS HANDS+GOT HANDS+HANDS HANDS+THING HASES+CHILD HASES+FAINT HASES+KIN HASES+PULLED HASES+QUESTIONING HASES+SAY HASES+WANT HASES+WEAPON HASES+Young
      HEDGE+ANSWERAR HEDGE+DIE HEDGE+DOOR HEDGE+LETME HEDGE+QUESTIONING HEDGE+SEARCH HEDGE+STATION HEDGE+SUICIDAL HIDEOUT+NUMBER HIDEOUT+SOMEONE
      HIDEOUT+WILL HIGHPLACE HIGHPLACE+CLITIC HIGHPLACE+HEDGE HIGHPLACE+HIGHPLACE HIGHPLACE+Room HIGHPLACE+WILL HOME+ANSWER HOME+JUST HOME+KILL HOME+LOTS
      HOME+LURKING HOME+Plea HOME+SEARCH HOME+WILL HOUSE+Gear HOUSE+Held HOUSE+JUST HOUSE+LURKING HOUSE+PULLINGAR HOUSE+SEARCH HOUSE+Violent HOWTO+Held
      HURT+BLEEDING HURT+DANGERES HURT+FALLEN HURT+LIVE HURT+Moment HURT+Sick HURTEN+LOTS HURTEN+Official HURTING+CHILD HURTING+CLITIC HURTING+Drug
      HURTING+KILL HURTING+Moment HURTING+NOW HURTING+NUMBER HURTING+OUTES HURTING+Plea HURTING+SCARED HURTS+Calendar HURTS+LATER HURTS+NOOSE HURTS+Near
      HURTS+TOOK HURTS+WEAPON Held+ANSWER Held+ASKING Held+BE Held+BLEEDING Held+GOT Held+HIDEOUT Held+SAY IDIOM+PASTVERB IDIOM+SEVERE IF+BODY INTO+COMEIN
      INTO+End INTO+Gear INTO+Interview INTO+STATION IWANT+End IWANT+POINT Interview+CAR Interview+COMEIN Interview+DOOR Interview+HURTS Interview+Moment
      Interview+Near Interview+OUTES Interview+SAY Interview+TALKING JAILED+JUST JAILED+TOOKAR JOKE+MODAL JUDGE+SOBRIETY JUDGE+SOMEONE JUMPAR JUMPAR+JUMPAR
      JUST+LURKING JUST+Near JUST+PASTVERB JUST+SEVERE JUST+TAKEES JUST+TOOK JUST+Weapon JUST+Worker KILL+BE KILL+Held KILL+MODAL KILL+NUMBER KILL+PRESENT
      KILL+SUICIDAL KIN+CUFFS KIN+DANGERES KIN+DETECTIVE KIN+FAINT KIN+KNOCKING KIN+LETME KIN+MISSING KIN+Moment KIN+PASSEDOUT KIN+PHONE KIN+ROUGH KIN+Room
      KIN+SUICIDE KIN+Violent KNOCKED+BE KNOCKED+SAY KNOCKING+ASK KNOCKING+BE KNOCKING+Drug KNOCKING+HEDGE KNOCKING+LATER KNOCKING+Room KNOCKING+STATEMENT
      KNOCKING+Traffic LATER+ANYMORE LATER+End LATER+IWANT LATER+Moment LATER+RECENT LATER+WANT LEDGE+ASKING LEDGE+Moment LETME+HEDGE LETME+STATEMENT
      LIVE+ANYMORE LIVE+ASK LIVE+Drug LOC+ARRESTING LOC+ASKING LOC+BREAKIN LOC+HIGHPLACE LOC+LIVE LOC+PILLS LOCKED+DOOR LOTS+ARRESTED LOTS+Held LOTS+IROOM
      LOTS+LURKING LURKING+BE LURKING+CHARGED LURKING+HIGHPLACE LURKING+INTO LURKING+KNOCKING LURKING+NOOSE LURKING+TOOK LURKING+WILL MISSING+GIVEBACK
      MISSING+GONEOFF MODAL+ANYMORE MODAL+COLOR MODAL+OVERDOSING Moment+ARRESTING Moment+ASK Moment+DOOR Moment+End Moment+FALLEN Moment+GETOUT
      Moment+GONEOFF Moment+GRABBED Moment+IF Moment+IWANT Moment+KIN Moment+LURKING Moment+Plea Moment+ROUGH Moment+SEVERE Moment+Violent NARCAN+MODAL
      NARCAN+Moment NARCAN+WAKE NECK NECK+NECK NOOSE+ASK NOOSE+BODY NOOSE+RECENT NOW+FAINT NOW+GRABBED NOW+HURTS NOW+KNOCKING NOW+OUTES NOW+PASTVERB
      NOW+PULLEDAR NOW+SOMEONE NOW+TAKEES NOW+WARRANT NUMBER+End NUMBER+FIND NUMBER+Interview NUMBER+POLICE NUMBER+RANOFF Near+ANSWER Near+ANYMORE Near+CAR
      Near+CHILD Near+COMEIN Near+HOME Near+HURT Near+KNOCKING Near+LEDGE Near+LIGHTS Near+LIVE Near+RANOFF Near+SCARED Near+SEARCH Near+WARRANT Near+WEAPON
      ONLINE+Young OUTES+DOOR OUTES+End OUTES+FALLEN OUTES+NOOSE OUTES+Room OUTES+SCARED OVERDOSE+BE OVERDOSED+HIDEOUT OVERDOSED+PRESENT OVERDOSED+Room
      OVERDOSED+THING OVERDOSING+AWAY OVERDOSING+RANOFF Official+CAR Official+DOOR Official+KNOCKING Official+PHONE Official+PRESENT Official+SEARCH
      Official+STATION PAPERS+TAKINGAR PASSEDOUT+SCARED PAST+ANSWER PAST+ONLINE PAST+SOMEONE PASTVERB+IROOM PASTVERB+PASSEDOUT PASTVERB+STATED
      PASTVERB+TAKING PHONE+CHILD PHONE+CLITIC PHONE+PASTVERB PHONE+SOMEONE PILLS+FIND PILLS+Violent POINT+End POINT+SAY POINT+SCARED POISON POISON+POISON
      POLICE+ARRESTING POLICE+ASK POLICE+DANGERES POLICE+Held POLICE+Moment POLICE+QUESTIONS POLICE+ROUGH POLICE+Room POLICE+SCARED POLICE+Street
      POLICE+Worker PRESENT+ARRESTED PRESENT+COPCAR PRESENT+DANGERES PRESENT+DOGS PRESENT+DOOR PRESENT+EVERYONE PRESENT+EX PRESENT+FAINT PRESENT+GOODBYE
      PRESENT+HURTEN PRESENT+IROOM PRESENT+KILL PRESENT+KNOCKING PRESENT+LEDGE PRESENT+LETGO PRESENT+OVERDOSE PRESENT+POISON PRESENT+QUESTIONING
      PRESENT+RAID PRESENT+ROADSIDE PRESENT+ROADTALK PRESENT+Room PRESENT+SOBRIETY PRESENT+SUICIDAL PRESENT+Sick PRESENT+Street PRESENT+WAKE PULLED+ASK
      PULLED+HEDGE PULLED+ROADSIDE PULLEDAR+KNOCKED PULLEDAR+NOW PULLEDAR+ROADSIDE PULLING+WANT PULLINGAR+PULLEDAR Paperwork+DIE Paperwork+Gear Plea+ARREST
      Plea+GRABBED Plea+HURTING Plea+HURTS Plea+KIN Plea+RANOFF Plea+RECENT Plea+REFL Plea+STATEMENT Plea+TAKING Plea+WEAPON QUERY+DIE QUERY+JUST
      QUERY+KILLED QUERY+LATER QUESTIONED+LOC QUESTIONED+PRESENT QUESTIONING+BE QUESTIONING+CHILD QUESTIONING+CLITIC QUESTIONING+HOUSE QUESTIONING+PASTVERB
      QUESTIONING+PODER QUESTIONING+Young RANOFF+EVERYONE RECENT+CPS RECENT+HURTS RECENT+LOTS RECENT+NECK RECENT+NOW RECENT+Official RECENT+Sick
      REFL+ARRESTED REFL+ARRESTING REFL+BE REFL+GRABBED REFL+HIGHPLACE REFL+PASTVERB REFL+PILLS REFL+SOMEONE REFL+SUICIDAL REFL+Young ROADSIDE+ASKING
      ROADSIDE+GOT ROADSIDE+HEDGE ROADSIDE+WEAPON ROADTALK+CAR ROADTALK+TOOK ROUGH+HOUSE Room+BE Room+CAR Room+Calendar Room+NOOSE Room+RANOFF Room+TOOK
      Room+Violent SAY+ARRESTED SAY+HURTING SAY+Interview SAY+KIN SAY+KNOCKING SAY+LATER SAY+Moment SAY+REFL SAY+ROADTALK SAY+SCARED SAY+TAKEES SAY+Worker
      SCARED+ANSWER SCARED+KILL SCARED+TOOK SEARCH+ASK SEARCH+BE SEARCH+KIN SEARCH+MODAL SEARCH+PRESENT SEARCH+Street SEARCHED+LOTS SEIZED+ASKING
      SEIZED+POLICE SEVERE+NOW SEVERE+Room SOBRIETY+Near SOMEONE+BEHIND SOMEONE+BREAKIN SOMEONE+CAMEIN SOMEONE+FIND SOMEONE+GETOUT SOMEONE+LEDGE
      SOMEONE+ROADSIDE SOMEONE+STATION SOMEONE+TAKING SOMEONE+TOOK SOMEONE+TOOKAR SOMEONE+WILL STATEMENT+DOOR STATEMENT+FIND STATION+BE STATION+Moment
      STATION+TOOK STATION+WILL SUICIDAL+BE SUICIDAL+KILL SUICIDAL+Moment SUICIDAL+REFL SUICIDAL+WILL SUICIDE SUICIDE+SUICIDE Sick+ANYMORE Sick+BREATHE
      Sick+Drug Sick+HOUSE Sick+Moment Sick+NOOSE Sick+PRESENT Street+KIN Street+POLICE Street+TOOKES TAKEES+NUMBER TAKEES+SAY TAKEES+SOBRIETY
      TAKING+ANYMORE TAKING+CHILD TAKING+KIN TAKING+PASTVERB TAKING+Young TAKINGAR+NOW TAKINGAR+SAY TAKINGAR+STATEMENT TALKING+CLITIC TALKING+Moment
      THING+Gear THING+SCARED TONIGHT TONIGHT+BE TONIGHT+MODAL TONIGHT+Moment TONIGHT+TONIGHT TOOK+BE TOOK+CUFFEDAR TOOK+End TOOK+IROOM TOOK+POINT TOOK+SAY
      TOOKAR+HOUSE TOOKAR+KNOCKED TOOKAR+Official TOOKAR+POLICE TOOKAR+QUERY TOOKES+Held TOOKES+PILLS TOOKES+Worker TOOKES+Young Traffic+GIVEBACK
      Traffic+Interview Traffic+Moment Traffic+Official Traffic+POLICE Traffic+SCARED Traffic+TALKING Traffic+WILL Violent+Drug Violent+JUST Violent+Plea
      Violent+QUESTIONING WAKE WAKE+KIN WAKE+PASTVERB WAKE+WAKE WANT+HIGHPLACE WANT+KILL WANT+LEDGE WANT+REFL WARRANT+NOW WARRANT+Official WARRANT+TAKINGAR
      WEAPON+Drug WEAPON+Held WEAPON+IWANT WEAPON+RECENT WEAPON+SCARED WILL+ANYMORE WILL+BREAKIN WILL+COMEIN WILL+KNOCKING WILL+Moment WILL+NUMBER WILL+Room
      WILL+SAY WRISTS WRISTS+WRISTS Weapon+DOOR Weapon+RECENT Weapon+SCARED Worker+CAR Worker+GOT Worker+Official Worker+POLICE Young+GONEOFF Young+IROOM
      Young+PASSEDOUT Young+PHONE Young+PULLING Young+SEARCHED Young+SUICIDAL Young+WAKE Young+WAVING ^ANSWERAR ^ASKINGAR ^BLEEDING ^PASSEDOUT ^SAY ^_acabo
      ^_breathalyzer ^_campus ^_casero ^_cayo ^_ex ^_going ^_grandpa ^_mejor ^_nadie ^_nobody ^_novio ^_preguntan ^_sitting ^_they ^_tomo ^_tried ^_viene
      ^_vienen ^_ابن ^_ابنه ^_ابو ^_اختي ^_افكر ^_الشرطه ^_المره ^_الهجره ^_جارنا ^_جو ^_حاطين ^_حماتي ^_خطيبي ^_سرق ^_صاحبتي ^_ضاع ^_طفلي ^_قاعدين ^_كسر
      ^_كسرو ^_لسا ^_مرتي ^_يقولون abogado_y abrir_$ abuela_y acaba- acabo_de aero- aerop- aeropuerto_de after_what afue- afuer- afuera_de ahori-
      ahorita_mismo al_aire al_detective aliv- alive_$ alre- am_in amane- amarr- ambe- amber_alert and_her and_kept and_دا and_شنو and_قال and_وقع anyw-
      anyway_$ apartamento_$ apre- aqui_en are_detaining arou- aroun- arraignment_y as_my asked_for asking_my at_airport at_end at_protest ataq- ataqu-
      ayuda_$ baby_$ back_to badg- bag_and bagg- baggi- bala- balaz- barb- barbe- barr- beat- beat_this beat_up bebid- behind_me being_arrested blan- blee-
      bleed- bloc- boar- border_patrol bote- botel- bounty_hunters brinc- busca_abogado buscar_lo called_for called_from came_for can_not car_on cara_y
      carna- carro_no carta_y case_go caught_at chai- chas- checks_$ choque_con clos- clot- cloth- coca_$ colga- come_out comes_back como_cinco con_$
      con_carro con_luces con_oficial con_papel con_policia con_probation con_que con_vecino cone- conec- conmigo_y consent_to contesta_$ cop_is cops_are
      corte_ya creo_que cryi- cryin- cuanto_tengo cuar- cuarto_con cuchillo_y cuento_$ cuffe- cuid- cuide- da_miedo dad_he date_i de_7 de_detroit de_hoy
      de_juez de_limpiar de_nada de_q de_seguridad de_tomar decim- decir_por declaracion_$ dejar- dejo_entrar dentro_de derechos_en desd- desm- desma-
      despi- despl- detaining_my detener_$ detenido_en detenido_por devuelve_$ dice- diciendo_que did_$ did_line digo_$ disap- do_my do_this dog_and
      dormir_y dying_$ en_aliento en_jail en_juvenile en_kent en_telefono encima_$ encontre_mi ense- entro_$ enve- es_policia esposado_$ esta_$ esta_fuera
      esta_metiendo esta_siguiendo esta_tarde estam- estan_adentro estoy_preso everybody_$ ex_con flas- flash- for_another for_something for_trial frent-
      friend_is fue_$ girl_i going_$ got_my got_no guardia_y hace_como haci- hago_pa hago_ya have_guns hay_dos hay_hombre he_gets he_goes he_put he_took
      he_went hear_him hear_my help_$ her_out hermano_$ heroin_$ hers- herse- hey_i hija- hijo_su him_by him_وهو hits_me hitting_me homeland_security
      i_answer i_asked i_can i_gave i_hear i_keep i_let i_mail i_run i_walk if_cops in_driveway in_middle in_this inha- inhal- interrogando_$
      interrogando_mi is_at is_breaking is_civil is_cops is_dark is_driving is_getting is_here is_hurting is_refusing is_unresponsive is_waiting is_walking
      is_what it_i just_tell just_want katb- kent_$ kept_going kids_without kill_me la_$ la_94 la_arrestaron la_camioneta la_carretera la_fiesta la_fiscalia
      la_frontera la_mesa la_nieve la_pared la_tumban la_ventana lawyer_i lawyer_و layl- le_dije le_han leave_$ left_state leye- license_و life_is line_$
      linea_$ llave- llega- llego_otra llevar_se llevaron_esposado lo_agarraron lo_da lo_dejaron lo_esta lo_metieron lo_subieron lo_y loade- luces_prendidas
      ma3l- ma3lo- make_it maki- makin- mama_no mama_se manana_es manejando_sin many_pills marid- martes_y mata- matar- matar_si matt- me_acaban me_and
      me_arrepenti me_b me_by me_estoy me_hizo me_leyeron me_mata me_muero me_ofrecen me_pasaron me_queda me_sangre me_tiene me_to me_tome me_البوليس
      me_بالسياره me_بالقتل mesa_$ meter- metie- mezc- mezcl- mi_carnal mi_cunada mi_hermanito mi_padrastro mi_pana mi_prima mi_sobrina mi_sobrino
      mi_trabajo mi_ventana mine_is mom_$ mom_took more- moret- mote- muchacha_que muchas_preguntas my_aunt my_couch my_father my_grandma my_last my_mother
      my_suboxone my_truck my_way myse- mysel- needl- nina_$ nino_y ninos_de no_entiende no_esta no_ha no_hablo no_me no_pague no_responde no_sale no_voy
      nobo- nobod- nobody_can noche_y nos_estan nos_vamos not_breathing not_come not_feel not_going not_tell nothing_$ now_$ now_we nunca_$ nursing_home
      of_class off_record oficial_esta oficina_de on_94 on_roof on_table once_before one_in only_have open_up orden_pero our_daughter out_with padra-
      pague_la paid_my papa_$ papa_la papel_en papel_no paran- pasajero_$ patru- patrulla_$ patrulla_con pech- pegando_mi pelea_de peor_que phone- phone_and
      policia_quiere por_debajo porque_la preguntando_si prendio_luces primo_no protest_$ put_my putt- putti- putting_my q_firme q_les que_eso que_hice
      que_llegue que_ni que_sigo questioned_by quiere_que quieren_ir quieren_que quiero_estar quitaron_mi radi- rathe- ratit- reacc- refusing_to
      registrar_mi reman- repl- responde_$ return_my rive- road- robo_mi roof_$ sacan- sacar_sangre sakran_و salid- says_sign screa- se_desplomo se_inyecto
      se_mueve se_nos se_quiere se_salio seei- seein- seguir_viviendo seguro_y senta- shelt- shoe- shoot_himself si_esta si_soy si_yo sient- sigui- sister_$
      snor- sobo- sola- solo_en someone_from son_and sople_en sorr- sorry_$ soy_yo stab- step_out stop_me su_papa subie- sus_pastillas suspended_and tabl-
      take_her take_test tal3- tall- tanti- tell_if tengo_pistola then_i they_asked they_came they_have they_know think_i this_$ through_$ through_door
      tienen_mi tienen_warrant tigh- til_i to_break to_finish to_hit to_put toca- tocan- tocando_$ todo_y told_them tomar_me tomo_doble took_bunch
      took_whole top_of tranc- translate_for two_guys typin- uber_y ulti- ultim- unas_horas unit_$ universidad_me unos_papeles unres- us_$ va_ser vaci-
      ventana_$ ver_mi vini- vinie- volt- volte- voy_estar vuel- vuelv- walki- want_him want_it wants_me warrant_b wavi- wavin- we_can what_judge
      whole_bottle with_her without_getting without_me wris- write_it y_nada y_no y_papel y_te ya_hablo ya_no years_old yeth- ykhab- ابني_بسجن ابني_مني
      ابوي- اتكل- اتني- اثني- اختي_بلعت اخذوا_اخي ارجع_$ ارن_$ اريد_ان اس_$ اسكت_$ اسيلت- اعتراف_$ افهم- اكتبل- الاطف- الباب_$ الباروده_$ التن- الجاك-
      الجسر_and الحبو- الحدو- الحقو- الحكو- الحي- الدر- الدكا- السجي- السكي- الشرطه_تاخذ الشي- الصب- الصغيره_and العام- القاضي_قال القب- الكلب- الكي- المبا-
      المحقق_and المحقق_قاعد المرك- المستشفي_$ المطا- المطب- المور- الموعد_and امر_من انجليزي_$ انفخ_and انفخ_بالجهاز اوقع_$ ايديك- بالان- بالاو- بالبا-
      بالحديقه_and بالدو- بالشارع_$ باللي- بايد- بتاع- بطلع- بعرف- بعرفه- بلعت_علبه بمكت- بموع- بناي- بنتي_و بولي- بيسا- بيسال_عن بيسالني_me بيفت- بيكت-
      تدور- ترد_$ تسلي- تعاط- جماع- جواب- حابسن- حاجه_$ حاطين- حاله_$ حامل_سكين حدا_يعرف حطول- خالت- خلصت_كل رح_علي رخصتي_and زوجي_and زوجي_من سادق- سافر-
      ساكت- شافه- شرطه_y شسوي_$ صاحبت- طالع_من طلعل- عالجا- عالحب- عالد- عالس- عالطا- عالطاوله_and عالق- عالقا- عطيت- عطين- علي_ابن علي_الطريق علي_بابي
      علي_حاله عليا_$ عم_يحققوا عم_يضغطوا عم_يعتقلوا عن_الوعي عيال- عيون- في_garage فين_$ قاعد_قدامي قال_اذا قرول- لا_محامي لا_هو لا_ورقه لاقيه_him لحقن-
      لعند- لقيته- لقين- للحك- لهم_$ لو_اعترفت ما_and ما_الي ما_رجعها ما_طلع ما_عاد ماخذ- متخب- محبوس- محتج- محققي- مش_راضي مش_عم مش_فاهم مصريا- مع_ناس
      معاي- مكلب- من_الباص من_الشغل من_الكاميرا من_اليوم من_رقم من_عند منزل- منعر- مو_قادر موقفني_and موقوفه_and ناطري- نسوي_$ نفسها_$ هالل- و_اخد و_بعضوا
      واحد_دخل وتار- وتطل- وجهه_him وحده_من وحطو- وشاي- وقع_and ولاد- ولد_اختي ولدي_عمره وياك- ياخذ- ياخذو- يجي_$ يحققو- يخلو- يخليني_اطلع يدورو- يرجع-
      يرجعل- يرجعه- يرد_$ يسال- يستج- يسمعن- يصحي_$ يضغط- يضغطو- يطلبو- يفتشو- يفوت- ينتح- يهددني_me يوجه-`,
    '0.2': `#ابد #ابر #اثن #اجاوب #اخو #ادخل #اعترف #اعطو #اكل #الا #الخط #امش #امل #انسرقت #باخد #بطلع #بنات #بيقولول #ترد #حابس #حاط #حدود #حكوم #خالص #خطف #خوي
      #داع #دخل #دخلت #دقايق #راحت #راس #رافع #راي #رجال #رجع #رحت #سار #شارع #صار #طلعل #عايز #عملت #عيال #فان #قاع #قالول #قدام #قعد #قلتل #كتبت #كراج
      #كرس #كلهم #مالت #مدخل #مدن #معهم #مني #مول #نارك #نفس #وقع #وهو #ياخذو #ياكم #يخابر #يرد #يصح #يعتقل #يكلم #يكمل #يوقع 15_سنه 2ade- =3aleh =3am =5
      =acaba =adios =ago =airport =alcoholimetro =alert =almost =already =anyway =apartamento =armado =asking =asleep =b =bajo =bano =basement =bathroom
      =bedroom =being =best =better =bleach =bolsas =book =bottle =breathing =c =came =camino =campus =cargaron =checkpoint =children =closet =coffee
      =contando =da =daycare =deja =dejo =dentro =despierta =detuvo =diga =digo =dije =dizque =encerro =encuentro =escondida =esposado =esposar =esposaron
      =esposas =estar =estatal =everyone =face =fair =feo =finish =firme =frontera =getting =guys =hablo =hace =hacerle =haga =here =heroin =hi =hice
      =himself =jumping =kidnapped =kill =l =lado =levantaron =leyeron =line =linea =listo =little =loading =luces =manana =manejando =mata =mato =matter
      =mentiras =mismo =momento =mover =muero =muerte =narcan =never =nothing =officers =ofrecen =opening =papa =party =peor =perro =pidiendo =please
      =polygraph =poquito =pq =prefiero =preguntan =preguntando =preso =puso =put =quise =respirar =responde =revision =right =run =sabe =save =sit
      =somebody =stabbing =stuck =subieron =suicidal =talking =termino =todos =tonight =trooper =truck =truth =trying =ultimo =vamos =vendiendo =viene
      =vienen =vino =voy =walked =way =went =whether =woman =write =احد =ازرق =اشوف =اعترف =افتح =الباب =البوليس =البيت =الجسر =الحدود =الخط =الطريق =القبض
      =الليله =المدرسه =الموت =المول =الولاد =اليمن =امشي =امل =امي =انت =انجليزي =انسجن =انط =اوراقي =ايدي =بابه =بالسلاح =بالكلبشات =بتقول =بعضوا =بعمل
      =بنتي =بنفسه =بيقول =بيقولولي =تحت =تقول =تلفونه =جاوب =جماعه =حبوب =حد =حماتي =خالص =خايفين =خبره =خمس =دخلوا =دقايق =راحت =راسي =رايحين =رجال =رجلي
      =رحت =رخصتك =ساعات =ساعه =سحبو =سكين =ضل =عمرها =عند =غرفتي =فرد =قالولي =كسرو =كلبشوني =كلهم =لامي =لانو =لوين =ليه =ماشي =مدمن =مش =معهم =منعرف =مني
      =ناركان =نايم =نطلع =نفسها =هناك =هويتي =واحنا =واليوم =وقع =وقف =وقفتني =ومحتاج =وهاي =وهو =ياخذوا =يسالون =يصحي =يطلب =يكمل =يوقع @doing
      @now-DETECTIVE @now-POLICE ACTOR+SCARED ACTOR+SEARCH ANSWER+GIVEBACK ANSWER+PASTVERB ANSWER+STATED ANSWERAR+STATEMENT ANYMORE+PILLS ANYMORE+POINT
      ANYMORE+POLICE ANYMORE+Violent ANYMORE+WANT ANYMORE+WEAPON ANYMORE+WILL ARREST+KILL ARREST+KIN ARREST+Moment ARREST+Young ARRESTED+Official
      ARRESTED+Street ARRESTING+AWAY ARRESTING+HOUSE ARRESTING+WAVING ASK+KIN ASK+Official ASK+SOMEONE ASK+TALKING ASKEDAR+HEDGE ASKING+ASK ASKING+Calendar
      ASKING+DIE ASKING+HASES ASKING+HURTS ASKING+IF ASKING+LATER ASKING+LOTS ASKING+STATEMENT AWAY+ASKING AWAY+BODY AWAY+CLITIC AWAY+End AWAY+GOT
      AWAY+IROOM AWAY+Interview AWAY+PASTVERB AWAY+Plea BE+ARREST BE+ASKING BE+COMEIN BE+COPCAR BE+CUFFS BE+FALLEN BE+GOT BE+HOME BE+HURTING BE+KILLING
      BE+KNOCKING BE+Near BE+PHONE BE+PULLING BE+RAID BE+RECENT BE+SEIZED BE+Sick BE+TAKINGAR BE+TOOK BE+WEAPON BE+Worker BE+Young BLEEDING+PRESENT BODY+CAR
      BODY+GOT BODY+WANT BREAKIN+GOT BREAKIN+LOTS BREAKIN+Official BREAKIN+PAST BREAKIN+WANT BREAKIN+WARRANT CAMEIN+CAR CAMEIN+Calendar CAMEIN+DOOR
      CAMEIN+HOME CAMEIN+HOUSE CAR+ASKING CAR+AWAY CAR+Gear CAR+IWANT CAR+JUST CAR+Room CAR+SAY CHARGED+TOOK CHILD+ARRESTED CHILD+BODY CHILD+DOOR CHILD+End
      CHILD+HANDS CHILD+KILL CHILD+RECENT CHILD+SOMEONE CHILD+Street CLITIC+BE CLITIC+BEHIND CLITIC+CUFFS CLITIC+DOOR CLITIC+Gear CLITIC+IWANT CLITIC+JUST
      CLITIC+MISSING CLITIC+Moment CLITIC+NOW CLITIC+QUESTIONING CLITIC+SCARED CLITIC+STATEMENT CLITIC+TALKING CLITIC+TOOK CLITIC+WAKE CLITIC+WEAPON
      COMEIN+HIDEOUT COMEIN+IF COMEIN+KIN COMEIN+Weapon COPCAR COPCAR+CAR COPCAR+COPCAR COPCAR+GOT COPCAR+POLICE COURTS+DOOR CPS+BE CPS+GOT CPS+LOC
      CPS+Moment CPS+Near CPS+PRESENT CPS+TAKEES CPS+TAKING CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+POLICE CUFFS CUFFS+CUFFS CUFFS+LOC Calendar+ANSWER
      Calendar+End Calendar+Plea Calendar+Street DETECTIVE+JUST DETECTIVE+TALKING DIE+LIVE DIE+LOTS DIE+MODAL DOOR DOOR+DOOR DOOR+INTO DOOR+MODAL
      DOOR+POLICE DOOR+PRESENT Drug+FIND Drug+GONEOFF Drug+HASES Drug+HURT Drug+NARCAN Drug+PASTVERB Drug+TAKING EVERYONE+BE EX+STATEMENT EX+TOOKES
      End+CHILD End+HURTING End+LOTS End+Moment End+NOW End+PASTVERB End+PRESENT End+RANOFF End+RECENT End+SOMEONE End+SUICIDE FAINT+ANSWER FALLEN
      FALLEN+CLITIC FALLEN+FALLEN FALLEN+HANDS FIND+HOME FIND+WANT GETOUT+QUERY GETOUT+WANT GIVEBACK+ANSWER GIVEBACK+ASK GIVEBACK+LOC GONEOFF+ANSWERAR
      GONEOFF+GOT GONEOFF+MODAL GOODBYE+HEDGE GOT+DETECTIVE GOT+NECK GOT+Plea GOT+SCARED GOT+SOBRIETY GOT+STATION GOT+WEAPON GOT+Young GRABBED+ANYMORE
      GRABBED+CLITIC GRABBED+GONEOFF GRABBED+Gear GRABBED+HASES GRABBED+Interview GRABBED+NUMBER GRABBED+POLICE GRABBED+ROADSIDE GRABBED+SAY GRABBED+WILL
      GRABBED+Young Gear+ARRESTED Gear+BE Gear+LOC Gear+POLICE Gear+SAY General+ANSWER General+ARREST General+End General+Plea HANDS+CLITIC HANDS+FALLEN
      HANDS+LOC HANDS+OUTES HASES+ASKING HASES+BE HASES+IROOM HASES+OUTES HEDGE+CAR HEDGE+COMEIN HEDGE+DOGS HEDGE+FALLEN HEDGE+GONEOFF HEDGE+Gear
      HEDGE+HANDS HEDGE+LATER HEDGE+MISSING HEDGE+TAKING HEDGE+TAKINGAR HEDGE+TALKING HIDEOUT+ARREST HIDEOUT+GOT HIDEOUT+JAILED HIDEOUT+Moment HIDEOUT+Room
      HOME+BE HOME+CAR HOME+GOT HOME+NOW HOME+SOMEONE HOUSE+ANSWER HOUSE+CAR HOUSE+EX HOUSE+Moment HOUSE+POLICE HOUSE+TAKEES HOUSE+Worker HOWTO+ANSWER
      HOWTO+STATEMENT HURT+EX HURT+General HURT+IF HURT+LATER HURT+SEVERE HURT+TOOK HURT+TOOKAR HURTEN+GRABBED HURTEN+Moment HURTEN+RANOFF HURTING+GOT
      HURTING+IWANT HURTING+PASTVERB HURTING+SOMEONE HURTING+Weapon HURTING+Young HURTS+ASKING HURTS+CLITIC HURTS+GOT HURTS+LOTS HURTS+MODAL Held+HOUSE
      Held+NOOSE Held+Violent IF+ANSWER IF+HURT IF+MISSING IF+STATEMENT INTO+ANSWER INTO+GIVEBACK INTO+HOME INTO+IROOM INTO+PASTVERB INTO+Room INTO+SEARCH
      INTO+STATEMENT IROOM+QUERY IWANT+ASKAR IWANT+Drug IWANT+GOT IWANT+WAKE Interview+QUESTIONS Interview+RECENT Interview+TOOKES Interview+Violent
      JAILED+End JAILED+HURT JAILED+KIN JAILED+PASTVERB JAILED+PHONE JAILED+Plea JUDGE+HASES JUDGE+POINT JUDGE+STATION JUST+ARRESTED JUST+ASK JUST+COMEIN
      JUST+Calendar JUST+LOTS JUST+QUERY KIDNAP+SAY KILL+CHARGED KILL+INTO KILL+KIN KILL+LEGAL KILL+TONIGHT KILLED+IF KILLING+HEDGE KIN+Drug KIN+EX
      KIN+GETOUT KIN+GONEOFF KIN+Interview KIN+PILLS KIN+SCARED KIN+SEARCH KIN+SUICIDAL KIN+Sick KIN+TOOK KIN+WEAPON KNOCKED+BREAKIN KNOCKED+LOTS
      KNOCKED+Moment KNOCKED+POLICE KNOCKED+Young KNOCKING+GOT KNOCKING+LURKING KNOCKING+OUTES KNOCKING+PRESENT KNOCKING+Violent LATER+WILL LEDGE+Street
      LEFTNOTE+HEDGE LIVE LIVE+BE LIVE+LIVE LIVE+PAST LIVE+PASTVERB LIVE+TOOK LOC+ASK LOC+COMEIN LOC+DOOR LOC+End LOC+IROOM LOC+LEDGE LOC+NECK LOC+NOOSE
      LOC+PASTVERB LOC+PHONE LOC+Room LOC+STATEMENT LOC+Street LOC+WILL LOTS+BODY LOTS+DETECTIVE LOTS+Drug LOTS+QUESTIONS LOTS+STATED LOTS+TAKEES
      LURKING+AWAY LURKING+DOOR LURKING+LEDGE LURKING+RECENT LURKING+Room LURKING+Violent MISSING+ARRESTED MISSING+CLITIC MISSING+GOT MISSING+HURTEN
      MISSING+SEVERE MODAL+ASKING MODAL+BLEEDING MODAL+DOOR MODAL+IWANT MODAL+LETGO MODAL+WAKE MODAL+WRISTS Moment+CAMEIN Moment+CAR Moment+CHILD
      Moment+COMEIN Moment+HURT Moment+HURTEN Moment+HURTING Moment+KNOCKING Moment+Near Moment+Room Moment+Sick Moment+TONIGHT Moment+Young NARCAN+Drug
      NECK+LOC NOOSE+LOTS NOOSE+SCARED NOW+ASK NOW+MODAL NOW+Violent NUMBER+ANSWER NUMBER+CHILD NUMBER+Drug NUMBER+GOT NUMBER+HOME NUMBER+Near NUMBER+REFL
      NUMBER+WARRANT Near+GOT Near+HIGHPLACE Near+HOUSE Near+HURTS Near+Official Near+ROUGH Near+Weapon ONLINE+AWAY OUTES+ARRESTING OUTES+GONEOFF OUTES+Gear
      OUTES+HANDS OUTES+HURTING OUTES+KNOCKING OUTES+NUMBER OUTES+Official OUTES+ROADSIDE OUTES+SOMEONE OUTES+STATION OUTES+Traffic OUTES+WEAPON OVERDOSE
      OVERDOSE+OVERDOSE OVERDOSE+PRESENT Official+ARRESTING Official+BE Official+HASES Official+HIDEOUT Official+HOME Official+NOW Official+OUTES
      Official+TAKEES Official+TAKINGAR Official+TALKING PAPERS+GIVEBACK PAPERS+POLICE PAPERS+SCARED PASSEDOUT PASSEDOUT+PASSEDOUT PAST+JUST PASTVERB+ASKING
      PASTVERB+EX PASTVERB+KILLED PASTVERB+ONLINE PASTVERB+QUESTIONING PHONE+COURTS PHONE+LOC PHONE+OUTES PILLS+BODY PILLS+Interview PILLS+NOW PILLS+POINT
      POINT+AWAY POINT+BE POINT+KIN POINT+Traffic POISON+HEDGE POLICE+BE POLICE+BEHIND POLICE+HOME POLICE+KIN POLICE+KNOCKING POLICE+LURKING POLICE+PRESENT
      POLICE+PULLED POLICE+PULLING POLICE+TAKING POLICE+TAKINGAR POLICE+TOOKAR POLICE+Traffic PRESENT+BODY PRESENT+CPS PRESENT+CUFFS PRESENT+End
      PRESENT+FIND PRESENT+Gear PRESENT+HOME PRESENT+HURTING PRESENT+Interview PRESENT+KILLING PRESENT+KNOCKED PRESENT+LIVE PRESENT+MISSING PRESENT+Near
      PRESENT+PASSEDOUT PRESENT+PHONE PRESENT+PULLED PRESENT+QUESTIONS PRESENT+SEVERE PRESENT+Violent PULLED+LOC PULLED+QUERY PULLED+WANT PULLEDAR+CAR
      PULLEDAR+PAPERS PULLEDAR+PULLINGAR PULLEDAR+Traffic PULLING PULLING+ARRESTING PULLING+NOW PULLING+PULLING PULLING+Paperwork PULLING+Street
      PULLINGAR+Moment PULLINGAR+Traffic Paperwork+GRABBED Plea+ASKING Plea+BE Plea+Moment Plea+PAPERS Plea+PRESENT Plea+TOOK Plea+Traffic Plea+Young
      QUERY+ASKAR QUERY+Room QUESTIONED+HOUSE QUESTIONED+POLICE QUESTIONING+COURTS QUESTIONING+General QUESTIONING+IF QUESTIONING+PRESENT
      QUESTIONING+Paperwork QUESTIONING+WILL RANOFF+BLEEDING RANOFF+Drug RANOFF+KIN RANOFF+MISSING RANOFF+POINT RANOFF+WANT RANOFF+Young RECENT+CAR
      RECENT+CHILD RECENT+End RECENT+HIDEOUT RECENT+LEFTNOTE RECENT+LURKING RECENT+PILLS RECENT+ROADSIDE RECENT+WEAPON RECENT+Weapon RECENT+Young
      REFL+ARREST REFL+Moment REFL+PRESENT REFL+TAKING REFL+WANT REFL+WILL ROADSIDE+Traffic ROUGH+HIDEOUT ROUGH+JUDGE ROUGH+LOC ROUGH+Near ROUGH+PRESENT
      Room+BREAKIN Room+Drug Room+HIDEOUT Room+Held Room+PRESENT Room+QUERY SAY+AWAY SAY+HASES SAY+IF SAY+SEARCH SAY+SOBRIETY SAY+TAKING SCARED+BE
      SCARED+General SCARED+Violent SEARCH+AWAY SEARCH+Moment SEARCH+WILL SEARCH+Weapon SEARCHED+CLITIC SEIZED+HOUSE SEIZED+WAKE SEIZED+WILL SEVERE+CAR
      SEVERE+CLITIC SEVERE+IDIOM SEVERE+KIN SOMEONE+BE SOMEONE+DOOR SOMEONE+HURTING SOMEONE+INTO SOMEONE+Moment SOMEONE+Near SOMEONE+Official SOMEONE+WANT
      STATED+ANSWER STATED+ASK STATED+CHILD STATEMENT+COMEIN STATEMENT+KIN STATEMENT+LOTS STATEMENT+STATED STATION+HOME STATION+JUDGE STATION+SAY
      STATION+WANT SUICIDAL+CLITIC SUICIDAL+General SUICIDAL+HURTING SUICIDE+End SUICIDE+HEDGE Sick Sick+BE Sick+KIN Sick+MODAL Sick+PASTVERB Sick+Plea
      Sick+Sick Street+BE Street+JAILED Street+LEDGE Street+Moment Street+PAPERS Street+RANOFF Street+REFL TAKEES+REFL TAKING+ASKING TAKING+BE TAKING+CLITIC
      TAKING+Near TAKING+PAST TAKING+SAY TAKING+STATEMENT TAKING+WAVING TAKINGAR+KIN TALKING+INTO TALKING+MODAL TALKING+RANOFF TALKING+TOOK TONIGHT+PRESENT
      TOOK+GONEOFF TOOK+KILLED TOOK+KIN TOOK+KNOCKING TOOK+Moment TOOK+Official TOOK+SOMEONE TOOKAR+HEDGE TOOKAR+HURT TOOKAR+KIN TOOKES+BE TOOKES+LEGAL
      TOOKES+Moment TOOKES+PRESENT Traffic+ASKING Traffic+HURT Traffic+PRESENT Violent+BLEEDING Violent+HOME Violent+LURKING Violent+Moment Violent+NOW
      Violent+OUTES Violent+WEAPON WAKE+CLITIC WAKE+PRESENT WAKE+SEIZED WANT+ANYMORE WANT+ARRESTING WANT+DOOR WANT+ENDLIFE WANT+HURT WANT+Interview
      WANT+LETGO WANT+Moment WANT+NUMBER WANT+Near WANT+PAST WANT+Room WANT+Street WANT+WAKE WARRANT+COMEIN WARRANT+SAY WAVING+NOOSE WAVING+Weapon
      WAVING+Young WEAPON+BODY WEAPON+DOOR WEAPON+KILL WEAPON+REFL WEAPON+Young WILL+BE WILL+DIE WILL+HASES WILL+HIDEOUT WILL+HURT WILL+INTO WILL+LETGO
      WILL+PAST WILL+PASTVERB WILL+PHONE WILL+PILLS WILL+TOOKES WILL+WEAPON WRISTS+End Weapon+BODY Weapon+Near Weapon+WANT Worker+PRESENT Worker+RANOFF
      Worker+REFL Worker+SAY Worker+TAKING Young+BODY Young+DOOR Young+End Young+HANDS Young+IWANT Young+NOW Young+NUMBER Young+SCARED Young+SEIZED
      Young+Street Young+TAKING Young+TAKINGAR ^HASES ^MISSING ^SEIZED ^_de ^_found ^_llame ^_not ^_nurse ^_officers ^_on ^_prefiero ^_quieren ^_she ^_su
      ^_tiene ^_todos ^_two ^_vinieron ^_اتصل ^_الاف ^_اليوم ^_بدهم ^_سياره ^_شرطه ^_صار ^_طلبو ^_لا ^_مسكوا ^_مش ^_معهم adio- again_and ahi_mismo
      al_hospital algo_y alguien_en all_day all_of almo- almos- alrea- am_done aman- and_handed and_he and_left and_not and_officer and_اخدو and_اي and_بدو
      and_بيقول and_راح and_رح and_طلب and_معها and_مو and_واحد anda_buscando anos_no anything_$ anywa- apen- apun- aqui_y armad- around_my arrest_for
      arrestado_en aski- askin- asle- aslee- atras_de ba3a- base- basem- bath- bathr- because_i bedro- beer- before_i bein- bett- bette- bolsa- bottl-
      boyfriend_$ buscar_mi by_police call_911 called_me came_up camin- campu- cand- car_to car_with carro_y casa_$ casa_con casa_en charges_and choking_me
      cita_de clav- coff- coffe- come_$ come_home comi- como_hago con_ellos contesto_si cop_behind court_order creo_q cuart- cuch- cuchi- cuff- cutt-
      daughter_has day_and dayc- dayca- de_al de_dearborn de_florida de_inmigracion de_pastillas de_port de_quitar de_walmart deje- dentr- depu- deput-
      di_narcan dizq- dizqu- do_not does_case door_$ door_down dres- ella_no ellos_$ en_aeropuerto en_bano en_county en_edificio en_este en_hospital
      encerrada_en end_$ enfr- enfre- entregar_mi es_mi esposo_me esta_golpeando esta_llevando esta_preguntando estoy_con estoy_en every- exce- fath- fathe-
      father_is five_minutes florida_y for_5 for_it front- fuerza_$ fui_$ fui_la get_arrested get_in get_into get_one gett- getti- glas- go_away go_back
      got_in got_locked grab- graba- gun_to haber- habla_$ hablo_mi hacer- hacer_la hacie- haciendo_preguntas hamt- hamtr- handed_me happened_$ have_had
      have_my he_asked he_ran her_own hermano_de hermano_me hija_no hijo_al him_back him_to him_و hims- himse- his_car home_from homel- hospital_$
      hospital_and house_with i_bought i_drank i_give i_say i_stop i_stopped i_supposed i_tell i_will i_wrote ice_esta in_for in_his in_to ingles_y into_my
      inyecto_y ir_hasta is_better is_over it_is it_on jumpi- la_celda la_manana la_mano la_maquina la_puedo la_verdad last_day les_dije letr- ley_$ leyer-
      leyeron_derechos licencia_y line- litt- littl- llamada_$ llego_la llevar_$ llevo_$ lo_acaban lo_estan loadi- logr- manan- manana_$ mano_$ mano_y
      maquina_de matte- me_anda me_ayudan me_dejan me_dijeron me_encontraron me_ha me_llamaron me_lo me_mandaron me_paro me_siento me_من mentiras_$ meter_en
      meti- mi_amigo mi_casa mi_novio mi_puerta mism- money_if morning_$ my_14 my_16 my_children my_id my_plea nadie_$ narca- neve- ni_me no_court
      no_despierta no_hice no_one no_quiero no_sabemos no_sabia no_se not_need noth- nothi- nothing_to now_at oakland_county of_being of_us officer_is
      old_in on_his one_is openi- oril- orill- out_if out_warrant over_and papa_le paper_from parq- parqu- paso_$ paso_de passp- pastillas_$ pastillas_de
      pelea_con peor_$ pidiendo_papeles pien- piens- pills_$ pistola_en plea_can pleas- poco_$ policia_por poly- polyg- post_about pref- prefi- pregunta_por
      pregunta_si puerta_y puso_la q_no que_digo que_entregar que_si queda_$ queri- questioned_at quic- quiere_entrar quieren_entrar quiero_abogado
      quiero_ir quise_soplar recog- regresar_$ saber_que sacar_mis salio_de say_$ say_no se_encerro se_esta se_le sentencia_me serious_$ she_keeps shel-
      shot_at showed_up shwa- si_digo side- sien- sin_decir sin_permiso sobre- sobredosis_$ someb- somebody_is state_police step- stom- stra- strai- stuc-
      subi- sueg- suegr- take_care talki- tell_my tengo_licencia them_$ them_in them_to there_is there_way they_come they_took this_one through_my ticket_و
      times_do to_$ to_blow to_sign todo- todo_$ tomado_y toni- tonig- too_much troo- troop- trouble_for trut- tryi- tryin- trying_to tumba- typi- uncl-
      understand_what unre- up_and vamo- vena- vene- vidr- vidri- vieja_$ viene- vuelt- waki- was_driving way_to weed_on when_he whet- wheth- who_was
      why_are will_not woma- worke- writ- y_juez y_llego y_manana y_se y_sheriff ya_es ya_le yard_$ ابن_اختي ابني_في اجاو- اخوي_ما اسوي_$ اطلع_من الباب_افتح
      البول- البي- البيت_and التل- التوا- الجر- الجرا- الجس- الحب- الحد- الحما- الساعه_سته السلاح_$ السي_بي الشغل_and الطري- الليل- الليله_and المدر-
      المدرسه_and المست- الموظ- الول- اليوم_$ امي_and انا_شارب انا_ما انسج- انطي- انها- اول_شي باخد- بالبيت_$ بالجا- بالز- بالص- بالغ- بالغر- بالكر-
      بدون_محامي بدي_خلص برا_no بعتل- بعمل_$ بنفس- بي_اي بيتي_$ تلفون- توقف- حابس- حشيش_$ حمات- خايفي- خمس_دقايق خمسط- خمسطع- دقاي- دوا_$ ذلحين_$ رايحي-
      رح_يطلع رخصه_$ زوجي_$ زوجي_اخذ ساعا- سامح- شرطي- شوي_$ صديق- ضابط_المراقبه عالبو- عالج- عالح- علي_الجسر علي_جنب علي_شغل علي_موعد علينا_$ عم_يسالوني
      عمره- عندي_سلاح غرفت- فرد_$ في_court في_مذكره في_موعد فيها_$ قالو- قالول- قدام_البيت قديم_and قلتل- كتير_$ كثير_and كل_ما كلبشوني_me كلنا_$ كنت_سايق
      لا_لا لزمو- لو_لا ما_m3i ما_اريد ما_قالو ما_منعرف مسدس_$ معهم_امر معي_رخصه من_البيت من_امس من_ديربورن من_غير منزلي_$ نارك- ناركا- نعمل_$ نفسه- نفسي_و
      هويت- واحد_منهم واحن- واقف- والش- والشر- والو- والي- واليو- وطلعو- وقفت- وقفتن- وقفتني_me وقفون- ومحت- ومحتا- وياه- ياخدو- يحقق- يخاب- يستع- يسحب-
      يسحبو- يضرب- يضربن- يقولو- ينزلو-`,
    '0.1': `#احسن #استلم #اسوا #بسيار #بعتل #بيب #تاخد #تحت #خمس #ساع #ساعت #سته #قبض #قول #كلها #لعند #مقيد #منهم #هوي 3ale- 9_$ =3leh =60 =across =agarro
      =apenas =beat =been =booking =bunch =buscar =cerveza =checks =devuelve =done =door =feel =fentanyl =fue =ha =handcuffs =hey =hospital =into =k9 =life
      =llevaron =mejor =morning =mucha =not =overdosed =passport =perdio =plan =prima =questioned =regresa =return =running =sabemos =seguir =since =siri
      =sobredosis =sople =stop =supposed =taking =tan =tell =tenemos =think =through =til =tio =today =won =writing =ابوه =احسن =اسوا =الشارع =بالمطار
      =بسيارته =تاخد =تبعه =تريد =تمشي =جدته =جنب =ساعتين =سته =ضربني =عليا =فين =قاضي =كسر =كلها =مسكر =مسكوا =منهم =موقوفه =و @201 @now-i @now-we
      ACTOR+ARRESTING ACTOR+JUST ANSWER+IWANT ANSWER+PRESENT ANSWER+QUERY ANYMORE+CAMEIN ANYMORE+Drug ARREST+Gear ARREST+Traffic ARRESTED+COURTS
      ARRESTED+JUDGE ARRESTED+MISSING ARRESTED+RANOFF ARRESTED+WANT ARRESTING+CAR ASK+HOWTO ASKING+NUMBER ASKING+RANOFF AWAY+CUFFS AWAY+HOME AWAY+NOW
      AWAY+PAPERS AWAY+PILLS AWAY+SAY BE+ANYMORE BE+AWAY BE+KILL BE+MISSING BE+NOOSE BE+PASTVERB BE+POINT BE+RANOFF BE+TALKING BE+Traffic BE+Violent
      BODY+HIDEOUT BREAKIN+IF BREATHE+CLITIC CAR+GONEOFF CAR+HOWTO CAR+Official CAR+PULLED CAR+RECENT CAR+Violent CHARGED+NOW CHARGED+WARRANT CHILD+GIVEBACK
      CHILD+IWANT CHILD+NUMBER CHILD+PASTVERB CHILD+QUERY CLITIC+CHILD CLITIC+INTO CLITIC+LOTS CLITIC+NOOSE CLITIC+Street CLITIC+Violent CLITIC+Weapon
      CLITIC+Young COMEIN+BE COMEIN+General COMEIN+PASTVERB COURTS+CAMEIN COURTS+End COURTS+TOOKAR CUFFS+Gear Calendar+OUTES Calendar+SOMEONE DETECTIVE+DOOR
      DOGS+Gear DOOR+HEDGE DOOR+QUERY Drug+LOTS Drug+SCARED Drug+TOOK EX+LOC EX+OUTES End+ASK End+AWAY End+GIVEBACK End+HURT End+QUERY End+TOOK End+Violent
      FAINT+Sick GIVEBACK+Calendar GIVEBACK+JUDGE GIVEBACK+PAPERS GONEOFF+GIVEBACK GONEOFF+HEDGE GOT+DOGS GOT+NOOSE GOT+POLICE GOT+SEVERE GOT+STATEMENT
      GOT+WANT GOT+Weapon GRABBED+LOTS GRABBED+QUERY GRABBED+TOOKES Gear+CUFFS Gear+DOGS Gear+General Gear+INTO General+TALKING HANDS+PASSEDOUT
      HEDGE+GIVEBACK HIDEOUT+ASK HIDEOUT+CLITIC HIDEOUT+End HIDEOUT+GRABBED HIDEOUT+General HIDEOUT+PAPERS HIDEOUT+WARRANT HIDEOUT+Young HOME+WEAPON
      HOUSE+CHILD HOUSE+GONEOFF HOUSE+TALKING HOUSE+WEAPON HOWTO+Interview HURT+Drug HURT+End HURT+MISSING HURT+QUERY HURT+RANOFF HURTEN+COURTS HURTEN+IDIOM
      HURTEN+MISSING HURTEN+SOMEONE HURTING+AWAY HURTING+MODAL HURTING+Street HURTS+KIN HURTS+POLICE Held+Calendar Held+WEAPON Held+Weapon IDIOM+HURTEN
      IF+Calendar IF+End IF+HURTS IF+KILL IF+Plea INTO+CLITIC INTO+CUFFS INTO+KIN INTO+LEDGE INTO+Moment INTO+NOW INTO+PILLS INTO+POLICE INTO+Street
      INTO+TAKING IWANT+ENDLIFE IWANT+HEDGE IWANT+HURT IWANT+MODAL IWANT+PAST IWANT+PASTVERB IWANT+REFL Interview+PRESENT JAILED+ASK JAILED+CHILD
      JAILED+NUMBER JAILED+TONIGHT JAILED+Young JUDGE+JUST JUDGE+SCARED KIN+ARREST KIN+ARRESTED KIN+BREAKIN KIN+COMEIN KIN+DOOR KIN+End KIN+OVERDOSING
      KIN+PAPERS KIN+Street KNOCKED+CHILD KNOCKED+PRESENT KNOCKING+MODAL KNOCKING+QUERY LEDGE+INTO LEFTNOTE+RECENT LIVE+IF LIVE+LOTS LIVE+SCARED LIVE+WILL
      LOC+CUFFS LOC+GIVEBACK LOC+GONEOFF LOC+GOT LOC+GRABBED LOC+HANDS LOC+HIDEOUT LOC+HOME LOC+JUST LOC+KNOCKING LOC+Moment LOC+NOW LOC+PASSEDOUT
      LOC+POLICE LOC+Plea LOC+ROADSIDE LOC+SAY LOTS+ASK LOTS+BREAKIN LOTS+HOME LOTS+HURTING LOTS+NOOSE LOTS+Official LOTS+TALKING LURKING LURKING+LOC
      LURKING+LURKING MISSING MISSING+JAILED MISSING+MISSING MODAL+BODY MODAL+BREATHE MODAL+GONEOFF MODAL+GRABBED MODAL+HIGHPLACE MODAL+HOME MODAL+KNOCKING
      MODAL+OVERDOSE MODAL+RAID MODAL+ROADSIDE MODAL+SEIZED MODAL+SEVERE MODAL+Sick MODAL+Street Moment+ARRESTED Moment+General Moment+INTO Moment+SCARED
      NOOSE+BE NOOSE+CLITIC NOOSE+OUTES NUMBER+IF NUMBER+LOC NUMBER+OUTES NUMBER+PRESENT NUMBER+RECENT Near+Interview Near+QUERY Near+TOOK OUTES+IROOM
      OUTES+PULLED OUTES+SEARCH OVERDOSED+RECENT OVERDOSING OVERDOSING+OVERDOSING Official+GOT Official+HEDGE Official+JAILED Official+LOC Official+MODAL
      Official+QUERY Official+TOOKAR PAPERS+CAR PAPERS+GRABBED PAPERS+HURT PAPERS+Moment PAPERS+WAVING PASSEDOUT+AWAY PASSEDOUT+HANDS PAST+OUTES
      PASTVERB+ASKAR PASTVERB+IDIOM PASTVERB+IWANT PASTVERB+JUDGE PASTVERB+SEARCH PILLS+ASK PILLS+REFL POINT+RANOFF POLICE+AWAY POLICE+GOT POLICE+HEDGE
      POLICE+HOUSE POLICE+LOC POLICE+PAPERS POLICE+ROADSIDE POLICE+SOBRIETY PRESENT+ANYMORE PRESENT+AWAY PRESENT+CHILD PRESENT+HIDEOUT PRESENT+NECK
      PRESENT+NOOSE PRESENT+OUTES PRESENT+PILLS PRESENT+POINT PRESENT+POLICE PRESENT+ROUGH PRESENT+TONIGHT PRESENT+Traffic PRESENT+WEAPON PRESENT+Weapon
      PULLED+CLITIC PULLED+MODAL PULLINGAR+PAPERS Paperwork+COMEIN Plea+MODAL QUERY+FALLEN QUERY+LIVE QUERY+SAY QUESTIONING QUESTIONING+QUESTIONING
      RANOFF+End RANOFF+GONEOFF RANOFF+Held RANOFF+NOOSE RANOFF+PILLS RANOFF+Traffic RECENT+NOOSE RECENT+SOMEONE RECENT+TOOK REFL+Drug REFL+FALLEN
      REFL+IWANT ROADSIDE ROADSIDE+LOTS ROADSIDE+ROADSIDE ROADSIDE+Street ROADSIDE+Weapon ROUGH+KIN Room+INTO SAY+ACTOR SAY+ASKINGAR SAY+CHILD SAY+Calendar
      SAY+General SAY+HIDEOUT SAY+KILL SAY+RANOFF SAY+Young SCARED+INTO SCARED+SAY SEARCH+CLITIC SEIZED+OUTES SEVERE+JUDGE SEVERE+MISSING SOBRIETY+Drug
      SOBRIETY+PILLS SOBRIETY+PRESENT SOMEONE+HIDEOUT SOMEONE+PRESENT SOMEONE+RECENT SOMEONE+Room STATEMENT+BE STATEMENT+CHARGED STATEMENT+Moment STATION
      STATION+STATION Sick+CLITIC Sick+FAINT Sick+LOC Street+THING TAKING+ANSWER TAKING+AWAY TAKING+JAILED TALKING+GOT TALKING+LOTS THING+HOME TOOK+ASKING
      TOOK+HURT TOOK+JAILED TOOK+PAST TOOK+PRESENT TOOK+WANT TOOKAR+PAPERS TOOKAR+Traffic TOOKAR+WANT TOOKES+GRABBED TOOKES+HOUSE Traffic+HEDGE
      Traffic+ROADSIDE Violent+CLITIC Violent+IF Violent+IWANT Violent+Interview Violent+KIN Violent+KNOCKING Violent+Weapon WANT+AWAY WANT+HOME WANT+Held
      WANT+INTO WANT+KNOCKING WANT+RANOFF WARRANT+ACTOR WARRANT+BE WARRANT+IF WARRANT+Interview WARRANT+JUST WARRANT+SOBRIETY WARRANT+WANT WARRANT+WILL
      WAVING+ARRESTING WEAPON+KIN WEAPON+POLICE WILL+HOME WILL+Interview WILL+Violent WILL+Weapon Weapon+REFL Worker+HEDGE Worker+TOOK Young+ARRESTED
      Young+FALLEN Young+GIVEBACK Young+RECENT ^CAMEIN ^GRABBED ^KNOCKED ^POLICE ^SOMEONE ^_bus ^_deje ^_dicen ^_hey ^_kid ^_les ^_mom ^_pararon ^_search
      ^_took ^_انمسكت ^_شربت ^_كل ^_ماكو ^_مسكوه acab- acro- acros- algo_en ambu- ambul- and_court apena- baby_and be_over bedr- before_my before_trial
      bond_conditions bond_money booki- boyfriend_has bunc- bunch_of can_be care_of carga- cargos_de child- cps_y cuna- cunad- dad_$ de_cps de_donde de_ice
      decid- deja- desde_hace detu- dici- dicie- does_not down_$ driveway_$ droga_en en_carro en_espanol en_la en_target es_de esposo_en even_know family_$
      find_my for_that for_warrant friend_of fue_hace fuerz- giving_me gues- gun_is hace_10 has_been hija_$ hosp- hospi- i_put i_should i_think if_i
      in_handcuffs in_law in_our inco- is_on jail_on la_mama la_pistola la_van la_vida lawyer_to llame_la lleg- lleva- many_times me_dejaron me_if me_in
      me_la me_warrant mi_ex mi_marido mi_pareja michigan_state morn- morni- mota- motar- muer- my_bond my_family my_kids necesito_abogado no_le no_sabe
      no_tiene not_let not_open of_charges on_phone one_$ outside_my over_$ pararon_y parking_lot pidie- police_and police_are police_at police_to policia_y
      por_pegar post- preso_$ preso_en probation_officer puer- puert- q_me que_les runn- runni- sabem- sale_$ scared_$ seguro_$ she_has si_ya sinc- stran-
      supposed_to take_my taki- takin- taking_my tenem- tengo_miedo this_is throu- tiene_mi tiene_ppo to_jail to_look to_stay to_take too_$ until_i up_to
      va_$ viej- voic- what_am writi- y_con y_cuanto ya_me ya_tengo yo_$ yo_tengo ابني_القاصر ابني_عمره اخي_$ البا- الشار- الطر- الكب- المو- بالج- بالشا-
      بكرا_$ تبعه_him ساعت- ساعتي- سنين_and شلون_اعرف شو_اول شي_من ضربني_me علي_الباب في_jail كل_شي محامي_$ موقوف- و_طلع وبعد- وبعده- وين_$ ياخد-`,
    '-0.1': `#اجر #احك #اخدت #اذن #ارنت #اشرب #اعط #باق #بقول #تخلص #تلات #ثلاث #حتي #حقه #خايف #خدم #درج #رسم #زبط #سفر #سلم #سوا #شبا #صفح #صور #ضربت #عراق #عمل
      #فات #قلب #كحول #كذب #كندا #لحت #لحق #مترجم #محد #مسك #مصاري #معلوم #معها #ولا #يحك #يعطو =3arabi =aca =agente =aggravated =alone =amigo =andan
      =apartment =apelacion =arrestaron =automatically =bajar =bici =borracho =breath =bridge =broke =buscando =castigo =chicago =ciudadano =color
      =conference =cuente =custodia =degree =deje =denuncio =detective =di =dinero =error =estado =ex =f =fotos =friday =friends =grabar =grandma =grandson
      =habia =hago =hal =iba =implied =instagram =keeps =lansing =leer =lied =llaman =made =make =manager =mexico =mio =offender =page =pero =placas
      =prevention =refuse =ring =roadside =robar =robaron =s =security =shows =siempre =sigue =smell =soplar =stand =sunday =suspect =tarde =telling
      =texting =threat =tocan =tomado =traigo =trailero =tres =twice =worse =اجي =احكي =احنا =اخدوه =اخذ =اخذت =اخوي =ادانه =ارنت =اس =اشرب =التامين =التهمه
      =الدوام =الضابط =الضحيه =المحقق =المحكمه =المخدر =المخدرات =الولايه =ايده =بالزبط =بالمكتب =بتاخدو =بقدر =بقول =بيت =بيقدر =تخلص =تلات =تهمتي =حادث
      =حتي =حقه =حمايه =خالي =دفعت =ريحه =سالوني =سواق =شم =صارلي =عارف =عقوبات =عليك =عنا =فاتتني =فيي =قديم =كندا =لحتي =للبيت =للتحقيق =لم =لمحامي
      =محكمتها =مرتين =مع =معها =موقوف =هنا =ياخدو =ياخذ =يسال =يطلع ANSWER+AWAY ANSWER+WILL ANYMORE+GRABBED ANYMORE+HOME ANYMORE+HURTS ANYMORE+REFL
      ARREST+SCARED ARRESTED+BE ARRESTING+GRABBED ARRESTING+HURTING ARRESTING+HURTS ARRESTING+Held ARRESTING+Young ASK+HOUSE ASK+LOC ASK+NOW ASKAR+SAY
      ASKEDAR+CLITIC ASKING+CHARGED ASKING+Official ASKING+Violent AWAY+Official AWAY+TALKING BE+DIE BE+LATER BE+LIVE BODY+Moment BREAKIN+BODY
      BREAKIN+PASTVERB CAMEIN+KIN CAR+BODY CAR+LEDGE CAR+TOOKAR CHARGED+TAKING CHILD+HURTEN CHILD+Held CHILD+ONLINE CHILD+Traffic CLITIC+DETECTIVE
      CLITIC+SEIZED COLOR+HIGHPLACE COLOR+LEDGE COLOR+LEGAL COLOR+Street COMEIN+STATEMENT COURTS+FALLEN COURTS+NOW DETECTIVE+GIVEBACK DETECTIVE+LATER
      DETECTIVE+RECENT DETECTIVE+WILL DOOR+HOUSE Drug+BREAKIN EX+CHARGED EX+HIDEOUT EX+PRESENT End+FIND End+HIGHPLACE End+Street FIND+SOMEONE
      GIVEBACK+BREATHE GIVEBACK+LEGAL GONEOFF+OUTES GOT+ROUGH GRABBED+ARRESTING GRABBED+BODY GRABBED+DOOR GRABBED+NOOSE GRABBED+PASTVERB GRABBED+Room
      GRABBED+WARRANT Gear+KILL General+GETOUT General+TAKING General+TAKINGAR HASES+COMEIN HEDGE+LEGAL HEDGE+LIVE HEDGE+POISON HIGHPLACE+End HOME+Official
      HOME+SAY HOME+TOOK HOUSE+BREAKIN HOUSE+IF HOUSE+NUMBER HOUSE+STATED HOUSE+WARRANT HOWTO+CHARGED HURT+ANYMORE HURT+KILLED HURTEN+Young
      HURTING+ARRESTING HURTING+COMEIN HURTS+Held HURTS+Moment Held+ARRESTING Held+HURTS Held+INTO Held+WANT IDIOM+HEDGE IDIOM+KILL IF+KNOCKED IF+LIGHTS
      IF+TAKINGAR IWANT+ACTOR Interview+POLICE Interview+WILL JAILED+HOWTO JUDGE+HOWTO KILL+DOOR KILL+IDIOM KILL+Near KILL+RECENT KILLED+COURTS KILLED+HURT
      KIN+ANSWERAR KIN+CHARGED KIN+JUDGE KIN+POINT KIN+PULLEDAR KIN+Plea KIN+QUESTIONING KIN+TAKEES KNOCKED+PASTVERB KNOCKING+COMEIN KNOCKING+HOUSE
      KNOCKING+Near KNOCKING+Young LATER+ASKING LATER+GOT LEDGE+End LOC+DETECTIVE LOC+ONLINE LOTS+DOOR LOTS+PULLINGAR MISSING+MODAL MODAL+GETOUT
      Moment+ANSWER Moment+HURTS Moment+LATER Moment+TAKINGAR NOW+ASKING NOW+GOT NOW+HURT NUMBER+BE ONLINE+GOT ONLINE+PRESENT OUTES+LEDGE OUTES+Moment
      OUTES+NOW Official+BREAKIN Official+GIVEBACK Official+NOOSE Official+Young PAPERS+NOW PAST+HOME PASTVERB+ACTOR PASTVERB+HOME PASTVERB+KNOCKED
      PASTVERB+STATION PILLS+End PILLS+HOME POINT+Violent POLICE+GIVEBACK PRESENT+HOWTO PRESENT+ONLINE PULLED+LEDGE PULLINGAR+SAY Plea+CHILD Plea+End
      Plea+TALKING QUERY+EVERYONE QUERY+GRABBED QUERY+HURTEN QUERY+KILL QUERY+KNOCKING QUERY+NOW QUERY+TOOKES QUESTIONED QUESTIONED+CLITIC
      QUESTIONED+QUESTIONED RANOFF+ANSWER RANOFF+JAILED RECENT+HOUSE RECENT+Plea RECENT+ROUGH RECENT+SEVERE REFL+OVERDOSE Room+ASKING Room+NUMBER Room+OUTES
      SAY+ARRESTING SAY+GIVEBACK SAY+HURT SAY+KILLED SAY+POLICE SAY+TOOK SCARED+ASK SEARCH+Room SEARCH+SOMEONE SEIZED+GOT SOMEONE+ANSWERAR SOMEONE+PASTVERB
      STATEMENT+GIVEBACK STATION+CLITIC STATION+PRESENT SUICIDAL+DIE Sick+HIGHPLACE Sick+LEDGE Sick+Street TAKEES+BE TAKING+Interview TAKING+OUTES
      TAKING+RECENT TAKING+SCARED TAKING+WEAPON TALKING+PILLS TALKING+SOMEONE THING+ARRESTING TOOK+SCARED TOOK+STATEMENT TOOKAR+ANSWERAR TOOKAR+PAST
      TOOKAR+WEAPON TOOKES+Calendar TOOKES+MISSING Violent+BODY WANT+Gear WANT+IDIOM WANT+LEFTNOTE WILL+ARRESTED WILL+EVERYONE WILL+FIND Worker+KIN
      Young+Held Young+ONLINE Young+Traffic ^HOME ^KILL ^_aggravated ^_andan ^_castigo ^_crime ^_cuales ^_cuanta ^_delito ^_expunge ^_felonia ^_green ^_his
      ^_papel ^_parole ^_public ^_teacher ^_tienen ^_va ^_اخوي ^_اخي ^_اكو ^_المحامي ^_المدرسه ^_خلصت ^_صاحب ^_عقوبه ^_قالو ^_كفاله ^_لو ^_هو acusan_de
      admit- aggra- ahora_esta ahora_tengo alla- am_just and_obstructing and_were and_would and_اتهموني and_ارنت and_تهمه and_قالت and_كنت answer_$
      are_going armas_$ arrestan_$ atra- automatically_$ aw_la2 away_$ be_thrown brid- bridg- bridge_$ brother_just buscando_mi but_it call_you calli-
      can_you castigo_por causing_injury cerc- charged_for charges_against chic- chica- colo- con_ninos conf- court_case court_is cuantos_puntos cuatr-
      de_corte de_felonia de_parole de_probatoria de_violencia death_$ defender_$ defensor_publico degr- degre- denuncio_$ desc- dije_que dijo_que dine-
      diner- dinero_$ disorderly_conduct empu- empuj- en_corte eso_no estac- estad- estado_$ estado_y exist- extra- facebook_$ favor_$ felonia_y for_being
      foto- fraud_$ func- getting_out girlf- gril- grill- guard- gun_on hago_$ has_court has_gun have_got help_me hija_se hijos_$ him_من home_and hospital_y
      hunt- hurt- i_come i_refuse impl- impli- implied_consent inves- it_crime lal_شرطه lansi- last_night later_$ le_di license_and llevaron_$ lo_acusan
      lo_que loss_prevention made_me mama_esta maqu- maqui- me_acusaron me_but me_contesta me_out me_para me_puedo meaning_$ mens- mensa- mi_cel mi_primer
      mi_tia mi_vecino miran- my_cpl my_husband my_roommate need- nervi- no_quiere no_trae no_veo off_his offe- ofic- ofici- owi_causing pani- papa_esta
      papel_dice pare- party_and pills_and placa- plati- plead_guilty police_have pong- por_felonia prec- preci- primo_que que_castigo que_corte que_se
      que_sea que_yo queda- resisting_and roads- robar- said_i se_me se_quedaron search_warrant seco- secon- secur- see_my shar- she_will shoo- siem- siemp-
      smel- sopla- speed- still_in stopped_me super- tell- telli- tengo_$ terr- texti- they_keep to_ask to_him to_kill to_murder todavia_no todo_lo tomad-
      traig- trail- truck_$ twic- up_by water_bridge water_defense with_intent with_police witn- witne- y_luego y_todavia you_are you_charge اخدوه_him
      اخوي_الصغير ادان- ادانه_$ ارنت_$ استا- اطلع- اعترف- اعتق- الاعت- التام- التح- الته- التهم- الجل- الدك- السج- الضا- الضاب- الضحي- الطب- الغر- الغرا-
      الما- المحك- انا_اللي انا_عم انتظ- ايش_نعمل بالزب- بالسياره_$ بالو- بجلس- بكفاله_$ بيعر- حدا_$ حقوق- حماي- خايف_من سالون- سالوني_me عالم- عقوبا-
      علي_تهمه عم_يسالو عملت- فاتت- فاتتن- فاتتني_me قانوني_$ كفالت- لحد_ما للبي- للتح- للتحق- لمحا- لمحام- ما_فهمت مالت- محامي- مرتي- مره_$ معي_$ نفسي_$
      هلق_بدي وهو_عم يسالن- يعطو- يعطين-`,
    '-0.2': `#michigan #ابلغ #اتصلت #اتهمو #اثبت #اثنا #اجي #احتمال #احتيال #اخضر #اخف #ادان #ادفع #ارجع #ارفع #اسابيع #استدعا #استعمل #استيناف #اسر #اسقاط #اسم
      #اشار #اصلا #اطلب #اعتدا #اعتراض #اعترض #افراج #اقدم #اقص #اكتر #الحد #الف #الل #امر #انحكمت #انغهام #انواع #اول #اونلا #اوهاي #بالنت #باوهاي #ببلاش
      #بتاثر #بتاخد #بتب #بتخلص #بترجع #بتروح #بتشتغل #بتصل #بتضل #بتطلع #بتعرف #بتعمل #بتقدر #بتنحسب #بحيا #بخسر #بخصوص #بدون #برجع #برنامج #بروبيشن #بري
      #بريد #بسال #بسبب #بطلب #بعتت #بكتب #بكر #بكلام #بكندا #بلانسنغ #بنحبس #بنش #بولا #بونتيا #بيتهمو #بيحك #بيرجع #بيروح #بيشوف #بيضل #بيطلع #بيطلعل
      #بيعمل #بيك #بين #تاثير #تاجيل #تاخرت #تاريخ #تخفيف #تدافع #تدرس #ترا #تسال #تسقط #تظهر #تمنع #تنحسب #تهديد #تهم #تهمه #تهور #تواصل #توزيع #توقع #ثاني
      #جديد #جريم #جلسه #جناي #جير #جيش #حادث #حشيش #حضرت #حقي #حكم #حكمو #حمل #خابر #خطو #خطير #دايفرجن #دفع #دول #دومست #ديستركت #ديفندر #ديو #رساله #رقم
      #زاد #زلم #زوج #زين #ساعد #ساق #ساكن #سال #سالو #سانت #سجن #سرقه #سقطت #سكر #سكرتر #سنت #سنه #سواق #سواقه #سوبر #سيركت #شاحن #شاهد #شرك #شروط #شطب
      #شغل #شنط #شو #صاحب #صرت #صلت #صلن #صورت #صيد #ضاعت #ضحي #طالب #طبي #طلبت #طلبو #طيب #ظلم #عدم #عربي #عشر #عطا #عقوبه #عنا #عنفاسري #عنه #عنها #غاب
      #غبت #غرامه #غرين #غلط #غلطت #غياب #فتش #فرص #فلني #فلينت #فهمت #فيك #فيه #قالت #قدرت #قدم #قديم #قرايب #قضاي #قضيت #قفت #قفه #قلت #قيم #كانت #كتير
      #كفال #كفاله #كلاس #كلان #كنت #كوز #كيرلس #كيف #لانسنغ #لحد #لسه #لعب #لما #مبارح #مبلغ #متل #محامي #محتاج #محدد #محكمه #مختلف #مخدرات #مدعي #مده
      #مدين #مسح #مسدس #مسدمينر #مسموح #مشروط #مصاريف #مفتوح #مقيم #ملغ #ملك #ممكن #منته #منطق #موبد #موعد #ميلاد #ناس #نجيب #نحضر #ندسور #نروح #نطلب #نظف
      #نظيف #نعمل #نقاط #هاد #هالش #هامترام #هدد #هني #هيك #ولمارت #ونص #ياي #يبق #يثبت #يحبس #يحسب #يروح #يسقط #يشوف #يشيل #يصير #يضل #يطلع #يظهر #يعتبر
      #يقدم #يقرر #يكف #يكون #يلغ #يلي #يمسكو #ينحسب #يوقفو * ._4a 10_years 14_days 14_dias 19_and 200_$ 20_y 30_days 3ann- 3arab- 48_horas 68th_district
      7411_y 7_years 93_dias =10 =100 =150 =1500 =16 =17 =1st =20 =2014 =3rd =400 =4a =68 =769 =93 =abierta =absconding =acabar =accident =account
      =accusation =accused =acepto =acuerdo =acusa =acusado =acusan =acusarme =acusaron =addeish =address =admit =adolescente =advice =advisement =affect
      =agarran =agravada =ahi =aid =alcohol =alguna =ann =anos =antecedentes =anything =apelar =aplicacion =appeal =appear =application =appointment =arbor
      =arma =armas =arreglar =arreglarlo =arrepiento =arrest =arrestado =arrestan =arrestar =arresto =aseguranza =aside =ask =assault =assessment =asylum
      =attorney =audiencias =aunque =automatic =aw =bac =background =ban =bat =belongings =bien =big =bisir =board =bodily =body =bolsita =bondsman =borrado
      =both =bronca =btemshi =bufete =buscan =but =byen7seb =byseer =cada =calendar =california =calling =cam =camara =cambia =cambie =cambio =can =canada
      =cantidad =card =careless =cargo =carrying =carta =cartas =cases =caso =caught =causing =cazar =celular =check =chiquito =cinco =citacion =citizenship
      =ciudadana =civil =claim =clair =clase =classes =clear =clearance =clemens =clientes =club =cocaina =cocaine =coke =coma =comercial =common =community
      =como =concealed =condado =condena =condenado =conduct =conocido =consecuencias =construction =contarle =contest =contratar =controlled =conviene
      =copia =corte =cosa =costos =costs =cps =crash =crime =crimes =criminal =cristal =cuales =cuando =cuanto =cuantos =cubre =cuenta =cuentan =cuesta
      =culpar =cumpli =damage =dan =dangerous =dar =deadline =deadlines =dealer =decide =decir =decirlo =declararme =declaro =deer =defender =defendio
      =defensor =deferral =deferred =definition =delete =delito =deliver =delivery =demanda =denied =deportan =deposito =derecho =desestimar =desfalco
      =designated =detenida =detroit =dia =diferencia =different =digan =direccion =dismissed =disorderly =disqualified =documentos =does =dolares =dollars
      =domestic =domestica =domestico =domingo =drive =driver =drivers =drogas =drunk =during =dwi =dying =east =edad =efectivo =eligible =else =eluding
      =empiezo =empleo =employer =employers =encerran =encerrar =enough =entonces =entra =entre =entregar =era =erased =escrito =esos =espanol =espera
      =esperar =esposa =estaba =estados =este =estudiante =even =evidence =examen =existe =expediente =explain =explained =expunge =expungement =exs
      =facebook =failure =falle =falso =faltar =fecha =fechas =federal =felon =felonia =felonies =felonious =fiesta =fight =final =finally =financial =fines
      =firearm =firearms =first =fleeing =florida =forfeiture =forgot =form =formas =formulario =fraud =fraude =fueron =funciona =general =genesee =get
      =golpea =google =grado =grandmother =grave =great =guardan =guilty =haber =habitual =hablan =had =hair =handle =hardship =harm =hicieron =high =hire
      =historial =history =hizo =holder =hours =housing =hunt =hunting =huron =hurt =identity =iglesia =ignore =illegal =illinois =immobilization
      =immobilize =impaired =impounded =improper =indiana =informante =information =infraccion =infraction =ingham =injury =inmate =instead =intent
      =investigation =jamas =jobs =jueves =juez =juicio =juntos =juvenil =juvenile =kept =killing =kind =laboratorio =lapeer =lastimaron =lee =lejos =lifted
      =limitations =limite =lisence =list =llamada =llega =lleno =lobby =lock =looks =loss =lowered =macomb =major =maktoub =mandarle =maneja =manejar
      =marihuana =marijana =marijuana =marque =mas =masari =maximo =meaning =medical =meeting =menor =menores =menos =messages =meto =michigan =military
      =millas =minimum =minor =mintio =misd =misdemeanor =misdemeanors =modo =moms =money =moral =mount =move =muchacho =multiple =muy =naturalization
      =necesita =necesito =neighbors =nephew =nervios =next =nombre =nosotros =notice =novia =nueva =numero =o =obstructing =ofensa =oferta =offense
      =oficina =ok =online =onzas =open =operating =orden =ordinance =otro =overdose =owe =pague =paid =para =parada =parole =pasos =pastilla =paying
      =payments =pego =pegue =penalty =pending =pensar =percent =perdida =permanent =permitido =person =personal =personas =peticion =petition =phone
      =pictures =pierde =pierdo =pistol =place =plant =plantas =pleito =po =podemos =poder =podia =points =poligrafo =ponen =ponerle =pontiac =port =portar
      =positive =possession =ppo =prejudice =prelim =prescription =presenta =presentarme =primer =primera =primeros =prior =priors =prision =prison =private
      =probable =probatoria =proceso =program =programa =promise =proteccion =prove =prueba =pruebas =public =publico =puedo =punishment =puntos =que =queda
      =quedar =quede =quedo =queremos =question =quince =quiten =rapids =receta =rechazo =reckless =reclamar =reduce =reduced =reducir =refusal =reglas
      =reinstatement =remove =removed =renewal =repeat =report =represent =request =residencia =resident =residente =resisting =resistir =response
      =responsibility =restraining =restricted =results =retail =retirar =review =revocada =revocado =rid =road =robando =robo =rompio =rules =sabado =saber
      =salir =sample =sangre =screen =se3a =sea =seal =sealed =second =secretary =segundo =seis =sejel =semana =senora =ser =served =service =servicio
      =sexual =shi =shooting =shoplifting =siete =significa =single =slate =small =social =soltaron =someone =spanish =special =speeding =speedy =stepdad
      =steps =stepson =student =su =sube =subpoena =success =suicide =summer =super =surety =suspension =taken =talet =tambien =tarda =te =teacher =team
      =technical =tecnica =telefono =temerario =temporada =tener =tenido =tercer =tercera =tercero =tested =texas =text =that =third =thrown =ticket
      =tickets =tiendas =tienes =time =tiquet =tirar =todavia =together =tolerance =toman =tomar =total =traductor =trafico =trailer =trainee =tramite
      =treatment =trial =trouble =troy =tuesday =tumbar =turpitude =twenty =underage =understand =undo =unlawful =unlock =uno =unpaid =uscis =using
      =vacaciones =varias =vaya =ve =vence =vencio =ver =veras =verdad =vez =victima =video =viejas =violating =violence =visa =visits =voicemail =volvi
      =wa2t =waiver =wanted =was =watched =weapon =weed =weekend =when =who =why =windows =wisconsin =word =work =ya3ni =yarda =year =you =youthful
      =ypsilanti =zero =ابلغ =اتهموني =اتهموه =اثبت =اثناء =اجباري =اجتني =اجل =احتمال =اخف =اخوه =ادفعه =ار =ارفض =ارفع =ارينمنت =اسابيع =استانف =استدعاء
      =استعمل =استعملت =استيناف =اسري =اسقاط =اسم =اشاره =اشطب =اصابه =اصلا =اطلب =اعتداء =اعترض =اقدم =اقصي =اقل =اكتر =ال =الاحداث =الادانه =الاعتداء
      =الاغراض =الافراج =الاول =الاولي =التاجيل =التانيه =التعويض =التقرير =التواصل =التيكت =الثالثه =الثاني =الثانيه =الجامعه =الجديد =الجرايم =الجلسه
      =الجنايه =الجنايي =الجنسيه =الجوري =الحاكم =الحبس =الحد =الحشيش =الخطوه =الدفاع =الدوله =الدومستك =الدي =الراكب =الرفض =الرقم =السرقه =السكرتري
      =السكيورتي =السير =الشركه =الشروط =الشطب =الضرب =العام =العرض =العقوبه =العمر =العنف =العنوان =الف =الفايليشن =الفرق =الفيلوني =القانون =القديم
      =القديمه =القضيه =القياده =الك =الكحول =الكرت =الكفاله =الكليه =الكورت =الله =اللي =الليل =المبلغ =المحامي =المحل =المخالفه =المختبر =المدعي =المده
      =المدينه =المذكره =المراقبه =المسدمينر =المشروط =المقاومه =الموعد =النقاط =الهوشه =الورنت =الوقت =الوورنت =ام =امر =انتهت =انحكمت =انغهام =انكليزي
      =انواع =او =اوكل =اول =اونلاين =اي =ايش =ايميل =بال =بالتهمه =بالجلسه =بالخناقه =بالساعه =بالسجل =بالعربي =بالعنف =بالفحص =بالكفاله =بالمحكمه =بالنت
      =بالورقه =باول =باوهايو =ببلاش =بتاثر =بتاخد =بتبين =بتخلص =بتروح =بتصل =بتصير =بتضل =بتطلع =بتعرف =بتعملو =بتقدر =بتنحسب =بتوصل =بجيبي =بحط =بخسر
      =بخصوص =بدون =بدي =برخصه =برنامج =بروبيشن =بريزن =بسبب =بسجلي =بسرقه =بسوق =بطاقه =بطلع =بعتت =بعد =بعدين =بكره =بكفاله =بكندا =بلا =بلانسنغ =بلغ
      =بمحامي =بمحكمه =بميشيغان =بندقيه =بولايه =بونتياك =بيبين =بيحكي =بيدفع =بيرجع =بيسمح =بيشتغل =بيشوف =بيصير =بيضل =بيطلع =بيع =بيعملو =بيكلف =بيكون
      =بين =بيننا =تاثير =تاجيل =تاريخ =تالت =تامين =تاني =تبكي =تخفيف =تدرس =تدفع =تدق =تذر =تراك =ترايل =تركت =تسال =تسقط =تصير =تظهر =تلفوني =تنحسب =تهم
      =تهمته =تهمه =تهموني =تواصل =توزيع =توقيف =تياب =تيكت =ثاني =ثانيه =ثلاث =جارتي =جديد =جريمه =جلست =جلسه =جنايي =جنحه =جنسيه =جيل =حاطه =حاله =حبس
      =حضر =حضرت =حقوق =حقيقي =حكم =حكمه =حمل =خابرني =خالفت =خايف =خبر =خطوات =خطوه =خطيره =خلال =داكا =دايفرجن =دراغ =درجه =دق =دومستك =ديستركت =ديفندر
      =ديوتي =رخصتي =رد =رساله =رسوم =رفيقي =ساعدوني =سانت =سبب =سجل =سجله =سرقه =سعر =سفر =سقطت =سنتين =سنه =سنين =سواقه =سوق =سي =سياقه =سيتي =سير =شاحنه
      =شرط =شركه =شروط =شطب =شفت =شكل =شهاده =شو =شيل =صورتي =صيد =ضابط =ضاعت =طالب =طالبه =طبي =طردوني =طلبت =ظلم =عالطريق =عالمحكمه =عدم =عشرين =عطاني
      =عطي =عقوبه =علاج =عنف =عنه =عنها =عنوان =غبت =غرامات =غرامه =غرين =غلط =غلطت =غلطه =غير =فاتني =فتشوا =فتشوني =فجاه =فرصه =فلينت =فهمت =فيك =فيلوني
      =فيه =قالت =قانوني =قدرت =قدمت =قديش =قديمه =قضيت =قضيتي =قلت =قياده =كاتبين =كاذب =كامله =كانت =كتاب =كتابه =كتير =كحول =كفاله =كلاس =كلام =كلامي
      =كلان =كلفه =كنت =كوز =كيرلس =كيس =كيف =لابني =لارسني =لانسنغ =لانه =لاني =لايسنس =لايمتي =لحد =لرفيقي =لسه =للبروبيشن =للسجن =للشطب =للشغل =للضابط
      =للعنف =للقاصر =للقاضي =للمحامي =للمحكمه =لما =ليسن =ماريجوانا =مبارح =مبلغ =متجر =مترجم =متهم =مجاني =محاكمه =محامين =محاميي =محتاج =محجوزه =محكمتي
      =محكمه =محل =محلفين =مخدرات =مراقبه =مره =مسدمينر =مسكوني =مسموح =مصادره =مصاريف =معصب =معلقه =معناها =معني =مقابل =مقابله =مقاطعه =مقاومه =مقيده
      =مقيم =مكتب =ملغيه =ملك =ممكن =منتهيه =منو =منيح =مو =مواطن =مواعيد =موعد =موقع =ميسدمينر =ميشيغان =نتيجه =نجيب =نروح =نظيف =نعمل =نوع =هاد =هالشي
      =هامترامك =هددني =هل =هيك =واحد =والرخصه =والسلاح =والشرطه =والقضيه =والمحامي =والمحكمه =والمسدس =وخايف =وسوابق =وصلت =وصلتني =وصلني =وظيفه =وعطاني
      =وعطوني =وعليا =وعليه =وعندها =وغرين =وقت =وقفه =ولازم =ولايه =ومخالفه =ومين =وندسور =ونص =وولمارت =وياي =وين =يبلغ =يحبسوني =يحجي =يحكي =يخفف =يروح
      =يشتري =يشتغل =يشوف =يطلعو =يظهر =يعتبر =يقدم =يقرر =يكفي =يكون =يلي =يمسكوني =يمني =ينحسب =يومين @001 @asked-part @done @may @past @past-part
      ACTOR+PAPERS ANSWER+CHILD ANSWER+GOT ANSWER+HURTS ANSWER+INTO ANSWER+LEGAL ANSWER+LOC ANSWER+Near ANSWER+PHONE ANSWER+TOOK ANSWER+Young ANSWERAR+HEDGE
      ANYMORE+HASES ANYMORE+HOUSE ANYMORE+NUMBER ANYMORE+PODER ANYMORE+SEARCH ANYMORE+STATEMENT ARREST+ARRESTED ARREST+CAR ARREST+GIVEBACK ARREST+GOT
      ARREST+Held ARREST+Interview ARREST+NOOSE ARREST+QUERY ARREST+Weapon ARRESTED+ARREST ARRESTED+CAR ARRESTED+Drug ARRESTED+FIND ARRESTED+General
      ARRESTED+HIDEOUT ARRESTED+HURTING ARRESTED+IF ARRESTED+Interview ARRESTED+LATER ARRESTED+LOTS ARRESTED+MODAL ARRESTED+Traffic ARRESTING+Calendar
      ARRESTING+IF ARRESTING+LOTS ARRESTING+PAPERS ARRESTING+Paperwork ARRESTING+SOMEONE ASK+ARREST ASK+AWAY ASK+BE ASK+CHARGED ASK+GOT ASK+General ASK+Plea
      ASK+RANOFF ASK+THING ASKAR+PRESENT ASKAR+Paperwork ASKING+GRABBED ASKING+Held ASKING+IWANT ASKING+TOOK ASKING+TOOKES ASKING+WAKE ASKING+WAVING
      ASKING+WEAPON ASKING+Weapon AWAY+LATER AWAY+NUMBER BE+ANSWERAR BE+CHARGED BE+Held BE+KILLED BODY+Calendar BODY+POLICE BODY+RANOFF BREAKIN+CHILD
      BREAKIN+HOUSE BREAKIN+MODAL BREAKIN+OUTES BREAKIN+QUERY BREAKIN+Young BREATHE+GIVEBACK BREATHE+JUDGE BREATHE+LEGAL BREATHE+THING CAMEIN+GRABBED
      CAMEIN+LOTS CAMEIN+Moment CAMEIN+POLICE CAMEIN+Paperwork CAMEIN+QUERY CAMEIN+SEARCHED CAMEIN+WILL CAR+ANSWER CAR+FIND CAR+HOME CAR+KIN CAR+MODAL
      CAR+RANOFF CAR+TOOKES CAR+WARRANT CHARGED CHARGED+ANSWER CHARGED+ARREST CHARGED+ASK CHARGED+CHARGED CHARGED+CLITIC CHARGED+COMEIN CHARGED+FIND
      CHARGED+GOT CHARGED+HURT CHARGED+HURTS CHARGED+IWANT CHARGED+KILLED CHARGED+KNOCKED CHARGED+KNOCKING CHARGED+LOTS CHARGED+MISSING CHARGED+Plea
      CHARGED+STATEMENT CHARGED+Street CHARGED+TAKEES CHARGED+TAKINGAR CHARGED+TOOKES CHARGED+WANT CHARGED+WEAPON CHARGED+WILL CHARGED+Weapon CHILD+BREAKIN
      CHILD+DETECTIVE CHILD+GETOUT CHILD+General CHILD+HURTING CHILD+HURTS CHILD+IF CHILD+KIDNAP CHILD+KNOCKING CHILD+LATER CHILD+PAPERS CHILD+PODER
      CHILD+SEARCH CHILD+SEVERE CHILD+SOBRIETY CHILD+TOOKAR CLITIC+ANSWERAR CLITIC+CHARGED CLITIC+LATER CLITIC+ONLINE CLITIC+PODER CLITIC+QUESTIONED
      COMEIN+CLITIC COMEIN+PILLS COMEIN+SOMEONE COPCAR+BEHIND COPCAR+HEDGE COURTS COURTS+COURTS COURTS+JOKE COURTS+KILL COURTS+Moment COURTS+POINT
      COURTS+PRESENT COURTS+RANOFF COURTS+SEARCH COURTS+SOMEONE COURTS+STATED COURTS+STATEMENT COURTS+TAKINGAR COURTS+WEAPON COURTS+Young CPS+General
      CPS+HOME CPS+SAY CUFFS+CLITIC Calendar+GIVEBACK Calendar+HOWTO Calendar+HURT Calendar+Interview Calendar+JUST Calendar+LATER Calendar+PASTVERB
      Calendar+WARRANT DANGERES+OUTES DETECTIVE+GRABBED DETECTIVE+JAILED DETECTIVE+NUMBER DETECTIVE+POINT DETECTIVE+SOMEONE DETECTIVE+Young DIE+ANYMORE
      DIE+LOC DIE+OVERDOSING DOGS+POLICE DOOR+HOME DOOR+IF Drug+ASKING Drug+CHARGED Drug+JUDGE Drug+KNOCKING Drug+PODER Drug+WILL Drug+Young EX+PAST EX+TOOK
      EX+WILL End+ANSWER End+ARREST End+LEGAL End+OVERDOSE End+OVERDOSING End+STATEMENT End+TAKING FAINT+Moment FAINT+WANT FAINT+WILL FIND+CLITIC FIND+LEGAL
      FIND+SCARED FIND+STATEMENT GETOUT+HIDEOUT GETOUT+OUTES GIVEBACK+ARREST GIVEBACK+CAR GIVEBACK+COURTS GIVEBACK+Interview GIVEBACK+LOTS GIVEBACK+REFL
      GONEOFF+Calendar GONEOFF+NOOSE GONEOFF+WEAPON GONEOFF+Weapon GOODBYE+Young GOT+COPCAR GOT+HURTING GOT+IF GOT+LEGAL GOT+NUMBER GOT+PODER GOT+POINT
      GRABBED+BREAKIN GRABBED+CAMEIN GRABBED+COURTS GRABBED+Calendar GRABBED+End GRABBED+General GRABBED+KILL GRABBED+SOMEONE GRABBED+TAKING Gear+HEDGE
      Gear+HOME Gear+IF Gear+KIN General+ARRESTING General+ASK General+FALLEN General+Gear General+HABIT General+HOME General+HOUSE General+Interview
      General+KIN General+POINT General+POLICE General+QUERY General+Room General+SCARED General+WARRANT HASES+Drug HASES+Interview HASES+LEGAL
      HASES+PASTVERB HASES+QUERY HASES+Violent HEDGE+BLEEDING HEDGE+CAMEIN HEDGE+CHARGED HEDGE+CPS HEDGE+FIND HEDGE+KIDNAP HEDGE+KNOCKED HEDGE+LEDGE
      HEDGE+ROADSIDE HEDGE+SEIZED HEDGE+STATED HEDGE+Street HEDGE+TOOKAR HIDEOUT+ASKING HIDEOUT+LEGAL HIDEOUT+LOTS HIDEOUT+SCARED HIDEOUT+SEARCH
      HIDEOUT+TALKING HOME+ANYMORE HOME+ARREST HOME+ARRESTED HOME+General HOME+HASES HOME+INTO HOME+JAILED HOME+LEGAL HOME+PAST HOME+PULLED HOME+STATEMENT
      HOME+TAKING HOUSE+ANYMORE HOUSE+CHARGED HOUSE+End HOUSE+General HOUSE+HURTS HOUSE+IWANT HOUSE+LATER HOUSE+LEGAL HOUSE+MODAL HOUSE+Plea HOUSE+SCARED
      HOUSE+TAKING HOUSE+Traffic HOWTO+HURT HOWTO+Moment HOWTO+RANOFF HOWTO+Violent HURT+ANSWERAR HURT+ARREST HURT+ARRESTING HURT+AWAY HURT+BODY
      HURT+Calendar HURT+HOWTO HURT+JUDGE HURT+LEDGE HURT+LEGAL HURT+OUTES HURT+POLICE HURTEN+CHARGED HURTEN+CHILD HURTEN+HOME HURTEN+KILL HURTEN+MODAL
      HURTEN+WANT HURTEN+WILL HURTING+CHARGED HURTING+General HURTING+HURT HURTING+INTO HURTING+LOTS HURTING+Room HURTING+TAKEES HURTING+TAKINGAR
      HURTS+ANYMORE HURTS+KNOCKING HURTS+Paperwork HURTS+REFL HURTS+THING Held+ARREST Held+HURT Held+IF Held+MODAL IDIOM+LOC IDIOM+POLICE IDIOM+RECENT
      IF+ARRESTING IF+CAR IF+FIND IF+HOUSE IF+PAPERS IF+PAST IF+TAKING IF+TOOKAR IF+WARRANT INTO+IF INTO+LATER INTO+NUMBER INTO+SAY IROOM+ASKING IROOM+AWAY
      IROOM+INTO IROOM+LOC IROOM+PRESENT IWANT+GIVEBACK IWANT+Moment IWANT+Official IWANT+SOMEONE IWANT+TOOKAR IWANT+WEAPON Interview+Calendar Interview+End
      Interview+LOTS Interview+PAST JAILED+Drug JAILED+HASES JAILED+HOUSE JAILED+MISSING JAILED+Near JAILED+PILLS JAILED+SEARCH JUDGE+IDIOM JUDGE+KILL
      JUDGE+RANOFF JUDGE+WAVING JUST+CHARGED JUST+COURTS JUST+General JUST+IF JUST+REFL KIDNAP KIDNAP+KIDNAP KIDNAP+NOW KIDNAP+RANOFF KIDNAP+TAKING
      KILL+ARRESTED KILL+COURTS KILL+IF KILL+Official KILL+RANOFF KILLED+LOC KILLED+THING KIN+ASKING KIN+DIE KIN+DOGS KIN+IF KIN+ONLINE KIN+Official
      KIN+PODER KIN+SOBRIETY KIN+TAKINGAR KNOCKED+CAR KNOCKED+CHARGED KNOCKED+DOOR KNOCKING+HURTS LATER LATER+Calendar LATER+General LATER+JUST LATER+LATER
      LATER+PASTVERB LATER+QUERY LATER+REFL LEDGE+ROADSIDE LEFTNOTE LEFTNOTE+Interview LEFTNOTE+LEFTNOTE LEGAL LEGAL+CHILD LEGAL+End LEGAL+FIND
      LEGAL+GIVEBACK LEGAL+HURTS LEGAL+IWANT LEGAL+Interview LEGAL+JUST LEGAL+LEGAL LEGAL+LOTS LEGAL+NUMBER LEGAL+PASTVERB LEGAL+PILLS LEGAL+POINT
      LEGAL+POLICE LEGAL+RANOFF LEGAL+SOBRIETY LEGAL+Street LEGAL+TAKING LEGAL+TALKING LEGAL+Violent LEGAL+WILL LEGAL+Young LIVE+CHILD LOC+HURTS LOC+LATER
      LOC+LEGAL LOC+TAKING LOTS+ANSWER LOTS+ASKING LOTS+INTO LOTS+NOW LOTS+PAPERS LOTS+Plea LOTS+STATEMENT LOTS+Violent LOTS+WAVING LURKING+HIDEOUT
      LURKING+HOME LURKING+PILLS MISSING+CAR MODAL+IDIOM MODAL+LATER MODAL+NECK MODAL+Official MODAL+POLICE MODAL+SOMEONE Moment+CHARGED Moment+QUESTIONING
      Moment+SEARCH NECK+PRESENT NOOSE+HOME NOOSE+IF NOOSE+LEGAL NOOSE+Moment NOOSE+Violent NOW+CHARGED NOW+IF NOW+LEGAL NOW+Paperwork NUMBER+KILLED
      NUMBER+LEGAL NUMBER+QUERY NUMBER+Young Near+Calendar Near+HASES Near+LEGAL Near+LOTS Near+PAST Near+POLICE ONLINE ONLINE+BE ONLINE+General
      ONLINE+LEGAL ONLINE+ONLINE OUTES+ANYMORE OUTES+CHARGED OUTES+COURTS OUTES+General OUTES+Held OUTES+IWANT OUTES+MODAL OUTES+PASTVERB OUTES+PODER
      OUTES+SOBRIETY OUTES+STATEMENT OUTES+TAKEES OUTES+TOOK OVERDOSE+End OVERDOSE+OUTES OVERDOSED+HOUSE OVERDOSED+LOC OVERDOSING+DIE Official+ARREST
      Official+CHARGED Official+HURT Official+IWANT Official+PASTVERB Official+SEARCHED Official+TOOK PAPERS+CHILD PAPERS+PAST PAPERS+POINT PAST+ASK PAST+BE
      PAST+BODY PAST+HEDGE PAST+KIN PAST+LIVE PAST+NOW PAST+PASTVERB PAST+PODER PAST+RANOFF PAST+STATEMENT PAST+TAKING PAST+TAKINGAR PAST+TALKING
      PAST+TOOKAR PAST+WANT PASTVERB+GRABBED PASTVERB+HIDEOUT PASTVERB+HOWTO PASTVERB+JAILED PASTVERB+LEDGE PASTVERB+LEFTNOTE PASTVERB+LOC PASTVERB+LURKING
      PASTVERB+NOW PASTVERB+Near PASTVERB+SOBRIETY PASTVERB+TAKEES PASTVERB+TALKING PASTVERB+Violent PHONE+MODAL PILLS+ASKING PILLS+AWAY PILLS+CHARGED
      PILLS+CHILD PILLS+Calendar PILLS+INTO PILLS+SCARED PILLS+WEAPON PILLS+Young PODER PODER+GIVEBACK PODER+GOT PODER+HEDGE PODER+LIVE PODER+OUTES
      PODER+Official PODER+PAPERS PODER+PODER PODER+PRESENT PODER+PULLED PODER+QUERY PODER+TAKEES PODER+TOOK POINT+COURTS POINT+LEGAL POLICE+ARRESTED
      POLICE+IF POLICE+LEGAL POLICE+PASTVERB POLICE+POINT POLICE+RAID POLICE+SEARCH POLICE+STATEMENT POLICE+TOOK PRESENT+CHARGED PRESENT+JOKE PRESENT+LATER
      PRESENT+LEGAL PRESENT+LIGHTS PULLEDAR+HOUSE PULLINGAR+COURTS PULLINGAR+GOT PULLINGAR+Paperwork Paperwork+ARRESTED Paperwork+BREAKIN Paperwork+FALLEN
      Paperwork+FIND Paperwork+KNOCKING Paperwork+TOOKES Plea+COURTS Plea+GOT Plea+HOUSE Plea+INTO Plea+Paperwork QUERY+CHILD QUERY+CLITIC QUERY+COMEIN
      QUERY+FIND QUERY+GETOUT QUERY+GIVEBACK QUERY+General QUERY+HURT QUERY+Held QUERY+IWANT QUERY+LEGAL QUERY+LOC QUERY+RECENT QUERY+REFL QUERY+SCARED
      QUERY+SOBRIETY QUERY+SOMEONE QUERY+Street QUERY+Violent QUERY+WAVING QUERY+Young QUESTIONED+INTO QUESTIONING+OUTES RAID+BE RANOFF+ASKING RANOFF+KIDNAP
      RANOFF+LEGAL RANOFF+Official RANOFF+POLICE RANOFF+Plea RANOFF+TAKING RANOFF+TALKING RECENT+ANSWER RECENT+COURTS RECENT+IDIOM RECENT+LEGAL
      RECENT+TAKING REFL+AWAY REFL+CAR REFL+COURTS REFL+INTO REFL+LOC REFL+NOW REFL+NUMBER REFL+SEIZED REFL+SOBRIETY REFL+Traffic ROADSIDE+INTO
      ROADSIDE+MODAL ROUGH+INTO Room+GIVEBACK Room+SAY Room+WILL SAY+LEGAL SAY+LIVE SAY+OUTES SAY+PASTVERB SAY+POINT SAY+SUICIDAL SAY+Violent SAY+WEAPON
      SCARED+End SCARED+GONEOFF SCARED+RANOFF SEARCH+General SEARCH+HIDEOUT SEARCH+HOME SEARCH+LEGAL SEARCHED SEARCHED+CHILD SEARCHED+QUERY
      SEARCHED+SEARCHED SEARCHED+Young SEIZED+ARRESTED SEIZED+REFL SEIZED+WEAPON SEVERE+AWAY SEVERE+CHARGED SEVERE+Paperwork SEVERE+SOMEONE SEVERE+Young
      SOBRIETY+ANYMORE SOBRIETY+ASK SOBRIETY+Calendar SOBRIETY+INTO SOBRIETY+LATER SOBRIETY+LEGAL SOBRIETY+MODAL SOBRIETY+PAST SOBRIETY+REFL SOMEONE+ANSWER
      SOMEONE+CHARGED SOMEONE+GIVEBACK SOMEONE+HASES SOMEONE+LIVE SOMEONE+LOTS SOMEONE+PAPERS SOMEONE+Sick SOMEONE+WARRANT STATEMENT+ANYMORE STATEMENT+AWAY
      STATEMENT+CAR STATEMENT+CHILD STATEMENT+Calendar STATEMENT+GOT STATEMENT+HURT STATEMENT+IWANT STATEMENT+LEGAL STATEMENT+POLICE STATEMENT+SOMEONE
      STATEMENT+THING STATEMENT+TOOK STATEMENT+Young STATION+ANSWER STATION+ASKING STATION+LOC STATION+POLICE SUICIDE+IDIOM Street+ANSWER Street+ARREST
      Street+ASK Street+AWAY Street+BEHIND Street+COURTS Street+INTO Street+Paperwork TAKEES+CHARGED TAKEES+HEDGE TAKEES+HOUSE TAKEES+HURTING TAKEES+Held
      TAKEES+LEGAL TAKEES+NOOSE TAKEES+OUTES TAKEES+QUERY TAKEES+TAKING TAKEES+WILL TAKING+BODY TAKING+Drug TAKING+HIDEOUT TAKING+KIDNAP TAKING+POINT
      TAKING+QUERY TAKING+Street TAKING+TAKEES TAKINGAR+HEDGE TAKINGAR+HOUSE TAKINGAR+HURTING TALKING+CHARGED TALKING+Calendar TALKING+HURTS TALKING+KIN
      TALKING+POLICE TALKING+Paperwork TALKING+SOBRIETY THING+ARREST THING+KILL THING+PHONE THING+ROADSIDE THING+TAKINGAR THING+WAVING TOOK+ANSWER TOOK+CAR
      TOOK+CHARGED TOOK+EX TOOK+LEGAL TOOK+MISSING TOOK+Violent TOOK+WAKE TOOK+WEAPON TOOKAR+ANYMORE TOOKAR+CLITIC TOOKAR+COURTS TOOKAR+GIVEBACK TOOKAR+HOME
      TOOKAR+JAILED TOOKAR+SOMEONE TOOKES+COURTS TOOKES+General TOOKES+JAILED TOOKES+Paperwork TOOKES+WARRANT Traffic+ANYMORE Traffic+ARRESTED Traffic+HASES
      Traffic+INTO Traffic+LATER Traffic+POINT Traffic+RECENT Traffic+TOOK Traffic+TOOKAR Traffic+WEAPON Traffic+Weapon Violent+ANYMORE Violent+COMEIN
      Violent+Calendar Violent+LEDGE Violent+LEGAL Violent+REFL Violent+Street Violent+WARRANT WANT+BODY WANT+FIND WANT+GONEOFF WANT+LEGAL WANT+MISSING
      WANT+PODER WANT+POLICE WANT+PULLED WANT+SOMEONE WANT+WAVING WARRANT+CHILD WARRANT+GRABBED WARRANT+NOOSE WARRANT+POINT WARRANT+Young WAVING+LEGAL
      WAVING+PRESENT WAVING+THING WEAPON+ANYMORE WEAPON+CAR WEAPON+GIVEBACK WEAPON+HURT WEAPON+IF WEAPON+JUST WEAPON+LEGAL WEAPON+PODER WEAPON+PULLEDAR
      WEAPON+QUERY WEAPON+Room WILL+ASK WILL+GONEOFF WILL+Gear WILL+LEFTNOTE WILL+LEGAL WILL+LURKING WILL+PULLINGAR WILL+WAVING WRISTS+HEDGE Weapon+HURT
      Weapon+LEGAL Weapon+PASTVERB Weapon+PODER Worker+ASKING Worker+HOME Young+BREAKIN Young+CAR Young+DETECTIVE Young+GETOUT Young+HURT Young+KIDNAP
      Young+KNOCKING Young+LATER Young+Near Young+POLICE Young+SEARCH Young+SEVERE Young+SOBRIETY Young+TOOKAR Young+Violent ^ARREST ^ARRESTING ^BREATHE
      ^CHARGED ^COMEIN ^COURTS ^Calendar ^End ^General ^HIDEOUT ^HOUSE ^JAILED ^KILLED ^LEGAL ^MODAL ^OUTES ^PAST ^PODER ^PULLED ^Paperwork ^Room ^Street
      ^TAKING ^TAKINGAR ^WARRANT ^_0 ^_17 ^_19 ^_24 ^_2nd ^_30 ^_4th ^_68th ^_769 ^_93 ^_abogado ^_accused ^_acepto ^_am ^_and ^_armas ^_arraignment
      ^_arrest ^_arrestaron ^_assault ^_audiencia ^_automatic ^_background ^_borrar ^_bought ^_can ^_carcel ^_careless ^_cargo ^_carro ^_caso ^_caught
      ^_charged ^_civil ^_class ^_college ^_como ^_conviene ^_corte ^_cost ^_could ^_cps ^_criminal ^_cual ^_cuando ^_cuantas ^_cuanto ^_cuantos ^_cuarto
      ^_cuenta ^_datamaster ^_deadlines ^_debo ^_defensa ^_defensor ^_delete ^_denied ^_derechos ^_designated ^_detective ^_diferencia ^_disorderly
      ^_diversion ^_do ^_does ^_domestic ^_ella ^_en ^_entrapment ^_entregar ^_era ^_explain ^_expungement ^_failure ^_false ^_felonious ^_felony ^_fine
      ^_fines ^_first ^_fleeing ^_forgot ^_google ^_got ^_grandma ^_growing ^_h1b ^_hablar ^_hardship ^_hasta ^_high ^_hiye ^_home ^_i ^_iba ^_impaired
      ^_impound ^_improper ^_infraccion ^_ingham ^_interlock ^_juez ^_juicio ^_just ^_juvenile ^_la ^_lab ^_late ^_ley ^_limite ^_lisence ^_lista ^_llegue
      ^_macomb ^_manager ^_max ^_maximo ^_meth ^_michigan ^_minor ^_misdemeanor ^_missed ^_mugshot ^_multas ^_multiple ^_my ^_new ^_non ^_oficial ^_open
      ^_orden ^_out ^_pasos ^_payment ^_pedir ^_permiso ^_personal ^_pierdo ^_plate ^_posesion ^_ppo ^_pretrial ^_primer ^_primera ^_principal ^_prior
      ^_private ^_proceso ^_programa ^_prosecutor ^_prove ^_puede ^_pueden ^_puedo ^_reckless ^_recuperar ^_reduce ^_reducir ^_reglas ^_released ^_remove
      ^_repeat ^_report ^_resisting ^_restricted ^_retail ^_robar ^_salir ^_searched ^_second ^_secretary ^_sentencia ^_serious ^_sex ^_show ^_stalking
      ^_super ^_talet ^_telefono ^_testigo ^_tether ^_third ^_ticket ^_tiquet ^_todavia ^_toman ^_travel ^_trial ^_truck ^_under ^_underage ^_uso ^_vino
      ^_violated ^_voy ^_was ^_where ^_which ^_why ^_will ^_work ^_youthful ^_اتهموني ^_اجتني ^_اخدو ^_اخذوا ^_استعملت ^_استيناف ^_افتح ^_اقدم ^_اكدر
      ^_البروبيشن ^_التيكت ^_الساعه ^_السجل ^_السجن ^_العنف ^_الفرق ^_القانون ^_الكفاله ^_المحقق ^_المحكمه ^_المدعي ^_اوراق ^_اول ^_بتاخدو ^_بخسر ^_بدفع
      ^_برنامج ^_بروبيشن ^_بشتغل ^_بعد ^_تاجيل ^_تالت ^_تهمتي ^_تهمه ^_ثالث ^_جدول ^_جلسه ^_جنايه ^_جنحه ^_حدا ^_حطيت ^_حقوق ^_حكم ^_خالفت ^_خرجت ^_خطوات
      ^_دفعت ^_دي ^_رابع ^_رح ^_رخصتي ^_رسوم ^_سرقت ^_سقطت ^_شرطي ^_شركه ^_شطب ^_شكد ^_شلون ^_شيل ^_صارلي ^_طليقتي ^_عمري ^_غبت ^_غرامه ^_غلطت ^_فاتتني
      ^_فاتني ^_فتشوا ^_فيلوني ^_فيي ^_قانون ^_قبل ^_قديش ^_كرت ^_كيف ^_مترجم ^_محاميي ^_محتاج ^_محكمت ^_محكمه ^_مخالفه ^_مده ^_مراقبه ^_مقاومه ^_ممنوع
      ^_مهله ^_موعد ^_موقع ^_نمت ^_هل ^_واحد ^_وصلتني ^_ولادي abie- abier- abogado_en abogado_me abogado_para about_court about_what absc- absco- acabo_mi
      acci- accid- accident_$ accusation_$ accused_of acep- acept- acue- acuer- acus- acusa- acusado_$ acusan_$ addei- addr- addre- admi- admit_it adol-
      adole- adulto_$ advic- afecta_mi affe- affec- affect_my after_domestic after_getting after_owi after_they again_$ agente_de aggr- aggravated_assault
      agrav- agre- agreg- ahora_dice ahora_dicen al_911 al_juez al_que al_testigo algo_de alguien_con alle- alleg- am_$ am_i and_drunk and_eluding and_go
      and_just and_my and_nobody and_searched and_they and_want and_wants and_اخدت and_اخذ and_بده and_بعد and_تحت and_دوا and_علي and_عمره and_لقيت
      and_متهم and_متي and_نريد and_هلق anda- andan_buscando ann_arbor antec- antecedentes_$ anul- anula- anyt- anyth- apartment_$ apela- apla- aplaz- apli-
      aplic- appe- appea- appear_$ appl- appli- application_$ appo- appoi- arbor_$ armas_por armas_y arre- arreg- arres- arrestado_$ arrestaron_$
      arrestaron_en arrested_me arresto_$ arresto_sin aseg- asegu- asid- aside_$ ask_you assa- assau- assault_with assault_y asses- asyl- asylu-
      at_arraignment at_jail at_party atto- attor- attorney_$ attorney_for audi- audie- audiencia_$ aunq- aunqu- aunque_no aunque_sea autom- aver- averi-
      aviso_de avoi- ayuda- ayudar_$ ayude- bac_$ back_$ backg- bail- bailed_out balle- bar_$ bard- bast- battery_$ be_charged because_conference bedf-
      bedfa- been_in beli- belie- belo- belon- bille- bisi- bisir_$ blue_water bodil- bodily_harm bole- bolet- bols- bolsi- bonds- borr- borra- borrar_$
      boun- boyfriend_just brazo_$ brok- bron- bronc- brother_$ brui- bruis- btem- btems- bufe- bufet- bull- by_phone byen7- byo7- byse- bysee- byseer_$
      cach- cale- calen- calendar_$ call_back calla- cama- camar- camb- cambi- came- camer- can_i can_it can_she can_they cana- canad- canada_con
      canada_with cance- cantidad_$ carcel_por card_$ card_and career_$ carel- careless_driving cargo_es carro_para carro_sin carry- carry_$
      carrying_concealed cart- carta- carta_de cartu- casa_me casa_y case_is caso_$ caso_abierto caso_de casos_$ casos_de casos_en cast- casti- castigo_$
      caug- caugh- caught_shoplifting caught_with causi- caza- cazar_con ccw_$ cdl_and cdl_for celu- celul- cent- chan- chang- charged_me chec- checa-
      check_$ chil- chiq- chiqu- cierto_$ cinc- citac- citizen_$ citizenship_$ ciudadania_$ ciudadano_y civi- civil_infraction clai- clair_$ clair_county
      class- classes_de clea- clean_slate cleared_$ clem- cleme- clemens_$ cobran_por coca- cocai- cocaine_$ college_$ come- come_off comer- comercial_$
      comme- commo- commu- community_service como_encuentro como_funciona como_le como_lo como_me como_se como_بدو con_cargo con_caso con_condena
      con_detective con_domestica con_drogas con_eso con_felonia con_juez con_licencia con_orden con_otro con_pistola con_ppo con_sus con_ustedes conce-
      cond- conda- condado_$ condado_de conde- condena_$ condena_de condu- conference_$ conoc- cons- consent_calendar consequences_$ consi-
      construction_zone consu- cont- conta- contact_order contest_$ contesto_$ contr- contra_mi contratarlos_$ conve- convi- coop- coope- cop_said copi-
      cops_in corr- cort- corte_en corte_manana cost- costo- costo_$ costs_$ cpl_and cpl_con cpl_with cpl_y cps_me crim- crime- crime_$ crimes_$ crimi-
      criminal_$ cris- crist- csc_$ cual- cuale- cuales_son cuan- cuand- cuando_es cuando_la cuando_lo cuando_me cuant- cuanto_$ cuanto_cuesta cuanto_dan
      cuanto_le cuanto_tarda cuantos_anos cuen- cuent- cuenta_como cuesta_la daca_and dan_$ dangerous_weapon daughter_is de_acuerdo de_armas de_asalto
      de_caso de_casos de_dos de_dui de_entrar de_esto de_familia de_jurado de_larceny de_manejo de_menor de_michigan de_mota de_no de_oakland de_owi
      de_pagar de_pegar de_posesion de_probacion de_que de_salir de_testigo de_tienda de_veras de_verdad dead- deadline_$ deale- deber- debi- decir-
      decir_lo declararme_culpable declaro_culpable defe- defen- defer- deferral_$ defi- defin- definition_$ delete_my deli- delit- deliv- delivery_of
      denie- denied_$ denu- denun- deportan_por deportation_$ desec- desf- desfa- desi- desig- deta- detai- detro- devic- dia_de dias_para dias_que dias_sin
      dias_y dieron_tiquet dife- difer- diferencia_entre diffe- dijeron_que dinero_para diso- disor- disp- dispo- dispu- do_they do_you dola- dolar-
      dolares_$ doll- dolla- dome- domes- domestic_violence domestica_$ domestica_con domestica_que donde_esta dorm- dormi- dos_dui dos_semanas drinking_and
      driv- drive- drive_to driver_responsibility drivi- driving_$ driving_michigan driving_suspended driving_while drog- droga- drogas_$ drug_$ drug_arrest
      drug_possession drugs_in drun- drunk_driving dui_can dui_michigan dui_شو dura_la duri- durin- dyin- east_lansing echa- edad_$ edfa3_$ efec- efect-
      elig- eligi- elud- eludi- emer- emerg- empe- empez- empi- empie- empl- emplo- en_ann en_background en_camino en_dorm en_estacionamiento en_fiesta
      en_florida en_ichat en_juicio en_juvenil en_parole en_probatoria en_puente en_su en_tienda en_troy en_vez encerran_$ encerran_por enou- enoug- enton-
      entrapment_$ equiv- era_de erase- erro- es_domestica es_en es_grave esa_noche esco- escon- escuela_$ eso_ya espa- espan- espero_$ esposo_le
      esposo_tiene esta_adentro esta_detenido esta_en esta_mal esta_tocando estab- estaba_ahi este_chat estud- evidence_$ evidencia_$ evit- evita- ex_is
      exame- excu- excus- exis- exped- exper- expl- expla- expli- expo- expu- expun- expunge_$ expungement_$ face- face_$ faceb- failu- failure_to falt-
      falta- fbi_$ fech- fecha- fede- felo- felon- felon_in felonia_$ felonies_$ felonious_assault felony_$ fies- fiest- fighting_$ file- fill_out final-
      finan- financial_aid find_out fine- fire- firea- firearm_$ firearms_$ firs- first_degree first_dui first_offender first_owi first_steps fisc- fisca-
      fiscal_$ flee- fleei- fleeing_and flor- flori- florida_$ foll- follo- for_assault for_drunk for_first for_immigration for_interpreter for_not for_owi
      for_shooting force- forgo- forma- foster_care four- fourt- frau- frid- frida- from_me front_of fuero- gast- genes- genesee_county get_her get_it
      get_me get_rid get_this ghay- golpea_$ goog- googl- got_caught got_domestic got_his got_hurt got_stopped got_ticket got_warrant gran- grand-
      grand_rapids gratis_$ grav- grave_$ grea- green_card guar- guil- guilt- guilty_$ guilty_to guns_for habi- habia_tomado habit- habitual_offender
      hablar_$ hacemos_$ had_one hago_primero hamtramck_$ handl- happen_$ hards- have_office hay_agentes hay_que he_already he_does he_was hech-
      her_boyfriend hermano_esta hermano_y hici- hicie- high- high_bac high_school hija_le hijo_lo hijo_menor hijo_tiene hijo_y hijo_ya him_with him_شو
      himself_in hire- hit_her hold- hold_$ holde- hond- hondu- hour- housi- hoy_mismo hunti- huro- husband_$ hyta_and hyta_para i_be i_clear i_drive
      i_going i_got i_hire i_live i_owe i_own i_pay i_plead i_send i_show i_still i_want i_work ichat_$ iden- ident- if_it if_they igno- ignor- ilegal_$
      ille- illeg- illi- illin- immo- immob- impai- impaired_driving in_one in_possession in_room in_trouble india- infr- infra- infraccion_civil
      infraction_$ ingh- ingha- ingham_county injury_$ injus- inma- inmat- inmate_$ inmate_search inmigracion_$ inst- insta- inste- instead_of inte-
      intent_to inter- into- intox- inve- investigator_wants ir_corte is_been is_going is_he is_home is_ppo is_your it_be it_go it_mean it_too it_was jack-
      jail_address jama- jove- juev- jueve- juez_para juic- juici- juicio_$ junto- jura- jurad- jurado_$ just_pay juve- juven- juvenil_$ juvenil_y
      juvenile_$ juvenile_hearing keep- keep_my killi- kind_of know_why la_aplicacion la_cdl la_ciudadania la_cuenta la_direccion la_gente la_iglesia
      la_parada la_persona la_ppo la_primera la_que la_residencia la_segunda la_solicitud la_tercera la_ventanilla la_victima la_visa la_ابني labor- lans-
      lapee- last- last_summer lasti- le_dicen le_dieron le_dijeron le_hago le_pegue le_ponen le_va lejo- lejos_$ let_police lett- licenciado_$ lift- lifte-
      limi- limit- limite_de limpiar_$ list- llama- llamo_por lo_$ lo_mio lo_pueden lobb- loca- look_at lowe- lower- luces_atras maco- macom- majo- mal_en
      malicious_destruction mama_quiere manag- manda- mane- manej- manejar_borracho manejar_con manejar_tomada manejar_tomado maner- marido_me marih- marij-
      mark- marysville_$ marzo_y mas_que maxi- maxim- me_acusa me_acusan me_afecta me_andan me_arrepiento me_arrestaron me_can me_cobra me_cobran
      me_corrieron me_culpar me_encerran me_interrogaron me_into me_meto me_of me_paper me_pararon me_pego me_puede me_quede me_robaron me_siguen
      me_suspendieron me_with me_سايق mean- meani- meet- meeti- meno- menor- menor_$ menor_con menores_$ menos_de ment- meto_en mexi- mexic- mi_abuela
      mi_audiencia mi_boleta mi_carro mi_cdl mi_cpl mi_domestica mi_esposa mi_fecha mi_felonia mi_me mi_nina mi_owi mi_patron mi_perro mi_tiquet mi_vida
      mi_visa mich- michi- michigan_$ michigan_y mili- milit- milla- minor_in mio_$ mis_pistolas mis_rifles misd- misde- misdemeanor_$ misdemeanor_y
      misdemeanors_$ mone- money_$ month_and mora- moral_turpitude mostr- motion_to moun- mount_clemens mujer_me mult- multa_$ multas_$ multi- murder_$
      my_apartment my_bedroom my_card my_drug my_dui my_employer my_fines my_guns my_interlock my_mugshot my_name my_neighbor my_nephew my_owi my_own
      my_request my_side my_stepdad my_tether my_warrant nada_mas nati- natu- natur- naturalization_$ nece- neces- negarme_$ neig- neigh- neph- nephe-
      nino_$ nino_en nive- no_contacto no_debo no_hizo no_proof no_quede nomb- nombr- nombre_de norm- norma- noso- nosot- not_citizen not_guilty not_say
      not_show not_what not_you notice_$ novia_y nues- nuest- nuev- o_de o_la o_nomas obje- objec- obli- oblig- obstructing_$ of_domestic of_jail of_road
      of_state of_that ofen- ofens- ofensa_$ ofer- ofert- offen- offender_program offense_$ oficial_dijo ohio_$ on_friday on_me on_monday on_saturday
      on_that on_thursday one_year onli- onlin- online_$ onza- open- opinion_$ or_just or_stay orde- orden_$ orden_de orden_en orden_para orden_por ordi-
      ordin- orga- organ- othe- otra_cosa otra_persona otro_condado otro_estado outside_bar over_1000 over_on owi_que pack- pagar_lo pagina_de pagu- pala-
      palab- papa_tiene papas_$ para_dui para_hyta para_trabajar para_ver pararon_con paro- parol- parole_$ parole_y parti- pasa- pasa_con pasa_en paso-
      paso_la pasos_$ pay_for payi- payin- payment_plans pays_for pedir_mi pegu- pelea_en pena- penal- penalty_$ pend- pendi- pendiente_$ perce- perio-
      perm- perma- permi- permiso_para permission_$ pero_no pero_se pers- person_$ petic- phone_$ phone_is phone_number pick_up pierd- pierdo_mi pistola_y
      place- plan- plan_de please_$ plei- pleit- pode- podem- point- points_$ points_for police_$ police_about police_in police_question police_report
      police_search police_searched policias_$ polig- pone- poner- pont- ponti- por_assault por_caso por_corren por_faltar por_larceny por_manejar por_owi
      por_posesion por_que por_ser por_shoplifting por_su por_vender porque_no port_huron porta- posi- posit- positive_$ poss- posse- possession_$
      possession_charge ppo_contra ppo_de ppo_violation ppo_من ppo_و preguntar_le prej- preju- prel- preli- preliminary_exam price_$ prim- prime- primer_dui
      primer_owi primera_vez primero_y primo_y prin- prio- prior- prior_$ pris- prisi- priso- prison_$ prison_time priv- priva- privi- probable_because
      probatoria_$ prog- progr- program_$ program_for programa_$ programa_de promi- proof_$ prot- prote- protection_order prov- prove_i prue- prueb- publ-
      publi- public_defender pued- pueden_quitar puedo_pagar puedo_usar puedo_ver puni- punis- punt- punto- puntos_$ qual- quali- que_$ que_con que_decirle
      que_digan que_estado que_falta que_hago que_hizo que_la que_llevo que_me que_opciones que_pagar que_pasa que_pruebas que_quiere que_significa qued-
      quedarse_con ques- quest- question_$ quien_lo quien_me quiere_hablar quiero_morir quin- quinc- quite- racing_$ rapids_$ reason_to recad- recet- reck-
      reckl- reckless_driving recon- redu- reduc- reduced_$ refu- refus- refusal_$ regi- regis- regl- regla- rele- removed_$ rene- renew- reno- renov-
      renta_$ repe- repea- repo- repor- report_de reque- request_$ resid- residencia_$ residente_$ residente_y resisting_arrest resistir_arresto respo-
      responsibility_fees rest- resto- restr- restraining_order restringida_$ results_$ reta- retai- retail_fraud retra- retu- retur- revie- revo- rid_of
      right_$ rights_after roba- roban- robb- robbery_$ robo_en robo_y room_$ rule- rules_$ sa7_$ sabia_que saco_$ said_he said_no sali_de salir_con salu-
      samp- sampl- sana_$ sangre_$ saturday_$ scree- se_borra se_cae se_defendio se_hace se_limpiar se_ni se_paga se_quita se_ve se_vencio seal- seale-
      sear- searc- second_time secr- secre- secretary_of secu- segunda_vez segundo_owi sema- seman- semana_$ sene_$ serv- served_with servi- set_aside sett-
      sexu- sexua- she_get she_lied she_says sheriff_$ shi_$ shoplifting_$ shov- shows_up si_pago side_$ siendo_menor siet- signi- significa_$ significado_$
      sile- silen- sin_cargos sin_dinero sin_manejar sin_orden sin_pagar sin_que sin_saber sing- singl- slat- slate_$ smal- sober- socia- soli- solic- solt-
      someo- someone_else son_on sout- south- southfield_$ soy_culpable soy_residente spani- spanish_$ spee- speeding_ticket st_clair stal- stalk-
      statement_$ steps- stolen_property stre- stud- stude- su_audiencia su_casa su_corte su_licencia su_nombre su_pagina subs- suel- suelt- suma- supe-
      super_drunk suppo- sure- suret- susp- suspe- suspenden_la suspendido_$ swit- switc- tamb- tambi- tard- teach- teacher_$ tech- techn- tecn- tecni-
      telef- tell_cops temblando_$ teme- temer- temp- tene- tengo_caso tengo_daca tengo_felonia tengo_no tengo_trabajo teni- tenid- terc- terce- test-
      teste- testi- texa- that_$ that_and that_i that_says there_any they_charged they_drop they_give they_say thir- third_$ this_chat this_week thous-
      thre- thrown_out tick- ticke- ticket_en ticket_is ticket_por tickets_$ tickit_$ tiempo_$ tiempo_de tiene_orden tiene_su time_offender time_shoplifting
      time_to tipo_de tiqu- tique- tiquet_de tiquet_en tiquet_por to_answer to_appear to_deliver to_fight to_find to_forfeit to_meet to_report to_sell
      to_talk to_work toca_$ todav- todo_en toge- toget- tole- toler- toma- tomado_$ toman_casos tomorrow_$ too_late took_my tota- touch- tour- trabajar_y
      trad- traf- traff- traffic_stop trafi- trai- tram- trami- tran- tres_anos trespass_$ tria- trial_$ troub- trouble_$ truck_driver tues- tuesd- turp-
      turpi- turpitude_$ twen- twent- under_200 under_21 under_advisement unla- unlaw- unpa- unpai- up_for up_with us_citizen usci- usin- ustedes_lo
      ustedes_van usua- va_matar va_salir vacac- van_acusan van_dar van_preguntar vari- varia- veci- vecin- vehi- vehic- velocidad_$ venc- venci- vender_$
      verda- vez_$ vez_de victim_and victima_$ victima_no vide- video_$ vieja- viol- violation_$ viole- violence_$ visa_and visib- vivo_en vola- volv- waiv-
      waive- waiver_exam walk_in want_to wante- wants_statement was_arrested was_not wash- washt- weap- weapo- week- week_$ week_and weeke- what_i what_that
      what_to when_can when_do when_police when_they where_do while_i while_suspended why_is wife_$ will_domestic will_he will_my wisc- wisco- with_drugs
      with_green with_kids with_me with_misdemeanor with_owi with_ppo witness_$ work_for work_with wors- would_you y_ahora y_cargo y_caso y_corte y_cuando
      y_dijo y_en y_es y_le y_licencia y_otro y_que y_si y_soy y_vive ya3ni_$ ya3ni_eh ya3ni_شو ya3t- ya_cumpli ya_pague ya_se yard- year_felony years_$
      yenfa- you_call you_come you_for you_get you_go you_guys you_have you_help you_my you_represent you_take your_firm youth- youthful_trainee
      zero_tolerance zone_$ ابني_قال ابني_من ابني_هلق ابوي_عنده اتعا- اتهم- اتهمو- اتهموني_me اتهموه_him اثنا- اجبا- اجبار- اجتم- اجتما- اجتن- احتم- احتما-
      احداث_$ احكي_معهم اخدت_تيكت اخذت_تيكت اخوي_انمسك ادفع_الكفاله اذا_رحت اذي_$ ارد_علي ارين- ارينم- اساب- اسابي- اسبوع_$ استان- استع- استعم- استي- استين-
      اسري_$ اسقا- اسلح- اشار- اشتكي_علي اعتدا- اعترض_$ اعمل_اول اكتر_من اكدر_اطلع ال_$ ال_cpl الاب- الاحد- الاحداث_$ الاخت- الادا- الادانه_$ الاسبوع_الماضي
      الاسري_$ الاغ- الاغر- الاف- الافر- الافراج_المشروط الانت- الاول- البروبيشن_$ البل- التا- التاج- التان- التج- التحقيق_$ التر- التعو- التقر- التهمه_$
      التواصل_$ التوقيف_$ التيك- التيكت_$ الثان- الجايه_$ الجد- الجدي- الجلس- الجلسه_$ الجن- الجنا- الجنايه_$ الجنايي_$ الجنحه_$ الجنس- الجنسيه_$ الجور-
      الحا- الحادث_$ الحاك- الحاكم_$ الحد_$ الحش- الحشي- الحشيش_$ الحك- الحكم_$ الحيا- الخط- الخطو- الخم- الدا- الداي- الدوم- الدومستك_$ الدي_يو الراك-
      الرف- الرفض_$ الرق- السرق- السرقه_$ السك- السكر- السلاح_بعد السي_دي السياره_بعد الشرطه_and الشرطه_بدها الشرك- الشرو- الشط- الشطب_$ الضر- الضرب_$ العر-
      العق- العقو- العقوبه_$ العمل_$ العن- العنف_$ العنو- الغي- الفاي- الفل- الفيل- القد- القدي- القديم_$ القض- القضا- القضي- القي- القيا- الكح- الكحو-
      الكف- الكفا- الكفاله_$ الكلي- الكو- الكور- الله_$ اللو- المبل- المت- المح- المحا- المحامي_$ المحكمه_$ المحل- المخ- المخا- المخالفه_$ المخت- المخد-
      المدع- المدعي_العام المده_$ المذ- المذك- المرا- المسا- المسدمينر_$ المش- المشر- المشروط_$ المشك- الموب- الموج- الموع- الموق- النقا- النقاط_$ النم-
      الهوش- الورن- الوو- الوور- الوورنت_$ امته_$ انا_بارول انا_عالبوند انا_مش انا_مو انتب- انتق- انحبس_$ انحك- انحكم- انغه- انغها- انكل- انكلي- انمس- انوا-
      اني_مو او_لا اول_dui اول_مره اونل- اونلا- اونلاين_$ ايش_اسوي باسب- باسبو- بالبريد_$ بالبل- بالتل- بالته- بالجل- بالجلسه_$ بالخن- بالسج- بالسجل_$
      بالسجن_$ بالسجن_and بالض- بالعر- بالعن- بالعي- بالفح- بالكف- بالكفاله_$ بالمح- بالمحكمه_$ بالمستشفي_and باله- باول_جلسه باوه- باوها- ببلا- بتاث-
      بتاخد- بتبي- بترو- بتشت- بتشتغ- بتطل- بتعر- بتعط- بتعم- بتعمل- بتقد- بتكو- بتنح- بتنحس- بتوق- بحيا- بحيات- بخصو- بدل_ما بدون_رخصه بدون_ورقه بدي_اعرف
      برا_ميشيغان برخص- برنا- برنام- بروب- بروبي- بريز- بريزن_$ بس_$ بسجل- بسجلي_$ بسرق- بسرقه_him بصما- بصير_$ بعد_$ بعد_الحادث بعد_توقيف بعدي- بعدين_$
      بعرف_شو بكفا- بكفال- بكلا- بكند- بلا_تهمه بلان- بلانس- بمحام- بمحك- بمحكم- بميش- بميشي- بميشيغان_$ بميشيغان_and بنحب- بندق- بندقي- بهال- بولا- بولاي-
      بونت- بونتي- بي_ال بيتهم- بيحبس- بيحك- بيرج- بيرجع- بيرو- بيشتغ- بيشو- بيصي- بيصير_$ بيصير_اذا بيطل- بيطلع- بيعم- بيعمل- بيقد- بيقر- بيكو- بينا- بينح-
      بينن- تاثي- تاجي- تاري- تامي- تبعي_$ تتوق- تحت_تاثير تداف- تدافع- تقريب- تناز- تنحس- تنحسب_$ تهمت- تهمه_him تهمو- تهمون- تهموني_me تواص- توزي- تيكت_$
      تيكت_سرعه تيكت_من ثالث_مره ثاني- ثاني_$ جاوب- جديده_$ جريم- جرين_سارد جناي- جنايه_$ جنايه_and جنحه_$ جنسيه_$ جواز- جوري_ديوتي حابسي- حالي_$ حبس_علي
      حضرت_$ حق_السلاح حكمه_$ حكمو- حياتي_$ حيازه_$ خابرن- خاص_$ خالف- خطير- دافع_عن دومس- دومست- دومستك_$ دي_ال ديست- ديستر- ديفند- ديوت- رخصت- رخصتي_معلقه
      رساله_للقاضي رقم_سجن روح_$ روح_علي ريزس- ريزست- زوجي_عنده زوجي_كان زوجي_لازم زوجي_ما سابقه_$ ساعد- ساعدو- سالو- سانت_كلير سبع_سنين ست_شهور سجل_$
      سرقه_him سكر_and سكرا- سلاح_and سنتي- سنه_and سوابق_$ سواق- سيارت- سيارتي_بدون سياق- شاحن- شارب_شو شخص_$ شطب_$ شلون_$ شلون_اذا شلون_ارجع شنطت- شنو_$
      شنو_حكم شنو_عقوبه شنو_هاي شنو_يصير شهور_and شو_bisir شو_byseer شو_ya3ni شو_التهمه شو_الخطوه شو_العقوبه شو_الفرق شو_بيصير شو_بيعملو شو_تهمته شو_كوز
      شو_معناها شي_شو صار_معي صورت- طردو- طردون- عالبيت_and عالطر- عالكو- عالمح- عالمحكمه_$ عالمو- عشر_دقايق عشر_سنين عشري- عطان- عقوب- عقوبه_$ علي_7411
      علي_and علي_dui علي_ppo علي_ابني علي_البروبيشن علي_الشطب علي_بارول علي_بروبيشن علي_بوند علي_جلسه علي_مخالفه علي_مراقبه عليه_ppo عليها_$ عليهم_$ عم_نام
      عمره_20 عمري_20 عن_المحكمه عن_النفس عن_حالي عنده_جلسه عندي_جنسيه عندي_سجل عندي_فيلوني عنف_اسري عنها_$ عنوا- عنوان- غرام- غراما- غرين_كارد غلط_and
      غير_المحامي فاتن- فاتني_me فايليشن_$ فتشون- فتشوني_me فلني_$ فلون- فلين- فلينت_$ فوق_الحد في_طريقه في_قانون في_محكمه في_ميشيغان فيلو- فيلون- فيلوني_$
      فيني_سوق فيه_$ قبض_$ قديم- قديمه_$ قضيت- قضيتي_$ قياد- كاتبي- كامل- كان_عم كان_معي كتاب- كتير_and كحول_and كفاله_$ كم_yom كم_سجن كم_مره كم_يوم
      كنت_بعرف كيرل- كيف_$ كيف_بطلع لا_بس لارس- لارسن- لارسني_$ لازم_احكي لازم_خبر لازم_نعمل لانس- لانسن- لاني_ما لايس- لايسن- لايم- لايمت- لحاله_$ لضاب-
      للبر- للبرو- للبروبيشن_$ للجن- للسج- للسو- للشط- للشطب_$ للشغ- للضا- للضاب- للعن- للعنف_$ للقا- للقاص- للقاض- للقاضي_$ للمح- للمحا- للمحامي_$ للمحك-
      للمحكمه_$ ليش_ما ما_اقدر ما_حضر ما_حضرت ما_خلصت ما_راح ما_راحت ما_صار ما_عطوني ما_لازم ما_مسكوني ما_معه ماريج- ماريجوانا_$ مالتي_$ مترج- متهم_بضرب
      محاك- محاكم- محامي_الدوله محبو- محتا- محجوز- محكم- محكمت- محكمه_and محلف- محلفي- مخال- مخالف- مختل- مختلف- مخدر- مخدرا- مخدرات_$ مذكره_توقيف مراق-
      مراقب- مراقبه_$ مره_تانيه مسح_السجل مسدس- مسدم- مسدمي- مسدمينر_$ مسكون- مسكوني_me مسمو- مسموح_$ مشكله_$ مصاد- مصادر- مصاري_$ مع_المحامي مع_محامي معلق-
      معلقه_$ معلم- معناه- معناها_$ معهم_$ معي_ادفع مفتو- مقاط- مقاطع- مقاو- مقاوم- مقيد- ملغي- ممكن_$ ممنوع_$ ممنوع_من من_اسبوعين من_الكورت من_المحكمه
      من_اول من_سنتين من_هلق منته- منتهي- منيح_$ مو_مواطن مواط- مواع- مواعي- موعد- ميسدم- ميشيغ- ميشيغان_$ ميلا- مين_بيدفع نتيج- نهاي- هالم- هامتر- هايت-
      هجم_علي هددن- هددني_me هل_بقدر هل_لازم هل_يحق هلق_شو هناك_$ هويه_مزوره و_شو و_في واقف_$ والجي- والر- والرخ- والس- والسل- والسلاح_$ والغ- والغر- والم-
      والمد- والهجره_$ وانح- وراق_$ وسواب- وسوابق_$ وصلت- وصلتن- وصلن- وطلع- وعطا- وعطان- وعطون- وعلي- وعليه_تهمه وعند- وعنده- وغري- وغرين_كارد وقفه_him
      وكتب- وكتبل- ولاز- ولايه_اخري وندس- وندسو- وورنت_لاني وولم- وولما- ياثر_علي يبعت- يثبت- يجبر- يحبسو- يحبسوني_me يحق_للشرطه يسالو_$ يستعم- يسوو- يشتغ-
      يصير_$ يطلع- يعرف_$ يمسكو- يمسكوني_me ينحس- يوم_المحكمه يومي-`,
    '-0.3': `#ابتعاد #ابصم #ابعت #ابعث #ابلش #ابيع #اتراجع #اتعاب #اتفاق #اثب #اجبار #اجرا #اجل #احجز #احضر #احكام #احم #اخاف #اختلاس #اخسر #ادار #ادافع #ادخن
      #ادفعل #ادور #اذي #اربر #ارجعل #ارخص #ارفض #ارينمنت #اساعد #اسافر #استانف #استرجع #استعملت #استلمت #اسعاف #اسلم #اشتر #اشتريت #اشد #اشيل #اصاب #اطعن
      #اعتداء #اعلان #اغراض #اقبل #اقتحام #اقر #اقرب #اكذب #اكزام #اكو #اكيد #الام #الدم #الش #الصح #الغ #الك #الم #اله #الها #الهم #امان #امثل #امريك
      #امريكا #امسح #انتخاب #انتقل #انتهت #انجرح #انحبست #اند #انسول #انضربت #انطو #انقبض #انكسرت #اوصل #اوفيسر #اوكل #ايجار #ايميل #بارول #باسم #باكراوند
      #باكغراوند #بال #بالغ #بالل #بامر #بان #باوند #بايب #بتاخدو #بتج #بترو #بتسقط #بتوصل #بجرع #بجيب #بحط #بحك #بخبر #بدات #بدخن #بدل #بدنا #براي #برجل
      #بسيط #بشنط #بشي #بصم #بطريق #بكير #بلاد #بلاغ #بلد #بلشت #بلغ #بلي #بماكومب #بمشكل #بموت #بنيويور #بوصف #بوصل #بياخذ #بيجيب #بيحبس #بيحضر #بيضر #بيع
      #بيعرف #بيفيد #بيقدر #بيقرا #بيكف #بيمسكو #تاخر #تاديب #تبك #تتبع #تترك #تتنازل #تتوقع #تجار #تجي #تحذير #تحضر #تخرج #تخريب #تدخ #تدخل #تدريب #تدفع
      #تدق #تذكر #ترايل #ترجع #ترجم #ترحيل #تركت #ترو #تروح #ترويج #تساعد #تسعين #تسو #تشتغل #تشهد #تشي #تعتبر #تعرضت #تعمل #تعويض #تفاصيل #تفهم #تفيد
      #تقادم #تقبل #تقرير #تقييم #تكون #تماما #تمريض #تمن #تنفخ #تنفع #تنمسح #تهمت #توقفت #توقيف #تياب #تيكت #ثالث #جاوبت #جدول #جدي #جرايم #جرب #جرين #جلس
      #جلست #جمل #جنسيه #جهت #جواز #حاكم #حجي #حساب #حسب #حضر #حطيت #حظر #حقيق #حكي #حياز #خاص #خالفت #خبرت #خبرو #خدش #خطر #خطي #خلا #خمستعش #خناقه #خوف
      #دافع #داكا #دبلي #درايفر #درن #دعو #دفاع #ديل #دين #رابع #راتب #رادار #راق #رحل #رخص #رسايل #رصيد #رفض #رفقا #ركلس #رنت #ريبورت #ريتيل #زراع #زرع
      #زلط #زمان #زور #سارد #سارفس #سافر #ساوثفيلد #سبيدنغ #سجل #سطو #سكرتار #سكيور #سلو #سمع #سنتنس #سوال #سويت #سير #شاف #شافو #شرح #شرد #شريك #شفت #شهر
      #شهور #شيل #صحيح #صرل #صعب #صفر #صفه #صمت #صيدل #ضابط #ضدي #ضمان #ضيعت #طالبي #طردو #طرف #طعن #طلاب #طليق #طوعا #ظاهر #عال #عام #عدت #عدل #عده #عذر
      #عرض #عرفت #عرفو #عرقل #عطو #عطي #عفو #علاج #علاق #علم #عمه #عنو #عنوا #غال #غرام #غرض #غضب #غيرت #فاتت #فاتور #فتح #فتر #فتشت #فتشو #فحص #فدرال #فران
      #فرجي #فرق #فريق #فقير #فلوس #فيدرال #فيز #فيزا #فيكن #فيهم #قات #قان #قانو #قاومت #قايم #قتل #قدمت #قرا #قرال #قسط #قصد #قصه #قضا #قلي #قوان #كاذب
      #كارد #كبست #كتاب #كتب #كتبل #كتبو #كذاب #كرت #كفل #كلام #كلفه #كلمت #كلوا #كم #كهربا #كوب #كوستس #كوم #كونتاكت #كيل #لاد #لازم #لايت #لايف #لست #لغت
      #لمس #لنا #لها #لوح #ماجستريت #ماض #ماكومب #مانعت #مبن #مبين #متاخر #متاكد #متهم #متي #مجا #مجان #مجبور #مجرد #مجرم #محادث #محكم #محكمت #محكوم #محلف
      #محلفين #مخالف #مخف #مدارس #مدي #مذكر #مذنب #مرفوض #مزور #مسافر #مستاجر #مسحوب #مسكر #مسو #مسوول #مشاكل #مشطوب #مشكل #مشي #مصادر #مصنع #مطارد #مظلوم
      #معاش #معامل #معتد #معصب #معقول #معكم #معلم #معين #مفلس #مقاومه #مقطوع #مكفل #ملابس #ملاحق #ممسوح #ممنوع #منح #منع #منعمل #منكم #منه #منيح #مهاجر #مهل
      #موشن #موكل #ميراندا #ميرف #ميسديمينر #مين #ميه #نتيج #ندمت #نرفع #نريد #نسب #نسخ #نسيت #نصب #نظام #نعم #نقلت #نمر #نموذج #نهاي #نوصل #نوقف #نياب #نيه
      #هايتا #هولد #هيورن #وبس #وشي #وصل #وقت #وورنت #ياثر #يارد #ياه #يبلغ #يترجم #يجبرو #يجو #يحبسو #يحضر #يخاف #يخسر #يخفف #يخل #يستعمل #يسجنو #يشتر #يضح
      #يضر #يطرد #يعني #يغل #يفرج #يكدر #يكند #يمس #يمسح #ينح #ينطر #ينفع #ينمسح #يوصل ._03 ._04 1000_$ 10_anos 10_dias 14_b 16_$ 180_يوم 19_y 2020_and
      20_and 21_$ 2adi- 30_dias 3_days 3ama- 3amal- 3and- 3andk- 3andkon_$ 3ara- 3ashan_violation 3aye- 3o2o- 4a_$ 50_$ 5_anos 5_years 7411_$ 7411_and
      7411_for 7_anos 7adeth_و 8_30 90_يوم 911_$ 911_y =008 =03 =04 =1000 =177 =180 =19 =1998 =200 =21 =22 =227 =23 =25 =2500 =257 =26 =2nd =30 =300
      =3andkon =3ayez =48 =50 =54 =68th =700 =72 =7411 =771 =7adsa =800 =90 =900 =98 =a2dar =abadan =able =abuse =abuso =acabaron =accidente =acepte
      =acerque =act =acusacion =add =adfa3 =adjournment =adjudication =admission =adult =adulto =adultos =afecta =affidavit =afford =agent =agredieron
      =agresion =aide =ajena =aktar =alcanza =alla =alright =alta =always =ammo =amsa7 =andar =andas =ando =ankle =answered =apellido =apelo =apologize
      =apuntar =area =argument =armed =arraigned =arregla =arreglamos =arregle =as =asalto =asault =asilo =assult =asunto =attempted =audio =aun =automatico
      =averiguo =avion =awigbh =ayudar =ayya =bailed =baja =bale =banned =barato =barcode =basta =battle =bdic =beca =becoming =bedfa3 =bekam =bench =black
      =blew =block =boda =boleta =bolsa =bomba =bonds =bono =borra =borran =borrar =borro =boss =bouncer =bound =broma =brothers =bucks =buenos =busco
      =business =busqueda =buy =byetla3 =cae =caer =caja =califico =callado =camaras =cambiar =cambiarme =cambiaron =camion =canadian =cancelar =cards
      =cargar =carreras =cart =cartera =case =cash =casino =casos =castigan =catearon =causa =ccw =cdl =cell =cero =cerrada =certificado =chance =chances
      =changed =charged =chavo =checklist =checkout =cheque =chest =child =chiste =ciento =cierto =cimt =citas =citizen =cito =ciudad =ciudadania =cleared
      =clerk =cna =cobran =cobrando =cobrar =cobraron =cobros =college =comandancia =compania =company =competency =completo =compra =condados =condenas
      =condiciones =condition =confeso =confidencial =confidential =confiscated =consejo =consequences =consigo =consulate =contact =contacto =container
      =contar =contempt =contestar =contratarlos =conversation =cookies =cooperate =corren =correr =corrieron =cortes =costo =could =counseling =counties
      =country =courthouse =cover =covid =cpl =crack =credit =cree =creek =crossbow =csc =cual =cuantas =cuete =cuida =cumplir =curfew =curso =customs =daca
      =dame =danos =daran =dashcam =datos =deaf =deal =debo =decida =decirle =declare =defenderme =defensa =deferal =defienden =dejar =dejarlo =dejen =delay
      =delta =demas =deny =deportation =desacato =desecharon =detained =devuelven =dias =diez =disability =discapacidad =discount =diversion =dmv =dna =doce
      =doctor =dollar =drop =dropped =drove =drug =drugs =due =dueno =duerme =dui =dura =duty =dv =dwls =e =easy =eaton =eche =ecstasy =edfa3 =eh =eji
      =electronico =elses =emailed =emails =embezzlement =empeora =empezar =employment =emsa7 =encontraron =endangerment =enfermera =enfermo =enojo
      =entrapment =entro =enviar =equivoque =erase =escolar =esconder =escopetas =escribio =escribir =ese =esem =eso =especial =esta2nef =estatus =every
      =exactamente =exactly =exam =expired =explicame =explicar =explico =expulsar =expulsion =extension =extra =f1 =facility =fafsa =fake =false =faltas
      =falte =fatal =fatasho =fattash =fcj =fee =fees =file =filed =fill =filled =financiera =fingerprints =firm =fiscal =fix =flat =follow =following
      =football =force =forfeit =forged =forget =forma =foto =fourth =frank =free =freeway =fta =fugitive =fumando =future =galset =gana =ganar =gano
      =gastos =gbh =genaya =gente =girlfriends =gives =government =gps =gram =gramos =gratis =grow =growing =guard =guardado =guardar =guatemala =guidelines
      =guns =h1b =habian =hablaron =hacen =hallaron =hard =hazme =health =hecho =hed =herida =herramienta =herramientas =hills =hiye =hoja =hold =homework
      =homicide =homicidio =honest =hongos =honorarios =horario =huellas =huir =hunter =hurto =husbands =huyendo =hyta =ichat =idea =identificacion =ido
      =ignition =ilegal =immigrant =impuestos =incluye =indocumentado =info =innocent =inocente =instrucciones =intencion =intentar =interlock =interprete
      =interpreter =interroga =interrogaron =intox =invasion =issued =item =jackson =jefe =jensiye =joven =judgment =jugando =junio =jurado =justice
      =juzgado =kalamazoo =kan =khabber =khnee2a =kilo =knock =la2eni =lab =lal =language =laptop =lara =larceny =lastime =laughing =lawsuit =legal =legales
      =lei =lesion =less =lesser =letter =leyes =licenciado =lie =lifetime =limit =limitada =limites =limpio =lio =lista =listen =lives =llama =llamado
      =llenar =llevaba =loan =local =lookup =lost =low =lsd =lying =m =ma3aya =ma3kon =machine =madison =maestra =magistrado =mal =mamnou3 =mandar
      =mandatory =manden =manejo =manslaughter =many =march =marketing =marysville =mason =max =mdma =mdop =means =medicina =mentir =meses =metal =mete
      =meth =mica =micourt =mine =minors =missed =mitad =mocion =monitor =moretones =mota =motion =motivo =motorcycle =mouthwash =moved =moving =mude
      =muestra =multaron =multas =murphy =mushrooms =mute =mvr =n400 =name =near =necesitan =needs =negaron =nego =negue =nemra =new =nexus =niego =nivel
      =nombres =non =number =obliga =ocupa =ocupo =offices =ohio =oi =oir =olor =olvido =opciones =openai =opinion =ops =orina =otras =otros =ottawa =ounces
      =ov =overnight =ovi =owi =owner =owvi =package =paga =pagamos =pagar =pagina =pago =pagos =pais =papas =papers =paralegal =paralegals =pardon =parent
      =parenting =parents =parte =partido =pasa =patron =pay =pays =pbt =pcc =peace =pedir =pelea =peligrosa =pena =penas =pepper =per =perder =perdido
      =permission =persona =petitioner =petty =pharmacy =pickup =pido =placement =plans =planta =plants =platica =plazo =plazos =plead =pled =podra =pone
      =porcentaje =porfa =posesion =posting =pound =power =pr =pregunto =preliminar =present =presentan =presente =presentence =press =prestado =pretrial
      =price =primero =principal =principio =privado =pro =probacion =probar =problemas =prohibido =prohibieron =pronto =proof =propia =propiedad
      =prosecution =prosecutor =protect =protection =prv =pueblo =punto =puras =purchase =puro =puse =quedarme =quedarse =queja =querer =quit =quita =ra2yak
      =racing =radar =random =rate =razon =recado =receiving =rechazar =reclama =recomienda =recovery =recuperar =refund =refused =registered =registro
      =regla =regue =regular =rehab =reincidente =remember =renta =reportarme =requirements =requisitos =reschedule =resistencia =responsible =respuestas
      =restitucion =restitution =restoration =restringida =resultado =resultados =retest =returned =reviews =revisan =revisaron =reviso =revocation =ri
      =rifles =robada =robbed =robbery =robos =ruin =rule =sa7 =sacan =sale =salen =sali =same =saque =sarli =sayye2 =scam =scan =scene =schedule
      =scholarship =scram =season =secreto =section =seguido =segun =seized =seizure =sejelli =sell =selling =semanas =sembrar =send =sent =sentenciaron
      =sere2a =seria =serve =set =sexting =shift =shil =shouf =shoved =show =significado =silent =sirve =skip =skipped =slip =smart =smh =sniff =snin
      =snitch =sobriedad =sokran =solicitud =soltera =somos =sor3a =sos =sou2 =southfield =spray =sr22 =stalking =statement =status =stealing =stolen =sucio
      =summons =supervision =suppress =suspenden =suspendida =suspendido =suyo =swa2a =system =ta2min =takes =talked =tani =tape =tarjeta =tax =taxes
      =tenian =termine =terreno =terrified =test =testify =testing =tests =tether =texto =thc =theft =themselves =throwing =tickit =tienda =times =tipos
      =tiquete =tiquetes =tires =title =toca =toda =tomada =tomaron =tossed =township =trabajan =trabajar =tracker =traduzca =trafficking =traia =training
      =trampa =tras =tratamiento =travel =trespass =trespassing =trip =turn =tus =tuve =udaa =unemployment =union =upload =usan =usaron =use =used =usted
      =ustedes =valida =valor =value =velocidad =venado =vender =vendo =venia =venta =ventanilla =verano =verlos =victim =victims =videos =viernes =violated
      =viole =violo =visible =visit =visitar =visto =volar =voluntary =votar =vs =vuelta =waited =wallet =warren =wax =ways =website =week =weeks =weight
      =which =win =windsor =winning =wipe =wla =words =workers =works =wra2i =wreck =written =wrong =yall =yerba =yesterday =youth =zabt =zghir =zone =zoom
      =ابتعاد =ابصم =ابعت =ابعث =ابلش =ابننا =ابيع =اتصال =اتصلوا =اتهام =اثبات =اجاني =احجز =احداث =احضر =احمي =اخابر =اخاف =اخبر =اخذه =اخري =اخسر =اخونا
      =ادافع =ادخن =ادفع =ادور =اذن =اذي =اربر =ارخص =اسافر =اسبوع =استاجر =اسمها =اسمي =اسولت =اشتري =اشتي =اشد =اشيل =اطعن =اعتذر =اعتقلوه =اعطاني
      =اعلانات =اغراضي =اغير =افهم =اقامتي =اقبل =اقتحام =اقدر =اقر =اقرب =اكتبلي =اكتبه =اكدر =اكذب =اكو =اكول =اكيد =الppo =الاتعاب =الاتفاق =الاتنين
      =الاخضر =الاربعا =الاسبوع =الاسعاف =الاقرار =الاهل =الايجار =البارول =الباقي =البراءه =البروبيشن =البوند =التحليل =التفتيش =التكت =التهم =التو =الجنحه
      =الحكم =الحمدلله =الحيازه =الخناقه =الخير =الدفع =الدليل =الدم =الرسايل =الزوم =السجل =السرعه =السكر =السكره =السوابق =السوار =الشاهد =الشباب =الشي
      =الصح =الصفحه =الصمت =الصيد =العمل =الغرامات =الغرامه =الغرض =الغي =الفحص =الفلني =الفلوني =الفورم =القانوني =القرار =القصه =القضايا =القفل =الكاونتي
      =الكم =اللوحه =الليسن =الماريجوانا =الماضيه =المتهم =المجني =المحادثه =المحاكمه =المحامين =المحبوس =المحجوزه =المحلفين =المسجون =المسح =المسحوبه
      =المسروق =المسموح =المشتكي =المشكله =المطلوب =المطلوبه =المعتدي =المكالمه =المكتب =الملف =المنزلي =الموضوع =الموقع =النموذج =اله =الها =الهم =الو
      =الوارنت =الورق =امحي =امريكا =امريكي =امسح =انترلوك =انتو =انحبست =اند =انشورنس =انصاب =انضربت =انقبض =انمسك =اوفيسر =اوك =اولاد =اونصات =اوهايو
      =ايمتي =ايه =ب =باخد =بارك =بارول =باسمي =باطل =بالاسعاف =بالاعتداء =بالباكراوند =بالباكغراوند =بالبريد =بالبوليس =بالبوند =بالتراك =بالجنايه
      =بالدومستك =بالسجن =بالسناب =بالسواقه =بالشمال =بالشهر =بالعراق =بالعيد =بالفيديو =بالقانون =باللي =بالمدرسه =بالمراقبه =بالموعد =بالميه =بامر =باوند
      =بتجو =بترجع =بتروي =بتشتغلو =بتكلف =بجرعه =بجيب =بحكي =بخبر =بخناقه =بدات =بدالي =بدخن =بدفع =بدل =بدنا =بده =برايك =بروح =بسكليت =بسيارتي =بسيط
      =بشتغل =بشي =بصمات =بضرب =بعتو =بعض =بعيده =بفحص =بفلوس =بكام =بكم =بكير =بلاغ =بلشت =بماكومب =بمحل =بمشكله =بموت =بنيويورك =بوصفه =بوند =بوينت =بياخد
      =بيجي =بيحقلي =بيعرف =بيقرا =بيكفي =بيل =بيني =تاخذون =تاخر =تاديب =تتنازل =تتوقع =تدخل =تذكره =ترجع =ترخيص =تركوني =تروح =تروي =ترويج =تسجيل =تسليم
      =تشتغل =تشتغلون =تشهد =تشوف =تشيك =تصوير =تطلب =تعال =تعتبر =تعرضت =تعليق =تعمل =تعويض =تفيد =تقرير =تكول =تكون =تلفون =تماما =تمريض =تمن =تنفخ =تنفع
      =تهمت =توقفت =توقيفي =ثالث =جاوبت =جدول =جرايم =جرب =جرين =جلستي =جنايات =جنح =جوال =جوري =حدود =حساب =حسابي =حسب =حشيشه =حضانه =حطيت =حظر =حقي =حكي
      =حيازه =خاص =خاصه =خبرت =خبي =خدش =خرب =خطي =خطيبته =خطيبتي =خلاني =خلوني =خليني =خمستعش =خمسه =دافع =داهمو =دبليو =دخلني =درنك =دعوي =دفاع =دفش
      =دفعته =دولار =دي =رابع =راي =رايحه =رايكم =رحله =رخصته =رخصتها =رسايل =رسم =رصيد =رفض =رفضت =رفضو =رفقاته =ركلس =رمي =رنت =روح =ريبورت =زراعه =زمان
      =زور =زياره =سابقه =سارد =سارفسه =سافر =ساكنه =سبع =سجلي =سطو =سكر =سكره =سكن =سلاحي =سلم =سن =سنتنس =سوار =سواها =سوشل =سويتها =سيارتنا =سيارتي
      =سيتيزن =سيرش =شات =شارع =شاف =شجار =شريكي =شغلي =شفته =شفتها =شقد =شكد =شلون =شنطتي =شنو =شهور =صاحب =صدر =صرت =صعبه =صغير =صفر =صورت =ضد =ضدي
      =ضربتني =ضيعت =طرد =طريق =طليقتي =طواري =طوعا =طول =عالبوند =عالمركز =عرض =عرف =عرفت =عرقله =عشر =عطوني =عطوه =عطيت =عطيني =عفو =عقوبته =عقوبتها
      =علاقه =علم =عمر =عمل =عمله =عمه =عن =عنده =غالي =غراضي =غرام =غرض =غضب =غياب =غيرت =غيركم =غيلتي =فات =فاتوره =فايليشن =فتح =فتره =فتش =فتشت =فحص
      =فحصي =فخ =فرانك =فقير =فك =فلني =فلوس =فلوني =فيزا =فيكن =فينا =فيني =فيهم =قانون =قاوم =قاومت =قبض =قرالي =قريب =قصدي =قصه =قضايا =قلي =قهوه =قول
      =كارد =كاس =كالوا =كاميرا =كبست =كبير =كتبلي =كتبوها =كذب =كفلته =كلوا =كم =كوبي =كوستس =كوك =كومه =كونتاكت =كيلو =لاخوي =لازم =لايف =لجوء =لزوجي
      =لضابط =لقاصر =لقضيه =لقو =للابد =للايس =للسجين =للشرطه =للشرطي =للمترجم =للمحقق =للمدرسه =للمكتب =للهجره =لمحكمه =لنا =له =لها =لوحه =ليسني =ماكومب
      =مبني =مبين =متاخر =متي =مجانيه =مجرد =محاكم =محبوس =محفظتي =محكمته =محكوم =محلف =مخالف =مخالفات =مخدر =مده =مدي =مذكرات =مذنب =مر =مريضه =مزور =مزوره
      =مسافر =مسجله =مسجون =مسح =مسدسي =مسروق =مشروط =مشكله =مصاري =مطارده =مظلوم =معقول =معكم =معلمه =معناه =معين =مفتوح =مفلس =مقطوع =مقفوله =مكالمات
      =مكتوبه =مكفل =ممنوع =منع =منعمل =منكم =منه =مهله =موشن =ميت =ميث =ميراندا =ميرفي =ميسديمينر =مين =ندفع =نرفع =نريد =نسبه =نسخه =نسي =نسيت =نصب =نطلب
      =نعم =نعمله =نفقه =نقاط =نقلت =نكلم =نهايي =نو =نيه =هالكلمه =هاي =هايتا =هجره =هربان =هوشه =هولد =هيورن =واكو =والاولاد =والبروبيشن =والبوند =والجلسه
      =والجيران =والقاضي =والكورت =والليسن =والمدرسه =والهجره =وانمسك =وانمسكت =وبس =وتيكت =ودومستك =وسواقه =وشي =وصفه =وصل =وطلعت =وعطوه =وقفوه =وكتبلي
      =ولاد =ولقو =ولقوا =ومطلوب =وندمت =ونسيت =وورنت =وياه =ويكند =ياثر =ياخد =ياخذوه =يارد =ياها =يبعت =يبغي =يبقي =يترجم =يتهموه =يجو =يحضر =يدفع =يسحب
      =يشهد =يصير =يضحك =يضغط =يطردني =يعطوه =يعني =يقولوا =يكدر =يكدرون =يكذب =يكلبشني =يلبس =يمسح =يمسك =يمشي =يمكن =ينحكم =ينفع =ينمسح =يو =يوصل =يوم
      @000 @010 ACTOR+ANSWERAR ACTOR+ANYMORE ACTOR+ASKING ACTOR+GIVEBACK ACTOR+GONEOFF ACTOR+HOUSE ACTOR+Held ACTOR+Interview ACTOR+Moment ACTOR+NUMBER
      ACTOR+REFL ACTOR+TALKING ACTOR+TOOKES ANSWER+ARRESTING ANSWER+CAR ANSWER+DETECTIVE ANSWER+HOUSE ANSWER+HURT ANSWER+JUDGE ANSWER+MISSING
      ANSWER+Official ANSWER+PAST ANSWER+PILLS ANSWER+POLICE ANSWER+STATION ANSWER+Worker ANSWERAR+CAR ANSWERAR+DETECTIVE ANSWERAR+IF ANSWERAR+POLICE
      ANSWERAR+WANT ANYMORE+NOW ANYMORE+PAST ANYMORE+SAY ANYMORE+WARRANT ARREST+ANSWER ARREST+BODY ARREST+HIDEOUT ARREST+HOME ARREST+IF ARREST+PILLS
      ARREST+SOMEONE ARREST+Street ARREST+WEAPON ARRESTED+GIVEBACK ARRESTED+HOME ARRESTED+HURT ARRESTED+NOOSE ARRESTED+STATEMENT ARRESTED+WEAPON
      ARRESTED+Weapon ARRESTED+Young ARRESTING+General ASK+ARRESTED ASK+HURT ASK+IF ASK+IWANT ASK+NOOSE ASK+PAST ASK+POLICE ASK+WEAPON ASK+Weapon
      ASKAR+GIVEBACK ASKAR+General ASKAR+IF ASKEDAR+CHILD ASKEDAR+Paperwork ASKEDAR+QUERY ASKEDAR+Young ASKING+BODY ASKING+FIND ASKING+HIGHPLACE
      ASKING+KILLED ASKING+LEDGE ASKING+LEFTNOTE ASKING+LEGAL ASKING+MISSING ASKING+PODER ASKING+POLICE ASKING+Paperwork ASKING+STATION ASKING+SUICIDAL
      ASKING+TONIGHT ASKINGAR+LEGAL ASKINGAR+PAST AWAY+ASK AWAY+Calendar AWAY+GONEOFF AWAY+HURTS AWAY+Held AWAY+PAST AWAY+POINT AWAY+QUERY BE+IDIOM
      BODY+Drug BODY+LEGAL BODY+PAST BODY+RECENT BREAKIN+EX BREAKIN+Room BREAKIN+SOMEONE BREAKIN+Traffic BREATHE+AWAY BREATHE+COURTS BREATHE+INTO
      BREATHE+Paperwork BREATHE+SOBRIETY BREATHE+WANT CAMEIN+EX CAMEIN+General CAMEIN+IF CAMEIN+Official CAMEIN+PASTVERB CAMEIN+PODER CAR+ARRESTED
      CAR+CHARGED CAR+COMEIN CAR+Calendar CAR+EVERYONE CAR+EX CAR+REFL CAR+SCARED CAR+SEARCHED CAR+SOBRIETY CAR+STATEMENT CAR+Sick CHARGED+BREAKIN
      CHARGED+CHILD CHARGED+EX CHARGED+KILLING CHARGED+KIN CHARGED+NOOSE CHARGED+NUMBER CHARGED+Official CHARGED+Room CHARGED+Young CHILD+ASKEDAR
      CHILD+ASKINGAR CHILD+EX CHILD+Gear CHILD+KNOCKED CHILD+LEDGE CHILD+LIVE CHILD+PAST CHILD+ROADSIDE CHILD+STATED CHILD+TOOKES CHILD+Violent
      CHILD+WARRANT CLITIC+End CLITIC+LEFTNOTE CLITIC+ROUGH CLITIC+SEARCHED COLOR+THING COMEIN+Calendar COMEIN+LATER COMEIN+QUERY COMEIN+Violent
      COPCAR+CLITIC COPCAR+Near COPCAR+OUTES COURTS+ANSWER COURTS+Calendar COURTS+EX COURTS+GONEOFF COURTS+HOME COURTS+HOUSE COURTS+HURTING COURTS+Interview
      COURTS+KNOCKING COURTS+MISSING COURTS+TOOKES COURTS+WAVING COURTS+Worker CPS+ASKING CPS+GIVEBACK CPS+PODER Calendar+ASK Calendar+ASKING Calendar+BODY
      Calendar+CAR Calendar+COMEIN Calendar+IWANT Calendar+JAILED Calendar+KNOCKED Calendar+KNOCKING Calendar+PAPERS Calendar+POINT Calendar+POLICE
      Calendar+SCARED Calendar+TAKING Calendar+Traffic Calendar+Violent DETECTIVE+ACTOR DETECTIVE+BODY DETECTIVE+CHILD DETECTIVE+GONEOFF DETECTIVE+HURT
      DETECTIVE+IF DETECTIVE+JUDGE DETECTIVE+PAST DETECTIVE+Plea DETECTIVE+TOOKES DIE+ASK DIE+CLITIC DIE+GOT DOGS+HIDEOUT DOOR+CHARGED DOOR+Calendar
      DOOR+General DOOR+HURTEN DOOR+JUDGE DOOR+PAST DOOR+PASTVERB DOOR+TOOKAR Drug+ARREST Drug+ARRESTED Drug+CHILD Drug+Calendar Drug+INTO Drug+JAILED
      Drug+RANOFF Drug+Room Drug+SOBRIETY EVERYONE+KIN EVERYONE+PASTVERB EX+ASKING EX+PASTVERB EX+Paperwork EX+TAKEES EX+WANT End+CPS End+DETECTIVE
      End+HOUSE End+IDIOM FAINT+COURTS FAINT+OUTES FAINT+PAST FAINT+Paperwork FALLEN+COURTS FALLEN+HURT FALLEN+JUST FIND+AWAY FIND+PILLS FIND+POLICE
      FIND+RECENT FIND+Weapon GETOUT+COURTS GETOUT+General GETOUT+JAILED GETOUT+Room GIVEBACK+End GIVEBACK+IWANT GIVEBACK+JAILED GIVEBACK+LATER
      GIVEBACK+MODAL GIVEBACK+Official GIVEBACK+PILLS GIVEBACK+RANOFF GIVEBACK+TOOKAR GONEOFF+ACTOR GONEOFF+JUDGE GONEOFF+Paperwork GONEOFF+SCARED
      GONEOFF+SEARCH GONEOFF+THING GOT+BREAKIN GOT+DIE GOT+GETOUT GOT+LATER GOT+PULLEDAR GRABBED+HURTING GRABBED+HURTS GRABBED+IF GRABBED+PODER Gear+ANSWER
      Gear+HASES Gear+LATER Gear+WARRANT General+CAR General+Drug General+FIND General+GRABBED General+HOWTO General+HURTEN General+HURTING General+KNOCKED
      General+KNOCKING General+LURKING General+NUMBER General+Official General+PULLED General+Street General+TOOKES HABIT+CLITIC HABIT+THING HASES+BREAKIN
      HASES+JAILED HASES+KNOCKING HASES+SOMEONE HEDGE+ARRESTED HEDGE+COPCAR HEDGE+CUFFS HEDGE+EX HEDGE+GOODBYE HEDGE+HURTEN HEDGE+WRISTS HIDEOUT+Calendar
      HIDEOUT+LURKING HIDING+IROOM HIDING+Interview HOME+ACTOR HOME+ASK HOME+BREAKIN HOME+COMEIN HOME+COURTS HOME+End HOME+GIVEBACK HOME+RECENT
      HOME+TAKINGAR HOUSE+BODY HOUSE+COURTS HOUSE+Drug HOUSE+HOWTO HOUSE+JAILED HOUSE+JOKE HOUSE+NOOSE HOUSE+RECENT HOUSE+SEARCHED HOUSE+TAKINGAR HOWTO+Plea
      HURT+ACTOR HURT+HASES HURT+Interview HURT+KNOCKING HURT+PAST HURT+POISON HURT+STATEMENT HURT+TAKING HURT+TAKINGAR HURT+THING HURT+TOOKES HURT+Traffic
      HURTEN+AWAY HURTEN+BE HURTEN+BODY HURTEN+Calendar HURTEN+GONEOFF HURTEN+LATER HURTEN+LEGAL HURTEN+PAST HURTEN+PRESENT HURTEN+Paperwork HURTING+ARREST
      HURTING+COURTS HURTING+Calendar HURTING+IF HURTING+JUDGE HURTING+RANOFF HURTING+THING HURTING+TOOKAR HURTING+Traffic HURTING+WARRANT HURTS+INTO
      HURTS+JOKE HURTS+QUERY Held+BODY Held+CHARGED Held+General Held+IROOM Held+JUDGE Held+KNOCKED Held+LOTS Held+NUMBER Held+POLICE Held+TAKEES IDIOM+Drug
      IDIOM+MISSING IDIOM+Official IDIOM+PAST IDIOM+SUICIDE IF+ASKAR IF+DOOR IF+Drug IF+GETOUT IF+GONEOFF IF+GOT IF+Gear IF+HIDEOUT IF+HOWTO IF+LOC
      IF+NUMBER IF+PULLEDAR IF+SCARED IF+TOOKES IF+WAKE INTO+BREAKIN INTO+Calendar INTO+HOWTO INTO+Held INTO+MISSING INTO+PAST INTO+POINT INTO+Worker
      IROOM+SAY IWANT+ANSWER IWANT+LEGAL IWANT+POLICE IWANT+RANOFF IWANT+STATION IWANT+THING IWANT+Traffic IWANT+WILL IWANT+Weapon Interview+ACTOR
      Interview+ANYMORE Interview+ARRESTED Interview+BODY Interview+CHILD Interview+HURTING Interview+JAILED Interview+JUDGE Interview+LATER Interview+PODER
      Interview+ROADSIDE JAILED+ANSWER JAILED+FAINT JAILED+GIVEBACK JAILED+GOT JAILED+POLICE JAILED+PRESENT JAILED+RANOFF JAILED+TOOKES JOKE+Paperwork
      JUDGE+COMEIN JUDGE+DETECTIVE JUDGE+GIVEBACK JUDGE+GONEOFF JUDGE+MISSING JUDGE+NOW JUDGE+PULLED JUDGE+Room JUST+JAILED JUST+MISSING JUST+PODER
      JUST+Paperwork KIDNAP+PRESENT KILL+ANYMORE KILL+HURTEN KILL+JAILED KILL+JUDGE KILL+THING KILLED+ANYMORE KILLED+Calendar KILLED+HOUSE KILLED+INTO
      KILLED+Paperwork KILLED+SOMEONE KILLING+CLITIC KILLING+IF KIN+ASKINGAR KIN+CPS KIN+General KIN+HOWTO KIN+IDIOM KIN+LEDGE KIN+PAST KIN+WARRANT
      KNOCKED+Calendar KNOCKED+HOME KNOCKED+HURTING KNOCKED+KIN KNOCKING+LOTS KNOCKING+SOMEONE LATER+AWAY LATER+GIVEBACK LATER+INTO LEFTNOTE+ANSWER
      LEFTNOTE+Official LEFTNOTE+TALKING LEFTNOTE+THING LEGAL+DIE LEGAL+Drug LEGAL+HURTEN LEGAL+KNOCKING LEGAL+PULLED LEGAL+Plea LEGAL+SOMEONE LEGAL+Worker
      LIVE+AWAY LIVE+COURTS LIVE+DETECTIVE LIVE+HOME LIVE+JAILED LIVE+LOC LIVE+Near LIVE+POLICE LIVE+RANOFF LIVE+RECENT LIVE+SAY LIVE+THING LOC+HABIT
      LOC+NUMBER LOC+ROUGH LOC+TONIGHT LOTS+DIE LOTS+EVERYONE LOTS+FAINT LOTS+HURTS LOTS+KNOCKED LOTS+OUTES LOTS+TAKINGAR LOTS+Traffic LOTS+WILL LURKING+CAR
      LURKING+Calendar LURKING+HURT LURKING+Interview LURKING+NOW LURKING+PAST MISSING+IDIOM MISSING+IF MISSING+LEGAL MISSING+OUTES MISSING+PASTVERB
      MISSING+STATEMENT MISSING+WARRANT MODAL+EX MODAL+HASES MODAL+ONLINE MODAL+OUTES MODAL+SUICIDE MODAL+Worker Moment+COURTS Moment+DETECTIVE Moment+HOWTO
      Moment+Paperwork Moment+TOOKES NARCAN+CHARGED NARCAN+LOC NOOSE+CAR NOOSE+CHARGED NOOSE+COURTS NOOSE+DANGERES NOOSE+GRABBED NOOSE+HURT NOOSE+PASTVERB
      NOOSE+PODER NOOSE+STATEMENT NOOSE+TOOK NOOSE+WARRANT NOW+General NOW+Held NOW+PAPERS NOW+PODER NOW+QUESTIONING NOW+SCARED NUMBER+ANYMORE
      NUMBER+CHARGED NUMBER+HURT NUMBER+JAILED NUMBER+SOBRIETY NUMBER+WAVING Near+CHARGED Near+PODER Near+STATION Near+THING Near+Traffic ONLINE+LOTS
      ONLINE+MODAL ONLINE+Moment ONLINE+OUTES ONLINE+PASTVERB ONLINE+STATEMENT OUTES+FAINT OUTES+HURTS OUTES+POINT OVERDOSED+PAST Official+ASKAR
      Official+FALLEN Official+HURTEN Official+KILL Official+LEFTNOTE Official+LOTS Official+Plea Official+QUESTIONED Official+RAID Official+RECENT
      Official+WAKE PAPERS+ASKING PAPERS+KIN PAPERS+LOC PAPERS+TOOKES PAPERS+WEAPON PAPERS+Weapon PASSEDOUT+RECENT PAST+ASKING PAST+CAMEIN PAST+DIE
      PAST+DOOR PAST+End PAST+FALLEN PAST+GIVEBACK PAST+HURT PAST+HURTEN PAST+JUDGE PAST+KILL PAST+LURKING PAST+MODAL PAST+PRESENT PAST+PULLEDAR PAST+RECENT
      PAST+Traffic PAST+WARRANT PAST+WILL PASTVERB+CAMEIN PASTVERB+Gear PASTVERB+KNOCKING PASTVERB+Plea PASTVERB+Street PILLS+ACTOR PILLS+ARRESTED
      PILLS+HOUSE PILLS+JAILED PILLS+JUDGE PILLS+ONLINE PILLS+PODER PILLS+Street PILLS+TAKINGAR PILLS+WILL PODER+ARREST PODER+BREAKIN PODER+CAR PODER+HOME
      PODER+HOUSE PODER+Interview PODER+KIN PODER+Near PODER+POLICE PODER+SEARCH PODER+STATEMENT PODER+TAKING PODER+TAKINGAR PODER+Traffic POINT+Drug
      POINT+GETOUT POINT+GIVEBACK POINT+HASES POINT+LOC POINT+LOTS POINT+PAPERS POINT+PILLS POINT+STATEMENT POISON+BE POLICE+CHARGED POLICE+General
      POLICE+HURT POLICE+HURTEN POLICE+Interview POLICE+KILL POLICE+LEFTNOTE POLICE+LIVE POLICE+NOOSE POLICE+ONLINE POLICE+QUESTIONED POLICE+RECENT
      POLICE+SEARCHED POLICE+SOMEONE POLICE+WAVING POLICE+WEAPON POLICE+Weapon PRESENT+KILLED PULLED+LOTS PULLED+Paperwork PULLED+THING PULLED+Traffic
      PULLEDAR+COURTS PULLEDAR+Calendar PULLEDAR+NUMBER PULLEDAR+Paperwork PULLING+BE PULLING+LOTS PULLING+OUTES PULLINGAR+Near Paperwork+ANSWERAR
      Paperwork+HURTING Paperwork+KILL Paperwork+KILLING Paperwork+LEDGE Paperwork+MISSING Paperwork+PHONE Paperwork+PULLED Paperwork+PULLEDAR
      Paperwork+STATEMENT Paperwork+Street Paperwork+TALKING Plea+AWAY Plea+CHARGED Plea+HOME Plea+OUTES Plea+QUERY Plea+THING QUERY+ARREST QUERY+ARRESTING
      QUERY+BREAKIN QUERY+COLOR QUERY+CPS QUERY+HABIT QUERY+HASES QUERY+HURTS QUERY+PULLEDAR QUERY+PULLINGAR QUERY+QUESTIONING QUERY+ROADTALK QUERY+Sick
      QUERY+TAKEES QUERY+TALKING QUERY+TONIGHT QUESTIONED+CHILD QUESTIONED+Calendar QUESTIONED+PAST QUESTIONED+Young QUESTIONING+PAST QUESTIONS+CHILD
      QUESTIONS+COURTS QUESTIONS+KIN QUESTIONS+Official QUESTIONS+Paperwork QUESTIONS+Young RAID+HIDEOUT RANOFF+ARREST RANOFF+BREAKIN RANOFF+GETOUT
      RANOFF+Interview RANOFF+NUMBER RANOFF+TONIGHT RECENT+FIND RECENT+HABIT RECENT+HOWTO RECENT+NUMBER RECENT+PASSEDOUT RECENT+PASTVERB RECENT+STATEMENT
      REFL+COPCAR REFL+HASES REFL+POINT REFL+POLICE REFL+STATEMENT REFL+Violent ROADSIDE+General ROADSIDE+LEGAL ROADSIDE+Paperwork ROADSIDE+SOBRIETY
      ROADTALK+MODAL ROADTALK+QUERY ROADTALK+WANT ROUGH+Paperwork ROUGH+Room Room+KIN Room+LEGAL Room+POINT Room+Traffic Room+Young SAY+ANSWERAR SAY+GONEOFF
      SAY+KIDNAP SAY+PHONE SAY+PULLED SAY+Sick SAY+TOOKAR SAY+TOOKES SCARED+ARREST SCARED+ARRESTING SCARED+GRABBED SCARED+HURTS SCARED+NOW SCARED+Official
      SCARED+RECENT SCARED+Street SCARED+TAKING SCARED+TALKING SCARED+TONIGHT SCARED+WILL SEARCH+ARRESTED SEARCH+CHILD SEARCH+GRABBED SEARCH+Held SEARCH+IF
      SEARCH+Interview SEARCH+ONLINE SEARCH+Young SEARCHED+CAR SEARCHED+HOUSE SEARCHED+KIN SEARCHED+OUTES SEARCHED+PAST SEARCHED+Room SEARCHED+WARRANT
      SEIZED+Gear SEIZED+INTO SEIZED+PAPERS SEIZED+PILLS SEVERE+ACTOR SEVERE+CHILD SEVERE+General SEVERE+INTO SEVERE+MODAL SEVERE+Traffic SEVERE+WANT
      SEVERE+WILL SOBRIETY+BREATHE SOBRIETY+GOT SOBRIETY+HIDEOUT SOBRIETY+HOUSE SOBRIETY+POLICE SOBRIETY+PULLED SOBRIETY+STATION SOBRIETY+THING
      SOMEONE+ANYMORE SOMEONE+COURTS SOMEONE+Calendar SOMEONE+End SOMEONE+IF SOMEONE+POINT SOMEONE+Plea SOMEONE+SOBRIETY SOMEONE+STATED SOMEONE+STATEMENT
      STATED+IF STATED+KILL STATED+KIN STATED+LOTS STATED+QUESTIONS STATEMENT+ACTOR STATEMENT+ARREST STATEMENT+ARRESTED STATEMENT+ARRESTING
      STATEMENT+DETECTIVE STATEMENT+GRABBED STATEMENT+JAILED STATEMENT+JUDGE STATEMENT+LATER STATEMENT+LOC STATEMENT+Official STATEMENT+PAST STATEMENT+POINT
      STATEMENT+Plea STATION+General STATION+IF STATION+LOTS STATION+Paperwork SUICIDE+General Sick+End Sick+LEGAL Sick+SOMEONE Street+COMEIN Street+HURTEN
      Street+IF Street+LEGAL Street+PODER Street+POINT Street+Violent TAKEES+CAR TAKEES+Calendar TAKEES+LOTS TAKEES+MODAL TAKEES+WARRANT TAKEES+WEAPON
      TAKING+CPS TAKING+Calendar TAKING+End TAKING+GRABBED TAKING+HOUSE TAKING+LEFTNOTE TAKING+LEGAL TAKING+Violent TAKING+Weapon TAKINGAR+JAILED
      TAKINGAR+POINT TAKINGAR+THING TALKING+CAR TALKING+COURTS TALKING+End TALKING+GIVEBACK TALKING+HIDEOUT TALKING+Street TALKING+Violent TALKING+Young
      THING+ARRESTED THING+ASK THING+BODY THING+DETECTIVE THING+FIND THING+GONEOFF THING+HURTING THING+Held THING+Interview THING+KILLED THING+STATION
      THING+SUICIDE THING+TALKING TOOK+BODY TOOK+DOOR TOOK+HIDEOUT TOOK+LOC TOOK+Room TOOK+TONIGHT TOOK+Weapon TOOKAR+IF TOOKAR+LEGAL TOOKAR+Paperwork
      TOOKAR+Plea TOOKES+CAR TOOKES+HURT TOOKES+HURTS TOOKES+MODAL TOOKES+NOOSE TOOKES+PAPERS TOOKES+PAST TOOKES+Violent Traffic+DOOR Traffic+HOME
      Traffic+LIVE Traffic+SOMEONE Violent+EX Violent+JAILED Violent+LATER Violent+PAST Violent+POINT Violent+SOMEONE WAKE+COURTS WAKE+HIDEOUT WAKE+OUTES
      WAKE+Paperwork WAKE+WANT WANT+DETECTIVE WANT+HURTEN WARRANT+ARRESTED WARRANT+LOTS WARRANT+PAPERS WARRANT+PAST WARRANT+PODER WARRANT+Violent
      WAVING+AWAY WAVING+CAR WAVING+INTO WAVING+KIN WAVING+LOC WAVING+NUMBER WAVING+SOMEONE WEAPON+ASK WEAPON+CHARGED WEAPON+Calendar WEAPON+FIND
      WEAPON+General WEAPON+PAPERS WEAPON+PAST WEAPON+PASTVERB WEAPON+TOOK WILL+ASKAR WILL+CHARGED WILL+Calendar WILL+EX WILL+HIGHPLACE WILL+IWANT WILL+JUST
      WILL+PAPERS WILL+PODER WILL+RECENT WILL+STATION Weapon+CAR Weapon+CHARGED Weapon+Calendar Weapon+DANGERES Weapon+FIND Weapon+IF Weapon+PAPERS
      Weapon+PULLEDAR Weapon+QUERY Weapon+TOOK Worker+COURTS Worker+GIVEBACK Worker+IF Worker+PODER Worker+Paperwork Worker+TALKING Worker+THING
      Young+ANSWERAR Young+HASES Young+KNOCKED Young+LEDGE Young+LIVE Young+PAST Young+ROADSIDE Young+STATED Young+STATION Young+TOOKES Young+WARRANT
      Young+WILL ^ANSWER ^ARRESTED ^CAR ^GETOUT ^GIVEBACK ^HEDGE ^HURTS ^IF ^IROOM ^Interview ^JOKE ^LOTS ^NOOSE ^NUMBER ^PAPERS ^QUERY ^QUESTIONS ^SCARED
      ^SOBRIETY ^STATED ^STATEMENT ^TAKEES ^WEAPON ^Weapon ^_1 ^_10 ^_15 ^_180 ^_2 ^_20 ^_2al ^_3 ^_3rd ^_45 ^_48 ^_6 ^_7411 ^_98 ^_abogados ^_absconding
      ^_abuso ^_accident ^_accidente ^_adfa3 ^_agresion ^_alcohol ^_ambulance ^_amigo ^_ankle ^_antes ^_apelar ^_arrainment ^_arrestado ^_aseguranza
      ^_asylum ^_aviso ^_awigbh ^_bac ^_baiid ^_bajar ^_bale ^_bas ^_bay3 ^_bdic ^_beat ^_bench ^_borracho ^_borro ^_bound ^_brandishing ^_breath ^_buenas
      ^_cada ^_car ^_caregiver ^_carta ^_cash ^_cdl ^_change ^_chat ^_check ^_chofer ^_choque ^_cimt ^_cinco ^_city ^_clean ^_clear ^_cobran ^_competency
      ^_compre ^_con ^_condena ^_consent ^_contempt ^_costo ^_costos ^_county ^_cpl ^_cruzar ^_csc ^_daca ^_deadline ^_deferral ^_deferred ^_delayed
      ^_delivery ^_deputies ^_despues ^_detroit ^_di ^_dias ^_did ^_direccion ^_dog ^_domestica ^_doy ^_drag ^_drive ^_driver ^_driving ^_droga ^_drop
      ^_drug ^_drugs ^_dui ^_dwls ^_em7i ^_embezzlement ^_employer ^_estabamos ^_estado ^_estas ^_fafsa ^_failed ^_fake ^_falta ^_falte ^_felon ^_fight
      ^_file ^_flat ^_following ^_forfeiture ^_forged ^_forma ^_frank ^_fraude ^_fta ^_fue ^_gbh ^_gomitas ^_great ^_guardan ^_habitual ^_had ^_halle ^_have
      ^_hazme ^_held ^_hiring ^_hunting ^_ichat ^_immigrant ^_inmigracion ^_intent ^_interpreter ^_ir ^_jail ^_job ^_jurado ^_jury ^_keep ^_kept ^_kids
      ^_laboratorio ^_lansing ^_larceny ^_last ^_law ^_leave ^_leh ^_lein ^_licencia ^_licensia ^_lie ^_limpiar ^_list ^_llamar ^_llevan ^_mandatory ^_mande
      ^_manejar ^_manejo ^_marijuana ^_marysville ^_mas ^_mdoc ^_mdop ^_medical ^_micourt ^_miranda ^_money ^_moral ^_more ^_necesito ^_never ^_nexus
      ^_notice ^_numero ^_nunca ^_nursing ^_ocupo ^_office ^_one ^_order ^_otra ^_otro ^_our ^_over ^_owi ^_pagamos ^_pagar ^_pago ^_papeles ^_pardon ^_pay
      ^_pbt ^_pcc ^_pelear ^_pena ^_petition ^_pick ^_piden ^_plead ^_pleito ^_points ^_por ^_porque ^_port ^_possession ^_precio ^_preliminary ^_preso
      ^_pro ^_probable ^_property ^_protecting ^_prueba ^_puedes ^_puntos ^_puse ^_q ^_que ^_questioned ^_quitar ^_radar ^_receiving ^_refused ^_rehab
      ^_restitution ^_retainer ^_revoked ^_ring ^_robe ^_robo ^_sacar ^_sale ^_sali ^_saque ^_seal ^_segun ^_segunda ^_segundo ^_selling ^_send ^_sentencing
      ^_ser ^_set ^_shoplifting ^_sirve ^_sold ^_solo ^_speeding ^_sr22 ^_st ^_stand ^_steps ^_still ^_stolen ^_stopped ^_strangulation ^_student
      ^_suspended ^_suspendido ^_suspension ^_take ^_talked ^_tani ^_tarjeta ^_teen ^_tercer ^_testing ^_text ^_thc ^_theft ^_thinking ^_threw ^_time ^_todo
      ^_too ^_toque ^_trabajan ^_trabajo ^_traia ^_trailero ^_tres ^_troy ^_tsa ^_use ^_used ^_using ^_ustedes ^_van ^_vecinos ^_venia ^_venta ^_victim
      ^_video ^_viole ^_visa ^_waiting ^_warrant ^_washtenaw ^_ways ^_went ^_what ^_when ^_who ^_wipe ^_wrong ^_y ^_zero ^_ابدا ^_ابعت ^_اتصلت ^_اثبات ^_اثر
      ^_اجاني ^_احسن ^_احكي ^_اخدت ^_ادخل ^_ادفع ^_اذا ^_اربع ^_ارجع ^_اسال ^_اشتي ^_اطلب ^_اعترفت ^_اقدر ^_اقر ^_اكتب ^_اكتبلي ^_اكثر ^_اكلت ^_التامين
      ^_الجنحه ^_الراكب ^_السرقه ^_الشغل ^_الفلني ^_الفورم ^_الكاميرا ^_اللي ^_المخالفه ^_الورنت ^_امته ^_امر ^_انمسك ^_اهلي ^_اوافق ^_اي ^_ايش ^_ايه ^_باخد
      ^_بدنا ^_بدون ^_بدي ^_براءه ^_بس ^_بقدر ^_بلاغ ^_بوند ^_بي ^_بيع ^_تاخرت ^_تامين ^_تاني ^_ترويج ^_تسقط ^_تسليم ^_تعويض ^_تكت ^_تنظيف ^_توزيع ^_توقيف
      ^_تيكت ^_ثاني ^_جاري ^_حشيش ^_حيازه ^_خربت ^_خسرت ^_خناقه ^_درج ^_رساله ^_رسم ^_رفضت ^_رفضو ^_رفعت ^_رقم ^_روح ^_ريحه ^_زياره ^_ساكن ^_سجل ^_سجلي
      ^_سجن ^_سحبو ^_سرقه ^_سطو ^_سعر ^_سفر ^_سكر ^_سنتين ^_شاب ^_شروط ^_شريكي ^_شنو ^_شو ^_صارله ^_صيد ^_طردوني ^_طلعوني ^_عطوني ^_عطيت ^_عمره ^_عندكم
      ^_عنوان ^_غيرت ^_فات ^_فاتوره ^_فاقه ^_فتشو ^_فحص ^_فلوس ^_فيلون ^_فيهم ^_قاصر ^_قضيتي ^_قلت ^_كارت ^_كاش ^_كام ^_كفلته ^_كلفه ^_كلمه ^_كم ^_كنت
      ^_لارسني ^_لازم ^_لسه ^_لقو ^_ماذا ^_مبارح ^_متي ^_محامي ^_محبوس ^_مذكره ^_مراهق ^_مرتين ^_مسح ^_مسدمينر ^_مصادره ^_مطلوب ^_معني ^_مكالمه ^_مكتوب
      ^_ممكن ^_منو ^_موشن ^_مين ^_نتيجه ^_نحنا ^_نسيت ^_نفخت ^_نقاط ^_نمره ^_نو ^_هايتا ^_هولد ^_هويه ^_هي ^_ورقه ^_وورنت ^_يحق ^_يطلع ^_يعني ^_ينفع a2ad-
      a2add- a2da- abad- abada- able_to abogado_de abogado_por abon- abona- about_$ about_my abrieron_la abrio_la abuso_de acabo_$ acce- acces- accident_and
      accu- accus- acepto_$ acerq- acom- acomp- acti- actio- activ- actu- actua- acuerdo_$ acusado_de acusan_mi acusaron_$ adde- address_$ adfa- adim- adjo-
      adjou- adju- adjud- admission_$ adul- adult- advice_$ advisement_$ afec- afect- afecta_$ affid- affidavit_$ affo- affor- after_accident after_arrest
      after_two afuera_que agarran_$ agarraron_con agarraron_vendiendo agent_$ agente_$ agra- agred- agree- agresion_$ ahi_no ahorita_y akta- al_arrestar
      al_condado al_final al_jail al_otro al_patron al_volante alcohol_limit alcohol_y alguien_de alguien_me alguna_vez aliento_$ alla_$ alone_$ already_$
      already_did alri- alrig- alwa- alway- am_afraid am_charged am_sitting am_suspended am_victim amount_$ and_did and_got and_guns and_had and_have and_if
      and_immigration and_last and_never and_still and_talk and_that and_اخذت and_اخلص and_اريد and_الحين and_انت and_اهله and_بدنا and_بدي and_راحت and_رنت
      and_روح and_سحبو and_شغله and_طلع and_عايز and_عملت and_عنده and_فات and_فتش and_في and_قوست and_كالوا and_لسا and_مبارح and_مسكوني and_مع and_ناس
      and_يا and_يكول ankl- ankle_monitor ano_$ anoche_me anoni- anos_$ answer_my anter- antes_que any_of aparato_en apel- apelar_$ appeal_$ appointment_$
      appr- appre- aqui_pero arab- arch- archi- arested_for argu- argum- arma_peligrosa armas_de arme- arraignment_$ arrepiento_$ arrest_$ arrest_me
      arrest_warrant arrestan_en arrestaron_anoche arrestaron_que arrestaron_y arrested_$ arrested_in arresto_de arresto_que as_adult asalto_$ asalto_con
      asau- asaul- aseguranza_$ asi_$ asi_me asig- asign- asil- ask_$ asked_me assault_$ asse- assu- assul- asun- asunt- at_his at_home at_midnight
      at_station at_trial aten- atras- attacked_me atte- attempted_murder aun_asi auto- automatico_$ avio- awig- awigb- ayuda_financiera ayudan_con ba3at-
      back_after back_and back_do back_on bad_$ baiid_$ bail_$ baile- bajo_mi bale_for ban_de bann- banne- banned_from bano_$ barat- barc- barco- basm-
      batte- battl- be_able be_done be_in because_$ because_it because_of beha- beka- benc- bene- benef- bet2- better_to bien_ingles bika- bill_$ black-
      bloo- blood_test boca_y body_cam boleta_$ bolsa_$ bombe- bond- bonds_$ born_here borracho_$ borracho_en bote_$ bounc- bound_over bounty_hunter
      breath_test breathalyzer_$ broke_his brother_get brut- bruta- bta3- bteft- btek- btro- btrou- buena_idea bueno- burg- burgl- buscan_$ buscar_en busi-
      busin- but_he by_cop byda- byeb- byekh- byem- byer- byesh- byetl- byfa- byo2- bysh- cadu- caduc- cae_caso caja_$ cali- calib- calif- call_$ call_and
      call_from called_crying calling_me cambiar_de came_$ came_by came_to caminar_$ can_cops can_do can_family can_felon can_get can_he can_my can_school
      can_store can_that canc- cant- canti- capt- car_and car_got car_when carcel_dice carcel_esta care- cargo_$ cargos_$ carro_ajeno carro_es carta_para
      carta_que cartera_y casa_de casa_se case_$ case_number cases_$ cash_and cash_app cash_surety casi- casin- caso- caso_y caught_stealing caus-
      causing_death cayo_por cdl_$ cdl_y cdl_مدي celular_$ celular_y cert- certi- chanc- chance_$ chances_of chap- charge_$ charged_$ charged_as chav-
      cheap- cheq- chequ- cheque_$ ches- child_abuse child_endangerment child_was chin- chok- chue- chuec- cien- cient- ciert- cierto_eso cinco_anos
      cita_para citat- citi- citiz- ciud- ciuda- clar- classes_$ clear- clear_my cler- clerk_$ client_$ clinton_county cobr- cobra- cobro- coca_en coma-
      coman- come_back come_in come_to comm- como_adulto como_apelo como_averiguo como_la como_pago como_pido como_recupero completo_$ comprar_arma comu-
      con_alguien con_cdl con_cps con_dos con_droga con_dui con_fianza con_mas con_mota con_no con_owi con_su conc- condado_y condition_$ confe- confessed_$
      conse- consent_$ contact_$ contact_with contact_y contacto_$ contacto_con contempt_$ contrato_$ controlled_buy convicted_$ conviene_$ cook- cooki-
      cops_$ cops_and cops_on copy_of corralon_$ corta- corte- corte_$ corte_esta corte_me corte_que cosas_de cosas_que cosi- cosig- cost_of costos_$
      costs_of coul- couns- courthouse_$ cousin_says covi- cpl_لازم cps_se crack- cras- cree- cree_que criminal_lawyer cros- cruc- cruzar_canada cual_es
      cuando_ya cuantas_cervezas cuantas_horas cuanto_cobran cuanto_dinero cuanto_dura cuanto_por cubr- cuello_y cuenta_$ cuenta_en cuentan_$ cuento_mi
      cues- cuest- culpa_$ culpable_y cump- cumpl- curf- curfe- curfew_$ daca_y dad_in dafa- dafa3- dan_por dano- dano_$ dash- dashc- dato- datos_$
      daughter_got days_$ de_21 de_abogado de_abogados de_arresto de_canada de_cargos de_carro de_casa de_coca de_cuando de_dar de_defensa de_dinero de_ella
      de_estado de_firmar de_mano de_mas de_multas de_nervios de_ohio de_pasajero de_ppo de_robo de_sangre de_seguir de_vez deac- deact- deadl- dealer_$
      debe- debo_$ debo_decir debt_$ decide_$ decir_mi decir_y decirle_la declarar_$ declarar_se defa- defensa_$ defensa_propia defense_$ defie-
      dejan_entrar dejar_entrar delin- delivery_$ delt- dema- demanda_por demo- deni- denunciar_$ department_$ depe- depen- depo- desac- desacato_$
      desde_2018 desde_ahora despa- despues_$ despues_arresto detective_$ detective_called detective_le di_177 dia_y dicen_en did_nothing dieron_dui
      dieron_mip dieron_owi diferencia_hay diff- digo_en digo_guilty dinero_de dinero_que dinero_y dinero_برا dire- direc- direccion_y dirty_$ disab- disc-
      disca- disco- discount_$ discu- dism- dismi- disorderly_$ disq- disqu- dist- distr- dive- diver- diversion_$ do_about do_after do_community do_first
      do_now do_tonight docto- does_ppo does_that does_this dollars_$ domestic_$ domestic_to domi- domin- donde_me donde_queda door_to dos_anos dos_dias
      dos_meses dos_y doy_mi drag_racing draw_$ drive_$ driving_and driving_in droga_$ droga_y drogas_que drop_charges drop_ppo drov- drug- drug_tests
      drugs_$ drunk_$ drunk_in duen- dui_$ dui_con dui_de dui_en dui_me dui_se dui_with dui_في dui_كم dura- during_questioning duty_$ dv_$ dwls_$
      e_inmigracion earl- eato- eaton_county eb3a- echar- ecst- ecsta- edfa- elec- elect- eleva- elim- elimi- ella_me ella_quiere else- emailed_me emails_$
      embe- embez- embezzlement_$ empeo- empezar_$ emple- emsa- en_2019 en_7411 en_camion en_casa en_condado en_cual en_esa en_hyta en_lo en_lugar
      en_michigan en_navidad en_ohio en_otro en_papel en_papeles en_pleito en_problema en_problemas en_que en_sistema en_southfield en_trailer encerrado_$
      encerrar_$ enda- endan- enfermera_y enfrente_de enfrente_juez enga- engan- enha- enhan- enoj- enough_$ entiendo_al entiendo_nada entra_en entre-
      entregar_me entrevista_$ envia- enviar_$ equi- eras- erased_$ error_$ es_$ es_asi es_buena es_cierto es_eso es_mas es_mio es_nada es_normal es_seguro
      es_verdad escol- esmi_$ eso_cuenta espalda_y espec- espera_$ esperar_al esposa_tiene esposa_y esposo_dice esposo_salio esta2- esta_preso esta_semana
      estado_de estado_lo estaf- este_$ esto_$ estoy_llevando estoy_suspendido estu- estuv- etiq- etiqu- etla- etma- etmas- eval- evalu- everything_$ exam-
      exam_$ exigi- expe- expediente_$ expen- expi- expir- expos- expul- exte- exten- extr- extra_$ facil- fafs- fail- fake_id fall- fals- falsa_$ falso_$
      falte_$ falto_$ farm- fecha_$ fecha_y fee_$ fees_$ fell_asleep felon_with fianza_de fianza_que fich- ficha- figh- fight_it fille- fina- fines_$
      finished_my firm_$ firma_$ firme_y first_$ first_can fiscal_me flat_fee fleeing_$ floo- following_too footb- for_cops for_drinking for_drugs for_dv
      for_free for_hyta for_life for_money for_our for_speeding for_this for_weed for_work for_your forc- forever_$ forf- forfe- forg- form- form_$ forma_$
      formu- formulario_$ fort- fotos_$ fotos_de found_gun found_weed fran- frank_murphy fraud- free_$ freew- fresh- from_county from_last from_my
      fue_accidente fuera_$ fuman- fumar_mota funci- funciona_$ gals- galse- garage_$ gasolina_y gasto- gena- genay- gene- gener- general_$ gent- get_$
      get_back get_charged get_dui get_fired get_lawyer get_ppo get_to ghalat_$ ghara- gift_cards go_on go_talk gobierno_$ got_another got_arrested
      got_charged got_mip gove- gover- gps_en grad- grams_$ grande_$ grat- grati- grave_es growi- guat- guate- guid- guide- guidelines_$ guilty_and
      guilty_or guilty_و gun_$ gun_and gun_at gun_ban guns_at gust- habia- habitual_$ habitual_4th hablar_con hablar_en hablar_le hablo_bien hace_$ hace_dos
      hace_tres hacen_$ had_me had_nothing had_to hago_con hago_que hallaron_arma hands_are happens_at happens_when harbo- hard- has_not have_gun have_on
      have_to hay_$ hay_cargos hay_en hay_entre hay_no hay_otra hay_ppo hazm- he_get he_needs healt- hearing_$ held_for help_with her_in here_on herido_$
      hermana_esta hermana_le hermano_le hermano_se hermano_tiene hermano_ya herr- herra- high_$ hija_menor hija_que hijo_es hijo_iba hijo_le hijo_quiere
      hijo_se hijo_traia hill- him_علي hire_you hiri- his_mother hist- hit_someone hizo_mi hold_de home_alone home_invasion homew- hones- hong- hongo- hono-
      honor- horar- horario_de hospital_after hospital_de hours_and house_i how_$ how_bad how_does how_old how_should how_to huell- huellas_$ huellas_para
      human_$ hund- huron_$ hurt_me hurt_my huye- huyen- hyta_$ hyta_for i_beat i_bring i_broke i_carry i_change i_failed i_feel i_fight i_get i_left
      i_looking i_missed i_report i_set i_trust i_turned i_use i_used i_wanted i_was iba_de iba_manejando ice_is icha- idiom- if_ice if_she igle- igles-
      igni- ignit- ileg- ilega- immigrant_$ immigration_$ impa- impr- impro- impu- impue- in_2013 in_2019 in_2020 in_county in_fight in_may in_oakland
      in_prison in_st in_warren incl- inclu- incom- inde- indec- indi- indo- indoc- infl- info- infor- informacion_$ information_$ ingr- ingre- inju- injur-
      inmo- inmov- inno- innoc- inoc- inoce- insp- inspe- intencion_de intento_de interlock_$ interlock_violation internet_$ interprete_$ interpreter_$
      interview_$ inva- invas- investigacion_$ investigation_$ ir_con ir_mi is_17 is_19 is_2 is_70 is_and is_behind is_being is_drug is_due is_it is_next
      is_paper is_suspended is_there is_they is_this is_throwing is_too is_traffic issu- issue- it_back it_better it_down it_happened it_help it_if it_in
      it_just it_ok it_true it_worse jacks- jail_$ jail_right jail_tonight jail_what jefe_y jensi- jensiye_$ judge_gave judgm- juez_$ juez_dijo juez_se
      juga- jugan- juni- junt- jurado_y jury_$ jury_duty justi- juvenile_adjudication juzg- juzga- kala- kalam- keep_it keep_me keeps_calling keze- khad-
      khala- khall- khatw- khnee- kid_$ kids_are kids_for know_if la2e- la_aseguranza la_bolsa la_caja la_ciudad la_comandancia la_compania la_consulta
      la_de la_domestica la_fecha la_forma la_high la_jail la_llamada la_mitad la_novia la_orina la_otra la_pagina la_pelea la_pena la_planta la_probacion
      la_probatoria la_quitan la_regue la_renta la_yarda lang- langu- lansing_$ lape- lapt- lapto- larc- larce- larceny_$ larceny_from last_weekend late_$
      laws- lawsu- lawsuit_$ lawyer_with lawyers_$ le_aparece le_aviso le_da le_dan le_espera le_hablo le_hacen le_hicieron le_mando le_ofrecieron le_pasa
      le_paso le_pregunto le_quito le_van leave_my left_$ lega- legal- leh_$ leil- leile_$ leng- lengu- les_mande les_va less- less_than lesse-
      lesser_charge letter_about letter_says ley_de libre_$ licencia_$ licencia_de licencia_por licencia_restringida licenciado_o lie_to lifet- light_$
      limit_$ limite_$ lise- lisen- lisence_$ list_of lista_$ lista_de live- live_in llama_por llamar_al llan- llant- llegar_la llen- llena- lleva_dos
      llevan_casos llevar_me llevar_mis llevo_carro lo_acusaron lo_agarran lo_arrestaron lo_de lo_dejo lo_encerraron lo_federal lo_mandan lo_mismo lo_pago
      lo_paran lo_peleo lo_perdone lo_puedo lo_suspendieron local- local_$ look_through looku- lost_my luego_luego lugar_$ lyin- ma3ay- ma3k- ma3ko-
      macomb_$ made_up madi- madis- maes- maest- maft- mafto- magi- magis- make_my make_you makto- mama_la mama_por mama_tiene mamn- mamno- manc- manch-
      mande- manejar_$ manejo_$ mans- mansl- marc- marca- marco_alcohol marido_no marido_ya marihuana_$ marijuana_$ martes_$ mary- marys- mas_de mas_o maso-
      matar_alguien mate- max_for maximo_$ mc_227 me_after me_alcanza me_arrestan me_bajan me_citaron me_corren me_cosas me_declaro me_defendi me_dejo
      me_deportan me_devuelven me_dio me_domestic me_equivoque me_escondo me_espera me_falta me_from me_go me_hablaron me_hallaron me_how me_last me_llego
      me_mude me_negaron me_negue me_niego me_off me_ofrecieron me_ofrecio me_paga me_paso me_pay me_presente me_presento me_pueden me_regreso
      me_representan me_revisaron me_salio me_sentenciaron me_sirve me_suspenden me_tengo me_toca me_tomaron me_tuvieron me_vio me_where me_without
      me_بالشارع me_بدون me_بعد mean_$ mean_to men_gher men_jail menni_$ menor_y menores_de mensajes_$ mensu- mental_health merc- mes_$ mes_que mese-
      messages_$ mest- metan- mete_en meth- metha- metio_en mi_acusacion mi_adolescente mi_arma mi_arresto mi_caso mi_cita mi_condena mi_cuarto mi_dui
      mi_hyta mi_id mi_jefe mi_lado mi_licencia mi_orden mi_papel mi_probacion mi_probatoria mi_propio mi_record mi_solicitud mi_troca mi_vecina mi_warrant
      mico- micou- miedo_de migra_en migracion_$ minim- mino- minor- minor_$ mint- minti- minutes_and mip_and mip_en mip_y mis_armas mis_llaves mis_papas
      misdemeanor_warrant misdemeanor_و misma_noche mismo_abogado mismo_dia mismo_que misse- missed_my mist- mita- moci- mocio- modif- mom_got moms_car
      money_and money_back money_for money_from moni- monit- more_than moshk- mostashfa_$ mota_$ mota_y mother_$ moti- motio- motiv- moto- motor- moved_and
      movi- movin- much_time muchacho_$ mugshot_$ multaron_por murp- murph- murphy_hall mush- mushr- mutu- my_13 my_7411 my_appointment my_arrest
      my_brothers my_cdl my_client my_dads my_doctor my_ex my_expungement my_home my_house my_husbands my_insurance my_money my_old my_paperwork my_phone
      my_place my_question my_record my_second my_texts my_vehicle myself_in nada_de nadie_nos nadie_que nafa- name_is narco- natio- necesito_ayuda need_to
      nega- negar- negarme_soplar negl- negu- nemr- never_told nexu- ni_en ni_que ni_se ni_برا nieg- nieto_de nina_de ninos_estan ninos_la no_contact
      no_contest no_culpable no_en no_estaba no_fue no_fui no_habia no_hablar no_hubo no_iba no_ir no_llega no_money no_ops no_pagar no_quiso no_supe
      no_tienen no_va no_vaya no_vivo noche_$ noche_con nombre_y nos_dice nosotros_$ not_afford not_arrested not_hear not_i not_mine not_read not_released
      not_remember notice_of notice_to novia_$ novio_y now_i now_what nuevo_$ numb- numbe- number_$ number_for nume- numer- nursing_school o_en o_es o_lo
      o_menos o_solo o_voy obst- obstr- ocup- ocupa- of_arrest of_attorney of_dui of_school of_stealing of_winning of_your off_for offender_registry
      office_in officer_asked officer_came oficial_me oficial_no oficial_se old_shoplifting olvi- olvid- on_domestic on_here on_someone on_visa on_way
      on_you one_driving opci- opcio- opciones_tengo open_container open_intox open_my opena- openai_$ oper- opera- opin- opini- or_do or_not orden_contra
      orden_que orin- orina_$ other_county otra- otro- otro_abogado otro_carro otro_pais otro_que otta- ottaw- ounc- ounce- over_but over_limit overn-
      overw- owi_$ owi_and owi_con owi_en owi_y owne- owner_$ owvi_$ paga- pagam- pagar- pagar_$ pagar_en pagar_y pagi- pagin- pagina_$ pagina_y pago-
      pago_$ pago_la pago_o pagos_$ pague_y papa- papa_lo papeles_que paper_says paper_that papers_$ papers_at para_arrestar para_atras para_inmigracion
      para_la para_llegar para_mi para_no para_sacar para_vender paralegals_$ paran_$ pard- pardo- paren- parole_officer pasa_$ pasa_ahora pasado_y pasar_$
      pase- pasos_sigo passe- passed_out passenger_$ patrulla_atras pay_it pay_or pay_to paye- paying_$ paym- payme- payment_plan payments_$ pcc_$ peac-
      pedi- pedir- pedir_$ pele- pelear_$ peleo_$ peleo_en pelig- pena_$ people_$ pepp- peppe- perde- perdi_la perdido_y perj- perju- permission_to pero_con
      pero_me pero_tengo perso- persona_$ pert- perte- peti- petit- pett- phar- pharm- phone_call picku- pickup_order pide_la pidio_la pidio_que pistola_$
      pistola_con pistolas_$ plac- plans_$ plant- plat- plate_$ plaz- plazo- plead_to pled_guilty po_dice podr- pointed_gun pois- poiso- police_broke
      police_department police_found police_station police_want policia_$ policia_dijo policia_mi policia_se policia_si polv- ponch- poner_queja pongo_$
      pontiac_$ poquito_y por_algo por_ciento por_domestica por_golpea por_marihuana por_mis por_no por_orden por_parole por_ppo por_preguntar por_robo
      por_texto por_tomar por_trabajo por_tres por_uno porce- pose- poses- posesion_$ posib- possession_of posted_my poun- ppo_$ ppo_and ppo_from ppo_y
      ppo_علي preguntan_en preguntar_por preguntas_mi preo- preoc- prep- prepa- presc- prese- presentarme_$ presentence_interview pret- pretr- prev- preve-
      prevention_me primeros_pasos primo_lo principal_$ prior_de prision_y probacion_$ probation_me probl- problema_$ problemas_$ proh- prohi- prom- prome-
      pron- pront- proo- property_$ propia_$ pros- prose- proteccion_$ protecting_my prueba_en prueba_y pruebas_de psi_$ pueb- puebl- puede_$ puede_parar
      puede_pasar pueden_$ pueden_usar puedo_contestar puedo_decir puedo_dormir puedo_estar puedo_ir puedo_llegar puedo_llevar puedo_manejar puedo_pedir
      puedo_preguntar puedo_salir puedo_seguir puedo_tomar puedo_traer pull_me puntos_por pura- purc- purch- puse_mi puso_ppo put_hold q_tan que_ahi
      que_cargo que_casos que_debe que_dejarlos que_despues que_diferencia que_dije que_dijo que_es que_escribo que_esta que_falte que_gano que_hace
      que_hacemos que_hacen que_hay que_ir que_leer que_lleva que_llevar que_lugar que_olia que_pase que_poner que_pongo que_por que_robo que_tan que_te
      que_tengo que_tipo que_ustedes que_va que_vale que_van que_ver que_viole que_ما quedar_con quedo_con quedo_en quere- question_my questions_$
      quien_paga quien_se quiere_decir quiere_seguir quiere_ser quiere_venir quieren_expulsar quiero_hablar quiero_poner quiero_que quiero_quitar
      quiero_saber quiero_viajar quint- quita_$ quitan_la quitar_$ quito_$ ra2ya- racin- rada- radar_$ rais- rand- rando- rang- rasp- rate_$ razon_$ re_exam
      real- reba- rebaj- recan- rece- receipt_$ recep- rech- recha- recib- reckless_$ recl- recla- reclama_$ recoger_mi record_limpio recov- recu- red_light
      reem- reemb- refe- refer- refug- refun- refuse_search refused_to regal- registro_$ registro_de registry_$ regresan_$ regul- reha- rein- reinc- reins-
      relat- released_my reme- remem- remot- rent_$ renta- repar- report_$ report_it reportarme_$ repre- requ- resc- resch- resen- resi- resis-
      resistencia_$ respe- resti- resu- resul- resum- retail_فرد retes- retest_$ reti- retir- returned_$ review_$ reviews_$ revisar_$ reviso_mi revoc-
      revoked_$ ri_008 rifle- rifles_$ robar_$ robo_$ robos_$ rokh- rokhs- roommate_$ rule_$ running_red sabad- saber_como saco_orden safe_to said_$ said_my
      said_yes sale_mi sali_positivo sali_sucio saliendo_de salio_mal salir_de same_as same_thing sanc- sanct- sangre_y saqu- say_he saying_my sayy- sayye-
      scared_and schol- school_resource school_zone se_en se_lastimo se_les se_llama se_mete se_nego se_queda se_vence searched_$ searched_my seas- seaso-
      second_dui second_owi sect- secti- security_guard see_$ see_him segundo_dui seguro_de seiz- seize- seized_my seizu- seje- sejel- sejelli_$
      self_checkout sell- selli- semanas_y semi_$ senc- senci- senor- sentence_$ sentencing_$ sere- sere2- seri- serve- set_up seve- sext- sexti- sexual_$
      she_told shif- shoot- shop- shopl- short should_my should_not should_we shove- show_because show_up shows_i shro- shroo- si_ella si_llego si_nomas
      sick_$ sign- sign_admission sign_papers sigue_$ sigue_la sigue_saliendo sin_aseguranza sin_papeles sin_razon since_i sirv- sirve- sirve_de sistema_$
      sitting_in skip- skipp- sleep_it smar- smell_of smh_$ smoked_weed snit- snitc- snowm- social_security sokr- sokra- solicitud_$ solo_lo solta- solte-
      somebody_up someone_$ something_else somo- son_had son_legales son_tres soplar_en sor3- sord- sos_$ sos_257 soy_enfermera span- spec- speci-
      speeding_$ spra- stalking_$ state- state_$ state_costs statement_from statement_to statu- status_$ stay- stole- stole_it stolen_car stopped_and
      stopped_at stopped_for stor- strangulation_$ stres- strik- stuff_out stuff_that su_abogado su_tarjeta subm- submi- subp- subpo- subpoena_$ succ-
      succe- sucio_$ summer_and summo- sunday_$ supp- suppr- sure_$ suspended_$ suspendida_$ suspendido_y suspendieron_$ suspension_$ swa2- syst- syste-
      ta2m- ta2mi- ta_bien take- take_$ take_back take_off tale- talk_$ talk_to talke- tambien_$ tampe- tani_$ tani_مره tant- tanto_$ tany- tarda_$ tarje-
      tarjeta_de tase- taxe- taxes_$ teac- teb3- teb3a- teenager_$ tell_them tempo- ten_percent tengo_20 tengo_dinero tengo_domestica tengo_hijos
      tengo_orden tengo_ppo tengo_q tengo_que tengo_retail terre- test_$ testificar_contra testify_$ testify_against testigo_$ testigo_de testing_$ tests_$
      teth- tethe- tether_عم textos_$ than_one that_allowed that_you thef- theft_$ they_let they_lock they_offered they_pulled they_questioned they_saw
      they_search they_searched they_sent they_stopped thing_is think_$ third_dui this_be this_morning this_to three_times throw- ticket_$ ticket_and
      ticket_for ticki- tiempo_en tiend- tienda_que tiendas_$ tiene_armas tiene_corte tiene_derecho tiene_hold tiene_permiso tiene_شرطه tienen_derecho
      tienen_que time- time_can time_do tipo- tipos_de tiquet_$ tiquet_y titl- to_another to_call to_carry to_change to_check to_cops to_delete to_drop
      to_florida to_hire to_hospital to_judge to_keep to_let to_pay to_read to_send to_set to_testify to_use to_victim to_waiver to_wear tobi- tobil-
      toca_corte toca_reportarme tocar_$ toco_la toda_la todas_mis todavia_$ todavia_puedo todavia_sale todo_al todo_bien together_$ tomar- tomo_pastillas
      tont- too_close too_high too_many took_kids took_money tosse- tow_$ town- towns- trabajan_en trabajar_$ trabajo_en train- tramp- trampa_$ tranq-
      trans- transferred_to trave- trea- treat- tres_$ tres_dias tric- tried_to trou- tuesday_$ turn_myself turned_down two_months two_weeks under_18
      underage_drinking undercover_$ understand_$ unem- unemp- unio- universidad_$ universidad_y uno_de up_about upda- updat- uplo- uploa- usaro- use_of
      uste- usted- ustedes_$ ustedes_hacen va_ir va_la va_prision valid- valo- valu- van_cobrar van_dejar van_encerrar van_quitar vand- vanda- ve_lo ve_mi
      veces_y velo- veloc- venad- venado_y vende- venta_de ver_la ver_si veran- verd- verdad_$ verlo- vesti- vez_me viajar_$ viajar_con vict- victi-
      victim_$ victima_y video_from video_of viejo_de viene_por viern- violated_$ violation_what visa_$ visa_you vivo_con volante_$ volvi- vota- voy_corte
      voy_salir voy_solo waite- waiver_$ waiver_hearing walle- wanted_$ warrant_de warrant_en warrant_es warrant_in warrant_que warrant_علي warre- was_$
      was_at was_in was_just was_on was_one was_questioned washtenaw_county way_i we_have we_want weapon_$ webs- websi- website_$ weed_at weed_in weed_smell
      weed_y weeks_$ weig- weigh- what_$ what_age what_does what_is what_makes what_now when_pulled when_she when_you where_can where_you whic- who_can
      who_pays who_would why_do will_cps will_it will_police will_they will_this will_you win_$ winn- winni- with_$ with_car with_drug with_dui with_old
      with_retail with_weed withd- without_paying without_telling witnesses_$ wond- wonde- word- work_released would_not wra2- wrec- write_me writt- wron-
      wrong- wrong_$ wrong_person wrote_it y_al y_alguien y_arresto y_aun y_creo y_deportacion y_domestica y_drogas y_encontraron y_entro y_hallaron
      y_manejar y_murio y_ni y_nunca y_perdi y_pistola y_ppo y_quien y_sale y_sali y_sigo y_sin y_solo y_traigo y_ustedes y_va y_voy ya3n- ya_estoy
      ya_habian ya_la ya_nos ya_pasaron ya_perdi ya_tiene ya_جماعه yall- ye3r- ye3ra- year_and yelling_at yerb- yerba_$ yes_$ yest- yeste- yet2- yo_estaba
      yo_mismo yo_soy yom_و you_do you_handle you_know you_over you_something you_speak you_win your_car yout- ypsi- ypsil- zapa- zapat- ابتع- ابتعا-
      ابغي_محامي ابلغ_$ ابن_اخوي ابنن- ابني_16 ابني_19 ابني_انمسك ابني_بدو ابني_بيقول ابني_رح ابني_شو ابني_كان ابني_متهم اتحب- اتصل_$ اتصلو- اتعاب- اتنا-
      اتناز- اتها- اتهمت- اثبا- اجان- اجاوب_$ اجت_$ اجرا- احجي_and احدا- احكا- احكي_شو احكي_مع احكي_معه احمل_سلاح اختل- اخدت- اخذ_تيكت اخذه_him اخري_$
      اخوي_عنده اخوي_محبوس اخي_عنده اخي_في اداف- ادفع- ادفع_and ادفع_الغرامه ادفعل- ادما- اذا_انحكمت اذا_علي اربر_$ اربع- ارجع_عالبيت اساع- اساف- اسال_$
      اسال_عن استد- استدع- اسمه- اسمي_$ اسول- اشتر- اشهد_$ اصاب- اصابه_$ اصلا_$ اعتد- اعتداء_$ اعتقلوه_him اعرف_شو اعطا- اعطان- اعلان- اغرا- اغراض- افعل_اذا
      اقامت- اقامتي_$ اقتحا- اقرا- اقل_من اكسبن- اكل_and اكلم- الpp- الات- الاتع- الاتف- الاتن- الاج- الاح- الاخض- الاس- الاسب- الاست- الاسو- الاعتقال_$
      الاكز- الاه- الاولاد_$ الايج- البار- البارول_$ البر- البرو- البروبيشن_and البروبيشن_بدو البري- البلا- البون- البوند_$ التحل- التع- التعل- التفت- التق-
      التو- الثا- الثال- الثانيه_$ الجاي_$ الجنح- الجو- الحاد- الحبس_$ الحمد- الخن- الخنا- الخي- الدف- الدل- الدلي- الدم_$ الرا- الراب- الرخصه_$ الرس-
      الرسا- الرك- الزو- السجل_$ السرع- السرعه_$ السرقه_من السعر_$ السكر_$ السن- السنه_الماضيه السوابق_$ السياره_من الشا- الشاه- الشخ- الشرطه_$ الشرطه_اجت
      الشرطي_and الشو- الشي_$ الصبح_and الصح- الصد- الصف- الصفح- الصم- الضح- الطلب_$ العام_$ العرا- العش- العل- الغرامه_$ الفا- الفح- الفر- الفرق_بين الفلن-
      الفلني_$ الفلوني_$ الفور- الفيديو_$ القان- القانون_$ القبض_$ القر- القرا- القص- القضيه_$ الكاو- الكت- الكتر- الكحول_$ الكورت_$ اللا- اللوح- الليس-
      الماض- الماضي_$ الماضي_and المال- المحاكمه_$ المحب- المحبوس_$ المحج- المحجوزه_$ المحقق_قال المحقق_يريد المحل_$ المحل_and المخدرات_$ المذكره_$
      المراقبه_$ المراقبه_and المسج- المسح- المسم- المشت- المصاري_$ المض- المطل- المع- المعا- المعت- المكت- المل- المم- الموبايل_$ الموض- الموضوع_$ النف-
      النفخ_$ النفس_$ النق- النمو- اله_$ الهجره_$ الوار- الورقه_اللي الولايه_$ ام_اي امر_ابتعاد امر_حمايه امري- امريك- امريكي_$ امسح- ان_اربر انا_bas
      انا_بدفع انا_خايف انا_خايفه انا_ساكن انا_عندي انا_لازم انا_متهم انا_معصب انا_ممنوع انتبه- انترل- انتو_$ انجر- انحبس- انسح- انشا- انشال- انشط- انشو-
      انشور- انصا- انضر- انضرب- انطو- انقب- انكس- انه_ما انه_هو اني_انمسكت او_بس اوفي- اوفيس- اوكل- اول_$ اول_shi اول_خطوه اونصا- اوها- اوهاي- اوهايو_and
      اي_بي ايجا- ايديه- ايش_$ ايمت- ايمتي_بيطلع ايمي- باخت- بارو- بارول_and باسم- باسمي_$ باعت- بالباكراوند_$ بالباكغراوند_$ بالتا- بالتحقيق_$ بالتراك_$
      بالتق- بالتي- بالجيل_$ بالخ- بالدومستك_$ بالذ- بالري- بالسن- بالشر- بالشغل_$ بالشم- بالشه- بالطل- بالع- بالعم- بالفا- بالفل- بالفيديو_$ بالمد-
      بالمراقبه_$ بالمي- بالور- بالوو- باليو- باون- ببون- بتاخ- بتجو_علي بتخل- بترج- بتست- بتعرف- بتلف- بتلفو- بتوص- بجرع- بجرعه_زايده بجيب- بخنا- بخناق-
      بدالي_$ بدون_امر بدون_مذكره بدي_emsa7 بدي_shil بدي_احكي بدي_ادفع بدي_اسال بدي_استانف بدي_افتح بدي_امسح بدي_سافر برا_ir برا_mi برا_pagar برا_que
      برا_الولايه برا_شرطه براي- برجع- بروبيشن_$ بس_and بس_انا بسبب- بسرعه_and بسكل- بسكلي- بشتغ- بشنط- بشنطت- بصير_اذا بطاق- بطري- بطريق- بطلب- بعد_dui
      بعد_owi بعد_السكر بعد_الشرب بعد_ساعتين بعد_في بعدها_$ بعضان_$ بعيد- بعيد_$ بفلو- بفلوس_$ بقضيت- بكال- بكلم- بلا_اذن بلا_اوراق بلا_سبب بلاق- بلغو-
      بماك- بماكو- بمحا- بمحامي_$ بمشك- بمشكل- بمقا- بنتي_عندها بنتي_معها بنفسي_$ بنيو- بنيوي- بوصف- بوند- بوند_$ بيبع- بيبعت- بيبي- بيته- بيجي- بيحس-
      بيحسب- بيحض- بيحق- بيدف- بيدفع- بيرا- بيرح- بيرحل- بيرف- بيره_and بيطلع_$ بيقب- بيقدر- بيكف- بيمس- بيمسك- بينط- بيه_$ تادي- تانيه_$ تترج- تترك- تتنا-
      تتناز- تجار- تحت_المراقبه تخفي- تدري- تدفع- تذكر- تراج- تراي- ترحي- تركون- تروح- تروح_$ تروحو- تروي- تروي_$ تسال_عني تسجي- تشتغ- تشتغل- تصال- تصوي-
      تعتب- تعرض- تعلي- تعوي- تقبل- تقبلو- تقري- تقرير_الشرطه تكت_من تلقا- تلقاي- تمام- تمري- تهمته_$ توصي- توقيف- توقيف_$ تيكت- تيكت_شرب ثاني_مره ثانيه_$
      جامعه_$ جديد_$ جراي- جريمه_$ جلست- جلسه_$ جلسه_ابني جنايا- جنسي- جنسيت- جهاز_النفخ جوري_$ حبس_$ حجزن- حدا_بالمكتب حدا_بيحكي حدا_تاني حساب- حسابي_$
      حشيش- حضان- حق_$ حق_الصمت حقيق- حكم_$ حكوم- حياز- خبرو- خبرون- خرجت_من خطوه_$ خلان- خلصت_$ خلصت_البروبيشن خلين- خمس_سنين خمست- خمستع- خناقه_$ دافع-
      دايف- دايفر- دبلي- دخلن- دخلني_me دخنت_حشيش دراي- درايف- دفاع_عن دفع_$ دفعت- دفعت_$ ده_$ دولا- دولار_$ دي_يو ديربورن_$ ديفن- رايك- رايكم_$ رجعه-
      رح_تخلص رح_يروح رح_يصير رحت_$ رحت_علي رخصته- رخصتي_$ رخصتي_بعد رساله_من رساي- رسايل- رسوم_$ رفقا- رفقات- رفيقي_$ رنت_$ روح_عالبيت ريبو- ريبور- ريتي-
      ريحت- ريسب- ريسبو- زراع- زوجي_ضربني زوجي_متهم زيار- سابق- سارف- سارفس- سارفسه_him ساكن- سالت- سايق_شارب سجلي_$ سرعه_$ سري_$ سكران_$ سكره_$ سلاح-
      سلاح_$ سلاح_بالبيت سنتن- سنه_$ سنين_$ سواه- سويت- سويته- سي_بي سيتي- سيتيز- سيتيزن_$ شرب_$ شربت_and شرطه_$ شرطه_و شرطي_and شرطي_شو شريك- شغل_and
      شغلي_$ شكوي_علي شلون_اثبت شنو_يعني شهر_and شو_$ شو_احكي شو_بصير شو_تعمل شو_رايك شو_رح شو_عقوبته شو_عقوبتها شو_عقوبه شو_عمل شو_في شو_لازم شو_معني شو_هو
      شو_هي شو_يعني شي_$ صاحب_المحل صار_and صار_شي صحيح_$ صغير_$ صغيره_$ ضابط_البارول ضدي_$ ضربت- ضربتن- ضربتني_me طالب- طالبي- طلبو- طلبي_$ طلع_علي طليقت-
      طوار- عالا- عالان- عالبر- عالبوند_$ عالسر- عالشر- عالف- عالفي- عالك- عالكورت_$ عالمد- عالمر- عامل- عرفو- عرفون- عرقل- عطون- عطيني_me عقوبت- عقوبته_$
      عقوبتها_$ عقوبه_اللي علاق- علي_$ علي_bond علي_dv علي_jail علي_shoplifting علي_اسيله علي_السياره علي_المذكره علي_امر علي_اي علي_حيازه علي_سيارتي
      علي_شرطي علي_شو علي_عنف علي_فيزا علي_وورنت عليك_and عليه_$ عليه_and عليه_تهمه عليه_وورنت عليها_and عم_قاوم عم_يدق عم_يضغط عم_يقدم عم_يهددني عمره_16
      عمره_17 عمره_19 عمل_$ عن_المدرسه عندكم_مكتب عنده_سلاح عنده_محكمه عنده_مخالفه عندي_cpl عندي_dui عندي_felony عندي_owi عندي_اقامه عندي_جلسه عندي_فلوس
      عندي_محكمه عندي_محل عندي_مقابله عندي_موعد عنف_$ عنف_منزلي عنه_$ غرامت- غرامه_$ غلطا- غير_$ غيرك- غيري_$ غيلت- فاتور- فايل- فايلي- فتشو- فحص_$
      فحص_البول فدرال- فران- فلوس- فلوني_$ فوت_علي في_and في_background في_ppo في_zabt في_السجل في_تهمه في_شي فيسب- فيسبو- فيني_اتصل فيني_احكي فيها_and
      قال_في قال_لا قالو_ما قانون_$ قدام_القاضي قديم_$ قديم_من قرال- قضاي- قضيتي_and قلت_لا كالو- كام_$ كامي- كامير- كان_سايق كان_في كان_قصدي كبيره_and
      كتبل- كتبوه- كفال- كفلت- كل_اسبوع كل_اللي كل_ليله كلام- كلامي_$ كلمت- كلير_كاونتي كم_$ كم_sana كم_sene كم_بتكلف كم_بياخذ كم_بيكلف كم_ساعه كم_مده
      كم_نقطه كم_و كنت_في كورت_and كوست- كونت- كونتا- كونتاكت_$ كيف_احكي كيف_يرجع لا_لسه لا_للتفتيش لابن- لاخو- لازم_khabber لازم_ارد لازم_جاوب لاست- لان_ما
      لبيت- لحالها_$ لسا_ما لقاص- لقضي- للاب- للابد_$ للسجي- للسي- للسير- للشر- للشرط- للشرطه_$ للشرطه_تفتيش للشرطي_$ للشغل_$ للقاضي_and للمت- للمتر- للمحق-
      للمدر- للمك- للمكت- للهج- للهجر- للهجره_$ لما_يوقفني لمحك- لمحكم- لمين_$ لو_رفضت لوحت- لوير_$ ليسن- ما_اتصل ما_اجا ما_اخذ ما_بلغت ما_خبرت ما_رديت
      ما_عقوبه ما_فيني ما_قدرت ما_كنت ما_لقيت ما_نفخت ما_هو ما_يطلع ماري- ماكو- ماكوم- مبار- متاخ- متاك- متجر_$ متي_رح مجان- مجاني- مجبور- محامي_la
      محامي_علي محفظت- محكمه_$ محكو- مخالفه_$ مخالفه_سرعه مده_المراقبه مدي_الحياه مدين- مذكرا- مذكره_من مريض- مزور- مساف- مسجو- مسدسي_$ مسرو- مسروق_$
      مسروقه_$ مسكر- مش_citizen مش_عارف مشرو- مشروط_$ مشكل- مشكو- مصار- مصاري- مصاري_and مطار- مطارد- مطلوب_$ مظلو- مع_حدا مع_مين مع_هيك مع_ولدي معام-
      معامل- معقو- معنا- معي_عن معي_مسدس مقاب- مقابل- مقاومه_$ مقطو- مقطوع_$ مقفول- مقيم_$ مكتوب- ملاب- ملاح- مليا- ممرضه_and ممكن_يصير ممنوع- من_اسبوع
      من_البروبيشن من_الحين من_اوهايو من_ايام من_بيتي من_خمس من_سنين من_شغله من_شهرين من_وين منطق- منعم- منه_$ منها_$ مو_عارفين مو_فاهم مواطن_$ موعد_مع
      موقع- ميدي- ميرا- ميران- ميراندا_$ ميرف- ميسد- ميسدي- ميشي- نسخه_من نعمل- نفس_الشي نقاط_$ نقطه_$ نقلو- نو_كونتاكت هالر- هالش- هالشي_$ هالقا- هالك-
      هالكل- هايتا_$ هايتس_$ هربا- هسه_شنو هل_رح هل_ممكن هل_يمكن هلق_بدهم هنا_$ هو_$ هولد_$ هي_$ و_la2o و_ppo و_شرطه واتص- واحد_في واست- واعطو- واقف_مع
      والاع- والبر- والجل- والجن- والسو- والف- والقا- والقض- والكو- واله- والهج- وانك- وانكس- وانم- وانمس- وانمسكت_$ وبعدين_$ وتيك- وجاب- وحده- وحده_$
      وحده_and وحده_جديده وخاي- وخلا- ودوم- ودومس- ورا_and وراق- ورقه_and وروح- وسجل- وسكران_$ وسوا- وسواق- وظيف- وعطو- وعليه_مذكره وقال- وقفوه_him وكتبو-
      ولاي- ولقو- ومخا- ومخال- ومطل- ومطلو- ومطلوب_$ وندم- ونسي- وهو_علي وورن- وورنت_$ ويد_$ ويست- ويكن- ياخذوه_him ياها_$ يتهموه_him يجبرو- يجيب- يحسب-
      يحق_له يحكي_مع يحكي_معهم يرفض_$ يسجن- يسجنو- يسلم- يشتر- يشوف- يشيل- يضغط_علي يطرد- يطردن- يطلع_عليه يطلعن- يعتب- يعطي- يعني_$ يعني_ايش يعني_ايه يفرج-
      يقدر_يرجع يكدر- يكدرو- يكلبشني_me يمسك- ينحك- ينفع_$ يو_اي يوم_$ يوم_and`,
    '-0.4': `#ابلكيشن #اتصرف #اتمسكت #اجب #اجهز #اجوا #احتجاز #احذف #احصل #احمل #اخابر #اختبار #اخلا #ادز #ادزل #ادل #اربعا #ارم #اسال #اسبوع #استاجر #استجوبو
      #استمار #اسحب #اسعار #اسن #اسهل #اشتك #اشتكت #اشرح #اصبع #اصغر #اصم #اضو #اطلق #اعاق #اعبر #اعترفل #اعطا #اقرا #اكسبنجمنت #اكول #البس #الج #الرد #السن
      #الغا #امباوند #انتظار #انس #انستغرام #انصاب #اوبن #اوك #اونص #ايجاب #ايصال #باجر #باركنغ #باطل #باع #بتدور #بتقبل #بتنفع #بثلاث #بحادث #بحث #بخاخ
      #بخير #بدار #بريترايل #بطاق #بعمل #بلغت #بليت #بنطر #بني #بوت #بوزتف #بوست #بوكس #بول #بون #بوينت #بياثر #بياخدو #بياع #بيج #بيحب #بيسمح #بيقتل #بيوت
      #تاجر #تامي #تبليغ #تبيع #تتكلم #تخابرو #تخانق #تخبر #تدخلت #ترحل #تركو #تساعدو #تشد #تضارب #تعاطيت #تعديل #تقتل #تكدر #تكذب #تكلف #تكول #تمسك #تهاوش
      #توجع #توصل #توصيل #تيك #ثلاثا #جات #جاكس #جوع #حجزت #حجيت #حرار #حروف #حسبو #حطت #حقكم #حقها #خبي #خرب #خصم #خصوص #خطيب #خلي #خميس #خيار #دافعت #دراس
      #دردش #دروب #دعمت #دفش #دفشت #دقيت #دكتور #دليل #دمي #دورم #ديتيكتف #ديفرل #ديفيرل #رابدز #ربح #رجعو #رشه #رفضت #رمض #رمي #رواي #روبوت #روحت #زعل #زوم
      #زيار #سابقا #ساقت #سبع #سرع #سري #سسبندد #سعر #سفار #سكوت #سمحت #سهل #سوشل #سيرش #شاش #شتا #شهاد #شوت #شوف #شيك #صادر #صدر #صدك #صلح #ضحك #ضده #طرد
      #طلق #طوع #عاف #عبي #عجل #عدكم #عدو #عرب #عضه #عقد #فجا #فرج #فرح #فرد #فصل #فكرت #فهم #فورم #فيب #فيديوه #فيس #فيسبو #فيكم #فيهن #قانون #قاوم #قريت
      #قصص #قعها #قله #قنصل #قهر #قوست #قولت #كارت #كازين #كالام #كبار #كتبول #كده #كذا #كسرت #كفلت #كفن #كفيل #كملت #كيرفي #لابن #لاي #لجو #لحقت #لزمو
      #لطيف #لغه #لقو #لقوا #لكوا #لوكر #مات #ماتت #ماكين #مبارا #متخف #متذكر #متوتر #محاكم #محضر #مختبر #مدير #مراقب #مراهق #مرحبا #مرخص #مرض #مسا #مساج
      #مسرع #مسروق #مسلسل #مشتك #مشغول #مضروب #مطلوب #معلق #مقابل #مقال #مقبول #مقعد #مقفول #مكالما #مكتب #منطلع #منك #مهم #موضوع #موقع #ميعاد #ناقص #نبيذ
      #نتايج #نخابر #ندم #نزلت #نزلول #نسويل #نفاق #نكت #نكدر #نمسح #نوافق #هدي #هروب #هيطلع #واتساب #ورث #ونش #ووك #ويكند #ياذ #يبيع #يحق #يحكمو #يزرع
      #يزور #يسكت #يسلم #يشوفو #يصدق #يصلح #يطول #يعطي #يقبلو #يقدر #يلا #يلعب #يمسك #يمش #يمنعو #ينمس ._05 ._09 ._bas ._q ._que 14_$ 15_$ 16_y 17_$ 18_$
      2016_$ 2021_$ 20_$ 2_anos 2_duis 2asd- 2olt- 3an_نفسي 3ando- 3arabi_$ 3o2oo- 48_ساعه 6_de 7_$ 7aba- 7abas- 7ade- 7adet- 7ads- 7ate- =0 =05 =09 =18
      =2013 =2015 =2017 =2023 =24 =2da =2ello =3000 =30th =3arabeyya =3atouni =3omr =500 =5000 =52 =74 =7ad =7adeth =7aga =7aka =7atet =a2ol =abiertos
      =abogada =abogados =acabe =aceptan =adderall =addict =adi =adim =admissible =admitted =agdar =agosto =agreement =ajeno =ala =alarma =alejamiento
      =alibi =amaneci =amr =ana =anda =anger =angustia =ano =anoto =ansiedad =anuncios =any =aparato =aplico =aplique =app =aquella =army =arrainment
      =arreglando =arrestaban =asap =asdf =ashamed =atienden =atrapada =attempt =avente =aviso =ayer =ayudeme =ayudo =badal =baiid =bajan =banco =bankruptcy
      =bars =bas =bateria =bay3 =bf =bill =bills =bite =bloquear =bloqueo =bodycam =boot =borre =borrowed =bote =brandishing =bruises =buen =buenas =byesir
      =cacharon =cai =cancion =caro =carry =cerrado =changing =chase =chats =checar =church =citaron =citation =city =client =coartada =cobbs =cobro
      =commissary =committed =comp =compartida =computadora =confessed =confiscaron =consulado =consulta =contrato =conversacion =convulsiones =copas
      =corralon =correcto =cortar =cost =crashed =cruzar =cuarta =cubren =culpa =cumple =dafa3et =dalil =datamaster =days =dea =deals =deben =debt =decidir
      =declarar =defend =defendi =defending =deleted =denunciar =deportable =deported =despacho =despide =destroyed =detention =detienen =deudas =devuelvo
      =dime =directo =director =dirty =discusion =dismissal =dispare =dispatch =dispensario =divorcio =dorm =dormir =drew =drf =dumb =e7dar =elevador =elli
      =elly =email =empujan =en7abes =encubierto =ends =eni =enno =eno =ensene =enterar =entere =ento =equipo =eramos =erfod =escondo =escribo =esculcaron
      =esm =esmo =espalda =esposan =estabamos =estacionamiento =estampillas =estas =estate =esto =estres =estuve =et2sel =etg =evidencia =excepciones
      =failed =fallo =falsa =falto =far =far2 =farm =fax =feet =fel =fina =fini =finished =fired =gane =gang =garantia =gasla =gehaz =ghayyer =ghrad =gift
      =golpearon =grabaron =grabo =gracias =grados =grams =grande =grandes =grandfather =grillete =gritar =grosero =guarantee =hab =hablen =haces =halle
      =halloween =happen =harassing =harassment =headache =heard =hello =herido =hers =hiring =historia =hojas =hope =human =humano =huyo =ibamos =iban
      =icloud =identidad =iep =impound =informacion =informant =injuries =inmigrante =intento =interno =intruder =invento =investigacion =investigating
      =jarabe =jib =joint =junto =jury =juvie =ken =knowing =larga =late =lawer =laws =lease =leh =lein =letra =libre =licensia =luego =lunes =ma3andish
      =ma3loumati =makes =makeup =malicious =management =mande =manutencion =marriage =masking =match =may =mdoc =medicaid =medication =meen =meet =mental
      =mess =miente =mip =mokhalfa =molests =month =months =mordi =mostrar =motargem =movi =msu =muchos =mudarme =mujeres =murder =murio =muskegon =nacio
      =narcotics =needed =negar =negarme =neighborhood =nice =nmasak =nowhere =nsit =numeros =obligacion =obligado =obra =ocho =offer =oficio =ofrecieron
      =ofrecio =olia =olio =opened =option =overseas =overtime =owes =oyo =pagan =pain =palabra =panicking =panico =pantalon =paran =paren =parental =parked
      =part =pasada =pasado =pass =passed =payment =pegado =pegaron =peleo =pelicula =penalidad =percocet =perdon =picks =pidio =piece =pill =pimienta
      =pistolas =pizza =placa =plate =podcast =podian =pointed =poliza =pongo =porro =posts =pot =precio =prescribed =presento =presiona =presos =preste
      =presto =probando =probate =problem =problema =pros =prosequi =protecting =psi =puedes =pv =pwid =queman =questions =ra2am =rafadet =rage =rape
      =receipt =recibio =recoger =recorded =records =recupero =registracion =registrado =registry =regresan =regrese =relay =rentar =renunciar =reportar
      =reported =representan =residue =resisti =respondio =rest =restrictions =result =reunion =revocar =rico =robadas =robot =sa2et =sabab =safar
      =samaritan =sara2 =sarnia =saved =sawwer =sayf =scratched =screwed =secretaria =segui =sene =sentenced =sepa =shakwa =shukran =sistema =sitio =sixteen
      =sleeping =sms =soltar =soplon =speaking =speed =spring =started =steal =stole =story =strangulation =subir =subo =sue =sueltan =suicido =supe
      =suspendieron =swung =ta7lil =tapped =tased =teen =teens =tel3et =tells =terapia =testificar =texts =therapist =these =threatens =tier =tiktok =tinted
      =tiroteo =tools =toque =tos =tow =traer =transferred =truancy =truco =trump =trust =tsa =tumbe =tuvieron =twitter =typed =undercover =unlocked =urgent
      =urgente =uso =vaciaron =vecinos =vemos =venir =veterans =viajar =victimas =videollamadas =vidrios =viejos =viendo =violaciones =violent =visita
      =visitas =visiting =vop =vote =walker =wedding =wheel =wills =witnesses =wondering =working =yalli =ye3raf =yedfa3 =yetla3 =yom =your =youtube =zay
      =zelle =ابغي =اتصرف =اجهز =اجوا =احتاج =احتجاز =احذف =احكيلي =احمل =اختبار =اخذته =ادز =اربعه =ارجعها =ازور =اسبوعين =استشاره =اسحب =اسلم =اسهل =اسوق
      =اشتغل =اشتكت =اشهد =اصغر =اطفال =اطلق =اعبر =اعترفلي =اعتقل =اعمله =اقرا =الاستشاره =الام =الانترلوك =الانتظار =الاوراق =الايام =الايفون =البس
      =البطاريه =البنك =البول =التذر =التلفزيون =الثلاثاء =الجاي =الجوال =الحادث =الحال =الحضور =الحقيقه =الخميس =الدكتور =الدوا =الديل =الرد =الزايده
      =السايق =السعر =السلام =السن =السنه =السواق =السياقه =الشكوي =الصيف =الطلاق =الطلب =العافيه =العركه =الغاء =الغلط =الفات =الفيديو =الكازينو =الكلام
      =الكلبشه =الكيرفيو =الماضي =المحاكم =المساجين =المسجات =المفروض =المهم =النفخ =الهايتا =امتي =انتوا =انسان =اهله =اهلها =اوبن =ايام =ايجابي =ايد =ايس
      =ايفون =باجر =باص =باع =بالاول =بالباركنغ =بالبروبيشن =بالتسليم =بالتقسيط =بالحبس =بالشات =بالشرطه =بالشنطه =بالصيف =بالفورم =بالفيسبوك =بالكليه
      =بالموقع =باليمن =بتردو =بجيبه =بحادث =بحث =بخاخ =بخير =بدار =بدها =براءه =برخصتي =بريء =بشو =بعت =بعضان =بغرفته =بلغت =بمخدر =بنطر =بنفسي =بوزتف =بول
      =بياثر =بياخذ =بياع =بيحقله =بيقتل =تاميني =تجي =تدخلت =تشد =تعاطيت =تعديل =تقتلني =تقسيط =تكدر =تكذب =تكست =تليفون =تهديد =تو =توصيله =جاءت =جاب
      =جاكسون =جدي =جمعه =جواز =جي =جيب =حابسين =حارس =حجز =حجزت =حقكم =حقها =حكمها =خالف =ختياره =خدمه =خصم =خطر =خفت =خلي =خنق =خير =دار =دافعت =درج =دقيت
      =دليل =دمي =دوره =دين =رابدز =راتبي =راحوا =رايي =ربط =رخصت =رديت =رفيقه =رقمي =رمضان =روبوت =زعلان =زوم =سابقا =سبعه =سجين =سحبت =سرعه =سري =سريه
      =سسبندد =سقت =سكرت =سكرو =سكيورتي =سمحت =سوابق =شنطه =شهرين =شهود =شوت =شيك =صاحبه =صاحي =صحيح =صدق =صدك =ضايع =ضحك =ضحيه =ضده =ضربته =ضربتها =ضربنا
      =ضو =طلاق =طلبي =طلق =عادي =عالحدود =عالكورت =عالمدرسه =عام =عايزه =عايش =عبي =عدكم =عده =عربي =عضه =عقد =عمري =عملها =عملولي =عندكم =عنصري =غايب =غبي
      =غراض =فاتحين =فاقه =فتشو =فدرالي =فردي =فريق =فكرت =فورم =فيب =فيديوهات =فيقون =فيكم =فيلون =فيهن =قاصر =قانونيه =قتل =قتلني =قريت =قلبي =قله =قهري
      =قوست =قولت =كارت =كاش =كالام =كام =كتب =كتبته =كده =كذا =كرت =كسرت =كفلت =كمبيوتر =كملت =كورت =لابن =لابنان =لاي =لحقت =لديك =لطيف =لعندكم =لقت =لكم
      =للبوليس =للتفتيش =للدوام =لمرت =لمين =لوني =مات =ماتت =ماسكه =مالتي =متاكد =متذكر =متوتر =مجبور =محاميه =محتاجين =محدش =محكمت =مختفي =مد =مديري
      =مراهق =مرحبا =مرخص =مساعده =مستقبل =مسرع =مسكته =مسلسل =مشغول =مشي =مطلوب =معصبه =معلق =ملف =ملفي =ممرض =ممرضه =منك =موافق =موافقتي =موبايل =موضوع
      =موظف =موقعكم =مول =مولي =ميشيغن =ميعاد =نبيذ =نزلت =نفاقه =نفخت =نكته =نكدر =نكفله =نمره =نوافق =هديك =هروب =هوم =والجهاز =والمراقبه =وبعدين =وتركت
      =وراق =ورشه =ورفضت =وساقت =وسايق =وسجل =وسقت =وسكران =وشارب =وطلبو =وطلعو =وفجاه =وقعها =وكفني =ومحد =ويد =يبيع =يجب =يحق =يحكموه =يسلم =يشتكي =يشوفني
      =يطول =يكولون =يلا =ينام =ينمسك ACTOR+BREAKIN ACTOR+NOW ACTOR+PASTVERB ACTOR+Room ACTOR+TAKING ACTOR+TONIGHT ACTOR+TOOK ANSWER+ARRESTED ANSWER+Drug
      ANSWER+Held ANSWER+PAPERS ANSWER+PODER ANSWER+Plea ANSWERAR+General ANSWERAR+Official ANYMORE+JUDGE ANYMORE+Street ANYMORE+TOOKES ARREST+End
      ARRESTED+COMEIN ARRESTED+HOWTO ARRESTED+Room ARRESTED+SOMEONE ARRESTING+QUERY ARRESTING+Violent ASK+SEARCH ASK+TONIGHT ASKAR+COURTS ASKAR+HURT
      ASKAR+LOTS ASKAR+REFL ASKAR+SEARCH ASKAR+THING ASKEDAR+COURTS ASKEDAR+KIN ASKEDAR+Official ASKING+EVERYONE ASKING+KNOCKED ASKING+PULLEDAR
      ASKING+QUESTIONING ASKING+THING ASKINGAR+KILL ASKINGAR+PULLEDAR AWAY+ARREST AWAY+EX AWAY+FIND AWAY+TONIGHT BE+CAMEIN BE+HABIT BE+TOOKES BEHIND+NOW
      BODY+PILLS BODY+SOMEONE BREAKIN+ARREST BREAKIN+CAR BREAKIN+CHARGED BREAKIN+GIVEBACK BREAKIN+LATER BREAKIN+STATEMENT BREAKIN+WRISTS BREATHE+General
      BREATHE+IF BREATHE+LOC BREATHE+SCARED CAMEIN+NOW CAMEIN+Street CAMEIN+TOOKAR CAR+ACTOR CAR+ANYMORE CAR+HOUSE CAR+Held CAR+LIVE CAR+PODER CAR+POINT
      CHARGED+DANGERES CHARGED+KILL CHARGED+SEVERE CHARGED+Violent CHARGED+WAVING CHILD+ARREST CHILD+ARRESTING CHILD+COMEIN CHILD+PULLINGAR CHILD+STATION
      CLITIC+JOKE COLOR+End COMEIN+NUMBER COMEIN+TALKING COPCAR+MODAL COURTS+FAINT COURTS+HIDEOUT COURTS+KILLING COURTS+PULLED COURTS+Room COURTS+TALKING
      CPS+ANSWER CPS+ARREST CPS+COURTS CPS+Paperwork CPS+QUERY CPS+SOBRIETY CPS+TALKING CUFFS+BE CUFFS+GOT Calendar+BREAKIN Calendar+CAMEIN Calendar+Held
      Calendar+PULLED Calendar+SEARCH DANGER DANGER+DANGER DETECTIVE+ANYMORE DETECTIVE+General DETECTIVE+WARRANT DIE+HOUSE DIE+Near DIE+POLICE DOGS+HURTEN
      DOGS+Held DOOR+CLITIC DOOR+GRABBED DOOR+OUTES DOOR+TOOK DOOR+Traffic Drug+HOWTO Drug+Held Drug+LEGAL Drug+ROADSIDE Drug+WAVING EVERYONE+INTO
      EVERYONE+LOC EVERYONE+Young EX+ASK EX+COURTS EX+JUDGE EX+PODER EX+TAKING EX+TAKINGAR EX+WAVING End+Interview End+PODER End+TONIGHT End+Worker
      FALLEN+General FALLEN+SAY FALLEN+SOMEONE FALLEN+STATEMENT FALLEN+WANT FIND+INTO FIND+NOOSE FIND+OUTES GETOUT+Moment GETOUT+NOW GETOUT+POLICE
      GIVEBACK+DETECTIVE GIVEBACK+HIDEOUT GIVEBACK+HURTS GIVEBACK+Plea GIVEBACK+SCARED GIVEBACK+TAKEES GONEOFF+Interview GONEOFF+NUMBER GONEOFF+WARRANT
      GOT+TOOKAR GRABBED+HANDS GRABBED+JAILED GRABBED+LEDGE GRABBED+PASSEDOUT GRABBED+STATEMENT Gear+POINT Gear+TAKEES General+ARRESTED General+DOOR
      General+EX General+GONEOFF General+IROOM General+PHONE General+PULLING General+SUICIDE General+WAVING HABIT+HEDGE HABIT+HOUSE HABIT+Near
      HABIT+Official HANDS+Moment HASES+DETECTIVE HASES+HURTING HASES+JUST HASES+SOBRIETY HASES+TOOK HASES+TOOKES HEDGE+EVERYONE HEDGE+HIGHPLACE
      HEDGE+OVERDOSE HEDGE+SEARCHED HIDEOUT+FIND HIDEOUT+HURT HIDEOUT+PAST HIGHPLACE+NOOSE HIGHPLACE+Weapon HOME+ANSWERAR HOME+CAMEIN HOME+HOWTO
      HOME+TONIGHT HOUSE+BEHIND HOUSE+CAMEIN HOUSE+HASES HOUSE+HURTEN HOUSE+KIDNAP HOUSE+KILLED HOWTO+PASTVERB HURT+ASK HURT+DOGS HURT+ONLINE HURT+PAPERS
      HURT+PASSEDOUT HURTEN+ACTOR HURTEN+ASK HURTEN+JOKE HURTEN+POINT HURTEN+Weapon HURTING+ACTOR HURTING+CAMEIN HURTING+IDIOM HURTING+Interview
      HURTING+JAILED HURTING+LEGAL HURTING+Paperwork HURTING+SEIZED HURTING+STATEMENT HURTS+ARRESTED HURTS+CAR HURTS+COURTS HURTS+GIVEBACK HURTS+GRABBED
      HURTS+JUST HURTS+PAPERS HURTS+PHONE Held+ASK Held+IWANT Held+PASTVERB IDIOM IDIOM+CLITIC IDIOM+DIE IDIOM+End IDIOM+GOT IDIOM+IDIOM IDIOM+JAILED
      IDIOM+PAPERS IDIOM+PRESENT IDIOM+WANT IF+ARRESTED IF+AWAY IF+DETECTIVE IF+EX IF+GRABBED IF+HURTEN IF+Interview IF+KNOCKING IF+PHONE IF+POLICE
      IF+PULLING IF+SEARCH IF+STATION IF+Worker INTO+DETECTIVE INTO+FIND INTO+GONEOFF INTO+TOOK IROOM+BEHIND IROOM+MODAL IROOM+OUTES IROOM+Young
      IWANT+GONEOFF IWANT+HOUSE IWANT+Interview IWANT+JUST IWANT+PULLED IWANT+QUESTIONING IWANT+SOBRIETY IWANT+STATEMENT Interview+Held Interview+LEFTNOTE
      Interview+PAPERS Interview+Street Interview+THING Interview+Worker Interview+Young JAILED+HURTS JAILED+Interview JAILED+TAKING JAILED+TAKINGAR
      JUDGE+Interview JUDGE+TALKING JUDGE+WILL JUDGE+Worker JUST+LIVE KILL+ACTOR KILL+ASK KILL+BODY KILL+GRABBED KILL+WARRANT KILLED+CLITIC KILLED+LEGAL
      KILLING+COURTS KIN+ASKEDAR KIN+DIED KIN+LIVE KIN+TALKING KNOCKED+ASK KNOCKED+HOUSE KNOCKED+NUMBER KNOCKED+SOMEONE KNOCKING+ARRESTING KNOCKING+CAMEIN
      KNOCKING+General LATER+DETECTIVE LATER+GRABBED LATER+KNOCKING LATER+OUTES LATER+STATEMENT LATER+TOOKES LEDGE+ARRESTED LEDGE+ASK LEDGE+NOOSE
      LEFTNOTE+KIN LEFTNOTE+OUTES LEFTNOTE+STATEMENT LEFTNOTE+WARRANT LEGAL+BODY LEGAL+COMEIN LEGAL+HURTING LEGAL+OVERDOSE LEGAL+Room LEGAL+TOOKAR
      LEGAL+WARRANT LETGO+GOT LETME+HOME LETME+HOUSE LIVE+HOUSE LOC+Calendar LOC+HOWTO LOC+IDIOM LOC+PAST LOC+SUICIDE LOTS+ARREST LOTS+ASKAR LOTS+EX
      LOTS+HOWTO LOTS+NUMBER LOTS+OVERDOSE LOTS+QUESTIONED LURKING+ASK LURKING+JAILED LURKING+LATER LURKING+LOTS LURKING+SOMEONE MISSING+HOWTO MISSING+PILLS
      MODAL+HABIT MODAL+KILLED MODAL+LEFTNOTE MODAL+QUESTIONS Moment+ROADSIDE NECK+THING NOOSE+Calendar NOOSE+DOOR NOOSE+HIGHPLACE NOOSE+HOUSE NOOSE+JAILED
      NOOSE+POLICE NOOSE+QUESTIONING NOOSE+SOBRIETY NOW+ANYMORE NOW+COMEIN NOW+COURTS NOW+LATER NOW+MISSING NOW+TALKING Near+EX Near+JAILED Near+ONLINE
      Near+SOBRIETY ONLINE+Near ONLINE+POLICE ONLINE+Plea OUTES+FIND OUTES+HURT OUTES+KNOCKED OUTES+MISSING OUTES+PAPERS OVERDOSE+Calendar OVERDOSE+General
      OVERDOSE+HEDGE OVERDOSED+HEDGE OVERDOSING+POLICE Official+ARRESTED Official+ASKEDAR Official+ASKINGAR Official+Calendar Official+KIDNAP Official+LATER
      Official+PAST Official+PODER Official+WARRANT Official+WEAPON Official+Weapon PAPERS+ARREST PAPERS+HASES PAPERS+HIDEOUT PAPERS+HOWTO PAPERS+INTO
      PAPERS+LIVE PAPERS+MISSING PAPERS+NUMBER PAPERS+OUTES PAPERS+RECENT PAPERS+TAKEES PAPERS+Worker PAST+DETECTIVE PAST+GETOUT PAST+HOWTO PAST+Interview
      PAST+JAILED PAST+Official PAST+POINT PAST+POLICE PAST+PULLED PAST+SUICIDAL PASTVERB+ARRESTED PASTVERB+BREATHE PASTVERB+DANGERES PASTVERB+HURTING
      PASTVERB+JOKE PASTVERB+ROUGH PHONE+Calendar PHONE+HOUSE PHONE+IF PHONE+Paperwork PILLS+HIDEOUT PILLS+Room PODER+CHILD PODER+CPS PODER+LATER
      PODER+SOBRIETY PODER+Worker PODER+Young POINT+HOME POINT+HOUSE POINT+POLICE POINT+PULLED POLICE+HURTING POLICE+KIDNAP POLICE+PODER POLICE+SEVERE
      POLICE+WAKE POLICE+WARRANT PRESENT+HABIT PRESENT+IDIOM PRESENT+LEFTNOTE PRESENT+PULLEDAR PULLED+BEHIND PULLED+LATER PULLED+LEGAL PULLED+LURKING
      PULLED+PAST PULLED+POINT PULLED+TOOK PULLED+TOOKES PULLED+WARRANT PULLEDAR+LIGHTS PULLEDAR+Near PULLEDAR+PAST PULLEDAR+POINT PULLEDAR+WEAPON
      PULLEDAR+Weapon PULLING+CLITIC PULLING+General PULLINGAR+CHILD PULLINGAR+PRESENT Paperwork+ENDLIFE Paperwork+LURKING Paperwork+Room Plea+IWANT
      Plea+Official QUERY+ANSWERAR QUERY+BODY QUERY+Interview QUERY+KNOCKED QUERY+LEDGE QUERY+LURKING QUERY+OVERDOSED QUERY+SEARCH QUESTIONED+KIN
      QUESTIONED+MODAL QUESTIONED+OUTES QUESTIONING+ACTOR QUESTIONING+GOT QUESTIONING+LEGAL QUESTIONS+LOTS QUESTIONS+MODAL QUESTIONS+PASTVERB RAID+MODAL
      RANOFF+IF RECENT+ASK REFL+RECENT ROADSIDE+PAST ROADSIDE+PASTVERB Room+BEHIND SAY+MISSING SAY+NOOSE SAY+PULLEDAR SAY+WAVING SCARED+JUST SCARED+Near
      SEARCH+HASES SEARCHED+GOT SEARCHED+HOME SEARCHED+WEAPON SEIZED+ASK SEIZED+CAR SEIZED+HANDS SEIZED+NOOSE SEIZED+PASSEDOUT SEIZED+Weapon SEVERE+Calendar
      SEVERE+HANDS SEVERE+PASSEDOUT SEVERE+PAST SOBRIETY+CAR SOBRIETY+GRABBED SOBRIETY+QUERY SOBRIETY+WANT SOBRIETY+Young SOMEONE+ARRESTED SOMEONE+ASKINGAR
      SOMEONE+IWANT SOMEONE+LEGAL SOMEONE+WAVING STATED+ANYMORE STATED+General STATED+POLICE STATEMENT+Held STATEMENT+QUESTIONS STATEMENT+Violent
      STATION+CHILD STATION+SOBRIETY STATION+Traffic STATION+Young SUICIDE+AWAY SUICIDE+INTO SUICIDE+PAST Sick+CAR Sick+GONEOFF Sick+General Sick+JAILED
      Sick+OUTES Street+NUMBER Street+TAKEES Street+TAKING Street+WEAPON TAKING+HURTING TAKING+PILLS TAKINGAR+LEGAL TAKINGAR+PULLINGAR TALKING+BODY
      TALKING+HOUSE TALKING+HURT TALKING+HURTEN TALKING+JAILED TALKING+Room THING+EX THING+HURTEN THING+MISSING THING+TONIGHT TONIGHT+Paperwork TOOK+DOGS
      TOOK+Near TOOK+Plea TOOK+SEARCH TOOK+Street TOOK+THING TOOKAR+FIND TOOKAR+KNOCKING TOOKES+LEDGE TOOKES+Official TOOKES+POLICE TOOKES+Plea
      TOOKES+SOBRIETY TOOKES+Weapon Traffic+GRABBED Traffic+HOWTO Traffic+JUST Traffic+TAKEES Violent+HASES Violent+LIVE Violent+PASSEDOUT Violent+POLICE
      WAKE+DOOR WAKE+HOME WAKE+HOUSE WAKE+WARRANT WANT+HABIT WANT+KNOCKED WANT+NOOSE WANT+PULLEDAR WANT+RAID WANT+SEVERE WARRANT+ANYMORE WARRANT+Drug
      WARRANT+HOUSE WARRANT+INTO WARRANT+MISSING WARRANT+TOOKES WARRANT+WEAPON WARRANT+Weapon WAVING+HIDEOUT WAVING+Interview WAVING+STATEMENT
      WEAPON+DANGERES WEAPON+HIGHPLACE WEAPON+PULLED WHATIF+MODAL WHATIF+THING WILL+DIED WILL+FAINT WILL+IDIOM WILL+MISSING WILL+QUESTIONING Worker+ANSWER
      Worker+INTO Worker+LEGAL Worker+SOBRIETY Young+ARREST Young+ASK Young+HOWTO Young+PULLINGAR ^DOGS ^KILLING ^ONLINE ^PILLS ^ROADTALK ^TALKING ^_12
      ^_3ayez ^_aceptan ^_agarre ^_ammo ^_anoche ^_any ^_aparato ^_arested ^_arma ^_asalto ^_asdf ^_atienden ^_avisar ^_b ^_bad ^_banco ^_battery ^_best
      ^_blood ^_body ^_both ^_bring ^_buscar ^_busque ^_call ^_canada ^_carrying ^_ccw ^_cerraron ^_customs ^_decir ^_detuvieron ^_digo ^_dije ^_dime
      ^_director ^_donde ^_drf ^_drunk ^_dv ^_emergency ^_encontraron ^_ento ^_entrar ^_eso ^_esto ^_estuve ^_fini ^_firme ^_fiscal ^_flint ^_for ^_form
      ^_free ^_fuerza ^_fumar ^_girlfriend ^_give ^_go ^_gracias ^_grand ^_hab ^_habia ^_hablo ^_hacen ^_hacer ^_hago ^_hal ^_hello ^_hi ^_hold ^_hospital
      ^_hurto ^_hyta ^_irs ^_is ^_it ^_kent ^_la2o ^_letter ^_link ^_lose ^_make ^_malicious ^_manejaba ^_maneje ^_marihuana ^_mc ^_meen ^_menor ^_min ^_mip
      ^_mis ^_mismo ^_mota ^_narcotics ^_next ^_ni ^_nothing ^_nsit ^_oakland ^_old ^_only ^_other ^_owvi ^_pague ^_passenger ^_pelea ^_people ^_perdon
      ^_phone ^_pistola ^_probate ^_psi ^_pv ^_pwid ^_quiero ^_quitarme ^_rafadet ^_real ^_recien ^_recoger ^_recursos ^_redada ^_refuse ^_revisar ^_robbery
      ^_saben ^_say ^_scared ^_scram ^_security ^_self ^_shukran ^_sin ^_smell ^_sople ^_sos ^_soy ^_state ^_stole ^_tax ^_te ^_things ^_this ^_turn ^_tuve
      ^_undercover ^_undocumented ^_union ^_vape ^_vender ^_ver ^_visiting ^_vivo ^_walk ^_walked ^_wayne ^_website ^_weed ^_yo ^_your ^_zoom ^_اتصلو ^_احذف
      ^_اخر ^_ارفض ^_اروح ^_اسم ^_اسوق ^_اطلع ^_اعبر ^_اعتداء ^_اعطي ^_اعمل ^_اكلم ^_اكيد ^_البطاريه ^_البوند ^_التلفون ^_السعر ^_السلام ^_السياره ^_الشات
      ^_الشطب ^_الغرامه ^_الكورت ^_المحل ^_المدير ^_امسح ^_امشي ^_انتهت ^_انتو ^_اولاد ^_ايمتي ^_بتجو ^_بتقولو ^_بعت ^_بلا ^_بياع ^_تلفون ^_تهديد ^_جواب
      ^_حادث ^_حبس ^_حجيت ^_حساب ^_حشش ^_حطو ^_خايف ^_خايفين ^_خفت ^_خلص ^_داربط ^_دخنت ^_رجع ^_رفيقي ^_سقت ^_سكين ^_سكينه ^_سلاح ^_سيارتي ^_شالوه ^_شغلي
      ^_شوكت ^_صور ^_ضرب ^_ضربته ^_ضربوني ^_ضروري ^_طريقه ^_طفل ^_عطيني ^_علي ^_عنف ^_فلني ^_فيني ^_قاعد ^_قرات ^_قريت ^_قلتله ^_قول ^_قولت ^_كان ^_كفلت
      ^_كلموني ^_كميه ^_كورت ^_لما ^_ليش ^_متهم ^_مجبور ^_مرحبا ^_مسدس ^_مع ^_معايا ^_نفس ^_هاد ^_هجم ^_وقعت ^_وقفت ^_يفتشون aban- aband- abierta_en
      about_fight about_getting about_theft abra- abrir_la abus- abusa- acaba_$ accidente_$ acco- accou- accusing_me aceptan_pagos acon- acons- acosa-
      adder- addict_and adentro_lo adentro_por adic- adict- adiye_$ admis- adult_$ adve- adver- aeropuerto_$ affi- afraid_of after_ppo afternoon_and
      against_me agarraron_en agarraron_otra agda- age_of agos- agost- agreement_$ ahi_me ahora_lo ahora_otro ahora_que ahorr- ajen- al_cop al_policia alar-
      alarm- alcoholimetro_$ alej- aleja- alib- alim- alto_$ am_calling am_one am_out am_undocumented am_worried amenazar_con amigo_$ amsa- and_asked
      and_drove and_dui and_found and_gave and_in and_let and_me and_need and_needs and_police and_then and_this and_ابي and_اخذوا and_اعترف and_الان
      and_حبسوني and_خلصت and_سرق and_سلاح and_صاحب and_ضربته and_عمري and_عندي and_فتشو and_لم and_لمرت and_مات and_مسدس and_وقعت and_وقفني and_ولادي
      and_يخلص anda_con anda_preguntando ange- anger_management angu- angus- ankle_thing anoche_por anon- anos_dan anos_y another_kid ansi- ansie- antes_y
      anun- anunc- anything_to aparece_en apell- aplico_para apliq- apren- aque- aquel- are_coming are_my are_there are_you armed_robbery arrestar_me
      arrestar_mi arrestar_por arrested_do arrested_my arrested_tonight arrested_with arresto_con arresto_en arrestos_$ as_evidence asap_$ asha- asham-
      asilo_$ asked_to asleep_at asleep_when assi- asus- asust- at_$ at_detroit at_night at_plant at_someone at_work atie- atien- atrap- atras_y atro-
      atrop- attem- avisar_$ aviso_en away_for away_from away_if ayudo_$ b_$ b_hal b_michigan baby_daddy back_what background_$ bag_$ bag_at baii- bajar_la
      ball- balla- ban_$ band- bank- bankr- bas_ما bate- bater- batt- bb_gun be_dropped be_there be_used beco- becom- been_arrested before_he before_police
      before_they being_dismissed being_released bekt- besh- best_way beta- bi7e- bi7e2- bibl- bibli- bici- bien_$ bien_pero bike_$ blac- blam- blame-
      blood_alcohol boat- body- bodyc- bomb- bond_و border_$ borrar_mi boss_is both_of boyfriend_and brand- breathing_when broke_into brom- brother_was
      bte7- btest- btet- btsa- btsa3- buen- buena- burl- burla- but_said by3m- byek- byeka- byen- byesi- cacha- cada_rato call_detective called_911
      called_about calling_for camara_policia can_minor canada_$ canci- car_after car_at car_but car_can car_for carcel_$ carcel_en carcel_lo carcel_y card-
      carro_por carry_on carte- casa_por casa_que case_ends cash_$ caso_me caso_ya cata- cel_que cell_$ cell_phone centr- centro_de cerro_$ charging_me
      chat- chea- check_and check_on chism- chist- chur- churc- cier- cierr- cinco_minutos cinco_veces circuit_$ cita- cita_en citacion_$ citar- clase_$
      clie- clien- clini- coar- coart- cobb- cobra_$ cobran_$ code- comen- comes_to commi- como_saco compe- compl- computer_$ comun- con_abogado con_cpl
      con_ella concu- confesion_$ confl- construccion_de consulta_$ consultation_$ contestar_$ contrato_con convulsiones_y cop_$ cop_did cop_have cop_i
      cop_who copa- cops_allowed cops_asked cops_search cops_were corra- correcto_$ corren_$ cosas_robadas cost_$ cost_anything could_have could_that
      county_$ county_que cousin_$ cove- cover- cpl_en cps_por crac- crash_$ crey- cross- cuando_sale cuando_se cuanto_tome cubre- cuenta_que cuet- cunado_y
      curr- curre- curs- custodia_de da22- da7i- da7iy- daca_$ dakh- dakha- dali- dama- damag- dang- dange- dara- data- datam- days_and days_of de_20 de_5
      de_alejamiento de_aliento de_ciudadania de_csc de_derechos de_ese de_espera de_oficio de_policia de_por de_puerto de_soltar de_soplar de_su de_ustedes
      de_شرطه deal- debe_hacer debo_y decirles_que decli- deco- decom- defienden_$ deja_ver dejan_manejar dejan_regresar dejaron_llamar deje_de dejo_que
      dele- delet- deleted_$ deportar_por derechos_de derechos_miranda derechos_tengo descu- descuento_$ deses- desh- desn- desnu- despues_que destroyed_my
      detective_in detective_keeps detective_llamo detective_says detenido_$ detention_$ deti- detie- deuda- di_mi dia_me dial- did_i died_and dien- dient-
      dieron_dos dieron_papel dije_la dijo_mi dinero_puedo direccion_$ dirt- discr- disparo_$ dispe- district_$ do_juvenile doct- docu- docum- does_your
      dollars_from donde_estan donde_naci door_at dorm_$ dormido_en down_for down_i drinking_$ driving_me driving_with drop_$ drove_$ drug_team drug_test
      drunk_at duer- duerm- dui_and dui_at dui_ayuda dui_in dui_lawyer dui_por dui_viejo dui_y dui_و duis_$ dura_$ dv_and dv_و e7da- earli- easier_if edan-
      eh_$ ejba- ejbar- elev- ella_y else_$ email_$ empuje_$ en7abes_علي en_2022 en_centro en_detencion en_detroit en_dui en_freeway en_linea en_macomb
      en_mexico en_no en_parada en_prision en_probacion en_trabajo en_walmart encontraron_droga encub- encubierto_$ encuentro_$ end_of enfe- enfer-
      enfermo_y enough_for ensa- ensene_mi enterar_que entregar_se equip- era_yo eram- eramo- eres_$ erfo- es_delito es_ilegal es_legal escan- eso_$ eso_es
      eso_fue espal- espanol_en esposa_$ esposado_y esposo_esta esposo_no esposo_nunca esposo_que esposo_saco esposo_ya esta_acusado esta_gritando
      esta_suspendida estan_abiertos estar_preso este_fin esto_se estoy_muy et2abad_3alayya et2s- et2se- et3a- et3aw- everybody_in evid- evide- ex_has
      ex_says ex_took exac- exact- exces- exig- extradition_$ face_id faci- facility_$ fact- faile- false_report family_about fata- fatas- fax_$ federal_$
      federales_$ fest- fianza_y fight_$ fija- find- fire_$ flight_risk foot- for_15 for_bench for_blood for_bond for_drug for_fentanyl for_getting
      for_having for_hitting for_interview for_months for_no for_open for_same for_school for_smoking force_$ forge- foster_parent fram- friday_$ friend_got
      friend_overdosed friend_to friend_was fris- from_another from_being from_dui from_ohio from_police from_sheriffs from_walmart front_desk fta_$ fue_mi
      fue_y fugi- fugit- fumar_en fund- futu- futur- gas_pimienta gasl- gave_statement geha- get_my get_pulled get_stopped getting_charged ghar- ghayy-
      gher_ezn ghra- girlfriend_and girlfriend_got give- go_$ go_now golpeando_en golpearon_mi good_lawyer goodbye_to got_arested got_dui got_home
      got_letter got_ppo grabbed_her grac- graci- gracias_$ grado- grados_de gramos_de grillete_$ grip- gros- grose- guara- gun_case guns_and guy_at guy_who
      hablar_por hablo_$ hace_2 hace_6 hace_anos hace_mes hace_meses had_been had_gun hago_hoy hal_chat hallo- happen_to happened_and harassing_me harb-
      hart- has_never has_warrant hasta_alla hate- have_$ have_all hay_ayuda hay_bus hay_orden hayd- he_go he_going he_say he_sees he_stopped heada- heal-
      hell- help- her_i heri- herid- hermana_la hermana_quiere hermano_indocumentado hermano_por hermano_quiere hicieron_firmar hicieron_la hija_es hija_me
      hijo_acaba hijo_adolescente hijo_por hijo_que hijo_rompio hijo_sin hijo_tomo him_because him_for him_up him_الليله him_في him_مع hirin- his_case
      his_first his_girlfriend his_lawyer his_mom histo- hizo_y hoja- holding_my holi- holid- home_in homic- hora_me horas_de horas_y hours_away
      house_arrest house_is how_i how_مش humano_$ huron_and hurt_$ husband_for husband_was hyta_y i_called i_could i_finished i_heard i_hide i_never i_ran
      i_refused i_sold i_stole i_travel i_wear iba_rapido ibam- ibamo- ice_detained ice_en iclo- iclou- idea_what idio- if_someone immigration_agents
      immigration_and immigration_hold impaired_$ impo- impou- in_2021 in_grand in_port in_town in_vehicle inca- indu- infa- info_$ informant_$ informante_$
      inhe- inher- inmigracion_en inmigracion_que inmigrante_$ insa- instr- interno_$ interview_me inti- into_it intru- invasion_$ inven- investigating_me
      invi- ir_شرطه irs_$ is_16 is_20 is_3 is_accused is_accusing is_addict is_end is_felony is_from is_good is_hiding is_his is_hyta is_ok is_polygraph
      is_stalking is_stealing is_that is_undocumented it_for it_keeps it_off it_with jackson_prison jail- jail_que jara- jarab- jens- jeye_$ join- joke_$
      judge_$ just- just_go juvi- kan_في kaza- kazab- keep_getting kelm- kept_asking kept_my khal- khale- khne- khol- kick_in kid_was kids_if kill_for
      kitchen_and knock_$ know_when knowi- la_abogada la_ayuda la_bateria la_cartera la_computadora la_detuvieron la_entrevista la_espalda la_espera la_hago
      la_hora la_lista la_meen la_misma la_obra la_placa la_po la_presiona la_prision la_quieren la_regla la_saco la_sangre la_sueltan la_tengo la_tos
      la_visita la_شرطه labo- larceny_in larg- last_spring last_week law_$ lawe- lawyer_$ lawyer_if lawyer_in lawyer_says lawyer_will le_$ le_cobran le_dice
      le_dijo le_ensene le_hace le_la le_menti le_piden le_quitaron leas- leave_after leaving_me legal_$ les_cuento les_puedo lesi- lesio- letter_from
      leyeron_mis libr- licencia_esta license_$ license_plate lied_about lied_to life- lights_on limpio_$ liste- little_$ llama_$ llama_la llamar_por
      llame_$ llego_carta llego_mi llego_subpoena llegue_tarde llevaron_al lo_agarro lo_dejan lo_digo lo_estoy lo_hizo lo_iba lo_recupero lo_robe lo_sueltan
      lo_tiene lo_van locker_$ long_before long_can long_till lueg- lune- lunes_$ luz_y lying_$ ma2a- ma3a- ma3an- ma3ne- ma7a- machi- mail_$ majb- majbo-
      make_me makeu- mal_la mali- malic- mama_le mama_soltera mama_y manana_en manana_la manana_y manda_al mando_carta manejando_$ manu- manut- maquina_$
      march_$ marihuana_en marq- marqu- marr- marri- masari_la maski- masr- masro- mat_في matc- matter_$ mawd- mawdo- max_$ me_about me_agarraron
      me_arrestaban me_busca me_buscan me_cacharon me_cargaron me_cayo me_defienden me_detienen me_detuvieron me_dices me_dui me_esposan me_fue me_fui
      me_hicieron me_llaman me_llamen me_olvido me_pegaron me_pidio me_puedes me_quedo me_resisti me_robe me_straight me_subieron me_ticket me_tocan me_vine
      me_warning me_y me_اكتب me_بالطريق me_بس me_بلا me_بوليس me_مع medic- meeting_with mejor- mejor_no mensaje_$ mensajes_de menta- mentira_$ meses_$
      meses_y meth_$ mi_agente mi_apartamento mi_background mi_casero mi_ciudad mi_corte mi_dinero mi_medicina mi_muchacho mi_oficial mi_patio mi_pistola
      mi_placa mi_rifle mi_sentencia mi_telefono mil_y miles_$ mine_$ minor_be mio_no miranda_$ miranda_rights mis_datos mis_mensajes mismo_nombre mista-
      mistake_$ mn_and mn_gher mn_record mo2a- mo7a- modd- modi- mokhalfa_$ mole- moles- money_missing month- months_$ months_ago motion_$ muchacho_y mucho-
      mucho_tiempo muda- mudar- mugshot_is mujer- mujer_$ multa- murd- murde- muri- murio_mi musi- musk- muske- my_2 my_appeal my_bf my_boss my_car my_case
      my_coworker my_coworkers my_exs my_grandfather my_hearing my_late my_medicine my_next my_pills my_pistol my_right my_sisters my_statement my_stuff
      my_teen my_things naci_en nacio_aqui nada_que nadie_sabe nadie_salio near_me need_my neede- neighbors_called never_been next_$ next_time ni_por
      nice_but night_and night_for ningun_papel ninos_con nmas- nmasa- no_al no_bond no_conteste no_dijeron no_entendi no_idea no_marks no_pago no_reason
      no_to no_tome no_traer nobody_called nolle_prosequi nomas_$ nomas_por normal_$ nos_dieron nos_vemos not_$ not_it not_make not_me not_my not_they nota-
      notar- notif- now_can now_with nowh- nowhe- number_and numero_$ nunca_le nursing_license o_mejor o_tengo o_ya oakland_$ obed- obede- obligacion_de
      of_drugs of_going of_him of_paper of_things of_wine off_work offer_$ officer_at officer_i officer_never officer_search officer_wrote oficial_$
      oficial_de oficial_que oficina_que oficina_y old_with on_for on_no on_suicide on_time once_and open_carry opene- opti- optio- or_is orden_es other_guy
      otro_$ otro_lado out_i over_from overdosed_last overt- owi_اول own_house paga_$ pague_$ pague_bond paid_$ pain_pills pais_y panic- panta- papa_que
      papel_$ papeles_para paper- paper_on para_ir para_revisar paran_suspendido pararon_$ pararon_que pararon_sin pareja_$ parents_$ parke- parked_car
      pasad- pasar_con pasar_la pase_la paso_por paso_que pay_lawyer pay_restitution pbt_$ pegad- pelea_$ pelic- pena_pero pena_por penalidad_por people_are
      perdi_$ perdio_la perf- permiso_de pero_quiero phone_at phys- physi- picks_up piec- pimi- pimie- pistola_era pizz- placa_$ placas_de platicar_con
      play- plea_$ plead_$ plead_and pleading_guilty po_$ poda- podad- podc- podca- podi- podia- police_arrested police_did police_gave police_keep
      police_knock police_need police_said police_showed police_will policia_entro policia_llego policia_no policia_pregunta poligrafo_$ poliz- ponc-
      por_agresion por_alcohol por_arrestos por_carro por_droga por_drogas por_dv por_email por_eso por_estar por_este por_miedo por_pasar por_telefono
      por_vida porque_estaba porque_mi porque_tenia porr- posesion_de positivo_en positivo_y posti- powe- ppo_against ppo_on precio_$ preguntan_$
      preguntar_cosas preguntas_de presa_y prescription_and presi- preso- preso_por prest- pretrial_$ pric- primero_$ probando_$ probation_can
      probation_meeting probatoria_y problem_$ proc- proce- process_$ pronto_$ prosecutor_$ prueba_$ puede_cps puede_entrar puede_la puede_llamar
      pueden_hacer puedes_hacer puedo_demandar puedo_entrar puedo_escribir puedo_hacer puedo_mandar puedo_negarme puedo_platicar puedo_recoger puedo_sacar
      puedo_tener puedo_volver puerta_de puerta_es puerto_rico pull_over pusieron_warrant put_on pv_$ que_baje que_contestar que_conviene que_cosas
      que_dejar que_derechos que_dicen que_ella que_estan que_hablar que_hacer que_llamar que_mande que_momento que_pague que_papeles que_parte que_pasos
      que_pena que_policia que_preguntan que_puedo que_quieren que_regrese que_responder que_sigue que_soy que_tiene que_uno que_vaya que_vio quej- querer_$
      questioned_me quien_le quien_llamo quiere_entrevistar quiere_pagar quiere_tomar quieren_dar quiero_cambiar quiero_mi quiero_sacar quiero_ser quitan_$
      quitaron_carro ra2a- raci- raid_$ ran_from rast- rastr- rate- read_my reca- recei- recom- recorded_$ records_$ recue- recup- refr- refuse_or
      refused_breathalyzer registrado_$ regresar_mi regu- released_$ rent- renta_cuarto renu- renun- repa- reportarse_$ repr- requi- rese- reser-
      residente_con resisting_$ resource_officer respondio_$ rest_of restrictions_$ reten- retr- reun- reuni- right_away rights_at road_rage robad-
      robaron_carro robbe- rompi_la sa2e- saba- saber_si sacaron_sangre saco_la saco_mi safa- said_it sale_en salir_sucio salv- salva- sama- samar- sample_$
      sana- sana_و sar_shi sarl- sarn- sarni- save- saw_something saww- sawwe- say_i say_if say_to says_my says_they scared_of scen- sche- sched- school_and
      school_bus school_my scra- scrat- screen_$ screw- se_acabo se_lee se_leer se_muere se_murio se_peleo se_presento se_que se_suicido se_vale searched_me
      see_judge see_police sees_judge seguridad_me seguro_social semana_como semana_pasada semana_y semb- sembr- send_me sene_و sentencia_$ sentencia_de
      set_fire shakw- share3_$ shat- she_made shere- sheriff_came should_she show_$ show_id showed_my shuk- shukr- si_alguien si_algun si_estoy si_falto
      si_la si_lo si_tomo si_viene sign_and signa- sin_arma sin_condena sin_leer sin_motivo sin_preguntar sin_querer sit_there siti- six_hours sixt- sixte-
      sleep_$ smoking_weed snap_$ snapchat_de snif- snitch_$ snow- sobre_mi sobrino_esta social_$ sold_pills solo_le soltaron_esta some_stuff some_things
      somebody_else somebody_in someone_told something_$ son_did son_diez son_is son_wants sons_case soplo- soplon_$ sour- soy_mama speak_to spit- spri-
      sprin- stand_your stay_$ stay_away stay_home stea- steal- stealing_$ still_arrested stol- stole_$ stole_from stop_by stop_on street_$ stuck_in stuff_$
      su_bebe su_medicina su_telefono su_warrant subir_la sueltan_hoy summ- summe- summons_$ sund- sunda- supe_que suspi- sust- swun- ta3l- ta7li- taba-
      take_stand taking_long talab- tan_grave tan_rapido tappe- target_letter tarj- tarjeta_$ tarjeta_en te_arrestan tecl- tecle- tehm- tehmo- tel3- tel3e-
      telefono_para tell_cop tell_you ten_minutes tend- tener- tengo_14 tengo_19 tengo_cita tengo_corte tengo_social tengo_warrant tenia- tenia_miedo tens-
      tera- terap- termine_mi test_at testificar_$ tether_$ text_you texto_$ textos_que texts_$ that_be that_even them_search thera- there_and thes-
      they_arrested they_ask they_had they_hold they_make they_never they_still they_think they_towed they_would they_wrote thing_as things_to this_dui
      this_felony this_going this_ticket this_whole threa- three_and three_hours ticket_from ticket_علي tienda_me tiene_dui tiene_que tikt- tikto- time_for
      times_this tint- tinte- tire- tirot- tle3- to_add to_detective to_file to_give to_happen to_hear to_her to_jury to_lawyer to_officer to_plead
      to_police to_post to_press to_serve to_show to_somebody to_speak to_tell to_trial to_turn to_you tocan_la tocando_la todo_esto todo_me tomorrow_at
      tonight_and took_blood took_me tool- tools_are toqu- towe- towed_my trabajo_de trabajo_me trabajo_por trae_$ traia_pistola transfer_probation trata_$
      trav- travel_$ tres- tres_dui tres_horas tres_veces tresp- troy_$ truco_para trum- trus- turn_in turning_myself tuvi- tuvie- tuvo_dui twit- twitt-
      two_days two_year type- unas_cosas unco- uncon- under- uno_en unsu- urgente_$ usar- used_against used_my ustedes_ayudan va_enterar va_poner va_por
      vacation_$ vale_$ van_correr van_decir van_hasta van_tres van_ver vape- vapea- vaya- vaya_la vemo- venez- veni- ver_todo vera- verdad_que version_de
      vez_manejando vez_y viaj- viaja- video_de vieja_en viejo- viejo_$ viene_la vier- vino_la visi- visit- visita_$ vivir_con voy_$ voy_mi vuelta_$
      warrant_$ warrants_$ was_born was_drunk was_impaired was_out was_taken was_unconscious water_$ wayne_$ we_do wedd- weddi- weed_$ weed_en weed_في
      well_$ what_are what_he what_if what_should whee- when_will where_he who_i who_overdosed wife_got will- will_judge will_she wills_$ winds- with_court
      with_something with_your without_my word_against work_$ work_is worki- wrote_me xbox_$ y_ahi y_apenas y_aqui y_de y_dui y_encontro y_entre y_falto
      y_habia y_les y_llegue y_manejo y_mis y_owi y_por y_quiero y_salio y_sus y_tome y_vino y_warrant ya_hable ya_soy ya_termine yesta- yetl- yetla- yo_la
      yo_llame yo_ni you_$ you_give you_need you_still your_ground your_name your_rights youth_home youtu- zell- zelle_$ zghi- zoom_$ ابره_la ابني_3omro
      ابني_اخد ابني_اخذ ابني_اخذوه ابني_اللي ابني_خالف ابني_دخل ابني_رجع ابني_عنده ابني_كسر ابني_مدمن ابني_مع ابني_وقفوه ابني_يريد ابي_hal اتصر-
      اتصلت_بالشرطه اتصلو_من اجت_علي اجو_علي اجيب- احتجا- احتي- احتيا- احضر_$ اخاب- اختب- اختلا- اختي_اخذت اخدت_mip اخدو_ابني اخذ_دوا اخر_$ اخلا- اخوي_15
      اخوي_not اخوي_بالسجن اخوي_مسكوه اخي_الصغير اخي_علي اخي_كان اخي_وهو ادزل- اذا_اعترفت اذا_غبت اذا_لا اذا_وقعت اذا_وقفوني اذن_$ ارجعه- ارجعها_him
      اريد_اشتكي اسبو- اسبوع- استاج- استر- استرج- استش- استشا- استف- استيناف_$ اسلم_نفسي اسهل_$ اسوي_and اشتغ- اشتكي_$ اشتكي_عليه اشرح- اصابا- اعتذ- اعرف_$
      اعطين- اعمل_eh اعمل_هلق اغلا- اقامه_and اكسب- الاجا- الاحد_$ الارب- الاسبوع_الجاي الاك- الال- الالك- الامب- الاور- الايا- الايف- البار_and الباق-
      البس_$ البود- البيت_بدون التامين_$ التذ- التفتيش_$ التك- التي- الجاي- الحبوب_$ الحضو- الخمي- الدكت- الدوام_$ الدول- الري- الزا- الزاي- الزي- السايق_$
      الست- الستي- السجين_$ السع- السلام_عليكم السياره_لان الشرطه_اخذت الشرطه_اخذته الشرطه_عن الشرطي_ما الشغل_عن الشكو- الشهر_الماضي الصو- الصي- الضحك_علي
      الطريق_and الطل- الطلا- الطي- العاف- العام_الماضي العرك- العيله_$ الغا- الغل- الفحص_$ الفيد- القاصر_$ القت- القسم_$ الكاز- الكلا- الكير- الكيرفيو_$
      اللاي- اللي_ضربته اللي_فات الليسن_$ المحقق_اتصل المحقق_بدو المدا- المعل- المفر- المك- المكا- المكتب_$ الملف_$ المه- الموا- النت- الهايتا_$ الورقه_and
      الوي- امر_الحمايه امشي_$ امل_$ امي_كبيره انا_and انا_sakran انا_بالبيت انا_برا انا_بريء انا_تحت انا_سكران انا_طالب انا_كنت انا_مذنب انت_$ انتر- انترف-
      انتو- انسا- اني_ما اهله- اونص- اي_ورقه ايجاب- ايش_الحكم ايفو- بارول_$ بالاس- بالاع- بالاول_$ بالبروبيشن_$ بالجر- بالجهاز_الصغير بالحب- بالحبس_$ بالحك-
      بالدا- بالسجن_شو بالشرطه_$ بالشن- بالصي- بالف- بالفي- بالقاعه_$ بالقانون_$ بالكو- بالكورت_$ بالمستشفي_$ بالمع- بالنا- باليم- بتدو- بترا- بترد- بتسا-
      بتساع- بتقول- بتنش- بثلا- بجيبه_him بحاد- بدها_تحكي بدو_ابني بدو_ياخد بدو_يحكي بدي_اشتكي برا_la براء- برخصت- برخصتي_$ بريء_$ بسيارتي_$ بعد_ساعه
      بعرف_ayya بعرف_من بعضا- بعمل- بلا_مذكره بلاي- بلايح- بنتي_انمسكت بنتي_بدها بهالق- بورت_هيورن بوزت- بوين- بياث- بيان- بيانا- بيتا- بيتاخ- بيتع- بيحا-
      بيحب- بيدخ- بيساع- بيسمح- بيع_$ بيعد- بيفي- بيفيد- بيقت- بينف- تاخذو- تامين- تاني_$ تتكل- تجاو- تحت_السن تخان- تدخل- تراك- ترجم- ترخي- تردو- تركو-
      تساع- تساعد- تسوي- تضار- تضارب- تضمن- تعاطي- تعدي- تعمل_$ تغطو- تفتيش_سيارتي تقتل- تقتلن- تقتلني_me تقدر- تقسي- تكت_$ تليف- تليفو- تمسك- تهاو- تهدي-
      توصل- توصيل- جابو- جاكس- جاكسو- جوزي_عنده جي_بي حادث_$ حامل_سلاح حبس_و حبوب_and حتي_ما حسبو- حقي_$ حكمه- حكمها_$ خابرت- خايف_and ختيا- ختيار- خطر_$
      خطيبت- خلصت_القضيه دافعت_عن دق_الشرطي دليل_اني دوره_him رابد- راتب- راحت_$ راحت_علي راحو- رح_ادخل رح_موت رح_يرجع رح_ينحبس رخصه_السلاح رخصه_بعد رفض_فحص
      رفضو- رفيق_السكن رفيقي_and رمضا- رواي- روايت- روبو- روح_عالكورت زعلا- زوجي_بالسجن زوجي_خايف زوجي_دخل زوجي_مو ساعات_الخدمه ساعات_خدمه سايق_$ سايق_اوبر
      سته_شهور ستوب_$ سرقت- سسبن- سسبند- سقت_and سكر_$ سكرت- سكوت- سنه_علي سواب- سوابق_and سوال_$ سيارتي_$ شاهد_$ شخص_اخر شرطه_برا شرطي_وقفني شكرا_$ شكوي_$
      شلون_احجي شنو_نسوي شهاد- شهادت- شهر_$ شهري- شو_احسن شو_الحكم شو_القانون شو_فيني صاحب_البيت صح_$ صغار_and صيدل- ضربته- ضربته_$ ضربتها_him ضربنا_me
      ضيعت_ورقه طلاق_$ طلعت_and طليقي_$ عالت- عالجسر_$ عالحد- عالص- عالغ- عالمع- عالو- عام_$ عايز_اعرف عربي_$ عضه_him عضي_$ علي_license علي_owi علي_البيت
      علي_المراقبه علي_حدا علي_خناقه علي_في علي_مذكره عم_تسال عم_تقول عم_جرب عم_عبي عمرها_16 عمرها_20 عمري_ما عمل_شي عمله- عملو- عملول- عند_شرطه عندك-
      عندكم_$ عندنا_$ عنده_كورت عنده_مسدس عندي_and عندي_سوال عندي_سياره عندي_كورت غايب_$ غلط_$ فاتح- فاتحي- فاقه_him فدرا- فرجي- فقير_and في_$ في_michigan
      في_owi في_parking في_semi في_shi في_warrant في_ريحه في_فحص في_فيديو فيديو- فيديو_$ فيقو- فيلون_and فيني_صور فيهم_$ فيهم_يفتشو فيي_$ قاصر_$ قاضي_$
      قالو_عندهم قالولي_ما قانو- قانون- قانونا_$ قاوم- قبل_$ قبل_3 قبل_شهرين قتلن- قتلني_me قد_ايه قضايا_$ قضيه_$ قضيه_علي قفل_السياره قفل_سياره كاونتي_$
      كبير_$ كتبو- كحول_$ كذبت_علي كل_يوم كلها_$ كمبي- كمبيو- كنت_بالبيت كنت_عم كندا_$ كوبي_$ كورت_$ كونس- كيف_طلع كيف_لاقي لا_بنطر لا_في لا_ما لابنا-
      لازم_اعرف لازم_اوقع لازم_وقع لازم_يقول لان_كلنا لحسا- لرفي- لرفيق- لزوج- لعندك- لعندكم_$ لقوا_معي للاح- للاي- للبو- للبول- للتف- للتفت- للجا- للجه-
      للجها- للدو- للدوا- للشا- للمد- لما_وقفوني لمرت- لمست- لموق- لو_بس لو_رحت ليش_$ ما_sar ما_حد ما_رد ما_سمعت ما_شربت ما_قال ما_لحقت متذك- متوت- متي_يطلع
      مجبو- محامي_شو محبوس_and محتاج- محفظ- مد_ايده مذكره_علي مذنب_$ مراه- مرحب- مساع- مساعد- مساعده_$ مسافر_and مستح- مستقب- مسكوا_ابن مش_الي مشغو- مضرو-
      مطلو- مع_اخي معصب- معي_and معي_حق معي_شو مقفو- مكتبكم_$ ممرض- ممنو- من_التفكير من_الشرب من_جوا من_حقي من_ست من_سنه من_شهر من_عندهم من_قهري من_كم
      من_كندا من_لما منك_$ مو_انا مو_سايق مواف- موافق- موجود_$ موضو- موقعك- ميعا- نبعت- نخاب- نزلول- نسوي- نسويل- نفاق- نفاقه_him نفخت_0 نقاض- نكفل- نمت_and
      نواف- هابي- هابيت- هالا- هالاس- هالج- هالقضيه_$ هددت- هسه_لو هل_هذا هل_يجب هلق_خايف هو_اللي هيطل- هيورن_$ و_dui و_owi و_بدي و_خلص و_علي و_عندي
      و_مسكوني واحد_بيقول واحده_$ واشت- واعط- واقع- والاو- والث- والسا- والشرطه_$ والمخ- والمر- وبعدي- وتخا- وحدي_$ ورفض- وسكرا- وشاف- وصور- وعمر- وفجا-
      وقعه- وقعها_him وكفن- وكفو- ولدي_$ ومعي_مسدس وندمت_$ وهو_ما وهو_محبوس وهو_مش وهو_موقوف ويشو- ويشوف- ويطلع- وين_روح وين_كاونتي وين_محكمه يترج- يحضر_$
      يحكي_معي يخلص_$ يدفع- يرجع_$ يرجع_عالبيت يروح_$ يسافر_$ يسال_ابني يشوفن- يشوفو- يصدق- يطول_$ يقدر- يقدر_يسافر يكول- يكولو- يمكن- يمنعو- ينمس- يوصل-
      يوم_الجمعه يوم_من`,
    '-0.5': `#ابعتل #اجاز #اخل #اخلي #ادم #ارسال #ازا #ازعاج #ازور #استشار #اضح #اضم #اعتد #اغير #افق #اقي #امت #امس #امهم #بنك #بيحقل #بيساعد #بيوقفو #تاذ #تجاوب
      #تحرش #تذر #ترخيص #تسلم #تصالح #تطلق #تغير #تقسيط #تلفزي #تمام #تنازلت #توف #توه #ثانو #جنت #حارس #حشش #حضان #حقق #حلو #حمدلل #خربت #خفت #خير #داربط
      #داهم #دقوا #دوام #ذكا #رديت #رفعت #سجون #سحبت #سلب #سوار #شحن #شكو #صالح #صداع #صدق #صدم #صيف #طلاق #طوار #عضي #عطل #عملول #عيد #فكو #قتلت #قرات
      #قعدت #قلق #كال #كبس #كذبت #كود #لقا #لقت #محروق #محفظ #مخبر #مرتاح #مزيف #مستقبل #مسحت #معلوما #معمل #ممرض #موافق #ناجل #نرد #نفق #نقدر #نكفل #نمت
      #يبعت #يبغ #يرحم #يشتك #يعترف #يقر #يقرا #يكذب #يلف ._08 08_$ 15_and 17_and 2018_$ 2019_and 2022_$ 2023_$ 2alb- 2nd_$ 3_months 3anni_$ 3ato- 3atou-
      3endk- 3omr- 3omro_15 5_$ =08 =1200 =2000 =2008 =2010 =2016 =3an =3endkon =3omro =750 =7a2 =aa =accusing =acta =adiye =adoptar =afraid =agarra
      =agarramos =agarre =age =algun =amenace =antidoping =anybody =aparecio =appealing =apunte =arrestos =asks =avisarle =ayyam =balas =ball =battery =ben
      =bot =brazalete =broken =bta3 =buena =cameras =cantina =career =centro =cerro =cervezas =chamarra =chan =character =charging =chat =checkpoints =cita
      =claw =codigo =comida =complain =compras =confesion =contestan =contract =copy =cort =dab =dammi =das =data =death =debe =decia =demandar =descuento
      =dices =duda =duis =easier =em7i =emergencia =empuje =encontro =entering =entrevista =entrevistar =entry =eres =esmi =espero =estuvieron =evicted
      =extradition =facing =factura =fail =fallecio =fiador =fighting =film =fire =firma =ghalat =gher =golpee =grandparents =grua =handcuff =happy =hayda
      =herencia =hola =hui =idi =interrogan =interrogar =judges =keda =keyed =khatwe =khof =killed =la2enno =la2o =lawyers =leil =letting =lines =link
      =llamadas =llamamos =locker =looked =ma7bous =maktab =malo =maneje =marco =marhaba =marzo =mat =matando =mc =menti =mil =mind =mistake =mni7 =mobile
      =muere =mugshot =naci =navidad =noches =nolle =novela =nude =obstruction =odds =paperwork =paramedico =pasando =passcode =pelee =peso =play =pleading
      =post =preguntaron =presa =process =puerto =pull =punched =quebro =quiet =ramp =recibo =recoge =reporter =resource =responder =respuesta =returning
      =revoke =risk =rompi =ruined =schools =searched =secuestro =sees =segn =seguimos =sera =share3 =sheft =sick =site =sober =sold =spit =suing =talabt
      =talks =tamam =tele =tenerlo =termina =textos =threatened =threats =thx =tire =toco =touched =towed =tps =traes =tragan =transfer =trap =true
      =unconscious =vacation =vape =vieron =violando =warning =wear =wire =xbox =yeh =zeyara =ازاي =اسال =اشتكي =اشرح =اطلعه =اعتقلوا =الاي =البارح =التاكس
      =الجايه =الحضانه =الزياره =الشهر =الضحك =الفاتت =القاعه =القلق =الناس =امته =امس =امهم =انطي =اوبر =اوقفوني =ايدك =ايمت =بالاخبار =بالبار =بالجامع
      =بالعطله =بالكورت =بتقولو =به =بيقدروا =تاذي =تبعكم =تتصل =تجاوب =تحرش =تحقيق =ترك =تسلم =تغير =تقدر =تمام =توفي =توه =جارتها =جامعه =جدتي =جسر =جنت
      =جه =حجيت =حشش =حطت =حلو =حول =خربت =خنقه =داربط =دقوا =ده =رايك =رفعت =سرقو =سلب =سناب =سوالي =شاربه =شكوي =شوف =شوكت =شيرف =صدم =ضربت =ضربوني =عراقي
      =عربيتي =عضي =عليكم =فدرال =فود =قرات =قريبي =قصتي =قعدت =كال =كانو =كذبت =كرسي =كلبشني =كول =كيفك =لقوا =لوير =محروق =محله =مخبر =مخبي =مشكل =مضيه
      =معلوماتي =ناجل =نرد =نزلوني =نقدر =نمت =وافق =وزن =يسمع =يعترف =يفرق =يقرا =ينفخ ANSWERAR+HOUSE ANSWERAR+PHONE ANYMORE+PULLEDAR ANYMORE+STATION
      ARREST+CUFFS ARREST+GONEOFF ARREST+JUST ARREST+RECENT ARRESTED+End ARRESTED+GOT ASK+CAR ASK+EVERYONE ASKEDAR+ANSWER ASKEDAR+POLICE ASKEDAR+PRESENT
      ASKING+HURTEN ASKING+PULLED ASKING+SEVERE AWAY+ONLINE BE+ONLINE BEHIND+SAY BREAKIN+ANSWER BREATHE+CAR CAR+DIE CAR+OVERDOSING CHARGED+HURTING
      CHARGED+Sick CHILD+HOWTO CLITIC+OVERDOSED COMEIN+Interview COURTS+ANSWERAR COURTS+WHATIF CPS+BREAKIN CPS+LATER CPS+PAST CPS+THING CUFFEDAR+TOOKAR
      CUFFS+ARREST CUFFS+LEGAL CUFFS+MODAL Calendar+DETECTIVE Calendar+STATION DETECTIVE+LEFTNOTE DETECTIVE+TOOK DIE+ACTOR DIE+General DIE+HURTING
      DIE+Moment DOGS+HOME DOGS+HURT DOGS+Violent DOOR+HURT DOOR+JAILED DOOR+LEGAL DOOR+PODER DOOR+THING DOOR+TOOKES DOOR+WARRANT Drug+COMEIN Drug+Interview
      Drug+Street EVERYONE+PAPERS EX+Calendar EX+IWANT EX+POLICE EX+TALKING EX+Worker End+Calendar End+JOKE End+WHATIF FAINT+IF FAINT+JAILED FAINT+Official
      FAINT+POLICE FALLEN+POINT FIND+COURTS FIND+GIVEBACK FIND+JAILED FIND+Official GETOUT+DOOR GETOUT+IF GIVEBACK+BREAKIN GIVEBACK+PODER GONEOFF+DOOR
      GOODBYE+IF GOODBYE+Paperwork GOT+ASKEDAR GOT+IDIOM GOT+JOKE GRABBED+FIND GRABBED+HIGHPLACE GRABBED+KILLED GRABBED+WRISTS General+COPCAR General+CPS
      General+DETECTIVE General+LIGHTS HABIT HABIT+HABIT HABIT+HIDEOUT HANDS+HEDGE HASES+ASK HEDGE+CUFFEDAR HEDGE+JOKE HEDGE+QUESTIONED HEDGE+SOBRIETY
      HIDING+DOOR HIDING+JUDGE HIGHPLACE+WEAPON HOUSE+ACTOR HOWTO+POLICE HOWTO+SEARCH HURT+JOKE HURT+POINT HURTEN+WRISTS HURTING+ANYMORE HURTING+GONEOFF
      HURTING+ONLINE HURTING+TAKING HURTS+General HURTS+POINT Held+WARRANT IF+COPCAR IF+CPS IF+LEDGE IF+LURKING IF+OVERDOSED IF+Official IF+PULLED IF+RECENT
      IF+ROADSIDE IF+SOMEONE INTO+JOKE INTO+ONLINE IWANT+WARRANT Interview+REFL Interview+TOOK JOKE+CLITIC JUDGE+ANSWERAR JUDGE+HOME JUDGE+HURTING
      JUDGE+KILLING JUDGE+TONIGHT JUST+WARRANT KILL+JOKE KILL+POLICE KILLED+ASK KILLED+PAPERS KIN+HABIT KIN+SUICIDED KNOCKED+PAST KNOCKING+ANSWER LATER+DOOR
      LEDGE+ARREST LEGAL+DOOR LEGAL+LIVE LEGAL+QUESTIONING LETGO+HOUSE LIVE+BODY LIVE+GOT LIVE+INTO LIVE+KIN LOTS+LATER LOTS+LIVE MISSING+General
      MISSING+JUDGE Moment+ASKINGAR Moment+BODY Moment+MISSING Moment+PHONE NARCAN+CAR NARCAN+CLITIC NARCAN+OUTES NECK+BE NOW+ASKINGAR NOW+DETECTIVE
      NOW+NUMBER NUMBER+ARRESTING NUMBER+IWANT NUMBER+Weapon Near+ACTOR Near+KNOCKED OVERDOSE+MODAL OVERDOSE+PAST PAPERS+QUESTIONING PASSEDOUT+INTO
      PAST+HURTING PAST+KNOCKING PAST+LATER PAST+SEARCH PAST+Violent PASTVERB+CUFFS PASTVERB+HANDS PASTVERB+HIGHPLACE PASTVERB+QUESTIONED PHONE+RECENT
      PILLS+SEARCH PODER+QUESTIONING POINT+DOOR POLICE+Calendar POLICE+FALLEN POLICE+FIND POLICE+HABIT POLICE+IROOM POLICE+PAST POLICE+PILLS POLICE+STATED
      PRESENT+ASKEDAR PULLED+Calendar PULLINGAR+SOMEONE Paperwork+WHATIF Plea+Held QUERY+ASKEDAR QUERY+CAMEIN QUERY+GOODBYE QUERY+HIDEOUT QUERY+NARCAN
      QUESTIONED+QUESTIONING QUESTIONING+IWANT QUESTIONING+QUESTIONED QUESTIONS+PODER RANOFF+WARRANT ROUGH+PILLS Room+ANYMORE Room+PODER SAY+HURTEN SAY+JOKE
      SCARED+PAST SCARED+QUERY SEARCH+PASTVERB SEARCHED+PRESENT SEIZED+ACTOR SEIZED+DOOR SEVERE+GOT SEVERE+REFL SOBRIETY+CHILD SOBRIETY+PAPERS
      SOBRIETY+ROADSIDE SOMEONE+BODY SOMEONE+KNOCKED SOMEONE+LATER STATED+CLITIC STATED+HURT STATED+SOMEONE STATEMENT+KNOCKING Sick+HURT Sick+Paperwork
      Street+PULLED TAKING+ACTOR TAKING+GONEOFF TAKING+HOME TAKINGAR+HOME TAKINGAR+PILLS TALKING+EVERYONE THING+KILLING THING+NOW THING+OVERDOSE
      THING+SEVERE TONIGHT+ACTOR TONIGHT+THING TOOK+LIGHTS TOOKAR+WARRANT TOOKAR+Weapon TOOKES+PULLED TOOKES+WEAPON Traffic+PULLED Traffic+PULLING
      Traffic+STATION Violent+ARRESTING Violent+PAPERS Violent+WRISTS WAKE+LOTS WAKE+Near WANT+ASKEDAR WANT+JOKE WANT+QUESTIONING WARRANT+HOME WARRANT+LIVE
      WILL+DETECTIVE WILL+LATER Worker+ARREST Worker+BREAKIN Worker+Interview Worker+LATER Young+ARRESTING ^DIE ^HIGHPLACE ^POISON ^QUESTIONED ^STATION
      ^_andaba ^_another ^_are ^_asking ^_at ^_ayudeme ^_balas ^_carry ^_dab ^_dead ^_detenido ^_dijeron ^_enta ^_entrevista ^_escribe ^_este ^_familia
      ^_goodbye ^_hablan ^_hace ^_hit ^_hola ^_id ^_kan ^_lawyer ^_locked ^_ninos ^_pase ^_policias ^_rompi ^_same ^_sarli ^_seguro ^_sleeping ^_smoking
      ^_son ^_soplo ^_test ^_thank ^_tow ^_trajeron ^_tumbar ^_write ^_اخذو ^_اعترف ^_اعتقلوا ^_اقول ^_الباب ^_الباص ^_الجهاز ^_باي ^_بدها ^_تسلم ^_تلفوني
      ^_جان ^_جدتي ^_جهاز ^_دفع ^_رجعت ^_ساعدوني ^_سكران ^_سلم ^_سي ^_شفت ^_ضربت ^_عايز ^_عايزه ^_عنده ^_كانو ^_كذبت ^_كسرت ^_كلب ^_كلبشوا ^_لزموني ^_لقوا
      ^_ليه ^_متت ^_مخدرات ^_مديري ^_مسكو ^_ميت ^_ناطرين ^_هاي ^_ويد ^_وين ^_يصير abogados_$ about_stolen abusi- acabo_en acos- act_$ addi- addic- adentro_y
      adiy- adn_$ afra- afrai- after_felony after_he agarraron_$ agent_is agrad- ahi_y akhb- akhba- al_county al_departamento algun_dia am_and am_arrested
      am_dying am_late am_nurse am_only am_panicking am_sick am_suspect amenaza_$ and_broke and_driving and_get and_guy and_our and_saw and_دلوقتي
      and_مسكوها anda_en anim- ano_pasado anoche_y another_county answering_$ antidoping_$ any_kind anyb- anybo- apartamento_y aqui_me are_cops are_not
      are_with arested_$ arma_$ arrestar_$ arrested_and arrested_last ashta- assis- at_bar at_courthouse at_wheel aviso_$ ayuda_con ayya- back_seat bada-
      bajo_palabra balas_en bas_علي be_arrested be_enough because_he before_it behind_on being_charged being_evicted bendi- better_for bili- bilin- blow_and
      bode- bolsa_y books_$ bot_$ boyfriend_got bran- braza- broke- btef- bten- btes- buscando_$ but_there buy_$ by_immigration by_mistake by_that byed-
      byej- byet- byet2- c_s call_can call_me called_in calma- can_cop can_ice can_police can_we caree- carri- carro_al carro_lo carro_parqueado carro_si
      casa_despues casa_pero cerca_de chara- charges_are chat_$ chis- cita_con clase_de class_$ clear_some codi- codig- come_down comid- coming_to
      coming_tomorrow como_esta complaint_$ con_lo con_quien con_ticket condena_vieja contract_with cops_arrested cops_to corte_es cost_me cousin_got cpl_$
      cps_and cps_called cps_take cps_علي cual_puerta cuarto_y custodia_$ dall- dan_licencia date_$ daughter_in daughter_was days_ago de_ayer de_choque
      de_guardia de_llegar de_madrugada de_secuestro de_tanto deat- debe_contestar debo_hacer defend_myself deja_de dejan_$ dejan_salir dejo_ir deman-
      demandar_$ denti- departamento_de desaparecio_de detenido_y deto- detroit_$ detuvieron_en detuvo_mi deud- dias_$ dieron_$ diga_$ dna_$ do_if do_right
      do_that does_cop does_suicide donde_se done_$ door_about dos_horas driver_$ drop_it dropped_it dui_is dui_on dui_que e7ti- eja_علي en_2020 en_2021
      en_antidoping en_camara en_daycare en_enero en_ese en_marzo en_texas en_wayne encerraron_en enero_$ entering_$ entrevista_de envi- era_mia es_correcto
      es_malo es_mentira escopeta_de escribir_bien escuela_por escuela_quiere esht- eshte- espanol_$ espera_de esperando_la esposas_en esposo_fue
      esposo_llego esposo_por esta_encerrado esta_matando esta_presa estacion_me estan_investigando estan_solos este- estoy_afuera estoy_obligado
      estoy_viendo et7a- evict- ex_tiene facin- factu- fall_$ falle- fato- fatt- fatta- fee_for feed- fiad- fiado- fight- fine_is firmar_lo firmo_la flint_$
      for_custody for_dog for_friend for_nothing for_police for_two fotos_mi friend_$ from_foster garan- gave_it gets_out give_it giving_someone go_for
      go_get got_back got_call got_hit got_owi got_sentenced got_taken grabar_la grow- guantera_y guardia_de guardia_en guardianship_of gun_back gun_في
      guns_after hablan_espanol hable- hable_espanol hablo_con hace_ano hace_para hacemos_primero haga_$ hago_si haha_$ harab- has_guns has_ppo have_it
      have_no hay2- hay2a- haye- he_$ he_smelled held_without help_asap here- heren- hijo_anoche hijo_con hijo_dejo hijos_por him_out him_كله his_bond
      his_stuff his_warrant hit_my hora_abren hora_que house_in how_can husband_and husband_has i_answered i_blew i_complain i_ever i_film i_hit i_paid
      i_quit i_record i_saw i_shot i_signed i_text iba_caminando ice_$ ice_come ice_hold ice_took if_cop if_my illegal_$ impound_$ in_detroit in_ohio
      in_wayne in_writing in_your indic- intr- investigador_me ir_despues is_14 is_locked is_nice is_out is_ruined is_suing is_using is_video it_out job_$
      job_after judge- keep_coming keeps_texting keye- khaba- khata- kid_and kidnapping_if kids_back kids_in kids_last kids_on kids_phone kille- knocked_on
      la_culpa la_deje la_empuje la_grua la_middle la_semana la_tele lama- last_$ last_month lawyer_right le_apunte le_llame les_$ letter_to letti-
      license_is license_was light_was link_$ llame_al llego_su llevaron_carro llevo_mis lo_buscan lo_deja lo_detuvieron lo_quieren long_is looke- luego_$
      ma7b- ma7bo- make- many_days marh- marha- marz- mas_rapido masa- masar- mata_la mata_si matan- me_devuelve me_first me_han me_hitting me_is me_marco
      me_next me_paran me_pare me_pasa me_pelee me_see me_should me_what meeting_$ mejor_$ mi_abogado mi_abuelita mi_color mi_garage mi_que migra_viene
      mill- milli- minutos_y mip_$ mis_papeles mismo_y mn_شرطه mobi- mobil- monday_$ money_on month_$ mucho_y muero_de muero_por muerto_$ mugs- mugsh-
      murio_de my_bag my_calls my_career my_gun my_interview my_plates my_po my_public navi- navid- neighbor_$ nerv- nesh- never_read ni_sabia no_es no_paga
      no_sople noche- noche_por noll- nonp- nos_agarramos not_fair not_pay not_put not_showing not_to not_حكم nove- novel- novio_tiene of_beating of_getting
      of_me of_these of_warrant of_what officer_$ officer_did oficina_en ok_to old_and old_warrant on_camera on_tether on_vacation option_$ osbo- osboo-
      otra_prueba out_here overs- packa- paper_$ paperwork_$ para_trabajo paral- param- parking_$ parking_و partn- pasada_$ pasado_$ pasan- paso_nada passc-
      passenger_in password_$ pedir_ayuda pego_hace pego_la pelea_que pelear_con peli- pen_in perdi_papel phone_out pictures_and place_$ plan_$ plea_deal
      plead- po_wants po_will police_ask police_asked police_for police_from police_i police_knocked police_officer police_on police_wait policia_le
      policia_pide por_arresto por_donde por_golpear porque_se pregunta_que primo_murio probation_and prof- prosecutor_is put_it put_money q_pasa que_abrir
      que_carcel que_cuente que_debo que_edad que_en que_este que_preguntas que_son que_tome que_viene queja_$ queria_que question_me quien_la quiere_quitar
      quiere_saber quitaron_la quito_mis rafa- rafad- real_$ record_cleared record_police recupero_$ refuse_to repi- repit- reso- resou- respu-
      restitution_$ right_to robo- roommate_did roommate_no roug- rough- ruine- run_from running_away sa2a- sabemos_que sacar_le sacar_mi salio_mi sant-
      sara2- saw_on scared_i scared_they school_for school_police se_agarro sene_علي serr- shahr- shaking_$ shan- shant- share- showing_up si_les
      si_preguntan si_su signed_statement sigue_adentro sigue_llamando sit_in site_$ sobe- son_out son_turned sons_phone soplar_y soplo_en started_it
      station_in still_have stop_what stuff_in stuff_on su_novia su_prima sue_me suin- suing_me suspect_$ take_his talked_to tama- tara- tarde_la target_$
      telefono_de telefono_desde tell_her tell_lawyer tell_police tener_arma tengo_mas testa- texas_$ text_$ texto- them_everything then_he then_pulled
      they_did they_dropped they_kept they_knocked thing_$ thing_in this_year thursday_$ tiene_warrant tienen_$ tienen_oficina to_arrest to_cop to_help
      to_just to_lie to_revoke to_school to_station to_stop to_them to_think to_us toca_mi told_cops told_police tomar_le tome_$ tomo_mi trabada_con trick-
      trua- truan- true_$ two_years ubic- ubica- unas_preguntas unconscious_$ undocumented_and up_at up_in up_order urge- urgen- used_$ va_bien va_pasar
      vaca- vacat- vacia- ver_mis verdict_$ video- video_can viend- viernes_$ viero- vigi- vigil- vist- vivir_y volver_$ waiting_room wall- warning_$
      warrant_and warrant_if warrants_en was_rude washtenaw_jail weed_pen went_through were_at were_taken what_time whatsapp_$ when_cop when_cops when_is
      where_did where_to white_claw why_$ will_call will_sue will_that with_911 with_all with_nothing with_probation with_that with_their without_asking
      without_bond without_lawyer work_and worse_than wrong_guy y_ando y_maneje y_tenia y_trabada y_trabajo ya_esta ya_firme ya_les ya_va yedf- yedfa-
      yelling_and yenf- yo_como yo_lo you_everything you_keep you_open you_visit your_site yourself_$ ytall- zeya- zeyar- ابعت- ابعتل- ابني_عم ابني_كل
      ابني_معه ابوي_يقول اتصا- اتصال- احتا- احجي_وياهم احسن_$ اختبا- اخذت_تلفوني اخذت_حبه اخذوا_رخصتي اخليه- اخوي_$ اخوي_طلع اذا_رفضت اذا_لازم اذا_وقفني
      ارجع- ارد_عليه ازرق_and اشتك- اعترف_and اعلا- اغتص- اقول_لا الاسع- الاقي- الاوراق_$ البرا- البط- البطا- البيت_هلق التص- التف- التوق- الجيل_$ الحاج-
      الحض- الحضا- الحمايه_$ الزيا- السنه_الفاتت الشرب_$ الشرطه_اتصلت الشرطه_اجو الشرطه_شو الشرطي_اخذ الشرطي_كتب الشك- الشه- الضابط_$ الضابط_قال الفات-
      القاع- القاعه_$ الماضيه_$ المحقق_$ المدرسه_اتصلت المسر- الناس_$ الورنت_$ الولد_$ الي_$ الي_فات اليوم_شو امبارح_و امتي_$ امر_$ انا_$ انها_موقوفه اهان-
      اوقفوني_me اي_$ اي_ساعه بالبر- بالبيت_and بالبيت_والشرطه بالتس- بالجامعه_$ بالعط- بالغلط_$ بالليل_$ بالمدرسه_$ بالي- بتفت- بتقب- بحما- بدها_ياني
      بدو_يسمع بديترويت_$ بس_تعال بس_حتي بسوا- بضرب_زوجتي بلا_warrant بمخد- بنتي_هربت بنفس_اليوم بيحقل- تبعك- تحت_21 تحقي- تراف- تسال_عن تست_$ تسلم_ايدك
      تلفوني_كيف توجع- جارته- جرب_$ حدا_بيرد خابر- خايف_$ خايف_روح خايفه_من خلصت- خنقه_him دارب- داهمو- دق_الباب دقوا_الباب دوام- دي_$ ديتي- راجع- رجعو-
      رح_ياخدو رد_$ ريست- زمان_$ زمان_and زوجتي_and زوجي_مسكوه سايق_and سحبو_دم سلاحي_$ سياره_and شارب- شارب_$ شاهر_و شرطه_de شفته- شم_ريحه شو_ya3ne شو_يعمل
      شو_يقول ضابط_البروبيشن ضربون- ضربوني_me عادي_$ عالباب_and عالتي- عالدو- عالض- عالكا- عراق- عربيت- عقوبه_التهديد علي_hal علي_warrant علي_الشرطه
      علي_بيتي علي_جوزي علي_رجلي علي_واحد عليك- عليه_شي عم_تبكي عم_تدور عم_يدخن عم_يقول عمي_في عن_خناقه عن_زوجي عن_نفسي عنده_owi عندي_$ غير_اذن فحص_دم
      فلوس_$ فود_ستامب في_car في_leil في_no في_share3 في_السجن في_امل في_شغل في_عربيه قبل_sana قبل_سنتين كذب_$ كل_yom كل_مره كلبشن- كلبشني_me كنت_واقف كيس_$
      كيف_اطلع لا_ارفض لازم_اعمل لازم_افتحلهم لزموه- للكورت_$ لو_واحد ما_انفخ ما_بدها ما_شرب ما_كلبشوني ما_هي مات_$ ماشي_بالشارع مبارح_$ متت_من محامي_و
      محبوس_$ محجوز_$ محرو- مخبر_$ مدير- مرتي_بدها مرتي_عم مستش- مضيه_him مع_البوليس مع_بنتي معايا_$ معهم_وورنت من_الايام من_الحجز من_الضحك مو_عارف موعد_$
      ندما- نفخ_$ نفس_اليوم هاي_$ هربت_من ههه_$ هههه_$ ههههه_$ و_et2abad و_immigration و_kan و_po و_قالوا و_هلق واتصل- واحد_قال واقفين_قدام والح- وترك-
      وساق- وصار- يا_الشرطه ياذي- يجب_ان يرحم- يريد_يعرف يساعدني_$ يشتك- يعتر- يقول_$ يقول_في يلعب- يوكف- يوم_الاثنين يوم_الاحد يوم_السبت يوم_شو`,
    '-0.6': `#اخبار #ايف #بشهر #ترك #تصريح #تقدر #حبت #حدهم #ذبح #رمز #شات #شاهر #غبي #قصرت #لدي #متر #ملف #هههه #وزن 19_$ 2019_$ 2020_$ 2_am 3ayzi- 3end- =2021
      =2022 =3anni =abren =allah =amenazar =bit =books =buys =calls =ci =corporate =diciembre =died =disparo =eja =enero =ensenar =enta =enter =floos =grite
      =irs =jeje =joke =la2en =laid =lets =levanto =li =llamenme =locks =marks =mes =met =nervous =overdoses =owns =pegaba =ride =robe =rude =sana =saw
      =shop =siguieron =sneen =sobre =support =tanto =tarea =thank =toma =trabada =ven =vendi =vendio =verdict =vi =vio =well =ya3ne =yani =التوقيف =الشات
      =بشهر =تدور =تست =تكت =جاري =حطو =خاله =رمز =سحبوا =سرقت =سوال =شاهر =شباك =صح =قانونا =قلتله =لعبه =مضي =مكتبكم =ههه =هههه =ههههه =وقفت
      ARRESTED+TONIGHT ASK+GETOUT ASKINGAR+PAPERS BODY+QUERY BODY+Street CAMEIN+RANOFF CHARGED+ROUGH COMEIN+ANSWER CUFFS+General CUFFS+HURT CUFFS+QUERY
      DETECTIVE+CHARGED DETECTIVE+SEARCH DIE+IDIOM DIE+SOMEONE DOGS+HOUSE DOOR+Drug End+PAST FIND+WARRANT GONEOFF+PAST GRABBED+DETECTIVE GRABBED+SOBRIETY
      GRABBED+TONIGHT Gear+HURT HOME+BEHIND HOWTO+CPS HOWTO+Worker HURTEN+INTO HURTING+PAPERS HURTING+PILLS IDIOM+Traffic JOKE+WANT JUDGE+HURTEN JUDGE+Sick
      JUDGE+Street JUST+BODY JUST+POINT JUST+Plea KILLED+ACTOR KILLED+JUDGE KILLING+GOT KILLING+JUDGE KIN+JOKE KIN+LATER KNOCKED+ASKAR KNOCKING+JAILED
      LEFTNOTE+DOOR LEGAL+PULLEDAR MISSING+INTO MODAL+CPS MODAL+LIGHTS Moment+IROOM NECK+Paperwork NECK+QUERY NUMBER+JOKE NUMBER+PODER PASTVERB+ARRESTING
      PILLS+Held POLICE+ASKEDAR POLICE+FAINT POLICE+LATER PRESENT+NARCAN PULLED+STATEMENT PULLINGAR+WANT Paperwork+SUICIDE Plea+JUST QUERY+ARRESTED
      RANOFF+FIND RECENT+WRISTS REFL+ASK REFL+Official SAY+SEVERE SAY+Weapon SCARED+GIVEBACK SEARCH+CAMEIN SEIZED+DETECTIVE SOBRIETY+JUST SOBRIETY+RECENT
      SOMEONE+PHONE STATEMENT+BEHIND STATION+TALKING SUICIDE+Calendar SUICIDE+JAILED SUICIDE+OUTES SUICIDE+PRESENT Sick+COURTS THING+Worker WARRANT+ARREST
      WARRANT+PILLS WHATIF+End Worker+QUERY ^BODY ^IDIOM ^_dijo ^_eres ^_levantar ^_ok ^_right ^_seizure ^_shoot ^_stop ^_taking ^_that ^_trying ^_اخد
      ^_المسدس ^_انت ^_اوقفوني ^_ايس ^_دوا ^_سحبوا ^_شسوي ^_شكرا ^_عليا ^_فرد ^_فيديو ^_مات ^_محتجز about_it abre- after_being after_me after_that
      ahorita_que and_next answer_door apunte_con are_charging are_lying are_saying asht- asking_$ asking_for atras_que ayer_$ banc- bash- before_$ bend-
      bill- booking_$ breathalyzer_in buscar_me byes- called_cops called_police calls_$ can_cps care_$ chama- child_support cita_$ con_ese cop_pulled
      cops_took corp- corpo- cosas_$ court_و crash- custody_$ dab_pen daughter_ran de_ahi de_ir de_sobredosis depos- derechos_$ detective_asked detective_عم
      divo- divor- do_cops do_police donde_la down_my emai- email- en_mayo ener- entrar_al es_assault escuela_le escuela_sobre etas- etasa- evic- familia_$
      for_now for_overdose forz- forza- fres- from_cops fue_de get_custody getting_my ghalt- grua_$ had_warrant hago_esta haras- hija_por hit_him hold_on
      hone- house_for house_last i_blow i_lost i_punched i_pushed in_cell in_fall in_morning investigando_$ is_15 is_killing it_kidnapping jail_و jaja_$
      jeje_$ kids_to la_aduana la_cita la_custodia last_year lawyer_but lawyer_for le_puedo les_mando llamadas_$ llegaron_papeles luces_de makt- mala-
      mama_me marks_on matando_$ me_arrested me_ayuda me_back me_encerraron me_two micr- migra_mi mordi- morning_and much_for my_agent my_medication
      narcan_$ need_help nervo- nervous_$ nesi- next_thing not_help now_and now_says of_kids officer_said on_police over_last paro_en pasa_si paso_en pegab-
      perro_se pesa- pesad- pistol_$ please_help please_just po_says police_came police_come police_enter police_took policia_tiene polygraph_$ por_$
      porfa_$ pregunta_$ pregunta_mi pude_ir puerta_que pushed_her que_use ran_away rapido_y responder_$ robaron_la ruin- saber_$ said_they sara- se_$ shah-
      shef- si_dia snee- sneen_و sobredosis_en sobriety_tests solo_quiero someone_called someone_who soplar_que swab- te_preguntan tengo_dui than- thank_you
      that_legal that_nobody there_for things_up to_interview to_lose to_open took_plea tow_yard town_$ verdi- walking_$ warn- warni- will_go worry_$
      would_i y_bebe ya_puedo years_ago yo_iba yo_le your_office اخلي- اريد_اعرف ازاي_$ افتح_الباب الاثنين_$ التب- التلفون_من الحقوق_$ الشرطه_اخدت الشرطه_عم
      الفن- الفنت- الموعد_$ امس_$ انمسك_هلق بدو_yani تدور_علي تلفون_ابني جوزي_$ جوزي_ضربني حبوب- حطو_الكلبشات حقوقي_اذا خربا- داهم- درج_test ذبحن- سياره_شو
      شو_هلق علي_تلفوني عم_تدق عند_اهلي عندي_مذكره قاعد_ورا قبل_شهر قريب- لما_مسكوني ما_معني متهم- متهمي- مسلس- مكتب- مكتبك- هجره_عم هربت_$ هههه- والشرطه_عم
      يتصل_بدو يتصل_فيي يرد_علي يسال_عن يسمع_مني`,
    '-0.7': `#زحم 2ell- =2018 =2019 =2020 =600 =988 =duro =haha =heat =kidnapping =knocked =lil =mayo =serie =sued =town =شكرا BODY+Worker EX+JAILED EX+LATER
      EX+LOTS End+LATER FAINT+General HOME+EX HOUSE+ASKINGAR KNOCKING+LEGAL LURKING+ACTOR NARCAN+LEGAL Near+SOMEONE OVERDOSE+LEGAL PULLED+IF PULLED+SOBRIETY
      QUESTIONING+THING SUICIDE+LEGAL TOOK+HURTS ^CUFFS ^_breaking ^_said ^_you ^_يسالون about_me adop- adopt- all_time am_supposed being_sued cop_asked
      custody_of deal_$ dejaron_ir dejo_$ desal- digo_si esta_detenida ex_keeps farj- hara- hide_$ hijos_estan if_police is_warrant jail_and judge_is
      just_come killing_me living_with llaves_de lol_$ looking_for makta- mes_pasado metio_la middle_school mord- necesito_carta no_knock phone_ابني po_is
      policia_vino por_saber puerta_la que_hora should_he support_$ ta7l- which_door اخذوا_ابني بالاخ- بالتوقيف_$ جامع- عمره_15 في_المدرسه لازم_افتح ما_معهم
      مسكت- من_البوليس نايم_$`,
    '-0.8': `#شكرا #مضي #ههه =investigando =jaja CPS+Calendar DIE+IF LEGAL+SUICIDE QUESTIONING+CHARGED ^_bye ^_vi ^_تفتيش detective_said done_with lawyer_is
      llamo_$ never_showed piden_soplar want_this year_$ عم_تحقق`,
    '-0.9': `JOKE JOKE+JOKE Near+ASKAR su_oficina`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.7': `BREATHE`,
        '1.6': `OVERDOSED Sick`,
        '1.5': `=tomo FAINT`,
        '1.4': `WAKE`,
        '1.3': `OVERDOSE`,
        '1.2': `=شربت FALLEN OVERDOSING`,
        '1.1': `=od PILLS overd-`,
        '1.0': `#عيون =comio COLOR over- resp- respi- sobre-`,
        '0.9': `#ابر #اكل #مغم =algo =breathing =cayo =despierta =drank =many =respira =مغمي Drug POISON TOOK dran- عيون-`,
        '0.8': `#بلعت #دوا #نبض =911 =ate =creo =fell =narcan =odd =oding =sobredosis =trago =whole =اكل =بلعت =عيونه NARCAN ^OVERDOSE ^OVERDOSED breat- clor- inye-
          inyec- narc- narca- odin- puls- sobr- vomi- vomit- whol- وماب- يتنف-`,
        '0.7': `#انهار #بارد #جرع #جسم #رغو #سكران #فير #مرم #نارك #يتنفس #يصح #يفيق =coca =cold =corazon =encontre =inconsciente =mixed =next =once =overdose
          =overdosed =pill =suboxone =tirado =wake =ابره =رغوه =نبض =يتنفس =يصحي =يفيق NEEDLE PASSEDOUT bebi- cora- coraz- fent- inco- incon- mixe- subo- subox-
          tirad- الكي- صاحب-`,
        '0.6': `#اسعاف #اوفردوز #بلع #تنفس #حبه #حقن #حمام #زرق #شفايف #فمه #قلب #لقيت #ماخد #مثل #مزرق #يتشنج #يرجف #يصير #يموت =amigo =casi =compa =demasiado =dio
          =espuma =every =feel =fentanyl =gray =gris =inyecto =minute =much =pulse =pulso =reacciona =responding =sense =xanax =الحمام =اوفردوز =بلع =جسمه =حبه
          =سم =علبه =فمه =قلبه =مثل =مزرق =نفسه =يتشنج =يموت anti- arrep- desm- desma- desp- drop- dropp- espu- espum- fenta- gumm- mora- morad- pois- poiso-
          reacc- sens- tira- unco- uncon- xana- ابتل- الحقن- اوفر- اوفرد- بارد- بالدو- شفاي- يتشن-`,
        '0.5': `#ابيض #بيرد #تتنفس #تعاط #توقف #دايخ #زميل #زياد #سكن #طايح #فنتانيل #كامل #كتير #كراج #لقي #لما #لون #منوم #وعي #يجاوب #يقوم =60 =aire =antifreeze
          =azul =bano =bar =barely =bathroom =blue =bond =chest =consumio =desmayo =despertar =desplomo =drinking =drogo =floor =foaming =heroin =labios =late
          =le =meds =meti =metio =motel =moving =muchas =needle =ojos =overdosing =pase =pecho =piso =poison =pressure =puede =puso =quedo =rat =sale =same
          =siento =skin =slumped =swallowed =too =trouble =tylenol =unas =unconscious =vodka =vuelve =warrants =اخت =اخدت =الوعي =بيرد =تتنفس =تعاطي =جرعه =حق
          =دوا =زرق =زياده =صاحبتي =صاحبي =ضرب =طايح =عندي =عيونها =فنتانيل =كامل =كتير =لا =لما =لونه =ماخد =منوم =ناركان =نفس =يقوم ^FAINT ^NARCAN ^REFL amig-
          antif- azul- bare- barel- bath- bathr- bebid- blanc- brea- ches- colo- compa- cond- dema- demas- despl- drog- floo- foam- foami- fuma- gurg- gurgl-
          hero- heroi- jeri- jerin- labi- labio- liqu- mote- movi- movin- need- needl- pech- reac- sient- slum- slump- smok- swal- swall- ties- trag- trou-
          troub- tyle- tylen- vodk- whis- whisk- الحق- الوع- بالد- تتنف- تعاط- تناو- رفيق- زميل- زياد- شفايف- صاحبت- عيونه- فنتا- فنتان- نارك- ناركا- يجاو-`,
        '0.4': `#انط #ذلح #زايد #شرب #فاق #قضيه #كثير #مقفل #مقلوب #نايم #وقع =agua =ambien =answering =awake =bien =boca =bro =charge =cloro =cocina =collapsed
          =compadre =crazy =dorm =drive =dropped =era =favor =fine =foam =frasco =had =having =huele =jevo =lips =llamar =mal =mezclo =mouth =mueve =nadie
          =nodding =people =percs =purple =raro =respirando =shot =slapped =think =tome =took =turning =used =vecina =vivo =waking =الولد =بعمل =دم =زايده =زرقه
          =شارب =شرب =شفايفه =شفايفها =شي =فاق =كثير =لقيت =مره =مقلوبه =نايم =نوم =وقع LOTS PODER ^TOOK ahog- ambi- ambie- ambu- ambul- awak- blan- coci-
          cocin- colla- craz- despi- drin- drink- enco- encon- favo- fras- frasc- havi- havin- mezc- mezcl- mout- much- muev- muri- nadi- nodd- noddi- peop-
          peopl- perc- purpl- seiz- sien- snor- star- thin- turni- wakin- المخ- المخد- زايد- مقلو- مقلوب- وداي- وناي-`,
        '0.3': `#ارض #اوقع #ايد #حده #ريح #ساعد #صاحب #طاح #ماخذ #مره =alive =all =call =como =companero =detroit =does =dope =droga =eyes =gas =good =gritando =guy
          =heart =her =llame =making =nothing =pana =party =pusieron =put =real =se =she =still =then =uncle =what =اللي =اوقع =رفيقي =ساعدوني =شوي =صار =طاح
          =عليه =كان =مال =هسه =وحده =ولد =يرد @111 ANSWERAR ^CHILD ^HOWTO ^Young aliv- comi- comp- cuan- detr- detro- gara- hear- huel- maki- makin- medic-
          noth- nothi- parc- part- pued- pusi- pusie- respo- seno- slap- stil- vend- الجر- الدو- ساعدو-`,
        '-0.3': `#ابن #اجاوب #احج #اسيل #اقف #انتحر #اهل #اوقف #بدو #تحت #جايب #جوا #حابس #حال #حامل #حيا #دور #سنه #صوت #علي #فكر #قاضي #قاعد #كبير #كسر #لحال #ليل
          #محكمه #معه #هجره #ياخذ #يفتش #يقتل #يكسر =3an =5 =94 =96 =about =abra =abrio =adentro =adios =afuera =again =aguanto =ahi =airport =alone =am =arma
          =around =arresto =asking =aventar =baby =back =baje =beating =because =bedroom =behind =blow =border =boyfriend =bridge =calle =car =carro =casa
          =chasing =checkpoint =closet =confiese =corto =dar =daycare =dearborn =decir =dejaron =desde =detective =detectives =did =dijeron =dragging =driveway
          =encerrada =enfrente =escuela =estacion =ex =family =for =gets =golpea =golpeando =gritos =handcuffed =hay =home =hora =house =hurt =ice =id
          =immigration =ingles =inside =interview =judge =jumped =kidnapped =kitchen =knife =la2 =lawyer =lele =licencia =license =llegaron =llego =llorando
          =look =luces =mama =marido =mas =mata =minutes =my =nephew =ninos =nobody =on =or =orden =outside =over =pa =papel =pareja =patrol =permiso =pidiendo
          =pistola =police =policias =preguntando =prueba =puente =pulled =putting =reading =revisando =right =school =screaming =searching =see =sent =shooting
          =should =sister =sitting =snatched =son =sople =stopped =suspended =taken =threw =tiro =tocando =todavia =tonight =trunk =trying =turned =until =va
          =van =vecino =vida =viene =vienen =wait =walking =walmart =warrant =ya =yelling =you =احجي =اختي =اسيله =اطفالي =البوليس =التلفون =الجسر =الحبوب
          =الطفل =الغرفه =الهجره =امي =انتحر =اهل =ايش =با =بدهم =بدو =بسياره =تحت =تفتيش =جاي =حامل =حمايه =حياتي =دخلوا =راسي =رح =سكين =سلاح =عاد =عالباب
          =عالبيت =علي =عند =غير =فكر =قافل =قالوا =قالولي =قدام =كسر =مسدس =معه =معي =هسا =هلق =هو =ومعي =وين =يخليني =يريد =يسالو =يسالون =يضربني =يفتش
          =يفتشوا =يقتل =يكسر @000 @001 @010 @done @now-CPS @now-POLICE @now-i ACTOR ASKING ASKINGAR BREAKIN CAR CHILD COMEIN DETECTIVE DOGS DOOR ENDLIFE HIDING
          HURTEN IDIOM IROOM Interview JUDGE LEFTNOTE LEGAL Near Official POLICE ROADSIDE ROADTALK STATION Street TAKEES TAKING TALKING TIRO WANT WILL Worker
          ^ASKAR ^ASKING ^BE ^CPS ^GOODBYE ^GRABBED ^Gear ^General ^HEDGE ^HOUSE ^HURT ^HURTING ^JUDGE ^Moment ^Official ^PASTVERB ^RECENT ^SEIZED ^WANT ^WILL
          ^Worker abou- aden- adent- adio- afue- afuer- airp- airpo- algu- alon- amarr- apart- arou- aroun- aski- askin- badg- beat- beati- beca- becau- bedr-
          bedro- behi- behin- bord- borde- brid- bridg- carr- case- chas- chasi- close- confi- corta- cuff- dayc- dayca- dear- dearb- dejar- depo- depor- desd-
          deta- detai- detec- dije- dijer- drag- dragg- driv- drive- empu- empuj- enfr- enfre- ensen- enti- entie- esco- escon- escu- escue- espe- esper- estac-
          firm- grito- hous- immi- immig- ingl- ingle- insi- insid- inve- inves- judg- jumpe- kidn- kidna- kitc- kitch- knif- lawy- lawye- lice- licen- llega-
          lleva- llor- llora- lock- luce- marid- migr- negr- neph- nephe- nino- nobo- nobod- outs- outsi- parej- patru- perm- permi- plac- poli- polic- prue-
          prueb- puen- puent- pull- pulle- putt- putti- ques- quest- quier- readi- regi- regis- righ- rodea- salid- scho- schoo- sher- sheri- shoot- shou-
          shoul- sist- siste- sitti- snat- snatc- soci- susp- suspe- tocan- todav- toni- tonig- trai- truc- trun- tryi- tryin- tumb- tumba- turne- unti- vien-
          viene- volv- walk- walki- walm- walma- wind- wris- yell- yelli- اجاو- اطفا- اطفال- البا- البو- البول- التلف- الجس- الحبو- الغرف- الهج- الهجر- اورا-
          اوقف- تفتي- حماي- حيات- سيار- سيارت- عالب- عالبا- عالبي- لحال- ماخذ- موقو- واقف- يخلين- يسالو-`,
        '-0.4': `#اجت #احسن #احك #اخر #اذا #اطفال #اعترف #افتح #افكر #اقوال #اقول #الس #الكل #انا #انت #انزل #باص #بدون #بدي #بعتل #بعرف #بوردر #بيت #بيسال #بيقول
          #تعبت #تفتيش #ثاني #جامع #جاي #جهال #جوه #جيب #حاط #حبس #حديق #حضن #حطول #خطف #خمس #داخل #دقيقت #دنيا #راجل #رساله #رضيع #ساع #سبب #سرير #سكين #سوال
          #شارع #صارل #صيت #طلب #طلع #عارف #غير #فجر #فحص #فوت #قال #قالول #قفت #قيد #كلبشو #كلنا #لهم #ماخذين #ماش #محامي #محقق #مركز #معهم #مكلبش #مول #نفخ
          #نقل #هسع #وهم #وورنت #يتم #يحقق #يخلو #يخلي #يسال #يسالو #يصيح #يطلب #يعتقل #يعرف #يمه #ينتحر #يهدد #يوم =75 =aeropuerto =agarrar =agarraron =ahorita
          =aki =allowed =andan =ando =ani =apartment =aqui =arrestaron =arrested =auxilio =ayudan =be =beat =before =belt =bleeding =boy =brazos =bring =broke
          =buscando =by =called =camera =child =choking =come =cop =cortando =corte =cosas =cuchillo =cuffed =dejan =dentro =derechos =desaparecio =deserve
          =detenido =detuvieron =dice =diga =dije =dog =donde =door =drunk =eli =ellos =encuentro =end =esposado =estado =estar =everybody =find =firmo
          =following =foster =fotos =fuerza =give =gracias =grita =hable =hacemos =handcuffs =head =help =here =hitting =holding =horas =hurting =jump =khat
          =killing =knocking =l =lake =lights =line =linea =llama =llaves =llevando =llevar =lo =looking =lost =mall =manana =matarme =mato =me =mejor =mexico
          =migra =min =minutos =momento =morirme =mother =mustashfa =myself =neck =nenes =newborn =nomas =officers =oliendo =order =our =oyen =pal =papa =paper
          =parando =pararon =pare =pasar =patio =pegar =perdi =perro =phone =picked =place =polygraph =por =porche =posted =pq =prendio =quitaron =quito =rather
          =razor =read =reason =road =rompiendo =running =s =saco =salida =say =says =seat =second =seguir =sentido =shut =side =sign =siguiendo =sin =sleep
          =sobrina =sola =soplo =speak =stranger =strangling =suicidal =suicide =telefono =tengo =texted =than =them =this =tirando =to =told =tomado =touching
          =toy =train =truck =type =under =upstairs =ventana =video =vinieron =volver =wants =way =while =window =with =wrists =write =wrote =اثنين =اجت =احسن
          =احكي =اخر =اذا =اس =اعترف =افكر =اقول =الباص =البيت =التحقيق =الحمايه =الدكان =الدنيا =السجن =السي =الفجر =الكلبشات =الليله =المحقق =المستشفي =انا
          =انت =انزل =انفخ =اهلي =اي =ايدي =اين =بالشارع =بالمركز =بالمستشفي =بدون =بعتلي =بيتي =بيسالني =بيقول =بيقولي =تاخذ =تعبت =جايين =جنبي =جوه =حضني
          =حطولي =خطف =خمس =خنقني =داخل =دقيقتين =دلوقتي =راجلي =راح =رايح =رخصه =رساله =ساعات =سايق =شالو =شو =ضربني =طلع =عنده =عيش =فوق =فيني =قاعدين =كلب
          =كلبشوني =كلنا =لازم =لاقي =لهم =ماشي =محامي =محقق =مذكره =مسكوا =معهم =مكان =هسع =هل =هنا =واحنا =واقفه =والبوليس =والشرطي =وقفني =وهم =ياخدو =ياخدوا
          =ياخذوا =يتم =يخلوني =يريدون =يسال =يسالوني =يشتو =يشتي =يعتقلوا =يفتشون =يقولو =ينتحر =يهدد ARRESTING ASKAR BEHIND CHARGED COPCAR COURTS HURTING
          HURTS Held LATER LURKING PAPERS PHONE PULLED PULLING QUESTIONED QUESTIONING QUESTIONS SAY SEARCH SEIZED SOBRIETY SUICIDED Violent ^ARRESTING ^BREAKIN
          ^COMEIN ^COURTS ^DIE ^DOOR ^FALLEN ^GOT ^Near ^OUTES ^POLICE ^PRESENT ^PULLEDAR ^QUERY ^ROADSIDE ^TIRED abri- acus- acusa- aero- aerop- agai- ahori-
          allo- allow- amar- anyw- arma- arra- arres- atta- attac- auxi- auxil- aven- avent- baja- beer- befo- befor- blee- bleed- bloc- block- brazo- brok-
          calle- came- camer- chal- chale- chec- check- chil- choki- clos- compu- corr- corre- cosa- cuffe- defe- defen- deja- dent- dentr- dere- derec- dese-
          deser- deten- detu- detuv- dond- drun- ello- encu- encue- ense- entr- escr- escri- esta- estad- fami- famil- foll- follo- fost- foste- foto- fron-
          glas- golpe- grab- grac- graci- hacem- hitt- hitti- hold- holdi- hora- hurt- hurti- killi- knock- land- light- llev- looki- mana- manan- matar- mejo-
          meno- mexi- mexic- mome- momen- morir- moth- mothe- must- musta- myse- mysel- nene- newb- newbo- noma- olie- olien- paja- pajam- para- paran- parar-
          pare- perd- perdo- pers- phon- pick- picke- pict- pictu- pidi- pidie- pist- pisto- point- poly- polyg- porch- poste- quer- rathe- razo- read- reas-
          reaso- reci- recog- regr- regre- remo- remov- rode- romp- rompi- runn- runni- salie- segui- sema- senti- serv- short sigui- subie- surr- take- tele-
          telef- teng- test- tick- ticke- tiran- toca- tomad- touc- touch- trac- track- trat- upst- upsta- vent- venta- vide- vini- vinie- volve- want- whil-
          windo- wrist- wrot- اثني- افتح- اقوا- التح- التحق- التو- الجه- الجها- الحب- الدك- الدكا- الدن- الدني- السكي- الشق- الغر- الفج- القا- الكب- اللي-
          الليل- المح- المحق- بالش- بالشا- بالق- بالمر- بالمس- بسيا- بسيار- بعتل- بيسا- بيقو- تلفون- جايي- حابس- حطول- حقوق- خنقن- داير- دخلو- دقيقت- دلوق-
          دلوقت- راجل- رخصت- رضيع- ساعا- سامع- صارل- ضربن- قاعد- قاعدي- قالو- قالول- قولو- كلبشو- لابن- محام- مذكر- مكلب- موقفي- واحن- والبو- والش- والشر- والم-
          وحطو- وصيت- وقفن- يحقق- يحققو- يخلو- يخلون- يخلي- يدور- يريد- يريدو- يسال- يضرب- يضربن- يطلب- يفتش- يفتشو- يقتل- يقولو- ينتح- يوقف-`,
        '-0.5': `#اجو #استجواب #اكتب #امام #امش #امض #امل #اموت #انتظر #انجليز #انه #اني #اولاد #ايدي #برا #برع #بكر #بيسمنت #تاخذ #تقول #جاب #جالس #جسر #حجزو #حدود
          #حطو #حقوق #خرج #خلاص #خنق #راحت #راس #راي #رايح #رجعت #رحت #زوج #سال #سامع #سطح #سلاح #سيارت #شباب #شغال #شقه #صباح #عمار #عملت #عين #فاهم #قافل #قبض
          #قدهم #قطعت #قفل #قول #كتبت #لاد #لان #ماس #محاصر #محجوز #محدش #مخلي #مدرسه #مكان #مكلف #موقف #نجد #نزلو #نسو #هاز #هاي #هذه #وين #ياخذو #يبي #يشت
          #يضرب #يقبل #يقلب #يقول #ينتظر =14 =7 =abi =abro =against =akher =anymore =aparece =arrestando =asked =attacking =away =backyard =bad =balazos
          =basement =being =better =booking =borracho =botella =breaking =breathalyzer =buscan =cama =cana =cars =celda =cerca =comes =dad =daddy =daughters
          =declarando =dejo =despidiendose =dos =dot =edge =ella =es =esposas =estan =everyone =except =five =flight =front =giddami =goodbye =gun =hasta =have
          =hijos =hit =hombre =iba =ids =interrogation =ir =jura =just =kid =kiero =knock =lago =lel =les =let =llamada =llamando =love =machete =man =manos
          =mate =metiendo =minni =muerte =mundo =nas =never =noche =parce =pelo =pide =piden =pie =plan =poco =point =porch =porfavor =pregunta =preguntan
          =preso =prison =queria =quit =radio =recorder =redada =reten =rifle =robaron =rope =sabemos =sala =salio =shelter =showed =sigo =sigue =sit =sorry
          =standing =subio =swat =text =tied =tienen =tirar =trae =venas =viejo =voy =want =where =wife =wish =ابنتي =ابوي =اجو =اريد =اطلع =افتح =اكتب =الايس
          =الشغل =الصباح =الضو =العماره =المدرسه =النوم =امشي =امضي =امل =اموت =اني =اولادي =بالمطار =برا =برع =بكره =بنتي =جابو =جو =حاله =حماتي =خايفه =خلاص
          =راحت =رجعت =رجعها =رجل =رحت =رخصتي =روحي =زوجي =سالني =سحب =سنين =سيارت =شالوا =شباب =شرطي =شقتي =شويه =طليقي =عاده =عليي =عملت =فين =فيي =قال =قطعت
          =قفل =لزموا =لو =ماسك =مرتي =مسكوه =ناطر =نزل =نفسها =هذه =هلا =هناك =ورقه =وقدهم =ولادي =ومحدش =ونحنا =يدقوا =يدور =يقول =يقولون =يم @now-they
          ARRESTED BLEEDING DIED EVERYONE EX GETOUT Gear HIGHPLACE IWANT KILL LEDGE LETME LIGHTS ROUGH SUICIDAL Weapon ^BLEEDING ^Drug ^IWANT ^KIDNAP ^KILL
          ^KNOCKED ^Paperwork ^QUESTIONING ^SAY ^SEARCH ^SEARCHED ^SUICIDE ^TAKING ^TAKINGAR abrie- again- akhe- anym- anymo- apar- apre- aske- babys- backy-
          bala- balaz- base- basem- bein- bett- bette- booki- borra- bote- botel- busc- busca- celd- cerc- cerra- chok- clim- climb- come- cono- cort- cuat-
          cuch- cuchi- dadd- decid- decl- decla- deje- entre- exce- excep- fire- flig- fligh- fuerz- gidd- gidda- golp- good- goodb- graba- guard- handc- hast-
          hijo- homb- hombr- inter- jump- knoc- lett- lette- leye- ligh- line- lleg- mach- mache- mand- mano- mayo- messa- minn- mkha- mund- neve- noch- pate-
          pati- perr- pide- plat- porc- porfa- preg- pregu- priso- queri- quis- quit- quita- radi- raid- reda- redad- refu- refus- rete- rifl- road- robar-
          robb- roun- sabem- saca- scre- screa- segu- sent- shel- shelt- shot- sigu- sopl- sorr- stab- stand- subi- tear- term- termi- text- texte- tiene- unic-
          vena- vuelt- wher- ابنت- اسيل- اعتر- الاي- البي- التل- السج- الشا- الشغ- الصبا- العم- العما- العي- الكل- الكلب- المد- المدر- المرا- المست- المك- النو-
          امبا- انتح- اولا- اولاد- بالج- بالجا- بيرت- بيسال- بيقول- تلفو- حاطي- حمات- رابط- رجعه- رسال- سالن- عاده- عالش- قيدو- كلبش- لابس- لاحق- لاقي- لزمو-
          ماخذي- مانع- محاص- محجو- موقف- ناطر- نزلو- نفسه- والب- والن- والو- وقده- ولاد- ومحد- ونحن- ياخد- ياخدو- يخنق- يدقو- يستجو- يعتق- يعتقل- يقول- ينتظ-`,
        '-0.6': `#ارتاح #ارد #اروح #اطلع #اعيش #انتحار #انترلوك #بتقول #بنا #بيضرب #تحقيق #تلفون #حاجز #حبل #حكوم #حما #خروج #داع #رايا #رخصه #روح #سامحو #سجن #سجين
          #شخص #شدو #شقت #ضاع #ضهر #ظابط #عيش #فات #فوق #قتل #قسم #كلبش #لابس #لاق #ليا #معا #ملثم #مني #موبايل #نحنا #نزل #هذا #هرب #هربت #هنا #ورقه #يخنق
          #يدور #يشم #يمن =8 =ahorcando =autistic =b =ba2a =babysitter =bajo =bed =bye =care =cuello =cut =dan =digo =done =driving =este =ever =fe =foot =fui
          =gal =guys =hatha =hoy =irme =kids =kill =levantaron =life =live =llamo =llegue =llevo =loud =mando =men =metieron =missing =mnil =mom =more =morir
          =neighbors =note =nunca =o =other =otro =parar =park =pegando =perdio =ppo =ran =robo =sobriety =soy =taking =test =they =thinking =threatening =time
          =todos =tomorrow =top =vez =walk =writing =year =yes =yom =اخذوه =ارتاح =اروح =اعيش =السياره =الظهر =الله =الموت =ان =انه =بالليل =بايدي =بتقول =بدي
          =بيتنا =حالي =دخلو =رجال =سامحوني =سكر =شخص =شربان =شلو =ضاع =كل =ليا =ليش =مرته =مسكر =معاه =مفقود =مني =نفسي =هذا =هربت =هي =وداع =وراي =ورايا =يشم
          =يضرب =يمه CUFFEDAR LIVE POINT SEARCHED TOOKES WAVING WEAPON ^ANSWERAR ^DANGERES ^EX ^LIGHTS ^LOCKED ^MISSING ^SUICIDAL apare- baby- book- brin- cerr-
          cuel- cuell- desa- desap- drivi- esca- estr- gadd- gadda- happ- inte- kier- llegu- ment- mira- miss- missi- mori- nunc- nurs- othe- padr- parq- parqu-
          pega- pegan- poin- pris- roba- sepa- side- spea- stabb- step- suic- suici- taki- takin- threa- todo- tomo- tomor- writi- ythr- اخدو- ارتا- الام- الحد-
          الدر- السو- الظه- المت- المر- اليم- بالت- بالل- باللي- بالمط- بتقو- بيضر- سامح- سامحو- شالو- عالا- عالس- مسكو- وراي- ياخذ- ياخذو- يرجع- يردو-`,
        '-0.7': `#احمر #اخد #اخذو #الض #بكرا #سواقه #شلو #طريق #عاد #قفو #قلم #لزم #لسا #مطار #مفقود #موت #ناطر =12 =4 =6 =acaban =arresting =break =comieron =county
          =dark =deja =despidio =dijo =dui =even =fue =herself =keys =lawn =llevaron =pen =shoot =stairs =stop =tan =vivir =احمر =اليوم =بدها =بكرا =تقول
          =طليقتي =لسا =لي =مع =هم ASKEDAR CUFFS DANGERES KIDNAP KILLING LOCKED MISSING NECK SUICIDE TIRED ^CAR ^Traffic acaba- break- cart- comie- compr- deci-
          guar- hath- hers- herse- mess- mont- post- rath- stai- stair- stran- vivi- writ- اليو- طليق- طليقت- مفقو-`,
        '-0.8': `#ضايع #مسك =carta =die =hear =mn =move ^LOTS ^Violent ahorc- metie-`,
        '-0.9': `=13 =daba =اخدو =اخذو =اخذوا`,
        '-1.0': `اخذو-`,
        '-1.2': `GOODBYE`,
      }),
    ],
    [
      'selfHarm',
      weightsFrom({
        '1.9': `GOODBYE SUICIDAL`,
        '1.4': `HIGHPLACE`,
        '1.2': `LIVE`,
        '1.1': `#حال =be =jump End IWANT POINT SUICIDE`,
        '1.0': `#اخر =bye =quiero =voy =اخر =حاله DIE NOOSE mori- suic- suici- vivi-`,
        '0.9': `#عيش #قول =estar =ever =herself =life =plan =sorry =thinking =vivir TIRED hers- herse- sorr-`,
        '0.8': `#حبل #سطح =ba2a =himself =kiero =mato =mejor =rope =احد =ليش =يقتل JUMPAR REFL ^HEDGE ^SUICIDAL hims- himse- mejo- think- سامح-`,
        '0.7': `#اعيش #افكر #انتحار #جسر #خلاص #داع #دنيا #كاتب =ahorcar =akher =care =carta =caso =cortando =dejo =despidiendose =despidio =die =done =edge =except
          =hung =loaded =minni =morir =mundo =myself =pistol =posted =razor =soga =than =tirar =train =wrote =اعيش =افكر =تقول =حالي =خلاص =روحه =نفسها =وداع
          =يا =يوم KILLED LEDGE ^PILLS akhe- cort- corta- decid- exce- excep- gara- kier- loade- minn- morir- mund- myse- mysel- poste- rath- razo- sent- voic-
          wris- wrot- البل- رسال- نفسه-`,
        '0.6': `#احسن #ارتاح #اموت #بكرا #حاف #راس #شفر #فكر #قطعت #كتبت #نفس #ينتحر =anymore =before =better =botella =charges =colgar =cuiden =cutting =dano
          =encerro =end =garage =hang =happens =head =hice =lap =lost =love =mano =miss =more =morirme =pal =point =queria =sent =sentido =suicide =tell =that
          =tired =tomorrow =tracks =vida =wrists =احسن =ارتاح =الجسر =الدنيا =الله =اموت =بايدي =بدها =بقتل =بكرا =حافه =ضل =عيش =عيشتي =فكر =فيها =قطعت =لو
          =مسكر =ينتحر KILL KILLING LATER LEFTNOTE TIRO ^IWANT ^KILL anym- anymo- befo- befor- bett- bette- colg- colga- cuid- cuide- cutt- cutti- garag- impo-
          inten- lett- lette- pens- pensa- perd- perdo- post- quis- sente- senti- term- termi- than- tire- tomo- tomor- ulti- ultim- unic- wrist- ارتا- الجس-
          الدن- الدني- انتح- بالجا- بيرت- عيشت- قولو- ينتح-`,
        '0.5': `#الل #امل #انتحر #انه #انها #بتقول #تعبت #تقول #تموت #حدا #دور #روح #ساد #سامحو #صيت #فيق #فيها #قطار #كرهت #ماس #موت #هاي 2edd- =15 =aguanto =arma
          =asi =bleach =cabeza =decidi =deputies =dios =do =ending =estarian =esto =extranar =for =ganas =hanging =it =k =killing =left =live =mando =muerte
          =navaja =nobody =note =orilla =own =pa =parar =perdi =perdone =pienso =queda =reason =since =sleep =suicidal =termino =time =tiro =tren =truck =unico
          =venas =viviendo =who =wish =اريد =اقدر =الانتحار =الحبوب =القطار =امل =انتحر =بتقول =تعبت =تموت =حدا =خالتي =رساله =سامحوني =سطح =صديقي =كرهت =ماسك
          =نفسه =يعرف SUICIDED ^ANYMORE ^GOODBYE ^LIVE ^TIRED blea- bleac- bote- botel- bull- cabez- cart- char- charg- depor- desp- endi- endin- estar- extr-
          extra- face- gana- hang- hangi- happ- killi- mess- mont- mune- munec- nava- navaj- nobo- nobod- pien- piens- pris- quer- quit- quita- reas- reaso-
          sinc- talk- truc- vena- vivie- الانت- الحب- الحبو- القطا- بتقو- بهال- خالت- سامحو- صديق- وصيت-`,
        '0.4': `#الا #اني #حبوب #ليل =75 =adios =after =as =corte =court =diciendo =dog =drink =drove =es =esposa =este =everything =familia =good =gritando =gun
          =hacer =hand =into =judge =juro =lake =last =law =llorando =noche =only =siempre =sitting =techo =texted =this =tied =to =tomar =va =whatsapp =without
          =wrist =writing =you =ابوي =السطح =الموت =ان =اني =حالها =رح =قاعد =قفل =كل @011 ANYMORE TONIGHT WEAPON ^DIE ^End ^IF ^WEAPON adio- afte- agua- aguan-
          ahorc- ante- bala- cabe- check- clim- climb- compr- deci- depo- depu- deput- despi- dici- dicie- diga- drov- fami- famil- girl- girlf- grita- judg-
          llor- llora- muer- noch- oril- orill- queri- read- siem- siemp- sitti- slee- tech- text- what- whats- witho- writi- الان- السط- القط- حاله-`,
        '0.3': `#اروح #اقتل #ترد #قفل #لازم #ليش #ممكن #مني #يعرف =acaba =antes =bad =best =come =crying =dijo =front =girlfriend =have =here =his =holding =keep
          =keys =look =morning =mucho =nadie =nephew =novia =over =pensando =pills =que =quitar =shut =sola =solo =stuff =su =talking =today =todos =tonight
          =vecina =want =would =اروح =اقتل =انه =انهي =اهلي =بدي =ترد =عندي =مني =يقول DIED ENDLIFE WANT WRISTS agai- comp- cryi- cryin- despe- drin- every-
          grit- hold- holdi- kill- long mand- mens- mensa- morn- morni- nadi- need- neph- nephe- pill- pued- reci- stop- stopp- talki- toda- todo- toni- tonig-
          trai- with- woul- writ- السل- السلا- بالان- بالك- عليه-`,
        '-0.3': `#اعترف #الس #بيسال #تحت #حده #راي #شرطه #شو #صغير #علي #غريب #قافل #لهم #محكمه #مره #مسك #وقف #ولد #يشم * =10 =17 =alive =alone =amarrada =apartamento
          =asking =at =ayuda =bien =border =boy =boyfriend =bus =but =calle =celda =cousin =cps =de =despertar =detective =detenido =entrar =escuela =esposas
          =estacion =fentanyl =golpea =golpeando =grandma =hands =hay =her =house =ingles =inmigracion =inside =interrogando =kidnapped =lady =licencia
          =llamando =llamar =llevando =men =mia =migra =minutos =mom =need =next =ni =officer =officers =other =papeles =party =patrol =policia =policias =por
          =prueba =quitaron =removing =revisando =salida =screaming =searching =see =she =sheriff =snoring =statement =station =tenia =them =threw =throwing
          =tiene =tocando =took =trabajadora =vinieron =wake =walking =warrant =was =will =work =worker =ابره =ابوه =ابوها =اخي =اس =اعترف =الارض =الان =الحقوني
          =السي =الشرطي =الطريق =الهجره =بالليل =بس =تحت =تفتيش =تلفوني =جاي =جنب =خلص =دخلو =زوجتي =شنو =طليقتي =ع =عالباب =عالبيت =عن =عيالي =في =كلبشوني =لهم
          =محقق =موقوف =وحده =ورا =وقفوني =يشتي =يشم =يضربني =يفتشوا =يفتشون =يقولوا =يكسر @doing @done @plain ANSWERAR CHILD CLITIC CPS HOUSE HURTING Official
          Plea RANOFF SEVERE SOMEONE TAKEES WARRANT WAVING ^ACTOR ^BREAKIN ^DETECTIVE ^HASES ^JUDGE ^LIGHTS ^PASTVERB ^PULLED ^SOMEONE ^TOOK abue- abuel- acaba-
          aliv- alon- arres- aski- askin- ayud- bang- bangi- bord- borde- call- celd- cham- chil- court- cous- cousi- deja- detec- detu- detuv- entra- escue-
          espe- esper- estac- grab- habl- handc- hous- ingl- ingle- inmi- inmig- insi- insid- kidn- kidna- leav- manda- niet- ofic- ofici- orde- othe- papel-
          patr- patru- pega- prot- prote- prue- prueb- ques- quest- regr- regre- salid- senor- sher- sheri- short snori- state- stati- teni- thin- throw- tocan-
          trail- unde- vent- venta- vini- vinie- walki- warr- warra- work- worke- الار- البي- الحقو- الصغ- الصغي- الطر- الطري- الهج- الهجر- الولا- بالس- بالل-
          باللي- بسيا- بسيار- تفتي- تلفون- زوجت- طليقت- عالبا- عالبي- عيون- كلبش- كلبشو- مسكو- موقو- وقفو- وقفون- يدخل- يضرب- يضربن-`,
        '-0.4': `#اتكلم #اثن #اجو #احك #اخد #اخو #امبارح #اوقع #بغرف #تفتيش #تهمه #جرع #جوه #حابس #حامل #حجزو #حطول #حقو #خطف #خلص #داخل #زايد #ساعت #سنه #سواقه #سوال
          #شبا #صال #صباح #ضاع #طاح #طايح #طلعت #عمر #عند #عيال #فات #قالول #كلبش #كلبشو #كله #لحال #لحظ #ماخد #متخب #محقق #معهم #نقل #هلق #ورا #ولاد #وين #ياخد
          #ياهم #يحقق #يخلو #يسال #يسجل #يصح #يفتش #يكسر =3leh =abi =abre =abrio =aca =adentro =agarrar =alcohol =ambassador =andan =apartment =arrestar
          =autista =auxilio =azul =babys =baggie =balazos =bas =beating =boca =box =break =breaking =camioneta =cara =carro =casa =chasing =check =child =chota
          =collapsed =compa =conteste =cops =creo =cuchillo =cuffed =cuffs =dejaron =derechos =detectives =dije =dijeron =door =downstairs =each =ella
          =encuentro =escribo =esposaron =esta =estamos =favor =fbi =feo =firmar =firme =firmo =following =fuerza =gas =glass =golpear =gritos =ground =guys
          =habla =hace =hacemos =handcuffs =hermano =heroin =highway =hit =hold =hombre =insulin =interrogated =knocking =la2 =landlord =lie =lights =linea
          =llamada =llaves =llevan =loading =lobby =luces =mad =me =metieron =mexico =minutes =moms =mota =muchacho =needle =neighbors =nombre =nurse =o =odd
          =oficial =once =orden =oyen =padrastro =pararon =park =patrullas =permiso =picked =pill =police =porche =pq =preguntando =preso =puerta =pulso
          =questioned =quick =rapido =raro =ratito =reading =real =renta =respirar =revisar =robaron =rompio =room =salga =seat =shooting =siguiendo =sobredosis
          =sobrino =solos =stairs =then =tienda =tio =tipo =tocan =told =traigo =trooper =trying =uber =uncle =unos =vienen =while =window =yes =your =ابني
          =ابويه =اتكلم =اجو =احكي =اخذوا =اخويه =الاطفال =البوليس =التحقيق =الشباك =الصباح =اللحظه =المدرسه =المركز =المستشفي =امبارح =اوقع =بالبيسمنت =بالمطار
          =بدو =بدون =بغرفه =بنتي =بوليس =بي =بيتنا =بيقولو =بيقولوا =تبع =جرعه =حامل =حشيش =حطولي =خمس =داخل =دخل =دكان =دلوقتي =زايده =زرق =ساعات =ساعتين
          =ساعدوني =سحب =سنين =شارب =شالوا =صاحب =ضاع =طاح =طايح =طلب =طلعت =عليه =غرفتي =قاعدين =قالوا =قالولي =كله =لحالي =متخبيه =معاه =معاهم =معهم =نص =هسه
          =والشرطي =وراي =ياخدوا =يحاول =يخلوني =يدقوا =يصحي =يفتش =يقولون =يم @211 @now-CPS @now-DETECTIVE @now-POLICE @now-he @now-we ASKAR BEHIND CAMEIN
          DETECTIVE FALLEN GRABBED HANDS HASES IROOM MISSING OVERDOSING PAPERS POLICE PULLED PULLEDAR QUESTIONING SEARCH TOOK TOOKAR TOOKES ^ARRESTING ^ASKINGAR
          ^CLITIC ^CPS ^EX ^FALLEN ^Held ^Interview ^KNOCKED ^LOC ^LURKING ^OUTES ^Official ^PULLEDAR ^SEIZED ^TAKING ^Violent ^WILL aden- adent- alco- alcoh-
          amba- ambas- apart- arre- auxi- auxil- avis- bagg- baggi- baja- beat- beati- boyf- boyfr- break- carr- chasi- chot- clos- colla- cuff- cuffe- cust-
          custo- dejar- depa- depar- dete- deten- dict- dicta- dije- dijer- downs- encu- encue- escu- esta- estam- favo- fenta- fing- finge- firma- flas- flash-
          foll- follo- free- fren- glas- golp- golpe- graba- gran- grand- grito- grou- groun- gumm- hacem- hero- heroi- high- highw- homb- hombr- insul- knock-
          landl- line- llam- llave- llev- loadi- lobb- luce- medic- metie- mexi- mexic- migr- mome- momen- needl- nomb- nombr- nurs- padra- pape- parar- parc-
          parq- parqu- perm- permi- pers- pick- picke- poli- polic- porch- preg- pregu- pres- puer- puert- quic- rapid- ratit- readi- recog- remov- rent- resp-
          robar- rode- sabe- saca- secu- seno- shoot- show- sigu- snor- solo- stai- stair- stat- thro- tien- tiend- traig- trat- troo- troop- tryi- tryin- tumb-
          tumba- turn- uncl- viej- viene- whil- ابوه- اتكل- اخذو- اعتر- الاط- الاطف- البو- البول- التح- التحق- الشب- الشبا- الصبا- القا- اللح- اللحظ- المح-
          المد- المدر- المرك- المست- امبار- اورا- بالب- بالصا- بالغ- بالم- بالمط- بغرف- بولي- بيسا- بيسال- بيفتش- تلفو- حاطي- حطول- دخلو- دلوق- دلوقت- زايد-
          ساعا- ساعت- ساعتي- سيارت- عالب- عيال- غرفت- قاعد- قاعدي- قالول- لحال- لعند- لقين- متخب- متخبي- محبو- معاه- موقفي- والا- والم- وياه- ياخد- ياخدو- ياخذ-
          يحقق- يخلو- يخلون- يدقو- يسال- يفتش- يفتشو-`,
        '-0.5': `#اسكت #اسيل #اطفال #الض #امض #اوض #اوقف #ايد #بارد #بسرع #بعض #بلع #بنا #بنز #بيب #بيسمنت #بيضرب #تبع #تعال #ثاني #جاب #جاي #جوا #جواب #حبس #حشيش #حطو
          #حقوق #خلف #خمس #خنق #دايخ #دخل #درج #دقايق #دقيق #راحت #راض #رخصه #زرق #زوج #ساعد #سال #سحب #سكر #شارع #شال #شاهد #شباب #شخص #شرب #شفايف #شقول #ضايع
          #طالع #فجر #فيدي #فير #قاضي #قدهم #قلب #كامل #كثير #كسر #كشاف #كلم #كندا #كيف #لسا #لعند #لقي #لقيت #ماسك #محل #مركز #مستشف #معايا #معنا #مكالم #مكان
          #موظف #مول #نسو #نفخ #هجره #هنا #هوا #هوي #وقع #وهم #ويه #ياخذ #يتشنج #يتنفس #يحاول #يدخل #يدق #يرد #يشت #يطلب #يعيط #ينتظر 3len- =2 =3lena =8
          =abogado =abro =aeropuerto =afuera =allowed =ami =amigo =anoche =apuntando =arrestando =arresto =ate =atras =attacking =ayudenme =badge =baje =bar
          =being =buscando =by =card =cel =cloro =close =clothes =coca =comieron =coming =como =confiese =county =crazy =cuartito =curb =da =deal =dejan
          =desmayo =detector =dhs =dieron =diga =driveway =droga =drunk =echo =ellos =enfrente =escaleras =escondida =espuma =every =eyes =face =father =fe
          =floor =foaming =foster =frio =gasolina =getting =girl =gray =hable =hablo =hallway =happened =hey =hiding =him =hospital =ice =id =immigration
          =interview =investigador =inyecto =jefe =khat =kick =kid =knife =lado =late =leaving =line =lit =little =llama =llegaron =loud =mami =manos =minute
          =mio =mixed =motel =mueve =muriendo =nena =nene =nieve =oliendo =one =otro =overdosed =overdosing =padre =paro =pasar =percs =pick =piden =po =pointed
          =preguntan =prima =puchica =pusieron =quedo =quitando =raid =rato =reacciona =read =red =redada =road =run =sakran =same =scared =search =ser =shelter
          =shoulder =side =sople =staring =steps =subieron =suspended =swinging =talk =tan =ten =their =through =toca =toddler =truth =unconscious =vaso =vive
          =windows =wrong =ابي =اتصل =ازرق =اسكت =اسيله =افتح =الاوضه =الايس =البنت =البيبي =الجهاز =الدوريه =الفجر =الكلبشات =الوعي =الولاد =امضي =انفخ =او
          =اوقف =بالارض =بالباب =بالشارع =بالطريق =بسرعه =بلا =بلع =بيضرب =جابو =جو =جوا =جوه =حبسني =حبه =حق =حماتي =دقايق =دقيقه =دم =دوا =راحت =راضي =رجال
          =رجل =رحت =شاهد =شايل =شباب =شخص =شرطي =شقول =شو =شوي =طليقي =علبه =عليي =عم =عند =عيونه =كان =كلب =كلمه =كندا =كيف =لسا =مرتي =مسدس =مسك =معايا =معنا
          =مفقود =مكالمه =موقفني =نار =نبض =نفس =هجره =هناك =واقفين =والشرطه =وقدهم =وقع =وهم =ويه =يتشنج =يتنفس =يحرق =يدق =يذبحني =يرد =يسالون @111 @210
          ANSWER ASK ASKINGAR BLEEDING BREAKIN COLOR COMEIN Gear HABIT HURTEN Interview KNOCKING LEGAL LETME LIGHTS PODER QUESTIONED ROADTALK ROUGH SEIZED
          SOBRIETY STATEMENT STATION TALKING Traffic Violent Worker ^ASKAR ^COMEIN ^CUFFEDAR ^Gear ^HOUSE ^POLICE ^Paperwork ^ROADSIDE ^Room ^Sick ^TOOKAR
          ^Traffic ^Worker abog- aboga- aero- aerop- afue- afuer- alla- allo- allow- amen- amena- anoc- anoch- atra- atta- attac- ayude- azul- badg- bebi- bein-
          blan- bols- busc- busca- case- chas- clot- cloth- coll- comie- comin- conf- confi- coun- count- craz- defe- defen- dere- derec- desm- desma- devo-
          devol- dier- diero- drive- drun- durm- durmi- ello- enfr- enfre- ensen- entr- escal- espu- espum- fath- fathe- fent- firm- floo- foam- foami- fost-
          foste- gaso- gasol- gett- getti- hacer- halla- hallw- hand- hidi- hidin- hosp- hospi- immi- immig- inve- inves- knif- knoc- lamp- lampa- land- leavi-
          leva- levan- litt- littl- llama- llav- lleva- mano- mari- medi- meti- mixe- mote- movi- muev- murie- niev- olie- olien- pagu- paja- pajam- pate- pela-
          perc- perdi- pide- puch- puchi- puls- punc- punch- pusi- pusie- rapi- rati- reac- reacc- reda- redad- remo- revi- revis- rompi- roun- sakr- sakra-
          salie- scar- scare- sear- searc- sema- shel- shelt- sigui- smok- sobr- star- stari- stepd- stor- subie- swin- swing- thei- throu- toca- todd- toddl-
          trut- unco- uncon- vendi- watc- windo- wron- ابوي- الام- الاوض- الاي- البيب- الجر- الدور- الفج- الكل- الكلب- الموظ- الوع- الول- اليم- بالار- بالص-
          بالطر- بسرع- بيضر- حبسن- حقوق- حمات- دقاي- رابط- ساعد- ساعدو- سيار- شالو- شفاي- شفايف- طليق- عنده- قالو- لاقي- ماخذ- ماسك- معاي- مكال- مكالم- موقفن-
          ناطر- واقفي- والش- والشر- والك- وخاي- وراي- وقده- وماخ- ياخذو- يتشن- يتنف- يحاو- يحققو- يخنق- يدور- يرجع- يسالو- يستجو- يقولو- يلحق- ينتظ-`,
        '-0.6': `#ابر #ابو #اتصل #ازرق #اقول #اكتب #امام #امش #انت #انجليز #باص #بدون #برد #بلعت #بنت #تقل #جسم #جهي #حما #خويا #دكان #دوا #رجال #رضيع #رغو #سامع
          #سيارت #شقت #صاحب #طفل #طلب #عارف #عربي #فحص #قتل #قسم #قلم #كان #كبير #كلب #لاد #لاق #لان #لزم #مال #محامي #مخدرات #مطار #مطبخ #معا #مفقود #نار #نارك
          #ناطر #نزل #هاجم #هربت #وعي #وورنت #يتصل #يحرق #يدي #يذبح #يرجف #يضرب #يفيق #يقوم 3ala- 3alay- =3 =40 =5 =7 =abra =acabo =agua =aire =amenazo
          =anything =aparece =arm =asked =autistic =awake =backpack =bat =bate =both =boyfriends =breathing =building =calling =callo =cana =canada =chama
          =checkpoint =class =cold =cpl =dando =deja =deputy =desplomo =dicen =dna =doing =dormida =dude =dui =era =escriba =estado =estan =everywhere =fast
          =first =fo2 =foot =friends =frontera =fumar =gal =get =has =he =held =hours =how =huele =inconsciente =interrogation =jura =les =lleva =llevaron =lock
          =machete =mall =mandaron =marido =metio =muchas =name =neighbor =noise =ohio =ojos =old =or =paper =parando =pegando =pego =pelo =pide =pidiendo
          =pointing =pressure =pulled =respira =responding =reten =sala =sale =say =secondary =showed =sit =six =slid =soy =stabbing =state =street =supposed
          =swat =tarde =test =three =thru =tienen =tirado =unit =van =viejo =viene =vino =vos =wall =whole =wifes =yard =yr =ابنه =اخدت =اخذ =اخذو =اقول =اكتب
          =السياره =الولد =امشي =انت =برد =بلعت =بيقولي =جسمه =جهال =جوزي =خالي =خطيبي =خويا =رخصه =رغوه =ريحه =سكران =سيارت =طفلي =عمي =فرد =ماخذ =محامي =مرته
          =ناركان =نوم =هربت =هل =هلق =هم =واحد =والبوليس =وجهي =يتصل =يدور =يدي =يريدون =يشتو =يفيق =يقتلني =يقوم @now-SOMEONE ARRESTED ARRESTING COPCAR
          CUFFEDAR CUFFS EX FAINT GETOUT KIDNAP KNOCKED LETGO NEEDLE OVERDOSE QUESTIONS RAID ROADSIDE ^CAMEIN ^DANGERES ^GIVEBACK ^GRABBED ^KIDNAP ^LOCKED
          ^NUMBER ^REFL abie- abier- anyt- anyth- apaga- apar- arma- arrep- aske- awak- baby- backp- book- brea- breat- buil- build- calli- cana- canad- chok-
          clas- clor- comi- cono- corre- cuat- dand- decl- decla- despl- dice- doin- door- drog- ense- entre- esca- estad- expl- fire- firs- front- fuma- hall-
          hour- huel- inco- incon- liqu- mach- mache- marid- ment- mezc- mezcl- minu- minut- neig- neigh- nois- overd- paran- part- pasa- pegan- pidi- pidie-
          plat- pois- poiso- press- prop- pull- pulle- queda- recor- rete- roba- romp- scre- screa- slid- smel- sobre- stra- stran- stre- stree- supp- suppo-
          surr- susp- suspe- tard- test- tiene- tirad- touc- touch- vend- veng- vomi- vomit- vuelt- whol- wife- ythr- اسيل- افتح- الحق- الزب- السو- الكا- المت-
          المط- بالبا- بالسل- بالشا- بالط- حابس- خايف- خطيب- دقيق- رضيع- سكرا- شربا- عارف- لاحق- محام- مفقو- موقف- نارك- ناركا- والبو- وبعد- وماب- وناي- يذبح-
          يذبحن- يريد- يريدو- يستج- يعتق- يعتقل- يقتلن-`,
        '-0.7': `#احج #اسم #افتح #اكل #انترلوك #تنفس #حبه #حجز #خايف #داو #سكن #شايل #صبح #ظابط #غلط #قبض #كتير #مسلح #نايم #وهو #يخنق #يدور #يقبل =13 =60 =911
          =agarraron =ago =ahi =answer =are =ask =atf =ay =back =bajo =bed =bring =bro =cars =comio =contesto =corazon =dark =desaparecio =dogs =esposo =ex
          =fine =hablar =hear =hitting =horas =juez =jumped =lawn =let =loco =lot =miranda =missing =mnil =narcan =novio =oding =otra =our =outside =pase =pega
          =pen =put =robo =sa3a =saco =sense =shot =sign =soplo =stab =stay =step =sus =ta =trago =trunk =tylenol =wait =weed =xanax =year =احجي =اكل =الصبح
          =بيتي =ساعه =سم =شلو =ضرب =عليا =علينا =عمره =فين =قالو =كتير =ناس =وهو =يضرب =يطلع =يقولو @now-they BREATHE NARCAN PASSEDOUT STATED ^CAR ^DOGS ^FAINT
          ^FIND ^KNOCKING ^OVERDOSE ^OVERDOSED ^SAY ^SEARCHED anti- apare- auti- autis- camin- cora- coraz- dema- demas- hitt- hitti- hora- inter- jumpe- miss-
          missi- mucha- narc- narca- odin- outs- outsi- padr- seco- secon- sens- slap- sopl- traj- tran- trun- tyle- tylen- vien- viol- whis- xana- الاو- الحد-
          السي- السيا- بالسك- بيتن- علين- لزمو- لقيت- يقول-`,
        '-0.8': `#ارض #تحقيق #ساع #ضرب #عيون #ماخذ #مغم #مفتاح #مقفل #نبض #يرجع #يطلع =ahorcando =amenazando =aunt =baby =came =couch =dio =drank =empty =fell =four
          =fui =guns =guy =heart =hits =k9 =many =meth =od =paso =ran =sabe =some =they =tub =turn =unas =ver =went =where =خايفه =مغمي =يرجع DANGERES Sick WAKE
          ^BLEEDING ^MISSING apun- apunt- couc- dran- empt- inye- inyec- point- reco- respi- stab- stabb- step- trag- wher- الجا- الصب- الور- بالد- بالدو-
          بيقول- يقتل-`,
        '-0.9': `=cayo =cop =daba =digo =mn =nina =patio =porch =اخت =بدهم @now-EX ^ASKING porc-`,
        '-1.0': `=acaban =find =nino =nos =puso =think OVERDOSED back-`,
        '-1.1': `=man`,
        '-1.2': `=quieren =us =شربت`,
        '-1.3': `=despierta =tomo`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.5': `DANGERES`,
        '1.2': `=كسر BLEEDING HURTING NECK`,
        '1.1': `=pega HURTS Violent`,
        '1.0': `#يضرب =pegando =يكسر pegan- يقتل-`,
        '0.9': `#يخنق =shooting =يضرب LOCKED ^BLEEDING atta- attac- corre- jump- shoot-`,
        '0.8': `#بيضرب #خروج #خنق #شايل #نار =attacking =bat =breaking =deja =dijo =encerrados =held =hits =hitting =siguiendo =strangling =اطلع =بيتي =خايفه =دخل
          =روحي =شايل =مسك @now-SOMEONE ^LOCKED amen- amena- gaso- gasol- hitt- hitti- stab- ythr- بيضر- يضرب-`,
        '0.7': `#حامل #حرام #رصاص #زوج #سجين #لما #هدد #يحاول #يحرق #يذبح =ahorcando =anda =balazos =bats =by =dando =defense =golpea =jumped =kill =let =machete
          =mata =novio =padrastro =rompio =saco =stab =tablets =ten =then =tirando =viene =حامل =رصاص =رقبتي =سحب =عليا =فات =فرد =لما =يقتلني @now-EX HURT
          HURTEN Weapon ^WAVING armad- asal- asalt- beat- escal- free- jumpe- mach- mache- padra- persi- plat- pour- punc- punch- robb- table- tiran- touc-
          بالسل- يحاو- يذبح- يذبحن- يقتلن-`,
        '0.6': `#اطلع #تحت #جهي #حاول #خرج #شباب #شخص #ضرب #قتل #نجد #هاجم #هجم #وهو =amarrada =amenazo =armado =balaceando =blocking =both =class =dudes =escaleras
          =ex =fuerza =gasolina =guys =hammer =he =hear =hurting =loud =man =nos =pareja =pego =pelo =persiguiendo =ppo =puso =queriendo =quit =quito =robar
          =rompiendo =sakran =salir =shelter =stabbing =trying =tumbando =veces =wall =when =الصغير =تحت =حابسني =خنقني =سكران =شباب =شخص =عليي =نار =هناك =هو
          =وجهي =ونحنا =وهو =يذبحني =يرجع @211 BREAKIN HIDING IDIOM LETME Plea ROUGH WAVING WEAPON babys- bala- balac- balaz- cint- corr- defe- defen- dude-
          esca- fuerz- golp- hurt- hurti- parej- pega- romp- rompi- sakr- sakra- shel- shelt- stabb- touch- tryi- tryin- vari- vece- بيخل- بيضرب- حابس- حابسن-
          خايف- خنقن- زوجه- سامع- سكرا- ونحن- يخنق- يضربو-`,
        '0.5': `#حابس #حقي #سكين #عاد #قافل #قفل #مسلح #ويه #يخلي #يلاحق #يلحق 3ala- =12 =aca =alguien =apartment =auxilio =backyard =cada =cara =cerca =cinco =closet
          =cuello =daughters =dentro =drunk =encerrada =entre =following =gas =gritos =hombre =hotel =jumping =knife =late =marido =me =mile =oigo =quemar
          =senor =shoot =stairs =staring =stepdad =still =store =street =subiendo =touching =unos =us =vi =الاوضه =امي =بالطريق =بالقتل =بيضرب =ضربني =قفل =لانو
          =لحالي =محبوسه =مرته =هاجم =ويه =يخنقني =يدور =يضربني =يلاحقني Held LETGO SEVERE SOMEONE ^CAR ^Plea algui- apun- auxi- auxil- backy- cerc- cinc- clas-
          close- come- cuel- cuell- dand- dent- dentr- drun- enter- freez- fuer- golpe- grito- hote- jumpi- knif- marid- metie- pate- pers- quem- quema- shoo-
          sigu- sigui- sist- siste- stai- stair- stari- stil- stre- stree- tabl- trag- الاوض- التا- الحق- الدر- بالط- بالطر- بالقت- رابط- ضربن- محبوس- يخلي-
          يخنقن- يضربن- يلاح- يلاحق- يلحق-`,
        '0.4': `#اتكلم #الكل #حقو #خايف #داخل #سحب #علي #ماخذ #هنا #يرجع 3alay- =3alaya =5 =abi =again =agarro =amenazando =ask =bate =beating =boyfriend =buscando
          =crazy =embarazada =esperando =esta =estamos =freeway =go =has =loading =loco =lot =metieron =miedo =money =neighbors =outside =oyen =pateando =phone
          =punching =sala =sigue =sister =stabbed =trae =trunk =vamos =who =you =اتكلم =انه =باب =بيتنا =جاي =جوزي =زوجي =صوت =طليقي =علينا =قادره =ماشي =يحاول
          =يدق ^HURTING ^Violent agai- algu- ayude- baby- beati- block- break- chai- chok- craz- cuch- cuchi- emba- embar- ente- estam- foll- follo- freew-
          loadi- medic- mied- mone- neig- neigh- novi- outs- outsi- patea- phon- scre- screa- seno- shak- stor- subie- trail- trun- vamo- vien- viola- اتكل-
          بالح- بالسك- علين- قادر-`,
        '0.3': `#امر #انت #جماع #دكان #سلاح #صوت #قادر #ماش #معه #ممكن #هون =abajo =aqui =bedroom =bleeding =break =but =casa =cocina =cousin =coworker =droga
          =enfrente =found =get =hablar =hands =hermano =kid =lado =line =mama =next =ninos =porch =sabe =scared =shaking =sus =through =throwing =vez =اختي
          =اخد =امر =بالحمام =بدي =تلفوني =داخل =عمي =قال =مسدس =معه =هسا =هون =وراي =يريدون @201 @now-he HOME HOUSE ^SOMEONE ^TOOKAR abaj- bedr- bedro- blee-
          bleed- boyf- boyfr- busc- busca- coci- cocin- cous- cousi- enfr- enfre- escon- foun- homb- hombr- mari- medi- meti- nino- parq- parqu- porc- sang-
          sangr- scar- scare- shaki- step- tene- text- throu- throw- uncl- بالحم- بالس- بالمط- بيتن- طليق- يريدو-`,
        '-0.3': `#اقتل #الس #بوردر #حشيش #داع #راس #سجن #سرير #عيال #كتير #كلب #كلها #ماعاد #مني * =14 =16 =17 =6 =aeropuerto =ahora =are =away =bottle =breathing
          =bridge =companero =conmigo =contesto =cosas =crying =cuffs =dead =deputies =detenido =dice =done =down =dragging =en =esposado =estan =fbi =firme
          =getting =girl =hall =hang =have =hijos =hospital =inconsciente =inmigracion =interrogated =interview =it =kidnapped =la =lights =llevaron =more
          =never =nina =not =officer =oficial =papa =papeles =pastillas =policias =q =que =saliendo =sin =social =sorry =standing =statement =station =stuff =ta
          =take =them =threatening =today =told =trabajadora =trooper =turn =turned =van =walk =went =were =where =ya =yelling =اقتل =الحبوب =السي =الشرطه
          =الطفل =المحقق =بالسياره =بعمل =جوا =دا =رجلي =شرطي =شي =عالباب =كتير =كل =كلها =لا =ما =ماعاد =مع =معي =مفقود =مني =هلق =والبوليس =وداع =يريد =يسالو
          =يفتش @001 @now-i @past @plain ANSWER CHILD COMEIN IROOM JUDGE LEDGE LOTS NOW ONLINE PHONE Paperwork TALKING TOOK Traffic WARRANT Young ^ASK
          ^DETECTIVE ^GRABBED ^HEDGE ^Interview ^OUTES ^RECENT ^TOOK ^WANT abue- abuel- acaba- aero- aerop- agen- agent- ante- arres- bott- bottl- brid- bridg-
          cami- conm- conmi- cont- cosa- cryi- cryin- desm- desma- deta- detai- dorm- dormi- escu- fent- fenta- gett- getti- girlf- hace- hacie- happe- hear-
          hijo- hosp- hospi- inco- incon- inmi- inmig- kidn- kidna- leav- llev- neve- offi- offic- ofic- ofici- oril- orill- papel- past- pasti- prim- pued-
          reco- regr- regre- short soci- socia- sorr- stand- state- stati- threa- troo- troop- turne- wher- yell- yelli- التل- الحبو- الشر- الشرط- الطف- بالسي-
          بالك- بيقو- عالبا- ماعا- والبو-`,
        '-0.4': `#اتصل #اخت #اخذ #اسكت #اقف #اكو #الل #انام #بلعت #جالس #جوا #حبوب #خلص #خلف #دنيا #ساعت #سامحو #صارت #صال #طاح #علب #غرف #فيها #قاعد #قالول #قدام #قيد
          #لازم #محقق #معا #مفقود #موقف #موقفي #نفخ #هوا #هوي #ولد #يتشنج #يتصل #يحقق #يدخل #يرد #يضغط #يعتقل =3 =8 =94 =abuela =agentes =ago =agua =alcohol
          =all =already =ando =apago =apenas =arms =arrest =babys =baje =belt =bleach =border =box =brought =caminando =cars =carta =caso =checkpoint =children
          =clave =conteste =creo =cruiser =cuando =cuffed =daddy =daughter =deputy =desk =detectives =diciendo =do =door =doy =dying =entiendo =era =esposas
          =espuma =estado =eyes =feds =fentanilo =firmo =foster =from =grabbed =hablando =had =having =heroin =hey =hi =holding =immigration =ingles
          =interrogando =investigator =inyecto =judge =juez =jura =kitchen =knocking =l =landlord =leave =les =license =linea =living =llamada =llegaron
          =loudspeaker =mas =mato =mexico =mientras =migra =mio =mn =momento =morirme =mouth =nadie =nodding =off =one =or =over =overdosed =pana =paper =percs
          =permiso =pill =pills =placas =point =policia =polygraph =pounding =pregunta =puente =pusieron =putting =quiero =recien =revisar =rolled =roomate
          =sacaron =sale =salga =security =seguir =sheriff =shot =siguen =sobrino =some =sople =stop =su =suicidal =surrounding =telling =tenia =tired =verdad
          =vieja =wanting =warrant =why =with =writing =xanax =اسكت =اكو =التحقيق =الجسر =الجهال =الدنيا =الساعه =السطح =الضو =الكلبشات =الموت =اليوم =انام =انط
          =انفخ =اوقف =بالمستشفي =بسياره =بلا =بلعت =بيدقو =تبع =جو =جوه =حد =حشيش =خالتي =خلص =رايح =رحت =رخصه =رساله =ريحه =زرق =ساعتين =سامحوني =سجن =صارت
          =طاح =عالبيت =علبه =فوت =فيها =قالولي =قدامي =محقق =مرتي =مسكوني =ناركان =نبض =نص =هسه =هلا =هويتي =ورا =وقفني =ياخدو =ياخذوا =يتشنج =يتصل =يرد
          =يسالوني =يعتقلوا =يوم @000 @010 @done ANYMORE ASK DIE GIVEBACK HANDS IWANT Interview PASSEDOUT TAKEES WRISTS Worker ^CPS ^DIE ^Drug ^JUDGE ^Official
          ^PULLED ^PULLING ^WILL acab- alre- alrea- apena- ayud- bord- borde- breat- brou- broug- cart- chec- child- clav- compl- corri- corta- cour- cuand-
          cuant- cuffe- dadd- depa- depar- depu- deput- detu- detuv- dici- dicie- diga- dyin- espu- espum- estad- firm- fost- foste- girl- grabb- hall- halla-
          hand- happ- havi- havin- hero- heroi- hold- holdi- immi- immig- ingl- ingle- inye- inyec- judg- kitc- kitch- knoc- knock- land- landl- livi- livin-
          llega- loud- louds- mana- mand- mens- mensa- messa- mexi- mexic- mien- mient- migr- mome- momen- morir- mout- mucha- muer- nadi- nodd- noddi- perc-
          perm- permi- pill- placa- poly- polyg- poni- ponie- poun- pound- prec- preci- puen- puent- pusi- pusie- putt- putti- qued- recie- recog- respi- roll-
          rolle- room- rooma- sacar- sear- searc- secur- segui- sema- show- sigue- sobri- stuf- tell- telli- term- termi- tire- toda- veci- vecin- verd- verda-
          wanti- warr- warra- writi- xana- اعتقل- التح- التحق- الجس- الجه- الجها- الدن- الدني- الساع- السط- الكلب- المحق- النا- الول- اليو- اورا- اوقف- بالا-
          بالمس- بيسا- خالت- داير- زوجت- ساعت- ساعتي- سامحو- شفايف- عالبي- قالول- قدام- محقق- مسكون- مفقو- موقف- موقو- نارك- ناركا- هويت- والم- وقفن- يتشن-
          يحققو- يسال- يسالو- يضغط- يقولو-`,
        '-0.5': `#اجو #ارتاح #ارد #ارنت #ازرق #استجواب #اسيل #اعترف #اعض #اقوال #اقول #الخط #انتحر #انجليز #انزل #انط #اوقع #اوقف #بارح #بارد #بدون #بطار #بعض #بلع
          #بيه #تحقق #تعبت #جهه #جوه #حاج #حاط #حدود #حديق #خلاص #خلصت #دقايق #راحت #رايح #رخصه #رغو #زرق #سال #سته #سحبو #سطح #سناب #سوال #سيارت #شال #شاهد
          #شرطه #شفايف #شقول #صباح #طالع #طلب #عندي #غير #فاهم #فجر #فحص #فكر #فنتانيل #فوت #فيق #قاضي #قطعت #قلب #كاميرا #كذب #كشاف #كلبش #كلش #كلور #كمل #لابس
          #لاق #لهم #محامي #مختب #مدن #مرم #مشغل #مغم #مقلوب #مكالم #مكلبش #ميت #نارك #ناس #نبض #نزلو #وقع #وورنت #يبج #يسال #يسالو #يصيح #يعتقلو #يقلب #يمن
          #ينتحر =15 =3an =adios =after =agarraron =amigo =anoche =armas =arresto =as =asked =ate =autistic =ayer =badge =before =best =blocked =blue =booking
          =bro =buddy =bunch =burning =carcel =cel =chontes =clothes =coffee =come =comio =como =corazon =cortar =corte =court =cps =cuanto =custody =dea
          =derechos =desaparecio =despertar =despidiendose =despierta =despues =dicen =did =drawers =encuentro =escribe =estacion =ever =except =face =feo
          =friends =gente =gritando =hacemos =hago =hanging =here =hice =hours =hr =huele =ice =k =kan =kiero =letter =licencia =lit =llama =llevando =llevo
          =look =lost =luz =manana =marshals =mesa =mis =morir =morning =moving =msg =mucho =muero =nada =narcan =nas =night =o =officers =ohio =oliendo =once
          =overdose =parado =paro =party =perdi =picked =picture =pictures =pockets =police =preguntando =quieren =quitan =quitando =quitar =raid =raiding
          =rapido =revisando =robando =sacar =safe =salio =same =sar =se =shower =siento =sign =slapped =snatched =sobredosis =stopped =subieron =to =todas
          =toddler =tomo =tomorrow =traffic =type =unas =unmarked =up =used =vidrio =vinieron =vodka =vuelve =wait =waking =worker =write =yo =yr =ابنه =اثنين
          =اجو =اخذت =ارتاح =ارنت =اريد =ازرق =اس =اسيله =اعترف =اقول =البارحه =البنت =الخط =الصباح =الصغيره =الفجر =الكاميرا =المطار =الهجره =انتحر =انحبس
          =انزل =انهي =اوقع =بايدي =بلع =بي =بيقولو =بيه =تحقق =تريد =تعبت =جرعه =جنب =حاجه =حالها =حالي =حبوب =خذ =خلاص =خلصت =دقايق =دوا =راحت =راضي =رغوه
          =زوجتي =سته =سنه =سي =سيارت =شارب =شالو =شاهد =شغل =شقول =شنو =طليقتي =عالمطار =عمره =عملت =عندي =عيالي =غير =فاتو =فكر =فنتانيل =قالي =قطعت =كلبشوني
          =كلور =لم =لهم =محامي =مذكره =مسكوا =مغمي =مكالمه =نزل =هل =هواي =والشرطه =والشرطي =والطفل =واليوم =وقع =ومعي =يسال =يشتو =يعتقلوني =يفتشو =يفتشوا
          =ينتحر @may @now-CPS @now-DETECTIVE ACTOR ASKINGAR CPS DETECTIVE Drug End GONEOFF LIVE NARCAN Official ROADTALK SEARCH SEIZED SUICIDED TIRO TONIGHT
          WAKE ^ASKING ^ASKINGAR ^BE ^CUFFEDAR ^DOOR ^GOODBYE ^JUST ^KILL ^KNOCKING ^QUESTIONING ^Room ^SUICIDAL ^TAKINGAR ^THING ^Traffic ^Worker acus- acusa-
          adio- afte- ahog- alco- alcoh- anda- anoc- anoch- apen- arre- arrep- aske- befo- befor- blea- bleac- booki- budd- bull- bunc- burn- burni- camin-
          carc- carce- case- cate- cerr- chal- chale- check- chon- chont- clot- cloth- coff- coffe- colg- compu- confe- cons- consu- conte- cora- coraz- crui-
          cruis- cuan- cust- custo- decid- decl- decla- dejar- dema- demas- depor- despe- despu- deten- dice- drag- dragg- draw- drawe- encu- encue- ensen-
          enti- entie- exce- excep- gent- graba- grit- hacem- hang- hangi- hour- hunt- inve- inves- lett- lette- lice- licen- line- lint- linte- lleva- manan-
          manda- mars- marsh- mess- mori- morn- morni- move- movin- muri- narc- narca- nigh- nine- offe- olie- olien- para- paren- patr- pele- perdi- picke-
          plai- pock- pocke- poli- polic- preg- pris- raid- raidi- remov- resp- respo- revi- revis- roban- salie- senta- sente- serv- sher- sheri- sient- smell-
          snat- snatc- spea- stepp- stop- stopp- teni- tick- ticke- toca- todd- toddl- tomo- tomor- traf- traff- tran- unic- unma- unmar- vaci- vidr- vidri-
          vini- vinie- vodk- voic- waki- wakin- want- work- worke- اثني- اخته- ارتا- اقوا- الام- الان- الصبا- الفج- القا- القب- الكام- الكر- الكل- المطا- الهج-
          الهجر- انتح- انحب- باسو- بالصا- بالو- بيسال- حاله- حبسون- حقوق- دقاي- شفاي- طليقت- عالب- عالمط- عيال- فنتا- فنتان- قولو- كلبشو- ماخذي- مذكر- مكال-
          مكالم- مكلب- والب- والبا- والط- والطف- والك- والي- واليو- يحقق- يستجو- يفوتو- ينتح-`,
        '-0.6': `#ابو #احسن #اخد #اخر #اخويا #اسم #اعرف #اكل #امض #امن #امه #اموت #انتحار #باص #بتاع #بغرف #بكرا #بيد #بيفتش #تامين #تحقيق #تفتح #تفتيش #حاجز #حبسو
          #حجزو #حكوم #خال #خوي #خويا #داير #دخلت #راض #رحت #رضيع #ريح #زرقا #زلم #ساد #سنه #سواقه #شدو #شفر #طفل #عامل #عملت #غلط #قبض #قول #كان #كلبشو #كلنا
          #لاد #لزم #ليهم #مخدرات #مركز #معيش #منعرف #ناطر #نقل #هرب #ياخذو #يتم #يتنفس #يشم #يعرف #يفتش #يفيق #يوم =9 =abierta =abogado =abre =abrio =ahorcar
          =airport =algo =allowed =aparece =arrebato =arrestar =arrestaron =asi =asking =aw =ba2a =bajaron =barely =blow =buscan =bye =callo =card =care =celda
          =charges =cold =comieron =county =cuartito =dar =dark =dejarlos =dieron =dije =dijeron =dope =drank =drop =drove =edificio =ejo =eli =ellos =encontre
          =estaba =extranar =familia =fighting =find =foaming =foot =for =goodbye =gris =gritan =hablo =hacer =handcuffed =handed =heart =hija =hora =id =job
          =khat =la2 =lady =lake =llevan =lo =m3i =mal =mall =mano =miranda =miss =missing =much =nena =note =open =overdosing =pa =padre =parando =pararon
          =park =pasaron =password =patrulla =pensando =peor =perro =perros =pide =pidiendo =piso =po =poco =pulse =queria =questioned =questioning =reacciona
          =read =regresa =responding =reten =rights =river =robaron =ropa =says =searching =seat =sheriffs =shut =sit =slid =soga =stay =suegra =suicide =suits
          =swallowed =techo =texteo =they =things =tienen =till =time =tirado =tirar =tocan =tren =tub =tumban =uno =walked =wants =we =weekend =whole =ابو
          =ابوها =احسن =اخدو =اخر =اخويا =اعرف =اكل =الايس =السجن =المحل =الولد =امضي =امه =اموت =ايديكم =بالسكن =بالمركز =بالمطار =بدها =بدهم =بغرفه =بكرا =بنت
          =بيقولي =تفتح =تفتيش =تقول =جابو =جماعه =حق =خالي =خايفين =خمس =خويا =داير =رفيقي =ساعه =سكر =شرب =ضل =طفلي =عيش =عيونه =قاعدين =قالوا =قبضوا =قد =كان
          =كلب =كلنا =لو =لي =ليش =ليهم =مسكوه =معيش =مو =والا =وقفوني =ولادي =ولد =وياه =يتم =يتنفس =يشم =يطلع =يعرف =يفيق @now-they ARRESTED ASKAR CUFFEDAR
          FALLEN FIND JAILED LIGHTS MISSING PAST POISON PULLING QUESTIONING QUESTIONS STATEMENT SURROUNDAR ^CAMEIN ^FAINT ^LEDGE ^LIGHTS ^OVERDOSE ^OVERDOSED
          ^POLICE ^ROADSIDE ^SEARCH ^SEIZED abie- abier- abog- aboga- abri- airp- airpo- alla- allan- allo- allow- anti- anyw- apaga- arreb- aski- askin- avis-
          azul- badg- barel- blanc- bols- book- celd- clor- comie- cuff- depo- dere- derec- desa- desap- desp- despi- dier- diero- dije- dijer- dran- drov-
          edif- edifi- ello- estab- extr- extra- face- figh- fight- flas- flash- foam- foami- gadd- gadda- good- goodb- grab- gurg- gurgl- hande- huel- impo-
          inta- inter- khab- kier- lamp- lampa- leye- ment- miss- missi- mont- movi- niet- pape- paran- parar- pasar- passw- peel- pens- pensa- perdo- perro-
          pick- pidi- pidie- plan- pregu- puls- quita- rapid- reacc- regi- regis- remo- rete- right- rive- robar- seat- seiz- sent- smel- snor- sobr- sobre-
          stan- stat- suit- surro- susp- suspe- swal- swall- tech- thing- tiene- ulti- ultim- week- weeke- whol- writ- اتصل- اختف- اخدو- اخوي- اسيل- اعتق- افتح-
          الاي- التو- الحب- الدو- السو- الطا- العا- العي- الكا- الوا- اليم- ايديك- بالجا- بالد- بالص- بالمر- بتاع- بغرف- تفتي- حبسو- خايفي- رضيع- رفيق- سامح-
          سحبو- شرطي- عالط- عيون- قاعد- قاعدي- قالو- قبضو- لزمو- ماخذ- محام- مختب- منعر- موقفي- نزلو- والد- والش- والشر- والل- وقفون- يدخل- يدورو- يستج- يفتش-
          يفتشو- يفوت- يقول-`,
        '-0.7': `#اثن #اخذو #اخي #اشوف #الا #الض #انترلوك #ايدي #بنت #بيرد #توقف #جاب #جرس #جرع #جسر #حاسس #حجز #حطو #حقوق #خمس #داو #دوا #ساع #سكن #شرب #طاول #ظهر
          #قسم #قضيه #كراج #كيف #ليا #هجره #ورقه #ياه #يصح #يصير #يموت =ahi =answering =anymore =better =chota =coke =detective =dios =edge =encerro =end
          =escondido =esposando =esposaron =fell =fotos =fui =garage =handcuffs =horas =interrogation =k9 =keep =lap =love =luces =mejor =mnil =mundo =name
          =navaja =needle =novia =odd =oding =pasar =patrullas =plan =preguntan =recorder =regresar =robo =rope =running =sa3a =six =sons =soplo =stand =state
          =subio =test =toca =tome =tracks =traen =train =trajeron =turning =woods =wrist =wrists =year =ابره =ابنتي =اخذو =اخذوا =اخذوه =اخيه =افتح =الله =بعد
          =بقتل =بوليس =بيرد =حاسس =حماتي =خايف =دخلو =دخلوا =روحه =سحبو =سطح =شالوا =شلو =شو =صار =عليهم =قالو =كسروا =ليا =نايم =نفسها =هم =يا =يدقوا =يصحي
          =يقدر =يقولو =يموت @now-POLICE ANSWERAR BREATHE DOGS ENDLIFE HABIT JUMPAR NEEDLE PODER POLICE REFL STATION ^ASKAR ^FIND ^HOUSE ^KIDNAP ^LOC ^MISSING
          ^Near ^PULLEDAR anym- anymo- auti- autis- ayuda- bajar- bett- bette- chot- compr- conv- cort- coun- cuid- dete- detec- ense- expl- foto- garag- grita-
          guar- guard- hath- hora- inte- luce- mejo- much- mund- nava- navaj- needl- odin- overd- pict- pictu- post- reac- reci- refu- refus- road- runn- runni-
          saca- segu- surr- trae- traje- turn- turni- visi- vivi- vomit- wrist- ابنت- ابوه- الحد- الحم- الحما- امبا- بالكر- بولي- بيفت- بيفتش- بيقول- حمات-
          رسال- سيارت- عالش- عليه- كسرو- كلبش- نفسه- والن- ولاد- ياخذو- يتنف- يدقو- يعتق- يعتقل- يكسر-`,
        '-0.8': `#افتح #حال #خطف #عيش #عيون #نزل #نفس #وهم #يصرخ =abra =arresting =bring =cana =cayo =close =curb =diga =drinking =dui =empty =even =feel =grandpa
          =gray =knees =loaded =nino =od =papel =piden =ran =respira =ring =say =swat =talking =vivir =while =yard =اخدت =اخي =انت =خطف =روح =شربت =شرطه =شقتي
          =صاحبي =عنده =غرفه =ورقه =وهم =يقولون ARREST ASKEDAR COLOR POINT PULLED QUESTIONED SEARCHED SOBRIETY STATED Sick TIRED ^Gear ^PASTVERB ^WEAPON abrie-
          apag- apare- comp- conf- count- empt- entre- gara- knee- loade- over- patru- perd- perr- pide- rath- sopl- talki- vomi- whil- اخذو- اعتر- المط- ايدي-
          بالان- دخلو- صاحب- وقفو- يرجع- يصرخ-`,
        '-0.9': `#ابر #امش #شلو #ظابط #مطار =cutting =dan =day =die =give =life =manos =minute =myself =pen =razor =roof =step =thinking =too =ver =wake =احد =امشي
          =حاله =صديقي =مال =ياخدوا =يقتل COPCAR CUFFS OVERDOSE ^ACTOR cutt- cutti- handc- mano- myse- mysel- need- razo- suic- suici- بالت- شالو- صديق- مسكو-
          يدور-`,
        '-1.0': `#ابن #دور =be =cop =digo =herself =tell =vienen =weed =كسرو FAINT GOODBYE HIGHPLACE RAID SUICIDE cerra- hers- herse- viene- wris-`,
        '-1.1': `=arrestando =gone =himself =نفسه Gear OVERDOSED OVERDOSING hims- himse-`,
        '-1.2': `=cops =jump =voy`,
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
        '1.2': `#سجن #قبض #مسك =arrestando COPCAR HANDS RAID`,
        '1.1': `#كلبش =celda =van celd-`,
        '1.0': `arre- arres- cuff- handc- knee- كلبش-`,
        '0.9': `=arrestar =arresting =county =detuvieron =told =turn SEIZED book- deten- مسكو- يعتق- يعتقل-`,
        '0.8': `#حجز #حجزو #حطو #شلو #قيد #كلبج #لزم =esposando =esposaron =handcuffs =job =knees =taken =zip =قبضو GRABBED Gear deta- detai- hand- hunt- raid- take-
          مكلب-`,
        '0.7': `#تعتقل #خدو #شدو #ضهر #كلبشو =acaban =booking =cuffs =depot =detaining =entrego =esposado =esposas =hood =lo =raiding =redada =اخي =عليك =عمي =كلبشوني
          =نزلوه =ولدي ARREST ^ARRESTING ^JUST acaba- booki- deja- haul- raidi- reda- redad- الكلب- تعتق- قيدو- كلبشو- يكلب- يكلبش-`,
        '0.6': `#اجو #تاخذ #توهم #دوه #شال #ظهر #عامل #فجر #محكمه #ياخذو #يعتقل #يعتقلو =60 =agarrando =call =dejaron =derechos =desk =detenido =did =dijeron =face
          =federal =fighting =guns =hauled =juvenile =levantaron =lot =lyom =mall =muchacho =parada =pointed =ponga =protest =raid =rights =sa3a =target =tio
          =اخذوه =الفجر =الكلبشات =بسياره =تعتقل =توهم =حبسوني =قالو =قبضوا =قيدني =لزموا =ودوه =وقفو =يعتقلوا PASSEDOUT TOOKAR ^ACTOR ^Drug ^RAID ^TAKING coun-
          count- court- dije- dijer- drag- dragg- espo- espos- fight- haule- juve- juven- leye- llama- lleva- mete- mome- momen- pong- qued- right- salid- targ-
          targe- الفج- بالق- حبسو- دقيق- قبضو- قيدن-`,
        '0.5': `#ارض #بيد #حبسو #ساع #سوال #صهر #طلعو #قفو #لسا #مكالم #مكلبش #ملثم #منهم #نسو #هجره #ياخدو #يدي =70 =agarrar =attic =back =belt =cel =comieron
          =cuffing =dad =dearborn =doing =dragging =gasolinera =hacemos =handcuffed =handcuffing =him =holding =jail =llamada =llevando =loudspeaker =manos
          =marshals =sabemos =turned =uncle =ابن =ابي =اخدو =اليوم =انحبس =بالمطار =تاخذ =حطوني =خالي =سايق =سحبو =شلو =صهري =عندهم =قالي =لسا =مكالمه =ملثمين
          =منهم =موقوف =وحطوه =ولد =يتصل =يدي =يعتقلوني JAILED ^CUFFEDAR ^GRABBED ^HOWTO agar- agarr- atti- comie- cuffe- cuffi- dear- dearb- dejar- doin- figh-
          fing- finge- hacem- hold- holdi- letr- leva- levan- loud- louds- madr- mano- mars- marsh- meti- metie- monta- paja- pajam- plac- point- rest- sabem-
          subie- toma- turne- uncl- watc- اخذو- الصب- الكل- اليو- انحب- بالمو- حطون- حقوق- شالو- عارف- عنده- مكال- مكالم- ملثم- ملثمي- موقو- وحطو- ياخدو- ياخذو-`,
        '0.4': `#احك #اخت #اخذو #اخي #انا #بنز #جامع #حاجز #سيارت #قال #قريب #وورنت #يتصل =20 =ani =armas =compa =courtroom =cuffed =decir =deputies =detained
          =detroit =driveway =enfrente =everybody =fotos =gente =giving =hour =ice =immigration =jefe =llevaron =mnil =neighbor =pelea =por =preso =put =reading
          =seat =should =sin =speak =tackled =taking =telefono =tienen =trabajo =vecino =walmart =watching =why =you =your =ابوي =اجو =احكي =اخذو =اخذوا =اخيه
          =الارض =الايس =السجن =الشرطه =المحل =انا =جو =رح =ساعه =سجن =سيارت =شالو =شالوا =قد =هلق =ورا COURTS LEGAL STATION TAKING TAKINGAR amar- amarr- cour-
          defe- defen- dere- derec- detro- detu- detuv- enfr- enfre- foto- gaso- gasol- gent- givi- givin- huel- immi- immig- long mont- poin- poni- ponie-
          prec- preci- readi- stan- surr- tack- tackl- taki- takin- tele- telef- tiene- viol- walm- walma- watch- الار- الاي- الدر- السك- الور- بالمط-`,
        '0.3': `#جار #قبل #ليش #محل #يوم =ahorita =airport =am =arrestado =atras =bag =behind =companero =conmigo =cuando =dejan =desde =deteniendo =fue =fui =getting
          =got =ground =hablar =hace =hermano =hijo =husband =inmigracion =mama =men =min =mn =myself =nephew =ni =patrulla =people =piso =putting =roof
          =running =security =sobrino =sola =somebody =then =they =under =us =viejo =were =would =yelling =الشغل =باب =جوزي =شغل =صاحبي =قبل @011 @201 ACTOR
          JUST Official ^ASK ^HEDGE ^JUDGE ^LOC ^PULLING ahori- airp- airpo- back- behi- behin- busc- conm- conmi- cuand- depu- deput- desd- dete- drive- entre-
          escr- escri- fede- feder- gett- getti- grou- groun- hall- husb- husba- inmi- inmig- llam- migr- myse- mysel- neph- nephe- part- peop- peopl- perr-
          pres- prot- prote- putt- putti- read- runn- runni- secur- someb- turn- unde- warr- warra- woul- yell- yelli- الشغ- بالم- بسيا- بسيار- ياخد-`,
        '-0.3': `#ابو #اخد #امض #اموت #انتحر #اوقع #تبع #جهال #حامل #حيا #خلص #رايح #سكران #سلاح #عيال #لقي #مدرسه #معها #نفس #ياخد #ياخذ #يحك #يفتش #يقول * =3an
          =answering =anymore =bathroom =because =before =blood =bottle =carro =contesta =corazon =cortando =cuchillo =cut =daughter =despierta =droga =entiendo
          =estan =ex =favor =hand =hijos =his =house =interview =left =light =live =llevo =machete =morir =mujer =nene =night =novia =overdose =pastillas =percs
          =phone =please =quien =quiero =rifle =room =says =scared =solo =there =threatening =to =tocan =todas =two =va =vida =walking =who =y =ya =yo =ابره
          =الشباك =الطريق =الغرفه =امضي =اموت =امي =انتحر =اوقع =بالغرفه =بعرف =حامل =خايفه =دخل =صاحب =عندي =قافل =قدامي =لا =ما =معها =ناس =نبض =و =ورقه
          =يفتشون =يقولو =يهددني @200 @now-CPS @now-it @plain ASKING COMEIN DIED Drug ENDLIFE HIDING HURTEN HURTING IROOM IWANT Interview KIDNAP LIVE MISSING
          NUMBER PHONE PULLEDAR ROADSIDE SCARED SUICIDED Violent WANT Young ^CPS ^EX ^IWANT ^Violent acer- anym- anymo- apar- apart- bath- bathr- beca- becau-
          befo- befor- bloo- bott- bottl- breat- comp- compl- conte- cora- coraz- corta- cuch- cuchi- ever- every- favo- guard- hijo- hous- mach- mache- mata-
          medic- minu- minut- mora- morad- muje- nigh- orde- pape- past- pasti- perc- plea- pleas- pued- rifl- scar- scare- senta- sigu- sist- siste- socia-
          stra- ther- thre- threa- toda- walki- الحب- الشب- الشبا- الطر- الطري- الغرف- المد- بالح- بالس- بالغر- ساعدو- والا- والب- يهدد- يهددن-`,
        '-0.4': `#ابر #اعترف #اعيش #افكر #اقتل #اقف #اكل #اكو #الل #اوقف #اولاد #باب #برع #بعتل #بعرف #بقتل #بقي #بنت #بيفتش #ترد #تعبت #تقل #حابس #حال #حشيش #خلصت
          #ذلح #زايد #سحب #صال #قادر #قالول #قلب #كاتب #كسر #كلور #مستشف #نزل #نفخ #هربت #ورقه #وهم #يذبح #يصيح #يفوت #يقتل #يلاحق #يهدد =12 =40 =abre =acaba
          =agente =aki =alcohol =alguien =alive =already =antes =ask =autistic =auxilio =azul =bien =boy =brazos =break =breaking =calle =carta =celular =cloro
          =comes =compadre =conteste =cop =curb =cutting =debajo =detuvo =diciendo =die =dijo =do =done =encerro =encontre =entrada =entre =era =estar =eyes
          =familia =fentanyl =following =freeway =girlfriend =go =golpea =goodbye =guy =hallamos =hermana =hice =huele =hurting =id =interrogating =it =jump
          =keeps =kidnapped =knife =know =labios =last =late =line =lips =little =loco =lost =mal =many =message =mile =minute =mundo =no =not =only =orilla
          =passed =pienso =porche =ppo =pregunta =puerta =pulso =que =questions =quitar =rapido =recorder =red =respira =saco =sala =salio =search =senora
          =shotgun =siento =siguen =sleep =snapchat =suicidal =sus =swallowed =table =tablets =tell =throwing =tia =tirado =toddler =took =traigo =truth
          =turning =tylenol =unas =uno =veneno =verdad =vivir =wants =what =while =with =worker =write =writing =xanax =year =اعترف =اعيش =افكر =اقتل =اكل =اكو
          =الحبوب =الضو =الكاميرا =المحقق =الوعي =انفخ =اوراق =اولادي =بالحمام =بالمحل =برع =بعتلي =بقي =بيقولوا =ترد =تعبت =تفتيش =جارنا =جرعه =حابسني =خايف
          =خلصت =دخلوا =راسي =زايده =ست =سكين =عاد =عند =عيش =غرفتي =فيني =كلب =كلور =لقيت =مرته =موقفني =نفس =هربت =هنا =وذلحين =وهم =يحققوا =يخليني =يخنقني
          =يسال =يسالني =يسالو =يسالون =يصرخ =يفوتو =يلاحقني =يهدد @000 @111 @now-SOMEONE @now-we ANYMORE CAMEIN CHILD FIND LETME NOOSE POINT Room SEARCHED
          SEVERE TALKING WEAPON Weapon ^BLEEDING ^DETECTIVE ^GOODBYE ^KILLED ^OVERDOSE ^PASTVERB ^POINT ^PULLED ^Worker alco- alcoh- algu- algui- aliv- alon-
          alre- alrea- ante- anti- auxi- auxil- aven- avent- bare- brazo- brea- break- call- carr- cart- celu- celul- cerra- cond- conv- cuid- cutt- cutti-
          deba- debaj- decl- decla- dici- dicie- ence- encer- escon- fami- famil- fenta- freew- frie- frien- girlf- good- goodb- guar- hero- heroi- hurt- hurti-
          keep- kidn- kidna- knif- labi- labio- litt- littl- llor- matar- messa- mund- passe- pens- pensa- phon- pien- piens- porch- prue- prueb- pull- puls-
          sent- sher- sheri- shot- shotg- sien- sient- sigue- smell- snap- snapc- stat- swal- swall- table- thin- throw- todd- toddl- traig- trut- tumba- turni-
          tyle- tylen- vene- venen- verd- verda- vien- waki- whil- wind- windo- work- worke- writi- xana- اعتر- البا- الحبو- الحما- الكام- المحق- المر- الوع-
          اولا- اولاد- بالجه- بالحم- بالصا- بالغ- بعتل- تفتي- تلفون- حابسن- زايد- ساعد- غرفت- قالول- موقفن- والد- وذلح- وذلحي- يحققو- يخلين- يخنقن- يذبح- يذبحن-
          يردو- يسالن- يفوت- يلاح- يلاحق-`,
        '-0.5': `#اخرج #ادخل #اروح #اسيل #الس #الض #اوض #بارد #باسبور #بتقول #بدهن #بدو #بيب #بيسال #تامين #تحك #تدق #تعاط #تفتيش #تقول #جرع #حاف #حبل #حتي #حمام #خايف
          #دخل #راض #رايا #رجعت #رساله #رغو #رقب #زبون #زرق #ساعد #سجين #شبا #شفايف #صارت #صارل #صيت #طاول #طايح #طريق #طلب #فوت #فيها #قافل #قوي #كلش #كله
          #كندا #لان #لحال #لقيت #لما #ليا #مرم #مشغل #مفتاح #مقفل #ناطر #نبض #وعي #يتشنج #يجيب #يحاول #يخلص #يخلي #يدخل #يسحب #يشم #يصرخ #يصير #يضغط #يطلب
          #يفيق =7 =abrir =abuela =ahorcar =aire =all =ando =another =apago =attacked =attacking =aw =ayer =ba2a =baby =baje =bajo =balazos =banging =beating
          =been =bleeding =blocking =blow =box =breathalyzer =campus =care =casi =caso =cerraron =charge =children =choking =closet =coca =cold =colgar =contra
          =cosas =cuello =dando =daycare =dea =deje =desaparecio =diga =dije =drinking =dude =dudes =edificio =encerrada =encuentro =entrar =escaleras =escribi
          =esposa =espuma =esta =fbi =followed =foot =foster =gal =golpeando =haciendole =happened =he =highway =hitting =hospital =interrogando =interrogated
          =investigador =inyecto =kicking =kid =killing =lado =living =lol =luces =man =matarme =mesa =metio =mio =moms =more =morirme =moving =narcan =oding
          =oficial =ojos =oliendo =once =order =parce =park =pasaportes =pase =perdio =permiso =pidiendo =pill =pills =polygraph =preguntando =pulled
          =questioned =quiere =quieren =responding =ringing =sangre =shed =shoot =shot =shoulder =sign =sister =sobrina =someone =subio =suboxone =supposed
          =take =talking =that =thinking =three =tirando =tiro =tocando =tomorrow =tonight =toy =trabajadora =tracks =trailer =trajeron =tren =tried =trunk
          =trying =uber =ventana =video =viene =vivo =water =when =اخت =اختي =اخرج =ادخل =اذن =اروح =اريد =اس =استطيع =اسيله =اقوالي =البنت =البيبي =الجسر
          =الحقونا =الدنيا =السي =الشرطي =الضابط =المدير =الولد =بالشغل =بتقول =بدهم =بدهن =بدون =بنتي =بي =تحكي =تدق =تعاطي =تقول =جهال =حالي =حتي =داير =دخلو
          =دوري =راضي =رجعت =رخصتي =رخصه =رغوه =ريحه =زرق =زوجتي =ساعات =سكر =شرب =صار =صارت =صوت =طايح =طليقي =عادهم =عالباب =عيونه =فاتوا =فحص =فرد =فيها
          =كتير =كله =كندا =لما =لو =ليا =مال =مسدس =مسك =مش =مكان =نايم =نفسي =هويتي =واقفه =واقفين =والا =والولاد =وجهه =ورايا =وقفتني =وقفوني =يتشنج =يجيب
          =يخلص =يدق =يدور =يرجع =يشم =يفيق =يقدر =يم @010 @now-EX ANSWER DANGERES DETECTIVE DOOR End HOME HURTS IDIOM JOKE JUMPAR KNOCKING LETGO NARCAN ONLINE
          OVERDOSING PAPERS PILLS PULLING SEARCH STATEMENT TIRED TIRO WAKE WRISTS ^GIVEBACK ^HURTING ^KILL ^LIGHTS ^LOCKED ^MISSING ^Traffic abrie- acci- accid-
          admi- aman- amane- amen- amena- anot- anoth- apunt- armad- auti- autis- balaz- bang- bangi- beati- blea- bleac- blee- bleed- bols- braz- camin- camp-
          campu- cerr- chai- chil- child- choki- colg- colga- coll- compr- contr- cosa- cuel- cuell- dayc- dayca- desm- desma- despe- despi- detec- dorm- dormi-
          drin- drink- drog- dude- edif- edifi- encu- encue- enti- entie- escal- esco- espu- espum- fent- foll- follo- fost- foste- freez- fuerz- girl- golp-
          golpe- hacer- high- highw- hitt- hitti- hosp- hospi- inve- inves- kicki- kier- kill- killi- lett- lette- lint- linte- livi- livin- llav- load- luce-
          matt- mess- mout- movin- muer- muert- narc- narca- ning- ningu- odin- ofic- ofici- olie- olien- oril- orill- over- overd- para- parc- pate- pega-
          perm- permi- pill- poly- polyg- porf- puer- puert- pulle- quer- queri- quie- quier- quis- rapid- regi- regis- respo- revi- revis- ring- ringi- romp-
          rompi- seco- secon- secue- segu- senor- sente- serv- shaf- shak- short slap- smel- someo- speak- stab- stabb- subo- subox- suic- suici- susp- suspe-
          talk- talki- term- termi- tiran- tocan- tomo- tomor- tonig- touch- traf- trag- traj- traje- trie- trun- tryi- tryin- unlo- unloc- vent- venta- vide-
          vivi- want- wate- wris- writ- اخذه- استط- استطي- اسيل- افتحل- اقوال- الان- البل- البيب- الجس- الحم- الدن- الدني- السر- الضا- الضاب- انتح- اورا- بالشغ-
          بالص- بالط- بتقو- بيسا- بيسال- تعاط- حابس- خايف- رسال- رقبت- زوجت- ساعا- سامح- شرطي- شفاي- شفايف- صارل- طليق- عالبا- عالج- عايز- فاتو- لحال- منزل-
          نايم- هويت- واقفي- والج- والو- والول- وسكر- وصيت- يتشن- يحاو- يخلي- يسحب- يضغط- يعمل- يفتشو- يلحقن-`,
        '-0.6': `#احسن #احنا #اذن #ازرق #اعرف #اقوال #امر #انتحار #اوقفت #باسورد #برا #بسيار #بلعت #تصرخ #جرت #جسر #جوا #جواب #حاول #حضن #حما #دايخ #دخول #راس #ريح
          #زياد #سكين #شالت #شايل #شخص #صاحب #ضاع #عايز #علب #عمار #غلط #فات #فاق #فكر #فمه #فيق #فيه #قتل #قدو #قضيه #كاميرا #كتير #كراج #كرس #كلب #كلها #لاق
          #لحق #ماخد #ماس #محقق #مركز #مصاري #مغم #منه #موت #نجد #هاز #هذه #ياي #يتنفس #يدق #يسال #يسالو #يشي #يصح #يعرف #يعمل #يفتح #يقلب #يكتب #يلبس #يلحق
          #يمن #ينتحر 7amm- =3 =6 =9 =acabo =after =again =agent =akher =alert =allowed =amber =anda =answer =apartamento =aqui =ayudenme =backyard =bano
          =basement =be =bebe =bedroom =blue =carretera =cayo =checkpoint =computers =couch =daddy =deportan =despidiendose =despues =detras =dinero =dio =dos
          =drank =drunk =edge =end =entrevistando =estarian =feel =fell =fine =flashlights =fo2 =fuerza =garage =gris =hable =hang =has =hay =hijas =hits =hold
          =hombre =homeland =hurt =if =inside =ir =irme =jumping =k9 =kan =khat =leaving =lit =llegar =loaded =look =making =mata =mato =meds =miedo =minni =mis
          =missing =money =mustashfa =neck =nena =niece =nietos =nobody =otra =pa =padre =papers =parando =pararon =pare =patrullas =pecho =pelo =pick =pictures
          =pistol =point =pq =preguntas =puedo =questioning =quick =quit =quito =recogio =regresa =removing =respirar =revisando =robaron =rope =ruido =sabe
          =sat =second =sex =she =sheriffs =shi =showed =siguiendo =since =six =snow =sobredosis =some =stairs =state =steps =their =thru =tipo =tired =todo
          =tome =tomo =train =troca =unit =vamos =vehicle =venas =vests =vez =wake =weed =whole =windows =yarda =احسن =ازرق =اطلع =اعرف =الباب =البنايه =السكين
          =الشارع =الصغير =العماره =الله =المحكمه =المستشفي =الموت =الولاد =اليمن =امر =اوقفتني =اي =با =بالبيسمنت =بالمستشفي =بدها =برا =بسيارته =بلعت =بيتنا
          =تريد =تصرخ =جاي =جايين =جوا =جواب =حبسني =حضني =خذ =خنقني =دخلت =دم =روحي =زياده =سم =سنين =شارب =شالت =شايل =شخص =شربان =ضاع =ضربني =علبه =عليها
          =فاق =فكر =فمه =فيه =قاعدين =قال =كلها =لحقني =ماسك =ماشي =مغمي =منه =مو =نار =هذه =هل =وقدهم =وياي =يا =يتنفس =يحققو =يدقوا =يريد =يسالوني =يشيك
          =يصحي =يضربني =يفتش =يفتشوا =يقول =ينتحر =يوقف @now-she ANSWERAR ASKEDAR GETOUT HABIT KILL POISON SUICIDE Sick Traffic ^ASKAR ^DANGERES ^FAINT ^JAILED
          ^KIDNAP ^NARCAN ^OVERDOSED ^QUESTIONING ^ROADSIDE ^SEARCH ^SEARCHED ^TOOKES ^WAVING abri- afte- akhe- aler- alla- allan- allo- allow- ambe- answ-
          answe- anyw- avisa- ayuda- ayude- baby- backy- barr- base- basem- bedr- bedro- brin- bunk- care- carre- check- chok- cint- clea- clor- close- come-
          cont- couc- cuat- cust- custo- dadd- dand- desa- desap- desp- despu- detra- dine- diner- disa- disap- down- dran- drun- enco- encon- ense- ensen-
          entra- esca- estr- face- firm- fren- gara- garag- glas- hacie- hija- home- homel- insi- insid- inye- inyec- jumpi- laug- laugh- leavi- loade- maki-
          makin- manda- ment- menti- mied- minn- miss- missi- mone- mori- movi- mues- muest- must- musta- niec- nieto- nobo- nobod- nurs- paper- paran- parar-
          pasa- passp- pech- perdi- perdo- pidi- pidie- plati- post- ques- quest- quic- rapi- rath- resp- respi- robar- seno- sepa- separ- shoo- showe- side-
          sigui- sinc- sopla- stai- stair- stal- star- supp- suppo- tabl- tear- test- thei- think- tirad- tire- touc- trail- troc- unic- vamo- vari- vehi-
          vehic- vena- vest- whol- yard- ابتل- اقوا- الباس- البنا- التا- الحدو- الشار- الغر- الكي- المحك- المس- المست- الول- الولا- اوقفت- بالان- بالسل- بالمس-
          بالو- بتنف- بيضرب- بيفت- بيفتش- تعال- جارن- جايي- حبسن- خنقن- زياد- ضربن- عالد- عالط- عليه- عيون- قاعدي- قولو- لاقي- لحقن- لقين- لقينا- واقف- والبا-
          وراي- وقده- وقفون- يتنف- يخنق- يدقو- يسال- يسالو- يستجو- يصيح- يقتل- ينتح-`,
        '-0.7': `#اذا #افاد #انترلوك #اهل #ايدي #بسرع #بنا #بيسمنت #بيضرب #تحقق #جنب #حبه #خلاص #دخلت #درج #دنيا #رفيق #سطح #شاهد #صوت #صور #ضايع #ضرب #طفل #عيش #غرف
          #فيدي #قدهم #كشاف #مخدرات #مرت #مره #معه #مكتب #نار #نارك #نايم #هاتف #هرب #هوي #وقع #وقف #ولاد #يرجع =3alaya =3leh =75 =abra =ahorcando =algo =arriba
          =ay =bat =beat =better =blocked =borracho =boys =bro =bye =calling =can =comio =dead =deja =dia =dios =does =doy =driving =eli =esperando =firmo =four
          =gone =had =held =hi =knocking =landlord =lap =lleva =lobby =looking =loud =luz =m3 =mejor =mexico =mientras =mouth =neighbors =never =ninos =o =od
          =ohio =over =papel =para =parado =parked =pide =piden =plan =pointing =preguntan =prendio =quitaron =reten =round =s =salga =same =shelter =si =sigo
          =sorry =soy =stopped =strangling =talk =text =trooper =vecina =vos =yes =ابوها =احد =اذا =افتح =ان =اهل =بالبيت =بدي =بسرعه =تحقق =جنب =حاله =حبه
          =حبوب =حد =خطف =خلاص =دق =رجل =شاهد =شنو =ضرب =طفلي =عليي =عن =عيالي =غرفه =فوق =قالولي =قفل =لان =محقق =مره =معه =مفقود =موقفه =وراي =وش =وقع =وقفني
          =يشتو =يشتي =يوم ASKAR BREATHE COLOR DIE EX GOODBYE IF KILLED OVERDOSE ROADTALK SOBRIETY SURROUNDAR ^DIE ^End ^IF ^KNOCKING ^SUICIDAL apag- apun-
          arrib- asal- asalt- atta- attac- bala- bett- bette- borr- borra- calli- case- clim- climb- corre- decid- decir- depor- drivi- flas- flash- free-
          graba- haci- knock- landl- ligh- lobb- look- looki- medi- mejo- mexi- mexic- mien- mient- mkha- morir- neve- nino- padr- parke- perd- pide- plat-
          preg- pregu- punc- punch- quit- quita- radi- recor- rete- ruid- salg- sang- sangr- shel- shelt- sobre- sorr- stop- stopp- volv- vuelv- افاد- الجر-
          الكا- الكب- باسو- بالكر- بسرع- بيتن- بيضر- تستج- رفيقت- شربا- لاحق- موقف- والم- وقفت- وقفتن- وقفن- يحقق- يرجع- يستج- يضرب- يضربن- يلحق-`,
        '-0.8': `#اخر #استجواب #اطفال #اطلع #الا #امش #انجليز #تحت #تحقيق #توقف #حبوب #حدود #خنق #راي #رخصه #شرب #فحص #قلم #قول #كان #كبير #كذب #مفقود #مني #يحقق #يخنق
          #يشت =abro =broke =buscan =creo =dan =dar =estado =give =gun =hablando =hair =keys =kids =kill =license =life =lights =parar =pen =perro =rodeando
          =still =traffic =vino =without =اخذ =اخر =اطفالي =امشي =بالباب =تحت =سحب =طفل =ع =عليا =كان =مني =يضرب CPS FAINT KILLING LOCKED OVERDOSED PULLED
          STATED SUICIDAL ^General avis- beat- block- brok- cate- estad- inte- inter- knoc- land- light- pasap- pass- pren- prend- robb- show- sopl- stil- toca-
          traff- trai- vuel- witho- اختف- اطفا- اطفال- اليم- عيال- مفقو- يدور-`,
        '-0.9': `#افتح #انزل #ثاني #جاي #روح #عيون #قفت #ممكن #يدور #يضرب =14 =4 =agua =casa =cps =detectives =door =everything =head =law =les =linea =nino =open
          =pega =pegando =puso =step =stuff =su =test =wall =اخد =الطفل =انزل =بابي =بيتي =شربت =كل =هسا =ولادي QUESTIONED QUESTIONING Worker ^SOMEONE ahorc-
          pegan- ابوه- افتح- مانع- ولاد-`,
        '-1.0': `=hear =nina =note =ran =surrounding =اخدت LIGHTS compu- stran- الطف-`,
        '-1.1': `=paro =want BLEEDING`,
        '-1.2': `=but =شرطي NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.2': `=les`,
        '1.0': `#يدخل =abro =them =شرطه COMEIN DOOR`,
        '0.9': `#يفوت =cops =door =foot =pasar =tocan =دخلو =شقتي =كسرو SEARCH ^KNOCKING ^SEARCH comp- compu- knoc- toca- يدخل- يفوت-`,
        '0.8': `#افتح #وهم =buscan =dea =dejarlos =entrada =knocking =llama =officers =shed =sheriffs =surrounding =yarda =بابي =فاتو =وهم =يدقوا SURROUNDAR allan-
          ense- ensen- flas- flash- knock- salg- yard- فتحت- يدقو-`,
        '0.7': `#بنا #بيسمنت #حديق #مدخل =6 =gritan =ice =landlord =move =ring =steps =trailer =افتح =بالحديقه =بدهم =دخلوا =رجله =غرفتي =ورقه =يفوتو @210 WARRANT
          alla- cate- compl- land- landl- sher- sheri- show- افتح- بالحد- غرفت-`,
        '0.6': `#ايدي #باب #برع #بيفتش #تفتش #جوه #ليهم #مكتوب #يطرق =5 =abra =casa =cerrar =computers =couch =cuartos =dejo =drawers =edificio =escondido =estan
          =hall =hay =ir =linternas =migra =moms =o =patrullas =peeking =pie =po =ringing =rodeando =salga =step =swat =tumban =ver =vests =اسم =الباب
          =بالبيسمنت =برع =بيدقو =تفتش =جوا =جوه =دق =ليهم =مكتوب =هم =يدخلو =يطلع CAMEIN LURKING PODER POLICE ^HOME apaga- busc- busca- couc- draw- drawe-
          edif- edifi- lint- linte- negr- orde- peek- peeki- porc- puer- puert- push- ring- ringi- rode- vest- افتحل- ايدي- بيدق- دخلو- مكتو- يدور- يصرخ- يقلب-`,
        '0.5': `#اشوف #افتحل #اوض #بقو #بيدق #تفتيش #جاب #جوا #خال #خلو #شقت #عمار #فات #قوي #لابس #لهم #هجره #ورا #ورقه #يصرخ #يقلب =abrio =alrededor =are =arriba
          =basement =calling =cateando =check =close =come =consent =department =diciendo =dorm =four =guns =hallway =hombres =it =llegaron =minutos =omg =one
          =open =peephole =peor =piden =porch =pounding =preguntan =puerta =quieren =registrando =round =ser =speaker =talk =they =tub =vinieron =اذن =اشوف
          =افتحلهم =افتحوا =العماره =المراقبه =الورقه =بالباب =بقوه =بوليس =تريد =جايين =جهال =فاتوا =لهم =ورا =يصيحون =يفتشو =يقدر KNOCKING ^WARRANT abri-
          alred- apag- apart- arrib- avis- basem- call- catea- cerra- chal- chale- colle- conse- decir- dejar- depa- depar- dici- dicie- fire- hallw- migr-
          mkha- mues- muest- pasa- peep- peeph- pide- poun- pound- rodea- smel- speak- surr- surro- vini- vinie- افتحو- الكر- المرا- الورق- بالب- بالدر- بولي-
          بيفت- بيفتش- جايي- عالا- فاتو- لحال- مختب- يدخلو- يدورو- يصرخو- يصيح- يصيحو- يفوتو- يقول-`,
        '0.4': `#اجا #ادخل #اطلع #برا #بروبيشن #بيت #جرس #سته #عني #لحال #معا #ناس #يدور #يطلع =20 =abuela =afuera =apartamento =at =but =cars =contesto =deje
          =detectives =dicen =flashlights =handed =hurry =judge =knock =loud =luz =metieron =nephew =orden =pa =police =probation =ruido =say =second =sheriff
          =six =toca =tocando =traen =upstairs =vive =warrant =اجا =اطفالي =برا =تفتيش =جابو =سته =سكر =عني =كلب =لابسين =معاهم =ناس =واقفين =يسالون =يقولو HOME
          Room ^CAMEIN ^COURTS ^DOGS ^NUMBER ^Paperwork ^THING afue- afuer- arri- base- cerr- coll- dice- door- entra- esta- hande- hurr- judg- minu- minut-
          neph- nephe- polic- prob- proba- rifl- roun- showe- supp- suppo- tocan- trae- upst- upsta- warr- اطفا- اطفال- البا- بالبا- تفتي- لابس- لابسي- محقق-
          معاه- واقف- واقفي- والا- يفتش-`,
        '0.3': `#اجو #اذن #تبع #جهال #دخل #رجال #يشم #يصيح =3 =4 =abajo =adentro =agentes =ahi =break =came =cosas =driveway =entrar =hablar =house =l =look =looking
          =neighbors =off =papel =paper =porche =s =see =talking =there =thru =too =truck =uno =van =vienen =water =اجو =البيت =انه =بس =تقول =خالتي =رجال =عمره
          =نص =يشم =يفتشوا =يقولون ACTOR BREAKIN Gear Official ^PASTVERB abaj- aden- adent- aven- avent- conte- cosa- drive- esco- hous- lleg- llega- looki-
          pape- poli- porch- regi- regis- scre- seco- secon- spea- step- talk- talki- ther- trail- truc- veci- vecin- viene- warra- wate- البي- العما- الور-
          بالبي- بالد- تلفون- خالت- يقولو-`,
        '-0.3': `#اتصل #اخذو #اكل #اموت #انتحر #تعبت #حشيش #حيا #خطف #ساعت #ساعد #سامحو #سكران #سكين #سوال #ضاع #قاعد #قال #لسا #ماش #مسلح #مقلوب #مني #موت #هنا #وقع
          #ولد #ياخد #يان #يصح #يقتل #يموت * =2 =aguanto =alcohol =algo =alive =amenazo =amiga =answering =anything =arrestaron =arrested =aventar =ayudenme
          =azul =beating =bed =brazos =cama =camioneta =can =care =caseworker =cop =corazon =crying =daughter =daycare =dead =despues =droga =dude =encerrada
          =encuentro =esta =even =fbi =frasco =get =girlfriend =going =goodbye =grabbed =hago =hands =hermana =hija =hitting =hora =if =inconsciente =inyecto
          =job =knife =lado =licencia =license =llamar =llevando =manana =mando =mas =mis =missing =much =ni =nina =nos =novia =of =oficial =overdose =pastillas
          =pelea =perdio =pills =preguntando =pusieron =questioned =rifle =saliendo =seguir =she =should =siento =something =state =then =think =tienda =time
          =tirado =tiro =todas =tonight =trying =turned =unas =under =va =ventana =viviendo =why =y =اخت =اخذ =ازرق =اشتي =اطلع =اكل =البنت =الحبوب =السجن
          =الضابط =المدرسه =الموت =اموت =انتحر =انفخ =بالمركز =بدي =بسياره =تعبت =حاله =حياتي =زوجتي =ساعتين =ساعدوني =سامحوني =شي =صاحبي =ضاع =عاد =عليها
          =عمرها =عيالي =في =كان =لا =لسا =ماشي =مني =موقوف =هلق =وقع =ولدي =وين =ياني =يرجع =يصحي =يموت @000 @001 @100 @doing @now-DETECTIVE @now-i @now-we
          @past @plain BLEEDING CLITIC DIED End GIVEBACK NOOSE ONLINE PAPERS PAST RAID RANOFF ROUGH SEVERE STATED TIRO Young ^ARRESTING ^BLEEDING ^CHILD
          ^GRABBED ^Interview ^JUST ^MODAL ^RECENT ^SEIZED ^TOOKAR ^WANT acaba- agua- aguan- ahor- aliv- anyt- anyth- ayude- beat- beati- brazo- brea- camio-
          casew- char- charg- close- cora- coraz- cryi- cryin- cuch- cuchi- cuid- daug- daugh- dayc- dayca- desp- despu- ence- encer- encu- encue- escr- escri-
          escu- espe- esper- espo- espos- fras- frasc- girl- goin- good- goodb- grabb- habl- hand- hitt- hitti- inco- incon- inye- inyec- knif- lice- licen-
          light- llev- manan- mane- manej- miran- missi- much- mucha- muert- novi- para- park- past- pasti- pega- pill- prim- pusi- pusie- segui- shoul- sobri-
          socia- somet- sueg- suegr- threa- tiend- tonig- tryi- tryin- turn- turne- unde- vivie- with- ابوي- الجا- الحبو- الحقو- الحي- الصغ- الصغي- الضا- الضاب-
          المح- المدر- المست- بالار- بالمر- بسيا- بسيار- حيات- زوجت- ساعت- ساعتي- ساعد- ساعدو- سامحو- صاحب- عمره- قالو- وقفو- وقفون- ياخد- ياخدو- يحققو-`,
        '-0.4': `#احسن #اخر #اخو #اخي #ارد #ازرق #اسكت #افكر #اوقف #اولاد #بلعت #بنت #بوردر #بياخد #تحك #ترد #تلفون #جامع #حابس #حاج #حامل #حبه #حتي #حدا #حطول #دابا
          #راجل #رساله #زرق #سجين #سلاح #سنه #سواقه #شفايف #صغير #صور #طاح #طريق #ظهر #عاد #عربي #علي #فحص #فكر #قريب #قضيه #قفو #قلب #كامل #كان #كله #لقي #ماس
          #ماعاد #ماف #متخب #محكمه #مستشف #معايا #مفقود #مكالم #موظف #موقفي #نفخ #هلق #وعي #وهو #ويه #يبي #يحقق #يخلو #يرجع #يعتقل #يعمل #يفيق =7 =911 =about
          =across =ahorita =airport =al =am =amigo =anda =anoche =arms =asked =asleep =ayuda =b =baby =bar =bat =better =borracho =by =bye =cara =carnal =casi
          =cel =coca =cofre =cold =comio =corte =cuffing =curb =cut =da =dad =dar =dearborn =deja =desaparecio =detuvo =dhs =dice =did =dio =dormir =drinking
          =echo =escondida =esperando =estarian =eyes =familia =father =favor =feel =fentanyl =fingers =following =foster =gal =good =gritando =hace =had
          =handcuffed =hang =happened =he =help =herself =hijos =him =holding =horas =huele =husband =interrogando =interrogating =interview =into =just =kan
          =keys =kicking =kill =llamo =llaves =llegue =lot =mall =marido =matarme =mia =mile =mn =morir =mota =mother =mueve =narcan =night =nothing =nurse =odd
          =oding =overdosed =parar =parque =patrulla =pegando =pelo =pen =pide =please =protest =pulse =purple =queria =quien =quito =rato =reason =road
          =rompiendo =sakran =school =screaming =seat =senora =shaking =shotgun =shoulder =sister =sitting =slapped =sobredosis =social =some =stepdad =store
          =suicidal =sus =tackled =taking =te =telling =tenia =test =thing =this =three =tirar =today =tomado =tome =tomo =trabajadora =traffic =trago =trajeron
          =us =veo =wants =where =who =would =xanax =ابنتي =احسن =اخذت =اخذوا =اخذوه =اخر =اخوي =اخيه =ارد =اسكت =اسيله =افكر =الان =التحقيق =الدنيا =الشارع
          =الكلبشات =الله =المسدس =المطار =الوعي =الولد =ايدي =بالحمام =بالمدرسه =بالمستشفي =بعد =بلعت =تحكي =ترد =حابسني =حاجه =حاطين =حالي =حامل =حتي =حدا
          =حطولي =حمايه =دابا =راجلي =راسي =رجع =زوجي =ساعات =سكين =سم =سنين =شالو =شرب =شربان =شرطي =صار =ضرب =طاح =عملت =عيش =عيونه =غرفه =فحص =فرد =فكر
          =قادره =قالي =كلبشوا =كلبشوني =كله =لي =ليش =ماسك =ماعاد =مافي =متخبيه =محامي =محقق =مسكوني =معايا =مكالمه =موقفني =نايم =نزلوه =نفسه =هلا =هو =وقفني
          =وهو =ويه =يا =ياخدوا =يحرق =يخلوني =يرد =يريد =يسالني =يعتقلوا =يفيق =يقتلني =يهددني =يوقف =يوم @010 @done @now-CPS @now-he @now-she ANSWER ARREST
          BODY BREATHE CPS Calendar GOODBYE HURT IWANT KILL LEDGE LETME NARCAN NECK OVERDOSING PILLS POINT Sick TOOK Violent WAKE Weapon Worker ^CUFFEDAR ^FIND
          ^GOODBYE ^Held ^IF ^IWANT ^SUICIDAL ^SUICIDE ^TAKING ^Young abou- acci- accid- acro- acros- ahorc- ahori- airp- airpo- alco- alcoh- amarr- amen-
          amena- amig- anoc- anoch- aske- asle- aslee- ayud- bebi- bett- bette- borr- borra- braz- bull- carn- carna- clor- cofr- cort- cour- cuffi- cust-
          custo- dear- dearb- detu- detuv- drin- drink- enco- encon- estar- fath- fathe- favo- fost- foste- hace- hear- hers- herse- hijo- hold- holdi- hora-
          huel- husb- husba- jump- kicki- lett- lette- llave- llegu- marid- matar- medi- miss- moth- mothe- muer- muev- narc- narca- niet- nigh- noth- nothi-
          nurs- odin- oril- orill- overd- pegan- pele- perdi- phon- plea- pleas- puls- purp- purpl- reac- read- reas- reaso- respo- romp- sakr- sakra- sali-
          salid- scho- schoo- screa- segur- sente- shak- shaki- short shotg- sist- siste- sitti- slap- slapp- sobr- sobre- soci- stepd- stran- suic- suici-
          susp- suspe- tack- tackl- taki- takin- tell- telli- tene- teni- thre- tirad- toda- toma- tomad- toni- traf- traff- traje- vivi- vomi- vuelv- wher-
          wind- woul- xana- ابنت- اخذو- الاو- التحق- الجه- الجها- الحق- الحم- الدن- الدني- السج- السك- السو- الشا- الشار- العر- الكلب- المد- المسد- المطا- الوع-
          انتح- اولا- اولاد- بالحم- بالم- بالمد- بالمس- بالمو- بايد- بياخ- حابس- حابسن- حطول- حماي- راجل- ساعا- سامح- شفاي- شفايف- عيال- قادر- قاعد- ماخذ- ماعا-
          متخب- متخبي- مسكو- مسكون- معاي- مفقو- مكال- مكالم- موقفن- موقو- والب- والبا- وقفن- وماخ- يتنف- يحقق- يخلو- يخلون- يسالن- يقتل- يقتلن- يهددن-`,
        '-0.5': `#ابر #احج #اخذ #اروح #اعترف #اقوال #الخط #انام #انترلوك #انزل #بايد #بعد #بغرف #بيب #بيد #بيصيح #بيضرب #حار #حال #حبل #حبوب #حقي #حكيت #حمام #خرج
          #خلاص #خيي #داو #دنيا #دوا #راس #رحت #رغو #ريح #ساد #سارق #سجن #شاهد #شبا #شغال #صوب #ضرب #طاول #طفل #طلب #عارف #عالخط #غريب #قادر #كلش #لزم #ماسك
          #محامي #مدرسه #مشغل #مصاري #معه #نحن #نقاط #وقف #وين #يتنفس #يحرق #يكتب #يمن #يوم 3ale- 3ash- 3asha- 7alg- =15 =16 =3aleh =3ashan =7ag =abogado =adios
          =after =again =agarro =agua =anos =anymore =arrest =ask =atras =aunt =auxilio =ba2a =babysitter =backpack =behind =blow =boca =bond =boy =boyfriend
          =breathing =brother =buddy =cada =cajuela =call =campus =card =cargos =checkpoint =child =children =companero =confiese =contra =cousin =cunado =dan
          =dark =day =dejan =despertar =despierta =dinero =doing =drank =driving =eli =empty =entrego =escuela =espuma =estamos =firmar =found =frio =gasolina
          =give =golpear =gray =ground =gun =guy =hacia =haciendome =hammer =handcuffs =hear =her =hermano =hospital =hour =hours =investigador =investigator
          =jump =jumping =kent =kiero =knows =last =lele =lie =life =linea =lips =live =llevaron =llevo =lost =lyom =machete =mad =make =masks =meds =mejor
          =mochila =more =morirme =mouth =moving =myself =nenes =nino =nunca =papa =pare =pared =pego =people =plan =point =pointing =ponga =prendio =proteccion
          =prueba =quiero =quitando =quitaron =raid =ran =raro =reacciona =recorder =removal =respira =respirar =responding =reten =robo =ropa =running =saco
          =sale =sar =senor =sent =sentado =shi =sigo =siguiendo =sleep =station =tasing =thinking =tia =tio =toddler =took =top =trabajo =trae =tumbando =twins
          =two =uber =vacio =vehicle =veneno =vida =video =vidrio =vivir =vos =voy =wall =woman =worker =write =wrote =yard =yeni =yes =you =ابن =ابنه =ابوه
          =ابوي =اتصل =اجاوب =احجي =احد =اختي =اخذو =اروح =اعترف =اقول =الارض =الاطفال =البيبي =الحاره =الخط =اللي =اليوم =انام =انزل =بعمل =بغرفه =تحويلات
          =جالس =جنب =حالها =حبوب =حقي =حكيت =خالي =خلاص =خيي =دوا =راح =راضي =رحت =رساله =رغوه =رفيقي =سجن =سكران =شارب =شاهد =صديقي =صوت =طليقي =عالخط =عندي
          =غريب =فين =فيني =قالوا =قد =ماسكني =مالي =مسدس =مسلح =معه =ملثمين =نار =ناركان =نقطه =هي =وقف =ولد =ونحنا =وياهم =يتنفس =يفتح @011 @now-CHILD
          ARRESTED ASKINGAR CAR DIE EVERYONE FAINT GRABBED HURTING IDIOM JAILED JUMPAR JUST KIDNAP LATER LETGO PULLINGAR QUESTIONED STATION SUICIDAL Street
          TAKINGAR TIRED TONIGHT TOOKES WAVING WEAPON ^ANSWERAR ^ASKAR ^ASKINGAR ^AWAY ^CAR ^DANGERES ^End ^FAINT ^FALLEN ^HIDING ^HOWTO ^INTO ^KIDNAP ^KILL
          ^LEDGE ^LOCKED ^Moment ^OVERDOSED ^PULLED ^PULLEDAR ^Plea ^Sick ^Street ^TOOK ^Worker abog- aboga- acus- adio- afte- agai- agar- agarr- anym- anymo-
          armad- atra- auxi- auxil- backp- behi- behin- blan- bols- boyf- boyfr- brot- broth- budd- caju- cajue- camp- campu- cargo- carr- cart- child- confi-
          conv- court- cowo- cowor- crui- cruis- cuna- cunad- depo- desa- desap- despi- dine- diner- doin- dran- drivi- empt- escue- espu- espum- estam- falt-
          fami- famil- fent- fenta- firma- foun- frie- frien- gadd- gadda- gaso- gasol- grou- groun- hacie- herm- herma- hosp- hospi- hour- jumpi- know- lati-
          latin- leva- levan- leye- ligh- llor- llora- lock- mach- mache- mask- mejo- moch- mochi- morir- mout- move- movi- movin- mune- munec- muri- myse-
          mysel- nene- nunc- over- paja- pajam- pasap- passe- peop- peopl- perd- perdo- pers- pong- poni- ponie- post- prue- prueb- quit- quita- rath- reacc-
          recog- refu- refus- rete- road- rompi- runn- runni- sabe- segu- sepa- separ- shot- sient- sitt- stab- stati- strai- tal3- tasi- tasin- think- todd-
          toddl- trac- track- trag- troo- troop- twin- vaci- vehi- vehic- vendi- vene- venen- veng- vide- vidr- vidri- viol- viola- vuel- woma- work- worke-
          writ- wrot- اسيل- اعتق- اقوا- الار- الاط- الاطف- البيب- التا- التح- الحا- الحار- الحب- العا- الما- المو- اليو- بالا- بالجا- بالدو- بالط- بالكر- بتنف-
          بغرف- بيصي- بيضر- تحوي- تحويل- حاله- رفيق- سكرا- شربا- طليق- عارف- عالخ- عيون- قولو- كلبش- كلبشو- لاحق- ماسك- ماسكن- محام- ملثم- ملثمي- منزل- موقفي-
          نارك- ناركا- وقفت- ونحن- يرجع- يستجو- يعتق- يعتقل-`,
        '-0.6': `#اخت #اسيل #افاد #الل #امش #انت #انتحار #انتظر #اوافق #بعرف #بكرا #بمكتب #تحقق #تحقيق #تحويل #تسال #تعال #جهي #جيب #حدود #حرام #خدو #راح #راض #روح
          #سطح #سياره #شالت #شخص #شرب #شغل #شنط #صندوق #صهر #صوت #طلعت #عملت #عندي #عيش #فيه #قسم #كارد #كبير #كذب #كلبش #كلم #لاق #ليا #ماخذ #مترجم #مخدرات
          #مرت #مطار #نار #نارك #نزلو #هذا #هذه #هربت #ياهم #يتصل #يسجل #يشي #يصير #يوقع =13 =14 =17 =3alaya =70 =abierta =abre =aeropuerto =agarrando =agente
          =ando =another =aparece =arma =as =attic =autistic =bad =baje =balazos =bathroom =bebe =before =boss =bounty =boys =bus =callo =caminando =carta
          =celda =chamo =checking =comes =detector =dos =dot =dragging =dui =encima =end =entrevistando =esposado =esposaron =estacion =estoy =except =face
          =fell =find =form =fotos =friends =fue =fui =gets =gone =haga =how =hunters =id =ids =interrogation =jail =jale =keep =khat =law =line =lo =love =made
          =mata =matar =metiendo =miranda =mustashfa =nena =ojos =oyen =padrastro =paro =paso =passcode =passenger =pateando =patron =phone =place =polygraph
          =preguntar =preguntas =preso =pull =purse =putting =queriendo =questioning =rights =robar =rope =salio =sat =self =shoot =since =slid =soplo =speak
          =stay =su =suelo =swallowed =traigo =trooper =turn =vivo =waiting =walmart =was =when =window =work =السياره =الشغل =الغرفه =المحقق =المحققين =الولاد
          =امشي =انت =اوافق =باب =بالشارع =بالغرفه =بالمطار =بكرا =تحقق =جاي =جواب =جوزي =حرامي =حطوني =روحي =ساعه =شالت =شخص =شربت =صهري =طلع =عالسياره =عشان
          =عليه =عليي =فيه =قاعده =قافل =كارد =كلمه =ليا =مسكر =معي =نبض =نفس =نفسي =هذا =هذه =هربت =هناك =والشرطي =وجهي =ولادي =يحاول =يشيك =يصيح =يقول =ينتظر
          =يوقع @now-SOMEONE BEHIND DANGERES LOCKED OVERDOSE POISON QUESTIONING ROADTALK SEIZED SOBRIETY SOMEONE SUICIDE ^HURTING ^MISSING ^OVERDOSE ^Traffic
          acab- aero- aerop- anot- anoth- atti- auti- autis- ayuda- bath- bathr- befo- befor- bloc- block- book- boun- bount- breat- carga- celd- chai- check-
          clea- consu- cous- cousi- cuan- decid- drag- dragg- enci- encim- esto- exce- excep- expl- fing- finge- firm- foto- hacer- hamm- hamme- happe- hunt-
          hunte- inve- inves- llama- mata- ment- mori- most- must- musta- padr- padra- passc- patea- point- poly- polyg- prot- prote- purs- putt- putti- qued-
          recor- resp- respi- right- robb- sinc- stal- star- stat- stop- stopp- stra- swal- swall- than- thin- trad- tradu- traig- vend- wait- waiti- walm-
          walma- windo- اختف- افاد- الاض- الاضو- التو- الحد- الحدو- الزب- السي- السيا- الشغ- الغرف- القط- الكل- الكي- المس- الول- الولا- اليم- اواف- اوقف- بالج-
          بالشا- بالغر- بالمط- بمكت- حرام- حطون- ديتر- رسال- عالسي- والد- وراي- ولاد- وياه- يستج- يضرب-`,
        '-0.7': `#ابن #احك #اقول #اكتب #امض #ايد #بارد #باص #بنز #تعتقل #توقف #جالس #جسر #جنب #جواب #حطو #حقوق #حما #خوي #رخصه #شارع #شباب #ضهر #طلع #عشان #عيون #فيدي
          #قافل #قول #مال #مركز #مقفل #ملثم #نبض #نفس #يخنق #يضرب 3ala- 3alay- =94 =ani =apuntando =bajo =balaceando =bano =bats =blood =carro =choque =cuando
          =cuffs =declaracion =derechos =deteniendo =di =diga =dna =done =drunk =entiendo =esposas =estar =federal =grita =hablando =hable =handcuffing =hasta
          =hombre =hr =lawyer =le =light =llegar =lleva =locked =me =mesa =mujer =need =neighbor =next =od =over =parado =parando =pick =quiere =redada
          =removing =roof =salir =shooting =sople =statement =stopped =ten =tied =tirando =toy =uncle =wake =your =احكي =اكتب =الباص =التلفون =امضي =ايش =بيقولي
          =تعتقل =حماتي =سياره =شالوا =شايل =شباب =شلو =عليا =فات =وراي =يسالوني =يضرب COPCAR EX FIND HOWTO IROOM KILLED LIVE MISSING PULLED PULLEDAR ROADSIDE
          TOOKAR Traffic WRISTS ^COMEIN ^CPS ^EX ^LURKING ^NOW acer- acerc- apare- apre- balac- balaz- bloo- cami- camin- chil- choq- choqu- come- compa- confe-
          contr- cuand- cuff- deten- drun- estac- haci- happ- hast- hath- haul- lawy- lawye- locke- mont- monta- muje- paran- poin- pour- reco- reda- redad-
          shoot- sien- sigui- state- suel- tiran- تستج- تعتق- حاطي- حمات- شالو- صديق- يعمل-`,
        '-0.8': `#دكان #راي #رصاص #شال #قفت #ليش #مسك #موقف #يحاول #يسالو #يكسر =75 =abi =acaba =arresting =bag =dejaron =desk =detaining =die =dijo =entre =everybody
          =grabando =know =office =oficina =otra =questions =raiding =rompio =tiene =tipo =trunk =wait =walk =اخدو =رح =رصاص =شغل =قدامي =واقف =ياخذون =يسال
          ARRESTING CHARGED HIGHPLACE OVERDOSED PASSEDOUT QUESTIONS ^GETOUT arre- back- carg- conf- decl- decla- deta- detai- handc- line- matte- pate- quer-
          queri- ques- quest- raid- raidi- shoo- sopl- trun- المحق- عالس- قدام- موقف- يحاو-`,
        '-0.9': `#قفل =alguien =arrestando =be =breaking =dando =esposando =estaba =ex =firmo =gave =hoy =irme =الشرطي =تاخذ =قفل =يدق @now-EX CUFFEDAR PULLING algu-
          algui- arres- break- entre- inte- inter- pass- remo- remov- tira- uncl- اعتر-`,
        '-1.0': `#تاخذ #شلو =ppo =soy =stop =viene =بدو =كسر CUFFS bala-`,
        '-1.1': `=car =k9 =side =دخل =يفتش =يكسر`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.6': `SOBRIETY`,
        '1.3': `PAPERS Traffic`,
        '1.2': `sopl-`,
        '1.1': `#رخصه =test LIGHTS موقف-`,
        '1.0': `#امش =k9 =trooper =امشي GETOUT PULLEDAR PULLING`,
        '0.9': `#انزل #حدود #قفت =calle =cop =parando =pararon =paro =reten =يفتش ROADSIDE ROADTALK ligh- para- paran- parar- rete- وقفو-`,
        '0.8': `#الض #نفخ =baje =blow =breathalyzer =checkpoint =over =pide =prendio =soy =step =stop =stopped =الشرطي =شرطي ^ROADSIDE camin- pidi- pidie-`,
        '0.7': `#شنط #صندوق #فحص #قلم #يسحب =75 =blocked =dot =lights =lit =perro =pidiendo =pulled =radio =shoulder =soplo =vehicle =vidrio =weed =window =writing
          =انزل =انفخ =جنب =خالي =رخصتي =شارب =شربان =فحص =وقفني SEARCH ^PULLED ^WEAPON alco- alcoh- guard- light- mand- pull- pulle- radi- stopp- troo- troop-
          vehi- vehic- vidr- vidri- writi- الباس- شربا- موقفي- وراي- وقفن- وقفون- يسحب-`,
        '0.6': `#احمر #انجليز #اوقفت #باسبور #تيكت #شارع #شبا #شرب #موقف #موقفت #هوي #وقف #يشي #يفتش =alcohol =blood =caminando =caminar =cargos =cbp =cofre =cpl
          =curb =gritando =hacia =had =huele =id =keys =nomas =or =pare =sit =snow =sople =suspended =tapping =thing =traffic =vengo =were =احمر =الجهاز
          =اوقفتني =بيقولي =سالني =طلب =واقف =وقفتني =ومعي =يشيك ASKINGAR CAR DOGS ^ASKINGAR ^LIGHTS ^PULLEDAR acer- beer- bloo- bols- cargo- cofr- cons- guar-
          noma- revi- revis- road- seat- sire- siren- sopla- stop- tapp- tappi- traf- traff- الحدو- اورا- اوقفت- سالن- موقفت- وقفت-`,
        '0.5': `#ازرق #اوافق #اوقف #بوردر #توقف #جنب #راي #سواقه #سيار #طلب #كشاف #كلنا #كندا #مشغل #معيش #موقفين #نزل #يصرخ =94 =alphabet =bajo =buddy =cajuela
          =carro =ciudadano =dice =draw =dui =ese =found =friends =get =light =luces =mile =officer =oficial =ojos =parado =pen =pregunta =purse =ran =road
          =sangre =secondary =side =sobriety =state =tome =traigo =walking =wants =we =while =yes =اوافق =اوقف =بالمطار =خايف =سيارته =شو =عنده =كلنا =كندا
          =معيش =موقفه =موقفينه =والشرطي =ورايي =وقفونا =وقفوني =يدق =يشتي BEHIND ^GETOUT ^Gear ^Traffic acci- accid- alph- alpha- back- block- budd- caju-
          cajue- call- cana- canad- carr- ciud- ciuda- face- foun- huel- line- luce- pren- prend- purs- traig- under- veng- walki- whil- windo- الاض- الاضو-
          الحد- اليم- اواف- بالت- بالشا- بيسا- رخصت- شرطي- موقفن- وقفتن- يسحبو-`,
        '0.4': `#الخط #بيسال #تامين #حطو #دور #ريح #طريق #ناطر #يشت #يشم =abrio =al =ando =cana =contesto =contra =digo =dije =drinking =glass =ingles =khat =l
          =license =llego =luz =manejando =many =mn =mota =nombre =passenger =policia =quick =revisar =saliendo =search =their =trunk =ventana =walk =where =ابن
          =الخط =السياره =الشباك =بالشارع =جاي =رخصه =ريحه =ع =غرفه =موقفني =والبوليس =يشم =يفتشون PULLINGAR Street ^FIND ^PASTVERB abri- apunt- bloc- drin-
          grit- ingl- ingle- lice- licen- manda- nomb- nombr- pare- pasap- perr- quic- salie- sang- sangr- senta- thei- trun- vent- venta- verd- walk- wher-
          wind- الشب- الشبا- بالج- بيفت- عالش- ناطر- والبو- والش- والشر- يعمل- يفتشو-`,
        '0.3': `#احنا #اقف #بسرع #تفتيش #حشيش #خايف #سكران #سياره #شرطه #عربي #فيه #كلب #لحال #ماس #هنا #وقع #يدق =17 =2 =abra =another =asked =bar =car =detuvo =does
          =dos =drunk =grita =ir =irme =le =licencia =man =mando =permiso =prueba =revisando =seguir =shut =sitting =social =speak =trae =ازرق =الطريق =بسرعه
          =حشيش =سياره =شرب =شنو =فيه =ماسك =هنا =وراي =وقع =يضرب @111 @done Gear LETME SCARED TALKING ^GIVEBACK ^GONEOFF ^LURKING ^SAY ^Young anot- anoth-
          aske- cami- carg- chec- check- drun- espe- esper- flas- flash- glas- mout- pass- passe- patr- patru- perm- permi- prue- prueb- seco- secon- segui-
          sitti- socia- unde- want- writ- السر- السري- السي- السيا- الطر- الطري- العي- بالان- بسرع- بيسال- عالب- والب-`,
        '-0.3': `#احد #احسن #اطفال #اقول #الس #ترد #جوا #حمام #ساع #سامحو #سجن #علب #عمر #عيال #قاعد #قريب #قفل #ليل #موت #ورقه * =14 =20 =abogado =abrir =adios =again
          =algo =anos =answer =arrestaron =arresting =bathroom =beating =bebe =bedroom =bleeding =boyfriend =breaking =bunch =camera =carcel =cars =celular
          =creo =cunado =dicen =drank =foster =hable =has =help =hijos =him =holding =home =immigration =in =interrogando =is =kitchen =lips =living =manana
          =matarme =men =mis =mom =momento =mother =mujer =nenes =nephew =ni =not =of =old =one =orden =papa =parking =pastillas =porque =preguntan =preguntando
          =probation =puso =reacciona =salio =school =screaming =se =second =shoot =should =sin =sister =sobredosis =someone =subio =suicidal =sus =taken =tan
          =they =this =threatening =tia =tirado =to =trabajo =trying =vecino =what =will =would =xanax =yo =احسن =اختي =اخي =اريد =اس =اطلع =الحقوني =السي =بعد
          =ترد =حالي =حق =حمايه =رح =سامحوني =شربت =صاحبي =ضربني =علبه =عمره =عيش =في =قفل =مع =من =واقفين =ياخدوا =يهددني @000 @100 @now-she CHILD COLOR
          Calendar Drug GRABBED HOUSE INTO IROOM Interview JAILED KIN KNOCKED KNOCKING PAST PILLS Paperwork Plea QUESTIONING SOMEONE TOOK TOOKAR Worker Young
          ^CPS ^DETECTIVE ^GRABBED ^General ^HASES ^IF ^IWANT ^Interview ^KIN ^PRESENT ^RANOFF ^TOOKAR abog- aboga- abue- abuel- adio- agar- agarr- baby- bath-
          bathr- beat- beati- bedr- bedro- blee- bleed- bunc- came- camer- carc- carce- celu- celul- count- cour- cuna- cunad- depu- deput- desm- desma- dice-
          dran- entra- escr- escri- fenta- fost- foste- girl- hacie- herm- herma- hijo- hold- holdi- immi- immig- kitc- kitch- livi- livin- llega- manan- matar-
          mome- momen- mora- morad- moth- mothe- muje- nene- neph- nephe- overd- parki- past- pasti- pens- pensa- perc- porq- porqu- puls- reac- reacc- reco-
          saca- scho- schoo- sente- sist- siste- someo- text- toma- tryi- tryin- tumb- tumba- veci- vecin- woul- xana- اخذو- اعتقل- الول- بالغ- حماي- سامحو-
          ضربن- طليق- واقفي- يسالو- يقول- يقولو- يهددن-`,
        '-0.4': `#ابر #ارتاح #اطلع #اعترف #انت #بايد #بتقول #بدي #برع #بلع #تحت #تعبت #حبوب #حقو #حما #دنيا #رجال #رساله #زرق #ساعت #ساعد #سرير #سوال #شخص #صبح #ضرب
          #قاضي #قافل #قضيه #كلها #لازم #لعند #ماعاد #مدرسه #معه #موظف #نقل #هجره #وعي #ويه #ياخدو #ياهم #يتنفس #يذبح #يصح #يضغط #يفيق #يقتل #يلاحق #يهدد =12
          =3an =abajo =abuela =afuera =agents =aguanto =ahorcando =airport =alive =already =anoche =antes =anymore =are =armas =autistic =ayuda =banging
          =basement =be =before =better =booking =brazos =break =broke =brother =buscar =casa =charges =chasing =check =cocina =collapsed =cps =cuchillo =cuffs
          =dad =daddy =daycare =dejan =delante =desmayo =despertar =despues =diciendo =dope =dragging =drive =encontre =escribiendo =escuela =esposa =espuma
          =esta =estar =everybody =everything =familia =father =fentanyl =find =friend =garage =gasolinera =girl =golpea =goodbye =hablando =hall =heart
          =hermana =heroin =hijo =himself =hombre =horas =hr =husband =if =inside =inyecto =it =juez =jumped =kicking =knock =labios =let =letter =llamar
          =llevan =lobby =lol =machete =minute =missing =moms =morir =mucho =myself =need =neighbor =never =nice =nina =odd =off =ok =once =order =other =parce
          =perdio =phone =police =porche =preso =questioned =removing =respira =responding =rifle =river =robaron =rompiendo =room =roommate =sabemos =sacaron
          =sentido =she =sheriffs =snoring =stairs =store =suegra =taking =temblando =texting =thru =tipo =tirar =tomo =trabajadora =truth =turning =used =va
          =veneno =ver =viejo =volver =walked =want =way =whatsapp =with =without =year =you =ابوها =اخد =ارتاح =اشتي =اعترف =الارض =الايس =البنت =البيت =الجسر
          =الجهال =الدنيا =السجن =الصبح =الضابط =الطفل =الكلبشات =الله =اللي =المحل =المطار =الوعي =با =بالكرسي =بالمركز =بتقول =برع =بلع =تحت =تعبت =تقول
          =جارنا =جهال =حبسوني =حبوب =خنقني =دلوقتي =روح =ساعتين =شخص =شقتي =طليقي =عارفه =عليها =عيالي =فاتو =قادره =قالوا =قبضو =قبضوا =كلبشوني =كلها =لابسين
          =ماعاد =مش =معه =والجهال =وقفو =وياهم =ويه =يتنفس =يخنقني =يرجع =يصحي =يضربني =يفتشو =يفوتو =يفيق =يلاحقني @001 @now-CPS @now-DETECTIVE @now-i ACTOR
          ARREST COMEIN DOOR FAINT FALLEN HIGHPLACE HOME HURT JOKE NOOSE PASSEDOUT REFL Sick TIRED Violent WAKE ^CAR ^COURTS ^EX ^JUST ^KILL ^LOCKED ^Paperwork
          ^REFL ^SUICIDAL ^SUICIDE ^Violent ^Worker abaj- afue- afuer- agai- agua- aguan- airp- airpo- aliv- alrea- amen- amena- anoc- anoch- answ- answe- anym-
          anymo- arma- atta- attac- auti- autis- bang- bangi- bare- base- basem- befo- befor- bett- bette- blan- blanc- booki- brazo- breat- brok- brot- broth-
          calli- chai- chasi- coci- cocin- colla- compu- conv- cuch- cuchi- cuel- dadd- dayc- dayca- dela- delan- dema- demas- depo- depor- despu- dici- dicie-
          drag- dragg- enter- esca- escue- espu- espum- fami- famil- fath- fathe- fent- garag- good- goodb- graba- gran- hear- hero- heroi- hims- himse- homb-
          hombr- hora- husb- husba- insi- insid- inte- inter- inye- inyec- jumpe- kick- kicki- labi- labio- lobb- mach- mache- meti- metie- migr- miss- missi-
          muert- myse- mysel- neig- neigh- neve- orde- othe- parc- pele- perdi- phon- porch- prim- prob- proba- prot- prote- quer- queri- quita- raid- razo-
          respo- rifl- rive- robar- rompi- room- roomm- sabem- sacar- scre- screa- seno- senti- shaf- short smok- snori- stab- stabb- stai- stair- suic- suici-
          take- taki- takin- temb- tembl- texti- threa- trab- traba- truc- trut- turni- vene- venen- volve- walke- what- whats- with- witho- ابوه- ارتا- اسيل-
          الار- الاي- البي- التح- الجام- الجس- الحب- الدن- الدني- السل- السلا- الضا- الضاب- الطف- المطا- الوع- انتح- بالبا- بالح- بالسك- بالمر- بتقو- خايف-
          خنقن- دلوق- دلوقت- رسال- زوجت- ساعت- ساعتي- سامح- سلمو- صاحب- عاده- عارف- قادر- قالو- قبضو- لابسي- ماعا- والبا- والج- والجه- والم- وبعد- يتنف- يحبس-
          يحققو- يخنق- يخنقن- يدورو- يذبح- يذبحن- يسال- يضرب- يضربن- يضغط- يفوتو- يلاح- يلاحق- يهدد-`,
        '-0.5': `#احك #اخر #ادخل #اعض #افكر #اقع #امام #امل #انط #اوض #بعتل #بيت #بيد #بيسمنت #تقول #جامع #جسم #جهه #جوه #حابس #حاج #حال #حبه #حدا #خدو #خرج #خنق #داير
          #دخل #دزل #رحت #رفيق #زلم #ساكت #ستيشن #سجين #سود #شفايف #شقه #صال #ضايع #طاول #عاد #عارف #عالخط #غلط #فوت #قادر #قاع #قبل #قراج #قسم #كتير #كذب #كراج
          #كلبج #كلش #كلور #كيف #لزم #لما #لون #ماخذ #ماخذين #ماسك #محكمه #معايا #مول #ناس #هاجم #هاز #هربت #هون #وهم #ياه #يجيب #يحقق #يخنق #يدي #يطرق #يعتقلو
          #يفوت #يمه =6 =7 =adentro =agarrar =agua =aki =amarrada =amiga =aparece =apartamento =arma =arms =around =ask =ate =aunt =ba2a =bano =belt =best =bien
          =boy =buscan =came =camioneta =campus =cara =care =carta =caso =cerca =choking =class =close =comisaria =compa =confiese =corte =cosas =crazy =dan
          =dar =dead =dejarlos =dejaron =dentro =derechos =despidiendose =despierta =detaining =detroit =di =dieron =dio =done =embarazada =encuentro =entrada
          =entraron =esposando =esposaron =estan =este =fe =federales =feel =fell =firmar =fo2 =foam =foot =four =from =ganas =gasolina =going =gone =good
          =grabando =hablar =hand =hice =hiding =hija =hitting =hombres =hurry =hurting =interrogating =into =jump =keeps =kid =kiero =knees =lap =lawn =lawyer
          =leaving =lie =llame =llegue =llevar =lleve =locked =loco =loss =lost =mato =mia =migra =minutos =money =morirme =much =narcan =nena =nobody =omg
          =orilla =own =pasar =patron =pegando =pelo =pills =please =polygraph =por =pressure =prevention =prima =puerta =pusieron =put =putting =quieren
          =quiero =quitando =rights =rope =ruido =salir =salon =showed =siguen =sleep =sola =somebody =sorry =station =steps =subiendo =supposed =swallowed
          =table =text =tirada =tiro =tocan =todas =tomar =tracks =trago =trailer =type =veces =veo =video =vieja =viendo =vinieron =vino =viviendo =vivir
          =vodka =wall =whole =worker =yard =yarda =yom =ابوي =اجو =احكي =اخر =افتحوا =افكر =اكل =الشرطه =الشغل =الشقه =الكذب =الكراج =الليله =المراقبه =المول
          =امل =ان =بالبيت =بالقراج =بعتلي =بلا =بنتي =بيدقو =بيسالو =تبع =توقف =جايين =جماعه =جوه =حاجه =حبه =حد =حدا =خطيبي =داخل =دخلو =دخلوا =دزلي =راجلي
          =رجلي =رحت =سحب =سحبو =سكران =سنه =سيارات =شالو =شي =صاحب =طلع =عالخط =عليا =عليي =عمي =غريب =فلوس =فوق =فيي =قاعده =قبل =قدام =كان =كتير =كلور =لما
          =لونه =ليله =ماذا =ماسكني =مخدر =مسكوا =معاه =معايا =مفقود =مين =ناس =نفس =نفسي =هربت =هناك =هون =واقفه =وجهه =وهم =وياه =يتصل =يجيب =يدي =يقتلني =يمه
          ANSWER CAMEIN COURTS CPS DETECTIVE DIE HIDING HURTING HURTS IWANT LEGAL LOCKED NARCAN OVERDOSE OVERDOSING PODER SEIZED STATEMENT TIRO ^ARRESTING
          ^BLEEDING ^CUFFEDAR ^Drug ^End ^LIVE ^MISSING ^OVERDOSE ^PHONE ^POINT ^SOMEONE ^Sick ^Street ^TOOK aden- adent- alre- amig- ante- apen- apre- arou-
          aroun- arrep- ayud- bala- barr- blea- bleac- bote- botel- braz- brea- break- brin- camp- campu- cart- cerc- cham- char- charg- chok- choki- clas-
          clos- colg- coll- comis- confe- confi- cosa- cous- cousi- craz- cuen- cuent- cuid- decid- dent- dentr- dere- derec- desa- desap- desp- despe- despi-
          dete- detec- detro- dier- diero- draw- drop- dropp- echa- emba- embar- enco- encon- encu- encue- ente- escon- esta- falt- firma- forc- fuma- gaba-
          gana- goin- golp- golpe- grab- grand- habl- hall- hidi- hidin- hitt- hitti- hurr- hurt- hurti- inco- jump- keep- khab- laug- laugh- lawy- lawye-
          leavi- lett- lette- leva- levan- llegu- lleva- locke- mana- marc- mari- medic- mone- mori- morir- most- mucha- muer- mues- muest- narc- narca- nobo-
          nobod- novi- nurs- over- pegan- perd- pill- plati- poin- point- poly- polyg- prev- preve- puer- puert- pusi- pusie- putt- putti- recog- regr- regre-
          resp- respi- right- romp- ruid- salo- shoo- showe- sigue- sobr- someb- sorr- star- stati- stor- stra- sueg- suegr- suel- supp- suppo- swal- swall-
          tabl- tene- testi- tirad- trag- uncl- vece- vide- viej- viend- vini- vinie- viol- viola- vivie- vodk- volv- vomi- vuelv- whol- work- worke- yard-
          اعتق- افتحو- الام- البار- البن- الجي- السج- السكي- الشغ- الشق- العما- الكا- الكذ- الكرا- الكلب- الليل- المر- المرا- المو- النا- امبا- بالبي- بالدو-
          بالصا- بالقر- بالكر- بالمو- بسيا- بسيار- بعتل- بيدق- جارن- جايي- جدته- حابس- حاطي- خطيب- دقيق- راجل- سكرا- سيارا- شفاي- شفايف- عالخ- عليه- كلبشو-
          لابس- لقيت- لقين- ماسك- ماسكن- معاي- موبا- موباي- واقف- وحطو- وياه- ياخد- ياخدو- ياخذو- يحقق- يعرف- يفوت- يقتل- يقتلن-`,
        '-0.6': `#ابيض #اخت #اخويا #ارد #اقوال #اكتب #اكل #الل #الي #امر #انتحار #بارد #برا #بعد #بكرا #بلعت #بيدق #تحقق #تحقيق #تعتقل #جار #جدت #جرع #جماع #جهال #حاف
          #حجزو #خلاص #خوي #دخلت #دوا #راجل #سنه #سيارت #شايل #شقت #شكل #صاحب #صديق #صوت #ضهر #ظهر #عني #عيش #فكر #فوق #فيدي #قالت #قول #قوي #كتبت #كشف #كلبشو
          #كنت #لاق #محل #مدر #مرت #مركز #مسجل #مسك #مطبخ #مغم #مفقود #مكان #مكتب #نسو #هذا #ياخد #يتصل #يطلع #يعرف #يمن #يمنع #يوقع #يوم 7amm- =10 =13 =15 =911
          =aca =after =agarro =agent =andan =apartment =arrestando =arrestar =arrested =arresto =aser =aventar =aw =bro =buscando =cabeza =call =cama =can
          =celda =corazon =couch =cousin =cuartito =cuartos =cuffing =day =declaracion =deje =detective =dijeron =drop =dude =ejo =eli =encerrada =end =entre
          =era =esposas =estacion =even =ever =feds =floor =following =fotos =gas =gris =gun =guy =handcuffs =handed =happened =her =hi =hold =hora =house =ice
          =interrogated =investigador =keep =kill =law =left =lele =linternas =llevaron =llorando =loaded =loud =loudspeaker =love =make =mall =marshals =meds
          =mejor =mesa =mnil =motel =mundo =night =note =od =only =pareja =pasillo =peeking =pegar =pero =persiguiendo =policias =pounding =ppo =questions =read
          =reading =ringing =rodeando =rolled =saco =sale =salgo =same =sar =say =security =ser =shed =shelter =shoes =siento =slid =sobrino =stab =stopping
          =them =then =tied =time =tio =tocando =top =traen =train =truck =two =uncle =upstairs =vaya =vida =vivo =wake =wanting =when =wife =woods =احد =اخت
          =اخدت =اخذت =اخذوه =اخويا =ارد =اقول =اكتب =الان =التامين =المحقق =المدير =المستشفي =الي =امر =امي =اهلي =اي =بالباب =بالجامعه =بالمدرسه =بدها =برا
          =بسياره =بعده =بعمل =بكرا =بلعت =تحقق =تلفونه =جو =حافه =خلاص =دق =دوا =رغوه =روحي =سيارت =شايل =شكله =ضل =عالباب =عندهم =عني =عيونه =فكر =قاعد =قالت
          =قد =كشف =كلمه =كنت =ما =محقق =مخليني =مغمي =نبض =ولادي =ياخذوا =يوقع @210 ARRESTING COPCAR EX End HANDS IDIOM JUMPAR KIDNAP KILL KILLED LATER LIVE
          MISSING ONLINE SUICIDE ^ACTOR ^ANYMORE ^BREAKIN ^GOODBYE ^HOWTO ^HURTING ^KIDNAP ^OVERDOSED ^QUERY ^QUESTIONING ^SEIZED abie- abier- afte- amar-
          amarr- apart- arres- asal- asalt- aven- avent- ayuda- brinc- bull- cabe- cabez- camio- carga- celd- chas- chil- conf- cora- coraz- corri- couc- cuffi-
          deci- decir- decl- decla- deja- desc- dije- dijer- ence- encer- entr- entre- esco- espa- espo- espos- estr- fede- feder- figh- floo- foto- fuer- gadd-
          gadda- gara- gaso- gasol- habla- handc- hande- happe- hous- kier- load- loade- lock- loud- louds- mars- marsh- mejo- mess- messa- mote- much- mund-
          mune- munec- negr- nigh- pagu- parej- pasi- pasil- pati- peek- peeki- pega- plea- pleas- porf- poun- pound- press- punc- punch- push- ques- quest-
          readi- remov- rest- ring- ringi- robb- rolle- secu- secur- segur- seri- shel- shelt- shoe- sien- sient- slee- snor- sobre- step- subi- subie- than-
          tira- toca- tocan- trac- track- trae- trat- upst- upsta- vivi- wanti- watc- wood- اعتر- افتحل- اقوا- التا- التام- الحقو- الزب- السك- الصب- العم- القط-
          المحق- المدي- المست- المط- الوا- الور- بارد- بالست- بالسل- بالمد- بالو- تستج- تعتق- جماع- عالبا- عالح- عنده- عيال- قيدو- لزمو- مفقو- مكلب- ولاد- وماخ-
          يدخلو- يستج- يستجو- يلحق- يمنع-`,
        '-0.7': `#اجو #ادر #ارض #افاد #باب #بروبيشن #بنا #بيدور #تاخذ #تعال #جاكيت #جواب #حاط #حكيت #خال #خويا #داخل #رغو #روح #سحب #سطح #شدو #صور #قبض #قطعت #قيد #كان
          #لابس #محقق #مدير #ممكن #مين #نارك #نبض #ورا #يبك #يحرق #يكتب #يناد =acabo =adn =amigo =anda =arrest =away =baby =boca =bye =cada =cayo =climbing
          =comieron =conteste =cuando =daba =deputies =die =dios =ensenan =esposado =ex =fui =hear =hood =hour =job =knife =knocking =last =lel =lot =mama
          =miranda =nadie =nino =novio =office =outside =parada =paso =passcode =pego =po =ponga =preguntas =quitaron =recorder =sigue =since =six =statement
          =stuff =thinking =threw =throwing =toca =todo =trajeron =van =who =windows =write =اخوي =ادري =اليوم =بس =بي =بيتنا =بيقولو =بيقولوا =تاخذ =جواب
          =حالها =حكيت =خويا =شم =غرفتي =فيها =قالو =قطعت =قلبه =لي =ليش =مو =نزلوه =نفسه =ورا =يدقوا @now-EX @now-SOMEONE ARRESTED BREATHE LEFTNOTE OVERDOSED
          POINT QUESTIONS RAID SEVERE SUICIDAL WRISTS ^CAMEIN ^KILLED ^LOTS ^Plea ^SEARCH ahorc- apaga- apare- arre- book- busc- busca- cell- clea- clor- comie-
          corre- corta- cuand- cuff- daye- dejar- disp- dispa- door- escuc- happ- hath- impo- insu- inve- inves- knif- knoc- knock- ment- menti- mete- miran-
          nadi- outs- outsi- padr- part- passc- pers- persi- pong- read- show- sinc- state- stran- stuf- surr- think- throw- trail- traje- vend- افاد- الجا-
          اليو- بالار- بالك- بيتن- بيدو- حاله- غرفت- كلبش- نايم- يطلب- يعتق- يعتقل- يناد-`,
        '-0.8': `#اخذو #فات #قلب #كلبش #معهم =5 =abi =bed =both =callo =cops =cortando =dando =desde =diga =dna =dorm =edge =es =fbi =gray =gritan =hoy =lady =life
          =mata =nas =noche =officers =paper =plan =porch =quien =swab =today =too =الباب =الولد =بابي =بيتي =صديقي =عليك =معهم =ولد BLEEDING GOODBYE KILLING
          POISON STATION ^KNOCKING cerr- cerra- clim- climb- cort- desd- estac- knee- noch- porc- qued- roll- traj- الحا- الحق- صديق- عيون- يدخل- يدقو-`,
        '-0.9': `#يدخل =detuvieron =door =firmo =llegaron =nene =oficina =peor DANGERES NECK anda- comp- corr-`,
        '-1.0': `=breathing =gave =hay =swat =ورقه =يقولو =يقولون ensen-`,
        '-1.1': `=dejo =talk CUFFEDAR`,
        '-1.2': `CUFFS`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.3': `IROOM STATION`,
        '1.2': `ANSWER`,
        '1.1': `=diga ASKAR Interview QUESTIONS`,
        '1.0': `=office DETECTIVE STATED inte- inter- ment-`,
        '0.9': `#تحقيق #فيدي =dna =interrogando =oficina STATEMENT decl- decla- grab- ques- quest- المحق-`,
        '0.8': `#استجواب #اسيل #شاهد #محقق #مركز #مكتب #يحقق =entrevistando =hablando =truth =yo =شاهد QUESTIONED graba- inve- inves- menti- trut- اسيل-`,
        '0.7': `#اعض #افاد #اقوال #اقول #تحقق #تسال #جواب #حصل #حكيت #قاعد #كذب #كشف #كلم #يسالو #يكتب =adn =campus =confiese =customs =declarando =detective =firmar
          =firmo =hable =horas =hr =investigador =keeps =lie =otra =paso =passcode =pick =read =sat =station =suits =اسيله =اقول =المحقق =بالمدرسه =تحقق =جهاز
          =جواب =حصل =حكيت =ساعات =كشف campu- conf- confi- firma- hora- keep- passc- stati- suit- اعتر- افاد- اقوا- بالمد- تستج- ساعا- يحقق- يستج- يستجو-`,
        '0.6': `#ارد #اعترف #بغرف #صور #طاول #قسم #مترجم #مدير #يوقع =callo =detector =ellos =escriba =grabando =interrogating =interrogation =interviewed =precinct
          =questioned =questioning =quieren =recorder =saturday =slid =swab =trajeron =waiver =windows =yes =ارد =اعترف =افادتي =الكذب =المحققين =بالتحقيق
          =بغرفه =كلمه =محقق =ياخد =يسال =يسالو =يسالوني =يقولو =يوقع CHARGED PHONE ^PHONE ayuda- camp- confe- cuen- cuent- ello- habl- insp- inspe- preg-
          pregu- satu- satur- stat- traje- volu- volun- waiv- waive- افادت- الكذ- بالتح- قاعد- يحققو- يسال-`,
        '0.5': `#اسكت #اكتب #انترلوك #تحك #جوا #شغل #عالخط #كنت #محامي #مدرسه #مصاري #يخلو #يسال #يسجل #يضغط #ينتظر =14 =8 =abogado =agua =ambassador =boss =but
          =cuente =declaracion =di =estacion =guy =initial =interrogated =ix =keep =lleva =mesa =phone =polygraph =preguntan =preguntando =preguntar =preguntas
          =questions =room =statement =stuff =title =two =wait =wall =write =اسكت =اقوالي =اكتب =الضابط =المباحث =او =تحكي =جوا =حاطين =ضابط =عالخط =عن =قاعده
          =كنت =محامي =مع =ناطر =يحققوا =يخلوني =يضغطوا HABIT LEFTNOTE TALKING ^ANSWERAR abog- aboga- amba- ambas- asie- asien- cerra- clea- conv- estac- expl-
          happe- init- initi- phon- poly- polyg- recor- segur- senta- state- titl- اقوال- السو- الضا- الضاب- المب- المبا- بغرف- عالخ- محام- والبا- والمح- وياه-
          يخلو- يخلون- يردو- يضغط- يضغطو- ينتظ-`,
        '0.4': `#امض #بعض #تهمه #حاط #غرف #مخفر #ورقه #يجيب =15 =16 =alone =anything =ask =asked =asking =been =box =bro =card =crying =cuando =cuartito =digo
          =escuela =even =everything =fui =haciendole =happened =hasta =hours =investigator =irme =khat =lawyer =letter =loud =other =quien =s =says =sigo
          =siguen =table =trabajo =with =اجاوب =امضي =اوراق =بالغرفه =جهال =غرفه =قاعد =لي =معي =ولد =يجيب =يحققو =يحققون =يشتو @now-DETECTIVE ^ASKAR ^ASKING
          ^NUMBER ^SAY alon- answ- answe- anyt- anyth- aske- aski- askin- blea- bleac- calli- come- cowo- cowor- cryi- cryin- cuand- cust- custo- decir- detec-
          empu- empuj- escue- firm- hacie- hast- hour- insu- lawy- lawye- leav- othe- quer- queri- sigue- stuf- traj- trat- التح- المر- بالغ- بالغر- بيسال-
          قالو- والب-`,
        '0.3': `#اخذو #صال #طلب #عند #ناطر #ياخد #يرجع =about =agente =already =answer =bathroom =bed =boy =called =conteste =da =dejan =driveway =droga =dude
          =enfrente =fbi =fotos =hold =linea =paper =q =said =same =school =shut =solo =they =thru =till =tipo =اخذوه =التحقيق =باب =بدو =بي =شوي =عليي =عمي
          =عنده =عندي =قالوا =قدامي =يسالني LETME ^DETECTIVE ^QUESTIONING ^WANT ^WILL abou- alrea- bath- bathr- calle- cerr- close- cuan- enfr- enfre- enti-
          entie- entre- escu- foto- habla- happ- line- ofic- ofici- post- quie- saca- scho- schoo- susp- suspe- tabl- windo- التحق- المح- بالت- بالص- بالصا-
          بالم- بيسا- قدام- والم- يريد- يسالن- يسالو- يقول-`,
        '-0.3': `#ابو #اخذ #اخو #ازرق #افكر #اكل #انتحر #بسرع #بيت #حبس #حبوب #حما #ساعد #شايل #عيال #فكر #فيها #قافل #لون #نفس #هجره #هربت #ورا #يصح #يضرب #يهدد *
          =abrir =agentes =ahorcar =al =amarrada =aparece =autista =aventar =back =be =beating =bien =bleeding =blue =boca =boyfriend =brazos =bring =call =care
          =carro =chasing =coming =companero =cousin =cuarto =cuffed =curb =de =deputy =desmayo =despedida =despidiendose =detectives =do =drive =driving
          =encuentro =entrar =esperando =espuma =este =eyes =father =feel =for =frasco =front =going =golpea =grabbed =gritando =hace =her =hijo =hurting =ice
          =inconsciente =job =jumped =la =licencia =llevando =loading =loco =luces =many =marido =matarme =metio =mi =mis =mismo =money =my =needle =nobody
          =oficial =parar =park =pastillas =pega =piso =po =probation =puedo =quiere =robaron =sabemos =salga =salio =saying =scared =she =sheriffs =ten =tirado
          =todas =trouble =truck =trying =us =walking =warrant =whole =xanax =year =yelling =اخت =اخد =اخويه =ازرق =افكر =الشرطي =الطفل =الليله =الهجره =الوعي
          =انتحر =بالسياره =بسرعه =جارنا =حبوب =خلص =دخلوا =دم =راح =شايل =طفلي =فكر =فيها =لونه =ما =مسكوني =موت =موقفني =نفسه =هربت =واحد =واقفين =ورا =يصحي
          =يضرب =يضربني =يهدد =يهددني @100 @now-CHILD @now-EX @now-SOMEONE @now-we @past @plain ARREST BODY CAMEIN CAR COURTS End GRABBED HIDEOUT Held KILLED
          NEEDLE NOOSE Near Paperwork SUICIDED TAKING TOOKAR Violent ^BLEEDING ^DIE ^EX ^GOT ^Held ^KILL ^KIN ^MODAL ^Moment ^PULLEDAR ^TOOK ^TOOKAR agar-
          agarr- ante- apare- apart- arres- ayude- bang- bangi- beat- beati- blee- bleed- brazo- brea- carr- chas- chasi- comi- comin- cuch- cuchi- cuffe- dand-
          desm- desma- drivi- encu- encue- ense- espu- espum- fath- fathe- fent- fenta- fras- frasc- free- goin- gran- grand- hand- hear- hurt- hurti- incon-
          jumpe- loadi- luce- marid- matar- meti- mone- need- needl- nobo- nobod- pape- past- pasti- pens- pensa- pres- prob- proba- puls- respo- robar- sabem-
          sayi- sayin- scar- scare- sher- sheri- sigu- some- stepd- tien- trou- troub- tryi- tryin- veci- vecin- walki- warr- warra- whol- xana- yell- yelli-
          اخدو- اعتق- الطف- الليل- الهج- الهجر- الوع- بالسي- بسرع- طليق- محقق- مسكون- واقف- واقفي- يضربن- يهددن-`,
        '-0.4': `#احد #اخد #اخي #ارتاح #اعرف #اعيش #الخط #امر #اموت #اهل #اوقع #باب #بابا #بايد #ترد #تقول #جنب #حامل #حاول #دقيق #دقيقت #راجل #راح #رقم #زرق #سيارت
          #شبا #شباب #شفايف #شقه #صاحب #صيت #ضاع #طفل #علب #عمار #قادر #قبل #قريب #قفل #قول #قيد #كلبج #كلبش #كلش #كلها #كندا #لقي #لما #ماسك #محل #مسلح #مغم
          #مقلوب #موت #نايم #وعي #وين #ياخدو #يتنفس #يصرخ #يفيق #يقتل #يلاحق #ينتحر =17 =60 =911 =abuela =acaban =afuera =agents =aguanto =ando =anos =apuntando
          =arrestar =asleep =at =ay =ayer =ayuda =baby =babys =banging =bate =bleach =building =bunch =buscando =carcel =caso =charges =choking =cold =comio
          =court =custody =daddy =daughters =daycare =deja =deje =department =despierta =despues =detaining =deteniendo =detuvieron =diciendo =dio =dot =drunk
          =encontre =esposando =except =fabrica =fight =firme =flashlight =floor =foaming =fuerte =fumar =garage =gente =get =golpeando =grandpa =ground =head
          =help =hermana =herself =hombres =inside =inyecto =jumping =kiero =knows =la2 =light =lights =lips =llamando =llamar =llegue =llevaron =loaded =lot
          =mal =mall =marihuana =michigan =mn =mom =morning =mouth =mujer =nieto =nina =no =nos =outside =overdosed =padrastro =papa =parado =pareja =parking
          =pasar =passport =patrulla =patrullas =pegar =pie =pills =please =posted =prima =putting =queria =reacciona =recien =redada =respira =round =sacar
          =saco =sangre =screaming =se =shi =si =sister =sleep =sobredosis =sola =strangling =suboxone =sus =tengo =threatening =tied =tiro =tocan =tocando
          =toddler =todos =traffic =trailer =train =tylenol =uno =unos =van =veo =viene =vinieron =viviendo =vuelve =wrists =ابوها =احد =اخي =اخيه =ارتاح
          =استطيع =اعرف =اعيش =اكل =الارض =البيت =الجسر =الحبس =الحبوب =الحقوني =الخط =الدنيا =السجن =السياره =الشارع =العماره =الكلبشات =المحل =المسدس =امر
          =اموت =اهل =اوقع =بابا =بالارض =بنتي =بيتنا =تاخذ =ترد =تقول =جو =جوزي =حالي =حامل =حبسني =حشيش =دا =دقيقتين =دقيقه =راجلي =رجال =رخصتي =رقم =زرق
          =سلاح =سي =سيارت =شباب =شويه =صاحب =صاحبي =ضاع =ضربني =عالباب =علينا =عندنا =غريب =قال =قبل =قفل =كلها =كندا =لا =لما =مش =مغمي =مفقود =من =موقفيني
          =نايم =هويتي =وراي =وقفوني =يتنفس =يحكي =يخنقني =يرد =يفتشوا =يفيق =يقتلني =يلاحقني =يم =ينتحر =يوم @000 @110 @done BEHIND COLOR DIED Drug Gear HOWTO
          IDIOM IWANT JUMPAR KNOCKING PULLINGAR Plea REFL SEVERE Street Traffic WARRANT WEAPON Weapon ^ASKINGAR ^BREAKIN ^CAR ^DANGERES ^FAINT ^General ^HEDGE
          ^IWANT ^KNOCKED ^LOCKED ^OVERDOSE ^PULLING ^REFL ^SUICIDE ^TIRED ^Violent abue- abuel- acab- acci- accid- afue- afuer- agua- aguan- amarr- amen-
          amena- anda- apar- arre- asle- aslee- bajar- bloc- block- boyf- boyfr- buil- build- bunc- camio- carc- carce- chec- choki- compl- corri- coun- count-
          crui- cruis- cuid- dadd- dayc- dayca- despi- despu- dici- dicie- dorm- dormi- droga- drun- estar- exce- excep- fabr- fabri- floo- foam- foami- fron-
          fuert- fuerz- fuma- gara- garag- gent- grabb- grita- grou- groun- hers- herse- insi- insid- inye- inyec- jump- jumpi- kier- know- lice- licen- llegu-
          load- loade- mari- marih- mete- mich- michi- mism- mont- morn- morni- muje- neig- neigh- novi- oril- orill- outs- outsi- padra- parad- parej- parki-
          parq- parqu- patr- patru- perdi- pidi- pidie- pill- poste- punc- punch- putt- putti- qued- rati- razo- reac- reacc- recie- reda- redad- rompi- roun-
          ruid- sang- sangr- screa- seri- sist- siste- stab- stabb- subo- subox- supp- surro- teng- tira- tirad- tocan- todd- toddl- todo- traf- traff- trai-
          trail- truc- tyle- tylen- under- vini- vinie- vivie- wris- wrist- ابوه- ارتا- استط- استطي- الار- البي- الجس- الحبو- الحدو- الدن- الدني- الدوا- الشا-
          الشار- العما- اللي- المسد- الولا- انتح- بالب- بالد- بالدو- بايد- جارن- حبسن- دقيقت- راجل- رفيق- سحبو- شفاي- شفايف- صاحب- صديق- ضربن- عالبا- علين-
          عندن- ماخذ- ماسك- موقفن- هويت- وصيت- وقفت- وقفتن- ياخذ- ياخذو- يتنف- يخنقن- يدقو- يضرب- يفتش- يفتشو- يقتلن- يلاح- يلاحق- ينتح-`,
        '-0.5': `#ابر #اجا #ادر #ارض #اطفال #افتحل #اقف #الض #امل #انام #انه #ايدي #باص #بلعت #بنز #بوردر #بيب #بيد #تاخذ #تعتقل #جار #جسم #جهه #حابس #حال #حبه #حدود
          #حشيش #خدوا #خلصت #خنق #دخل #درج #دنيا #دوه #ذحين #راض #راي #رايح #رجال #رجع #رجعت #رضيع #رغو #سلاح #سواقه #سياره #شخص #ضايع #قالت #قبض #قضيه #قفت
          #كتير #كلنا #لاق #لسا #ماس #محتجز #محكمه #مدر #مره #مطار #مفتاح #مفقود #موبايل #موظف #موقف #موقفي #نار #ناس #نبض #نجد #نزل #نسو #نوم #هذه #هوي #ولاد
          #وهي #ياخذ #يحرق #يحك #يخنق #يدق #يشم #يطلع #يفتح #يفتش #يمه 3ala- 3alay- =96 =abrio =acaba =adios =again =ai =akher =alcohol =allowed =alphabet
          =amiga =anda =anymore =apartment =arrestaron =as =asi =ba2a =baggie =bajar =bas =bedroom =belt =bike =both =boxed =boyfriends =boys =breathalyzer
          =breathing =broke =buscan =cana =cara =cargos =chaleco =checkpoint =child =class =comieron =computers =contra =convulsionando =corazon =corriendo
          =dark =day =dead =dearborn =depot =detained =dile =dios =doing =donde =door =dope =dorm =drank =drink =empty =encerro =esposado =ever =ex =familia
          =five =following =foster =four =gal =giving =golpear =goodbye =grandma =ha =hacia =had =hall =handcuffing =hermanito =hey =hiding =hijas =himself =his
          =hitting =hombre =hotel =house =hurry =iba =il =insulin =k =k9 =knife =knock =lado =landlord =lele =license =llama =llave =llaves =llegar =llorando
          =looking =love =mando =manejando =matar =meds =miedo =mile =minni =mixed =morirme =moving =much =mucho =muero =nadie =narcan =nenes =nieve =nino
          =ninos =noise =nombre =not =note =nunca =od =order =over =overdosing =own =pared =party =passed =pegando =pelo =perdi =perro =picked =poco =policias
          =ppo =prendio =preso =quitar =radio =reason =registrando =removing =revisando =rights =robo =rodilla =roommate =running =safety =seguir =self =send
          =shaking =shoot =siento =siguiendo =someone =soplo =stab =standing =still =stopped =stopping =suegra =swallowed =taking =target =their =then =things
          =thinking =til =tomorrow =too =touching =troca =trooper =vehicle =ventana =vi =viejo =vivir =we =window =ابره =ابوه =اجا =اخذت =اخذو =ادري =اشتي
          =افتحلهم =الباب =البيبي =الجهاز =الشريف =الله =المراقبه =الولاد =الولد =امام =امل =انام =بالبيسمنت =بالتلفون =بالطريق =بالليل =بالمطار =بعد =بعضوا
          =بلعت =جماعه =حبه =حقوقي =خالتي =خايفه =خلصت =دخلو =راضي =رجع =رجعت =رجل =رغوه =رفيقي =ريحه =زوجي =سالني =سيارتي =سياره =شالو =شالوا =شخص =شقتي =شلو
          =عليا =عليها =عيالي =عيش =غرفتي =قالت =قدام =كان =كتير =كلنا =لازم =لسا =ماسك =ماسكني =مره =معاهم =مو =نار =ناس =نبض =نفسي =هذه =وهي =ياخدوا =يدق
          =يدقوا =يدور =يشتي =يشم =يعتقلوني =يفتش =يقولوا =يقولي =يمه @now-CPS ASKINGAR BREAKIN BREATHE EVERYONE EX HANDS HIGHPLACE HURT HURTEN HURTING KIDNAP
          KILL KILLING LIGHTS LOCKED NARCAN OVERDOSE PAST POINT PULLEDAR ROADSIDE ROUGH Sick TIRO TONIGHT TOOK ^ASK ^CAMEIN ^CUFFEDAR ^Drug ^GOODBYE ^Gear ^HURT
          ^KIDNAP ^MISSING ^Near ^OVERDOSED ^PAST ^POINT ^Paperwork ^SUICIDAL ^TAKING ^WARRANT acaba- acer- adio- akhe- allo- allow- alph- alpha- aman- amane-
          amar- anym- anymo- anyw- apag- apen- arma- arrep- asal- asalt- atta- attac- azul- bagg- baggi- base- bebid- bedr- bedro- bols- bote- botel- boxe-
          break- brin- brok- busc- busca- cargo- case- clim- climb- clor- coll- colo- comie- compa- cons- cora- coraz- corre- cour- cuat- dear- dearb- dejar-
          depa- depar- desp- despe- detu- detuv- doin- dond- dran- enco- encon- enter- esca- esco- escon- fami- famil- figh- fire- flas- flash- fost- foste-
          givi- givin- glas- good- goodb- hidi- hidin- hija- hims- himse- hitt- hitti- hote- hous- hurr- inco- insul- inten- kill- knif- land- landl- llave-
          llor- llora- look- looki- mata- mied- minn- mixe- monta- morir- mout- movin- nacid- nadi- narc- narca- nene- niet- niev- nino- nois- nomb- nombr-
          nunc- over- pasa- passp- pega- pegan- persi- picke- plan- porf- prot- prote- quit- radi- reas- reaso- reci- refu- refus- regr- regre- resp- respi-
          rest- right- road- robb- rodi- rodil- romp- room- runn- runni- safe- safet- salg- segui- shak- shaki- short sien- sient- sigui- slap- slapp- slee-
          someo- stan- stand- stil- subi- subie- suel- swal- swall- taki- takin- targ- targe- tene- teni- term- termi- texte- thei- thin- thing- toca- tomo-
          tomor- touc- touch- trac- track- trag- troc- troo- troop- ulti- ultim- vari- vehi- vehic- vent- venta- viola- walk- watc- watch- winds- افتحل- الاض-
          الاضو- الان- الاو- البنا- البيب- الحد- الدو- السج- السي- السيا- الشري- الغر- الكب- الكل- الكلب- الكي- المرا- النا- الول- بالار- بالتل- بالجه- بالر-
          بالس- بالطر- بالل- باللي- بهال- بيتن- تعتق- خالت- خلون- دقيق- رضيع- سالن- سيار- سيارت- شالو- شربا- عالا- عالس- غرفت- كلبشو- لزمو- ماسكن- محتج- مفقو-
          وشلو- يحبس- يخنق- يفوتو- يقتل- يوقف-`,
        '-0.6': `#اخت #اخر #اقام #انتحار #اوض #بارد #بتقول #بروبيشن #بنا #بياخد #بيدق #بيسمنت #تحت #توقف #تيكت #حبل #حديق #حقو #خال #خلاص #خوي #رحت #ريح #سارق #سطح
          #سلمو #شارع #شال #شالت #شدو #شسو #شقت #طريق #ظهر #عربي #عيون #غريب #فيه #قاضي #كتبت #كلبشو #لازم #لان #لزم #لهم #ماخذ #ماش #مرت #مطبخ #نارك #هاتف #وقف
          #يخلي #يعتقلو #يقلب #يناد #يوقف =20 =94 =aeropuerto =agarro =ahorcando =alive =arms =around =arrestado =aunt =bajo =bar =basement =bat =booking =born
          =car =casa =chamo =ciudadano =clothes =contesta =contesto =corte =cuffs =dad =deputies =downstairs =draw =drawers =drop =dudes =encerrada =entrada
          =esposaron =esposas =everyone =fell =find =foot =found =gray =guns =handcuffed =handcuffs =having =hay =hijos =huele =jump =kid =knees =lap =law =lawn
          =letters =lit =llevan =mai =mano =manos =marshals =mato =men =migra =moms =more =morir =myself =neighbors =newborn =next =ni =noche =novio =orden =our
          =papeles =pararon =parole =peeking =peephole =pidieron =place =puede =puente =purse =quitaron =recogio =recording =reten =roof =second =sent =shed
          =shower =sons =sorry =speaker =stairs =store =su =suicidal =tambien =tan =tiene =tomo =tonight =trae =tren =uncle =used =vida =wrote =اخدت =اخر
          =الجهال =الساعه =الكل =انه =بالباب =بالحديقه =بالشارع =بتقول =بسياره =بعرف =بيتي =بيسال =تحت =تريد =جايين =خالي =خلاص =رحت =رخصه =روحي =سحب =سنين
          =شالت =شسوي =صوت =طلب =فاتو =فيه =قاضي =كلبشوني =لهم =ماشي =مسدس =ناطرين =هناك =وقفني =يبي =يخليني @111 ARRESTED BLEEDING DANGERES DOOR FAINT GONEOFF
          LEDGE LEGAL LIVE SUICIDAL SUICIDE SURROUNDAR TIRED WAKE ^ARRESTING ^DOOR ^FIND ^GONEOFF ^HOME ^NOW ^PULLED ^ROADSIDE abri- abrie- aero- aerop- agai-
          alco- alcoh- aliv- alla- apunt- arou- aroun- arri- aven- avent- babys- baja- basem- bebi- booki- braz- breat- care- carg- cate- chal- chale- cham-
          char- charg- chil- choc- chok- clot- cloth- colg- convu- cort- cuff- depu- deput- desa- desap- deta- detai- devo- devol- downs- draw- drawe- dude-
          empt- entra- estr- foll- follo- foun- fuer- gaba- gaso- gasol- havi- havin- hijo- homb- hombr- inta- knee- light- llav- lleva- madr- mand- mano- mars-
          marsh- mayo- migr- movi- myse- mysel- newb- newbo- noch- orde- overd- padr- papel- paper- parar- paro- parol- part- passe- peek- peeki- peep- peeph-
          pick- plac- pued- puen- puent- purs- rath- remov- rete- roba- rodea- roomm- scre- sema- shoo- snor- sobre- sorr- stai- stair- stopp- stran- tamb-
          tambi- think- tonig- tran- uncl- unic- vendi- vien- viol- vivi- vuelt- wrot- البا- الجي- الحر- الحرا- الساع- العي- المط- اليم- ايدي- بارد- بالحد-
          بالشا- بتقو- بتنف- بياخ- بيرت- جايي- حقوق- خايف- رسال- سامح- سلمو- عيون- كلبش- معاه- موقفي- ناطري- والع- وراي- وقفن- وقفو- وقفون- وماب- ياخدو- يخلي-
          يخلين- يدخل- يدخلو- يلحق- يناد-`,
        '-0.7': `#الكل #باسبور #بكرا #جسر #جماع #حاجز #حجز #حرام #حكوم #خدو #خلو #دور #سحب #شرب #عيش #فات #ماعاد #محط #نفخ #هاز =12 =6 =75 =abajo =aki =all =away =baje
          =blood =bus =bye =caminar =cars =cayo =cel =celda =closet =creo =dejarlos =detenido =detroit =done =drinking =dui =estar =eye =hacen =hands =hoy =jail
          =judge =jura =keys =kill =knocking =life =live =llego =llevar =long =look =motel =muchacho =mundo =odd =oficiales =open =papers =parando =paro =patrol
          =puerta =ran =road =sex =shoulder =sigue =soy =taken =texted =that =trunk =unit =vive =vivo =voy =wake =while =why =yard =ابنتي =ابوي =افتح =انفخ
          =بابي =بكرا =حادث =رجلي =رح =شرب =شربت =شي =عملت =فرد =ماعاد =هو =واقف =ولادي =يفوتو COPCAR DIE DOGS FIND GOODBYE HIDING JAILED MISSING OVERDOSING
          POISON SEARCH ^COURTS ^KNOCKING ^PULLINGAR abaj- ahorc- apun- baby- bala- bloo- book- celd- ciud- ciuda- compu- conse- corr- decid- detr- detro- door-
          drink- handc- judg- knock- ligh- lleg- matt- mori- mote- mund- naci- para- paran- perr- puer- puert- rode- sear- searc- sente- smel- stop- suic-
          suici- surr- take- trun- whil- ابنت- اخذوه- الجر- الجه- الجها- الحب- الدر- السا- المو- بالبا- بالح- بالمط- جماع- راضي- رخصت- عالم- ماعا- موقف- وماخ-
          يعتق- يعتقل-`,
        '-0.8': `#اذن #رجل #رخصه #شلو #يدخل =13 =arrestando =arresting =blow =came =check =consent =daba =dog =gone =hi =kids =l =mama =mata =minute =never =point
          =revisar =ring =rope =search =sople =stay =steps =ta =take =tome =turn =vienen =way =were =would =بيقولي =تفتيش =شارب =فين =قالي =موقوف =ومعي
          ARRESTING COMEIN CUFFEDAR NECK PASSEDOUT PULLED PULLING RAID SEARCHED ^LOTS camin- drin- guar- guard- knoc- neve- quita- recog- remo- toma- toni-
          viene- woul- تفتي- مسكو- ولاد- يفوت-`,
        '-0.9': `#افتح #تفتيش #يفوت =abra =bag =dejo =dijo =end =hablar =ojos =pide =plan =porch =sit =state =weed =writing =امي =اهلي CUFFS OVERDOSED PODER ROADTALK
          deten- huel- porc- revi- revis- sopl- writi- افتح- موقو-`,
        '-1.0': `#سجن #مسك =abro =calle =die =gas =step =swat =test =شرطه GETOUT back-`,
        '-1.1': `#سكران SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.5': `MISSING`,
        '1.4': `ولاد-`,
        '1.2': `=nino =ولادي Worker`,
        '1.1': `CHILD`,
        '0.9': `=13 =estado =kids =ran EX estad- remov- يرجع-`,
        '0.8': `#حما #رحت #شالت #ضايع #مستشف =find =foster =never =nina =order =park =الطفل =رحت =شالت CPS FIND Young fost- foste- hija- neve- quita- remo- الطف-`,
        '0.7': `#ابو #رضيع #مفقود #هرب #ولاد =gone =hijas =mexico =nena =quitando =quitaron =removal =removing =robo =safety =state =حماتي =فين @now-CPS GIVEBACK
          SEARCHED TOOKES ^KIDNAP ^MISSING ^Worker avisa- cust- custo- mexi- mexic- nurs- perdi- recog- safe- safet- حمات- رضيع- مفقو-`,
        '0.6': `#اطفال #تاخد #راض #شلو #لاق #مطار =9 =abierta =alert =amber =autistic =bebe =bring =custody =dar =dark =devolver =entregar =give =llevo =meses =nietos
          =padre =positivo =recogio =salio =trabajadora =worker =اخت =المستشفي =المطار =اليمن =تلفونه =خطف =سنين =طفل =طليقتي =عيالي =مفقود =ياخدوا GONEOFF
          TAKEES ^EX aler- ambe- auti- autis- mese- miss- nieto- padr- visi- work- worke- ابوه- التو- الحا- المطا- الول- الولا- بالو- طليقت-`,
        '0.5': `#باص #جاي #حضن #خطف #رجعت #ضاع #موظف #هربت #يمن =7 =allowed =arms =arrebato =baby =because =camino =canada =children =dan =desaparecio =dinero =dios
          =es =firmo =four =friends =gave =hold =hospital =kidnapped =lady =missing =mustashfa =nene =ohio =open =pibes =quien =regresa =river =ropa =saco =some
          =stranger =su =suegra =supposed =telling =toddler =visit =with =woman =yard =ابوهم =اخذو =اطفالي =الجهال =الحمايه =الولاد =بالمستشفي =حضني =راضي =رجعت
          =رجعها =سي =ضاع =لاقي =مرتي =هربت KIDNAP abie- abier- akha- akhad- allo- allow- apare- arreb- beca- becau- child- cono- decir- desa- desap- dine-
          diner- firm- hosp- hospi- llev- missi- must- musta- nine- ning- ningu- paper- peel- pibe- quit- rive- shal- supe- tell- telli- todd- toddl- vaci-
          vuelt- woma- اخذه- اطفا- اطفال- الجه- الجها- المست- المط- اليم- بالمس- رجعه- عيال- لقين- لقينا- مانع-`,
        '0.4': `#ابن #اعرف #اهل #بتقول #بدون #سنه #طلع #ليا =12 =40 =6 =acaba =acabo =aeropuerto =arresto =bus =buscar =empty =encuentro =familia =fue =fui =goodbye
          =gris =hija =juez =kan =kid =lleva =loaded =mall =mis =mn =nenes =nice =nunca =nurse =off =place =plan =pq =robaron =screaming =second =take =them
          =tiene =toca =twins =ver =vino =was =while =wrong =year =ابوها =اخذ =اس =اعرف =الاطفال =المدرسه =اهل =با =بتقول =حمايه =طلع =ليا =ياخدو =ياخذون ^FIND
          aero- aerop- avis- brin- chil- compr- empt- encu- encue- good- goodb- guar- loade- mont- nene- niet- nunc- orde- plan- refu- refus- robar- stat-
          stran- supp- suppo- twin- whil- wron- الاط- الاطف- الجا- المد- المدر- بتقو- حماي- طليق- عليه- لاقي- ياخد- ياخدو-`,
        '0.3': `#اخد #اخذ #الا #ثاني #خلص #خمس #مني #ولد #ياخد #يرجع =14 =3 =4 =abre =again =answer =aparece =ayer =back =bed =boy =bridge =car =cps =da =escondida
          =firme =from =gas =her =his =horas =interview =line =llevar =man =minute =ni =ninos =no =old =papers =perdio =se =she =since =someone =standing
          =todavia =today =ventana =water =where =احد =البنت =بالشغل =بلا =خلص =عليها =مني =ناس =يم @210 ONLINE RANOFF SOMEONE TAKING ^CPS ^GOT ^General ^HOUSE
          ^LOTS ^Paperwork ^RECENT brid- bridg- camin- entre- hora- llor- minu- minut- nino- pick- plac- reco- saca- screa- sinc- someo- stand- stra- subi-
          toda- todav- volv- vuel- wate- wher- الحم- الحما- السو- المو- بالار- بالشغ- والب- ياخذ- ياخذو-`,
        '-0.3': `#ابر #احك #افكر #اكو #انا #انترلوك #اوقع #ايد #باب #بدي #بغرف #تركت #تفتيش #حيا #داير #زايد #ساعد #شارع #شسو #عاد #عند #غير #قال #قريب #قضيه #كلب
          #ماخذ #ماعاد #محل #مصاري #موت #هون #وقف #وهم #يدق #يكسر #يموت =3an =abogado =adentro =against =agarrar =agentes =anda =aventar =be =bedroom =been
          =before =behind =blow =brother =card =cel =corazon =de =declaracion =deja =dejan =dejo =deputies =does =door =droga =esposas =favor =fbi =feel =found
          =frasco =friend =garage =glass =going =hacemos =he =help =house =i =if =ingles =job =jumped =kitchen =lawyer =live =living =look =manana =manejando
          =many =marido =migra =min =momento =move =needle =novia =oding =office =oficial =overdose =pastillas =pegar =pistola =please =porche =preso =puedo
          =pulse =que =quieren =raro =revisando =revisar =rifle =right =roof =roommate =search =seguir =shoot =sitting =sleep =sobrino =telefono =then =thinking
          =this =tio =tirado =todas =todos =trunk =turn =turning =uncle =up =viene =viviendo =waiting =walking =we =whole =ابره =احكي =اسيله =افكر =اكو =الباب
          =الجسر =الحبوب =السجن =الشرطي =الشغل =الطريق =الموت =الهجره =انا =اوقع =اوقف =اي =بالمركز =بغرفه =بوليس =بيتي =تفتيش =جنب =جوزي =حاله =حالي =حياتي
          =خايف =دخلو =دلوقتي =زايده =سكران =شالوا =شسوي =ضرب =عاد =في =قاعد =قال =قالي =كلب =كلبشوني =ماعاد =نفسها =هون =وقفني =وقفوني =وهم =يدق =يدقوا =يسالو
          =يضرب =يفتشون =يقتلني =يقول =يكسر =يموت @001 @100 @asked-part @now-he ARRESTING ASK COPCAR EVERYONE End FAINT HURTEN IROOM IWANT JAILED KILLING LEDGE
          LETGO LIGHTS LOC LOCKED Official PULLEDAR STATED TALKING WANT ^GRABBED ^Near ^PHONE abog- aboga- aden- adent- again- agen- agent- ahor- amig- apart-
          apun- arri- aven- avent- bedr- bedro- befo- befor- behi- behin- brot- broth- comi- cond- cora- coraz- cuch- cuchi- cuid- cuna- cunad- depu- deput-
          drink- ence- encer- espo- espos- favo- foun- fras- frasc- free- gara- garag- goin- hacem- happe- hous- ingl- ingle- inte- jumpe- kick- kitc- kitch-
          lawy- lawye- livi- livin- llam- mana- manan- mane- manej- marid- migr- needl- odin- offi- offic- oril- orill- over- overd- patru- plea- pleas- poli-
          polic- porch- prim- qued- razo- righ- room- roomm- segui- sher- sitti- tele- telef- threa- todo- toma- trai- trun- turni- vivie- vomi- vuelv- wait-
          waiti- walki- whol- wind- windo- الجس- الحبو- الشغ- الطر- الطري- العر- المحق- الهج- الهجر- بالغ- بالك- بالم- بالمر- بولي- بيقو- تفتي- تلفو- جارن-
          حيات- دلوق- دلوقت- زايد- سكرا- ماعا- مسكو- نفسه- وقفن- وقفون- يدقو- يقتلن-`,
        '-0.4': `#احسن #اخويا #ارنت #استجواب #اسيل #اعترف #اعيش #افاد #امن #انام #اني #بابا #بيسال #بيضرب #تبع #تعبت #تعتقل #تهمه #جايب #جرع #حاجز #حاط #حبسو #حده #خلو
          #دقيق #راح #راي #زلم #سطح #سكين #شاهد #شايل #شرطه #شفايف #شفر #شقه #شوي #صغير #صهر #طاح #طالع #علي #غرف #فات #فجر #قادر #قبل #كلور #كنت #لسه #ماس
          #محكمه #معا #موقف #نايم #هجره #هوي #وعي #وهي #يخلي #يسال #يسالو #يصح #يصيح #يضرب #يعرف #يوقف =16 =96 =abro =agarro =aki =alive =ando =antes =arriba
          =as =asi =asked =atras =azul =badge =bajaron =basement =bien =bleeding =blood =boca =boludo =bond =boss =boyfriend =bye =called =caminando =caso
          =charges =checkpoint =choking =chontes =cinco =cipote =close =coca =cocina =compa =conmigo =contesto =cop =crying =cuffed =cut =daba =debajo =despues
          =detectives =diciendo =dog =down =drank =drinking =driveway =ensenan =esposaron =espuma =estamos =everybody =eyes =fighting =floor =gente =golpeando
          =grand =guns =hablar =handcuffing =handcuffs =hang =hasta =hay =heart =herself =hit =hour =huele =hurry =hurting =immigration =irme =jump =just =k9
          =knocking =la2 =le =leyeron =licencia =linea =lit =llevaron =looking =mas =meijer =metio =miedo =motel =much =muchacho =muero =mundo =neck =nodding
          =nos =novio =now =odd =of =oficiales =outside =over =parado =parando =paro =party =passport =patrullas =pelea =people =pidiendo =point =police
          =polygraph =preguntan =preguntando =preguntas =puente =questioned =rapido =rato =reason =registrando =room =round =run =said =senor =sheriff =should
          =si =siento =sigue =snoring =sobredosis =sople =soplo =store =stuff =suspended =swab =tell =think =throat =thru =tipo =tiro =tocan =tocando =told
          =tomorrow =too =traila =trying =typing =uno =until =venas =veneno =verdad =video =viendo =want =warrant =way =what =who =windows =احسن =اخويا =ارنت
          =ازرق =اعترف =اعيش =الفجر =الكلبشات =المسدس =الوعي =انام =انزل =انفخ =اني =اهلي =باب =بابا =بالارض =بالحمام =بالشارع =بيتنا =تبع =تعبت =تعتقل =حابسني
          =خطيبي =دقيقه =دم =راجلي =راسي =زرق =ساعدوني =سكين =شاهد =شب =شرطه =شنو =صاحب =صديقي =صهري =طاح =علي =عليي =عم =عن =عيش =فحص =فوق =قادره =قالو =قبضو
          =قبل =كلور =كنت =لحالي =لسه =ماسك =محقق =معاه =مو =نفسي =واحد =وحده =وذلحين =ولد =وهي =يحققون =يردون =يريدون =يسالون =يصحي =يضربني =يفتش =يفوتو @000
          @010 @now-DETECTIVE @now-SOMEONE ASKINGAR CAMEIN COURTS DETECTIVE HABIT HANDS HIGHPLACE HURT KILL KNOCKED KNOCKING OVERDOSE PAPERS PHONE POLICE
          PULLING ROADTALK Room SEARCH THING TIRO Violent WAVING ^ARRESTED ^ASKAR ^ASKINGAR ^BE ^CAMEIN ^HURTING ^KILLED ^LOC ^LOCKED ^NOW ^OVERDOSE ^POLICE
          ^PULLED ^PULLINGAR ^Plea ^Sick ^Young advi- ahorc- alco- alcoh- aliv- ante- anti- arma- armad- arrib- aske- atra- atta- attac- bajar- balaz- basem-
          blea- bleac- blee- bleed- bloo- bolu- bolud- cabe- calle- chas- chec- check- chok- choki- chon- chont- cinc- coci- cocin- compa- conm- conmi- conv-
          cryi- cryin- cuan- deba- debaj- deci- deja- depor- desm- desma- despi- despu- detec- dici- dicie- down- dran- drive- ente- espe- esper- espu- espum-
          estam- estar- fede- feder- fenta- fight- floo- gaso- gasol- gent- glas- golp- golpe- grit- haci- hacie- hand- happ- hast- hers- herse- huel- hurr-
          hurt- hurti- immi- immig- knock- laug- laugh- leye- leyer- look- looki- mari- matar- meij- meije- meti- mied- mote- muer- muert- mund- need- nodd-
          noddi- novi- ofic- ofici- outs- outsi- para- paran- part- past- pasti- patr- peop- peopl- pict- pictu- pidi- pidie- pist- pisto- point- poly- polyg-
          pren- prend- presi- puen- puent- quer- queri- rapid- reas- reaso- rega- respo- rest- revi- revis- rifl- roun- salg- sear- searc- senta- sheri- short
          sien- sient- smel- snor- snori- sobr- stabb- step- stop- stopp- stor- susp- suspe- thin- throa- tira- tirad- tocan- tomo- tomor- traj- tran- tryi-
          tryin- tumba- typi- typin- uncl- unti- vena- vene- venen- veng- verd- verda- vide- viej- viend- viola- voic- warr- warra- wood- wris- اسيل- افاد-
          السكي- السل- السلا- العا- الفج- الكلب- المسد- الوع- انتح- بالج- بالحم- بالشا- بايد- بعضو- بيسا- بيسال- بيضر- بيقول- تعتق- حابسن- حاطي- خطيب- دخلو-
          رابط- راجل- رفيق- ساعدو- شفاي- شفايف- قادر- موقفي- موقو- والد- والش- والشر- وذلح- وذلحي- يخلي- يدخلو- يريد- يريدو- يسال- يسالو- يضربن- يقتل-`,
        '-0.5': `#اثن #احج #احنا #اخلص #اخي #ادخل #اذا #ازرق #اقوال #اكتب #امش #امل #انتحار #اوض #بايد #بسرع #بندق #بوردر #تامين #توقف #جالس #جسر #جسم #جماع #جواب #حال
          #حامل #حاول #حبل #حبوب #حجز #حقي #خرج #خنق #خويا #خيي #درج #دقيقت #دنيا #دير #راجل #راس #رخصه #رقب #رقم #زرق #زغير #سجين #سيار #شباب #شقت #صوت #صور
          #طاول #عملت #عني #فوق #قاع #قفو #كامل #كتبت #كتير #كسر #كلبشو #كلش #كلنا #كلها #لوحد #محاصر #محامي #محتجز #محقق #مسلح #مفتاح #ملثم #منه #نار #نارك
          #نبض #نحن #نحنا #ندر #نوم #هاز #هاي #هذا #هوا #وقع #وورنت #يتم #يتنفس #يخلو #يرد #يشم #يفتش #يفوت #يكتب #يلاحق #يمنع #يهدد #يوجد 3ala- 3alay- 7amm-
          =911 =94 =abi =abra =aguanto =akher =all =amarrada =amenaza =ani =another =answering =apartment =arm =arrestado =arresting =ba2a =backyard =bajar
          =bathroom =beating =belt =best =better =blocking =booking =break =breathing =broke =carcel =cbp =chasing =chota =cloro =closet =cold =cops =corriendo
          =creo =cuffs =customs =cutting =dando =dearborn =derechos =desmayo =detaining =detective =detroit =dieron =dile =dude =encerrados =entrego =esposando
          =estacion =everything =except =family =fentanyl =followed =foot =gets =getting =grita =gummy =hago =hall =hallway =handcuffed =hands =hermano =himself
          =hr =hurt =insta =interrogation =inyecto =jura =kiero =l =labios =landlord =lawn =lele =light =linternas =lips =llama =llamada =llegaron =loco
          =machete =manos =marihuana =meds =mejor =message =metieron =minni =miranda =mismo =morir =myself =narcan =noise =nothing =officers =oficina =pana
          =parar =parked =pase =patrol =pega =pegando =piden =pill =pills =piso =placas =primo =pulso =q =quick =reacciona =read =reten =rights =ring =robar
          =sa3a =safe =saliendo =same =sangre =secondary =sentido =side =siempre =six =stairs =statement =stopped =suicide =swallowed =swat =taken =talk =target
          =te =tia =tienen =tome =trago =under =used =vez =walk =wants =write =yes =your =احجي =اخذت =اخلص =اخيه =اذا =اريد =اطلع =افتح =اكتب =الحمام =الحين
          =المفتاح =امشي =امل =ان =ايه =بابه =بالبيسمنت =بالمدرسه =بدي =بسرعه =جرعه =جماعه =جهال =جو =حامل =خالتي =خنقني =خويا =خيي =دخل =دق =دقيقتين =رخصتي
          =رفيقي =رقم =ساعات =سلاح =سيارات =سيارته =سياره =شباب =شقتي =شو =عايز =عملت =عندهم =عني =عيال =عيونه =غرفه =كتير =كلبشوا =كلنا =كلها =لا =ماشي =محامي
          =محتجز =مذكره =مسك =مسكوه =معاهم =معي =ملثمين =منه =نار =ناركان =نبض =ندري =نفس =هجره =هذا =هل =واقف =وبعدهم =ودوه =وراي =وقع =وقفو =يتم =يتنفس
          =يخلوني =يسال =يشم =يفتشوا =يلاحقني =يوجد =يوم @now-we DOGS FALLEN HURTS IDIOM IF Interview NARCAN NEEDLE PODER PULLED QUESTIONED QUESTIONS ROUGH
          STATION TIRED Traffic Weapon ^BREAKIN ^DANGERES ^Gear ^HASES ^IWANT ^JUST ^KILL ^KNOCKED ^LIVE ^LURKING ^OVERDOSED ^ROADSIDE ^SEIZED ^SUICIDAL
          ^Traffic ^WAVING abrie- acer- agua- aguan- akhe- amen- amena- anot- anoth- arres- ayuda- backy- base- bath- bathr- beati- bebi- beer- bett- bette-
          blan- bols- book- booki- boyf- boyfr- breat- brok- carc- carce- char- charg- chasi- choc- chot- cint- clea- clim- climb- colg- come- consu- corn-
          corne- corre- court- cuffe- cutt- cutti- dear- dearb- decid- decl- decla- defe- defen- depo- dere- derec- despe- deta- detai- detr- detro- dier-
          diero- digan- dorm- dormi- drog- dropp- ever- every- exce- excep- fent- fing- finge- flas- flash- fren- gett- getti- graba- habl- hallw- hath- hear-
          hims- himse- inye- inyec- kier- knoc- labi- labio- landl- letr- lice- licen- ligh- lint- linte- llama- llega- mach- mache- mano- marih- mejo- mete-
          minn- miran- mism- mome- momen- mora- morad- morir- mune- munec- myse- mysel- narc- narca- nois- noth- nothi- pare- park- parke- patro- pega- pegan-
          pide- pill- placa- plat- poin- preg- pregu- pres- prin- princ- pris- pued- puls- quic- quis- raid- rapi- reacc- regi- regis- repl- resp- rete- right-
          rodea- romp- rompi- salid- sang- sangr- senti- shin- shoo- shot- siem- siemp- sigu- sobre- stab- stai- stair- stal- state- stuf- surr- surro- swal-
          swall- take- targ- targe- tene- term- termi- think- tiene- ties- touc- trag- tumb- unco- uncon- unic- vend- volu- volun- want- with- ابتل- اعتر- اقوا-
          الباس- التا- الحب- الحق- الحي- الزغي- السج- السك- الشا- العم- العما- الكل- المرا- المف- المفت- ايدي- بالبو- بالمد- بسرع- بغرف- بيخل- بيفت- بيفتش-
          تعال- جماع- حابس- حبسو- خالت- خنقن- داير- دقيقت- رقبت- ساعا- سامح- سحبو- سيارا- صديق- عالح- عالش- لوحد- محاص- محتج- مذكر- مكلب- ملثم- ملثمي- موقف-
          نارك- ناركا- نزلو- والا- والمح- وناي- يتنف- يحققو- يخلو- يخلون- يدور- يستج- يستجو- يسحبو- يضرب- يضربو- يفتش- يفتشو- يفوت- يلاح- يلاحق- يمنع- يهدد-`,
        '-0.6': `#اسم #اشوف #اطلع #الض #اموت #انزل #انه #برع #بلع #بلعت #بيدق #بيدور #تحت #تحقيق #تعال #جاب #جنب #حابس #حجزو #حرام #حطو #حقوق #حمام #خايف #خلاص #خلصت
          #خوي #داعا #دخل #دقايق #دوه #رغو #ريح #سلاح #سلم #شرب #صاحب #صال #صديق #طلعو #ظابط #عدها #عربي #علب #عيش #فيدي #فير #قبض #قسم #قول #قيد #كلم #لحال
          #مدير #مركز #مزرق #مغم #مكلبش #منهم #ياخدو #يحقق #يخنق #يدخل #يصرخ #يطلب #يفيق #يلحق =60 =75 =acaban =adios =agua =ai =arrestando =arrestar =asking
          =bar =being =both =box =breaking =calle =cana =cara =celda =celular =como =cuiden =cunado =dano =decir =despertar =detenido =diga =digo =dna =done
          =drink =drogo =drunk =dui =encontre =este =face =fe =fotos =girlfriend =good =gray =ground =hablando =hace =hermanito =hiding =hitting =iba =id
          =inconsciente =inmigracion =interrogando =interrogating =into =jefe =juvenile =kill =knife =lake =letter =llaves =loud =made =make =miss =montaron
          =nano =od =once =pararon =pareja =perdon =perro =persiguiendo =posted =pregunta =protest =questioning =quito =real =respira =sale =scared =searching
          =shaking =shot =shut =sigo =siguiendo =sola =speak =step =suegro =table =termino =thing =todo =top =trabajo =traen =tren =us =va =vos =wait =wake
          =weird =ابويه =اخذوها =اشوف =اقدر =امام =اموت =بالجامعه =بالكلبشات =برع =بلع =بلعت =بيقولي =تحت =جابو =جوه =حبوب =حق =خايفه =خلاص =خلصت =دقايق =رح
          =رساله =رغوه =روحي =صاحبي =ضابط =ضل =عدها =عشان =علينا =عليه =عندي =فرد =قدامي =كسر =كلمه =كيف =مالي =مزرق =مغمي =منهم =هسا =والشرطي =وداعا =ولدي
          =وياهم =يفيق =يقولوا BLEEDING COMEIN DANGERES Drug GOODBYE OVERDOSED OVERDOSING RAID SOBRIETY SURROUNDAR Sick ^ANYMORE ^ASK ^BLEEDING ^End ^FAINT
          ^HOWTO ^Moment ^QUESTIONING ^Violent acaba- adio- amar- amarr- anda- arbo- aski- askin- azul- baja- bala- barr- bein- brinc- cach- cache- call- celd-
          celu- celul- cerra- clos- close- compu- cons- corta- cuide- desp- diga- door- drin- drun- ensen- entra- escal- etta- ettas- face- felo- foto- girlf-
          grou- groun- gumm- handc- hidi- hidin- hitt- hitti- impo- inco- incon- inmi- inmig- inst- inten- juve- juven- kill- knif- line- llave- medic- mira-
          parar- parej- poste- ques- quest- rath- rati- recor- respi- rode- salie- scar- scare- segur- sent- shak- shaki- sigui- sitt- slee- sopl- spea- suic-
          suici- tabl- text- texte- than- weir- ythr- اتصل- الام- الدو- الور- بالجا- بالح- بالصا- بالكل- بيتن- بيدق- بيدو- تستج- جواز- دقاي- دقيق- رخصت- عاده-
          عاله- علين- قدام- لحال- محام- والع- وبعده- وداع- وقفو- وماب- يحقق- يحكو- يدخل- يردو- يعتق- يعتقل-`,
        '-0.7': `#اخر #ارض #اروح #افتح #امام #بارد #برا #بكرا #بياخد #بيسمنت #جار #داخل #داع #رفيق #روح #سكران #عشان #كذب #كلبج #ماش #نفخ #يسحب =abrio =aca =alone
          =arma =ate =bano =bro =call =cortando =cosas =die =enfrente =entrar =entrevistando =gun =hacer =head =hice =hung =ir =jumping =keep =keys =love =mando
          =mata =mato =more =mouth =mucho =next =nomas =ojos =omg =own =pego =po =rope =sent =sit =solo =something =strangling =suboxone =text =texted =tied
          =vecino =vieja =vivir =vivo =voy =wall =zip =اخر =اروح =اكل =الصغير =انه =برا =بكرا =تلفوني =حالها =داخل =شرب =شرطي =علبه =لو =وداع =يقولو ARRESTED
          ASKAR BREAKIN Gear HURTING LETME LIVE NOOSE PASSEDOUT PILLS SUICIDE WEAPON ^ARRESTING ^GOODBYE ^KNOCKING ^NUMBER ^PULLEDAR alon- beat- clor- conf-
          cosa- cuff- dand- dete- enfr- enfre- escr- escri- fuer- jump- jumpi- lett- lette- llav- mand- mori- mout- noma- perdo- post- somet- subo- subox- unde-
          vivi- ابوي- افتح- الجي- النا- بياخ- حاله- خايف- رسال- صاحب- كلبشو- لاحق- وخدو- يسحب-`,
        '-0.8': `#اجو #اكل #جوه #حبه #دوا #سجن #عندي #لزم #نفس =15 =20 =about =cousin =detuvieron =dijo =encerrada =end =esposado =guys =les =puso =salir =sorry =ta
          =tomo =unos =wife =wrote =ابن =اجو =اخذوه =جوا =حبه =خالي =دوا =شربت =شوي =شي =ليش =نفسه @011 BREATHE CHARGED DIE WAKE abou- cart- deten- habla-
          persi- sorr- wrot- الدر- عيون- كلبش- وياه-`,
        '-0.9': `#عيون #كلبش #ليش #ممكن =carta =comio =vida =ابوي CUFFEDAR GETOUT LEFTNOTE NECK QUESTIONING perr-`,
        '-1.0': `=b =اخي SUICIDAL`,
        '-1.1': `=jail CUFFS POISON`,
        '-1.2': `=عمي`,
      }),
    ],
  ]),
};
