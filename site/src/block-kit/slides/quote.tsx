import type { ReactNode } from 'react';

/** What somebody said, with who they are below it. */
export function Quote({
  text,
  author,
  about,
  portrait,
}: {
  text: string;
  author: ReactNode;
  about?: ReactNode;
  /** A round picture, small. */
  portrait?: ReactNode;
}) {
  return (
    <figure className="flex h-full flex-col rounded-lg bg-sand p-6 text-ink md:p-8 [:is(.bg-sand,.bg-accent-soft)_&]:bg-paper">
      <svg
        viewBox="0 0 32 24"
        className="mb-4 h-6 w-8 shrink-0 fill-accent/70"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 24V13C0 5 4 1 12 0l1 3C9 4 7 7 7 11h6v13H0Zm18 0V13c0-8 4-12 12-13l1 3c-4 1-6 4-6 8h6v13H18Z" />
      </svg>
      <blockquote className="grow text-lg wrap-anywhere whitespace-pre-line">{text}</blockquote>
      {(author || about) && (
        <figcaption className="mt-6 flex items-center gap-4">
          {portrait && <span className="block w-14 shrink-0">{portrait}</span>}
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold">{author}</span>
            {about && <span className="block text-sm text-muted">{about}</span>}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
