import type { ServerMessages } from '../en/on-server.ts';

export const mails: ServerMessages['mails'] = {
  thankYou: '谢谢您！',
  thankYouName: (name) => `${name}，谢谢您！`,
  reference: (reference) => `您的编号：${reference}`,
  calendar: '添加到日历',
  alike: '您可能也喜欢这些房产：',
  why: (host) => `您收到此邮件是因为有人在 ${host} 上填写了此邮箱。如果不是您本人，请忽略此邮件。`,
  newsletter: {
    heading: '请确认订阅',
    button: '确认订阅',
    ignore: '此链接 30 天后失效。如果不是您本人，请忽略此邮件。除非您确认，否则我们不会再发邮件给您。',
    already: '您已订阅',
    alreadySubject: (agency) => `您已订阅 ${agency} 的电子通讯`,
    alreadyText: '感谢您订阅我们的电子通讯。您已使用此邮箱订阅。',
    why: (host) => `您收到此邮件是因为有人在 ${host} 上填写了此邮箱。`,
    unsubscribe: '退订',
  },
};
