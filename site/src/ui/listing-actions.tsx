import { cardTexts } from '#site/messages/cards.ts';
import { buttonStyle } from './button.tsx';
import { Icon } from './icons.tsx';

/** The form of all save and compare buttons of a page. */
const FORM = 'fr-shortlist';

/**
 * Once on every page. One form for all: browsers check each form of a page for autofill, and compute the style of cards for
 * that before anybody scrolls to them.
 */
export const ListingActionsForm = () => <form hidden id={FORM} method="post" action="/shortlist" />;

/**
 * Saves a listing or adds it to the comparison. Without JavaScript the buttons always add, and the pages of the lists
 * remove. With it (listing-actions.client.ts) each button is a toggle with the current state.
 */
export function ListingActions({
  listing,
  name,
  look,
}: {
  listing: number;
  /** The listing's displayed address, for the accessible name. */
  name: string;
  /** On the picture of a card, or with text on the listing's page. */
  look: 'card' | 'page';
}) {
  const onCard = look === 'card';
  const texts = cardTexts();
  const style = onCard
    ? cardButton
    : `${buttonStyle({ variant: 'outline', size: 'sm', block: true })} ${mark}`;
  return (
    <div
      className={`print:hidden ${onCard ? 'absolute end-2.5 top-2.5 z-10 flex gap-1.5' : 'grid grid-cols-2 gap-3'}`}
    >
      <button
        type="submit"
        form={FORM}
        name="saved"
        value={listing}
        title={onCard ? texts.save : undefined}
        aria-label={onCard ? texts.saveOne(name) : undefined}
        className={style}
      >
        <Icon name="heart" className="size-5.5 group-aria-pressed/act:fill-current" />
        {!onCard && <Words off={texts.save} on={texts.isSaved} name={name} />}
      </button>
      <button
        type="submit"
        form={FORM}
        name="compared"
        value={listing}
        title={onCard ? texts.compare : undefined}
        aria-label={onCard ? texts.compareOne(name) : undefined}
        className={style}
      >
        <Icon name="compare" className="size-5.5 group-aria-pressed/act:hidden" />
        <Icon name="check" className="hidden size-5.5 group-aria-pressed/act:block" />
        {!onCard && <Words off={texts.compare} on={texts.isCompared} name={name} />}
      </button>
    </div>
  );
}

/** The text of the button before or after its action, with the listing for screen readers. */
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
