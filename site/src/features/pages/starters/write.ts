import type { Draft } from './starter.ts';

/** A chosen picture; none where an agency chooses its own. */
export type Chosen = { id: number; alt: string } | null;

/** Where a link leads, and what it says. */
export type Way = { label: string; href: string; look?: ButtonStyle; icon?: string };

type ButtonStyle = 'primary' | 'accent' | 'outline' | 'quiet' | 'light' | 'text';
type Align = 'start' | 'center';

/** Any block, with what differs from its defaults. */
export const block = (type: string, props: Record<string, unknown> = {}): Draft => ({ type, props });

/** The page's title. One in a page. */
export const title = ({ text, ...more }: { text: string } & Record<string, unknown>): Draft =>
  block('heading', { text, level: '1', size: { base: '5xl', tablet: '4xl', mobile: '3xl' }, ...more });

/** The heading of a section. */
export const heading = ({ text, ...more }: { text: string } & Record<string, unknown>): Draft =>
  block('heading', { text, level: '2', size: { base: '3xl', mobile: '2xl' }, ...more });

/** A heading within a section. */
export const smallHeading = ({ text, ...more }: { text: string } & Record<string, unknown>): Draft =>
  block('heading', { text, level: '3', size: { base: 'xl' }, ...more });

/** Paragraphs of text, which must not contain markup. */
export const textBlock = (paragraphs: string | string[], more: Record<string, unknown> = {}): Draft =>
  block('text', {
    html: [paragraphs]
      .flat()
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join(''),
    ...more,
  });

/** The sentence or two under a title. */
export const lead = (paragraphs: string | string[], more: Record<string, unknown> = {}): Draft =>
  textBlock(paragraphs, { size: 'lead', ...more });

/** One or a few buttons side by side; the first is the one that matters. */
export const buttons = (
  ways: Way[],
  { align = 'start', size = 'lg' }: { align?: Align; size?: 'sm' | 'md' | 'lg' } = {},
): Draft =>
  block('button', {
    size,
    wide: 'phones',
    align: { base: align },
    buttons: ways.map(({ label, href, look = 'primary', icon = '' }) => ({
      label,
      link: { href },
      variant: look,
      icon,
      iconAfter: false,
    })),
  });

/** A band across the page. */
export const band = ({ content, ...more }: { content: Draft[] } & Record<string, unknown>): Draft =>
  block('section', { space: { base: 'normal' }, ...more, content });

/** Two places side by side, the first as wide as `first` says in percent. */
export const sideBySide = ({
  left,
  right,
  first = 50,
  gap = 72,
  ...more
}: { left: Draft[]; right: Draft[]; first?: number; gap?: number } & Record<string, unknown>): Draft =>
  block('columns', {
    count: 2,
    column1: left,
    column2: right,
    width1: { base: first, mobile: 100 },
    gap: { base: gap, tablet: 36, mobile: 28 },
    align: 'center',
    ...more,
  });

/** A heading with a link to the whole of it at the other end of the line. */
export const headed = ({ text, about, way }: { text: string; about?: string; way?: Way }): Draft[] => {
  const blocks = [heading({ text }), ...(about ? [textBlock(about, { size: 'normal' })] : [])];
  if (!way) return blocks;
  const link = block('button', {
    align: { base: 'end', mobile: 'start' },
    buttons: [{ label: way.label, link: { href: way.href }, variant: 'text', icon: '', iconAfter: false }],
  });
  return [sideBySide({ left: blocks, right: [link], first: 65, gap: 32, align: 'end' })];
};

/** A picture in the page. */
export const picture = (chosen: Chosen, more: Record<string, unknown> = {}): Draft =>
  block('image', { picture: chosen, ratio: '4/3', ...more });

/** An icon, a title and a sentence on a card of the theme. */
export const iconCard = ({
  way,
  ...said
}: {
  icon: string;
  title: string;
  text: string;
  way?: Pick<Way, 'label' | 'href'>;
}): Draft =>
  block('icon-box', {
    ...said,
    ...(way ? { more: way.label, link: { href: way.href } } : {}),
    surface: { preset: 'card' },
  });

/** Room around a block, in px. */
export const room = (spacing: Record<string, { base: number | null; tablet?: number; mobile?: number }>) => ({
  box: { spacing },
});
