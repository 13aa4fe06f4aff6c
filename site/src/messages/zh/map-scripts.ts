import type { Messages } from '../en/index.ts';

export const mapScripts: Messages['mapScripts'] = {
  failed: '地图无法加载，请刷新页面重试。',
  noWebGl: '此浏览器无法显示地图，因为 WebGL 已关闭或不可用。列表中有相同的房产。',
  noTiles: '地图背景无法加载，房产仍会显示。',
  noPins: '房产无法加载，请移动地图重试。',
  canvas: '结果地图。方向键移动，加减号缩放。',
  drawNow: '请在地图上沿区域画一条线。',
  locating: '正在查找您的位置…',
  notShared: '此浏览器未与本网站共享您的位置。请在“设定区域”中输入区名。',
  notFound: '找不到您的位置。请在“设定区域”中输入区名。',
  onMap: (count, number) => (count === 0 ? '此地图上没有房产' : `此地图上有 ${number} 处房产`),
  between: '，',
  atSuburb: (number) => `${number} 处显示在所在区`,
  unplaced: (number) => `${number} 处没有位置`,
};
