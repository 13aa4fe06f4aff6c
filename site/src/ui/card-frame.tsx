import type { ReactNode } from 'react';

/** A box for content that is separate from the page: an office, a form, a summary. */
export function CardFrame({
  children,
  tone = 'paper',
  padded = true,
  className = '',
}: {
  children: ReactNode;
  tone?: 'paper' | 'sand';
  padded?: boolean;
  className?: string;
}) {
  const background = tone === 'sand' ? 'bg-sand' : 'fr-card fr-on-light';
  return (
    <div className={`overflow-hidden rounded-lg ${background} ${padded ? 'p-6 md:p-8' : ''} ${className}`}>
      {children}
    </div>
  );
}
