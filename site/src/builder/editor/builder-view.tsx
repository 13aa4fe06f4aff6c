import { redirect } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { DESIGNED, type Designed } from '#site/features/pages/designed.ts';
import { loadStylePresets } from '#site/features/pages/style-presets/load-style-presets.ts';
import {
  type DesignKind,
  isItemSource,
  isTemplateKind,
  sourceOfKind,
} from '#site/features/pages/template-kinds.ts';
import { templateConditionsOf } from '#site/features/pages/templates/template-conditions.ts';
import { popupOf } from '#site/features/popups/popup-of.ts';
import { loadTheme } from '#site/features/settings/load-theme.ts';
import type { Popup } from '#site/payload-types.ts';
import { type Staff, staffOf } from '#site/server/access.ts';
import { RIGHTS } from '#site/server/rights.ts';
import { paletteOf } from '#site/ui/theme/palette.ts';
import { themeMarkup } from '#site/ui/theme/theme-style.ts';
import { blockService } from '../block-service.ts';
import { recordName } from '../design/record-name.ts';
import type { PageFrame } from '../surroundings-address.ts';
import type { ShownExample } from './builder-props.ts';
import { siteStyles } from './load-endpoint.ts';
import { OpenedBuilder } from './opened-builder.client.tsx';

/** /admin/builder/{collection}/{id}: the page builder with the newest draft in it. */
export async function BuilderView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const [, collection = '', id = ''] = (params?.segments as string[] | undefined) ?? [];
  const staff = staffOf(req);
  if (!staff) {
    // The form to sign in would send people who are signed in straight back here.
    if (staffOf(req, { anyPassword: true })) return redirect('/admin/account');
    return redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/builder/${collection}/${id}`)}`);
  }
  const opened = await open({ payload: req.payload, staff, collection, id: Number(id) });
  return typeof opened === 'string' ? <Refusal text={opened} /> : <OpenedBuilder {...opened} />;
}

async function open({
  payload,
  staff,
  collection,
  id,
}: {
  payload: Payload;
  staff: Staff;
  collection: string;
  id: number;
}) {
  if (RIGHTS[staff.role]?.website !== 'all')
    return 'Only admins, editors and marketing can change pages. Ask one of them.';
  const designed = DESIGNED.find((each): each is Designed => each === collection);
  const doc =
    designed && Number.isSafeInteger(id)
      ? await payload.findByID({ collection: designed, id, draft: true, depth: 0, disableErrors: true })
      : null;
  if (!doc || !designed) return 'This page doesn’t exist. It may have been deleted.';
  // Beside its newest draft, a page that visitors see is still published.
  const seen = await payload.findByID({
    ...{ collection: designed, id, select: { _status: true } },
    ...{ draft: false, depth: 0, disableErrors: true },
  });
  const isLive = seen?._status === 'published';
  const { migrate, withData } = blockService();
  const theme = await loadTheme(payload);
  const path = 'path' in doc ? doc.path : designed === 'posts' && 'slug' in doc ? `/news/${doc.slug}` : '/';
  const template = kindOf(doc);
  return {
    collection: designed,
    id,
    name: recordName(doc),
    path,
    frame: frameOf({ designed, doc, path, template }),
    template,
    example: await exampleOf({ payload, doc }),
    presets: [...(await loadStylePresets(payload)).values()],
    popup: designed === 'popups' ? popupOf(doc as Popup).settings : undefined,
    design: migrate(doc.design),
    updatedAt: doc.updatedAt,
    status: isLive ? ('published' as const) : ('draft' as const),
    hasNewerDraft: isLive && doc._status !== 'published',
    isAdmin: staff.role === 'admin',
    withData,
    palette: paletteOf(theme.colours),
    theme: themeMarkup(theme),
    styles: siteStyles(),
  };
}

/** Whole pages have a header and footer, and templates of whole pages. */
function frameOf({
  designed,
  doc,
  path,
  template,
}: {
  designed: Designed;
  doc: object;
  path: string;
  template: DesignKind | undefined;
}): PageFrame | undefined {
  const isWhole =
    designed === 'pages' ||
    designed === 'posts' ||
    (designed === 'templates' && template !== 'header' && template !== 'footer');
  if (!isWhole) return undefined;
  const { hideHeader, hideFooter } = doc as { hideHeader?: unknown; hideFooter?: unknown };
  return { path, header: hideHeader !== true, footer: hideFooter !== true };
}

/** What a template is shown with at first: the first page that its conditions fit. */
async function exampleOf({
  payload,
  doc,
}: {
  payload: Payload;
  doc: object;
}): Promise<ShownExample | undefined> {
  const kind = kindOf(doc);
  if (!isTemplateKind(kind)) return kind && sourceOfKind(kind) !== 'testimonials' ? FIRST_ITEM : undefined;
  const [first] = await blockService().examples({ payload, kind, conditions: templateConditionsOf(doc) });
  return first;
}

const FIRST_ITEM: ShownExample = { key: '', label: 'The first one' };

/** What its parts are offered for. */
function kindOf(doc: object): DesignKind | undefined {
  const { kind, source } = doc as { kind?: unknown; source?: unknown };
  return isTemplateKind(kind) ? kind : isItemSource(source) ? `item-${source}` : undefined;
}

function Refusal({ text }: { text: string }) {
  return (
    <main style={{ padding: '3rem' }}>
      <h1>Page builder</h1>
      <p>{text}</p>
      <p>
        <a href="/admin">Back to the start</a>
      </p>
    </main>
  );
}
