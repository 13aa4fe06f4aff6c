import type { FormDefinition } from '@frontage/forms';
import { NOTE_LENGTH } from './shortlist-types.ts';

const messages = {
  waiting: 'Saving…',
  failed: 'Your changes have not been saved.',
  thanks: { title: 'Saved', body: '' },
};

/** The note on a saved listing. The page renders it once for each listing. */
export const noteForm: FormDefinition = {
  key: 'shortlist-note',
  title: 'Note',
  fields: [{ kind: 'textarea', name: 'note', label: 'Note', maxLength: NOTE_LENGTH }],
  submitLabel: 'Save note',
  messages,
  version: 1,
};

/** The optional name of the visitor who shares a list. */
export const shareForm: FormDefinition = {
  key: 'shortlist-share',
  title: 'Share this list',
  fields: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 60 }],
  submitLabel: 'Create link',
  messages,
  version: 1,
};
