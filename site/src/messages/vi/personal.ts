import type { Messages } from '../en/index.ts';

export const personal: Messages['personal'] = {
  titles: { saved: ['Lưu', 'Đã lưu'], compared: ['So sánh', 'Đang so sánh'] },
  comparison: (count) => (count === 1 ? 'Đang so sánh 1 bất động sản' : `So sánh ${count} bất động sản`),
  account: 'Tài khoản của bạn',
  accountOf: (firstName) => `Tài khoản của ${firstName}`,
  failed: 'Đã xảy ra lỗi. Hãy kiểm tra kết nối và thử lại.',
};
