import { Icon, IconFrame, type IconName, iconNames } from '../icons.tsx';
import { chosenShapes } from './lucide-chosen.ts';
import { socialShapes } from './social.ts';

// Separate from the icons of the website itself, so that islands do not carry these to the browser.
const more = { ...chosenShapes, ...socialShapes };

export type ChosenIconName = IconName | keyof typeof more;

/** Every icon that staff can choose. */
export const chosenIconNames: readonly ChosenIconName[] = [
  ...iconNames,
  ...(Object.keys(more) as (keyof typeof more)[]),
];

/** An icon that staff chose; nothing if none was chosen or this version no longer has it. */
export function ChosenIcon({ name, className }: { name: string; className?: string }) {
  if (!isIcon(name)) return null;
  return name in more ? (
    <IconFrame className={className}>
      <path d={more[name as keyof typeof more]} />
    </IconFrame>
  ) : (
    <Icon name={name as IconName} className={className} />
  );
}

/** Whether there is an icon of this name. */
export const isIcon = (name: string): name is ChosenIconName =>
  (chosenIconNames as readonly string[]).includes(name);
