import type { ServerMessages } from '../en/on-server.ts';
import { named } from './named.ts';
import { counted } from './plural.ts';

const reviewsCounted = (n: number): string =>
  counted(n, {
    zero: 'لا تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمين',
    few: `${n} تقييمات`,
    many: `${n} تقييمًا`,
    other: `${n} تقييم`,
  });

export const people: ServerMessages['people'] = {
  home: 'الصفحة الرئيسية',
  title: 'فريقنا',
  description: (agency, places) =>
    `ابحث عن وكيل عقاري لدى ${named(agency)}${places && ` في ${named(places)}`}: حسب الضاحية أو الاسم أو اللغة، مع النتائج والتقييمات.`,
  team: (agency) => `فريق ${named(agency)}`,
  none: 'لا يوجد وكلاء لعرضهم بعد.',
  aboutOffice: 'عن هذا المكتب',
  withoutOffice: 'في كل مكان',
  ourTeam: 'فريقنا',
  person: (n) =>
    counted(n, {
      zero: 'لا أحد',
      one: 'شخص واحد',
      two: 'شخصان',
      few: `${n} أشخاص`,
      many: `${n} شخصًا`,
      other: `${n} شخص`,
    }),
  search: {
    title: 'ابحث عن وكيل',
    text: 'الضاحية أو الاسم',
    example: 'مثل \u2066Newtown\u2069',
    language: 'اللغة',
    office: 'المكتب',
    any: 'الكل',
    nobody: 'لا أحد يطابق بحثك',
    found: (n) =>
      counted(n, {
        zero: 'لم نعثر على وكلاء',
        one: 'عثرنا على وكيل واحد',
        two: 'عثرنا على وكيلين',
        few: `عثرنا على ${n} وكلاء`,
        many: `عثرنا على ${n} وكيلًا`,
        other: `عثرنا على ${n} وكيل`,
      }),
    everyone: 'عرض الجميع',
    try: ['جرّب ضاحية قريبة أو خيارات أقل، أو ', 'اسألنا', ' عمّن يعمل في منطقتك.'],
  },
  offices: {
    title: 'مكاتبنا',
    description: (agency) => `عناوين مكاتب ${named(agency)} وأرقام هواتفها وساعات عملها.`,
    none: 'لا توجد مكاتب لعرضها بعد.',
    picture: (name) => `مكتبنا، ${named(name)}`,
    directions: 'الاتجاهات',
    worth: 'كم تساوي قيمة عقارك؟',
    ask: 'اطلب من هذا المكتب تقييمًا مجانيًا دون أي التزام.',
    noListings: 'ليس لدى هذا المكتب عقارات معروضة حاليًا.',
  },
  agent: {
    languages: 'اللغات',
    english: 'الإنجليزية',
    qualifications: 'المؤهلات',
    licence: 'الترخيص',
    suburbs: 'الضواحي',
    videoOf: (name) => `فيديو ${named(name)}`,
    playVideo: 'تشغيل الفيديو',
    noListings: (name) => `ليس لدى ${named(name)} عقارات معروضة حاليًا.`,
    resultsOf: (name) => `نتائج ${named(name)}`,
    sold: () => 'عدد العقارات المبيعة',
    leased: () => 'عدد العقارات المؤجَّرة',
    medianPrice: (of) => `متوسط سعر البيع (الوسيط) من ${of} معلنة`,
    medianDays: (of) => `متوسط أيام العرض (الوسيط) من ${of}`,
    counted: (since) =>
      `محسوبة من العقارات على هذا الموقع${since && ` منذ ${since}`}. العقارات المبيعة مع زميل تُحسب لكليهما. الأسعار غير المعلنة لا تدخل في الوسيط.`,
    whereSold: (name) => `أين باع ${named(name)}`,
    soldOnMap: (n) => `العقارات المبيعة: ${n}`,
  },
  appraisal: {
    title: 'كم يساوي منزلك؟',
    text: (name) => `سيزورك ${named(name)} ويخبرك بالسعر الممكن لبيعه. مجانًا ودون أي التزام.`,
    or: 'أو',
    book: 'احجز موعدًا عبر الإنترنت',
    address: 'عنوان منزلك',
    example: 'مثل \u206612 King Street, Newtown NSW 2042\u2069',
    button: 'اطلب تقييمًا',
  },
  reviews: {
    of: (name) => `تقييمات ${named(name)}`,
    stars: (n) => `${n} من 5 نجوم`,
    outOf: (n) => `من 5 بحسب ${reviewsCounted(n)}`,
    withoutStars: (n) => ` (و${n} دون نجوم)`,
    newest: (shown, all) => `أحدث ${shown} من أصل ${all} من التقييمات.`,
  },
  listings: {
    buy: 'للبيع',
    rent: 'للإيجار',
    sold: 'مباع',
    leased: 'مؤجَّر',
    seeAll: (n) => `عرض الكل (${n})`,
    overview: 'نظرة عامة',
  },
};
