import type { Messages } from '../en/index.ts';

export const amounts: Messages['amounts'] = {
  rent: 'Tiền thuê',
  price: 'Giá',
  from: (what) => `${what} từ`,
  to: (what) => `${what} đến`,
  weekly: (price) => `${price}/tuần`,
  yearly: (price) => `${price}/năm`,
  millions: (n) => `$${n} triệu`,
  perSquareMetre: (price, isYearly) => `${price} mỗi m²${isYearly ? ' một năm' : ''}`,
};
