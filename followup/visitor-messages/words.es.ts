// To be checked by a certified translator before launch.

import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';
import { englishVisitor } from '#followup/visitor-messages/words.en.ts';

// Its phone and its page are written once, in the English file.
const [, stateBar] = englishVisitor.declined.steps;

const subject = (reference: string) => `Sobre su solicitud, referencia ${reference}`;

/** What a visitor reads in mails and texts, in Spanish. No sentence ends with a time: "a.m." brings a full stop of its own. */
export const spanishVisitor: VisitorWords = {
  detroit: 'hora de Detroit',
  yourReference: 'Su referencia',
  call: 'Llame, de día o de noche',
  receipt: 'Abrir su recibo privado',
  receiptHint: 'Muestra en qué punto está su solicitud, y allí puede retirarla. Este enlace se abre una sola vez.',
  receiptCode: (address) => `Para abrirlo otra vez, o en otro aparato, vaya a ${address} y escriba su referencia y este código:`,
  alert: { span: (from, until) => `${from} y ${until}` },
  kept: {
    subject,
    preheader: 'Su recibo, para guardarlo.',
    title: 'Su recibo',
    body: 'Usted pidió que le enviáramos esto por correo. Tenemos su solicitud.',
    promise: 'Tendrá noticias nuestras a más tardar',
    between: 'Tendrá noticias nuestras entre estas horas',
  },
  late: {
    subject,
    preheader: 'Todavía no hemos podido hablar con usted.',
    title: 'Todavía no hemos podido hablar con usted',
    body: (said) =>
      `Dijimos que le llamaríamos ${said}, pero ese tiempo ya pasó y no hemos podido hablar con usted. Lo sentimos. Su solicitud está segura con nosotros, y seguimos intentando.`,
    withinTheHour: 'en 1 hora o menos',
    by: (time) => `a más tardar el ${time}`,
    between: (from, until) => `entre estas horas (${from} y ${until})`,
    tried: (at) => `Intentamos comunicarnos con usted (la última vez: ${at}). Lo intentaremos otra vez.`,
    now: 'No tiene que esperar. Si es urgente, por favor llámenos ahora. Contesta una persona, de día o de noche.',
  },
  declined: {
    subject,
    preheader: 'Una respuesta a su solicitud.',
    title: 'No podemos tomar su caso',
    body: 'Gracias por confiar en nosotros. Miramos si podíamos ayudar, y no podemos tomar su caso. No somos sus abogados, y no haremos nada en su caso. Esto no es un juicio sobre usted ni sobre su caso. Algunos plazos son cortos, así que por favor busque otro abogado ahora.',
    referred: {
      title: 'Alguien que tal vez pueda ayudar',
      body: 'Pensamos que es mejor opción para su caso. Allí deciden por su cuenta si lo toman, y no les hemos dicho nada sobre usted.',
      label: 'Puede acudir a',
    },
    dates: {
      title: 'Sus fechas siguen igual',
      body: 'Toda fecha en la corte o fecha límite que le dieron sigue valiendo. Por favor, vaya a la corte ese día, con abogado o sin abogado. Si no puede ir, llame a la corte antes de ese día.',
    },
    next: 'Adónde acudir ahora',
    steps: [
      {
        title: 'Pida un abogado a la corte',
        body: 'Si no puede pagar un abogado, dígaselo a la corte. La corte debe ver si usted califica, a más tardar en su primera audiencia.',
      },
      {
        ...stateBar,
        title: 'Pregunte al colegio de abogados (State Bar of Michigan)',
        body: 'Su servicio de referencias ayuda a encontrar un abogado o una abogada para cada tipo de caso.',
      },
      {
        title: 'Hasta que tenga un abogado',
        body: 'No hable del caso con la policía, por un teléfono de la cárcel, por texto ni en internet. Puede decir en inglés: “I want a lawyer.” (Quiero un abogado.)',
      },
    ],
    questions: 'Si algo de esto no está claro, llámenos. No le dejaremos sin respuesta.',
  },
  // Letters of the GSM alphabet alone (é and ñ, but no á, í, ó, ú): any other one cuts a text from 160 characters to 70.
  replies: {
    help: (firm, phone) => `${firm}: textos solo de su solicitud. Llame al ${phone}, 24/7. Puede haber tarifas de mensaje y datos. STOP para parar.`,
    stopped: (firm, phone) => `${firm}: ya no le enviaremos textos. Llame al ${phone}, a toda hora. Responda START para recibirlos otra vez.`,
    started: (firm, phone) => `${firm}: otra vez recibe textos de su solicitud. Llame al ${phone}, a toda hora. STOP para parar, HELP para ayuda.`,
  },
  sms: {
    late: (from, reference, phone) =>
      `${from}: su solicitud ${reference}: no hemos podido hablar con usted. Lo sentimos. Llame al ${phone}, a toda hora. STOP para terminar.`,
    tried: (from, reference, at, phone) =>
      `${from}: su solicitud ${reference}: intentamos hablar con usted (${at}). Llame al ${phone}, a toda hora. STOP para terminar.`,
    declined: (from, reference, phone) =>
      `${from}: su solicitud ${reference}: no podemos tomarla. No somos sus abogados. Sus fechas valen igual. Llame al ${phone}. STOP para terminar.`,
    referred: (from, reference, phone) =>
      `${from}: su solicitud ${reference}: no somos sus abogados. Otros tal vez ayuden. Sus fechas valen igual. Llame al ${phone}. STOP para terminar.`,
    notMailed: (from, reference, phone) =>
      `${from}: su solicitud ${reference}: la tenemos, pero nuestro e-mail no le pudo llegar. Llame al ${phone}, a toda hora. STOP para terminar.`,
  },
};
