import type { Messages } from '../en/index.ts';
import { counted } from './plural.ts';

export const personal: Messages['personal'] = {
  titles: { saved: ['حفظ', 'محفوظ'], compared: ['مقارنة', 'قيد المقارنة'] },
  comparison: (count) =>
    counted(count, {
      zero: 'مقارنة العقارات',
      one: 'عقار واحد قيد المقارنة',
      two: 'مقارنة عقارين',
      few: `مقارنة ${count} عقارات`,
      many: `مقارنة ${count} عقارًا`,
      other: `مقارنة ${count} عقار`,
    }),
  account: 'حسابك',
  accountOf: (firstName) => `حساب \u2068${firstName}\u2069`,
  failed: 'حدث خطأ ما. تحقّق من اتصالك وحاول مرة أخرى.',
};
