import type { ReactNode } from 'react';
import { LogoMark } from './logo-mark.tsx';

/** An empty state: what is missing, why, and what to do next (links or a form as children). */
export function EmptyState({
  title,
  text,
  level = 2,
  children,
}: {
  title: string;
  text?: string;
  level?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="rounded-lg bg-sand px-6 py-12 md:px-12 md:py-16">
      <LogoMark className="mb-6 h-12 text-brand" />
      <Heading className="max-w-prose-page text-2xl">{title}</Heading>
      {text && <p className="mt-3 max-w-prose-page text-lg text-muted">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
