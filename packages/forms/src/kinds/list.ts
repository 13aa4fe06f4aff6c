import type { Kind } from '../kind.ts';
import type { Answer } from '../values.ts';
import { acceptance } from './acceptance.ts';
import { checkbox } from './checkbox.ts';
import { checkboxes } from './checkboxes.ts';
import { radio, select } from './choice.ts';
import { context } from './context.ts';
import { date } from './date.ts';
import { email } from './email.ts';
import { file } from './file.ts';
import { hidden } from './hidden.ts';
import { number } from './number.ts';
import { password } from './password.ts';
import { phone } from './phone.ts';
import { places } from './places.ts';
import { quiz } from './quiz.ts';
import { range } from './range.ts';
import { text } from './text.ts';
import { textarea } from './textarea.ts';
import { time } from './time.ts';
import { url } from './url.ts';

/** Every kind of field, listed once; the `Field` union and all look-ups are derived from it. */
export const kinds = [
  text,
  email,
  phone,
  textarea,
  select,
  radio,
  checkbox,
  checkboxes,
  date,
  number,
  password,
  file,
  hidden,
  context,
  places,
  url,
  time,
  range,
  acceptance,
  quiz,
] as const;

type FieldOf<K> = K extends Kind<infer F, infer _A> ? F : never;

/** One field of a form, told apart by `kind`. */
export type Field = FieldOf<(typeof kinds)[number]>;

const byName = new Map<string, unknown>(kinds.map((kind) => [kind.kind, kind]));

/** The kind of a field. Definitions name known kinds only (see `definitionProblems`); an unknown one is treated as text. */
export const kindOf = (field: Field): Kind<Field, Answer> =>
  // The map pairs each name with its own kind, which its type cannot express.
  (byName.get(field.kind) ?? text) as Kind<Field, Answer>;
