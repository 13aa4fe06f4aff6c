import type { ReactNode } from 'react';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import { Button } from '#site/ui/button.tsx';
import { CardFrame } from '#site/ui/card-frame.tsx';
import { checkLabelStyle, checkStyle, hintStyle, inputStyle, labelStyle } from '#site/ui/field-styles.ts';
import { SHARE_NAME_LENGTH, type Share } from './shortlist-types.ts';

/** Creates and deletes links to the list. */
export function ShareList({
  shares,
  copy,
  addressOf,
}: {
  shares: Share[];
  /** Shares a link by email, the device's share menu or the clipboard. */
  copy: (share: Share) => ReactNode;
  addressOf: (share: Share) => string;
}) {
  const texts = shortlistTexts().share;
  return (
    <section id="share" aria-labelledby="share-heading" className="mt-16 print:hidden">
      <CardFrame tone="sand">
        <h2 id="share-heading" className="text-2xl">
          {texts.title}
        </h2>
        <p className="mt-2 max-w-prose-page text-muted">{texts.text}</p>
        {shares.length > 0 && (
          <ul className="mt-6 grid gap-4">
            {shares.map((share) => (
              <li key={share.token} className="rounded-md border border-line bg-paper px-4 py-3">
                <a
                  href={addressOf(share)}
                  className="inline-block py-1 font-medium wrap-anywhere underline underline-offset-4"
                >
                  {addressOf(share)}
                </a>
                <p className="text-sm text-muted">
                  {share.name ? texts.sharedAs(share.name) : texts.withoutName}
                  {shortlistTexts().comma}
                  {share.withNotes ? texts.withNotes : texts.withoutNotes}
                </p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
                  {copy(share)}
                  <form method="post" action="/shortlist/unshare">
                    <input type="hidden" name="token" value={share.token} />
                    <Button type="submit" variant="quiet" size="sm">
                      {texts.delete}
                    </Button>
                  </form>
                </div>
              </li>
            ))}
          </ul>
        )}
        <form
          method="post"
          action="/shortlist/share"
          className="mt-6 grid gap-4 md:grid-cols-[minmax(0,20rem)_auto] md:items-end"
        >
          <div>
            <label htmlFor="share-name" className={labelStyle}>
              {texts.name} <span className="font-normal text-muted">{texts.optional}</span>
            </label>
            <span className={hintStyle}>{texts.nameHint}</span>
            <input
              id="share-name"
              name="name"
              type="text"
              maxLength={SHARE_NAME_LENGTH}
              autoComplete="given-name"
              className={inputStyle}
            />
          </div>
          <label className={checkLabelStyle}>
            <input type="checkbox" name="notes" value="yes" className={checkStyle} />
            {texts.includeNotes}
          </label>
          <p className="md:col-span-2">
            <Button type="submit">{shares.length > 0 ? texts.another : texts.create}</Button>
          </p>
        </form>
      </CardFrame>
    </section>
  );
}
