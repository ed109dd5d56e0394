// To be checked by a certified translator before launch.

import type { VisitorWords } from '#followup/visitor-messages/words.en.ts';
import { englishVisitor } from '#followup/visitor-messages/words.en.ts';

// Its phone and its page are written once, in the English file.
const [, stateBar] = englishVisitor.declined.steps;

const subject = (reference: string) => `بخصوص طلبك، المرجع \u2066${reference}\u2069`;

/** What a visitor reads in mails and texts, in Arabic. */
export const arabicVisitor: VisitorWords = {
  detroit: 'بتوقيت ديترويت',
  yourReference: 'رقمك المرجعي',
  call: 'للاتصال، ليلًا أو نهارًا',
  receipt: 'فتح إيصالك الخاص',
  receiptHint: 'يُظهر أين وصل طلبك، وفيه يمكنك سحب الطلب. هذا الرابط يُفتح مرة واحدة.',
  receiptCode: (address) => `لفتحه مرة أخرى، أو على جهاز آخر، هذه هي الصفحة: ${address} والمطلوب فيها رقمك المرجعي وهذا الرمز:`,
  alert: { span: (from, until) => `من ${from} إلى ${until}` },
  kept: {
    subject,
    preheader: 'إيصالك، للاحتفاظ به.',
    title: 'إيصالك',
    body: 'طلبت منا إرسال هذا بالبريد الإلكتروني. طلبك لدينا.',
    promise: 'سنتواصل معك في موعد أقصاه',
    between: 'سنتواصل معك في هذا الوقت',
  },
  late: {
    subject,
    preheader: 'لم نصل إليك بعد.',
    title: 'لم نصل إليك بعد',
    body: (said) => `قلنا إننا سنتصل بك ${said}. انتهى هذا الوقت ولم نصل إليك. نعتذر. طلبك محفوظ لدينا، وما زلنا نحاول.`,
    withinTheHour: 'خلال ساعة واحدة (1)',
    by: (time) => `في موعد أقصاه ${time}`,
    between: (from, until) => `بين ${from} و${until}`,
    tried: (at) => `حاولنا الوصول إليك، وكانت آخر محاولة: ${at}. سنحاول مرة أخرى.`,
    now: 'لا داعي للانتظار. إذا كان الأمر عاجلًا، يُرجى الاتصال بنا الآن. يردّ شخص، ليلًا أو نهارًا.',
  },
  declined: {
    subject,
    preheader: 'جواب عن طلبك.',
    title: 'لا نستطيع تولي هذه القضية',
    body: 'شكرًا على ثقتك بنا. نظرنا هل نستطيع المساعدة، ولا نستطيع تولي هذه القضية. لسنا محاميكم، ولن نقوم بأي شيء في قضيتكم. هذا ليس حكمًا عليكم ولا على القضية. بعض المواعيد النهائية قصيرة، فمن فضلكم ابحثوا عن محامٍ آخر الآن.',
    referred: {
      title: 'من قد يستطيع المساعدة',
      body: 'نظن أن هذا العنوان أنسب لقضيتك. القرار هناك مستقل عنا، ولم نقل لهم شيئًا عنك.',
      label: 'يمكنك التوجه إلى',
    },
    dates: {
      title: 'مواعيدك تبقى كما هي',
      body: 'كل موعد محكمة أو موعد نهائي أُعطي لك ما زال قائمًا. يُرجى الذهاب إلى المحكمة في ذلك اليوم، مع محامٍ أو من دون محامٍ. إذا تعذّر ذلك، فيُرجى الاتصال بالمحكمة قبل ذلك اليوم.',
    },
    next: 'إلى أين بعد ذلك',
    steps: [
      {
        title: 'طلب محامٍ من المحكمة',
        body: 'إذا لم تكن لديك القدرة على دفع أتعاب محامٍ، فمن المهم إخبار المحكمة. يجب على المحكمة أن تنظر هل لديك الحق في ذلك، في موعد أقصاه جلستك الأولى.',
      },
      {
        ...stateBar,
        title: 'سؤال نقابة المحامين في ميشيغان (State Bar of Michigan)',
        body: 'خدمة الإحالة لديها تساعد الناس في إيجاد محامٍ لنوع قضيتهم.',
      },
      {
        title: 'إلى أن يكون لديك محامٍ',
        body: 'لا كلام عن القضية مع الشرطة، ولا على هاتف السجن، ولا في الرسائل النصية، ولا على الإنترنت. ويمكنك قول: «I want a lawyer.» (أريد محاميًا.)',
      },
    ],
    questions: 'إذا كان هنا شيء غير واضح، فيمكنك الاتصال بنا. لن نتركك بلا جواب.',
  },
  // At most 134 characters each: two parts of a text with Arabic letters.
  replies: {
    help: (firm, phone) => `${firm}\nرسائل عن طلبك فقط. قد تُطبَّق أسعار الرسائل والبيانات. 24/7:\n${numberLine(phone)}\nللإيقاف: STOP`,
    stopped: (firm, phone) => `${firm}\nلن نرسل إليك رسائل بعد الآن. ليلًا ونهارًا:\n${numberLine(phone)}\nلاستقبالها من جديد: START`,
    started: (firm, phone) => `${firm}\nعادت الرسائل عن طلبك. ليلًا ونهارًا:\n${numberLine(phone)}\nللإيقاف: STOP\nللمساعدة: HELP`,
  },
  sms: {
    late: (from, reference, phone) => `${opening(from, reference)}\nلم نصل إليكم بعد، نعتذر. اتصلوا ليلًا ونهارًا:\n${numberLine(phone)}\nللإيقاف: STOP`,
    tried: (from, reference, at, phone) => `${opening(from, reference)}\nحاولنا الوصول إليكم: ${at}\nاتصلوا ليلًا ونهارًا:\n${numberLine(phone)}\nللإيقاف: STOP`,
    declined: (from, reference, phone) =>
      `${opening(from, reference)}\nلا نستطيع توليه. لسنا محاميكم. مواعيدكم قائمة. للأسئلة:\n${numberLine(phone)}\nللإيقاف: STOP`,
    referred: (from, reference, phone) =>
      `${opening(from, reference)}\nلسنا محاميكم. نعرف من قد يساعد. مواعيدكم قائمة. اتصلوا:\n${numberLine(phone)}\nللإيقاف: STOP`,
    notMailed: (from, reference, phone) => `${opening(from, reference)}\nهو لدينا، لكن بريدنا إليكم لم يصل. ليلًا ونهارًا:\n${numberLine(phone)}\nللإيقاف: STOP`,
  },
};

/** A Latin word before it keeps the groups of a reference in order. */
function opening(from: string, reference: string): string {
  return `${from}\nطلبكم: Ref ${reference}`;
}

/** Alone on its line after one mark that keeps its groups in order, without the two that it has on pages: phones show those as boxes. */
function numberLine(phone: string): string {
  return `\u200e${phone.replace(/[\u2066\u2069]/g, '')}`;
}
