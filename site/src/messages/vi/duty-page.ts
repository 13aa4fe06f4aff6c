import type { ServerMessages } from '../en/on-server.ts';

export const dutyPage: ServerMessages['dutyPage'] = {
  title: 'Công cụ tính thuế trước bạ',
  description:
    'Tính thuế trước bạ, lệ phí, khoản giảm và trợ cấp ở mọi tiểu bang và lãnh thổ của Úc, kèm từng bước và nguồn.',
  text: 'Tính thuế trước bạ, lệ phí, khoản giảm và trợ cấp ở bất cứ đâu tại Úc, kèm từng bước và nguồn. Các bước tính và quy định được viết bằng tiếng Anh.',
  covers: 'Bao gồm những gì',
  coversText:
    'Chúng tôi dùng mức thuế có hiệu lực vào ngày ký hợp đồng. Mỗi tiểu bang và lãnh thổ có mức riêng.',
  allRates: 'Mọi mức thuế kèm nguồn (tiếng Anh)',
  contracts: (from, edition) => `Hợp đồng từ ${from}; thuế được xác nhận đến mức của ${edition}`,
  gaps: 'Giới hạn của ước tính này',
  limits: 'Không bao gồm những gì',
  limitsText: 'Hãy dùng ước tính này để tham khảo. Cơ quan thuế quyết định số tiền cuối cùng.',
  limitsList: [
    'Bao gồm nhà ở, bất động sản đầu tư và đất trống. Với nhiều người mua, công ty và quỹ tín thác, công cụ tính theo những gì quy định đã công bố. Không gồm bất động sản thương mại.',
    'Khoản giảm và trợ cấp có các điều kiện khác, như khi nào bạn dọn vào, quốc tịch hoặc bất động sản bạn từng sở hữu. Công cụ giả định bạn đáp ứng.',
    'Nếu lệ phí đăng ký chưa được công bố, chúng tôi dùng mức mới nhất và nói rõ. Số tiền chưa công bố được ghi là chưa rõ.',
    'Không gồm thuế đất, phí hội đồng, hay phí của bên cho vay, môi giới khoản vay và người làm thủ tục chuyển nhượng.',
  ],
  embed: 'Đặt công cụ này lên trang web của bạn',
  embedText:
    'Dán hai dòng này vào nơi bạn muốn đặt công cụ. Công cụ vừa với chiều rộng có sẵn và mức thuế tự cập nhật.',
  embedState: 'chọn tiểu bang hiện đầu tiên: ACT, NSW, NT, QLD, SA, TAS, VIC hoặc WA.',
};
