const block = (type: string, props: object = {}) => ({ type, props: { id: type, ...props } });

/** A page of ten kinds of block, as agencies build them, that needs no script: tests hold it to that, the bench measures it. */
export const TEN_BLOCKS = [
  block('heading', { text: 'Selling with us', level: '1' }),
  block('text', { html: '<p>What happens, what it costs, and what people ask.</p>' }),
  block('section', {
    tone: 'sand',
    content: [block('icon-list'), block('timeline'), block('quote'), block('price-list')],
  }),
  block('comparison-table'),
  block('faq'),
  block('call-to-action'),
];
