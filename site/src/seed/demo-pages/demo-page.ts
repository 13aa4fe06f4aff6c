import type { Draft } from '../../features/pages/starters/starter.ts';
import type { Chosen } from '../../features/pages/starters/write.ts';

/** A page of the demonstration: where it stands, what search engines show of it, and its blocks. */
export type DemoPage = {
  title: string;
  path: string;
  seo: { title: string; description: string };
  /** The pictures it shows, below site/demo, and what is to be seen on each. */
  pictures: Record<string, { path: string; alt: string }>;
  content: (records: DemoRecords) => Draft[];
};

/** What its blocks refer to: pictures by their name in the page, people by their address. */
export type DemoRecords = {
  picture: (name: string) => Chosen;
  /** The id of an agent in a list; an empty list where there is none. */
  agent: (slug: string) => number[];
};
