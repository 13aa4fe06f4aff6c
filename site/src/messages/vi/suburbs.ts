import type { ServerMessages } from '../en/on-server.ts';

export const suburbs: ServerMessages['suburbs'] = {
  home: 'Trang chủ',
  title: 'Các khu vực',
  description: (agency) =>
    `Bất động sản bán và cho thuê, giá và kết quả gần đây ở mọi khu vực nơi ${agency} hoạt động.`,
  text: 'Bất động sản, giá và kết quả gần đây ở những nơi chúng tôi hoạt động.',
  none: 'Chưa có bất động sản nào để hiển thị.',
  states: 'Các tiểu bang',
  forSaleOrRent: 'đang bán hoặc cho thuê',
  without: {
    title: (suburb) => `Chúng tôi không có bất động sản nào ở ${suburb}`,
    text: 'Hãy đặt thông báo để biết khi có. Hoặc xem các khu vực lân cận.',
    nearby: 'Các khu vực lân cận',
  },
  suburb: {
    title: (place) => `Bất động sản ở ${place}`,
    description: (place, agency) =>
      `Nhà bán và cho thuê, nhà mở cửa tham quan, giao dịch gần đây và giá ở ${place}, từ ${agency}.`,
    counts: {
      buy: (n) => `${n} đang bán`,
      rent: (n) => `${n} cho thuê`,
      sold: (n) => `${n} đã bán`,
      leased: (n) => `${n} đã cho thuê`,
    },
    comma: ', ',
    lists: {
      buy: (suburb) => `Đang bán ở ${suburb}`,
      rent: (suburb) => `Cho thuê ở ${suburb}`,
      sold: (suburb) => `Mới bán ở ${suburb}`,
      leased: (suburb) => `Mới cho thuê ở ${suburb}`,
    },
    seeAll: (n) => `Xem cả ${n}`,
    figures: (suburb) => `${suburb} qua các con số`,
    open: 'Mở cửa tham quan tuần này',
    openText: 'Các buổi tham quan trong bảy ngày tới.',
    agents: (suburb) => `Chuyên viên của chúng tôi ở ${suburb}`,
    selling: (suburb) => `Bạn định bán nhà ở ${suburb}?`,
    appraisal:
      'Chúng tôi so sánh nhà của bạn với các giao dịch gần đây trong vùng và cho bạn biết có thể bán được bao nhiêu. Miễn phí, không ràng buộc.',
    around: 'Các khu vực xung quanh',
  },
  figures: {
    buy: 'Đang bán',
    rent: 'Cho thuê',
    sold: 'Đã bán',
    askingPrice: 'Giá rao trung vị',
    weeklyRent: 'Tiền thuê tuần trung vị',
    salePrice: 'Giá bán trung vị',
    days: 'Số ngày rao trung vị',
    ofHomes: (n) => `trên ${n} nhà`,
    ofSales: (n) => `trên ${n} giao dịch`,
    note: (suburb) =>
      `Trung vị tính từ nhà của chúng tôi ở ${suburb}, theo giá được công bố. Đây không phải là định giá.`,
  },
};
