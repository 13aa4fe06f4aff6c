import type { InnerDesign } from '#site/block-kit/inner-design.ts';
import type { LoadedDesign } from './loaded-design.ts';

/** A loaded design as plain data, since the editor fetches it too. */
export const innerOf = ({ content, data, pictures }: LoadedDesign): InnerDesign => ({
  content,
  data: Object.fromEntries(data),
  pictures: Object.fromEntries(pictures),
});
