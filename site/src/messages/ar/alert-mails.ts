import type { ServerMessages } from '../en/on-server.ts';
import { alertCriteria } from './alert-criteria.ts';
import { counted } from './plural.ts';

export const alertMails: ServerMessages['alertMails'] = {
  confirm: {
    subject: 'أكّد تنبيه العقارات',
    heading: 'أكّد تنبيهك',
    preheader: (looksFor) => `${looksFor}. أكّد لتشغيل تنبيهك.`,
    intro: (frequency) => `أدخل شخص هذا العنوان للحصول على تنبيه. سنراسلك ${frequency} بشأن هذه العقارات:`,
    button: 'أكّد تنبيهي',
    open: (link) => `لتشغيل التنبيه، افتح هذه الصفحة وأكّد: ${link}`,
    ignore:
      'تنتهي صلاحية هذا الرابط بعد 30 يومًا. إن لم تكن أنت، فتجاهل هذه الرسالة. لن نرسل تنبيهات ما لم تؤكد.',
    why: (host) => `وصلتك هذه الرسالة لأن شخصًا أدخل هذا العنوان على \u2066${host}\u2069.`,
  },
  frequencies: { instant: 'فور حدوث أي جديد', daily: 'مرة في اليوم', weekly: 'مرة في الأسبوع' },
  events: {
    new: 'جديد',
    'back-on-market': 'عاد إلى السوق',
    'price-change': 'تغيّر السعر',
    inspection: 'موعد معاينة جديد',
    auction: 'مزاد',
    sold: 'بيع',
    leased: 'أُجّر',
    reduced: 'انخفض السعر',
    increased: 'ارتفع السعر',
  },
  oneEvent: (event, title) => `${event}: \u2068${title}\u2069`,
  update: (title) => `تحديث: \u2068${title}\u2069`,
  updates: (total, name) =>
    `${counted(total, {
      zero: 'لا تحديثات',
      one: 'تحديث واحد',
      two: 'تحديثان',
      few: `${total} تحديثات`,
      many: `${total} تحديثًا`,
      other: `${total} تحديث`,
    })}: \u2068${name}\u2069`,
  many: ({ total, event, isRental, category, place, around }) => {
    const what = alertCriteria.subjects[category ?? 'any'];
    const where = place ? ` في \u2068${place}\u2069${around ? ' وما حولها' : ''}` : '';
    const events = {
      new: `${what} جديدة`,
      'back-on-market': `${what} عادت إلى السوق`,
      'price-change': 'تغيّرات في الأسعار',
      inspection: 'مواعيد معاينة جديدة',
      auction: 'مزادات',
      sold: `${what} ${isRental ? 'أُجّرت' : 'بيعت'}`,
    };
    return `${events[event]}${where} (${total})`;
  },
  auctionAt: (time) => `المزاد ${time}`,
  openAt: (time) => `المعاينة ${time}`,
  inZone: (time, place) => `${time} (بتوقيت \u2066${place}\u2069)`,
  was: (price) => `السعر السابق \u2066${price}\u2069`,
  more: (total, number) =>
    counted(total, {
      zero: 'ولا عقارات أخرى.',
      one: 'وعقار آخر.',
      two: 'وعقاران آخران.',
      few: `و${number} عقارات أخرى.`,
      many: `و${number} عقارًا آخر.`,
      other: `و${number} عقار آخر.`,
    }),
  all: 'عرض كل العقارات المطابقة',
  edit: 'تعديل هذا التنبيه أو إيقافه مؤقتًا',
  unsubscribe: 'إلغاء الاشتراك',
  why: (host, frequency) =>
    `وصلتك هذه الرسالة لأنك أنشأت تنبيهًا على \u2066${host}\u2069. نرسلها ${frequency}.`,
};
