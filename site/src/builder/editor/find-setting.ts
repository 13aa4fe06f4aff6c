import type { BlockField } from '#site/block-kit/fields.ts';

/** What people who know other page builders call some settings, by a word of ours. */
const ALSO_CALLED: Record<string, string> = {
  padding: 'spacing inset room',
  margin: 'spacing outset distance',
  corners: 'border radius rounded',
  background: 'colour color fill gradient overlay',
  colour: 'color',
  visible: 'hide show responsive device',
  sticky: 'fixed pinned',
  entrance: 'animation effect',
  anchor: 'id jump',
  typography: 'font text size weight line height',
  html: 'heading level h1 h2',
};

/** Whether every word of a search is in a setting's label or help, in those of a group's own settings, or in what others call it. */
export function isSetting({ field, search }: { field: BlockField; search: string }): boolean {
  const text = textOf(field).toLowerCase();
  const others = Object.entries(ALSO_CALLED).flatMap(([own, also]) => (text.includes(own) ? also : []));
  const called = [text, ...others].join(' ');
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => called.includes(word));
}

function textOf(field: BlockField): string {
  const inner = field.kind === 'group' || field.kind === 'list' ? Object.values(field.of).map(textOf) : [];
  return [field.label, field.help ?? '', ...inner].join(' ');
}
