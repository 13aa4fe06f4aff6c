import type { ServerMessages } from '../en/on-server.ts';

export const reminders: ServerMessages['reminders'] = {
  inspection: ({ agency, home, when }) => `${agency}：提醒您看房：${home}，${when}。`,
  appraisal: ({ agency, host, when }) => `${agency}：提醒您的估价预约：${host} 上门，${when}。`,
  change: (phone) => `如需更改，请致电 ${phone}。`,
  stopLink: (link) => `不再接收短信：${link}`,
  stop: {
    title: '停止短信',
    ask: (ending) => `我们将不再向尾号为 ${ending} 的手机号码发送短信。`,
    button: '停止短信',
    done: '您将不再收到短信',
    doneText: (ending) => `我们已停止向尾号为 ${ending} 的手机号码发送短信。`,
    useless: '此链接无效',
    uselessText: '链接不完整，或我们已没有您的号码。',
  },
};
