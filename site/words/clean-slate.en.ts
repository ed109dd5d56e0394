import type { CleanSlateWords } from '#self-help/clean-slate/words.ts';

/** The texts of the Clean Slate check in English. They come with the tool. */
export const englishCleanSlate: CleanSlateWords = {
  start: 'Start the check',
  about: 'First, about you',
  sure: { yes: 'Yes', no: 'No', unsure: 'I am not sure' },
  person: {
    openCharge: { ask: 'Is a criminal charge open against you now?' },
    listedAll: { ask: 'Will you list every conviction as an adult here, also old and small ones?' },
    felony: { ask: 'Was a felony of yours set aside before?', hint: '“Set aside” is Michigan’s word for clear or expunge.' },
    owi: { ask: 'Was a drunk driving conviction of yours set aside before?' },
    unpaidRestitution: { ask: 'Do you still owe restitution to a victim?' },
    deferral: { ask: 'Was a case of yours closed without a conviction?', hint: 'For example under 7411, HYTA or drug court.' },
  },
  assaults: { ask: 'How many assault convictions were set aside before?', answers: { '0': 'None', '1': 'One', '2': 'Two or more', unsure: 'I am not sure' } },
  next: 'Go on to the convictions',
  conviction: (number) => `Conviction ${number}`,
  noNames: 'No names, no case numbers, no story. Only the kind and the dates.',
  court: {
    ask: 'Which court was it?',
    answers: {
      michigan: 'A Michigan court, as an adult',
      juvenile: 'A juvenile court',
      elsewhere: 'Another state or a federal court',
      unsure: 'I am not sure',
    },
  },
  ended: {
    ask: 'Did it end in a conviction?',
    answers: { convicted: 'Yes, I was found or pleaded guilty', 'not-convicted': 'No, it was dismissed or closed', unsure: 'I am not sure' },
  },
  level: {
    ask: 'What was the most jail or prison the law allowed?',
    hint: 'The most that was possible, not what you got. It is in the court papers.',
    answers: { felony: 'More than a year', misdemeanor: '93 days to one year', small: '92 days or less, or only a fine', unsure: 'I am not sure' },
  },
  most: {
    ask: 'For this felony, how many years were possible?',
    answers: { 'under-10': 'Less than 10', 'exactly-10': 'Exactly 10', 'over-10': 'More than 10', unsure: 'I am not sure' },
  },
  kind: {
    ask: 'What kind of crime was it?',
    answers: {
      other: 'None of the others on this list',
      traffic: 'Traffic crime, nobody hurt (suspended license, reckless driving)',
      'first-owi': 'My first drunk or drugged driving',
      'other-owi': 'A second or later drunk driving, or with a child in the car, or someone was hurt',
      'traffic-injury': 'Traffic crime in which someone was hurt or killed',
      'commercial-traffic': 'Traffic crime in a commercial vehicle',
      'theft-or-fraud': 'Theft, fraud or embezzlement (felony)',
      dishonesty: 'Forgery, bad checks with a forged paper, counterfeit money (felony)',
      'dv-misdemeanor': 'Domestic violence (misdemeanor)',
      'dv-felony': 'Domestic violence (felony)',
      assault: 'Assault, or resisting or assaulting police',
      'other-assaultive': 'Home invasion, stalking, robbery, child abuse, shooting at a house or car',
      'serious-misdemeanor': 'Misdemeanor: illegal entry, pointing a gun, indecent exposure, leaving a crash with injury',
      'victim-harmed': 'Felony against a child or a vulnerable adult, or in which someone was hurt or died',
      'marijuana-misdemeanor': 'Marijuana use, possession or paraphernalia (misdemeanor)',
      'trafficking-victim': 'Prostitution-type charge, because I was trafficked',
      'csc-fourth': 'Criminal sexual conduct, fourth degree',
      'child-or-sexual': 'Other sexual crime, child abuse second degree, crime by internet against a child',
      'trafficking-or-terror': 'Human trafficking or terrorism',
      life: 'A crime for which life in prison was possible, or an attempt at one',
      unsure: 'I am not sure',
    },
  },
  dates: {
    sentence: 'Day of the sentence',
    probation: 'End of probation',
    parole: 'End of parole',
    jail: 'End of county jail',
    prison: 'End of state prison',
    hint: 'The year alone is enough. Then its last day counts.',
    none: 'Left empty means there was none.',
  },
  year: 'Year',
  month: 'Month',
  day: 'Day',
  wholeYear: 'Month not known',
  wholeMonth: 'Day not known',
  night: { ask: 'Was it part of one event with another conviction, within 24 hours?', hint: 'One bad night can count as one.', none: 'No' },
  weapon: 'Was a weapon used or carried?',
  reduced: 'Was it reduced from a more serious charge?',
  crime: { ask: 'Is it the same crime as another one here?', none: 'No' },
  denied: {
    ask: 'Did a judge already say no to setting this one aside?',
    on: 'Day the judge said no',
    earlier: 'Earlier day in the order, if it names one',
  },
  add: 'Add this conviction',
  another: 'Add another conviction',
  show: 'Show what this means',
  remove: 'Remove',
  yearMissing: 'Please fill in the year of the sentence, or tick that you are not sure.',
  results: 'What your answers point to',
  felonies: (count) => `Felonies counted: ${count}`,
  asking: 'By asking a judge',
  byItself: 'By itself',
  judge: {
    mayAskNow: (since) =>
      `By your answers, the wait was over on ${since}. A judge decides. Have a lawyer check it before you file: a no can mean three more years.`,
    mayAskFrom: (day) => `By your answers, you may ask a judge from ${day}. Do not file sooner.`,
    anyTime: 'This kind has its own rule and no wait.',
    notNow: (otherwise) => `Not while a charge is open.${otherwise ? ` Without it: ${otherwise}` : ''}`,
    no: {
      'three-felonies': 'These laws do not let you ask a judge for this one. The reason: more than three felonies.',
      'owi-before': 'These laws do not let you ask a judge for this one. The reason: a drunk driving conviction was set aside before.',
      'assaults-before': 'These laws do not let you ask a judge for this one. The reason: two assault convictions were set aside before.',
    },
    never: 'The law does not let this kind be set aside.',
    lawyer: 'The law is not clear on your answers. This one needs a lawyer.',
    unclear: {
      kind: 'You are not sure about the kind of crime.',
      level: 'You are not sure how much jail or prison was possible.',
      court: 'You are not sure about the court or how it ended.',
      date: 'A date of a sentence is missing.',
      'open-charge': 'You are not sure whether a charge is open.',
      'felony-count': 'It depends on how many felonies are counted.',
      'felony-set-aside': 'A felony may have been set aside before.',
      'owi-set-aside': 'A drunk driving conviction may have been set aside before.',
      'assaults-set-aside': 'Assault convictions may have been set aside before.',
      'later-owi': 'There is another drunk driving conviction.',
      'csc-fourth': 'It depends on the day of the conviction and on the rest of your record.',
      'dv-order': 'It depends on which domestic violence conviction came first.',
      denied: 'A judge may have said no before.',
      'new-conviction': 'Another conviction came inside the wait.',
    },
    notBefore: (day) => `Not before ${day}.`,
    wait: (years) => `The wait is ${years} years after everything was over.`,
  },
  itself: {
    mayBeCleared: (day) => `This one may have cleared by itself on ${day}. No letter comes. Look it up.`,
    mayClear: (day) => `This one may clear by itself on ${day}, if there is no new conviction and no open charge.`,
    unsure: {
      'new-conviction': 'We cannot tell whether this one clears by itself: another conviction came inside the time.',
      'look-up': 'We cannot tell whether this one clears by itself. The State Police have a search by section, “Clean Slate MCL Search”.',
      'more-than-two': 'We cannot tell whether this one clears by itself: at most two felonies do.',
      'more-than-four': 'We cannot tell whether this one clears by itself: at most four misdemeanors of 93 days or more do.',
      'open-charge': 'We cannot tell whether this one clears by itself while we do not know about an open charge.',
      facts: 'We cannot tell whether this one clears by itself: an answer is missing.',
    },
    notNow: 'Not while a charge is open.',
    no: {
      kind: 'This kind does not clear by itself.',
      'left-out': 'This kind is left out. It does not clear by itself.',
      'two-assaults': 'With more than one assault conviction nothing clears by itself.',
    },
  },
  elsewhere: {
    'not-a-conviction': 'A case that closed without a conviction is not set aside. Ask a lawyer how to see that the record shows it right.',
    'other-law': 'A Michigan court cannot set this one aside. The law of that state or the federal law holds.',
    juvenile: 'Juvenile findings have their own rules. Ask a lawyer about them.',
  },
  note: (note, written, names) => {
    switch (note.kind) {
      case 'alone':
        return note.outcome === 'now'
          ? 'Asked for alone, the wait of five years is over. A lawyer can say which way is better.'
          : 'Asked for alone, this one needs a lawyer.';
      case 'alone-from':
        return `Asked for alone, from ${written(note.from)}. A lawyer can say which way is better.`;
      case 'at-most':
        return note.places === 1
          ? 'At most one of these assault convictions can be set aside.'
          : `At most ${note.places} of these assault convictions can be set aside.`;
      case 'one-of-this-crime':
        return 'Of this crime only one can be set aside.';
      case 'together':
        return `Counted together with ${names(note.with)}.`;
    }
  },
  rule: (section) => `The rule: MCL ${section}.`,
  sections: { wait: '780.621d', felonies: '780.621(1)(a)', assaults: '780.621(1)(b)', owi: '780.621c', itself: '780.621g' },
  remarks: {
    'others-can-change': 'Other convictions can change all of this.',
    restitution: 'Money owed to a victim stays owed. A court can bring back a conviction that cleared by itself if no honest effort was made to pay.',
    deferral: 'Tell your lawyer about the case that was closed without a conviction: it has to be listed.',
  },
  lookFirst:
    'Look at your record first. ICHAT shows what the State Police hold, for $10. Ask the court about small misdemeanors that were never fingerprinted: ICHAT may not show them.',
  doesNot: {
    heading: 'What setting aside does not do',
    lines: [
      'Fines are not paid back, and restitution stays.',
      'Your driving record stays as it is.',
      'Police, courts and some agencies still see it.',
      'Immigration law mostly does not count it as cleared.',
      'A duty to register as a sex offender stays.',
      'Gun rights are a question of their own.',
      'In a new case it may still count as a prior.',
    ],
  },
  notAdvice: 'General information, not advice about your case.',
  call: (phone) => `Call ${phone}`,
  intoRequest: 'Write this into my request below',
  requestLine: (convictions, first) =>
    `Clean Slate check. Convictions: ${convictions}.${first ? ` First day that makes sense to ask a judge about one: ${first}.` : ''}`,
  print: 'Print this to take to a lawyer',
  again: 'Start over',
};
