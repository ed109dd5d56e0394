import { isKnownInArabic } from '#assistant/emergencies/arabic-forms.ts';
import { lexicon } from '#assistant/emergencies/lexicon.ts';
import { readings } from '#assistant/language/arabizi-letters.ts';
import { isArabizi } from '#assistant/language/arabizi-words.ts';

/**
 * A folded text with its Arabic words in Arabic letters, where they were typed in Latin ones ("3am yedrobni"). English words in between
 * stay, and so does a text without any such word.
 */
export function inArabicLetters(text: string): string {
  const words = text.match(tokens) ?? [];
  const listed = words.filter((word) => word.length >= shortest && bySpelling.has(spelled(word)));
  if (!words.some(isArabizi) && listed.length < 2 && !listed.some((word) => word.length >= longEnough)) return text;
  return text
    .replace(/\b(?:cop|police) car\b/g, 'بسياره الشرطه')
    .replace(tokens, (word) => bySpelling.get(spelled(word)) ?? bySound(word) ?? byLetters(word) ?? word);
}

const tokens = /[a-z0-9]+/g;
/** A shorter word may be one of another language that only looks alike; two of some length are not by chance. */
const longEnough = 7;
const shortest = 4;

/** A word that is written otherwise but sounds like one of the list, and like no other. English words that stand in the talk are left alone. */
function bySound(word: string): string | undefined {
  const bones = bonesOf(spelled(word));
  return bones.length >= 4 && !english.test(word) ? (byBones.get(bones) ?? undefined) : undefined;
}

/** A word that is not listed, letter by letter: of all that may be meant, the first that is known. */
function byLetters(word: string): string | undefined {
  if (word.length < 4 || word.length > 14 || lexicon.has(word) || english.test(word)) return undefined;
  if (!lettered.has(word) && lettered.size < mostKept) lettered.set(word, readings(word).find(isKnownInArabic));
  return lettered.get(word);
}

/** Visitors cannot fill the memory with words of their own. */
const mostKept = 3000;
const lettered = new Map<string, string | undefined>();

const english =
  /^(?:police|officer|court|detective|station|license|warrant|overdose|fentanyl|narcan|lawyer|handcuff\w*|please|help|asap|emergency|suicide|search\w*|arrest\w*)$/;

/** One spelling for the many that people use: of vowels three are left, and letters for one sound are one. */
function spelled(word: string): string {
  return spellings.reduce((rest, [written, one]) => rest.replace(written, one), word).replace(/(.)\1+/g, '$1');
}

const spellings: [RegExp, string][] = [
  [/kh|5/g, 'x'],
  [/gh|8/g, 'G'],
  [/sh|ch/g, 'c'],
  [/th|6/g, 't'],
  [/dh/g, 'd'],
  [/7/g, 'h'],
  [/q/g, '2'],
  [/9/g, 's'],
  [/v/g, 'f'],
  [/p/g, 'b'],
  [/ou|oo|u|o|w(?=$)/g, 'o'],
  [/ei|ey|ee|ay|ai|i|y/g, 'i'],
  [/e/g, 'a'],
];

function bonesOf(spelling: string): string {
  return spelling.replace(/[aio]/g, '').replace(/(.)\1+/g, '$1');
}

