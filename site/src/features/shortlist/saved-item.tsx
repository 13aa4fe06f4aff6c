import { Fragment } from 'react';
import { priceInLanguage } from '#site/messages/prices.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button } from '#site/ui/button.tsx';
import { labelStyle, textareaStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { Change } from './price-change.ts';
import type { SavedItem } from './saved-items.ts';
import { NOTE_LENGTH } from './shortlist-types.ts';

/** A card, and below it the date it was saved, what has changed, and the visitor's note. */
export function SavedItemView({ entry, name, card, change, savedOn }: SavedItem) {
  const { remove, saved } = shortlistTexts();
  return (
    <>
      <div className="grow">{card}</div>
      {change && <ChangeLine change={change} />}
      <Note text={entry.note} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-1 print:hidden">
        <p className="text-sm text-muted">{saved.savedOn(savedOn)}</p>
        <form method="post" action="/shortlist">
          <input type="hidden" name="saved" value={entry.listing} />
          <input type="hidden" name="method" value="delete" />
          <button type="submit" className={textButton}>
            {remove}
            <span className="sr-only"> {name}</span>
          </button>
        </form>
      </div>
      <NoteForm listing={entry.listing} name={name} note={entry.note} />
    </>
  );
}

/** The note on a listing, with its line breaks. */
export function Note({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="mt-3 rounded-md bg-sand px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
      <span className="sr-only">{shortlistTexts().note.before} </span>
      {text}
    </p>
  );
}

/** The changes since a listing was saved. */
function ChangeLine({ change: { tone, text, prices = [] } }: { change: Change }) {
  const look = { good: 'bg-brand-soft text-brand-deep', plain: 'bg-sand', closed: 'bg-accent-soft' }[tone];
  return (
    <p className={`mt-3 flex items-start gap-2 rounded-md px-4 py-2.5 text-sm font-semibold ${look}`}>
      <Icon name={tone === 'closed' ? 'check' : 'arrow-right'} className="mt-0.5 size-4" />
      <span className="wrap-anywhere">
        {text}
        {prices.map((price, index) => (
          <Fragment key={price}>
            {index === 0 ? shortlistTexts().changes.colon : <ChangedTo />}
            {priceInLanguage(price) ?? <WrittenText text={price} />}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** An arrow between two prices, in the direction of reading. */
const ChangedTo = () => (
  <>
    {' '}
    <span className="inline-block rtl:-scale-x-100">→</span>{' '}
  </>
);

function NoteForm({ listing, name, note }: { listing: number; name: string; note: string }) {
  const id = `note-${listing}`;
  const texts = shortlistTexts().note;
  return (
    <details className="print:hidden">
      <summary className={`${textButton} list-none`}>
        {note ? texts.edit : texts.add}
        <span className="sr-only"> {texts.on(name)}</span>
      </summary>
      <form method="post" action="/shortlist/note" className="pb-2">
        <input type="hidden" name="listing" value={listing} />
        <label htmlFor={id} className={labelStyle}>
          {texts.yours} <span className="font-normal text-muted">{texts.limit(NOTE_LENGTH)}</span>
        </label>
        <textarea
          id={id}
          name="note"
          rows={4}
          maxLength={NOTE_LENGTH}
          defaultValue={note}
          className={textareaStyle}
        />
        <Button type="submit" size="sm" className="mt-3">
          {texts.save}
        </Button>
      </form>
    </details>
  );
}

const textButton =
  'inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold text-brand underline decoration-line underline-offset-4 hover:decoration-accent';
