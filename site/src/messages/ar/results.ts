import type { Messages } from '../en/index.ts';

export const results: Messages['results'] = {
  title: ({ channel, isYearly, beds, what, places: [first, second], more }) => {
    const purpose = {
      buy: 'للبيع',
      rent: isYearly ? 'للتأجير' : 'للإيجار',
      sold: '(مباعة)',
      leased: '(مؤجَّرة)',
    }[channel];
    const others = second ? (more ? ` و${second} و${more} ضواحٍ أخرى` : ` و${second}`) : '';
    const rooms = beds ? `، غرف النوم: ${beds} فأكثر` : '';
    return `${what} ${purpose}${first ? ` في ${first}${others}` : ''}${rooms}`;
  },
  withAround: (title, km) => `${title}، مع الضواحي ضمن ${km} كم`,
  types: (types) => [...new Set(types)].join(' و'),
  subjects: {
    properties: 'عقارات',
    everyKind: 'عقارات من كل الفئات',
    residential: 'منازل',
    rural: 'عقارات ريفية',
    holiday: 'منازل عطلات',
    commercial: 'عقارات تجارية',
    business: 'مشاريع تجارية',
  },
  titlePage: (title, page) => `${title}، الصفحة ${page}`,
  noneNow: (title) => `${title}: لا توجد عقارات حاليًا.`,
  describeClosed: (title, found) =>
    `${title}: ${found} مع الصور والتواريخ والسعر حيث أُعلن عنه. اطّلع على ما حققته المنازل القريبة.`,
  describe: (title, found) => `${title}. تصفّح ${found} مع الصور والأسعار ومواعيد المعاينة.`,
  medianPrice: 'وسيط سعر البيع',
  medianWeeklyRent: 'وسيط الإيجار الأسبوعي',
  medianYearlyRent: 'وسيط الإيجار السنوي',
  medianDays: 'وسيط الأيام في السوق',
  ofSales: (n) => `من أصل ${n} عملية بيع`,
  ofLeases: (n) => `من أصل ${n} عقد إيجار`,
  ofResults: (n) => `من أصل ${n} نتيجة`,
  entrances: {
    residential: { buy: 'للبيع', rent: 'للإيجار' },
    commercial: { buy: 'عقارات تجارية للبيع', rent: 'عقارات تجارية للتأجير' },
    rural: { buy: 'عقارات ريفية للبيع', rent: 'عقارات ريفية للتأجير' },
    business: { buy: 'مشاريع تجارية للبيع', rent: 'مشاريع تجارية للتأجير' },
    holiday: { buy: 'منازل عطلات للبيع', rent: 'إيجارات العطلات' },
  },
  sold: 'مباعة',
  leased: 'مؤجَّرة',
};
