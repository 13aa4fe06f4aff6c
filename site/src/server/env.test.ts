import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, isLoopback, readEnv, staffOrigins } from './env.ts';

describe('without any setting', () => {
  it('serves on loopback port 3000 with its data in ./data and the demo agency', () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      databaseUrl: undefined,
      siteUrl: 'http://127.0.0.1:3000',
      publicUrl: undefined,
      demo: true,
      limits: true,
      trustProxy: false,
      captcha: { provider: 'altcha' },
      drainSeconds: 0,
      backups: { recipients: [], keep: 14 },
    });
  });

  it('takes an empty value for none', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SITE_URL: '', FRONTAGE_ADMIN_EMAIL: '' })).toEqual(
      readEnv({}),
    );
  });
});

describe('where files are stored', () => {
  const key = { S3_ACCESS_KEY_ID: 'AKIA1', S3_SECRET_ACCESS_KEY: 'secret' };

  it('is DATA_DIR without a bucket', () => {
    expect(readEnv({ S3_BUCKET: '' }).bucket).toBeUndefined();
  });

  it.each([
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000/' }, 'http://127.0.0.1:9000/files', 'us-east-1'],
    [{ S3_ENDPOINT: 'https://s3.example.com', S3_REGION: 'auto' }, 'https://s3.example.com/files', 'auto'],
    [
      { S3_ENDPOINT: 'https://s3.example.com', S3_FORCE_PATH_STYLE: '0' },
      'https://files.s3.example.com',
      'us-east-1',
    ],
    [{ S3_REGION: 'ap-southeast-2' }, 'https://files.s3.ap-southeast-2.amazonaws.com', 'ap-southeast-2'],
    [
      { S3_REGION: 'ap-southeast-2', S3_FORCE_PATH_STYLE: '1' },
      'https://s3.ap-southeast-2.amazonaws.com/files',
      'ap-southeast-2',
    ],
  ])('is a bucket: %o', (vars, url, region) => {
    expect(readEnv({ S3_BUCKET: 'files', ...key, ...vars }).bucket).toEqual({
      ...{ name: 'files', url, region, variables: 'S3_' },
      ...{ accessKeyId: 'AKIA1', secretAccessKey: 'secret', cacheBytes: 1e9 },
    });
  });

  it('is another for copies of backups', () => {
    const names = { BACKUP_S3_BUCKET: 'copies', BACKUP_S3_ENDPOINT: 'https://s3.example.com' };
    const copies = { ...names, BACKUP_S3_ACCESS_KEY_ID: 'AKIA2', BACKUP_S3_SECRET_ACCESS_KEY: 'other' };
    expect(readEnv(copies)).toMatchObject({
      backups: { bucket: { url: 'https://s3.example.com/copies', accessKeyId: 'AKIA2' } },
    });
    expect(readEnv(copies).bucket).toBeUndefined();
    expect(() => readEnv(names)).toThrow(/BACKUP_S3_ACCESS_KEY_ID is empty/);
    expect(() => readEnv({ BACKUP_S3_REGION: 'auto' })).toThrow(/BACKUP_S3_BUCKET is not: .+copied to/);
  });

  it('may have an address of its own for what is public', () => {
    const vars = { S3_BUCKET: 'files', S3_REGION: 'auto', S3_PUBLIC_URL: 'https://cdn.example.com/media/' };
    expect(readEnv({ ...vars, ...key }).bucket?.publicUrl).toBe('https://cdn.example.com/media');
  });

  it.each([
    [{ S3_ENDPOINT: 'https://s3.example.com' }, /^S3_ENDPOINT is set, but S3_BUCKET is not/],
    [{ S3_BUCKET: 'https://s3.example.com/files' }, /^S3_BUCKET is ".+": set it to the name of a bucket/],
    [{ S3_BUCKET: 'files' }, /S3_ACCESS_KEY_ID is empty/],
    [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'AKIA1' }, /S3_SECRET_ACCESS_KEY is empty/],
    [{ S3_BUCKET: 'files', ...key }, /^S3_REGION is ""/],
    [{ S3_BUCKET: 'files', ...key, S3_ENDPOINT: 'files.example.com' }, /^S3_ENDPOINT must be an address/],
    [{ S3_BUCKET: 'files', ...key, S3_ENDPOINT: 'https://a:b@s3.example.com' }, /^S3_ENDPOINT must be/],
    [
      { S3_BUCKET: 'files', ...key, S3_REGION: 'a', S3_FORCE_PATH_STYLE: 'yes' },
      /^S3_FORCE_PATH_STYLE is "yes"/,
    ],
    [{ S3_BUCKET: 'files', ...key, S3_REGION: 'a', S3_CACHE_MB: '5' }, /^S3_CACHE_MB is "5"/],
    [
      { S3_BUCKET: 'files', ...key, S3_REGION: 'a', S3_PUBLIC_URL: 'cdn.example.com' },
      /^S3_PUBLIC_URL must be/,
    ],
  ])('stops the start when it is half given or wrong: %o', (vars, message) => {
    expect(() => readEnv(vars)).toThrow(EnvError);
    expect(() => readEnv(vars)).toThrow(message);
  });
});

