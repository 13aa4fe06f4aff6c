import type { DesignKind } from '../template-kinds.ts';

/** A design to start from: a whole page, template or popup, or a section to put into one. Plain data, as pages store it. */
export type Starter = {
  name: string;
  /** One sentence that helps to choose. */
  about: string;
  kind: 'page' | 'post' | 'section' | 'template' | 'popup';
  /** Which kind of template it is for. */
  template?: DesignKind;
  design: { content: StarterBlock[] };
};

/** A block with what differs from its defaults. */
export type StarterBlock = { type: string; props: { id: string } & Record<string, unknown> };

/** A block that has no id yet. */
export type Draft = { type: string; props: Record<string, unknown> };

/** A whole page to start from. */
export const page = (of: { name: string; about: string; content: Draft[] }): Starter =>
  starter({ kind: 'page', ...of });

/** What to begin a news post with. */
export const post = (of: { name: string; about: string; content: Draft[] }): Starter =>
  starter({ kind: 'post', ...of });

/** A section to put into a page. */
export const section = (of: { name: string; about: string; content: Draft[] }): Starter =>
  starter({ kind: 'section', ...of });

/** A popup to start from. */
export const popup = (of: { name: string; about: string; content: Draft[] }): Starter =>
  starter({ kind: 'popup', ...of });

/** Blocks with ids, in the order they are read in. The editor gives them others when they are put into a page. */
export function withIds(content: Draft[]): StarterBlock[] {
  const counts = new Map<string, number>();
  const named = ({ type, props }: Draft): StarterBlock => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    const inner = Object.entries(props).map(([name, value]) => [
      name,
      isDrafts(value) ? value.map(named) : value,
    ]);
    return { type, props: { ...Object.fromEntries(inner), id: `${type}-${count}` } };
  };
  return content.map(named);
}

function starter({ content, ...of }: Omit<Starter, 'design'> & { content: Draft[] }): Starter {
  return { ...of, design: { content: withIds(content) } };
}

const isDrafts = (value: unknown): value is Draft[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isDraft(one));

const isDraft = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && 'props' in value;
