import type { ServerMessages } from '../en/on-server.ts';

export const accountMails: ServerMessages['accountMails'] = {
  confirm: {
    subject: (agency) => `请确认您在 ${agency} 的电子邮箱`,
    heading: '确认您的电子邮箱',
    headingName: (name) => `${name}，请确认您的电子邮箱`,
    alerts: (looksFor) => `请确认您的电子邮箱，以启用提醒：${looksFor}。`,
    account: '感谢您的注册。请确认您的电子邮箱以激活账户。',
    button: '确认电子邮箱',
    expires: '此链接七天内有效。',
  },
  notYou: '如果不是您本人操作，请忽略此邮件。未经您确认，不会有任何更改。',
  notYouChanged: (link) => `如果不是您本人操作，请立即重设密码：${link}`,
  reset: {
    subject: (agency) => `重设您在 ${agency} 的密码`,
    heading: '设置新密码',
    text: '我们收到了重设您账户密码的请求。',
    expires: '此链接一小时内有效，且只能使用一次。',
    notYou: '如果不是您本人操作，请忽略此邮件。您的密码不会更改。',
  },
  changed: {
    subject: (agency) => `您在 ${agency} 的密码已更改`,
    heading: '您的密码已更改',
    text: '您账户的密码已更改。您已在所有其他设备上退出登录。',
  },
  changeEmail: {
    subject: (agency) => `请确认您在 ${agency} 的新电子邮箱`,
    heading: '确认您的新电子邮箱',
    text: '我们收到了在账户中使用此电子邮箱的请求。',
    expires: '此链接一天内有效。',
  },
  emailChanging: {
    subject: (agency) => `您在 ${agency} 的电子邮箱即将更改`,
    heading: '您的电子邮箱即将更改',
    text: (email) => `有人使用您的密码登录，并要求将您账户的电子邮箱更改为 ${email}。`,
  },
  emailChanged: {
    subject: (agency) => `您在 ${agency} 的电子邮箱已更改`,
    heading: '您的电子邮箱已更改',
    text: (email) => `今后有关您账户和提醒的邮件将发送至 ${email}。`,
    notYou: '如果不是您本人操作，请致电我们，我们会协助您找回账户。',
  },
  why: (host) => `您收到此邮件，是因为 ${host} 上有使用此邮箱的账户。`,
};
