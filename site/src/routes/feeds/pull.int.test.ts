// Costs about 6 s beside the start of Payload, on a quiet machine; ProFTPD, where it is installed, another 2 s.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pullDue } from '#site/features/feeds/pull/pull-due.ts';
import { pullEndpoints } from '#site/features/feeds/sources/pull-endpoints.ts';
import { feedXml, houseXml } from '#site/features/feeds/testing/feed-xml.ts';
import { testTls } from '#site/features/feeds/testing/ftp-site.ts';
import { pictureBytes } from '#site/features/feeds/testing/picture-server.ts';
import { startVendor } from '#site/features/feeds/testing/vendor-server.ts';
import { query } from '#site/server/database.ts';
import { env } from '#site/server/env.ts';
import { findProftpd, freePort } from '#site/testing/ftp-server.ts';
import { feedSite, houses } from './testing/feed-site.ts';

const site = feedSite({ feedHosts: true });
let vendor: Awaited<ReturnType<typeof startVendor>>;

beforeEach(async () => {
  vendor = await startVendor();
});
afterEach(() => vendor.stop());

const makeSource = async (pullAddress: string, data: Record<string, unknown> = {}) => {
  const id = await site.makeSource({ kind: 'pull', pullAddress, pullUser: 'us', pullMinutes: 30, ...data });
  expect(await ask(id, 'pull-password', { password: vendor.password })).toMatchObject({ status: 200 });
  return id;
};
/** What an admin, or somebody else, asks of a source in the admin. */
const ask = async (id: number, what: string, body: unknown = {}, role = 'admin') => {
  const endpoint = pullEndpoints.find(({ path }) => path.endsWith(what));
  const answer = (await endpoint?.handler({
    payload: site.payload,
    user: { id: 1, collection: 'users', role, name: 'Mia Chen' },
    headers: new Headers({ origin: env().siteUrl }),
    routeParams: { id: String(id) },
    json: async () => body,
  } as never)) as Response;
  return { status: answer.status, ...((await answer.json()) as { message: string }) };
};
const visit = async (minutes = 30) => {
  site.now += minutes * 60_000;
  await site.worker.runOnce();
};
const names = async () => {
  const rows = await query<Record<'name' | 'origin', unknown>>(
    site.payload,
    sql`select file_name as name, origin from feeds order by id`,
  );
  return rows.map(({ name, origin }) => `${origin} ${name}`);
};
const stored = async (id: number): Promise<Record<string, unknown>> => {
  const [row] = await query<Record<string, unknown>>(
    site.payload,
    sql`select pull_password, pull_failure, pull_failures from feed_sources where id = ${id}`,
  );
  return { ...row, pull_failures: Number(row?.pull_failures) };
};

