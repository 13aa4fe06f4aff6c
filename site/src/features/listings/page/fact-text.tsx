import { knownFact, knownFeature } from '#site/messages/known-texts.ts';
import { typeText } from '#site/messages/property-types.ts';
import { WrittenText } from '#site/ui/written-text.tsx';

/** A label or text of a fact: in the language of the page where the program wrote it. */
export function FactText({ text }: { text: string }) {
  const shown = knownFact(text) ?? typeText(text);
  return shown === text ? <WrittenText text={text} /> : shown;
}

/** A feature of a listing, in the language of the page where the program knows it. */
export function FeatureText({ text }: { text: string }) {
  const shown = sentenceCase(text);
  return knownFeature(shown) ?? <WrittenText text={shown} />;
}

/** `established gardens` → `Established gardens`; the rest stays as it was written. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
