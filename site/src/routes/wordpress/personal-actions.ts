import type { Context } from 'hono';
import type { SiteBindings } from '#site/server/site.ts';

type RouteContext = Context<SiteBindings>;

/** Answers an action that is about the visitor themselves. The first text of each name in the body counts. */
export type PersonalAction = (input: {
  c: RouteContext;
  textIn: (name: string) => string;
  /** Everything that was sent, for actions that send a whole form. */
  entries: readonly (readonly [string, unknown])[];
}) => Promise<Response>;

/** POST: the actions of old pages that send no lead form, by name. */
export type PersonalActions = ReadonlyMap<string, PersonalAction>;

/** The HTML of a form about the visitors themselves, a word where they are to go elsewhere, or nothing. */
export type PersonalFragment = (input: {
  c: RouteContext;
  query: URLSearchParams;
}) => Promise<{ html: string } | { word: string } | undefined>;

/** GET: the actions that fetch those forms, by name. */
export type PersonalFragments = ReadonlyMap<string, PersonalFragment>;

export type Personal = { send: PersonalActions; fetch: PersonalFragments };
