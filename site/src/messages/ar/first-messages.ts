import type { ServerMessages } from '../en/on-server.ts';

export const firstMessages: ServerMessages['firstMessages'] = {
  'I am interested in this property. Please contact me.': 'أنا مهتم بهذا العقار. يُرجى الاتصال بي.',
  'I am looking for a property. Please contact me.': 'أبحث عن عقار. يُرجى الاتصال بي.',
  'I am interested in properties like this one. Please contact me.':
    'أنا مهتم بعقارات مشابهة لهذا العقار. يُرجى الاتصال بي.',
  'I would like to inspect this property. These times suit me: ':
    'أودّ معاينة هذا العقار. تناسبني هذه الأوقات: ',
};
