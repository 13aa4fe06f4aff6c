import type { ReactNode } from 'react';
import { programShapes } from './icons/lucide-program.ts';

export type IconName = keyof typeof shapes;

/** A line icon in the colour of the text around it, hidden from screen readers: text beside it or a label says the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <IconFrame className={className}>
      <path d={shapes[name]} />
    </IconFrame>
  );
}

/** The SVG element around the shapes of an icon. */
export function IconFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={`fr-icon ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const shapes = {
  ...programShapes,
  // Lucide has no floor plan.
  plan: 'M4 4h16v16H4zM4 11h7V8M11 20v-5M15 4v7h5M15 14v2',
};

export const iconNames = Object.keys(shapes) as IconName[];
