import type { Messages } from '../en/index.ts';

export const prices: Messages['prices'] = {
  contact: 'اتصل بالوكيل',
  sold: 'مباع',
  leased: 'مؤجَّر',
  soldFor: (price) => `بيع بسعر ${price}`,
  leasedFor: (price) => `أُجِّر بسعر ${price}`,
  soldBetween: (low, high) => `بيع بسعر بين ${low} و${high}`,
  leasedBetween: (low, high) => `أُجِّر بسعر بين ${low} و${high}`,
  week: (price) => `${price} في الأسبوع`,
  month: (price) => `${price} في الشهر`,
  year: (price) => `${price} في السنة`,
};
