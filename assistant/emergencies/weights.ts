import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.2': `=daba`,
    '1.0': `=هسا POINT+LIVE TOOK+POISON ^_tan ^_يقول about_to breathing_$ can_hear`,
    '0.9': `#دابا #شلو #عيش #عيون ._i =aki =lele =ojos =دابا and_مش are_questioning are_taking esta_ahorcando got_me missing_$ q_ago rode-`,
    '0.8': `#اخت #ذلح #ماعاد #نبض #هاز #هسع ._they =chamo =despertar =gal =hoy =khat =recorder =swat =حالها =ماعاد =هسع ARREST+LIVE BE+QUESTIONED CHILD+MISSING
      CLITIC+GOODBYE EX+GIVEBACK FIND+CHILD IWANT+LIVE JUST+PULLED KIDNAP+Young KILLING+REFL KIN+BREATHE MISSING+CHILD MISSING+Young Moment+PULLED
      OVERDOSE+NOW Official+QUESTIONING PULLED+PRESENT Plea+NUMBER SAY+GETOUT SOMEONE+Young TIRED TIRED+TIRED TOOK+FALLEN ^SUICIDAL ^_abi ^_ay ^_hoy ^_says
      ^_swat ahora_mismo being_interviewed being_pulled dand- dejan_ir dicen_q end_it esta_parando estan_aqui got_gun have_plan me_tienen never_came
      not_stop officer_says que_abra que_ago quiere_matar they_taking y_quieren بيسال- حاله- شالو- ما_رجع ماعا- من_ساعتين`,
    '0.7': `#امام #باسورد #بلعت #بيسمنت #جالس #حبل #خويا #دور #رضيع #رغو #قافل #قدهم #مخلي #مدر #معا #نجد #نعيش #يبج #يخنق #يدور #يشت #يشم ._he ._it =ay =bro
      =comieron =declarando =detectives =estan =fo2 =gris =hatha =huele =inconsciente =jump =llegaron =mouth =od =q =rato =siguiendo =swallowed =ta =vos
      =ابنتي =المحققين =اين =با =بالباب =بلعت =خويا =ذلحين =رغوه =سيارت =عيش =قد =قدامي =نعيش =والبوليس =يشتو =يشم ANYMORE+End ARRESTED+NOW ARRESTING+NOW
      ASKAR+HOUSE BE+ARRESTING CUFFS+KIN Calendar+MISSING DETECTIVE+NOW DIE+JAILED FIND+Young HEDGE+WAKE HOUSE+CPS Interview+NOW JUST+KILL KIDNAP+CHILD
      KILL+LIVE KILL+REFL KNOCKING+SAY Moment+KILL NUMBER+MISSING PAPERS+FAINT PASTVERB+GIVEBACK PULLED+POLICE PULLING+POLICE RAID+THING ROADSIDE+Moment
      TOOK+OVERDOSE WAKE+Drug WAKE+PILLS WANT+DIE WILL+SOBRIETY Young+MISSING ^_estan ^_llego ^_quiere ^_عم ^_قد ^_هسه al_lado al_piso am_under and_are
      and_يسالوني apag- are_being asking_if attacking_me away_with because_that being_interrogated being_questioned cabeza_$ came_home can_see cel_$
      colgar_$ cop_wants cps_at deja_ir despe- estan_arrestando estan_parando gadd- gadda- hace_rato he_keeps hoy_en ice_و inside_$ is_strangling jump_$
      kier- lawn_$ living_$ matarme_$ me_dice me_esta me_llevan me_pregunta mi_brother mi_viejo min_$ morir_$ mundo_$ my_girl off_with or_no parando_$
      police_here q_hacemos q_hago que_hoy quiere_q reading_me son_never stepp- stopped_by swal- swall- talk_me tell_him they_are they_got to_die to_walk
      traj- voy_hacer ya_estan ابنت- اخذوا_l الشرطي_بدو اليم- انا_في بدو_جواب بدو_يفتش برا_و بنتي_13 تستج- ذلحي- رضيع- عاده- علي_khat عم_ياخدوا عند_الباب
      في_الباب قبل_ساعه قدام- كسر_الباب ما_اعرف معه_مسدس من_ساعه موقف- و_شرطي يتنف- يريد_ان`,
    '0.6': `#ارض #اقفل #انتحار #انهار #بارد #برع #بيسالو #تنفس #جايب #حضن #داخل #داو #دايخ #راجل #سارق #سطح #سود #شال #شايل #شرب #شفايف #شقول #صال #صيت #عالخط
      #قدو #كشاف #كوميسار #لزم #ماخد #محاصر #مزرق #مغلق #مغم #مفقود #موبايل #موقف #نار #نزل #وهم #يبي #يحرق #يعيط #يفيق #يقلب ._can =abi =abro =ami
      =arrestando =ate =autistic =auxilio =ba2a =baby =backup =bed =cat =chontes =confiese =dando =decidi =desaparecio =deserve =dot =encerrados
      =escribiendo =except =extranar =fr =giddami =grita =hallamos =hear =il =ismi =knocking =lap =lit =loud =love =mami =matar =minni =minute =mo =morirme
      =mustashfa =nano =nenes =note =parce =pegando =pibes =pointing =recogieron =recogio =respira =revisando =rope =sa3a =searching =sec =sigo =slid =soga
      =step =stepped =stopping =tied =trajeron =viviendo =vodka =wake =اخت =اذني =الان =الصباح =العماره =بالصالون =بالكرسي =برع =جابو =جالس =جايين =حضني
      =حطولي =دا =داخل =داير =دخلو =روحي =شالو =شالوا =شقول =شل =عالخط =عدها =علينا =عيشتي =عيونه =قادره =قليل =قولوا =قيدني =مدري =مزرق =معاهم =مغمي =نبض
      =هلا =هم =والجهال =والشرطي =وقدهم =وهم =يفيق =يقبلون =يقولون ARRESTED+COPCAR ASK+REFL ASKING+CAR ASKING+GETOUT ASKING+OVERDOSE BE+BLEEDING BE+PULLED
      BE+PULLINGAR BE+SUICIDAL BEHIND+CAR BEHIND+Street BREATHE+Moment BREATHE+NOW BREATHE+TOOK CAMEIN+WEAPON CAR+ANSWERAR CAR+Plea COPCAR+WILL CUFFEDAR
      CUFFEDAR+CUFFEDAR DIE+TOOK DOGS+BE DOOR+Plea Drug+POISON EX+BREAKIN EX+DOOR EX+Street EX+TOOKAR End+LETGO FAINT+ASK FIND+NUMBER FIND+Sick GETOUT+HANDS
      GONEOFF+KILL GOODBYE GOODBYE+GOODBYE GOODBYE+KIN GRABBED+JUST GRABBED+Plea General+DIE HASES+ARRESTED HASES+RAID HIDEOUT+NOW HIDEOUT+Plea
      HOME+DETECTIVE HURTING+CAR HURTING+KIN HURTS+HOME Held+End IF+DIE IROOM+NOW IWANT+DIED Interview+PULLED JUST+BREAKIN KILL+End KIN+BODY KIN+COLOR
      KIN+GOODBYE KIN+POISON KIN+PULLING KNOCKING+WANT LIVE+CLITIC LOCKED LOCKED+LOCKED MISSING+HASES MISSING+KIN MISSING+REFL Moment+BREAKIN Moment+STATION
      NOOSE+WAVING NUMBER+FALLEN NUMBER+KILL OVERDOSE+Drug OVERDOSED+MODAL Official+GETOUT PILLS+FALLEN POINT+Room POISON+Drug POLICE+HURTS PRESENT+SUICIDE
      PULLED+Plea PULLEDAR+WILL Plea+KILL RECENT+OUTES RECENT+POISON REFL+MISSING ROUGH+AWAY SAY+BREAKIN SAY+CUFFEDAR SAY+DOOR SAY+GRABBED SAY+STATION
      SCARED+BODY SCARED+Worker SOMEONE+CHILD SOMEONE+HOME SOMEONE+OVERDOSING SUICIDAL SUICIDAL+HURT SUICIDAL+SUICIDAL SURROUNDAR SURROUNDAR+HOUSE
      SURROUNDAR+SURROUNDAR Street+JUST TAKING+TALKING Traffic+FAINT WANT+KILLING WANT+LIVE WANT+SUICIDE WANT+SUICIDED WAVING+WEAPON WEAPON+WAVING
      WILL+SEARCH Weapon+WAVING Worker+Moment ^ASKAR ^FAINT ^PULLEDAR ^_creo ^_detectives ^_getting ^_lights ^_parce ^_somebody ^_traen ^_vos ^_الولد
      ^_بسرعه ^_بعتلي ^_جايين ^_حبسوني ^_حطولي ^_يشتو abro_o afuera_$ agents_at akhad- al_daycare am_sorry and_عم anymore_$ aparece_por are_arresting
      are_here are_interrogating are_knocking are_reading around_for at_me at_our auxi- auxil- bajo_$ being_taken breaking_everything cerrar_$ chon- chont-
      cipo- cipot- clor- colg- con_ojos con_perros cops_at crying_in da_$ de_fumar dead_than deja_salir deser- dicen_$ donde_$ driving_away en_reten
      ending_it esposas_$ esta_hablando esta_llamando esta_oliendo esta_pegando estan_llevando estan_preguntando estar- fren- fumar_esa gidd- gidda- glass_$
      hace_hora hacia_mi has_me has_my hay_policias he_said her_father his_foot his_mouth ice_برا is_drunk is_having is_hitting is_off is_outside is_saying
      is_stabbing is_trying is_writing keep_asking killing_myself kitchen_$ la_jura la_salida lights_$ live_on lo_hallamos lo_llevaron lo_unico machete_$
      manejando_y mata_$ me_baje me_grita me_hace me_now me_perdone me_piden me_police me_quiere me_right me_voy me_شرب me_في mejor_me mi_mujer minn- monta-
      moving_$ muchacho_esta mune- munec- nene- never_see no_despertar no_firmo no_more no_respira no_vuelve nobody_would noche_se not_get not_wake
      nunca_voy outside_$ paja- pajam- parar_$ pararon_caminando parc- pegan- pela- pen_$ perdio_en pibe- piden_papeles police_pulled porque_salio ppo_he
      que_confiese que_huele que_sople quiere_revisar quieren_ir quito_llaves rapido_$ respira_$ rodea- say_they se_bajo se_corto se_puso se_quieren
      se_trago she_does siguiendo_$ su_carro taking_me tengo_con thal7een_و there_are threw_me tiene_en tiene_parado tienen_en to_jump to_step traje-
      trooper_wants va_extranar va_pegar vivo_$ vodk- voy_matar want_in while_they wife_on wife_to with_his y_cayo y_cerraron y_estan ya_viene اخته-
      اخذ_رخصتي اخذوا_اطفالي اخي_هلق ازرق_$ افتح_and اكل_حبوب التلفون_and الشرطه_علي الصبا- العما- امشي_علي انا_حامل انام_and انت_موقوف اوقع_علي بالصا-
      بدي_عيش بدي_موت برا_البيت تلفونه_$ تناو- جايي- جوا_$ جوزي_اخد حالها_$ حبوب_كتير خيي_عم سيارت_شرطه شفاي- شفايف- شقول_$ علين- عم_ياخذوا عمي_عم عنده_$
      عيشت- في_الحجز قادر- قبل_شويه قدامي_and قيدن- قيدني_me لا_يتنفس ما_ba2a ما_رجعت ما_رح محاص- مخلي- مخلين- معاه- مفقو- من_السياره من_المدرسه من_حضني
      من_كل ناطر_$ هلا_$ و_gal و_عم والبو- ورقه_ما وصيت- وقده- وقفل- وماخ- يخنق- يضرب_امي يفيق_$`,
    '0.5': `#ابن #احب #اخي #ادر #الض #انام #انزل #اوض #برشام #بقو #بندق #بيدق #بيدور #بيصيح #تشوفي #تعتقل #تكف #توهم #جام #جاهز #جرس #جوا #جوه #حاجز #حجزو #حقن
      #حلق #حمام #حنا #حوش #خدو #خدوا #خذو #خلاص #خلف #خيي #دريش #دزل #دقه #دنيا #رقب #زرق #ساد #سرير #شالت #شالو #صباح #ضعوا #طاول #طفل #عدها #عمار #فير
      #قطعت #قلم #قليل #قيدو #كرهت #لفوق #ليا #ماف #مباحث #مدخل #مرم #مطبخ #معيش #مقلوب #موقفت #نايم #هاتف #هذه #واد #ياكل #يبون #يتشنج #يتم #يتنفس #يدي
      #يرم #يطرق #يطلب #يقبل #يقول #يقوم #يمه #يناد #ينتظر ._please ._she 10_minutos 13_سنه 2_horas 2edd- 2edde- 2eddeme_و 5_de 7amm- 7dou- =2eddeme =75
      =7ag =7at =7doud =ahoga =arresting =attacking =autista =backseat =blocked =boxed =bus =callo =cana =cars =chama =cipote =compa =corto =cuartito
      =cuartos =cut =dark =decided =deputies =dile =dispara =dude =ensenan =esperan =esposando =estarian =everybodys =eye =federales =foog =granddaughter
      =gritan =handcuffing =hassa3 =hauled =hijas =hr =jeringa =kiero =knees =lake =m3i =mara =marshals =min =monte =moreton =msg =mujer =mundo =nena =nene
      =oding =oliendo =overdosing =pa =pack =peeking =pen =percs =perdone =perdonenme =pinned =porfavor =pq =puertas =ratico =removing =reten =rompiendo
      =sa3ten =salon =sentido =sheet =snuck =stairs =staring =stomping =strangling =texted =them =tieso =traen =tragar =trago =train =tren =venas =ves =wall
      =ابنه =اخر =اخيه =ادري =اطفالي =افتحوا =اكتبلكم =الارض =الباص =الجاهل =الحاره =الدريشه =الدنيا =الدوريه =السوال =الظهر =الكراج =الكلبشات =النهارده
      =الهايوي =الواد =الولد =اليوم =امام =امامي =انام =انزل =بالارض =بالبيسمنت =بالزنزانه =بالمول =بدهم =بعتلي =بقوه =بيضرب =تحويلات =تعتقل =توقفني =توهم
      =جاهز =جاي =جرعه =جسمه =جوا =جوه =حامل =خلاص =خيي =دزلي =دقه =دواه =راجلي =رجع =زرق =سارق =سحبوه =سرقوا =شالت =شريف =شكله =شلو =صوتي =طفلي =ع
      =عالبوليس =عالمطار =عالهايوي =فاق =قاعدين =قدو =قطعت =كرهت =لازمه =لزموا =لفوق =لونه =ليا =ماسكني =مافي =متوقف =مسلحين =معيش =مفقود =موقفني =نار =ندري
      =نزلوا =نزلوه =نفسه =هذه =والطفل =وحنا =وراي =وضعوا =ومحدش =ونايم =يبون =يتشنج =يتم =يتنفس =يحرق =يخلوني =يخنقني =يدقوا =يدي =يريدون =يسالوني =يقلب
      =يقول =يقولو =يقوم =يم @now-he @now-they ACTOR+ASKAR ANSWER+Moment ANSWER+SEARCH ANSWER+TOOKES ANSWERAR+CLITIC ANYMORE+FIND ANYMORE+LATER
      ARRESTED+Plea ARRESTING+LOC ARRESTING+Room ARRESTING+TOOK ASKAR+CHILD ASKAR+PASTVERB ASKING+SOBRIETY AWAY+DIE AWAY+OUTES BE+GRABBED BE+HIGHPLACE
      BE+IROOM BE+STATION BEHIND+NUMBER BLEEDING+HURT BODY+KIN BODY+Plea BODY+SCARED BODY+TOOK BREAKIN+BE BREAKIN+Near BREAKIN+PRESENT BREATHE+Drug
      BREATHE+LOTS CAMEIN+BE CAMEIN+GOT CAMEIN+JAILED CAR+BEHIND CAR+Moment CAR+NOW CAR+TONIGHT CHILD+FIND CHILD+GOODBYE CHILD+POISON CLITIC+KILL
      CLITIC+NECK CLITIC+Room COLOR+LOC COURTS+PULLEDAR CUFFEDAR+NOW DANGERES+CLITIC DETECTIVE+ASKAR DETECTIVE+HOUSE DETECTIVE+OUTES DIE+Plea DIE+REFL
      DOGS+PRESENT DOGS+ROADTALK DOOR+BEHIND DOOR+CAMEIN DOOR+NOOSE DOOR+WEAPON DOOR+Weapon Drug+FALLEN EVERYONE+MODAL EX+CAMEIN EX+LURKING EX+REFL End+LIVE
      End+NOOSE FAINT+GOT FAINT+NOW FAINT+Near FAINT+PILLS FAINT+TOOK FALLEN+Drug FALLEN+Near FALLEN+PILLS FIND+FAINT FIND+FALLEN FIND+POINT GETOUT+NUMBER
      GIVEBACK+CHILD GIVEBACK+DOOR GIVEBACK+NARCAN GIVEBACK+Young GONEOFF+CHILD GONEOFF+Moment GONEOFF+SAY GOODBYE+CAR GOT+HANDS GRABBED+WAVING Gear+CHILD
      HABIT+AWAY HABIT+BEHIND HASES+COPCAR HASES+Gear HASES+Held HASES+POLICE HASES+STATION HEDGE+BEHIND HEDGE+COLOR HEDGE+FAINT HEDGE+GETOUT HEDGE+HABIT
      HEDGE+LIGHTS HEDGE+LURKING HIGHPLACE+WANT HOME+NUMBER HOUSE+ASKAR HOUSE+CUFFS HOUSE+DETECTIVE HURT+FAINT HURT+HURTS HURT+JUST HURT+NOW HURTING+End
      HURTING+SAY HURTS+NOW HURTS+SAY HURTS+Weapon IROOM+NUMBER IWANT+ASKING IWANT+HIGHPLACE IWANT+SUICIDE IWANT+SUICIDED Interview+KILL Interview+LURKING
      Interview+Traffic JUST+FAINT JUST+Gear JUST+HURT JUST+INTO JUST+SAY JUST+Young KIDNAP+KIN KILLED+LOTS KILLED+SAY KIN+CUFFEDAR KIN+KILLING KIN+LEFTNOTE
      KIN+LOCKED KIN+OVERDOSE KNOCKING+ASKING KNOCKING+Gear LIGHTS+PULLED LIVE+IWANT LIVE+KILL LIVE+Moment LIVE+WANT LOC+OUTES LOTS+MISSING LOTS+SUICIDAL
      LURKING+ANSWER LURKING+GOT LURKING+KIN LURKING+PRESENT LURKING+WANT LURKING+WAVING MISSING+RECENT MODAL+GOODBYE Moment+BEHIND NARCAN+HEDGE
      NARCAN+PASTVERB NARCAN+WAKE NOW+KILL NOW+KIN NUMBER+Room NUMBER+SAY NUMBER+TOOK Near+Moment Near+SEARCH Near+Sick OVERDOSE+HOME OVERDOSE+HOUSE
      OVERDOSE+Moment OVERDOSE+PILLS OVERDOSED OVERDOSED+OVERDOSED OVERDOSED+Plea OVERDOSED+WANT OVERDOSED+WILL OVERDOSING+MODAL OVERDOSING+Plea
      Official+CAMEIN Official+JUST Official+Near Official+TAKING PASSEDOUT+PASTVERB PASTVERB+COMEIN PHONE+ASK PHONE+NOW PHONE+STATEMENT PILLS+ANSWER
      PILLS+WAKE POINT+ANYMORE POLICE+ANSWERAR POLICE+JUST POLICE+LIGHTS PRESENT+HANDS PRESENT+STATION PULLED+ASKING PULLED+HASES PULLED+JUST PULLED+KIN
      PULLED+Official PULLEDAR+Plea PULLEDAR+WANT Plea+ANYMORE QUESTIONED+JUDGE QUESTIONING+ANSWER QUESTIONING+KIN QUESTIONING+LOTS RAID+HOUSE RANOFF+BEHIND
      RANOFF+CUFFS RANOFF+HANDS RECENT+Gear RECENT+HANDS RECENT+PHONE RECENT+Worker REFL+DOOR REFL+HURTS REFL+KIN REFL+Sick ROADSIDE+CAR ROADSIDE+NOW
      ROADSIDE+PAPERS ROUGH+CLITIC Room+QUESTIONING SAY+ASK SAY+COMEIN SCARED+Room SEARCH+Drug SEARCH+NOW SEIZED+HOME SEIZED+KIN SOMEONE+ARREST SOMEONE+CAR
      SOMEONE+DIE SOMEONE+WEAPON SOMEONE+Weapon STATED+Moment STATION+ASKAR STATION+KIN STATION+RECENT SUICIDAL+COURTS SUICIDAL+IF SUICIDAL+LOTS
      SUICIDAL+Moment SUICIDAL+Paperwork TAKEES+TOOK TAKING+NOW TAKINGAR+DOOR TALKING+TONIGHT TONIGHT+AWAY TOOK+JUST TOOK+LOTS TOOK+NOW TOOK+PILLS
      TOOK+STATED TOOKAR+CPS TOOKAR+WAVING TOOKES+REFL Traffic+TONIGHT Violent+GETOUT WAKE+PAST WANT+JUMPAR WANT+OVERDOSING WANT+SEARCH WANT+SOBRIETY
      WANT+TIRO WARRANT+ANSWER WARRANT+DOOR WAVING+TOOKAR WEAPON+HURTING WEAPON+Near WEAPON+SEARCH WEAPON+TOOKES WILL+DOOR WILL+ROUGH WILL+SUICIDAL
      Worker+JUST Worker+NOW Worker+Room Worker+TAKINGAR ^DANGERES ^DIED ^KNOCKING ^OVERDOSED ^QUESTIONING ^SUICIDE ^TIRED ^_agentes ^_ahorita ^_ai ^_amber
      ^_babysitter ^_been ^_bro ^_dejo ^_dot ^_ellos ^_he ^_her ^_husband ^_life ^_mama ^_nos ^_od ^_ojala ^_there ^_three ^_trae ^_worker ^_بلعت ^_بيقولي
      ^_جالس ^_خلاص ^_دا ^_دخلو ^_رجل ^_سرقوا ^_ضربني ^_كرهت ^_كلبشوني ^_لزموا ^_مسك ^_موت ^_نفسه ^_هناك ^_وضعوا ^_وقفني ^_وقفونا ^_ولد ^_يتم ^_يردون ^_يريد
      abla- abriendo_la abro_$ adentro_$ afuera_esta agarro_mi ago_$ ahorcando_$ ahorcar_$ ahorita_$ akhd- al_aeropuerto al_nene all_$ am_being am_getting
      amigo_esta and_saying and_two and_قاعدين and_ماعاد and_معهم and_يريدون and_يسالو and_يقول and_يقولو and_يقولون ando_en anoche_$ apaga- aqui_estan
      are_about are_doing are_making are_on are_outside are_putting are_removing are_scared are_searching arrest_and arrestando_$ arresting_my asking_me
      asking_to at_checkpoint at_door at_fair at_hospital auti- autis- autista_se ayuda_me baby_from back_of backs- backu- backwards_$ bajar_$ be_alive
      be_dead beer_$ being_arrested being_stopped best_friend bien_mal block- blow_$ boli- both- bothe- boyfriend_in boyfriend_is brazos_$ break_it
      camino_al carcel_me cham- chasing_me cinco_$ clave_de climb- cold_$ come_for comie- con_este con_policias confession_$ conteste_$ cop_says cop_will
      cops_got court_ما dando- daughter_and daye- de_agarrar de_anoche de_brazos de_despedida de_tocar de_vivir dejan_hablar derechos_mi desap- deserve_to
      desmayo_en despedida_$ despertar_$ despierta_$ detective_esta detective_just dice_$ dinero_por door_it door_with dos_cargos doy_$ driving_y dude_is
      dui_first ejo_علي empt- en_cuartito en_parking encuentro_mi era_$ es_mejor esta_afuera esta_dando esta_inconsciente esta_noche estan_dando estan_en
      estan_interrogando estarian_mejor este_mundo estoy_escribiendo ex_se fell_out firmo_$ firmo_o foot_in freez- from_daycare gas_on get_up girlfriend_is
      golpeando_mi got_off got_one grita_que hable_$ hace_ratito handcuffs_$ hass- hassa- haul- haule- he_can he_keep he_wants hear_him heli- helic- her_and
      her_car here_since hijo_autista him_off him_البوليس his_truck hora_$ house_right hoy_$ hoy_se hoy_si hoy_y hurting_myself husband_took i_love in_it
      in_living in_police in_there incon- inta- irme_$ irme_me is_back is_dark is_driving is_gone is_overdosing is_pointing is_talking is_walking it_all
      it_before just_now just_sent just_showed keeps_asking kid_at kid_said kidnapped_my kill_herself kill_us know_where la_75 la_96 la_linea la_quiere
      la_tiene la_وين lado_$ lamp- lampa- le_dio le_estan le_veo leave_until les_digo lint- linte- live_for llaves_y llevan_$ llor- llora- llorando_$
      lo_detuvo lo_paro love_you luces_$ manos_en me_acaba me_arrebato me_callo me_corte me_deja me_dicen me_estan me_mato me_pase me_perdio me_trajeron
      me_viene me_walking me_why me_الان me_بسيارته me_هلق meds_and mejor_muerto mejor_que mejor_sin men_$ mezc- mezcl- mi_compa mi_husband mi_vieja minu-
      minut- minute_$ minutes_$ minutos_para mis_hijas mis_ninos mkha- mn_سياره mom_to morir- morirme_$ muerto_que mujer_se mund- my_arms my_baby
      my_backpack my_best my_bike my_granddaughter my_keys my_self negr- ninos_$ no_abro no_aparece no_les no_para no_soplo nobody_knows nobody_will
      nos_estan nos_pararon nos_paro nos_tienen not_allowed not_leave note- now_should nurse_says odin- of_them off_bus old_is olie- olien- oliendo_mi
      on_top on_us one_has out_loud over_i papa_de papel_por para_$ parado_con parce_me paro_$ paro_la party_$ pastillas_en pato- patoj- peek- peeki-
      pegando_$ pegar_$ pide_mi pide_papeles pinn- pinne- plai- police_هلق policia_esta por_ningun por_ninos porfa- preguntando_cosas preguntando_le
      preguntas_$ prend- preso_mi proteccion_de puedo_despertar puedo_mas puerta_$ q_esta q_me que_dios que_vino quemar_la quien_fue quieren_llevar
      quieren_q rati- ratic- rato_$ respi- risa- risal- robaron_mi ronc- ruido_$ sa3t- sa3te- sabe_que salo- saying_it says_if se_ahoga se_donde se_lleva
      senti- shad- shal- shee- si_$ siento_bien sigue_aqui siguen_preguntando sin_mi sleep_and snuc- soplar_o sorry_for spot- stabbed_me stai- stair-
      stairs_$ stari- street_and suboxone_$ talking_$ talla- tengo_al tengo_en tengo_ganas tengo_la texte- there_now they_shut they_walked things_$
      this_except this_i this_time tienen_orden ties- tirad- to_live to_shoot todas_pastillas todos_estarian tonight_is trag- tranc- two_of type_this up_her
      up_i van_llevar vern- verno- viene_caminando vinieron_por vira- vivie- viviendo_$ vivir_$ vuelve_$ was_supposed water_on we_will went_back whis-
      will_break with_our would_be y_dejo y_llamo y_preguntan yekt- yes_or ythr- ابوه_ما ابوي_من ابي_من احجي_$ اخوي- اخوي_عم اريد_اعيش اشتي_اموت اطفال-
      اطلع_and افتح- افتحو- الاولاد_and الباب_بقوه الباب_شو البنا- الجهال_من الحار- الحرا- الحقن- الدري- الدن- الدني- الرو- السري- السياره_and الشرطه_تعتقل
      الضو_$ الطا- الظه- القبض_علي القط- اللي_ساكن النج- الهجره_برا امام- امضي_$ اموت_and امي_لحالها انا_not انا_بالمركز انا_شربان انتحر_$ انتهي_$ اهلي_$
      ايش_اعمل بالباب_$ بالزن- بالسل- برا_$ بغرفه_and بنتي_راحت بنتي_من بيتن- بيتنا_$ بيدو- بيفتش- تارك- تحويل- تشوفي- تعبت_$ تفتيش_and توقفن- توقفني_me
      جرعه_زايده حاطي- حدا_برا حشيش_هواي حياتي_الليله داخل_البيت داير- دخلو- دقه_him راجل- راحت_مع رجع_من رجعت_$ رح_يذبحني رغوه_من زوجي_قبل زوجي_ماسك
      زوجي_معه ساعتين_$ ساعه_$ سحبوه_him سرير- سكين_and سياره_شرطه شربا- شربت_كل صاحبي_ضرب عالخ- عالمط- عاله- عالها- علي_خط عليه_من عم_يدقوا عم_يعتقلوني
      عم_يفتش عن_تحويلات عندي_بالبيت عندي_رخصه عيش_$ غرفه_التحقيق فمه_$ في_lel في_mall في_matar في_المطار في_شرطه في_نبض قاعد- قاعدي- قبضوا_علي قبل_دقايق
      قبل_ربع قولو- قيدو- كلها_and لا_استطيع لاحق- لاخي_$ لاقي- لقيت- لقينا- ليه_$ ما_ادري ما_بقي ما_قالوا ما_ندري ماسكن- مربو- مسدس_و مسكوا_جوزي مسلحي-
      معي_اوراق مغمي_عليه من_الفجر من_اليوم من_نص موت_ما موظفه_حمايه موقفت- موقفن- موقفني_and موقفي- ندري_وين هل_اوافق و_ما و_معه والب- والط- والطف- وخدو-
      ورا_$ وراي- ورقه_$ وشلو- وضعو- ولادي_cps وماب- ومار- ومحد- ومخل- وموب- وموبا- وناي- وين_كنت يا_جماعه يتشن- يخنقن- يخنقني_me يدقو- يريد_تفتيش
      يسالوني_me يصيح- يضغط- يعتق- يعتقل- يفتش_سياره يقتل- يقرو- يناد- ينتحر_$ ينتظ-`,
    '0.4': `#ابو #اتحمل #اخذو #ادو #ارجو #ارد #اسيلت #اعيش #اقال #اقوال #اموت #باسبور #باسبورت #بحب #بره #بسكليت #بسمح #بلك #بمكتب #بهالدنيا #بيحقق #بيسال #بيصرخ
      #بيطلب #بيفتش #بيكتب #تعاط #تعال #تقل #تنط #جاهل #جرع #جسر #جسم #جماع #جنب #جهه #حار #حامل #حبس #حزام #حصل #حطوا #حطول #حقو #حيات #خذت #داعا #داير
      #دقيق #دقيقت #دوه #دير #ذحين #راضي #رايا #ربي #رجال #رجل #زنزان #سافرت #سامع #سحبو #سكين #سيار #سيارت #شفر #شلت #صديق #صرخ #صعد #صهر #صوت #ضباط #طايح
      #ظابط #ظهر #عالم #غرف #فجر #قبضت #قرر #كلبش #لابس #لسيار #لقينا #للكل #لهم #لينا #ماخذين #ماس #مالت #متوقف #مجهز #محدش #محش #محط #مشغل #مطار #معك
      #مفتاح #مقبوض #ملثم #موت #مورف #نارك #نازل #ناطر #نحن #ندر #نقل #نهارد #نهر #هاجم #هايو #هوا #وجع #ورش #وعي #ياهم #يحاول #يخبر #يخرج #يخلو #يخلي #يذبح
      #يستيقظ #يعتقلو #يعملول #يعيد #يفتح #يقتل #يقرال #يلاحق #يمين #ينتحر #يوجه ._do ._me ._my ._that ._what ._who 14_esta 16_me 5_minutos 7amma- =3ad
      =3alaya =7ammam =94 =abajo =abra =abriendo =aeropuerto =agua =aguanto =ahorita =ai =akher =algunas =alive =alphabet =anymore =arrebato =arrestada
      =aser =avisarme =ayudenme =ba =babys =balazos =beer =boludo =brazos =cafe =cama =cambiando =cansado =chasing =chota =close =clothes =cofre =collapsed
      =corazon =couch =creo =cutting =delante =desconocido =despidiendose =desplomo =detras =diciendo =die =dios =drank =dudes =edge =eli =ellos =embarazada
      =empty =encontre =ensenaron =entrando =entrevistando =espuma =everybody =eyes =feas =flashlight =floor =ganas =girl =gone =grab =grabadora =grandpa
      =guagua =guardrail =hacia =happening =hermanito =hombre =homeland =i75 =initial =intente =interrogando =investigador =inyecto =irme =jura =juro =k =k2
      =lago =laughed =letras =letters =llorando =loaded =lyom =machete =making =manos =mezclo =mile =minutos =mios =mirar =mixed =monto =motel =needle =odd
      =ojala =omg =oyen =padre =pan =paro =patrullas =perico =pienso =piso =plane =precinto =pues =pulso =punching =quemar =queriendo =quick =quieren
      =reacciona =restaurante =river =round =saltar =screaming =sentada =sentado =sides =siento =soplo =strip =subio =suelta =surrounding =table =tapping
      =tocaron =toddler =toilet =toy =traila =tub =tv =twins =tylenol =unico =vacio =vaso =veneno =vengan =vengo =vidrio =viva =vivir =vuelto =wish =worker
      =world =wrists =xq =yefta7 =yeni =youll =اتحمل =اثنين =اجد =احمر =اختها =اختي =اخويا =ارجوكم =استطيع =اعطوني =اعيش =افهمها =الاوبر =الاوضه =البيبي
      =الحقونا =الحين =الشباك =الشنطه =الضو =الغراض =الفجر =اللحظه =المحطه =المستشفي =المطار =المفتاح =الوعي =اليمن =اموت =ايديكم =بارد =بالتوقيف =بالحمام
      =بالصاله =بالغرفه =بايدي =بره =بسمح =بعده =بغرفه =بقتل =بمكتب =بنايه =بنته =بهالدنيا =بيقولوا =تتصلو =تعاطي =تفوت =جامع =جنبي =جهال =جو =حاجه =حصل
      =حطوا =حطوني =حطوه =خذت =خذوه =خط =خنقني =دقيقتين =دلوقتي =دور =دوري =راضي =راضيين =رافع =ربي =رفيقتي =رقبتي =سافرت =ساكتين =سيارته =شب =شباب =شبك
      =شربان =شربت =شلت =صارو =صرخ =صهري =ضباط =طايح =طب =عاد =عليهم =غريب =فاتوا =فايده =فكر =قافل =قبضت =قبضو =قبضوا =قرر =قلبه =قلتلهم =كشف =كلبشو
      =لابسين =لسيارته =لعندي =للكل =للمستشفي =لهم =لي =لينا =ماخد =ماسك =محشي =محقق =محققين =مدني =مرمي =معاه =معك =مقبوض =مقيد =ناطرني =نايمه =نزل =نزلو
      =هواي =واعتذر =واقفين =والا =وبعدهم =وجع =وداع =وداعا =ودوه =ورايا =وطلعوه =وقفونا =ومانعيني =يخليني =يخنق =يدور =يذبحني =يردون =يردوني =يسالو =يستيقظ
      =يصيحون =يطلبون =يفتح =يقولي =يلاحقني =يمه =ينتحر =ينتظرون @210 @now-CPS ANSWER+NOW ANSWER+QUESTIONING ANSWERAR+Interview ANSWERAR+LOTS
      ANSWERAR+Moment ANSWERAR+Sick ANYMORE+ASK ANYMORE+BREAKIN ANYMORE+BREATHE ANYMORE+DIE ANYMORE+PULLED ARREST+ANYMORE ARREST+PRESENT ARRESTED+OUTES
      ARRESTED+SAY ARRESTING+ARRESTED ARRESTING+ASK ARRESTING+HOME ARRESTING+KIN ARRESTING+Moment ASK+ANYMORE ASKAR+CLITIC ASKAR+KIN ASKAR+STATED
      ASKAR+Young ASKEDAR+WANT ASKING+COMEIN ASKING+DOOR ASKING+HANDS ASKING+KNOCKING ASKING+NOW ASKING+Plea ASKING+SUICIDE ASKINGAR+CAR ASKINGAR+SOBRIETY
      ASKINGAR+Traffic AWAY+ANSWER AWAY+COMEIN AWAY+DOGS BE+ARRESTED BE+BREAKIN BE+BREATHE BE+CAR BE+CPS BE+DETECTIVE BE+DOOR BE+HURTEN BE+Interview
      BE+KNOCKED BE+PASSEDOUT BE+POLICE BE+QUESTIONING BE+QUESTIONS BE+ROADSIDE BE+SEARCH BE+Street BE+TAKEES BEHIND+QUERY BLEEDING BLEEDING+BLEEDING
      BLEEDING+HOUSE BLEEDING+Held BLEEDING+KILLED BLEEDING+Violent BODY+DOOR BREAKIN+HURTING BREAKIN+Moment BREAKIN+WEAPON BREATHE+PILLS BREATHE+PRESENT
      BREATHE+QUERY CAMEIN+PILLS CAMEIN+PRESENT CAMEIN+Room CAMEIN+STATEMENT CAMEIN+Weapon CAR+DANGERES CAR+DOOR CAR+Interview CAR+LIGHTS CAR+POLICE
      CHILD+ANSWERAR CLITIC+DANGERES CLITIC+ROADSIDE CLITIC+Sick CLITIC+TIRO COMEIN+NOW COMEIN+Official COURTS+GRABBED COURTS+SEIZED COURTS+SUICIDAL
      CPS+HURTS CPS+NOW CUFFEDAR+Moment CUFFS+CHILD CUFFS+Street DANGERES+HOUSE DANGERES+KIN DANGERES+PRESENT DANGERES+SOMEONE DETECTIVE+ANSWERAR
      DETECTIVE+BE DETECTIVE+HEDGE DETECTIVE+LOC DETECTIVE+PHONE DETECTIVE+QUESTIONS DETECTIVE+Room DETECTIVE+STATEMENT DIE+COURTS DIE+Drug DIE+IWANT
      DIE+PASTVERB DIE+SUICIDAL DIE+WANT DOGS+MODAL DOGS+Near DOGS+SEARCH DOGS+TOOK DOOR+BE DOOR+CHILD DOOR+HURTING DOOR+JUST DOOR+KNOCKING DOOR+Official
      DOOR+SCARED Drug+BODY Drug+BREATHE Drug+HURTING Drug+PASSEDOUT Drug+POINT ENDLIFE+KILL EX+Near EX+QUERY End+ARRESTING End+Held End+Room FAINT+Plea
      FAINT+QUERY FAINT+Room FALLEN+BE FALLEN+GOT FALLEN+HOME FALLEN+KIN FALLEN+LOTS FIND+Calendar FIND+KIN FIND+LOTS GETOUT+CAR GETOUT+HEDGE GETOUT+PRESENT
      GETOUT+Traffic GIVEBACK+ASKAR GIVEBACK+BODY GIVEBACK+KILL GIVEBACK+LIVE GIVEBACK+NUMBER GIVEBACK+PASTVERB GIVEBACK+QUESTIONING GIVEBACK+Room
      GONEOFF+CAR GONEOFF+HURT GONEOFF+RANOFF GOODBYE+ANYMORE GOT+FAINT GOT+FALLEN GOT+Held GOT+LURKING GOT+MISSING GOT+QUESTIONING GOT+QUESTIONS
      GRABBED+CUFFS GRABBED+FAINT GRABBED+LEFTNOTE GRABBED+LURKING GRABBED+NOW GRABBED+TALKING GRABBED+Worker Gear+LURKING Gear+NOW Gear+Near Gear+RECENT
      Gear+ROUGH Gear+SEARCH General+KILLED General+SUICIDAL HABIT+INTO HANDS+THING HASES+DANGERES HASES+HANDS HASES+NOOSE HASES+QUESTIONING HEDGE+ASKAR
      HEDGE+BREATHE HEDGE+PULLED HEDGE+Sick HEDGE+TAKEES HEDGE+WAVING HIGHPLACE+IWANT HIGHPLACE+QUERY HIGHPLACE+SAY HIGHPLACE+WILL HOME+KNOCKING
      HOME+Violent HOUSE+LURKING HOUSE+SOMEONE HOUSE+WAVING HURT+NECK HURT+REFL HURT+Room HURT+WAKE HURTING+BE HURTING+DOOR HURTING+LEDGE HURTING+Moment
      HURTING+WEAPON HURTS+QUESTIONING HURTS+WEAPON Held+ASKING Held+BLEEDING Held+LOCKED Held+PAST Held+PRESENT Held+SAY Held+SOMEONE IF+KILLED IF+NOW
      IF+SUICIDAL INTO+End INTO+OUTES IWANT+DIE IWANT+KILL IWANT+LATER IWANT+NOW IWANT+SUICIDAL IWANT+Street Interview+DOOR Interview+PHONE JAILED+GRABBED
      JAILED+SAY JUDGE+ASKAR JUDGE+TOOKAR JUST+ARREST JUST+CAMEIN JUST+CHILD JUST+CUFFS JUST+GRABBED JUST+HURTEN JUST+KIN JUST+SEIZED JUST+SEVERE
      JUST+TAKEES JUST+WAKE JUST+Weapon KIDNAP+DOOR KILL+CLITIC KILL+ENDLIFE KILL+JUST KILL+PAST KILL+SEVERE KILL+WANT KILLED+NOW KIN+FALLEN KIN+HANDS
      KIN+HIGHPLACE KIN+HURTING KIN+LETME KIN+NOW KIN+NUMBER KIN+PULLINGAR KIN+ROUGH KIN+TONIGHT KNOCKED+FALLEN KNOCKED+Plea KNOCKED+Room KNOCKING+ASK
      KNOCKING+CAR LATER+CAR LATER+IWANT LEFTNOTE+BE LETME LETME+ANSWER LETME+LETME LETME+SAY LIGHTS LIGHTS+LIGHTS LIGHTS+POLICE LIGHTS+Sick LIVE+ASK
      LIVE+Drug LIVE+End LIVE+KILLED LIVE+POINT LOC+ARRESTING LOC+BREAKIN LOC+Gear LOC+QUESTIONING LOCKED+HEDGE LOCKED+HOME LOCKED+HOUSE LOCKED+Held
      LOCKED+RANOFF LOCKED+TOOKAR LOTS+FALLEN LOTS+GONEOFF LOTS+PILLS LURKING+SEARCH LURKING+WEAPON LURKING+WILL MISSING+GIVEBACK MISSING+GRABBED
      MODAL+ARRESTING MODAL+QUESTIONED Moment+BREATHE Moment+Drug Moment+Gear Moment+LEDGE Moment+LURKING Moment+SEIZED Moment+WAKE NARCAN+MODAL NOOSE+End
      NOOSE+GIVEBACK NOW+ANSWERAR NOW+BREATHE NOW+CHILD NOW+GETOUT NOW+PILLS NOW+STATEMENT NOW+STATION NOW+Street NOW+TOOKAR NOW+WEAPON NUMBER+ASK
      NUMBER+GOT NUMBER+Official NUMBER+PILLS NUMBER+POLICE NUMBER+TOOKAR Near+DETECTIVE Near+DOGS Near+HURT Near+IROOM Near+STATEMENT Near+WAVING
      ONLINE+GIVEBACK OUTES+COPCAR OUTES+DANGERES OUTES+NOOSE OUTES+SUICIDAL OUTES+Weapon OVERDOSE+Plea OVERDOSED+PRESENT OVERDOSING+HEDGE OVERDOSING+PILLS
      Official+DOOR Official+LURKING Official+Moment Official+STATION PAPERS+ASK PAPERS+KNOCKING PAST+COMEIN PASTVERB+PASSEDOUT PHONE+CLITIC PHONE+JAILED
      PHONE+KIN PHONE+POLICE PHONE+WILL PILLS+BREATHE PILLS+DIE PILLS+LOTS POINT+DIE POINT+IWANT POISON+WANT POLICE+DOOR POLICE+GETOUT POLICE+Gear
      POLICE+HANDS POLICE+NOW POLICE+PHONE POLICE+PULLEDAR POLICE+QUESTIONING POLICE+ROUGH POLICE+SCARED POLICE+TAKEES POLICE+Worker PRESENT+ARRESTING
      PRESENT+BLEEDING PRESENT+DOGS PRESENT+GETOUT PRESENT+HIGHPLACE PRESENT+QUESTIONED PRESENT+QUESTIONING PRESENT+SEARCH PRESENT+WRISTS PULLED+COPCAR
      PULLED+ROADSIDE PULLED+WILL PULLEDAR+NOW PULLING+COURTS PULLING+HEDGE Paperwork+CAMEIN Plea+Weapon QUERY+DIE QUESTIONING+CHILD QUESTIONING+HOME
      RAID+OUTES RANOFF+BODY RANOFF+CPS RANOFF+KNOCKED RANOFF+LIVE RANOFF+SEARCH RANOFF+TOOKES RECENT+Drug RECENT+LEDGE RECENT+TOOKES REFL+ARRESTING
      REFL+ASKING REFL+BREATHE REFL+CHILD REFL+Near REFL+Room REFL+TOOK REFL+TOOKES ROADTALK+CAR ROUGH+SCARED ROUGH+SOBRIETY ROUGH+Young Room+ANSWER
      Room+DETECTIVE Room+LURKING Room+Official Room+RANOFF Room+STATION SAY+ARREST SAY+EX SAY+LATER SAY+NOW SAY+Room SAY+SCARED SAY+Worker SCARED+CUFFS
      SCARED+DIE SEARCH+LURKING SEARCH+PAPERS SEARCH+ROADSIDE SEARCH+Street SEARCH+TAKING SEVERE+CLITIC SOMEONE+BEHIND SOMEONE+DANGERES SOMEONE+Gear
      SOMEONE+HOUSE SOMEONE+LEDGE SOMEONE+LURKING SOMEONE+ONLINE SOMEONE+ROADSIDE SOMEONE+STATION SOMEONE+TOOKAR STATED+HOME STATED+NOW STATEMENT+SEARCH
      STATEMENT+WILL STATION+DETECTIVE STATION+Drug STATION+Moment STATION+NOW STATION+TOOK SUICIDAL+BE SUICIDAL+LIVE Sick+ANSWERAR Sick+COMEIN Sick+NOOSE
      Sick+NOW Sick+TOOK Sick+Traffic Street+Drug Street+HIDEOUT Street+TOOKES TAKEES+ARRESTED TAKING+LIVE TAKING+Moment TAKINGAR+Moment TALKING+KILL
      TALKING+ONLINE THING+ASKAR THING+FAINT TIRED+ANYMORE TONIGHT+MODAL TOOK+CUFFEDAR TOOK+Drug TOOK+End TOOK+FAINT TOOK+FIND TOOK+Held TOOK+NUMBER
      TOOKAR+Drug TOOKAR+GONEOFF TOOKAR+JUST TOOKAR+KNOCKED TOOKAR+Moment TOOKAR+NOW TOOKAR+POINT TOOKAR+SAY TOOKES+CHILD TOOKES+HASES Traffic+ASK
      Traffic+FALLEN Traffic+Sick Violent+ANSWER Violent+FALLEN Violent+Plea WANT+COMEIN WANT+LEDGE WANT+NOW WANT+ROADTALK WANT+SUICIDAL WARRANT+NOW
      WARRANT+RAID WAVING+End WAVING+GRABBED WEAPON+SAY WEAPON+SCARED WILL+ANYMORE WILL+BEHIND WILL+LEDGE WILL+NOW WILL+OVERDOSING WILL+SUICIDED
      Weapon+HURTING Weapon+SAY Weapon+SCARED Worker+ANYMORE Worker+BE Worker+HOUSE Worker+HURTS Worker+POLICE Young+FIND Young+GOODBYE Young+POISON ^ASKING
      ^BLEEDING ^CUFFEDAR ^EX ^OVERDOSE ^PULLING ^_about ^_agarraron ^_agente ^_ayudenme ^_being ^_boludo ^_dude ^_ex ^_four ^_fui ^_grandpa ^_hombre
      ^_llegaron ^_novio ^_roommate ^_salio ^_sheriff ^_tipo ^_tomo ^_toy ^_uno ^_ابنتي ^_ابو ^_ابوه ^_ابوها ^_ابوهم ^_اخيه ^_الحقوني ^_السي ^_بدو ^_بوليس
      ^_بيقول ^_جابو ^_حماتي ^_خنقني ^_دخلوا ^_رجلي ^_رحت ^_رفيقتي ^_سحبوه ^_شالو ^_شخص ^_ضباط ^_عمي ^_قبضو ^_قبضوا ^_قلتلهم ^_كسرو ^_كسروا ^_مرتي ^_معه
      ^_نزلو ^_هلق ^_وقفو ^_يا ^_يحققون ^_يشتي abaj- abrie- acaba_de acaban_de aerop- aeropuerto_de after_what afuera_trabajo agua- aguan- ahora_en ahora_no
      ahori- akhe- al_carro algo_al aliv- alive_$ alph- alpha- am_14 am_about am_at am_bleeding am_going and_change and_kept and_lady and_paid and_ran
      and_took and_will and_اجت and_بدهم and_قافل and_قالي and_معاه and_معه and_يسالون andaba_con anym- anymo- anymore_i apuna- apur- aqui_no are_asking
      are_at are_detaining are_handcuffing are_under around_$ arreb- arrestando_mi aser_$ asked_for at_light at_my at_us atal- away_my azul- b_غرفه baby-
      back_door bag_and bajar- baje_$ baje_carro bajo_la balaz- basement_$ be_around be_better be_here bebe_en bebe_y bebi- bebid- because_they bed_$
      been_here been_out bich- bien_tomado blanc- blea- bleac- blind- blood_pressure blue_$ bolsas_$ bolu- bolud- boyfriend_will brazo- brazos_y
      breaking_into brother_he busca_abogado buscar_al call_lawyer came_through came_with camera_on cansado_de carta_y caye- cayo_$ chasi- chot- clean_$
      clim- clot- cloth- cobe- cober- cofr- come_clean con_$ con_2 con_armas con_de con_palo con_policia confiese_$ cop_cars cop_in cops_stopped coraz-
      couc- coyo- coyot- creo_que cuello_$ cuffe- cutti- dad_at dagh- dan_mi daughter_did de_3 de_asaltar de_atras de_mentiras de_parar de_tomar
      defenderse_de dejo_carta dejo_de dejo_pasar delan- demas- desde_anoche desde_ayer desde_la despi- despl- detra- devuelve_$ did_line did_too die_$
      digan- digo_$ do_it do_this do_walk door_y down_stairs dran- drank_whole dude- dui_stop dui_امبارح dying_$ edge_of ello- en_aparatito en_booking
      en_cana en_county en_juvenile english_$ entrar_$ entre_varios escondido_$ escuela_sin esperando_que espu- espum- esta_aqui esta_arrestando
      esta_esperando esta_siguiendo esta_solo estamos_en estan_deteniendo estan_entrevistando estan_esposando estan_quitando este_momento estoy_embarazada
      estoy_pensando everybody_$ ex_no excep- feel_my feo_y firme_papel for_consent for_something for_them fotos_y from_back from_his from_school fue_al
      fui_por gaba- ganas_de get_them gets_my getting_arrested getting_pulled give_her golpeando_$ got_him got_my got_us grit- guag- guagu- guys_are
      hablando_con hablo_ingles had_two hago_ya has_his have_me have_weed hay_senor he_did he_is he_just he_says he_took he_went head_$ help_he her_at
      here_to here_with hermana_se hermano_$ hey_i hice_$ hija_en him_about him_by him_اليوم him_ما himself_$ his_hand his_knees his_rights holding_cell
      homb- hombr- hombre_me home_last house_and house_to hoy_es hoy_lo hoy_me husband_will i_asked i_cut i_open i_went i_wish ice_at ice_just ice_mi
      in_bedroom in_box in_driveway in_her in_por in_their in_y init- initi- inye- inyec- is_6 is_about is_attacking is_beating is_blue is_chasing is_cops
      is_dragging is_happening is_man is_oding is_point is_punching is_touching is_unconscious it_anymore jail_do jeri- jerin- judge_says juez_mando
      just_arrested just_came just_not kept_going kid_in kids_without kill_himself knocking_on la_abuela la_border la_chota la_deja la_deportacion
      la_detective la_fuerza la_guagua la_oficina la_pared la_state lava- lawyer_and layl- le_diga le_esta letra- levantaron_mi licencia_que light_and
      lips_are listo_$ little_girl live_$ llamo_de llav- llega- llego_con llego_otra llevan_preso llevo_$ lo_juro lo_lleva lo_quitaron lo_robo lo_subieron
      lo_tengo lo_va lo_voy load- loade- locked_in love- ma7j- ma7jo- mache- mada- maki- makin- mall_$ mama_$ manejando_sin mano_con marihuana_y martes_y
      matar_$ me_acaban me_anything me_by me_call me_ensenaron me_hablo me_mando me_mata me_pasaron me_por me_queda me_quito me_saco me_tiene me_بالسياره
      me_و me_وين media_hora mesa_$ metie- mi_amiga mi_bebe mi_chamo mi_familia mi_hermanito mi_nene mi_nino mi_padrastro mi_prima mi_ventana minutes_ago
      mis_pastillas mn_شغل mom_$ mom_called momento_$ moret- mori- mote- mout- mouth_$ muchacha_que muje- my_babys my_cheek my_couch my_front my_heart
      my_little my_newborn my_rent my_toddler nada_$ nadie_en nadie_me narcan_and necesito_saber need_reason needl- neighbor_is niece_$ nina_$ nino_se
      no_abre no_aguanto no_entiende no_esta no_kiero no_llego no_nos no_puedo no_reacciona no_regreso no_responde no_sale no_tenemos no_vale no_برا not_at
      not_be not_breathing not_moving not_stay not_work note_$ novio_me now_do now_or now_we nursing_home of_class of_vehicle office_and officer_has
      officers_are oficial_puso ofrecen_trato ojal- omg_$ on_hold on_porch on_shoulder one_for or_they or_we our_daughter our_house out_car over_by
      overdose_no padr- papa_se para_aca pareja_me park_$ parking_de paro_mi pasar_por pastillas_que patrullas_afuera percs_$ peric- perr- phone- piden_la
      piso_$ placas_$ plain- please_tell poco_de police_say police_stopped policia_paro policias_en por_defenderse por_whatsapp pq_no pregunta_de
      preguntan_de preguntan_donde preguntan_si preguntando_$ preguntar_me pren- pueden_pasar puedo_con puedo_irme puls- pusieron_esposas pusieron_papel
      putting_my q_firme q_mi q_si q_soy q_yo que_firme que_llegue que_mejor que_ni que_volver quiere_dar quiere_hacer quiere_regresar quieren_quitar
      quieren_sacar quiero_desaparecer quitando_mis quitaron_por quito_telefono rath- rather_be ratito_y reacc- reacciona_$ removing_my responde_$ right_now
      rive- rompieron_la roof_$ roun- sabia_$ saco_arma sakk- sakka- saliendo_trabajo salio_positivo salta- sat_down says_sign se_desplomo se_inyecto se_la
      se_lo se_nos se_oyen se_para se_q se_robo se_salio se_tomo seat_$ security_is seguir_viviendo senta- services_is she_slid she_was shelter_$
      sheriff_esta shot_up shoulder_$ siguio_hasta sin_avisarme sin_nadie smell_$ snort- sobre- sobredosis_$ sobriety_test sobrino_se solo_con solo_queria
      son_16 soplo_$ speak_$ stand_up standing_on stay_awake step_out stomp- su_id suegra_no suicide_note sus_pastillas take_her take_him take_test tal3-
      tappi- tapping_on temprano_y tengo_telefono termino_$ they_called they_came thing_with think- think_he thinking_about this_guy through_wall
      tiene_cuchillo til_i time_and to_hold to_run to_sentencing to_sleep tocar- todd- toddl- toil- toile- tomo_todas took_all took_her took_too traffic_$
      train_$ trato_si trib- twin- two_detectives two_guys two_men tyle- tylen- type_$ ultimo_dia unas_horas under_arrest under_seat unic- unit_$
      universidad_me uno_es unos_papeles up_last up_this us_all us_up va_con van_$ venas_$ venen- veng- viene_para vivi- volver_la wake_up walk_line
      wants_my way_out we_was went_in were_not where_my who_to wife_has windows_$ wish_i worker_and worl- wrist- wrists_$ write_what xanax_and y_dice
      y_policia y_pregunta y_sigue y_siguen y_todo yeft- yefta- yesh- yesht- yo_en yo_manejaba you_make youl- ابوي- اتحم- اختف- اخذوا_جوزي اخذوه- اخر_يوم
      اخي_عم ارجو- ارجوك- استط- استطي- اسيل- اسيله_$ اشتي_محامي اعترف_$ اعطون- اعمل_ايه اعيش_بعد افتح_$ افهمه- اقوا- اقول_لهم اكتبل- الاضو- الان_$ الان_and
      الاوب- الاوض- الباس- البن- البيب- التخ- الجاه- الجسر_$ الجسر_and الحر- الحق- الحقونا_me الدكان_$ الدور- الزب- الشباك_and الشن- الشنط- الظابط_بيقولي
      الفج- الكاميرا_and الكرا- اللح- اللحظ- المحط- المسدس_and المفت- المور- المول_$ النه- النها- الها- الوع- اليو- اليوم_and امام_بيتي امبارح_في اموت_$
      امي_$ انا_لحالي انمسكت_$ ايدي- ايديك- بارد- بالحديقه_and بالحم- بالشارع_and بالمركز_$ بالمط- بالمو- باي_محكمه بايدي_and بدهم_اوقع بدو_yeni بسكين_$
      بعرف_باي بعضو- بلع_حبوب بلعت_حبوب بمكت- بموع- بناي- بنتي_$ بنتي_ما بنتي_و بنفس_البيت بهالد- بيحقق- بيدق- بيرت- بيره_$ بيسا- بيقو- بيقول- تتقي- ترد_علي
      تشوف- تعال- تعتق- حاطين- حاله_$ حدا_رح حطول- حطون- خلص_من خلصت_كل خمس_سيارات خنقن- خنقني_me دقيق- دقيقت- دلوق- دلوقت- ديسا- راضي- راضيي- رجع_$ رقبت-
      زرق_$ زوجي_and سافر- ساكتي- سرقو- سيارات_شرطه شرطه_علي شفت_الشرطه صارله- صغيره_شو ضاع_ابني طلع_في طلع_يجيب عالطاوله_and عالن- علي_الارض علي_بعد
      علي_زوجي عليا_$ عليها_من عم_فكر عم_ياخدو عم_يحققوا عم_يضربني عم_يفتشو عم_يفتشوا عم_يفيق عم_يقدر عندي_license عندي_خمس غرفتي_$ فايد- في_7ammam
      في_mustashfa في_الاوضه في_الشارع في_الغرفه في_المكتب في_بوليس في_غرفه فين_$ قبل_شوي قدامي_$ قفل_الباب قفل_علي قلتله- كان_لازم كل_الحبوب كلبش-
      لا_يستيقظ لابس- لابسي- لازم- لسيا- لسيار- للمست- لوين_$ ما_3ad ما_ارجع ما_ترد ما_دا ما_نزل ما_يخليني ما_يرد ما_يصحي ماخذي- مانع- متوق- محامي_ضروري
      محقق- محققي- مستن- مش_راضيين مش_عم مش_قادره مع_ناس معه_سلاح معهم_امر معي_علي مكالمه_من من_اروح من_الباص من_الضهر من_القاضي من_الكاميرا من_تحت من_حياتي
      مني_$ مو_قادر موقوفه_and ناطر- ناطرن- نايم- نزلو- نفس_السوال هالد- هذه_اللحظه هلق_$ هنا_and واعت- واعتذ- واقف_علي واقفي- والا- والبا- والجه- والد-
      والشرطي_جاي وبيط- وبيطل- وحجز- وحجزو- وحده_بس وحده_من وداع- وقع_$ وقفونا_me وقفوه- ولادي_$ ولادي_and ولادي_هلق ولد_اختي ولدي_and وهو_طالع يا_امي
      يتنفس_$ يحاو- يحرق_البيت يخلون- يخلين- يخليه- يدور- يذبح- يذبحن- يذبحني_me يردو- يردون- يردوني_me يريد- يريدو- يستجو- يستي- يستيق- يصيحو- يطلب- يعمل-
      يعملو- يفتشو- يقرا- يقرال- يقول- يقول_اذا يلاح- يلاحق- يلاحقني_me ينتح- يوجه-`,
    '0.3': `#ابويا #اتكلم #احرق #اخويا #ارتاح #ازرق #اسكت #اعتذر #اعد #اعطو #افتح #افكر #اقعد #اقول #الا #امض #انط #اوقع #اوقف #اولاد #باب #باص #بايد #بخلص #بدك
      #بغرف #بلحق #بنا #بنت #بوردر #بيد #بيقول #تحقق #تحويل #ترد #تسجل #تفوت #تقول #توقف #جاب #جانب #جهال #حابس #حاج #حبه #حبوب #حطو #حفل #خارج #خرج #خرجت
      #خروج #خنق #دخلت #دقايق #دكان #راس #راض #رايح #رجع #رفع #زبون #زرقا #سادق #ساكت #سبق #سجين #شامم #شدو #شقت #ضارب #ضعت #ضهر #طلعو #عملت #عين #غريب
      #فايد #فكر #قدام #قررت #قرول #قوم #كسر #كلبشو #لحظ #لقي #ليل #متخب #مثل #محتجز #محقق #مصريا #معايا #مكلبش #منعرف #منوم #مني #نزلو #نسو #نفس #نكلم
      #ولاد #يحقق #يرجعل #يسالو #يستجوب #يعتقل #يفوت #يكتب #يمنع #يموت #ينو 10_year 14_and 20_minutes 3_horas 3ala- 6_$ 7att- =13 =3am =abre =acaban =adn
      =adonde =afuera =agentes =agents =ago =aire =already =amber =amiga =aparatito =apartamento =apuntando =armado =around =arrepenti =asaltar =ataque
      =aunt =aventar =azules =b =baggie =bajaron =baje =bebida =belt =blanca =bleeding =born =boyfriends =camioneta =campus =cargando =carnal =carretera
      =casero =cayo =celda =cerraron =coca =coffee =contando =conteste =cortando =courtroom =crying =cuiden =cunada =da =dado =dads =defenderse =deja
      =dejarlos =dejaron =dejo =deportacion =desde =despidio =detaining =deteniendo =dicen =diga =disappear =dizque =echo =enfrente =entiende =esta =estamos
      =fast =father =frente =funeral =glass =grabando =guys =haberme =hablando =hablo =hacerle =hamtramck =he =head =her =herself =hurting =jevo =jumping
      =labios =lady =lips =listo =llamen =llaves =llevando =location =m3 =mall =man =mano =marido =mata =medio =mesa =meterse =metiendo =metieron =mnil
      =montaron =muestran =nas =nobody =oficiales =oler =oye =paciente =packing =padrastro =palo =pared =patrol =pecho =pensando =persigue =pidiendo =pie
      =poco =poste =precinct =prender =prendio =pressure =protest =putting =quiera =quitando =raro =rather =ratito =ready =recibe =remanded =reportarse
      =respirando =roof =roomate =run =sales =salida =seeing =seen =shed =shelter =shoes =shut =sit =sob7 =sobredosis =sobrina =sorry =split =subiendo
      =subieron =tackled =tantito =termino =textear =thinking =thru =tirado =tirando =tocando =tomamos =top =trabado =traduce =trying =type =ultimo =unit
      =unos =unresponsive =upstairs =us =vamos =vende =viene =vinieron =voice =vuelve =waving =went =yr =zip =ابو =ابوها =ابويا =ابويه =اتكلم =اتنين =احرق
      =اخرج =اخويه =ارتاح =اسكت =اسيله =افكر =اقعد =اقول =الاطفال =الايس =الباب =الباروده =البنايه =البنت =الجاكيت =الجرس =الحبوب =الحجز =الحكومه =الدكان
      =السكين =الصغيره =الضهر =الغرفه =الماريوانا =المركز =امضي =ان =اهل =اهلي =اوقع =اوقف =اولادي =ايدي =بابه =بابي =بالجامعه =بالسكن =بالسوق =بالشارع
      =بالليل =بالمخفر =بالمركز =بدك =بعضوا =بلحق =بنتي =بوليس =بيتنا =بيده =بيسالني =بيقولو =تحقق =ترد =تفتح =تفتيش =تقول =تلفونها =جارنا =جر =حابسني
      =حاطين =حد =حرام =حل =خارج =خالتي =خالص =خبره =خد =خذ =خرجت =خطيبي =دايره =دقايق =دقيقه =دكان =رايح =رجال =رجل =رجله =رجلي =سادقي =سم =شامم =شايل
      =شفايفه =شويه =صاحبتي =صوت =طلعلي =ظابط =عالطاوله =عرفو =عملت =عند =غرفه =قالتلي =قالولنا =قالولي =قررت =قرولي =قعد =قفل =قوم =كسرو =كلكم =لاحقتني
      =لامي =لحقني =متخبيه =مثل =محبوسه =محتجز =محجوز =مرتي =معايا =مقلوبه =مكالمه =منوم =مني =ناركان =ناطرين =نطلع =نفسها =هالليله =واقع =والولاد =وبيطلع
      =وجهه =وحطوه =ورايي =ولادي =ولد =ونحن =وياكم =يا =ياخدوا =ياخذوا =يبي =يحققون =يحكو =يخابر =يخليها =يدوروا =يرجعلي =يسمعني =يشتي =يعتقلوا =يعملولي
      =يفتشون =يفوتو =يقتل =يموت =ينتظر @200 @now-EX @now-SOMEONE @now-she ACTOR+POINT ANSWERAR+FAINT ANYMORE+GIVEBACK ANYMORE+GOODBYE ANYMORE+IWANT
      ANYMORE+LIVE ANYMORE+Weapon ARREST+BE ARREST+KIN ARREST+Moment ARREST+NOW ARREST+REFL ARRESTED+ANSWER ARRESTED+ASK ARRESTED+SEARCH ARRESTING+AWAY
      ARRESTING+CAR ARRESTING+CHARGED ARRESTING+PASTVERB ARRESTING+RANOFF ARRESTING+SAY ARRESTING+SOBRIETY ASK+BODY ASK+BREAKIN ASK+Near ASK+SAY ASK+WANT
      ASKAR+ANSWER ASKAR+BE ASKEDAR+SAY ASKING+ASK ASKING+BREAKIN ASKING+End ASKING+KILL ASKING+Near ASKING+PAPERS ASKING+SCARED ASKING+SEARCH
      ASKING+STATEMENT ASKING+TAKEES ASKING+Traffic ASKING+WARRANT ASKINGAR+IF AWAY+BODY AWAY+CLITIC BE+CHILD BE+COLOR BE+DOGS BE+EX BE+FAINT BE+GONEOFF
      BE+Gear BE+HANDS BE+HOME BE+IWANT BE+LEDGE BE+PULLING BE+RAID BE+Room BE+SEVERE BE+TAKING BE+TOOK BE+Weapon BEHIND+HOUSE BEHIND+LIGHTS BEHIND+MODAL
      BLEEDING+HURTEN BLEEDING+PRESENT BLEEDING+SEVERE BODY+ASKING BODY+GOT BODY+NOW BODY+PASTVERB BODY+WANT BREAKIN+ASKING BREAKIN+HEDGE BREAKIN+KNOCKED
      BREAKIN+Official BREATHE BREATHE+BREATHE BREATHE+REFL BREATHE+Sick CAMEIN+NUMBER CAMEIN+PAST CAR+ASK CAR+COPCAR CAR+DETECTIVE CAR+KILL CAR+SOMEONE
      CHARGED+HURTEN CHILD+CPS CHILD+GONEOFF CHILD+KILL CHILD+NOW CHILD+PHONE CHILD+PULLING CHILD+SCARED CHILD+SEARCHED CHILD+SUICIDAL CHILD+Sick
      CHILD+TAKINGAR CHILD+TOOK CHILD+WAKE CHILD+Worker CLITIC+BLEEDING CLITIC+CPS CLITIC+CUFFS CLITIC+DOGS CLITIC+FALLEN CLITIC+HASES CLITIC+HIDEOUT
      CLITIC+IROOM CLITIC+LIGHTS CLITIC+NOW CLITIC+PULLED CLITIC+SUICIDAL CLITIC+TOOK CLITIC+WEAPON CLITIC+Worker COMEIN+ASKING COMEIN+CAR COMEIN+Moment
      COPCAR+CAR COPCAR+NOW COURTS+DIE COURTS+Gear CPS+CAR CPS+LOC CPS+POLICE CPS+TAKINGAR CUFFS+Young Calendar+End Calendar+HURTS Calendar+NOW
      Calendar+ONLINE Calendar+SOMEONE DANGERES DANGERES+DANGERES DANGERES+HEDGE DANGERES+HURT DANGERES+QUERY DETECTIVE+ANSWER DETECTIVE+CAR DETECTIVE+GOT
      DETECTIVE+HOME DETECTIVE+LOTS DETECTIVE+LURKING DETECTIVE+Near DETECTIVE+PILLS DIE DIE+DIE DIE+ENDLIFE DIE+PILLS DIE+RANOFF DOGS+CAR DOGS+SAY DOOR+ASK
      DOOR+COMEIN DOOR+End DOOR+GIVEBACK DOOR+GOT DOOR+INTO DOOR+LEDGE DOOR+NUMBER DOOR+WILL Drug+ASK Drug+FIND Drug+PASTVERB Drug+Sick Drug+TOOKAR
      Drug+Violent Drug+WAKE ENDLIFE ENDLIFE+ENDLIFE EVERYONE+AWAY EVERYONE+BE EX+GOT EX+HEDGE EX+KIN EX+KNOCKING EX+Moment EX+RANOFF End+GOODBYE
      End+HURTING End+KILL End+NOW End+ONLINE End+REFL End+SCARED End+SUICIDAL End+WRISTS FAINT FAINT+ANSWERAR FAINT+AWAY FAINT+CAR FAINT+FAINT FAINT+NOOSE
      FAINT+Traffic FALLEN+OUTES FALLEN+PRESENT FALLEN+Room FIND+HIDEOUT FIND+HOUSE FIND+Room GETOUT+SOMEONE GIVEBACK+FAINT GIVEBACK+WILL GONEOFF+BE
      GONEOFF+KIN GONEOFF+MISSING GONEOFF+PRESENT GONEOFF+Young GOODBYE+BE GOODBYE+End GOODBYE+PRESENT GOT+CUFFS GOT+DANGERES GOT+EVERYONE GOT+Gear
      GOT+IROOM GOT+LEDGE GOT+LIVE GOT+NECK GOT+NOW GOT+RAID GOT+SEARCH GOT+Sick GRABBED+COPCAR GRABBED+CPS GRABBED+Held GRABBED+KIN GRABBED+Official
      GRABBED+POINT GRABBED+PRESENT Gear+ARREST Gear+BEHIND Gear+Held Gear+LOTS Gear+Moment Gear+Young General+ARREST General+NOW General+QUESTIONS HANDS
      HANDS+HANDS HASES+FAINT HASES+KIN HASES+NECK HASES+PULLED HASES+SAY HASES+WANT HASES+WEAPON HEDGE+ANSWERAR HEDGE+DIE HEDGE+DOOR HEDGE+GONEOFF
      HEDGE+HANDS HEDGE+LETME HEDGE+PULLINGAR HEDGE+QUESTIONS HEDGE+SEARCH HEDGE+SUICIDAL HIDEOUT+NUMBER HIDEOUT+SOMEONE HIDING+LOC HIGHPLACE+CLITIC
      HIGHPLACE+HEDGE HIGHPLACE+Room HOME+ANSWER HOME+Held HOME+LURKING HOME+MISSING HOME+Plea HOME+SEARCH HOME+SOMEONE HOME+TOOKES HOME+WILL HOUSE+ANSWER
      HOUSE+FALLEN HOUSE+Gear HOUSE+Held HOUSE+JUST HOUSE+LETGO HOUSE+PULLINGAR HOUSE+SEARCH HOWTO+Held HURT+ASKING HURT+BLEEDING HURT+DANGERES HURT+FALLEN
      HURT+LATER HURT+Sick HURT+TOOK HURTEN+BLEEDING HURTEN+Moment HURTEN+Official HURTEN+RANOFF HURTING+BREAKIN HURTING+CHILD HURTING+CLITIC HURTING+KILL
      HURTING+LIGHTS HURTING+NOW HURTING+NUMBER HURTING+Plea HURTING+SCARED HURTING+SUICIDAL HURTS+ASKING HURTS+Calendar HURTS+LATER HURTS+LOTS HURTS+NOOSE
      HURTS+Near HURTS+TOOK Held+BE Held+DOOR Held+GOT IF+QUESTIONS INTO+COMEIN INTO+Gear INTO+Interview INTO+STATION IROOM+GOT IWANT+Drug IWANT+End
      IWANT+HURTING IWANT+KILLED IWANT+POINT Interview+BE Interview+CAR Interview+JUST Interview+Moment Interview+Near Interview+ONLINE Interview+OUTES
      Interview+TALKING JAILED+JUST JAILED+PHONE JAILED+SEIZED JAILED+TOOKAR JOKE+HEDGE JOKE+MODAL JUDGE+SOBRIETY JUDGE+SOMEONE JUMPAR JUMPAR+JUMPAR
      JUST+COMEIN JUST+DOOR JUST+LOTS JUST+Near JUST+PAST JUST+PASTVERB JUST+TOOK JUST+Violent KILL+BE KILL+GIVEBACK KILL+Held KILL+IWANT KILL+MODAL
      KILL+NOW KILL+NUMBER KILL+PILLS KILL+PRESENT KILL+Plea KILL+SUICIDAL KILL+TONIGHT KILLED+SEVERE KIN+CUFFS KIN+DANGERES KIN+FAINT KIN+IROOM KIN+JUST
      KIN+KNOCKING KIN+MISSING KIN+Moment KIN+PASSEDOUT KIN+PHONE KIN+Room KIN+SCARED KIN+SEARCH KIN+SUICIDE KIN+Sick KIN+TOOKES KNOCKED+BREAKIN KNOCKED+SAY
      KNOCKED+TOOK KNOCKING+BE KNOCKING+Drug KNOCKING+GOT KNOCKING+LATER KNOCKING+Room KNOCKING+STATEMENT KNOCKING+Traffic LATER+ANYMORE LATER+End
      LATER+Moment LATER+RECENT LATER+WANT LEDGE+ASKING LEDGE+Moment LETME+STATEMENT LIGHTS+CLITIC LIVE+ANYMORE LIVE+ENDLIFE LIVE+TOOK LOC+ASK LOC+ASKING
      LOC+HIGHPLACE LOC+LIVE LOC+PHONE LOC+PILLS LOCKED+DOOR LOTS+ARRESTED LOTS+DETECTIVE LOTS+GOODBYE LOTS+Held LOTS+IROOM LOTS+LURKING LURKING+AWAY
      LURKING+BE LURKING+CHARGED LURKING+DOOR LURKING+INTO LURKING+KNOCKING LURKING+LEDGE LURKING+NOOSE LURKING+RECENT LURKING+TOOK MISSING+GONEOFF
      MODAL+COLOR MODAL+HIDING Moment+ARRESTING Moment+ASK Moment+CHILD Moment+CUFFS Moment+End Moment+FALLEN Moment+GETOUT Moment+GONEOFF Moment+GOODBYE
      Moment+IWANT Moment+KIN Moment+Plea Moment+SEVERE NARCAN+Moment NECK NECK+LOC NECK+NECK NOOSE+BODY NOOSE+LOTS NOOSE+WRISTS NOW+ASK NOW+CAMEIN NOW+CAR
      NOW+HURTS NOW+KNOCKING NOW+OUTES NOW+PASTVERB NOW+PULLEDAR NOW+SOMEONE NOW+TAKEES NOW+WARRANT NUMBER+ASKING NUMBER+DOOR NUMBER+End NUMBER+FIND
      NUMBER+Interview NUMBER+KNOCKING NUMBER+PAST NUMBER+PASTVERB NUMBER+RANOFF NUMBER+STATED NUMBER+WARRANT Near+ANSWER Near+ANYMORE Near+CAR Near+CHILD
      Near+COMEIN Near+HOME Near+Interview Near+KNOCKING Near+LEDGE Near+LIGHTS Near+SCARED Near+WARRANT Near+WEAPON ONLINE+Young OUTES+ARRESTING OUTES+DOOR
      OUTES+End OUTES+FALLEN OUTES+NUMBER OUTES+Room OVERDOSE+BE OVERDOSED+HIDEOUT OVERDOSING+AWAY Official+CAR Official+KNOCKING Official+PHONE
      Official+PRESENT Official+ROUGH Official+SEARCH Official+SEIZED Official+TOOKES PASSEDOUT+SCARED PAST+ANSWER PAST+ONLINE PAST+SOMEONE
      PASTVERB+ANSWERAR PASTVERB+GOODBYE PASTVERB+QUESTIONING PASTVERB+RAID PASTVERB+TAKING PASTVERB+TAKINGAR PHONE+ANSWER PHONE+LOC PHONE+PASTVERB
      PILLS+FIND POINT+End POINT+KIN POINT+SAY POINT+SCARED POINT+WILL POISON POISON+POISON POLICE+ARRESTING POLICE+ASK POLICE+BEHIND POLICE+DANGERES
      POLICE+LURKING POLICE+Moment POLICE+Near POLICE+QUESTIONS POLICE+Room POLICE+SEIZED POLICE+Street PRESENT+ARRESTED PRESENT+BREATHE PRESENT+COLOR
      PRESENT+COPCAR PRESENT+CUFFEDAR PRESENT+DANGERES PRESENT+DOOR PRESENT+EVERYONE PRESENT+EX PRESENT+FAINT PRESENT+GOODBYE PRESENT+HURTEN PRESENT+IROOM
      PRESENT+KILL PRESENT+KNOCKING PRESENT+LEDGE PRESENT+OVERDOSE PRESENT+RAID PRESENT+ROADSIDE PRESENT+Room PRESENT+SOBRIETY PRESENT+Sick PRESENT+Street
      PRESENT+WAKE PULLED+HEDGE PULLEDAR+CAR PULLEDAR+KNOCKED PULLEDAR+Moment PULLEDAR+PAPERS PULLEDAR+ROADSIDE PULLING+Street PULLING+WANT PULLING+WILL
      PULLINGAR+PULLEDAR Paperwork+Gear Paperwork+SUICIDAL Plea+ARREST Plea+GRABBED Plea+HURTING Plea+HURTS Plea+KIN Plea+Moment Plea+RANOFF Plea+RECENT
      Plea+REFL Plea+STATEMENT Plea+TOOK Plea+WEAPON QUERY+ASKAR QUERY+JUST QUERY+KILLED QUERY+LATER QUESTIONING+CLITIC QUESTIONING+HOUSE QUESTIONING+PODER
      QUESTIONING+QUERY QUESTIONING+Young QUESTIONS+HEDGE RAID+PRESENT RANOFF+ANSWERAR RANOFF+CHILD RANOFF+EVERYONE RANOFF+GONEOFF RANOFF+IROOM
      RANOFF+SOBRIETY RANOFF+SOMEONE RANOFF+WANT RECENT+CHILD RECENT+COPCAR RECENT+CPS RECENT+FAINT RECENT+LOTS RECENT+NECK RECENT+NOW RECENT+Official
      RECENT+SUICIDE RECENT+Sick REFL+ARREST REFL+ARRESTED REFL+BE REFL+GRABBED REFL+HIGHPLACE REFL+Moment REFL+PILLS REFL+SOMEONE REFL+SUICIDAL REFL+Young
      ROADSIDE+ASKING ROADSIDE+GOT ROADSIDE+POLICE ROADSIDE+Traffic ROUGH+HOUSE Room+BE Room+CAR Room+IWANT Room+NOOSE Room+TOOK SAY+ARRESTED SAY+HASES
      SAY+HURTING SAY+Interview SAY+KIN SAY+Moment SAY+REFL SAY+ROADTALK SAY+TAKEES SAY+WARRANT SCARED+ANSWER SCARED+BE SCARED+KILL SCARED+TOOK SEARCH+ASK
      SEARCH+BE SEARCH+KIN SEARCH+MODAL SEARCH+PRESENT SEARCHED+LOTS SEIZED+ASKING SEIZED+POLICE SEVERE+KILLED SOBRIETY+NOOSE SOBRIETY+Near SOMEONE+BREAKIN
      SOMEONE+CAMEIN SOMEONE+COMEIN SOMEONE+DETECTIVE SOMEONE+DOOR SOMEONE+GETOUT SOMEONE+JUST SOMEONE+RANOFF SOMEONE+TOOK SOMEONE+WILL STATED+DETECTIVE
      STATEMENT+DOOR STATEMENT+FIND STATION+BE STATION+JUDGE STATION+WILL SUICIDAL+CLITIC SUICIDAL+KILL SUICIDAL+REFL SUICIDAL+SUICIDE SUICIDAL+WILL SUICIDE
      SUICIDE+SUICIDE Sick+BREATHE Sick+Drug Sick+HOUSE Sick+LOTS Sick+Moment Sick+PRESENT Sick+Room Street+GETOUT Street+GIVEBACK Street+IWANT Street+Near
      Street+POLICE TAKEES+JUST TAKEES+SAY TAKEES+SOBRIETY TAKING+ANYMORE TAKING+KIN TAKING+PASTVERB TAKING+WANT TAKINGAR+KIN TAKINGAR+NOW TAKINGAR+PAST
      TAKINGAR+SAY TAKINGAR+STATEMENT TALKING+CLITIC TALKING+Held TALKING+IF TALKING+Moment TALKING+TOOK THING+Sick TIRED+LIVE TONIGHT TONIGHT+BE
      TONIGHT+Calendar TONIGHT+Moment TONIGHT+PAST TONIGHT+TONIGHT TOOK+BE TOOK+GONEOFF TOOK+KNOCKED TOOK+SAY TOOKAR+CHILD TOOKAR+HOUSE TOOKAR+POLICE
      TOOKAR+QUERY TOOKES+Held TOOKES+LEGAL TOOKES+PILLS TOOKES+Young Traffic+GIVEBACK Traffic+HURT Traffic+Interview Traffic+Moment Traffic+POLICE
      Traffic+SCARED Traffic+TALKING Traffic+WILL Violent+BLEEDING Violent+Drug Violent+JUST Violent+NOW Violent+QUESTIONING WAKE WAKE+KIN WAKE+PASTVERB
      WAKE+WAKE WANT+BEHIND WANT+BREAKIN WANT+HIGHPLACE WANT+KILL WANT+REFL WARRANT+Official WARRANT+TAKINGAR WEAPON+IWANT WEAPON+RECENT WEAPON+WRISTS
      WILL+BREAKIN WILL+COMEIN WILL+KNOCKING WILL+Moment WILL+NUMBER WILL+PHONE WILL+Room WILL+SAY WILL+SUICIDE WRISTS WRISTS+WRISTS Weapon+ASKING
      Weapon+DOOR Weapon+NOW Weapon+RECENT Weapon+WRISTS Worker+CAR Worker+Official Worker+RANOFF Worker+SAY Young+PASSEDOUT Young+PHONE Young+PULLING
      Young+SEARCHED Young+SOMEONE Young+SUICIDAL Young+Sick Young+WAKE ^ANSWERAR ^ASKINGAR ^SAY ^_acabo ^_ayer ^_casero ^_cut ^_da ^_going ^_knock ^_llame
      ^_nadie ^_nobody ^_not ^_nurse ^_overdose ^_please ^_preguntan ^_sigo ^_sitting ^_they ^_tried ^_viene ^_vienen ^_vine ^_ابن ^_اختي ^_الايس ^_الشرطه
      ^_الهجره ^_بابه ^_بيقولوا ^_حاطين ^_خطيبي ^_صاحبتي ^_ضاع ^_طفلي ^_طلبو ^_طليقي ^_قاعدين ^_لا ^_لسا ^_معهم abierta_$ abogado_y acaba- acaba_todo
      acabo_de adon- adond- aero- afue- afuer- ahorita_mismo akha- al_detective al_hospital alguien_esta all_of alre- alrea- am_in aman- amane- amar- amarr-
      ambe- amber_alert and_her and_kids and_over and_there and_to and_بدو and_شنو and_طلب and_قال and_واحد answer_if anyw- apartamento_$ apre- aqui_con
      arou- aroun- around_my arraignment_y arrest_و as_my asking_my at_airport at_end at_protest ataq- ataqu- atras_de azule- baby_$ baby_is back_to bagg-
      baggi- bar_and barb- barbe- barra- beat_this beat_up beating_her behind_me being_handcuffed blan- blee- bleed- bloc- border_patrol bote- botel- boxe-
      boyfriend_$ brinc- buscar_lo by_border called_for called_from callo_$ came_for came_up campu- can_go can_not cand- carcel_es carna- carro_me carro_no
      case_go caser- celd- chai- chas- checks_$ clos- coca_$ cocina_$ coff- coffe- come_out como_6 como_cinco compa_se con_carro con_luces con_machete
      con_oficial con_papel con_probation con_que con_vecino cone- conec- consent_to cop_is cops_are cora- corte_ya could_just court_order cryi- cryin-
      cuanto_tengo cuar- cuarto_con cuchillo_y cuento_$ cuff- cuid- cuide- cutt- da_miedo dad_he date_i daughter_just de_7 de_aqui de_irme de_limpiar
      de_nada de_port de_q de_seguridad dearborn_police decim- dejar- dejo_entrar delante_de dentro_de derechos_en desd- desm- desma- detective_en
      detective_por detenido_por detuvieron_mi di_narcan dice- did_$ disap- dizq- dizqu- do_something dog_and dos_agentes dui_hace en_bano en_chicago
      en_espera en_jail en_kent en_mall en_telefono encontre_mi ense- entiendo_$ enve- es_otro es_policia esposado_$ esta_golpeando esta_manana
      esta_preguntando esta_respirando estacion_$ estan_$ estan_subiendo estan_tocando estar_con estoy_con estoy_detenido etna- ex_con falta_dinero
      familia_de familia_que fath- fathe- firme_que five_minutes flas- flash- florida_y for_another for_calling for_trial frent- from_judge fue_$ fue_por
      fune- funer- get_arrested got_picked grabbed_my guardia_y hablo_y hace_como hacer_la haci- have_guns hay_dos hay_hombre he_asked he_gets he_goes
      help_$ her_out her_own hermana_me hermano_de heroin_$ hers- herse- hija- hijo_al hijo_me hijo_su hijos_que him_انا him_وهو hitting_me
      homeland_security horas_$ hospital_and hour_$ hurti- i_answer i_bought i_can i_give i_hear i_keep i_let i_mail i_walk i_will i_wrote ice_esta in_for
      in_hallway in_middle in_this interrogando_$ interrogando_mi into_custody into_my inyecto_y ir_hasta is_at is_getting is_here is_refusing is_removing
      is_speeding is_texting is_unresponsive is_waiting is_what it_i it_is jumpi- just_for just_tell just_took just_want kidnapped_$ kids_$ kill_me
      knock_knock la_94 la_arrestaron la_cabeza la_carretera la_clave la_fiesta la_frontera la_mano la_mesa la_ventana la_verdad labi- labio- last_day
      lawyer_i lawyer_و le_dije le_encuentro le_han leave_$ leye- license_what license_و life_is linea_$ little_boy llamada_$ llamaron_de llame_la llave-
      llegaron_con llevar_se llevaron_esposado llevo_al lo_da lo_dejaron lo_la lo_llevan lo_y lugar_que ma3l- ma3lo- mama_no manana_$ manana_es mano-
      many_pills marid- mata- matar_si matt- me_arrepenti me_dijo me_entregue me_estoy me_leyeron me_lo me_persigue me_pide me_sangre me_siento me_to
      me_tome me_اوقع me_من mean_it meter- mi_carnal mi_cunada mi_jevo mi_sobrina mi_sobrino mi_trabajo mine_is mixe- mn_l more- muchas_preguntas my_aunt
      my_children my_father my_grandma my_id my_last my_mother my_suboxone my_truck my_way nina_y ninos_de no_encuentro no_ha no_hablo no_me no_one
      no_pienso nobo- nobod- nobody_can not_come not_going not_need nothing_$ novia_no now_$ oakland_county of_her of_police off_record oficial_esta old_in
      on_table once_before one_in open_up our_son out_with outside_my pacie- packi- padra- pague_la paid_my papa_$ papa_la papa_salio papel_no parq- parqu-
      pasajero_$ paso_de patrulla_$ patrulla_con pech- pegando_mi pelea_de pelo_y peor_que perdi_todo perro_$ persi- phone_and phone_و pide_que pistola_en
      police_car police_just policia_para policia_quiere por_debajo porque_la preguntando_si protest_$ puerta_y put_my putt- putti- q_no que_digo que_eso
      que_sigo questioned_by quic- quiere_entrar quiere_que quieren_mi quieren_que quiero_estar quiero_seguir quiero_vivir quise_soplar radi- rathe- ratit-
      rato_y refusing_to registrar_mi reman- repl- revu- revue- road- robo_mi rooma- sacar_mis sacar_sangre sakran_و salid- salt- says_$ screa- se_esta
      se_mueve se_perdio se_quiere se_robaron seei- seein- seguro_y sentencia_me shelt- shoe- shoot_himself showed_up si_digo si_esta si_yo sien- sient-
      sigui- sister_$ sitting_on snapchat_$ snor- social_esta something_and son_and sople_en sorr- soy_yo standing_in statement_right stom- strai- su_hijo
      su_papa subie- suspended_and suspended_و tabl- tack- tackl- tall- tanti- tell_$ tell_if them_i them_to then_i then_nothing there_since they_have
      they_know they_took this_$ tienen_mi tienen_warrant tiran- to_blow to_break to_finish to_hit tocan- tocando_$ todo_$ todo_y told_them tomam-
      tomo_doble took_bunch took_him took_off translate_for truck_after tryi- tryin- trying_to tumba- two_cops ulti- ultim- unres- until_i up_or upst-
      upsta- us_$ us_can va_ser vaci- vamo- ventana_y ver_mi vidr- vidri- vini- vinie- volt- volte- vuel- vuelv- walked_in walking_up want_it wants_me
      warrant_b wavi- wavin- we_can what_judge what_she who_was with_her without_getting without_me wris- y_llego y_manana y_nada y_papel y_quiere ya_no
      years_old ykhab- yo_fui yo_voy yr_old ابتل- ابني_بسجن اتكل- اتني- اثني- اختي_ما ارتاح_$ ارجع_$ ارن_$ اسكت_$ اسيلت- اعطو- افكر_في افهم- الاجت- الاض-
      الاطف- الاف_بي الباب_$ الباب_افتح التل- التن- الجاك- الحبو- الحد- الحدو- الحقو- الحكو- الحي- الدر- الدكا- الساعه_سته السجي- الشرطه_من الشي- الصب-
      الضه- الغرف- القب- الكلب- الكي- الله_ما المدرسه_قبل المرك- المستشفي_$ المطا- الموظ- الموعد_and امر_من انا_بالشغل انا_قاعد انا_ناطر انجليزي_$ انفخ_and
      انفخ_بالجهاز اوراقي_$ اوقع_$ اولاد- ايش_اقول ايقا- باسو- بالار- بالان- بالبا- بالتو- بالدو- بالسك- بالغر- بالمش- بتاع- بتنف- بدهم_امضي بطلع- بعرف-
      بعرف_وين بعرفه- بغرف- بكرا_$ بلا_محامي بنفس- بولي- بي_اي بيخب- بيسالني_me بيفت- بيكت- تبعي_and تتصل- تدور- ترد_$ تسلي- تفتي- جارن- جماع- جواب- حابس-
      حابسن- حاجه_$ حالي_and حوالي- خالت- خمس_دقايق دقاي- ذلحين_$ رايح_and رح_علي رخصتي_and رقم_غريب زميلت- زوجي_يضربني سادق- ساعدوني_$ ساكت- سامح- ست_سنين
      سياره_و شامم_ريحه شرطه_y صاحبت- طالع_من طفل_$ طلع_and طلعل- عالجا- عالحب- عالس- عالطا- عالق- عالقا- عطيت- علي_السلاح علي_الطريق علي_بابي علي_بيتنا
      علي_جنب علي_حاله علي_شغل عم_يعتقلوا عن_الوعي عيون- في_مذكره قال_اذا قالو- قالول- قبضو_علي قرول- كتير_و كسروا_الباب كل_كلمه كلبشو- كلنا_$ لا_محامي
      لا_هو لاحقتني_me لحقن- لحقني_me لعند- لقيته- لقين- للحك- ما_m3i ما_الي ما_بقدر ما_طلع ما_عاد ما_يجاوب ما_يخلوني ماخذ- متخب- متخبي- محبوس- محتج-
      مره_and مش_راضي مصريا- معاي- مقلو- مقلوب- مكلب- من_الباب من_الشغل من_الصبح من_امبارح من_ديربورن منزل- منعر- نارك- ناركا- ناطري- نسوي_$ نعمل_$ نفسه-
      نفسي_و هالل- هاللي- و_اخد و_بعضوا و_قفل واحد_دخل واقف- والع- وانس- وتار- وجهه_him وحاط- وحاطي- وحطو- وشاي- وعاي- وقع_and وقفت- وقفتن- ولاد- ولادي_من
      ولدي_عمره وياك- وياه- ياخذ- ياخذو- يجي_$ يحققو- يخلو- يخليني_اطلع يدورو- يرجع- يرجعل- يسال- يسالو- يستج- يستع- يستن- يسمعن- يصحي_$ يضرب- يطلبو- يفوت-
      يقلب- يقلبو- يقول_انه يقول_رح يكتب- ينتظر-`,
    '0.2': `#ابر #اخبر #اخر #اخو #ادخل #اشوف #اعترف #الخط #امش #امل #انسرقت #ايد #باخد #باي #بديترويت #بطلع #بعتل #تحت #توقيع #جاكيت #جاي #جواب #جيران #حاط #حدود
      #حكوم #خالص #خوي #داع #دخل #راحت #رافع #رحت #ساع #شارع #شوي #صوب #طلعل #عيال #فان #قادر #قاعد #قالول #قبض #قعد #قفل #قلتل #قوي #كاس #كتبت #كراج #كرس
      #كلهم #كير #ماخذ #مانع #مخفر #مدن #مركز #مستشف #معهم #منذ #مول #هوي #وقع #وهو #ويه #ياخذو #يحمل #يخابر #يدق #يرد #يرفض #يصح #يصيح #يكلم #يلبس #يهدد
      #يوقع 15_سنه =3aleh =5 =60 =acaba =adios =airport =ala =alcoholimetro =alert =almost =anyway =asking =asleep =ayuda =bajo =bano =basement =bedroom
      =being =better =bolsas =book =breathing =bunch =c =came =camino =cargaron =cerveza =checkpoint =children =clave =closet =collect =contesta =daycare
      =dentro =despierta =detener =digo =doy =drink =encerro =encuentro =escriba =esposado =esposar =esposaron =esposas =estar =feel =fell =feo =finish
      =firme =fiscalia =frontera =fuimos =getting =hace =haga =hallway =hang =here =hice =hospital =hubo =interrogated =k9 =kill =lado =led =levantaron
      =leyeron =line =linea =little =llevan =llevaron =loading =luces =manana =manejando =mato =matter =media =mejor =mentiras =mismo =momento =morir =mover
      =mucha =muero =muerte =myself =narcan =negra =nothing =officers =ofrecen =overdosed =pana =papa =parque =party =passport =peor =perro =please =ponga
      =poquito =prefiero =preguntando =preso =prima =propio =puso =put =refuses =regresa =respirar =responde =revision =right =sabe =sabemos =save =seat
      =shoulder =siri =snapchat =somebody =stabbing =suegro =tablets =through =tio =tiro =today =tome =tomo =trooper =truth =turned =typing =vendiendo
      =ventana =vieja =vienen =vino =voy =walking =way =whether =write =writing =yes =احسن =ازرق =اسوا =اشوف =اعترف =افتح =البوليس =البيت =الجسر =الخط
      =الشارع =الصبح =الطريق =الكاميرا =الليله =المدرسه =الموت =المول =الولاد =امشي =امل =امي =انت =انط =انفخ =بالسلاح =بالمطار =باي =بتقول =بديترويت =بعمل
      =بنفسه =بيقول =تحت =تلفونه =جماعه =جواب =جيراننا =حبوب =حماتي =خايفين =خمس =دخلوا =راحت =رحت =ساعتين =ساعه =سحبو =سكين =ضل =طليقي =عليا =عمرها =عيالي
      =غرفتي =فرد =كامل =كسر =كسروا =كلبشوني =كلهم =كير =لانو =لوين =ليه =مال =مسك =مش =معهم =منذ =منعرف =موقوفه =نايم =هناك =واليوم =وفيها =وقع =ومحتاج
      =وهو =ويه =يسالون =يصحي =يطلب =يهددني =يوقع @doing @now-DETECTIVE @now-POLICE ACTOR+SCARED ACTOR+SEARCH ANSWER+ASKING ANSWER+GIVEBACK ANSWER+IWANT
      ANSWER+PASTVERB ANSWER+STATED ANSWER+WARRANT ANSWERAR+ANSWER ANSWERAR+NUMBER ANYMORE+Near ANYMORE+TOOK ANYMORE+WANT ANYMORE+WEAPON ANYMORE+WILL
      ARREST+CHILD ARREST+Young ARRESTED+JUDGE ARRESTED+Official ARRESTED+POLICE ARRESTED+TOOK ARRESTING+BE ARRESTING+HOUSE ARRESTING+PULLING
      ARRESTING+WAVING ASK+End ASK+KIN ASK+LOTS ASK+Official ASK+TALKING ASK+TOOK ASK+Traffic ASKAR+HEDGE ASKAR+NOW ASKEDAR+HEDGE ASKING+AWAY ASKING+DIE
      ASKING+HASES ASKING+HURTS ASKING+IF ASKING+KIN ASKING+LOTS ASKING+NUMBER ASKING+RANOFF ASKING+Worker AWAY+ASKING AWAY+End AWAY+GOT AWAY+IROOM
      AWAY+Interview AWAY+PASTVERB AWAY+Plea AWAY+SEARCH BE+ANSWER BE+ARREST BE+ASKING BE+COMEIN BE+COPCAR BE+FALLEN BE+GOT BE+HIDEOUT BE+HURTING BE+KILL
      BE+KILLING BE+KNOCKING BE+Near BE+PASTVERB BE+PHONE BE+REFL BE+SEIZED BE+Sick BE+TALKING BE+WEAPON BE+Young BEHIND BEHIND+BEHIND BODY+CAR BODY+HIDEOUT
      BODY+LOTS BODY+Traffic BREAKIN+GOT BREAKIN+PAST CAMEIN+Calendar CAMEIN+HOME CAMEIN+HOUSE CAR+ASKING CAR+AWAY CAR+Gear CAR+IWANT CAR+JUST CAR+NUMBER
      CAR+PULLED CAR+Room CHARGED+NOW CHARGED+RECENT CHARGED+TOOK CHILD+ARRESTED CHILD+BODY CHILD+COPCAR CHILD+DOOR CHILD+End CHILD+IROOM CHILD+NUMBER
      CHILD+SOMEONE CHILD+Street CHILD+TAKING CHILD+WAVING CLITIC+BE CLITIC+BEHIND CLITIC+DOOR CLITIC+JUST CLITIC+LOTS CLITIC+MISSING CLITIC+NUMBER
      CLITIC+SCARED CLITIC+STATEMENT CLITIC+TAKING CLITIC+TALKING CLITIC+TOOKES COMEIN+HIDEOUT COMEIN+HURTING COMEIN+IF COMEIN+KIN COMEIN+PASTVERB
      COMEIN+Weapon COPCAR COPCAR+COPCAR COURTS+CUFFS COURTS+DOOR CPS+BE CPS+GOT CPS+Near CPS+PRESENT CPS+TAKING CUFFEDAR+CAR CUFFEDAR+COPCAR
      CUFFEDAR+POLICE CUFFS CUFFS+CUFFS CUFFS+LOC CUFFS+Paperwork Calendar+ANSWER Calendar+OUTES Calendar+Plea Calendar+Street DETECTIVE+AWAY DETECTIVE+JUST
      DETECTIVE+Moment DETECTIVE+TALKING DIE+LIVE DIE+MODAL DOGS+Gear DOOR DOOR+DOOR DOOR+MODAL DOOR+POLICE DOOR+PRESENT DOOR+SAY DOOR+Young Drug+FAINT
      Drug+GIVEBACK Drug+HASES Drug+HURT Drug+NARCAN Drug+Plea Drug+Traffic Drug+WEAPON ENDLIFE+DIE EX+GRABBED EX+STATEMENT End+ASK End+GIVEBACK End+HOME
      End+LOTS End+Moment End+PASTVERB End+PRESENT End+RANOFF End+RECENT End+SOMEONE End+SUICIDE End+Violent FAINT+BREATHE FAINT+COLOR FAINT+Sick
      FALLEN+ANSWER FALLEN+CLITIC FALLEN+HANDS FIND+HEDGE FIND+HOME FIND+WANT GETOUT+QUERY GETOUT+WANT GIVEBACK+ASK GIVEBACK+Drug GIVEBACK+LOC
      GONEOFF+ANSWERAR GONEOFF+ASKING GONEOFF+End GONEOFF+GOT GONEOFF+GRABBED GONEOFF+RECENT GOT+DETECTIVE GOT+DOGS GOT+IWANT GOT+KNOCKING GOT+Plea
      GOT+SOBRIETY GOT+STATION GOT+WEAPON GOT+Young GRABBED+ANYMORE GRABBED+ASKING GRABBED+CHILD GRABBED+CLITIC GRABBED+GONEOFF GRABBED+Gear GRABBED+HASES
      GRABBED+Interview GRABBED+NUMBER GRABBED+SAY GRABBED+TOOKAR Gear+ARRESTED Gear+ARRESTING Gear+BE Gear+DOGS Gear+INTO Gear+JUST Gear+LIGHTS Gear+LOC
      Gear+POLICE Gear+SAY General+ANSWER General+BREAKIN General+End General+MISSING General+Plea General+SEIZED HABIT+GOT HANDS+FALLEN HANDS+GOT HANDS+LOC
      HANDS+OUTES HASES+ASKING HASES+CHILD HASES+OUTES HASES+Young HEDGE+CAR HEDGE+COMEIN HEDGE+GIVEBACK HEDGE+Gear HEDGE+HURTS HEDGE+MISSING
      HEDGE+QUESTIONING HEDGE+STATION HEDGE+TAKING HEDGE+TAKINGAR HEDGE+TALKING HIDEOUT+ARREST HIDEOUT+GOT HIDEOUT+GRABBED HIDEOUT+JAILED HIDEOUT+Moment
      HIDEOUT+Room HIDEOUT+Traffic HIDEOUT+WILL HIGHPLACE HIGHPLACE+GOT HIGHPLACE+HIGHPLACE HOME+BE HOME+CHILD HOME+GOT HOME+JUST HOME+LOTS HOME+NOW
      HOME+PODER HOUSE+EX HOUSE+Moment HOUSE+POLICE HOUSE+TAKEES HOUSE+Violent HOWTO+ANSWER HOWTO+STATEMENT HURT+Drug HURT+EX HURT+End HURT+General HURT+IF
      HURT+LIVE HURT+Moment HURT+RANOFF HURT+SEVERE HURT+TIRO HURTEN+LOTS HURTING+AWAY HURTING+GOT HURTING+OUTES HURTING+PASTVERB HURTING+SOMEONE
      HURTING+Street HURTING+Weapon HURTING+Young HURTS+OUTES Held+HIDEOUT Held+HOUSE Held+Violent IDIOM+PASTVERB IDIOM+SEVERE IF+ANSWER IF+HURT IF+MISSING
      IF+STATEMENT INTO+ANSWER INTO+HOME INTO+IROOM INTO+POLICE INTO+Room INTO+STATEMENT INTO+Street IROOM+QUERY IWANT+ASKAR IWANT+GOT IWANT+WAKE
      Interview+COMEIN Interview+PRESENT Interview+QUESTIONS Interview+SAY Interview+SCARED JAILED+End JAILED+HURT JAILED+KILL JAILED+KIN JAILED+Plea
      JAILED+TONIGHT JUDGE+HASES JUDGE+POINT JUST+ARRESTED JUST+ASK JUST+Calendar JUST+End JUST+RECENT KILL+CHARGED KILL+HOME KILL+INTO KILL+Violent
      KILLED+IF KILLED+WEAPON KIN+ARRESTED KIN+DETECTIVE KIN+Drug KIN+GETOUT KIN+GONEOFF KIN+Interview KIN+PILLS KIN+SUICIDAL KIN+TOOK KIN+Violent
      KIN+WEAPON KNOCKED+LOTS KNOCKED+POLICE KNOCKED+Young KNOCKING+LURKING KNOCKING+MODAL KNOCKING+OUTES KNOCKING+PASTVERB KNOCKING+Violent LATER+WILL
      LEDGE+INTO LEDGE+Street LEFTNOTE+HEDGE LEFTNOTE+RECENT LETME+HEDGE LIGHTS+Gear LIVE LIVE+LIVE LIVE+PAST LIVE+PASTVERB LIVE+SCARED LIVE+WILL LOC+DOOR
      LOC+End LOC+GOT LOC+GRABBED LOC+HANDS LOC+IROOM LOC+LEDGE LOC+NECK LOC+NOOSE LOC+PASTVERB LOC+Room LOC+STATEMENT LOC+Street LOC+WILL LOTS+BODY
      LOTS+Drug LOTS+NOOSE LOTS+QUESTIONS LOTS+STATED LOTS+TAKEES LOTS+TALKING LURKING+Violent MISSING+ARRESTED MISSING+GOT MODAL+ANYMORE MODAL+BLEEDING
      MODAL+DOOR MODAL+HIGHPLACE MODAL+LETGO MODAL+OVERDOSE MODAL+OVERDOSING MODAL+RAID MODAL+ROADSIDE MODAL+SEVERE Moment+CAMEIN Moment+CAR Moment+COMEIN
      Moment+DOOR Moment+GRABBED Moment+HURT Moment+IF Moment+Near Moment+RECENT Moment+Room Moment+Sick Moment+TONIGHT Moment+Violent Moment+Young NARCAN
      NARCAN+Drug NARCAN+NARCAN NOOSE+ASK NOOSE+OUTES NOOSE+RECENT NOW+AWAY NOW+GIVEBACK NOW+GRABBED NOW+INTO NOW+Violent NUMBER+CHILD NUMBER+Drug
      NUMBER+HOME NUMBER+KNOCKED NUMBER+OUTES NUMBER+PRESENT NUMBER+REFL NUMBER+WILL Near+ASK Near+GOT Near+HIGHPLACE Near+HOUSE Near+HURTS Near+Official
      Near+RANOFF Near+ROUGH Near+TOOK OUTES+GONEOFF OUTES+Gear OUTES+HANDS OUTES+KNOCKING OUTES+Official OUTES+PULLED OUTES+STATION OUTES+Traffic
      OUTES+WEAPON OVERDOSE+PRESENT OVERDOSED+Paperwork OVERDOSED+RECENT OVERDOSED+Room Official+ARRESTING Official+BE Official+COMEIN Official+HASES
      Official+HOME Official+KIN Official+NOW Official+OUTES Official+REFL Official+TAKEES Official+TAKINGAR PAPERS+GIVEBACK PAPERS+POLICE PAPERS+SCARED
      PAPERS+WAVING PASSEDOUT PASSEDOUT+PASSEDOUT PAST+JUST PAST+SEARCHED PASTVERB+EX PASTVERB+KILLED PASTVERB+ONLINE PASTVERB+SAY PHONE+COURTS PHONE+Moment
      PHONE+OUTES PILLS+BODY PILLS+FAINT PILLS+POINT PILLS+SAY PILLS+TOOK PILLS+Violent POINT+AWAY POINT+BE POISON+HEDGE POLICE+BE POLICE+HEDGE POLICE+HOME
      POLICE+KIN POLICE+KNOCKING POLICE+PRESENT POLICE+PULLED POLICE+TAKING POLICE+TAKINGAR POLICE+TOOKAR POLICE+Traffic PRESENT+BODY PRESENT+CPS
      PRESENT+CUFFS PRESENT+End PRESENT+FIND PRESENT+Gear PRESENT+HOME PRESENT+HURTING PRESENT+Interview PRESENT+KILLING PRESENT+LETGO PRESENT+LIVE
      PRESENT+NECK PRESENT+Near PRESENT+PASSEDOUT PRESENT+PHONE PRESENT+PULLED PRESENT+ROUGH PRESENT+SEVERE PRESENT+SUICIDAL PRESENT+TONIGHT PRESENT+Worker
      PULLED+ASK PULLED+CLITIC PULLED+JUDGE PULLED+LOC PULLED+QUERY PULLED+WANT PULLEDAR+PULLINGAR PULLEDAR+Traffic PULLING PULLING+ARRESTING
      PULLING+PULLING PULLING+Paperwork PULLINGAR+Traffic Paperwork+CUFFS Paperwork+DIE Paperwork+GRABBED Plea+ASKING Plea+MODAL Plea+PAPERS Plea+PRESENT
      Plea+TAKING Plea+Traffic Plea+Young QUERY+Room QUESTIONED+LOC QUESTIONING+BE QUESTIONING+COURTS QUESTIONING+General QUESTIONING+IF
      QUESTIONING+PASTVERB QUESTIONING+PRESENT QUESTIONING+QUESTIONS QUESTIONS+SAY RANOFF+BLEEDING RANOFF+Drug RANOFF+End RANOFF+Held RANOFF+JUST RANOFF+KIN
      RANOFF+MISSING RANOFF+PILLS RANOFF+POINT RANOFF+Young RECENT+CAR RECENT+End RECENT+HIDEOUT RECENT+HURTS RECENT+OVERDOSED RECENT+PILLS RECENT+Room
      RECENT+WEAPON RECENT+Weapon RECENT+Young REFL+KILL REFL+LATER REFL+PASTVERB REFL+PRESENT REFL+WANT ROADSIDE+HEDGE ROADSIDE+HOUSE ROADSIDE+LOTS
      ROADSIDE+WEAPON ROUGH+HIDEOUT ROUGH+KIN ROUGH+LOC ROUGH+Near ROUGH+PRESENT Room+BREAKIN Room+Calendar Room+HIDEOUT Room+Held Room+INTO Room+QUERY
      Room+Violent SAY+Calendar SAY+IF SAY+KNOCKING SAY+SEARCH SAY+SOBRIETY SAY+TAKING SCARED+Drug SCARED+General SCARED+Violent SEARCH+AWAY SEARCH+WILL
      SEARCHED+CLITIC SEIZED+HOUSE SEIZED+WAKE SEVERE+COURTS SEVERE+JUDGE SOMEONE+BE SOMEONE+FIND SOMEONE+INTO SOMEONE+KIN SOMEONE+Near SOMEONE+Official
      SOMEONE+SEVERE SOMEONE+TAKING SOMEONE+Traffic SOMEONE+WANT STATED+ANSWER STATED+ASK STATED+CHILD STATEMENT+BE STATEMENT+COMEIN STATEMENT+STATED
      STATEMENT+WANT STATION+SAY STATION+WANT SUICIDAL+General SUICIDAL+HURTING SUICIDE+End Sick Sick+BE Sick+LOC Sick+MODAL Sick+PASTVERB Sick+Plea
      Sick+Sick Street+BE Street+KIN Street+LEDGE Street+Official Street+RANOFF Street+REFL TAKING+ASKING TAKING+BE TAKING+CHILD TAKING+CLITIC TAKING+PAST
      TAKING+SAY TAKING+STATEMENT TAKING+WAVING TAKING+Young TALKING+INTO TALKING+MODAL THING+SCARED TIRO TIRO+HURT TIRO+TIRO TONIGHT+PRESENT TOOK+KILLED
      TOOK+KIN TOOK+KNOCKING TOOK+Moment TOOK+Official TOOK+PAST TOOK+POINT TOOK+SOMEONE TOOKAR+HEDGE TOOKAR+HURT TOOKAR+KIN TOOKAR+Official TOOKAR+WANT
      TOOKES+Moment TOOKES+PRESENT Traffic+ASKING Traffic+Official Traffic+PRESENT Traffic+ROADSIDE Violent+HOME Violent+KNOCKING Violent+LURKING
      Violent+Moment Violent+WEAPON Violent+Weapon WAKE+CLITIC WAKE+PRESENT WAKE+SEIZED WANT+ANYMORE WANT+DOOR WANT+ENDLIFE WANT+HOME WANT+Held
      WANT+Interview WANT+KNOCKING WANT+LETGO WANT+Moment WANT+NUMBER WANT+Near WANT+TALKING WANT+WAKE WARRANT+ACTOR WARRANT+COMEIN WARRANT+Near WARRANT+SAY
      WAVING+Weapon WEAPON+BODY WEAPON+DOOR WEAPON+Drug WEAPON+Held WEAPON+KILL WEAPON+REFL WEAPON+Young WILL+BE WILL+DIE WILL+HASES WILL+HIDEOUT WILL+HURT
      WILL+INTO WILL+Interview WILL+LETGO WILL+PAST WILL+PASTVERB WILL+PILLS WILL+WARRANT WILL+WEAPON WILL+Weapon Weapon+BODY Weapon+HURTS Weapon+Near
      Worker+GOT Worker+MODAL Worker+PASTVERB Worker+REFL Worker+TAKING Young+BODY Young+COPCAR Young+DOOR Young+End Young+GIVEBACK Young+GONEOFF
      Young+HANDS Young+IROOM Young+IWANT Young+NOW Young+NUMBER Young+SCARED Young+SEIZED Young+WAVING ^FIND ^HASES ^HURTING ^MISSING ^SEIZED
      ^_breathalyzer ^_bus ^_de ^_foster ^_found ^_fuimos ^_manana ^_mejor ^_prefiero ^_quieren ^_she ^_su ^_tiene ^_tocan ^_tome ^_two ^_unos ^_vinieron
      ^_الاف ^_اليوم ^_بدهم ^_جارنا ^_سالني ^_شرطه ^_صار ^_كسر ^_مسكوا ^_مسكوه ^_مش adio- afuera_de ahi_en ahi_mismo al_bebe algo_y alguien_en almo- almos-
      am_done am_not and_can and_left and_not and_officer and_she and_told and_we and_بيقول and_حبسوه and_دا and_رح and_معها and_مو and_وقع anos_no anyway_$
      apen- arran- arrest_for arrestado_en aski- askin- asle- aslee- ayuda_$ bala- barr- basem- be_over beat- because_i bedro- before_my bein- bett- bette-
      boar- bolsa- bond_conditions bottl- brother_and bunc- bunch_of buscar_mi but_now by_police called_me can_be car_on car_with care_of carn- casa_$
      casa_con casa_en celular_en choking_me choque_con clear_it come_home como_hago con_ellos contesta_$ contesto_si courtroom_in cps_y cuart- cuch- cuchi-
      dad_$ daughter_$ daughter_has day_and dayc- dayca- de_cps de_dearborn de_detroit de_florida de_inmigracion de_pastillas de_quitar de_walmart
      declaracion_$ deja- deje- dentr- depu- deput- detenido_en dice_q dici- dicie- do_my do_not does_case donde_estaba door_$ door_down dormir_y down_$
      dres- ellos_$ en_aeropuerto en_carro en_cuarto en_este end_$ enfr- enfre- ensen- entregar_mi es_mi esta_$ estam- estoy_en exce- find_my for_it
      for_warrant front- fue_hace fuerza_$ fui_$ fui_al fui_la fuim- fuimo- get_him get_in get_into gett- getti- glas- go_away go_back got_in got_locked
      grab- graba- gun_to haber- hace_20 hacie- hallw- hamt- hamtr- handed_me happened_$ have_my hear_her hey_siri hiding_in hija_no him_back his_car
      home_from homel- hospital_$ house_with i_drank i_gave i_run i_say i_stop i_supposed in_his in_safe inco- ingles_y is_better is_breathing is_civil
      is_hurting is_over is_police it_on jail_if juez_no la_$ la_camioneta la_celda la_fiscalia la_manana la_nieve la_puedo la_van la_vida les_dije letr-
      ley_$ leyer- leyeron_derechos licencia_y line- litt- littl- llamar_$ llego_la llevar_$ lo_acaban lo_agarraron lo_estan loadi- logr- mama_se manan-
      mano_$ mano_y maquina_de mas_y matte- me_dejan me_dejaron me_dijeron me_en me_llamaron me_llamo me_mandaron me_muero me_ofrecen me_بالقتل meter_en
      meti- mi_novio mi_pana mi_pareja mi_suegro miedo_$ mism- money_if morning_$ my_14 my_16 my_bond my_dog my_family my_plea myse- mysel- nadie_$ narca-
      ni_me no_court no_despierta no_le no_pague no_sabemos no_sabia no_se no_voy noche_y not_open noth- nothi- nothing_to nunca_$ of_something of_us
      officer_is oficina_de on_his on_phone on_roof only_have oril- orill- over_$ over_and papel_en pararon_y paso_$ passp- pastillas_$ patru- pelea_con
      peor_$ pien- piens- pills_$ plea_hearing pleas- poco_$ policia_por por_ir por_pegar post- pregunta_por pregunta_si primo_no que_conteste que_entregar
      que_hice que_si queda_$ queri- quieren_entrar quiero_abogado recog- refuses_to regresar_$ room- sabem- saber_que salie- salio_de say_$ say_no
      se_encerro se_le se_paso she_has shel- shot_at si_llamo si_soy side- sill- sin_decir sin_permiso someb- somebody_is son_says soy_de stab- stabb-
      state_police stop_me stra- stran- subi- sueg- suegr- table- take_care taking_my tell_my tengo_licencia them_$ there_is there_way they_come think_i
      throu- ticket_و times_do to_$ to_put to_stay toca- tomado_y toni- troo- troop- trouble_for trut- turne- typi- typin- understand_what up_and vene-
      ver_$ vieja_$ viene- vive_aqui vomi- vuelt- waki- walki- way_to weed_on whet- wheth- why_are will_not worke- writ- writi- y_fue y_juez y_no y_se
      y_trae ya_es ya_hablo ya_le ya_me yard_$ ابن_اختي ابني_في ابوه- اخي_$ اسوي_$ اعتراف_$ البول- البي- البيت_and التوا- الجرا- الجس- الحب- الحما- السكي-
      الشار- الطري- القاضي_قال الليل- الليله_and المحقق_and المدر- المدرسه_and المست- الول- اليوم_$ امي_and انا_شارب انا_ما انزل_من انها- اول_شي باخد-
      بالاو- بالبي- بالجا- بالز- بالشارع_$ بالص- بالغ- بالكر- باللي- بالليل_and بايد- بديت- بديتر- بديربورن_and برا_no بعتل- بعمل_$ بيتي_$ تعاط- تلفون-
      توقف- حا_$ حشيش_$ حمات- خايفي- خناقه_مع دوا_$ راسي_and رخصه_$ زوجي_من زياده_$ ساعت- ساعتي- شسوي_$ شوي_$ صديق- ضابط_المراقبه عالبو- عالد- علي_الجسر
      علي_الورنت علي_موعد علينا_$ عم_يتنفس عم_يسالوني عمره- عندي_سلاح عيال- غرفت- فرد_$ في_القسم فيها_$ قدام_البيت قديم_and قلتل- كثير_and كسرو- كل_ما
      كلبشوني_me لا_ورقه ما_and ما_اريد ما_منعرف مبارح_بالليل مدرسه_and معي_رخصه من_البيت من_امس من_غير منزلي_$ واحد_منهم والش- والشر- والو- والول- والي-
      واليو- وبعده- وطلعو- وفيه- ومحت- ومحتا- ياخدو- يحقق- يخاب- يخلي- يرد_$ يسحب- يسحبو- يضربن- يفوتو- ينزلو- يهددني_me`,
    '0.1': `#ابد #اثن #احسن #اسوا #خمس #راي #عايز #قاع #قول #كلكم #كلها #مقيد 3ale- 9_$ =3leh =across =agarro =apenas =bathroom =beat =been =best =bottle =buscar
      =cel =checks =conditions =department =dije =door =entrego =escondida =face =fue =ha =heart =heroin =himself =kent =l =morning =mother =never =nieve
      =point =polygraph =preguntan =questioned =quise =regresar =return =running =sabia =since =sople =stuck =sure =taking =talking =tan =tell =tenemos
      =think =til =todos =tonight =valid =won =ابوه =احد =اخذو =الا =انجليزي =اوراقي =تاخد =تبعه =جنب =صديقي =ضربني =كلها =مدمن =مسكر =و @now-i ACTOR+JUST
      ANSWER+PRESENT ANSWER+QUERY ANSWERAR+STATEMENT ANYMORE+CAMEIN ANYMORE+Drug ANYMORE+PILLS ANYMORE+Violent ARREST+Traffic ARREST+WARRANT ARRESTED+KIN
      ARRESTED+MISSING ARRESTED+RANOFF ARRESTED+SCARED ARRESTING+JAILED ASK+HOWTO ASKING+Calendar ASKING+NOOSE AWAY+CUFFS AWAY+HOME AWAY+PAPERS AWAY+PILLS
      BE+AWAY BE+End BE+NOOSE BE+POINT BE+RANOFF BE+Traffic BE+Violent BE+Worker BEHIND+CLITIC BREAKIN+IF BREAKIN+KIN BREAKIN+WANT BREATHE+CLITIC
      CAMEIN+DOOR CAR+GONEOFF CAR+Official CAR+RECENT CAR+SAY CHILD+GIVEBACK CHILD+IWANT CHILD+PASTVERB CHILD+QUERY CHILD+RECENT CLITIC+BODY CLITIC+CHILD
      CLITIC+DIE CLITIC+Gear CLITIC+INTO CLITIC+IWANT CLITIC+Interview CLITIC+NOOSE CLITIC+QUESTIONING CLITIC+Street CLITIC+WAKE CLITIC+Weapon CLITIC+Young
      COMEIN+General COMEIN+HURT COPCAR+GOT COURTS+TOOKAR CPS+WILL CUFFS+Gear DIE+LOTS DIE+QUERY DOOR+HEDGE Drug+GRABBED Drug+HOME Drug+LOTS Drug+REFL
      Drug+TAKING Drug+TOOK EX+AWAY End+AWAY End+CHARGED End+HURT End+Near End+QUERY End+TOOK FALLEN FALLEN+FALLEN GIVEBACK+ANSWER GIVEBACK+Calendar
      GIVEBACK+JUDGE GIVEBACK+TOOK GOODBYE+HEDGE GOT+BE GOT+NOOSE GOT+SEVERE GOT+STATEMENT GOT+WANT GOT+Weapon GRABBED+LOTS GRABBED+POLICE GRABBED+QUERY
      GRABBED+Traffic GRABBED+Young Gear+CUFFS Gear+General Gear+MODAL General+Calendar General+TALKING HANDS+PASSEDOUT HASES+HOUSE HEDGE+ASKEDAR HEDGE+BE
      HEDGE+DOGS HEDGE+HURTING HEDGE+LATER HEDGE+Violent HIDEOUT+End HIDEOUT+General HIDEOUT+PAPERS HIDEOUT+PRESENT HIDEOUT+WARRANT HIDEOUT+Young HIDING
      HIDING+HIDING HIDING+Held HIGHPLACE+LEDGE HOME+CAR HOME+OUTES HOME+WEAPON HOUSE+CAR HOUSE+CHILD HOUSE+GONEOFF HOUSE+NOW HOUSE+REFL HOUSE+TALKING
      HOUSE+WEAPON HOWTO+Interview HURT+HIDEOUT HURT+IWANT HURT+TOOKAR HURTEN+SOMEONE HURTING+LURKING HURTING+MODAL HURTS+GOT HURTS+POLICE HURTS+WARRANT
      Held+Calendar Held+HIDING Held+WEAPON Held+Weapon IDIOM+HURTEN IF+BREAKIN IF+Calendar IF+End IF+HURTS IF+KILL IF+Plea INTO+CUFFS INTO+GIVEBACK
      INTO+GOT INTO+LEDGE INTO+Moment INTO+NOOSE INTO+NOW INTO+PILLS IWANT+ANYMORE IWANT+COMEIN IWANT+ENDLIFE IWANT+HEDGE IWANT+HURT IWANT+MODAL
      IWANT+PASTVERB IWANT+REFL Interview+RECENT Interview+Violent Interview+WARRANT JAILED+ASK JAILED+CHILD JAILED+NUMBER JAILED+PASTVERB JAILED+Young
      JUDGE+IF KILLED+LIVE KIN+ARREST KIN+BREAKIN KIN+EX KIN+End KIN+OVERDOSED KIN+OVERDOSING KIN+PAPERS KIN+Street KIN+WAVING KNOCKED+CHILD
      KNOCKING+PRESENT KNOCKING+QUERY LEDGE+HIGHPLACE LEGAL+SCARED LIVE+BE LIVE+IF LOC+CUFFS LOC+GIVEBACK LOC+GONEOFF LOC+HIDEOUT LOC+HOME LOC+JUST LOC+NOW
      LOC+PASSEDOUT LOC+Plea LOC+RECENT LOC+ROADSIDE LOC+SAY LOTS+ASK LOTS+HOME LOTS+Official LOTS+PASTVERB LURKING+RANOFF MISSING MISSING+CLITIC
      MISSING+JAILED MISSING+MISSING MODAL+BODY MODAL+BREATHE MODAL+EVERYONE MODAL+GRABBED MODAL+HOME MODAL+HURTEN MODAL+KNOCKING MODAL+LEDGE MODAL+Sick
      MODAL+Street MODAL+WAKE Moment+General Moment+HURTING Moment+INTO Moment+SCARED NOOSE+CLITIC NUMBER+LOC NUMBER+RECENT Near+QUERY OUTES+ANSWER
      OUTES+IROOM OUTES+Street OVERDOSING OVERDOSING+OVERDOSING Official+HEDGE Official+JAILED Official+MODAL Official+PULLED PAPERS+CAR PAPERS+GRABBED
      PAPERS+HURT PAPERS+Moment PASSEDOUT+HANDS PAST+Drug PAST+OUTES PASTVERB+IWANT PASTVERB+JUDGE PILLS+ASK PILLS+REFL POINT+RANOFF POINT+WANT POLICE+ACTOR
      POLICE+AWAY POLICE+GOT POLICE+HOUSE POLICE+LOC POLICE+OUTES POLICE+PAPERS POLICE+ROADSIDE PRESENT+ANYMORE PRESENT+CHILD PRESENT+FALLEN PRESENT+HIDEOUT
      PRESENT+KNOCKED PRESENT+MISSING PRESENT+NOOSE PRESENT+OUTES PRESENT+POINT PRESENT+POLICE PRESENT+QUESTIONS PRESENT+SEIZED PRESENT+STATEMENT
      PRESENT+Traffic PRESENT+Violent PRESENT+WEAPON PRESENT+Weapon PRESENT+Young PULLED+CAR PULLED+HOUSE PULLED+MODAL PULLINGAR+PAPERS QUERY+LIVE QUERY+SAY
      QUESTIONED+HOUSE QUESTIONED+POLICE QUESTIONING QUESTIONING+Paperwork QUESTIONING+QUESTIONING RANOFF+NOOSE RANOFF+Traffic RECENT+NOOSE REFL+ANYMORE
      REFL+COMEIN REFL+Drug REFL+FALLEN REFL+WILL ROADSIDE ROADSIDE+ROADSIDE ROADSIDE+Weapon Room+AWAY SAY+ACTOR SAY+CHILD SAY+General SAY+KILL SAY+TAKINGAR
      SAY+Young SCARED+HOUSE SEARCH+CLITIC SEARCH+Moment SEVERE+PASTVERB SOBRIETY+Drug SOBRIETY+PILLS SOMEONE+CLITIC SOMEONE+HIDEOUT SOMEONE+HURTING
      SOMEONE+Moment SOMEONE+PRESENT SOMEONE+Room STATED+STATEMENT STATEMENT+KIN STATEMENT+Near STATEMENT+Traffic STATION STATION+STATION SUICIDAL+End
      SUICIDAL+WANT Sick+CLITIC Sick+FAINT Sick+KIN Street+JAILED Street+PAPERS Street+THING Street+Traffic TAKEES+JAILED TAKING+AWAY TAKING+HEDGE
      TAKING+JAILED TAKING+Near TALKING+GOT TALKING+LOTS TALKING+RANOFF THING+ANSWER THING+HOME THING+Official THING+Room TOOK+CHILD TOOK+GIVEBACK
      TOOK+JAILED TOOK+PRESENT TOOKAR+BE TOOKAR+PAPERS TOOKAR+Traffic TOOKES+BE TOOKES+TOOK Traffic+BE Traffic+Calendar Traffic+HEDGE Violent+End
      Violent+Interview Violent+KILL Violent+OUTES WANT+HURT WANT+IF WANT+PAST WANT+RANOFF WANT+Room WANT+Street WANT+TAKEES WARRANT+BE WARRANT+TOOK
      WARRANT+WANT WAVING+NOOSE WEAPON+CHILD WEAPON+KIN WILL+Violent Weapon+REFL Worker+LOC Young+ARRESTED Young+Plea Young+RECENT Young+Street Young+TAKING
      ^CAMEIN ^GRABBED ^KIDNAP ^KNOCKED ^POLICE ^ROADSIDE ^SOMEONE ^_friend ^_ice ^_les ^_on ^_picked ^_search ^_took ^_ابي ^_اتصل ^_انمسكت ^_حبوب ^_شربت
      ^_صديقي ^_كل ^_ماكو acab- acro- acros- again_and agarraron_mi al_oficial algo_en amenaza_con and_he and_paper and_اخدو anywa- apena- apun- are_they
      armad- ba3a- base- bath- bathr- bedr- before_i before_trial being_held bond_money bott- call_911 card_y carga- cargos_de carro_y charge_for child-
      cita_de comi- cuchillo_$ cuna- cunad- de_14 de_donde de_ice decid- diga- droga_en en_espanol en_hospital en_la enten- entie- es_de esposo_en estar_en
      este_es even_know family_$ for_lawyer for_that friend_of give_up giving_me gues- hace_10 hacer- has_been her_on here_$ hero- heroi- hija_$ hija_de
      hijo_en hims- himse- i_put i_should i_tell i_think in_handcuffs in_law in_to ir_de is_holding is_on jail_on jail_phone know_what la_maquina la_pistola
      lawyer_to lleg- make_it manejar_sin many_times me_in me_la me_paro me_warrant mi_amigo mi_casa mi_ex mi_marido mi_puerta mi_tio michigan_state mismo_$
      morn- morni- mota- motar- much_do my_kids my_property my_sister name_$ neve- niev- ninos_y no_puede no_quiero no_sabe no_tiene not_find not_let now_he
      of_charges on_94 out_if paper_from parking_lot pasaj- patr- pidie- police_and police_are police_at poly- polyg- por_violencia pref- prefi- preso_en
      probation_officer puer- puert- q_le questioned_at quiero_ir read_me runn- runni- sabi- scared_$ seguro_$ serious_$ si_ya sinc- sitt- stuc- take_my
      taki- takin- talki- tenem- them_in this_is tiene_mi to_do to_see to_sign to_take todo- tonig- too_$ too_much trabajo_y up_to va_$ viej- voic- wall_$
      y_cuanto y_esta yo_$ yo_tengo ابني_القاصر ابني_عمره اخوي_ما الباب_and الجر- الجه- الجها- السي_بي الطر- العم- الكب- انتح- بالج- بالجن- بالشا- بالل-
      بدون_محامي تبعه_him حوال- شلون_اعرف شي_من ضربني_me علي_الباب في_court كل_شي لا_لا لو_لا ما_عندي محامي_$ موقوف- و_طلع والص- وبعد- وين_$ ياخد- يهدد-
      يهددن-`,
    '-0.1': `#اتصلت #اجا #اجر #اجي #احتمال #احك #اخدو #ارنت #اسر #اسو #اوفردوز #بقول #تحك #ترا #تلات #تلفون #تهديد #ثلاث #حتي #حقي #خايف #خدم #دفع #رفيقت #زوج
      #زياد #شبا #شغال #شغل #شنط #صفح #ضايع #عراق #فات #قفت #قلب #كذب #كندا #لحت #لسه #محد #مسح #مسك #مصاري #معها #ميث #ولا #يدخل =3arabi =3rd =9 =aca
      =after =agente =aggravated =amigo =apartment =arrepiento =arrestaron =asked =automatically =bajar =ban =bat =bodily =borracho =breath =bridge =broke
      =bye =castigo =cerca =chiquito =coke =color =condenar =conference =crash =cuanta =cuatro =dedo =degree =denuncio =detective =di =dinero =divorce
      =driving =edad =end =estado =ex =exs =f =facebook =fotos =friday =friends =grado =grandma =haber =hago =implied =informante =interrogation =juicio
      =kept =killing =lansing =lastimo =leer =lied =lol =looks =made =manda =masari =mensajes =mio =nephew =offender =office =oficial =only =pare =paso
      =pensar =permiso =permit =pero =placas =poligrafo =private =refuse =ring =road =roadside =robaron =s =screen =security =siempre =sigue =soplar =stand
      =street =suspect =tambien =telling =texting =than =things =tocan =tomado =trailero =tres =twenty =twice =vecina =vehicle =verdad =video =weekend
      =yarda =اجي =احكي =اخدوه =اخذ =اخذت =ادانه =ار =ارنت =الاولاد =التهمه =الدوام =الضابط =الضحيه =الله =المحقق =المحكمه =الولايه =بالقضيه =بتصير =بجلسه
      =بقدر =بقول =بيت =بيقدر =تحكي =تراك =تلات =تهمتي =حادث =حبسوني =حتي =حمايه =خالي =دفعت =رفيقي =ساعدوني =سالوني =شم =صيد =عقوبات =عنا =فاتتني =فيي
      =كفالتي =كندا =لابني =لحتي =لسه =للبيت =للسجن =لم =لمحامي =مخالفه =مع =معها =مو =موقوف =والشرطه =يسالني =يشوف =يطلع @plain ACTOR+PAPERS ANSWER+AWAY
      ANSWER+Calendar ANSWER+DOOR ANSWER+Young ANYMORE+GRABBED ANYMORE+HASES ANYMORE+REFL ANYMORE+TOOKAR ARREST+Interview ARRESTED+BE ARRESTING+HURTS
      ARRESTING+Held ARRESTING+LOTS ASK+AWAY ASK+LOC ASK+NOW ASKING+CHARGED ASKING+Official ASKING+WEAPON AWAY+ARRESTED AWAY+NUMBER AWAY+TALKING BE+LATER
      BREAKIN+BODY BREAKIN+PASTVERB CAMEIN+QUERY CAMEIN+SEARCHED CAR+ANSWER CAR+GIVEBACK CAR+TOOKAR CAR+TOOKES CHARGED+TAKING CHILD+Held CHILD+TAKEES
      CLITIC+ANSWERAR CLITIC+DETECTIVE CLITIC+OVERDOSE COLOR+LEGAL COURTS+DETECTIVE COURTS+FALLEN DETECTIVE+GIVEBACK DETECTIVE+LATER DETECTIVE+RECENT
      DETECTIVE+WILL DOOR+HOUSE Drug+End Drug+Young EX+CHARGED EX+PASTVERB EX+PRESENT EX+SAY End+FIND End+HIGHPLACE End+INTO End+OUTES End+Street
      End+TALKING FIND+CLITIC FIND+SOMEONE GIVEBACK+LEGAL GOT+ANYMORE GOT+HURTING GOT+JUST GOT+ROUGH GRABBED+BODY GRABBED+DOOR GRABBED+End GRABBED+PASTVERB
      GRABBED+TAKING Gear+HEDGE Gear+KILL Gear+PASTVERB General+GETOUT General+TAKING HASES+Drug HASES+REFL HASES+Violent HEDGE+BREAKIN HEDGE+LIVE
      HEDGE+POISON HEDGE+Street HIGHPLACE+End HOME+SAY HOUSE+ASK HOUSE+IF HOUSE+NUMBER HURT+ANSWERAR HURT+BODY HURT+KILLED HURTEN+Young HURTING+COMEIN
      HURTS+HEDGE HURTS+Held HURTS+Moment Held+ARRESTING Held+AWAY Held+HURT Held+HURTS IDIOM+HEDGE IF+KNOCKED IF+LIGHTS IF+TAKINGAR INTO+SAY IWANT+ACTOR
      Interview+Calendar Interview+POLICE Interview+WILL JUDGE+FIND JUST+Interview JUST+PILLS JUST+SOMEONE KIDNAP KIDNAP+KIDNAP KILL+LOTS KILL+Moment
      KILLED+COURTS KILLED+HURT KILLED+PRESENT KIN+CHARGED KIN+PULLEDAR KIN+QUESTIONING KIN+TAKEES KNOCKED+Official KNOCKED+PASTVERB KNOCKING+HOUSE
      KNOCKING+HURT KNOCKING+Young LATER+GOT LATER+General LATER+Paperwork LEDGE+End LEFTNOTE+PRESENT LEFTNOTE+WANT LEGAL+Official LEGAL+RANOFF
      LOC+DETECTIVE LOC+HURTS LOTS+NOW MISSING+MODAL MISSING+TOOK MODAL+GETOUT MODAL+PULLED MODAL+TONIGHT Moment+ANSWER Moment+HURTS Moment+RANOFF
      NOOSE+Violent NOW+ACTOR NOW+ASKING NOW+Official NUMBER+BE NUMBER+KIN Near+Calendar Near+End Near+HIDEOUT Near+LATER Near+PASTVERB Near+POLICE
      ONLINE+GOT ONLINE+PRESENT OUTES+Moment OUTES+NOW Official+GIVEBACK Official+NOOSE PAPERS+BODY PAPERS+NOW PASTVERB+ACTOR PASTVERB+HOME PASTVERB+KIN
      PASTVERB+NOOSE PHONE+MODAL PHONE+SAY PILLS+End PILLS+GOT PILLS+HOME PILLS+HOWTO POLICE+COMEIN POLICE+STATEMENT POLICE+TOOK PRESENT+HOWTO PULLED+AWAY
      PULLED+OUTES PULLEDAR+HOUSE PULLINGAR+SAY Paperwork+GONEOFF Paperwork+TOOKAR Plea+CHARGED Plea+CHILD Plea+End Plea+TALKING QUERY+GRABBED QUERY+HURTEN
      QUERY+NOW QUERY+Worker QUESTIONED+CLITIC RANOFF+ANYMORE RANOFF+ASKING RANOFF+HOWTO RECENT+Plea REFL+JUST REFL+NOW REFL+OVERDOSE Room+ASKING Room+OUTES
      Room+WILL SAY+GIVEBACK SAY+HURT SAY+OUTES SAY+POLICE SAY+TOOK SAY+TOOKES SCARED+End SCARED+HIDEOUT SEARCH+Room SEARCH+SOMEONE SEARCHED
      SEARCHED+SEARCHED SEIZED+AWAY SEIZED+GOT SEIZED+Moment SEIZED+Near SEVERE+AWAY SOMEONE+GIVEBACK SOMEONE+HURT SOMEONE+PAST STATEMENT+ASKAR
      STATION+CLITIC Sick+Street TAKING+Interview TAKING+RECENT TAKING+SCARED TAKING+WEAPON TALKING+Interview TALKING+SOMEONE THING+POLICE TOOK+SCARED
      TOOKAR+PRESENT TOOKAR+WILL TOOKES+MISSING Violent+BODY WAKE+MODAL WANT+BODY WANT+FIND WANT+GRABBED WANT+JUST WANT+MISSING WARRANT+JUDGE WARRANT+MODAL
      WILL+EVERYONE WILL+FIND Worker+HOME Young+General Young+Held Young+TAKEES ^HOME ^PULLED ^_aggravated ^_am ^_castigo ^_crime ^_cuales ^_cuanta ^_cuanto
      ^_delito ^_ella ^_expunge ^_papel ^_public ^_tienen ^_va ^_اخي ^_افتح ^_اكو ^_الفرق ^_المحامي ^_انفخ ^_بعد ^_عقوبه ^_مسموح ^_من about_court acusan_de
      admit- affe- affec- affect_my afte- aggra- ahora_tengo am_just and_obstructing and_says and_they and_want and_would and_اتهموني and_اخد and_ارنت
      and_تهمه and_خلص and_كنت are_going armas_$ arrested_me aske- at_your automatically_$ aw_la2 away_$ ayude- be_thrown bodil- bodily_harm brid- bridg-
      bridge_$ cans- careless_driving caso_juvenil castigo_por caught_driving causing_injury ccw_$ cerc- chiq- chiqu- clas- clear_automatically coke_$ colo-
      con_ninos con_orden conf- cuanto_me cuantos_anos cuatr- de_felonia death_$ defender_$ defensor_publico degr- degre- desc- detective_me dije_que
      dijeron_que dijo_que dine- diner- dinero_$ drivi- driving_suspended emer- emerg- erro- escuela_$ estado_$ every_time face- faceb- facebook_$
      failure_to falte_corte favor_$ felonia_y fire- for_being foto- fraud_$ func- getting_out great_bodily gril- grill- habitual_offender haga- hago_$
      help_me hija_se hit_her hold- hold_$ home_and homi- hospital_y hurt- husband_$ i_come i_refuse i_would if_they implied_consent inves- it_crime juic-
      juici- juvenile_case killi- la_primera lans- lansi- later_$ lie_detector llevaron_$ lo_que loca- me_acusaron me_arrepiento me_into me_out me_pararon
      me_pego me_quitaron mens- mensa- mi_primer mi_tia mi_vecino miran- my_husband my_name my_parents my_porch my_roommate need- neph- nephe- nervi-
      no_trae not_on o_la of_road offe- offender_program ofic- ofici- on_this owi_causing papel_dice papel_que perdi_mi permi- phone_is pills_and placa-
      plan- plead_guilty polig- por_felonia primo_y que_corte que_se quiere_hablar resisting_and roads- robar- saying_she seco- secon- shar- she_says
      she_will siem- siemp- smel- soci- socia- sopla- soy_la speed- still_in stop_$ stree- suel- suelt- tamb- tambi- tell- telli- tengo_papeles texti-
      thing- to_ask to_him to_kill to_say todavia_no todo_lo toma- tomad- tomo_pastillas trabajo_$ trail- trata- truck_$ twic- va_matar vehicle_$ verda-
      water_defense with_intent witn- witne- y_luego y_todavia yard- اخدوه_him اخوي_الصغير ادان- ادانه_$ الاعت- الافراج_المشروط الانت- التح- الته- التهم-
      الجل- الحبس_$ الحك- الدك- السج- الشرطي_$ الضا- الضاب- الضحي- الغر- الغرا- الفو- الما- المحك- المدي- انا_عم او_لا اوقفو- بالتل- بالجي- بالسياره_$
      بالقا- بالقض- بجلس- بدي_محامي بعرف_شو بكفاله_$ بيحك- حبسوني_me حقوق- حماي- حياتي_$ زياد- ساعد- سالون- سالوني_me شو_بعمل عقوبا- عملت- فاتت- فاتتن-
      فاتتني_me في_حبس كفالت- كم_سنه لحد_ما للبي- لمحا- لمحام- ما_فهمت مره_$ معه_$ معهم_$ معي_$ هلق_شو وهو_عم يسالن- يسالني_me يسوو-`,
    '-0.2': `#michigan #ابلغ #اتهمو #اثبت #اثنا #احتيال #احكام #اخدت #اخف #ادان #ادفع #اذن #اربر #ارجع #استانف #استدعا #استعمل #استيناف #اسعاف #اسقاط #اسم #اشار
      #اصلا #اطلب #اعتدا #اعتراض #اعترض #افراج #اقدم #اقص #اكتر #اكذب #الحد #الف #الل #امر #انتبهت #انحكمت #انغهام #انواع #اهل #اول #اونلا #اوهاي #باق #بال
      #بالغ #بالنت #باوهاي #ببلاش #بتاثر #بتاخد #بتب #بتج #بتخلص #بترجع #بتروح #بتشتغل #بتصل #بتضل #بتطلع #بتعرف #بتعمل #بتقدر #بتنحسب #بحيا #بخسر #بدخن
      #بدون #برجع #برنامج #بروبيشن #بري #بريد #بسبب #بسيط #بطلب #بعت #بعتت #بعشر #بكتب #بكندا #بنحبس #بنش #بولا #بونتيا #بيتهمو #بيحك #بيرجع #بيروح #بيشوف
      #بيضل #بيطلع #بيطلعل #بيع #بيعمل #بيك #بين #بيها #تاثير #تاجيل #تاخرت #تاريخ #تتوقع #تحسب #تخانقت #تخفيف #تدافع #تساعد #تسال #تسقط #تظهر #تعويض #تمهيد
      #تنحسب #تهم #تهمه #تهور #تواصل #توزيع #توقع #تيكت #ثاني #جديد #جريم #جرين #جلسه #جناي #جنسيه #جير #جيش #حادث #حاول #حشيش #حضر #حضرت #حكم #حكي #حمل
      #خالفت #خطو #خطير #دايفرجن #درج #دول #دومست #ديستركت #ديفندر #ديو #رابع #رساله #رسايل #رسم #رقم #زاد #ساعد #سالو #سانت #سجل #سجن #سرقه #سقطت #سكر
      #سكرتر #سنت #سنه #سواق #سواقه #سوال #سوبر #سويت #سيركت #شاحن #شاف #شاهد #شرك #شروط #شطب #شو #صاحب #صفه #صلت #صلن #صور #صورت #صيد #ضاعت #ضحي #ضدي #طبي
      #طلاب #طلب #طلبت #طيب #ظلم #عدم #عربي #عرض #عشر #عطا #عقوبه #عمل #عنا #عنفاسري #عنه #عنها #غبت #غرامه #غرين #غلط #غلطت #غياب #غير #فتش #فرص #فرق #فلني
      #فلينت #فهمت #فيدرال #فيه #قالت #قدرت #قدم #قديم #قضاي #قضيت #قضيه #قفه #قلت #قيم #كارد #كانت #كتير #كفال #كفاله #كلاس #كلوا #كنت #كوز #كوستس #كونتاكت
      #كيرلس #كيف #لاج #لانسنغ #لحد #لقا #لقيت #لما #ماكومب #مبلغ #مبين #مترجم #متل #محامي #محتاج #محدد #محكمه #محلفين #مختلف #مخدرات #مدعي #مده #مدين #مسدس
      #مسدمينر #مشروط #مشكل #مشي #مصاريف #معلوم #مفتوح #مقيم #ملك #ممكن #منته #منطق #منيح #موبد #موعد #ميلاد #ناس #نجيب #نحضر #ندسور #نروح #نريد #نطلب #نظام
      #نظف #نظيف #نعمل #نقاط #نوع #هاد #هالش #هيك #ونص #ياه #ياي #يبق #يثبت #يحبس #يحبسو #يحسب #يحك #يروح #يسقط #يشوف #يشيل #يصير #يضل #يطلع #يظهر #يعطو
      #يقدم #يقرر #يكف #يكون #يلغ #يلي #ينحبس #ينحسب #يوقفو * ._4a 10_years 14_days 19_and 200_$ 30_days 3_years 3arab- 3ayz- 48_horas 4_$ 5_years
      68th_district 7411_y 7_years 90_days 93_dias 93_يوم =1 =10 =150 =16 =17 =180 =1st =23 =3ayez =400 =4a =68 =769 =93 =abierta =able =absconding =abuso
      =acabar =accident =account =accusation =accused =acepto =acuerdo =acusa =acusan =acusarme =acusaron =addeish =address =adolescente =advice =advisement
      =affect =agarran =agravada =aid =alcohol =ann =anos =antecedentes =anything =apelacion =apelar =aplicacion =appeal =appear =application =arbor =arma
      =armas =arreglar =arreglarlo =arrest =arrestar =arrested =arresto =aseguranza =aside =ask =assault =assessment =assistant =asylum =attorney
      =audiencias =aunque =automatic =averiguo =aw =bac =background =belongings =bici =bien =big =bisir =blood =board =body =boleta =bolsita =bondsman
      =borrado =borran =borrar =both =bronca =btemshi =bufete =busca =buscan =but =buy =byen7seb =byseer =cada =calendar =califico =calling =cam =camara
      =cambia =cambie =cambio =can =canada =cantidad =card =careless =cargo =carrying =cart =carta =cartas =cases =caso =casos =caught =causing =cazar
      =celular =changed =charged =check =chest =ciento =cinco =citizenship =ciudadana =ciudadano =claim =clair =classes =clear =clearance =clemens =clerk
      =clientes =club =cobran =cobrar =cobraron =cobros =cocaina =cocaine =college =coma =common =community =como =company =concealed =condado =condena
      =condenado =conduct =conocido =consecuencias =construction =contarle =contest =controlled =conviene =copia =corte =cosa =costos =costs =cps =crime
      =crimes =criminal =cristal =cuales =cuando =cuanto =cuantos =cubre =cuenta =cuentan =cuentas =cuesta =culpar =customs =damage =dan =dangerous =dar
      =deadline =deadlines =deal =dealer =decide =decir =decirlo =declararme =declaro =defender =defense =defensor =deferal =deferral =deferred =definition
      =dejar =dejen =delete =delito =deliver =delivery =denied =deposito =derecho =desestimar =desfalco =designated =detencion =detenida =detroit =dia
      =diferencia =different =direccion =dismissed =disorderly =disqualified =dna =documento =documentos =does =dolares =dollar =dollars =domestic
      =domestica =domingo =drive =driver =drivers =drogas =dropped =drunk =during =dwi =east =efectivo =eligible =ella =else =eluding =empiezo =empleo
      =employer =employers =encerran =encerrar =endangerment =enough =entera =entonces =entra =entre =entregar =era =eran =escribir =esos =espanol =esperar
      =esposa =estaba =estados =este =estudiante =estudio =even =evidence =examen =existe =exit =expediente =expired =explain =explained =explicame =expunge
      =expungement =failure =falle =faltar =falte =fecha =fechas =federal =felon =felonia =felonies =felonious =felony =fiesta =fight =final =finally
      =financial =fines =firearm =firearms =first =fleeing =flint =florida =for =forfeiture =forgot =form =formas =formulario =fraud =fraude =gastos
      =general =genesee =golpea =gps =grandmother =grave =great =guard =guarda =guardan =guatemala =guilty =habia =habitual =hablan =hacen =had =hal =handle
      =hardship =harm =hicieron =high =hire =historial =history =hizo =hold =holder =hongos =hours =housing =huir =hunting =huron =hurt =husbands =iba
      =ignore =illegal =illinois =immobilization =immobilize =impaired =impounded =improper =indiana =information =infraccion =infraction =ingham =injury
      =inmate =inocente =instagram =instead =intent =interprete =interpreter =investigation =jefe =jobs =jueves =juez =junto =juntos =jurado =juvenil
      =juvenile =kind =knock =laboratorio =lapeer =lara =last =lee =lejos =less =lift =lifted =limite =list =llama =llamada =llega =lleno =lobby =lock =loss
      =lowered =lying =macomb =magistrado =major =make =mamnou3 =mandar =maneja =manejar =marihuana =marijana =marijuana =marque =mas =maximo =meaning
      =medical =meeting =menni =menor =menores =menos =messages =meth =meto =mexico =michigan =military =minimum =minor =mintio =misd =misdemeanor
      =misdemeanors =modo =moms =money =moral =mount =muchacho =muestra =multiple =murphy =muy =names =national =naturalization =necesita =neighbors
      =nervios =nombre =novia =nueva =nuevo =o =obligada =obstructing =ofensa =oferta =oficina =ok =olvide =olvido =online =onzas =open =operating =orden
      =ordinance =otras =otro =owe =page =pague =paid =pal =para =parada =parole =pasos =paying =payments =pedir =pego =pegue =pelea =peligrosa =penalty
      =pendiente =pending =percent =perdida =permanent =person =personal =personas =petition =phone =pierdo =place =plant =plantas =pleito =po =podemos
      =podia =podra =points =ponen =pontiac =por =porfa =port =portar =positive =possession =ppo =prejudice =prelim =preliminar =prescription =presenta
      =presentarme =prevention =primer =primera =primeros =prior =priors =prision =prison =probable =probatoria =proceso =program =programa =promise =proof
      =prove =prueba =pruebas =public =publico =puedo =punishment =puntos =puse =pushed =que =queda =quedar =quedarme =quede =quedo =queremos =quien =quince
      =rapids =recado =receta =rechazo =reckless =reclamar =recuperar =reduce =reduced =reducir =refusal =reglas =regresen =reinstatement =remote =remove
      =removed =renewal =repeat =report =represent =request =residencia =resident =residente =resisting =resistir =response =responsibility =restitucion
      =restraining =restricted =restringida =resultado =results =retail =retirar =review =revocada =revocado =rid =robando =robo =rompio =rules =sabado
      =saber =sali =salir =sample =sangre =se3a =sea =seal =sealed =second =secretary =section =segundo =seis =sejel =sell =semana =send =senora =ser
      =served =service =servicio =sexual =shi =shoplifting =shows =sido =siete =signed =silent =single =slate =small =social =soltaron =someone =sons
      =spanish =speeding =speedy =steps =stepson =store =student =su =sube =subpoena =success =suicide =summer =sunday =super =suppress =surety =suspendido
      =suspension =suyo =ta2min =taken =tarda =tarde =target =te =teacher =team =technical =tecnica =temporada =tener =tenido =tercer =tercera =tercero
      =tested =testify =tests =tether =texas =text =that =third =those =threat =thrown =ticket =tickets =tienda =tiendas =time =tiquet =tiquetes =tirar
      =todavia =together =tolerance =toman =tomar =tonto =total =traductor =trafico =trailer =trainee =tramite =treatment =trial =trouble =try =tuesday
      =tumbar =turn =turpitude =tuvo =underage =understand =unemployment =unlawful =unlock =uno =unpaid =usaron =uscis =using =vacaciones =varias =ve
      =venado =vence =vencio =ver =veras =viaje =victima =viejas =violating =violence =violo =visa =visits =volvi =wa2t =waiver =wanted =was =watched
      =weapon =weed =when =who =why =wisconsin =word =work =wrong =ya3ni =year =yenfa3 =yerba =you =youthful =ypsilanti =zero =ابلغ =اتهموني =اتهموه =اثبت
      =اثناء =اجباري =اجل =احتمال =اخف =اربر =استانف =استدعاء =استعمل =استعملت =اسرق =اسري =اسقاط =اسم =اسمها =اسمي =اشاره =اشطب =اصابه =اصلا =اطلب =اعتداء
      =اعترض =اغراضي =اقامتي =اقدم =اقصي =اقل =اكتر =اكذب =ال =الاحداث =الادانه =الاستيناف =الاعتداء =الاغراض =الافراج =الاهل =الاول =الاولي =البروبيشن
      =التاجيل =التامين =التانيه =التعويض =التقرير =التهم =التواصل =التيكت =الثالثه =الثاني =الثانيه =الجامعه =الجديد =الجرايم =الجلسه =الجنايات =الجنايه
      =الجنايي =الجنسيه =الجوري =الحاكم =الحبس =الحد =الحشيش =الحكم =الخطوه =الخوف =الدفاع =الدوله =الدومستك =الدي =الراكب =الرفض =الرقم =السرقه =السكرتري
      =السير =الشباب =الشركه =الشروط =الشطب =الضابطه =الضرب =العام =العقوبه =العنف =الغرامه =الف =الفايليشن =الفرق =الفلني =الفلوني =القديم =القديمه
      =القضايا =القضاييه =القضيه =القياده =الكحول =الكفاله =الكليه =الكورت =اللي =الليل =المبلغ =المحامي =المحل =المحلفين =المختبر =المخدر =المدعي =المده
      =المدينه =المذكره =المراقبه =المسدمينر =المشروط =المقاومه =الموعد =النقاط =الهوشه =الورنت =الوورنت =امحي =امر =انتهت =انحكمت =انغهام =انكليزي =انواع
      =او =اوك =اوكل =اول =اونلاين =اوهايو =اي =ايش =ب =باسم =بال =بالجلسه =بالساعه =بالسجل =بالعربي =بالعنف =بالفحص =بالكفاله =بالمحكمه =بالمكتب =بالنت
      =باول =باوند =باوهايو =بايده =ببلاش =بتاثر =بتاخد =بتاخدو =بتبين =بتخلص =بتروح =بتصل =بتضل =بتطلع =بتعرف =بتعملو =بتقدر =بتنحسب =بجيبي =بحط =بحياتي
      =بخسر =بدخن =بدون =بدي =برخصه =برنامج =بروبيشن =بريزن =بسبب =بسجلي =بسرقه =بسوق =بسيط =بشتغل =بطاقه =بعتت =بعد =بعدين =بكفاله =بكندا =بلا =بلغ =بمحامي
      =بمحكمه =بميشيغان =بندقيه =بورقه =بوصل =بولايه =بونتياك =بيبين =بيحقلهم =بيحقلي =بيحكي =بيدفع =بيرجع =بيسمح =بيشتغل =بيشوف =بيصير =بيضل =بيع =بيعملو
      =بيكلف =بيكون =بين =بيننا =بيها =تاثير =تاجيل =تاريخ =تالت =تامين =تاني =تبع =تبكي =تتوقع =تخفيف =تدفع =تدق =تذر =تذكره =ترايل =ترخيص =تركت =تسقط
      =تصالحنا =تصير =تطلب =تظهر =تعال =تعويض =تلفوني =تنحسب =تهم =تهمته =تهمه =تهموني =تواصل =توزيع =توصل =توقيف =تياب =تيكت =ثاني =ثانيه =ثلاث =جديد
      =جريمه =جرين =جلسه =جنايه =جنحه =جنسيه =جهاز =حاول =حبس =حضر =حضرت =حقوق =حقي =حقيقي =حكم =حكمه =حكي =حمل =خابرني =خالفت =خايف =خبر =خطوات =خطوه
      =خطيره =خلال =خلوني =داكا =دايفرجن =دراغ =درجه =دق =دولار =دومستك =دي =ديستركت =ديفندر =ديوتي =رخصتي =رد =رساله =رسوم =ريبورت =سابقه =سانت =سبع =ستيت
      =سجله =سرقه =سعر =سفر =سقطت =سن =سنتين =سنه =سنين =سوابق =سواق =سواقه =سوق =سي =سياقه =سيتي =سير =شاحنه =شرط =شركه =شروط =شطب =شفت =شكل =شهاده =شو
      =شيل =صورتي =ضابط =ضاعت =ضدي =طالب =طالبه =طبي =طردوني =طلبت =طيب =ظلم =عالطريق =عالمحكمه =عدم =عرض =عشرين =عطاني =عطي =عقوبتها =عقوبه =علاج =عمري
      =عندنا =عنف =عنه =عنها =عنوان =غبت =غرامات =غرامه =غرين =غلط =غلطت =غلطه =غير =فاتني =فتشوا =فتشوني =فجاه =فرصه =فلوني =فلينت =فهمت =فيلوني =فيه =قالت
      =قانوني =قبض =قدرت =قدمت =قديش =قديمه =قضايا =قضيت =قضيتي =قلت =قياده =كاتبين =كاذب =كارد =كامله =كانت =كتاب =كتابه =كتير =كحول =كفاله =كلاس =كلامي
      =كلفه =كلوا =كنت =كوز =كوستس =كونتاكت =كيرلس =كيس =كيف =لاجي =لارسني =لانسنغ =لانه =لاني =لايسنس =لايمتي =لحد =لرفيقي =لقضيه =للبروبيشن =للشطب =للشغل
      =للضابط =للعنف =للقاصر =للقاضي =للمحامي =للمحكمه =للهجره =لما =لوحه =ليسن =ماريجوانا =ماكومب =مبلغ =متجر =مترجم =متل =متهم =مجاني =محاكمه =محامين
      =محتاج =محكمتها =محكمتي =محكمه =محل =محلف =محلفين =مخدر =مخدرات =مراقبه =مسدمينر =مسكوني =مسموح =مصادره =مصاريف =معصب =معلقه =معناها =معني =مقابل
      =مقابله =مقاطعه =مقاومه =مقيده =مقيم =مكتب =ملابس =ملك =منتهيه =منو =منيح =مواطن =مواعيد =موافقه =موبد =موعد =موعدي =موقع =ميسدمينر =ميشيغان =نتيجه
      =نجيب =نروح =نريد =نطلب =نظيف =نعمل =نوع =هاد =هالشي =هددني =هل =هنا =هيك =واحد =والرخصه =والسلاح =والقضيه =والمحامي =والمحكمه =وبتروح =وخايف =وسوابق
      =وصفه =وصل =وصلت =وصلتني =وصلني =وعطاني =وعطوني =وعطوه =وعليه =وعندها =وغرين =وقت =وقفه =وقفوه =وكتبولي =ولازم =ولايه =ومخالفه =ومين =وندسور =ونسيت
      =ونص =وياه =وياي =وين =ياخدو =يبقي =يبلغ =يحكي =يخفف =يسال =يشتغل =يطلعو =يظهر =يقدم =يقرر =يقولوا =يكفي =يكون =يلي =يمني =ينحبس =ينحسب @001
      @asked-part @done @may @past @past-part ANSWER+CHILD ANSWER+DETECTIVE ANSWER+GOT ANSWER+HOUSE ANSWER+HURTS ANSWER+INTO ANSWER+LEGAL ANSWER+LOC
      ANSWER+Near ANSWER+TOOK ANSWERAR+HEDGE ANSWERAR+POLICE ANYMORE+HOME ANYMORE+HURTS ANYMORE+PODER ANYMORE+STATEMENT ARREST+ANSWER ARREST+ARRESTED
      ARREST+GIVEBACK ARREST+Held ARREST+NOOSE ARREST+WEAPON ARREST+Weapon ARRESTED+ARREST ARRESTED+CAR ARRESTED+Drug ARRESTED+General ARRESTED+HIDEOUT
      ARRESTED+HURTING ARRESTED+IF ARRESTED+Interview ARRESTED+LATER ARRESTED+LOTS ARRESTED+MODAL ARRESTED+Traffic ARRESTED+WILL ARRESTING+HURTING
      ARRESTING+IF ARRESTING+PAPERS ARRESTING+Paperwork ASK+ARREST ASK+BE ASK+CHARGED ASK+GOT ASK+General ASK+HOUSE ASK+JAILED ASK+PAST ASK+PULLEDAR
      ASK+Plea ASK+THING ASKAR+Paperwork ASKAR+SAY ASKEDAR+CLITIC ASKING+ARRESTED ASKING+COURTS ASKING+Held ASKING+JUDGE ASKING+QUESTIONS ASKING+SUICIDAL
      ASKING+TOOK ASKING+Violent ASKING+WAKE ASKING+Weapon ASKINGAR+WANT ASKINGAR+WILL AWAY+ASK AWAY+LATER AWAY+RANOFF BE+ANSWERAR BE+Held BE+KILLED BE+LIVE
      BODY+Calendar BODY+PAST BODY+RANOFF BREAKIN+HOUSE BREAKIN+MODAL BREATHE+GIVEBACK BREATHE+LEGAL BREATHE+THING CAMEIN+KIN CAMEIN+LOTS CAMEIN+POLICE
      CAMEIN+Paperwork CAR+FIND CAR+HOME CAR+KIN CAR+PAST CAR+RANOFF CAR+STATEMENT CAR+WARRANT CHARGED CHARGED+ANSWER CHARGED+ARREST CHARGED+ASK
      CHARGED+CHARGED CHARGED+CLITIC CHARGED+Drug CHARGED+End CHARGED+FIND CHARGED+GOT CHARGED+HURT CHARGED+HURTS CHARGED+IWANT CHARGED+KILLING
      CHARGED+KNOCKED CHARGED+KNOCKING CHARGED+LOTS CHARGED+MISSING CHARGED+NUMBER CHARGED+Official CHARGED+Plea CHARGED+STATEMENT CHARGED+TAKEES
      CHARGED+TAKINGAR CHARGED+TOOKES CHARGED+WANT CHARGED+WEAPON CHARGED+WILL CHARGED+Weapon CHILD+DETECTIVE CHILD+EX CHILD+GETOUT CHILD+General
      CHILD+HURTING CHILD+IF CHILD+KIDNAP CHILD+KNOCKING CHILD+LATER CHILD+ONLINE CHILD+PAPERS CHILD+PODER CHILD+POLICE CHILD+ROADSIDE CHILD+SEARCH
      CHILD+SOBRIETY CHILD+TOOKAR CHILD+Traffic CLITIC+CHARGED CLITIC+LATER CLITIC+PODER COLOR+HIGHPLACE COLOR+LEDGE COLOR+Street COLOR+THING COMEIN+CLITIC
      COMEIN+SOMEONE COPCAR+HEDGE COURTS COURTS+COURTS COURTS+HOUSE COURTS+KILL COURTS+NOW COURTS+POINT COURTS+PRESENT COURTS+RANOFF COURTS+SEARCH
      COURTS+STATEMENT COURTS+WAVING COURTS+WEAPON COURTS+Young CPS+HOME CPS+SAY Calendar+GIVEBACK Calendar+HURT Calendar+Interview Calendar+JUST
      Calendar+LATER Calendar+PAPERS Calendar+PASTVERB Calendar+PILLS Calendar+POINT Calendar+PRESENT Calendar+WANT Calendar+WARRANT DANGERES+OUTES
      DETECTIVE+ACTOR DETECTIVE+BODY DETECTIVE+GRABBED DETECTIVE+HURTING DETECTIVE+JAILED DETECTIVE+PAST DIE+LOC DIE+OVERDOSING DOOR+HIDEOUT DOOR+IF
      Drug+CAR Drug+CHARGED Drug+CHILD Drug+KNOCKING Drug+PODER EX+HIDEOUT EX+Official EX+PAST EX+TOOK EX+Violent End+ANSWER End+ARREST End+LEGAL
      End+OVERDOSING End+STATEMENT End+TAKING FAINT+WANT FAINT+WILL FALLEN+JUST FALLEN+STATEMENT FIND+AWAY FIND+LEGAL FIND+LOC FIND+PILLS FIND+SCARED
      FIND+STATEMENT FIND+Weapon GETOUT+BE GETOUT+OUTES GIVEBACK+ARREST GIVEBACK+BREATHE GIVEBACK+CAR GIVEBACK+COURTS GIVEBACK+Interview GIVEBACK+LOTS
      GIVEBACK+REFL GIVEBACK+Violent GONEOFF+Calendar GONEOFF+General GONEOFF+Weapon GOT+CHARGED GOT+LEGAL GOT+NUMBER GOT+PODER GOT+POINT GOT+Worker
      GRABBED+ARRESTING GRABBED+COURTS GRABBED+Calendar GRABBED+KILL GRABBED+Room Gear+IF Gear+KIN General+ARRESTING General+ASK General+FALLEN
      General+GRABBED General+HASES General+HOUSE General+HURTEN General+Interview General+JUST General+KIN General+KNOCKING General+PAPERS General+POINT
      General+PULLEDAR General+QUERY General+SCARED General+TAKINGAR General+WARRANT HASES+LEGAL HASES+PASTVERB HASES+QUERY HEDGE+CAMEIN HEDGE+CHARGED
      HEDGE+CPS HEDGE+FIND HEDGE+KNOCKED HEDGE+LEGAL HEDGE+SEIZED HEDGE+STATED HEDGE+TOOKAR HIDEOUT+ASKING HIDEOUT+LOTS HIDEOUT+SCARED HIDEOUT+TALKING
      HOME+ANYMORE HOME+ARREST HOME+ARRESTED HOME+ARRESTING HOME+End HOME+General HOME+HASES HOME+INTO HOME+JAILED HOME+Official HOME+PAST HOME+RECENT
      HOME+TAKING HOUSE+ANYMORE HOUSE+ARREST HOUSE+BREAKIN HOUSE+CHARGED HOUSE+General HOUSE+LEGAL HOUSE+MODAL HOUSE+Plea HOUSE+SCARED HOUSE+STATED
      HOUSE+TAKING HOUSE+TAKINGAR HOUSE+TOOKAR HOUSE+Traffic HOWTO+Moment HOWTO+RANOFF HURT+ANYMORE HURT+ARREST HURT+ARRESTING HURT+AWAY HURT+Calendar
      HURT+HOWTO HURT+INTO HURT+JUDGE HURT+LEGAL HURT+OUTES HURT+PAST HURT+PODER HURT+POISON HURT+THING HURT+WANT HURTEN+CHARGED HURTEN+CHILD HURTEN+KILL
      HURTEN+MODAL HURTING+ARREST HURTING+ARRESTING HURTING+Calendar HURTING+General HURTING+INTO HURTING+LOTS HURTING+Room HURTING+TAKEES HURTING+TAKINGAR
      HURTS+ANYMORE HURTS+IF HURTS+KNOCKING HURTS+THING Held+IF Held+INTO Held+MODAL IDIOM+KILL IDIOM+LOC IDIOM+RECENT IF+ARRESTING IF+CAR IF+DOOR IF+FIND
      IF+HOUSE IF+KIN IF+PAST IF+TAKING INTO+IF INTO+LATER INTO+MISSING INTO+NUMBER INTO+RANOFF INTO+RECENT IROOM+PRESENT IWANT+GIVEBACK Interview+ANYMORE
      Interview+LATER Interview+LOTS Interview+PAST Interview+ROADSIDE JAILED+HASES JAILED+HOUSE JAILED+MISSING JUDGE+COMEIN JUDGE+LURKING JUST+CHARGED
      JUST+COURTS JUST+General JUST+JUDGE JUST+Paperwork JUST+REFL KIDNAP+NOW KIDNAP+QUERY KIDNAP+RANOFF KIDNAP+TAKING KILL+ARRESTED KILL+COURTS KILL+IDIOM
      KILL+Near KILL+Official KILL+RANOFF KILL+RECENT KILL+SAY KILLED+ANYMORE KILLED+IWANT KIN+ANSWERAR KIN+ASKING KIN+ASKINGAR KIN+BEHIND KIN+DIE KIN+DOGS
      KIN+General KIN+IF KIN+ONLINE KIN+PODER KIN+SOBRIETY KIN+TAKINGAR KNOCKED+CHARGED KNOCKED+DOOR KNOCKED+KIN KNOCKING+COMEIN KNOCKING+HURTS LATER
      LATER+Calendar LATER+JUST LATER+LATER LATER+LOTS LATER+PASTVERB LEFTNOTE LEFTNOTE+ANSWER LEFTNOTE+Interview LEFTNOTE+LEFTNOTE LEGAL LEGAL+CHILD
      LEGAL+Drug LEGAL+End LEGAL+GIVEBACK LEGAL+IWANT LEGAL+Interview LEGAL+JUST LEGAL+LEGAL LEGAL+LOTS LEGAL+MISSING LEGAL+PASTVERB LEGAL+PILLS LEGAL+POINT
      LEGAL+POLICE LEGAL+SOBRIETY LEGAL+Street LEGAL+TAKING LEGAL+Young LIVE+OUTES LIVE+RECENT LOC+LATER LOC+LEGAL LOC+ONLINE LOTS+ANSWER LOTS+ASKING
      LOTS+DOOR LOTS+FAINT LOTS+INTO LOTS+SOMEONE LOTS+Violent LURKING+CAR LURKING+HIDEOUT LURKING+HOME MISSING+CAR MODAL+EX MODAL+FALLEN MODAL+IDIOM
      MODAL+LATER MODAL+Official MODAL+PHONE MODAL+TAKEES Moment+COURTS Moment+Paperwork Moment+SEARCH NARCAN+PRESENT NECK+PRESENT NOOSE+CAR NOOSE+COURTS
      NOOSE+HOME NOOSE+IF NOOSE+JUDGE NOOSE+LEGAL NOOSE+ONLINE NOW+CHARGED NOW+IF NOW+LEGAL NUMBER+ACTOR NUMBER+LEGAL NUMBER+Young Near+LEGAL Near+PAST
      Near+Traffic ONLINE ONLINE+BE ONLINE+General ONLINE+ONLINE OUTES+ANYMORE OUTES+CHARGED OUTES+DETECTIVE OUTES+GIVEBACK OUTES+IWANT OUTES+Interview
      OUTES+LATER OUTES+MODAL OUTES+PASTVERB OUTES+PODER OUTES+SOBRIETY OUTES+STATEMENT OUTES+TAKEES OVERDOSE+OUTES OVERDOSED+HOUSE OVERDOSING+DIE
      Official+ASKAR Official+BREAKIN Official+CHARGED Official+HURT Official+HURTEN Official+PASTVERB Official+TOOK PAPERS+JUST PAPERS+POINT PAST+BE
      PAST+BODY PAST+DOOR PAST+HEDGE PAST+HOME PAST+HURT PAST+INTO PAST+KNOCKED PAST+LIVE PAST+NOW PAST+PASTVERB PAST+PODER PAST+PRESENT PAST+PULLEDAR
      PAST+RANOFF PAST+STATEMENT PAST+TAKING PAST+TALKING PAST+TOOKAR PAST+WANT PASTVERB+ANYMORE PASTVERB+GRABBED PASTVERB+HIDEOUT PASTVERB+HOWTO
      PASTVERB+JAILED PASTVERB+LEDGE PASTVERB+LEFTNOTE PASTVERB+LOC PASTVERB+LURKING PASTVERB+NOW PASTVERB+Near PASTVERB+STATION PASTVERB+Street
      PASTVERB+TAKEES PASTVERB+TALKING PASTVERB+Violent PILLS+ASKING PILLS+AWAY PILLS+CHARGED PILLS+CHILD PILLS+Calendar PILLS+POLICE PILLS+WEAPON
      PILLS+WILL PILLS+Weapon PILLS+Young PODER PODER+ARREST PODER+BE PODER+GIVEBACK PODER+GOT PODER+HEDGE PODER+LIVE PODER+Near PODER+OUTES PODER+Official
      PODER+PAPERS PODER+PODER PODER+PULLED PODER+QUERY PODER+TAKEES PODER+TOOK POINT+ASKING POINT+LEGAL POINT+PILLS POISON+PRESENT POLICE+ARRESTED
      POLICE+GIVEBACK POLICE+IF POLICE+LEGAL POLICE+PASTVERB POLICE+POINT POLICE+SEARCH PRESENT+CHARGED PRESENT+JOKE PRESENT+LATER PRESENT+LEGAL
      PRESENT+LIGHTS PRESENT+ONLINE PRESENT+WAVING PULLED+LEDGE PULLED+TOOK PULLED+Traffic PULLINGAR+COURTS PULLINGAR+GOT Paperwork+ARRESTED
      Paperwork+FALLEN Paperwork+FIND Paperwork+GIVEBACK Paperwork+STATEMENT Paperwork+Street Paperwork+TOOKES Plea+AWAY Plea+COURTS Plea+GOT Plea+INTO
      Plea+Paperwork QUERY+CHILD QUERY+CLITIC QUERY+COMEIN QUERY+Calendar QUERY+FIND QUERY+GETOUT QUERY+GIVEBACK QUERY+General QUERY+HABIT QUERY+HURT
      QUERY+Held QUERY+IWANT QUERY+LEGAL QUERY+LOC QUERY+POLICE QUERY+PULLEDAR QUERY+RECENT QUERY+REFL QUERY+SCARED QUERY+SOBRIETY QUERY+SOMEONE
      QUERY+Street QUERY+TOOKES QUERY+Young QUESTIONING+OUTES RAID+BE RANOFF+ANSWER RANOFF+COURTS RANOFF+DOOR RANOFF+GETOUT RANOFF+KIDNAP RANOFF+LEGAL
      RANOFF+Official RANOFF+POLICE RANOFF+TAKING RANOFF+TALKING RECENT+ANSWER RECENT+COURTS RECENT+HOWTO RECENT+HURTING RECENT+IDIOM RECENT+IROOM
      RECENT+LEGAL RECENT+PASSEDOUT RECENT+TAKING REFL+AWAY REFL+CAR REFL+COURTS REFL+DETECTIVE REFL+HASES REFL+HURTING REFL+INTO REFL+LOC REFL+NUMBER
      REFL+POLICE REFL+SEIZED REFL+SOBRIETY REFL+Traffic ROUGH+INTO Room+GIVEBACK Room+KIN Room+SAY Room+Young SAY+KNOCKED SAY+LEGAL SAY+LIVE SAY+PASTVERB
      SAY+POINT SAY+PULLED SAY+SUICIDAL SAY+TOOKAR SAY+Violent SAY+WEAPON SCARED+ARRESTED SCARED+ASK SCARED+GONEOFF SCARED+GRABBED SCARED+NOW SCARED+RANOFF
      SCARED+WILL SEARCH+General SEARCH+Interview SEARCH+LEGAL SEARCHED+CAR SEARCHED+CHILD SEARCHED+HOUSE SEARCHED+QUERY SEARCHED+Young SEIZED+Calendar
      SEIZED+INTO SEIZED+LOTS SEIZED+REFL SEIZED+WEAPON SEVERE+CHARGED SEVERE+CHILD SEVERE+End SEVERE+INTO SEVERE+Paperwork SEVERE+SOMEONE SEVERE+WANT
      SOBRIETY+ANYMORE SOBRIETY+ASK SOBRIETY+INTO SOBRIETY+Interview SOBRIETY+LATER SOBRIETY+LEGAL SOBRIETY+MODAL SOMEONE+ANSWER SOMEONE+CHARGED SOMEONE+End
      SOMEONE+LOTS SOMEONE+PAPERS SOMEONE+Plea SOMEONE+Sick STATEMENT+ANYMORE STATEMENT+AWAY STATEMENT+CAR STATEMENT+CHILD STATEMENT+Calendar STATEMENT+GOT
      STATEMENT+IWANT STATEMENT+LEGAL STATEMENT+POLICE STATEMENT+THING STATEMENT+Young STATION+POLICE SUICIDE+IDIOM Sick+End Sick+HIGHPLACE Sick+LEDGE
      Sick+PILLS Street+ARREST Street+ASK Street+AWAY TAKEES+CHARGED TAKEES+HEDGE TAKEES+HURTING TAKEES+Held TAKEES+LEGAL TAKEES+LOTS TAKEES+NOOSE
      TAKEES+OUTES TAKEES+PAPERS TAKEES+TAKING TAKEES+WILL TAKING+Calendar TAKING+Drug TAKING+KIDNAP TAKING+QUERY TAKING+Street TAKING+TAKEES TAKINGAR+HEDGE
      TAKINGAR+HURTING TALKING+Calendar TALKING+End TALKING+KIN TALKING+PAST TALKING+SEARCH TALKING+Violent THING+ARREST THING+BREATHE THING+KILL
      THING+KILLED THING+TAKINGAR THING+WAVING TOOK+ANSWER TOOK+BODY TOOK+CAR TOOK+CHARGED TOOK+General TOOK+LEGAL TOOK+MISSING TOOK+Room TOOK+Violent
      TOOK+WAKE TOOK+WEAPON TOOK+Weapon TOOKAR+CLITIC TOOKAR+COURTS TOOKAR+Calendar TOOKAR+JAILED TOOKAR+PAST TOOKAR+Paperwork TOOKAR+SOMEONE TOOKAR+WEAPON
      TOOKES+COURTS TOOKES+General TOOKES+NOOSE TOOKES+Paperwork TOOKES+WARRANT Traffic+ARRESTED Traffic+HASES Traffic+INTO Traffic+LATER Traffic+POINT
      Traffic+RECENT Traffic+TOOKAR Traffic+WEAPON Traffic+Weapon Violent+ANYMORE Violent+CHARGED Violent+Calendar Violent+LATER Violent+PAST WANT+ASKINGAR
      WANT+GONEOFF WANT+LEGAL WANT+PODER WANT+PULLINGAR WANT+SOMEONE WANT+Weapon WARRANT+CHILD WARRANT+GRABBED WARRANT+NOOSE WARRANT+PODER WARRANT+POINT
      WARRANT+Young WAVING+AWAY WAVING+KIN WAVING+THING WEAPON+ANYMORE WEAPON+CAR WEAPON+COURTS WEAPON+GIVEBACK WEAPON+General WEAPON+HURT WEAPON+IF
      WEAPON+LEGAL WEAPON+ONLINE WEAPON+PODER WEAPON+PULLEDAR WEAPON+QUERY WEAPON+Room WILL+ARRESTED WILL+ASK WILL+CHARGED WILL+COURTS WILL+GONEOFF
      WILL+LEGAL WILL+LURKING WILL+PULLINGAR WILL+STATION Weapon+COURTS Weapon+HURT Weapon+LEGAL Weapon+ONLINE Weapon+PAPERS Weapon+PASTVERB Weapon+PODER
      Weapon+Traffic Young+ANSWERAR Young+BREAKIN Young+CAR Young+COMEIN Young+DETECTIVE Young+GETOUT Young+HURT Young+KIDNAP Young+KNOCKING Young+LATER
      Young+Near Young+ONLINE Young+POLICE Young+ROADSIDE Young+SEARCH Young+SOBRIETY Young+STATION Young+TOOKAR Young+Traffic ^ARREST ^ARRESTED ^ARRESTING
      ^BREAKIN ^CHARGED ^COLOR ^COMEIN ^COURTS ^Calendar ^Drug ^End ^General ^HEDGE ^HIDEOUT ^HOUSE ^JAILED ^KILLED ^LEGAL ^LOTS ^MODAL ^NUMBER ^OUTES ^PAST
      ^PODER ^Paperwork ^Room ^Street ^TAKING ^WARRANT ^_0 ^_17 ^_19 ^_24 ^_2al ^_2nd ^_3 ^_30 ^_45 ^_68th ^_769 ^_93 ^_abogado ^_absconding ^_accused
      ^_acepto ^_alcohol ^_and ^_armas ^_arraignment ^_arrest ^_assault ^_audiencia ^_automatic ^_background ^_blue ^_bought ^_cada ^_can ^_carcel
      ^_careless ^_cargo ^_carro ^_caso ^_caught ^_charged ^_class ^_college ^_como ^_condena ^_conviene ^_corte ^_cost ^_could ^_cps ^_criminal ^_cuando
      ^_cuantas ^_cuantos ^_cuarto ^_cuenta ^_datamaster ^_deadlines ^_debo ^_defensa ^_defensor ^_delete ^_denied ^_derechos ^_designated ^_detective
      ^_diferencia ^_disorderly ^_diversion ^_do ^_en ^_entrapment ^_entregar ^_era ^_explain ^_explicame ^_expungement ^_failure ^_false ^_falte ^_felonia
      ^_felonious ^_felony ^_fine ^_fines ^_first ^_fleeing ^_forgot ^_got ^_green ^_growing ^_guidelines ^_guilty ^_h1b ^_hablar ^_hardship ^_hasta ^_high
      ^_hiye ^_home ^_i ^_iba ^_impaired ^_impound ^_improper ^_ingham ^_interlock ^_interprete ^_juez ^_juicio ^_just ^_juvenile ^_la ^_lab ^_late ^_ley
      ^_limite ^_lisence ^_lista ^_llegue ^_loss ^_manager ^_max ^_maximo ^_medical ^_meth ^_michigan ^_minor ^_misdemeanor ^_missed ^_more ^_moved
      ^_mugshot ^_multas ^_multiple ^_my ^_new ^_non ^_oficial ^_open ^_orden ^_out ^_pardon ^_pasos ^_pbt ^_pedir ^_pena ^_permiso ^_personal ^_petition
      ^_pierdo ^_plate ^_plea ^_points ^_por ^_posesion ^_ppo ^_preliminary ^_pretrial ^_primer ^_primera ^_principal ^_prior ^_private ^_probable ^_proceso
      ^_programa ^_prosecutor ^_prove ^_puede ^_pueden ^_puedo ^_puntos ^_reckless ^_recuperar ^_reduce ^_reducir ^_reglas ^_released ^_remove ^_repeat
      ^_report ^_reportar ^_resisting ^_restricted ^_retail ^_ring ^_salir ^_seal ^_searched ^_second ^_secretary ^_sentencia ^_serious ^_sex ^_show
      ^_stalking ^_stand ^_stopped ^_student ^_suspendido ^_talk ^_teen ^_testigo ^_tether ^_thinking ^_third ^_ticket ^_time ^_tiquet ^_todavia ^_toman
      ^_travel ^_trial ^_truck ^_under ^_underage ^_uso ^_ustedes ^_van ^_venia ^_vino ^_violated ^_voy ^_waiting ^_was ^_where ^_which ^_why ^_will ^_work
      ^_youthful ^_zero ^_اتهموني ^_اخذوا ^_اخوي ^_استعملت ^_استيناف ^_اشتغل ^_اقدر ^_اقدم ^_اكدر ^_البروبيشن ^_التامين ^_التيكت ^_الجلسه ^_الجنحه ^_الراكب
      ^_الساعه ^_السجل ^_السجن ^_العنف ^_القضيه ^_القياده ^_الكفاله ^_المحقق ^_المحكمه ^_المخالفه ^_المدعي ^_الولاد ^_اوراق ^_اول ^_ايه ^_بتاخدو ^_بخسر
      ^_بدفع ^_بدي ^_برنامج ^_بروبيشن ^_تاجيل ^_تالت ^_تهمتي ^_تهمه ^_ثالث ^_جلسه ^_جنايه ^_جنحه ^_حدا ^_حطيت ^_حقوق ^_حكم ^_خالفت ^_خطوات ^_خلصت ^_دفعت
      ^_دي ^_رابع ^_رح ^_رخصتي ^_رسوم ^_سجل ^_سرقت ^_سقطت ^_سنتين ^_شرطي ^_شركه ^_شروط ^_شطب ^_شكد ^_شلون ^_شيل ^_صارلي ^_طردوني ^_طلعوني ^_طليقتي ^_عمري
      ^_غبت ^_غرامه ^_غلطت ^_فاتتني ^_فاتني ^_فتشوا ^_فيلوني ^_فيي ^_قالو ^_قانون ^_قبل ^_قضيتي ^_كرت ^_كفاله ^_كلفه ^_كيف ^_لو ^_مترجم ^_محاميي ^_محتاج
      ^_محكمت ^_محكمه ^_مخالفه ^_مده ^_مراقبه ^_مسح ^_مقاومه ^_ممنوع ^_مهله ^_موعد ^_موقع ^_مين ^_هل ^_واحد ^_وصلتني ^_وورنت abie- abier- able_to abogado_en
      abogado_para abogado_por about_what absc- absco- abuse_$ acci- accid- accident_$ accused_of acep- acept- acepto_$ acue- acuer- acus- acusa- acusan_$
      addei- addr- addre- admi- adol- adole- adulto_$ advic- advice_$ afecta_mi after_arrest after_domestic after_dui after_getting after_owi again_$
      agente_de aggr- aggravated_assault agrav- agre- agreg- ahora_dice ahora_esta al_juez al_que alca- alcan- alcohol_$ algo_de all_my alla_$ alle- am_i
      am_victim and_drunk and_eluding and_go and_just and_my and_searched and_اخدت and_بده and_بعد and_تحت and_دخلت and_راحت and_طلع and_علي and_عمره
      and_عمري and_متهم and_متي and_نريد and_هلق ann_arbor antec- antecedentes_$ anul- anula- any_of anyt- anyth- apartment_$ apel- apela- apelar_$ apla-
      aplaz- apli- aplic- appe- appea- appear_$ appl- appli- application_$ arbor_$ are_all arested_for arma_peligrosa armas_por armas_y arre- arreg- arres-
      arrestado_$ arrestaron_$ arrestaron_en arrested_him arresto_$ aseg- asegu- asi_me asid- aside_$ ask_you asked_me assa- assau- assault_with assault_y
      asses- asyl- asylu- at_arraignment at_party at_stop attacked_by atto- attor- attorney_$ attorney_for audi- audie- audiencia_$ aunq- aunqu- aunque_no
      aunque_sea autom- aver- averi- aviso_de ayuda- ayudar_$ ba3r- bac_$ back_$ back_and back_from backg- bail- bailed_out bale_for bar_$ bast- battery_$
      be_able because_conference because_my because_of belo- belon- bille- birth- bisi- bisir_$ bloo- blue_water bole- bolet- bols- bolsi- bond- bonds-
      borr- borra- borrar_$ brazo_$ brok- bron- bronc- brother_$ brui- bruis- btem- btems- bufe- bufet- busca_$ but_he but_it by_cop byen7- byse- bysee-
      byseer_$ cach- cae_caso calen- calendar_$ call_back calla- cama- camar- camb- cambi- came- camer- can_he can_i can_it can_she can_they can_you cana-
      canad- canada_con canada_with cance- cantidad_$ car_back carcel_por card_$ card_and carel- cargo_es carro_para carro_sin carry- carry_$
      carrying_concealed cart- carta- carta_de cartu- casa_y case_in case_is cash_app cash_surety caso- caso_$ caso_abierto caso_de casos_$ casos_en casti-
      castigo_$ caug- caugh- caught_shoplifting caus- causi- caza- cazar_con cdl_and cdl_for celu- celul- cent- chang- charged_$ charged_for charged_me
      checa- check_$ cheq- chequ- ches- chic- child_endangerment cien- cient- cierto_$ cinc- citizen_$ citizenship_$ ciud- ciuda- ciudadania_$ ciudadano_y
      civil_$ civil_infraction clai- claim- clair_$ clair_county class- classes_de clea- clean_slate cleared_$ clem- cleme- clemens_$ cobr- cobran_por
      cobro- coca- cocai- cocaine_$ colle- college_$ come_in come_off comme- commo- commu- community_service como_adulto como_averiguo como_encuentro
      como_funciona como_le como_lo como_me como_quito como_se como_بدو completo_$ con_cargo con_caso con_cdl con_condena con_detective con_domestica
      con_eso con_felonia con_juez con_licencia con_otro con_pistola con_ppo con_receta con_ustedes conce- cond- conda- condado_$ condado_de conde-
      condena_$ condena_de condu- conference_$ conoc- cons- consent_calendar consequences_$ consi- construction_zone consu- cont- conta- contact_order
      contest_$ contesto_$ contr- contra_mi contrato_$ conve- convi- conviction_$ cop_car copi- corr- corralon_$ cort- corte_en corte_o cosas_de cost-
      costo- costo_$ costs_$ county_inmate court_is cpl_and cpl_con cpl_with cpl_y crim- crime- crime_$ crimes_$ crimi- criminal_$ cris- crist- csc_$ cual-
      cuale- cuales_son cuan- cuand- cuando_es cuando_lo cuant- cuanto_$ cuanto_cobran cuanto_cuesta cuanto_dan cuanto_le cuanto_tarda cuantos_puntos cuen-
      cuent- cuenta_como cuentan_$ cuesta_la daca_and dan_$ dan_por dangerous_weapon daughter_is de_acuerdo de_armas de_caso de_casos de_corte de_dos de_dui
      de_familia de_hace de_jurado de_larceny de_manejo de_menor de_michigan de_mota de_no de_owi de_pagar de_pegar de_posesion de_probacion de_probatoria
      de_que de_salir de_testigo de_tienda de_veras de_verdad de_violencia dead- deadline_$ deale- deber- debi- decir- declararme_culpable declaro_culpable
      defe- defen- defense_$ defer- deferral_$ defi- defin- definition_$ dejan_entrar delete_my deli- delit- deliv- delivery_of denie- denied_$ denu- denun-
      deportan_por deportation_$ desec- desf- desfa- desi- desig- deta- detai- detective_quiere detective_ya detenido_$ detro- devic- dia_de dias_para
      dias_que dias_sin dice_la dieron_dui dieron_tiquet dife- difer- diferencia_entre diffe- dinero_para direccion_y diso- disor- disorderly_conduct
      do_after do_they do_you dola- dolar- dolares_$ doll- dolla- dome- domes- domestic_$ domestic_violence domestica_$ domestica_con domestica_que dorm-
      dormi- dos_dui dos_semanas draw_$ driv- drive- driver_responsibility driving_$ driving_michigan driving_while drog- droga- drogas_$ dropp- drug_$
      drug_arrest drug_possession drugs_in drun- drunk_driving dui_can dui_michigan dui_شو dura_la duri- durin- east_lansing echa- echar- edad_$ edfa3_$
      efec- efect- elig- eligi- elud- eludi- embezzlement_$ empe- empez- empi- empie- empl- emplo- en_7411 en_ann en_background en_camino en_corte en_dorm
      en_estacionamiento en_fiesta en_ichat en_juicio en_juvenil en_parole en_probatoria en_puente en_tienda en_trailer en_vez encerran_por enda- endan-
      enfrente_de enou- enoug- enton- entrapment_$ entre- equiv- era_de es_domestica es_en es_grave esa_noche eso_no espa- espan- espero_$ esposo_le
      esposo_quiere esposo_tiene esta_adentro esta_detenido esta_en esta_mal esta_pagina esta_tocando estab- estaba_ahi estad- estado_y este_chat esto_$
      estud- everything_$ evidence_$ evidencia_$ evit- evita- ex_is exame- excu- excus- exis- exist- exped- exper- expl- expla- expli- expo- expu- expun-
      expunge_$ expungement_$ extra- failu- falsa_$ falt- falta- fech- fecha- fede- felo- felon- felon_in felonia_$ felonies_$ felonious_assault felony_$
      fies- fiest- fight_at fighting_$ file- fill_out fina- final- finan- financial_aid find_out fine- firea- firearm_$ firearms_$ firs- first_dui
      first_offender first_owi first_steps fisc- fisca- fiscal_$ flee- fleei- fleeing_and floo- flor- flori- florida_$ for_assault for_drunk for_dv
      for_first for_him for_hyta for_immigration for_interpreter for_not for_owi force- forgo- forma- formulario_$ four- fourt- frank_murphy frau- fraud-
      frid- frida- gast- gasto- gene- genes- genesee_county get_ppo get_rid get_this go_on golpea_$ got_caught got_domestic got_hurt got_stopped got_ticket
      grad- gran- grand- grand_rapids gratis_$ grav- grave_$ grea- green_card guar- guil- guilt- guilty_$ guilty_or guilty_to habi- habia_tomado habit-
      hablar_$ hacemos_$ hago_primero hamtramck_$ handl- happen_$ hards- harm_$ have_office hay_en hay_que he_does he_still he_was held_for help_my
      her_boyfriend hermano_esta hermano_ya hici- hicie- high_bac hija_esta hija_le hijo_lo hijo_menor hijo_tiene hijo_y hijo_ya him_in him_with him_شو
      himself_in hire- hizo_mi holde- hong- hongo- hour- housi- hunti- huro- hurt_my hyta_and hyta_for hyta_para i_be i_drive i_feel i_going i_got i_hire
      i_live i_owe i_own i_pay i_plead i_send i_still i_take i_took i_want i_work iba_con ice_is ichat_$ iden- ident- if_it igno- ignor- ilegal_$ ille-
      illeg- illi- illin- immo- immob- impai- impaired_driving in_back in_one in_possession in_trouble india- informacion_$ infraccion_civil infraction_$
      ingh- ingha- ingham_county injury_$ inma- inmat- inmate_$ inmigracion_$ inoc- inoce- inst- inste- instead_of inte- intent_to inter- into- intox- inve-
      investigacion_$ invit- ir_$ ir_corte is_being is_going is_there is_your it_be it_go it_in it_mean it_safe it_too it_was jack- jail_address jove- juev-
      jueve- juez_me juez_para juicio_$ junt- junto- jura- jurad- jurado_$ just_pay juve- juven- juvenil_$ juvenil_y juvenile_$ keep- keep_me keep_my khatw-
      kind_of knoc- la2_$ la_aplicacion la_cdl la_ciudadania la_cuenta la_direccion la_gente la_high la_iglesia la_licencia la_parada la_persona la_ppo
      la_que la_residencia la_restringida la_solicitud la_suspension la_tercera la_tienda la_victima la_visa la_ابني labor- lal_شرطه lansing_$ lape- lapee-
      last- last_summer lasti- le_di le_dicen le_dieron le_hacen le_hago le_pegue le_ponen le_va leave_my lejo- lejos_$ less_than licencia_restringida
      licenciado_$ lift- lifte- limi- limit- limite_de limpiar_$ lise- lisen- llama- llamo_al llamo_por lo_$ lo_acusan lo_agarran lo_de lo_pueden lo_puedo
      lobb- look_at loss_prevention lowe- lower- lyin- maco- macom- made_me majo- mal_en malicious_destruction mama_esta mama_quiere manag- manda- mane-
      manej- manejar_borracho manejar_con manejar_tomada manejar_tomado maner- marco_y marih- marij- mark- marysville_$ mas_que max_for maxi- maxim-
      maximo_$ me_acusa me_acusan me_afecta me_arrestaron me_can me_cobra me_cobran me_corrieron me_culpar me_declare me_dejo me_dio me_encerran me_for
      me_how me_meto me_multaron me_off me_olvido me_paper me_paso me_pay me_puedo me_quede me_robaron me_suspendieron me_with me_سايق mean- meani-
      meaning_$ meet- meeti- meno- menor- menor_$ menores_$ menos_de mensajes_$ ment- mes_que meto_en mexi- mexic- mi_abuela mi_boleta mi_carro mi_cdl
      mi_cel mi_cpl mi_domestica mi_esposa mi_fecha mi_felonia mi_foto mi_jefe mi_nina mi_owi mi_pais mi_tiquet mi_vecina mi_vida mi_visa mich- michi-
      michigan_$ mili- milit- minor_$ minor_in mio_$ mis_papas mis_pistolas mis_rifles misd- misde- misdemeanor_$ misdemeanor_y misdemeanors_$ mone- money_$
      month_and mora- moral_turpitude mota_en mother_$ motion_to moto- moun- mount_clemens moved_and mult- multa_$ multas_$ multi- murder_$ my_apartment
      my_card my_drug my_dui my_employer my_fines my_guns my_husbands my_interlock my_messages my_moms my_mugshot my_neighbor my_neighbors my_nephew my_owi
      my_own my_request my_side my_ticket nada_de nati- natio- natu- natur- naturalization_$ nece- neces- negarme_$ neig- neigh- nino_en ninos_la nive-
      no_contacto no_contest no_debo no_hablar no_hizo no_ir no_proof no_quede no_soplar nomb- nombr- nombre_de norm- norma- nosotros_$ not_citizen not_go
      not_guilty not_say not_show not_you notice_$ novio_y now_that now_what nues- nuest- nuev- nuevo_$ o_de o_hay o_nomas obje- objec- obli- oblig-
      obstructing_$ of_domestic of_hitting of_marijuana of_prison of_state of_this ofen- ofens- ofensa_$ ofer- ofert- off_for offen- offense_$ oficial_dijo
      oficial_se ohio_$ olvido_la on_$ on_friday on_me on_saturday on_thursday one_year onli- onlin- online_$ onza- opinion_$ or_just or_stay orde- orden_$
      orden_de orden_en orden_para orden_por orga- organ- otra- otra_cosa otra_persona otro_condado otro_estado out_in outside_bar over_1000 owi_que
      pagar_la pagar_lo pagina_de pagu- pala- palab- papa_esta papas_$ para_dui para_hyta para_trabajar para_vender para_ver paran_$ pararon_con pararon_mi
      paro- parol- parole_$ parole_y pasa- pasa_con pasa_en pasada_y pasar_$ paso- paso_la pasos_$ passe- pay_for pay_my payi- payin- paying_$ pays_for
      pedi- pedir- pedir_mi pegu- pele- pelea- pelea_en pelear_$ pena- penal- penalty_$ pend- pendi- pendiente_$ pending_case perce- perdido_y perm- perma-
      permiso_$ permiso_para permission_$ pers- perso- person_$ phone_$ phone_number pick_up pierd- pierdo_mi pills_at pistola_y place- plan_de plati- plei-
      pleit- pode- podem- point- points_$ points_for police_about police_question police_report police_search police_searched policia_que policias_$ pone-
      poner- pont- ponti- por_assault por_caso por_corren por_domestica por_faltar por_golpea por_larceny por_manejar por_marihuana por_no por_owi
      por_posesion por_que por_ser por_shoplifting por_su por_tomar por_traer por_vender port_huron porta- posi- posit- positive_$ poss- posse- possession_$
      possession_charge ppo_de ppo_me ppo_violation ppo_من ppo_و prec- preci- prej- preju- prel- preli- preliminary_exam presc- price_$ prim- prime-
      primer_dui primer_owi primera_vez primero_y prin- prio- prior- prior_$ pris- prisi- priso- prison_$ priv- priva- privi- probable_because probatoria_$
      prog- progr- program_$ program_for programa_$ programa_de promi- proof_$ prot- prote- protection_order prov- prove_i prue- prueb- prueba_en publ-
      publi- public_defender pued- puede_$ puede_pasar pueden_quitar puedo_llevar puedo_pagar puedo_pedir puedo_tomar puedo_usar puedo_ver pulled_gun punc-
      punch- puni- punis- punt- punto- pushe- pusieron_felonia q_se qual- quali- que_$ que_con que_dar que_esta que_estado que_estar que_falta que_fue
      que_hacen que_hago que_hizo que_la que_le que_llevo que_lo que_me que_opciones que_pagar que_por que_pruebas que_quiere que_quieren qued- queda-
      quedo_con quedo_en quere- ques- quest- question_my quien_lo quien_me quiero_morir quinc- quitan_la racing_$ rang- rapids_$ reason_to recad- recet-
      receta_y reci- reck- reckl- reckless_driving recon- recu- redu- reduc- reduced_$ refu- refus- refusal_$ regal- regi- regis- regl- regla- rele- remai-
      remot- rene- renew- reno- renov- repe- repea- repo- repor- report_de reque- request_$ resi- resid- residencia_$ residente_$ resisting_police
      resistir_arresto respo- responsibility_fees rest- resto- restr- restraining_order restringida_$ results_$ reta- retai- retail_fraud retra- retu-
      retur- revie- rid_of rifles_$ right_$ rights_after roba- roban- robando_$ robbery_$ robo_en robo_y room_$ rule- rules_$ running_red sa7_$ saco_$
      safe_to said_he said_no sali_de sali_sucio salir_con salu- samp- sampl- sana_$ saturday_$ scree- se_borra se_cae se_entera se_hace se_limpiar se_llama
      se_paga se_quedaron se_quita se_ve se_vencio seal- seale- sear- searc- second_time secr- secre- secretary_of sect- secti- secu- secur- see_my
      segunda_ofensa segundo_owi sema- seman- sene_$ serv- served_with servi- set_aside set_up sexu- sexua- shak- she_lied sheriff_$ shi_$ shoplifting_$
      shov- shro- shroo- si_firmo side_$ siendo_menor siet- signe- significa_$ significado_$ sile- silen- sin_cargos sin_dinero sin_manejar sin_orden
      sin_pagar sin_que sin_saber sing- singl- sirve_$ sitting_in slat- slate_$ smal- sober- soli- solic- solt- someo- someone_else sout- south-
      southfield_$ soy_culpable spani- spanish_$ spee- speeding_ticket st_clair stal- stalk- statement_$ steps- stolen_$ stolen_property stopped_me stre-
      stud- stude- su_audiencia su_casa su_corte su_licencia su_nombre su_pagina su_parole subs- suma- summer_and supe- super_drunk suppr- sure- suret-
      susp- suspe- suspenden_la suspendido_$ swit- switc- ta2m- ta2mi- tard- targ- targe- teach- teacher_$ tech- techn- tecn- tecni- tell_cops tene-
      tengo_caso tengo_condena tengo_daca tengo_felonia tengo_no tengo_trabajo teni- tenid- terc- terce- teste- testi- testigo_de teth- tethe- texa-
      textos_$ than_one that_$ that_and that_i that_night that_says there_any they_charged they_drop they_give they_let they_say they_search they_use thir-
      this_chat this_week thos- thous- thrown_out tick- ticke- ticket_and ticket_en ticket_por tickets_$ tickit_$ tiempo_$ tiempo_de tiend- tiene_la
      tiene_orden tiene_su tienen_por time_offender time_shoplifting time_to tipo_de tiqu- tique- tiquet_de tiquet_en tiquet_por to_answer to_appear
      to_deliver to_fight to_find to_get to_go to_hospital to_murder to_report to_sell to_talk to_testify to_work toca_$ todav- todo_en toge- toget- tole-
      toler- tomado_$ toman_casos tomorrow_$ too_late took_my tota- tour- trabajar_y trabajo_en traf- traff- trafi- trai- traig- train- tram- trami- tran-
      tres_anos trespass_$ tria- trial_$ tried_to troub- trouble_$ truck_driver tues- tuesd- turp- turpi- turpitude_$ twen- twent- under_200 under_21
      under_advisement unem- unemp- unla- unlaw- unpa- unpai- up_for up_my up_with us_citizen usaro- usci- usin- ustedes_lo ustedes_van ustedes_ven va_salir
      vacac- van_acusan van_cobrar van_dar van_preguntar vari- varia- veci- vecin- vehi- vehic- velocidad_$ venad- venado_y venc- vender_$ vez_de victima_$
      victima_no victima_y vide- vieja- viole- violence_$ visa_and visib- vivo_en vola- volv- volvi- waiv- waive- waiver_$ waiver_exam want_to wante-
      warrant_de was_arrested was_in was_just was_not was_on was_suspended water_bridge weap- weapo- week- week_$ week_and weeke- what_does what_i what_to
      when_can when_do when_police when_they where_you while_i while_suspended wife_$ will_he will_my wisc- wisco- with_drug with_drugs with_green with_kids
      with_me with_misdemeanor with_one with_owi with_ppo without_paying work_for work_with would_you y_ahora y_cargo y_caso y_corte y_cuando y_dijo y_es
      y_hoy y_le y_licencia y_otra y_otro y_que y_soy y_va y_voy ya3ni_$ ya3ni_eh ya3ni_شو ya3t- ya_pague ya_se year- year_felony years_$ yenfa- yerb-
      yo_pago you_come you_for you_go you_guys you_handle you_have you_my you_represent you_take youth- youthful_trainee ypsi- ypsil- ypsilanti_$
      zero_tolerance zone_$ ابني_رح ابوي_عنده اتصل_$ اتعا- اتهم- اتهمو- اتهموني_me اتهموه_him اثنا- اجبا- اجبار- اجتن- احتم- احتما- احداث_$ احكي_مع احكي_معه
      اخدت- اخدت_تيكت اخذت_تيكت اخوي_انمسك اخي_عنده اخي_في ادفع_الكفاله اذا_رحت اذي_$ ارد_علي استا- استان- استدع- استع- استعم- اسري_$ اسقا- اسلح- اسمه-
      اشار- اعتدا- اعترض_$ اقامت- اقامتي_$ اقل_من اكتر_من اكثر_من اكدر_اطلع اكلم- ال_$ ال_cpl الاب- الاج- الاحد- الاحداث_$ الاخت- الادا- الادانه_$
      الاسبوع_الماضي الاست- الاسري_$ الاغ- الاغر- الاف- الافر- الاه- الاول- البار- البرو- البروبيشن_$ البل- التا- التاج- التام- التان- التج- التر- التعو-
      التقر- التهمه_$ التواصل_$ التوقيف_$ التيك- التيكت_$ الثان- الجايه_$ الجد- الجدي- الجلس- الجلسه_$ الجن- الجنا- الجنايه_$ الجنايي_$ الجنحه_$ الجنس-
      الجور- الحا- الحادث_$ الحاك- الحاكم_$ الحد_$ الحش- الحشي- الحشيش_$ الحكم_$ الخط- الخطو- الخم- الخو- الدا- الداي- الدف- الدوم- الدومستك_$ الدي_يو
      الراك- الرف- الرفض_$ الرق- السجن_$ السرقه_$ السك- السكر- السلاح_بعد السي_دي الشرطه_$ الشرطه_and الشرطه_بدها الشرك- الشرو- الشط- الشطب_$ الصبح_and
      الضر- الضرب_$ العاد- العر- العق- العقو- العقوبه_$ العن- العنف_$ الغي- الفاي- الفل- الفلن- الفلوني_$ الفيل- القد- القدي- القس- القصه_كلها القض- القضا-
      القضي- القضيه_$ القل- القي- القيا- القياده_تحت الكح- الكحو- الكف- الكفا- الكفاله_$ الكلي- الكو- الكور- الله_$ اللو- المبل- المح- المحا- المحامي_$
      المحكمه_$ المحل- المخ- المخا- المخالفه_$ المخت- المخد- المدع- المدعي_العام المده_$ المذ- المذك- المرا- المسا- المسج- المسدمينر_$ المش- المشر-
      المشروط_$ المشك- الموبايل_$ الموج- الموع- الموق- النفخ_$ النقا- النقاط_$ النم- الهوش- الوارنت_$ الورن- الوو- الوور- الوورنت_$ امته_$ امر_القبض
      امر_حمايه امسح_سجلي ان_اربر انا_اللي انا_بارول انا_عندي انا_مش انتب- انتبه- انتق- انحك- انحكم- انغه- انغها- انكل- انكلي- انمس- انوا- اني_كنت اوكل-
      اول_dui اول_مره اونل- اونلا- اونلاين_$ اوها- اوهاي- ايش_يصير باسب- باسبو- بالبريد_$ بالبل- بالتا- بالتحقيق_$ بالته- بالجل- بالجلسه_$ بالخن- بالسج-
      بالسجل_$ بالسجن_and بالعر- بالعربي_$ بالعن- بالعي- بالفح- بالكف- بالكفاله_$ بالمح- بالمحكمه_$ بالن- بالو- باول_جلسه باوه- باوها- ببلا- بتاث- بتاخد-
      بتبي- بترج- بترو- بتشت- بتشتغ- بتطل- بتعر- بتعط- بتعم- بتعمل- بتقد- بتكو- بتنح- بتنحس- بتوق- بحيا- بحيات- بدل_ما بدون_رخصه بدي_احكي بدي_اعرف
      برا_ميشيغان برنا- برنام- بروب- بروبي- بريز- بريزن_$ بس_بدي بسجل- بسجلي_$ بسرق- بسرقه_him بشتغ- بصير_$ بطلب- بعد_توقيف بعدها_$ بعدي- بعدين_$ بقضي-
      بقضيت- بكفا- بكفال- بكند- بلا_تهمه بمحام- بمحك- بمحكم- بميش- بميشي- بميشيغان_$ بميشيغان_and بنحب- بندق- بندقي- بهال- بورق- بولا- بولاي- بونت- بونتي-
      بي_ال بيبعت- بيتهم- بيحس- بيرج- بيرجع- بيرف- بيرو- بيشتغ- بيشو- بيصي- بيصير_$ بيصير_اذا بيطل- بيطلع- بيعر- بيعم- بيعمل- بيقد- بيقر- بيكو- بينا- بينح-
      بينن- تاثي- تاثير_الكحول تاجي- تاري- تامي- تاني_مره تتوق- تحت_تاثير تداف- تدافع- تذكر- تصالح- تعوي- تقريب- تقرير_الشرطه تلقا- تلقاي- تناز- تنحس-
      تنحسب_$ تهمت- تهمه_him تهمو- تهمون- تهموني_me تواص- توزي- تيكت_سرعه تيكت_من ثالث_مره ثاني- ثاني_$ جاوب- جديده_$ جريم- جرين_سارد جناي- جنايه_$
      جنايه_and جنحه_$ جنسي- جنسيه_$ جهاز_النفخ جواز- جوري_ديوتي حابسي- حالي_$ حبس_$ حبس_علي حدا_$ حضرت_$ حق_السلاح حكم_$ حكمه_$ حكيت_مع حيازه_$ خابرن-
      خاص_$ خالف- خايف_من خطير- دافع_عن دراي- درايف- دولا- دومس- دومست- دومستك_$ دي_ال ديست- ديستر- ديفند- ديوت- رخصت- رخصتي_معلقه رسايل- رقم_سجن روح_علي
      ريحت- ريزس- ريزست- زوجتي_$ زوجي_عنده زوجي_كان زوجي_لازم زوجي_ما سابقه_$ ساعدو- سالو- سانت_كلير سبع_سنين سجل_$ سرقه_him سكر_and سلاح- سلاح_$ سلاح_and
      سلم_حالي سنتي- سنه_and سواب- سوابق_$ سواق- سي_دي سيارت- سيارتي_بدون سياق- شاحن- شارب_شو شخص_$ شطب_$ شلون_$ شلون_اذا شلون_ارجع شلون_اطلع شنطت- شنو_$
      شنو_حكم شنو_عقوبه شنو_يصير شهر_and شهور_and شو_bisir شو_byseer شو_hiye شو_ya3ni شو_التهمه شو_الخطوه شو_العقوبه شو_الفرق شو_بيصير شو_بيعملو شو_تهمته
      شو_عقوبتها شو_كوز شو_معناها شو_يعني شي_$ شي_شو صار_معي صورت- طردو- طردون- عالبيت_and عالطر- عالكو- عالمحكمه_$ عشر_سنين عشري- عطان- عقوب- عقوبه_$
      علي_7411 علي_and علي_dui علي_ppo علي_البروبيشن علي_الشطب علي_امر علي_بارول علي_بروبيشن علي_بوند علي_بيتي علي_جلسه علي_شو علي_مخالفه علي_مراقبه
      عليه_ppo عليها_$ عم_نام عمره_16 عن_المحكمه عن_النفس عن_حالي عندن- عنده_جلسه عندي_cpl عندي_جنايه عندي_جنسيه عندي_سجل عندي_سوابق عندي_موعد عنف_اسري
      عنها_$ عنوا- عنوان- غرام- غراما- غرين_كارد غلط_and غير_المحامي فاتن- فاتني_me فتشون- فتشوني_me فحص_الطريق فلني_$ فلون- فلين- فلينت_$ فوت_علي فوق_الحد
      في_برنامج في_طريقه في_محكمه في_ميشيغان فيلو- فيلون- فيلوني_$ فيني_سوق فيه_$ قانوني_$ قبض_$ قدمت_علي قديم- قديمه_$ قضيت- قضيتي_$ قياد- كاتبي- كام_$
      كامل- كان_عم كان_معي كتاب- كتير_and كحول_and كفاله_$ كل_اللي كم_yom كم_سجن كم_نقطه كم_يوم كنت_بعرف كوست- كونتا- كيرل- كيف_$ لا_بس لارس- لارسن-
      لارسني_$ لازم_احكي لازم_ادفع لازم_خبر لازم_نعمل لان_ما لانس- لانسن- لاني_ما لايس- لايسن- لايم- لايمت- لحاله_$ لقضي- للبر- للبرو- للبروبيشن_$ للجن-
      للسج- للسو- للشرطي_$ للشط- للشطب_$ للشغ- للضا- للضاب- للعن- للعنف_$ للقا- للقاص- للقاض- للقاضي_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ للمرا- للهج-
      للهجر- للهجره_$ لمين_$ ليش_ما ما_بتعرف ما_حضر ما_حضرت ما_خلصت ما_راح ما_راحت ما_صار ما_عطوني ما_لقيت ما_مسكوني ما_معه ماري- ماريج- ماريجوانا_$ ماكوم-
      مالتي_$ متجر_$ مترج- متهم_بضرب محاك- محاكم- محامي_الدوله محاميي_$ محبو- محتا- محكم- محكمه_and محكمه_علي محلف- محلفي- مخال- مخالف- مختل- مختلف- مخدر-
      مخدرا- مخدرات_$ مراق- مراقب- مراقبه_$ مره_تانيه مسح_السجل مسدس- مسدم- مسدمي- مسدمينر_$ مسرو- مسكون- مسكوني_me مسمو- مسموح_$ مش_عارف مشكله_$ مصاد-
      مصادر- مصاري- مصاري_$ مع_المحامي مع_المحقق معام- معامل- معلق- معلقه_$ معلم- معناه- معناها_$ معي_ادفع معي_مصاري مفتو- مفتوحه_$ مقاط- مقاطع- مقاو-
      مقاوم- مقيد- ممرضه_and ممكن_$ ممنوع_من من_اسبوعين من_الحبس من_الخوف من_الشرطه من_الكورت من_المحكمه من_اول من_شهرين من_هلق منته- منتهي- منيح_$ مو_مواطن
      مواط- مواع- مواعي- موعد- ميسدم- ميشي- ميشيغ- ميشيغان_$ ميلا- مين_$ مين_بيدفع نتيج- نهاي- هاد_$ هالم- هايت- هجره_$ هددن- هددني_me هل_بقدر هناك_$ و_في
      واقف_$ والجي- والر- والرخ- والس- والسل- والسلاح_$ والغ- والغر- والف- والقض- والم- والمد- والهجره_$ وانح- وبترو- وحده- وخاي- وراق_$ وسجل- وسواب-
      وسوابق_$ وصلت- وصلتن- وصلتني_ورقه وصلن- وطلع- وعطا- وعطان- وعطون- وعلي- وعليه_تهمه وعند- وعنده- وغري- وغرين_كارد وقع_ورقه وقفه_him وقفوه_him وكتب-
      وكتبو- ولاز- ومخا- ومخال- وندس- وندسو- ونسي- وورنت_and وورنت_لاني ياثر_علي يثبت- يحبسو- يحق_للشرطه يسالو_$ يشتغ- يصير_$ يطلع- يعرف_$ يعطو- يعني_$
      يمسكو- ينحب- ينحس-`,
    '-0.3': `#ابتعاد #ابدل #ابصم #ابعت #ابلش #ابيع #اتراجع #اتعاب #اثب #اجبار #اجل #احصل #احضر #احم #احمل #اخاف #اختلاس #اخسر #اخضر #ادار #ادافع #ادخن #ادفعل #ادور
      #اذي #ارخص #ارفع #ارينمنت #اسابيع #اساعد #اسافر #استعملت #استلمت #اسحب #اسلم #اشتر #اشتريت #اشد #اشيل #اصاب #اضو #اطعن #اعاق #اعتداء #اغراض #اقبل
      #اقتحام #اقر #اقرب #اقي #اكزام #اكسبنجمنت #اكو #اكيد #الج #الدم #الش #الصح #الغ #الغا #الك #الم #اله #الها #الهم #امان #امثل #امريك #امريكا #امسح
      #انتهت #انجرح #انحبست #اند #انسول #انضربت #انطو #انظف #انقبض #انكسرت #اوبن #اوصل #اوفيسر #اوكل #ايجاب #ايجار #ايميل #بارول #باسم #باكراوند #باكغراوند
      #بالل #بامر #بان #باوند #بايب #بتاخدو #بترو #بتسقط #بجرع #بجيب #بحادث #بحط #بحك #بخبر #بدات #بدل #بدنا #براي #برجل #بريترايل #بسال #بشنط #بشي #بصم
      #بطاق #بطب #بطريق #بكر #بكلام #بكير #بلد #بلغ #بلي #بمشكل #بموت #بني #بوصف #بوصل #بياخذ #بيجيب #بيحبس #بيدخلو #بيسمح #بيعرف #بيفيد #بيقدر #بيقرا #بيكف
      #بيمسكو #تاخر #تاديب #تبك #تتبع #تترك #تتنازل #تجار #تجي #تحذير #تحضر #تخريب #تدخ #تدخل #تدرس #تدفع #تدق #تذكر #تراقب #ترايل #ترجع #ترجم #ترحيل #تركت
      #ترو #تروح #ترويج #تساعدو #تسو #تشتغل #تشي #تضارب #تعتبر #تعديل #تعمل #تفاصيل #تفهم #تفيد #تقبل #تقرير #تكلف #تكون #تماما #تمريض #تمسك #تمن #تمنع
      #تنفخ #تنفع #تنمسح #تواريخ #توصل #توقفت #توقيف #توك #تياب #تيك #ثالث #جابت #جاوبت #جدول #جدي #جرايم #جرب #جلس #جلست #جمل #جهت #جواز #حاكم #حساب #حسب
      #حطيت #حظر #حقيق #حكمو #حياز #خابر #خاص #خبرت #خدش #خطر #خطي #خلا #خمستعش #خناقه #دافع #داكا #درن #دروب #دعو #دفاع #ديتيكتف #ديل #دين #راتب #رادار
      #راق #رحل #رخص #رفض #رفقا #ركلس #رمي #رنت #ريتيل #زراع #زرع #زلط #زمان #سارد #سارفس #سافر #ساوثفيلد #سبيدنغ #سطو #سكرتار #سكيور #سلو #سمع #سنتنس #سهل
      #سير #شافو #شاي #شرح #شرد #شريك #شفت #شهر #شهور #شوف #شيل #صحه #صحيت #صحيح #صرت #صعب #صفر #صيدل #ضابط #ضغط #ضمان #طالبي #طردو #طرف #طعن #طلبو #طلق
      #طليق #طوعا #ظاهر #عال #عام #عدت #عدل #عذر #عرفت #عرفو #عرقل #عطو #عطي #عفو #علاج #علاق #عمه #عنو #عنوا #غال #غرام #غرض #غضب #غيرت #فاتور #فتح #فتر
      #فتشت #فتشو #فحص #فرجي #فقير #فلوس #فيديوه #فيز #فيزا #فيك #فيكن #فيهم #قان #قانو #قاومت #قايم #قتل #قدمت #قرا #قسط #قصد #قصه #قضا #قلي #قوان #قوست
      #كاذب #كبار #كبست #كتاب #كتب #كتبل #كتبو #كتبول #كذاب #كرت #كفل #كلام #كلفه #كلمت #كم #كهربا #كوم #كيل #لاد #لازم #لايف #لست #لغت #لغه #لقط #لنا #لها
      #لوح #ماجستريت #ماض #ماكين #مانعت #مبارح #مبن #متاخر #متاكد #متهم #متي #مجا #مجان #مجبور #مجرد #مجرم #محادث #محكم #محكمت #محكوم #محلف #مخالف #مختبر
      #مخف #مدي #مذكر #مذنب #مراحل #مرفوض #مزور #مسافر #مستاجر #مسحوب #مسروق #مسموح #مسو #مسوول #مشاكل #مشطوب #مشغول #مصادر #مصنع #مضروب #مطارد #مطلوب
      #مظلوم #معامل #معتد #معقول #معكم #معلم #معين #مفلس #مقاومه #مقطوع #مكفل #ملابس #ملاحق #ملغ #ملي #ممسوح #ممنوع #منح #منع #منعمل #منكم #منه #مهاجر #مهل
      #موشن #موكل #ميراندا #ميسديمينر #مين #ميه #نتيج #ندمت #نرفع #نسب #نسخ #نسمع #نسويل #نسيت #نصب #نعم #نقلت #نمر #نموذج #نهاي #نوصل #نوقف #نياب #نيه
      #هايتا #هني #هولد #هيورن #واتساب #وبس #وشي #وصل #وقت #ولمارت #وورنت #ياثر #ياذ #يارد #يبلغ #يترجم #يحدث #يحضر #يحق #يحلف #يخاف #يخسر #يخفف #يخل #يدفع
      #يستعمل #يسجنو #يسلم #يشتر #يشهد #يضح #يضر #يعتبر #يعني #يغط #يغل #يفرج #يقبلو #يكدر #يكند #يلعب #يمسح #يمسك #يمنعو #ينح #ينطر #ينفع #ينمسح #يهرب
      #يوصل #يوكل ._04 ._09 1000_$ 10_anos 14_b 14_dias 15_over 16_$ 180_يوم 2015_and 20_$ 20_y 21_$ 2_anos 2adi- 30_dias 3_days 3ama- 3amal- 3an_نفسي
      3andk- 3andkon_$ 3ara- 3aye- 4a_$ 5_anos 7411_$ 7411_and 7411_for 7_anos 7adeth_و 8_30 =008 =04 =1000 =1500 =177 =18 =19 =1998 =200 =2008 =21 =22 =227
      =25 =2500 =257 =26 =2nd =30 =30th =3andkon =48 =500 =68th =700 =74 =7411 =771 =7ad =7adsa =800 =90 =900 =98 =a2dar =abadan =abuse =acabaron =acabe
      =accidente =acepte =acusacion =acusado =add =adderall =adfa3 =adim =adjudication =admission =admit =adult =adulto =adultos =afecta =affidavit =afford
      =agdar =agent =agresion =aide =aktar =alcanza =alguna =alla =alta =always =ammo =amsa7 =anda =andar =andas =ando =ankle =answered =apelo =apologize
      =appointment =area =armed =arregla =arreglamos =arregle =arrestado =arrestan =as =asalto =asault =ashamed =asilo =assult =asunto =atrapada =attempted
      =aun =automatico =avion =awigbh =ayudar =bailed =baja =bale =bankruptcy =banned =barato =barcode =basta =battle =bdic =beca =bedfa3 =bekam =bench
      =bill =black =blew =block =boda =bolsa =bomba =bonds =bono =borra =borre =borro =boss =bote =bound =broma =brothers =bucks =buenos =busco =business
      =busqueda =byetla3 =cacharon =cae =caer =california =callado =camaras =cambiar =cambiaron =camion =canadian =cancelar =cards =cargar =carreras
      =cartera =case =cash =casino =castigan =catch =catearon =causa =ccw =cdl =cell =cerrada =certificado =chance =chances =chatgpt =checklist =checkout
      =cheque =child =chiste =cierto =cimt =citacion =citaron =citation =citizen =city =ciudad =ciudadania =claro =cleared =cna =comandancia =comentario
      =comercial =committed =compania =competency =completo =compra =condados =condenas =condiciones =condition =confeso =confidencial =confidential
      =confiscated =consejo =consequences =consigo =consulado =consulate =contact =contacto =container =contar =contempt =contestar =contestas =contratar
      =contratarlos =cookies =cooperate =correcto =corren =correr =corrieron =cortes =costo =could =counseling =counties =country =courthouse =cover =covid
      =cpl =crack =credit =cree =creek =csc =cual =cuantas =cubren =cuete =cuida =culpa =cumplir =curfew =curso =d =daca =dame =danos =daran =dashcam =datos
      =debo =decida =decidir =decirle =declare =deer =defenderme =defendio =defensa =defienden =delay =delta =demanda =demas =deny =deportan =deportation
      =deported =desacato =desecharon =detained =detention =devuelven =dias =diez =digan =director =disability =discapacidad =discount =discovery =diversion
      =divorcio =dmv =doce =doctor =dorm =dragging =drf =drop =drove =drug =drugs =due =dueno =duerme =dui =dura =duty =dv =dwls =dying =e =easy =eaton
      =eche =ecstasy =edfa3 =eh =electronico =emailed =embezzlement =empeora =empezamos =empezar =employment =emsa7 =encontraron =enfermera =enfermo =eno
      =enojo =entrapment =entro =enviar =equivocado =equivoque =erase =erased =erfod =escolar =esconder =escopetas =escribio =ese =esem =eso =espalda
      =especial =espera =esta2nef =estafa =estatus =estuvo =every =exactamente =exactly =exam =explicar =explico =expulsar =expulsion =extension =f1 =fafsa
      =failed =false =falso =faltas =far =fatal =fatasho =fault =fee =fees =file =filed =fill =filled =fina =financiera =fingerprints =fini =firm =firma
      =fiscal =fix =flat =follow =following =football =force =forfeit =forged =forget =forma =foto =fourth =frank =free =fta =fueron =fugitive =fumando
      =funciona =future =galset =ganar =gano =gbh =genaya =gente =ghayyer =gives =golf =government =grabo =gram =gramos =grams =grande =grandes =gratis
      =growing =grupo =guarantee =guardar =guidelines =guns =gym =h1b =habian =hablaron =hair =hallaron =halle =hard =hazme =health =herramienta =hills
      =hiye =hoja =homework =homicidio =honest =honorarios =huellas =hunter =hurto =huyendo =hyta =ichat =idea =identidad =identificacion =ido =iep =iglesia
      =ignition =ilegal =immigrant =impuestos =incluye =indocumentado =info =innocent =instrucciones =intencion =intentar =interlock =interroga
      =interrogaron =intox =invasion =invento =issued =item =jackson =joven =judgment =jury =justice =juzgado =kalamazoo =kan =khabber =khnee2a =kilo
      =la2eni =lab =lal =language =laptop =larceny =lastime =latino =lawer =lawsuit =lebanon =legal =legales =leile =lesser =letter =leyes =libre
      =licenciado =lie =lifetime =limit =limitada =limitations =limites =limpio =lio =lisence =lista =listen =lives =llamado =llenar =llevaba =loan =local
      =lookup =low =lsd =lunes =m =ma3aya =ma3kon =madison =maestra =magistrate =maktoub =mal =mandarle =mandatory =manden =manejo =manslaughter =march
      =marysville =mason =max =mdma =mdop =means =medicina =mentir =meses =metal =mete =mica =micourt =millas =mine =minors =missed =mocion =monitor
      =moretones =mota =motion =motivo =motorcycle =move =moved =moving =mude =multaron =multas =mushrooms =mute =mvr =n400 =name =near =necesitan =needs
      =negaron =nego =negue =nemra =new =next =nexus =niego =nineteen =nivel =nombres =non =nosotros =number =numero =obliga =ocupa =ocupo =offices =ofrecio
      =ohio =oir =olia =opciones =openai =opinion =ops =orina =otros =ottawa =ounces =ov =overnight =ovi =owes =owi =owner =owvi =paga =pagamos =pagan
      =pagar =pagina =pago =pagos =pais =panico =papas =papers =paralegals =paran =pardon =parent =parenting =parents =parked =parte =partido =pasa =passed
      =pastor =patron =pay =payment =pays =pbt =pcc =peace =pena =penalidad =penas =pepper =per =perder =perdido =perdon =permission =persona =peticion
      =petitioner =petty =pharmacy =pickup =pido =placement =plans =planta =plants =plate =plazo =plazos =plead =pled =poder =pone =porcentaje =posesion
      =posting =pound =power =pr =pregunto =preocupada =prescribed =present =presentan =presente =presentence =presiona =press =pressured =prestado =preste
      =pretrial =price =primero =principal =principio =privado =pro =probacion =probar =problemas =prohibieron =pronto =propia =propiedad =prosecution
      =prosecutor =protect =protection =prv =puedes =punto =puras =purchase =puro =quedarse =queja =querer =question =questions =quita =ra2am =race =racing
      =rafadet =random =rate =razon =receiving =rechazar =recibio =reclama =recovery =refund =refused =registro =registry =regla =regue =regular =rehab
      =reincidente =remember =renta =reportar =reportarme =requirements =requisitos =reschedule =resist =resistencia =responsible =respuestas =restitution
      =restoration =resultados =retest =reunion =reviews =revisan =revisaron =reviso =revocation =ri =rifles =robada =robbery =robos =ruin =rule =sa7 =sacan
      =sale =salen =sallem =samaritan =same =saque =sarli =sayye2 =scene =scholarship =scram =screwed =secretaria =secreto =seguido =segun =seized =sejelli
      =selling =semanas =sembrar =senorita =sent =sere2a =seria =serve =server =set =sexting =shift =shil =shooting =shouf =show =significa =significado
      =sirve =skip =skipped =slip =smart =smh =sniff =snitch =sobriedad =sokran =solicitud =soltera =somos =sor3a =sora =sos =southfield =spray =sr22 =ssi
      =staff =stalking =started =statement =status =stealing =stolen =sucio =summons =supervision =suspenden =suspendida =suspendieron =system =takes =talet
      =talked =tani =tape =tarjeta =tax =taxes =techo =teen =teens =ten =tenian =termine =terreno =terrified =test =testing =texto =thc =theft =themselves
      =throwing =tickit =tienes =tier =times =tipos =tiquete =tires =title =toca =toda =tomada =tomaron =township =trabajan =trabajar =trafficking =traia
      =trampa =tranquilo =tras =tratamiento =travel =trespass =trespassing =trip =trump =tus =undo =union =upload =urgente =usan =used =usted =ustedes
      =valida =valor =value =vaya =velocidad =vender =vendo =venia =venta =ventanilla =verano =verlos =victim =victimas =victims =videos =viernes =violated
      =viole =visible =visitar =visto =volar =voluntary =votar =vote =vs =waited =wallet =warrants =warren =wax =ways =website =wedding =week =weeks =weight
      =which =white =win =windows =windsor =winning =wipe =witnesses =wla =words =workers =works =wra2i =wreck =written =yall =ye3raf =yesterday =youth
      =zghir =zone =zoom =ابتعاد =ابصم =ابعت =ابغي =ابلش =ابننا =ابيع =اتصال =اتصلوا =اتهام =اثبات =اجاني =احداث =احضر =احمل =احمي =اخاف =اخبر =اخذه =اخري
      =اخسر =اخلي =اخونا =ادافع =ادخن =ادفع =ادم =ادور =اذن =اذي =ارخص =ارفض =ارفع =ارينمنت =اسابيع =اسافر =استاجر =استلمت =استيناف =اسحب =اسوق =اسولت
      =اشتري =اشتي =اشد =اطعن =اعتذر =اعطاني =اغير =افهم =اقبل =اقتحام =اقدر =اقر =اقرب =اكدر =اكو =اكول =اكيد =الppo =الاتصال =الاتعاب =الاتفاق =الاتنين
      =الاحسن =الاسبوع =الاسعاف =الاقرار =الايجار =البارول =البراءه =البول =البوند =التكت =التو =الجنحه =الجوال =الحال =الحمدلله =الحيازه =الخناقه =الخير
      =الدفع =الدليل =الدم =الديل =الرسايل =الزوم =السجل =السرعه =السكر =السكره =السوابق =السوار =السياقه =الشاهد =الشكوي =الشي =الصح =الصفحه =الصيد =الطلاق
      =العرض =العمر =العمل =العنوان =الغرامات =الغرض =الغي =الفحص =الفورم =الفيلوني =القانون =القرار =القصه =القفل =الك =الكاونتي =الكرت =الكم =اللوحه
      =الليسن =الماريجوانا =الماضي =الماضيه =المتهم =المجني =المحادثه =المحاكمه =المحامين =المحبوس =المحجوزه =المخالفه =المسجون =المسح =المسحوبه =المسروق
      =المسموح =المشتكي =المشكله =المطلوب =المطلوبه =المعتدي =المكالمه =المكتب =الملف =المنزلي =الموضوع =الموقع =النموذج =اله =الها =الهم =الو =الوارنت
      =الورق =الوقت =الويد =ام =امريكا =امريكي =امسح =انترلوك =انتو =انحبست =اند =انسان =انسولين =انشورنس =انصاب =انضربت =انقبض =انمسك =اوبن =اوفيسر =اولاد
      =اونصات =ايجابي =ايمتي =ايميل =ايه =باخد =بارك =بارول =باسمي =باص =باطل =بالاسعاف =بالاعتداء =بالبار =بالباكراوند =بالباكغراوند =بالبريد =بالبوليس
      =بالبوند =بالتراك =بالتقسيط =بالجنايه =بالخناقه =بالدومستك =بالسجن =بالسرقه =بالسناب =بالسواقه =بالشات =بالشمال =بالشنطه =بالشهر =بالعراق =بالفورم
      =بالفيديو =بالقانون =باللي =بالمدرسه =بالمراقبه =بالموعد =بالميه =بامر =بتجو =بترجع =بتروي =بتشتغلو =بتكلف =بجرعه =بجيب =بحادث =بحب =بحكي =بخبر
      =بخناقه =بدات =بدالي =بدفع =بدل =بدنا =بده =برايك =بروح =بسكليت =بسيارتي =بشي =بصمات =بضرب =بطلع =بعتو =بعيده =بفحص =بفلوس =بكام =بكره =بكم =بكير
      =بلاغ =بلشت =بمحل =بمشكله =بموت =بنفسي =بني =بوست =بوصفه =بوند =بوينت =بيجي =بيدخلوني =بيضربني =بيطلع =بيعرف =بيقرا =بيكفي =بيل =بيني =تاخذون =تاخر
      =تاديب =تتنازل =تدخل =تدرس =ترجع =تركوني =تروح =تروحون =تروي =ترويج =تسال =تسجيل =تسليم =تشتغل =تشتغلون =تشوف =تشيك =تصوير =تضاربنا =تعتبر =تعديل
      =تعليق =تعمل =تفيد =تقرير =تقسيط =تكون =تليفون =تماما =تمريض =تمن =تنفخ =تنفع =تهمت =توصيله =توقفت =توقيفي =توك =ثالث =جابت =جارتي =جاوبت =جدول =جرايم
      =جرب =جلست =جلستي =جنايات =جنايي =جنح =جوال =جوري =جيب =جيل =حاله =حدود =حساب =حسابي =حسب =حضانه =حطيت =حظر =حكمها =حيازه =خاص =خاصه =خبرت =خبي =خدش
      =خدمه =خرب =خطي =خطيبته =خليني =خمستعش =خمسه =خير =دافع =داهمو =دخلني =دخلي =درنك =دعوي =دفاع =دفعته =دين =رابع =راي =رايحه =رايكم =رحله =رخصته
      =رخصتها =رسايل =رسم =رفض =رفضت =رفضو =رفقاته =رقمي =ركلس =رنت =روح =زر =زراعه =زمان =زياره =سارد =سارفسه =سافر =سالته =سجل =سجلي =سطو =سكر =سكرت =سكره
      =سكن =سكيورتي =سلاحي =سنتنس =سوار =سواها =سوشل =سويتها =سيارتنا =سيارتي =سيتيزن =سيرش =شات =شارع =شاف =شجار =شريكي =شغلي =شفتها =شقد =شكد =شلون =شنطتي
      =شنو =شهود =شهور =شيك =صاحب =صارلي =صحيت =صحيح =صرت =صعبه =صغير =صفر =صورت =ضد =ضربتني =طرد =طريق =طلق =طليقتي =طواري =طوعا =طول =عالبوند =عالحدود
      =عالمركز =عايش =عبيت =عرف =عرفت =عرقله =عشر =عطوني =عطوه =عطيت =عطيني =عفو =عقوبته =علاقه =علم =عمر =عمل =عمله =عمه =عن =عنده =عنصري =غالي =غايب
      =غراضي =غرام =غرض =غضب =غياب =غيرت =غيركم =غيلتي =فات =فاتوره =فايليشن =فتح =فتره =فتش =فتشت =فحص =فحصي =فخ =فقير =فك =فكرت =فلني =فلوس =فورم
      =فيديوهات =فيزا =فيك =فيكن =فينا =فيني =فيهم =قاصر =قانونيه =قاوم =قاومت =قتل =قريب =قصه =قلبي =قلي =قهوه =قوست =قول =كاس =كالوا =كاميرا =كبست =كبير
      =كتبلي =كذب =كفلته =كلتي =كم =كوك =كومه =كيلو =لازم =لايف =لجوء =لزوجي =لشو =لضابط =لقاصر =لقو =لقينا =لك =للابد =للايس =للشرطه =للشرطي =للمترجم
      =للمحقق =للمدرسه =للمدير =للمكتب =لمحكمه =لمرت =لنا =له =لها =ليسني =ماسكه =مبارح =مبني =مبين =متاخر =متاكد =متي =مجانيه =مجرد =محاكم =محاميي =محبوس
      =محكمته =محكوم =مخالف =مخالفات =مده =مدي =مذكرات =مذنب =مر =مريضه =مزور =مزوره =مسافر =مسجله =مسح =مسدسي =مسروق =مشروط =مشغول =مشكله =مصاري =مطارده
      =مظلوم =معقول =معكم =معلمه =معناه =معين =مفتوح =مفلس =مقطوع =مقفوله =مكالمات =مكتوبه =مكفل =ملفي =مليان =ممرضه =ممكن =ممنوع =منع =منعمل =منكم =منه
      =مهله =موافق =موافقتي =موشن =ميت =ميث =ميراندا =ميسديمينر =مين =ندفع =نسبه =نسخه =نسي =نسيت =نصب =نعم =نفقه =نقاط =نقلت =نهايي =نو =نيه =هالاسبوع
      =هالكلمه =هاي =هايتا =هجره =هربان =هوشه =هولد =هيورن =واكو =والاولاد =والبروبيشن =والبوند =والجلسه =والجهاز =والجيران =والقاضي =والليسن =والمدرسه
      =والهجره =وانمسك =وانمسكت =وبس =وتيكت =ودومستك =وراحو =وسواقه =وشي =وطلعت =وطلعو =وظيفه =وكتبلي =ولاد =ولقو =ولقوا =ومحد =ومطلوب =وندمت =وورنت
      =وولمارت =ويكند =ياثر =ياخد =ياخذوه =يارد =ياها =يبعت =يبغي =يترجم =يتهموه =يحجي =يحدث =يحضر =يحق =يحلف =يدفع =يروح =يسلم =يشتري =يشهد =يصير =يضحك
      =يضغط =يعتبر =يعطوه =يعني =يقبلوه =يكدر =يكدرون =يمسح =يمشي =يمكن =ينام =ينحكم =ينفع =ينمسح =يهرب =يو =يوصل =يوكلكم =يوم @000 @010 ACTOR+ANSWERAR
      ACTOR+ANYMORE ACTOR+ASKING ACTOR+BREAKIN ACTOR+GIVEBACK ACTOR+GONEOFF ACTOR+GOT ACTOR+Held ACTOR+Interview ACTOR+Moment ACTOR+NUMBER ACTOR+REFL
      ACTOR+TAKING ACTOR+TOOKES ANSWER+CAR ANSWER+Drug ANSWER+HURT ANSWER+JUDGE ANSWER+MISSING ANSWER+Official ANSWER+PHONE ANSWER+PILLS ANSWER+POLICE
      ANSWER+Worker ANSWERAR+CAR ANSWERAR+DETECTIVE ANSWERAR+IF ANSWERAR+WANT ANYMORE+HOUSE ANYMORE+JUDGE ANYMORE+NOW ANYMORE+PAST ANYMORE+SAY
      ANYMORE+WARRANT ARREST+BODY ARREST+HIDEOUT ARREST+HOME ARREST+IF ARREST+QUERY ARREST+SOMEONE ARREST+Street ARRESTED+GIVEBACK ARRESTED+HOME
      ARRESTED+HOWTO ARRESTED+HURT ARRESTED+NOOSE ARRESTED+STATEMENT ARRESTED+WEAPON ARRESTED+Weapon ARRESTED+Young ARRESTING+Calendar ARRESTING+General
      ASK+ARRESTED ASK+HURT ASK+IF ASK+IWANT ASK+POLICE ASK+TONIGHT ASK+WEAPON ASKAR+GIVEBACK ASKAR+IF ASKEDAR+PAPERS ASKEDAR+Paperwork ASKEDAR+QUERY
      ASKEDAR+THING ASKING+BODY ASKING+EVERYONE ASKING+FALLEN ASKING+GRABBED ASKING+HIGHPLACE ASKING+LEDGE ASKING+LEFTNOTE ASKING+LEGAL ASKING+PODER
      ASKING+POLICE ASKING+STATION ASKING+THING ASKINGAR+LEGAL ASKINGAR+PAST AWAY+ARREST AWAY+Calendar AWAY+EX AWAY+GONEOFF AWAY+HOWTO AWAY+PAST AWAY+QUERY
      BE+CHARGED BE+IDIOM BEHIND+NOW BODY+Drug BODY+KILL BODY+LEGAL BODY+RECENT BODY+SOMEONE BREAKIN+ARRESTING BREAKIN+CHILD BREAKIN+Room BREAKIN+SOMEONE
      BREAKIN+Traffic BREAKIN+Young BREATHE+AWAY BREATHE+COURTS BREATHE+General BREATHE+INTO BREATHE+Paperwork BREATHE+SOBRIETY BREATHE+WANT CAMEIN+EX
      CAMEIN+GRABBED CAMEIN+General CAMEIN+IF CAMEIN+Moment CAMEIN+Official CAMEIN+PASTVERB CAMEIN+PODER CAR+ARRESTED CAR+CHARGED CAR+COMEIN CAR+Calendar
      CAR+EVERYONE CAR+EX CAR+HOUSE CAR+PODER CAR+REFL CAR+SCARED CAR+SEARCHED CHARGED+BREAKIN CHARGED+CHILD CHARGED+COMEIN CHARGED+EX CHARGED+KIN
      CHARGED+NOOSE CHARGED+ONLINE CHARGED+Room CHARGED+Street CHARGED+Young CHILD+ARREST CHILD+ASKINGAR CHILD+BREAKIN CHILD+KNOCKED CHILD+LIVE CHILD+PAST
      CHILD+STATED CHILD+STATION CHILD+TOOKES CHILD+Violent CHILD+WARRANT CLITIC+End CLITIC+KILLED CLITIC+ONLINE CLITIC+QUESTIONED CLITIC+RAID
      CLITIC+SEARCHED COMEIN+Calendar COMEIN+NUMBER COMEIN+PILLS COMEIN+Violent COPCAR+CLITIC COPCAR+Near COPCAR+OUTES COURTS+ANSWER COURTS+BEHIND COURTS+EX
      COURTS+FAINT COURTS+GONEOFF COURTS+HIDEOUT COURTS+HOME COURTS+HURTING COURTS+Interview COURTS+JOKE COURTS+MISSING COURTS+Room COURTS+TOOKES
      COURTS+Worker CPS+ASKING CPS+PODER CUFFS+IF Calendar+ASK Calendar+ASKING Calendar+BODY Calendar+COMEIN Calendar+HOWTO Calendar+IWANT Calendar+JAILED
      Calendar+KNOCKED Calendar+KNOCKING Calendar+LURKING Calendar+POLICE Calendar+SCARED Calendar+TAKING Calendar+Traffic Calendar+Violent
      DETECTIVE+ANYMORE DETECTIVE+GONEOFF DETECTIVE+General DETECTIVE+HURT DETECTIVE+JUDGE DETECTIVE+NUMBER DETECTIVE+POINT DETECTIVE+THING DETECTIVE+TOOKES
      DETECTIVE+Young DIE+Near DIED+QUERY DOGS+HIDEOUT DOOR+CHARGED DOOR+General DOOR+HURTEN DOOR+JUDGE DOOR+PASTVERB Drug+ARRESTED Drug+ASKING
      Drug+Calendar Drug+INTO Drug+JAILED Drug+LEGAL Drug+RANOFF Drug+SOBRIETY Drug+WILL EVERYONE+INTO EVERYONE+KIN EVERYONE+LOTS EX+ASK EX+COURTS
      EX+Paperwork End+DETECTIVE End+IDIOM End+Worker FAINT+OUTES FAINT+Paperwork FALLEN+COURTS FALLEN+HURT FALLEN+NOW FIND+INTO FIND+RECENT GETOUT+COURTS
      GETOUT+JAILED GETOUT+Room GIVEBACK+HOME GIVEBACK+JAILED GIVEBACK+MODAL GIVEBACK+Official GIVEBACK+RANOFF GIVEBACK+TOOKAR GONEOFF+ACTOR
      GONEOFF+Interview GONEOFF+JUDGE GONEOFF+NOOSE GONEOFF+Paperwork GONEOFF+SCARED GONEOFF+THING GONEOFF+WARRANT GONEOFF+WEAPON GOT+DIE GOT+GETOUT GOT+IF
      GOT+LATER GOT+PULLEDAR GRABBED+BREAKIN GRABBED+CAMEIN GRABBED+HURTING GRABBED+HURTS GRABBED+IF GRABBED+JAILED GRABBED+LEDGE GRABBED+PODER
      GRABBED+SOMEONE GRABBED+STATEMENT GRABBED+THING Gear+ANSWER Gear+HASES Gear+LATER Gear+NUMBER Gear+WARRANT General+CAR General+DOOR General+Drug
      General+FIND General+HOWTO General+KNOCKED General+NUMBER General+OVERDOSE General+OVERDOSED General+Official General+POLICE General+PULLED
      HABIT+CLITIC HABIT+HEDGE HABIT+Near HABIT+Official HABIT+THING HANDS+Moment HASES+JAILED HASES+JUST HASES+SOMEONE HASES+TOOKES HEDGE+ARRESTED
      HEDGE+BLEEDING HEDGE+COPCAR HEDGE+EX HEDGE+GOODBYE HEDGE+HURTEN HEDGE+KIDNAP HEDGE+LEDGE HEDGE+WRISTS HIDEOUT+Calendar HIDEOUT+LEGAL HIDEOUT+LURKING
      HIDING+IROOM HIDING+Interview HOME+ACTOR HOME+ANSWERAR HOME+ASK HOME+BREAKIN HOME+COMEIN HOME+COURTS HOME+GIVEBACK HOME+HOWTO HOME+LEGAL
      HOME+STATEMENT HOME+TAKINGAR HOUSE+COURTS HOUSE+Drug HOUSE+End HOUSE+HOWTO HOUSE+IWANT HOUSE+JAILED HOUSE+RECENT HOUSE+SEARCHED HOWTO+HURT
      HOWTO+Violent HOWTO+WANT HURT+ACTOR HURT+HASES HURT+Interview HURT+KNOCKING HURT+ONLINE HURT+POLICE HURT+STATEMENT HURT+TAKING HURT+TAKINGAR
      HURT+TOOKES HURTEN+ASK HURTEN+AWAY HURTEN+Calendar HURTEN+HOME HURTEN+LATER HURTEN+LEGAL HURTEN+ONLINE HURTEN+PAST HURTEN+PRESENT HURTEN+Paperwork
      HURTING+ACTOR HURTING+CHARGED HURTING+COURTS HURTING+HURT HURTING+IF HURTING+JUDGE HURTING+Paperwork HURTING+RANOFF HURTING+STATEMENT HURTING+THING
      HURTING+TOOKAR HURTING+WARRANT HURTS+GRABBED HURTS+INTO HURTS+JUST HURTS+Paperwork HURTS+QUERY Held+ARREST Held+CHARGED Held+General Held+IROOM
      Held+IWANT Held+JUDGE Held+LOTS Held+NUMBER Held+TAKEES IDIOM+Drug IDIOM+HURTING IDIOM+KILLED IDIOM+MISSING IDIOM+OVERDOSE IDIOM+Official IDIOM+PAST
      IDIOM+POLICE IDIOM+PRESENT IDIOM+SUICIDE IDIOM+WANT IF+Drug IF+GETOUT IF+GONEOFF IF+GOT IF+Gear IF+HIDEOUT IF+HOWTO IF+Interview IF+KNOCKING IF+NUMBER
      IF+PULLEDAR IF+SCARED IF+TAKEES IF+TOOKAR IF+WAKE IF+WARRANT INTO+BREAKIN INTO+Calendar INTO+FIND INTO+Held INTO+PAST INTO+POINT INTO+TOOK IROOM+AWAY
      IROOM+INTO IROOM+SAY IROOM+Young IWANT+ANSWER IWANT+ARRESTING IWANT+GONEOFF IWANT+HOUSE IWANT+LEGAL IWANT+Moment IWANT+POLICE IWANT+RANOFF
      IWANT+STATEMENT IWANT+STATION IWANT+THING IWANT+TOOKAR IWANT+Traffic IWANT+WEAPON IWANT+WILL IWANT+Weapon Interview+ACTOR Interview+ARRESTED
      Interview+BODY Interview+CHILD Interview+End Interview+General Interview+HURTING Interview+JAILED Interview+JUDGE Interview+PODER JAILED+FAINT
      JAILED+GIVEBACK JAILED+GOT JAILED+POLICE JAILED+PRESENT JAILED+RANOFF JAILED+SEARCH JAILED+TAKING JAILED+TOOKES JAILED+Violent JUDGE+DETECTIVE
      JUDGE+GIVEBACK JUDGE+MISSING JUDGE+Room JUDGE+TAKING JUDGE+TALKING JUDGE+WAVING JUST+IF JUST+JAILED JUST+LIVE JUST+PODER KILL+GRABBED KILL+HURTEN
      KILL+JAILED KILL+JUDGE KILL+THING KILL+WARRANT KILLED+Calendar KILLED+LOC KILLED+SOMEONE KILLED+THING KILLING+GOT KIN+HURTS KIN+LEDGE KIN+Official
      KIN+PAST KIN+WARRANT KNOCKED+CAR KNOCKED+Calendar KNOCKING+General KNOCKING+SOMEONE LATER+AWAY LATER+GIVEBACK LATER+QUERY LATER+STATEMENT LEDGE+LOTS
      LEDGE+ROADSIDE LEFTNOTE+Official LEFTNOTE+STATEMENT LEFTNOTE+TALKING LEFTNOTE+THING LEGAL+FIND LEGAL+HURTEN LEGAL+HURTS LEGAL+KNOCKING LEGAL+PULLED
      LEGAL+Plea LEGAL+ROADSIDE LEGAL+WARRANT LEGAL+Worker LIVE+CHILD LIVE+DETECTIVE LIVE+HOME LIVE+JAILED LIVE+Near LIVE+POLICE LIVE+RANOFF LIVE+SAY
      LOC+HABIT LOC+NUMBER LOC+TAKING LOC+TONIGHT LOTS+DIE LOTS+EVERYONE LOTS+EX LOTS+HURTS LOTS+NUMBER LOTS+OUTES LOTS+QUESTIONED LOTS+STATEMENT
      LOTS+TAKINGAR LOTS+Traffic LOTS+WAVING LOTS+WILL LURKING+COURTS LURKING+Calendar LURKING+Interview LURKING+NOW LURKING+PAST MISSING+IDIOM
      MISSING+LEGAL MISSING+PASTVERB MISSING+PILLS MISSING+STATEMENT MISSING+WARRANT MODAL+HASES MODAL+ONLINE MODAL+OUTES MODAL+POLICE MODAL+SOMEONE
      MODAL+SUICIDE MODAL+Worker Moment+CHARGED Moment+HOWTO Moment+QUESTIONING NARCAN+CHARGED NARCAN+LOC NOOSE+CHARGED NOOSE+HIDEOUT NOOSE+HURT
      NOOSE+JAILED NOOSE+PASTVERB NOOSE+PODER NOOSE+STATEMENT NOOSE+Sick NOOSE+TOOK NOOSE+WARRANT NOW+General NOW+KIDNAP NOW+LATER NOW+MISSING NOW+PODER
      NOW+Paperwork NOW+SCARED NUMBER+ANYMORE NUMBER+CHARGED NUMBER+HURT NUMBER+JAILED NUMBER+SOBRIETY NUMBER+WAVING Near+CHARGED Near+HASES Near+PODER
      Near+STATION Near+THING ONLINE+KIN ONLINE+MODAL ONLINE+Moment ONLINE+PASTVERB ONLINE+STATEMENT OUTES+COURTS OUTES+General OUTES+HURTS OUTES+Held
      OUTES+POINT OUTES+RAID OVERDOSED+Calendar OVERDOSED+LOC OVERDOSED+PAST Official+ACTOR Official+ASKINGAR Official+IWANT Official+KILL Official+LOTS
      Official+PILLS Official+Plea Official+QUESTIONED Official+RECENT Official+SEARCHED Official+STATED Official+WARRANT Official+WEAPON Official+Weapon
      PAPERS+HIDEOUT PAPERS+HURTS PAPERS+INTO PAPERS+KIN PAPERS+LIVE PAPERS+LOC PAPERS+NUMBER PAPERS+PAST PAPERS+Plea PAPERS+WEAPON PAPERS+Weapon
      PAPERS+Worker PASSEDOUT+RECENT PAST+ASK PAST+ASKING PAST+CAMEIN PAST+DIE PAST+End PAST+GIVEBACK PAST+HIDEOUT PAST+HURTEN PAST+Interview PAST+JUDGE
      PAST+KILL PAST+KIN PAST+LURKING PAST+MODAL PAST+POINT PAST+QUESTIONED PAST+RECENT PAST+TAKINGAR PAST+Traffic PAST+WARRANT PAST+WILL PASTVERB+CAMEIN
      PASTVERB+Gear PASTVERB+JOKE PASTVERB+KNOCKING PASTVERB+OVERDOSE PASTVERB+ROUGH PHONE+HOUSE PILLS+ARRESTED PILLS+HOUSE PILLS+HURT PILLS+JAILED
      PILLS+JUDGE PILLS+PODER PILLS+SCARED PILLS+Street PODER+BREAKIN PODER+CAR PODER+HOME PODER+HOUSE PODER+Interview PODER+KIN PODER+POLICE PODER+SEARCH
      PODER+STATEMENT PODER+TAKING PODER+TAKINGAR PODER+Traffic POINT+COURTS POINT+Drug POINT+GETOUT POINT+GIVEBACK POINT+HASES POINT+HOME POINT+LOC
      POINT+LOTS POINT+STATEMENT POISON+BE POLICE+CHARGED POLICE+General POLICE+HURTEN POLICE+Interview POLICE+KILL POLICE+LETGO POLICE+LIVE POLICE+NOOSE
      POLICE+ONLINE POLICE+QUESTIONED POLICE+RECENT POLICE+SEARCHED POLICE+WAVING POLICE+WEAPON POLICE+Weapon PRESENT+KILLED PULLED+LOTS PULLED+Paperwork
      PULLED+THING PULLEDAR+COURTS PULLEDAR+Calendar PULLEDAR+NUMBER PULLEDAR+Paperwork PULLING+BE PULLING+CLITIC PULLING+LOTS PULLING+OUTES
      PULLINGAR+General PULLINGAR+HOUSE PULLINGAR+Near PULLINGAR+Paperwork Paperwork+ANSWERAR Paperwork+ARREST Paperwork+BREAKIN Paperwork+HURTING
      Paperwork+KILL Paperwork+KNOCKING Paperwork+LEDGE Paperwork+MISSING Paperwork+PHONE Paperwork+PULLED Paperwork+PULLEDAR Paperwork+TAKING
      Paperwork+TALKING Plea+HOME Plea+HOUSE Plea+THING QUERY+ARREST QUERY+ARRESTING QUERY+BREAKIN QUERY+COLOR QUERY+End QUERY+HASES QUERY+HURTS
      QUERY+Interview QUERY+JOKE QUERY+NOOSE QUERY+PULLINGAR QUERY+ROADTALK QUERY+Sick QUERY+TAKEES QUERY+TALKING QUERY+TONIGHT QUERY+Violent QUERY+WAVING
      QUESTIONED+CHILD QUESTIONED+Calendar QUESTIONED+INTO QUESTIONED+Young QUESTIONS+COURTS QUESTIONS+KIN QUESTIONS+MODAL QUESTIONS+Official
      QUESTIONS+Paperwork QUESTIONS+Young RAID+HIDEOUT RANOFF+ARREST RANOFF+BREAKIN RANOFF+Interview RANOFF+TONIGHT RECENT+PASTVERB RECENT+ROUGH
      RECENT+STATEMENT REFL+COPCAR REFL+POINT REFL+STATEMENT REFL+Violent ROADSIDE+LEGAL ROADSIDE+Paperwork ROADSIDE+SOBRIETY ROADTALK+MODAL ROADTALK+QUERY
      ROUGH+Paperwork ROUGH+Room Room+LEGAL Room+Traffic SAY+ANSWERAR SAY+KIDNAP SAY+NOOSE SAY+PHONE SAY+WAVING SCARED+ARREST SCARED+HURTS SCARED+JUST
      SCARED+Street SCARED+TALKING SCARED+WARRANT SEARCH+ARRESTED SEARCH+CHILD SEARCH+GRABBED SEARCH+HIDEOUT SEARCH+IF SEARCH+ONLINE SEARCH+PAST
      SEARCH+Young SEARCHED+KIN SEARCHED+OUTES SEARCHED+Room SEARCHED+WARRANT SEARCHED+WEAPON SEIZED+Gear SEIZED+PAPERS SEIZED+PILLS SEIZED+WRISTS
      SEVERE+ACTOR SEVERE+General SEVERE+MODAL SEVERE+PAST SOBRIETY+BREATHE SOBRIETY+Calendar SOBRIETY+GOT SOBRIETY+HIDEOUT SOBRIETY+HOUSE SOBRIETY+POLICE
      SOBRIETY+PULLED SOBRIETY+REFL SOBRIETY+THING SOMEONE+ANYMORE SOMEONE+ASKINGAR SOMEONE+COURTS SOMEONE+Calendar SOMEONE+HASES SOMEONE+IF SOMEONE+IWANT
      SOMEONE+LIVE SOMEONE+OVERDOSE SOMEONE+POINT SOMEONE+STATED SOMEONE+STATEMENT SOMEONE+WARRANT STATED+HURTING STATED+IF STATED+KIN STATED+LOTS
      STATEMENT+ACTOR STATEMENT+ARREST STATEMENT+ARRESTED STATEMENT+ARRESTING STATEMENT+DETECTIVE STATEMENT+GRABBED STATEMENT+HURT STATEMENT+JUDGE
      STATEMENT+LATER STATEMENT+LOC STATEMENT+Official STATEMENT+PAST STATEMENT+POINT STATEMENT+Plea STATEMENT+SOMEONE STATEMENT+TOOK STATION+ASKING
      STATION+Paperwork STATION+SOBRIETY STATION+Traffic SUICIDE+General Sick+CAR Sick+LEGAL Sick+OUTES Sick+SOMEONE Street+ANSWER Street+BEHIND
      Street+COMEIN Street+INTO Street+LEGAL Street+PODER Street+POINT Street+Paperwork Street+Plea Street+WARRANT TAKEES+CAR TAKEES+Calendar TAKEES+MODAL
      TAKEES+QUERY TAKEES+QUESTIONING TAKEES+WARRANT TAKEES+WEAPON TAKING+CPS TAKING+End TAKING+GRABBED TAKING+HIDEOUT TAKING+HOUSE TAKING+LEGAL
      TAKING+Violent TAKING+Weapon TAKINGAR+HOUSE TAKINGAR+JAILED TAKINGAR+THING TALKING+CHARGED TALKING+COURTS TALKING+HIDEOUT TALKING+HOUSE TALKING+POLICE
      TALKING+Paperwork TALKING+Room TALKING+SOBRIETY TALKING+STATION TALKING+Street THING+ANYMORE THING+ARRESTED THING+BODY THING+DETECTIVE THING+FIND
      THING+GONEOFF THING+HASES THING+HURTING THING+Held THING+Interview THING+MISSING THING+STATION TOOK+DOOR TOOK+HIDEOUT TOOK+LOC TOOK+Street TOOK+THING
      TOOKAR+ANYMORE TOOKAR+IF TOOKAR+LEGAL TOOKAR+Plea TOOKES+CAR TOOKES+HURT TOOKES+HURTS TOOKES+MODAL TOOKES+PAPERS Traffic+DOOR Traffic+HOME
      Traffic+LIVE Violent+EX Violent+HASES Violent+JAILED Violent+POINT Violent+REFL Violent+SOMEONE WAKE+ARREST WAKE+COURTS WAKE+HOME WAKE+Paperwork
      WAKE+QUERY WAKE+Street WAKE+WANT WANT+DETECTIVE WANT+HURTEN WANT+KNOCKED WANT+PULLEDAR WARRANT+ARRESTED WARRANT+LOTS WARRANT+PAST WARRANT+TOOKAR
      WARRANT+Violent WAVING+CAR WAVING+HIDEOUT WAVING+INTO WAVING+LEGAL WAVING+LOC WAVING+SOMEONE WEAPON+ASK WEAPON+CHARGED WEAPON+Calendar WEAPON+FIND
      WEAPON+PAPERS WEAPON+PAST WEAPON+PASTVERB WEAPON+TOOK WILL+ASKAR WILL+Calendar WILL+EX WILL+Gear WILL+IWANT WILL+LEFTNOTE WILL+MISSING WILL+PODER
      WILL+RECENT WRISTS+HEDGE Weapon+CAR Weapon+CHARGED Weapon+Calendar Weapon+FIND Weapon+IF Weapon+PULLEDAR Weapon+QUERY Weapon+TOOK Worker+ASKING
      Worker+IF Worker+PODER Worker+Paperwork Worker+TALKING Young+ARREST Young+HASES Young+KNOCKED Young+LIVE Young+PAST Young+STATED Young+TOOKES
      Young+WARRANT Young+WILL ^ANSWER ^BREATHE ^CAR ^GETOUT ^GIVEBACK ^IF ^IROOM ^Interview ^JOKE ^NOOSE ^PAPERS ^QUERY ^QUESTIONS ^ROADTALK ^SCARED
      ^SOBRIETY ^STATED ^STATEMENT ^TAKEES ^TALKING ^WEAPON ^Weapon ^_1 ^_10 ^_15 ^_180 ^_2 ^_20 ^_3rd ^_48 ^_4th ^_6 ^_7411 ^_98 ^_abogados ^_abuso
      ^_accident ^_accidente ^_aceptan ^_adfa3 ^_after ^_agresion ^_all ^_ambulance ^_amigo ^_ankle ^_apelar ^_arested ^_arrainment ^_arrestado ^_aseguranza
      ^_asylum ^_aviso ^_awigbh ^_bac ^_baiid ^_bajar ^_bale ^_bas ^_bay3 ^_bdic ^_beat ^_bench ^_bill ^_borracho ^_borrar ^_borro ^_bound ^_brandishing
      ^_breath ^_brother ^_called ^_car ^_caregiver ^_carta ^_cash ^_cdl ^_change ^_chat ^_chofer ^_cimt ^_city ^_civil ^_clean ^_clear ^_cobran
      ^_competency ^_compre ^_con ^_consent ^_contempt ^_costo ^_costos ^_county ^_cpl ^_cruzar ^_csc ^_cual ^_customs ^_daca ^_deadline ^_deferral
      ^_deferred ^_delayed ^_delivery ^_deputies ^_despues ^_detuvieron ^_di ^_dias ^_did ^_direccion ^_director ^_does ^_domestic ^_domestica ^_doy ^_drag
      ^_drive ^_driver ^_driving ^_droga ^_drop ^_drug ^_drugs ^_drunk ^_dui ^_dv ^_dwls ^_embezzlement ^_employer ^_entrar ^_estabamos ^_estado ^_estas
      ^_esto ^_fafsa ^_failed ^_fake ^_falta ^_felon ^_fight ^_file ^_fiscal ^_flat ^_following ^_for ^_forfeiture ^_forged ^_forma ^_frank ^_fraude ^_fta
      ^_fue ^_fuerza ^_gastos ^_gbh ^_google ^_grandma ^_great ^_guardan ^_habia ^_habitual ^_had ^_hal ^_halle ^_have ^_hazme ^_held ^_hiring ^_hospital
      ^_hyta ^_ichat ^_immigrant ^_infraccion ^_inmigracion ^_intent ^_interpreter ^_ir ^_it ^_jail ^_job ^_jurado ^_jury ^_keep ^_kept ^_kids ^_laboratorio
      ^_lansing ^_larceny ^_last ^_leave ^_leh ^_lein ^_let ^_licencia ^_licensia ^_lie ^_limpiar ^_link ^_list ^_llamada ^_llamar ^_llamo ^_llevan ^_macomb
      ^_mandatory ^_mande ^_manejaba ^_manejar ^_maneje ^_manejo ^_marihuana ^_marijuana ^_marysville ^_mas ^_mdoc ^_mdop ^_micourt ^_miranda ^_mis ^_money
      ^_moral ^_never ^_nexus ^_notice ^_nsit ^_numero ^_nunca ^_nursing ^_ocupo ^_one ^_order ^_otro ^_our ^_over ^_owi ^_pagamos ^_pagar ^_pago ^_papeles
      ^_parenting ^_pastillas ^_pay ^_pcc ^_pelear ^_perdon ^_piden ^_plead ^_pleito ^_porque ^_port ^_possession ^_precio ^_preso ^_pro ^_process
      ^_property ^_prueba ^_puedes ^_que ^_questioned ^_quitar ^_rafadet ^_receiving ^_recursos ^_refused ^_rehab ^_restitution ^_retainer ^_revoked ^_robar
      ^_robe ^_robo ^_sacar ^_sale ^_sali ^_saque ^_scram ^_segun ^_segunda ^_segundo ^_selling ^_set ^_shoplifting ^_sin ^_sirve ^_sobriety ^_sold ^_solo
      ^_sople ^_speeding ^_sr22 ^_st ^_state ^_steps ^_still ^_stolen ^_super ^_suspended ^_suspension ^_take ^_talet ^_talked ^_tani ^_tarjeta ^_tax
      ^_teenager ^_telefono ^_tercer ^_testing ^_text ^_thanks ^_theft ^_things ^_threw ^_todo ^_too ^_trabajan ^_trabajo ^_traductor ^_traia ^_trailero
      ^_tres ^_tsa ^_undercover ^_undocumented ^_use ^_used ^_using ^_vecinos ^_venta ^_victim ^_video ^_viole ^_visa ^_walk ^_warrant ^_washtenaw ^_went
      ^_what ^_when ^_who ^_wipe ^_wrong ^_ابدا ^_ابعت ^_اتصلت ^_اثبات ^_اثر ^_احذف ^_احسن ^_احكي ^_اخدت ^_اخر ^_ادخل ^_ادفع ^_اذا ^_اربع ^_ارجع ^_ارفض
      ^_ازاي ^_اشتي ^_اطلب ^_اكتب ^_اكثر ^_اكلت ^_اكلم ^_السرقه ^_السعر ^_السياره ^_الشغل ^_الفلني ^_الفورم ^_الكاميرا ^_الكورت ^_اللي ^_المدير ^_الورنت
      ^_امر ^_امسح ^_اهلي ^_اي ^_ايش ^_ايمتي ^_باخد ^_بدنا ^_بدون ^_براءه ^_بس ^_بشتغل ^_بقدر ^_بلاغ ^_بوند ^_بي ^_بيع ^_تاخرت ^_تامين ^_تاني ^_تركوني
      ^_ترويج ^_تسقط ^_تسليم ^_تعويض ^_تكت ^_تنظيف ^_توزيع ^_توقيف ^_تيكت ^_ثاني ^_جدول ^_جدي ^_حساب ^_حشيش ^_حيازه ^_خربت ^_خسرت ^_خناقه ^_درج ^_رساله
      ^_رسم ^_رفضت ^_رفضو ^_رفعت ^_رقم ^_روح ^_ريحه ^_زياره ^_ساكن ^_سجلي ^_سجن ^_سرقه ^_سطو ^_سعر ^_سفر ^_سكر ^_سيارتي ^_شاب ^_شريكي ^_شنو ^_شو ^_شيك
      ^_صارله ^_صيد ^_عطوني ^_عطيت ^_علي ^_عمره ^_عنوان ^_غيرت ^_فات ^_فاتوره ^_فاقه ^_فتشو ^_فحص ^_فلوس ^_فيلون ^_فيني ^_فيهم ^_قاصر ^_قاعد ^_قديش ^_قلت
      ^_كارت ^_كاش ^_كام ^_كان ^_كفلته ^_كم ^_كنت ^_لارسني ^_لازم ^_لسه ^_لقو ^_ماذا ^_مبارح ^_متي ^_محامي ^_محبوس ^_مذكره ^_مراهق ^_مسدمينر ^_مصادره
      ^_مطلوب ^_معني ^_مكالمه ^_مكتوب ^_ممكن ^_منو ^_موشن ^_نتيجه ^_نحنا ^_نسيت ^_نفخت ^_نقاط ^_نمت ^_نمره ^_نو ^_هاد ^_هايتا ^_هولد ^_هي ^_ورقه ^_يحق
      ^_يطلع ^_يعني ^_ينفع ^_يوم a2ad- a2add- a2da- abad- abada- abierta_en abierta_la abogado_de abogado_me abogado_no about_$ about_my abrieron_la
      abrio_la abus- acaba_$ acabo_$ acce- acces- accident_and accidente_$ accus- accusation_$ aceptan_pagos acom- acomp- acti- actio- activ- actu- actua-
      acuerdo_$ acusado_$ acusado_de acusan_mi acusaron_$ adde- adder- address_$ adfa- adim- adju- adjud- admission_$ admit_it adul- adult- advisement_$
      afec- afect- afecta_$ affid- affidavit_$ affo- affor- after_ppo after_two agarran_$ agarraron_con agarraron_por agda- age_of agent_$ agente_$ agra-
      agred- agree- agresion_$ ahora_dicen ahorr- akta- al_arrestar al_condado al_final al_jail al_otro al_patron alcohol_limit alcohol_y alej- aleja-
      alguien_de alguien_me alguna_vez aliento_$ alone_$ already_did alto_$ alwa- alway- am_afraid am_scared am_sitting am_undocumented amigo_$ and_did
      and_found and_got and_guns and_had and_if and_immigration and_last and_missed and_needs and_never and_still and_talk and_that and_اخذ and_اخذت
      and_اخلص and_اريد and_الان and_انت and_بدنا and_بدي and_بكرا and_حبسوني and_رنت and_روح and_سحبو and_عايز and_عنده and_عندي and_فات and_فتش and_فتشو
      and_في and_قوست and_كالوا and_لسا and_لمرت and_مبارح and_مسدس and_مسكوني and_مع and_ناس and_وقعت and_يا and_يكول anda_con andan_buscando ankl-
      ankle_monitor ano_$ anoche_me anoni- anos_$ answer_my anter- antes_que antes_y anyone_$ aparato_en app_$ appeal_$ appo- appoi- appointment_$ appr-
      appre- arab- arch- archi- argu- armas_de arme- armed_robbery arraignment_$ arrest_$ arrest_me arrestan_$ arrestan_en arrestaron_anoche arrestaron_que
      arrestaron_y arrested_$ arrested_in arrested_my arresto_de as_adult asalto_$ asalto_con asau- asaul- aseguranza_$ asha- asham- asi_$ asig- asign-
      asil- asilo_$ ask_$ assault_$ asse- assu- assul- asun- asunt- at_$ at_18 at_detroit at_his at_home at_midnight at_office aten- atras- atte- attem-
      attempted_murder aun_asi auto- automatico_$ avio- avoi- awig- awigb- ayuda_financiera ayudan_con ba3at- back_after back_do back_on bad_$ badal- bag_$
      baiid_$ bail_$ baile- bajar_la bajo_mi balle- ban_de bann- banne- banned_from barat- barc- barco- basm- basta_$ batte- battl- battle_creek be_done
      be_dropped be_gone be_in be_used because_$ because_it bedf- bedfa- beha- being_released beka- benc- bene- benef- bet2- better_to bika- bill_$ black-
      blood_alcohol blood_test boca_y body_cam boleta_$ bolsa_$ bombe- bonds_$ borracho_$ borracho_en bote_$ bound_over bounty_hunter breath_test
      breathalyzer_$ broke_his brother_get brother_was brut- bruta- bta3- bteft- btek- btro- btrou- buena_idea bueno- bull- burg- burgl- buscan_$ buscar_en
      busi- busin- butt- by2a- by_phone byda- byeb- byekh- byem- byesh- byetl- byfa- byo2- byo7- bysh- cale- cali- calif- call_and call_detective call_from
      call_him calma- camara_policia cambiar_de came_$ came_by came_to caminar_$ can_cops can_do can_get can_my can_school can_store can_that canada_$
      canadian_border cant- canti- capt- car_after car_and car_got car_in carcel_dice carcel_esta care- career_$ cargo_$ cargos_$ carro_es carro_por
      carta_para carta_que cartera_y casa_de case_$ case_number cases_$ cash_and casi- casin- caso_y casos_de cast- catc- caught_with causing_death cayo_por
      cdl_$ cdl_y cdl_مدي celular_$ celular_y cert- certi- chan- chanc- chance_$ chances_of chap- charge_$ chatg- cheap- cheque_$ chil- child_abuse
      child_was chin- chofer_de chok- chue- chuec- ciert- cierto_eso cinco_anos cita_para citac- citar- citaron_para citat- citi- citiz- ciudad_por
      ciudadania_y clar- classes_$ clear- clear_my cler- clerk_$ client_$ clinton_county cobra- coca_en coma- coman- come_back come_to comer- comercial_$
      comm- como_apelo como_la como_pago como_pido como_recupero comprar_arma computer_$ comu- con_alguien con_cps con_dos con_droga con_dui con_fianza
      con_mas con_mota con_owi con_sus conc- condado_y condition_$ confe- confidential_$ conse- consent_$ contact_$ contact_with contact_y contacto_$
      contacto_con contempt_$ contratarlos_$ controlled_buy convicted_$ conviene_$ cook- cooki- coop- coope- cop_que cops_$ cops_and cops_on copy_of
      correcto_$ corta- corte- corte_$ corte_esta corte_me corte_que cosas_que cosi- cost_of costos_$ costs_of coul- couns- courthouse_$ cousin_$ covi-
      cpl_en cps_se cps_wants crack- cras- cree- cree_que criminal_lawyer cros- cross- cruc- cruzar_canada cual_es cuando_fui cuando_la cuando_me
      cuantas_horas cuanto_dura cuanto_por cuantos_son cubr- cubre- cuchillo_en cuello_y cuenta_$ cuenta_en cuento_mi cues- cuest- culpa_$ culpable_y cump-
      cumpl- curf- curfe- curfew_$ da_verguenza daca_y dad_was dafa- dafa3- damm- dang- dange- dano- dano_$ dar_declaracion dash- dashc- datamaster_$ dato-
      datos_$ daughter_got de_21 de_abogado de_abogados de_arresto de_canada de_cargos de_carro de_casa de_coca de_dar de_defensa de_dinero de_ella de_esa
      de_escuela de_estado de_esto de_firmar de_mano de_mas de_nervios de_oakland de_ohio de_pasajero de_por de_ppo de_robo de_sangre de_vez de_zoom deadl-
      dealer_$ debe- debo_$ debo_decir debo_y debt_$ decide_$ decir_lo decir_mi decirle_la declarar_$ declarar_se defa- defensa_$ defensa_propia defie-
      defienden_$ deje_de deleted_$ delin- delivery_$ delt- dema- demanda_por demu- demue- deni- denta- depe- depen- depo- desac- desacato_$ desde_ahora
      despa- despues_$ despues_arresto detective_called detective_dejo detective_le detention_$ di_177 dia_y dice_mi dicen_en did_nothing died_in dieron_mip
      dieron_owi diferencia_hay diff- digo_en dinero_de dinero_que dinero_y dinero_برا dire- direc- dirty_$ disab- disc- disca- disco- discount_$ discu-
      dism- dismi- disorderly_$ dispo- dispu- disq- disqu- dist- distr- district_$ dive- diver- divi- do_about do_community do_first do_juvenile do_now
      do_tonight do_with doct- docto- does_ppo does_that does_this dollars_$ domestic_to domi- domin- donde_empezamos donde_esta donde_me dos_anos dos_dias
      dos_meses doy_mi drag_racing driving_and driving_in driving_without droga_$ droga_era droga_y drogas_que drop_charges drop_ppo drov- drug- drug_tests
      drugs_$ drunk_$ drunk_in duen- dui_$ dui_con dui_de dui_en dui_por dui_with dui_في dui_كم dura- dura_$ duty_$ dv_$ dwls_$ dyin- e_inmigracion earl-
      eato- eaton_county eb3a- ecst- ecsta- edfa- eight- elec- elect- eleva- elim- elimi- ella_me ella_quiere ella_y else- emailed_me embe- embez- empeo-
      empezamos_$ empezar_$ emple- emsa- en_2019 en_camion en_casa en_condado en_cual en_esa en_hyta en_lo en_lugar en_michigan en_navidad en_ohio en_otro
      en_papeles en_pleito en_que en_sistema en_southfield en_su en_troy en_washtenaw encerrado_$ encerrar_$ encontraron_droga end_of enga- engan- enha-
      enhan- enoj- entiendo_papel entra_en entregar_me entrevista_$ envia- enviar_$ equi- eras- erase- erased_$ erfo- error_$ es_$ es_asi es_buena es_cierto
      es_delito es_domestic es_eso es_mas es_mio es_nada es_normal es_otra es_seguro escol- esmi_$ eso_cuenta eso_es espal- espalda_y espec- espera_$
      esperar_al esposa_$ esposa_tiene esposa_y esposo_dice esposo_salio esta2- esta_preso estado_lo estaf- estoy_llevando estoy_muy estoy_suspendido estu-
      etiq- etiqu- etla- etma- etmas- eval- evalu- ex_dice ex_has ex_took exam- exam_$ examen_de exigi- expe- expediente_$ expen- expi- expir- expos- expul-
      exte- exten- extr- facil- fafs- fail- faile- fake_id fall- fals- falso_$ falte_$ falto_$ farm- faul- fbi_$ fecha_$ fecha_y federales_$ fee_$ fees_$
      felon_with fest- fianza_que fich- ficha- figh- fighting_this filed_for fille- find_it find_me fines_$ firm_$ firma_$ firme_y first_$ first_can
      fiscal_me flat_fee fleeing_$ foll- follo- following_too footb- for_15 for_bench for_cops for_drinking for_drugs for_free for_having for_life for_money
      for_no for_our for_school for_speeding for_this for_weed for_work for_your forc- force_$ forever_$ forf- forfe- forg- form- form_$ forma_$ formu-
      fort- fotos_$ fotos_de found_gun found_weed fran- fresh- from_county from_last from_my front_of fta_$ fue_accidente fuera_$ fuero- fuman- fumar_mota
      funci- funciona_$ fund- gals- galse- garage_$ gasolina_y gena- genay- gener- general_$ gent- get_$ get_it get_lawyer get_me get_to ghalat_$ ghara-
      ghay- give_him go_talk gobierno_$ google_$ got_another got_arrested got_charged got_mip gove- gover- grams_$ grande_$ grat- grati- gratis_para
      grave_es growi- grup- guara- guardar_silencio guat- guate- guid- guide- guidelines_$ guilty_and gun_$ gun_ban gun_case gun_was guns_and guns_at gust-
      habia- habitual_$ habitual_4th hablar_con hablar_en hablar_le hace_$ hace_meses hacen_$ had_to hago_con hal_chat hallaron_arma hands_are happens_at
      happens_when harbo- hard- has_not have_on have_to hay_$ hay_cargos hay_entre hay_limite hay_no hay_orden hay_otra hay_ppo hayet- hazm- he_already
      he_needs heal- healt- hearing_$ hearing_is help_with here_on herido_$ hermana_la hermana_le hermano_le hermano_por hermano_quiere hermano_se
      hermano_tiene hermano_y high_$ high_school hija_es hija_me hijo_acaba hijo_es hijo_iba hijo_le hijo_por hijo_quiere hijo_se hijo_sin hijo_traia
      hijos_de hill- him_علي hire_you hiri- his_mother hist- hold_de holding_my home_invasion homew- hones- hono- honor- hospital_de house_i house_looking
      how_$ how_bad how_does how_should how_to hoy_mismo huell- huellas_$ huellas_para human_$ hund- huron_$ husband_was huye- huyen- hyta_$ i_beat i_bring
      i_change i_clear i_failed i_fight i_finished i_get i_left i_legally i_missed i_never i_report i_show i_teach i_trust i_turned i_use i_used i_wanted
      i_was iba_de iba_manejando ice_detained icha- id_to idiom- if_ice if_she igle- igles- igni- ignit- ileg- ilega- immigrant_$ immigration_$ impa- impo-
      impr- impro- impu- impue- in_2008 in_fight in_grand in_may in_oakland in_prison in_room in_st in_town in_warren incl- inclu- incom- inde- indec- indi-
      indo- indoc- infl- info- infor- information_$ infr- infra- ingr- ingre- inju- injur- injus- inmate_search inmigracion_en inmo- inmov- inno- innoc-
      insp- inspe- insta- intencion_de intento_de interlock_$ internet_$ interprete_$ interpreter_$ inva- invas- investigation_$ invi- ir_con ir_mi is_17
      is_2 is_70 is_and is_arrested is_been is_behind is_drug is_felon is_he is_it is_next is_paper is_resisting is_suspended is_they is_this is_throwing
      issu- issue- it_back it_better it_down it_happened it_just it_off it_ok it_still it_true it_worse jacks- jail- jefe_y jensiye_$ judgm- juez_$
      juez_dijo juez_se juga- juni- jura_que jurado_y jury_$ jury_duty just- justi- juvenile_adjudication juzg- juzga- kala- kalam- keep_it keze- khad-
      khala- khall- kharb- khnee- kid_$ kids_are kill_for know_about know_how know_if knowi- la2e- la_aseguranza la_bolsa la_ciudad la_comandancia
      la_compania la_de la_dea la_domestica la_espalda la_fecha la_forma la_jail la_llamada la_novia la_otra la_pagina la_pelea la_planta la_presiona
      la_probacion la_probatoria la_regla la_regue la_renta la_segunda la_tengo la_ventanilla la_yarda lang- langu- lapt- lapto- larc- larce- larceny_$
      larceny_from last_spring last_weekend lawe- lawsu- lawsuit_$ lawyer_says lawyer_with lawyer_في lawyers_$ le_aparece le_cobran le_da le_dan le_dijeron
      le_dijo le_espera le_hablo le_hace le_hicieron le_mande le_mando le_ofrecieron le_pasa le_pregunto le_quito le_van leba- leban- lega- legal- leh_$
      leil- leile_$ leng- lengu- les_va less- lesse- lesser_charge let_police letter_about letter_says libr- licencia_$ licencia_de licencia_por
      licencia_valida license_plate lie_to lied_to lifet- light_$ limit_$ limite_$ lisence_$ list- list_of lista_$ lista_de little_$ live- llama_$ llama_por
      llan- llant- llego_carta llen- llena- lleva_dos llevan_casos llevar_me llevar_mis lo_acusaron lo_arrestaron lo_encerraron lo_federal lo_habian lo_mio
      lo_mismo lo_pago lo_paran lo_peleo lo_sueltan lo_suspendieron lo_van local- lock_up look_through looku- lose_$ lost_my luces_atras luego_luego lugar_$
      lune- m3al- ma3ay- ma3k- ma3ko- made_up madi- madis- maes- maest- maft- mafto- magi- magis- majb- majbo- make_you makto- mama_la mama_por mama_tiene
      mama_y mamn- mamno- manc- manch- mande- manejar_$ manejo_$ mans- mansl- marc- marihuana_$ marijuana_$ martes_$ mary- marys- mas_de mas_o maso-
      matar_alguien mate- mc_227 me_after me_agarraron me_alcanza me_arrestan me_bajan me_because me_busca me_citaron me_corren me_cosas me_declaro
      me_defendi me_deportan me_detuvieron me_devuelven me_domestic me_equivoque me_espera me_from me_go me_hablaron me_hallaron me_hicieron me_interrogaron
      me_llego me_mude me_negue me_next me_niego me_ofrecio me_paga me_presente me_presento me_pueden me_regreso me_revisaron me_sacan me_salio me_siguen
      me_suspenden me_toca me_tomaron me_without me_yesterday me_اكتب me_بالطريق me_بدون me_بعد me_ما mean_$ mean_to men_gher men_jail menni_$ menor_con
      menor_y menores_de mensu- mental_health merc- mes_$ mese- messages_$ mest- meth- meth_$ metha- mi_acusacion mi_adolescente mi_arma mi_arresto
      mi_audiencia mi_caso mi_cita mi_condena mi_corte mi_cuarto mi_dui mi_hyta mi_lado mi_licencia mi_me mi_medicina mi_orden mi_patron mi_probacion
      mi_solicitud mi_troca mi_warrant mico- micou- miedo_de miedo_por migracion_$ milla- minim- mino- minor- mint- minti- mip_and mip_en mip_y mis_armas
      mis_llaves misdemeanor_warrant misma_noche mismo_abogado mismo_dia mismo_que misse- mist- mn_and mo7a- moci- mocio- modif- mom_got moms_car money_and
      money_back money_for money_from moni- monit- months_$ more_than moshk- mostashfa_$ mostr- mota_$ mota_y moti- motio- motiv- motor- movin- much_time
      muchacho_$ mugshot_$ multa- multaron_por murp- murph- murphy_hall mushr- musi- mutu- my_7411 my_arrest my_bedroom my_brothers my_cdl my_client
      my_doctor my_ex my_expungement my_facebook my_insurance my_money my_old my_paperwork my_phone my_question my_record my_second my_tether my_texts
      my_vehicle my_weed myself_in nadie_nos nafa- narco- necesito_ayuda need_to nega- negar- negarme_soplar negl- negu- nemr- nexu- ni_que ni_se ni_برا
      nieg- nieto_de night_for ningun_papel nino_$ nino_de no_contact no_culpable no_estaba no_fue no_fui no_habia no_hubo no_iba no_llega no_money no_ops
      no_pagar no_quiere no_quiso no_reason no_tienen no_to no_tome no_va no_vaya no_vivo noche_$ nomas_$ nomas_por nombre_y nos_dice noso- nosot- not_$
      not_afford not_arrested not_hear not_i not_mine not_read not_remember not_what nota- notar- notice_of notice_to novia_$ now_i now_is numb- numbe-
      number_$ nume- numer- numero_$ nunca_le nurse_and nursing_school o_en o_es o_lo o_menos o_solo obst- obstr- of_attorney of_dui of_going of_stealing
      of_that of_winning of_your off_work offender_registry office_in officer_at officer_came officer_search oficial_de oficial_me oficial_no
      old_shoplifting olvi- olvid- on_domestic on_drunk on_here on_monday on_someone on_visa opci- opcio- opciones_tengo open_carry open_container
      open_intox opena- openai_$ oper- opera- opin- opini- or_do or_not orden_contra orden_es orden_que ordi- ordin- orin- orina_$ other- other_county
      otra_forma otro- otro_$ otro_abogado otro_carro otro_que otta- ottaw- ounc- ounce- out_when over_but over_limit overn- overw- owi_$ owi_and owi_con
      owi_en owi_me owi_y own_$ own_child owne- owner_$ owvi_$ paga- pagam- pagar- pagar_$ pagar_en pagar_y pagi- pagin- pagina_$ pagina_y pago- pago_$
      pago_la pago_o pagos_$ pague_o pague_y paid_$ papa- papa_lo papa_tiene paper_says paper_that para_arrestar para_atras para_dolor para_inmigracion
      para_la para_llegar para_mi para_no para_sacar paralegals_$ pard- pardo- paren- parke- parole_hearing parole_officer parti- pasa_$ pasa_ahora pasado_y
      pase- pasos_sigo passed_out passenger_$ pastillas_para pasto- pay_it pay_lawyer pay_or pay_to paye- paym- payme- payment_plan payment_plans payments_$
      pays_$ pcc_$ peac- pedir_$ peleo_$ peleo_en pelic- pelig- pena_$ penalidad_por people_$ pepp- peppe- perde- perdi_$ perdi_la perio- perj- perju-
      permission_to pero_me pero_no pero_se pero_tengo persona_$ pert- perte- peti- petic- petit- pett- phar- pharm- phone_call picku- pickup_order pide_la
      piden_$ pidio_la pidio_que pistola_$ pistola_con pistolas_$ plac- plans_$ plant- plat- plate_$ play- plaz- plazo- plead_$ plead_to please_$ po_dice
      podad- podr- pois- poiso- police_arrested police_asked police_did police_found police_on police_want policia_$ policia_dijo policia_se policia_si
      ponch- pontiac_$ poquito_y por_agresion por_algo por_arrestos por_ciento por_dv por_mis por_orden por_parole por_ppo por_robo por_sobredosis por_texto
      por_tres por_uno por_vida porque_no pose- poses- posesion_$ possession_of poun- ppo_$ ppo_and ppo_contra ppo_from ppo_y ppo_علي preguntan_en
      preguntar_le preguntar_por preguntas_de preguntas_mi preo- preoc- prese- presentarme_$ presi- preso_por press_charges pret- pretr- prev- preve-
      prevention_me pric- prima- primeros_pasos primo_que print- prior_de prision_y prison_time probacion_$ problemas_$ process_server proh- prohi- prom-
      prome- pron- pront- proo- property_$ propia_$ pros- prose- protecting_my prueba_y pruebas_de psi_$ puede_parar pueden_$ pueden_usar puedo_decir
      puedo_dormir puedo_estar puedo_ir puedo_llegar puedo_manejar puedo_preguntar puedo_salir puedo_seguir puedo_traer pull_me pull_over puntos_$
      puntos_por pura- puras_mentiras purc- purch- puso_ppo put_hold q_tanto que_ahi que_cargo que_casos que_debe que_decirle que_despues que_diferencia
      que_dijo que_es que_escribo que_falte que_firmar que_gano que_hace que_hacemos que_hay que_ir que_leer que_olia que_pague que_parte que_pasa que_pase
      que_pena que_pongo que_robo que_ropa que_significa que_soy que_tan que_te que_tengo que_tipo que_ustedes que_va que_vale que_viole que_ما quedar_con
      quedarse_con quej- questions_$ quien_paga quien_se quiere_decir quiere_declarar quiere_seguir quieren_entrevistar quieren_expulsar quiero_dejar
      quiero_hablar quiero_mi quiero_poner quiero_reportar quiero_saber quin- quint- quita_$ quitar_$ ra2a- racin- rais- rand- rando- rasp- rate_$ razon_$
      re_exam real- reba- rebaj- rece- recei- receipt_$ recep- rech- recha- recib- reckless_$ recl- recla- reclama_$ recoger_mi record_de record_limpio
      recov- recup- red_light reem- reemb- refe- refer- refug- refun- refuse_search refused_$ refused_to registro_$ registry_$ regul- reha- rein- reinc-
      reins- relat- reme- remem- removed_$ rent_$ renta- renta_$ repar- report_$ report_it reportarme_$ repre- requ- resc- resch- resen- resis-
      resistencia_$ resti- resu- resul- resum- retail_فرد retes- retest_$ reti- retir- reun- reuni- review_$ reviews_$ revisar_y reviso_mi revo- revoc-
      revoked_$ ri_008 rifle- rights_at robar_$ robb- robo_$ robos_$ robot_$ rokh- rokhs- roommate_$ rule_$ saba- sabad- saber_como saber_quien sabia_que
      said_$ said_my said_something sald- sale_mi sali_positivo salio_mal salir_de salir_sucio sall- salle- salva- samar- same_as same_thing sanc- sanct-
      sangre_$ sangre_y saqu- saying_my says_they sayy- sayye- scam- scamm- scared_and scared_of scen- schol- school_zone screw- se_culpable se_defendio
      se_en se_lastimo se_les se_murio se_nego se_ni se_peleo se_presento se_queda se_quito se_vence sealed_$ searched_$ searched_my second_dui second_owi
      security_guard see_$ see_him segunda_vez segundo_dui seguro_de seguro_social seiz- seize- seized_my seje- sejel- sejelli_$ self_checkout sell- selli-
      semana_$ semb- sembr- semi_$ senc- senci- send_me senor- sent_to sentence_$ sentencing_$ ser_de sere- sere2- seri- serve- seve- sext- sexti- sexual_$
      she_told sheg- shegh- shif- shoot- shop- shopl- short should_my should_not should_we shove- show_because show_up shows_i shows_up si_llego si_nomas
      si_pago sign- sign_admission signi- sigue_$ sigue_la sigue_saliendo silent_$ sin_leer sin_papeles sin_razon since_i sirv- sirve- sirve_de sistema_$
      sixt- skip- skipp- sleep_it smar- smell_of smh_$ smoked_weed snit- snitc- social_security social_y sokr- sokra- solicitud_$ solo_lo solo_pregunto
      solta- solte- some_things somebody_up someone_$ someone_told something_else somo- son_had son_legales soplar_en sor3- sord- sos_$ sos_257 soy_mama
      soy_residente span- spec- speci- speeding_$ spra- staf- stalking_$ state- state_$ state_costs statement_from statu- status_$ stay- stay_$
      still_arrested stol- stole- stolen_car stopped_and stopped_at stor- strangulation_$ strik- stuff_out stuff_that su_medicina su_tarjeta subm- submi-
      subp- subpo- subpoena_$ succ- succe- sucio_$ summo- sunday_$ supp- suppo- sure_$ suspended_$ suspendida_$ suspendido_y suspendieron_$ suspension_$
      syst- syste- ta_bien take- take_$ take_back take_off taken_in tale- talk_$ talk_to talke- tambien_$ tampe- tan_grave tani_$ tani_مره tant- tanto_$
      tany- tarda_$ target_letter tarj- tarje- tarjeta_de tase- taxe- taxes_$ te_arrestan teac- teb3- teb3a- teenager_$ teenager_got tell_them temblando_$
      temp- tempo- tengo_20 tengo_dinero tengo_domestica tengo_hijos tengo_orden tengo_ppo tengo_que terre- test- test_$ test_rights testificar_contra
      testify_$ testify_against testigo_$ testing_$ tests_$ that_even that_you thef- theft_$ there_and they_arrested they_lock they_offered they_pulled
      they_questioned they_saw they_sent they_still they_stopped they_would they_wrote thing_is things_to think_$ third_dui this_be this_morning this_ticket
      thre- threatening_me three_times throw- ticket_$ ticket_for ticki- tiempo_en tienda_que tiendas_$ tiene_armas tiene_corte tiene_derecho tiene_hold
      tiene_permiso tienen_derecho tienen_que time- time_can time_do time_for tipo- tipos_de tiquet_$ tiquet_y tire- tiro_al titl- tle3- to_another to_call
      to_drop to_hear to_hire to_judge to_keep to_let to_meet to_pay to_press to_send to_serve to_set to_trial to_use to_victim to_wear tobi- tobil-
      toca_corte toca_reportarme tocar_$ toda_la todas_mis todavia_$ todavia_sale todo_al todo_bien together_$ told_to tomar- tont- too_close too_high
      too_many took_money tow_$ towe- town- towns- trabada_en trabajan_en trabajar_$ tramp- trampa_$ tranq- trans- transferred_to trav- trave- trea- treat-
      tres- tres_dias tresp- tric- trou- trum- tuesday_$ turn_myself turned_down two_weeks under_18 underage_drinking undercover_$ understand_$
      undocumented_$ unio- universidad_$ universidad_y unlock_my uno_de upda- updat- uplo- uploa- urgente_$ usar- use_of uste- usted- ustedes_$ usua- va_ir
      va_la va_poner va_prision valid- valo- valu- van_decir van_dejar van_encerrar van_quitar vand- vanda- vape_en ve_lo ve_mi velo- veloc- ven_eso venci-
      vende- venta_de ver_la ver_si veran- verd- verlo- vez_$ vez_me viajar_$ vict- victi- victim_$ video_can video_of viejo_de viene_por viern- visa_$
      vota- voy_corte voy_salir waite- waiting_room waiver_hearing walk_in walle- wanted_$ warrant_en warrant_que warrant_still warrants_$ warre- was_at
      was_one was_questioned was_told wash- washtenaw_county we_do we_have we_want weapon_$ webs- websi- website_$ wedd- weddi- weed_at weed_in weed_smell
      weeks_$ weig- weigh- what_$ what_is what_makes what_now what_that when_pulled when_she where_can whic- whit- who_can who_pays who_would why_do will_it
      will_judge will_police will_they will_this will_you win_$ winds- winn- winni- with_$ with_dui with_old with_retail with_weed withd- witness_$
      witnesses_$ word- work_$ work_is work_released would_not wra2- wrec- write_statement writt- wron- wrong- wrong_person y_al y_arresto y_aun y_creo
      y_deportacion y_domestica y_drogas y_en y_encontraron y_hallaron y_manejar y_murio y_ni y_nunca y_ppo y_quien y_sale y_si y_sigo y_sin y_traigo
      y_ustedes y_vive ya3n- ya_estoy ya_nos ya_pasaron ya_perdi ya_tiene yall- yarda_$ ye3r- ye3ra- year_and yerba_$ yest- yesta- yeste- yet2- yets-
      yo_mismo yom_و you_do you_get you_help you_know you_over you_something you_speak you_win your_firm yout- zghi- ابتع- ابتعا- ابلغ_$ ابنن- ابني_16
      ابني_19 ابني_انمسك ابني_بدو ابني_بيقول ابني_سايق ابني_شو ابني_كان ابني_متهم ابني_مع ابني_من اتحب- اتصلت_بالشرطه اتصلو- اتصلو_من اتعاب- اتنا- اتناز-
      اتها- اتهمت- اثبا- اجان- اجت_$ اجيب- احجي_and احدا- احكا- احكي_شو احكي_معهم اختل- اخذ_تيكت اخذه_him اخري_$ اخوي_عنده اخوي_محبوس اخوي_من اخي_and اداف-
      ادفع- ادفع_and ادفع_الغرامه ادفعل- ادما- اذا_انحكمت اذا_لا اربر_$ ارين- ارينم- اساب- اسابي- اساع- اساف- اسال_$ اسال_عن استد- استي- استين- اسمي_$ اسول-
      اشتر- اشتكي_علي اصاب- اصابه_$ اصلا_$ اعتد- اعتداء_$ اعرف_شو اعطا- اعطان- اعمل_اول اغرا- اغراض- افعل_اذا اقتحا- اقرا- اكسبن- اكل_and الpp- الات- الاتص-
      الاتع- الاتف- الاتن- الاح- الاحد_$ الاحس- الاس- الاسب- الاسو- الاعتقال_$ الاكز- الانترلوك_$ الاولاد_$ الايج- البارول_$ البر- البراءه_$ البروبيشن_and
      البري- البون- البوند_$ التامين_$ التع- التعل- التق- التك- التو- الثا- الثال- الثانيه_$ الثلا- الجاي_$ الجنح- الجنسيه_$ الجو- الحاد- الحبوب_$ الحمد-
      الخن- الخنا- الخي- الدل- الدلي- الرا- الراب- الرخصه_$ الرس- الرسا- الرك- الزو- السجل_$ السرع- السرق- السرقه_من السعر_$ السكر_$ السنه_الماضيه
      السياره_من الشا- الشاه- الشخ- الشرطه_عن الشرطي_and الشكو- الشو- الشي_$ الصح- الصد- الصف- الصفح- الصو- الضح- الطلا- الطلب_$ العام_$ العرا- العش- العل-
      العمل_$ العنو- الغرامه_$ الفح- الفر- الفرق_بين الفلني_$ الفور- الفيديو_$ القان- القانون_$ القبض_$ القديم_$ القر- القرا- القص- القن- الكاو- الكت-
      الكتر- الكحول_$ الكلا- الكورت_$ اللا- اللاي- اللوح- الليس- الليسن_$ الماض- الماضي_$ الماضي_and المال- المترجم_$ المحاكمه_$ المحب- المحبوس_$ المحج-
      المحجوزه_$ المحقق_بدو المحقق_قال المحل_$ المحل_and المخدرات_$ المذكره_$ المراقبه_$ المراقبه_and المسح- المسم- المشت- المصاري_$ المض- المطل- المع-
      المعا- المعت- المك- المكت- المل- المم- المنزلي_$ الموض- الموضوع_$ النف- النفس_$ النق- النمو- اله_$ الهجره_$ الوار- الورقه_اللي الولايه_$ الوي-
      امر_ابتعاد امري- امريك- امريكي_$ امسح- امل_$ انا_bas انا_بدفع انا_بريء انا_خايف انا_خايفه انا_كنت انا_لازم انا_متهم انا_معصب انا_ممنوع انترف- انترل-
      انتو_$ انجر- انحبس- انسا- انسح- انسو- انسول- انشا- انشال- انشط- انشو- انشور- انصا- انضرب- انطو- انقب- انكس- انه_ما اني_انمسكت اني_مو اوفي- اوفيس-
      اول_$ اول_shi اول_خطوه اونصا- اوهايو_and اي_شي اي_ورقه ايام_and ايجا- ايجاب- ايديه- ايش_$ ايش_اسوي ايفو- ايمت- ايمتي_بيطلع ايمي- باخت- بارك- بارو-
      بارول_and باسم- باسمي_$ باعت- بالباكراوند_$ بالباكغراوند_$ بالتراك_$ بالتق- بالتي- بالجيل_$ بالحك- بالخ- بالدومستك_$ بالذ- بالري- بالسجن_$ بالسن-
      بالشر- بالشم- بالشن- بالشه- بالض- بالطل- بالع- بالفا- بالفل- بالفيديو_$ بالمد- بالمراقبه_$ بالمي- بالور- بالوو- باليو- باون- ببون- بتاخ- بتجو_علي
      بتخل- بتسا- بتست- بتعرف- بتلف- بتلفو- بجرع- بجرعه_زايده بجيب- بحاد- بخنا- بخناق- بدالي_$ بدون_امر بدون_مذكره بدون_ورقه بدي_emsa7 بدي_shil بدي_ادفع
      بدي_اسال بدي_استانف بدي_اشتكي بدي_اعمل بدي_امسح بدي_سافر بدي_مساعده برا_ir برا_mi برا_pagar برا_que برا_الولايه برا_شرطه براي- برجع- برخص- بروبيشن_$
      بس_and بس_انا بس_مش بسبب- بسرعه_and بسكل- بسكلي- بشنط- بشنطت- بصما- بصير_اذا بطاق- بطري- بطريق- بعد_dui بعد_owi بعد_السكر بعد_الشرب بعد_شوي بعد_في
      بعضان_$ بعيد- بعيد_$ بفلو- بفلوس_$ بقاي- بكال- بكرا_الصبح بكلا- بلا_اذن بلا_اوراق بلاق- بلان- بلغو- بمحا- بمحامي_$ بمشك- بمشكل- بمقا- بموقع- بنتي_بدها
      بنتي_عندها بنتي_معها بنفسي_$ بني_ادم بوصف- بوند- بوند_$ بيبع- بيبي- بيته- بيجي- بيحسب- بيحق- بيدخ- بيدخل- بيدخلوني_me بيدف- بيضربني_me بيطلع_$ بيع_$
      بيقب- بيقدر- بيكف- بيمس- بيمسك- بينط- بينف- بيه_$ تادي- تانيه_$ تترج- تترك- تتصلو- تتكلم- تتنا- تتناز- تجار- تحت_المراقبه تخان- تخانق- تخفي- تدفع-
      تراج- تراق- تراي- ترخي- ترك_الحادث تركون- تروح- تروح_$ تروحو- تروي- تروي_$ تسجي- تشتغ- تشتغل- تصال- تصوي- تضاربنا_me تعتب- تعدي- تعلي- تقبل- تقبلو-
      تقري- تكت_من تليف- تليفو- تمام- تمري- تمسك- تهمته_$ توصل- توصي- توصيل- توقيف- توقيف_$ تيكت- تيكت_$ تيكت_شرب ثاني_مره ثانيه_$ جديد_$ جراي- جريمه_$
      جلست- جلسه_$ جلسه_ابني جنايا- جنسيت- جوري_$ حتي_ما حجزن- حدا_بالمكتب حدا_تاني حساب- حسابي_$ حضان- حق_$ حقي_$ حقيق- حكمه- حكمو- حكوم- حياز- خاف_and
      خرجت_من خطوه_$ خلصت_$ خلصت_البروبيشن خلين- خمس_سنين خمست- خمستع- خناقه_$ دافع- دافعت_عن دايف- دايفر- دخلن- دخلني_me دفاع_عن دفع_$ دفعت- دفعت_$ دولار_$
      دي_يو ديفن- راحت_علي رايك- رايكم_$ رح_ادخل رح_تخلص رح_يروح رح_يصير رحت_$ رحت_علي رخصته- رخصتي_$ رخصتي_موقوفه رساله_من رساي- رسوم_$ رفضو- رفقا- رفقات-
      رنت_$ روح_$ روح_عالبيت روح_عالكورت ريبو- ريبور- ريتي- ريحه_and زراع- زيار- سابق- سارف- سارفس- سارفسه_him ساعات_خدمه سالت- سايق_شارب سته_شهور سجلي_$
      سرقت- سري_$ سريه_$ سكران_$ سكران_بالسياره سكرت- سكره_$ سلاح_بالبيت سلاح_بالسياره سنتن- سنه_$ سنين_$ سوال_$ سواه- سويت- سويته- سي_بي سيارتي_$ سيتي-
      سيتيز- سيتيزن_$ شخص_اخر شرب_$ شربت_and شرطه_$ شرطه_و شرطي_and شرطي_شو شرطي_وقفني شريك- شغل_and شغلي_$ شلون_اثبت شم_ريحه شنو_يعني شهرين_$ شو_القانون
      شو_تعمل شو_رايك شو_رح شو_عقوبته شو_عقوبه شو_في شو_لازم شو_هو شو_هي صاحب_البيت صاحب_المحل صار_and صار_شي صحيح_$ صغير_$ صغيره_$ ضابط_البارول ضدي_$ ضربت-
      ضربتن- ضربتني_me طالب- طالبي- طلاق_$ طلب_شغل طلبو- طلبي_$ طلع_علي طليقت- طليقي_$ طوار- عالا- عالان- عالبر- عالبوند_$ عالت- عالجسر_$ عالحد- عالسر-
      عالشر- عالف- عالفي- عالك- عالكورت_$ عالمح- عالمر- عالمو- عامل- عرفو- عرفون- عرقل- عشر_دقايق عطون- عطيني_me عقوبت- عقوبته_$ عقوبتها_$ عقوبه_اللي علاق-
      علي_$ علي_bond علي_dv علي_jail علي_shoplifting علي_ابني علي_اسيله علي_البيت علي_السياره علي_المذكره علي_المراقبه علي_حيازه علي_سيارتي علي_شرطي علي_عنف
      علي_فيزا علي_وورنت عليا_امر عليه_$ عليه_and عليه_تهمه عليه_وورنت عم_قاوم عم_يرد عم_يسالو عم_يقدم عمره_17 عمره_19 عمره_20 عمرها_16 عمري_20 عمري_ما
      عمل_$ عن_المدرسه عند_باب عندكم_$ عنده_كورت عنده_محكمه عندي_and عندي_dui عندي_owi عندي_اقامه عندي_سياره عندي_فلوس عندي_فيلوني عندي_محكمه عندي_مقابله
      عنف_$ عنه_$ غايب_$ غرامت- غرامه_$ غلطا- غير_$ غيرك- غيري_$ غيلت- فاتور- فايل- فايلي- فايليشن_$ فتشو- فحص_$ فحص_البول فدرال- فلوس- فلوني_$ في_3arabi
      في_and في_background في_ppo في_shi في_السجل في_تهمه في_شي في_قانون فيديو- فيسب- فيسبو- فيني_اتصل فيهم_$ فيي_$ قاصر_$ قال_في قال_لا قالو_ما قبل_سنه
      قديم_$ قضاي- قضايا_$ قلت_لا كالو- كامي- كامير- كان_سايق كان_في كبير_$ كتبل- كفال- كفلت- كل_اسبوع كل_ليله كل_يوم كلام- كلامي_$ كلمت- كلير_كاونتي كم_$
      كم_sana كم_sene كم_بياخذ كم_بيكلف كم_ساعه كم_مده كم_مره كمبيوتر_$ كنت_بالبيت كنت_في كورت_and كوك_$ كونت- كونتاكت_$ كيف_احكي كيف_يرجع لا_شو لا_للتفتيش
      لابن- لازم_khabber لازم_ارد لازم_اعرف لازم_جاوب لاست- لبيت- لزوج- لسا_ما لضاب- لقاص- لقينا_me للاب- للابد_$ للاي- للسير- للشر- للشرط- للشرطه_$
      للشرطه_تفتيش للشغل_$ للقاضي_and للمت- للمتر- للمحق- للمدر- للمدي- للمك- للمكت- لمحك- لمحكم- لو_رفضت لوحت- لوير_$ ليسن- ما_اتصل ما_اجا ما_اقدر ما_خبرت
      ما_رديت ما_عقوبه ما_فيني ما_قدرت ما_كنت ما_نفخت ما_هو ما_يطلع ماذا_يحدث ماكو- مبار- متاخ- متاك- متي_رح متي_يطلع مجان- مجاني- مجبور- محامي_la محامي_علي
      محكمت- محكمه_$ محكو- مخالفه_$ مده_المراقبه مدي_الحياه مدين- مذكرا- مذكره_توقيف مذكره_من مريض- مزور- مساعده_$ مساف- مسدسي_$ مسروق_$ مسروقه_$ مش_citizen
      مشرو- مشروط_$ مشغو- مشكل- مشكو- مصار- مصاري_and مضرو- مطار- مطارد- مطلوب_$ مظلو- مع_حدا مع_محامي مع_مين مع_هيك مع_ولدي معقو- معنا- معي_شو معي_عن مقاب-
      مقابل- مقاومه_$ مقطو- مقطوع_$ مقفول- مقيم_$ مكتوب- مكفل_$ ملاب- ملاح- مليا- ممرض- ممنو- ممنوع- ممنوع_$ من_التوقيف من_الشرطي من_اوهايو من_ايام من_بيتي
      من_خمس من_سنتين من_سنين من_شغله من_كندا منطق- منعم- منه_$ منها_$ مو_عارفين مواطن_$ موافقتي_$ موعد_مع موقع- ميدي- ميرا- ميران- ميراندا_$ ميسد- ميسدي-
      نسخه_من نسوي- نسويل- نفخت_0 نفس_الشي نقاط_$ نقطه_$ نقلو- نو_كونتاكت هالاس- هالر- هالش- هالشي_$ هالقا- هالقضيه_$ هالكل- هايتا_$ هايتس_$ هددت- هربا-
      هل_رح هل_ممكن هل_يمكن هلق_بدهم هنا_$ هو_$ هولد_$ هي_$ و_la2o و_ppo و_سحبوا و_شو و_عنده واتص- واست- واعطو- والبر- والجل- والجن- والسو- والقا- واله-
      والهج- وانك- وانكس- وانم- وانمس- وانمسكت_$ وبعدين_$ وتيك- وحده_$ وحده_and وحده_جديده ودوم- ودومس- ورا_and وراق- ورقه_and وسكران_$ وسوا- وسواق- وصارل-
      وصور- وظيف- وعطو- وعليه_مذكره وقال- وكتبل- ولاي- ولايه_اخري ولدي_$ ولدي_القاصر ولقو- ومطل- ومطلو- ومطلوب_$ وندم- وهو_ما وهو_محبوس ووار- وورن- وورنت_$
      وولم- وولما- ويد_$ ويكن- وين_كاونتي وين_محكمه وين_مكتبكم ياخذوه_him ياها_$ يبعت- يتهموه_him يجيب- يحسب- يحكي_مع يحكي_معي يدفع- يرجع_$ يستعم- يسجن-
      يسجنو- يشتر- يشوف- يشيل- يصلح- يضغط_علي يطلعن- يعتب- يعطي- يعني_ايش يعني_ايه يفرج- يقدر_يرجع يقدرو- يكدر- يكدرو- يمسك- ينحك- ينفع_$ يو_اي يوكل- يوكلك-
      يوم_$ يوم_and يوم_المحكمه يومي-`,
    '-0.4': `#ابعتل #اتصرف #اتفاق #اتمسكت #اجهز #اجوا #احتجاز #احجز #احذف #اخابر #اختبار #اخل #ادز #ادزل #ادل #اربعا #ارجعل #ارسال #ارفض #ارم #ازور #اسال #اسبوع
      #استاجر #استرجع #استمار #اسعار #اسهل #اشتك #اشتكت #اشرح #اصبع #اصلاح #اصم #اطلق #اعبر #اعتد #اعطا #اغير #اقرا #اكول #الام #البس #الرد #امباوند #امت
      #امس #انتخاب #انتظار #انتقل #انس #انستغرام #انصاب #انلزم #اوك #اونص #ايصال #باجر #باركنغ #باطل #بتاخر #بتدور #بتفتح #بتقبل #بتوصل #بثلاث #بحث #بخاخ
      #بخير #برنت #بعمل #بلاغ #بلشت #بليت #بماكومب #بنطر #بوت #بوزتف #بوست #بوكس #بول #بون #بوندزم #بوينت #بياثر #بياخدو #بياع #بيج #بيقتل #بيوت #تاجر #تامي
      #تبليغ #تبيع #تتكلم #تخابرو #تخانق #تخبر #تخرج #تدخلت #تدريب #ترحل #تركو #تزور #تسعين #تشد #تشهد #تعاطيت #تقادم #تقتل #تقسيط #تكدر #تكذب #تهمت #توصيل
      #ثانو #ثلاثا #جنت #جوع #حجي #حجيت #حرار #حسبو #حطت #حقق #حقكم #حقها #خبرو #خبي #خرب #خصم #خصوص #خطيب #خلي #خميس #خيار #داربط #دافعت #دايما #دبلي #دراس
      #درايفر #دردش #دعمت #دفش #دفشت #دقيت #دكتور #دليل #دمي #دورم #ديفرل #ديفيرل #ذكا #ربح #ربيع #رجعو #رشه #رفضت #رواي #روحت #ريبورت #زعل #زور #زوم #زيار
      #سابقا #ساقت #سبع #سرع #سري #سسبندد #سعر #سفار #سكوت #سمحت #سوشل #سيرش #سيفل #شاش #شتا #شحن #شلون #شهاد #شوت #شيك #صادر #صالح #صدر #صدك #صلح #صمت #ضحك
      #ضده #ضيعت #طرد #طلاق #طوع #عاف #عبي #عدكم #عده #عرب #عضه #عضي #عقد #علم #عملول #فاتت #فجا #فدرال #فران #فرج #فرح #فرد #فريق #فصل #فكرت #فهم #فورم
      #فيب #فيس #فيسبو #فيكم #فيهن #قانون #قاوم #قتلت #قرال #قريت #قصص #قعها #قله #قنصل #قهر #قولت #كارت #كازين #كالام #كذا #كذبت #كسرت #كفلت #كفيل #كملت
      #كوب #كيرفي #لابن #لاي #لجو #لحقت #لزمو #لطيف #لقو #لقوا #لكوا #لمس #لوكر #مات #ماتت #مبارا #متخف #متذكر #متوتر #محاكم #محضر #مدارس #مدير #مراقب
      #مراهق #مرحبا #مرخص #مرض #مزيف #مسا #مساج #مسرع #مسلسل #مشتك #معاش #معصب #معلق #معلوما #مقابل #مقبول #مقعد #مقفول #مكالما #مكتب #ممرض #منطلع #منك #مهم
      #موضوع #موقع #ميعاد #نبيذ #نتايج #نخابر #ندم #نرد #نزلت #نزلول #نفاق #نفق #نكت #نكدر #نمت #نمسح #نوافق #هدي #هروب #هيطلع #ورث #ونش #ووك #ويكند #يبيع
      #يحكمو #يزرع #يسكت #يشوفو #يصدق #يصلح #يطول #يعطي #يقدر #يقرا #يلا #يمش #ينمس ._03 ._05 ._81 14_$ 15_$ 15_se 16_and 17_$ 17_and 18_$ 2018_and 2021_$
      20_and 24_hours 2_duis 2asd- 2olt- 3and- 3ando- 3arabi_$ 3ashan_violation 3o2o- 3o2oo- 3omro_15 48_ساعه 50_$ 7_$ 7aba- 7abas- 7ade- 7adet- 7ads- 7ate-
      90_يوم 911_y =0 =03 =05 =09 =2000 =2015 =2023 =24 =2ello =300 =3000 =36 =3an =3arabeyya =3atouni =50 =5000 =52 =54 =72 =750 =7a2 =7adeth =7aga =7atet
      =a2ol =abiertos =abogada =abogados =aceptan =acerque =act =acta =addict =adi =adiye =admissible =admitted =agarramos =agarre =agosto =agreement =ajeno
      =alejamiento =alibi =alright =amaneci =amr =ana =anger =angustia =ano =anoto =ansiedad =anuncios =any =anybody =aparato =apellido =aplico =aplique
      =app =appealing =army =arraigned =arrainment =arrestaban =arrestos =asap =asdf =atienden =attempt =avente =aviso =ayer =ayudeme =ayudo =ayya =backyard
      =badal =baiid =bajan =bars =bas =bay3 =becoming =bf =bilingue =bills =bite =bloquear =bloqueo =bodycam =boot =borrowed =bouncer =brandishing
      =brazalete =broken =bruises =buen =buenas =byesir =cai =cancion =caro =carry =cero =cerro =chase =chats =chavo =checar =cheques =church =cito =claw
      =client =coartada =cobbs =cobro =comida =commissary =compartida =complain =confessed =confiscaron =consulta =conversacion =convulsiones =copas =cort
      =cortar =cost =crashed =cruzar =cumple =dafa3et =dalil =dammi =datamaster =dea =debe =deben =debt =declarar =defendi =defending =deleted =demandar
      =demando =dentist =denunciar =deportable =descuento =despacho =despide =detienen =deudas =dices =dime =directo =dirty =discusion =dismissal =dispare
      =dispatch =dispensario =dormir =drew =duda =dumb =e7dar =eji =elevador =email =emails =emergencia =en7abes =encubierto =ends =eni =enno =ensene
      =enterar =entere =ento =eramos =escribo =esculcaron =esm =esmo =esposan =estabamos =estampillas =estas =estate =esto =estuve =et2sel =etg =excepciones
      =extra =extradition =facility =facing =factura =fake =fallo =falsa =falto =far2 =fattash =fax =fcj =fel =finished =fired =gana =gane =gang =garantia
      =gasla =gehaz =gher =ghrad =gift =girlfriends =golpearon =grabaron =gracias =grados =grillete =grosero =grow =hab =haces =halloween =ham =happen
      =headache =hecho =hello =herencia =herido =hers =hiring =historia =hojas =hope =horario =human =humano =huyo =ibamos =iban =icloud =idi =impound
      =informacion =informant =injuries =inmigrante =intento =interno =interrogo =intruder =investigacion =jarabe =jensiye =jib =joint =junio =juvie =keda
      =ken =khatwe =knowing =la2o =ladrones =laws =lawyers =lease =leh =lei =lein =lesion =letra =licensia =locker =looked =lost =luego =ma3andish
      =ma3loumati =ma7bous =machine =makes =makeup =malicious =management =mande =manutencion =marco =marriage =masking =mat =match =may =mcl =mdoc
      =medicaid =meen =meet =mental =mess =miente =mil =mip =mni7 =mokhalfa =molests =month =months =mordi =mostrar =motargem =movi =msu =muchos =mudarme
      =mujeres =murder =murio =muskegon =nacio =narcotics =needed =negarme =nice =nmasak =nonprofit =novela =nsit =nude =numeros =obligacion =obligado =obra
      =ocho =octubre =offer =ofrecieron =okay =olio =olor =option =overseas =overtime =package =pain =palabra =pantalon =paperwork =paren =parental =part
      =pasada =pasado =pass =passcode =pegaba =pegado =pegaron =peleo =pelicula =percocet =pidio =piece =pistolas =pizza =placa =play =pleading =podian
      =pointed =poliza =pongo =porro =posts =pot =precio =presento =presos =pressing =presto =probate =problem =problema =pros =prosequi =protecting =psi
      =pueblo =pull =punched =pv =pwid =queman =ra2yak =rage =receipt =recoger =recomienda =recorded =records =recupero =registracion =registrado =regresan
      =relay =rentar =renunciar =reported =representan =residue =resisti =respondio =rest =restrictions =result =returned =revocar =risk =robadas =robe
      =robot =sabab =safar =sara2 =sarnia =saved =sawwer =scam =schedule =season =sees =segn =segui =seizure =sene =sentenced =sepa =shakwa =shoplifted
      =sistema =sitio =sixteen =sleeping =sms =snin =sober =soltar =soplon =sou2 =speaking =speed =spring =steal =stole =subir =subo =sueltan =supe =swung
      =ta7lil =tapped =tased =teach =tel3et =tells =tenerlo =testificar =texts =therapist =these =threatens =threats =tiktok =tools =tos =tow =towed =tps
      =tracker =trademark =traer =training =transferred =truancy =truco =trust =tsa =tumbe =tuve =tuvieron =typed =unconscious =undercover =urgent =use =uso
      =vaciaron =vecinos =vemos =venir =veterans =viajar =viajo =videollamadas =vidrios =viejos =viendo =violaciones =violent =visita =visiting =volviendo
      =vop =vuelta =wheel =wills =wondering =working =yalli =yedfa3 =yetla3 =yom =your =zay =zelle =ابنك =اتصرف =اجوا =احتاج =احتجاز =احجز =احذف =احكيلي
      =اخابر =اختبار =اخذته =ادز =اربعه =ارجعها =ازور =اسبوع =اسبوعين =استشاره =اسلم =اسهل =اشتغل =اشتكت =اشتكي =اشهد =اطفال =اطلق =اعبر =اعتقلوه =اعمله
      =اقرا =اكتبلي =اكتبه =اكلمكم =الاستشاره =الام =الانترلوك =الانتظار =الاوراق =الايام =الايفون =البس =البطاريه =التاكس =التذر =التفتيش =الثلاثاء =الجاي
      =الحادث =الحضور =الخميس =الدكتور =الدوا =الرد =الزايده =الزياره =السايق =السعر =السلام =السواق =الصمت =الصيف =الطلب =العركه =الغاء =الغلط =الفات
      =الفيديو =الكازينو =الكلام =الكلبشه =الكيرفيو =المتجر =المحاكم =المساجين =المسجات =المفروض =النفخ =الهايتا =امته =امتي =امس =انتوا =انطي =اهله =اهلها
      =ايام =ايس =ايفون =باجر =باع =بالاول =بالباركنغ =بالبروبيشن =بالتسليم =بالحبس =بالشرطه =بالصيف =بالعطله =بالعيد =بالكليه =بالموقع =باليمن =بتردو
      =بتقولو =بحث =بخاخ =بخير =بدها =براءه =برخصتي =برنت =بريء =بشو =بعت =بعضان =بغرفته =بماكومب =بمخدر =بنطر =بوزتف =بول =بياثر =بياخذ =بياع =بيحقله
      =بيقتل =تاميني =تبعكم =تجي =تدخلت =تشد =تشهد =تعاطيت =تقتلني =تكدر =تكذب =تكست =تلفون =تهديد =تو =جاب =جامعه =جدي =جمعه =جنت =جواز =جي =حارس =حاطه
      =حجز =حقكم =حقها =خالف =ختياره =خصم =خطر =خلي =خنق =دار =داربط =دافعت =دايما =دبليو =درج =دقيت =دليل =دمي =دوره =راتبي =راحوا =رايي =رديت =رفيقه
      =زعلان =زور =زوم =سابقا =ساكنه =سبعه =سجين =سحبت =سرعه =سري =سريه =سسبندد =سقت =سكرو =سمحت =سيفل =شاربه =شفته =شنطه =شهرين =شوت =صاحبه =صاحي =صدك
      =ضايع =ضحك =ضحيه =ضده =ضربته =ضربتها =ضربنا =ضو =ضيعت =طلاق =طلبي =ظل =عادي =عالكورت =عالمدرسه =عالموعد =عام =عايزه =عبي =عدكم =عده =عراقي =عربي =عضه
      =عضي =عقد =عملها =عندكم =غراض =فاتحين =فاقه =فتشو =فدرالي =فرانك =فردي =فريق =فيب =فيقون =فيكم =فيلون =فيهن =قانون =قرالي =قريت =قصدي =قله =قهري =قولت
      =كارت =كاش =كالام =كام =كتب =كذا =كذبت =كرت =كسرت =كفلت =كمبيوتر =كملت =كوبي =كورت =لابن =لاخوي =لاي =لحقت =لديك =لطيف =لعندكم =لقت =لكم =للبوليس
      =للتفتيش =للدوام =للسجين =لمين =لوير =مات =ماتت =مالتي =متذكر =متوتر =مجبور =محتاجين =محجوزه =محدش =محفظتي =محكمت =مختفي =مد =مراهق =مرحبا =مرخص
      =مساعده =مستقبل =مسجون =مسرع =مسكته =مسلسل =مشكل =مشي =مطلوب =معصبه =معلق =ملف =ممرض =منك =موبايل =موضوع =موظف =موقعكم =مول =مولي =ميشيغن =ميعاد =نبيذ
      =نرد =نزلت =نفاقه =نفخت =نقلو =نكته =نكدر =نكفله =نكلم =نمت =نمره =نوافق =هديك =هروب =هوم =والكورت =والمراقبه =وبعدين =وتركت =وراق =ورشه =ورفضت =وزن
      =وساقت =وسايق =وسجل =وسقت =وسكران =وشارب =وطلبو =وفجاه =وقعها =ويد =يبيع =يجب =يحكموه =يشوفني =يطول =يكذب =يكولون =يلا =يلبس =ينمسك ACTOR+Drug
      ACTOR+PASTVERB ACTOR+Room ACTOR+TALKING ACTOR+TOOK ANSWER+EVERYONE ANSWER+Held ANSWER+PAPERS ANSWER+PAST ANSWER+PODER ANSWERAR+General
      ANSWERAR+Official ANYMORE+Street ANYMORE+TOOKES ARREST+Drug ARREST+End ARREST+PILLS ARRESTED+COMEIN ARRESTED+GOT ARRESTED+Room ARRESTED+SOMEONE
      ARRESTING+QUERY ARRESTING+Violent ASK+EVERYONE ASK+SEARCH ASK+Weapon ASKAR+COURTS ASKAR+General ASKAR+HURT ASKAR+LOTS ASKAR+REFL ASKAR+THING
      ASKEDAR+CHILD ASKEDAR+COURTS ASKEDAR+IWANT ASKEDAR+KIN ASKEDAR+NUMBER ASKEDAR+Official ASKEDAR+Young ASKING+KILLED ASKING+KNOCKED ASKING+MISSING
      ASKING+PULLED ASKING+PULLEDAR ASKINGAR+KILL ASKINGAR+PULLEDAR AWAY+FIND AWAY+ONLINE AWAY+POINT AWAY+PULLED AWAY+TONIGHT BE+CAMEIN BE+HABIT BE+TOOKES
      BLEEDING+PAST BODY+ARRESTED BODY+CHARGED BODY+PILLS BREAKIN+ARREST BREAKIN+CAR BREAKIN+CHARGED BREAKIN+EX BREAKIN+GIVEBACK BREAKIN+WRISTS BREATHE+LOC
      BREATHE+SCARED CAMEIN+Street CAMEIN+TOOKAR CAR+ACTOR CAR+ANYMORE CAR+Held CAR+LIVE CAR+POINT CAR+SOBRIETY CHARGED+DANGERES CHARGED+HURTING
      CHARGED+KILL CHARGED+SEVERE CHARGED+Sick CHARGED+Violent CHARGED+WAVING CHILD+ARRESTING CHILD+COMEIN CHILD+Gear CHILD+LEDGE CHILD+PULLINGAR
      CLITIC+JOKE CLITIC+LEFTNOTE CLITIC+ROUGH COLOR+End COMEIN+LATER COMEIN+RECENT COMEIN+TALKING COPCAR+MODAL COURTS+ANSWERAR CPS+ARREST CPS+Paperwork
      CPS+TALKING CUFFS+GOT Calendar+BREAKIN Calendar+PULLED Calendar+SEARCH DANGER DANGER+DANGER DETECTIVE+CHILD DETECTIVE+Plea DETECTIVE+WAKE
      DETECTIVE+WARRANT DIE+CLITIC DIE+HOUSE DIE+LATER DIE+POLICE DOGS+HURTEN DOGS+Held DOOR+CLITIC DOOR+Calendar DOOR+Drug DOOR+HURT DOOR+OUTES DOOR+PAST
      DOOR+THING DOOR+TOOK DOOR+TOOKAR DOOR+Traffic DOOR+WARRANT Drug+ARREST Drug+HOWTO Drug+Interview Drug+ROADSIDE Drug+Street Drug+WAVING EVERYONE+ANSWER
      EVERYONE+LOC EVERYONE+TALKING EVERYONE+Young EX+ASKING EX+JUDGE EX+PODER EX+TAKING EX+TAKINGAR EX+TALKING EX+WANT End+CPS End+HOUSE End+Interview
      End+JOKE End+PODER End+TONIGHT FAINT+COURTS FAINT+Calendar FAINT+PAST FAINT+ROUGH FALLEN+General FALLEN+SAY FALLEN+SOMEONE FIND+GIVEBACK FIND+Held
      FIND+JUDGE FIND+NOOSE FIND+OUTES GETOUT+General GETOUT+Moment GETOUT+NOW GETOUT+POLICE GIVEBACK+BREAKIN GIVEBACK+DETECTIVE GIVEBACK+End
      GIVEBACK+HIDEOUT GIVEBACK+HURTS GIVEBACK+IWANT GIVEBACK+LATER GIVEBACK+PILLS GIVEBACK+PODER GIVEBACK+Plea GIVEBACK+SCARED GIVEBACK+TAKEES
      GONEOFF+ROADSIDE GOODBYE+Paperwork GOT+BREAKIN GOT+IDIOM GOT+TOOKAR GRABBED+HANDS GRABBED+PASSEDOUT General+ARRESTED General+DETECTIVE General+EX
      General+GONEOFF General+LURKING General+PHONE General+PULLING General+SUICIDE General+TOOKES General+WAVING HABIT+CHILD HABIT+HOUSE HABIT+Young
      HANDS+HEDGE HASES+BREAKIN HASES+DETECTIVE HASES+HURTING HASES+SOBRIETY HASES+TOOK HEDGE+CUFFS HEDGE+EVERYONE HEDGE+HIGHPLACE HEDGE+OVERDOSE
      HEDGE+SEARCHED HIDEOUT+FIND HIDEOUT+PAST HIGHPLACE+NOOSE HIGHPLACE+Weapon HOME+CAMEIN HOME+TONIGHT HOUSE+BEHIND HOUSE+CAMEIN HOUSE+JOKE HOUSE+KIDNAP
      HOUSE+KILLED HOWTO+PASTVERB HOWTO+SEARCH HURT+ASK HURT+DOGS HURT+PAPERS HURT+PASSEDOUT HURTEN+BE HURTEN+BODY HURTEN+DOGS HURTEN+JOKE HURTEN+Weapon
      HURTING+ANYMORE HURTING+IDIOM HURTING+Interview HURTING+JAILED HURTING+SEIZED HURTING+Traffic HURTS+ARRESTED HURTS+CAR HURTS+COURTS HURTS+GIVEBACK
      HURTS+PHONE HURTS+POINT Held+BODY Held+KNOCKED Held+POLICE IDIOM IDIOM+CLITIC IDIOM+End IDIOM+GOT IDIOM+IDIOM IDIOM+JAILED IF+ARRESTED IF+AWAY
      IF+DETECTIVE IF+EX IF+GRABBED IF+HURTEN IF+LOC IF+PHONE IF+POLICE IF+PULLED IF+PULLING IF+SEARCH IF+STATION IF+TOOKES IF+Worker INTO+DETECTIVE
      INTO+GONEOFF INTO+JOKE INTO+ONLINE INTO+Worker IROOM+ASKING IROOM+BEHIND IROOM+MODAL IWANT+Interview IWANT+JUST IWANT+Official IWANT+QUESTIONING
      Interview+Held Interview+LEFTNOTE Interview+PAPERS Interview+THING Interview+TOOK Interview+Worker Interview+Young JAILED+ANSWER JAILED+Interview
      JAILED+TAKINGAR JUDGE+ANSWERAR JUDGE+HOME JUDGE+HURTING JUDGE+Interview JUDGE+WILL JUST+MISSING JUST+POINT KILL+ACTOR KILL+ANYMORE KILL+ASK KILL+BODY
      KILLED+CLITIC KILLED+HOUSE KILLED+LEGAL KILLED+PAPERS KILLED+Paperwork KILLING+CLITIC KILLING+COURTS KIN+ASKEDAR KIN+CPS KIN+DIED KIN+IDIOM KIN+JOKE
      KIN+LIVE KIN+SUICIDED KIN+TALKING KNOCKED+ASK KNOCKED+HOME KNOCKED+HOUSE KNOCKED+NUMBER KNOCKED+SOMEONE KNOCKING+ARRESTING KNOCKING+CAMEIN LATER+DOOR
      LATER+GRABBED LATER+INTO LATER+KNOCKING LATER+OUTES LATER+TOOKES LEDGE+ARRESTED LEDGE+NOOSE LEFTNOTE+KIN LEFTNOTE+OUTES LEGAL+BODY LEGAL+DIE
      LEGAL+HURTING LEGAL+LIVE LEGAL+OVERDOSE LEGAL+Room LEGAL+SOMEONE LEGAL+TOOKAR LETGO+GOT LETME+HOME LETME+HOUSE LIVE+COURTS LIVE+HOUSE LIVE+INTO
      LIVE+LOC LIVE+STATION LIVE+WARRANT LOC+Calendar LOC+HOWTO LOC+IDIOM LOC+PAST LOC+ROUGH LOTS+ARREST LOTS+ASKAR LOTS+HOWTO LOTS+KNOCKED LOTS+STATION
      LURKING+HURT MISSING+HOWTO MISSING+IF MISSING+OUTES MODAL+HABIT MODAL+LEFTNOTE MODAL+QUESTIONS Moment+ASKINGAR Moment+BODY Moment+ROADSIDE
      Moment+TOOKES NECK+THING NOOSE+Calendar NOOSE+DANGERES NOOSE+DOOR NOOSE+GRABBED NOOSE+HIGHPLACE NOOSE+HOUSE NOOSE+QUESTIONING NOOSE+SOBRIETY
      NOW+ANYMORE NOW+COMEIN NOW+COURTS NOW+NUMBER NOW+PAPERS NOW+TALKING NUMBER+PODER Near+EX Near+GONEOFF Near+JAILED Near+SOBRIETY ONLINE+Near
      ONLINE+POLICE ONLINE+Plea OUTES+FIND OUTES+HURT OUTES+MISSING OUTES+PAPERS OVERDOSE+Calendar OVERDOSE+General OVERDOSE+HEDGE OVERDOSING+POLICE
      Official+ARRESTED Official+ASKEDAR Official+Calendar Official+KIDNAP Official+LATER Official+PAST Official+PODER Official+WAKE PAPERS+ASKING
      PAPERS+HASES PAPERS+HOWTO PAPERS+MISSING PAPERS+OUTES PAPERS+RECENT PAPERS+Street PASSEDOUT+INTO PAST+DETECTIVE PAST+FALLEN PAST+GETOUT PAST+JAILED
      PAST+Official PAST+POLICE PAST+PULLED PAST+SUICIDAL PASTVERB+ARRESTED PASTVERB+BREATHE PASTVERB+DANGERES PASTVERB+HANDS PASTVERB+HIGHPLACE
      PASTVERB+HURTING PASTVERB+Plea PHONE+Calendar PHONE+IF PHONE+Paperwork PHONE+THING PILLS+HIDEOUT PILLS+TAKINGAR PODER+CHILD PODER+CPS PODER+LATER
      PODER+SOBRIETY PODER+Worker PODER+Young POINT+HOUSE POINT+PAPERS POINT+POLICE POINT+PULLED POLICE+Calendar POLICE+HURT POLICE+HURTING POLICE+KIDNAP
      POLICE+PILLS POLICE+PODER POLICE+SEVERE POLICE+SOMEONE PRESENT+HABIT PRESENT+IDIOM PRESENT+PULLEDAR PULLED+BEHIND PULLED+GONEOFF PULLED+HIGHPLACE
      PULLED+LATER PULLED+LEGAL PULLED+PAST PULLED+POINT PULLED+WARRANT PULLEDAR+ANYMORE PULLEDAR+LIGHTS PULLEDAR+Near PULLEDAR+PAST PULLEDAR+POINT
      PULLING+General PULLINGAR+PRESENT PULLINGAR+SOMEONE Paperwork+ENDLIFE Paperwork+Room Paperwork+TONIGHT Plea+IWANT Plea+OUTES Plea+Official
      QUERY+ANSWERAR QUERY+BODY QUERY+CAMEIN QUERY+CPS QUERY+HIDEOUT QUERY+KNOCKED QUERY+LEDGE QUERY+OVERDOSED QUERY+QUESTIONING QUERY+SEARCH
      QUESTIONED+COURTS QUESTIONED+MODAL QUESTIONED+OUTES QUESTIONED+PAST QUESTIONING+ACTOR QUESTIONING+LEGAL QUESTIONING+PAST QUESTIONS+CHILD
      QUESTIONS+LOTS QUESTIONS+PASTVERB QUESTIONS+PODER RAID+CLITIC RANOFF+IF RANOFF+NUMBER RECENT+ASK RECENT+NUMBER REFL+RECENT ROADSIDE+General
      ROADSIDE+PASTVERB ROUGH+FAINT Room+BEHIND Room+POINT Room+WARRANT SAY+HURTEN SAY+IDIOM SAY+MISSING SAY+Sick SCARED+Official SCARED+PAST SCARED+PULLED
      SCARED+TAKING SEARCH+HASES SEARCH+Held SEARCH+PASTVERB SEARCHED+GOT SEARCHED+HOME SEARCHED+PAST SEIZED+ASK SEIZED+CAR SEIZED+HANDS SEIZED+NOOSE
      SEIZED+PASSEDOUT SEIZED+Weapon SEVERE+Calendar SEVERE+DOGS SEVERE+GOT SEVERE+HANDS SEVERE+PASSEDOUT SEVERE+REFL SEVERE+Traffic SOBRIETY+CAR
      SOBRIETY+GRABBED SOBRIETY+PAPERS SOBRIETY+QUERY SOBRIETY+STATION SOBRIETY+WANT SOBRIETY+Young SOMEONE+ARRESTED SOMEONE+LATER SOMEONE+LEGAL
      SOMEONE+SOBRIETY STATED+ANYMORE STATED+CLITIC STATED+General STATED+HURT STATED+KILL STATED+POLICE STATEMENT+Held STATEMENT+JAILED STATEMENT+LEDGE
      STATEMENT+QUESTIONS STATEMENT+Violent STATION+CHILD STATION+General STATION+Young SUICIDE+AWAY SUICIDE+INTO SUICIDE+PAST Sick+GONEOFF Sick+General
      Sick+JAILED Street+HURTEN Street+IF Street+TAKEES Street+TAKING Street+WEAPON TAKING+GONEOFF TAKING+HOME TAKING+HURTING TAKING+PILLS TAKINGAR+LEGAL
      TALKING+BODY TALKING+EVERYONE TALKING+HURT TALKING+HURTEN TALKING+JAILED TALKING+Young THING+EX THING+HURTEN THING+SEVERE THING+TALKING THING+TONIGHT
      TONIGHT+Paperwork TOOK+DOGS TOOK+Near TOOK+Plea TOOK+SEARCH TOOKAR+FIND TOOKAR+KNOCKING TOOKES+LEDGE TOOKES+Official TOOKES+PAST TOOKES+SOBRIETY
      TOOKES+Violent Traffic+GRABBED Traffic+HOWTO Traffic+IDIOM Traffic+JUST Violent+ARRESTING Violent+LIVE Violent+PASSEDOUT Violent+POLICE WAKE+DOOR
      WAKE+HOUSE WAKE+Near WAKE+WARRANT WANT+ASKEDAR WANT+NOOSE WANT+SEVERE WARRANT+ANYMORE WARRANT+Drug WARRANT+HOUSE WARRANT+LIVE WARRANT+MISSING
      WARRANT+PAPERS WARRANT+SEIZED WARRANT+TOOKES WARRANT+WEAPON WARRANT+Weapon WAVING+Interview WAVING+STATEMENT WEAPON+HIGHPLACE WHATIF+MODAL
      WHATIF+THING WILL+FAINT WILL+IDIOM WILL+JUST Worker+ARREST Worker+COURTS Worker+GIVEBACK Worker+INTO Worker+Interview Worker+LEGAL Worker+THING
      Young+ARRESTING Young+ASK Young+HOWTO Young+LEDGE Young+PULLINGAR ^DOGS ^ONLINE ^PILLS ^_12 ^_3ayez ^_agarre ^_ammo ^_andan ^_anoche ^_antes ^_any
      ^_aparato ^_are ^_arma ^_asalto ^_asdf ^_atienden ^_avisar ^_ayudeme ^_b ^_bad ^_balas ^_banco ^_battery ^_best ^_blood ^_body ^_botella ^_both
      ^_buscar ^_busque ^_call ^_canada ^_carrying ^_ccw ^_cerraron ^_check ^_dab ^_dead ^_deputy ^_detenido ^_digo ^_dije ^_dime ^_donde ^_drf ^_emergency
      ^_encontraron ^_ento ^_eso ^_estuve ^_fini ^_fire ^_firme ^_form ^_free ^_girlfriend ^_give ^_go ^_gomitas ^_grand ^_hab ^_hablo ^_hacen ^_hacer
      ^_hago ^_hello ^_hi ^_hold ^_hunting ^_hurto ^_irs ^_is ^_kan ^_kent ^_law ^_letter ^_lose ^_make ^_malicious ^_mc ^_meen ^_menor ^_mip ^_mismo
      ^_missing ^_mota ^_muchas ^_narcotics ^_necesito ^_next ^_ni ^_ninos ^_oakland ^_old ^_only ^_otra ^_owvi ^_pague ^_passenger ^_people ^_phone ^_pick
      ^_pistola ^_policias ^_probate ^_psi ^_puse ^_pv ^_pwid ^_quiero ^_quitarme ^_real ^_recien ^_recoger ^_redada ^_refuse ^_revisar ^_robbery ^_saben
      ^_say ^_scared ^_security ^_self ^_send ^_sentencing ^_sleeping ^_smell ^_sos ^_soy ^_stole ^_strangulation ^_te ^_thc ^_this ^_toque ^_troy ^_tu
      ^_tumbar ^_turn ^_tuve ^_union ^_vape ^_vender ^_ver ^_visiting ^_vivo ^_walked ^_wayne ^_weed ^_y ^_yo ^_your ^_zoom ^_اتصلو ^_اروح ^_اسال ^_اسم
      ^_اسوق ^_اطلع ^_اعبر ^_اعتداء ^_اعترفت ^_اعطي ^_اعمل ^_اقر ^_اكتبلي ^_اكيد ^_الباب ^_الباص ^_البطاريه ^_البوند ^_السلام ^_الشات ^_الشطب ^_الغرامه
      ^_المحل ^_امته ^_امشي ^_امضي ^_انتهت ^_انتو ^_انمسك ^_اوافق ^_اولاد ^_ايدي ^_بتجو ^_بتقولو ^_بدها ^_بعت ^_بلا ^_بياع ^_تلفون ^_تهديد ^_جاري ^_جنت
      ^_جواب ^_حادث ^_حبس ^_حجيت ^_حشش ^_حطو ^_خايف ^_خايفين ^_خفت ^_خلص ^_دخنت ^_دوا ^_رجع ^_رفيقي ^_ساعدوني ^_سحبو ^_سقت ^_سكين ^_سلاح ^_سي ^_شالوه ^_شغلي
      ^_شوكت ^_صور ^_ضرب ^_ضربته ^_ضربوني ^_ضروري ^_طريقه ^_طفل ^_عطيني ^_عندكم ^_عنف ^_فلني ^_فيهن ^_قريت ^_قلتله ^_قول ^_قولت ^_كذبت ^_كفلت ^_كلبشوا
      ^_كلمه ^_كلموني ^_كميه ^_كورت ^_لما ^_ليش ^_متت ^_متهم ^_مجبور ^_محدش ^_مرتين ^_مرحبا ^_مسدس ^_مع ^_معايا ^_ميت ^_نفس ^_هجم ^_هويه ^_وقعت ^_وقفت
      ^_يصير ^_يفتشون aban- aband- abon- about_fight about_theft abra- abren_$ abrir_la acabe_en acco- accou- accu- accusing_me aceptan_$ acerq- acon-
      acons- acosa- act_$ addi- addict_and adentro_lo adentro_por adic- adict- adiye_$ adjo- adjou- admis- adult_$ adve- adver- aeropuerto_$ affi- afraid_of
      after_felony after_he after_me afternoon_and afuera_que against_me agarraron_en agarraron_vendiendo agos- agost- agrad- agreement_$ ahi_me ahi_no
      ahora_lo ahora_otro ahora_que ajen- al_cop al_volante alar- alcoholimetro_$ alib- alim- already_$ alri- alrig- am_calling am_charged am_dying
      am_landlord am_nurse am_out am_sick am_suspended am_worried amount_$ amsa- and_asked and_broke and_dui and_gave and_guy and_let and_me and_need
      and_our and_police and_this and_ابي and_اخذوا and_اعترف and_الحين and_سلاح and_شغله and_صاحب and_ضربته and_عملت and_لم and_مات and_وقفني and_ولادي
      and_يخلص anda_preguntando ange- anger_management angu- angus- anim- ankle_thing anoche_por anon- anos_dan anos_y another_kid ansi- ansie- answering_$
      anun- anunc- anyb- anybo- anything_to aparece_en apell- aplico_para apliq- aque- are_coming are_cops are_holding are_killing are_there are_we are_you
      arrepiento_$ arrestar_me arrestar_mi arrestar_por arrested_do arrested_last arrested_tonight arrested_with arresto_con arresto_en arresto_que
      arrestos_$ arson_$ as_evidence asap_$ asked_to asleep_at asleep_when assi- asus- asust- at_night at_someone at_trial at_work atie- atien- atrap-
      atras_y atro- atrop- attacked_me aviso_en away_for away_from away_if ayudo_$ b_$ back_what background_$ backy- bag_at baii- ball- balla- ban_$ band-
      bank- bankr- bas_ما batt- bb_gun be_arrested be_enough be_there beco- becom- been_arrested before_he before_police before_they behind_on bekt- bendi-
      besh- best_way beta- bi7e- bi7e2- bibl- bici- bien_$ bien_ingles bike_$ bili- bilin- bilingue_$ blac- blam- blame- boat- bode- body- bodyc- bomb-
      bond_و border_$ both_of bounc- boyfriend_and brand- braza- breathalyzer_in broke- broke_into brom- bte7- btef- btest- btet- btsa- btsa3- buen- buena-
      burl- burla- but_there buy_$ by3m- byek- byeka- byen- byesi- byet- byet2- cabeza_y cacha- caja_$ call_me call_them called_about called_crying
      calling_for calling_me can_family can_felon can_ice can_minor canc- canci- car_at car_but car_can car_for carcel_$ carcel_en carcel_lo carcel_y card-
      caro_$ carry_on carte- casa_por casa_que casa_se case_ends cash_$ caso_ya cata- caught_stealing cel_que cell_$ cell_phone centro_de cerca_de cerro_$
      charged_as chat- chav- chea- check_on checkpoint_$ chism- chist- chur- churc- cier- cierr- cinco_minutos cinco_veces circuit_$ cita- cita_en
      citacion_$ clase_$ clase_de class_$ clie- clien- clini- coar- coart- cobb- cobra_$ cobran_$ code- comid- commi- como_saco compe- compl- comun-
      con_abogado con_ella con_lo con_su concu- condado_que confessed_$ confl- consulta_$ consultation_$ contestar_$ contrato_con convulsiones_y cop_$
      cop_did cop_i copa- cops_asked cops_search cops_to corren_$ cosas_robadas cosig- cost_$ cost_anything could_have could_that county_por county_que
      cove- cover- cpl_لازم cps_called cps_me cps_por crac- crash_$ crey- cual_puerta cuando_sale cuando_se cuando_ya cuanto_dinero cuanto_tome cuenta_que
      cuet- cunado_y curr- curre- curs- da7i- da7iy- daca_$ dakh- dakha- dali- dama- damag- dan_licencia dan_permiso dara- data- datam- days_$ days_and
      days_of de_5 de_alejamiento de_cabeza de_choque de_ciudadania de_como de_csc de_cuando de_derechos de_detective de_ese de_espera de_evidencia
      de_guardia de_llegar de_multas de_policia de_soltar de_soplar de_su de_ustedes de_شرطه deac- deal- death_of debe_hacer decir_y decirles_que decli-
      deco- decom- defend_myself deja_ver dejan_manejar dejar_entrar dejaron_llamar dejo_que dele- delet- deman- demo- denti- department_$ deportar_por
      depri- derechos_de derechos_miranda derechos_tengo descu- desde_2018 deses- desh- despues_que detective_$ detective_in detective_keeps detective_llamo
      deti- detie- deud- deuda- di_mi dia_me dial- did_i died_and dien- dient- dieron_dos dieron_papel dije_la dinero_puedo dirt- discr- disparo_$ dispe-
      diversion_$ do_if docu- docum- does_your dollars_from donde_queda door_to dorm_$ dormido_en down_for down_i dragging_my drinking_$ drive_$ driving_me
      driving_with drop_$ drove_$ drug_test duer- duerm- dui_and dui_at dui_ayuda dui_in dui_is dui_lawyer dui_me dui_que dui_viejo dui_y duis_$
      during_questioning dv_and dv_و e7da- earli- easier_if eh_$ elev- else_$ email_$ empuje_$ en7abes_علي en_antidoping en_centro en_detencion en_detroit
      en_dui en_ese en_freeway en_junio en_macomb en_marzo en_mexico en_no en_parada en_prision en_probacion en_problema en_problemas en_texas en_trabajo
      en_wayne encub- encubierto_$ encuentro_$ enfe- enfer- enfermera_y enfermo_y enough_for ensa- enter_my enterar_que entiendo_al entregar_se envi- era_yo
      eram- eramo- eres_$ es_correcto es_legal es_malo es_verdad escan- esht- eshte- esmi_و eso_$ eso_fue espanol_en espera_de esposado_y esposo_no
      esposo_nunca esposo_por esposo_que esposo_saco esposo_ya esta_acusado esta_gritando esta_suspendida estado_de estan_abiertos estan_investigando
      estar_preso este_$ estoy_muerta estoy_muriendo estoy_obligado estuv- et2abad_3alayya et2s- et2se- et3a- et3aw- every_night everybody_in evid- evide-
      exac- exact- exces- exig- extra_$ extradition_$ face_id faci- facility_$ facin- fact- factu- fall_$ falle- false_report family_about fata- fatas-
      fatta- fax_$ federal_$ fell_asleep fianza_de fianza_y fight_$ fight_it find- fire_$ firmar_lo flight_risk flint_$ foot- for_blood for_drug
      for_fentanyl for_friend for_interview for_months for_nothing for_open for_same for_smoking for_two forge- foster_parent fram- free_$ friday_$ friend_$
      friend_got friend_to friend_was fris- from_another from_being from_ohio from_police from_prosecutor from_sheriffs from_walmart front_desk fue_mi fue_y
      fugi- fugit- fumar_en futu- futur- garage_y garan- gasl- geha- get_dui get_fired get_my get_pulled get_stopped getting_charged ghar- ghayy- gher_ezn
      ghra- gift_cards girlfriend_and girlfriend_got give- go_$ go_for golpeando_en golpearon_mi good_lawyer got_arested got_dui got_home got_letter got_owi
      got_ppo got_suspended gps_en grabbed_her grac- graci- gracias_$ grado- grados_de gramos_de grandma_took grillete_$ grip- gros- grose- grow- guantera_y
      guilty_و gun_and gun_في guns_after hablar_por hable- hable_espanol hace_2 hace_dos hace_tres had_been had_me had_nothing hago_que hallo- ham_b
      happen_to happened_and harb- has_guns hasta_alla hate- have_$ have_all have_it hay_ayuda hay_bus hayd- haye- he_get he_go he_going he_say he_sees
      he_stopped heada- hearing_on hell- help- her_i her_to heren- heri- herid- hermana_esta hermana_quiere hermano_indocumentado herr- herra-
      hicieron_firmar hicieron_la hijo_adolescente hijo_con hijo_dejo hijo_que hijo_rompio hijo_tomo hijos_por him_for him_up him_الليله him_كله him_مع
      hirin- his_first his_girlfriend his_lawyer his_mom histo- hizo_y hoja- holi- holid- home_alone home_in homic- hora_abren hora_me horar- horario_de
      horas_de horas_y hours_and hours_away house_arrest house_is how_can how_old how_مش humano_$ huron_and hurt_$ hurt_me husband_for hyta_y i_answered
      i_called i_complain i_could i_ever i_heard i_hide i_make i_paid i_ran i_refused i_saw i_set i_signed i_wear iba_caminando iba_rapido ibam- ibamo-
      ice_$ ice_come ice_en ice_hold iclo- iclou- idea_what idio- if_someone immigration_agents immigration_and immigration_hold impaired_$ impou- impound_$
      in_2019 in_2020 in_2021 in_county in_detroit in_kent in_ohio in_port in_vehicle inca- indu- infa- info_$ informant_$ informante_$ inhe- inher-
      inmigracion_que inmigrante_$ insa- instr- interlock_violation interno_$ interview_$ interview_me into_it inven- investigating_me irs_$ is_20
      is_accused is_addict is_end is_felony is_from is_good is_hiding is_his is_hyta is_investigating is_nice is_ok is_polygraph is_stalking is_stealing
      is_too is_traffic is_undocumented is_victim it_for it_help it_if it_out it_with jackson_prison jail_$ jail_que jail_right jail_tonight jara- jarab-
      jens- jensi- jeye_$ job_$ join- joke_$ judge_$ judge_gave just_go juvi- kaza- kazab- keeps_calling keeps_getting kelm- kept_asking kept_my khaba-
      khal- khale- khata- khne- khol- kid_was kids_for kids_if kitchen_and knock_$ know_when know_your la_ayuda la_cartera la_computadora la_culpa
      la_detuvieron la_entrevista la_espera la_estan la_grua la_hora la_lista la_meen la_misma la_obra la_orina la_pena la_placa la_po la_quieren la_sangre
      la_tos la_visita la_شرطه labo- larg- last_$ last_month last_week late_$ law_$ laws- lawyer_$ lawyer_if lawyer_in le_$ le_aviso le_dice le_la le_paso
      le_piden le_quitaron leas- leave_after left_$ legal_$ les_mando les_puedo lesi- lesio- let_go letter_from letter_men leyeron_mis licencia_esta
      licenciado_o license_$ lied_about life- lights_on limpio_$ link_$ liste- live_in llamar_al llamar_por llame_$ llegar_la llego_mi llego_subpoena
      llevaron_al llevaron_carro lo_aceptan lo_dejo lo_digo lo_hizo lo_mandan lo_tiene locker_$ long_before long_can long_till looke- lueg- luego_$ lunes_$
      luz_y m3all- ma2a- ma3a- ma3an- ma3ne- ma7b- ma7bo- macomb_$ mail_$ make_me makeu- mal_la mali- malic- mama_le mama_soltera manana_en manana_la
      manda_al mando_carta manejando_$ manut- maquina_$ marca- marido_no marihuana_en marq- marqu- marri- marzo_$ masar- maski- masr- masro- mat_في matc-
      matter_$ maw3- maw3a- mawd- mawdo- max_$ me_about me_arrestaban me_buscan me_cacharon me_cayo me_defienden me_detienen me_devuelve me_dices me_dui
      me_esposan me_falta me_first me_fui me_is me_llaman me_llamen me_negaron me_no me_ofrecieron me_once me_pega me_pegaron me_pidio me_quedo me_resisti
      me_straight me_subieron me_ticket me_tocan me_tuvieron me_y me_بس me_بلا me_بوليس me_مع medic- meeting_with mejor_no men_ورا mensaje_$ mensajes_de
      menta- mentira_$ meses_$ meses_y mete_en metio_en mi_abuelita mi_apartamento mi_background mi_ciudad mi_dinero mi_muchacho mi_oficial mi_papel
      mi_patio mi_pistola mi_placa mi_probatoria mi_sentencia mi_telefono migra_en miles_$ mill- mine_$ minor_be mio_no miranda_$ miranda_rights mis_datos
      mis_mensajes missed_my mistake_$ mo2a- modd- modi- mokhalfa_$ mole- moles- money_missing money_on month- motion_$ movi- muchacho_y muchas_gracias
      mucho- mucho_tiempo muda- mudar- muero_de muero_por mujer- mujer_me multas_que murd- murde- muri- murio_mi mush- musk- muske- my_2 my_appeal my_bag
      my_bf my_boss my_car my_case my_coworker my_coworkers my_dads my_exs my_hearing my_home my_house my_lawyer my_medicine my_pictures my_pistol my_place
      my_right my_statement my_teen my_things naci_en nacio_aqui nada_mas nada_que nadie_que nadie_sabe name_is near_me need_his need_my neede- neighbor_$
      never_been next_time ni_por night_and nina_de ninos_con ninos_estan nmas- nmasa- no_al no_bond no_conteste no_digo no_dijeron no_entendi no_idea
      no_marks no_paga no_pago no_supe no_traer noche_con nolle_prosequi nonp- nonpr- normal_$ nos_agarramos nos_dieron nos_vemos not_fair not_it not_make
      not_me not_my not_pay not_they not_to not_فش notif- nove- novel- novia_y novio_tiene now_can now_with number_and nursing_license o_mejor o_ya
      oakland_$ obed- obede- obligacion_de octu- octub- ocup- of_drugs of_things offer_$ officer_did officer_i officer_wrote officers_in oficial_$
      oficial_que oficina_en oficina_que old_warrant old_with on_no on_time on_way on_you one_driving open_my opti- optio- option_$ or_is osbo- osboo-
      other_guy otro_lado otro_pais out_i over_from overdoses_$ overt- owi_اول own_house paga_$ pague_$ pague_bond pais_y panta- papa_que papel_$ papeles_de
      papeles_para paper- papers_$ para_ir para_trabajo paral- paran_suspendido pararon_$ pararon_que pararon_sin pareja_$ parents_$ parked_car parked_on
      pasad- pasada_$ pasar_con pasar_la pase_la paso_por passc- passenger_in password_$ pay_restitution pbt_$ pegab- pegad- pelea_$ pelear_con peli-
      pena_por people_are perdio_la perf- permiso_de phone_at phone_out phys- physi- piec- pistola_era pizz- placa_$ placas_de platicar_con plea_$ plea_deal
      plead_and pleading_guilty please_help pled_guilty po_$ poda- podi- podia- pointed_gun police_department police_for police_from police_gave police_keep
      police_knock police_need police_said police_showed police_wait police_will policia_entro policia_llego policia_no policia_pide policia_pregunta
      poligrafo_$ poliz- ponc- pongo_$ popp- por_alcohol por_carro por_donde por_droga por_drogas por_email por_eso por_estar por_este por_golpear por_miedo
      por_telefono porce- porche_y porque_estaba porque_mi porque_tenia porr- posesion_de posib- positivo_y posti- powe- ppo_against ppo_on precio_$
      pregunta_que preguntar_cosas pregunto_por prep- prepa- presa_y prescription_for presentence_interview preso- pressing_charges prest- pretrial_$
      primero_$ primo_lo probation_can probatoria_y probl- problem_$ problema_$ proc- proce- process_$ prof- pronto_$ prosecutor_$ proteccion_$ prueba_$
      pueb- puebl- puede_cps puede_entrar puede_la puede_llamar pueden_hacer puedo_demandar puedo_entrar puedo_escribir puedo_hacer puedo_mandar
      puedo_negarme puedo_recoger puedo_recuperar puedo_sacar puedo_tener puedo_volver puerta_de puerta_es puerta_que pusieron_warrant put_money put_on pv_$
      q_tan que_baje que_contestar que_conviene que_cosas que_derechos que_dicen que_dije que_ella que_estan que_hablar que_hacer que_lleva que_llevar
      que_mande que_momento que_papeles que_pasos que_pedir que_policia que_poner que_responder que_sigue que_tiene que_tome que_uno que_van que_vaya
      que_ver que_vio querer_$ questioned_me quien_le quiere_pagar quiere_saber quiere_ser quiere_tomar quieren_dar quiero_que quiero_quitar quiero_sacar
      quitan_$ quitaron_carro quitaron_la quito_mis ra2ya- raci- rafa- rafad- raid- ran_away ran_from rast- rastr- rate- read_my reca- recom- recorded_$
      records_$ recue- recuperar_mis refr- refuse_or refused_breathalyzer registrado_$ regresar_mi regu- released_$ released_my rent- renta_cuarto renu-
      renun- repa- repi- repit- reportarse_$ reported_me repr- requi- rese- reser- residente_con resisting_$ resource_officer respe- respondio_$ rest_of
      restrictions_$ retr- revisar_$ right_away rights_before rights_do rje3- road_rage robad- robaron_carro robbe- rompi_la rude_to sa2e- saber_de saber_si
      sacaron_sangre saco_la saco_mi safa- said_it said_yes sale_en saliendo_de salv- sama- sample_$ sana- sar_shi sarl- sarn- sarni- save- saw_something
      saww- sawwe- say_he say_i say_if say_to scared_i sche- sched- school_and school_bus school_my school_resource scra- scrat- screen_$ se3e- se_acabo
      se_lee se_mete se_muere se_que se_vale searched_me seas- seaso- see_judge see_police sees_judge seizu- seizure_and semana_pasada sene_و sentencia_$
      sentencia_de serr- set_fire shakw- share3_$ shat- she_made shere- sheriff_came should_she show_$ show_id showed_my si_estoy si_falto si_la si_les
      si_lo si_marco si_tomo sign_and sign_papers signa- signed_statement sigue_llamando sin_arma sin_condena sin_motivo sin_preguntar sin_querer sit_there
      siti- sixte- sleep_$ smoking_weed snap_$ snapchat_de snif- snitch_$ snow- snowm- sobe- sobre_mi sobredosis_en sobrino_esta social_$ solo_le
      solo_quiero soltaron_esta somebody_else somebody_in something_$ son_diez son_is son_ran son_tres sons_case sons_phone soplo- soplon_$ sour-
      soy_enfermera speak_to spit- spri- sprin- stand_your statement_to stay_away stea- steal- stealing_$ still_have stole_$ stole_from stop_by stop_her
      stopped_for street_$ stres- stuck_in stuff_$ stuff_from su_novia su_telefono su_warrant subd- subdi- subir_la sue_me sueltan_hoy suicide_attempt
      summe- summons_$ sund- sunda- supe_que suspi- sust- swun- ta7li- taba- take_his taking_long talab- tan_rapido tappe- tarea_$ target_$ tarjeta_$
      tarjeta_en tecl- tecle- tehm- tehmo- tel3- tel3e- telefono_para tell_cop tell_you ten_minutes tend- tener- tengo_19 tengo_cita tengo_corte
      tengo_retail tengo_social tengo_warrant tenia- tenia_miedo tens- tera- terap- termine_mi test_at testificar_$ tether_$ tether_and text_you texto_$
      textos_que texts_$ that_be them_everything them_search then_he then_pulled thera- thes- they_hold they_never they_searched they_think they_towed
      this_dui this_felony this_going this_whole this_year three_and three_hours ticket_from ticket_علي tienda_me tiene_dui tiene_que tiene_warrant tikt-
      tikto- times_this to_add to_carry to_check to_cops to_delete to_detective to_file to_florida to_give to_help to_jury to_lawyer to_officer to_plead
      to_post to_pull to_read to_show to_somebody to_speak to_stop to_tell to_them to_you tocan_la tocando_la toco_la todo_esto todo_me told_cops tomo_mi
      tomorrow_at tonight_and took_blood tool- tools_are touched_her towed_my trabajo_de trabajo_me trabajo_por trade- trae_$ traia_pistola
      transfer_probation travel_$ tres_$ tres_dui tres_horas tres_veces troy_$ trua- truan- truco_para trus- turn_in turning_myself tuvi- tuvie- tuvo_dui
      twit- two_days two_months two_year type- unco- uncon- unconscious_$ under- unsu- up_at urge- urgen- used_my ustedes_ayudan ustedes_hacen va_enterar
      va_por vale_$ van_correr van_tres van_ver vape- vape_$ vaya- vaya_la veces_y vemo- venez- veni- ver_todo vera- verdad_$ verdad_que version_de vesti-
      vez_y viaj- viaja- viajar_con video_de video_from vieja_en viejo- viejo_$ viend- viene_la vier- viernes_$ vino_la violated_$ violation_what visi-
      visit- visiting_hours vivir_con vivo_con volante_$ voy_$ voy_mi vuelta_$ warrant_$ warrant_علي warrants_en was_drunk was_out was_pulled was_rude
      was_unconscious water_$ way_i weed_$ weed_en weed_في well_$ went_through were_taken what_are what_he what_if what_should whee- when_will when_you
      where_he white_claw who_overdosed wife_got will- will_call will_she wills_$ with_car with_court with_something with_your without_asking without_lawyer
      without_my without_telling wond- wonde- word_against work_and worki- worse_than wrong_$ wrote_down wrote_it wrote_me xbox_$ y_ahi y_alguien y_ando
      y_apenas y_aqui y_de y_dui y_entre y_falto y_habia y_les y_llegue y_manejo y_mis y_owi y_perdi y_por y_quiero y_sali y_salio y_solo y_sus y_tome
      y_vino y_warrant ya_habian ya_hable ya_la ya_soy ya_termine yelling_and yelling_at yetl- yetla- yo_la yo_llame yo_ni yo_soy you_$ you_and
      you_everything you_keep you_need you_still your_ground your_name your_rights youth_home zell- zelle_$ zoom_$ ابعت- ابعتل- ابغي_محامي ابني_3omro
      ابني_اخد ابني_اخذ ابني_اخذوه ابني_اللي ابني_رجع ابني_عنده ابني_كسر ابني_مدمن ابني_معه ابني_هلق ابني_وقفوه ابني_يريد اتصر- اجرا- اجو_علي احتاج_محامي
      احتجا- احتي- احتيا- احجي_وياهم احضر_$ احمل_سلاح اخاب- اختب- اختبا- اختلا- اختي_اخذت اخد_phone اخدو_ابني اخذت_تلفوني اخر_$ اخلا- اخوي_not اخوي_مسكوه
      اخي_الصغير اخي_علي اخي_كان اخي_وهو ادزل- اذا_اعترفت اذا_غبت اذا_وقعت اذا_وقفني اذا_وقفوني اذن_$ اربع- ارجع- ارجعه- ارجعها_him اريد_اشتكي اسبو- اسبوع-
      اسبوع_$ استاج- استر- استرج- استش- استشا- اسلم_نفسي اسوي_and اشتغ- اشتكي_$ اشرح- اصابا- اعتذ- اعتقلوه_him اعرف_$ اعطين- اعلا- اعمل_eh اعمل_هلق اغلا-
      اقامه_and اقول_لا اكسب- اكلمك- اكو_احد الارب- الاسبوع_الجاي الاصل- الاك- الال- الالك- الامب- الاور- الايا- الايف- البار_and الباق- البروبيشن_بدو
      البس_$ البود- البيت_بدون التذ- التص- التصر- التف- التفت- التفتيش_$ التوق- التي- الحدود_$ الحضو- الحمايه_$ الخمي- الدكت- الدوام_$ الدول- الزا- الزاي-
      الزي- الزيا- السايق_$ الست- الستي- السجين_$ السرعه_$ السع- السلام_عليكم السن- السياره_لان الشرطه_اخذت الشرطه_اخذته الشرطي_اخذ الشرطي_ما الشك-
      الشهر_الماضي الصم- الصي- الضابط_$ الضابط_قال الضحك_علي الطريق_and الطل- الطلاق_$ الطي- العرك- الغا- الغل- الفا- الفحص_$ الفيد- القاصر_$ القسم_$ الكاز-
      الكير- الكيرفيو_$ اللي_ضربته الماضيه_$ المتج- المحقق_اتصل المدا- المسر- المعل- المفر- المكا- المكتب_$ الملف_$ الموا- النت- الهايتا_$ الورقه_and
      الورنت_$ الي_$ امر_الحمايه امشي_$ امي_كبيره انا_sakran انا_بالبيت انا_برا انا_تحت انا_طالب انا_قلتله انا_مذنب انت_$ انتر- انتو- انضر- انه_هو اني_ما
      اهله- او_بس اونص- ايش_الحكم بارول_$ بالاس- بالاع- بالاول_$ بالبروبيشن_$ بالبيت_and بالجر- بالجهاز_الصغير بالحب- بالحبس_$ بالدا- بالشرطه_$ بالصي-
      بالعط- بالف- بالقاعه_$ بالقانون_$ بالكو- بالكورت_$ بالمستشفي_$ بالمع- بالنا- باليم- باي_سجن بتتا- بتدو- بترا- بترد- بتساع- بتقب- بتقول- بتنش- بتوص-
      بثلا- بحما- بدها_تحكي بدو_ياخد بدو_يحكي برا_la براء- برخصت- برخصتي_$ بريء_$ بسيارتي_$ بضرب_زوجتي بعد_ساعه بعضا- بعمل- بلا_سبب بلاي- بلايح- بماك-
      بماكو- بنيو- بهالق- بورت_هيورن بوزت- بوين- بياث- بيتا- بيتاخ- بيتع- بيحا- بيحاك- بيحب- بيحكي_عربي بيرا- بيرح- بيرحل- بيره_and بيساع- بيعد- بيفي-
      بيفيد- بيقت- تاخذو- تامين- تاني_$ تبعك- تتكل- تجاو- تحت_السن تدخل- تدري- تراك- ترجم- تركو- تزور- تساع- تساعد- تسوي- تضار- تضارب- تعاطي- تعمل_$ تغطو-
      تفتيش_سيارتي تقتل- تقتلن- تقتلني_me تقدر- تقسي- تكت_$ تلفوني_كيف تهدي- جابو- جامعه_$ جاي_$ جرب_$ جوزي_عنده جي_بي حادث_$ حامل_سلاح حبس_و حدا_بيحكي
      حسبو- حق_الصمت حكمها_$ خابرت- خايف_and خايف_روح خبرو- خبرون- ختيا- ختيار- خطر_$ خطيبت- خلصت_القضيه خمس_الاف دايم- دبلي- دليل_اني دوره_him ديربورن_$
      راتب- راحت_$ راحو- رح_يرجع رخصتي_بعد رخصه_السلاح رفض_فحص رفيق_السكن رفيقي_$ رواي- روايت- ريسب- ريسبو- ريست- زعلا- زمان_and زوجي_بالسجن زوجي_خايف
      زوجي_دخل زوجي_متهم زوجي_مو زين_$ ساعات_الخدمه ساكن- سايق_$ سايق_and سايق_اوبر ستوب_$ سحبوا_سيارتي سرعه_$ سسبن- سسبند- سقت_and سكر_$ سكوت- سنه_علي
      شاهد_$ شرطه_de شرطه_برا شفته- شكرا_$ شكوي_$ شلون- شلون_احجي شنو_نسوي شهاد- شهادت- شهر_$ شهري- شو_$ شو_احسن شو_احكي شو_الحكم شو_بصير شو_عمل شو_معني
      صيدل- ضربته- ضربته_$ ضربتها_him ضربنا_me ضيعت_ورقه طلع_positive طلعت_and عالباب_and عالتي- عالدو- عالص- عالض- عالغ- عالمد- عالمع- عام_$ عايز_اعرف
      عراق- عربي_$ عضه_him عضي_$ علي_court علي_license علي_owi علي_الشرطه علي_اي علي_حدا علي_خناقه علي_في علي_مذكره عليها_and عم_تسال عم_تقول عم_جرب عم_عبي
      عم_يدق عم_يضغط عم_يهددني عمل_شي عمله- عملول- عمي_طلع عن_واحد عند_اهلها عند_شرطه عندك- عندكم_مكتب عندنا_$ عنده_owi عنده_سلاح عنده_مسدس عندي_جلسه
      عندي_سوال عنف_منزلي غلط_$ فاتح- فاتحي- فاقه_him فحص_دم فدرا- فران- فرجي- فقير_and في_car في_michigan في_owi في_semi في_warrant في_ريحه في_فحص في_فيديو
      فيديو_$ فيقو- فيلون_and فيني_احكي فيني_صور فيهم_يفتشو قاضي_$ قال_انت قالو_عندهم قالولي_عليك قالولي_ما قانو- قانون- قانونا_$ قانونيه_$ قاوم- قبل_$
      قد_ايه قدام_القاضي قرال- قضيه_$ قضيه_علي قفل_السياره قفل_سياره كاونتي_$ كحول_$ كذبت_علي كل_yom كلها_$ كم_و كمبي- كمبيو- كنت_عم كندا_$ كوبي_$ كورت_$
      كورت_بكرا كونس- كيف_ارجعها كيف_طلع كيف_لاقي لا_ارفض لا_بنطر لا_في لا_ما لاخو- لازم_اوقع لازم_يقول لان_كلنا لحالها_$ لحسا- لرفي- لرفيق- لزموه- لعندك-
      لعندكم_$ لقوا_معي للبو- للبول- للتف- للتفت- للجا- للدو- للدوا- للسجي- للسي- للشا- للمد- للمع- لما_وقفوني لما_يوقفني لمرت- لمست- لموق- لو_بس لو_رحت
      ليش_$ ما_sar ما_اخذ ما_بدها ما_حد ما_رد ما_سمعت ما_شربت ما_عندها ما_قال ما_لحقت مات_$ متت_من متذك- متوت- مجبو- محامي_شو محامي_و محبوس_and محتاج-
      محجوز- محفظت- مخالفه_سرعه مد_ايده مذكره_علي مراه- مرتي_ما مرحب- مساع- مساعد- مسافر_and مستح- مستقب- مسجو- مسكوا_ابن مسوول- مش_الي مطلو- معصب- معي_and
      معي_حق مقفو- مكتبكم_$ ممكن_يصير من_البروبيشن من_التفكير من_الشرب من_جوا من_حقي من_ست من_شهر من_عندهم من_قهري من_كم من_لما من_وين منك_$ مو_انا مو_سايق
      مواف- موافق- موت_ham موجود_$ موضو- موعد_$ موقعك- ميعا- نبعت- نخاب- نزلول- نفاق- نفاقه_him نفسي_and نقاض- نواف- هابي- هابيت- هالا- هالج- هالك- هرب_من
      هسه_لو هل_هذا هل_يجب هلق_خايف هههه_$ هو_اللي هيطل- هيورن_$ و_dui و_owi و_بدي و_خلص و_علي و_عندي و_مسكوني و_هلق واتصل- واحد_بيقول واحده_$ واشت- واعط-
      واقف_مع واقفين_قدام والاو- والث- والجنايه_$ والسا- والشرطه_$ والكو- والمخ- والمر- وبعدي- وتخا- وخلا- ورفض- وساق- وسكرا- وشاف- وصار- وفجا- وقعه-
      وقعها_him وكفو- ومعي_مسدس وندمت_$ وهو_علي وهو_مش وهو_موقوف ويشو- ويشوف- ويطلع- وين_روح يترج- يجب_ان يحضر_$ يحق_له يحكي_معهم يرجع_عالبيت يرفض_$ يروح_$
      يسافر_$ يسال_ابني يسلم- يشوفن- يشوفو- يصدق- يطرد- يطلع_عليه يطول_$ يقدر- يقدر_يسافر يكول- يكولو- يلعب- يمكن- يمنعو- ينمس- يوصل- يوكف- يوم_الاثنين
      يوم_الجمعه يوم_من`,
    '-0.5': `#اجاز #اخلا #اخلي #ادم #ازا #ازعاج #استشار #اضح #اضم #اعترفل #افق #السن #امهم #باع #بدار #بلغت #بنك #بيحقل #بيساعد #بيوقفو #تاذ #تجاوب #تحرش #تذر
      #ترخيص #تصالح #تصريح #تغير #تكول #تلفزي #تمام #تنازلت #توجع #توف #توه #حارس #حجزت #حروف #حشش #حمدلل #خربت #خفت #خير #داهم #دقوا #دوام #رديت #رفعت #رمز
      #رمض #سجون #سحبت #سلب #شكو #صدق #صدم #صيف #طوار #عطل #عيد #قرات #قعدت #قلق #كال #كبس #كده #كود #لقت #محروق #محفظ #مخبر #مرتاح #مستقبل #معمل #ملف
      #موافق #ناجل #نقدر #نكفل #وزن #يبعت #يبغ #يزور #يعترف #يقر #يكذب #يلف ._08 08_$ 16_y 2018_$ 2019_and 2022_$ 2023_$ 2alb- 2nd_$ 3_months 3anni_$ 3ato-
      3atou- 3ayzi- 3endk- 3omr- 5_$ 911_$ =08 =1200 =2013 =2016 =2017 =3endkon =3omro =7aka =aa =abren =accusing =adoptar =afraid =agarra =age =alarma
      =amenace =antidoping =aparecio =apunte =arreglando =asks =ayyam =balas =ball =banco =bateria =battery =ben =bit =bot =bta3 =buena =cantina =centro
      =cerrado =cervezas =chamarra =chan =character =charging =chat =ci =codigo =compras =computadora =contestan =contract =contrato =copy =corralon =cuarta
      =dab =das =data =days =death =defend =destroyed =drinks =duis =easier =eja =elly =em7i =empuje =entering =entrevista =entrevistar =entry =equipo =eres
      =escondo =esmi =espero =estacionamiento =estuvieron =evicted =evidencia =fail =fallecio =fiador =fighting =film =fire =grite =grua =harassing
      =harassment =hayda =heard =heat =hola =hui =interrogan =investigating =irs =jeje =joke =judges =keyed =killed =la2en =la2enno =late =leil =lets
      =letting =lines =link =llamadas =llamamos =locks =maktab =malo =maneje =marhaba =marzo =matando =mc =medication =menti =mind =mistake =mobile =muere
      =mugshot =navidad =negar =noches =nolle =nowhere =obstruction =odds =oficio =opened =oyo =panicking =paramedico =pasando =pelee =peso =pill =post
      =preguntaron =presa =probando =process =quebro =quiet =quit =radar =ramp =recibo =recoge =regrese =reporter =resource =responder =respuesta =returning
      =revoke =rompi =rude =ruined =saw =sayf =schools =searched =seguimos =sera =share3 =sheft =shop =shukran =sick =siguieron =site =sobre =sold =spit
      =story =strangulation =sue =suicido =suing =support =talabt =talks =tamam =tanto =tarea =tele =terapia =termina =textos =threatened =thx =tire =toco
      =toque =tragan =transfer =trap =unlocked =vape =vendio =vieron =vio =visitas =walker =warning =wear =wire =yeh =youtube =zeyara =احتياط =ازاي =اسال
      =اشرح =اطلعه =اعترفلي =اعتقل =اعتقلوا =الاي =البنك =التوقيف =الجايه =الحقيقه =السن =السنه =الشات =الشهر =الضحك =العافيه =القاعه =القلق =المهم =الميعاد
      =الناس =امهم =اوبر =اوقفوني =ايمت =بالاخبار =بالجامع =بالكورت =بلغت =بيقدروا =تاذي =تتصل =تجاوب =تحرش =تحقيق =ترك =تست =تغير =تقدر =تكت =تمام =توفي
      =توه =جارتها =جدتي =جسر =جه =حجزت =حجيت =حشش =حطت =حول =خربت =خفت =خنقه =دقوا =ده =رايك =رفعت =رمز =رمضان =سرقت =سرقو =سلب =سناب =سوالي =شكوي =شوف
      =شوكت =شيرف =صدق =صدم =ضربت =ضربوني =عربيتي =عليكم =غبي =فدرال =فش =قتلني =قرات =قريبي =قصتي =قعدت =كال =كده =كرسي =كلبشني =كول =كيفك =لقوا =لوني
      =محروق =محله =مخبر =مخبي =مديري =معلوماتي =مكتبكم =ناجل =نزلوني =نقدر =هههه =وافق =ياخدوه =يسمع =يعترف =يقرا =ينفخ ACTOR+NOW ANSWER+ARRESTED
      ANSWERAR+HOUSE ANSWERAR+PHONE ANYMORE+PULLEDAR ANYMORE+STATION ARREST+GONEOFF ARREST+RECENT ARRESTED+End ASK+CAR ASKAR+SEARCH ASKEDAR+ANSWER
      ASKEDAR+POLICE ASKEDAR+PRESENT ASKING+HURTEN ASKINGAR+PAPERS BE+ONLINE BODY+Worker BREAKIN+ANSWER BREAKIN+STATEMENT BREATHE+CAR BREATHE+IF
      BREATHE+JOKE CAMEIN+NOW CHILD+HOWTO CLITIC+OVERDOSED COMEIN+Interview COURTS+TALKING COURTS+WHATIF CPS+ANSWER CPS+COURTS CPS+GIVEBACK CPS+LATER
      CPS+PAST CPS+QUERY CPS+THING CUFFEDAR+TOOKAR CUFFS+BE CUFFS+General CUFFS+LEGAL CUFFS+QUERY Calendar+CAMEIN Calendar+DETECTIVE Calendar+Held
      Calendar+STATION DETECTIVE+CHARGED DETECTIVE+LEFTNOTE DETECTIVE+TOOK DIE+ACTOR DIE+ASK DIE+GOT DIE+General DIE+HURTING DIE+IDIOM DIE+Moment DOGS+CHILD
      DOGS+HOME DOGS+HURT DOGS+Violent DOOR+GRABBED DOOR+JAILED DOOR+LEGAL DOOR+PODER Drug+Held EVERYONE+PAPERS EX+Calendar EX+IWANT EX+POLICE End+Calendar
      End+WHATIF FAINT+IF FAINT+JAILED FAINT+Official FAINT+POLICE FALLEN+POINT FALLEN+WANT FIND+COURTS FIND+JAILED FIND+Official FIND+WARRANT GETOUT+DOOR
      GETOUT+IF GONEOFF+DOOR GOODBYE+IF GOT+ASKEDAR GOT+JOKE GRABBED+FIND GRABBED+HIGHPLACE GRABBED+KILLED GRABBED+WRISTS Gear+POINT General+COPCAR
      General+CPS General+LIGHTS General+Street HABIT HABIT+HABIT HASES+ASK HEDGE+CUFFEDAR HEDGE+JOKE HEDGE+QUESTIONED HEDGE+SOBRIETY HIDING+DOOR
      HIDING+JUDGE HIGHPLACE+WEAPON HOUSE+ACTOR HOUSE+HASES HOWTO+CPS HOWTO+POLICE HOWTO+Worker HURT+JOKE HURT+POINT HURTEN+ACTOR HURTEN+INTO HURTEN+WRISTS
      HURTING+CAMEIN HURTING+GONEOFF HURTING+LEGAL HURTING+ONLINE HURTING+PAPERS HURTING+TAKING HURTS+General HURTS+IWANT IDIOM+DIE IDIOM+PAPERS IF+COPCAR
      IF+CPS IF+LEDGE IF+OVERDOSED IF+Official IF+RECENT IF+ROADSIDE IF+SOMEONE IWANT+SOBRIETY IWANT+WARRANT Interview+REFL JAILED+HURTS JOKE+CLITIC
      JOKE+WANT JUDGE+KILLING JUDGE+Street JUDGE+TONIGHT JUDGE+Worker JUST+WARRANT KILL+JOKE KILL+POLICE KILLED+ASK KIN+HABIT KNOCKED+PAST KNOCKING+IWANT
      LATER+DETECTIVE LEDGE+ARREST LEDGE+ASK LEGAL+DOOR LEGAL+PULLEDAR LEGAL+QUESTIONING LETGO+HOUSE LIVE+BODY LOC+SUICIDE LOTS+LATER LOTS+LIVE
      LOTS+OVERDOSE LURKING+ASK LURKING+JAILED MISSING+General MISSING+INTO MODAL+CPS MODAL+KILLED Moment+MISSING NARCAN+CAR NARCAN+CLITIC NARCAN+OUTES
      NECK+BE NECK+Paperwork NOW+ASKINGAR NUMBER+ARRESTING NUMBER+IWANT NUMBER+Weapon Near+ACTOR Near+KNOCKED Near+ONLINE OVERDOSE+PAST Official+FALLEN
      PAPERS+QUESTIONING PAST+HURTING PAST+KNOCKING PAST+LATER PAST+QUESTIONING PAST+Violent PASTVERB+ARRESTING PASTVERB+CUFFS PASTVERB+QUESTIONED
      PHONE+RECENT PILLS+Room PILLS+SEARCH POINT+DOOR POLICE+FALLEN POLICE+FIND POLICE+IROOM POLICE+PAST POLICE+STATED POLICE+WAKE POLICE+WARRANT
      PRESENT+ASKEDAR PRESENT+LEFTNOTE PULLED+Calendar PULLED+STATEMENT PULLEDAR+WEAPON PULLEDAR+Weapon PULLINGAR+WANT Paperwork+WHATIF Plea+Held
      QUERY+ASKEDAR QUERY+GOODBYE QUESTIONED+KIN QUESTIONED+QUESTIONING QUESTIONING+IWANT QUESTIONING+QUESTIONED RAID+MODAL RANOFF+LIGHTS RECENT+WRISTS
      REFL+Official ROUGH+PILLS Room+ANYMORE Room+PODER SAY+Weapon SCARED+QUERY SEARCHED+PRESENT SEIZED+ACTOR SEIZED+DOOR SOBRIETY+CHILD SOBRIETY+JUST
      SOBRIETY+ROADSIDE SOMEONE+BODY SOMEONE+KNOCKED SOMEONE+WAVING STATED+SOMEONE STATEMENT+BEHIND SUICIDAL+Calendar SUICIDE+Calendar SUICIDE+OUTES
      SUICIDE+PRESENT Sick+HURT Street+PULLED TAKING+ACTOR TAKINGAR+HOME TAKINGAR+PILLS THING+NOW THING+OVERDOSE THING+SUICIDE THING+Worker TONIGHT+ACTOR
      TONIGHT+THING TOOK+LIGHTS TOOKAR+WARRANT TOOKAR+Weapon TOOKES+POLICE TOOKES+WEAPON TOOKES+Weapon Traffic+PULLED Traffic+PULLING Traffic+STATION
      Violent+PAPERS Violent+WRISTS WAKE+LOTS WANT+JOKE WANT+RAID WARRANT+HOME WEAPON+DANGERES WHATIF+End WILL+DETECTIVE WILL+LATER Worker+ANSWER
      Worker+LATER Worker+QUERY ^BODY ^DIE ^HIGHPLACE ^HURTS ^IDIOM ^KILLING ^POISON ^QUESTIONED ^STATION ^_andaba ^_another ^_asking ^_at ^_bring ^_carry
      ^_decir ^_dijeron ^_enta ^_entrevista ^_eres ^_escribe ^_este ^_familia ^_fumar ^_goodbye ^_gracias ^_hablan ^_hace ^_hit ^_hola ^_id ^_lawyer
      ^_levantar ^_locked ^_nothing ^_other ^_parque ^_pase ^_pelea ^_right ^_rompi ^_same ^_sarli ^_seguro ^_seizure ^_shukran ^_smoking ^_son ^_soplo
      ^_stop ^_taking ^_test ^_thank ^_tow ^_trajeron ^_write ^_اخد ^_اخذو ^_اعترف ^_اعتقلوا ^_ايس ^_باي ^_تسلم ^_تلفوني ^_جان ^_جدتي ^_جهاز ^_دفع ^_رجعت
      ^_سكران ^_شسوي ^_ضربت ^_عايز ^_عايزه ^_عنده ^_قرات ^_كانو ^_كسرت ^_كلب ^_لزموني ^_لقوا ^_ليه ^_مات ^_مخدرات ^_مديري ^_مسكو ^_ناطرين ^_هاي ^_ويد ^_وين
      abogados_$ about_getting about_stolen abre- abusi- acabo_en acos- addic- adentro_y adiy- adn_$ afra- afrai- after_being agarraron_$ agent_is ahi_y
      akhb- akhba- al_county al_departamento al_policia alarm- am_and am_arrested am_late am_one am_only am_suspect amenazar_con and_driving and_drove
      and_get and_in and_then and_دلوقتي and_مسكوها anda_en ano_pasado anoche_y another_county antidoping_$ any_kind apartamento_y aqui_me are_fighting
      are_my are_not are_saying arested_$ arma_$ arrestar_$ arrested_and arrested_how asht- ashta- assis- at_bar at_courthouse at_plant at_wheel avisar_$
      aviso_$ ayuda_con ayya- b_hal baby_daddy back_seat bada- bajo_palabra balas_en bas_علي bash- bate- bater- because_he before_it being_dismissed
      being_evicted bend- better_for blow_and bolsa_y booking_$ books_$ boss_is bot_$ boyfriend_got bran- breathing_when bten- btes- but_said by_that byej-
      byes- c_s called_911 called_cops called_in can_cop can_police can_we carri- carro_lo carro_si casa_despues casa_pero caso_me centr- chama- chara-
      charges_are charging_me chat_$ chis- cita_con clear_some codi- codig- come_down comen- comes_to coming_tomorrow como_esta complaint_$ con_ese
      con_quien con_ticket condena_vieja contract_with cop_have cop_pulled cops_allowed cops_arrested cops_took corra- corte_es cost_me county_$ cousin_got
      cpl_$ cps_and cps_on cps_take cps_علي crash- cuarto_y custodia_$ custodia_de da22- dab_pen dall- date_$ daughter_was days_ago de_20 de_aliento de_ir
      de_madrugada de_oficio de_secuestro de_sobredosis de_tanto deat- debe_contestar debo_hacer dejan_$ dejan_salir dejo_ir demandar_$ departamento_de
      desaparecio_de detective_asked detective_said detenido_y deto- detroit_$ detuvieron_en detuvo_mi dias_$ dieron_$ diga_$ dijo_mi dna_$ do_police
      do_right do_that does_suicide donde_naci done_$ door_about door_at dos_horas driver_$ drop_it dropped_it drug_team drunk_at dui_on dui_و e7ti- eja_علي
      en_2020 en_2021 en_camara en_daycare en_enero en_linea en_mayo en_walmart encerraron_en entering_$ entrar_al entrevista_de equip- era_mia es_amenazar
      es_assault es_ilegal es_mentira escopeta_de escuela_por escuela_sobre eso_sale espanol_$ esperando_la esposas_en esposo_esta esposo_llego
      esta_encerrado esta_matando esta_presa estacion_me estan_solos este- estoy_afuera estoy_viendo et7a- evic- evict- ex_says ex_tiene familia_$ fato-
      fatt- fee_for feed- fiad- fiado- fight- fine_is firmo_la for_dog for_full for_hitting for_overdose for_police fotos_mi gave_it gets_out give_it
      giving_someone go_get goodbye_to got_back got_call got_hit got_taken grabar_la grua_$ guardia_de guardia_en gun_at gun_back guy_at guy_who
      hablan_espanol hablo_$ hablo_con hace_ano hace_anos hace_mes hace_para hacemos_primero haga_$ hago_si haha_$ happening_with harab- harassing_me hart-
      has_ppo has_warrant have_gun have_no hay2- hay2a- he_$ he_smelled held_without help_asap here- hija_por hijo_anoche him_because him_out his_bond
      his_case his_stuff his_warrant hit_him hit_my hold_on hone- hora_que house_for how_i husband_and husband_has i_blew i_film i_hit i_punched i_pushed
      i_quit i_record i_sold i_stole i_text i_travel ice_took if_cop if_my in_fall in_writing in_your indic- intru- invasion_$ investigador_me ir_despues
      ir_شرطه is_14 is_15 is_locked is_ruined is_suing is_that is_using is_video it_keeps it_murder it_trap jeje_$ job_after judge- kan_في keep_bat
      keep_getting keeps_texting keye- kick_in kid_and kidnapping_if kids_back kids_in kids_last kids_phone kids_to kille- knocked_on la_abogada la_deje
      la_empuje la_hago la_prision la_saco la_semana la_tele lama- larceny_in lawyer_but lawyer_for lawyer_right lawyer_will le_apunte le_menti le_vendio
      les_$ letter_to letti- license_is license_was llame_al llegue_tarde llevo_mis lo_arrestan lo_buscan lo_dejan lo_detuvieron lo_estoy lo_quieren long_is
      ma7a- machi- man_was manana_y manu- many_days march_$ marh- marha- marks_on marr- marz- mas_cerca mas_rapido masa- mata_la mata_si matan- me_arrested
      me_fue me_golpea me_han me_marco me_paran me_pare me_pasa me_pelee me_robe me_see me_should me_what meeting_$ mejor- mejor_$ mi_abogado mi_agente
      mi_casero mi_color mi_garage mi_que migra_mi migra_viene milli- mip_$ mis_papeles mismo_nombre mismo_y mista- mn_gher mn_شرطه mobi- mobil- monday_$
      month_$ months_ago mord- mordi- mucho_y muerto_$ mugs- mugsh- mujer_$ my_backyard my_calls my_gun my_pills my_po my_public my_sisters my_stuff
      nadie_salio navi- navid- need_help nerv- nervous_$ nesh- nesi- never_read next_$ ni_sabia no_es no_knock no_sople nobody_called noche- noche_por noll-
      nomas_estoy not_put not_released not_showing not_حكم nowh- nowhe- of_beating of_getting of_me of_school of_these of_warrant of_what of_wine officer_$
      officer_said ok_to old_and on_camera on_for on_police on_vacation once_and opene- otra_prueba out_here over_last overdosed_last overs- pain_pills
      panic- paper_$ paper_on paperwork_$ para_revisar param- parking_$ paro_en partn- pasado_$ pasan- paso_que pego_la pelea_que pen_in perdi_papel
      pictures_and place_$ plead- po_wants po_will police_ask police_came police_come police_i police_knocked police_officer police_took policia_le
      por_arresto por_saber porque_se preguntan_$ primo_murio probation_and prosecutor_is pushed_her put_it que_abrir que_carcel que_cuente que_debo
      que_edad que_en que_este que_llamar que_preguntan que_preguntas que_puedo que_son que_viene queja_$ queria_que question_me quien_la quien_llamo
      quiere_entrevistar quiere_quitar quiero_cambiar rada- radar_$ real_$ recan- record_cleared record_police recupero_$ refuse_to removed_my resou- respu-
      restitution_$ reten- right_to robo- roommate_did roug- rough- ruin- ruine- run_from running_away sa2a- sabemos_que saber_$ sacar_le sacar_mi said_they
      salio_mi sana_و sara2- saw_on says_my scared_they school_for school_police se_agarro se_suicido sene_علي shaking_$ shan- shant- share- showing_up
      shuk- shukr- si_alguien si_algun si_dia si_preguntan si_su sigue_adentro sit_in site_$ six_hours sneen_و sold_pills some_stuff son_out son_turned
      son_wants soplar_y started_it stop_what stuff_in stuff_on su_prima suin- suing_me summ- suspect_$ swab_my take_stand talked_to tama- tarde_la
      te_preguntan telefono_de tell_her tell_police tener_arma tengo_dui tengo_mas tengo_ride testa- texas_$ text_$ texto- than- thank_you that_nobody
      there_for they_ask they_did they_dropped they_had they_kept they_knocked they_make thing_$ thing_as thing_in threa- thursday_$ tienen_$ tienen_oficina
      tint- to_arrest to_cop to_happen to_her to_just to_lie to_police to_revoke to_school to_station to_think to_turn to_us toca_mi told_police tomar_le
      took_me took_plea toqu- trabada_con trick- true_$ two_years ubic- ubica- unas_cosas unas_preguntas undocumented_and uno_en up_in up_order used_$
      va_bien vacation_$ vacia- vapea- ver_mis verdict_$ video- viero- vigi- vigil- visita_$ vivir_y volver_$ wall- warning_$ warrant_and warrant_if
      warrant_in was_born was_impaired was_taken wayne_$ weed_pen what_rights what_time whatsapp_$ when_cop when_cops when_is where_did where_to who_i why_$
      will_that with_all with_nothing with_probation with_that with_their without_bond worry_$ would_i wrong_guy y_encontro y_maneje y_tenia y_trabada
      y_trabajo ya_esta ya_firme ya_les ya_puedo ya_va years_ago yedf- yedfa- yenf- yo_como you_give you_open you_visit your_site yourself_$ youtu- ytall-
      zeya- zeyar- ابني_دخل ابني_عم ابني_كل ابوي_يقول اتصا- اتصال- اجت_علي احتا- احسن_$ اخذ_دوا اخذت_حبه اخذوا_رخصتي اخلي- اخليه- اخوي_$ اخوي_15 اخوي_طلع
      اذا_لازم ارد_عليه ازرق_and استف- اشتك- اعترف_and الاجا- الاسع- الاوراق_$ البرا- البط- البطا- التلفون_من الجاي- الجيل_$ الحاج- الري- الشرطه_اتصلت
      الشرطه_شو الشرطي_كتب الشه- العاف- العام_الماضي القاع- القاعه_$ المحقق_$ المه- الموعد_$ الميع- الناس_$ الولد_$ الي_فات اليوم_شو امبارح_و امتي_$ امر_$
      انا_$ انا_and انا_سكران انها_موقوفه اهان- اوقفوني_me اي_$ اي_ساعه بالبر- بالبيت_والشرطه بالتس- بالجامعه_$ بالغلط_$ بالفي- بالليل_$ بالمدرسه_$ بالي-
      بتفت- بدها_ياني بس_تعال بس_حتي بعرف_من بلا_warrant بمخد- بنفس_اليوم بيحقل- بيسمح- تحت_21 تحقي- تراف- تسال_عن تست_$ توجع- جارته- جوزي_ضربني حبوب_and
      حدا_بيرد خابر- خايف_$ خايفه_من خربا- خلصت- خنقه_him دارب- داهمو- درج_test دق_الشرطي دقوا_الباب دوام- دي_$ ديتي- راجع- رجعو- رح_موت رح_ياخدو رد_$ رمضا-
      زوجتي_and زوجي_مسكوه سحبو_دم سلاحي_$ سماع- سياره_and شارب- شارب_$ شاهد- شاهر_و شو_ya3ne شو_فيني شو_يعمل شو_يقول صح_$ ضابط_البروبيشن ضربون- ضربوني_me
      عادي_$ عالكا- عالو- عربيت- عقوبه_التهديد علي_hal علي_warrant علي_تلفوني علي_جوزي علي_رجلي عليك- عليه_شي عم_تبكي عم_تدور عم_تموت عم_يدخن عم_يقول عملو-
      عمي_في عن_زوجي عن_نفسي عندي_$ عندي_court عندي_كورت فلوس_$ في_$ في_leil في_no في_parking في_share3 في_امل في_شغل في_عربيه قبل_سنتين قتلن- قتلني_me
      كذب_$ كل_مره كلبشن- كلبشني_me كنت_واقف كيس_$ كيف_اطلع لازم_اعمل لازم_وقع للعل- للكورت_$ لما_مسكوني لو_واحد ما_شرب ما_كلبشوني ما_هي ماشي_بالشارع
      مبارح_$ متهمي- محبوس_$ محجوز_$ محرو- محفظ- مخبر_$ مدير- مذنب_$ مرتي_بدها مرتي_عم مستش- مع_البوليس مع_بنتي معايا_$ معهم_وورنت مكتب- مكتبك- من_الحجز
      من_الضحك من_القلق من_سنه مو_عارف ندما- نفخ_$ نفس_اليوم نكفل- هاي_$ هجره_عم هربت_$ هربت_من ههه_$ و_et2abad و_immigration و_kan و_po و_قالوا واحد_قال
      والح- وترك- وعمر- وهي_ما يا_الشرطه ياخدوه_him ياذي- يتصل_فيي يرحم- يرد_علي يريد_يعرف يساعدني_$ يسال_عن يعتر- يقول_$ يقول_في يوم_الاحد يوم_السبت يوم_شو`,
    '-0.6': `#احتياط #اخبار #ايف #بشهر #ترك #تسلم #تقدر #حدهم #حضان #حلو #ذبح #سوار #شات #شاهر #صداع #غبي #فكو #قصرت #لدي #هههه 15_and 19_$ 2020_$ 2_am 3end- =2010
      =2021 =2022 =3anni =algun =allah =amenazar =books =buys =calls =cameras =career =checkpoints =cita =confesion =corporate =decia =diciembre =died =duro
      =encontro =enero =ensenar =enta =enter =floos =ghalat =golpee =grandparents =handcuff =happy =interrogar =kidnapping =knocked =laid =levanto =li
      =llamenme =marks =mayo =mes =met =naci =nervous =overdoses =owns =puerto =ride =sana =secuestro =sneen =thank =town =true =vacation =ven =vendi =vi
      =well =xbox =ya3ne =yani =البارح =الحضانه =بشهر =به =تدور =تسلم =جاري =حطو =حلو =سحبوا =سوال =شاهر =شباك =صح =قانونا =قلتله =كانو =ههه =ههههه =وقفت
      ARREST+CUFFS ARREST+JUST ARRESTED+TONIGHT ASK+GETOUT ASKING+SEVERE BEHIND+SAY BODY+QUERY BODY+Street CAMEIN+RANOFF CAR+DIE CAR+OVERDOSING
      CHARGED+ROUGH COMEIN+ANSWER CUFFS+ARREST CUFFS+MODAL DETECTIVE+SEARCH DIE+SOMEONE DOGS+HOUSE Drug+COMEIN EX+LATER EX+Worker End+LATER End+PAST
      FAINT+General GONEOFF+PAST GRABBED+DETECTIVE GRABBED+SOBRIETY GRABBED+TONIGHT Gear+HURT HABIT+HIDEOUT HIDING+Paperwork HOME+BEHIND HOUSE+ASKINGAR
      HURTING+PILLS Held+ASK Held+WARRANT IDIOM+Traffic IF+LURKING JUDGE+HURTEN JUDGE+Sick JUST+BODY JUST+Plea KILLED+ACTOR KILLED+JUDGE KILLING+JUDGE
      KIN+LATER KNOCKED+ASKAR KNOCKING+ANSWER KNOCKING+JAILED LEFTNOTE+DOOR LEGAL+NARCAN LIVE+GOT LIVE+KIN LURKING+ACTOR MISSING+ACTOR Moment+IROOM
      Moment+PHONE NECK+QUERY NOW+DETECTIVE NUMBER+JOKE Near+SOMEONE OVERDOSED+POLICE PAST+SEARCH PILLS+Held PODER+QUESTIONING POLICE+ASKEDAR POLICE+FAINT
      POLICE+HABIT POLICE+LATER PULLED+IF PULLED+TOOKES Plea+JUST QUERY+ARRESTED QUERY+NARCAN RANOFF+FIND REFL+ASK SAY+SEVERE SCARED+GIVEBACK SCARED+Near
      SEARCH+CAMEIN SEIZED+DETECTIVE SOBRIETY+RECENT SOMEONE+PHONE STATEMENT+KNOCKING STATION+TALKING SUICIDE+JAILED Sick+COURTS Sick+Paperwork
      THING+KILLING TOOK+HURTS WANT+QUESTIONING WARRANT+ARREST WARRANT+PILLS WILL+QUESTIONING ^_dijo ^_ok ^_trying ^_you ^_الجهاز ^_المسدس ^_اوقفوني ^_سحبوا
      ^_شفت ^_شكرا ^_عليا ^_فرد ^_فيديو ^_محتجز about_it after_that ahorita_que algun_dia all_time am_panicking amenaza_$ and_next and_saw answer_door
      apunte_con are_charging are_lying are_with asking_$ asking_for atras_que ayer_$ banc- bill- buscando_$ buscar_me by_mistake byed- call_can
      called_police calls_$ can_cps care_$ caree- child_support cita_$ cop_asked corp- corpo- cosas_$ court_و custody_$ daughter_in de_ahi deal_$ depos-
      derechos_$ detective_عم divo- divor- does_cop donde_la donde_se down_my emai- email- ener- escuela_quiere esposo_fue etas- etasa- for_now forz- forza-
      fres- from_cops fue_de get_custody ghalt- got_sentenced had_warrant hago_esta haras- house_in house_last i_blow i_lost illegal_$ in_cell in_morning
      in_wayne intr- investigando_$ is_out is_search it_kidnapping jail_و kids_on la_aduana la_cita la_custodia la_middle last_year le_llame le_puedo
      living_with llamadas_$ llegaron_papeles llego_su lol_$ looking_for luces_de make- makt- mala- mama_me matando_$ me_ayuda me_back me_encerraron me_two
      mes_pasado micr- morning_and much_for murio_de my_agent my_career my_interview narcan_$ nervo- next_thing not_help now_and now_says of_kids on_tether
      packa- pasa_si paso_en paso_nada pedir_ayuda pego_hace perro_se pesa- pesad- phone_ابني pistol_$ plan_$ please_just po_says police_enter policia_tiene
      polygraph_$ por_$ porfa_$ pregunta_$ pregunta_mi que_hora que_use raid_$ rapido_y reso- responder_$ robaron_la roommate_no sara- se_$ shahr- shef-
      should_he snee- someone_called someone_who soplar_que soplo_en support_$ swab- ta7l- tara- telefono_desde that_legal things_up to_interview to_lose
      tome_$ tow_yard town_$ va_pasar vaca- vacat- vist- walking_$ want_him warn- warni- were_at with_911 y_bebe yo_iba yo_le yo_lo اذا_رفضت اريد_اعرف
      ازاي_$ افتح_الباب الاثنين_$ التب- الحض- الحضا- الحقوق_$ الشرب_$ الشرطه_اخدت الفات- الفن- الفنت- انمسك_هلق بالاخ- بدو_yani بدو_يسمع بديترويت_$ تدور_علي
      تلفون_ابني جامع- جوزي_$ حبوب- حطو_الكلبشات حقوقي_اذا داهم- دق_الباب ذبحن- زمان_$ سياره_شو شو_هلق علي_واحد عم_تدق عن_خناقه عند_اهلي عندي_مذكره في_السجن
      قاعد_ورا قبل_شهر قريب- لازم_افتحلهم ما_انفخ ما_معني ما_معهم متهم- مسكت- مسلس- من_البوليس هههه- والشرطه_عم يتصل_بدو يسمع_مني`,
    '-0.7': `#زحم #ههه #يرحم 2019_$ 2ell- =2018 =2020 =600 =disparo =haha =lil =serie =sued =toma =trabada =verdict =شكرا =لعبه =مضي CUFFS+HURT EX+JAILED EX+LOTS
      HOME+EX KNOCKING+LEGAL MODAL+LIGHTS NARCAN+LEGAL OVERDOSE+LEGAL PRESENT+NARCAN PULLED+SOBRIETY Paperwork+SUICIDE QUESTIONING+THING ^CUFFS ^_breaking
      ^_said ^_shoot ^_that ^_vi ^_اقول ^_انت ^_تفتيش ^_يسالون about_me adop- adopt- am_supposed before_$ being_charged being_sued custody_of dejaron_ir
      dejo_$ desal- digo_si do_cops done_with escuela_le esta_detenida ex_keeps farj- getting_my hara- hide_$ hijos_estan if_police is_killing is_warrant
      jaja_$ judge_is just_come lawyer_is llamo_$ llaves_de makta- middle_school necesito_carta never_showed po_is policia_vino puerta_la shah-
      sobriety_tests to_open verdi- want_this which_door year_$ your_office اخذوا_ابني البيت_هلق الشرطه_عم بالتوقيف_$ عمره_15 في_المدرسه لازم_افتح نايم_$`,
    '-0.8': `=2019 =988 =investigando CPS+Calendar DIE+IF JOKE JOKE+JOKE LEGAL+SUICIDE QUESTIONING+CHARGED SUICIDE+LEGAL ^_bye jail_and killing_me metio_la
      piden_soplar امس_$ عم_تحقق`,
    '-0.9': `#شكرا #مضي =jaja Near+ASKAR su_oficina`,
  }),
  kinds: new Map([
    [
      'overdose',
      weightsFrom({
        '1.7': `BREATHE OVERDOSED`,
        '1.5': `=tomo Sick`,
        '1.4': `FAINT OVERDOSE WAKE`,
        '1.2': `FALLEN overd-`,
        '1.1': `=od =شربت OVERDOSING PILLS over- respi-`,
        '1.0': `#ابر #عيون =algo =breathing =comio =drank =respira COLOR dran- resp- sobre-`,
        '0.9': `#اكل =cayo =despierta =fell =odd =overdosed Drug POISON TOOK inye- inyec- عيون-`,
        '0.8': `#بارد #بلعت #جرع #رغو #سكران #مغم #يصح #يفيق =911 =ate =creo =inconsciente =many =narcan =next =oding =sobredosis =whole =اكل =بلعت =رغوه =عيونه =مغمي
          =يصحي =يفيق NARCAN NEEDLE ^OVERDOSE ^OVERDOSED anti- breat- clor- inco- incon- narc- narca- odin- puls- sobr- tirad- whol- يتنف-`,
        '0.7': `#انهار #بلع #جسم #حبه #دوا #شفايف #فير #مرم #نارك #يتنفس =coca =corazon =dio =feel =inyecto =mixed =once =overdose =pill =responding =suboxone =tirado
          =trago =wake =ابره =بلع =نبض =يتنفس PASSEDOUT arrep- bebi- cora- coraz- fent- mixe- subo- subox- vomi- vomit- الكي- شفاي- صاحب- وماب-`,
        '0.6': `#ابيض #اسعاف #اوفردوز #بيرد #زرق #شكل #طايح #فمه #فنتانيل #قلب #كامل #كتير #لقيت #مزرق #منوم #نبض #يتشنج #يرجف #يصير #يقوم =amigo =blue =chest =cold
          =compa =desplomo =encontre =espuma =fentanyl =foaming =much =needle =pecho =pulse =pulso =puso =reacciona =same =unas =vodka =ابيض =اوفردوز =بيرد
          =جسمه =حبه =حق =سم =شفايفها =شكله =صاحبتي =طايح =علبه =فمه =فنتانيل =كامل =مزرق =منوم =نفسه =يتشنج =يقوم bebid- ches- desm- desma- desp- despl- drop-
          dropp- espu- espum- fenta- foam- foami- fuma- gumm- liqu- mezc- mezcl- needl- pech- reacc- ties- tira- vodk- whisk- ابتل- الحق- اوفر- اوفرد- بارد-
          بالد- بالدو- شفايف- صاحبت- فنتا- فنتان- يتشن-`,
        '0.5': `#تتنفس #تعاط #تنفس #حفل #حقن #حمام #دايخ #زميل #زياد #سكن #فاق #لون #ماخد #مثل #نايم #وعي #يجاوب #يقعد #يموت =60 =aire =ambien =awake =azul =bano =bar
          =boca =bond =casi =compadre =consumio =demasiado =despertar =dope =drinking =drogo =dropped =every =foam =gray =gummy =heroin =labios =le =llamar
          =meti =minute =motel =moving =muchas =ojos =overdosing =pase =piso =poison =puede =purple =rat =sale =siento =slapped =slumped =swallowed =tieso =too
          =trouble =tylenol =unconscious =used =vivo =vuelve =xanax =اخت =اخدت =الحمام =الوعي =تتنفس =تعاطي =جرعه =دوا =زرق =زياده =شرب =صاحبي =ضرب =فاق =قلبه
          =كتير =لونه =مثل =ناركان =يقعد =يموت ^REFL ambi- ambie- amig- awak- azul- brea- colo- compa- cond- dema- demas- drink- drog- droo- gurg- gurgl- hero-
          heroi- jeri- jerin- labi- labio- mora- morad- mote- movi- movin- need- pois- poiso- purpl- quim- quimi- reac- seiz- sient- slum- slump- smok- swal-
          swall- trag- trou- troub- tyle- tylen- unco- uncon- xana- الحقن- المخ- المخد- الوع- تتنف- تعاط- رفيق- زميل- زياد- نارك- ناركا- يجاو-`,
        '0.4': `#تصح #توقف #دقيق #ريح #زايد #ساعد #قضيه #لقي #لما #مره #مقفل #يحرق =abre =agua =barely =bathroom =bien =bro =burning =call =charged =cloro =desmayo
          =dorm =drive =era =fast =fiesta =floor =frasco =gris =guy =having =heart =huele =insulin =jevo =late =lips =mal =metio =morados =mouth =mueve
          =muriendo =nodding =raro =rolled =sense =then =think =tome =took =turning =warrants =اللي =تصحي =توقف =دقيقه =دم =زايده =زرقه =ساعدوني =شارب =شي =لا
          =لقيت =لما =مره =نفس =يحرق ANSWERAR LOTS PODER ^CHILD ^FAINT ^NARCAN ^TOOK bare- barel- bath- bathr- blan- blanc- burn- burni- char- charg- comp-
          despi- enco- encon- fies- fiest- floo- fras- frasc- havi- havin- hear- insul- medic- mout- much- muev- murie- nodd- noddi- perc- rega- rolle- sens-
          sien- star- thin- turni- whis- الجر- الحم- الحما- تناو- زايد- ساعدو- عطين- وقلب- وناي-`,
        '0.3': `#ارض #انط #اوقع #حده #ذلح #شرب #صاحب #طفل #مخدرات #مصاري #وقع =alive =all =answering =cocina =como =day =detroit =does =droga =eyes =favor =gas =good
          =gritando =had =hago =hour =know =lady =llame =making =meds =muerto =nadie =nothing =party =people =percs =please =pusieron =put =real =se =she =shot
          =still =thru =up =vecina =what =اتصل =الحين =الولد =اوقع =بعد =رفيقي =زوجتي =صار =عليه =عندي =كان =مال =نايم =هسه =وحده =وقع =يرد ^HOWTO ^Young aliv-
          ambu- ambul- coci- cocin- comi- detr- detro- drin- favo- gara- hall- huel- insu- maki- makin- muri- nadi- noth- nothi- part- peop- peopl- plea- pleas-
          pued- pusi- pusie- respo- seno- sitt- stil- عاله-`,
        '-0.3': `#ابن #ابو #احج #اذن #اعترف #اقف #انت #انتحر #اوقف #بدو #بعتل #بغرف #بيب #تحت #ثاني #جهال #جوا #حابس #حامل #حتي #حيا #دخل #دور #راجل #علي #فكر #فيها
          #قاعد #كبير #كسر #لحال #لهم #ليل #ماش #معه #ناس #هجره #يكسر #يهدد =about =abra =abrio =adentro =adios =afuera =again =ago =ahi =apartamento =aqui
          =arma =around =asking =aventar =baby =baje =be =beating =because =bedroom =behind =border =boyfriend =brazos =bridge =calle =car =checkpoint =closet
          =cops =cortando =corte =cuffed =dar =dejaron =detective =dijeron =dragging =driveway =encerrada =enfrente =estacion =ex =find =for =gets =give =golpea
          =golpeando =hable =hacemos =hand =handcuffed =hang =hay =hija =hora =house =hurt =ice =id =immigration =ingles =inside =interview =judge =juez =jumped
          =kidnapped =kitchen =knife =knocking =l =la2 =letter =licencia =license =line =llegaron =llorando =lost =luces =mama =manejando =marido =marshals
          =mata =minutes =money =morning =mother =my =ninos =nobody =on =or =orden =our =outside =pa =papa =papel =pareja =permiso =pidiendo =pistola =police
          =policias =porfavor =preguntando =prueba =puente =pulled =putting =rather =revisando =right =run =school =screaming =searching =seat =sent =sitting
          =snatched =sople =stabbed =step =stopped =suspended =taken =texting =thing =this =tiro =tocando =todavia =tonight =trunk =trying =turned =under =va
          =van =vida =viene =vienen =wait =walking =walmart =warrant =way =why =ya =yelling =you =اثنين =احجي =اسيله =اطفالي =اعترف =البوليس =البيبي =التلفون
          =الجسر =الجهال =الحبوب =السجن =الطفل =الغرفه =الهجره =امي =انت =انتحر =اي =ايش =با =بالمركز =بالمستشفي =بدهم =بدو =بسياره =بعتلي =بغرفه =تحت =تفتيش
          =جاي =جايين =حامل =حتي =حمايه =دخلوا =راجلي =راح =رح =ساعات =سكين =سلاح =شغل =شو =عاد =عالباب =عالبيت =علي =عمرها =عند =فكر =قافل =قالوا =قالولي =لهم
          =مسدس =معه =معي =هو =ومعي =وين =يا =ياخدوا =يريد =يسالون =يسالوني =يفتش =يقتل =يقولو =يكسر @000 @010 @done @now-CPS @now-POLICE ACTOR ASKINGAR BREAKIN
          CAR CHILD COMEIN COURTS DETECTIVE DOOR ENDLIFE HIDING Interview JUDGE KNOCKING LEFTNOTE LEGAL NOOSE Near Official POLICE ROADSIDE ROADTALK SOBRIETY
          STATION Street TAKEES TAKING TALKING TIRO Traffic WANT WILL Worker ^ANYMORE ^ASKING ^BREAKIN ^CPS ^GIVEBACK ^GOODBYE ^Gear ^HOUSE ^JUDGE ^Official
          ^PULLEDAR ^SEIZED ^TOOKES ^WANT ^WILL ^Worker abou- aden- adent- adio- afue- afuer- amarr- apun- arou- aroun- aski- askin- atra- beat- beati- beca-
          becau- bedr- bedro- behi- behin- bord- borde- brazo- brid- bridg- call- case- chil- clos- close- corta- cuff- cuffe- daug- daugh- dejar- depor- detec-
          dije- dijer- drag- dragg- drive- empu- empuj- enfr- enfre- ensen- enti- entie- esco- escon- escu- espe- esper- estac- firm- grab- hacem- hous- immi-
          immig- ingl- ingle- insi- insid- inve- inves- judg- jumpe- kidn- kidna- kitc- kitch- knif- knock- lice- licen- llega- llor- llora- load- lock- luce-
          mane- manej- marid- mars- marsh- matar- mone- morn- morni- moth- mothe- negr- nino- nobo- nobod- offi- offic- outs- outsi- parej- patru- perm- permi-
          pers- poli- porfa- prue- prueb- puen- puent- pull- pulle- putt- putti- ques- quest- quier- rathe- regi- regis- righ- sali- scho- schoo- sher- sheri-
          shou- shoul- sitti- snat- snatc- soci- texti- thre- tocan- todav- toni- tonig- trai- truc- trun- tryi- tryin- tumb- tumba- turne- vien- viene- volv-
          walk- walki- walm- walma- yell- yelli- ابوه- اثني- اطفا- اطفال- افتح- الاو- البا- البو- البول- البيب- التلف- الجس- الحبو- السي- السيا- الغرف- المو-
          الهج- الهجر- اورا- بالمر- بالمس- بسيا- بسيار- بعتل- تفتي- جايي- حابس- حماي- حيات- راجل- ساعا- سيار- سيارت- عالب- عالبا- عالبي- عمره- لحال- موقو- واقف-
          يسالو-`,
        '-0.4': `#اجت #احسن #احك #اخر #اسيل #اطفال #افتح #افكر #اقوال #اقول #اكتب #الس #انا #انزل #باص #بدون #بدي #بعرف #بيت #بيسال #بيسمنت #بيقول #تعبت #تفتيش #تقول
          #جاب #جامع #جاي #جايب #جوه #حاط #حال #حديق #حطول #خطف #داخل #دقيقت #دنيا #رايح #رساله #ساع #سبب #سكين #سوال #شارع #صارل #صباح #صوت #طلب #طلع #عارف
          #عملت #غير #فجر #فوت #قال #قالت #قالول #قدهم #قفت #قيد #كلبج #كلبشو #كلم #كلنا #محامي #محقق #محكمه #مركز #معهم #مكان #مكلبش #مول #نزلو #نفخ #هذه #هسع
          #وهم #وورنت #ياخذ #ياخذو #يتم #يحقق #يخلو #يخلي #يسال #يسالو #يشت #يصيح #يطلب #يعتقل #يفتش #يقبل #يقتل #يمه #ينتحر #يوم =14 =75 =94 =96 =aeropuerto
          =against =ahorita =aki =allowed =alone =am =ani =apartment =arrestaron =arrested =arresto =auxilio =ayudan =back =before =belt =bleeding =blow
          =borracho =boy =breathalyzer =bring =broke =buscan =buscando =by =bye =called =cama =camera =casa =charges =child =choking =come =confiese =cop
          =cuchillo =dad =daddy =daycare =decir =dejan =derechos =desaparecio =deserve =despedida =detectives =detenido =detuvieron =dice =did =diga =dije =dog
          =donde =door =dot =drunk =eli =ellos =encuentro =end =es =esposado =estado =estar =everybody =everyone =firmo =following =foster =front =goodbye
          =gracias =grita =handcuffs =have =help =here =hitting =holding =horas =hurting =iba =jump =killing =lago =lake =lawyer =let =lights =linea =llama
          =llamada =llamo =llaves =llego =llevando =llevar =lo =looking =loud =machete =mall =manana =mato =me =metiendo =mexico =migra =min =minutos =momento
          =morirme =mustashfa =myself =neck =nenes =newborn =nurse =oliendo =order =over =oyen =paper =parando =pararon =parce =pasar =patio =pegar =perdi
          =perro =phone =picked =piden =place =point =pointing =polygraph =por =porche =prendio =quitaron =quito =read =reading =reason =redada =road =rope
          =running =s =sabemos =saco =salida =say =says =second =seguir =sentido =shooting =shut =side =siguiendo =sin =sleep =sobrina =sola =speak =strangling
          =subio =suelta =suicidal =suicide =telefono =tengo =than =them =tirando =to =told =tomado =touching =train =truck =type =vecino =ventana =video
          =vinieron =volver =wants =while =window =with =write =ابنتي =ابوي =اجت =احسن =احكي =اخر =اريد =اس =افكر =اقول =اكتب =الباص =البيت =التحقيق =الحمايه
          =الدكان =الدنيا =السي =الصباح =الفجر =الكلبشات =الله =الليله =المحقق =المستشفي =انا =انزل =انفخ =اهلي =اين =بالشارع =بدون =بنتي =بيتي =بيسالني =بيقول
          =بيقولي =تاخذ =تعبت =جابو =جوه =حطولي =خطف =خنقني =داخل =دقيقتين =دلوقتي =رايح =رخصتي =رخصه =رساله =سايق =شالو =شويه =ضربني =طلع =عليي =عملت =عيش =غير
          =فيني =قاعدين =قالت =كلب =كلبشوني =كلنا =ماشي =محامي =محقق =مذكره =معهم =هذه =هسع =هلا =هلق =هنا =واحنا =واقفه =والبوليس =والشرطي =وش =وقدهم =وقفني
          =وهم =ياخدو =ياخذوا =يتم =يخلوني =يريدون =يسال =يسالو =يشتو =يشتي =يضربني =يعتقلوا =يقولون =ينتحر =يهدد @001 ARRESTING ASKAR ASKING BEHIND COPCAR DOGS
          GETOUT HURTING HURTS Held KILL LATER LURKING PAPERS PHONE PULLED PULLING QUESTIONED QUESTIONING QUESTIONS SAY SEARCH SEIZED SUICIDED Violent Weapon
          ^ASKAR ^COURTS ^DIE ^DOOR ^GOT ^HEDGE ^IWANT ^KILL ^LIVE ^Near ^OUTES ^PILLS ^POLICE ^PRESENT ^Paperwork ^QUERY ^ROADSIDE ^TAKING ^TAKINGAR ^TIRED
          acus- acusa- aero- aerop- agai- again- ahori- allo- allow- alon- amar- apart- arma- arres- atta- attac- auxi- auxil- aven- avent- beer- befo- befor-
          blee- bleed- bloc- block- borra- brok- calle- came- camer- chal- chale- chec- check- chok- choki- compu- confi- corr- cuat- cuch- cuchi- dadd- dayc-
          dayca- decl- decla- defe- defen- deja- depo- dere- derec- dese- deser- deta- detai- deten- detu- detuv- dond- drun- ello- encu- encue- ense- entr-
          escr- escri- esta- estad- fami- famil- foll- follo- fost- foste- fron- golpe- good- goodb- grac- graci- hitt- hitti- hold- holdi- hora- hurt- hurti-
          killi- land- lawy- lawye- ligh- light- llave- llev- lleva- looki- mach- mache- mana- manan- meno- messa- mexi- mexic- migr- mome- momen- morir- must-
          musta- myse- mysel- nene- newb- newbo- olie- olien- paja- pajam- para- paran- parar- pare- perdo- phon- pick- picke- pide- pidi- pidie- pist- pisto-
          plac- point- poly- polyg- porch- pregu- read- readi- reas- reaso- reci- reda- redad- regr- regre- remo- remov- rode- rodea- romp- runn- runni- sabem-
          salid- salie- scre- segui- sema- senti- serv- shoot- short sigui- subie- suelt- susp- suspe- take- tele- telef- teng- tiran- toca- tomad- touc- touch-
          trac- track- trat- vent- venta- vide- vini- vinie- volve- want- whil- wind- windo- wris- ابنت- اختف- اعتر- اقوا- الان- البي- التح- التحق- التو- الجه-
          الجها- الحب- الدك- الدكا- الدن- الدني- السكي- الشا- الصبا- الغر- الفج- القا- الكب- اللي- الليل- المح- المحق- انتح- اوقف- بالش- بالشا- بالق- بيرت-
          بيسا- بيسال- بيقو- بيقول- تلفو- تلفون- حبسو- حطول- حقوق- خلون- خنقن- داير- دخلو- دقيقت- دلوق- دلوقت- رخصت- رسال- صارل- ضربن- عالد- عنده- قاعد- قاعدي-
          قالو- قالول- قولو- كلبشو- لابن- لاحق- مانع- محام- مذكر- مكلب- موقفي- نزلو- واحن- والبو- والش- والشر- والم- والو- وحطو- وقده- وقفن- ياخدو- يحقق- يحققو-
          يخلو- يخلون- يخلي- يدور- يريد- يريدو- يسال- يضرب- يضربن- يطلب- يفتش- يفتشو- يقتل- يقولو- ينتح- يوقف-`,
        '-0.5': `#اجو #اذا #استجواب #اقام #امام #امش #امض #امل #اموت #انترلوك #انتظر #انجليز #انه #اني #اولاد #ايدي #بتقول #برا #بكر #بيضرب #تاخذ #تلفون #تهمه #جالس
          #جسر #حاجز #حدود #حضن #حطو #خلاص #خمس #خنق #داع #راحت #راس #رايا #رجعت #رحت #رخصه #رضيع #سطح #سلاح #سيارت #شباب #شقه #صيت #عمار #فاهم #فحص #قافل #قبض
          #قسم #قطعت #قفل #قول #كتبت #لاد #لان #ليا #ماخذين #ماس #محاصر #محدش #مخلي #مدرسه #مفتاح #ملثم #مني #موقف #نجد #نسو #هاز #هذا #هرب #هربت #ورقه #يبي
          #يشم #يضرب #يقلب #يقول #ينتظر =7 =abi =abro =agarraron =akher =anymore =aparece =arrestando =asked =attacking =away =backyard =balazos =basement =beat
          =being =better =booking =botella =breaking =care =cars =cerca =comes =cosas =daughters =declarando =dejo =despidiendose =dos =edge =ella =esposas
          =estan =except =five =flight =foog =fotos =giddami =gun =hasta =hijos =hit =hombre =ids =interrogation =ir =jura =just =khat =kid =kiero =lel =les
          =llamando =llegue =love =lyom =man =manos =mejor =minni =morir =muerte =mundo =nano =nomas =note =officers =pal =pelo =pide =pie =plan =poco =porch
          =posted =pq =pregunta =preguntan =preso =prison =queria =radio =razor =recorder =reten =robaron =sa3a =sala =salio =shelter =showed =sign =sigo =sigue
          =sit =soga =soplo =sorry =soy =standing =stranger =swat =text =texted =tied =tienen =tirar =toy =trae =upstairs =venas =viejo =voy =want =where =wife
          =wish =yom =اجو =اذا =اطلع =افتح =الايس =الشغل =الضو =العماره =المدرسه =النوم =امشي =امضي =امل =اموت =اني =اولادي =بالمطار =بايدي =بتقول =برا =بكره
          =بيضرب =جنبي =حاله =حالي =حضني =حماتي =خلاص =خمس =راحت =رجعت =رجعها =رجل =رحت =روحي =زوجي =سالني =سحب =سنين =سيارت =شالوا =شباب =شقتي =طليقي =عاده
          =عالارض =عنده =فوق =فين =فيي =قال =قطعت =قفل =كل =لازم =لانو =لزموا =ليا =ليش =ماسك =مرتي =مسكوه =مني =ناطر =نزل =نفسها =هذا =هربت =هل =هم =هناك =هي
          =وداع =وراي =ورايا =ورقه =ولادي =ومحدش =ونحنا =يدقوا =يدور =يشم =يفتشون =يقول =يمه @now-they ARRESTED BLEEDING DIED EVERYONE EX Gear HIGHPLACE IWANT
          LEDGE LETME LIGHTS POINT ROUGH SUICIDAL WEAPON ^ARRESTING ^BLEEDING ^Drug ^EX ^KNOCKED ^LOCKED ^QUESTIONING ^SAY ^SEARCH ^SEARCHED ^SUICIDE abri-
          akhe- anym- anymo- anyw- apar- apre- aske- backy- baja- bala- balaz- base- basem- bein- bett- bette- booki- bote- botel- busc- busca- cart- cerc-
          cerra- clim- climb- come- corre- cort- cosa- decid- deje- entre- exce- excep- fire- flig- fligh- foto- fuerz- gidd- gidda- golp- graba- guard- handc-
          happ- hast- hijo- homb- hombr- inten- inter- jump- knoc- lett- lette- leye- line- lleg- llegu- mand- mano- matt- mayo- mejo- minn- mira- miss- mkha-
          mund- mune- munec- noma- pate- pati- perd- perr- pict- pictu- plat- poin- porc- poste- preg- pris- priso- quer- queri- quis- quit- quita- radi- raid-
          razo- recog- refu- refus- rete- road- robar- robb- rompi- roun- saca- screa- segu- sent- shel- shelt- shot- side- sigu- sopl- sorr- spea- stab- stabb-
          stand- subi- suic- suici- tear- term- termi- test- text- texte- tiene- unic- upst- upsta- vena- vuelt- wher- ythr- اسيل- الاي- السج- الشغ- الشق- العم-
          العما- العي- الكل- الكلب- المد- المدر- المرا- المست- النو- امبا- اولا- اولاد- بالج- بالجا- بالمط- بتقو- بيدق- بيضر- حاطي- حمات- رابط- رجعه- رضيع-
          سالن- عاده- عالا- عالار- عالش- قيدو- كلبش- لابس- لاقي- لزمو- ماخذي- محاص- موقف- ناطر- نفسه- وصيت- ولاد- ومحد- ونحن- ياخد- ياخذو- يخنق- يدقو- يرجع-
          يستجو- يعتق- يعتقل- يقول- ينتظ-`,
        '-0.6': `#ارتاح #ارد #اروح #اطلع #انتحار #برع #بنا #تحقيق #حبس #حبل #حجز #حقوق #حكوم #حما #خرج #خروج #راي #روح #سال #سامحو #سامع #سجن #سجين #شخص #شدو #شقت #ضهر
          #ظابط #عيش #عين #فات #قتل #كلبش #لابس #لسا #مطار #معا #موبايل #نحنا #نزل #هنا #وين #يدور #يمن =8 =acaban =ahorcando =arresting =ba2a =babysitter =bad
          =bajo =bed =cana =carta =celda =comieron =cuello =cut =dan =dark =deja =digo =dijo =done =driving =este =even =ever =fe =foot =fui =gal =guys =hatha
          =hoy =irme =kids =kill =knock =levantaron =life =live =llevaron =llevo =mando =men =metieron =missing =mnil =mom =more =neighbors =never =noche =o
          =other =otro =parar =pegando =perdio =ppo =ran =rifle =robo =sobriety =stairs =taking =test =they =threatening =tomorrow =top =vez =walk =writing =yes
          =ارتاح =اروح =السياره =الظهر =اليوم =ان =انه =بالليل =بدها =بدي =برع =بيتنا =تقول =جو =خايفه =دخلو =سامحوني =سكر =شخص =شربان =شرطي =شلو =طليقتي =لسا
          =لو =مرته =مسكر =مع =معاه =مفقود =يضرب =يم CUFFEDAR LOCKED SEARCHED SUICIDE TOOKES WAVING ^ANSWERAR ^CAR ^KIDNAP ^LIGHTS ^MISSING ^Traffic acaba-
          apare- baby- babys- book- brin- celd- cerr- comie- cono- cuel- cuell- desa- desap- drivi- esca- estr- gadd- gadda- guar- inte- kier- ment- missi-
          mont- mori- neve- noch- nurs- othe- padr- parq- parqu- pega- pegan- post- rath- rifl- roba- sepa- stai- stair- step- stran- taki- takin- threa- tomo-
          tomor- writi- اخدو- ارتا- الام- التل- الحد- الدر- السو- الظه- المت- المر- المك- اليم- اليو- بالت- بالل- باللي- سامحو- شالو- طليقت- عالس- والب- وراي-
          ياخذ- يردو-`,
        '-0.7': `#احمر #اخد #اعيش #الض #بكرا #سواقه #ضاع #طريق #عاد #فوق #قفو #قلم #لاق #لزم #مفقود #موت #ناطر #يخنق =12 =4 =6 =autistic =b =break =county =despidio
          =dui =fue =hear =herself =lawn =move =nunca =pen =shoot =stop =tan =thinking =time =todos =vivir =year =احمر =اخذوه =اعيش =الموت =بكرا =رجال =ضاع =لي
          =نفسي ASKEDAR CUFFS DANGERES KIDNAP KILLING LIVE MISSING NECK TIRED ^DANGERES ^LOTS ^SUICIDAL break- compr- hath- hers- herse- mess- nunc- todo- vivi-
          writ- سامح- طليق- مسكو- مفقو-`,
        '-0.8': `#اخذو #شلو #ضايع #مسك =13 =daba =die =keys =mn =park =اخدو =اخذوا deci- metie-`,
        '-0.9': `=اخذو ^Violent ahorc-`,
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
        '1.1': `#حال IWANT POINT`,
        '1.0': `=be =quiero =حاله DIE End NOOSE mori- suic- suici-`,
        '0.9': `#اخر #انتحار #عيش =bye =die =ever =herself =life =mato =plan =rope =thinking =voy =اخر hers- herse- vivi-`,
        '0.8': `#اعيش #جسر #حبل #داع #قول =ba2a =estar =himself =loaded =mejor =razor =sorry =vivir =احد =اعيش =ليش =وداع =يوم JUMPAR LEDGE REFL TIRED ^SUICIDAL
          decid- hims- himse- loade- mejo- razo- sorr- think-`,
        '0.7': `#ارتاح #اموت #دنيا #سطح #فكر #كاتب =ahorcar =akher =care =carta =dejo =despidiendose =despidio =done =edge =end =except =garage =hice =hung =minni
          =mundo =myself =posted =sent =soga =tomorrow =train =ارتاح =الجسر =اموت =بدها =تقول =عيش =فكر =مسكر =يا =يقتل KILLED TIRO ^HEDGE ^KILL ^PILLS akhe-
          colg- cort- corta- exce- excep- gara- garag- minn- morir- mund- myse- mysel- perd- perdo- poste- sent- sente- than- tomo- tomor- voic- wris- ارتا-
          البل- الجس- رسال- سامح-`,
        '0.6': `#افكر #امل #خلاص #راس #صيت #قررت #قطعت #كتبت #موت #نفس #ينتحر =anymore =asi =before =better =bleach =botella =charges =colgar =cortando =estarian
          =extranar =ganas =happens =head =kiero =love =mando =mano =more =morir =navaja =own =pal =pistol =quisiera =sentido =suicidal =tell =than =time =tirar
          =tired =tracks =tren =vida =who =wish =wrists =wrote =افكر =الموت =امل =بالانتحار =بقتل =حافه =حالي =خلاص =روحه =صديقي =ضل =عيشتي =فيها =قررت =قطعت
          =نفسها =ينتحر KILL KILLING LEFTNOTE ^GOODBYE anym- anymo- befo- befor- bett- bette- blea- bleac- bull- colga- desp- estar- extr- extra- gana- impo-
          inten- nava- navaj- pens- pensa- post- quis- quisi- quita- rath- senti- talk- term- termi- tire- unic- wrist- wrot- القط- انتح- بهال- عيشت- قولو-
          نفسه- وصيت- ينتح-`,
        '0.5': `#احسن #انتحر #انها #بتقول #بقي #بكرا #حاف #حدا #داعا #روح #ساد #شفر #فيق #فيها #محد #هاي 2edd- =15 =75 =adios =after =caso =cuiden =cutting =decidi
          =dios =encerro =ending =esposa =este =esto =for =good =gritando =hang =hanging =it =juro =killing =lake =lap =lost =make =miss =morirme =muerte =note
          =orilla =parar =pensando =perdi =perdone =pienso =point =queda =queria =rather =sheet =sleep =suicide =techo =termino =that =tiro =unico =venas
          =viviendo =ابوي =احسن =اقدر =الانتحار =الدنيا =الله =انتحر =انهي =اهلي =بايدي =بتقول =بقي =بكرا =حدا =رساله =سطح =لو =ليله =نفسه =وداعا ANYMORE LATER
          SUICIDED ^ANYMORE ^End ^IWANT ^LIVE ^NOOSE ^PAST ^WEAPON adio- ahorc- bote- botel- cart- compr- cuid- cuide- cutt- cutti- depor- despi- endi- endin-
          hang- hangi- happ- kier- killi- lett- lette- mess- mune- munec- pien- piens- quit- rathe- shee- slee- tech- ulti- ultim- vena- vivie- الانت- الحب-
          الدن- الدني- بالجا- بالك- بتقو- صديق- وداع-`,
        '0.4': `#الل #انه #اني #بقتل #تعبت #تقول #حبوب #دور #سامحو #ليل =aguanto =antes =arma =bad =cabeza =corte =dano =deputies =deserve =diciendo =do =dog =drove
          =es =escribi =gun =hacer =hand =into =judge =last =left =letters =live =llorando =morning =mucho =nobody =noche =pa =quitar =reason =siempre =since
          =sitting =subio =talking =texted =this =to =today =tomar =truck =va =whatsapp =without =woods =would =wrist =اريد =الحبوب =السطح =ان =اني =تعبت =حالها
          =خالتي =رح =سامحوني =قفل =كل =يعرف @011 DIED TONIGHT WEAPON ^DIE ^IF ^TIRED afte- ante- bala- cabe- cabez- clim- climb- deci- depo- dese- deser-
          despe- dici- dicie- diga- drov- girl- girlf- grita- judg- llor- llora- mont- morn- morni- muer- need- nobo- nobod- noch- quer- queri- reas- reaso-
          siem- siemp- sinc- sitti- stop- stopp- talki- text- truc- what- whats- witho- woul- الان- الحبو- السط- حاله- خالت- سامحو- عليه-`,
        '0.3': `#اروح #الا #ترد #قفل #لازم #ماس #ممكن #مني #يعرف =acaba =because =best =come =contesta =court =crying =dijo =everything =familia =front =gave
          =girlfriend =have =his =holding =hoy =keep =kitchen =law =look =nadie =nephew =novia =only =over =que =shut =sola =solo =stuff =su =tied =veo =want
          =writing =you =اخذت =اروح =انه =بدي =ترد =عندي =قاعد =ماسك =مني =موت =نفسي =واقفه =يقول @now-i ENDLIFE WRISTS ^Drug ^Moment agua- aguan- beca- becau-
          comp- cryi- cryin- depu- deput- drin- every- fami- famil- hold- holdi- kitc- kitch- mand- nadi- neph- nephe- oril- orill- read- toda- trai- with-
          wood- writ- writi- الحي- السل- السلا- المو-`,
        '-0.3': `#الس #بعد #بيسال #تلفون #راي #رجعت #شرطه #شقول #شلو #صال #صغير #طاح #عمر #قافل #لهم #مره #هلق #وقف #ولد =17 =94 =alive =apartamento =asking =at =blue
          =boca =border =boy =boyfriend =bus =but =calle =camera =celda =choking =cousin =cps =cuchillo =cuffed =de =despertar =detective =entrar =escuela
          =esposas =estacion =estamos =fbi =feel =fentanyl =frasco =golpeando =hay =home =house =inmigracion =interrogando =ir =kidnapped =lights =linea
          =llevando =men =metieron =mia =migra =minutos =momento =need =neighbors =nombre =off =officers =other =papeles =party =policia =policias =por =prueba
          =reading =revisando =s =salida =searching =second =she =sheriff =sobrino =son =statement =tenia =them =throwing =tiene =tio =tocando =took
          =trabajadora =typing =uber =uncle =vinieron =was =window =work =worker =اختي =اخذو =اس =اطفالي =الارض =الان =الحقوني =الدكان =السي =الشرطي =تفتيش =جنب
          =رجعت =سياره =شقول =شنو =طاح =طليقتي =عالباب =عالبيت =عليه =عيالي =لقيت =لهم =محقق =معاهم =موقوف =هسه =واقفين =وراي =وقفوني =يفتش =يفتشوا =يفتشون
          =يكسر @001 @100 @doing @done @plain ANSWERAR CAMEIN CHILD CPS Calendar GOT HOUSE NOW Official PILLS PULLED Plea RANOFF SEVERE SOMEONE TAKEES TOOKES
          WARRANT ^BREAKIN ^DETECTIVE ^FALLEN ^HURTING ^JUDGE ^LIGHTS ^PASTVERB ^PULLED ^Plea ^TOOK abue- abuel- acaba- aliv- arre- arres- aski- askin- ayud-
          bang- bangi- bord- borde- came- camer- celd- chil- choki- clos- cous- cousi- deja- detec- detu- entra- escue- espe- esper- estac- estam- fras- frasc-
          grab- habl- hous- inmi- inmig- jump- leav- llam- llev- metie- migr- mira- much- niet- nomb- nombr- ofic- ofici- othe- papel- patr- patru- pele- prot-
          prote- prue- prueb- ques- quest- readi- sali- salid- sher- sheri- short show- state- teni- thin- throw- tocan- toma- trail- typi- typin- uncl- vini-
          vinie- wind- work- worke- اطفا- اطفال- اعتر- الار- البي- التح- التل- الحقو- الدك- الدكا- الصغ- الصغي- القا- المحق- الولا- بالا- بالس- بالصا- بسيا-
          بسيار- بيسا- تفتي- طليقت- عالب- عالبا- عالبي- عيون- كلبشو- واقفي- والا- وقفو- وقفون- ولاد- ياخدو- يدخل- يضرب- يضربن-`,
        '-0.4': `#اثن #اجو #احك #اخد #اخو #اخي #امض #اوقع #باب #بغرف #بيسمنت #تعال #تفتيش #تهمه #ثاني #جوه #حابس #حامل #حجزو #خطف #خلص #داخل #دخل #راض #زايد #ساعت #سحب
          #سنه #شبا #ضاع #طايح #طلعت #عند #عيال #غريب #فات #قاضي #قالول #كسر #كلبش #كلبشو #كلم #لحال #لقيت #لما #متخب #محقق #مركز #مستشف #معهم #ورا #وقع #ولاد
          #وين #ياخد #ياخذ #يتشنج #يحقق #يخلو #يدق #يسال #يسجل #يشت #يصرخ #يطلب #يفتش #يكسر #ينتظر =10 =abre =abrio =aca =adentro =alcohol =apartment =arrestar
          =autista =ayuda =ayudenme =azul =badge =baggie =balazos =bas =beating =bond =break =breaking =camioneta =carro =casa =charged =child =chota =comieron
          =como =compa =conteste =cops =creo =cuffs =custody =dejaron =derechos =detectives =detenido =dieron =dijeron =door =dormido =downstairs =each =ella
          =encuentro =escribo =esposaron =esta =every =favor =feo =firmar =firme =firmo =freeway =frio =gas =glass =golpear =gray =grita =gritos =ground =habla
          =hablo =hace =hacemos =handcuffs =heroin =highway =him =hit =hombre =inside =interrogated =khat =knocking =la2 =landlord =licencia =llevan =luces =mad
          =me =minutes =mixed =mom =moms =needle =next =nurse =o =odd =oficial =one =orden =oyen =pararon =park =patrullas =permiso =picked =pill =police
          =porche =preguntan =preso =puerta =pulso =questioned =quick =rapido =ratito =read =real =recorder =redada =revisar =robaron =room =salga =screaming
          =seat =shooting =siguiendo =sobredosis =sons =stairs =suspended =ten =threw =tienda =told =touching =traigo =trooper =trying =unos =vienen =wake
          =warrant =while =will =windows =yes =your =ابني =ابوه =ابوها =اجو =احكي =اخذوا =اخويه =اخي =اخيه =الاطفال =البوليس =التحقيق =الشباك =الطريق =اللحظه
          =المدرسه =المركز =المستشفي =الولاد =امضي =اوقع =بالارض =بالباب =بالبيسمنت =بالليل =بالمطار =بدو =بدون =بغرفه =بنتي =بوليس =بي =بيقولو =تبع =تبعي =جاي
          =جو =جوه =حابسني =حامل =خلص =خمس =دخل =دلوقتي =راضي =زايده =زرق =ساعتين =ساعدوني =سحب =شارب =شالوا =شو =شوي =ضاع =طايح =طلعت =عشان =عند =غرفتي =فحص
          =قاعدين =قالوا =قالولي =كلبشوني =لان =لحالي =لما =متخبيه =معاه =معهم =مكان =نص =هم =والشرطي =وقدهم =وقع =يتشنج =يحاول =يخلوني =يدق =يدقوا =يقولوا
          =يقولون =يم @111 @now-CPS @now-DETECTIVE @now-POLICE @now-he @now-we ASKAR BEHIND BLEEDING DETECTIVE FALLEN GRABBED Gear HABIT HANDS HURTEN IROOM
          Interview LEGAL LETME MISSING PAPERS PODER POLICE PULLEDAR QUESTIONING ROADTALK SEARCH TOOKAR Traffic WAVING ^ACTOR ^ARRESTING ^ASKINGAR ^CLITIC ^CPS
          ^EX ^Held ^Interview ^KNOCKED ^LOC ^LURKING ^NARCAN ^OUTES ^Official ^PULLEDAR ^SEIZED ^SOMEONE ^Sick ^TAKING ^Violent ^WAVING ^WILL aden- adent-
          alco- alcoh- apart- badg- bagg- baggi- beat- beati- blan- boyf- boyfr- break- call- carr- chot- comie- count- court- cuff- cuffe- cust- custo- dejar-
          depa- depar- dete- deten- detuv- dier- diero- dije- dijer- downs- encu- encue- ensen- entr- escu- esta- favo- fent- fenta- fing- finge- firma- flas-
          flash- free- freew- glas- golp- golpe- graba- grito- grou- groun- hacem- hand- handc- hero- heroi- high- highw- hija- homb- hombr- insi- insid- kidn-
          kidna- knock- landl- line- lleva- luce- mixe- mome- momen- needl- nurs- orde- paja- pajam- pape- parar- pega- perm- permi- pick- picke- plan- poli-
          polic- porch- preg- pregu- pres- puer- puert- puls- quic- rapid- ratit- reda- redad- remov- resp- robar- rode- sabe- saca- salie- secu- seno- shoot-
          stai- stair- stat- tien- tiend- traig- troo- troop- tryi- tryin- tumb- tumba- turn- viej- viene- viol- waki- warr- warra- whil- windo- ابوي- الاط-
          الاطف- البنا- البو- البول- التحق- الشب- الشبا- الطر- الطري- اللح- اللحظ- المح- المد- المدر- المرك- اورا- بالار- بالب- بالغ- بالل- باللي- بالم- بالمط-
          بغرف- بولي- بيسال- تلفو- تلفون- حابسن- حاطي- حبسو- حقوق- دخلو- دلوق- دلوقت- زايد- ساعت- ساعتي- ساعد- سيارت- عيال- غرفت- قاعد- قاعدي- قالول- كلبش-
          لحال- لعند- متخب- متخبي- معاه- موقفي- موقو- والم- وخاي- وخايف- وقده- ياخد- ياخذ- ياخذو- يتشن- يحقق- يخلو- يخلون- يدقو- يسال- يفتش- يفتشو- ينتظ-`,
        '-0.5': `#اتكلم #اسكت #اطفال #اطلع #اقول #اوض #اوقف #ايد #بارد #بديترويت #بسرع #بعض #بلع #بلعت #بنا #بنت #بنز #بيب #بيضرب #تقل #جاب #جاي #جرع #جوا #جواب #حاول
          #حشيش #حطو #حطول #حقو #حقوق #خلف #دايخ #درج #دقايق #دكان #دوا #راجع #راحت #رجال #رخصه #رصاص #رضيع #زرق #زوج #ساعد #سال #سواقه #سيارت #شارع #شال #شاهد
          #شباب #شرب #شفايف #ضايع #طالع #فجر #قدهم #قلب #قلم #كشاف #كلب #كندا #كيف #لان #لزم #لسا #لعند #لقي #محل #مرم #مكالم #مكان #موظف #موعد #ناطر #نسو #نفخ
          #هجره #هنا #هوي #ويه #ياهم #يتنفس #يحاول #يرد #يصح #يعيط 3len- =2 =3lena =60 =8 =abogado =abra =abro =afuera =aire =ambassador =ami =amigo =andan
          =anoche =apuntando =arm =armas =arrestando =arresto =ate =atras =attacking =autistic =baje =bar =bate =being =box =burn =by =calling =cam =cara =card
          =casi =cel =chasing =check =checkpoint =cloro =close =clothes =coca =cold =coming =confiese =county =cuartito =curb =da =deal =dejan =desmayo
          =detector =devolver =dhs =diga =dope =droga =drunk =echo =enfrente =escaleras =escondida =escriba =espuma =estado =eyes =floor =foaming =following
          =foster =fuerza =fumar =gasolina =getting =hable =hallway =happened =hey =hiding =hold =hospital =ice =immigration =investigador =inyecto =jefe =key
          =kid =knife =late =lit =little =llama =llamada =llaves =llegaron =loading =mandaron =manos =metio =mexico =minute =mio =motel =muriendo =nena =nene
          =nieve =ojos =oliendo =otro =padrastro =padre =parando =paro =pasar =pego =percs =pick =pide =piden =po =pointed =pq =preguntando =prima =pusieron
          =quedo =quitaron =raid =raro =reacciona =red =respirar =rights =road =rompio =run =same =search =shelter =shoulder =side =sit =solos =sople =staring
          =strangling =street =subieron =swinging =talk =their =through =tipo =toca =tocan =toddler =truth =vaso =viejo =vino =wrong =yr =ابنه =اتصل =اتكلم
          =اسكت =اسيله =افتح =اقول =الاوضه =الايس =البيبي =الجهاز =الدوريه =الفجر =الكلبشات =الوعي =انفخ =اوقف =بالشارع =بالطريق =بديترويت =بسرعه =بلا =بلع
          =بلعت =بيتنا =بيضرب =بيقولوا =جابو =جرعه =جهال =جوا =حبسني =حبه =حشيش =حطولي =حماتي =داخل =دقايق =دم =راحت =رجال =رصاص =سكران =سنين =سيارت =شاهد =شباب
          =شرطي =صاحب =طليقي =عاده =علبه =عم =عمره =عن =عيونه =كلب =كلمه =كندا =كيف =لسا =ماخذ =مسدس =مسك =مفقود =مكالمه =موقفني =نار =نبض =هل =هناك =والشرطه
          =ويه =يتنفس =يحرق =يدور =يذبحني =يرد =يسالون =يشتو =يصحي =يقولو @210 ANSWER ASK ASKINGAR BREAKIN COLOR HASES KNOCKING LIGHTS OVERDOSE QUESTIONED ROUGH
          SEIZED SOBRIETY STATEMENT STATION TOOK Violent Worker ^CUFFEDAR ^GRABBED ^Gear ^HOUSE ^LOCKED ^POLICE ^ROADSIDE ^Room ^TOOKAR ^Traffic ^Worker abog-
          aboga- afue- afuer- alla- amba- ambas- amen- amena- anoc- anoch- apaga- arma- atra- atta- attac- ayude- azul- baja- bein- busca- calli- chas- chasi-
          clot- cloth- comin- conf- confi- cono- conv- coun- defe- defen- dere- derec- desm- desma- devo- devol- dict- dicta- drive- drun- durm- durmi- enfr-
          enfre- escal- espu- espum- estad- fire- firm- floo- foam- foami- foll- follo- fost- foste- fren- gadd- gadda- gaso- gasol- gett- getti- gran- grand-
          gumm- hacer- hall- halla- hallw- hidi- hidin- hosp- hospi- immi- immig- inve- inves- knif- knoc- land- leva- levan- liqu- litt- littl- llama- llave-
          loadi- lock- mano- mari- medi- medic- meti- mexi- mexic- mote- murie- niev- olie- olien- over- padra- paran- parc- parq- parqu- pate- pela- perc-
          perdi- pers- pide- press- pusi- pusie- rapi- rati- reac- reacc- recog- remo- revi- revis- right- road- roba- roun- sear- searc- sema- shel- shelt-
          sigu- sigui- smok- sobr- solo- star- stari- stepd- stor- stre- stree- swin- swing- thei- thro- throu- toca- todd- toddl- touch- trut- watc- wron-
          ابتل- ابوه- اتكل- اخذو- الام- الاوض- الاي- البيب- الجر- الدور- السو- الفج- الكل- الكلب- المت- المست- الموظ- الوع- الول- اليم- بالبا- بالص- بالطر-
          بالق- بديت- بديتر- بسرع- بيضر- حبسن- حطول- حمات- دقاي- رابط- رضيع- ساعدو- سكرا- سيار- شالو- شفاي- طليق- عارف- عالد- عنده- قالو- لاحق- لاقي- لقين-
          محبو- مكال- مكالم- موقفن- ناطر- والش- والشر- والك- وبعد- وماب- وماخ- وياه- يتنف- يحاو- يحققو- يدور- يرجع- يسالو- يستجو- يقولو- يلحق-`,
        '-0.6': `#ابر #ابو #اتصل #احج #ازرق #اسيل #افتح #اكتب #الض #امام #امش #انت #باص #بدون #برد #بيه #جسم #جهي #حبه #حجز #حما #خمس #خويا #داو #دقيق #رغو #سامع #سكن
          #شخص #شقت #صاحب #طفل #طلب #عارف #عربي #غلط #فحص #قسم #كامل #كان #كبير #كثير #لاد #لاق #مال #محامي #مخدرات #مطار #معا #معايا #مفقود #مول #نار #نارك
          #نزل #هربت #هوا #وعي #وهم #وورنت #يدخل #يذبح #يرجف #يضرب #يفيق #يقوم =3 =40 =5 =7 =acabo =aeropuerto =ago =agua =allowed =amenazando =amenazo
          =anything =aparece =asked =atf =awake =backpack =bat =both =boyfriends =breathing =bro =building =buscando =callo =cana =canada =chama =corazon =cpl
          =dando =decir =deja =deputy =desplomo =dicen =dna =doing =driveway =dude =ellos =estan =everywhere =ex =face =father =first =fo2 =foot =friends
          =frontera =get =girl =has =he =horas =hours =how =id =inconsciente =interview =jumped =jura =kick =lado =leaving =les =line =llevaron =lock =loco
          =loud =machete =mall =mami =marido =miranda =muchas =mueve =neighbor =oding =ohio =old =or =otra =our =overdosing =paper =pegando =pelo =pidiendo
          =pointing =pulled =quitando =rato =respira =responding =reten =sala =sale =scared =secondary =showed =six =slid =soplo =stabbing =state =stepfather
          =steps =supposed =swat =tan =tarde =test =tienen =tirado =tylenol =van =vos =whole =wifes =xanax =yard =year =zip =احجي =اخدت =اخذ =ازرق =اكتب =البنت
          =السياره =الولد =امشي =انت =او =بالقتل =برد =بيتي =بيقولي =بيه =جسمه =جوزي =حق =خويا =دقيقه =دوا =رجل =رخصه =رغوه =ريحه =شايل =شخص =طفلي =فرد =فين
          =كان =محامي =مرته =مرتي =معايا =ناركان =نوم =هجره =هربت =هلق =واحد =والبوليس =وجهي =وهم =يريدون =يطلع =يفيق =يقوم @now-SOMEONE ARRESTED ARRESTING
          COMEIN COPCAR CUFFEDAR CUFFS EX FAINT GETOUT KIDNAP KNOCKED LETGO NEEDLE QUESTIONS RAID ROADSIDE TALKING ^ASKAR ^CAMEIN ^CAR ^DANGERES ^GIVEBACK
          ^KIDNAP ^OVERDOSE ^OVERDOSED ^Paperwork ^REFL ^SAY abie- abier- aero- aerop- allo- allow- anyt- anyth- apar- apare- arrep- aske- awak- baby- backp-
          bebi- book- brea- breat- buil- build- busc- cana- canad- case- chok- clor- coll- comi- cora- coraz- corre- cuat- dand- decl- decla- dema- demas-
          despl- dice- doin- drog- ello- ense- entre- expl- fath- fathe- firs- front- hora- hour- inco- incon- jumpe- lamp- lampa- leavi- llav- mach- mache-
          marid- ment- mezc- mezcl- minu- minut- movi- mucha- muev- neig- neigh- odin- pagu- part- pasa- pegan- pidi- pidie- plat- prop- pull- pulle- recor-
          rete- romp- rompi- scar- scare- scre- screa- smel- snor- sobre- stepf- stran- subie- supp- suppo- surr- susp- suspe- tard- test- tiene- tirad- tran-
          tyle- tylen- unco- uncon- veng- vomi- vomit- vuelt- whol- wife- xana- ythr- اسيل- افتح- الحق- الكا- بالسل- بالشا- بالط- بالقت- بيتن- حابس- خطيب- شربا-
          شفايف- لزمو- ماخذ- محام- معاي- مفقو- موقف- نارك- ناركا- والبو- وراي- يذبح- يذبحن- يريد- يريدو- يستج- يصيح- يعتق- يعتقل- يقول-`,
        '-0.7': `#ارض #اسم #اكل #انترلوك #انجليز #تبع #تنفس #حبس #شايل #صبح #ظابط #قبض #كتير #ماخذ #مسلح #مغم #مفتاح #نايم #نبض #هاجم #يتصل #يحرق #يدور #يدي #يطلع
          #يقبل 3ala- 3alay- =13 =agarraron =ahi =are =aunt =ay =back =bajo =bed =bring =cars =class =comio =contesto =desaparecio =dogs =dormida =dui =era
          =esposo =fast =fell =fine =gal =hablar =heart =held =hitting =huele =interrogation =lawn =lleva =lot =meth =missing =mnil =name =narcan =novio
          =outside =pase =put =sa3a =sabe =saco =say =shot =sign =soy =stay =step =sus =ta =three =thru =trago =trunk =unit =viene =wait =wall =weed =went =ابي
          =اكل =الصبح =خالي =خطيبي =ساعه =سم =شلو =ضرب =عليا =علينا =قالو =كتير =مغمي =ناس =نفس =يتصل =يدي =يضرب =يقتلني @now-they BREATHE NARCAN STATED Sick
          WAKE ^BLEEDING ^DOGS ^FAINT ^FIND ^KNOCKING ^NUMBER ^SEARCHED anti- auti- autis- camin- clas- esca- fuma- hitt- hitti- huel- inter- miss- missi- narc-
          narca- outs- outsi- padr- queda- seco- secon- sopl- stra- touc- trag- traj- trun- vend- vien- whis- الاو- الحد- الزب- السي- السيا- المط- بالد- بالدو-
          بيقول- خايف- دقيق- علين- لقيت- وناي- يقتلن-`,
        '-0.8': `#تحقيق #ساع #ضرب #عيون #مقفل #وهو #يخنق #يرجع =911 =ahorcando =answer =ask =came =cayo =couch =dark =digo =dio =drank =empty =four =guy =hear =juez
          =k9 =let =many =od =overdosed =paso =patio =pen =robo =some =stab =they =tub =turn =unas =ver =where =اخت =بدهم =خايفه =عمي =وهو =يرجع @now-EX
          DANGERES PASSEDOUT ^ASKING ^MISSING couc- door- dran- empt- inye- inyec- overd- point- reco- respi- stab- stabb- step- wher- الجا- الور- يقتل-`,
        '-0.9': `#خايف =acaban =baby =cop =daba =fui =guns =mn =nina =porch =puso =ran apun- apunt- porc- الصب- بالسك-`,
        '-1.0': `=find =man =nino =nos =think =شربت back-`,
        '-1.1': `OVERDOSED`,
        '-1.2': `=quieren =us`,
        '-1.3': `=despierta =tomo`,
      }),
    ],
    [
      'danger',
      weightsFrom({
        '1.6': `DANGERES`,
        '1.2': `BLEEDING HURTING NECK`,
        '1.1': `=كسر`,
        '1.0': `#يضرب =يكسر Violent corre- يقتل-`,
        '0.9': `#خنق =ahorcando =deja =held =hitting =pegando =stab =بيتي =خايفه atta- attac- hitt- hitti- jump- pegan- stab-`,
        '0.8': `#شايل #هدد #يحرق #يخنق =bat =bats =dijo =machete =mata =saco =siguiendo =strangling =viene =اطلع =دخل =روحي =شايل =عليا =يضرب @now-EX @now-SOMEONE
          HURTS LOCKED ^BLEEDING amen- amena- asal- asalt- escal- gaso- gasol- mach- mache- ythr- حابس- خايف-`,
        '0.7': `#بيضرب #حامل #حرام #رصاص #سجين #شباب #لما #نار #يحاول #يذبح =attacking =balazos =breaking =by =dando =encerrados =hear =jumped =kill =let =man
          =padrastro =pega =ppo =puso =shooting =tablets =then =tirando =tumbando =حامل =خنقني =رصاص =رقبتي =سحب =شباب =فات =فرد =لما =مسك =يقتلني BREAKIN HURT
          IDIOM LETGO ^LOCKED ^WAVING armad- beat- esca- free- jumpe- padra- plat- pour- robb- shoot- stabb- table- tiran- touc- بالسل- بيضر- خنقن- يحاو- يذبح-
          يذبحن- يضرب- يقتلن-`,
        '0.6': `#اطلع #تحت #جهي #خرج #خروج #زوج #شخص #ضرب #قتل #نجد #هجم #وهو 3ala- =12 =amenazo =anda =armado =auxilio =bate =blocking =class =closet =escaleras =ex
          =fuerza =gasolina =golpea =guys =hammer =he =loco =loud =masks =nos =novio =pareja =pego =pelo =quito =robar =rompiendo =rompio =salir =shelter =ten
          =trying =vi =بالقتل =تحت =حابسني =سكران =شخص =قفل =محبوسه =مرته =نار =هو =وجهي =وهو =يذبحني =يرجع HIDING HURTEN LETME ROUGH WAVING WEAPON Weapon ^Plea
          auxi- auxil- babys- bala- care- chok- cint- clas- corr- defe- defen- fuerz- golp- mask- metie- parej- pate- pega- persi- romp- rompi- shel- shelt-
          shoo- sigui- touch- tryi- tryin- vari- بالقت- حابسن- رابط- سامع- سكرا- محبوس- يضربن-`,
        '0.5': `#حاول #حقي #عاد #قافل #قفل #ماسك #مسلح #هاجم #يخلي #يرجع #يلاحق #يلحق #يمنع =3alaya =abi =aca =agarro =alguien =backyard =beating =both =cerca =cinco
          =cuello =daughters =dentro =drunk =dudes =encerrada =entre =esta =following =gas =hombre =hotel =jumping =knife =loading =marido =metieron =oyen
          =proteccion =quemar =queriendo =sakran =scared =senor =shoot =siendo =sigue =stabbed =stabbing =stairs =staring =still =store =street =subiendo =trunk
          =us =vez =wall =when =الاوضه =الخروج =الصغير =امي =بالطريق =بيضرب =حبسني =لانو =لحالي =هناك =ونحنا =يضربني =يلاحقني @211 Held Plea SEVERE SOMEONE ^CAR
          ^Violent acerc- algui- apun- backy- balaz- beati- block- cerc- cinc- close- cuel- cuell- dand- dent- dentr- drun- dude- enter- estr- foll- follo-
          freez- fuer- hote- jumpi- knif- loadi- marid- pagu- pasap- pers- punc- punch- quem- quema- robbe- sakr- sakra- scar- scare- siend- sigu- sist- siste-
          stai- stair- stari- stil- stre- stree- tabl- trag- trun- الاوض- التا- الخر- الخرو- الدر- بالط- بالطر- بيخل- حبسن- زوجه- ماسك- ونحن- يخلي- يخنق- يلاح-
          يلاحق- يلحق- يمنع-`,
        '0.4': `#اتكلم #بنز #حابس #حقو #خايف #داخل #دايخ #سحب #سكين #صديق #علي #مقفل #نحنا #هنا #هون #ويه 3alay- =5 =amarrada =apartment =bleeding =buscando =cara
          =esperando =estamos =golpear =gritos =hablar =hurting =late =lot =me =miedo =money =neighbors =next =ninos =oigo =outside =pateando =phone =sabe =sala
          =sister =stepdad =sus =three =unos =vamos =who =اتكلم =اختي =باب =بيتنا =جاي =صوت =ضربني =طليقي =قال =ماشي =هون =ويه =يحاول =يخنقني =يدق =يدور @now-he
          ^HURTING ^SEVERE agai- algu- baby- blee- bleed- break- come- cuch- cuchi- door- ente- estam- golpe- grito- hurt- hurti- medic- mied- mone- neig-
          neigh- nino- outs- outsi- padr- patea- phon- press- scre- screa- seno- shak- subie- tene- vamo- vien- اتكل- الحق- بالح- بالسك- ضربن- محبو- يخنقن-`,
        '0.3': `#امر #جماع #حمام #دكان #سلاح #صوت #قادر #ماش #معه #ممكن =abajo =again =amenazando =aqui =ay =bedroom =boyfriend =break =calle =casa =cousin =cuarto
          =droga =enfrente =found =get =go =guy =hands =has =ir =lado =line =mama =porch =respirar =shaking =throwing =tiene =trae =you =اخد =امر =انه =بالحمام
          =جوزي =داخل =راسي =علينا =عمي =قادره =مسدس =معه =هسا =وراي =يريدون =يقولوا HOME HOUSE ^IF abaj- ayude- bedr- bedro- boyf- boyfr- busc- busca- carg-
          cous- cousi- enfr- enfre- escon- foun- homb- hombr- lock- mari- meti- parq- parqu- shaki- star- step- stor- take- tele- text- texte- thro- throw-
          trail- uncl- viol- viola- vuel- الاو- الصغ- الصغي- بالحم- بالس- بالمط- علين- قادر-`,
        '-0.3': `#اخذ #اسكت #اقتل #اقف #الس #الل #امام #بيقول #جوا #حشيش #داع #عيال #قاعد #كلب #كلها #ماعاد #مني #يدخل #يشت * =3 =6 =75 =aeropuerto =ahora =anything
          =are =arrest =breathing =bridge =caminando =conmigo =contesto =dead =deputies =detenido =door =down =dragging =en =estan =face =fbi =firme =getting
          =girl =hang =have =hermana =hospital =inmigracion =investigador =inyecto =it =la =lights =migra =morir =not =off =officer =one =over =papa =pastillas
          =removing =roommate =sale =sin =social =somebody =standing =statement =station =stuff =take =threatening =trabajadora =trooper =turned =van =viviendo
          =want =were =where =why =xanax =yelling =ابن =اسكت =اقتل =الحبوب =الحقوني =السي =المحقق =بالسياره =بسياره =بعمل =بلا =جوا =حشيش =سنين =شرطي =شي
          =عالباب =فيها =كلها =لا =ماعاد =مع =معي =مفقود =مني =وداع =وين =يريد =يسالوني @010 @011 @now-i @past @plain ANSWER ASK CHILD COMEIN GIVEBACK GRABBED
          JUDGE LEDGE PASSEDOUT PHONE TALKING TIRO TONIGHT Traffic WARRANT WRISTS ^ASK ^DETECTIVE ^DIE ^End ^GRABBED ^Interview ^KNOCKED ^OUTES ^RECENT abue-
          abuel- acaba- aero- aerop- agen- agent- ahor- anyt- anyth- ayud- brid- bridg- cami- conm- conmi- cont- depu- deput- desm- desma- deta- detai- detu-
          detuv- droga- fede- feder- fent- gett- getti- grabb- grit- hace- hacie- hall- happe- hosp- hospi- inmi- inmig- muer- offi- offic- prim- prot- prote-
          pued- reco- room- shou- soci- socia- someb- stand- state- stati- threa- toca- troo- troop- turne- veci- vecin- vivie- wher- xana- yell- yelli- الحبو-
          القا- الول- بالسي- بيقو- عالبا- ماعا- محقق-`,
        '-0.4': `#اتصل #اخويا #اعتراف #اعترف #اعض #بارد #بقي #بلعت #بوردر #جايب #جهه #خلص #خلف #دنيا #راس #رخصه #رقم #زياد #ساعت #سامحو #سحبو #سطح #شاهد #شقول #شوي
          #صارت #صال #طاح #طلب #غرف #فكر #فنتانيل #فوت #فيها #قاضي #قالول #كتير #كمل #لازم #محامي #محقق #معا #مفقود #موقف #موقفي #ميت #نارك #نبض #نفخ #هوي #ولد
          #يتشنج #يتصل #يحقق #يرد #يسالو #يضغط #ينتحر =14 =16 =8 =94 =abuela =adn =agentes =ago =agua =ahorcar =alcohol =all =already =apago =arms =ate =baje
          =bano =belt =bleach =border =bottle =buddy =burning =carcel =cars =caso =cel =children =compadre =companero =conteste =corte =court =creo =cruiser
          =cuffed =cuffing =cuffs =cuiden =daddy =deputy =despertar =detectives =do =doy =dying =ella =entiendo =era =es =escribe =esposado =espuma =eyes
          =fentanilo =from =gente =grabbed =hablando =had =having =heroin =hey =hi =holding =hr =immigration =inconsciente =ingles =interrogando =interrogated
          =investigator =jale =juez =kidnapped =kitchen =knocking =l =landlord =les =letter =license =linea =lit =llegaron =llevo =lost =mesa =mientras =mio =mn
          =momento =morirme =mouth =mucho =nodding =nomas =oficial =oliendo =once =or =overdose =overdosed =pana =paper =paro =percs =perdi =permiso =piso
          =point =polygraph =pounding =pregunta =puente =purse =pusieron =putting =q =que =raiding =revisar =rolled =sacar =sacaron =salga =saliendo =sat
          =security =seguir =sheriff =siguen =sobrino =solo =sople =sorry =suspended =tapping =telling =them =told =turn =verdad =vieja =vinieron =vuelve =went
          =with =worker =write =اخويا =اريد =اعتراف =اعترف =التحقيق =الجسر =الجهال =الدنيا =الساعه =السطح =الطفل =الكلبشات =الموت =انفخ =اوقف =بالمول =بايدي
          =بقي =بلعت =بيقولو =تبع =جنب =جو =جوه =خالتي =خلص =رايح =رحت =رخصه =رساله =رقم =ريحه =زرق =زوجتي =زياده =ساعتين =سامحوني =شالو =شاهد =شقول =صارت =طاح
          =طليقتي =عالبيت =علبه =عمره =فاتوا =فكر =فنتانيل =فوت =قالولي =كتير =كل =ما =محامي =مسكوني =نبض =نص =هسه =هلق =والبوليس =والشرطه =وقفني =ولد =ياخدو
          =يتشنج =يرد =يسالو =يفتش =يفتشو =ينتحر =يوم @done @may ANYMORE ARRESTING DIE HANDS IROOM Interview LIVE ONLINE Paperwork SEARCH SEIZED TAKEES TOOK
          Worker ^BE ^CPS ^Drug ^JUDGE ^Official ^PULLED ^PULLING ^TOOK abri- acab- alco- alcoh- alre- alrea- anda- ante- bord- borde- bott- bottl- breat- budd-
          burn- burni- carc- carce- cart- cerr- chec- child- clea- crui- cruis- cuffe- cuffi- cuide- cust- custo- dadd- depor- drive- drop- dropp- dyin- escu-
          espu- espum- fenta- firm- gent- girl- hand- happ- havi- havin- hero- heroi- hold- holdi- immi- immig- incon- ingl- ingle- inye- inyec- kidn- kidna-
          kitc- kitch- knoc- knock- land- landl- leav- lett- lette- lint- linte- llega- llev- lleva- mana- mand- mens- mensa- mien- mient- migr- mome- momen-
          mori- morir- mout- mucha- nodd- noddi- noma- ofic- ofici- olie- olien- para- past- pasti- perc- perm- permi- poly- polyg- poni- ponie- poun- pound-
          prec- preci- puen- puent- purs- pusi- pusie- putt- putti- qued- raidi- respi- roll- rolle- sacar- sear- searc- secur- segui- short show- sigue- sobri-
          sorr- spea- tapp- tappi- tell- telli- toda- tran- verd- verda- vini- vinie- voic- work- worke- اعترا- اعتقل- التح- التحق- الجس- الجه- الجها- الدن-
          الدني- الساع- السط- الشر- الشرط- المحق- النا- اورا- اوقف- بالا- بالك- بالمو- بيسا- خالت- داير- زوجت- زياد- ساعت- ساعتي- سامحو- شرطي- طليقت- عالبي-
          فاتو- فنتا- فنتان- قالول- مسكون- مفقو- موقو- والبو- والم- وحطو- وقفن- يتشن- يحققو- يسال- يسالو- يضغط- ينتح-`,
        '-0.5': `#اجو #احسن #اخد #ارتاح #ارد #ارنت #ازرق #اسم #اسيل #اقوال #اقول #اكو #الخط #الد #امض #انام #انتحر #اوقع #اوقف #بارح #بدون #بطار #بغرف #بلع #بيه #تحقق
          #تعبت #جالس #جوه #حاج #حاجز #حاط #حبسو #حبوب #حدود #حديق #خلاص #خلصت #دخلت #دقايق #رايح #رحت #رضيع #رغو #زرق #زلم #زميل #سال #سته #سجن #سوال #سيارت
          #شال #شالت #شنط #صباح #طالع #طفل #علب #عندي #فاقد #فحص #فيق #قلب #كاميرا #كذب #كرس #كشاف #كلبش #كلبشو #كلهم #كلور #كيف #لابس #لهم #محاصر #مدن #مرم
          #مغم #مقلوب #هرب #هوا #وقع #وورنت #ياخذو #يسال #يشم #يقلب #يمن =3an =after =agarraron =amigo =ando =anoche =apenas =armas =arrebato =arrestar
          =arrestaron =as =asi =asked =autistic =ayudan =babys =badge =before =best =blocked =blow =booking =bro =bunch =callo =carta =checkpoint =clave
          =clothes =coca =comieron =comio =como =corazon =cortar =cosa =county =cps =cuanto =custody =daughter =derechos =desaparecio =desk =despidiendose
          =despierta =despues =dice =dicen =diciendo =did =dije =drawers =drop =encuentro =esperan =esposas =estaba =estacion =estado =ever =everybodys =except
          =feds =firmo =foaming =foster =friends =gris =gritando =hacemos =hacer =handcuffed =hice =hija =hora =huele =ice =job =judge =jura =kan =lady =leave
          =licencia =living =llevan =llevando =look =luz =m3i =mal =manana =marshals =mato =mexico =mis =morning =moving =msg =muero =nada =nadie =narcan =nas
          =never =o =officers =ohio =parado =park =pasaron =pensando =pibes =picked =pill =pills =placas =pockets =poco =police =queria =questioning =quieren
          =quitan =rapido =registrando =revisando =rights =roomate =safe =salio =same =sar =se =shining =shower =siento =sign =slapped =snatched =sobredosis
          =stop =stopped =subieron =suicide =tenia =texteo =time =tired =to =todas =toddler =tomo =tomorrow =traffic =tub =type =unas =unmarked =used =vidrio
          =vodka =wait =waking =wanting =warrant =writing =yr =اجو =احسن =اخذت =ارتاح =ارنت =ازرق =اس =اسيله =اعرف =اقول =اكو =البارحه =الباص =البنت =الخط
          =السجن =الشرطه =الصباح =الضو =الكاميرا =المحل =المطار =الهجره =الولد =اليوم =امضي =انام =انتحر =انهي =اوقع =بالمركز =بغرفه =بلع =بي =بيدقو =بيقولي
          =بيه =تحقق =تعبت =جالس =جرعه =حاجه =حالها =حالي =حبوب =خذ =خلاص =خلصت =داير =دقايق =راضي =رغوه =رفيقي =ساعه =سته =سكر =سنه =سي =سيارت =شارب =شالت =شغل
          =شنو =عملت =عندي =عيالي =عيش =غير =فحص =قدامي =كلبشوني =كلهم =كلور =لحالها =لهم =لو =محقق =مذكره =مغمي =ناركان =نزل =هجره =هلا =هواي =والشرطي =واليوم
          =ورا =وقع =ولادي =ومعي =ياخدوا =ياخذوا =يسال =يشم =يفتشوا =يقولو @000 @now-CPS @now-DETECTIVE @now-they ACTOR ASKINGAR CPS DETECTIVE Drug End FIND
          GONEOFF HABIT NARCAN Official POISON ROADTALK WAKE ^ASKING ^ASKINGAR ^CAMEIN ^CUFFEDAR ^GOODBYE ^KILL ^KNOCKING ^LIVE ^QUESTIONING ^Room ^SEARCH
          ^THING ^Traffic ^WILL ^Worker acus- acusa- afte- anoc- anoch- apaga- apen- apena- arreb- aske- badg- bebi- befo- befor- blanc- blea- bleac- booki-
          bull- bunc- camin- case- cate- chal- chale- check- clav- clot- cloth- comie- compu- confe- cons- consu- conte- cora- coraz- corta- cour- cuan- cuant-
          cuff- decid- decl- decla- dema- demas- despe- despu- deten- dice- dici- dicie- draw- drawe- encu- encue- ensen- enti- entie- espa- estab- estad- exce-
          excep- foam- foami- fost- foste- graba- hacem- hunt- inco- inve- inves- judg- lice- licen- line- livi- livin- manan- manda- mars- marsh- matt- mess-
          messa- mexi- mexic- morn- morni- movin- muri- nadi- narc- narca- neve- nine- offe- pape- paren- pasar- patr- pele- pens- pensa- perdi- pibe- picke-
          pill- placa- plai- pock- pocke- poli- post- preg- pregu- raid- rapid- recog- regi- regis- remov- resp- respo- right- rooma- salie- sema- senta- sente-
          shin- shini- sient- smell- snat- snatc- stop- stopp- stuf- teni- tire- todd- toddl- tomo- tomor- traf- traff- unma- unmar- vaci- vidr- vidri- vodk-
          waki- wakin- want- wanti- warr- warra- wood- writi- اخوي- ارتا- اقوا- الان- الحب- الصبا- القب- الكا- الكام- الكر- الكلب- المطا- الهج- الهجر- الوا-
          اليو- انتح- باسو- بالد- بالص- بالصا- بالمر- بيرت- بيسال- حاله- حبسون- حقوق- دقاي- رضيع- زميل- سحبو- شفايف- عالب- عيال- قدام- كلبشو- لاقي- لحاله-
          ماخذي- محاص- مذكر- مكلب- موقف- موقفي- نارك- ناركا- ناطر- والب- والبا- والي- واليو- يحقق- يفوتو- يقولو-`,
        '-0.6': `#ابو #اعرف #الا #امن #امه #اموت #انتحار #انترلوك #انجليز #انزل #باص #بعض #بكرا #بيد #بيفتش #تامين #تحقيق #تفتح #تفتيش #جرع #جسر #حاسس #حجزو #حقوق
          #حكوم #خال #خوي #خويا #داو #داير #راحت #راض #ريح #ساد #ساع #سنه #شدو #شرب #شرطه #شفايف #عامل #عملت #غلط #غير #قسم #قضيه #كامل #كان #كلنا #لاق #لزم
          #ليهم #مخدرات #مركز #مشغل #معيش #منعرف #ناس #ناطر #ياه #يتنفس #يصح #يعرف #يفتش #يفيق =15 =9 =abierta =abogado =abre =abriendo =adios =ahi =airport
          =algo =allowed =anymore =aparece =asking =ba2a =bajaron =barely =blue =buscan =bye =care =celda =chontes =coke =come =cuartito =dar =dark =dea
          =dejarlos =dieron =dios =does =dope =drank =drove =edificio =ejo =eli =ellos =encerro =encontre =escondido =familia =feo =fighting =find =foot =for
          =goodbye =hablo =hago =handed =heart =horas =id =jail =khat =kiero =la2 =lake =llama =mall =mano =miranda =missing =mundo =name =navaja =nena =niece
          =night =note =oding =open =overdosing =parando =pararon =party =password =patrulla =peor =perro =perros =pictures =pide =po =policia =preguntan
          =preguntando =questioned =quitando =quitar =raid =reacciona =read =regresa =responding =river =robaron =ropa =searching =seat =sheriffs =shut =sit
          =slid =soga =soplo =stand =stay =suegra =suicidal =suits =swallowed =techo =they =things =tienen =till =tirado =tirar =toca =tocan =tome =trajeron
          =tren =tumban =up =visit =walked =wants =weekend =whole =yo =ابنه =اثنين =اخدو =اخذوه =اكل =الحمايه =الله =امه =اموت =انزل =ايديكم =بالسكن =بالمطار
          =بدها =بدهم =بقتل =بكرا =بنت =تريد =تفتح =تفتيش =تقول =جابو =حاسس =حق =حماتي =خالي =خايف =خايفين =خمس =خويا =دخلوا =دوا =راحت =شلو =صار =ضل =طفلي
          =عالمطار =عيونه =فاتو =قاعدين =قالوا =قالي =قبضوا =كان =كلب =كلنا =لم =لي =ليهم =مسكوا =مسكوه =معيش =مو =نفسها =هل =هم =والا =وقفوني =وياه =يتنفس
          =يشتو =يصحي =يصيحون =يطلع =يفيق ANSWERAR ARRESTED ASKAR CUFFEDAR ENDLIFE FALLEN IWANT LIGHTS PAST PODER PULLING QUESTIONING QUESTIONS STATEMENT
          SUICIDED SURROUNDAR TIRED ^DOOR ^FAINT ^JUST ^LIGHTS ^LOC ^OVERDOSED ^POLICE ^PULLEDAR ^ROADSIDE ^SUICIDAL ^Weapon abie- abier- abog- aboga- adio-
          airp- airpo- alla- allan- allo- allow- anti- anym- anymo- anyw- arres- aski- askin- avis- azul- barel- bols- book- celd- chon- chont- clor- cort-
          cuid- dejar- depo- dere- derec- desa- desap- desp- despi- dete- detec- dier- diero- drag- dragg- dran- drov- edif- edifi- ello- expl- figh- fight-
          flas- flash- gaba- gadd- gadda- good- goodb- grab- guar- guard- gurg- gurgl- hande- hora- huel- inta- khab- kier- leye- ment- miss- missi- movi- mund-
          nava- navaj- niec- niet- nigh- odin- paran- parar- passw- peel- perdo- perro- pick- pidi- pidie- plan- polic- quita- reacc- refu- refus- remo- revi-
          revis- rive- road- robar- saca- seat- segu- seiz- sent- serv- sher- sheri- smel- snor- sobr- stan- stat- suit- surro- susp- suspe- swal- swall- tech-
          thing- tick- ticke- tiene- traje- ulti- ultim- visi- week- weeke- whol- writ- اثني- اختف- اخدو- اسيل- اعتر- افتح- الام- التو- الدو- السو- الطا- العا-
          العي- الكل- اليم- امبا- ايديك- بالجا- بالكر- بالو- بغرف- بيفت- بيفتش- تفتي- حبسو- حمات- خايفي- رفيق- سامح- شفاي- عالا- عالش- عالمط- عليه- قاعد- قاعدي-
          قالو- قبضو- قولو- ماخذ- محام- منعر- نزلو- نفسه- والد- والش- والشر- والل- وقفون- ولاد- ياخدو- يدخل- يدورو- يستج- يستجو- يصيح- يفتش- يفتشو- يفوت- يقول-
          يكسر-`,
        '-0.7': `#اثن #اخذو #اخر #اخي #اشوف #اكل #الض #بنت #بيرد #توقف #جاب #جرس #حجز #حطو #خمس #دوا #زرقا #سكن #سواقه #شفر #ظهر #قبض #قول #كراج #لاد #ليا #هجره #ورقه
          #يصير #يموت #يوم =answering =arresting =aw =better =bring =card =charges =chota =cold =detective =dijeron =drinking =edge =esposando =esposaron =even
          =fotos =fui =garage =gray =handcuffs =interrogation =k9 =keep =lap =lo =loaded =luces =mejor =mnil =much =needle =nino =novia =pa =papel =pasar =piden
          =pidiendo =plan =pulse =recorder =reten =ring =robo =rope =running =says =six =some =sons =state =subio =test =tracks =traen =turning =uno =vivir =we
          =while =woods =wrist =year =ابره =ابنتي =ابو =ابوها =اخدت =اخذو =اخذوا =اخر =اخي =اخيه =افتح =الايس =الصغيره =انت =بعد =بوليس =بيرد =جماعه =خطف =روح
          =روحه =سحبو =سطح =سم =شالوا =شرب =شربت =شو =عليهم =كسروا =ليا =ليش =نايم =ورقه =يا =يدقوا =يقدر =يموت @now-POLICE ARREST ASKEDAR BREATHE DOGS JAILED
          JUMPAR MISSING NEEDLE POINT POLICE REFL SEARCHED STATION Sick ^ASKAR ^FIND ^HOUSE ^LEDGE ^Near ^OVERDOSE ^SEIZED abrie- apag- apare- arre- auti-
          autis- bajar- bett- bette- chot- compr- coun- count- dije- dijer- drink- face- foto- garag- grita- inte- inter- loade- luce- mejo- mont- much- needl-
          over- overd- patru- perd- pide- puls- reac- reci- rete- runn- runni- sobre- sopl- surr- trae- turni- vivi- vomit- whil- ابنت- اعتق- الاي- الحم- الحما-
          بولي- بيقول- دخلو- رسال- سيارت- عالط- عيون- كسرو- كلبش- لزمو- والن- ياخذو- يتنف- يدقو-`,
        '-0.8': `#ابر #افتح #ايدي #حال #خطف #طاول #عيش #عيون #نزل #نفس #وهم =abra =abrio =arrestando =cana =close =curb =cutting =dan =die =diga =dui =empty =end =feel
          =fell =grandpa =knees =love =myself =odd =patrullas =preso =ran =razor =regresar =respira =roof =sa3a =swat =talking =train =wrists =yard =دخلو =شرطه
          =شقتي =صاحبي =عنده =غرفه =قالو =قد =وهم =يقتل =يقولون COLOR PULLED QUESTIONED SOBRIETY ^ACTOR ^Gear ^KIDNAP ^MISSING ^WEAPON ayuda- cerra- comp- conf-
          conv- cutt- cutti- empt- ense- entre- gara- handc- knee- myse- mysel- perr- pict- pictu- rath- razo- talki- turn- vomi- wrist- ابوه- اخذو- الحد- المط-
          ايدي- شالو- صاحب- مسكو- وقفو- يرجع- يصرخ- يعتق- يعتقل-`,
        '-0.9': `#امش #دور #شلو #ظابط #مطار #يصرخ =be =cayo =day =digo =herself =life =manos =minute =od =pen =say =step =tell =thinking =too =ver =vienen =wake =امشي
          =بس =حاله =صديقي =مال COPCAR CUFFS HIGHPLACE STATED SUICIDE ^PASTVERB hers- herse- mano- need- suic- suici- viene- بالان- يدور-`,
        '-1.0': `#ابن =cop =give =himself =voy =weed =احد =كسرو FAINT GOODBYE OVERDOSE RAID hims- himse- بالت- صديق-`,
        '-1.1': `=gone =jump =quiero =نفسه Gear OVERDOSING wris-`,
        '-1.2': `=cops OVERDOSED`,
        '-1.4': `SUICIDAL`,
      }),
    ],
    [
      'arrest',
      weightsFrom({
        '1.9': `CUFFS`,
        '1.7': `ARRESTING`,
        '1.6': `ARRESTED`,
        '1.4': `CUFFEDAR`,
        '1.3': `COPCAR`,
        '1.2': `#سجن RAID`,
        '1.1': `#كلبش #مسك =arrestando HANDS arres- handc-`,
        '1.0': `#قبض =celda =detuvieron =van arre- celd- cuff- knee-`,
        '0.9': `#حطو =arresting =esposas =taken =turn SEIZED book- deten- take- كلبش- يعتق- يعتقل-`,
        '0.8': `#حجز #حجزو #قيد #لزم =70 =arrestar =county =cuffs =esposado =esposaron =handcuffs =knees =lo =redada =told =عليك =عمي ARREST GRABBED Gear deta- detai-
          raid- reda- redad- مسكو- مكلب-`,
        '0.7': `#تاخذ #تعتقل #خدو #شدو #شلو #ضهر #كلبج #ياخدو =60 =acaban =booking =call =depot =derechos =detaining =entrego =esposando =handcuffing =hood =job =lot
          =mall =raiding =zip =ودوه ^ARRESTING ^JUST booki- count- court- deja- hand- haul- llama- raidi- salid- الكلب- تعتق- كلبشو- يكلب- يكلبش-`,
        '0.6': `#اجو #توهم #ساع #صهر #طلعو #عامل #فجر #كلبشو #منهم #موعد #ياخذو #يدي #يعتقلو =agarrando =comieron =desk =detenido =did =dijeron =face =federal
          =fighting =gasolinera =guns =handcuffed =hauled =him =juvenile =levantaron =llamada =lyom =parada =pointed =protest =raid =rights =sa3a =target =اخذوه
          =اخي =الفجر =الكلبشات =بالمطار =بسياره =توهم =حبسوني =سايق =صهري =قالو =قبضو =قبضوا =كلبشو =منهم =نزلوه =وقفو =ولدي =يدي =يعتقلوني JAILED PASSEDOUT
          TOOKAR ^ACTOR ^Drug ^TAKING acaba- agar- agarr- comie- coun- dije- dijer- drag- dragg- espo- espos- fight- haule- juve- juven- letr- leye- lleva-
          mete- right- targ- targe- toma- الفج- القب- الكل- بالق- حبسو- حقوق- قبضو- قيدو-`,
        '0.5': `#اخذو #بنز #بيد #دوه #سوال #شال #ظهر #قريب #قفو #محكمه #مكالم #ملثم #نزلو #نسو #هجره #يعتقل =agarrar =attic =back =courtroom =cuffing =dad =dearborn
          =dejaron =detroit =doing =dragging =fe =hacemos =holding =ice =jail =llevando =manos =marshals =mnil =muchacho =ponga =preso =subieron =tio =turned
          =uncle =walmart =ابي =السجن =اليوم =انحبس =تاخذ =تعتقل =شلو =عندهم =كلبشوني =مسكوه =مكالمه =ملثمين =موعد =موقوف =هجره =هلق =وحطوه =ولد =يعتقلوا
          ^COMEIN ^CUFFEDAR ^GRABBED atti- cuffi- dear- dearb- dejar- detro- doin- figh- hacem- hold- holdi- huel- leva- levan- mano- mars- marsh- meti- metie-
          mome- momen- monta- paja- pajam- plac- point- pong- qued- rest- surr- turne- uncl- walm- walma- اخذو- السك- الصب- اليو- انحب- بالكل- بالمو- دقيق-
          عارف- مكال- مكالم- ملثم- ملثمي- نزلو- وحطو- ياخدو- ياخذو-`,
        '0.4': `#احك #اخت #ارض #انا #جامع #حاجز #سيارت #قال #قبل #لسا #معا #وورنت #يتصل =andan =ani =arrestado =belt =cana =cel =compa =decir =deputies =deteniendo
          =driveway =everybody =gente =giving =ground =hour =immigration =llevaron =loudspeaker =min =neighbor =ni =ok =pelea =por =put =reading =sin =somebody
          =speak =tackled =taking =telefono =then =tienen =vecino =wait =watching =why =you =ابن =ابوي =اجو =احكي =اخدو =اخذو =الارض =الايس =الشرطه =المحل =انا
          =جو =خالي =رح =ساعه =سجن =سيارت =شالو =شالوا =قالي =قبل =قد =لسا =مسكوا =يتصل ACTOR LEGAL TAKING TAKINGAR ^HOWTO amar- amarr- anda- cour- cuffe- dere-
          derec- detu- detuv- fing- finge- gaso- gasol- gent- givi- givin- groun- immi- immig- long loud- louds- mont- perr- prot- prote- readi- someb- stan-
          subie- tack- tackl- taki- takin- tele- telef- tiene- watc- watch- الار- الاي- الدر- الور- بالمط- توقي- شالو- عنده- موقو-`,
        '0.3': `#اخي #ارنت #جار #شغل #محل #ورا #يوم =20 =911 =agents =ahorita =airport =am =anoche =arrested =atras =bag =behind =conmigo =cuando =cuffed =dejan
          =desde =enfrente =estacion =fue =fui =getting =hablar =hace =heart =hermano =hijo =husband =in =inmigracion =llamando =mama =men =myself =nephew =of
          =patrulla =people =piso =putting =roof =running =should =sobrino =they =trabajo =under =us =would =yelling =your =اخذوا =اخيه =ارنت =الشغل =بابه =جوزي
          =قدام =ورا @011 @201 COURTS JUST Official STATION ^ASK ^HEDGE ^JUDGE ^LOC ^NOW ahori- airp- airpo- anoc- anoch- back- behi- behin- conm- conmi- cuand-
          defe- defen- depu- deput- desd- drive- enfr- enfre- escr- escri- fede- feder- gett- getti- grou- husb- husba- inmi- inmig- migr- myse- mysel- neig-
          neigh- neph- nephe- part- peop- peopl- poin- pres- putt- putti- read- runn- runni- turn- warr- warra- woul- yell- yelli- الشغ- بسيا- بسيار- ياخد-
          يقولو-`,
        '-0.3': `#اعترف #امض #انتحر #برع #بعرف #بيت #تبع #جهال #حشيش #حيا #خلص #سلاح #عيال #قادر #قالول #مدرسه #موقف #نفس #ياخذ #يحك =3an =acaba =alguien =answering
          =anymore =asked =bathroom =because =bottle =boy =break =breaking =bring =bus =carro =cloro =contesta =conteste =corazon =cuchillo =cut =daughter
          =debajo =despierta =dice =diciendo =ex =favor =go =house =interview =left =live =llevo =machete =matar =morir =mueve =novia =overdose =pastillas
          =percs =phone =please =pregunta =questions =quien =quitar =rifle =room =salir =scared =shaking =solo =statement =threatening =tiene =to =todas =ver
          =voy =walking =who =y =ya =yo =اعترف =التحقيق =الحبوب =الشباك =الطريق =الغرفه =المدرسه =امضي =امي =انتحر =بالغرفه =برع =بعرف =حشيش =خايفه =دخل
          =ساعدوني =سلاح =فيني =قافل =لا =ما =مرتي =نبض =ورقه =يقتلني =يقولو =يهددني @000 @200 @now-CPS @now-it @plain DIED Drug HURTING IROOM IWANT Interview
          KIDNAP LIVE MISSING NEEDLE NUMBER PASTVERB SCARED SUICIDED WANT Young ^ANYMORE ^CPS ^EX ^PULLED ^Plea ^Violent algu- algui- anti- anym- anymo- aske-
          bare- bath- bathr- beca- becau- bott- bottl- breat- conte- cora- coraz- cuch- cuchi- deba- debaj- dici- dicie- ence- encer- ever- every- favo- frie-
          frien- habl- hous- mach- mache- mata- muev- pape- past- pasti- perc- phon- plea- pleas- pued- pull- regr- regre- rifl- scar- scare- shaki- sigu- sist-
          siste- socia- state- stra- thre- thro- tumba- walki- التح- التحق- الحبو- الحق- الشب- الشبا- الطر- الطري- الغرف- المد- المدر- بالح- بالس- بالغر- بالمح-
          ساعدو- قالول- والا- والب- يقتلن-`,
        '-0.4': `#اسكت #افكر #اقتل #اقف #اكل #الل #اموت #اوقع #اوقف #اولاد #بعتل #بقتل #بقي #بيفتش #ترد #تعبت #تقل #حابس #حال #حتي #حمام #زايد #صال #طريق #كسر #كلها
          #مستشف #معها #هربت #وهم #يدخل #يذبح #يصيح #يفتش #يفوت #يقتل #يلاحق =abre =agente =aki =alcohol =alive =all =already =antes =any =armado =ask =autistic
          =azul =ba =baje =been =before =blood =brazos =calle =care =celular =comes =cop =cortando =curb =dads =die =does =done =encerro =encontre =entrar =era
          =es =esposa =estar =eyes =fentanyl =followed =following =freeway =gave =goodbye =guy =hablo =hermana =hice =his =huele =hurting =id =inconsciente
          =interrogation =it =jump =kidnapped =kitchen =knows =late =line =lips =lost =mal =man =many =matarme =message =mundo =no =not =odd =only =orilla
          =perdi =pienso =point =porche =puerta =que =rapido =red =respira =sangre =says =search =senora =shot =siento =siguen =sister =sleep =snapchat =someone
          =soplo =state =suicidal =swallowed =table =there =three =throwing =trabajadora =traigo =truth =turning =tylenol =unas =va =veneno =verdad =vida =vivir
          =what =while =worker =write =writing =ابره =اس =اسكت =افكر =اقتل =اكل =الشرطي =الضو =المحقق =الوعي =اموت =انجليزي =انفخ =اوراق =اوقع =بالحمام =بعتلي
          =بقي =ترد =تريد =تعبت =جارنا =جرعه =حابسني =حتي =دخلوا =زايده =سكين =صاحب =عند =غرفتي =كلب =كلها =معها =موقفني =ناس =نفس =هاتفي =هربت =و =واحنا
          =والجهال =ونحنا =وهم =يحققوا =يخليني =يدق =يسالني =يسالو =يلاحقني =يهدد @010 @now-SOMEONE @now-we ANYMORE CAMEIN CHILD ENDLIFE End FIND HURTS NOOSE
          PAPERS PHONE POINT PULLEDAR PULLING ROADSIDE Room SEARCHED SEVERE TALKING WEAPON ^BLEEDING ^DETECTIVE ^GOODBYE ^HURTING ^IWANT ^KILLED ^LOTS ^MISSING
          ^OVERDOSE ^PASTVERB ^POINT ^Worker alco- alcoh- aliv- alon- alre- alrea- ante- apar- aven- avent- befo- befor- bloo- braz- brazo- brea- break- call-
          camin- carr- celu- celul- cerra- compl- cond- conf- corta- cuid- decl- decla- depa- depar- escon- fami- famil- fenta- freew- good- goodb- guard- hero-
          heroi- hurt- hurti- inco- incon- kidn- kidna- kitc- kitch- know- llor- matar- messa- mora- morad- move- mund- ofic- ofici- orde- pega- pien- piens-
          porch- prue- prueb- quier- romp- rompi- senta- shak- sher- sheri- sien- sient- sigue- snap- snapc- someo- swal- swall- ther- threa- throw- toda-
          traig- trat- trut- turni- tyle- tylen- vene- venen- verd- verda- waki- whil- windo- work- worke- wris- writi- اعتر- البا- الحب- الحم- الحما- السر-
          السري- المحق- الوع- انجل- انجلي- اورا- اولا- اولاد- بالحم- بالصا- بالغ- بعتل- حابسن- زايد- ساعد- غرفت- لعند- موقفن- هاتف- واحن- والج- والجه- والد-
          ونحن- يحققو- يخلين- يذبح- يذبحن- يردو- يسالن- يلاح- يلاحق- يهدد- يهددن-`,
        '-0.5': `#ابر #احسن #اخرج #ادخل #اسيل #اعيش #اكو #الس #الض #امل #اوض #باب #بار #بارد #باسبور #بتقول #بدهن #بدو #بنت #بيب #بيسال #تامين #تحك #تدق #تعاط #تفتيش
          #جرع #جسر #حوش #دايخ #دخل #راض #رايا #رجعت #رساله #رضيع #رغو #زبون #زرق #ساعد #سحب #سكران #شايل #شبا #شخص #شفايف #صارت #صارل #طاول #طايح #طلب #فوت
          #قافل #قلب #قوي #كاميرا #كراج #كرس #كله #كمان #كندا #لان #لحال #لما #ليا #محقق #مركز #مرم #ناطر #نبض #نفخ #هجم #ورقه #وعي #يتشنج #يجيب #يخلص #يخلي
          #يسحب #يشم #يصرخ #يصير #يضغط #يطلب #يعمل #يلبس #يهدد =40 =7 =abrir =ahorcar =allowed =ando =another =answer =apago =apartamento =attacking =auxilio
          =aw =ayer =baby =bajo =banging =bano =bebe =bien =bleeding =blow =breathalyzer =campus =carta =casi =cerraron =charge =checkpoint =children =choking
          =closet =coca =cold =colgar =compadre =cosas =cuello =cutting =deje =deportan =desaparecio =diga =dije =dijo =dos =drinking =dudes =edificio
          =encuentro =ensenan =entrada =entre =escaleras =espuma =esta =estarian =foot =foster =frente =friends =gal =girlfriend =haciendole =happened =hay =he
          =highway =hitting =homeland =hospital =inside =interrogando =interrogated =investigador =inyecto =jumping =keeps =kid =killing =knife =know =lado
          =last =little =living =lol =luces =mato =mesa =metio =mile =minute =mio =moms =morirme =moving =mustashfa =narcan =niece =nobody =oding =oficial =ojos
          =oliendo =once =order =overdosed =parce =park =pasaportes =pase =passed =passport =pecho =perdio =permiso =pidiendo =pill =polygraph =ppo =preguntando
          =pulled =pulso =questioned =quiere =quieren =recorder =regresa =saco =sala =she =shed =sheet =shoot =shotgun =shoulder =showed =sign =sobrina =subio
          =suboxone =suelta =supposed =sus =tablets =take =tell =that =thinking =tipo =tirado =tiro =tocando =tomorrow =took =tracks =trajeron =tren =two =uber
          =ventana =video =viene =vivo =wants =water =when =with =xanax =احسن =اخت =اختي =اخرج =ادخل =استطيع =اسيله =اعيش =اقوالي =اكو =الاولاد =البنت =البيبي
          =الحقونا =الدنيا =السي =الضابط =الكاميرا =الكبير =الولد =امل =اولادي =بالمستشفي =بتقول =بدهم =بدهن =بدون =بدي =بنتي =بي =بيتنا =بيقولوا =تحكي =تدق
          =تعاطي =تفتيش =تقول =جاي =جايين =جهال =جواب =حاطين =حالي =خايف =دخلو =دوري =راضي =رجعت =رغوه =ريحه =زرق =زوجتي =ساعات =شايل =شخص =شرب =صار =صارت =طايح
          =طليقي =عاد =عادهم =عيش =عيشتي =عيونه =فاتوا =فحص =فرد =فيها =قال =كتير =كله =كمان =كندا =لقيت =لما =لو =ليا =مال =مرته =مسدس =مش =مكان =مو =نزلو
          =نفسي =هل =هنا =هويتي =واقفه =واقفين =والا =والطفل =والولاد =وجهه =وذلحين =ورايا =يا =يتشنج =يجيب =يخلص =يخنقني =يدور =يسال =يسالون =يشم =يضربني =يعمل
          =يفتش =يفوتو =يم @now-EX @now-she ANSWER DANGERES DETECTIVE DOOR HABIT HOME JOKE JUMPAR LETGO LETME NARCAN ONLINE OVERDOSING SEARCH STATEMENT TIRED
          TIRO WAKE WRISTS Weapon ^KIDNAP ^KILL ^LIGHTS ^LOCKED ^SEARCH ^Traffic acci- accid- admi- allo- allow- amen- amena- anot- anoth- apunt- armad- auti-
          autis- auxi- auxil- balaz- bang- bangi- blea- bleac- blee- bleed- bols- cabe- campu- cart- cerr- chil- child- choki- cint- clea- colg- colga- compr-
          conv- cosa- cuat- cuel- cuell- cutt- cutti- despe- despi- detec- dorm- dormi- drin- drink- drog- dude- edif- edifi- empt- encu- encue- enti- entie-
          entra- escal- esco- espu- espum- fent- firm- foll- follo- fost- foste- frent- fuerz- girl- girlf- glas- golp- golpe- guar- hacer- high- highw- hitt-
          hitti- home- homel- hosp- hospi- insi- insid- jumpi- keep- kier- kill- killi- knif- lamp- lampa- lett- lette- lint- linte- litt- littl- livi- livin-
          llav- load- luce- mess- movi- movin- muer- muert- must- musta- narc- narca- niec- ning- ningu- nobo- nobod- odin- olie- olien- oril- orill- over-
          overd- parc- passe- pech- pens- pensa- perdo- perm- permi- poly- polyg- puer- puert- pulle- puls- quie- quis- rapid- regi- regis- respo- revi- revis-
          seco- secon- senor- sent- shee- short shot- shotg- smel- smell- sopla- speak- stab- stabb- stat- subo- subox- suelt- suic- suici- supp- suppo- susp-
          suspe- table- thin- think- tocan- tomo- tomor- touch- trag- traje- unic- vari- vent- venta- vide- vien- vivi- want- wate- wind- xana- اخذه- استط-
          استطي- اسيل- اقوال- الاول- الباس- البيب- التا- الدن- الدني- السوا- الضا- الضاب- الكام- الكبي- المر- انتح- بالجه- بالص- بالط- بالمس- بتقو- بتنف- بيسا-
          بيسال- تعاط- تفتي- تلفون- جايي- حابس- خايف- رسال- رضيع- زوجت- ساعا- سامح- شفاي- شفايف- صارل- طليق- عالج- عيشت- فاتو- لحال- منزل- نايم- هويت- واقفي-
          والط- والطف- والو- والول- وذلح- وذلحي- وسكر- يتشن- يخلي- يخنقن- يسحب- يضربن- يضغط- يفتشو- يفوت- يقتل- يلحقن-`,
        '-0.6': `#احنا #اذن #اروح #ازرق #اقوال #امش #انترلوك #انجليز #اهل #اوقفت #باسورد #برا #بسيار #تحقق #تصرخ #تقول #جرت #جواب #حاول #حبه #حضن #حما #خايف #دخول
          #دنيا #رقب #ريح #زياد #سجين #شالت #صاحب #صيت #ضاع #ضرب #علب #عمار #غلط #فات #فاق #فكر #فمه #فيق #فيه #فيها #قتل #قضيه #كتير #كلب #كير #لاق #لحق #لقيت
          #ماخد #مخدرات #مشغل #مصاري #مغلق #مغم #مفتاح #منه #موت #نجد #نزل #هاتف #هاز #هذه #هرب #وقع #ياي #يتنفس #يحاول #يدق #يرم #يسال #يصح #يعرف #يفتح #يفيق
          #يقلب #يكتب #يلحق #ينتحر 7amm- =30 =6 =9 =abuela =acabo =after =again =agent =aire =akher =alert =amber =anda =aqui =arriba =asi =ayudenme =backyard
          =basement =bat =be =beating =better =blocked =blue =borracho =box =buscan =caminar =carretera =caso =cayo =computers =contra =couch =daddy =dando
          =daycare =despidiendose =despues =dia =dinero =dio =doy =drank =driving =drunk =dude =edge =eli =encerrada =end =entrevistando =fbi =feel =fell =fine
          =firmo =flashlights =garage =golpeando =hablando =hable =has =hi =hold =hombre =hurt =if =irme =kan =khat =kicking =lap =leaving =lit =llegar =loaded
          =making =mejor =mexico =miedo =mientras =minni =mis =missing =money =more =neck =neighbors =nena =never =ninos =od =ohio =otra =padre =papers =parando
          =pararon =pega =pelo =pick =pictures =pide =pills =pistol =preguntas =puedo =questioning =quick =quito =recogio =removing =responding =revisando
          =robaron =rope =round =ruido =sabe =salga =sat =second =sheriffs =shi =si =siguiendo =since =six =snow =sobredosis =stairs =steps =talking =their
          =thru =tired =tomo =tonight =trailer =train =troca =trunk =trying =unit =vamos =vehicle =venas =vests =vez =wake =weed =whole =windows =yarda =yes
          =احد =اروح =اريد =ازرق =اطلع =الباب =الجسر =السكين =الشارع =العماره =الله =المحكمه =المدير =المستشفي =الولاد =اليمن =امشي =اهل =او =اوقفتني =اي =با
          =بالشغل =بدها =برا =بسيارته =تحقق =تصرخ =حبه =حضني =خذ =خنقني =داير =دخلت =دم =راسي =رخصتي =رخصه =روحي =زياده =سم =سنين =شارب =شالت =صوت =ضاع =ضرب
          =ضربني =عاده =عالباب =علبه =عليها =فاق =فكر =فمه =فيه =قاعدين =كير =لحقني =ماشي =مسك =مغمي =مفقود =منه =نار =نايم =هذه =وش =وقدهم =وقع =وقفتني =وقفني
          =وقفوني =وياي =يتنفس =يحققو =يدقوا =يرجع =يريد =يصحي =يفتشوا =يفيق =ينتحر ANSWERAR ASKEDAR DIE IDIOM IF KILL KNOCKING PILLS POISON SUICIDE SURROUNDAR
          Sick Traffic ^FAINT ^GIVEBACK ^JAILED ^OVERDOSED ^ROADSIDE ^SEARCHED ^TOOKES ^WAVING abri- afte- akhe- aler- alla- allan- aman- amane- ambe- answ-
          answe- arrib- asal- asalt- ayuda- ayude- baby- backy- barr- base- basem- beati- bett- bette- borr- borra- brin- bunk- camp- care- carre- check- clim-
          climb- clor- come- cont- contr- couc- dadd- dand- dayc- dayca- daye- decid- desa- desap- desm- desma- desp- despu- dine- diner- disa- disap- down-
          dran- drivi- drun- enco- encon- ense- ensen- esca- estr- face- fire- forc- garag- graba- haci- hacie- inve- inves- inye- inyec- kicki- laug- laugh-
          leavi- loade- maki- makin- manda- matt- mejo- ment- mexi- mexic- mied- mien- mient- minn- miss- missi- mone- mori- mout- mues- muest- neve- nino-
          paper- para- paran- parar- pasa- passp- perdi- pidi- pidie- pill- porf- post- punc- punch- quer- queri- ques- quest- quic- radi- rapi- rath- respi-
          robar- sang- sangr- secue- segu- seno- sepa- separ- shoo- side- sigui- sinc- sopl- stai- stair- star- tabl- talk- talki- thei- tirad- tire- tonig-
          touc- traf- trail- traj- troc- trun- tryi- tryin- vamo- vehi- vehic- vena- vest- whol- writ- yard- ابتل- اقوا- الان- الجس- الحدو- الشار- الغر- الكا-
          الكي- المحك- المس- المست- الول- الولا- انها- اوقفت- بالان- بالشغ- بالف- بالكر- بيفت- بيفتش- تعال- جارن- خنقن- رفيقت- رقبت- زياد- ضربن- عالبا- عالد-
          عيون- قاعدي- قولو- لاحق- لاقي- لحقن- لقين- لقينا- واقف- والبا- وصيت- وقده- وقفن- يتنف- يحاو- يخنق- يدقو- يسال- يسالو- يستجو- يصيح- يضرب- ينتح-`,
        '-0.7': `#اخر #استجواب #اطلع #اعرف #افاد #امر #انتحار #ايدي #بسرع #بلعت #بيسمنت #بيضرب #تحقيق #جوا #خلاص #خنق #دخلت #راس #رفيق #سكين #شاهد #صوت #صور #ضايع #طفل
          #عايز #عيش #غرف #قدهم #قلم #كبير #كشاف #ماس #مرت #مره #مفقود #مكتب #نار #نارك #نايم #هوي #وقف #يبون #يسالو #يمن =12 =3 =3alaya =3leh =75 =abro
          =ahorcando =algo =ay =bedroom =boys =bro =broke =calling =can =comio =creo =dead =deja =dios =esperando =four =gone =gris =had =hair =hang =held
          =hijas =ir =k9 =knocking =landlord =look =looking =loud =luz =m3 =mata =meds =mouth =nietos =o =over =pa =para =parado =parked =patrullas =piden =plan
          =pointing =pq =prendio =quitaron =reten =s =same =shelter =sigo =some =sorry =stopped =strangling =talk =text =todo =tome =trooper =vecina =vino =vos
          =without =ابوها =اخر =اطفالي =اعرف =افتح =الصغير =امر =بالبيت =بالبيسمنت =بسرعه =بلعت =جنب =جوا =حاله =حبسني =حد =خطف =خلاص =دق =رجل =شاهد =شربان =شنو
          =طفلي =عن =عيالي =غرفه =فوق =قالولي =قفل =كان =لان =ماسك =محقق =مره =موقفه =وراي =يبون =يسالوني =يشتو =يشتي =يقول =يوم ASKAR BREATHE COLOR EX GETOUT
          GOODBYE KILLED OVERDOSE ROADTALK SOBRIETY STATED ^ASKAR ^DANGERES ^DIE ^End ^General ^KNOCKING ^NARCAN ^QUESTIONING ^SUICIDAL anyw- apag- apun- atta-
          attac- avisa- bala- beat- bedr- bedro- brok- calli- case- chok- close- corre- cust- custo- decir- depor- flas- flash- free- fren- gara- hija- knock-
          landl- ligh- look- looki- medi- mkha- morir- nieto- nurs- padr- parke- perd- pide- plat- preg- pregu- quit- quita- resp- rete- robb- ruid- salg- shel-
          shelt- showe- sobre- sorr- stal- stop- stopp- tear- test- volv- vuelv- witho- اطفا- اطفال- افاد- البنا- الجر- الكب- باسو- بالسل- بسرع- بيتن- بيضر-
          تستج- حبسن- شربا- عليه- عيال- مفقو- موقف- والم- وراي- وقفت- وقفتن- وقفون- يحقق- يستج- يلحق-`,
        '-0.8': `#اذا #اطفال #الا #انزل #بنا #تحت #توقف #ثاني #جاي #جنب #حبوب #حدود #درج #راي #روح #سطح #فحص #فيدي #قول #كان #كذب #معه #مني #ولاد #يحقق #يخنق #يرجع
          #يضرب =abra =beat =bye =dan =dar =estado =give =gun =keys =kill =license =life =lights =lleva =lobby =papel =parar =pen =perro =preguntan =puso
          =rodeando =soy =still =stuff =test =traffic =wall =اذا =الموت =ان =انزل =بالباب =بيتي =تحت =حبوب =شربت =طفل =ع =معه =مني =يضرب CPS FAINT KILLING
          LOCKED OVERDOSED PULLED SUICIDAL ^IF avis- block- cate- estad- inte- inter- knoc- land- light- lobb- pasap- pren- prend- recor- show- stil- toca-
          traff- trai- vuel- اختف- اليم- يدور- يرجع-`,
        '-0.9': `#افتح #رخصه #شرب #قفت #يدور #يشت =14 =4 =agua =casa =cps =detectives =door =everything =head =kids =law =les =linea =nina =nino =note =open =pegando
          =step =su =want =اخذ =الطفل =بابي =سحب =عليا =كل =هسا =ولادي QUESTIONED QUESTIONING Worker ^SOMEONE compu- pass- pegan- ابوه- افتح- الطف- مانع-`,
        '-1.0': `#عيون #ممكن =hear =ran =surrounding =اخد LIGHTS ahorc- stran- ولاد-`,
        '-1.1': `=paro =اخدت BLEEDING`,
        '-1.2': `=but NECK`,
        '-1.3': `=شرطي`,
      }),
    ],
    [
      'door',
      weightsFrom({
        '1.2': `=les`,
        '1.0': `#يدخل #يفوت =abro =them =بابي =دخلو =شرطه COMEIN يفوت-`,
        '0.9': `=cops =door =foot =pasar =شقتي =كسرو DOOR SURROUNDAR ^KNOCKING ^SEARCH compu- salg- toca-`,
        '0.8': `#افتح #وهم =buscan =dea =dejarlos =officers =shed =tocan =وهم =يدقوا =يفوتو SEARCH comp- compl- ense- ensen- knoc- يدخل- يدقو-`,
        '0.7': `#بيسمنت #مدخل #مكتوب =cerrar =gritan =hall =ice =knocking =linternas =llama =move =pie =po =ring =salga =sheriffs =steps =surrounding =trailer =ver
          =yarda =افتح =بدهم =بيدقو =دخلوا =رجله =غرفتي =فاتو =مكتوب =ورقه @210 WARRANT alla- allan- cate- flas- flash- knock- sher- sheri- show- yard- افتح-
          غرفت- فتحت- مكتو- يدخلو-`,
        '0.6': `#اشوف #ايدي #باب #برع #بنا #بيفتش #تفتش #جوه #حديق #عمار #ليهم #معا #ورا #ورقه #يقلب =5 =6 =abra =alrededor =computers =couch =drawers =edificio
          =ensenan =escondido =estan =guns =landlord =migra =moms =o =patrullas =peor =registrando =ringing =rodeando =speaker =step =swat =talk =tumban =الشريف
          =العماره =بالبيسمنت =بالحديقه =برع =تريد =تفتش =جوه =دق =فاتوا =ليهم =هم =يدخلو =يطلع CAMEIN LURKING PODER POLICE ^HOME abri- alred- apaga- busc-
          busca- couc- draw- drawe- edif- edifi- land- landl- lint- linte- porc- puer- puert- push- ring- ringi- rode- الشري- ايدي- بالحد- بيدق- بيفت- بيفتش-
          دخلو- عالا- فاتو- يدور- يصرخ- يصرخو- يفوتو- يقلب-`,
        '0.5': `#ادخل #افتحل #اوض #بيدق #تبع #تفتيش #جوا #خلو #سته #شقت #قوي #كشاف #لهم #هجره #يصرخ #يطرق =abrio =abuela =are =arriba =calling =casa =cateando =check
          =close =come =consent =cuartos =dejo =department =diciendo =dorm =entrada =flashlight =four =hay =hombres =ir =it =knock =llegaron =minutos =omg =one
          =open =peeking =peephole =piden =porch =pounding =preguntan =puerta =quieren =round =second =sheriff =they =toca =vests =vinieron =vive =اذن =اسم
          =اشوف =افتحلهم =افتحوا =الباب =بالباب =بوليس =جايين =جوا =سته =لهم =ورا =يصيحون =يفتشو =يقدر KNOCKING ^COURTS ^NUMBER apag- apart- arrib- call- catea-
          chal- chale- colle- conse- decir- dejar- depa- depar- dici- dicie- entra- fire- migr- mkha- negr- orde- pasa- peek- peeki- peep- peeph- pide- poun-
          pound- prob- proba- smel- speak- vest- vini- vinie- افتحل- افتحو- بالبا- بالدر- بولي- جايي- مختب- يصيح- يصيحو- يقول-`,
        '0.4': `#برا #بروبيشن #بقو #جاب #جرس #خال #عني #فات #فوت #لابس #لحال #يدور #يروح =20 =abajo =afuera =ahi =basement =but =cars =contesto =deje =detectives
          =dicen =entrar =flashlights =hallway =handed =hurry =judge =look =looking =loud =metieron =nephew =orden =pa =police =probation =say =six =thru
          =tocando =too =traen =tub =upstairs =warrant =wellness =المراقبه =برا =بقوه =بنايه =بيقولو =تفتيش =جابو =جهال =سكر =عني =كلب =ناس =واقفين Room ^CAMEIN
          ^DOGS ^PASTVERB ^Paperwork ^THING abaj- afue- afuer- arri- base- basem- cerr- cerra- coll- conte- dice- esta- hallw- hande- hurr- judg- looki- minu-
          minut- neph- nephe- regi- regis- rifl- rodea- scre- showe- step- supp- suppo- surro- tocan- upst- upsta- warr- well- welln- البا- المرا- الور- بالب-
          بالح- بناي- تفتي- عالب- لحال- محقق- واقف- واقفي- والا- يدورو- يروح- يروحو- يفتش-`,
        '0.3': `#اجو #اطلع #بيت #جهال #حاط #دخل #رجال #صال #فوق #ناس #يدق #يشم #يصيح #يطلع =4 =adentro =agentes =apartamento =at =came =cosas =driveway =house =l
          =neighbors =off =papel =paper =por =porche =see =talking =there =through =todo =truck =van =vienen =water =اجو =البيت =السلاح =انه =تقول =خالتي =رجال
          =فوق =لابسين =نص =يسالوا =يشم =يفتشوا =يقولون ACTOR DOGS Gear HOME Near Official ^POLICE aden- adent- aven- avent- cosa- drive- droga- hous- lleg-
          llega- pape- poli- polic- porch- roun- seco- secon- spea- stor- surr- talk- talki- ther- throu- trae- truc- veci- vecin- viene- warra- wate- البي-
          السل- السلا- العما- بالص- خالت- لابس- لابسي- يفتشو- يقولو-`,
        '-0.3': `#اتصل #احسن #اخي #اعيش #اكل #اموت #انتحر #تعبت #حابس #حشيش #حيا #خطف #زرق #ساعت #ساعد #سامحو #سكران #سوال #صغير #ضاع #طاح #علي #قال #قبض #قبل #كلبشو
          #محقق #مني #موت #هلق #ولاد #ولد #يان #يصح #يقتل #يموت * =8 =alcohol =algo =alive =amenazo =amiga =anything =arrested =aventar =azul =b =beating =bed
          =brazos =by =caseworker =contesta =cop =corazon =curb =daughter =daycare =dead =dejan =despues =encerrada =encuentro =esta =fbi =frasco =girlfriend
          =glass =going =goodbye =hablo =haciendo =had =hago =handcuffed =hermana =hija =himself =hitting =hurt =interview =inyecto =job =keeps =knife =lado
          =lady =licencia =license =lights =llamo =llevando =lot =manana =mando =manejando =mas =missing =much =nadie =ni =nina =nos =novia =oficial =overdose
          =pastillas =pen =perdio =perro =pide =pills =primo =pusieron =puso =questioned =seat =seguir =she =shoulder =siento =state =then =think =time =tirado
          =tiro =todas =todavia =tomorrow =tonight =turned =unas =va =viviendo =why =y =احسن =اخذ =اخيه =ازرق =اشتي =اعيش =اكل =البنت =السجن =الضابط =الموت
          =اموت =انتحر =انهي =بالمركز =بالمستشفي =بدي =بسياره =تعبت =حاله =حشيش =حياتي =راجلي =زوجتي =ساعتين =ساعدوني =سامحوني =صاحبي =ضاع =طاح =ع =عاد =عليها
          =عمي =عيالي =غرفه =في =قاعد =قبل =لا =لي =مسكوا =مني =هو =ولدي =وين =ياخدو =ياخدوا =ياني =يحققون =يرجع =يصحي =يموت =يهدد =يهددني =يوم @000 @001 @010
          @100 @doing @now-DETECTIVE @now-i @past @plain BODY CLITIC DIED End GIVEBACK NOOSE ONLINE PAPERS PAST RANOFF ROUGH SEVERE TIRO Violent Young ^BLEEDING
          ^CHILD ^FIND ^GRABBED ^Held ^Interview ^JUST ^KIN ^RECENT ^REFL ^SEIZED ^TOOKAR ^WANT acaba- ahor- alco- alcoh- aliv- anyt- anyth- ayude- beat- beati-
          brazo- camio- casew- char- charg- close- cora- coraz- cuch- cuchi- cuid- cust- custo- daug- daugh- dayc- dayca- desp- despu- ence- encer- encu- encue-
          escr- escri- espo- espos- every- fras- frasc- girl- goin- good- goodb- grabb- habla- hand- hims- himse- hitt- hitti- inye- inyec- keep- knif- lice-
          licen- light- manan- mane- manej- miss- missi- much- mucha- nadi- novi- ofic- ofici- past- pasti- pens- pensa- pill- prim- pusi- pusie- romp- sali-
          segui- shoul- sobri- stabb- sueg- suegr- tien- todav- tomo- tomor- tonig- turne- unde- vivie- volv- with- ابوي- الجا- الحقو- الصغ- الصغي- الضا- الضاب-
          الطف- المست- بالش- بالمر- بالمس- بسيا- بسيار- حيات- راجل- زوجت- ساعت- ساعتي- ساعد- ساعدو- سامحو- صاحب- قالو- وقفو- ياخدو- يحققو- يضربن- يهددن-`,
        '-0.4': `#اخذو #اخر #ارد #ازرق #اسكت #اعترف #افكر #الخط #اوقف #اولاد #بعد #بلعت #بنت #بوردر #بيضرب #ترد #حاج #حامل #حبس #حبوب #حدا #حطول #راجل #رساله #سجين
          #سكين #سلاح #سواقه #شاهد #صور #طريق #ظهر #عاد #فكر #قاعد #قريب #قضيه #قفو #قلب #كامل #كان #كله #لقي #ماخد #ماس #ماش #ماعاد #متخب #محامي #محكمه #مستشف
          #مسلح #مفقود #مكالم #موظف #موقفي #نفخ #هنا #وعي #وهو #وين #ويه #يتنفس #يحقق #يخلو #يرجع #يعمل #يفيق =2 =911 =about =across =agua =ahorita =airport =al
          =am =anoche =answering =anymore =arms =asked =asleep =ayuda =ayudenme =baby =bar =bat =better =blocking =borracho =bye =cama =campus =can =cara
          =carnal =chair =child =cold =confiese =corte =crying =cuffing =customs =cut =dad =dar =dearborn =desaparecio =detuvo =dhs =dice =did =doing =dormir
          =drinking =driving =esperando =estamos =estarian =eyes =familia =fast =father =fentanyl =following =foster =frio =get =grabbed =gray =hace =haciendome
          =happened =he =help =herself =him =hora =horas =huele =husband =inconsciente =interrogando =interrogating =into =investigator =just =keys =kicking
          =lie =life =llamar =llegue =lost =make =mall =marido =mn =mother =mueve =narcan =nothing =of =ohio =overdosed =papa =parar =parque =patrulla =pegando
          =pelo =please =point =ponga =poniendo =preguntando =purple =queria =quien =quitaron =quito =raro =rato =reason =responding =rifle =road =rompiendo
          =school =screaming =shaking =shotgun =sister =sitting =sobredosis =social =some =staring =stepdad =sus =taking =tapping =telling =tenia =test =thing
          =this =three =tienda =tirar =today =tomado =tome =tomo =trabajadora =trae =traffic =trago =traila =trajeron =twins =two =us =vacio =veo =video =who
          =would =wrote =xanax =اخت =اخذت =اخذو =اخذوا =اخذوه =اخر =اخوي =ارد =اسكت =اسيله =اطلع =اعترف =افكر =اقول =التحقيق =الخط =الدنيا =الشارع =الكلبشات
          =الله =المدرسه =المسدس =المطار =الوعي =الولد =انفخ =ايدي =بالمدرسه =بعد =بلعت =ترد =حابسني =حاجه =حالي =حامل =حبوب =حدا =حطولي =حمايه =رجع =سكران
          =سكين =سم =شالو =شاهد =شرب =شربان =ضرب =طفلي =طلعت =عملت =عندي =فرد =فكر =قادر =قالي =كلبشوا =كله =ماسك =ماعاد =متخبيه =محامي =محقق =مسدس =مسكوني
          =مكالمه =موقفني =موقوف =ناطر =نايم =نزلوه =نفسه =هلا =هلق =وقفني =وهو =ويه =يتنفس =يخلوني =يسالني =يفيق =يقتلني @done @now-CPS @now-he @now-she ANSWER
          ARREST BREATHE CPS Calendar GOODBYE HURT IDIOM IWANT KILL LATER LEDGE LETME NARCAN NECK PILLS POINT STATED Sick TOOK Weapon Worker ^ARRESTING
          ^ASKINGAR ^CUFFEDAR ^FALLEN ^IF ^IWANT ^PULLEDAR ^SUICIDAL ^SUICIDE ^TAKING ^Young abou- acci- accid- acro- acros- ahorc- ahori- airp- airpo- amarr-
          anoc- anoch- anym- anymo- aske- asle- aslee- bebi- bett- bette- borr- borra- braz- camp- campu- carn- carna- clor- confi- cort- cour- court- cryi-
          cryin- cuffi- dear- dearb- detu- detuv- doin- drin- drink- drivi- enco- encon- espe- esper- estam- estar- fath- fathe- fent- fost- foste- hace- hear-
          hers- herse- hora- huel- husb- husba- inco- incon- jump- kicki- kill- knee- lett- lette- ligh- llegu- llev- marid- mens- mensa- moth- mothe- move-
          muer- muert- muev- muri- narc- narca- niet- noth- nothi- oril- orill- over- overd- pega- pegan- pele- perdi- pers- phon- plea- pleas- pong- press-
          puls- purp- purpl- read- reas- reaso- refu- refus- respo- righ- scho- schoo- screa- segur- seno- sente- shak- shaki- short shot- shotg- sist- siste-
          sitti- sobr- sobre- soci- socia- stab- stari- strai- stran- susp- suspe- taki- takin- tapp- tappi- tell- telli- tene- teni- term- termi- think- thre-
          tiend- tirad- toda- toma- tomad- traf- traff- traje- turn- twin- vide- vivi- vomi- vuelv- wind- windo- woul- wrot- xana- اخذو- الاو- البار- التحق-
          الجه- الجها- الحق- الحي- الدن- الدني- السج- السك- الشا- الشار- العر- الكلب- المح- المد- المدر- المسد- المطا- الوع- انتح- اولا- اولاد- بالط- بالكر-
          بالم- بالمد- بيضر- حابسن- حطول- حماي- سامح- سكرا- شربا- عيال- لقيت- ماخذ- ماعا- متخب- متخبي- محام- مسكو- مسكون- مفقو- مكال- مكالم- موقفن- موقو- والب-
          والبا- وقفتن- وقفن- ياخد- يتنف- يحقق- يخلو- يخلون- يرجع- يسالن- يقتل- يقتلن-`,
        '-0.5': `#احج #احنا #اخذ #ارتاح #اروح #اسيل #اقوال #انام #انترلوك #انتظر #انزل #بايد #بغرف #بمكتب #بيب #بيد #بيصيح #تحك #تعال #جامع #حال #حبل #حتي #حرام #خرج
          #خلاص #خيي #دابا #داو #دنيا #دوا #راس #رحت #رغو #ريح #زوج #سنه #سياره #شبا #شرب #شفايف #صهر #صوب #ضرب #طاول #طلب #عارف #عالخط #عربي #غريب #قادر #كبير
          #كلش #لزم #ماخذ #ماسك #ماف #مخدرات #مدرسه #معايا #نارك #نحن #نقاط #هاي #هربت #وقف #ياخد #ياهم #ياي #يحرق #يكتب #يوقع #يوم 3ale- 3ash- 3asha- 7alg- =15
          =16 =3aleh =3ashan =7 =abogado =abre =adios =after =again =agarrando =agarro =akher =amigo =arrest =ask =atras =aunt =autistic =auxilio =babysitter
          =backpack =baje =before =behind =blow =boca =bond =boy =boyfriend =breathing =brother =call =card =cel =checking =checkpoint =children =comes =comio
          =contra =cousin =cunado =da =dan =dark =day =deja =despierta =detector =detras =dinero =dio =drank =dui =eli =empty =escondida =escuela =espuma =feel
          =fell =find =fingers =firmar =found =gal =gasolina =give =golpear =good =ground =gun =guy =hacia =haga =handcuffs =hang =her =hermano =hijos =holding
          =hospital =hour =interrogation =investigador =jump =jumping =kan =kent =khat =kiero =kill =knows =lele =linea =lips =live =llevaron =llevo =lyom
          =machete =mad =masks =meds =mejor =mile =minni =mochila =more =morir =morirme =mota =mouth =moving =myself =need =nenes =night =nino =nunca =odd
          =pared =pego =people =place =plan =pointing =prueba =pulse =queriendo =quiero =radio =ran =reacciona =recorder =removal =respirar =reten =robo =ropa
          =saco =sale =sar =sent =sentado =shi =shoot =sigo =siguiendo =sleep =speak =station =stepped =store =su =swallowed =te =things =thinking =tio =toddler
          =took =top =traigo =tumbando =uber =vehicle =veneno =vidrio =vivir =voy =wall =wants =when =where =woman =worker =write =you =ابن =ابنتي =ابنه =ابوه
          =ابوي =اتصل =اجاوب =احجي =احد =اختي =ارتاح =اروح =الارض =الاطفال =الان =البيبي =اللي =اليوم =انام =انزل =بالحمام =بالمطار =بعمل =بغرفه =تحكي =تسال
          =جاي =جنب =حاطين =حالها =حتي =حرامي =خالي =خلاص =خيي =دابا =راسي =راضي =رحت =رساله =رغوه =رفيقي =زوجي =سجن =سنين =شارب =شربت =شرطي =شي =صار =صديقي
          =صهري =صوت =طليقي =عالخط =عيش =غريب =فين =فيني =قالوا =قد =ليش =ماسكني =مافي =مالي =مسلح =معايا =نار =ناركان =نزل =نفس =نقطه =هربت =وقف =ولادي =ولد
          =ونحنا =وياهم =وياي =يا =يرد =يصيح =يوقع @011 @now-CHILD ASKINGAR BEHIND CAR DIE EVERYONE FAINT GRABBED HURTING JAILED JUMPAR JUST OVERDOSING
          PULLINGAR QUESTIONED STATION SUICIDAL Street TAKINGAR TIRED TONIGHT TOOKES WAKE WAVING ^ANSWERAR ^ASKAR ^CAR ^DANGERES ^End ^GOODBYE ^HOWTO ^KIDNAP
          ^LURKING ^Moment ^OVERDOSED ^PHONE ^PULLED ^Plea ^Sick ^TOOK ^Worker abog- aboga- acus- adio- afte- agai- agar- agarr- akhe- amen- amena- amig- apara-
          atra- auxi- auxil- ayud- backp- befo- befor- behi- behin- blan- bols- book- boyf- boyfr- brot- broth- carr- cart- child- conv- cowo- cowor- crui-
          cruis- cuan- cuna- cunad- depo- desa- desap- despi- detra- dine- diner- dran- empt- escue- espu- espum- falt- fami- famil- fenta- firm- firma- foun-
          frie- frien- gadd- gadda- gaso- gasol- grou- groun- hacie- hamm- hamme- herm- herma- hijo- hold- holdi- hosp- hospi- inta- jumpi- know- lati- latin-
          leva- levan- leye- llor- llora- lock- mach- mache- mask- medi- mejo- ment- minn- moch- mochi- morir- most- mout- movi- movin- mune- munec- myse-
          mysel- nene- nigh- nunc- nurs- paja- pajam- pasap- passe- peop- peopl- perd- perdo- poni- ponie- post- prue- prueb- rath- reac- reacc- recog- rete-
          rompi- sabe- segu- sient- sitt- slap- slapp- stati- stepd- suic- suici- swal- swall- thin- thing- tick- ticke- todd- toddl- toni- trac- track- trag-
          traig- troo- troop- vaci- vehi- vehic- vendi- vene- venen- vidr- vidri- viol- viola- vuel- wher- woma- work- worke- writ- ابنت- ارتا- اسيل- اعتق-
          اقوا- الار- الاط- الاطف- البيب- التا- التح- الحب- الزب- السو- القط- الما- المو- اليو- بالا- بالجا- بالحم- بالدو- بالمو- بايد- بغرف- بمكت- بيصي- حابس-
          حاله- حرام- رسال- رفيق- سكين- شفاي- شفايف- طليق- عارف- عالخ- قولو- كلبش- كلبشو- لاحق- ماسك- ماسكن- معاي- منزل- موقفي- نارك- ناركا- وقفت- ولاد- ونحن-
          يستجو-`,
        '-0.6': `#ابر #اخت #اقول #الل #امش #انت #انتحار #اوافق #بعرف #بكرا #تحقق #تحقيق #تسال #جنب #جهي #جيب #حدود #حقي #حمام #راح #راض #رخصه #روح #ساد #سارق #سجن
          #شالت #شخص #شنط #ضهر #عشان #عملت #عندي #عيش #فيه #قسم #كارد #كذب #كلبش #كلم #لاق #ليا #مال #مترجم #مرت #مركز #مشغل #مصاري #مطار #معه #نبض #نزلو #هذا
          #هذه #يتصل #يخنق #يشي #يمن =13 =14 =17 =70 =abierta =aeropuerto =agente =ando =anos =another =aparece =as =attic =bad =bathroom =bebe =bounty =boys
          =buddy =burn =cajuela =callo =caminando =carta =celda =chamo =companero =declaracion =derechos =despertar =deteniendo =dna =done =dos =dot =dragging
          =encima =end =entrego =entrevistando =esposado =esposaron =estacion =estoy =except =federal =form =fotos =friends =fue =fui =gets =gone =hear =hours
          =how =hunters =id =ids =jale =keep =last =law =line =locked =made =mata =matar =metiendo =miranda =mujer =mustashfa =neighbor =od =ojos =padrastro
          =parando =pare =paro =paso =passcode =passenger =pateando =patron =phone =polygraph =preguntas =prendio =preso =proteccion =pull =purse =putting
          =questioning =quitando =respira =rights =robar =rope =running =salio =sat =self =senor =slid =soplo =stay =suelo =tasing =tia =tied =tirando =trabajo
          =trooper =vida =vivo =vos =waiting =walmart =was =window =work =yard =yes =الشغل =الغرفه =المحققين =الولاد =امشي =انت =اوافق =باب =بالشارع =بالغرفه
          =بكرا =تحقق =جالس =جواب =جوزي =حطوني =حقي =دوا =راح =روحي =شالت =شالوا =شخص =طلع =عالسياره =عشان =عليا =عليه =عليي =فيه =فيي =قافل =كارد =كلمه =ليا
          =مسكر =معاه =معه =ملثمين =نبض =نفسي =هذا =هذه =هناك =والشرطي =وجهي =ياخذون =يشيك =يقول =ينتظر @now-SOMEONE ARRESTED KIDNAP LETGO LOCKED OVERDOSE
          POISON QUESTIONING ROADTALK SEIZED SOBRIETY SOMEONE SUICIDE WEAPON WRISTS ^CPS ^FAINT ^HIDING ^HURTING ^KILL ^LOCKED ^MISSING ^OVERDOSE ^PILLS ^WEAPON
          acab- acerc- aero- aerop- anot- anoth- apre- atti- auti- autis- ayuda- bath- bathr- block- boun- bount- breat- budd- caju- cajue- celd- chai- check-
          chil- clea- consu- cous- cousi- decid- drag- dragg- enci- encim- esto- exce- excep- expl- fing- finge- foto- happe- hath- hour- hunt- hunte- inve-
          inves- llama- locke- mata- mont- monta- mori- muje- must- musta- padr- padra- paran- passc- patea- point- poly- polyg- prot- prote- purs- putt- putti-
          qued- quer- queri- quit- quita- recor- resp- right- runn- runni- sepa- stal- star- stat- stra- suel- tal3- tasi- tasin- than- tiran- vend- veng- wait-
          waiti- walm- walma- اختف- الاض- الاضو- التو- الحا- الحد- الحدو- الشغ- الغرف- الكل- الكي- المس- الول- الولا- اليم- انها- اواف- اوقف- بالج- بالغر-
          بالمط- بتنف- حطون- ديتر- عالسي- عيون- ملثم- ملثمي- والد- وراي- وياه- يستج- يضرب- يعتق- يعتقل- يعمل-`,
        '-0.7': `#ابن #احك #افاد #امض #ايد #بارد #باص #بنز #تحويل #تعتقل #توقف #جالس #جسر #جواب #حطو #حقوق #خوي #دكان #رصاص #سطح #شارع #شباب #شغل #صندوق #صوت #طلع
          #طلعت #عيون #فيدي #قافل #قفت #قول #مقفل #ملثم #موقف #نار #نفس #يسجل #يصير #يضرب 3alay- =3alaya =ani =apuntando =arma =balaceando =balazos =bano =bats
          =blood =boss =bus =carro =choque =cuando =cuffs =di =diga =dijo =drunk =entiendo =esposas =face =grabando =grita =gritando =hable =hasta =hombre =hr
          =jail =lawyer =le =light =llegar =lleva =lo =love =me =mesa =nena =next =over =oyen =parado =pick =redada =removing =roof =shooting =since =sople
          =statement =stopped =ten =tiene =toy =turn =uncle =wake =walk =your =احكي =اخدو =الباص =التلفون =السياره =المحقق =امضي =ايش =تعتقل =حماتي =رصاص =ساعه
          =شايل =شباب =شلو =فات =قاعده =قدامي =معي =وراي =يحاول =يسال =يسالوني =يضرب COPCAR DANGERES EX FIND HOWTO IROOM KILLED LIVE MISSING OVERDOSED PULLED
          PULLEDAR ROADSIDE TOOKAR Traffic ^COMEIN ^EX ^NOW ^Traffic acer- apare- back- balac- balaz- bloc- bloo- camin- carga- choq- choqu- come- compa- confe-
          contr- cuand- cuff- deten- drun- estac- hacer- haci- happ- hast- haul- lawy- lawye- line- poin- pour- reco- reda- redad- respi- robb- shoot- sien-
          sigui- sinc- state- stop- stopp- trad- tradu- افاد- السي- السيا- بالشا- تستج- تعتق- حمات- شالو- صديق- قدام-`,
        '-0.8': `#اكتب #حما #ليش #مسك #يحاول #يسالو #يكسر 3ala- =75 =94 =abi =acaba =arresting =bag =bajo =desk =detaining =die =entre =estar =everybody =gave
          =hablando =handcuffing =hoy =know =oficina =otra =questions =quiere =salir =trunk =wait =اكتب =بيقولي =تاخذ =رح =سياره =شغل =قفل =واقف =يدق ARRESTING
          CHARGED HIGHPLACE PASSEDOUT QUESTIONS ^GETOUT arre- cami- conf- decl- decla- deta- detai- handc- matte- pate- ques- quest- sopl- trun- uncl- اعتر-
          المحق- حاطي- عالس- موقف- يحاو-`,
        '-0.9': `#تاخذ #راي #شال #قفل =be =breaking =dando =dejaron =esposando =estaba =ex =irme =office =raiding =rompio =stop =tipo =بدو @now-EX CUFFEDAR PULLING
          arres- break- carg- entre- inte- inter- pass- raidi- remo- remov- shoo- tira-`,
        '-1.0': `#شلو =alguien =arrestando =car =ppo =viene =الشرطي =دخل =كسر =يفتش CUFFS algu- algui- bala- raid-`,
        '-1.1': `=firmo =k9 =soy`,
        '-1.2': `=side =يكسر`,
      }),
    ],
    [
      'stopped',
      weightsFrom({
        '1.7': `PULLED`,
        '1.6': `SOBRIETY`,
        '1.3': `Traffic`,
        '1.2': `PAPERS موقف-`,
        '1.1': `=test LIGHTS PULLEDAR sopl-`,
        '1.0': `#امش #رخصه #قفت =parando =امشي PULLING ROADSIDE ROADTALK paran-`,
        '0.9': `=calle =cop =k9 =pararon =paro =reten =trooper GETOUT ligh- para- parar- rete- وقفو-`,
        '0.8': `#الض #انزل #حدود #نفخ #يسحب =baje =breathalyzer =checkpoint =over =perro =pide =prendio =soy =step =stop =stopped =الشرطي =شرطي =يفتش ^ROADSIDE يسحب-`,
        '0.7': `#شبا #شنط #فحص #مشغل =blow =cargos =cpl =dot =keys =lights =lit =pidiendo =radio =soplo =thing =vidrio =window =انزل =انفخ =خالي =شربان =فحص =وقفني
          SEARCH ^LIGHTS ^PULLED ^WEAPON alco- alcoh- beer- camin- cargo- guard- light- mand- pidi- pidie- radi- stopp- troo- troop- vidr- vidri- الباس- شربا-
          موقفي- وراي- وقفت- وقفن- وقفون-`,
        '0.6': `#احمر #ازرق #اوافق #اوقفت #باسبور #تيكت #راي #سواقه #شارع #شرب #صندوق #قلم #موقف #موقفت #هوي #وقف #يشي #يصرخ #يفتش =75 =alcohol =blocked =caminando
          =caminar =cbp =cofre =curb =gritando =huele =id =mile =ojos =or =parado =pare =pulled =sangre =shoulder =sit =snow =sople =suspended =traffic =vehicle
          =weed =were =writing =احمر =اوافق =اوقفتني =بيقولي =جنب =سالني =شارب =طلب =واقف =ورايي =ومعي =يشيك ASKINGAR CAR DOGS ^ASKINGAR ^PULLEDAR acer- back-
          cofr- guar- pull- pulle- revi- revis- road- seat- stop- traf- traff- vehi- vehic- writi- الاض- الاضو- الحدو- اواف- اورا- اوقفت- بيسا- سالن- موقفت-
          وقفتن- يسحبو-`,
        '0.5': `#انجليز #بوردر #بيسالو #توقف #جنب #خايف #سيار #طلب #كشاف #كندا #معيش #موقفين =94 =alphabet =bajo =blood =contra =draw =dui =found =friends =hacia =had
          =license =luces =made =passenger =pen =pregunta =purse =quick =road =secondary =sobriety =tapping =tome =traigo =vengo =walking =wants =we =while =ابن
          =الجهاز =الشباك =اوقف =بالمطار =رخصتي =ريحه =سيارته =شو =عنده =غرفه =كندا =معيش =موقفه =موقفينه =والشرطي =وقفونا =وقفوني =يدق =يقولي PULLINGAR ^GETOUT
          ^Traffic ^Weapon acci- accid- alph- alpha- block- bloo- bols- carr- ciud- ciuda- cons- drin- foun- huel- luce- pren- prend- purs- quic- senta- sire-
          siren- sopla- tapp- tappi- traig- under- walki- whil- windo- الحد- بالت- بالج- عالط- موقفن-`,
        '0.4': `#الخط #اوقف #تفتيش #ريح #سياره #طريق #عربي #كلنا #لسيار #لقي #نزل #نقاط #ياي #يشت #يشم =17 =abra =abrio =al =ando =another =buddy =cana =car =carro
          =contesto =dice =digo =dije =get =glass =grita =iba =ingles =ir =irme =l =le =light =llego =manejando =mn =nomas =nombre =oficial =policia =ran
          =revisando =saliendo =search =side =state =their =ventana =yes =ازرق =الخط =بالشارع =جاي =خايف =رخصه =ع =كلنا =لسيارته =موقفني =هنا =هويتي =والبوليس
          =وياي =يشتي =يشم =يصيح =يفتشون @done BEHIND Street ^FIND ^GIVEBACK ^GONEOFF ^Gear ^LURKING ^PASTVERB ^SAY abri- anot- anoth- bloc- budd- call- cana-
          canad- consu- face- flas- flash- grit- ingle- lice- licen- line- manda- noma- nomb- nombr- pasap- perr- salie- sang- sangr- thei- vent- venta- verd-
          walk- wind- الشب- الشبا- اليم- بالشا- بيسال- بيفت- بيفتش- رخصت- سكين- لسيا- لسيار- ناطر- هويت- والبو- والش- والشر- يعمل- يفتشو-`,
        '0.3': `#افتح #بسرع #بيقول #حشيش #حطو #دور #شرطه #فيه #لحال #ماس #ناطر #هنا #وقع #يدق =2 =aeropuerto =agente =asked =bar =borracho =does =dos =drunk =licencia
          =lleva =mouth =nos =officer =patrol =permiso =revisar =shaking =shut =sitting =social =trunk =walk =where =السياره =الطريق =اوراق =بسرعه =حشيش =سياره
          =شرب =شغل =صار =فيه =ماسك =مسدس =وراي =وقع =يضرب Gear SCARED ^ASKAR ^Young aero- aerop- apar- aske- atra- baja- borra- cami- chec- check- contr- drun-
          glas- haci- ingl- look- mout- pare- pasa- pass- passe- patr- perm- permi- prue- prueb- seco- secon- segu- shak- shaki- sigui- sitti- trun- unde- veng-
          want- wher- writ- السي- السيا- الطر- الطري- العي- بالان- بسرع- بولي- عالش- والب-`,
        '-0.3': `#احد #اطفال #اقول #الس #اموت #تحت #ترد #جوا #حما #حمام #رجع #ساع #سامحو #شسو #عمار #عمر #قاعد #قال #قدام #قريب #قفل #ليل #موت #نايم #ورقه * =14 =3an
          =abogado =again =ahorcar =algo =anos =are =arrestaron =arresting =bathroom =beating =bleeding =break =breaking =bunch =camera =carcel =cars =celular
          =come =creo =desmayo =despertar =dicen =drank =encontre =everything =foster =go =hablando =hable =hacemos =has =help =here =hermana =hijos =him
          =himself =his =immigration =in =juez =kitchen =lips =living =manana =men =mis =mother =mujer =nenes =nephew =ni =not =of =orden =papa =para =parking
          =pastillas =porque =preguntan =preguntando =preso =probation =puso =questioning =reacciona =school =screaming =se =second =shoot =should =sin =sister
          =sobredosis =someone =subio =suicidal =tan =telefono =texting =they =think =this =threatening =to =trabajo =trying =typing =up =vecino =want =what
          =will =would =xanax =ابوها =اخي =اريد =اس =السجن =السلاح =السي =العماره =الله =اموت =بالحمام =بدهم =تحت =ترد =حالي =حمايه =رجع =رح =رفيقي =سامحوني
          =شسوي =صاحبي =عمره =عيش =في =قفل =مع =من =واقفين =يهددني @000 @100 BREAKIN CHILD COLOR Calendar Drug GRABBED HOUSE INTO IROOM Interview JAILED KIN
          KNOCKED KNOCKING PAST PILLS Plea SOMEONE TOOK TOOKAR Young ^CPS ^GRABBED ^HASES ^Held ^Interview ^JUST ^KNOCKED ^PRESENT ^RANOFF ^REFL ^TOOKAR abog-
          aboga- abue- abuel- agar- agarr- baby- bath- bathr- beat- beati- blee- bleed- bunc- came- camer- carc- carce- celu- celul- count- cuch- cuchi- dand-
          depu- deput- desm- desma- dice- dran- entra- escr- escri- fenta- fost- foste- girl- hacem- hacer- herm- herma- hija- hijo- hims- himse- immi- immig-
          inter- kick- kitc- kitch- livi- livin- llega- manan- mess- messa- mome- momen- mora- morad- moth- mothe- muert- muje- nene- neph- nephe- orde- overd-
          parki- past- pasti- perc- perdo- porq- porqu- prim- puls- reac- reacc- reco- saca- scho- schoo- sente- sist- siste- someo- telef- text- texti- toma-
          truc- tryi- tryin- tumb- tumba- typi- typin- veci- vecin- woul- xana- اسيل- اعتقل- الدو- المر- الول- بالحم- بالغ- حماي- سامحو- واقفي- يسالو- يقول-
          يقولو- يهددن-`,
        '-0.4': `#ابر #اطلع #اعترف #اقع #انت #انه #بايد #بتقول #بدي #تعبت #حابس #حبس #حبوب #حقو #خرج #دايخ #رجال #زرق #ساعت #ساعد #سجن #سوال #شخص #صبح #ضرب #علب #قاضي
          #قافل #كلبج #كلها #كلور #لازم #لسه #ماخذ #ماعاد #مدرسه #معه #موظف #هجره #وعي #ياهم #يتنفس #يصح #يلاحق #يهدد =20 =abajo =abrir =abuela =across =afuera
          =agents =aguanto =ahorcando =airport =aki =already =anoche =answer =antes =anymore =armas =ayuda =banging =basement =be =before =better =boyfriend
          =brazos =broke =brother =calling =care =casa =caso =charges =chasing =cocina =cold =cps =cuchillo =cuffs =cunado =daddy =daycare =dejan =despidiendose
          =despues =devolver =diciendo =dope =dragging =drive =entrada =escuela =espuma =esta =estar =everybody =fabrica =familia =father =fell =fentanyl =find
          =flashlights =friend =from =garage =gasolinera =girl =golpea =goodbye =hablo =heroin =hijo =holding =hombres =home =hora =hr =husband =inconsciente
          =inside =interrogando =inyecto =it =jefe =jumped =kicking =kid =kiero =knock =labios =lawyer =let =lie =llevan =lleve =machete =minute =mira =momento
          =moms =money =morir =mucho =muero =myself =navaja =need =neighbor =never =nice =nina =odd =off =ok =old =once =order =pana =parce =perdio =phone
          =police =porche =protest =questioned =quieren =respira =rifle =robaron =room =roommate =sabemos =sakran =salir =sent =sentido =sheriffs =showed
          =snoring =stairs =station =store =taken =taking =thru =tia =tirado =tomo =trabajadora =truth =turning =va =ver =video =viejo =viviendo =volver =walked
          =warrants =way =with =without =yom =you =ابو =اخد =اشتي =اعترف =الارض =الايس =البنت =البيت =الجسر =الحقوني =الصبح =الطفل =الكلبشات =المحل =المطار
          =الوعي =با =بالكرسي =بالمركز =بتقول =بعد =تعبت =تقول =جارنا =جايين =جهال =حبسوني =حبوب =حق =دلوقتي =راجلي =زوجتي =ساعتين =شخص =شقتي =طليقي =علبه
          =عليها =عيالي =غريب =قالوا =قبضو =قبضوا =قدام =كان =كلبشوني =كلها =كلور =لسه =ماعاد =مش =معه =نفس =ياخدو =يتصل =يتنفس =يرجع =يصحي =يضربني =يطلبون
          =يفتشو =يفوتو =يلاحقني @001 @now-CPS @now-DETECTIVE @now-i @now-she ACTOR COMEIN DOOR FAINT FALLEN HIDING HOME HURT HURTS NOOSE PASSEDOUT QUESTIONING
          REFL Sick TIRED Violent WAKE Worker ^BLEEDING ^CAR ^COURTS ^DETECTIVE ^DIE ^EX ^End ^IWANT ^KILL ^PHONE ^SUICIDE ^Street ^Worker abaj- acro- acros-
          afue- afuer- agai- agua- aguan- airp- airpo- alrea- amen- amena- anoc- anoch- ante- anym- anymo- arma- auti- autis- bang- bangi- base- basem- befo-
          befor- bett- bette- brazo- breat- brin- brok- brot- broth- chai- chasi- coci- cocin- come- compu- conta- cour- cuna- cunad- dadd- dayc- dayca- depo-
          depor- despu- dici- dicie- drag- dragg- enter- esca- escue- espu- espum- fabr- fabri- fami- famil- fath- fathe- fent- garag- good- goodb- grab- graba-
          gran- habl- hero- heroi- hold- holdi- homb- hombr- husb- husba- inco- incon- insi- insid- inte- inye- inyec- jumpe- kicki- labi- labio- lawy- lawye-
          mach- mache- mari- meti- metie- migr- miss- mone- myse- mysel- nava- navaj- neig- neigh- neve- parc- pele- pens- pensa- perdi- phon- poin- porch-
          prob- proba- prot- prote- quer- queri- raid- razo- respo- rifl- robar- room- roomm- sabem- sakr- sakra- screa- segur- seno- senti- shaf- short showe-
          snori- sobr- stai- stair- stati- suic- suici- take- taki- takin- tene- threa- trab- traba- trut- turni- vide- vivie- volve- walke- with- witho- ابوه-
          الار- الاي- البي- التح- الجس- الحب- السل- السلا- الطف- العما- المطا- الوع- انتح- بالح- بالمر- بتقو- جارن- جايي- خايف- دلوق- دلوقت- راجل- رسال- رفيق-
          زوجت- ساعت- ساعتي- سامح- صاحب- طليق- قبضو- ماعا- والبا- والج- وبعد- وحطو- ياخد- ياخدو- يتنف- يحققو- يدورو- يسال- يضربن- يطلبو- يفوتو- يلاح- يلاحق-
          يهدد-`,
        '-0.5': `#ابيض #اجاوب #احك #اخر #اخويا #ادخل #ارتاح #ارنت #اعض #افكر #اقوال #اكل #الل #الي #امام #امل #انط #اوض #برع #بعتل #بيت #بيد #بيدور #بيسمنت #تحقق
          #تعتقل #تقول #جامع #جسم #جهه #جوه #حاج #حال #حبه #حجز #حدا #خدو #خلصت #داخل #داير #دخل #رحت #رساله #رفيق #زلم #ساكت #سجين #سرير #شفايف #شقه #صال #صديق
          #ضايع #ضهر #طاول #عاد #عالخط #غلط #فوت #قادر #قاع #قبل #قراج #قسم #قضيه #قول #كتير #كلش #كيف #لزم #لون #ماخذين #ماسك #محكمه #مركز #مسك #معايا #مغم
          #مول #ناس #هاز #هذا #هون #وهم #ويه #ياخد #ياخدو #ياه #يتصل #يجيب #يحقق #يخنق #يضغط #يطرق #يطلع #يعتقلو #يفوت #يفيق #يقتل #يمن #يمه #يوقع =12 =6 =7
          =adentro =akher =alive =amarrada =amiga =andan =aparece =apartamento =arms =around =ask =ate =aunt =ba2a =bano =belt =best =buscan =cama =came
          =camioneta =campus =carta =cellmate =cerca =charged =check =choking =class =comisaria =confiese =corte =cuartos =dad =dan =dar =dead =dejarlos
          =dejaron =dentro =derechos =despierta =detector =detroit =dieron =dijeron =dio =done =drop =eli =embarazada =encuentro =entraron =era =esposaron
          =esposas =estan =este =falta =fe =federales =feel =ganas =gasolina =going =gone =good =grabando =hablar =hall =heart =hi =hiding =hitting =hombre
          =horas =hurry =hurting =interrogating =jump =keeps =knees =lawn =leaving =lele =letter =llamar =llame =llevar =llorando =lobby =locked =loco =lol
          =long =loss =lost =mesa =migra =minni =missing =morirme =motel =much =narcan =negra =nena =night =nobody =omg =orilla =other =own =patron =pegando
          =pegue =pelo =pills =please =pointing =policias =polygraph =prevention =prima =puerta =pusieron =put =putting =quiero =quitando =removing =responding
          =rights =river =rompiendo =rope =ruido =s =sacaron =salon =say =security =self =she =siguen =sleep =sola =somebody =sorry =stab =steps =subiendo
          =suegra =supposed =swallowed =table =temblando =text =tied =tipo =tirada =tirar =tiro =tocan =tocar =todas =top =trago =trailer =uncle =veo =vieja
          =viendo =vinieron =vino =vivir =vodka =wall =whole =wife =worker =yard =year =ابوي =اجو =احكي =اخت =اخدت =اخر =اخويا =ارتاح =ارنت =افتحوا =افكر =اكل
          =الشغل =الشقه =الكراج =اللي =الليله =المراقبه =المستشفي =المول =الي =امل =ان =بالباب =بالبيت =بالجامعه =بالقراج =بده =برع =بعتلي =بعده =بعمل =تبع
          =تحقق =توقف =جماعه =جوه =حاجه =حد =حدا =خطيبي =خلصت =دخلو =دخلوا =رحت =سحب =سحبو =سكران =سنه =سيارات =شالو =شي =صاحب =عالخط =عليي =عمي =عندنا =فلوس
          =فيي =قبل =قد =كتير =لابسين =لونه =ماذا =مخدر =مركز =معاه =معايا =مغمي =مفقود =مين =ناس =نفسي =هون =وقفو =وهم =وياه =ويه =يجيب =يفيق =يقتلني =يمه
          =يوقع ANSWER ARREST CAMEIN COPCAR COURTS CPS DETECTIVE DIE HIGHPLACE HURTING IWANT JOKE KILLED LEGAL LIVE LOCKED NARCAN OVERDOSE OVERDOSING PODER
          STATEMENT TIRO ^ACTOR ^ARRESTING ^CUFFEDAR ^Drug ^General ^HOWTO ^LOCKED ^MISSING ^POINT ^Paperwork ^SOMEONE ^SUICIDAL ^Sick ^TOOK ^Violent aden-
          adent- akhe- aliv- answ- answe- apen- apre- arou- aroun- arrep- atta- attac- ayud- bala- barr- blea- bleac- bote- botel- braz- brea- break- cabe-
          calli- campu- cart- cellm- cerc- cham- char- charg- chas- chok- choki- clas- clos- colg- comis- compr- confe- confi- conv- corri- cuid- decid- decir-
          dent- dentr- dere- derec- desa- desap- desp- despe- despi- dete- detec- detro- dier- diero- dije- dijer- drop- dropp- emba- embar- enco- encon- encu-
          encue- ente- escon- esta- falt- forc- fuma- gaba- gana- gaso- gasol- goin- golp- golpe- grand- hall- hear- heli- helic- hidi- hidin- hitt- hitti-
          hora- hurr- hurt- hurti- jump- keep- khab- kier- leavi- leye- lobb- locke- mana- medic- minn- missi- mori- morir- mote- much- mucha- muer- mues-
          muest- narc- narca- nigh- nobo- nobod- novi- nurs- othe- over- pegan- pegu- perd- pill- plati- point- poly- polyg- porf- prev- preve- puer- puert-
          pusi- pusie- putt- putti- quita- recog- regr- regre- resp- respi- resta- right- rive- romp- rompi- ruid- sacar- salo- scre- secur- shoo- sigue- sill-
          slee- smok- someb- sorr- stab- stabb- stor- stra- sueg- suegr- suel- supp- suppo- swal- swall- tabl- temb- tembl- than- tirad- toca- trag- trat- uncl-
          unic- viej- viend- vini- vinie- viol- viola- vivi- vodk- volv- vuelv- whol- work- worke- اجاو- ارتا- اعتر- اعتق- افتحل- افتحو- اقوا- الام- البن-
          الجام- السج- السك- السكي- الشغ- الشق- العم- الكرا- الكلب- الليل- المرا- المو- النا- الها- الور- امبا- بالبا- بالبي- بالسك- بالصا- بالقر- بالكر- بعتل-
          بيدو- تعتق- جدته- حابس- خطيب- سكرا- سيارا- شفاي- شفايف- عارف- عالخ- عليه- عندن- قالو- كلبشو- لابس- لابسي- ماسك- معاي- مكلب- موبا- موباي- واقف- والم-
          وياه- ياخذو- يحقق- يحكو- يخنق- يضرب- يضغط- يفوت- يقتلن-`,
        '-0.6': `#اخت #ادر #ارد #افاد #اكتب #امر #انتحار #برا #بروبيشن #بعد #بكرا #بلعت #بيدق #تعال #جار #جدت #جرع #جماع #حجزو #خلاص #خنق #خوي #دخلت #دزل #دنيا #دوا
          #راجل #رغو #سنه #شايل #شدو #شقت #شكل #صاحب #صوت #ظهر #عارف #عني #عيش #فكر #فيدي #قالت #كتبت #كذب #كراج #كشف #كلبشو #لاق #لما #محل #مدير #مرت #مسجل
          #مفقود #مكتب #نبض #نسو #هربت #يحرق #يعرف #يوم 7amm- =13 =15 =911 =aca =agarrar =agarro =agent =agua =amigo =apartment =arrestando =arrestar =arrested
          =aser =aventar =aw =bien =boca =boy =brincar =bro =cabeza =call =can =cara =celda =close =comieron =compa =conteste =corazon =cosas =couch =cousin
          =crazy =cuando =cuffing =day =declaracion =deje =deputies =detaining =detective =di =ejo =end =esposando =estacion =even =ever =feds =firmar =floor
          =foam =following =fotos =four =gas =gris =gun =guy =hand =handcuffs =happened =her =hice =hija =hold =hour =house =ice =into =law =left =linternas
          =llegue =llevaron =loaded =loud =loudspeaker =make =mall =marshals =mato =meds =mejor =mia =minutos =mnil =mo =mundo =note =od =office =only =pareja
          =pasar =pasillo =peeking =pegar =pero =persiguiendo =por =pounding =questions =read =rodeando =rolled =sale =salgo =same =sar =seguridad =ser =shed
          =shelter =shoes =siento =sigue =slid =sobrino =stopping =stuff =them =then =thinking =time =tio =tocando =tomar =traen =train =truck =two =type
          =upstairs =van =veces =vida =vivo =wake =wanting =when =woods =yarda =احد =اخذت =اخذوه =ادري =ارد =اكتب =الان =الجهال =الشرطه =المحقق =المدير =امر
          =امي =اهلي =اي =بالمدرسه =بدها =برا =بسياره =بكرا =بلا =بلعت =بنتي =بيتنا =بيدقو =بيسالو =تلفونه =جهاز =جو =جواب =حافه =حالها =خلاص =داخل =دزلي =دق
          =دوا =رجلي =رغوه =روحي =شايل =شكله =شم =ضل =طلع =عالباب =عليا =عندهم =عني =عيونه =غرفتي =فكر =فوق =فيها =قاعده =قالت =قالو =كشف =كلمه =لما =لي =ليله
          =ما =مسكوا =هربت =هناك =ولادي =ياخد =ياخذوا @210 EX End HANDS IDIOM JUMPAR KIDNAP KILL LATER ONLINE OVERDOSED RAID SEIZED SUICIDE ^ANYMORE ^BREAKIN
          ^HURTING ^KIDNAP ^KILLED ^LIVE ^LOTS ^OVERDOSE ^OVERDOSED ^QUESTIONING ^SEIZED ^WARRANT alre- amar- amarr- amig- apart- arres- asal- asalt- aven-
          avent- ayuda- brinc- bull- bunk- busc- busca- cabez- camio- camp- carga- celd- cell- chil- coll- comie- conf- cora- coraz- cosa- couc- cous- cousi-
          craz- cuand- cuen- cuent- cuffi- deci- decl- decla- deja- desc- disp- dispa- ence- encer- entr- esco- espa- espo- espos- estr- fede- feder- figh-
          firma- floo- foto- fuer- gadd- gadda- gara- habla- handc- happe- hous- lett- lette- llegu- lleva- loade- lock- loud- louds- mars- marsh- matt- mejo-
          ment- menti- mund- mune- munec- negr- pagu- parej- pasi- pasil- pati- peek- peeki- pers- persi- plea- pleas- poun- pound- press- punc- punch- push-
          ques- quest- remov- rest- robb- rolle- secu- seri- shel- shelt- shoe- sien- sient- snor- sobre- star- step- testi- tira- tocan- trae- upst- upsta-
          vece- wanti- wood- yard- افاد- البار- الحقو- الصب- القط- الكا- المحق- المدي- المست- بالست- بالسل- بالمد- بسيا- بسيار- بيتن- بيدق- تستج- جماع- حاطي-
          حاله- دقيق- عالبا- عالح- عنده- عيال- غرفت- قيدو- لزمو- لقيت- مفقو- نايم- ولاد- وماخ- يدخلو- يستجو- يعرف- يقتل- يلحق-`,
        '-0.7': `#اجو #اخذو #ارض #بارد #بنا #تاخذ #تحقيق #جاكيت #جهال #حاط #حاف #حكيت #خال #خويا #سحب #سطح #سيارت #صور #فوق #قبض #قطعت #قوي #كان #كنت #لابس #مباحث
          #محقق #مطبخ #مكان #مين #نارك #ورا #يبك #يكتب #يناد =10 =acabo =adn =after =arrest =arresto =bed =buscando =cada =callo =cayo =climbing =cortando
          =cuartito =daba =dando =die =dios =dude =encerrada =ensenan =entre =es =esposado =ex =gray =handed =hear =hood =interrogated =investigador =job =kill
          =knife =knocking =last =lel =lot =love =mama =miranda =nadie =nino =novio =officers =outside =paso =passcode =pego =plan =po =ponga =ppo =preguntas
          =quitaron =reading =recorder =saco =since =six =threw =toca =trajeron =who =اخوي =اقول =الولد =اليوم =بي =بيقولو =بيقولوا =تاخذ =حكيت =خويا =سيارت
          =عليك =قاعد =قطعت =قلبه =كنت =ليش =محقق =مو =نبض =نزلوه =نفسه =ورا =ولد =يدقوا @now-SOMEONE ARRESTED ARRESTING BREATHE LEFTNOTE MISSING POINT SEVERE
          SUICIDAL WRISTS ^GOODBYE ^Plea ^QUERY ^SEARCH abie- abier- afte- ahorc- apaga- apare- arre- cerr- cerra- clea- clor- corre- corta- cuff- dejar- entre-
          escuc- hande- happ- insu- inve- inves- knif- knock- load- mete- miran- nadi- outs- outsi- padr- part- passc- pega- pong- readi- show- sinc- stran-
          stuf- subi- subie- surr- think- trac- track- trail- traje- vend- watc- الجا- الحا- المط- اليو- بارد- بالار- بالك- كلبش- يدخل- يستج- يطلب- يعتق- يعتقل-
          يناد-`,
        '-0.8': `#باب #جواب #روح #فات #قلب #قيد #معهم #ممكن #يدخل =abi =anda =baby =both =bye =cops =desde =diga =dna =dorm =edge =fbi =fui =gritan =hoy =keep =lady
          =nas =nene =noche =paper =parada =porch =quien =statement =swab =throwing =todo =too =windows =write =الباب =بابي =بس =بيتي =صديقي =معهم @now-EX
          BLEEDING GOODBYE KILLING POISON QUESTIONS STATION ^CAMEIN ^KNOCKING anda- book- cort- daye- desd- door- estac- impo- knoc- noch- porc- qued- read-
          roll- state- throw- traj- التا- الحق- صديق- عيون- يدقو-`,
        '-0.9': `#كلبش =5 =away =door =firmo =life =llegaron =mata =peor =today =يقولو =يقولون DANGERES NECK clim- climb- comp- corr- knee-`,
        '-1.0': `=breathing =detuvieron =gave =oficina =swat =ورقه ensen-`,
        '-1.1': `=dejo =hay =talk CUFFEDAR`,
        '-1.2': `CUFFS`,
      }),
    ],
    [
      'questioned',
      weightsFrom({
        '1.6': `QUESTIONING`,
        '1.3': `IROOM STATION`,
        '1.2': `ANSWER QUESTIONS`,
        '1.1': `Interview inter-`,
        '1.0': `=diga =office ASKAR STATED inte-`,
        '0.9': `#تحقيق #يحقق =dna =hablando =hable =oficina DETECTIVE QUESTIONED STATEMENT inve- inves- ment- ques- quest- المحق-`,
        '0.8': `#استجواب #اسيل #افاد #تحقق #جواب #شاهد #فيدي #محقق #مركز #يسالو #يكتب =firmar =firmo =interrogando =interrogation =investigador =read =yo =المحقق
          =تحقق =جواب =شاهد decl- decla- firma- grab- menti- اسيل- اعتر- افاد- يحقق- يستجو-`,
        '0.7': `#ارد #اقوال #اقول #تسال #حصل #حكيت #قاعد #كذب #كشف #مكتب =adn =declarando =detective =detector =entrevistando =horas =hr =interrogated =passcode =pick
          =preguntas =questioned =recorder =sat =station =suits =truth =yes =ارد =اسيله =اقول =بالتحقيق =بالمدرسه =جهاز =حصل =حكيت =كشف =محقق =يقولو PHONE conf-
          confe- graba- hora- passc- stati- suit- trut- اقوا- بالتح- بالمد- تستج- يستج-`,
        '0.6': `#اعترف #اعض #بغرف #صور #طاول #عالخط #قسم #كلم #مترجم #محامي #مدير #يخلو #يسجل #يوقع =14 =callo =campus =confiese =cuente =customs =declaracion =ellos
          =escriba =initial =interrogating =ix =keep =keeps =lie =lleva =otra =paso =preguntan =preguntar =questioning =quieren =slid =title =trajeron =two
          =waiver =windows =اعترف =افادتي =الكذب =او =بغرفه =ساعات =عالخط =كلمه =يخلوني =يسال =يسالو =يسالوني =يوقع LEFTNOTE TALKING ^PHONE ayuda- camp- campu-
          clea- confi- ello- init- initi- insp- inspe- keep- preg- pregu- recor- titl- traje- volu- volun- waiv- waive- افادت- الكذ- بيسال- ساعا- عالخ- قاعد-
          يحققو- يخلو- يخلون- يسال-`,
        '0.5': `#اسكت #اكتب #تهمه #جوا #شغل #غلط #كنت #مدرسه #مصاري #يجيب #يسال #يضغط #ينتظر =abogado =agua =ask =badge =boss =but =di =estacion =form =grabando
          =happened =hasta =investigator =khat =mensajes =mesa =patron =phone =polygraph =preguntando =quien =room =sar =statement =table =wall =write =اسكت
          =اقوالي =اكتب =الضابط =الكاميرا =المباحث =المحققين =المدير =المركز =بالغرفه =جوا =حاطين =ضابط =عن =قاعده =كنت =محامي =مع =ناطر =ياخد =يجيب =يحققون
          =يضغطوا CHARGED HABIT ^ANSWER ^ANSWERAR abog- aboga- calli- conv- cuen- cuent- estac- expl- habl- happe- hast- phon- plai- poly- polyg- segur- senta-
          stat- state- اقوال- السو- الضا- الضاب- الكام- المب- المبا- المدي- المرك- بالغر- بغرف- محام- والب- والبا- وياه- يضغط- يضغطو- ينتظ-`,
        '0.4': `#اخذو #الاف #امض #انترلوك #غرف #معها #ورقه =16 =8 =about =agente =alone =ambassador =anything =asked =asking =bed =been =box =bro =crying =cuando
          =cuartito =digo =encerrado =escuela =even =fotos =guy =hold =hours =interviewed =irme =lawyer =loud =questions =says =sigo =stuff =till =wait =with
          =witness =اجاوب =اخذوه =الاف =امضي =اوراق =جهال =عمي =غرفه =قاعد =قالوا =قدامي =معها =معي =هذا =ولد =يحققو =يحققوا =يسالني =يشتو @now-DETECTIVE ^ASKAR
          ^ASKING ^SAY abou- alon- amba- ambas- answ- answe- anyt- anyth- aske- askin- blea- bleac- cans- cerra- come- cowo- cowor- cryi- cryin- cuand- cust-
          custo- detec- empu- empuj- entre- escue- firm- foto- hacie- hour- lawy- lawye- leav- stuf- tabl- traj- trat- witn- witne- التح- بالصا- بالغ- حاطي-
          داير- قالو- قدام- والمح- يردو- يسالن- يقول-`,
        '0.3': `#انجليز #بعض #حاط #صال #صغير #ياخد #يرجع =15 =already =answer =bathroom =boy =bridge =called =card =conteste =dejan =dijeron =droga =dude =enfrente
          =everything =fui =hablo =haciendome =hear =linea =need =other =otro =paper =pointing =s =said =school =shut =siguen =they =tipo =trabajo =waiting =was
          =التحقيق =باب =بدو =شرطي =شوي =عليي =لي =مال LETME ^LOC ^NUMBER ^WILL alrea- aski- bath- bathr- brid- bridg- calle- cerr- close- cuan- deci- dije-
          dijer- enfr- enfre- escu- happ- ofic- ofici- othe- point- quer- queri- saca- scho- schoo- sigue- wait- waiti- windo- التحق- بالت- بالص- بالم- والم-
          يريد- يسالو-`,
        '-0.3': `#ابن #ابو #اخو #ازرق #افكر #اكل #انتحر #اولاد #بيت #حدا #حما #دقيقت #دكان #راحت #رقم #ساعد #شايل #شبا #طفل #عيال #فكر #فيها #ليل #مغم #هربت #ورا #ويه
          #يذبح #يصح #يصرخ #يضرب #يهدد * =abrir =after =ahorcar =al =aparece =at =aventar =back =banging =be =beating =blue =boyfriend =care =carro =caso
          =charges =companero =cuarto =cuffed =curb =daddy =deputy =desmayo =despedida =detuvo =diciendo =do =encuentro =entrar =este =eyes =father =feel =fight
          =for =frasco =give =going =gritando =hace =holding =ice =job =jumped =la =let =licencia =llevando =loaded =luces =mall =many =message =metio =mi
          =migracion =mn =my =needle =nobody =oficial =parar =park =piso =po =puedo =queria =robaron =sabemos =salio =saying =scared =screaming =she =sheriffs
          =standing =ten =tirado =todas =trailer =truck =trying =tylenol =veo =walking =warrant =whole =xanax =yelling =اخد =اخدو =ازرق =افكر =اكل =الدنيا
          =السجن =الشرطي =الليله =الموت =الهجره =الوعي =انتحر =اولادي =ايدي =بالسياره =بدي =بعد =بنتي =بوليس =تبعي =جارنا =حبوب =حدا =دقيقتين =راح =راحت =رقم
          =سلاح =شايل =صار =صديقي =طفلي =فكر =فيها =ما =مسكوني =مغمي =موت =موقفني =نفسه =هربت =واحد =واقفين =ورا =ويه =يصحي =يضرب =يضربني =يفتشون =يهدد =يهددني
          @100 @now-CHILD @now-EX @now-we @past @plain BODY CAMEIN CAR FALLEN GRABBED HIDEOUT Held KILLED NEEDLE NOOSE Near PAPERS Paperwork SUICIDED TAKING
          TOOKAR Violent Worker Young ^BLEEDING ^CAR ^DIE ^EX ^Held ^KILL ^KIN ^LURKING ^Moment ^Plea ^TOOK ^TOOKAR agent- apar- apare- apart- arre- arres-
          ayude- bang- bangi- beati- cami- carr- conte- corta- coun- count- cuch- cuchi- cuffe- dadd- dand- dejar- dici- dicie- encu- encue- espo- espos- fath-
          fathe- fent- fenta- fras- frasc- free- goin- gran- grand- grita- hand- hear- hold- holdi- ingl- jumpe- kick- llega- loade- luce- meti- migra- need-
          needl- nobo- nobod- pape- past- pasti- persi- pres- puls- razo- respo- robar- sabem- sayi- sayin- scar- scare- screa- some- stand- tien- toda- tryi-
          tryin- tyle- tylen- veci- vecin- vomi- walki- warr- warra- whol- xana- yell- yelli- اخدو- اعتق- الدن- الدني- الشر- الطف- اللي- الليل- الهج- الهجر-
          الوع- اولا- اولاد- بالسي- جارن- دقيقت- طليق- عالب- مسكون- واقف- واقفي- يذبح- يذبحن- يضربن- يهددن-`,
        '-0.4': `#احد #اخد #اخذ #اطفال #اعرف #الخط #امر #امش #اهل #اوقع #باب #بابا #بلعت #ترد #تقول #جرع #جسم #جنب #حال #حامل #حاول #حبس #حبسو #حبوب #داخل #دخلت #دقيق
          #دنيا #راجل #راح #زرق #سيارت #شباب #شقه #صاحب #صيت #ضاع #علب #عمار #قادر #قافل #قبض #قبل #قريب #قفل #قيد #كلبش #كلها #كندا #لقي #لما #لون #محتجز #مسلح
          #مفقود #مقلوب #موت #نايم #نوم #هاي #هجره #وعي #يتنفس #يدي #يفيق #يقتل #يلاحق =17 =60 =911 =abuela =acaba =acaban =agentes =agents =aguanto =anos
          =arrestar =ayer =ayuda =babys =bate =bien =bleeding =brazos =bring =building =bunch =carcel =chasing =choking =cold =coming =comio =court =custody
          =dano =deja =despierta =despues =detaining =detectives =deteniendo =detuvieron =dio =door =dorm =drink =drive =driving =drunk =encontre =escribi
          =esposado =esposando =espuma =except =fabrica =feo =firme =floor =foaming =front =fuerte =fumar =garage =gente =get =ground =head =help =hermana
          =hermanito =herself =himself =hombres =huron =inconsciente =inside =insulin =into =inyecto =jumping =kiero =knows =la2 =lele =light =lights =lips
          =llamando =llamar =llevaron =loading =lot =mal =marido =michigan =mismo =morning =mouth =much =mujer =nieve =nina =no =nos =outside =overdosed =own
          =papa =parado =pareja =pasar =passport =patrulla =patrullas =people =pie =pills =please =policias =port =prendio =prima =probation =putting =quiere
          =reacciona =recien =redada =registrando =respira =respirar =round =ruido =saco =salga =se =shi =sister =sleep =sobredosis =sola =strangling =suboxone
          =suegra =sus =swallowed =tengo =threatening =tied =tiro =tocan =tocando =toddler =todos =train =uber =unos =us =van =vehicle =viene =viviendo =vuelve
          =watching =year =احد =اخت =اخي =استطيع =اعرف =افتحوا =الارض =البيت =الجسر =الحبوب =الحقوني =الخط =السياره =العماره =الكلبشات =الله =المحل =المراقبه
          =المسدس =الولد =امر =امشي =اهل =اوقع =بابا =بالارض =بلعت =بيتنا =تاخذ =ترد =تقول =جو =جوزي =حالي =حامل =حبسني =خلص =دخلوا =دقيقه =راجلي =رايح =رجال
          =رجل =رخصتي =زرق =سكر =سيارت =شباب =شويه =صاحب =صاحبي =ضاع =ضربني =عالباب =علينا =غريب =قبضوا =قبل =قفل =كان =كلها =كندا =لا =لم =لما =لونه =محتجز
          =مسكوا =مش =مفقود =من =نار =نايم =هويتي =وراي =وقفوني =ياخدوا =يتنفس =يخنقني =يدور =يدي =يرد =يشتي =يفتشوا =يفوتوا =يفيق =يقولوا =يلاحقني =يوم @000
          @110 @done @now-CPS ARREST BEHIND COURTS DIED Drug EVERYONE End Gear HANDS HOWTO IDIOM IWANT KNOCKING Plea REFL SEVERE Street TOOK Traffic WARRANT
          WEAPON Weapon ^ASKINGAR ^BREAKIN ^FAINT ^GOODBYE ^General ^HEDGE ^IWANT ^KNOCKED ^LOCKED ^MODAL ^OVERDOSE ^PULLEDAR ^PULLING ^REFL ^SUICIDE ^TIRED
          ^Violent abue- abuel- acab- afte- agar- agarr- agua- aguan- amarr- amen- amena- anda- apag- arma- bajar- beat- blee- bleed- bloc- block- boyf- boyfr-
          brazo- brea- buil- build- bunc- carc- carce- chas- chasi- chec- choki- colo- comin- compl- crui- cruis- cuid- despi- despu- detu- dorm- dormi- drivi-
          droga- drun- ense- espu- espum- estar- exce- excep- fabr- fabri- floo- foam- foami- fuert- fuerz- fuma- gara- garag- gent- grabb- grou- groun- hers-
          herse- hims- himse- huro- incon- insi- insid- insul- inye- inyec- jump- jumpi- kier- kill- know- lice- licen- load- loadi- mari- marid- mich- michi-
          mism- mont- monta- morn- morni- muje- neig- neigh- niet- niev- novi- oril- orill- outs- outsi- parad- parej- pasa- pasap- passp- pati- patr- patru-
          pens- pensa- peop- peopl- perdi- pidi- pidie- pill- plan- prob- proba- putt- putti- qued- rati- reac- reacc- recie- reda- redad- resp- robb- romp-
          rompi- roun- ruid- sher- sheri- sien- sist- siste- slee- stab- stabb- stan- stor- subo- subox- supp- suppo- surro- swal- swall- teng- tira- tirad-
          tocan- todd- toddl- todo- touch- traf- trai- trail- truc- vehi- vehic- vivie- watc- watch- ابوه- استط- استطي- افتحل- افتحو- الار- البي- الجس- الحبو-
          السج- السك- السي- السيا- العما- المرا- المسد- انتح- بالار- بالب- بالجه- بالد- بالدو- بالس- بالمط- حبسن- حبسو- راجل- رفيق- صاحب- صديق- ضربن- عالبا-
          علين- قبضو- ماخذ- مانع- محبو- محتج- مفقو- مكلب- موقفن- هويت- والا- وصيت- وقفت- وقفتن- ياخذ- ياخذو- يتنف- يخنقن- يدقو- يضرب- يفتش- يفتشو- يلاح- يلاحق-`,
        '-0.5': `#ابر #اجا #ادر #ارتاح #اعيش #افتحل #اقام #الض #امل #اموت #انام #انه #ايدي #بايد #بروبيشن #بنز #بوردر #بياخد #بيب #بيد #تاخذ #تعتقل #توقف #جار #جهه
          #حابس #حبه #حدود #حشيش #حقن #خال #خدوا #خلصت #خنق #دخل #درج #دوه #ذحين #راض #راي #رايح #رجال #رجع #رجعت #رضيع #رغو #سارق #سلاح #سواقه #سياره #شالت
          #شخص #شفايف #ضايع #عربي #قاضي #قالت #قضيه #قفت #قول #كتبت #كتير #كلبج #كلبشو #كلنا #لاق #لسا #ماس #ماش #محط #محكمه #مره #مطار #مفتاح #موظف #موقف
          #موقفي #نار #ناس #نبض #نجد #نحن #نزل #نسو #هذه #هوي #ولاد #وهي #وين #ياخدو #ياخذ #يحرق #يخلي #يخنق #يدق #يشم #يطلع #يعيط #يفتح #يفتش #يقلب #يمه #يوقف
          3ala- 3alay- =94 =96 =abrio =adios =afuera =agarro =ahorcando =ai =akher =alcohol =allowed =alphabet =amiga =anda =anymore =apartment =arrestaron =as
          =asleep =aunt =ba2a =baby =baggie =bajar =bedroom =belt =born =both =boxed =breathalyzer =breathing =broke =buscando =cara =cargos =chaleco
          =checkpoint =child =class =coca =comieron =contesta =contra =convulsionando =corazon =corriendo =corte =daycare =dead =dearborn =deje =depot =detained
          =dios =doing =donde =dope =dot =downstairs =drank =encerro =entregar =escribir =esperando =ever =ex =familia =fell =five =flashlight =foster =four
          =gal =golpeando =golpear =goodbye =grandma =grandpa =gray =ha =hacia =handcuffing =hey =hiding =hijas =hijos =his =hitting =hombre =hotel =house
          =hurry =iba =il =jump =k9 =knife =knock =landlord =license =llave =llaves =llegue =llorando =looking =love =mando =manejando =marihuana =marshals
          =matar =meds =miedo =migra =mile =minni =mom =more =morirme =moving =mucho =nadie =narcan =nenes =nino =ninos =noise =nombre =not =note =od =order
          =over =padrastro =pared =parking =party =passed =pegando =pegar =pelo =perdi =perro =picked =poco =ppo =preso =puede =purse =quitando =radio
          =recording =removing =revisando =rights =robo =rodilla =roof =roommate =running =safety =sangre =seguir =self =send =shaking =shoot =si =siento
          =someone =soplo =stairs =still =stopped =stopping =store =suicidal =taking =tambien =tan =their =then =things =tomorrow =touching =traffic =troca
          =used =ventana =viejo =vinieron =we =window =ابره =ابوه =ابوها =اجا =اخذت =اخذو =ادري =ارتاح =اشتي =اعيش =افتحلهم =الباب =البيبي =الجهاز =الولاد =امام
          =امل =اموت =انام =بالبيسمنت =بالتلفون =بالليل =بالمطار =بسياره =بعضوا =جايين =جماعه =حشيش =حقوقي =خالتي =خالي =خايفه =خلصت =دا =دخلو =راضي =رجعت =رغوه
          =رفيقي =ريحه =زوجي =سي =سيارتي =سياره =شالت =شالو =شالوا =شخص =شربان =شلو =طلب =عليا =عملت =عيالي =عيش =فاتو =قاضي =قال =قالت =قدام =كتير =كلنا =لازم
          =لسا =ماسك =ماشي =مره =مسدس =معاهم =مو =موقفيني =ناس =نبض =نفسي =هذه =هناك =ورايي =وهي =يخليني =يدق =يدقوا =يشم =يفتش =يقتلني =يمه @111 ARRESTED
          ASKINGAR BREAKIN BREATHE COLOR EX HIGHPLACE HURT HURTEN HURTING JUMPAR KIDNAP KILL LOCKED NARCAN OVERDOSE PAST POINT PULLEDAR PULLINGAR ROADSIDE ROUGH
          SURROUNDAR Sick TIRO ^ASK ^CAMEIN ^CUFFEDAR ^DANGERES ^Drug ^GONEOFF ^Gear ^HURT ^KIDNAP ^MISSING ^OVERDOSED ^POINT ^Paperwork ^SEARCH ^SUICIDAL
          ^TAKING abrie- acaba- acci- accid- acer- adio- afue- afuer- akhe- allo- allow- alph- alpha- aman- amane- amar- anym- anymo- anyw- apen- arrep- arri-
          asle- aslee- atta- attac- aven- avent- azul- babys- bagg- baggi- bedr- bedro- bols- bote- botel- boxe- break- brin- brok- busc- busca- care- cargo-
          char- charg- choc- clim- climb- clor- coll- comie- cora- coraz- corre- corri- cort- cour- dayc- dayca- dear- dearb- desp- despe- detuv- doin- dond-
          downs- dran- enco- encon- enter- esca- esco- escon- fami- famil- flas- flash- fost- foste- fron- gaba- good- goodb- hidi- hidin- hija- hijo- hitt-
          hitti- hote- hous- hurr- inten- knif- land- landl- light- llave- llegu- llor- llora- look- looki- marih- mars- marsh- mata- mete- mied- migr- minn-
          mkha- morir- mout- movi- movin- nacid- nadi- narc- narca- nene- nino- nois- nomb- nombr- over- overd- padra- parki- parq- parqu- pega- pegan- picke-
          plac- prot- prote- purs- quit- radi- refu- refus- regr- regre- respi- right- road- rodi- rodil- room- roomm- runn- runni- safe- safet- salg- sang-
          sangr- segui- shak- shaki- shoo- short sient- slap- slapp- someo- stai- stair- stil- subi- subie- taki- takin- tamb- tambi- tene- teni- term- termi-
          thei- thin- thing- toca- tomo- tomor- touc- trac- track- traff- troc- under- vent- venta- vien- vini- vinie- walk- wris- ارتا- الان- الاو- البنا-
          البيب- الحدو- الحقن- الدو- الغر- الكل- الكلب- الكي- الول- الولا- بالتل- بالح- بالسك- بالسل- بالل- باللي- بهال- بياخ- بياخد- بيتن- بيرت- تعتق- جايي-
          خالت- دقيق- رسال- سلمو- سيارت- شالو- شربا- شفاي- شفايف- عالا- عيون- فتحت- كلبشو- لقيت- والد- والع- وقفو- وقفون- يحبس- يخلي- يخلين- يخنق- يدخلو- يفوتو-
          يقتل- يقتلن- يوقف-`,
        '-0.6': `#اخت #اخر #ارض #اقف #الكل #انتحار #باسبور #باص #بتقول #بنا #بيدق #بيسمنت #تحت #جماع #حبل #حديق #حقو #خلاص #خوي #رحت #ريح #سطح #سلمو #شال #شسو #شقت
          #عيون #غريب #فيه #لازم #لان #لزم #لهم #مرت #مطبخ #نارك #نفخ #هاتف #وقف #يعتقلو #يناد =20 =75 =aeropuerto =again =alive =all =arms =around =arrestado
          =asi =ay =bajo =bas =basement =bat =booking =boys =buscan =cana =car =casa =cayo =chamo =ciudadano =clothes =contesto =cuffs =dark =day =deputies
          =drawers =drinking =drop =dudes =encerrada =entrada =entrego =esposaron =esposas =everyone =eye =find =following =foot =found =giving =guns =hacen
          =had =hall =handcuffed =handcuffs =having =hi =huele =judge =k =kid =knees =lado =lap =law =lawn =letters =lit =llama =llego =llevan =llevar =mai
          =mano =mato =mixed =moms =morir =muchacho =muero =myself =neighbors =newborn =noche =novio =nunca =orden =our =overdosing =papeles =pararon =patrol
          =peeking =peephole =pidieron =place =point =puente =quitar =quitaron =ran =reason =recogio =reten =road =second =sent =shed =shower =siguiendo =sons
          =sorry =soy =speaker =stab =su =thinking =tiene =til =tomo =tonight =too =trae =tren =trooper =vida =vivir =voy =wrote =ابنتي =ابوي =اخدت =اخر =الجهال
          =الساعه =الكل =انفخ =انه =بالباب =بالحديقه =بالشارع =بتقول =بعرف =بيتي =تحت =تريد =خلاص =رجع =رجلي =رحت =رخصه =روحي =سالني =سحب =سنين =شسوي =شقتي =صوت
          =عليها =غرفتي =فيه =كلبشوني =لهم =وقفني =يبي =يعتقلوني =يقولي BLEEDING DANGERES DIE DOOR FAINT GONEOFF GOODBYE KILLING LEDGE LIGHTS LIVE MISSING
          SUICIDE TIRED TONIGHT WAKE ^ARRESTING ^DOOR ^FIND ^HOME ^NOW ^Near ^PAST ^PULLED ^PULLINGAR abri- aero- aerop- agai- alco- alcoh- aliv- apunt- arou-
          aroun- asal- asalt- baby- baja- bala- base- basem- bebi- bebid- booki- braz- breat- case- cate- chal- chale- cham- chil- chok- clot- cloth- colg-
          compa- convu- cuat- cuff- depu- deput- desa- desap- deta- detai- devo- devol- door- draw- drawe- drink- dude- entra- estr- figh- fire- foll- follo-
          foun- fuer- gaso- gasol- givi- givin- havi- havin- homb- hombr- inco- inta- judg- knee- ligh- lleva- madr- mand- mayo- mixe- myse- mysel- naci- newb-
          newbo- noch- nunc- orde- papel- paper- parar- part- passe- peek- peeki- peep- peeph- pick- pued- puen- puent- rath- reas- reaso- reci- rete- rodea-
          scre- sema- sigui- snor- sobre- sorr- stop- stopp- stran- suel- texte- think- tonig- trag- tran- troo- troop- ulti- ultim- unic- vendi- viol- viola-
          vivi- vuelt- winds- wrot- ابنت- البا- الجر- الجي- الحد- الحر- الحرا- الساع- العي- الكب- المط- النا- اليم- ايدي- بالبا- بالحد- بالشا- بتقو- بتنف- بيدق-
          جماع- حقوق- خايف- راضي- رخصت- سالن- سامح- سيار- عالس- عالم- غرفت- قيدو- كلبش- معاه- وشلو- وقفن- وماب- ياخدو- يدخل- يلحق- يناد-`,
        '-0.7': `#اذن #اوض #بارد #بكرا #تيكت #جسر #حاجز #حجز #حرام #حكوم #خدو #خلو #دور #رجل #رخصه #سحب #شارع #شدو #شرب #طريق #عيش #فات #ماخذ #ماعاد #هاز #يحك =12 =6
          =abajo =aki =arresting =away =bar =blood =bus =bye =came =caminar =cars =cel =closet =creo =dad =dejarlos =detroit =done =dui =empty =hablar =hands
          =hoy =jail =jura =kill =knocking =life =live =long =look =mama =manos =men =motel =mundo =next =ni =oficiales =open =papers =parando =puerta =ring
          =sex =shoulder =sigue =state =stay =steps =ta =take =taken =texted =trunk =uncle =unit =vienen =vive =vivo =wake =while =why =yard =بابي =بكرا =تفتيش
          =حادث =رح =شارب =شرب =شربت =شي =فرد =ماعاد =موقوف =هو =واقف =ولادي =يفوتو COPCAR DOGS FIND HIDING JAILED LEGAL OVERDOSING POISON SEARCH SUICIDAL
          ^KNOCKING ^LOTS abaj- apun- bloo- book- carg- ciud- ciuda- compu- cons- corr- decid- detr- detro- empt- guard- handc- knock- llav- lleg- mano- matt-
          mori- mote- mund- padr- para- paran- perr- puer- puert- remov- roba- rode- sear- searc- sente- smel- suic- suici- surr- take- toni- trun- uncl- viene-
          whil- اخذوه- الجه- الجها- الحب- الدر- السا- المو- تفتي- ماعا- مسكو- موقف- موقفي- وراي- ولاد- وماخ- يعتق- يعتقل-`,
        '-0.8': `#يدخل =13 =arrestando =bag =baje =blow =celda =consent =daba =dejo =detenido =dog =gone =hay =keys =kids =mata =minute =never =odd =ojos =paro =plan
          =porch =rope =search =sit =sople =that =tome =turn =way =were =would =writing =افتح =امي =بيقولي =فين =قالي =ومعي ARRESTING COMEIN CUFFEDAR CUFFS NECK
          OVERDOSED PASSEDOUT PULLED PULLING RAID ^COURTS ^ROADSIDE ahorc- camin- celd- conse- drin- guar- knoc- neve- porc- quita- recog- remo- toma- woul-
          writi- افتح- موقو- يفوت-`,
        '-0.9': `#افتح #تفتيش #سجن #شلو #مسك #يفوت =calle =check =die =end =estar =l =pide =revisar =swat =weed =اهلي =شرطه PODER ROADTALK SEARCHED deten- huel- sopl-`,
        '-1.0': `=abra =dijo =gas GETOUT back- revi- revis-`,
        '-1.1': `#سكران =abro =step =test SOBRIETY`,
      }),
    ],
    [
      'childTaken',
      weightsFrom({
        '1.5': `MISSING`,
        '1.4': `ولاد-`,
        '1.2': `=ولادي Worker`,
        '1.1': `=nino CHILD`,
        '1.0': `=estado estad-`,
        '0.9': `=13 =foster =kids =nina =ran =الطفل EX FIND ^KIDNAP fost- foste- hija- remov- يرجع-`,
        '0.8': `#حما #رحت #شالت =devolver =never =order =park =quitando =quitaron =رحت =شالت Young neve- quita- remo-`,
        '0.7': `#اطفال #رضيع #ضايع #مستشف #هرب #ولاد #يلبس =bebe =gone =hijas =mexico =nena =removing =safety =state =trabajadora CPS GIVEBACK GONEOFF SEARCHED
          ^MISSING avisa- cust- custo- mexi- mexic- nurs- recog- safe- safet- ابوه- الطف- رضيع-`,
        '0.6': `#ابو #باص #تاخد #جاي #شلو #لاق #مطار #مفقود #هربت =7 =9 =abierta =alert =allowed =amber =arrebato =autistic =custody =dar =dark =dinero =find =give
          =llevo =nietos =ohio =padre =removal =robaron =robo =some =with =worker =ابوها =اخت =الحمايه =المستشفي =المطار =الولاد =حماتي =خطف =سنين =طفل =عيالي
          =هربت =ياخدوا @now-CPS TAKEES TOOKES ^EX ^Worker aler- allo- allow- ambe- arreb- dine- diner- miss- nieto- ning- ningu- peel- perdi- robar- work-
          worke- الحا- المست- المطا- الول- الولا- بالو- حمات- مفقو-`,
        '0.5': `#حضن #خطف #راض #رجعت #ضاع =12 =acabo =aeropuerto =baby =because =bring =bus =camino =canada =children =dan =desaparecio =entregar =four =friends =fui
          =gave =hold =hospital =kan =kidnapped =lady =meses =mustashfa =niece =nurse =pibes =pq =quien =recogio =regresa =river =saco =salio =stranger
          =supposed =telling =twins =vino =visit =wrong =yard =year =اخذو =اطفالي =الاطفال =الجهال =اليمن =تاخد =حضني =رجعت =سي =ضاع =طلع =طليقتي =فين =مرتي
          =مفقود =ياخذون KIDNAP aero- aerop- akha- akhad- auti- autis- beca- becau- child- cono- desa- desap- firm- guar- hosp- hospi- llev- meno- mese- mont-
          must- musta- niec- padr- pagu- pibe- quit- rive- serv- servi- shal- supe- supp- suppo- tell- telli- twin- visi- vuelt- wron- اخذه- اطفا- اطفال- الاط-
          الاطف- البار- التو- المط- اليم- طليقت- عيال- لاقي- مانع- ياخد-`,
        '0.4': `#ابن #اعرف #اهل #بتقول #برد #ثاني #دخلت #سنه #طلع #ليا #موظف #يمن =14 =6 =again =answer =arms =arresto =dios =empty =encuentro =es =escondida =familia
          =firmo =goodbye =gris =hija =juez =kid =line =lleva =loaded =mall =missing =mn =nene =nenes =newborn =nunca =off =old =open =perdio =place =plan
          =recien =screaming =second =su =suegra =take =them =tiene =toca =toddler =ver =was =water =while =woman =اس =اعرف =البنت =المدرسه =اهل =با =بالشغل
          =بالمستشفي =بتقول =برد =بلا =حمايه =خلص =راضي =رجعها =طفلي =ليا ^CAR ^FIND abie- abier- apare- avis- brin- chil- decir- empt- encu- encue- good-
          goodb- loade- missi- nene- newb- newbo- niet- nunc- orde- paper- pick- recie- reco- refu- refus- stat- todd- toddl- vuel- wate- whil- woma- الجه-
          الجها- المد- المدر- بالشغ- بالمس- بتقو- حماي- رجعه- طليق- عليه- والو- ياخدو-`,
        '0.3': `#اخذ #امر #بدون #بعض #جهال #خلص #خمس #مني #ولد #ياخد #يوم =3 =4 =abre =acaba =ahi =aparece =back =bed =bridge =buscar =car =contesta =cps =da =firme
          =from =fue =gas =grabbed =her =his =horas =interview =llevar =man =mis =mnil =ni =ninos =no =papa =papers =putting =se =since =someone =standing
          =todavia =today =ventana =where =احد =اخذ =امر =عليها =مني =ناس =يقولون @201 @210 @now-CHILD SOMEONE TAKING ^CPS ^HOUSE ^Paperwork ^RECENT brid-
          bridg- camin- entre- grabb- hora- minu- minut- nino- putt- putti- reci- scre- screa- sinc- someo- stand- stran- subi- toda- todav- volv- wher- المو-`,
        '-0.3': `#اتصلت #احسن #اسيل #افكر #اكو #الي #انا #انترلوك #اوقع #باب #بدي #بغرف #حيا #رجل #ساع #شسو #شو #عاد #غرف #غير #قال #قبل #قدام #قريب #كلب #ماخذ #ماس
          #محل #مصاري #موت #هجره #هون #وقف #وهم #يتصل #يدق #يكسر #يموت =16 =abogado =adentro =against =agentes =al =alive =as =bas =be =before =behind =blow
          =bond =caminando =card =cel =charges =conteste =corazon =de =declaracion =deja =dejo =deputies =does =door =droga =esposas =estar =everybody =fbi
          =feel =frasco =friend =garage =glass =going =hear =hit =house =i =if =ingles =job =jumped =kitchen =living =llevaron =luz =manana =manejando =many
          =marido =migra =momento =moms =mueve =nos =novia =now =of =office =overdose =para =parking =pastillas =pidiendo =pistola =please =policias =preguntan
          =preso =puedo =pulse =que =questioned =revisando =right =search =sitting =talking =telefono =thinking =this =tio =tirado =todos =trunk =up =video
          =viene =waiting =walking =we =what =whole =window =windows =would =xanax =اتصلت =احسن =افكر =اكو =الجسر =الحبوب =الدنيا =السجن =الشرطي =الطريق =الموت
          =الهجره =الي =انا =اوقع =اي =بالارض =بالمركز =بغرفه =بوليس =تبع =جاي =جنب =حاله =حالي =حياتي =خمس =دخلوا =دلوقتي =راح =ساعه =سكين =شرطه =شسوي =ضرب
          =عاد =عالبيت =في =قاعد =قال =قبل =كلب =كلبشوني =ماسك =هناك =هون =وقفني =وقفوني =وهم =يدق =يدقوا =يسالو =يفتشون =يقتلني =يقول =يكسر =يموت @000 @001
          @100 @110 @asked-part @now-he ANSWERAR ARRESTING ASK BEHIND COPCAR COURTS EVERYONE End FAINT HURTEN INTO IROOM IWANT JAILED KILLING LEDGE LETGO LIGHTS
          LOC LOCKED Official PHONE STATED WANT ^DIE ^Near ^POLICE ^PRESENT abog- aboga- aden- adent- again- agar- agarr- agen- agent- ahor- alco- alcoh- aliv-
          amig- apun- arre- arri- aven- avent- befo- befor- behi- behin- comi- cond- cora- coraz- cuch- cuchi- cuid- cuna- cunad- ence- encer- fede- feder-
          fras- frasc- gara- garag- gaso- gasol- goin- hace- hacie- hand- happe- hous- ingle- inve- inves- jumpe- kick- kitc- kitch- livi- livin- llam- mana-
          manan- mane- manej- marid- muert- muev- offi- offic- oril- orill- over- overd- parc- parki- past- pasti- patru- pidi- pidie- plea- pleas- poli- polic-
          qued- revi- revis- righ- room- roomm- secu- sher- sitti- sobri- talk- talki- telef- threa- todo- toma- trae- trai- trun- verd- vide- wait- waiti-
          walki- whol- wind- windo- woul- xana- الجس- الحبو- الدن- الدني- الطر- الطري- العر- المحق- الهج- الهجر- بالك- بالمر- بيقو- حيات- دلوق- دلوقت- سيار-
          عالبي- موقو- والش- والشر- وقفن- وقفون- يدقو- يقتلن-`,
        '-0.4': `#ابر #احك #اخويا #ادخل #ارتاح #اعترف #افاد #اكتب #اني #بدهن #بيسال #تامين #تبع #تعبت #تعتقل #تفتيش #تهمه #جالس #جايب #جسم #حاط #حده #داير #دقيق #دنيا
          #راح #سحبو #سطح #سكين #شارع #شاهد #شايل #شرطه #شفر #شقه #شوي #طاح #علي #عند #فات #قادر #قضيه #قفت #كشف #كلور #لسه #محتجز #محقق #محكمه #مقلوب #موقف
          #يخلي #يرد #يسالو #يشم #يصيح #يضرب #ينتظر #يهدد #يوقف =911 =abi =agarro =amarrada =ando =ani =antes =arrestado =arriba =asked =atras =azul =ba2a
          =beating =been =bien =bleeding =blood =boca =boludo =boss =boyfriend =break =brother =buddy =bye =called =casi =checkpoint =choking =chontes =coca
          =cocina =colgar =compa =companero =conmigo =contesto =cop =courtroom =crying =cuffed =cut =cutting =daba =deserve =despues =detectives =diciendo =dio
          =dorm =dos =dot =down =drank =drinking =ensenan =escribe =esposaron =espuma =estamos =eyes =favor =floor =found =gente =golpeando =grand =gray =guns
          =hablar =haciendole =hall =handcuffing =handcuffs =hang =hasta =hay =help =herself =hour =hurt =immigration =irme =jump =just =k9 =knocking =l =la2
          =labios =lawyer =le =licencia =linea =lips =looking =lyom =mas =meijer =mejor =metieron =metio =miedo =motel =move =muchacho =muero =mundo =neck
          =novio =odd =oficiales =outside =parado =parando =parar =party =patrol =pelea =people =pictures =pill =police =porche =preguntando =preguntas =puente
          =q =quieren =rato =reason =recorder =registrando =rifle =roof =roommate =said =seeing =seguir =shed =sheriff =should =siento =sigue =sleep =snoring
          =sobredosis =sople =soplo =stuff =suspended =swab =target =te =tell =then =think =thru =tia =tiro =tocan =todas =tomorrow =too =troca =trying =turn
          =turning =typing =uncle =uno =until =venas =verdad =vez =viendo =waiver =want =warrant =who =احكي =اخذت =اخويا =ارتاح =اعترف =اكتب =الباب =الحمام
          =الشغل =الكلبشات =المسدس =انزل =انفخ =اني =باب =بالحمام =بالشارع =بدهن =بيتي =تعبت =تعتقل =تفتيش =جالس =جسمه =جهال =جو =جواب =جوزي =خايف =خطيبي =دقيقه
          =راجلي =ريحه =زرق =ساعات =ساعدوني =سايق =سكران =شالوا =شاهد =شب =طاح =عايز =علي =عليي =عم =عن =فحص =فوق =قادره =قالو =كشف =كلبشوا =كلور =لابسين
          =لحالها =لحالي =لسه =محقق =معاه =مو =نفسها =نفسي =هل =واحد =وحده =وراي =وسكرت =ولد =يحققون =يردون =يريدون =يسال =يسالون =يشم =يضربني =يفتش =يفوتو @010
          @now-DETECTIVE @now-SOMEONE ASKINGAR CAMEIN DETECTIVE HABIT HANDS HURT KILL KNOCKED KNOCKING PAPERS POLICE PULLING ROADTALK Room SEARCH STATION THING
          TIRO Violent WAVING ^ASKAR ^ASKINGAR ^BE ^CAMEIN ^GRABBED ^HASES ^HURTING ^KILLED ^LOC ^LOCKED ^OVERDOSE ^PHONE ^PULLED ^PULLINGAR ^Plea ^SEIZED ^Sick
          ^Young abrie- ante- armad- arres- arrib- aske- atra- atta- attac- beati- blea- bleac- blee- bleed- bloo- bols- bolu- bolud- brot- broth- budd- cabe-
          calle- chas- chec- check- choc- chok- choki- chon- chont- coci- cocin- colga- conm- conmi- cryi- cryin- cuan- cutt- cutti- deci- defe- defen- depor-
          dese- deser- despi- despu- dici- dicie- dran- drink- drive- espe- esper- espo- espos- espu- espum- estam- estar- ever- favo- floo- foun- gent- glas-
          golp- golpe- graba- haci- hast- hers- herse- immi- immig- knock- labi- labio- lawy- lawye- llega- look- looki- meij- meije- mejo- meti- mied- migr-
          mome- momen- mote- move- mund- need- ofic- ofici- outs- outsi- para- paran- park- part- patr- patro- peop- peopl- pict- pictu- pist- pisto- porch-
          pren- prend- presi- pued- puen- puent- quer- queri- quis- raid- rapid- razo- reas- reaso- repl- respo- rifl- salg- sear- searc- seei- seein- segui-
          senta- sheri- short sien- sient- smel- snor- snori- sobr- stabb- step- stop- stor- susp- suspe- targ- targe- tene- thin- tirad- tomo- tomor- touch-
          traj- troc- tryi- tryin- tumba- turni- typi- typin- uncl- unti- vena- veng- verda- viej- viend- viola- voic- vomi- waiv- waive- warr- warra- with-
          wood- wris- ارتا- اسيل- اعتر- افاد- السكي- السل- السلا- الشغ- العا- المسد- انتح- بالج- بالحم- بالشا- بالغ- بعضو- بولي- بيسا- بيسال- تعتق- تفتي- جارن-
          حاطي- خطيب- خلون- داير- دخلو- راجل- ساعا- ساعدو- سكرا- عالش- قادر- لابسي- لحاله- محتج- مسكو- موقفي- نزلو- نفسه- والد- والمح- يخلي- يريد- يريدو- يسال-
          يسالو- يستج- يستجو- يضربن- يفوت- يقتل- ينتظ-`,
        '-0.5': `#اثن #احج #احنا #اخلص #اخي #اذا #ازرق #اعيش #اقوال #امش #امن #انام #انتحار #اوض #بابا #بايد #برع #بسرع #بوردر #بيضرب #تتنفس #تسال #توقف #جام #جرت #جرع
          #جسر #جواب #حال #حامل #حبل #حمام #خلو #خنق #خيي #درج #دقيقت #دير #راجل #راي #رخصه #رقب #رقم #زرق #زغير #سجين #سيار #شباب #شفايف #شقت #صديق #صغير #صهر
          #صوت #صور #طالع #طاول #عربي #عملت #عني #فجر #فوق #فيدي #كتبت #كتير #كسر #كشاف #كلبشو #كلش #كلنا #كلها #كنت #لوحد #محاصر #محامي #مركز #معا #موبايل
          #نارك #نايم #نبض #نحن #نحنا #ندر #هاز #هذا #هوا #هوي #وعي #وقع #وهي #وورنت #يتم #يتنفس #يخلو #يسال #يصح #يصرخ #يطلب #يفتش #يفوت #يقوم #يلاحق #يوجد
          3ala- 3alay- 7amm- =60 =94 =96 =abra =acaban =adios =aguanto =akher =amenaza =another =arm =arresting =asi =backyard =badge =bajaron =basement
          =bathroom =belt =best =better =blocking =booking =brazo =breaking =breathing =cana =carcel =caso =cbp =charged =chasing =chota =cinco =close =closet
          =cold =cops =cortando =creo =customs =dando =dano =dearborn =desmayo =detective =detroit =dieron =dile =dog =drink =driveway =dude =ejo =encerrados
          =encontre =esposando =estacion =everything =except =family =fentanyl =fighting =followed =foot =gets =getting =ground =gummy =hace =hallway
          =handcuffed =heart =hermano =himself =hr =huele =hurry =hurting =inconsciente =insta =inyecto =jura =kiero =landlord =last =lawn =light =llama
          =llamada =llegaron =lock =loco =machete =made =marihuana =medio =meds =message =minni =miranda =mismo =montaron =morir =much =myself =nano =narcan
          =nodding =nothing =oficina =over =parked =paro =pase =patrullas =pegando =perdon =persiguiendo =pills =piso =polygraph =primo =quick =rapido
          =reacciona =read =reten =rights =ring =robar =robe =room =round =run =sa3a =safe =saliendo =same =sangre =scared =secondary =sentido =si =siempre
          =siguiendo =six =sola =speak =stairs =statement =stopped =store =swallowed =swat =taken =talk =tienen =tocando =todo =told =tren =under =used =va
          =veneno =wait =walk =wants =way =write =yes =your =احجي =اخلص =اخيه =اذا =اريد =ازرق =اعيش =افتح =الحين =الفجر =المفتاح =الوعي =امشي =انام =اهلي =بابا
          =بابه =بالبيسمنت =بالمدرسه =بدي =برع =بسرعه =بيتنا =تتنفس =جماعه =جوه =حابسني =حامل =خنقني =خيي =دخل =دخلو =دقيقتين =دم =راسي =رقم =سلاح =سيارات
          =سيارته =شباب =شقتي =شنو =شو =صاحب =صديقي =صهري =عملت =عني =عيال =عيش =عيونه =غرفه =كتير =كلنا =كلها =كنت =لا =ماشي =مالي =محامي =محتجز =مذكره =مسكوه
          =معاهم =معي =ناركان =نبض =ندري =نفس =هجره =هذا =هسا =هواي =واقف =ودوه =وذلحين =وقع =وقفو =وهي =يتم =يتنفس =يخلوني =يصحي =يفتشوا =يقوم =يلاحقني =يوجد
          =يوم DANGERES DOGS FALLEN GOODBYE HIGHPLACE IDIOM IF Interview NARCAN NEEDLE OVERDOSE PULLED QUESTIONED QUESTIONS ROUGH TIRED Traffic Weapon ^ARRESTED
          ^BREAKIN ^Gear ^HOWTO ^IWANT ^JUST ^KILL ^KNOCKED ^LIVE ^LURKING ^Moment ^NOW ^QUESTIONING ^ROADSIDE ^SUICIDAL ^Traffic ^WAVING acaba- adio- agua-
          aguan- ahorc- akhe- amar- amarr- amen- amena- anot- anoth- anti- arma- ayuda- backy- bajar- barr- base- basem- bath- bathr- beer- bett- bette- blan-
          blanc- book- booki- breat- cach- cache- carc- carce- char- charg- chasi- chot- cinc- cint- clim- climb- colg- come- compa- consu- conv- corn- corne-
          corta- court- cuffe- dear- dearb- decid- decl- decla- deja- depo- desm- desma- despe- deta- detai- detec- detr- detro- dier- diero- diga- digan- dorm-
          dormi- down- drog- dropp- entra- every- exce- excep- felo- fent- fenta- fight- flas- flash- gett- getti- grit- grou- groun- hallw- happ- hath- hear-
          hims- himse- huel- hurr- hurt- hurti- inco- incon- inten- inye- inyec- kier- knoc- landl- leye- lice- licen- ligh- lint- linte- llama- mach- mache-
          mari- marih- mete- minn- miran- mism- mora- morad- muer- mune- munec- myse- mysel- narc- narca- nodd- noddi- noth- nothi- novi- pare- parke- pega-
          pegan- pill- plat- poin- point- poly- polyg- preg- pregu- pres- prin- princ- quic- reacc- regi- regis- rest- rete- right- romp- rompi- roun- salid-
          sang- sangr- scar- scare- segur- senti- shoo- shot- siem- siemp- sigu- sigui- sobre- stab- stai- stair- stal- state- stopp- stuf- suic- suici- surr-
          surro- swal- swall- take- think- tiene- ties- tira- tocan- touc- tran- tumb- unco- uncon- vend- vene- venen- volu- volun- want- ابتل- اقوا- الحب-
          الحق- الحي- الزغي- السج- العم- العما- الفج- الكل- الكلب- المف- المفت- الوع- بالبو- بالمد- بايد- بسرع- بغرف- بيخل- بيضر- بيفت- بيفتش- بيقول- تتنف-
          تعال- حابس- حابسن- حبسو- خنقن- دقيقت- رابط- رفيق- رقبت- سامح- سحبو- سيارا- شفاي- شفايف- عاله- لوحد- محاص- محام- مذكر- مكلب- موقف- نارك- ناركا- والا-
          وذلح- وذلحي- وناي- يتنف- يحققو- يخلو- يخلون- يدور- يردو- يسحبو- يضربو- يفتش- يفتشو- يلاح- يلاحق- يهدد-`,
        '-0.6': `#ارض #اشوف #اطلع #افتح #الض #اموت #انزل #انه #بلعت #بندق #بيدق #بيدور #بيسمنت #تعال #جاب #جماع #جوه #حابس #حاول #حبوب #حجز #حجزو #حرام #حطو #حقوق #حقي
          #خايف #خرج #خلاص #خلصت #خوي #خويا #داع #داعا #دخل #راس #رغو #ريح #سكران #سلاح #سلم #شرب #صاحب #صال #طلعو #عدها #عيش #فير #قاع #قبض #قفو #قول #قيد
          #كامل #كلبج #كلم #لحال #مدير #مغم #مفتاح #مكلبش #منهم #نار #نفخ #نوم #هاي #ياخدو #يحقق #يخنق #يدخل #يفيق #يكتب #يلحق #يمنع =abro =aca =answering
          =apartment =arrestando =arrestar =asking =bar =being =both =box =broke =cara =celda =celular =cloro =como =cosas =cuffs =cuiden =cunado =decir
          =despertar =detaining =detenido =die =diga =digo =dna =drogo =drunk =dui =enfrente =entrego =entrevistando =este =fe =fotos =girlfriend =good =grita
          =hacer =hago =hands =hermanito =hiding =hitting =iba =id =interrogando =interrogating =interrogation =into =ir =jefe =juvenile =kill =lake =lele
          =letter =llaves =loud =love =make =manos =miss =mouth =mucho =officers =ojos =pana =pararon =pareja =pego =perro =piden =posted =pregunta =pulso
          =questioning =quito =real =respira =rope =searching =shaking =shot =shut =side =sigo =something =step =suicide =table =termino =thing =tome =trabajo
          =traen =trago =us =vivo =vos =voy =wake =weird =wish =اخذوها =اشوف =اطلع =اقدر =الصغير =امام =اموت =ان =ايه =بالجامعه =بالكلبشات =بلعت =بيقولي =جابو
          =جرعه =حبوب =خالتي =خايفه =خلاص =خلصت =خويا =رخصتي =رساله =رغوه =رفيقي =روحي =سياره =ضابط =ضل =عدها =عشان =علينا =عليه =عندهم =عندي =فرد =قاضي =قدامي
          =كسر =كلمه =مغمي =منهم =نار =نفسه =والشرطي =وبعدهم =وداع =وداعا =ولدي =يفيق =يقولو =يقولوا @now-we BLEEDING COMEIN Drug HURTS OVERDOSED OVERDOSING
          PODER RAID SOBRIETY SURROUNDAR Sick ^ANYMORE ^ASK ^BLEEDING ^DANGERES ^End ^FAINT ^OVERDOSED ^Violent anda- aski- askin- azul- baja- bebi- bein- boyf-
          boyfr- brinc- brok- call- celd- celu- celul- cerra- clea- close- cons- corre- cosa- cuide- dand- door- drin- drun- enfr- enfre- ensen- escr- escri-
          etta- ettas- face- fing- finge- foto- fren- fuer- gumm- habl- handc- hidi- hidin- hitt- hitti- impo- inst- juve- juven- kill- letr- line- llave- mano-
          medic- mira- morir- mout- nois- parar- parej- perdo- persi- pide- poste- puls- ques- quest- rapi- rath- rati- resp- respi- rodea- salie- sent- shak-
          shaki- sitt- slee- somet- sopl- spea- term- termi- text- texte- trag- unde- unic- weir- ythr- اتصل- الام- الباس- التا- الدو- السك- ايدي- بالجا- بالح-
          بالصا- باله- بيتن- بيدو- تستج- جماع- جواز- خالت- خايف- دقيق- رخصت- صديق- عاده- علين- قدام- لحال- محبو- والع- وبعده- وخدو- وداع- وقفو- يحقق- يحكو-
          يدخل- يضرب- يعتق- يعتقل- يمنع-`,
        '-0.7': `#اخر #اروح #اسم #امام #بارد #برا #بكرا #بلع #بياخد #تحت #تحقيق #جار #جنب #داخل #دقايق #دوه #رفيق #روح #ظابط #عشان #علب #قسم #كذب #مزرق #ملثم #يسحب =15
          =75 =about =abrio =agua =ai =all =alone =ate =bano =bro =call =calle =carta =derechos =detuvieron =done =encerrada =entrar =face =gun =hablando =hice
          =hung =inmigracion =jumping =keep =knife =mando =mata =mato =more =next =nomas =od =omg =once =po =protest =sale =sent =sit =sorry =strangling =suegro
          =text =texted =tied =top =vecino =vivir =wall =wrote =zip =ابويه =اجو =اخر =اروح =اكل =انه =برا =بكرا =بلع =تحت =تلفوني =حالها =حق =داخل =دقايق =دوا
          =رح =شرب =شربت =شرطي =صاحبي =علبه =كيف =لو =مزرق =وياهم @011 ARRESTED ASKAR BREAKIN BREATHE Gear HURTING LETME LIVE NOOSE PASSEDOUT PILLS SUICIDE
          WEAPON ^ARRESTING ^GOODBYE ^KNOCKING ^NUMBER ^PULLEDAR abou- alon- bala- beat- cart- clos- compu- conf- cuff- dere- derec- desp- dete- escal- girlf-
          inmi- inmig- jump- jumpi- knif- lett- lette- llav- mand- mori- noma- post- recor- rode- sorr- tabl- vivi- wrot- ابوي- افتح- الجي- النا- الور- بالكل-
          بياخ- بيدق- حاله- دقاي- رسال- عيون- كلبشو- لاحق- يسحب-`,
        '-0.8': `#اجو #اكل #دوا #عندي #عيون #ماش #نفس =20 =arma =cousin =dijo =end =esposado =guys =head =keys =les =own =puso =salir =solo =suboxone =ta =tomo =unos
          =vida =vieja =wife =ابن =اخذوه =جوا =حبه =خالي =شوي =شي =ليش CHARGED CUFFEDAR DIE LEFTNOTE WAKE clor- deten- habla- subo- subox- الدر- صاحب- وياه-`,
        '-0.9': `#حبه #سجن #لزم #ليش #ممكن =comio =ابوي =اخي GETOUT QUESTIONING perr- كلبش-`,
        '-1.0': `#كلبش =b CUFFS NECK SUICIDAL`,
        '-1.1': `=jail POISON`,
        '-1.2': `=عمي`,
      }),
    ],
  ]),
};
