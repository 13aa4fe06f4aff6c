import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './node-path.mjs';

const stamp = join(root, 'node_modules/.frontage-installed');

/** Runs `npm ci` unless exactly this package-lock.json is installed already. Returns once node_modules fits. */
export async function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (npm ci)…');
  const code = await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    console.error('npm ci failed. Fix the error above and run this command again.');
    process.exit(1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, lock);
}