describe('how long it serves on once it is told to stop', () => {
  it('is a number of seconds up to a minute', () => {
    expect(readEnv({ FRONTAGE_DRAIN_SECONDS: '10' }).drainSeconds).toBe(10);
    const key = `age1${'q'.repeat(58)}`;
    expect(
      readEnv({ BACKUP_RECIPIENTS: `${key}, ${key}`, BACKUP_DIR: '/srv/backups', BACKUP_KEEP: '3' }).backups,
    ).toEqual({ recipients: [key, key], dir: '/srv/backups', keep: 3 });
    for (const BACKUP_DIR of ['/srv/data', '/srv/data/backups'])
      expect(() => readEnv({ DATA_DIR: '/srv/data', BACKUP_DIR })).toThrow(/inside DATA_DIR.+elsewhere/);
    expect(readEnv({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data-old' }).backups.dir).toBe('/srv/data-old');
    for (const value of ['61', '-1', '1.5', 'long'])
      expect(() => readEnv({ FRONTAGE_DRAIN_SECONDS: value })).toThrow(
        /FRONTAGE_DRAIN_SECONDS is ".*": set it/,
      );
  });
});

describe('when the admin is loaded', () => {
  it('is at the start, unless that is turned off', () => {
    expect(readEnv({}).adminAtStart).toBe(true);
    expect(readEnv({ FRONTAGE_ADMIN_AT_START: '0' }).adminAtStart).toBe(false);
  });
});

describe('what it is told', () => {
  it.each([
    [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://127.0.0.1:8080' }],
    [
      { HOST: '::1', PORT: '0' },
      { host: '::1', siteUrl: 'http://[::1]:0' },
    ],
    [{ SITE_URL: 'https://www.example.com.au/' }, { siteUrl: 'https://www.example.com.au' }],
    [{ DATABASE_URL: 'postgres://u:p@db/frontage' }, { databaseUrl: 'postgres://u:p@db/frontage' }],
    [{ SMTP_URL: 'smtps://mail.example.com' }, { smtpUrl: 'smtps://mail.example.com' }],
    [{ MAIL_FROM: 'Harbour & Vale <hello@example.com>' }, { mailFrom: 'Harbour & Vale <hello@example.com>' }],
    [{ FRONTAGE_DEMO: '0' }, { demo: false }],
    [{ FRONTAGE_LIMITS: 'off' }, { limits: false }],
    [{ FRONTAGE_AUDIT_LOG_MONTHS: '' }, { auditLogMonths: undefined }],
    [{ FRONTAGE_AUDIT_LOG_MONTHS: '84' }, { auditLogMonths: 84 }],
    [{ METRICS_TOKEN: 'a-token-of-16-or-more' }, { metricsToken: 'a-token-of-16-or-more' }],
    [{ CAPTCHA_PROVIDER: 'altcha' }, { captcha: { provider: 'altcha' } }],
    [
      { CAPTCHA_PROVIDER: 'turnstile', CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'secret' },
      { captcha: { provider: 'turnstile', siteKey: 'site', secret: 'secret' } },
    ],
    [{ FRONTAGE_ADMIN_EMAIL: 'a@b.au', FRONTAGE_ADMIN_PASSWORD: 'twelve chars' }, { adminEmail: 'a@b.au' }],
    [
      { FTP_PORT: '21', FTP_TLS_CERT: 'package.json', FTP_TLS_KEY: 'biome.json' },
      {
        ftp: {
          port: 21,
          host: '0.0.0.0',
          passivePorts: { from: 50_000, to: 50_099 },
          tls: { certFile: resolve('package.json'), keyFile: resolve('biome.json') },
          allowPlain: false,
        },
      },
    ],
    [
      { FTP_PORT: '2121', FTP_PLAIN: '1', FTP_PASSIVE_PORTS: '4000-4009', FTP_PUBLIC_ADDRESS: '203.0.113.9' },
      { ftp: { passivePorts: { from: 4000, to: 4009 }, publicAddress: '203.0.113.9', allowPlain: true } },
    ],
  ])('%o', (vars, expected) => {
    expect(readEnv(vars)).toMatchObject(expected);
  });
});

describe('a value that cannot be used stops the start with a sentence that names it', () => {
  it.each([
    [{ PORT: 'nonsense' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '30.5' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL'],
    [{ SITE_URL: 'www.example.com.au' }, 'SITE_URL'],
    [{ SITE_URL: 'ftp://example.com' }, 'SITE_URL'],
    [{ SITE_URL: 'https://example.com/shop' }, 'the website cannot run below a path'],
    [{ SMTP_URL: 'mail.example.com:25' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.au\r\nBcc: c@d.au' }, 'MAIL_FROM'],
    [{ FRONTAGE_ADMIN_EMAIL: 'admin' }, 'FRONTAGE_ADMIN_EMAIL'],
    [{ FRONTAGE_ADMIN_PASSWORD: 'short' }, 'FRONTAGE_ADMIN_PASSWORD'],
    [{ FRONTAGE_LIMITS: 'off', HOST: '0.0.0.0' }, 'FRONTAGE_LIMITS'],
    [{ FRONTAGE_LIMITS: 'false' }, 'FRONTAGE_LIMITS is "false"'],
    [{ HOST: 'two words' }, 'HOST is "two words"'],
    [{ HOST: '127.0.0.1:3000' }, 'HOST is "127.0.0.1:3000"'],
    // Taken for the default, these would put demonstration data online, and give all visitors the limits of one.
    [{ FRONTAGE_DEMO: 'false' }, 'FRONTAGE_DEMO is "false": set it to 1 or 0, or leave it out for 1.'],
    [{ FRONTAGE_TRUST_PROXY: 'true' }, 'FRONTAGE_TRUST_PROXY is "true"'],
    [{ FRONTAGE_ADMIN_AT_START: 'no' }, 'FRONTAGE_ADMIN_AT_START is "no"'],
    [{ CAPTCHA_PROVIDER: 'mine' }, 'CAPTCHA_PROVIDER is "mine"'],
    [{ CAPTCHA_PROVIDER: 'hcaptcha' }, 'CAPTCHA_SITE_KEY is empty'],
    [{ CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'site' }, 'CAPTCHA_SECRET is empty'],
    [{ CAPTCHA_PROVIDER: 'recaptcha', CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_SITE_KEY is empty'],
    [{ FRONTAGE_AUDIT_LOG_MONTHS: '2' }, 'FRONTAGE_AUDIT_LOG_MONTHS is "2"'],
    [{ FRONTAGE_AUDIT_LOG_MONTHS: '12.5' }, 'FRONTAGE_AUDIT_LOG_MONTHS'],
    [{ FRONTAGE_AUDIT_LOG_MONTHS: 'forever' }, 'FRONTAGE_AUDIT_LOG_MONTHS'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN is too short'],
    [{ FTP_PORT: 'ftp' }, 'FTP_PORT is "ftp"'],
    [{ FTP_PORT: '21' }, 'set FTP_TLS_CERT and FTP_TLS_KEY'],
    [{ FTP_PORT: '21', FTP_TLS_CERT: 'package.json' }, 'FTP_TLS_KEY is empty'],
    [{ FTP_PORT: '21', FTP_TLS_CERT: 'none.pem', FTP_TLS_KEY: 'none.pem' }, 'FTP_TLS_CERT is "none.pem"'],
    [{ FTP_PORT: '21', FTP_PLAIN: '1', FTP_PASSIVE_PORTS: '50-40' }, 'FTP_PASSIVE_PORTS'],
    [{ FTP_PORT: '21', FTP_PLAIN: '1', FTP_PUBLIC_ADDRESS: 'ftp.example.com' }, 'FTP_PUBLIC_ADDRESS'],
    [{ CAPTCHA_SITE_KEY: 'site' }, 'CAPTCHA_SITE_KEY is set'],
    [{ CAPTCHA_PROVIDER: 'altcha', CAPTCHA_SECRET: 'secret' }, 'CAPTCHA_SECRET is set'],
  ])('%o', (vars, name) => {
    expect(() => readEnv(vars)).toThrow(EnvError);
    expect(() => readEnv(vars)).toThrow(name);
  });

  it('says nothing of a password or a connection string', () => {
    for (const vars of [
      { FRONTAGE_ADMIN_PASSWORD: 'geheim' },
      { DATABASE_URL: 'mysql://u:geheim@db' },
      { CAPTCHA_SECRET: 'geheim' },
    ]) {
      expect(() => readEnv(vars)).toThrow(
        expect.not.objectContaining({ message: expect.stringContaining('geheim') }),
      );
    }
  });
});

describe('where staff may come from', () => {
  it('is the site, and every loopback name while it is served on one', () => {
    expect(staffOrigins(readEnv({ SITE_URL: 'https://example.com' }))).toEqual([
      'https://example.com',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
      'http://[::1]:3000',
    ]);
    expect(staffOrigins(readEnv({ SITE_URL: 'https://example.com', HOST: '0.0.0.0' }))).toEqual([
      'https://example.com',
    ]);
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['::1', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['10.0.0.1', false],
    ['127.evil.example', false],
  ])('%s is loopback: %s', (host, expected) => {
    expect(isLoopback(host)).toBe(expected);
  });
});

describe('a CDN', () => {
  const CDN = { CDN_PROVIDER: 'fastly', CDN_ZONE: 'abc123', CDN_TOKEN: 'secret' };

  it('is told of changes at its own address, or another', () => {
    expect(readEnv({}).cdn).toBeUndefined();
    expect(readEnv(CDN).cdn).toEqual({
      provider: 'fastly',
      zone: 'abc123',
      token: 'secret',
      apiUrl: 'https://api.fastly.com',
    });
    expect(readEnv({ ...CDN, CDN_API_URL: 'https://cdn.example/v1/' }).cdn?.apiUrl).toBe(
      'https://cdn.example/v1',
    );
  });

  it.each([
    [{ ...CDN, CDN_PROVIDER: 'akamai' }, /CDN_PROVIDER is "akamai"/],
    [{ ...CDN, CDN_ZONE: '' }, /CDN_ZONE must be the service id/],
    [{ ...CDN, CDN_ZONE: '../purge' }, /CDN_ZONE must be/],
    [{ CDN_TOKEN: 'secret' }, /CDN_TOKEN is set, but CDN_PROVIDER is not/],
  ])('%j is refused', (vars, message) => {
    expect(() => readEnv(vars)).toThrow(message);
  });
});

describe('hosts of private networks', () => {
  const hosts = (value: string) => readEnv({ FRONTAGE_FEED_HOSTS: value }).feedHosts;

  it('are names and addresses, with a port where there is one', () => {
    expect(hosts('')).toEqual([]);
    expect(hosts(' Files.lan, 10.0.0.5:2121,[fd00::5]:21 ,')).toEqual([
      'files.lan',
      '10.0.0.5:2121',
      '[fd00::5]:21',
    ]);
  });

  it.each([
    'http://a b',
    'http://files.lan',
    'files.lan/feeds',
    'a.lan b.lan',
    'a.lan:0',
    '10.0.0.999',
    '*.lan',
  ])('%s is refused with a sentence', (value) => {
    const sentence = `FRONTAGE_FEED_HOSTS has "${value}": write names or addresses alone`;
    expect(() => hosts(`ok.lan,${value}`)).toThrow(sentence);
  });
});

it('reads the variables that docs/operate/configuration.md names, and no others', () => {
  const page = readFileSync('docs/operate/configuration.md', 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  const source = ['env', 'env-bucket']
    .map((file) => readFileSync(`site/src/server/${file}.ts`, 'utf8'))
    .join();
  const read = [...source.matchAll(/(?:vars|process\.env)\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name);
  // Each bucket has the same settings, under names of its own.
  const ofBuckets = [...source.matchAll(/\bvalue\('(\w+)'\)/g)].map(([, name]) => name);
  const all = [...read, ...['S3_', 'BACKUP_S3_'].flatMap((begin) => ofBuckets.map((name) => begin + name))];
  expect(named.sort()).toEqual([...new Set(all)].sort());
});
