import { cards } from './en/cards.ts';
import { subject } from './subject.ts';

/** Texts of the cards of listings. */
export const cardTexts = subject('cards', cards);
