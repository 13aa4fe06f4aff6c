import type { ServerMessages } from '../en/on-server.ts';

export const thanks: ServerMessages['thanks'] = {
  title: 'Cảm ơn bạn!',
  body: 'Lời nhắn của bạn đã được gửi thành công',
  reference: (reference) => `Mã tham chiếu của bạn: ${reference}`,
  appraisal: 'Một chuyên viên của chúng tôi sẽ xem thông tin và liên hệ với bạn.',
  contact: 'Nhân viên của chúng tôi sẽ trả lời bạn.',
  follows: {
    'property-enquiry': (who) => `${who} đã nhận câu hỏi của bạn và sẽ liên hệ với bạn.`,
    'contact-agent': (who) => `${who} đã nhận lời nhắn của bạn và sẽ liên hệ với bạn.`,
    'book-inspection': (who) => `${who} sẽ liên hệ với bạn để xác nhận giờ hẹn. Buổi xem nhà chưa được đặt.`,
    'inspection-registration': () => 'Bạn không cần làm gì thêm: chỉ cần đến vào giờ bạn đã chọn.',
    'brochure-request': (who) => `${who} sẽ liên hệ phòng khi bạn có câu hỏi.`,
  },
  emailed: 'Chúng tôi đã gửi email chi tiết cho bạn.',
  urgent: 'Nếu gấp, hãy gọi',
  urgentName: (name) => `Nếu gấp, hãy gọi ${name} theo số`,
  stop: '.',
  brochure: 'Tải tờ giới thiệu',
  backTo: (street) => `Quay lại ${street}`,
  back: 'Quay lại',
  home: 'Về trang chủ',
  people: 'Gặp gỡ đội ngũ của chúng tôi',
  agents: 'Gặp gỡ các chuyên viên',
  sales: 'Xem nhà chúng tôi mới bán',
  mayLike: 'Có thể bạn cũng thích',
};
