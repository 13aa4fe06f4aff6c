import type { Messages } from '../en/index.ts';

export const panel: Messages['panel'] = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  loading: 'جارٍ التحميل…',
  opening: 'جارٍ فتح النموذج…',
  unavailable: 'النموذج غير متاح',
  failed: 'تعذّر فتح هذا النموذج هنا.',
  openPage: 'افتحه في صفحته الخاصة',
};
