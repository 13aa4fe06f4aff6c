import type { FormMessages } from '@frontage/forms';
import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

/** What stands in a form's place once it was sent. */
export function FormThanks({
  thanks,
  reference,
  onClose,
}: {
  thanks: FormMessages['thanks'];
  reference: string;
  onClose?: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-lg bg-brand-soft px-6 py-8">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {thanks.title}
      </h2>
      <p className="mt-3 text-lg">{thanks.body}</p>
      <p className="mt-1 text-muted">Your reference: {reference}</p>
      {onClose && (
        <Button onClick={onClose} className="mt-6">
          Close
        </Button>
      )}
    </div>
  );
}
