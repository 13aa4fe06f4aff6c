import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type BucketPlace, type BucketSettings, readBackupBucket, readBucket } from './env-bucket.ts';
import { EnvError, readHosts, readSwitch, readUrl } from './env-value.ts';

export { EnvError };

/** Captcha services: our own, which needs no third party, and three that need keys. */
export type KeyedCaptcha = 'turnstile' | 'hcaptcha' | 'recaptcha';
export type CaptchaSettings =
  | { provider: 'altcha' }
  | { provider: KeyedCaptcha; siteKey: string; secret: string };

/** The process's environment, read and checked once. No other file reads `process.env`. */
export type Env = {
  port: number;
  host: string;
  /** Absolute path of the folder that holds everything that must survive. */
  dataDir: string;
  /** `postgres://…`; undefined means SQLite in `dataDir`. */
  databaseUrl?: string;
  /** Origin without a trailing slash, e.g. `https://www.example.com.au`. */
  siteUrl: string;
  /** The same if SITE_URL is set; otherwise staff may use any loopback name. */
  publicUrl?: string;
  smtpUrl?: string;
  mailFrom: string;
  adminEmail?: string;
  adminPassword?: string;
  /** Seed the demo agency into an empty database. */
  demo: boolean;
  /** False only for benches and load tests on a loopback address. */
  limits: boolean;
  /** True when a reverse proxy in front is trusted to set X-Forwarded-For. */
  trustProxy: boolean;
  /** Which captcha the forms that ask for one use. */
  captcha: CaptchaSettings;
  /** The FTP server for feeds; undefined: there is none. */
  ftp?: FtpSettings;
  /** Hosts of private networks that feeds may be fetched from, with their port where an address names one. */
  feedHosts: string[];
  /** What programs that watch the product send to read `/metrics`; undefined: there is no such address. */
  metricsToken?: string;
  /** How long the server serves on after it was told to end, while `/readyz` says no. */
  drainSeconds: number;
  /** False: the admin is loaded with the first request of staff, which then takes some seconds. */
  adminAtStart: boolean;
  /** True while the command that started this server still builds the admin. */
  adminPending: boolean;
  /** How many months an entry of the audit log stays; undefined: for good. */
  auditLogMonths?: number;
  /** The CDN in front, whose pages are purged when something changes; undefined: there is none. */
  cdn?: CdnSettings;
  /** The bucket that pictures, documents, attachments and feed files are stored in; undefined: they stay in `dataDir`. */
  bucket?: BucketSettings;
  /** Backups: for whom they are encrypted, and where the server itself makes one each night. */
  backups: BackupSettings;
  production: boolean;
};

/** How a CDN is told that pages have changed. */
export type CdnSettings = {
  provider: 'fastly' | 'cloudflare';
  /** Fastly's service id, Cloudflare's zone id. */
  zone: string;
  token: string;
  /** Origin and path of its API, without a trailing slash. */
  apiUrl: string;
};

export type BackupSettings = {
  /** Public keys of age; none: backups are not encrypted. */
  recipients: string[];
  /** The folder for a backup each night; undefined: the server makes none. */
  dir?: string;
  /** How many of them stay there, and as many in the bucket. */
  keep: number;
  /** The bucket that each backup is copied to. */
  bucket?: BucketPlace;
};

/** How the FTP server for feeds listens. */
export type FtpSettings = {
  port: number;
  host: string;
  /** Ports for the files themselves, both included. */
  passivePorts: { from: number; to: number };
  /** IPv4 address that clients are told to send files to, where it is not the one they came to. */
  publicAddress?: string;
  /** PEM files, read again when they change. */
  tls?: { certFile: string; keyFile: string };
  /** Takes passwords and files unencrypted as well. */
  allowPlain: boolean;
};

