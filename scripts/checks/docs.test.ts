import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const pages = [
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
];

/** A heading as GitHub names it in addresses. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

describe('docs', () => {
  it('link to pages, headings and pictures that are there', () => {
    const broken = pages.flatMap((page) =>
      [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]*)\)/g)].flatMap(([, link = '']) => {
        const [path = '', anchor] = link.split('#');
        const target = path ? join(dirname(page), path) : page;
        if (!existsSync(target)) return [`${page}: ${link}`];
        if (!anchor) return [];
        const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => anchorOf(text));
        return headings.includes(anchor) ? [] : [`${page}: ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('can all be reached from the index', () => {
    const reached = new Set(['docs/README.md']);
    for (const page of reached)
      for (const [, link = ''] of read(page).matchAll(/\]\((?!https?:)([^)#\s]+\.md)/g))
        reached.add(join(dirname(page), link));
    expect(pages.filter((page) => page.startsWith('docs/') && !reached.has(page))).toEqual([]);
  });

  it('list every decision with its title and whether it holds', () => {
    const decisions = readdirSync('docs/decisions').filter((file) => /^\d{3}-/.test(file));
    const index = read('docs/decisions/README.md');
    const rows = [...index.matchAll(/^\| \[(\d{3})\]\(([^)]+)\) \| (.+) \| (.+) \|$/gm)];
    expect(rows.map(([, , file]) => file)).toEqual(decisions);
    for (const [, number = '', file = '', title = '', state = ''] of rows) {
      expect(read(join('docs/decisions', file)).split('\n')[0], file).toBe(`# ${number} ${title}`);
      expect(state, file).toMatch(/^(holds|replaced by \d{3})/);
    }
  });

  it('name every library we ask for, with its licence', () => {
    const folders = [
      '.',
      'site',
      'admin',
      'embed',
      'bench/lighthouse',
      ...readdirSync('packages').map((name) => `packages/${name}`),
    ].filter((folder) => existsSync(join(folder, 'package.json')));
    const asked = folders.flatMap((folder) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(folder, 'package.json')));
      return Object.keys({ ...dependencies, ...devDependencies });
    });
    const wanted = [...new Set(asked)].filter((name) => !/^@(types|frontage)\//.test(name));
    const page = read('docs/decisions/011-libraries.md');
    const listed = [...page.matchAll(/^\| (\S+) \| (.+) \| (.+) \|$/gm)].filter(
      ([, name = '']) => name !== 'package' && !name.startsWith('-'),
    );
    expect(listed.map(([, name]) => name).sort()).toEqual(wanted.sort());
    for (const [, name = '', , licence] of listed) {
      const home = folders.map((folder) => join(folder, 'node_modules', name)).find(existsSync);
      // What the bench installs when it is first used is known from its lock file.
      const { license, licenses } = home
        ? JSON.parse(read(join(home, 'package.json')))
        : JSON.parse(read('bench/lighthouse/package-lock.json')).packages[`node_modules/${name}`];
      expect(licence, name).toBe(license ?? licenses[0].type);
    }
  });
});
