/** What a page's score is made from. Sizes in bytes. */
export type PageFacts = {
  /** All that the page has loaded so far, compressed. */
  weight: number;
  /** Levels of the headings of the main content, in order. */
  headings: number[];
  imagesWithoutAlt: number;
  /** Links and buttons without a text that screen readers can read. */
  unnamedControls: number;
  /** Whether the page is wider than the window. */
  scrollsSideways: boolean;
  title: string;
  description: string;
  /** Hidden from search engines. */
  isHidden: boolean;
};

export type PageCheck = { name: string; holds: boolean; text: string };
export type PageScore = { score: number; checks: PageCheck[] };

const HEAVIEST = 1_000_000;
const TITLE_LENGTH = { least: 10, most: 70 };
const DESCRIPTION_LENGTH = { least: 50, most: 170 };

/** What a failed check costs, in points of 100. */
const COSTS: Record<string, number> = {
  Weight: 15,
  'Alt text': 20,
  Headings: 15,
  'Link and button names': 15,
  Width: 10,
  Title: 10,
  Description: 10,
  'Search engines': 5,
};

/** Judges a page as a visitor gets it: a score of up to 100, and a sentence for each check. */
export function pageScore(facts: PageFacts): PageScore {
  const checks = [
    check(
      'Weight',
      facts.weight <= HEAVIEST,
      `${kilobytes(facts.weight)} of ${kilobytes(HEAVIEST)} loaded so far`,
    ),
    check(
      'Alt text',
      facts.imagesWithoutAlt === 0,
      counted(facts.imagesWithoutAlt, 'image', 'without alt text'),
    ),
    headingCheck(facts.headings),
    check(
      'Link and button names',
      facts.unnamedControls === 0,
      counted(facts.unnamedControls, 'link or button', 'without a name'),
    ),
    check(
      'Width',
      !facts.scrollsSideways,
      facts.scrollsSideways ? 'wider than the window' : 'fits the window',
    ),
    lengthCheck('Title', facts.title, TITLE_LENGTH),
    lengthCheck('Description', facts.description, DESCRIPTION_LENGTH),
    check('Search engines', !facts.isHidden, facts.isHidden ? 'hidden from them' : 'may show the page'),
  ];
  const lost = checks.reduce((sum, { name, holds }) => sum + (holds ? 0 : (COSTS[name] ?? 0)), 0);
  return { score: 100 - lost, checks };
}

const check = (name: string, holds: boolean, text: string): PageCheck => ({ name, holds, text });

function headingCheck(levels: number[]): PageCheck {
  const first = levels.filter((level) => level === 1).length;
  const skips = levels.some((level, place) => place > 0 && level - (levels[place - 1] ?? level) > 1);
  if (first !== 1) return check('Headings', false, first === 0 ? 'no H1' : `${first} H1 headings`);
  return check('Headings', !skips, skips ? 'a level is skipped' : 'one H1, no level skipped');
}

function lengthCheck(
  name: string,
  text: string,
  { least, most }: { least: number; most: number },
): PageCheck {
  const { length } = text;
  const said = length === 0 ? 'missing' : `${length} characters (best: ${least} to ${most})`;
  return check(name, length >= least && length <= most, said);
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;
const counted = (count: number, what: string, how: string): string =>
  `${count === 0 ? 'no' : count} ${what}${count > 1 ? 's' : ''} ${how}`;
