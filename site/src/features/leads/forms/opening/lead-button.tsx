import { type ButtonStyle, buttonStyle } from '#site/ui/button.tsx';
import { Icon, type IconName } from '#site/ui/icons.tsx';
import { buttonHash } from './form-of-hash.ts';
import { type LeadFormAddress, leadFormPath } from './lead-paths.ts';

type LeadButtonProps = LeadFormAddress & {
  label: string;
  /** Follows the label for screen readers, where several buttons have the same. */
  more?: string;
  icon?: IconName;
  className?: string;
  size?: ButtonStyle['size'];
  block?: boolean;
  /** As a button's; `text` is a link within text. */
  variant?: ButtonStyle['variant'] | 'text';
};

const TEXT_LINK =
  'inline-block py-1 font-semibold underline decoration-accent decoration-2 underline-offset-4';

/**
 * A button for a lead form: a link to the form's own page. Where there is script, every link to a form opens it in the
 * slide-out panel instead (leads.opener.client.ts), this one like one that an editor typed.
 */
export function LeadButton({
  label,
  more,
  icon,
  className = '',
  variant = 'accent',
  size,
  block,
  ...address
}: LeadButtonProps) {
  const look = variant === 'text' ? TEXT_LINK : buttonStyle({ variant, size, block });
  return (
    <a href={leadFormPath(address)} data-hash={buttonHash(address)} className={`${look} ${className}`}>
      {icon && <Icon name={icon} />}
      {label}
      {more && <span className="sr-only"> {more}</span>}
    </a>
  );
}
