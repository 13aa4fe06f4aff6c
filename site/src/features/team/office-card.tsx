import { peopleTexts } from '#site/messages/people.ts';
import { Icon } from '#site/ui/icons.tsx';
import { NoPicture, Picture } from '#site/ui/picture.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { OfficeHours, PhoneLines } from './contact-lines.tsx';
import type { Office } from './load-people.ts';

/** An office in a list: picture, address, hours, telephone. */
export function OfficeCard({
  office,
  people,
  priority,
  level = 2,
}: {
  office: Office;
  people: number;
  priority?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
}) {
  const Heading = `h${level}` as const;
  const place = officePlace(office);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-paper">
      {office.picture ? (
        <Picture
          image={{ ...office.picture, alt: peopleTexts().offices.picture(office.name) }}
          isTranslated
          ratio="3/2"
          priority={priority}
          sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 46vw, 100vw"
        />
      ) : (
        <NoPicture ratio="3/2" />
      )}
      <div className="flex grow flex-col p-6">
        <Heading className="text-2xl">
          <a href={office.path} className="no-underline wrap-anywhere hover:text-accent">
            <WrittenText text={office.shortName ?? office.name} />
          </a>
        </Heading>
        {place && (
          <p className="mt-3 flex items-start gap-2.5">
            <Icon name="pin" className="mt-0.5 size-5 text-accent" />
            <WrittenText text={place} />
          </p>
        )}
        <OfficeHours hours={office.hours} />
        <div className="mt-1">
          <PhoneLines numbers={[office.phone]} />
        </div>
        {people > 0 && <p className="mt-auto pt-3 text-sm text-muted">{peopleTexts().person(people)}</p>}
      </div>
    </article>
  );
}

/** `1 Example Street, Newtown NSW 2042` */
export function officePlace({ street, suburb, state, postcode }: Office): string {
  return [street, [suburb, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
