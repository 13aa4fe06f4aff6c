import type { ServerMessages } from '../en/on-server.ts';

export const alertCriteria: ServerMessages['alertCriteria'] = {
  line: ({ beds, tenure, what, purpose, places, more, around, limits }) => {
    const named = places.join(', ') + (more > 0 ? ` và ${more} vùng khác` : '');
    const place = named && `tại ${named}${around ? ' và vùng lân cận' : ''}`;
    const first = [what, tenure, purpose, place].filter(Boolean).join(' ');
    return [first, ...(beds ? [`từ ${beds} phòng ngủ`] : []), ...limits].join(', ');
  },
  purposes: {
    open: { buy: 'rao bán', rent: 'cho thuê' },
    closed: { buy: 'đã bán', rent: 'đã cho thuê' },
  },
  subjects: {
    any: 'bất động sản',
    residential: 'nhà ở',
    rural: 'bất động sản nông thôn',
    holiday: 'nhà nghỉ dưỡng',
    commercial: 'bất động sản thương mại',
    business: 'cơ sở kinh doanh',
  },
  tenures: { vacant: 'trống', tenanted: 'đang có người thuê' },
  types: (types) => types.join(', '),
  uses: (what, uses) => `${what} (${uses.join(', ')})`,
  baths: (n) => `từ ${n} phòng tắm`,
  cars: (n) => `từ ${n} chỗ đậu xe`,
  weekly: (price) => `${price} mỗi tuần`,
  range: (min, max) => `${min} đến ${max}`,
  from: (min) => `từ ${min}`,
  upTo: (max) => `tối đa ${max}`,
  ofLand: (range) => `đất ${range}`,
  ofBuilding: (range) => `nhà ${range}`,
  near: (text) => text.charAt(0).toLowerCase() + text.slice(1),
  within: (text) => text.charAt(0).toLowerCase() + text.slice(1),
  manyOrMore: 'Hơn 1,000',
  matches: (number) => `${number} bất động sản hiện phù hợp.`,
  results: (number) => `${number} kết quả trên trang web của chúng tôi.`,
  lineAndMatches: (line, matches) => `${line}. ${matches}`,
  noMatches: 'Hiện không có bất động sản nào phù hợp.',
  noResults: 'Chúng tôi chưa có kết quả nào để hiển thị.',
  whenMatches: 'Chúng tôi sẽ gửi email cho bạn khi có.',
  whenResults: 'Chúng tôi sẽ gửi email cho bạn khi có.',
};
