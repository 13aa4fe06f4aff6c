import type { Payload } from 'payload';
import type { Header } from '#site/payload-types.ts';
import type { Theme } from '#site/ui/theme/theme.ts';

/** A record that a kit added, and when: one that was changed since is staff's own. */
export type MadeRecord = {
  collection: 'pages' | 'templates' | 'style-presets';
  id: number;
  updatedAt: string;
};

/** What the last kit added, and what was there before in place of its theme and menu. */
export type AddedKit = {
  kit: string;
  /** The member of staff. */
  by: number | null;
  /** ISO date. */
  at: string;
  made: MadeRecord[];
  theme?: Theme;
  menu?: NonNullable<Header['links']>;
};

const KEY = 'frontage:website-kit';

/** Keeps what a kit added in place of what was kept of the one before. */
export const rememberKit = (payload: Payload, added: AddedKit): Promise<void> =>
  payload.kv.set(KEY, added as never);

/** The kit that was added last; undefined where none was, or it was taken back. */
export const lastKit = async (payload: Payload): Promise<AddedKit | undefined> =>
  (await payload.kv.get<AddedKit>(KEY)) ?? undefined;

export const forgetKit = (payload: Payload): Promise<void> => payload.kv.delete(KEY);