/** By what the word is in Arabic letters; an underscore parts two. */
const forms: Record<string, string> = {
  // Small words.
  عم: '3am',
  رح: 'ra7 rah ha7',
  ما: 'ma',
  مش: 'mish mesh msh mush',
  و: 'w',
  في: 'fi bl bel bil bi fel',
  علي: '3al 3ala 3a 3layi 3layyi 3alayi 3leyyi',
  مع: 'ma3',
  معي: 'ma3i',
  معه: 'ma3o ma3oh',
  معهم: 'ma3on ma3hom',
  هون: 'hon hone hoon',
  برا: 'barra bara',
  تحت: 'ta7t taht',
  قدام: '2eddem eddem oddem 2oddem addem',
  بنايه: 'bineye binaye bneye',
  ناطر: 'nater natir',
  شايل: 'shayel',
  واقف: 'we2ef wa2ef we2if',
  واقفين: 'we2fin wa2fin',
  وراه: 'warah',
  هلق: 'halla hala hala2 halla2 hal2 hallaa halaq',
  هسه: 'hassa hessa hsa',
  الان: 'al2an el2en alaan',
  توهم: 'tawhom tawhon',
  خلص: 'khalas khallas khalass 5alas',
  بعد: 'ba3d',
  قبل: 'abel abl 2abl',
  امبارح: 'mbare7 embare7 mbareh',
  بكرا: 'bukra bokra',
  اذا: 'iza eza',
  كيف: 'kif keef kef',
  شو: 'sho shu shou',
  كم: 'kam addesh adesh',
  اعمل: 'a3mel 2a3mel',
  شسوي: 'shasawi shsawi',
  وين: 'wen wein ween',
  لازم: 'lazem lezem lazim',
  ممكن: 'momken mumkin',
  انا: 'ana',
  هو: 'howe howwe huwe',
  كتير: 'ktir kteer kteir',
  كل: 'kel kell kul',
  حدا: '7ada 7adan',
  بدي: 'badi baddi bedi bidi biddi bdi',
  بدو: 'bado baddo bedo biddo',
  بدها: 'badda bedda',
  بدهم: 'badon baddon bedon badhom',
  اريد: 'areed arid',
  ساعدوني: 'sa3doni sa3doune sa3dooni sa3edouni sa3edni sa3dni',
  الحقوني: 'l7a2ouni el7a2ouni',
  // People.
  شرطه: 'shorta shourta shurta',
  شرطي: 'shorti shurti',
  بوليس: 'bolis boulis',
  ابني: 'ibni ebni',
  بنتي: 'benti bnti binti',
  البنت: 'bent',
  ولادي: 'wlede wledi wladi wledeh awlade',
  الولاد: 'wled wlad',
  اخي: 'akhi a5i 2akhi khayye khayi',
  اخوي: 'akhouyi akhoy akhoui a5ouy khouy',
  اختي: 'okhti ekhti 2okhti',
  امي: 'emmi immi',
  ابي: 'bayyi bayi abouy',
  زوجي: 'zawji zewji',
  جوزي: 'jozi jawzi joze',
  مرتي: 'marti merti',
  رفيقي: 'rfi2i rafi2i',
  صاحبي: 'sa7bi sahbi',
  طليقي: 'tali2i taliqi',
  طليقتي: 'tali2ti',
  ابن: 'ebn ibn',
  عمي: '3ammi',
  // Life.
  يتنفس: 'yetnaffas ytnaffas yitnaffas yetnafas',
  فقد_الوعي: 'wa3i el_wa3i',
  نام: 'nem',
  اكل: 'akal akel',
  نبض: 'nabed nabd',
  يتشنج: 'yetshannaj ytshannaj yetshanaj',
  تصحي: 'tes7a btes7a tis7a',
  نوم: 'nawm nom',
  يصحي: 'yes7a yis7a',
  يفيق: 'yfi2 yfee2 yfi2o',
  فاق: 'fa2',
  حبوب: '7boub 7oboub hboub',
  بلعت: 'bel3et bala3et bl3et',
  شربت: 'shrebet sherbet sharebt shribt',
  دوا: 'dawa',
  ابره: 'ebre ebra',
  ضرب: 'dorob darab',
  يموت: 'ymout ymoot ymut bymout',
  وقع: 'wa2e3 we2e3',
  الارض: 'ared ard',
  زرق: 'zor2 zare2',
  رغوه: 'raghwe',
  موت: 'mout moot mut mot',
  موت_حالي: 'mawwet mawwit',
  فكر: 'fakker fakkir bfakker',
  استحمل: 'est7mel et7ammal ta7ammal',
  اقتل: 'e2tol o2tol a2tol',
  حالي: '7ali 7aleh',
  حاله: '7alo 7aloh',
  حالها: '7ala 7alha',
  يقتل: 'ye2tol yo2tol y2tol yoqtol',
  بعتلي: 'ba3atli ba3etli',
  بعتتلي: 'ba3tetli ba3atetli',
  انتحار: 'enti7ar inti7ar',
  امل: 'amal',
  نفسي: 'nafsi',
  عيش: '3ish 3eesh',
  ينتحر: 'yenti7er yinti7ir yentaher yente7er',
  انتحر: 'enti7er inti7ir enta7er',
  حياتي: '7ayati hayati',
  زهقت: 'zhe2et zh2et zehe2et',
  تعبت: 't3ebet ta3ebet t3ibt te3bet',
  خلص_حياتي: 'khalles',
  انط: 'nott nutt 2nott enott',
  الجسر: 'jeser jisr',
  وداع: 'wda3 wada3',
  ارحم: 'ar7am arham',
  // Danger.
  يضربوني: 'yedrbouni yedrobouni ydrbouni',
  قفل: '2afal afal',
  سكر: 'sakkar',
  تلفوني: 'telefoni talafoni',
  فات: 'fet fat',
  لحالي: 'la7ali',
  يهدد: 'yhadded yhaded byhadded',
  يضربني: 'yedrobni ydrobni yidrobni byedrobni bydrobni yodrobni',
  يعيط: 'y3ayyet y3ayet by3ayyet',
  حامل: '7amel hamel',
  يتبعني: 'yetba3ni ytba3ni',
  يلحقني: 'yel7a2ni yl7a2ni',
  يدبحنا: 'yedba7na ydba7na',
  ضربوني: 'darabouni darabooni',
  يضرب: 'yedrob ydrob byedrob',
  ضربني: 'darabni dharabni',
  يخنقني: 'ye5no2ni yekhno2ni ykhno2ni',
  يهددني: 'yohaddedni yhaddedni yhadedni byhaddedni',
  يقتلني: 'yo2tolni ye2tolni yi2tilni yoqtolni y2tolni',
  يدبحني: 'yedba7ni ydba7ni',
  يكسر: 'ykasser ykassir ykaser',
  يكسروا: 'ykassro ykasro ykassrou',
  كسروا: 'kassaro kasaro kassarou',
  الباب: 'bab',
  البيت: 'bet bayt beit',
  بيتي: 'bayti beiti beti',
  سكين: 'sekkin sekkine sikkin sekin',
  فرد: 'fared fard',
  مسدس: 'mosaddas musaddas',
  سلاح: 'sle7 sela7 sila7 slah selah',
  يحبسني: 'bi7ebesni bye7bosni ye7bosni',
  هجم: 'hajam hejem',
  حابسني: '7abesni 7ebesni habesni',
  يخليني: 'bikhallini ykhallini ykhallineh y5allini bykhallini',
  يخلوني: 'ykhallouni y5allouni bykhallouni',
  اطلع: 'etla3 otla3',
  خايفه: 'khayfe 5ayfe khayfeh',
  خايف: 'khayef 5ayef',
  متخبيه: 'mkhabbaye mkhabaye mkhabbayeh metkhabbaye',
  يقوسوا: 'y2awsou y2awso y2awwso',
  // Police.
  مسكوني: 'masakooni masakouni masakuni',
  مسكوا: 'masako masaku masakou',
  مسكوه: 'masakouh masakooh',
  اخذوا: 'akhado akhadou akhadu a5ado a5adou khado',
  اخذوه: 'akhadouh a5adouh',
  اخذوني: 'akhadouni a5adouni akhadoni',
  تاخذ: 'tekhod takhod te5od',
  ياخذوا: 'yekhdo yakhdo ye5do yakhdou byekhdo',
  ياخذوني: 'yekhdouni yakhdouni yakhdoni',
  اخذت: 'akhadet a5adet akhadit',
  كلبشوني: 'kalabshooni kalabshouni kalbashouni kalabshoni',
  يكلبشوا: 'ykalbsho ykalabsho',
  مكلبش: 'mkalbash mkalabash mkalbsh',
  هجره: 'hijra hejra',
  كلبشوا: 'kalabsho kalbasho',
  يلزموا: 'yelezmo ylezmo yelzamo',
  لزموا: 'lezmo lazamo lezamo',
  لزموني: 'lazamouni lezmouni',
  كمشوا: 'kamasho kamashou',
  كمشوني: 'kamashouni kamashooni',
  يعتقلوا: 'ye3te2lou ye3te2lo ya3ta2lo',
  اعتقلوا: 'e3ta2alo i3ta2alo e3ta2lo',
  حطوني: '7attouni 7attoni hattouni',
  يحبسوني: 'ye7bsouni yihbsouni ye7bsoni',
  حبس: '7abs 7abes 7abis habs',
  يدقوا: 'yed22o yed2o yde2o yda22o yde22o byde2o yde2ou',
  افتح: 'efta7 2efta7 ifta7',
  يفوتوا: 'yfouto yfoutou yfuto yfoto',
  فاتوا: 'fato fatou feto',
  دخلوا: 'dakhalo da5alo',
  يفتشوا: 'yfatsho yfattsho yfatesho yfattesho',
  يفتش: 'yfattesh yfatesh yfattish',
  يسال: 'yes2al yis2al byes2al',
  يضغطوا: 'ydghato yedghato byedghato',
  اعترف: 'e3teref i3terif e3tref',
  يقولوا: 'y2oulo y2ouloli by2oulo',
  افتحوا: 'efta7o ifta7o',
  يسالوا: 'yes2alo yis2alo yes2alou',
  يسالوني: 'yes2alouni yis2alouni yes2aloni',
  اسيله: 'as2ile as2ele 2as2ile',
  يحققوا: 'y7a22o y7a2e2o y7a22ou',
  وقفني: 'wa2afni wa22afni wagafni wa2efni',
  وقفوني: 'wa2afouni wa2afooni wagafouni',
  موقفني: 'mwa2afni mwa2efni mwa22afni mwa2efni',
  سيارته: 'siyarto sayarto',
  سياره: 'siyara sayara siyyara sayyara',
  انزل: 'enzal 2enzal nzal',
  انفخ: 'onfokh nfokh 2onfokh',
  وراي: 'waray wara2i waraye',
  قالي: '2alli 2aleh 2alli',
  رخصه: 'rekhsa rokhsa',
  اوراق: 'awra2 wra2',
  محقق: 'mo7a22e2 mu7a22i2 mo7a2e2',
  يسالني: 'yes2alni yis2alni',
  محل: 'ma7al',
  احكي: 'e7ki 2e7ki e7keh',
  اوقع: 'ewa2e3 ouwa2e3 wa22e3',
  يقول: 'y2oul y2ool by2oul yi2oul',
  بقول: 'b2oul b2ool',
  غرفه: 'ghorfe ghurfe ghorfeh',
  مركز: 'markaz',
  روح: 'rou7 roo7',
  // Children.
  يرجع: 'yerja3 byerja3',
  رجع: 'reje3 raja3 rej3',
  خطفوا: 'khatafo 5atafo khatafou',
  ضاع: 'da3 daa3',
  لاقي: 'la2i lae2i le2i le2e',
  مش_لاقي: 'mshla2i',
  حمايه_الطفل: '7emeyet',
  ابوه: 'bayyo abouh',
  رجعها: 'rajja3a rajja3ha',
  صارله: 'sarlo',
  ترد: 'trod btrod trodd',
  يرد: 'yrod byrod yrodd',
  المدرسه: 'madrase madrasa madrasi',
  ترجع: 'terja3',
};

const listed = Object.entries(forms).flatMap(([arabic, written]) => written.split(' ').map((form) => [spelled(form), arabic.replaceAll('_', ' ')] as const));
const bySpelling = new Map(listed);
/** Without vowels, where only one word of the list is left so. */
const byBones = new Map<string, string | undefined>();
for (const [spelling, arabic] of listed) {
  const bones = bonesOf(spelling);
  byBones.set(bones, byBones.has(bones) && byBones.get(bones) !== arabic ? undefined : arabic);
}
