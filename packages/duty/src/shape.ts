/** What a value of foreign JSON should look like; each answers with what is wrong, as the end of a sentence. */
export type Shape = (value: unknown) => Problem[];
/** Where in the JSON, and what is wrong there. */
export type Problem = { at: string; why: string };

const problem = (why: string): Problem[] => [{ at: '', why }];

/** One value that must pass a test. */
export const simple =
  (why: string, fits: (value: unknown) => boolean): Shape =>
  (value) =>
    fits(value) ? [] : problem(why);

export const text = simple(
  'should be a text that is not empty',
  (value) => typeof value === 'string' && value.trim() !== '',
);
export const flag = simple('should be true or false', (value) => typeof value === 'boolean');
export const number = ({ from = 0, to = 1e12 }: { from?: number; to?: number } = {}): Shape =>
  simple(
    `should be a number between ${from} and ${to}`,
    (value) => typeof value === 'number' && value >= from && value <= to,
  );
export const oneOf = (words: readonly unknown[]): Shape =>
  simple(`should be one of ${words.join(', ')}`, (value) => words.includes(value));

/** A list, each item of the same shape. */
export const list =
  (item: Shape, { filled = false } = {}): Shape =>
  (value) => {
    if (!Array.isArray(value)) return problem('should be a list');
    if (filled && value.length === 0) return problem('should not be empty');
    return value.flatMap((one, index) => inside(`${index + 1}`, item(one)));
  };

/** An object with these fields and no others; fields after `may` can be left out. */
export const object =
  (must: Record<string, Shape>, may: Record<string, Shape> = {}): Shape =>
  (value) => {
    if (!isRecord(value)) return problem('should be an object');
    const known = { ...must, ...may };
    return [
      ...Object.keys(value).flatMap((key) =>
        Object.hasOwn(known, key) ? [] : inside(key, problem('is not known here')),
      ),
      ...Object.keys(must).flatMap((key) =>
        value[key] === undefined ? inside(key, problem('is missing')) : [],
      ),
      ...Object.entries(known).flatMap(([key, shape]) =>
        value[key] === undefined ? [] : inside(key, shape(value[key])),
      ),
    ];
  };

/** An object used as a dictionary. */
export const record =
  (key: Shape, item: Shape, { filled = false } = {}): Shape =>
  (value) => {
    if (!isRecord(value)) return problem('should be an object');
    if (filled && Object.keys(value).length === 0) return problem('should not be empty');
    return Object.entries(value).flatMap(([name, one]) => inside(name, [...key(name), ...item(one)]));
  };

/** The shape that a field of the object chooses. */
export const chosenBy =
  (field: string, shapes: Record<string, Shape>): Shape =>
  (value) => {
    const choice = isRecord(value) ? String(value[field]) : '';
    const shape = Object.hasOwn(shapes, choice) ? shapes[choice] : undefined;
    return shape ? shape(value) : problem(`should have a ${field} out of ${Object.keys(shapes).join(', ')}`);
  };

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function inside(key: string, problems: Problem[]): Problem[] {
  return problems.map(({ at, why }) => ({ at: at ? `${key} › ${at}` : key, why }));
}
