import type { ReactNode } from 'react';

/** The field of a box's title: which heading it is. */
export const levelField = {
  kind: 'select',
  label: 'HTML tag',
  help: 'The level after the heading above it. The size does not depend on it.',
  tab: 'advanced',
  options: [
    { value: '2', label: 'H2' },
    { value: '3', label: 'H3' },
    { value: '4', label: 'H4' },
  ],
} as const;

/** The title of a box as a heading of that level; nothing while it has no text. */
export function BoxTitle({
  level,
  className = '',
  text,
  children = text,
}: {
  level: '2' | '3' | '4';
  className?: string;
  text: string;
  children?: ReactNode;
}) {
  if (!text.trim()) return null;
  const Heading = `h${level}` as const;
  return <Heading className={`wrap-anywhere ${className}`}>{children}</Heading>;
}
