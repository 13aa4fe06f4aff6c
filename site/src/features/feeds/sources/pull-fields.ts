import type { Field } from 'payload';
import { addressProblem } from './pull-address.ts';

const isPulled = (data: { kind?: unknown } | undefined) => data?.kind === 'pull';
const LOCKED = { create: () => false, read: () => false, update: () => false };
const HIDDEN = { admin: { hidden: true }, access: { update: () => false } } as const;

/** Where the website fetches the files of a source from. Its password is stored encrypted (`pull-endpoints.ts`). */
export const pullFields: Field[] = [
  {
    name: 'pullAddress',
    label: 'Address to fetch from',
    type: 'text',
    maxLength: 1000,
    admin: {
      condition: isPulled,
      description:
        'A file: https://… A folder or file: ftps://… (encrypted) or ftp://…, from the vendor. Do not include the password.',
    },
    validate: (value: unknown, { data }: { data: unknown }) =>
      !isPulled(data as { kind?: unknown }) || (addressProblem(String(value ?? '')) ?? true),
  },
  {
    type: 'row',
    admin: { condition: isPulled },
    fields: [
      {
        name: 'pullUser',
        label: 'User',
        type: 'text',
        maxLength: 200,
        admin: { description: 'Leave empty if there is no sign-in.' },
      },
      {
        name: 'pullMinutes',
        label: 'Fetch every (minutes)',
        type: 'number',
        min: 5,
        max: 1440,
        defaultValue: 60,
      },
    ],
  },
  { name: 'pullPassword', type: 'text', admin: { hidden: true }, access: LOCKED },
  { name: 'pullPasswordSetAt', type: 'date', ...HIDDEN },
  // When it is fetched next; empty: now.
  { name: 'pullDueAt', type: 'date', ...HIDDEN },
  // What was fetched before (`Pulled` in pull/pull.ts).
  { name: 'pulled', type: 'json', admin: { hidden: true }, access: LOCKED },
  // How often in a row it could not be fetched, and why.
  { name: 'pullFailures', type: 'number', ...HIDDEN },
  { name: 'pullFailure', type: 'text', ...HIDDEN },
];
