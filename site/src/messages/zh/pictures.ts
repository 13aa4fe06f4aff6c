import type { Messages } from '../en/index.ts';

export const pictures: Messages['pictures'] = {
  picture: (at, address) => `${address}：第 ${at} 张照片`,
  floorPlan: (at, address) => `${address}：户型图 ${at}`,
};
