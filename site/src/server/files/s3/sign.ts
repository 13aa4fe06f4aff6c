import { AwsV4Signer } from 'aws4fetch';
import type { BucketPlace } from '../../env-bucket.ts';

/** A request to the service, as its signature covers it. */
export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE';
  /** Of a file; left out, the request is about the bucket. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** SHA-256 of the body in hex; left out, there is no body. */
  bodyHash?: string;
};

const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** Signing keys by day. */
const keys = new Map<string, ArrayBuffer>();

/** The address and headers of a request, signed with the bucket's key (AWS Signature Version 4). */
export async function signRequest(
  bucket: BucketPlace,
  { method, key, query = {}, headers = {}, bodyHash = EMPTY }: S3Request,
): Promise<{ url: URL; headers: Record<string, string> }> {
  const url = new URL(key === undefined ? bucket.url : `${bucket.url}/${encodeKey(key)}`);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const { accessKeyId, secretAccessKey, region } = bucket;
  if (keys.size > 10) keys.clear();
  const signed = await new AwsV4Signer({
    ...{ method, url: url.href, accessKeyId, secretAccessKey, region, service: 's3', cache: keys },
    headers: { ...headers, 'x-amz-content-sha256': bodyHash },
  }).sign();
  return { url: signed.url, headers: Object.fromEntries(signed.headers) };
}

/** A key within an address. */
export const encodeKey = (key: string): string =>
  key
    .split('/')
    .map((part) =>
      encodeURIComponent(part).replace(
        /[!'()*]/g,
        (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
      ),
    )
    .join('/');
