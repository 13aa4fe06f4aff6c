import { contrast, type Hex, nearestThat, READABLE } from './colour-maths.ts';
import { COLOURS, type ColourName, type Colours } from './look.ts';

/** What stands on the page and the second ground, or has them as its text. */
const ON_GROUNDS = ['ink', 'muted', 'brand', 'brandDeep', 'accent', 'accentDeep'] as const;
const GROUNDS = ['paper', 'sand'] as const;

/** Colours of messages, the same on every website. */
const MESSAGES = [
  { label: 'the red of error messages', hex: '#b3261e' },
  { label: 'the green of good news', hex: '#1d6b47' },
] as const;

export type ContrastProblem = {
  /** What cannot be read and how to mend it, as a sentence or two. */
  sentence: string;
  /** The colour most like it with which every pair holds; undefined where no shade of it does. */
  nearest?: Hex;
};

/** Whether one of the colours can be read with those it meets. The first pair that fails is the one to tell of. */
function contrastProblem({
  name,
  colours,
}: {
  name: ColourName;
  colours: Colours;
}): ContrastProblem | undefined {
  const met = metBy({ name, colours });
  const failing = met.find(({ hex }) => contrast(colours[name], hex) < READABLE);
  if (!failing) return undefined;
  const nearest = nearestThat({
    colour: colours[name],
    holds: (tried) => met.every(({ hex }) => contrast(tried, hex) >= READABLE),
  });
  const found = Math.floor(contrast(colours[name], failing.hex) * 10) / 10;
  const advice = nearest
    ? `The nearest colour that holds is ${nearest}.`
    : `No shade of it holds: change ${failing.label} first.`;
  return {
    nearest,
    sentence: `“${COLOURS[name].label}” and ${failing.label} are too alike to read: ${found} to 1, and text needs ${READABLE} to 1. ${advice}`,
  };
}

/** The names of the colours that are to blame: of a pair, what stands on a ground; the ground where all of them fail. */
export function colourProblems(colours: Colours): Partial<Record<ColourName, ContrastProblem>> {
  const problems = (names: readonly ColourName[]) =>
    names.flatMap((name) => {
      const problem = contrastProblem({ name, colours });
      return problem ? [[name, problem] as const] : [];
    });
  const texts = problems(ON_GROUNDS);
  const grounds = problems(GROUNDS).filter(
    ([name]) => texts.every(([, { nearest }]) => !nearest) || failsMessages(colours[name]),
  );
  return Object.fromEntries([...texts, ...grounds]);
}

const failsMessages = (ground: Hex): boolean => MESSAGES.some(({ hex }) => contrast(hex, ground) < READABLE);

function metBy({ name, colours }: { name: ColourName; colours: Colours }): { label: string; hex: Hex }[] {
  const named = (names: readonly ColourName[]) =>
    names.map((each) => ({ label: `“${COLOURS[each].label}”`, hex: colours[each] }));
  return name === 'paper' || name === 'sand' ? [...named(ON_GROUNDS), ...MESSAGES] : named(GROUNDS);
}
