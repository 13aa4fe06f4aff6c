/**
 * Text with field names in square brackets, which the form's script replaces with their answers; “…” until there is
 * one. `[[name]]` gives `[name]`, as in emails.
 */
export function TextWithAnswers({ text, fields }: { text: string; fields: readonly string[] }) {
  return text.split(/(\[\[[\w:-]+\]\]|\[[\w:-]+\])/).map((part) => {
    const name = part.slice(1, -1);
    if (part !== `[${name}]` || !fields.includes(name)) return part.replace(/^\[(\[.+\])\]$/, '$1');
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