describe('a file that is fetched from an address', () => {
  it('is asked for on schedule, and taken when it changed', async () => {
    const id = await makeSource(`${vendor.http}/all.xml`);
    // Stored encrypted, and never shown.
    expect((await stored(id)).pull_password).not.toContain('secret');
    const shown = await site.payload.findByID({
      collection: 'feed-sources',
      id,
      overrideAccess: false,
      user: ADMIN,
    });
    expect(JSON.stringify(shown)).not.toMatch(/pullPassword"|pulled"/);
    vendor.put('all.xml', feedXml(houses(['H1'])));
    await visit(0);
    await visit(29);
    expect(vendor.asked).toEqual(['200 all.xml']);
    expect(await site.publicIds()).toEqual(['H1']);
    await visit(1);
    vendor.put('all.xml', feedXml(houses(['H1', 'H2'])));
    await visit();
    expect(vendor.asked).toEqual(['200 all.xml', '304 all.xml', '200 all.xml']);
    expect(await site.publicIds()).toEqual(['H1', 'H2']);
    expect(await names()).toEqual(['pull all.xml', 'pull all.xml']);
    // Saving the source in the admin forgets nothing of it.
    await site.payload.update({ collection: 'feed-sources', id, data: { name: 'Other name' } });
    await visit();
    expect(vendor.asked.at(-1)).toBe('304 all.xml');
  });

  it('can be fetched at once, by editors and admins; only admins set the password', async () => {
    const id = await makeSource(`${vendor.http}/all.xml`);
    vendor.put('all.xml', feedXml(houses(['H1'])));
    await visit(0);
    expect(await ask(id, 'fetch', {}, 'editor')).toMatchObject({ status: 200 });
    await visit(0);
    expect(vendor.asked).toHaveLength(2);
    expect(await ask(id, 'fetch', {}, 'agent')).toMatchObject({ status: 403 });
    expect(await ask(id, 'pull-password', { password: 'x' }, 'editor')).toMatchObject({ status: 403 });
    expect(await ask(id, 'pull-password', { password: 1 })).toMatchObject({ status: 400 });
    expect(await ask(9999, 'fetch')).toMatchObject({ status: 404 });
    const sent = await site.makeSource({ name: 'Sent' });
    expect(await ask(sent, 'fetch')).toMatchObject({ status: 409 });
  });

  it('is told of once when it cannot be fetched, and once when it can again', async () => {
    const id = await makeSource(`${vendor.http}/all.xml`);
    vendor.put('all.xml', feedXml(houses(['H1'])));
    vendor.failure = 503;
    await visit(0);
    expect(await stored(id)).toMatchObject({
      pull_failure: 'The file was answered with 503 by its server. Check the address in the sending system.',
    });
    for (let count = 0; count < 4; count++) await visit();
    vendor.failure = undefined;
    await visit();
    await visit();
    expect(site.sent.map(({ subject }) => subject)).toEqual([
      'Feed files of Riverside cannot be fetched',
      'Feed files of Riverside are fetched again',
    ]);
    expect(site.sent[0]?.text).toContain('answered with 503');
    expect(await stored(id)).toMatchObject({ pull_failure: null, pull_failures: 0 });
  });

  it.each(['http', 'ftp'] as const)(
    'is not fetched over %s from a private network, unless the operator allows it',
    async (way) => {
      const id = await makeSource(way === 'http' ? `${vendor.http}/all.xml` : `${vendor.ftp}/all.xml`);
      vendor.put('all.xml', feedXml(houses(['H1'])));
      const pull = async (allowPrivateHosts: string[]) => {
        site.now += 31 * 60_000;
        await pullDue({ payload: site.payload, allowPrivateHosts, now: () => site.now });
        return (await stored(id)).pull_failure;
      };
      expect(await pull(['127.0.0.1:1'])).toMatch(/private network.*FRONTAGE_FEED_HOSTS/);
      expect(vendor.asked).toEqual([]);
      expect(await pull([new URL(vendor[way]).host])).toBe(null);
      expect(vendor.asked).toHaveLength(1);
    },
  );
});

describe('a folder that is fetched by FTP', () => {
  it('gives each file once, pictures first and then the oldest; what changed comes again', async () => {
    await makeSource(`${vendor.ftp}/export/`);
    const at = (minute: number) => Date.parse('2026-11-01T00:00:00Z') + minute * 60_000;
    const inner = `${houseXml()}<objects><img id="m" file="front.png"/></objects>`;
    vendor.put('b.xml', feedXml(houses(['H2'])), at(1));
    vendor.put('a.xml', feedXml([{ id: 'H3', inner }]), at(2));
    vendor.put('front.png', await pictureBytes('red'), at(9));
    vendor.put('c.xml.part', feedXml(houses(['H4'])), at(0));
    await visit(0);
    expect(vendor.asked).toEqual(['front.png', 'b.xml', 'a.xml']);
    expect(await names()).toEqual(['pull b.xml', 'pull a.xml']);
    expect(await site.publicIds()).toEqual(['H2', 'H3']);
    await expect
      .poll(async () => (await site.payload.find({ collection: 'feeds', sort: '-id', limit: 1 })).docs, {
        timeout: 10_000,
      })
      .toMatchObject([{ imagesFetched: 1 }]);
    await visit();
    expect(vendor.asked).toHaveLength(3);
    // The same name and size at another time, and with the same content: fetched, and not imported again.
    vendor.put('b.xml', feedXml(houses(['H2'])), at(30));
    vendor.put('a.xml', feedXml([{ id: 'H5', inner }]), at(31));
    await visit();
    expect(vendor.asked.slice(3)).toEqual(['b.xml', 'a.xml']);
    expect(await names()).toEqual(['pull b.xml', 'pull a.xml', 'pull a.xml']);
  });

  it('leaves a file for the next time that its sender is still writing', async () => {
    await makeSource(`${vendor.ftp}/`);
    vendor.put('a.xml', feedXml(houses(['H1'])).subarray(0, 300));
    vendor.onSent = () => vendor.put('a.xml', feedXml(houses(['H1'])));
    await visit(0);
    expect(await names()).toEqual([]);
    vendor.onSent = () => {};
    await visit();
    expect(await site.publicIds()).toEqual(['H1']);
    expect(site.sent).toEqual([]);
  });

  it('says so when the password is wrong or the file is not there', async () => {
    const id = await makeSource(`${vendor.ftp}/all.xml`);
    await visit(0);
    expect((await stored(id)).pull_failure).toBe('The file all.xml is not on the vendor’s server.');
    vendor.password = 'another';
    await visit();
    expect((await stored(id)).pull_failure).toMatch(/refused the user or the password/);
    vendor.failure = 1;
    await visit();
    expect((await stored(id)).pull_failure).toMatch(/ended the connection/);
  });
});

