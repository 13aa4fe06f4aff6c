import type { FormDefinition } from '@frontage/forms';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { NOTE_LENGTH, SHARE_NAME_LENGTH } from './shortlist-types.ts';

/** What a visitor sees when a form is sent is said by the page itself. */
const messages = { waiting: '', failed: '', thanks: { title: '', body: '' } };

/** The note on a saved listing, in the language of the moment. The page renders it once for each listing. */
export function noteForm(): FormDefinition {
  const { yours, save, tooLong } = shortlistTexts().note;
  const messagesOfNote = { maxLength: tooLong(NOTE_LENGTH) };
  return {
    key: 'shortlist-note',
    title: yours,
    fields: [
      { kind: 'textarea', name: 'note', label: yours, maxLength: NOTE_LENGTH, messages: messagesOfNote },
    ],
    submitLabel: save,
    messages,
    version: 1,
  };
}

/** The optional name of the visitor who shares a list, in the language of the moment. */
export function shareForm(): FormDefinition {
  const { title, name, create, nameTooLong } = shortlistTexts().share;
  const messagesOfName = { maxLength: nameTooLong(SHARE_NAME_LENGTH) };
  return {
    key: 'shortlist-share',
    title,
    fields: [
      { kind: 'text', name: 'name', label: name, maxLength: SHARE_NAME_LENGTH, messages: messagesOfName },
    ],
    submitLabel: create,
    messages,
    version: 1,
  };
}
