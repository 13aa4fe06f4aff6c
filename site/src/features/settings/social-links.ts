import type { TextField } from 'payload';

/** The social networks whose icon is shown, by the host of a profile. */
const NETWORKS = [
  { host: 'facebook.com', name: 'Facebook', icon: 'facebook' },
  { host: 'instagram.com', name: 'Instagram', icon: 'instagram' },
  { host: 'linkedin.com', name: 'LinkedIn', icon: 'linkedin' },
  { host: 'youtube.com', name: 'YouTube', icon: 'youtube' },
  { host: 'tiktok.com', name: 'TikTok', icon: 'tiktok' },
  { host: 'x.com', name: 'X', icon: 'x' },
] as const;

/** A profile elsewhere: its address, what it is called and its icon. */
export type SocialLink = { href: string; name: string; icon: (typeof NETWORKS)[number]['icon'] | 'globe' };

/** Profiles on other websites, for the agency or one person. */
export const socialLinksField: TextField = {
  name: 'socialLinks',
  type: 'text',
  label: 'Social media links',
  hasMany: true,
  maxRows: 8,
  validate: (value: unknown) =>
    [value ?? []].flat().every((link) => toSocialLink(String(link)) !== null) ||
    'Enter whole addresses that start with https://',
  admin: { description: 'For example https://www.facebook.com/youragency. Press Enter after each.' },
};

/** A link with the name of its network, or null where it is no https address. */
export function toSocialLink(href: string): SocialLink | null {
  const url = URL.parse(href);
  if (url?.protocol !== 'https:' || !url.hostname.includes('.')) return null;
  const known = NETWORKS.find(({ host }) => url.hostname === host || url.hostname.endsWith(`.${host}`));
  return {
    href: url.href,
    name: known?.name ?? url.hostname.replace(/^www\./, ''),
    icon: known?.icon ?? 'globe',
  };
}
