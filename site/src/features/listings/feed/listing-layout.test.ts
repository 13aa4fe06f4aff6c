import type { FlattenedField } from 'payload';
import { describe, expect, it } from 'vitest';
import { type Database, layoutOf } from './listing-layout.ts';

// Costs under a second. That every field of the real collection has a place is tried in staff-at-the-same-time.int.test.ts.

const database: Database = {
  tables: {
    listings: {
      landArea: { name: 'land_area' },
      office: { name: 'office_id' },
      country: { name: 'country', default: 'Australia' },
    },
    _listings_v: {
      version_landArea: { name: 'version_land_area' },
      version_office: { name: 'version_office_id' },
      version_country: { name: 'version_country', default: 'Australia' },
    },
    listings_rels: { mediaID: { name: 'media_id' } },
    _listings_v_rels: { mediaID: { name: 'media_id' } },
    listings_open_days: { startsAt: { name: 'starts_at' } },
    _listings_v_version_open_days: { startsAt: { name: 'starts_at' } },
  },
  tableNameMap: new Map(),
};
const layout = (...fields: object[]) => layoutOf({ fields: fields as FlattenedField[], database });

describe('where the fields of a listing are stored', () => {
  it('is read off Payload’s collection and tables, for the listing and for its versions', () => {
    const { main, version } = layout(
      { name: 'landArea', type: 'number' },
      { name: 'office', type: 'relationship', relationTo: 'offices' },
      { name: 'images', type: 'upload', relationTo: 'media', hasMany: true },
      { name: 'features', type: 'text', hasMany: true },
      { name: 'openDays', type: 'array', flattenedFields: [{ name: 'startsAt', type: 'date' }] },
    );
    expect([...main.columnOf]).toEqual([
      ['landArea', 'land_area'],
      ['office', 'office_id'],
    ]);
    expect(version.columnOf.get('landArea')).toBe('version_land_area');
    expect([main.textLists, main.related]).toEqual([
      ['features'],
      [{ field: 'images', column: 'media_id', target: 0 }],
    ]);
    expect([main.rowLists[0]?.table, version.rowLists[0]?.table]).toEqual([
      'listings_open_days',
      '_listings_v_version_open_days',
    ]);
  });

  it('says what a new listing has in each field, and the columns of a new row', () => {
    const { main, version } = layout(
      { name: 'country', type: 'text' },
      { name: 'landArea', type: 'number' },
      { name: 'features', type: 'text', hasMany: true },
    );
    expect(main.initial).toEqual({ id: null, country: 'Australia', landArea: null, features: null });
    expect(main.newRow).toEqual([
      ...['id', 'country', 'land_area'],
      ...['saved_by', 'feed_run', 'created_at', 'updated_at'],
    ]);
    expect(version.newRow.slice(0, 4)).toEqual([
      ...['id', 'parent_id', 'version_country', 'version_land_area'],
    ]);
  });

  it('leaves out what is not stored and what the import writes by itself', () => {
    const { main } = layout(
      { name: 'savedBy', type: 'text' },
      { name: 'updatedAt', type: 'date' },
      { name: 'summary', type: 'text', virtual: true },
    );
    expect(main.columns).toEqual([]);
  });

  it('is an error with a sentence for a field that the import cannot store', () => {
    expect(() => layout({ name: 'point', type: 'point' })).toThrow(
      'Feeds cannot store the listing field “point”: the import knows no way to write a field of type “point”',
    );
    expect(() => layout({ name: 'landArea', type: 'text', localized: true })).toThrow(/“landArea”/);
    expect(() => layout({ name: 'newField', type: 'text' })).toThrow(
      'Feeds cannot store the listing field “newField”: the table listings has no column for it.',
    );
  });
});
