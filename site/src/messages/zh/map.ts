import type { Messages } from '../en/index.ts';

export const map: Messages['map'] = {
  view: '显示方式',
  views: { list: '列表', map: '地图', split: '列表和地图' },
  title: '结果地图',
  close: '关闭地图',
  loading: '正在加载地图…',
  follow: '移动地图时搜索',
  draw: '绘制区域',
  nearMe: '我的附近',
  selected: '所选房产',
  closeProperty: '关闭房产',
  setArea: '设定区域',
  within: '范围',
  kilometres: (km) => `${km} 公里`,
  searchRadius: '搜索此半径',
  searchRectangle: '搜索此矩形',
  edges: { south: '南（纬度）', west: '西（经度）', north: '北（纬度）', east: '东（经度）' },
};