/** Reads and checks the environment. Throws {@link EnvError} on the first value that cannot be used. */
export function readEnv(vars: Record<string, string | undefined>): Env {
  const host = readHost(vars.HOST);
  const port = readPort(vars.PORT);
  const limits = readLimits(vars.FRONTAGE_LIMITS);
  if (!limits && !isLoopback(host)) {
    throw new EnvError(
      `FRONTAGE_LIMITS=off is refused while HOST is ${host}: rate limits may be off only on a loopback address such as 127.0.0.1.`,
    );
  }
  // Turbopack would trace the whole project for a path it cannot resolve statically.
  const dataDir = resolve(/* turbopackIgnore: true */ vars.DATA_DIR || './data');
  return {
    port,
    host,
    dataDir,
    databaseUrl: readUrl({
      name: 'DATABASE_URL',
      value: vars.DATABASE_URL,
      schemes: ['postgres:', 'postgresql:'],
    }),
    publicUrl: readSiteUrl(vars.SITE_URL),
    siteUrl: readSiteUrl(vars.SITE_URL) ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    smtpUrl: readUrl({ name: 'SMTP_URL', value: vars.SMTP_URL, schemes: ['smtp:', 'smtps:'] }),
    mailFrom: readMailFrom(vars.MAIL_FROM),
    ...readAdmin(vars),
    demo: readSwitch({ name: 'FRONTAGE_DEMO', value: vars.FRONTAGE_DEMO, unset: true }),
    limits,
    trustProxy: readSwitch({
      name: 'FRONTAGE_TRUST_PROXY',
      value: vars.FRONTAGE_TRUST_PROXY,
      unset: false,
    }),
    captcha: readCaptcha(vars),
    ...readFtp(vars),
    feedHosts: readHosts({ name: 'FRONTAGE_FEED_HOSTS', value: vars.FRONTAGE_FEED_HOSTS }),
    ...readMetricsToken(vars.METRICS_TOKEN),
    drainSeconds: readSeconds('FRONTAGE_DRAIN_SECONDS', vars.FRONTAGE_DRAIN_SECONDS),
    adminAtStart: readSwitch({
      name: 'FRONTAGE_ADMIN_AT_START',
      value: vars.FRONTAGE_ADMIN_AT_START,
      unset: true,
    }),
    adminPending: vars.FRONTAGE_ADMIN_PENDING === '1',
    auditLogMonths: readAuditLogMonths(vars.FRONTAGE_AUDIT_LOG_MONTHS),
    ...readCdn(vars),
    ...readBucket(vars),
    backups: readBackups(vars, dataDir),
    production: vars.NODE_ENV === 'production',
  };
}

/** Needed before anything is checked: whether tests run, and where the build is (another place only for trying one). */
export const underTest = process.env.NODE_ENV === 'test';
export const distDir = process.env.FRONTAGE_DIST ?? 'dist';

let current: Env | undefined;

/** The environment of this process, checked on first use. */
export function env(): Env {
  current ??= readEnv(process.env);
  return current;
}

const KEYED_CAPTCHAS: readonly string[] = ['turnstile', 'hcaptcha', 'recaptcha'] satisfies KeyedCaptcha[];
const isKeyedCaptcha = (provider: string): provider is KeyedCaptcha => KEYED_CAPTCHAS.includes(provider);

function readCaptcha(vars: Record<string, string | undefined>): CaptchaSettings {
  const provider = vars.CAPTCHA_PROVIDER || 'altcha';
  const siteKey = vars.CAPTCHA_SITE_KEY;
  const secret = vars.CAPTCHA_SECRET;
  if (provider === 'altcha') {
    const name = siteKey ? 'CAPTCHA_SITE_KEY' : secret ? 'CAPTCHA_SECRET' : undefined;
    if (!name) return { provider };
    throw new EnvError(
      `${name} is set, but the built-in captcha needs no keys: set CAPTCHA_PROVIDER to the service of the key (${KEYED_CAPTCHAS.join(', ')}), or remove the key.`,
    );
  }
  if (!isKeyedCaptcha(provider)) {
    throw new EnvError(
      `CAPTCHA_PROVIDER is "${provider}": set it to altcha, ${KEYED_CAPTCHAS.join(', ')}, or leave it out for altcha.`,
    );
  }
  if (siteKey && secret) return { provider, siteKey, secret };
  const missing = siteKey ? 'CAPTCHA_SECRET' : 'CAPTCHA_SITE_KEY';
  throw new EnvError(
    `CAPTCHA_PROVIDER is ${provider}, but ${missing} is empty: set it to the key that ${provider} gave you, or leave CAPTCHA_PROVIDER out.`,
  );
}

