// To be checked by a certified translator before launch.
import type { Standing } from '#followup/receipt/words.en.ts';

/** How a request stands, in Spanish. No sentence ends with a time: "a.m." brings a full stop of its own. */
export const spanishStanding: Standing = {
  zone: 'hora de Detroit',
  steps: {
    call: { title: 'Le llamamos', body: 'Guarde nuestro número para saber que somos nosotros.' },
    write: { title: 'Le escribimos', body: 'Usted pidió que no le llamáramos.' },
    decide: {
      title: 'Usted decide',
      when: 'Cuando hablemos, gratis',
      body: 'Le decimos lo que vemos y cuánto costaría. Nada empieza hasta que usted firme un contrato.',
    },
  },
  live: {
    heading: 'En qué punto está su solicitud',
    clock: 'Todas las horas son hora de Detroit.',
    received: 'Recibida',
    delivered: 'Enviada al abogado o la abogada de guardia',
    person: 'Una persona',
    seen: (who: string): string => `${who} toma su solicitud`,
    due: { call: 'Le llamaremos a más tardar:', write: 'Le escribiremos a más tardar:' },
    between: {
      call: (day: string, from: string, until: string): string => `Le llamaremos ${day}, entre estas horas: ${from} y ${until}`,
      write: (day: string, from: string, until: string): string => `Le escribiremos ${day}, entre estas horas: ${from} y ${until}`,
    },
    today: 'hoy',
    tomorrow: 'mañana',
    onDay: (weekday: string): string => `el ${weekday}`,
    span: (from: string, until: string): string => `${from} a ${until}`,
    sooner: 'Mejor llámenme lo antes posible',
    done: { reached: 'Ya hablamos con usted', declined: 'Ya le contestamos', referred: 'Ya le contestamos' },
    appointment: {
      headline: 'Su cita',
      at: {
        office: (time: string): string => `Fecha y hora: ${time}, en nuestra oficina. Si no puede venir, llámenos.`,
        phone: (time: string): string => `Fecha y hora: ${time}, por teléfono: le llamamos nosotros. Si no puede contestar, llámenos.`,
        video: (time: string): string => `Fecha y hora: ${time}, por video. Si no puede conectarse, llámenos.`,
        elsewhere: (time: string): string => `Fecha y hora: ${time}, donde acordamos. Si no puede venir, llámenos.`,
      },
    },
    lateHeadline: 'Todavía no hemos podido hablar con usted',
    by: 'A más tardar:',
    triedAt: (time: string): string => `Lo intentamos: ${time}`,
    isNow: 'Ahora',
    notYet: 'Todavía no',
    isReceived: 'Tenemos su solicitud. Va en camino al abogado o la abogada de guardia.',
    isDelivered: 'Ya avisamos al abogado o la abogada de guardia. Esperamos a que una persona la tome.',
    isSeen: {
      call: (who: string): string => `${who} tiene su solicitud y va a llamarle.`,
      write: (who: string): string => `${who} tiene su solicitud y va a escribirle.`,
    },
    tried: (time: string): string => `Intentamos comunicarnos con usted (${time}). Lo intentaremos otra vez, y usted puede llamarnos en cualquier momento.`,
    late: 'La hora pasó y todavía no hemos podido hablar con usted. Lo sentimos. Seguimos intentando. Si puede, llámenos ahora.',
    lateWindow: 'El horario que usted eligió pasó y todavía no hemos podido hablar con usted. Lo sentimos. Seguimos intentando. Si puede, llámenos ahora.',
    ended: {
      reached: 'Ya hablamos con usted. Si queda algo pendiente, llámenos.',
      declined: 'No podemos tomar su caso, y no somos sus abogados. Si necesita saber qué pasos siguen, llámenos.',
      referred: 'No podemos tomar su caso, y no somos sus abogados. Tal vez alguien más pueda ayudar. Ya le escribimos sobre eso. También puede llamarnos.',
    },
  },
};
