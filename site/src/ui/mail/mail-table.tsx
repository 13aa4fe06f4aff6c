import type { CSSProperties, ReactNode } from 'react';

/** A table for layout, the only layout that all mail programs support. */
export function Table({
  children,
  style,
  className,
  lang,
  dir,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
  lang?: string;
  dir?: 'rtl';
}) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={className}
      lang={lang}
      dir={dir}
      style={{ width: '100%', borderSpacing: 0, ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
