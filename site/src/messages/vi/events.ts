import type { ServerMessages } from '../en/on-server.ts';

export const events: ServerMessages['events'] = {
  forSale: 'Bất động sản bán',
  emailMe: 'Gửi email khi có bất động sản mới',
  openHomes: {
    title: 'Nhà mở cửa tham quan tuần này',
    description: (agency) =>
      `Mọi bất động sản của ${agency} mở cửa tham quan trong bảy ngày tới, theo ngày và khu vực.`,
    text: 'Các buổi xem nhà trong bảy ngày tới. Giờ là giờ địa phương của từng bất động sản.',
    form: 'Lọc các buổi mở cửa tham quan',
    method: 'Bán hoặc cho thuê',
    both: 'Cả hai',
    buy: 'Bán',
    rent: 'Cho thuê',
    suburb: 'Khu vực',
    allSuburbs: 'Mọi khu vực',
    show: 'Hiển thị',
    link: 'Nhà mở cửa tham quan',
    all: 'Tất cả các buổi mở cửa',
    found: (n, properties) => `${n} buổi mở cửa tham quan tại ${properties}`,
    onMap: (n) => `${n} buổi mở cửa tham quan`,
    addAll: 'Thêm tất cả vào lịch của bạn',
    noMatch:
      'Không có buổi mở cửa nào phù hợp. Hãy xem tất cả, hoặc đặt lịch xem riêng trên trang của bất động sản.',
    none: 'Tuần này chưa có lịch mở cửa tham quan. Bạn có thể đặt lịch xem riêng trên trang của từng bất động sản.',
  },
  auctions: {
    title: 'Đấu giá',
    pageTitle: 'Đấu giá và kết quả',
    description: (agency) => `Các buổi đấu giá sắp tới và kết quả đấu giá của ${agency}.`,
    coming: 'Các buổi đấu giá sắp tới, sớm nhất trước. Giờ là giờ địa phương của từng bất động sản.',
    none: 'Hiện chưa có buổi đấu giá nào.',
    results: 'Kết quả đấu giá',
    sold: (sold, held) =>
      `${sold} trên ${held} bất động sản đã bán trước, tại hoặc sau buổi đấu giá trong ba tháng qua.`,
    clearance: (rate, sold) => `Tỷ lệ bán được ${rate}%: ${sold}`,
    result: {
      sold: 'Đã bán tại buổi đấu giá',
      'sold-prior': 'Đã bán trước đấu giá',
      'sold-after': 'Đã bán sau đấu giá',
      'passed-in': 'Không đạt giá sàn',
      withdrawn: 'Đã rút',
      postponed: 'Đã hoãn',
    },
  },
  comingSoon: {
    title: 'Sắp ra mắt',
    description: (agency) =>
      `Bất động sản của ${agency} sắp được rao, và danh sách bất động sản không rao công khai.`,
    some: 'Những bất động sản sắp được rao. Hãy liên hệ ngay để xem trước.',
    none: 'Hiện chưa có thông tin. Hãy là người đầu tiên biết khi có.',
    first: 'Biết trước về bất động sản mới',
    offMarket:
      'Tạo thông báo về bất động sản mới. Hoặc cho chúng tôi biết bạn đang tìm gì: có chủ nhà bán mà không rao công khai, và chúng tôi gọi cho những người mua đã biết.',
    alert: 'Tạo thông báo về bất động sản mới phù hợp với bạn.',
    join: 'Vào danh sách không rao công khai',
  },
};
