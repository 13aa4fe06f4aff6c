/**
 * Words in which names of fields in square brackets stand for their answers: “…” until there is one, and a script of
 * the form says it. `[[name]]` stays as `[name]`, as in emails.
 */
export function RepeatingWords({ text, fields }: { text: string; fields: readonly string[] }) {
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
