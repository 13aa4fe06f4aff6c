import type { Messages } from '../en/index.ts';

export const pictures: Messages['pictures'] = {
  picture: (at, address) => `صورة ${at}: \u2066${address}\u2069`,
  floorPlan: (at, address) => `مخطط الطابق ${at}: \u2066${address}\u2069`,
};
