// To be checked by a certified translator before launch.
import type { CleanSlateWords } from '#self-help/clean-slate/words.ts';

/** The texts of the Clean Slate check in Spanish. They come with the tool. */
export const spanishCleanSlate: CleanSlateWords = {
  start: 'Empezar la revisión',
  about: 'Primero, sobre usted',
  sure: { yes: 'Sí', no: 'No', unsure: 'No lo sé con seguridad' },
  person: {
    openCharge: { ask: '¿Hay ahora un cargo penal abierto contra usted?' },
    listedAll: { ask: '¿Va a poner aquí todas sus condenas como persona adulta, también las viejas y las pequeñas?' },
    felony: {
      ask: '¿Le anularon antes una condena por un delito grave (felony)?',
      hint: 'Anular la condena (“set aside”) es la forma de Michigan de limpiar antecedentes o “expunge”.',
    },
    owi: { ask: '¿Le anularon antes una condena por manejar bajo los efectos del alcohol o las drogas (OWI)?' },
    unpaidRestitution: { ask: '¿Todavía debe un pago a una víctima por los daños (restitution)?' },
    deferral: {
      ask: '¿Se cerró un caso suyo sin condena?',
      hint: 'Por ejemplo con 7411, con HYTA o en una corte de drogas (drug court).',
    },
  },
  assaults: {
    ask: '¿Cuántas condenas por agresión (assault) le anularon antes?',
    answers: { '0': 'Ninguna', '1': 'Una', '2': 'Dos o más', unsure: 'No lo sé con seguridad' },
  },
  next: 'Seguir con las condenas',
  conviction: (number) => `Condena ${number}`,
  noNames: 'Sin nombres, sin números de caso, sin historia. Solo la clase de delito y las fechas.',
  court: {
    ask: '¿Qué corte fue?',
    answers: {
      michigan: 'Una corte de Michigan, como persona adulta',
      juvenile: 'Una corte de menores (juvenile)',
      elsewhere: 'Otro estado o una corte federal',
      unsure: 'No lo sé con seguridad',
    },
  },
  ended: {
    ask: '¿Terminó en una condena?',
    answers: {
      convicted: 'Sí, me declararon culpable o me declaré culpable',
      'not-convicted': 'No, el caso fue desestimado o se cerró',
      unsure: 'No lo sé con seguridad',
    },
  },
  level: {
    ask: '¿Cuánta cárcel o prisión permitía la ley como máximo?',
    hint: 'Lo máximo que era posible, no lo que le dieron. Está en los papeles de la corte.',
    answers: { felony: 'Más de un año', misdemeanor: 'De 93 días a un año', small: '92 días o menos, o solo una multa', unsure: 'No lo sé con seguridad' },
  },
  most: {
    ask: 'Por este delito grave, ¿cuántos años eran posibles?',
    answers: { 'under-10': 'Menos de 10', 'exactly-10': 'Exactamente 10', 'over-10': 'Más de 10', unsure: 'No lo sé con seguridad' },
  },
  kind: {
    ask: '¿Qué clase de delito fue?',
    answers: {
      other: 'Ninguno de los otros de esta lista',
      traffic: 'Delito de tránsito sin personas heridas (licencia suspendida, manejo temerario)',
      'first-owi': 'Mi primera vez de manejar bajo los efectos del alcohol o las drogas',
      'other-owi': 'Manejar bajo los efectos del alcohol: segunda vez o posterior, o con un niño en el carro, o con alguien herido',
      'traffic-injury': 'Delito de tránsito con alguien herido o muerto',
      'commercial-traffic': 'Delito de tránsito en un vehículo comercial',
      'theft-or-fraud': 'Hurto, fraude o desfalco (delito grave)',
      dishonesty: 'Falsificación, cheques sin fondos con un papel falsificado, dinero falso (delito grave)',
      'dv-misdemeanor': 'Violencia doméstica (delito menor)',
      'dv-felony': 'Violencia doméstica (delito grave)',
      assault: 'Agresión, o resistencia o agresión a la policía',
      'other-assaultive':
        'Entrada ilegal a una vivienda (home invasion), acecho, robo con violencia o amenaza, maltrato infantil, disparos a una casa o un carro',
      'serious-misdemeanor': 'Delito menor: entrada ilegal, apuntar con un arma de fuego, exhibición indecente, irse de un choque con personas heridas',
      'victim-harmed': 'Delito grave contra un niño o un adulto vulnerable, o en el que alguien quedó herido o murió',
      'marijuana-misdemeanor': 'Uso, posesión o utensilios de marihuana (delito menor)',
      'trafficking-victim': 'Cargo de tipo prostitución, porque fui víctima de trata',
      'csc-fourth': 'Conducta sexual criminal de cuarto grado (criminal sexual conduct, fourth degree)',
      'child-or-sexual': 'Otro delito sexual, maltrato infantil de segundo grado, delito por internet contra un niño',
      'trafficking-or-terror': 'Trata de personas o terrorismo',
      life: 'Un delito que permitía prisión de por vida, o un intento de uno',
      unsure: 'No lo sé con seguridad',
    },
  },
  dates: {
    sentence: 'Día de la sentencia',
    probation: 'Fin de la libertad condicional (probation)',
    parole: 'Fin de la libertad supervisada después de prisión (parole)',
    jail: 'Fin de la cárcel del condado',
    prison: 'Fin de la prisión estatal',
    hint: 'Basta con el año. Entonces cuenta su último día.',
    none: 'Si lo deja en blanco, significa que no hubo.',
  },
  year: 'Año',
  month: 'Mes',
  day: 'Día',
  wholeYear: 'No sé el mes',
  wholeMonth: 'No sé el día',
  night: {
    ask: '¿Fue parte de un mismo suceso con otra condena, dentro de 24 horas?',
    hint: 'Una mala noche puede contar como una sola.',
    none: 'No',
  },
  weapon: '¿Se usó o se llevaba un arma?',
  reduced: '¿Se redujo desde un cargo más serio?',
  crime: { ask: '¿Es el mismo delito que otro de aquí?', none: 'No' },
  denied: {
    ask: '¿Ya dijo un juez que no a anular esta?',
    on: 'Día en que el juez dijo que no',
    earlier: 'Día anterior que da la orden, si nombra uno',
  },
  add: 'Agregar esta condena',
  another: 'Agregar otra condena',
  show: 'Mostrar qué significa esto',
  remove: 'Quitar',
  yearMissing: 'Por favor, ponga el año de la sentencia, o marque que no lo sabe con seguridad.',
  results: 'Lo que indican sus respuestas',
  felonies: (count) => `Delitos graves (felonies) contados: ${count}`,
  asking: 'Si se pide a un juez',
  byItself: 'Por sí sola',
  judge: {
    mayAskNow: (since) =>
      `Según sus respuestas, la espera terminó el ${since}. Decide un juez o una jueza. Pida que un abogado o una abogada lo revise antes de presentar la solicitud: un no puede significar tres años más.`,
    mayAskFrom: (day) => `Según sus respuestas, puede pedirlo a un juez desde el ${day}. No presente la solicitud antes.`,
    anyTime: 'Esta clase tiene su propia regla y no tiene espera.',
    notNow: (otherwise) =>
      otherwise ? `No se puede mientras haya un cargo abierto. Sin ese cargo: ${otherwise}` : 'No se puede mientras haya un cargo abierto.',
    no: {
      'three-felonies': 'Estas leyes no le permiten pedir a un juez que anule esta. La razón: más de tres delitos graves.',
      'owi-before':
        'Estas leyes no le permiten pedir a un juez que anule esta. La razón: antes se anuló una condena por manejar bajo los efectos del alcohol o las drogas.',
      'assaults-before': 'Estas leyes no le permiten pedir a un juez que anule esta. La razón: antes se anularon dos condenas por agresión.',
    },
    never: 'La ley no permite anular este tipo de condena.',
    lawyer: 'La ley no es clara para sus respuestas. Para esta hace falta un abogado o una abogada.',
    unclear: {
      kind: 'Usted no sabe con seguridad qué clase de delito fue.',
      level: 'Usted no sabe con seguridad cuánta cárcel o prisión era posible.',
      court: 'Usted no sabe con seguridad qué corte fue o cómo terminó.',
      date: 'Falta la fecha de una sentencia.',
      'open-charge': 'Usted no sabe con seguridad si hay un cargo abierto.',
      'felony-count': 'Depende de cuántos delitos graves se cuentan.',
      'felony-set-aside': 'Tal vez antes se anuló una condena por un delito grave.',
      'owi-set-aside': 'Tal vez antes se anuló una condena por manejar bajo los efectos del alcohol o las drogas.',
      'assaults-set-aside': 'Tal vez antes se anularon condenas por agresión.',
      'later-owi': 'Hay otra condena por manejar bajo los efectos del alcohol o las drogas.',
      'csc-fourth': 'Depende del día de la condena y de sus demás antecedentes.',
      'dv-order': 'Depende de qué condena por violencia doméstica fue primero.',
      denied: 'Tal vez un juez ya dijo que no antes.',
      'new-conviction': 'Hubo otra condena durante la espera.',
    },
    notBefore: (day) => `No antes del ${day}.`,
    wait: (years) =>
      new Intl.PluralRules('es-US').select(years) === 'one'
        ? `La espera es de ${years} año después de que todo terminó.`
        : `La espera es de ${years} años después de que todo terminó.`,
  },
  itself: {
    mayBeCleared: (day) => `Es posible que esta ya se haya anulado de forma automática el ${day}. No llega ninguna carta. Compruébelo.`,
    mayClear: (day) => `Es posible que esta se anule de forma automática el ${day}, si no hay una condena nueva ni un cargo abierto.`,
    unsure: {
      'new-conviction': 'No podemos saber si esta se anula de forma automática: hubo otra condena durante ese tiempo.',
      'look-up':
        'No podemos saber si esta se anula de forma automática. La Policía Estatal (MSP) tiene una búsqueda por sección de la ley, “Clean Slate MCL Search”.',
      'more-than-two': 'No podemos saber si esta se anula de forma automática: eso pasa con dos delitos graves como máximo.',
      'more-than-four': 'No podemos saber si esta se anula de forma automática: eso pasa con cuatro delitos menores de 93 días o más como máximo.',
      'open-charge': 'No podemos saber si esta se anula de forma automática mientras no sepamos si hay un cargo abierto.',
      facts: 'No podemos saber si esta se anula de forma automática: falta una respuesta.',
    },
    notNow: 'No se anula mientras haya un cargo abierto.',
    no: {
      kind: 'Este tipo de condena no se anula de forma automática.',
      'left-out': 'Este tipo de condena queda fuera. No se anula de forma automática.',
      'two-assaults': 'Con más de una condena por agresión, nada se anula de forma automática.',
    },
  },
  elsewhere: {
    'not-a-conviction': 'Un caso que se cerró sin condena no se anula. Pregunte a un abogado o una abogada cómo lograr que sus antecedentes lo muestren bien.',
    'other-law': 'Una corte de Michigan no puede anular esta. Vale la ley de ese estado o la ley federal.',
    juvenile: 'Las decisiones en casos de menores tienen sus propias reglas. Pregunte por ellas a un abogado o una abogada.',
  },
  note: (note, written, names) => {
    switch (note.kind) {
      case 'alone':
        return note.outcome === 'now'
          ? 'Si se pide solo esta, la espera de cinco años ya terminó. Un abogado o una abogada puede decir qué camino es mejor.'
          : 'Si se pide solo esta, hace falta un abogado o una abogada.';
      case 'alone-from':
        return `Si se pide solo esta, desde el ${written(note.from)}. Un abogado o una abogada puede decir qué camino es mejor.`;
      case 'at-most':
        return note.places === 1
          ? 'De estas condenas por agresión se puede anular una como máximo.'
          : `De estas condenas por agresión se pueden anular ${note.places} como máximo.`;
      case 'one-of-this-crime':
        return 'De este delito se puede anular solo una.';
      case 'together':
        return `Se cuenta junto con: ${names(note.with)}.`;
    }
  },
  rule: (section) => `La regla: MCL ${section}.`,
  sections: { wait: '780.621d', felonies: '780.621(1)(a)', assaults: '780.621(1)(b)', owi: '780.621c', itself: '780.621g' },
  remarks: {
    'others-can-change': 'Otras condenas pueden cambiar todo esto.',
    restitution:
      'El dinero que se debe a una víctima se sigue debiendo. Una corte puede devolver una condena que se anuló de forma automática si no hubo un esfuerzo honesto por pagar.',
    deferral: 'Hable con su abogado o abogada del caso que se cerró sin condena: hay que ponerlo en la lista.',
  },
  lookFirst:
    'Primero mire sus antecedentes. ICHAT muestra lo que tiene la Policía Estatal, por $10. Pregunte en la corte por los delitos menores pequeños en los que nunca se tomaron huellas: tal vez ICHAT no los muestra.',
  doesNot: {
    heading: 'Lo que anular una condena no hace',
    lines: [
      'Las multas no se devuelven, y el pago a la víctima (restitution) sigue.',
      'Su historial de manejo queda igual.',
      'La policía, las cortes y algunas agencias todavía lo ven.',
      'En general, la ley de inmigración no cuenta la condena como anulada.',
      'La obligación de inscribirse como delincuente sexual (sex offender) sigue.',
      'El derecho a tener armas de fuego es otra pregunta.',
      'En un caso nuevo todavía puede contar como condena anterior.',
    ],
  },
  notAdvice: 'Información general, no un consejo sobre su caso.',
  call: (phone) => `Llame al ${phone}`,
  intoRequest: 'Escribir esto en mi solicitud de abajo',
  requestLine: (convictions, first) =>
    first
      ? `Revisión Clean Slate. Condenas: ${convictions}. Primer día en que tiene sentido pedir a un juez que anule una: ${first}.`
      : `Revisión Clean Slate. Condenas: ${convictions}.`,
  print: 'Imprimir esto para llevarlo a un abogado',
  again: 'Empezar de nuevo',
};
