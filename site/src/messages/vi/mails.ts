import type { ServerMessages } from '../en/on-server.ts';

export const mails: ServerMessages['mails'] = {
  thankYou: 'Cảm ơn bạn!',
  thankYouName: (name) => `Cảm ơn ${name}!`,
  reference: (reference) => `Mã tham chiếu của bạn: ${reference}`,
  calendar: 'Thêm vào lịch của bạn',
  alike: 'Có thể bạn cũng thích:',
  why: (host) =>
    `Bạn nhận được email này vì có người đã nhập địa chỉ này trên ${host}. Nếu không phải bạn, hãy bỏ qua email này.`,
  newsletter: {
    heading: 'Xác nhận đăng ký nhận tin',
    button: 'Xác nhận đăng ký của tôi',
    ignore:
      'Liên kết này hết hạn sau 30 ngày. Nếu không phải bạn, hãy bỏ qua email này. Chúng tôi sẽ không gửi email nữa trừ khi bạn xác nhận.',
    already: 'Bạn đã đăng ký rồi',
    alreadySubject: (agency) => `Bạn đã đăng ký nhận bản tin của ${agency}`,
    alreadyText:
      'Cảm ơn bạn đã đăng ký nhận bản tin của chúng tôi. Bạn đã đăng ký bằng địa chỉ email này rồi.',
    why: (host) => `Bạn nhận được email này vì có người đã nhập địa chỉ này trên ${host}.`,
    unsubscribe: 'Hủy đăng ký',
  },
};
