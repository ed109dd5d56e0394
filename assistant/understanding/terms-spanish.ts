/**
 * Spanish words as they are compared: what people in Michigan say for one thing, English words in between included, is brought to one
 * word, and the rest is cut to a light stem. The text is folded: "policía" and "policia", "año" and "ano" are alike.
 */
export function spanishTerm(word: string): string {
  return same.get(word) ?? same.get(word.replace(/e?s$/, '')) ?? stem(word);
}

/** Phrases that mean one thing, before they are cut into words. */
export const spanishPhrases: [RegExp, string][] = [
  [
    /\b(?:manej\w{1,4}|conduc\w{1,5}|iba|andaba|tras el volante) (?:\w{1,8} )?(?:tomad[oa]|borrach[oa]|pedo|ebri[oa]|ench?abron\w*|crud[oa]|bajo (?:la influencia|los efectos)|en estado de ebriedad|intoxicad[oa])(?: (?:del?|del alcohol))?\b|\b(?:drunk|impaired) driving\b/g,
    ' owi ',
  ],
  [/\borden(?:es)? de (?:arresto|aprehension|captura)\b|\bbench warrants?\b/g, ' warrant '],
  [/\borden de (?:proteccion(?: personal)?|restriccion|alejamiento)\b/g, ' ppo '],
  [/\b(?:libertad condicional|libertad a prueba|periodo de prueba)\b/g, ' probation '],
  [/\b(?:po|p o|oficial de (?:la )?(?:probatoria|probation|probacion)|agente de (?:la )?(?:probatoria|probation|probacion))\b/g, ' probation agente '],
  [/\b(?:secretary of state|secretaria de estado|secretario de estado)\b/g, ' sos '],
  [/\b(?:antecedentes penales|record criminal|historial criminal|antecedentes|record de policia)\b/g, ' record '],
  [/\b(?:limpi|borr|sell|quit|elimin)\w{1,5} (?:\w{1,4} )?(?:record|antecedentes?|historial)\b/g, ' expunge record '],
  [/\b(?:delitos? graves?)\b/g, ' felonia '],
  [/\b(?:delitos? menores?|delitos? leves?)\b/g, ' misdemeanor '],
  [/\bdefensor(?:es)? publicos?\b|\babogad[oa]s? (?:de la corte|del estado|gratis|de oficio|publicos?)\b|\bpublic defender\b/g, ' abogadodeoficio '],
  [/\bviolencia (?:domestica|familiar|intrafamiliar)\b|\bdomestic(?: violence)?\b/g, ' domestica '],
  [/\bclean slate\b|\bborron y cuenta nueva\b/g, ' cleanslate '],
  [/\bbackground ?checks?\b|\b(?:verificacion|revision|chequeo|checada) de antecedentes\b/g, ' background '],
  [/\bgreen ?cards?\b|\btarjeta verde\b|\bmica\b|\bresidencia permanente\b/g, ' greencard '],
  [/\b(?:sin|no tengo|no tiene|no tienen) papeles\b/g, ' indocumentado '],
  [
    /\bfalt\w{1,4} a (?:la |mi |su |una )?(?:corte|audiencia|cita)\b|\bno (?:fui|fue|me presente|se presento|llegue) a (?:la |mi |su )?(?:corte|audiencia)\b|\bfailure to appear\b/g,
    ' faltacorte ',
  ],
  [/\bplan(?:es)? de pagos?\b|\ben (?:abonos|pagos|plazos|partes)\b|\bpagar (?:poco a poco|por mes|mensual\w*|despues)\b/g, ' plandepagos '],
  [/\bno contact(?:o)?\b/g, ' nocontacto '],
  [/\bset aside\b/g, ' expunge '],
  [/\b(?:buenos dias|buenas (?:tardes|noches)|por favor|muchas gracias|una pregunta)\b/g, ' '],
  // A greeting before a question says nothing about it.
  [/^\W*(?:hola|oiga|oye|disculpe|buenas)\W+(?=\S+\s+\S+)/, ' '],
];

