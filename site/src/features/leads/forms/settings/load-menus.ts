import type { Payload } from 'payload';
import { loadSettings, type SiteSettings } from '#site/features/settings/load-settings.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { findLeadForm } from '../lead-forms.ts';
import { leadHashes } from '../lead-hashes.ts';
import { formOfHash } from '../opening/form-of-hash.ts';
import { loadOfferedForms } from './offered-forms.ts';

type Menus = Pick<SiteSettings, 'headerLinks' | 'mobileLinks' | 'headerButton' | 'footerLinks'>;
type MenuEntry = Menus['footerLinks'][number];

/** The menus of header and footer without links to lead forms that are switched off, cached until one of them changes. */
export const loadMenus = keepUntilPurged({ tags: ['settings', 'lead-forms'], read: readMenus });

async function readMenus(payload: Payload): Promise<Menus> {
  const [settings, offered] = await Promise.all([loadSettings(payload), loadOfferedForms(payload)]);
  const isOpen = ({ href }: { href: string }) => {
    const form = leadFormOf(href);
    return form === undefined || offered.has(form);
  };
  const openEntry = ({ label, href, links, section }: MenuEntry): MenuEntry[] => {
    const ownHref = href && isOpen({ href }) ? href : null;
    const openLinks = links?.filter(isOpen) ?? [];
    if (!ownHref && openLinks.length === 0 && section === undefined) return [];
    return [
      {
        label,
        href: ownHref,
        ...(openLinks.length > 0 ? { links: openLinks } : {}),
        ...(section === undefined ? {} : { section }),
      },
    ];
  };
  const { headerLinks, mobileLinks, headerButton, footerLinks } = settings;
  const header = headerLinks.flatMap(openEntry);
  return {
    headerLinks: header,
    // The same list where phones have no menu of their own.
    mobileLinks: mobileLinks === headerLinks ? header : mobileLinks.flatMap(openEntry),
    headerButton: headerButton && isOpen(headerButton) ? headerButton : null,
    footerLinks: footerLinks.flatMap(openEntry),
  };
}

/** The lead form that a link to this website opens: by its page, or by a hash on any page. */
export function leadFormOf(href: string): string | undefined {
  const [, hash = ''] = /^(?:\/[^#]*)?#(.+)/.exec(href) ?? [];
  const [, key = ''] = /^\/forms\/([^/?#]+)/.exec(href) ?? [];
  return formOfHash({ hash, forms: leadHashes })?.form ?? findLeadForm(key)?.definition.key;
}
