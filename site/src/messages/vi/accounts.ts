import type { ServerMessages } from '../en/on-server.ts';

export const accounts: ServerMessages['accounts'] = {
  title: 'Tài khoản của bạn',
  welcome: 'Chào mừng bạn',
  welcomeName: (name) => `Chào mừng bạn, ${name}`,
  signOut: 'Đăng xuất',
  signIn: 'Đăng nhập',
  saved: () => 'bất động sản đã lưu',
  compared: () => 'bất động sản để so sánh',
  recent: 'Đã xem gần đây',
  recentNote: 'Chỉ lưu trong trình duyệt này.',
  details: {
    title: 'Thông tin của bạn',
    name: 'Họ tên',
    email: 'Địa chỉ email',
    mobile: 'Điện thoại di động',
    zone: 'Múi giờ',
    quiet: 'Giờ yên tĩnh',
    none: 'không có',
    hours: (from, until) => `${from} đến ${until}`,
    change: 'Thay đổi thông tin',
    changeEmail: 'Đổi địa chỉ email',
    changePassword: 'Đổi mật khẩu',
  },
  data: {
    title: 'Dữ liệu của bạn',
    text: 'Tải bản sao dữ liệu của bạn, hoặc xóa vĩnh viễn tài khoản.',
    download: 'Tải dữ liệu của bạn',
    delete: 'Xóa tài khoản',
  },
  next: { welcome: 'Đến tài khoản của bạn', home: 'Về trang chủ', other: 'Tiếp tục' },
  incomplete: {
    title: 'Liên kết này chưa đầy đủ',
    text: 'Hãy sao chép toàn bộ liên kết trong email vào thanh địa chỉ, hoặc yêu cầu liên kết mới.',
    button: 'Yêu cầu liên kết mới',
    inPanel:
      'Liên kết này chưa đầy đủ. Hãy sao chép toàn bộ liên kết trong email, hoặc yêu cầu liên kết mới.',
  },
  spent: {
    title: 'Liên kết này không còn dùng được',
    text: 'Liên kết đã được dùng, đã hết hạn hoặc đã được thay bằng liên kết mới hơn.',
    again: 'Hãy đăng nhập hoặc đăng ký lại và chúng tôi sẽ gửi liên kết khác.',
  },
  confirm: {
    title: 'Xác nhận địa chỉ email của bạn',
    text: (email) => `Xác nhận ${email} để kích hoạt tài khoản và bật thông báo.`,
    button: 'Xác nhận địa chỉ email',
    done: 'Địa chỉ email của bạn đã được xác nhận',
    thanks: 'Cảm ơn bạn.',
    sends: (email) => `Chúng tôi sẽ gửi thông báo đến ${email}.`,
  },
  changeEmail: {
    title: 'Xác nhận địa chỉ email mới của bạn',
    text: (email) => `Bạn sẽ đăng nhập bằng ${email}, và mọi email của chúng tôi sẽ gửi đến đó.`,
    done: 'Địa chỉ email của bạn đã được thay đổi',
    doneText: (email) => `Từ nay hãy đăng nhập bằng ${email}.`,
  },
  setPassword: 'Đặt mật khẩu',
  setPasswordText: 'Hãy đặt mật khẩu để đăng nhập và quản lý thông báo.',
  links: {
    registered: { before: 'Đã đăng ký?', label: 'Đăng nhập' },
    remembered: { before: 'Bạn nhớ mật khẩu?', label: 'Đăng nhập' },
    forgotten: { before: '', label: 'Quên mật khẩu?' },
    new: { before: 'Bạn mới đến?', label: 'Đăng ký nhận thông báo bất động sản' },
    expired: { before: 'Liên kết đã hết hạn?', label: 'Yêu cầu liên kết mới' },
  },
  consents: {
    register:
      'Chúng tôi dùng thông tin của bạn cho tài khoản và các thông báo bạn yêu cầu. Xem chính sách quyền riêng tư của chúng tôi. Bạn có thể hủy đăng ký bất cứ lúc nào.',
    'save-search':
      'Chúng tôi dùng địa chỉ email của bạn để gửi thông báo này. Xem chính sách quyền riêng tư của chúng tôi. Bạn có thể hủy đăng ký bất cứ lúc nào.',
  },
  refusals: {
    foreign: 'Biểu mẫu này được gửi từ trang web khác. Hãy mở biểu mẫu tại đây và gửi lại.',
    foreignButton: 'Yêu cầu này đến từ trang web khác. Hãy thử lại trên trang này.',
    bot: 'Hiện không thể đăng ký nhận thông báo. Vui lòng thử lại sau.',
    limited: (minutes) => `Bạn đã thử quá nhiều lần. Hãy thử lại sau ${minutes} phút.`,
    signIn: 'Địa chỉ email hoặc mật khẩu không đúng. Nếu bạn quên mật khẩu, hãy chọn “Quên mật khẩu?”.',
    unconfirmed: 'Hãy xác nhận địa chỉ email trước.',
    sentAgain: 'Chúng tôi đã gửi lại email xác nhận cho bạn.',
    noAccount: 'Chúng tôi không tìm thấy người dùng với địa chỉ email này, vui lòng thử địa chỉ email khác.',
    expired:
      'Đã xảy ra lỗi. Vui lòng thử lại. Liên kết này đã được dùng hoặc đã hết hạn. Hãy yêu cầu liên kết mới ở “Quên mật khẩu?”.',
    wrongPassword: 'Mật khẩu hiện tại không đúng.',
    signedOut: 'Bạn đã được đăng xuất. Hãy đăng nhập rồi thử lại.',
    taken: 'Địa chỉ email này đã được đăng ký. Vui lòng dùng địa chỉ email khác.',
    same: 'Đây đã là địa chỉ email của bạn. Hãy nhập địa chỉ mới.',
    notWritable:
      'Chúng tôi không thể gửi email đến địa chỉ này. Hãy dùng địa chỉ không có dấu hoặc ký tự đặc biệt.',
  },
};
