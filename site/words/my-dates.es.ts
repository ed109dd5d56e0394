// To be checked by a certified translator before launch.
import type { MyDatesWords } from '#self-help/my-dates/words.ts';

const yesNo = { yes: 'Sí', no: 'No', unsure: 'No lo sé con seguridad' };

/** The texts of My dates in Spanish. */
export const spanishMyDates: MyDatesWords = {
  asks: {
    arrest: 'Día del arresto',
    paper: 'Fecha del papel sobre la negativa a la prueba (DI-93)',
    told: 'Día en que supo de la orden por primera vez',
    served: 'Día en que recibió los papeles',
    day: '¿Qué día?',
    issued: 'Fecha de la orden de arresto',
    arraignment: 'Día de la lectura de cargos (arraignment)',
    conference: 'Día de la conferencia',
    notice: 'Día en que recibió el aviso',
    letter: 'Fecha de la carta',
    lawyer: 'Día en que el abogado o la abogada entró en el caso',
    trial: 'Primer día del juicio',
    time: '¿A qué hora?',
  },
  asksOf: {
    'missed-hearing': { day: 'Día de la audiencia a la que faltó', time: 'Hora de la audiencia' },
    sentence: { day: 'Día de la sentencia' },
    'license-decision': { day: 'Fecha de la decisión' },
    'child-held': { day: 'Día en que su hijo o hija quedó bajo detención', time: '¿A qué hora fue?' },
    'juvenile-jury': { notice: 'Día en que la corte le habló del derecho a un jurado' },
  },
  choices: {
    test: {
      ask: '¿A qué prueba se negó?',
      hint: 'La del aparato pequeño de mano, en la calle, es otra prueba.',
      answers: {
        'after-arrest': 'La prueba después del arresto',
        roadside: 'Solo la del aparato de mano, en la calle',
        unsure: 'No lo sé con seguridad',
      },
    },
    heard: { ask: '¿Estuvo usted ante el juez antes de que se firmara la orden?', answers: yesNo },
    first: { ask: '¿Es la primera audiencia a la que faltó en este caso?', answers: yesNo },
    violent: {
      ask: '¿Trata el caso de violencia, de una amenaza o de alguien de su casa?',
      hint: 'También cuentan la entrada ilegal a una vivienda (home invasion), el acecho (stalking), el maltrato infantil y los disparos.',
      answers: yesNo,
    },
    court: {
      ask: '¿Cuál fue el cargo?',
      answers: { misdemeanor: 'Un delito menor (misdemeanor)', felony: 'Un delito grave (felony)', unsure: 'No lo sé con seguridad' },
    },
    how: {
      ask: '¿Cómo terminó?',
      answers: {
        trial: 'Después de un juicio',
        plea: 'Me declaré culpable o no disputé el cargo (no contest)',
        unsure: 'No lo sé con seguridad',
      },
    },
    large: {
      ask: '¿Vale más de $50,000, o es un carro que se llevaron por manejar bajo los efectos del alcohol o las drogas?',
      answers: yesNo,
    },
  },
  optional: 'si lo sabe',
  count: 'Contar mis fechas',
  other: 'Mi situación es otra',
  problem: {
    missing: 'Por favor, llene esto.',
    'not-a-date': 'Por favor, escríbalo como fecha.',
    future: 'Este día todavía no llega. ¿Es correcto?',
    'long-ago': 'Esto es de hace más de dos años. ¿Es correcto?',
  },
  isRight: 'Sí, la fecha es correcta',
  state: { open: 'Todavía hay tiempo.', today: 'Hoy.', 'last-chance': 'Última oportunidad.', over: 'Terminó.' },
  sentence: {
    open: (day, left) =>
      new Intl.PluralRules('es-US').select(left) === 'one'
        ? `Tome el ${day} como su último día. Falta ${left} día. Hacerlo hoy es mejor.`
        : `Tome el ${day} como su último día. Faltan ${left} días. Hacerlo hoy es mejor.`,
    today: (day) => `Hoy, ${day}, es el día que debe tomar como su último.`,
    lastChance: (day, until) =>
      `El último día prudente fue el ${day}. La oficina tal vez todavía lo acepte hasta el ${until}. Hágalo ahora mismo, y después llame.`,
    over: (day) => `Según sus fechas, el tiempo terminó el ${day}. Llame ahora: puede haber otros caminos, y su papel puede mostrar otra fecha.`,
    hourOpen: (at) => `Tome como el final: ${at} (hora de Detroit). Vaya a la corte o llame hoy.`,
    beforeClosing: (day) => `Tome como el final la hora en que la corte cierra el ${day}. Vaya a la corte o llame ahora.`,
    hourOver: 'Según sus fechas, las 48 horas ya pasaron. Llame ahora: un abogado o una abogada todavía puede pedírselo al juez.',
    range: (from, to) => `Entre el ${from} y el ${to}.`,
    hour: (at) => `A más tardar: ${at} (hora de Detroit).`,
  },
  rules: {
    D1: {
      title: 'Pida una audiencia al estado',
      todo: 'Use la dirección o el sitio web de su papel, para que llegue a más tardar ese día. Esto es aparte de la corte. Ir a la corte no detiene este reloj.',
      why: 'Por qué: 14 días, contados desde el arresto o desde la fecha del papel, lo que fue primero (MCL 257.625e, 257.625f).',
    },
    D4: {
      title: 'Pida a la corte que cambie o termine la orden',
      todo: 'Presente una moción, un pedido al juez, en la corte que hizo la orden. Siga cumpliendo la orden hasta que un juez la cambie.',
      why: 'Por qué: 14 días desde el día en que recibió la orden o supo de ella, lo que fue primero (MCL 600.2950, MCR 3.707).',
    },
    D5: {
      title: 'Preséntese antes de que haya una orden de arresto',
      todo: 'Diga que faltó a la audiencia y que quiere presentarse. Un abogado o una abogada puede ir con usted.',
      why: 'Por qué: después de faltar a una audiencia por primera vez, se espera que el juez aguarde 48 horas (MCL 764.3). Un juez puede decidir otra cosa.',
    },
    D6: {
      title: 'Preséntese voluntariamente por la orden de arresto',
      todo: 'Vaya a la corte por su cuenta, mejor con un abogado o una abogada. Cuanto antes, mejor.',
      why: 'Por qué: dentro de un año desde la orden de arresto, quien se presenta voluntariamente debe ver a un juez en cuestión de horas (MCL 762.10d).',
    },
    D7: {
      title: 'La conferencia en la corte',
      todo: '',
      why: 'Por qué: de 7 a 14 días después de la lectura de cargos (MCL 766.4). Las cortes cambian el día. Su aviso lo dice.',
    },
    D8: {
      title: 'La audiencia preliminar (exam) en la corte',
      todo: '',
      why: 'Por qué: de 5 a 7 días después de la conferencia (MCL 766.4). Las cortes cambian el día. Su aviso lo dice.',
    },
    D10: {
      title: 'Apele ante la corte de circuito (Circuit Court)',
      todo: 'Dígale hoy a su abogado o abogada que quiere apelar. Si no puede pagar, pida un abogado a la corte.',
      why: 'Por qué: 21 días después de la sentencia (MCR 7.104, 7.105, MCL 600.8342).',
    },
    D11: {
      title: 'Apele, o pida un abogado de apelación',
      todo: 'Use el formulario que la corte le dio en la sentencia para pedir un abogado de apelación.',
      why: 'Por qué: 42 días después de la sentencia (MCR 7.204).',
    },
    D12: {
      title: 'Pida permiso para apelar (leave to appeal), o un abogado de apelación',
      todo: 'Use el formulario que la corte le dio en la sentencia para pedir un abogado de apelación.',
      why: 'Por qué: seis meses después de la sentencia (MCR 7.205).',
    },
    D14: {
      title: 'Reclame sus bienes',
      todo: 'Presente un reclamo por escrito y firmado donde dice el aviso. Guarde una copia.',
      why: 'Por qué: 20 días después de recibir el aviso (MCL 333.7523).',
    },
    D15: {
      title: 'Apele la decisión sobre la licencia',
      todo: 'La apelación va a la corte de circuito (Circuit Court) de su condado.',
      why: 'Por qué: 63 días después de la decisión (MCL 257.323). Una corte puede aceptarla más tarde solo por una buena razón.',
    },
    D17: {
      title: 'Termine el curso de manejo',
      todo: 'Termine el curso completo a más tardar ese día. Inscribirse no basta.',
      why: 'Por qué: 60 días después de la fecha de la carta (MCL 257.320d). Vale la fecha que da la carta.',
    },
    D18: {
      title: 'La primera audiencia de su hijo o hija',
      todo: '',
      why: 'Por qué: 24 horas después de que su hijo o hija quedó bajo detención de la corte, sin contar domingos ni feriados de la corte (MCR 3.935). El tiempo con la policía antes de eso es otro reloj.',
    },
    D19: {
      title: 'Pida un jurado, por escrito',
      todo: 'Preséntelo en la corte. Guarde una copia con el sello de la fecha.',
      why: 'Por qué: 14 días después del aviso de la corte o de que el abogado entró en el caso, y a más tardar 21 días antes del juicio (MCR 3.911).',
    },
  },
  notes: {
    'from-paper': 'Esto cuenta desde la fecha de su papel. Muestre el papel hoy a un abogado o una abogada: la cuenta que termina antes es la prudente.',
    'treated-as-after-arrest': 'Usted no sabe con seguridad qué prueba fue. Trátela como la prueba después del arresto.',
    'good-cause': 'Después de ese día, un juez todavía puede oírle, si usted tiene una buena razón para llegar tarde.',
    'by-leave': 'Después de declararse culpable o no disputar el cargo (plea), la corte primero debe darle permiso para apelar. Se pide en el mismo plazo.',
    'shorter-of-two': 'Usted no lo sabe con seguridad, así que este es el plazo más corto que podría ser el suyo.',
    'before-trial': 'El día tres semanas antes del juicio llega primero.',
  },
  noDate: {
    'roadside-test': 'Para la prueba del aparato de mano, en la calle, no hay una fecha así. Llame: si hubo otra prueba, puede haber un plazo corriendo.',
    heard: 'No hay un último día fijo para esto. Puede pedir al juez que cambie la orden si tiene una buena razón. Llame.',
    violent:
      'Las reglas de las 48 horas y de presentarse voluntariamente dejan fuera estos casos. Un abogado o una abogada puede arreglar cómo se presenta usted. Llame ahora.',
    'maybe-violent': 'No podemos saber si esta regla cubre su caso. Llame ahora, antes de ir a cualquier lugar.',
    'not-first': 'Las 48 horas son solo para la primera audiencia a la que faltó. Tal vez ya hay una orden de arresto. Llame ahora.',
    'warrant-year-over': 'Según sus fechas, el año ya pasó. Un abogado o una abogada todavía puede pedírselo al juez. Llame ahora.',
    'warrant-date-unknown':
      'Sin la fecha de la orden de arresto no podemos contar. Un abogado o una abogada puede preguntar por usted en la oficina del secretario de la corte.',
    'large-seizure': 'Aquí valen otras reglas y otros plazos. Muestre el aviso hoy a un abogado o una abogada.',
    'date-missing': 'Sin una fecha no podemos contar. Está en el papel de la corte. Llame si no lo tiene.',
  },
  courtsDate: 'La fecha de la corte. No la espere.',
  yourDate: 'Su fecha',
  happened: 'Contado desde aquí',
  today: 'Hoy',
  lastDay: 'Tome este como su último día',
  callFirst: (phone) => `Llame al ${phone}`,
  callNow: 'Llame ahora',
  calendar: 'Guardar un recordatorio en el calendario',
  calendarNote: 'Solo dice “Llamar a la oficina”. El archivo se hace en su aparato.',
  calendarEntry: 'Llamar a la oficina',
  print: 'Imprimir esto',
  intoRequest: 'Escribir esta fecha en mi solicitud de abajo',
  requestLine: (event, day) => `${event}. Último día prudente: ${day}.`,
  paperWins: 'Si su papel muestra otra fecha, vale la que llega primero.',
  notAdvice: 'Información general, no un consejo sobre su caso.',
};
