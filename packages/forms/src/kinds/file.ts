import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { type FileLike, isFileLike } from '../values.ts';

/** Attached files. A `minFiles` above 0 makes the field mandatory. Contents are for the server to look at. */
export type FileField = FieldBase & {
  readonly kind: 'file';
  /** Endings of file names without the dot, lower case. */
  readonly accept: readonly string[];
  /** Per file, in bytes. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly minFiles?: number;
};

export const file: Kind<FileField, readonly FileLike[]> = {
  kind: 'file',
  empty: [],
  article: '',
  texts: {
    required: 'Attach {noun}',
    tooFew: '{label}: attach at least {min}',
    tooMany: '{label}: attach {max} at most',
  },
  // A file control left alone sends one nameless file of no bytes.
  clean: ({ raw }) =>
    (Array.isArray(raw) ? raw : [raw]).filter(isFileLike).filter(({ name, size }) => name !== '' || size > 0),
  check: ({ answer, field }) => {
    const { minFiles: min = 0, maxFiles: max, maxBytes, accept } = field;
    if (answer.length < min) return { rule: 'tooFew', params: { min } };
    if (answer.length > max) return { rule: 'tooMany', params: { max } };
    if (!answer.every(({ name }) => accept.includes(ending(name)))) {
      return { rule: 'fileType', params: { types: accept.map((type) => type.toUpperCase()).join(' or ') } };
    }
    if (answer.some(({ size }) => size === 0)) return { rule: 'fileEmpty' };
    if (answer.some(({ size }) => size > maxBytes))
      return { rule: 'fileSize', params: { max: inWords(maxBytes) } };
    return undefined;
  },
  show: ({ answer }) => answer.map(({ name, size }) => `${cleanLine(name)} (${inWords(size)})`).join(', '),
};

/** "plan.final.PDF" → "pdf"; '' when there is none. */
const ending = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const inWords = (bytes: number): string =>
  bytes < 1048576 ? `${Math.ceil(bytes / 1024)} KB` : `${Number((bytes / 1048576).toFixed(1))} MB`;
