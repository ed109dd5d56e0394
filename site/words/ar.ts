// To be checked by a certified translator before launch.
import { dress } from '#firm/text.ts';
import { arabicStanding } from '#followup/what-they-see/words.ar.ts';
import type { FormWords } from '#intake/form/words.ts';
import { counted } from './counted.ar.ts';
import { dressed } from './dressed.ts';
import { drillEnglish } from './drill.en.ts';
import type { Words } from './en.ts';
import { arabicForm } from './form.ar.ts';

/** Every text of the interface, in Arabic. It names acts ("sending") where English commands: a command would address men alone. */
export const arabic: Words = {
  skip: 'الانتقال إلى المحتوى الرئيسي',
  menu: 'القائمة',
  languages: 'اللغة',
  translation: {
    notice: 'هذه الصفحة مترجمة. إذا اختلفت عن الصفحة الإنجليزية، فالصفحة الإنجليزية هي المعتمدة.',
    english: 'الصفحة الإنجليزية',
  },
  onThePhone: {
    none: 'قد نحتاج إلى مترجم أثناء المكالمة. يكفي قول «Arabic» عند الاتصال.',
    interpreter: {
      always: 'يمكن لمترجم أن يساعد أثناء المكالمة في كل وقت. يكفي قول «Arabic» عند الاتصال.',
      'office-hours': 'في ساعات العمل يمكن لمترجم أن يساعد أثناء المكالمة. يكفي قول «Arabic» عند الاتصال.',
    },
    spoken: { always: 'نتحدث العربية على الهاتف في كل وقت.', 'office-hours': 'نتحدث العربية على الهاتف في ساعات العمل.' },
  },
  nav: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    practiceAreas: 'مجالات الدفاع',
    about: 'من نحن',
    results: 'نتائج',
    reviews: 'آراء',
    faqs: 'أسئلة شائعة',
    contact: 'للتواصل',
  },
  call: {
    now: 'للاتصال الآن، ليلًا أو نهارًا',
    short: 'للاتصال الآن، 24/7',
    verb: 'للاتصال:',
    bar: 'اتصال أو سؤال',
    ask: 'أسئلة وأجوبة',
    chat: 'طرح سؤال في الدردشة',
  },
  review: 'مراجعة مجانية لقضيتك',
  breadcrumb: 'مسار الصفحة',
  printCard: 'طباعة هذه البطاقة',
  footer: {
    firm: 'المكتب',
    defend: 'ندافع في هذه القضايا',
    legal: 'معلومات قانونية',
    about: 'من نحن',
    practiceAreas: 'مجالات الدفاع',
    attorney: 'المحامي أو المحامية',
    results: 'نتائج',
    reviews: 'آراء',
    faqs: 'أسئلة شائعة',
    contact: 'للتواصل',
    areas: {
      'owi-dui': 'OWI/DUI',
      'domestic-violence': 'العنف الأسري',
      'drug-charges': 'تهم المخدرات',
      'felony-defense': 'الدفاع في الجنايات (felony)',
      'expungement-clean-slate': 'شطب الإدانة (expungement)',
    },
    privacy: 'الخصوصية',
    terms: 'شروط الاستعمال',
    disclaimer: 'إخلاء مسؤولية',
    accessibility: 'سهولة الوصول',
    answered: 'نردّ 24 ساعة في اليوم',
    responsible: 'المسؤولية عن هذا الموقع:',
  },
  home: {
    viewAll: 'عرض كل مجالات الدفاع',
    allSteps: 'عرض كل الخطوات',
    numbers: 'عرض الأرقام',
    examples: 'عرض الأمثلة',
    arrested: 'ما العمل بعد التوقيف',
    rights: 'بطاقة الحقوق',
    profile: 'قراءة التعريف الكامل',
    colleague: (name: string, title: string): string => dress(`${name}، ${title}`),
    allResults: 'كل النتائج',
    allReviews: 'كل الآراء',
    miles: 'ميل',
  },
  contact: {
    call: 'الاتصال',
    email: 'البريد الإلكتروني',
    visit: 'الزيارة',
    hours: 'ساعات المكتب',
    emailNote: 'لاسمك ورقمك وموعد محكمتك. يُرجى عدم كتابة ما حدث.',
  },
  samples: { review: 'رأي للعيّنة.', text: 'نص للعيّنة. هنا تأتي كلمات المكتب نفسه.' },
  stars: (count: number): string => dress(`التقييم: ${count} من 5 نجوم`),
  aside: {
    heading: 'لست على يقين؟ يمكنك سؤال شخص.',
    body: 'لكل قضية وقائعها. دقيقتان على الهاتف يمكن أن توفّرا ساعة من البحث.',
  },
  reassurance: {
    confidential: { title: 'سرّي 100%', body: 'نحفظ خصوصية ما أرسلته. يُرجى ترك قصة ما حدث للمكالمة.' },
    fast: { title: 'ردّ سريع', body: 'نتصل بك في أقرب وقت ممكن. إذا كان الأمر لا ينتظر، فالاتصال أسرع.' },
    available: { title: 'متاحون 24/7', body: 'خط الطوارئ مفتوح ليلًا ونهارًا، وفي عطلة الأسبوع والأعياد أيضًا.' },
  },
  practiceArea: {
    penalties: 'العقوبات الممكنة',
    effects: 'آثار أخرى',
    record: 'سجلك الجنائي',
    license: 'رخصة قيادتك',
    firearms: 'السلاح الناري',
    immigration: 'الهجرة',
    deadlines: 'المواعيد النهائية',
    countDates: 'حساب مواعيدك أنت. لا شيء مما كتبته يخرج من جهازك.',
    first48: 'أول 48 ساعة',
    checks: 'ما ننظر فيه أولًا',
    questions: 'أسئلة متكررة',
    related: 'صفحات ذات صلة',
    next: 'الموعد النهائي القادم',
    meaning: 'ما معنى ذلك',
  },
  picture: {
    // The unit stands first: after a number it would bend with the number.
    span: (from: number, to: number, unit: string): string => dress(`${unit}: من ${from} إلى ${to}`),
  },
  city: {
    title: (city: string): string => dress(`الدفاع الجنائي في ${city}، ميشيغان`),
    shared: (city: string): string => dress(`الدفاع الجنائي في ${city}`),
    office: (town: string, miles: number): string =>
      dress(
        counted(miles, {
          zero: `مكتبنا في ${town}، على بعد ${miles} ميل بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          one: `مكتبنا في ${town}، على بعد ميل واحد (${miles}) بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          two: `مكتبنا في ${town}، على بعد ميلين (${miles}) بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          few: `مكتبنا في ${town}، على بعد ${miles} أميال بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          many: `مكتبنا في ${town}، على بعد ${miles} ميلًا بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          other: `مكتبنا في ${town}، على بعد ${miles} ميل بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
        }),
      ),
    nearest: (town: string, miles: number): string =>
      dress(
        counted(miles, {
          zero: `أقرب مكتب لنا في ${town}، على بعد ${miles} ميل بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          one: `أقرب مكتب لنا في ${town}، على بعد ميل واحد (${miles}) بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          two: `أقرب مكتب لنا في ${town}، على بعد ميلين (${miles}) بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          few: `أقرب مكتب لنا في ${town}، على بعد ${miles} أميال بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          many: `أقرب مكتب لنا في ${town}، على بعد ${miles} ميلًا بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
          other: `أقرب مكتب لنا في ${town}، على بعد ${miles} ميل بخط مستقيم. لا مكتب لنا هنا؛ نسافر إلى محكمتك.`,
        }),
      ),
    // A street begins with its number, which would change places with the name.
    here: (street: string, town: string): string => dress(`مكتبنا هنا في ${town}، والعنوان: \u2066${street}\u2069.`),
    courts: (city: string): string => dress(`محاكم ${city}`),
    services: 'بماذا يمكننا المساعدة',
    court: 'محكمة',
  },
  about: { history: 'تاريخنا', stories: 'قصص' },
  attorney: { background: 'الخلفية المهنية' },
  notes: { heading: 'ملاحظات: القانون وراء هذه الصفحة', one: (number: number): string => dress(`ملاحظة ${number}`) },
  arrested: {
    say: 'ما ينبغي أن يقوله الشخص الموقوف',
    bring: 'ما يلزم إحضاره',
    counties: 'السجون والمحاكم حسب المقاطعة',
    confirm: 'الأماكن تتغير. الأفضل الاتصال قبل الذهاب.',
  },
  rights: {
    print: 'طباعة بطاقة للمحفظة',
    keep: 'الحفظ على هاتفي',
    keepHeading: 'لتبقَ معك',
    keepBody: 'بضغطة واحدة تبقى هذه الصفحة ورقمنا على هذا الهاتف. تُفتح الصفحة بلا إشارة. ولا يُحفظ شيء عنك.',
    byHand: 'يمكنك أيضًا طباعة هذه الصفحة، فتخرج بطاقة للمحفظة. أو تصوير الشاشة، أو حفظ الصفحة من قائمة متصفحك.',
    keeping: 'لحظة …',
    kept: 'البطاقة محفوظة على هذا الهاتف.',
    keptHow:
      'من المفيد وضعها على الشاشة الرئيسية أو في المفضلة، ليسهل إيجادها بسرعة. كل من معه هذا الهاتف يمكنه أن يجدها أيضًا. بعض الهواتف تمحوها إذا لم تُفتح أسبوعًا أو أكثر.',
    remove: 'الإزالة',
    removed: 'أُزيلت. أما سجل متصفحك فمحوه لك.',
    failed: 'لا يستطيع هذا المتصفح حفظها الآن. يمكنك طباعة البطاقة أو تصوير الشاشة.',
    offline: 'لا إنترنت الآن. هذه هي النسخة على هاتفك. والرقم يعمل حيث يمكن لهاتفك إجراء مكالمات.',
    // In English too: whoever is to call for somebody under arrest may read only that.
    wallet: { cut: 'القصّ على الخط المتقطع، ثم الطيّ من الوسط.', mine: 'للاتصال من أجلي (call for me):' },
  },
  checklists: {
    bring: 'ما يلزم إحضاره',
    alsoBring: 'ما يلزم إحضاره دائمًا',
    wear: 'اللباس المناسب',
    leave: 'ما يبقى في البيت',
    day: 'في ذلك اليوم',
    ask: 'أسئلة لمحاميك',
    print: 'طباعة هذه القائمة',
  },
  reviewed: {
    on: 'آخر مراجعة للنص:',
    pending: 'لم يراجع هذه الصفحة محامٍ أو محامية بعد.',
    by: 'مراجعة قانونية:',
  },
  otherCourts: 'محكمة أخرى على ورقتك؟ البحث عنها هنا',
  moreGuides: 'أجوبة أخرى: السجن، والكفالة (bond)، والتكلفة، والعمل، والهجرة، والسلاح، والهاتف والسيارة',
  contents: 'في هذه الصفحة',
  updated: 'آخر تحديث:',
  form: (phone: string, firm: string): FormWords => dressed(arabicForm(phone, firm)),
  receipt: {
    title: 'وصل طلبك',
    ...arabicStanding,
    ownZone: 'بتوقيت مكانك:',
    reference: 'رقمك المرجعي',
    call: 'الأمر لا ينتظر؟ للاتصال الآن',
    keepIt: 'لفتح هذه الصفحة مرة أخرى، يلزمك رقمك المرجعي وهذا الرمز. من المهم كتابتهما:',
    keep: {
      heading: 'الاحتفاظ بهذه الصفحة',
      code: 'الرمز',
      mail: 'إرسال هذه الصفحة إلى بريدي الإلكتروني',
      mailAgain: 'إرسالها بالبريد الإلكتروني مرة أخرى',
      'not-asked': 'تصل الرسالة إلى عنوان البريد الإلكتروني في طلبك. ليس فيها شيء مما كتبته.',
      'on-its-way': 'الرسالة في الطريق إلى عنوان البريد الإلكتروني في طلبك.',
      sent: 'أرسلنا الرسالة إلى عنوان البريد الإلكتروني في طلبك. إذا لم تكن هناك، فقد تكون في مجلد الرسائل المزعجة (spam).',
      failed: 'تعذّر إرسال الرسالة. يُرجى كتابة رقمك المرجعي ورمزك.',
      copy: 'نسخ',
      copied: 'نُسخ',
      print: 'طباعة',
    },
    choices: {
      heading: 'تغيير طريقة وصولنا إليك',
      hint: 'يبدأ ذلك من المكالمة القادمة أو الرسالة القادمة.',
      calls: 'الاتصال بي',
      stopped: {
        calls: (where, phone: string): string =>
          dress(where === 'by-text' ? `المكالمات إلى رقمك متوقفة. لتشغيلها: رسالة نصية بكلمة START إلى ${phone}.` : 'المكالمات متوقفة: أوقفتها مع طلب آخر.'),
        texts: (_where, phone: string): string => dress(`الرسائل النصية إلى رقمك متوقفة. لتشغيلها: رسالة نصية بكلمة START إلى ${phone}.`),
        mails: (): string => dress('رسائل البريد الإلكتروني متوقفة: أوقفتها مع طلب آخر.'),
      },
      save: 'حفظ',
    },
    another: 'إرسال طلب آخر',
    withdraw: 'سحب طلبي',
    erase: {
      title: 'محو طلبك؟',
      body: 'لن يتصل بك أحد. يُمحى ما أرسلته بعد ساعة. حتى ذلك الوقت يمكنك التراجع.',
      nothingLeft:
        'مع إيقاف كل هذه الطرق لا يمكننا الوصول إليك، لذلك لم يتغير شيء. يمكنك ترك طلبك كما هو، أو سحبه. إذا سحبته، فسيُمحى بعد ساعة، وحتى ذلك الوقت يمكنك التراجع.',
      keep: 'إبقاء الطلب',
      confirm: 'محو الطلب',
      undo: 'التراجع وإبقاء الطلب',
    },
    leavingTitle: 'سُحب طلبك',
    leavingBody: (time: string): string => dress(`لن يتصل بك أحد. موعد محو ما أرسلته: ${time} (بتوقيت ديترويت). حتى ذلك الوقت يمكنك التراجع وإبقاء طلبك.`),
    withdrawnTitle: 'الطلب مسحوب',
    withdrawnBody: 'مُحي هنا ما أرسلته. يمكن لمشغلي النظام في المكتب أن يفتحوا نسخة في نسخنا الاحتياطية المشفّرة حتى تسعة أيام بعد ذلك. ثم لا يستطيع أحد فتحها.',
    withdrawnAt: 'وقت المحو:',
    entry: {
      title: 'إيصالك',
      lead: 'المطلوب هنا الرقم المرجعي والرمز. حصلت عليهما عند إرسال طلبك.',
      again: 'هذا العنوان يفتح إيصالك.',
      reference: 'الرقم المرجعي',
      code: 'الرمز',
      open: 'فتح إيصالي',
      none: 'هذا لا يفتح أي إيصال.',
      noneHint: 'الرابط يُفتح مرة واحدة. يمكنك كتابة رقمك المرجعي ورمزك، أو الاتصال بنا. بعد عشرة رموز خاطئة نطلب منك الانتظار ساعة.',
    },
  },
  // For staff, who read English.
  drill: drillEnglish,
  notFound: {
    kicker: 'خطأ 404',
    title: 'لم نجد هذه الصفحة',
    lead: 'لا توجد صفحة في هذا العنوان. الهاتف يعمل، ليلًا ونهارًا.',
    home: 'العودة إلى الرئيسية',
    areas: 'بماذا يمكننا المساعدة',
  },
  error: {
    title: 'خطأ غير متوقع في الموقع',
    lead: 'حدث عطل عندنا. ليس بسببك. الهاتف ما زال يعمل.',
    status: 'الحالة',
    reference: 'الرقم المرجعي',
    again: 'محاولة أخرى',
    safe: 'تعذّر عرض الصفحة.',
  },
  front: {
    unreadable: 'لا يمكن قراءة هذا العنوان',
    noPage: 'لم نجد هذه الصفحة',
    tooLarge: 'هذا أكبر من أن يُرسَل',
    foreign: 'هذا يعمل من صفحاتنا فقط',
    call: 'الهاتف ما زال يعمل، ليلًا ونهارًا.',
    /** What the chat says when a question cannot be answered. */
    chat: {
      key: 'هذه الدردشة تعمل من صفحاتنا وحدها.',
      large: 'هذه المحادثة طويلة جدًا. يُرجى إعادة تحميل الصفحة لبدء محادثة جديدة.',
      body: 'تعذّرت قراءة هذه الرسالة. يُرجى تقصيرها والمحاولة مرة أخرى.',
      busy: (phone: string): string => dress(`كثيرون هنا الآن. يُرجى الاتصال على ${phone}، أو المحاولة بعد لحظات.`),
    },
    busy: {
      title: 'يُرجى الاتصال',
      lead: 'يزور الموقع كثيرون الآن',
      body: (phone: string): string =>
        dress(`يُرجى الاتصال على ${phone}، ليلًا أو نهارًا. أو يمكن الانتظار لحظة ثم المحاولة من جديد: ما كتبته يبقى في النموذج عند الرجوع.`),
    },
  },
};

export const ar: Words = dressed(arabic);
