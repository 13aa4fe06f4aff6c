import type { Messages } from '../en/index.ts';

export const costs: Messages['costs'] = {
  title: 'Chi phí khi mua',
  calculate: 'Tính với số liệu của bạn',
  about: (amount) => `khoảng ${amount}`,
  aboutRange: (low, high) => `khoảng ${low} đến ${high}`,
  fromAbout: (amount) => `từ khoảng ${amount}`,
  duty: (amount, state) => `Thuế trước bạ ${amount} cho người mua để ở tại ${state}`,
  medianDuty: (amount, state) => `Thuế trước bạ theo giá trung vị: ${amount} cho người mua để ở tại ${state}`,
  calculateDuty: 'Tính thuế trước bạ (stamp duty)',
  deposit: (percent) => `Đặt cọc ${percent}%`,
  stampDuty: 'Thuế trước bạ',
  fees: 'Phí chính phủ',
  cash: 'Tiền mặt cần có, khoảng',
  monthly: 'Trả góp mỗi tháng, khoảng',
  atAdvertised: 'Theo giá rao',
  atLeast: (price) => `Theo mức giá thấp nhất ${price}`,
  atLowerEnd: (price) => `Theo mức dưới của giá, ${price}`,
  note: (at, years, rate) =>
    `${at}, cho người mua để ở đã từng sở hữu nhà, với khoản vay ${years} năm ở lãi suất ví dụ ${rate}%. Chưa gồm phí chuyển nhượng, kiểm tra nhà và phí của bên cho vay. Đây không phải là tư vấn tài chính.`,
};
