import type { SlotWords } from '#assistant/understanding/slot-patterns.ts';

const relatives =
  'hij[oa]s?|hijit[oa]|hermanit?[oa]s?|mama|papa|madre|padre|espos[oa]|marido|mujer|novi[oa]|prim[oa]|ti[oa]|sobrin[oa]|niet[oa]|abuel[oa]|cunad[oa]|suegr[oa]|yerno|nuera|amig[oa]s?|companer[oa]|roommate|padrastro|madrastra|hijastr[oa]|pareja|jef[ea]|compadre|comadre|viej[oa]|muchach[oa]|chamac[oa]|nin[oa]s?|bebe';

/** What Spanish words say about a talk, as people in Michigan write them: without accents, with English words in between. */
export const spanish: SlotWords = {
  who: [
    [
      'other',
      new RegExp(
        String.raw`\b(?:mi|mis|nuestr[oa]s?|un|una|el|la|al|su) (?:\w{1,10} )?(?:${relatives})\b(?! (?:dice|dijo|llamo a|me pego|me golpeo|es la victima|quiere retirar))|\b(?:a|con|de|para) (?:el|ella|ellos)\b|\b(?:alguien que conozco|un conocido|otra persona|un familiar)\b`,
      ),
    ],
    ['me', /\b(?:yo|me|mi|mis|conmigo|soy|estoy|tengo|puedo|debo|quiero|necesito|fui|voy)\b/],
  ],
  charge: [
    [
      'expungement',
      /\bexpung|\bclean ?slate\b|\bset aside\b|\b(?:limpi|borr|sell|anul|elimin|quit)\w{0,5} (?:de |del |un |una |mi |mis |el |los |su |sus |al |)(?:\w{1,10} )?(?:record|antecedentes?|historial|condenas?)\b|\b(?:record|antecedentes) (?:limpio|borrado|sellado)s?\b/,
    ],
    ['strangulation', /\bestrangul|\bahorc|\bahog(?:ar|ue|o)\b|\bapret\w+ el cuello\b/],
    ['felonious-assault', /\bfelonious\b|\b(?:agresion|asalto|ataque) con (?:un |una )?(?:arma|cuchillo|pistola|navaja|bate|machete)|\bcon arma peligrosa\b/],
    [
      'gun-possession',
      /\b(?:felon(?:es|ia)?|convicto|condenado|antecedentes|delito grave) (?:\w{1,5} ){0,3}(?:arma|pistola|rifle)s?\b|\bfelony firearm\b|\bfelon in possession\b/,
    ],
    ['resisting-police', /\bresist|\bobstru[cy]|\bforcej\w+ con (?:la |el |un )?(?:policia|oficial)/],
    [
      'domestic-violence',
      /\bdomestica?\b|\bdv\b|\bviolencia (?:familiar|intrafamiliar|en (?:la )?casa)\b|\b(?:pegue|pego|golpee|golpeo|empuje|empujo|cachetee|jalone|pegarle|golpear|pelea con|peleo con|pelee con) (?:a |con )?(?:mi |su |la |el )?(?:espos[oa]|mujer|marido|novi[oa]|pareja|ex|vieja|viejo)\b/,
    ],
    ['ppo', /\bppo\b|\borden (?:de )?(?:proteccion|restriccion|alejamiento)|\border of protection\b/],
    [
      'suspended-license',
      /\b(?:manej\w*|conduc\w*|guia\w*|pararon|pararme|agarraron)\b.{0,30}\b(?:suspendid|revocad|sin licencia|licencia vencida|no tengo licencia)|\bsin licencia\b|\bdwls\b|\blicencia (?:esta |estaba |fue |)?(?:suspendid|revocad|vencid|quitad)|\b(?:quitaron|quitan|suspendieron|suspenden|revocaron) (?:la |mi |su )?licencia/,
    ],
    [
      'owi',
      /\bowi\b|\bdui\b|\bdwi\b|\bowvi\b|\b(?:manej|conduc|guia)\w* (?:\w{1,8} )?(?:tomad|borrach|ebri|pedo|drogad|bajo|crud|intoxicad)|\btomad[oa] (?:y )?manej|\balcoholimetro|\bsopl(?:ar|e|o|aste|ando)\b|\baliento\b|\binterlock\b|\bbac\b|\bnivel de alcohol|\bestado de ebriedad|\bpruebas? de (?:sobriedad|alcohol|sangre)|\bhabia tomado\b|\bdos (?:cervezas|copas|tragos)\b|\bpbt\b/,
    ],
    ['reckless-driving', /\breckless|\btemerari|\bcareless|\bimprudente|\bimprudencia\b/],
    [
      'hit-and-run',
      /\bhit and run\b|\b(?:choque|choc\w+|atropell?\w+|peg\w+) (?:\w{1,8} ){0,4}(?:y )?(?:me |se )?(?:fui|fue|hui|huyo|escape|segui)\b|\b(?:hui|huir|huyo|fuga|dej\w+|irse|irme|fui) (?:de |del |)(?:la |el )?(?:lugar|escena|accidente|choque)\b/,
    ],
    [
      'drug-delivery',
      /\b(?:vend|distribu|trafic|repart|entreg)\w*\b.{0,25}\b(?:drog|coca|cristal|heroin|fentanil|pastilla|mota|marihuana)|\bintencion de (?:vender|entregar|distribuir)|\bintent to deliver\b|\bdelivery\b|\bnarcotrafic|\bpwid\b/,
    ],
    ['marijuana', /\bmar[ij]h?[ug]ua?na|\bmarihuana|\bmota\b|\bhierba\b|\byerba\b|\bweed\b|\bcannabis|\bthc\b|\bgomitas\b|\bporros?\b|\btoques?\b/],
    [
      'drug-possession',
      /\bdrogas?\b|\bcoca(?:ina)?\b|\bcristal\b|\bheroina|\bfentanilo|\bmeth?\b|\bmetanfetamina|\bpastillas?\b|\bcrack\b|\bsustancias? controlada|\bposesion\b|\b7411\b|\bhongos\b|\bxanax|\badderall|\bnarcotic/,
    ],
    [
      'retail-fraud',
      /\bshop ?lif|\bretail fr|\b(?:rob\w+|hurt\w+|tom\w+|saqu\w+|llev\w+|agarr\w+) .{0,30}\b(?:tienda|walmart|target|meijer|kroger|mall|home depot|costco|centro comercial)\b|\bhurto en tienda|\bsin pagar\b|\bself ?checkout/,
    ],
    ['embezzlement', /\bembezz|\bdesfalc|\bmalvers|\brob\w+ (?:de|en|a|del) (?:mi |su |el |la )?(?:trabajo|patron|jefe|empresa|compania|caja)/],
    [
      'stolen-property',
      /\b(?:carro|coche|troca|propiedad|cosas?|bici\w*|mercancia|telefono|celular|arma|pistola|objeto) robad|\brobad[oa]s?\b|\breceiving stolen/,
    ],
    [
      'home-invasion',
      /\bhome invasion|\ballanamiento|\b(?:entr|met|invad)\w* (?:a|en) (?:una |la |su |mi )?(?:casa|propiedad|apartamento|garage|garaje)\b|\bbreaking and entering|\bb ?& ?e\b/,
    ],
    [
      'fraud',
      /\bfraude|\bfraud\b|\bestafa|\brobo de identidad|\bcheques? (?:malos?|falsos?|sin fondos)|\bfalsific|\bidentidad falsa|\btarjeta (?:de credito )?(?:robada|ajena)|\bid falsa|\bpapeles (?:falsos|chuecos)/,
    ],
    ['larceny', /\blarceny|\bhurt(?:o|ar|e)\b|\brob(?:o|ar|e|aron|ando|os)\b|\btheft\b|\bratero/],
    [
      'property-damage',
      /\bmalicious destruction|\bmdop\b|\bvandal|\bdanos? (?:a|en) (?:la |)propiedad|\b(?:quebr|romp|ray)\w+ (?:\w{1,6} )?(?:ventana|vidrio|carro|puerta|tele|celular|telefono)/,
    ],
    ['concealed-weapon', /\bccw\b|\bcpl\b|\barma (?:oculta|escondida)|\bescondid[ao]\b.{0,15}\b(?:arma|pistola)|\bconcealed/],
    ['gun-possession', /\bpistolas?\b|\barmas?\b|\brifles?\b|\bescopetas?\b|\bcuetes?\b|\bguns?\b|\bfirearms?\b/],
    [
      'alcohol-under-21',
      /\bmip\b|\bmenor(?:es)? (?:de edad )?(?:con|en posesion de) alcohol|\balcohol (?:siendo |a )?menor|\btomar (?:alcohol )?(?:siendo |de )menor|\bmenor(?:es)? tomando\b/,
    ],
    [
      'disorderly',
      /\bdisorderly|\bdesorden|\bborracho en (?:la |)(?:calle|publico|via)|\borin(?:ar|e|o|ando)\b|\bexhibicion|\bexposicion indecente|\bescandalo/,
    ],
    [
      'sexual-offense',
      /\bcsc\b|\bsexual|\bviol(?:acion sexual|ador|o a una|aron a)|\babuso de (?:un |una |)(?:menor|nin)|\bacoso sexual|\bregistro de ofensores/,
    ],
    [
      'assault',
      /\bassault\b|\basalto\b|\bagresion|\bagredi|\bpeleas?\b|\bpelee\b|\bpeleo\b|\bpleitos?\b|\bgolpe(?:s|e|o|ar|aron)?\b|\bpegue\b|\bpego\b|\bpegarle\b|\bpegaron\b|\bbattery\b|\bpunetazo|\bcachetada/,
    ],
    ['probation', /\bprobation|\bprobatoria|\bprobacion|\bprobasion|\blibertad condicional|\bagente de (?:la )?prob|\bpo\b/],
    ['parole', /\bparole\b|\bpalabra\b/],
    [
      'warrant',
      /\bwarr[ae]nts?\b|\border(?:es)? de arresto|\border de aprehension|\borden(?:es)? de (?:arresto|aprehension|captura)|\bfalt\w+ a (?:la |mi |su |una )?(?:corte|audiencia|cita)|\bno (?:fui|fue|me presente|se presento|llegue|llego) a (?:la |mi |su )?(?:corte|audiencia)|\b(?:se me olvido|perdi|olvide) (?:la |mi )?(?:corte|fecha|audiencia)|\bfta\b/,
    ],
    [
      'juvenile',
      /\bjuvenil|\bmenor(?:es)? de edad|\badolescente|\bmi (?:nin[oa]|chamac[oa])\b|\b(?:tiene|de|con|cumplio) (?:[89]|1[0-6])(?: anos?)?\b(?! (?:dias|meses|gramos|mil))|\bcorte de menores|\bjuvenile/,
    ],
    [
      'traffic-ticket',
      /\bt[ia]c?k?q?u?et(?:e?s)?\b|\btiquetes?\b|\bboletas?\b|\binfraccion|\bmulta de transito|\bexceso de velocidad|\bpuntos\b|\bspeeding|\bsemaforo\b/,
    ],
    ['felony', /\bfelon|\bdelitos? graves?|\bprelim|\bcausa probable\b|\bpcc\b/],
    ['misdemeanor', /\bmisdem|\bdelitos? (?:menor|leve)/],
  ],
  count: [
    ['third', /\b(?:tercer[oa]?|3er[oa]?|3ra|tres (?:duis?|owis?|veces)|tercera vez|cuart[oa]|third)\b/],
    [
      'second',
      /\b(?:segund[oa]|2d[oa]|dos (?:duis?|owis?|veces|cargos)|otra vez|otro (?:dui|owi|cargo)|de nuevo|reincid\w*|ya tengo uno|antes tuve|previo|anterior|second)\b/,
    ],
    ['first', /\b(?:primer[oa]?|1er[oa]?|1ra|nunca (?:he|ha|habia) tenido|sin antecedentes|primera vez|first)\b/],
  ],
  aspect: [
    [
      'license',
      /\blicen[cs]ia|\blicense\b|\b(?:puedo|puede) (?:seguir )?manej|\bmanejar (?:al trabajo|otra vez|legal)|\bhistorial de manejo|\bsecretary of state/,
    ],
    [
      'immigration',
      /\binmigra|\bmigra\b|\bmigrator|\bdeport|\bvisa\b|\bgreen ?card|\bmica\b|\bresiden(?:te|cia)\b|\bdaca\b|\bciudadan|\bindocument|\bsin papeles|\bice\b|\basilo\b|\btps\b/,
    ],
    ['guns', /\barmas?\b|\bpistolas?\b|\brifles?\b|\bcpl\b|\bcaz(?:ar|a|eria)\b/],
    ['clearing', /\bexpung|\b(?:limpi|borr|sell|anul)\w{1,5}\b|\bset aside|\bclean slate/],
    ['record', /\brecord\b|\bantecedentes\b|\bhistorial\b|\bbackground/],
    ['work', /\btrabaj|\bjale\b|\bchamba\b|\bempleo|\bempleador|\bpatron\b|\bdespid|\bcorran\b|\bcorrieron\b|\benfermer[oa]|\bcdl\b|\btrailero/],
    ['school', /\bescuela|\bcolegio|\buniversidad|\bcollege|\bbeca\b|\bfafsa|\bexpuls/],
    ['travel', /\bviaj|\bcanada\b|\bpasaporte|\bsalir del (?:estado|pais)|\bvacaciones|\bfrontera|\bmexico\b/],
    ['insurance', /\baseguran[zs]a|\bseguro (?:de|del|sube|auto)/],
    ['housing', /\brenta|\bcasero|\blandlord|\bdesaloj|\bapartamento|\bdepartamento\b|\bvivienda|\bsection 8\b/],
    ['search', /\bregistr(?:ar|en|o|aron|e)\b|\brevis(?:ar|aron|en|o)\b|\besculc|\bcate(?:o|ar|aron)\b|\bbusqueda/],
    [
      'talking',
      /\b(?:hablar|hablo|declarar|contestar|contesto|decir\w*) (?:\w{1,5} )?(?:con |a )(?:la |el |un |)(?:policia|oficial|detective)|\bdeclaracion|\bdetectives?\b|\binterrog|\bmiranda|\bguardar silencio|\bpreguntas de la policia/,
    ],
    [
      'cost',
      /\bcuest|\bcobr(?:an|a|ar)\b|\bprecio|\bhonorarios|\bfees?\b|\bcuanto (?:es|sale|seria|vale|me)|\bcaro\b|\bbarato|\bplan de pagos|\bpagar (?:un |el |al )?abogad/,
    ],
    ['bond', /\bfianza|\bbond\b|\bbail\b/],
    ['dropping', /\bretir(?:ar|e|o|en)\b|\bquitar (?:los |el )?cargos?|\bdesestim|\bdismiss|\bdrop|\btirar (?:el |los )?(?:caso|cargos)/],
    ['no-contact', /\bno.?contact|\bcontactar|\bacercar|\bhablarle\b|\bregresar a (?:la |mi )?casa|\bvolver a (?:la |mi )?casa/],
    ['deferral', /\bdefer|\bdiferid|\bdiversion|\bhyta\b|\b7411\b|\baplazad/],
    ['deadline', /\bplazo|\bfecha limite|\bcuantos dias|\bcuanto tiempo tengo|\bhasta cuando|\bpara cuando/],
    ['proof', /\bprobar\b|\bprueban|\bpruebas?\b|\bevidencia|\btestigo|\bvideo\b/],
    [
      'penalty',
      /\bcastigo|\bpenas?\b|\bcuantos? (?:anos?|meses|dias|tiempo) (?:de |en |me |le |dan|te |toca)|\bcuanto (?:tiempo )?(?:me |le |te )?(?:dan|toca|echan)|\btiempo de carcel|\bmaxim[oa]|\bmultas?\b|\bsentencia|\bque (?:me|le|te) (?:pasa|espera|toca|puede pasar)|\bir a (?:la )?(?:carcel|prision)|\bes (?:un )?(?:delito grave|felon)/,
    ],
    ['steps', /\bque (?:pasa|sigue|viene) (?:despues|ahora|en|luego)|\bpasos\b|\bproceso\b|\bque sigue\b|\bcomo funciona/],
    ['meaning', /\bque (?:es|son|significa|quiere decir|cuenta)\b|\bsignifica|\bdiferencia\b|\bdefinicion/],
  ],
  custody: [
    [
      'out',
      /\b(?:ya )?(?:salio|sali|soltaron|liberaron|dejaron (?:salir|ir|libre))\b|\b(?:esta|estoy|anda|ando) (?:libre|afuera|en (?:la )?casa|bajo fianza)|\bsalio (?:bajo|con) (?:fianza|bond)|\bno (?:esta|estoy) (?:en la carcel|detenid|arrestad|pres|bajo arresto)/,
    ],
    [
      'in',
      /\b(?:esta|estan|estoy|sigue|siguen|tienen|tiene|quedo|encuentra) (?:\w{1,8} ){0,3}(?:en (?:la |el )?(?:\w{1,10} )?(?:carcel|jail|bote|county|prision|celda|delegacion|estacion|detencion|custodia)|detenid[oa]|arrestad[oa]|pres[oa]|encerrad[oa]|adentro|bajo arresto)|\b(?:lo|la|los|me) tienen\b|\bacaban? de (?:arrestar|detener|llevar|agarrar)|\b(?:arrestaron|detuvieron|agarraron|llevaron|levantaron|arrestan) (?:a |preso|)(?:.{0,25}\b(?:anoche|hoy|ahorita|ahora|hace (?:rato|poco|una hora|unas horas)|esta (?:manana|noche|tarde)|ayer)\b|mi )|\bse (?:lo|la|los) llev(?:o|aron)\b|\bcayo pres|\bbajo arresto ahora\b/,
    ],
  ],
  court: [
    [
      'none',
      /\b(?:no tengo|no tiene|no hay|todavia no|aun no)(?: \w{1,6})? (?:fecha|corte)|\bsin fecha|\bno (?:me |le |lo )?(?:han |ha )?acusad|\btodavia no hay fecha/,
    ],
    [
      'soon',
      /\b(?:corte|audiencia|lectura de cargos|arraignment) (?:es |la tengo |tengo |)?(?:hoy|manana|pasado manana|esta semana|el lunes|el martes|el miercoles|el jueves|el viernes|lunes|martes|miercoles|jueves|viernes)|\b(?:hoy|manana|este (?:lunes|martes|miercoles|jueves|viernes)|el (?:lunes|martes|miercoles|jueves|viernes)) (?:\w{1,6} ){0,3}(?:corte|audiencia)|\besta semana\b|\ben una semana o menos\b/,
    ],
    [
      'later',
      /\bfecha (?:de|en la|para la) corte|\bcorte (?:es )?(?:el proximo|la proxima|en \d|dentro de)|\b(?:la semana|el mes) que (?:viene|entra)|\bproxim[oa] (?:semana|mes)|\bdespues de una semana\b/,
    ],
  ],
};
