import { people } from './en/people.ts';
import { subject } from './subject.ts';

/** Texts of agents and offices, their results and reviews. For the server alone. */
export const peopleTexts = subject('people', people);
