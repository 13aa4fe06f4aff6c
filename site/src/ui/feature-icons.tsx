import { cardTexts } from '#site/messages/cards.ts';
import { leftToRight } from '#site/messages/language.ts';
import { Icon, type IconName } from './icons.tsx';

export type Features = {
  beds?: number | null;
  baths?: number | null;
  cars?: number | null;
  /** As shown: `512 m²`. */
  landText?: string | null;
};

/** Bedrooms, bathrooms, car spaces and land as icons; a screen reader hears “3 bedrooms”. Nothing known, nothing shown. */
export function FeatureIcons({
  beds,
  baths,
  cars,
  landText,
  size = 'md',
}: Features & { size?: 'md' | 'lg' }) {
  const texts = cardTexts();
  const items = [
    count({ icon: 'bed', n: beds, words: texts.bedrooms }),
    count({ icon: 'bath', n: baths, words: texts.bathrooms }),
    count({ icon: 'car', n: cars, words: texts.carSpaces }),
    landText ? { icon: 'land' as const, text: leftToRight(landText), words: texts.ofLand } : null,
  ].filter((item) => item !== null);
  if (items.length === 0) return null;
  const look =
    size === 'lg' ? { text: 'gap-x-6 text-lg', icon: 'size-6' } : { text: 'gap-x-4 text-sm', icon: 'size-5' };
  return (
    <ul className={`flex flex-wrap items-center gap-y-1 ${look.text}`}>
      {items.map(({ icon, text, words }) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className={`${look.icon} text-brand`} />
          <span className="font-medium tabular-nums">{text}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
    </ul>
  );
}

function count({ icon, n, words }: { icon: IconName; n?: number | null; words: (n: number) => string }) {
  return n ? { icon, text: String(n), words: words(n) } : null;
}
