import type { ServerMessages } from '../en/on-server.ts';

export const thanks: ServerMessages['thanks'] = {
  title: 'شكرًا لك!',
  body: 'أُرسلت رسالتك بنجاح',
  reference: (reference) => `رقمك المرجعي: \u2066${reference}\u2069`,
  appraisal: 'سيراجع أحد وكلائنا بياناتك ويتصل بك.',
  contact: 'سيرد عليك أحد أفراد فريقنا.',
  follows: {
    'property-enquiry': (who) => `استلم ${who} استفسارك وسيتصل بك.`,
    'contact-agent': (who) => `استلم ${who} رسالتك وسيتصل بك.`,
    'book-inspection': (who) => `سيتصل بك ${who} لتأكيد الموعد. لم تُحجز المعاينة بعد.`,
    'inspection-registration': () => 'لا يلزمك أي شيء آخر: احضر فقط في الموعد الذي اخترته.',
    'brochure-request': (who) => `سيتصل بك ${who} إن كانت لديك أسئلة.`,
  },
  emailed: 'أرسلنا إليك التفاصيل بالبريد الإلكتروني.',
  urgent: 'للأمور العاجلة، اتصل بنا على',
  urgentName: (name) => `للأمور العاجلة، اتصل بـ ${name} على`,
  stop: '.',
  brochure: 'نزّل الكتيّب',
  backTo: (street) => `العودة إلى \u2066${street}\u2069`,
  back: 'رجوع',
  home: 'الذهاب إلى الصفحة الرئيسية',
  people: 'تعرّف على فريقنا',
  agents: 'تعرّف على وكلائنا',
  sales: 'شاهد مبيعاتنا الحديثة',
  mayLike: 'قد يعجبك أيضًا',
};
