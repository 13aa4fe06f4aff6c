import { EnvError, readUrl } from './env-value.ts';

/** A bucket of an S3-compatible service. */
export type BucketSettings = {
  name: string;
  /** Address of the bucket, without a trailing slash: `https://s3.example.com/bucket`, `https://bucket.s3.example.com`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where browsers fetch what is below `media/` of the bucket, without a trailing slash; undefined: from this server. */
  publicUrl?: string;
  /** How much of the bucket this machine keeps copies of, in bytes. */
  cacheBytes: number;
};

/** The bucket that the settings name. Throws {@link EnvError} where they are not complete. */
export function readBucket(vars: Record<string, string | undefined>): { bucket?: BucketSettings } {
  const name = vars.S3_BUCKET;
  if (!name) {
    const set = Object.keys(vars).find((key) => /^S3_\w+$/.test(key) && vars[key]);
    if (!set) return {};
    throw new EnvError(`${set} is set, but S3_BUCKET is not: set it to the bucket that files are stored in.`);
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name))
    throw new EnvError(`S3_BUCKET is "${name}": set it to the name of a bucket, not its address.`);
  const [accessKeyId, secretAccessKey] = [vars.S3_ACCESS_KEY_ID, vars.S3_SECRET_ACCESS_KEY];
  if (!accessKeyId || !secretAccessKey)
    throw new EnvError(
      `S3_BUCKET is set, but ${accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'} is empty: set both parts of a key that may read and write the bucket.`,
    );
  const pathStyle = vars.S3_FORCE_PATH_STYLE || '';
  if (!/^[01]?$/.test(pathStyle))
    throw new EnvError(`S3_FORCE_PATH_STYLE is "${pathStyle}": set it to 1 or 0, or leave it out.`);
  const endpoint = readWebUrl('S3_ENDPOINT', vars.S3_ENDPOINT);
  const region = vars.S3_REGION || (endpoint ? 'us-east-1' : undefined);
  if (!region || !/^[a-z0-9-]+$/.test(region))
    throw new EnvError(
      `S3_REGION is "${region ?? ''}": set it to the region of the bucket, such as ap-southeast-2. Without S3_ENDPOINT the bucket is one of Amazon S3.`,
    );
  const host = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  // Other services know buckets by path; Amazon by host name, which cannot hold dots under its certificate.
  const isInPath = pathStyle
    ? pathStyle === '1'
    : !host.hostname.endsWith('.amazonaws.com') || name.includes('.');
  const publicUrl = readWebUrl('S3_PUBLIC_URL', vars.S3_PUBLIC_URL);
  const url = isInPath ? `${host.href.replace(/\/$/, '')}/${name}` : `${host.protocol}//${name}.${host.host}`;
  const cacheMb = Number(vars.S3_CACHE_MB || 1000);
  if (!Number.isInteger(cacheMb) || cacheMb < 10)
    throw new EnvError(
      `S3_CACHE_MB is "${vars.S3_CACHE_MB}": set it to how many megabytes of copies this server keeps, 10 or more, or leave it out for 1000.`,
    );
  return {
    bucket: {
      ...{ name, url, region, accessKeyId, secretAccessKey, cacheBytes: cacheMb * 1e6 },
      ...(publicUrl ? { publicUrl } : {}),
    },
  };
}

/** An address without query, and without a trailing slash. */
function readWebUrl(name: string, value: string | undefined): string | undefined {
  const url = readUrl({ name, value, schemes: ['https:', 'http:'] });
  if (url && /[?#@]/.test(url))
    throw new EnvError(`${name} must be an address without a query, a name or a password. Correct it.`);
  return url?.replace(/\/+$/, '');
}
