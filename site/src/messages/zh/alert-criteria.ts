import type { ServerMessages } from '../en/on-server.ts';

export const alertCriteria: ServerMessages['alertCriteria'] = {
  line: ({ beds, tenure, what, purpose, places, more, around, limits }) => {
    const named = places.join('、') + (more > 0 ? `等 ${places.length + more} 个区` : '');
    const place = named && `${named}${around ? '及周边' : ''}`;
    const first = [place, purpose, tenure, what].filter(Boolean).join(' ');
    return [first, ...(beds ? [`${beds}+ 卧室`] : []), ...limits].join('，');
  },
  purposes: {
    open: { buy: '出售', rent: '出租' },
    closed: { buy: '已售', rent: '已租' },
  },
  subjects: {
    any: '房产',
    residential: '住宅',
    rural: '乡村房产',
    holiday: '度假屋',
    commercial: '商业房产',
    business: '生意',
  },
  tenures: { vacant: '空置', tenanted: '带租约' },
  types: (types) => types.join('、'),
  uses: (what, uses) => `${what}（${uses.join('、')}）`,
  baths: (n) => `${n}+ 浴室`,
  cars: (n) => `${n}+ 车位`,
  weekly: (price) => `每周 ${price}`,
  range: (min, max) => `${min} 至 ${max}`,
  from: (min) => `${min} 起`,
  upTo: (max) => `最高 ${max}`,
  ofLand: (range) => `土地 ${range}`,
  ofBuilding: (range) => `建筑 ${range}`,
  near: (text) => text,
  within: (text) => text,
  manyOrMore: '1,000 多',
  matches: (number) => `目前有 ${number} 处房产符合条件。`,
  results: (number) => `我们的网站上有 ${number} 条成交结果。`,
  lineAndMatches: (line, matches) => `${line}。${matches}`,
  noMatches: '目前没有符合条件的房产。',
  noResults: '目前还没有可显示的成交结果。',
  whenMatches: '有符合条件的房产时，我们会发邮件通知您。',
  whenResults: '有成交结果时，我们会发邮件通知您。',
};
