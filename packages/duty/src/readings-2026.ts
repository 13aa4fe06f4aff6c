import type { Source } from './tables.ts';

/** Who read the official pages of 2026-27 and passed the figures on; shared by the states. */
export const pages2026: Source = {
  title: 'Stamp Duty Australia: the office’s pages, read on 5 October 2026',
  address: 'https://github.com/Mottalib-10M/stampdutyaustralia.com',
  official: false,
  published: '2026-10-05',
};

/** The same pages where the office shuts programs out: read in a copy that an archive kept on `published`. */
export const pagesKept = (published: string): Source => ({
  title: 'Stamp Duty Australia: the office’s pages, from an archive',
  address: pages2026.address,
  official: false,
  published,
});

export const guide2026: Source = {
  title: 'OpenAccountants: stamp duty guide of 20 August 2026',
  address: 'https://github.com/openaccountants/openaccountants',
  official: false,
  published: '2026-08-20',
};

/** Undated: it names the year alone. */
export const widget2026: Source = {
  title: 'Vision Abacus: calculator of 2026-27, passed on by others',
  address: 'https://www.visionabacus.net',
  official: false,
};
