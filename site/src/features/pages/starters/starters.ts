import type { TemplateKind } from '../template-kinds.ts';
import { about } from './about.ts';
import { callToAction } from './call-to-action.ts';
import { templateStarters } from './templates.ts';

/** A design to start from: a whole page, or a section to put into one. Plain data, as pages store it. */
export type Starter = {
  name: string;
  /** One sentence that helps to choose. */
  about: string;
  kind: 'page' | 'section' | 'template';
  /** Which kind of template it is for. */
  template?: TemplateKind;
  design: { content: StarterBlock[] };
};

/** A block with what differs from its defaults. Ids are given when it is put into a page. */
export type StarterBlock = { type: string; props: { id: string } & Record<string, unknown> };

/** Every starter, in the order staff see them. A test holds each against the blocks. */
export const STARTERS: Starter[] = [about, callToAction, ...templateStarters];
