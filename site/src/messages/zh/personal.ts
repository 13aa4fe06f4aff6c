import type { Messages } from '../en/index.ts';

export const personal: Messages['personal'] = {
  titles: { saved: ['收藏', '已收藏'], compared: ['对比', '对比中'] },
  comparison: (count) => (count === 1 ? '正在对比 1 处房产' : `对比 ${count} 处房产`),
  account: '我的账户',
  accountOf: (firstName) => `${firstName} 的账户`,
  failed: '出了点问题。请检查网络连接后重试。',
};
