import type { ServerMessages } from '../en/on-server.ts';

export const legal: ServerMessages['legal'] = {
  home: 'Trang chủ',
  pages: { privacy: 'Chính sách quyền riêng tư', terms: 'Điều khoản sử dụng', complaints: 'Khiếu nại' },
  descriptions: {
    privacy: (agency) =>
      `${agency} thu thập thông tin cá nhân nào, dùng ra sao, ai nhận được, và cách xem, sửa hoặc xóa thông tin đó.`,
    terms: (agency) => `Điều khoản sử dụng trang web của ${agency}.`,
    complaints: (agency) =>
      `Cách khiếu nại với ${agency}, khi nào chúng tôi trả lời, và ai có thể giúp nếu hai bên không đồng ý.`,
  },
  inEnglish: 'Nội dung dưới đây bằng tiếng Anh. Hãy liên hệ với chúng tôi nếu bạn cần giúp để hiểu.',
  whoWeAre: 'Chúng tôi là ai',
};
