import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { alignField, alignVars, ITEMS_ALIGN } from '#site/block-kit/parts/per-device.ts';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';

const NETWORKS = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  pinterest: 'Pinterest',
  whatsapp: 'WhatsApp',
  x: 'X',
  mail: 'Email',
  globe: 'Website',
} as const;

type Network = keyof typeof NETWORKS;

const profile = {
  network: {
    kind: 'select',
    label: 'Network',
    options: (Object.keys(NETWORKS) as Network[]).map((value) => ({ value, label: NETWORKS[value] })),
  },
  link: { kind: 'link', label: 'Profile link' },
} as const satisfies BlockFields;

const fields = {
  profiles: { kind: 'list', label: 'Profiles', of: profile, itemLabel: 'network', max: 12 },
  named: { kind: 'toggle', label: 'Show names', tab: 'style' },
  align: alignField,
} as const satisfies BlockFields;

export type SocialLinksProps = PropsOf<typeof fields>;

/** Links to the agency's pages on other networks. Nothing is loaded from them. */
export const socialLinks = defineBlock<typeof fields>({
  name: 'social-links',
  label: 'Social links',
  category: 'basic',
  keywords: 'facebook instagram linkedin youtube icons',
  icon: 'heart',
  fields,
  defaults: {
    profiles: [
      { network: 'facebook', link: null },
      { network: 'instagram', link: null },
      { network: 'linkedin', link: null },
    ],
    named: false,
    align: { base: 'start' },
  },
  View: ({ props, editing }) => {
    const shown = props.profiles.filter(({ link }) => link || editing);
    if (shown.length === 0) return null;
    return (
      <ul className={`flex flex-wrap gap-2 ${ITEMS_ALIGN}`} style={alignVars(props.align)}>
        {shown.map(({ network, link }, index) => (
          <li key={index}>
            <BlockLink
              link={link}
              label={props.named ? undefined : NETWORKS[network]}
              className={`${PROFILE} ${props.named ? NAMED : ROUND}`}
            >
              <ChosenIcon name={network} className="size-5.5" />
              {props.named && NETWORKS[network]}
            </BlockLink>
          </li>
        ))}
      </ul>
    );
  },
});

// In the colour of the text around them: they are in dark footers too.
const PROFILE =
  'border border-current/40 no-underline transition-colors hover:border-accent hover:bg-accent hover:text-paper';
const ROUND = 'grid size-12 place-items-center rounded-full';
const NAMED = 'inline-flex min-h-11 items-center gap-2 rounded-sm px-4 text-sm font-semibold';
