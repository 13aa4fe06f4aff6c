import type { Messages } from '../en/index.ts';

export const results: Messages['results'] = {
  title: ({ channel, isYearly, beds, what, places: [first, second], more }) => {
    const purpose = {
      buy: 'rao bán',
      rent: isYearly ? 'cho thuê dài hạn' : 'cho thuê',
      sold: 'đã bán',
      leased: 'đã cho thuê',
    }[channel];
    const others = second ? (more ? `, ${second} và ${more} nơi khác` : ` và ${second}`) : '';
    const place = first ? ` tại ${first}${others}` : '';
    return `${what}${beds ? ` từ ${beds} phòng ngủ` : ''} ${purpose}${place}`;
  },
  withAround: (title, km) => `${title} và các khu vực trong vòng ${km} km`,
  types: (types) => [...new Set(types)].join(' và '),
  subjects: {
    properties: 'bất động sản',
    everyKind: 'mọi nhóm bất động sản',
    residential: 'nhà ở',
    rural: 'bất động sản nông thôn',
    holiday: 'nhà nghỉ dưỡng',
    commercial: 'bất động sản thương mại',
    business: 'cơ sở kinh doanh',
  },
  titlePage: (title, page) => `${title}, trang ${page}`,
  noneNow: (title) => `${title}: hiện không có bất động sản nào.`,
  describeClosed: (title, found) =>
    `${title}: ${found} kèm ảnh, ngày và giá nếu được công bố. Xem giá các nhà gần đó đã đạt được.`,
  describe: (title, found) => `${title}. Xem ${found} kèm ảnh, giá và giờ tham quan.`,
  medianPrice: 'Giá bán trung vị',
  medianWeeklyRent: 'Tiền thuê hàng tuần trung vị',
  medianYearlyRent: 'Tiền thuê hàng năm trung vị',
  medianDays: 'Số ngày rao trung vị',
  ofSales: (n) => `trên ${n} giao dịch bán`,
  ofLeases: (n) => `trên ${n} giao dịch thuê`,
  ofResults: (n) => `trên ${n} kết quả`,
  entrances: {
    residential: { buy: 'Nhà bán', rent: 'Nhà cho thuê' },
    commercial: { buy: 'Bán bất động sản thương mại', rent: 'Cho thuê bất động sản thương mại' },
    rural: { buy: 'Bán bất động sản nông thôn', rent: 'Cho thuê bất động sản nông thôn' },
    business: { buy: 'Sang nhượng cơ sở kinh doanh', rent: 'Cho thuê cơ sở kinh doanh' },
    holiday: { buy: 'Bán nhà nghỉ dưỡng', rent: 'Cho thuê nhà nghỉ' },
  },
  sold: 'Đã bán',
  leased: 'Đã cho thuê',
};
