import type { ServerMessages } from '../en/on-server.ts';
import { alertCriteria } from './alert-criteria.ts';

export const alertMails: ServerMessages['alertMails'] = {
  confirm: {
    subject: 'Xác nhận thông báo bất động sản của bạn',
    heading: 'Xác nhận thông báo của bạn',
    preheader: (looksFor) => `${looksFor}. Xác nhận để bật thông báo.`,
    intro: (frequency) =>
      `Có người đã nhập địa chỉ này để nhận thông báo. Chúng tôi sẽ gửi email cho bạn ${frequency} về những bất động sản sau:`,
    button: 'Xác nhận thông báo của tôi',
    open: (link) => `Để bật thông báo, hãy mở trang này và xác nhận: ${link}`,
    ignore:
      'Liên kết này hết hạn sau 30 ngày. Nếu không phải bạn, hãy bỏ qua email này. Chúng tôi sẽ không gửi thông báo nếu bạn không xác nhận.',
    why: (host) => `Bạn nhận email này vì có người đã nhập địa chỉ này trên ${host}.`,
  },
  frequencies: { instant: 'ngay khi có cập nhật', daily: 'mỗi ngày một lần', weekly: 'mỗi tuần một lần' },
  events: {
    new: 'Mới',
    'back-on-market': 'Rao bán trở lại',
    'price-change': 'Đã đổi giá',
    inspection: 'Giờ xem nhà mới',
    auction: 'Đấu giá',
    sold: 'Đã bán',
    leased: 'Đã cho thuê',
    reduced: 'Giảm giá',
    increased: 'Tăng giá',
  },
  oneEvent: (event, title) => `${event}: ${title}`,
  update: (title) => `Cập nhật: ${title}`,
  updates: (total, name) => `${total} cập nhật: ${name}`,
  many: ({ total, event, isRental, category, place, around }) => {
    const what = alertCriteria.subjects[category ?? 'any'];
    const where = place ? ` tại ${place}${around ? ' và vùng lân cận' : ''}` : '';
    const events = {
      new: `${what} mới`,
      'back-on-market': `${what} rao bán trở lại`,
      'price-change': 'thay đổi giá',
      inspection: 'giờ xem nhà mới',
      auction: 'buổi đấu giá',
      sold: `${what} ${isRental ? 'đã cho thuê' : 'đã bán'}`,
    };
    return `${total} ${events[event]}${where}`;
  },
  auctionAt: (time) => `Đấu giá ${time}`,
  openAt: (time) => `Mở cửa tham quan ${time}`,
  inZone: (time, place) => `${time} (giờ ${place})`,
  was: (price) => `trước đây ${price}`,
  more: (_, number) => `Và ${number} bất động sản khác.`,
  all: 'Xem tất cả bất động sản phù hợp',
  edit: 'Sửa hoặc tạm dừng thông báo này',
  unsubscribe: 'Hủy đăng ký',
  why: (host, frequency) =>
    `Bạn nhận email này vì bạn đã tạo thông báo trên ${host}. Chúng tôi gửi ${frequency}.`,
};
