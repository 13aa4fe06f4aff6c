import type { visitFormTexts as english } from '../en/visit-form-texts.ts';

export const visitFormTexts: typeof english = {
  'Book an appraisal': '预约估价',
  'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.':
    '本地经纪人会在您选择的时间上门，估算您的房产可售或可租的价格。免费，无需承担任何义务。',
  Time: '时间',
  'Book this time': '预约此时间',
  'Booking…': '正在预约……',
  'Your appraisal is booked.': '您的估价已预约成功。',
  'Nothing has been booked.': '尚未预约。',
  'Check in to the open home': '开放看房签到',
  'Welcome! Tell us who is visiting, then come in.': '欢迎！请登记您的信息，然后进入参观。',
  'Email me about this property and similar ones': '请发邮件告知我此房产及类似房产的消息',
  'I’m also thinking of selling': '我也在考虑卖房',
  'Check in': '签到',
  'Checking you in…': '正在签到……',
  'You have not been checked in.': '尚未签到。',
  'You are checked in. Come in and have a look around.': '您已签到。请进来参观。',
  'Remind me by SMS': '请用短信提醒我',
  Yes: '是',
};
