import type { SlotWords } from '#assistant/understanding/slot-patterns.ts';

const ofOthers =
  'ابني|ابنه|بنتي|ولدي|ولاد|اولاد|اخي|اخوي|اخوه|اختي|امي|ابوي|ابي|بابا|ماما|زوجي|زوجتي|جوزي|مرتي|رجلي|خطيبي|خطيبتي|عمي|خالي|عمتي|خالتي|حفيدي|صديقي|صاحبي|رفيقي|رفيقتي|جاري|نسيبي|ابن|بنت|اهلي|والدي|والدتي|طليقي|قريبي|حدا من|شخص اخر|شخص بعرفه';

/** What Arabic words say about a talk: standard Arabic, the dialects around Detroit, English in Arabic letters, and Arabic in Latin ones. */
export const arabic: SlotWords = {
  who: [
    [
      'other',
      either(
        ofOthers,
        'ibni|ebni|benti|bnti|binti|weledi|waladi|akhi|a5i|khayye|okhti|e5ti|emmi|immi|bayyi|jozi|jawzi|zawji|marti|merti|khatibi|3ammi|5ali|khali|rfi2i|rafi2i|sadi2i|sa7bi|jari',
      ),
    ],
    [
      'me',
      either(
        'انا|اني|عندي|علي(?!\\p{L})|عليي|معي|بدي|اريد|ابغي|مسكوني|اتهموني|رخصتي|قضيتي|تهمتي|انمسكت|لي(?!\\p{L})',
        'ana|3endi|3andi|3layi|3alayi|badi|baddi|bedi|ma3i',
      ),
    ],
  ],
  charge: [
    [
      'expungement',
      either(
        'شطب|اشطب|يشطب|ينشطب|مسح (?:ال)?سجل|امسح (?:ال)?سجل|تنظيف (?:ال)?سجل|انظف (?:ال)?سجل|محو|السجل النظيف|كلين سليت|اكسبانج|اكسبنج|اكسبونج',
        'expunge\\w*|emsa7|shatb|clean slate',
      ),
    ],
    ['strangulation', either('خنق|يخنق|خنقت|سترانغ', 'strangul\\w*|khana2\\w*')],
    ['felonious-assault', either('اعتداء بسلاح|اعتداء بسكين|فيلونيس|فلونيس|هجوم بسلاح', 'felonious')],
    [
      'gun-possession',
      either(
        '(?:مدان|فلني|فيلوني|جنايه|سوابق|محكوم|فيلون) (?:و\\p{L}* )?(?:و?معه |و?معي |مع |ب)?(?:سلاح|مسدس|بسلاح)|فيلوني فايرارم',
        'felony firearm|felon in possession',
      ),
    ],
    ['resisting-police', either('مقاومه|قاومت|قاوم|ريزست|عرقله', 'resist\\w*|obstruct\\w*')],
    ['domestic-violence', either('عنف|دومست|دوميست|ضرب (?:ال)?(?:زوجه|زوجته|مرته|مراه)|ضربت (?:مرتي|زوجتي|زوجي|جوزي)', 'domestic|dv')],
    ['ppo', either('امر (?:ال)?حمايه|امر (?:ال)?ابتعاد|امر ابعاد|بي بي او', 'ppo|protection order|restraining order')],
    [
      'suspended-license',
      either(
        '(?:رخص\\p{L}*|ليسن\\p{L}*|لايسن\\p{L}*) (?:\\p{L}+ )?(?:معلق|موقوف|ملغ|مسحوب|منتهي|سسبند)\\p{L}*|(?:سقت|سايق|سواقه|سياقه|قياده|اسوق|يسوق) (?:\\p{L}+ )?(?:بدون|بلا|من غير|بليا) (?:رخص|ليسن|لايسن)|سحب\\p{L}* (?:ال)?رخص|علق\\p{L}* (?:ال)?رخص|بدون رخصه|بلا رخصه',
        'dwls|suspended license|bala license|bidun license|bidoon rekhsa|license suspended|(?:sayek|sayye2|sou2|soo2) bala',
      ),
    ],
    [
      'owi',
      either(
        'دي يو|او دبليو|سكران|شارب|السكر(?!\\p{L})|تحت تاثير|انفخ|نفخ|كحول|مشروب|درنك|بريثا|محشش|انترلوك',
        'owi|dui|dwi|owvi|sakran|drunk driving|nafakht|nfokh|shareb|breathaly\\w+|interlock|pbt|bac',
      ),
    ],
    ['reckless-driving', either('متهور|تهور|ركلس|ريكلس|طايش', 'reckless|careless')],
    ['hit-and-run', either('هرب\\p{L}* (?:من |بعد )(?:ال)?(?:حادث|مكان)|هيت اند رن|ضربت سياره وهربت|ترك\\p{L}* مكان الحادث', 'hit and run|hit w run|harabt')],
    [
      'drug-delivery',
      either(
        'توزيع|ترويج|دليفري|ديليفري|تجاره (?:ال)?مخدر|(?:بيع|ببيع|بعت|يبيع|باع) (?:ال)?(?:مخدر|حشيش|كوك|حبوب|ميث|هيروين|ويد)',
        'delivery|intent to deliver|bay3 (?:drugs|weed|7ashish)',
      ),
    ],
    ['marijuana', either('حشيش|ماري[جو]|ويد(?!\\p{L})|قنب|غاميز|سيجاره حشيش', 'weed|marijuana|7ashish|hashish|thc|cannabis')],
    [
      'drug-possession',
      either(
        'مخدر|دراغ|كوكايين|كوكاين|كوك(?!\\p{L})|هيروين|فنتانيل|ميث(?!\\p{L})|حبوب|كريستال|شبو|قات|حيازه|زاناكس|ماشروم|ادرول',
        'drugs?|cocaine|coke|heroin|fentanyl|meth|pills?|possession|7411|mokhaddarat|xanax|adderall|crack',
      ),
    ],
    [
      'retail-fraud',
      either(
        'سرقه (?:من )?(?:ال)?(?:محل|متجر|ستور|مول)|سرق\\p{L}* (?:\\p{L}+ ){0,2}(?:من )(?:ال)?(?:محل|متجر|ستور|مول|وولمارت|والمارت|تارغت|ماير)|ريتيل فرود|شوب ?ل[يف]',
        'shoplift\\w*|retail fraud|sara2\\w* mn (?:el )?(?:store|walmart|target|ma7al)',
      ),
    ],
    ['embezzlement', either('اختلاس|اختلست|امبيزل|سرق\\p{L}* من (?:ال)?(?:شغل|شركه|صندوق)', 'embezz\\w*')],
    ['stolen-property', either('مسروق', 'stolen|masrou2\\w*')],
    ['home-invasion', either('اقتحام|سطو|دخول (?:ال)?بيت|هوم انفيجن|كسر وخلع', 'home invasion|breaking and entering|b ?& ?e')],
    ['fraud', either('احتيال|نصب|تزوير|مزور|شيك (?:بدون|بلا) رصيد|انتحال|فرود|كردت كارد', 'fraud|forgery|identity theft|bad check|credit card')],
    ['larceny', either('سرق|لارسني|سارق', 'larceny|theft|stealing|steal|sere2a|ser2a|sara2\\w*')],
    [
      'property-damage',
      either('تخريب|اتلاف|كسرت (?:ال)?(?:شباك|باب|سياره|تلفون|قزاز)|خربت (?:ال)?(?:سياره|بيت)', 'mdop|malicious destruction|property damage|kasaret'),
    ],
    ['concealed-weapon', either('سلاح مخفي|مسدس مخفي|مخفي|سي سي دبليو|سي بي ال', 'ccw|cpl|concealed')],
    ['gun-possession', either('سلاح|مسدس|بارود|بندقي|فايرارم|غن(?!\\p{L})|اسلحه', 'guns?|firearms?|pistols?|sle7|sela7|selah|mosaddas|rifle')],
    ['alcohol-under-21', either('ام اي بي|كحول (?:و?هو )?(?:قاصر|تحت 21|تحت السن)|قاصر (?:شارب|مع كحول|يشرب)', 'mip|minor in possession')],
    ['disorderly', either('ديسورد|اخلال بالنظام|شغب|سكران بالشارع', 'disorderly')],
    ['sexual-offense', either('جنسي|تحرش|اغتصاب|سي اس سي', 'csc|sexual|rape|sex offen\\w*')],
    ['assault', either('اعتداء|اسولت|اسولط|خناق|تخانق|هوش|عراك|مشاجره|شجار|ضرب|مشكل(?!ه)', 'assault|battery|fight|khnee2a|khne2a|darab\\w*|hoshe')],
    ['probation', either('بروب[يه]|مراقبه|بروبيشن', 'probation|probaishn')],
    ['parole', either('بارول|افراج مشروط|الافراج المشروط', 'parole')],
    [
      'warrant',
      either(
        'وورنت|ورنت|وارنت|مذكره|مطلوب|غبت عن (?:ال)?(?:محكم|كورت|جلس)|ما (?:رحت|حضرت|راح|حضر) (?:علي? ?)?(?:ع?ال)?(?:محكم|كورت|جلس)|فاتتني (?:ال)?(?:جلس|محكم|كورت)|فاتني (?:ال)?(?:موعد|كورت|محكم)|نسيت (?:ال)?(?:جلس|محكم|كورت|موعد)|تخلف',
        'warrants?|fta|fatetni el court|fatni el court|nsit el court|ma re7et|ma r7t',
      ),
    ],
    [
      'juvenile',
      either(
        'احداث|قاصر|مراهق|جوفنايل|جوفينايل|عمره (?:[89]|1[0-6])(?!\\p{N})|عمرها (?:[89]|1[0-6])(?!\\p{N})',
        'juvenile|3omro (?:[89]|1[0-6])|3omra (?:[89]|1[0-6])|teen\\w*|minor',
      ),
    ],
    [
      'traffic-ticket',
      either('تيكت|تكت|مخالف(?!\\p{L}{0,2} (?:ال)?(?:مراقبه|بروبيشن|شروط))|سرعه|رادار|اشاره حمرا', 'tickets?|speeding|mo5alafe|mukhalafe|points'),
    ],
    ['felony', either('فيلوني|فلني|فلوني|جنايه|جنايات|فيلون|تمهيدي', 'felon\\w*|prelim|pcc')],
    ['misdemeanor', either('مسدمينر|ميسدمينر|مسديمينر|جنحه|جنح(?!\\p{L})', 'misdem\\w*|misd')],
  ],
  count: [
    ['third', either('ثالث|تالت|ثلاث مرات|تلات مرات|رابع', 'talet|talte|third|3rd')],
    ['second', either('ثاني(?!ا)|تاني|مرتين|مره اخري|كمان مره|من قبل|سابق|سوابق', 'tani|tanye|tenye|second|2nd|marrten')],
    ['first', either('اول|لاول|باول|ما عندي سوابق|بدون سوابق|اولي(?!\\p{L})', 'awal|awwal|first|1st')],
  ],
  aspect: [
    ['license', either('رخص|ليسن|لايسن|اسوق|سكرتري', 'license|licence|rekhs\\w*|rokhsa|sou2|sos')],
    [
      'immigration',
      either(
        'هجره|ترحيل|يرحل|بيرحل|رحلوني|غرين كارد|جرين كارد|اقام|جنسي(?!ه? (?:جريم|تهم))ه|جنسيتي|فيزا|لجوء|لاجي|داكا|ايس(?!\\p{L})|مواطن|سيتيزن',
        'immigration|hejra|green card|visa|daca|ice|citizen\\w*|deport\\w*|jensiye|tar7il',
      ),
    ],
    ['guns', either('سلاح|مسدس|صيد|اسلحه|بارود', 'guns?|firearms?|cpl|sle7|selah|hunting')],
    ['clearing', either('شطب|مسح|تنظيف|محو|ينمسح|انمسح', 'expunge\\w*|emsa7|clear')],
    ['record', either('سجل|ريكورد|سوابق|باك ?(?:قراوند|كراوند|غراوند)', 'record|sejel\\w*|background')],
    ['work', either('شغل|عمل(?!ت)|وظيف|مدير|طرد|اشتغل|دوام|تمريض|ممرض', 'work|job|shoghl\\w*|sheghel|sheghli|cdl|boss')],
    ['school', either('مدرس|جامع(?!\\p{L}{0,1}ه? ?الاسلام)|كلي[هت]|منحه', 'school|college|madrase|fafsa')],
    ['travel', either('سفر|اسافر|يسافر|كندا|جواز|جسر|حدود', 'travel|canada|safer|passport|border')],
    ['insurance', either('تامين|انشورنس', 'insurance|ta2min')],
    ['housing', either('سكن|ايجار|شقه|استاجر|لاندلورد', 'landlord|apartment|section 8|rent')],
    ['search', either('تفتيش|فتش|يفتش|تفتش', 'search|fattash\\w*|yfatsho|taftish')],
    [
      'talking',
      either(
        '(?:احكي|احجي|اتكلم|اجاوب|اكلم|يحكي) (?:مع |ويا )?(?:ال)?(?:شرط|بوليس|محقق|ديتكتف|ضابط)|افاده|اقوال|تحقيق|محقق|ميراندا|ديتكتف',
        'detective|miranda|statement|e7ki ma3 (?:el )?(?:police|shorta|cop\\w*)',
      ),
    ],
    ['cost', either('اتعاب|سعر|كلف|بيكلف|تكلف|رسوم|قديش تاخ|كم تاخ|كم بتاخ|كم بتطلب|ارخص|بالتقسيط', 'fees?|cost|price|atab|at3ab|bykallef|btekhdo')],
    ['bond', either('كفال|بوند|كفيل', 'bond|bail|kafale')],
    ['dropping', either('يسقط|تسقط|اسقاط|تنازل|سقطت|دسمس', 'drop\\w*|dismiss\\w*|yes2ot|byes2ot')],
    ['no-contact', either('نو كونتاكت|عدم (?:ال)?تواصل|ارجع (?:علي? ?|عال)?(?:ال)?بيت|اتواصل', 'no contact|erja3 3al bayt')],
    ['deferral', either('هايتا|تاجيل (?:ال)?حكم|دايفرجن|ديفير', 'hyta|7411|deferral|diversion')],
    ['deadline', either('مهل|كم يوم (?:عندي|معي)|لامتي|لايمتي|اخر (?:يوم|موعد)|قبل متي', 'deadlines?|kam yom ma3i')],
    ['proof', either('دليل|ادله|اثبات|يثبت|شاهد|شهود|فيديو', 'proof|evidence|witness|shahed|video')],
    [
      'penalty',
      either(
        'عقوب|كم سن|كم شهر|كم يوم (?:سجن|حبس)|حكم|غرام|اقصي|بنحبس|انسجن|ينحبس|بيحبسوني|رح انحبس',
        'penalty|sentence|kam sene|3o2oub\\w*|3o2oob\\w*|7ekem|fines?|max',
      ),
    ],
    ['steps', either('خطوات|شو (?:بيصير|بصير|يصير|رح يصير)|ماذا يحدث|شلون يمشي|مراحل', 'steps|khatawat|sho (?:byseer|bisir)|shu (?:byseer|bisir)')],
    ['meaning', either('يعني|معني|معناها|ما هو|ما هي|شنو هي|الفرق|تعريف', 'ya3ni|ma3na|meaning|difference|far2|fare2')],
  ],
  custody: [
    [
      'out',
      either(
        'طلع (?:من (?:ال)?(?:سجن|حبس|جيل)|بكفاله|عالكفاله|بالبوند)|طلعت (?:من (?:ال)?(?:سجن|حبس|جيل)|بكفاله)|طلعوه|طلعوني|افرجو|خرج من|خرجت من|(?:مش|مو|ليس|ما هو|مانو) (?:ب|في |قيد )(?:ال)?(?:سجن|حبس|توقيف)|ليس قيد التوقيف|تركوه|تركوني|فلتوه',
        'tele3 (?:mn|3al|b)|tle3et (?:mn|3al)|bonded out|released',
      ),
    ],
    [
      'in',
      either(
        'محبوس|مسجون|موقوف(?!ه)|معتقل|محتجز|قيد التوقيف|(?:ب|في |داخل )(?:ال)?(?:سجن|حبس|جيل|مخفر|توقيف|ديتنشن)|اخذوه|اخذوها|خذوه|مسكوه|مسكوها|اعتقلوه|اعتقلوها|لزموه|كلبجوه|حبسوه|انحبس(?!ت)|انمسك(?!ت)|قبضوا عليه|(?:اعتقلت|مسكت|اخذت|حبست) (?:ال)?(?:شرطه|بوليس) \\p{L}+|مسكوا (?:ابني|اخي|اخوي|زوجي|جوزي|ولدي)|اعتقلوا (?:ابني|اخي|اخوي|زوجي|جوزي|ولدي)',
        'ma7bous|m7abas|bl jail|bel jail|b jail|bi jail|fi jail|in jail|bel 7abs|bl 7abes|bel sejen|masakou|masakoo|akhadou|a5adou|nmasak|n7abas|en7abas',
      ),
    ],
  ],
  court: [
    ['none', either('ما عندي موعد|ما في موعد|لا موعد|ما عنده موعد|بعد ما في موعد|ماكو موعد', 'ma fi maw3ed|ma 3endi court|no date')],
    [
      'soon',
      either(
        '(?:محكم\\p{L}*|كورت|جلس\\p{L}*|موعد\\p{L}*) (?:\\p{L}+ ){0,2}(?:اليوم|بكرا|بكره|غدا|باكر|هالاسبوع|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه|بعد بكرا)|(?:اليوم|بكرا|بكره|غدا|باكر|الاثنين|الثلاثاء|الاربعاء|الخميس|الجمعه) (?:\\p{L}+ ){0,3}(?:محكم\\p{L}*|كورت|جلس\\p{L}*)|خلال اسبوع|هالاسبوع|هذا الاسبوع',
        'court bukra|bukra court|court lyom|bukra (?:3endi|el|fi) (?:court|jalse)|court el (?:tanen|talata|orb3a|khamis|jem3a)',
      ),
    ],
    [
      'later',
      either(
        'موعد (?:ال)?(?:محكم|كورت|جلس)|الاسبوع (?:الجاي|القادم)|الشهر (?:الجاي|القادم)|بعد (?:اكثر من )?اسبوع|بعد شهر',
        'court date|el shaher el jeye|next (?:week|month)',
      ),
    ],
  ],
};

/** Words in Arabic letters, with what may be attached to their front and any ending, or whole words in Latin letters. */
function either(letters: string, latin: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:و|ف)?(?:ال|بال|عال|لل|هال|كال|ب|ل|ع)?(?:${letters})|(?<![\p{L}\p{N}])(?:${latin})(?![\p{L}\p{N}])`, 'u');
}
