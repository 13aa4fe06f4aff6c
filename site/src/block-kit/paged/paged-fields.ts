import { PAGER_STYLES, type PagerStyle } from '#site/ui/pager.tsx';

const styles = Object.entries(PAGER_STYLES) as [PagerStyle, string][];

/** The fields of how a list comes in pages. */
export const pagedFields = {
  pager: {
    kind: 'select',
    label: 'Pagination',
    options: styles.map(([value, label]) => ({ value, label })),
  },
  perPage: { kind: 'number', label: 'Items per page', min: 1, max: 24, step: 1 },
} as const;
