import type { FormPartTexts } from '@frontage/forms';

/** Translations of the controls' own texts. Counters contain {count}. */
export type ControlTexts = FormPartTexts &
  Partial<Record<'count_left' | 'count_of' | 'count_up' | 'count_too_long' | 'count_too_short', string>>;
