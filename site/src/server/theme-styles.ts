import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A stylesheet as it is sent, by its encoding, and when it was built, in epoch ms. */
type Sent = Record<'br' | 'gzip' | 'identity', Buffer> & { madeAt: number };

const FACE = /@font-face\s*\{[^}]*\}/g;
const familyOf = (face: string) =>
  /font-family:\s*["']?fr-([\w-]+?)(?:-others|-fallback|-android)?["']?\s*[;}]/.exec(face)?.[1];

/** The faces of fonts that a theme does not use are some 6 % of the stylesheet: it is served with those of two families. */
export function withFamilies(css: string, families: readonly string[]): string {
  return css.replace(FACE, (face) => (families.includes(familyOf(face) ?? '') ? face : ''));
}

/** Where a stylesheet is served with the faces of these families alone: `/assets/site-h4sh.figtree.lora.css`. */
export const themeStyleUrl = (url: string, families: readonly string[]): string =>
  url.replace(/\.css$/, `.${[...families].sort().join('.')}.css`);

const ADDRESS = /^\/assets\/(site-[\w-]+)\.([a-z0-9.-]+)\.css$/;
/** The most families of one theme. */
const MOST = 2;
const made = new Map<string, Promise<Sent | undefined>>();

/**
 * The stylesheet of such an address, made and compressed once in the life of the process; undefined where the address names no
 * stylesheet of this build, or families that it does not have.
 */
export function loadThemeStyle({
  clientDir,
  path,
}: {
  clientDir: string;
  path: string;
}): Promise<Sent | undefined> {
  const key = clientDir + path;
  const known = made.get(key);
  if (known) return known;
  const style = makeThemeStyle({ clientDir, path });
  made.set(key, style);
  // Anybody can ask for anything: only what exists is kept.
  const forget = () => made.delete(key);
  style.then((sent) => sent ?? forget(), forget);
  return style;
}

async function makeThemeStyle({ clientDir, path }: { clientDir: string; path: string }) {
  const [, name, list = ''] = ADDRESS.exec(path) ?? [];
  const families = list.split('.');
  const isSorted = families.join() === [...new Set(families)].sort().join();
  if (!name || !isSorted || families.length > MOST) return undefined;
  const file = join(clientDir, 'assets', `${name}.css`);
  const css = await readFile(file, 'utf8').catch(() => undefined);
  const present = new Set(css?.match(FACE)?.map(familyOf));
  if (css === undefined || !families.every((family) => present.has(family))) return undefined;
  const identity = Buffer.from(withFamilies(css, families));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  return { br, gzip: gz, identity, madeAt: (await stat(file)).mtimeMs };
}
