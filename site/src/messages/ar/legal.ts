import type { ServerMessages } from '../en/on-server.ts';
import { named } from './named.ts';

export const legal: ServerMessages['legal'] = {
  home: 'الصفحة الرئيسية',
  pages: { privacy: 'سياسة الخصوصية', terms: 'شروط الاستخدام', complaints: 'الشكاوى' },
  descriptions: {
    privacy: (agency) =>
      `ما المعلومات الشخصية التي تجمعها ${named(agency)}، وكيف نستخدمها، ومن يتلقاها، وكيف تطّلع عليها أو تصححها أو تحذفها.`,
    terms: (agency) => `شروط استخدام موقع ${named(agency)}.`,
    complaints: (agency) =>
      `كيف تقدّم شكوى إلى ${named(agency)}، ومتى نرد عليك، ومن يمكنه المساعدة إن لم نتفق.`,
  },
  inEnglish: 'النص أدناه بالإنجليزية. تواصل معنا إن احتجت إلى مساعدة في فهمه.',
  whoWeAre: 'من نحن',
};
