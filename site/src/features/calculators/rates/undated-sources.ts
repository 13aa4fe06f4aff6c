import { isDay, type StateTables } from '@frontage/duty/engine';

/** What is missing about the sources that tables rest on: each must say on which day it was published. Sentences. */
export function undatedSources({ schemes, sources }: StateTables): string[] {
  const named = new Set(
    schemes.flatMap(({ tables }) => tables.flatMap((table) => table.sources.slice(0, 1))),
  );
  return [...named]
    .filter((key) => !isDay(sources[key]?.published))
    .map((key) => `Say on which day the source “${sources[key]?.title ?? key}” was published.`);
}
