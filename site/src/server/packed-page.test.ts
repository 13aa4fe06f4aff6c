// Under a second: compresses two pages of 60 kB as well as can be.
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPacker, headOf, newEntry } from './packed-page.ts';

/** A page of many cards that differ. */
const page = (title: string) =>
  newEntry({
    status: 200,
    headers: { 'Content-Type': 'text/html' },
    body: Array.from(
      { length: 400 },
      (_, n) =>
        `<article class="card card-${n % 7}"><h3>${title} ${(n * 7919) % 1009}</h3><p>$${n * 1237}</p>`,
    ).join('\n'),
    tags: [],
    cacheable: true,
  });
const sizeOf = (entry: ReturnType<typeof page>) => entry.bytes.get('br')?.length ?? 0;

it('sends a page smaller when it is asked for again, and smaller still after that', async () => {
  const { pack, packSmaller } = createPacker({ now: () => 0 });
  const entry = page('Balmain');
  await pack(entry, 'br');
  const sizes = [sizeOf(entry)];
  for (let visit = 0; visit < 2; visit += 1) {
    packSmaller(entry, 'br');
    await expect.poll(() => sizeOf(entry)).toBeLessThan(sizes.at(-1) as number);
    sizes.push(sizeOf(entry));
  }
  expect(brotliDecompressSync(entry.bytes.get('br') as Buffer)).toEqual(entry.bytes.get('identity'));
  expect(headOf(entry, 'br')).toContain(String(sizes.at(-1)));
});

it('spends a tenth of the time at most on pages that are compressed as well as can be', async () => {
  let time = 0;
  const { pack, packSmaller } = createPacker({ now: () => time });
  const [first, second] = [page('Rozelle'), page('Lilyfield')];
  for (const entry of [first, second]) {
    await pack(entry, 'br');
    packSmaller(entry, 'br');
    const size = sizeOf(entry);
    await expect.poll(() => sizeOf(entry)).toBeLessThan(size);
  }
  packSmaller(first, 'br');
  time = 40;
  packSmaller(second, 'br');
  const size = sizeOf(first);
  await expect.poll(() => sizeOf(first)).toBeLessThan(size);
  time = 399;
  packSmaller(second, 'br');
  expect([first.isSmallest, second.isSmallest]).toEqual([true, false]);
  time = 400;
  packSmaller(second, 'br');
  expect(second.isSmallest).toBe(true);
});

it('leaves alone what is sent as it is', () => {
  const { packSmaller } = createPacker();
  const entry = page('Annandale');
  packSmaller(entry, 'identity');
  expect([...entry.bytes.keys(), ...entry.small]).toEqual(['identity']);
});