function readFtp(vars: Record<string, string | undefined>): { ftp?: FtpSettings } {
  if (!vars.FTP_PORT) return {};
  const port = Number(vars.FTP_PORT);
  if (!isPort(port))
    throw new EnvError(
      `FTP_PORT is "${vars.FTP_PORT}": set it to a whole number from 1 to 65535, such as 21, or leave it out for no FTP server.`,
    );
  const ports = vars.FTP_PASSIVE_PORTS || '50000-50099';
  const [, first, last] = /^(\d+)-(\d+)$/.exec(ports) ?? [];
  const passivePorts = { from: Number(first), to: Number(last) };
  if (!isPort(passivePorts.from) || !isPort(passivePorts.to) || passivePorts.from > passivePorts.to)
    throw new EnvError(
      `FTP_PASSIVE_PORTS is "${ports}": write the first and last port, such as 50000-50099, or leave it out.`,
    );
  const publicAddress = vars.FTP_PUBLIC_ADDRESS || undefined;
  if (publicAddress && isIP(publicAddress) !== 4)
    throw new EnvError(
      `FTP_PUBLIC_ADDRESS is "${publicAddress}": set it to the public IPv4 address of this server, or leave it out.`,
    );
  const certFile = vars.FTP_TLS_CERT || undefined;
  const keyFile = vars.FTP_TLS_KEY || undefined;
  const allowPlain = readSwitch({ name: 'FTP_PLAIN', value: vars.FTP_PLAIN, unset: false });
  if (Boolean(certFile) !== Boolean(keyFile))
    throw new EnvError(
      `${certFile ? 'FTP_TLS_KEY' : 'FTP_TLS_CERT'} is empty: set both the certificate and its key, as paths of PEM files.`,
    );
  if (!certFile && !allowPlain)
    throw new EnvError(
      'FTP_PORT is set without a certificate: set FTP_TLS_CERT and FTP_TLS_KEY to PEM files. FTP_PLAIN=1 allows FTP without encryption, which sends tokens and vendors’ details in the clear.',
    );
  return {
    ftp: {
      port,
      host: vars.FTP_HOST || '0.0.0.0',
      passivePorts,
      ...(publicAddress ? { publicAddress } : {}),
      ...(certFile && keyFile
        ? { tls: { certFile: readPem('FTP_TLS_CERT', certFile), keyFile: readPem('FTP_TLS_KEY', keyFile) } }
        : {}),
      allowPlain,
    },
  };
}

function readMetricsToken(token: string | undefined): { metricsToken?: string } {
  if (!token) return {};
  if (/^[\x21-\x7e]{16,200}$/.test(token)) return { metricsToken: token };
  throw new EnvError(
    'METRICS_TOKEN is too short or has characters that a header cannot carry: set it to 16 or more letters and digits, such as the output of “openssl rand -hex 32”, or leave it out for no metrics.',
  );
}

const CDN_APIS: Record<CdnSettings['provider'], string> = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com/client/v4',
};

function readCdn(vars: Record<string, string | undefined>): { cdn?: CdnSettings } {
  const provider = vars.CDN_PROVIDER;
  const zone = vars.CDN_ZONE;
  const token = vars.CDN_TOKEN;
  if (!provider) {
    const name = ['CDN_ZONE', 'CDN_TOKEN', 'CDN_API_URL'].find((each) => vars[each]);
    if (!name) return {};
    throw new EnvError(`${name} is set, but CDN_PROVIDER is not: set it to fastly or cloudflare.`);
  }
  if (provider !== 'fastly' && provider !== 'cloudflare')
    throw new EnvError(
      `CDN_PROVIDER is "${provider}": set it to fastly or cloudflare, or leave it out for no CDN.`,
    );
  if (!zone || !/^\w+$/.test(zone) || !token)
    throw new EnvError(
      `CDN_PROVIDER is ${provider}, so CDN_ZONE must be the ${provider === 'fastly' ? 'service' : 'zone'} id and CDN_TOKEN a token that may purge it.`,
    );
  const apiUrl = readUrl({ name: 'CDN_API_URL', value: vars.CDN_API_URL, schemes: ['https:', 'http:'] });
  return { cdn: { provider, zone, token, apiUrl: (apiUrl ?? CDN_APIS[provider]).replace(/\/$/, '') } };
}

function readBackups(vars: Record<string, string | undefined>, dataDir: string): BackupSettings {
  const recipients = (vars.BACKUP_RECIPIENTS || '').split(',').flatMap((key) => key.trim() || []);
  const wrong = recipients.find((key) => !/^age1[a-z0-9]{20,}$/.test(key));
  if (wrong)
    throw new EnvError(
      `BACKUP_RECIPIENTS has "${wrong.slice(0, 12)}…": write public keys of age, which begin with age1, with commas between them. A private key must not be on this machine.`,
    );
  const keep = Number(vars.BACKUP_KEEP || 14);
  if (!Number.isInteger(keep) || keep < 1)
    throw new EnvError(
      `BACKUP_KEEP is "${vars.BACKUP_KEEP}": set it to how many backups stay, 1 or more, or leave it out for 14.`,
    );
  const dir = vars.BACKUP_DIR && resolve(/* turbopackIgnore: true */ vars.BACKUP_DIR);
  if (dir && `${dir}/`.startsWith(`${dataDir}/`))
    throw new EnvError(
      `BACKUP_DIR is ${dir}, which is inside DATA_DIR, where backups would be lost with the rest. Set it to a folder elsewhere, best on another disk.`,
    );
  return {
    recipients,
    ...(dir ? { dir } : {}),
    keep,
    ...readBackupBucket(vars),
  };
}

