import type { ServerMessages } from '../en/on-server.ts';
import { named } from './named.ts';

export const news: ServerMessages['news'] = {
  home: 'الصفحة الرئيسية',
  title: 'الأخبار',
  pageTitle: (title, page) => `${named(title)}، الصفحة ${page}`,
  description: (agency) => `أخبار ونصائح من ${named(agency)}.`,
  categoryDescription: (category, agency) => `أخبار ونصائح عن ${named(category)} من ${named(agency)}.`,
  none: 'لا توجد أخبار بعد',
  noneText: (agency) => `لم تنشر ${named(agency)} أخبارًا بعد. تصفّح عقاراتنا الحالية.`,
  buy: 'للبيع',
  rent: 'للإيجار',
  categories: 'التصنيفات',
  all: 'الكل',
  pages: 'صفحات الأخبار',
  by: 'بقلم',
  more: 'المزيد من الأخبار',
  allNews: 'كل الأخبار',
  neighbours: 'المقال السابق والتالي',
  previous: 'المقال السابق',
  next: 'المقال التالي',
};
