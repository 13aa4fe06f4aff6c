import { existsSync } from 'node:fs';
import { run } from './node-path.mjs';

/** Whether packages can be installed at all: on Debian and what is made from it. */
export const hasApt = () => existsSync('/usr/bin/apt-get');

/** Installs Debian's packages, as root or through sudo without a password. Answers nothing: look whether they are there. */
export async function installDebianPackages(packages, purpose) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return run(command, rest, { env }).catch(() => 1);
  };
  console.log(`Installing Debian’s ${packages.join(' and ')} for ${purpose} …`);
  if ((await apt('update')) !== 0) return;
  // One by one: a system may have the one and not the other.
  for (const name of packages) await apt('install', '-y', '--no-install-recommends', name);
}
