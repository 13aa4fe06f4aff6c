import type { Opener } from '#site/ui/openers.client.ts';

/** Opens lead forms by the hashes of the old website. */
export const opener: Opener = {
  byHash(name) {
    void import('./forms/opening/open-by-hash.client.ts').then(({ openByHash }) => openByHash(name));
  },
};
