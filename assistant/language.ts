import type { ChatLanguage } from '#firm/chat-languages.ts';
import { folded } from '#firm/plain.ts';

/** In which language a question is written, as far as the chat knows it. Names and towns count for none. */
export function languageOf(question: string): ChatLanguage {
  const letters = question.match(/\p{L}/gu)?.length ?? 0;
  if ((question.match(/\p{Script=Arabic}/gu)?.length ?? 0) > letters / 3) return 'ar';
  const words = folded(question).match(/[\p{L}']+/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const spanish = count(inSpanish) + (/[¿¡ñ]/i.test(question) ? 1 : 0);
  return spanish > count(inEnglish) ? 'es' : 'en';
}

/** Small words, and words of this field, that only one of the two languages has. */
const inSpanish = setOf(`
  que como cuando donde cuanto cuantos cuanta cuales quien quienes para por porque pero una unas los las del al el ella ellos ellas yo usted ustedes mi mis su sus
  es esta estan estoy estaba fue era ser son hay tengo tiene tienen tenemos puedo puede pueden podemos debo debe quiero quiere necesito necesita hablan habla hablar
  policia abogado abogada abogados caso corte carcel hola gracias ayuda ayudar hermano hermana hijo hija esposo esposa mama papa amigo amiga arrestaron arrestado
  detuvieron detenido preso llamar llamo numero telefono cuesta cobran gratis cita oficina direccion horario abierto sabado domingo noche anoche ayer manana ahora
  dije dijo decir derechos preguntas contestar firmar registrar carro casa orden licencia multa fianza juez audiencia inmigracion papeles espanol con sin sobre si
  muy nada algo tambien aqui alli eso esto ese este otra otro les nos hago hacer hacen paso pasa pagar dinero consulta
`);
const inEnglish = setOf(`
  the and what how when where why who is are was were do does did can could will would should i im ive my you your he she his her they them we our it its of to for
  with if get got have has had on at in from not dont cant be been about there this that police lawyer court jail cop cops license
`);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).filter(Boolean));
}
