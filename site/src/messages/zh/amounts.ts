import type { Messages } from '../en/index.ts';

export const amounts: Messages['amounts'] = {
  rent: '租金',
  price: '价格',
  from: (what) => `${what}（最低）`,
  to: (what) => `${what}（最高）`,
  weekly: (price) => `${price}/周`,
  yearly: (price) => `${price}/年`,
  millions: (n) => `$${Math.round(n * 100)}万`,
  perSquareMetre: (price, isYearly) => `每平方米 ${price}${isYearly ? '/年' : ''}`,
};
