import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

/** An empty state: what is missing, why, and what to do next (links or a form as children). */
export function EmptyState({
  title,
  text,
  level = 2,
  icon,
  children,
}: {
  title: string;
  text?: string;
  /** 1 where it is all there is of a page. */
  level?: 1 | 2 | 3;
  /** What is missing, drawn. */
  icon?: IconName;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="rounded-lg bg-sand px-6 py-12 md:px-12 md:py-16">
      {icon && (
        <span className="mb-6 grid size-16 place-items-center rounded-full bg-brand text-sand">
          <Icon name={icon} className="size-8" />
        </span>
      )}
      <Heading className="max-w-prose-page text-2xl">{title}</Heading>
      {text && <p className="mt-3 max-w-prose-page text-lg text-muted">{text}</p>}
      {children && <div className="mt-6">{children}</div>}
    </div>
  );
}
