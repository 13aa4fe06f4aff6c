const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  single: 1,
  two: 2,
  double: 2,
  three: 3,
  triple: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** A small number in digits or a word, as the source of a pattern. */
export const COUNT = `\\d{1,2}|${Object.keys(WORDS)
  .filter((word) => word.length > 1)
  .join('|')}`;

/** The number that {@link COUNT} found. */
export const countOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : (WORDS[text] ?? Number(text));

/** Words before a minimum, a maximum and an approximate number. */
export const LEAST =
  'at least|no less than|not less than|more than|greater than|bigger than|larger than|over|above|from|min|min\\.|minimum|minimum of|starting at|starting from|upwards of|>=?';
export const MOST =
  'at most|no more than|not more than|less than|smaller than|cheaper than|under|below|beneath|up_to|max|max\\.|maximum|maximum of|to|within|not over|<=?';
export const ABOUT = 'about|around|approx|approx\\.|approximately|circa|roughly|~';
/** Words after a minimum. */
export const OR_MORE = '\\+|_plus| or more| or over| or above| and up| and over| and above| minimum| min';
/** Words after a maximum. */
export const OR_LESS = ' or less| or under| or below| or fewer| max| maximum| tops';
/** Words between the two ends of a range. */
export const TO = '_-_| to | till | until | and ';
