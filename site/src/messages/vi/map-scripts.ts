import type { Messages } from '../en/index.ts';

export const mapScripts: Messages['mapScripts'] = {
  failed: 'Không tải được bản đồ. Hãy tải lại trang.',
  noWebGl:
    'Trình duyệt này không hiển thị được bản đồ vì WebGL bị tắt hoặc không có. Danh sách có cùng các bất động sản.',
  noTiles: 'Không tải được nền bản đồ. Các bất động sản vẫn được hiển thị.',
  noPins: 'Không tải được các bất động sản. Hãy di chuyển bản đồ để thử lại.',
  canvas: 'Bản đồ kết quả. Phím mũi tên để di chuyển, cộng và trừ để thu phóng.',
  drawNow: 'Hãy vẽ một đường quanh vùng trên bản đồ.',
  locating: 'Đang tìm vị trí của bạn…',
  notShared:
    'Trình duyệt này không chia sẻ vị trí của bạn với trang web. Hãy nhập khu vực trong mục “Đặt vùng tìm”.',
  notFound: 'Không tìm được vị trí của bạn. Hãy nhập khu vực trong mục “Đặt vùng tìm”.',
  onMap: (count, number) =>
    count === 0 ? 'Không có bất động sản trên bản đồ này' : `${number} bất động sản trên bản đồ này`,
  between: ', ',
  atSuburb: (number) => `${number} hiển thị tại khu vực`,
  unplaced: (number) => `${number} không có vị trí`,
};
