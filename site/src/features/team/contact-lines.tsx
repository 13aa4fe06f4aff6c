import { Icon } from '#site/ui/icons.tsx';
import { telHref } from '#site/ui/site-header.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';

const line =
  'inline-flex min-h-11 items-center gap-2.5 font-medium no-underline hover:underline hover:decoration-accent hover:underline-offset-4';

/** Telephone numbers as links, without duplicates. */
export function PhoneLines({ numbers }: { numbers: (string | null)[] }) {
  const shown = [...new Set(numbers.filter((number) => number !== null))];
  return shown.map((number) => (
    <a key={number} href={telHref(number)} className={line}>
      <Icon name="phone" className="size-5 text-accent" />
      <WrittenText text={number} />
    </a>
  ));
}

/** Opening hours of an office, one per line; nothing where it has none. */
export function OfficeHours({ hours }: { hours: string | null }) {
  return hours ? (
    <p className="mt-2 flex items-start gap-2.5">
      <Icon name="clock" className="mt-0.5 size-5 text-accent" />
      <span className="min-w-0 whitespace-pre-line">
        <WrittenText text={hours} />
      </span>
    </p>
  ) : null;
}
