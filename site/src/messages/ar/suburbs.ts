import type { ServerMessages } from '../en/on-server.ts';
import { named } from './named.ts';

export const suburbs: ServerMessages['suburbs'] = {
  home: 'الصفحة الرئيسية',
  title: 'الضواحي',
  description: (agency) =>
    `عقارات للبيع والإيجار والأسعار والنتائج الأخيرة في كل ضاحية تعمل فيها ${named(agency)}.`,
  text: 'العقارات والأسعار والنتائج الأخيرة حيث نعمل.',
  none: 'لا توجد عقارات لعرضها بعد.',
  states: 'الولايات',
  forSaleOrRent: 'للبيع أو الإيجار',
  without: {
    title: (suburb) => `ليست لدينا عقارات في ${named(suburb)}`,
    text: 'أنشئ تنبيهًا ليصلك خبر توفرها، أو تصفّح الضواحي القريبة.',
    nearby: 'ضواحٍ قريبة',
  },
  suburb: {
    title: (place) => `عقارات في ${named(place)}`,
    description: (place, agency) =>
      `منازل للبيع والإيجار ومعاينات مفتوحة ومبيعات حديثة وأسعار في ${named(place)}، من ${named(agency)}.`,
    counts: {
      buy: (n) => `للبيع: ${n}`,
      rent: (n) => `للإيجار: ${n}`,
      sold: (n) => `مباع: ${n}`,
      leased: (n) => `مؤجَّر: ${n}`,
    },
    comma: '، ',
    lists: {
      buy: (suburb) => `للبيع في ${named(suburb)}`,
      rent: (suburb) => `للإيجار في ${named(suburb)}`,
      sold: (suburb) => `بيع حديثًا في ${named(suburb)}`,
      leased: (suburb) => `أُجِّر حديثًا في ${named(suburb)}`,
    },
    seeAll: (n) => `عرض الكل (${n})`,
    figures: (suburb) => `${named(suburb)} بالأرقام`,
    open: 'معاينات هذا الأسبوع',
    openText: 'المعاينات في الأيام السبعة القادمة.',
    agents: (suburb) => `وكلاؤنا في ${named(suburb)}`,
    selling: (suburb) => `هل تفكر في البيع في ${named(suburb)}؟`,
    appraisal: 'سنقارن منزلك بالمبيعات الحديثة القريبة ونخبرك بالسعر الممكن لبيعه. مجانًا ودون أي التزام.',
    around: 'الضواحي المحيطة',
  },
  figures: {
    buy: 'للبيع',
    rent: 'للإيجار',
    sold: 'مباع',
    askingPrice: 'السعر المطلوب (الوسيط)',
    weeklyRent: 'الإيجار الأسبوعي (الوسيط)',
    salePrice: 'سعر البيع (الوسيط)',
    days: 'أيام العرض (الوسيط)',
    ofHomes: (n) => `عدد المنازل: ${n}`,
    ofSales: (n) => `عدد المبيعات: ${n}`,
    note: (suburb) => `الوسيط محسوب من عقاراتنا في ${named(suburb)} بالأسعار المعلنة، وليس تقييمًا عقاريًا.`,
  },
};
