import type { Page } from 'playwright-core';
import { openBrowser, openInAdmin, type Tab } from './browser.ts';
import { staffRequests } from './staff.ts';

type Site = { url: string; admin: { email: string; password: string } };
type Node = { type: string; props: { id: string } & Record<string, unknown> };
export type Builder = Awaited<ReturnType<typeof openBuilderTab>>;

/** A block as it is stored in a page. */
export const node = (type: string, id: string, props: object = {}): Node => ({
  type,
  props: { id, ...props },
});

/** One tab of a signed-in admin for all tests of a file, and requests that prepare and check pages. */
export async function openBuilderTab(site: Site, options?: Parameters<typeof openBrowser>[0]) {
  const browser = await openBrowser(options);
  const staff = await staffRequests(site);
  const tab = await browser.open({ baseURL: site.url });
  await tab.page.request.post('/api/users/login', { data: site.admin });
  const put = (path: string, data: object) =>
    tab.page.request.put(path, { data, headers: { origin: site.url } });

  async function makeRecord(collection: 'pages' | 'sections', data: object): Promise<number> {
    const { doc } = await staff.post(`/api/${collection}?draft=true`, data);
    return Number((doc as { id: number }).id);
  }
  /** Saves a design as another editor would. */
  async function save({
    collection = 'pages',
    id,
    content,
    publish = false,
  }: {
    collection?: 'pages' | 'sections';
    id: number;
    content: Node[];
    publish?: boolean;
  }): Promise<void> {
    const { updatedAt } = await staff.get(`/api/${collection}/${id}?draft=true&depth=0`);
    const answer = await put(`/api/${collection}/${id}/design`, {
      design: { content, root: { props: {} } },
      basedOn: updatedAt,
      publish,
      keepSampleText: true,
    });
    if (!answer.ok()) throw new Error(await answer.text());
  }
  return {
    ...tab,
    staff,
    save,
    /** A page that nobody has published, with these blocks. */
    async newPage({ path, content = [] }: { path: string; content?: Node[] }): Promise<number> {
      const id = await makeRecord('pages', { title: 'Sell with us', path });
      if (content.length > 0) await save({ id, content });
      return id;
    },
    async newSection({ name, content }: { name: string; content: Node[] }): Promise<number> {
      const id = await makeRecord('sections', { name });
      await save({ collection: 'sections', id, content, publish: true });
      return id;
    },
    /** Opens a page in the builder, in this tab or another one of the same person, from the admin's screen before it. */
    async open(id: number, page: Page = tab.page) {
      await openInAdmin(page, `/admin/builder/pages/${id}`);
      return inBuilder(page);
    },
    /** The same with nothing of the admin loaded before. */
    async load(id: number) {
      await tab.page.goto(`/admin/builder/pages/${id}`);
      return inBuilder(tab.page);
    },
    /** The newest version of a page's design, as text to search. */
    async stored(id: number): Promise<string> {
      const { design } = await staff.get(`/api/pages/${id}?draft=true&depth=0`);
      return JSON.stringify(design);
    },
    close: () => browser.close(),
  };
}

/** The parts of the page builder that tests use. */
export function inBuilder(page: Page) {
  const canvas = page.frameLocator('#preview-frame');
  return {
    page,
    canvas,
    /** A setting of the chosen block. Puck keeps a second, hidden copy of them for narrow screens. */
    setting: (label: string) => page.getByLabel(label, { exact: true }).filter({ visible: true }),
    tab: (name: 'Content' | 'Style' | 'Advanced') =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).click(),
    says: (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor(),
    panel: (name: 'Blocks' | 'Outline' | 'Starters') => page.getByText(name, { exact: true }).first().click(),
    /** Adds a block by keyboard: the first result of this search. */
    async add(searchText: string): Promise<void> {
      const search = page.getByRole('searchbox', { name: 'Search blocks' });
      await search.fill(searchText);
      await search.press('Enter');
    },
    headings: () => canvas.getByRole('heading').allInnerTexts(),
  };
}

/** The problems of the tab, without requests that a test made fail. */
export const problemsOf = ({ problems }: Pick<Tab, 'problems'>): string[] =>
  problems.filter((problem) => !problem.startsWith('console: Failed to load resource'));
