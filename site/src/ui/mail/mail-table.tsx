import type { CSSProperties, ReactNode } from 'react';

/** A table for layout: the one way in which all mail programs put things where they belong. */
export function Table({
  children,
  style,
  className,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={{ width: '100%', borderSpacing: 0, ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
