import type { Opener } from '#site/ui/openers.client.ts';

const load = () => import('./open-account-form.client.ts');

/** Opens the forms of accounts by the old website's hashes, and by the link of a message about a password. */
export const opener: Opener = {
  byHash(name) {
    void load().then(({ openByHash }) => openByHash(name));
  },
  byQuery(query) {
    if (query.get('form') === 'reset_password') void load().then(({ openReset }) => openReset(query));
  },
};
