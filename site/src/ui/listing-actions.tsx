import { buttonStyle } from './button.tsx';
import { Icon } from './icons.tsx';

/**
 * Saves a listing or takes it into the comparison. A plain form: without script it always adds, and the lists' own
 * pages take out. With script (listing-actions.client.ts) each button is a toggle that knows its state.
 */
export function ListingActions({
  listing,
  name,
  look,
}: {
  listing: number;
  /** The listing's shown address, which tells one button from another. */
  name: string;
  /** On the picture of a card, or with words on a page of its own. */
  look: 'card' | 'page';
}) {
  const onCard = look === 'card';
  const style = onCard
    ? cardButton
    : `${buttonStyle({ variant: 'outline', size: 'sm', block: true })} ${mark}`;
  return (
    <form
      method="post"
      action="/shortlist"
      className={`print:hidden ${onCard ? 'absolute top-2.5 right-2.5 z-10 flex gap-1.5' : 'grid grid-cols-2 gap-3'}`}
    >
      <input type="hidden" name="listing" value={listing} />
      <button
        type="submit"
        name="kind"
        value="saved"
        title={onCard ? 'Save' : undefined}
        aria-label={onCard ? `Save ${name}` : undefined}
        className={style}
      >
        <Icon name="heart" className="size-5.5 group-aria-pressed/act:fill-current" />
        {!onCard && <Words off="Save" on="Saved" name={name} />}
      </button>
      <button
        type="submit"
        name="kind"
        value="compared"
        title={onCard ? 'Compare' : undefined}
        aria-label={onCard ? `Compare ${name}` : undefined}
        className={style}
      >
        <Icon name="compare" className="size-5.5 group-aria-pressed/act:hidden" />
        <Icon name="check" className="hidden size-5.5 group-aria-pressed/act:block" />
        {!onCard && <Words off="Compare" on="Comparing" name={name} />}
      </button>
    </form>
  );
}

/** What the button does, or what it has done; with the listing for screen readers, so that they read what is seen. */
const Words = ({ off, on, name }: { off: string; on: string; name: string }) => (
  <span>
    <span className="group-aria-pressed/act:hidden">{off}</span>
    <span className="hidden group-aria-pressed/act:inline">{on}</span>
    <span className="sr-only"> {name}</span>
  </span>
);

const mark = 'group/act aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-deep';

const cardButton =
  'group/act grid size-11 cursor-pointer place-items-center rounded-full bg-paper/90 text-brand-deep shadow-card hover:bg-paper hover:text-accent aria-pressed:bg-accent aria-pressed:text-paper';
