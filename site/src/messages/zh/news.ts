import type { ServerMessages } from '../en/on-server.ts';

export const news: ServerMessages['news'] = {
  home: '首页',
  title: '新闻',
  pageTitle: (title, page) => `${title}，第 ${page} 页`,
  description: (agency) => `${agency}的新闻与建议。`,
  categoryDescription: (category, agency) => `${agency}关于 ${category} 的新闻与建议。`,
  none: '暂无新闻',
  noneText: (agency) => `${agency}尚未发布新闻。欢迎先浏览我们的房产。`,
  buy: '待售',
  rent: '出租',
  categories: '分类',
  all: '全部',
  pages: '新闻分页',
  by: '作者：',
  more: '更多新闻',
  allNews: '全部新闻',
  neighbours: '上一篇和下一篇',
  previous: '上一篇',
  next: '下一篇',
};
