import type { ReactNode } from 'react';

/** Keeps content in the page's column with its side margins. `text` is the width that reads well. */
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
