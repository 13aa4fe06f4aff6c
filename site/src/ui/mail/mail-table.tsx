import type { CSSProperties, ReactNode } from 'react';

/** A table for layout, the only layout that all mail programs support. */
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
