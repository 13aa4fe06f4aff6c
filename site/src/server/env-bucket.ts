import { EnvError, readUrl } from './env-value.ts';

/** Where a bucket of an S3-compatible service is, and the key to it. */
export type BucketPlace = {
  name: string;
  /** Address of the bucket, without a trailing slash: `https://s3.example.com/bucket`, `https://bucket.s3.example.com`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What the names of its settings begin with, for sentences about them. */
  variables: 'S3_' | 'BACKUP_S3_';
};

/** The bucket that files of the website are stored in. */
export type BucketSettings = BucketPlace & {
  /** Where browsers fetch what is below `media/` of the bucket, without a trailing slash; undefined: from this server. */
  publicUrl?: string;
  /** How much of the bucket this machine keeps copies of, in bytes. */
  cacheBytes: number;
};

type Variables = Record<string, string | undefined>;

/** The bucket that the settings name for files. Throws {@link EnvError} where they are not complete. */
export function readBucket(vars: Variables): { bucket?: BucketSettings } {
  const place = readPlace(vars, 'S3_');
  if (!place) return {};
  const publicUrl = readWebUrl('S3_PUBLIC_URL', vars.S3_PUBLIC_URL);
  const cacheMb = Number(vars.S3_CACHE_MB || 1000);
  if (!Number.isInteger(cacheMb) || cacheMb < 10)
    throw new EnvError(
      `S3_CACHE_MB is "${vars.S3_CACHE_MB}": set it to how many megabytes of copies this server keeps, 10 or more, or leave it out for 1000.`,
    );
  return { bucket: { ...place, cacheBytes: cacheMb * 1e6, ...(publicUrl ? { publicUrl } : {}) } };
}

/** The bucket for copies of backups. Throws {@link EnvError} where its settings are not complete. */
export function readBackupBucket(vars: Variables): { bucket?: BucketPlace } {
  const place = readPlace(vars, 'BACKUP_S3_');
  return place ? { bucket: place } : {};
}

function readPlace(vars: Variables, variables: BucketPlace['variables']): BucketPlace | undefined {
  const named = (name: string) => variables + name;
  const value = (name: string) => vars[named(name)];
  const name = value('BUCKET');
  if (!name) {
    const set = Object.keys(vars).find((key) => key.startsWith(variables) && vars[key]);
    if (!set) return undefined;
    const what = variables === 'S3_' ? 'files are stored in' : 'backups are copied to';
    throw new EnvError(`${set} is set, but ${named('BUCKET')} is not: set it to the bucket that ${what}.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new EnvError(`${named('BUCKET')} is "${name}": set it to the name of a bucket, not its address.`);
  const [accessKeyId, secretAccessKey] = [value('ACCESS_KEY_ID'), value('SECRET_ACCESS_KEY')];
  if (!accessKeyId || !secretAccessKey)
    throw new EnvError(
      `${named('BUCKET')} is set, but ${named(accessKeyId ? 'SECRET_ACCESS_KEY' : 'ACCESS_KEY_ID')} is empty: set both parts of a key that may read and write the bucket.`,
    );
  const pathStyle = value('FORCE_PATH_STYLE') || '';
  if (!/^[01]?$/.test(pathStyle))
    throw new EnvError(`${named('FORCE_PATH_STYLE')} is "${pathStyle}": set it to 1 or 0, or leave it out.`);
  const endpoint = readWebUrl(named('ENDPOINT'), value('ENDPOINT'));
  const region = value('REGION') || (endpoint ? 'us-east-1' : undefined);
  if (!region || !/^[a-z0-9-]+$/.test(region))
    throw new EnvError(
      `${named('REGION')} is "${region ?? ''}": set it to the region of the bucket, such as ap-southeast-2. Without ${named('ENDPOINT')} the bucket is one of Amazon S3.`,
    );
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // Other services know buckets by path; Amazon by host name, which cannot hold dots under its certificate.
  const isInPath = pathStyle
    ? pathStyle === '1'
    : !host.hostname.endsWith('.amazonaws.com') || name.includes('.');
  const url = isInPath ? `${host.href.replace(/\/$/, '')}/${name}` : `${host.protocol}//${name}.${host.host}`;
  return { name, url, region, accessKeyId, secretAccessKey, variables };
}

/** An address without query, and without a trailing slash. */
function readWebUrl(name: string, value: string | undefined): string | undefined {
  const url = readUrl({ name, value, schemes: ['https:', 'http:'] });
  if (url && /[?#@]/.test(url))
    throw new EnvError(`${name} must be an address without a query, a name or a password. Correct it.`);
  return url?.replace(/\/+$/, '');
}
