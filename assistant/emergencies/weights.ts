import { type Leaning, weightsFrom } from '#assistant/emergencies/leaning.ts';

/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it, and for each kind. Worked out
 * by `tests/assistant-dev/fit.ts` from written phrases; `assistant/emergencies/signs.ts` tells what a sign is. Do not change by hand.
 */
export const leaning: Leaning = {
  rings: weightsFrom({
    '1.2': `=daba`,
    '1.0': `=ojos POINT+LIVE ^_tan ^_يقول about_to breathing_$ can_hear got_me من_ساعتين`,
    '0.9': `#دابا #شلو #عيش ._i =comieron =دابا CHILD+MISSING TOOK+POISON are_questioning are_taking esta_ahorcando got_gun q_ago rode- they_taking`,
    '0.8': `#اخت #عيون #نبض ._they =aki =bro =gal =hoy =khat =lele =recorder =revisando =swat =حالها =هسا ANYMORE+End ARREST+LIVE ARRESTED+NOW ARRESTING+NOW
      EX+GIVEBACK IWANT+LIVE JUST+PULLED KIDNAP+CHILD KIDNAP+Young KILLING+REFL MISSING+CHILD MISSING+Young Moment+PULLED Official+QUESTIONING
      PULLED+PRESENT SAY+GETOUT SOMEONE+Young TIRED TIRED+TIRED TOOK+FALLEN Young+MISSING ^SUICIDAL ^_amber ^_llego ^_quiere ^_swat ahora_mismo and_مش
      are_being climb- dejan_ir esta_parando estan_preguntando hace_rato is_off jump_$ me_dice me_pregunta me_tienen missing_$ never_came not_stop que_ago
      ya_viene الشرطي_بدو بدو_يفتش حاله- شالو- قبل_ساعه ما_رجع`,
    '0.7': `#بلعت #بيسمنت #تنفس #جالس #حبل #خويا #دايخ #دور #ذلح #رغو #شال #صيت #قدهم #كشاف #ماعاد #معا #مفقود #نزل #نعيش #هاز #هسع #يخنق #يدور #يشت ._can ._he
      ._it =arrestando =ay =bed =chamo =declarando =detectives =estan =gris =hear =huele =inconsciente =jump =lap =mouth =od =rato =siguiendo =swallowed
      =ابنتي =اخت =اين =بلعت =خويا =ذلحين =روحي =قدامي =ماعاد =نعيش =هسع =هلا =والبوليس =يشتو BE+QUESTIONED CLITIC+GOODBYE Calendar+MISSING DETECTIVE+NOW
      FIND+CHILD GONEOFF+KILL HEDGE+WAKE KIN+BREATHE KIN+GOODBYE KNOCKING+SAY MISSING+HASES MISSING+REFL OVERDOSE+NOW PULLEDAR+WILL Plea+NUMBER REFL+MISSING
      SAY+DOOR SOMEONE+HOME WAKE+Drug WAKE+PILLS WANT+DIE WAVING+WEAPON WILL+SOBRIETY ^_abi ^_ay ^_estan ^_hoy ^_says ^_عم ^_هسه ^_يشتو and_يقول and_يقولو
      anymore_$ because_that being_pulled being_questioned being_taken cabeza_$ cop_says cops_at cps_at dand- deja_salir despe- dicen_q end_it estan_aqui
      estan_arrestando estan_dando estan_parando gadd- gadda- has_my have_plan he_keeps ice_و inside_$ is_back is_hitting is_man is_strangling is_writing
      keep_asking la_jura lawn_$ living_$ machete_$ me_esta me_llevan mejor_me min_$ monta- morir_$ my_girl no_more off_with officer_says or_no parando_$
      pela- perdio_en q_hacemos que_hoy que_huele que_sople say_they swal- swall- talk_me tell_him thal7een_و there_are they_got to_die traj- voy_hacer
      y_quieren ابنت- افتح_and انا_في بدو_جواب بدي_عيش برا_و بنتي_13 تستج- حالها_$ ذلحي- رضيع- ساعتين_$ سيارت_شرطه عاده- علي_khat عم_ياخدوا عند_الباب
      في_الباب قبل_شويه قدام- ما_اعرف ماعا- معه_مسدس مفقو- من_ساعه هلا_$ و_شرطي و_عم وصيت- ينتحر_$`,
    '0.6': `#ادر #امام #انتحار #انزل #انهار #بارد #باسورد #برع #تكف #حجزو #حضن #حنا #خدو #خلف #خيي #داو #راجل #رضيع #شالت #شايل #شرب #شفايف #شقول #صال #عالخط
      #عدها #عمار #قافل #قدو #قيدو #لزم #ماخد #مخلي #مدر #مزرق #مغلق #موبايل #نار #نايم #نجد #هاتف #وهم #يبج #يبي #يتشنج #يحرق #يرجف #يشم #يعيط #يفيق #يقلب
      7amm- =abi =abro =ate =attacking =auxilio =ba2a =baby =callo =cana =cars =cat =chama =confiese =cuartos =desaparecio =deserve =despertar =extranar
      =fo2 =fr =giddami =hallamos =hatha =il =ismi =lit =llegaron =love =matar =minni =morirme =nano =nene =nenes =note =pointing =q =recogieron =recogio
      =removing =rope =sa3a =sigo =snuck =step =stopping =strangling =ta =tied =trajeron =vos =wake =yefta7 =ادري =الصباح =العماره =المحققين =با =بالارض
      =بالباب =بالبيسمنت =بالصالون =بالكرسي =برع =جابو =جايين =حضني =خيي =دا =داخل =داير =دخلو =رغوه =سيارت =شالت =شالوا =شقول =عالخط =عدها =علينا =عيش
      =عيشتي =عيونه =قادره =قد =قيدني =لونه =مزرق =معاهم =مفقود =نبض =نفسه =والشرطي =وحنا =وقدهم =وهم =يتشنج =يدقوا =يدي =يشم =يفيق ARRESTED+Plea ASK+REFL
      ASKING+CAR ASKING+OVERDOSE BE+ARRESTING BE+BLEEDING BE+GOODBYE BE+HIGHPLACE BE+PULLED BE+PULLINGAR BE+STATION BREAKIN+BE BREATHE+Drug BREATHE+TOOK
      CAR+Plea CLITIC+KILL CUFFEDAR CUFFEDAR+CUFFEDAR CUFFS+KIN DANGERES+CLITIC DIE+IWANT DIE+JAILED DIE+REFL DIE+TOOK DOOR+CAMEIN DOOR+NOOSE DOOR+Plea
      DOOR+WEAPON DOOR+Weapon EX+BREAKIN EX+DOOR EX+LURKING EX+Street EX+TOOKAR End+LETGO End+NOOSE End+ROUGH FAINT+ASK FIND+NUMBER FIND+Young GETOUT+HANDS
      GOODBYE GOODBYE+GOODBYE GRABBED+JUST GRABBED+Plea General+DIE HASES+ARRESTED HASES+Gear HASES+Held HASES+RAID HEDGE+HABIT HIDEOUT+Plea HOUSE+CPS
      HOUSE+CUFFS HURTING+NECK Held+End IF+DIE Interview+KILL Interview+LURKING Interview+NOW JUST+BREAKIN JUST+INTO KILL+End KILL+LIVE KILL+REFL
      KIN+KILLING KIN+LEFTNOTE KNOCKING+WANT LIVE+CLITIC LIVE+WANT LOCKED LOCKED+LOCKED LURKING+ARRESTED MISSING+KIN Moment+BEHIND Moment+BREAKIN
      Moment+KILL Moment+STATION NUMBER+FALLEN NUMBER+KILL NUMBER+MISSING OVERDOSE+PILLS OVERDOSED+MODAL OVERDOSING+MODAL Official+GETOUT PAPERS+FAINT
      PASSEDOUT+PASTVERB PASTVERB+GIVEBACK PILLS+FALLEN PILLS+WAKE POINT+Room POLICE+HURTS POLICE+JUST POLICE+LIGHTS PULLED+POLICE PULLEDAR+WANT
      PULLING+POLICE RAID+THING RECENT+LEDGE RECENT+OUTES REFL+DOOR REFL+Sick ROADSIDE+CAR ROADSIDE+Moment Room+STATION SAY+BREAKIN SEARCH+Drug SEIZED+KIN
      SOMEONE+ARREST SOMEONE+CHILD SOMEONE+OVERDOSING SUICIDAL SUICIDAL+LOTS SUICIDAL+SUICIDAL SURROUNDAR SURROUNDAR+HOUSE SURROUNDAR+SURROUNDAR Street+JUST
      TAKEES+TOOK TAKING+TALKING TOOK+OVERDOSE TOOK+STATED Traffic+FAINT WANT+SUICIDE WILL+SUICIDAL Worker+JUST Worker+Moment ^DANGERES ^FAINT ^KNOCKING
      ^_agentes ^_ahorita ^_bro ^_creo ^_somebody ^_بعتلي ^_بيقولي ^_جايين ^_حبسوني ^_حطولي ^_ضربني ^_قد ^_كسروا ^_مسك ^_يريد ^_يشتي abriendo_la abro_o
      afuera_$ agents_at ahorcar_$ akhad- al_lado al_nene al_piso am_sorry am_under and_are and_عم and_يسالوني aparece_por are_about are_interrogating
      are_knocking are_reading are_searching around_for asking_if asking_me at_hospital at_me at_our attacking_me auxi- auxil- away_with being_interviewed
      break_it breaking_everything came_home cerrar_$ clim- colg- con_ojos con_perros confiese_$ cop_wants crying_in daughter_and de_despedida dead_than
      deja_ir deser- despedida_$ door_with driving_y encuentro_mi ending_it esposas_$ esta_hablando esta_llamando esta_pegando estar- este_mundo fell_out
      firmo_$ gidd- gidda- girlfriend_took got_one handcuffs_on has_me hay_policias he_comes he_said his_foot his_mouth hoy_en i_love in_there is_drunk
      is_having is_outside is_saying is_stabbing is_trying it_before keeps_asking kid_at kier- killing_myself kitchen_$ la_linea la_salida la_وين lamp-
      lampa- lights_$ lo_hallamos mata_$ matarme_$ me_baje me_corte me_estan me_grita me_hace me_now me_piden me_right me_trajeron me_viene me_voy me_الان
      me_شرب men_$ mi_brother mi_viejo minn- muchacho_esta mune- munec- nene- no_despertar no_respira noche_se not_stay not_wake outside_$ paja- pajam-
      parar_$ pato- patoj- pen_$ police_here por_ningun puerta_$ q_esta que_abra que_confiese quiere_matar quieren_ir quieren_q quito_llaves rapido_$ rato_$
      reading_me respi- robaron_mi rodea- saying_it says_if se_bajo se_corto se_quieren se_trago sigue_aqui siguiendo_$ snuc- son_never stabbed_me stepp-
      stop_hitting stopped_by su_carro taking_me they_are things_$ this_time tienen_en ties- to_jump to_shoot to_step to_walk traje- trooper_wants
      va_extranar vivo_$ want_in want_money wife_on y_cerraron y_dejo y_estan ya_estan yeft- yefta- ابوي_من اخذ_رخصتي اخذوا_l اخذوا_اطفالي اخي_هلق ازرق_$
      افتح- اكل_حبوب الجهال_من الصبا- الطا- العما- اليم- امشي_علي انا_بالمركز انام_and بالباب_$ بالصا- برا_$ برا_البيت بنتي_راحت بيسال- تفتيش_and جايي-
      جوا_$ حبوب_كتير راحت_مع شربا- شربت_كل شفاي- شفايف- شقول_$ علين- عم_يفتش عنده_$ عندي_رخصه عيش_$ عيشت- فمه_$ في_lel في_المطار قادر- قيدن- قيدني_me قيدو-
      كسر_الباب لا_استطيع لا_يتنفس لاحق- ما_ba2a ما_ادري ما_رجعت ما_رح معاه- من_المدرسه من_حضني من_كل موقف- ناطر_$ و_gal والبو- وخدو- وقده- وماخ- يتشن-
      يتنف- يخلص_علي يدقو- يردو- يريد_ان يصيح-`,
    '0.5': `#ابن #اخي #ارض #الض #انقليز #باسبور #بندق #بهالدنيا #بيدق #بيدور #بيفتش #تعتقل #توهم #جانب #جاهز #جايب #جرس #جسر #جنب #جوا #جوه #حبس #حقن #خدوا #خذو
      #خلاص #داخل #دقه #دقيق #دنيا #دوه #دير #زرق #سرير #سود #شالو #شلت #صباح #صعد #صهر #ضعوا #طاول #طفل #عالم #فير #قطعت #قلم #قليل #كرهت #كوميسار #لسيار
      #ليا #محاصر #مرم #معك #معيش #مغم #مقلوب #موقف #موقفت #نحن #هايو #هذه #يبون #يتنفس #يحاول #يدي #يذبح #يرم #يطرق #يطلب #يقبل #يقول #يقوم #يمه #يناد ._my
      ._please ._she ._there ._what 10_minutos 13_سنه 2_horas 2edd- 2eddeme_و 5_de 7alg- 94_$ =2eddeme =75 =7at =abajo =agua =ahoga =akher =ami =arrebato
      =autista =autistic =babys =backseat =backup =blocked =breathe =bus =chontes =cofre =colgar =compa =corazon =corto =cuartito =cut =cutting =dando =dark
      =decided =decidi =despidiendose =dile =dispara =dot =dudes =edge =embarazada =ensenan =escribiendo =esposando =everybodys =except =feas =granddaughter
      =grita =gritan =guagua =haciendole =happening =hauled =hr =ids =investigador =jeringa =knocking =lake =loud =machete =mami =mara =marshals =mile =min
      =mios =moreton =msg =mujer =mundo =mustashfa =oding =oliendo =omg =overdosing =parce =patrullas =pegando =pen =percs =perdone =perdonenme =pibes
      =pinned =porfavor =puertas =queriendo =respira =respirando =rompiendo =salon =searching =slid =soga =stairs =staring =stepped =texted =them =tieso
      =tocaron =toddler =toy =tragar =trago =train =veneno =vengo =ves =vests =viviendo =vodka =wish =ابنه =اخيه =اذني =اطفالي =افتحوا =اكتبلكم =الان =الباص
      =الحاره =الدنيا =الدوريه =الشباك =الظهر =الكراج =الكلبشات =النهارده =الهايوي =الولد =اليوم =امام =امامي =انام =انزل =انقليزي =بالتوقيف =بالمول =بدهم
      =بغرفه =بهالدنيا =تحويلات =تعتقل =توقفني =توهم =جالس =جاهز =جاي =جرعه =جسمه =جوا =جوه =حامل =خلاص =دقه =دواه =دوري =راجلي =رجع =سحبوه =سرقوا =شالو
      =شكله =شل =شلت =صهري =طفلي =عالبوليس =عالمطار =عالهايوي =غريب =فاق =فكر =قاعدين =قطعت =قليل =قولوا =كرهت =لازمه =لزموا =لسيارته =لي =ليا =ماسكني
      =متوقف =مدري =مدني =معاه =معك =معيش =مغمي =موقفني =نار =نزلوه =هذه =هم =هواي =والجهال =والطفل =وضعوا =ومحدش =ونايم =يبون =يتنفس =يحرق =يخلوني =يخنقني
      =يدور =يذبحني =يردون =يسالوني =يقبلون =يقول =يقولو =يقولون =يقوم =يم @now-he ACTOR+ASKAR ANSWER+Moment ANSWER+SEARCH ANSWER+TOOKES ANYMORE+DIE
      ANYMORE+LATER ARRESTED+COPCAR ARRESTING+ARRESTED ARRESTING+KIN ARRESTING+LOC ARRESTING+Room ASKAR+CHILD ASKAR+PASTVERB ASKING+GETOUT ASKING+SOBRIETY
      ASKING+SUICIDE ASKINGAR+CAR AWAY+DOGS BE+CPS BE+GRABBED BE+HURTEN BE+IROOM BE+KNOCKED BE+PASSEDOUT BE+ROADSIDE BE+SUICIDAL BEHIND+CAR BEHIND+NUMBER
      BEHIND+Street BLEEDING+HURT BODY+Plea BODY+SCARED BREAKIN+Near BREAKIN+WEAPON BREATHE+Moment BREATHE+NOW CAMEIN+BE CAMEIN+GOT CAMEIN+JAILED
      CAMEIN+WEAPON CAMEIN+Weapon CAR+BEHIND CAR+Interview CAR+Moment CAR+NOW CHILD+FIND CHILD+GOODBYE CHILD+POISON COMEIN+NOW COPCAR+WILL CUFFEDAR+NOW
      DETECTIVE+ASKAR DETECTIVE+HOUSE DETECTIVE+OUTES DETECTIVE+PHONE DETECTIVE+Room DIE+COURTS DIE+Plea DIED+LIVE DOGS+BE DOGS+ROADTALK DOOR+BEHIND
      Drug+POISON ENDLIFE+KILL EVERYONE+MODAL EX+CAMEIN EX+REFL EX+Room End+LIVE End+Room FAINT+AWAY FAINT+NOW FAINT+NUMBER FAINT+PILLS FAINT+Room
      FAINT+TOOK FALLEN+Drug FALLEN+Near FALLEN+PILLS FIND+Calendar FIND+FALLEN FIND+POINT FIND+Sick GETOUT+NUMBER GIVEBACK+CHILD GIVEBACK+NARCAN
      GIVEBACK+PASTVERB GIVEBACK+Young GONEOFF+SAY GOODBYE+CAR GOODBYE+KIN GOT+HANDS GRABBED+WAVING Gear+CHILD Gear+RECENT Gear+ROUGH General+KILLED
      HABIT+AWAY HASES+COPCAR HASES+STATION HEDGE+BEHIND HIDEOUT+NOW HIGHPLACE+SAY HIGHPLACE+WANT HOME+DETECTIVE HOME+NUMBER HOUSE+DETECTIVE HURT+FAINT
      HURT+HURTS HURT+NECK HURT+WAKE HURTEN+NOW HURTING+CAR HURTING+End HURTING+KIN HURTING+ROADSIDE HURTING+SAY HURTING+WEAPON HURTS+HOME HURTS+QUESTIONING
      Held+ROADSIDE IROOM+NOW IROOM+NUMBER IWANT+DIED IWANT+JUMPAR Interview+PULLED Interview+Traffic JOKE+HEDGE JUST+CUFFS JUST+Gear JUST+KILL JUST+SAY
      JUST+Young KIDNAP+KIN KILL+ENDLIFE KILL+JUST KILLED+LOTS KIN+BODY KIN+COLOR KIN+CUFFEDAR KIN+LOCKED KIN+OVERDOSE KIN+POISON KIN+PULLING
      KNOCKING+ASKING KNOCKING+Gear LIVE+End LIVE+IWANT LIVE+KILLED LIVE+Moment LOC+OUTES LOCKED+PRESENT LOTS+SUICIDAL LURKING+ANSWER LURKING+GOT
      LURKING+PRESENT LURKING+WANT LURKING+WAVING LURKING+WILL Moment+CUFFS Moment+Gear Moment+WAKE NARCAN+HEDGE NARCAN+PASTVERB NOOSE+WAVING NOW+KIN
      NUMBER+Room NUMBER+SAY NUMBER+TOOK Near+DETECTIVE Near+DOGS Near+Moment Near+Sick OVERDOSE+Drug OVERDOSED OVERDOSED+OVERDOSED OVERDOSED+Plea
      OVERDOSED+WANT OVERDOSED+WILL OVERDOSING+Plea Official+JUST Official+Near PAPERS+KNOCKING PAST+Worker PASTVERB+COMEIN PHONE+ASK PILLS+ANSWER
      POINT+ANYMORE POISON+Drug POLICE+PULLEDAR PRESENT+HANDS PRESENT+QUESTIONED PRESENT+STATION PRESENT+SUICIDE PRESENT+WRISTS PULLED+ASKING PULLED+JUST
      PULLED+Plea PULLED+WILL Plea+ANYMORE Plea+KILL QUESTIONED+JUDGE QUESTIONING+ANSWER QUESTIONING+KIN QUESTIONING+LOTS RAID+HOUSE RAID+OUTES RANOFF+CUFFS
      RANOFF+HANDS RANOFF+KNOCKED RECENT+Gear RECENT+PHONE RECENT+POISON REFL+KIN ROADSIDE+POLICE ROADTALK+Near ROUGH+CLITIC ROUGH+SCARED Room+QUESTIONING
      SAY+ARREST SAY+ASK SAY+COMEIN SAY+CUFFEDAR SAY+GRABBED SAY+Room SAY+STATION SCARED+BODY SEARCH+LURKING SEARCH+NOW SEARCH+TAKING SEIZED+HOME
      SOMEONE+CAR SOMEONE+DIE SOMEONE+Gear SOMEONE+WEAPON SOMEONE+Weapon STATED+HOME STATED+Moment STATEMENT+SEARCH STATION+ASKAR STATION+KIN
      STATION+QUESTIONS STATION+RECENT SUICIDAL+BE SUICIDAL+HURT SUICIDAL+IF SUICIDAL+Paperwork Sick+TOOK TAKEES+ARRESTED TAKING+LIVE TAKING+NOW
      TIRED+ANYMORE TONIGHT+AWAY TOOK+JUST TOOK+LOTS TOOK+NOW TOOK+PILLS TOOKAR+CPS TOOKAR+GONEOFF TOOKAR+WAVING Violent+GETOUT WANT+JUMPAR WANT+KILLING
      WANT+LIVE WANT+OVERDOSING WANT+SEARCH WANT+SOBRIETY WANT+SUICIDED WANT+TIRO WARRANT+ANSWER WARRANT+DOOR WAVING+End WAVING+GRABBED WAVING+TOOKAR
      WEAPON+HURTING WEAPON+Near WEAPON+WAVING WILL+DOOR WILL+ROUGH WILL+SEARCH Weapon+SAY Weapon+WAVING Worker+TAKINGAR ^OVERDOSE ^OVERDOSED ^PULLEDAR
      ^QUESTIONING ^SUICIDE ^TIRED ^_ai ^_babysitter ^_dejo ^_dude ^_ellos ^_four ^_getting ^_he ^_husband ^_life ^_llegaron ^_mama ^_nos ^_od ^_ojala
      ^_parce ^_sheriff ^_three ^_tipo ^_trae ^_traen ^_vos ^_ابوها ^_ابوهم ^_الحكومه ^_السي ^_الولد ^_بدو ^_بسرعه ^_بلعت ^_بيقول ^_جالس ^_خلاص ^_دا ^_راجلي
      ^_رجل ^_رحت ^_سحبوه ^_سرقوا ^_كرهت ^_كلبشوني ^_لزموا ^_نفسه ^_هناك ^_وضعوا ^_وقفني ^_وقفونا ^_ولد ^_يتم ^_يردون abaj- abra_$ agarro_mi ahorcando_$
      ahorita_$ akhd- akhe- al_daycare am_getting amigo_esta and_saying and_two and_معاه and_معهم and_يريدون and_يسالو ando_en anoche_$ apag- are_arresting
      are_asking are_here are_making are_on are_scared are_standing are_under arrestando_mi arresting_my asking_to at_door at_fair auti- autis- autista_se
      ayuda_me back_of backs- backu- backwards_$ bajo_$ be_around be_dead be_here beer_$ being_interrogated being_stopped best_friend bien_mal blow_$ boli-
      boyfriend_in brazos_$ buscar_al camera_on camino_al can_go can_see cel_$ cham- chon- chont- cipo- cipot- clave_de clor- cofr- cold_$ colgar_$ comie-
      con_$ con_armas con_palo con_policias conteste_$ cop_cars cop_in cop_will cops_got coraz- couch_$ court_ما cuente_todo cutti- da_$ dad_at dagh- dando-
      de_anoche de_brazos de_parar de_tocar dejo_carta desap- deserve_to desmayo_en despierta_$ detective_just dice_$ dicen_$ donde_$ door_it door_y
      dos_cargos doy_$ driving_away dude- dude_is dui_first edge_of empt- en_cuartito en_parking en_reten escondido_$ esperando_que esta_afuera
      esta_inconsciente esta_noche esta_oliendo esta_respirando estamos_en estan_$ estan_en estan_entrevistando estan_llevando estan_quitando este_momento
      estoy_aqui estoy_escribiendo ex_no ex_se firmo_o foot_in freez- fren- from_school fumar_esa gas_on get_up girlfriend_is glass_$ golpeando_mi got_off
      guag- guagu- hable_$ hace_hora hacia_mi haciendole_preguntas handcuffs_$ haul- haule- have_me hay_senor he_can he_keep he_says he_wants heli- helic-
      her_and hijo_autista him_off himself_$ his_hand his_truck hombre_me hora_$ house_and house_right hoy_me hoy_si hoy_y hurt_myself i_went i_wish ice_برا
      in_it in_living in_police in_y in_yard incon- inta- interrogando_$ irme_$ irme_me is_6 is_beating is_dark is_gone is_overdosing is_pointing is_talking
      is_walking juez_mando just_came just_now just_showed kid_in kidnapped_my kids_without kill_herself la_75 la_96 la_abuela la_decision la_fuerza
      la_guagua la_tiene la_tumban le_dio le_estan le_veo lint- linte- live_for llego_con llevan_$ llor- llora- llorando_$ lo_llevaron lo_unico love_you
      mache- manejando_y mano_con manos_en me_arrebato me_callo me_deja me_ensenaron me_mato me_perdio me_perdone me_police me_quito me_saco me_why meds_and
      mejor_que mejor_sin mezc- mezcl- mi_compa mi_husband mi_mujer mi_vieja minu- minut- minute_$ mkha- mkhal- momento_$ mori- morir- morirme_$ mout-
      moving_$ muerto_que mujer_se mund- mundo_$ my_baby my_babys my_backpack my_best my_granddaughter my_self my_toddler my_uber my_watch negr- never_see
      niece_$ nino_se ninos_$ no_abre no_abro no_aparece no_firmo no_kiero no_les no_llego no_vuelve nobody_will nobody_would nos_pararon not_allowed not_be
      not_get not_leave note- note_$ now_should nunca_voy nurse_says odin- off_bus officer_has olie- olien- oliendo_mi omg_$ on_shoulder one_has our_house
      over_i papel_por para_$ para_aca parado_con pararon_caminando parc- parce_me park_$ paro_$ paro_la party_$ pastillas_en pega_mi pegan- pegar_$ pelo_y
      pibe- pide_mi pide_papeles piden_la piden_papeles pinn- pinne- plai- please_tell poco_de police_just police_pulled police_هلق policia_esta policias_en
      porfa- porque_salio preso_mi proteccion_de puedo_mas puls- puso_en q_diga q_firme q_mi q_si q_tiene que_dios que_firme quiere_revisar quieren_llevar
      quitando_mis rati- ratic- removing_my respira_$ risa- risal- ruido_$ sabe_que salo- sat_down se_ahoga se_comio se_puso se_robo se_tomo services_is
      shad- she_does si_$ siento_bien siguen_preguntando sin_mi sleep_and spot- stai- stair- stairs_$ stari- statement_right talking_$ talla- tengo_con
      tengo_en tengo_ganas tengo_la texte- they_walked think- think_he this_i threw_me tiene_en tiene_parado tienen_orden time_and to_live todas_pastillas
      todd- toddl- took_too traigo_licencia two_men two_of under_arrest up_this va_pegar van_llevar venen- veng- viene_caminando viene_para vira- vivir_$
      vodk- water_on we_will went_back while_they will_break wish_i with_his with_our write_what xanax_and y_apago y_cayo y_pregunta y_preguntan yekt-
      yes_or ابوه_ما ابي_من اخته- اخذوا_بنتي اخوي- اخوي_عم اذبح- اسيله_$ اطفال- اطلع_and اعترف_$ اعيش_بعد افتحو- الاجت- الاولاد_and الباب_شو البنا-
      التلفون_and الحبوب_and الحقن- الدن- الدني- الدور- الزب- الشرطه_تعتقل الشرطه_علي الظه- القبض_علي اللي_ساكن امام- اموت_$ اموت_and انا_not انا_حامل
      انا_شربان انت_موقوف انتحر_$ انتهي_$ انقل- انقلي- اهلي_$ اوقع_علي ايدي- بارد- بالسل- بدو_yeni بدي_موت بيتن- بيتنا_$ بيدو- بيفتش- بيقول- تارك- تحويل-
      تدور- تشوفي- تعبت_$ تلفونه_$ توقفن- توقفني_me جرعه_زايده جماعه_$ جهال_$ جوزي_اخد حاله_$ حياتي_الليله خيي_عم داير- دقه_him رابط- راجل- رجعت_$ رغوه_من
      زوجي_ماسك زوجي_معه ساعه_$ سحبوه_him سرير- شرطه_علي صاحبي_ضرب ضاع_ابني عالخ- عالمط- عاله- عالها- عليه_من عم_ياخذوا عم_يدقوا عم_يفتشو عم_يفتشوا عمي_عم
      عن_تحويلات عندي_بالبيت في_الحجز في_الغرفه في_المكتب في_غرفه في_نبض قاعدي- قبل_دقايق قبل_ربع قبل_شوي قدامي_and قفل_الباب قولو- لا_يوجد لاقي- لسيا-
      لسيار- لقينا- ما_بقي ما_قالوا ما_يصحي ماسكن- مانع- محاص- مخلي- مخلين- مسكوا_جوزي معي_اوراق مغمي_عليه من_السياره من_الفجر موقفت- موقفن- موقفني_and
      ندري_وين هل_اوافق و_ما والب- والشرطي_جاي والطف- وحجز- وحجزو- وحده_بس وراي- ورقه_ما وشلو- وضعو- وقفل- وماب- ومار- ومحد- ومخل- وموب- وموبا- وناي-
      وين_كنت يحاو- يحرق_البيت يخنق- يخنقن- يخنقني_me يذبح- يذبحن- يذبحني_me يسالوني_me يصيحو- يضرب_امي يفتش_سياره يفيق_$ يقرو- يقول_اذا يناد-`,
    '0.4': `#ابويا #اتحمل #احب #اخذو #اخويا #ادو #ارجو #استجواب #اعيش #اقفل #اقوال #اموت #انام #اوض #بحب #بره #بسكليت #بمكتب #بنت #بيد #بيسال #بيسمع #بيصيح #بيكتب
      #تار #تشوفي #تعاط #تعال #تقل #تنط #جام #جاهل #جرع #جسم #جماع #جهال #جهه #حاجز #حار #حامل #حطو #حقو #حمام #حوش #حيات #خذت #خروج #داير #دخلو #دريش #راضي
      #رايا #رجل #رقب #زنزان #ساد #سارق #سامع #سحبو #سطح #سكين #سيار #سيارت #شامم #شريط #صديق #صرخ #صوت #ضباط #طايح #ظابط #ظهر #عار #غرف #فجر #قبضت #قرر
      #كلور #لفوق #للكل #لهم #ماخذين #ماس #ماف #مباحث #متوقف #مجهز #محدش #محط #مشغل #مطار #مقبوض #موت #مورف #نارك #نازل #ناطر #نقل #نهارد #نهر #وجع #ورش
      #وعي #ياهم #يتم #يخبر #يخرج #يخلو #يستيقظ #يصور #يعملول #يقرال #يلاحق #يمين #ينتظر ._do ._that ._who ._ya 10_year 14_esta 16_me 2edde- 5_minutos
      7amma- 7dou- =3ad =3alaya =7ag =7ammam =7doud =abra =abriendo =aeropuerto =agents =aguanto =ahorco =ahorita =ai =alive =alphabet =anymore =arrestada
      =arresting =aunt =ba =balazos =beer =boludo =brazos =cafe =cama =cansado =cargando =cayo =cerraron =chasing =chota =cipote =close =computadoras
      =computers =couch =cuiden =delante =desconocido =despidio =desplomo =dios =drank =drogo =dude =eli =ellos =empty =ensenaron =entrevistando =esperan
      =espuma =estarian =everybody =eye =eyes =federales =fell =flashlight =floor =foog =funeral =ganas =girl =gone =grabadora =grandpa =guardrail =haberme
      =handcuffing =hassa3 =hermanita =hijas =hombre =hurting =initial =irme =jura =k =k2 =kiero =knees =labios =lago =laughed =letras =letters =leyendo
      =lips =llorando =loaded =lyom =m3i =making =manos =masks =mata =metiendo =mezclo =minute =mirar =mixed =mnil =mo =monte =monto =nena =odd =oficiales
      =ojala =pack =padrastro =palo =pan =parados =paro =peeking =peephole =pensando =persiguiendo =pienso =piso =plane =precinto =pressure =punching
      =quiera =quieren =quitando =ratico =reacciona =registrando =reten =river =roomate =sa3ten =saltar =screaming =sentada =sentido =sheet =shoulder =sides
      =siento =stab =stomping =strip =subiendo =subio =suelta =suits =surrounding =table =thinking =thoughts =tirada =tomando =traen =tren =tub =twins
      =tylenol =unico =unresponsive =upstairs =us =vacio =vaso =venas =vidrio =viva =vivir =wall =world =wrists =yeni =youll =ابويا =اتحمل =اثنين =اجد =اختي
      =اخر =اخويا =اخويه =ارجوكم =استطيع =اعطوني =اعيش =افهمها =الارض =الاوبر =البنت =الجاهل =الحين =الدريشه =السوال =الشنطه =الفجر =اللحظه =المباحث =المحطه
      =المستشفي =المطار =الوعي =اموت =اوقع =ايديكم =بابي =بالحمام =بالزنزانه =بالسكين =بالغرفه =بالمخفر =بايدي =بره =بمكتب =بيدق =بيده =بيسالني =بيضرب
      =بيقولوا =ترد =تعاطي =تفتيش =جامع =جمع =جنبي =حابسني =حاجه =حطوا =حطولي =حطوني =خذ =خذت =خذوه =خط =دلوقتي =دور =راسه =راضيين =رفيقتي =رقبتي =زرق =سارق
      =ساكتين =سوي =سيارته =شامم =شباب =شربان =شربت =شريط =شريف =شلو =صارو =صرخ =صوتي =ضباط =طايح =طب =طلعلي =ع =عاد =عالسناب =عالطاوله =عليهم =فاتوا =فايده
      =قافل =قبضت =قبضو =قبضوا =قرر =قلبه =قلتلهم =كشف =كلور =لاقيه =لحقني =لعندي =لفوق =للكل =للمستشفي =لهم =ماخد =ماسك =مافي =متخبيه =محقق =مرمي =مسلحين
      =مقبوض =مقيد =منوم =ناطرني =ناطرين =نايمه =ندري =نزل =نزلو =واعتذر =واقفين =والا =وجع =ودوه =وراي =ورايا =ورايي =وطلعوه =ولد =ونحن =يبجون =يبي =يتم
      =يخابر =يخليني =يخنق =يردوني =يريدون =يسالو =يستيقظ =يسمعني =يصورو =يصيحون =يطلبو =يطلبون =يعتقلوا =يعملولي =يقلب =يلاحقني =يمه =ينتظر =ينتظرون @210
      @now-they ANSWER+PULLED ANSWER+QUESTIONING ANSWERAR+CLITIC ANSWERAR+FAINT ANSWERAR+LOTS ANSWERAR+Moment ANSWERAR+Sick ANYMORE+BREAKIN ANYMORE+BREATHE
      ANYMORE+PULLED ARREST+NOW ARREST+PRESENT ARRESTED+OUTES ARRESTED+SAY ARRESTING+ASK ARRESTING+CHARGED ARRESTING+HOME ARRESTING+Moment ARRESTING+SAY
      ARRESTING+TOOK ASK+ANYMORE ASK+BODY ASK+OVERDOSE ASKAR+HOUSE ASKAR+KIN ASKAR+STATED ASKAR+Young ASKING+COMEIN ASKING+DIE ASKING+DOOR ASKING+KILL
      ASKING+KNOCKING ASKING+NOW ASKING+PAPERS ASKING+Plea ASKINGAR+SOBRIETY AWAY+DIE AWAY+OVERDOSING BE+ARRESTED BE+BREAKIN BE+BREATHE BE+CAR BE+DOGS
      BE+DOOR BE+IWANT BE+Interview BE+POLICE BE+QUESTIONING BE+QUESTIONS BE+SEVERE BE+Street BE+TAKEES BEHIND+LIGHTS BEHIND+LOTS BLEEDING BLEEDING+BLEEDING
      BLEEDING+KILLED BLEEDING+Street BLEEDING+Violent BODY+ASKING BODY+DOOR BODY+KIN BODY+TOOK BREAKIN+Moment BREAKIN+PRESENT BREATHE+LOTS BREATHE+PILLS
      BREATHE+PRESENT BREATHE+QUERY CAMEIN+ASKING CAMEIN+NUMBER CAMEIN+PILLS CAMEIN+PRESENT CAMEIN+STATEMENT CAR+ANSWERAR CAR+DANGERES CAR+DOOR CAR+POLICE
      CAR+TONIGHT CLITIC+LIGHTS CLITIC+NECK CLITIC+Room CLITIC+Sick CLITIC+TIRO COLOR+LOC COMEIN+Official COURTS+DIE COURTS+GRABBED COURTS+PULLEDAR
      COURTS+SEIZED CPS+HURTS CPS+JUST CPS+NOW CUFFEDAR+Moment CUFFS+CHILD Calendar+Room DANGERES+HURT DANGERES+KIN DANGERES+PRESENT DETECTIVE+BE
      DETECTIVE+GOT DETECTIVE+HEDGE DETECTIVE+HOME DETECTIVE+LOC DETECTIVE+Near DETECTIVE+PILLS DETECTIVE+STATEMENT DIE DIE+DIE DIE+Drug DIE+RANOFF
      DOGS+PRESENT DOGS+SAY DOGS+SEARCH DOGS+TOOK DOOR+CHILD DOOR+HURTING DOOR+JUST DOOR+KNOCKING DOOR+NUMBER DOOR+Official DOOR+SCARED DOOR+WILL Drug+BODY
      Drug+BREATHE Drug+FALLEN Drug+HURTING EX+JUST EX+Near End+Held FAINT+GOT FAINT+Near FAINT+Plea FAINT+QUERY FAINT+Traffic FALLEN+GOT FALLEN+HOME
      FALLEN+LOTS FIND+LIVE FIND+LOTS GETOUT+Traffic GETOUT+WILL GIVEBACK+ASKAR GIVEBACK+DOOR GIVEBACK+KILL GIVEBACK+LIVE GIVEBACK+QUESTIONING GIVEBACK+WILL
      GONEOFF+CAR GONEOFF+CHILD GONEOFF+HURT GONEOFF+Moment GOODBYE+ANYMORE GOODBYE+IWANT GOT+EVERYONE GOT+FAINT GOT+FALLEN GOT+Held GOT+LURKING GOT+MISSING
      GOT+QUESTIONING GRABBED+CUFFS GRABBED+LURKING GRABBED+TALKING Gear+BEHIND Gear+Moment Gear+NOW Gear+Near Gear+SEARCH General+SUICIDAL HABIT+INTO
      HASES+DANGERES HASES+FAINT HASES+NOOSE HASES+POLICE HEDGE+ASKAR HEDGE+BREATHE HEDGE+COLOR HEDGE+FAINT HEDGE+GETOUT HEDGE+LIGHTS HEDGE+LURKING
      HEDGE+QUESTIONS HEDGE+Sick HEDGE+TAKEES HEDGE+WAVING HIGHPLACE+WILL HOME+FALLEN HOME+Held HOME+KNOCKING HOME+TOOKES HOME+Violent HOUSE+ASKAR
      HOUSE+SOMEONE HOUSE+WAVING HURT+JUST HURT+NOW HURT+REFL HURT+Room HURT+Sick HURTING+BE HURTING+DOOR HURTING+LEDGE HURTING+Moment HURTING+SCARED
      HURTS+Calendar HURTS+LATER HURTS+SAY HURTS+WEAPON HURTS+Weapon Held+DOOR Held+LOCKED Held+PAST Held+PRESENT Held+SAY Held+SOMEONE IF+KILLED IF+NOW
      IF+SUICIDAL INTO+COMEIN INTO+End IWANT+ASKING IWANT+DIE IWANT+HIGHPLACE IWANT+HURTING IWANT+KILL IWANT+LATER IWANT+NOW IWANT+SUICIDE IWANT+SUICIDED
      Interview+JUST Interview+Near Interview+ONLINE Interview+PHONE JAILED+GRABBED JAILED+SAY JUDGE+ASKAR JUDGE+TOOKAR JUMPAR+HIGHPLACE JUMPAR+Street
      JUST+ARREST JUST+CAMEIN JUST+CHILD JUST+CPS JUST+DOOR JUST+GRABBED JUST+HURT JUST+HURTEN JUST+KIN JUST+PAST JUST+Violent JUST+WAKE JUST+Weapon
      KILL+CLITIC KILL+HOME KILL+NOW KILL+NUMBER KILL+PAST KILL+Plea KILL+SEVERE KILL+WANT KILLED+NOW KILLED+SAY KIN+FALLEN KIN+HANDS KIN+HIGHPLACE
      KIN+HURTING KIN+JUST KIN+LETME KIN+NOW KIN+NUMBER KIN+PULLINGAR KIN+TONIGHT KNOCKED+Drug KNOCKED+Plea KNOCKED+Room KNOCKED+TOOK KNOCKING+LATER
      LATER+ANYMORE LEDGE+GRABBED LEDGE+KIN LETME LETME+ANSWER LETME+LETME LETME+SAY LETME+STATEMENT LIGHTS LIGHTS+CLITIC LIGHTS+LIGHTS LIGHTS+PULLED
      LIVE+KILL LIVE+POINT LOC+Gear LOCKED+HOME LOCKED+HOUSE LOCKED+Held LOTS+FALLEN LOTS+GONEOFF LOTS+GOODBYE LOTS+MISSING LOTS+PILLS LURKING+INTO
      LURKING+KIN LURKING+NOOSE LURKING+SEARCH LURKING+Traffic LURKING+WEAPON MISSING+GIVEBACK MISSING+GRABBED MISSING+RECENT MODAL+ARRESTING MODAL+GOODBYE
      MODAL+QUESTIONED Moment+ARRESTING Moment+BREATHE Moment+DIE Moment+GONEOFF Moment+LEDGE Moment+LURKING Moment+SEIZED NARCAN+MODAL NARCAN+WAKE
      NOOSE+BODY NOOSE+GIVEBACK NOW+ANSWERAR NOW+BREATHE NOW+HOME NOW+KILL NOW+PASTVERB NOW+PILLS NOW+STATEMENT NOW+Street NOW+TOOKAR NUMBER+Interview
      NUMBER+KNOCKING NUMBER+Official NUMBER+PAST NUMBER+PASTVERB NUMBER+PILLS NUMBER+STATED NUMBER+TOOKAR Near+SEARCH Near+WAVING OUTES+COPCAR
      OUTES+DANGERES OUTES+Weapon OVERDOSE+BE OVERDOSE+HOME OVERDOSE+HOUSE OVERDOSE+Moment OVERDOSE+PRESENT OVERDOSE+Plea OVERDOSING+AWAY OVERDOSING+HEDGE
      OVERDOSING+PILLS Official+CAMEIN Official+KNOCKING Official+LURKING Official+Moment Official+PHONE Official+ROUGH Official+TAKING PAPERS+ASK
      PAST+COMEIN PASTVERB+QUESTIONING PASTVERB+RAID PHONE+CLITIC PHONE+JAILED PHONE+KIN PHONE+NOW PHONE+SOMEONE PHONE+STATEMENT PILLS+BREAKIN PILLS+BREATHE
      PILLS+DIE PILLS+LOTS POINT+End POINT+IWANT POINT+SAY POLICE+ANSWERAR POLICE+DOOR POLICE+Gear POLICE+HANDS POLICE+MISSING POLICE+NOW POLICE+Near
      POLICE+PHONE POLICE+QUESTIONING POLICE+ROUGH POLICE+Street POLICE+TAKEES PRESENT+ARRESTING PRESENT+BLEEDING PRESENT+DOGS PRESENT+EVERYONE
      PRESENT+HIGHPLACE PRESENT+QUESTIONING PRESENT+RAID PRESENT+SEARCH PULLED+HASES PULLED+KIN PULLED+Official PULLED+ROADSIDE PULLEDAR+KNOCKED
      PULLEDAR+Moment PULLEDAR+Plea Paperwork+CAMEIN Paperwork+Gear Plea+Calendar Plea+HURTING QUESTIONED+Moment QUESTIONING+HOME QUESTIONING+PODER
      QUESTIONING+QUERY QUESTIONS+HEDGE RANOFF+BEHIND RANOFF+BODY RANOFF+CPS RANOFF+EVERYONE RANOFF+IROOM RANOFF+LIVE RANOFF+TOOKES RECENT+COPCAR
      RECENT+Drug RECENT+HANDS RECENT+NECK RECENT+TOOKES RECENT+Worker REFL+ARRESTING REFL+BREATHE REFL+CHILD REFL+HURTS REFL+Near REFL+Room REFL+TOOK
      REFL+TOOKES ROADSIDE+NOW ROADSIDE+PAPERS ROADTALK+CAR ROUGH+AWAY ROUGH+NOW Room+DETECTIVE Room+Official Room+RANOFF Room+SOBRIETY SAY+ARRESTED SAY+EX
      SAY+HANDS SAY+LATER SAY+Worker SCARED+CUFFS SCARED+DIE SCARED+KILL SCARED+Room SEARCH+ROADSIDE SOMEONE+COMEIN SOMEONE+DANGERES SOMEONE+HOUSE
      SOMEONE+LEDGE SOMEONE+ONLINE SOMEONE+STATION SOMEONE+TOOKAR STATED+NOW STATEMENT+DOOR STATEMENT+WILL STATION+DETECTIVE STATION+Moment STATION+NOW
      STATION+NUMBER SUICIDAL+COURTS SUICIDAL+KILLED SUICIDAL+LIVE SUICIDAL+Moment Sick+HOUSE Sick+LOTS Sick+NOW Sick+Room Sick+Traffic Street+Drug
      Street+IWANT Street+TOOKES TAKING+Moment TAKING+PASTVERB TAKINGAR+Moment TAKINGAR+PAST TAKINGAR+SAY TALKING+IF TALKING+KILL TALKING+TONIGHT
      THING+ASKAR THING+FAINT THING+Sick TONIGHT+MODAL TOOK+CUFFEDAR TOOK+Drug TOOK+FAINT TOOK+FIND TOOK+Held TOOK+NUMBER TOOK+ROADTALK TOOKAR+CHILD
      TOOKAR+Drug TOOKAR+KNOCKED TOOKAR+Moment TOOKAR+NOW TOOKAR+POINT TOOKAR+POLICE TOOKAR+SAY TOOKES+HASES TOOKES+REFL Traffic+ASK Traffic+FALLEN
      Traffic+Sick Traffic+TONIGHT Violent+FALLEN WAKE+KIN WAKE+PAST WANT+BREAKIN WANT+COMEIN WANT+HANDS WANT+NOW WANT+ROADTALK WANT+SUICIDAL WARRANT+Near
      WARRANT+RAID WARRANT+TAKINGAR WEAPON+SAY WEAPON+SEARCH WILL+ANYMORE WILL+BEHIND WILL+LEDGE WILL+NOW WILL+OVERDOSING WILL+SUICIDE Weapon+HURTING
      Weapon+LURKING Worker+ANYMORE Worker+BE Worker+CAR Worker+HOUSE Worker+HURTS Worker+NOW Worker+Room Young+FIND Young+GOODBYE Young+POISON
      Young+SOMEONE ^ASKAR ^ASKING ^BLEEDING ^CUFFEDAR ^DIED ^EX ^PULLING ^_about ^_agente ^_agents ^_ayudenme ^_been ^_being ^_boludo ^_campus ^_chamo
      ^_cut ^_detectives ^_dot ^_everybody ^_ex ^_her ^_hombre ^_knock ^_little ^_nobody ^_please ^_roommate ^_salio ^_there ^_tomo ^_toy ^_uno ^_vienen
      ^_vine ^_worker ^_ابن ^_ابنتي ^_ابو ^_ابوه ^_اخيه ^_افكر ^_المره ^_بوليس ^_بيقولوا ^_جابو ^_حطوا ^_حماتي ^_دخلو ^_دخلوا ^_رفيقتي ^_شالو ^_شخص ^_ضباط
      ^_طفلي ^_ظابط ^_قاعدين ^_قبضو ^_قبضوا ^_قلتلهم ^_كسرو ^_معه ^_موت ^_نزلو ^_هلق ^_وقفو abla- abrie- abrio_y abrir_$ abro_$ acaba_de acaban_de adentro_$
      aero- aerop- after_what afuera_esta afuera_trabajo ago_$ ahori- al_aeropuerto al_carro algo_al aliv- all_$ alph- alpha- alto_y am_14 am_at am_being
      am_going am_in and_change and_hung and_keeps and_took and_will and_اجت and_بدهم and_شنو and_قاعدين and_قافل and_قالي and_كلبشوه and_ماعاد and_معه
      and_يرجع and_يسالون and_يقولون anym- anymo- apaga- apuna- aqui_no are_at are_doing are_handcuffing are_putting are_removing around_$ arreb- arrest_and
      arrestando_$ arriba_y at_my atal- away_my azul- baby- baby_from back_door bajar- bajar_$ baje_$ baje_carro bajo_la balaz- basement_$ be_better
      beating_her bebe_en bebe_y bebi- bed_$ been_here been_out being_arrested bien_tomado blanc- blea- bleac- blind- block- blue_$ board- bolsas_$ bolu-
      bolud- both- bothe- boyfriend_is brazo- brazos_y breaking_into call_lawyer called_for came_through came_with cansado_de carcel_me carro_no cayo_$
      chasi- chasing_me chot- cinco_$ clean_$ come_clean come_for come_out comes_back coming_at coming_from como_cinco con_2 con_este con_machete
      confession_$ cora- couc- cuello_$ cuento_$ cuffe- cunado_esta custodia_y dan_mi daughter_did daye- de_agarrar de_asaltar de_atras de_deportacion
      de_fumar de_mentiras de_perico de_vivir defenderse_de dejaron_adentro dejo_de dejo_pasar delan- delante_de demas- derechos_mi desde_anoche desde_ayer
      despertar_$ despi- despl- detective_en detective_esta detective_por detuvieron_mi devuelve_$ did_line did_too die_$ dijeron_en dinero_por do_it
      do_this do_walk dran- dui_stop dui_امبارح ello- en_aparatito en_booking en_home en_juvenile enfrente_$ entiendo_$ entra_$ entrar_$ entre_varios era_$
      es_mejor es_otro escuela_sin espanol_y esposado_$ espu- espum- esta_ahi esta_dando esta_esperando esta_manana esta_persiguiendo esta_solo estacion_$
      estan_deteniendo estan_esposando estan_interrogando estan_subiendo estarian_mejor estoy_detenido estoy_pensando excep- firme_papel for_something
      for_them from_back from_his from_judge fue_al fui_por fune- funer- gaba- ganas_de get_them getting_arrested getting_pulled give_her going_$
      golpeando_$ got_him got_my grabbed_my grit- grita_que hablando_con hablar_esta hablo_ingles hablo_y hace_ratito hace_unas had_two hago_ya has_his
      hass- hassa- have_weed he_is he_just head_$ hear_him her_at her_car her_father here_since here_with hermana_se hermano_$ hiding_in hija_en hijo_me
      him_about him_البوليس him_اليوم him_انا him_ما him_وهو his_knees his_lips his_rights home_last horas_$ hour_$ house_to hoy_$ hoy_es hoy_se hurti-
      hurting_myself husband_will i_cut i_gave i_open ice_at ice_mi in_box in_driveway in_her in_their in_this inha- inhal- init- initi- inye- inyec-
      is_almost is_already is_attacking is_blue is_chasing is_cops is_driving is_empty is_happening is_oding is_point is_punching is_unresponsive is_waiting
      it_all jail_do jeri- jerin- just_not just_took just_want kids_$ kill_himself kill_us knock_knock knocking_on know_where la_bebida la_border la_chota
      la_clave la_deja la_dejaron la_deportacion la_oficina la_quiere la_state labi- labio- lado_$ lava- lawyer_and le_diga le_encuentro le_esta le_fue
      le_pega leave_$ les_digo letra- leyen- linea_$ lips_are live_$ llamo_de llav- llega- llegaron_con llevan_preso llevo_al lo_da lo_detuvo lo_llevan
      lo_paro lo_quitaron lo_recogio lo_subieron lo_tengo lo_voy load- loade- love- luces_$ ma7j- ma7jo- mada- maki- makin- mall_$ mama_$ marihuana_y
      martes_y matar_$ matar_si me_acaba me_ahorco me_by me_call me_dicen me_dijo me_mando me_mata me_pasaron me_pase me_por me_prendio me_quiere me_sangre
      me_tiene me_walking me_اوقع me_بالسكين me_بالسياره me_بسيارته me_هلق me_وين media_hora mejor_muerto mesa_$ mi_amiga mi_chamo mi_hermanita mi_nene
      mi_nino mi_padrastro mi_prima mi_ventana midnight_$ minutos_para mis_hijas mis_ninos mis_tres mixe- mn_سياره mn_شغل mom_called mom_to mouth_$ muje-
      my_arms my_front my_girls my_heart my_keys my_kitchen my_little my_rent my_suboxone nada_$ nadie_en necesito_saber neighbor_is nene_de nkha-
      no_aguanto no_encuentro no_entiende no_esta no_para no_reacciona no_regreso no_responde no_sale no_soplo no_tenemos no_vale no_برا nos_dejan nos_paro
      nos_tienen not_making not_work novio_me now_do now_on now_or of_police of_them of_vehicle office_and officer_keeps officers_are officers_at
      ofrecen_trato ojal- old_is on_hold on_porch on_top on_us one_for only_for or_they our_daughter out_car out_loud over_by pa_mi padr- padra- papa_de
      papa_se parking_de pasar_por pastillas_que patio_$ patrullas_afuera peek- peeki- peep- peeph- pegando_$ percs_$ pero_esta perr- perro_$ phone- piso_$
      plain- police_say police_stopped policia_para poquito_de por_defenderse por_ninos por_whatsapp pq_no preguntan_de preguntan_si preguntando_$
      preguntando_cosas preguntando_le preguntar_me preguntas_$ pren- prend- pueden_pasar puedo_con puedo_irme puedo_mover pusieron_esposas pusieron_papel
      putting_my q_soy que_mejor que_sigo que_vino que_volver quien_fue quiere_dar quiere_llevar quiere_q quiere_regresar quieren_mi quieren_quitar
      quitaron_por quito_telefono rath- rather_be ratito_y reacc- reacciona_$ refusing_to responde_$ revision_$ right_now rive- robo_mi rompieron_la ronc-
      rooma- run_my sa3t- sa3te- sabia_$ saco_arma salio_positivo salt- salta- screaming_and se_callo se_desplomo se_donde se_drogo se_la se_lo se_nos
      se_oyen se_salio seat_$ security_is senti- shal- she_slid she_was shee- shelter_$ sheriff_esta siguio_hasta slid- smell_$ snort- sobre- sobriety_test
      sobrino_se solo_con solo_queria someone_from son_16 soplar_o soplo_$ sorry_for stand_up standing_on su_id su_papa suboxone_$ suicide_note suit-
      sus_pastillas suspended_و take_him tall- temprano_y tengo_al termino_$ them_i then_i there_now they_called thinking_about this_except this_guy
      through_wall tiene_cuchillo til_i tirad- tirado_con to_hold to_run to_sentencing tocar- tocaron_la today_and todos_estarian told_them toman-
      tomo_todas took_her took_them trag- trato_si tres_hijos trib- twin- two_guys tyle- tylen- type_$ uber_y ultimo_dia under_seat unic- unit_$
      universidad_me uno_es unres- up_her up_i up_last upst- upsta- us_$ us_all us_up va_con venas_$ viejo_que viene_siguiendo vinieron_por vivi- vivie-
      viviendo_$ volver_la voy_llegar voy_matar vuelve_$ wake_up wants_my was_supposed watch_$ we_was went_in were_not what_she where_my wife_has wife_to
      windows_$ without_me worker_and worl- would_be wrist- y_dice y_papa y_policia y_sigue y_siguen ya_empezo years_old yesh- yesht- yo_en yo_manejaba
      yo_voy youl- اتحم- اثني- احجي_$ اختف- اخد_فنتانيل اخذوا_جوزي اخذوه- اخر_يوم اخي_عم ارجو- ارجوك- اريد_اعيش اريد_ان استط- استطي- اسيل- اعطون- اعمل_ايه
      افتح_$ اقوا- اكتبل- الاض- الاضو- الاف_بي الان_$ الان_and الاوب- الباس- البن- البنايه_$ التخ- الجاه- الجسر_$ الحار- الحر- الحرا- الحق- الدري-
      الساعه_سته السري- السياره_and الشرطه_من الشرطي_يريد الشن- الشنط- الشي- الضو_$ الظابط_بيقولي العام- الفج- القط- الكرا- اللح- اللحظ- الله_ما المحط-
      المدرسه_قبل المسدس_and المور- المول_$ النج- النه- النها- الها- الوع- اليو- امام_بيتي امبارح_في امر_من امضي_$ امي_$ انا_بالشغل انا_لحالي انا_ناطر
      انا_والولاد انمسكت_$ ايديك- ايش_اعمل ايش_اقول بالار- بالتو- بالحديقه_and بالحم- بالحمام_$ بالزن- بالشارع_and بالمركز_$ بالمط- بالمو- باي_محكمه
      بايدي_and بتنف- بدهم_امضي بدهم_اوقع بدهم_يعرفو بعرف_باي بعضو- بغرف- بغرفه_and بلا_محامي بلع_حبوب بلعت_حبوب بمكت- بنتي_$ بنتي_ما بنتي_من بيدق- بيرت-
      بيره_$ بيسالني_me بيقو- بيقول_شامم بيكت- تبعي_and تتقي- ترد_علي تشوف- تعال- تعتق- تفتي- تفتيش_السياره تناو- جواب- حابسن- حاطي- حالي_and حدا_رح حطون-
      حل_غير حوالي- خمس_سيارات داخل_البيت دخلو- دقيق- دلوق- دلوقت- ديسا- راح_and راضي- راضيي- رايح_and رجع_من رح_علي رح_يذبحني رخصتي_and رفيقك_اعترف رقبت-
      زرق_$ زميلت- زوجي_and زوجي_قبل زوجي_من ساكتي- سرقو- سكين_and سيارات_شرطه سياره_شرطه شامم_ريحه شفت_الشرطه شوي_من صارله- صغيره_شو ضرب_ابره طفل_$ طلع_في
      عالحب- عالسن- عالطا- عالطاوله_and عالقا- عالن- عطين- علي_ابن علي_الارض علي_اوراق علي_بيتنا علي_خط علي_زوجي عليا_$ عم_يضربني عم_يعتقلوا عم_يفيق
      عن_الوعي عندي_license عندي_خمس عيش_بعد غرفه_التحقيق فاتوا_علي فايد- في_7ammam في_mall في_matar في_mustashfa في_الاوضه في_بوليس في_شرطه فين_$ قاعد-
      قاعد_قدامي قال_لي قبضو_علي قبضوا_علي قدامي_$ قفل_علي قلتله- قليل_and قوي_and كان_لازم كتير_و كسروا_الباب كلبش- كلها_and لا_محامي لا_يستيقظ لابس-
      لاخي_$ لازم- لاقيه_him لحقني_me لقيت- لوين_$ ليه_$ ما_3ad ما_ارجع ما_ترد ما_دا ما_عاد ما_ندري ما_يخليني ما_يرد ماخذي- متخبي- متوق- محامي_ضروري محقق-
      مره_and مستن- مسدس_و مسلحي- مش_راضيين مش_فاهم معه_سلاح معي_علي من_اروح من_الباص من_الصبح من_الضهر من_القاضي من_الكاميرا من_اليوم من_امبارح من_تحت
      من_نص موقفي- موقوفه_and ناطر- ناطرن- نايم- نزلو- نفس_السوال هذه_اللحظه هلق_$ و_معه واعت- واعتذ- واقف_علي واقفي- والا- والاب- والد- والط- وبيط- وبيطل-
      وحده_من ورا_$ ورقه_$ وقفوه- ولادي_$ ولادي_and ولادي_cps ولادي_من ولدي_and وهو_طالع يا_امي يا_جماعه يبجو- يتنفس_$ يخلون- يخلين- يخليه- يدور- يدورو-
      يردون- يردوني_me يريد- يريد_تفتيش يريدو- يسال- يستجو- يستي- يستيق- يسمعن- يصور- يضغط- يطلب- يعتق- يعتقل- يعملو- يفوت- يقتل- يقرا- يقرال- يقول-
      يقول_انه يقول_رح يلاح- يلاحق- يلاحقني_me ينتظ-`,
    '0.3': `#ابو #اتكلم #احرق #اخر #ارتاح #ارد #ازرق #اسكت #اسيلت #اعتذر #اعد #افتح #افكر #اقال #الا #امض #اوقع #اوقف #باب #باسبورت #باص #بايد #بخط #بخلص #بغرف
      #بقل #بلحق #بنا #بوردر #بيحقق #بيطلب #بيقول #تحقق #تحويل #تسجل #تفوت #تقول #توقف #جاب #جيوب #حزام #حصل #حطوا #حطول #خارج #خرج #خرجت #خطف #خنق #دغر
      #دقيقت #دكان #راض #رايح #رجال #رجع #رفع #زبون #زرقا #سادق #سافرت #ساكت #سجين #شدو #ضارب #ضعت #ضهر #طلعو #عملت #عيال #عين #غريب #فايد #فكر #قدام #قررت
      #قرول #قفل #قيد #كسر #كلبش #كلبشو #كمين #كير #لابس #لحظ #لقي #ليل #مالت #مانع #متخب #مثل #محتجز #محقق #معايا #مغادر #مفتاح #مكلبش #ملثم #منا #منذ
      #منعرف #منوم #مني #ندر #نزلو #نسو #نكلم #هاجم #هوا #يحط #يحقق #يخلي #يرجعل #يسالو #يستجوب #يعتقل #يعتقلو #يعيد #يفتح #يفوت #يقتل #يكتب #يموت #يوجد
      ._no 14_and 3_horas 6_$ 7att- =13 =3am =94 =abre =acaban =adn =adonde =afuera =agentes =ago =aire =anywhere =around =arreglado =arrepenti =asaltar
      =ataque =aventar =avisarme =ayudenme =baggie =bags =bajaron =baje =bano =bebida =belt =better =blanca =bleeding =born =boyfriends =camioneta =campus
      =carnal =casero =celda =chaleco =children =circling =clothes =coca =collapsed =confession =contando =conteste =cortando =courtroom =creo =crying
      =cunada =dado =defenderse =dejarlos =deportacion =deputies =desde =detaining =deteniendo =detras =diabetic =dicen =diciendo =die =dizque =echo
      =encontre =enfrente =entiende =entrando =entrega =escriba =esposaron =esposas =esta =estamos =fast =father =finger =firme =fiscalia =frente =girls
      =glass =guys =hablando =hablo =hacia =he =head =her =hermanito =herself =homeland =honking =interrogando =inyecto =jumping =juro =kidnapped =lado
      =llamen =llaves =loading =location =mall =man =mano =marido =matarme =matter =media =medio =mesa =meterse =metieron =minutos =momento =muestran =nas
      =negra =oler =oye =oyen =pa =paciente =padre =pana =pared =patrol =pecho =perico =persigue =pie =poco =ponga =poste =pq =prender =prendio =presionando
      =protest =putting =quemar =quick =raro =ratito =ready =recibe =reportarse =restaurante =roof =sacando =sales =salida =seeing =seen =sentado =shelter
      =shoes =sob7 =sobredosis =soplo =sorry =tantito =tapping =termino =textear =thru =tirado =tocando =trabado =traduce =tv =type =ultimo =unit =unos
      =vengan =viene =vinieron =voice =vuelve =walking =way =worker =xq =yr =zip =ابو =ابويه =اتكلم =اتنين =احرق =احمر =ارتاح =ارد =ازرق =اسكت =اسيله =افكر
      =اقعد =الاطفال =الاوضه =الايس =البنايه =البيبي =الجاكيت =الجرس =الحبوب =الحجز =الحقونا =الحكومه =الدكان =السكين =الصغيره =الضهر =الضو =الغراض
      =الماريوانا =المركز =المفتاح =المول =امضي =امل =ان =اهل =اهلي =اوقف =اولادي =ايدي =بابه =بالسكن =بالسوق =بالشارع =بالصاله =بالليل =بالمركز =بخط =بعتلي
      =بعده =بعضوا =بلحق =بنايه =بنته =بوليس =بيتنا =بيقولو =تتصلو =تحقق =تلفونه =جايب =جر =جهال =جو =حاطين =حد =حصل =حل =حماتي =خارج =خالتي =خالص =خايفين
      =خد =خرجت =خطيبي =خنقني =دغري =دقيقتين =دقيقه =دكان =راضي =رايح =رجال =رجل =رجله =سادقي =سافرت =سحبو =سلمني =شايل =شب =شبك =صاحبتي =صوت =عملت =عيالي
      =غرفه =قالتلي =قالولنا =قررت =قرولي =قعد =قفل =كسرو =كمين =كير =لابسين =مالي =مثل =محبوسه =محتجز =محققين =مرتي =معايا =مقلوبه =مكالمه =ملثمين =منا
      =منذ =مني =ناركان =هالليله =والولاد =وبعدهم =وجهه =وحطوه =وداع =وذلحين =وسكرو =وقفونا =ولادي =ومحتاج =وياكم =وياهم =يا =ياخدوا =يحققون =يخليها =يرجعلي
      =يضغطوا =يفتح =يفتشون =يفوتو =يقتل =يموت =يهددني =يوجد @200 @now-CPS @now-EX @now-SOMEONE @now-she ACTOR+POINT ANSWER+ASKING ANSWER+NOW
      ANSWER+PASTVERB ANYMORE+ASK ANYMORE+FIND ANYMORE+GIVEBACK ANYMORE+GOODBYE ANYMORE+IWANT ANYMORE+LIVE ANYMORE+Near ANYMORE+Weapon ARREST+ANYMORE
      ARREST+BE ARREST+REFL ARRESTED+ANSWER ARRESTED+ASK ARRESTED+POLICE ARRESTED+SEARCH ARRESTED+TOOK ARRESTING+AWAY ARRESTING+BE ARRESTING+HOUSE
      ARRESTING+SOBRIETY ARRESTING+WAVING ASK+BREAKIN ASK+End ASK+LOTS ASK+Near ASK+Official ASK+SAY ASK+WANT ASKAR+ANSWER ASKAR+BE ASKAR+CLITIC ASKAR+HEDGE
      ASKEDAR+WANT ASKING+ASK ASKING+BREAKIN ASKING+BREATHE ASKING+End ASKING+GOODBYE ASKING+HANDS ASKING+SCARED ASKING+SEARCH ASKING+STATEMENT
      ASKING+TAKEES ASKING+Traffic ASKING+Worker ASKINGAR+GETOUT ASKINGAR+Traffic AWAY+ANSWER AWAY+COMEIN AWAY+End BE+CHILD BE+COLOR BE+CUFFS BE+DETECTIVE
      BE+EX BE+FAINT BE+GONEOFF BE+Gear BE+HANDS BE+HIDEOUT BE+HOME BE+LEDGE BE+OVERDOSE BE+POISON BE+PULLING BE+Room BE+SEARCH BE+TOOK BE+Weapon
      BEHIND+HOUSE BEHIND+INTO BEHIND+MODAL BEHIND+QUERY BLEEDING+HOUSE BLEEDING+HURTEN BLEEDING+Held BLEEDING+SEVERE BODY+GOT BODY+Interview BODY+LOTS
      BODY+NOW BODY+PASTVERB BODY+Traffic BREAKIN+ASKING BREAKIN+HEDGE BREAKIN+HURTING BREAKIN+KNOCKED BREAKIN+Official BREATHE BREATHE+BREATHE BREATHE+REFL
      BREATHE+Sick CAMEIN+COMEIN CAMEIN+Room CAR+ASK CAR+COPCAR CAR+JUST CAR+LIGHTS CAR+SOMEONE CHARGED+HURTEN CHILD+ANSWERAR CHILD+COPCAR CHILD+CPS
      CHILD+GONEOFF CHILD+KILL CHILD+NOW CHILD+PHONE CHILD+PULLING CHILD+SCARED CHILD+SEARCHED CHILD+SOMEONE CHILD+TAKINGAR CHILD+TOOK CHILD+WAKE
      CHILD+WAVING CHILD+Worker CLITIC+CPS CLITIC+CUFFS CLITIC+DANGERES CLITIC+DOGS CLITIC+FALLEN CLITIC+HANDS CLITIC+HASES CLITIC+HIDEOUT CLITIC+IROOM
      CLITIC+NOW CLITIC+POISON CLITIC+PULLED CLITIC+ROADSIDE CLITIC+SUICIDAL CLITIC+WEAPON CLITIC+Worker COMEIN+CAR COMEIN+HURTING COMEIN+Moment
      COPCAR+LIGHTS COURTS+Gear COURTS+SUICIDAL CPS+LOC CPS+TAKINGAR CUFFEDAR+Near CUFFS+LOC CUFFS+Young Calendar+End Calendar+HURTS Calendar+NOW
      Calendar+ONLINE Calendar+Plea DANGERES DANGERES+DANGERES DANGERES+HEDGE DANGERES+HOUSE DANGERES+QUERY DETECTIVE+ANSWER DETECTIVE+ANSWERAR
      DETECTIVE+LURKING DETECTIVE+QUESTIONS DETECTIVE+Traffic DIE+ENDLIFE DIE+LIVE DIE+MODAL DIE+PASTVERB DIE+PILLS DIE+SUICIDAL DIE+WANT DOGS+CAR
      DOGS+MODAL DOGS+Near DOOR+ASK DOOR+BE DOOR+COMEIN DOOR+End DOOR+GIVEBACK DOOR+LEDGE DOOR+Young Drug+ASK Drug+COLOR Drug+GONEOFF Drug+POINT Drug+TOOKAR
      Drug+Violent Drug+WAKE ENDLIFE+DIE EVERYONE+BE EX+CAR EX+GOT EX+HEDGE EX+KNOCKING EX+Moment EX+QUERY End+ARRESTING End+GOODBYE End+HURTING End+KILL
      End+NOW End+ONLINE End+RANOFF End+REFL End+SCARED End+WRISTS FAINT FAINT+ANSWERAR FAINT+CAR FAINT+FAINT FAINT+NOOSE FALLEN+BE FALLEN+KIN FALLEN+OUTES
      FALLEN+Room FIND+HEDGE FIND+HIDEOUT FIND+HOUSE FIND+KIN FIND+Near FIND+Room GETOUT+CAR GETOUT+HEDGE GETOUT+PRESENT GETOUT+SOMEONE GIVEBACK+ASK
      GIVEBACK+BODY GIVEBACK+Drug GIVEBACK+FAINT GIVEBACK+LOC GIVEBACK+NUMBER GIVEBACK+Room GIVEBACK+STATION GONEOFF+BE GONEOFF+MISSING GONEOFF+PRESENT
      GONEOFF+RANOFF GONEOFF+RECENT GONEOFF+Young GOODBYE+BE GOODBYE+End GOODBYE+PRESENT GOT+CUFFS GOT+DANGERES GOT+Gear GOT+IROOM GOT+LEDGE GOT+LIVE
      GOT+NECK GOT+NOW GOT+QUESTIONS GOT+RAID GOT+SEARCH GOT+Sick GRABBED+CHILD GRABBED+COPCAR GRABBED+FAINT GRABBED+GONEOFF GRABBED+Held GRABBED+NOW
      GRABBED+Official GRABBED+POINT GRABBED+PRESENT GRABBED+SAY GRABBED+Worker Gear+ARREST Gear+Held Gear+JUST Gear+KNOCKING Gear+LOTS Gear+LURKING
      Gear+Young General+ARREST General+BREAKIN General+NOW General+Plea General+TONIGHT HANDS HANDS+HANDS HANDS+THING HASES+HANDS HASES+KIN HASES+NECK
      HASES+PULLED HASES+QUESTIONING HASES+SAY HASES+WANT HASES+WEAPON HEDGE+ANSWERAR HEDGE+DIE HEDGE+DOOR HEDGE+GONEOFF HEDGE+Gear HEDGE+HANDS HEDGE+IDIOM
      HEDGE+PULLED HEDGE+SEARCH HEDGE+STATION HEDGE+SUICIDAL HIDEOUT+JAILED HIDEOUT+NUMBER HIDEOUT+SOMEONE HIDEOUT+WILL HIDING+LOC HIGHPLACE+CLITIC
      HIGHPLACE+HEDGE HIGHPLACE+IWANT HIGHPLACE+Room HOME+ANSWER HOME+JUST HOME+LURKING HOME+MISSING HOME+SEARCH HOME+WILL HOUSE+ANSWER HOUSE+EX
      HOUSE+FALLEN HOUSE+Gear HOUSE+Held HOUSE+JUST HOUSE+LURKING HOUSE+SEARCH HOWTO+Held HURT+BLEEDING HURT+DANGERES HURT+FALLEN HURTEN+Official
      HURTING+BREAKIN HURTING+CHILD HURTING+CLITIC HURTING+Drug HURTING+KILL HURTING+LIGHTS HURTING+NOW HURTING+NUMBER HURTING+Plea HURTING+SUICIDAL
      HURTS+ASKING HURTS+NOOSE HURTS+NOW HURTS+Near HURTS+Plea HURTS+TOOK Held+ANSWER Held+ASKING Held+BE Held+BLEEDING Held+GOT Held+HIDEOUT Held+HOUSE
      IDIOM+SEVERE IF+BODY IF+MISSING IF+STATEMENT IF+TONIGHT INTO+Gear INTO+Interview INTO+STATION IROOM+GOT IROOM+POLICE IWANT+ASKAR IWANT+End
      IWANT+KILLED IWANT+POINT IWANT+SUICIDAL IWANT+Street Interview+BE Interview+CAR Interview+DOOR Interview+Moment Interview+OUTES Interview+TALKING
      JAILED+JUST JAILED+Plea JAILED+TOOKAR JOKE+MODAL JUDGE+POINT JUDGE+SOBRIETY JUDGE+SOMEONE JUMPAR JUMPAR+JUMPAR JUST+ASK JUST+End JUST+FAINT JUST+LOTS
      JUST+Near JUST+SEIZED JUST+SEVERE JUST+TAKEES JUST+TOOK JUST+WEAPON JUST+Worker KIDNAP+SAY KILL+BE KILL+GIVEBACK KILL+IWANT KILL+MODAL KILL+PRESENT
      KILL+SUICIDAL KILL+TONIGHT KILLED+SEVERE KIN+DANGERES KIN+DETECTIVE KIN+FAINT KIN+FIND KIN+KNOCKING KIN+MISSING KIN+Moment KIN+PASSEDOUT KIN+PHONE
      KIN+ROUGH KIN+Room KIN+SEARCHED KIN+SUICIDE KNOCKED+BREAKIN KNOCKED+SAY KNOCKING+ASK KNOCKING+BE KNOCKING+CAR KNOCKING+Drug KNOCKING+Room
      KNOCKING+STATEMENT LATER+CAR LATER+End LATER+IWANT LATER+Moment LATER+RECENT LATER+WANT LEDGE+ASKING LETME+HEDGE LIGHTS+POLICE LIGHTS+Sick
      LIVE+ANYMORE LIVE+Drug LIVE+PAST LIVE+TOOK LOC+ARRESTING LOC+ASK LOC+ASKING LOC+BREAKIN LOC+HIGHPLACE LOC+LIVE LOC+NECK LOC+PHONE LOC+PILLS
      LOCKED+DOOR LOCKED+HEDGE LOCKED+RANOFF LOCKED+TOOKAR LOTS+ARRESTED LOTS+DETECTIVE LOTS+IROOM LOTS+LURKING LOTS+STATED LURKING+CHARGED
      LURKING+HIGHPLACE LURKING+KNOCKING LURKING+TOOK MISSING+GONEOFF MISSING+JAILED MISSING+SEVERE MODAL+ANYMORE MODAL+HIDING Moment+ASK Moment+CHILD
      Moment+Drug Moment+FALLEN Moment+GETOUT Moment+IWANT Moment+KIN Moment+Plea Moment+Room Moment+SEVERE NECK NECK+NECK NOOSE+End NOOSE+LOTS NOW+CAR
      NOW+CHILD NOW+GRABBED NOW+KNOCKING NOW+PULLEDAR NOW+SOMEONE NOW+STATION NOW+TAKEES NOW+Violent NOW+WARRANT NOW+WEAPON NUMBER+ASK NUMBER+DOOR
      NUMBER+FIND NUMBER+KNOCKED NUMBER+RANOFF Near+ANSWER Near+ANYMORE Near+ARREST Near+COMEIN Near+HOME Near+HURT Near+KNOCKING Near+LEDGE Near+LIGHTS
      Near+LIVE Near+PULLEDAR Near+RANOFF Near+SCARED Near+STATEMENT Near+WARRANT Near+WEAPON ONLINE+AWAY ONLINE+GIVEBACK OUTES+ARRESTING OUTES+FALLEN
      OUTES+Gear OUTES+NOOSE OUTES+Official OUTES+Room OUTES+SUICIDAL OVERDOSED+HIDEOUT OVERDOSED+PRESENT Official+CAR Official+DOOR Official+HASES
      Official+PRESENT Official+SEIZED Official+TAKEES Official+TAKINGAR Official+TOOKES PASSEDOUT+SCARED PAST+ANSWER PAST+ONLINE PASTVERB+IROOM
      PASTVERB+TAKING PHONE+ANSWER PHONE+LOC PHONE+PASTVERB PHONE+POLICE PHONE+WILL PILLS+Interview PILLS+NOW POINT+KIN POINT+SCARED POINT+Traffic POISON
      POISON+POISON POLICE+ARRESTING POLICE+ASK POLICE+DANGERES POLICE+GETOUT POLICE+Moment POLICE+Room POLICE+SCARED POLICE+SEIZED POLICE+TAKINGAR
      POLICE+Worker PRESENT+ARRESTED PRESENT+BODY PRESENT+BREATHE PRESENT+COLOR PRESENT+COPCAR PRESENT+DANGERES PRESENT+DOOR PRESENT+EX PRESENT+FAINT
      PRESENT+GETOUT PRESENT+HURTEN PRESENT+IROOM PRESENT+KILL PRESENT+KNOCKING PRESENT+LEDGE PRESENT+LETGO PRESENT+POISON PRESENT+ROADSIDE PRESENT+ROADTALK
      PRESENT+Room PRESENT+SEVERE PRESENT+SOBRIETY PRESENT+SUICIDAL PRESENT+Sick PRESENT+Street PRESENT+WAKE PULLED+COPCAR PULLED+HEDGE PULLEDAR+CAR
      PULLEDAR+NOW PULLEDAR+PAPERS PULLEDAR+ROADSIDE PULLING+COURTS PULLING+HEDGE PULLING+Street PULLING+WANT PULLING+WILL PULLINGAR+PULLEDAR
      Paperwork+CUFFS Paperwork+SUICIDAL Plea+ARREST Plea+GRABBED Plea+KIN Plea+OVERDOSED Plea+RECENT Plea+REFL Plea+STATEMENT Plea+TAKEES Plea+WEAPON
      Plea+Weapon QUERY+ASKAR QUERY+DIE QUERY+JUST QUERY+LATER QUESTIONING+CAR QUESTIONING+CHILD QUESTIONING+CLITIC QUESTIONING+COURTS QUESTIONING+General
      QUESTIONING+HOUSE QUESTIONING+IF QUESTIONING+PASTVERB QUESTIONING+QUESTIONS QUESTIONING+Young RANOFF+CHILD RANOFF+GONEOFF RANOFF+SEARCH
      RANOFF+SOBRIETY RANOFF+SOMEONE RANOFF+WANT RECENT+CPS RECENT+FAINT RECENT+LOTS RECENT+NOW RECENT+Official RECENT+SUICIDE REFL+ARREST REFL+ARRESTED
      REFL+ASKING REFL+BE REFL+GRABBED REFL+HIGHPLACE REFL+PILLS REFL+SOMEONE REFL+SUICIDAL REFL+Young ROADSIDE+ASKING ROADSIDE+GOT ROADSIDE+HIDEOUT
      ROADSIDE+HOUSE ROUGH+HIDEOUT ROUGH+HOUSE ROUGH+Young Room+ANSWER Room+BE Room+KNOCKING Room+LURKING Room+NOOSE Room+TOOK Room+Violent SAY+HASES
      SAY+HURTING SAY+Interview SAY+KIN SAY+Moment SAY+NOW SAY+REFL SAY+SCARED SAY+SEARCH SAY+TAKEES SAY+WARRANT SCARED+ANSWER SCARED+TOOK SEARCH+ASK
      SEARCH+BE SEARCH+GIVEBACK SEARCH+KIN SEARCH+MODAL SEARCH+PAPERS SEARCH+PRESENT SEARCH+Street SEARCHED+LOTS SEIZED+ASKING SEIZED+POLICE SEIZED+WILL
      SEVERE+CLITIC SEVERE+KILLED SEVERE+KIN SEVERE+Room SOMEONE+BEHIND SOMEONE+BREAKIN SOMEONE+CAMEIN SOMEONE+DETECTIVE SOMEONE+GETOUT SOMEONE+JUST
      SOMEONE+LURKING SOMEONE+RANOFF SOMEONE+TAKING SOMEONE+TOOK SOMEONE+WANT SOMEONE+WILL STATEMENT+PULLED STATION+BE STATION+WILL SUICIDAL+ANYMORE
      SUICIDAL+CLITIC SUICIDAL+KILL SUICIDAL+MODAL SUICIDAL+REFL SUICIDAL+SUICIDE SUICIDAL+WILL SUICIDE SUICIDE+SUICIDE Sick+BREATHE Sick+Drug Sick+KIN
      Sick+NOOSE Sick+PRESENT Street+HIDEOUT Street+POLICE TAKEES+SAY TAKEES+SOBRIETY TAKEES+SUICIDAL TAKING+KIN TAKING+Official TAKING+PAST TAKING+WANT
      TAKINGAR+JUST TAKINGAR+KIN TAKINGAR+NOW TAKINGAR+STATEMENT TALKING+INTO TALKING+Moment TONIGHT TONIGHT+BE TONIGHT+Moment TONIGHT+TONIGHT TOOK+BE
      TOOK+End TOOK+IROOM TOOKAR+HOUSE TOOKAR+JUST TOOKAR+Official TOOKAR+QUERY TOOKES+CHILD TOOKES+Held TOOKES+LEGAL TOOKES+PILLS TOOKES+PRESENT
      TOOKES+Young Traffic+GIVEBACK Traffic+Interview Traffic+Moment Traffic+POLICE Traffic+SCARED Traffic+TALKING Traffic+WILL Violent+Plea Violent+WEAPON
      WAKE WAKE+PASTVERB WAKE+WAKE WANT+BEHIND WANT+HIGHPLACE WANT+KILL WANT+LEDGE WANT+REFL WARRANT+NOW WARRANT+Official WEAPON+IWANT WEAPON+RECENT
      WEAPON+SCARED WEAPON+Young WILL+BREAKIN WILL+COMEIN WILL+HIDEOUT WILL+KNOCKING WILL+Moment WILL+NUMBER WILL+Room WILL+SAY WILL+TOOKES WRISTS
      WRISTS+WRISTS Weapon+ASKING Weapon+DOOR Weapon+RECENT Weapon+SCARED Worker+Official Worker+PASTVERB Worker+POLICE Young+COPCAR Young+DOOR
      Young+GONEOFF Young+PASSEDOUT Young+PHONE Young+PULLING Young+SEARCHED Young+WAKE Young+WAVING ^ANSWERAR ^ASKINGAR ^SAY ^_acabo ^_agarraron
      ^_breathalyzer ^_firmo ^_fui ^_going ^_grandpa ^_not ^_novio ^_nurse ^_overdose ^_prefiero ^_sitting ^_they ^_viene ^_zabet ^_ابنه ^_اختي ^_الايس
      ^_الشرطه ^_الهجره ^_جارنا ^_جو ^_خطيبي ^_خنقني ^_رجلي ^_صاحبتي ^_ضاع ^_طليقي ^_عمي ^_كسر ^_لسا ^_مرتي ^_مش ^_معهم ^_موقفيني ^_يا ^_يحققون ^_يقولو
      ^_يقولون acaba- acabo_de adon- adond- aeropuerto_de afue- afuer- afuera_de agua- aguan- ahi_mismo ahora_quiere ahorita_mismo akha- al_aire
      al_detective al_hospital alguien_esta alive_$ alre- am_about am_bleeding amane- amar- amarr- and_handed and_her and_kept and_kids and_lady and_over
      and_there and_to and_راح and_رح and_طلب and_قال and_وقع anoche_con anyw- anywh- apartamento_$ apre- aqui_con aqui_en aqui_y are_detaining arou- aroun-
      around_my arraignment_y as_my aser_$ asked_for asking_my at_airport at_end at_protest at_us ataq- ataqu- atras_de ayuda_$ azul_$ baby_$ back_to bagg-
      baggi- bar_and barb- barbe- beat_this beat_up bebid- because_they behind_me being_handcuffed bett- bette- blan- blee- bleed- bloc- border_patrol bote-
      botel- brinc- brother_he bus_y busca_abogado buscar_lo called_from callo_$ came_for came_up campu- can_not cand- car_on carna- carro_desde carro_me
      carta_y casa_en case_go caser- celd- chai- chas- checks_$ choque_con citacion_y clos- clot- cloth- coca_$ cocina_$ colga- con_carro con_luces
      con_oficial con_papel con_policia con_probation con_que con_vecino cone- conec- consent_to contesta_$ cop_is corte_ya court_order creo_que cryi-
      cryin- cuanto_tengo cuff- cuid- cuide- cutt- da_miedo dad_he date_i daughter_has de_3 de_7 de_aqui de_dearborn de_florida de_hoy de_limpiar de_nada
      de_q de_seguridad de_tomar de_walmart de_washtenaw dearborn_police decim- decir_por dejo_entrar dentro_de derechos_en desd- desde_la desm- desma-
      detaining_my detectives_are detenido_por detra- dice- diciendo_que did_$ digo_$ disap- dizq- dizqu- do_my do_something dog_and donde_estaba door_down
      dui_hace dying_$ en_aliento en_bano en_cana en_county en_espera en_jail en_kent en_mall en_telefono encima_$ english_$ ense- entendi_$ entro_$ enve-
      esposada_$ esta_$ esta_aqui esta_arrestando esta_preguntando esta_siguiendo estam- estan_revisando estan_tocando estar_con everybody_$ ex_con
      familia_de familia_que find_her firme_que first_one five_minutes flas- flash- florida_y for_another for_calling for_each for_trial fotos_y frent-
      fue_$ garage_و girl_i go_away got_locked got_no got_picked grab- guardia_y guys_are haber- hace_como hacer_la haci- hago_pa have_guns hay_dos
      hay_hombre he_did he_gets he_goes he_put he_ran he_took he_went help_$ help_he her_head hermana_me hermano_me heroin_$ hers- herse- hice_$ hija-
      hijo_al hijo_su him_back him_by him_و his_car his_wife hitting_me homb- hombr- hombre_$ honk- honki- hospital_$ hospital_and house_with i_asked i_can
      i_give i_hear i_keep i_let i_mail i_run i_walk in_hallway in_middle in_por interrogando_mi inyecto_y is_about is_at is_breathing is_civil is_getting
      is_here is_refusing is_speeding is_what it_i judge_says jumpi- just_tell kill_me knife_on la_$ la_arrestaron la_cabeza la_camioneta la_carretera
      la_fiesta la_fiscalia la_frontera la_mesa la_nieve la_pared la_ventana lawyer_i lawyer_و layl- le_dije le_han les_dije leye- licencia_que license_what
      license_و life_is line- line_$ little_girl llave- llevar_se llevaron_esposado llevo_$ lo_dejaron lo_esta lo_juro lo_robo lo_va lo_y loadi- lugar_que
      ma3l- ma3lo- mama_no mama_se manana_es manejando_sin mano- many_pills marid- mata- matt- me_acaban me_anything me_arrepenti me_b me_dejan me_estoy
      me_hablo me_leyeron me_persigue me_pide me_queda me_sacaron me_to me_البوليس me_من me_و meter- metie- mi_bebe mi_carnal mi_cunada mi_familia
      mi_hermanito mi_pana mi_pareja mi_sobrino mi_trabajo minutes_$ mis_pastillas mismo_de mn_l mom_$ mom_took more- moret- muchacha_que muchas_preguntas
      my_aunt my_cheek my_father my_grandma my_id my_last my_mother my_truck my_way nadie_me nina_$ nino_y ninos_de no_and no_ha no_hablo no_me no_puedo
      no_voy nobody_can nos_estan not_breathing not_going not_moving not_need nothing_$ novia_no novio_esta now_$ nursing_home of_her off_record offered_me
      oficial_esta oficial_quiere oficina_de on_roof on_table on_train once_before one_in open_up orden_pero our_son out_with outside_my overdose_no pa_q
      pacie- paid_my papa_$ papa_la papel_en papel_no pared_$ pasajero_$ paso_de patru- patrulla_$ patrulla_con pech- pegando_mi pelea_de peor_que
      perdi_todo peric- persi- phone_and phone_i pide_que pien- piens- police_car policia_quiere por_debajo porque_la pregunta_de preguntando_si
      prendio_luces primo_no protest_$ puedo_despertar puerta_y put_my putt- putti- q_les q_yo que_digo que_eso que_ni questioned_by quiere_entrar
      quieren_entrar quieren_que quieren_sacar quiero_estar quise_soplar quitaron_mi radi- ratit- rato_y registrar_mi reman- road- sacan- sacar_mis sakran_و
      salid- salie- says_$ screa- se_esta se_inyecto se_lleva se_mueve se_q se_quiere se_robaron seei- seein- seguir_viviendo senta- shelt- shoe-
      shoot_himself si_digo side- sien- sient- sigui- sister_$ snor- sobredosis_$ son_and sople_en soplo_o sorr- sorry_$ soy_yo stab- standing_in
      state_police step_out stomp- subie- suegra_no suspended_and tabl- take_her take_test tal3- tanti- tappi- tell_if tengo_pistola tengo_telefono them_to
      then_nothing they_came they_have they_know think_i this_$ this_man tienen_mi tienen_warrant to_break to_finish to_hit to_put to_sleep to_translate
      tocan- tocando_$ todo_y tomar_me took_all took_bunch took_whole top_of traen_orden traffic_$ tranc- trying_to tv_$ two_cops two_detectives ulti-
      ultim- unas_horas unos_papeles until_i up_or us_can va_ser van_$ ventana_y ver_mi vini- vinie- volt- volte- voy_estar vuel- vuelv- walked_in walki-
      want_it wants_me warrant_b way_out we_can what_judge whole_bottle with_her without_getting wris- write_it y_nada y_quiere y_todo ya_hablo ya_no ykhab-
      yo_fui yr_old ابن_اختي ابني_بسجن ابني_في ابوي- اتكل- اتني- اختي_بلعت اختي_ما اربع_ساعات ارتاح_$ ارجع_$ ارن_$ اسكت_$ اسيلت- اطلع_من اعطو- افهم- افهمه-
      الاطف- الاوض- الباب_$ البيب- التن- الجاك- الحبو- الحدو- الحقو- الحقونا_me الحكو- الحي- الدر- الدكا- السجي- الشباك_$ الصب- الصغيره_and الضه- القاضي_قال
      القب- الكلب- المبا- المحقق_and المحقق_قاعد المرك- المستشفي_$ المطا- المفت- الموظ- اليوم_and امي_and انا_قاعد انجليزي_$ انطي- انفخ_and انفخ_بالجهاز
      انها- اوراقي_$ اوقع_$ باسو- بالان- بالبا- بالدو- بالشارع_$ بالمش- بتاع- بطلع- بعد_اليوم بعرف- بعرف_وين بناي- بنتي_و بولي- بي_اي بيسا- بيسال_عن بيفت-
      ترد_$ تسلي- توقيف_and جماع- جيوب- حاجه_$ حاطين- حدا_يعرف حصل_$ حطول- حمات- خالت- خايفي- خلص_من خلصت_كل خمس_دقايق خنقن- خنقني_me دقيقت- دلوقتي_and
      ذلحين_$ راحت_من رفيقي_بالسكن زوجي_يضربني سادق- ساعدوني_$ سافر- ساكت- سامح- سلمن- سلمني_me سياره_و شرطه_y شرطي- شسوي_$ شوي_$ صاحبت- طالع_من عالجا-
      عالس- عالق- عطيت- علي_الجسر علي_الطريق علي_بابي علي_بعد علي_حاله علي_شغل علي_طرق عليها_من عم_يحققوا عم_يضغطوا عم_يعتقلوني عم_يقولو عندي_سلاح عيال-
      عيون- في_garage في_الشارع في_القسم في_موعد قال_اذا قرول- كثير_and كل_الحبوب كل_كلمه كلبشو- كلمه_$ كلنا_$ لا_هو لا_ورقه لابسي- لحقن- لعند- لقيته- لقين-
      للحك- للمست- لهم_$ ما_and ما_الي ما_بقدر ما_طلع ما_يجاوب متخب- محتج- محققي- مدرسه_and مش_راضي مش_عم معاي- معهم_سلاح مقلو- مقلوب- مكلب- ملثم- ملثمي-
      من_الباب من_الشغل من_امس من_حياتي من_ديربورن من_عند منزل- منعر- مني_$ مو_قادر نارك- ناركا- ناطري- نسوي_$ نفسها_$ هالد- هالل- هاللي- هنا_and و_da و_اخد
      و_بعضوا و_وقفوني واحد_دخل والبا- والجه- وتار- وجهه_him وحطو- وذلح- وذلحي- وعاي- وقع_and وقفت- وقفتن- وقفون- وقفونا_me ولاد- ولدي_عمره وياك- ياخذ-
      ياخذو- يجي_$ يحققو- يخلو- يخليني_اطلع يرجع- يرجعل- يرد_$ يسالو- يستج- يستن- يصحي_$ يضربن- يضغطو- يطلبو- يعمل- يفتشو- يقلب- يكتب- ينزلو- يهددني_me`,
    '0.2': `#ابر #اجاوب #اخبر #ادخل #استلم #اسوا #اعترف #اعطو #اقعد #اكل #الخط #امش #امل #انط #انهم #اولاد #باخد #بنات #ترد #توقيع #جاكيت #جاي #جواب #حابس #حاج
      #حاط #حبه #حبوب #حدود #حكوم #خوي #داع #دخل #دخلت #دقايق #راحت #رحت #ساع #شارع #صار #صوب #قادر #قاعد #قالول #قبض #قعد #قول #قوم #قوي #كتبت #كرس #كلكم
      #كلهم #لعند #ماخذ #مخب #مخفر #مدن #مركز #مستشف #معهم #منهم #نفس #هوي #وقع #ولاد #وهو #ويه #ياخذو #يدق #يرد #يرفض #يصح #يصيح #يمنع #ينو #يوقع 3ala- 9_$
      =3aleh =5 =acaba =adios =airport =alcoholimetro =almost =already =ambassador =amiga =aparatito =apartamento =apuntando =armado =asking =asleep =b
      =bajo =basement =bathroom =bedroom =bleach =bolsas =book =bottle =breathing =bunch =c =came =camino =cargaron =carretera =checkpoint =clave =closet
      =coffee =conmigo =construccion =cuarenta =da =deja =dejaron =dejo =dentro =despierta =detener =detuvo =devuelve =diga =digo =dije =disappear =doy
      =encuentro =entregue =escondida =esposado =estar =fair =feel =feo =finish =frontera =fuimos =getting =hacerle =hallway =hamtramck =here =hice =hijos
      =hospital =hubo =interrogated =into =k9 =kill =l =lady =leyeron =line =listo =little =llevando =llevaron =luces =manana =manejando =mato =mentiras
      =mismo =mother =mover =muerte =myself =narcan =nobody =nothing =officers =opening =overdosed =papa =park =parque =party =passport =peor =perro
      =pidiendo =plain =please =polygraph =precinct =prefiero =preguntan =preguntando =preso =propio =pueda =puso =put =rather =regresa =respirar =responde
      =revision =right =run =sabemos =save =scooter =seat =shed =siri =sit =snapchat =somebody =stabbing =subieron =suicidal =sure =tablets =talking =til
      =tio =todos =tome =tomo =tonight =top =trooper =truck =truth =trying =typing =vamos =vende =vendiendo =ventana =vieja =vienen =voy =went =whether
      =write =ابوها =احد =اسجل =اسوا =اشوف =اعترف =الانتحار =الباب =البوليس =البيت =الجامع =الجسر =الحدود =الخط =الطريق =القبض =الليله =المدرسه =الموت
      =الولاد =امشي =امي =انت =انجليزي =انفخ =انهم =اوراقي =بالجامعه =بالسلاح =باي =بتقول =بعمل =بنتي =بيطلب =بيقول =تقول =جماعه =جواب =حبوب =خبره =خمس
      =دخلوا =دقايق =راحت =رجلي =رحت =ساعه =سكين =شفايفه =شويه =صديقي =ضربني =ضل =طليقي =ظابط =عليا =عمرها =عند =غرفتي =فرد =قالولي =قوم =كسر =كسروا
      =كلبشوني =كلهم =لامي =لانو =لوين =ماشي =محجوز =مدمن =مش =معهم =منعرف =منهم =نفسها =هناك =واحنا =واليوم =وفيها =وقع =وقف =وهو =ويه =ياخذوا =ياخذوني
      =يحكو =يسالون =يصحي =يطلب =يمنعني =يوقع @doing @now-DETECTIVE @now-POLICE ACTOR+SCARED ACTOR+SEARCH ANSWER+STATED ANSWERAR+ANSWER ANYMORE+Drug
      ANYMORE+POLICE ANYMORE+WANT ANYMORE+WEAPON ANYMORE+WILL ARREST+KIN ARREST+Moment ARREST+Traffic ARRESTED+MISSING ARRESTING+JAILED ARRESTING+PASTVERB
      ARRESTING+PULLING ASK+SOBRIETY ASK+SOMEONE ASK+TALKING ASK+TOOK ASKAR+NOW ASKEDAR+General ASKEDAR+HEDGE ASKING+AWAY ASKING+Calendar ASKING+HIDEOUT
      ASKING+HURTS ASKING+IF ASKING+LOTS ASKING+NUMBER ASKING+RANOFF ASKING+WARRANT AWAY+ASKING AWAY+BODY AWAY+CLITIC AWAY+GOT AWAY+IROOM AWAY+Interview
      AWAY+PASTVERB AWAY+PILLS AWAY+Plea AWAY+SAY AWAY+SEARCH BE+ARREST BE+ASKING BE+COMEIN BE+COPCAR BE+FALLEN BE+HURTING BE+JOKE BE+KNOCKING BE+Near
      BE+PHONE BE+POINT BE+RAID BE+RECENT BE+REFL BE+SEIZED BE+Sick BE+TAKING BE+TAKINGAR BE+WEAPON BE+Worker BE+Young BEHIND BEHIND+BEHIND BEHIND+CLITIC
      BLEEDING+PRESENT BODY+CAR BODY+PAPERS BODY+WANT BREAKIN+GOT BREAKIN+LOTS BREAKIN+PAST BREAKIN+WARRANT CAMEIN+CAR CAMEIN+Calendar CAMEIN+HOME
      CAMEIN+HOUSE CAMEIN+PAST CAR+ASKING CAR+AWAY CAR+DETECTIVE CAR+Gear CAR+KILLED CAR+Room CAR+SAY CHARGED+RECENT CHILD+ARRESTED CHILD+BODY CHILD+DOOR
      CHILD+End CHILD+IROOM CHILD+SUICIDAL CHILD+Street CHILD+TAKING CLITIC+BE CLITIC+BEHIND CLITIC+DIE CLITIC+DOOR CLITIC+Gear CLITIC+JUST CLITIC+MISSING
      CLITIC+QUESTIONING CLITIC+SCARED CLITIC+STATEMENT CLITIC+TALKING CLITIC+TOOK CLITIC+WAKE COMEIN+HIDEOUT COMEIN+IF COMEIN+KIN COMEIN+Weapon COPCAR
      COPCAR+CAR COPCAR+COPCAR COURTS+DOOR COURTS+TOOKAR CPS+BE CPS+GOT CPS+HOUSE CPS+Near CPS+POLICE CUFFEDAR+CAR CUFFEDAR+COPCAR CUFFEDAR+POLICE CUFFS
      CUFFS+CUFFS CUFFS+Paperwork Calendar+Street DETECTIVE+CAR DETECTIVE+DOOR DETECTIVE+JUST DETECTIVE+LOTS DETECTIVE+Moment DETECTIVE+TALKING DOGS+Gear
      DOOR DOOR+DOOR DOOR+GOT DOOR+INTO DOOR+MODAL DOOR+POLICE DOOR+PRESENT DOOR+SAY Drug+FAINT Drug+FIND Drug+HASES Drug+HIDEOUT Drug+HURT Drug+NARCAN
      Drug+PASTVERB Drug+Plea Drug+Sick Drug+TAKING Drug+WEAPON ENDLIFE ENDLIFE+ENDLIFE EVERYONE+AWAY EVERYONE+HEDGE EX+GRABBED EX+KIN EX+RANOFF
      EX+STATEMENT EX+TOOKES End+GIVEBACK End+LOTS End+Moment End+PASTVERB End+PRESENT End+RECENT End+SOMEONE End+SUICIDAL End+SUICIDE End+Young
      FALLEN+ANSWER FALLEN+CLITIC FALLEN+HANDS FALLEN+PRESENT FIND+Drug FIND+HOME FIND+WANT GETOUT+QUERY GETOUT+WANT GIVEBACK+QUESTIONS GONEOFF+GOT
      GONEOFF+KIN GOT+KNOCKING GOT+SCARED GOT+SOBRIETY GOT+STATION GOT+WEAPON GRABBED+CLITIC GRABBED+FALLEN GRABBED+Gear GRABBED+HASES GRABBED+Interview
      GRABBED+KIN GRABBED+NUMBER GRABBED+ROADSIDE GRABBED+Young Gear+ARRESTED Gear+ARRESTING Gear+BE Gear+DOGS Gear+LOC Gear+MODAL Gear+QUERY Gear+SAY
      General+ANSWER General+End General+MISSING General+QUESTIONS HANDS+CLITIC HANDS+FALLEN HANDS+GOT HANDS+LOC HANDS+OUTES HASES+ASKING HASES+CHILD
      HASES+IROOM HASES+OUTES HASES+Young HEDGE+CAR HEDGE+COMEIN HEDGE+DOGS HEDGE+GIVEBACK HEDGE+HURTS HEDGE+LETME HEDGE+MISSING HEDGE+PULLINGAR
      HEDGE+QUESTIONING HEDGE+TAKING HEDGE+TAKINGAR HIDEOUT+ANSWER HIDEOUT+ARREST HIDEOUT+GOT HIDEOUT+GRABBED HIDEOUT+Moment HIDEOUT+Room HIGHPLACE
      HIGHPLACE+GOT HIGHPLACE+HIGHPLACE HOME+ASKAR HOME+BE HOME+GOT HOME+LOTS HOME+NOW HOME+PODER HOME+Plea HOME+SOMEONE HOUSE+CAR HOUSE+GONEOFF
      HOUSE+Moment HOUSE+POLICE HOUSE+PULLINGAR HOUSE+TAKEES HOUSE+Violent HOUSE+Worker HOWTO+ANSWER HOWTO+STATEMENT HURT+EX HURT+End HURT+General HURT+IF
      HURT+LATER HURT+LIVE HURT+Moment HURT+SEVERE HURT+TOOK HURT+TOOKAR HURTEN+LOTS HURTEN+MISSING HURTEN+Moment HURTING+AWAY HURTING+GOT HURTING+OUTES
      HURTING+PASTVERB HURTING+REFL HURTING+SOMEONE HURTING+Street HURTING+Weapon HURTING+Young HURTS+LOTS HURTS+POLICE Held+Violent Held+WEAPON
      IDIOM+PASTVERB IF+ANSWER IF+HURT IF+LATER IF+QUESTIONS INTO+CUFFS INTO+GIVEBACK INTO+IROOM INTO+PASTVERB INTO+Room INTO+Street IWANT+COMEIN IWANT+Drug
      IWANT+WAKE Interview+COMEIN Interview+PRESENT Interview+RECENT Interview+SAY Interview+TOOKES Interview+Violent JAILED+End JAILED+HURT JAILED+KIN
      JAILED+PASTVERB JAILED+TONIGHT JAILED+Young JUDGE+HASES JUST+ARRESTED JUST+COMEIN JUST+Calendar JUST+PASTVERB KILL+CHARGED KILL+Held KILL+PILLS
      KILLED+IF KIN+COMEIN KIN+CUFFS KIN+Drug KIN+EX KIN+GETOUT KIN+GONEOFF KIN+IROOM KIN+Interview KIN+OVERDOSED KIN+PILLS KIN+SEARCH KIN+SUICIDAL KIN+Sick
      KIN+TOOK KIN+Violent KIN+WAVING KIN+WEAPON KNOCKED+CHILD KNOCKED+LOTS KNOCKED+Moment KNOCKED+POLICE KNOCKED+Young KNOCKING+GOT KNOCKING+LURKING
      KNOCKING+MODAL KNOCKING+OUTES KNOCKING+PASTVERB KNOCKING+PRESENT KNOCKING+Violent LATER+WILL LEDGE+GOT LEDGE+INTO LEDGE+Moment LEDGE+Street LIVE
      LIVE+LIVE LIVE+PASTVERB LIVE+WILL LOC+CUFFS LOC+DOOR LOC+End LOC+GRABBED LOC+IROOM LOC+LEDGE LOC+NOOSE LOC+Room LOC+STATEMENT LOC+Street LOTS+Drug
      LOTS+Held LOTS+QUESTIONS LOTS+TAKEES LURKING+DOOR LURKING+LEDGE LURKING+RECENT LURKING+Violent MISSING+ARRESTED MISSING+GOT MISSING+HURTEN
      MODAL+BLEEDING MODAL+COLOR MODAL+DOOR MODAL+EVERYONE MODAL+IWANT MODAL+LETGO MODAL+OVERDOSE MODAL+OVERDOSING MODAL+WAKE MODAL+WRISTS Moment+CAMEIN
      Moment+CAR Moment+COMEIN Moment+GOODBYE Moment+GRABBED Moment+HURT Moment+IF Moment+Near Moment+RECENT Moment+Sick Moment+TONIGHT Moment+TOOKAR
      Moment+Violent Moment+Young NARCAN+Drug NECK+LOC NOOSE+ASK NOOSE+OUTES NOOSE+RECENT NOW+ASK NOW+MODAL NOW+NOOSE NOW+WILL NUMBER+ANSWER NUMBER+End
      NUMBER+GOT NUMBER+POLICE NUMBER+REFL NUMBER+WARRANT Near+CAR Near+CHILD Near+HIGHPLACE Near+HOUSE Near+HURTS Near+Official Near+ROUGH Near+TOOK
      Near+Weapon ONLINE+Young OUTES+DOOR OUTES+End OUTES+GONEOFF OUTES+HANDS OUTES+KNOCKING OUTES+NUMBER OUTES+ROADSIDE OUTES+SOMEONE OUTES+STATION
      OUTES+WEAPON OVERDOSED+Paperwork OVERDOSED+RECENT Official+ARRESTING Official+BE Official+HOME Official+KIN Official+NOW Official+OUTES
      Official+SEARCH PAPERS+GIVEBACK PAPERS+POLICE PAPERS+PULLEDAR PAPERS+SCARED PAPERS+WAVING PASSEDOUT PASSEDOUT+PASSEDOUT PAST+Drug PAST+JUST
      PAST+SOMEONE PAST+Street PASTVERB+ANSWERAR PASTVERB+EX PASTVERB+FALLEN PASTVERB+KILLED PASTVERB+STATED PHONE+COURTS PHONE+Moment PHONE+OUTES
      PILLS+BODY PILLS+FAINT PILLS+FIND PILLS+POINT PILLS+SAY PILLS+Violent POINT+AWAY POINT+BE POINT+RANOFF POLICE+AWAY POLICE+BE POLICE+BEHIND POLICE+BODY
      POLICE+HEDGE POLICE+HOME POLICE+Held POLICE+KIN POLICE+KNOCKING POLICE+LURKING POLICE+PRESENT POLICE+PULLED POLICE+QUESTIONS POLICE+TAKING
      POLICE+TOOKAR POLICE+Traffic PRESENT+CPS PRESENT+End PRESENT+FIND PRESENT+Gear PRESENT+HOME PRESENT+HURTING PRESENT+Interview PRESENT+KILLING
      PRESENT+LIVE PRESENT+NECK PRESENT+Near PRESENT+PHONE PRESENT+QUESTIONS PRESENT+TONIGHT PRESENT+Violent PRESENT+Worker PULLED+ASK PULLED+CLITIC
      PULLED+LOC PULLED+QUERY PULLEDAR+PULLINGAR PULLING PULLING+ARRESTING PULLING+PULLING PULLING+Paperwork Paperwork+DIE Paperwork+GRABBED Plea+BE
      Plea+Moment Plea+PAPERS Plea+PRESENT Plea+RANOFF Plea+TAKING Plea+TOOK Plea+Traffic Plea+Young QUERY+Room QUERY+STATION QUESTIONED+LOC QUESTIONING+BE
      QUESTIONING+PRESENT QUESTIONING+Paperwork QUESTIONING+WILL RANOFF+Drug RANOFF+JUST RANOFF+KIN RANOFF+MISSING RANOFF+POINT RANOFF+Young RECENT+CAR
      RECENT+CHILD RECENT+End RECENT+HIDEOUT RECENT+HURTS RECENT+LURKING RECENT+OVERDOSED RECENT+PILLS RECENT+Sick RECENT+WEAPON REFL+COMEIN REFL+Drug
      REFL+Moment REFL+PASTVERB REFL+PRESENT REFL+WANT ROADSIDE+HEDGE ROADSIDE+Traffic ROADSIDE+WEAPON ROUGH+KIN ROUGH+Near ROUGH+PRESENT Room+BREAKIN
      Room+CAR Room+Calendar Room+Drug Room+HIDEOUT Room+Held Room+PAST Room+PRESENT Room+QUERY Room+Weapon SAY+Calendar SAY+General SAY+HIDEOUT SAY+IF
      SAY+KILL SAY+KNOCKING SAY+SOBRIETY SAY+TAKING SCARED+BE SCARED+General SCARED+Violent SEARCH+AWAY SEARCH+HEDGE SEARCH+WILL SEARCHED+CLITIC
      SEIZED+HOUSE SEVERE+COURTS SEVERE+MISSING SOBRIETY+Near SOMEONE+BE SOMEONE+DOOR SOMEONE+FIND SOMEONE+HURTING SOMEONE+INTO SOMEONE+Moment SOMEONE+Near
      STATED+ANSWER STATED+ASK STATED+CHILD STATEMENT+BE STATEMENT+COMEIN STATEMENT+STATED STATEMENT+WANT STATION+Official STATION+WANT SUICIDAL+General
      SUICIDAL+HURTING SUICIDAL+WANT SUICIDE+End SUICIDE+HEDGE Sick Sick+BE Sick+MODAL Sick+Moment Sick+PASTVERB Sick+Plea Sick+Sick Street+BE Street+GETOUT
      Street+JAILED Street+KIN Street+Official Street+RANOFF Street+REFL TAKING+ANYMORE TAKING+ASKING TAKING+BE TAKING+CHILD TAKING+CLITIC TAKING+Near
      TAKING+SAY TAKING+STATEMENT TAKING+WAVING TAKING+Young TALKING+CLITIC TALKING+HEDGE TALKING+MODAL TALKING+TAKING TALKING+TOOK THING+Gear THING+SCARED
      TONIGHT+PRESENT TOOK+ASKING TOOK+CHILD TOOK+GONEOFF TOOK+KILLED TOOK+KIN TOOK+Moment TOOK+POINT TOOK+SAY TOOKAR+HEDGE TOOKAR+HURT TOOKAR+KIN
      TOOKAR+WANT TOOKES+Drug TOOKES+Moment Traffic+HURT Traffic+Official Traffic+ROADSIDE Violent+BLEEDING Violent+Drug Violent+HOME Violent+JUST
      Violent+KILL Violent+LURKING Violent+Moment Violent+NOW Violent+OUTES WAKE+PRESENT WANT+ANYMORE WANT+DOOR WANT+ENDLIFE WANT+HURT WANT+Interview
      WANT+KNOCKING WANT+LETGO WANT+Moment WANT+NUMBER WANT+Near WANT+PAST WANT+Room WANT+STATION WANT+TALKING WANT+WAKE WARRANT+COMEIN WAVING+ARRESTING
      WAVING+Weapon WEAPON+BODY WEAPON+Drug WEAPON+KILL WEAPON+REFL WILL+BE WILL+HASES WILL+HURT WILL+INTO WILL+LETGO WILL+PAST WILL+PASTVERB WILL+PHONE
      WILL+PILLS WILL+WEAPON Weapon+BODY Weapon+KILL Weapon+Near Worker+GOT Worker+MODAL Worker+PRESENT Worker+RANOFF Worker+TAKING Worker+TOOK Young+BODY
      Young+BREATHE Young+End Young+GIVEBACK Young+HANDS Young+IROOM Young+IWANT Young+NOW Young+SCARED Young+SEIZED Young+SUICIDAL Young+Street
      Young+TAKINGAR ^HASES ^LEDGE ^SEIZED ^_bus ^_da ^_de ^_found ^_fuimos ^_mejor ^_mom ^_nadie ^_officers ^_papa ^_quieren ^_she ^_sigo ^_su ^_tiene
      ^_tome ^_tried ^_two ^_vinieron ^_الاف ^_اليوم ^_اني ^_بدهم ^_جاي ^_حبوب ^_سياره ^_شرطه ^_صار ^_طلبو ^_لا ^_مسكوا ^_مسكوه abogado_y adio- algo_y
      alguien_en aliento_de all_day all_of almo- almos- alrea- am_done am_not aman- amba- ambas- and_left and_not and_officer and_told and_we and_اخدو
      and_بيقول and_حبسوه and_دا and_معها and_مو anos_no anyway_$ apen- armad- arran- arrestado_en aski- askin- asle- aslee- at_store baby_is bala- basem-
      bath- bathr- be_over because_i bedro- boar- bolsa- bond_conditions boyfriend_$ bunc- bunch_of buscar_mi by_police can_be carcel_es carn- casa_$
      casa_con choking_me cita_de clav- coff- coffe- come_home como_hago con_ellos conmi- cops_are creo_q cuar- cuare- cuart- cuch- cuchi- cuchillo_$
      daughter_$ day_and de_al de_detroit de_inmigracion de_port declaracion_$ dejar- deje- dentr- depu- deput- desde_que detenido_en di_narcan dici- dicie-
      diga- do_not dog_is door_$ dormir_y dres- driveway_$ ellos_$ en_aeropuerto en_edificio en_este en_hospital end_$ enfr- enfre- entregar_mi es_mi
      esta_golpeando estan_adentro este_es estoy_con estoy_en fath- fathe- find_my for_5 for_it front- fue_con fue_por fuerza_$ fui_$ fui_al fui_la fuim-
      fuimo- get_arrested get_him get_in get_into get_one gett- getti- giving_me glas- go_back got_in graba- gun_is hace_20 hacie- hallw- hamt- hamtr-
      handed_me happened_$ has_been have_my hear_my her_out hermano_de hey_siri hija_$ hija_no hijo- home_from husband_got i_answer i_drank i_guess i_put
      i_say i_tell i_think i_will i_wrote ice_esta in_for in_his inco- ingles_y into_my is_over is_police it_is khabb- kid_got la_94 la_celda la_cocina
      la_manana la_mano la_maquina la_puedo la_verdad la_vida last_day letr- ley_$ leyer- leyeron_derechos licencia_y litt- littl- llamada_$ llame_la
      llego_la llevar_$ lo_acaban lo_agarraron lo_estan logr- manan- mano_$ mano_y many_times maquina_de matar- matte- me_ayudan me_dijeron me_entregue
      me_ha me_hizo me_llamaron me_llamo me_lo me_muero me_ofrecen me_paro me_siento me_tome me_دلوقتي meti- mi_amigo mism- money_if morning_$ mota- motar-
      mueve_$ murio_$ my_14 my_16 my_bond my_children my_couch my_family my_plea my_property myse- mysel- nadie_$ narca- never_got ni_me no_contesta
      no_court no_despierta no_hice no_le no_pague no_sabemos no_sabia no_se nobo- nobod- noche_y not_answering not_come noth- nothi- now_at oakland_county
      officer_is on_his only_have openi- oril- orill- over_$ paci- pague_la pararon_y parq- parqu- paso_$ passp- pastillas_$ pensa- peor_$ pills_$
      pistola_en plea_hearing pleas- poly- polyg- post- pregunta_por pregunta_si q_hago q_no que_conteste que_entregar que_hice que_si queda_$ queri-
      questioned_at quic- quieren_la quiero_abogado quiero_vivir quito_la rathe- repl- room- sabem- saber_que salio_de say_$ scoo- scoot- se_le seguro_y
      sentencia_me serious_$ she_has she_is showed_up shwa- si_esta si_soy sin_decir sin_permiso sitting_on social_esta someb- somebody_is something_and
      stabb- step- stom- stop_me stra- strai- subi- sueg- suegr- table- take_care talki- tell_my tenia_que them_$ there_is there_way they_asked they_come
      they_took ticket_و to_$ to_blow to_sign to_stay toca- todo- todo_$ tomado_y toni- tonig- too_much took_him translate_for troo- troop- trut- tryi-
      tryin- tumba- typi- typin- unas_fotos unloc- unre- up_and vaci- vamo- vecino_y vena- ventana_$ verdad_me vidr- vidri- viene- vuelt- way_to weed_on
      where_i whet- wheth- why_are will_not worke- writ- y_fue y_juez y_llego y_manana y_no y_se ya_es ya_le yard_$ اجاو- اخوي_ما اروح_$ اعتراف_$ الباب_افتح
      البول- البي- البيت_and التل- التوا- الجر- الجرا- الجس- الحب- الحد- الحما- السكي- السلاح_$ الطري- الكي- الليل- الليله_and المدر- المست- المو- الول-
      اليوم_$ انا_شارب انا_ما انزل_من اول_شي اولاد- باخد- بالاو- بالجا- بالز- بالص- بالغ- بالغر- بالكر- باللي- بالليل_and بايد- بدهم_يفوتو برا_no بعمل_$
      بكرا_$ بنفس- بيتي_$ تعاط- تلفون- توقف- حا_$ حابس- حشيش_$ حوال- خناقه_مع دقاي- دقايق_and رخصه_$ زوجي_$ زوجي_اخذ شنو_اسوي صديق- ضابط_المراقبه ضربني_me
      طلع_and عالبو- عالج- عالد- علي_جنب عم_ترد عم_يسالوني عمره- غرفت- فرد_$ في_court في_مذكره فيها_$ قالو- قالول- قدام_البيت قديم_and قلتل- كتير_$ كسرو-
      كل_ما كلبشوني_me لو_لا ما_m3i ما_رجعها ما_قالو ما_منعرف ماخذ- محبوس- معي_رخصه من_البيت من_غير نعمل_$ نفسه- نفسي_و واحن- واقف- والش- والشر- والص- والع-
      والو- والي- واليو- وبعد- وطلعو- وفيه- ومحت- ومحتا- وياه- وين_$ ياخدو- ياخذوني_me يحقق- يستع- يسحب- يضرب- يعرف- يفتش- يقولو- يمنع- يمنعن-`,
    '0.1': `#اثن #احسن #اشوف #بسيار #بطلع #بعتل #بيب #تحت #خمس #راس #راي #كراج #كلها #مقيد #مول #هذي #هربت 15_سنه 3ale- =3leh =60 =across =agarro =anyway =aser
      =been =being =best =booking =buscar =cerveza =checks =cobra =collect =doing =done =door =each =face =fentanyl =fue =guess =ha =hace =heart =hey
      =himself =life =mejor =mucha =muero =never =not =ofrecen =perdio =picked =point =prima =regresar =return =running =sabe =seguir =since =sister =sople
      =taking =tan =tell =tenemos =think =through =tiro =today =vino =won =writing =yes =ابوه =احسن =افتح =الحمايه =الشارع =المسدس =بالمطار =بسيارته =تحت
      =جاوب =خوي =راسي =عاده =كامل =كلها =ليله =مسكر =موقوفه =ناس =هذي =هربت =و =يفتش @201 @now-i ACTOR+JUST ANSWER+GIVEBACK ANSWER+IWANT ANSWER+PRESENT
      ANSWER+QUERY ANSWERAR+STATEMENT ANYMORE+CAMEIN ANYMORE+TOOK ARREST+CHILD ARREST+WARRANT ARREST+Young ARRESTED+COURTS ARRESTED+JUDGE ARRESTED+Official
      ARRESTED+SCARED ASK+HOWTO AWAY+CUFFS AWAY+HOME AWAY+PAPERS BE+ANSWER BE+ANYMORE BE+AWAY BE+GOT BE+NOOSE BE+PASTVERB BE+RANOFF BE+TALKING BE+Traffic
      BE+Violent BODY+HIDEOUT BREAKIN+IF BREAKIN+KIN BREAKIN+WANT BREATHE+CLITIC CAMEIN+DOOR CAR+HOWTO CAR+IWANT CAR+NUMBER CAR+Official CAR+RECENT
      CHARGED+NOW CHARGED+TOOK CHILD+GIVEBACK CHILD+IWANT CHILD+NUMBER CHILD+PASTVERB CHILD+RECENT CLITIC+BODY CLITIC+CHILD CLITIC+FAINT CLITIC+INTO
      CLITIC+IWANT CLITIC+LOTS CLITIC+NOOSE CLITIC+Street CLITIC+Weapon CLITIC+Young COLOR COLOR+COLOR COLOR+Sick COMEIN+HURT COPCAR+POLICE COURTS+End
      CPS+PRESENT CPS+TAKING Calendar+OUTES Calendar+SOMEONE DETECTIVE+AWAY DIE+LOTS DIE+Paperwork DOOR+HEDGE DOOR+QUERY Drug+GRABBED Drug+HOME Drug+LOTS
      Drug+REFL Drug+TOOK ENDLIFE+REFL EX+OUTES End+AWAY End+CHARGED End+HURT End+QUERY End+TOOK End+Violent FAINT+COLOR FAINT+PASTVERB FAINT+Sick FALLEN
      FALLEN+FALLEN GIVEBACK+ANSWER GIVEBACK+Calendar GIVEBACK+JUDGE GIVEBACK+Moment GIVEBACK+PAPERS GIVEBACK+TOOK GONEOFF+ANSWERAR GONEOFF+GIVEBACK GOT+BE
      GOT+DETECTIVE GOT+NOOSE GOT+POLICE GOT+Plea GOT+SEVERE GOT+STATEMENT GOT+WANT GOT+Weapon GOT+Young GRABBED+ANYMORE GRABBED+LOTS GRABBED+POLICE
      GRABBED+QUERY GRABBED+TOOKES GRABBED+Traffic Gear+General General+Calendar HANDS+PASSEDOUT HASES+BE HASES+HOUSE HEDGE+BE HEDGE+FALLEN HEDGE+HURTING
      HEDGE+LATER HEDGE+Violent HIDEOUT+CHILD HIDEOUT+COURTS HIDEOUT+End HIDEOUT+General HIDEOUT+NOOSE HIDEOUT+PAPERS HIDEOUT+WARRANT HIDEOUT+Young HIDING
      HIDING+HIDING HIDING+Held HIGHPLACE+LEDGE HOME+CAR HOME+WEAPON HOUSE+CHILD HOUSE+TALKING HOUSE+WEAPON HOWTO+ASK HOWTO+Interview HURT+Drug HURT+IWANT
      HURT+TIRO HURTEN+COURTS HURTEN+SOMEONE HURTING+LURKING HURTS+GOT Held+Calendar Held+HEDGE Held+HIDING Held+Weapon IDIOM+HURTEN IF+BREAKIN IF+Calendar
      IF+End IF+HURTS IF+Plea INTO+ANSWER INTO+CLITIC INTO+GOT INTO+HOME INTO+LEDGE INTO+Moment INTO+NOW INTO+PILLS INTO+STATEMENT IROOM IROOM+IROOM
      IWANT+ANYMORE IWANT+ENDLIFE IWANT+GOT IWANT+HEDGE IWANT+HURT IWANT+JUDGE IWANT+MODAL IWANT+PAST IWANT+PASTVERB IWANT+REFL Interview+QUESTIONED
      JAILED+ASK JAILED+CHILD JAILED+NUMBER JAILED+PAST JAILED+SOMEONE JUDGE+JUST JUDGE+SCARED JUST+QUERY JUST+STATEMENT KILL+INTO KIN+ARREST KIN+ARRESTED
      KIN+BREAKIN KIN+End KIN+OVERDOSING KNOCKING+QUERY KNOCKING+WEAPON LEDGE+HIGHPLACE LEDGE+LOC LEGAL+SCARED LETGO+Held LIVE+BE LIVE+IF LIVE+LOTS
      LIVE+SCARED LOC+GIVEBACK LOC+GONEOFF LOC+GOT LOC+HANDS LOC+HIDEOUT LOC+HOME LOC+JUST LOC+Moment LOC+NOW LOC+PASSEDOUT LOC+PASTVERB LOC+POLICE LOC+TOOK
      LOC+WEAPON LOTS+ASK LOTS+BODY LOTS+HOME LOTS+NOOSE LOTS+Official LOTS+PHONE LOTS+TALKING LURKING LURKING+LURKING MISSING MISSING+CLITIC
      MISSING+MISSING MODAL+ASKING MODAL+BODY MODAL+BREATHE MODAL+GRABBED MODAL+HIGHPLACE MODAL+HOME MODAL+HURTEN MODAL+KNOCKING MODAL+RAID MODAL+ROADSIDE
      MODAL+SEVERE MODAL+Street Moment+General Moment+HURTING Moment+INTO Moment+KNOCKING NOOSE+CLITIC NUMBER+CHILD NUMBER+Drug NUMBER+IF NUMBER+LOC
      NUMBER+OUTES NUMBER+PRESENT NUMBER+RECENT NUMBER+WILL Near+GOT Near+QUERY Near+Young OUTES+IROOM OUTES+PULLED OUTES+SEARCH OUTES+Street OUTES+Traffic
      Official+HEDGE Official+JAILED Official+LOC Official+MODAL Official+REFL Official+TOOKAR PAPERS+CAR PAPERS+GRABBED PAPERS+HURT PAPERS+Moment
      PASSEDOUT+HANDS PAST+OUTES PASTVERB+ASKAR PASTVERB+IWANT PASTVERB+JUDGE PASTVERB+SAY PILLS+ASK PILLS+REFL PILLS+TOOK POLICE+ACTOR POLICE+GOT
      POLICE+HOUSE POLICE+PAPERS POLICE+PULLING POLICE+REFL PRESENT+ANYMORE PRESENT+CHILD PRESENT+MISSING PRESENT+NOOSE PRESENT+OUTES PRESENT+PILLS
      PRESENT+PULLED PRESENT+STATEMENT PRESENT+TAKINGAR PRESENT+Traffic PRESENT+WEAPON PRESENT+Weapon PULLED+BE PULLED+HOUSE PULLED+WANT Plea+ASKING
      Plea+General Plea+IF Plea+MODAL QUERY+KILLED QUERY+LIVE QUERY+SAY QUESTIONED+HOUSE QUESTIONED+Interview QUESTIONING QUESTIONING+QUESTIONING RAID+LOC
      RANOFF+Held RANOFF+NOOSE RANOFF+PILLS RANOFF+Traffic RECENT+Held RECENT+NOOSE RECENT+TOOK RECENT+Weapon RECENT+Young REFL+ANYMORE REFL+FALLEN
      REFL+WILL ROADSIDE ROADSIDE+LOTS ROADSIDE+ROADSIDE ROADSIDE+Weapon ROUGH+LOC Room+AWAY Room+INTO SAY+ACTOR SAY+CHILD SAY+DIE SAY+IWANT SAY+TAKINGAR
      SAY+Young SCARED+HOUSE SEARCH+Weapon SEIZED+BE SEIZED+OUTES SOBRIETY+Drug SOBRIETY+PILLS SOBRIETY+PRESENT SOMEONE+HIDEOUT SOMEONE+PRESENT
      SOMEONE+RECENT STATEMENT+KIN STATEMENT+Moment STATION STATION+STATION SUICIDAL+PRESENT Sick+CLITIC Sick+COLOR Sick+FAINT Sick+LOC Street+LEDGE
      Street+PAPERS Street+THING TAKEES+JAILED TAKING+AWAY TAKING+HEDGE TAKING+JAILED TAKINGAR+PRESENT TALKING+GOT TALKING+LEGAL TALKING+LOTS TALKING+RANOFF
      THING+ANSWER THING+HOME THING+Room TIRO TIRO+HURT TIRO+TIRO TOOK+ARRESTING TOOK+HURT TOOK+JAILED TOOK+PAST TOOK+PRESENT TOOKAR+PAPERS TOOKAR+Traffic
      TOOKES+BE TOOKES+GRABBED Traffic+HEDGE Traffic+PRESENT Traffic+SAY Violent+End Violent+Interview Violent+KNOCKING Violent+Weapon WAKE+CLITIC WANT+HOME
      WANT+Held WANT+IF WANT+INTO WANT+RANOFF WANT+Street WANT+TAKEES WARRANT+ACTOR WARRANT+BE WARRANT+IF WARRANT+SAY WARRANT+SEARCH WARRANT+TOOK
      WARRANT+WANT WARRANT+WILL WAVING+NOOSE WEAPON+DOOR WEAPON+KIN WEAPON+POLICE WILL+DIE WILL+HOME WILL+Violent WILL+Weapon Weapon+REFL Young+ARRESTED
      Young+NUMBER Young+RECENT Young+TAKING ^CAMEIN ^GRABBED ^KIDNAP ^MISSING ^Near ^POLICE ^ROADSIDE ^SOMEONE ^_cops ^_friend ^_hey ^_on ^_pararon
      ^_search ^_todos ^_took ^_اتصل ^_انمسكت ^_سالني ^_شربت ^_صاحبي ^_كل acab- acro- acros- again_and agarraron_mi amenaza_con and_cop and_court and_he
      and_is and_said anywa- apun- at_all base- bedr- before_i before_my before_trial bein- being_held bond_money booki- bottl- brother_and call_911
      car_with care_of carga- cargos_de charge_for child- cuna- cunad- dad_$ dates_$ de_13 de_cps de_donde de_ice de_pastillas decid- deja- digo_que doin-
      droga_en en_carro en_espanol en_la esposo_en esposo_me esposo_y even_know family_$ for_that for_warrant friend_of fue_hace get_charged gues- gun_to
      hace_10 hacer- hero- heroi- hija_de hims- himse- i_supposed i_write iba_en in_handcuffs in_law in_to jail_on kid_is know_what la_mama la_pistola
      la_van lawyer_to lleg- lleva- lo_la make_it me_dejaron me_in me_leave me_mandaron me_meten me_warrant mi_casa mi_ex mi_marido mi_novio mi_puerta
      mi_tio michigan_state my_kids my_sister necesito_abogado neve- no_puede no_quiero no_sabe no_tiene not_let now_he of_lawyer on_94 on_it on_phone one_$
      out_if over_and paper_from parking_lot pasaj- patr- pelea_con picke- pidie- police_and police_are police_at police_to policia_por por_pegar pref-
      prefi- probation_officer puer- puert- q_me que_les quiero_$ quiero_ir recog- regresar_$ runn- runni- sale_$ say_no scared_$ seguro_$ si_ya sinc- sitt-
      stran- take_my taki- takin- taking_my tenem- tengo_licencia tengo_miedo them_in this_is throu- tiene_mi to_do to_jail to_look to_see to_take too_$
      understand_what va_$ viej- vieja_$ waki- wall_$ what_it writi- y_con y_cuanto yo_$ ابني_القاصر ابني_عمره اسوي_$ البا- الباب_and السي_بي الشار- الطر-
      الطريق_$ الكب- بالج- بالشا- بعتل- سكين- شلون_اعرف شو_اول شو_ما شي_من ضربن- عاده_him علي_موعد علينا_$ في_jail كل_شي لا_لا ما_اريد ما_عندي محامي_$
      من_واحد موقوف- و_طلع وبعده- وهو_عم يسحبو-`,
    '-0.1': `#اجا #اجر #اجي #احتمال #احك #اخدت #اخدو #ارنت #اشرب #تحج #تحك #ترا #تلات #جيب #حتي #حقه #حقوق #خايف #خدم #خلو #زبط #زوج #زياد #صفح #صور #ضايع #عمل
      #فات #قفت #قلب #كذب #كندا #لحق #لسه #محتاج #مسك #مصاري #معها #ميت #ميث #هاد #ولا #يحك #يسمع 3ann- =10 =2al =3arabi =9 =abierta =aca =after =aggravated
      =alone =amigo =apelacion =arrepiento =automatically =borracho =breath =bridge =buscando =canada =castigo =chiquito =clase =color =conference =cuatro
      =custodia =dedo =degree =denuncio =di =divorce =estado =fechas =felonia =fent =friday =friends =grandma =habia =holding =house =iba =informante =keeps
      =kent =lansing =lastimo =lejos =lied =limite =llaman =lol =looks =made =manager =masari =meeting =mexico =mio =miranda =names =normal =offender
      =office =overdose =pare =paso =pero =placas =primera =refuse =removed =roadside =robar =screen =security =sigue =soplar =telling =texting =things
      =tomado =troca =twenty =twice =vecina =violating =اجي =احكي =اخذ =اخذت =ادانه =ارنت =اس =اشتي =اشرب =التهمه =الدوام =الضابط =الضحيه =المحقق =الموبايل
      =الولايه =ايش =بالزبط =بايده =بتاخدو =بجلسه =بقدر =بيت =بيقدر =تحكي =تراك =تركت =تلات =تهمتي =حادث =حتي =حقه =حقوق =حمايه =رساله =رفيقي =سحبوها =شم
      =ضابط =عقوبات =عليك =فاتتني =قديم =كندا =كيس =لسه =للبيت =للسجن =للشغل =لم =لمحامي =مرتين =مع =معها =مو =موقوف =نقل =هاد =هنا =ياخدو =ياخذ =يحبسوني
      =يسالني =يطلع =يعمل ANSWER+SCARED ANSWER+SOMEONE ANSWER+Young ANSWERAR+HEDGE ANYMORE+GRABBED ANYMORE+HASES ANYMORE+REFL ARRESTED+BE ARRESTED+DOOR
      ASK+BE ASK+HOUSE ASK+LOC ASK+NOW ASKAR+SAY ASKAR+STATEMENT ASKING+Official ASKING+WEAPON AWAY+ARRESTED BE+SOMEONE BREAKIN+BODY CAMEIN+QUERY
      CAMEIN+SEARCHED CAR+Street CAR+TOOKAR CHARGED+TAKING CHARGED+WANT CHILD+HURTS CHILD+ONLINE CHILD+Traffic CLITIC+DETECTIVE CLITIC+GONEOFF
      CLITIC+OVERDOSE COMEIN+DOOR COURTS+FALLEN COURTS+LATER COURTS+NOW DETECTIVE+GIVEBACK DETECTIVE+LATER DETECTIVE+RECENT DIE+LOC DOOR+HOME DOOR+HOUSE
      DOOR+IF DOOR+LOC EX+CHARGED EX+PAST EX+SAY End+FIND End+GOT End+HIGHPLACE End+INTO End+OVERDOSE End+Street GETOUT+BE GOT+ANYMORE GOT+COPCAR GOT+JUST
      GRABBED+End GRABBED+Room GRABBED+TAKING GRABBED+WARRANT Gear+HEDGE Gear+KILL Gear+PASTVERB General+HOME General+TAKING HASES+COMEIN HASES+Drug
      HASES+Violent HEDGE+BREAKIN HEDGE+LIVE HEDGE+POISON HEDGE+ROUGH HEDGE+SEIZED HIDING+CLITIC HIGHPLACE+End HOME+ANYMORE HOME+Official HOME+TOOK HOUSE+IF
      HOUSE+NUMBER HOUSE+WARRANT HOWTO+CHARGED HOWTO+Drug HOWTO+PILLS HURT+KILLED HURT+KIN HURTEN+CHILD HURTEN+End HURTEN+Young HURTING+PAST HURTS+Moment
      Held+AWAY Held+WANT IDIOM+HEDGE IDIOM+KILL IF+CHILD IF+KNOCKED IF+LIGHTS IF+TAKINGAR Interview+WILL JUDGE+FIND JUST+PILLS JUST+REFL JUST+SOMEONE
      JUST+WILL KIDNAP KIDNAP+KIDNAP KILL+IDIOM KILL+IF KILL+LOTS KILL+Moment KILL+RECENT KILL+Room KILLED+HURT KIN+ANSWERAR KIN+JUDGE KIN+POINT
      KIN+PULLEDAR KIN+QUESTIONING KIN+TAKEES KNOCKED+Official KNOCKED+PASTVERB KNOCKING+AWAY KNOCKING+COMEIN KNOCKING+HOUSE KNOCKING+Young LATER+Calendar
      LATER+GOT LATER+General LEDGE+End LEFTNOTE LEFTNOTE+LEFTNOTE LIVE+JUDGE LOC+DETECTIVE LOC+HURTS LOC+ONLINE LOTS+PULLINGAR LURKING+HOME LURKING+HOUSE
      MISSING+MODAL MISSING+TOOK Moment+HURTS NOW+ASKING NOW+GOT NUMBER+BE Near+Calendar Near+HIDEOUT Near+LATER OUTES+Moment OUTES+TAKEES OVERDOSE+End
      Official+HURTING Official+NOOSE Official+PASTVERB Official+Young PAPERS+Near PAST+BODY PASTVERB+ACTOR PHONE+SAY PILLS+End PILLS+GOT PILLS+GRABBED
      PILLS+HOME PILLS+HOWTO POINT+ASKING POINT+LEFTNOTE POINT+Violent POLICE+COMEIN POLICE+RAID POLICE+STATEMENT PRESENT+HOWTO PULLED+AWAY PULLED+LEDGE
      PULLED+Traffic Plea+CHILD QUERY+GRABBED QUERY+HURTEN QUERY+Held QUERY+IWANT QUERY+NOW QUERY+TOOKES QUESTIONED+CLITIC RANOFF+ANSWER RANOFF+POLICE
      RECENT+ACTOR RECENT+Plea RECENT+SEVERE REFL+OVERDOSE ROADSIDE+MODAL Room+ASKING Room+OUTES Room+POLICE SAY+End SAY+HURT SAY+OUTES SAY+POLICE
      SAY+SUICIDAL SAY+TOOK SCARED+ARRESTED SCARED+End SCARED+GRABBED SEARCH+HOME SEARCH+HOUSE SEARCH+Room SEARCH+SOMEONE SEIZED+GOT SEIZED+Moment
      SEIZED+Near SEIZED+TOOKES SEIZED+WEAPON SEVERE+AWAY SEVERE+Young SOMEONE+Plea STATEMENT+HOUSE STATEMENT+JUST STATION+CLITIC Sick+INTO Sick+PILLS
      TAKEES+BE TAKING+Interview TAKING+WEAPON TALKING+PILLS TALKING+SOMEONE THING+PULLED TOOK+SCARED TOOK+WEAPON TOOKAR+ANSWERAR TOOKAR+CLITIC
      TOOKAR+WEAPON TOOKAR+Young TOOKES+MISSING Violent+BODY Violent+LEDGE WANT+ARRESTED WANT+BODY WANT+EX WANT+GONEOFF WANT+GRABBED WANT+JUST WANT+MISSING
      WANT+PULLED WANT+PULLINGAR WEAPON+PULLEDAR WILL+EVERYONE WILL+FIND WILL+TOOK Young+ONLINE Young+SEVERE ^SEARCH ^TAKINGAR ^_aggravated ^_am ^_and
      ^_castigo ^_crime ^_cuales ^_cuanta ^_cuanto ^_delito ^_expunge ^_felonia ^_manager ^_oficial ^_papel ^_public ^_teacher ^_vino ^_اخي ^_القضيه
      ^_المحامي ^_المدرسه ^_بعد ^_رح ^_عقوبه ^_كفاله ^_لسه ^_لو ^_هو about_court acusan_de affect_my afte- aggra- ahora_esta ahora_tengo allowed_$ and_his
      and_obstructing and_wants and_were and_would and_اتهموني and_ارنت and_تهمه and_قالت and_هلق answer_$ atra- automatically_$ away_$ ayude- brid- bridg-
      calla- calli- can_you caso_juvenil castigo_por causing_injury clas- clear_automatically colo- come- con_ninos con_orden conf- contesto_$ court_dates
      cowo- cowor- cuanto_me cuantos_anos cuantos_puntos cuatr- cuello_y de_violencia death_$ defender_$ defensor_publico degr- degre- denuncio_$
      diferencia_entre dije_que dijeron_que dijo_que disorderly_conduct emer- emerg- en_grand esco- escon- estac- estado_$ estado_y face- facebook_$ favor_$
      fecha- felonia_y fraud_$ from_me func- gave_him ghal- gril- grill- has_court have_got hermano_en hit_her hold- hold_$ holdi- home_and hospital_y hous-
      hurt- i_just if_they inves- is_coming it_and job_and la_iglesia la_primera lansi- last_night le_di lejo- llevaron_$ lo_acusan loca- mama_esta
      me_acusaron me_arrepiento me_contesta me_into me_pararon me_pego me_puedo mens- mensa- mi_nina mi_primer miran- my_husband my_name my_porch need-
      no_trae no_veo of_road offe- offen- ofic- ofici- outside_bar owi_causing pani- papel_dice papel_que papeles_y pare- phone_is placa- plead_guilty
      prison_$ q_se que_castigo que_corte que_sea resisting_and roads- room_$ se_llevaron se_quedaron seco- secon- secu- secur- shar- she_will smel- socia-
      son_de sopla- speed- still_in stop_$ super- tell- telli- temblando_$ texti- thing- to_answer to_ask to_go to_him to_murder to_report to_say todavia_no
      todo_lo tomad- tomo_pastillas trad- trail- trata- troc- truck_$ twic- verl- viole- with_intent witn- witne- y_dijo y_luego y_todavia ya_se you_are
      you_tell اخوي_الصغير ادان- ادانه_$ ارنت_$ الاسر- الاعت- الافراج_المشروط الان- التان- التح- الته- التهم- الجل- السج- الصبح_and الضا- الضاب- الضحي-
      الطب- الغر- الما- المدي- المر- الموب- انا_عم انتظ- بالجي- بالزب- بالسياره_$ بالقا- بالو- بجلس- بعرف_شو بكفاله_$ بياخ- بيعر- تاخذ- حدا_$ حقوق- حماي-
      زياد- ساعد- سحبوه- سحبوها_him سلاح- شو_احكي عقوبا- علي_تهمه عملت- فاتت- فاتتن- فاتتني_me فيدي- كارد_$ كفالت- كيف_بطلع لحد_ما للبي- للشغ- لمحا- لمحام-
      ما_فهمت مرتي- مره_$ معي_$ من_الحبس مين_$ هلق_and هلق_بدي هلق_شو ورا_and يحبس- يحبسوني_me يسالن- يسالني_me يعطين-`,
    '-0.2': `#michigan #ابلغ #اتصلت #اتهمو #اثبت #اثنا #احتيال #احكام #اخف #ادان #اذن #اربر #ارجع #ارفع #اسافر #استدعا #استعمل #استيناف #اسر #اسقاط #اشار #اصاب
      #اصلا #اطلب #اعتدا #اعتراض #اعترض #افراج #اقدم #اقص #اكتر #اكذب #الحد #الف #الل #امر #انحكمت #انغهام #انواع #اول #اونلا #اوهاي #ايجار #بالغ #باوهاي
      #ببلاش #بتاثر #بتاخد #بتاخدو #بتب #بتج #بتخلص #بترجع #بتشتغل #بتصل #بتضل #بتطلع #بتعرف #بتعمل #بتقدر #بتنحسب #بحيا #بخسر #بدون #برجع #برجل #برنامج
      #بروبيشن #بري #بريد #بسبب #بطل #بطلب #بعتت #بعشر #بكندا #بنحبس #بولا #بونتيا #بيحك #بيرجع #بيروح #بيشوف #بيضل #بيطلع #بيطلعل #بيعمل #بيك #بين #بيها
      #تاثير #تاجيل #تاريخ #تخفيف #تدافع #تدخل #تركت #تساعد #تسال #تسقط #تظهر #تقرير #تمنع #تمهيد #تنحسب #تهديد #تهم #تهمه #تهور #تواصل #توزيع #ثالث #ثاني
      #جدت #جديد #جريم #جلسه #جناي #جنسيه #جير #جيش #حادث #حاول #حشيش #حضرت #حقي #حكم #حكمو #حكي #حمل #خطو #خطير #دايفرجن #درج #دفع #دول #دومست #ديترويت
      #ديستركت #ديفندر #رابع #رساله #رسم #رقم #زاد #زين #ساعد #ساق #ساكن #سالو #سانت #سجن #سرقه #سفر #سقطت #سكر #سكرتر #سماع #سنت #سنه #سواق #سواقه #سوال
      #سوبر #سيركت #شاحن #شاف #شاهد #شبا #شرك #شروط #شطب #شغل #شنط #شو #صاحب #صلت #صلن #صورت #صيد #ضاعت #ضحي #طبي #طلاب #طلب #طلبت #طلبو #طيب #ظلم #عدم
      #عراق #عربي #عشر #عطا #عقوبه #عنا #عنفاسري #عنه #غبت #غرامه #غرين #غلط #غلطت #غياب #غير #فتش #فرص #فرق #فلني #فلينت #فهمت #فيدرال #فيك #فيه #قالت
      #قدرت #قدم #قديم #قسط #قضاي #قضيت #قضيه #قفه #قلت #قيم #كانت #كتير #كفال #كفاله #كلاس #كلان #كنت #كوز #كوستس #كونتاكت #كيرلس #كيف #لانسنغ #لحت #لحد
      #لما #مبلغ #مبين #مترجم #متل #مجرد #محامي #محد #محكمه #مختلف #مخدرات #مدعي #مده #مدين #مسدس #مسدمينر #مسموح #مشروط #مصادر #مصاريف #معلوم #مفتوح #مقيم
      #ملغ #ملك #ممكن #منته #منطق #منعمل #موبد #موعد #ميلاد #ناس #نجيب #نحضر #ندسور #نروح #نريد #نطلب #نظف #نظيف #نعمل #نقاط #نوع #هالش #هامترام #هدد #هيك
      #ونص #ياه #ياي #يبق #يثبت #يحبسو #يروح #يسقط #يشوف #يشيل #يصير #يضل #يطلع #يظهر #يعتبر #يعطو #يقدم #يقرر #يكف #يكون #يلغ #يلي #يمسح #يمسكو #ينحبس
      #ينحسب #يوقفو * ._4a 10_years 14_days 14_dias 17_year 19_and 200_$ 30_days 3arab- 48_horas 4_$ 5_years 68th_district 7411_y 7_years 93_dias =1 =100
      =150 =17 =1st =20 =2014 =3ayez =3rd =4a =68 =769 =93 =able =absconding =accident =account =accusation =accused =acepto =acuerdo =acusa =acusan
      =acusarme =acusaron =addeish =address =admit =adolescente =advice =advisement =affect =agarran =agravada =ahi =aid =alguna =andan =ando =ann =anos
      =antecedentes =anyone =apartment =apelar =aplicacion =appeal =appear =application =appointment =arbor =arma =armas =arreglar =arreglarlo =arrest
      =arrestar =arresto =aseguranza =aside =ask =assault =assessment =asylum =attorney =audiencias =aunque =automatic =aw =bac =background =bajar =ban =bat
      =bici =bien =big =bisir =board =bodily =bolsita =bondsman =borrado =both =broke =btemshi =bufete =buscan =but =buy =byen7seb =byseer =cada =calendar
      =california =calling =cam =camara =cambia =cambie =cambio =camion =can =cantidad =card =careless =carrying =cart =carta =cartas =cases =caso =caught
      =causing =cazar =celular =cerca =charged =chest =choked =cinco =citizenship =ciudadana =ciudadano =claim =clair =classes =clear =clearance =clemens
      =clientes =club =cocaina =cocaine =coke =college =comercial =common =community =como =concealed =condado =condena =condenado =conduct =conocido
      =consecuencias =construction =contarle =contest =contratarlos =controlled =convicted =conviction =conviene =copia =corte =cosa =costos =costs
      =courthouse =crash =crime =crimes =criminal =cristal =cuales =cuando =cuanto =cuantos =cubre =cuenta =cuentan =cuesta =culpar =cumpli =customs =damage
      =dan =dangerous =dar =deadline =deadlines =deal =dealer =debit =decide =decir =declararme =declaro =defender =defense =defensor =deferral =deferred
      =definition =deje =dejen =delete =delito =deliver =delivery =denied =deportan =derecho =desestimar =desfalco =designated =detroit =dia =diferencia
      =different =dismissed =disorderly =disqualified =dna =documento =documentos =does =dolares =dollar =dollars =domestic =domestica =domingo =drive
      =driver =drivers =drogas =dropped =drunk =during =dwi =east =edad =efectivo =eligible =ella =else =eluding =empiezo =empleo =employer =employers
      =encerran =encerrar =enojo =enough =entonces =entra =entre =entregar =era =error =esconder =escribio =escrito =esos =espanol =espera =esperar =esposa
      =estaba =estados =este =estudiante =estuvo =even =eviction =evidence =ex =examen =existe =expediente =explain =explained =expunge =expungement =exs
      =extension =facebook =failure =falle =falso =faltar =fecha =federal =felon =felonies =felonious =fiesta =fight =final =finally =financial =fines
      =firearm =firearms =first =fleeing =florida =forfeiture =forgot =form =formas =formulario =fotos =fraud =freeway =funciona =gastos =general =genesee
      =golpea =google =grado =grandmother =grandson =grave =great =guard =guardan =guilty =habitual =hablan =hacen =had =hago =hal =handle =hardship =harm
      =herramienta =hicieron =high =hire =hired =historial =history =hizo =holder =hours =housing =hunt =hunting =huron =hurt =husbands =identity =iglesia
      =ignore =illegal =illinois =immobilization =impaired =impounded =improper =indiana =information =infraccion =infraction =ingham =injury =inmate
      =inocente =instead =intent =investigation =jamas =jobs =jueves =juez =juicio =juntos =juvenil =juvenile =kan =kept =kid =kind =knock =laboratorio
      =lapeer =lee =leer =lifted =lisence =list =llama =llamada =llega =lleno =lleve =lobby =lock =loss =lowered =macomb =magistrado =major =make =mamnou3
      =maneja =manejar =march =marihuana =marijana =marijuana =marque =mas =maximo =meaning =medical =menor =menores =menos =messages =meter =meth =meto
      =michigan =military =millas =mine =minimum =minor =mintio =misd =misdemeanor =misdemeanors =money =moral =mount =move =muchacho =muy =naturalization
      =necesita =necesito =neighbors =next =nombre =nosotros =novia =nueva =nuevo =o =obligatorio =obstructing =ofensa =oferta =offense =oficina =ok =olvide
      =online =only =onzas =open =operating =orden =ordinance =otro =otros =owe =page =pague =paid =para =parada =parents =parole =pasos =paying =pedir
      =pego =pegue =penalty =pendiente =pending =pensar =percent =permanent =permitido =personal =personas =peticion =petition =pierdo =pistol =place
      =plantas =pleito =po =podemos =poder =podia =points =poligrafo =ponen =pontiac =port =portar =positive =possession =ppo =pregunto =prejudice =prelim
      =prescription =presentarme =presente =prevention =primer =primeros =principal =prior =priors =prision =prison =private =probatoria =proceso =program
      =programa =promise =proteccion =prove =prueba =pruebas =public =publico =puedo =punishment =puntos =pushed =que =queda =quedar =quede =quedo =queremos
      =querer =quince =quiten =rapids =receta =rechazo =reckless =reclamar =reduce =reduced =reducir =refusal =reglas =reinstatement =remove =renewal
      =repeat =report =represent =request =residencia =resident =residente =resisting =resistir =response =responsibility =restraining =restricted
      =resultado =results =retail =retirar =review =revocada =revocado =rid =ring =road =robando =robo =rules =sabado =saber =salgo =sali =salir =sample
      =sangre =sea =seal =sealed =second =secretary =section =segundo =seis =semana =send =senora =ser =served =service =servicio =sexual =shi =shooting
      =shoplifting =shouf =shows =sido =siempre =siete =significa =small =social =soltaron =someone =spanish =speedy =staff =stand =steps =store =student
      =su =sube =subpoena =summer =sunday =super =suppress =surety =suspect =suspendido =suspension =taken =talet =tambien =tarda =tarde =te =teacher =team
      =technical =tecnica =temporada =tener =tenido =tercer =tercera =tercero =tested =testify =tests =text =that =third =those =threat =thrown =ticket
      =tickets =tienda =tienes =time =tiquet =tiquetes =tirar =todavia =together =tolerance =toman =tomar =total =traductor =trafico =traigo =trailer
      =trailero =trainee =tramite =treatment =tres =trial =trouble =try =tuesday =turpitude =tuvo =underage =undo =unlawful =unlock =uno =unpaid =uscis
      =used =using =varias =vaya =ve =vence =vencio =ver =veras =verdad =vez =viaje =victima =video =videos =violence =visa =visits =volvi =wa2t =waiver
      =wanted =was =washtenaw =watched =weapon =weed =weekend =when =white =why =windows =wisconsin =work =worse =ya3ni =yarda =year =you =youthful
      =ypsilanti =zero =ابلغ =اتهموني =اتهموه =اثبت =اثناء =اجباري =اجل =احتمال =اخف =اخوه =اخوي =اربر =ارفض =ارفع =اسافر =استانف =استدعاء =استعمل =استعملت
      =استيناف =اسري =اسقاط =اسمها =اشاره =اشتري =اشطب =اصابه =اصلا =اطلب =اعتداء =اعترض =افهم =اقامتي =اقدم =اقصي =اقل =اكتر =اكذب =ال =الاحداث =الادانه
      =الاعتداء =الاغراض =الافراج =الاهل =الاول =الاولي =التاجيل =التامين =التانيه =التعويض =التقرير =التواصل =التيكت =الثالثه =الثاني =الثانيه =الجامعه
      =الجرايم =الجلسه =الجنايه =الجنايي =الجنسيه =الجوري =الحاكم =الحبس =الحد =الحشيش =الخطوه =الدفاع =الدوله =الدومستك =الدي =الراكب =الرفض =الرقم =السجل
      =السرقه =السكرتري =السير =الشركه =الشروط =الشطب =الضرب =العام =العقوبه =العمر =العنف =العنوان =الغرامات =الغرامه =الغي =الف =الفايليشن =الفرق
      =الفيلوني =القديم =القديمه =القسم =القضايا =القضيه =القياده =الك =الكرت =الكفاله =الكليه =الكورت =الله =اللي =المحامي =المحكمه =المحل =المخالفه
      =المختبر =المخدر =المدعي =المده =المدينه =المذكره =المراقبه =المسدمينر =المشروط =المقاومه =الموعد =النقاط =الهوشه =الورنت =الوقت =الوورنت =امر =انتهت
      =انحكمت =انغهام =انكليزي =انواع =او =اوكل =اول =اونلاين =اي =ايميل =ايه =باسم =بال =بالجلسه =بالخناقه =بالساعه =بالسجل =بالعربي =بالعنف =بالفحص
      =بالكفاله =بالمحكمه =بالورقه =باول =باوند =باوهايو =ببلاش =بتاثر =بتاخد =بتبين =بتخلص =بتروح =بتصل =بتصير =بتضل =بتطلع =بتعرف =بتعملو =بتقدر =بتنحسب
      =بتوصل =بجيبي =بحط =بخسر =بدون =بدي =برخصه =برنامج =بروبيشن =بريزن =بسبب =بسجلي =بسرقه =بسوق =بطاقه =بطلع =بعتت =بعد =بعدين =بكفاله =بكندا =بلا =بلغ
      =بمحامي =بمحكمه =بميشيغان =بندقيه =بولايه =بونتياك =بياخد =بيبين =بيحقلهم =بيحكي =بيدفع =بيرجع =بيسمح =بيشتغل =بيشوف =بيصير =بيضل =بيطلع =بيع =بيعملو
      =بيكلف =بيكون =بين =بيننا =بيها =تاثير =تاجيل =تاريخ =تالت =تامين =تاني =تبكي =تخفيف =تدخل =تدفع =تذر =تسقط =تصالحنا =تصير =تظهر =تلفوني =تنحسب =تهم
      =تهمته =تهمه =تهموني =تواصل =توزيع =توصل =توقيف =تياب =تيكت =ثاني =ثانيه =جارتي =جديد =جريمه =جلست =جلسه =جنايي =جنحه =جنسيه =جهاز =جيل =حاول =حبس
      =حضر =حضرت =حقيقي =حكم =حكمه =حكي =حمل =خابرني =خالفت =خايف =خبر =خطوات =خطوه =خطيره =خلال =خلوني =داكا =دايفرجن =دخلي =دراغ =درجه =دفعت =دق =دومستك
      =ديترويت =ديستركت =ديفندر =رخصتي =رد =رسوم =روح =سابقه =ساعدوني =سانت =سبب =سبع =ستيت =سجل =سجله =سرقه =سعر =سفر =سقطت =سن =سنتين =سنه =سنين =سواق
      =سواقه =سوق =سي =سياقه =سيتي =سير =شاحنه =شرط =شركه =شروط =شطب =شفت =شكل =شهاده =شو =شيل =صارلي =صورتي =صيد =ضاعت =طالب =طبي =طردوني =طلبت =طيب =ظلم
      =عالطريق =عالمحكمه =عالمركز =عدم =عشرين =عطاني =عطي =عقوبه =علاج =عمر =عندي =عنف =عنه =غبت =غرامات =غرامه =غرين =غلط =غلطت =غلطه =غير =غيلتي =فاتني
      =فتشوني =فلوني =فلينت =فهمت =فيلوني =فيه =فيي =قالت =قانوني =قدرت =قدمت =قديش =قديمه =قسط =قضايا =قضيت =قضيتي =قلت =قهوه =قياده =كاتبين =كاذب =كامله
      =كانت =كتاب =كتابه =كتير =كحول =كفاله =كلاس =كلام =كلان =كلفه =كم =كنت =كوز =كوستس =كونتاكت =كيرلس =كيف =لابني =لاجي =لارسني =لانسنغ =لانه =لاني
      =لايسنس =لايمتي =لحتي =لحد =لرفيقي =للبروبيشن =للشطب =للضابط =للعنف =للقاصر =للقاضي =للمحامي =للمحكمه =لما =ليسن =ماريجوانا =مبلغ =متجر =مترجم =متل
      =متهم =مجاني =مجرد =محاكمه =محامين =محتاج =محكمتي =محكمه =محل =محلف =محلفين =مخالفه =مخدرات =مده =مراقبه =مره =مسدمينر =مسكوني =مسموح =مصادره =مصاريف
      =معصب =معلقه =معناها =مقابل =مقابله =مقاطعه =مقاومه =مقيده =مقيم =مكتب =ملغيه =ملك =ممكن =منعمل =منو =منيح =مواطن =مواعيد =موبد =موعد =موعدي =موقع
      =ميت =ميسدمينر =ميشيغان =نتيجه =نجيب =نروح =نريد =نظيف =نعمل =نوع =هالشي =هامترامك =هددني =هل =هيك =واحد =والرخصه =والسلاح =والشرطه =والقضيه =والمحامي
      =والمحكمه =والمسدس =وخايف =وسوابق =وصل =وصلت =وصلتني =وصلني =وظيفه =وعطاني =وعطوني =وعطوه =وعليه =وعندها =وغرين =وقت =وقفه =وقفوه =ولازم =ولايه
      =ومخالفه =ومين =وندسور =ونص =وياه =وياي =وين =يبقي =يبلغ =يحجي =يحكي =يخفف =يدخل =يروح =يسال =يشتغل =يشوف =يطلعو =يظهر =يقدم =يقرر =يكفي =يكون =يلي
      =يمسح =يمسكوني =يمني =ينحبس =ينحسب @001 @asked-part @done @may @past @past-part ACTOR+DETECTIVE ANSWER+CHILD ANSWER+DETECTIVE ANSWER+GOT ANSWER+HURTS
      ANSWER+LEGAL ANSWER+Near ANSWER+TOOK ANSWERAR+CAR ANSWERAR+POLICE ANYMORE+HOME ANYMORE+HURTS ANYMORE+NUMBER ANYMORE+PODER ANYMORE+SAY
      ANYMORE+STATEMENT ANYMORE+TAKINGAR ARREST+ARRESTED ARREST+CAR ARREST+GIVEBACK ARREST+GOT ARREST+Held ARREST+Interview ARREST+NOOSE ARREST+QUERY
      ARREST+Weapon ARRESTED+ARREST ARRESTED+CAR ARRESTED+CHILD ARRESTED+Drug ARRESTED+General ARRESTED+HIDEOUT ARRESTED+HURT ARRESTED+HURTING ARRESTED+IF
      ARRESTED+Interview ARRESTED+LATER ARRESTED+LOTS ARRESTED+MODAL ARRESTED+Traffic ARRESTING+ASKING ARRESTING+General ARRESTING+HURTING ARRESTING+HURTS
      ARRESTING+Held ARRESTING+IF ARRESTING+LOTS ARRESTING+PAPERS ARRESTING+Paperwork ASK+ARREST ASK+CHARGED ASK+GOT ASK+General ASK+JAILED ASK+PAST
      ASK+Plea ASK+RANOFF ASK+THING ASKAR+GIVEBACK ASKAR+PRESENT ASKAR+Paperwork ASKING+ARRESTED ASKING+CHARGED ASKING+COURTS ASKING+GRABBED ASKING+JAILED
      ASKING+JUDGE ASKING+LEFTNOTE ASKING+MISSING ASKING+POLICE ASKING+TOOK ASKING+TOOKES ASKING+Violent ASKING+WAKE ASKING+Weapon AWAY+ASK AWAY+HURTS
      AWAY+Held AWAY+LATER AWAY+NUMBER BE+ANSWERAR BE+Held BE+LATER BE+LIVE BODY+PAST BODY+RANOFF BREAKIN+HOUSE BREAKIN+MODAL BREAKIN+PASTVERB BREAKIN+QUERY
      BREATHE+JUDGE BREATHE+LEGAL BREATHE+THING CAMEIN+GRABBED CAMEIN+LOTS CAMEIN+POLICE CAMEIN+Paperwork CAR+ANSWER CAR+ARRESTED CAR+BODY CAR+HOME CAR+KIN
      CAR+MODAL CAR+PAST CAR+RANOFF CAR+STATEMENT CAR+WARRANT CHARGED CHARGED+ANSWER CHARGED+ARREST CHARGED+ASK CHARGED+CHARGED CHARGED+CLITIC
      CHARGED+COMEIN CHARGED+Drug CHARGED+End CHARGED+FIND CHARGED+GOT CHARGED+HURT CHARGED+IWANT CHARGED+KILLING CHARGED+KNOCKED CHARGED+KNOCKING
      CHARGED+LOTS CHARGED+MISSING CHARGED+Official CHARGED+Plea CHARGED+STATEMENT CHARGED+Street CHARGED+TAKEES CHARGED+TAKINGAR CHARGED+TOOKES
      CHARGED+WEAPON CHARGED+WILL CHARGED+Young CHILD+CHARGED CHILD+DETECTIVE CHILD+EX CHILD+General CHILD+HURTING CHILD+Held CHILD+IF CHILD+KIDNAP
      CHILD+KNOCKING CHILD+LATER CHILD+PODER CHILD+POLICE CHILD+SEARCH CHILD+SEVERE CHILD+SOBRIETY CHILD+TOOKES CHILD+Violent CLITIC+ANSWERAR CLITIC+CHARGED
      CLITIC+End CLITIC+LATER CLITIC+QUESTIONS COLOR+HIGHPLACE COLOR+LEDGE COLOR+LEGAL COLOR+Street COMEIN+CLITIC COMEIN+COURTS COMEIN+PILLS COMEIN+SOMEONE
      COPCAR+HEDGE COPCAR+Near COURTS COURTS+COURTS COURTS+Calendar COURTS+DETECTIVE COURTS+HOUSE COURTS+KILL COURTS+KIN COURTS+Moment COURTS+PRESENT
      COURTS+RANOFF COURTS+SEARCH COURTS+SOMEONE COURTS+STATED COURTS+WEAPON COURTS+Young CPS+SAY Calendar+GIVEBACK Calendar+HURT Calendar+JUST
      Calendar+LATER Calendar+PAPERS Calendar+PASTVERB Calendar+WARRANT DETECTIVE+ACTOR DETECTIVE+BODY DETECTIVE+GRABBED DETECTIVE+JAILED DETECTIVE+PAST
      DETECTIVE+POINT DIE+OVERDOSING DOGS+POLICE DOOR+AWAY DOOR+HIDEOUT DOOR+PASTVERB Drug+ASKING Drug+CHARGED Drug+JUDGE Drug+KNOCKING Drug+Young
      EX+HIDEOUT EX+HURTING EX+Official EX+PRESENT EX+TOOK EX+Violent EX+WILL End+ANSWER End+ARREST End+LEGAL End+OUTES End+OVERDOSING End+STATEMENT
      End+TAKING FAINT+OUTES FAINT+WANT FAINT+WILL FIND+CLITIC FIND+LEGAL FIND+POLICE FIND+SCARED FIND+SOMEONE FIND+Weapon GETOUT+OUTES GIVEBACK+ARREST
      GIVEBACK+COURTS GIVEBACK+HOME GIVEBACK+Interview GIVEBACK+REFL GONEOFF+General GONEOFF+NOOSE GONEOFF+OUTES GONEOFF+WEAPON GONEOFF+Weapon GOODBYE+Young
      GOT+CHARGED GOT+DIE GOT+HURTING GOT+IF GOT+LEGAL GOT+NUMBER GOT+PODER GOT+POINT GRABBED+ARRESTING GRABBED+CAMEIN GRABBED+COURTS GRABBED+DOOR
      GRABBED+General GRABBED+HIDEOUT GRABBED+HURTS GRABBED+KILL GRABBED+PASTVERB GRABBED+TAKEES Gear+HOME Gear+IF Gear+KIN General+ARRESTING General+FALLEN
      General+GETOUT General+GRABBED General+HASES General+HOUSE General+HOWTO General+HURTEN General+Interview General+JUST General+KIN General+LATER
      General+LEDGE General+OVERDOSE General+PAPERS General+POINT General+POLICE General+PULLEDAR General+QUERY General+Room General+TAKEES General+TAKINGAR
      General+WARRANT HABIT+Near HASES+Interview HASES+LEGAL HASES+PASTVERB HASES+REFL HASES+SOMEONE HEDGE+CAMEIN HEDGE+CHARGED HEDGE+CPS HEDGE+FIND
      HEDGE+GOODBYE HEDGE+KIDNAP HEDGE+KNOCKED HEDGE+LEDGE HEDGE+LEGAL HEDGE+STATED HEDGE+Street HEDGE+TOOKAR HIDEOUT+ASKING HIDEOUT+LEGAL HIDEOUT+LOTS
      HIDEOUT+SCARED HIDEOUT+SEARCH HIDEOUT+TALKING HOME+ARREST HOME+ARRESTED HOME+General HOME+HASES HOME+JAILED HOME+KNOCKED HOME+LEGAL HOME+PAST
      HOME+STATEMENT HOME+TAKING HOUSE+ANYMORE HOUSE+ARREST HOUSE+CHARGED HOUSE+General HOUSE+IWANT HOUSE+LATER HOUSE+LEGAL HOUSE+MODAL HOUSE+SCARED
      HOUSE+TAKING HOWTO+HURT HOWTO+Violent HURT+ANYMORE HURT+ARREST HURT+ARRESTING HURT+AWAY HURT+BODY HURT+Calendar HURT+HOWTO HURT+JUDGE HURT+LEDGE
      HURT+LEGAL HURT+OUTES HURT+PAST HURT+THING HURT+TOOKES HURT+Traffic HURT+WANT HURTEN+CHARGED HURTEN+JUDGE HURTEN+KILL HURTEN+MODAL HURTEN+WANT
      HURTING+ARREST HURTING+ARRESTING HURTING+CHARGED HURTING+General HURTING+Room HURTING+TAKEES HURTING+TAKINGAR HURTS+ANYMORE HURTS+HEDGE HURTS+KIN
      HURTS+KNOCKING HURTS+REFL HURTS+THING HURTS+WANT Held+ARRESTING Held+General Held+HURT Held+IF Held+INTO Held+MODAL IDIOM+LOC IDIOM+RECENT
      IF+ARRESTING IF+FIND IF+HOUSE IF+PAPERS IF+PAST IF+TAKEES IF+TAKING IF+TOOKAR INTO+IF INTO+LATER INTO+MISSING INTO+NUMBER INTO+SAY IROOM+AWAY
      IROOM+CHILD IROOM+INTO IROOM+LOC IROOM+PRESENT IWANT+GIVEBACK IWANT+SOMEONE IWANT+TOOKAR Interview+ANYMORE Interview+Calendar Interview+End
      Interview+LOTS Interview+PAST Interview+ROADSIDE JAILED+ANYMORE JAILED+HASES JAILED+HOUSE JAILED+Near JAILED+SEARCH JUDGE+ASKING JUDGE+IDIOM
      JUDGE+RECENT JUDGE+WAVING JUST+CHARGED JUST+COURTS JUST+General JUST+IF JUST+JUDGE JUST+Paperwork KIDNAP+PRESENT KIDNAP+RANOFF KIDNAP+SOMEONE
      KIDNAP+TAKING KILL+ARRESTED KILL+COURTS KILL+HOUSE KILL+Near KILL+RANOFF KILL+SAY KILLED+LEGAL KIN+ASKING KIN+ASKINGAR KIN+BEHIND KIN+DIE KIN+DOGS
      KIN+General KIN+HURTS KIN+IF KIN+ONLINE KIN+Official KIN+PODER KIN+SOBRIETY KIN+TAKINGAR KNOCKED+CAR KNOCKED+CHARGED KNOCKED+KIN KNOCKING+HURTS LATER
      LATER+JUST LATER+LATER LATER+LOTS LATER+PASTVERB LEDGE+LOTS LEDGE+ROADSIDE LEFTNOTE+Interview LEGAL LEGAL+CHILD LEGAL+Drug LEGAL+End LEGAL+FIND
      LEGAL+GIVEBACK LEGAL+HURTS LEGAL+IWANT LEGAL+Interview LEGAL+JUST LEGAL+LEGAL LEGAL+LOTS LEGAL+MISSING LEGAL+NUMBER LEGAL+PASTVERB LEGAL+PILLS
      LEGAL+POINT LEGAL+POLICE LEGAL+RANOFF LEGAL+SOBRIETY LEGAL+Street LEGAL+TAKING LEGAL+WILL LEGAL+Young LIVE+OUTES LIVE+SOMEONE LOC+LATER LOC+LEGAL
      LOC+TAKING LOC+TONIGHT LOTS+ANSWER LOTS+ASKING LOTS+DOOR LOTS+STATEMENT LURKING+HIDEOUT LURKING+LOTS MISSING+AWAY MISSING+CAR MISSING+LEGAL
      MISSING+PAST MISSING+PASTVERB MODAL+EX MODAL+FALLEN MODAL+IDIOM MODAL+LATER MODAL+Official MODAL+PHONE MODAL+POLICE MODAL+SOMEONE MODAL+TAKEES
      MODAL+TOOKES Moment+ANSWER Moment+COURTS Moment+SEARCH NECK+PRESENT NOOSE+General NOOSE+HOME NOOSE+IF NOOSE+LEGAL NOOSE+Moment NOW+CHARGED NOW+IF
      NOW+LEGAL NUMBER+KILLED NUMBER+KIN NUMBER+LEGAL NUMBER+Violent Near+General Near+HASES Near+LEGAL Near+PAST Near+POLICE Near+STATION Near+THING ONLINE
      ONLINE+General ONLINE+LEGAL ONLINE+MODAL ONLINE+ONLINE ONLINE+PRESENT OUTES+ANYMORE OUTES+CHARGED OUTES+COURTS OUTES+IWANT OUTES+MODAL OUTES+PASTVERB
      OUTES+PODER OUTES+SOBRIETY OVERDOSE+OUTES OVERDOSING+DIE Official+BREAKIN Official+CHARGED Official+GIVEBACK Official+HURT Official+HURTEN
      Official+LOTS Official+RECENT Official+SEARCHED Official+TOOK PAPERS+JUST PAPERS+PAST PAPERS+POINT PAST+AWAY PAST+BE PAST+HEDGE PAST+INTO PAST+KIN
      PAST+LIVE PAST+NOW PAST+PASTVERB PAST+PODER PAST+PRESENT PAST+RANOFF PAST+STATEMENT PAST+TAKING PAST+TAKINGAR PAST+TALKING PAST+TOOKAR PAST+WANT
      PASTVERB+GRABBED PASTVERB+Gear PASTVERB+HOWTO PASTVERB+JAILED PASTVERB+KNOCKED PASTVERB+LEDGE PASTVERB+LEFTNOTE PASTVERB+LOC PASTVERB+LURKING
      PASTVERB+NOW PASTVERB+Near PASTVERB+ROADSIDE PASTVERB+STATION PASTVERB+Street PASTVERB+TAKEES PASTVERB+TALKING PASTVERB+Weapon PHONE+MODAL
      PILLS+ASKING PILLS+AWAY PILLS+CHARGED PILLS+Calendar PILLS+HOUSE PILLS+WEAPON PILLS+WILL PILLS+Weapon PODER PODER+GIVEBACK PODER+GOT PODER+HEDGE
      PODER+LIVE PODER+OUTES PODER+PAPERS PODER+PODER PODER+PRESENT PODER+QUERY PODER+TAKEES PODER+TOOK PODER+WANT POINT+COURTS POINT+LEGAL POLICE+ARRESTED
      POLICE+IF POLICE+LEGAL POLICE+PASTVERB POLICE+POINT POLICE+SEARCH POLICE+TOOK PRESENT+CHARGED PRESENT+JOKE PRESENT+KILLED PRESENT+LATER PRESENT+LEGAL
      PRESENT+LIGHTS PRESENT+ONLINE PRESENT+WAVING PULLEDAR+HOUSE PULLINGAR+COURTS PULLINGAR+General PULLINGAR+Paperwork Paperwork+ARRESTED
      Paperwork+Calendar Paperwork+DETECTIVE Paperwork+FALLEN Paperwork+FIND Paperwork+GONEOFF Paperwork+TOOKES Plea+AWAY Plea+CHARGED Plea+COURTS Plea+GOT
      Plea+INTO Plea+POLICE Plea+Paperwork QUERY+CHILD QUERY+CLITIC QUERY+COMEIN QUERY+Calendar QUERY+GETOUT QUERY+GIVEBACK QUERY+General QUERY+POLICE
      QUERY+RECENT QUERY+REFL QUERY+WARRANT QUERY+Young QUESTIONING+OUTES RAID+HIDEOUT RANOFF+ARREST RANOFF+ASKING RANOFF+KIDNAP RANOFF+LEGAL RANOFF+TALKING
      RECENT+ANSWER RECENT+IDIOM RECENT+LEGAL RECENT+PASSEDOUT RECENT+PAST RECENT+ROUGH RECENT+TAKING REFL+CAR REFL+COPCAR REFL+COURTS REFL+HASES REFL+NOW
      REFL+POLICE REFL+SEIZED REFL+SOBRIETY REFL+Traffic Room+GIVEBACK Room+KIN Room+SAY Room+WILL SAY+GIVEBACK SAY+KIDNAP SAY+LEGAL SAY+NOOSE SAY+PASTVERB
      SAY+TOOKAR SAY+Violent SCARED+GONEOFF SCARED+RANOFF SCARED+RECENT SCARED+Street SCARED+WILL SEARCH+General SEARCH+HIDEOUT SEARCH+LEGAL SEARCHED
      SEARCHED+QUERY SEARCHED+SEARCHED SEIZED+Calendar SEIZED+LOTS SEIZED+REFL SEVERE+ACTOR SEVERE+CHARGED SEVERE+CHILD SEVERE+Paperwork SEVERE+SOMEONE
      SEVERE+WANT SEVERE+WILL SOBRIETY+ANYMORE SOBRIETY+BREATHE SOBRIETY+INTO SOBRIETY+LEGAL SOBRIETY+MODAL SOBRIETY+PASTVERB SOBRIETY+PULLED
      SOMEONE+ANSWERAR SOMEONE+CHARGED SOMEONE+End SOMEONE+GIVEBACK SOMEONE+HASES SOMEONE+PAPERS STATEMENT+ANYMORE STATEMENT+AWAY STATEMENT+CHILD
      STATEMENT+Calendar STATEMENT+GOT STATEMENT+IWANT STATEMENT+LEGAL STATEMENT+PASTVERB STATEMENT+POLICE STATEMENT+THING STATEMENT+Young STATION+ANSWER
      STATION+ASKING STATION+POLICE SUICIDE+IDIOM Sick+HIGHPLACE Sick+LEDGE Sick+Street Street+ARREST Street+BEHIND Street+COURTS Street+Paperwork
      TAKEES+CAR TAKEES+CHARGED TAKEES+HEDGE TAKEES+HURTING TAKEES+Held TAKEES+LEGAL TAKEES+NOOSE TAKEES+OUTES TAKEES+PAPERS TAKEES+QUERY TAKEES+TAKING
      TAKING+BODY TAKING+Calendar TAKING+Drug TAKING+KIDNAP TAKING+QUERY TAKING+RECENT TAKING+SCARED TAKING+Street TAKING+TAKEES TAKINGAR+HEDGE
      TAKINGAR+HOUSE TAKINGAR+HURTING TAKINGAR+POINT TAKINGAR+THING TALKING+ARREST TALKING+CHARGED TALKING+Calendar TALKING+HIDEOUT TALKING+HOME
      TALKING+HURTS TALKING+KIN TALKING+Near THING+ARREST THING+HASES THING+KILL THING+KILLED THING+PHONE THING+TAKINGAR THING+WAVING TOOK+CAR TOOK+DOOR
      TOOK+LEGAL TOOK+MISSING TOOK+Room TOOK+Violent TOOK+WAKE TOOK+Weapon TOOKAR+ANYMORE TOOKAR+COURTS TOOKAR+Calendar TOOKAR+GIVEBACK TOOKAR+HOME
      TOOKAR+IF TOOKAR+JAILED TOOKAR+PAST TOOKAR+Paperwork TOOKAR+SOMEONE TOOKES+COURTS TOOKES+General TOOKES+JAILED TOOKES+Paperwork TOOKES+WARRANT
      Traffic+ANYMORE Traffic+ARRESTED Traffic+HASES Traffic+POINT Traffic+TOOK Traffic+WEAPON Violent+CHARGED Violent+COMEIN Violent+PAST WAKE+Moment
      WAKE+OUTES WANT+FIND WANT+Gear WANT+IDIOM WANT+LEFTNOTE WANT+LEGAL WANT+PODER WANT+SOMEONE WANT+Weapon WARRANT+CHILD WARRANT+GRABBED WARRANT+Moment
      WARRANT+NOOSE WARRANT+Young WAVING+INTO WAVING+KIN WAVING+THING WEAPON+ANYMORE WEAPON+CAR WEAPON+CHARGED WEAPON+GIVEBACK WEAPON+General WEAPON+HOME
      WEAPON+HURT WEAPON+IF WEAPON+JUST WEAPON+LEGAL WEAPON+PODER WEAPON+QUERY WEAPON+Room WILL+ARRESTED WILL+ASK WILL+CHARGED WILL+GONEOFF WILL+Gear
      WILL+HIGHPLACE WILL+LEGAL WILL+LURKING WILL+PODER WILL+PULLINGAR WILL+RECENT WILL+STATION WRISTS+HEDGE Weapon+HURT Weapon+LEGAL Weapon+PASTVERB
      Weapon+POLICE Worker+ASKING Young+ANSWERAR Young+CAR Young+CHARGED Young+COMEIN Young+DETECTIVE Young+General Young+HURT Young+Held Young+Interview
      Young+KIDNAP Young+KNOCKING Young+LATER Young+Near Young+POLICE Young+SOBRIETY Young+TOOKAR Young+Traffic Young+Violent ^ARREST ^ARRESTING ^BREATHE
      ^CHARGED ^COMEIN ^COURTS ^End ^General ^HEDGE ^HIDEOUT ^HOUSE ^JAILED ^KILLED ^LEGAL ^MODAL ^OUTES ^PAST ^PODER ^PULLED ^Paperwork ^Room ^Street
      ^TAKING ^WARRANT ^_0 ^_17 ^_19 ^_24 ^_2al ^_2nd ^_30 ^_4th ^_68th ^_769 ^_93 ^_abogado ^_absconding ^_accident ^_accused ^_acepto ^_andan ^_armas
      ^_arraignment ^_arrest ^_assault ^_audiencia ^_automatic ^_background ^_borracho ^_bought ^_can ^_carcel ^_careless ^_cargo ^_carro ^_caso ^_caught
      ^_charged ^_class ^_college ^_como ^_conviene ^_corte ^_cost ^_could ^_cps ^_criminal ^_cual ^_cuantas ^_cuantos ^_cuenta ^_datamaster ^_deadlines
      ^_debo ^_defensa ^_defensor ^_delete ^_denied ^_derecho ^_derechos ^_designated ^_detective ^_diferencia ^_disorderly ^_diversion ^_do ^_does
      ^_domestic ^_ella ^_en ^_entrapment ^_entregar ^_era ^_explain ^_expungement ^_failure ^_false ^_felonious ^_felony ^_fines ^_fired ^_first ^_fleeing
      ^_forgot ^_gastos ^_google ^_got ^_green ^_growing ^_h1b ^_hablar ^_hardship ^_hasta ^_high ^_home ^_i ^_iba ^_impaired ^_impound ^_improper ^_ingham
      ^_interlock ^_juez ^_juicio ^_just ^_juvenile ^_la ^_lab ^_ley ^_limite ^_lisence ^_lista ^_llegue ^_loss ^_macomb ^_maximo ^_meth ^_michigan ^_minor
      ^_misdemeanor ^_missed ^_mugshot ^_multas ^_my ^_non ^_open ^_orden ^_out ^_pardon ^_parole ^_pasos ^_pbt ^_pedir ^_permiso ^_personal ^_pierdo
      ^_plate ^_plea ^_points ^_posesion ^_ppo ^_pretrial ^_primer ^_primera ^_prior ^_proceso ^_programa ^_prosecutor ^_prove ^_puede ^_pueden ^_puedo
      ^_reckless ^_recuperar ^_reduce ^_reducir ^_reglas ^_released ^_remove ^_repeat ^_report ^_resisting ^_restricted ^_retail ^_ring ^_salir ^_seal
      ^_searched ^_second ^_secretary ^_sentencia ^_serious ^_sex ^_show ^_stalking ^_stand ^_stolen ^_stopped ^_talet ^_testigo ^_tether ^_third ^_ticket
      ^_tiquet ^_toman ^_travel ^_trial ^_truck ^_under ^_underage ^_uso ^_ustedes ^_vecinos ^_violated ^_voy ^_was ^_washtenaw ^_where ^_which ^_why ^_will
      ^_work ^_youthful ^_اتصلت ^_اتهموني ^_اجتني ^_اخدو ^_اخذوا ^_استعملت ^_استيناف ^_اقدم ^_اكو ^_البروبيشن ^_التيكت ^_السجل ^_السجن ^_العنف ^_الفرق
      ^_القانون ^_الكفاله ^_المحقق ^_المحكمه ^_المخالفه ^_المدعي ^_المكتب ^_اوراق ^_اول ^_بتاخدو ^_بخسر ^_بدفع ^_بدي ^_برنامج ^_بروبيشن ^_بشتغل ^_تاجيل
      ^_تالت ^_تامين ^_تهمتي ^_تهمه ^_ثالث ^_جدول ^_جلسه ^_جنايه ^_جنحه ^_حدا ^_حقوق ^_حكم ^_خالفت ^_خطوات ^_خلصت ^_دفعت ^_دي ^_رابع ^_رخصتي ^_رسوم ^_سرقت
      ^_سقطت ^_شرطي ^_شركه ^_شروط ^_شطب ^_شكد ^_شلون ^_شيل ^_صارلي ^_طلعوني ^_طليقتي ^_عمري ^_غبت ^_غرامه ^_غلطت ^_فاتتني ^_فاتني ^_فتشوا ^_فيلوني ^_فيي
      ^_قالو ^_قانون ^_قبل ^_قديش ^_قضيتي ^_كرت ^_كيف ^_مترجم ^_محاميي ^_محتاج ^_محكمت ^_محكمه ^_مخالفه ^_مده ^_مراقبه ^_مسح ^_مقاومه ^_ممنوع ^_مهله ^_موعد
      ^_موقع ^_نحنا ^_هل ^_واحد ^_وصلتني ^_يوم able_to abogado_en abogado_me abogado_para about_what absc- absco- acabo_mi acci- accid- accident_$
      accused_of acep- acept- acue- acuer- acus- acusa- acusan_$ acusarme_$ addei- addr- addre- admi- admit- admit_it adol- adole- adulto_$ advic- advice_$
      afecta_mi affe- affec- after_arrest after_domestic after_owi after_they again_$ agente_de aggr- aggravated_assault agrav- agre- agreg- ahora_dice
      ahora_dicen ahorita_y al_911 al_que al_testigo alca- alcan- alguien_con all_my alla_$ alle- already_paid am_i am_scared am_sitting am_victim and_drunk
      and_eluding and_go and_just and_my and_never and_searched and_they and_want and_اخذ and_بده and_بدي and_بعد and_تحت and_سحبو and_طلع and_علي and_عمره
      and_كنت and_متهم and_نريد and_يا anda- ann_arbor anos_me antec- antecedentes_$ anter- anul- anula- anyo- anyon- apela- apla- aplaz- apli- aplic- appe-
      appea- appear_$ appl- appli- application_$ appo- appoi- arbor_$ are_going armas_$ armas_por armas_y arre- arreg- arres- arrestado_$ arrestaron_$
      arrestaron_en arrested_me arresto_$ aseg- asegu- asi_me asid- aside_$ ask_you assa- assau- assault_with assault_y asses- asyl- asylu- at_arraignment
      at_party attempted_murder atto- attor- attorney_$ audi- audie- audiencia_$ aunq- aunqu- aunque_no aunque_sea autom- aver- averi- aviso_de avoi- ayuda-
      bac_$ back_$ backg- bail- bailed_out bar_$ bas_ما bast- battery_$ be_able be_in be_thrown because_conference because_my bedf- bedfa- belo- belon-
      bille- bisi- bisir_$ bodil- bodily_harm bole- bolet- bols- bolsi- bond- bonds- borr- borra- borrar_$ brazo_$ breath_test brok- brother_$ btem- btems-
      bufe- bufet- bull- buscan_$ buscando_mi byen7- byo7- byse- bysee- byseer_$ cach- cale- calen- calendar_$ cama- camar- camb- cambi- came- came_by
      camer- can_i can_it can_she can_they cana- canad- canada_con cance- cans- cantidad_$ car_in car_without carcel_por card_$ card_and carel-
      careless_driving cargo_es carro_para carro_sin carry- carry_$ carrying_concealed cart- carta- carta_de cartu- casa_me casa_y case_in case_is
      cash_surety caso_$ caso_abierto caso_de casos_$ casos_en casti- castigo_$ caug- caugh- caught_driving caught_shoplifting caught_with causi- caza-
      cazar_con ccw_$ cdl_and celu- celul- celular_y cent- cerc- chan- chang- charged_for charged_me charged_with checa- ches- chic- chiq- chiqu- choke-
      cierto_$ cinc- citizen_$ citizenship_$ ciudadania_$ ciudadano_y civil_infraction clai- clair_$ clair_county class- classes_de clea- cleared_$ clem-
      cleme- clemens_$ cobran_por coca- cocai- cocaine_$ colle- college_$ come_in come_off comer- comercial_$ comme- commo- commu- community_service
      como_adulto como_encuentro como_funciona como_le como_lo como_me como_quito como_se como_بدو completo_$ con_cargo con_caso con_condena con_domestica
      con_drogas con_eso con_felonia con_fianza con_juez con_licencia con_mas con_otro con_ppo con_receta con_ustedes conce- cond- conda- condado_$
      condado_de conde- condena_$ condena_de condu- conference_$ conoc- cons- consent_calendar consequences_$ construction_zone consu- cont- conta-
      contact_order contest_$ contra_mi contratarlos_$ conve- convi- conviction_$ coop- coope- cop_car cop_said copi- corr- cort- corte_de corte_en corte_o
      cost- cost_of costo- costo_$ costs_$ court_is cpl_and cpl_con cpl_with cpl_y crim- crime- crime_$ crimes_$ crimi- criminal_$ cris- crist- csc_$ cual-
      cuale- cuales_son cuan- cuand- cuando_es cuando_la cuando_lo cuando_paso cuant- cuanto_$ cuanto_cuesta cuanto_dan cuanto_le cuanto_tarda cuarto_de
      cuen- cuent- cuenta_como cuesta_la daca_and dan_$ dan_por dangerous_weapon daughter_is de_acuerdo de_armas de_caso de_casos de_corte de_dos de_dui
      de_entrar de_escuela de_familia de_firmar de_hace de_jurado de_larceny de_manejo de_menor de_michigan de_mota de_no de_oakland de_owi de_parole
      de_posesion de_ppo de_probacion de_probatoria de_que de_salir de_testigo de_veras de_verdad dead- deadline_$ deale- debi- decir- declarar_se
      declararme_culpable declaro_culpable defe- defen- defense_$ defer- deferral_$ defi- defin- definition_$ dejan_entrar delete_my deli- delit- deliv-
      delivery_of denie- denied_$ denu- denun- deportan_$ deportan_por deportation_$ desc- desec- desf- desfa- desi- desig- dest- deta- detai-
      detective_called detective_ya detro- dia_de dias_para dias_que dias_sin dias_y dieron_tiquet dife- difer- diffe- dine- diner- dinero_para discu- diso-
      disor- do_about do_after do_you does_dui dola- dolar- dolares_$ doll- dolla- dome- domes- domestic_violence domestica_$ domestica_con domestica_que
      donde_esta dorm- dormi- dos_dui dos_meses drag_racing draw_$ driv- drive- drive_to driver_assessment driver_responsibility driving_$ driving_michigan
      driving_suspended driving_while drog- droga- dropp- drug_$ drug_possession drugs_in drun- drunk_driving drunk_in dui_can dui_en dui_michigan dui_شو
      dui_كم dura_la duri- durin- echa- edad_$ edfa3_$ efec- efect- elig- eligi- elud- eludi- empe- empez- empi- empie- empl- emplo- en_7411 en_background
      en_camino en_corte en_dorm en_estacionamiento en_ichat en_juicio en_juvenil en_otro en_parole en_probatoria en_rehab en_tienda en_vez en_washtenaw
      encerran_por enfrente_de enou- enoug- enton- entrapment_$ equiv- era_de erro- es_domestica es_grave es_otra esa_noche escuela_$ eso_no eso_ya espa-
      espan- espero_$ esposo_le esposo_quiere esposo_tiene esta_adentro esta_detenido esta_en esta_mal esta_tocando estab- estaba_ahi estad- este_chat
      estud- estuve_en everything_$ evidence_$ evidencia_$ evit- evita- exam_$ exame- excu- excus- exis- exped- exper- expl- expla- expli- expu- expun-
      expunge_$ expungement_$ extra- faceb- failu- failure_to falt- falta- fech- fede- felo- felon- felon_in felonia_$ felonies_$ felonious_assault felony_$
      fies- fiest- file- fill_out final- finan- financial_aid fine- fire- firea- firearm_$ firearms_$ firs- first_degree first_dui first_offender first_owi
      first_steps fisc- fisca- fiscal_$ flee- fleei- fleeing_and flor- flori- florida_$ for_assault for_drunk for_first for_him for_hour for_immigration
      for_interpreter for_not for_owi force- forgo- forma- foster_care foto- four- fourt- frau- freew- frid- frida- front_of gast- gasto- gene- genes-
      genesee_county get_her get_ppo get_rid getting_out golpea_$ goog- googl- got_caught got_charged got_domestic got_hurt got_stopped got_ticket grad-
      gran- grand- grand_rapids grande_$ gratis_$ grav- grave_$ grea- green_card guar- guil- guilt- guilty_$ guilty_to habi- habia_tomado habit-
      habitual_offender hacemos_$ had_one hago_primero hamtramck_$ handl- hands_are happen_$ hards- have_to he_does help_me hermano_esta hermano_ya hicie-
      high_bac high_school hija_le hija_me hija_se hijo_lo hijo_menor hijo_tiene hijo_ya hijos_$ him_in him_with hire- his_phone holde- hour- housi-
      hoy_mismo huellas_$ hunti- huro- hurt_my husband_$ hyta_and hyta_para i_admit i_drive i_feel i_going i_got i_hire i_left i_owe i_own i_pay i_plead
      i_send i_show i_still i_took i_want i_work ichat_$ iden- ident- if_it igno- ignor- ilegal_$ ille- illeg- illi- illin- immo- immob- impai-
      impaired_driving in_one in_possession in_prison in_room in_trouble india- infraction_$ ingh- ingha- ingham_county injury_$ inma- inmat- inmate_$
      inmate_search inmigracion_$ insp- inspe- inst- inste- instead_of inte- intent_to inter- into- intox- inve- invit- ir_$ ir_corte is_been is_being
      is_following is_going is_he is_home is_ppo is_your it_be it_down it_go it_in it_mean it_ok it_too it_was jack- jail_address jama- jove- juev- jueve-
      juez_me juez_para juic- juici- juicio_$ junto- jura- jurad- jurado_$ just_pay juve- juven- juvenil_$ juvenil_y juvenile_$ keep- keep_me keep_my khatw-
      kick_in kids_are kind_of knoc- la2e- la_aplicacion la_cdl la_ciudadania la_gente la_high la_licencia la_parada la_persona la_ppo la_que la_residencia
      la_segunda la_solicitud la_suspension la_tercera la_tienda la_victima la_visa la_ابني lab_results labor- lans- lape- lapee- last- last_summer lasti-
      later_$ lawyers_$ le_dicen le_dieron le_dijeron le_hago le_pegue le_ponen le_va legal- lejos_$ licenciado_$ lift- lifte- limi- limit- limite_de
      limpiar_$ llama- lo_$ lo_mio lo_pueden lo_puedo lobb- long_$ look_at loss_prevention lowe- lower- luces_atras maco- macom- made_me majo- mal_en
      malicious_destruction mama_quiere manag- manda- mane- manej- manejar_borracho manejar_con manejar_tomada manejar_tomado maner- marih- marij- mark-
      marysville_$ mas_que maxi- maxim- me_acusa me_acusan me_afecta me_amenazo me_andan me_arrestaron me_cobra me_cobran me_corrieron me_culpar me_encerran
      me_for me_meto me_of me_paper me_paso me_puede me_quede me_robaron me_suspendieron me_without me_سايق mean- meani- meaning_$ meet- meeti- meno- menor-
      menor_$ menor_con menor_y menores_$ menos_de mensajes_$ ment- meto_en mexi- mexic- mi_abuela mi_audiencia mi_boleta mi_carro mi_cdl mi_cel mi_cpl
      mi_domestica mi_esposa mi_fecha mi_felonia mi_lado mi_owi mi_patron mi_primo mi_tia mi_tiquet mi_vecino mi_vida mi_visa mich- michi- michigan_$
      michigan_y miedo_de mili- milit- milla- minor_in mio_$ mis_pistolas mis_rifles misd- misde- misdemeanor_$ misdemeanors_$ mismo_que mone- money_$ mora-
      moral_turpitude mota_en motion_to moun- mount_clemens moved_and multas_$ murder_$ my_bedroom my_drug my_dui my_employer my_fines my_guns my_house
      my_husbands my_interlock my_mugshot my_owi my_own my_request my_side my_warrant nada_mas natu- natur- naturalization_$ nece- neces- negarme_$ neig-
      neigh- nervi- next_door nino_$ nino_en ninos_la nive- no_contacto no_contest no_debo no_estaba no_hizo no_ir no_quede no_soplar nomb- nombr- nombre_de
      norm- norma- noso- nosot- not_arrested not_citizen not_guilty not_read not_say not_show not_you now_that nues- nuest- nuev- nuevo_$ o_de o_la o_nomas
      obje- objec- obli- oblig- obstructing_$ of_domestic of_jail of_marijuana of_prison of_state of_that ofen- ofens- ofensa_$ ofer- ofert-
      offender_program offense_$ officer_asked oficial_dijo ohio_$ on_domestic on_friday on_here on_me on_saturday on_that one_year onli- onlin- online_$
      onza- open- opinion_$ or_just or_stay orde- orden_$ orden_de orden_en orden_para orden_por ordi- ordin- orga- organ- othe- otra_cosa otra_persona
      otro- otro_condado otro_estado otro_que over_1000 pack- pagar_la pagar_lo pagina_de pagu- pala- palab- papa_esta papas_$ para_abogado para_arrestar
      para_dui para_hyta para_trabajar para_ver pararon_con paro- parol- parole_$ parole_y parti- party_and pasa- pasa_con pasa_en pasada_y paso- paso_la
      pasos_$ pay_for payi- payin- pays_for pbt_refusal pedir_mi pegu- pelea- pelea_en pena- penal- penalty_$ pend- pendi- pendiente_$ pending_$ perce-
      perm- perma- permi- permiso_para permission_$ pers- person_$ petic- phone_number pierd- pierdo_mi pills_and place- plan- plan_de plat- plati- plei-
      pleit- pode- podem- point- points_$ points_for police_$ police_about police_question police_report police_search police_searched police_want polig-
      pone- poner- pont- ponti- por_assault por_caso por_faltar por_larceny por_manejar por_marihuana por_owi por_posesion por_que por_shoplifting por_su
      por_vender port_huron porta- posi- posit- positive_$ poss- posse- possession_$ ppo_contra ppo_de ppo_from ppo_me ppo_violation ppo_من ppo_و prec-
      preci- preguntar_le prej- preju- prel- preli- preliminary_exam prim- prime- primer_dui primer_owi primera_vez primero_y primo_que prin- prio- prior-
      prior_$ pris- prisi- priso- prison_time priv- priva- privi- probable_because probatoria_$ prog- progr- program_$ program_for programa_$ programa_de
      promi- proof_$ prot- prote- prov- prove_i prue- prueb- prueba_en publ- publi- public_defender pued- pueden_quitar puedo_decir puedo_llevar puedo_pagar
      puedo_pedir puedo_usar puedo_ver punc- punch- puni- punis- punt- punto- puntos_$ pushe- qual- quali- que_$ que_con que_dar que_debe que_decirle
      que_estar que_falta que_fue que_hacemos que_hago que_hizo que_juzgado que_la que_me que_pagar que_pasa que_por que_quiere que_se que_significa qued-
      queda- quedarse_con quere- ques- quest- quien_me quiere_hablar quiero_morir quinc- quite- racing_$ rang- rapids_$ recad- recet- receta_y reci- recib-
      reck- reckl- reckless_driving recon- recu- redu- reduc- reduced_$ refu- refus- refusal_$ regi- regis- regl- regla- rele- removal_$ removed_$ rene-
      renew- reno- renov- repe- repea- repo- repor- report_de represent_myself reque- request_$ resi- resid- residencia_$ residente_$ residente_y
      resisting_police resistir_arresto respo- responsibility_fees rest- restr- restraining_order restringida_$ results_$ reta- retai- retail_fraud retra-
      retu- retur- revo- rid_of rifles_$ right_$ rights_after roba- roban- robbery_$ robe_$ robo_en robo_y rule- rules_$ sa7_$ sabad- sabia_que said_he
      sali_de sali_sucio salir_con samp- sampl- sana_$ saturday_$ scared_of scree- se_borra se_hace se_les se_limpiar se_ni se_paga se_quita se_ve se_vence
      se_vencio seal- seale- sear- searc- second_time secr- secre- secretary_of sect- secti- see_my segunda_ofensa segunda_vez segundo_owi sema- seman-
      semana_$ sene_$ serv- served_with servi- set_aside sexu- sexua- she_says sheriff_$ shi_$ shoplifting_$ shov- shows_up si_firmo si_le si_pago side_$
      siem- siemp- siendo_menor siet- signi- significa_$ significado_$ sigue_$ sile- silen- sin_cargos sin_dinero sin_manejar sin_orden sin_pagar sin_que
      sin_saber since_they sitting_in slate_$ sleep_it smal- smoked_weed sober- soli- solic- solt- someo- someone_else son_on sout- south- southfield_$
      soy_culpable spani- spanish_$ spee- st_clair staf- stal- stalk- statement_$ stolen_property stopped_me stud- stude- su_corte su_ex su_licencia
      su_nombre su_pagina subs- suel- suelt- suma- summer_and supe- super_drunk suppr- sure- suret- susp- suspe- suspenden_la suspendido_$ suspension_$
      swea- swit- switc- tamb- tambi- tapp- tard- teach- teacher_$ tech- techn- tecn- tecni- tell_cops temp- tene- tengo_$ tengo_caso tengo_daca
      tengo_felonia tengo_no tengo_q teni- tenid- terc- terce- test- teste- testi- testigo_de textos_$ that_$ that_i that_night that_says there_any
      they_charged they_drop they_give they_say they_use thir- this_chat this_week thos- thous- thre- thrown_out tick- ticke- ticket_en ticket_is ticket_por
      tickets_$ tickit_$ tiempo_$ tiempo_de tiend- tiene_la tiene_orden time_offender time_shoplifting time_to tipo_de tiqu- tique- tiquet_de tiquet_en
      tiquet_por tiquet_y to_appear to_change to_deliver to_fight to_hospital to_sell to_talk to_testify to_work toca_$ todav- todo_en toge- toget- tole-
      toler- toma- tomado_$ toman_casos too_late took_my tota- tour- trabajar_y traf- traff- traffic_stop trafi- trai- traig- train- tram- trami- trespass_$
      tria- trial_$ troub- truck_driver tues- tuesd- turp- turpi- turpitude_$ twen- twent- under_200 under_21 under_advisement unla- unlaw- unpa- unpai-
      us_citizen usci- usin- ustedes_$ ustedes_lo ustedes_van ustedes_ven va_matar va_salir van_acusan van_preguntar vari- varia- veci- vecin- vehi- vehic-
      velocidad_$ venc- vende- vender_$ verda- vez_$ vez_de vi_en victima_$ victima_no vide- video_$ viol- violence_$ visa_and visib- vivo_en voice- vola-
      volv- waiv- waive- waiver_exam want_to wante- wants_statement warrant_de was_arrested was_in was_not was_on washt- washtenaw_county water_bridge
      water_defense weap- weapo- week- week_$ week_and weeke- what_does what_i what_to when_can when_do when_police when_they while_i while_my
      while_suspended why_is wife_$ will_he will_it will_my wisc- wisco- with_drug with_drugs with_green with_kids with_me with_misdemeanor with_one
      with_owi with_ppo witness_$ work_for work_with wors- would_you y_ahora y_cargo y_caso y_corte y_cuando y_es y_le y_licencia y_otra y_otro y_que y_si
      y_soy y_va y_ما ya3ni_eh ya3ni_شو ya3t- ya_cumpli ya_la ya_pague yard- year- year_felony years_$ yenfa- yo_pago you_come you_go you_guys you_handle
      you_have you_help you_my you_represent you_take your_firm youth- youthful_trainee zero_tolerance zone_$ ابني_رح ابني_متهم ابوي_عنده اتعا- اتهم- اتهمو-
      اتهموني_me اتهموه_him اثنا- اجبا- اجبار- اجتن- احتم- احتما- احداث_$ اخدت_تيكت اخذت_تيكت اخوي_انمسك اخي_في ادفع_الكفاله اذي_$ ارد_علي ارين- ارينم-
      اساف- استا- استان- استع- استعم- استي- استين- اسري_$ اسقا- اسلح- اسمه- اشار- اعتدا- اعترض_$ اعرف_اذا اعمل_اول اقامت- اقامتي_$ اكتر_من اكدر_اطلع اكلم-
      ال_$ ال_cpl الاب- الاحد- الاحداث_$ الاخت- الادا- الادانه_$ الاسبوع_الماضي الاسري_$ الاغ- الاغر- الاف- الافر- الانت- الاول- البروبيشن_$ التا- التاج-
      التام- التج- التر- التعو- التقر- التهمه_$ التوقيف_$ التيك- التيكت_$ الثان- الجايه_$ الجد- الجدي- الجلس- الجلسه_$ الجن- الجنا- الجنايه_$ الجنايي_$
      الجنحه_$ الجنس- الجنسيه_$ الجور- الجي- الحا- الحش- الحشي- الحشيش_$ الحك- الحكم_$ الخط- الخطو- الخم- الدا- الداي- الدك- الدوم- الدومستك_$ الدي_يو
      الراك- الرف- الرفض_$ الرق- الزو- السجن_$ السرقه_$ السك- السكر- السلاح_بعد السي_دي السياره_بعد الشرطه_$ الشرطه_and الشرطه_بدها الشرطي_and الشرك- الشرو-
      الشط- الشطب_$ الضر- الضرب_$ العا- العر- العق- العقو- العقوبه_$ العن- العنف_$ العنو- الغرا- الغرامه_$ الغي- الفاي- الفرق_بين الفل- الفو- الفيل- القد-
      القدي- القس- القض- القضا- القضي- القضيه_$ القل- القي- القيا- القياده_تحت الكف- الكفا- الكفاله_$ الكلي- الكو- الكور- الله_$ اللو- المح- المحا-
      المحامي_$ المحبوس_$ المحك- المحكمه_$ المحل- المحل_and المخ- المخا- المخالفه_$ المخت- المخد- المدع- المدعي_العام المده_$ المذ- المذك- المرا- المش-
      المشر- المشروط_$ المشك- المصا- الموج- الموع- النقا- النقاط_$ النم- الهوش- الوارنت_$ الورن- الوو- الوور- الوورنت_$ امته_$ امر_حمايه امشي_$ ان_اربر
      انا_اللي انا_مش انتب- انتق- انحك- انحكم- انغه- انغها- انكل- انكلي- انمس- انوا- اني_كنت اني_مو اوكل- اول_dui اول_مره اونل- اونلا- اونلاين_$ ايمي- باسب-
      باسبو- بالبريد_$ بالبل- بالجل- بالجلسه_$ بالخن- بالسج- بالسجل_$ بالسجن_$ بالسجن_and بالسواقه_$ بالعر- بالعن- بالعي- بالفح- بالكف- بالكفاله_$ بالمح-
      بالمحكمه_$ باله- باول_جلسه باوه- باوها- ببلا- بتاث- بتاخد- بتبي- بترج- بترو- بتشت- بتشتغ- بتشتغلو_$ بتطل- بتعر- بتعط- بتعم- بتعمل- بتقد- بتكو- بتنح-
      بتنحس- بتوق- بحيا- بحيات- بدل_ما بدون_رخصه بدون_ورقه بدي_اعرف بدي_محامي برا_ميشيغان برجل- برنا- برنام- بروب- بروبي- بريز- بريزن_$ بس_$ بس_بدي بس_ما
      بسبب- بسجل- بسجلي_$ بسرق- بسرقه_him بصما- بصير_$ بطلب- بعد_الحادث بعد_توقيف بعدها_$ بعدي- بعدين_$ بكفا- بكفال- بكلا- بكند- بلا_تهمه بلانس- بمحام-
      بمحك- بمحكم- بمسد- بميش- بميشي- بميشيغان_$ بميشيغان_and بنحب- بهال- بولا- بولاي- بونت- بونتي- بي_ال بيحس- بيحك- بيرج- بيرجع- بيرو- بيشتغ- بيشو- بيصي-
      بيصير_$ بيصير_اذا بيطل- بيطلع- بيعم- بيعمل- بيقد- بيقر- بيكو- بينا- بينح- بينن- تاثي- تاثير_الكحول تاجي- تاري- تامي- تتوق- تحت_تاثير تداف- تدافع-
      تذكر- ترحي- تروح_$ تصالح- تقري- تقريب- تناز- تنحس- تنحسب_$ تنظيف_السجل تهمت- تهمه_him تهمو- تهمون- تهموني_me تواص- توزي- تيكت_$ تيكت_سرعه تيكت_من
      ثالث_مره ثاني- ثاني_$ ثانيه_$ جديد_$ جديده_$ جريم- جريمه_$ جرين_سارد جناي- جنايه_$ جنحه_$ جنسيه_$ جواز- حابسي- حالي_$ حبس_علي حضرت_$ حق_السلاح حكمه_$
      حكمو- حكيت_مع حياتي_$ حيازه_$ خابرن- خاص_$ خالف- خايف_من خطير- خلون- دافع_عن دومس- دومست- دومستك_$ دي_ال ديترو- ديست- ديستر- ديفند- رخصت- رخصتي_معلقه
      رساله_للقاضي رقم_سجن روح_علي ريزس- ريزست- زوجي_عنده زوجي_كان زوجي_ما سابقه_$ ساعدو- سالو- سانت_كلير سبع_سنين سجل_$ سرقه_him سكر_and سكرا- سلاح_$
      سلاح_and سنتي- سنه_and سوابق_$ سواق- سي_بي سيارت- سيارتي_بدون سياق- شاحن- شارب_شو شخص_$ شطب_$ شلون_$ شلون_اذا شلون_ارجع شنطت- شنو_$ شنو_حكم شنو_عقوبه
      شنو_هاي شنو_يصير شهر_and شو_bisir شو_byseer شو_ya3ni شو_التهمه شو_الخطوه شو_العقوبه شو_الفرق شو_بيصير شو_بيعملو شو_تهمته شو_كوز شو_معناها شي_$ شي_شو
      صار_معي صورت- طردو- طردون- طلبو- عالبيت_and عالطر- عالكو- عالمحكمه_$ عالمر- عالمو- عشر_سنين عشري- عطان- عقوب- عقوبه_$ علي_7411 علي_and علي_dui علي_ppo
      علي_البروبيشن علي_الشطب علي_بارول علي_بروبيشن علي_بوند علي_جلسه علي_مراقبه عليه_ppo عليها_$ عليها_and عليهم_$ عم_نام عمري_20 عن_المحكمه عن_النفس
      عن_حالي عنده_جلسه عندي_جنسيه عندي_سجل عندي_فيلوني عندي_محكمه عندي_موعد عنف_اسري عنها_$ عنوا- عنوان- غرام- غراما- غرين_كارد غير_المحامي غيلت- فاتن-
      فاتني_me فتشون- فتشوني_me فلني_$ فلون- فلين- فلينت_$ فوت_علي فوق_الحد في_برنامج في_طريقه في_قانون في_محكمه في_ميشيغان فيلو- فيلون- فيلوني_$ فيني_سوق
      فيه_$ قانوني_$ قبض_$ قديم- قديمه_$ قضيت- قضيتي_$ قياد- كاتبي- كامل- كان_عم كتاب- كتير_and كحول_and كفاله_$ كم_yom كم_بياخذ كم_سجن كم_مره كم_نقطه
      كم_يوم كوست- كونتا- كيرل- كيف_$ لا_بس لارس- لارسن- لارسني_$ لازم_احكي لازم_ادفع لازم_خبر لازم_نعمل لانس- لانسن- لايس- لايسن- لايم- لايمت- لضاب- للبر-
      للبرو- للجن- للسج- للسو- للشط- للشطب_$ للضا- للضاب- للعن- للعنف_$ للقا- للقاص- للقاض- للقاضي_$ للمح- للمحا- للمحامي_$ للمحك- للمحكمه_$ ليش_ما ما_بلغت
      ما_حضر ما_حضرت ما_خلصت ما_راح ما_راحت ما_صار ما_عطوني ما_لازم ما_مسكوني ما_معه ماري- ماريج- ماريجوانا_$ مالتي_$ مترج- متهم_بضرب محاك- محاكم- محامي-
      محامي_الدوله محبو- محتا- محكم- محكمه_and محلف- محلفي- مخال- مخالف- مختل- مختلف- مخدر- مخدرا- مخدرات_$ مذكره_توقيف مراق- مراقب- مراقبه_$ مره_تانيه
      مسح_السجل مسدس- مسدم- مسدمي- مسدمينر_$ مسرو- مسكون- مسكوني_me مسمو- مسموح_$ مش_عارف مشكله_$ مصاد- مصادر- مصاري- مصاري_$ مع_المحامي معلق- معلقه_$
      معناه- معناها_$ معهم_$ معي_مصاري مفتو- مقاط- مقاطع- مقاو- مقاوم- مقيد- ملغي- ممكن_$ ممنوع_$ ممنوع_من من_اسبوعين من_التوقيف من_الشرطه من_المحكمه من_اول
      من_هلق منته- منعم- منيح_$ مو_مواطن مواط- مواع- مواعي- موعد- موقوف_$ ميسدم- ميشيغ- ميشيغان_$ ميلا- مين_بيدفع نتيج- نسخه_من نهاي- هاد_$ هالقا- هالم-
      هامتر- هايت- هجم_علي هددن- هددني_me هل_بقدر هل_لازم هناك_$ و_شو و_في والجي- والر- والرخ- والس- والسل- والسلاح_$ والسو- والغ- والغر- والف- والقض- والم-
      والمد- والهجره_$ وخاي- وراق_$ وسجل- وسواب- وسوابق_$ وصلت- وصلتن- وصلن- وطلع- وعطا- وعطان- وعطو- وعطون- وعلي- وعليه_تهمه وعند- وعنده- وغري- وغرين_كارد
      وقفه_him وقفوه_him وكتب- ولاز- وندس- وندسو- ياثر_علي يثبت- يحبسو- يسالو_$ يسوو- يشتغ- يصير_$ يطلع- يطلعن- يعرف_$ يعطو- يمسكو- يمسكوني_me ينحب- ينحس-
      يوم_and`,
    '-0.3': `#ابتعاد #ابصم #ابعت #ابعث #ابلش #ابيع #اتراجع #اتعاب #اتفاق #اثب #اجبار #اجل #احضر #احم #احمل #اخابر #اخاف #اختلاس #اخسر #اخضر #ادافع #ادخن #ادفع
      #ادفعل #ادور #اذي #ارجعل #ارخص #ارفض #ارم #ارينمنت #اسابيع #اساعد #استاجر #استانف #استرجع #استعملت #استلمت #اسحب #اسعاف #اسلم #اسم #اشتر #اشتريت #اشد
      #اشيل #اضو #اطعن #اعاق #اعتداء #اعتقل #اعلان #اغراض #اقبل #اقتحام #اقر #اقرب #اكزام #اكو #اكيد #الج #الدم #الش #الصح #الغ #الك #اله #الها #امان #امثل
      #امريك #امريكا #امسح #انتخاب #انتقل #انتهت #انجرح #انحبست #اند #انطو #انقبض #انكسرت #اوفيسر #اوكل #ايجاب #ايميل #بارول #باسم #باكراوند #باكغراوند #بال
      #بالل #بامر #بان #باوند #بايب #بترو #بتروح #بتوصل #بجرع #بجيب #بحادث #بحث #بحط #بحك #بخبر #بدات #بدخن #بدل #بدنا #براي #بريترايل #بسال #بسيط #بشنط
      #بشي #بصم #بطاق #بطريق #بكتب #بكر #بكلام #بكير #بلاغ #بلد #بلغ #بلي #بمشكل #بنش #بهالقض #بوصف #بوصل #بوليغراف #بياخذ #بيتهمو #بيجيب #بيحبس #بيدخلو
      #بيسمح #بيضر #بيع #بيعرف #بيفيد #بيقدر #بيقرا #بيكف #بيمسكو #تاخر #تاديب #تبك #تبليغ #تتبع #تتنازل #تتوقع #تجار #تحذير #تحسب #تحضر #تدخ #تدرس #تدفع
      #تذكر #ترايل #ترجع #ترجم #ترحيل #ترو #تروح #ترويج #تساعدو #تسعين #تسو #تشتغل #تشهد #تشي #تعتبر #تعمل #تعن #تعويض #تفاصيل #تفهم #تقبل #تقييم #تكلف
      #تكون #تماما #تمريض #تمن #تنفخ #تنفع #تنمسح #توصيل #توقع #توقفت #توقيف #توك #تياب #تيك #تيكت #جاكس #جاوبت #جدول #جدي #جرايم #جرب #جرين #جلس #جلست #جمل
      #جهت #جواز #حاكم #حساب #حسب #حضر #حطيت #حظر #حقيق #حياز #خابر #خاص #خالفت #خبرت #خبرو #خدش #خريط #خطر #خناقه #دافع #دافعت #داكا #دايما #دبلي #درايفر
      #درن #دروب #دعو #دفاع #دكتور #ديتيكتف #ديل #دين #ديو #رابدز #راتب #رادار #راق #رحل #رسايل #رصيد #رفض #رفقا #ركلس #رمي #رنت #روبوت #ريتيل #زراع #زرع
      #زلط #زمان #زور #سابقا #سارد #سافر #ساوثفيلد #سجل #سسبندد #سطو #سكرتار #سلو #سمع #سنتنس #سهل #سوشل #سويت #سير #شافو #شرح #شرد #شريك #شفت #شمل #شهر
      #شهور #شوف #شيل #صحه #صحيح #صرت #صرل #صعب #صفر #صفه #صيدل #ضابط #ضدي #ضمان #ضيعت #طالبي #طردو #طرف #طعن #طليق #طوعا #ظاهر #عال #عام #عدت #عدل #عذر
      #عرض #عرفت #عرقل #عضه #عطو #عطي #عفو #علاج #علاق #علم #عمه #عنها #عنو #عنوا #غال #غرام #غرض #غضب #غيرت #فاتور #فتح #فتشت #فتشو #فحص #فدرال #فرجي #فقير
      #فلوس #فيز #فيزا #فيكن #فيهم #فيهن #قات #قان #قانو #قايم #قتل #قدمت #قرا #قصد #قصه #قضا #قلي #قوان #كاذب #كارد #كبار #كبست #كتاب #كتب #كتبل #كذاب #كرت
      #كفل #كلام #كلفه #كلمت #كلوا #كم #كهربا #كوب #كوم #كيل #لاد #لازم #لايف #لجو #لست #لغت #لقو #لمس #لنا #لها #لهنا #ماجستريت #ماض #ماكومب #مانعت #مبارح
      #مبن #متاخر #متاكد #متهم #متي #مجا #مجان #مجبور #مجرم #محادث #محدد #محكم #محكمت #محكوم #محلف #محلفين #مخالف #مختبر #مخف #مدارس #مدي #مذنب #مراحل
      #مرفوض #مزور #مسافر #مستاجر #مسروق #مسو #مسوول #مشاكل #مشطوب #مشكل #مشي #مصنع #مضروب #مطارد #مظلوم #معاش #معامل #معتد #معصب #معقول #معكم #معلم #معين
      #مفلس #مقاومه #مقطوع #مكفل #ملابس #ملاحق #ممسوح #ممنوع #منح #منع #منكم #منه #منيح #مهاجر #مهل #موشن #موكل #ميراندا #ميسديمينر #مين #ميه #نتيج #ندم
      #ندمت #نسب #نسخ #نسمع #نسيت #نصب #نظام #نعم #نقلت #نكت #نمر #نموذج #نهاي #نوصل #نوقف #نياب #نيه #هايتا #هني #هولد #هيورن #واتساب #وبس #وشي #وصل #وقت
      #ولمارت #وورنت #ووك #ويكند #ياثر #ياذ #يارد #يبلغ #يترجم #يحضر #يحلف #يخسر #يخفف #يخل #يستعمل #يسجنو #يشتر #يضح #يعني #يغل #يفرج #يكدر #يكند #ينح
      #ينطر #ينمسح #يوصل ._03 ._04 1000_$ 10_anos 10_dias 14_b 180_يوم 18_and 19_y 20_and 20_y 21_$ 2adi- 30_dias 3_days 3ama- 3amal- 3an_نفسي 3and- 3andk-
      3andkon_$ 3ara- 3ashan_violation 3aye- 3enw- 4a_$ 50_$ 5_anos 7411_$ 7411_and 7411_for 7_anos 7adeth_و 8_30 90_يوم =008 =03 =04 =1000 =177 =18 =180
      =19 =1998 =200 =2017 =21 =22 =227 =23 =25 =2500 =257 =26 =2nd =30 =300 =3andkon =3arabeyya =400 =48 =50 =54 =68th =700 =7411 =771 =7ad =7adsa =800 =90
      =900 =98 =a2dar =abadan =abuse =abuso =acabar =acabaron =acabe =accidente =acepte =act =acusacion =acusado =add =adfa3 =adim =adjudication =admission
      =adult =adulto =adultos =afecta =affidavit =afford =agent =agresion =ajena =aktar =alcanza =alcohol =alla =alta =ammo =amsa7 =anda =andar =andas
      =ankle =answered =any =apellido =apelo =aplico =apologize =aquella =area =argument =armed =arregla =arreglamos =arregle =arrestado =as =asault
      =ashamed =asilo =assult =asunto =attempted =aun =automatico =averiguo =avion =awigbh =ayudar =ayya =backyard =bailed =baja =bale =banned =barato
      =barcode =basta =battle =bdic =beca =becoming =bedfa3 =bekam =belongings =bench =bill =black =blew =block =boda =body =boleta =bolsa =bomba =bonds
      =bono =borra =borran =borrar =borre =borro =boss =bouncer =bound =bronca =brothers =buenos =busco =business =busqueda =byesir =byetla3 =cae =caer
      =caja =califico =callado =camaras =cambiar =cambiarme =cambiaron =cancelar =cards =cargar =carreras =carrito =cartera =case =cash =casino =casos
      =castigan =catearon =causa =ccw =cdl =cell =cero =cerrado =certificado =chance =chances =changed =chavo =check =cheque =child =ciento =cimt =citacion
      =citas =citizen =ciudad =ciudadania =cleared =clerk =cna =cobran =cobrando =cobrar =cobraron =cobros =comandancia =compania =company =competency
      =completo =compra =computadora =condenas =condiciones =condition =confeso =confidencial =confidential =confiscated =consejo =consequences =consulate
      =contact =contacto =container =contar =contempt =contestar =contratar =cookies =cooperate =corren =correr =corrieron =cortar =cortes =costo =could
      =counseling =counties =country =cover =covid =cpl =cps =credit =cree =creek =crossbow =csc =cual =cuantas =cuida =cumplir =curfew =curso =daca =dame
      =danos =daran =dashcam =datos =dea =deaf =debo =decida =decidir =decirle =decirlo =declare =deer =defenderme =defendio =defensa =deferal =defienden
      =dejar =dejarlo =delay =delta =demanda =demas =deny =deportation =deported =deposito =desacato =desecharon =detained =devuelven =dias =diez =digan
      =disability =discapacidad =discount =discovery =dispute =district =diversion =divorcio =dmv =doce =doctor =dorm =drf =drop =drove =drug =drugs =due
      =dueno =duerme =dui =dura =dv =dwls =dying =e =easy =eaton =eb3at =eche =ecstasy =edfa3 =electronico =elses =emailed =emails =embezzlement =empeora
      =empezar =encontraron =endangerment =enfermera =enfermo =entrapment =entro =enviar =equivoque =erase =erased =escolar =escopetas =escribir =escribo
      =esculcaron =ese =esem =eso =espalda =especial =esta2nef =estafa =estatus =estuve =etg =every =exactamente =exactly =exam =expired =explicame
      =explicar =explico =expulsar =expulsion =f1 =facility =fafsa =false =faltas =falte =fatal =fatasho =fattash =fault =fee =fees =file =filed =fill
      =filled =fina =financiera =fingerprints =finished =firm =fiscal =fix =flat =follow =following =football =force =forfeit =forged =forget =forma =foto
      =fourth =frank =fraude =free =fta =fueron =fugitive =fumando =future =galset =gana =ganar =gano =garantia =gbh =genaya =gente =girlfriends =gives
      =golf =government =gps =gram =gramos =grande =grandes =gratis =grow =growing =guarantee =guardado =guardar =guatemala =guidelines =guns =h1b =habian
      =hablaron =hair =hallaron =hard =hazme =health =herramientas =hills =hiye =hoja =hold =homework =homicidio =honest =hongos =honorarios =huellas =huir
      =hunter =hurto =huyendo =hyta =ichat =idea =identidad =identificacion =ido =iep =ilegal =immigrant =impuestos =incluye =indocumentado =info =innocent
      =instrucciones =intencion =intentar =interlock =interprete =interpreter =interroga =interrogaron =interrogation =intox =invasion =issued =item
      =jensiye =joint =joven =judgment =jugando =junio =jurado =justice =juzgado =kalamazoo =khnee2a =kilo =la2eni =lab =lal =language =laptop =lara
      =larceny =lastime =lawsuit =legal =legales =leile =less =letter =leyes =licenciado =lie =lifetime =limit =limitada =limites =limpio =lio =lista
      =listen =lives =llamado =llenar =llevaba =loan =local =lookup =lost =low =lsd =lunes =lying =m =ma3andish =ma3aya =ma3kon =madison =maestra =maktoub
      =mal =mandar =mandarle =mandatory =manden =manejo =manslaughter =marysville =mason =max =mdop =means =medicina =mental =mentir =metal =mete =mica
      =micourt =missed =mitad =mocion =monitor =moretones =mota =motion =motivo =motorcycle =mouthwash =moved =moving =mudarme =mude =muestra =multaron
      =multiple =murphy =mushrooms =mute =mvr =n400 =name =near =necesitan =negarme =negaron =nego =negue =new =nexus =nice =niego =nivel =nombres =non
      =number =numero =obligada =ocho =ocupa =ocupo =offices =ohio =oi =oir =okay =olor =olvido =onda =opciones =openai =opinion =ops =orina =otras =ottawa
      =ounces =ov =overnight =ovi =owi =owner =owvi =package =paga =pagamos =pagan =pagar =pagina =pago =pagos =pais =papas =papers =paralegals =pardon
      =parent =parenting =parked =parte =partido =pasa =passed =patron =pay =payments =pays =pbt =pcc =peace =pelea =pena =penalidad =penas =pepper =per
      =perder =perdi =perdida =permission =person =persona =petitioner =petty =pharmacy =pickup =pido =pistolas =placement =plans =plant =planta =plants
      =plate =plazo =plazos =plead =pled =podcast =podra =pointed =pone =porcentaje =posesion =posting =pound =pr =preparado =prescribed =present =presenta
      =presentan =presentence =presiona =prestado =pretrial =price =primero =principio =privado =pro =probable =probacion =probar =problemas =prohibieron
      =pronto =proof =propia =propiedad =prosecution =prosecutor =protect =protection =prv =pueblo =puras =purchase =puro =puse =quedarme =quedarse =queja
      =question =questions =quita =racing =rate =ray7 =recado =receiving =rechazar =recibio =reclama =recomienda =recorded =recovery =recuperar =refund
      =refused =registered =registro =registry =regla =regue =regular =rehab =reincidente =renta =reportar =reportarme =requirements =requisitos =reschedule
      =resistencia =resisti =responsible =respuestas =restitucion =restitution =restoration =restringida =resultados =retainer =retest =returned =reviews
      =revisan =revisaron =reviso =revocation =ri =rifles =robada =robbed =robbery =robos =ruin =rule =sa7 =sacan =sale =salen =same =saque =sarli =sayye2
      =scene =schedule =scholarship =scram =screwed =season =secretaria =secreto =seguido =segun =seized =sejel =sejelli =sell =selling =semanas =sembrar
      =sent =sentenciaron =sere2a =seria =serve =set =sexting =shift =shil =show =significado =silent =sirve =skip =skipped =slate =slip =smart =smh =sniff
      =snitch =sobriedad =sokran =solicitud =somos =sor3a =sos =sou2 =southfield =speeding =spray =sr22 =stalking =started =statement =status =stealing
      =stolen =success =sucio =suicide =summons =supervision =suspenden =suspendida =suyo =system =ta2min =takes =talked =tani =tarjeta =tax =taxes =techo
      =teens =ten =tenian =termine =terreno =test =testing =tether =texas =texto =thc =theft =themselves =tickit =tiendas =tier =times =tipos =tiquete
      =tires =title =toca =toda =tomada =tomaron =tonto =township =trabajan =trabajar =track =traduzca =trafficking =traia =training =trampa =tras
      =tratamiento =travel =trespass =trespassing =trip =tumbar =turn =tus =tuve =unconscious =unemployment =union =upload =urgente =usan =usaron =usted
      =ustedes =valor =value =vecinos =velocidad =venado =vender =vendo =venia =venta =ventanilla =verano =victim =victims =viejas =viernes =violaciones
      =violated =viole =violo =visible =visit =visitar =visto =volar =voluntary =votar =vote =vs =wallet =warren =wax =ways =website =week =weeks =weight
      =which =who =win =windsor =winning =wipe =wla =words =workers =works =wra2i =wreck =written =wrong =yerba =yesterday =youth =zone =zoom =ابتعاد =ابصم
      =ابعت =ابعث =ابلش =ابننا =ابيع =اتصال =اتصلوا =اتهام =اثبات =اجاني =احداث =احضر =احمل =احمي =اخابر =اخاف =اخبر =اخذه =اخري =اخسر =اخونا =ادافع =ادخن
      =ادفع =ادور =اذن =اذي =ار =ارخص =ارينمنت =اسابيع =استاجر =استلمت =اسحب =اسم =اسمي =اسولت =اشد =اشيل =اطعن =اعتذر =اعطاني =اعلانات =اغراضي =اغير =اقبل
      =اقتحام =اقدر =اقر =اقرب =اكتياب =اكدر =اكو =اكول =اكيد =الppo =الاتصال =الاتعاب =الاتفاق =الاتنين =الاحسن =الاسبوع =الاسعاف =الاقرار =الانترلوك
      =الايجار =البارول =البراءه =البروبيشن =البوند =التحليل =التفتيش =التكت =التهم =التو =الجديد =الجنحه =الحكم =الحيازه =الخناقه =الخوف =الخير =الدفع
      =الدليل =الدم =الديل =الرسايل =الزوم =السرعه =السكر =السكره =السوابق =السوار =السياقه =الشاهد =الشباب =الشكوي =الشي =الصح =الصفحه =الصيد =الطلب =العرض
      =العركه =العمل =الغرض =الفحص =الفلني =الفلوني =الفورم =القانون =القانوني =القرار =القصه =الكاونتي =الكحول =الكم =اللوحه =الليسن =الليل =الماريجوانا
      =الماضي =الماضيه =المبلغ =المتهم =المجني =المحادثه =المحاكمه =المحامين =المحبوس =المحجوزه =المحلفين =المسجون =المسح =المسروق =المسموح =المشتكي
      =المشكله =المطلوب =المطلوبه =المعتدي =المكالمه =المكتب =المنزلي =الموضوع =الموقع =النموذج =اله =الها =الو =الوارنت =الورق =الويد =ام =امحي =امريكا
      =امريكي =امسح =انترلوك =انتو =انحبست =اند =انقبض =انمسك =اوفيسر =اوك =اولاد =اونصات =اوهايو =ايجابي =ايس =ايمتي =ب =باخد =بارك =بارول =باسمي =باطل
      =بالاسعاف =بالاعتداء =بالباكراوند =بالباكغراوند =بالبريد =بالبوليس =بالبوند =بالتراك =بالجنايه =بالدومستك =بالسجن =بالسرقه =بالسناب =بالسواقه =بالشات
      =بالشمال =بالشهر =بالعراق =بالفيديو =بالقانون =بالكليه =باللي =بالمدرسه =بالمراقبه =بالميه =بالويكند =بامر =بتجو =بترجع =بتروي =بتشتغلو =بتكلف =بجرعه
      =بجيب =بحادث =بحب =بحكي =بخبر =بخناقه =بدات =بدالي =بدخن =بدفع =بدل =بدنا =برايك =برخصتي =بروح =بسكليت =بسيارتي =بسيط =بشي =بصمات =بعتو =بعض =بعيده
      =بفحص =بفلوس =بكام =بكره =بكم =بكير =بلاغ =بلشت =بمحل =بمشكله =بهالقضيه =بوست =بوصفه =بوند =بوينت =بياخذ =بيجي =بيحقلي =بيدخلوني =بيضربني =بيعرف
      =بيقرا =بيكفي =بيل =بيني =تاخذون =تاخر =تاديب =تتنازل =تتوقع =تدرس =تذكره =ترايل =ترجع =ترخيص =تركوني =تروح =تروي =ترويج =تسال =تسجيل =تسليم =تشتغل
      =تشتغلون =تشهد =تشيك =تصوير =تضاربنا =تطلب =تعال =تعتبر =تعليق =تعمل =تعني =تعويض =تقرير =تقسيط =تكون =تلفون =تليفون =تماما =تمريض =تمن =تنفخ =تنفع
      =تهمت =توقفت =توقيفي =توك =ثالث =ثلاث =جاكسون =جاوبت =جدول =جدي =جرايم =جرب =جرين =جلستي =جنايات =جنح =جوري =حاله =حدود =حساب =حسابي =حسب =حشيشه =حطيت
      =حظر =حقي =حيازه =خاص =خبرت =خبي =خدش =خدمه =خرب =خطيبته =خطيبتي =خطيبها =خلاني =خمسه =دافع =داهمو =دبليو =دخلني =درنك =دفاع =دفعته =دولار =دي =ديوتي
      =رابدز =رابع =راي =رايحه =رايكم =رحله =رخصته =رخصتها =رسايل =رصيد =رفض =رفضو =رفقاته =رقمه =ركلس =رنت =روبوت =ريبورت =زراعه =زمان =زور =زياره =سابقا
      =سارد =سافر =سجلي =سسبندد =سطو =سكر =سكرت =سكره =سكن =سلاحي =سلم =سنتنس =سوار =سواها =سويتها =سيارتنا =سيارتي =سيتيزن =سيرش =شات =شارع =شاف =شجار
      =شريكي =شغلي =شفته =شقد =شكد =شلون =شنطتي =شنطه =شنو =شهور =صاحب =صحيح =صرت =صعبه =صغير =صفر =صورت =ضايع =ضد =ضدي =ضربتني =ضيعت =طالبه =طرد =طريق
      =طليقتي =طواري =طوعا =طول =عالحدود =عايزه =عبيت =عرض =عرف =عرفت =عرقله =عشر =عضه =عطوني =عطوه =عطيت =عفو =عقوبته =عقوبتها =علاقه =علم =عمل =عمله =عمه
      =عن =عنده =عنصري =عنها =عنوان =غالي =غايب =غراضي =غرام =غرض =غضب =غياب =غيرت =غيركم =فات =فاتوره =فايليشن =فتح =فتش =فتشت =فتشوا =فحص =فحصي =فخ =فقير
      =فك =فلني =فلوس =فورم =فيب =فيزا =فيك =فيكن =فينا =فيني =فيهم =فيهن =قانون =قانونيه =قاوم =قبض =قريب =قصدي =قصه =قلبي =قلي =قول =كارد =كاس =كالوا
      =كاميرا =كبست =كبير =كتبلي =كذب =كفلته =كلامي =كلتي =كلمني =كلوا =كوبي =كوك =كومه =كيلو =لاخوي =لازم =لايف =لجوء =لزوجي =لشو =لضابط =لقاصر =لقضيه =لقو
      =للابد =للايس =للتحقيق =للسجين =للشرطه =للشرطي =للمترجم =للمحقق =للمدرسه =للمكتب =للهجره =لمحكمه =لنا =له =لها =لوحه =ليسني =ماسكه =ماكومب =مبارح
      =مبني =مبين =متاخر =متاكد =متي =مجانيه =محاكم =محاميي =محبوس =محكمته =محكوم =مخالف =مخالفات =مختفي =مخدر =مد =مدي =مذكرات =مذنب =مر =مريضه =مزور
      =مزوره =مسافر =مسجله =مسح =مسدسي =مسكتني =مشروط =مشغول =مشكله =مصاري =مطارده =مظلوم =معقول =معكم =معناه =معني =معين =مفتوح =مفلس =مقطوع =مقفوله
      =مكالمات =مكتوبه =مكفل =ملفي =ممرضه =منتهيه =منع =منكم =منه =مهله =موافق =موافقتي =موافقه =موشن =ميث =ميراندا =ميسديمينر =ميعاد =مين =ندفع =نسبه =نسخه
      =نسي =نسيت =نصب =نطلب =نعم =نعمله =نفقه =نقاط =نقلت =نكته =نهايي =نو =نيه =هالاسبوع =هالكلمه =هاي =هايتا =هجره =هربان =هوشه =هولد =هيورن =واكو
      =والاولاد =والبروبيشن =والبوند =والجلسه =والجنايه =والجيران =والقاضي =والكورت =والليسن =والمدرسه =والهجره =وانمسك =وانمسكت =وبس =وتيكت =ودومستك
      =وسكران =وسواقه =وشي =وصفه =وطلعت =وعليا =وكتبلي =ولاد =ولقو =ولقوا =ومحد =ومطلوب =وندمت =ونسيت =وورنت =وولمارت =ويكند =ياثر =ياخد =ياخذوه =يارد =ياها
      =يبعت =يبغي =يترجم =يتهموه =يحضر =يحلف =يدفع =يسحب =يسكت =يشتري =يشهد =يصير =يضحك =يضغط =يعتبر =يعطوه =يعني =يقولوا =يكدر =يكدرون =يلبس =يمشي =يمكن
      =ينحكم =ينمسح =يو =يوصل =يوم @000 @010 ACTOR+ANSWERAR ACTOR+ANYMORE ACTOR+ASKING ACTOR+GIVEBACK ACTOR+HOUSE ACTOR+Held ACTOR+Interview ACTOR+Moment
      ACTOR+NUMBER ACTOR+REFL ACTOR+Room ACTOR+TALKING ACTOR+TONIGHT ACTOR+TOOKES ANSWER+CAR ANSWER+Drug ANSWER+HOUSE ANSWER+HURT ANSWER+JUDGE ANSWER+LOC
      ANSWER+MISSING ANSWER+Official ANSWER+PHONE ANSWER+POLICE ANSWER+Worker ANSWERAR+DETECTIVE ANSWERAR+IF ANYMORE+HOUSE ANYMORE+NOW ANYMORE+PAST
      ANYMORE+Street ANYMORE+WARRANT ARREST+ANSWER ARREST+BODY ARREST+FALLEN ARREST+HIDEOUT ARREST+HOME ARREST+IF ARREST+Street ARREST+WEAPON
      ARRESTED+GIVEBACK ARRESTED+HOME ARRESTED+NOOSE ARRESTED+STATEMENT ARRESTED+WEAPON ARRESTED+Weapon ARRESTED+Young ARRESTING+Calendar ASK+HURT ASK+IF
      ASK+IWANT ASK+POLICE ASK+WEAPON ASK+Weapon ASKAR+IF ASKAR+LOTS ASKEDAR+CHILD ASKEDAR+Paperwork ASKEDAR+Young ASKING+BODY ASKING+FIND ASKING+HIGHPLACE
      ASKING+Held ASKING+KILLED ASKING+LEDGE ASKING+LEGAL ASKING+PODER ASKING+STATION ASKING+SUICIDAL ASKING+THING ASKING+TONIGHT ASKINGAR+LEGAL
      ASKINGAR+PAST AWAY+ARREST AWAY+Calendar AWAY+EX AWAY+GONEOFF AWAY+HOWTO AWAY+QUERY BE+CHARGED BE+IDIOM BEHIND+NOW BODY+CHARGED BODY+Drug BODY+PILLS
      BODY+Paperwork BODY+RECENT BREAKIN+CHILD BREAKIN+EX BREAKIN+SOMEONE BREAKIN+Traffic BREAKIN+Young BREATHE+AWAY BREATHE+COURTS BREATHE+GIVEBACK
      BREATHE+General BREATHE+INTO BREATHE+LOC BREATHE+Paperwork BREATHE+SCARED BREATHE+SOBRIETY BREATHE+WANT CAMEIN+EX CAMEIN+General CAMEIN+IF
      CAMEIN+Official CAMEIN+PASTVERB CAMEIN+PODER CAR+CHARGED CAR+Calendar CAR+DIE CAR+EVERYONE CAR+HOUSE CAR+REFL CAR+SCARED CAR+SEARCHED CHARGED+BREAKIN
      CHARGED+CHILD CHARGED+EX CHARGED+KIN CHARGED+NOOSE CHARGED+NUMBER CHARGED+Weapon CHILD+ARREST CHILD+ASKINGAR CHILD+BREAKIN CHILD+Gear CHILD+KNOCKED
      CHILD+LEDGE CHILD+LIVE CHILD+PAST CHILD+STATED CHILD+TOOKAR CHILD+WARRANT CLITIC+LEFTNOTE CLITIC+ONLINE CLITIC+QUESTIONED CLITIC+ROUGH CLITIC+SEARCHED
      COLOR+THING COMEIN+Calendar COMEIN+QUERY COMEIN+Violent COPCAR+OUTES COURTS+ANSWER COURTS+BEHIND COURTS+EX COURTS+FAINT COURTS+GONEOFF COURTS+HIDEOUT
      COURTS+HOME COURTS+HURTING COURTS+Interview COURTS+KILLING COURTS+KNOCKING COURTS+MISSING COURTS+TOOKES COURTS+WAVING COURTS+Worker CPS+ASKING
      CPS+HOME CPS+PODER CPS+SOBRIETY CUFFS+CLITIC CUFFS+IF Calendar+ASK Calendar+ASKING Calendar+BODY Calendar+COMEIN Calendar+HOWTO Calendar+IWANT
      Calendar+JAILED Calendar+POINT Calendar+POLICE Calendar+QUESTIONING Calendar+SCARED Calendar+TAKING Calendar+Traffic DETECTIVE+ANYMORE DETECTIVE+End
      DETECTIVE+GONEOFF DETECTIVE+General DETECTIVE+HURT DETECTIVE+HURTING DETECTIVE+IF DETECTIVE+JUDGE DETECTIVE+NUMBER DETECTIVE+THING DETECTIVE+Young
      DIE+CLITIC DOOR+CHARGED DOOR+Calendar DOOR+General DOOR+HURTEN DOOR+PAST DOOR+TOOKAR Drug+ARREST Drug+ARRESTED Drug+CHILD Drug+Calendar Drug+JAILED
      Drug+PODER Drug+QUERY Drug+Room Drug+SOBRIETY Drug+WILL EVERYONE+ANSWER EVERYONE+KIN EVERYONE+LOTS EVERYONE+PASTVERB EVERYONE+TALKING EX+ANYMORE
      EX+ASKING EX+COURTS EX+Paperwork EX+TAKEES EX+WANT EX+WAVING End+HOUSE End+IDIOM FAINT+COURTS FAINT+Calendar FAINT+Paperwork FALLEN+COURTS FALLEN+HURT
      FALLEN+JUST FIND+AWAY FIND+PILLS FIND+RECENT FIND+STATEMENT GETOUT+COURTS GETOUT+General GETOUT+JAILED GETOUT+Room GIVEBACK+End GIVEBACK+IWANT
      GIVEBACK+JAILED GIVEBACK+LATER GIVEBACK+LOTS GIVEBACK+MODAL GIVEBACK+Official GIVEBACK+PILLS GIVEBACK+RANOFF GIVEBACK+TOOKAR GIVEBACK+Violent
      GONEOFF+JUDGE GONEOFF+LEGAL GONEOFF+Paperwork GONEOFF+SCARED GONEOFF+SEARCH GONEOFF+THING GOT+LATER GRABBED+HURTING GRABBED+IF GRABBED+LEDGE
      GRABBED+PODER GRABBED+SOMEONE GRABBED+STATEMENT Gear+ANSWER Gear+HASES Gear+LEGAL Gear+WARRANT General+CAR General+DOOR General+FIND General+GONEOFF
      General+HABIT General+HURTING General+IROOM General+KNOCKING General+NUMBER General+OVERDOSED General+Official General+PULLED General+TOOKES
      HABIT+CLITIC HABIT+KIN HABIT+Official HABIT+THING HANDS+Moment HASES+BREAKIN HASES+JAILED HASES+JUST HASES+QUERY HASES+SOBRIETY HASES+TOOK
      HASES+TOOKES HEDGE+ARRESTED HEDGE+CUFFS HEDGE+EVERYONE HEDGE+EX HEDGE+HURTEN HEDGE+WRISTS HIDEOUT+Calendar HIDING+IROOM HIDING+Interview HIGHPLACE+BE
      HOME+ANSWERAR HOME+ASK HOME+AWAY HOME+BREAKIN HOME+COMEIN HOME+COURTS HOME+End HOME+RECENT HOUSE+COURTS HOUSE+Drug HOUSE+End HOUSE+HOWTO HOUSE+HURTEN
      HOUSE+HURTS HOUSE+JAILED HOUSE+RECENT HOUSE+SEARCHED HOUSE+TAKINGAR HOUSE+Traffic HOWTO+Moment HOWTO+Plea HOWTO+WANT HURT+ACTOR HURT+HASES
      HURT+Interview HURT+ONLINE HURT+POISON HURT+POLICE HURT+STATEMENT HURT+TAKING HURT+TAKINGAR HURTEN+AWAY HURTEN+BE HURTEN+BODY HURTEN+Calendar
      HURTEN+GONEOFF HURTEN+HOME HURTEN+LATER HURTEN+LEGAL HURTEN+PAST HURTEN+PRESENT HURTEN+Paperwork HURTING+COURTS HURTING+Calendar HURTING+HURT
      HURTING+IF HURTING+JUDGE HURTING+RANOFF HURTING+TAKING HURTING+THING HURTING+TOOKAR HURTING+WARRANT HURTS+IF HURTS+INTO HURTS+PAPERS HURTS+QUERY
      Held+ARREST Held+CHARGED Held+IROOM Held+JUDGE Held+LOTS Held+NUMBER Held+TAKEES IDIOM+CLITIC IDIOM+Drug IDIOM+MISSING IDIOM+Official IDIOM+PAST
      IDIOM+POLICE IDIOM+PRESENT IDIOM+SUICIDE IF+CAR IF+DOOR IF+Drug IF+GONEOFF IF+GOT IF+Gear IF+HIDEOUT IF+HOWTO IF+Interview IF+KNOCKING IF+NUMBER
      IF+PULLEDAR IF+SCARED IF+TOOKES IF+WAKE IF+WARRANT INTO+BREAKIN INTO+Calendar INTO+Held INTO+PAST INTO+POINT INTO+RECENT INTO+Worker IROOM+SAY
      IWANT+ANSWER IWANT+ARRESTING IWANT+LEGAL IWANT+Moment IWANT+PULLED IWANT+RANOFF IWANT+STATION IWANT+THING IWANT+Traffic IWANT+WEAPON IWANT+WILL
      IWANT+Weapon Interview+ACTOR Interview+ARRESTED Interview+BODY Interview+CHILD Interview+General Interview+HURTING Interview+JAILED Interview+JUDGE
      Interview+LATER Interview+PODER Interview+THING JAILED+FAINT JAILED+GIVEBACK JAILED+GOT JAILED+Interview JAILED+POLICE JAILED+PRESENT JAILED+RANOFF
      JAILED+TAKING JUDGE+BREAKIN JUDGE+COMEIN JUDGE+DETECTIVE JUDGE+GIVEBACK JUDGE+MISSING JUDGE+PULLED JUDGE+Room JUDGE+TALKING JUDGE+WILL JUST+JAILED
      JUST+LIVE JUST+PODER KILL+ANYMORE KILL+GRABBED KILL+HURTEN KILL+JAILED KILL+JUDGE KILL+Official KILL+THING KILLED+Calendar KILLED+IWANT KILLED+LOC
      KILLED+Paperwork KILLED+SOMEONE KILLED+THING KIN+CPS KIN+LEDGE KIN+PAST KIN+WARRANT KNOCKED+Calendar KNOCKED+DOOR KNOCKED+HOME KNOCKED+HOUSE
      KNOCKED+HURTING KNOCKING+General KNOCKING+LOTS KNOCKING+SOMEONE LATER+AWAY LATER+INTO LATER+KNOCKING LATER+QUERY LEFTNOTE+ANSWER LEFTNOTE+KIN
      LEFTNOTE+Official LEFTNOTE+THING LEGAL+HURTEN LEGAL+KNOCKING LEGAL+LIVE LEGAL+PULLED LEGAL+Plea LEGAL+ROADSIDE LEGAL+SOMEONE LEGAL+Worker LETME+COURTS
      LIVE+DETECTIVE LIVE+HOME LIVE+LOC LIVE+Near LIVE+POLICE LIVE+RANOFF LIVE+RECENT LIVE+SAY LOTS+ARREST LOTS+EVERYONE LOTS+EX LOTS+HURTS LOTS+INTO
      LOTS+NUMBER LOTS+OUTES LOTS+TAKINGAR LOTS+Traffic LOTS+WILL LURKING+CAR LURKING+Calendar LURKING+Interview LURKING+NOW LURKING+PAST MISSING+IDIOM
      MISSING+OUTES MISSING+STATEMENT MISSING+WARRANT MODAL+HASES MODAL+ONLINE MODAL+OUTES MODAL+SUICIDE Moment+CHARGED Moment+DETECTIVE Moment+HOWTO
      Moment+Paperwork Moment+QUESTIONING NOOSE+CAR NOOSE+CHARGED NOOSE+COURTS NOOSE+DANGERES NOOSE+HURT NOOSE+JAILED NOOSE+JUDGE NOOSE+PASTVERB
      NOOSE+POLICE NOOSE+THING NOOSE+TOOK NOOSE+WARRANT NOW+COMEIN NOW+General NOW+Held NOW+MISSING NOW+PODER NOW+Paperwork NOW+SCARED NUMBER+ANYMORE
      NUMBER+CHARGED NUMBER+HURT NUMBER+JAILED NUMBER+SOBRIETY NUMBER+WAVING Near+CHARGED Near+GONEOFF Near+Traffic ONLINE+BE ONLINE+KIN ONLINE+LOTS
      ONLINE+OUTES ONLINE+Official ONLINE+STATEMENT ONLINE+Violent OUTES+DETECTIVE OUTES+FAINT OUTES+GIVEBACK OUTES+General OUTES+HURTS OUTES+Held
      OUTES+POINT OVERDOSE+General OVERDOSED+HOUSE OVERDOSED+LOC Official+ACTOR Official+ARRESTED Official+ASKAR Official+ASKINGAR Official+IWANT
      Official+KILL Official+Plea Official+RAID Official+ROADTALK PAPERS+HOWTO PAPERS+KIN PAPERS+LOC PAPERS+Plea PAPERS+Street PAPERS+WEAPON PAPERS+Weapon
      PASSEDOUT+RECENT PAST+ASK PAST+ASKING PAST+End PAST+GIVEBACK PAST+HOME PAST+HURT PAST+HURTEN PAST+JAILED PAST+JUDGE PAST+KILL PAST+KNOCKED
      PAST+LURKING PAST+MODAL PAST+PULLEDAR PAST+RECENT PAST+Traffic PAST+WARRANT PAST+WILL PASTVERB+CAMEIN PASTVERB+HIDEOUT PASTVERB+KNOCKING
      PASTVERB+OVERDOSE PASTVERB+Plea PILLS+ACTOR PILLS+CHILD PILLS+JAILED PILLS+JUDGE PILLS+ONLINE PILLS+PODER PILLS+SCARED PILLS+Street PILLS+TAKINGAR
      PILLS+Young PODER+ARREST PODER+BREAKIN PODER+CAR PODER+HOME PODER+HOUSE PODER+Interview PODER+KIN PODER+Near PODER+POLICE PODER+PULLED PODER+SEARCH
      PODER+STATEMENT PODER+TAKING PODER+TAKINGAR PODER+Traffic POINT+Drug POINT+GETOUT POINT+GIVEBACK POINT+HASES POINT+LOC POINT+LOTS POINT+PILLS
      POLICE+CHARGED POLICE+General POLICE+HURTEN POLICE+HURTING POLICE+Interview POLICE+KILL POLICE+LETGO POLICE+LIVE POLICE+NOOSE POLICE+ONLINE
      POLICE+QUESTIONED POLICE+RECENT POLICE+ROADTALK POLICE+SEARCHED POLICE+SEVERE POLICE+SOMEONE POLICE+WAVING POLICE+WEAPON POLICE+Weapon PULLED+General
      PULLED+LOTS PULLED+LURKING PULLED+PAST PULLED+Paperwork PULLEDAR+COURTS PULLEDAR+Calendar PULLEDAR+NUMBER PULLEDAR+Paperwork PULLING+CLITIC
      PULLING+LOTS PULLINGAR+GOT PULLINGAR+HOUSE PULLINGAR+Near Paperwork+ANSWERAR Paperwork+ARREST Paperwork+BREAKIN Paperwork+FAINT Paperwork+HURTING
      Paperwork+KILL Paperwork+KILLING Paperwork+KNOCKING Paperwork+LEDGE Paperwork+MISSING Paperwork+PHONE Paperwork+PULLED Paperwork+PULLEDAR
      Paperwork+STATEMENT Paperwork+Street Paperwork+TAKING Paperwork+TALKING Plea+HOME Plea+HOUSE Plea+OUTES Plea+THING QUERY+ANSWERAR QUERY+ARREST
      QUERY+ARRESTING QUERY+BREAKIN QUERY+COLOR QUERY+CPS QUERY+End QUERY+HABIT QUERY+HASES QUERY+HURT QUERY+HURTS QUERY+Interview QUERY+PULLEDAR
      QUERY+PULLINGAR QUERY+ROADTALK QUERY+SCARED QUERY+SEARCH QUERY+SOBRIETY QUERY+Sick QUERY+TAKEES QUERY+TALKING QUERY+TONIGHT QUERY+Violent QUERY+WAVING
      QUESTIONED+CHILD QUESTIONED+COURTS QUESTIONED+INTO QUESTIONED+Young QUESTIONING+GOT QUESTIONS+COURTS QUESTIONS+KIN QUESTIONS+Official
      QUESTIONS+Paperwork QUESTIONS+Young RAID+CLITIC RAID+Calendar RAID+PAST RANOFF+GETOUT RANOFF+Interview RANOFF+NUMBER RANOFF+Official RANOFF+TAKING
      RANOFF+TONIGHT RECENT+ARREST RECENT+COURTS RECENT+HOWTO RECENT+HURTING RECENT+PAPERS RECENT+PASTVERB RECENT+STATEMENT REFL+ASK REFL+POINT
      REFL+STATEMENT REFL+Violent ROADSIDE+General ROADSIDE+LEGAL ROADSIDE+Paperwork ROADSIDE+SOBRIETY ROADTALK+MODAL ROADTALK+QUERY ROADTALK+WANT
      ROUGH+Paperwork ROUGH+Room Room+LEGAL Room+Traffic Room+Young SAY+ANSWERAR SAY+LIVE SAY+PHONE SAY+TOOKES SAY+WAVING SAY+WEAPON SCARED+ARREST
      SCARED+HURTS SCARED+JUST SCARED+NOW SCARED+Official SCARED+PULLED SCARED+TALKING SEARCH+ARRESTED SEARCH+CHILD SEARCH+GRABBED SEARCH+IF
      SEARCH+Interview SEARCH+ONLINE SEARCH+PAST SEARCHED+CAR SEARCHED+CHILD SEARCHED+HOUSE SEARCHED+KIN SEARCHED+PAST SEARCHED+WARRANT SEARCHED+Young
      SEIZED+Gear SEIZED+INTO SEIZED+PAPERS SEVERE+General SEVERE+INTO SEVERE+MODAL SEVERE+PAST SEVERE+Traffic SOBRIETY+ASK SOBRIETY+Calendar SOBRIETY+GOT
      SOBRIETY+GRABBED SOBRIETY+HIDEOUT SOBRIETY+HOUSE SOBRIETY+Interview SOBRIETY+POLICE SOBRIETY+REFL SOBRIETY+STATION SOBRIETY+Street SOBRIETY+THING
      SOMEONE+ANSWER SOMEONE+ANYMORE SOMEONE+ASKINGAR SOMEONE+COURTS SOMEONE+Calendar SOMEONE+IF SOMEONE+LIVE SOMEONE+LOTS SOMEONE+OVERDOSE SOMEONE+POINT
      SOMEONE+STATEMENT SOMEONE+Sick SOMEONE+WARRANT STATED+IF STATED+KIN STATED+LOTS STATED+QUESTIONS STATEMENT+ACTOR STATEMENT+ARREST STATEMENT+ARRESTED
      STATEMENT+ARRESTING STATEMENT+CAR STATEMENT+GRABBED STATEMENT+HURT STATEMENT+JAILED STATEMENT+JUDGE STATEMENT+LATER STATEMENT+LOC STATEMENT+Official
      STATEMENT+PAST STATEMENT+POINT STATEMENT+SOMEONE STATEMENT+TOOK STATION+General STATION+IF STATION+LOTS STATION+Paperwork STATION+SOBRIETY
      STATION+Traffic Sick+CAR Sick+End Sick+LEGAL Sick+SOMEONE Street+ASK Street+AWAY Street+COMEIN Street+IF Street+LEGAL Street+PODER Street+Plea
      Street+Violent TAKEES+Calendar TAKEES+LOTS TAKEES+MODAL TAKEES+QUESTIONING TAKEES+WARRANT TAKEES+WEAPON TAKING+End TAKING+GRABBED TAKING+HIDEOUT
      TAKING+HOUSE TAKING+HURTING TAKING+LEGAL TAKING+PAPERS TAKING+Violent TAKING+Weapon TAKINGAR+ASK TAKINGAR+JAILED TALKING+COURTS TALKING+End
      TALKING+PAST TALKING+POLICE TALKING+Paperwork TALKING+Room TALKING+Street TALKING+Violent TALKING+WARRANT THING+ANYMORE THING+ASK THING+DETECTIVE
      THING+DIE THING+FIND THING+HURTING THING+Held THING+Interview THING+STATION THING+TALKING TOOK+ANSWER TOOK+BODY TOOK+HIDEOUT TOOK+LOC TOOK+TONIGHT
      TOOKAR+KNOCKING TOOKAR+LEGAL TOOKAR+Plea TOOKES+CAR TOOKES+HURT TOOKES+HURTS TOOKES+MODAL TOOKES+NOOSE TOOKES+PAPERS Traffic+HOME Traffic+HOWTO
      Traffic+IDIOM Traffic+INTO Traffic+RECENT Traffic+SOMEONE Violent+EX Violent+JAILED Violent+LATER Violent+POINT Violent+REFL Violent+SOMEONE
      WAKE+COURTS WAKE+HIDEOUT WAKE+HOME WAKE+LATER WAKE+Paperwork WAKE+QUERY WAKE+WANT WANT+DETECTIVE WANT+NOOSE WARRANT+ARRESTED WARRANT+HOUSE
      WARRANT+LOTS WARRANT+PAST WARRANT+PODER WARRANT+TOOKAR WARRANT+TOOKES WARRANT+Violent WAVING+ASKING WAVING+AWAY WAVING+CAR WAVING+LEGAL WAVING+LOC
      WAVING+NUMBER WAVING+SOMEONE WEAPON+ASK WEAPON+Calendar WEAPON+FIND WEAPON+PAPERS WEAPON+PAST WEAPON+PASTVERB WEAPON+TOOK WILL+ASKAR WILL+Calendar
      WILL+EX WILL+IWANT WILL+JAILED WILL+JUST WILL+LEFTNOTE WILL+MISSING Weapon+CAR Weapon+CHARGED Weapon+FIND Weapon+IF Weapon+PAPERS Weapon+PODER
      Weapon+PULLEDAR Weapon+QUERY Weapon+TOOK Worker+COURTS Worker+HOME Worker+IF Worker+INTO Worker+PODER Worker+Paperwork Worker+SOBRIETY Worker+TALKING
      Worker+THING Young+ARREST Young+BREAKIN Young+HASES Young+JAILED Young+KNOCKED Young+LEDGE Young+LIVE Young+PAST Young+SEARCH Young+STATED
      Young+TOOKES Young+WARRANT Young+WILL ^ANSWER ^ARRESTED ^CAR ^Calendar ^GETOUT ^GIVEBACK ^IF ^Interview ^JOKE ^LOTS ^NOOSE ^NUMBER ^PAPERS ^QUERY
      ^QUESTIONS ^SCARED ^SOBRIETY ^STATED ^STATEMENT ^TAKEES ^WEAPON ^Weapon ^_1 ^_10 ^_15 ^_180 ^_2 ^_20 ^_3 ^_3rd ^_48 ^_6 ^_7411 ^_98 ^_abogados ^_abuso
      ^_accidente ^_adfa3 ^_after ^_agresion ^_alcohol ^_all ^_ambulance ^_amigo ^_ankle ^_apelar ^_arrainment ^_arrestado ^_aseguranza ^_asylum ^_aviso
      ^_awigbh ^_bac ^_baiid ^_bajar ^_bale ^_bas ^_bay3 ^_bdic ^_beat ^_bench ^_borrar ^_bound ^_brandishing ^_brother ^_buenas ^_cada ^_car ^_caregiver
      ^_carrying ^_carta ^_cash ^_cdl ^_change ^_chat ^_check ^_chofer ^_cimt ^_city ^_civil ^_clean ^_clear ^_cobran ^_competency ^_compre ^_con ^_condena
      ^_consent ^_contempt ^_costo ^_costos ^_county ^_cpl ^_cruzar ^_csc ^_cuarto ^_customs ^_daca ^_deadline ^_deferral ^_deferred ^_delayed ^_delivery
      ^_deputies ^_deputy ^_despues ^_detroit ^_detuvieron ^_di ^_dias ^_did ^_direccion ^_domestica ^_doy ^_drag ^_drive ^_driver ^_droga ^_drop ^_drug
      ^_drugs ^_dui ^_dwls ^_embezzlement ^_employer ^_ento ^_estabamos ^_estado ^_estas ^_estuve ^_fafsa ^_failed ^_fake ^_falta ^_falte ^_felon ^_fight
      ^_file ^_flat ^_following ^_forfeiture ^_forged ^_forma ^_frank ^_fraude ^_fta ^_fue ^_gbh ^_grandma ^_great ^_guardan ^_habitual ^_had ^_have ^_hazme
      ^_hiring ^_hiye ^_hunting ^_ichat ^_immigrant ^_inmigracion ^_intent ^_interpreter ^_ir ^_jail ^_job ^_jurado ^_jury ^_keep ^_kept ^_kids
      ^_laboratorio ^_lansing ^_larceny ^_last ^_late ^_leave ^_leh ^_lein ^_let ^_licencia ^_licensia ^_lie ^_limpiar ^_list ^_llamar ^_llamo ^_llevan
      ^_mandatory ^_mande ^_manejar ^_maneje ^_manejo ^_marihuana ^_marijuana ^_marysville ^_mas ^_max ^_mdoc ^_mdop ^_medical ^_micourt ^_miranda ^_money
      ^_moral ^_more ^_multiple ^_muy ^_necesito ^_never ^_new ^_nexus ^_notice ^_numero ^_nunca ^_nursing ^_ocupo ^_one ^_order ^_otro ^_our ^_over ^_owi
      ^_pagamos ^_pagar ^_pago ^_papeles ^_parenting ^_pastillas ^_pay ^_pcc ^_pelear ^_pena ^_perdon ^_petition ^_phone ^_piden ^_plead ^_pleito ^_por
      ^_porque ^_port ^_possession ^_precio ^_preliminary ^_preso ^_principal ^_pro ^_probable ^_process ^_property ^_prueba ^_psi ^_puedes ^_puntos ^_puse
      ^_que ^_questioned ^_quitar ^_receiving ^_refused ^_rehab ^_restitution ^_retainer ^_revoked ^_robar ^_robo ^_sacar ^_sale ^_sali ^_saque ^_security
      ^_segun ^_segunda ^_segundo ^_selling ^_send ^_sentencing ^_set ^_shoplifting ^_sirve ^_sobriety ^_sold ^_solo ^_sr22 ^_st ^_steps ^_student ^_super
      ^_suspended ^_suspendido ^_suspension ^_take ^_talked ^_tani ^_tarjeta ^_tax ^_teen ^_telefono ^_tercer ^_testing ^_text ^_thanks ^_theft ^_thinking
      ^_threw ^_time ^_todavia ^_todo ^_too ^_toque ^_trabajan ^_trabajo ^_traductor ^_traia ^_trailero ^_tres ^_tsa ^_undercover ^_use ^_used ^_using ^_van
      ^_venia ^_venta ^_ver ^_victim ^_video ^_viole ^_visa ^_waiting ^_warrant ^_ways ^_went ^_what ^_when ^_who ^_wipe ^_wrong ^_zero ^_ابدا ^_ابعت
      ^_اثبات ^_اثر ^_اجاني ^_اجيب ^_احسن ^_احكي ^_اخدت ^_ادخل ^_ادفع ^_اذا ^_اربع ^_ارجع ^_ازاي ^_اشتي ^_اطلب ^_اعبر ^_اعتداء ^_اعترفت ^_اقدر ^_اقر ^_اكتب
      ^_اكدر ^_اكلم ^_التامين ^_الجنحه ^_الراكب ^_السرقه ^_السعر ^_الشغل ^_الفلني ^_الفورم ^_القياده ^_الكاميرا ^_اللي ^_الورنت ^_امته ^_امر ^_اهلي ^_اوافق
      ^_اي ^_ايش ^_ايمتي ^_ايه ^_بتجو ^_بدنا ^_بدون ^_براءه ^_بس ^_بقدر ^_بلاغ ^_بوند ^_بي ^_بيع ^_تاخرت ^_تاني ^_ترويج ^_تسقط ^_تسليم ^_تعويض ^_تكت ^_تنظيف
      ^_توزيع ^_توقيف ^_تيكت ^_ثاني ^_جدي ^_حشيش ^_حيازه ^_خايف ^_خربت ^_خسرت ^_خناقه ^_درج ^_رفضو ^_رفعت ^_رفيقي ^_رقم ^_روح ^_ريحه ^_زياره ^_ساكن ^_سجل
      ^_سجلي ^_سجن ^_سطو ^_سعر ^_سفر ^_سكر ^_سكين ^_سنتين ^_سيارتي ^_شاب ^_شريكي ^_شنو ^_شو ^_صارله ^_صيد ^_طردوني ^_عطوني ^_عطيت ^_عنوان ^_غيرت ^_فات
      ^_فاتوره ^_فاقه ^_فتشو ^_فحص ^_فلوس ^_فيب ^_فيلون ^_فيهم ^_قاصر ^_قاعد ^_قلت ^_كارت ^_كاش ^_كام ^_كفلته ^_كلفه ^_كلمه ^_كم ^_كنت ^_لارسني ^_لازم ^_لقو
      ^_ماذا ^_مبارح ^_متي ^_محامي ^_محبوس ^_مذكره ^_مراهق ^_مرتين ^_مسدمينر ^_مصادره ^_مطلوب ^_معني ^_مكالمه ^_مكتوب ^_ممكن ^_منو ^_موشن ^_مين ^_نتيجه
      ^_نسيت ^_نقاط ^_نمره ^_نو ^_هاد ^_هايتا ^_هوشه ^_هولد ^_هي ^_ورقه ^_وورنت ^_يحق ^_يطلع ^_يعني ^_ينفع a2ad- a2add- a2da- abad- abada- abie- abier-
      abierta_en abogado_de abogado_no abogado_por abon- about_$ about_my abrio_la abuso_de acaba_$ acce- acces- accident_and accu- accus- accusation_$
      acom- acomp- acti- actio- activ- actu- actua- acuerdo_$ acusado_$ acusado_de acusan_mi acusaron_$ adde- address_$ adfa- adim- adju- adjud- admission_$
      adul- adult- advisement_$ afec- afect- afecta_$ affid- affidavit_$ affo- affor- after_accident after_two afternoon_and agarran_$ agarraron_con
      agarraron_por age_of agent_$ agra- agred- agree- agresion_$ ahi_me ahora_lo ahorr- akta- al_arrestar al_condado al_final al_jail al_juez al_otro
      al_patron al_volante alcohol_limit alcohol_y algo_de alguien_de alguien_me alguna_vez alone_$ already_did am_afraid amigo_$ amount_$ and_did and_got
      and_guns and_had and_if and_immigration and_last and_me and_missed and_still and_talk and_that and_اخدت and_اخلص and_اريد and_الحين and_انت and_بدنا
      and_خلصت and_رنت and_روح and_شغله and_عايز and_عمري and_عملت and_عنده and_عندي and_فات and_فتش and_في and_قوست and_كالوا and_لسا and_لم and_مبارح
      and_متي and_مسدس and_مع and_ناس and_وقعت and_يكول andan_buscando ankl- ankle_monitor ano_$ anoche_me anoni- anos_$ anos_y another_$ answer_my
      antes_que any_of aparato_en apartment_$ apel- apelar_$ app_$ appeal_$ appointment_$ appr- appre- aquel- aqui_pero arab- arch- archi- arested_for argu-
      argum- arme- arraignment_$ arrepiento_$ arrest_$ arrest_me arrest_warrant arrestan_$ arrestar_me arrestaron_anoche arrestaron_que arrestaron_y
      arrested_$ arrested_at arrested_in arrested_my arresto_de arresto_que as_adult asalto_$ asalto_con asau- asaul- aseguranza_$ asha- asham- asi_$ asig-
      asign- asil- asilo_$ ask_$ asked_me assault_$ asse- assu- assul- asun- asunt- at_18 at_his at_home at_midnight at_trial at_window atac- atras- atte-
      attem- aun_asi auto- automatico_$ avio- awig- awigb- ayuda_financiera ayudan_con ba3at- back_after back_and back_do back_what backy- badal- baiid_$
      bail_$ baile- bajo_mi bale_for balle- ban_de bann- banne- banned_from bano_$ barat- barc- barco- bard- batte- battl- battle_creek be_done be_dropped
      because_$ because_it because_of been_in beha- beka- benc- bene- benef- better_to bika- bill_$ blac- black- bloo- blood_test blue_water boca_y bode-
      boleta_$ bolsa_$ bombe- bonds_$ border_$ born_here borracho_$ borracho_en bote_$ both_of bound_over breathalyzer_$ broke_his bron- bronc- brother_was
      brut- bruta- bta3- btda- bteft- btek- btro- btrou- buena_idea bueno- burg- burgl- buscar_en busi- busin- but_he by2a- by_phone byda- byeb- byekh-
      byem- byer- byesh- byesi- byetl- byfa- byo2- bysh- cadu- caduc- caja_$ cali- calib- calif- call_and call_back call_from calling_me cambiar_de came_$
      caminar_$ can_cops can_do can_family can_felon can_get can_he can_my can_school can_store can_that canada_with canc- cant- canti- car_after car_and
      car_got car_what carcel_dice carcel_esta care- career_$ cargo_$ cargos_$ carro_ajeno carro_es carta_para carta_que cartera_y case_$ case_number
      cases_$ cash_and cash_app casi- casin- caso- caso_y casos_de cast- caus- causing_death cayo_por cdl_$ cdl_for cdl_y cdl_مدي cel_que celular_$ cert-
      certi- chanc- chance_$ chances_of chap- charge_$ charged_as chav- cheap- check_$ check_on cheq- chequ- cheque_$ chil- child_abuse child_endangerment
      child_was chin- chism- chok- chue- chuec- cien- cient- cierto_eso cinco_anos cita_para citac- citat- citi- citiz- ciud- ciuda- ciudadania_y claim-
      clar- clase_$ classes_$ clean_slate clear- clear_my cler- clerk_$ client_$ clinton_county cobr- cobra- cobro- coca_en coman- come_back come_to comm-
      como_apelo como_averiguo como_la como_pago como_recupero comprar_arma computer_$ comu- con_alguien con_cdl con_dos con_droga con_dui con_mota con_owi
      con_sus conc- condado_y condition_$ confe- confesion_$ conse- consent_$ consi- contact_$ contact_with contact_y contacto_$ contacto_con contempt_$
      contr- contrato_$ controlled_buy convicted_$ conviene_$ cook- cooki- cop_que cop_search cops_$ cops_and cops_in cops_on cops_search copy_of corralon_$
      corta- corte- corte_$ corte_esta corte_me corte_que cosas_de cosas_que cosi- cosig- cost_anything costos_$ costs_of coul- could_have could_that couns-
      courthouse_$ cousin_$ cover- covi- cps_cerro cps_se cps_wants crack- cras- cree- cree_que criminal_lawyer cros- cruc- cruzar_canada cual_es cuando_me
      cuantas_cervezas cuantas_horas cuanto_cobran cuanto_dinero cuanto_dura cuanto_por cubr- cuchillo_en cuenta_$ cuenta_en cuentan_$ cuento_mi cues-
      cuest- culpa_$ culpable_y cump- cumpl- curf- curfe- curfew_$ daca_y dad_in dad_was dafa- dafa3- dang- dange- dano- dano_$ dash- dashc- datamaster_$
      dato- datos_$ daughter_got days_$ de_21 de_abogado de_abogados de_arresto de_canada de_cargos de_carro de_casa de_ciudadania de_coca de_dar de_defensa
      de_dinero de_ella de_ese de_estado de_esto de_mano de_mas de_miedo de_multas de_ohio de_pasajero de_perder de_robo de_sangre de_seguir de_tienda
      de_vez deac- deact- deadl- dealer_$ debe- debe_hacer deber- debo_$ debt_$ decide_$ decir_la decir_lo decir_mi decirle_la declarar_$ defa- defensa_$
      defensa_propia defie- defienden_$ deje_de deleted_$ delin- delivery_$ delt- dema- demanda_por deni- denta- department_$ depe- depen- depo- desac-
      desacato_$ despa- despues_$ despues_arresto detective_le detective_says detention_$ devic- di_177 dia_me dia_y dicen_en dieron_careless dieron_dui
      dieron_mip dieron_owi diferencia_hay diff- digo_en dinero_de dinero_que dinero_y dinero_برا dire- direc- direccion_y disab- disc- disca- disco-
      discount_$ dism- dismi- disorderly_$ dispo- dispu- disq- disqu- dist- distr- district_$ dive- diver- divorcio_$ do_first do_juvenile do_now do_they
      do_with docto- does_ppo does_that does_this dollars_$ domestic_$ domestic_to domi- domin- domingo_y donde_me door_to dos_anos dos_dias dos_y doy_mi
      dragging_my driving_and driving_in droga_$ droga_y drogas_$ drogas_que drop_charges drop_ppo drov- drug- drug_tests drugs_$ drunk_$ duen- dui_$
      dui_con dui_de dui_me dui_se dui_viejo dui_with dui_في duis_$ dura- dura_$ duty_$ dv_$ dwls_$ dyin- e_inmigracion east_lansing eato- eaton_county
      eb3a- echar- ecst- ecsta- edfa- ekte- elec- elect- eleva- elim- elimi- ella_me ella_quiere ella_y else- emailed_me emails_$ embe- embez-
      embezzlement_$ empeo- emple- en_2019 en_ann en_camion en_condado en_cual en_detroit en_esa en_fiesta en_hyta en_junio en_lo en_lugar en_mexico
      en_michigan en_navidad en_ohio en_pleito en_puente en_que en_sistema en_southfield en_su en_trailer en_troy encerrado_$ encerrar_$ encie- enda- endan-
      enfrente_juez enga- engan- enha- enhan- enoj- enough_$ entiendo_al entra_en entre- entregar_me entrevista_$ envia- enviar_$ equi- eras- erase-
      erased_$ error_$ es_$ es_asi es_buena es_cierto es_delito es_eso es_mas es_mio es_nada es_normal es_seguro es_verdad escol- esmi_$ eso_$ eso_cuenta
      eso_es espal- espalda_y espec- espera_$ esperar_al esposa_$ esposa_esta esposa_tiene esposa_y esposo_dice esta2- esta_preso estado_de estado_lo este_$
      esto_$ estoy_llevando estoy_obligada estoy_suspendido estu- estuv- etiq- etiqu- etla- etma- etmas- eval- evalu- even_legal ex_dice exam- examen_de
      exigi- expe- expediente_$ expen- expi- expir- expo- expos- expul- exte- exten- extr- extra_$ facil- fafs- fail- fake_id fall- fals- falsa_$
      false_report falso_$ falte_$ falto_$ farm- fatte- faul- fbi_$ fecha_$ fecha_y fee_$ fees_$ felon_with fest- fianza_de fianza_que fich- ficha- figh-
      fight_it fighting_$ fighting_this filed_for fille- fina- find_out fines_$ fire_me firm_$ firma_$ firme_y first_$ first_can flat_fee fleeing_$ floo-
      foll- follo- following_too footb- for_cops for_drugs for_dv for_free for_hyta for_life for_money for_our for_school for_shooting for_speeding for_this
      for_weed for_work for_your forc- forever_$ forf- forfe- forg- form- form_$ formu- formulario_$ fotos_$ fotos_de found_gun fram- fran- frank_murphy
      fraud- from_cop from_county from_my fue_accidente fuera_$ fuero- fuman- fumar_mota funci- funciona_$ gals- galse- garage_$ gasolina_y gena- genay-
      gener- general_$ gent- get_$ get_back get_it get_lawyer get_me get_to gets_out ghalat_$ ghara- ghay- go_and go_on go_talk gobierno_$ got_another
      got_arrested got_mip gove- gover- gps_en grabbed_her gramos_de grams_$ grat- grati- grave_es growi- guat- guate- guid- guide- guidelines_$ guilty_and
      guilty_or guilty_و gun_$ gun_ban gun_case gun_charge guns_and guns_at gust- habia- habitual_$ habitual_4th hablar_con hablar_en hablar_le hace_$
      hacen_$ had_me had_nothing had_to hago_con hago_hoy hallaron_arma happens_at harbo- hard- hart- has_not have_on hay_$ hay_cargos hay_en hay_entre
      hay_limite hay_no hay_otra hay_ppo hazm- he_already he_let he_needs he_smelled he_was heal- healt- hearing_$ held_for help_with her_boyfriend her_in
      here_on herido_$ hermana_esta hermana_le hermano_le hermano_por hermano_se hermano_tiene hermano_y herr- herra- hici- high_$ hija_menor hija_que
      hijo_es hijo_iba hijo_le hijo_por hijo_quiere hijo_rompio hijo_se hijo_traia hill- him_شو him_علي him_في him_قبل him_مع him_وين hire_you his_meds
      his_mother hist- hit_someone hizo_mi hold_de holding_my home_alone home_invasion homew- hond- hondu- hones- hong- hongo- hono- honor- horas_de
      hospital_after hospital_de house_arrest house_i how_$ how_bad how_does how_old how_should how_to huell- huellas_para human_$ hund- huron_$ huye-
      huyen- hyta_$ hyta_for i_be i_beat i_bring i_carry i_change i_clear i_failed i_fight i_finished i_get i_live i_looking i_missed i_never i_ran i_report
      i_set i_use i_used i_wanted i_was iba_con iba_de iba_manejando ice_is icha- idiom- if_she igle- igles- ileg- ilega- immigrant_$ immigration_$ impa-
      impo- impou- impr- impro- impu- impue- in_2013 in_fight in_grand in_lobby in_oakland in_st in_town in_warren incl- inclu- incom- inde- indec- indi-
      indo- indoc- infl- info- infor- informacion_$ informante_$ information_$ infr- infra- infraccion_civil inju- injur- injus- inmigracion_en inmo- inmov-
      inno- innoc- inoc- inoce- insta- intencion_de intento_de interlock_$ internet_$ interprete_$ interpreter_$ into_fight inva- invas- investigacion_$
      investigation_$ ir_con ir_mi is_17 is_19 is_2 is_70 is_behind is_felon is_it is_next is_paper is_resisting is_suspended is_there is_they is_this
      is_throwing issu- issue- it_back it_better it_happened it_just it_off it_over it_true it_worse jail_$ jail_says jail_what jens- jensi- jensiye_$ join-
      judge_gave judgm- juez_$ juez_dijo juez_se juga- jugan- juni- junt- jury_$ jury_duty justi- juvenile_adjudication juzg- juzga- kala- kalam-
      keep_coming keep_it keze- khad- khala- khall- kharb- khnee- kid_$ kidnapping_$ know_how know_if la_aseguranza la_bolsa la_caja la_ciudad
      la_comandancia la_compania la_consulta la_de la_direccion la_domestica la_espalda la_fecha la_forma la_hora la_jail la_llamada la_mitad la_novia
      la_otra la_pagina la_pelea la_pena la_planta la_presiona la_probacion la_probatoria la_quitan la_regla la_regue la_renta la_ventanilla la_yarda lang-
      langu- lansing_$ lapt- lapto- larc- larce- larceny_$ larceny_from last_weekend late_$ lawsu- lawsuit_$ lawyer_says le_aparece le_da le_dan le_dijo
      le_espera le_hablo le_hacen le_hicieron le_mande le_mando le_ofrecieron le_pasa le_pregunto le_quito le_van leave_my left_$ left_my lega- leh_$ leil-
      leile_$ leng- lengu- les_mande les_va less_than let_police letter_about ley_de libr- libre_$ licencia_$ licencia_de licencia_por licencia_restringida
      lie_to lifet- light_$ limit_$ limite_$ lise- lisen- lisence_$ list- list_of lista_$ lista_de live- llama_$ llama_por llan- llant- llego_carta llego_mi
      llen- llena- lleva_dos llevan_casos llevar_me llevar_mis llevo_carro lo_aceptan lo_arrestaron lo_de lo_dejo lo_encerraron lo_mandan lo_mismo lo_pago
      lo_paran lo_peleo lo_recupero lo_sueltan lo_suspendieron lo_van local- looku- lost_my luego_luego lugar_$ lune- lyin- ma3a- ma3an- ma3ay- ma3k- ma3ko-
      macomb_$ made_up madi- madis- maes- maest- maft- mafto- magi- magis- make_my make_you mall_y mama_por mama_tiene mama_y mamn- mamno- manana_la manc-
      manch- mande- mande_$ manejar_$ manejo_$ mans- mansl- marc- marco_alcohol marido_no marihuana_$ marijuana_$ mary- marys- marzo_$ mas_de mas_o maso-
      mat_في matar_alguien mate- max_for maximo_$ mc_227 me_after me_alcanza me_arrestan me_bajan me_can me_cargaron me_citaron me_corren me_declaro
      me_defendi me_dejo me_detuvieron me_devuelven me_dio me_domestic me_equivoque me_escondo me_esculcaron me_espera me_from me_go me_hallaron
      me_interrogaron me_llego me_mude me_negaron me_negue me_niego me_off me_once me_presente me_presento me_pueden me_regreso me_salio me_sentenciaron
      me_siguen me_sirve me_suspenden me_tomaron me_where me_with me_بالشارع me_بدون me_بعد me_ما mean_$ mean_to medic- men_gher men_jail menni_$ menores_de
      mensu- mental_health mes_$ messages_$ mest- meth- metha- mi_acusacion mi_adolescente mi_arma mi_arresto mi_caso mi_cita mi_condena mi_cuarto mi_dui
      mi_hyta mi_id mi_jefe mi_licencia mi_me mi_medicina mi_orden mi_probacion mi_probatoria mi_propio mi_record mi_solicitud mi_troca mi_vecina mi_warrant
      mico- micou- miedo_por migra_en migracion_$ mil_por minim- mino- minor_$ mint- minti- mip_and mip_en mip_y mis_armas mis_llaves mis_papas misma_noche
      mismo_abogado mismo_dia misse- missed_my mist- mita- moci- mocio- modif- moms_car money_and money_back money_for money_from moni- monit- month_and
      months_$ more_than moshk- mostashfa_$ mostr- mota_$ mota_y mother_$ moti- motio- motiv- moto- motor- movi- movin- much_time muchacho_$ mugshot_$
      mujer_me multa_$ multaron_por multi- murio_en murp- murph- murphy_hall mushr- mutu- my_7411 my_apartment my_appointment my_arrest my_backyard my_cash
      my_cdl my_chances my_client my_dads my_doctor my_expungement my_facebook my_insurance my_money my_neighbor my_old my_paperwork my_phone my_place
      my_question my_record my_second my_sentencing my_tether my_texts my_vehicle nada_de nadie_nos nadie_que nafa- name_is narco- nati- natio-
      necesito_ayuda need_to nega- negar- negarme_soplar negl- negu- nemr- never_been never_told nexu- ni_en ni_que ni_se ni_برا nieg- nieto_de night-
      ningun_papel nino_de ninos_estan no_bond no_contact no_culpable no_en no_fue no_fui no_habia no_hablar no_hubo no_iba no_llega no_money no_ops
      no_pagar no_proof no_quiere no_quiso no_supe no_tienen no_to no_vaya no_vivo noche_$ nombre_y nosotros_$ not_afford not_calling not_go not_i not_mine
      not_remember not_sleep not_they not_under notice_$ notice_of notice_to novia_y novio_y now_i now_what numb- numbe- number_$ nume- numer- nurse_and
      nursing_school o_en o_es o_lo o_menos o_voy obligacion_de obst- obstr- ocup- ocupa- of_attorney of_dui of_going of_things of_winning of_your off_for
      off_work offender_registry office_in officer_at officer_came oficial_de oficial_me oficial_no oficial_se old_shoplifting olvi- olvid- on_$ on_bond
      on_monday on_someone on_visa on_you opci- opcio- opciones_tengo open_carry open_container open_intox opena- openai_$ oper- opera- opin- opini- or_do
      or_not orden_que orin- orina_$ otra- otro_abogado otro_carro otro_lado otta- ottaw- ounc- ounce- out_when over_limit overn- overw- owi_$ owi_and
      owi_con owi_en owi_que owi_y owne- owner_$ owvi_$ paga- pagam- pagar- pagar_$ pagar_en pagar_y pagi- pagin- pagina_$ pagina_y pago- pago_$ pago_la
      pago_o pagos_$ pague_y papa- papa_lo papa_tiene paper_says paper_that papers_$ para_atras para_dolor para_inmigracion para_llegar para_mi para_no
      para_sacar para_vender paralegals_$ param- paran_$ pard- pardo- paren- parke- parked_car parole_officer pasa_$ pasa_ahora pasado_y pasar_$ pase-
      pasos_sigo passe- passed_out passenger_$ pastillas_para pay_it pay_or pay_to paye- paying_$ paym- payme- payment_plan payment_plans payments_$ pays_$
      pcc_$ peac- pedi- pedir_$ pele- pelear_$ peleo_$ pelig- pena_$ penalidad_por people_$ pepp- peppe- perde- perdi_$ perdi_la perdido_y perio- perj-
      perju- permission_to pero_con pero_me pero_no pero_se pero_tengo perso- persona_$ pert- perte- peti- petit- pett- phar- pharm- phone_$ phone_call
      picku- pickup_order pide_la pidio_la pidio_que pistola_con pistolas_$ plac- plans_$ plant- plate_$ play- plaz- plazo- plead_$ plead_to please_$
      po_dice podad- podc- podca- podr- police_arrested police_broke police_department police_found police_look police_station policia_$ policia_dijo
      policia_lo policia_mi policia_pregunta policia_se policia_si polv- ponch- pontiac_$ poquito_y por_agresion por_algo por_arrestos por_ciento
      por_domestica por_golpea por_mis por_no por_orden por_parole por_ppo por_preguntar por_robo por_ser por_tomar por_trabajo por_tres porce- porque_no
      pose- poses- posesion_$ posib- positivo_y possession_of posted_my poun- ppo_$ ppo_and ppo_y ppo_علي precio_$ preguntar_por preguntas_mi preo- preoc-
      prep- prepa- presc- prescription_for prese- presentarme_$ pret- pretr- pretrial_is prev- preve- pric- price_$ primeros_pasos primo_lo print- prior_de
      probacion_$ probation_me probl- problemas_$ prof- proh- prohi- prom- prome- pron- pront- proo- property_$ pros- prose- proteccion_$ protecting_my
      protection_order pruebas_de psi_$ pueb- puebl- puede_parar puede_pasar pueden_$ pueden_usar puedo_dormir puedo_estar puedo_ir puedo_llegar
      puedo_manejar puedo_preguntar puedo_recoger puedo_salir puedo_seguir puedo_tomar puedo_traer puerta_es pull_me puntos_por pura- purc- purch- puse_mi
      put_hold q_tan que_ahi que_cargo que_casos que_despues que_diferencia que_dijo que_es que_escribo que_esta que_estado que_estan que_falte que_hace
      que_hacen que_hay que_ir que_leer que_lleva que_llevar que_llevo que_olia que_opciones que_pase que_pena que_pongo que_pruebas que_robo que_soy
      que_tan que_te que_tengo que_tipo que_ustedes que_va que_vale que_ver que_viole que_ما quedar_con quedo_con quedo_en quej- questions_$ quien_lo
      quien_paga quien_se quiere_decir quiere_declarar quiere_seguir quiere_venir quieren_expulsar quiero_dejar quiero_hablar quiero_poner quiero_saber
      quiero_viajar quin- quint- quitan_la quitar_$ racin- rais- rasp- rate_$ razon_$ re_exam real- reba- rebaj- rece- recei- receipt_$ recep- rech- recha-
      reckless_$ recl- recla- recoger_mi recorded_$ recov- recuperar_mis red_light reem- reemb- refe- refer- refug- refun- refuse_search refused_to
      registro_$ registro_de registry_$ regul- reha- rein- reinc- reins- relat- remot- rent_$ renta- renta_$ repar- report_$ repre- requ- resc- resch-
      resen- resis- resistencia_$ respe- resti- resto- resu- resul- resum- retail_فرد retes- retest_$ reti- retir- reun- reuni- revie- review_$ reviews_$
      revisar_$ revisar_y reviso_mi revoc- revoked_$ ri_008 rifle- robar_$ robb- robo_$ rokh- rokhs- roommate_$ rule_$ running_red saba- saber_como
      saber_quien sacar_cpl saco_orden said_my said_no said_something said_there sale_mi sali_positivo salir_de salir_sucio salu- same_as same_thing sanc-
      sanct- sangre_$ sangre_y saqu- saww- saying_my says_they sayy- sayye- scam- scamm- scared_and scen- schol- school_zone screw- se_cae se_culpable
      se_defendio se_en se_lastimo se_murio se_nego se_presento se_quito se_trata sealed_$ search_and searched_$ searched_my seas- seaso- second_dui
      second_owi security_guard see_$ see_him segundo_dui seguro_de seiz- seize- seized_my seje- sejel- sejelli_$ sell- selli- semana_y semanas_y semb-
      sembr- semi_$ senc- senci- senor- sentence_$ sentencia_de sentencing_$ ser_de sere- sere2- seri- serve- set_up sett- seve- sext- sexti- sexual_$ shak-
      she_get she_told shif- shoot- shop- shopl- short should_have should_my should_we shove- show_because show_up shro- shroo- si_ella si_llego si_nomas
      sign- sign_admission sigue_la sigue_saliendo sin_papeles sin_razon since_i sirv- sirve- sirve_de sistema_$ sit_there skip- skipp- slat- sleep- smar-
      smell_of smh_$ snit- snitc- snowm- sobre_mi social_security sokr- sokra- solicitud_$ solo_lo solta- some_things somebody_in somebody_up someone_$
      someone_at someone_broke something_else somo- son_diez son_had son_is son_legales son_tres soplar_en sor3- sord- sos_257 soy_residente span- spec-
      speci- speeding_$ spra- staff_$ stalking_$ state- state_$ statement_from statu- status_$ stay- stay_$ stole- stole_it stolen_car stopped_and
      stopped_at stor- strangulation_$ stre- stres- strik- stuff_out stuff_that su_abogado su_medicina su_pistola su_tarjeta subm- submi- subp- subpo-
      subpoena_$ succ- succe- sucio_$ summo- supp- suppo- sure_$ suspended_$ suspendida_$ suspendido_y suspendieron_$ sust- syst- syste- ta2m- ta2mi- tail-
      take- take_$ take_back take_off tale- talk_$ talk_to talke- tambien_$ tampe- tan_grave tani_$ tani_مره tant- tanto_$ tany- tarda_$ tarje- tarjeta_de
      tase- taxe- taxes_$ te_arrestan teac- teb3- teb3a- teenager_$ tell_them tempo- tengo_20 tengo_dinero tengo_domestica tengo_ninos tengo_orden tengo_ppo
      tengo_que terre- test_$ testificar_contra testify_$ testify_against testigo_$ testing_$ tests_$ teth- tethe- tether_$ texa- than_one that_allowed
      that_and that_you thef- theft_$ there_and they_let they_lock they_never they_pulled they_questioned they_saw they_search they_sent they_still
      they_stopped they_test thing_is things_to think_$ third_dui this_be threatening_me three_times throw- ticket_$ ticket_and ticket_for ticki- tiempo_en
      tienda_que tiendas_$ tiene_armas tiene_corte tiene_derecho tiene_domestica tiene_hold tiene_permiso tiene_su tiene_شرطه tienen_derecho tienen_que
      time- time_do tipo- tipos_de tiquet_$ tire- titl- to_add to_another to_call to_carry to_delete to_drop to_hire to_judge to_keep to_lawyer to_let
      to_meet to_pay to_read to_send to_set to_victim to_waiver to_wear tobi- tobil- toca_corte toca_reportarme tocar_$ toco_la toda_la todas_mis todavia_$
      todavia_puedo todavia_sale todo_al together_$ tomar- tont- too_close too_high took_money tow_$ towe- town- towns- trabada_en trabajan_en trabajar_$
      trabajo_en trabajo_me tramp- trampa_$ tran- trans- transferred_to trata_$ trave- trea- treat- tres- tres_$ tres_dias tres_veces tresp- tric- trou-
      trouble_$ tuesday_$ turn_in turned_down twit- two_months unco- uncon- under_18 underage_drinking undercover_$ understand_$ unem- unemp- unio-
      universidad_$ universidad_y unlock_my uno_de up_for up_with upda- updat- uplo- uploa- urgente_$ urin- usar- usaro- use_of uste- usted- usua- va_ir
      va_la va_poner va_prision valid- valo- valu- van_cobrar van_dar van_dejar van_encerrar van_quitar van_tres vand- vanda- ve_mi velo- veloc- ven_eso
      venad- venado_y venci- venta_de ver_la ver_si veran- verd- verdad_$ vez_me viajar_$ viajar_con vict- victi- victim_$ video_from video_of vieja-
      viejo_de viene_la viern- violated_$ visa_$ vivir_con vivo_con volante_$ volvi- vota- voy_corte voy_salir waiver_$ waiver_hearing walk_in walle-
      wanted_$ warrant_en warrant_que warre- was_$ was_at was_just was_one was_questioned wash- we_do we_have we_want weapon_$ webs- websi- website_$
      weed_at weed_in weed_smell weed_y weig- weigh- what_$ what_is what_now when_pulled when_someone where_do where_you whic- whit- who_pays who_would
      why_do will_domestic will_judge will_they will_this will_you win_$ winds- with_$ with_car with_dui with_ice with_old with_retail with_weed withd-
      without_paying without_reading witnesses_$ word- work_$ work_is work_released would_not wra2- wrec- write_me writt- wron- wrong- wrong_person y_al
      y_apenas y_arresto y_aun y_creo y_de y_deportacion y_domestica y_drogas y_en y_encontraron y_hallaron y_les y_manejar y_murio y_ni y_nunca y_ppo
      y_quien y_sale y_sigo y_sin y_solo y_sople y_traigo y_ustedes y_vive ya3n- ya3ni_$ ya_estoy ya_habian ya_hable ya_nos ya_pasaron ya_perdi ya_tiene
      yall- ye3r- ye3ra- year_and yerb- yes_$ yeste- yet2- yo_estaba yo_mismo yom_و you_and you_do you_for you_get you_know you_something you_speak you_win
      your_car your_rights ypsi- ypsil- ابتع- ابتعا- ابغي_محامي ابلغ_$ ابنن- ابني_19 ابني_انمسك ابني_بدو ابني_بيقول ابني_شو ابني_كان ابني_كسر ابني_من اتحب-
      اتصل_$ اتصلت_بالشرطه اتصلو- اتصلو_من اتعاب- اتنا- اتناز- اتها- اتهمت- اثبا- اجان- اجت_$ اجيب- احجي_and احدا- احكا- احكي_شو احكي_مع احكي_معه احكي_معهم
      احمل_سلاح اخاب- اختل- اختلا- اخذ_تيكت اخذه_him اخري_$ اخوي_عنده اخوي_محبوس اخي_عنده اداف- ادفع- ادفع_and ادفع_الغرامه ادفعل- ادما- اذا_اعترفت
      اذا_انحكمت اذا_علي اربر_$ اساب- اسابي- اساع- اسال_$ اسال_عن استاج- استد- استدع- استيناف_$ اسمي_$ اسول- اشتر- اشتكي_علي اشرح- اصاب- اصابا- اصابه_$
      اصلا_$ اعتد- اعتداء_$ اعرف_شو اعطا- اعطان- اعلان- اغرا- اغراض- اقتحا- اقرا- اقل_من اكتي- اكتيا- اكسبن- اكل_and الpp- الات- الاتص- الاتع- الاتف- الاتن-
      الاج- الاح- الاحس- الاس- الاسب- الاست- الاسو- الاعتقال_$ الاكز- الامب- الاه- الاولاد_$ الايج- البار- البارول_$ البر- البرو- البروبيشن_and البري- البل-
      البوليس_من البون- البوند_$ البيت_بعد التامين_$ التحقيق_$ التحل- التع- التعل- التفت- التق- التك- الثا- الثال- الثالثه_$ الثانيه_$ الجاي_$ الجنح-
      الجنحه_والجنايه الجو- الحاد- الحاك- الحبس_$ الحد_$ الخن- الخنا- الخو- الدف- الدل- الدلي- الدم_$ الرا- الراب- الرب- الرخصه_$ الرس- الرسا- الرك- السجل_$
      السرع- السرق- السرقه_من السعر_$ السكر_$ السن- السنه_الماضيه السوابق_$ الشا- الشاه- الشخ- الشرطه_اجت الشرطه_عن الشكو- الشو- الشي_$ الصح- الصف- الصفح-
      الطلب_$ العام_$ العرا- العرك- العش- العل- العمل_$ العيله_$ الفا- الفح- الفر- الفلن- الفلني_$ الفلوني_$ الفور- الفيديو_$ القان- القانون_$ القديم_$
      القر- القرا- القص- القصه_كلها الكاو- الكت- الكتر- الكح- الكحو- الكحول_$ الكلا- الكورت_$ اللوح- الليس- الماض- الماضي_$ الماضي_and المال- المبل-
      المترجم_$ المحب- المحج- المحجوزه_$ المحقق_قال المحقق_يريد المخدرات_$ المذكره_$ المراقبه_$ المراقبه_and المسا- المسج- المسدمينر_$ المسم- المشت-
      المصاري_$ المض- المع- المعا- المعت- المك- المكت- المل- المم- المنزلي_$ الموبايل_$ الموض- الموضوع_$ النف- النفخ_$ النفس_$ النق- النمو- اله_$ الهجره_$
      الوار- الورقه_اللي الولايه_$ الوي- امر_ابتعاد امري- امريك- امريكي_$ امسح- انا_bas انا_بارول انا_خايف انا_خايفه انا_ساكن انا_عندي انا_لازم انا_متهم
      انا_معصب انا_ممنوع انتبه- انترف- انترل- انتو_$ انجر- انحبس- انسح- انشا- انشال- انشط- انشو- انشور- انطو- انقب- انه_ما اني_انمسكت او_بس اوفي- اوفيس-
      اول_$ اول_shi اول_خطوه اونصا- اوها- اوهاي- اوهايو_and ايام_and ايجا- ايجاب- ايش_$ ايمت- ايمتي_بيطلع باخت- بارك- بارو- باسم- باسمي_$ باعت-
      بالباكراوند_$ بالباكغراوند_$ بالتا- بالتحقيق_$ بالتراك_$ بالتق- بالتي- بالجر- بالجيل_$ بالحك- بالخ- بالدومستك_$ بالذ- بالري- بالسن- بالشر- بالشغل_$
      بالشم- بالشه- بالض- بالطل- بالع- بالفا- بالفل- بالفيديو_$ بالليل_$ بالمد- بالمراقبه_$ بالمي- بالور- بالوو- بالوي- باليو- باون- ببون- بتاخ- بتجو_علي
      بتخل- بتسا- بتست- بتعرف- بتوص- بجرع- بجرعه_زايده بجيب- بحاد- بخنا- بخناق- بدالي_$ بدون- بدون_امر بدون_مذكره بدون_وصفه بدي_emsa7 بدي_shil بدي_احكي
      بدي_ادفع بدي_اسال بدي_استانف بدي_امسح بدي_سافر بدي_مساعده برا_ir برا_mi برا_pagar برا_que برا_الولايه برا_شرطه براي- برجع- برخص- برخصت- بروبيشن_$
      بس_and بس_انا بسرعه_and بسكل- بسكلي- بشنط- بشنطت- بصير_اذا بطاق- بطري- بطريق- بعد_dui بعد_owi بعد_السكر بعد_الشرب بعد_في بعضان_$ بعيد- بعيد_$ بفلو-
      بفلوس_$ بقضيت- بكال- بلا_اذن بلا_اوراق بلا_سبب بلاق- بلان- بلغو- بمحا- بمحامي_$ بمشك- بمشكل- بمقا- بنتي_بدها بنتي_عندها بنتي_معها بندق- بندقي- بنفسي_$
      بهالق- بهالقضيه_$ بوصف- بوند- بوند_$ بيبع- بيبعت- بيبي- بيته- بيتهم- بيجي- بيحسب- بيحق- بيحكي_عربي بيدخ- بيدخل- بيدخلوني_me بيدف- بيدفع- بيرا- بيرف-
      بيره_and بيضربني_me بيطلع_$ بيع_$ بيقب- بيقدر- بيكف- بيمس- بيمسك- بين_الجنحه بينط- بينف- بيه_$ تاخذو- تادي- تانيه_$ تترج- تتصلو- تتكلم- تتنا- تتناز-
      تجار- تحت_المراقبه تخفي- تدفع- تراج- تراي- ترجع- تردو- ترك_كرت تركون- تروح- تروحو- تروي- تروي_$ تسجي- تشتغ- تشتغل- تصال- تصوي- تضار- تضارب- تضاربنا_me
      تعتب- تعلي- تعوي- تقبل- تقبلو- تقرير_الشرطه تكت_من تلقا- تلقاي- تليف- تليفو- تمام- تمري- تهمته_$ توصي- توقيف- توقيف_$ تيكت- تيكت_شرب ثاني_مره جاكس-
      جاكسو- جاوب- جاي_$ جراي- جلست- جلسه_$ جلسه_ابني جنايا- جنسي- جنسيت- جهاز_النفخ جوري_$ حبس_$ حبوب_and حجزن- حدا_بالمكتب حدا_بيحكي حدا_تاني حساب-
      حسابي_$ حشيش- حق_$ حقيق- حقيقي- حكم_$ حكوم- حياز- خبرو- خبرون- خطوه_$ خطيبه- خلان- خلصت_$ خلصت_البروبيشن خمس_الاف خمس_سنين خناقه_$ دافع- دافعت_عن
      دايف- دايفر- دبلي- دخلن- دخلني_me دخنت_حشيش دراي- درايف- دفاع_عن دفعت- ده_$ دولا- دولار_$ دي_يو ديفن- ديوت- رابد- رايك- رايكم_$ رح_تخلص رح_يروح
      رح_يصير رحت_$ رحت_علي رخصته- رخصتي_$ رخصتي_موقوفه رخصه_السلاح رساله_من رساي- رسايل- رسوم_$ رفقا- رفقات- رنت_$ روبو- روح_$ روح_عالبيت ريبو- ريبور-
      ريتي- ريحت- ريسب- ريسبو- زراع- زوجتي_$ زوجي_انمسك زوجي_ضربني زوجي_متهم زيار- سابق- ساعات_خدمه ساكن- سالت- سايق_شارب سته_شهور سجلي_$ سرقت- سري_$ سسبن-
      سسبند- سكران_$ سكره_$ سلاح_بالبيت سلاح_بالسياره سنتن- سنه_$ سنين_$ سوال_$ سواه- سويت- سويته- سيتي- سيتيز- سيتيزن_$ شرب_$ شربت_and شرطه_$ شرطه_و
      شرطي_شو شريك- شغل_and شغلي_$ شلون_اثبت شنو_يعني شهور_and شو_$ شو_بصير شو_تعمل شو_رايك شو_رح شو_عقوبته شو_عقوبتها شو_عقوبه شو_في شو_لازم شو_هو شو_هي
      شو_يعني صاحب_المحل صار_and صار_شي صحيح_$ صغير_$ صغيره_$ ضابط_البارول ضدي_$ ضربت- ضربتن- ضربتني_me طالب- طالبي- طلب_شغل طلبي_$ طلع_علي طليقت- طوار-
      عالا- عالان- عالبر- عالت- عالحد- عالسر- عالشر- عالغ- عالف- عالفي- عالك- عالكورت_$ عالمح- عالمد- عامل- عرقل- عشر_دقايق عضه_him عطون- عقوبت- عقوبته_$
      عقوبتها_$ عقوبه_اللي علاق- علي_$ علي_bond علي_dv علي_jail علي_shoplifting علي_ابني علي_المذكره علي_امر علي_اي علي_حيازه علي_شرطي علي_شو علي_فيزا
      علي_وورنت عليه_and عليه_تهمه عليه_وورنت عم_قاوم عم_يدق عم_يسالو عم_يضغط عم_يقدم عم_يهددني عمره_16 عمره_17 عمره_19 عمل_$ عن_المدرسه عند_باب عندكم_$
      عندكم_مكتب عنده_محكمه عندي_cpl عندي_dui عندي_felony عندي_owi عندي_اقامه عندي_جلسه عندي_سوال عندي_سياره عندي_مقابله عنف_$ عنف_منزلي عنه_$ غايب_$ غرامت-
      غرامه_$ غلطا- غير_$ غيرك- غيري_$ فاتور- فايل- فايلي- فايليشن_$ فتشو- فحص_$ فحص_البول فدرال- فلوس- فلوني_$ في_and في_background في_ppo في_shi في_السجل
      في_تهمه في_شي فيسب- فيسبو- فيني_اتصل فيني_احكي فيني_اشتري فيها_and قال_في قال_لا قالو_ما قانو- قانون- قانون_$ قدام_القاضي قديم_$ قديم_من قريب_$ قضاي-
      قضايا_$ قضيتي_and قلت_لا كالو- كام_$ كامي- كامير- كان_سايق كان_في كبير_$ كبيره_and كتبل- كذبت_علي كرت_علي كفال- كفلت- كل_اسبوع كل_اللي كل_ليله كلام-
      كلامي_$ كلمت- كلمن- كلير_كاونتي كم_$ كم_sana كم_sene كم_بتكلف كم_بيكلف كم_ساعه كم_مده كم_و كنت_بالبيت كنت_في كورت_and كونت- كونتاكت_$ كيف_احكي
      كيف_يرجع لا_لسه لا_للتفتيش لابن- لاخو- لازم_khabber لازم_ارد لازم_جاوب لان_ما لاني_ما لبيت- لحاله_$ لحالها_$ لزوج- لسا_ما لقاص- لقضي- للاب- للابد_$
      للاح- للبروبيشن_$ للتح- للتحق- للجه- للجها- للسجي- للسي- للسير- للشر- للشرط- للشرطه_$ للشرطه_تفتيش للشرطي_$ للمت- للمتر- للمحق- للمدر- للمك- للمكت-
      للهج- للهجر- للهجره_$ لمحك- لمحكم- لمين_$ لو_رفضت لوحت- لوير_$ ليسن- ما_اتصل ما_اجا ما_خبرت ما_رديت ما_عقوبه ما_فيني ما_قدرت ما_كنت ما_لقيت ما_نفخت
      ما_هو ما_يطلع ماكو- ماكوم- مبار- متاخ- متاك- متجر_$ متي_رح مجان- مجاني- مجبور- محامي_la محامي_علي محكمت- محكمه_$ محكو- مخالفه_$ مد_ايده مده_المراقبه
      مدي_الحياه مدين- مذكرا- مذكره_من مره_شو مريض- مزور- مساف- مسدسي_$ مسروق_$ مسروقه_$ مسكتن- مسكتني_me مش_citizen مشروط_$ مشغو- مشكل- مشكو- مصار-
      مصاري_and مضرو- مطار- مطارد- مطلوب_$ مظلو- مع_حدا مع_محامي مع_مين مع_هيك مع_ولدي معام- معامل- معقو- معلم- معنا- معي_عن مقاب- مقابل- مقاومه_$ مقطو-
      مقطوع_$ مقفول- مقيم_$ مكتوب- ملاب- ملاح- مليا- ممرض- ممرضه_and ممكن_يصير ممنوع- من_البروبيشن من_الحين من_الخوف من_الكورت من_اوهايو من_ايام من_بيتي
      من_جوزي من_خمس من_سنتين من_سنين من_شغله من_شهرين من_كندا منتهي- منطق- منه_$ منها_$ مو_عارفين مو_فاهم مواطن_$ موعد_مع موقع- ميدي- ميرا- ميران-
      ميراندا_$ ميسد- ميشي- ميعا- نعمل- نفس_الشي نقاط_$ نقطه_$ نقلو- نو_كونتاكت هالا- هالاس- هالج- هالر- هالش- هالشي_$ هالقضيه_$ هالك- هالكل- هايتا_$
      هايتس_$ هددت- هربا- هل_رح هل_ممكن هل_يحق هل_يمكن هلق_بدهم هنا_$ هو_$ هولد_$ هي_$ و_la2o و_ppo و_بدي و_بعضان و_عندي واتص- واحد_في واست- واعطو- واقف_مع
      والبر- والبن- والجل- والقا- والكو- واله- والهج- وانح- وانك- وانكس- وانم- وانمس- وانمسكت_$ وبعدين_$ وتيك- وحده- وحده_$ وحده_and وحده_جديده ودوم- ودومس-
      وراق- ورقه_and وسكرا- وسوا- وسواق- وظيف- وعليه_مذكره وقال- وكتبل- وكتبو- ولاي- ولايه_اخري ولقو- ومخا- ومخال- ومطل- ومطلو- ومطلوب_$ وندم- ونسي- وهو_علي
      وورن- وورنت_$ وولم- وولما- ويد_$ ويكن- وين_مكتبكم ياخذوه_him ياها_$ يبعت- يتهموه_him يجيب- يحسب- يحق_له يحكي_مع يحكي_معهم يحكي_معي يرجع_عالبيت يستعم-
      يسجن- يسجنو- يشتر- يشوف- يشيل- يضغط_علي يطلع_عليه يعتب- يعتبر- يعني_$ يعني_ايش يعني_ايه يفرج- يقدر_يرجع يكدر- يكدرو- يمسك- ينحك- ينفع_$ يو_اي يوم_$
      يوم_المحكمه`,
    '-0.4': `#اتصرف #اتمسكت #اجهز #اجوا #احتجاز #احجز #احذف #اختبار #اخل #اخلا #ادز #ادزل #ادل #اربعا #اسال #اسبوع #استمار #اسعار #اسن #اسهل #اشتك #اشتكت #اشرح
      #اصبع #اصغر #اصلاح #اصم #اضم #اطلق #اعبر #اعطا #اقرا #اكتياب #اكسبنجمنت #اكول #البس #الرد #الغا #الهم #امباوند #امهم #انتظار #انس #انستغرام #انصاب
      #اوبن #اوصل #اوك #اونص #ايصال #باجر #باركنغ #باطل #بتاخر #بتدور #بتقبل #بتنفع #بثلاث #بخاخ #بخير #برنت #بعمل #بلشت #بليت #بماكومب #بموت #بنطر #بنك
      #بني #بوت #بوزتف #بوست #بوكس #بول #بون #بوينت #بياثر #بياخدو #بياع #بيج #بيحب #بيقتل #بيوت #تاجر #تامي #تتكلم #تجي #تخانق #تخبر #تخرج #تخريب #تدخلت
      #تدريب #ترحل #تركو #تزور #تشد #تضارب #تعاطيت #تعديل #تعرضت #تغير #تفيد #تقادم #تقتل #تقسيط #تكدر #تكذب #تمسك #تهمت #توجع #توصل #ثلاثا #جات #جنت #جوع
      #حارس #حجي #حروف #حسبو #حطت #حقكم #حقها #خبي #خرب #خصم #خصوص #خطي #خطيب #خلا #خلي #خميس #خيار #دراس #دردش #دعمت #دفش #دفشت #دقيت #دليل #دمي #دورم
      #ديفرل #ديفيرل #ذكا #ربح #رجعو #رفضت #رفعت #رمض #رواي #ريبورت #زعل #زوم #زيار #ساقت #سبع #سرع #سري #سعر #سفار #سكيور #سمحت #سيرش #سيفل #شاش #شحن #شهاد
      #شوت #شيك #صادر #صالح #صدر #صدك #صلح #صمت #ضحك #ضده #طرد #طلق #طوع #عبي #عدكم #عده #عرب #عضي #عقد #فاتت #فتر #فجا #فران #فرج #فرح #فرد #فريق #فصل
      #فضول #فكرت #فهم #فورم #فيب #فيديوه #فيس #فيكم #قانون #قانونيا #قاوم #قاومت #قتلت #قرال #قريت #قصص #قعها #قله #قنصل #قهر #قوست #قولت #كارت #كازين
      #كالام #كتبو #كتبول #كده #كذا #كذبت #كسرت #كفلت #كفن #كفيل #كملت #كيرفي #لابن #لاي #لحقت #لزمو #لطيف #لغه #لقا #لقوا #لكوا #لوح #لوكر #مات #ماتت
      #ماكين #متخف #متذكر #متوتر #محاكم #محضر #مدير #مذكر #مراقب #مراهق #مرتاح #مرحبا #مرخص #مرض #مسا #مساج #مسحوب #مسرع #مسلسل #مشتك #مشغول #مطلوب #معلق
      #معلوما #مقابل #مقال #مقعد #مقفول #مكالما #مكتب #ملي #ممرض #منطلع #منك #مهم #موقع #ميعاد #ناجل #نبيذ #نتايج #نخابر #نزلت #نزلول #نفاق #نفق #نقدر #نكدر
      #نمسح #نوافق #هدي #هروب #هيطلع #ونش #يبيع #يحق #يحكمو #يخاف #يزرع #يزور #يسكت #يسلم #يشوفو #يصدق #يصلح #يضر #يطول #يعطي #يقبلو #يقدر #يقرا #يلا #يلعب
      #يمس #يمسك #يمش #يمنعو #ينفع #ينمس #يوكل ._05 ._09 ._81 ._bas 08_$ 14_$ 15_$ 15_se 16_$ 16_and 17_$ 18_$ 20_$ 24_hours 2_anos 2_duis 2asd- 2olt-
      3ando- 3arabi_$ 3o2o- 3o2oo- 48_ساعه 7_$ 7aba- 7abas- 7ade- 7adet- 7ads- 7ate- 911_y =0 =05 =09 =1500 =2008 =2013 =2015 =2016 =2023 =24 =2da =2ello
      =3000 =30th =36 =3atouni =3ayzin =3omr =500 =5000 =72 =74 =7adeth =7aga =7atet =a2ol =abogados =aceptan =acerque =acta =adderall =addict =admissible
      =admitted =agarramos =agdar =age =agosto =agreement =aide =ajeno =alejamiento =alibi =alright =always =amaneci =amr =ana =anger =angustia =ano =anoto
      =ansiedad =anuncios =aparato =aplique =app =army =arraigned =arrainment =arrestaban =arrestan =arrestos =asalto =asap =asdf =atienden =atrapada
      =attempt =avente =aviso =ayudeme =ayudo =ayyam =badal =baiid =bajan =balas =bankruptcy =bars =bas =battery =bay3 =bf =bills =bite =bloquear =bloqueo
      =bodycam =boot =borrowed =bote =brandishing =brazalete =buen =buenas =cacharon =cai =canadian =cancion =caro =carry =cerrada =chase =chats =checar
      =checklist =checkout =chiste =church =cierto =citaron =citation =cito =city =claw =client =coartada =cobbs =cobro =comida =commissary =committed =comp
      =compartida =compras =condados =confessed =confiscaron =consigo =consulado =consulta =contestan =contrato =conversacion =convulsiones =copas =corralon
      =correcto =cost =crashed =cruzar =cuarta =cubren =culpa =cumple =dafa3et =dalil =das =datamaster =deben =debt =declarar =defending =deleted =denunciar
      =deportable =descuento =despacho =despide =destroyed =detention =detienen =deudas =devuelvo =dime =directo =director =dirty =discusion =dismissal
      =dispare =dispatch =dispensario =dormir =drew =dumb =duty =e7dar =eh =eji =elevador =emsa7 =en7abes =encubierto =ends =eni =enno =eno =ensene =enterar
      =entere =equivocado =erfod =escondo =esm =esmo =esposan =estabamos =estacionamiento =estampillas =estas =estate =esto =estres =et2sel =extra =factura
      =failed =fake =fallo =falsa =falto =far =far2 =fax =fcj =fel =finds =fini =fired =firma =gang =gasla =gehaz =ghalat =ghayyer =gher =ghrad =gift
      =golpearon =grabaron =grabo =gracias =grados =grams =grillete =grosero =hab =hablara =haces =halle =halloween =handcuff =happen =harassing =headache
      =heard =hecho =hello =herencia =herido =hers =hid =hiring =historia =hojas =hope =horario =human =humano =huyo =ibamos =icloud =idi =impound
      =informacion =informant =injuries =inmigrante =intento =interno =interrogo =invento =investigacion =investigating =jackson =jarabe =jefe =jeje =jib
      =junto =jury =juvie =ken =khabber =khatwe =killed =knowing =la2o =late =lawer =laws =lawyers =leh =lei =lein =lesion =lesser =letra =letting =libre
      =licensia =locker =luego =ma3loumati =ma7bous =machine =makes =makeup =maktab =malicious =management =mande =manutencion =marriage =marzo =masking
      =mat =match =may =mdma =mdoc =medicaid =meen =meet =meses =mess =miente =mind =mip =mistake =mobile =mokhalfa =molests =month =months =mordi =mostrar
      =motargem =movi =muchos =muere =mujeres =multas =murder =murio =muskegon =nacio =narcotics =needed =needs =negar =nemra =nmasak =noches =nowhere =nsit
      =numeros =obliga =obligacion =obra =obstruction =offer =oficio =ofrecieron =ofrecio =olia =olio =opened =option =overseas =overtime =owes =owns =pain
      =palabra =pantalon =paperwork =paralegal =paran =paren =parental =part =pasada =pasado =pass =payment =pegado =peleo =pelicula =percocet =perdido
      =perdon =picks =pidio =piece =pill =pimienta =pizza =placa =play =podian =poliza =pongo =porfa =porro =post =posts =pot =power =precio =presento
      =press =preste =presto =probate =problem =problema =pros =prosequi =protecting =psi =pudo =puedes =punched =pv =pwid =queman =ra2am =ra2yak =race
      =radar =rafadet =rage =ramp =random =rape =razon =receipt =recoger =records =recupero =registracion =registrado =regresan =regrese =relay =remember
      =rentar =renunciar =reported =representan =residue =respondio =rest =restrictions =result =returning =reunion =revocar =risk =robadas =robot =sa2et
      =sabab =safar =samaritan =sara2 =sarnia =saved =sawwer =sayf =scam =scan =sees =segn =segui =seizure =sene =sentenced =sepa =shakwa =shoplifted
      =sistema =sitio =sixteen =sleeping =sms =sober =soltar =soltera =soplon =speaking =speed =spring =steal =stole =strangulation =subir =subo =sue
      =sueltan =suicido =supe =suspendieron =swa2a =swung =ta7lil =tapped =tased =teach =teen =tel3et =tells =terapia =testificar =texts =these =threatened
      =ti =tiktok =tools =toque =tos =touched =tow =tracker =traer =traes =transferred =truancy =truco =trump =trust =tsa =tumbe =tuvieron =twitter =typed
      =udaa =undercover =urgent =use =uso =vaciaron =valida =vemos =venir =veterans =viajar =victimas =videollamadas =vidrios =viejos =viendo =violent
      =visita =visiting =vop =vuelta =walker =wear =wedding =wheel =wills =witnesses =wondering =ye3raf =yedfa3 =yetla3 =yom =your =zabt =zay =zeyara =ابغي
      =ابنك =اتصرف =اجهز =اجوا =احتاج =احتجاز =احجز =احذف =احكيلي =اختبار =ادز =اربعه =ارجعها =ازور =اسبوع =اسبوعين =استشاره =اسلم =اسهل =اسوق =اشتغل =اشتكت
      =اشتكي =اشرح =اشهد =اصغر =اطفال =اطلق =اعبر =اعتقلوه =اعمله =اقرا =اكتبلي =اكتبه =اكلمكم =الاستشاره =الانتظار =الاوراق =الايام =الايفون =البس
      =البطاريه =البنك =البول =التاكس =التذر =الثلاثاء =الجاي =الجايه =الحادث =الحال =الحضور =الحقيقه =الحمدلله =الخميس =الدكتور =الدوا =الرد =الزايده
      =الزياره =السايق =السعر =السلام =السنه =السواق =الصمت =الصيف =الطلاق =الغاء =الغلط =الفات =الفيديو =القفل =الكازينو =الكلام =الكلبشه =الكيرفيو =المتجر
      =المحاكم =المساجين =المسجات =المفروض =الملف =المهم =النفخ =الهايتا =الهم =امتي =امهم =انتوا =انسان =انصاب =انطي =اهله =اهلها =اوبن =ايام =ايدك =ايفون
      =باجر =باص =باع =بالاول =بالباركنغ =بالتسليم =بالتقسيط =بالحبس =بالشرطه =بالشنطه =بالصيف =بالعطله =بالعيد =بالفورم =بالموعد =بالموقع =بالهايوي =باليمن
      =بتردو =بحث =بخاخ =بخير =بده =بدها =براءه =برنت =بريء =بشتغل =بشو =بضرب =بعت =بعضان =بغرفته =بماكومب =بمخدر =بموت =بنطر =بنفسي =بوزتف =بول =بياثر
      =بياع =بيحقله =بيقتل =بيقدروا =تاميني =تجي =تدخلت =تشد =تشوف =تعاطيت =تعديل =تعرضت =تغير =تفيد =تقتلني =تكدر =تكذب =تكست =تهديد =تو =توصيله =جاءت =جاب
      =جمعه =جنت =جه =جواز =جوال =جي =جيب =حابسين =حارس =حاطه =حجز =حضانه =حقكم =حقها =حكمها =خاصه =خالف =ختياره =خصم =خطر =خطي =خفت =خلي =خليني =خنق =دار
      =دافعت =دايما =درج =دعوي =دقيت =دليل =دمي =دوره =دين =راتبي =راحوا =رايي =رجعه =رديت =رسم =رفضت =رفيقه =رقمي =رمضان =زعلان =زوم =ساكنه =سبعه =سجين
      =سحبت =سحبوا =سرعه =سري =سريه =سقت =سكرو =سكيورتي =سمحت =سناب =سوابق =سيفل =شاربه =شافني =شفتها =شهرين =شهود =شوت =شيك =صاحبه =صاحي =صدك =ضحيه =ضده
      =ضربت =ضربته =ضربتها =ضربنا =ضربوني =ضو =طلاق =طلبي =طلق =ظل =عادي =عالبوند =عالكورت =عالمدرسه =عالموعد =عام =عايش =عبي =عدكم =عده =عربي =عضي =عطيني
      =عقد =عمري =عملها =عندكم =غراض =فاتحين =فاقه =فتره =فتشو =فدرال =فدرالي =فرانك =فردي =فريق =فكرت =فيديوهات =فيقون =فيكم =فيلون =قاصر =قانونيا =قاومت
      =قتل =قتلني =قرالي =قريت =قله =قهري =قوست =قولت =كارت =كاش =كالام =كام =كتب =كتبته =كتبوها =كده =كذا =كذبت =كرت =كسرت =كفلت =كلبشني =كمبيوتر =كملت
      =كورت =لابن =لابنان =لاي =لحقت =لديك =لطيف =لعندكم =لقت =لقوها =لك =لكم =للبوليس =للتفتيش =للدوام =لمرت =لمين =مات =ماتت =مالتي =متذكر =متوتر =مجبور
      =محاميه =محتاجين =محجوزه =محدش =محفظتي =محكمت =مراهق =مرحبا =مرخص =مساعده =مستقبل =مسجون =مسرع =مسروق =مسكته =مسلسل =مشكل =مشي =مطلوب =معصبه =معلق
      =ملف =مليان =ممرض =ممنوع =منك =موبايل =موضوع =موظف =موقعكم =مولي =ناجل =نبيذ =نزلت =نفاقه =نقدر =نقلو =نكدر =نكلم =نمت =نمره =نوافق =هديك =هروب =هوم
      =والجهاز =والمراقبه =وبعدين =وتركت =وراق =ورفضت =وساقت =وسايق =وسجل =وسقت =وشارب =وطلبو =وطلعو =وفجاه =وقعها =وكفني =ويد =ياخدوه =يبيع =يجب =يحق
      =يحكموه =يسلم =يشوفني =يطول =يقرا =يكذب =يكولون =يلا =يمسك =ينام =ينفع =ينمسك ACTOR+GONEOFF ACTOR+PASTVERB ACTOR+TAKING ANSWER+ARRESTED ANSWER+Held
      ANSWER+PAPERS ANSWER+PAST ANSWER+PILLS ANSWER+PODER ANSWER+Plea ANSWER+STATION ANSWERAR+Official ANYMORE+JUDGE ANYMORE+TOOKES ARREST+CUFFS ARREST+Drug
      ARREST+End ARREST+PILLS ARRESTED+COMEIN ARRESTED+End ARRESTED+GOT ARRESTED+HOWTO ARRESTED+Room ARRESTING+QUERY ARRESTING+Violent ASK+ARRESTED ASK+CAR
      ASK+EVERYONE ASK+SEARCH ASK+TONIGHT ASKAR+COURTS ASKAR+General ASKAR+HURT ASKAR+REFL ASKAR+THING ASKEDAR+COURTS ASKEDAR+KIN ASKEDAR+NUMBER
      ASKEDAR+PAPERS ASKEDAR+QUERY ASKEDAR+THING ASKING+EVERYONE ASKING+IDIOM ASKING+JOKE ASKING+KNOCKED ASKING+PULLEDAR ASKINGAR+KILL ASKINGAR+PULLEDAR
      ASKINGAR+WANT ASKINGAR+WILL AWAY+ONLINE AWAY+PAST AWAY+POINT AWAY+PULLED AWAY+TONIGHT BE+CAMEIN BE+HABIT BE+ONLINE BODY+KILL BODY+LEGAL BREAKIN+ANSWER
      BREAKIN+ARREST BREAKIN+ARRESTING BREAKIN+CAR BREAKIN+CHARGED BREAKIN+LATER BREAKIN+Room BREAKIN+STATEMENT BREAKIN+WRISTS BREATHE+IF CAMEIN+NOW
      CAMEIN+SEIZED CAMEIN+Street CAMEIN+TOOKAR CAR+ACTOR CAR+ANYMORE CAR+EX CAR+Held CAR+LIVE CAR+PODER CAR+POINT CAR+SOBRIETY CHARGED+DANGERES
      CHARGED+KILL CHARGED+Sick CHARGED+Violent CHARGED+WAVING CHILD+ARRESTING CHILD+COMEIN CHILD+PULLINGAR CHILD+STATION CLITIC+JOKE CLITIC+RAID
      COMEIN+LATER COMEIN+RECENT COMEIN+TALKING COPCAR+CLITIC COURTS+PULLED COURTS+Room COURTS+TALKING CPS+ARREST CPS+COURTS CPS+Paperwork CPS+TALKING
      CPS+THING CUFFS+ARREST CUFFS+BE CUFFS+GOT Calendar+BREAKIN Calendar+CAMEIN Calendar+LURKING Calendar+PULLED Calendar+SEARCH Calendar+Violent DANGER
      DANGER+DANGER DETECTIVE+CHILD DETECTIVE+Plea DETECTIVE+TOOKES DETECTIVE+WARRANT DIE+ACTOR DIE+GOT DIE+INTO DIE+Near DOGS+HURTEN DOGS+Held DOOR+CLITIC
      DOOR+GRABBED DOOR+HURT DOOR+JUDGE DOOR+LEGAL DOOR+OUTES DOOR+TOOK DOOR+Traffic DOOR+WARRANT Drug+HOWTO Drug+INTO Drug+LEGAL Drug+RANOFF Drug+ROADSIDE
      Drug+WAVING EVERYONE+INTO EVERYONE+LOC EVERYONE+Young EX+ASK EX+JUDGE EX+PODER EX+TAKING EX+TAKINGAR EX+TALKING EX+Worker End+DETECTIVE End+Interview
      End+PODER End+TONIGHT FALLEN+General FALLEN+SAY FALLEN+SOMEONE FIND+Held FIND+INTO FIND+JAILED FIND+NOOSE FIND+OUTES GETOUT+Moment GETOUT+NOW
      GETOUT+POLICE GIVEBACK+DETECTIVE GIVEBACK+HIDEOUT GIVEBACK+HURTS GIVEBACK+PODER GIVEBACK+Plea GIVEBACK+SCARED GIVEBACK+TAKEES GONEOFF+ACTOR
      GONEOFF+Interview GONEOFF+NUMBER GONEOFF+ROADSIDE GONEOFF+WARRANT GOT+BREAKIN GOT+GETOUT GOT+IDIOM GOT+PULLEDAR GOT+TOOKAR GRABBED+HANDS
      GRABBED+JAILED GRABBED+PASSEDOUT Gear+LATER Gear+PAST Gear+TAKEES General+ARRESTED General+DETECTIVE General+Drug General+EX General+KNOCKED
      General+LURKING General+PHONE General+SUICIDE General+Street General+WAVING HABIT+CHILD HABIT+HEDGE HABIT+Young HANDS+HEDGE HANDS+LOTS HASES+DETECTIVE
      HEDGE+COPCAR HEDGE+HIGHPLACE HEDGE+OVERDOSE HEDGE+SEARCHED HEDGE+SOBRIETY HIDEOUT+HURT HIDEOUT+LURKING HIDEOUT+PAST HIDING+DOOR HIGHPLACE+NOOSE
      HIGHPLACE+Weapon HOME+ACTOR HOME+CAMEIN HOME+GIVEBACK HOME+HOWTO HOME+TAKINGAR HOME+TONIGHT HOUSE+BEHIND HOUSE+BODY HOUSE+CAMEIN HOUSE+JOKE
      HOUSE+KIDNAP HOUSE+KILLED HOWTO+ARRESTING HOWTO+PASTVERB HURT+ASK HURT+DOGS HURT+PAPERS HURT+PASSEDOUT HURTEN+ACTOR HURTEN+ASK HURTEN+DOGS HURTEN+JOKE
      HURTEN+ONLINE HURTEN+WRISTS HURTING+ACTOR HURTING+ANYMORE HURTING+CAMEIN HURTING+Interview HURTING+JAILED HURTING+ONLINE HURTING+Paperwork
      HURTING+Traffic HURTS+ARRESTED HURTS+CAR HURTS+COURTS HURTS+GIVEBACK HURTS+GRABBED HURTS+JUST HURTS+PHONE HURTS+POINT Held+BODY Held+IWANT
      Held+KNOCKED Held+POLICE IDIOM IDIOM+DIE IDIOM+End IDIOM+GOT IDIOM+IDIOM IDIOM+JAILED IDIOM+PAPERS IDIOM+WANT IF+ARRESTED IF+AWAY IF+DETECTIVE IF+EX
      IF+GETOUT IF+GRABBED IF+HURTEN IF+LOC IF+Official IF+PHONE IF+POLICE IF+PULLED IF+PULLING IF+SEARCH IF+SOMEONE IF+STATION IF+SUICIDE IF+Worker
      INTO+DETECTIVE INTO+FIND INTO+GONEOFF INTO+JOKE INTO+ONLINE INTO+TOOK IROOM+ASKING IROOM+BEHIND IROOM+Young IWANT+GONEOFF IWANT+HOUSE IWANT+Interview
      IWANT+JUST IWANT+Official IWANT+POLICE IWANT+QUESTIONING IWANT+STATEMENT Interview+Held Interview+LEFTNOTE Interview+Street Interview+Worker
      Interview+Young JAILED+ANSWER JAILED+HURTS JAILED+TAKINGAR JAILED+TOOKES JUDGE+ANSWERAR JUDGE+HURTING JUDGE+Interview JUST+MISSING KILL+ACTOR KILL+ASK
      KILL+BODY KILL+JOKE KILL+WARRANT KILLED+CLITIC KILLED+INTO KILLING+CLITIC KILLING+COURTS KILLING+JUDGE KIN+ASKEDAR KIN+DIED KIN+IDIOM KIN+JOKE
      KIN+TALKING KNOCKED+ASK KNOCKED+NUMBER KNOCKED+SOMEONE KNOCKING+ARRESTING KNOCKING+CAMEIN LATER+BREAKIN LATER+DETECTIVE LATER+GRABBED LATER+OUTES
      LATER+STATEMENT LEDGE+ARRESTED LEDGE+ASK LEDGE+NOOSE LEFTNOTE+OUTES LEFTNOTE+STATEMENT LEGAL+BODY LEGAL+DIE LEGAL+HURTING LEGAL+OVERDOSE LEGAL+Room
      LEGAL+TOOKAR LEGAL+WARRANT LETGO+GOT LETME+HOME LETME+HOUSE LIVE+COURTS LIVE+HOUSE LIVE+HOWTO LIVE+JAILED LIVE+WARRANT LOC+Calendar LOC+HOWTO
      LOC+IDIOM LOC+NUMBER LOC+PAST LOC+ROUGH LOC+SUICIDE LOTS+ASKAR LOTS+FAINT LOTS+HOWTO LOTS+KNOCKED LOTS+LIVE LOTS+OVERDOSE LOTS+QUESTIONED
      LURKING+COURTS LURKING+HURT MISSING+IF MISSING+PILLS MODAL+HABIT MODAL+LEFTNOTE MODAL+QUESTIONS MODAL+Worker Moment+ASKINGAR Moment+ROADSIDE
      Moment+TOOKES NARCAN+LOC NECK+THING NOOSE+Calendar NOOSE+DOOR NOOSE+HOUSE NOOSE+PODER NOOSE+QUESTIONING NOOSE+SOBRIETY NOW+ANYMORE NOW+ASKINGAR
      NOW+COURTS NOW+FIND NOW+LATER NOW+NUMBER NOW+PAPERS NOW+TALKING Near+EX Near+JAILED Near+ONLINE Near+PODER Near+SOBRIETY ONLINE+ASK ONLINE+PASTVERB
      ONLINE+POLICE ONLINE+Plea OUTES+FIND OUTES+HURT OUTES+MISSING OUTES+PAPERS OUTES+RAID OVERDOSE+Calendar OVERDOSE+HEDGE OVERDOSED+Calendar
      Official+ASKEDAR Official+Calendar Official+FALLEN Official+KIDNAP Official+LATER Official+PAST Official+PILLS Official+PODER Official+QUESTIONED
      Official+WAKE Official+WARRANT Official+WEAPON Official+Weapon PAPERS+ARREST PAPERS+HASES PAPERS+HIDEOUT PAPERS+HURTEN PAPERS+LIVE PAPERS+MISSING
      PAPERS+NUMBER PAPERS+OUTES PAPERS+RECENT PAPERS+TAKEES PAPERS+Worker PAST+FALLEN PAST+GETOUT PAST+HURTING PAST+Interview PAST+KNOCKING PAST+Official
      PAST+POINT PAST+POLICE PAST+PULLED PAST+QUESTIONED PAST+QUESTIONING PAST+SUICIDAL PASTVERB+ARRESTED PASTVERB+BREATHE PASTVERB+DANGERES
      PASTVERB+HIGHPLACE PASTVERB+JOKE PHONE+Calendar PHONE+HOUSE PHONE+IF PHONE+Paperwork PHONE+THING PILLS+ARRESTED PILLS+HIDEOUT PODER+CHILD PODER+LATER
      PODER+SOBRIETY PODER+Worker PODER+Young POINT+HOME POINT+HOUSE POINT+PAPERS POINT+POLICE POINT+PULLED POINT+STATEMENT POLICE+Calendar POLICE+HURT
      POLICE+KIDNAP POLICE+PILLS POLICE+PODER POLICE+WAKE PRESENT+HABIT PRESENT+IDIOM PRESENT+PULLEDAR PULLED+BEHIND PULLED+HIGHPLACE PULLED+LATER
      PULLED+LEGAL PULLED+THING PULLED+WARRANT PULLEDAR+ANYMORE PULLEDAR+LIGHTS PULLEDAR+Near PULLEDAR+PAST PULLEDAR+POINT PULLEDAR+WEAPON PULLEDAR+Weapon
      PULLING+General PULLINGAR+CHILD PULLINGAR+PRESENT PULLINGAR+SOMEONE Paperwork+TONIGHT Plea+IWANT Plea+Official QUERY+BODY QUERY+CAMEIN QUERY+KNOCKED
      QUERY+LEDGE QUERY+LURKING QUERY+QUESTIONING QUESTIONED+Calendar QUESTIONED+MODAL QUESTIONED+OUTES QUESTIONED+PAST QUESTIONED+QUESTIONING
      QUESTIONING+ACTOR QUESTIONING+LEGAL QUESTIONING+PAST QUESTIONING+QUESTIONED QUESTIONS+CHILD QUESTIONS+LOTS QUESTIONS+MODAL QUESTIONS+PASTVERB
      QUESTIONS+PODER RANOFF+IF RECENT+ASK RECENT+NUMBER REFL+RECENT ROADSIDE+ARRESTED ROADSIDE+PASTVERB Room+BEHIND Room+POINT SAY+HURTEN SAY+JOKE
      SAY+MISSING SAY+PULLEDAR SCARED+ARRESTING SCARED+Near SCARED+PAST SCARED+TAKING SEARCH+HASES SEARCH+Held SEARCH+PASTVERB SEARCH+Young SEARCHED+GOT
      SEARCHED+HOME SEARCHED+OUTES SEARCHED+WEAPON SEIZED+ASK SEIZED+CAR SEIZED+HANDS SEIZED+NOOSE SEIZED+PASSEDOUT SEIZED+PILLS SEVERE+Calendar SEVERE+DOGS
      SEVERE+GOT SEVERE+HANDS SEVERE+PASSEDOUT SEVERE+REFL SOBRIETY+CAR SOBRIETY+QUERY SOBRIETY+WANT SOBRIETY+Young SOMEONE+IWANT SOMEONE+LEGAL
      SOMEONE+SOBRIETY SOMEONE+STATED SOMEONE+WAVING STATED+ANYMORE STATED+General STATED+KILL STATED+POLICE STATEMENT+DETECTIVE STATEMENT+Held
      STATEMENT+Plea STATEMENT+QUESTIONS STATEMENT+Violent STATION+CHILD STATION+Young SUICIDE+AWAY SUICIDE+General SUICIDE+INTO SUICIDE+PAST Sick+GONEOFF
      Sick+General Sick+JAILED Sick+OUTES Street+NUMBER Street+POINT Street+TAKEES Street+TAKING Street+WEAPON TAKING+ACTOR TAKING+HOME TAKING+PILLS
      TAKINGAR+PULLINGAR TALKING+BODY TALKING+HOUSE TALKING+HURT TALKING+JAILED TALKING+Young THING+BODY THING+EX THING+GONEOFF THING+HURTEN THING+MISSING
      THING+SUICIDE THING+TONIGHT TOOK+Near TOOK+Plea TOOK+SEARCH TOOK+Street TOOK+THING TOOKAR+FIND TOOKES+IWANT TOOKES+LEDGE TOOKES+Official TOOKES+PAST
      TOOKES+POLICE TOOKES+SOBRIETY TOOKES+Violent Traffic+DOOR Traffic+GRABBED Traffic+JUST Traffic+PULLED Traffic+TAKEES Violent+ARRESTING Violent+HASES
      Violent+LIVE Violent+PASSEDOUT Violent+POLICE WAKE+DOOR WAKE+HOUSE WAKE+LOTS WAKE+WARRANT WANT+HABIT WANT+HURTEN WANT+PULLEDAR WARRANT+ANYMORE
      WARRANT+ASK WARRANT+Drug WARRANT+LIVE WARRANT+MISSING WARRANT+PAPERS WARRANT+WEAPON WARRANT+Weapon WAVING+HIDEOUT WAVING+Interview WAVING+STATEMENT
      WEAPON+DANGERES WHATIF+THING WILL+FAINT WILL+IDIOM Weapon+Calendar Worker+ANSWER Worker+ARREST Worker+Interview Worker+LEGAL Young+ASK Young+PULLINGAR
      ^DOGS ^IROOM ^KILLING ^ONLINE ^PILLS ^ROADTALK ^TALKING ^_12 ^_3ayez ^_aceptan ^_ammo ^_anoche ^_antes ^_any ^_aparato ^_arested ^_arma ^_asalto
      ^_asdf ^_at ^_avisar ^_ayudeme ^_b ^_bad ^_balas ^_banco ^_best ^_blood ^_body ^_borro ^_both ^_breath ^_buscar ^_busque ^_call ^_called ^_canada
      ^_ccw ^_cerraron ^_dead ^_digo ^_dije ^_dime ^_director ^_donde ^_drf ^_driving ^_drunk ^_dv ^_emergency ^_encontraron ^_entrar ^_eso ^_esto ^_fini
      ^_firme ^_fiscal ^_flint ^_form ^_free ^_fumar ^_girlfriend ^_give ^_go ^_gomitas ^_gracias ^_grand ^_hab ^_habia ^_hablo ^_hace ^_hacen ^_hacer
      ^_hago ^_hal ^_held ^_hello ^_hold ^_hospital ^_hurto ^_hyta ^_id ^_is ^_it ^_kan ^_kent ^_la2o ^_law ^_lawyer ^_letter ^_link ^_llamada ^_lose ^_make
      ^_malicious ^_manejaba ^_mc ^_meen ^_menor ^_mip ^_mismo ^_mota ^_narcotics ^_next ^_ni ^_nsit ^_oakland ^_old ^_only ^_otra ^_owvi ^_pague
      ^_passenger ^_pelea ^_people ^_pick ^_pistola ^_probate ^_pv ^_pwid ^_quiero ^_quitarme ^_rafadet ^_real ^_recien ^_recoger ^_recursos ^_redada
      ^_refuse ^_robbery ^_say ^_scared ^_scram ^_self ^_sin ^_sleeping ^_smell ^_sople ^_sos ^_soy ^_speeding ^_state ^_still ^_stole ^_strangulation ^_thc
      ^_things ^_this ^_troy ^_tu ^_tuve ^_undocumented ^_union ^_vape ^_vender ^_visiting ^_vivo ^_walk ^_walked ^_wayne ^_website ^_weed ^_write ^_y ^_yo
      ^_your ^_zoom ^_اتصلو ^_احذف ^_اخد ^_اخر ^_ارفض ^_اروح ^_اسم ^_اسوق ^_اطلع ^_اعطي ^_اعمل ^_اكتبلي ^_اكثر ^_اكيد ^_الباص ^_البطاريه ^_البوند ^_التلفون
      ^_السلام ^_السياره ^_الشات ^_الشطب ^_الغرامه ^_الكورت ^_المحل ^_امسح ^_امشي ^_انتهت ^_انتو ^_انمسك ^_اولاد ^_بتقولو ^_بعت ^_بلا ^_تلفون ^_تهديد ^_جواب
      ^_حادث ^_حبس ^_حجيت ^_حساب ^_حشش ^_حطو ^_خايفين ^_خفت ^_خلص ^_داربط ^_دخنت ^_رجع ^_رساله ^_رفضت ^_ساعدوني ^_سحبو ^_سرقه ^_سقت ^_سلاح ^_شالوه ^_شغلي
      ^_شوكت ^_صور ^_ضرب ^_ضربت ^_ضربته ^_ضروري ^_طريقه ^_طفل ^_عايز ^_عطيني ^_علي ^_عمره ^_عندكم ^_عنف ^_فلني ^_فيني ^_فيهن ^_قرات ^_قريت ^_قلتله ^_قول
      ^_قولت ^_كان ^_كذبت ^_كسرت ^_كفلت ^_كلبشوا ^_كلموني ^_كميه ^_كورت ^_لقوا ^_لما ^_ليش ^_ليه ^_متت ^_متهم ^_مجبور ^_مخدرات ^_مرحبا ^_مسدس ^_مع ^_معايا
      ^_نفخت ^_نفس ^_هجم ^_هويه ^_وقعت ^_وقفت ^_يصير ^_يفتشون aban- aband- about_fight about_theft abra- abrieron_la abrir_la abus- abusa- acabe_en acabo_$
      accidente_$ acco- accou- accusing_me aceptan_$ aceptan_pagos acerq- acon- acons- acosa- act_$ adder- addict_and adentro_lo adentro_por adic- adict-
      adiye_$ adjo- adjou- adult_$ adve- adver- aeropuerto_$ affi- afraid_of after_felony after_ppo against_me agarraron_en agarraron_otra
      agarraron_vendiendo agda- agente_$ agos- agost- agreement_$ ahi_no ahora_cps ahora_hay ahora_otro ahora_que ajen- al_cop al_policia alar-
      alcoholimetro_$ alej- aleja- alib- alim- already_$ alri- alrig- alto_$ alwa- alway- am_accused am_calling am_charged am_dying am_out am_sick
      am_suspended am_undocumented amenazar_con amsa- and_asked and_broke and_drove and_dui and_found and_gave and_guy and_have and_let and_need and_needs
      and_police and_this and_ابي and_اخذت and_اخذوا and_اعترف and_حبسوني and_راحت and_سرق and_سلاح and_صاحب and_ضربته and_فتشو and_لمرت and_مات and_مذكره
      and_مسكوني and_وقفني and_ولادي and_يخلص anda_con anda_en anda_preguntando ange- anger_management angu- angus- ankle_thing anoche_por anon- anos_dan
      another_kid ansi- ansie- antes_y anun- anunc- aparece_en apell- aplico_para apliq- aque- aqui_me are_coming are_cops are_holding are_killing are_lying
      are_there are_you armed_robbery arrestar_$ arrestar_mi arrestar_por arrested_and arrested_do arrested_how arrested_tonight arrested_with arresto_con
      arresto_en arrestos_$ as_evidence asap_$ asleep_when assi- asus- asust- at_$ at_bridge at_night at_plant at_someone at_work aten- atie- atien- atrap-
      atras_y atro- atrop- attacked_me autor- away_from ayudo_$ ayya- b_$ b_michigan baby_daddy background_$ bad_$ bag_$ bag_at baii- bajar_la ball- balla-
      ban_$ band- bank- bankr- batt- bb_gun be_arrested be_used beco- becom- been_arrested before_he before_police before_they behind_on bekt- besh-
      best_way beta- bi7e- bi7e2- bibl- bici- bien_$ bien_ingles bien_pero bike_$ blood_alcohol boat- body- body_cam bodyc- bomb- bond_و borrar_mi boss_is
      bounc- bounty_hunter boyfriend_and brand- braza- brom- bte7- btef- btet- buen- buena- burl- burla- but_said by3m- byek- byeka- byen- byet2- cacha-
      cada_rato call_detective call_them called_about calling_for camara_policia can_minor canada_$ canci- car_at car_but car_can car_for carcel_$ carcel_en
      carcel_lo carcel_y card- caro_$ carro_parqueado carro_por carry_on carte- casa_de casa_pero casa_por casa_que cash_$ caso_ya cata- caught_stealing
      cell_$ cell_phone centro_de charges_are chat- chea- check_and chis- chist- chur- churc- cier- cierr- ciert- cinco_veces circuit_$ cita- cita_en
      citacion_$ citar- clase_de class_$ clie- clien- clini- coar- coart- cobb- cobra_$ cobran_$ code- coke_و coma- comen- comes_to comid- coming_to commi-
      como_pido como_saco compe- compl- comun- con_abogado con_cpl con_cps con_ella con_su concu- confl- construccion_de consulta_$ consultation_$
      contestar_$ contrato_con convulsiones_y cop_did cop_have cop_i copa- cops_to corra- correcto_$ corren_$ cosas_robadas cost_$ county_por county_que
      cousin_got cove- cpl_en cpl_لازم cps_called cps_me cps_por cps_take crac- crash_$ crey- cross- cuando_sale cuando_se cuanto_tome cubre- cuenta_que
      cuet- cunado_y curr- curs- custodia_de da22- da7i- da7iy- da_verguenza daca_$ dakh- dakha- dali- dama- damag- dan_licencia dan_permiso dara- data-
      datam- days_and de_20 de_5 de_alejamiento de_choque de_csc de_cuando de_derechos de_detective de_espera de_evidencia de_oficio de_policia de_por
      de_secuestro de_soltar de_soplar de_su de_tanto de_شرطه deal- death_of debo_decir debo_hacer debo_y decir_y decirles_que decli- deco- decom-
      defend_myself deja_ver dejan_manejar dejaron_llamar dejo_ir dele- delet- demandar_$ demo- denti- deportar_por derechos_de derechos_miranda
      derechos_tengo descu- descuento_$ desde_2018 desde_ahora deses- desh- desn- desnu- despues_que destroyed_my detective_$ detective_de detective_in
      detective_keeps detective_llamo detencion_juvenil detenido_$ deti- detie- deud- deuda- di_mi dial- did_i died_and dien- dient- dieron_dos dieron_papel
      digo_guilty dije_la dijo_juez dijo_mi dinero_puedo direccion_$ dirt- dirty_$ discr- dispe- diversion_$ do_tonight doct- docu- docum- does_your
      dollars_from donde_estan donde_queda door_at dormido_en down_for drinking_$ drive_$ drive_thru driving_me driving_with drop_$ drop_it drove_$
      drug_test drunk_at duer- duerm- dui_and dui_at dui_ayuda dui_in dui_is dui_por dui_y dui_و during_questioning dv_and dv_و e7da- easier_if edan- eh_$
      eja_علي ejba- ejbar- elev- else_$ empezar_$ emsa- en7abes_علي en_casa en_centro en_detencion en_dui en_freeway en_macomb en_marzo en_no en_papel
      en_papeles en_parada en_prision en_probacion en_problema en_problemas en_texas en_trabajo en_wayne encontraron_droga encub- encubierto_$ encuentro_$
      end_of enfe- enfer- enfermera_y enfermo_y enough_for ensa- ensene_mi enter_my enterar_que entregar_se envi- era_yo eres_$ erfo- es_amenazar
      es_correcto es_ilegal es_legal es_malo escan- escribir_bien esht- eshte- eso_fue esposado_y esposo_esta esposo_no esposo_nunca esposo_que esposo_saco
      esposo_salio esposo_ya esta_acusado esta_gritando esta_presa esta_suspendida estaf- estan_investigando estar_preso este_fin esto_se estoy_muy
      estoy_viendo et2abad_3alayya et2s- et2se- et3a- et3aw- every_night everybody_in evid- evide- ex_tiene ex_took exac- exact- exces- exig- face_id faci-
      facility_$ fact- factu- faile- fall_$ falle- family_about fata- fatas- fatta- fax_$ federal_$ federales_$ fell_asleep fianza_y fight_$ fija- find-
      fire_$ fiscal_me flight_risk foot- for_15 for_bench for_blood for_drinking for_drug for_fentanyl for_getting for_having for_ice for_months for_no
      for_same for_smoking force_$ forge- forma_$ foster_parent found_weed free_$ friend_$ friend_got friend_to friend_was fris- from_another from_being
      from_last from_ohio from_police from_prosecutor from_sheriffs from_walmart front_desk fta_$ fue_mi fugi- fugit- fumar_en fund- futu- futur- ganad-
      gas_pimienta gasl- geha- get_dui get_fired get_my ghar- ghayy- ghra- gift_cards girlfriend_and girlfriend_got give- go_$ go_now golpeando_en
      golpearon_mi goodbye_to got_arested got_dui got_home got_letter got_ppo got_suspended got_taken grabar_la grac- graci- grado- grados_de grandma_took
      grillete_$ grip- gros- grose- grow- guara- gun_and guns_after guy_at guy_who hace_2 hace_ano hace_anos hace_dos hace_mes hace_meses hace_tres had_been
      had_gun hago_que hal_chat hallo- happen_to happened_and harassing_me harb- has_guns hasta_alla hate- have_$ have_all have_gun hay_ayuda hay_bus
      hay_orden hayd- he_call he_get he_go he_going he_say he_sees he_still he_stopped heada- heard_nothing hearing_on hell- help- her_to heren- heri-
      herid- hermana_la hermano_quiere hicieron_firmar hicieron_la hija_es hijo_acaba hijo_adolescente hijo_anoche hijo_con hijo_nacio hijo_que hijo_sin
      hijos_de him_for him_up him_الليله himself_in hiri- hirin- his_case his_first his_girlfriend his_lawyer his_mom histo- hizo_y hoja- home_in hone-
      hora_me horar- horario_de horas_y hours_and hours_away house_in house_is how_can how_مش humano_$ huron_and hurt_me husband_and husband_for husband_has
      husband_was hyta_y i_called i_could i_ever i_heard i_hide i_legally i_make i_refused i_shot i_stole i_travel i_trust iba_caminando iba_rapido ibam-
      ibamo- ice_$ ice_detained ice_en ice_viene iclo- iclou- idea_what idio- if_detective if_my immigration_agents immigration_and immigration_hold
      impaired_$ impound_$ in_2019 in_2021 in_county in_detroit in_impound in_kent in_ohio in_port in_vehicle in_your inca- infa- info_$ informant_$ inhe-
      inher- inmigracion_que inmigrante_$ insa- instr- interlock_violation interno_$ interview_$ interview_me inti- inven- invi- ir_شرطه irs_$ is_16 is_20
      is_3 is_accused is_accusing is_addict is_afraid is_and is_end is_felony is_from is_good is_hiding is_his is_hyta is_jail is_ok is_stalking is_stealing
      is_too is_traffic is_undocumented is_video it_for it_help it_if it_still it_with jacks- jail_que jail_right jail_tonight jara- jarab- jeje_$ jeye_$
      joke_$ judge_$ jurado_y just- just_go juvi- k9_$ kaza- kazab- keep_getting keeps_getting keeps_texting kelm- kept_asking kept_my khaba- khal- khale-
      khne- khol- kid_took kid_was kids_if kids_in kids_last kids_on kill_for kille- kitchen_and know_about know_your knowi- la_ayuda la_bateria la_cartera
      la_computadora la_culpa la_detuvieron la_entrevista la_espera la_hago la_lista la_meen la_misma la_obra la_orina la_placa la_po la_prision la_sangre
      la_sueltan la_tengo la_tos la_visita la_شرطه labo- larg- last_$ last_spring last_week late_and law_$ law_on lawe- laws- lawyer_$ lawyer_in lawyer_will
      lawyer_with le_$ le_aviso le_cobran le_dice le_ensene le_hace le_la le_paso le_piden leave_after leaving_me legal_$ les_cuento les_puedo lesi- lesio-
      less- lesse- letter_from letter_says letti- leyeron_mis licencia_esta licenciado_o license_$ license_plate license_was lied_about lied_to life-
      lights_on limpio_$ liste- little_$ live_in llama_la llamar_al llamar_por llame_$ llegar_la llego_subpoena llevaron_al llevaron_carro lo_acusaron
      lo_arrestan lo_digo lo_estoy lo_hizo lo_iba lo_robe lo_tiene locker_$ long_before long_can long_till look_through lueg- luego_$ lunes_$ luz_y lying_$
      ma2a- ma3ne- machi- mail_$ majb- majbo- make_me makes_me makeu- makto- mal_la mali- malic- mama_la mama_le mama_soltera manana_en mando_carta
      manejando_$ manut- maquina_$ marca- march_$ marihuana_en marq- marqu- marr- marri- marz- masar- masari_la maski- masr- masro- matc- matter_$ mawd-
      mawdo- max_$ me_about me_agarraron me_arrestaban me_busca me_buscan me_cacharon me_cayo me_cosas me_defienden me_deportan me_detienen me_dices me_dui
      me_esposan me_falta me_hablaron me_hicieron me_interrogo me_is me_llaman me_llamen me_no me_ofrecieron me_olvido me_paga me_pega me_pidio me_puedes
      me_quedo me_resisti me_revisaron me_robe me_straight me_subieron me_tengo me_ticket me_toca me_tocan me_tuvieron me_vine me_vio me_warning me_what
      me_y me_اكتب me_بالطريق me_بس me_بلا me_بوليس me_زمان me_مع meeting_with mejor_$ mejor_no mensaje_$ mensajes_de menta- mentira_$ merc- mese- meses_$
      meses_y mete_en meth_$ metieron_mi metio_en mi_abuelita mi_agente mi_apartamento mi_background mi_ciudad mi_corte mi_dinero mi_muchacho mi_oficial
      mi_papel mi_patio mi_perro mi_pistola mi_placa mi_que mi_sentencia mil_y miles_$ mine_$ minor_be mio_no miranda_$ miranda_rights mis_datos
      mis_mensajes mis_papeles mismo_nombre mista- mistake_$ mn_and mn_record mo2a- mo7a- mobi- mobil- modd- modi- moka- mokal- mokhalfa_$ mole- moles-
      mom_got mom_wants monday_$ money_missing month- months_ago mordi- motion_$ muchacho_y mucho- mugshot_is mujer- mujer_$ multa- multas_que murd- murde-
      muri- murio_mi mush- musi- musk- muske- my_appeal my_bf my_boss my_brothers my_car my_case my_coworker my_coworkers my_ex my_exs my_hearing my_home
      my_jacket my_late my_lawyer my_medication my_medicine my_next my_pills my_pistol my_public my_right my_statement my_stuff my_teen my_things myself_in
      naci_en nacio_aqui nada_que nadie_sabe nadie_salio near_me need_my neede- neighbors_called next_$ ni_por night_and night_for nina_de ninos_con nmas-
      nmasa- no_al no_conteste no_digo no_dijeron no_entendi no_idea no_marks no_pago no_reason no_tome no_traer nobody_called noche- noche_con noche_por
      nolle_prosequi nomas_$ nomas_por normal_$ nos_agarramos nos_dice nos_dieron nos_vemos not_$ not_hear not_it not_make not_me not_my not_pay not_to
      nota- notar- notif- novio_tiene now_can now_with nowh- nowhe- number_and numero_$ nunca_le nursing_license o_mejor o_solo o_tengo o_ya oakland_$ obed-
      obede- of_arrest of_me of_paper of_these of_wine offer_$ officer_did officer_i officer_never officer_search officer_wrote officers_in oficial_$
      oficial_que oficina_que oficina_y old_with on_suicide on_time on_vacation on_way one_driving one_phone open_my opene- opti- optio- or_is other_guy
      otro_$ otro_pais out_i over_last overdoses_$ overt- owi_اول own_child own_house packa- paga_$ pague_$ pague_bond paid_$ pais_y panta- papa_que
      papeles_de papeles_para papeles_que paper- paper_on para_ir para_la para_revisar paran_suspendido pararon_$ pararon_que pararon_sin pareja_$ parents_$
      parqueado_y pasad- pasar_con pasar_la pase_la paso_por patrulla_atras pay_lawyer pay_restitution pbt_$ pedir- pedir_permiso pegad- pelea_$ pelear_con
      peleo_en pelic- pena_por perdi_papel perdio_la perf- permiso_de phone_at phys- physi- picks_up piec- pimi- pimie- pistola_$ pistola_era pizz- placa_$
      placas_de platicar_con plea_$ plead_and please_help pled_guilty po_$ poda- podi- podia- pointed_gun police_asked police_from police_gave police_keep
      police_knock police_knocked police_need police_on police_said police_showed police_will policia_entro policia_llego policia_no policia_pide
      poligrafo_$ poliz- ponc- pongo_$ por_alcohol por_carro por_droga por_drogas por_dv por_email por_eso por_estar por_este por_miedo por_pasar
      por_sobredosis por_telefono por_uno por_vida porque_estaba porque_mi porque_se porque_tenia porr- posesion_de positivo_en posti- powe- ppo_against
      ppo_on preguntan_$ preguntan_en preguntar_cosas preguntas_de presa_y presentence_interview presi- preso_por prest- principal_$ prision_y
      probation_meeting probatoria_y problem_$ problema_$ proc- proce- process_$ pronto_$ propia_$ prosecutor_$ prosecutor_will prueba_$ prueba_y puede_$
      puede_entrar puede_la puede_llamar pueden_hacer puedes_hacer puedo_demandar puedo_entrar puedo_escribir puedo_hacer puedo_negarme puedo_recuperar
      puedo_sacar puedo_tener puedo_volver puerta_de pull_over pusieron_warrant puso_ppo put_on pv_$ que_baje que_contestar que_conviene que_cosas
      que_derechos que_dicen que_dije que_ella que_gano que_hablar que_hacer que_llamar que_mande que_momento que_pague que_papeles que_parte que_pasos
      que_policia que_poner que_preguntan que_puedo que_responder que_ropa que_sigue que_tiene que_tome que_uno que_van que_vaya que_viene que_vio querer_$
      question_me questioned_me quien_le quien_llamo quiere_pagar quiere_ser quiere_tomar quieren_dar quiero_que quiero_quitar quiero_reportar quiero_sacar
      quiero_ser quita_$ quitan_$ quitaron_carro ra2a- ra2ya- raci- rada- radar_$ rafad- raid- ran_from rand- rando- rast- rastr- rate- read_my reca- recan-
      recom- record_cleared recue- recup- recupero_$ refr- refuse_or refused_breathalyzer registrado_$ regresar_mi regu- released_$ reme- remem- rent-
      renta_cuarto renu- renun- repa- repi- repit- reportarse_$ reported_me repr- requi- rese- reser- residente_con resisting_$ resource_officer respondio_$
      rest_of restrictions_$ reten- retr- right_away rights_at rights_before rights_do road_rage robad- robbe- rude_to sa2e- saber_de saber_si sacar_le
      sacaron_sangre saco_la saco_mi safa- said_$ said_it said_they said_yes sale_en saliendo_de salva- sama- samar- sample_$ sana- sana_و sar_shi sarl-
      sarn- sarni- save- saw_something sawwe- say_he say_i say_if say_to scared_they sche- sched- school_bus school_resource scra- scrat- screen_$ se_acaban
      se_acabo se_lee se_leer se_llama se_mete se_muere se_peleo se_que se_queda se_suicido se_vale searched_me see_judge see_police sees_judge
      seguro_social seizu- seizure_and self_checkout semana_pasada send_me sene_علي sene_و sentencia_$ set_fire shakw- share3_$ shat- she_made shere-
      sheriff_came should_not should_she show_$ show_id shows_i si_alguien si_estoy si_falto si_ice si_la si_lo si_su si_tomo sign_and sign_papers signa-
      sigue_llamando sin_arma sin_aseguranza sin_condena sin_leer sin_motivo sin_preguntar site_$ siti- sixt- sixte- sleep_$ smell_weed smoking_weed snap_$
      snapchat_de snif- snin_$ snow- sobe- sobrino_esta social_$ social_y solo_le soltaron_esta solte- some_stuff somebody_else someone_told something_$
      son_did sons_case soplo- soplon_$ sos_$ sour- soy_mama speak_to spri- sprin- stand_your state_is statement_to stay_away stea- steal- stealing_$
      still_arrested stol- stole_$ stole_from stop_by stop_her stopped_for street_$ stuck_in stuff_$ stuff_from su_bebe su_novia su_telefono su_warrant
      subd- subdi- subir_la sue_me sueltan_hoy suicide_attempt summ- summe- summons_$ sunday_$ supe_que suspi- swa2- swun- ta7li- taba- taken_in taking_long
      talab- tan_rapido tappe- tarea_$ tarj- tecl- tecle- tehm- tehmo- tel3- tel3e- telefono_para tell_cop tell_you tend- tener- tengo_14 tengo_19
      tengo_cita tengo_corte tengo_hijos tengo_retail tengo_social tengo_warrant tenia- tenia_miedo tens- tera- terap- termine_mi test_at testificar_$
      text_you textos_que texts_$ that_are that_be that_even them_everything thes- they_arrested they_hold they_make they_offered they_searched they_think
      they_towed they_would they_wrote thing_as this_dui this_felony this_going this_ticket this_to this_whole three_and three_hours ticket_from tienda_me
      tiene_dui tiene_que tikt- tikto- time_for times_this to_check to_cops to_detective to_file to_florida to_give to_happen to_hear to_her to_jury
      to_officer to_plead to_police to_post to_press to_roll to_serve to_show to_somebody to_speak to_tell to_texas to_trial to_use to_you tocan_la
      tocando_la todo_esto todo_me told_police tomo_mi took_blood took_me tool- tools_are toqu- towed_my trabajo_de trabajo_por trae_$ traia_pistola tranq-
      trav- tres_dui tres_horas troy_$ trua- truan- truco_para trum- trus- turn_myself tuvi- tuvie- tuvo_dui twitt- two_weeks two_year type- unconscious_$
      under- uno_en uno_llama unsu- up_at urge- urgen- used_my va_enterar va_por vale_$ van_correr van_decir van_hasta van_ver vape- vape_$ vaya- vaya_la
      ve_lo veces_y vemo- venez- veni- ver_todo vera- verdad_que version_de vesti- vez_manejando vez_y viaj- viaja- video_can video_de viejo- viejo_$
      viene_ice viene_por vier- viernes_$ vino_la violation_what visi- visit- visita_$ voy_$ voy_mi vuelta_$ waiting_room warrant_$ warrant_علي warrants_$
      was_drunk was_out was_rude way_i wedd- weddi- weed_$ weed_en weed_في weeks_$ well_$ were_taken what_age what_are what_he what_if what_should whee-
      when_she when_will when_you where_can where_did where_he white_claw who_can who_i wife_got will- will_she wills_$ winn- winni- with_all with_court
      with_something with_your without_my without_telling wond- wonde- worse_than wrong_$ wrote_it wrote_me xbox_$ y_aqui y_dui y_encontro y_entre y_falto
      y_habia y_llegue y_manejo y_owi y_perdi y_pistola y_quiero y_sali y_salio y_tenemos y_trabada y_vino y_warrant ya_firme ya_soy ya_termine yelling_at
      yerba_$ yest- yesta- yetl- yetla- yo_la yo_llame yo_ni yo_soy you_$ you_everything you_keep you_need you_open you_over you_still your_ground yout-
      youth_home zelle_$ zeya- zeyar- zghi- zoom_$ ابره_la ابعت- ابن_اخوي ابني_16 ابني_3omro ابني_اخد ابني_اخذ ابني_اخذوه ابني_اللي ابني_دخل ابني_رجع
      ابني_عنده ابني_مدمن ابني_هلق ابني_وقفوه اتصا- اتصال- اتصر- اجرا- احتاج_محامي احتجا- احتي- احتيا- احضر_$ اختي_اخذت اخدت- اخدو_ابني اخذوا_رخصتي اخر_$
      اخلا- اخوي_15 اخوي_بالسجن اخوي_مسكوه اخي_الصغير اخي_علي اخي_كان ادزل- اذا_لا اذا_وقعت اذا_وقفني اذا_وقفوني اذن_$ اربع- ارجع- ارجعه- ارجعها_him
      اريد_اشتكي اسبو- اسبوع- اسبوع_$ استر- استرج- استش- استشا- استف- اسلم_نفسي اسهل_$ اسوي_and اشتغ- اشتك- اشتكي_$ اشتكي_عليه اعتذ- اعتقلوه_him اعرف_$
      اعطين- اعلا- اعمل_eh اعمل_هلق اغلا- اقامه_and اكسب- اكلمك- اكو_احد الاجا- الاحد_$ الارب- الاسبوع_الجاي الاصل- الاك- الال- الالك- الاور- الايا- الايف-
      البار_and الباق- البس_$ البلا- البود- البيت_بدون التب- التذ- التص- التف- التفتيش_$ التو- التي- الجاي- الجيل_$ الحبوب_$ الحضو- الحمد- الخمي- الخي-
      الدكت- الدوام_$ الدول- الزا- الزاي- الزي- الزيا- السايق_$ الست- الستي- السجين_$ السرعه_$ السلام_عليكم السياره_من الشرطه_اخذت الشرطه_وهو الشرطي_اخذ
      الشرطي_ما الشغل_عن الشه- الشهر_الماضي الصم- الصو- الصي- الضابط_$ الضابط_قال الضح- الطريق_and الطل- الطلا- الطي- الغا- الغل- الفحص_$ الفيد- القاصر_$
      القبض_$ القت- القسم_$ الكاز- الكير- الكيرفيو_$ اللا- اللاي- اللي_ضربته اللي_فات الليسن_$ الماضيه_$ المتج- المحاكمه_$ المحقق_اتصل المحقق_بدو المحقق_ترك
      المحل_$ المدا- المطل- المعل- المفر- المكا- المكتب_$ الملف_$ المه- الموا- النت- الهايتا_$ امر_الحمايه امل_$ امي_كبيره انا_sakran انا_بالبيت انا_برا
      انا_تحت انا_سكران انا_طالب انا_كنت انا_مذنب انت_$ انتو- انسا- انسان_and انصا- انضر- انه_هو اني_ما اهله- اونص- اي_ورقه ايديه- ايش_اسوي ايش_الحكم ايفو-
      بارول_$ بارول_and بالاس- بالاع- بالاول_$ بالبروبيشن_$ بالحب- بالحبس_$ بالدا- بالسجن_شو بالشرطه_$ بالشن- بالصي- بالعط- بالف- بالقاعه_$ بالقانون_$
      بالكو- بالكورت_$ بالمدرسه_$ بالمستشفي_$ بالمع- بالنا- باليم- بتتا- بتدو- بترا- بترد- بتقب- بتقول- بتلف- بتلفو- بتنش- بثلا- بحما- بدها_تحكي بدو_ياخد
      بدو_يحكي بدي_اشتكي برا_la براء- برخصتي_$ بريء_$ بس_مش بسيارتي_$ بشتغ- بعد_ساعه بعضا- بعمل- بكره_$ بماك- بماكو- بنيو- بورت_هيورن بوزت- بوين- بياث-
      بيان- بيانا- بيتا- بيتع- بيحا- بيحب- بيرح- بيرحل- بيساع- بيعد- بيفي- بيفيد- بيقت- تامين- تاني_$ تتكل- تجاو- تحت_السن تخان- تدخل- تدري- تراك- ترجم-
      ترخي- تركو- تزور- تساع- تساعد- تسلم_ايدك تسوي- تضمن- تعاطي- تعدي- تعرض- تعمل_$ تغطو- تفتيش_سيارتي تقتل- تقتلن- تقتلني_me تقدر- تقسي- تكت_$ تمسك- تهدي-
      توصل- توصيل- جابو- جامعه_$ جرب_$ جوزي_عنده جي_بي حادث_$ حامل_سلاح حبس_و حتي_ما حسبو- حضان- حق_الصمت حقي_$ حكمه- حكمها_$ خابرت- ختيا- ختيار- خرجت_من
      خطر_$ خطيبت- خلصت_القضيه خلين- خمست- خمستع- دايم- دقو_الباب دقوا_الباب دليل_اني دوره_him ديربورن_$ راتب- راحت_$ راحت_علي راحو- رجعه_him رجعو- رح_يرجع
      رخصتي_بعد رفض_فحص رفضو- رفيق_السكن رفيقي_$ رمضا- رواي- روايت- روح_عالكورت زعلا- زوجتي_and زوجي_بالسجن زوجي_خايف زوجي_دخل زوجي_مسكوه زوجي_مو
      ساعات_الخدمه سايق_$ سايق_اوبر ستوب_$ سحبوا_سيارتي سرعه_$ سقت_and سكر_$ سكرت- سكوت- سماع- سنه_علي سنين_علي سواب- سوابق_and سيارتي_$ شافن- شاهد_$ شاهر_و
      شخص_اخر شرطه_برا شرطي_and شرطي_وقفني شكرا_$ شكوي_$ شلون_احجي شم_ريحه شنو_نسوي شهاد- شهادت- شهر_$ شهري- شو_احسن شو_الحكم شو_عمل شو_معني صاحب_البيت
      صيدل- ضربته- ضربته_$ ضربتها_him ضربنا_me ضربون- ضربوني_me ضيعت_ورقه طرد_من طلاق_$ طلع_positive طلعت_and عالباب_and عالبوند_$ عالتي- عالجسر_$ عالص-
      عام_$ عايز_اعرف عربي_$ عضي_$ عطيني_me علي_court علي_license علي_owi علي_اسيله علي_البيت علي_الجلسه علي_الشرطه علي_المراقبه علي_بيتي علي_حدا علي_خناقه
      علي_سيارتي علي_عنف علي_في علي_لابنان علي_مذكره عليه_$ عم_تسال عم_تقول عم_عبي عمرها_20 عمري_ما عمل_شي عمله- عملو- عملول- عن_العركه عن_واحد عند_امي
      عند_شرطه عندك- عندنا_$ عنده_owi عنده_سلاح عنده_كورت عنده_مسدس عندي_$ عندي_and عندي_كورت غلط_$ غير_اذن فاتح- فاتحي- فاقه_him فدرا- فران- فرجي- فقير_and
      في_$ في_michigan في_owi في_parking في_semi في_warrant في_zabt في_ريحه في_فحص في_فيديو فيديو- فيديو_$ فيقو- فيلون_and فيني_صور فيهم_$ فيهم_يفتشو فيي_$
      قاصر_$ قاضي_$ قالو_عندهم قالولي_عليك قالولي_ما قانونا_$ قانونيه_$ قاوم- قبل_$ قبل_شهرين قتلن- قتلني_me قد_ايه قرال- قضيه_$ قضيه_علي قفل_السياره
      كاونتي_$ كتبو- كتبوه- كحول_$ كل_yom كل_يوم كلبشن- كلبشني_me كلها_$ كمبي- كمبيو- كنت_عم كندا_$ كورت_$ كورت_بكرا كونس- كيس_$ كيف_طلع كيف_لاقي لا_بنطر
      لا_في لابنا- لازم_اعرف لازم_اوقع لازم_يقول لان_كلنا لحسا- لرفي- لرفيق- لزموه- لعندك- لعندكم_$ لقوا_معي لقوه- للاي- للبو- للبول- للتف- للتفت- للجا-
      للدو- للدوا- للشغل_$ للعل- للمد- للمع- لما_وقفوني لما_يوقفني لمرت- لمست- لو_بس لو_رحت لو_واحد ليش_$ ما_sar ما_بدها ما_حد ما_رد ما_شربت ما_قال ما_لحقت
      مات_$ مبارح_$ متت_من متذك- متوت- متي_يطلع مجبو- محامي_شو محجوز- محفظت- مخالفه_سرعه مذكره_علي مذنب_$ مراه- مرتي_ما مرحب- مساع- مساعد- مساعده_$ مستح-
      مسجو- مسوول- مش_الي مشرو- مطلو- معصب- معي_and معي_حق معي_شو معي_مسدس مقفو- ممنو- من_الايام من_التفكير من_الشرب من_جوا من_حقي من_ست من_شهر من_عندهم
      من_قهري من_كم من_لما من_هم من_وين منك_$ مو_انا مو_سايق موافق- موافقتي_$ موجود_$ موضو- موقعك- ميسدي- نبعت- نخاب- ندما- نزلول- نسوي- نفاق- نفاقه_him
      نفخت_0 نفسي_and نقاض- نمت_and نواف- هابي- هابيت- هسه_لو هل_هذا هل_يجب هلق_خايف هو_اللي هيطل- هيورن_$ و_dui و_owi و_سحبوا و_علي و_عنده واحد_بيقول
      واحده_$ واشت- واعط- والاع- والاو- والجن- والسا- والشرطه_$ والمخ- والمر- وبعدي- وتخا- وحدي_$ وخلا- ورفض- وروح- وسكران_$ وشاف- وصور- وفجا- وقعه-
      وقعها_him وكفن- ولدي_$ ومعي_مسدس وندمت_$ وهو_ما وهو_محبوس وهو_مش ويشو- ويشوف- ويطلع- وين_روح وين_كاونتي وين_محكمه ياخدوه_him يترج- يحضر_$ يخلص_$ يدفع-
      يرجع_$ يرحم- يرفض_$ يروح_$ يسافر_$ يسال_ابني يسلم- يشوفن- يشوفو- يصدق- يطرد- يطول_$ يعطي- يقدر- يقدر_يسافر يكول- يكولو- يمكن- يمنعو- ينمس- يوصل- يوكف-
      يوم_الاثنين يوم_من`,
    '-0.5': `#ابعتل #اجاز #احتياط #اخبار #اخلي #ادم #ارسال #ازا #ازعاج #ازور #استشار #اضح #اعتد #اعترفل #اغير #افق #اقي #السن #امت #امس #باع #بدار #بلغت #بيحقل
      #بيساعد #بيوقفو #تاذ #تجاوب #تحرش #تخابرو #تذر #ترخيص #تسلم #تصالح #تصريح #تكول #تلفزي #تمام #تنازلت #توف #توه #ثانو #حبت #حجزت #حجيت #حشش #حضان #حقق
      #حلو #خربت #خفت #خير #داربط #داهم #دقوا #دوام #ربيع #رديت #رشه #روحت #سحبت #سكوت #سلب #شتا #شكو #صداع #صدق #صدم #صيف #طلاق #طوار #عاف #عطل #عملول #عيد
      #فيسبو #قرات #قعدت #قلق #كال #كبس #كود #لقت #مبارا #محروق #محفظ #مخبر #مزيف #مستقبل #مسحت #معمل #مقبول #موافق #موضوع #نرد #نكفل #نمت #ورث #يبعت #يبغ
      #يقر #يكذب #يلف ._08 16_y 17_and 2019_and 2021_$ 2022_$ 2023_$ 2alb- 2nd_$ 3_$ 3_months 3anni_$ 3ato- 3atou- 3ayzi- 3endk- 3omr- 3omro_15 5_$ 911_$
      =08 =1200 =2000 =3an =3endkon =3omro =750 =7a2 =7aka =aa =abogada =abren =accusing =adi =adiye =adoptar =afraid =agarra =agarre =alarma =algun
      =amenace =amenazar =antidoping =anybody =appealing =apunte =arreglando =asks =avisarle =ball =banco =bateria =ben =bilingue =bit =bot =broken =bruises
      =bta3 =buena =cameras =cantina =centro =cerro =cervezas =chamarra =chan =character =charging =chat =cita =codigo =complain =confesion =contract =copy
      =cort =dab =dammi =data =days =death =debe =decia =defend =defendi =demandar =dices =drinks =duda =duis =duro =easier =eja =elli =elly =em7i =email
      =emergencia =empuje =encontro =ensenar =entering =ento =entrevista =entrevistar =entry =equipo =eres =esmi =espero =estuvieron =evicted =evidencia
      =extradition =facing =fail =fallecio =fiador =fighting =film =fire =gane =golpee =grandparents =grite =grua =happy =harassment =hayda =hola =hui
      =interrogan =interrogar =intruder =joke =judges =keda =keyed =khof =la2en =la2enno =lease =leil =lets =lines =link =llamadas =llamamos =locks =looked
      =malo =maneje =marco =marhaba =matando =mc =medication =menti =mil =mni7 =msu =mugshot =naci =navidad =nervous =nolle =novela =nude =obligado =odds
      =panicking =panico =paramedico =pasando =passcode =pegaron =pelee =peso =pleading =preguntaron =presa =presos =probando =process =pull =quebro =quiet
      =quit =recibo =reporter =resource =responder =respuesta =revoke =rompi =rude =ruined =saw =schools =searched =secuestro =sera =share3 =sheft =shop
      =shukran =sick =siguieron =site =snin =sold =spit =story =support =talabt =talks =tamam =tanto =tarea =tele =tenerlo =termina =textos =thank
      =therapist =threats =thx =tire =toco =towed =tps =tragan =transfer =unlocked =vacation =vape =vendio =vieron =violando =warning =wire =working =yalli
      =yeh =youtube =zelle =ازاي =اسال =اطلعه =اعترفلي =اعتقل =الاي =البارح =التوقيف =الحضانه =السن =الشات =الشهر =القاعه =القلق =امته =امس =اوبر =اوقفوني
      =ايمت =بالاخبار =بالبار =بالبروبيشن =بالجامع =بالكورت =بتقولو =بدار =بلغت =به =تاذي =تبعكم =تتصل =تجاوب =تحرش =تحقيق =ترك =تست =تسلم =تقدر =تمام =توفي
      =توه =جارتها =جاري =جامعه =جدتي =جسر =حالو =حجزت =حجيت =حشش =حطت =حلو =حول =خربت =خنقه =داربط =دقوا =ده =رايك =رخصت =رفعت =سرقت =سرقو =سلب =شباك =شكوي
      =شوكت =شيرف =صدق =صدم =ضحك =عراقي =عربيتي =عليكم =غبي =فود =قرات =قريبي =قصتي =قعدت =قلتله =كال =كرسي =كول =كيفك =لقوا =لوني =لوير =محروق =محله =مخبر
      =مديري =مضيه =معلوماتي =نرد =نزلوني =نفخت =نكفله =وافق =ورشه =وزن =يسمع =يفرق =ينفخ ACTOR+NOW ANSWERAR+General ANSWERAR+HOUSE ANSWERAR+PHONE
      ANYMORE+PULLEDAR ANYMORE+STATION ARREST+JUST ARRESTED+SOMEONE ASKAR+SEARCH ASKEDAR+ANSWER ASKEDAR+Official ASKEDAR+POLICE ASKING+HURTEN ASKING+PULLED
      ASKING+QUESTIONING AWAY+FIND BE+TOOKES BREATHE+CAR BREATHE+JOKE CAR+OVERDOSING CHARGED+HURTING CHARGED+SEVERE COLOR+End COMEIN+Interview COMEIN+NUMBER
      COURTS+ANSWERAR COURTS+WHATIF CPS+ANSWER CPS+BREAKIN CPS+LATER CPS+PAST CPS+QUERY CUFFEDAR+TOOKAR CUFFS+LEGAL CUFFS+MODAL Calendar+DETECTIVE
      Calendar+Held Calendar+STATION DETECTIVE+CHARGED DETECTIVE+LEFTNOTE DETECTIVE+TOOK DIE+General DIE+HURTING DIE+IDIOM DIE+Moment DOGS+CHILD DOGS+HOME
      DOGS+HURT DOGS+Violent DOOR+JAILED DOOR+PODER DOOR+THING Drug+COMEIN Drug+Held Drug+Interview Drug+Street EVERYONE+PAPERS EX+IWANT EX+POLICE
      End+Calendar End+JOKE End+WHATIF FAINT+IF FAINT+JAILED FAINT+POLICE FALLEN+POINT FALLEN+WANT FIND+COURTS FIND+GIVEBACK FIND+Official FIND+WARRANT
      GETOUT+DOOR GETOUT+IF GIVEBACK+BREAKIN GONEOFF+DOOR GONEOFF+PAST GOODBYE+IF GOODBYE+Paperwork GOT+JOKE GRABBED+DETECTIVE GRABBED+HIGHPLACE
      GRABBED+KILLED GRABBED+WRISTS Gear+POINT General+COPCAR General+CPS General+LIGHTS General+PULLING HABIT HABIT+HABIT HABIT+HIDEOUT HABIT+HOUSE
      HASES+ASK HASES+HURTING HEDGE+CUFFEDAR HEDGE+JOKE HIDEOUT+FIND HIDING+General HIDING+JUDGE HIGHPLACE+WEAPON HOUSE+ACTOR HOUSE+HASES HOWTO+CPS
      HOWTO+POLICE HOWTO+SEARCH HOWTO+Worker HURT+JOKE HURT+POINT HURTING+GONEOFF HURTING+LEGAL HURTING+SEIZED HURTS+General HURTS+IWANT Held+ASK IF+COPCAR
      IF+LEDGE IF+RECENT IF+ROADSIDE IROOM+MODAL IWANT+SOBRIETY IWANT+WARRANT Interview+PAPERS Interview+REFL Interview+TOOK JOKE+CLITIC JOKE+WANT
      JUDGE+HOME JUDGE+HURTEN JUDGE+KILLING JUDGE+Sick JUDGE+TONIGHT JUST+WARRANT KILL+POLICE KILLED+ACTOR KILLED+ASK KILLED+PAPERS KILLING+GOT KIN+LIVE
      KNOCKED+PAST LATER+DOOR LATER+TOOKES LEDGE+ARREST LEGAL+DOOR LEGAL+PULLEDAR LEGAL+QUESTIONING LETGO+HOUSE LIVE+BODY LIVE+GOT LIVE+INTO LOTS+LATER
      LURKING+ASK LURKING+JAILED LURKING+SOMEONE MISSING+General MISSING+HOWTO MISSING+INTO MISSING+JUDGE MODAL+KILLED Moment+BODY Moment+MISSING
      Moment+PHONE NARCAN+CAR NARCAN+CLITIC NARCAN+Paperwork NECK+BE NECK+Paperwork NUMBER+IWANT NUMBER+Weapon Near+ACTOR Near+KNOCKED OVERDOSE+PAST
      OVERDOSED+PAST OVERDOSING+POLICE PAPERS+INTO PAPERS+QUESTIONING PAST+DETECTIVE PAST+LATER PAST+SEARCH PAST+Violent PASTVERB+ARRESTING PASTVERB+CUFFS
      PASTVERB+HANDS PASTVERB+HURTING PASTVERB+QUESTIONED PHONE+RECENT PILLS+Room PILLS+SEARCH POINT+DOOR POLICE+FALLEN POLICE+FIND POLICE+PAST
      POLICE+STATED POLICE+WARRANT PRESENT+LEFTNOTE PULLED+Calendar PULLED+IF PULLED+STATEMENT PULLED+TOOKES PULLINGAR+WANT Paperwork+Room Paperwork+WHATIF
      Plea+Held Plea+JUST QUERY+ASKEDAR QUERY+GOODBYE QUERY+HIDEOUT QUERY+OVERDOSED QUESTIONED+KIN QUESTIONING+IWANT RAID+MODAL RANOFF+FIND RECENT+WRISTS
      REFL+Official ROUGH+PILLS Room+ANYMORE Room+WARRANT SAY+Sick SAY+Weapon SCARED+GIVEBACK SCARED+QUERY SEARCHED+PRESENT SEIZED+DOOR SEIZED+Weapon
      SOBRIETY+CHILD SOBRIETY+JUST SOBRIETY+PAPERS SOMEONE+ARRESTED SOMEONE+BODY SOMEONE+KNOCKED SOMEONE+LATER STATED+HURT SUICIDE+Calendar SUICIDE+JAILED
      SUICIDE+OUTES SUICIDE+PRESENT Sick+Paperwork Street+PULLED TAKINGAR+HOME TAKINGAR+LEGAL TALKING+EVERYONE TALKING+HURTEN THING+KILLING THING+NOW
      THING+OVERDOSE THING+SEVERE THING+Worker TONIGHT+ACTOR TONIGHT+Paperwork TONIGHT+THING TOOK+DOGS TOOK+HURTS TOOK+LIGHTS TOOKAR+WARRANT TOOKAR+Weapon
      TOOKES+PULLED TOOKES+WEAPON TOOKES+Weapon Traffic+PULLING Traffic+STATION Violent+PAPERS Violent+WRISTS WAKE+Near WANT+RAID WARRANT+ARREST
      WARRANT+HOME WHATIF+End WILL+DETECTIVE WILL+DIED WILL+LATER Worker+BREAKIN Worker+GIVEBACK Worker+LATER Worker+QUERY Young+ARRESTING Young+HOWTO ^DIE
      ^HIGHPLACE ^HURTS ^QUESTIONED ^STATION ^_agarre ^_andaba ^_another ^_are ^_asking ^_atienden ^_battery ^_bring ^_carry ^_dab ^_decir ^_detenido
      ^_dijeron ^_entrevista ^_escribe ^_este ^_familia ^_hablan ^_hi ^_hit ^_hola ^_irs ^_locked ^_mis ^_ninos ^_other ^_pase ^_policias ^_right ^_rompi
      ^_same ^_sarli ^_seguro ^_shukran ^_smoking ^_son ^_soplo ^_stop ^_taking ^_te ^_test ^_thank ^_that ^_tow ^_tumbar ^_turn ^_اخذو ^_اعترف ^_اعتقلوا
      ^_اقول ^_الباب ^_الجهاز ^_المدير ^_باي ^_تسلم ^_تلفوني ^_جاري ^_جان ^_جدتي ^_جهاز ^_رجعت ^_سلم ^_سي ^_شسوي ^_عايزه ^_عنده ^_كانو ^_كلب ^_لزموني
      ^_مديري ^_مسكو ^_ميت ^_ناطرين ^_هاي ^_ويد ^_وين abogados_$ about_getting about_it about_stolen abre- abusi- acabo_en acos- addi- addic- adentro_y
      adiy- admis- adn_$ afra- afrai- after_he after_me agent_is agrad- ahi_y al_county al_departamento alarm- algun_dia am_and am_late am_nurse am_one
      am_only am_panicking am_suspect am_worried amenaza_$ and_driving and_get and_in and_our and_then and_الان and_دلوقتي and_مسكوها ano_pasado anoche_y
      another_county answer_door answering_$ antidoping_$ any_kind anyb- anybo- apartamento_y are_fighting are_my are_not are_we arma_$ arrested_last ashta-
      asked_to asleep_at assis- at_bar avisar_$ aviso_$ ayuda_con back_seat back_with bada- bajo_palabra balas_en bas_علي bash- bate- bater- be_enough
      be_there because_he before_it being_evicted being_released better_for bili- bilin- bilingue_$ blow_and bolsa_y booking_$ books_$ bot_$ boyfriend_got
      bran- breathalyzer_in broke- broke_into bten- btes- btest- btsa- btsa3- buscando_$ buscar_me but_there buy_$ by_mistake by_that byej- byes- byet- c_s
      call_can call_me called_911 called_cops called_in calls_$ calma- can_ice can_police can_we carri- carro_lo carro_si casa_despues case_ends caso_me
      centr- cerca_de chara- charging_me chat_$ cita_con clear_some codi- codig- come_down como_esta complaint_$ con_ese con_lo con_quien con_ticket
      condena_vieja contract_with cop_$ cops_asked corte_es cost_me county_$ cpl_$ cps_and cps_علي crash- cual_puerta cuarto_y custody_$ dab_pen dall-
      date_$ days_of de_aliento de_ayer de_guardia de_ir de_llegar de_madrugada de_sobredosis de_ustedes deat- debe_contestar deja_de dejan_$ dejan_regresar
      dejan_salir dejo_que deman- departamento_de detenido_y deto- detroit_$ detuvieron_en dias_$ dieron_$ diga_$ disparo_$ do_breath do_if do_right do_that
      does_suicide donde_la donde_naci donde_se done_$ door_about dorm_$ dos_horas driver_$ dropped_it drug_team dui_on dui_que e7ti- earli- email_$
      empuje_$ en_2020 en_antidoping en_camara en_daycare en_enero en_ese en_linea en_walmart encerraron_en enero_$ entering_$ entrar_al entrevista_de
      equip- era_mia es_mentira escopeta_de escuela_quiere escuela_sobre eso_sale espanol_$ espera_de esperando_la esposas_en esposo_llego esposo_por
      esta_encerrado esta_matando estacion_me estan_solos este- estoy_afuera estoy_obligado et7a- evic- evict- ex_says extradition_$ facin- familia_$ fato-
      fatt- fee_for feed- fiad- fiado- fight- fine_is firmar_lo firmo_la flint_$ for_dog for_friend for_full for_hitting for_nothing for_open for_overdose
      fotos_mi friday_$ from_foster garan- gave_it gave_statement get_better get_pulled get_stopped getting_charged give_it giving_someone go_for go_get
      good_lawyer got_back got_call got_hit got_owi gracias_$ grua_$ guantera_y guardia_de guardia_en guardianship_of gun_at gun_back hablar_por hable-
      hable_espanol hablo_$ hablo_con hace_para hacemos_primero haha_$ happening_with harab- has_ppo has_warrant have_it have_no hay2- hay2a- haye- he_$
      held_without help_asap her_i here- hermana_quiere hermano_indocumentado hija_por hijo_dejo hijos_por him_because him_out him_كله his_bond his_stuff
      his_warrant hit_my hold_on holi- holid- homic- hora_abren hora_que house_last how_i hurt_$ i_answered i_blew i_complain i_film i_hit i_lost i_paid
      i_punched i_pushed i_quit i_record i_saw i_signed i_sold i_text i_wear ice_come ice_hold ice_took if_cop if_someone illegal_$ in_2016 in_2020 in_cell
      in_fall in_morning in_writing indic- indu- into_it intru- invasion_$ investigador_me ir_despues is_14 is_nice is_out is_polygraph is_ruined is_that
      is_using it_keeps it_out jail- job_$ job_after judge- kan_في keeps_calling keye- khata- kid_and kidnapping_if kids_back kids_phone knocked_on
      la_abogada la_aduana la_custodia la_deje la_empuje la_grua la_middle la_quieren la_saco la_semana la_tele lama- larceny_in last_month lawyer_but
      lawyer_right le_apunte le_llame le_quitaron leas- les_$ les_mando letter_to link_$ llamadas_$ llame_al llegue_tarde llevo_mis lo_buscan lo_deja
      lo_dejan lo_detuvieron lo_quieren long_is looke- luces_de ma7a- ma7b- ma7bo- man_was manana_y manu- many_days marh- marha- mas_rapido masa- mata_la
      mata_si matan- me_back me_devuelve me_first me_fue me_fui me_golpea me_han me_hitting me_marco me_next me_paran me_pare me_pasa me_pelee me_see
      me_should me_two meeting_$ mejor- metio_la mi_abogado mi_casero mi_color mi_garage mi_telefono mill- milli- minutos_y mip_$ mismo_y mn_gher mn_شرطه
      money_on month_$ mord- mucho_y muda- mudar- muero_de muero_por muerto_$ mugs- mugsh- murio_de my_bag my_calls my_career my_gun my_interview my_po
      navi- navid- neighbor_$ nerv- nervo- nervous_$ nesh- nesi- never_asked never_read next_time ni_sabia no_es no_paga no_sople noll- nomas_estoy nonp-
      not_fair not_put not_released not_showing not_حكم nove- novel- now_and of_beating of_drugs of_warrant of_what officer_$ oficina_en ok_to old_and
      old_warrant on_camera on_for once_and osbo- osboo- otra_prueba out_here over_from overdosed_last overs- pain_pills panic- papel_$ paperwork_$
      para_trabajo paral- parking_$ parking_و paro_en partn- pasada_$ pasado_$ pasan- paso_en paso_nada paso_que passc- passenger_in password_$ pedir_ayuda
      pego_la pelea_que peli- pen_in people_are phone_out pictures_and place_$ plan_$ plea_deal plead- pleading_guilty po_wants po_will police_ask
      police_come police_for police_i police_officer police_wait policia_le por_arresto por_donde por_golpear pregunta_que pregunto_por preso- pretrial_$
      primero_$ primo_murio probation_and puedo_mandar puerta_que pushed_her put_it put_money que_abrir que_carcel que_cuente que_debo que_dejar que_edad
      que_en que_este que_hora que_pedir que_preguntas que_son queja_$ queria_que quien_la quiere_entrevistar quiere_quitar quiere_saber quitaron_la rafa-
      real_$ record_police records_$ refuse_to released_my removed_my reso- resou- respu- restitution_$ right_to robo- rompi_la roommate_no roug- rough-
      ruin- ruine- run_from running_away sa2a- sabemos_que sacar_mi salio_mi salv- sara2- says_my scared_i school_and school_for school_police se_agarro
      serr- shahr- shaking_$ shan- shant- share- showing_up shuk- shukr- si_dia si_les si_preguntan si_viene signed_statement sigue_adentro sin_querer
      sit_in six_hours snitch_$ sobredosis_en sold_pills solo_quiero son_out son_turned son_wants sons_phone soplar_y soplo_en soy_enfermera started_it
      station_in still_have stop_what stuff_in stuff_on su_prima sund- sunda- suspect_$ take_his take_stand tama- tarde_la target_$ target_letter tarjeta_$
      te_preguntan telefono_de tell_police ten_minutes tener_arma tengo_dui tengo_mas tengo_ride testa- texas_$ texto- texto_$ than- thank_you that_nobody
      then_he then_pulled thera- they_ask they_did they_dropped they_had they_kept they_knocked thing_$ thing_in this_year threa- thursday_$ tiene_warrant
      tienen_oficina tint- to_arrest to_cop to_just to_lie to_lose to_revoke to_school to_stop to_them to_think to_turn to_us toca_mi told_cops tomar_le
      tome_$ tomorrow_at tonight_and too_many trabada_con transfer_probation travel_$ trick- true_$ turning_myself two_days two_years ubic- ubica-
      unas_cosas unas_preguntas undocumented_and up_in used_$ va_bien vaca- vacat- vacation_$ vapea- ver_mis verdict_$ video- vieja_en viend- viero- vigi-
      vigil- vivir_y volver_$ wall- warn- warni- warning_$ warrant_if warrants_en was_born was_impaired was_pulled was_taken water_$ wayne_$ went_through
      what_rights what_time whatsapp_$ when_cop when_cops when_is where_to who_overdosed why_$ will_sue will_that with_nothing with_probation without_asking
      without_bond without_lawyer word_against work_and worki- worry_$ would_i wrong_guy y_ahi y_ando y_maneje y_mis y_por y_sus y_tenia y_tome y_trabajo
      ya_esta ya_les ya_va years_ago yedf- yedfa- yelling_and yenf- yo_como yo_lo you_give your_name your_site yourself_$ youtu- ytall- zell- ابعتل- ابني_عم
      ابني_كل ابني_معه ابوي_يقول اجت_علي احتا- احجي_وياهم احسن_$ اختب- اختبا- اخذت_تلفوني اخذت_حبه اخلي- اخليه- اخوي_$ اخوي_not اخوي_طلع اخي_وهو اذا_رفضت
      ارد_عليه ازرق_and اعترف_and اغتص- اقول_لا الاسع- الاوراق_$ البرا- البط- البطا- التلفون_من التوق- الحاج- الحضا- الحمايه_$ الري- الساعه_8 السع-
      الشرطه_اتصلت الشرطه_اجو الشرطه_شو الشرطي_كتب الشك- العام_الماضي الفات- القاع- القاعه_$ المحقق_$ المدرسه_اتصلت المسر- الناس_$ الورقه_and الورنت_$
      الولد_$ الي_$ الي_فات اليوم_شو امتي_$ امر_$ انا_$ انا_and انتر- انها_موقوفه اهان- اوقفوني_me اي_$ اي_ساعه بالبر- بالبيت_and بالبيت_والشرطه بالتس-
      بالجامعه_$ بالجهاز_الصغير بالغلط_$ بالفي- بالي- بتساع- بتفت- بدها_ياني بديترويت_$ بس_تعال بس_حتي بسوا- بعرف_من بلا_warrant بمخد- بنتي_انمسكت بنتي_هربت
      بنفس_اليوم بيتاخ- بيحقل- بيسمح- تبعك- تحت_21 تحقي- تراف- تست_$ تلفوني_كيف جارته- حدا_بيرد حطو_الكلبشات حقوقي_اذا خابر- خايف_$ خايف_and خايف_روح
      خايفه_من خربا- خلصت- خنقه_him دارب- داهمو- درج_test دق_الشرطي دوام- دي_$ ديتي- راجع- رح_موت رح_ياخدو رد_$ ريست- زمان_$ زمان_and سايق_and سحبو_دم
      سلاحي_$ سياره_and شارب- شارب_$ شاهد- شرطه_de شفته- شو_ya3ne شو_فيني شو_يعمل شو_يقول صح_$ ضابط_البروبيشن عادي_$ عالدو- عالض- عالكا- عالو- عراق- عربيت-
      عقوبه_التهديد علي_hal علي_warrant علي_جوزي علي_رجلي علي_واحد عليك- عليه_شي عم_تبكي عم_تدور عم_تموت عم_جرب عم_يدخن عم_يقول عمي_في عن_خناقه عن_زوجي
      عن_نفسي عندي_court عندي_مذكره فحص_دم فلوس_$ فود_ستامب في_leil في_no في_share3 في_امل في_شغل في_عربيه قبل_sana قبل_خمس قبل_سنتين قريب- قفل_سياره كذب_$
      كل_مره كنت_واقف كيف_اطلع لا_ارفض لا_ما لازم_اعمل لازم_وقع للشا- للكورت_$ لما_مسكوني ما_انفخ ما_شرب ما_كلبشوني ماشي_بالشارع متهمي- محامي_و محبوس_$
      محبوس_and محتاج- محجوز_$ محرو- محفظ- مخبر_$ مدير- مرتي_بدها مرتي_عم مسافر_and مستش- مستقب- مسلس- مضيه_him مع_البوليس معايا_$ معهم_وورنت مكتبكم_$
      من_الحجز من_سنه مو_عارف مواف- موعد_$ نفخ_$ نفس_اليوم نكفل- هاي_$ هربت_من ههه_$ هههه_$ و_et2abad و_immigration و_kan و_po و_خلص و_مسكوني و_هلق واتصل-
      واحد_قال واقفين_قدام والث- وترك- وساق- وصار- وعمر- وكفو- وهي_ما يا_الشرطه ياذي- يجب_ان يرد_علي يساعدني_$ يعتر- يقول_$ يقول_في يلعب- يوم_الاحد
      يوم_الجمعه يوم_السبت يوم_شو`,
    '-0.6': `#ايف #بشهر #ترك #تقدر #حدهم #حمدلل #ذبح #رمز #سجون #سوار #شات #شاهر #غبي #فكو #قصرت #لدي #ملف #هههه #وزن #يرحم #يعترف 15_and 19_$ 2019_$ 2020_$ 2_am
      =2010 =2022 =3anni =allah =books =buys =calls =career =checkpoints =ci =corporate =diciembre =died =enta =enter =floos =irs =knocked =laid =levanto
      =li =llamenme =marks =mes =met =pegaba =puerto =recoge =ride =robe =sana =sneen =sobre =suing =true =ven =vendi =verdict =vi =vio =visitas =well =xbox
      =ya3ne =yani =اعتقلوا =الضحك =الناس =بشهر =تدور =تكت =حطو =رمز =سوال =سوالي =شاهر =شوف =صح =قانونا =كانو =مخبي =مكتبكم =ههه =هههه =ههههه =وقفت =يعترف
      ARREST+RECENT ASKEDAR+PRESENT ASKING+SEVERE ASKINGAR+PAPERS BEHIND+SAY BODY+QUERY BODY+Street CAMEIN+RANOFF CHILD+HOWTO COMEIN+ANSWER CPS+GIVEBACK
      CUFFS+General CUFFS+HURT CUFFS+QUERY DETECTIVE+SEARCH DIE+SOMEONE DOGS+HOUSE DOOR+Drug EX+Calendar EX+LOTS FAINT+General FAINT+Official GOT+ASKEDAR
      GRABBED+FIND GRABBED+SOBRIETY Gear+HURT HEDGE+QUESTIONED HOME+BEHIND HOUSE+ASKINGAR HURTEN+INTO HURTING+PAPERS HURTING+PILLS Held+WARRANT
      IDIOM+Traffic IF+CPS IF+LURKING IF+OVERDOSED JUDGE+Street JUDGE+Worker JUST+BODY JUST+POINT JUST+Plea KILLED+JUDGE KIN+HABIT KIN+LATER KNOCKED+ASKAR
      KNOCKING+ANSWER KNOCKING+IWANT KNOCKING+JAILED LEFTNOTE+DOOR LEGAL+NARCAN LIVE+KIN MODAL+CPS MODAL+LIGHTS NECK+QUERY NOW+DETECTIVE NUMBER+ARRESTING
      NUMBER+JOKE NUMBER+PODER PILLS+Held PODER+QUESTIONING POLICE+ASKEDAR POLICE+FAINT POLICE+IROOM POLICE+LATER PRESENT+ASKEDAR PRESENT+NARCAN
      Paperwork+SUICIDE QUERY+ARRESTED Room+PODER SAY+SEVERE SEARCH+CAMEIN SEIZED+ACTOR SEIZED+DETECTIVE SOBRIETY+RECENT SOBRIETY+ROADSIDE STATED+CLITIC
      STATED+SOMEONE STATEMENT+BEHIND STATEMENT+KNOCKING STATION+TALKING SUICIDE+LEGAL Sick+COURTS Sick+HURT TAKINGAR+PILLS WANT+JOKE WANT+QUESTIONING
      WANT+SEVERE WARRANT+PILLS WILL+QUESTIONING ^BODY ^IDIOM ^POISON ^_breaking ^_dijo ^_enta ^_eres ^_levantar ^_ok ^_seizure ^_trajeron ^_trying ^_المسدس
      ^_اوقفوني ^_ايس ^_بدها ^_دفع ^_دوا ^_سكران ^_شفت ^_شكرا ^_عليا ^_فرد ^_فيديو ^_مات ^_محتجز adop- adopt- after_being after_that agarraron_$ ahorita_que
      akhb- akhba- am_arrested and_next and_saw apunte_con are_charging are_saying are_with arested_$ asht- asking_$ asking_for at_courthouse at_wheel
      atras_que b_hal banc- being_charged bend- bendi- bill- byed- called_police can_cop can_cps caree- chama- child_support cita_$ cop_asked cops_arrested
      corp- corpo- cosas_$ custodia_$ daughter_in daughter_ran daughter_was days_ago de_ahi depos- derechos_$ detective_asked detective_عم detuvo_mi divo-
      divor- dna_$ do_cops do_police does_cop down_my emai- email- en_2021 en_mayo es_assault escuela_le escuela_por esposo_fue etas- etasa- for_now
      for_police for_two forz- forza- from_cops fue_de get_custody getting_my ghalt- got_sentenced hablan_espanol had_warrant haga_$ hago_esta hago_si
      haras- hide_$ hit_him house_for i_blow in_wayne intr- investigando_$ is_15 is_locked is_search is_suing it_kidnapping jail_و jaja_$ kids_to la_cita
      last_year lawyer_for lawyer_is le_puedo license_is llegaron_papeles llego_su make- makt- makta- mala- mama_me marks_on matando_$ me_arrested me_ayuda
      me_encerraron micr- migra_mi migra_viene morning_and my_agent narcan_$ need_help no_knock not_help now_says of_getting of_kids officer_said on_police
      on_tether paper_$ pasa_si pegab- pego_hace pesa- pesad- pistol_$ please_just po_is po_says police_came police_enter police_took policia_tiene
      polygraph_$ por_$ porfa_$ pregunta_$ pregunta_mi pude_ir q_pasa que_use quiero_cambiar quito_mis raid_$ ran_away rapido_y responder_$ robaron_la
      roommate_did saber_$ sant- sara- saw_on shah- shef- should_he snee- sneen_و sobriety_tests someone_called someone_who soplar_que suin- suing_me
      support_$ swab- ta7l- talked_to tara- telefono_desde tell_her text_$ that_legal there_for things_up tienen_$ to_help to_interview to_station took_plea
      tow_yard town_$ up_order va_pasar vacia- verdi- vist- walking_$ want_him warrant_and warrant_in were_at which_door with_911 with_that with_their
      y_bebe ya_puedo yo_iba yo_le your_office اذا_لازم اريد_اعرف ازاي_$ افتح_الباب الاثنين_$ الحض- الحقوق_$ الشرب_$ الشرطه_اخدت الفن- الفنت- الموعد_$
      امبارح_و انمسك_هلق بالاخ- بدو_yani بدو_يسمع تدور_علي تسال_عن تلفون_ابني توجع- جوزي_$ جوزي_ضربني حبوب- داهم- دق_الباب ذبحن- سياره_شو شو_هلق علي_تلفوني
      عند_اهلي في_السجن قاعد_ورا قبل_شهر لازم_افتحلهم ما_معني ما_هي متهم- مسكت- مع_بنتي مكتب- مكتبك- من_البوليس من_الضحك هجره_عم هربت_$ هههه- ههههه_$ والح-
      والشرطه_عم يتصل_بدو يتصل_فيي يسال_عن يسمع_مني`,
    '-0.7': `#زحم 2ell- 3end- =2020 =2021 =600 =988 =disparo =enero =heat =investigando =kidnapping =lil =mayo =overdoses =serie =sued =toma =town =trabada =خاله
      =شكرا =لعبه ARRESTED+TONIGHT ASK+GETOUT BODY+Worker CHARGED+ROUGH CPS+Calendar EX+JAILED EX+LATER End+LATER End+PAST GRABBED+TONIGHT HOME+EX
      KNOCKING+LEGAL LURKING+ACTOR Moment+IROOM OVERDOSE+LEGAL POLICE+HABIT PULLED+SOBRIETY QUESTIONING+THING SOMEONE+PHONE ^CUFFS ^_said ^_shoot ^_vi ^_you
      ^_انت ^_سحبوا ^_يسالون about_me all_time am_supposed ayer_$ before_$ being_sued care_$ cops_took court_و custody_of deal_$ dejaron_ir dejo_$ desal-
      detective_said digo_si ener- esta_detenida farj- fres- hara- hijos_estan if_police is_killing is_warrant jail_and judge_is just_come living_with
      llaves_de lol_$ looking_for mes_pasado middle_school much_for necesito_carta never_showed next_thing perro_se phone_ابني policia_vino por_saber
      prosecutor_is puerta_la se_$ su_oficina to_open want_this year_$ اخذوا_ابني الشرطه_عم امس_$ بالتوقيف_$ جامع- عم_تدق عمره_15 في_المدرسه لازم_افتح
      ما_معهم نايم_$`,
    '-0.8': `#شكرا #مضي #ههه =2018 =2019 =haha =jaja =مضي LEGAL+SUICIDE NARCAN+LEGAL Near+SOMEONE QUESTIONING+CHARGED ^_تفتيش done_with ex_keeps killing_me llamo_$
      piden_soplar عم_تحقق`,
    '-0.9': `DIE+IF JOKE JOKE+JOKE Near+ASKAR ^_bye`,
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
