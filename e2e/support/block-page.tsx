import type { Page } from 'playwright-core';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { type BlockExamples, EXAMPLE_NOW } from '../../site/src/block-kit/examples.ts';
import { blocks } from '../../site/src/builder/registry.ts';
import { readyEveryForm } from '../../site/src/ui/form/lazy-controls.ts';
import { setIslandRenderer, startPage } from '../../site/src/ui/island-html.ts';
import { restyled } from './part-styles.ts';

setIslandRenderer(renderToString);
await readyEveryForm();

/** A picture that needs no server; its address ends as pictures do. */
export const PICTURE_PATH = '/media/drawn-for-tests.svg';
const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><path d="M0 0h300v200H0z"/></svg>';

type Example = BlockExamples<Record<string, unknown>, unknown>[string];

type Examples = { name: string; examples: readonly Example[] };

/**
 * The site's front page with these blocks in place of its content, as visitors get it: its own scripts, styles and
 * security policy. Every picture is the same drawing; videos are those of the site.
 */
export const openBlocks = ({ page, url, ...one }: { page: Page; url: string } & Examples): Promise<void> =>
  openManyBlocks({ page, url, all: [one] });

/** The same with examples of several blocks, one under another. */
export async function openManyBlocks({
  page,
  url,
  all,
}: {
  page: Page;
  url: string;
  all: readonly Examples[];
}): Promise<void> {
  startPage();
  const markup = renderToString(
    <div className="mx-auto max-w-page space-y-10 px-5 py-10">
      {all.flatMap(({ name, examples }) =>
        examples.map((example, index) => (
          <div key={`${name}-${index + 1}`}>{drawn({ name, id: `${name}-00000${index + 1}`, example })}</div>
        )),
      )}
    </div>,
  );
  await page.route(
    ({ pathname }) => /^\/media\/(?!videos\/)/.test(pathname),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
  );
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<main[^>]*>).*<\/main>/s,
      (_all, main: string) => `${main}${markup}</main>`,
    );
    await route.fulfill({ response, body: restyled(html) });
  });
  await page.goto(`${url}/`);
}

function drawn({ name, id, example }: { name: string; id: string; example: Example }): ReactNode {
  const block = blocks.get(name);
  if (!block) throw new Error(`No block is called ${name}.`);
  return block.View({
    id,
    props: { ...block.defaults, ...example.props, id },
    data: example.data ?? null,
    now: EXAMPLE_NOW,
    editing: false,
    slot: (slot, className) => <div key={slot} className={className} />,
    picture: (value) =>
      value && value.id !== 404
        ? { src: PICTURE_PATH, srcset: '', width: 300, height: 200, alt: value.alt ?? '' }
        : null,
  });
}
