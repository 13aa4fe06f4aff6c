import type { ServerMessages } from '../en/on-server.ts';

export const problems: ServerMessages['problems'] = {
  removed: { title: '此页面已移除', text: '请搜索房产，或从以下链接开始。' },
  failed: { title: '出了点问题', text: '无法显示此页面，我们已记录该错误。请稍后重试，或从以下链接开始。' },
};
