import type { Examples } from '../examples.ts';
import { ChosenIcon, chosenIconNames } from './chosen-icon.tsx';

export const examples: Examples = Object.fromEntries(
  chosenIconNames.map((name) => [name, <ChosenIcon key={name} name={name} />]),
);
