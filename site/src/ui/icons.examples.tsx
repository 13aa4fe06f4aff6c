import type { Examples } from './examples.ts';
import { Icon, type IconName, iconNames } from './icons.tsx';

export const examples: Examples = Object.fromEntries(
  iconNames.map((name: IconName) => [name, <Icon key={name} name={name} />]),
);
