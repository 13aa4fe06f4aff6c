import type { Harm } from '#site/features/listings/feed/foresee-harm.ts';
import { harmText } from '../harm.ts';

/** What the admin knows of a run. */
export type RunFigures = {
  id: number;
  fileName: string;
  state: string;
  created: number;
  updated: number;
  unchanged: number;
  skipped: number;
  quarantined: number;
  imagesFetched?: number;
  problemCount: number;
  harm?: Harm | null;
};

/** Whether nothing more happens with it by itself. */
export const isOver = (state: string): boolean => state !== 'waiting' && state !== 'running';

const STATES: Record<string, string> = {
  tested: 'tested, nothing was changed. Open it to see what it would do.',
  waiting: 'waiting to be imported…',
  running: 'importing…',
  quarantined: 'not imported, nothing was changed. Open it to see why.',
  interrupted: 'interrupted. Open it to see what to do.',
  discarded: 'discarded, nothing was changed.',
};

/** `3 new, 12 changed, 1 problem`, or what else became of it. */
export function runText(run: RunFigures): string {
  if (run.state === 'held')
    return `on hold, nothing was changed. ${harmText(run.harm ?? undefined)} Open it to decide.`;
  const state = STATES[run.state];
  if (state) return state;
  const figures = figuresText(run) || 'no listings';
  return run.state === 'failed' ? `partly imported: ${figures}. Open it to see why.` : `${figures}.`;
}

/** `3 new, 12 changed, 1 problem`; empty where it holds nothing. */
export function figuresText(run: Omit<RunFigures, 'fileName' | 'state'>): string {
  const counts: [number | undefined, string][] = [
    [run.created, 'new'],
    [run.updated, 'changed'],
    [run.unchanged, 'unchanged'],
    [run.skipped, 'older (ignored)'],
    [run.quarantined, 'skipped'],
    [run.imagesFetched, run.imagesFetched === 1 ? 'picture imported' : 'pictures imported'],
    [run.problemCount, run.problemCount === 1 ? 'problem' : 'problems'],
  ];
  return counts
    .flatMap(([count, what]) => (count ? [`${count.toLocaleString('en-AU')} ${what}`] : []))
    .join(', ');
}
