import { ChosenIcon, isIcon } from '#site/ui/icons/chosen-icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import type { ViewInput } from '../block.ts';
import type { BlockFields, MediaValue } from '../fields.ts';

/** A box is headed by an icon, a picture, or neither. */
export const graphicFields = {
  graphic: {
    kind: 'select',
    label: 'Graphic',
    options: [
      { value: 'icon', label: 'Icon' },
      { value: 'picture', label: 'Image' },
      { value: 'none', label: 'None' },
    ],
  },
  icon: { kind: 'icon', label: 'Icon', shownWhen: { field: 'graphic', is: ['icon'] } },
  picture: { kind: 'media', label: 'Image', shownWhen: { field: 'graphic', is: ['picture'] } },
} as const satisfies BlockFields;

type GraphicProps = { graphic: 'icon' | 'picture' | 'none'; icon: string; picture: MediaValue };

/** The icon or picture of a box; nothing where none was chosen. */
export function Graphic({
  props: { graphic, icon, picture },
  picture: find,
  iconClass = 'size-10 text-accent',
  pictureClass = 'w-full rounded-md',
}: {
  props: GraphicProps;
  picture: ViewInput<unknown, unknown>['picture'];
  iconClass?: string;
  pictureClass?: string;
}) {
  if (graphic === 'icon' && isIcon(icon)) return <ChosenIcon name={icon} className={iconClass} />;
  const image = graphic === 'picture' ? find(picture) : null;
  return image && <Picture image={image} sizes={GRAPHIC_SIZES} ratio="4/3" className={pictureClass} />;
}

const GRAPHIC_SIZES = '(min-width: 64rem) 24rem, (min-width: 48rem) 45vw, 100vw';
