import type { Messages } from '../en/index.ts';
import { counted } from './plural.ts';

export const listingScripts: Messages['listingScripts'] = {
  photos: (n) =>
    counted(n, {
      zero: 'لا صور',
      one: 'صورة واحدة',
      two: 'صورتان',
      few: `${n} صور`,
      many: `${n} صورة`,
      other: `${n} صورة`,
    }),
  photosOf: (address) => `صور \u2066${address}\u2069`,
  // A street number stays before its street.
  caption: (what, place) => `${what} · \u2066${place}\u2069`,
  photoOf: (at, of) => `${at} من ${of}`,
  planOf: (at, of) => `مخطط الطابق ${at} من ${of}`,
  show: (caption) => `عرض ${caption}`,
  of: (what, address) => `${what}: \u2066${address}\u2069`,
  play: (provider) => `تشغيل الفيديو من ${provider}`,
  start: (provider) => `ابدأ الجولة ثلاثية الأبعاد من ${provider}`,
  floorPlan: 'مخطط الطابق',
  videos: { Video: 'فيديو', '3D tour': 'جولة ثلاثية الأبعاد' },
  from: (provider) => `من ${provider}`,
  map: (label) => `خريطة: \u2066${label}\u2069`,
  showMap: 'عرض الخريطة',
  loadingMap: 'جارٍ تحميل الخريطة…',
  mapFailed: 'تعذّر تحميل الخريطة. حاول مجددًا بعد دقيقة.',
  share: 'مشاركة',
  email: 'البريد الإلكتروني',
  copyLink: 'نسخ الرابط',
  copied: 'نُسخ الرابط',
  moreOptions: 'خيارات أخرى',
  qrCode: 'رمز QR لهذه الصفحة',
  scan: 'امسحه لفتح الصفحة على هاتف',
};
