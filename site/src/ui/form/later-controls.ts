import type { FormProps } from './form-props.ts';
import { later } from './later.tsx';

// What few forms have, each in a chunk of its own.
const parts = {
  date: later(async () => (await import('./date-field.tsx')).DateField),
  file: later(async () => (await import('./file-field.tsx')).FileField),
  places: later(async () => (await import('./places-control.tsx')).PlacesControl),
  range: later(async () => (await import('./range-field.tsx')).RangeField),
  freeText: later(async () => (await import('./free-text.tsx')).FreeText),
  words: later(async () => (await import('./repeating-words.tsx')).RepeatingWords),
  counter: later(async () => (await import('./character-count.tsx')).CharacterCount),
  captcha: later(async () => (await import('./captcha-field.tsx')).CaptchaField),
};

export const {
  date: DateField,
  file: FileField,
  places: PlacesControl,
  range: RangeField,
  freeText: FreeText,
  words: RepeatingWords,
  counter: CharacterCount,
  captcha: CaptchaField,
} = parts;

/** Fetches the scripts of the parts that this form has, so that it is drawn whole at once. */
export async function readyForm({
  definition,
  captcha,
}: Pick<FormProps, 'definition' | 'captcha'>): Promise<void> {
  const kinds = new Set<string>(definition.fields.map(({ kind }) => kind));
  // Drawn as the browser's own there.
  if (definition.contact) kinds.delete('date');
  if (definition.fields.some(({ counter }) => counter)) kinds.add('counter');
  if (definition.fields.some((field) => 'freeText' in field && field.freeText)) kinds.add('freeText');
  if (definition.words?.some(({ text }) => text?.includes('['))) kinds.add('words');
  if (captcha) kinds.add('captcha');
  await Promise.all(Object.entries(parts).map(([kind, { ready }]) => kinds.has(kind) && ready()));
}

/** The same for every form there may be: where forms become HTML, before the first does. */
export async function readyEveryForm(): Promise<void> {
  await Promise.all(Object.values(parts).map(({ ready }) => ready()));
}
