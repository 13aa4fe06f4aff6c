import type { ReactNode } from 'react';
import { Button } from '#site/ui/button.tsx';
import { CardFrame } from '#site/ui/card-frame.tsx';
import { checkLabelStyle, checkStyle, hintStyle, inputStyle, labelStyle } from '#site/ui/field-styles.ts';
import type { Share } from './shortlist-types.ts';

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
  return (
    <section id="share" aria-labelledby="share-heading" className="mt-16 print:hidden">
      <CardFrame tone="sand">
        <h2 id="share-heading" className="text-2xl">
          Share this list
        </h2>
        <p className="mt-2 max-w-prose-page text-muted">
          Anyone with the link can view your current list but can’t change it. You can delete a link at any
          time.
        </p>
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
                  {share.name ? `Shared as ${share.name}` : 'Without your name'},{' '}
                  {share.withNotes ? 'with your notes' : 'without your notes'}
                </p>
                <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
                  {copy(share)}
                  <form method="post" action="/shortlist/unshare">
                    <input type="hidden" name="token" value={share.token} />
                    <Button type="submit" variant="quiet" size="sm">
                      Delete link
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
              Your name <span className="font-normal text-muted">(optional)</span>
            </label>
            <span className={hintStyle}>Shown above your shared list.</span>
            <input
              id="share-name"
              name="name"
              type="text"
              maxLength={60}
              autoComplete="given-name"
              className={inputStyle}
            />
          </div>
          <label className={checkLabelStyle}>
            <input type="checkbox" name="notes" value="yes" className={checkStyle} />
            Include my notes
          </label>
          <p className="md:col-span-2">
            <Button type="submit">{shares.length > 0 ? 'Create another link' : 'Create link'}</Button>
          </p>
        </form>
      </CardFrame>
    </section>
  );
}
