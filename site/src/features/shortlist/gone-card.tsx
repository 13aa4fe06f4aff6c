import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Badge } from '#site/ui/badge.tsx';
import { NoPicture } from '#site/ui/picture.tsx';
import { ArrowLink } from '#site/ui/section.tsx';

/** Replaces the card of a listing that is no longer on the website, without any of its details. */
export function GoneCard({ name, search }: { name: string; search?: { href: string; label: string } }) {
  const { gone, goneText } = shortlistTexts().saved;
  return (
    <article className="flex h-full flex-col">
      <div className="relative overflow-hidden rounded-lg opacity-70">
        <NoPicture />
        <p className="absolute start-3 top-3">
          <Badge tone="paper">{gone}</Badge>
        </p>
      </div>
      <h2 className="mt-4 font-sans text-base leading-snug font-semibold">{name}</h2>
      <p className="mt-1 text-muted">{goneText}</p>
      {search && (
        <p className="mt-2">
          <ArrowLink href={search.href}>{search.label}</ArrowLink>
        </p>
      )}
    </article>
  );
}
