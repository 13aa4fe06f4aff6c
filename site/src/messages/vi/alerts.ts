import type { ServerMessages } from '../en/on-server.ts';

export const alerts: ServerMessages['alerts'] = {
  title: 'Thông báo của bạn',
  none: 'Bạn chưa có thông báo nào',
  noneYet: 'Bạn chưa có thông báo nào. Hãy tìm bất động sản rồi lưu tìm kiếm.',
  searchThenSave: 'Hãy tìm bất động sản rồi lưu tìm kiếm.',
  search: 'Tìm bất động sản',
  quietHours: 'Giờ yên tĩnh',
  another: 'Tạo thông báo khác',
  matching: 'Bất động sản phù hợp',
  confirm: {
    title: 'Xác nhận thông báo của bạn',
    sales: 'Chúng tôi sẽ gửi email khi bán hoặc cho thuê được bất động sản tương tự.',
    listings: 'Chúng tôi sẽ gửi email khi có bất động sản tương tự được đăng.',
    anyTime: 'Bạn có thể hủy đăng ký bất cứ lúc nào.',
    button: 'Xác nhận thông báo',
  },
  confirmed: {
    title: 'Cảm ơn bạn đã đăng ký nhận thông báo',
    isOn: (looksFor) => `Thông báo của bạn đã bật: ${looksFor}.`,
    all: 'Xem tất cả',
    manage: 'Quản lý thông báo',
  },
  expired: {
    title: 'Liên kết này đã hết hạn',
    text: 'Chúng tôi sẽ gửi cho bạn liên kết mới.',
    button: 'Gửi cho tôi liên kết mới',
  },
  unsubscribe: {
    title: 'Hủy đăng ký thông báo này?',
    one: 'Hủy đăng ký',
    all: (alerts) => `Hủy đăng ký cả ${alerts} thông báo`,
    pause: 'Tạm dừng thay vì hủy',
  },
  states: { unconfirmed: 'Chờ xác nhận', active: 'Đang bật', paused: 'Tạm dừng', ended: 'Đã kết thúc' },
  settings: (frequency, events) =>
    `${frequency}: ${events.map((event) => event.charAt(0).toLowerCase() + event.slice(1)).join(', ')}`,
  emailed: 'Chúng tôi đã gửi liên kết cho bạn. Hãy dùng liên kết đó để bật thông báo này.',
  startsLater: 'Thông báo này sẽ bắt đầu khi bạn có thể xác nhận địa chỉ.',
  actions: {
    resend: 'Gửi lại email',
    pause: 'Tạm dừng',
    resume: 'Tiếp tục',
    end: 'Xóa thông báo',
    edit: 'Sửa',
  },
  actionOn: (action, name) => `${action}: ${name}`,
  editName: (name) => `Sửa ${name}`,
  delete: 'Xóa…',
  noUndo: 'Không thể hoàn tác.',
  notices: {
    ended: 'Thông báo này đã kết thúc',
    noMore: 'Chúng tôi sẽ không gửi thêm email về thông báo này.',
    noMoreSave:
      'Chúng tôi sẽ không gửi thêm email về thông báo này. Để tạo thông báo mới, hãy lưu một tìm kiếm.',
    paused: 'Thông báo này đang tạm dừng',
    pausedText:
      'Chúng tôi sẽ không gửi thông báo này cho đến khi bạn tiếp tục. Bạn sẽ không nhận những cập nhật trong thời gian tạm dừng.',
    alreadyOn: 'Thông báo của bạn đã bật',
    already: 'Bạn đã xác nhận rồi.',
    inbox: 'Hãy kiểm tra hộp thư',
    newLink: 'Chúng tôi đã gửi liên kết mới cho bạn. Liên kết cũ không còn dùng được.',
    notSent: 'Chưa gửi email',
    contactUs: 'Vui lòng liên hệ với chúng tôi.',
    allEnded: 'Bạn đã hủy đăng ký mọi thông báo',
    allEndedText: 'Chúng tôi sẽ không gửi thông báo nữa, trừ khi bạn tạo thông báo mới.',
    home: 'Về trang chủ',
    useless: 'Liên kết này không dùng được',
    uselessText:
      'Liên kết chưa đầy đủ hoặc đã hết hạn. Hãy dùng liên kết trong email mới nhất của chúng tôi.',
  },
  on: {
    title: 'Thông báo của bạn đã bật',
    body: 'Chúng tôi sẽ gửi email khi có bất động sản phù hợp.',
  },
  saved: {
    title: 'Thông báo của bạn đã được lưu',
    body: 'Bạn có thể xem bất động sản phù hợp trong phần thông báo của bạn.',
  },
  changed: { title: 'Đã lưu', body: 'Thông báo của bạn đã được cập nhật.' },
  refusals: {
    noSearch: 'Chúng tôi không lưu được tìm kiếm này. Hãy quay lại trang tìm kiếm và lưu từ đó.',
    noAlert:
      'Thông báo này đã kết thúc hoặc liên kết đã hết hạn. Hãy dùng liên kết trong email mới nhất của chúng tôi.',
    places: (names) =>
      `Chúng tôi không tìm thấy “${names.join('”, “')}”. Hãy nhập vùng kèm tiểu bang và mã bưu chính, ví dụ Newtown NSW 2042.`,
    suburb:
      'Chúng tôi không tìm thấy vùng này. Hãy nhập kèm tiểu bang và mã bưu chính, ví dụ Newtown NSW 2042.',
    noEmail: 'Hãy điền địa chỉ email của bạn',
    email: 'Hãy kiểm tra địa chỉ email của bạn',
    tooOften: 'Có quá nhiều thông báo được lưu từ kết nối của bạn. Hãy thử lại sau vài phút.',
    noEvents: 'Hãy chọn ít nhất một loại cập nhật.',
    tooMany: (most) =>
      `Bạn đã có ${most} thông báo, số tối đa cho phép. Hãy xóa một thông báo không còn cần.`,
    ended: 'Thông báo này đã kết thúc. Hãy tạo thông báo mới để nhận lại cập nhật.',
  },
  tooManySuburbs: (most) =>
    `Mỗi thông báo có thể có tối đa ${most} vùng, nên chúng tôi đã lưu ${most} vùng đầu tiên. Hãy tạo thông báo khác cho những vùng còn lại.`,
};
