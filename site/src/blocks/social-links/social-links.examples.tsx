import type { BlockExamples } from '#site/block-kit/examples.ts';
import type { SocialLinksProps } from './social-links.tsx';

const link = { href: 'https://example.com/agency', newTab: true };
const profiles = (
  [
    'facebook',
    'instagram',
    'linkedin',
    'youtube',
    'tiktok',
    'pinterest',
    'whatsapp',
    'x',
    'mail',
    'globe',
  ] as const
).map((network) => ({ network, link }));

export const examples: BlockExamples<SocialLinksProps, null> = {
  ordinary: { props: { profiles: profiles.slice(0, 4) } },
  'all, with names, centred': { props: { profiles, named: true, align: { base: 'center' } } },
  'not yet filled in': {},
};
