import type { CollectionConfig, NumberField } from 'payload';
import { adminsOnly, readers } from '#site/server/access.ts';
import { slug } from '#site/server/slug.ts';
import { csvEndpoints } from '../csv/csv-endpoints.ts';
import { pullEndpoints } from './pull-endpoints.ts';
import { pullFields } from './pull-fields.ts';
import { makeTokenEndpoint } from './token-endpoint.ts';

/** How the files of a source arrive. */
const SOURCE_KINDS = [
  { value: 'https', label: 'Sent over HTTPS' },
  { value: 'ftp', label: 'Sent by FTP to this website' },
  { value: 'pull', label: 'Fetched by this website from an address' },
  { value: 'folder', label: 'Put into a folder on the server' },
] as const;

/** What it means when a file does not mention a listing that this source delivered before. */
const MISSING = [
  { value: 'keep', label: 'Nothing: each file contains only what changed' },
  { value: 'withdraw', label: 'It is off the market: each file contains all listings' },
] as const;

/** What becomes of a person of a listing who has no profile here. */
const PROFILES = [
  { value: 'off', label: 'Show their name on the listing only' },
  { value: 'draft', label: 'Create a draft profile for staff to check' },
  { value: 'published', label: 'Create a profile and publish it' },
] as const;

const LOCKED = { create: () => false, read: () => false, update: () => false };

/** Names of folders below DATA_DIR/feeds that no source may take. */
const TAKEN_KEYS = ['received', 'working'];

/**
 * An agency's system that delivers feeds: whom it may speak for, how much it may change without a person, and who is
 * told. Its token is stored as a hash only (`token-endpoint.ts`).
 */
