import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { type ButtonLook, buttonStyle } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icons.tsx';
import { island } from '#site/ui/island.tsx';
import { type LeadFormAddress, leadFormPath } from './lead-paths.ts';

type LeadButtonProps = LeadFormAddress & {
  label: string;
  icon?: IconName;
  className?: string;
  size?: ButtonLook['size'];
  block?: boolean;
  /** As a button's; `text` is a link within text. */
  variant?: ButtonLook['variant'] | 'text';
};

const TEXT_LINK =
  'inline-block py-1 font-semibold underline decoration-accent decoration-2 underline-offset-4';

const LeadPanel = lazy(async () => ({ default: (await import('./lead-panel.client.tsx')).LeadPanel }));

function LeadLink({
  label,
  icon,
  className = '',
  variant = 'accent',
  size,
  block,
  ...address
}: LeadButtonProps) {
  const { form, listing, agent } = address;
  const [open, setOpen] = useState(false);
  const hash = hashOf({ form, agent });
  const href = leadFormPath(address);
  const openPanel = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  const closed = () => {
    setOpen(false);
    if (location.hash === `#${hash}`)
      history.replaceState(history.state, '', location.pathname + location.search);
  };
  return (
    <>
      <a
        href={href}
        onClick={openPanel}
        data-form={form}
        data-listing={listing}
        data-agent={agent}
        data-hash={hash}
        className={`${variant === 'text' ? TEXT_LINK : buttonStyle({ variant, size, block })} ${className}`}
      >
        {icon && <Icon name={icon} />}
        {label}
      </a>
      {open && (
        <Suspense>
          <LeadPanel action={href} label={label} onClosed={closed} />
        </Suspense>
      )}
    </>
  );
}

/** The hash that opens a form on a page that has its button. */
function hashOf({ form, agent }: Pick<LeadButtonProps, 'form' | 'agent'>): string | undefined {
  if (form === 'property-enquiry') return 'enquiry';
  return form === 'contact-agent' ? ['contactagent', agent].filter(Boolean).join('-') : undefined;
}

/** A button that opens a lead form in the slide-out panel; without script, a link to the form's own page. */
export const LeadButton = island({ name: 'lead-button', component: LeadLink, when: 'interaction' });
