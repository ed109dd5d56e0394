import type { Rules } from '#assistant/emergencies/pattern.ts';

/**
 * Somebody who may have hurt another person badly, just now. Such a person needs 911 and silence, where a victim needs 911 and a hotline.
 * The weights know no such kind: rules alone decide it.
 */
export const mayHaveHurt: Rules = [
  [
    2.6,
    // What one did, in words that need no more.
    '<!if|say|says|said|think|thinks|claim|claims|when i|we ~2 shot|stabbed|killed|strangled|murdered ~2 him|her|them|KIN|EX|SOMEONE|CHILD|person|intruder|somebody|neighbor !a|an|email|text|message|THING',
    'i|we ~3 ran|run ~1 over ~3 him|her|them|KIN|SOMEONE|CHILD|person|somebody|pedestrian|cyclist|biker',
    'i|we ~2 ran ~3 him|her|them|KIN|SOMEONE|CHILD|somebody over',
    'i|we ~2 hit|struck|clipped ~1 a? ~1 pedestrian|cyclist|biker|bicyclist|jogger|walker',
    'i|we ~2 hit|struck ~2 him|her|them|KIN|EX|SOMEONE|CHILD|somebody ~2 with ~2 CAR|truck|van|bike|motorcycle',
    'hit|struck|clipped ~3 SOMEONE|bike|cyclist|biker|pedestrian|CHILD|walker|jogger + i ~1 drove|left|ran|took|kept',
    'crashed|crash|wrecked|rolled|flipped + i ~2 driving|drove + trapped|stuck|pinned|BLEEDING|FAINT|PASSEDOUT|ANSWERAR',
    'i ~2 think|might|may|probably|could ~2 killed|hurt|shot|stabbed ~2 him|her|them|KIN|EX|SOMEONE|CHILD|somebody !feelings',
    'i ~2 hurt ~2 him|her|them|KIN|EX|SOMEONE|CHILD|somebody ~1 bad|badly|real',
    'gun|pistol|it went off + KIN|EX|CHILD|SOMEONE|him|her|blood|floor|hit',
    'i fired|shot ~3 DOOR|window|wall|him|her|them + hit|hurt|dead|moving|know',

    // What one did in words that are also small, and what became of the other.
    'i|we ~2 hit|punched|pushed|shoved|choked|kicked|beat|slammed|threw|tackled|struck|cut|knocked ~3 him|her|them|KIN|EX|SOMEONE|CHILD|somebody ~8 not ~2 BREATHE|WAKE|moving|answering|talking|responding',
    'i|we ~2 hit|punched|pushed|shoved|choked|kicked|beat|slammed|threw|tackled|struck|cut|knocked ~3 him|her|them|KIN|EX|SOMEONE|CHILD|somebody + FAINT|PASSEDOUT|BLEEDING|blood|dead|DIE',
    'think|know|god|tell ~3 he|she|they|KIN|EX|SOMEONE BE ~1 dead + i ~2 wanted|mean|meant|pushed|hit',
    'he|she|they BE ~1 dead + i ~3 did|mean|meant',
    'blood + i ~1 did|do not ~1 mean',

    // Spanish.
    'lo|la|le|los|les|him|her|them dispare|apunale|acuchille|mate|atropelle|balacee !bateria|tiempo',
    'atropelle|apunale|acuchille ~1 a? ~2 SOMEONE|KIN|EX|CHILD|persona|peaton|ciclista|alguien|nina|nino',
    'dispare|mate|balacee ~1 a? ~1 SOMEONE|KIN|EX|CHILD|persona|alguien',
    'creo que ~1 mate|atropelle|heri',
    'choque|choco|chocar|chocamos|voltee|volcamos + atorado|atorada|atrapado|atrapada|prensado|prensada|sangre|inconsciente',
    'di|pegue|empuje|golpee|tire|avente|choque ~8 not ~2 BREATHE|WAKE|mueve|responde|reacciona|contesta|despierta',
    'di|pegue|empuje|golpee|tire|avente + sangre|muerto|muerta|inconsciente|desmayado|desmayada',
    'se me fue ~1 tiro|disparo',
    'se me salio ~1 tiro|disparo',

    // Arabic.
    'قتلته|قتلتها|قتلتهم|طعنته|طعنتها|دعسته|دعستها|دهسته|دهستها|قوصته|قوصتها|طخيته|طخيتها|ذبحته',
    'قتلت|طعنت|دعست|دهست|قوصت|طخيت him|her|them|SOMEONE|KIN|EX|CHILD|زلمه|حدا|واحد|شخص|ولد|بنت|رجل',
    'ضربت|صدمت ~2 him|her|SOMEONE|KIN|CHILD|واحد|زلمه|ولد|شخص ~1 ب? CAR + not|DIE|BLEEDING|FAINT',
    'ضربت|ضربته|ضربتها|دفشت|دفشته|دفشتها|دفعته|دفعتها ~6 not ~2 BREATHE|WAKE|ANSWERAR|يتحرك|تتحرك|يرد|ترد|يفيق|تفيق|بيتحرك|بيرد',
    'ضربت|ضربته|ضربتها|دفشت|دفشته|دفشتها|دفعته|دفعتها + دم|DIE|مغمي',
  ],
];