const ADMIN = { id: 1, collection: 'users', role: 'admin' } as never;

// “for pull, a real FTP server (Debian's vsftpd or ProFTPD) on loopback”
// Where it isn't installed the test isn't there, and `npm test` has said so: a skipped test counts as failed.
const proftpd = findProftpd();
if (proftpd)
  it('fetches from ProFTPD over explicit TLS', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'proftpd-'));
    const home = join(dir, 'home');
    mkdirSync(home);
    // Run by root, the daemon serves as nobody.
    chmodSync(dir, 0o755);
    const { uid, gid, username } = userInfo();
    // “secret”, as crypt writes it.
    const hash =
      '$6$frontage$GLxaO4tq.kVucdhV0wcwGZux7lI.R2IwkeFOv6abodWosrwxnsc3shfW/GzvQ1bFhVPPcxwKzAVVXip/eMOfr/';
    writeFileSync(join(dir, 'passwd'), `us:${hash}:${uid || 65534}:${gid || 65534}::${home}:/bin/sh\n`, {
      mode: 0o600,
    });
    const port = await freePort();
    writeFileSync(join(dir, 'conf'), proftpdConf({ dir, port, user: username }));
    const daemon = spawn(proftpd, ['-n', '-q', '-c', join(dir, 'conf')], { stdio: 'ignore' });
    try {
      await expect
        .poll(
          () =>
            new Promise((resolve) => {
              const socket = connect(port, '127.0.0.1', () => resolve(true) as never);
              socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
            }),
          { timeout: 10_000 },
        )
        .toBe(true);
      writeFileSync(join(home, 'two words.xml'), feedXml(houses(['P1'])));
      const id = await makeSource(`ftps://localhost:${port}/`);
      await visit(0);
      // Nobody vouches for its certificate yet.
      expect((await stored(id)).pull_failure).toMatch(/certificate of the vendor’s server is not valid/);
      const known = getCACertificates('default');
      setDefaultCACertificates([...known, readFileSync(testTls.certFile, 'utf8')]);
      await visit();
      setDefaultCACertificates(known);
      expect((await stored(id)).pull_failure).toBe(null);
      expect(await names()).toEqual(['pull two words.xml']);
      expect(await site.publicIds()).toEqual(['P1']);
    } finally {
      daemon.kill();
      rmSync(dir, { recursive: true, force: true });
    }
  });

const proftpdConf = ({ dir, port, user }: { dir: string; port: number; user: string }) =>
  `
ModulePath /usr/lib/proftpd
LoadModule mod_tls.c
ServerType standalone
DefaultAddress 127.0.0.1
Port ${port}
User ${user}
Group ${user}
RequireValidShell off
AuthOrder mod_auth_file.c
AuthUserFile ${dir}/passwd
PidFile ${dir}/pid
ScoreboardFile ${dir}/scoreboard
SystemLog ${dir}/log
TransferLog none
WtmpLog off
PassivePorts 4922 4929
TLSEngine on
TLSRequired on
TLSLog ${dir}/tls
TLSECCertificateFile ${testTls.certFile}
TLSECCertificateKeyFile ${testTls.keyFile}
`;
