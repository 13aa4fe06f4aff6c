import type { Messages } from '../en/index.ts';

export const searchForm: Messages['searchForm'] = {
  search: '搜索',
  any: '不限',
  suburb: '区名或邮编',
  suburbs: '区',
  suburbExample: '例如 Newtown 或 2042',
  addAnother: '再添加一个',
  suburbsFound: (n) => `找到 ${n} 个区`,
  noSuburbs: '未找到该区',
  lookingFor: '类型',
  buyRentOrSold: '买房、租房或已售',
  typeAndPrice: '房型和价格',
  typeAndRent: '房型和周租金',
  type: '房型',
  channels: { buy: '买房', rent: '租房', sold: '已售', leased: '已租' },
};
