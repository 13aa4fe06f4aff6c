import type { ServerMessages } from '../en/on-server.ts';

export const forms: ServerMessages['forms'] = {
  parts: {
    optional: '(không bắt buộc)',
    choose: 'Chọn …',
    fix: 'Vui lòng sửa những mục này trước khi gửi:',
    offline:
      'Không kết nối được với trang web. Nội dung bạn đã điền vẫn còn ở đây. Hãy kiểm tra kết nối rồi thử lại.',
    reference: 'Mã tham chiếu của bạn:',
    close: 'Đóng',
    honeypot: 'Để trống ô này',
    privacyPolicy: 'chính sách quyền riêng tư',
  },
  errors: {
    required: 'Hãy điền “{text}”',
    choose: 'Hãy chọn “{text}”',
    option: 'Hãy chọn “{text}” trong danh sách',
    minLength: '“{text}” phải có ít nhất {min} ký tự',
    maxLength: '“{text}” chỉ được có tối đa {max} ký tự',
    email: 'Hãy điền đầy đủ “{text}”, ví dụ name@example.com',
    phone: 'Hãy điền “{text}” kèm mã vùng, ví dụ 02 5550 0000',
    digits: '“{text}” phải có {digits} chữ số',
  },
  contactName: (name) => `Liên hệ ${name}`,
  refusals: {
    unknown: 'Biểu mẫu này không có trên trang web của chúng tôi.',
    foreign:
      'Lời nhắn của bạn chưa được gửi vì đến từ một trang web khác. Hãy mở biểu mẫu tại đây và gửi lại.',
    notSent: 'Lời nhắn của bạn chưa được gửi.',
    invalid: 'Vui lòng sửa những mục này rồi gửi lại:',
    noBrochure: 'Bất động sản này không có tờ giới thiệu. Hãy liên hệ chuyên viên để biết chi tiết.',
    expired: 'Hãy kiểm tra và gửi lại.',
    early: 'Biểu mẫu được gửi quá nhanh. Hãy chờ vài giây rồi gửi lại.',
    captcha: 'Bước xác minh chưa hoàn tất. Hãy hoàn tất rồi gửi lại.',
    limited: (minutes) =>
      `Có quá nhiều lời nhắn được gửi từ kết nối của bạn. Hãy thử lại sau ${minutes} phút.`,
    repeated: (reference) =>
      `Bạn đã gửi biểu mẫu này rồi (${reference}). Để gửi nội dung đã sửa thành lời nhắn mới, hãy gửi lại.`,
    unavailable:
      'Không gửi được lời nhắn của bạn. Nội dung bạn đã điền vẫn còn ở đây. Hãy thử lại sau một phút.',
    unavailableCall: (phone) =>
      `Không gửi được lời nhắn của bạn. Nội dung bạn đã điền vẫn còn ở đây. Hãy thử lại sau một phút, hoặc gọi ${phone}.`,
    unreadableFile: 'Chúng tôi không mở được một trong các tệp. Hãy đính kèm lại ở định dạng được chấp nhận.',
    timeTaken: 'Giờ này vừa có người đặt. Hãy chọn giờ khác.',
  },
  missing: {
    title: 'Không tìm thấy biểu mẫu',
    gone: 'Chúng tôi không tìm thấy biểu mẫu đó',
    goneText: 'Bất động sản, chuyên viên hoặc buổi xem nhà liên quan có thể không còn trên trang web.',
    goneInPanel:
      'Biểu mẫu này cần một bất động sản hoặc chuyên viên. Hãy mở từ trang của bất động sản hoặc chuyên viên.',
    closed: 'Biểu mẫu này không khả dụng',
    closedText: 'Hãy gọi cho chúng tôi hoặc liên hệ một chuyên viên.',
    closedInPanel: 'Biểu mẫu này hiện không khả dụng. Hãy gọi cho chúng tôi hoặc liên hệ một chuyên viên.',
    search: 'Tìm bất động sản',
    contact: 'Liên hệ với chúng tôi',
    people: 'Đội ngũ của chúng tôi',
  },
  error: (heading) => `Lỗi: ${heading}`,
};
