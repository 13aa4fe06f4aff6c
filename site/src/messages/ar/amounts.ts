import type { Messages } from '../en/index.ts';

export const amounts: Messages['amounts'] = {
  rent: 'الإيجار',
  price: 'السعر',
  from: (what) => `${what} من`,
  to: (what) => `${what} إلى`,
  weekly: (price) => `${price} في الأسبوع`,
  yearly: (price) => `${price} في السنة`,
  millions: (n) => `$${n} مليون`,
  perSquareMetre: (price, isYearly) => `${price} للمتر المربع${isYearly ? ' في السنة' : ''}`,
};
