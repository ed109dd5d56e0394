import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.2': `^_يقول`,
    '1.1': `=daba POINT+LIVE about_to`,
    '1.0': `^_tan can_hear`,
    '0.9': `#دابا #شلو #عيش #عيون ._i =chamo =lele =ojos =دابا =هسا CHILD+MISSING KIDNAP+Young KILLING+REFL PULLED+PRESENT Plea+NUMBER TOOK+POISON ^SUICIDAL
      ahora_mismo breathing_$ esta_ahorcando esta_parando got_me missing_$ q_ago بيسال- من_ساعتين`,
    '0.8': `#ذلح #ماعاد #هاز ._he ._it =aki =gal =recorder =swat =حالها =ماعاد BE+QUESTIONED DETECTIVE+NOW EX+GIVEBACK IWANT+LIVE JUST+PULLED KIDNAP+CHILD
      MISSING+CHILD Moment+PULLED POINT+Room SAY+GETOUT TIRED TIRED+TIRED WANT+DIE Young+MISSING ^_abi ^_hoy ^_llego ^_swat and_مش are_being are_questioning
      are_taking being_interviewed being_taken dand- despe- dicen_q estan_preguntando got_gun hace_rato hoy_en me_llevan me_pregunta me_tienen mi_viejo
      min_$ never_came not_stop police_here que_abra que_ago quiere_matar rode- they_taking y_quieren انا_في حاله- شالو- ما_رجع ماعا- معه_مسدس`,
    '0.7': `#اخت #امام #بارد #بلعت #بيسمنت #حبل #خويا #رضيع #رغو #شايل #صيت #قافل #كشاف #مخلي #معا #نبض #نعيش #هسع #يبج #يخنق #يدور #يشم =ay =baby =bro =comieron
      =confiese =despertar =detectives =estan =fo2 =gris =hatha =hoy =inconsciente =jump =khat =lit =morirme =nenes =od =q =rato =siguiendo =swallowed =vos
      =ابنتي =با =بلعت =خويا =ذلحين =رغوه =روحي =عيش =عيونه =قد =قدامي =نعيش =هسع =يشتو =يشم ANYMORE+End ARREST+LIVE ARRESTED+NOW ARRESTING+NOW ASKAR+HOUSE
      BE+ARRESTING CLITIC+GOODBYE Calendar+MISSING DIE+JAILED DIE+TOOK EX+BREAKIN FIND+CHILD FIND+Young GOODBYE GOODBYE+GOODBYE HEDGE+WAKE KILL+LIVE
      KIN+BREATHE MISSING+HASES MISSING+Young Moment+KILL OVERDOSE+NOW Official+GETOUT Official+QUESTIONING PASTVERB+GIVEBACK PULLED+POLICE PULLEDAR+WILL
      REFL+MISSING SOMEONE+Young TOOK+FALLEN WILL+SOBRIETY Worker+JUST ^_ay ^_estan ^_quiere ^_says ^_قد al_lado are_reading asking_if attacking_me
      away_with being_questioned cabeza_$ came_home cops_at cps_at dead_than end_it esta_llamando estan_parando gadd- gadda- has_my have_plan inside_$
      is_off is_strangling is_writing jump_$ keep_asking kier- living_$ me_dice me_esta mejor_me monta- morir_$ nene- or_no ppo_he q_hago que_hoy say_they
      siguiendo_$ son_never swal- swall- they_are they_got to_die to_shoot traj- voy_hacer ya_viene ابنت- اخذوا_l الشرطي_بدو اليم- بدو_جواب بدو_يفتش برا_و
      بنتي_13 تستج- ذلحي- رضيع- عند_الباب في_الباب قبل_ساعه قبل_شويه قدام- معاه- و_شرطي وصيت- يتنف- يريد_ان`,
    '0.6': `#اقفل #انتحار #انزل #انهار #باسورد #برع #بيسالو #تكف #تنفس #جالس #حضن #خلف #داو #دايخ #دور #راجل #سارق #سود #شال #شرب #شقول #صال #قدهم #قدو #لزم #ماخد
      #محاصر #مدر #مرم #مزرق #مغلق #مغم #مفقود #مقلوب #موبايل #موقف #نار #نجد #نزل #وهم #يبي #يتشنج #يحرق #يشت #يعيط #يفيق ._can ._they 7amm- =abro =ami
      =arrestando =autistic =auxilio =ba2a =bed =cars =cat =chama =chontes =dando =declarando =desaparecio =deserve =dot =escribiendo =esperan =extranar =fr
      =grita =hear =huele =il =ismi =kiero =lap =llegaron =loud =love =m3i =mami =minni =minute =mo =mouth =mustashfa =nena =nene =note =oding =perdonenme
      =pointing =recogieron =recogio =removing =revisando =rope =sa3a =sigo =soga =step =stepped =stopping =ta =trajeron =wake =اخت =الصباح =العماره
      =المحققين =انزل =اين =بالباب =بالبيسمنت =بالكرسي =برع =جالس =جايين =حضني =دا =داخل =دخلو =راجلي =سيارت =شالو =شالوا =شقول =علينا =عيشتي =قادره =قليل
      =قيدني =مزرق =معاهم =مغمي =نبض =هلا =والبوليس =والجهال =والشرطي =وقدهم =وهم =يتشنج =يفيق ANSWER+SEARCH ARRESTED+COPCAR ASK+REFL ASKING+CAR BE+BLEEDING
      BE+GOODBYE BE+STATION BEHIND+CAR BEHIND+NUMBER CAR+Plea CAR+TONIGHT CLITIC+TIRO COPCAR+WILL DOOR+CAMEIN DOOR+NOOSE DOOR+WEAPON Drug+POISON EX+DOOR
      EX+Street End+NOOSE FALLEN+Near GRABBED+Plea HASES+ARRESTED HASES+STATION HOUSE+CPS HURTEN+NOW HURTING+KIN IF+DIE IWANT+DIED Interview+NOW JUST+KILL
      KILL+End KILL+REFL KIN+GOODBYE KIN+KILLING KIN+LEFTNOTE KIN+PULLING KNOCKING+SAY KNOCKING+WANT LIVE+CLITIC LIVE+IWANT LIVE+WANT LOC+SEIZED LOCKED
      LOCKED+LOCKED LURKING+PRESENT MISSING+KIN Moment+STATION NUMBER+FALLEN NUMBER+KILL NUMBER+MISSING OVERDOSING+MODAL PAPERS+FAINT PILLS+FALLEN
      PILLS+WAKE POINT+ANYMORE POISON+Drug POLICE+LIGHTS PRESENT+STATION PRESENT+SUICIDE PULLED+Plea PULLEDAR+WANT PULLING+POLICE RAID+THING RANOFF+CUFFS
      RECENT+LEDGE RECENT+OUTES ROADSIDE+CAR ROADSIDE+Moment SAY+BREAKIN SAY+DOOR SAY+GRABBED SCARED+BODY SCARED+DIE SEARCH+Drug SEIZED+KIN SOMEONE+HOME
      SUICIDAL SUICIDAL+HURT SUICIDAL+LOTS SUICIDAL+Paperwork SUICIDAL+SUICIDAL Street+LURKING TAKING+TALKING TOOK+OVERDOSE Traffic+TONIGHT WAKE+PILLS
      WANT+KILLING WANT+SUICIDE WAVING+WEAPON WEAPON+SEARCH Worker+Moment ^ASKAR ^FAINT ^_agentes ^_amber ^_creo ^_getting ^_life ^_vos ^_بسرعه ^_بعتلي
      ^_بلعت ^_جايين ^_حبسوني ^_ضربني ^_عم ^_كسروا ^_هسه ^_وقفونا ^_يريد ^_يشتو afuera_$ akhad- al_nene al_piso am_sorry am_under and_are and_عم and_معهم
      and_يريدون and_يسالوني and_يقولو anoche_$ anymore_$ apag- are_arresting are_interrogating are_knocking at_me auxi- auxil- be_dead because_that
      being_interrogated being_pulled being_stopped breaking_everything cel_$ cerrar_$ chon- chont- climb- cop_wants cop_will crying_in dando- de_despedida
      deja_ir dejan_ir deser- despedida_$ despierta_$ detective_esta dicen_$ driving_away en_reten encuentro_mi ending_it esposas_$ esta_hablando
      esta_pegando estan_aqui estan_arrestando estan_llevando estar- este_mundo estoy_escribiendo freez- girlfriend_is glass_$ golpeando_mi got_off hable_$
      hace_hora handcuffs_$ has_me hay_policias he_keeps he_said he_wants her_father hijo_autista his_foot i_love ice_برا in_there is_drunk is_outside
      is_pointing is_stabbing is_talking it_before just_now kidnapped_my killing_myself kitchen_$ la_75 la_jura la_salida la_tiene lawn_$ lights_$ machete_$
      manos_en mata_$ matarme_$ me_estan me_grita me_hace me_now me_perdone me_quiere me_trajeron me_voy me_شرب me_في mi_brother minn- morir- mune- munec-
      my_girl negr- no_despertar no_firmo no_more no_respira noche_se nos_pararon not_get not_wake nunca_voy odin- off_bus officer_says paja- pajam-
      parando_$ parc- pela- perdio_en piden_papeles police_pulled puerta_$ que_confiese que_sople quiere_q quiere_revisar quieren_q quito_llaves rapido_$
      rati- rato_$ reading_me respi- robaron_mi says_if se_corto se_puso se_quieren sigue_aqui stepp- stopped_by su_carro taking_me talk_me tell_him
      there_are this_time tiene_parado tienen_en to_jump to_walk traje- trooper_wants va_extranar vivo_$ voy_matar want_in while_they with_his y_cayo
      ya_estan ابوي_من اخته- اخذوا_اطفالي اخذوا_بنتي اخي_هلق افتح_and اكل_حبوب الجهال_من الشرطه_علي الصبا- العما- امشي_علي اموت_$ انا_حامل اوقع_علي بالباب_$
      بالصا- بدي_عيش بدي_موت بنتي_راحت تشوفي- جايي- جوا_$ حالها_$ حبوب_كتير خيي_عم راجل- ساعتين_$ سيارت_شرطه شقول_$ عاده- علي_khat علين- عم_ياخدوا عم_ياخذوا
      عم_يعتقلوني عمي_عم عنده_$ عندي_بالبيت عيشت- في_lel قدامي_and قيدن- قيدني_me كسر_الباب لا_استطيع ما_ba2a ما_اعرف ما_رجعت ما_رح محاص- مخلي- مخلين- مفقو-
      من_المدرسه من_حضني من_ساعه من_كل موقف- و_gal و_عم والبو- وقده- وماخ- وناي- يتشن- يخنق- يصيح- يضرب_امي`,
    '0.5': `#ابن #احب #اخي #ادر #ارض #الض #انام #انقليز #اوض #برشام #بقو #بندق #بيدق #بيدور #بيسمع #بيصيح #تشوفي #تعتقل #توهم #جاهز #جايب #جوا #جوه #حجزو #حقن
      #حنا #حيات #خدو #خذو #خلاص #خيي #داخل #دزل #دقه #دنيا #ذحين #رقب #زرق #ساد #سرير #سطح #شالت #شالو #شفايف #شلت #صباح #ضباط #ضعوا #طفل #عالخط #عدها
      #عمار #فير #قطعت #قليل #قيدو #كرهت #كوميسار #لسيار #ليا #ماف #محش #مدخل #معيش #موقفت #نايم #هاتف #هايو #هذه #يتنفس #يحاول #يدي #يذبح #يرم #يطرق #يطلب
      #يقبل #يقلب #يقول #يمه #يناد #ينتظر ._my ._please ._she ._that ._what 2edd- 2edde- 2eddeme_و 5_de 7dou- =2eddeme =75 =7ag =7at =7doud =abajo =abi
      =agua =arrebato =arresting =ate =attacking =autista =backup =blocked =breathe =bus =callo =cana =chota =close =compa =corto =couch =cuartito =cuartos
      =cut =decided =decidi =despidiendose =dile =dudes =encerrados =esposando =except =federales =foog =giddami =grandpa =gritan =haciendole =hallamos
      =hassa3 =hauled =hijas =hr =initial =investigador =jeringa =juro =knocking =lake =marshals =matar =mile =min =monto =moreton =msg =oliendo =omg
      =overdosing =pa =parce =patrullas =pegando =pen =percs =perdone =pibes =pinned =porfavor =puertas =queriendo =respira =rompiendo =salon =searching
      =sec =slid =snuck =stairs =stomping =strangling =them =thoughts =tied =traen =tragar =train =venas =ves =viviendo =vodka =wall =wish =yefta7 =ابنه
      =اخر =اخيه =ادري =اطفالي =افتحوا =اكتبلكم =الان =الباص =الحاره =الحقنه =الحين =الدنيا =الدوريه =السوال =الشباك =الظهر =الكلبشات =الهايوي =الولد =اليوم
      =امامي =انام =انقليزي =بالارض =بالصالون =بدهم =بعتلي =بقوه =بيدق =بيقولوا =تحويلات =تعتقل =توقفني =توهم =جابو =جاهز =جاي =جرعه =جهال =جوا =جوه =حامل
      =حطولي =خذوه =خط =خلاص =خيي =داير =دزلي =دقه =رجع =زرق =شالت =شريف =شفايفها =شل =شلت =شلو =ضباط =طفلي =ع =عالبوليس =عالخط =عالمطار =عالهايوي =عدها
      =فاق =قافل =قدو =قطعت =قولوا =كرهت =لازمه =لزموا =لسيارته =لي =ليا =ماسكني =مافي =متوقف =محشي =مدري =معاه =معيش =مفقود =موقفني =نزلوه =نفسه =هذه =هم
      =والطفل =وجع =وحنا =ودوه =وراي =وضعوا =ومحدش =ونايم =يتنفس =يخنقني =يدقوا =يدور =يدي =يردون =يسالوني =يقبلون =يقلب =يقول =يقولو =يقولون =يقولي =يم
      @210 @now-he ACTOR+ASKAR ANSWER+Moment ANSWERAR+CLITIC ANSWERAR+Moment ANYMORE+LATER ARRESTED+Plea ARRESTING+ARRESTED ARRESTING+ASK ARRESTING+KIN
      ARRESTING+LOC ARRESTING+Room ARRESTING+TOOK ASKAR+CHILD ASKAR+PASTVERB ASKING+GETOUT ASKING+OVERDOSE ASKING+SOBRIETY ASKINGAR+SOBRIETY AWAY+DIE
      AWAY+DOGS AWAY+OUTES BE+GRABBED BE+HIGHPLACE BE+IROOM BE+KNOCKED BE+PASSEDOUT BE+PULLED BE+PULLINGAR BE+ROADSIDE BE+SUICIDAL BEHIND+Street
      BLEEDING+HURT BODY+Plea BODY+SCARED BREAKIN+BE BREAKIN+Near BREATHE+Drug BREATHE+LOTS BREATHE+Moment BREATHE+NOW BREATHE+TOOK CAMEIN+GOT CAMEIN+JAILED
      CAMEIN+STATEMENT CAMEIN+WEAPON CAR+ANSWERAR CAR+BEHIND CAR+LIGHTS CAR+Moment CAR+NOW CHILD+FIND CHILD+GOODBYE CLITIC+KILL CLITIC+NECK COURTS+GRABBED
      COURTS+PULLEDAR CPS+NOW CUFFEDAR CUFFEDAR+CUFFEDAR CUFFS+KIN Calendar+Room DANGERES+CLITIC DETECTIVE+ASKAR DETECTIVE+LOC DETECTIVE+OUTES
      DETECTIVE+PHONE DETECTIVE+Room DIE+Drug DIE+IWANT DIE+Plea DIE+REFL DIE+SUICIDAL DIE+WANT DOGS+BE DOGS+ROADTALK DOOR+Plea DOOR+Weapon EVERYONE+KILL
      EVERYONE+MODAL EX+JUST EX+LURKING EX+REFL EX+TOOKAR End+LETGO End+LIVE End+ROUGH End+Room FAINT+ASK FAINT+AWAY FAINT+GOT FAINT+NOW FAINT+PILLS
      FAINT+Room FAINT+TOOK FALLEN+Drug FALLEN+LOTS FALLEN+PILLS FIND+Calendar FIND+FALLEN FIND+NUMBER FIND+Sick GETOUT+NUMBER GIVEBACK+ASKAR GIVEBACK+CHILD
      GIVEBACK+DOOR GIVEBACK+NARCAN GIVEBACK+Young GONEOFF+CHILD GONEOFF+KILL GONEOFF+Moment GONEOFF+SAY GOODBYE+ANYMORE GOODBYE+KIN GRABBED+JUST
      GRABBED+WAVING Gear+CHILD General+DIE HABIT+AWAY HASES+Gear HASES+Held HASES+RAID HEDGE+BEHIND HEDGE+HABIT HIDEOUT+NOW HIDEOUT+Plea HIGHPLACE+IWANT
      HOME+DETECTIVE HOUSE+ASKAR HOUSE+DETECTIVE HURTING+CAR HURTING+End HURTING+NECK HURTING+SAY HURTING+WEAPON HURTS+QUESTIONING Held+End IROOM+NOW
      IROOM+NUMBER IWANT+LATER Interview+KILL Interview+LURKING Interview+PULLED Interview+Traffic JUST+BREAKIN JUST+CUFFS JUST+FAINT JUST+INTO JUST+SAY
      JUST+SEIZED JUST+Young KIDNAP+KIN KILLED+LOTS KIN+BODY KIN+COLOR KIN+CUFFEDAR KIN+LOCKED KIN+OVERDOSE KIN+POISON KNOCKING+ASKING KNOCKING+Gear
      LIGHTS+LOTS LIGHTS+PULLED LIVE+KILL LIVE+Moment LOC+Gear LOC+OUTES LOCKED+HOME LOCKED+HOUSE LOTS+FALLEN LOTS+MISSING LURKING+GOT LURKING+WANT
      LURKING+WAVING MISSING+REFL Moment+BREAKIN Moment+Gear Moment+WAKE NARCAN+HEDGE NARCAN+PASTVERB NOOSE+WAVING NOW+ANSWERAR NOW+KILL NOW+KIN NOW+Street
      NUMBER+SAY NUMBER+TOOK Near+DETECTIVE Near+Moment OUTES+Weapon OVERDOSE+Drug OVERDOSE+HOME OVERDOSE+HOUSE OVERDOSE+PILLS OVERDOSING+Plea
      Official+CAMEIN Official+JUST PAPERS+KNOCKING PASSEDOUT+PASTVERB PASTVERB+COMEIN PHONE+STATEMENT PILLS+ANSWER POLICE+HURTS POLICE+JUST
      PRESENT+BLEEDING PRESENT+WRISTS PULLED+ASKING PULLED+JUST PULLED+WILL Plea+ANYMORE Plea+KILL QUESTIONED+JUDGE QUESTIONING+ANSWER QUESTIONING+KIN
      QUESTIONING+LOTS RAID+HOUSE RAID+OUTES RECENT+COPCAR RECENT+HANDS RECENT+PHONE RECENT+POISON RECENT+Worker REFL+DOOR REFL+HURTS REFL+KIN REFL+Sick
      ROADSIDE+NOW ROADSIDE+POLICE ROADTALK+Near ROUGH+AWAY Room+QUESTIONING Room+STATION SAY+ASK SAY+CUFFEDAR SAY+STATION SCARED+CUFFS SCARED+Room
      SCARED+Worker SEARCH+NOW SEARCH+TALKING SOMEONE+ARREST SOMEONE+CHILD SOMEONE+DIE SOMEONE+Gear SOMEONE+OVERDOSING SOMEONE+WEAPON SOMEONE+Weapon
      STATEMENT+SEARCH STATION+ASKAR STATION+KIN STATION+RECENT SUICIDAL+BE SUICIDAL+COURTS SURROUNDAR SURROUNDAR+HOUSE SURROUNDAR+SURROUNDAR Sick+COMEIN
      Street+JUST TAKEES+ARRESTED TAKING+LIVE TAKING+NOW TAKINGAR+DOOR TALKING+TONIGHT TIRED+ANYMORE TOOK+LOTS TOOK+NOW TOOK+PILLS TOOK+STATED
      TOOKAR+GONEOFF TOOKAR+WAVING Traffic+FAINT Traffic+Gear Violent+GETOUT WAKE+Drug WAKE+PAST WANT+JUMPAR WANT+LIVE WANT+SOBRIETY WANT+TIRO WARRANT+DOOR
      WAVING+End WAVING+TOOKAR WEAPON+HURTING WEAPON+NECK WEAPON+Near WEAPON+TOOKES WEAPON+WAVING WILL+DOOR WILL+SEARCH WILL+SUICIDAL Weapon+HURTING
      Weapon+WAVING Worker+NOW Worker+TAKINGAR ^DANGERES ^DIED ^KNOCKING ^OVERDOSE ^OVERDOSED ^PULLEDAR ^QUESTIONING ^SUICIDE ^TIRED ^_ahorita ^_ai
      ^_babysitter ^_bro ^_detectives ^_dot ^_ellos ^_four ^_he ^_her ^_husband ^_lights ^_mama ^_nos ^_od ^_ojala ^_parce ^_somebody ^_there ^_three ^_trae
      ^_traen ^_watching ^_ابنتي ^_ابوها ^_اخيه ^_الحكومه ^_الولد ^_بيقول ^_بيقولي ^_جالس ^_حطولي ^_خلاص ^_دا ^_دخلو ^_رجل ^_سحبوه ^_ضباط ^_كرهت ^_كلبشوني
      ^_لزموا ^_مسك ^_موت ^_نفسه ^_هناك ^_وضعوا ^_وقفني ^_ولد ^_يتم ^_يردون ^_يشتي abaj- abra_$ abriendo_la abro_$ abro_o aeropuerto_de afuera_esta
      agarro_mi agents_at ago_$ ahorcando_$ ahorcar_$ ahorita_$ al_daycare algo_al all_$ am_being am_getting amigo_esta and_saying and_two and_will
      and_ماعاد and_يسالو and_يسالون and_يقول and_يقولون ando_en apaga- aparece_por aqui_estan are_about are_doing are_inside are_on are_putting
      are_searching are_standing are_under around_for arrestando_mi arrested_right asking_me asking_to at_checkpoint at_door at_fair at_hospital at_our
      auti- autis- autista_se ayuda_me azul- baby_from back_of backu- bajar_$ basement_$ be_better be_here bebi- beer_$ best_friend bien_mal block- blow_$
      boli- boyfriend_in boyfriend_is brazos_$ break_it buscar_al camino_al can_see cham- chot- cipo- cipot- clave_de clim- clor- cold_$ colgar_$ comie-
      con_armas con_ojos con_perros con_policias confession_$ conteste_$ cop_in cop_on cop_says cops_got couc- court_ما cuente_todo da_$ dad_at daye-
      de_anoche de_fumar de_vivir deja_salir dejan_hablar dejo_carta derechos_y desap- desde_anoche deserve_to desmayo_en despertar_$ detective_por dice_$
      digan- donde_$ door_it door_with doy_$ driving_y dude- dui_first dying_$ ejo_علي empt- en_cuartito era_$ escondido_$ escuela_sin esperando_que
      esta_afuera esta_dando esta_esperando esta_inconsciente esta_oliendo estamos_en estan_dando estan_deteniendo estan_en estan_entrevistando
      estan_interrogando estan_quitando este_momento ex_se fell_out firmo_$ firmo_o fren- from_school fumar_esa ganas_de gas_on get_them getting_arrested
      gidd- gidda- got_him got_one grit- grita_que hablo_ingles hace_ratito hacia_mi haciendole_preguntas handcuffs_on hass- hassa- haul- haule- have_me
      he_comes he_keep he_says he_sent her_and her_at here_since hermana_se him_البوليس his_mouth holding_cell hora_$ hoy_$ hoy_se hoy_si hoy_y i_wish in_it
      in_living in_police incon- init- initi- irme_$ is_back is_beating is_empty is_hitting is_man is_oding is_overdosing is_saying is_time is_touching
      is_trying is_walking it_all just_took keeps_asking kid_at kid_said kids_without kill_herself kill_us la_96 la_chota la_esta la_linea lamp- lampa-
      le_estan le_veo light_and live_for live_on llego_con llevan_$ llevan_preso llor- llora- llorando_$ lo_hallamos lo_juro lo_llevaron lo_unico love_you
      luces_$ mama_$ manejando_y marihuana_y me_arrebato me_baje me_callo me_corte me_deja me_mato me_perdio me_piden me_police me_viene me_الان me_هلق
      media_hora meds_and mejor_muerto mejor_sin men_$ mi_chamo mi_compa mi_husband mi_mujer mi_ventana mi_vieja minu- minut- minute_$ mis_hijas mis_ninos
      mkha- mori- morirme_$ mout- moving_$ muchacho_esta mujer_se mundo_$ my_best my_bike my_keys my_self never_see ninos_$ no_abro no_aparece no_kiero
      no_les no_nos no_para no_soplo no_vuelve nobody_knows nobody_would nos_tienen not_allowed not_at not_leave not_look not_stay note- now_should
      nurse_says off_with officer_has old_is olie- olien- oliendo_mi omg_$ on_us one_has out_loud outside_$ over_i papa_de papa_se papel_por para_$ para_aca
      parado_con parar_$ pararon_caminando parking_de paro_$ paro_la party_$ pastillas_en pato- patoj- pegan- pegar_$ pelo_y pen_$ phone_i pibe- pide_mi
      pide_papeles pinn- pinne- plai- policia_esta policias_en por_ningun por_whatsapp porfa- porque_salio preguntando_cosas preguntando_le preso_mi
      puedo_despertar puedo_mas puls- q_hacemos q_me q_mi q_si q_tiene que_dios que_firme que_huele quemar_la quien_fue quieren_ir quieren_llevar
      quieren_quitar quiero_desaparecer quitando_mis rath- rather_be ratic- removing_my respira_$ right_now risa- risal- rodea- ruido_$ sabe_que
      saliendo_trabajo salo- sat_down saying_it se_bajo se_donde se_oyen se_robaron se_robo shad- she_does si_$ siento_bien siguen_preguntando sin_mi
      sleep_and snuc- spot- stabbed_me stai- stair- stairs_$ statement_right stay_awake stomp- stop_hitting talking_$ tengo_con tengo_ganas tengo_la texte-
      thal7een_و they_shut things_$ think- think_he this_i through_wall tiene_en tienen_orden ties- to_step todas_pastillas tonight_is took_her took_them
      took_too trag- traigo_licencia trib- two_men under_arrest up_her va_pegar van_llevar veng- vern- verno- viene_para vira- vivie- vivir_$ vodk- watch_$
      water_on went_back wife_on wife_to will_break wish_i with_our worker_and would_be y_cerraron y_dejo y_estan y_llamo y_preguntan yeft- yefta- yekt-
      yes_or ابني_ضاع ابوه_ما احجي_$ اخذ_رخصتي اخوي_عم ازرق_$ اشتي_اموت اطفال- اطلع_and اعيش_بعد افتح- افتحو- افهمها_$ الاجت- الاولاد_and الباب_بقوه
      الباب_شو البنا- التلفون_and الحبوب_and الحر- الحرا- الحقن- الدن- الدني- السري- الشرطه_تعتقل الشرطه_من الضو_$ الطا- الظه- القط- اللي_ساكن النج-
      الهجره_برا امام- امضي_$ اموت_and امي_لحالها انا_not انا_بالمركز انا_شربان انام_and انت_موقوف انتهي_$ انقل- انقلي- اهلي_$ ايدي- ايش_اعمل بارد- بالسل-
      بدو_yeni برا_$ برا_البيت بغرفه_and بنتي_$ بيتنا_$ بيدو- بيفتش- تارك- تحويل- تعبت_$ تعتق- تفتيش_and تلفونه_$ تناو- توقفن- توقفني_me جرعه_زايده جوزي_اخد
      حاطي- حدا_برا حشيش_هواي حياتي_الليله خايفين_نتصل داير- دقه_him دقيق- ديسا- راحت_مع رجع_من رجعت_$ رغوه_من زرق_$ زوجي_معه سرير- سياره_شرطه شربا- شربت_كل
      شرطه_علي شفاي- شفايف- شفت_الشرطه صاحبي_ضرب عالخ- عالمط- عاله- عالها- عليه_من عم_يدقوا عم_يفيق عن_تحويلات عندي_رخصه عيش_$ فمه_$ في_الحجز في_الغرفه
      في_المطار في_شرطه في_غرفه في_نبض قادر- قبضوا_علي قبل_ربع قفل_الباب قفل_علي قولو- قيدو- كسروا_الباب لا_يتنفس لاخي_$ لاقي- لسيا- لسيار- لقيت- لقينا-
      ما_ادري ما_بقي ما_يصحي ماسكن- مربو- مسكوا_جوزي معه_سلاح معي_اوراق مغمي_عليه من_السياره من_الفجر موقفت- موقفن- ناطر_$ ندري_وين نفس_السوال هل_اوافق
      هلا_$ هنا_and و_ما والب- والطف- وخدو- وراي- ورقه_ما وشلو- وضعو- وقفل- ولادي_cps وماب- ومار- ومحد- ومخل- وموب- وموبا- وين_كنت يا_جماعه يحاو- يخلص_علي
      يخنقن- يخنقني_me يدقو- يذبح- يذبحن- يردو- يريد_تفتيش يسالوني_me يصيحو- يضغط- يعتق- يعتقل- يفتش_سياره يفيق_$ يقتل- يقرا- يناد- ينتحر_$ ينتظ-`,
    '0.4': `#ابويا #اتحمل #احرق #اخذو #ادو #ارد #اسيلت #اعيش #افكر #اقوال #اموت #باسبور #باسبورت #بره #بسكليت #بسمح #بلك #بمكتب #بيحقق #بيد #بيصرخ #بيطلب #بيفتش
      #بيقول #بيكتب #بيكسر #تعال #تقل #تنط #جام #جانب #جاهل #جرس #جرع #جسر #جسم #جماع #جنب #جهه #حاجز #حار #حامل #حبس #حزام #حصل #حطول #حقو #حمام #حوش #خدوا
      #خذت #داير #دخلو #دريش #دقيق #دقيقت #دوه #دير #راض #راضي #رايا #ربي #رجال #رجل #زنزان #سامع #سكين #سيار #سيارت #شامم #شفر #صديق #صرخ #صعد #صهر #صوت
      #طاول #طايح #ظابط #ظهر #عالم #غرف #فجر #قبضت #قرر #قلم #كلبش #لابس #لفوق #للكل #لهم #ماخذين #ماس #مالت #مباحث #متوقف #مجهز #محدش #محط #مشغل #مصريا
      #مطار #مطبخ #معك #مفتاح #مقبوض #ملثم #موت #موقفين #نارك #نازل #ناطر #نحن #نقل #نهارد #نهر #هوا #واد #وجع #وعي #ياريت #ياهم #يتم #يخبر #يخرج #يخلو
      #يستيقظ #يصور #يعتقلو #يعملول #يفتح #يقتل #يقوم #يلاحق #يمين #يوجد #يوجه ._do ._who 10_minutos 13_سنه 14_and 14_esta 16_me 2_horas 5_minutos =13 =3ad
      =3alaya =94 =abra =abriendo =aguanto =ahoga =ahorita =ai =akher =algunas =alive =alphabet =anymore =avisarme =babys =backseat =balazos =beer =boludo
      =cafe =cama =cambiando =cansado =cargando =celda =chasing =cipote =cofre =corazon =creo =cutting =dark =delante =deputies =despidio =diciendo =die
      =dios =dispara =drank =dude =edge =eli =ellos =embarazada =empty =ensenan =ensenaron =entrando =entrevistando =estarian =everybodys =eye =eyes =feas
      =flashlight =floor =ganas =girl =gone =grabadora =granddaughter =guardrail =haberme =handcuffing =happening =hermanita =hombre =homeland =i75 =ids
      =intente =interrogando =irme =jura =k =k2 =knees =labios =laughed =letras =letters =lips =llamen =llorando =loaded =lyom =machete =making =mano =manos
      =metiendo =minutos =mios =mirar =mixed =mnil =monte =motel =mujer =mundo =nano =oyen =pack =padrastro =pan =paro =peeking =pensando =perico =pie =piso
      =plane =pq =precinto =prender =prendidas =prendio =protest =pues =pulso =punching =quemar =quieren =quitando =ratico =reacciona =restaurante =reten
      =roomate =round =sa3ten =salida =saltar =screaming =sentido =shelter =sides =siento =soplo =staring =subio =suits =surrounding =tapping =texted
      =thinking =tieso =tocaron =toddler =tomando =toy =tren =tumban =tylenol =unico =vacio =vaso =veneno =vengo =vidrio =viva =world =wrists =yeni =youll
      =ابويا =اتحمل =اثنين =اجاوبهم =اجد =احرق =احمر =اختها =اختي =اخويا =اذني =استطيع =اعطوني =اعيش =افكر =افهمها =الارض =الاوبر =الاوضه =البنت =الجاهل
      =الدريشه =الشنطه =الفجر =الكراج =اللحظه =المحطه =المفتاح =النهارده =الواد =الوعي =اليمن =امام =اموت =ايدي =ايديكم =بارد =بالتوقيف =بالحمام =بالزنزانه
      =بالصاله =بالغرفه =بالمول =بايدي =بره =بسمح =بغرفه =بقتل =بمكتب =بنايه =بنته =بيسالني =بيضرب =تعاطي =تفتيش =تفوت =جامع =جسمه =جنبي =جو =حاجه =حصل
      =حطوني =خذت =خنقني =دقيقتين =دلوقتي =دواه =دور =دوري =راضيين =رافع =ربي =رجال =رجل =رفيقتي =رقبتي =سارق =ساكتين =سحبوه =سرقوا =سيارته =شامم =شب =شربان
      =شربت =شكله =صارو =صرخ =صهري =صوتي =طايح =طب =عاد =عليهم =غريب =فاتوا =فايده =فكر =قاعدين =قبضت =قبضوا =قرر =قلتلهم =كلبشو =لابسين =لحقني =لفوق =لقيته
      =للكل =للمستشفي =لهم =لونه =ماخد =ماسك =متخبيه =محقق =مدني =مرمي =معك =مقبوض =مقيد =موقفينه =نار =ناطرني =نايمه =ندري =نزل =نزلو =هواي =واعتذر =والا
      =وبعدهم =وداع =ورايا =وطلعوه =وقفونا =يبجون =يتم =يخلوني =يخليني =يذبحني =يردوني =يريدون =يسالو =يستيقظ =يصيحون =يطلبون =يعتقلوا =يفتح =يفتشون =يقوم
      =يلاحقني =يمه =يموت =ينتظرون =يوجد @now-they ANSWER+NOW ANSWER+QUESTIONING ANSWER+TOOKES ANSWERAR+Sick ANYMORE+ASK ANYMORE+BREAKIN ANYMORE+DIE
      ANYMORE+FIND ANYMORE+PULLED ARREST+ANYMORE ARREST+NOW ARREST+PRESENT ARRESTED+ASK ARRESTED+OUTES ARRESTING+CHARGED ARRESTING+HOME ARRESTING+Moment
      ASK+ANYMORE ASK+OVERDOSE ASKAR+ANSWER ASKAR+CLITIC ASKAR+KIN ASKAR+STATED ASKAR+Young ASKING+COMEIN ASKING+End ASKING+HANDS ASKING+KILL
      ASKING+KNOCKING ASKING+NOW ASKING+PAPERS ASKING+Plea ASKING+SUICIDE ASKING+WARRANT ASKINGAR+CAR ASKINGAR+Traffic AWAY+COMEIN BE+ARRESTED BE+BREAKIN
      BE+BREATHE BE+CAR BE+CPS BE+DOGS BE+DOOR BE+EX BE+GONEOFF BE+HURTEN BE+IWANT BE+Interview BE+POLICE BE+QUESTIONING BE+QUESTIONS BE+SEARCH BE+SEVERE
      BE+Street BE+TAKEES BEHIND+INTO BEHIND+MODAL BEHIND+QUERY BLEEDING BLEEDING+BLEEDING BLEEDING+Held BODY+DOOR BODY+KIN BREAKIN+HURTING BREAKIN+Moment
      BREAKIN+PRESENT BREAKIN+WEAPON BREATHE+PILLS BREATHE+PRESENT BREATHE+TAKING CAMEIN+BE CAMEIN+PILLS CAMEIN+PRESENT CAMEIN+Weapon CAR+ASK CAR+DANGERES
      CAR+DOOR CAR+Interview CAR+POLICE CAR+SOMEONE CHILD+ANSWERAR CHILD+POISON CHILD+Sick CLITIC+CPS CLITIC+LIGHTS CLITIC+Room CLITIC+Sick COMEIN+ASKING
      COMEIN+NOW COMEIN+Official COURTS+DIE COURTS+SEIZED CPS+HURTS CUFFEDAR+Moment CUFFEDAR+NOW CUFFS+CHILD DANGERES+KIN DANGERES+PRESENT DANGERES+SOMEONE
      DETECTIVE+BE DETECTIVE+GOT DETECTIVE+HEDGE DETECTIVE+HOME DETECTIVE+HOUSE DETECTIVE+Near DETECTIVE+QUESTIONS DIE+COURTS DIE+PASTVERB DIE+RANOFF
      DOGS+PRESENT DOGS+SEARCH DOGS+TOOK DOOR+BE DOOR+BEHIND DOOR+CHILD DOOR+End DOOR+GIVEBACK DOOR+HURTING DOOR+KNOCKING DOOR+NUMBER DOOR+Official
      DOOR+SCARED DOOR+WILL Drug+BODY Drug+FALLEN Drug+HURTING Drug+POINT Drug+TOOKAR ENDLIFE+KILL EX+CAMEIN End+ARRESTING End+Held End+ONLINE FAINT+NOOSE
      FAINT+Near FAINT+Plea FALLEN+GOT FALLEN+HOME FIND+KIN FIND+LIVE FIND+LOTS GETOUT+HEDGE GETOUT+PRESENT GIVEBACK+BODY GIVEBACK+KILL GIVEBACK+KILLED
      GIVEBACK+LIVE GIVEBACK+NUMBER GIVEBACK+PASTVERB GIVEBACK+QUESTIONING GIVEBACK+Room GIVEBACK+WILL GONEOFF+CAR GONEOFF+HURT GONEOFF+RANOFF GOODBYE+CAR
      GOT+CUFFS GOT+FAINT GOT+HANDS GOT+Held GOT+LURKING GOT+MISSING GOT+QUESTIONING GRABBED+CUFFS GRABBED+FAINT GRABBED+LEFTNOTE GRABBED+LURKING
      Gear+BEHIND Gear+Moment Gear+Near Gear+RECENT Gear+ROUGH Gear+Room Gear+SEARCH General+KILLED General+SUICIDAL HABIT+INTO HANDS+THING HASES+COPCAR
      HASES+DANGERES HASES+NECK HASES+NOOSE HASES+POLICE HEDGE+ASKAR HEDGE+BREATHE HEDGE+COLOR HEDGE+FAINT HEDGE+GETOUT HEDGE+LURKING HEDGE+Sick
      HEDGE+TAKEES HEDGE+WAVING HIDING+LOC HIGHPLACE+SAY HIGHPLACE+WANT HOME+Held HOME+KNOCKING HOME+MISSING HOME+NUMBER HOME+Violent HOUSE+CUFFS
      HOUSE+SOMEONE HOUSE+WAVING HURT+FAINT HURT+HURTS HURT+JUST HURT+NOW HURT+REFL HURT+Room HURT+WAKE HURTING+ARRESTED HURTING+BE HURTING+BREAKIN
      HURTING+HURTS HURTING+LEDGE HURTING+Moment HURTING+ROADSIDE HURTS+Calendar HURTS+HOME HURTS+LATER HURTS+NOOSE HURTS+SAY HURTS+TOOK HURTS+WEAPON
      HURTS+Weapon Held+BLEEDING Held+DOOR Held+LOCKED Held+PAST Held+PRESENT Held+ROADSIDE Held+SOMEONE IF+KILLED IF+NOW IF+SUICIDAL INTO+COMEIN
      INTO+STATION IROOM+POLICE IWANT+ASKING IWANT+DIE IWANT+HIGHPLACE IWANT+HURTING IWANT+KILLED IWANT+NOW IWANT+SUICIDAL IWANT+SUICIDE Interview+BE
      Interview+Near JAILED+GRABBED JAILED+SAY JUDGE+ASKAR JUDGE+TOOKAR JUST+ARREST JUST+CAMEIN JUST+CHILD JUST+GRABBED JUST+Gear JUST+HURT JUST+HURTEN
      JUST+KIN JUST+PAST JUST+TAKEES JUST+WAKE JUST+Weapon KIDNAP+DOOR KILL+CLITIC KILL+ENDLIFE KILL+HOME KILL+IWANT KILL+NOW KILL+PAST KILL+SEVERE
      KILL+WANT KILLED+NOW KILLED+SAY KIN+FALLEN KIN+HANDS KIN+HIGHPLACE KIN+HURTING KIN+JUST KIN+LETME KIN+NUMBER KIN+ROUGH KIN+TONIGHT KNOCKED+FALLEN
      KNOCKED+Plea KNOCKED+Room KNOCKING+ASK KNOCKING+CAR LATER+CAR LATER+IWANT LEDGE+GRABBED LETME LETME+ANSWER LETME+LETME LETME+SAY LETME+STATEMENT
      LIGHTS LIGHTS+LIGHTS LIGHTS+POLICE LIVE+ASK LIVE+Drug LIVE+End LIVE+KILLED LIVE+POINT LOCKED+HEDGE LOCKED+Held LOTS+GONEOFF LOTS+PILLS LOTS+SUICIDAL
      LURKING+ANSWER LURKING+BE LURKING+KIN LURKING+NOOSE LURKING+SEARCH LURKING+WEAPON LURKING+WILL MISSING+GRABBED MISSING+RECENT MODAL+ARRESTING
      MODAL+HIDING Moment+BEHIND Moment+BREATHE Moment+CUFFS Moment+Drug Moment+LURKING Moment+SEIZED NARCAN+MODAL NARCAN+WAKE NOOSE+BODY NOOSE+GIVEBACK
      NOW+BREATHE NOW+CAR NOW+HURTS NOW+PILLS NOW+STATEMENT NOW+STATION NOW+TOOKAR NUMBER+DOOR NUMBER+Gear NUMBER+PAST NUMBER+PASTVERB NUMBER+PILLS
      NUMBER+POLICE NUMBER+Room NUMBER+TOOKAR Near+DOGS Near+IROOM Near+PULLEDAR Near+SCARED Near+SEARCH OUTES+COPCAR OUTES+NOOSE OUTES+SUICIDAL
      OVERDOSE+Moment OVERDOSE+Plea OVERDOSED OVERDOSED+MODAL OVERDOSED+OVERDOSED OVERDOSED+PRESENT OVERDOSED+Plea OVERDOSING+HEDGE OVERDOSING+PILLS
      Official+LURKING Official+Moment Official+Near Official+PHONE PAST+COMEIN PHONE+ASK PHONE+CLITIC PHONE+JAILED PHONE+KIN PHONE+NOW PHONE+POLICE
      PHONE+SOMEONE PILLS+LOTS POINT+IWANT POLICE+ANSWERAR POLICE+DOOR POLICE+Gear POLICE+HANDS POLICE+MISSING POLICE+NOW POLICE+PHONE POLICE+PULLEDAR
      POLICE+QUESTIONING POLICE+ROUGH PRESENT+ARRESTING PRESENT+BREATHE PRESENT+DOGS PRESENT+GETOUT PRESENT+HANDS PRESENT+HIGHPLACE PRESENT+KILL
      PRESENT+QUESTIONED PRESENT+ROADSIDE PRESENT+SEARCH PULLED+COPCAR PULLED+HASES PULLED+KIN PULLED+Official PULLED+ROADSIDE PULLEDAR+KNOCKED PULLEDAR+NOW
      PULLEDAR+Plea PULLING+COURTS Paperwork+CAMEIN Paperwork+SUICIDAL Plea+TAKEES Plea+Weapon QUESTIONING+HOME QUESTIONING+QUERY RANOFF+BEHIND RANOFF+BODY
      RANOFF+CPS RANOFF+KNOCKED RANOFF+LIVE RANOFF+SEARCH RECENT+Drug RECENT+Gear REFL+ARRESTING REFL+BREATHE REFL+CHILD REFL+PILLS REFL+Room REFL+TOOK
      REFL+TOOKES ROADSIDE+PAPERS ROADSIDE+RANOFF ROADTALK+CAR ROUGH+CLITIC ROUGH+NOW ROUGH+SCARED ROUGH+WILL ROUGH+Young Room+DETECTIVE Room+JUST
      Room+LURKING Room+Official Room+RANOFF SAY+ARREST SAY+COMEIN SAY+EX SAY+HANDS SAY+LATER SAY+NOW SAY+Room SAY+SCARED SAY+WARRANT SCARED+KILL
      SEARCH+LURKING SEARCH+ROADSIDE SEARCH+TAKING SEIZED+HOME SOMEONE+CAR SOMEONE+GETOUT SOMEONE+HOUSE SOMEONE+LEDGE SOMEONE+ONLINE SOMEONE+TOOKAR
      STATED+HOME STATED+Moment STATED+NOW STATEMENT+WILL STATION+DETECTIVE STATION+Moment STATION+QUESTIONS SUICIDAL+IF SUICIDAL+MODAL Sick+ANSWERAR
      Sick+NOOSE Sick+TOOK Sick+Traffic Street+GIVEBACK Street+HIDEOUT TAKEES+TOOK TAKING+Moment TAKING+PASTVERB TAKINGAR+Moment THING+ASKAR THING+FAINT
      THING+Sick TIRED+LIVE TONIGHT+AWAY TONIGHT+BE TONIGHT+MODAL TOOK+CUFFEDAR TOOK+Drug TOOK+End TOOK+FAINT TOOK+Held TOOK+JUST TOOK+NUMBER TOOKAR+CPS
      TOOKAR+Drug TOOKAR+KNOCKED TOOKAR+Moment TOOKAR+POINT TOOKAR+POLICE TOOKAR+SAY TOOKES+REFL Traffic+ASK Traffic+FALLEN Traffic+Sick Violent+ANSWER
      Violent+FALLEN Violent+Plea WAKE+KIN WANT+BREAKIN WANT+COMEIN WANT+HANDS WANT+LEDGE WANT+NOW WANT+OVERDOSING WANT+ROADTALK WANT+SEARCH WANT+SUICIDAL
      WANT+SUICIDED WARRANT+ANSWER WARRANT+NOW WARRANT+RAID WAVING+GRABBED WILL+ANYMORE WILL+LEDGE WILL+NOW WILL+ROUGH WILL+SUICIDE Weapon+SAY Worker+HOUSE
      Worker+HURTS Worker+Room Young+FIND Young+GOODBYE Young+PASSEDOUT Young+POISON Young+SOMEONE ^ASKING ^BLEEDING ^CUFFEDAR ^EX ^_agarraron ^_been
      ^_being ^_boludo ^_campus ^_cut ^_dejo ^_dude ^_fui ^_grandpa ^_hombre ^_knock ^_llegaron ^_nobody ^_overdose ^_please ^_roommate ^_salio ^_sheriff
      ^_sitting ^_toy ^_uno ^_vienen ^_worker ^_ابن ^_ابو ^_ابوه ^_ابوهم ^_الحقوني ^_السي ^_بدو ^_بوليس ^_جابو ^_حماتي ^_خنقني ^_رحت ^_رفيقتي ^_سرقوا ^_شالو
      ^_شخص ^_صاحبتي ^_طفلي ^_طليقي ^_ظابط ^_عمي ^_قبضو ^_قبضوا ^_قلتلهم ^_معه ^_نزلو ^_هلق ^_وقفو ^_يا ^_يحققون abla- abrie- abrir_$ acaba_de acaban_de
      adentro_$ after_what agua- aguan- ahora_en ahora_no ahori- akhd- akhe- al_aeropuerto al_carro aliv- alph- alpha- alto_y am_at am_going am_in amane-
      amar- and_change and_her and_keeps and_lady and_اجت and_بدهم and_قاعدين and_قالي and_معاه and_معه and_يرجع anym- anymo- apuna- aqui_no are_asking
      are_at are_detaining are_handcuffing are_here are_making are_outside are_removing around_$ arreb- arrest_and arrestando_$ arresting_my asked_for at_my
      at_us atal- away_my baby- back_door backs- bajar- baje_$ baje_carro bajo_$ bajo_la balaz- be_around beating_her bebe_de bebe_en bebid- because_they
      been_here being_arrested being_handcuffed bien_tomado blanc- blue_$ board- bolsas_$ bolu- bolud- both- bothe- brazos_y breaking_into brother_he
      brother_overdosed bus_$ call_lawyer called_for came_for came_with camera_on can_go cansado_de carcel_me caye- cayo_$ celd- cerveza_$ chasi- chasing_me
      clean_$ cofr- colg- come_clean come_for como_cinco con_$ con_2 con_este con_machete con_palo confiese_$ cops_stopped cora- coraz- creo_que cuello_$
      custodia_y cutti- dagh- dan_mi daughter_and daughter_did de_3 de_agarrar de_asaltar de_atras de_brazos de_mentiras de_parar de_tocar defenderse_de
      dejaron_adentro dejo_de delan- demas- derechos_mi desde_ayer detective_علي devuelve_$ did_line die_$ dinero_por do_it do_this do_walk door_y
      dos_cargos down_stairs dran- drank_whole dude_is dui_stop dui_امبارح edge_of ello- en_aparatito en_booking en_cana en_espera en_juvenile en_parking
      entiendo_$ entrar_$ entre_varios es_mejor esposada_$ esta_ahi esta_aqui esta_arrestando esta_manana esta_noche esta_solo estacion_$ estan_$
      estan_esposando estan_grabando estarian_mejor estoy_detenido estoy_embarazada ex_no excep- falta_dinero feel_my feo_y firme_papel foot_in
      for_something for_them from_back from_his gaba- get_up getting_pulled give_her golpeando_$ got_my got_us guardia_y guys_are hablo_y hace_unas had_two
      hago_ya has_his have_weed hay_senor he_can he_did he_is he_just he_went head_$ hear_him heli- helic- help_he her_car here_with hermana_me hermano_$
      hice_$ hijo_me him_about him_off him_اليوم him_انا him_ما himself_$ his_hand his_lips his_rights his_truck holl- homb- hombr- hombre_$ hombre_me
      house_and house_to hoy_es hoy_lo hoy_me hurt_myself husband_took husband_will i_asked i_can i_cut i_mail i_open i_swallowed i_went ice_at ice_just
      ice_mi in_bedroom in_box in_her in_middle in_por in_their in_this inha- inhal- inta- interrogando_$ inye- inyec- irme_me is_attacking is_blue
      is_chasing is_cops is_dark is_dragging is_driving is_gone is_happening is_having is_hurting is_point is_punching is_texting is_unconscious jail_do
      jeri- jerin- judge_says juez_mando just_came just_not just_sent kidnapped_$ kids_$ kill_himself knock_knock knocking_on know_where la_abuela la_border
      la_cabeza la_decision la_deja la_deportacion la_fuerza la_oficina la_quiere la_state la_tumban la_وين labi- labio- lado_$ lava- lawyer_and layl-
      le_diga le_dio le_encuentro le_esta le_fue les_digo letra- licencia_que lint- linte- lips_are listo_$ little_girl live_$ llav- llaves_y llegaron_con
      llego_otra llevo_al lo_detuvo lo_esta lo_lleva lo_llevan lo_paro lo_quitaron lo_subieron lo_tengo lo_va lo_voy load- loade- locked_in luces_prendidas
      ma7j- ma7jo- mache- mada- maki- makin- mall_$ man_in manejando_sin mano_con martes_y matar_$ me_acaba me_dicen me_ensenaron me_hablo me_lol me_mando
      me_pasaron me_pase me_por me_prendio me_quito me_right me_saco me_sangre me_اوقع me_بالسياره me_و me_وين mejor_que mesa_$ metie- mezc- mezcl- mi_bebe
      mi_familia mi_hermanita mi_nene mi_padrastro mi_prima mi_trabajo minutes_$ minutes_ago mis_pastillas mismo_de mkhal- mn_سياره mom_called mom_to
      momento_$ more- moret- mote- mouth_$ muchacha_que muerto_que muje- mund- my_arms my_baby my_babys my_granddaughter my_kitchen my_little my_rent
      my_toddler my_uber nadie_me name_from narcan_and necesito_saber need_reason neighbor_is niece_$ nino_se nkha- no_abre no_aguanto no_encuentro
      no_entiende no_esta no_llego no_puedo no_reacciona no_regreso no_responde no_sale no_vale no_برا nobody_will nos_estan nos_paro not_be not_breathing
      not_going not_work note_$ novia_no now_or nursing_home of_her of_police of_them of_vehicle officer_keeps officers_are ofrecen_trato on_hold on_porch
      on_shoulder on_top one_for only_for or_they or_we our_daughter our_house over_by padr- padra- papa_salio parce_me pared_$ pareja_me park_$ pasar_por
      pastillas_que patio_$ peek- peeki- peel- pegando_$ percs_$ peric- pero_esta perr- persi- phone- pide_que piden_la piso_$ plain- please_tell poco_de
      police_car police_outside police_say police_stopped police_هلق policia_para por_defenderse por_ninos pq_no preguntan_de preguntan_si preguntando_$
      preguntar_me preguntas_$ pren- prend- pueden_pasar puedo_con pusieron_esposas pusieron_papel q_diga q_firme q_les q_soy que_sigo que_vino quiere_dar
      quiere_hacer quiere_regresar quieren_sacar quitaron_por quito_telefono ratito_y rato_y reacc- reacciona_$ relac- responde_$ road- robo_mi rompieron_la
      ronc- roof_$ rooma- roun- sa3t- sa3te- sabia_$ saco_arma salga_con salio_positivo salt- salta- says_sign se_ahoga se_callo se_la se_lleva se_lo
      se_salio se_tomo se_trago seat_$ security_is seguir_viviendo senti- she_slid shelt- shelter_$ sheriff_esta shoot_himself shoulder_$ siguio_hasta
      sin_nadie slid- smell_$ sobriety_test sobrino_se social_esta solo_queria someone_from son_16 soplar_o soplo_$ sorry_for standing_on stari- step_out
      suboxone_$ suicide_note suit- sus_pastillas swallowed_baggie take_test talla- tappi- te_vas temprano_y tengo_al tengo_en tengo_telefono terminar_con
      termino_$ there_since they_called they_came they_walked thinking_about this_except this_guy this_man tiene_cuchillo time_and tio_se tirad- tirado_con
      to_live to_run to_sentencing tocar- today_and todd- toddl- todos_estarian told_them toman- tomo_todas took_all traffic_$ train_$ tranc- trato_si
      two_guys two_of tyle- tylen- type_$ type_this ultimo_dia under_seat unic- universidad_me unos_papeles up_last up_this us_all us_up va_con va_manejando
      va_ser van_$ venas_$ venen- viene_caminando vinieron_por vivi- viviendo_$ vuelve_$ wake_up walk_line walking_up want_it wants_my was_supposed we_was
      went_in were_not what_she where_my whis- who_to wife_has with_her with_pen worl- wrist- wrists_$ write_what xanax_and y_apago y_dice y_papa y_policia
      y_pregunta y_quiere y_siguen ya_empezo yo_en yo_fui yo_manejaba yo_voy youl- ythr- ابي_من اتحم- اجاوب- اجاوبهم_him اختف- اخذوه- اخر_يوم اخوي- اخي_عم
      اذبح- اريد_اعيش اريد_ان استط- استطي- اسيل- اسيله_$ اشتي_محامي اعترف_$ افتح_$ افكر_في افهم- افهمه- اقوا- الاض- الاضو- الان_$ الان_and الاوب- الاوض-
      الباس- البن- التخ- الجاه- الحار- الدري- الدكان_$ الدور- الزب- الزغ- السياره_and الشباك_and الشرطه_تاخذ الشنط- الظابط_بيقولي الفج- القب- الكاميرا_and
      الكرا- اللح- اللحظ- المدرسه_قبل المسدس_and المفت- المور- الموعد_and المول_$ النها- الها- الوع- الولاد_كمان اليو- اليوم_and امام_بيتي امبارح_في امي_$
      انتحر_$ انفخ_بالجهاز انمسكت_$ ايديك- ايش_اقول ايقا- بالحم- بالحمام_$ بالزن- بالست- بالشارع_and بالمركز_$ بالمش- بالمط- باي_محكمه بايدي_and بتاع-
      بدهم_اوقع بعد_اليوم بعرف_باي بعضو- بلع_حبوب بمكت- بموع- بناي- بنتي_ما بنتي_من بنتي_و بنفس_البيت بهالد- بيت_اهلي بيتن- بيحقق- بيدق- بيرت- بيره_$ بيسا-
      بيسالني_me بيقو- بيقول- بيقول_شامم بيكس- تتقي- تدور- ترد_علي تشوف- تعال- تفتي- حاطين- حاله_$ حالي_and حدا_رح حطول- حطون- حوالي- خلصت_كل خمس_سيارات
      خنقن- خنقني_me داخل_البيت دخلو- دقيقت- دلوق- دلوقت- رابط- راضي- راضيي- رجع_$ رح_علي رفيقك_اعترف رقبت- زوجي_and ساعه_$ ساكتي- سحبوه_him سرقو- سكين_and
      سيارات_شرطه شامم_ريحه شوي_من صارله- ضاع_ابني طفل_$ طلع_في طلع_يجيب عالن- علي_الارض علي_بعد علي_بيتنا علي_خط علي_زوجي عليا_$ عليها_من عم_فكر عم_يحققوا
      عم_يضربني عم_يعتقلوا عم_يفتش عم_يفتشو عندي_license عندي_خمس عيش_بعد غرفه_التحقيق فاتوا_علي في_mall في_matar في_الاوضه في_الشارع في_المكتب في_بوليس
      فين_$ قاعد- قاعدي- قبل_دقايق قبل_شوي قدامي_$ قلتله- كان_لازم كلبش- كلبشو- كلها_and لا_يستيقظ لا_يوجد لابس- لابسي- لاحق- لازم- لحقني_me لوين_$ ليه_$
      ما_3ad ما_m3i ما_ارجع ما_دا ما_قالوا ما_ندري ما_نزل ما_يخلوني ما_يخليني ما_يرد ماخذي- مانع- متخبي- متوق- محقق- مره_and مستن- مسدس_و مش_راضيين مش_قادره
      مصريا- معه_فرد معي_علي من_اروح من_الباص من_الضهر من_القاضي من_الكاميرا من_اليوم من_تحت من_حياتي من_نص مو_قادر موقفي- موقوفه_and ناطر- ناطرن- نايم-
      نزلو- هالد- هذه_اللحظه هلق_$ و_اخد و_معه و_وقفوني واعت- واعتذ- واقف_علي والا- والد- والشرطي_جاي والط- وبنا- وبيط- وبيطل- وتار- وحجز- وحجزو- وحده_بس
      وحده_من ورا_$ ورقه_$ وقع_$ وقفت- وقفونا_me وقفوه- ولادي_$ ولادي_من ولدي_and وهو_طالع يا_امي ياري- يبجو- يتنفس_$ يخلون- يخلين- يدور- يذبحني_me يردون-
      يردوني_me يريد- يريدو- يستجو- يستي- يستيق- يصور- يطلب- يعمل- يعملو- يفتشو- يفوت- يقرو- يقلبو- يقول- يقول_اذا يكتب- يلاح- يلاحق- يلاحقني_me يوجه-
      يوقع_علي`,
    '0.3': `#ابو #اتكلم #اخبر #اخر #اخويا #ادخل #ارتاح #ازرق #استجواب #اسكت #اعتذر #افتح #اقال #اقعد #اقول #امض #انسرقت #انط #اوقع #اوقف #باب #بايد #بحب #بخلص
      #بغرف #بقل #بنا #بنت #بوردر #بيسال #تحقق #تحويل #تسجل #تعاط #تفوت #تقول #توقف #جاب #جاي #جهال #جيران #حابس #حبوب #حدود #حطو #حفل #حلق #خرج #خرجت #خروج
      #خنق #دقايق #دكان #رايح #رجع #رفع #روميت #زبون #زرقا #سادق #سافرت #ساكت #سجين #سحبو #شريط #ضعت #ضهر #طلعو #عملت #عين #غريب #فايد #فكر #قدام #قررت
      #قرول #قفل #قلو #كسر #كلبشو #لحظ #لقي #لقينا #ليل #متخب #مثل #محتجز #مكلبش #منعرف #منوم #مني #مورف #ندر #نزلو #نكلم #ولاد #يحقق #يخلي #يرجعل #يسالو
      #يستجوب #يعتقل #يعيد #يفوت #يكتب #يمنع #يموت #ينتحر #ينو 10_year 3ala- 7att- =abre =acaban =adn =adonde =aeropuerto =afuera =agents =ago =aire =almost
      =already =amber =amiga =apartamento =apuntando =around =arrepenti =arrestada =asaltar =ataque =aunt =aventar =ayudenme =azules =b =baggie =bajaron
      =bano =bebida =blanca =bleeding =blowing =boyfriends =brazos =camioneta =carnal =casero =cayo =cellmate =cerraron =checkpoint =circling =clothes =coca
      =collapsed =confession =conozco =conteste =courtroom =crying =cuiden =cunada =dado =defenderse =deja =dejarlos =dejaron =dejo =deportacion
      =desconocido =desde =desplomo =detaining =deteniendo =detras =dicen =disappear =dizque =echo =encontre =entiende =entrega =escribi =esposado =esposas
      =espuma =esta =estamos =estara =everybody =fast =father =fell =finger =fiscalia =frente =funeral =glass =grab =grabando =guagua =guys =hablando
      =hacerle =hacia =hamtramck =he =head =her =hermanito =herself =hurting =insta =investigator =inyecto =jumping =kidnapped =kill =ladron =lady =lago
      =layla =llaves =llevando =loading =mall =man =marido =mata =matter =media =mesa =meterse =metieron =mezclo =muero =muestran =nas =negra =nobody
      =oficiales =oler =padre =palo =pana =pared =pecho =pidiendo =pienso =poco =poste =prendieron =pueda =putting =quick =quiera =raro =rather =ratito
      =ready =recibe =reportarse =river =roof =run =sales =seeing =seen =sentado =shed =sheet =shoes =short =shoulder =sob7 =sobo7 =sobredosis =sorry =split
      =stabbing =stalker =strip =sure =table =tackled =termino =textear =thru =tirado =tocando =tome =trabado =traduce =trago =traila =tub =tv =type =typing
      =unit =unos =upstairs =us =vende =vieja =viene =vinieron =vivir =voice =vuelve =walked =wanting =waving =xq =yr =zip =ابو =ابوها =ابويه =اتكلم =اتنين
      =اخرج =اخويه =ارتاح =ازرق =اسكت =اسيله =اقعد =اقول =الاطفال =الباب =الباروده =البنايه =البيبي =الجاكيت =الجرس =الحبوب =الحجز =الحقونا =الحكومه =الدكان
      =الروميت =السكين =الصغيره =الضهر =الضو =الغراض =المركز =المستشفي =المطار =امضي =ان =اهل =اهلي =اوقع =اوقف =اولادي =بابه =بابي =بالجامعه =بالسكن
      =بالسوق =بالشارع =بالليل =بالمخفر =بالمركز =بعده =بعضوا =بوليس =بيتنا =بيده =بيطلب =بيقول =بيقولو =تحقق =ترد =تفتح =تلفونها =جارنا =جر =جيراننا
      =حابسني =حاطين =حد =حل =خالتي =خالص =خد =خدوا =خذ =خرجت =خطيبي =دقايق =دكان =راضي =رايح =رايحين =رجله =رجلي =رغم =سادقي =سافرت =شايل =شباب =شريط =شويه
      =صاحبتي =صوت =طلعلي =ظابط =عالطاوله =عرفو =عملت =غرفه =قالولنا =قالولي =قبضو =قررت =قرولي =قعد =قفل =قلو =كشف =كلكم =لاحقتني =ماشي =مالي =مثل =محبوسه
      =محتجز =محجوز =محققين =مرتي =معايا =مكالمه =منوم =مني =ناركان =ناطرين =هويتي =واقع =واقفين =والولاد =وبيطلع =وجهه =وحطوه =ورايي =ولادي =ولد =ومحتاج
      =وموبايله =ونحن =وياهم =يا =يبي =يحاول =يحققون =يحكو =يخابر =يخليها =يرجعلي =يسمعني =يشتي =يعملولي =يفوتو =يقتل =ينتحر =ينتظر @200 @now-CPS
      @now-SOMEONE @now-she ACTOR+POINT ANSWER+WARRANT ANSWERAR+FAINT ANSWERAR+LOTS ANSWERAR+NUMBER ANYMORE+BREATHE ANYMORE+GOODBYE ANYMORE+IWANT
      ANYMORE+LIVE ANYMORE+Official ANYMORE+WANT ANYMORE+Weapon ARREST+BE ARREST+Moment ARREST+REFL ARRESTED+ANSWER ARRESTED+POLICE ARRESTED+SAY
      ARRESTED+SEARCH ARRESTED+TOOK ARRESTING+AWAY ARRESTING+BE ARRESTING+CAR ARRESTING+PASTVERB ARRESTING+PULLING ARRESTING+RANOFF ARRESTING+SOBRIETY
      ARRESTING+WAVING ASK+BODY ASK+KNOCKING ASK+LOTS ASK+Near ASK+SAY ASK+Traffic ASK+WANT ASKAR+BE ASKEDAR+WANT ASKING+BREAKIN ASKING+BREATHE ASKING+DIE
      ASKING+DOOR ASKING+SCARED ASKING+SEARCH ASKING+STATEMENT ASKING+TAKEES ASKING+Traffic AWAY+ANSWER AWAY+CLITIC BE+CHILD BE+CUFFS BE+DETECTIVE BE+FAINT
      BE+Gear BE+HANDS BE+HIDEOUT BE+HOME BE+LEDGE BE+NECK BE+OVERDOSE BE+PULLING BE+RAID BE+Room BE+TAKING BE+TOOK BE+Weapon BEHIND+HOUSE BEHIND+LIGHTS
      BEHIND+LOTS BLEEDING+HOUSE BLEEDING+HURTEN BLEEDING+KILLED BLEEDING+PRESENT BLEEDING+SEVERE BLEEDING+Street BLEEDING+Violent BODY+GOT BODY+LOTS
      BODY+NOW BODY+PAPERS BODY+PASTVERB BODY+WANT BREAKIN+ASKING BREAKIN+KNOCKED BREAKIN+Official BREATHE BREATHE+BREATHE BREATHE+QUERY BREATHE+REFL
      CAMEIN+NUMBER CAMEIN+Room CAR+COPCAR CAR+DETECTIVE CAR+JUST CAR+Room CHARGED+RECENT CHILD+COPCAR CHILD+CPS CHILD+GONEOFF CHILD+KILL CHILD+NOW
      CHILD+PHONE CHILD+SCARED CHILD+SEARCHED CHILD+TAKINGAR CHILD+TOOK CHILD+WAKE CHILD+WAVING CHILD+Worker CLITIC+BLEEDING CLITIC+CUFFS CLITIC+DANGERES
      CLITIC+DOGS CLITIC+FALLEN CLITIC+HASES CLITIC+HIDEOUT CLITIC+IROOM CLITIC+NOW CLITIC+PULLED CLITIC+ROADSIDE CLITIC+SUICIDAL CLITIC+TOOK CLITIC+Worker
      COLOR+BE COLOR+LOC COMEIN+CAR COMEIN+Moment COPCAR+LIGHTS COURTS+Gear COURTS+SUICIDAL CPS+JUST CPS+LOC CPS+TAKINGAR CUFFS+LOC CUFFS+Young
      Calendar+HURTS Calendar+ONLINE Calendar+Plea Calendar+SOMEONE DANGERES DANGERES+DANGERES DANGERES+HEDGE DANGERES+HOUSE DANGERES+HURT DANGERES+QUERY
      DETECTIVE+ANSWER DETECTIVE+ANSWERAR DETECTIVE+CAR DETECTIVE+JUST DETECTIVE+LURKING DETECTIVE+STATEMENT DIE DIE+DIE DIE+ENDLIFE DIE+LIVE DIE+MODAL
      DIE+PILLS DOGS+CAR DOGS+MODAL DOGS+SAY DOOR+ASK DOOR+COMEIN DOOR+GOT DOOR+INTO DOOR+JUST DOOR+PRESENT DOOR+Young Drug+ASK Drug+FIND Drug+Plea
      Drug+Sick Drug+Violent Drug+WAKE Drug+WEAPON ENDLIFE ENDLIFE+ENDLIFE EX+GOT EX+HEDGE EX+KIN EX+KNOCKING EX+Moment EX+Near EX+QUERY EX+RANOFF
      EX+STATEMENT End+GOODBYE End+HURTING End+KILL End+PASTVERB End+RANOFF End+REFL End+SCARED End+SUICIDAL End+WRISTS FAINT FAINT+CAR FAINT+FAINT
      FAINT+QUERY FAINT+Traffic FALLEN+BE FALLEN+OUTES FALLEN+Room FIND+HIDEOUT FIND+HOUSE FIND+POINT FIND+Room GETOUT+CAR GETOUT+HANDS GETOUT+SOMEONE
      GETOUT+Traffic GETOUT+WILL GIVEBACK+FAINT GONEOFF+BE GONEOFF+KIN GONEOFF+MISSING GONEOFF+PRESENT GONEOFF+RECENT GONEOFF+Young GOODBYE+BE GOODBYE+End
      GOODBYE+PRESENT GOT+DANGERES GOT+EVERYONE GOT+FALLEN GOT+Gear GOT+LEDGE GOT+LIVE GOT+NOW GOT+RAID GOT+SEARCH GOT+Sick GRABBED+ASKING GRABBED+Held
      GRABBED+KIN GRABBED+Official GRABBED+POINT GRABBED+PRESENT GRABBED+Worker Gear+ARREST Gear+Held Gear+LOTS Gear+LURKING Gear+NOW Gear+Young
      General+ARREST General+NOW General+Plea General+SEIZED HANDS HANDS+HANDS HASES+FAINT HASES+HANDS HASES+KIN HASES+QUESTIONING HASES+SAY HASES+WANT
      HASES+WEAPON HEDGE+ANSWERAR HEDGE+DIE HEDGE+DOOR HEDGE+HANDS HEDGE+LIGHTS HEDGE+PULLED HEDGE+QUESTIONS HEDGE+SEARCH HEDGE+STATION HEDGE+SUICIDAL
      HIDEOUT+SOMEONE HIDEOUT+WILL HIGHPLACE+CLITIC HIGHPLACE+HEDGE HIGHPLACE+QUERY HIGHPLACE+Room HIGHPLACE+WILL HOME+JUST HOME+LURKING HOME+SEARCH
      HOME+SOMEONE HOME+TOOKES HOME+WILL HOUSE+ANSWER HOUSE+Gear HOUSE+Held HOUSE+JUST HOUSE+LURKING HOUSE+PULLINGAR HOWTO+Held HURT+BLEEDING HURT+DANGERES
      HURT+FALLEN HURT+Moment HURT+SEIZED HURT+Sick HURT+TOOK HURTEN+Moment HURTEN+Official HURTING+CHILD HURTING+CLITIC HURTING+DOOR HURTING+Drug
      HURTING+KILL HURTING+LIGHTS HURTING+NOW HURTING+NUMBER HURTING+Plea HURTING+SCARED HURTING+SUICIDAL HURTING+Weapon HURTS+ASKING HURTS+LOTS HURTS+NOW
      HURTS+Near HURTS+Plea Held+ASKING Held+BE Held+GOT Held+HIDEOUT Held+SAY Held+Violent INTO+End INTO+Gear INTO+Interview IROOM+GOT IWANT+ASKAR
      IWANT+Drug IWANT+End IWANT+KILL IWANT+POINT IWANT+SUICIDED IWANT+Street Interview+ANSWERAR Interview+CAR Interview+DOOR Interview+JUST
      Interview+Moment Interview+OUTES Interview+PHONE Interview+SAY Interview+TALKING JAILED+Plea JAILED+SEIZED JAILED+TOOKAR JOKE+HEDGE JUDGE+SOBRIETY
      JUDGE+SOMEONE JUMPAR JUMPAR+JUMPAR JUST+DOOR JUST+LOTS JUST+Near JUST+TOOK JUST+Violent JUST+WEAPON KILL+GIVEBACK KILL+Held KILL+JUST KILL+MODAL
      KILL+PRESENT KILL+SUICIDAL KILL+TONIGHT KILLED+SEVERE KIN+CUFFS KIN+DANGERES KIN+FAINT KIN+Moment KIN+NOW KIN+PASSEDOUT KIN+PULLINGAR KIN+Room
      KIN+SEARCH KIN+SEARCHED KNOCKED+BREAKIN KNOCKED+Drug KNOCKED+SAY KNOCKED+TOOK KNOCKING+BE KNOCKING+Drug KNOCKING+Room KNOCKING+STATEMENT LATER+ANYMORE
      LATER+End LATER+Moment LATER+RECENT LATER+WANT LEDGE+ASKING LEDGE+KIN LEDGE+Moment LEFTNOTE+BE LIGHTS+CLITIC LIVE+ANYMORE LIVE+TOOK LOC+ARRESTING
      LOC+ASK LOC+ASKING LOC+BREAKIN LOC+HIGHPLACE LOC+LIVE LOC+PHONE LOC+PILLS LOCKED+DOOR LOTS+ARRESTED LOTS+DETECTIVE LOTS+GOODBYE LOTS+Held LOTS+LURKING
      LOTS+STATED LURKING+CHARGED LURKING+DOGS LURKING+DOOR LURKING+HIGHPLACE LURKING+INTO LURKING+TOOK MISSING+ARRESTED MISSING+GIVEBACK MISSING+GONEOFF
      MISSING+HURTEN MISSING+SEVERE MODAL+ANYMORE MODAL+BLEEDING MODAL+GOODBYE MODAL+QUESTIONED Moment+ARRESTING Moment+ASK Moment+CHILD Moment+GETOUT
      Moment+GONEOFF Moment+GOODBYE Moment+GRABBED Moment+IWANT Moment+KIN Moment+Plea Moment+ROUGH Moment+SEVERE NECK NECK+NECK NOOSE+End NOW+AWAY
      NOW+CAMEIN NOW+CHILD NOW+INTO NOW+KNOCKING NOW+OUTES NOW+PASTVERB NOW+PULLEDAR NOW+SOMEONE NOW+TAKEES NOW+WARRANT NOW+WEAPON NUMBER+ASK NUMBER+FIND
      NUMBER+GOT NUMBER+Interview NUMBER+KNOCKING NUMBER+Official NUMBER+STATED Near+ANSWER Near+ANYMORE Near+ARREST Near+CHILD Near+COMEIN Near+HOME
      Near+HURT Near+Interview Near+KNOCKING Near+LEDGE Near+LIGHTS Near+LIVE Near+RANOFF Near+STATEMENT Near+WARRANT Near+WAVING Near+WEAPON
      ONLINE+GIVEBACK ONLINE+Young OUTES+ARRESTING OUTES+DOOR OUTES+End OUTES+FALLEN OUTES+Gear OUTES+Official OUTES+Room OUTES+SCARED OUTES+WEAPON
      OVERDOSED+BE OVERDOSED+HIDEOUT OVERDOSED+Room OVERDOSING+AWAY OVERDOSING+PRESENT OVERDOSING+RANOFF Official+CAR Official+DOOR Official+KNOCKING
      Official+NOW Official+PRESENT Official+ROUGH Official+SEARCH Official+SEIZED Official+STATION Official+TAKING Official+TOOKES PAPERS+ASK
      PAPERS+TAKINGAR PAST+ANSWER PAST+ONLINE PAST+PHONE PAST+SOMEONE PASTVERB+IROOM PASTVERB+QUESTIONING PASTVERB+RAID PASTVERB+TAKING PASTVERB+TAKINGAR
      PHONE+ANSWER PHONE+LOC PHONE+PASTVERB PILLS+FIND PILLS+Interview POINT+KIN POINT+SAY POINT+SCARED POINT+WILL POISON POISON+POISON POLICE+ARRESTING
      POLICE+ASK POLICE+GETOUT POLICE+Held POLICE+Moment POLICE+Near POLICE+QUESTIONS POLICE+Room POLICE+SCARED POLICE+SEIZED POLICE+Street POLICE+TAKEES
      POLICE+Worker PRESENT+ARRESTED PRESENT+COLOR PRESENT+COPCAR PRESENT+CUFFEDAR PRESENT+DANGERES PRESENT+DOOR PRESENT+EVERYONE PRESENT+EX PRESENT+FAINT
      PRESENT+HURTEN PRESENT+IROOM PRESENT+KILLING PRESENT+KNOCKING PRESENT+LEDGE PRESENT+LETGO PRESENT+PASSEDOUT PRESENT+POISON PRESENT+QUESTIONING
      PRESENT+RAID PRESENT+ROADTALK PRESENT+Room PRESENT+SEVERE PRESENT+SOBRIETY PRESENT+SUICIDAL PRESENT+Sick PRESENT+Street PRESENT+WAKE PULLED+HEDGE
      PULLED+LOC PULLED+QUERY PULLEDAR+Moment PULLEDAR+PAPERS PULLEDAR+ROADSIDE PULLEDAR+Traffic PULLING+HEDGE PULLING+Street PULLING+WANT PULLING+WILL
      PULLINGAR+PULLEDAR Paperwork+Gear Plea+ARREST Plea+GRABBED Plea+HURTING Plea+KIN Plea+RANOFF Plea+RECENT Plea+STATEMENT Plea+TOOK Plea+WEAPON
      Plea+Young QUERY+ASKAR QUERY+DIE QUERY+JUST QUERY+KILLED QUESTIONING+CHILD QUESTIONING+CLITIC QUESTIONING+COURTS QUESTIONING+HOUSE QUESTIONING+PODER
      QUESTIONING+QUESTIONS QUESTIONING+Young QUESTIONS+HEDGE RAID+PRESENT RANOFF+CHILD RANOFF+EVERYONE RANOFF+HANDS RANOFF+IROOM RANOFF+SOBRIETY
      RANOFF+SOMEONE RANOFF+TOOKES RANOFF+WANT RECENT+FAINT RECENT+LOTS RECENT+NECK RECENT+NOW RECENT+SUICIDE RECENT+TOOKES REFL+ARREST REFL+ARRESTED
      REFL+ASKING REFL+BE REFL+GRABBED REFL+HIGHPLACE REFL+Moment REFL+Near REFL+PASTVERB REFL+SOMEONE REFL+SUICIDAL REFL+Young ROADSIDE+GOT ROUGH+HOUSE
      ROUGH+PRESENT Room+ANSWER Room+CAR Room+NOOSE Room+SOBRIETY SAY+ARRESTED SAY+HURTING SAY+Interview SAY+KIN SAY+Moment SAY+REFL SAY+ROADTALK SAY+TAKEES
      SAY+Worker SCARED+ANSWER SEARCH+ASK SEARCH+KIN SEARCH+PAPERS SEARCH+PRESENT SEARCH+Street SEARCHED+LOTS SEIZED+RANOFF SEVERE+CLITIC SEVERE+KILLED
      SOBRIETY+Near SOMEONE+BEHIND SOMEONE+BREAKIN SOMEONE+CAMEIN SOMEONE+COMEIN SOMEONE+DOOR SOMEONE+JUST SOMEONE+LURKING SOMEONE+RANOFF SOMEONE+ROADSIDE
      SOMEONE+STATION SOMEONE+TAKING SOMEONE+WILL STATED+DETECTIVE STATEMENT+COMEIN STATEMENT+DOOR STATEMENT+FIND STATION+BE STATION+NOW STATION+TOOK
      SUICIDAL+CLITIC SUICIDAL+General SUICIDAL+KILL SUICIDAL+LIVE SUICIDAL+Moment SUICIDAL+REFL SUICIDAL+SUICIDE SUICIDAL+WILL SUICIDE SUICIDE+SUICIDE
      Sick+BREATHE Sick+Drug Sick+LOTS Sick+Moment Sick+NOW Street+KIN Street+POLICE Street+TOOKES TAKEES+SAY TAKING+KIN TAKING+WANT TAKINGAR+NOW
      TAKINGAR+PAST TAKINGAR+STATEMENT TALKING+CLITIC TALKING+IF TALKING+Moment THING+Gear TONIGHT+Moment TONIGHT+PRESENT TOOK+BE TOOK+GONEOFF TOOK+KIN
      TOOK+KNOCKED TOOK+SAY TOOK+TOOKES TOOKAR+CHILD TOOKAR+HOUSE TOOKAR+JUST TOOKAR+NOW TOOKAR+QUERY TOOKES+CHILD TOOKES+HASES TOOKES+Held TOOKES+LEGAL
      TOOKES+PILLS TOOKES+Young Traffic+GIVEBACK Traffic+HURT Traffic+Interview Traffic+Moment Traffic+POLICE Traffic+SCARED Traffic+TALKING Traffic+WILL
      Violent+JUST Violent+WEAPON WAKE WAKE+PASTVERB WAKE+WAKE WANT+BEHIND WANT+HIGHPLACE WANT+KILL WANT+POISON WARRANT+Near WEAPON+IWANT WEAPON+RECENT
      WEAPON+SAY WEAPON+SCARED WILL+BREAKIN WILL+COMEIN WILL+HIDEOUT WILL+Moment WILL+NUMBER WILL+OVERDOSING WILL+Room WILL+SAY WILL+SUICIDED WRISTS
      WRISTS+PASTVERB WRISTS+WRISTS Weapon+ASKING Weapon+DOOR Weapon+NOW Weapon+RECENT Weapon+SCARED Worker+ANYMORE Worker+BE Worker+CAR Worker+Official
      Worker+PASTVERB Worker+POLICE Worker+RANOFF Worker+SAY Young+COPCAR Young+DOOR Young+HANDS Young+PHONE Young+SEARCHED Young+Sick Young+WAKE
      Young+WAVING ^ANSWERAR ^ASKINGAR ^PASSEDOUT ^PULLING ^SAY ^_acabo ^_agente ^_ayudenme ^_casero ^_da ^_going ^_guardia ^_nadie ^_not ^_novio ^_prefiero
      ^_preguntan ^_they ^_tipo ^_tomo ^_tried ^_viene ^_vine ^_اختي ^_الايس ^_الروميت ^_الشرطه ^_الهجره ^_بيقولوا ^_جو ^_حاطين ^_خدوا ^_خطيبي ^_دخلوا
      ^_رجلي ^_صار ^_قاعدين ^_قدام ^_كسرو ^_لسا ^_مرتي ^_مش acaba- acabo_de admito_que adon- adond- aero- aerop- afue- afuer- afuera_trabajo
      agarraron_anoche ahorita_mismo akha- al_aire al_detective al_hospital alive_$ all_of almo- almos- alre- alrea- am_about am_bleeding am_not aman-
      amarr- ambe- amber_alert and_handed and_kids and_over and_ran and_there and_to and_took and_بدو and_تريد and_حبسوه and_شنو and_قال apartamento_$ apre-
      aqui_con aqui_ya arou- aroun- around_my arraignment_y arran- arrest_و as_my at_airport at_end at_protest ataq- ataqu- ayuda_$ azule- baby_$ back_to
      bag_and bagg- baggi- barb- barbe- be_alive beat_this beat_up beating_my bed_$ behind_me blan- blea- bleac- blee- bleed- bloc- blowi- border_patrol
      bote- botel- boyfriend_will brazo- brinc- busca_abogado callo_$ came_through came_up camin- can_not cand- car_on carcel_es carna- carro_me carro_no
      case_go caser- cell- cellm- chai- chas- checks_$ clos- clot- cloth- coca_$ colga- come_out comes_back como_6 con_carro con_ellos con_luces con_oficial
      con_papel con_policia con_probation con_que con_vecino cone- conec- consent_to contesta_$ cop_is cops_are corte_ya cryi- cryin- cuadr- cuanto_tengo
      cuar- cuarto_con cuento_$ cuff- cuffe- cuid- cuide- da_miedo daughter_has de_7 de_detroit de_irme de_limpiar de_nada de_q de_seguridad de_tomar
      dearborn_police decir_por dejo_entrar dejo_pasar delante_de dentro_de derechos_en desd- desde_la desm- desma- despi- despl- detaining_my detenido_por
      detra- detuvieron_mi diciendo_que did_$ digo_$ dijo_$ disap- dizq- dizqu- do_my does_case dog_and donde_estaba dos_agentes ellos_$ en_bano en_chicago
      en_jail en_mall en_telefono encontre_mi english_$ entro_$ enve- es_otro es_policia escriba_lo esposado_$ espu- espum- espuma_$ esta_preguntando
      esta_siguiendo estan_adentro estan_revisando estan_subiendo estan_tocando estar_con estoy_pensando everybody_$ ex_con familia_de familia_que fath-
      fathe- firme_que flas- flash- florida_y for_5 for_another for_calling for_consent for_each for_trial fotos_y frent- from_judge fue_$ fue_al fue_hace
      fue_por fui_por fune- funer- girl_i grabbed_my guag- guagu- hablando_con hace_como haci- have_guns have_my hay_dos hay_hombre he_asked he_gets he_goes
      he_took help_$ her_out her_own here_to heroin_$ hers- herse- hicieron_$ hiding_in hija- hija_en hijo_al hijo_su him_by him_on him_وهو
      homeland_security horas_$ hospital_and hour_$ hurti- i_answer i_gave i_give i_hear i_keep i_walk i_will i_wrote in_driveway in_for in_hallway in_y
      in_yard interrogando_mi into_my inyecto_y ir_hasta is_6 is_about is_at is_breaking is_civil is_getting is_here is_over is_refusing is_speeding
      is_waiting is_what it_i jumpi- just_tell just_want kan_لازم kent_$ kid_in kill_me knee- la_94 la_arrestaron la_camioneta la_carretera la_clave
      la_dejaron la_fiesta la_fiscalia la_frontera la_guagua la_mesa la_nieve la_pared la_ventana lawyer_i lawyer_و le_dije le_han le_pega leave_$
      left_state left_with leye- license_what license_و life_is line_$ linea_$ llamaron_de llame_la llamo_de llave- llega- llego_la llegue_la llevar_se
      llevaron_esposado lo_da lo_dejaron lo_la lo_robo lo_y loadi- lugar_que ma3l- ma3lo- mama_no manana_$ manana_es mano- many_pills marid- mas_y mata-
      matar_si matt- me_acaban me_anything me_arrepenti me_by me_call me_dejan me_dijo me_estoy me_leyeron me_lo me_mata me_muero me_pide me_queda
      me_sacaron me_tiene me_to me_بالقتل me_من mean_it meter- mi_amiga mi_carnal mi_cunada mi_hermanito mi_nino mi_pana mi_pareja mi_sobrina mi_sobrino
      michigan_do mixe- mn_l mom_$ mosh- muchas_preguntas mueve_$ my_backpack my_father my_grandma my_heart my_id my_way nada_$ nina_$ nina_y nino_y no_ha
      no_hablo no_me no_one no_pienso no_tenemos nobo- nobod- nobody_can nomas_es not_moving not_need novio_me now_$ off_record officer_is oficial_esta
      on_table on_them once_before one_in one_is open_up our_son out_car out_with outside_my pa_q pague_la paid_my papa_$ papa_la papel_no pasajero_$
      paso_de patru- patrulla_$ patrulla_con pech- pega_mi pegando_mi pelea_de peor_que perdi_todo pero_ya perro_$ phone_and piden_que pistola_en placas_$
      police_just policia_quiere porque_la pregunta_de pregunta_si preguntando_si primo_no protest_$ puedo_irme puerta_y put_my putt- putti- putting_my q_no
      que_eso que_hicieron que_llegue que_mejor que_ni que_volver questioned_by quic- quiere_que quieren_entrar quieren_mi quieren_que quiero_estar
      quiero_seguir quiero_vivir quitaron_mi radi- rathe- ratit- refusing_to registrar_mi reman- repl- revu- revue- rive- river_$ sacar_sangre sakran_و
      salid- says_$ screa- se_desplomo se_esta se_inyecto se_nos se_perdio se_quiere seei- seein- seguridad_de seguro_y senta- she_left she_was shee- shoe-
      shwa- si_digo si_esta si_soy sient- sigui- sill- sin_decir sin_permiso snor- sobo- sobre- sobredosis_$ solo_con son_and sople_en sorr- sorry_$ soy_yo
      speak_$ stab- standing_in state_police step- su_id su_papa subie- suspended_and suspended_و tabl- tack- tackl- take_her take_him tal3- tall- tell_if
      them_i then_nothing they_asked they_have they_know think_i this_$ tienen_mi tienen_warrant til_i to_anything to_blow to_break to_finish to_hit to_hold
      to_sleep to_translate tocan- todo_$ todo_y tomo_doble took_him took_off took_whole top_of translate_for trying_to tv_$ two_cops two_detectives typin-
      ulti- ultim- unas_fotos unas_horas unit_$ uno_es uno_se up_i up_or upst- upsta- us_$ us_can ventana_y vidr- vidri- viene_siguiendo vini- vinie- volt-
      volte- volver_la vuel- vuelv- walked_in wanti- wants_me warrant_b was_drinking wavi- wavin- way_out way_to what_judge whisk- whole_bottle
      without_getting without_me wris- write_it y_fue y_nada y_papel y_sigue y_son y_todo ya_hablo ya_no years_old yesh- yesht- ykhab- yr_old ابني_بسجن
      ابني_مني ابوي- اتكل- اتني- اثني- اختي_بلعت اختي_ما اخذوا_اخي اخذوا_جوزي ارتاح_$ ارجع_$ ارن_$ اسكت_$ اسيلت- اعتراف_$ اعطو- اعطون- اعمل_ايه اكتبل-
      الاطف- الاف_بي الاقامه_$ الباب_$ الباب_افتح البيب- التن- الجاك- الجسر_$ الجسر_and الحب- الحبو- الحد- الحدو- الحق- الحقو- الحقونا_me الحكو- الحي- الدر-
      الدكا- الرو- الروم- الساعه_سته السجي- الشن- الشي- الصب- الضه- القاضي_قال الكلب- الكي- الله_ما المحط- المحقق_and المرك- المستشفي_$ المطا- الموظ- النه-
      امر_من امي_and انا_بالشغل انا_قاعد انا_لحالي انجليزي_$ انفخ_and اوراقي_$ اوقع_$ باسو- بالار- بالان- بالبا- بالتو- بالدو- بالسك- بالغر- بالمو- بتنف-
      بطلع- بعرف- بعرف_وين بغرف- بلا_محامي بنفس- بولي- بي_اي بيخب- بيسال_عن بيصر- بيفت- بيكت- تبعي_and ترد_$ توقيف_and جارن- جماع- جواب- حابس- حابسن- حاجه_$
      حدا_يعرف حصل_$ خالت- خلص_من خمس_دقايق دقاي- دوا_و ذلحين_$ رايح_and رايحي- رخصتي_and زوجي_قبل زوجي_يضربني سادق- ساعدوني_$ سافر- ساكت- سامح- ست_سنين
      شرطه_y شسوي_$ شغال_$ شو_قلو شوي_$ صاحبت- ضرب_ابره طالع_من طلع_and طلعل- عالج- عالحب- عالد- عالس- عالطا- عالطاوله_and عالق- عالقا- عطيت- علي_ابن
      علي_السلاح علي_الطريق علي_بابي علي_جنب علي_حاله علي_طرق عم_ياخدو عم_يفتشوا عم_يقولو عن_الوعي عندي_سلاح عيون- فايد- قال_اذا قالو- قبضو_علي قرول- قلو_$
      كتير_و كل_الحبوب كل_كلمه لا_اعرف لا_محامي لا_هو لاحقتني_me لحقن- لعند- لقيته- لقين- للحك- للمست- لما_شفت ما_and ما_الي ما_ترد ما_طلع ما_عاد ما_يجاوب
      ما_يقبل متخب- محبوس- محتج- محققي- مدرسه_and مش_راضي مش_عم مش_فاهم مع_ناس معاي- معي_رخصه مكلب- من_الباب من_الشغل من_الصبح من_امبارح من_امس من_ديربورن
      من_رقم منزل- منعر- مني_$ موقفني_and نارك- ناركا- ناطري- نسوي_$ نفسي_و و_بعضوا واحد_دخل واقفي- والبا- والجه- والدو- والشرطي_راح وجهه_him وحاط- وحاطي-
      وحطو- وشاي- وعاي- وقع_and ولاد- ولادي_and ولد_اختي ولدي_عمره ياخذ- ياخذو- يجي_$ يحققو- يخلو- يخليني_اطلع يخليه- يدورو- يرجع- يرجعل- يسال- يسالو- يستج-
      يستن- يسمعن- يضرب- يضربن- يطلبو- يقلب- يقول_انه يقول_رح ينتح- ينتظر- ينطون-`,
    '0.2': `#اثن #اخو #اسوا #اعترف #اعطو #الا #الخط #امش #امل #انهم #اولاد #باخد #باص #بطلع #بعتل #بيوقف #ترد #جاكيت #جهي #جواب #حاج #حاط #حبه #حكوم #خفيف #خوي
      #داع #دخل #دخلت #راحت #راس #رافع #راي #رحت #رغم #شارع #شدو #صار #طلعل #عيال #فان #قادر #قاعد #قالول #قبض #قعد #قلتل #كتبت #كراج #كرس #كلهم #كير #ماخذ
      #مانع #محقق #مخفر #مدن #مركز #مستشف #معايا #معهم #منذ #مول #نحنا #نسو #نفس #وقع #وهو #ويه #ياخذو #ياكم #يحط #يحمل #يخابر #يدق #يرد #يرفض #يصح #يلبس
      #يهدد #يوقع 6_$ 9_$ =3aleh =3am =5 =60 =acaba =adios =agentes =airport =alcoholimetro =ambassador =ambulance =aparatito =armado =asking =asleep =baje
      =bajo =basement =bathroom =being =belt =better =bleach =bolsas =book =born =bottle =breathing =bunch =c =came =campus =cargaron =carretera =cerveza
      =children =clave =closet =coffee =collect =contando =cuffed =da =daycare =dentro =despierta =detuvo =diga =digo =dije =doy =encuentro =enfrente
      =escondida =escriba =esposaron =estar =estatal =fair =feel =feo =fingerprinted =finish =firme =frontera =fuimos =getting =hablo =hace =haga =hang
      =here =hice =hospital =hubo =interrogated =k9 =lado =leyeron =line =listo =little =llevaron =m3 =mad =manana =manejando =mato =medio =mejor =mentiras
      =mismo =momento =mover =mucha =muerte =myself =narcan =nothing =officers =ofrecen =oye =papa =parque =party =passport =patrol =peor =perro =please
      =polygraph =ponga =prefiero =preguntando =preso =propio =puso =put =respirar =responde =revision =right =sabemos =save =seat =sit =snapchat =sobrina
      =solas =somebody =subiendo =subieron =suegro =suicidal =talking =tantito =through =tio =today =tomo =tonight =top =trooper =truth =trying =ultimo
      =vamos =vendiendo =ventana =vienen =voy =walking =way =went =whether =worker =write =writing =احد =احسن =اسوا =اشوف =اعترف =اقتل =الايس =البوليس
      =البيت =الجسر =الخط =الشارع =الطريق =الكاميرا =الليله =الماريوانا =المدرسه =الموت =المول =الولاد =امشي =امل =امي =انت =انط =انفخ =انهم =بالسلاح
      =بالمطار =باي =بتقول =بعمل =بنتي =بنفسه =تحت =تقول =تلفونه =جماعه =حبوب =حماتي =خايفين =خبره =خمس =دخلوا =دقيقه =راحت =رحت =رخصتك =ساعه =سحبو =سكين
      =شفايفه =صديقي =ضل =طليقي =عليا =عمرها =عند =عيالي =غرفتي =فرد =كسر =كسرو =كلبشوني =كلهم =كير =لامي =لانو =لوين =ليه =مسك =مش =معهم =منذ =منعرف =نايم
      =نطلع =نفسها =هناك =واليوم =وجهي =وفيها =وقع =وقف =وهاي =وهو =وياكم =ويه =ياخدوا =ياخذوا =يسالون =يصحي =يطلب =يهددني =يوقع @doing @now-DETECTIVE
      @now-EX @now-POLICE ACTOR+DOOR ACTOR+SCARED ACTOR+SEARCH ANSWER+ASKING ANSWER+GIVEBACK ANSWER+IWANT ANSWER+PASTVERB ANSWER+STATED ANSWERAR+ANSWER
      ANYMORE+Drug ANYMORE+GIVEBACK ANYMORE+Near ANYMORE+POINT ANYMORE+TOOK ANYMORE+WEAPON ANYMORE+WILL ARREST+KIN ARREST+Young ARRESTED+MISSING
      ARRESTED+Official ARRESTED+SCARED ARRESTED+Street ARRESTING+HOUSE ARRESTING+JAILED ASK+BREAKIN ASK+KIN ASK+Official ASK+SOBRIETY ASK+TALKING
      ASKAR+HEDGE ASKAR+NOW ASKEDAR+HEDGE ASKING+ASK ASKING+AWAY ASKING+Calendar ASKING+HASES ASKING+HURTS ASKING+IF ASKING+LOTS ASKING+NUMBER ASKING+RANOFF
      ASKING+Worker AWAY+ASKING AWAY+BODY AWAY+End AWAY+GOT AWAY+IROOM AWAY+Interview AWAY+PASTVERB AWAY+Plea AWAY+SAY AWAY+SEARCH BE+ARREST BE+ASKING
      BE+COLOR BE+COMEIN BE+COPCAR BE+FALLEN BE+GOT BE+HURTING BE+KNOCKING BE+Near BE+PHONE BE+RECENT BE+REFL BE+SEIZED BE+Sick BE+TAKINGAR BE+WEAPON
      BE+Young BEHIND BEHIND+BEHIND BODY+CAR BODY+HIDEOUT BODY+Interview BODY+Traffic BREAKIN+GOT BREAKIN+HEDGE BREAKIN+LOTS BREAKIN+WARRANT BREATHE+CLITIC
      CAMEIN+Calendar CAMEIN+DOOR CAMEIN+HOME CAMEIN+HOUSE CAMEIN+PAST CAR+ASKING CAR+AWAY CAR+Gear CAR+KILL CAR+NUMBER CAR+PULLED CHARGED+NOW
      CHILD+ARRESTED CHILD+BODY CHILD+DOOR CHILD+End CHILD+IROOM CHILD+PULLING CHILD+SOMEONE CHILD+SUICIDAL CHILD+Street CHILD+TAKING CLITIC+BE CLITIC+DOOR
      CLITIC+Gear CLITIC+IWANT CLITIC+JUST CLITIC+LOTS CLITIC+MISSING CLITIC+NOOSE CLITIC+NUMBER CLITIC+Near CLITIC+POISON CLITIC+QUESTIONING CLITIC+SCARED
      CLITIC+STATEMENT CLITIC+TALKING CLITIC+WAKE CLITIC+WEAPON COMEIN+HIDEOUT COMEIN+HURTING COMEIN+IF COMEIN+KIN COMEIN+Weapon COPCAR COPCAR+CAR
      COPCAR+COPCAR CPS+BE CPS+GOT CPS+Moment CPS+Near CPS+POLICE CPS+TAKEES CPS+TAKING CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+POLICE CUFFS CUFFS+CUFFS
      Calendar+End Calendar+NOW Calendar+Street DETECTIVE+LOTS DETECTIVE+Moment DETECTIVE+REFL DETECTIVE+TALKING DIE+QUERY DOGS+Gear DOGS+Near DOOR
      DOOR+DOOR DOOR+MODAL DOOR+POLICE DOOR+SAY Drug+BREATHE Drug+FAINT Drug+GIVEBACK Drug+HASES Drug+HOME Drug+HURT Drug+NARCAN Drug+PASTVERB Drug+SCARED
      Drug+TAKING ENDLIFE+DIE EVERYONE+AWAY EVERYONE+BE EVERYONE+HEDGE EX+GRABBED End+GIVEBACK End+HOME End+LOTS End+Moment End+Near End+PRESENT End+SOMEONE
      End+SUICIDE FAINT+ANSWER FAINT+Sick FALLEN+ANSWER FALLEN+CLITIC FALLEN+HANDS FALLEN+KIN FALLEN+PRESENT FIND+Drug FIND+HEDGE FIND+HOME FIND+WANT
      GETOUT+QUERY GIVEBACK+ASK GIVEBACK+Drug GIVEBACK+JUDGE GIVEBACK+LOC GIVEBACK+TOOK GONEOFF+ANSWERAR GONEOFF+ASKING GONEOFF+GOT GONEOFF+MODAL GOT+DOGS
      GOT+IROOM GOT+KNOCKING GOT+NECK GOT+SCARED GOT+SOBRIETY GOT+STATION GOT+WEAPON GOT+Young GRABBED+CHILD GRABBED+CLITIC GRABBED+GONEOFF GRABBED+Gear
      GRABBED+HASES GRABBED+Interview GRABBED+NUMBER GRABBED+POLICE GRABBED+SAY GRABBED+TOOKAR GRABBED+Young Gear+ARRESTED Gear+ARRESTING Gear+BE Gear+DOGS
      Gear+LOC Gear+MODAL Gear+POLICE Gear+SAY General+BREAKIN General+BREATHE General+End HABIT+GOT HANDS+CLITIC HANDS+FALLEN HANDS+GOT HANDS+LOC
      HANDS+OUTES HASES+ASKING HASES+CHILD HASES+IROOM HASES+OUTES HASES+PULLED HASES+Young HEDGE+CAR HEDGE+COMEIN HEDGE+FALLEN HEDGE+GIVEBACK HEDGE+GONEOFF
      HEDGE+Gear HEDGE+HURTS HEDGE+LETME HEDGE+MISSING HEDGE+PULLINGAR HEDGE+QUESTIONING HEDGE+TAKING HIDEOUT+ARREST HIDEOUT+End HIDEOUT+GOT HIDEOUT+JAILED
      HIDEOUT+Moment HIDEOUT+NUMBER HIDEOUT+Room HIGHPLACE HIGHPLACE+HIGHPLACE HOME+ANSWER HOME+BE HOME+CAR HOME+CHILD HOME+GOT HOME+LOTS HOME+NOW HOME+Plea
      HOUSE+EX HOUSE+FALLEN HOUSE+GONEOFF HOUSE+Moment HOUSE+POLICE HOUSE+SEARCH HOUSE+TAKEES HOUSE+Violent HOWTO+STATEMENT HURT+Drug HURT+EX HURT+End
      HURT+General HURT+IF HURT+LATER HURT+LIVE HURT+MISSING HURT+SEVERE HURT+SUICIDAL HURTEN+LOTS HURTEN+MISSING HURTING+GOT HURTING+PASTVERB HURTING+REFL
      HURTING+SOMEONE HURTING+Street HURTING+Young HURTS+GOT HURTS+OUTES HURTS+POLICE Held+HOUSE Held+Traffic IDIOM+PASTVERB IF+ANSWER IF+BODY IF+HURT
      IF+LATER IF+MISSING IF+Plea IF+STATEMENT INTO+HOME INTO+IROOM INTO+PASTVERB INTO+Room INTO+SEARCH INTO+STATEMENT INTO+Street INTO+TAKING IWANT+WAKE
      Interview+COMEIN Interview+HURTS Interview+RECENT Interview+Violent JAILED+End JAILED+HURT JAILED+JUST JAILED+KILL JAILED+KIN JAILED+NUMBER
      JAILED+PHONE JAILED+TONIGHT JOKE+MODAL JUDGE+HASES JUDGE+POINT JUST+ARRESTED JUST+ASK JUST+COMEIN JUST+PASTVERB KILL+BE KILL+CHARGED KILL+NUMBER
      KILLED+IF KIN+DETECTIVE KIN+Drug KIN+End KIN+GETOUT KIN+GONEOFF KIN+IROOM KIN+Interview KIN+KNOCKING KIN+MISSING KIN+PHONE KIN+PILLS KIN+SUICIDAL
      KIN+SUICIDE KIN+Sick KIN+TOOK KIN+Violent KIN+WAVING KIN+WEAPON KNOCKED+CHILD KNOCKED+LOTS KNOCKED+POLICE KNOCKED+Young KNOCKING+GOT KNOCKING+MODAL
      KNOCKING+OUTES KNOCKING+Violent LEDGE+INTO LEDGE+Street LEFTNOTE+HEDGE LETME+HEDGE LIVE+BE LIVE+PAST LIVE+PASTVERB LIVE+SCARED LOC+COMEIN LOC+DOOR
      LOC+End LOC+GOT LOC+GRABBED LOC+HANDS LOC+IROOM LOC+LEDGE LOC+NECK LOC+NOOSE LOC+Room LOC+STATEMENT LOC+Street LOC+WILL LOTS+BODY LOTS+NOOSE
      LOTS+QUESTIONS LOTS+TAKEES LURKING+KNOCKING LURKING+LEDGE LURKING+RECENT LURKING+Violent MISSING MISSING+GOT MISSING+JAILED MISSING+MISSING
      MISSING+POLICE MODAL+COLOR MODAL+DOOR MODAL+LETGO MODAL+OVERDOSE MODAL+OVERDOSING MODAL+ROADSIDE MODAL+WRISTS Moment+CAMEIN Moment+CAR Moment+COMEIN
      Moment+DOOR Moment+FALLEN Moment+HURT Moment+IF Moment+INTO Moment+Near Moment+Room Moment+TONIGHT Moment+TOOKAR Moment+Violent Moment+Young NARCAN
      NARCAN+Drug NARCAN+NARCAN NECK+LOC NOOSE+ASK NOOSE+LOTS NOOSE+OUTES NOOSE+RECENT NOOSE+SCARED NOOSE+WANT NOW+ASK NOW+GRABBED NOW+RANOFF NOW+Violent
      NUMBER+ANSWER NUMBER+ASKING NUMBER+CHILD NUMBER+End NUMBER+PRESENT NUMBER+RANOFF NUMBER+REFL NUMBER+Street NUMBER+WARRANT NUMBER+WILL Near+CAR
      Near+GOT Near+HIGHPLACE Near+HOUSE Near+HURTS Near+NOOSE Near+ROUGH Near+TOOK OUTES+GONEOFF OUTES+HANDS OUTES+KNOCKING OUTES+NUMBER OUTES+ROADSIDE
      OUTES+STATION OUTES+Traffic OVERDOSE+REFL Official+ARRESTING Official+ASK Official+BE Official+COMEIN Official+HASES Official+HIDEOUT Official+HOME
      Official+KIN Official+OUTES Official+TAKEES Official+TAKINGAR PAPERS+GIVEBACK PAPERS+POLICE PAPERS+SCARED PAPERS+WAVING PASSEDOUT PASSEDOUT+PASSEDOUT
      PASSEDOUT+SCARED PAST+Drug PAST+JUST PAST+Street PASTVERB+EX PASTVERB+KILLED PASTVERB+PASSEDOUT PASTVERB+STATED PHONE+COURTS PHONE+GIVEBACK
      PHONE+Moment PHONE+OUTES PHONE+Official PILLS+BODY PILLS+BREATHE POINT+AWAY POINT+BE POINT+End POINT+Moment POINT+RANOFF POISON+HEDGE POLICE+AWAY
      POLICE+BE POLICE+BEHIND POLICE+DANGERES POLICE+HEDGE POLICE+HOME POLICE+KIN POLICE+KNOCKING POLICE+LURKING POLICE+PRESENT POLICE+PULLED
      POLICE+ROADSIDE POLICE+TAKING POLICE+TAKINGAR POLICE+TOOKAR POLICE+Traffic PRESENT+BODY PRESENT+CPS PRESENT+End PRESENT+FIND PRESENT+GOODBYE
      PRESENT+Gear PRESENT+HOME PRESENT+HURTING PRESENT+Interview PRESENT+LIVE PRESENT+MISSING PRESENT+NECK PRESENT+Near PRESENT+PHONE PRESENT+PILLS
      PRESENT+QUESTIONS PRESENT+Worker PULLED+CLITIC PULLED+JUDGE PULLED+WANT PULLEDAR+CAR PULLEDAR+PULLINGAR PULLEDAR+SAY PULLING PULLING+PULLING
      PULLINGAR+Traffic Paperwork+CUFFS Paperwork+DIE Paperwork+GRABBED Plea+ASKING Plea+BE Plea+Calendar Plea+General Plea+PAPERS Plea+PRESENT Plea+TAKING
      QUERY+Room QUERY+STATION QUESTIONED+LOC QUESTIONED+POLICE QUESTIONING+BE QUESTIONING+General QUESTIONING+IF QUESTIONING+PASTVERB QUESTIONING+Paperwork
      QUESTIONING+WILL RANOFF+BLEEDING RANOFF+Drug RANOFF+End RANOFF+GONEOFF RANOFF+JUST RANOFF+KIN RANOFF+MISSING RANOFF+NOW RANOFF+PILLS RANOFF+POINT
      RANOFF+Young RECENT+CAR RECENT+CHILD RECENT+End RECENT+LEFTNOTE RECENT+LURKING RECENT+ONLINE RECENT+Official RECENT+PILLS RECENT+Sick RECENT+WEAPON
      RECENT+Young REFL+Drug REFL+FIND REFL+PRESENT REFL+WANT ROADSIDE+ASKING ROADSIDE+HEDGE ROADSIDE+HOUSE ROADSIDE+LOTS ROADSIDE+Traffic ROADSIDE+WEAPON
      ROUGH+HIDEOUT ROUGH+LOC ROUGH+Near Room+BE Room+BREAKIN Room+Calendar Room+HIDEOUT Room+Held Room+INTO Room+PRESENT Room+QUERY Room+TOOK Room+Violent
      Room+Weapon SAY+ASKINGAR SAY+AWAY SAY+CLITIC SAY+Calendar SAY+HASES SAY+IF SAY+KILL SAY+KNOCKING SAY+SEARCH SAY+SOBRIETY SCARED+BE SCARED+Drug
      SCARED+General SCARED+TOOK SEARCH+AWAY SEARCH+BE SEARCH+MODAL SEARCH+Moment SEARCHED+CLITIC SEIZED+HOUSE SEIZED+POLICE SEVERE+COURTS SEVERE+MISSING
      SEVERE+NOW SEVERE+Room SOBRIETY+Drug SOMEONE+BE SOMEONE+DETECTIVE SOMEONE+GRABBED SOMEONE+HURTING SOMEONE+INTO SOMEONE+KIN SOMEONE+Moment SOMEONE+Near
      SOMEONE+Official SOMEONE+SEVERE SOMEONE+TOOK SOMEONE+WANT STATED+ANSWER STATED+ASK STATED+CHILD STATEMENT+STATED STATEMENT+WANT STATION+SAY
      STATION+WANT SUICIDAL+HURTING SUICIDE+End Sick Sick+BE Sick+FAINT Sick+KIN Sick+LOC Sick+MODAL Sick+PASTVERB Sick+PRESENT Sick+Plea Sick+Sick
      Street+ARRESTED Street+BE Street+GETOUT Street+IWANT Street+JAILED Street+Near Street+Official Street+RANOFF Street+REFL TAKEES+SOBRIETY
      TAKING+ANYMORE TAKING+ASKING TAKING+BE TAKING+CHILD TAKING+Official TAKING+PAST TAKING+SAY TAKING+WAVING TAKING+Young TAKINGAR+KIN TAKINGAR+Official
      TAKINGAR+Young TALKING+GOT TALKING+HEDGE TALKING+INTO TALKING+MODAL TALKING+NOW TALKING+RANOFF TALKING+TOOK THING+SCARED TONIGHT TONIGHT+TONIGHT
      TOOK+ASKING TOOK+CHILD TOOK+JAILED TOOK+KILLED TOOK+KNOCKING TOOK+Moment TOOK+PAST TOOK+POINT TOOKAR+HEDGE TOOKAR+HURT TOOKAR+KIN TOOKAR+Official
      TOOKAR+WANT TOOKES+Moment TOOKES+PRESENT Traffic+Official Traffic+PRESENT Violent+BLEEDING Violent+Drug Violent+KNOCKING Violent+Moment Violent+NOW
      Violent+OUTES Violent+Weapon WAKE+CLITIC WAKE+PRESENT WANT+ANYMORE WANT+DOOR WANT+ENDLIFE WANT+HURT WANT+Held WANT+Interview WANT+LETGO WANT+Moment
      WANT+NUMBER WANT+Near WANT+PAST WANT+REFL WANT+Room WANT+Street WANT+TALKING WANT+WAKE WARRANT+COMEIN WARRANT+Official WARRANT+TAKINGAR WAVING+Weapon
      WEAPON+BODY WEAPON+DOOR WEAPON+Drug WEAPON+KILL WEAPON+REFL WEAPON+Young WILL+BE WILL+DIE WILL+HASES WILL+HURT WILL+KNOCKING WILL+LETGO WILL+PAST
      WILL+PASTVERB WILL+PHONE WILL+WARRANT WILL+WEAPON WILL+Weapon WRISTS+End Weapon+BODY Weapon+Near Worker+GOT Worker+MODAL Worker+TAKEES Worker+TAKING
      Young+BODY Young+End Young+GIVEBACK Young+GONEOFF Young+IROOM Young+IWANT Young+NOW Young+PULLING Young+SCARED Young+SEIZED Young+SUICIDAL
      Young+Street Young+TAKINGAR ^FIND ^HASES ^LEDGE ^MISSING ^SEIZED ^_ayer ^_bus ^_cops ^_foster ^_fuimos ^_llame ^_mejor ^_nurse ^_officers ^_pararon
      ^_quieren ^_su ^_tiene ^_tocan ^_todos ^_two ^_unos ^_vinieron ^_ابنه ^_اليوم ^_بدهم ^_جارنا ^_حبوب ^_سالني ^_شرطه ^_ضاع ^_طلبو ^_كسر ^_لا ^_مسكوا
      ^_مسكوه ^_معهم abogado_y acab- adio- afuera_de again_and ahi_mismo algo_en algo_y alguien_en am_done amba- ambas- amenaza_con and_can and_not
      and_officer and_told and_الله and_بيقول and_دا and_راح and_رح and_طلب and_معها anos_no anyw- anyway_$ apun- aqui_en are_they arrestado_en aski- askin-
      asking_my asle- aslee- atras_de baby_is bala- bar_and barr- basem- bath- bathr- be_over beer- before_i bein- bett- bette- boar- bolsa- bond_conditions
      bottl- box_$ boyfriend_$ bunc- bunch_of buscar_lo buscar_mi but_now by_police called_from campu- can_be car_with card_y carn- casa_$ casa_con casa_en
      caught_at celular_en choking_me choque_con clav- clear_it coff- come_home como_hago contesto_si cop_behind court_order creo_q cuart- cuch- cuchi-
      cuna- cunad- cutt- date_i daughter_$ day_and dayc- dayca- de_aqui de_dearborn de_florida de_hoy de_kent de_pastillas de_quitar de_walmart
      declaracion_$ deja- dejar- deje- dentr- depu- deput- desde_que detenido_en dice- dice_q diga- do_not down_$ dres- easi- easie- en_aeropuerto en_county
      en_este end_$ enfr- enfre- ense- ensen- es_mi esta_$ esta_golpeando estam- este_es estoy_con estoy_en every- exce- family_$ find_my five_minutes
      for_warrant front- fuerza_$ fui_$ fui_al fui_la fuim- fuimo- get_arrested get_him get_in get_into gett- getti- getting_locked glas- go_away go_back
      got_in got_locked grab- graba- gun_is gun_to haber- habla_$ hablo_mi hacer_la hacie- hamt- hamtr- handed_me happened_$ he_put hear_my her_on
      hermano_de hija_no him_back his_car hitting_me home_from homel- hospital_$ house_with i_drank i_let i_run i_say i_stop i_supposed i_tell i_think
      ice_esta ice_y in_handcuffs in_his in_house in_law ingles_y is_better is_breathing it_is it_on judge_he la_celda la_manana la_mano la_vida les_dije
      letr- ley_$ leyer- leyeron_derechos licencia_y line- litt- littl- llamada_$ llevar_$ llevo_$ lo_acaban lo_agarraron lo_estan lo_llevo logr- make_it
      mama_se manan- mano_$ mano_y maquina_de marido_y matte- me_ayudan me_dijeron me_en me_ha me_llamaron me_llamo me_mandaron me_ofrecen me_siento
      me_البوليس mi_amigo mi_novio mi_puerta mi_suegro miedo_$ mism- money_if morning_$ mota- motar- my_16 my_aunt my_bond my_children my_dog my_family
      my_last my_mother my_plea myse- mysel- nadie_$ narca- ninos_de no_court no_despierta no_le no_pague no_sabe no_sabemos no_sabia no_se no_voy noche_y
      not_come noth- nothi- nothing_$ nothing_to now_at o_me oakland_county of_being oficina_de on_94 on_his on_phone only_have oril- orill- out_if over_$
      over_and papel_en parq- parqu- passp- pastillas_$ pedi_abogado pelea_con pensa- peor_$ pien- piens- pills_$ plea_hearing pleas- poco_$ police_at
      policia_por poly- polyg- por_violencia post- pregunta_por probation_officer que_conteste que_digo que_entregar que_haga que_hice que_si queda_$
      quiere_entrar quieren_la quiero_ir quise_soplar quito_la read_me recog- regresar_$ room- sabem- saber_que sacar_mis sale_$ salio_de say_$ say_no
      scared_to se_le se_paso seguro_$ sentencia_me serious_$ she_has she_is showed_up si_llamo side- sien- sister_$ sitting_on sola- someb- somebody_is
      soy_de stabb- stop_me stra- strai- stran- subi- sueg- suegr- take_care taken_to talki- tanti- tell_$ tell_my that_is them_to there_is there_way
      they_took throu- through_my ticket_و to_$ to_put to_sign to_stay toca- tocando_$ tomado_y tomar_me toni- tonig- too_$ took_bunch troo- troop- trut-
      tryi- tryin- tumba- typi- understand_what unloc- until_i up_and vaci- vamo- van_deportar ver_mi vieja_$ viene- voic- vuelt- waki- walki- was_driving
      we_can weed_on whet- wheth- will_not worke- writ- writi- y_cuanto y_juez y_llego y_manana y_no y_se y_trae ya_es ابن_اختي ابني_في ابوه- اسوي_$ اكتب_$
      البول- البي- البيت_and التل- الجر- الجرا- الجس- الحما- السكي- الشار- الطري- الليل- الليله_and المحقق_قاعد المدر- المدرسه_and المست- الول- اليوم_$
      انا_شارب انا_كمان انا_ما انزل_من انطي- انها- اول_شي اولاد- باخد- بالاو- بالجا- بالز- بالشارع_$ بالص- بالغ- بالكر- باللي- بايد- بدي_خلص برا_no بس_قالو
      بعتل- بعمل_$ بكرا_$ بيتي_$ تسلي- تعاط- تلفون- حا_$ حشيش_$ حمات- خايفي- خمسط- خمسطع- دوا_$ راسي_and رخصه_$ زوجي_اخذ زوجي_من صديق- ضابط_المراقبه عالجا-
      علي_الجسر علي_شغل علي_موعد علينا_$ عم_يتنفس عم_يسالوني عمره- عيال- غرفت- في_القسم في_مذكره في_موعد فيها_$ قاعد_قدامي قالول- قدام_البيت قديم_and قلتل-
      كثير_and كل_ما كلبشوني_me كلنا_$ لا_لا لا_ورقه ما_منعرف ما_يرجع ماخذ- معهم_امر من_البيت من_غير منزلي_$ نعمل_$ نفسه- نفسها_$ هلق_و واحد_منهم واقف-
      والش- والشر- والص- والع- والو- والول- والي- واليو- وطلعو- وفيه- وياك- وياه- يحقق- يخاب- يخلي- يرد_$ يستع- يسحب- يسحبو- يصحي_$ يفوتو- يقولو- ينزلو-
      يهددن- يهددني_me`,
    '0.1': `#ابد #ابر #اكل #باي #بيب #تحت #خمس #ساع #عايز #قاع #قول #كلكم #كلها #مقيد #هرب 15_سنه =3leh =agarro =anyway =apenas =bedroom =been =best =booking
      =buscar =cel =checks =dad =door =drink =face =fentanyl =fue =ha =heart =heroin =himself =l =life =mother =never =odd =park =picked =questioned =quise
      =regresa =return =running =sabe =since =siri =sople =supposed =taking =tan =tell =tenemos =think =todos =trato =won =yes =ابي =افتح =الا =الصبح
      =انجليزي =اوراقي =تبعه =جنب =راسي =ست =ضربني =فين =قاضي =كامل =كلها =مال =مدمن =مسكر =موقوفه =ناس =و @201 @now-we ACTOR+JUST ANSWER+PRESENT
      ANSWER+QUERY ANSWERAR+STATEMENT ANYMORE+CAMEIN ANYMORE+Violent ARREST+CHILD ARREST+Traffic ARREST+WARRANT ARRESTED+JUDGE ARRESTED+RANOFF ARRESTED+WANT
      ASK+HOWTO AWAY+CUFFS AWAY+HOME AWAY+PAPERS AWAY+PILLS AWAY+TOOK BE+ANSWER BE+AWAY BE+NOOSE BE+PASTVERB BE+POINT BE+TALKING BE+Traffic BE+Violent
      BEHIND+CLITIC BREAKIN+IF BREAKIN+KIN BREAKIN+PAST BREAKIN+WANT CAMEIN+CAR CAR+GONEOFF CAR+HOWTO CAR+IWANT CAR+Official CAR+RECENT CAR+SAY
      CHARGED+WARRANT CHILD+GIVEBACK CHILD+IWANT CHILD+NUMBER CHILD+PASTVERB CHILD+QUERY CHILD+RECENT CLITIC+BEHIND CLITIC+BODY CLITIC+CHILD CLITIC+DIE
      CLITIC+GETOUT CLITIC+INTO CLITIC+Street CLITIC+TOOKES CLITIC+Weapon CLITIC+Young COLOR COLOR+COLOR COLOR+Sick COMEIN+PASTVERB COPCAR+GOT COURTS+DOOR
      COURTS+TONIGHT COURTS+TOOKAR CPS+PRESENT Calendar+OUTES DIE+LOTS DIE+Paperwork DOOR+ANYMORE DOOR+HEDGE DOOR+QUERY Drug+LOTS ENDLIFE+REFL EX+AWAY
      EX+OUTES End+AWAY End+CHILD End+QUERY End+Violent End+Young FALLEN FALLEN+FALLEN FALLEN+POLICE GIVEBACK+ANSWER GIVEBACK+Calendar GIVEBACK+PAPERS
      GOT+BE GOT+BODY GOT+NOOSE GOT+POLICE GOT+Plea GOT+STATEMENT GOT+WANT GOT+Weapon GRABBED+ANSWER GRABBED+ANYMORE GRABBED+LOTS GRABBED+QUERY
      GRABBED+TOOKES GRABBED+Traffic Gear+General Gear+INTO General+ANSWER General+MISSING General+TALKING HASES+HOUSE HEDGE+BE HEDGE+DOGS HEDGE+LATER
      HEDGE+TAKINGAR HEDGE+Violent HIDEOUT+ARRESTED HIDEOUT+COURTS HIDEOUT+GRABBED HIDEOUT+HEDGE HIDEOUT+NOOSE HIDEOUT+PAPERS HIDEOUT+WARRANT HIDEOUT+Young
      HIDING+CLITIC HIGHPLACE+LEDGE HOME+GRABBED HOME+WEAPON HOUSE+CAR HOUSE+CHILD HOUSE+NOW HOUSE+REFL HOUSE+TALKING HOUSE+WEAPON HOUSE+Worker HOWTO+ANSWER
      HOWTO+ASK HOWTO+Interview HURT+IWANT HURTEN+COURTS HURTEN+SOMEONE HURTEN+Street HURTING+AWAY HURTING+IWANT HURTING+OUTES HURTS+WARRANT Held+Calendar
      IDIOM+HURTEN IF+BREAKIN IF+End IF+HURTS IF+KILL IF+LIVE INTO+ANSWER INTO+CLITIC INTO+CUFFS INTO+GIVEBACK INTO+LEDGE INTO+Moment INTO+NOOSE INTO+PILLS
      IWANT+COMEIN IWANT+ENDLIFE IWANT+GOT IWANT+HEDGE IWANT+HURT IWANT+JUDGE IWANT+MODAL IWANT+PAST IWANT+PASTVERB IWANT+REFL Interview+PRESENT JAILED+ASK
      JAILED+CHILD JAILED+PASTVERB JAILED+Young JUDGE+NUMBER JUDGE+SCARED JUST+QUERY KILL+DIE KIN+ARREST KIN+ARRESTED KIN+BREAKIN KIN+COMEIN KIN+EX
      KIN+OVERDOSED KIN+OVERDOSING KNOCKING+LURKING KNOCKING+PRESENT KNOCKING+QUERY LEDGE+HIGHPLACE LEDGE+LOC LEGAL+SCARED LETGO+Held LIVE LIVE+IF LIVE+LIVE
      LOC+CUFFS LOC+GIVEBACK LOC+HIDEOUT LOC+HOME LOC+Moment LOC+PASTVERB LOC+Plea LOC+TOOK LOC+WEAPON LOTS+ASK LOTS+Drug LOTS+HOME LOTS+Official LOTS+PHONE
      LOTS+TALKING LURKING LURKING+LURKING LURKING+RANOFF MISSING+CLITIC MODAL+ASKING MODAL+BODY MODAL+BREATHE MODAL+COPCAR MODAL+EVERYONE MODAL+GRABBED
      MODAL+HIGHPLACE MODAL+HOME MODAL+KNOCKING MODAL+LEDGE MODAL+RAID MODAL+SEVERE MODAL+Sick MODAL+Street MODAL+WAKE Moment+General NOOSE+CLITIC NOW+MODAL
      NUMBER+Drug NUMBER+LOC NUMBER+OUTES Near+Official Near+QUERY OUTES+IROOM OUTES+PULLED OUTES+SOMEONE OUTES+Street Official+GOT Official+HEDGE
      Official+JAILED Official+LOC Official+MODAL PAPERS+CAR PAPERS+GRABBED PAPERS+HURT PAPERS+Moment PASSEDOUT+AWAY PAST+OUTES PASTVERB+End PASTVERB+IDIOM
      PASTVERB+IWANT PASTVERB+JUDGE PASTVERB+SAY PILLS+ASK PILLS+JUST PILLS+SAY POINT+OUTES POLICE+ACTOR POLICE+End POLICE+GOT POLICE+HOUSE POLICE+PAPERS
      POLICE+PULLING POLICE+REFL PRESENT+ANYMORE PRESENT+CHILD PRESENT+FALLEN PRESENT+HIDEOUT PRESENT+NOOSE PRESENT+OUTES PRESENT+POINT PRESENT+POLICE
      PRESENT+PULLED PRESENT+ROUGH PRESENT+STATEMENT PRESENT+TONIGHT PRESENT+Traffic PRESENT+Violent PRESENT+WEAPON PRESENT+Weapon PRESENT+Young
      PULLED+HOUSE PULLED+MODAL PULLING+ARRESTING PULLINGAR+PAPERS Plea+IF QUERY+LIVE QUERY+SAY QUESTIONING QUESTIONING+MODAL QUESTIONING+PRESENT
      QUESTIONING+QUESTIONING RAID+LOC RANOFF+Held RANOFF+NOOSE RANOFF+Traffic RECENT+HIDEOUT RECENT+Held RECENT+Interview RECENT+NOOSE RECENT+Weapon
      REFL+ANYMORE REFL+FALLEN REFL+KILL REFL+WILL ROADSIDE ROADSIDE+ROADSIDE ROADSIDE+Street ROUGH+KIN SAY+ACTOR SAY+General SAY+TAKING SAY+TAKINGAR
      SAY+Young SEARCH+CLITIC SEIZED+OUTES SEVERE+JUDGE SOBRIETY+PILLS SOBRIETY+PRESENT SOMEONE+CLITIC SOMEONE+HIDEOUT SOMEONE+PRESENT SOMEONE+RECENT
      SOMEONE+Room STATEMENT+BE STATEMENT+LOTS STATEMENT+Moment STATEMENT+Traffic STATION STATION+STATION SUICIDAL+QUERY Sick+CLITIC Sick+COLOR Sick+GOT
      Street+LEDGE Street+PAPERS Street+THING TAKEES+JAILED TAKING+ANSWER TAKING+AWAY TAKING+CLITIC TAKING+HEDGE TAKING+JAILED TAKING+Near TAKING+STATEMENT
      TAKINGAR+POLICE TALKING+LOTS THING+ANSWER THING+HOME THING+Official THING+PULLED TOOK+HURT TOOK+PRESENT TOOKAR+PAPERS TOOKAR+Traffic TOOKES+BE
      TOOKES+GRABBED TOOKES+KIN TOOKES+TOOK Traffic+BE Traffic+HEDGE Traffic+ROADSIDE Traffic+Young Violent+End Violent+IF Violent+Interview Violent+LURKING
      WANT+HOME WANT+INTO WANT+KNOCKING WANT+LOC WANT+RANOFF WARRANT+ACTOR WARRANT+BE WARRANT+Interview WARRANT+SAY WARRANT+SOBRIETY WARRANT+TOOK
      WARRANT+WANT WAVING+NOOSE WEAPON+CHILD WEAPON+KIN WEAPON+POLICE WILL+HOME WILL+INTO WILL+Official WILL+PILLS WILL+Violent Weapon+REFL Worker+HEDGE
      Worker+PRESENT Young+ARRESTED Young+NUMBER Young+RECENT Young+TAKING ^CAMEIN ^GRABBED ^KIDNAP ^KNOCKED ^POLICE ^SOMEONE ^_ayuda ^_de ^_encontre ^_ice
      ^_les ^_on ^_para ^_she ^_took ^_ابي ^_اتصل ^_انمسكت ^_شربت ^_صديقي ^_كل ^_ماكو ^_يريدون ahora_$ al_oficial allowed_to ambu- ambul- and_cop and_court
      and_he and_left and_paper and_مو anywa- apen- apena- armad- bedr- bedro- bond_money booki- boyfriend_has call_911 care_of carga- cargos_de carro_de
      charge_for child- cita_de cuchillo_$ de_18 de_cps de_donde de_ice de_inmigracion decid- desde_hace dici- dicie- droga_en en_carro en_cuarto en_la
      esposo_en esposo_me esposo_y estar_en even_know for_it for_that friend_of give_up hace_20 hacer- has_been hero- heroi- hija_$ hija_de him_و hims-
      himse- if_i in_our in_to inco- jail_on jail_phone know_what la_$ la_mama la_maquina la_pistola la_puedo lawyer_to lleg- me_dejaron me_hacen me_in
      me_into me_la me_leave me_meten me_warrant meti- mi_casa mi_ex mi_marido michigan_state muer- my_kids my_property my_sister my_teenager neve- no_puede
      no_quiero no_tiene not_find not_let not_open now_he nurs- of_charges of_us one_$ paper_from pararon_y parking_lot paso_$ patr- picke- pidie-
      police_and police_got police_to pref- prefi- preso_en puer- puert- queri- quiero_abogado rompi- runn- runni- si_ya sinc- supposed_to take_my taki-
      takin- taking_my tenem- tengo_licencia them_$ them_in this_is tiene_mi tiene_pistola to_county to_do to_take todo- too_much trabajo_y up_to va_$ ver_$
      viej- wait_$ wall_$ what_am yard_$ yo_$ yo_tengo ابني_عمره اخوي_ما الباب_and التوا- الجه- الجها- السي_بي الطر- العم- الكب- المو- انتح- بالج- بالشا-
      بالل- بالليل_and تبعه_him شلون_اعرف ضربني_me علي_الباب في_court كل_شي كنت_سايق لو_لا ما_اريد ما_عندي محامي_$ موقوف- و_طلع وبعد- وبعده- وين_$ ياخد-
      ياخدو- يهدد-`,
    '-0.1': `#اتصال #اجي #احتمال #احك #ارنت #اكتب #بقول #تحك #ترا #تلات #تهديد #ثلاث #حتي #حقه #خايف #خلو #زوج #شبا #صفح #ضايع #ضربت #غير #فات #قفت #كذب #كندا #لحق
      #لسه #محتاج #مسح #مصاري #معها #ميت #ميث #هدد #ولا #يجيب #يحبس #يمن =2al =3arabi =agente =aggravated =amigo =apelacion =automatically =ban =bat
      =borracho =both =breath =bridge =canada =castigo =cerca =cinco =civil =code =color =coming =conference =consent =cops =coworker =cuanta =cuatro
      =cuente =deje =denuncio =departamento =derecho =detective =di =dinero =end =error =estado =este =ex =f =facebook =fent =freeway =friday =friends
      =grabar =haber =habia =hago =implied =instagram =keeps =killing =lastimo =leer =lied =limite =lol =look =looks =made =masari =meaning =mensajes =mio
      =necesito =nephew =normal =offender =office =open =pare =paso =permit =placas =primera =read =refuse =roadside =robar =robaron =s =sabado =security
      =shooting =siempre =stand =store =suspect =tambien =tarde =telling =tenia =texting =things =tomado =traigo =twenty =twice =vecina =weekend =yard
      =yarda =اجي =احكي =اخدوه =اخذ =اخذت =ادانه =ارنت =الاولاد =التهمه =الحبس =الدوام =الضابط =الضحيه =القضاييه =الله =المحقق =الولايه =باب =بالمكتب
      =بتاخدو =بجلسه =بقدر =بقول =تحكي =تلات =تهمتي =جديده =حادث =حالي =حبسوني =حتي =حقه =حمايه =خالي =رفيقي =ريحه =شم =صيد =عارف =عالبيت =عقوبات =فاتتني
      =فيي =كفالتي =كندا =كيس =لسه =للبيت =للسجن =لمحامي =محل =مخالفه =معها =منو =مو =ياخذ =يشوف =يطلع ANSWER+AWAY ANSWER+Calendar ANSWER+HOME ANSWER+LATER
      ANSWERAR+HEDGE ANYMORE+HASES ANYMORE+HURTS ANYMORE+REFL ANYMORE+TOOKAR ARRESTED+BE ARRESTED+CHILD ARRESTED+DOOR ARRESTING+HURTS ARRESTING+Held
      ARRESTING+LOTS ASK+LOC ASK+NOW ASKING+CHARGED ASKING+IWANT ASKING+Violent AWAY+JUST BE+ASK BE+LATER BE+LIVE CAMEIN+KIN CAMEIN+SEARCHED CAMEIN+Young
      CAR+GIVEBACK CAR+HOME CAR+TOOKAR CAR+TOOKES CHARGED+TAKING CHARGED+WANT CHILD+HURTS CHILD+Held CHILD+Traffic CLITIC+ANSWERAR CLITIC+OVERDOSE
      CLITIC+SEIZED Calendar+PILLS DETECTIVE+LATER DIE+OVERDOSING DOOR+HIDEOUT DOOR+HOME EX+CHARGED EX+PAST EX+SAY End+ANSWER End+FIND End+HIGHPLACE
      End+Street FIND+CLITIC FIND+SOMEONE GETOUT+BE GIVEBACK+LEGAL GOT+DIE GRABBED+DOOR GRABBED+General GRABBED+PASTVERB GRABBED+TAKEES Gear+PASTVERB
      General+TAKING HASES+Drug HASES+REFL HEDGE+BREAKIN HIGHPLACE+End HOME+ANYMORE HOME+HASES HOME+SAY HOME+TAKING HOME+TOOK HOUSE+IF HOUSE+NUMBER
      HOWTO+RANOFF HURT+ANYMORE HURT+BODY HURT+KILLED HURT+KIN HURTEN+HEDGE HURTEN+KILL HURTING+PAST HURTS+Held HURTS+KIN HURTS+REFL Held+ARRESTING
      Held+HURTS Held+OUTES IF+CHILD IF+TAKINGAR IWANT+ACTOR Interview+POLICE JUST+ANSWER JUST+Interview JUST+PILLS JUST+SCARED JUST+SOMEONE KIDNAP+QUERY
      KILL+DOOR KILL+RECENT KILL+Street KILLED+COURTS KILLED+HURT KIN+CHARGED KIN+KILL KIN+PULLEDAR KIN+QUESTIONING KIN+TAKEES KNOCKED+PASTVERB
      KNOCKING+COMEIN KNOCKING+COURTS KNOCKING+HOUSE KNOCKING+Young LATER+General LATER+Near LEDGE+End LEFTNOTE+WANT LEGAL+ANSWER LEGAL+Official LIVE+ACTOR
      LOC+DETECTIVE LOC+HURTS LOTS+NOW LURKING+HOME LURKING+HOUSE MISSING+MODAL MISSING+TOOK MODAL+BEHIND MODAL+GETOUT MODAL+NECK MODAL+Plea Moment+ANSWER
      NOOSE+Moment NOW+Official NUMBER+KILLED Near+Calendar Near+LATER ONLINE+GOT ONLINE+PRESENT OUTES+BREAKIN OUTES+LATER OUTES+Moment OUTES+TAKEES
      OVERDOSE+CLITIC OVERDOSE+OUTES OVERDOSING+DIE Official+CHILD Official+NOOSE PASTVERB+ACTOR PASTVERB+HOME PASTVERB+KIN PASTVERB+KNOCKED PASTVERB+LEDGE
      PHONE+SAY PILLS+End PILLS+GOT PILLS+HOME PILLS+TOOKAR POLICE+STATEMENT PRESENT+HOWTO PRESENT+WAVING PULLED+AWAY PULLED+LEDGE PULLEDAR+HOUSE PULLING+BE
      PULLINGAR+SAY Plea+CHILD Plea+End QUERY+GRABBED QUERY+HURTEN QUERY+NOW QUESTIONED+CLITIC RANOFF+ASKING RANOFF+DOOR RANOFF+HOWTO RECENT+ACTOR
      RECENT+SEVERE REFL+JUST REFL+NOW REFL+OVERDOSE REFL+SEIZED SAY+ARRESTING SAY+End SAY+GIVEBACK SAY+HURT SAY+OUTES SAY+POLICE SAY+TOOK SCARED+ASK
      SCARED+CAR SEARCH+HOME SEARCH+Room SEARCH+SOMEONE SEARCHED SEARCHED+SEARCHED SEIZED+AWAY SEIZED+GOT SEIZED+LOTS SEIZED+REFL SEIZED+TOOKES SEVERE+AWAY
      SEVERE+Young SOMEONE+PAST SOMEONE+Plea STATEMENT+ASKAR STATION+CLITIC SUICIDAL+DIE Street+ANSWER Street+NOW TAKING+QUERY TAKING+SCARED TAKING+WEAPON
      TALKING+ARREST TALKING+Interview TALKING+SOMEONE TOOK+CAR TOOK+Room TOOK+TALKING TOOK+Violent TOOKAR+HOME TOOKAR+PRESENT TOOKAR+WEAPON TOOKES+MISSING
      WANT+ARRESTED WANT+BODY WANT+BREATHE WANT+EX WANT+FIND WANT+GRABBED WANT+Gear WANT+IDIOM WANT+LEFTNOTE WANT+MISSING WAVING+ASKING WEAPON+JUST
      WILL+ARRESTED WILL+EVERYONE WILL+FIND WILL+TOOK Worker+Calendar Worker+HOME Worker+PAST Young+General ^ARRESTING ^HOME ^_3 ^_aggravated ^_and
      ^_castigo ^_crime ^_cuales ^_cuanta ^_cuanto ^_delito ^_dismissed ^_ella ^_expunge ^_felonia ^_interlock ^_llegue ^_oficial ^_public ^_teacher
      ^_tienen ^_اكو ^_المحامي ^_المدرسه ^_تعبت ^_رح ^_صاحب ^_عقوبه ^_كفاله ^_مسموح ^_من about_court admit- aggra- allowed_$ and_obstructing and_they
      and_were and_would and_اتهموني and_ارنت and_تهمه and_كنت are_all are_going at_your atra- automatically_$ away_$ ayude- be_charged borrar_mi boun-
      brid- bridg- call_you calli- can_you casa_y caso_juvenil castigo_por causing_injury cerc- chiq- chiqu- cinc- civi- clear_automatically colo- come-
      comin- con_ninos con_orden conf- count_as court_case court_is cuanto_me cuantos_anos cuatr- de_felonia de_violencia death_$ defender_$
      defensor_publico desc- diferencia_entre dije_que dijeron_que dine- diner- dinero_$ dismissed_$ en_camino esta_tocando estad- estado_$ extra- face-
      faceb- falte_corte felonia_y for_me fraud_$ freew- from_me func- girlf- hago_$ has_court help_me help_my hija_se hijo_dice hijos_$ him_with his_phone
      hold- hospital_y hurt- husband_$ i_come i_refuse implied_consent is_been is_real it_and keep- keeps_saying killi- la2en- la_primera lie_detector
      llevaron_$ loca- mama_esta me_acusaron me_but me_pararon me_puedo me_soltaron meani- meaning_$ mens- mensa- mi_primer mi_tia mi_vecino miran-
      my_attorney my_bedroom my_husband my_porch my_roommate my_sons need- neph- nephe- nervi- no_veo offe- ofic- ofici- on_that on_this out_in owi_causing
      papa_esta papel_que pare- payi- pierdo_la placa- plati- plead_guilty police_have por_felonia primera_vez que_castigo que_corte que_sea que_yo
      resisting_and resisting_arrest roads- robar- se_llevaron se_quedaron seco- secon- segui- shar- she_says siem- siemp- smel- solo_$ soy_la statement_$
      stop_$ su_casa super- tamb- tambi- telli- texti- thing- tiquet_y to_ask to_go to_murder to_say todavia_no tomad- tomo_pastillas trata- truck_$ twic-
      up_by van_arrestar vehicle_$ vivo_en witn- witne- y_dicen y_todavia yard- you_are you_tell اجاوب_$ اخدوه_him اخوي_الصغير ادان- ادانه_$ الاعت-
      الافراج_المشروط الته- التهم- الجل- السج- الضا- الضاب- الضحي- الغر- الغرا- الما- المر- الموب- انا_عم انا_مو انتظ- او_لا اوقفو- ايش_نعمل بالجي- بالدر-
      بالسياره_$ بالقا- بالو- بجلس- بعرف_شو بكفاله_$ بيحك- جديد- حبسوني_me حقوق- حماي- خلون- ساعد- سيارت- عالبي- عقوبا- علي_التلفون عليا_and عليه_مذكره
      عملت- فاتت- فاتتن- فاتتني_me كفالت- كم_yom لحد_ما للبي- للسج- لمحا- لمحام- ما_دفعت ما_راح ما_فهمت معي_$ هلق_and وهو_عم يحبس- يسالن- يفرج-`,
    '-0.2': `#michigan #ابدا #ابلغ #اتصلت #اتهمو #اثبت #اثنا #اجر #احتيال #اخاف #اخدت #اخدو #اخضر #اخف #ادان #اذن #اربر #ارجع #استدعا #استعمل #استيناف #اسر #اسقاط
      #اسم #اسو #اشار #اصلا #اطلب #اعتدا #اعتراض #اعترض #افراج #اقدم #اقص #اكتر #الحد #الف #الل #امر #انتبهت #انحكمت #انغهام #انواع #اهل #اول #اونلا #اوهاي
      #بارح #باق #بال #بالغ #بالنت #باوهاي #ببلاش #بتاثر #بتاخد #بتب #بتج #بتخلص #بترجع #بتروح #بتشتغل #بتصل #بتضل #بتطلع #بتعرف #بتعمل #بتقدر #بتنحسب #بخسر
      #بدخن #بدون #برجع #برجل #برنامج #بروبيشن #بري #بريد #بسبب #بسيط #بطل #بطلب #بعت #بعتت #بعشر #بكندا #بلانسنغ #بنحبس #بولا #بونتيا #بيتهمو #بيحك #بيرجع
      #بيروح #بيشوف #بيضل #بيطلع #بيطلعل #بيع #بيعمل #بيك #بيمسكو #بين #بيها #تاثير #تاجيل #تاخرت #تاريخ #تتوقع #تخفيف #تدافع #تساعد #تسال #تسقط #تظهر #تمنع
      #تنحسب #تهم #تهمه #تهور #تواصل #توزيع #ثالث #ثاني #جديد #جريم #جرين #جلسه #جناي #جنسيه #جير #جيش #حادث #حاول #حشيش #حضرت #حكم #حمل #خاص #خطو #خطير
      #دايفرجن #درج #دفع #دول #دومست #ديستركت #ديفندر #ديو #رابع #رخص #رساله #رسم #رفيقت #رقم #زاد #زين #ساعد #سافر #سالو #سانت #سجن #سرقه #سقطت #سكر #سكرتر
      #سماع #سنت #سنه #سواقه #سوال #سوبر #سيركت #شاحن #شاف #شاهد #شرك #شروط #شطب #شغل #شو #صاحب #صفه #صلت #صلن #صور #صورت #صيد #ضاعت #ضحي #ضدي #طبي #طلاب
      #طلبت #طلبو #طيب #ظلم #عدم #عراق #عربي #عشر #عقوبه #عمل #عنا #عنفاسري #عنه #عنها #غبت #غرامه #غرين #غلط #غلطت #غياب #فتش #فرص #فرق #فلني #فلينت #فهمت
      #فيدرال #فيه #قالت #قدرت #قدم #قديم #قسط #قضاي #قضيت #قضيه #قفه #قلب #قلت #قيم #كانت #كتير #كفال #كفاله #كلاس #كلوا #كنت #كوز #كونتاكت #كيرلس #كيف
      #لاج #لاد #لانسنغ #لحت #لحد #لقا #لقيت #لما #مبلغ #مترجم #متل #محامي #محدد #محكمه #محلفين #مختلف #مخدرات #مدعي #مده #مدين #مسدس #مسدمينر #مشروط #مشكل
      #مشي #مصادر #مصاريف #معلوم #مفتوح #مقيم #ملغ #ملك #ممكن #منطق #موبد #موعد #ميلاد #ناس #نجيب #نحضر #ندسور #نروح #نريد #نظيف #نعمل #نقاط #نوع #هاد #هالش
      #هيك #ونص #ياه #ياي #يبق #يثبت #يحبسو #يحك #يدخل #يروح #يسقط #يشوف #يشيل #يصير #يضل #يطلع #يظهر #يعطو #يقدم #يقرر #يكف #يكون #يلغ #يلي #ينحبس #ينحسب
      #يوقفو * ._04 ._4a 10_years 14_days 17_year 19_and 200_$ 30_days 3ann- 3ayz- 48_horas 5_years 68th_district 7411_y 7_years 93_dias 93_يوم =10 =100
      =150 =16 =1st =22 =400 =45 =4a =68 =769 =93 =abierta =absconding =abuso =aca =acabar =accident =account =accusation =accused =acuerdo =acusa =acusan
      =acusarme =acusaron =address =adolescente =advice =advisement =affect =agarran =agravada =aid =alcohol =alguna =ann =anos =anything =apartment =apelar
      =aplicacion =appeal =appear =application =appointment =arbor =arma =armas =arreglar =arreglarlo =arrepiento =arrest =arrestar =arrested =arresto
      =aseguranza =aside =ask =assault =assessment =asylum =attorney =audiencias =aunque =automatic =averiguo =avion =aw =bac =background =bajar =belongings
      =bici =bien =big =bisir =board =bodily =body =boleta =bolsita =bondsman =borrado =borran =borrar =broke =bronca =btemshi =bufete =buscan =but
      =byen7seb =byseer =cada =calendar =califico =california =calling =cam =cambia =cambie =cambio =can =cantidad =card =careless =cargo =carrying =cart
      =carta =cartas =cases =caso =caught =causing =cazar =celular =charged =check =choked =ciento =circuito =citizenship =ciudadana =ciudadano =claim
      =clair =clase =classes =clear =clearance =clemens =clientes =club =cobran =cobrar =cobros =cocaina =cocaine =coke =college =comercial =common
      =community =como =company =concealed =condado =condena =condenado =conduct =conocido =consecuencias =construction =container =contarle =contest
      =controlled =copia =corte =cosa =costos =costs =cps =crash =crazy =crime =crimes =criminal =cristal =cuales =cuando =cuantas =cuanto =cuantos =cubre
      =cuenta =cuentan =cuesta =culpar =damage =dan =dangerous =dar =deadline =deadlines =deal =dealer =decide =decir =decirle =declararme =declaro =dedo
      =defender =defense =defensor =deferred =definition =dejar =dejen =delete =delito =deliver =delivery =demanda =denied =deportan =deportation
      =desestimar =desfalco =designated =detroit =dia =dicho =diferencia =different =dismissed =disorderly =disqualified =dna =documento =documentos =does
      =dolares =dollars =domestic =domestica =domingo =drive =driver =drivers =drogas =drop =dropped =drunk =during =east =edad =efectivo =eligible =ella
      =else =eluding =empiezo =empleo =employer =employers =encerran =encerrar =endangerment =entera =entonces =entra =entre =entregar =entro =era =eran
      =escribio =esos =espanol =espera =esperar =esposa =estaba =estados =estudiante =estudio =estuvo =evaluation =even =evidence =examen =existe
      =expediente =expired =explain =explained =explicame =expunge =expungement =exs =failure =falle =falso =faltar =falte =family =fecha =fechas =federal
      =felon =felonia =felonies =felonious =fiesta =fight =final =finally =financial =financiera =fines =firearms =first =fleeing =florida =for =forfeiture
      =forgot =form =formulario =fotos =fraud =fraude =general =genesee =get =golpea =google =grado =grandmother =grave =great =guard =guarda =guatemala
      =guilty =gym =habitual =hablan =had =hal =handle =hardship =harm =high =hire =hired =historial =history =hizo =holder =hours =housing =hunt =hunting
      =huron =hurt =iba =ignore =illegal =illinois =immobilization =impaired =impounded =improper =indiana =informante =information =infraccion =infraction
      =ingham =injury =inmate =instead =intent =interprete =interpreter =interrogation =investigation =items =jamas =jefe =jobs =jueves =juicio =junto
      =juntos =juvenil =juvenile =kept =kind =laboratorio =lansing =lapeer =larceny =lee =leile =lejos =less =lift =lifted =list =llama =llega =lleno =lleve
      =lobby =lock =loss =lowered =lying =macomb =magistrado =major =make =mamnou3 =mandar =maneja =manejar =march =marihuana =marijana =marijuana =marque
      =mas =maximo =medical =meeting =menni =menor =menores =menos =messages =meter =meth =meto =mexico =michigan =military =mine =minimum =minor =mintio
      =misd =misdemeanors =modo =moms =money =moral =mount =moved =muchacho =multiple =muy =nafs =names =national =naturalization =necesita =neighbors
      =nervios =next =nombre =novia =nueva =nuevo =o =obligatorio =obstructing =ofensa =oferta =offense =ok =olvide =olvido =online =only =onzas =operating
      =orden =ordinance =otro =otros =owe =page =pague =paid =para =parada =parents =parole =pasos =pedir =pego =pegue =penalty =penas =pendiente =pending
      =pensar =percent =perdida =perdido =permanent =permitido =pero =personal =personas =petition =phone =pierdo =place =plant =plantas =platica =pleito
      =po =podemos =poder =podia =points =poligrafo =ponen =pontiac =por =port =portar =positive =possession =ppo =pregunto =prejudice =prescription
      =present =presenta =presentarme =prevention =primer =primeros =principal =prior =priors =prision =prison =private =probatoria =proceso =program
      =programa =promise =prove =prueba =pruebas =public =publico =puedo =punishment =puse =pushed =que =queda =quedar =quede =quedo =queremos =quince
      =quitan =rapids =receta =reckless =reclamar =reduce =reduced =reducir =refusal =reglas =regresen =reinstatement =remove =removed =renewal =repeat
      =report =represent =request =residencia =resident =residente =resisting =resistir =response =responsibility =restraining =restringida =results =retail
      =retirar =review =revocada =revocado =rid =ring =road =robando =robbed =robo =rompio =rules =saber =sali =salir =sallem =sample =sangre =screen =se3a
      =seal =sealed =second =secretary =segundo =seis =sell =semana =send =senora =ser =served =service =servicio =set =sexual =shi =shoplifting =shows
      =sido =siete =significa =sigue =single =small =social =soltaron =someone =sons =spanish =speedy =stepdad =steps =student =su =sube =subpoena =suicide
      =summer =super =suspension =taken =talet =tarda =target =te =teacher =team =technical =tecnica =temerario =temporada =tenido =tercer =tercera =tercero
      =tested =testify =tests =tether =texas =text =that =third =those =threatening =thrown =ticket =tickets =tienda =time =tiquet =tirar =toca =todavia
      =together =tolerance =toman =tomar =total =trafico =trailer =trailero =trainee =tramite =treatment =tres =trial =trouble =troy =try =tuesday =tumbar
      =turn =turno =turpitude =tuvo =underage =understand =undo =unlock =uno =unpaid =uscis =using =varias =vaya =ve =vehicle =vence =vencio =ver =veras
      =verdad =vez =viaje =victima =video =violating =violence =violo =visits =volvi =wa2t =waiver =wanted =was =watched =weapon =website =whatever =wheel
      =when =who =why =wisconsin =word =work =worse =ya3ni =year =years =yenfa3 =yerba =you =youthful =ypsilanti =zero =ابدا =ابلغ =اتهموني =اتهموه =اثبت
      =اثناء =اجباري =اجل =احتمال =اخاف =اخف =ادفعه =اربر =استانف =استدعاء =استعمل =استعملت =استيناف =اسحب =اسرق =اسري =اسقاط =اسم =اسمها =اشاره =اشتري
      =اشتي =اشطب =اصابه =اصلا =اطلب =اعتداء =اعترض =اقامتي =اقدر =اقدم =اقصي =اقل =اكتر =ال =الاحد =الاحداث =الادانه =الاعتداء =الاغراض =الافراج =الاهل
      =الاول =الاولي =البروبيشن =التاجيل =التامين =التانيه =التعويض =التقرير =التواصل =التيكت =الثالثه =الثاني =الثانيه =الجامعه =الجديد =الجرايم =الجلسه
      =الجنايه =الجنايي =الجنسيه =الجوري =الحاكم =الحد =الحشيش =الخطوه =الدفاع =الدوله =الدومستك =الدي =الراكب =الرفض =الرقم =السرقه =السكرتري =السير
      =الشركه =الشروط =الشطب =الضابطه =الضرب =العام =العقوبه =العنف =العنوان =الغرامات =الغرامه =الف =الفايليشن =الفرق =الفلني =الفيلوني =القانون =القديم
      =القديمه =القضايا =القضيه =القياده =الكحول =الكفاله =الكليه =الكورت =اللي =الليل =المبلغ =المحامي =المحل =المحلفين =المختبر =المخدر =المدعي =المده
      =المدينه =المذكره =المراقبه =المسدمينر =المشروط =المقاومه =الموعد =النقاط =الهوشه =الورنت =الوقت =الوورنت =امر =انتهت =انحكمت =انغهام =انكليزي =انواع
      =او =اوكل =اول =اونلاين =اي =ايش =ب =بال =بالتهمه =بالجلسه =بالساعه =بالسجل =بالعربي =بالعنف =بالفحص =بالقضيه =بالكفاله =بالمحكمه =بالنت =بالورقه
      =باول =باوند =باوهايو =ببلاش =بتاثر =بتاخد =بتبين =بتخلص =بتروح =بتصل =بتصير =بتضل =بتطلع =بتعرف =بتعملو =بتقدر =بتنحسب =بتوصل =بجيبي =بحط =بخسر =بدخن
      =بدون =بدي =برخصه =برنامج =بروبيشن =بريزن =بسبب =بسجلي =بسرقه =بسوق =بسيط =بشتغل =بطاقه =بعتت =بعد =بعدين =بعض =بكفاله =بكندا =بلا =بلانسنغ =بمحامي
      =بمحكمه =بميشيغان =بندقيه =بولايه =بونتياك =بياخد =بيبين =بيت =بيحقلهم =بيحكي =بيدفع =بيرجع =بيسمح =بيشتغل =بيشوف =بيصير =بيضل =بيع =بيعملو =بيكلف
      =بيكون =بين =بيننا =بيها =تاثير =تاجيل =تاريخ =تالت =تامين =تاني =تبكي =تتوقع =تخفيف =تدفع =تدق =تذر =تذكره =تراك =ترخيص =تركت =تسقط =تصالحنا =تصير
      =تظهر =تلفوني =تنحسب =تهم =تهمته =تهمه =تهموني =تواصل =توزيع =توصل =توقيف =تياب =ثانيه =ثلاث =جديد =جريمه =جرين =جلست =جلسه =جنحه =جنسيه =جيب =حاله
      =حاول =حبس =حضر =حضرت =حقوق =حقي =حقيقي =حكم =حكمه =حمل =حيازه =خالفت =خايف =خبر =خطوات =خطوه =خطيره =خلال =خلوني =داكا =دراغ =درجه =دفعت =دق =دولار
      =دومستك =ديستركت =ديفندر =ديوتي =رخصتي =رد =رساله =رسوم =سابقه =ساعدوني =سانت =سبب =سبع =سجله =سرقه =سعر =سقطت =سكر =سنتين =سنه =سنين =سوابق =سواق
      =سواقه =سوبر =سوق =سي =سياقه =سير =شاحنه =شرط =شركه =شروط =شطب =شفت =شكل =شهاده =شو =شيل =صورتي =ضابط =ضاعت =ضدي =طالب =طبي =طردوني =طلبت =طيب =ظلم
      =عالطريق =عالمحكمه =عالمركز =عبيت =عدم =عرض =عشرين =عطاني =عطي =عقوبتها =عقوبه =علاج =عندي =عنف =عنه =عنها =عنوان =غبت =غرامات =غرامه =غرين =غلط =غلطت
      =غلطه =غير =فاتني =فتشوني =فرصه =فلينت =فهمت =فيلوني =فينا =فيه =قالت =قانوني =قبض =قدرت =قدمت =قديش =قديمه =قضايا =قضيت =قضيتي =قلت =قياده =كاتبين
      =كاذب =كامله =كانت =كبير =كتاب =كتابه =كتير =كحول =كفاله =كلاس =كلفه =كلمني =كلوا =كنت =كوز =كونتاكت =كيرلس =كيف =لاجي =لارسني =لانسنغ =لانه =لاني
      =لايسنس =لايمتي =لجنحه =لحتي =لحد =لرفيقي =لقضيه =للبروبيشن =للتحقيق =للشطب =للشغل =للضابط =للعنف =للقاصر =للقاضي =للمحامي =للمحكمه =لم =لما =ليسن
      =ماريجوانا =مبلغ =متجر =مترجم =متل =متهم =مجاني =محاكمه =محاميي =محتاج =محكمتها =محكمتي =محكمه =محلفين =مخدر =مخدرات =مدير =مراقبه =مره =مسدمينر
      =مسكوني =مسموح =مصادره =مصاريف =معصب =معلقه =معلمه =معناها =مقابل =مقابله =مقاطعه =مقاومه =مقيده =مقيم =مكتب =ملغيه =ملك =ممكن =منيح =مواطن =مواعيد
      =موافقه =موبد =موعد =موعدي =موقع =ميسدمينر =ميشيغان =نتيجه =نجيب =نروح =نريد =نظيف =نعمل =نوع =هاد =هالشي =هددني =هل =هنا =هيك =واحد =والرخصه =والسلاح
      =والشرطه =والقاضي =والقضيه =والمحامي =والمحكمه =والمسدس =وبتروح =وخايف =وصفه =وصلت =وصلتني =وصلني =وعطاني =وعطوني =وعليه =وعندها =وغرين =وقت =وقفه
      =وقفوه =وكتبولي =ولازم =ولايه =ومخالفه =ومين =وندسور =ونسيت =ونص =وياي =وين =ياخدو =يبلغ =يحجي =يحكي =يخفف =يروح =يسال =يشتغل =يطلعو =يظهر =يعمل =يقدم
      =يقرر =يقولوا =يكفي =يكون =يلي =يمني =ينحبس =ينحسب =يوصل =يومين @001 @asked-part @done @may @past @past-part ACTOR+DETECTIVE ACTOR+HOME ANSWER+CHILD
      ANSWER+DETECTIVE ANSWER+HURTS ANSWER+INTO ANSWER+LEGAL ANSWER+LOC ANSWER+Near ANSWER+PHONE ANSWER+TOOK ANSWER+Young ANSWERAR+CAR ANSWERAR+IWANT
      ANSWERAR+POLICE ANYMORE+GRABBED ANYMORE+HOME ANYMORE+PODER ANYMORE+SEARCH ANYMORE+STATEMENT ARREST+ANSWER ARREST+ARRESTED ARREST+CAR ARREST+GIVEBACK
      ARREST+GOT ARREST+Held ARREST+Interview ARREST+NOOSE ARREST+SOMEONE ARREST+WEAPON ARREST+Weapon ARRESTED+ARREST ARRESTED+CAR ARRESTED+Drug
      ARRESTED+General ARRESTED+HIDEOUT ARRESTED+HURTING ARRESTED+IF ARRESTED+Interview ARRESTED+LATER ARRESTED+LOTS ARRESTED+MODAL ARRESTED+Traffic
      ARRESTED+WILL ARRESTING+HURTING ARRESTING+PAPERS ARRESTING+Paperwork ASK+ARREST ASK+BE ASK+GOT ASK+General ASK+HOUSE ASK+JAILED ASK+PAST ASK+Plea
      ASK+RANOFF ASKAR+Paperwork ASKAR+SAY ASKING+ARRESTED ASKING+COURTS ASKING+JAILED ASKING+JUDGE ASKING+Paperwork ASKING+SUICIDAL ASKING+TOOK
      ASKING+WAVING ASKING+WEAPON AWAY+ASK AWAY+HURTS AWAY+Held AWAY+LATER AWAY+NUMBER AWAY+Worker BE+ANSWERAR BE+CHARGED BE+Held BODY+Calendar BREAKIN+BODY
      BREAKIN+PASTVERB BREATHE+GIVEBACK BREATHE+JUDGE BREATHE+LEGAL BREATHE+THING CAMEIN+GRABBED CAMEIN+LOTS CAMEIN+POLICE CAMEIN+Paperwork CAR+ANSWER
      CAR+ARRESTED CAR+BODY CAR+FIND CAR+KIN CAR+PAST CAR+RANOFF CAR+WARRANT CHARGED CHARGED+ANSWER CHARGED+ARREST CHARGED+ASK CHARGED+CHARGED
      CHARGED+CLITIC CHARGED+COMEIN CHARGED+FIND CHARGED+GOT CHARGED+HURT CHARGED+IWANT CHARGED+KILLED CHARGED+KILLING CHARGED+KNOCKED CHARGED+KNOCKING
      CHARGED+LOTS CHARGED+MISSING CHARGED+Official CHARGED+POLICE CHARGED+Plea CHARGED+STATEMENT CHARGED+Street CHARGED+TAKEES CHARGED+TAKINGAR
      CHARGED+TOOKES CHARGED+WEAPON CHARGED+WILL CHILD+CHARGED CHILD+DETECTIVE CHILD+EX CHILD+GETOUT CHILD+General CHILD+HURTING CHILD+IF CHILD+KIDNAP
      CHILD+KNOCKING CHILD+LATER CHILD+ONLINE CHILD+PAPERS CHILD+PODER CHILD+POLICE CHILD+SEARCH CHILD+SEVERE CHILD+SOBRIETY CHILD+TOOKAR CLITIC+CHARGED
      CLITIC+LATER CLITIC+QUESTIONS COLOR+HIGHPLACE COLOR+LEDGE COLOR+LEGAL COLOR+Street COMEIN+CLITIC COMEIN+COURTS COMEIN+DOOR COMEIN+PILLS COMEIN+QUERY
      COMEIN+SOMEONE COMEIN+TOOK COURTS COURTS+COURTS COURTS+DETECTIVE COURTS+FALLEN COURTS+GONEOFF COURTS+HOUSE COURTS+KILL COURTS+MISSING COURTS+POINT
      COURTS+PRESENT COURTS+RANOFF COURTS+SEARCH COURTS+STATEMENT COURTS+WAVING COURTS+WEAPON COURTS+Young CPS+HOME CPS+SAY CUFFS+CLITIC Calendar+GIVEBACK
      Calendar+HURT Calendar+Interview Calendar+JUST Calendar+LATER Calendar+PAPERS Calendar+PASTVERB Calendar+POINT Calendar+PRESENT Calendar+TOOK
      Calendar+WARRANT DANGERES+OUTES DETECTIVE+GIVEBACK DETECTIVE+GRABBED DETECTIVE+JAILED DETECTIVE+NUMBER DETECTIVE+PAST DIED+IDIOM DIED+QUERY
      DOGS+POLICE DOOR+AWAY DOOR+CHARGED DOOR+IF DOOR+SEARCH Drug+ASKING Drug+BREAKIN Drug+CHARGED Drug+CHILD Drug+JUDGE Drug+KNOCKING EX+HIDEOUT
      EX+Official EX+PASTVERB EX+PRESENT EX+TOOK EX+Violent End+ARREST End+LEGAL End+LURKING End+OVERDOSED End+OVERDOSING FAINT+OUTES FAINT+WANT FAINT+WILL
      FALLEN+JUST FALLEN+STATEMENT FIND+AWAY FIND+LEGAL FIND+LOC FIND+PILLS FIND+SCARED FIND+Weapon GETOUT+Room GIVEBACK+ARREST GIVEBACK+BREATHE
      GIVEBACK+CAR GIVEBACK+COURTS GIVEBACK+HOME GIVEBACK+Interview GIVEBACK+MODAL GIVEBACK+REFL GONEOFF+General GONEOFF+NOOSE GONEOFF+WEAPON GONEOFF+Weapon
      GOODBYE+Young GOT+HURTING GOT+LEGAL GOT+NUMBER GOT+PODER GOT+POINT GRABBED+ARRESTING GRABBED+AWAY GRABBED+CAMEIN GRABBED+HURTS GRABBED+IF GRABBED+KILL
      GRABBED+Room Gear+HEDGE Gear+KILL Gear+KIN General+ARRESTING General+ASK General+FALLEN General+GETOUT General+HASES General+HOUSE General+JUST
      General+KIN General+LATER General+PAPERS General+POINT General+PULLEDAR General+QUERY General+SCARED General+TAKEES General+TAKINGAR General+WARRANT
      HASES+LEGAL HASES+PASTVERB HASES+QUERY HASES+SOMEONE HASES+Violent HEDGE+BLEEDING HEDGE+CAMEIN HEDGE+CHARGED HEDGE+FIND HEDGE+KIDNAP HEDGE+KNOCKED
      HEDGE+LEDGE HEDGE+LEGAL HEDGE+LETGO HEDGE+POISON HEDGE+SEIZED HEDGE+SEVERE HEDGE+STATED HEDGE+Street HEDGE+WRISTS HIDEOUT+LEGAL HIDEOUT+LOTS
      HIDEOUT+POLICE HIDEOUT+SCARED HOME+ARREST HOME+ARRESTED HOME+COMEIN HOME+End HOME+General HOME+LEGAL HOME+NOOSE HOME+Official HOME+PAST HOME+STATEMENT
      HOME+THING HOUSE+ANYMORE HOUSE+ARREST HOUSE+BREAKIN HOUSE+CHARGED HOUSE+General HOUSE+LEGAL HOUSE+MODAL HOUSE+Plea HOUSE+SCARED HOUSE+STATED
      HOUSE+TAKING HOWTO+Moment HURT+ARREST HURT+ARRESTING HURT+AWAY HURT+Calendar HURT+INTO HURT+LEGAL HURT+OUTES HURT+PAST HURT+PODER HURT+POISON
      HURT+TAKING HURT+THING HURT+Traffic HURT+WANT HURTEN+CHARGED HURTEN+CHILD HURTEN+GONEOFF HURTEN+Young HURTING+ARRESTING HURTING+CHARGED
      HURTING+Calendar HURTING+General HURTING+HURT HURTING+TAKEES HURTING+TAKINGAR HURTS+ANYMORE HURTS+HEDGE HURTS+IF HURTS+INTO HURTS+Moment HURTS+QUERY
      HURTS+THING HURTS+WANT Held+General Held+IF Held+INTO Held+MODAL IDIOM+DIED IDIOM+HEDGE IDIOM+KILL IDIOM+KILLED IDIOM+LOC IDIOM+OVERDOSE IDIOM+RECENT
      IF+ARRESTING IF+CAR IF+DOOR IF+Drug IF+FIND IF+GOT IF+HASES IF+LIGHTS IF+NOOSE IF+PAPERS IF+PAST IF+TAKEES IF+TAKING IF+WARRANT INTO+Held INTO+LATER
      INTO+NUMBER INTO+RECENT INTO+SAY IROOM+AWAY IROOM+INTO IROOM+LOC IROOM+PRESENT IWANT+ARRESTING IWANT+GIVEBACK IWANT+TAKING IWANT+TAKINGAR
      Interview+Calendar Interview+LATER Interview+LOTS JAILED+Drug JAILED+HASES JAILED+HOUSE JAILED+MISSING JAILED+PILLS JAILED+SEARCH JUDGE+ASKING
      JUDGE+GONEOFF JUDGE+IDIOM JUDGE+KILL JUDGE+RANOFF JUDGE+WAVING JUST+CHARGED JUST+COURTS JUST+General JUST+JAILED JUST+Official JUST+Paperwork
      JUST+REFL KIDNAP KIDNAP+HOUSE KIDNAP+KIDNAP KIDNAP+NOW KIDNAP+RANOFF KIDNAP+TAKING KILL+ARRESTED KILL+COURTS KILL+IDIOM KILL+JAILED KILL+LOTS
      KILL+Near KILL+Official KILL+RANOFF KILLED+THING KIN+ANSWERAR KIN+ASKING KIN+BEHIND KIN+DIE KIN+DOGS KIN+General KIN+IF KIN+ONLINE KIN+PODER
      KIN+SOBRIETY KIN+TAKINGAR KNOCKED+CHARGED KNOCKED+DOOR KNOCKED+HURTING KNOCKED+KIN KNOCKED+Official KNOCKING+HURTS LATER LATER+Calendar LATER+GOT
      LATER+JUST LATER+LATER LATER+LOTS LEDGE+LOTS LEDGE+ROADSIDE LEFTNOTE LEFTNOTE+Interview LEFTNOTE+LEFTNOTE LEGAL LEGAL+CHILD LEGAL+Drug LEGAL+End
      LEGAL+GIVEBACK LEGAL+GRABBED LEGAL+HURTS LEGAL+IWANT LEGAL+Interview LEGAL+JUST LEGAL+KNOCKING LEGAL+LEGAL LEGAL+LOTS LEGAL+PILLS LEGAL+POINT
      LEGAL+POLICE LEGAL+RANOFF LEGAL+SOBRIETY LEGAL+Street LEGAL+TAKING LEGAL+TALKING LEGAL+WILL LEGAL+Young LIVE+OUTES LIVE+SOMEONE LOC+LATER LOC+LEGAL
      LOC+ONLINE LOTS+ASKING LOTS+DOOR LOTS+FAINT LOTS+INTO LOTS+PULLINGAR LOTS+Plea LOTS+SOMEONE LOTS+STATEMENT LOTS+Violent LURKING+HIDEOUT LURKING+LOTS
      MISSING+AWAY MISSING+LEGAL MISSING+PAST MODAL+EX MODAL+FALLEN MODAL+IDIOM MODAL+LATER MODAL+Official MODAL+PHONE MODAL+POLICE MODAL+SOMEONE
      MODAL+TAKEES Moment+COURTS Moment+HURTS Moment+Paperwork Moment+QUESTIONING Moment+SEARCH NOOSE+HOME NOOSE+IF NOOSE+LEGAL NOOSE+SOMEONE NOW+CHARGED
      NOW+IF NOW+LEGAL NUMBER+ACTOR NUMBER+ANYMORE NUMBER+KIN NUMBER+LEGAL NUMBER+QUERY NUMBER+Young Near+HASES Near+LEGAL Near+PAST Near+POLICE
      Near+STATION ONLINE ONLINE+General ONLINE+KIN ONLINE+LEGAL ONLINE+MODAL ONLINE+ONLINE OUTES+ANYMORE OUTES+CHARGED OUTES+COURTS OUTES+GIVEBACK
      OUTES+GRABBED OUTES+IF OUTES+IWANT OUTES+LEDGE OUTES+MODAL OUTES+PASTVERB OUTES+STATEMENT OVERDOSED+End Official+BREAKIN Official+CHARGED
      Official+HURT Official+HURTEN Official+PASTVERB Official+RECENT Official+SEARCHED Official+TOOK PAPERS+JUST PAPERS+PAST PAPERS+POINT PAST+BE PAST+BODY
      PAST+HEDGE PAST+HOME PAST+HURT PAST+LIVE PAST+NOW PAST+PASTVERB PAST+PODER PAST+PRESENT PAST+PULLEDAR PAST+RANOFF PAST+STATEMENT PAST+TAKING
      PAST+TAKINGAR PAST+TOOKAR PASTVERB+GRABBED PASTVERB+HOWTO PASTVERB+JAILED PASTVERB+LEFTNOTE PASTVERB+LOC PASTVERB+NOW PASTVERB+Near PASTVERB+ROADSIDE
      PASTVERB+Street PASTVERB+TAKEES PILLS+ASKING PILLS+AWAY PILLS+CHARGED PILLS+Calendar PILLS+SCARED PILLS+WEAPON PILLS+WILL PILLS+Weapon PODER
      PODER+ARREST PODER+BE PODER+GIVEBACK PODER+GOT PODER+HEDGE PODER+OUTES PODER+Official PODER+PODER PODER+QUERY PODER+TAKEES PODER+TOOK POINT+ASKING
      POINT+COURTS POINT+LEGAL POISON+PRESENT POLICE+ARRESTED POLICE+GIVEBACK POLICE+IF POLICE+LEGAL POLICE+NUMBER POLICE+PASTVERB POLICE+POINT POLICE+RAID
      POLICE+SEARCH POLICE+TOOK PRESENT+CHARGED PRESENT+JOKE PRESENT+KILLED PRESENT+LATER PRESENT+LEGAL PRESENT+LIGHTS PRESENT+ONLINE PULLED+LOTS
      PULLED+Traffic PULLINGAR+COURTS PULLINGAR+GOT PULLINGAR+General PULLINGAR+Paperwork Paperwork+BREAKIN Paperwork+DETECTIVE Paperwork+FALLEN
      Paperwork+FIND Paperwork+GIVEBACK Paperwork+GONEOFF Paperwork+KILLING Paperwork+KNOCKING Paperwork+Street Paperwork+TOOKES Plea+AWAY Plea+COURTS
      Plea+GOT Plea+INTO Plea+Paperwork Plea+QUERY Plea+TALKING Plea+THING QUERY+BREAKIN QUERY+CHILD QUERY+CLITIC QUERY+COMEIN QUERY+Calendar QUERY+EVERYONE
      QUERY+FIND QUERY+GETOUT QUERY+GIVEBACK QUERY+Gear QUERY+General QUERY+IWANT QUERY+LEGAL QUERY+LOC QUERY+RECENT QUERY+REFL QUERY+SCARED QUERY+SOBRIETY
      QUERY+SOMEONE QUERY+Street QUERY+Violent QUERY+WARRANT QUERY+Young RANOFF+ANSWER RANOFF+GETOUT RANOFF+KIDNAP RANOFF+LEGAL RANOFF+Official
      RANOFF+POLICE RANOFF+Plea RANOFF+TAKING RANOFF+TALKING RECENT+ARREST RECENT+CHARGED RECENT+HOWTO RECENT+IDIOM RECENT+LEGAL RECENT+PASSEDOUT
      RECENT+TAKING REFL+AWAY REFL+CAR REFL+COURTS REFL+HASES REFL+INTO REFL+SOBRIETY REFL+Traffic ROADSIDE+MODAL Room+ASKING Room+KIN Room+OUTES Room+SAY
      Room+WILL Room+Young SAY+KIDNAP SAY+LEGAL SAY+PASTVERB SAY+POINT SAY+PULLED SAY+TOOKAR SAY+Violent SCARED+End SCARED+GONEOFF SCARED+HURTS SCARED+NOW
      SCARED+RANOFF SCARED+RECENT SCARED+Street SCARED+WILL SEARCH+General SEARCH+HOUSE SEARCH+LEGAL SEARCHED+CAR SEARCHED+HOUSE SEIZED+ARRESTED SEIZED+Gear
      SEIZED+INTO SEIZED+Near SEIZED+WEAPON SEVERE+CHARGED SEVERE+Paperwork SEVERE+SOMEONE SOBRIETY+ANYMORE SOBRIETY+Calendar SOBRIETY+INTO SOBRIETY+LATER
      SOBRIETY+LEGAL SOBRIETY+LOC SOBRIETY+MODAL SOBRIETY+Moment SOBRIETY+PAST SOMEONE+ANSWER SOMEONE+CHARGED SOMEONE+End SOMEONE+GIVEBACK SOMEONE+LOTS
      SOMEONE+OVERDOSE SOMEONE+PAPERS SOMEONE+WARRANT STATEMENT+ANYMORE STATEMENT+AWAY STATEMENT+CAR STATEMENT+CHILD STATEMENT+Calendar STATEMENT+GOT
      STATEMENT+GRABBED STATEMENT+IWANT STATEMENT+LEGAL STATEMENT+POLICE STATEMENT+THING STATEMENT+TOOK STATEMENT+Young STATION+ANSWER STATION+ASKING
      STATION+POLICE Sick+End Sick+HIGHPLACE Sick+LEDGE Sick+PILLS Sick+Street Street+ARREST Street+ASK Street+AWAY Street+COURTS Street+HASES Street+HOUSE
      Street+INTO Street+Paperwork TAKEES+CHARGED TAKEES+HEDGE TAKEES+HURTING TAKEES+Held TAKEES+LEGAL TAKEES+NOOSE TAKEES+OUTES TAKEES+PAPERS TAKEES+TAKING
      TAKEES+WILL TAKING+BODY TAKING+CHARGED TAKING+Calendar TAKING+KIDNAP TAKING+RECENT TAKING+TAKEES TAKINGAR+HEDGE TAKINGAR+HURTING TALKING+End
      TALKING+HOME TALKING+KIN TALKING+LEDGE TALKING+Room THING+ARREST THING+BREATHE THING+KILL THING+KILLED THING+TAKINGAR THING+WAVING TOOK+ANSWER
      TOOK+CHARGED TOOK+LEGAL TOOK+LOC TOOK+MISSING TOOK+WAKE TOOK+WEAPON TOOK+Weapon TOOKAR+CLITIC TOOKAR+COURTS TOOKAR+IF TOOKAR+JAILED TOOKAR+PAST
      TOOKAR+Paperwork TOOKES+COURTS TOOKES+General TOOKES+Paperwork Traffic+ARRESTED Traffic+HASES Traffic+INTO Traffic+LATER Traffic+POINT Traffic+RECENT
      Traffic+TOOK Traffic+TOOKAR Traffic+WEAPON Violent+ANYMORE Violent+BODY Violent+CHARGED Violent+Calendar Violent+LATER Violent+LEDGE Violent+PAST
      Violent+REFL Violent+WARRANT WAKE+WILL WANT+CHARGED WANT+GONEOFF WANT+LEGAL WANT+PODER WANT+PULLINGAR WANT+SOMEONE WANT+Weapon WARRANT+CHILD
      WARRANT+GRABBED WARRANT+NOOSE WARRANT+POINT WARRANT+Young WAVING+LEGAL WAVING+PRESENT WAVING+THING WEAPON+ANYMORE WEAPON+CAR WEAPON+HURT WEAPON+IF
      WEAPON+LEGAL WEAPON+PAST WEAPON+PULLEDAR WEAPON+QUERY WEAPON+Room WILL+ASK WILL+COURTS WILL+GONEOFF WILL+LEFTNOTE WILL+LEGAL WILL+LURKING WILL+PODER
      WILL+PULLINGAR WILL+STATION WRISTS+HEDGE Weapon+HURT Weapon+LEGAL Weapon+PASTVERB Weapon+POLICE Worker+ASKING Worker+KIN Young+BREAKIN Young+CAR
      Young+CHARGED Young+COMEIN Young+DETECTIVE Young+GETOUT Young+Held Young+KIDNAP Young+KNOCKED Young+KNOCKING Young+LATER Young+Near Young+ONLINE
      Young+PODER Young+PULLED Young+SEARCH Young+SOBRIETY Young+STATION Young+TOOKAR Young+Traffic Young+Violent ^ARREST ^ARRESTED ^BREAKIN ^BREATHE
      ^CHARGED ^COLOR ^COMEIN ^COURTS ^Drug ^End ^HEDGE ^HIDEOUT ^HOUSE ^HURTEN ^JAILED ^KILLED ^LEGAL ^MODAL ^NUMBER ^OUTES ^PAST ^PODER ^PULLED ^Paperwork
      ^Room ^Street ^TAKING ^TAKINGAR ^WARRANT ^_0 ^_17 ^_19 ^_24 ^_2al ^_2nd ^_30 ^_4th ^_68th ^_769 ^_93 ^_abogado ^_accused ^_acepto ^_am ^_ano ^_armas
      ^_arraignment ^_arrest ^_assault ^_audiencia ^_automatic ^_background ^_blue ^_bought ^_cada ^_can ^_carcel ^_careless ^_cargo ^_carro ^_caso ^_caught
      ^_charged ^_college ^_como ^_corte ^_cost ^_could ^_cps ^_criminal ^_cuando ^_cuantas ^_cuantos ^_cuarto ^_cuenta ^_datamaster ^_deadlines ^_debo
      ^_defensa ^_defensor ^_deferred ^_delete ^_denied ^_derecho ^_derechos ^_designated ^_detective ^_diferencia ^_disorderly ^_diversion ^_do ^_does
      ^_domestic ^_en ^_entrapment ^_entregar ^_era ^_explicame ^_expungement ^_failure ^_false ^_falte ^_felonious ^_felony ^_fine ^_fines ^_first
      ^_fleeing ^_forgot ^_google ^_got ^_green ^_growing ^_guidelines ^_h1b ^_hablar ^_hardship ^_hasta ^_high ^_his ^_hiye ^_home ^_i ^_iba ^_impaired
      ^_impound ^_improper ^_infraccion ^_ingham ^_interprete ^_juez ^_juicio ^_just ^_juvenile ^_la ^_lab ^_late ^_ley ^_limite ^_lisence ^_lista ^_loss
      ^_manager ^_max ^_maximo ^_meth ^_michigan ^_minor ^_misdemeanor ^_missed ^_mugshot ^_multas ^_multiple ^_my ^_non ^_orden ^_our ^_out ^_papel
      ^_parole ^_pasos ^_pedir ^_pena ^_permiso ^_personal ^_pierdo ^_plate ^_plea ^_points ^_por ^_posesion ^_ppo ^_preliminary ^_pretrial ^_primer
      ^_primera ^_principal ^_prior ^_proceso ^_programa ^_prosecutor ^_prove ^_puede ^_pueden ^_puedo ^_recuperar ^_reduce ^_reducir ^_refused ^_reglas
      ^_rehab ^_released ^_remove ^_repeat ^_report ^_resisting ^_restricted ^_restringida ^_return ^_robar ^_salir ^_second ^_secretary ^_sentencia
      ^_serious ^_sex ^_show ^_stalking ^_stand ^_stopped ^_student ^_talet ^_teen ^_testigo ^_tether ^_third ^_ticket ^_tiquet ^_toman ^_travel ^_trial
      ^_truck ^_under ^_underage ^_uso ^_ustedes ^_van ^_violated ^_voy ^_was ^_where ^_which ^_why ^_will ^_work ^_youthful ^_zero ^_اتهموني ^_اجتني
      ^_اخذوا ^_استعملت ^_استيناف ^_اشتغل ^_افتح ^_اقدم ^_اكلت ^_البروبيشن ^_التامين ^_التيكت ^_الجلسه ^_الساعه ^_السجل ^_السجن ^_العنف ^_الفرق ^_الكفاله
      ^_المحقق ^_المحكمه ^_المدعي ^_الولاد ^_اوراق ^_اول ^_اي ^_بتاخدو ^_بخسر ^_بدفع ^_بدي ^_برنامج ^_بروبيشن ^_بعد ^_تاجيل ^_تالت ^_تهمتي ^_تهمه ^_ثالث
      ^_جلسه ^_جنايه ^_جنحه ^_حدا ^_حطيت ^_حقوق ^_حكم ^_خالفت ^_خطوات ^_خلصت ^_دفعت ^_دي ^_رابع ^_رخصتي ^_رسوم ^_سرقت ^_سقطت ^_شرطي ^_شركه ^_شروط ^_شطب
      ^_شكد ^_شلون ^_شيل ^_صارلي ^_طردوني ^_طلعوني ^_طليقتي ^_عمري ^_غبت ^_غرامه ^_غلطت ^_فاتتني ^_فاتني ^_فتشوا ^_فيلوني ^_فيي ^_قالو ^_قانون ^_قديش ^_كرت
      ^_كيف ^_لو ^_مترجم ^_محامي ^_محاميي ^_محتاج ^_محكمت ^_محكمه ^_مخالفه ^_مده ^_مراقبه ^_مسح ^_ممنوع ^_مهله ^_موعد ^_موقع ^_نتيجه ^_واحد ^_وصلتني abie-
      abier- abogado_en abogado_me abogado_para abogado_por about_what absc- absco- acci- accid- accident_$ accusation_$ accused_of acep- acept- acue-
      acuer- acus- acusa- acusan_$ acusan_de addr- addre- admi- adol- adole- adulto_$ advic- advice_$ afecta_mi affe- affec- affect_my after_domestic
      after_owi afuera_que again_$ agente_de aggr- aggravated_assault agrav- agre- agreg- ahora_esta ahora_tengo al_que alcohol_$ algo_de alguna_vez all_my
      alle- am_i am_sitting am_victim and_eluding and_go and_just and_missed and_my and_never and_nobody and_searched and_talk and_want and_wants and_اخد
      and_بده and_بدي and_بعد and_تحت and_راحت and_طلع and_علي and_عمره and_عمري and_قالت and_متهم and_متي and_نريد and_هلق ann_arbor anos_me anter- anul-
      anula- anyt- anyth- apela- apla- aplaz- apli- aplic- app_$ appe- appea- appear_$ appl- appli- application_$ appo- appoi- arbor_$ arested_for armas_$
      armas_por armas_y arre- arreg- arres- arrest_warrant arrestado_$ arrestaron_en arrested_in arrested_me arrested_my arresto_sin aseg- asegu- asi_me
      asid- aside_$ ask_you assa- assau- assault_with assault_y asses- asyl- asylu- at_arraignment at_party at_station atto- attor- attorney_for audi-
      audie- audiencia_$ aunq- aunqu- aunque_no aunque_sea autom- aver- averi- avio- aviso_de ayuda- ayuda_financiera bac_$ back_$ backg- bail- bailed_out
      bale_for bast- battery_$ be_thrown beating_his because_conference because_my because_of bedf- bedfa- been_in belo- belon- bille- birth- bisi- bisir_$
      bloo- bloq- bloqu- bodil- bodily_harm bole- bolet- bols- bolsi- bonds- borr- borra- borra_solo borrar_$ boyfriend_just brazo_$ brok- bron- bronc-
      brother_get brui- bruis- btem- btems- buena_idea bufe- bufet- busca_$ but_i but_it by_phone byen7- byo7- byse- bysee- byseer_$ cale- calen- calendar_$
      calif- cama- camar- camb- cambi- came- came_by camer- can_cops can_i can_it can_she can_they cana- canad- canada_con canada_with cance- cans-
      cantidad_$ carcel_por card_$ card_and carel- careless_driving cargo_es carro_para carro_sin carry- carry_$ carrying_concealed cart- carta- carta_de
      cartu- case_is case_steps cash_app cash_surety caso_$ caso_abierto caso_de casos_$ casos_en cast- casti- castigo_$ caug- caugh- caught_shoplifting
      caught_with caus- causi- caza- cazar_con ccw_$ cdl_and cdl_for celu- celul- celular_y cent- charged_for charged_me checa- cheq- chequ- chic-
      child_endangerment choke- cien- cient- cierto_$ citizen_$ citizenship_$ ciudadania_$ ciudadano_y civil_$ civil_infraction clai- claim- clair_$
      clair_county class- classes_de clea- clean_slate cleared_$ clem- cleme- clemens_$ cobran_por cobro- coca- cocai- cocaine_$ colle- college_$ come_$
      come_in come_off comer- comercial_$ comme- commo- commu- community_service como_averiguo como_encuentro como_funciona como_le como_lo como_me
      como_quito como_se como_بدو con_cargo con_caso con_condena con_domestica con_eso con_felonia con_licencia con_otro con_ppo con_receta con_ustedes
      conce- cond- conda- condado_de conde- condena_de condu- conference_$ conoc- cons- conse- consent_calendar consequences_$ consi- construction_zone
      consu- cont- conta- contact_order contest_$ contesto_$ contra_mi conviction_$ cop_car copi- corr- cort- corta- corte_en corte_o cosas_de cost- cost_of
      costo- costo_$ costs_$ cpl_and cpl_con cpl_with cpl_y craz- crim- crime- crime_$ crimes_$ crimi- criminal_$ cris- crist- csc_$ cual- cuale- cuales_son
      cuan- cuand- cuando_es cuando_lo cuant- cuanto_$ cuanto_cobran cuanto_cuesta cuanto_dan cuanto_le cuanto_tarda cuantos_puntos cuen- cuent- cuenta_como
      cuentan_$ daca_and dan_$ dan_por dangerous_weapon daughter_is de_acuerdo de_armas de_arrestar de_caso de_casos de_corte de_dos de_dui de_familia
      de_hace de_jurado de_larceny de_manejo de_menor de_michigan de_mota de_no de_owi de_pagar de_parole de_posesion de_ppo de_probacion de_probatoria
      de_que de_salir de_testigo de_tienda de_veras de_verdad dead- deadline_$ deale- debi- decir- decirle_la declararme_culpable declaro_culpable defe-
      defen- defense_$ defer- deferral_$ defi- defin- definition_$ delete_my deli- delit- deliv- delivery_of denie- denied_$ denu- denun- depo- depor-
      deportan_$ deportan_por deportation_$ depr- desec- desf- desfa- desi- desig- dest- deta- detai- detenido_$ detro- devic- dia_de dias_para dias_que
      dias_sin dice_la dich- dieron_tiquet dife- difer- diffe- digo_en dijo_que dinero_para diso- disor- disorderly_conduct do_they do_with do_you does_it
      dola- dolar- dolares_$ doll- dolla- dome- domes- domestic_violence domestica_$ domestica_con domestica_que dorm- dormi- dos_dui dos_meses dos_semanas
      drag_racing driv- drive- drive_to driver_responsibility driving_michigan driving_suspended driving_while drog- droga- drogas_$ dropp- drug_$
      drug_arrest drug_possession drugs_in drun- drunk_driving dui_can dui_michigan dui_شو duri- durin- east_lansing echa- echar- edad_$ edfa3_$ efec-
      efect- elig- eligi- elud- eludi- embezzlement_$ emer- emerg- empe- empez- empi- empie- empl- emplo- en_7411 en_ann en_background en_corte en_dorm
      en_estacionamiento en_ichat en_juicio en_juvenil en_otro en_parole en_probatoria en_puente en_tienda en_trailer en_troy en_vez encerran_por enda-
      endan- enter- enton- entrapment_$ entre- equiv- era_de erro- es_domestica es_en es_grave es_lo es_para esa_noche escuela_$ eso_no espa- espan-
      espero_$ esposo_le esposo_quiere esposo_tiene esta_adentro esta_detenido esta_en esta_mal estab- estado_y estud- evidence_$ evidencia_$ evit- evita-
      ex_is exame- excu- excus- exis- exped- exper- expl- expla- expli- expu- expun- expunge_$ expungement_$ face_$ facebook_$ failu- failure_to
      false_accusation falt- falta- fech- fecha- fede- felo- felon- felon_in felonia_$ felonies_$ felonious_assault felony_$ fies- fiest- fighting_$ file-
      fill_out fina- final- finan- financial_aid find_me fine- fire- firea- firearm_$ firearms_$ firs- first_dui first_offender first_owi first_steps fisc-
      fisca- fiscal_$ flee- fleei- fleeing_and floo- flor- flori- florida_$ for_assault for_drunk for_dv for_first for_him for_hyta for_immigration
      for_interpreter for_not for_owi for_shooting force- forgo- forma- foto- four- fourt- frau- frid- frida- gast- gene- genes- genesee_county get_her
      get_it get_me get_ppo get_rid getting_out go_through golpea_$ goog- googl- got_caught got_charged got_domestic got_ticket grad- gram- grams_$ gran-
      grand- grand_rapids grande_$ grav- grave_$ grea- green_card guar- guat- guate- guil- guilt- guilty_$ guilty_and guilty_or guilty_to guns_for habi-
      habia_tomado habit- habitual_offender hablar_$ hacemos_$ haga- hago_primero halla- handl- happen_$ hards- harm_$ have_office have_to hay_en hay_para
      hay_que he_does he_was held_for hermano_esta hermano_ya high_bac hija_esta hija_le hijo_lo hijo_menor hijo_tiene hijo_y hijo_ya him_in him_شو
      himself_in hire- hold_$ holde- home_and hour- hous- house_do housi- how_to hoy_mismo hunti- huro- huron_$ hurt_my hyta_and hyta_para i_be i_clear
      i_drive i_feel i_going i_got i_hire i_live i_owe i_own i_pay i_plead i_send i_show i_still i_take i_want i_work iba_con iba_de ice_is ichat_$ if_it
      if_they igno- ignor- ilegal_$ ille- illeg- illi- illin- immo- immob- impai- impaired_driving in_one in_possession in_prison in_room in_trouble incl-
      inclu- india- informacion_$ infr- infra- infraccion_civil infraction_$ ingh- ingha- ingham_county injury_$ inma- inmat- inmate_$ inmigracion_$ insp-
      inspe- inst- inste- instead_of inte- intent_to inter- into- intox- inve- inves- invit- ir_$ is_going is_home is_your it_back it_be it_go it_in it_mean
      it_ok it_too it_was item- jack- jail_address jama- juev- jueve- juez_para juic- juici- juicio_$ junt- junto- jura- jurad- jurado_$ just_pay juve-
      juven- juvenil_$ juvenil_y juvenile_$ keep_my kids_are kind_of know_why la2_$ la_aplicacion la_cdl la_ciudadania la_cuenta la_gente la_high la_iglesia
      la_licencia la_parada la_persona la_ppo la_que la_restringida la_segunda la_solicitud la_tercera la_victima la_yarda la_ابني labor- lans- lansi-
      lansing_$ lape- lapee- larc- larce- larceny_$ last- last_summer lasti- le_di le_dicen le_dieron le_dijeron le_hago le_pegue le_ponen le_va le_vendi
      legal- lejo- lejos_$ less_than libre_$ licencia_restringida licenciado_$ lift- lifte- limi- limit- limite_de limpiar_$ llama- llamo_por lo_$ lo_acusan
      lo_de lo_dejo lo_mismo lo_puedo lo_quiere lobb- lock_up loss_prevention lowe- lower- luces_atras lyin- maco- macom- made_me majo- mal_en mama_quiere
      manda- mane- manej- manejar_borracho manejar_con manejar_tomada manejar_tomado maner- marco_y marih- marij- mark- marysville_$ marzo_y mas_que max_for
      maxi- maxim- maximo_$ me_acusa me_acusan me_afecta me_amenazo me_arrepiento me_arrestaron me_cobra me_cobran me_corrieron me_culpar me_dio me_encerran
      me_for me_go me_how me_meto me_multaron me_off me_olvido me_pego me_puede me_quede me_quita me_representan me_robaron me_suspendieron me_up me_سايق
      mean- meet- meeti- meno- menor- menor_$ menor_y menores_$ menos_de ment- mes_que meto_en mexi- mexic- mi_abuela mi_boleta mi_carro mi_cdl mi_cel
      mi_cpl mi_domestica mi_esposa mi_fecha mi_felonia mi_jefe mi_nina mi_owi mi_pais mi_perro mi_tiquet mi_visa mich- michi- michigan_$ miedo_de mili-
      milit- minim- minor_$ minor_in mio_$ mis_papas mis_rifles misd- misde- misdemeanor_$ misdemeanor_y misdemeanors_$ mismo_que mone- money_$ month_and
      mora- moral_turpitude mota_en motio- motion_to moto- moun- mount_clemens moved_and mujer_me mult- multa_$ multas_$ multi- murder_$ my_apartment
      my_card my_drug my_dui my_employer my_fines my_guns my_interlock my_mugshot my_name my_neighbor my_nephew my_owi my_own my_parole my_request my_side
      my_stepdad my_ticket my_time my_warrant nati- naturalization_$ nece- neces- negarme_$ neig- neigh- nino_$ ninos_la nive- no_contacto no_contest
      no_debo no_estaba no_hizo no_ir no_proof no_quede no_reason no_soplar nomb- nombr- nombre_de norm- norma- not_citizen not_go not_guilty not_paying
      not_read not_say not_show not_you novio_y now_that nues- nuest- nuev- nuevo_$ o_de o_en o_hay o_la o_nomas obje- objec- obli- oblig- obstructing_$
      of_attorney of_domestic of_marijuana of_state of_stealing of_that of_this ofen- ofens- ofensa_$ ofer- ofert- offen- offender_program offense_$
      oficial_dijo oficial_se olvido_la on_friday on_here on_ichat on_me on_saturday one_year onli- onlin- online_$ onza- open_container open_door opinion_$
      or_just or_stay orde- orden_$ orden_de orden_en orden_para orden_por order_$ ordi- ordin- orga- organ- othe- otra_cosa otra_persona otro- otro_condado
      otro_estado otro_que outside_bar over_1000 over_on owi_que pagar_la pagar_lo pagina_de pagu- pala- palab- papas_$ papel_dice para_dui para_hyta
      para_trabajar para_vender para_ver paran_$ pararon_con pardo- paro- parol- parole_$ parole_y parti- pasa- pasa_con pasa_en pasada_y pasado_y pasar_$
      paso- paso_la pasos_$ pay_for pay_my pays_for pbt_refusal pedi- pedir- pedir_mi pegu- pelea- pelea_en pelear_$ pena- penal- penalty_$ pend- pendi-
      pendiente_$ perce- perdio_su perm- perma- permi- permiso_$ permission_$ pers- perso- person_$ phone_$ phone_call phone_number pierd- pierdo_mi
      pills_and pills_at pistola_y place- plan- plan_de plei- pleit- pode- podem- point- points_$ points_for police_$ police_about police_question
      police_report police_searched policia_lo policia_que policias_$ polig- pone- poner- pont- ponti- por_assault por_caso por_corren por_domestica
      por_faltar por_golpea por_larceny por_manejar por_marihuana por_no por_owi por_posesion por_ppo por_que por_ser por_shoplifting por_su por_tomar
      por_vender port_huron porta- posi- posit- positive_$ poss- posse- possession_$ ppo_contra ppo_de ppo_me ppo_violation ppo_من ppo_و prec- preci-
      preguntar_le prej- preju- prel- preli- preliminary_exam price_$ prim- prime- primer_dui primer_owi primero_y primo_y prin- prio- prior- prior_$ pris-
      prisi- priso- prison_$ priv- priva- probable_because probatoria_$ prog- progr- program_$ program_for programa_$ programa_de promi- proof_$ prot-
      prote- protection_order prov- prove_i prue- prueb- prueba_en publ- publi- public_defender pued- puede_pasar pueden_quitar puedo_decir puedo_llevar
      puedo_pagar puedo_pedir puedo_tomar puedo_usar puedo_ver punc- punch- puni- punis- punt- pushe- pusieron_felonia q_se qual- quali- que_$ que_con
      que_dar que_falta que_fue que_hago que_hizo que_la que_le que_llevo que_lo que_me que_pagar que_por que_pruebas que_quiere que_se que_significa qued-
      queda- quedo_con quere- ques- quest- question_my quien_me quiere_hablar quiere_seguir quiero_morir quiero_saber quinc- quitan_la racing_$ rang-
      rapids_$ recad- recet- receta_y reci- reck- reckl- reckless_driving recon- recu- redu- reduc- reduced_$ refu- refus- refusal_$ regi- regis- regl-
      regla- rele- removal_$ removed_$ rene- renew- reno- renov- repe- repea- repo- repor- report_de reque- request_$ resid- residencia_$ residente_$
      resisting_police resistir_arresto respo- responsibility_fees rest- restr- restraining_order restringida_$ results_$ reta- retai- retail_fraud retra-
      retu- retur- review_$ revo- rid_of rifles_$ rights_after roba- roban- robo_en robo_y room_$ rule- rules_$ sa7_$ sabad- said_he said_something sali_de
      sali_sucio salir_con salle- samp- sampl- sana_$ saturday_$ says_they scared_of se_borra se_cae se_entera se_hace se_les se_limpiar se_llama se_ni
      se_paga se_quita se_ve se_vence se_vencio seal- seale- search_$ search_warrant second_time secr- secre- secretary_of secu- secue- secur- see_me see_my
      segunda_ofensa segunda_vez segundo_owi sema- seman- sene_$ serv- servi- set_aside set_up sexu- sexua- she_get sheriff_$ shi_$ shoplifting_$ shov-
      shows_up shro- shroo- si_firmo side_$ siendo_menor siet- signi- significa_$ significado_$ sigue_saliendo sile- silen- sin_cargos sin_dinero
      sin_manejar sin_orden sin_pagar sin_que sing- singl- sitting_in slate_$ sleep_it smal- sober- socia- soli- solic- solt- someo- someone_else son_on
      soplar_$ sout- south- southfield_$ spani- spanish_$ spee- speed- st_clair stal- stalk- stolen_$ stolen_property stopped_me stor- stud- stude- su_corte
      su_licencia su_nombre su_pagina subs- sue_$ suma- summer_and supe- super_drunk suppr- susp- suspe- suspenden_la suspendido_$ swit- switc- tard- targ-
      targe- te_arrestan teach- teacher_$ tech- techn- tecn- tecni- tecnica_$ tell- tell_cops teme- temer- tempo- tengo_caso tengo_condena tengo_daca
      tengo_felonia tengo_no tengo_trabajo teni- tenid- terc- terce- test- teste- testi- testigo_de teth- tethe- texa- textos_$ than_one that_$ that_and
      that_i that_night that_says there_any they_give they_say they_search they_use thir- this_chat this_week thos- thous- thre- threatening_me thrown_out
      tick- ticke- ticket_en ticket_is ticket_por tickets_$ tickit_$ tiempo_$ tiempo_de tiend- tiene_la tiene_su time_offender time_shoplifting time_to
      tipo_de tiqu- tique- tiquet_de tiquet_en tiquet_por tiro_al to_answer to_appear to_change to_deliver to_fight to_find to_him to_hospital to_pay
      to_report to_sell to_talk to_work toca_$ todav- todo_lo toge- toget- tole- toler- toma- tomado_$ toman_casos too_late took_my tota- touch- trabajar_y
      trabajo_con traf- traff- traffic_stop trafi- trai- traig- trail- tram- trami- tran- tres_anos trespass_$ tria- trial_$ tric- tried_to troub-
      truck_driver tues- tuesd- turned_down turp- turpi- turpitude_$ twen- twent- under_200 under_21 under_advisement unpa- unpai- up_for up_with us_citizen
      usci- uscis_$ usin- ustedes_lo ustedes_van va_matar va_salir van_acusan van_cobrar van_dar van_preguntar van_quitar vari- varia- veci- vecin- vehi-
      vehic- velocidad_$ vende- vender_$ verda- vez_$ vez_de victima_$ victima_no victima_y vide- video_$ viol- violation_$ viole- violence_$ visa_and
      visib- voice- vola- volv- waiv- waive- waiver_exam want_to wante- warrant_de was_arrested was_at was_in was_not was_on water_bridge water_defense
      we_have weap- weapo- webs- websi- week- week_$ week_and weeke- what_does what_i what_to whate- when_can when_do when_police when_they while_suspended
      wife_$ will_he will_my wisc- wisco- with_drugs with_green with_kids with_me with_misdemeanor with_owi with_ppo work_for work_with wors- would_you
      y_acusan y_ahora y_cargo y_caso y_corte y_cuando y_dijo y_es y_le y_licencia y_luego y_otra y_que y_soy y_vive ya3ni_$ ya3ni_eh ya3ni_شو ya3t-
      ya_pague ya_se year- year_felony years_$ yenfa- yerb- yo_pago you_come you_for you_go you_guys you_have you_help you_my you_represent you_take youth-
      youthful_trainee ypsi- ypsil- ypsilanti_$ zero_tolerance zone_$ ابني_رح ابني_قال ابني_متهم ابني_من ابوي_عنده اتصل_$ اتعا- اتهم- اتهمو- اتهموني_me
      اتهموه_him اثنا- اجتم- اجتما- اجتن- احتم- احتما- احداث_$ احكي_مع احكي_معه اخدت- اخدت_تيكت اخذت_تيكت ادفع_الكفاله اذا_رحت اذي_$ استا- استان- استع-
      استعم- استي- استين- اسري_$ اسقا- اسلح- اسمه- اشار- اشتر- اشتكي_علي اعتدا- اعترض_$ اقامت- اقامتي_$ اقدم_علي اقل_من اكتر_من اكدر_اطلع ال_$ ال_cpl الاب-
      الاحد- الاحداث_$ الاخت- الادانه_$ الاسبوع_الماضي الاسري_$ الاغ- الاغر- الاف- الافر- الانت- الاه- الاول- البار- البرو- البروبيشن_$ البل- التا- التاج-
      التام- التان- التحقيق_$ التر- التعو- التقر- التهمه_$ التوقيف_$ التيك- التيكت_$ الثان- الجايه_$ الجد- الجدي- الجلس- الجلسه_$ الجن- الجنا- الجنايه_$
      الجنايي_$ الجنحه_$ الجنس- الجو- الجوا- الجور- الحا- الحاك- الحاكم_$ الحبس_$ الحش- الحشي- الحشيش_$ الحك- الحكم_$ الخط- الخطو- الخم- الدا- الداي- الدف-
      الدك- الدوم- الدومستك_$ الدي_يو الراك- الرف- الرفض_$ الرق- السجن_$ السرق- السرقه_$ السك- السكر- السلاح_بعد السي_دي السياره_بعد الشرطه_$ الشرطه_and
      الشرطه_بدها الشرك- الشرو- الشط- الشطب_$ الصبح_and الضر- الضرب_$ العاد- العر- العق- العقو- العن- العنف_$ العنو- الغي- الفاي- الفرق_بين الفل- الفلن-
      الفو- الفيل- القاضي_$ القد- القدي- القس- القض- القضا- القضي- القضيه_$ القي- القيا- القياده_تحت الكح- الكحو- الكف- الكفا- الكفاله_$ الكلي- الكو- الكور-
      اللو- المبل- المح- المحا- المحامي_$ المحبوس_$ المحل- المخ- المخا- المخالفه_$ المخت- المخد- المدع- المدعي_العام المده_$ المدي- المذ- المذك- المذكره_$
      المرا- المسا- المسج- المسدمينر_$ المش- المشر- المشروط_$ المشك- المصا- الموج- الموع- الموق- النفخ_$ النقا- النقاط_$ النم- الهوش- الوارنت_$ الورن- الوو-
      الوور- الوورنت_$ امته_$ امر_القبض امر_حمايه ان_اربر انا_اللي انا_خايفه انا_عالبوند انا_عندي انا_مش انتب- انتق- انحك- انحكم- انغه- انغها- انكل- انكلي-
      انمس- انوا- اني_كنت اني_مو اوكل- اول_dui اول_مره اونل- اونلا- اونلاين_$ ايش_يصير باسب- باسبو- بالبريد_$ بالبل- بالته- بالجل- بالجلسه_$ بالخن- بالسج-
      بالسجل_$ بالسجن_and بالعر- بالعربي_$ بالعن- بالعي- بالفح- بالقض- بالكف- بالكفاله_$ بالمح- بالمحكمه_$ بالمستشفي_and بالن- باول_جلسه باوه- باوها- ببلا-
      بتاث- بتاخد- بتبي- بترج- بترو- بتشت- بتشتغ- بتشتغلو_$ بتطل- بتعر- بتعط- بتعم- بتعمل- بتقد- بتكو- بتنح- بتنحس- بتوق- بدل_ما بدون_رخصه بدي_احكي بدي_اعرف
      برا_ميشيغان برجل- برنا- برنام- بروب- بروبي- بريز- بريزن_$ بس_$ بس_and بسجل- بسجلي_$ بسرق- بسرقه_him بشتغ- بصما- بصير_$ بعد_الحادث بعد_توقيف بعدها_$
      بعدي- بعدين_$ بكفا- بكفال- بكلا- بكند- بلا_تهمه بلان- بلانس- بمحام- بمحك- بمحكم- بمسد- بميش- بميشي- بميشيغان_$ بميشيغان_and بنحب- بندق- بندقي- بورق-
      بولا- بولاي- بونت- بونتي- بي_ال بيتهم- بيرج- بيرجع- بيرو- بيشتغ- بيشو- بيصي- بيصير_$ بيصير_اذا بيطل- بيطلع- بيعر- بيعم- بيعمل- بيقب- بيقد- بيقر- بيكو-
      بيمس- بينا- بينح- بينن- تاثي- تاثير_الكحول تاجي- تاري- تامي- تاني_مره تبعي_$ تتوق- تحت_تاثير تداف- تدافع- تذكر- ترحي- تصالح- تعبت_من تقريب- تناز-
      تنحس- تنحسب_$ تنظيف_السجل تهمت- تهمه_him تهمو- تهمون- تهموني_me تواص- توزي- تيكت_من ثالث_مره ثاني- ثاني_$ جاوب- جديده_$ جريم- جرين_سارد جناي- جنايه_$
      جنحه_$ جنسي- جنسيه_$ جواز- جوري_ديوتي جوزي_and حبس_$ حبس_علي حدا_$ حضرت_$ حق_السلاح حكم_$ حكمه_$ حكيت_مع حياتي_$ حياز- حيازه_$ خاص_$ خالف- خايف_من
      خطير- دافع_عن دولا- دومس- دومست- دومستك_$ دي_ال ديست- ديستر- ديفند- ديوت- رحت_عالمحكمه رخصت- رخصتي_معلقه رقم_سجن روح_$ روح_علي ريزس- ريزست- زوجي_عنده
      زوجي_كان زوجي_ما سابقه_$ ساعدو- سالت- سالو- سانت_كلير سبع_سنين سجل_$ سجله_$ سرقه_him سكر_and سكرا- سلاح_$ سلاح_and سنتي- سنه_and سواب- سوابق_$ سواق-
      سوق_$ سي_دي سيارتي_بدون سياق- شاحن- شارب_شو شخص_$ شطب_$ شلون_$ شلون_اذا شلون_ارجع شلون_اطلع شنو_$ شنو_حكم شنو_عقوبه شنو_يصير شهر_and شو_bisir
      شو_byseer شو_hiye شو_ya3ni شو_التهمه شو_الخطوه شو_العقوبه شو_الفرق شو_بيصير شو_بيعملو شو_تهمته شو_عقوبتها شو_كوز شو_معناها شي_$ شي_شو صار_معي طردو-
      طردون- طلبو- عالبيت_and عالطر- عالكو- عالمح- عالمحكمه_$ عالمر- عشر_سنين عشري- عطان- عقوب- عقوبه_$ علي_7411 علي_and علي_dui علي_ppo علي_البروبيشن
      علي_الشطب علي_بارول علي_بروبيشن علي_بوند علي_جلسه علي_شو علي_مخالفه علي_مراقبه عليه_ppo عليها_$ عم_نام عم_يرد عن_المحكمه عن_النفس عن_حالي عنده_جلسه
      عندي_cpl عندي_اقامه عندي_جنايه عندي_جنسيه عندي_سجل عندي_سوابق عندي_فيلوني عندي_محكمه عندي_موعد عنف_اسري عنها_$ عنوا- عنوان- غرام- غراما- غرين_كارد
      غلط_and غير_المحامي فاتن- فاتني_me فتشون- فتشوني_me فلني_$ فلون- فلين- فلينت_$ فوت_علي فوق_الحد في_برنامج في_قانون في_محكمه في_ميشيغان فيدي- فيلو-
      فيلون- فيلوني_$ فيني_سوق فيه_$ قانوني_$ قبض_$ قديم- قديمه_$ قضيت- قضيتي_$ قياد- كاتبي- كام_$ كامل- كان_عم كان_معي كتاب- كتير_and كفاله_$ كل_اللي كلمن-
      كم_سجن كم_نقطه كم_يوم كنت_بعرف كونتا- كيرل- كيف_$ لا_بس لارس- لارسن- لارسني_$ لازم_احكي لازم_ادفع لازم_خبر لازم_نعمل لانس- لانسن- لاني_ما لايس- لايسن-
      لايم- لايمت- لجنح- لحاله_$ لقضي- للبر- للبرو- للبروبيشن_$ للتح- للتحق- للجن- للسو- للشط- للشطب_$ للشغ- للضا- للضاب- للعن- للعنف_$ للقا- للقاص-
      للقاصر_$ للقاض- للقاضي_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ للمرا- ليش_ما ما_حضر ما_حضرت ما_خلصت ما_راحت ما_صار ما_عطوني ما_مسكوني ما_معه ماري-
      ماريج- ماريجوانا_$ مالتي_$ مترج- متهم_بضرب محاك- محاكم- محامي_الدوله محاميي_$ محبو- محتا- محكم- محكمت- محكمه_and محكمه_علي محلف- محلفي- مخال- مخالف-
      مختل- مختلف- مخدر- مخدرا- مخدرات_$ مراق- مراقب- مراقبه_$ مره_تانيه مسدس- مسدم- مسدمي- مسدمينر_$ مسرو- مسكون- مسكوني_me مسموح_$ مش_عارف مشكله_$ مصاد-
      مصادر- مصاري_$ مع_المحامي مع_المحقق معام- معامل- معلق- معلقه_$ معلم- معناه- معناها_$ معه_$ معهم_$ معي_ادفع معي_مصاري مفتو- مقاط- مقاطع- مقاو- مقاوم-
      مقيد- ملغي- ممكن_$ ممنوع_$ من_اسبوعين من_الحبس من_الشرطه من_الكورت من_المحكمه من_اول من_شهرين من_هلق منيح_$ مو_مواطن مواط- مواع- مواعي- موت_من موعد-
      ميسدم- ميشيغان_$ ميلا- مين_بيدفع نتيج- نهاي- هاد_$ هالم- هايت- هددن- هددني_me هل_بقدر هل_يحق هلق_شو هنا_$ هناك_$ هو_$ و_في والجي- والر- والرخ- والس-
      والسل- والسلاح_$ والغ- والغر- والقض- والم- والمد- والهجره_$ وانح- وبترو- وحده- وخاي- وراق_$ وصلت- وصلتن- وصلتني_ورقه وصلن- وطلع- وعطا- وعطان- وعطون-
      وعلي- وعليه_تهمه وعند- وعنده- وغري- وغرين_كارد وقع_ورقه وقفه_him وقفوه_him وكتب- وكتبو- ولاز- ومخا- ومخال- وندس- وندسو- ونسي- وورنت_and ياثر_علي يثبت-
      يحبسو- يحق_للشرطه يشتغ- يطلع- يعرف_$ يعطو- يقول_ما يمسكو- ينحب- ينحس- يومي-`,
    '-0.3': `#ابتعاد #ابصم #ابعت #ابلش #ابيع #اتراجع #اتعاب #اثب #اجبار #اجرا #اجل #احصل #احضر #احكام #احم #احمل #اختلاس #اخسر #ادافع #ادخن #ادفع #ادفعل #ادور #اذي
      #ارخص #ارفع #ارينمنت #اسابيع #اساعد #اسافر #استانف #استرجع #استعملت #استلمت #اسحب #اسعاف #اسلم #اسن #اشتر #اشتريت #اشد #اشيل #اصاب #اطعن #اعتداء
      #اعتقل #اغراض #اقبل #اقتحام #اقر #اقرب #اكذب #اكزام #اكسبنجمنت #اكو #اكيد #الج #الش #الصح #الغ #الك #الم #اله #الها #الهم #امان #امثل #امريك #امريكا
      #امسح #انتخاب #انتهت #انجرح #انحبست #اند #انسول #انطو #انظف #انكسرت #اوبن #اوصل #اوفيسر #اوكل #ايجاب #ايجار #ايميل #بارول #باسم #باكراوند #باكغراوند
      #بالل #بامر #بان #باوند #بايب #بتاخدو #بترو #بتسقط #بتوصل #بجرع #بجيب #بحط #بحك #بحيا #بخبر #بدات #بدل #بدنا #براي #بريترايل #بسال #بشنط #بشي #بصم
      #بطب #بطريق #بكر #بكلام #بكير #بلد #بلشت #بلغ #بلي #بمشكل #بموت #بنش #بني #بوصف #بوصل #بياثر #بياخذ #بيجيب #بيحبس #بيدخلو #بيسمح #بيضر #بيعرف #بيفيد
      #بيقدر #بيقرا #بيكف #تاخر #تاديب #تبك #تتبع #تترك #تتنازل #تجار #تجي #تحذير #تحضر #تدخ #تدخل #تدرس #تدفع #تدق #تذكر #ترايل #ترجع #ترجم #ترحيل #تركت
      #ترو #تروح #ترويج #تساعدو #تسعين #تسو #تشتغل #تشي #تعتبر #تعديل #تعمل #تعويض #تفاصيل #تفهم #تفيد #تقبل #تقرير #تكلف #تكون #تماما #تمريض #تمسك #تمن
      #تمهيد #تنفخ #تنفع #تنمسح #توصل #توقفت #توقيف #تياب #تيكت #جاوبت #جدول #جدي #جرايم #جرب #جلس #جلست #جمل #جهت #جواز #حاكم #حساب #حسب #حضر #حطيت #حظر
      #حقيق #حكمو #حكي #حياز #خالفت #خبرت #خدش #خمستعش #خناقه #دافع #داكا #دايما #دبلي #درن #دروب #دعو #دفاع #ديل #دين #راتب #رادار #راق #رحل #رسايل #رفض
      #رفقا #ركلس #رنت #ريتيل #زراع #زرع #زلط #زمان #سارد #سارفس #ساوثفيلد #سبع #سبيدنغ #سجل #سطو #سكرتار #سكيور #سلو #سمع #سنتنس #سهل #سواق #سويت #سير
      #سيفل #شافو #شرح #شرد #شريك #شفت #شهر #شهور #شوف #شيل #صحه #صحيح #صرت #صعب #صفر #صيدل #ضابط #ضمان #طالبي #طردو #طرف #طعن #طلق #طليق #طوعا #ظاهر #عال
      #عام #عدت #عدل #عذر #عرض #عرفت #عرفو #عرقل #عطا #عطو #عطي #عفو #علاج #علاق #عمه #عنو #عنوا #غال #غرام #غرض #غضب #غيرت #فاتت #فاتور #فتح #فتر #فتشت
      #فتشو #فحص #فرجي #فريق #فقير #فلوس #فيديوه #فيز #فيزا #فيك #فيكن #فيهم #قان #قانو #قايم #قتل #قدمت #قرا #قصد #قصه #قضا #قلي #قوان #قوست #كاذب #كارد
      #كبار #كتاب #كتب #كتبل #كتبول #كذاب #كرت #كفل #كلام #كلفه #كلمت #كم #كهربا #كوب #كوستس #كوم #كيل #لازم #لايت #لايف #لست #لغت #لغه #لمس #لنا #لها #ماتت
      #ماجستريت #ماض #ماكومب #مبارح #مبن #مبين #متاخر #متاكد #متهم #متي #مجا #مجان #مجرد #مجرم #محادث #محكم #محكمت #محكوم #محلف #مختبر #مخف #مدي #مدير #مذكر
      #مذنب #مراحل #مزور #مسافر #مستاجر #مسكر #مسموح #مسو #مسوول #مشاكل #مشطوب #مضروب #مطارد #مظلوم #معاش #معامل #معتد #معصب #معقول #معكم #معلم #معين #مفلس
      #مقاومه #مقطوع #مكفل #ملابس #ملاحق #ملي #ممسوح #ممنوع #منته #منح #منع #منعمل #منكم #منه #منيح #مهاجر #مهل #مهن #موشن #موكل #ميراندا #ميسديمينر #مين
      #ميه #نتيج #ندمت #نرفع #نسب #نسخ #نسمع #نسيت #نصب #نطلب #نظام #نظف #نعم #نقلت #نمر #نموذج #نهاي #نوصل #نوقف #نياب #نيه #هايتا #هني #هولد #هيورن
      #واتساب #وبس #وشي #وصل #وقت #ولمارت #وورنت #ياثر #ياذ #يارد #يبلغ #يترجم #يحدث #يحضر #يحلف #يخسر #يخفف #يخل #يدفع #يستعمل #يسجنو #يسلم #يشتر #يشهد
      #يضح #يطرد #يعتبر #يعني #يغط #يغل #يفرج #يكدر #يكند #يلعب #يمسح #يمسك #ينح #ينطر #ينفع #ينمسح #يهرب #يوصل 1000_$ 10_anos 10_dias 14_b 14_dias 16_$
      180_يوم 20_$ 20_y 21_$ 2adi- 30_dias 3_days 3ama- 3amal- 3an_نفسي 3andk- 3andkon_$ 3ara- 3arab- 3ashan_violation 3aye- 4a_$ 50_$ 5_anos 6_de 7411_$
      7411_and 7411_for 7_anos 7adeth_و 8_30 90_يوم =008 =04 =1000 =1500 =17 =177 =19 =1998 =200 =21 =227 =23 =25 =2500 =257 =26 =2nd =30 =36 =3andkon
      =3ayez =48 =50 =67 =68th =700 =7411 =7ad =7adsa =800 =90 =900 =98 =a2dar =abadan =able =abuse =acabaron =acabe =accidente =acepte =acepto =acercar
      =acusacion =acusado =add =adfa3 =adim =adjournment =adjudication =admission =admit =adult =adulto =adultos =afecta =affidavit =afford =agdar =agent
      =agresion =aktar =alcanza =alejamiento =alta =always =ammo =amsa7 =anda =andar =ando =ankle =answered =any =apellido =apelo =apologize =april =apuntar
      =area =argument =armed =arreglamos =arregle =arrestado =as =asalto =asault =ashamed =asilo =assult =asunto =attempted =aun =automatico =awigbh =ayudar
      =ayya =bailed =baja =bale =bankruptcy =banned =barato =barcode =basta =battle =bdic =beca =becoming =bedfa3 =bekam =bench =bill =bills =black =blew
      =block =bloquear =bloqueo =boda =bolsa =bomba =bonds =bono =borra =borre =borro =boss =bote =bouncer =bound =brothers =btetla3 =bucks =buenos =busco
      =business =busqueda =buy =byesir =byetla3 =cacharon =cae =caer =callado =camara =camaras =cambiar =cambiaron =camion =canadian =cancelar =cards
      =cargar =carreras =cartera =case =cash =casino =casos =castigan =catch =catearon =causa =ccw =cdl =cell =cero =cerrada =certificado =chance =chances
      =changed =chatgpt =checklist =checkout =cheque =chest =child =chiste =cierto =cimt =citacion =citizen =cito =city =ciudad =ciudadania =claro =cleared
      =clerk =cna =cobraron =cobro =comandancia =compania =competency =completo =condados =condenas =condiciones =condition =confeso =confidencial
      =confidential =confiscated =consejo =consequences =consigo =consulate =contact =contacto =contar =contempt =contestar =contestas =contratar
      =contratarlos =conviene =cookies =cooperate =corren =correr =corrieron =cortes =costo =could =counseling =counties =country =courthouse =cover =covid
      =cpl =crack =credit =cree =creek =crossbow =csc =cual =cubren =cuete =cuida =cumplir =curfew =curso =customs =d =daca =dame =danos =daran =dashcam
      =datos =deaf =debo =decida =decidir =decirlo =declare =deer =defenderme =defendio =defensa =deferal =deferral =defienden =dejarlo =delay =deleted
      =delta =demas =deny =deposito =desacato =desecharon =detained =detenida =devuelven =dias =diez =digan =disability =discapacidad =discount =discovery
      =dispatch =district =diversion =doce =doctor =dollar =dorm =dormir =drove =drug =drugs =due =dueno =duerme =dui =dura =dv =dwi =dwls =dying =e =easy
      =eaton =ecstasy =edfa3 =electronico =emailed =embezzlement =empeora =empezamos =empezar =employment =emsa7 =encontraron =enfermera =enfermo =eno
      =enojo =enough =entrapment =enviar =equivocado =equivoque =erase =erased =escolar =esconder =escopetas =escribir =escribo =ese =esem =eso =espalda
      =especial =esta2nef =estatus =every =exactamente =exactly =exam =exit =explicar =explico =expulsar =expulsion =extension =f1 =fafsa =fake =false
      =faltas =farm =fatal =fatasho =fault =fee =fees =file =filed =fill =filled =fina =fingerprints =firm =fiscal =fix =flat =follow =following =football
      =force =forfeit =forged =forget =forma =foto =fourth =frank =free =fta =fueron =fugitive =fumando =funciona =future =galset =gana =ganar =gano
      =garantia =gastos =gbh =genaya =gente =girlfriends =gives =government =gps =grabo =gram =gramos =grams =grande =grandes =gratis =growing =grupo
      =guarantee =guardan =guardar =guidelines =guns =h1b =habian =hablaron =hacen =hair =hallaron =hard =hazme =health =herida =herramienta =herramientas
      =hicieron =hills =hiye =hoja =hold =homework =homicidio =honest =hongos =honorarios =huellas =huir =hunter =hurto =husbands =huyendo =hyta =iban
      =ichat =idea =identificacion =ido =iep =iglesia =ignition =ilegal =immigrant =impuestos =incluye =indocumentado =info =innocent =inocente
      =instrucciones =intencion =intentar =interlock =interroga =interrogaron =intox =issued =jackson =jensiye =joint =joven =judgment =junio =jurado
      =justice =juzgado =kalamazoo =kan =khabber =khnee2a =kilo =knock =la2eni =lab =lal =language =laptop =lara =lastime =laughing =lawer =lawsuit =legal
      =legales =lesser =letter =leyes =libre =licenciado =lie =lifetime =limit =limitada =limitations =limites =limpio =lio =lisence =lista =listen =lives
      =livingston =llamado =llenar =llevaba =loan =local =lookup =lost =low =lsd =lunes =m =ma3aya =ma3kon =madison =maestra =magistrate =maktoub =mal
      =mandarle =mandatory =manden =manejo =manslaughter =marketing =marquette =marysville =mason =max =mdma =mdop =means =medicina =mentir =meses =mess
      =metal =mete =mica =micourt =millas =minors =missed =mocion =monitor =moretones =mota =motion =motivo =motorcycle =mouthwash =move =moving =mude
      =muestra =multaron =multas =murphy =mushrooms =mute =mvr =n400 =name =near =necesitan =needs =negaron =nego =negue =nemra =new =nexus =niego =nivel
      =nombres =non =nosotros =number =numero =ocho =ocupa =ocupo =offices =oficina =ofrecio =ohio =oir =olor =opciones =opinion =ops =orina =otras =ottawa
      =ounces =ov =overnight =ovi =owi =owner =owvi =paga =pagamos =pagan =pagar =pagina =pago =pagos =pais =panico =papas =papers =paralegals =pardon
      =parent =parenting =parte =partido =pasa =passed =pastor =patron =pay =payments =pays =pbt =pcc =peace =pelea =peligrosa =pena =pepper =per =perder
      =permission =person =persona =peticion =petitioner =petty =pharmacy =picks =pickup =pido =placement =plans =planta =plants =plazo =plazos =plead =pled
      =podcast =podra =pointed =pone =posesion =posting =power =pr =prelim =preliminar =prescribed =presentan =presente =presentence =press =prestado
      =preste =pretrial =price =primero =principio =privado =pro =probable =probacion =probar =problemas =prohibido =prohibieron =pronto =proof =propia
      =propiedad =prosecution =prosecutor =protect =protection =prv =puedes =punto =puntos =puras =purchase =puro =quedarme =quedarse =queja =querer
      =question =questions =quita =racing =random =rate =razon =recado =receiving =rechazar =rechazo =recibio =recomienda =recovery =recuperar =refund
      =refused =registered =registro =registry =regla =regue =regular =rehab =reincidente =remember =remote =renta =reportarme =requirements =requisitos
      =reschedule =resistencia =responsible =respuestas =restitucion =restitution =restoration =restricted =resultado =resultados =retest =reviews =revisan
      =reviso =revocation =ri =rifles =robada =robbery =robos =ruin =rule =sa7 =sacan =sale =samaritan =same =saque =sarli =sayye2 =scene =schedule
      =scholarship =scram =sea =secretaria =secreto =section =segui =segun =seized =sejel =sejelli =selling =semanas =sembrar =sent =sere2a =serve =sexting
      =shift =shil =shouf =show =significado =silent =sirve =skip =skipped =slate =slip =smart =smelled =smh =sniff =snin =snitch =sobriedad =sokran
      =solicitud =soltera =somos =sora =sos =southfield =special =speeding =spray =sr22 =ssi =staff =stalking =started =statement =status =stealing =stolen
      =stuff =success =sucio =supervision =suppress =surety =suspenden =suspendida =suspendido =suyo =system =ta2min =takes =talked =tani =tarjeta =tax
      =taxes =techo =teen =ten =tener =terreno =test =testing =texts =thc =theft =themselves =throwing =thumb =tickit =tiendas =tienes =times =tipos
      =tiquete =tiquetes =tires =title =toda =tomada =tomaron =tonto =township =trabajan =trabajar =track =traductor =trafficking =trampa =tranquilo =tras
      =tratamiento =travel =trespass =trespassing =trip =truancy =tus =unemployment =union =unlawful =upload =usan =usaron =used =usted =ustedes =vacaciones
      =valida =valor =value =velocidad =venado =vender =vendo =venia =venta =ventanilla =verano =verlos =victim =victimas =videos =viejas =viernes =violated
      =viole =visa =visible =visit =visitar =visiting =visto =voicemail =volar =voluntary =vomitando =votar =vote =vs =wallet =warrants =warren =wax =ways
      =weed =week =weeks =weight =which =white =win =windsor =wipe =wla =words =works =wra2i =wreck =written =wrong =yall =yesterday =youth =zone =zoom
      =ابتعاد =ابصم =ابعت =ابلش =ابننا =ابيع =اتصال =اتصلوا =اتهام =اثبات =اجاني =احداث =احضر =احمل =احمي =اخبر =اخذه =اخري =اخلي =اخونا =ادافع =ادخن =ادفع
      =ادم =ادور =اذن =اذي =ار =ارجعها =ارخص =ارفض =ارفع =ارينمنت =اسابيع =اسافر =استاجر =استلمت =اسمي =اسوق =اسولت =اشد =اطعن =اعتذر =اعطاني =اغراضي =اغير
      =اقبل =اقتحام =اقر =اقرب =اكتبه =اكدر =اكذب =اكو =اكول =اكيد =الppo =الاتصال =الاتعاب =الاتفاق =الاتنين =الاسبوع =الاستشاره =الاسعاف =الاقرار
      =الانترلوك =الايجار =البارول =البراءه =البول =البوند =التحليل =التكت =التلفزيون =التهم =التو =الجنحه =الجوال =الحضور =الحكم =الحمدلله =الحيازه
      =الخناقه =الخوف =الدفع =الدليل =الديل =الرسايل =السجل =السرعه =السكر =السكره =السوابق =السوار =الشاهد =الشباب =الشكوي =الشي =الصح =الصفحه =الصيد
      =العرض =العمر =الغرض =الغي =الفحص =الفلوني =الفورم =القانوني =القرار =القصه =القفل =الك =الكاونتي =الكرت =الكم =اللوحه =الليسن =الماريجوانا =الماضي
      =الماضيه =المجني =المحادثه =المحاكمه =المحامين =المحبوس =المحجوزه =المخالفه =المسجون =المسح =المسروق =المسموح =المشتكي =المشكله =المطلوب =المطلوبه
      =المعتدي =المكالمه =المكتب =الملف =المنزلي =الموضوع =الموقع =النموذج =اله =الها =الهم =الو =الوارنت =الورق =الويد =ام =امحي =امريكا =امريكي =امسح
      =انترلوك =انتو =انحبست =اند =انسولين =انشورنس =انصاب =انقبض =انمسك =اهله =اوبن =اوفيسر =اوك =اولاد =اونصات =اوهايو =ايجابي =ايفون =ايمتي =ايميل =ايه
      =بارك =بارول =باسمي =باص =باطل =بالاسعاف =بالاعتداء =بالاول =بالباكراوند =بالباكغراوند =بالبريد =بالبوند =بالتراك =بالتقسيط =بالجنايه =بالخناقه
      =بالدومستك =بالسجن =بالسرقه =بالسناب =بالسواقه =بالشمال =بالشنطه =بالشهر =بالعراق =بالعيد =بالفيديو =بالقانون =باللي =بالمدرسه =بالمراقبه =بالميه
      =بامر =بتجو =بترجع =بتروي =بتشتغلو =بتكلف =بجرعه =بجيب =بحب =بحكي =بخبر =بخناقه =بدات =بدالي =بدفع =بدل =بدنا =بده =برايك =بروح =بسكليت =بسيارتي =بشي
      =بصمات =بضرب =بطلع =بعتو =بعيده =بفحص =بفلوس =بكره =بكم =بكير =بلاغ =بلشت =بمحل =بمشكله =بموت =بنفسي =بني =بوست =بوصفه =بوند =بوينت =بياثر =بيجي
      =بيحقلي =بيدخلوني =بيضربني =بيطلع =بيعرف =بيقرا =بيكفي =بيل =بيني =تاخذون =تاخر =تاديب =تتنازل =تدخل =تدرس =ترايل =ترجع =تركوني =تروح =تروحون =تروي
      =ترويج =تسال =تسجيل =تسليم =تشتغل =تشتغلون =تشوف =تشيك =تصوير =تضاربنا =تطلب =تعال =تعتبر =تعديل =تعليق =تعمل =تعويض =تفيد =تقرير =تكون =تلفون =تليفون
      =تماما =تمريض =تمن =تنفخ =تنفع =تهمت =توصيله =توقفت =توقيفي =تيكت =ثالث =ثاني =جاوبت =جدول =جدي =جرايم =جرب =جنايات =جنايي =جنح =جنسيتي =جوال =جوري
      =جيل =حاطه =حدود =حساب =حسابي =حسب =حضانه =حطيت =حظر =حكمها =حكومي =حكي =خاص =خاصه =خبرت =خبي =خدش =خرب =خطيبته =خلاني =خليني =خمستعش =خمسه =دافع
      =داهمو =دايفرجن =دايما =دبليو =دخلني =درنك =دفاع =دفعته =دي =رابع =راي =رايحه =رايكم =رجعو =رحله =رخصته =رخصتها =رسايل =رسم =رفض =رفضت =رفضو =رفقاته
      =رقمي =ركلس =رمي =رنت =روح =ريبورت =زر =زراعه =زمان =زياره =سارد =سارفسه =سافر =سالته =سجل =سجلي =سطو =سفر =سكرت =سكره =سكن =سكيورتي =سلاحي =سن =سنتنس
      =سوار =سواها =سوشل =سيارتي =سيتي =سيتيزن =سيرش =سيفل =شات =شارع =شاف =شجار =شريكي =شغلي =شفتها =شقد =شكد =شلون =شنطتي =شنو =شهرين =شهود =شهور =شيك
      =صاحب =صارلي =صحيح =صعبه =صغير =صفر =صورت =ضايع =ضربتني =ضربتها =طالبه =طرد =طريق =طلق =طليقتي =طواري =طوعا =طول =عالبوند =عايزه =عايش =عرف =عرفت
      =عرقله =عشر =عطوني =عطوه =عطيت =عطيني =عفو =عقوبته =علاقه =عمر =عمري =عمل =عمله =عمه =عن =عنده =عنصري =غالي =غايب =غراضي =غرام =غرض =غضب =غياب =غيرت
      =غيركم =غيلتي =فات =فاتوره =فايليشن =فتح =فتش =فتشت =فتشوا =فحص =فحصي =فخ =فقير =فك =فلني =فلوس =فلوني =فورم =فيديوهات =فيزا =فيك =فيكن =فيني =فيهم
      =قالوله =قانون =قانونيه =قريب =قسط =قصه =قلبي =قلي =قهوه =قوست =قول =كارد =كاس =كالوا =كاميرا =كتبلي =كذب =كفلته =كلامي =كلتي =كم =كوبي =كوستس =كوك
      =كومه =كيلو =لازم =لايف =لجوء =لزوجي =لضابط =لقاصر =لقو =لك =للابد =للايس =للتفتيش =للشرطه =للشرطي =للمترجم =للمحقق =للمدرسه =للمدير =للمكتب =للهجره
      =لمحكمه =لنا =له =لوحه =ليسني =ماتت =ماكومب =مبارح =مبني =مبين =متاخر =متاكد =متي =مجانيه =مجرد =محاكم =محامين =محبوس =محدش =محكمته =محكوم =محلف
      =مخالف =مخالفات =مده =مدي =مذكرات =مذنب =مر =مزور =مزوره =مسافر =مسجله =مسح =مسدسي =مسروق =مشروط =مشغول =مشكله =مصاري =مطارده =مظلوم =معقول =معكم
      =معناه =معني =مفتوح =مفلس =مقطوع =مكالمات =مكتوبه =مكفل =ملابس =ملفي =مليان =ممرضه =ممنوع =منتهيه =منع =منعمل =منكم =منه =مهله =موافق =موافقتي =موشن
      =ميت =ميث =ميراندا =ميسديمينر =مين =ندفع =نسبه =نسخه =نسي =نسيت =نصب =نطلب =نعم =نفقه =نقاط =نقلت =نهايي =نو =نيه =هالاسبوع =هالكلمه =هاي =هايتا =هجره
      =هربان =هوشه =هولد =هيورن =واكو =والبروبيشن =والبوند =والجلسه =والجنايه =والجيران =والليسن =والمدرسه =والهجره =وانكسرت =وانمسك =وانمسكت =وبس =وتيكت
      =ودومستك =وسقت =وسوابق =وسواقه =وشي =وصل =وطلعت =وظيفه =وعطوه =وكتبلي =ولاد =ولقو =ولقوا =ومحد =ومطلوب =وندمت =وورنت =وولمارت =وياه =ويكند =ياثر =ياخد
      =ياخذوه =يارد =ياها =يبعت =يبغي =يبقي =يترجم =يتهموه =يحدث =يحضر =يحلف =يدفع =يسحب =يسلم =يشتري =يشهد =يصير =يضحك =يضغط =يطردني =يعتبر =يعطوه =يعني
      =يكدر =يكدرون =يكلبشني =يلبس =يمسح =يمشي =يمكن =ينحكم =ينفع =ينمسح =يهرب =يو =يوم @000 @010 ACTOR+ANSWERAR ACTOR+ANYMORE ACTOR+ASKING ACTOR+End
      ACTOR+GIVEBACK ACTOR+GOT ACTOR+Held ACTOR+Interview ACTOR+NUMBER ACTOR+PASTVERB ACTOR+REFL ACTOR+Room ACTOR+TALKING ACTOR+TONIGHT ACTOR+TOOKES
      ANSWER+CAR ANSWER+GOT ANSWER+HOUSE ANSWER+HURT ANSWER+JUDGE ANSWER+MISSING ANSWER+Official ANSWER+PILLS ANSWER+POLICE ANSWER+Worker ANSWERAR+DETECTIVE
      ANSWERAR+IF ANSWERAR+WANT ANYMORE+HOUSE ANYMORE+NOW ANYMORE+PAST ANYMORE+SAY ANYMORE+Street ANYMORE+WARRANT ARREST+BODY ARREST+HIDEOUT ARREST+HOME
      ARREST+IF ARREST+QUERY ARREST+Street ARRESTED+HOME ARRESTED+HURT ARRESTED+NOOSE ARRESTED+STATEMENT ARRESTED+WEAPON ARRESTED+Weapon ARRESTED+Young
      ARRESTING+Calendar ARRESTING+General ARRESTING+IF ASK+ARRESTED ASK+HURT ASK+IF ASK+POLICE ASK+PULLEDAR ASK+WEAPON ASKAR+GIVEBACK ASKAR+HURT ASKAR+IF
      ASKEDAR+CHILD ASKEDAR+Paperwork ASKEDAR+Young ASKING+BODY ASKING+EVERYONE ASKING+FIND ASKING+GRABBED ASKING+HIGHPLACE ASKING+Held ASKING+KILLED
      ASKING+LEDGE ASKING+LEFTNOTE ASKING+LEGAL ASKING+MISSING ASKING+PODER ASKING+POLICE ASKING+STATION ASKING+THING ASKING+TONIGHT ASKING+Weapon
      ASKINGAR+PAST AWAY+Calendar AWAY+EX AWAY+GONEOFF AWAY+HOWTO AWAY+PAST AWAY+QUERY BE+IDIOM BODY+CHARGED BODY+Drug BODY+KILL BODY+PAST BODY+Paperwork
      BODY+RECENT BODY+SOMEONE BREAKIN+CHARGED BREAKIN+CHILD BREAKIN+MODAL BREAKIN+Room BREAKIN+SOMEONE BREAKIN+Young BREATHE+AWAY BREATHE+COURTS
      BREATHE+General BREATHE+INTO BREATHE+LOC BREATHE+Paperwork BREATHE+SOBRIETY BREATHE+WANT CAMEIN+EX CAMEIN+General CAMEIN+IF CAMEIN+Moment
      CAMEIN+Official CAMEIN+PASTVERB CAMEIN+PODER CAR+ANYMORE CAR+CHARGED CAR+Calendar CAR+HOUSE CAR+SCARED CAR+SEARCHED CAR+SOBRIETY CAR+STATEMENT
      CHARGED+BREAKIN CHARGED+CHILD CHARGED+EX CHARGED+KILL CHARGED+KIN CHARGED+NOOSE CHARGED+NUMBER CHARGED+Room CHARGED+Sick CHARGED+Weapon CHARGED+Young
      CHILD+ARREST CHILD+ASKEDAR CHILD+ASKINGAR CHILD+BREAKIN CHILD+KNOCKED CHILD+LEDGE CHILD+PAST CHILD+ROADSIDE CHILD+STATED CHILD+STATION CHILD+TOOKES
      CHILD+Violent CHILD+WARRANT CLITIC+End CLITIC+KILLED CLITIC+ONLINE CLITIC+QUESTIONED CLITIC+RAID CLITIC+ROUGH CLITIC+SEARCHED COLOR+THING
      COMEIN+Calendar COMEIN+LATER COMEIN+TALKING COPCAR+HEDGE COPCAR+MODAL COPCAR+Near COPCAR+OUTES COURTS+ANSWER COURTS+EX COURTS+FAINT COURTS+HOME
      COURTS+Interview COURTS+JOKE COURTS+KNOCKING COURTS+TOOKES COURTS+Worker CPS+ASKING CPS+PODER CUFFS+GOT CUFFS+IF Calendar+ASK Calendar+ASKING
      Calendar+BODY Calendar+BREAKIN Calendar+COMEIN Calendar+HOWTO Calendar+IWANT Calendar+JAILED Calendar+KNOCKED Calendar+POLICE Calendar+SCARED
      Calendar+TAKING Calendar+Traffic Calendar+Violent DANGERES+CHARGED DETECTIVE+ACTOR DETECTIVE+ANYMORE DETECTIVE+BODY DETECTIVE+GONEOFF
      DETECTIVE+General DETECTIVE+HURT DETECTIVE+IF DETECTIVE+JUDGE DETECTIVE+POINT DETECTIVE+Plea DETECTIVE+TOOKES DETECTIVE+Young DIE+CLITIC DIE+LOC
      DOOR+General DOOR+HURTEN DOOR+JUDGE DOOR+TOOK DOOR+TOOKAR Drug+ARREST Drug+ARRESTED Drug+Calendar Drug+INTO Drug+JAILED Drug+LEGAL Drug+PODER
      Drug+RANOFF Drug+Room Drug+WILL EVERYONE+ANSWER EVERYONE+INTO EVERYONE+KIN EVERYONE+LOC EVERYONE+LOTS EVERYONE+TALKING EX+ANYMORE EX+ASKING EX+JUDGE
      EX+PODER EX+Paperwork EX+SEVERE EX+TAKEES EX+WANT End+IDIOM FAINT+Paperwork FAINT+ROUGH FALLEN+COURTS FALLEN+HURT FALLEN+SAY FALLEN+THING FIND+INTO
      FIND+RECENT FIND+STATEMENT GETOUT+COURTS GETOUT+JAILED GETOUT+OUTES GETOUT+POLICE GIVEBACK+IWANT GIVEBACK+JAILED GIVEBACK+LATER GIVEBACK+LOTS
      GIVEBACK+Official GIVEBACK+RANOFF GIVEBACK+TOOKAR GONEOFF+JUDGE GONEOFF+LEGAL GONEOFF+Paperwork GONEOFF+SCARED GONEOFF+THING GOT+GETOUT GOT+IF
      GOT+LATER GOT+PULLEDAR GRABBED+COURTS GRABBED+Calendar GRABBED+HURTING GRABBED+LEDGE GRABBED+PODER GRABBED+SOMEONE Gear+ANSWER Gear+HASES Gear+HOME
      Gear+LATER Gear+PAST Gear+TAKEES Gear+WARRANT General+CAR General+DOOR General+Drug General+FIND General+GRABBED General+HABIT General+HOWTO
      General+HURTEN General+HURTING General+Interview General+KNOCKING General+LURKING General+NUMBER General+OVERDOSE General+POLICE General+PULLED
      General+SUICIDE HABIT+CLITIC HABIT+HEDGE HABIT+KIN HABIT+THING HANDS+Moment HASES+JAILED HASES+JUST HASES+TOOK HASES+TOOKES HEDGE+ARRESTED
      HEDGE+COPCAR HEDGE+CPS HEDGE+EX HEDGE+GOODBYE HEDGE+HURTEN HIDEOUT+HURT HIDEOUT+LURKING HIDEOUT+PAST HIDEOUT+TALKING HIDING+IROOM HIDING+Interview
      HOME+ACTOR HOME+ASK HOME+BREAKIN HOME+COURTS HOME+JAILED HOME+RECENT HOME+TAKINGAR HOUSE+COURTS HOUSE+Drug HOUSE+End HOUSE+HOWTO HOUSE+HURTEN
      HOUSE+HURTS HOUSE+IWANT HOUSE+JAILED HOUSE+NOOSE HOUSE+RECENT HOUSE+SEARCHED HOUSE+TAKINGAR HOUSE+Traffic HOWTO+HURT HOWTO+Plea HOWTO+Violent
      HURT+ACTOR HURT+HASES HURT+HOWTO HURT+Interview HURT+JUDGE HURT+PAPERS HURT+POLICE HURT+STATEMENT HURT+TAKINGAR HURT+TOOKES HURTEN+AWAY HURTEN+BODY
      HURTEN+Calendar HURTEN+HOME HURTEN+LATER HURTEN+LEGAL HURTEN+PAST HURTEN+PRESENT HURTEN+Paperwork HURTING+ACTOR HURTING+COURTS HURTING+IF HURTING+INTO
      HURTING+JUDGE HURTING+RANOFF HURTING+STATEMENT HURTING+THING HURTING+TOOKAR HURTING+Traffic HURTING+WARRANT HURTS+GRABBED HURTS+JUST HURTS+KNOCKING
      Held+ARREST Held+CHARGED Held+JUDGE Held+LOTS Held+NUMBER Held+PASTVERB Held+TAKEES IDIOM IDIOM+Drug IDIOM+IDIOM IDIOM+MISSING IDIOM+Official
      IDIOM+POLICE IDIOM+SUICIDE IF+GETOUT IF+Gear IF+HIDEOUT IF+HOWTO IF+Interview IF+LOC IF+NUMBER IF+PULLEDAR IF+SCARED IF+SOBRIETY IF+TOOKAR IF+WAKE
      INTO+BREAKIN INTO+Calendar INTO+IF INTO+PAST INTO+Worker IROOM+SAY IWANT+ANSWER IWANT+HOUSE IWANT+LEGAL IWANT+Moment IWANT+POLICE IWANT+RANOFF
      IWANT+STATEMENT IWANT+STATION IWANT+TOOKAR IWANT+WEAPON IWANT+WILL IWANT+Weapon Interview+ACTOR Interview+ANYMORE Interview+ARRESTED Interview+ASKAR
      Interview+CHILD Interview+End Interview+General Interview+HURTING Interview+JAILED Interview+JUDGE Interview+PAST Interview+PODER JAILED+ANSWER
      JAILED+FAINT JAILED+GIVEBACK JAILED+GOT JAILED+KNOCKING JAILED+POLICE JAILED+PRESENT JAILED+RANOFF JAILED+TAKING JAILED+TOOKES JUDGE+COMEIN
      JUDGE+GIVEBACK JUDGE+MISSING JUDGE+Room JUDGE+TALKING JUST+LIVE JUST+MISSING JUST+PODER KIDNAP+PRESENT KILL+ASK KILL+GRABBED KILL+HURTEN KILL+JUDGE
      KILL+THING KILLED+ANYMORE KILLED+Calendar KILLED+IDIOM KILLED+IWANT KILLED+Paperwork KILLED+SOMEONE KIN+ASKINGAR KIN+CPS KIN+HURTS KIN+IDIOM KIN+LEDGE
      KIN+Official KIN+PAST KIN+WARRANT KNOCKED+CAR KNOCKED+Calendar KNOCKED+HOME KNOCKING+General KNOCKING+SOMEONE LATER+AWAY LATER+BREAKIN LATER+DETECTIVE
      LATER+GIVEBACK LATER+PASTVERB LATER+QUERY LATER+STATEMENT LEFTNOTE+ANSWER LEFTNOTE+Official LEFTNOTE+TALKING LEFTNOTE+THING LEGAL+COMEIN LEGAL+FIND
      LEGAL+HURTEN LEGAL+MISSING LEGAL+PASTVERB LEGAL+PULLED LEGAL+Plea LEGAL+ROADSIDE LEGAL+WARRANT LEGAL+Worker LETGO+GOT LETME+COURTS LIVE+CHILD
      LIVE+HOME LIVE+Near LIVE+SAY LOC+HABIT LOC+NUMBER LOC+ROUGH LOC+TAKING LOTS+ANSWER LOTS+EVERYONE LOTS+HURTS LOTS+NUMBER LOTS+TAKINGAR LOTS+Traffic
      LOTS+WILL LURKING+CAR LURKING+COURTS LURKING+Calendar LURKING+Interview LURKING+NOW LURKING+PAST LURKING+SOMEONE MISSING+CAR MISSING+IDIOM
      MISSING+LOTS MISSING+OUTES MISSING+PASTVERB MISSING+STATEMENT MODAL+HASES MODAL+LEFTNOTE MODAL+OUTES MODAL+SUICIDE MODAL+Worker Moment+CHARGED
      Moment+DETECTIVE Moment+HOWTO Moment+JAILED NARCAN+CHARGED NARCAN+LOC NARCAN+PRESENT NOOSE+CAR NOOSE+CHARGED NOOSE+COURTS NOOSE+DANGERES NOOSE+HURT
      NOOSE+JAILED NOOSE+JUDGE NOOSE+PASTVERB NOOSE+PODER NOOSE+POLICE NOOSE+STATEMENT NOOSE+Sick NOOSE+TOOK NOOSE+WARRANT NOW+COURTS NOW+General NOW+Held
      NOW+PAPERS NOW+PODER NOW+Paperwork NOW+SCARED NOW+THING NUMBER+CHARGED NUMBER+HURT NUMBER+JAILED NUMBER+SOBRIETY NUMBER+WAVING Near+CHARGED
      Near+GONEOFF Near+JAILED Near+THING ONLINE+BE ONLINE+Moment ONLINE+PASTVERB ONLINE+STATEMENT OUTES+DETECTIVE OUTES+General OUTES+HURTS OUTES+Held
      OUTES+PODER OUTES+POINT OUTES+RAID OUTES+SOBRIETY OVERDOSED+HEDGE OVERDOSED+PAST Official+ACTOR Official+ASKAR Official+ASKINGAR Official+KILL
      Official+LOTS Official+ONLINE Official+PILLS Official+Plea Official+RAID Official+STATED PAPERS+ASKING PAPERS+KIN PAPERS+LIVE PAPERS+LOC PAPERS+NUMBER
      PAPERS+TOOKES PAPERS+WEAPON PAPERS+Weapon PAPERS+Worker PASSEDOUT+RECENT PAST+ASK PAST+ASKING PAST+CAMEIN PAST+DOOR PAST+End PAST+GIVEBACK
      PAST+HIDEOUT PAST+HOWTO PAST+HURTEN PAST+JUDGE PAST+KILL PAST+KIN PAST+KNOCKED PAST+MODAL PAST+Official PAST+POINT PAST+RECENT PAST+TALKING
      PAST+Traffic PAST+WARRANT PAST+WILL PASTVERB+CAMEIN PASTVERB+Gear PASTVERB+HIDEOUT PASTVERB+KNOCKING PASTVERB+LURKING PASTVERB+Plea PASTVERB+TALKING
      PHONE+IF PILLS+ACTOR PILLS+ARRESTED PILLS+CHILD PILLS+HOUSE PILLS+JAILED PILLS+JUDGE PILLS+PODER PILLS+Street PILLS+TAKINGAR PILLS+Young PODER+BREAKIN
      PODER+CAR PODER+HOME PODER+Interview PODER+KIN PODER+Near PODER+PAPERS PODER+POLICE PODER+PULLED PODER+SEARCH PODER+STATEMENT PODER+TAKING
      PODER+TAKINGAR PODER+Traffic POINT+Drug POINT+GETOUT POINT+GIVEBACK POINT+HASES POINT+HOME POINT+LOC POINT+LOTS POINT+PAPERS POINT+PILLS
      POINT+STATEMENT POISON+BE POLICE+CHARGED POLICE+General POLICE+HURT POLICE+HURTEN POLICE+HURTING POLICE+Interview POLICE+KILL POLICE+LIVE POLICE+NOOSE
      POLICE+ONLINE POLICE+QUESTIONED POLICE+RECENT POLICE+SEARCHED POLICE+SEVERE POLICE+WAVING POLICE+WEAPON POLICE+Weapon PULLED+BEHIND PULLED+General
      PULLED+LATER PULLED+LURKING PULLED+Paperwork PULLED+THING PULLEDAR+Calendar PULLEDAR+HURT PULLEDAR+Paperwork PULLING+CLITIC PULLINGAR+HOUSE
      PULLINGAR+Near Paperwork+ANSWERAR Paperwork+ARREST Paperwork+HURTING Paperwork+KILL Paperwork+LEDGE Paperwork+MISSING Paperwork+PHONE Paperwork+PULLED
      Paperwork+PULLEDAR Paperwork+STATEMENT Paperwork+TALKING Plea+CHARGED Plea+Drug Plea+HOME Plea+HOUSE Plea+OUTES QUERY+ARREST QUERY+ARRESTING
      QUERY+HABIT QUERY+HASES QUERY+HURT QUERY+HURTS QUERY+Interview QUERY+LURKING QUERY+PULLEDAR QUERY+PULLINGAR QUERY+ROADTALK QUERY+Sick QUERY+TAKEES
      QUERY+TALKING QUERY+TONIGHT QUERY+WAVING QUESTIONED+CHILD QUESTIONED+Calendar QUESTIONED+INTO QUESTIONED+Young QUESTIONING+GOT QUESTIONING+OUTES
      QUESTIONING+PAST QUESTIONS+COURTS QUESTIONS+KIN QUESTIONS+Official QUESTIONS+Paperwork QUESTIONS+Young RAID+CLITIC RANOFF+ARREST RANOFF+DOGS
      RANOFF+Interview RANOFF+NUMBER RECENT+ANSWER RECENT+ASK RECENT+FIND RECENT+HURTING RECENT+NUMBER RECENT+PAPERS RECENT+PASTVERB RECENT+STATEMENT
      REFL+COPCAR REFL+POINT REFL+POLICE REFL+STATEMENT ROADSIDE+LEGAL ROADSIDE+SOBRIETY ROADTALK+MODAL ROADTALK+QUERY ROUGH+FAINT ROUGH+Paperwork
      ROUGH+Room Room+ARRESTED Room+LEGAL Room+Traffic SAY+ANSWERAR SAY+GONEOFF SAY+JOKE SAY+LIVE SAY+MISSING SAY+NOOSE SAY+PHONE SAY+SUICIDAL SAY+WEAPON
      SCARED+ARREST SCARED+ARRESTING SCARED+JUST SCARED+Official SCARED+TAKING SCARED+TALKING SEARCH+ARRESTED SEARCH+CHILD SEARCH+GRABBED SEARCH+HIDEOUT
      SEARCH+IF SEARCH+Interview SEARCH+ONLINE SEARCH+PAST SEARCHED+CHILD SEARCHED+KIN SEARCHED+OUTES SEARCHED+PAST SEARCHED+WARRANT SEARCHED+WEAPON
      SEARCHED+Young SEIZED+PAPERS SEIZED+PILLS SEVERE+ACTOR SEVERE+CHILD SEVERE+Calendar SEVERE+General SEVERE+INTO SEVERE+MODAL SEVERE+WANT SEVERE+WILL
      SOBRIETY+ASK SOBRIETY+BREATHE SOBRIETY+GOT SOBRIETY+HOUSE SOBRIETY+POLICE SOBRIETY+PULLED SOBRIETY+REFL SOBRIETY+STATION SOBRIETY+Street
      SOBRIETY+THING SOMEONE+ANYMORE SOMEONE+ASKINGAR SOMEONE+COURTS SOMEONE+Calendar SOMEONE+IF SOMEONE+IWANT SOMEONE+LIVE SOMEONE+POINT SOMEONE+SOBRIETY
      SOMEONE+STATEMENT STATED+HURTING STATED+IF STATED+KIN STATED+LOTS STATEMENT+ACTOR STATEMENT+ARREST STATEMENT+ARRESTED STATEMENT+ARRESTING
      STATEMENT+DETECTIVE STATEMENT+HURT STATEMENT+JAILED STATEMENT+JUDGE STATEMENT+LATER STATEMENT+LOC STATEMENT+Official STATEMENT+PAST STATEMENT+POINT
      STATEMENT+Plea STATEMENT+SOMEONE STATION+General STATION+IF STATION+LOTS SUICIDE+General SUICIDE+IDIOM Sick+CAR Sick+LEGAL Sick+SOMEONE Street+BEHIND
      Street+COMEIN Street+HURTEN Street+IF Street+LEGAL Street+PODER Street+Plea Street+Violent TAKEES+CAR TAKEES+Calendar TAKEES+LOTS TAKEES+MODAL
      TAKEES+QUERY TAKEES+QUESTIONING TAKEES+WARRANT TAKEES+WEAPON TAKING+CPS TAKING+End TAKING+GRABBED TAKING+HIDEOUT TAKING+HOUSE TAKING+LEGAL
      TAKING+Street TAKING+Weapon TAKINGAR+HOUSE TAKINGAR+JAILED TAKINGAR+THING TALKING+CAR TALKING+CHARGED TALKING+COURTS TALKING+HIDEOUT TALKING+HOUSE
      TALKING+POLICE TALKING+Paperwork TALKING+SEARCH TALKING+SOBRIETY TALKING+Violent TALKING+WARRANT THING+ANYMORE THING+ARRESTED THING+BODY
      THING+DETECTIVE THING+FIND THING+HASES THING+Held THING+Interview THING+TALKING TOOK+BODY TOOK+DOOR TOOK+SEARCH TOOK+THING TOOKAR+ANYMORE
      TOOKAR+KNOCKING TOOKAR+LEGAL TOOKAR+Plea TOOKAR+SOMEONE TOOKES+CAR TOOKES+HURT TOOKES+HURTS TOOKES+NOOSE TOOKES+PAPERS TOOKES+PAST TOOKES+WARRANT
      Traffic+DOOR Traffic+HOME Traffic+IDIOM Traffic+SOMEONE Violent+EX Violent+JAILED Violent+POINT Violent+SOMEONE WAKE+ARREST WAKE+COURTS WAKE+HIDEOUT
      WAKE+Paperwork WAKE+QUERY WAKE+WANT WANT+DETECTIVE WANT+PULLEDAR WARRANT+ARRESTED WARRANT+LOTS WARRANT+PAPERS WARRANT+PAST WARRANT+PODER
      WARRANT+TOOKAR WARRANT+Violent WAVING+AWAY WAVING+CAR WAVING+INTO WAVING+KIN WAVING+LOC WAVING+SOMEONE WEAPON+ASK WEAPON+CHARGED WEAPON+Calendar
      WEAPON+FIND WEAPON+GIVEBACK WEAPON+General WEAPON+PAPERS WEAPON+PASTVERB WEAPON+PODER WEAPON+TOOK WILL+CHARGED WILL+Calendar WILL+DIED WILL+Gear
      WILL+HIGHPLACE WILL+IWANT WILL+PAPERS WILL+RECENT Weapon+CAR Weapon+CHARGED Weapon+Calendar Weapon+DANGERES Weapon+FIND Weapon+IF Weapon+PAPERS
      Weapon+PODER Weapon+PULLEDAR Weapon+QUERY Weapon+TOOK Worker+COURTS Worker+IF Worker+INTO Worker+PODER Worker+Paperwork Worker+THING Young+ANSWERAR
      Young+ARREST Young+HASES Young+HURT Young+JAILED Young+LEDGE Young+PAST Young+ROADSIDE Young+STATED Young+TOOKES Young+WARRANT Young+WILL ^CAR
      ^Calendar ^GETOUT ^GIVEBACK ^IF ^IROOM ^Interview ^JOKE ^LOTS ^NOOSE ^PAPERS ^QUERY ^QUESTIONS ^ROADTALK ^SCARED ^SOBRIETY ^STATED ^STATEMENT ^TAKEES
      ^WEAPON ^Weapon ^_1 ^_10 ^_12 ^_15 ^_2 ^_20 ^_3rd ^_48 ^_6 ^_7411 ^_98 ^_abogados ^_absconding ^_abuso ^_accident ^_accidente ^_adfa3 ^_agresion
      ^_alcohol ^_all ^_amigo ^_ankle ^_apelar ^_arested ^_arrainment ^_arrestado ^_aseguranza ^_asylum ^_aviso ^_awigbh ^_bac ^_baiid ^_bajar ^_bale ^_bas
      ^_bay3 ^_bdic ^_beat ^_bench ^_bill ^_body ^_borracho ^_borrar ^_bound ^_brandishing ^_breath ^_brother ^_car ^_caregiver ^_carta ^_cash ^_cdl
      ^_cerraron ^_change ^_chat ^_check ^_chofer ^_cimt ^_city ^_civil ^_class ^_clean ^_clear ^_cobran ^_competency ^_compre ^_con ^_condena ^_consent
      ^_contempt ^_conviene ^_costo ^_costos ^_county ^_cpl ^_cruzar ^_csc ^_cual ^_customs ^_daca ^_deadline ^_deferral ^_delayed ^_delivery ^_deputies
      ^_deputy ^_despues ^_detuvieron ^_di ^_dias ^_did ^_domestica ^_doy ^_drag ^_drive ^_driver ^_droga ^_drop ^_drug ^_drugs ^_drunk ^_dui ^_dwls ^_em7i
      ^_embezzlement ^_employer ^_entrar ^_estabamos ^_estado ^_estas ^_explain ^_fafsa ^_failed ^_fake ^_falta ^_felon ^_fight ^_file ^_flat ^_following
      ^_forfeiture ^_forged ^_forma ^_frank ^_fraude ^_fta ^_fue ^_fuerza ^_gastos ^_gbh ^_grandma ^_great ^_guardan ^_habia ^_habitual ^_hal ^_have ^_hazme
      ^_held ^_hiring ^_hospital ^_hunting ^_hyta ^_ichat ^_immigrant ^_inmigracion ^_intent ^_interpreter ^_ir ^_jail ^_job ^_jurado ^_jury ^_keep ^_kept
      ^_laboratorio ^_lansing ^_larceny ^_last ^_leave ^_leh ^_lei ^_let ^_licencia ^_licensia ^_lie ^_limpiar ^_list ^_llamar ^_llevan ^_macomb ^_mandatory
      ^_mande ^_manejaba ^_manejar ^_maneje ^_manejo ^_marijuana ^_marysville ^_mas ^_mdoc ^_mdop ^_medical ^_micourt ^_miranda ^_mis ^_money ^_moral ^_more
      ^_necesito ^_never ^_new ^_nexus ^_notice ^_nsit ^_numero ^_nunca ^_nursing ^_ocupo ^_one ^_open ^_order ^_otra ^_otro ^_over ^_pagamos ^_pagar ^_pago
      ^_papeles ^_pardon ^_parenting ^_pastillas ^_pay ^_pbt ^_pcc ^_pelear ^_petition ^_phone ^_piden ^_plead ^_pleito ^_porque ^_port ^_possession
      ^_precio ^_preso ^_pro ^_probable ^_prueba ^_psi ^_puedes ^_puntos ^_que ^_questioned ^_quitar ^_receiving ^_reckless ^_recursos ^_restitution
      ^_retail ^_revoked ^_ring ^_robe ^_robo ^_sacar ^_sale ^_sali ^_saque ^_scram ^_seal ^_searched ^_segun ^_segunda ^_segundo ^_selling ^_sentencing
      ^_ser ^_set ^_shoplifting ^_sin ^_sirve ^_sold ^_solo ^_sos ^_sr22 ^_st ^_steps ^_still ^_stolen ^_super ^_suspended ^_suspendido ^_suspension ^_take
      ^_talked ^_tani ^_tarjeta ^_tax ^_telefono ^_tercer ^_testing ^_text ^_thanks ^_theft ^_thinking ^_this ^_time ^_todavia ^_todo ^_too ^_trabajan
      ^_trabajo ^_traductor ^_traia ^_trailero ^_tres ^_troy ^_tsa ^_use ^_used ^_using ^_vecinos ^_venia ^_venta ^_victim ^_video ^_viole ^_visa ^_visiting
      ^_waiting ^_walk ^_warrant ^_washtenaw ^_went ^_what ^_when ^_who ^_wipe ^_wrong ^_ابدا ^_ابعت ^_اتصلت ^_اثبات ^_اثر ^_احسن ^_احكي ^_اخدت ^_ادخل
      ^_ادفع ^_اذا ^_اربع ^_ارجع ^_ارفض ^_اطلب ^_اعترفت ^_اقدر ^_اقر ^_اكتب ^_اكثر ^_اكدر ^_التلفون ^_الجنحه ^_الراكب ^_السرقه ^_الشغل ^_الفلني ^_الفورم
      ^_القياده ^_الكاميرا ^_اللي ^_المخالفه ^_الورنت ^_امر ^_امسح ^_اهلي ^_ايش ^_ايمتي ^_ايه ^_باخد ^_بدنا ^_بدون ^_براءه ^_بس ^_بشتغل ^_بقدر ^_بلاغ ^_بوند
      ^_بي ^_بيع ^_تاخرت ^_تامين ^_تاني ^_تركوني ^_ترويج ^_تسقط ^_تسليم ^_تعويض ^_تكت ^_تنظيف ^_توزيع ^_توقيف ^_تيكت ^_ثاني ^_جدول ^_جدي ^_حشيش ^_حيازه
      ^_خربت ^_خسرت ^_خناقه ^_درج ^_رسم ^_رفضو ^_رفعت ^_رفيقي ^_رقم ^_روح ^_ريحه ^_زياره ^_ساكن ^_سجل ^_سجلي ^_سجن ^_سطو ^_سعر ^_سفر ^_سكر ^_سنتين ^_شاب
      ^_شريكي ^_شنو ^_شو ^_شيك ^_صيد ^_عطوني ^_عطيت ^_علي ^_عنوان ^_غيرت ^_فات ^_فاتوره ^_فاقه ^_فتشو ^_فلوس ^_فيلون ^_فيهم ^_قاصر ^_قاعد ^_قبل ^_قضيتي
      ^_قلت ^_كارت ^_كاش ^_كام ^_كان ^_كفلته ^_كلفه ^_كم ^_كنت ^_لارسني ^_لازم ^_لسه ^_لقو ^_ماذا ^_مبارح ^_متهم ^_متي ^_محبوس ^_مذكره ^_مراهق ^_مسدمينر
      ^_مصادره ^_مطلوب ^_معني ^_مقاومه ^_مكالمه ^_مكتوب ^_ممكن ^_منو ^_موشن ^_مين ^_نحنا ^_نسيت ^_نفخت ^_نقاط ^_نمت ^_نمره ^_نو ^_هاد ^_هايتا ^_هل ^_هوشه
      ^_هولد ^_هويه ^_هي ^_ورقه ^_وقعت ^_ولادي ^_وورنت ^_يطلع ^_يعني ^_ينفع ^_يوم a2ad- a2add- a2da- abad- abada- abierta_en abierta_la able_to abogado_de
      abon- abona- about_$ about_my abrieron_la acabo_$ acce- acces- accident_and accidente_$ accu- accus- acom- acomp- acti- actio- activ- actua- acuerdo_$
      acusado_$ acusado_de acusan_mi acusaron_$ adde- address_$ adentro_por adfa- adim- adju- adjud- admission_$ adul- adult- advisement_$ afec- afect-
      afecta_$ affid- affidavit_$ affo- affor- after_accident after_arrest after_getting after_they after_two afternoon_and agarraron_con agarraron_por
      agarraron_vendiendo agda- age_of agent_$ agente_$ agra- agred- agree- agresion_$ ahora_dice ahora_dicen ahora_lo ahorita_y ahorr- akta- al_condado
      al_final al_jail al_juez al_otro al_patron al_testigo alcohol_limit alcohol_y alej- aleja- alguien_de alguien_me aliento_$ alla_$ already_did alwa-
      alway- am_afraid am_suspended am_undocumented amount_$ and_did and_drunk and_dui and_got and_guns and_had and_have and_if and_immigration and_last
      and_needs and_still and_that and_اخدت and_اخذ and_اخذت and_اخلص and_اريد and_الان and_انت and_بدنا and_بكرا and_حبسوني and_رنت and_روح and_سحبو
      and_شغله and_عايز and_عنده and_عندي and_فات and_فتش and_فتشو and_في and_قاعد and_قوست and_كالوا and_لسا and_مبارح and_مسدس and_مسكوني and_مع and_ناس
      and_وقعت and_يا and_يكول anima- ankl- ankle_monitor ano_$ anoche_me anoni- anos_$ answer_my antecedentes_$ antes_que any_of aparato_en apartment_$
      apel- apelar_$ appeal_$ appointment_$ appr- appre- arab- arch- archi- are_coming argu- argum- arma_peligrosa armas_de arme- armed_robbery
      arraignment_$ arrepiento_$ arrest_$ arrest_me arrestan_$ arrestar_por arrestaron_$ arrestaron_anoche arrestaron_que arrestaron_y arrested_$ arresto_$
      arresto_de as_adult asalto_$ asalto_con asau- asaul- aseguranza_$ asha- asham- asi_$ asig- asign- asil- ask_$ asked_me assault_$ asse- assu- assul-
      asun- asunt- at_$ at_detroit at_his at_home at_midnight at_office at_trial atac- aten- atras- attacked_me atte- attem- attorney_$ aun_asi auto-
      automatico_$ avoi- awig- awigb- ayudan_con ayudar_$ ayudo_$ ba3at- ba3r- back_after back_and back_on back_what bad_$ bag_$ baiid_$ bail_$ baile-
      bajar_la bajo_mi ban_de bann- banne- banned_from bano_$ barat- barc- barco- basm- batte- battl- be_able be_done be_dropped be_gone be_in because_$
      because_it beha- beka- benc- bene- benef- bet2- better_to bien_ingles bill_$ black- blood_alcohol blood_test blue_water boca_y body_cam boleta_$
      bolsa_$ bombe- bond- bonds_$ border_$ borracho_$ borracho_en bote_$ bounc- bound_over bounty_hunter breath_test breathalyzer_$ broke_into brother_$
      brother_was brut- bruta- bta3- bteft- btek- btetl- btro- btrou- bueno- bull- burg- burgl- buscan_$ buscando_mi buscar_en busi- busin- but_he butt-
      by2a- byda- byeb- byekh- byem- byesh- byesi- byetl- byfa- byo2- byro- bysh- cach- cacha- cae_caso cali- calib- call_$ call_and call_from called_crying
      calling_me camara_$ cambiar_de came_$ came_to can_do can_family can_felon can_get can_he can_my can_school can_that cant- canti- capt- car_drunk
      car_got car_in carcel_dice carcel_esta care- cargo_$ cargos_$ carro_es carro_por carta_para carta_que cartera_y case_$ case_number cases_$ cash_and
      casi- casin- caso- caso_y casos_de catc- caught_stealing causing_death cayo_por cdl_$ cdl_y cdl_مدي celular_$ cerro_$ cert- chan- chanc- chance_$
      chances_of chang- chap- charge_$ charged_$ charged_as chatg- cheap- check_$ cheque_$ ches- chil- child_abuse chin- chok- chue- chuec- ciert-
      cierto_eso cinco_anos cita_para citac- citat- citi- citiz- ciud- ciuda- ciudadania_y clar- classes_$ clear- clear_my cler- clerk_$ client_$
      clinton_county cobr- cobra- coma- coman- come_back come_to comm- como_adulto como_apelo como_la como_pago como_pido como_recupero comprar_arma
      computer_$ comu- con_alguien con_cdl con_dos con_dui con_fianza con_juez con_mas con_mota con_owi con_pistola con_sus conc- condado_y condena_$
      condition_$ confe- confessed_$ conmigo_que consent_$ contact_$ contact_with contact_y contacto_$ contacto_con contempt_$ contr- contratarlos_$
      contrato_$ controlled_buy conve- conviene_$ cook- cooki- coop- coope- cop_said cops_$ cops_and cops_in cops_on cops_search cops_were copy_of
      corralon_$ corren_$ corte- corte_$ corte_esta corte_me corte_que cosas_que cosi- costos_$ costs_of coul- could_have couns- county_por courthouse_$
      cousin_$ covi- cpl_en cps_called cps_cerro cps_me cps_se crack- cras- cree- cree_que criminal_lawyer cros- cruc- cruzar_canada cual_es cuando_la
      cuando_me cuantas_cervezas cuantas_horas cuanto_dinero cuanto_dura cuanto_por cubr- cubre- cuello_y cuenta_$ cuenta_en cuento_mi cues- cuest-
      cuesta_la culpa_$ culpable_y cump- cumpl- curf- curfe- curfew_$ da7i- da7iy- daca_y dafa- dafa3- damm- dang- dange- dano- dano_$ dash- dashc- dato-
      datos_$ daughter_got days_$ de_21 de_abogado de_abogados de_alejamiento de_arresto de_canada de_cargos de_carro de_casa de_coca de_cuando de_dar
      de_defensa de_dinero de_ella de_esa de_estado de_esto de_firmar de_mano de_nervios de_oakland de_ohio de_pasajero de_por de_robo de_sangre de_vez
      deac- deadl- dealer_$ debe- deber- debo_decir debt_$ decide_$ decir_lo decir_mi declarar_$ declarar_se defa- defensa_$ defensa_propia defie-
      defienden_$ dejan_entrar dejar_entrar deje_de delin- delivery_$ delt- dema- demanda_por deni- denta- depe- depen- deportar_por desac- desacato_$
      desde_2018 desde_ahora despa- despues_$ despues_arresto detective_called detective_dejo detective_says detention_$ di_177 dia_y dieron_dui dieron_owi
      diferencia_hay diff- dinero_de dinero_que dinero_y dinero_برا dire- direc- direccion_$ direccion_y dirty_$ disab- disc- disca- disco- discount_$
      discu- dism- dismi- disorderly_$ dispo- dispu- disq- disqu- dist- distr- district_$ dive- diver- divi- do_about do_after do_community do_first
      do_juvenile do_now doct- docto- does_nolle does_ppo does_that does_this dog_bit dollars_$ domestic_$ domestic_to domi- domin- donde_empezamos
      donde_esta donde_estan dos_anos dos_dias doy_mi draw_$ driving_$ driving_and driving_in driving_me droga_$ droga_y drogas_que drop_charges drop_ppo
      drov- drug- drug_tests drugs_$ drunk_$ drunk_in duen- dui_$ dui_con dui_de dui_en dui_me dui_por dui_with dui_في dui_كم duis_$ dura- dura_la duty_$
      dv_$ dwls_$ dyin- e_inmigracion earl- eato- eaton_county eb3a- ecst- ecsta- edfa- elec- elect- eleva- elim- elimi- ella_me ella_quiere ella_y else-
      emailed_me emails_$ embe- embez- empeo- empezamos_$ emple- emsa- en_2019 en_condado en_esa en_fiesta en_hyta en_junio en_lio en_lo en_lugar en_mexico
      en_michigan en_navidad en_ohio en_papeles en_pleito en_problemas en_que en_rehab en_sistema en_southfield en_su en_walmart encerrado_$ encerrar_$
      encontraron_droga enfe- enfer- enfermera_y enfrente_de enfrente_juez enga- engan- enha- enhan- enoj- enou- enoug- enough_$ entiendo_al entra_en
      entrevista_$ entrevista_de entrevista_y envia- enviar_$ equi- eras- erase- erased_$ error_$ es_$ es_asi es_buena es_cierto es_domestic es_eso es_mas
      es_mio es_nada es_normal es_seguro escol- esmi_$ eso_$ eso_cuenta eso_es espal- espalda_y espec- espera_$ esperar_al esposa_$ esposa_esta esposa_tiene
      esposa_y esposo_dice esta2- esta_acusado esta_preso estaba_ahi estado_lo estaf- este_$ este_chat esto_$ estoy_llevando estoy_suspendido estu- estuv-
      etiq- etiqu- etla- etma- etmas- eval- evalu- everything_$ ex_dice exac- exam- exam_$ examen_de exigi- expe- expediente_$ expen- expi- expir- expo-
      expos- expul- exte- exten- extr- facil- fafs- fail- fake_id fall- fals- falsa_$ falso_$ falte_$ falto_$ farm- fatte- faul- fecha_$ fecha_y fee_$
      fees_$ felon_with fest- fianza_que fich- ficha- figh- fighting_this filed_for fille- find_it find_out fines_$ fire_me firm_$ firma_$ firme_y first_$
      first_can flat_fee fleeing_$ foll- follo- following_too footb- for_bench for_cops for_drugs for_free for_having for_life for_money for_no for_old
      for_our for_speeding for_this for_weed for_work forc- forever_$ forf- forfe- forg- form- form_$ forma_$ formu- formulario_$ foster_care fotos_de
      found_gun found_weed fran- frank_murphy fraud- free_$ free_lawyer from_cop from_my front_of fue_accidente fuera_$ fuero- fuman- fumar_mota funci-
      funciona_$ gals- galse- garage_$ gasolina_y gasto- gena- genay- gener- general_$ gent- gente_$ get_$ get_charged get_dui get_fired get_lawyer get_this
      get_to ghalat_$ ghara- ghay- go_$ go_on gobierno_$ got_another got_arrested got_mip got_stopped gove- gover- gramos_de grat- grati- gratis_$
      gratis_para grave_es growi- grup- guara- guid- guide- guidelines_$ gun_$ gun_ban guns_at gust- habia- habitual_$ habitual_4th hablar_con hablar_en
      hablar_le hace_$ hacen_$ had_me had_nothing had_to hago_con hallaron_arma hands_are happens_at harbo- hard- has_not hasta_alla have_on have_video
      hay_$ hay_cargos hay_entre hay_limite hay_no hay_otra hay_ppo hazm- he_already he_get he_needs he_still heal- healt- hearing_$ help- help_with
      her_boyfriend her_in here_on herido_$ hermana_esta hermana_la hermana_le hermano_le hermano_por hermano_se hermano_tiene hermano_y herr- herra- hici-
      hicie- hicieron_firmar high_$ high_school hija_es hija_me hijo_acaba hijo_es hijo_iba hijo_le hijo_por hijo_quiere hijo_se hijo_traia hijos_de hill-
      him_علي him_في him_وين hire_you hiri- his_mother hist- hit_someone hizo_mi hold_de holding_my home_invasion homew- hones- hong- hongo- honor-
      hospital_after hospital_de house_i how_$ how_bad how_does how_old how_should huell- huellas_$ huellas_para human_$ hund- hurt_me huye- huyen- hyta_$
      hyta_for i_are i_beat i_bring i_change i_choked i_failed i_fight i_finished i_get i_looking i_never i_ran i_report i_saw i_shot i_teach i_use i_used
      i_wanted i_was iba_manejando ice_detained icha- iden- ident- idiom- if_ice if_she igle- igles- igni- ignit- ileg- ilega- immigrant_$ immigration_$
      impa- impo- impr- impro- impu- impue- in_2019 in_county in_fight in_grand in_lobby in_oakland in_st in_town in_warren incom- inde- indec- indi- indo-
      indoc- infl- info- infor- information_$ ingr- ingre- inju- injur- injus- inmate_search inmigracion_en inmo- inmov- inno- innoc- inoc- inoce- insta-
      instr- intencion_de intento_de interlock_$ internet_$ interprete_$ interpreter_$ interview_$ interview_me into_fight inva- investigating_me
      investigation_$ invi- ir_con ir_mi is_19 is_2 is_3 is_70 is_and is_arrested is_behind is_being is_drug is_he is_it is_next is_paper is_resisting
      is_there is_they is_this is_throwing is_weed issu- issue- it_better it_down it_for it_happened it_if it_just it_off it_true it_with it_worse jacks-
      jail_$ jefe_y jensi- jensiye_$ join- jove- judgm- juez_$ juez_dijo juez_se juga- juni- jura_que jurado_y jury_$ jury_duty justi- juvenile_adjudication
      juzg- juzga- k9_$ kala- kalam- keep_coming kept_my keze- khad- khala- khall- khnee- kid_$ know_about know_how know_if la2e- la_aseguranza la_bolsa
      la_cartera la_ciudad la_comandancia la_compania la_de la_dea la_direccion la_domestica la_entrevista la_espalda la_fecha la_forma la_jail la_llamada
      la_novia la_otra la_pelea la_planta la_presiona la_probacion la_probatoria la_regla la_regue la_renta la_tengo la_ventanilla la_visa lang- langu-
      lapt- lapto- larceny_from last_weekend lawe- lawsu- lawsuit_$ lawyer_with lawyers_$ le_aparece le_cobran le_da le_dan le_dijo le_espera le_hablo
      le_hacen le_hicieron le_mande le_mando le_marco le_ofrecieron le_pasa le_pregunto le_van leave_my lega- leh_$ leil- leile_$ leng- lengu- les_mande
      les_va less- lesse- lesser_charge let_police letter_about letter_men libr- licencia_$ licencia_de licencia_por licencia_valida lie_to lied_to lifet-
      light_$ limit_$ limite_$ lise- lisen- lisence_$ list- list_of lista_de live- livingston_county llan- llant- llego_carta llen- llena- lleva_dos
      llevan_casos llevar_me llevar_mis lo_aceptan lo_acusaron lo_agarran lo_arrestaron lo_encerraron lo_habian lo_mandan lo_mio lo_pago lo_paran lo_peleo
      lo_perdone lo_pueden lo_van local- locker_$ look_at look_through looku- lost_my luego_luego lune- ma3ay- ma3k- ma3ko- made_up madi- madis- maes-
      maest- magi- magis- majb- majbo- make_you makto- malicious_use mama_la mama_por mama_tiene mama_y mamn- mamno- manag- manana_en manc- manch- mande-
      mando_carta manejando_$ manejar_$ manejo_$ mans- mansl- marc- marco_alcohol marihuana_$ marijuana_$ martes_$ mary- marys- mas_de mas_o maso-
      matar_alguien mate- mc_227 me_about me_after me_agarraron me_alcanza me_arrestan me_bajan me_can me_corren me_cosas me_declaro me_defendi me_dejo
      me_deportan me_detuvieron me_devuelven me_domestic me_equivoque me_espera me_from me_hablaron me_hallaron me_hicieron me_interrogaron me_llego me_mude
      me_negaron me_negue me_niego me_of me_paso me_presente me_pueden me_regreso me_salio me_siguen me_straight me_suspenden me_toca me_tomaron me_where
      me_with me_without me_اكتب me_بدون me_بعد me_بوليس me_ما mean_$ mean_to men_gher men_jail menni_$ menor_con menores_de mensajes_$ mensajes_de mensu-
      mental_health mes_$ mese- messages_$ mest- mete_en meth- meth_$ metha- mi_adolescente mi_arma mi_arresto mi_audiencia mi_caso mi_cita mi_condena
      mi_corte mi_cuarto mi_dui mi_hyta mi_id mi_licencia mi_me mi_medicina mi_orden mi_patron mi_probacion mi_ropa mi_solicitud mi_troca mi_vecina mi_vida
      mi_warrant mico- micou- miedo_por migra_en milla- mino- minor- mint- minti- mip_and mip_en mip_y mis_armas mis_llaves misdemeanor_warrant misma_noche
      mismo_abogado mismo_dia misse- missed_my moci- mocio- modif- mom_got moms_car money_and money_back money_for money_from moni- monit- months_$
      more_than mostr- mota_y mother_$ moti- motiv- motor- movin- much_time muchacho_$ mugshot_$ multaron_por murio_en murp- murph- murphy_hall mushr- mutu-
      my_13 my_7411 my_appointment my_arrest my_brothers my_cash my_cdl my_chances my_dads my_doctor my_ex my_expungement my_home my_house my_husbands
      my_insurance my_money my_old my_paperwork my_phone my_place my_question my_record my_second my_tether my_texts my_vehicle my_weed naci_en nada_mas
      nadie_nos nafa- name_is narco- natio- natu- natur- necesito_ayuda need_to nega- negar- negl- negu- nemr- never_told nexu- ni_que ni_se ni_برا nieg-
      nieto_de night- nino_de nino_en no_bond no_contact no_culpable no_en no_fue no_fui no_habia no_hablar no_hubo no_iba no_llega no_money no_ops no_pagar
      no_pago no_quiere no_quiso no_tienen no_va no_vaya no_vivo noche_$ nomas_$ nomas_por nombre_y nos_dice noso- nosot- nosotros_$ not_afford not_hear
      not_mine not_remember not_sleep not_they not_what not_توه nota- notar- notice_of notice_to novia_$ novia_y now_i now_what numb- numbe- number_$ nume-
      numer- nunca_le nurse_and nursing_school o_es o_lo o_menos o_solo obst- obstr- ocup- ocupa- of_arrest of_dui of_going of_phone of_school of_things
      of_your off_for off_work offender_registry office_in officer_at officer_came officer_wrote oficial_de oficial_me oficial_no oficina_que oficina_y
      ohio_$ old_shoplifting olvi- olvid- on_domestic on_line on_monday on_no on_someone on_visa opci- opcio- opciones_tengo open_carry open_intox oper-
      opera- opin- opini- or_do or_not orden_contra orden_que orin- orina_$ other_county otra- otro_$ otro_abogado otro_carro otta- ottaw- ounc- ounce-
      out_when over_limit overn- overw- owi_$ owi_and owi_con owi_en owi_me owi_y own_$ owne- owner_$ owvi_$ paga- pagam- pagar- pagar_$ pagar_en pagar_y
      pagi- pagin- pagina_$ pago- pago_$ pago_la pagos_$ pague_o pague_y papa- papa_lo papa_que papa_tiene papeles_para paper- paper_says paper_that
      papers_$ para_arrestar para_atras para_dolor para_inmigracion para_la para_llegar para_mi para_no para_sacar paralegals_$ pard- paren- parole_hearing
      parole_officer pasa_$ pasa_ahora pase- pasos_sigo passe- passed_out passenger_$ pasto- pay_it pay_or pay_to paye- paying_$ paying_for paym- payme-
      payment_plan payment_plans payments_$ pays_$ pcc_$ peac- pedir_$ pele- pelea_y peleo_$ pelig- pena_$ pending_case people_$ pepp- peppe- perde-
      perdi_la perio- permiso_para permission_to pero_me pero_no pero_se pero_tengo persona_$ pert- perte- peti- petic- petit- pett- phar- pharm- phone_is
      picku- pickup_order pide_la pidio_la pidio_que pistola_$ pistola_con pistolas_$ plac- plans_$ plant- plat- plate_$ play- plaz- plazo- plead_to
      please_$ po_dice podc- podca- podr- police_arrested police_department police_found police_knock police_questioned police_search police_station
      police_want policia_$ policia_dijo policia_se policia_si policia_toca ponc- ponch- pongo_$ pontiac_$ poquito_y por_agresion por_algo por_arrestos
      por_ciento por_eso por_mis por_orden por_parole por_pasar por_robo por_telefono por_texto por_tres por_uno por_vida porque_no pose- poses- posesion_$
      posesion_de posib- possession_of posted_my ppo_$ ppo_and ppo_from ppo_y ppo_علي preguntan_en preguntar_por preguntas_de preguntas_mi preo- preoc-
      presc- prescription_for prese- presentarme_$ presentence_interview presi- preso_por pret- prete- pretr- prev- preve- prevention_me pric-
      primeros_pasos primo_lo primo_que print- prior_de prision_y prison_time privi- probacion_$ probation_me probl- problemas_$ proh- prohi- prom- prome-
      pron- pront- proo- property_$ propia_$ pros- prose- prosecutor_$ protecting_my prueba_y pruebas_de psi_$ puede_$ puede_parar pueden_$ pueden_usar
      puedo_acercar puedo_estar puedo_ir puedo_llegar puedo_mandar puedo_manejar puedo_preguntar puedo_recoger puedo_salir puedo_seguir puedo_traer
      puerta_de pull_me pull_over punto- puntos_$ puntos_por pura- puras_mentiras purc- purch- puso_ppo put_hold que_ahi que_cargo que_casos que_debe
      que_decirle que_dejar que_derechos que_despues que_diferencia que_dijo que_es que_escribo que_esta que_estado que_estan que_falte que_firmar que_gano
      que_hace que_hacemos que_hacen que_hay que_ir que_leer que_llevar que_olia que_opciones que_pague que_parte que_pasa que_pase que_pena que_pongo
      que_quieren que_robo que_soy que_tan que_te que_tengo que_tiene que_tipo que_ustedes que_va que_vale que_viole que_ما quedar_con quedarse_con quedo_en
      questions_$ quien_lo quien_paga quien_se quiere_decir quieren_expulsar quiero_hablar quiero_poner quiero_quitar quiero_sacar quin- quint- quitan_$
      quitar_$ racin- rais- ran_from rand- rando- rasp- rate_$ razon_$ re_exam read_my real- reason_to reba- rebaj- rece- recei- receipt_$ recep- rech-
      recha- recib- reckless_$ recl- recla- reclama_$ recoger_mi record_limpio recov- recup- red_light reem- reemb- refe- refer- refug- refun- refuse_search
      refused_to regal- registro_$ registro_de registry_$ regu- regul- reha- rein- reinc- reins- relat- reme- remem- remot- rent_$ renta- renta_$ report_$
      report_it reportarme_$ repre- requ- resc- resch- resen- resi- resis- resistencia_$ respe- resti- resto- restrictions_$ resu- resul- resum- retail_فرد
      retes- retest_$ reti- retir- revie- reviews_$ revisar_$ reviso_mi revoc- revoked_$ ri_008 rifle- right_$ robar_$ robb- robbery_$ rokh- rokhs-
      roommate_$ rule_$ saba- saber_como saber_quien sabia_que saco_$ safe_to said_$ said_my sald- sale_mi sali_positivo salir_de sall- salu- samar- same_as
      same_thing sanc- sanct- sangre_$ saqu- saww- saying_my sayy- sayye- scam- scamm- scared_and scen- schol- school_resource scree- screw- se_acaban
      se_culpable se_defendio se_en se_lastimo se_mete se_murio se_nego se_queda se_quito sealed_$ search_and searched_my second_dui second_owi sect- secti-
      security_guard see_$ see_him segun_la segundo_dui seguro_de seguro_social seiz- seize- seized_my seje- sejel- sejelli_$ self_checkout sell- selli-
      semana_$ semi_$ senc- senci- senor- sentence_$ sentencing_$ sere- sere2- seri- serve- seve- sext- sexti- sexual_$ she_told shif- shoot- shop- shopl-
      short should_my should_not should_we shove- show_because show_up shows_i si_llego si_nomas si_pago si_tomo siempre_es sign- sign_admission signa-
      sigue_$ sin_papeles sin_razon sin_saber since_i sirv- sirve- sirve_de sistema_$ skip- skipp- slat- smar- smell_of smh_$ snit- snitc- social_security
      sokr- sokra- solicitud_$ solta- solte- somebody_else somebody_in somebody_up someone_$ someone_with something_else somo- son_diez son_had son_is
      son_legales son_tres soplar_en sor3- sord- sos_257 soy_culpable soy_enfermera soy_residente span- spec- speci- speeding_$ spra- staf- stalking_$
      state- state_$ state_costs statu- status_$ stay- stay_$ steps_to stole- stole_it stolen_car stopped_and stopped_at strangulation_$ stre- street_$
      stres- strik- students_$ stuff_from stuff_out stuff_that su_medicina su_tarjeta subm- submi- subp- subpo- subpoena_$ succ- succe- sucio_$ supp- suppo-
      sure- sure_$ suret- suspended_$ suspendida_$ suspendido_y suspension_$ syst- syste- ta2m- ta2mi- take- take_$ take_back take_off taken_in tale- talk_$
      talk_to talke- tambien_$ tampe- tan_grave tani_مره tant- tapp- tarda_$ target_letter tarje- tarjeta_de taxe- taxes_$ teac- teb3- teb3a- teenager_$
      tell_them temblando_$ temp- tengo_20 tengo_cita tengo_dinero tengo_domestica tengo_hijos tengo_ppo tengo_que terre- test_$ test_at testificar_contra
      testify_$ testify_against testigo_$ testing_$ tests_$ tether_$ tether_عم that_allowed that_be that_you thef- theft_$ there_and they_let they_lock
      they_offered they_pulled they_questioned they_saw they_searched they_sent they_still they_stopped thing_is things_to third_dui this_be this_to
      threatened_me three_times throw- ticket_$ ticket_and ticket_for ticki- tiempo_en tienda_que tiendas_$ tiene_armas tiene_corte tiene_derecho
      tiene_domestica tiene_hold tiene_orden tiene_permiso tienen_derecho tienen_por tienen_que time- time_do time_for tipo- tipos_de tiquet_$ tire- titl-
      tle3- to_another to_call to_carry to_delete to_drop to_florida to_hear to_hire to_judge to_keep to_lawyer to_let to_meet to_press to_send to_set
      to_testify to_victim to_waiver to_wear tobi- tobil- toca_corte toca_reportarme toda_la todas_mis todavia_$ todo_bien todo_en together_$ told_$ tomar-
      tomorrow_$ tont- too_close too_high took_money tour- tow_$ towe- town- towns- trabada_en trabajan_en trabajar_$ train- tramp- trampa_$ trans-
      transferred_to trav- trave- trea- treat- tres- tres_$ tres_dias tres_dui tresp- trou- trouble_$ trouble_with tuesday_$ turn_in turn_myself two_months
      two_weeks under- under_18 underage_drinking undercover_$ understand_$ undocumented_$ unem- unemp- unio- universidad_$ universidad_y unla- unlaw-
      unlock_my uno_de up_at upda- updat- uplo- uploa- urin- usar- usaro- use_of uste- usted- ustedes_$ ustedes_hacen ustedes_ven usua- va_ir va_la va_poner
      va_prision vacac- valid- valo- valu- van_decir van_encerrar van_ver vand- vanda- ve_mi velo- veloc- venad- venado_y venc- venci- venta_de ver_la
      ver_si veran- verd- verlo- vez_me viajar_$ viajar_con vict- victi- victim_$ video_from video_of vieja- viejo_de viene_por viern- vino_la violated_$
      visa_$ vivo_con volvi- vota- voy_corte voy_salir waiting_room waiver_$ waiver_hearing walk_in walle- wanted_$ wants_statement warrant_en warrant_in
      warrant_que warrants_$ warre- was_drunk was_just was_one wash- washtenaw_county we_want weapon_$ website_$ weed_at weed_in weed_smell weed_y weeks_$
      weig- weigh- well_$ what_$ what_he what_is whee- when_pulled when_someone when_you where_can where_do where_you whic- while_i whit- who_can who_pays
      who_would why_do will_it will_police will_they will_this will_you win_$ winds- with_$ with_drug with_dui with_old with_record with_retail with_weed
      withd- without_my without_paying without_telling witness_$ witnesses_$ word- work_$ work_released would_not wra2- wrec- write_me write_statement
      writt- wron- wrong- wrong_person y_al y_apenas y_arresto y_aun y_creo y_de y_deportacion y_domestica y_drogas y_en y_encontraron y_entro y_habia
      y_hallaron y_manejar y_murio y_ni y_nunca y_otro y_ppo y_quien y_sale y_si y_sigo y_sin y_traigo y_ustedes y_va y_vino ya3n- ya_estoy ya_nos
      ya_pasaron ya_perdi ya_tiene yall- ye3r- ye3ra- year_and yelling_at yerba_$ yest- yeste- yet2- yo_mismo yom_و you_do you_get you_handle you_know
      you_over you_something you_speak you_win your_firm yout- zapa- zapat- ابتع- ابتعا- ابلغ_$ ابنن- ابني_16 ابني_19 ابني_انمسك ابني_بدو ابني_بيقول ابني_شو
      ابني_كان اتحب- اتصلو- اتصلو_من اتعاب- اتنا- اتناز- اتها- اتهمت- اثبا- اجان- اجبا- اجبار- اجت_$ اجرا- اجو_علي احجي_and احدا- احكا- احكي_شو احكي_معهم
      اختل- اخذ_تيكت اخذه_him اخري_$ اخلا- اخوا- اخوي_انمسك اخوي_عنده اخوي_محبوس اخوي_من اخي_and اخي_عنده اخي_في اداف- ادفع- ادفع_and ادفع_الغرامه ادفعل-
      ادما- اذا_اعترفت اذا_انحكمت اذا_لا اربر_$ اربع- ارجعه- ارجعها_him ارين- ارينم- اساب- اسابي- اساع- اساف- اسال_$ اسال_عن استد- استدع- اسمي_$ اسول-
      اشتكي_عليه اشرح- اصاب- اصابا- اصابه_$ اصلا_$ اعتد- اعتداء_$ اعرف_شو اعطا- اعطان- اغرا- اغراض- اقامه_and اقتحا- اقرا- اكسبن- اكل_and اكلم- الpp- الات-
      الاتص- الاتع- الاتف- الاتن- الاج- الادا- الاس- الاسب- الاست- الاسو- الاعتقال_$ الاكز- الانترلوك_$ الاولاد_$ الايج- البارول_$ البر- البراءه_$
      البروبيشن_and البري- البون- البوند_$ البيت_بعد التج- التحل- التع- التعل- التق- التك- التو- الثا- الثال- الثالثه_$ الثانيه_$ الجاي_$ الجنح-
      الجنحه_والجنايه الجنسيه_$ الحاد- الحد_$ الحضو- الحمد- الخن- الخنا- الخو- الدل- الدلي- الرا- الراب- الرب- الرخصه_$ الرس- الرسا- الرك- الزو- السجل_$
      السرع- السرعه_$ السرقه_من السعر_$ السكر_$ السن- السنه_الماضيه السوابق_$ السياره_من الشا- الشاه- الشخ- الشرطي_and الشروط_$ الشكو- الشو- الشي_$ الصح-
      الصد- الصف- الصفح- الصو- الضح- الطلب_$ العام_$ العرا- العش- العقوبه_$ العل- العمل_$ الغرامه_$ الفح- الفر- الفلني_$ الفلوني_$ الفور- الفيديو_$ القان-
      القانون_$ القبض_$ القديم_$ القر- القرا- القص- القل- القن- الكاو- الكت- الكتر- الكحول_$ الكورت_$ الله_$ اللوح- الليس- الماض- الماضي_$ الماضي_and المال-
      المترجم_$ المحاكمه_$ المحب- المحج- المحجوزه_$ المحقق_ترك المحقق_قال المحقق_يريد المحكمه_$ المحل_$ المحل_and المخدرات_$ المراقبه_$ المراقبه_and المسم-
      المشت- المصاري_$ المض- المطل- المع- المعا- المعت- المك- المكت- المل- المم- المنزلي_$ الموبايل_$ الموض- النف- النفس_$ النق- النمو- الهجره_$ الوار-
      الورقه_اللي الولايه_$ امر_ابتعاد امري- امريك- امريكي_$ امسح- انا_bas انا_sakran انا_بارول انا_بدفع انا_بريء انا_خايف انا_كنت انا_لازم انا_متهم
      انا_معصب انا_ممنوع انتبه- انترل- انتو_$ انجر- انحبس- انسح- انسو- انسول- انشا- انشال- انشط- انشو- انشور- انصا- انطو- انقب- انكس- انمسك_مع انه_ما
      اني_انمسكت او_بس اوفي- اوفيس- اول_$ اول_shi اول_خطوه اونصا- اوها- اوهاي- اوهايو_and اي_ورقه ايجا- ايجاب- ايديه- ايش_$ ايفو- ايمت- ايمتي_بيطلع ايمي-
      باخت- بارك- بارو- باسم- باسمي_$ باعت- بالباكراوند_$ بالباكغراوند_$ بالتحقيق_$ بالتراك_$ بالتق- بالتي- بالجهاز_and بالجيل_$ بالحك- بالخ- بالدومستك_$
      بالذ- بالري- بالسجن_$ بالسن- بالشر- بالشم- بالشن- بالشه- بالض- بالطل- بالع- بالفا- بالفل- بالفيديو_$ بالمد- بالمراقبه_$ بالمي- بالور- باليو- باون-
      باي_سجن ببون- بتاخ- بتتا- بتجو_علي بتخل- بتسا- بتست- بتعرف- بتوص- بجرع- بجرعه_زايده بجيب- بحيا- بحيات- بخنا- بخناق- بدالي_$ بدون_امر بدون_مذكره
      بدون_ورقه بدي_emsa7 بدي_shil بدي_ادفع بدي_اسال بدي_استانف بدي_اعمل بدي_امسح بدي_سافر برا_ir برا_mi برا_pagar برا_que برا_الولايه برا_شرطه براي- برجع-
      برخص- بروبيشن_$ بس_انا بس_بدي بس_مش بسبب- بسرعه_and بسكل- بسكلي- بشنط- بشنطت- بصير_اذا بطاق- بطري- بطريق- بطلب- بعد_dui بعد_owi بعد_السكر بعد_في
      بعضان_$ بعيد- بعيد_$ بفلو- بفلوس_$ بقاي- بقضيت- بكال- بكرا_الصبح بلا_اذن بلا_اوراق بلا_سبب بلاق- بمحا- بمحامي_$ بمشك- بمشكل- بمقا- بموقع- بنتي_عندها
      بنتي_معها بنفسي_$ بني_ادم بوصف- بوند- بوند_$ بياث- بيبع- بيبعت- بيبي- بيتس- بيته- بيجي- بيحس- بيحسب- بيحق- بيحكي_عربي بيدخ- بيدخل- بيدخلوني_me بيدف-
      بيرف- بيضربني_me بيطلع_$ بيع_$ بيفيد- بيقدر- بيكف- بيمسك- بين_الجنحه بينط- بينف- بيه_$ تادي- تانيه_$ تترج- تترك- تتكلم- تتنا- تتناز- تجار-
      تحت_المراقبه تخانق- تخفي- تدفع- تراج- تراي- تركو- تركون- تروح- تروح_$ تروحو- تروي- تروي_$ تسجي- تشتغ- تشتغل- تصال- تصوي- تضارب- تضاربنا_me تعتب- تعدي-
      تعلي- تعوي- تفتح- تقبل- تقبلو- تقري- تقرير_الشرطه تكت_من تلقا- تلقاي- تليف- تليفو- تمام- تمري- تمسك- تهمته_$ توصل- توصي- توصيل- توقيف- تيكت- تيكت_$
      تيكت_سرعه تيكت_شرب ثاني_مره ثانيه_$ جديد_$ جراي- جريمه_$ جلست- جلسه_$ جلسه_ابني جنايا- جنسيت- جهاز_النفخ جوري_$ حالي_$ حتي_ما حدا_بالمكتب حدا_بيحكي
      حدا_تاني حساب- حسابي_$ حضان- حق_$ حق_الصمت حقيق- حقيقي- حكمه- حكمو- حكوم- خرجت_من خطوه_$ خلان- خلص_$ خلصت_$ خلين- خمس_سنين خمست- خمستع- خناقه_$ دافع-
      دافعت_عن دايف- دايفر- دايم- دبلي- دخلن- دخلني_me دراي- درايف- دفاع_عن دفع_$ دفعت- دفعت_$ دليل_اني ده_$ دوا_and دولار_$ دي_يو ديفن- راحت_علي رايك-
      رايكم_$ رح_تخلص رح_يروح رح_يصير رحت_$ رحت_علي رخصته- رخصتي_موقوفه رخصه_السلاح رخصه_بعد رساله_من رساي- رسايل- رسوم_$ رفقا- رفقات- رنت_$ روح_عالبيت
      روح_عالكورت ريبو- ريبور- ريتي- ريحت- ريحه_and زراع- زوجتي_$ زوجي_انمسك زوجي_ضربني زيار- سابق- سارف- سارفس- سارفسه_him سايق_شارب سته_شهور سجلي_$ سرقت-
      سكران_$ سكران_بالسياره سكره_$ سلاح- سلاح_بالبيت سنتن- سنه_$ سنين_$ سوال_$ سواه- سي_بي سيتي- سيتيز- سيتيزن_$ شرب_$ شربت_and شرطه_$ شرطه_و شريك- شغل_and
      شغلي_$ شلون_اثبت شم_ريحه شنطت- شنو_يعني شهور_and شو_احكي شو_بصير شو_تعمل شو_رايك شو_رح شو_عقوبته شو_عقوبه شو_في شو_لازم شو_هو شو_هي شو_يعني صاحب_المحل
      صار_and صار_شي صحيح_$ صغير_$ صغيره_$ صورت- صيدل- ضابط_البارول ضدي_$ ضربت- ضربتن- ضربتني_me ضربته- ضربتها_him طالب- طالبي- طلب_شغل طلبي_$ طلع_علي
      طليقت- طوار- عالان- عالبر- عالبوند_$ عالت- عالسر- عالشر- عالغ- عالف- عالفي- عالك- عالكورت_$ عالمو- عامل- عرفو- عرفون- عرقل- عشر_دقايق عطون- عطيني_me
      عقوبت- عقوبته_$ عقوبتها_$ علاق- علي_$ علي_dv علي_jail علي_shoplifting علي_ابني علي_اسيله علي_البيت علي_السياره علي_المذكره علي_المراقبه علي_امر
      علي_حيازه علي_شرطي علي_فيزا علي_وورنت عليا_امر عليه_$ عليه_and عليه_تهمه عليه_وورنت عم_قاوم عم_يسالو عم_يقدم عمره_16 عمره_17 عمره_19 عمره_20 عمري_20
      عمري_ما عمل_$ عن_المدرسه عندكم_مكتب عنده_كورت عنده_محكمه عندي_and عندي_dui عندي_جلسه عندي_سوال عندي_سياره عندي_فلوس عندي_مقابله عنف_$ عنف_منزلي عنه_$
      غايب_$ غرامت- غرامه_$ غلطا- غير_$ غيرك- غيري_$ غيلت- فاتور- فايل- فايلي- فايليشن_$ فتشو- فحص_$ فحص_البول فدرال- فلوس- فلوني_$ في_3arabi في_and
      في_background في_ppo في_shi في_السجل في_تهمه في_شي في_طريقه فيديو- فيسب- فيسبو- فيني_اتصل فيني_احكي فيني_اشتري فيهم_$ قاصر_$ قال_لا قالو_ما قانو-
      قانون_$ قانونيه_$ قبل_سنه قدام_القاضي قديم_$ قضاي- قضايا_$ قلت_لا كالو- كامي- كامير- كان_سايق كان_في كبير_$ كبيره_and كتبل- كحول_and كفال- كفلت-
      كل_اسبوع كل_ليله كل_يوم كلام- كلامي_$ كلمت- كلير_كاونتي كم_$ كم_sana كم_sene كم_بتكلف كم_بياخذ كم_بيكلف كم_ساعه كم_مده كم_مره كنت_بالبيت كنت_في
      كورت_and كورت_بكرا كوست- كونت- كونتاكت_$ كيف_احكي كيف_يرجع لا_شو لا_للتفتيش لابن- لازم_khabber لازم_اتصل لازم_ارد لازم_اعرف لازم_جاوب لازم_يقول لاست-
      لان_ما لبيت- لزوج- لسا_ما لضاب- لقاص- لقوا_معي للاب- للابد_$ للاح- للاي- للتف- للتفت- للسي- للسير- للشر- للشرط- للشرطه_$ للشرطي_$ للشغل_$ للقاضي_and
      للمت- للمتر- للمحق- للمدر- للمدي- للمك- للمكت- للهج- للهجر- للهجره_$ لمحك- لمحكم- لمين_$ لو_رفضت لوحت- لوير_$ ليسن- ما_اتصل ما_اجا ما_اقدر ما_خبرت
      ما_عقوبه ما_فيني ما_قدرت ما_كنت ما_لقيت ما_نفخت ما_هو ما_يطلع ماذا_يحدث ماكو- ماكوم- مبار- متاخ- متاك- متجر_$ متي_رح مجان- مجاني- محامي_la محامي_علي
      محكمه_$ محكو- مخالفه_$ مد_ايده مده_المراقبه مدي_الحياه مدين- مذكرا- مذكره_توقيف مذكره_من مزور- مساف- مسدسي_$ مسروق_$ مسروقه_$ مسكر- مسمو- مش_citizen
      مشروط_$ مشغو- مشكل- مشكو- مصار- مصاري- مصاري_and مضرو- مطار- مطارد- مطلوب_$ مظلو- مع_اصحابه مع_حدا مع_محامي مع_هيك مع_ولدي معقو- معنا- معي_عن مقاب-
      مقابل- مقاومه_$ مقطو- مقطوع_$ مقيم_$ مكتوب- مكفل_$ ملاب- ملاح- مليا- ممرض- ممرضه_and ممكن_يصير ممنو- ممنوع- ممنوع_من من_اسبوع من_البروبيشن من_الحين
      من_الخوف من_اوهايو من_ايام من_بيتي من_جوزي من_خمس من_سنتين من_سنين من_شغله من_كم من_هم منته- منتهي- منطق- منعم- منه_$ منها_$ مو_سايق مو_عارفين مواطن_$
      موافقتي_$ موعد_مع موقع- ميدي- ميرا- ميران- ميراندا_$ ميسد- ميسدي- ميشي- ميشيغ- نسخه_من نفخت_0 نفس_الشي نقاط_$ نقطه_$ نقلو- نو_كونتاكت هالر- هالش-
      هالشي_$ هالقا- هالقضيه_$ هالك- هالكل- هايتا_$ هايتس_$ هددت- هربا- هل_رح هل_ممكن هل_يمكن هلق_بدهم هولد_$ هي_$ و_la2o و_ppo و_شو واتص- واحد_في واحد_و
      واست- واعطو- والاع- والبر- والجل- والرخصه_$ والسو- والف- والقا- واله- والهج- وانك- وانكس- وانم- وانمس- وانمسكت_$ وبعدين_$ وتيك- وحده_$ وحده_and
      وحده_جديده ودوم- ودومس- ورا_and وراق- ورقه_and وروح- وسجل- وسوا- وسواب- وسوابق_$ وسواق- وصور- وظيف- وعطو- وعليه_مذكره وقال- وكتبل- ولاي- ولايه_اخري
      ولدي_$ ولقو- ومطل- ومطلو- ومطلوب_$ وندم- وهو_ما وهو_محبوس وورن- وورنت_$ وولم- وولما- ويد_$ ويكن- وين_كاونتي وين_محكمه ياخذوه_him ياها_$ يبعت-
      يتهموه_him يجيب- يحسب- يحق_له يحكي_مع يرجع_عالبيت يروح_$ يسالو_$ يستعم- يسجن- يسجنو- يشتر- يشوف- يشيل- يصلح- يصير_$ يضغط_علي يطرد- يطردن- يطلعن- يعتب-
      يعطي- يعني_$ يعني_ايش يعني_ايه يقدر_يرجع يكدر- يكدرو- يكلبشني_me يمسك- ينحك- ينفع_$ يو_اي يوم_$ يوم_and يوم_المحكمه`,
    '-0.4': `#ابدل #اتصرف #اتفاق #اتمسكت #اجب #اجهز #اجوا #احتجاز #احجز #احذف #اخابر #اختبار #اخل #اخلا #ادز #ادزل #ادل #اربعا #ارجعل #ارفض #ارم #اسال #اسبوع
      #استاجر #استجوبو #استمار #اسعار #اسهل #اشتك #اشتكت #اشرح #اصبع #اصلاح #اصم #اضم #اضو #اطلق #اعاق #اعبر #اعتد #اعطا #اقرا #اقي #اكتياب #اكول #الام
      #البس #الدم #الرد #السن #الغا #امباوند #امت #امس #انتظار #انتقل #انس #انستغرام #انصاب #انضربت #انقبض #اوك #اونص #ايصال #باجر #باركنغ #باطل #بتدور
      #بتفتح #بتقبل #بثلاث #بحادث #بحث #بخاخ #بخير #برنت #بطاق #بعمل #بلاغ #بليت #بماكومب #بنطر #بوت #بوزتف #بوست #بوكس #بول #بوليغراف #بون #بوندزم #بوينت
      #بياخدو #بياع #بيج #بيحب #بيقتل #بيوت #تاجر #تامي #تبليغ #تبيع #تتكلم #تخابرو #تخانق #تخريب #تدخلت #تراقب #تركو #تزور #تشد #تشهد #تضارب #تعاطيت #تغير
      #تقادم #تقسيط #تكدر #تكذب #تكول #تلفزي #تهاوش #تهمت #تواريخ #توصيل #توف #تيك #ثلاثا #جات #جنت #جوع #حجي #حرار #حسبو #حطت #حقق #حقكم #حقها #خابر #خبرو
      #خبي #خرب #خصوص #خطر #خطي #خطيب #خلا #خلي #خميس #خيار #داربط #دافعت #دراس #درايفر #دردش #دعمت #دفش #دفشت #دقيت #دكتور #دليل #دمي #دورم #ديفرل #ديفيرل
      #ذكا #ربح #رجعو #رفضت #رمي #رواي #روحت #ريبورت #زعل #زور #زوم #زيار #سابقا #ساقت #سرع #سري #سسبندد #سعر #سفار #سمحت #سوشل #سيرش #شاش #شتا #شحن #شلون
      #شهاد #شوت #شيك #صادر #صدر #صدك #صلح #صمت #ضحك #ضده #ضيعت #طرد #طوع #عاف #عبي #عدكم #عده #عرب #عضه #عقد #علم #عملول #عيد #فجا #فدرال #فران #فرج #فرح
      #فرد #فصل #فكرت #فهم #فورم #فيب #فيس #فيسبو #فيكم #فيهن #قانون #قاوم #قاومت #قتلت #قرال #قريت #قصص #قعها #قلق #قله #قنصل #قهر #قولت #كارت #كازين
      #كالام #كبست #كده #كذا #كسرت #كفلت #كفيل #كملت #كيرفي #لابن #لاي #لجو #لحقت #لزمو #لطيف #لقو #لكوا #لوح #لوكر #مات #ماكين #متخف #متذكر #متوتر #مجبور
      #محاكم #محضر #مخالف #مدارس #مراقب #مراهق #مرحبا #مرخص #مرض #مرفوض #مزيف #مسا #مسحوب #مسرع #مسروق #مسلسل #مشتك #مشغول #مطلوب #معلق #مقابل #مقبول #مقعد
      #مكالما #مكتب #ممرض #منطلع #منك #مهم #موضوع #موقع #ميعاد #نبيذ #نتايج #ندم #نرد #نزلت #نزلول #نسويل #نفاق #نفق #نكت #نكدر #نمت #نمسح #نوافق #هدي #هروب
      #هيطلع #ونش #ووك #ويكند #يبيع #يحق #يحكمو #يخاف #يزرع #يزور #يسكت #يشوفو #يصدق #يصلح #يضر #يطول #يعطي #يقبلو #يقدر #يلا #يمش #يمنعو #ينمس #يوكل ._03
      ._05 ._81 08_$ 14_$ 15_$ 15_se 16_and 16_y 18_$ 2018_and 2021_$ 2023_$ 20_and 24_hours 2_anos 2_duis 2nd_$ 3and- 3ando- 3arabi_$ 3o2o- 3o2oo- 48_ساعه
      7_$ 7aba- 7abas- 7ade- 7adet- 7ads- 7ate- 911_$ 911_y =0 =03 =05 =09 =18 =2000 =2008 =2013 =2015 =2017 =2023 =24 =2ello =300 =3000 =30th =3an
      =3arabeyya =3atouni =3ayzin =3omr =500 =5000 =52 =54 =72 =74 =750 =771 =7adeth =7aga =7atet =a2ol =abogada =abogados =abren =aceptan =acerque =act
      =acta =adderall =adi =adiye =admissible =admitted =adoptar =agarre =agosto =agreement =aide =ajeno =alibi =alla =alright =amr =ana =andas =anger
      =angustia =ano =anoto =ansiedad =anuncios =aparato =aplico =aplique =app =appealing =army =arraigned =arrainment =arregla =arrestaban =arrestan
      =arrestos =asap =asdf =atienden =atrapada =attempt =avente =aviso =ayudeme =ayudo =backyard =badal =baiid =bajan =bars =bas =battery =bay3 =bf
      =bodycam =boot =borrowed =brandishing =brazalete =broken =bruises =buen =buenas =cai =cancion =cantina =caro =carry =cerro =chase =chats =chavo
      =checar =cheques =church =citaron =citation =claw =client =coartada =cobbs =comida =commissary =compartida =compra =confessed =confiscaron
      =consecutive =consulado =consulta =contestan =conversacion =convulsiones =copas =correcto =cortar =cost =crashed =cruzar =cuarta =culpa =cumple
      =curious =dafa3et =dale =dalil =datamaster =dea =death =deben =debt =declarar =defendi =defending =demandar =denunciar =deportable =deported
      =descuento =despacho =destroyed =detention =detienen =deudas =dime =directo =director =dirty =discusion =dismissal =dispare =dispensario =divorcio
      =dmv =drew =drf =dumb =duty =e7dar =eche =eh =eji =elevador =elly =email =emails =en7abes =encubierto =ends =eni =enno =ensene =enterar =entere
      =entering =ento =eramos =erfod =esculcaron =esm =esmo =esposan =estabamos =estacionamiento =estampillas =estas =estate =esto =estres =estuve =et2sel
      =etg =excepciones =extra =facility =factura =failed =fallo =falsa =falto =far =far2 =fattash =fax =fcj =fel =fini =finished =fired =firma =gane =gasla
      =gehaz =ghayyer =gher =ghrad =gift =golpearon =grabaron =gracias =grados =grosero =grow =haces =halle =halloween =happen =harassing =headache =heard
      =hecho =hello =herencia =herido =hers =hid =hiring =historia =hojas =hope =horario =human =humano =huyo =ibamos =icloud =idi =informacion =informant
      =injuries =inmigrante =intento =interno =intruder =invasion =invento =investigacion =investigating =item =jarabe =jib =jury =juvie =ken =keyed
      =knowing =la2o =ladrones =larga =laws =lawyers =lease =leh =lei =lein =lesion =letra =letting =licensia =locker =luego =ma3andish =ma3loumati =ma7bous
      =machine =makeup =maktab =malicious =management =mande =manutencion =marco =marriage =masking =match =may =mdoc =medicaid =meen =meet =mental =miente
      =mil =mip =mistake =mni7 =mokhalfa =molests =month =months =mordi =mostrar =motargem =movi =msu =muchos =mudarme =mujeres =murder =murio =muskegon
      =nacio =narcotics =needed =negarme =nice =nmasak =noches =nonprofit =novela =nowhere =nsit =numeros =obliga =obligado =obra =offer =ofrecieron =okay
      =olia =olio =onda =openai =option =overseas =overtime =owes =package =pain =palabra =pantalon =paperwork =paralegal =paran =paren =parental =part
      =pasada =pasado =pass =passcode =payment =pegado =pegaron =peleo =pelicula =penalidad =percocet =perdon =pidio =piece =pill =pistolas =pizza =placa
      =plate =play =podian =poliza =pongo =porcentaje =porro =post =posts =pot =pound =precio =presento =presiona =pressing =presto =probate =problem
      =problema =pros =prosequi =protecting =psi =pueblo =pull =punched =pv =pwid =queman =ra2am =ra2yak =rage =rape =receipt =reclama =recoger =recorded
      =records =recupero =registracion =registrado =regresan =regrese =relay =rentar =renunciar =reportar =reported =reporter =representan =residue =resisti
      =respondio =rest =restrictions =retenes =returned =reunion =revisaron =robadas =robe =robot =sabab =salen =sara2 =sarnia =saved =sawwer =scam =screwed
      =season =seizure =sentenced =sepa =seria =shakwa =sheft =sistema =site =sitio =sixteen =sleeping =sms =sober =soltar =soplon =sou2 =speed =spring
      =steal =stole =subir =subo =sue =suicido =summons =supe =suspendieron =swung =ta7lil =tapped =tased =teach =teens =tel3et =tells =tenian =termine
      =testificar =texto =therapist =these =threatens =tier =tiktok =tools =tos =touched =tow =towed =tps =tracker =trademark =traer =traia =transfer
      =transferred =truco =trump =trust =tsa =tumbe =tuve =tuvieron =typed =unconscious =undercover =urgent =urgente =use =uso =vaciaron =vecinos =vemos
      =venir =veterans =viajar =victims =vidrios =viejos =viendo =violaciones =violent =vop =vuelta =wedding =wills =winning =witnesses =wondering =working
      =yalli =ye3raf =yedfa3 =yetla3 =your =zay =zelle =ابنك =اتصرف =اجهز =اجوا =احتاج =احجز =احذف =احكيلي =اخابر =اختبار =اخذته =اخسر =ادز =اربعه =ازور
      =اسبوع =اسبوعين =استشاره =اسلم =اسهل =اشتغل =اشتكت =اشتكي =اشهد =اطفال =اطلق =اعبر =اعتقلوه =اعمله =اقرا =اكتبلي =اكلمكم =الام =الانتظار =الاوراق
      =الايام =البس =البطاريه =التاكس =التذر =التفتيش =الثلاثاء =الجاي =الحادث =الحال =الخميس =الخير =الدم =الدوا =الرد =الزايده =الزوم =السايق =السعر
      =السلام =السن =السنه =السواق =السياقه =الصمت =الصيف =الطلاق =الطلب =العافيه =العركه =العمل =الغاء =الغلط =الفات =الفيديو =القلق =الكازينو =الكلام
      =الكلبشه =الكيرفيو =المتهم =المحاكم =المسجات =المفروض =المهم =النفخ =الهايتا =امته =امتي =امس =انتوا =انسان =انضربت =انطي =اهلها =ايام =ايد =ايس =باجر
      =باخد =بالبار =بالباركنغ =بالبروبيشن =بالتسليم =بالحبس =بالشات =بالشرطه =بالصيف =بالفورم =بالكليه =بالموعد =بالموقع =باليمن =بتردو =بحادث =بحث =بخاخ
      =بخير =بدها =براءه =برخصتي =برنت =بريء =بشو =بعت =بعضان =بغرفته =بماكومب =بمخدر =بنطر =بوزتف =بول =بياخذ =بياع =بيحقله =بيقتل =تاميني =تجي =تدخلت =ترك
      =تشد =تشهد =تعاطيت =تغير =تقسيط =تكدر =تكذب =تكست =تهديد =تو =توفي =جاءت =جاب =جلستي =جنت =جواز =جي =حارس =حجز =حقكم =حقها =حول =خالف =ختياره =خدمه
      =خصم =خطر =خطي =خفت =خلي =خنق =دار =داربط =دافعت =درج =دعوي =دقيت =دليل =دمي =دوره =دين =راتبي =راحوا =رايي =رديت =رفيقه =زعلان =زور =زوم =سابقا =سبعه
      =سجين =سحبت =سرعه =سري =سريه =سسبندد =سقت =سكرو =سمحت =سيارتنا =شفته =شنطه =شوت =شوف =شيرف =صاحبه =صاحي =صدق =صدك =صرت =ضحيه =ضد =ضده =ضربته =ضربنا
      =ضربوني =ضو =ضيعت =طلاق =طلبي =ظل =عادي =عالحدود =عالكورت =عالموعد =عام =عبي =عدكم =عده =عراقي =عربي =عضه =عقد =علم =عملها =عندكم =غراض =فاتحين =فاقه
      =فتره =فتشو =فدرال =فدرالي =فرانك =فردي =فريق =فكرت =فيب =فيكم =فيلون =فيهن =قاصر =قاوم =قاومت =قتل =قرالي =قريت =قصدي =قله =قهري =قولت =كارت =كاش
      =كالام =كام =كبست =كتب =كده =كذا =كرت =كسرت =كفلت =كلبشني =كمبيوتر =كملت =كورت =كول =لابن =لاخوي =لاي =لحقت =لديك =لطيف =لعندكم =لقت =لكم =للبوليس
      =للدوام =للسجين =لمرت =لمين =لوير =مات =ماسكه =مالتي =متذكر =متوتر =مجبور =محتاجين =محجوزه =محفظتي =محكمت =مختفي =مد =مراهق =مرحبا =مرخص =مساعده
      =مستقبل =مسجون =مسكته =مسكونا =مسلسل =مشي =مطلوب =معصبه =معلق =معين =مقفوله =ملف =ممرض =منك =موبايل =موضوع =موظف =موقعكم =مول =مولي =ميعاد =نبيذ =نرد
      =نزلت =نفاقه =نفخت =نقلو =نكته =نكدر =نكفله =نكلم =نمت =نمره =نوافق =هديك =هروب =هوم =والاولاد =والجهاز =والكورت =والمراقبه =وبعدين =وتركت =وراحو
      =وراق =ورفضت =وساقت =وسايق =وسجل =وسكران =وشارب =وطلبو =وطلعو =وفجاه =وقعها =ويد =يبيع =يجب =يحق =يحكموه =يشوفني =يطول =يفرق =يقبلوه =يكذب =يكولون
      =يلا =ينمسك ACTOR+BREAKIN ACTOR+Drug ACTOR+GONEOFF ANSWER+Drug ANSWER+Held ANSWER+PAST ANSWER+PODER ANSWERAR+General ANSWERAR+Official ANYMORE+JUDGE
      ANYMORE+TOOKES ARREST+Drug ARREST+End ARREST+PILLS ARREST+RECENT ARRESTED+COMEIN ARRESTED+GOT ARRESTED+HOWTO ARRESTED+Room ARRESTED+SOMEONE
      ARRESTING+QUERY ARRESTING+Violent ASK+EVERYONE ASK+SEARCH ASK+TONIGHT ASKAR+COURTS ASKAR+General ASKAR+LOTS ASKAR+REFL ASKAR+THING ASKEDAR+ANSWER
      ASKEDAR+COURTS ASKEDAR+IWANT ASKEDAR+Official ASKEDAR+PAPERS ASKEDAR+QUERY ASKEDAR+THING ASKING+KNOCKED ASKING+PULLEDAR ASKING+QUESTIONING
      ASKINGAR+KILL ASKINGAR+PULLEDAR ASKINGAR+WANT AWAY+ARREST AWAY+FIND AWAY+ONLINE AWAY+POINT AWAY+PULLED BE+CAMEIN BE+HABIT BE+TOOKES BODY+LEGAL
      BODY+PILLS BREAKIN+ANSWER BREAKIN+ARREST BREAKIN+ARRESTING BREAKIN+CAR BREAKIN+EX BREAKIN+GIVEBACK BREAKIN+STATEMENT BREAKIN+Traffic BREAKIN+WRISTS
      BREATHE+CAR BREATHE+IF CAMEIN+Street CAR+ACTOR CAR+EVERYONE CAR+EX CAR+Held CAR+LIVE CAR+PODER CAR+POINT CAR+REFL CHARGED+DANGERES CHARGED+SEVERE
      CHARGED+Violent CHARGED+WAVING CHILD+ARRESTING CHILD+COMEIN CHILD+Gear CHILD+LIVE CHILD+PULLINGAR CLITIC+JOKE CLITIC+LEFTNOTE COLOR+End COMEIN+NUMBER
      COMEIN+RECENT COPCAR+CLITIC COURTS+ANSWERAR COURTS+HIDEOUT COURTS+HURTING COURTS+KILLING COURTS+Room COURTS+TALKING CPS+ARREST CPS+COURTS
      CPS+Paperwork CPS+SOBRIETY CPS+TALKING CPS+THING Calendar+CAMEIN Calendar+Held Calendar+PULLED Calendar+SEARCH DANGER DANGER+DANGER DETECTIVE+CHILD
      DETECTIVE+TOOK DETECTIVE+WARRANT DIE+GOT DIE+HOUSE DIE+LATER DIE+Near DIE+POLICE DOOR+CLITIC DOOR+Calendar DOOR+HURT DOOR+PAST DOOR+Traffic
      DOOR+WARRANT Drug+HOWTO Drug+ROADSIDE Drug+WAVING EVERYONE+PAPERS EVERYONE+Young EX+ASK EX+COURTS EX+TAKING EX+TALKING EX+WAVING End+CPS End+DETECTIVE
      End+EX End+HOUSE End+Interview End+JOKE End+PODER End+TONIGHT FAINT+COURTS FAINT+Calendar FALLEN+General FALLEN+NOW FALLEN+SOMEONE FALLEN+WANT
      FIND+GIVEBACK FIND+Held FIND+JAILED FIND+JUDGE FIND+OUTES GETOUT+ASKING GETOUT+General GETOUT+Moment GETOUT+NOW GIVEBACK+BREAKIN GIVEBACK+DETECTIVE
      GIVEBACK+End GIVEBACK+HIDEOUT GIVEBACK+HURTS GIVEBACK+PILLS GIVEBACK+PODER GIVEBACK+Plea GIVEBACK+TAKEES GONEOFF+ACTOR GONEOFF+Interview
      GONEOFF+ROADSIDE GONEOFF+WARRANT GOT+BREAKIN GOT+IDIOM GOT+TOOKAR GRABBED+HANDS GRABBED+JAILED GRABBED+KILLED GRABBED+PASSEDOUT GRABBED+STATEMENT
      General+ARRESTED General+DETECTIVE General+EX General+GONEOFF General+IROOM General+KNOCKED General+Official General+PHONE General+PULLING
      General+Street General+TOOKES General+WAVING HABIT+CHILD HABIT+HOUSE HABIT+LURKING HABIT+Near HABIT+Official HABIT+Young HANDS+HEDGE HANDS+LOTS
      HASES+BREAKIN HASES+DETECTIVE HASES+HURTING HASES+SOBRIETY HEDGE+CUFFS HEDGE+EVERYONE HEDGE+HIGHPLACE HEDGE+OVERDOSE HEDGE+SEARCHED HIDEOUT+Calendar
      HIDING+DOOR HIGHPLACE+NOOSE HIGHPLACE+Weapon HOME+CAMEIN HOME+GIVEBACK HOME+HOWTO HOME+TONIGHT HOUSE+BODY HOUSE+CAMEIN HOUSE+JOKE HOUSE+KIDNAP
      HOUSE+KILLED HOWTO+ARRESTING HOWTO+CPS HOWTO+PASTVERB HOWTO+Worker HURT+ASK HURT+DIE HURT+DOGS HURT+JOKE HURT+ONLINE HURT+PASSEDOUT HURTEN+ASK
      HURTEN+BE HURTEN+DOGS HURTEN+JOKE HURTING+ANYMORE HURTING+Interview HURTING+JAILED HURTING+LEGAL HURTING+Paperwork HURTING+SEIZED HURTS+ARRESTED
      HURTS+CAR HURTS+COURTS HURTS+GIVEBACK HURTS+General Held+BODY Held+IROOM Held+IWANT Held+KNOCKED Held+POLICE IDIOM+CLITIC IDIOM+DIE IDIOM+End
      IDIOM+GOT IDIOM+JAILED IDIOM+PAPERS IDIOM+PAST IDIOM+WANT IF+ARRESTED IF+AWAY IF+DETECTIVE IF+EX IF+GONEOFF IF+GRABBED IF+KNOCKING IF+POLICE IF+PULLED
      IF+PULLING IF+SEARCH IF+SOMEONE IF+STATION IF+SUICIDE IF+TOOKES IF+Worker INTO+DETECTIVE INTO+FIND INTO+GONEOFF INTO+JOKE INTO+ONLINE INTO+TOOK
      IROOM+ASKING IROOM+BEHIND IROOM+MODAL IROOM+OUTES IROOM+Young IWANT+GONEOFF IWANT+Interview IWANT+JUST IWANT+Official IWANT+QUESTIONING IWANT+THING
      IWANT+Traffic Interview+BODY Interview+Held Interview+LEFTNOTE Interview+Street Interview+THING Interview+TOOK Interview+Worker Interview+Young
      JAILED+Interview JAILED+TAKINGAR JOKE+WANT JUDGE+ANSWERAR JUDGE+DETECTIVE JUDGE+HURTING JUDGE+Interview JUDGE+KILLING KILL+ACTOR KILL+ANYMORE
      KILL+BODY KILL+JOKE KILL+WARRANT KILLED+CLITIC KILLED+HOUSE KILLED+INTO KILLED+LEGAL KILLED+PAPERS KILLING+CLITIC KILLING+COURTS KILLING+GOT
      KIN+ASKEDAR KIN+DIED KIN+JOKE KIN+LIVE KIN+SUICIDED KIN+TALKING KNOCKED+ASK KNOCKED+HOUSE KNOCKED+NUMBER KNOCKED+SOMEONE KNOCKING+ARRESTING
      KNOCKING+CAMEIN LATER+GRABBED LATER+INTO LATER+KNOCKING LATER+OUTES LEDGE+ARRESTED LEDGE+ASK LEDGE+Calendar LEDGE+NOOSE LEFTNOTE+KIN LEFTNOTE+OUTES
      LEFTNOTE+STATEMENT LEGAL+BODY LEGAL+DIE LEGAL+DOOR LEGAL+HURTING LEGAL+LIVE LEGAL+OVERDOSE LEGAL+Room LEGAL+SOMEONE LEGAL+TOOKAR LETME+HOME
      LETME+HOUSE LIVE+BODY LIVE+COURTS LIVE+DETECTIVE LIVE+HOUSE LIVE+HOWTO LIVE+JAILED LIVE+LOC LIVE+RANOFF LOC+Calendar LOC+HOWTO LOC+IDIOM LOC+PAST
      LOC+SUICIDE LOTS+ARREST LOTS+ASKAR LOTS+EX LOTS+HOWTO LOTS+KNOCKED LOTS+OUTES LOTS+OVERDOSE LOTS+QUESTIONED LURKING+HURT LURKING+JAILED LURKING+LATER
      MISSING+HOWTO MISSING+IF MISSING+WARRANT MODAL+HABIT MODAL+KILLED MODAL+ONLINE MODAL+QUESTIONS Moment+ASKINGAR Moment+BODY Moment+MISSING
      Moment+ROADSIDE Moment+TOOKES NARCAN+CLITIC NOOSE+Calendar NOOSE+DOOR NOOSE+HIGHPLACE NOOSE+HOUSE NOOSE+QUESTIONING NOW+ANYMORE NOW+COMEIN NOW+FIND
      NOW+LATER NOW+MISSING NOW+NUMBER NOW+TALKING NUMBER+PODER NUMBER+Weapon Near+EX Near+PODER Near+SOBRIETY ONLINE+POLICE ONLINE+Plea OUTES+FIND
      OUTES+HURT OUTES+MISSING OUTES+PAPERS OVERDOSE+Calendar OVERDOSE+General OVERDOSE+HEDGE OVERDOSED+CHARGED OVERDOSING+POLICE Official+ARRESTED
      Official+Calendar Official+IWANT Official+KIDNAP Official+LATER Official+PAST Official+QUESTIONED Official+WAKE Official+WARRANT Official+WEAPON
      Official+Weapon PAPERS+HASES PAPERS+HIDEOUT PAPERS+HOWTO PAPERS+INTO PAPERS+MISSING PAPERS+OUTES PAPERS+RECENT PASSEDOUT+INTO PAST+FALLEN PAST+GETOUT
      PAST+Interview PAST+JAILED PAST+POLICE PAST+PULLED PAST+QUESTIONED PAST+QUESTIONING PASTVERB+ARRESTED PASTVERB+BREATHE PASTVERB+DANGERES PASTVERB+JOKE
      PHONE+ACTOR PHONE+Calendar PHONE+HOUSE PHONE+Paperwork PILLS+HIDEOUT PILLS+Room PILLS+SEARCH PODER+CHILD PODER+HOUSE PODER+HURTS PODER+LATER
      PODER+SOBRIETY PODER+Worker PODER+Young POINT+HOUSE POINT+POLICE POINT+PULLED POLICE+Calendar POLICE+KIDNAP POLICE+LETGO POLICE+PILLS POLICE+PODER
      POLICE+SOMEONE POLICE+WAKE POLICE+WARRANT PRESENT+HABIT PRESENT+IDIOM PRESENT+PULLEDAR PULLED+HIGHPLACE PULLED+LEGAL PULLED+PAST PULLED+WARRANT
      PULLEDAR+ANYMORE PULLEDAR+COURTS PULLEDAR+LIGHTS PULLEDAR+Near PULLEDAR+PAST PULLEDAR+POINT PULLINGAR+CHILD PULLINGAR+PRESENT PULLINGAR+SOMEONE
      Paperwork+Room Paperwork+TONIGHT Plea+IWANT Plea+Official QUERY+ANSWERAR QUERY+ASKEDAR QUERY+BODY QUERY+CAMEIN QUERY+COLOR QUERY+CPS QUERY+KNOCKED
      QUERY+LEDGE QUERY+OVERDOSED QUERY+QUESTIONING QUERY+SEARCH QUESTIONED+COURTS QUESTIONED+MODAL QUESTIONED+OUTES QUESTIONED+PAST QUESTIONING+ACTOR
      QUESTIONING+LEGAL QUESTIONS+CHILD QUESTIONS+LOTS QUESTIONS+MODAL QUESTIONS+PASTVERB QUESTIONS+PODER RANOFF+BREAKIN RANOFF+IF RANOFF+TONIGHT
      REFL+RECENT REFL+Violent ROADSIDE+ARRESTED ROADSIDE+General ROADSIDE+PASTVERB Room+BEHIND Room+POINT SAY+HURTEN SAY+Sick SCARED+PULLED SEARCH+HASES
      SEARCH+Held SEARCH+Young SEARCHED+GOT SEARCHED+HOME SEIZED+ASK SEIZED+CAR SEIZED+HANDS SEIZED+NOOSE SEIZED+PASSEDOUT SEIZED+WRISTS SEIZED+Weapon
      SEVERE+DOGS SEVERE+GOT SEVERE+HANDS SEVERE+PASSEDOUT SEVERE+PAST SOBRIETY+CAR SOBRIETY+QUERY SOBRIETY+WANT SOBRIETY+Young SOMEONE+ARRESTED
      SOMEONE+LEGAL SOMEONE+STATED STATED+ANYMORE STATED+CLITIC STATED+General STATED+HURT STATED+KILL STATED+POLICE STATED+SOMEONE STATEMENT+Held
      STATEMENT+QUESTIONS STATEMENT+Violent STATION+CHILD STATION+Paperwork STATION+Young SUICIDE+AWAY SUICIDE+INTO SUICIDE+PAST SUICIDE+PRESENT
      Sick+GONEOFF Sick+General Sick+JAILED Sick+OUTES Street+NUMBER Street+POINT Street+TAKEES Street+TAKING Street+WEAPON TAKING+ACTOR TAKING+HOME
      TAKING+HURTING TAKING+PILLS TAKINGAR+LEGAL TALKING+BODY TALKING+EVERYONE TALKING+HURT TALKING+JAILED TALKING+PHONE TALKING+Young THING+EX
      THING+GONEOFF THING+HURTEN THING+HURTING THING+MISSING THING+SEVERE THING+SUICIDE THING+TONIGHT TONIGHT+Paperwork TOOK+Near TOOK+Plea TOOK+Street
      TOOKAR+FIND TOOKES+MODAL TOOKES+POLICE TOOKES+SOBRIETY TOOKES+Violent TOOKES+Weapon Traffic+GRABBED Traffic+HOWTO Traffic+JUST Violent+ARRESTING
      Violent+LIVE Violent+PASSEDOUT Violent+POLICE WAKE+HOME WAKE+HOUSE WAKE+Near WAKE+WARRANT WANT+ASKEDAR WANT+HURTEN WANT+KNOCKED WANT+NOOSE
      WARRANT+ANYMORE WARRANT+Drug WARRANT+HOUSE WARRANT+INTO WARRANT+MISSING WARRANT+WEAPON WARRANT+Weapon WAVING+HIDEOUT WAVING+Interview WAVING+STATEMENT
      WEAPON+DANGERES WEAPON+HIGHPLACE WHATIF+MODAL WHATIF+THING WILL+ASKAR WILL+FAINT WILL+IDIOM WILL+JUST WILL+MISSING Worker+GIVEBACK Worker+Interview
      Worker+LEGAL Worker+QUERY Worker+SOBRIETY Worker+TALKING Young+ARRESTING Young+ASK Young+HOWTO Young+LIVE Young+PULLINGAR ^ANSWER ^DOGS ^HURTS
      ^KILLING ^ONLINE ^PILLS ^TALKING ^_180 ^_3ayez ^_aceptan ^_agarre ^_ambulance ^_ammo ^_andan ^_anoche ^_antes ^_any ^_aparato ^_arma ^_asalto ^_asdf
      ^_avisar ^_ayudeme ^_b ^_bad ^_battery ^_best ^_blood ^_borro ^_botella ^_both ^_buscar ^_call ^_canada ^_carrying ^_ccw ^_dale ^_digo ^_dije ^_dime
      ^_direccion ^_director ^_donde ^_drf ^_driving ^_dv ^_emergency ^_encontraron ^_ento ^_eso ^_este ^_esto ^_estuve ^_fini ^_fire ^_firme ^_fiscal
      ^_flint ^_form ^_free ^_girlfriend ^_give ^_go ^_gomitas ^_gracias ^_grand ^_hab ^_hablo ^_hace ^_hacen ^_hacer ^_had ^_hago ^_halle ^_hello ^_hi
      ^_hit ^_hold ^_hurto ^_irs ^_is ^_it ^_kan ^_kent ^_kids ^_law ^_lawyer ^_lein ^_letter ^_link ^_lose ^_make ^_malicious ^_marihuana ^_mc ^_meen
      ^_menor ^_mip ^_mismo ^_missing ^_mota ^_muchas ^_narcotics ^_next ^_ni ^_ninos ^_oakland ^_old ^_only ^_other ^_owi ^_owvi ^_pague ^_parque
      ^_passenger ^_people ^_perdon ^_pick ^_pistola ^_probate ^_puente ^_puse ^_pv ^_pwid ^_quiero ^_quitarme ^_rafadet ^_real ^_recien ^_recoger ^_redada
      ^_refuse ^_retainer ^_robbery ^_saben ^_say ^_scared ^_security ^_self ^_send ^_senor ^_sleeping ^_smell ^_sople ^_soy ^_speeding ^_state ^_stole
      ^_strangulation ^_te ^_thank ^_thc ^_things ^_threw ^_toque ^_tu ^_turn ^_tuve ^_undercover ^_undocumented ^_union ^_vape ^_vender ^_ver ^_vivo
      ^_walked ^_wayne ^_website ^_weed ^_y ^_yo ^_your ^_zoom ^_اتصلو ^_احذف ^_اخر ^_اروح ^_اسال ^_اسم ^_اسوق ^_اشتي ^_اطلع ^_اعبر ^_اعتداء ^_اعطي ^_اعمل
      ^_اكتبلي ^_اكلم ^_اكيد ^_الباب ^_الباص ^_البطاريه ^_البوند ^_السعر ^_السلام ^_السياره ^_الشات ^_الشطب ^_الغرامه ^_الكورت ^_المحل ^_المدير ^_امته
      ^_امشي ^_انتهت ^_انتو ^_انمسك ^_اوافق ^_اولاد ^_ايدي ^_بتجو ^_بتقولو ^_بدها ^_بعت ^_بلا ^_تلفون ^_تهديد ^_جاري ^_جواب ^_حادث ^_حبس ^_حجيت ^_حساب ^_حشش
      ^_حطو ^_خايف ^_خايفين ^_خفت ^_خلص ^_دخل ^_دخنت ^_رجع ^_رساله ^_رفضت ^_سحبو ^_سرقه ^_سقت ^_سكين ^_سلاح ^_سيارتي ^_شالوه ^_شغلي ^_شوكت ^_صارله ^_صور
      ^_ضرب ^_ضربته ^_ضربوني ^_ضروري ^_طريقه ^_طفل ^_عايز ^_عطيني ^_عمره ^_عندكم ^_عنف ^_فحص ^_فلني ^_فيني ^_قريت ^_قلتله ^_قول ^_قولت ^_كفلت ^_كلمه
      ^_كلموني ^_كميه ^_كورت ^_لزموني ^_لما ^_ليش ^_متت ^_مجبور ^_محدش ^_مرتين ^_مرحبا ^_مسدس ^_مسكو ^_مع ^_معايا ^_ميت ^_ناطرين ^_نفس ^_هجم ^_وقفت ^_يصير
      ^_يفتشون aban- aband- about_fight about_theft abra- abre- abren_$ abrio_la abrir_la abus- abusi- acaba_$ acabe_en acco- accou- accusing_me aceptan_$
      aceptan_pagos acerq- acon- acons- acosa- act_$ actu- adder- adentro_lo adic- adict- adiye_$ adjo- adjou- adult_$ adve- adver- aeropuerto_$ affi-
      afraid_of after_ppo against_me agarran_$ agarraron_en agos- agost- agreement_$ ahi_me ahi_no ahora_otro ahora_que ajen- al_cop al_volante
      alcoholimetro_$ alib- alim- already_$ alri- alrig- alto_$ am_calling am_charged am_dying am_out am_worried amigo_$ amsa- and_asked and_broke and_drove
      and_found and_gave and_get and_guy and_in and_let and_me and_need and_police and_this and_اخذوا and_اعترف and_الحين and_سرق and_سلاح and_صاحب
      and_ضربته and_عملت and_لم and_لمرت and_مات and_مذكره and_وقفني and_ولادي and_يخلص anda_preguntando ange- anger_management angu- angus- anim-
      ankle_thing ano_pasado anoche_por anon- anos_dan anos_y another_kid ansi- ansie- antes_y anun- anunc- anything_to aparece_en apell- aplico_para apliq-
      aque- aqui_me are_cops are_holding are_killing are_there are_we are_you arrestar_me arrestar_mi arrestaron_hace arrested_do arrested_tonight
      arresto_con arresto_en arresto_que arrestos_$ arson_$ as_evidence asap_$ asilo_$ asked_to assi- asus- asust- at_bridge at_night at_plant at_someone
      at_work atie- atien- atrap- atras_y atro- atrop- autor- aviso_en away_for away_from b_$ baby_daddy back_seat back_with background_$ backy- bag_at
      baii- ball- balla- ban_$ band- bank- bankr- bas_علي bas_ما batt- bb_gun be_arrested be_there be_used beco- becom- been_arrested before_he before_they
      behind_on bekt- bend- bendi- besh- best_way beta- better_for bi7e- bi7e2- bibl- bibli- bici- bien_$ bien_pero bika- bike_$ blac- blam- blame- blow_and
      boat- body- bodyc- bomb- bond_can bond_و both_of boyfriend_and brand- braza- breathalyzer_in broke- broke_his brom- bte7- btest- btet- btsa- buen-
      buena- buena_gente burl- burla- but_said by3m- byek- byeka- byen- byet2- caja_$ call_detective call_him called_911 called_about calling_for
      camara_policia caminar_$ can_ice can_minor canada_$ canc- canci- car_after car_and car_at car_but car_can car_for carcel_$ carcel_en carcel_lo
      carcel_y card- career_$ caro_$ carro_lo carry_on carte- casa_de casa_por casa_que casa_se case_ends cash_$ caso_me caso_ya cata- cel_que cell_$
      cell_phone centro_de certi- charges_are charging_me chat- chav- chea- check_on chism- chist- chur- churc- cier- cierr- cinco_minutos circuit_$ cita-
      cita_en citacion_$ citar- ciudad_por clase_$ clase_de class_$ clie- clien- clini- coar- coart- cobb- cobra_$ cobran_$ code- coke_و comes_to comid-
      coming_to commi- como_saco compe- compl- comun- con_abogado con_cps con_droga con_ella con_lo con_su concu- condado_que confl- construccion_de
      consulta_$ consultation_$ contestar_$ contrato_con convicted_$ convulsiones_y cop_did cop_have cop_i copa- cops_to correcto_$ cosas_robadas cosig-
      cost_$ cost_anything county_que cove- cover- cpl_لازم cps_on crac- crash_$ crey- cross- cuando_sale cuando_se cuando_ya cuanto_tome cuet- cunado_se
      cunado_y curi- curio- curs- da22- daca_$ dad_and dad_in dakh- dakha- dali- dama- damag- dan_permiso dara- data- datam- days_and days_of de_5
      de_aliento de_ciudadania de_csc de_derechos de_detective de_ese de_espera de_evidencia de_guardia de_llegar de_madrugada de_mas de_multas de_policia
      de_soltar de_soplar de_su de_ustedes de_شرطه deact- deal- deat- death_of debe_hacer debo_$ debo_hacer debo_y decir_y decirles_que decli- deco- decom-
      defend_myself deja_ver dejan_manejar dejan_regresar dejaron_llamar dele- delet- deman- demandar_$ demo- denti- depri- derechos_de derechos_miranda
      derechos_tengo descu- descuento_$ deses- desh- despues_que destroyed_my detective_$ detective_de detective_in detective_keeps detective_llamo
      detenido_y deti- detie- deud- deuda- dia_me dial- dicen_en did_i dien- dient- dieron_dos dieron_mip dieron_papel dije_la dijo_juez dinero_puedo dirt-
      discr- diversion_$ do_breath do_if docu- docum- does_your dollars_from donde_me donde_queda done_$ door_to down_for down_i drinking_$ drive_$ driver_$
      driving_with drove_$ drug_test duer- duerm- dui_and dui_at dui_ayuda dui_in dui_lawyer dui_que dui_viejo dui_y dura_$ during_questioning dv_and dv_و
      e7da- easier_if eh_$ elev- else_$ email- email_$ empezar_$ empuje_$ en7abes_علي en_2022 en_antidoping en_casa en_centro en_cual en_detencion
      en_detroit en_dui en_freeway en_linea en_macomb en_marzo en_no en_prision en_probacion en_problema en_trabajo en_wayne encub- encubierto_$ encuentro_$
      end_of enfermo_y enough_for ensa- enter_my enterar_que entregar_me entregar_se envi- era_yo eram- eramo- eres_$ erfo- es_correcto es_delito es_legal
      es_malo es_verdad escan- esht- eshte- esmi_و eso_fue espanol_en espera_de esposado_y esposo_no esposo_nunca esposo_por esposo_que esposo_saco
      esposo_salio esposo_ya esta_gritando esta_presa esta_suspendida estado_de estan_investigando estar_preso este_fin estoy_afuera estoy_muy
      estoy_obligado estoy_viendo et2s- et2se- et3a- et3aw- even_legal every_night everybody_in evid- evide- ex_has ex_says ex_took exact- exces- exig-
      extra_$ face_id faci- facility_$ fact- factu- faile- falle- false_report family_about fata- fatas- fatta- fax_$ federal_$ federales_$ fell_asleep
      fianza_de fianza_y fight_$ fight_it find- fire_$ fiscal_me flight_risk foot- for_15 for_blood for_college for_drinking for_drug for_fentanyl
      for_friend for_ice for_months for_open for_parents for_same for_school force_$ forge- fotos_$ fram- friday_$ friend_$ friend_got friend_overdosed
      friend_to friend_was fris- from_another from_being from_last from_ohio from_police from_prosecutor from_sheriffs from_walmart front_desk fta_$ fue_mi
      fugi- fugit- fumar_en fund- futu- futur- garage_y garan- gasl- gave_it geha- get_better get_my gets_out ghar- ghayy- gher_ezn ghra- gift_cards
      girlfriend_and girlfriend_got give- go_and go_for go_talk golpearon_mi got_arested got_dui got_hit got_home got_letter got_suspended gps_en
      grabbed_her grac- graci- grado- grados_de grandma_took grip- gros- grose- guantera_y guilty_و gun_and gun_case gun_في guns_after guns_and guy_at
      guy_who hable- hace_2 hace_ano hace_anos hace_dos hace_meses hace_tres had_been hago_que hal_chat hallo- happen_to happened_and harassing_me harb-
      hart- has_guns has_never has_warrant hate- have_$ have_all have_gun have_it hay_ayuda hay_bus hay_orden hay_parking hayd- haye- hayet- he_go he_going
      he_say he_sees he_smelled heada- hearing_on held_without hell- help_asap her_to heren- heri- herid- hermana_quiere hermano_indocumentado
      hermano_quiere hicieron_la hijo_adolescente hijo_con hijo_nacio hijo_que hijo_rompio hijo_sin hijo_tomo hijos_por him_because him_for him_up
      him_الليله him_مع hirin- his_first his_girlfriend his_lawyer his_mom his_stuff histo- hizo_y hoja- holi- holid- home_alone home_in homic- hono-
      hora_abren hora_me horar- horario_de horas_de horas_y hours_and hours_away house_arrest house_for house_in house_is how_can how_مش humano_$ huron_and
      hurt_$ husband_for husband_was hyta_y i_called i_carry i_could i_heard i_hide i_make i_punched i_refused i_set i_sold i_stole i_travel i_trust
      iba_rapido ibam- ibamo- ice_$ ice_come ice_en ice_hold ice_viene iclo- iclou- idea_what idio- if_my immigration_agents immigration_and
      immigration_hold impaired_$ impou- in_2021 in_cell in_detroit in_kent in_ohio in_port in_vehicle inca- indu- infa- info_$ informant_$ inmigracion_que
      inmigrante_$ insa- interlock_violation interno_$ into_it intru- invas- invasion_$ inven- irs_$ is_16 is_17 is_accused is_accusing is_felony is_from
      is_good is_hiding is_his is_hyta is_investigating is_polygraph is_stalking is_stealing is_suspended is_that is_too is_traffic is_undocumented it_help
      it_still jackson_prison jail- jail_que jail_tonight jara- jarab- jens- jeye_$ job_$ joke_$ judge_gave just- juvi- kan_في kaza- kazab- keep_bat
      keep_getting keep_it keep_me keeps_calling keeps_getting kelm- kept_asking keye- khaba- khal- khale- khata- khne- khol- kid_and kid_was kids_for
      kids_if kitchen_and knock_$ knocked_on know_when know_your knowi- la_abogada la_ayuda la_bateria la_computadora la_culpa la_detuvieron la_espera
      la_grua la_hago la_hora la_lista la_meen la_misma la_obra la_orina la_pagina la_pena la_placa la_po la_prision la_quieren la_sangre la_tos la_visita
      la_شرطه labo- larg- last_$ last_month last_spring last_week late_$ law_$ law_on laws- lawyer_$ lawyer_in lawyer_says le_$ le_aviso le_dice le_hace
      le_la le_paso le_piden le_quitaron leave_after leaving_me left_$ legal_$ les_puedo lesi- lesio- letter_from letter_says letti- leyeron_mis
      licencia_esta licenciado_o license_$ license_plate lied_about life- lights_on limpio_$ link_$ lista_$ liste- little_$ live_in llama_$ llama_por
      llamar_al llamar_por llame_$ llegar_la llego_mi llego_subpoena llevaron_al llevaron_carro llevo_mis lo_digo lo_estoy lo_federal lo_hizo lo_sueltan
      lo_tiene long_before long_can long_till lueg- luego_$ lugar_$ lunes_$ luz_y lying_$ ma2a- ma3a- ma3an- ma3ne- machi- macomb_$ maft- mafto- make_me
      makes_me makeu- mal_la mali- malic- mama_le mama_soltera man_was manana_la manda_al manut- maquina_$ marca- march_$ marido_no marihuana_en marq-
      marqu- marri- masar- maski- masr- masro- mat_في mata_si matc- matter_$ maw3- maw3a- mawd- mawdo- me_arrestaban me_busca me_buscan me_cacharon
      me_citaron me_defienden me_devuelve me_dices me_dui me_esposan me_falta me_fui me_llaman me_llamen me_no me_ofrecieron me_paga me_pega me_pegaron
      me_pidio me_presento me_quedo me_resisti me_revisaron me_subieron me_ticket me_tocan me_tuvieron me_two me_y me_بس me_بلا me_مع medic- meeting_with
      mejor_no men_ورا mensaje_$ menta- mentira_$ merc- meses_$ meses_y metio_en mi_background mi_ciudad mi_dinero mi_muchacho mi_oficial mi_papel mi_patio
      mi_pistola mi_placa mi_probatoria mi_sentencia mi_telefono migracion_$ miles_$ mine_$ minor_be mio_no miranda_$ miranda_rights mis_datos mis_mensajes
      mist- mista- mistake_$ mn_and mn_gher mo2a- mo7a- modd- modi- mokhalfa_$ mole- moles- mom_wants money_missing month- months_ago mordi- moshk-
      mostashfa_$ mota_$ motion_$ movi- muchacho_y muchas_gracias mucho- mucho_tiempo mugs- mugsh- mugshot_is mujer- multa- multas_que murd- murde- muri-
      murio_mi mush- musi- musk- muske- my_2 my_backyard my_bag my_bf my_boss my_calls my_car my_case my_coworker my_coworkers my_exs my_hearing my_lawyer
      my_medication my_medicine my_next my_pills my_pistol my_right my_sisters my_statement my_stuff my_teen my_therapist my_things myself_in nacio_aqui
      nada_que nadie_que nadie_sabe near_me need_his need_my neede- negarme_soplar neighbor_$ neighbors_called never_been never_read next_$ ni_por night_and
      night_for nina_de ningun_papel ninos_con ninos_estan nmas- nmasa- no_al no_conteste no_dijeron no_entendi no_idea no_marks no_supe no_to no_tome
      no_traer nobody_called noche- nolle_prosequi nonp- nonpr- normal_$ nos_dieron nos_vemos not_$ not_i not_it not_make not_me not_my not_pay not_to
      not_فش notif- novel- novio_tiene now_can now_with nowh- nowhe- number_and nursing_license o_mejor o_ya oakland_$ obed- obede- of_drugs of_paper
      of_winning offer_$ officer_did officer_i oficial_$ oficial_que ok_to old_and old_with on_camera on_for on_suicide on_time on_way on_you once_and
      one_driving opena- openai_$ opti- optio- or_is orden_es other_guy otro_lado otro_pais out_i over_from overt- owi_اول own_child own_house packa- paga_$
      pagina_y pago_o pague_$ pague_bond paid_$ pain_pills pais_y panta- papel_$ papeles_de papeles_que para_ir para_revisar paran_suspendido pararon_$
      pararon_que pararon_sin pareja_$ parents_$ pasad- pasada_$ pasar_con pasar_la pase_la paso_por passc- password_$ pay_lawyer pay_restitution pbt_$
      pedir_permiso pegad- pelea_$ pelear_con peli- pelic- pena_por penalidad_por people_are perdi_$ perdido_y perdio_la perf- perj- perju- permiso_de
      phone_at phys- physi- piec- pistola_era pizz- placa_$ placas_de platicar_con plea_$ plea_deal plead_$ plead_and pleading_guilty please_help
      pled_guilty po_$ poda- podad- podi- podia- police_broke police_did police_from police_gave police_keep police_need police_officer police_said
      police_showed police_wait police_will policia_entro policia_mi policia_no policia_pide poligrafo_$ poliz- popp- por_alcohol por_carro por_donde
      por_droga por_drogas por_dv por_email por_estar por_este por_miedo porce- porque_estaba porque_mi porque_tenia porr- positivo_y posti- powe-
      ppo_against ppo_on precio_$ pregunta_que preguntar_cosas prep- prepa- presa_y pressing_charges prest- pretrial_$ primero_$ probation_can
      probation_meeting problem_$ problema_$ proc- proce- process_$ prof- pronto_$ proteccion_$ prueba_$ pueb- puebl- puede_entrar puede_la puede_llamar
      pueden_hacer puedo_demandar puedo_dormir puedo_entrar puedo_escribir puedo_negarme puedo_platicar puedo_recuperar puedo_sacar puedo_tener puerta_es
      pusieron_warrant put_on pv_$ q_pasa q_tan que_abrir que_baje que_dije que_ella que_hablar que_hacer que_llamar que_lleva que_mande que_momento
      que_papeles que_pasos que_pedir que_policia que_poner que_preguntan que_responder que_ropa que_sigue que_uno que_van que_vaya que_ver que_viene
      que_vio quej- querer_$ question_me questioned_me quien_le quiere_pagar quiere_saber quiere_ser quiere_tomar quieren_dar quiero_mi quiero_que
      quiero_reportar quiet_$ quita_$ quitaron_carro ra2a- ra2ya- raci- radar_$ rafad- rate- reca- recan- recom- record_cleared recorded_$ records_$ recue-
      recuperar_mis refr- refuse_or refused_breathalyzer registrado_$ regresar_mi released_$ removed_my rent- renta_cuarto renu- renun- repa- repi- repit-
      reportarse_$ reported_me repr- requi- rese- reser- residente_con resisting_$ resource_officer respondio_$ rest_of retr- reun- reuni- right_away
      rights_at rje3- road_rage robad- robaron_carro robbe- robo_$ rude_to sa2e- saber_de saber_si sacar_le sacaron_sangre saco_la saco_mi said_it said_no
      said_yes sale_en saliendo_de salir_sucio salv- salva- sama- sample_$ sana- sana_و sar_shi sarl- sarn- sarni- save- saw_something sawwe- say_he say_i
      say_if say_to says_my says_not scared_i sche- sched- school_and school_bus school_my school_zone scra- scrat- screen_$ se_acabo se_lee se_leer
      se_muere se_peleo se_presento se_que se_suicido se_vale searched_$ searched_me seas- seaso- see_police sees_judge seguridad_me seizu- semana_pasada
      semb- sembr- send_me sene_و sentencia_$ sentencia_de ser_policia serr- set_fire shakw- share3_$ shat- she_made shere- sheriff_came should_she show_$
      show_id si_alguien si_estoy si_falto si_ice si_la si_les si_lo si_marco sign_and sign_papers sin_arma sin_condena sin_leer sin_motivo sin_preguntar
      sin_querer sit_there site_$ siti- sixt- sixte- sleep_$ smoking_weed snap_$ snapchat_de snif- snin_$ snow- snowm- sobre_mi sobrino_esta social_$
      sold_pills solo_lo solo_quiero some_stuff some_things someone_told something_$ son_did son_out son_wants sons_case sons_phone soplo- soplon_$ sos_$
      sour- soy_mama speak_to spri- sprin- stand_your started_it stay_away stea- steal- stealing_$ still_arrested stol- stole_$ stole_from stop_by stop_on
      stopped_for stuck_in stuff_$ stuff_on su_bebe su_telefono su_warrant subd- subdi- subir_la sue_me suicide_attempt summ- summe- summo- summons_$ sund-
      sunda- sunday_$ supe_que suspi- sust- swun- ta3l- ta7li- ta_bien taba- taking_long talab- tan_rapido tani_$ tanto_$ tappe- tarea_$ target_$ tarj-
      tarjeta_$ tarjeta_en tase- tecl- tecle- tehm- tehmo- tel3- tel3e- telefono_para tell_cop tell_you ten_minutes tend- tener- tengo_19 tengo_corte
      tengo_orden tengo_retail tengo_ride tengo_social tengo_warrant tenia- tenia_miedo tens- termine_mi testificar_$ testify_for text_you texto_$
      textos_que texts_$ that_are that_even their_questions them_search then_pulled thera- there_some thes- they_arrested they_ask they_caught they_hold
      they_kicked they_knocked they_make they_never they_think they_towed they_would they_wrote thing_as this_dui this_felony this_going this_ticket threa-
      three_and three_hours ticket_from ticket_علي tienda_me tiene_dui tiene_que tikt- tikto- times_this to_add to_check to_cops to_detective to_file
      to_give to_happen to_her to_jury to_officer to_plead to_police to_post to_pull to_read to_school to_serve to_show to_somebody to_speak to_tell
      to_texas to_them to_trial to_use to_you tocan_la todavia_sale todo_al todo_esto todo_me told_cops tomo_mi too_many took_me tool- tools_are towed_my
      trabajo_de trabajo_me trabajo_por trade- trae_$ traia_pistola tranq- travel_$ tres_horas tres_veces troy_$ trua- truan- truco_para trum- trus-
      turning_myself tuvi- tuvie- twit- two_days two_year type- unco- uncon- unsu- urge- urgen- urgente_$ used_against used_my ustedes_ayudan va_enterar
      va_por vacation_$ vale_$ van_correr van_dejar van_tres vape- vaya- vaya_la ve_lo veces_y vemo- ven_eso venez- veni- ver_todo vera- verdad_$ verdad_que
      version_de vesti- vez_y viaj- viaja- video_can video_de viejo- viend- viene_la vier- viernes_$ violation_what visi- visit- vivir_con volante_$ voy_mi
      vuelta_$ warrant_$ warrant_and warrant_علي warrants_en was_born was_pulled was_questioned was_rude was_taken washtenaw_jail way_i wayne_$ we_do wedd-
      weddi- weed_$ weed_en weed_في what_age what_are what_if what_now what_should when_cops when_she when_will where_he white_claw who_i wife_got will-
      will_judge wills_$ winn- winni- with_court with_something with_your wond- wonde- word_against work_and worki- worse_than wrong_$ wrote_it wrote_me
      xbox_$ y_ahi y_aqui y_dui y_encontro y_entre y_falto y_les y_llegue y_manejo y_mis y_owi y_perdi y_por y_quiero y_sali y_salio y_solo y_sus y_tenia
      y_warrant ya_habian ya_hable ya_la ya_quedo ya_soy ya_termine yarda_$ yelling_and yenf- yes_$ yesta- yetl- yetla- yo_como yo_la yo_le yo_ni yo_soy
      you_$ you_and you_keep you_need you_still your_ground your_rights your_site youth_home zell- zelle_$ zghi- zoom_$ ابغي_محامي ابني_3omro ابني_اخد
      ابني_اخذ ابني_اخذوه ابني_اللي ابني_دخل ابني_رجع ابني_عنده ابني_كسر ابني_مدمن ابني_مع ابني_هلق ابني_وقفوه ابني_يريد ابي_hal اتصر- اتصلت_بالشرطه اجيب-
      احتاج_محامي احتجا- احتي- احتيا- احجي_وياهم احضر_$ احمل_سلاح اخاب- اختلا- اختي_اخذت اخد_phone اخدو_ابني اخذوا_منه اخر_$ اخي_الصغير اخي_علي اخي_وهو
      ادزل- اذا_غبت اذا_وقعت اذا_وقفوني اذن_$ ارجع- اريد_اشتكي اسبو- اسبوع- استاج- استر- استرج- استش- استشا- استيناف_$ اسلم_نفسي اسهل_$ اسوي_and اشتغ- اشتك-
      اشتكي_$ اعتذ- اعتقلوه_him اعرف_$ اعطين- اعلا- اعمل_eh اعمل_هلق اغلا- اكسب- اكلمك- اكو_احد الاح- الارب- الاسبوع_الجاي الاصل- الاك- الال- الالك- الامب-
      الانتحار_جريمه الاور- الاوراق_$ الايا- الباب_للشرطه البار_and الباق- البس_$ البود- البوليس_من البيت_هلق التامين_$ التذ- التص- التصر- التف- التفت-
      التفتيش_$ التوق- التي- الحبوب_$ الخمي- الخي- الدوام_$ الدول- الزا- الزاي- الزي- الزيا- السايق_$ الست- الستي- السجين_$ السع- السلام_عليكم السياره_لان
      الشرطه_اخذت الشرطه_اخذته الشرطه_عن الشرطي_اخذ الشرطي_ما الشهر_الماضي الصم- الصي- الضابط_$ الضابط_قال الضحك_علي الطريق_and الطل- الطلا- الطلاق_$ الطي-
      العاف- العرك- العيله_$ الغا- الغل- الفا- الفحص_$ الفيد- القاصر_$ القسم_$ الكاز- الكلا- الكير- الكيرفيو_$ اللا- اللاي- اللي_ضربته الليسن_$ الماضيه_$
      المحقق_بدو المدا- المسر- المعل- المفر- المكا- المكتب_$ الملف_$ الموا- النت- الهايتا_$ الورنت_$ الوي- امر_الحمايه امشي_$ امل_$ امي_كبيره انا_and
      انا_بالبيت انا_برا انا_تحت انا_سكران انا_طالب انا_قلتله انا_مذنب انت_$ انتو- انسا- انضر- انضرب- انه_هو اني_ما اهله- اونص- ايش_اسوي ايش_الحكم بارول_$
      بارول_and بالاس- بالاع- بالاول_$ بالبروبيشن_$ بالبيت_and بالجر- بالجهاز_الصغير بالحب- بالحبس_$ بالدا- بالشرطه_$ بالصي- بالف- بالقاعه_$ بالقانون_$
      بالكو- بالكورت_$ بالمستشفي_$ بالمع- بالنا- بالوو- باليم- بتدو- بترا- بترد- بتساع- بتقول- بتلف- بتلفو- بتنش- بثلا- بحاد- بدها_تحكي بدو_ياخد بدو_يحكي
      بدون- بدي_اشتكي برا_la براء- برخصت- برخصتي_$ بريء_$ بسيارتي_$ بضرب_زوجتي بعد_ساعه بعرف_ayya بعرف_من بعضا- بعمل- بكلم- بلا_مذكره بلاي- بلايح- بلغو-
      بماك- بماكو- بنيو- بهالق- بورت_هيورن بوزت- بوين- بيان- بيانا- بيتا- بيتاخ- بيتع- بيحا- بيحب- بيرا- بيرح- بيرحل- بيره_and بيساع- بيسمح- بيعد- بيفي-
      بيقت- تاخذو- تامين- تاني_$ تتكل- تحت_السن تخان- تدخل- تراق- تراك- ترجم- ترخي- تزور- تساع- تساعد- تسوي- تضار- تعاطي- تعمل_$ تغطو- تقدر- تقسي- تكت_$
      تهاو- تهدي- توقيف_$ جابو- جامعه_$ جاي_$ جرب_$ جوزي_عنده جي_بي حادث_$ حامل_سلاح حبس_و حسبو- حقي_$ حكمها_$ خابرت- خايف_and خايف_روح خبرو- خبرون- ختيا-
      ختيار- خطر_$ خطيبت- خلصت_البروبيشن خلصت_القضيه خمس_الاف دارب- دوره_him ديربورن_$ راتب- راحت_$ راحو- رح_موت رح_يجي رح_يرجع رخصتي_$ رخصتي_بعد رفض_فحص
      رفضو- رفيق_السكن رفيقي_$ رواي- روايت- ريسب- ريسبو- ريست- زعلا- زمان_and زوجي_بالسجن زوجي_خايف زوجي_متهم زوجي_مو ساعات_الخدمه ساعات_خدمه ساكن- سايق_$
      سايق_and سايق_اوبر ستوب_$ سرعه_$ سري_$ سسبن- سسبند- سقت_and سكر_$ سكرت- سكوت- سلاح_بالسياره سمعت- سنه_علي سيارتي_$ شاهد_$ شخص_اخر شرطه_برا شرطي_and
      شرطي_شو شرطي_وقفني شفته- شكرا_$ شكوي_$ شلون- شلون_احجي شنو_نسوي شهاد- شهادت- شهر_$ شهري- شهرين_$ شو_$ شو_احسن شو_الحكم شو_القانون شو_عمل شو_معني
      صاحب_البيت ضربته_$ ضربنا_me ضربون- ضربوني_me ضيعت_ورقه طلع_positive طلعت_and طليقي_$ عالا- عالتي- عالجسر_$ عالحد- عالدو- عالص- عالض- عالمد- عام_$
      عايز_اعرف عراق- عربي_$ عضه_him عضي_$ علي_bond علي_court علي_license علي_owi علي_اي علي_بيتي علي_حدا علي_خناقه علي_سيارتي علي_عنف علي_في علي_مذكره
      عليها_and عم_تسال عم_تقول عم_جرب عم_عبي عم_يدق عم_يضغط عم_يهددني عمل_شي عمله- عملول- عمي_طلع عن_نفسي عن_واحد عند_امي عند_شرطه عندك- عندكم_$ عندنا_$
      عنده_owi عنده_سلاح عنده_مسدس عندي_$ عندي_كورت غلط_$ فاتح- فاتحي- فاقه_him فحص_دم فدرا- فران- فرجي- فقير_and في_car في_michigan في_owi في_parking
      في_semi في_warrant في_ريحه في_فحص في_فيديو فيديو_$ فيلون_and فيني_صور فيهم_يفتشو فيي_$ قاضي_$ قال_في قالولي_عليك قالولي_ما قانون- قانونا_$ قاوم- قبل_$
      قبل_شهرين قد_ايه قرال- قضيه_$ قضيه_علي قفل_السياره كاونتي_$ كحول_$ كذبت_علي كسر_شباك كلبشن- كلبشني_me كلها_$ كم_و كمبي- كمبيو- كمبيوتر_$ كنت_عم كندا_$
      كورت_$ كونس- كيس_$ كيف_ارجعها كيف_طلع كيف_لاقي لا_ارفض لا_بنطر لا_في لا_ما لاخو- لازم_اوقع لازم_وقع لان_كلنا لحالها_$ لحسا- لرفي- لرفيق- لزموه- لعندك-
      لعندكم_$ للبو- للبول- للجا- للدو- للدوا- للسجي- للشا- للشرطه_تفتيش للعل- للمد- للمع- لما_وقفوني لما_يوقفني لمرت- لمست- لموق- لو_بس لو_رحت ليش_$ ما_sar
      ما_اخذ ما_بدها ما_حد ما_رد ما_سمعت ما_شربت ما_عندها ما_قال ما_لحقت مات_$ مات_and متت_من متذك- متوت- متي_يطلع مجبو- مجبور- محامي_شو محتاج- محجوز-
      محفظت- مخالفه_سرعه مذكره_علي مذنب_$ مراه- مرحب- مرخص_$ مساع- مساعد- مساعده_$ مسافر_and مستح- مستقب- مسجو- مسكونا_me مسوول- مش_الي مشرو- مطلو- مع_مين
      معصب- معي_and معي_حق معي_شو مقفو- مقفول- مكتبكم_$ من_التفكير من_الشرب من_القلق من_جوا من_ست من_شهر من_عندهم من_قهري من_كندا من_لما من_وين منك_$ مو_انا
      موافق- موجود_$ موضو- موعد_$ موقعك- ميعا- نبعت- نزلول- نسوي- نسويل- نفاق- نفاقه_him نفسي_and نقاض- نواف- هالا- هالاس- هالج- هرب_من هسه_لو هل_هذا هل_يجب
      هلق_خايف هههه_$ هو_اللي هيطل- هيورن_$ و_dui و_owi و_بدي و_علي و_عنده و_عندي و_مسكوني و_هلق واحد_بيقول واحده_$ واشت- واعط- واقف_مع والاو- والث- والجن-
      والسا- والشرطه_$ والكو- والمخ- والمر- وبعدي- وتخا- وخلا- ورفض- وساق- وسكرا- وسكران_$ وشاف- وعدن- وفجا- وقعه- وقعها_him وكفو- ومعي_مسدس وندمت_$ وهو_علي
      وهو_مش وهو_موقوف ويشو- ويشوف- ويطلع- وين_روح وين_مكتبكم يترج- يجب_ان يحضر_$ يحكي_معهم يحكي_معي يدفع- يرجع_$ يرفض_$ يسال_ابني يسلم- يشوفن- يشوفو- يصدق-
      يطلع_عليه يطول_$ يقدر- يقدر_يسافر يكول- يكولو- يلعب- يمكن- يمنعو- ينمس- يوصل- يوكف- يوكل- يوم_الاثنين يوم_الجمعه يوم_من`,
    '-0.5': `#ابعتل #اجاز #احتياط #اخلي #ادم #ارسال #ازا #ازعاج #استشار #اضح #اعترفل #اغير #افق #امهم #باع #بدار #بلغت #بنك #بيحقل #بيساعد #بيوقفو #تاذ #تجاوب
      #تحرش #تخبر #تذر #ترحل #ترخيص #ترك #تصالح #تطلق #تمام #تنازلت #توجع #توه #ثانو #حارس #حجزت #حجيت #حدهم #حروف #حشش #حضان #حمدلل #خربت #خصم #خفت #داهم
      #دقوا #دوام #رديت #رفعت #رمض #سجون #سحبت #سكوت #سلب #سوار #شكو #صالح #صدق #صدم #صيف #طلاق #طوار #عضي #عطل #فكو #قرات #قعدت #كال #كبس #كذبت #كود #لقت
      #لقوا #مبارا #محروق #محفظ #مخبر #مرتاح #مساج #مستقبل #معلوما #معمل #مقفول #موافق #ناجل #نخابر #نقدر #نكفل #ورث #يبعت #يبغ #يشتك #يعترف #يقر #يقرا
      #يكذب #يلف ._08 17_$ 17_and 2018_$ 2019_and 2020_$ 2022_$ 2alb- 2olt- 3_months 3anni_$ 3ato- 3atou- 3ayzi- 3endk- 3omr- 3omro_15 5_$ =08 =1200 =2016
      =2022 =3endkon =3omro =7a2 =7aka =aa =accusing =afraid =agarra =agarramos =age =alarma =amaneci =amenace =antidoping =anybody =apunte =arreglando
      =asks =ayyam =balas =ball =banco =bateria =ben =bilingue =bit =bite =bot =bta3 =buena =calls =cameras =cerrado =cervezas =chamarra =chan =character
      =charging =chat =cita =codigo =committed =complain =compras =computadora =contract =contrato =copy =corralon =cort =dab =dammi =das =data =days =debe
      =defend =dices =drinks =duda =duis =eja =em7i =emergencia =encontro =entrevista =entrevistar =entry =equipo =eres =escondo =esmi =espero =estuvieron
      =evicted =evidencia =extradition =facing =fail =fallecio =fiador =fighting =film =fire =gang =ghalat =grandparents =grillete =grite =grua =hab
      =handcuff =harassment =hayda =hola =hui =impound =interrogan =interrogar =judges =keda =khatwe =khof =killed =la2enno =late =leil =lets =lines =link
      =llamadas =llamamos =locks =looked =makes =maneje =marhaba =marzo =mc =medication =menti =mind =mobile =muere =mugshot =naci =navidad =negar =nolle
      =nude =obstruction =odds =oficio =opened =overdoses =oyo =panicking =paramedico =pasando =pegaba =pelee =peso =pleading =preguntaron =presa =presos
      =probando =process =quebro =quiet =quit =radar =rafadet =recibo =recoge =resource =responder =respuesta =returning =revocar =revoke =ride =risk =rompi
      =rude =ruined =saw =sayf =schools =sees =segn =seguimos =sene =sera =share3 =shukran =sick =siguieron =sold =spit =story =strangulation =sueltan
      =suing =support =talabt =talks =tamam =tarea =tele =terapia =termina =textos =threatened =threats =thx =tire =tiroteo =toco =toque =tragan =trap
      =unlocked =vacation =vape =ven =vendi =vendio =vieron =vio =visita =visitas =warning =wear =wire =yeh =yom =youtube =zeyara =احتجاز =احتياط =ازاي
      =اسال =اشرح =اطلعه =اعترفلي =اعتقلوا =الاي =البارح =البنك =التوقيف =الجايه =الحقيقه =الدكتور =الزياره =الشات =الشهر =الضحك =الفاتت =القاعه =المساجين
      =الناس =امهم =اوبر =اوقفوني =ايمت =باع =بالاخبار =بالعطله =بالكورت =بتقولو =بلغت =بيقدروا =تاذي =تبعكم =تتصل =تجاوب =تحرش =تحقيق =تست =تقدر =تمام =توه
      =جارتها =جامعه =جدتي =جسر =جه =حالو =حجزت =حجيت =حشش =حطت =حلو =خربت =خنقه =دقوا =ده =رايك =رفعت =رمضان =سرقت =سرقو =سلب =سناب =سوالي =شاربه =شكوي
      =شوكت =صدم =ضحك =ضربت =عالمدرسه =عربيتي =عضي =عليكم =غبي =فش =فود =فيقون =قتلني =قرات =قريبي =قصتي =قعدت =كال =كانو =كذبت =كرسي =كيفك =لقوا =لوني
      =محروق =محله =مخبر =مخبي =مديري =مسرع =مشكل =معلوماتي =ناجل =نزلوني =نقدر =هههه =وافق =وزن =ياخدوه =يسمع =يعترف =يقرا ACTOR+NOW ACTOR+TOOK
      ANSWER+ARRESTED ANSWER+PAPERS ANSWERAR+HOUSE ANSWERAR+PHONE ANYMORE+PULLEDAR ANYMORE+STATION ARREST+CUFFS ARREST+GONEOFF ARREST+JUST ARRESTED+End
      ASK+CAR ASKAR+SEARCH ASKEDAR+KIN ASKEDAR+POLICE ASKING+HURTEN ASKING+PULLED ASKING+SEVERE AWAY+TONIGHT BE+ONLINE BODY+QUERY BREATHE+JOKE
      BREATHE+SCARED CAMEIN+NOW CAMEIN+SEIZED CAMEIN+TOOKAR CHARGED+HURTING CHILD+HOWTO CLITIC+OVERDOSED COMEIN+ANSWER COMEIN+Interview COURTS+WHATIF
      CPS+ANSWER CPS+GIVEBACK CPS+LATER CPS+PAST CPS+QUERY CUFFEDAR+TOOKAR CUFFS+ARREST CUFFS+BE CUFFS+General CUFFS+LEGAL Calendar+DETECTIVE
      Calendar+STATION DETECTIVE+CHARGED DETECTIVE+LEFTNOTE DIE+ACTOR DIE+ASK DIE+General DIE+HURTING DIE+IDIOM DIE+Moment DOGS+CHILD DOGS+HOME DOGS+HURT
      DOGS+HURTEN DOGS+Held DOGS+Violent DOOR+Drug DOOR+GRABBED DOOR+JAILED DOOR+LEGAL DOOR+OUTES DOOR+PODER DOOR+THING Drug+Held Drug+Interview Drug+Street
      EX+Calendar EX+IWANT EX+POLICE EX+TAKINGAR EX+Worker End+Calendar End+WHATIF FAINT+IF FAINT+JAILED FAINT+Official FAINT+POLICE FALLEN+POINT
      FIND+COURTS FIND+NOOSE FIND+Official FIND+WARRANT GETOUT+DOOR GETOUT+IF GONEOFF+DOOR GOODBYE+IF GOODBYE+Paperwork GOT+ASKEDAR GOT+JOKE
      GRABBED+DETECTIVE GRABBED+FIND GRABBED+HIGHPLACE GRABBED+SOBRIETY GRABBED+WRISTS Gear+HURT Gear+POINT General+COPCAR General+LIGHTS HABIT HABIT+HABIT
      HASES+ASK HEDGE+CUFFEDAR HEDGE+JOKE HEDGE+QUESTIONED HEDGE+SOBRIETY HIDEOUT+FIND HIGHPLACE+WEAPON HOUSE+ACTOR HOUSE+BEHIND HOUSE+HASES HOWTO+POLICE
      HOWTO+SEARCH HURT+POINT HURTEN+ACTOR HURTEN+WRISTS HURTING+CAMEIN HURTING+GONEOFF HURTING+ONLINE HURTING+TAKING HURTS+IWANT HURTS+POINT Held+ASK
      Held+WARRANT IF+COPCAR IF+HURTEN IF+OVERDOSED IF+Official IF+PHONE IF+RECENT IF+ROADSIDE IWANT+SOBRIETY IWANT+WARRANT Interview+PAPERS Interview+REFL
      JAILED+HURTS JOKE+CLITIC JUDGE+HOME JUDGE+Sick JUDGE+Street JUDGE+Worker JUST+POINT JUST+WARRANT KILL+POLICE KILLED+ASK KILLING+JUDGE KILLING+Room
      KIN+LATER KNOCKED+PAST KNOCKING+ANSWER LATER+TOOKES LEDGE+ARREST LEGAL+NARCAN LEGAL+PULLEDAR LEGAL+QUESTIONING LETGO+HOUSE LIVE+INTO LIVE+WARRANT
      LOTS+LATER LOTS+LIVE LURKING+ASK MISSING+General MISSING+INTO MISSING+JUDGE Moment+PHONE NARCAN+CAR NECK+BE NECK+Paperwork NECK+QUERY NOW+ASKINGAR
      NOW+DETECTIVE NUMBER+ARRESTING NUMBER+IWANT Near+ACTOR Near+ONLINE OVERDOSE+PAST Official+ASKEDAR Official+PODER PAPERS+QUESTIONING PAST+DETECTIVE
      PAST+HURTING PAST+KNOCKING PAST+LATER PAST+Violent PASTVERB+ARRESTING PASTVERB+HANDS PASTVERB+HIGHPLACE PASTVERB+HURTING PHONE+RECENT POINT+DOOR
      POLICE+FIND POLICE+HABIT POLICE+IROOM POLICE+PAST POLICE+STATED PRESENT+LEFTNOTE PULLED+Calendar PULLED+IF PULLED+STATEMENT PULLED+TOOKES
      PULLEDAR+WEAPON PULLEDAR+Weapon PULLING+General PULLINGAR+WANT Paperwork+WHATIF Plea+Held QUERY+GOODBYE QUERY+HIDEOUT QUESTIONED+KIN
      QUESTIONED+QUESTIONING QUESTIONING+IWANT QUESTIONING+QUESTIONED RAID+MODAL RANOFF+FIND RANOFF+WARRANT REFL+ASK ROUGH+PILLS Room+ANYMORE Room+PODER
      Room+WARRANT SAY+Weapon SCARED+Near SCARED+PAST SCARED+QUERY SEARCH+PASTVERB SEARCHED+PRESENT SEIZED+ACTOR SEVERE+REFL SOBRIETY+CHILD SOBRIETY+GRABBED
      SOBRIETY+JUST SOBRIETY+PAPERS SOBRIETY+RECENT SOBRIETY+ROADSIDE SOMEONE+BODY SOMEONE+KNOCKED SOMEONE+LATER SOMEONE+WAVING STATEMENT+BEHIND
      SUICIDAL+Calendar SUICIDE+Calendar SUICIDE+JAILED SUICIDE+OUTES Sick+Paperwork Street+PULLED TAKINGAR+HOME TAKINGAR+PILLS TALKING+HURTEN THING+KILLING
      THING+NOW THING+OVERDOSE THING+Worker TONIGHT+ACTOR TONIGHT+THING TOOK+DOGS TOOK+HURTS TOOK+LIGHTS TOOKAR+WARRANT TOOKAR+Weapon TOOKES+LEDGE
      TOOKES+Official TOOKES+WEAPON Traffic+PULLING Traffic+STATION Violent+HASES Violent+WRISTS WAKE+LOTS WANT+JOKE WANT+QUESTIONING WANT+RAID WANT+SEVERE
      WARRANT+ARREST WARRANT+HOME WARRANT+LIVE WARRANT+TOOKES WILL+LATER WILL+QUESTIONING Worker+ANSWER Worker+ARREST Worker+LATER ^BODY ^DIE ^HIGHPLACE
      ^POISON ^QUESTIONED ^STATION ^_andaba ^_another ^_are ^_asking ^_atienden ^_balas ^_banco ^_bring ^_busque ^_carry ^_dab ^_dead ^_decir ^_detenido
      ^_dijeron ^_entrevista ^_eres ^_escribe ^_familia ^_fumar ^_goodbye ^_hablan ^_hola ^_id ^_llamenme ^_locked ^_pase ^_pelea ^_policias ^_right ^_rompi
      ^_same ^_sarli ^_seguro ^_seizure ^_shoot ^_shukran ^_son ^_soplo ^_stop ^_test ^_tow ^_tumbar ^_write ^_اخد ^_اخذو ^_اعترف ^_اعتقلوا ^_ايس ^_باي
      ^_تلفوني ^_جان ^_جدتي ^_جهاز ^_دفع ^_رجعت ^_ساعدوني ^_سكران ^_سي ^_شفت ^_شكرا ^_ضربت ^_عايزه ^_عليا ^_عنده ^_قرات ^_كانو ^_كذبت ^_كسرت ^_كلب ^_كلبشوا
      ^_لقوا ^_ليه ^_مخدرات ^_مديري ^_هاي ^_ويد ^_وين abogados_$ about_getting about_stolen acabo_en acos- addi- addic- adentro_y adiy- admis- adn_$ afra-
      afrai- after_felony after_he after_that agarraron_$ agent_is agrad- ahi_y ahora_cps akhb- akhba- al_county al_departamento al_policia alar- alarm-
      am_and am_arrested am_landlord am_late am_nurse am_one am_only am_sick am_suspect amenaza_$ amenazar_con and_driving and_our and_saw and_then and_ابي
      and_دلوقتي anda_en anoche_y another_county answering_$ antidoping_$ any_kind anyb- anybo- apartamento_y are_charging are_my are_not are_with arested_$
      arma_$ arrestar_$ arrested_and arrested_how arrested_last arrested_with ashta- asking_for asleep_at asleep_when assis- at_bar at_courthouse aviso_$
      ayuda_con ayya- b_hal bada- bajo_palabra balas_en bash- bate- bater- be_enough because_he before_it before_police being_dismissed being_evicted
      being_released bili- bilin- bilingue_$ bolsa_y books_$ boss_is bot_$ boyfriend_got bran- breathing_when btef- bten- btes- btsa3- but_there buy_$
      by_mistake by_that byej- byes- byet- c_s call_me called_cops called_in calls_$ can_police can_we carri- carro_si casa_despues casa_pero centr-
      cerca_de chara- chat_$ chis- cinco_veces cita_con clear_some codi- codig- come_down comen- como_esta complaint_$ con_quien con_ticket condena_vieja
      contract_with cop_$ cops_arrested cops_asked corra- corte_es cost_me county_$ cousin_got cpl_$ cps_take cps_علي crash- cual_puerta cuarto_y cuenta_que
      curr- curre- custodia_de custody_$ dab_pen dall- dan_licencia date_$ daughter_in daughter_was days_ago de_20 de_cabeza de_choque de_ir de_oficio
      de_sobredosis de_tanto debe_contestar dejan_$ dejan_salir dejo_ir dejo_que departamento_de desaparecio_de deto- detroit_$ detuvieron_en detuvo_mi
      di_mi dias_$ died_and dieron_$ diga_$ dijo_mi disparo_$ dispe- dna_$ do_right do_that does_cop does_suicide donde_naci donde_se door_about door_at
      dorm_$ dos_horas drop_$ drop_it dropped_it drug_team dui_is dui_on dui_و e7ti- earli- eja_علي emai- en_2020 en_2021 en_camara en_daycare en_enero
      en_ese en_parada en_texas encerraron_en enero_$ entering_$ equip- era_mia es_ilegal es_mentira escopeta_de escuela_sobre espanol_$ esperando_la
      esposas_en esposo_esta esposo_llego esta_encerrado estacion_me estan_solos este- et2abad_3alayya et7a- evic- evict- ex_tiene extradition_$ facin-
      fall_$ fato- fatt- fee_for feed- fiad- fiado- fight- fine_is firmar_lo firmo_la flint_$ for_dog for_full for_getting for_hitting for_nothing
      for_overdose for_police for_two foster_parent fotos_mi from_cops gave_statement get_pulled get_stopped give_it giving_someone go_get good_lawyer
      goodbye_to got_back got_call got_owi got_ppo got_sentenced got_taken grabar_la gracias_$ grillete_$ grow- grua_$ guardia_de guardia_en gun_at gun_back
      hablan_espanol hablar_por hable_espanol hablo_$ hablo_con hace_mes hace_para hacemos_primero had_warrant haga_$ hago_si happening_with harab-
      harassment_$ has_ppo have_no hay2- hay2a- he_$ her_i here- hija_por hijo_anoche hijo_dejo him_out him_كله his_bond his_case his_warrant hit_him
      hold_on hone- hora_que house_last how_i husband_and husband_has i_answered i_blew i_complain i_ever i_film i_hit i_paid i_pushed i_quit i_record
      i_signed i_text i_wear iba_caminando ice_took if_cop if_someone illegal_$ impound_$ in_2016 in_fall in_morning in_wayne in_writing in_your indic-
      intr- investigador_me ir_despues ir_شرطه is_14 is_15 is_end is_nice is_ok is_ruined is_suing is_video it_out it_trap jail_right job_after judge-
      judge_$ just_go keeps_texting kidnapping_if kids_back kids_in kids_phone kille- la_aduana la_deje la_empuje la_middle la_saco la_semana la_tele lama-
      larceny_in lawyer_but lawyer_for lawyer_right lawyer_will le_apunte le_llame le_menti le_vendio leas- les_$ les_mando letter_to license_is license_was
      llamadas_$ llame_al llegaron_papeles llegue_tarde lo_arrestan lo_buscan lo_dejan lo_detuvieron lo_quieren long_is looke- ma7a- ma7b- ma7bo- mail_$
      mala- manana_y manu- many_days marh- marha- marks_on marr- marz- marzo_$ mas_rapido masa- mata_la max_$ me_arrested me_ayuda me_cayo me_detienen
      me_first me_fue me_golpea me_han me_is me_next me_paran me_pare me_pasa me_pelee me_robe me_should me_vine me_what meeting_$ mejor_$ metieron_mi
      mi_abogado mi_abuelita mi_agente mi_apartamento mi_casero mi_color mi_garage mi_que mill- milli- minutos_y mip_$ mis_papeles mismo_nombre mismo_y
      mn_شرطه mobi- mobil- monday_$ money_on month_$ mord- mucho_y muda- mudar- muero_de muero_por muerto_$ mujer_$ my_gun my_po my_public nadie_salio navi-
      navid- need_help nerv- nervous_$ nesh- never_asked next_time ni_sabia no_es no_sople noche_por noll- nomas_estoy nos_agarramos not_fair not_help
      not_put not_released not_showing not_حكم nove- now_and now_says of_beating of_getting of_me of_these of_what of_wine officer_$ officer_said oficina_en
      old_warrant on_vacation opene- osbo- osboo- otra_prueba out_here over_last overs- panic- paper_on para_trabajo paral- param- parking_$ paro_en partn-
      pasado_$ pasan- paso_que passenger_in pedir_ayuda pegab- pego_hace pego_la pelea_que pen_in perdi_papel phone_out pictures_and place_$ plan_$ plead-
      please_just po_will police_ask police_asked police_come police_for police_i police_knocked police_on police_took policia_llego policia_tiene
      por_arresto por_golpear porque_se preguntan_$ pregunto_por preso- primo_murio probation_and probatoria_y pude_ir puedo_hacer puedo_volver puerta_que
      pushed_her put_it put_money que_carcel que_contestar que_conviene que_cosas que_cuente que_debo que_dicen que_edad que_en que_este que_preguntas
      que_puedo que_son que_tome queja_$ queria_que quien_la quien_llamo quiere_entrevistar quiere_quitar quiero_cambiar quitaron_la quito_mis rada- rafa-
      raid_$ ran_away rast- rastr- real_$ record_police recupero_$ refuse_to released_my reso- resou- respu- restitution_$ reten- right_to rights_do robo-
      rompi_la roommate_did roug- rough- ruin- ruine- run_from running_away sa2a- sabemos_que sacar_mi salio_mi sara2- scared_they school_for school_police
      se_agarro see_judge sene_علي shah- shahr- shaking_$ shan- shant- share- showing_up shuk- shukr- si_algun si_preguntan si_su signed_statement
      sigue_adentro six_hours snitch_$ sobe- sobredosis_en someone_who still_have stop_what stuff_in su_novia su_prima sueltan_hoy suin- suing_me suspect_$
      take_his take_stand talked_to tama- tara- tarde_la te_preguntan telefono_de tell_her tell_lawyer tell_police tener_arma tengo_dui tengo_mas tera-
      terap- testa- texas_$ texto- that_legal that_nobody them_everything then_he there_for they_did they_dropped they_had they_kept thing_$ thing_in
      this_whole this_year thursday_$ tiene_warrant tienen_oficina tint- tirot- to_arrest to_cop to_just to_lie to_open to_revoke to_station to_stop
      to_think to_turn to_us toca_mi tocando_la told_police tome_$ tonight_and took_blood toqu- trabada_con trick- true_$ two_years ubic- ubica- unas_cosas
      unas_preguntas unconscious_$ undocumented_and uno_en up_in used_$ va_bien vaca- vacat- vacia- vapea- ver_mis verdict_$ video- vieja_en viejo_$ viero-
      vigi- vigil- visita_$ vist- vivir_y volver_$ voy_$ warning_$ warrant_if was_out was_unconscious water_$ went_through were_at were_taken what_rights
      what_time whatsapp_$ when_cop when_is where_did where_to why_$ will_call will_go will_she will_sue will_that with_911 with_all with_nothing
      with_probation with_that with_their without_asking without_bond without_lawyer worry_$ would_i wrong_guy y_ando y_maneje y_tome y_trabada y_trabajo
      ya_firme ya_les ya_puedo ya_va years_ago yedf- yedfa- yo_iba yo_llame you_everything you_give you_open your_name yourself_$ youtu- ytall- zeya- zeyar-
      ابعت- ابعتل- ابني_عم ابني_كل ابني_معه ابوي_يقول اتصا- اتصال- اجت_علي احتا- احسن_$ اختب- اختبا- اخذ_دوا اخذت_تلفوني اخذت_حبه اخذوا_رخصتي اخلي- اخليه-
      اخوي_$ اخوي_15 اخوي_not اخوي_طلع اخوي_مسكوه اخي_كان اذا_رفضت اذا_لازم اذا_وقفني ارد_عليه ازرق_and اسبوع_$ استف- اعترف_and الاجا- الاسع- البرا- البط-
      البطا- التب- التلفون_من الجاي- الجيل_$ الحاج- الحمايه_$ الدكت- الري- السنه_الفاتت الشرطه_اتصلت الشرطه_اخدت الشرطه_شو الشرطي_كتب الشك- الشه-
      العام_الماضي القاع- القاعه_$ المحقق_$ المدرسه_اتصلت المه- الموعد_$ الناس_$ الورقه_and الولد_$ الي_$ الي_فات اليوم_شو امبارح_و امتي_$ امر_$ انا_$ انتر-
      انها_موقوفه اهان- اوقفوني_me اي_$ اي_ساعه بالبر- بالبيت_والشرطه بالتس- بالجامعه_$ بالعط- بالغلط_$ بالفي- بالليل_$ بالمدرسه_$ بالي- بتقب- بحما-
      بدها_ياني بديترويت_$ بس_تعال بس_حتي بلا_warrant بمخد- بنفس_اليوم بياثر_ع بيحقل- تبعك- تجاو- تحت_21 تحقي- تراف- تسال_عن تست_$ تفتيش_سيارتي تلفوني_كيف
      توجع- جارته- جوزي_ضربني حبوب_and حدا_بيرد حقوقي_اذا خابر- خايف_$ خايفه_من خربا- خلصت- خنقه_him داهمو- درج_test دق_الشرطي دقوا_الباب دوام- ديتي- راجع-
      رجعو- رح_ياخدو رد_$ رمضا- زوجتي_and زوجي_مسكوه سحبو_دم سحبوا_سيارتي سلاحي_$ سماع- سياره_and شارب- شارب_$ شاهد- شاهر_و شرطه_de شو_ya3ne شو_فيني شو_يعمل
      شو_يقول صح_$ ضابط_البروبيشن عادي_$ عالباب_and عالكا- عالو- عربيت- عقوبه_التهديد علي_hal علي_warrant علي_الشرطه علي_جوزي علي_رجلي عليك- عليه_شي عم_تبكي
      عم_تدور عم_تموت عم_يدخن عم_يقول عملو- عمي_في عن_خناقه عن_زوجي عند_اهلها عندي_court عندي_مذكره غير_اذن فلوس_$ في_$ في_leil في_no في_share3 في_امل
      في_شغل في_عربيه فيقو- قبل_sana قبل_سنتين قبل_شهر قتلن- قتلني_me قفل_سياره كذب_$ كل_yom كل_مره كنت_واقف كيف_اطلع لازم_اعمل لازم_افتحلهم للكورت_$
      لو_واحد ما_انفخ ما_شرب ما_كلبشوني ما_هي ماشي_بالشارع مبارح_$ متهمي- محامي_و محبوس_$ محبوس_and محجوز_$ محرو- محفظ- مخبر_$ مدير- مرتي_بدها مرتي_عم مستش-
      مسكوا_ابن مع_البوليس مع_بنتي معايا_$ معهم_وورنت من_الحجز من_الضحك من_حقي من_سنه مو_عارف مواف- نخاب- ندما- نفخ_$ نفس_اليوم نكفل- هابي- هابيت- هاي_$
      هربت_$ هربت_من ههه_$ و_immigration و_kan و_خلص و_قالوا واتصل- واحد_قال واقفين_قدام والح- وترك- وصار- وعمر- وهي_ما يا_الشرطه ياخدوه_him ياذي- يتصل_فيي
      يرحم- يرد_علي يريد_يعرف يساعدني_$ يسافر_$ يسال_عن يشتك- يعتر- يقول_$ يقول_في يوم_الاحد يوم_السبت`,
    '-0.6': `#اخبار #ازور #ايف #بشهر #تسلم #تصريح #تقدر #حلو #خير #ذبح #رمز #شات #شاهر #صداع #غبي #قصرت #لدي #ملف #هههه #وزن 15_and 19_$ 2_am 3end- =2010 =2021
      =3anni =algun =allah =amenazar =books =buys =career =centro =checkpoints =ci =confesion =corporate =decia =diciembre =died =duro =easier =empuje
      =enero =ensenar =enta =enter =floos =golpee =happy =irs =jeje =joke =kidnapping =knocked =la2en =laid =levanto =li =malo =marks =mat =matando =mes
      =met =nervous =puerto =sana =searched =secuestro =serie =shop =sneen =sobre =tanto =tenerlo =thank =true =verdict =vi =well =xbox =ya3ne =yani
      =الحضانه =بالجامع =بشهر =به =تدور =تسلم =تكت =جاري =حطو =رمز =سوال =شاهر =شباك =صح =قانونا =قلتله =لعبه =مضي =مكتبكم =ههه =ههههه =وقفت =ينفخ
      ARRESTED+TONIGHT ASK+GETOUT ASKEDAR+PRESENT ASKINGAR+PAPERS BEHIND+SAY BODY+Street BODY+Worker CAMEIN+RANOFF CAR+DIE CAR+OVERDOSING CHARGED+ROUGH
      CUFFS+MODAL CUFFS+QUERY DETECTIVE+SEARCH DIE+SOMEONE DOGS+HOUSE Drug+COMEIN End+LATER End+PAST FAINT+General GONEOFF+PAST GRABBED+TONIGHT General+CPS
      HABIT+HIDEOUT HIDING+JUDGE HOME+BEHIND HURTEN+INTO HURTING+PAPERS HURTING+PILLS IDIOM+Traffic IF+CPS IF+LURKING JUDGE+HURTEN JUDGE+TONIGHT JUST+BODY
      KILLED+ACTOR KILLED+JUDGE KIN+HABIT KNOCKED+ASKAR KNOCKING+IWANT KNOCKING+JAILED LATER+DOOR LEFTNOTE+DOOR LIVE+GOT LURKING+ACTOR MODAL+CPS
      MODAL+LIGHTS Moment+IROOM NARCAN+OUTES Near+SOMEONE OVERDOSE+LEGAL Official+FALLEN PAST+SEARCH PASTVERB+CUFFS PASTVERB+QUESTIONED PILLS+Held
      PODER+QUESTIONING POLICE+ASKEDAR POLICE+FAINT POLICE+FALLEN POLICE+LATER PRESENT+ASKEDAR PRESENT+NARCAN Paperwork+SUICIDE Plea+JUST QUERY+ARRESTED
      QUERY+NARCAN RECENT+WRISTS REFL+Official SAY+SEVERE SCARED+GIVEBACK SEARCH+CAMEIN SEIZED+DETECTIVE SEIZED+DOOR SOMEONE+PHONE STATEMENT+KNOCKING
      STATION+TALKING Sick+COURTS Traffic+PULLED Violent+PAPERS WARRANT+PILLS WHATIF+End WILL+DETECTIVE ^CUFFS ^IDIOM ^_breaking ^_dijo ^_enta ^_levantar
      ^_ok ^_smoking ^_taking ^_trajeron ^_trying ^_اقول ^_الجهاز ^_المسدس ^_اوقفوني ^_تسلم ^_دوا ^_شسوي ^_فرد ^_فيديو ^_مات ^_محتجز about_it adop- adopt-
      after_being after_me ahorita_que algun_dia am_panicking and_next and_مسكوها answer_door apunte_con are_lying are_saying asht- asking_$ at_wheel
      atras_que avisar_$ ayer_$ banc- before_$ being_charged bill- booking_$ buscando_$ buscar_me byed- call_can called_police can_cop can_cps care_$ caree-
      chama- child_support cita_$ con_ese cop_asked cop_pulled cops_took corp- corpo- cosas_$ court_و cps_and custodia_$ daughter_ran de_ahi deal_$
      dejaron_ir depos- derechos_$ desal- detective_asked detective_عم divo- divor- do_police donde_la en_mayo ener- entrar_al es_assault escuela_por
      escuela_quiere eso_sale esposo_fue esta_matando etas- etasa- familia_$ for_now forz- forza- fres- fue_de get_custody ghalt- guardianship_of hago_esta
      haha_$ haras- hide_$ hit_my i_lost if_police investigando_$ is_locked is_out it_keeps it_kidnapping jail_و jeje_$ kids_last kids_on kids_to
      la_custodia last_year le_puedo lol_$ looking_for luces_de make- makt- makta- mama_me matan- matando_$ me_back me_encerraron me_marco me_see mes_pasado
      micr- morning_and much_for murio_de my_agent my_career my_interview my_plates narcan_$ necesito_carta nervo- nesi- next_thing no_knock no_paga
      of_custody of_kids of_warrant on_police on_tether paper_$ paperwork_$ pasa_si paso_en paso_nada perro_se pesa- pesad- pistol_$ po_is po_says po_wants
      police_came police_enter policia_le policia_vino polygraph_$ por_$ porfa_$ pregunta_$ pregunta_mi puerta_la que_hora que_use rapido_y responder_$
      robaron_la roommate_no saber_$ said_they sara- saw_on shef- should_he si_dia snee- sneen_و sobriety_tests someone_called soplar_que soplar_y soplo_en
      support_$ swab- telefono_desde text_$ than- thank_you things_up tienen_$ to_help to_interview to_lose took_plea tow_yard town_$ up_order va_pasar
      verdi- walking_$ wall- want_him warn- warni- was_impaired y_bebe ya_esta yo_lo اريد_اعرف ازاي_$ الاثنين_$ الحض- الحضا- الحقوق_$ الشرب_$ الفات- الفن-
      الفنت- انمسك_هلق بتفت- بدو_yani بدو_يسمع تدور_علي تلفون_ابني جامع- جوزي_$ حبوب- حطو_الكلبشات داهم- دق_الباب ذبحن- زمان_$ سياره_شو شو_هلق علي_تلفوني
      علي_واحد عم_تدق عند_اهلي في_السجن قاعد_ورا قريب- ما_معني متهم- مسلس- مكتب- مكتبك- من_البوليس هجره_عم هههه- و_et2abad و_po والشرطه_عم يتصل_بدو يسمع_مني
      يوم_شو`,
    '-0.7': `#زحم #ههه #يرحم 2019_$ 2ell- =2020 =600 =988 =disparo =heat =investigando =lil =mayo =owns =sued =toma =town =trabada =سحبوا =شكرا ASKING+IDIOM
      CPS+Calendar CUFFS+HURT EX+JAILED EX+LATER EX+LOTS HOME+EX HOUSE+ASKINGAR JUST+Plea KNOCKING+LEGAL LIVE+KIN NARCAN+LEGAL NUMBER+JOKE PULLED+SOBRIETY
      QUESTIONING+THING SUICIDE+LEGAL Sick+HURT ^_said ^_that ^_you ^_انت ^_سحبوا ^_يسالون about_me all_time am_supposed being_sued custody_of dejo_$
      detective_said digo_si do_cops done_with down_my escuela_le esta_detenida ex_keeps farj- getting_my hara- hijos_estan i_blow is_killing is_using
      is_warrant jaja_$ judge_is just_come killing_me la_cita lawyer_is living_with llaves_de middle_school migra_mi never_showed phone_ابني por_saber
      prosecutor_is se_$ ta7l- want_this which_door year_$ your_office اخذوا_ابني افتح_الباب الشرطه_عم امس_$ بالاخ- بالتوقيف_$ عمره_15 في_المدرسه لازم_افتح
      مسكت- نايم_$`,
    '-0.8': `#مضي =2018 =2019 =haha =jaja DIE+IF JOKE JOKE+JOKE LEGAL+SUICIDE QUESTIONING+CHARGED ^_vi ^_تفتيش jail_and llamo_$ metio_la piden_soplar عم_تحقق
      ما_معهم`,
    '-0.9': `#شكرا Near+ASKAR ^_bye su_oficina`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.7': `OVERDOSED`,
        '1.6': `BREATHE`,
        '1.5': `=tomo Sick`,
        '1.4': `FAINT OVERDOSE WAKE`,
        '1.1': `=comio =od =شربت FALLEN OVERDOSING PILLS overd- respi-`,
        '1.0': `#عيون =algo =breathing =cayo =fell COLOR over- resp-`,
        '0.9': `#ابر =creo =drank =odd =respira Drug POISON TOOK clor- dran- sobre- عيون-`,
        '0.8': `#اكل #بلعت #جرع #مغم #يصح =911 =despierta =many =narcan =oding =sobredosis =suboxone =trago =wake =whole =اكل =بلعت =عيونه =مغمي =يصحي NARCAN
          ^OVERDOSED breat- inco- inye- inyec- narc- narca- odin- sobr- subo- subox- tirad- vomi- whol- يتنف-`,
        '0.7': `#انهار #بارد #بلع #حبه #دوا #رغو #سكران #شفايف #فير #قلب #مرم #نارك #نبض #يتنفس #يرجف #يفيق =amigo =ate =cold =feel =inconsciente =mixed =next =once
          =overdosed =pill =sense =tirado =ابره =بلع =حبه =رغوه =علبه =نبض =يتنفس =يفيق NEEDLE PASSEDOUT ^OVERDOSE anti- bebi- desp- fent- incon- mixe- puls-
          sens- vomit- ابتل- الكي- شفاي- شفايف- وماب-`,
        '0.6': `#ابيض #اسعاف #اوفردوز #حقن #دايخ #زرق #زميل #سكن #فمه #كامل #مزرق #يتشنج =60 =azul =blue =coca =compa =corazon =dio =espuma =gray =gris =heroin
          =labios =much =needle =overdose =poison =pulse =puso =rat =reacciona =responding =used =xanax =اوفردوز =سم =صاحبتي =فمه =قلبه =كامل =مزرق =نفسه =يتشنج
          ^NARCAN amig- azul- bebid- cora- coraz- dema- demas- desm- desma- espu- espum- fenta- gurg- gurgl- hero- heroi- labi- labio- liqu- needl- pois- poiso-
          reacc- tira- xana- الحقن- اوفر- اوفرد- بارد- بالدو- زميل- صاحب- صاحبت- يتشن-`,
        '0.5': `#بيرد #تتنفس #تعاط #تنفس #جسم #حفل #حمام #زياد #طايح #فاق #فنتانيل #كتير #كراج #لقي #لقيت #لون #ماخد #مثل #منوم #وعي #يجاوب #يصير #يقعد #يقوم #يموت
          =aire =bano =bar =casi =chest =compadre =demasiado =despertar =desplomo =drogo =dropped =encontre =every =fentanyl =foaming =gummy =having =inyecto
          =jeringa =jevo =le =meti =metio =minute =morados =moving =muchas =muriendo =ojos =overdosing =pecho =piso =pressure =purple =sale =same =siento =skin
          =swallowed =think =tieso =times =too =trouble =tylenol =unas =vivo =ابيض =اخدت =الحمام =الوعي =بيرد =تتنفس =تعاطي =جرعه =جسمه =حق =دوا =زرق =زرقه
          =زياده =شفايفها =صاحبي =ضرب =طايح =عندي =فاق =فنتانيل =كتير =لا =لونه =مثل =مقلوبه =منوم =ناركان =نفس =يقعد =يقوم =يموت ^REFL arrep- brea- ches-
          compa- cond- despl- droo- foam- foami- gumm- havi- havin- mezc- mezcl- movi- movin- murie- need- pech- purpl- quim- quimi- reac- seiz- sient- swal-
          swall- ties- time- trou- troub- tyle- tylen- unco- uncon- whis- الحق- المخ- المخد- الوع- بالد- تتنف- تعاط- رفيق- زياد- فنتا- فنتان- مقلو- مقلوب- نارك-
          ناركا- يجاو-`,
        '0.4': `#تصح #خوي #دقيق #رفيق #زايد #ساعد #غلط #لما #مخدرات #مقفل #نايم =abre =antifreeze =awake =barely =bathroom =bien =boca =bond =bro =burning =cloro
          =cocina =collapsed =cosa =day =desmayo =dope =drinking =drive =era =fast =fiesta =floor =foam =good =had =huele =late =lips =llamar =mal =meds =molly
          =motel =mouth =mueve =nodding =party =pase =people =percs =pulso =quedo =raro =shot =slumped =tirada =took =turning =unresponsive =vecina =vodka
          =vuelve =warrants =اخت =اللي =بعمل =تصحي =توقف =دقيقه =زايده =ساعدوني =شرب =شي =كثير =لما =مره =نايمه =هسه =وذلحين =يحرق ANSWERAR LOTS PODER ^CHILD
          ^FAINT ^HOWTO ^TOOK ambu- ambul- antif- awak- bare- barel- bath- bathr- blan- blanc- burn- burni- coci- cocin- colla- comp- despi- drink- drog- drop-
          enco- encon- fies- fiest- floo- hear- moll- mora- morad- mote- mout- much- muev- nodd- noddi- peop- peopl- perc- sien- slum- slump- smok- snor- star-
          thin- trag- turni- unre- unres- vodk- بالمح- زايد- ساعدو- عطين- وذلح- وذلحي- وناي-`,
        '0.3': `#انط #اوقع #توقف #حده #ذلح #ريح #قضيه #مره #وقع #يحرق =40 =agua =alive =all =answering =blood =bottle =call =como =companero =detroit =dormida =droga
          =eyes =favor =fentanilo =frasco =gas =gritando =guy =heart =her =know =making =marihuana =nadie =nothing =ok =pusieron =put =real =rolled =se =she
          =still =temblando =then =tome =what =ابن =الولد =اوقع =حبوب =رفيقي =صار =عليه =كان =مال =نايم =وحده =وقع @201 ^Young aliv- bloo- bott- bottl- coll-
          comi- cuan- detr- detro- drin- favo- fras- frasc- hall- huel- maki- makin- marih- medic- muri- nadi- noth- nothi- parc- part- pued- pusi- pusie-
          rapid- respo- rolle- sitt- stil- temb- tembl- البن- الجر- الحم- الحما- والا- وقلب-`,
        '-0.3': `#ابن #ابو #اجاوب #احج #ادخل #اسيل #اقف #انت #بدو #بعتل #بعرف #بغرف #بيب #جهال #جوا #حابس #حامل #حيا #دخل #ساع #صوت #علي #فكر #قاضي #قاعد #قيد #كبير
          #كسر #كلم #لحال #ليل #محكمه #معه #معهم #ناس #هجره #يفتش #يكسر #يهدد =3an =about =abra =abrio =adentro =adios =afuera =again =aguanto =ahi =arma
          =around =asking =aventar =baby =baje =beating =because =bedroom =behind =border =boyfriend =bridge =calle =calling =car =casa =checkpoint =closet
          =cops =cortando =corte =corto =cuffed =dar =daycare =dearborn =decir =dejaron =deje =desde =detective =dijeron =dragging =encerrada =encuentro
          =enfrente =escuela =estacion =ex =fbi =for =foster =gets =golpea =golpeando =handcuffed =hay =hora =house =ice =id =immigration =inside =interview
          =judge =jumped =kidnapped =kitchen =knife =knocking =la2 =lawyer =licencia =license =llama =llegaron =llorando =look =luces =mama =manejando =marido
          =marshals =mata =minutes =minutos =mother =my =ninos =nobody =nos =on =orden =outside =over =pa =papel =pareja =paro =pasar =patrol =permiso =phone
          =pidiendo =pistola =police =policias =preguntando =prueba =pulled =putting =reading =revisando =right =school =screaming =searching =second =see =sent
          =sister =sitting =snatched =sople =speak =stopped =suspended =taken =thal7een =them =this =tiro =tocando =tomado =tonight =trunk =trying =turned =va
          =van =vida =viene =wait =walking =walmart =warrant =why =ya =yelling =احجي =اسيله =اطفالي =البوليس =البيبي =التلفون =الجسر =الجهال =الحبوب =الدنيا
          =الطفل =الغرفه =الهجره =امي =با =باب =بدهم =بدو =بسياره =بعتلي =بغرفه =تفتيش =جاي =جهالي =حامل =حمايه =راح =رجع =سكين =سيارتي =شغل =عاد =عالباب
          =عالبيت =علي =فكر =قافل =قالوا =مسدس =معه =معهم =موت =هو =واقفه =وقفو =ومعي =وين =يا =يخليني =يردون =يريد =يسالون =يفتش =يقتل =يكسر @000 @010 @done
          @now-CPS @now-POLICE @now-i ACTOR ASKING ASKINGAR CAR CHILD COMEIN COURTS DETECTIVE DOGS DOOR ENDLIFE HIDING HURTEN Interview JUDGE LEFTNOTE LEGAL
          LURKING NOOSE Near Official POLICE ROADSIDE ROADTALK STATION Street TAKEES TAKING TALKING TIRO WANT WILL Worker ^ASKING ^CAMEIN ^CPS ^FALLEN ^HEDGE
          ^HOUSE ^HURTING ^JUDGE ^Moment ^Official ^PASTVERB ^PULLEDAR ^SEIZED ^TIRED ^TOOKES ^WANT ^WILL ^Worker abou- acer- aden- adent- adio- afue- afuer-
          amar- amarr- arou- aroun- aski- askin- atra- badg- beat- beati- beca- becau- bedr- bedro- behi- behin- bloc- block- bord- borde- brid- bridg- calli-
          close- corta- cuff- cuffe- dayc- dayca- dear- dearb- dejar- depor- desd- detec- dije- dijer- drag- dragg- drive- encu- encue- enfr- enfre- ensen-
          enti- entie- esco- escon- escu- escue- espe- esper- estab- estac- firm- flas- flash- fost- foste- grab- hous- immi- immig- ingl- insi- insid- inve-
          inves- judg- jumpe- kick- kidn- kidna- kitc- kitch- knif- knock- lawy- lawye- letr- lice- licen- llega- llor- llora- lock- luce- mane- manej- marid-
          mars- marsh- moth- mothe- nino- nobo- nobod- outs- outsi- para- parej- perm- permi- pidi- pidie- pres- prue- prueb- pull- pulle- putt- putti- quer-
          ques- quest- readi- regi- regis- righ- sali- sang- sangr- scho- schoo- sher- sheri- shou- shoul- sist- siste- sitti- snat- snatc- soci- thal- thal7-
          thre- tocan- toma- tomad- toni- tonig- trai- truc- trun- tryi- tryin- tumb- tumba- turne- walk- walki- walm- walma- yell- yelli- ابوه- اجاو- اطفا-
          اطفال- البا- البو- البول- البيب- التلف- الجس- الحبو- الدن- الدني- الغرف- المو- الهج- الهجر- بالش- بسيا- بسيار- بعتل- تفتي- جهال- حابس- حماي- حيات-
          سيار- عالب- عالبا- عالبي- لحال- موقو- واقف- يخلين- يسالو- يوقف-`,
        '-0.4': `#اجو #احسن #احك #اخر #اذا #اطفال #اعترف #افتح #افكر #اقام #اقوال #اقول #اكتب #الس #امض #انا #انتحر #انزل #اهل #باص #بدون #بدي #بيت #بيسال #بيقول #تاخذ
          #تعبت #تفتيش #ثاني #جامع #جاي #جايب #جوه #جيب #حاط #حال #حدود #حديق #حرام #خطف #داخل #دقيقت #دنيا #دور #راجل #رساله #سبب #سكين #سنه #سوال #سيارت #صارل
          #طلب #طلع #عارف #غير #فجر #فوت #قال #قالت #قالول #قفت #كلنا #لهم #ماش #محامي #محقق #مركز #مكان #مكلبش #نفخ #نقل #هسع #وهم #وورنت #ياخذ #يتم #يحقق
          #يخلو #يخلي #يسال #يسالو #يشم #يصيح #يعتقل #يعرف #يقتل #ينتحر =75 =96 =aeropuerto =against =ahorita =aki =allowed =alone =am =ando =anymore
          =apartamento =apartment =arrestaron =arrested =auxilio =ayudan =back =balazos =be =before =belt =bleeding =blow =borracho =boy =brazos =bring =broke
          =buscando =by =called =cama =camera =cars =child =choking =confiese =cop =cuchillo =dejan =dentro =derechos =desaparecio =detectives =detenido
          =detuvieron =dice =diga =dije =dog =donde =door =driveway =drunk =eli =ellos =end =es =esposado =estado =estar =everybody =find =following =fotos
          =fuerza =fui =give =grita =hable =hacemos =haga =hand =handcuffs =hang =have =here =hijos =hitting =holding =horas =hours =hurting =ingles =killing =l
          =lago =lake =lights =linea =llamada =llaves =llego =llevando =llevar =lo =looking =lost =lyom =mad =mall =manana =matarme =mato =me =meter =metiendo
          =mexico =migra =min =momento =morirme =mustashfa =myself =nano =neck =nenes =nomas =oliendo =or =order =our =oyen =pal =papa =paper =parando =parce
          =patio =pegar =pelo =perdi =picked =piden =place =pointing =polygraph =por =porch =porche =prendio =queria =quitaron =quito =rather =razor =reason
          =redada =road =rompiendo =running =saco =sala =salida =say =says =seat =seguir =sentido =shooting =shut =side =sign =sigo =sigue =siguiendo =sin
          =sobrina =sola =stabbed =standing =strangling =suelta =suicidal =suicide =telefono =tengo =than =tied =tirando =to =told =touching =train =truck =type
          =under =upstairs =ventana =vez =video =vinieron =volver =voy =wants =way =while =wife =window =with =write =you =ابنتي =ابوي =اثنين =اجو =احسن =احكي
          =اخر =اذا =اريد =اس =اعترف =افتح =افكر =اقول =اكتب =الباص =البيت =التحقيق =الدكان =السجن =السي =الشقه =الفجر =الكلبشات =الله =الليله =المحقق =المستشفي
          =النوم =امضي =انا =انت =انتحر =انزل =انفخ =اهل =اهلي =اي =ايش =اين =بالشارع =بالمركز =بالمستشفي =بنتي =بيتي =بيسالني =بيقول =بيقولي =تاخذ =تعبت =جايين
          =جوه =خطف =خنقني =داخل =دخلوا =دقيقتين =دلوقتي =راجلي =رايح =رجعها =رخصتي =رساله =روحي =ساعات =سايق =سلاح =سنين =سيارت =شالو =شالوا =شو =ضربني =طلع
          =عليي =عمرها =عند =عنده =عيش =غير =قاعدين =قال =قالت =قفل =كلب =كلبشوني =كلنا =لهم =ماشي =محامي =محقق =مذكره =مسكوا =معي =مكان =هسع =هل =هلا =هلق =هنا
          =واحنا =والبوليس =والشرطي =وقدهم =وقفني =وهم =ياخدو =ياخدوا =ياخذوا =يتم =يخلوني =يريدون =يسال =يسالو =يسالوني =يشتو =يشتي =يشم =يضربني =يعتقلوا
          =يفتشون =يمه =ينتحر =يهدد @001 ARRESTING ASKAR BEHIND BREAKIN CHARGED COPCAR HURTING HURTS Held IDIOM LATER PAPERS PHONE PULLED PULLING QUESTIONED
          QUESTIONING QUESTIONS SAY SEARCH SEIZED SOBRIETY SUICIDED Violent Weapon ^BREAKIN ^COURTS ^DIE ^DOOR ^GOODBYE ^GOT ^LIVE ^Near ^OUTES ^PILLS ^POLICE
          ^PRESENT ^QUERY ^ROADSIDE ^SUICIDE abri- acus- aero- aerop- agai- again- ahori- allo- allow- alon- anym- anymo- anyw- apart- arma- arra- arres- atta-
          attac- auxi- auxil- aven- avent- baja- balaz- befo- befor- blee- bleed- borra- brazo- brok- calle- came- camer- case- chal- chale- chec- check- chil-
          choki- clos- compu- confi- cuat- decl- decla- defe- defen- deja- dent- dentr- depo- dere- derec- deta- detai- deten- detu- detuv- dond- drun- ello-
          ense- entr- escal- escr- escri- esta- estad- foll- follo- foto- golpe- hacem- hijo- hitt- hitti- hold- holdi- hora- hour- hurt- hurti- ingle- inta-
          killi- land- leye- light- llave- llev- lleva- looki- mana- manan- matar- meno- mexi- mexic- migr- mome- momen- morir- must- musta- myse- mysel- nene-
          noma- olie- olien- paran- pare- perdo- pers- phon- picke- pide- pist- pisto- plac- point- poly- polyg- porch- pour- queri- rathe- razo- read- reas-
          reaso- reci- reda- redad- regr- regre- remo- remov- rode- rodea- romp- runn- runni- saca- salid- salie- scre- screa- segui- sema- senti- shoot- short
          sigui- stand- subie- suelt- susp- suspe- take- tele- telef- teng- test- texte- tiran- toca- touc- touch- trac- track- trat- upst- upsta- vent- venta-
          vide- vien- vini- vinie- volv- volve- want- whil- wind- windo- wris- ابنت- اثني- اختف- افتح- اقوا- البي- التح- التحق- التو- الجه- الجها- الحب- الدك-
          الدكا- الشق- العي- الغر- الفج- الكب- اللي- الليل- المح- المحق- النو- بالق- بالمر- بالمس- بهال- بيقو- تشوف- تشوفي- تلفون- جايي- حقوق- خنقن- داير- دخلو-
          دقيقت- دلوق- دلوقت- راجل- رجعه- رخصت- ساعا- سيارت- صارل- ضربن- عالد- عالط- عمره- عنده- قاعد- قاعدي- قالو- قالول- كلبشو- لابن- لاحق- محام- مذكر- مكلب-
          موقفي- واحن- والبو- والش- والشر- والم- وحطو- وقده- وقفن- يحقق- يحققو- يخلو- يخلون- يخلي- يدور- يريد- يريدو- يسال- يضرب- يضربن- يفتش- يفتشو- يقتل-
          يقولو- ينتح-`,
        '-0.5': `#ارد #استجواب #اعيش #امام #امش #امل #اموت #انترلوك #انتظر #انجليز #انه #اني #اولاد #ايدي #برا #برع #بكر #بوردر #بيضرب #تحقيق #تلفون #جاب #جالس #جسر
          #حاجز #حبس #حجزو #حضن #حطو #حقوق #خرج #خلاص #خمس #خنق #داع #راحت #راس #رايا #رايح #رجعت #رحت #رخصه #روح #سامع #سطح #سلاح #شارع #شالو #شباب #شغال #صباح
          #ظابط #عمار #عملت #عين #فحص #قافل #قبض #قدهم #قسم #قفل #قول #كتبت #كلبشو #لاد #لان #ليا #ماس #محاصر #محجوز #محدش #مخلي #مدرسه #مني #موقف #مول #نجد
          #نسو #هاز #هذه #ياخذو #يبي #يشت #يضرب #يطلب #يقبل #يقلب #يقول #يناد #ينتظر #يوم =14 =abi =abro =agarraron =ahorcando =akher =aparece =aqui =arrestando
          =asked =away =backyard =bad =basement =beat =being =better =booking =botella =breaking =breathalyzer =buscan =bye =care =cerca =come =comes =cosas
          =dad =daddy =dan =daughters =declarando =dejo =despidiendose =did =dos =dot =ella =esposas =estan =everyone =except =firmo =five =flight =foog
          =friends =front =gal =giddami =goodbye =gun =hasta =help =hit =ids =interrogation =ir =jump =jura =just =khat =kid =kiero =knock =lel =les =let
          =llegue =love =machete =manos =mejor =men =minni =mnil =morir =muerte =mundo =nas =never =newborn =noche =note =officers =otro =pararon =perro =pide
          =pie =plan =poco =point =porfavor =posted =pq =pregunta =preso =prison =radio =ran =read =reten =rifle =robaron =rope =sa3a =sabemos =salio =shelter
          =showed =sit =sleep =soga =soplo =soy =stranger =subio =swat =text =texted =tienen =tirar =toy =trae =unit =venas =viejo =want =where =wish =اطلع
          =اعيش =الايس =الشغل =الصباح =الضو =الظهر =العماره =المدرسه =امشي =امل =اموت =ان =انه =اني =اولادي =بدون =برا =برع =بكره =بيضرب =جابو =حاله =حضني
          =حماتي =خلاص =خمس =راحت =رجعت =رجل =رحت =رخصه =زوجي =سحب =شباب =شربان =طليقي =عاده =عملت =فوق =فين =فيي =لازم =لانو =لزموا =ليا =ليش =ماسك =مرتي =مني
          =ناطر =نزل =هذه =هناك =وداع =ورايا =ورقه =ولادي =ومحدش =ونحنا =يدقوا =يدور =يقول =يقولو =يقولون @now-they ARRESTED BLEEDING DIED EX GETOUT Gear
          HIGHPLACE IWANT KILL LEDGE LETME LIGHTS ROUGH SUICIDAL WEAPON ^ANSWERAR ^ARRESTING ^BLEEDING ^Drug ^EX ^IWANT ^KILL ^KNOCKED ^Paperwork ^QUESTIONING
          ^SAY ^SEARCH ^TAKING ^TAKINGAR abrie- akhe- apar- apre- aske- backy- bala- base- basem- beer- bein- bett- bette- booki- bote- botel- busc- busca-
          cerc- chok- clim- climb- come- cono- corr- cort- cosa- cuch- cuchi- dadd- deje- desa- desap- entre- esca- exce- excep- fami- famil- fire- flig- fligh-
          fron- fuerz- gidd- gidda- golp- good- goodb- graba- guard- handc- hast- homb- hombr- inten- inter- jump- kier- knoc- lett- lette- ligh- line- lleg-
          llegu- mach- mache- mand- mano- mayo- mejo- messa- minn- mira- miss- mund- mune- munec- neve- newb- newbo- noch- nurs- paja- pajam- parar- parq-
          parqu- pate- pati- perd- perr- pick- pict- pictu- plat- porc- porfa- poste- preg- pregu- pris- priso- quis- quit- quita- raid- recog- refu- refus-
          rete- rifl- road- robar- robb- rompi- roun- sabem- segu- sent- shel- shelt- sigu- sopl- spea- stab- stabb- subi- tear- term- termi- text- tiene- unic-
          vena- vuelt- wher- اسيل- اعتر- الاي- التل- السج- الشا- الشغ- الصبا- الظه- العم- العما- القا- المد- المدر- المرا- المست- امبا- انتح- اولا- اولاد- بالج-
          بالجا- بالشا- بالمط- بيرت- بيسا- بيسال- بيضر- بيقول- تلفو- حاطي- حمات- رابط- رسال- عاده- عالا- عالش- كلبش- لابس- لاقي- لزمو- ماخذي- مانع- محاص- محجو-
          موقف- ناطر- نزلو- والب- والن- والو- ولاد- ومحد- ونحن- ياخد- ياخدو- يخنق- يدقو- يستجو- يعتق- يعتقل- يعمل- يقول- يناد- ينتظ-`,
        '-0.6': `#احمر #ارتاح #اروح #اطلع #الض #انتحار #بتقول #بنا #تقول #حبل #حجز #حكوم #حما #خروج #راي #سال #سامحو #سجن #سجين #شخص #شدو #ضاع #ضهر #عيش #فات #فوق #قتل
          #قطعت #قفو #كلبش #لابس #لسا #معا #مفتاح #ملثم #نحنا #نزل #هذا #هرب #هربت #هنا #ورقه #وين #يخنق #يدور #يمن =6 =7 =acaban =attacking =ba2a =babysitter
          =bed =cana =celda =cuello =cut =dark =deja =done =driving =este =even =fe =foot =guys =hatha =hombre =hoy =iba =irme =kids =kill =levantaron =life
          =llamando =llamo =llevo =loud =man =mando =metieron =missing =mo =mom =more =neighbors =nunca =o =other =pegando =perdio =ppo =preguntan =recorder
          =robo =sobriety =sorry =stairs =taking =test =they =threatening =todos =tomorrow =top =vecino =walk =writing =yes =yom =احمر =اخذوه =ارتاح =اروح
          =السياره =الموت =اليوم =بالليل =بالمطار =بايدي =بتقول =بدها =بدي =بيتنا =جو =حالي =خايفه =دخلو =سالني =سامحوني =سكر =شخص =شرطي =شلو =ضاع =طليقتي =قطعت
          =كل =لسا =لو =مرته =مسكر =مع =معاه =مفقود =نفسها =هذا =هربت =وراي =يضرب =يم CUFFEDAR EVERYONE LOCKED POINT TOOKES WAVING ^CAR ^KIDNAP ^LIGHTS ^LOCKED
          ^MISSING acaba- apare- baby- babys- book- break- brin- cart- celd- cerra- cuel- cuell- daye- decid- drivi- estr- gadd- gadda- guar- happ- inte- ment-
          missi- mont- mori- nunc- othe- padr- pega- pegan- poin- post- radi- rath- roba- sepa- shot- side- sorr- stai- stair- step- stran- suic- suici- taki-
          takin- threa- todo- tomo- tomor- writi- ythr- اخدو- ارتا- الام- الدر- السو- الكل- الكلب- المر- اليو- بالت- بالل- باللي- بتقو- بيدق- سالن- سامحو- شالو-
          طليقت- عالس- نفسه- وراي- ياخذ- ياخذو- يرجع- يردو-`,
        '-0.7': `#اخد #اخذو #بكرا #سواقه #شقت #طريق #عاد #قلم #لاق #لزم #مطار #مفقود #موبايل #موت #ناطر =4 =8 =arresting =autistic =b =bajo =break =carta =comieron
          =county =despidio =digo =dijo =dui =ever =fue =herself =keys =lawn =live =llevaron =parar =park =shoot =stop =tan =thinking =time =vivir =year =بكرا
          =تقول =رجال =لي =نفسي =هم =هي ASKEDAR CUFFS DANGERES KIDNAP KILLING LIVE MISSING NECK SEARCHED SUICIDE TIRED ^DANGERES ^SUICIDAL ^Traffic cerr- comie-
          compr- hath- hers- herse- mess- vivi- writ- الحد- المت- اليم- سامح- طليق- مسكو- مفقو-`,
        '-0.8': `#شلو #ضايع #مسك =12 =daba =hear =mn =move =pen =اخدو =اخذوا ^LOTS ^Violent deci- metie-`,
        '-0.9': `=13 =die =اخذو ahorc-`,
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
        '1.2': `=jump LIVE SUICIDE`,
        '1.1': `#حال =حاله IWANT POINT`,
        '1.0': `#عيش =be =life =thinking DIE End NOOSE suic- suici-`,
        '0.9': `#اخر #انتحار =bye =die =ever =herself =plan =quiero =rope =sorry =voy =احد =اخر TIRED hers- herse- mori- sorr- vivi-`,
        '0.8': `#حبل #سطح #قول =estar =himself =kiero =mato =mejor =vivir =ليش =يا =يوم JUMPAR REFL ^HEDGE ^SUICIDAL hims- himse- mejo- think-`,
        '0.7': `#ارتاح #اعيش #افكر #جسر #خلاص #داع #كاتب #نفس =ahorcar =akher =ba2a =before =carta =charges =dejo =despidiendose =despidio =done =edge =end =except
          =extranar =hice =hung =loaded =minni =mundo =myself =pistol =posted =razor =soga =tirar =tired =tomorrow =train =vida =wrote =ارتاح =اعيش =افكر =الجسر
          =بدها =تقول =خلاص =روحه =عيش =لو =وداع =يقتل LEDGE ^PILLS akhe- befo- befor- cort- corta- decid- exce- excep- extr- extra- gara- inten- kier- loade-
          minn- morir- mund- myse- mysel- perdo- poste- quis- razo- sent- sente- term- termi- tire- tomo- tomor- unic- voic- wris- wrot- ارتا- الجس- رسال-`,
        '0.6': `#احسن #امل #اموت #بكرا #دنيا #راس #شفر #فكر #قررت #قطعت #كتبت #ينتحر =anymore =better =colgar =cortando =estarian =ganas =garage =hang =happens =lost
          =love =mano =more =morir =queria =sent =time =tracks =tren =wish =wrist =احسن =امل =اموت =بقتل =بكرا =حالي =سطح =صديقي =ضل =فكر =فيها =قررت =قطعت
          =كتبت =مسكر =نفسها =ينتحر KILL KILLED KILLING LEFTNOTE TIRO ^KILL ^PAST anym- anymo- bett- bette- colg- colga- cuid- depor- estar- gana- garag- mess-
          pens- pensa- perd- post- rath- talk- than- البل- انتح- سامح- قولو- نفسه- وسكر- ينتح-`,
        '0.5': `#الا #الل #انتحر #انه #بتقول #تعبت #تقول #حاف #حدا #دور #روح #ساد #سامحو #صيت #فيق #فيها #قطار #موت #هاي 2edd- =15 =after =aguanto =asi =bleach
          =botella =cabeza =care =caso =court =cuiden =cutting =dano =dios =do =ending =es =esposa =este =for =gritando =hacer =hanging =head =it =lake =last
          =left =letters =mando =miss =morirme =muerte =navaja =nobody =note =orilla =own =pal =perdi =perdone =point =sentencing =sentido =sheet =siempre
          =sleep =suicidal =suicide =techo =tell =termino =than =that =tiro =truck =unico =venas =viviendo =who =wrists =ابوي =ادخل =الانتحار =الدنيا =القطار
          =الله =الموت =انتحر =اهلي =بالانتحار =بتقول =تعبت =حدا =رساله =سامحوني =ليله LATER SUICIDED ^ANYMORE ^End ^GOODBYE ^IF ^IWANT ^LIVE ^WEAPON acusa-
          afte- ante- blea- bleac- bull- cabe- cabez- cart- char- charg- compr- cuide- cutt- cutti- depo- desp- diga- endi- endin- face- hang- hangi- happ-
          lett- lette- mune- munec- nava- navaj- nobo- nobod- pris- quer- queri- quit- quita- senti- shee- siem- siemp- tech- ulti- ultim- vena- vivie- wrist-
          الانت- الحب- الدن- الدني- القطا- بالجا- بالك- بتقو- بهال- سامحو- صديق- عالح- وصيت-`,
        '0.4': `#اني #بقي #حبوب #ماس =adios =antes =arma =corte =daddy =deputies =diciendo =dog =drove =encerro =esto =good =gun =hand =into =judge =law =live
          =llorando =morning =nephew =noche =only =pa =parar =pensando =pienso =rather =reason =since =solo =stopping =subio =talking =texted =this =to =tomar
          =va =want =whatsapp =without =would =writing =you =اريد =الحبوب =السطح =ان =انهي =اني =بقي =حالها =خالتي =رح =كل =ماسك =نفسه @011 ANYMORE DIED TONIGHT
          WEAPON ^DIE ^TIRED adio- agua- aguan- ahorc- bote- botel- clim- climb- dadd- deci- despe- despi- dici- dicie- drin- drov- girl- girlf- grita- judg-
          llor- llora- mand- mens- mensa- mont- morn- morni- muer- neph- nephe- noch- pien- piens- rathe- reas- reaso- sinc- slee- talki- text- truc- what-
          whats- witho- wood- woul- writ- writi- الان- الحبو- السط- القط- حاله- خالت- عليه-`,
        '0.3': `#ترد #ليش #ليل #ممكن #مني #يبك #يوم =75 =acaba =come =contesta =crying =dar =drink =everything =familia =front =gave =girlfriend =his =holding =keep
          =look =mucho =nadie =novia =over =parada =pills =prefiero =que =quitar =shut =sitting =sola =stuff =su =tied =today =todos =veo =اخذت =انه =بدي =ترد
          =عندي =قاعد =قال =قفل =مني =موت =نفسي =يقول ENDLIFE WANT WRISTS ^Drug ^Moment acus- amar- cryi- cryin- every- fami- famil- hold- holdi- long nadi-
          need- oril- orill- pill- pref- prefi- pued- read- sitti- stop- stopp- stuf- todo- trai- with- السل- السلا- المو-`,
        '-0.3': `#اعترف #الس #امر #بعد #بنت #بيسال #تحت #خطف #خلص #ذلح #راي #زايد #سكران #شرطه #شو #صال #صغير #طاح #علي #عمر #غريب #قافل #لهم #مره #وقف #ولد #يشم * =17
          =94 =alone =amarrada =apartamento =aqui =arrested =asking =at =bien =boca =border =boy =boyfriend =bus =but =calle =camera =choking =cousin =cps
          =cuchillo =cuffed =de =despertar =detective =ella =entrar =escuela =esposas =estacion =feel =fentanyl =golpeando =grandma =hace =hands =happening
          =home =house =inmigracion =inside =interrogando =ir =kidnapped =lady =licencia =llamando =llamar =llevando =men =metieron =mia =minutos =momento =need
          =ni =officer =officers =park =patrulla =policia =policias =por =preso =prueba =pulse =pulso =quito =reading =real =revisando =second =she =sheriff
          =son =statement =still =them =tienda =tiene =traigo =trailer =uncle =vinieron =walking =warrant =will =work =ابويه =اختي =اس =اعترف =الارض =الان
          =الحقوني =السي =الطريق =المركز =الهجره =امر =بلا =تحت =تفتيش =جاي =جايين =جنب =خلص =دلوقتي =زايده =سياره =شالو =شغل =شنو =طاح =طليقتي =عالباب =عالبيت
          =عيالي =في =كلمه =لهم =محقق =مع =ورا =وقفوني =ياخدوا =يشتي =يشم =يفتش =يفتشوا =يقولوا =يكسر @doing @plain ANSWERAR CHILD CLITIC Calendar HOUSE IROOM
          NOW OVERDOSING Official PILLS PULLED Plea RANOFF SOMEONE TAKEES TOOKES WARRANT ^ACTOR ^BREAKIN ^DETECTIVE ^HURTING ^JUDGE ^LIGHTS ^SOMEONE ^TOOK
          ^Violent alon- alre- arre- arres- aski- askin- ayud- bord- borde- call- came- camer- cham- choki- clos- cous- cousi- deja- detu- detuv- entra- escue-
          espe- esper- espo- espos- estac- grab- graba- habl- handc- hous- inmi- inmig- insi- insid- jump- leav- llam- niet- ofic- ofici- orde- over- patr-
          pele- pres- prot- prote- prue- prueb- ques- quest- rapid- readi- sali- secu- sher- sheri- short state- stil- thin- tiend- traig- trail- trat- vent-
          venta- vini- vinie- walki- warra- الار- البي- الحقو- الصغ- الصغي- الطر- الطري- المرك- الهج- الهجر- الولا- بالا- بالمط- بسيا- بسيار- تفتي- جايي- حبسو-
          دخلو- دلوق- دلوقت- زايد- سيارت- طليقت- عالب- عالبا- عالبي- كلبش- كلبشو- مسكو- وقفو- وقفون- ولاد- يدخل- يضرب- يضربن-`,
        '-0.4': `#اتكلم #اثن #اجو #احك #اخد #اخي #امض #اوقع #ايد #بدون #بديترويت #تفتيش #تهمه #جايب #جرع #جوه #حده #داخل #دوه #رجعت #زبون #ساعت #سنه #سوال #شال #شبا
          #شقول #صباح #ضاع #طايح #عند #عيال #فات #قالول #قفو #كبير #كسر #كلبش #كلبشو #كلم #لحظ #لون #محقق #محل #مركز #معهم #نقل #هلق #هنا #ولاد #وين #ياخد #ياخذ
          #يحقق #يخلو #يسال #يسجل #يصرخ #يفتش #يقلب #يكسر #ينتظر =10 =abre =abrio =adentro =airport =alive =ambassador =andan =apartment =arrestar =arresto
          =autista =auxilio =ayuda =ayudenme =azul =babys =badge =baggie =baje =bas =beating =bond =booking =breaking =camioneta =card =casa =celda =check
          =child =chota =collapsed =como =conteste =cops =cuffs =custody =dejan =dejaron =derechos =detectives =detector =detenido =dieron =dije =dijeron =door
          =dormido =downstairs =droga =drunk =each =encuentro =escribiendo =esta =estamos =favor =fbi =firmar =firme =firmo =foaming =following =glass =golpear
          =grita =gritos =ground =habla =hacemos =handcuffs =hay =heroin =highway =him =hit =hombre =insulin =interrogated =kid =knocking =la2 =landlord =lie
          =lights =linea =llamada =llevan =loading =luces =mad =manos =me =migra =minutes =mio =mom =moms =mota =muriendo =needle =neighbors =nena =next =nombre
          =o =odd =oficial =oliendo =once =orden =oyen =padrastro =papeles =party =permiso =pick =picked =pill =police =puerta =questioned =quick =quitaron
          =rapido =ratito =recorder =revisar =robaron =room =run =salga =screaming =searching =seat =siguiendo =sobredosis =sobrino =sons =stabbed =stairs
          =strangling =suboxone =suspended =their =threw =tio =tocan =tocando =told =took =trooper =trying =uber =unos =vienen =vive =wake =was =while =window
          =yes =your =ابني =ابوها =اتكلم =اجو =احكي =اخويه =اخي =اخيه =البوليس =التحقيق =الشباك =الصباح =اللحظه =المدرسه =امضي =اوقع =بالارض =بالباب =بالبيسمنت
          =بالمطار =بدو =بديترويت =بنتي =بي =بيقولو =بيقولوا =تبع =تبعي =جرعه =جوه =حابسني =حبسني =حشيش =داخل =دخل =رجعت =زرق =ساعات =ساعتين =ساعدوني =سحب =سنين
          =شارب =شالوا =شقول =شو =شوي =ضاع =طايح =طلعت =عليه =عن =عند =غرفتي =فحص =قالوا =قالولي =كلب =كلبشوني =لان =لحالي =لونه =معاهم =معهم =مفقود =نص =واقفين
          =والشرطي =وحده =وقدهم =يحاول =يخلوني =يدقوا =يفتشون =يقولون =يم @111 @done @now-DETECTIVE @now-POLICE @now-he @now-we BEHIND BREAKIN CAMEIN CPS
          DETECTIVE FALLEN GRABBED HANDS HURTEN LETME MISSING PAPERS PODER POLICE PULLEDAR QUESTIONING ROADTALK SEARCH TOOKAR WAVING ^ARRESTING ^ASKINGAR
          ^CLITIC ^CPS ^EX ^FALLEN ^Held ^Interview ^KNOCKED ^LOC ^OUTES ^Official ^PULLED ^PULLEDAR ^Sick ^WILL abue- abuel- acaba- aden- adent- airp- airpo-
          aliv- amba- ambas- apart- auxi- auxil- babys- bagg- baggi- beat- beati- bols- booki- boyf- boyfr- break- celd- chil- chot- colla- conv- coun- count-
          court- cuff- cuffe- cust- custo- dejar- depa- depar- dete- detec- deten- dict- dicta- dier- diero- dije- dijer- downs- drun- encu- encue- ensen- entr-
          escu- esta- estam- favo- fent- fenta- fing- finge- firma- flas- flash- foam- foami- free- glas- golp- golpe- grito- grou- groun- hacem- hero- heroi-
          high- highw- homb- hombr- insul- kidn- kidna- knock- landl- line- llev- lleva- loadi- luce- mano- metie- migr- mome- momen- murie- needl- nomb- nombr-
          nurs- olie- olien- padra- pape- papel- parc- patru- pega- perm- permi- pick- picke- plan- poli- polic- preg- pregu- puer- puert- puls- quic- ratit-
          remov- resp- robar- rode- sabe- saca- seno- senor- show- snor- stai- stair- stat- subo- subox- teni- thei- tocan- troo- troop- tryi- tryin- tumb-
          tumba- turn- uncl- viej- viene- viol- waki- warr- whil- ابوي- اتكل- اخذو- اعتر- اعتق- البو- البول- التح- التحق- الجي- الشب- الشبا- الصبا- القا- اللح-
          اللحظ- المح- المد- المدر- اورا- بالار- بالب- بالس- بالصا- بالم- بديت- بديتر- بولي- بيسا- بيسال- بيفت- بيفتش- تلفون- حابسن- حاطي- حبسن- زوجت- ساعا-
          ساعت- ساعتي- عنده- عيال- عيون- غرفت- قاعد- قالول- لحال- لعند- معاه- موقفي- موقو- واقفي- والا- وخاي- وخايف- وقده- ياخد- ياخدو- ياخذو- يحقق- يحققو-
          يخلو- يخلون- يدقو- يسال- يفتش- يفتشو- ينتظ-`,
        '-0.5': `#اخو #اسكت #اسيل #الض #انت #اوقف #بارد #بسرع #بعض #بلع #بلعت #بنا #بنز #بيب #بيسمنت #تعاط #تعال #تقل #ثاني #جاب #جاي #جوا #حامل #حاول #حجزو #حشيش #حطو
          #حقو #حقوق #دايخ #دخل #درج #دقايق #دقيق #دوا #راحت #راض #رجال #رخصه #زرق #زوج #ساعد #سال #سامع #سحب #سواقه #سيارت #شاهد #شباب #شخص #ضايع #طالع #طفل
          #طلعت #فجر #قاضي #قدهم #قلب #كشاف #كلب #كندا #كيف #لان #لحال #لسا #لعند #لقي #لقيت #ماسك #مال #مخدرات #مدر #مرم #مستشف #معايا #مكالم #مكان #مول #ناطر
          #نسو #هجره #هوا #هوي #ورا #وعي #وقع #ويه #ياهم #يتشنج #يتنفس #يحاول #يدق #يرد #يشت #يصح #يطلب #يعيط 3len- =2 =3lena =40 =abogado =abra =abro =afuera
          =agarrar =alcohol =ami =amigo =anoche =apuntando =arm =armas =arrestando =ate =atras =attacking =bar =being =box =break =buscando =by =calling =canada
          =cara =carro =cel =chama =chasing =checkpoint =cloro =close =clothes =coca =comieron =coming =confiese =county =creo =cuartito =curb =da =deal =deputy
          =desmayo =devolver =dhs =diga =doing =dope =driveway =dui =enfrente =escaleras =escondida =escriba =espuma =estado =every =eyes =floor =foot =foster
          =frio =fuerza =fumar =gas =gasolina =getting =gray =hable =hablo =hallway =hiding =hold =hospital =ice =interview =investigador =inyecto =jefe =key
          =khat =kick =knife =lado =leaving =line =lit =little =llama =llevaron =mami =mexico =minute =mixed =motel =mueve =nene =nieve =one =overdosed =parando
          =pararon =paro =pasar =patrullas =percs =piden =pidiendo =po =pointed =porche =pq =preguntan =preguntando =prima =pusieron =quedo =raid =raro =rato
          =reacciona =red =redada =respirar =road =rompio =sakran =same =search =shelter =shoulder =side =solos =sople =soy =staring =subieron =swinging =talk
          =ten =texas =through =thru =tipo =toca =toddler =truth =unconscious =van =vos =windows =yard =ابنه =ابي =اتصل =اخذو =اخذوا =ازرق =اسكت =اسيله =افتح
          =الاوضه =الايس =البيبي =الدوريه =الفجر =الكلبشات =المستشفي =المول =الوعي =الولاد =الولد =انفخ =اوقف =بالشارع =بالطريق =بدون =بسرعه =بلع =بلعت =بوليس
          =بيتنا =بيضرب =تعاطي =جابو =جهال =جو =جوا =جوزي =حامل =حبه =حماتي =خمس =دقايق =دقيقه =دم =دوا =راحت =رجال =رحت =سيارت =شاهد =شباب =شخص =شرطي =طفلي
          =طليقي =عاده =علبه =عم =عيونه =فرد =قاعدين =كندا =كيف =لسا =لم =مرتي =مسدس =مسك =معايا =مكالمه =موقفني =نار =نبض =هجره =هسه =هل =هناك =والشرطه =وقع
          =ويه =يتشنج =يتنفس =يدق =يرد =يسالون =يصحي @now-CPS ANSWER ASK ASKAR ASKINGAR BLEEDING COLOR Gear HABIT HASES Interview KNOCKING LEGAL LIGHTS NEEDLE
          QUESTIONED SEIZED SOBRIETY STATEMENT TALKING TOOK Traffic Violent Worker ^CUFFEDAR ^GRABBED ^Gear ^LOCKED ^LURKING ^NARCAN ^POLICE ^Paperwork
          ^ROADSIDE ^SEIZED ^TAKING ^TOOKAR ^Traffic ^Worker abog- aboga- afue- afuer- alco- alcoh- alla- anoc- anoch- apaga- atra- atta- attac- ayude- baby-
          badg- baja- bebi- bein- blan- book- busc- busca- calli- cana- canad- carr- chas- chasi- clot- cloth- coll- comie- comin- conf- confi- cono- defe-
          defen- dere- derec- desm- desma- devo- devol- doin- drive- enfr- enfre- escal- espu- espum- estad- firm- floo- foll- follo- fost- foste- gadd- gadda-
          gaso- gasol- gett- getti- gran- grand- gumm- hacer- halla- hallw- hand- hidi- hidin- hija- hosp- hospi- inve- inves- knif- knoc- lamp- lampa- land-
          leavi- leva- levan- litt- littl- llama- llav- lock- mari- medi- medic- menti- meti- mexi- mexic- mixe- mote- muev- niev- paja- pajam- paran- parar-
          parq- parqu- pate- pela- perc- pers- pide- porch- pusi- pusie- rapi- rati- reac- reacc- recog- reda- redad- remo- revi- revis- roun- sakr- sakra-
          salie- sear- searc- sema- shel- shelt- sigu- sigui- slid- smok- sobr- solo- star- stari- stepd- stor- swin- swing- texa- throu- tien- toca- todd-
          toddl- trut- unco- uncon- vendi- watc- windo- ابتل- ابوه- الام- الاوض- الاي- البيب- الجر- الدور- السو- الفج- الكل- الكلب- المست- الموظ- الوع- الول-
          اليم- بالبا- بالص- بالطر- بالغ- بسرع- بغرف- بيتن- تعاط- تلفو- حقوق- حمات- دقاي- رابط- ساعد- ساعدو- سيار- شالو- طليق- عارف- قاعدي- قالو- لابن- لاحق-
          لاقي- لقين- ماسك- معاي- مكال- مكالم- موقفن- ناطر- والش- والشر- والك- وبعد- وماب- وماخ- ياخذ- يتشن- يتنف- يحاو- يخنق- يدور- يرجع- يسالو- يستجو- يقولو-`,
        '-0.6': `#ابو #اتصل #احج #ازرق #اسم #اطفال #اطلع #اقول #اكتب #امام #امش #اوض #باص #برد #بيضرب #تبع #جسم #حبس #حبه #حجز #حما #خمس #خويا #داو #دكان #رغو #سكر
          #سكن #شارع #شرب #شفايف #صاحب #عارف #عربي #فحص #فير #قبض #قلم #كامل #كان #كثير #لاد #لاق #لزم #محامي #مزرق #مطار #معا #مفقود #موظف #نار #نارك #نفخ
          #هاجم #هربت #وهم #وورنت #يتصل #يدخل #يدي #يذبح #يرجف #يضرب #يفيق #يقوم 3ala- 3alay- =3 =7 =8 =acabo =aeropuerto =ago =agua =aire =allowed =amenazo
          =anything =aparece =asked =atf =autistic =awake =backpack =bat =bate =bed =both =breathing =bring =bro =building =callo =cana =cars =class =cold
          =corazon =cpl =dando =decir =defense =deja =desplomo =dicen =dna =dude =echo =ellos =era =estan =everywhere =face =father =first =fo2 =friends
          =frontera =gal =girl =hablar =happened =has =he =held =hey =hours =how =huele =id =immigration =interrogation =jumped =jura =late =les =llegaron =loud
          =machete =mall =mandaron =metio =muchas =name =neighbor =noise =oding =ohio =old =or =otro =our =padre =paper =pase =pegando =pego =pelo =pide
          =pointing =pressure =put =quitando =read =respira =responding =reten =sa3a =sala =scared =secondary =sense =showed =sit =six =soplo =stabbing =state
          =stepfather =street =supposed =swat =tarde =test =three =tienen =tirado =vaso =viejo =vino =wall =weed =whole =wifes =year =yr =احجي =اخذ =اقول =اكتب
          =البنت =الجهاز =السياره =امشي =انت =او =برد =بيتي =بيقولي =جسمه =حق =خويا =رجل =رخصه =رغوه =ريحه =سكران =شايل =علينا =عمي =فين =كان =ماخذ =محامي =مرته
          =مزرق =ناركان =ناس =نفس =نوم =هربت =هلق =هم =واحد =والبوليس =وهم =يتصل =يحرق =يدور =يدي =يذبحني =يريدون =يشتو =يفيق =يقوم @210 @now-SOMEONE ARRESTED
          ARRESTING COMEIN COPCAR CUFFEDAR CUFFS FAINT GETOUT KIDNAP KNOCKED LETGO OVERDOSE QUESTIONS RAID ROADSIDE ROUGH STATION ^ASKAR ^CAMEIN ^DANGERES
          ^FAINT ^GIVEBACK ^HOUSE ^KIDNAP ^NUMBER ^REFL ^Room abie- abier- aero- aerop- allo- allow- amen- amena- anyt- anyth- apar- apare- arma- arrep- aske-
          awak- azul- backp- brea- breat- buil- build- case- chok- clas- clor- comi- cora- coraz- cuat- dand- decir- decl- decla- dema- demas- despl- dice-
          drog- ello- ense- entre- esca- expl- fath- fathe- fire- firs- front- hall- hour- huel- immi- immig- jumpe- liqu- mach- mache- ment- mezc- mezcl- minu-
          minut- movi- mucha- neig- neigh- nois- odin- pagu- part- pasa- pegan- perdi- pidi- pidie- plat- pois- poiso- press- prop- pull- recor- rete- roba-
          romp- rompi- scar- scare- scre- screa- sens- smel- sobre- stepf- stran- stre- stree- subie- supp- suppo- surr- susp- suspe- tard- test- thro- tiene-
          tirad- touch- veng- vomit- vuelt- whis- whol- wife- ythr- اسيل- افتح- الزب- الكا- بالسل- بالشا- بالط- بيضر- حابس- خطيب- دقيق- سكرا- شربا- شفاي- شفايف-
          علين- ماخذ- محام- محبو- مفقو- موقف- نارك- ناركا- والبو- وراي- وناي- يذبح- يذبحن- يريد- يريدو- يستج- يعتق- يعتقل- يلحق-`,
        '-0.7': `#ابر #ارض #افتح #اكل #انجليز #تحقيق #تنفس #شايل #صبح #طلب #ظابط #غلط #قتل #قسم #كتير #ماخذ #مغم #نايم #نبض #نزل #يحرق #يخنق #يدور #يقبل =5 =60
          =agarraron =ahi =amenazando =answer =are =ask =ay =back =bajo =boyfriends =came =comio =contesto =desaparecio =dogs =dormida =esposo =ex =fast =fine
          =fui =get =hear =hitting =horas =inconsciente =juez =lawn =lleva =loco =lot =marido =missing =mnil =narcan =novio =ojos =otra =outside =overdosing
          =pulled =robo =sabe =sale =say =shot =sign =slid =stay =step =steps =sus =ta =tan =trago =trunk =tylenol =ver =viene =wait =xanax =اخت =اخدت =اكل
          =الصبح =بدهم =خالي =خطيبي =ساعه =سم =شلو =ضرب =عليا =عمره =قالو =كتير =مغمي =يضرب =يطلع =يقتلني =يقولو @now-they BREATHE EX NARCAN STATED WAKE ^CAR
          ^DOGS ^FIND ^KNOCKING ^OVERDOSE ^OVERDOSED ^SAY ^SEARCHED anti- auti- autis- camin- corre- door- fuma- hitt- hitti- hora- inco- incon- inter- marid-
          miss- missi- narc- narca- outs- outsi- overd- padr- pulle- queda- sopl- stabb- stra- touc- trag- traj- tran- trun- tyle- tylen- vend- vien- vomi-
          xana- الاو- الحد- الحق- السي- السيا- المت- المط- بالد- بالدو- خايف- لزمو- لقيت- يقتلن- يقول-`,
        '-0.8': `#انترلوك #خايف #ساع #ضرب #عيون #مسلح #مفتاح #مقفل #وهو #يرجع #يطلع =13 =911 =ahorcando =aunt =couch =dark =digo =dio =drank =fell =four =guy =heart
          =k9 =let =many =meth =nina =od =paso =patio =pen =porch =saco =some =stab =they =think =tub =turn =unas =unit =went =where =خايفه =وهو =يرجع DANGERES
          PASSEDOUT Sick ^BLEEDING ^MISSING apunt- couc- dran- inye- inyec- point- porc- reco- respi- seco- secon- stab- step- wher- الجا- الصب- الور- بالسك-
          بيقول- يقتل-`,
        '-0.9': `=acaban =baby =cop =daba =empty =find =guns =mn =puso =ran @now-EX ^ASKING apun- empt-`,
        '-1.0': `=cayo =nino =nos =شربت OVERDOSED back-`,
        '-1.1': `=man`,
        '-1.2': `=quieren =us`,
        '-1.3': `=despierta`,
        '-1.4': `=tomo`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.4': `DANGERES`,
        '1.2': `=كسر BLEEDING HURTING NECK`,
        '1.1': `#يضرب`,
        '1.0': `=pegando =strangling Violent pegan- stab-`,
        '0.9': `#خنق =deja =dijo =خايفه =دخل =يضرب =يكسر ^BLEEDING atta- attac- corre- gaso- gasol- jump- يقتل-`,
        '0.8': `#هاجم #يحرق =ahorcando =attacking =encerrados =held =hitting =jumped =mata =viene =بيتي =روحي =شايل =عليا =مسك @now-SOMEONE HURTS LOCKED ^WAVING amen-
          amena- asal- asalt- corr- escal- hitt- hitti- jumpe- robb- stabb- خايف- يضرب-`,
        '0.7': `#اطلع #بيضرب #خروج #رصاص #سجين #شايل #لما #نار #هدد #يخنق #يذبح =anda =balazos =bats =breaking =by =defense =escaleras =golpea =kill =let =nos
          =padrastro =pega =ppo =rompio =saco =siguiendo =stab =then =tirando =tumbando =اطلع =خنقني =رصاص =رقبتي =سحب =فات =لما =يذبحني =يقتلني @now-EX HURT
          HURTEN IDIOM WEAPON ^LOCKED armad- beat- free- padra- pate- persi- plat- pour- tiran- touc- ythr- بالسل- بيضر- حابس- خنقن- يذبح- يذبحن- يقتلن-`,
        '0.6': `#تحت #جهي #حامل #حرام #حقي #زوج #شباب #شخص #ضرب #عاد #قتل #قفل #هجم #وهو #يحاول #يخلي 3ala- =amenazo =auxilio =bat =blocking =both =class =closet
          =dando =dudes =entre =ex =fuerza =gasolina =guys =hammer =he =hear =loud =machete =man =pareja =pego =pelo =persiguiendo =puso =queriendo =quito
          =robar =rompiendo =sakran =salir =shelter =shooting =stabbed =still =tablets =ten =trunk =trying =us =الحقونا =بيضرب =تحت =حابسني =حامل =سكران =شباب
          =شخص =ضربني =فرد =قفل =لانو =نار =هاجم =وجهي =وهو =يدور =يرجع @211 BREAKIN HIDING LETGO ROUGH WAVING Weapon ^Plea auxi- auxil- babys- bala- balaz-
          care- cint- defe- defen- dude- esca- fuerz- golp- mach- mache- metie- pagu- parej- pega- romp- rompi- sakr- sakra- shel- shelt- shoot- stil- tabl-
          table- touch- trun- tryi- tryin- vari- بيخل- حابسن- رابط- سكرا- ضربن- يحاو- يخلي- يخنق- يضربو-`,
        '0.5': `#بنز #حاول #خرج #سحب #سكين #قافل #مسلح #نجد #هنا #يلحق 3alay- =3alaya =aca =agarro =alguien =amarrada =balaceando =bate =beating =buscando =cada =cara
          =cuello =dentro =drunk =encerrada =following =gas =gritos =hombre =hotel =jumping =knife =late =loading =loco =marido =medicina =metieron =neighbors
          =novio =oigo =oyen =proteccion =scared =senor =siendo =sigue =stabbing =stairs =staring =store =street =subiendo =swinging =three =unos =vez =vi =when
          =الاوضه =الصغير =امي =باب =بالطريق =بالقتل =حبسني =محبوسه =مرته =هناك =هو =ونحنا =يحرق =يخنقني =يضربني Held LETME Plea SEVERE SOMEONE ^CAR ^Violent
          algui- apun- baby- balac- beati- clas- close- come- cuell- dand- dent- dentr- drun- foll- follo- freez- fuer- grito- hote- jumpi- knif- loadi- marid-
          pasap- pers- punc- punch- scar- scare- seno- shoo- siend- sigu- sist- siste- stai- stair- stari- stre- stree- swin- swing- trag- الاوض- التا- الدر-
          بالط- بالطر- بالقت- حبسن- زوجه- سامع- محبوس- ونحن- يخنقن- يضربن- يلحق-`,
        '0.4': `#اتكلم #امر #جماع #حابس #حقو #خايف #داخل #علي #ماخذ #ماسك #ماش #مقفل #نحنا #ويه #يلاحق =12 =5 =apartment =aqui =backyard =boyfriend =break =calle
          =cerca =cinco =esta =get =hablar =hands =hurting =me =miedo =mile =money =next =outside =phone =sabe =shaking =shoot =sister =stepfather =steps
          =touching =wall =who =اتكلم =اخد =امر =بالحمام =بيتنا =حرامي =صوت =طليقي =علينا =لحالي =ماشي =ويه =يحاول =يدق =يلاحقني ^DANGERES ^HURTING algu- backy-
          block- break- cerc- chok- cinc- cuch- cuchi- cuel- enter- golpe- hurt- hurti- medic- mied- mone- neig- neigh- outs- outsi- padr- phon- press- shak-
          shaki- sigui- stepf- tene- اتكل- الحق- بالح- بالحم- بالسك- بالمط- حرام- علين- لاحق- ماسك- محبو- يلاح- يلاحق-`,
        '0.3': `#حبس #حمام #دكان #سلاح #صوت #قادر #لسا #معه #ممكن #هون #يرجع =abajo =again =bedroom =bleeding =but =casa =choking =cousin =cuarto =dos =enfrente
          =escondida =esperando =estamos =found =go =guy =has =hermano =kid =lado =line =lot =matar =ninos =porch =sala =sus =throwing =trae =way =you =اختي
          =الغرفه =انه =جاي =جوزي =داخل =راح =عمي =قادره =قال =لسا =مسدس =معه =هون =وراي @201 @now-he HOME ^COURTS abaj- agai- ayude- bedr- bedro- blee- bleed-
          boyf- boyfr- busc- busca- choki- cous- cousi- enfr- enfre- ente- estam- foun- homb- hombr- mata- meti- nino- parq- parqu- porc- roba- scre- screa-
          star- step- stor- subie- tele- thro- throw- trail- vien- viol- viola- vuel- الاو- الصغ- الصغي- الغرف- بالس- تلفو- طليق- قادر-`,
        '-0.3': `#اخذ #اقتل #اقف #الس #الل #بيقول #جوا #سامحو #سكران #شو #عيال #قاعد #قالول #قدام #كلب #كلها #ماعاد #مني #موت #يشت #يعتقل * =3 =6 =aeropuerto =all
          =anything =are =arrest =away =baje =belt =blood =breathing =bridge =caminando =cloro =companero =contesto =cosas =crying =dead =detenido =done =door
          =down =en =esposado =fbi =firme =four =getting =girl =hang =have =here =hijos =hospital =inmigracion =inyecto =it =kidnapped =la =lights =llegaron =mn
          =momento =morirme =mouth =muerto =not =officer =one =over =papa =papeles =pastillas =pero =policias =removing =roommate =sin =social =somebody
          =standing =statement =station =su =ta =take =telling =them =today =trabajadora =turn =vieja =viviendo =walk =were =why =ya =yelling =اقتل =الحبوب
          =السي =الطفل =المحقق =بالسياره =بالمستشفي =دا =رجلي =رح =سامحوني =شرطي =عالباب =عمره =قالولي =كلها =ماعاد =مع =مني =نص =والبوليس =يعتقلوا =يفتش @001
          @010 @011 @now-i @past @plain ANSWER ASK CHILD COMEIN COURTS GRABBED IROOM JUDGE LEDGE PULLEDAR Paperwork RECENT TALKING TONIGHT Traffic WARRANT Young
          ^ASK ^DETECTIVE ^DIE ^DOGS ^End ^GRABBED ^JUDGE ^KNOCKED ^OUTES ^RANOFF ^TOOK acaba- aero- aerop- agen- agent- ante- anyt- anyth- ayud- bloo- brid-
          bridg- cami- cont- cosa- cryi- cryin- depu- deput- detu- fede- feder- gett- getti- girl- grit- hacie- hall- hand- happe- hear- hijo- hosp- hospi-
          inmi- inmig- leav- mand- morir- mout- muer- offi- offic- ofic- ofici- papel- pued- reco- regr- regre- roomm- short sitt- soci- socia- someb- stand-
          state- stati- tell- telli- vivie- yell- yelli- التل- الحبو- الطف- الول- بالسي- بالك- بالمس- بيقو- سامحو- عالبا- قالول- ماعا- والبو-`,
        '-0.4': `#اتصل #اخت #اسكت #اعترف #اكو #امبارح #بارح #بارد #بلعت #بوردر #بيسالو #جايب #جهه #حشيش #خلص #خلف #داع #دقيق #دنيا #راس #رخصه #زياد #ساعت #سجن #سناب
          #شقول #صارت #صال #طاح #فاهم #فكر #فيها #قيد #كتير #لازم #لهم #محامي #مدن #معا #مفقود #مكلبش #موقف #ميت #نارك #نبض #ولد #يبج #يدخل #يرد #يسالو #يصيح
          #يضغط =14 =16 =17 =94 =adn =agentes =ago =agua =alcohol =already =apago =arms =arrestaron =arresto =bleach =border =bottle =bro =buddy =bunch =burning
          =carcel =caso =cel =children =clothes =coca =compadre =conteste =corazon =corte =cosa =creo =cuando =cuffed =cuffing =cuffs =cuiden =daddy =deputy
          =desaparecio =despertar =detectives =dice =diciendo =do =doy =dying =ella =entiendo =espuma =estado =estan =eyes =fentanilo =firmo =foster =from
          =grabbed =hablando =had =having =heroin =hey =holding =hr =immigration =inconsciente =ingles =interrogando =investigator =jale =judge =kitchen
          =knocking =l =landlord =leave =letter =linea =lit =llevo =loudspeaker =marshals =mesa =mexico =mientras =migra =mio =morir =never =nodding =nomas =off
          =oficial =ohio =or =overdose =pana =paro =parque =percs =perdi =permiso =pill =piso =polygraph =pounding =pregunta =puente =pusieron =putting =q =que
          =queria =quieren =raiding =revisar =rolled =roomate =sacar =sale =salga =saliendo =sar =security =seguir =sheriff =siguen =sobrino =solo =sople =sorry
          =stuff =tapping =to =todas =told =turned =van =verdad =vinieron =vuelve =went =with =worker =write =writing =xanax =اسكت =اعترف =اكو =البارحه =التحقيق
          =الجسر =الجهال =الدنيا =السطح =الكلبشات =الموت =اليوم =امبارح =انط =بسياره =بعمل =بلا =بلعت =بيقولو =تبع =جو =جوه =حشيش =خالتي =خلص =رايح =رحت =رخصه
          =رساله =زياده =ساعتين =سجن =شقول =صارت =طاح =علبه =فكر =فوت =فيها =قالي =قدامي =كتير =كل =لهم =ما =محامي =محقق =مرتي =مسكوني =ناركان =نبض =هلق
          =والشرطه =وداع =وقفني =ياخدو =يرد =يسالو =يسالوني =يفتشو =يوم @000 @done ANYMORE ARRESTING DIE End GIVEBACK HANDS Interview LIVE PASSEDOUT PHONE
          SEIZED TAKEES TOOK WRISTS ^ASKING ^CPS ^Drug ^Interview ^KILL ^Official ^PULLED ^PULLING ^THING acab- alre- alrea- anda- bord- borde- bott- bottl-
          breat- budd- bull- bunc- burn- burni- carc- carce- cart- cerr- chal- chale- chec- child- clot- cloth- cora- coraz- corta- cuand- cuffe- cuffi- cuide-
          cust- custo- dadd- dejar- depor- desm- desma- detuv- dici- dicie- drive- drop- dyin- escu- espu- espum- estad- fent- fenta- firm- fost- foste- grabb-
          hace- halla- havi- havin- hero- heroi- hold- holdi- immi- immig- incon- ingl- ingle- inye- inyec- judg- kidn- kidna- kitc- kitch- knoc- knock- land-
          landl- llega- llev- lleva- loud- louds- mana- mars- marsh- mens- mensa- mexi- mexic- mien- mient- migr- mome- momen- mori- mucha- neve- nine- nodd-
          noddi- noma- pape- paren- past- pasti- perc- perm- permi- poly- polyg- post- poun- pound- prec- preci- puen- puent- pusi- pusie- putt- putti- raidi-
          recog- respi- roll- rolle- room- rooma- sear- searc- secur- segui- sigue- sobri- sorr- spea- stop- stopp- tapp- tappi- toca- toda- turne- unlo- unloc-
          veci- vecin- verd- verda- vini- vinie- voic- work- worke- writi- xana- التح- التحق- الجس- الجه- الجها- الدن- الدني- السط- الشر- الشرط- القا- الكلب-
          المحق- اليو- امبا- امبار- اورا- بالا- خالت- داير- زياد- ساعت- ساعتي- قدام- محقق- مسكون- مفقو- مكلب- نارك- ناركا- وحطو- وقفن- يحققو- يسال- يسالو- يضغط-
          يقولو-`,
        '-0.5': `#اجو #احسن #اخد #اخر #اخويا #ارتاح #ارنت #ازرق #اسم #اسيل #اعض #اقوال #الخط #امض #انتحر #انط #بتاع #بدون #بغرف #بلع #بيه #تامين #تحقق #تعبت #جالس #جوه
          #حاج #حاجز #حاط #حبل #حبوب #حجزو #حدود #حكوم #خلاص #داير #دخلت #دقايق #رحت #رضيع #رغو #زرق #زميل #سال #سته #سحبو #سطح #سوال #سيارت #شال #شنط #شوي
          #صباح #طالع #طفل #طلب #طلعو #علب #عندي #غرف #فنتانيل #فوت #فيق #قطعت #كاميرا #كلهم #كلور #كمل #لابس #محاصر #محقق #مرم #مشغل #معيش #مغم #موقفي #ناس
          #نفخ #وقع #وورنت #ياخذو #يحقق #يسال #يشم #يقلب #يمن #ينتحر =15 =3an =8 =9 =abogado =after =agarraron =ahora =ahorcar =ai =allowed =ando =anoche
          =apenas =armas =arrestar =as =asi =asked =asking =ate =autistic =ayer =ayudan =badge =barely =before =blue =booking =box =buscan =cars =carta =chontes
          =come =comieron =comio =como =county =court =cps =cruiser =cuanto =custody =dark =derechos =desk =despidiendose =despierta =despues =dicen =did
          =dieron =does =drawers =drove =encontre =encuentro =era =esposas =estaba =estacion =ever =except =face =familia =feds =fighting =foaming =friends
          =gente =goodbye =gritan =gritando =hacemos =hacer =hago =hal =hanging =hi =hice =hija =hora =hours =huele =ice =job =juez =jura =kan =lady =licencia
          =license =living =llama =llevan =llevando =look =lost =luz =mal =mato =meter =morning =moving =mucho =narcan =nas =night =note =o =officers =oliendo
          =once =overdosed =padre =paper =parado =party =pasaron =pensando =pibes =picked =pills =placas =pockets =poco =prendidas =quitando =quitar =raid
          =rapido =regresa =rights =river =safe =salio =same =says =se =siento =sign =snatched =sobredosis =stop =stopped =subieron =suicidal =suicide
          =suspended =tenia =things =time =tired =toca =toddler =tomo =tub =unas =unmarked =used =vidrio =vodka =wanting =warrant =yefta7 =yo =yr =اجو =احسن
          =اخذت =اخر =اخويا =ارتاح =ارنت =اريد =ازرق =اس =اسيله =اقول =الباص =الجرس =الحكومه =الخط =السجن =الشرطه =الصباح =الضو =الكاميرا =الله =المطار =الهجره
          =الولد =امضي =انتحر =انحبس =انفخ =ايديكم =بالسكن =بالمركز =بايدي =بغرفه =بلع =بنت =بي =بيدقو =بيقولي =بيه =تحقق =تعبت =جرعه =جنب =حاجه =حالها =حالي
          =حبوب =خالي =خذ =خلاص =داير =دقايق =دوا =راضي =رغوه =رفيقي =زرق =زوجتي =ساعه =سته =سنه =سي =شالو =شغل =شنو =طليقتي =عالبيت =عملت =عيالي =عيش =عيونه
          =غير =فنتانيل =قطعت =كلهم =كلور =لحالها =لو =لي =مذكره =مسكر =معيش =مغمي =نزل =هجره =هسه =هل =هلا =هي =والشرطي =والطفل =وقع =ولادي =ومعي =ياخذوا =يسال
          =يشم =يصيحون =يفتشوا =ينتحر @may @now-CPS @now-DETECTIVE @now-they ACTOR ASKINGAR CPS DETECTIVE Drug GONEOFF NARCAN Official PODER ROADTALK SEARCH
          SUICIDED WAKE Worker ^ASKINGAR ^BE ^CAMEIN ^CUFFEDAR ^DOOR ^GOODBYE ^LIVE ^NOOSE ^OVERDOSED ^QUESTIONING ^Room ^SUICIDAL ^TAKINGAR ^WILL abog- aboga-
          acus- acusa- afte- alco- alcoh- allo- allow- anoc- anoch- apaga- apen- apena- aske- aski- askin- badg- barel- bebi- befo- befor- blea- bleac- booki-
          camin- case- check- chon- chont- comie- compu- confe- consu- conte- cour- crui- cruis- cuan- cuant- cuff- decid- decl- decla- dema- demas- despe-
          despu- deten- dice- dier- diero- draw- drawe- dropp- drov- encu- encue- ensen- enti- entie- estab- exce- excep- fight- foam- foami- gaba- gent- good-
          goodb- graba- hacem- hang- hangi- happ- hour- inco- inve- inves- lett- lette- lice- licen- line- lint- linte- livi- livin- mess- messa- morn- morni-
          move- movi- movin- muri- narc- narca- nigh- olie- olien- para- pasar- patr- pele- pens- pensa- perdi- pibe- pick- picke- pill- placa- plai- pock-
          pocke- poli- preg- qued- raid- remov- resp- respo- right- rive- salie- segu- sema- sente- show- sient- smell- snat- snatc- snor- stan- stat- stepp-
          stuf- tal3- teni- term- termi- thing- tick- ticke- tire- todd- toddl- unma- unmar- vaci- vidr- vidri- vodk- waki- want- wanti- warr- warra- wood-
          yeft- yefta- اخوي- ارتا- اعتقل- افتح- اقوا- الام- الان- الحب- الحك- الحكو- الدو- الصبا- العا- العي- القب- الكا- الكام- الكل- المطا- الهج- الهجر- الوا-
          انتح- انحب- ايديك- باسو- بالد- بالص- بالصا- بالمر- بيسا- بيسال- حاله- حقوق- دقاي- رضيع- زميل- سامح- شفايف- طليقت- عالا- عالبي- عالس- عيال- فنتا-
          فنتان- لحاله- ماخذي- محاص- مختب- مذكر- موقف- ناطر- والب- والبا- والط- والم- يحقق- يستجو- يفوتو- يقول- ينتح-`,
        '-0.6': `#ابو #اخي #ارد #اعرف #اقول #الا #الض #امن #امه #اموت #انتحار #انزل #اوقع #اوقف #باص #بطار #بعض #بكرا #بيد #بيفتش #تحقيق #تفتح #تفتيش #توقف #جرس #جرع
          #جسر #حبسو #حديق #حطو #حقوق #خال #خلصت #خوي #خويا #داو #راحت #راض #رايح #ريح #زرقا #سكن #سنه #شرطه #شفايف #شفر #عامل #عملت #غير #فاقد #قاضي #قبض #قسم
          #قلب #كامل #كان #كذب #كراج #كلبش #كلبشو #كلنا #كيف #لاد #لاق #لزم #ليهم #مخدرات #مركز #مقلوب #منعرف #ناطر #نقل #هوي #ياه #يتنفس #يصح #يعرف #يفتش #يفيق
          =abierta =abre =abriendo =abuela =adios =ahi =airport =algo =amigo =aparece =arrebato =ba2a =babys =bajaron =best =better =bye =callo =card =care
          =cold =cortar =cuartito =daughter =dea =dejarlos =dije =dijeron =dope =drank =drinking =edificio =ejo =eli =ellos =encerro =escondido =esposaron =feo
          =foot =for =grandpa =gris =hablo =handcuffed =handed =heart =horas =id =jail =k9 =khat =kiero =la2 =lake =lap =les =m3i =mall =manana =mano =mis
          =missing =much =muero =mundo =nada =nadie =name =navaja =nena =oding =overdosing =parando =pararon =park =password =patrulla =perro =perros =pictures
          =pidiendo =plan =po =police =policia =preguntando =pulse =questioned =questioning =quitan =reacciona =read =responding =reten =revisando =robando
          =robaron =ropa =rope =searching =seat =sheriffs =shut =sit =six =soga =some =stand =suegra =suits =swallowed =techo =texteo =they =till =tirado =tocan
          =tome =tomorrow =traffic =trajeron =tren =tumban =turning =type =up =visit =wait =wants =we =weekend =whole =woods =ابره =ابنه =ابو =اثنين =اخيه =اعرف
          =الايس =البنت =المحل =امه =اموت =انزل =انهي =اوقع =بدها =بدهم =بعد =بقتل =بكرا =تريد =تفتح =تفتيش =تقول =حق =خايفين =خلصت =خمس =خويا =راحت =سكر =شارب
          =شرب =شلو =طفلي =عالمطار =عندي =فاتو =قاعدين =قالوا =قبضوا =كان =كلب =كلبشوني =كلنا =لم =ليش =ليهم =مسكوا =مسكوه =مو =والا =واليوم =ورا =وقفوني =ولد
          =وياه =ياخدوا =يتنفس =يشتو =يصحي =يطلع =يعرف =يفيق =يقولو ANSWERAR ARRESTED ASKAR CUFFEDAR FALLEN FIND IWANT LIGHTS MISSING PAST POISON PULLING
          QUESTIONING QUESTIONS STATEMENT SURROUNDAR ^FAINT ^JUST ^KNOCKING ^LIGHTS ^LOC ^POLICE ^PULLEDAR ^ROADSIDE ^SEARCH ^Traffic ^Weapon ^Worker abri-
          adio- airp- airpo- alla- allan- anti- anyw- arreb- arres- avis- azul- bett- bette- blanc- book- clor- cons- cort- depo- dere- derec- desa- desap-
          desp- despi- dije- dijer- drag- dragg- dran- drink- edif- edifi- ello- expl- figh- flas- flash- gadd- gadda- grab- guard- gurg- gurgl- hande- hora-
          huel- hunt- impo- inta- khab- kier- lamp- lampa- leye- manan- manda- ment- miss- missi- much- mund- nadi- nava- navaj- niet- odin- offe- paran- parar-
          passw- peel- perro- pidi- pidie- plan- polic- pregu- rapid- reacc- remo- rete- revi- revis- roban- robar- seat- seiz- sent- senta- serv- sher- sheri-
          shin- smel- sobr- sobre- suit- surro- susp- suspe- swal- swall- tech- tomo- tomor- traf- traff- traje- tran- turni- ulti- ultim- visi- vivi- vomit-
          week- weeke- whol- writ- اثني- اختف- اخدو- الاي- التو- السو- الطا- الكر- بالجا- بالكر- بالمو- بالو- بتاع- بغرف- بيرت- بيفت- بيفتش- تفتي- حبسون- خايفي-
          رفيق- سيارت- شرطي- شفاي- عالب- عالش- عالمط- عليه- عيون- قاعد- قاعدي- قبضو- كلبش- كلبشو- لاقي- لزمو- ماخذ- محام- منعر- موقفي- نزلو- والد- والش- والشر-
          والل- والي- واليو- ولاد- يدخل- يدورو- يستج- يفتش- يفتشو-`,
        '-0.7': `#اثن #اخذو #اشوف #اكل #انترلوك #ايدي #بنت #بيرد #جاب #حاسس #خمس #دوا #ساد #ساع #سواقه #شرب #طاول #ظهر #غلط #قضيه #قول #ليا #هجره #ورقه #يصير #يموت
          #يوم =abrio =answering =anymore =arresting =aw =blow =bring =celda =chota =coke =dar =detective =dios =edge =empty =end =esposando =find =fotos =fui
          =garage =give =handcuffs =interrogation =keep =love =luces =mejor =miranda =mnil =needle =novia =odd =open =pa =pasar =patrullas =peor =pide =piden
          =preguntan =recorder =regresar =ring =robo =running =sa3a =sons =soplo =stay =subio =tienen =tirar =tracks =traen =train =uno =vivir =walked =wrist
          =wrists =year =ابنتي =ابوها =اخدت =اخدو =اخذو =اخذوا =اخذوه =افتح =اكل =الصغيره =بالمطار =بوليس =بيرد =جابو =جماعه =حاسس =حماتي =خايف =دخلو =دخلوا
          =روح =روحه =سحبو =سطح =سم =شالوا =شربت =شقتي =صار =ضل =عنده =قد =كسروا =ليا =نايم =نفسها =هم =ورقه =يا =يقدر =يموت @now-POLICE ARREST BREATHE DOGS
          ENDLIFE HABIT JAILED JUMPAR NEEDLE POLICE REFL SOBRIETY STATION TIRED ^ASKAR ^FIND ^HOUSE ^LEDGE ^OVERDOSE ^SEIZED ^WEAPON abie- abier- abrie- anym-
          anymo- arre- auti- autis- bajar- bols- celd- chot- compr- conf- coun- count- cuid- dete- detec- empt- face- foto- garag- grita- guar- inter- luce-
          mejo- mont- needl- patru- perdo- pict- pictu- pide- puls- quita- rath- reac- reci- refu- refus- regi- regis- road- runn- runni- saca- surr- tiene-
          trae- turn- vomi- wrist- ابنت- ابوه- اسيل- اعتق- الحد- الحم- الحما- اليم- بولي- بيقول- حبسو- حمات- رسال- سحبو- عالط- قالو- كسرو- نفسه- والن- وقفون-
          ياخدو- ياخذو- يتنف- يعتق- يعتقل- يفوت- يكسر-`,
        '-0.8': `#ابر #افتح #حال #خطف #عيش #عيون #نزل #نفس #وهم =abra =arrestando =cana =charges =close =dan =die =diga =dui =even =feel =fell =gray =knees =life =lo
          =loaded =myself =nino =od =papel =preso =ran =razor =respira =state =swat =talking =test =yard =اخي =انت =بس =حاله =خطف =شرطه =شو =صاحبي =عليهم =قالو
          =وهم =يدقوا =يقولون ASKEDAR COLOR POINT PULLED QUESTIONED SEARCHED Sick ^Gear ^KIDNAP ^MISSING ^Near ^PASTVERB apag- apare- ayuda- comp- conv- ense-
          entre- gara- inte- knee- loade- myse- mysel- need- over- overd- perd- razo- sopl- talki- اخذو- اعتر- ايدي- دخلو- شالو- صاحب- وقفو- يدقو- يرجع- يصرخ-`,
        '-0.9': `#ظابط #يصرخ =be =cayo =curb =cutting =day =manos =minute =pen =roof =say =step =tell =thinking =too =ver =vienen =wake =while =احد =صديقي =غرفه =مال
          =يقتل COPCAR CUFFS HIGHPLACE OVERDOSE STATED SUICIDE ^ACTOR cutt- cutti- handc- mano- perr- suic- suici- viene- whil- المط- بالان- بالت- مسكو-`,
        '-1.0': `#ابن #امش #دور #شلو #مطار =cop =digo =gone =himself =weed =امشي =كسرو =نفسه GOODBYE Gear RAID cerra- hims- himse- wris- صديق- يدور-`,
        '-1.1': `=herself =jump =quiero =voy FAINT OVERDOSED OVERDOSING hers- herse-`,
        '-1.2': `=cops`,
        '-1.3': `SUICIDAL`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.9': `CUFFS`,
        '1.7': `ARRESTING`,
        '1.5': `ARRESTED`,
        '1.4': `CUFFEDAR`,
        '1.3': `#سجن`,
        '1.2': `=arrestando COPCAR HANDS RAID`,
        '1.1': `#قبض #كلبش #مسك =celda arres- celd-`,
        '1.0': `=arresting =detuvieron =van arre- cuff- deten- handc- knee-`,
        '0.9': `#شلو #قيد =county =esposando =esposas =taken =told =turn SEIZED take- كلبش-`,
        '0.8': `#حجز #حجزو #حطو #لزم =arrestar =detaining =esposaron =handcuffs =knees =lo GRABBED Gear ^JUST book- hand- raid- كلبشو- مسكو- مكلب- يعتق- يعتقل-`,
        '0.7': `#تاخذ #تعتقل #شدو #ضهر #كلبج #كلبشو #محجوز #ياخدو #ياخذو =60 =70 =acaban =booking =cuffs =derechos =entrego =esposado =hood =job =mall =raid =raiding
          =redada =zip =عليك =عمي =قبضو =ودوه ARREST ^ARRESTING booki- court- deta- detai- raidi- reda- redad- الكلب- تعتق- محجو- يكلب- يكلبش-`,
        '0.6': `#اجو #اخذو #ارض #خدو #ساع #شال #صهر #عامل #فجر #موعد #يدي =agarrar =call =comieron =cuffing =depot =desk =detenido =did =dijeron =face =federal
          =fighting =guns =him =juvenile =levantaron =lot =lyom =manos =muchacho =ponga =protest =rights =sa3a =target =اخذوه =اخي =الفجر =الكلبشات =بسياره
          =تاخذ =تعتقل =حبسوني =سايق =سحبو =صهري =قالو =كلبشوني =لزموا =نزلوه =ولدي =يدي JAILED PASSEDOUT TOOKAR ^ACTOR ^Drug ^RAID ^TAKING acaba- agar- agarr-
          comie- count- cuffi- deja- dije- dijer- espo- espos- fight- haul- juve- juven- leva- levan- leye- llama- lleva- mano- mete- mome- momen- paja- pajam-
          pong- qued- rest- right- salid- targ- targe- اخذو- الفج- الكل- بالكل- بالمو- حبسو- حقوق- قيدو- وخدو-`,
        '0.5': `#بنز #توهم #حبسو #دوه #طلعو #ظهر #قفو #لسا #مكلبش #ملثم #منهم #هجره #يعتقل #يعتقلو =agarrando =ani =attic =back =belt =cel =courtroom =dad =dearborn
          =dejaron =doing =dragging =everybody =fe =gasolinera =gente =hacemos =handcuffed =handcuffing =hauled =holding =llamada =marshals =parada =pointed
          =preso =subieron =tio =turned =uncle =walmart =watching =اخدو =المحل =اليوم =انحبس =بالمطار =توهم =حطوني =شالو =شلو =عندهم =قبضوا =لسا =مسكوه =ملثمين
          =منهم =موقوف =وقفو =ولد =يعتقلوا =يعتقلوني ^GRABBED atti- coun- cuffe- dear- dearb- dejar- dere- derec- doin- drag- dragg- gent- hacem- haule- hold-
          holdi- letr- mars- marsh- meti- metie- monta- plac- stan- turne- walm- walma- watc- watch- الصب- اليو- انحب- بالق- حطون- دقيق- شالو- عارف- عنده- قبضو-
          ملثم- ملثمي- موقو- وحطو- ياخدو- ياخذو-`,
        '0.4': `#احك #اخت #ارنت #انا #جامع #حاجز #سوال #سيارت #قال #قريب #محكمه #معا #وورنت #يتصل #يوم =20 =across =decir =deputies =detroit =driveway =giving =hace
          =ice =immigration =jail =llamando =llevando =llevaron =loudspeaker =mnil =neighbor =ni =ok =pelea =por =reading =sabemos =seat =should =sin =somebody
          =speak =tackled =taking =telefono =tienen =trabajo =vecino =why =you =your =ابن =ابوي =ابي =اجو =احكي =اخذو =ارنت =السجن =الشرطه =انا =جو =جوزي =خالي
          =ساعه =قد =هلق =يتصل ACTOR COURTS LEGAL TAKING acro- acros- amar- amarr- back- cour- detro- detu- detuv- figh- fing- finge- gaso- gasol- givi- givin-
          huel- immi- immig- long loud- louds- mont- perr- point- pres- prot- prote- readi- sabem- someb- subie- surr- tack- tackl- taki- takin- tele- telef-
          tiene- toma- uncl- الدر- السك- الور- بالمط-`,
        '0.3': `#اخي #تلفون #شغل #قبل #ليش #محل #ورا =agents =airport =am =arrested =behind =compa =cousin =cuando =cuffed =desde =enfrente =estacion =fue =getting
          =ground =hablar =heart =hijo =hour =husband =inmigracion =lawyer =mama =men =min =myself =nephew =of =patrulla =people =piso =put =putting =roof
          =running =security =then =they =under =warrant =would =yelling =ابويه =اخذوا =اخيه =الايس =الشغل =حق =رح =رفيقي =شالوا =شغل =صاحبي =قبل =قدام =مسكوا
          =ورا JUST Official STATION TAKINGAR ^ASK ^HOWTO ^JUDGE ^PULLING airp- airpo- anda- behi- behin- busc- cuand- defe- defen- depu- deput- desd- drive-
          enfr- enfre- escr- escri- fede- feder- gett- getti- grou- groun- husb- husba- inmi- inmig- lawy- lawye- llam- migr- myse- mysel- neig- neigh- neph-
          nephe- part- pele- peop- peopl- putt- putti- read- runn- runni- secur- turn- unde- viol- warr- warra- woul- yell- yelli- الاي- السج- الشغ- بسيا-
          بسيار- ياخد-`,
        '-0.3': `#امض #انتحر #اوقع #بنت #بيت #حال #حشيش #حيا #خلص #داخل #سلاح #عيال #قادر #كسر #مدرسه #موقف #نفس #وهم #ياخذ #يحك * =3an =alguien =already =amiga
          =answering =asked =bathroom =because =bottle =boy =breaking =breathing =celular =contesta =cuchillo =cut =da =daughter =despierta =dice =diciendo
          =digo =do =does =droga =entiendo =favor =gave =go =hablo =hand =house =interview =knock =left =light =lips =live =llevo =morir =mundo =no =overdose
          =park =pastillas =percs =perdi =phone =please =pregunta =questions =rifle =room =salir =scared =shaking =sleep =solo =statement =table =threatening
          =to =tocan =todas =va =voy =walking =what =y =ya =yo =التحقيق =الشباك =الطريق =الغرفه =امضي =انتحر =اوقع =بالحمام =بالغرفه =بعرف =خايفه =دخل =ساعدوني
          =قافل =ما =ناس =و =وهم =يقتلني =يقولو =يهددني @000 @200 @now-CPS @now-it @plain CAMEIN Drug HIDING HURTING IROOM IWANT Interview KIDNAP LATER LEDGE
          LIVE MISSING NEEDLE NUMBER PULLEDAR PULLING SCARED SUICIDED Young ^ANYMORE ^CPS ^EX ^IWANT ^LOTS ^OVERDOSE ^Plea algui- alrea- apar- apart- aske-
          aski- bath- bathr- beca- becau- bott- bottl- break- celu- celul- conte- cuch- cuchi- dici- dicie- every- favo- frie- frien- grita- guard- homb- hombr-
          hous- llor- mata- minu- minut- mora- morad- mund- orde- pape- past- pasti- perc- phon- plea- pleas- pued- regr- regre- rifl- scar- scare- shaki- sigu-
          sist- siste- state- stra- thre- threa- thro- tumba- walki- التح- التحق- الحب- الدو- الشب- الشبا- الطر- الطري- الغرف- المد- بالحم- بالس- بالغر- ساعدو-
          والا- والب- وقفو- يقتلن-`,
        '-0.4': `#ابو #اسكت #اعترف #افكر #اقتل #اقف #اكل #اموت #اوقف #اولاد #باب #بعتل #بعرف #بقتل #بقي #بيفتش #ترد #تعبت #حابس #حتي #حمام #زايد #ساعد #سكران #صال
          #طايح #طريق #قالول #كاتب #مترجم #مستشف #معها #هربت #يدخل #يذبح #يصيح #يفتش #يفوت #يقتل #يلاحق =12 =40 =abre =acaba =alcohol =alive =alone =antes
          =anymore =armado =ask =autistic =azul =bajo =before =bien =blood =brazos =break =breathalyzer =bring =calle =care =carta =cloro =comes =conteste =cop
          =curb =dads =die =done =drive =edificio =encerro =encontre =entrada =entre =esposa =esta =estar =ex =eyes =fentanyl =followed =goodbye =guy =hermana
          =hice =his =hospital =huele =id =inconsciente =interrogating =investigator =it =jump =keeps =kidnapped =kitchen =labios =line =loco =lost =machete
          =mal =man =many =message =metio =mile =mio =nene =not =odd =only =orilla =passport =pienso =porche =ppo =puerta =que =quitar =rapido =red =respira
          =salio =says =search =seeing =senora =shoot =siento =siguen =snapchat =soplo =suicidal =supposed =sus =swallowed =temblando =there =throwing =toddler
          =tomorrow =took =trabajadora =traigo =trajeron =truth =turning =two =tylenol =uber =unas =veneno =ventana =ver =verdad =vida =vivir =volver =when
          =while =with =worker =writing =ابره =اخت =اس =اسكت =اعترف =افكر =اقتل =اكل =الحبوب =الشرطي =المحقق =اموت =انفخ =اوراق =اولادي =بعتلي =بقي =ترد =تريد
          =تعبت =جارنا =جرعه =حابسني =حاطين =حتي =دخلوا =زايده =صاحب =طايح =عند =غرفتي =فيني =فيها =لا =مال =معها =موقفني =نفس =هربت =واحنا =والولاد =وجهه =ورقه
          =يحققوا =يخليني =يسالني =يسالو =يسالون =يصرخ =يفوتو =يلاحقني =يم =يهدد @now-SOMEONE ANYMORE CHILD ENDLIFE HURTS NOOSE PHONE POINT ROADSIDE Room
          SEARCHED SEVERE TALKING WEAPON WRISTS ^BLEEDING ^DETECTIVE ^GOODBYE ^KILLED ^LIGHTS ^POINT ^Worker alco- alcoh- algu- aliv- alre- ante- anti- anym-
          anymo- armad- aven- avent- befo- befor- bloo- braz- brazo- brea- breat- call- camin- carr- cart- compl- cond- conf- corta- cuid- decl- decla- depa-
          depar- edif- edifi- ence- encer- ente- escon- ever- fami- famil- fenta- good- goodb- guar- hero- heroi- hosp- hospi- inco- incon- keep- kidn- kidna-
          kitc- kitch- labi- labio- mach- mache- messa- ofic- ofici- pega- pien- piens- porch- pull- quier- rapid- reac- ronc- seei- seein- senta- sente- sher-
          sheri- sient- sigue- smell- snap- snapc- socia- swal- swall- temb- tembl- ther- throw- toda- todd- toddl- tomo- tomor- traig- traje- trut- turni-
          tyle- tylen- vene- venen- verd- verda- vien- volve- waki- whil- windo- work- worke- writi- اعتر- افتحل- الحبو- الحم- الحما- السر- السري- المحق- المر-
          اورا- اولا- اولاد- بالح- بالصا- بالغ- بالمح- بعتل- حابسن- زايد- ساعد- شرطي- غرفت- قالول- موقفن- واحن- والد- والول- يخلين- يذبح- يذبحن- يردو- يسالن-
          يفوت- يلاح- يلاحق- يهدد- يهددن-`,
        '-0.5': `#ابر #احسن #اخرج #ادخل #اسيل #اعيش #اكو #الس #الض #الل #بتقول #بدهن #بدو #بيب #بيسال #تامين #تحك #تعاط #تفتيش #تقول #جرع #حما #خايف #دخل #راض #رايا
          #رجعت #رساله #رضيع #زبون #زرق #سحب #شالت #شايل #شبا #شخص #شفايف #صارت #صارل #صيت #ضباط #طاول #طلب #فيها #قافل #قلب #قوي #كامل #كلها #كمان #لان #ليا
          #محقق #مشغل #منوم #موقفت #ناطر #نبض #نفخ #هاز #ورقه #وعي #يجيب #يخلص #يخلي #يسحب #يشم #يصرخ #يصير #يضغط #يطلب #يعرف #يعمل #يلبس #يهدد =abrir =abuela
          =again =agente =ahorcar =akher =all =allowed =ando =another =answer =any =attacking =auxilio =aw =ba =baje =balazos =banging =been =bleeding =blocking
          =blow =carretera =cayo =charge =checkpoint =children =choking =clave =closet =coca =cold =colgar =compadre =cosas =cuello =cutting =dando =declarando
          =deje =desaparecio =despues =detras =dije =dijo =dot =drinking =encerrada =encuentro =end =entrar =escaleras =estarian =feel =fell =following =foster
          =friends =fuerza =girlfriend =happened =he =highway =hombre =hurting =interrogando =interrogated =investigador =inyecto =ir =jevo =jumping =kid
          =killing =knife =know =lado =little =living =loaded =lol =luces =matarme =mato =meds =mesa =minni =mis =missing =moms =more =moving =narcan =neck
          =oding =ojos =oliendo =once =order =papers =parce =pasaportes =passed =perdio =permiso =pick =pidiendo =pill =pills =point =polygraph =preguntando
          =pulled =quiere =quieren =recogio =recorder =regresa =ringing =sangre =sentados =she =shot =shotgun =shoulder =sign =sister =someone =state =subio
          =suboxone =suelta =tablets =tell =thinking =three =tipo =tirado =tirando =tocando =touching =toy =tren =tried =trying =unico =video =viene =vivo
          =wants =water =write =xanax =احسن =اختي =اخرج =ادخل =استطيع =اسيله =اعيش =اقوالي =اكو =الاولاد =البنت =البيبي =الحقونا =الدنيا =السي =الضابط =الكاميرا
          =الوعي =الولاد =الولد =بالتلفون =بالشغل =بتقول =بدهم =بدهن =بدي =بنتي =بيتنا =بيقولوا =تحكي =تعاطي =تفتيش =تقول =جاي =جايين =جهال =جواب =حالي =خايف
          =خذ =دخلو =راسي =راضي =رجعت =رخصتي =روح =زرق =زوجتي =ساعات =سكر =سكين =شارب =شالت =شايل =شخص =شرب =صار =صارت =صوت =ضباط =طليقي =عاد =عاده =عيش =عيونه
          =فاتوا =فحص =فرد =فوت =كتير =كلب =كلها =كمان =لقيت =لو =ليا =مرته =مسدس =مش =مكان =مو =نفسي =هنا =هويتي =واقفه =واقفين =والا =والجهال =وذلحين =ورايا
          =ونحنا =يبجون =يجيب =يخلص =يخنقني =يدق =يدور =يسال =يشم =يضربني =يقدر @010 @111 @now-EX @now-she @now-we ANSWER DANGERES DETECTIVE DOOR End FIND HOME
          JOKE JUMPAR LETGO LETME NARCAN ONLINE OVERDOSING PAPERS PILLS STATEMENT TIRED TIRO WAKE Weapon ^GIVEBACK ^HURTING ^KIDNAP ^KILL ^LOCKED ^MISSING
          ^PASTVERB abrie- acci- accid- admi- akhe- allo- allow- alon- aman- amane- amen- amena- anot- anoth- apaga- apunt- auti- autis- auxi- auxil- ayuda-
          balaz- bang- bangi- barr- blea- bleac- blee- bleed- bols- cerr- cerra- chai- child- choki- clav- clea- colg- colga- compr- conv- cosa- cuel- cuell-
          cutt- cutti- desa- desap- desm- desma- despe- despi- despu- detec- detra- dorm- dormi- down- drin- drink- drog- empt- encu- encue- ense- enti- entie-
          entra- escal- esco- fent- firm- foll- follo- fost- foste- freez- fuerz- girlf- golp- golpe- high- highw- hurt- hurti- inve- inves- jumpi- kier- killi-
          knif- lett- lette- litt- littl- livi- livin- llav- load- loade- luce- manda- matar- mess- minn- missi- mout- movi- movin- muer- muert- narc- narca-
          ning- ningu- odin- olie- olien- oril- orill- over- overd- paper- para- parc- paren- passe- pens- pensa- perdi- perm- permi- pidi- pidie- pill- poly-
          polyg- porf- prue- prueb- puer- puert- pulle- puls- purp- quie- quis- rath- regi- regis- respo- revi- revis- ring- ringi- romp- rompi- seco- secon-
          secue- senor- shak- short shotg- sien- someo- speak- stab- stabb- star- stat- subo- subox- suelt- suic- suici- susp- suspe- tabl- table- term- termi-
          test- thin- think- tiran- tocan- touc- touch- traf- traj- trie- tryi- tryin- unlo- unloc- vaci- vent- venta- vide- vivi- want- wate- wind- wris- writ-
          xana- استط- استطي- اسيل- اقوال- الان- الاول- البا- البل- البيب- الدن- الدني- الضا- الضاب- الكام- الوع- الولا- انتح- بالتل- بالجه- بالشغ- بالص- بالط-
          بتقو- بتنف- تعاط- تفتي- تلفون- جايي- حابس- خايف- رسال- رضيع- زوجت- ساعا- سامح- شفاي- شفايف- صارل- طليق- عالج- عالط- عايز- فاتو- لقين- موقفت- نايم-
          هويت- واقفي- والج- والجه- والع- والو- وذلح- وذلحي- وصيت- ونحن- يبجو- يحققو- يخلي- يخنقن- يدقو- يسحب- يضغط- يعمل- يقتل- يلحقن-`,
        '-0.6': `#احنا #اذن #اروح #ازرق #اقوال #امل #انترلوك #اوض #اوقفت #باسبور #باسورد #برا #بسيار #تحقق #تدق #تصرخ #جرت #جوا #جواب #حاول #حضن #خلاص #دايخ #دخول #رغو
          #رقب #ريح #زياد #سجين #صغار #ضاع #علب #عمار #فات #فاق #فكر #فوت #فيه #قتل #قدو #قضيه #كاميرا #كتير #كراج #كرس #كشاف #كلب #كير #لاق #لحال #لحق #لقيت
          #لما #ماخد #مخدرات #مرم #مره #مصاري #مغلق #موت #نار #نزل #هجم #هذه #هرب #هوي #ياي #يتشنج #يتنفس #يحاول #يدق #يسال #يسالو #يشي #يصح #يفتح #يفيق #يقلب
          #يكتب #يلحق #ينتحر 7amm- =30 =3alaya =7 =9 =acabo =after =agent =aire =alert =amber =anda =apartamento =aqui =arriba =asi =ayudenme =baby =backyard
          =bano =basement =bat =be =beating =bebe =bedroom =better =blocked =blue =box =boys =campus =caso =comio =computers =contra =couch =daddy =daycare =dea
          =dead =deportan =despidiendose =diga =dio =dos =doy =drank =drunk =dude =edge =entrevistando =esperando =espuma =fbi =fine =flashlights =fo2 =foot
          =gal =garage =golpeando =gone =gris =haciendole =had =has =hay =hi =hitting =hold =homeland =hurt =if =inside =irme =kan =khat =kicking =lap =last
          =leaving =lit =llegar =making =miedo =mientras =money =mouth =mustashfa =neighbors =nena =niece =nietos =ninos =nobody =od =oficial =ohio =otra =pa
          =parando =pararon =parked =pase =patrullas =pecho =pelo =pide =pq =preguntas =questioned =questioning =quick =removing =responding =revisando =robaron
          =rope =round =sabe =sala =salga =sat =second =shelter =sheriffs =shi =showed =si =siguiendo =six =snow =sobredosis =sobrina =stairs =steps =take
          =talking =text =that =their =thru =tired =tiro =todo =tomo =tonight =tracks =trailer =troca =trunk =unit =vamos =vehicle =venas =vez =wake =whole
          =windows =yes =احد =اروح =اريد =ازرق =اطلع =افتح =الباب =السكين =الصغير =العماره =الله =المدير =المستشفي =اليمن =امل =او =اوقفتني =اي =با =بالبيت
          =بالبيسمنت =بدها =بدون =برا =بسيارته =بي =تحقق =تدق =تصرخ =جوا =حبسني =حبه =حضني =خلاص =خنقني =داير =دخلت =دق =رجل =رخصه =رغوه =روحي =ريحه =زياده =سم
          =سنين =ضاع =ضرب =ضربني =عالباب =علبه =عليها =فاق =فكر =فيه =قاعدين =قال =كير =لحقني =لما =ماشي =مره =مسك =مفقود =نار =نايم =هذه =هل =وش =وقدهم =وقفتني
          =وقفوني =وياي =يا =يتشنج =يتنفس =يحققو =يدقوا =يشيك =يصحي =يفتش =يفتشوا =يفيق =يقول =ينتحر ANSWERAR ASKEDAR COLOR GETOUT HABIT IDIOM IF KILL KNOCKING
          POISON SEARCH SUICIDE Sick Traffic ^ASKAR ^FAINT ^JAILED ^NARCAN ^OVERDOSED ^ROADSIDE ^TOOKES ^Traffic abri- afte- aler- alla- allan- ambe- answ-
          answe- apag- arrib- asal- asalt- ayude- baby- backy- base- basem- beati- bedr- bedro- bett- bette- cabe- camp- campu- care- carre- check- chil- chok-
          cint- clim- climb- clor- close- come- cont- contr- couc- cuat- dadd- dand- dayc- dayca- daye- desp- disa- disap- dran- drun- enco- encon- ensen- esca-
          espu- espum- estr- face- flas- flash- forc- garag- girl- glas- graba- hacer- hacie- hitt- hitti- home- homel- insi- insid- inye- inyec- kicki- kill-
          laug- laugh- leavi- maki- makin- matt- ment- menti- mied- mien- mient- miss- mone- mori- morir- mues- muest- mune- munec- must- musta- niec- nieto-
          nino- nobo- nobod- nurs- paran- parar- parke- pasa- passp- pech- perdo- plati- punc- punch- quer- queri- ques- quest- quic- rapi- respi- robar- segu-
          seno- sent- sepa- separ- shaf- shel- shelt- shoo- shot- side- sigui- smel- sobre- sopla- stai- stair- stal- supp- suppo- talk- talki- tear- thei-
          tirad- tire- tonig- trag- trail- troc- trun- unic- vamo- vari- vehi- vehic- vena- whol- ابتل- اقوا- الباس- التا- الغر- المس- الول- اوقفت- بالان- بالف-
          بيسا- بيسال- بيفت- بيفتش- تعال- جارن- حبسن- خنقن- رقبت- زياد- ضربن- عالبا- عالد- عيون- قاعدي- قولو- لاقي- لحال- لحقن- لقينا- موقف- واقف- والبا- وسكر-
          وقده- وقفون- يتشن- يتنف- يحاو- يخنق- يسال- يسالو- يستجو- يصيح- يضرب- يضربن- يفتشو- ينتح-`,
        '-0.7': `#اخر #اذا #اطلع #اعرف #الا #امر #انتحار #انجليز #انهار #اهل #ايدي #بسرع #بلعت #بيسمنت #بيضرب #تحقيق #توقف #ثاني #جسر #جنب #حبه #حبوب #خنق #دنيا #راس
          #رفيق #سكين #شاهد #صاحب #صوت #صور #ضايع #ضرب #طفل #عايز #غرف #فيدي #قلم #كذب #ماس #مرت #مركز #مغم #مفقود #مكتب #نارك #هاتف #وقع #وقف #يبون #يرجع #يمن
          =3 =6 =75 =ahorcando =algo =ay =borracho =broke =buscan =bye =calling =can =dan =deja =dia =dinero =dios =driving =eli =firmo =four =hablando =hable
          =hair =hang =held =hijas =knocking =landlord =lobby =look =looking =loud =luz =mata =mejor =mexico =never =o =over =papel =para =parado =pega =perro
          =piden =plan =pointing =preguntan =prendio =puedo =quitaron =quito =reten =ruido =s =same =sigo =since =some =sorry =soy =stopped =talk =tome =train
          =trooper =vecina =vino =weed =yarda =ابوها =اخر =اذا =اطفالي =اعرف =الجسر =الشارع =امر =اهل =بالمستشفي =بسرعه =بلعت =جنب =حاله =حبوب =حد =خطف =دم
          =شاهد =شربان =طفل =طفلي =عن =عيالي =غرفه =فوق =قالولي =قفل =كان =لان =ماسك =محقق =مغمي =موقفه =وقع =وقفني =يبون =يرجع =يريد =يسالوني =يشتي ASKAR
          BREATHE DIE EX GOODBYE KILLED OVERDOSE ROADTALK SOBRIETY SURROUNDAR ^DANGERES ^DIE ^End ^KNOCKING ^QUESTIONING ^SEARCH ^SEARCHED ^SUICIDAL ^WAVING
          anyw- apun- avisa- bala- beat- borr- borra- brin- brok- calli- case- corre- cust- custo- decid- decir- depor- dine- diner- drivi- free- fren- gara-
          haci- hija- knoc- knock- landl- ligh- lobb- look- looki- mejo- mexi- mexic- neve- pasap- perd- pide- plat- post- preg- pregu- quit- quita- radi-
          recor- resp- rete- robb- salg- sang- sangr- showe- sinc- sorr- stop- stopp- volv- vuelv- yard- اطفا- اطفال- البنا- الجس- الحدو- الشار- الكا- الكي-
          المست- انها- باسو- بالسل- بالكر- بالمس- بسرع- بيتن- بيضر- تستج- رفيقت- شربا- عليه- عيال- لاحق- مفقو- والم- وراي- وقفتن- وقفن- يحقق- يرجع- يستج- يلحق-`,
        '-0.8': `#استجواب #اطفال #افاد #امش #بنا #تحت #دخلت #درج #روح #سطح #عيش #فحص #قدهم #قول #كان #كبير #معه #مني #نايم #ولاد #يحقق #يخنق #يضرب =3leh =abra =abro
          =agua =beat =bro =creo =dar =estado =everything =give =gun =k9 =kill =license =life =lights =lleva =m3 =nino =parar =pen =rodeando =still =strangling
          =stuff =test =traffic =vos =without =اخذ =الموت =امشي =ان =انزل =بالباب =بيتي =تحت =شنو =ع =عليا =معه =مني =هسا =وراي =يشتو =يضرب =يوم CPS FAINT
          KILLING LOCKED OVERDOSED PULLED STATED SUICIDAL ^General ^IF atta- attac- avis- block- cate- estad- inte- inter- land- light- medi- mkha- padr- ruid-
          sopl- stil- toca- traff- trai- vuel- witho- ابوه- اختف- افاد- الجر- الكب- اليم- وقفت- يدور-`,
        '-0.9': `#افتح #انزل #جاي #حدود #راي #رخصه #شرب #عيون #قفت #يشت =14 =4 =casa =cps =detectives =door =head =keys =kids =law =les =linea =nina =open =pegando
          =puso =ran =step =su =wall =بابي =سحب =شربت =كل =ولادي QUESTIONED QUESTIONING Worker ^SOMEONE pass- pegan- pren- prend- show- stran- افتح- مانع-`,
        '-1.0': `#ممكن #يدور =hear =note =paro =surrounding =want =اخد =اخدت =الطفل LIGHTS ahorc- compu- الطف- ولاد-`,
        '-1.1': `BLEEDING`,
        '-1.2': `=but =شرطي`,
        '-1.3': `NECK`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.3': `=les`,
        '1.0': `#يدخل =abro =them =بابي =دخلو =شرطه COMEIN ^KNOCKING ^SEARCH`,
        '0.9': `#افتح #يفوت =cops =door =foot =pasar =shed =tocan =شقتي DOOR compu- knoc- salg-`,
        '0.8': `#وهم =buscan =dejarlos =officers =ring =yarda =كسرو =وهم =يدقوا SEARCH SURROUNDAR allan- comp- ense- ensen- flas- flash- sheri- toca- yard- افتح-
          فتحت- يدخل- يدقو- يفوت-`,
        '0.7': `#برع #بنا #بيسمنت =abra =escondido =gritan =ice =knocking =linternas =llama =migra =moms =patrullas =ringing =salga =sheriffs =steps =surrounding
          =افتح =بدهم =برع =دخلوا =رجله =غرفتي =فاتو =فاتوا =يفوتو WARRANT alla- cate- compl- knock- push- ring- ringi- sher- غرفت- فاتو- يدور- يقلب-`,
        '0.6': `#افتحل #اوض #ايدي #باب #بيفتش #جرس #حديق #عمار #كشاف #ليهم #مدخل #مكتوب #يقلب =5 =6 =abrio =casa =cerrar =check =come =computers =consent =couch
          =cuartos =drawers =edificio =entrada =estan =hall =hombres =ir =landlord =move =o =pasillo =peor =pie =po =preguntan =step =swat =talk =trailer =ver
          =vests =افتحلهم =الباب =الشريف =العماره =بالحديقه =بيدقو =تريد =جوا =جوه =دق =ليهم =مكتوب =هم =ورقه =يدخلو =يطلع =يقدر CAMEIN LURKING PODER POLICE
          ^HOME abri- apaga- busc- busca- conse- couc- draw- drawe- edif- edifi- land- landl- lint- linte- orde- pasi- pasil- porc- puer- puert- rode- show-
          vest- افتحل- الشري- بالحد- بيدق- بيفت- بيفتش- دخلو- مكتو- يصرخ- يصرخو- يفوتو-`,
        '0.5': `#اشوف #بيدق #تفتيش #جوا #جوه #خال #سته #شقت #لابس #لهم #ناس #هجره #ورا #ورقه #يدور #يصرخ #يطرق =abuela =are =arriba =but =calling =cateando =dea =dejo
          =department =detectives =diciendo =ensenan =four =guns =hallway =hay =it =kick =knock =llegaron =minutos =omg =one =open =pa =peeking =piden =porch
          =puerta =quieren =registrando =rodeando =round =second =ser =sheriff =speaker =they =vinieron =vive =اسم =الجرس =المراقبه =بالباب =بالبيسمنت =بوليس
          =جايين =جهال =سته =سكر =كسروا =لهم =ناس =ورا =يصيحون @210 KNOCKING ^COURTS apag- apart- arrib- avis- call- catea- chal- chale- colle- decir- dejar-
          depa- depar- dici- dicie- entra- hallw- migr- mkha- mues- muest- negr- pasa- peek- peeki- pide- prob- proba- smel- speak- vini- vinie- المرا- ايدي-
          بالب- بالبا- بالدر- بولي- جايي- عالا- كسرو- مختب- يدخلو- يصيح- يصيحو- يقول-`,
        '0.4': `#برا #بروبيشن #بيت #تبع #جاب #عني #فات #قاضي #لحال #يحك #يطلع =20 =afuera =apartamento =basement =carrying =cars =close =cosas =dicen =dorm =driveway
          =house =hurry =looking =metieron =orden =paper =police =pounding =say =six =thru =toca =tocando =traen =viendo =warrant =افتحوا =برا =تفتيش =خالتي
          =عمره =عني =لابسين =معاهم =واقفين ACTOR Gear HOME Room ^CAMEIN ^DOGS ^NUMBER ^Paperwork ^THING afue- afuer- arri- base- basem- carry- cerr- cerra-
          coll- conte- cosa- dice- door- droga- hous- hurr- lleg- looki- manda- minu- minut- pape- polic- poun- pound- regi- regis- rifl- rodea- scre- seco-
          secon- showe- supp- suppo- surr- surro- tocan- trae- viend- warr- افتحو- البا- العما- تفتي- خالت- لابسي- لحال- محقق- معاه- واقفي- والا- يدورو- يفتش-`,
        '0.3': `#اجو #اطلع #تقول #جهال #خايف #دخل #صال #معا #يشم #يصيح =4 =abajo =adentro =agentes =ahi =antes =at =bajaron =break =contesto =entrar =flashlights =l
          =look =loud =nephew =off =or =por =porche =probation =sabe =searching =see =talking =there =through =todo =too =truck =uno =vienen =water =اجو =اطفالي
          =البيت =انه =بيقولو =تقول =جابو =رجال =عن =كلب =نص =يسالون =يشم =يفتشو =يفتشوا BREAKIN DOGS Near Official SEARCHED ^ACTOR ^PASTVERB abaj- aden- adent-
          apar- aven- avent- cons- count- drive- escon- esta- llega- neph- nephe- poli- porch- senor- spea- step- talki- ther- throu- trail- truc- viene- warra-
          wate- اطفا- اطفال- البي- بالبي- بالح- بالصا- لابس- واقف- يقولو-`,
        '-0.3': `#اتصل #اخي #ازرق #اعيش #اكل #انتحر #تلفون #حيا #خطف #ساعد #سامحو #سحب #سكران #سلاح #ضاع #طاح #قال #قبل #لسا #مني #موت #ولد #يصح #يقتل #يموت * =2 =8
          =alcohol =algo =alive =amenazo =anything =arrested =ayudenme =azul =b =beating =brazos =by =can =caseworker =contesta =cop =curb =dar =daughter
          =daycare =dead =despues =dude =encerrada =encuentro =esta =frasco =girlfriend =goodbye =haciendo =hago =handcuffed =hands =hermana =hija =hitting
          =hora =hurt =if =inyecto =keeps =kicking =knife =licencia =license =lights =llamo =llevando =mama =manana =mando =manejando =mas =matarme =missing
          =much =ni =nos =novia =of =oficial =overdose =parar =pastillas =pen =perdio =perro =pide =pills =primo =pusieron =questioned =quien =rato =robaron
          =saliendo =school =seguir =she =siento =social =state =then =think =this =time =tiro =tomorrow =tonight =trae =train =trying =turned =unas =us =va
          =viviendo =why =اخذ =اخيه =ازرق =اشتي =اعيش =اكل =البنت =السجن =الموت =انتحر =انفخ =بالمركز =بسياره =بعد =حاله =حالي =حشيش =حياتي =ساعدوني =سامحوني
          =صاحبي =ضابط =ضاع =طاح =عاد =عمرها =عيالي =غرفه =في =قاعد =قبل =لسا =لي =محقق =مني =نفسه =هو =وقفو =ولدي =وين =يرجع =يصحي =يضربني =يموت @000 @001 @010
          @100 @doing @now-DETECTIVE @now-i @now-we @past @plain BODY BREATHE CLITIC DIED End GIVEBACK NOOSE ONLINE PAPERS PAST RAID RANOFF SEVERE TAKING TIRO
          Violent Young ^ARRESTING ^BLEEDING ^CHILD ^CUFFEDAR ^GRABBED ^JUST ^MODAL ^OUTES ^RECENT ^SEIZED ^TOOKAR ^WANT acusa- aliv- anyt- anyth- ayude- beat-
          beati- brazo- casew- close- cour- cuch- cuchi- daug- daugh- dayc- dayca- desp- despu- ence- encer- encu- encue- escr- escri- escu- espo- espos- fras-
          frasc- girl- good- goodb- hand- hitt- hitti- inye- inyec- keep- kicki- knif- lice- licen- llev- manan- mane- manej- matar- middling missi- much-
          mucha- muert- novi- ofic- ofici- para- pare- park- past- pasti- pens- pensa- pill- prim- pusi- pusie- robar- romp- salid- scho- schoo- segui- shoul-
          sobri- socia- stabb- sueg- suegr- tien- tomo- tomor- tonig- tryi- tryin- turn- turne- vivie- wind- الجا- الحقو- المد- بالجه- بالمر- بسيا- بسيار- حيات-
          ساعد- ساعدو- سامحو- صاحب- عمره- قالو- وقفون- ياخد- يضربن-`,
        '-0.4': `#احسن #احنا #اخذو #اخو #ارد #اسكت #افكر #الخط #اموت #اوقف #اولاد #بعد #بلعت #بنت #بياخد #جامع #حابس #حال #حامل #حبس #حبه #حبوب #حدا #حشيش #راجل #رساله
          #زرق #ساعت #سجين #سكين #سنه #سواقه #صغير #صور #طريق #طفل #ظهر #عاد #علي #فحص #فكر #قاعد #قريب #قضيه #قفو #كان #كلبشو #لقي #ماخد #ماس #ماش #ماعاد #متخب
          #محامي #معايا #مفقود #مكالم #موظف #نفخ #نهارد #هلق #وعي #وهو #ياخد #يان #يبي #يحقق #يخلو #يرجع #يعتقل #يفيق #يمه =60 =911 =about =across =agua
          =ahorita =airport =al =am =anoche =answering =arms =asleep =ayuda =baby =bar =bed =better =blocked =blocking =boca =bond =borracho =campus =cara
          =carnal =casi =child =cofre =cold =comio =confiese =corte =crying =cut =dad =dearborn =deja =desaparecio =detuvo =dhs =dice =dormir =drinking =echo
          =esperando =espuma =estamos =estarian =eyes =father =fbi =fentanyl =fingers =following =foster =frio =get =grabbed =hace =had =hang =happened
          =happening =he =help =herself =hijos =him =horas =huele =husband =inconsciente =interrogando =interrogating =into =just =kan =keys =kill =lado =lady
          =llamar =llevaron =lost =lot =mall =marido =mia =mile =mn =mota =mother =mueve =narcan =night =nothing =nurse =ohio =overdosed =parque =patrulla
          =pegando =pelea =pelo =please =ponga =poniendo =preguntando =purple =queria =quito =raid =raro =reason =rifle =road =rompiendo =sakran =screaming
          =seat =shaking =shotgun =shoulder =sister =sitting =slapped =sleep =sobredosis =some =staring =store =suicidal =sus =tackled =taking =te =tenia =test
          =thing =thinking =three =tirado =tirar =today =tomado =tome =tomo =top =trabajadora =trabajo =traffic =trago =trajeron =two =veo =video =who =would
          =wrote =xanax =yeni =احسن =اخت =اخذت =اخذو =اخذوا =اخذوه =اخوي =ارد =اسكت =اسيله =افكر =التحقيق =الخط =الدنيا =الشارع =الضابط =الله =المدرسه =المسدس
          =المطار =النهارده =الوعي =الولد =اموت =ايدي =بالمدرسه =بالمستشفي =بلعت =جنب =حابسني =حاطين =حامل =حبوب =حدا =حمايه =دكان =راجلي =راسي =رجع =ساعات
          =ساعتين =سكران =سكين =سم =سنين =شرب =شربان =شرطي =شي =صار =صوت =ضرب =طلعت =عملت =عيش =فرد =فكر =قادر =قالي =كلبشوا =ماسك =ماعاد =متخبيه =محامي =مسكوني
          =معايا =مكالمه =موقفني =موقوف =ناطر =نايم =نزلوه =هلا =هلق =وقفني =ولد =وهو =يا =ياخدوا =ياني =يحرق =يخلوني =يريد =يسالني =يعتقلوا =يفتح =يفيق =يقتلني
          =يهدد =يهددني =يوم @done @now-CPS @now-he @now-she ANSWER ARREST BLEEDING CPS Calendar HURT IWANT KILL LEDGE NARCAN NECK PILLS ROUGH STATED Sick TOOK
          WAKE Weapon Worker ^ASKINGAR ^FIND ^Held ^IF ^IWANT ^PULLEDAR ^SUICIDAL ^TAKING ^Young abou- acci- accid- acro- acros- acus- ahor- ahorc- ahori- airp-
          airpo- alco- alcoh- amarr- amen- amena- anoc- anoch- armad- asle- aslee- bebi- bett- bette- borr- borra- braz- bull- camp- campu- carn- carna- clor-
          cofr- confi- cort- cowo- cowor- cryi- cryin- cuid- cuna- cunad- cust- custo- dear- dearb- despi- detu- detuv- drin- drink- enco- encon- espe- esper-
          espu- espum- estam- estar- falt- fami- famil- fath- fathe- fent- fenta- fost- foste- grabb- guar- hace- hear- hers- herse- hijo- hora- huel- husb-
          husba- inco- incon- knee- lett- lette- ligh- lock- marid- medi- mens- mensa- ment- miss- moth- mothe- muer- muev- narc- narca- niet- nigh- noth-
          nothi- oril- orill- over- overd- pega- pegan- pele- perd- perdi- perdo- phon- plea- pleas- pong- press- puls- purp- purpl- read- reas- reaso- respo-
          righ- rompi- sakr- sakra- sali- screa- sente- shak- shaki- short shotg- sist- siste- sitti- sobr- sobre- soci- stari- stran- suic- suici- susp- suspe-
          tack- tackl- taki- takin- tene- teni- term- termi- think- thre- tirad- toda- toma- tomad- toni- traf- traff- trag- traje- vide- vivi- vomi- vuelv-
          windo- woul- wrot- xana- اخذو- الاو- البار- التا- التحق- الجه- الجها- الحق- الدن- الدني- السك- السو- الشا- الشار- الصغ- الصغي- الضا- الضاب- الطف-
          العر- القط- المح- المدر- المسد- المطا- النه- النها- الوع- انتح- اولا- اولاد- بالم- بالمد- بالمس- بياخ- حابسن- حماي- راجل- ساعا- ساعت- ساعتي- سامح-
          سكرا- سكين- عيال- قاعد- لاحق- لقيت- ماخذ- ماعا- مانع- متخب- متخبي- محام- مسكو- مسكون- معاي- مفقو- مكال- مكالم- موقفن- موقو- والب- والبا- وقفتن- وقفن-
          وقفو- ياخدو- يتنف- يحققو- يخلو- يخلون- يسالن- يضربو- يقتل- يقتلن- يهددن-`,
        '-0.5': `#اخذ #ارتاح #اروح #اعترف #اقوال #امش #انام #انترلوك #انزل #بايد #بعرف #بيب #بيصيح #بيضرب #تحقق #ترا #ترد #تعال #حاج #حكيت #خرج #خيي #دابا #دنيا #دوا
          #راس #رحت #رغو #ريح #زوج #ساد #سارق #سجن #شاهد #شبا #شرب #شفايف #صوب #ضرب #طاول #عربي #قادر #قلب #قهو #كلش #كله #لزم #لوحد #ماسك #ماف #محكمه #مخدرات
          #مدرسه #مستشف #مشغل #مصاري #معه #موقفي #نارك #نحن #نقاط #هنا #وقف #وين #ويه #ياي #يبج #يتنفس #يحرق #يعمل #يكتب #يمن #يوقع #يوم 3ale- 7alg- =13 =15 =16
          =3aleh =7 =7ag =abogado =abre =adios =after =again =agarro =amigo =anymore =armado =ask =asked =atras =aunt =auxilio =ba2a =babysitter =backpack =bad
          =baje =before =behind =blow =boy =boyfriend =breathing =brother =buddy =burn =cada =cajuela =call =caminando =card =cargos =carta =cel =checkpoint
          =children =comes =companero =contra =courtroom =cousin =cuffing =cunado =dark =day =dejan =despierta =detector =detras =did =dinero =dio =doing =drank
          =driving =dui =empty =escondida =escuela =feel =fell =gal =gasolina =give =good =gray =gritando =ground =gun =guy =haciendome =hammer =handcuffs =her
          =hermano =holding =honking =hospital =hours =interrogation =interview =investigador =investigator =jale =jump =jumping =kent =khat =kiero =lele =lie
          =life =linea =lips =live =llegue =llevo =lyom =machete =mad =make =meds =mejor =mochila =more =morir =morirme =mouth =moving =mustashfa =myself =nenes
          =nino =nunca =odd =padrastro =papa =pared =patron =pego =people =place =plan =point =pointing =preguntar =preguntas =prueba =pulse =quiero =quitando
          =quitaron =radio =ran =reacciona =recorder =removal =respira =respirar =responding =reten =rights =robo =ropa =saco =salio =sar =self =senora =sent
          =shi =shoot =sigo =siguiendo =speak =station =stay =stepdad =tapping =telling =things =tia =tio =toddler =took =twins =uber =vacio =vehicle =veneno
          =vida =vivir =voy =wall =wants =where =window =woman =worker =write =yard =you =ابن =ابنتي =ابوه =ابوي =اتصل =اجاوب =احد =اختي =ارتاح =اروح =اعترف
          =اقول =الارض =الاطفال =الان =البيبي =الشغل =الكلبشات =اللي =اليوم =امشي =انام =انزل =باب =بالحمام =بالمطار =بدي =بعمل =تحقق =تحويلات =ترد =تسال =جواب
          =جوزي =حاجه =حالها =حكيت =خالي =خيي =دابا =دوا =راضي =رحت =رساله =رغوه =رفيقي =زوجي =شالو =شاهد =شربت =صديقي =طليقي =عندي =غريب =فين =فيي =قالوا =قد
          =كلمه =كله =ليش =ماسكني =مافي =مالي =مسدس =معه =ملثمين =نار =ناركان =نزل =نفس =هي =ورايي =وقف =ولادي =ونحنا =وياي =ويه =يتنفس =يرد =يصيح =يوقع @011
          @now-CHILD @now-SOMEONE ASKINGAR BEHIND CAR DIE EVERYONE FAINT GOODBYE GRABBED HURTING IDIOM JAILED JUMPAR JUST LATER LETGO LETME OVERDOSING POINT
          QUESTIONED STATION SUICIDAL Street TAKINGAR TIRED TONIGHT TOOKES WAVING WEAPON ^ANSWERAR ^ASKAR ^CAR ^End ^FALLEN ^GOODBYE ^HIDING ^HOWTO ^KIDNAP
          ^LEDGE ^Moment ^OVERDOSED ^Plea ^Sick ^Street ^TOOK ^Worker abog- aboga- acab- adio- afte- agai- agar- agarr- amig- anym- anymo- apara- aske- atra-
          auxi- auxil- ayud- backp- befo- befor- behi- behin- blan- bols- boyf- boyfr- brot- broth- budd- caju- cajue- cargo- carr- cart- child- conv- crui-
          cruis- cuan- cuffi- depo- desa- desap- detra- dine- diner- doin- dran- drivi- empt- escue- expl- frie- frien- gaso- gasol- grou- groun- hacie- hamm-
          hamme- herm- herma- hold- holdi- honk- honki- hosp- hospi- hour- jump- jumpi- lati- latin- leva- levan- leye- llegu- llor- llora- mach- mache- mejo-
          moch- mochi- morir- most- mout- move- movi- movin- mune- munec- muri- must- musta- myse- mysel- nene- nunc- nurs- padra- paja- pajam- pasap- passe-
          peop- peopl- pers- point- post- prue- prueb- qued- rath- reac- reacc- recog- refu- refus- rete- right- sabe- segu- sepa- separ- shot- sient- sitt-
          slap- slapp- stab- star- stati- stepd- stra- strai- tal3- tapp- tappi- tell- telli- than- thing- tick- ticke- todd- toddl- trac- track- twin- vaci-
          vehi- vehic- vendi- vene- venen- veng- vuel- wher- woma- work- worke- writ- ابنت- ارتا- اسيل- اعتق- اقوا- الار- الاط- الاطف- البيب- التح- الحب- الحدو-
          الحم- السج- الشغ- الكلب- الما- المو- اليو- بالا- بالجا- بالحم- بالدو- بالط- بالمط- بالمو- بايد- بتنف- بيصي- بيضر- تحوي- تحويل- حابس- حاله- ديتر- رفيق-
          شربا- شفاي- شفايف- طليق- عارف- كلبش- كلبشو- لوحد- ماسك- ماسكن- ملثم- ملثمي- منزل- موقفي- نارك- ناركا- وقفت- ولاد- ونحن- يحقق- يرجع- يستجو- يعتق-
          يعتقل-`,
        '-0.6': `#ابر #اخت #اسيل #افاد #الل #انت #انتحار #اوافق #باص #بغرف #بكرا #بمكتب #بيد #تحقيق #تحك #تحويل #تسال #جنب #جهي #جيب #حدود #حرام #حقي #حمام #خلاص #داو
          #راض #روح #سطح #سياره #شخص #شدو #شغل #شنط #صندوق #صهر #طلب #طلعت #عارف #عالخط #عشان #عملت #عيش #غريب #فيه #قسم #كارد #كبير #كذب #كلبش #كلم #لاق #ليا
          #ماخذ #مال #مترجم #مرت #مطار #نبض #نزلو #نفس #هذا #هذه #هربت #ياهم #يتصل #يخنق #يسجل #يصير 3ash- 3asha- =14 =17 =3alaya =3ashan =70 =aeropuerto
          =agarrando =agente =ando =another =aparece =arrest =as =autistic =bathroom =bebe =bounty =boys =bus =callo =celda =chamo =checking =choque =cuando
          =dan =despertar =di =dos =dot =dragging =eli =encima =end =entrego =entrevistando =esposado =esposaron =estacion =estar =estoy =everybody =except
          =face =find =firmar =form =found =fue =fui =gets =gone =hacia =haga =hear =hour =how =hr =hunters =id =ids =jail =knows =last =law =lawyer =light
          =line =mata =matar =metiendo =miranda =mujer =need =neighbor =next =oficina =ojos =oyen =parando =paro =paso =passcode =passenger =pateando =phone
          =polygraph =prendio =preso =proteccion =purse =putting =queriendo =questioning =redada =robar =roof =rope =running =sale =sat =senor =sentado =since
          =soplo =su =suelo =swallowed =tasing =till =traigo =trooper =tumbando =turn =vivo =vos =waiting =walmart =was =when =work =yes =zoom =ابنه =الباص
          =الغرفه =المحقق =المحققين =الولاد =انت =اوافق =ايش =بالشارع =بالغرفه =بغرفه =بكرا =تحكي =جالس =جاي =حرامي =حطوني =حقي =خلاص =ساعه =سجن =شارب =شالوا
          =شخص =صهري =عالخط =عالسياره =عشان =عليه =فيني =فيه =كارد =ليا =مسلح =معاه =نبض =نفسي =نقطه =هذا =هذه =هربت =هناك =والشرطي =وجهي =وياهم =يسال =يقول
          =ينتظر ARRESTED IROOM KIDNAP LOCKED MISSING OVERDOSE PULLINGAR QUESTIONING ROADTALK SEIZED SOBRIETY SOMEONE SUICIDE ^CPS ^DANGERES ^FAINT ^HURTING
          ^KILL ^LOCKED ^MISSING ^OVERDOSE ^PILLS ^PULLED ^Traffic ^WEAPON aero- aerop- anot- anoth- auti- autis- ayuda- bath- bathr- block- book- boun- bount-
          breat- carga- celd- chai- check- chil- choq- choqu- compa- consu- court- cous- cousi- cuand- decid- drag- dragg- enci- encim- esto- exce- excep- fing-
          finge- firm- firma- foun- hacer- happe- hunt- hunte- inve- inves- know- lawy- lawye- llama- mata- mont- mori- muje- padr- paran- passc- patea- poly-
          polyg- poni- ponie- purs- putt- putti- quit- quita- recor- reda- redad- resp- road- robb- runn- runni- sinc- stal- stat- suel- swal- swall- tasi-
          tasin- thin- trad- tradu- traig- troo- troop- viol- viola- wait- waiti- walm- walma- اختف- افاد- الاض- الاضو- التو- الحا- الحد- الزب- السي- السيا-
          الغرف- الكل- الكي- المت- المس- الول- الولا- اليم- اواف- اوقف- بالج- بالشا- بالغر- بغرف- بمكت- حرام- حطون- رسال- شالو- عالخ- عالسي- عيون- والد- وراي-
          وياه- يستج- يضرب- يعمل-`,
        '-0.7': `#ابن #احك #اقول #اكتب #امض #انتظر #ايد #بارد #تعتقل #توقف #جسر #جواب #حطو #حقوق #حما #خوي #دكان #راح #رخصه #رصاص #شارع #شالت #شباب #صوت #ضهر #طلع
          #عندي #عيون #فيدي #قافل #قفت #قلم #قول #مركز #ملثم #موقف #نار #يضرب 3ala- 3alay- =abierta =ani =anos =apuntando =arma =attic =bag =balaceando =balazos
          =bano =bats =blood =boss =carro =cuffs =da =declaracion =derechos =deteniendo =diga =dijo =dna =done =drunk =entiendo =federal =fotos =friends
          =grabando =grita =hablando =hable =hasta =keep =know =llegar =lleva =lo =locked =love =me =mesa =nena =od =over =parado =quiere =removing =shooting
          =sople =statement =stopped =ten =tied =tiene =toy =wake =your =احكي =اكتب =التلفون =السياره =امضي =بيقولي =تعتقل =حماتي =راح =رصاص =روحي =شالت =شباب
          =شلو =طلع =عليا =عليي =فات =قاعده =قافل =قدامي =مسكر =معي =يحاول =يسالوني COPCAR DANGERES EX FIND HOWTO KILLED LIVE PASSEDOUT POISON PULLEDAR
          QUESTIONS ROADSIDE TOOKAR Traffic WRISTS ^EX ^GETOUT ^LURKING ^NOW acer- acerc- apare- apre- atti- back- balac- balaz- bloc- bloo- camin- carg- clea-
          come- confe- contr- cuff- deten- drun- estac- foto- haci- happ- hast- hath- haul- locke- matte- monta- poin- pour- prot- prote- quer- queri- reco-
          respi- shoot- sien- sigui- state- stop- stopp- vend- المحق- تستج- تعتق- حاطي- حمات- صديق- قدام-`,
        '-0.8': `#بنز #جالس #شال #ليش #مسك #مقفل #يحاول #يسالو =75 =94 =abi =acaba =arrestando =arresting =bajo =desk =detaining =die =entre =esposas =gave
          =handcuffing =hombre =hoy =le =office =pick =questions =rompio =salir =tipo =tirando =trunk =uncle =wait =walk =اخدو =تاخذ =رح =سياره =شايل =شغل =واقف
          =وراي =ياخذون =يدق =يضرب ARRESTING CHARGED CUFFEDAR HIGHPLACE OVERDOSED PULLED ^COMEIN cami- conf- decl- decla- deta- detai- handc- line- pass- pate-
          ques- quest- tiran- trun- اعتر- عالس- موقف- يحاو-`,
        '-0.9': `#تاخذ #راي #قفل #يكسر =alguien =be =breaking =dando =dejaron =esposando =estaba =ex =irme =otra =raiding =soy =stop =viene =بدو =قفل @now-EX CUFFS
          PULLING algu- algui- arre- arres- bala- break- entre- inte- inter- raid- raidi- remo- remov- shoo- sopl- tira- uncl-`,
        '-1.0': `#شلو =firmo =k9 =ppo =الشرطي =كسر`,
        '-1.1': `=car =side =دخل =يفتش`,
        '-1.2': `=يكسر`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.6': `SOBRIETY`,
        '1.3': `Traffic`,
        '1.2': `PAPERS`,
        '1.1': `#رخصه LIGHTS sopl- موقف-`,
        '1.0': `#امش =parando =test =trooper =امشي PULLEDAR PULLING ROADSIDE paran-`,
        '0.9': `#قفت =calle =cop =k9 =pararon =paro =prendio =يفتش GETOUT ROADTALK ^ROADSIDE ligh- para- parar- وقفو-`,
        '0.8': `#الض #انزل #حدود #نفخ #يسحب =over =pide =reten =soplo =step =شرطي ^PULLED rete- يسحب-`,
        '0.7': `#تيكت #فحص =75 =baje =blocked =breathalyzer =cpl =curb =dot =id =lights =lit =or =pare =perro =pidiendo =sople =soy =stop =stopped =traffic =vehicle
          =vidrio =weed =window =الشرطي =انزل =انفخ =شربان =فحص =وقفني CAR DOGS SEARCH ^WEAPON camin- light- pidi- pidie- seat- stopp- traf- traff- troo- troop-
          vehi- vehic- vidr- vidri- الباس- شربا- موقفي- وراي- وقفن- وقفون-`,
        '0.6': `#احمر #انجليز #اوقفت #باسبور #سواقه #شارع #شبا #شرب #شنط #قلم #مشغل #موقف #موقفت #هوي #وقف #يشي #يفتش =alphabet =blood =blow =caminando =caminar
          =cargos =cbp =cofre =found =gritando =hacia =had =made =manejando =mile =ojos =pen =pulled =radio =shoulder =sit =snow =sobriety =suspended =tapping
          =thing =vengo =writing =احمر =الجهاز =اوقف =اوقفتني =بيقولي =جنب =خالي =سالني =شارب =شو =واقف =يشيك ASKINGAR ^ASKINGAR ^PULLEDAR ^Weapon alco- alcoh-
          alph- alpha- back- bloo- bols- cargo- cofr- foun- guar- guard- mand- pull- pulle- radi- revi- revis- road- sire- siren- sopla- stop- tapp- tappi-
          under- writi- الحدو- اوقفت- بيسا- سالن- موقفت- وقفت- يسحبو-`,
        '0.5': `#ازرق #اقام #اوافق #اوقف #بوردر #توقف #جنب #راي #صندوق #طلب #كشاف #كندا #لسيار #موقفين #نزل #هاتف #يصرخ =94 =alcohol =bajo =cajuela =checkpoint
          =contesto =dice =digo =draw =dui =ese =friends =get =huele =iba =keys =luces =nomas =parado =pregunta =purse =ran =road =side =sirena =traigo =walking
          =wants =we =were =while =الضو =اوافق =بالمطار =رخصتي =رخصه =طلب =ع =عنده =غرفه =كندا =لسيارته =موقفني =موقفه =موقفينه =والشرطي =ورايي =وقفتني =وقفوني
          =ومعي =يدق =يقولي PULLINGAR ^Gear ^LIGHTS ^Traffic acci- accid- acer- beer- caju- cajue- cana- canad- carr- ciud- ciuda- cons- face- huel- lice-
          licen- luce- noma- pasap- purs- traig- walki- whil- windo- الاض- الاضو- الحد- اليم- اواف- اورا- بالج- شرطي- لسيا- لسيار- موقفن- وقفتن- يعمل-`,
        '0.4': `#الخط #بيسال #بيسالو #تامين #تفتيش #خايف #دور #ريح #طريق #عربي #كلنا #ياي #يشت #يشم =17 =abra =abrio =agente =al =ando =another =buddy =cana =car
          =carro =contra =dije =does =drunk =glass =huron =l =license =light =llego =mn =nombre =officer =oficial =policia =port =revisar =saliendo =sangre
          =secondary =shut =state =their =tome =ventana =yes =ابن =الخط =السياره =الشارع =الشباك =الطريق =اوراق =جاي =خايف =ريحه =كلنا =هويتي =والبوليس =وقفونا
          =وياي =يشتي =يشم =يفتشون @done BEHIND Street ^GETOUT ^GIVEBACK ^LURKING ^PASTVERB ^SAY anot- anoth- block- budd- call- consu- drin- drun- glas- grit-
          huro- line- manda- nomb- nombr- perr- pren- prend- refu- refus- salie- senta- thei- veng- verd- walk- wind- الشار- الشب- الشبا- الطر- الطري- بالت-
          بالشا- بيسال- بيفت- بيفتش- سكين- ناطر- هويت- والبو- والش- والشر-`,
        '0.3': `#احنا #اقف #بسرع #جاي #حشيش #حطو #سكران #سياره #شرطه #فيه #لحال #ماس #ناطر #وقع #يدق =asked =bar =dos =drinking =give =grita =hit =ingles =irme =le
          =man =mouth =papers =permiso =prueba =revisando =search =shaking =sitting =social =trae =trunk =verdad =walk =where =ازرق =بالشارع =بسرعه =بوليس =حشيش
          =سياره =شرب =شغل =شنو =فيه =ماسك =هنا =وراي =وقع Gear TALKING ^ASK ^FIND ^GONEOFF ^Young abri- aske- atra- baja- bloc- cami- chec- check- drink- espe-
          esper- haci- ingl- ingle- mout- paper- pare- pasa- pass- passe- perm- permi- prue- prueb- sang- sangr- seco- secon- segu- shak- shaki- sigui- sitti-
          socia- spea- susp- suspe- trun- unde- vent- venta- verda- want- wher- writ- السي- السيا- الشا- العي- القا- بسرع- بولي- عالش- والب- يفتشو-`,
        '-0.3': `#احد #اطفال #اطلع #اقول #الس #اموت #ترد #جوا #حمام #رجع #ساع #سامحو #علب #عمر #عيال #قاعد #قدام #قريب #قفل #لسه #ليل #موت #نايم #هجره #يصح #يموت * =14
          =20 =abogado =abrir =adios =again =algo =already =anos =aqui =arrestaron =arresting =bathroom =beating =bebe =bedroom =better =bleeding =boyfriend
          =breaking =bunch =buscar =camera =carcel =comio =creo =cuchillo =cunado =daycare =drank =driveway =esposa =everybody =familia =flashlights =foster
          =hable =hacemos =haciendome =has =help =hermana =hijos =him =hombres =in =interrogando =inyecto =is =it =kitchen =let =lips =living =machete =matarme
          =minute =mis =mom =mother =muchas =mujer =nenes =nephew =not =one =orden =papa =para =parce =parking =pastillas =porque =preguntando =preso =puso
          =questioning =reacciona =school =screaming =se =second =see =shoot =should =sin =sister =sobredosis =someone =subio =suicidal =sus =taken =tan =they
          =threatening =tia =tirado =to =told =trabajo =trying =typing =up =vecino =ver =want =would =xanax =yo =اريد =اس =اشتي =اطلع =الايس =الجسر =الحقوني
          =السجن =السلاح =السي =الصغير =اموت =بالحمام =ترد =حالي =سامحوني =شربت =علبه =عمره =عيش =قادره =قفل =لسه =مع =من =واقفين =وين =ياخدو =ياخدوا =يصحي
          =يموت =يهددني @000 @100 @now-CPS @now-she CHILD COLOR Drug GRABBED HIDING INTO IROOM Interview JAILED KIN KNOCKED KNOCKING PAST Plea SOMEONE TOOK
          TOOKAR Weapon Worker Young ^CAR ^CPS ^DETECTIVE ^GRABBED ^HASES ^IWANT ^Interview ^KIN ^KNOCKED ^PRESENT ^RANOFF ^REFL ^TOOKAR abog- aboga- abue-
          abuel- adio- agar- agarr- alrea- baby- bare- bath- bathr- beat- beati- bedr- bedro- bett- bette- blee- bleed- bunc- came- camer- carc- carce- count-
          cuan- cuch- cuchi- cuna- cunad- dand- dayc- dayca- depu- deput- dran- ense- entra- every- fenta- fost- foste- girl- hacem- hacer- hacie- herm- herma-
          hijo- kitc- kitch- livi- livin- llega- mach- mache- mari- matar- mome- momen- mora- morad- moth- mothe- muert- muje- nene- neph- nephe- overd- parc-
          parki- past- pasti- perc- perdo- porq- porqu- reac- reacc- scho- schoo- screa- sist- siste- someo- text- thre- threa- truc- tryi- tryin- tumb- tumba-
          typi- typin- veci- vecin- woul- xana- اعتقل- الاي- الجس- الحي- الول- بالح- بالحم- رفيق- سامحو- طليق- قادر- قالو- واقفي- يسال- يسالو- يقول- يهددن-`,
        '-0.4': `#ابر #اعترف #اقع #انت #بتقول #بدي #برع #بلع #تحت #تعبت #جسم #حبوب #حما #دايخ #رجال #زرق #ساعت #ساعد #سجن #شخص #صبح #ضرب #قادر #قافل #قضيه #كلها #لازم
          #لوحد #محكمه #مدرسه #معه #نقل #وعي #يتنفس #يضغط #يطرق #يفيق #يقتل #يهدد =12 =3an =abajo =abuela =agents =ahorcando =airport =alive =amiga =ani =anoche
          =answer =anymore =are =ask =ayuda =banging =basement =be =booking =brazos =break =broke =brother =calling =care =casa =caso =celular =chasing =cocina
          =cold =collapsed =cps =cuffs =dad =daddy =desmayo =despertar =despidiendose =despues =detector =devolver =dicen =diciendo =dope =dragging =encontre
          =entrada =escribiendo =escuela =espuma =esta =estar =everything =father =fell =fentanyl =find =friend =from =garage =girl =golpea =goodbye =hablando
          =heroin =himself =holding =home =husband =if =immigration =inconsciente =inside =jefe =juez =jumped =kicking =kid =labios =lawyer =leaving =lie =llame
          =llevan =lol =manana =momento =moms =morir =much =mucho =myself =navaja =neighbor =never =ni =nice =nina =odd =off =ok =old =once =order =pana =perdio
          =phone =police =preguntan =probation =questioned =quieren =respira =rifle =rights =river =robaron =room =roommate =sabemos =sakran =salio =sentido
          =she =sheriffs =siguen =snoring =somebody =stairs =station =store =suegra =table =taking =telefono =temblando =texting =this =thru =tirada =tirar
          =todas =trabajadora =truth =turning =va =viejo =viviendo =volver =way =will =with =without =year =you =ابو =ابوها =اخد =اخي =اعترف =الارض =البنت
          =البيت =الصبح =الطفل =الكلبشات =الله =المحل =المطار =الوعي =ان =با =بالمركز =بتقول =برع =بعد =بلع =تحت =تعبت =تقول =جارنا =جهال =حبوب =حق =خنقني =رح
          =ساعتين =سحبو =سيارات =شخص =شقتي =صاحب =طليقي =عارفه =عليها =عمي =عيالي =فاتو =في =كلبشوني =كلها =مش =معه =والجهال =ياخذون =يتنفس =يرجع =يضربني =يفتشو
          =يفوتو =يفيق =يقتلني @001 @now-DETECTIVE @now-i COMEIN DOOR FAINT FALLEN HOME HOUSE HURT HURTING JOKE NOOSE QUESTIONING REFL Sick Violent WAKE
          ^BLEEDING ^COURTS ^EX ^General ^JUST ^KILL ^SUICIDAL ^Worker abaj- acus- agai- agua- aguan- airp- airpo- aliv- amen- amena- anoc- anoch- answ- answe-
          anym- anymo- arrep- atta- attac- auti- autis- balaz- bang- bangi- base- basem- blan- blanc- booki- brazo- breat- brok- brot- broth- calli- celu-
          celul- chai- chasi- coci- cocin- colla- come- compl- compu- conta- cour- dadd- decid- dema- demas- depo- desm- desma- despu- dice- dici- dicie- drag-
          dragg- enter- escon- escue- espu- espum- fami- famil- fath- fathe- fent- fuma- garag- good- goodb- grab- graba- hero- heroi- hims- himse- hold- holdi-
          homb- hombr- husb- husba- immi- immig- incon- insi- insid- inte- inter- inye- inyec- jumpe- kick- kicki- labi- labio- lawy- lawye- leavi- leva- levan-
          leye- manan- meti- migr- miss- myse- mysel- nava- navaj- neig- neigh- neve- orde- pele- pens- pensa- perd- phon- plati- prim- prot- prote- puls- quer-
          queri- raid- rati- reco- respo- rifl- right- rive- robar- room- roomm- sabem- sakr- sakra- scre- seno- sente- senti- short sigue- smok- snori- someb-
          stai- stair- stati- take- taki- takin- telef- temb- tembl- tene- texti- trab- traba- trag- trut- turni- viol- viola- vivie- volve- walke- with- witho-
          ابوه- اعتق- الار- البي- التح- الجام- الحب- السل- السلا- المطا- المو- الوع- انتح- بالبا- بالدو- بالمر- بالمو- بتقو- خايف- خطيب- خنقن- ساعت- ساعتي-
          سامح- سيارا- صاحب- عارف- لوحد- والبا- والج- والجه- وبعد- ياخذو- يتنف- يحققو- يضغط- يفوتو- يقتلن- يقولو- يهدد-`,
        '-0.5': `#ابيض #اجاوب #احك #اخويا #ادخل #ارتاح #ارنت #اعض #افكر #اقوال #اكل #الاف #امام #انط #بعتل #بكرا #بيت #بيد #بيسمنت #تحقق #تعتقل #تقول #تهمه #جامع #جوه
          #حابس #حاج #حال #حبس #حبه #حجز #حدا #حفل #حقو #خرج #خلصت #خنق #داير #دخل #دير #رحت #رساله #رفيق #زلم #ساكت #سجين #سرير #سود #شفايف #شقت #شقه #صاحب
          #صال #صيت #ضايع #طاول #عالخط #عني #فيدي #قاضي #قاع #قبل #قسم #قول #كتير #كلش #كلور #كيف #لعند #لما #لون #ماخذ #ماسك #ماعاد #معايا #مغم #مكتب #موظف
          #مول #ناس #هاجم #هاز #هذا #هون #وهم #ويه #ياخد #ياه #ياهم #يجيب #يحقق #يخنق #يدي #يطلع #يعتقلو #يفوت #يلاحق =13 =6 =7 =afuera =agarrar =aguanto =aki
          =andan =antes =aparece =apartamento =apartment =arms =around =ate =aunt =ba2a =bano =before =belt =best =boy =buscan =cama =campus =carta =cerca
          =charges =check =choking =comisaria =confiese =cosas =dan =dead =dejan =dejarlos =dejaron =dentro =derechos =despierta =detroit =dieron =dio =drive
          =eli =embarazada =encuentro =entraron =esposaron =estan =este =fe =federales =feel =four =ganas =gasolinera =going =gone =good =hablar =hall =hand
          =handed =heart =hiding =hija =hijo =hitting =hold =hombre =horas =hurry =hurting =interrogating =jump =keeps =kiero =knees =knock =lawn =left =lele
          =letter =llamar =llevar =llorando =lobby =locked =loco =long =loss =lost =make =migra =missing =mnil =money =morirme =narcan =need =negra =nena =night
          =nobody =omg =only =orilla =other =own =pegando =pelo =pills =please =polygraph =porche =pressure =prevention =prima =puerta =pusieron =putting
          =quitando =removing =responding =rompiendo =rope =ruido =sa3a =sacaron =security =sent =shoes =showed =sleep =sorry =steps =subiendo =supposed
          =swallowed =text =tio =tipo =tiro =tocan =tomo =top =tracks =trago =trailer =type =uncle =veo =video =vieja =viendo =vinieron =vino =vivir =vodka
          =waiver =walked =wall =whole =wife =worker =yard =yom =ابوي =اجو =احكي =اخويا =ارتاح =ارنت =افتحوا =افكر =اكل =الاف =الجهال =الشرطه =الشغل =الشقه
          =اللي =الليله =المحقق =المدير =المراقبه =المول =بالبيت =بالمدرسه =بعتلي =بكرا =بلا =بنتي =بيسالو =تبع =تحقق =توقف =جايين =جماعه =جهاز =جوه =حاجه =حبه
          =حد =حدا =خطيبي =خلصت =داخل =دخلو =دخلوا =دلوقتي =راجلي =رجلي =رحت =زوجتي =سحب =سكران =سنه =شالو =شي =طلع =عالخط =عليي =عني =غريب =قاعده =قالوا =قبضو
          =قبل =قد =قدام =كان =كتير =كلور =لابسين =لما =لونه =ما =ماذا =ماسكني =ماعاد =مخدر =مسكوا =معاه =معايا =مغمي =مفقود =ناس =نفس =هناك =هون =وقفو =ولادي
          =وهم =وياه =وياهم =ويه =يتصل =يجيب =يدي =يلاحقني ACTOR ANSWER ARREST CAMEIN COURTS CPS DETECTIVE DIE HIGHPLACE HURTS IWANT KILLED LEGAL LOCKED NARCAN
          OVERDOSE OVERDOSING PASSEDOUT PODER STATEMENT TIRED TIRO ^ACTOR ^ARRESTING ^CUFFEDAR ^Drug ^End ^HOWTO ^LOCKED ^MISSING ^OVERDOSE ^PHONE ^POINT
          ^Paperwork ^SOMEONE ^Sick ^TOOK ^Violent afue- afuer- alre- amig- ante- apre- arma- arou- aroun- ayud- bala- barr- befo- befor- blea- bleac- braz-
          brea- break- brin- bull- campu- cart- cerc- cham- chas- chil- chok- choki- clas- clos- colg- coll- comis- compr- confe- confi- conv- corri- cosa-
          cuid- decir- dent- dentr- depor- dere- derec- desa- desap- desc- desp- despe- dete- detec- detro- dier- diero- drop- dropp- echa- emba- embar- enco-
          encon- encu- encue- ente- esco- esta- forc- fuer- fuerz- gadd- gadda- gana- goin- golp- golpe- gran- grand- habl- habla- hall- hande- hear- hidi-
          hidin- hitt- hitti- hora- hurr- hurt- hurti- inco- jump- keep- khab- laug- laugh- lleva- lobb- locke- mana- medic- metie- missi- mone- mori- morir-
          mucha- mues- muest- narc- narca- nigh- nobo- nobod- nurs- othe- over- pegan- perdi- pill- poin- point- poly- polyg- porch- porf- press- prev- preve-
          prob- proba- puer- puert- pusi- pusie- putt- putti- quita- recog- regr- regre- resp- respi- rest- resta- romp- rompi- ruid- sacar- secur- segur- seri-
          shaf- shoe- shoo- showe- sobr- sorr- stab- stabb- star- stor- sueg- suegr- suic- suici- supp- suppo- swal- swall- tabl- than- tirad- uncl- vide- viej-
          viend- vini- vinie- vodk- volv- vomi- vuelv- waiv- waive- whol- work- worke- اجاو- ارتا- افتحو- اقوا- الام- البار- البن- الجي- السج- السك- السكي-
          الشغ- الشق- الطف- العما- القب- الليل- المحق- المدي- المر- المرا- الوا- الور- امبا- بالبي- بالسك- بالصا- بالكر- بالمد- بسيا- بسيار- بعتل- تعال- تعتق-
          جارن- جايي- جدته- حاطي- دلوق- دلوقت- راجل- رسال- زوجت- سكرا- سلمو- شفاي- شفايف- عالخ- عليه- قيدو- كلبشو- لابس- لابسي- لقينا- ماسك- ماسكن- ماعا- معاي-
          موبا- موباي- واقف- وحطو- وصيت- وياه- ياخد- ياخدو- يحقق- يحكو- يخنق- يدورو- يضرب- يضربن- يطلع- يفوت- يقتل- يلاح- يلاحق-`,
        '-0.6': `#اخت #ارد #افاد #اكتب #الل #الي #انتحار #بارد #برا #بعد #بلعت #بيدق #بيدور #تعال #جار #جاكيت #جدت #جرع #جماع #جهال #جهه #حاف #حجزو #خدو #خلاص #خوي
          #داخل #دخلت #دزل #دنيا #دوا #راجل #رغو #سنه #سيارت #شايل #شكل #صديق #ضهر #ظهر #عاد #عارف #عيش #غلط #فكر #فوق #قالت #قراج #كان #كذب #كراج #كشف #كلبشو
          #لاق #لزم #محل #مرت #مركز #مسجل #مسك #مطبخ #مفقود #مين #نسو #هربت #يتصل #يحرق #يعرف #يمن #يمه #يوقع #يوم 7amm- =15 =911 =aca =adentro =agarro =agent
          =agua =amarrada =arrestando =arrestar =arrested =aser =aventar =aw =bed =bien =brincar =bro =buscando =cabeza =call =came =camioneta =can =cara =close
          =compa =conteste =corazon =corte =couch =crazy =cuartos =cuffing =dar =day =declaracion =deje =deputies =detaining =detective =di =dijeron =done =drop
          =ejo =end =ensenan =era =esposando =esposas =estacion =even =ever =feds =firmar =floor =fo2 =foam =following =fotos =fui =gas =grabando =gris =gun
          =guy =handcuffs =happened =her =hi =hice =hood =hora =hour =house =ice =into =knife =knocking =law =linternas =llegue =llevaron =loaded =lot =loud
          =loudspeaker =love =mall =marshals =mato =meds =mejor =mesa =mia =minutos =mo =motel =mundo =nadie =note =od =outside =pasar =pasillo =patron =peeking
          =pegar =pero =persiguiendo =policias =por =pounding =questions =quiero =quitaron =read =rodeando =rolled =sale =salgo =salir =same =sar =say
          =seguridad =ser =shelter =siento =sigue =slid =sobrino =sola =stab =stopping =stuff =them =then =tied =time =toca =tocando =tomar =traen =train =two
          =upstairs =vida =vivo =wake =wanting =who =woods =yarda =احد =اخت =اخدت =اخذت =اخذوه =ارد =اكتب =الان =التامين =الكراج =المستشفي =الي =امي =اهلي =اي
          =بالباب =بالجامعه =بالقراج =برا =بسياره =بعده =بعمل =بلعت =بي =بيدقو =تلفونه =حافه =حالها =خلاص =دزلي =دق =دوا =رغوه =روحي =سيارت =شايل =شكله =شم =ضل
          =عالباب =عليا =عندهم =فكر =فلوس =فوق =فيها =قالت =كشف =كلمه =ليله =مخليني =مين =نبض =نزلوه =نفسي =هربت =ياخذوا =يمه =يوقع @210 ARRESTING COPCAR EX End
          HANDS IDIOM JUMPAR KIDNAP KILL LIVE ONLINE RAID SEIZED SUICIDE ^ANYMORE ^BREAKIN ^GOODBYE ^HURTING ^KIDNAP ^LIVE ^OVERDOSED ^QUESTIONING ^SEIZED
          ^WARRANT abie- abier- aden- adent- apaga- apart- asal- asalt- aven- avent- ayuda- bote- botel- bunk- cabe- cabez- camio- camp- carga- cerra- char-
          charg- conf- cora- coraz- couc- cous- cousi- craz- cuen- cuent- cuffi- deci- decl- decla- deja- dejar- despi- dije- dijer- entr- entre- espo- espos-
          estr- fede- feder- figh- firma- floo- foto- gara- handc- happe- hous- kier- knif- knock- lett- lette- llegu- loade- lock- loud- louds- mars- marsh-
          mejo- mess- messa- mete- mote- much- muer- mund- mune- munec- nadi- negr- novi- outs- outsi- pagu- pasi- pasil- peek- peeki- pers- persi- plea- pleas-
          poun- pound- punc- punch- push- ques- quest- remov- robb- rolle- secu- shel- shelt- sien- sient- slee- snor- sobre- step- stra- stuf- subie- suel-
          tira- tocan- trae- trat- upst- upsta- vivi- wanti- watc- wood- yard- اعتر- افاد- التام- الصب- العم- القط- الكا- الكرا- الكلب- المست- النا- بالقر-
          بالو- بيدق- بيدو- تستج- جماع- حابس- حاله- دقيق- عالبا- عنده- عيال- لزمو- لقيت- مفقو- مكلب- نايم- والم- ولاد- وماخ- يدخلو- يستج- يستجو- يعرف-`,
        '-0.7': `#اجو #اخذو #ارض #امر #بروبيشن #بنا #تاخذ #تحقيق #حكيت #خال #خويا #سحب #سطح #شدو #صور #فات #قبض #قطعت #قوي #قيد #كنت #لابس #مباحث #محقق #مدير #مكان
          #نارك #نبض #ورا #يبك #يناد =10 =acabo =adn =after =amigo =arrest =arresto =boca =cada =cayo =celda =climbing =comieron =cousin =cuando =cuartito =daba
          =dando =die =dios =dna =dude =encerrada =entre =esposado =ex =hear =interrogated =investigador =job =kill =lady =last =lel =miranda =office =pareja
          =paso =passcode =pego =plan =ponga =porch =ppo =preguntas =put =reading =recorder =saco =shed =since =statement =thinking =threw =throwing =trajeron
          =truck =van =when =windows =اخوي =اقول =الولد =اليوم =امر =بدها =بس =بيتنا =بيقولو =بيقولوا =تاخذ =جو =جواب =حكيت =خويا =صديقي =عليك =عيونه =غرفتي
          =قاعد =قالو =قطعت =قلبه =كنت =لي =ليش =محقق =مو =نفسه =ورا =يدقوا @now-SOMEONE ARRESTED BREATHE GOODBYE LATER LEFTNOTE MISSING OVERDOSED POINT SEVERE
          SUICIDAL WRISTS ^CAMEIN ^KILLED ^LOTS ^Plea ^QUERY ^SEARCH afte- ahorc- amar- amarr- apare- arre- arres- book- brinc- busc- busca- celd- cell- cerr-
          clea- clor- comie- corre- cuand- cuff- disp- dispa- ence- encer- escuc- gaso- gasol- happ- insu- inve- inves- knoc- load- ment- menti- miran- padr-
          parej- part- passc- pati- pega- pong- readi- show- sinc- state- stran- subi- surr- think- throw- toca- trac- track- trail- traje- vend- التا- الجا-
          الحقو- المط- اليو- بارد- بالار- بالسل- بيتن- عالح- غرفت- كلبش- يدخل- يطلب- يعتق- يعتقل- يلحق- يناد-`,
        '-0.8': `#ادر #باب #جواب #حاط #روح #صوت #قلب #معهم #ممكن #يدخل #يكتب =abi =anda =away =baby =bye =callo =cops =cortando =desde =diga =dorm =edge =es =fbi =gray
          =gritan =hoy =keep =mama =mata =nas =nene =nino =noche =novio =officers =paper =peor =po =six =swab =today =todo =too =write =ادري =الباب =بابي =بيتي
          =معهم =ولد @now-EX BLEEDING DANGERES KILLING POISON QUESTIONS STATION ^KNOCKING anda- clim- climb- corr- corta- daye- desd- door- estac- impo- knee-
          noch- porc- qued- read- roll- الحا- الحق- بالك- صديق- عيون- يدقو-`,
        '-0.9': `#كلبش =5 =both =door =firmo =gave =life =llegaron =oficina =parada =quien =يقولون NECK comp- cort- ensen- traj-`,
        '-1.0': `=breathing =detuvieron =swat =ورقه =يقولو`,
        '-1.1': `=dejo =hay =talk CUFFEDAR`,
        '-1.2': `CUFFS`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.4': `STATION`,
        '1.2': `ANSWER IROOM QUESTIONS`,
        '1.1': `=diga Interview inter-`,
        '1.0': `#تحقيق #مركز =office ASKAR DETECTIVE STATED inte- ques- quest-`,
        '0.9': `=dna =oficina QUESTIONED STATEMENT inve- inves- ment-`,
        '0.8': `#استجواب #اقوال #فيدي #محقق #يحقق =entrevistando =hablando =hable =hr =investigador =read =truth =yo decl- decla- grab- menti- trut- اسيل- اعتر- اقوا-
          المحق- يستجو-`,
        '0.7': `#اسيل #اعض #افاد #اقول #تحقق #تسال #جواب #حصل #حكيت #شاهد #قاعد #كذب #كشف #مكتب #يسالو #يكتب =adn =customs =declarando =detector =firmar =firmo =horas
          =interrogando =interrogation =paso =passcode =pick =questioned =questioning =recorder =sat =station =suits =yes =اسيله =اقول =المحقق =بالمدرسه =تحقق
          =حصل =حكيت =شاهد =كشف =محقق =يسال =يقولو conf- confe- firma- graba- hora- passc- stati- suit- volu- volun- افاد- بالمد- تستج- يحقق- يستج-`,
        '0.6': `#ارد #بغرف #صور #عالخط #كلم #مترجم #محامي #مدير #مسجل #يخلو #يسجل #يوقع =abogado =agua =boss =but =campus =cuente =declaracion =detective =firma
          =grabando =interrogated =ix =keep =keeps =mesa =otra =preguntar =preguntas =quien =quieren =room =slid =statement =title =trajeron =two =waiver
          =windows =write =ارد =افادتي =السوال =بالتحقيق =بغرفه =جهاز =جواب =ساعات =عالخط =يخلوني =يسالو =يوقع CHARGED PHONE TALKING ^PHONE abog- aboga- ayuda-
          camp- campu- clea- conv- cuen- cuent- habl- insp- inspe- keep- preg- pregu- recor- state- titl- traje- waiv- waive- افادت- المت- بالتح- بغرف- ساعا-
          عالخ- قاعد- والمح- يحققو- يخلو- يخلون- يردو- يسال-`,
        '0.5': `#اسكت #اعترف #اكتب #امض #انترلوك #تحويل #جوا #شغل #طاول #قسم #مدرسه #ورقه #يسال #يضغط #ينتظر =14 =8 =alone =ambassador =anything =ask =been =bro
          =callo =confiese =cuando =cuartito =di =ellos =escriba =estacion =form =hasta =initial =insurance =interrogating =investigator =lleva =phone
          =polygraph =preguntan =preguntando =questions =stuff =اجاوب =اسكت =اعترف =اقوالي =اكتب =الضابط =الكاميرا =الكذب =المباحث =المحققين =امضي =او =بالغرفه
          =بيسالو =جوا =ضابط =عن =كلمه =محامي =مع =ناطر =ياخد =يحققو =يسالوني =يشتو HABIT LEFTNOTE ^ANSWER amba- ambas- anyt- anyth- calli- come- confi- cuand-
          ello- expl- happe- hast- init- initi- insur- most- phon- poly- polyg- segur- senta- stat- اقوال- التح- السو- السوا- الضا- الضاب- الكام- الكذ- المب-
          المبا- بالغر- محام- والب- وياه- يضغط- يضغطو- ينتظ-`,
        '0.4': `#الاف #انجليز #بعض #بمكتب #بيسالو #تحك #تهمه #غرف #كاميرا #كنت =16 =asked =asking =badge =card =conteste =crying =digo =encerrado =escuela =even
          =everything =fui =guy =haciendome =happened =interviewed =irme =khat =lawyer =letter =linea =other =patron =precinct =says =sigo =table =wait =wall
          =with =افاده =الاف =التحقيق =اوراق =تحكي =جهال =حاطين =شرطي =غرفه =قاعد =قاعده =قدامي =كنت =معي =هذا =ولد =يحققوا =يحققون =يسالني =يضغطوا
          @now-DETECTIVE ^ASKAR ^ASKING ^QUESTIONING ^SAY alon- answ- answe- aske- aski- askin- badg- blea- bleac- cans- clos- cowo- cowor- cryi- cryin- cust-
          custo- detec- empu- empuj- entre- escu- escue- estac- firm- hacie- happ- lawy- lawye- othe- post- quer- queri- stuf- susp- suspe- traj- التحق- المح-
          الها- بالصا- بالغ- بمكت- قدام- والم- يسالن-`,
        '0.3': `#اخذو #حاط #صال #صغير #عند #عندي #مصاري #ياخد #يجيب #يرجع =15 =about =agente =already =answer =bathroom =bed =boy =dejan =driveway =droga =dude
          =enfrente =fbi =fotos =hablo =hear =hold =hora =need =otro =pointing =primo =q =s =said =school =siguen =since =talking =they =thru =till =tipo
          =trabajo =turning =was =yr =اخذوه =باب =بدو =دلوقتي =زوجتي =عمي =قالوا =لي =مال =معاه =والبوليس =يجيب @210 LETME ^LOC ^NUMBER ^WANT abou- alrea- bath-
          bathr- cerr- cerra- close- cuan- depor- enfr- enfre- enti- entie- escr- escri- foto- insu- leav- line- ofic- ofici- quie- saca- scho- schoo- sigue-
          sinc- tabl- talki- turni- windo- اخذو- بالت- بالص- بالم- بيسال- دلوق- دلوقت- قالو- والبو- يريد- يسالو- يقول-`,
        '-0.3': `#ابن #اخذ #ازرق #افكر #اكل #امش #انتحر #بيت #جاي #حال #حامل #حدا #حما #دكان #ذلح #راح #رقم #ساعد #سامحو #شبا #علب #عمار #فكر #فيها #قادر #قافل #قول
          #نفس #هجره #هسع #ورا #يصح #يصرخ #يهدد * =abrir =aca =after =agentes =ahorcar =al =aparece =arresto =at =aventar =back =banging =be =beating =bleeding
          =blue =boyfriend =brazos =bring =building =care =carro =choking =cuffed =curb =daddy =deputy =desmayo =despedida =despidiendose =detaining =detuvo
          =diciendo =do =driving =encuentro =entrar =este =eyes =father =for =frasco =front =give =going =grabbed =hace =hacemos =hermana =ice =inconsciente
          =into =job =jumped =jumping =la =la2 =les =licencia =llama =llevando =loading =luces =mall =many =marido =mas =matarme =metio =mi =mis =mismo =mujer
          =my =needle =nieto =nina =nobody =officers =oficial =parar =park =pastillas =people =probation =quiere =robaron =sabemos =sacar =salio =saying =scared
          =she =sheriffs =sleep =ten =trouble =truck =trying =us =vecino =walking =whole =xanax =yelling =اخت =اخد =اخدو =ازرق =افكر =الطفل =العماره =الليله
          =الهجره =الوعي =امشي =انتحر =اوقف =بالسياره =بدي =بنتي =جارنا =حامل =حبوب =حدا =حمايه =دخلوا =راح =رايح =رجال =رقم =زرق =سامحوني =سلاح =علينا =فكر
          =فيها =كسر =ما =مش =موت =موقفني =نفسه =هسع =واحد =واقفين =يصحي =يضرب =يفتشوا =يفتشون =يهدد =يهددني @100 @doing @now-CHILD @now-EX @now-we @past @plain
          ARREST BODY CAMEIN CAR COURTS ENDLIFE GRABBED Held KILLED NEEDLE NOOSE Near PAPERS Paperwork SOMEONE SUICIDED TAKING TOOKAR Violent Worker ^DIE ^EX
          ^KILL ^KIN ^KNOCKED ^LURKING ^MODAL ^Moment ^POLICE ^PULLING ^Plea agent- ante- apart- arre- arres- ayude- bang- bangi- beat- beati- blee- bleed-
          brazo- buil- build- carr- choki- conte- coun- court- cuch- cuchi- dadd- dand- desm- desma- dici- dicie- drivi- droga- encu- encue- ense- fath- fathe-
          fent- fenta- fras- frasc- free- goin- hacem- hand- hear- incon- jumpe- jumpi- kidn- kidna- llega- loadi- luce- marid- matar- meti- mism- muje- need-
          needl- nobo- nobod- past- pasti- peop- peopl- puls- respo- robar- sabem- sayi- sayin- scar- scare- step- supp- suppo- tien- toda- trou- troub- truc-
          tryi- tryin- veci- vecin- walki- warr- whol- xana- yell- yelli- اعتق- الطف- الليل- الهج- الهجر- الوع- بالج- بالسي- بالق- جارن- حماي- سامحو- صديق-
          طليق- علين- محبو- واقف- واقفي- والا- ياخذو- يضربن- يهددن-`,
        '-0.4': `#احد #ارتاح #اعيش #امر #اوقع #باب #بايد #بوردر #ترد #تقول #جنب #حاول #حبس #حبوب #حدود #دخلت #دقيق #راجل #راحت #رجعت #زرق #سواقه #سيارت #شايل #شباب
          #شقه #صاحب #صيت #ضاع #طفل #قبل #قريب #قفل #قيد #كلبش #كلها #كندا #لقي #لما #لون #محتجز #محل #مره #مغم #مفقود #مقلوب #موت #موقفي #ناس #نايم #نوم #وعي
          #وين #يبي #يتنفس #يخنق #يدي #يذبح #يضرب #يطلع #يفيق #يقتل #ينتحر =17 =60 =911 =abuela =acaban =agents =aguanto =alphabet =amiga =anos =arrestar =as
          =asleep =ayer =ayuda =babys =bate =bien =bleach =breathing =bunch =caso =charges =chasing =cold =coming =comio =court =custody =daycare =dearborn
          =despierta =despues =detectives =deteniendo =detuvieron =dio =doing =door =drink =drive =drunk =encontre =escondida =escribi =esposado =espuma
          =familia =feel =feo =fight =firme =floor =foaming =gal =garage =gente =get =golpea =grandpa =gritando =handcuffing =head =help =hermanito =herself
          =himself =his =hombres =huron =inyecto =k9 =kiero =knife =light =lights =lips =llamar =llevaron =lot =manejando =michigan =mn =mom =morning =mouth
          =much =nadie =nieve =no =nombre =nos =outside =overdosed =own =padrastro =papa =parado =pareja =parking =passport =patrulla =patrullas =perro =pie
          =pills =piso =porfavor =port =posted =prendio =prima =putting =queria =reacciona =recien =removing =respira =responding =round =sabe =saco =safe
          =salga =screaming =se =shi =shoot =si =sister =sobredosis =sola =standing =stopping =strangling =subiendo =suboxone =sus =tengo =threatening =tiro
          =tocan =toddler =trailer =train =troca =tylenol =uber =uno =unos =van =veo =viene =viviendo =vuelve =watching =window =wrists =year =ابوها =احد =اخي
          =ارتاح =استطيع =اعيش =اكل =الارض =البيت =الجسر =الجهاز =الحبس =الحبوب =الحدود =الحقوني =السجن =السياره =الشارع =الشرطي =العيال =الكلبشات =الله =المحل
          =المسدس =النوم =امر =اوقع =بالارض =بالتلفون =بعد =بيتنا =تاخذ =تبعي =ترد =تقول =جوزي =حالي =حبسني =خالتي =خلص =دا =دقيقه =دم =راجلي =راحت =رجعت =رخصتي
          =سي =سيارت =سيارتي =شباب =شويه =صاحب =صاحبي =ضاع =غريب =قال =قبضوا =قبل =قفل =كان =كلها =كندا =لا =لم =لما =لونه =محتجز =مره =مسكوا =مسكوني =مغمي =من
          =موقفيني =نار =ناركان =ناس =نايم =هويتي =وراي =وقفوني =يتنفس =يخنقني =يدور =يدي =يرد =يفيق =يقتلني =يقولوا =يم =ينتحر =يوم @000 @110 @done @now-CPS
          BEHIND COLOR DIED Drug EX End HIGHPLACE HOWTO IDIOM IWANT JUMPAR KNOCKING PULLINGAR Plea REFL ROADSIDE ROUGH SEVERE Street TOOK WARRANT WEAPON Weapon
          ^BLEEDING ^BREAKIN ^CAR ^FAINT ^GOODBYE ^General ^HEDGE ^Held ^IWANT ^OVERDOSE ^REFL ^SUICIDE ^TIRED ^TOOK ^Violent abue- abuel- acab- acci- accid-
          afte- agar- agarr- agua- aguan- alph- alpha- amarr- amen- amena- anda- anyw- apar- apare- asle- aslee- atta- attac- bajar- bloc- block- boyf- boyfr-
          brea- break- bunc- chas- chasi- comin- compl- corn- corne- cuffe- cuid- dayc- dayca- dear- dearb- dejar- depa- depar- despi- despu- doin- dorm- dormi-
          drun- escal- esco- escon- espu- espum- estar- fami- famil- floo- foam- foami- fron- gara- garag- gent- grabb- gran- grand- grita- hers- herse- hims-
          himse- huro- inye- inyec- jump- kier- kill- knif- lice- licen- mari- mich- michi- mkha- mont- monta- morn- morni- muri- nadi- neig- neigh- niet- niev-
          nomb- nombr- novi- oril- orill- outs- outsi- padra- parad- parej- parki- pasa- pati- patr- patru- pens- pensa- perdi- pidi- pidie- pill- porf- porfa-
          poste- prob- proba- putt- putti- qued- rati- razo- reac- reacc- recie- refu- refus- resp- robb- rompi- roun- ruid- screa- seri- sher- sheri- sist-
          siste- slee- stab- stabb- stand- stor- subo- subox- teng- thin- tira- tirad- toca- todd- toddl- trai- trail- troc- tyle- tylen- vivie- wris- wrist-
          ابوه- اخدو- ارتا- استط- استطي- الار- الباس- البي- الجس- الحبو- الحدو- الدوا- السج- السك- السي- السيا- الشا- الشار- العما- العيا- الكب- اللي- المرا-
          المسد- النو- الولا- انتح- بالار- بالب- بالتل- بالجه- بالد- بالدو- بالسل- بيتن- حبسن- خالت- راجل- رفيق- سيارت- صاحب- قبضو- ماخذ- مانع- محتج- مسكون-
          مفقو- مكلب- موقفن- نارك- ناركا- هويت- وصيت- وقفت- وقفتن- ياخذ- يتنف- يخنقن- يدقو- يذبح- يذبحن- يضرب- يفتش- يفتشو- يقتلن- ينتح-`,
        '-0.5': `#اجا #اخد #اخر #ادر #اطفال #اعرف #افتحل #اقام #اقف #الض #امل #اموت #انام #انه #اهل #ايدي #باص #بلعت #بنز #بيب #بيد #تاخذ #تحت #تعتقل #جار #جهه #حبه
          #حشيش #حقن #خال #خلصت #خنق #دخل #درج #دنيا #ذحين #راض #رايح #ربي #رجال #رجع #رغو #سياره #شالت #شفايف #ضايع #غريب #قالت #قبض #قضيه #قفت #كتير #كلبج
          #كلش #كلنا #لاق #لان #لسا #ماس #ماسك #محكمه #مدر #مسلح #مطار #مفتاح #موظف #موقف #نار #نارك #نبض #نحن #نزل #نسو #هاتف #هذه #هوي #ولاد #وهي #ياخدو #ياخذ
          #يحرق #يخلي #يدق #يشم #يعيط #يفتح #يفتش #يقلب #يمه 3ala- 3alay- =94 =96 =abrio =acaba =adios =afuera =again =agarro =akher =ala =alcohol =allowed
          =anda =ando =anymore =apartment =arrestaron =asi =ba2a =baby =baggie =bajar =bedroom =bike =booking =born =both =boxed =boys =breathalyzer =broke
          =buscan =buscando =cana =cara =carcel =cargos =chaleco =child =ciudadano =comieron =contesta =convulsionando =corazon =corriendo =cuffs =dark =day
          =dead =deja =depot =detained =dile =dios =donde =dope =dorm =dot =downstairs =drank =draw =drop =escribir =ese =esperando =esposando =esposaron =ever
          =ex =except =fell =five =flashlight =following =foster =four =fumar =giving =golpeando =golpear =goodbye =grandma =ground =ha =hall =hey =hiding
          =hijas =hitting =hombre =house =hurry =iba =inside =insulin =jump =knock =lado =landlord =lele =license =llaves =llegue =llorando =looking =marihuana
          =matar =meds =miedo =migra =minni =mixed =morirme =moving =mucho =narcan =nenes =ninos =noise =not =note =nunca =od =order =over =parole =party =pasar
          =passed =peephole =pegando =pegar =pelo =perdi =picked =place =please =policias =ppo =preso =purse =quitando =quitar =radio =recording =registrando
          =revisando =rights =robo =roommate =running =sangre =seguir =send =shaking =siento =siguiendo =someone =soplo =stab =still =stopped =store =suegra
          =swallowed =taking =tambien =target =their =then =things =tied =til =tocando =todos =tomorrow =tonight =too =touching =traffic =tren =trooper =used
          =vehicle =ventana =vinieron =we =ابره =ابوه =اجا =اخذت =اخذو =اخر =ادري =اشتي =اعرف =افتحلهم =الباب =البيبي =الكل =المراقبه =الولاد =الولد =امل =اموت
          =انام =اهل =بالبيسمنت =بالليل =بالمطار =بعضوا =بلعت =بيسال =تحت =تريد =جماعه =جو =حبه =حشيش =حقوقي =خايفه =خلصت =دخلو =راضي =ربي =رجع =رجل =رغوه
          =رفيقي =زوجي =سنين =سياره =شالت =شالو =شالوا =شربان =شلو =ضربني =طلب =عالباب =عليا =عيش =غرفتي =فاتو =قاضي =قالت =قدام =كتير =كلنا =لازم =لسا =ماسك
          =معاهم =مو =نبض =نفسي =هذه =وهي =ياخدوا =يبي =يدق =يدقوا =يشتي =يشم =يفتش =يقولي =يمه @111 ASKINGAR BREAKIN BREATHE EVERYONE Gear HANDS HURT HURTEN
          HURTING KIDNAP KILL KILLING LEDGE LIGHTS LOCKED NARCAN OVERDOSE PAST POINT PULLEDAR Sick TIRO TONIGHT Traffic ^ASKINGAR ^CAMEIN ^CUFFEDAR ^DANGERES
          ^Drug ^Gear ^HURT ^KIDNAP ^LOCKED ^MISSING ^Near ^OVERDOSED ^POINT ^PULLEDAR ^Paperwork ^SEARCH ^SUICIDAL acaba- acer- adio- afue- afuer- agai- akhe-
          allo- allow- aman- amane- amar- anym- anymo- apag- apen- arma- arrep- avisa- azul- bagg- baggi- bebi- bebid- bedr- bedro- booki- bote- botel- boxe-
          breat- brin- brok- busc- busca- carc- carce- cargo- case- chal- chale- chec- chil- clim- climb- clor- coll- colo- comie- compa- cons- cora- coraz-
          corre- corri- cour- cuat- cuff- desp- despe- detu- detuv- devo- devol- dond- downs- dran- enco- encon- enter- entra- esca- exce- excep- flas- flash-
          fost- foste- fuma- gaba- givi- givin- good- goodb- grou- groun- hidi- hidin- hija- hitt- hitti- hous- hurr- insi- insid- insul- land- landl- llave-
          llegu- llor- llora- look- looki- madr- marih- mata- mete- mied- minn- mixe- morir- mout- movin- nacid- narc- narca- nene- nino- nois- nunc- over-
          paro- parol- parq- parqu- part- passp- peep- peeph- pega- pegan- picke- plac- plan- prot- prote- purs- quit- radi- regr- regre- respi- rest- right-
          road- romp- room- roomm- runn- runni- salg- sang- sangr- segui- shak- shaki- shoo- short sien- sient- sigui- slap- slapp- snor- someo- stan- stil-
          subi- subie- swal- swall- taki- takin- tamb- tambi- targ- targe- tene- teni- term- termi- thei- thing- tocan- todo- tomo- tomor- tonig- touc- touch-
          trac- track- traf- traff- unic- vari- vehi- vehic- vent- venta- vien- vini- vinie- viola- walk- watc- watch- اتصل- افتحل- الاق- الان- الاو- البنا-
          البيب- الحد- الحقن- الدو- العي- الغر- الكل- الكلب- النا- الول- بالس- بالل- باللي- بتاع- بهال- بيدق- تشوف- تشوفي- تعتق- خلون- رسال- سامح- سلمو- شالو-
          شربا- شفاي- شفايف- ضربن- عالا- عالبا- عالس- عيون- غرفت- فتحت- لزمو- لقيت- ماسك- والد- وقفو- وقفون- وماب- يخلي- يخنق- يدخلو- يفوتو- يقتل- يوقف-`,
        '-0.6': `#ابر #اخت #ارض #الكل #انتحار #باسبور #بتقول #بروبيشن #بكرا #بنا #بياخد #بيدق #بيسمنت #توقف #جسر #جماع #حبل #حديق #حقو #خدوا #خلاص #خلو #خوي #دوه #راي
          #رحت #ريح #سارق #سطح #سلاح #سلمو #شال #شخص #شرب #شسو #شقت #عربي #عيش #عيون #فات #فيه #قاضي #كتبت #كلبشو #لزم #لهم #ماخذ #ماش #ماعاد #مرت #مطبخ #وقف
          #يعتقلو #يناد #يوقف =20 =6 =75 =ahorcando =ai =alive =all =arms =around =aunt =ay =bajo =bar =bas =basement =bat =belt =blood =cars =cayo =cel =chamo
          =class =clothes =contesto =contra =corte =dad =deputies =drawers =dudes =empty =encerro =entrada =entrego =esposas =everyone =eye =find =found =gray
          =guns =hacen =hacia =had =handcuffed =handcuffs =having =hijos =hotel =huele =k =kid =kill =knees =lap =law =letters =lit =llave =llego =llevar =love
          =mai =mando =mano =manos =marshals =mato =moms =more =morir =muchacho =muero =mundo =myself =neighbors =newborn =ni =nino =noche =novio =orden =our
          =overdosing =papeles =papers =parando =pararon =peeking =poco =puede =puente =puerta =quitaron =ran =reason =recogio =reten =road =roof =safety
          =second =sent =sex =shed =shower =sons =soy =speaker =stairs =su =suicidal =tan =thinking =tiene =tomo =trae =trunk =vi =viejo =vienen =vivir =why
          =ابنتي =اخدت =الجهال =الساعه =امام =انه =بالباب =بالحديقه =بالشارع =بتقول =بسياره =بعرف =بكرا =جايين =خالي =خلاص =رجلي =رح =رحت =رخصه =روحي =ريحه
          =سالني =سحب =شخص =شربت =شسوي =شقتي =صوت =عليها =عملت =عيالي =فيه =كلبشوني =لهم =ماشي =ماعاد =مسدس =وقفني =يخليني =يعتقلوني ARRESTED BLEEDING DANGERES
          DOOR FAINT GONEOFF GOODBYE HIDING LIVE MISSING OVERDOSING SUICIDAL SUICIDE SURROUNDAR TIRED WAKE ^ARRESTING ^ASK ^DOOR ^FIND ^GONEOFF ^HOME ^NOW ^PAST
          ^PULLED ^TAKING abri- abrie- alco- alcoh- aliv- alla- apunt- arou- aroun- arri- asal- asalt- aven- avent- baby- babys- baja- bala- base- basem- bloo-
          bols- braz- carg- cate- cham- char- charg- choc- chok- ciud- ciuda- clot- cloth- colg- convu- cort- depu- deput- desa- desap- deta- detai- door- draw-
          drawe- dude- empt- estr- figh- fire- foll- follo- foun- gaso- gasol- havi- havin- hijo- homb- hombr- hote- inco- inta- inten- ligh- light- lleg-
          lleva- load- mand- mano- mars- marsh- mayo- migr- movi- mund- myse- mysel- newb- newbo- noch- orde- overd- padr- papel- paper- paran- parar- peek-
          peeki- pick- pued- puen- puent- rath- reas- reaso- reci- remov- rete- roba- rodea- safe- safet- scre- sema- sobre- stai- stair- stop- stopp- stran-
          surr- texte- think- trag- tran- troo- troop- trun- ulti- ultim- vendi- viene- viol- vivi- vuelt- winds- ابنت- البا- الجر- الجي- الحر- الحرا- الساع-
          الكي- المط- اليم- ايدي- بالبا- بالحد- بالشا- بتقو- بتنف- بياخ- بيرت- جايي- جماع- حقوق- خايف- دقيق- رخصت- سالن- سيار- كلبش- كلبشو- ماعا- معاه- موقفي-
          وشلو- وقفن- يحبس- يخلين- يدخل- يلحق- يناد-`,
        '-0.7': `#اذن #اوض #بارد #تيكت #حاجز #حجز #حرام #حكوم #خدو #دور #رخصه #سحب #شارع #شدو #طريق #لازم #محط #نفخ #هاز #يحك =abajo =aeropuerto =aki =arrestado
          =arresting =away =baje =blow =bye =came =caminar =car =casa =check =closet =consent =creo =dejarlos =detenido =detroit =drinking =encerrada =estar
          =foot =hands =hay =hi =hoy =jail =judge =jura =keys =kids =knocking =lawn =life =live =llevan =long =look =mata =men =minute =motel =next =oficiales
          =open =paro =patrol =rope =search =shoulder =sigue =sorry =stay =steps =ta =take =taken =texted =that =turn =uncle =unit =vida =vive =vivo =voy =wake
          =were =while =wrote =yard =ابوي =انفخ =بيتي =تفتيش =حادث =شرب =شي =فرد =قالي =موقوف =واقف =ولادي =يفوتو ARRESTING COPCAR DIE DOGS FIND JAILED LEGAL
          POISON SEARCH ^COURTS ^KNOCKING ^PULLINGAR ^ROADSIDE abaj- aero- aerop- apun- book- compu- conse- corr- decid- detr- detro- drink- fuer- guard- handc-
          judg- knee- knock- llav- matt- mori- mote- naci- para- passe- perr- puer- puert- recog- rode- sear- searc- sente- smel- sorr- suel- suic- suici- take-
          toni- uncl- whil- wrot- اخذوه- الجه- الجها- الحب- الدر- السا- بالح- بالمط- تفتي- راضي- عالم- موقف- والع- وراي- ولاد- وماخ- ياخدو- يعتق- يعتقل-`,
        '-0.8': `#تفتيش #رجل #يدخل =12 =13 =bus =celda =daba =dejo =dog =done =dui =gone =hablar =mama =never =odd =ojos =pide =point =porch =ring =sit =state =tome
          =way =would =writing =افتح =امي =بابي =بيقولي =شارب =فين =هو =ومعي COMEIN CUFFEDAR CUFFS NECK PASSEDOUT PULLED PULLING ^LOTS ahorc- camin- celd- drin-
          guar- knoc- neve- quita- remo- toma- woul- writi- المو- مسكو- موقو- يفوت-`,
        '-0.9': `#شلو #مسك #يفوت =abra =arrestando =bag =calle =dijo =end =l =revisar =sople =swat =weed =اهلي =شرطه GETOUT OVERDOSED PODER RAID ROADTALK SEARCHED
          deten- huel- porc- revi- revis- sopl- افتح-`,
        '-1.0': `#افتح #سجن #سكران =abro =die =gas =plan =step SOBRIETY back-`,
        '-1.1': `=test`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.5': `MISSING`,
        '1.4': `ولاد-`,
        '1.2': `=ولادي Worker`,
        '1.1': `=nino CHILD`,
        '1.0': `=13 =estado estad-`,
        '0.9': `#حما =kids =nina =ran =الطفل EX FIND remo- remov-`,
        '0.8': `#ضايع #مستشف #يلبس =devolver =foster =never =order =park =quitaron =رحت CPS Young ^KIDNAP ^MISSING fost- foste- hija- neve- quita- الطف- يرجع-`,
        '0.7': `#ابو #اطفال #باص #رحت #رضيع #شالت #ولاد =autistic =gone =hijas =nena =nietos =quitando =removal =removing =robo =safety =المستشفي =حماتي =خطف =شالت
          =طفل GIVEBACK GONEOFF ^Worker nieto- perdi- recog- safe- safet- ابوه- حمات- رضيع-`,
        '0.6': `#تاخد #حضن #خطف #سفر #ضاع #لاق #مطار #مفقود #هرب #هربت =9 =abierta =alert =amber =bebe =bring =custody =dark =entregar =find =give =lady =llevo
          =mexico =padre =salio =some =state =trabajadora =اخت =الحمايه =المطار =اليمن =تلفونه =حضني =ضاع =عيالي =فين =هربت @now-CPS SEARCHED TAKEES TOOKES ^EX
          aler- ambe- avisa- cono- cust- custo- mexi- mexic- miss- ning- ningu- nurs- padr- quit- visi- اخذه- التو- المست- المط- المطا- الول- الولا- بالو- مالت-
          مانع- مفقو-`,
        '0.5': `#اعرف #اهل #جاي #حار #راض #رجعت #شلو #مغلق #موظف #يرجعل =7 =acabo =aeropuerto =allowed =arrebato =because =camino =canada =dan =dar =desaparecio
          =dinero =dios =firmo =four =friends =gave =hold =hospital =kan =kidnapped =meses =missing =mustashfa =nene =newborn =nunca =open =pibes =pq =recogio
          =regresar =river =robaron =ropa =saco =stranger =su =suegra =supposed =toddler =twins =vino =visit =with =woman =worker =ابوها =اخذو =اطفالي =الاطفال
          =الجهال =الحاره =المدرسه =الولاد =اهل =بالتلفون =بالمستشفي =رجعت =رجعها =سنين =سي =طلع =طليقتي =مرتي =مفقود =ياخدوا =ياخذون =يرجعلي KIDNAP aero-
          aerop- allo- allow- apare- arreb- auti- autis- beca- becau- desa- desap- dine- diner- firm- guar- hosp- hospi- llev- mese- missi- mont- must- musta-
          newb- newbo- nine- nunc- orde- paper- peel- pibe- rive- robar- todd- toddl- twin- vuelt- woma- work- worke- اطفا- اطفال- الاط- الاطف- الجه- الجها-
          الحا- الحار- المدر- اليم- بالتل- بالمس- رجعه- طليقت- عيال- لاقي- يرجعل-`,
        '0.4': `#بدون #ثاني #دخلت #طلع #ليا #يمن =12 =40 =6 =abre =acaba =answer =arms =arresto =baby =back =bus =children =da =empty =encuentro =es =escondida
          =familia =firme =fui =goodbye =gris =hija =lleva =loaded =mis =mn =nenes =nice =niece =nurse =off =ohio =old =perdio =place =plan =quien =red =regresa
          =screaming =second =take =telling =them =tiene =toca =was =while =wrong =yard =year =اس =اعرف =با =بالشغل =بلا =جايين =حمايه =راضي =ليا =ياخدو ^CAR
          ^FIND ^Paperwork ^RECENT abie- abier- avis- brin- child- compr- decir- empt- encu- encue- good- goodb- loade- nene- niec- niet- plan- reco- refu-
          refus- sema- stat- supp- suppo- tell- telli- volv- whil- wron- البار- المد- بالشغ- جايي- حماي- طليق- ياخد- ياخدو-`,
        '0.3': `#ابن #اوقف #بتقول #خمس #طلعت #مني #ولد #يوم =14 =3 =4 =again =ahi =aparece =bed =bridge =car =cps =fue =her =his =horas =interview =juez =kid =line
          =llevar =mall =man =ninos =no =running =se =she =since =someone =standing =todavia =today =ventana =ver =water =where =احد =اخذ =بتقول =بي =خلص =عليها
          =مني =ناس =واقفه =يقولون @210 RANOFF SOMEONE TAKING ^CPS ^GOT ^HOUSE brid- bridg- camin- chil- entre- hora- llor- minu- minut- nino- pick- plac- prot-
          prote- runn- runni- scre- screa- seco- secon- sinc- someo- stand- stra- stran- todav- vuel- wate- wher- بالار- بتقو- عالم- عليه- قالو- والو- ياخذ-`,
        '-0.3': `#ابر #اخذو #افكر #الي #انترلوك #اوقع #باب #بدي #تصح #تفتيش #جالس #حاط #حيا #رجل #ساعد #شارع #شال #شوي #عاد #قال #قريب #قضيه #كلب #محكمه #محل #مصاري
          #معا #هجره #هون #وقف #ويه #يدق #يكسر #يموت #يوقف * =adentro =against =agentes =am =antes =arriba =bedroom =been =before =behind =blow =buscando
          =called =card =checkpoint =conteste =corazon =de =declaracion =dejo =deputies =dio =door =dormir =dos =down =droga =estar =fbi =feel =frasco =garage
          =going =golpea =hacemos =help =hermano =house =if =ingles =job =kitchen =lawyer =live =living =llevaron =looking =luz =manana =manejando =many =marido
          =migra =muchacho =mueve =nos =novia =of =office =oficial =oficina =orden =overdose =paper =para =pastillas =pidiendo =pistola =please =policias
          =probation =puedo =pulse =que =quieren =revisando =revisar =rifle =right =roommate =search =sitting =sleep =telefono =then =thinking =this =tio =tipo
          =tirado =todas =todos =tomar =trunk =turn =typing =uno =until =up =waiting =walking =want =whole =window =windows =would =افكر =الجسر =الحبوب =السجن
          =الشغل =الطريق =الموت =الهجره =الي =اوقع =اوقف =اي =بالمركز =بوليس =تبع =تصحي =تفتيش =جاي =جنب =جهال =حالي =خايف =خمس =دخلوا =دلوقتي =راح =رجلي =سكين
          =شالوا =ضرب =عاد =عن =في =قاعد =قد =كلب =كلبشوني =نفسها =هناك =هون =وقفني =وقفوني =ويه =يدق =يسالو =يفتشون =يقتلني =يقول =يكسر =يموت @001 @100 @110
          @asked-part @now-he @plain ARRESTING ASK BEHIND COPCAR EVERYONE End FAINT HABIT HIGHPLACE HURTEN INTO IROOM JAILED KILL KILLING LEDGE LETGO LIGHTS LOC
          Official PULLEDAR ROADTALK STATED TALKING WANT ^IF ^Near ^POLICE aden- adent- again- agen- agent- ahor- alco- alcoh- amig- apun- arre- arri- arrib-
          atra- aven- avent- bedr- bedro- befo- befor- behi- behin- calle- check- comi- cond- cora- coraz- cuan- cuch- cuchi- cuna- cunad- espo- espos- fede-
          feder- fras- frasc- gara- garag- goin- hacem- hacie- happe- hous- ingl- ingle- inte- inve- inves- kick- kitc- kitch- lawy- lawye- livi- livin- llam-
          look- looki- manan- mane- manej- marid- migr- muert- muev- offi- offic- oril- orill- over- overd- past- pasti- patru- pidi- pidie- plea- pleas- poli-
          polic- prob- proba- razo- revi- revis- righ- room- roomm- sher- sitti- sobri- telef- threa- thro- todo- toma- trai- trun- typi- typin- unti- vomi-
          vuelv- wait- waiti- walki- whol- windo- woul- الجس- الحبو- الشغ- الطر- الطري- المحق- الهج- الهجر- بالج- بالق- بالم- بالمر- بولي- بيقو- تفتي- دلوق-
          دلوقت- سيار- موقفي- موقو- نفسه- وقفن- وقفون- يدقو- يقتلن-`,
        '-0.4': `#اتصلت #احسن #احك #اخويا #ارتاح #اسيل #اعترف #افاد #امش #انا #انام #اني #بابا #بدهن #بغرف #بوردر #بيسال #بيضرب #تامين #تسال #تعبت #تعتقل #تهمه #جايب
          #جسم #خلو #داير #دقيق #راح #رقم #سطح #سكين #شاهد #شايل #شرطه #شسو #شفر #شقه #صيت #طاح #علي #عند #غرف #غير #قادر #قفت #كسر #كشف #كلور #لقيت #ماخذ #ماس
          #محتجز #مقلوب #موقف #هوي #وهم #يتصل #يخلي #يسال #يسالو #يصيح #يضرب #يعتقل #يهدد =911 =94 =96 =abi =agarro =alive =amarrada =ando =ani =answering =asi
          =atras =azul =badge =bajar =bas =basement =bien =bleeding =blood =boludo =bond =boss =boyfriend =brother =caminando =casi =cel =charges =choking
          =chontes =cocina =colgar =compa =conmigo =contesto =cop =corriendo =crying =cuffed =cut =cutting =deja =despidio =despues =detective =detectives
          =diciendo =does =dog =dot =drank =drinking =driveway =esposando =esposas =estamos =everybody =eyes =favor =federales =floor =found =friend =gente
          =golpeando =grand =guns =handcuffs =hang =hasta =hay =heart =herself =hit =hour =hurt =i =immigration =insta =irme =jump =just =knocking =l =la2 =lawn
          =le =licencia =linea =lit =lyom =mas =meijer =mejor =metieron =metio =miedo =mile =morir =motel =move =much =muero =mundo =neck =nodding =nothing
          =novio =now =odd =oficiales =outside =over =parado =parando =parar =party =people =point =police =porche =preguntan =preguntando =preguntas =preso
          =puente =q =questioned =rapido =raro =rato =reason =recorder =registrando =roof =round =run =said =same =seeing =seguir =shed =sheriff =should =si
          =siento =sigue =snoring =sobredosis =sople =soplo =store =street =stuff =suspended =think =thru =tia =tiro =tocan =told =tomorrow =too =trying
          =turning =uncle =used =vamos =verdad =video =vuelve =warrant =we =what =اتصلت =اثنين =احسن =احكي =اخويا =ارتاح =اعترف =الباب =المسدس =امشي =انا =انام
          =انزل =انفخ =اني =بابا =بالارض =بالحمام =بالشارع =بدهن =بغرفه =بيتي =تعبت =تعتقل =جالس =جسمه =جو =جوزي =حابسني =حاله =خطيبي =دخلو =دق =دقيقه =راجلي
          =رقم =ريحه =زرق =ساعدوني =سكران =شاهد =شرطه =شسوي =شنو =صاحب =طاح =عايز =علي =عم =غرفه =فحص =فوق =قادره =قالو =كشف =كلبشوا =كلور =لابسين =لحالها
          =لحالي =ماسك =محقق =مو =نبض =نزلو =نفسي =واحد =وراي =ولد =وهم =يحققون =يردون =يريدون =يسالون =يضربني =يعتقلوا =يفتش =يفتشوا =يفوتو @000 @010
          @now-DETECTIVE @now-SOMEONE ASKINGAR CAMEIN COURTS DANGERES DETECTIVE HANDS KNOCKED KNOCKING NEEDLE OVERDOSE PAPERS PHONE POLICE PULLING Room SEARCH
          STATION THING TIRO Violent WAVING ^ASKAR ^ASKINGAR ^BE ^CAMEIN ^GRABBED ^HASES ^HURTING ^KILLED ^LOC ^LOCKED ^OVERDOSE ^PHONE ^PULLED ^PULLINGAR ^Plea
          ^SUICIDAL ^Sick ^Young advi- aliv- ante- anti- arres- atta- attac- balaz- basem- blea- bleac- blee- bleed- bloo- bols- bolu- bolud- brot- broth- cabe-
          cent- cerr- chec- chok- choki- chon- chont- coci- cocin- colga- conm- conmi- cryi- cryin- cutt- cutti- deci- deja- depor- despi- despu- dici- dicie-
          down- dran- drink- drive- espe- esper- estam- estar- favo- fenta- floo- foun- free- gaso- gasol- gent- glas- golp- golpe- graba- haci- hand- happ-
          hast- hers- herse- immi- immig- knoc- knock- llega- mana- matar- meij- meije- mejo- meti- mied- mote- mund- nodd- noddi- noth- nothi- ofic- ofici-
          outs- outsi- para- paran- parc- park- part- patr- peop- peopl- pict- pictu- pist- pisto- point- porch- pren- prend- presi- prin- princ- pued- puen-
          puent- quer- queri- quis- rapid- reas- reaso- rega- respo- rifl- roun- salg- sear- searc- seei- seein- segui- senta- sheri- short sien- sient- smel-
          snor- snori- sobr- sobre- sopla- stabb- step- stop- stopp- stor- stre- stree- susp- suspe- tene- thin- tirad- tomo- tomor- traj- tryi- tryin- tumba-
          turni- uncl- vamo- veng- verd- verda- vide- viej- viola- voic- warr- warra- wind- with- wood- wris- اثني- ارتا- اسيل- افاد- السكي- السل- السلا- الشا-
          المسد- انتح- بالبو- بالحم- بالشا- بايد- بعضو- بيسا- بيسال- بيضر- بيقول- تعتق- جارن- حابسن- حاطي- خطيب- داير- دخلو- رابط- راجل- ساعدو- سكرا- قادر-
          لابسي- لحاله- محتج- مسكو- والد- والش- والشر- والمح- وبيط- وبيطل- وصيت- وناي- يخلي- يدخلو- يريد- يريدو- يسال- يسالو- يضربن- يقتل- يهدد-`,
        '-0.5': `#احج #احنا #اخلص #ادخل #اذا #ازرق #استجواب #اعيش #اقوال #اكتب #الض #امل #امن #انتحار #اوض #بسرع #بندق #بيدور #تبع #توقف #جرت #جرع #جسر #حال #حامل
          #حاول #حبل #حبوب #حده #خايف #خرج #خلاص #خلصت #خنق #خيي #درج #دقيقت #دنيا #دير #راجل #راس #راي #رخصه #رغو #رقب #زرق #زغير #سجين #سيار #شباب #شفايف #شقت
          #صغير #صهر #صوت #صور #طالع #طاول #عني #فات #فجر #فوق #فيدي #قسم #كتبت #كتير #كشاف #كلبشو #كلش #كلنا #كلها #كنت #لسه #محامي #محقق #مدير #مركز #مسلح
          #مغم #مفتاح #مكلبش #ملثم #منه #نار #نارك #نايم #نبض #نحن #نحنا #نوم #هذا #هوا #وعي #وقع #وهي #وورنت #ياخدو #يتم #يتنفس #يخلو #يخنق #يرد #يشم #يصح
          #يصرخ #يفتش #يفوت #يفيق #يكتب #يلاحق #يمنع #يوجد 3ala- 3alay- 7amm- =16 =60 =abra =abro =acaban =adios =aguanto =akher =amenaza =another =apartment
          =arm =arrestado =arresting =asked =ba2a =backyard =bajaron =bathroom =beating =belt =best =better =blocking =boca =booking =break =breaking =carcel
          =caso =cbp =chasing =chota =cinco =cipote =close =closet =cold =cops =courtroom =creo =customs =dando =dearborn =desmayo =detroit =dieron =drink =dude
          =ejo =encerrados =escribe =esposaron =espuma =estacion =everything =fe =fentanyl =fighting =followed =foot =gets =getting =grita =ground =gummy
          =hablar =hace =hago =hall =hallway =handcuffed =hands =hermanito =himself =hr =huele =hurry =hurting =interrogation =inyecto =jura =kiero =labios
          =landlord =last =light =linternas =lips =llama =llamada =llegaron =lock =loco =machete =made =make =manos =marihuana =medio =meds =message =minni
          =mismo =myself =narcan =nieto =noise =officers =parked =paro =pase =patrullas =pegando =pelea =perdon =perro =piden =pill =pills =piso =polygraph
          =primo =pulso =quick =reacciona =reten =rights =ring =robar =robe =room =sa3a =safe =saliendo =sangre =scared =sentido =shaking =side =six =stairs
          =statement =stopped =suicide =swab =swallowed =swat =taken =talk =target =te =tell =tienen =tocando =tome =traen =trago =tren =under =us =va =veneno
          =vez =walk =wants =who =write =yes =your =احجي =اخذت =اخلص =اذا =اريد =ازرق =اسم =اسمي =اعيش =افتح =اكتب =الحين =الفجر =الكلبشات =المفتاح =الوعي =امل
          =اهلي =ايده =باب =بابه =بالبيسمنت =بالجامعه =بالمدرسه =بدي =بسرعه =بيتنا =بيده =جرعه =جماعه =حامل =خلاص =خلصت =خنقني =خيي =دخل =دقيقتين =دم =راسي =رح
          =رخصتي =رغوه =رفيقي =روحي =ساعات =سلاح =سيارات =سيارته =سياره =شباب =شقتي =شو =صديقي =صهري =عندهم =عني =عيال =عيش =عيونه =كتبت =كتير =كسر =كلنا =كلها
          =كنت =لا =لسه =ماشي =مالي =محامي =محتجز =مذكره =مسك =مسكوه =معاه =معاهم =مغمي =ملثمين =منه =نار =ناركان =نفس =هجره =هذا =هسا =هل =هواي =واقف =وبعدهم
          =وحده =وقع =وقفو =وهي =يتم =يتنفس =يخلوني =يسال =يشم =يصحي =يفيق =يلاحقني =يوجد =يوم @now-we DOGS FALLEN HURT HURTS IDIOM IF Interview NARCAN PULLED
          QUESTIONED QUESTIONS ROUGH TIRED Traffic Weapon ^BREAKIN ^Gear ^HOWTO ^IWANT ^JUST ^KILL ^KNOCKED ^LIVE ^LURKING ^NOW ^OVERDOSED ^ROADSIDE ^SEIZED
          ^Traffic ^WAVING abrie- acaba- acer- adio- agua- aguan- ahorc- akhe- amar- amarr- anot- anoth- arma- aske- ayuda- backy- bajar- base- bath- bathr-
          beati- bebi- beer- bett- bette- blan- blanc- book- booki- boyf- boyfr- breat- cach- cache- carc- carce- cerra- char- charg- chas- chasi- chot- cinc-
          cint- clea- clim- climb- close- colg- come- compa- cons- conv- corre- court- cuffe- dear- dearb- decl- decla- defe- defen- depo- desm- desma- despe-
          deta- detai- detec- detro- dier- diero- digan- dorm- dormi- drog- dropp- espu- espum- ever- every- face- fent- fight- flas- flash- fuer- gett- getti-
          grit- grou- groun- hallw- hath- hear- hims- himse- huel- hurr- hurt- hurti- inten- inye- inyec- kier- labi- labio- landl- lice- licen- ligh- line-
          lint- linte- llama- mach- mache- mano- mari- marih- mete- minn- miran- mism- mome- momen- mora- morad- muer- mune- munec- myse- mysel- narc- narca-
          need- nois- novi- pare- parke- patro- pega- pegan- pide- pill- plat- poin- poly- polyg- preg- pregu- pres- quic- raid- rapi- reacc- repl- rest- rete-
          right- romp- rompi- salie- sang- sangr- scar- scare- senti- shaki- shoo- shot- sigu- slee- stab- stai- stair- state- stuf- surro- swal- swall- take-
          targ- targe- think- tiene- ties- tira- tocan- touc- trag- tran- tumb- unic- vend- vene- venen- volu- volun- want- ابتل- اتصل- اعتر- اقوا- التا- الحب-
          الحق- الحي- الزغي- السج- السك- العا- العم- العما- الفج- الكل- الكلب- الكو- المف- المفت- الوع- ايدي- بارد- بالجا- بالح- بالسل- بالمد- بسرع- بغرف- بيتن-
          بيخل- بيدو- بيفت- بيفتش- جواز- حابس- حبسو- خنقن- دقيقت- رخصت- رفيق- رقبت- ساعا- سيارا- شفاي- شفايف- عالج- عالح- عالش- محام- محبو- مذكر- مكلب- ملثم-
          ملثمي- موقف- نارك- ناركا- والا- يتنف- يحققو- يخلو- يخلون- يدور- يستج- يستجو- يسحبو- يضرب- يضربو- يعتق- يعتقل- يفتش- يفتشو- يفوت- يلاح- يلاحق- يمنع-`,
        '-0.6': `#اخي #ارض #اشوف #اطلع #افتح #انزل #انه #بارد #بايد #برع #بلع #بيدق #بيسمنت #تحت #تعال #جاب #جار #جماع #جنب #جواب #حابس #حجزو #حرام #حطو #حقوق #حقي
          #حمام #خوي #خويا #داخل #داعا #دخل #دقايق #سلاح #سلم #صاحب #صال #صديق #طلعو #عربي #علب #عيش #فير #قبض #قفو #قول #قيد #كامل #كذب #كلبج #كلم #لحال #لوحد
          #محجوز #مزرق #منهم #ندر #هاي #يحقق #يدخل #يطلب #يقوم #يلحق =aca =ai =arrestando =arrestar =asking =being =both =box =breathing =broke =calle =cana
          =cara =celda =celular =cloro =cortando =cosas =cuffs =cuiden =dano =decir =despertar =detaining =detenido =diga =digo =dna =drogo =drunk =dui
          =encontre =enfrente =entrar =entrego =face =fotos =girlfriend =good =gray =hice =hiding =hitting =hung =iba =id =inconsciente =inmigracion
          =interrogating =into =jefe =jumping =juvenile =keep =kill =knife =lele =letter =llaves =loud =love =mando =mato =miranda =miss =montaron =mucho =nano
          =nomas =ojos =once =pana =pararon =pareja =patrol =persiguiendo =placas =posted =questioning =read =real =respira =rope =searching =shot =shut
          =siempre =sigo =sola =something =speak =step =table =termino =thing =todo =trabajo =vos =voy =wait =wake =way =weird =wish =اخذوها =اخيه =اشوف =اطلع
          =الصغير =امام =ان =ايه =بالكلبشات =برع =بلع =بيقولي =تحت =جابو =جوه =حالها =حبوب =خالتي =خايفه =خويا =داخل =دقايق =رساله =شرطي =صاحبي =ضابط =عشان
          =علبه =علينا =عليه =عندي =فرد =قاضي =قدامي =كلمه =مزرق =معي =منهم =ندري =والشرطي =وداعا =ودوه =ولدي =وياهم =يقولوا =يقوم BLEEDING COMEIN Drug GOODBYE
          NOOSE OVERDOSED OVERDOSING PODER RAID SOBRIETY ^ANYMORE ^ASK ^BLEEDING ^DANGERES ^End ^FAINT ^Moment ^QUESTIONING ^Violent amen- amena- arbo- aski-
          askin- azul- bala- barr- bein- brinc- brok- call- celd- celu- celul- choc- clos- compu- consu- corta- cosa- cuide- dand- detr- diga- drin- drun- enfr-
          enfre- ensen- entra- escal- escr- escri- etta- ettas- felo- fing- finge- foto- fren- girlf- gumm- habl- handc- hidi- hidin- hitt- hitti- impo- inco-
          incon- inmi- inmig- inst- jump- jumpi- juve- juven- kill- knif- letr- llave- mand- medic- mira- morir- noma- parar- parej- placa- poste- puls- ques-
          quest- rath- rati- regi- regis- resp- respi- rodea- salid- segur- sent- shak- siem- siemp- sigui- sitt- somet- sopl- spea- suic- suici- surr- term-
          termi- text- texte- than- weir- ythr- الام- الباس- الجي- الدو- الزب- الور- بيدق- تستج- جماع- حاله- خالت- دقاي- سامح- سحبو- صديق- عاده- علين- قدام-
          كلبشو- لحال- لوحد- محجو- والع- وبعده- وداع- وقفو- يحقق- يحكو- يدخل- يردو-`,
        '-0.7': `#اخر #اروح #اسم #امام #اموت #برا #بكرا #بلعت #بياخد #تحقيق #جوه #داع #دوه #روح #ريح #سكران #ظابط #عشان #ماش #نفخ #يسحب =15 =75 =about =agua =all
          =alone =ate =bano =bar =bro =como =cunado =derechos =detuvieron =die =done =encerrada =end =entrevistando =este =family =gun =hablando =hacer =head
          =interrogando =ir =keys =lake =mata =more =mouth =next =od =omg =pego =po =pregunta =protest =quito =sale =secondary =sent =siguiendo =sit =sorry
          =strangling =suegro =text =texted =tied =top =vecino =vivir =vivo =wife =ابويه =اخر =اروح =اقدر =اكل =اموت =انه =برا =بكرا =بلعت =تلفوني =دوا =شرب
          =شربت =ضل =كيف =لو =نفسه =وداع @011 ARRESTED ASKAR BREAKIN HURTING LETME LIVE PASSEDOUT PILLS SUICIDE Sick WEAPON ^ARRESTING ^GOODBYE ^KNOCKING
          ^NUMBER ^PULLEDAR abou- alon- anda- baja- beat- clor- conf- cuff- dere- derec- desp- dete- door- lett- lette- llav- mori- mout- perdo- post- recor-
          rode- sorr- tabl- unde- vivi- ابوي- افتح- النا- بالصا- بالكل- بياخ- خايف- دقيق- رسال- صاحب- عيون- لاحق- وياه- يسحب-`,
        '-0.8': `#اجو #اكل #حبه #دوا #رفيق #سجن #شرب #عندي #عيون #لزم #نفس =20 =abrio =call =carta =dijo =esposado =guys =own =puso =solo =suboxone =ta =tomo =unos
          =vida =wall =wrote =zip =ابن =اجو =اخذوه =جوا =حبه =حق =خالي =شوي =شي =يقولو BREATHE CHARGED DIE Gear LEFTNOTE WAKE cart- deten- habla- perr- persi-
          subo- subox- wrot- الدر- كلبش-`,
        '-0.9': `#ليش =arma =comio =cousin =les =salir =vieja =اخي =ليش CUFFEDAR GETOUT NECK QUESTIONING`,
        '-1.0': `#كلبش #ممكن =b =ابوي SUICIDAL`,
        '-1.1': `=jail CUFFS POISON`,
        '-1.2': `=عمي`,
      }),
    ],
  ]),
};
