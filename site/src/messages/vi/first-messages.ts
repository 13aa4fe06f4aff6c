import type { ServerMessages } from '../en/on-server.ts';

export const firstMessages: ServerMessages['firstMessages'] = {
  'I am interested in this property. Please contact me.':
    'Tôi quan tâm đến bất động sản này. Vui lòng liên hệ với tôi.',
  'I am looking for a property. Please contact me.': 'Tôi đang tìm bất động sản. Vui lòng liên hệ với tôi.',
  'I am interested in properties like this one. Please contact me.':
    'Tôi quan tâm đến những bất động sản tương tự. Vui lòng liên hệ với tôi.',
  'I would like to inspect this property. These times suit me: ':
    'Tôi muốn xem bất động sản này. Những giờ sau tiện cho tôi: ',
};
