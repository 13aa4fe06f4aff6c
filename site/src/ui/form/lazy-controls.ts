import type { FormProps } from './form-props.ts';
import { later } from './lazy-part.tsx';

// Controls that few forms have, each in its own chunk.
const parts = {
  date: later(async () => (await import('./date-field.tsx')).DateField),
  file: later(async () => (await import('./file-field.tsx')).FileField),
  places: later(async () => (await import('./places-control.tsx')).PlacesControl),
  range: later(async () => (await import('./range-field.tsx')).RangeField),
  freeText: later(async () => (await import('./free-text.tsx')).FreeText),
  words: later(async () => (await import('./answer-text.tsx')).TextWithAnswers),
  counter: later(async () => (await import('./character-count.tsx')).CharacterCount),
  captcha: later(async () => (await import('./captcha-field.tsx')).CaptchaField),
};

export const {
  date: DateField,
  file: FileField,
  places: PlacesControl,
  range: RangeField,
  freeText: FreeText,
  words: TextWithAnswers,
  counter: CharacterCount,
  captcha: CaptchaField,
} = parts;

/** Fetches the chunks that this form needs, so that it renders complete. */
export async function readyForm({
  definition,
  captcha,
}: Pick<FormProps, 'definition' | 'captcha'>): Promise<void> {
  const kinds = new Set<string>(definition.fields.map(({ kind }) => kind));
  // Shown as the browser's own control there.
  if (definition.contact) kinds.delete('date');
  if (definition.fields.some(({ counter }) => counter)) kinds.add('counter');
  if (definition.fields.some((field) => 'freeText' in field && field.freeText)) kinds.add('freeText');
  if (definition.words?.some(({ text }) => text?.includes('['))) kinds.add('words');
  if (captcha) kinds.add('captcha');
  await Promise.all(Object.entries(parts).map(([kind, { ready }]) => kinds.has(kind) && ready()));
}

/** Loads all of them: called on the server before the first form is rendered. */
export async function readyEveryForm(): Promise<void> {
  await Promise.all(Object.values(parts).map(({ ready }) => ready()));
}
