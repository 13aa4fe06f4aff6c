import type { Field } from 'payload';
import { DOCUMENT_KINDS, DOCUMENT_NAMES } from '../terms/document-kinds.ts';

/** A listing's documents. Those of a feed are among them; what staff change about one stays changed (decision 012). */
export const documentsField: Field = {
  name: 'documents',
  type: 'array',
  labels: { singular: 'Document', plural: 'Documents' },
  admin: {
    description:
      'Statements of Information and floor plans show on the listing’s page. Visitors can request the first brochure. Contracts and other documents are for staff only.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'brochure',
          options: DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_NAMES[value] })),
        },
        { name: 'title', type: 'text', label: 'Title' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'file', type: 'upload', relationTo: 'property-documents' },
        {
          name: 'address',
          type: 'text',
          label: 'External PDF URL',
          validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
            checkAddress({ value, hasFile: Boolean((siblingData as { file?: unknown } | null)?.file) }),
        },
      ],
    },
  ],
};

function checkAddress({ value, hasFile }: { value: string | null | undefined; hasFile: boolean }) {
  if (!value) return hasFile || 'Choose a file, or enter the URL of the PDF.';
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)
    ? true
    : 'Enter a full URL that starts with https://.';
}
