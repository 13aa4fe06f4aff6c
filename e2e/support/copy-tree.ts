import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/node-path.mjs';

/**
 * Puts into `dir` what a clone of this working tree would hold once everything is committed: all files but those that
 * .gitignore names. What is installed is linked in, except our own workspaces, which are the copy's.
 */
export function copyTree(dir: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  for (const file of listed.split('\0')) {
    if (!file || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    cpSync(join(root, file), join(dir, file));
  }
  linkInstalled(dir, 'node_modules');
  for (const workspace of ['site', 'admin', 'embed']) linkInstalled(dir, `${workspace}/node_modules`);
}

function linkInstalled(dir: string, place: string): void {
  const source = join(root, place);
  if (!existsSync(source)) return;
  mkdirSync(join(dir, place), { recursive: true });
  for (const name of readdirSync(source)) {
    const entry = join(source, name);
    if (name === '@frontage') {
      // Links relative to their own place: copied as they are, they lead into the copy.
      cpSync(entry, join(dir, place, name), { recursive: true, verbatimSymlinks: true });
    } else if (name === '.frontage-installed') cpSync(entry, join(dir, place, name));
    else if (!name.startsWith('.') || name === '.bin') {
      symlinkSync(entry, join(dir, place, name), lstatSync(entry).isDirectory() ? 'dir' : 'file');
    }
  }
}
