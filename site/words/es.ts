// To be checked by a certified translator before launch.
import { spanishStanding } from '#followup/receipt/words.es.ts';
import type { FormWords } from '#intake/form/words.ts';
import { drillEnglish } from './drill.en.ts';
import type { Words } from './en.ts';
import { spanishForm } from './form.es.ts';

const isOne = (count: number) => new Intl.PluralRules('es-US').select(count) === 'one';

/** Every text of the interface, in Spanish. No sentence ends with a time: "a.m." brings a full stop of its own. */
export const spanish: Words = {
  skip: 'Saltar al contenido principal',
  menu: 'Menú',
  help: {
    heading: 'Ayuda esta noche',
    arrested: 'Un arresto esta noche',
    rights: 'Mis derechos',
    dates: 'Mis fechas',
    court: 'Buscar mi corte',
    record: 'Limpiar mi récord',
    guides: 'Guías',
    request: 'Mi solicitud',
  },
  languages: 'Idioma',
  translation: {
    notice: 'Esta página es una traducción. Si hay una diferencia con la página en inglés, vale la página en inglés.',
    english: 'Ver la página en inglés',
  },
  onThePhone: {
    none: 'Tal vez necesitemos un intérprete para la llamada. Diga “Spanish” cuando llame.',
    interpreter: {
      always: 'Un intérprete puede ayudar en la llamada, a toda hora. Diga “Spanish” cuando llame.',
      'office-hours': 'En horas de oficina, un intérprete puede ayudar en la llamada. Diga “Spanish” cuando llame.',
    },
    spoken: { always: 'Hablamos español por teléfono, a toda hora.', 'office-hours': 'Hablamos español por teléfono en horas de oficina.' },
  },
  nav: {
    label: 'Principal',
    home: 'Inicio',
    practiceAreas: 'Casos que defendemos',
    about: 'Quiénes somos',
    results: 'Resultados',
    reviews: 'Opiniones',
    faqs: 'Preguntas frecuentes',
    contact: 'Contacto',
  },
  call: {
    now: 'Llame ahora, de día o de noche',
    short: 'Llame ahora, 24/7',
    verb: 'Llame al',
    bar: 'Llame o pregunte',
    ask: 'Preguntas y respuestas',
    chat: 'Haga una pregunta en el chat',
  },
  review: 'Revisión gratis de su caso',
  breadcrumb: 'Ruta de navegación',
  printCard: 'Imprimir esta tarjeta',
  footer: {
    firm: 'El bufete',
    defend: 'Defendemos',
    legal: 'Legal',
    about: 'Quiénes somos',
    practiceAreas: 'Casos que defendemos',
    attorney: 'Abogado o abogada',
    results: 'Resultados',
    reviews: 'Opiniones',
    faqs: 'Preguntas frecuentes',
    contact: 'Contacto',
    areas: {
      'owi-dui': 'OWI/DUI',
      'domestic-violence': 'Violencia doméstica',
      'drug-charges': 'Cargos de drogas',
      'felony-defense': 'Delitos graves (felony)',
      'expungement-clean-slate': 'Anular condenas (expungement)',
    },
    privacy: 'Privacidad',
    terms: 'Condiciones de uso',
    disclaimer: 'Aviso legal',
    accessibility: 'Accesibilidad',
    answered: 'Contestamos las 24 horas del día',
    responsible: 'Responsable de este sitio:',
    demonstration: 'Demostración. El bufete, su gente, sus cifras y sus opiniones son inventados.',
  },
  home: {
    viewAll: 'Ver todos los casos que defendemos',
    allSteps: 'Mostrar todos los pasos',
    examples: 'Mostrar los ejemplos',
    arrested: 'Qué hacer después de un arresto',
    rights: 'Tarjeta de derechos',
    profile: 'Leer el perfil completo',
    allResults: 'Todos los resultados',
    allReviews: 'Todas las opiniones',
    miles: 'mi',
  },
  contact: {
    call: 'Llámenos',
    email: 'Correo electrónico',
    visit: 'Visítenos',
    hours: 'Horario de la oficina',
    emailNote: 'Para su nombre, su número y su fecha en la corte. Por favor, no ponga lo que pasó.',
  },
  stars: (count: number): string => `${count} de 5 estrellas`,
  aside: {
    heading: '¿Tiene dudas? Pregunte a una persona.',
    body: 'Cada caso tiene sus propios hechos. Dos minutos por teléfono pueden ahorrarle una hora de búsqueda.',
  },
  reassurance: {
    confidential: {
      title: '100% confidencial',
      body: 'Mantenemos en privado lo que envía. Por favor, guarde para la llamada el relato de lo que pasó.',
    },
    fast: { title: 'Respuesta rápida', body: 'Le llamamos lo antes posible. Si no puede esperar, llame.' },
    available: { title: 'Disponibles 24/7', body: 'La línea de emergencia está abierta de día y de noche, también los fines de semana y los feriados.' },
  },
  practiceArea: {
    penalties: 'Penas posibles',
    effects: 'Otros efectos',
    record: 'Sus antecedentes',
    license: 'Su licencia',
    firearms: 'Armas de fuego',
    immigration: 'Inmigración',
    deadlines: 'Fechas límite',
    countDates: 'Cuente sus propias fechas. Nada de lo que escribe sale de su aparato.',
    first48: 'Las primeras 48 horas',
    checks: 'Lo que miramos primero',
    questions: 'Preguntas comunes',
    related: 'Páginas relacionadas',
    next: 'Próxima fecha límite',
    meaning: 'Qué significa',
    tool: { '/my-dates': 'Contar mis días', '/clean-slate-check': 'Revisar mi récord', '/rights': 'Mis derechos' },
  },
  picture: {
    span: (from: number, to: number, unit: string): string => `de ${from} a ${to} ${unit}`,
  },
  city: {
    title: (city: string): string => `Defensa penal en ${city}, Michigan`,
    shared: (city: string): string => `Defensa penal en ${city}`,
    office: (town: string, miles: number): string =>
      isOne(miles)
        ? `Nuestra oficina está en ${town}, a ${miles} milla en línea recta. Aquí no tenemos oficina; viajamos a su corte.`
        : `Nuestra oficina está en ${town}, a ${miles} millas en línea recta. Aquí no tenemos oficina; viajamos a su corte.`,
    nearest: (town: string, miles: number): string =>
      isOne(miles)
        ? `Nuestra oficina más cercana está en ${town}, a ${miles} milla en línea recta. Aquí no tenemos oficina; viajamos a su corte.`
        : `Nuestra oficina más cercana está en ${town}, a ${miles} millas en línea recta. Aquí no tenemos oficina; viajamos a su corte.`,
    here: (street: string, town: string): string => `Nuestra oficina está aquí en ${town}, en ${street}.`,
    courts: (city: string): string => `Cortes para ${city}`,
    services: 'En qué podemos ayudar',
    court: 'corte',
  },
  about: { office: (name: string, address: string): string => `La oficina de ${name}, ${address}`, history: 'Nuestra historia', stories: 'Relatos' },
  attorney: {
    background: 'Trayectoria',
    barNumber: 'Colegio de abogados (State Bar of Michigan)',
    admitted: 'Licencia para ejercer',
    education: 'Estudios',
    courts: 'Cortes',
    awards: 'Premios',
    languages: 'Idiomas',
    due: (date: string): string => `Los estudios, las licencias para ejercer y los premios se actualizarán el ${date}.`,
  },
  notes: { heading: 'Notas: la ley detrás de esta página', one: (number: number): string => `nota ${number}` },
  arrested: {
    say: 'Lo que debería decir la persona arrestada',
    bring: 'Qué llevar',
    counties: 'Cárceles y cortes por condado',
    confirm: 'Los lugares cambian. Llame antes de ir.',
  },
  rights: {
    print: 'Imprimir una tarjeta para la cartera',
    keep: 'Guardar esto en mi celular',
    keepHeading: 'Llévela con usted',
    keepBody: 'Toque una vez, y esta página y nuestro número se quedan en este celular. Se abren sin señal. No se guarda nada sobre usted.',
    byHand:
      'También puede imprimir esta página, y sale una tarjeta para la cartera. O puede tomar una captura de pantalla, o guardar la página en el menú de su navegador.',
    keeping: 'Un momento …',
    kept: 'Está en este celular.',
    keptHow:
      'Póngala en su pantalla de inicio o en sus favoritos, para encontrarla rápido. Cualquiera que tenga este celular también puede encontrarla. Algunos celulares la borran si no la abre por una semana o más.',
    remove: 'Quitarlo',
    removed: 'Ya se quitó. El historial de su navegador lo puede borrar usted.',
    failed: 'Este navegador no puede guardarla ahora. Imprima la tarjeta o tome una captura de pantalla.',
    offline: 'Ahora no hay internet. Esta es la copia en su celular. El número funciona donde su celular pueda hacer llamadas.',
    // In English too: whoever is to call for somebody under arrest may read only that.
    wallet: { cut: 'Corte por la línea de rayas y doble por la mitad.', mine: 'Llamen por mí a (call for me):' },
  },
  checklists: {
    bring: 'Qué llevar',
    alsoBring: 'Lleve siempre',
    wear: 'Qué ropa usar',
    leave: 'Deje en casa',
    day: 'Ese día',
    ask: 'Qué preguntar a su abogado o abogada',
    print: 'Imprimir esta lista',
  },
  reviewed: {
    on: 'Texto revisado por última vez el',
    by: 'Revisado por',
  },
  otherCourts: '¿Otra corte en su papel? Búsquela aquí',
  moreGuides: 'Más respuestas: cárcel, fianza (bond), costo, trabajo, inmigración, armas, celular y carro',
  contents: 'En esta página',
  updated: 'Última actualización:',
  form: (phone: string, firm: string): FormWords => spanishForm(phone, firm),
  receipt: {
    title: 'Solicitud enviada',
    ...spanishStanding,
    ownZone: 'En su reloj:',
    reference: 'Su referencia',
    call: '¿No puede esperar? Llame ahora',
    keepIt: 'Para abrir esta página otra vez, anote su referencia y este código:',
    keep: {
      heading: 'Guarde esta página',
      code: 'Código',
      mail: 'Enviarme esta página por correo electrónico',
      mailAgain: 'Enviarla otra vez por correo electrónico',
      'not-asked': 'El correo va a la dirección de su solicitud. No contiene nada de lo que usted escribió.',
      'on-its-way': 'El correo va en camino a la dirección de su solicitud.',
      sent: 'El correo va a la dirección de su solicitud, si esa dirección acepta correo nuestro. Si no llega nada, mire en su carpeta de spam o anote su referencia y su código.',
      failed: 'No se pudo enviar el correo. Por favor, anote su referencia y su código.',
      copy: 'Copiar',
      copied: 'Copiado',
      print: 'Imprimir',
    },
    number: {
      heading: 'Cambiar su número de teléfono',
      label: 'Nuevo número de teléfono',
      save: 'Guardar el nuevo número',
      'too-often': 'El número ya se cambió cinco veces. Por favor, llámenos.',
      refused: 'No se pudo cambiar el número en este momento. Inténtelo de nuevo o llámenos.',
    },
    choices: {
      heading: 'Cambiar cómo le contactamos',
      hint: 'Vale desde la próxima llamada o el próximo mensaje.',
      calls: 'Llámenme',
      byText: (phone: string): string => `Si alguna vez nos envió STOP por texto, solo un texto con la palabra START al ${phone} vuelve a activar los textos.`,
      save: 'Guardar',
    },
    another: 'Enviar otra solicitud',
    withdraw: 'Retirar mi solicitud',
    erase: {
      title: '¿Borrar su solicitud?',
      body: 'Nadie le llamará. Lo que envió se borra en una hora. Hasta entonces puede cambiar de opinión.',
      nothingLeft:
        'Con todo esto apagado no podemos comunicarnos con usted, así que no se cambió nada. Puede dejar su solicitud como está, o retirarla. Si la retira, se borra en una hora, y hasta entonces puede cambiar de opinión.',
      keep: 'Conservarla',
      confirm: 'Borrarla',
      undo: 'Mejor conservarla',
    },
    leavingTitle: 'Usted retiró su solicitud',
    leavingBody: (time: string): string =>
      `Nadie le llamará. Lo que envió se borrará el ${time}, hora de Detroit. Hasta entonces todavía puede conservar su solicitud.`,
    withdrawnTitle: 'Solicitud retirada',
    withdrawnBody:
      'Lo que envió está borrado aquí. Quienes operan el sistema del bufete todavía podrían abrir una copia en nuestras copias de seguridad cifradas, hasta por nueve días. Después nadie puede abrirla.',
    withdrawnAt: 'Borrada:',
    entry: {
      title: 'Su recibo',
      lead: 'Escriba la referencia y el código que recibió cuando envió su solicitud.',
      reference: 'Referencia',
      code: 'Código',
      open: 'Abrir mi recibo',
      none: 'Esto no abre ningún recibo.',
      noneHint:
        'Un enlace se abre una sola vez. Escriba su referencia y su código, o llámenos. Después de diez códigos equivocados le pedimos que espere una hora.',
    },
  },
  // For staff, who read English.
  drill: drillEnglish,
  notFound: {
    kicker: 'Error 404',
    title: 'No encontramos esta página',
    lead: 'No hay ninguna página en esta dirección. El teléfono sí funciona, de día y de noche.',
    home: 'Volver al inicio',
    areas: 'En qué podemos ayudar',
  },
  error: {
    title: 'Error inesperado del sitio',
    lead: 'Algo falló de nuestro lado. No fue por usted. El teléfono sí funciona.',
    status: 'Estado',
    reference: 'Referencia',
    again: 'Intentar otra vez',
    safe: 'No se pudo mostrar la página.',
  },
  front: {
    unreadable: 'Esta dirección no se puede leer',
    noPage: 'No encontramos esta página',
    tooLarge: 'Esto es demasiado grande para enviarlo',
    foreign: 'Esto funciona solo desde nuestras propias páginas',
    call: 'El teléfono sí funciona, de día y de noche.',
    notOpen: 'Este sitio todavía no está abierto. Lo estamos revisando y puede tener errores. Por favor, no se guíe por él.',
    /** What the chat says when a question cannot be answered. */
    chat: {
      key: 'Este chat funciona solo desde nuestras propias páginas.',
      large: 'Esta conversación es demasiado larga. Por favor, cargue la página otra vez para empezar una nueva.',
      body: 'No pudimos leer ese mensaje. Por favor, acórtelo e intente otra vez.',
      busy: (phone: string): string => `Hay muchas personas aquí en este momento. Por favor, llame al ${phone}, o intente otra vez en un momento.`,
    },
    busy: {
      title: 'Por favor, llame',
      lead: 'Hay muchas personas aquí en este momento',
      body: (phone: string): string =>
        `Por favor, llame al ${phone}, de día o de noche. O espere un momento e intente otra vez: lo que escribió sigue en el formulario cuando vuelva atrás.`,
    },
  },
};

export const es: Words = spanish;
