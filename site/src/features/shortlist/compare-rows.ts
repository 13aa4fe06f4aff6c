/** What is known of a listing. `isOwn`: its text is in the language of the page, else as the listing has it. */
export type ComparedFact = { text: string; isOwn?: boolean };

/** What is known of one listing, by label, in the order to show it. Labels are in English. */
export type ComparedFacts = {
  /** Left the website: what is not known of it any more is no difference. */
  isGone?: boolean;
  facts: readonly ({ label: string } & ComparedFact)[];
  features: readonly string[];
};

/** One line of the comparison: a value for each listing, null where nothing is known. */
export type CompareRow = { label: string; values: (ComparedFact | null)[]; differs: boolean };

/** A feature that some have: true for each listing that names it. */
export type FeatureRow = { label: string; has: boolean[]; differs: boolean };

/** The lines of a comparison: every fact and every feature that any of the listings has. */
export function compareRows(columns: readonly ComparedFacts[]): {
  facts: CompareRow[];
  features: FeatureRow[];
} {
  const differ = (values: readonly unknown[]) =>
    new Set(values.filter((_, index) => !columns[index]?.isGone)).size > 1;
  const labels = inOrder(columns.map(({ facts }) => facts.map(({ label }) => label)));
  const facts = labels.map((label) => {
    const values = columns.map(({ facts: all }) => all.find((fact) => fact.label === label) ?? null);
    return { label, values, differs: differ(values.map((value) => value?.text)) };
  });
  const features = inOrder(columns.map(({ features: named }) => named)).map((label) => {
    const has = columns.map(({ features: named }) => named.some((one) => isSame(one, label)));
    return { label, has, differs: differ(has) };
  });
  return { facts, features };
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Every text of several lists once, each where it would stand: after what comes before it in its own list. */
function inOrder(lists: readonly (readonly string[])[]): string[] {
  const all: string[] = [];
  for (const list of lists) {
    let after = -1;
    for (const text of list) {
      const known = all.findIndex((one) => isSame(one, text));
      if (known === -1) all.splice(after + 1, 0, text);
      after = known === -1 ? after + 1 : known;
    }
  }
  return all;
}
