import { type FormDefinition, resolveDefinition } from '@frontage/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Form } from './form.tsx';
import { readyEveryForm } from './lazy-controls.ts';

await readyEveryForm();

const definition: FormDefinition = {
  key: 'search',
  title: 'Search',
  fields: [
    { kind: 'hidden', name: 'signed_in', label: 'Signed in' },
    {
      kind: 'radio',
      name: 'method',
      label: 'Buy or rent?',
      initial: 'buy',
      options: [
        { value: 'buy', label: 'Buy' },
        { value: 'rent', label: 'Rent' },
      ],
    },
    { kind: 'text', name: 'price', label: 'Price', shownWhen: { not: { field: 'method', equals: 'rent' } } },
    { kind: 'text', name: 'rent', label: 'Rent per week', shownWhen: { field: 'method', oneOf: ['rent'] } },
    {
      kind: 'text',
      name: 'secret',
      label: 'Only for some',
      shownWhen: { field: 'signed_in', notEmpty: true },
    },
  ],
  submitLabel: 'Send',
  messages: { waiting: '…', failed: 'Failed.', thanks: { title: 'Thanks', body: 'Sent.' } },
  version: 1,
};

const draw = (everySection?: boolean) =>
  renderToStaticMarkup(
    <Form definition={resolveDefinition({ definition })} action="/x" everySection={everySection} />,
  );

describe('questions that another answer would ask', () => {
  it('are there for browsers without JavaScript, with the answer they are for', () => {
    const [, without = ''] = /<noscript[^>]*>(.*)<\/noscript>/s.exec(draw()) ?? [];
    expect(without).toContain('name="rent"');
    expect(without).toContain('Rent per week (Rent)');
    expect(without).toContain('apply only to: Buy.');
    expect(without).not.toContain('name="price"');
  });

  it('are in the form itself for pages that show and hide them with a script of their own', () => {
    expect(draw(true)).not.toContain('<noscript');
    expect(draw(true)).toContain('name="rent"');
  });

  it('are none that depend on what nobody can choose', () => expect(draw()).not.toContain('name="secret"'));
});
