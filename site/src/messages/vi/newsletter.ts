import type { ServerMessages } from '../en/on-server.ts';

export const newsletter: ServerMessages['newsletter'] = {
  confirm: {
    title: 'Xác nhận đăng ký nhận bản tin',
    text: 'Bạn có thể hủy đăng ký bất cứ lúc nào.',
    button: 'Xác nhận đăng ký',
  },
  confirmed: {
    title: 'Bạn đã đăng ký',
    next: 'Chúng tôi sẽ gửi bản tin tiếp theo cho bạn qua email.',
    anyTime: 'Bạn có thể hủy đăng ký bất cứ lúc nào.',
  },
  unsubscribe: { title: 'Hủy đăng ký nhận bản tin?', button: 'Hủy đăng ký' },
  unsubscribed: {
    title: 'Bạn đã hủy đăng ký',
    text: 'Chúng tôi sẽ không gửi bản tin cho bạn nữa.',
    again: 'Bạn sẽ không nhận bản tin của chúng tôi. Bạn có thể đăng ký lại ở cuối mọi trang.',
  },
  useless: {
    title: 'Liên kết này không dùng được',
    text: 'Liên kết chưa đầy đủ hoặc đã hết hạn. Hãy dùng liên kết trong email mới nhất của chúng tôi, hoặc đăng ký lại.',
  },
  home: 'Về trang chủ',
  foreign: 'Yêu cầu này đến từ trang web khác. Hãy mở liên kết trong email của chúng tôi và thử lại.',
};
