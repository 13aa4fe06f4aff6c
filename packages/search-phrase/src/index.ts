export type { LookUpPlace, OpenDay, Phrase, PhraseChannel, PhraseFilters } from './phrase.ts';
export { readPhrase } from './read-phrase.ts';
