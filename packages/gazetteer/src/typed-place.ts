import { plainText, readingsOf } from './plain-name.ts';

/** A typed text, split into its parts. */
export type TypedPlace = {
  /** The name word by word, each with its possible readings. */
  words: readonly (readonly string[])[];
  /** Capital letters; null where none was named. */
  state: string | null;
  /** The digits that a postcode begins with; null where none were typed. */
  postcode: string | null;
};

const STATES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nsw: 'NSW',
    vic: 'VIC',
    qld: 'QLD',
    wa: 'WA',
    sa: 'SA',
    tas: 'TAS',
    act: 'ACT',
    nt: 'NT',
    'new south wales': 'NSW',
    victoria: 'VIC',
    queensland: 'QLD',
    'western australia': 'WA',
    'south australia': 'SA',
    tasmania: 'TAS',
    'australian capital territory': 'ACT',
    'northern territory': 'NT',
  }),
);
const STATE_AT_END = new RegExp(`^(.+) (${[...STATES.keys()].join('|')})$`);

/** No name of a place has more words than this. */
const MAX_WORDS = 8;

/**
 * The ways to read a typed text, the likeliest first: `port victoria` is a name before it is Port in Victoria, while
 * `newtown nsw` names a state first.
 */
export function readTyped(text: string): TypedPlace[] {
  const plain = plainText(text);
  const digits = /(?:^| )(\d{1,4})$/.exec(plain);
  const postcode = digits?.[1] ?? null;
  const named = postcode ? plain.slice(0, -postcode.length).trim() : plain;
  const stated = STATE_AT_END.exec(named);
  const whole = typedPlace({ name: named, state: null, postcode });
  const readings: TypedPlace[] = [];
  if (stated) {
    const [, name = '', state = ''] = stated;
    const withState = typedPlace({ name, state: STATES.get(state) ?? null, postcode });
    readings.push(...(state.length <= 3 ? [withState, whole] : [whole, withState]));
  } else if (postcode && STATES.has(named))
    readings.push({ words: [], state: STATES.get(named) ?? null, postcode }, whole);
  else readings.push(whole);
  // Digits may belong to a name: No 4 Branch.
  if (postcode && named) readings.push(typedPlace({ name: plain, state: null, postcode: null }));
  return readings.filter(
    ({ words, postcode }) => words.length <= MAX_WORDS && (words.length > 0 || postcode),
  );
}

const typedPlace = ({
  name,
  state,
  postcode,
}: {
  name: string;
  state: string | null;
  postcode: string | null;
}): TypedPlace => ({ words: name.split(' ').filter(Boolean).map(readingsOf), state, postcode });
