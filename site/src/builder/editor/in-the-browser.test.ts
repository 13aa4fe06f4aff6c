import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '../..');
const SERVER_ONLY = /^(node:|payload$|drizzle-orm|sharp$|sanitize-html$)/;

/** The modules that a file imports for more than their types. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\sfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...found].filter(([, names]) => !isTypesAlone(names ?? '')).map(([, , from]) => String(from));
}

function isTypesAlone(names: string): boolean {
  const inner = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  const each = inner?.split(',').filter((name) => name.trim());
  return each !== undefined && each.length > 0 && each.every((name) => name.trim().startsWith('type '));
}

it('the editor and every block reach nothing that a browser does not have', () => {
  const start = join(import.meta.dirname, 'builder.client.tsx');
  const from = new Map<string, string | null>([[start, null]]);
  const trail = (file: string | null): string[] =>
    file === null ? [] : [file.slice(source.length + 1), ...trail(from.get(file) ?? null)];
  const wrong: string[] = [];
  for (const file of from.keys()) {
    if (!/\.tsx?$/.test(file) || !existsSync(file)) continue;
    for (const name of importsOf(file)) {
      if (SERVER_ONLY.test(name)) wrong.push([name, ...trail(file)].join(' ← '));
      if (!/^(\.|#site\/)/.test(name)) continue;
      const next = name.startsWith('#site/') ? join(source, name.slice(6)) : resolve(dirname(file), name);
      if (!from.has(next)) from.set(next, file);
    }
  }
  expect(from.size).toBeGreaterThan(50);
  expect(wrong).toEqual([]);
});
