import type { FormDefinition } from '@frontage/forms';
import { NOTE_LENGTH } from './shortlist-types.ts';

const messages = {
  waiting: 'Saving…',
  failed: 'Your changes have not been saved.',
  thanks: { title: 'Saved', body: '' },
};

/** What may stand in a note on a saved listing. Drawn by the page itself, once for each listing. */
export const noteForm: FormDefinition = {
  key: 'shortlist-note',
  title: 'Note',
  fields: [{ kind: 'textarea', name: 'note', label: 'Note', maxLength: NOTE_LENGTH }],
  submitLabel: 'Save note',
  messages,
  version: 1,
};

/** How somebody who shares a list may call themselves. */
export const shareForm: FormDefinition = {
  key: 'shortlist-share',
  title: 'Share this list',
  fields: [{ kind: 'text', name: 'name', label: 'Name', maxLength: 60 }],
  submitLabel: 'Create link',
  messages,
  version: 1,
};
