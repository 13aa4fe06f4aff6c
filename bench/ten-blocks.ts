import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from '../scripts/browser.mjs';
import { TEN_BLOCKS } from '../site/src/testing/ten-blocks.ts';
import { benchLighthouse } from './lighthouse.ts';
import type { Row } from './report.ts';
import { startServer } from './server.ts';

const ADMIN = { email: 'bench@example.com', password: 'correct horse battery' };
const PATH = '/ten-blocks';

/** Lighthouse of a page that staff built with ten kinds of block. */
export async function benchTenBlocks({ dataDir }: { dataDir: string }): Promise<Row[]> {
  const server = await startServer({
    dataDir,
    env: { FRONTAGE_ADMIN_EMAIL: ADMIN.email, FRONTAGE_ADMIN_PASSWORD: ADMIN.password },
  });
  try {
    await publish(server.url);
    return await benchLighthouse({
      server,
      pages: [{ name: 'page of ten kinds of block', path: PATH }],
    });
  } finally {
    await server.stop();
  }
}

async function publish(url: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
  try {
    const { request } = await browser.newContext({ baseURL: url });
    await request.post('/api/users/login', { data: ADMIN });
    const made = await request.post('/api/pages?keepSampleText=true', {
      headers: { origin: url },
      data: {
        title: 'Selling with us',
        path: PATH,
        seo: { description: 'What happens, what it costs, and what people ask.' },
        design: { content: TEN_BLOCKS, root: { props: {} } },
        _status: 'published',
      },
    });
    if (!made.ok()) throw new Error(`The page could not be published: ${await made.text()}`);
  } finally {
    await browser.close();
  }
}
