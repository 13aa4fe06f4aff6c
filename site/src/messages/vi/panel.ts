import type { Messages } from '../en/index.ts';

export const panel: Messages['panel'] = {
  close: 'Đóng',
  cancel: 'Hủy',
  loading: 'Đang tải…',
  opening: 'Đang mở biểu mẫu…',
  unavailable: 'Không có biểu mẫu này',
  failed: 'Chúng tôi không mở được biểu mẫu ở đây.',
  openPage: 'Mở trên trang riêng',
};
