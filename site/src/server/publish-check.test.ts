import type { CollectionConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { type FindGaps, isBlank, withPublishCheck } from './publish-check.ts';

const findGaps: FindGaps = ({ name, phone }) => ({
  needed: [
    ...(isBlank(name) ? [{ field: 'name', message: 'Write the name.' }] : []),
    ...(isBlank(phone) ? [{ field: 'phone', message: 'Write the telephone number.' }] : []),
  ],
  advised: [],
});
const { hooks, fields } = withPublishCheck(findGaps)({ slug: 'things', fields: [] } as CollectionConfig);
const hook = hooks?.beforeValidate?.[0] as (args: object) => Promise<unknown>;
const staff = { user: { collection: 'users', id: 1, role: 'editor' } };

/** What the save is refused with, or undefined where it goes through. */
const refusal = (args: { data: object; originalDoc?: object; req?: object; context?: object }) =>
  hook({ operation: args.originalDoc ? 'update' : 'create', req: staff, context: {}, ...args }).then(
    () => undefined,
    (error: unknown) => error,
  );

it('lists the gaps beside the fields, and above them where a narrow screen puts the sidebar at the end', () => {
  const lists = fields.map(({ type, admin }) => [type, admin && 'position' in admin ? admin.position : '']);
  expect(lists).toEqual([
    ['ui', 'sidebar'],
    ['ui', ''],
  ]);
});

describe('publishing a record with gaps', () => {
  it('is refused with a sentence for each, and each field is named', async () =>
    expect(await refusal({ data: { _status: 'published' } })).toMatchObject({
      status: 400,
      isPublic: true,
      message: 'This cannot be published yet. Write the name. Write the telephone number.',
      data: {
        errors: [
          { path: 'name', message: 'Write the name.' },
          { path: 'phone', message: 'Write the telephone number.' },
        ],
      },
    }));

  it.each([
    ['a draft that is published as it stands', { _status: 'published' }, { _status: 'draft', name: 'A' }],
    ['a published one that loses something', { name: ' ' }, { _status: 'published', name: 'A' }],
  ])('%s is refused', async (_, data, originalDoc) =>
    expect(await refusal({ data, originalDoc })).toMatchObject({ status: 400 }),
  );

  it.each([
    ['a draft', { data: { _status: 'draft' } }],
    ['a new record that does not say', { data: {} }],
    [
      'a change that leaves old gaps as they are',
      { data: { name: 'B' }, originalDoc: { _status: 'published', name: 'A' } },
    ],
    ['unpublishing', { data: { _status: 'draft', name: '' }, originalDoc: { _status: 'published' } }],
    [
      'a version that was published once',
      { data: { _status: 'published' }, context: { isRestoringVersion: true } },
    ],
    ['the server’s own writing', { data: { _status: 'published' }, req: {} }],
  ])('%s goes through', async (_, args) => expect(await refusal(args)).toBeUndefined());
});
