import type { FormDefinition } from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { queryWithInspection, queryWithWholeName } from './old-link-values.ts';

// Specification, 3: "Listing-form fragment query parameters: type, property_id, pid, insp_id, inspections, agent_id,
// fname, lname, email, phone, utm_source, utm_medium, utm_campaign, utm_term, utm_content, hash."

describe('fname and lname', () => {
  const nameIn = (query: string) => queryWithWholeName(new URLSearchParams(query)).get('name');

  it('are the whole name together', () => expect(nameIn('fname=Jo&lname=Day')).toBe('Jo Day'));
  it('leave a name alone that is there', () => expect(nameIn('name=Jo&fname=A&lname=B')).toBe('Jo'));
  it.each(['fname=Jo', 'lname=Day', 'fname=+&lname=Day', ''])('are no whole name in “%s”', (query) =>
    expect(nameIn(query)).toBeNull(),
  );
});

describe('insp_id and inspections', () => {
  const [first, second] = ['2026-11-28T00:00:00.000Z', '2026-12-05T00:00:00.000Z'];
  const definition = {
    key: 'inspection-registration',
    title: '',
    fields: [
      {
        kind: 'select',
        name: 'inspection',
        label: 'Inspection',
        options: [
          { value: first, label: 'Saturday' },
          { value: second, label: 'Saturday after' },
        ],
      },
    ],
    submitLabel: '',
    messages: { waiting: '', failed: '', thanks: { title: '', body: '' } },
    version: 1,
  } as FormDefinition;

  it.each([
    ['insp_id=0', first],
    ['insp_id=1', second],
    [`insp_id=${second}`, second],
    ['insp_id=2026-12-05T11:00:00%2B11:00', second],
    [`inspections=2026-01-01T00:00:00Z,${second}`, second],
    ['insp_id=7', null],
    ['insp_id=4711', null],
    ['insp_id=Saturday', null],
    ['', null],
    [`inspection=${first}&insp_id=1`, first],
  ])('%s', (query, meant) =>
    expect(queryWithInspection({ definition, query: new URLSearchParams(query) }).get('inspection')).toBe(
      meant,
    ),
  );

  it('mean nothing in a form without inspections', () => {
    const query = new URLSearchParams('insp_id=1');
    expect(queryWithInspection({ definition: { ...definition, fields: [] }, query })).toBe(query);
  });
});
