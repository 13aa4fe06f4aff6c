import type { Messages } from '../en/index.ts';

export const prices: Messages['prices'] = {
  contact: '请联系经纪人',
  sold: '已售',
  leased: '已租',
  soldFor: (price) => `成交价 ${price}`,
  leasedFor: (price) => `租金 ${price}`,
  soldBetween: (low, high) => `成交价 ${low} 至 ${high}`,
  leasedBetween: (low, high) => `租金 ${low} 至 ${high}`,
  week: (price) => `${price}/周`,
  month: (price) => `${price}/月`,
  year: (price) => `${price}/年`,
};
