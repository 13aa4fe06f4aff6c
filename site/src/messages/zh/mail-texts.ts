import type { ServerMessages } from '../en/on-server.ts';

export const mailTexts: ServerMessages['mailTexts'] = {
  '{agency}: we’ve received your message ({reference})': '{agency}：我们已收到您的留言（{reference}）',
  'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.':
    '感谢您的留言。{contact} 会回复您。以下是您所发送内容的副本。',
  '{agency}: we’ve received your request for a sales appraisal ({reference})':
    '{agency}：我们已收到您的出售估价申请（{reference}）',
  'Thanks for requesting a sales appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    '感谢您申请出售估价。{contact} 会与您联系安排时间。以下是您所发送内容的副本。',
  '{agency}: we’ve received your request for a rental appraisal ({reference})':
    '{agency}：我们已收到您的租金评估申请（{reference}）',
  'Thanks for requesting a rental appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    '感谢您申请租金评估。{contact} 会与您联系安排时间。以下是您所发送内容的副本。',
  '{agency}: we’ve received your request for a residential appraisal ({reference})':
    '{agency}：我们已收到您的住宅估价申请（{reference}）',
  'Thanks for requesting a residential appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    '感谢您申请住宅估价。{contact} 会与您联系安排时间。以下是您所发送内容的副本。',
  '{agency}: we’ve received your request for a commercial appraisal ({reference})':
    '{agency}：我们已收到您的商业地产估价申请（{reference}）',
  'Thanks for requesting a commercial appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    '感谢您申请商业地产估价。{contact} 会与您联系安排时间。以下是您所发送内容的副本。',
  '{agency}: we’ve received your request for a rural appraisal ({reference})':
    '{agency}：我们已收到您的乡村地产估价申请（{reference}）',
  'Thanks for requesting a rural appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    '感谢您申请乡村地产估价。{contact} 会与您联系安排时间。以下是您所发送内容的副本。',
  'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.':
    '请准备好以下信息，会有所帮助：房产的建造或最近翻新时间、土地面积，以及最近的市政费通知单。',
  'Your inspection with {agency} ({reference})': '您与 {agency} 的看房安排（{reference}）',
  'Can’t make it? Reply to this email and we’ll find another time.':
    '无法前来？请回复此邮件，我们会另约时间。',
  'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.':
    '我们已收到您的看房申请。{contact} 会与您确认时间。以下是您所发送内容的副本。',
  'You are registered for the inspection. {contact} looks forward to meeting you.':
    '您已登记看房。{contact} 期待与您见面。',
  'Your brochure from {agency} ({reference})': '您向 {agency} 索取的宣传册（{reference}）',
  'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.':
    '感谢您索取宣传册。关于此房产的任何问题，{contact} 都乐意解答。',
  '{agency}: we’ve received your request ({reference})': '{agency}：我们已收到您的申请（{reference}）',
  'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.':
    '感谢您考虑由我们管理您的房产。{contact} 会向您说明更换流程。以下是您所发送内容的副本。',
  'Confirm your subscription to the {agency} newsletter': '请确认订阅 {agency} 的电子通讯',
  'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.':
    '感谢您订阅 {agency} 的电子通讯。请确认您的电子邮箱，即可开始接收。',
  '{agency}: we’ve received your maintenance request ({reference})':
    '{agency}：我们已收到您的维修申请（{reference}）',
  'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.':
    '我们已收到您的维修申请。{contact} 会就维修事宜与您联系。以下是您所提交内容的副本。',
  'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.':
    '如需紧急维修，例如水管爆裂、燃气泄漏或停电，请致电 {phone}。\n\n如有人身危险，请离开房产并拨打 000。',
  '{agency}: we’ve received your notice to vacate ({reference})':
    '{agency}：我们已收到您的退租通知（{reference}）',
  'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.':
    '我们已收到您的退租通知。{contact} 会确认日期和后续步骤。以下是您所提交内容的副本。',
  'This email confirms we received your notice. It does not confirm the end of your tenancy.':
    '此邮件仅确认我们收到了您的通知，并不确认租约终止。',
  'Reminder of your inspection with {agency} ({reference})': '提醒您与 {agency} 的看房预约（{reference}）',
  'This is a reminder of your inspection. {contact} looks forward to meeting you.':
    '提醒您即将看房。{contact} 期待与您见面。',
  '{agency}: reminder of your appraisal ({reference})': '{agency}：提醒您的估价预约（{reference}）',
  'This is a reminder of your appraisal. {contact} will visit you at the time below.':
    '提醒您的估价预约。{contact} 会在以下时间上门。',
  '{agency}: your appraisal is booked ({reference})': '{agency}：您的估价已预约（{reference}）',
  'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.':
    '您的估价已预约。{contact} 会在以下时间上门。附件可将其添加到您的日历。',
  '{agency}: we’ve received your request for an appraisal ({reference})':
    '{agency}：我们已收到您的估价申请（{reference}）',
  'We’ve received your request. {contact} will contact you to arrange a time.':
    '我们已收到您的申请。{contact} 会与您联系约定时间。',
  '{agency}: your appraisal has moved ({reference})': '{agency}：您的估价时间已更改（{reference}）',
  '{agency}: your appraisal is cancelled ({reference})': '{agency}：您的估价已取消（{reference}）',
  'Your appraisal has moved to the time below. The attached file updates your calendar.':
    '您的估价已改到以下时间。附件可更新您的日历。',
  'Your appraisal is cancelled. The attached file updates your calendar. To book another time, contact {contact}.':
    '您的估价已取消。附件可更新您的日历。如需预约其他时间，请联系 {contact}。',
  '{agency}: thank you for visiting our open home': '{agency}：感谢您参观我们的开放看房',
  'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.':
    '感谢您参观我们的开放看房。{contact} 很乐意回答您的问题。以下是您在门口登记内容的副本。',
};