function readSeconds(name: string, value: string | undefined): number {
  const seconds = Number(value || 0);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 60) return seconds;
  throw new EnvError(
    `${name} is "${value}": set it to a whole number of seconds from 0 to 60, or leave it out for 0.`,
  );
}

const isPort = (port: number): boolean => Number.isInteger(port) && port > 0 && port <= 65535;

/** The path of a file that is there. */
function readPem(name: string, path: string): string {
  const found = resolve(/* turbopackIgnore: true */ path);
  if (!existsSync(found)) throw new EnvError(`${name} is "${path}", but no file is there. Correct the path.`);
  return found;
}

function readHost(value: string | undefined): string {
  const host = value || '127.0.0.1';
  if (isIP(host) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) return host;
  throw new EnvError(
    `HOST is "${host}": set it to an address of this machine such as 127.0.0.1, or 0.0.0.0 for all of them, without a port.`,
  );
}

function readLimits(value: string | undefined): boolean {
  if (!value || value === 'on') return true;
  if (value === 'off') return false;
  throw new EnvError(`FRONTAGE_LIMITS is "${value}": set it to off, or leave it out for on.`);
}

function readPort(value: string | undefined): number {
  if (!value) return 3000;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new EnvError(
      `PORT is "${value}": set it to a whole number from 0 to 65535, or leave it out for 3000.`,
    );
  }
  return port;
}

function readSiteUrl(value: string | undefined): string | undefined {
  const url = readUrl({ name: 'SITE_URL', value, schemes: ['http:', 'https:'] });
  if (!url) return undefined;
  const { origin, pathname, search, hash } = new URL(url);
  if (pathname !== '/' || search || hash)
    throw new EnvError(
      `SITE_URL is "${value}": the website cannot run below a path. Give it a host name of its own, such as ${origin}.`,
    );
  return origin;
}

function readAuditLogMonths(value: string | undefined): number | undefined {
  if (!value) return undefined;
  const months = Number(value);
  if (!Number.isInteger(months) || months < 3 || months > 240)
    throw new EnvError(
      `FRONTAGE_AUDIT_LOG_MONTHS is "${value}": write a whole number of months from 3 to 240, or leave it out to keep every entry.`,
    );
  return months;
}

function readMailFrom(value: string | undefined): string {
  if (!value) return 'Frontage <no-reply@localhost>';
  if (!/^[^@<>\r\n]+@[^@<>\s]+$|^[^<>\r\n]*<[^@<>\s]+@[^@<>\s]+>$/.test(value)) {
    throw new EnvError(`MAIL_FROM is "${value}": write it as name@example.com or Name <name@example.com>.`);
  }
  return value;
}

function readAdmin(vars: Record<string, string | undefined>) {
  const adminEmail = vars.FRONTAGE_ADMIN_EMAIL || undefined;
  const adminPassword = vars.FRONTAGE_ADMIN_PASSWORD || undefined;
  if (adminEmail && !/^[^@\s]+@[^@\s]+$/.test(adminEmail)) {
    throw new EnvError(`FRONTAGE_ADMIN_EMAIL is "${adminEmail}": set it to the first admin's email address.`);
  }
  if (adminPassword && adminPassword.length < 12) {
    throw new EnvError('FRONTAGE_ADMIN_PASSWORD is too short: use at least 12 characters.');
  }
  return { adminEmail, adminPassword };
}

/** The origins staff may send requests from: the site's own, and every loopback name while it is served on one. */
export function staffOrigins({ siteUrl, host, port }: Pick<Env, 'siteUrl' | 'host' | 'port'>): string[] {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((name) => `http://${name}:${port}`);
  return [...new Set([siteUrl, ...(isLoopback(host) ? loopback : [])])];
}

/** True for 127.0.0.0/8, ::1 and localhost. */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
