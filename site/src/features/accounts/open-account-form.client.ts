import { openForm } from '#site/ui/form-panel/open-form.client.ts';
import { accountPathOfHash } from './account-hashes.ts';

/** Opens the form that a hash names; any other hash is left alone. */
export function openByHash(name: string): void {
  const action = accountPathOfHash(name);
  if (action) openForm({ action, byHash: true });
}

/**
 * Opens the form for a new password, with what the link of a message says. That leaves the address: it is as good as
 * a password for an hour, and addresses are copied and kept. On the form's own page it is open already.
 */
export function openReset(query: URLSearchParams): void {
  const action = '/forms/reset-password';
  if (location.pathname === action) return;
  const [e, t] = [query.get('e') ?? '', query.get('t') ?? ''];
  for (const name of ['form', 'e', 't']) query.delete(name);
  const rest = query.toString();
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
  openForm({ action: `${action}?${new URLSearchParams({ e, t })}`, byHash: false });
}
