import { cleanLine } from '../clean-text.ts';
import type { FieldBase } from '../field-base.ts';
import type { Kind } from '../kind.ts';
import { fileEnding } from '../swv/file-ending.ts';
import { type FileLike, isFileLike } from '../values.ts';

/** Attached files. A `minFiles` above 0 makes the field mandatory. The server checks the contents. */
export type FileField = FieldBase & {
  readonly kind: 'file';
  /** File extensions without the dot, lowercase. */
  readonly accept: readonly string[];
  /** Per file, in bytes. In contact forms: of all files together. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  readonly minFiles?: number;
  /** Of all files together, in bytes. */
  readonly minBytes?: number;
};

export const file: Kind<FileField, readonly FileLike[]> = {
  kind: 'file',
  empty: [],
  article: '',
  texts: {
    required: 'Attach {noun}',
    tooFew: '{label}: attach at least {min}',
    tooMany: '{label}: attach up to {max}',
  },
  // An untouched file control sends one nameless, empty file.
  clean: ({ raw }) =>
    (Array.isArray(raw) ? raw : [raw]).filter(isFileLike).filter(({ name, size }) => name !== '' || size > 0),
  check: ({ answer, field }) => {
    const { minFiles: min = 0, maxFiles: max, maxBytes, accept } = field;
    if (answer.length < min) return { rule: 'tooFew', params: { min } };
    if (answer.length > max) return { rule: 'tooMany', params: { max } };
    if (!answer.every(({ name }) => accept.includes(fileEnding(name)))) {
      return { rule: 'fileType', params: { types: accept.map((type) => type.toUpperCase()).join(' or ') } };
    }
    if (answer.some(({ size }) => size === 0)) return { rule: 'fileEmpty' };
    if (answer.some(({ size }) => size > maxBytes))
      return { rule: 'fileSize', params: { max: formatSize(maxBytes) } };
    return undefined;
  },
  show: ({ answer }) => answer.map(({ name, size }) => `${cleanLine(name)} (${formatSize(size)})`).join(', '),
};

/** A size as people read it. */
export const formatSize = (bytes: number): string =>
  bytes < 1048576 ? `${Math.ceil(bytes / 1024)} KB` : `${Number((bytes / 1048576).toFixed(1))} MB`;
