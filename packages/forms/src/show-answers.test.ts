import { describe, expect, it } from 'vitest';
import { resolveDefinition, showAnswers, textOf } from './index.ts';
import {
  goodContact,
  maintenance,
  offices,
  picture,
  propertyEnquiry,
  registration,
} from './testing/examples.ts';

describe('shown answers', () => {
  it('are in the order of the form, in words, without what was not answered', () =>
    expect(
      showAnswers({
        definition: propertyEnquiry,
        answers: { message: 'one\ntwo', about: ['inspection', 'price'], name: 'Ada' },
      }),
    ).toEqual([
      { name: 'name', label: 'Name', text: 'Ada' },
      { name: 'about', label: 'About', text: 'An inspection, The price' },
      { name: 'message', label: 'Message', text: 'one\ntwo' },
    ]));

  it('name offices, days, files and ticks', () => {
    const definition = resolveDefinition({ definition: maintenance, options: offices });
    const answers = { office: '7', since: '2026-07-01', rooms: 2, attachments: [picture()], access: true };
    expect(showAnswers({ definition, answers }).map(({ text }) => text)).toEqual([
      'Geelong',
      '01/07/2026',
      '2',
      'leak.jpg (2 KB)',
      'Yes',
    ]);
  });

  it('never hold a password', () =>
    expect(showAnswers({ definition: registration, answers: { subscriber_password: 'secret' } })).toEqual(
      [],
    ));

  it('survive a definition that changed since they were stored', () => {
    const answers = { name: ['Ada'], about: 'gone', email: true, constructor: 'x' };
    expect(showAnswers({ definition: propertyEnquiry, answers }).map(({ text }) => text)).toEqual([
      'Ada',
      'true',
      'gone',
    ]);
  });
});

it('a text answer is read by name, whatever else is there', () => {
  expect(textOf({ answers: goodContact, name: 'email' })).toBe('ada@example.com');
  expect(textOf({ answers: { rooms: 2 }, name: 'rooms' })).toBe('');
  expect(textOf({ answers: {}, name: 'toString' })).toBe('');
});
