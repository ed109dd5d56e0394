/** Small words that only one of the two languages has: whoever uses them speaks it. */
export const smallSpanish = setOf(`
  que como cuando donde cuanto cuantos cuanta cuantas cual cuales quien quienes para por porque pero una unas unos los las del al el ella ellos ellas yo usted ustedes mi mis su sus tu
  es esta estan estoy estaba estamos fue era ser son hay tengo tiene tienen tenemos tener tuve tenia puedo puede pueden podemos podria debo debe deben quiero quiere quieren necesito necesita
  de la en un y se le lo les nos te si o ya muy mas menos nada algo tambien aqui alli ahi alla eso esto ese este esa otra otro otros sin sobre con contra entre desde hasta
  despues antes ahora ahorita hoy ayer anoche manana vez veces siempre nunca todavia me voy vas va van vamos ir fui doy dan dieron soy eres porfa porfavor xq pq hago hacer hacen hizo
`);
export const smallEnglish = setOf(`
  the and what whats how when where why who which is are was were am do does did dont doesnt didnt can cant could will would should i im ive ill my me mine you your youre he she his her him hes shes they them their theyre
  we our us it its of to for with without if on at in out from not be been being about there this that these those an as or but so than then
  get gets got getting have has had having after before during while because cuz still just only also any some all every much many more most
`);

/** Words of this field that only one of them has. Of English ones the others borrow some, so that each counts less. */
export const otherSpanish = setOf(`
  policia abogado abogada abogados caso corte carcel hola gracias ayuda ayudar ayuden hermano hermana hijo hija hijos esposo esposa mama papa novio novia amigo amiga primo arrestaron arrestado arresto
  detuvieron detenido preso presa llamar llamo llame numero telefono cuesta cobran gratis cita oficina direccion horario abierto sabado domingo noche dia dias ano anos mes meses semana hablan habla hablar hablo
  pregunta dije dijo dice digo decir derechos derecho preguntas contestar firmar firme registrar carro casa orden licencia multa fianza juez audiencia inmigracion papeles espanol
  paso pasa pagar pago dinero consulta droga drogas pistola arma robo robar pelea delito delitos condena sentencia cargo cargos acusan acusado fiscal testigo victima prueba pruebas
  manejar manejando tomado borracho suspendida tiquet tiquete boleta trabajo escuela menor violencia domestica probatoria libertad prision felonia antecedentes quitan quitar quitaron agarraron pararon
  cuentan favor tarda limpiar borrar expungar sirve puedes dura pena primera segunda tercera primer segundo
`);
export const otherEnglish = setOf(`
  first second third one two three year years old month months week weeks day days today tonight tomorrow yesterday night long
  lawyer lawyers attorney cop cops officer need needs want wants help know think tell told said say says ask asked asking go going goes went take takes took taken give gave make made
  happen happens happened mean means pay paid cost costs charged charge charges arrested caught pulled stopped driving drive drunk license suspended son daughter brother sister husband wife boyfriend girlfriend mom dad friend
  work job school house home car phone money free call penalty sentence sentencing offense stole steal fight drugs search rights letter notice
`);

/** Everybody says these in English, or they are names: they tell no language. */
export const ofNone = setOf(`
  owi dui dwi owvi ppo hyta mip cdl cpl ccw cps bac pbt baiid thc dwls dv po ice daca tps visa fta pcc csc gps aa na sos irs fbi dea atf lein ichat clean slate expungement expunge expunged
  court bond bail jail prison ticket tickets warrant warrants bench probation parole felony felonies felon misdemeanor misdemeanors arraignment pretrial plea guilty hearing trial
  assault battery larceny fraud retail shoplifting resisting obstructing reckless careless contempt domestic violence violation interlock tether background check record records green card deferral diversion
  miranda weed marijuana meth cocaine fentanyl xanax adderall vape gun guns firearm police public defender prosecutor judge jury case chat video online zoom email app google facebook whatsapp tiktok walmart target meijer kroger uber
  michigan county district circuit detroit dearborn lansing flint pontiac warren troy southfield kent wayne oakland macomb ingham genesee washtenaw clair port huron ann arbor grand rapids heights
  maria jose juan luis carlos miguel pedro ana sofia garcia lopez gonzalez hernandez martinez rodriguez perez mohammed mohamed muhammad ahmed ahmad ali hassan hussein hussain omar khaled khalid fatima zainab
  john mike michael david james robert chris smith johnson
  ok okay hi hey no si
`);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}
