import { readdirSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

type Import = { specifier: string; parentURL?: string | undefined };
type Found = { url: string; format: 'module' };

/**
 * Makes imports of one file from another of the same package cheap. Node reads the package's description again for each of
 * the 3,000 files that a server loads, which takes a third of its start. Call it before anything else is imported.
 */
export function quickenImports(): void {
  // Node 22.15 and later have it; without, a start only takes longer.
  if (typeof nodeModule.registerHooks !== 'function') return;
  const { find, learn } = createNeighbours();
  nodeModule.registerHooks({
    resolve(specifier, context, next) {
      const found = find({ specifier, parentURL: context.parentURL });
      if (found) return { ...found, shortCircuit: true };
      const resolved = next(specifier, context);
      if (resolved.format === 'module') learn(resolved.url);
      return resolved;
    },
  });
}

/**
 * Finds what `./name.js` means in a file that is known to be an ECMAScript module: the file of that name, and a module too,
 * as the package.json above both is the same one. Whatever is less plain than that is left to Node: undefined.
 */
export function createNeighbours() {
  const modules = new Set<string>();
  const folders = new Map<string, ReadonlySet<string>>();
  const scopes = new Map<string, string>();

  /** The names of the files in a folder; links and folders are none. */
  function filesIn(folder: string): ReadonlySet<string> {
    const known = folders.get(folder);
    if (known) return known;
    const files = new Set(
      readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : [])),
    );
    folders.set(folder, files);
    return files;
  }

  /** The folder of the package.json that says what the files of a folder are. */
  function scopeOf(folder: string): string {
    const known = scopes.get(folder);
    if (known !== undefined) return known;
    const above = dirname(folder);
    const scope = filesIn(folder).has('package.json') || above === folder ? folder : scopeOf(above);
    scopes.set(folder, scope);
    return scope;
  }

  return {
    /** Remembers a file that Node said is an ECMAScript module. */
    learn(url: string): void {
      if (isScript(url)) modules.add(url);
    },
    find({ specifier, parentURL }: Import): Found | undefined {
      if (!specifier.startsWith('.') || !isScript(specifier)) return undefined;
      if (parentURL === undefined || !modules.has(parentURL)) return undefined;
      const { href: url } = new URL(specifier, parentURL);
      const path = fileURLToPath(url);
      const folder = dirname(path);
      try {
        if (!filesIn(folder).has(basename(path))) return undefined;
        if (scopeOf(folder) !== scopeOf(dirname(fileURLToPath(parentURL)))) return undefined;
      } catch {
        // No such folder: Node says so in its own words.
        return undefined;
      }
      modules.add(url);
      return { url, format: 'module' };
    },
  };
}

/** With this ending a file is what its package.json says; `.mjs` and `.cjs` say it themselves. */
const isScript = (name: string): boolean => name.endsWith('.js');
