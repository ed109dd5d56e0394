import type { LanguageCode } from '#firm/languages.ts';

/** How a language names days. `months` and `days` begin with January and Sunday; each is a pattern on folded text. */
export type DayWords = { today: string; tomorrow: string; afterTomorrow?: string; months: string[]; days: string[]; court: string };

export const dayWords: Record<LanguageCode, DayWords> = {
  en: {
    today: 'today|tonight',
    tomorrow: 'tomorrow|tmrw|tmw|tomorow|tommorow',
    months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((month) => `${month}[a-z]*\\.?`),
    days: ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => `${day}[a-z]{0,6}day`),
    court: 'court|arraign\\w*|hearing|judge|pretrial|trial date|sentencing',
  },
  es: {
    today: 'hoy|esta noche',
    // "Por la mañana" is a time of day.
    tomorrow: '(?<!(?:la|esta|de la) )manana',
    afterTomorrow: 'pasado manana',
    months: [
      'ene(?:ro)?',
      'feb(?:rero)?',
      'mar(?:zo)?',
      'abr(?:il)?',
      'mayo',
      'jun(?:io)?',
      'jul(?:io)?',
      'ago(?:sto)?',
      'sep(?:tiembre)?|setiembre',
      'oct(?:ubre)?',
      'nov(?:iembre)?',
      'dic(?:iembre)?',
    ],
    days: ['domingo', 'lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado'],
    court: 'corte|audiencia|juez|juzgado|juicio|lectura de cargos|sentencia',
  },
  ar: {
    today: '(?:ال)?يوم هذا|اليوم|الليله|lyom|elyom|el yom',
    tomorrow: '(?<!بعد )(?:بكرا|بكره|غدا|باكر)|(?<!ba3d )(?:bukra|bokra|bkra)',
    afterTomorrow: 'بعد (?:بكرا|بكره|غد|باكر)|ba3d (?:bukra|bokra)',
    months: [
      'يناير|كانون الثاني|جانوري',
      'فبراير|شباط|فبروري',
      'مارس|اذار|مارتش',
      'ابريل|نيسان',
      'مايو|ايار',
      'يونيو|حزيران|جون',
      'يوليو|تموز|جولاي',
      'اغسطس|اب|اوغست',
      'سبتمبر|ايلول',
      'اكتوبر|تشرين الاول|تشرين اول',
      'نوفمبر|تشرين الثاني|تشرين تاني',
      'ديسمبر|كانون الاول|كانون اول|ديسمبر',
    ],
    days: [
      '(?:ال)?احد|(?:el )?a7ad|2a7ad',
      '(?:ال)?(?:اثنين|تنين)|(?:el )?(?:tanen|tnen|etnen)',
      '(?:ال)?(?:ثلاثا|تلاتا|ثلوث|ثلاث)ء?|(?:el )?talata',
      '(?:ال)?اربعاء?|(?:el )?(?:orb3a|arb3a|2orb3a)',
      '(?:ال)?خميس|(?:el )?(?:khamis|5amis)',
      '(?:ال)?جمعه|(?:el )?(?:jem3a|jom3a)',
      '(?:ال)?سبت|(?:el )?sabt',
    ],
    court: 'محكم\\p{L}*|كورت|الكورت|جلس\\p{L}*|قاضي|القاضي|موعد\\p{L}*|ma7kame|jalse|jalset',
  },
};
