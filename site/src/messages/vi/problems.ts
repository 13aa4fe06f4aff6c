import type { ServerMessages } from '../en/on-server.ts';

export const problems: ServerMessages['problems'] = {
  removed: {
    title: 'Trang này đã được gỡ',
    text: 'Hãy tìm bất động sản, hoặc bắt đầu từ một trong các mục sau.',
  },
  failed: {
    title: 'Đã xảy ra lỗi',
    text: 'Chúng tôi không hiển thị được trang này và đã ghi nhận lỗi. Hãy thử lại sau một phút, hoặc bắt đầu từ một trong các mục sau.',
  },
};
