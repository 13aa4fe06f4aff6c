import type { Messages } from '../en/index.ts';

export const map: Messages['map'] = {
  view: 'Cách xem',
  views: { list: 'Danh sách', map: 'Bản đồ', split: 'Danh sách và bản đồ' },
  title: 'Bản đồ kết quả',
  close: 'Đóng bản đồ',
  loading: 'Đang tải bản đồ…',
  follow: 'Tìm khi di chuyển bản đồ',
  draw: 'Vẽ vùng',
  nearMe: 'Gần tôi',
  selected: 'Bất động sản đã chọn',
  closeProperty: 'Đóng bất động sản',
  setArea: 'Đặt vùng tìm',
  within: 'Trong vòng',
  kilometres: (km) => `${km} km`,
  searchRadius: 'Tìm trong bán kính này',
  searchRectangle: 'Tìm trong hình chữ nhật này',
  edges: { south: 'Nam (vĩ độ)', west: 'Tây (kinh độ)', north: 'Bắc (vĩ độ)', east: 'Đông (kinh độ)' },
};
