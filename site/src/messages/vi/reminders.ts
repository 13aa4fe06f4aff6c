import type { ServerMessages } from '../en/on-server.ts';

export const reminders: ServerMessages['reminders'] = {
  inspection: ({ agency, home, when }) => `${agency}: nhắc bạn về buổi xem nhà ${home}, ${when}.`,
  appraisal: ({ agency, host, when }) => `${agency}: nhắc bạn về buổi định giá với ${host}, ${when}.`,
  change: (phone) => `Để thay đổi, hãy gọi ${phone}.`,
  stopLink: (link) => `Ngừng nhận SMS: ${link}`,
  stop: {
    title: 'Ngừng SMS',
    ask: (ending) => `Chúng tôi sẽ không gửi SMS đến số di động kết thúc bằng ${ending} nữa.`,
    button: 'Ngừng SMS',
    done: 'Bạn sẽ không nhận SMS nữa',
    doneText: (ending) => `Chúng tôi đã ngừng gửi SMS đến số di động kết thúc bằng ${ending}.`,
    useless: 'Liên kết này không dùng được',
    uselessText: 'Liên kết không đầy đủ, hoặc chúng tôi không còn số của bạn.',
  },
};
