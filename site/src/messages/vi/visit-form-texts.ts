import type { visitFormTexts as english } from '../en/visit-form-texts.ts';

export const visitFormTexts: typeof english = {
  'Book an appraisal': 'Đặt hẹn định giá',
  'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.':
    'Một chuyên viên địa phương sẽ đến vào giờ bạn chọn và ước tính bất động sản của bạn có thể bán hoặc cho thuê bao nhiêu. Miễn phí và không ràng buộc.',
  Time: 'Giờ hẹn',
  'Book this time': 'Đặt giờ này',
  'Booking…': 'Đang đặt hẹn…',
  'Your appraisal is booked.': 'Đã đặt hẹn định giá cho bạn.',
  'Nothing has been booked.': 'Chưa đặt được hẹn.',
  'Check in to the open home': 'Ghi danh xem nhà mở cửa',
  'Welcome! Tell us who is visiting, then come in.': 'Chào mừng bạn! Hãy cho biết ai đến xem, rồi mời vào.',
  'Email me about this property and similar ones':
    'Gửi email cho tôi về bất động sản này và những nơi tương tự',
  'I’m also thinking of selling': 'Tôi cũng đang nghĩ đến việc bán nhà',
  'Check in': 'Ghi danh',
  'Checking you in…': 'Đang ghi danh…',
  'You have not been checked in.': 'Bạn chưa được ghi danh.',
  'You are checked in. Come in and have a look around.': 'Bạn đã ghi danh. Mời bạn vào xem nhà.',
  'Remind me by SMS': 'Nhắc tôi qua SMS',
  Yes: 'Có',
};
