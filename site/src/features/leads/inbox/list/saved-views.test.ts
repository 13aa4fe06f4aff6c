import { expect, it } from 'vitest';
import {
  filterOf,
  isWorthSaving,
  readSavedViews,
  type SavedView,
  withoutView,
  withView,
} from './saved-views.ts';

const view = (name: string, more: Partial<SavedView> = {}): SavedView => ({
  ...{ name, view: 'all', form: 'sales-appraisal', search: '' },
  ...more,
});

it('keeps views in the order of their names, one for each name and each list', () => {
  const views = withView(withView([], view('Rentals', { form: 'rental-appraisal' })), view('Appraisals'));
  expect(views.map(({ name }) => name)).toEqual(['Appraisals', 'Rentals']);
  expect(withView(views, view('rentals', { search: 'Zoë' }))).toEqual([
    view('Appraisals'),
    view('rentals', { search: 'Zoë' }),
  ]);
  // The same list under another name.
  expect(withView(views, view('To sell')).map(({ name }) => name)).toEqual(['Rentals', 'To sell']);
  expect(withoutView(views, 'appraisals').map(({ name }) => name)).toEqual(['Rentals']);
});

it('reads what was stored, and passes over what is no view', () => {
  expect(readSavedViews([view('Appraisals'), null, 'x', { form: 'y' }, { name: 5 }])).toEqual([
    view('Appraisals'),
  ]);
  expect(readSavedViews([{ name: 'Old', view: 'gone' }])).toEqual([
    { name: 'Old', view: 'new', form: '', search: '' },
  ]);
  for (const stored of [undefined, null, {}, 'x']) expect(readSavedViews(stored)).toEqual([]);
});

it.each([
  [{ view: 'mine', page: '3' }, false],
  [{ view: 'mine', form: 'sales-appraisal' }, true],
  [{ view: 'new', search: 'Zoë' }, true],
])('%j is worth saving: %s', (question, expected) => {
  expect(isWorthSaving(filterOf(question as never))).toBe(expected);
});
