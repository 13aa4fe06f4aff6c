/** Messages that a form begins with, to be sent as they are or changed. Staff get them in English. */
export const firstMessages = {
  'I am interested in this property. Please contact me.':
    'I am interested in this property. Please contact me.',
  'I am looking for a property. Please contact me.': 'I am looking for a property. Please contact me.',
  'I am interested in properties like this one. Please contact me.':
    'I am interested in properties like this one. Please contact me.',
  'I would like to inspect this property. These times suit me: ':
    'I would like to inspect this property. These times suit me: ',
};
