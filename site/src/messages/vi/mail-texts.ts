import type { ServerMessages } from '../en/on-server.ts';

export const mailTexts: ServerMessages['mailTexts'] = {
  '{agency}: we’ve received your message ({reference})':
    '{agency}: chúng tôi đã nhận lời nhắn của bạn ({reference})',
  'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.':
    'Cảm ơn lời nhắn của bạn. {contact} sẽ trả lời bạn. Dưới đây là bản sao nội dung bạn đã gửi.',
  '{agency}: we’ve received your request for a sales appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá bán của bạn ({reference})',
  'Thanks for requesting a sales appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Cảm ơn bạn đã yêu cầu định giá bán. {contact} sẽ liên hệ với bạn để hẹn giờ. Dưới đây là bản sao nội dung bạn đã gửi.',
  '{agency}: we’ve received your request for a rental appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá cho thuê của bạn ({reference})',
  'Thanks for requesting a rental appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Cảm ơn bạn đã yêu cầu định giá cho thuê. {contact} sẽ liên hệ với bạn để hẹn giờ. Dưới đây là bản sao nội dung bạn đã gửi.',
  '{agency}: we’ve received your request for a residential appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá nhà ở của bạn ({reference})',
  'Thanks for requesting a residential appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Cảm ơn bạn đã yêu cầu định giá nhà ở. {contact} sẽ liên hệ với bạn để hẹn giờ. Dưới đây là bản sao nội dung bạn đã gửi.',
  '{agency}: we’ve received your request for a commercial appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá bất động sản thương mại của bạn ({reference})',
  'Thanks for requesting a commercial appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Cảm ơn bạn đã yêu cầu định giá bất động sản thương mại. {contact} sẽ liên hệ với bạn để hẹn giờ. Dưới đây là bản sao nội dung bạn đã gửi.',
  '{agency}: we’ve received your request for a rural appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá bất động sản nông thôn của bạn ({reference})',
  'Thanks for requesting a rural appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Cảm ơn bạn đã yêu cầu định giá bất động sản nông thôn. {contact} sẽ liên hệ với bạn để hẹn giờ. Dưới đây là bản sao nội dung bạn đã gửi.',
  'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.':
    'Nên chuẩn bị sẵn: năm xây dựng hoặc lần sửa chữa gần nhất, diện tích đất và thông báo thuế hội đồng (council rates) mới nhất.',
  'Your inspection with {agency} ({reference})': 'Buổi xem nhà của bạn với {agency} ({reference})',
  'Can’t make it? Reply to this email and we’ll find another time.':
    'Không đến được? Hãy trả lời email này và chúng tôi sẽ tìm giờ khác.',
  'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.':
    'Chúng tôi đã nhận yêu cầu xem nhà của bạn. {contact} sẽ xác nhận giờ hẹn với bạn. Dưới đây là bản sao nội dung bạn đã gửi.',
  'You are registered for the inspection. {contact} looks forward to meeting you.':
    'Bạn đã được đăng ký xem nhà. {contact} mong được gặp bạn.',
  'Your brochure from {agency} ({reference})': 'Tờ giới thiệu của bạn từ {agency} ({reference})',
  'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.':
    'Cảm ơn bạn đã yêu cầu tờ giới thiệu. {contact} sẵn lòng trả lời mọi câu hỏi về bất động sản này.',
  '{agency}: we’ve received your request ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu của bạn ({reference})',
  'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.':
    'Cảm ơn bạn đã cân nhắc để chúng tôi quản lý bất động sản của bạn. {contact} sẽ giải thích cách chuyển. Dưới đây là bản sao nội dung bạn đã gửi.',
  'Confirm your subscription to the {agency} newsletter': 'Xác nhận đăng ký nhận bản tin của {agency}',
  'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.':
    'Cảm ơn bạn đã đăng ký nhận bản tin của {agency}. Hãy xác nhận địa chỉ email để bắt đầu nhận.',
  '{agency}: we’ve received your maintenance request ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu sửa chữa của bạn ({reference})',
  'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.':
    'Chúng tôi đã nhận yêu cầu sửa chữa của bạn. {contact} sẽ liên hệ với bạn về việc sửa chữa. Dưới đây là bản sao nội dung bạn đã gửi.',
  'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.':
    'Nếu cần sửa gấp, như vỡ ống nước, rò khí ga hoặc mất điện, hãy gọi {phone}.\n\nNếu có người gặp nguy hiểm, hãy rời khỏi nhà và gọi 000.',
  '{agency}: we’ve received your notice to vacate ({reference})':
    '{agency}: chúng tôi đã nhận thông báo trả nhà của bạn ({reference})',
  'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.':
    'Chúng tôi đã nhận thông báo trả nhà của bạn. {contact} sẽ xác nhận ngày và các bước tiếp theo. Dưới đây là bản sao nội dung bạn đã gửi.',
  'This email confirms we received your notice. It does not confirm the end of your tenancy.':
    'Email này xác nhận chúng tôi đã nhận thông báo của bạn. Email này không xác nhận việc chấm dứt hợp đồng thuê.',
  'Reminder of your inspection with {agency} ({reference})':
    'Nhắc bạn về buổi xem nhà với {agency} ({reference})',
  'This is a reminder of your inspection. {contact} looks forward to meeting you.':
    'Đây là lời nhắc về buổi xem nhà của bạn. {contact} mong được gặp bạn.',
  '{agency}: reminder of your appraisal ({reference})': '{agency}: nhắc bạn về hẹn định giá ({reference})',
  'This is a reminder of your appraisal. {contact} will visit you at the time below.':
    'Đây là lời nhắc về hẹn định giá của bạn. {contact} sẽ đến vào giờ dưới đây.',
  '{agency}: your appraisal is booked ({reference})': '{agency}: đã đặt hẹn định giá cho bạn ({reference})',
  'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.':
    'Đã đặt hẹn định giá cho bạn. {contact} sẽ đến vào giờ dưới đây. Tệp đính kèm sẽ thêm hẹn vào lịch của bạn.',
  '{agency}: we’ve received your request for an appraisal ({reference})':
    '{agency}: chúng tôi đã nhận yêu cầu định giá của bạn ({reference})',
  'We’ve received your request. {contact} will contact you to arrange a time.':
    'Chúng tôi đã nhận yêu cầu của bạn. {contact} sẽ liên hệ với bạn để hẹn giờ.',
  '{agency}: your appraisal has moved ({reference})': '{agency}: hẹn định giá của bạn đã dời ({reference})',
  '{agency}: your appraisal is cancelled ({reference})':
    '{agency}: hẹn định giá của bạn đã hủy ({reference})',
  'Your appraisal has moved to the time below. The attached file updates your calendar.':
    'Hẹn định giá của bạn đã dời sang giờ dưới đây. Tệp đính kèm sẽ cập nhật lịch của bạn.',
  'Your appraisal is cancelled. The attached file updates your calendar. To book another time, contact {contact}.':
    'Hẹn định giá của bạn đã hủy. Tệp đính kèm sẽ cập nhật lịch của bạn. Để đặt giờ khác, hãy liên hệ {contact}.',
  '{agency}: thank you for visiting our open home': '{agency}: cảm ơn bạn đã đến xem nhà',
  'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.':
    'Cảm ơn bạn đã đến xem nhà. {contact} sẵn lòng trả lời câu hỏi của bạn. Dưới đây là bản sao những gì bạn đã cho chúng tôi biết tại cửa.',
};
