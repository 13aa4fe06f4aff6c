import { Icon, IconFrame, type IconName, iconNames } from '../icons.tsx';
import { generalShapes } from './general.tsx';
import { socialShapes } from './social.tsx';

// Apart from the icons that the program itself uses, so that islands do not carry these to the browser.
const more = { ...generalShapes, ...socialShapes };

export type ChosenIconName = IconName | keyof typeof more;

/** All that staff can choose from. */
export const chosenIconNames: readonly ChosenIconName[] = [
  ...iconNames,
  ...(Object.keys(more) as (keyof typeof more)[]),
];

/** An icon that staff chose; nothing where none was chosen or this version no longer has it. */
export function ChosenIcon({ name, className }: { name: string; className?: string }) {
  if (!isIcon(name)) return null;
  return name in more ? (
    <IconFrame className={className}>{more[name as keyof typeof more]}</IconFrame>
  ) : (
    <Icon name={name as IconName} className={className} />
  );
}

/** Whether there is an icon of this name. */
export const isIcon = (name: string): name is ChosenIconName =>
  (chosenIconNames as readonly string[]).includes(name);
