import type { ReactNode } from 'react';
import { Section, SectionHeading, type SectionTone } from '#site/ui/section.tsx';

/** Whether a block brings its own band of the page or is in what another block makes. */
export const bandField = {
  kind: 'select',
  label: 'Background',
  tab: 'style',
  options: [
    { value: 'paper', label: 'Full width, white' },
    { value: 'sand', label: 'Full width, sand' },
    { value: 'accent', label: 'Full width, terracotta' },
    { value: 'none', label: 'None (inside another block)' },
  ],
} as const;

/** Which background it has. */
export type BandTone = Exclude<SectionTone, 'brand'> | 'none';

/** The heading of a band and the sentence under it. */
export const headingFields = {
  title: { kind: 'text', label: 'Heading', maxLength: 120 },
  text: { kind: 'text', label: 'Introduction', maxLength: 300 },
} as const;

/** A block's content under its heading, if it has one, on its own background or on that of the block it is in. */
export function Band({
  band,
  title = '',
  text = '',
  link,
  children,
}: {
  band: BandTone;
  title?: string;
  text?: string;
  link?: { href: string; label: string };
  children: ReactNode;
}) {
  const content = (
    <>
      {(title || text) && (
        <SectionHeading title={title} text={text || undefined} link={link?.label ? link : undefined} />
      )}
      {children}
    </>
  );
  return band === 'none' ? <div>{content}</div> : <Section tone={band}>{content}</Section>;
}
