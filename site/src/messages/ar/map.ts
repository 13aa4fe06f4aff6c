import type { Messages } from '../en/index.ts';

export const map: Messages['map'] = {
  view: 'طريقة العرض',
  views: { list: 'قائمة', map: 'خريطة', split: 'قائمة وخريطة' },
  title: 'خريطة النتائج',
  close: 'إغلاق الخريطة',
  loading: 'جارٍ تحميل الخريطة…',
  follow: 'البحث عند تحريك الخريطة',
  draw: 'ارسم منطقة',
  nearMe: 'بالقرب مني',
  selected: 'العقار المحدد',
  closeProperty: 'إغلاق العقار',
  setArea: 'تحديد المنطقة',
  within: 'ضمن',
  kilometres: (km) => `${km} كم`,
  searchRadius: 'ابحث ضمن هذا النطاق',
  searchRectangle: 'ابحث ضمن هذا المستطيل',
  edges: {
    south: 'الجنوب (خط العرض)',
    west: 'الغرب (خط الطول)',
    north: 'الشمال (خط العرض)',
    east: 'الشرق (خط الطول)',
  },
};
