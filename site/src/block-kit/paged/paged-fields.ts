import { PAGER_STYLES, type PagerStyle } from '#site/ui/pager.tsx';

const styles = Object.entries(PAGER_STYLES) as [PagerStyle, string][];

/** The fields of how a list comes in pages. */
export const pagedFields = {
  pager: {
    kind: 'select',
    label: 'The way to the other pages',
    options: styles.map(([value, label]) => ({ value, label })),
  },
  perPage: { kind: 'number', label: 'How many on a page', min: 1, max: 24, step: 1 },
} as const;
