import type { FormMessages, FormPartTexts } from '@frontage/forms';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../button.tsx';

/** Of a text in another language than the form's. */
const marks = (lang: string | undefined) => lang && ({ lang, dir: 'auto' } as const);

/** Replaces a form once it was sent. */
export function FormThanks({
  thanks,
  texts,
  reference,
  download,
  onClose,
}: {
  thanks: FormMessages['thanks'];
  texts?: FormPartTexts;
  reference?: string;
  /** The file that the visitor asked for. */
  download?: { href: string; label: string };
  onClose?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-lg bg-brand-soft px-6 py-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none" {...marks(thanks.lang?.title)}>
        {thanks.title}
      </h2>
      <p className="mt-3 text-lg" {...marks(thanks.lang?.body)}>
        {thanks.body}
      </p>
      {reference && (
        <p className="mt-1 text-muted">
          {texts?.reference ?? 'Your reference:'} {reference}
        </p>
      )}
      {(download || onClose) && (
        <p className="mt-6 flex flex-wrap gap-3">
          {download && <ButtonLink href={download.href}>{download.label}</ButtonLink>}
          {onClose && (
            <Button onClick={onClose} variant={download ? 'outline' : undefined}>
              {texts?.close ?? 'Close'}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
