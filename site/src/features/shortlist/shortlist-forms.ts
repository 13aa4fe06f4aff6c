import type { FormDefinition } from '@frontage/forms';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { NOTE_LENGTH, SHARE_NAME_LENGTH } from './shortlist-types.ts';

const messages = {
  waiting: 'Saving…',
  failed: 'Your changes have not been saved.',
  thanks: { title: 'Saved', body: '' },
};

/** The note on a saved listing, in the language of the moment. The page renders it once for each listing. */
export const noteForm = (): FormDefinition => ({
  key: 'shortlist-note',
  title: 'Note',
  fields: [
    {
      kind: 'textarea',
      name: 'note',
      label: 'Note',
      maxLength: NOTE_LENGTH,
      messages: { maxLength: shortlistTexts().note.tooLong(NOTE_LENGTH) },
    },
  ],
  submitLabel: 'Save note',
  messages,
  version: 1,
});

/** The optional name of the visitor who shares a list, in the language of the moment. */
export const shareForm = (): FormDefinition => ({
  key: 'shortlist-share',
  title: 'Share this list',
  fields: [
    {
      kind: 'text',
      name: 'name',
      label: 'Name',
      maxLength: SHARE_NAME_LENGTH,
      messages: { maxLength: shortlistTexts().share.nameTooLong(SHARE_NAME_LENGTH) },
    },
  ],
  submitLabel: 'Create link',
  messages,
  version: 1,
});
