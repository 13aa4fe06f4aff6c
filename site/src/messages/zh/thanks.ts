import type { ServerMessages } from '../en/on-server.ts';

export const thanks: ServerMessages['thanks'] = {
  title: '谢谢！',
  body: '您的留言已成功发送',
  reference: (reference) => `您的编号：${reference}`,
  appraisal: '我们的经纪人会查看您的信息并与您联系。',
  contact: '我们的团队会回复您。',
  follows: {
    'property-enquiry': (who) => `${who} 已收到您的咨询，会与您联系。`,
    'contact-agent': (who) => `${who} 已收到您的留言，会与您联系。`,
    'book-inspection': (who) => `${who} 会与您联系确认时间。看房尚未预约成功。`,
    'inspection-registration': () => '您无需再做任何事：请在所选时间前来即可。',
    'brochure-request': (who) => `如您有任何问题，${who} 会与您联系。`,
  },
  emailed: '我们已将详情发送至您的邮箱。',
  urgent: '如有急事，请致电',
  urgentName: (name) => `如有急事，请致电 ${name}：`,
  stop: '。',
  brochure: '下载宣传册',
  backTo: (street) => `返回 ${street}`,
  back: '返回',
  home: '前往首页',
  people: '认识我们的团队',
  agents: '认识我们的经纪人',
  sales: '查看我们的近期成交',
  mayLike: '您可能也喜欢',
};
