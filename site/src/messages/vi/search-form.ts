import type { Messages } from '../en/index.ts';

export const searchForm: Messages['searchForm'] = {
  search: 'Tìm kiếm',
  any: 'Bất kỳ',
  suburb: 'Khu vực (suburb) hoặc mã bưu chính',
  suburbs: 'Khu vực',
  suburbExample: 'ví dụ Newtown hoặc 2042',
  addAnother: 'Thêm khu vực',
  suburbsFound: (n) => `Tìm thấy ${n} khu vực`,
  noSuburbs: 'Không tìm thấy khu vực nào',
  lookingFor: 'Bạn đang tìm',
  buyRentOrSold: 'Mua, thuê hoặc đã bán',
  typeAndPrice: 'Loại và giá',
  typeAndRent: 'Loại và tiền thuê hàng tuần',
  type: 'Loại',
  channels: { buy: 'Mua', rent: 'Thuê', sold: 'Đã bán', leased: 'Đã cho thuê' },
};
