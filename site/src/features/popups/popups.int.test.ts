import { describe, expect, it } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import type { StoredPopup } from './popup-of.ts';

const { payload } = await testPayload({ seedAdmin: true });
const save = (data: Partial<StoredPopup>) =>
  payload.create({ collection: 'popups', data: { name: 'Letter', ...data, _status: 'published' } as never });

/** What staff read, field by field. */
async function problems(data: Partial<StoredPopup>): Promise<string[]> {
  try {
    await save(data);
    return [];
  } catch (error) {
    const { errors } = (error as { data?: { errors?: { message: string }[] } }).data ?? {};
    return (errors ?? []).map(({ message }) => message);
  }
}

describe('staff are told what to write instead', () => {
  it.each<[Partial<StoredPopup>, string]>([
    [{ name: '  ' }, 'Enter a name.'],
    [{ openSelector: 'a{' }, 'Enter a CSS selector'],
    [{ triggers: { scrollingTo: true, scrollingToSelector: '..x' } }, 'Enter a CSS selector'],
    [{ triggers: { scrollingTo: true } }, 'Enter a selector, such as #offer'],
    [{ triggers: { pageLoad: true, pageLoadDelay: -1 } }, 'Enter a number from 0 to 3600.'],
    [{ triggers: { click: true, clickTimes: 1.5 } }, 'Enter a whole number from 1 to 100.'],
    [{ rules: { url: true, urlMatch: 'regex', urlUrl: '(' } }, 'This is not a valid regular expression'],
    [{ rules: { url: true, urlMatch: 'exact', urlUrl: '/sell' } }, 'starting with https://'],
    [{ rules: { url: true } }, 'Enter the address or a part of it'],
    [
      {
        rules: { scheduleStart: '2026-12-02T00:00:00.000Z', scheduleEnd: '2026-12-01T00:00:00.000Z' },
      },
      'The end must be after the start.',
    ],
    [
      { settings: { closeButton: false, preventCloseOnEsc: true } },
      'Keep one way to close the popup by keyboard',
    ],
    [{ settings: { classes: 'good 1bad' } }, 'Use letters, digits'],
    [{ settings: { width: 10 } }, 'Enter a whole number from 200 to 1600.'],
    [{ showOn: [{ place: 'address-is', address: 'sell' }] }, 'starting with /'],
    [{ showOn: [{ place: 'certain-pages' }] }, 'Choose at least one page'],
    [{ notOn: [{ place: 'moon' as never }] }, 'Choose pages, or remove this condition.'],
  ])('%j', async (data, sentence) => {
    const said = await problems(data);
    expect(said).toEqual([expect.stringContaining(sentence)]);
    expect(said.join(' ')).not.toMatch(/please|invalid|required/i);
  });
});

it('has what most popups want where nothing is said', async () => {
  const { settings, rules, triggers } = await save({});
  expect(settings).toMatchObject({
    place: 'center',
    width: 640,
    overlay: true,
    closeButton: true,
    entranceAnimation: 'fade',
    a11yNavigation: true,
    avoidMultiple: true,
  });
  expect(Object.values(triggers ?? {})).not.toContain(true);
  expect(rules).toMatchObject({ times: false, loggedIn: 'show', scheduleZone: 'site' });
});

it('keeps its pages and rules as they were chosen last', async () => {
  const { id: page } = await payload.create({
    collection: 'pages',
    data: { title: 'About', path: '/about', _status: 'published' },
  });
  const certain = [{ place: 'certain-pages' as const, pages: [page] }];
  const rules = { devices: ['mobile' as const], sources: ['search' as const], browsers: ['safari' as const] };
  const { id } = await save({ showOn: certain, rules });
  const kept = () => payload.findByID({ collection: 'popups', id, depth: 0 });
  expect(await kept()).toMatchObject({ showOn: certain, notOn: [], rules });

  const changed = { devices: ['desktop' as const, 'tablet' as const], sources: [], browsers: [] };
  await payload.update({
    collection: 'popups',
    id,
    data: { showOn: [{ place: 'site', pages: [] }], notOn: certain, rules: changed },
  });
  const { showOn, notOn, rules: now } = await kept();
  expect({ notOn, now }).toMatchObject({ notOn: certain, now: { devices: changed.devices } });
  const rest = [...(showOn?.[0]?.pages ?? []), ...(now?.sources ?? []), ...(now?.browsers ?? [])];
  expect([showOn?.[0]?.place, ...rest]).toEqual(['site']);
});

it('does not ask for what stands beneath a rule that is off', async () => {
  expect(await problems({ rules: { url: false, urlMatch: 'regex', urlUrl: '(' } })).toEqual([]);
  expect(await problems({ triggers: { scrollingTo: false, scrollingToSelector: '..x' } })).toEqual([]);
});

it('cannot be tested against itself', async () => {
  const { id } = await save({});
  await expect(
    payload.update({ collection: 'popups', id, data: { test: { other: id } } }),
  ).rejects.toMatchObject({ data: { errors: [{ message: 'Choose another popup, not this one.' }] } });
});

it.each([
  ['agent', false],
  ['editor', true],
  ['admin', true],
])('is made by an %s: %s', async (role, may) => {
  const [admin] = (await payload.find({ collection: 'users', limit: 1 })).docs;
  const user = { ...admin, collection: 'users', role } as never;
  const made = payload.create({
    collection: 'popups',
    data: { name: 'By role' },
    user,
    overrideAccess: false,
  });
  if (!may) await expect(made).rejects.toMatchObject({ status: 403 });
  else expect((await made).name).toBe('By role');
});
