import type { StoredPopup } from '#site/features/popups/popup-of.ts';
import type { Popup } from '#site/features/popups/popup-rules.ts';
import { block, templateSite } from './templates.ts';

export const heading = (text: string) => block('heading', 'words-000001', { text, level: '2' });
export const design = (content: object[]) => ({ content, root: { props: {} } });

type Made = Partial<StoredPopup> & { content?: object[] };

/** A site with a page of each kind. `store` saves a popup with a short text in it, `on` tells which popups a page carries. */
export async function popupSite() {
  const site = await templateSite();
  async function store({
    content = [heading('Our letter')],
    _status = 'published',
    ...more
  }: Made = {}): Promise<number> {
    const { id } = await site.payload.create({
      collection: 'popups',
      data: {
        name: 'Letter',
        showOn: [{ place: 'site' }],
        design: design(content),
        ...more,
        _status,
      } as never,
      draft: _status === 'draft',
    });
    return id;
  }
  const on = async (path: string) => carried((await site.get(path)).text);
  return { ...site, store, on };
}

/** The popups that a page holds: its rules, and its content. */
export function carried(html: string): { popup: Popup; content: string }[] {
  return [...html.matchAll(/<template data-popup="([^"]*)">(.*?)<\/template>/gs)].map(
    ([, json = '', content = '']) => ({ popup: JSON.parse(unescaped(json)) as Popup, content }),
  );
}

const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
