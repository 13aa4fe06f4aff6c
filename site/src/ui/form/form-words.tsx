import type { FormDefinition } from '@frontage/forms';
import type { ReactNode } from 'react';

/**
 * The headings and texts that stand before a field, or after all of them. Where a text names a field of `repeats` in
 * square brackets, the answer to it stands once there is one: a script of the form says it.
 */
export function FormWords({
  words = [],
  before,
  repeats = [],
}: {
  words: FormDefinition['words'];
  before?: string;
  repeats?: readonly string[];
}) {
  return words
    .filter((each) => each.before === before)
    .map(({ heading, text = '' }) =>
      heading ? (
        <h2 key={`h ${heading}`} className="mt-3 text-xl sm:col-span-full">
          {heading}
        </h2>
      ) : (
        <p key={`p ${text}`} className="text-pretty whitespace-pre-line text-muted sm:col-span-full">
          {repeats.length > 0 ? withOutputs({ text, repeats }) : text}
        </p>
      ),
    );
}

/** `[[name]]` stays as `[name]`, as in e-mails. */
function withOutputs({ text, repeats }: { text: string; repeats: readonly string[] }): ReactNode[] {
  return text.split(/(\[\[[\w:-]+\]\]|\[[\w:-]+\])/).map((part) => {
    const name = /^\[([^[\]]+)\]$/.exec(part)?.[1] ?? '';
    if (!repeats.includes(name)) return part.replace(/^\[(\[.+\])\]$/, '$1');
    return (
      <output
        key={name}
        name={name}
        data-reflection-of={name}
        data-default="…"
        className="text-ink wrap-anywhere"
      >
        …
      </output>
    );
  });
}
