import type { ServerMessages } from '../en/on-server.ts';

export const mails: ServerMessages['mails'] = {
  thankYou: 'شكرًا لك!',
  thankYouName: (name) => `شكرًا لك، \u2068${name}\u2069!`,
  reference: (reference) => `رقمك المرجعي: \u2066${reference}\u2069`,
  calendar: 'أضف إلى تقويمك',
  alike: 'قد يعجبك أيضًا:',
  why: (host) =>
    `وصلتك هذه الرسالة لأن شخصًا أدخل هذا العنوان على \u2066${host}\u2069. إن لم تكن أنت، فيمكنك تجاهلها.`,
  newsletter: {
    heading: 'أكّد اشتراكك',
    button: 'أكّد اشتراكي',
    ignore:
      'تنتهي صلاحية هذا الرابط بعد 30 يومًا. إن لم تكن أنت، فتجاهل هذه الرسالة. لن نراسلك مرة أخرى ما لم تؤكد.',
    already: 'أنت مشترك بالفعل',
    alreadySubject: (agency) => `أنت مشترك بالفعل في نشرة ${agency} الإخبارية`,
    alreadyText: 'شكرًا لاشتراكك في نشرتنا الإخبارية. أنت مشترك بالفعل بهذا البريد الإلكتروني.',
    why: (host) => `وصلتك هذه الرسالة لأن شخصًا أدخل هذا العنوان على \u2066${host}\u2069.`,
    unsubscribe: 'إلغاء الاشتراك',
  },
};
