import type { ReactNode } from 'react';

export type BadgeTone = 'brand' | 'accent' | 'paper' | 'soft' | 'good';

const tones: Record<BadgeTone, string> = {
  brand: 'bg-brand text-paper',
  accent: 'bg-accent text-paper',
  paper: 'bg-paper text-ink',
  soft: 'bg-brand-soft text-brand-deep',
  good: 'bg-good text-paper',
};

/** A word or two about the state of a thing: “Under offer”, “Sold”, “New”. */
export function Badge({ children, tone = 'soft' }: { children: ReactNode; tone?: BadgeTone }) {
  return (
    <span className={`inline-block rounded-sm px-2.5 py-1 text-xs leading-snug font-semibold ${tones[tone]}`}>
      {children}
    </span>
  );
}
