import type { Messages } from '../en/index.ts';

export const results: Messages['results'] = {
  title: ({ channel, isYearly, beds, what, places: [first, second], more }) => {
    const others = second ? (more ? `、${second}等 ${more + 2} 个区` : `和 ${second}`) : '';
    const purpose = { buy: '出售', rent: isYearly ? '招租' : '出租', sold: '已售', leased: '已租' }[channel];
    return `${first ? `${first}${others} ` : ''}${purpose}${beds ? `的 ${beds} 间卧室以上` : '的'}${what}`;
  },
  withAround: (title, km) => `${title}，含周边 ${km} 公里内的区`,
  types: (types) => [...new Set(types)].join('和'),
  subjects: {
    properties: '房产',
    everyKind: '所有类别的房产',
    residential: '住宅',
    rural: '乡村地产',
    holiday: '度假屋',
    commercial: '商业地产',
    business: '生意',
  },
  titlePage: (title, page) => `${title}，第 ${page} 页`,
  noneNow: (title) => `${title}：目前没有房源。`,
  describeClosed: (title, found) =>
    `${title}：${found}，含照片、日期及已公开的价格。了解附近房屋的成交情况。`,
  describe: (title, found) => `${title}。浏览${found}，含照片、价格和看房时间。`,
  medianPrice: '成交价中位数',
  medianWeeklyRent: '周租金中位数',
  medianYearlyRent: '年租金中位数',
  medianDays: '上市天数中位数',
  ofSales: (n) => `基于 ${n} 宗成交`,
  ofLeases: (n) => `基于 ${n} 宗租赁`,
  ofResults: (n) => `基于 ${n} 条记录`,
  entrances: {
    residential: { buy: '出售房源', rent: '出租房源' },
    commercial: { buy: '商业地产出售', rent: '商业地产招租' },
    rural: { buy: '乡村地产出售', rent: '乡村地产招租' },
    business: { buy: '生意转让', rent: '生意招租' },
    holiday: { buy: '度假屋出售', rent: '度假租房' },
  },
  sold: '已售',
  leased: '已租',
};
