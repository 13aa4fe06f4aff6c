import { amounts } from './en/amounts.ts';
import { subject } from './subject.ts';

/** Texts of amounts of money to choose from. */
export const amountTexts = subject('amounts', amounts);