export const feedSources: CollectionConfig = {
  slug: 'feed-sources',
  labels: { singular: 'Feed source', plural: 'Feed sources' },
  admin: {
    group: 'Property',
    useAsTitle: 'name',
    defaultColumns: ['name', 'kind', 'enabled', 'testMode', 'updatedAt'],
    description: 'The systems that send listings to this website, such as your CRM.',
    hideAPIURL: true,
  },
  access: { create: adminsOnly, read: readers('feeds'), update: adminsOnly, delete: adminsOnly },
  graphQL: false,
  disableDuplicate: true,
  endpoints: [makeTokenEndpoint, ...pullEndpoints, ...csvEndpoints],
  fields: [
    {
      name: 'status',
      type: 'ui',
      admin: { components: { Field: '/features/feeds/admin/source-status.tsx#SourceStatus' } },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'For example: VaultRE, Richmond office.' },
    },
    {
      name: 'kind',
      label: 'How files arrive',
      type: 'select',
      required: true,
      defaultValue: 'https',
      options: [...SOURCE_KINDS],
    },
    ...pullFields,
    {
      name: 'access',
      type: 'ui',
      admin: { components: { Field: '/features/feeds/admin/on-demand.client.tsx#SourceAccess' } },
    },
    {
      name: 'csv',
      type: 'ui',
      admin: { components: { Field: '/features/feeds/admin/on-demand.client.tsx#SourceCsv' } },
    },
    {
      name: 'offices',
      label: 'Offices it may send listings of',
      type: 'relationship',
      relationTo: 'offices',
      hasMany: true,
      admin: {
        allowCreate: false,
        description:
          'By the agency codes of each office. A file with a listing of anybody else is set aside whole. Leave both empty to accept every office of this website.',
      },
    },
    {
      name: 'agencyIds',
      label: 'Further agency codes it may use',
      type: 'text',
      hasMany: true,
      maxLength: 100,
      admin: { description: 'As the feed writes them (agentID), in any letter case.' },
    },
    {
      name: 'missing',
      label: 'If a file does not mention a listing',
      type: 'select',
      required: true,
      defaultValue: 'keep',
      options: [...MISSING],
      validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
        if (value !== 'withdraw') return true;
        const { offices, agencyIds } = siblingData as { offices?: unknown[]; agencyIds?: unknown[] };
        return (
          Boolean(offices?.length || agencyIds?.length) ||
          'Choose the offices or agency codes first. Otherwise listings of other senders would be withdrawn.'
        );
      },
    },
    {
      name: 'pictures',
      label: 'Import pictures and documents',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'profiles',
      label: 'For agents without a profile here',
      type: 'select',
      defaultValue: 'draft',
      options: [...PROFILES],
      admin: {
        isClearable: false,
        description:
          'Name, phone numbers, email and office come from the feed once. After that the profile is yours: feeds never change it.',
      },
    },
    {
      name: 'takesOver',
      label: 'Match listings by address',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'For a change of CRM. A listing that is new to this source keeps the page, leads and saved marks of the listing already here with the same address.',
      },
    },
    {
      type: 'collapsible',
      label: 'Limits and notices',
      admin: { initCollapsed: true },
      fields: [
        {
          type: 'row',
          fields: [
            limit({ name: 'holdPercent', label: 'Hold files that affect more than (%)', min: 1, max: 100 }),
            limit({
              name: 'holdListings',
              label: 'Hold files that affect more than (listings)',
              min: 0,
              max: 100_000,
            }),
          ],
        },
        {
          name: 'silenceHours',
          type: 'number',
          min: 1,
          max: 8760,
          label: 'Notify when nothing has arrived for (hours)',
          admin: { description: 'Leave empty for three times its usual gap between files.' },
        },
        {
          name: 'notify',
          type: 'relationship',
          relationTo: 'users',
          hasMany: true,
          label: 'Notify',
          filterOptions: { role: { in: ['admin', 'editor'] } },
          admin: { allowCreate: false, description: 'Leave empty for those named in Feed settings.' },
        },
      ],
    },
    {
      name: 'enabled',
      label: 'Active',
      type: 'checkbox',
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Switched off, it accepts no files.' },
    },
    {
      name: 'testMode',
      label: 'Test mode',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar', description: 'Files are checked and reported, and change nothing.' },
    },
    {
      name: 'key',
      label: 'Key',
      type: 'text',
      unique: true,
      index: true,
      maxLength: 60,
      validate: (value: unknown) =>
        !value ||
        (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(String(value)) && !TAKEN_KEYS.includes(String(value))) ||
        'Use lowercase letters, numbers and hyphens, and not “received” or “working”.',
      // Its folder and its address are made of it.
      access: { update: () => false },
      admin: {
        position: 'sidebar',
        description: 'Part of its address and of its folder. Made from the name; cannot be changed.',
      },
      hooks: {
        beforeValidate: [
          ({ value, data, operation }) =>
            operation === 'create' && !value ? keyOf(String(data?.name ?? '')) : value,
        ],
      },
    },
    // How the columns of its CSV files are matched (`CsvMapping` in csv/csv-mapping.ts); written by csv-endpoints.ts.
    {
      name: 'csvColumns',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    // Whom a profile was made for (feed-profiles.ts), so that one that staff delete is not made again.
    {
      name: 'madeProfiles',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    { name: 'tokenHash', type: 'text', admin: { hidden: true }, access: LOCKED },
    { name: 'tokenMadeAt', type: 'date', admin: { hidden: true }, access: { update: () => false } },
    // When staff were told that nothing arrives any more; empty while files arrive.
    { name: 'silentSince', type: 'date', admin: { hidden: true }, access: { update: () => false } },
    // When it last sent what it had sent before: that makes no run.
    { name: 'repeatedAt', type: 'date', admin: { hidden: true }, access: { update: () => false } },
  ],
};

function keyOf(name: string): string {
  const key = slug(name).slice(0, 50);
  return !key || TAKEN_KEYS.includes(key) ? `source-${key || Date.now().toString(36)}` : key;
}

function limit({
  min,
  max,
  ...field
}: {
  name: string;
  label: string;
  min: number;
  max: number;
}): NumberField {
  return {
    ...field,
    type: 'number',
    min,
    max,
    admin: { description: 'Leave empty for the number in Feed settings.' },
  };
}