const groups: Record<string, string> = {
  owi: 'owi dui dwi owvi ouil duii',
  policia: 'policia polisia poli chota jura oficial cop cops police sheriff sherif trooper patrullero tira placa polis',
  abogado: 'abogado abogada lawyer licenciado licenciada attorney abogao avogado lic',
  licencia: 'licencia licensia license lisensia lisencia licencias driver',
  carcel: 'carcel jail bote tambo encerrado encerrada preso presa carsel adentro encierro detenido detenida encarcelado',
  prision: 'prision prison penitenciaria',
  arresto:
    'arrestaron arresto arrestado arrestada arrestar arrestan agarraron agarro agarrar levantaron detuvieron apanaron arrestarme arresten arrest torcieron',
  fianza: 'fianza bond bail bonds fiansa',
  corte: 'corte court juzgado tribunal cortes courthouse',
  audiencia: 'audiencia hearing audiensia audiencias',
  juez: 'juez jueza judge jues',
  fiscal: 'fiscal prosecutor fiscalia da procurador',
  tiquet: 'tiquet ticket tiquete tiket tikets boleta infraccion citation tickets tiquetes tiquets ticketes',
  multa: 'multa multas fine fines',
  warrant: 'warrant warrants guarant',
  probation: 'probation probacion probatoria probasion probatory',
  felonia: 'felonia felony felonias felon felonies',
  misdemeanor: 'misdemeanor misdemeanors misdemeaner misdimeanor',
  domestica: 'domestica dv domestico',
  ppo: 'ppo',
  record: 'record historial records',
  expunge: 'expunge expungement expunged expungar borrar borro borra limpiar limpio limpia sellar anular expungent borrado borrada anulado borre borran',
  carro: 'carro coche troca auto vehiculo camioneta carros car trocas mueble',
  manejar: 'manejar manejo manejando conducir manejaba driving conduciendo manejo maneje guiar',
  droga: 'droga drogas sustancia narcoticos drugs drug',
  marihuana: 'marihuana mota weed yerba marijuana mariguana hierba cannabis thc porro toque gallo gomitas edibles',
  cocaina: 'cocaina coca crack perico',
  cristal: 'cristal meth metanfetamina',
  pistola: 'pistola arma armas rifle escopeta cuete gun firearm guns pistolas rifles fierro firearms',
  robo: 'robo robar robe robando hurto ratero theft larceny stealing robos hurtar',
  tiendarobo: 'shoplifting shoplift',
  agresion: 'agresion assault asalto golpes battery agresiones',
  pelea: 'pelea pleito peleas pelee fight peleando pelear peleo pleitos',
  golpear: 'pegue pego golpeo golpear pegaron golpearon pegarle madree cachetada golpee',
  hijo: 'hijo hija nino nina menor adolescente chamaco chamaca hijos muchacho ninos hijas juvenil sobrino nieto juvenile plebe',
  pariente:
    'esposo esposa hermano hermana mama papa novio novia marido mujer primo prima tio tia cunado amigo amiga suegra abuela abuelo padre madre pareja viejo companero hermanito compadre esposos familiar roommate',
  dinero: 'dinero feria lana plata money varo dolares pesos cash efectivo billete',
  costo: 'cuesta costo cobran cobra precio costos cuestan cobrar honorarios fee fees vale cobro tarifa caro barato',
  pagar: 'pagar pago pagos paga pague pagan pagado pagarle pagamos abonar abonos payment payments',
  trabajo: 'trabajo jale chamba job empleo trabajar empleador patron jefe trabajando boss trabajos work',
  escuela: 'escuela school colegio universidad college clases',
  telefono: 'telefono celular cel phone movil telefonos fon',
  mensaje: 'mensaje texto text mensajes textear whatsapp textos dm recado',
  inmigracion: 'inmigracion migra ice migracion immigration migratorio imigracion',
  deportar: 'deportar deportan deportacion deporten deportado deportarme',
  papeles: 'papeles documentos papel carta citatorio papeleria',
  prueba: 'prueba pruebas test examen evidencia',
  soplar: 'soplar sople soplo alcoholimetro aliento breathalyzer pbt datamaster soplido',
  negarse: 'negarme negarse nego negue rehuse rehusar refusal negaron rechazar',
  suspendida: 'suspendida suspendido suspension suspenden suspendieron suspende suspended suspendio',
  revocada: 'revocada revocado revocacion revoked revocaron revocar',
  quitar: 'quitar quitan quitaron quito quita quiten quitarme quite',
  castigo: 'pena castigo penalty consecuencias sentencia condena penas sentence',
  culpable: 'culpable guilty plea',
  jurado: 'jurado jury',
  testigo: 'testigo testigos witness testificar',
  interprete: 'interprete traductor interpreter traduccion',
  tether: 'tether grillete tobillera brazalete gps tobillo',
  interlock: 'interlock baiid aparato bloqueo',
  seguro: 'seguro aseguranza insurance aseguransa',
  segundo: 'segundo segunda 2do 2da second 2nd otra',
  primero: 'primer primera primero 1er 1ra first 1st',
  tercero: 'tercer tercera tercero 3er 3ra third 3rd',
  2: 'dos',
  3: 'tres',
  cuanto: 'cuanto cuanta cuantos cuantas',
  que: 'que q k ke',
  porque: 'porque xq pq',
  por: 'por x',
  tambien: 'tambien tmb',
  ahora: 'ahora ahorita horita ya',
  puedo: 'puedo puede pueden podemos puedes podria podra se',
  michigan: 'michigan mich mi_state',
  cdl: 'cdl trailero troquero camionero chofer traileros',
  tarjeta: 'tarjeta card',
  background: 'background',
  victima: 'victima victim',
  dismissed: 'desestimado desestimar desestimaron dismissed dropear tirar retirar drop desestimen',
  detective: 'detective investigador detectives',
  espanol: 'espanol spanish castellano',
  oficina: 'oficina office bufete despacho',
  restringida: 'restringida restricted restriccion limitada',
  robada: 'robada robado stolen robadas robados',
};

/** Each word that stands for another, with that other. */
const same = new Map(Object.entries(groups).flatMap(([one, words]) => words.split(' ').map((word) => [word, one] as const)));

/** Enough that "cargo" and "cargos", "acusado" and "acusaron", "declarar" and "declararme" meet. */
function stem(word: string): string {
  if (word.length < 5 || /\d/.test(word)) return word;
  const verb = word.replace(/((?:[aei]r|[ai]ndo|iendo))(?:me|te|se|lo|la|le|nos|los|las|les){1,2}$/, '$1');
  return verb.replace(endings, '');
}

const endings = /(?<=^.{3,})(?:aciones|acion|iendo|ieron|aron|ando|aban?|ad[oa]s?|id[oa]s?|amos|emos|imos|[aei]ran?|[aei]r|i[oa]n?|es|[aeo]s|[aeo]n?|s)$/;
