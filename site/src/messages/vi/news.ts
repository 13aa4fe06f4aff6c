import type { ServerMessages } from '../en/on-server.ts';

export const news: ServerMessages['news'] = {
  home: 'Trang chủ',
  title: 'Tin tức',
  pageTitle: (title, page) => `${title}, trang ${page}`,
  description: (agency) => `Tin tức và lời khuyên từ ${agency}.`,
  categoryDescription: (category, agency) => `Tin tức và lời khuyên về ${category} từ ${agency}.`,
  none: 'Chưa có tin tức',
  noneText: (agency) =>
    `${agency} chưa đăng tin tức nào. Mời bạn xem các bất động sản hiện có của chúng tôi.`,
  buy: 'Đang bán',
  rent: 'Cho thuê',
  categories: 'Chuyên mục',
  all: 'Tất cả',
  pages: 'Các trang tin tức',
  by: 'Tác giả:',
  more: 'Tin khác',
  allNews: 'Tất cả tin tức',
  neighbours: 'Bài trước và bài sau',
  previous: 'Bài trước',
  next: 'Bài sau',
};
