import { contrast, type Hex, nearestColour, READABLE } from './colour.ts';
import { COLOURS, type ColourName, type Colours } from './theme.ts';

/** Colours of text on the page backgrounds, and of backgrounds with text in those colours. */
const ON_BACKGROUNDS = ['ink', 'muted', 'brand', 'brandDeep', 'accent', 'accentDeep'] as const;
const BACKGROUNDS = ['paper', 'sand'] as const;

/** Colours of messages, the same on every website. */
const MESSAGES = [
  { label: 'the red of error messages', hex: '#b3261e' },
  { label: 'the green of confirmation messages', hex: '#1d6b47' },
] as const;

export type ContrastProblem = {
  /** Which contrast is too low and how to fix it, in a sentence or two. */
  sentence: string;
  /** The most similar colour with enough contrast; undefined if no shade has it. */
  nearest?: Hex;
};

/** The first pair of a colour and one it is used with whose contrast is too low. */
function contrastProblem({
  name,
  colours,
}: {
  name: ColourName;
  colours: Colours;
}): ContrastProblem | undefined {
  const others = usedWith({ name, colours });
  const failing = others.find(({ hex }) => contrast(colours[name], hex) < READABLE);
  if (!failing) return undefined;
  const nearest = nearestColour({
    colour: colours[name],
    accepts: (tried) => others.every(({ hex }) => contrast(tried, hex) >= READABLE),
  });
  const found = Math.floor(contrast(colours[name], failing.hex) * 10) / 10;
  const advice = nearest
    ? `The nearest colour with enough contrast is ${nearest}.`
    : `No shade of it has enough contrast: change ${failing.label} first.`;
  return {
    nearest,
    sentence: `“${COLOURS[name].label}” and ${failing.label} have a contrast of ${found}:1, but text needs ${READABLE}:1. ${advice}`,
  };
}

/** The colours to change: the text of a pair, or the background if every text on it fails. */
export function colourProblems(colours: Colours): Partial<Record<ColourName, ContrastProblem>> {
  const problems = (names: readonly ColourName[]) =>
    names.flatMap((name) => {
      const problem = contrastProblem({ name, colours });
      return problem ? [[name, problem] as const] : [];
    });
  const texts = problems(ON_BACKGROUNDS);
  const backgrounds = problems(BACKGROUNDS).filter(
    ([name]) => texts.every(([, { nearest }]) => !nearest) || failsMessages(colours[name]),
  );
  return Object.fromEntries([...texts, ...backgrounds]);
}

const failsMessages = (background: Hex): boolean =>
  MESSAGES.some(({ hex }) => contrast(hex, background) < READABLE);

function usedWith({ name, colours }: { name: ColourName; colours: Colours }): { label: string; hex: Hex }[] {
  const named = (names: readonly ColourName[]) =>
    names.map((each) => ({ label: `“${COLOURS[each].label}”`, hex: colours[each] }));
  return name === 'paper' || name === 'sand' ? [...named(ON_BACKGROUNDS), ...MESSAGES] : named(BACKGROUNDS);
}
