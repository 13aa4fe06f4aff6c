import { beforeAll, expect, it, vi } from 'vitest';
import { designOf, nodesIn } from '#site/block-kit/design.ts';
import { load as loadSyncedSection } from '#site/blocks/synced-section/load.ts';
import { log } from '#site/server/log.ts';
import { testPayload } from '#site/testing/payload.ts';
import { loadDesign } from './load-design.ts';
import { loadForEditor } from './load-for-editor.ts';

let payload: Awaited<ReturnType<typeof testPayload>>['payload'];
let promise: number;
let draft: number;
let round: number;

const divider = (id: string, text: string) => ({ type: 'divider', props: { id, text } });
const synced = (id: string, section: number) => ({
  type: 'synced-section',
  props: { id, section: [section] },
});
const stored = (...content: object[]) => ({ content, root: { props: {} } });

beforeAll(async () => {
  ({ payload } = await testPayload());
  const create = async (name: string, design: ReturnType<typeof stored>, _status: 'draft' | 'published') => {
    const { id } = await payload.create({
      collection: 'sections',
      data: { name, design, _status },
      draft: _status === 'draft',
    });
    return Number(id);
  };
  promise = await create('Our promise', stored(divider('words', 'Honest prices')), 'published');
  draft = await create('Not ready', stored(divider('words', 'Later')), 'draft');
  round = await create('Round', stored(), 'published');
  await payload.update({
    collection: 'sections',
    id: round,
    data: { design: stored(divider('once', 'Once'), synced('again', round)), _status: 'published' },
  });
});

const load = (...content: object[]) =>
  loadDesign({ payload, design: designOf(stored(...content)), context: { path: '/' }, now: 0 });

it('puts the blocks of a published section into the page, with their data', async () => {
  const { content, data } = await load(synced('a', promise));
  const [inner] = nodesIn(content[0]?.props.content);
  expect(inner?.props).toMatchObject({ id: 'a-words', text: 'Honest prices', look: 'solid' });
  expect([...data.keys()]).toEqual(['a', 'a-words']);
});

it('shows nothing of one that is not published, or gone', async () => {
  const { content } = await load(synced('a', draft), synced('b', 9999));
  expect(content.map(({ props }) => props.content)).toEqual([[], []]);
});

it('draws a section within itself once, and logs it', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const { data } = await load(synced('a', round));
  expect([...data.keys()]).toEqual(['a', 'a-once', 'a-again']);
  expect(warned).toHaveBeenCalledOnce();
  warned.mockRestore();
});

it('tells the editor what the section is called', async () => {
  const named = (section: number[]) =>
    loadSyncedSection({ payload, props: { section, content: [] }, context: { path: '/' }, now: 0 });
  expect(await named([promise])).toEqual({ data: { name: 'Our promise' } });
  expect(await named([draft])).toEqual({ data: { name: null } });
  expect(await named([])).toEqual({ data: { name: null } });
});

it('gives the editor what a section holds, with its data', async () => {
  const edited = (section?: number) =>
    loadForEditor({ payload, content: [synced('a', promise)], context: { path: '/' }, section, now: 0 });
  const { served, data } = await edited();
  expect(served.get('a')).toMatchObject({ content: [{ props: { id: 'a-words' } }], isRound: false });
  expect([...data.keys()]).toEqual(['a', 'a-words']);
  // The same section while it is itself being edited.
  expect((await edited(promise)).served.get('a')).toEqual({ content: [], isRound: true });
});

it('tells the editor of a section that is within itself further inside, and logs nothing of it', async () => {
  const warned = vi.spyOn(log, 'warn').mockReturnValue(undefined);
  const { served } = await loadForEditor({
    payload,
    content: [synced('a', round), synced('b', promise)],
    context: { path: '/' },
    now: 0,
  });
  expect([...served].map(([id, { isRound }]) => [id, isRound])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('is never saved within itself by staff, not through another one either', async () => {
  const make = (name: string) => payload.create({ collection: 'sections', data: { name } });
  const [one, other] = [await make('One'), await make('Guarantee')];
  const put = (id: number, section: number) =>
    payload.update({
      collection: 'sections',
      id,
      data: { design: stored(synced('s', section)) },
      draft: true,
      req: { payloadAPI: 'REST', query: {}, context: {} } as never,
    });
  await expect(put(one.id, one.id)).rejects.toThrow('A reusable section can’t contain itself. Remove');
  await put(other.id, one.id);
  await expect(put(one.id, other.id)).rejects.toThrow('itself, directly or through “Guarantee”');
});
