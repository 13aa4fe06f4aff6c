import type { Designed } from '#site/features/pages/designed.ts';
import type { SaveAnswer, SaveRequest } from './design-saver.ts';

/** Sends a design to the server. Rejects only when there is no answer; a failing server is one to try again. */
export async function sendDesign({
  collection,
  id,
  tab,
  restored,
  request,
}: {
  collection: Designed;
  id: number;
  /** This open builder: the server knows its saves again when an answer got lost. */
  tab: string;
  /** The tab whose unsaved work this is, and the version that was opened with it. */
  restored?: { tab: string; opened: string } | undefined;
  request: SaveRequest;
}): Promise<SaveAnswer> {
  const body = JSON.stringify({ ...request, tab, restored });
  const response = await fetch(`/api/${collection}/${id}/design`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    body,
    // Lets a save outlive the tab; browsers take up to 64 KB of it.
    keepalive: body.length < 60_000,
  });
  if (response.status >= 500) throw new Error(`The server responded with ${response.status}.`);
  const answer = await response.json();
  if (response.ok) return { kind: 'saved', ...answer };
  if (response.status === 409) return { kind: 'conflict', ...answer.conflict };
  if ((response.status === 401 || response.status === 403) && (await isSignedOut()))
    return { kind: 'refused', message: SIGNED_OUT, isSignedOut: true };
  const said = answer.message ?? answer.errors?.[0]?.message;
  return { kind: 'refused', message: said ?? 'The server could not save it. Try again shortly.' };
}

const SIGNED_OUT = 'You have been signed out. Your changes are stored in this browser.';

/** The same status answers those who are not signed in and those who may not. */
async function isSignedOut(): Promise<boolean> {
  const response = await fetch('/api/users/me', { credentials: 'same-origin' });
  return response.ok && !(await response.json()).user;
}
