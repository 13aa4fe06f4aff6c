import type { ServerMessages } from '../en/on-server.ts';

export const firstMessages: ServerMessages['firstMessages'] = {
  'I am interested in this property. Please contact me.': '我对此房产感兴趣，请与我联系。',
  'I am looking for a property. Please contact me.': '我正在找房产，请与我联系。',
  'I am interested in properties like this one. Please contact me.': '我对类似的房产感兴趣，请与我联系。',
  'I would like to inspect this property. These times suit me: ': '我想看这处房产。以下时间适合我：',
};
