import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadThemeStyle, themeStyleUrl, withFamilies } from './theme-styles.ts';

const face = (family: string) => `@font-face{font-family:${family};src:url(/assets/a.woff2)}`;
const figtree = ['fr-figtree', 'fr-figtree-others', 'fr-figtree-fallback', 'fr-figtree-android']
  .map(face)
  .join('');
const lora = ['fr-lora', 'fr-lora-fallback'].map(face).join('');
const sans3 = face('fr-source-sans-3') + face('fr-source-sans-3-fallback');
const css = `.a{color:red}${figtree}${lora}${sans3}.b{color:blue}`;

it('keeps the faces of the families of a theme, with their stand-ins', () => {
  expect(withFamilies(css, ['lora'])).toBe(`.a{color:red}${lora}.b{color:blue}`);
  expect(withFamilies(css, ['source-sans-3', 'figtree'])).toBe(
    `.a{color:red}${figtree}${sans3}.b{color:blue}`,
  );
});

it('is the same file whichever of two families is the heading’s', () => {
  const address = '/assets/site-h4sh.figtree.lora.css';
  expect(themeStyleUrl('/assets/site-h4sh.css', ['lora', 'figtree'])).toBe(address);
  expect(themeStyleUrl('/assets/site-h4sh.css', ['figtree', 'lora'])).toBe(address);
});

describe('the stylesheet of a theme', () => {
  let clientDir: string;
  const load = (path: string) => loadThemeStyle({ clientDir, path });
  beforeAll(async () => {
    clientDir = await mkdtemp(join(tmpdir(), 'frontage-styles-'));
    await mkdir(join(clientDir, 'assets'));
    await writeFile(join(clientDir, 'assets/site-h4sh.css'), css);
  });
  afterAll(() => rm(clientDir, { recursive: true }));

  it('is served in each encoding, and made once', async () => {
    const sent = await load('/assets/site-h4sh.lora.css');
    const expected = withFamilies(css, ['lora']);
    expect(sent && brotliDecompressSync(sent.br).toString()).toBe(expected);
    expect(sent && gunzipSync(sent.gzip).toString()).toBe(expected);
    expect(sent?.identity.toString()).toBe(expected);
    expect(await load('/assets/site-h4sh.lora.css')).toBe(sent);
  });

  it.each([
    ['no families', '/assets/site-h4sh.css'],
    ['a family that there is not', '/assets/site-h4sh.comic.css'],
    ['another order', '/assets/site-h4sh.lora.figtree.css'],
    ['a family twice', '/assets/site-h4sh.lora.lora.css'],
    ['three families', '/assets/site-h4sh.figtree.lora.source-sans-3.css'],
    ['another build', '/assets/site-0ther.lora.css'],
    ['another file', '/assets/rare-blocks-h4sh.lora.css'],
  ])('is none for an address with %s', async (_what, path) => {
    expect(await load(path)).toBeUndefined();
  });
});
