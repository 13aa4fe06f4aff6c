import type { Starter } from '#site/features/pages/starters/starter.ts';

/** Whether every word of a search is in a starter's name or in what is said about it. */
export const isStarterFound = ({ starter, search }: { starter: Starter; search: string }): boolean =>
  hasWords(`${starter.name} ${starter.about}`, search);

/** The starter that a search means most: the first with all its words in the name, else the first that is found. */
export const bestStarter = ({ found, search }: { found: Starter[]; search: string }): Starter | undefined =>
  found.find(({ name }) => hasWords(name, search)) ?? found[0];

function hasWords(text: string, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => text.toLowerCase().includes(word));
}
