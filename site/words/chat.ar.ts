// To be checked by a certified translator before launch.
import type { ChatWords } from '#assistant/panel/words.ts';

/** The chat's texts in Arabic, in a file of their own: the chat brings them along, so that pages need not. */
export function arabicChat(phone: string): ChatWords {
  return {
    close: 'إغلاق الدردشة',
    title: 'لديك سؤال؟',
    subtitle: 'مساعد آلي، وليس محاميًا.',
    notice:
      'هذا مساعد آلي، وليس محاميًا، ويمكن أن يخطئ. ما كتبته هنا لا تشمله السرية المهنية، وليس سرّيًا مثل حديث مع محاميك. يُرجى عدم كتابة ما حدث. ويُرجى عدم كتابة أرقام الضمان الاجتماعي وتواريخ الميلاد. نحن لا نحفظ ما كتبته. يبقى في هذا التبويب حتى إغلاق التبويب أو محو الدردشة.',
    provider: {
      yes: 'ذكاء اصطناعي من شركة أخرى يساعد في إيجاد الجواب، ويصل إليه نصك.',
      maybe: 'إذا ساعدنا في الجواب ذكاء اصطناعي من شركة أخرى، يصل النص إلى تلك الشركة.',
    },
    starters: 'أسئلة متكررة:',
    about: 'حتى الآن:',
    chips: { meant: 'هل المقصود:', near: 'الأقرب إلى سؤالك:', next: 'أسئلة تأتي بعد ذلك:', choices: 'يكفي اختيار جواب:' },
    clear: 'محو هذه الدردشة',
    greeting: 'أهلًا. أنا هنا للإجابة عن أسئلة حول خدمات المكتب. كيف يمكنني مساعدتك اليوم؟',
    messages: 'الرسائل',
    you: 'أنت:',
    assistant: 'المساعد:',
    note: (number, cite) => `ملاحظة ${number}: \u2066${cite}\u2069`,
    typing: 'المساعد يكتب الآن',
    label: 'رسالتك',
    hint: 'يُرجى عدم كتابة ما حدث.',
    privateNumber: 'يُرجى حذف رقم الضمان الاجتماعي أو تاريخ الميلاد. عند الضغط على الإرسال مرة أخرى، يُرسَل مكانه «\u2066[private]\u2069».',
    placeholder: 'كتابة سؤال',
    send: 'إرسال الرسالة',
    emergency: 'حالة طارئة؟',
    call: `للاتصال: ${phone}`,
    // Where seconds count, women and men are both addressed. The text line of 988 answers in English and Spanish alone, so only a call is named.
    lifelines: { danger: 'هل أنت في خطر؟', call: 'اتصل أو اتصلي بالرقم', suicide: 'أفكار عن الانتحار؟', callOrText: 'اتصل أو اتصلي بالرقم' },
    retry: 'محاولة أخرى',
    failedTitle: 'خطأ',
    failedResponse: 'لم يصل جواب',
    failedSend: `تعذّر إرسال الرسالة. للمساعدة الفورية: ${phone}.`,
    trouble: `لديّ مشكلة في الاتصال الآن. للمساعدة الفورية، يُرجى الاتصال بنا: ${phone}.`,
    dismiss: 'إغلاق',
    request: {
      offer: 'طلب مراجعة مجانية لقضيتك',
      back: 'العودة إلى الدردشة',
      coming: 'جارٍ فتح النموذج…',
      missing: 'لم يُفتح النموذج هنا.',
      page: 'فتح النموذج في صفحته',
    },
  };
}
