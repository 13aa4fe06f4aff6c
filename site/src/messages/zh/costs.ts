import type { Messages } from '../en/index.ts';

export const costs: Messages['costs'] = {
  title: '购房所需费用',
  calculate: '用您自己的数字计算',
  about: (amount) => `约 ${amount}`,
  aboutRange: (low, high) => `约 ${low} 至 ${high}`,
  fromAbout: (amount) => `约 ${amount} 起`,
  duty: (amount, state) => `自住买家的印花税${amount}（${state}）`,
  medianDuty: (amount, state) => `按中位价计算的印花税：自住买家${amount}（${state}）`,
  calculateDuty: '计算印花税',
  deposit: (percent) => `${percent}% 首付`,
  stampDuty: '印花税',
  fees: '政府费用',
  cash: '所需现金，约',
  monthly: '每月还款，约',
  atAdvertised: '按刊登价格计算',
  atLeast: (price) => `按最低价格 ${price} 计算`,
  atLowerEnd: (price) => `按价格下限 ${price} 计算`,
  note: (at, years, rate) =>
    `${at}，适用于曾拥有房产的自住买家，贷款期 ${years} 年，示例利率 ${rate}%。产权过户、验房及贷款机构费用另计。不构成财务建议。`,
};
