import type { Opener } from '#site/ui/openers.client.ts';

const load = () => import('./open-account-form.client.ts');

/** Opens account forms by the hashes of the old website and by the link in a password email. */
export const opener: Opener = {
  byHash(name) {
    void load().then(({ openByHash }) => openByHash(name));
  },
  byQuery(query) {
    if (query.get('form') === 'reset_password') void load().then(({ openReset }) => openReset(query));
  },
};
