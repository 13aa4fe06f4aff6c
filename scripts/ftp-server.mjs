import { existsSync } from 'node:fs';
import { hasApt, installDebianPackages } from './debian-packages.mjs';

const PROFTPD = '/usr/sbin/proftpd';
const TLS = '/usr/lib/proftpd/mod_tls.so';
const PACKAGES = ['proftpd-core', 'proftpd-mod-crypto'];

/** Where ProFTPD with TLS stands on this machine, if it does. */
export const findProftpd = () => (existsSync(PROFTPD) && existsSync(TLS) ? PROFTPD : undefined);

/** ProFTPD for the test that fetches feeds from it, installed from Debian where it is missing and can be. */
export async function ensureProftpd() {
  if (!findProftpd() && hasApt()) await installDebianPackages(PACKAGES, 'the tests of feeds');
  if (!findProftpd())
    console.log(
      `The test that fetches feeds from ProFTPD is left out. To run it, on Debian: apt-get install ${PACKAGES.join(' ')}`,
    );
}
