import type { Field } from 'payload';
import { DOCUMENT_KINDS, DOCUMENT_NAMES } from '../terms/document-kinds.ts';

/** A listing's documents. Those of a feed are among them; what staff change about one stays changed (decision 012). */
export const documentsField: Field = {
  name: 'documents',
  type: 'array',
  labels: { singular: 'Document', plural: 'Documents' },
  admin: {
    description:
      'Statements of Information and floor plans stand on the listing’s page. The first brochure is given to whoever asks for it there. Contracts and other documents are for staff only.',
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
        { name: 'title', type: 'text', label: 'Title (as visitors read it)' },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'file', type: 'upload', relationTo: 'property-documents' },
        {
          name: 'address',
          type: 'text',
          label: 'Or the address of the PDF on another website',
          validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
            checkAddress({ value, hasFile: Boolean((siblingData as { file?: unknown } | null)?.file) }),
        },
      ],
    },
  ],
};

function checkAddress({ value, hasFile }: { value: string | null | undefined; hasFile: boolean }) {
  if (!value) return hasFile || 'Choose a file, or write the address of the PDF.';
  return /^https?:\/\/\S+$/i.test(value) && URL.canParse(value)
    ? true
    : 'Write a whole address that starts with https://.';
}
