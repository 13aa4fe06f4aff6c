import type { Messages } from '../en/index.ts';

export const panel: Messages['panel'] = {
  close: '关闭',
  cancel: '取消',
  loading: '正在加载……',
  opening: '正在打开表单……',
  unavailable: '表单不可用',
  failed: '无法在此打开此表单。',
  openPage: '在单独的页面打开',
};
