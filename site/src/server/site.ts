import type { HttpBindings } from '@hono/node-server';
import type { Payload } from 'payload';
import type { Assets } from './assets.ts';
import type { Env } from './env.ts';
import type { PageCache } from './page-cache.ts';

/** What the routes work with. */
export type Site = { payload: Payload; env: Env; assets: Assets; cache: PageCache; dev: boolean };

/** Hono's context carries Node's own request and response. */
export type SiteBindings = { Bindings: HttpBindings };
