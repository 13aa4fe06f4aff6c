import { priceInLanguage } from '#site/messages/prices.ts';
import { WrittenText } from './written-text.tsx';

/** A listing's price text. Long texts wrap; short ones are large. */
export function PriceLine({ text, size = 'md' }: { text: string; size?: 'md' | 'lg' }) {
  const shown = priceInLanguage(text);
  const { length } = shown ?? text;
  const long = length > 34;
  // A range of two prices stays on one line beside the address.
  const large = length > 16 ? 'text-xl sm:text-2xl' : 'text-2xl md:text-3xl';
  const sizes = {
    md: long ? 'text-base' : 'text-xl',
    lg: long ? 'text-xl' : large,
  };
  return (
    <p className={`font-display leading-snug text-pretty wrap-anywhere ${sizes[size]}`}>
      {shown ?? <WrittenText text={text} />}
    </p>
  );
}
