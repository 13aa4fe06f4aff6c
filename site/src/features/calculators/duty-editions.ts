import { STATES, stateName } from '@frontage/duty/engine';
import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { adminsOnly, editorsAndAdmins, staffOnly } from '#site/server/access.ts';
import { purge } from '#site/server/purge.ts';
import {
  editionPreviewEndpoint,
  stateTablesEndpoint,
  tablesInForceEndpoint,
  undoEditionEndpoint,
} from './edition-endpoints.ts';
import { exportEditionEndpoint, importEditionEndpoint } from './edition-file.ts';
import { publishedTables } from './load-tables.ts';
import { plainProblems } from './rates/plain-problems.ts';
import { changeOf, changeTitle } from './rates/rate-change.ts';
import { undatedSources } from './rates/undated-sources.ts';
import { layEdition } from './with-editions.ts';

const purgeTables = () => purge(['duty-tables']);

/**
 * Rates that staff add or correct between two versions of the software: tables of one state in the engine's format,
 * laid over those built in. Published ones take effect by the days written in them.
 */
export const dutyEditions: CollectionConfig = {
  slug: 'duty-editions',
  labels: { singular: 'Duty edition', plural: 'Duty editions' },
  admin: {
    group: 'Calculators',
    useAsTitle: 'title',
    defaultColumns: ['title', 'state', 'status', 'savedBy', 'updatedAt'],
    description: 'New and corrected stamp duty rates, each in force from its date.',
    components: {
      beforeListTable: [
        '/features/calculators/admin/left-out-editions.tsx#LeftOutEditions',
        '/features/calculators/admin/import-edition.client.tsx#ImportEdition',
      ],
      edit: { SaveButton: '/features/calculators/admin/edition-buttons.client.tsx#EditionButtons' },
    },
  },
  access: { create: editorsAndAdmins, read: staffOnly, update: editorsAndAdmins, delete: adminsOnly },
  graphQL: false,
  // What was there before stays, so that a slip can be taken back.
  versions: { maxPerDoc: 20 },
  hooks: { beforeChange: [sayWhyAgain], afterChange: [purgeTables], afterDelete: [purgeTables] },
  endpoints: [
    editionPreviewEndpoint,
    tablesInForceEndpoint,
    stateTablesEndpoint,
    importEditionEndpoint,
    exportEditionEndpoint,
    undoEditionEndpoint,
  ],
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'state',
          type: 'select',
          required: true,
          label: 'State or territory',
          options: STATES.map(({ state, name }) => ({ value: state, label: name })),
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'draft',
          // The buttons set it.
          admin: { readOnly: true, disableBulkEdit: true },
          options: [
            { value: 'draft', label: 'Draft' },
            { value: 'published', label: 'Published' },
            { value: 'withdrawn', label: 'Undone' },
          ],
        },
      ],
    },
    {
      name: 'rates',
      type: 'ui',
      admin: { components: { Field: '/features/calculators/admin/on-demand.client.tsx#RatesForm' } },
    },
    {
      name: 'why',
      type: 'textarea',
      required: true,
      label: 'Reason',
      maxLength: 2000,
      admin: {
        description: 'For internal use, for example “Transfer fee increased on 1 July”.',
      },
    },
    {
      name: 'preview',
      type: 'ui',
      admin: {
        components: { Field: '/features/calculators/admin/on-demand.client.tsx#EditionPreview' },
      },
    },
    {
      name: 'actions',
      type: 'ui',
      admin: {
        components: { Field: '/features/calculators/admin/on-demand.client.tsx#EditionActions' },
      },
    },
    {
      type: 'collapsible',
      label: 'Advanced: name and tables as JSON',
      admin: { initCollapsed: true },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: 'Name',
          required: true,
          hooks: { beforeValidate: [({ value, data }) => value || titleOf(data)] },
          admin: { description: 'Created from the form above. You can change it.' },
        },
        {
          name: 'startFromPresent',
          type: 'ui',
          label: 'Load current tables',
          admin: {
            components: {
              Field: '/features/calculators/admin/start-from-present.client.tsx#StartFromPresent',
            },
          },
        },
        {
          name: 'tables',
          type: 'json',
          required: true,
          admin: {
            components: { Field: '/features/calculators/admin/tables-field.client.tsx#TablesField' },
            description:
              'Tables of one state. Include only those that change. A table with the same start date replaces the existing one.',
          },
          validate: checkTables,
        },
      ],
    },
  ],
};

type Checked = { data?: { state?: string; status?: string }; id?: number | string; req: PayloadRequest };

/** True, or everything that is wrong with the tables by themselves and among the others, in sentences. */
async function checkTables(value: unknown, { data, id, req }: Checked): Promise<true | string> {
  // What is taken out of force may be unsound; that can be the reason.
  if (data?.status === 'withdrawn') return true;
  const base = await publishedTables({ payload: req.payload, except: Number(id) });
  const laid = layEdition({ base, state: String(data?.state ?? ''), tables: value });
  if (!laid.ok) return plainProblems(laid.problems).join('\n');
  return undatedSources(laid.edition).join('\n') || true;
}

/** The reason once given was for that change; another one of rates that were in force needs its own. */
async function sayWhyAgain({
  data,
  originalDoc: before,
}: Parameters<CollectionBeforeChangeHook>[0]): Promise<void> {
  if (!before || before.status === 'draft' || data.why?.trim() !== before.why?.trim()) return;
  if (data.status === before.status && JSON.stringify(data.tables) === JSON.stringify(before.tables)) return;
  const message = 'Enter a reason for this change. The current text is from the previous change.';
  throw new ValidationError({ collection: 'duty-editions', errors: [{ path: 'why', message }] });
}

function titleOf(data: Partial<{ state: string; tables: unknown }> = {}): string | undefined {
  const change = changeOf(data.tables);
  const known = STATES.find(({ state }) => state === data.state);
  return change && known && changeTitle({ name: stateName(known.state), change });
}
