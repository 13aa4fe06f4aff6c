import {
  type Answers,
  definitionProblems,
  type FormDefinition,
  validate,
  visibleFields,
} from '@frontage/forms';
import { describe, expect, it } from 'vitest';
import { cleanCriteria } from '../criteria.ts';
import { areaOfAnswers, suburbAround, valuesOfArea } from './area-fields.ts';
import {
  criteriaOfAnswers,
  keptTypes,
  otherFiltersOfAnswers,
  valuesOfCriteria,
  valuesOfOtherFilters,
} from './criteria-answers.ts';
import { alertSettingsForm, registrationFields, saveSearchForm } from './definitions.ts';

const registration: FormDefinition = { ...saveSearchForm, key: 'registration', fields: registrationFields };
const start = { category: 'residential', buy_rent: 'buy', frequency: 'daily' };

const shown = (values: Record<string, string>) =>
  visibleFields({ definition: registration, values: { ...start, ...values } }).map(({ name }) => name);

const criteria = (values: Record<string, string | string[]>) => {
  const result = validate({ definition: registration, values: { ...start, ...values } });
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return criteriaOfAnswers({ answers: result.answers, suburbs: ['newtown-nsw-2042'] });
};

it.each([registration, saveSearchForm, alertSettingsForm])('$key is sound', (definition) => {
  expect(definitionProblems(definition)).toEqual([]);
});

it('visitors who register or save a search are told about the quiet hours', () => {
  for (const { fields } of [registration, saveSearchForm]) {
    expect(fields.find(({ name }) => name === 'frequency')?.hint).toBe(
      'We send nothing between 9 pm and 7 am, unless you change your quiet hours.',
    );
  }
});

// Specification, 4: "rural and business allow only buy (rent disabled, buy selected). Holiday allows only rent (buy
// disabled, rent selected). Others allow both. Changing category or method shows only the matching sections".
describe('what is asked follows category and method', () => {
  it.each<[Record<string, string>, string[], string[]]>([
    [{}, ['residential_types', 'min_price', 'beds', 'min_land'], ['min_rent', 'tenure', 'min_area']],
    [{ buy_rent: 'rent' }, ['min_rent', 'max_rent', 'beds'], ['min_price', 'max_price']],
    [{ category: 'rural' }, ['rural_uses', 'min_price', 'min_land'], ['residential_types', 'min_rent']],
    [{ category: 'holiday' }, ['holiday_types', 'min_rent', 'beds'], ['min_price', 'min_land']],
    [{ category: 'commercial' }, ['commercial_types', 'min_area', 'tenure', 'cars'], ['beds', 'rural_uses']],
    [{ category: 'business' }, ['business_types', 'min_price'], ['beds', 'tenure', 'min_land']],
  ])('%j', (values, asked, notAsked) => {
    const names = shown(values);
    expect(names).toEqual(expect.arrayContaining(asked));
    for (const name of notAsked) expect(names).not.toContain(name);
  });
});

describe('answers become criteria', () => {
  it('with what the category knows', () => {
    expect(
      criteria({
        residential_types: ['House', 'Villa'],
        max_price: '$1,500,000',
        beds: '3',
        surrounding: 'yes',
      }),
    ).toMatchObject({
      category: 'residential',
      method: 'buy',
      types: ['House', 'Villa'],
      maxPrice: 1_500_000,
      beds: 3,
      suburbs: ['newtown-nsw-2042'],
      surrounding: true,
    });
  });

  it.each([
    [{ category: 'rural', buy_rent: 'rent' }, 'buy'],
    [{ category: 'business', buy_rent: 'rent' }, 'buy'],
    [{ category: 'holiday', buy_rent: 'buy' }, 'rent'],
    [{ category: 'commercial', buy_rent: 'rent' }, 'rent'],
  ])('with the method that the category has: %j', (values, method) => {
    expect(criteria(values).method).toBe(method);
  });

  it('without what hidden fields held', () => {
    expect(criteria({ category: 'business', beds: '3', residential_types: 'House' })).toMatchObject({
      beds: null,
      types: [],
    });
    expect(criteria({ buy_rent: 'rent', max_price: '900000' }).maxPrice).toBeNull();
  });

  it('and back, unchanged', () => {
    const { criteria: given } = cleanCriteria({
      category: 'commercial',
      method: 'rent',
      types: ['Offices'],
      minPrice: 500,
      maxPrice: 900,
      cars: 2,
      minArea: 100,
      maxArea: 200,
      tenure: 'vacant',
      suburbs: ['newtown-nsw-2042'],
      surrounding: true,
    });
    const values = valuesOfCriteria({ criteria: given, places: ['Newtown NSW 2042'] });
    const result = validate({
      definition: alertSettingsForm,
      values: { ...values, frequency: 'weekly', events: ['new'] },
    });
    expect(result).toMatchObject({ ok: true });
    expect(criteriaOfAnswers({ answers: result.ok ? result.answers : {}, suburbs: given.suburbs })).toEqual(
      given,
    );
  });
});

