import type { UIField } from 'payload';

/** Below `latitude` and `longitude` of a record with a suburb, state and postcode: a map on which staff set its pin. */
export const mapPinField: UIField = {
  name: 'mapPin',
  type: 'ui',
  label: 'Map pin',
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    components: { Field: '/features/settings/map/map-pin.tsx#MapPin' },
  },
};
