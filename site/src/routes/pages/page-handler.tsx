import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { ReactNode } from 'react';
import type { CarriedPopups } from '#site/builder/design/popups/load-popups.ts';
import { loadPopups, NO_POPUPS } from '#site/builder/design/popups/load-popups.ts';
import { PopupsWake, PopupTemplates } from '#site/builder/design/popups/popup-templates.tsx';
import { loadFooterNewsletter } from '#site/features/leads/forms/opening/load-footer-newsletter.ts';
import { loadMenus } from '#site/features/leads/forms/settings/load-menus.ts';
import { STYLE_PRESETS_TAG } from '#site/features/pages/style-presets/load-style-presets.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
import { renderDocument } from '#site/server/document.tsx';
import { framesOf } from '#site/server/frame-tags.ts';
import { isPagePath } from '#site/server/language-path.ts';
import { log } from '#site/server/log.ts';
import type { RenderedPage } from '#site/server/page-cache.ts';
import { inEnglish } from '#site/server/request-language.ts';
import { securityHeaders } from '#site/server/security-headers.ts';
import type { Site, SiteBindings } from '#site/server/site.ts';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { markupOf } from '#site/ui/theme/theme-style.ts';
import { siteImage } from '../share-pictures/sheets.ts';
import { documentTitle } from './document-title.ts';
import { earlier, loadSurroundings } from './in-template.tsx';
import { Layout } from './layout.tsx';
import type { PageRoute, Surroundings, TriedAnswer } from './page-route.ts';
import { PREFETCH_HEADERS } from './prefetch-rules.ts';

await readyEveryForm();

/**
 * Turns a page route into a Hono handler: page cache, then load, then render inside the layout. `translated` pages have
 * texts of the program in every language; the content of the others is in English.
 */
export function pageHandler(site: Site) {
  return (route: PageRoute, { translated = false }: { translated?: boolean } = {}) =>
    async (c: Context<SiteBindings>): Promise<Response> => {
      const { incoming, outgoing } = c.env;
      const render = async () => {
        const query = new URL(c.req.url).searchParams;
        const read = () => route({ site, c, query });
        const answer = await (translated ? read() : inEnglish(read));
        return 'redirect' in answer
          ? redirectPage(answer)
          : renderPage({
              site,
              answer,
              path: c.req.path,
              query,
              translated: translated && !answer.inEnglish,
            });
      };
      await site.cache.respond({ request: incoming, response: outgoing, render });
      return RESPONSE_ALREADY_SENT;
    };
}

async function renderPage({
  site,
  answer,
  path,
  query,
  translated,
}: {
  site: Site;
  answer: TriedAnswer;
  path: string;
  query: URLSearchParams;
  translated: boolean;
}): Promise<RenderedPage> {
  const { payload, env } = site;
  const { about, draft, kit, at = path } = answer;
  const now = Date.now();
  const status = answer.status ?? 200;
  const [settings, menus, { offices }, theme, newsletter, surroundings, popups] = await Promise.all([
    loadSettings(payload),
    loadMenus(payload),
    loadPeople(payload),
    kit?.theme ?? loadTheme(payload),
    loadFooterNewsletter({ payload, captcha: env.captcha }),
    loadSurroundings({ site, path: at, about, query, draft, kit, now }),
    answer.popups ?? popupsOf({ site, answer, path, status, now }),
  ]);
  const { agencyName, search } = settings;
  const { title } = answer.head;
  const shared = status === 200 && !answer.head.image ? await siteImage(payload) : undefined;
  const draw = (shown: ReactNode, around: Surroundings) =>
    renderDocument({
      head: {
        ...answer.head,
        noindex: answer.head.noindex || search.isHidden,
        verification: search.verification,
        title: documentTitle({ title, agencyName }),
        image: answer.head.image ?? shared,
      },
      body: (
        <>
          {popups.wakes && <PopupsWake />}
          <Layout
            settings={{ ...settings, ...menus }}
            offices={offices}
            path={at}
            about={about}
            newsletter={newsletter}
            surroundings={around}
            without={answer.without}
            stretchTo={theme.stretchedSectionContainer}
            translated={translated}
            languagesAt={answer.head.canonical ?? ownAddress({ answer, path, query })}
            now={now}
          >
            {shown}
          </Layout>
          <PopupTemplates popups={popups.popups} now={now} />
        </>
      ),
      theme: markupOf(theme),
      assets: site.assets,
      siteUrl: env.siteUrl,
      siteName: agencyName,
      languages: translated ? settings.languages : [],
    });
  const { header, footer, panels } = surroundings;
  const hasTemplates = Boolean(answer.builtIn || header || footer || panels);
  const body = drawnOr({
    draw: () => draw(answer.body, surroundings),
    // Whatever staff have built: a page never fails by its templates.
    otherwise: hasTemplates ? () => draw(answer.builtIn ?? answer.body, { tags: [] }) : undefined,
    path,
  });
  const tags = [...answer.tags, ...surroundings.tags, ...popups.tags, ...EVERY_PAGE];
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': status === 200 && answer.cacheable !== false ? 'no-cache' : 'no-store',
      ...PREFETCH_HEADERS,
      ...securityHeaders(
        {
          map: settings.mapStyleUrl ?? undefined,
          captcha: env.captcha.provider,
          files: env.bucket?.publicUrl,
          frames: framesOf(tags),
          measurement: settings.measurement ?? undefined,
        },
        { dev: site.dev },
      ),
    },
    body,
    // The lookup of templates and popups is cached until one changes, even if there are none yet.
    tags,
    expiresAt: earlier(answer.expiresAt, earlier(surroundings.expiresAt, popups.expiresAt)),
    cacheable: answer.cacheable !== false && !surroundings.isRare,
  };
}

/** What one visitor alone is shown goes by what its address asks, such as the link of an email. */
const ownAddress = ({
  answer,
  path,
  query,
}: {
  answer: TriedAnswer;
  path: string;
  query: URLSearchParams;
}): string => (answer.cacheable === false && query.size > 0 ? `${path}?${query}` : path);

/** What every page shows, or would show. */
const EVERY_PAGE = [
  'settings',
  'offices',
  'lead-forms',
  'templates',
  'sections',
  'popups',
  STYLE_PRESETS_TAG,
];

/** Where something has gone wrong, people want to read that, and nothing over it. */
async function popupsOf({
  site: { payload },
  answer: { about, kind },
  path,
  status,
  now,
}: {
  site: Site;
  answer: TriedAnswer;
  path: string;
  status: number;
  now: number;
}): Promise<CarriedPopups> {
  if (status !== 200) return NO_POPUPS;
  return loadPopups({ payload, page: { path, kind }, context: { path, ...about }, now });
}

function drawnOr({
  draw,
  otherwise,
  path,
}: {
  draw: () => Buffer;
  otherwise: (() => Buffer) | undefined;
  path: string;
}): Buffer {
  if (!otherwise) return draw();
  try {
    return draw();
  } catch (error) {
    log.error({ err: error, path }, 'a page could not be drawn with its templates; it is drawn without them');
    return otherwise();
  }
}

function redirectPage({ redirect, status }: { redirect: string; status: number }): RenderedPage {
  return {
    status,
    headers: {
      Location: isPagePath(redirect) ? languagePath(currentLanguage(), redirect) : redirect,
      'Cache-Control': 'no-cache',
    },
    body: '',
    tags: [],
    // It may lead somebody who is signed in elsewhere than others.
    cacheable: false,
  };
}
