/** Translations of the controls' own texts. Counters contain {count}. */
export type ControlTexts = Partial<
  Record<
    | 'optional'
    | 'choose'
    | 'count_left'
    | 'count_of'
    | 'count_up'
    | 'count_too_long'
    | 'count_too_short'
    | 'take_out'
    | 'make_smaller',
    string
  >
>;
