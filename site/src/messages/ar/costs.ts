import type { Messages } from '../en/index.ts';

export const costs: Messages['costs'] = {
  title: 'ما يتطلبه الشراء',
  calculate: 'احسب بأرقامك',
  about: (amount) => `حوالي \u2066${amount}\u2069`,
  aboutRange: (low, high) => `حوالي \u2066${low}\u2069 إلى \u2066${high}\u2069`,
  fromAbout: (amount) => `من حوالي \u2066${amount}\u2069`,
  duty: (amount, state) => `رسوم الدمغة ${amount} لمشترٍ للسكن في ${state}`,
  medianDuty: (amount, state) => `رسوم الدمغة بالسعر الوسيط: ${amount} لمشترٍ للسكن في ${state}`,
  calculateDuty: 'احسب رسوم الدمغة',
  deposit: (percent) => `دفعة أولى ${percent}%`,
  stampDuty: 'رسوم الدمغة',
  fees: 'رسوم حكومية',
  cash: 'المبلغ النقدي المطلوب، حوالي',
  monthly: 'القسط الشهري، حوالي',
  atAdvertised: 'بالسعر المعلن',
  atLeast: (price) => `بأدنى سعر ممكن، \u2066${price}\u2069`,
  atLowerEnd: (price) => `بالحد الأدنى للسعر، \u2066${price}\u2069`,
  note: (at, years, rate) =>
    `${at}، لمشترٍ للسكن سبق أن امتلك منزلًا، بقرض مدته ${years} سنة وفائدة افتراضية ${rate}%. تُضاف أتعاب نقل الملكية والفحص ورسوم جهة الإقراض. ليست نصيحة مالية.`,
};
