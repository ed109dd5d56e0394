/**
 * How much each sign of a text speaks for something that is happening now (above zero) or against it. Worked out by
 * `tests/assistant-dev/fit.ts` from written phrases; `^` marks what a text opens with. Do not change by hand.
 */
export const weights = new Map(
  `plain 2.3, DOOR 1.5, now only 1.4, LIVE 1.4, REFL 1.3, FAINT 1.2, NOW 1.2, DIE 1.2, SUICIDAL 1.2, MISSING 1.2, ^he 1.1, BREATHE 1.1, KILL 1.1,
  ANYMORE 1.1, BE 1, GOODBYE 1, HURTS 1, ^POLICE 1, TOOK 0.9, he 0.9, CHILD 0.9, HOME 0.9, LURKING 0.9, BEHIND 0.9, ^they 0.9, ROADSIDE 0.9, CUFFS 0.9,
  QUESTIONING 0.9, KIN 0.8, ^KIN 0.8, BODY 0.8, if 0.8, ^SOMEONE 0.8, PILLS 0.7, COLOR 0.7, SEVERE 0.7, ^PRESENT 0.7, AWAY 0.7, JUST 0.7, POISON 0.7,
  SUICIDE 0.7, ARRESTING 0.7, getting 0.7, PULLED 0.7, ^CLITIC 0.7, IWANT 0.7, OUTES 0.7, BLEEDING 0.7, WEAPON 0.6, WAKE 0.6, ASK 0.6, POINT 0.6,
  TONIGHT 0.6, GETOUT 0.6, being 0.6, HANDS 0.6, KNOCKING 0.6, PHONE 0.6, ^me 0.6, ^not 0.6, ^EX 0.6, will 0.5, i 0.5, ^she 0.5, OVERDOSED 0.5,
  POLICE 0.5, PASTVERB 0.5, just 0.5, NARCAN 0.5, COMEIN 0.5, PASSEDOUT 0.5, be 0.5, HURTING 0.5, ^WANT 0.5, us 0.5, SOMEONE 0.5, COPCAR 0.5, LIGHTS 0.5,
  IROOM 0.5, OVERDOSE 0.5, she 0.4, not 0.4, is doing 0.4, now 0.4, her 0.4, EVERYONE 0.4, LEDGE 0.4, HIGHPLACE 0.4, SEIZED 0.4, SEARCH 0.4,
  ^getting 0.4, ^being 0.4, QUESTIONED 0.4, CAMEIN 0.4, GOT 0.3, GRABBED 0.3, WANT 0.3, WILL 0.3, OVERDOSING 0.3, do 0.3, KILLED 0.3, NOOSE 0.3,
  would 0.3, GIVEBACK 0.3, ROUGH 0.3, BREAKIN 0.3, they 0.3, ARREST 0.3, ^DETECTIVE 0.3, STATION 0.3, HASES 0.3, FALLEN 0.3, PULLING 0.3, TOOKAR 0.3,
  PULLEDAR 0.3, ^should 0.3, HEDGE 0.2, NEEDLE 0.2, him 0.2, LOC 0.2, now and then 0.2, HIDEOUT 0.2, WRISTS 0.2, help 0.2, me 0.2, CLITIC 0.2,
  ^EVERYONE 0.2, ^LIVE 0.2, KILLING 0.2, has 0.2, TAKING 0.2, been 0.2, RAID 0.2, DETECTIVE 0.2, wants 0.2, SOBRIETY 0.2, DOGS 0.2, ^GRABBED 0.2,
  ^PULLED 0.2, CPS 0.2, ^CPS 0.2, TAKINGAR 0.2, ^PULLEDAR 0.2, ^HOWTO 0.2, ^been 0.2, ^can 0.2, NECK 0.2, where 0.2, ^LURKING 0.2, DANGERES 0.2,
  PULLINGAR 0.2, ^wants 0.2, ^MISSING 0.2, ^my 0.1, RECENT 0.1, PRESENT 0.1, up 0.1, HURT 0.1, ^PASTVERB 0.1, we 0.1, ^we 0.1, at 0.1, are 0.1,
  HIDING 0.1, EX 0.1, LETGO 0.1, TALKING 0.1, ^GOT 0.1, ^REFL 0.1, ^ANYMORE 0.1, QUESTIONS 0.1, ^TOOK 0.1, ^HURTING 0.1, ^CHILD 0.1, ^how 0.1,
  ^KNOCKING 0.1, ^us 0.1, ^TOOKAR 0.1, ^INTO 0.1, STATED 0.1, ^her 0.1, KNOCKED 0.1, ^TAKINGAR 0.1, ^why 0.1, ^for 0.1, ^POINT 0.1, ^GOODBYE 0.1,
  ^KNOCKED 0.1, ^OVERDOSE 0.1, ^CAMEIN 0.1, middling -0.1, ASKING -0.1, am -0.1, out -0.1, INTO -0.1, HOUSE -0.1, SAY -0.1, CAR -0.1, have -0.1,
  ^NUMBER -0.1, TAKEES -0.1, ^SAY -0.1, ^HOUSE -0.1, ^GONEOFF -0.1, ANSWERAR -0.1, why -0.1, ^will -0.1, ^HIDEOUT -0.1, ^ARRESTING -0.1, ^ARREST -0.1,
  ^does -0.1, ^CHARGED -0.1, ^HURTEN -0.1, ^WHATIF -0.1, ^ARRESTED -0.1, ^are -0.1, ^LEGAL -0.1, ^PAPERS -0.1, ^SEVERE -0.1, ^HOME -0.1, ^SCARED -0.1,
  ^who -0.1, ^STATEMENT -0.1, ^ANSWER -0.1, ^when -0.1, ^SEARCH -0.1, ^WARRANT -0.1, SEARCHED -0.1, ^GIVEBACK -0.1, ^WAVING -0.1, ^TAKEES -0.1,
  ^TALKING -0.1, ^get -0.1, my -0.2, RANOFF -0.2, and -0.2, still -0.2, on -0.2, with -0.2, who -0.2, got -0.2, STATEMENT -0.2, ^WILL -0.2, when -0.2,
  ^this -0.2, ^it -0.2, ^TAKING -0.2, ^LOTS -0.2, ^HURT -0.2, ^CAR -0.2, ^got -0.2, were -0.2, ^IDIOM -0.2, WHATIF -0.2, ^COURTS -0.2, ^that -0.2,
  ^PILLS -0.2, of -0.3, is -0.3, to -0.3, SCARED -0.3, short -0.3, this -0.3, want -0.3, JAILED -0.3, ARRESTED -0.3, ^JUDGE -0.3, ^NOW -0.3, ^QUERY -0.3,
  ^what -0.3, ^RANOFF -0.3, ^ACTOR -0.3, JOKE -0.3, ^SOBRIETY -0.3, ^NOOSE -0.3, ^WEAPON -0.3, MODAL -0.4, QUERY -0.4, IF -0.4, it -0.4, keeps -0.4,
  said -0.4, how -0.4, HOWTO -0.4, had -0.4, does -0.4, ^THING -0.4, PODER -0.4, HURTEN -0.5, i did -0.5, get -0.5, COURTS -0.5, PAPERS -0.5,
  ^RECENT -0.5, was -0.5, ^BE -0.5, ^IF -0.5, in -0.6, JUDGE -0.6, WAVING -0.6, told -0.6, THING -0.7, LATER -0.7, LEFTNOTE -0.7, that -0.8, for -0.8,
  was done -0.8, ^is -0.8, can they -0.9, ACTOR -0.9, WARRANT -0.9, ONLINE -1, ^MODAL -1, but -1, long -1.1, CHARGED -1.1, LEGAL -1.1, PAST -1.2,
  HABIT -1.2, IDIOM -1.5, then only -1.6, every text -4.3`
    .split(/,\s+/)
    .map((entry): [string, number] => {
      const at = entry.lastIndexOf(' ');
      return [entry.slice(0, at), Number(entry.slice(at + 1))];
    }),
);