it('a change keeps types that the form does not offer, until the category changes', () => {
  const { criteria: before } = cleanCriteria({
    category: 'residential',
    method: 'buy',
    types: ['Farmhouse', 'House'],
  });
  const after = { ...before, types: ['Villa'] };
  expect(keptTypes({ before, after }).types).toEqual(['Farmhouse', 'Villa']);
  expect(keptTypes({ before, after: { ...after, category: 'commercial' } }).types).toEqual(['Villa']);
});

describe('the part of the map of an alert', () => {
  const of = (area?: string) => cleanCriteria({ category: 'residential', method: 'buy', area }).criteria;
  const drawn = of('shape=-33.89_151.17_-33.89_151.19_-33.91_151.19');
  const around = of('near=-33.8961_151.1793_5_newtown-nsw-2042');
  const asked = (answers: Answers, before = drawn) =>
    areaOfAnswers({ answers, before, suburb: 'newtown-nsw-2042' });

  it('is in the form: a radius around a suburb as it is, anything else as saved', () => {
    expect(valuesOfArea({ criteria: of(), place: undefined })).toMatchObject({ area: 'any' });
    expect(valuesOfArea({ criteria: drawn, place: undefined })).toMatchObject({
      area: 'saved',
      saved_area: 'yes',
    });
    expect(suburbAround(drawn)).toBeUndefined();
    expect(suburbAround(around)).toBe('newtown-nsw-2042');
    expect(valuesOfArea({ criteria: around, place: 'Newtown NSW 2042' })).toMatchObject({
      area: 'near',
      near_place: ['Newtown NSW 2042'],
      near_km: '5',
    });
  });

  it('is changed, given up or left as it was', () => {
    expect(asked({ area: 'any' })).toEqual({});
    expect(asked({ area: 'saved' })).toEqual({ area: drawn.area });
    // A form that was opened by an earlier version.
    expect(asked({})).toEqual({ area: drawn.area });
    expect(asked({ area: 'near', near_km: '10' })?.area).toMatch(
      /^near=-33\.\d+_151\.\d+_10_newtown-nsw-2042$/,
    );
    expect(areaOfAnswers({ answers: { area: 'near' }, before: drawn, suburb: undefined })).toBeUndefined();
  });
});

describe('the filters of an alert that the form has no field for', () => {
  const of = (filters?: string) => cleanCriteria({ method: 'rent', filters }).criteria;
  const pets = of('feature=pets');

  it('are kept or given up together', () => {
    expect(valuesOfOtherFilters(pets)).toEqual({ has_other_filters: 'yes', other_filters: 'yes' });
    expect(valuesOfOtherFilters(of())).toEqual({ has_other_filters: '', other_filters: '' });
    const asked = (answers: Answers, before = pets) => otherFiltersOfAnswers({ answers, before });
    expect(asked({ has_other_filters: 'yes', other_filters: true })).toEqual({ filters: 'feature=pets' });
    expect(asked({ has_other_filters: 'yes' })).toEqual({});
    // A form that was opened by an earlier version.
    expect(asked({})).toEqual({ filters: 'feature=pets' });
    expect(asked({ has_other_filters: 'yes', other_filters: true }, of())).toEqual({});
  });
});
