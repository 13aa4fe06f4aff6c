import type { CollectionSlug, Where } from 'payload';
import { suburbKeyOfPath } from '#site/features/listings/public/suburb-path.ts';
import { DESIGNED } from '../designed.ts';

/** The records that an address may show. */
export type AddressRecord = {
  collection: CollectionSlug;
  where: Where;
};

type Kind = Pick<AddressRecord, 'collection'> & {
  pattern: RegExp;
  where: (parts: string[]) => Where;
};

const bySlug = ([slug]: string[]): Where => ({ slug: { equals: slug } });
const byId = ([id]: string[]): Where => ({ id: { equals: Number(id) } });

const KINDS: readonly Kind[] = [
  {
    pattern: /^\/property\/[^/]+\/[^/]+\/(\d{1,9})(?:\/print)?$/,
    collection: 'listings',
    where: byId,
  },
  { pattern: /^\/agents\/([^/]+)$/, collection: 'agents', where: bySlug },
  { pattern: /^\/offices\/([^/]+)$/, collection: 'offices', where: bySlug },
  { pattern: /^\/news\/category\/([^/]+)$/, collection: 'post-categories', where: bySlug },
  { pattern: /^\/news\/([^/]+)$/, collection: 'posts', where: bySlug },
  { pattern: /^\/popups\/(\d{1,9})$/, collection: 'popups', where: byId },
  { pattern: /^\/forms\/contact\/([^/]+)$/, collection: 'contact-forms', where: bySlug },
  {
    pattern: /^\/suburbs\/([^/]+)\/([^/]+)$/,
    collection: 'suburb-pages',
    where: ([state = '', place = '']) => ({ key: { equals: suburbKeyOfPath({ state, place }) } }),
  },
  ...DESIGNED.map((collection) => ({
    pattern: new RegExp(`^/preview/${collection}/(\\d{1,9})$`),
    collection,
    where: byId,
  })),
];

/** The records that may stand behind an address, those to ask first in front: a page of staff's own beats all others. */
export function addressRecords(address: string): AddressRecord[] {
  const path = address.replace(/(?<=.)\/$/, '');
  const named = KINDS.flatMap(({ pattern, where, ...kind }) => {
    const parts = pattern.exec(path)?.slice(1);
    return parts ? [{ ...kind, where: where(parts) }] : [];
  });
  return [{ collection: 'pages', where: { path: { equals: path } } }, ...named];
}
