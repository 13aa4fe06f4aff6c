import type { ServerMessages } from '../en/on-server.ts';

export const newsletter: ServerMessages['newsletter'] = {
  confirm: { title: '确认订阅电子通讯', text: '您可以随时退订。', button: '确认订阅' },
  confirmed: { title: '您已订阅', next: '我们会把下一期电子通讯发送给您。', anyTime: '您可以随时退订。' },
  unsubscribe: { title: '要退订我们的电子通讯吗？', button: '退订' },
  unsubscribed: {
    title: '您已退订',
    text: '我们不会再给您发送电子通讯。',
    again: '您不会收到我们的电子通讯。您可以在任意页面底部重新订阅。',
  },
  useless: { title: '此链接无效', text: '链接不完整或已过期。请使用我们最近一封邮件中的链接，或重新订阅。' },
  home: '前往首页',
  foreign: '此请求来自其他网站。请打开我们邮件中的链接后重试。',
};
