import type { Messages } from '../en/index.ts';

export const prices: Messages['prices'] = {
  contact: 'Liên hệ chuyên viên',
  sold: 'Đã bán',
  leased: 'Đã cho thuê',
  soldFor: (price) => `Đã bán với giá ${price}`,
  leasedFor: (price) => `Đã cho thuê với giá ${price}`,
  soldBetween: (low, high) => `Đã bán trong khoảng ${low} đến ${high}`,
  leasedBetween: (low, high) => `Đã cho thuê trong khoảng ${low} đến ${high}`,
  week: (price) => `${price} một tuần`,
  month: (price) => `${price} một tháng`,
  year: (price) => `${price} một năm`,
};
