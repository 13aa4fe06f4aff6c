import type { ServerMessages } from '../en/on-server.ts';

export const reminders: ServerMessages['reminders'] = {
  inspection: ({ agency, home, when }) => `${agency}: تذكير بموعد معاينة ${home}، ${when}.`,
  appraisal: ({ agency, host, when }) => `${agency}: تذكير بموعد التقييم مع ${host}، ${when}.`,
  change: (phone) => `للتغيير اتصل على ${phone}.`,
  stopLink: (link) => `لإيقاف الرسائل القصيرة: ${link}`,
  stop: {
    title: 'إيقاف الرسائل القصيرة',
    ask: (ending) => `لن نرسل أي رسائل قصيرة أخرى إلى رقم الجوال المنتهي بـ ${ending}.`,
    button: 'إيقاف الرسائل القصيرة',
    done: 'لن تصلك رسائل قصيرة بعد الآن',
    doneText: (ending) => `أوقفنا الرسائل القصيرة إلى رقم الجوال المنتهي بـ ${ending}.`,
    useless: 'هذا الرابط لا يعمل',
    uselessText: 'الرابط ناقص، أو لم يعد رقمك لدينا.',
  },
};
