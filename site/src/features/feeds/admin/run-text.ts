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
  const counts: [number, string][] = [
    [run.created, 'new'],
    [run.updated, 'changed'],
    [run.unchanged, 'unchanged'],
    [run.skipped, 'older (ignored)'],
    [run.quarantined, 'skipped'],
    [run.problemCount, run.problemCount === 1 ? 'problem' : 'problems'],
  ];
  const said = counts.filter(([count]) => count > 0).map(([count, words]) => `${count} ${words}`);
  const figures = said.length ? said.join(', ') : 'no listings';
  return run.state === 'failed' ? `partly imported: ${figures}. Open it to see why.` : `${figures}.`;
}
