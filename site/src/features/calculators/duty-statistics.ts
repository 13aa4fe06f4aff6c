import type { CollectionConfig } from 'payload';
import { nobody, staffOnly } from '#site/server/access.ts';
import { statisticsEndpoint } from './statistics-endpoint.ts';

/** What makes one counter: everything but the count. Nothing here tells who calculated, or what exactly. */
const KEY = ['day', 'host', 'state', 'propertyType', 'firstHomeBuyer', 'purchasing', 'valueFrom'];

/**
 * How often the calculator was used: a counter for each day, website and kind of purchase. Written by
 * count-calculation.ts, read as charts, never edited.
 */
export const dutyStatistics: CollectionConfig = {
  slug: 'duty-statistics',
  labels: { singular: 'Calculator statistic', plural: 'Calculator statistics' },
  admin: {
    group: 'Calculators',
    // What staff see in place of a list of counters is the charts.
    components: {
      views: { list: { Component: '/features/calculators/admin/statistics-view.tsx#StatisticsList' } },
    },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  graphQL: false,
  disableDuplicate: true,
  endpoints: [statisticsEndpoint],
  indexes: [{ fields: KEY, unique: true }],
  fields: [
    // The day in Sydney, ISO.
    { name: 'day', type: 'text', required: true },
    { name: 'host', type: 'text', required: true },
    { name: 'state', type: 'text', required: true },
    // As the statistic sends them: 1 primary, 2 investment; 1 yes, 2 no; 1 new, 2 established, 3 other.
    { name: 'propertyType', type: 'number', label: 'Property type', required: true },
    { name: 'firstHomeBuyer', type: 'number', label: 'First home buyer', required: true },
    { name: 'purchasing', type: 'number', required: true },
    // Where the value's band begins, dollars.
    { name: 'valueFrom', type: 'number', label: 'Value from', required: true },
    { name: 'calculations', type: 'number', required: true },
  ],
};
