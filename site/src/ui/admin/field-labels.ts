type LabelledField = { type: string; name?: string; label?: unknown; fields?: unknown; tabs?: unknown };

/** The labels of a collection's fields by name, those in rows and tabs included. */
export function fieldLabels(fields: readonly unknown[]): Map<string, string> {
  const labels = new Map<string, string>();
  for (const field of fields as readonly LabelledField[]) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs as { fields: unknown[] }[])
        for (const [name, label] of fieldLabels(tab.fields)) labels.set(name, label);
    } else if (field.type === 'row' || field.type === 'collapsible') {
      for (const [name, label] of fieldLabels(field.fields as unknown[])) labels.set(name, label);
    } else if (field.name) labels.set(field.name, labelOf({ name: field.name, label: field.label }));
  }
  return labels;
}

/** What staff read for a field: its label, or its name in words. */
export function labelOf({ name, label }: { name: string; label?: unknown }): string {
  if (typeof label === 'string') return label;
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
