import type { ReactNode } from 'react';

/** Limits content to the page width with side margins. `text` is a comfortable width for reading. */
export function Container({
  children,
  width = 'page',
  className = '',
}: {
  children: ReactNode;
  width?: 'page' | 'text';
  className?: string;
}) {
  return (
    <div
      className={`mx-auto w-full px-5 md:px-8 ${width === 'text' ? 'max-w-prose-page' : 'max-w-page'} ${className}`}
    >
      {children}
    </div>
  );
}
