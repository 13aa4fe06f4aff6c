import type { ReactNode } from 'react';
import { linkOfAction } from '#site/ui/actions/action-link.ts';
import { isPictureAddress } from '#site/ui/lightbox-link.ts';
import type { LinkValue } from '../fields.ts';

const NEW_TAB = ' (opens in a new tab)';

/** A link that staff chose; its content alone where none was chosen. One to a picture opens in the lightbox. */
export function BlockLink({
  link,
  className,
  label,
  children,
}: {
  link: LinkValue;
  className?: string;
  /** For links whose content is a picture or an icon. */
  label?: string;
  children: ReactNode;
}) {
  if (!link) return className ? <span className={className}>{children}</span> : children;
  const { newTab } = link;
  const { href, ...action } = linkOfAction(link.href);
  return (
    <a
      href={href}
      aria-label={label && newTab ? label + NEW_TAB : label}
      className={className}
      {...(newTab
        ? { target: '_blank', rel: 'noopener' }
        : isPictureAddress(href)
          ? { 'data-behaviour': 'lightbox' }
          : action)}
    >
      {children}
      {newTab && !label && <span className="sr-only">{NEW_TAB}</span>}
    </a>
  );
}
