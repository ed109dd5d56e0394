/**
 * Arabic words as they are compared: the words of several dialects for one thing, written in Arabic or in Latin letters, and the English
 * ones that people in Michigan use, are brought to one; from the rest comes off what is attached in front and behind.
 */
export function arabicTerm(word: string): string {
  const plain = word.replace(/ء/g, '');
  return same.get(plain) ?? nearest(plain) ?? stem(plain);
}

/** Phrases that mean one thing, before they are cut into words. */
export const arabicPhrases: [RegExp, string][] = [
  [/دي يو (?:اي|ايي)|او دبليو (?:في )?(?:اي|ايي)|دي دبليو (?:اي|ايي)/g, ' owi '],
  [
    /(?:سواقه|السواقه|القياده|قياده|سياقه|السياقه|سايق|سقت|اسوق|يسوق) (?:وانا |وهو )?(?:سكران\p{L}*|شارب\p{L}*|تحت تاثير (?:الكحول|الخمر|السكر|المخدرات)|تحت التاثير|بحاله سكر|السكر|محشش)/gu,
    ' owi ',
  ],
  [/(?:اول|لاول|باول) (?:مره|جنحه|قضيه|دي يو اي|owi|dui)/g, ' اول '],
  [/(?:عنف|العنف|بعنف|وعنف|بالعنف) (?:ال)?(?:اسري|منزلي|عايلي)|دومستك(?: فايلنس| فيولنس)?|دومستيك(?: فايلنس)?|domestic(?: violence)?/g, ' عنفاسري '],
  [/نو كونتاكت|no contact|(?:امر )?(?:ب?عدم|منع) (?:ال)?(?:تواصل|اتصال)/g, ' نوكونتاكت '],
  [/(?:المراقبه|مراقبه) القضاييه/g, ' بروبيشن '],
  [/(?:مذكره|امر|ورقه) (?:ال)?(?:توقيف|قبض|جلب|اعتقال)|bench warrant|بنش وورنت|بينش وورنت/g, ' وورنت '],
  [/امر (?:ال)?حمايه(?: شخصيه)?|بي بي او|امر ابعاد|امر ابتعاد|امر الابتعاد/g, ' ppo '],
  [/غرين كارد|جرين كارد|كرين كارد|green card|green cart|كرت اخضر|الاقامه الدايمه/g, ' غرينكارد '],
  [/سكرتري اوف ستيت|السكرتري|سكريتري اوف ستيت|secretary of state/g, ' سكرتري '],
  [
    /بابليك ديفندر|بابلك ديفندر|public defender|محامي (?:من )?(?:ال)?(?:محكمه|حكومه|دوله)|محامي (?:ال)?دفاع (?:ال)?عام|محامي مجاني|محامي ببلاش/g,
    ' محاميالدوله ',
  ],
  [/ريتيل فرود|retail fraud|سرقه (?:من )?(?:ال)?(?:محل|متجر|ستور|مول)|شوب ?لفت\p{L}*|شوب ?ليفت\p{L}*/gu, ' سرقهمحل '],
  [/كلين سليت|clean slate|السجل النظيف|سجل نظيف/g, ' كلينسليت '],
  [/باك ?(?:قراوند|كراوند|جراوند|غراوند)(?: تشيك)?|background(?: check)?/g, ' باكراوند '],
  [/سي دي (?:ال|ايل)/g, ' cdl '],
  [/بروبيشن اوفيسر|ضابط (?:ال)?(?:مراقبه|بروبيشن)/g, ' بروبيشن ضابط '],
  [/(?<!\p{L})(?:ال|و|ب|ل)(?!\p{L})/gu, ' '],
  // A greeting before a question says nothing about it.
  [/^[^\p{L}]*(?:السلام عليكم|سلام عليكم|سلام|مرحبا|هلو|اهلا|هاي|صباح الخير|مسا(?:ء)? الخير|salam|mar7aba|marhaba|hi|hello)[^\p{L}\p{N}]+(?=\S+\s+\S+)/u, ' '],
];

