import type { Messages } from '../en/index.ts';
import { counted } from './plural.ts';

export const cards: Messages['cards'] = {
  bedrooms: (n) =>
    counted(n, {
      zero: 'غرفة نوم',
      one: 'غرفة نوم',
      two: 'غرفتا نوم',
      few: 'غرف نوم',
      many: 'غرفة نوم',
      other: 'غرفة نوم',
    }),
  bathrooms: (n) =>
    counted(n, {
      zero: 'حمّام',
      one: 'حمّام',
      two: 'حمّامان',
      few: 'حمّامات',
      many: 'حمّامًا',
      other: 'حمّام',
    }),
  carSpaces: (n) =>
    counted(n, {
      zero: 'موقف سيارة',
      one: 'موقف سيارة',
      two: 'موقفا سيارات',
      few: 'مواقف سيارات',
      many: 'موقف سيارة',
      other: 'موقف سيارة',
    }),
  bedsShort: (n) => `غرف النوم: ${n}`,
  bathsShort: (n) => `الحمّامات: ${n}`,
  carsShort: (n) => `مواقف السيارات: ${n}`,
  ofLand: 'مساحة الأرض',
  photos: (n) =>
    counted(n, {
      zero: 'لا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: `${n} صور`,
      many: `${n} صورة`,
      other: `${n} صورة`,
    }),
  floorPlan: 'مخطط الطابق',
  video: 'فيديو',
  sold: 'مباع',
  leased: 'مؤجَّر',
  depositTaken: 'دُفع العربون',
  underOffer: 'قيد التفاوض',
  comingSoon: 'قريبًا',
  isNew: 'جديد',
  auction: (day) => `مزاد ${day}`,
  open: (day, time) => `معاينة مفتوحة ${day}، ${time}`,
  soldOn: (date) => `بيع في ${date}`,
  leasedOn: (date) => `أُجِّر في ${date}`,
  addressOnRequest: 'العنوان عند الطلب',
  save: 'حفظ',
  isSaved: 'محفوظ',
  saveOne: (name) => `حفظ \u2066${name}\u2069`,
  compare: 'مقارنة',
  isCompared: 'قيد المقارنة',
  compareOne: (name) => `مقارنة \u2066${name}\u2069`,
};
