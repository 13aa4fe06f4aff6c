import type { Messages } from '../en/index.ts';

export const pictures: Messages['pictures'] = {
  picture: (at, address) => `Ảnh ${at} của ${address}`,
  floorPlan: (at, address) => `Sơ đồ mặt bằng ${at} của ${address}`,
};
