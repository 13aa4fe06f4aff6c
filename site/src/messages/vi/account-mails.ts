import type { ServerMessages } from '../en/on-server.ts';

export const accountMails: ServerMessages['accountMails'] = {
  confirm: {
    subject: (agency) => `Xác nhận địa chỉ email của bạn cho ${agency}`,
    heading: 'Xác nhận địa chỉ email của bạn',
    headingName: (name) => `${name}, hãy xác nhận địa chỉ email của bạn`,
    alerts: (looksFor) => `Hãy xác nhận địa chỉ email để bật thông báo về: ${looksFor}.`,
    account: 'Cảm ơn bạn đã đăng ký. Hãy xác nhận địa chỉ email để kích hoạt tài khoản.',
    button: 'Xác nhận địa chỉ email',
    expires: 'Liên kết này hết hạn sau bảy ngày.',
  },
  notYou: 'Nếu không phải bạn, hãy bỏ qua email này. Không có gì thay đổi nếu bạn không xác nhận.',
  notYouChanged: (link) => `Nếu không phải bạn, hãy đặt lại mật khẩu ngay: ${link}`,
  reset: {
    subject: (agency) => `Đặt lại mật khẩu của bạn cho ${agency}`,
    heading: 'Chọn mật khẩu mới',
    text: 'Chúng tôi đã nhận yêu cầu đặt lại mật khẩu cho tài khoản của bạn.',
    expires: 'Liên kết này hết hạn sau một giờ và chỉ dùng được một lần.',
    notYou: 'Nếu không phải bạn, hãy bỏ qua email này. Mật khẩu của bạn sẽ không thay đổi.',
  },
  changed: {
    subject: (agency) => `Mật khẩu của bạn cho ${agency} đã được thay đổi`,
    heading: 'Mật khẩu của bạn đã được thay đổi',
    text: 'Mật khẩu tài khoản của bạn đã được thay đổi. Bạn đã được đăng xuất trên mọi thiết bị khác.',
  },
  changeEmail: {
    subject: (agency) => `Xác nhận địa chỉ email mới của bạn cho ${agency}`,
    heading: 'Xác nhận địa chỉ email mới của bạn',
    text: 'Chúng tôi đã nhận yêu cầu dùng địa chỉ email này cho một tài khoản.',
    expires: 'Liên kết này hết hạn sau một ngày.',
  },
  emailChanging: {
    subject: (agency) => `Địa chỉ email của bạn cho ${agency} sắp thay đổi`,
    heading: 'Địa chỉ email của bạn sắp thay đổi',
    text: (email) =>
      `Có người đã đăng nhập bằng mật khẩu của bạn và yêu cầu đổi địa chỉ email của tài khoản thành ${email}.`,
  },
  emailChanged: {
    subject: (agency) => `Địa chỉ email của bạn cho ${agency} đã được thay đổi`,
    heading: 'Địa chỉ email của bạn đã được thay đổi',
    text: (email) => `Từ nay chúng tôi sẽ gửi email về tài khoản và thông báo đến ${email}.`,
    notYou: 'Nếu không phải bạn, hãy gọi cho chúng tôi để được giúp lấy lại tài khoản.',
  },
  why: (host) => `Bạn nhận email này vì có tài khoản với địa chỉ này trên ${host}.`,
};