const groups: Record<string, string> = {
  شو: 'شو شنو ايش وش ماذا اش ايه شنهو وشو shu sho shou chou ch2 shno shunu eish esh aish what',
  كيف: 'كيف شلون كيفيه kif kef keef shlon shlonak how',
  كم: 'كم قديش قدي شكد اديش قداش كام بكم شقد addesh adesh addeish adde 2addesh 2adesh kam akam bkam kaddesh',
  ليش: 'ليش لماذا ليه لشو leish lesh leh laysh lech why',
  وين: 'وين اين فين وينه wen wein ween where',
  متي: 'متي امتي ايمتي ايمت شوكت لايمتي emta imta eimta aymta shwakt when',
  مين: 'مين منو meen min mino who',
  بدي: 'بدي اريد ابغي عايز ودي ابي اشتي عاوز badi bedi baddi bdi biddi areed want',
  بدو: 'بدو بده يريد بدها تريد بدهم يريدون bado baddo bedo badda bado',
  لازم: 'لازم يجب ضروري مجبور lazem lezem lazim',
  ممكن: 'ممكن يمكن فيني بقدر اقدر اكدر استطيع فيي يمكنني فينا يقدر fini b2der ba2der momken mumkin fiyye fiyi can',
  اذا: 'اذا لو iza eza law if',
  هلق: 'هلق الان هسه هلا الحين هسا دلوقتي hala2 halla2 hal2 hassa now',
  عندي: 'عندي معي لدي 3endi 3andi 3indi ma3i',
  علي: 'علي عليي عليا 3alayi 3layi 3layyi 3alayyi 3leyyi',
  بعد: 'بعد ba3d after',
  قبل: 'قبل abl abel 2abl before',
  بدون: 'بدون بلا دون من_غير bala bidun bidoon bedoon without',
  محامي: 'محامي محام المحامي محامين لوير افوكاتو محاميه لويير lawyer lawyers attorney mohami mo7ami m7ami muhami mou7ami mu7ami',
  شرطه: 'شرطه شرطي بوليس كوبس ضابط كوب الشرطه البوليس شريف شيرف police cop cops officer shorta shorti bolis boulis sheriff',
  سجن: 'سجن حبس جيل محبوس السجن الحبس مسجون انحبس محبوسه موقوف jail sejen sijin sejn 7abs 7abes 7abis ma7bous habs prison بريزن برزن',
  محكمه: 'محكمه كورت المحكمه الكورت محاكم court ma7kame ma7kami mahkame mahkama',
  قاضي: 'قاضي القاضي جج judge adi 2adi qadi kadi',
  كفاله: 'كفاله بوند الكفاله بيل البوند bond bail kafale kafala kefale',
  رخصه: 'رخصه رخصتي لايسنس ليسن الرخصه ليسنس رخصته الليسن لايسن اللايسنس license licence rekhsa rokhsa rekhsti ro5sa licens',
  تيكت: 'تيكت تكت مخالفه التيكت مخالفات التكت تيكتات ticket tickets mo5alafe mukhalafe',
  غرامه: 'غرامه غرامات فاين الفاين fine fines gharame',
  تهمه: 'تهمه تهم شارج اتهام متهم التهمه اتهموني متهمه تهموني charge charges charged tohme touhme tehme',
  قضيه: 'قضيه قضيتي كيس القضيه قضايا case cases adiye adiyet 2adiye 2adiyet qadiye 2adiyye',
  جلسه: 'جلسه هيرنغ الجلسه جلسات hearing jalse jalset',
  موعد: 'موعد مواعيد date maw3ed maw3id',
  بروبيشن: 'بروبيشن مراقبه البروبيشن المراقبه بروبيشين probation probaishn',
  بارول: 'بارول البارول parole',
  وورنت: 'وورنت ورنت وارنت مذكره المذكره الوورنت الورنت مطلوب warrant warrants',
  فلني: 'فيلوني فلني جنايه فلوني الفلني الجنايه جنايات جناييه فيلون الفيلوني felony felonies felon jineye jneye',
  مسدمينر: 'مسدمينر جنحه ميسدمينر المسدمينر الجنحه جنح مسديمينر misdemeanor misdemeanors misd jon7a',
  سلاح: 'سلاح مسدس فرد بارود باروده بندقيه غن السلاح المسدس مسدسي سلاحي اسلحه gun guns firearm sle7 sela7 selah pistol weapon',
  مخدرات: 'مخدرات مخدر دراغ دراغز المخدرات drugs drug mokhaddarat mukhadarat',
  حشيش: 'حشيش ويد ماريجوانا ماريوانا الحشيش قنب weed marijuana 7ashish hashish thc cannabis',
  كوكايين: 'كوكايين كوك كوكاين cocaine coke',
  ميث: 'ميث كريستال شبو meth',
  سرقه: 'سرقه سرقت سرق سرقة السرقه لارسني يسرق اسرق larceny theft sere2a ser2a stealing sara2 sara2et',
  سرقهمحل: 'shoplifting shoplift',
  اعتداء: 'اعتداء اسولت الاعتداء اسولط assault e3tida2',
  ضرب: 'ضرب ضربت ضربته ضربني الضرب darab darabet darabni darb',
  خناقه: 'خناقه هوشه مشكل عراك شجار مشاجره الخناقه fight khnee2a khne2a hoshe',
  عنفاسري: 'dv عنف العنف',
  شطب: 'شطب مسح امسح شطبت الشطب تنظيف محو اشطب امحي اكسبنج اكسبونج expunge expungement expunged emsa7 shatb sheel bem7i',
  سجل: 'سجل سجلي ريكورد السجل سوابق record sejel sejelli sijil ريكوردي',
  سياره: 'سياره سيارتي السياره سيارات كار عربيه car siyara siyarti sayara siyyara',
  سواقه: 'سواقه قياده سايق اسوق سوق السواقه القياده سقت سياقه يسوق driving sayek sayye2 sou2 soo2 swe2a',
  سكران: 'سكران شارب سكر شربت شرب السكر مسكر sakran shareb drunk sheribt',
  كحول: 'كحول الكحول alcohol ko7ol مشروب',
  نفخ: 'نفخ انفخ نفخت النفخ ينفخ nafakht nfokh breathalyzer pbt breath',
  فحص: 'فحص الفحص تست تحليل فحصي test tests fa7s',
  ولد: 'ابني ولدي بنتي ابن ولد طفل قاصر القاصر مراهق الولد ولادي اولاد حفيدي قاصرين الاحداث احداث juvenile ebni ibni benti bnti weledi kid child son teen minor',
  قريب: 'زوجي اخوي اخي جوزي مرتي زوجتي امي ابوي رفيقي اختي عمي خالي جوز مرت صاحبي صديقي خطيبي طليقي طليقتي اخونا اهلي jozi marti akhi a5i khayye emmi bayyi okhti rfi2i zawji',
  مصاري: 'مصاري فلوس مال نقود كاش دولار money masari flous fulus cash',
  ادفع: 'ادفع دفع بدفع يدفع دفعت ندفع الدفع pay edfa3 dafa3et bedfa3 adfa3 nedfa3',
  كلفه: 'كلفه سعر اتعاب بيكلف تكلف السعر رسوم بتكلف fee fees cost price atab at3ab bykallef btkallef',
  شغل: 'شغل شغلي عمل الشغل وظيفه دوام العمل اشتغل يشتغل بشتغل job work sheghel sheghl shoghl shoghli sheghli',
  مدرسه: 'مدرسه المدرسه جامعه كليه الجامعه school college madrase jam3a',
  تلفون: 'تلفون تلفوني جوال موبايل هاتف التلفون موبايلي phone telefon telefoni',
  رساله: 'رساله رسايل مسج تكست letter text message risele',
  ورقه: 'ورقه اوراق ورق وراق الورقه الاوراق wara2a awra2 wra2 papers paper',
  هجره: 'هجره الهجره ايس الايس ice immigration hejra',
  ترحيل: 'ترحيل يرحلوني الترحيل بيرحلوني ديبورت deport deportation tar7il',
  جنسيه: 'جنسيه الجنسيه سيتيزن مواطن جنسيتي citizen citizenship jensiye',
  اخذ: 'اخذ اخذت اخذو اخد اخذوا اخدت اخدو akhado akhadet a5ado a5adt akhad',
  مسك: 'مسكوني انمسكت انمسك مسكوه مسك لزموني كمشوني اعتقلوني اعتقلوه كلبجوني قبضوا توقيف اعتقال masakooni masakouni nmasakt nmasak arrest arrested',
  وقف: 'وقفوني وقفني اوقفوني wa2afouni wa2afni wa2afooni',
  عقوبه: 'عقوبه العقوبه عقوبات حكم الحكم عقوبته عقوبتها penalty sentence 3o2oube 3o2oubet 3o2oobe 7ekem 3okoubeh',
  اول: 'اول الاول الاولي first awal awwal',
  ثاني: 'ثاني تاني ثانيه تانيه الثانيه تانيه second tani tanye tenye',
  ثالث: 'ثالث تالت ثالثه تالته الثالثه third talet talte',
  سنه: 'سنه سنين سنوات year years sene snin',
  يوم: 'يوم ايام day days yom iyyem',
  بيت: 'بيت البيت بيتي منزل الدار house home beit bayt bait bayti',
  محل: 'محل المحل متجر ستور store ma7al',
  مترجم: 'مترجم المترجم ترجمان interpreter motarjem mutarjem translator',
  مدعي: 'مدعي المدعي بروسيكيوتر prosecutor mudda3i',
  مذنب: 'مذنب غيلتي بالذنب كلتي اقرار guilty plea plead',
  معلقه: 'معلقه موقوفه تعليق suspended suspension m3alla2a mwa2fe',
  محلفين: 'محلفين المحلفين جوري jury mo7allafin',
  شاهد: 'شاهد شهود الشاهد اشهد witness shahed',
  مقاومه: 'مقاومه ريزستنغ المقاومه ريزستنق resisting',
  تعويض: 'تعويض التعويض restitution ta3wid',
  خالفت: 'خالفت خالف فايليشن الفايليشن violation violated khalafet khalaf',
  يعني: 'يعني معني معناها معناه معناتها ya3ni yani ma3na ma3neta mean means meaning',
  فرق: 'فرق الفرق far2 fare2 difference',
  michigan: 'ميشيغان بميشيغان ميشيغن مشيغن ميشغان michigan',
  تامين: 'تامين التامين انشورنس insurance ta2min',
  نقاط: 'نقاط نقطه النقاط بوينت points no2at',
  يصير: 'يصير بيصير بصير صار تصير بتصير byseer bisir byesir btsir',
  ساعد: 'ساعدوني مساعده ساعد يساعد help sa3edni sa3dooni',
  عربي: 'عربي عربيه بالعربي arabic 3arabi',
  تذر: 'تذر التذر تيذر سوار السوار tether',
  انترلوك: 'انترلوك جهاز الجهاز baiid interlock',
};

/** Each word that stands for another, with that other. */
const same = new Map(Object.entries(groups).flatMap(([one, words]) => words.split(' ').map((word) => [word, one] as const)));

/** A word of the groups with "and", "the", "in" or "to" before it. */
function nearest(word: string): string | undefined {
  for (const front of fronts) {
    const one = word.startsWith(front) ? same.get(word.slice(front.length)) : undefined;
    if (one) return one;
  }
  return undefined;
}

const fronts = ['وبال', 'وعال', 'ولل', 'وال', 'بال', 'عال', 'كال', 'فال', 'هال', 'لل', 'ال', 'وب', 'ول', 'وع', 'و', 'ب', 'ل', 'ع', 'ف'];

function stem(word: string): string {
  if (!/^\p{Script=Arabic}+$/u.test(word)) return word;
  const bare = word.replace(/^(?:وبال|وعال|ولل|وال|بال|عال|كال|فال|هال|لل|ال)(?=.{3})|^و(?=.{3})/u, '');
  return bare.replace(/(?<=.{3})(?:ها|هم|نا|كم|ني|ين|ون|وا|ات|ان|يه|ته|تي|ه|ي|ك|و)$/u, '');
}
