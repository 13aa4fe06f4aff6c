import type { ServerMessages } from '../en/on-server.ts';
import { alertCriteria } from './alert-criteria.ts';

export const alertMails: ServerMessages['alertMails'] = {
  confirm: {
    subject: '请确认您的房产提醒',
    heading: '确认您的提醒',
    preheader: (looksFor) => `${looksFor}。确认后提醒即启用。`,
    intro: (frequency) => `有人用此邮箱设置了提醒。我们会${frequency}就以下房产向您发送邮件：`,
    button: '确认我的提醒',
    open: (link) => `如需启用提醒，请打开此页面并确认：${link}`,
    ignore: '此链接30天内有效。如果不是您本人操作，请忽略此邮件。未经您确认，我们不会发送提醒。',
    why: (host) => `您收到此邮件，是因为有人在 ${host} 上输入了此邮箱。`,
  },
  frequencies: { instant: '在有更新时立即', daily: '每天一次', weekly: '每周一次' },
  events: {
    new: '新上市',
    'back-on-market': '重新上市',
    'price-change': '价格变动',
    inspection: '新的看房时间',
    auction: '拍卖',
    sold: '已售',
    leased: '已租',
    reduced: '降价',
    increased: '涨价',
  },
  oneEvent: (event, title) => `${event}：${title}`,
  update: (title) => `更新：${title}`,
  updates: (total, name) => `${total} 条更新：${name}`,
  many: ({ total, event, isRental, category, place, around }) => {
    const what = alertCriteria.subjects[category ?? 'any'];
    const where = place ? `${place}${around ? '及周边' : ''}：` : '';
    const events = {
      new: `${total} 处新上市${what}`,
      'back-on-market': `${total} 处重新上市的${what}`,
      'price-change': `${total} 处价格变动`,
      inspection: `${total} 个新的看房时间`,
      auction: `${total} 场拍卖`,
      sold: `${total} 处${isRental ? '已租' : '已售'}${what}`,
    };
    return where + events[event];
  },
  auctionAt: (time) => `拍卖 ${time}`,
  openAt: (time) => `开放看房 ${time}`,
  inZone: (time, place) => `${time}（${place} 时间）`,
  was: (price) => `原价 ${price}`,
  more: (_, number) => `还有 ${number} 处房产。`,
  all: '查看所有符合条件的房产',
  edit: '编辑或暂停此提醒',
  unsubscribe: '退订',
  why: (host, frequency) => `您收到此邮件，是因为您在 ${host} 上设置了提醒。我们${frequency}发送。`,
};
