// To be checked by a certified translator before launch.
import type { Standing } from '#followup/receipt/words.en.ts';

/** How a request stands, in Arabic. Whoever takes it may be a woman or a man, so no verb stands beside the name. */
export const arabicStanding: Standing = {
  zone: 'بتوقيت ديترويت',
  steps: {
    call: { title: 'نتصل بك', body: 'إذا حفظت رقمنا، فسيظهر لك أننا نحن من يتصل.' },
    write: { title: 'نكتب إليك', body: 'طلبت منا عدم الاتصال.' },
    decide: {
      title: 'القرار لك',
      when: 'عندما نتحدث، مجانًا',
      body: 'نقول لك ما نراه وكم ستكون التكلفة. لا يبدأ شيء قبل توقيعك على اتفاق توكيل.',
    },
  },
  live: {
    heading: 'أين وصل طلبك',
    clock: 'كل الأوقات بتوقيت ديترويت.',
    received: 'وصل الطلب',
    delivered: 'أُرسل إلى المحامي المناوب أو المحامية المناوبة',
    person: 'شخص من المكتب',
    seen: (who: string): string => `استلام طلبك: ${who}`,
    due: { call: 'سنتصل بك في موعد أقصاه', write: 'سنكتب إليك في موعد أقصاه' },
    between: {
      call: (day: string, from: string, until: string): string => `سنتصل بك ${day} بين ${from} و${until}`,
      write: (day: string, from: string, until: string): string => `سنكتب إليك ${day} بين ${from} و${until}`,
    },
    today: 'اليوم',
    tomorrow: 'غدًا',
    onDay: (weekday: string): string => `يوم ${weekday}`,
    span: (from: string, until: string): string => `من ${from} إلى ${until}`,
    sooner: 'أفضّل الاتصال بي في أقرب وقت ممكن',
    done: { reached: 'تحدثنا معك', declined: 'أجبنا عن طلبك', referred: 'أجبنا عن طلبك' },
    appointment: {
      headline: 'موعدك',
      at: {
        office: (time: string): string => `${time}، في مكتبنا. إذا تعذّر حضورك، يُرجى الاتصال بنا.`,
        phone: (time: string): string => `${time}، بالهاتف: نحن نتصل بك. إذا تعذّر عليك الردّ، يُرجى الاتصال بنا.`,
        video: (time: string): string => `${time}، بالفيديو. إذا تعذّر دخولك، يُرجى الاتصال بنا.`,
        elsewhere: (time: string): string => `${time}، في المكان الذي اتفقنا عليه. إذا تعذّر حضورك، يُرجى الاتصال بنا.`,
      },
    },
    lateHeadline: 'لم نصل إليك بعد',
    by: 'في موعد أقصاه',
    triedAt: (time: string): string => `حاولنا: ${time}`,
    isNow: 'الآن',
    notYet: 'ليس بعد',
    isReceived: 'طلبك لدينا. وهو في الطريق إلى المحامي المناوب أو المحامية المناوبة.',
    isDelivered: 'وصل التنبيه إلى المحامي المناوب أو المحامية المناوبة. ننتظر أن يستلم شخص طلبك.',
    isSeen: {
      call: (who: string): string => `طلبك الآن لدى ${who}. ومن هذا الشخص ستصلك المكالمة.`,
      write: (who: string): string => `طلبك الآن لدى ${who}. ومن هذا الشخص ستصلك رسالة.`,
    },
    tried: (time: string): string => `حاولنا الوصول إليك: ${time}. سنحاول مرة أخرى، ويمكنك الاتصال بنا في أي وقت.`,
    late: 'انتهت الساعة ولم نصل إليك بعد. نعتذر. ما زلنا نحاول. إن أمكن، يُرجى الاتصال بنا الآن.',
    lateWindow: 'انتهى الوقت الذي اخترته ولم نصل إليك بعد. نعتذر. ما زلنا نحاول. إن أمكن، يُرجى الاتصال بنا الآن.',
    ended: {
      reached: 'تحدثنا معك. إذا بقي سؤال، فيمكنك الاتصال بنا.',
      declined: 'لا نستطيع تولي هذه القضية، ولسنا محاميكم. لمعرفة الخطوات التالية، يمكنك الاتصال بنا.',
      referred: 'لا نستطيع تولي هذه القضية، ولسنا محاميكم. قد يستطيع غيرنا المساعدة. كتبنا إليك عن ذلك، ويمكنك أيضًا الاتصال بنا.',
    },
  },
};
