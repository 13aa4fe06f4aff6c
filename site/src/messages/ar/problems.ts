import type { ServerMessages } from '../en/on-server.ts';

export const problems: ServerMessages['problems'] = {
  removed: { title: 'أُزيلت هذه الصفحة', text: 'ابحث عن عقار، أو ابدأ من أحد هذه الروابط.' },
  failed: {
    title: 'حدث خطأ ما',
    text: 'تعذّر عرض هذه الصفحة وقد سجّلنا الخطأ. حاول مرة أخرى بعد دقيقة، أو ابدأ من أحد هذه الروابط.',
  },
};
