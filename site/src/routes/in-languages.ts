import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { languagePath, type OtherLanguage } from '#site/messages/language.ts';
import { isFormPath, isPagePath, readLanguagePath } from '#site/server/language-path.ts';
import { inLanguage } from '#site/server/request-language.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';

/**
 * The app with each page at an address in every language that the website offers (`/zh/buy`): the prefix is taken off, and
 * what answers the plain address does so in that language. Addresses without a prefix are passed on as they are.
 */
export function inLanguages({ app, site }: { app: Hono<SiteBindings>; site: Site }) {
  return (request: Request, env: HttpBindings): Response | Promise<Response> => {
    const found = readLanguagePath(env.incoming.url ?? '/');
    // Neither two languages nor another website (`/zh//example.com`).
    if (!found || readLanguagePath(found.plain) || /^\/[/\\]/.test(found.plain))
      return app.fetch(request, env);
    return answer({ app, site, request, env, ...found });
  };
}

async function answer({
  app,
  site,
  request,
  env,
  language,
  plain,
}: {
  app: Hono<SiteBindings>;
  site: Site;
  request: Request;
  env: HttpBindings;
  language: OtherLanguage;
  plain: string;
}): Promise<Response> {
  const { languages } = await loadSettings(site.payload);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isOffered = languages.includes(language);
  if (isRead && !isOffered) return movedTo(plain, 301);
  if (isRead && !isPagePath(plain)) return movedTo(plain, 302);
  // `/zh` is the home page; `/zh/` is not another one.
  if (isRead && /^\/(?=\?|$)/.test(plain) && env.incoming.url?.startsWith(`/${language}/`))
    return movedTo(languagePath(language, plain), 301);
  if (!isRead && !isFormPath(plain)) return app.fetch(request, env);
  const asPlain = new Request(new URL(plain, request.url), {
    method: request.method,
    headers: request.headers,
    ...(isRead ? {} : { body: request.body, duplex: 'half' }),
  } as RequestInit);
  const response = await inLanguage(isOffered ? language : 'en', () => app.fetch(asPlain, env));
  const next = response.headers.get('Location');
  if (isOffered && next && isPagePath(next)) response.headers.set('Location', languagePath(language, next));
  return response;
}

const movedTo = (address: string, status: 301 | 302): Response =>
  new Response(null, { status, headers: { Location: address, 'Cache-Control': 'no-cache' } });
