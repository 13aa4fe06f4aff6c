import { openForm } from '#site/ui/form-panel/open-form.client.ts';
import { accountPathOfHash } from './account-hashes.ts';

/** Opens the form of a hash; ignores any other hash. */
export function openByHash(name: string): void {
  const action = accountPathOfHash(name);
  if (action) openForm({ action, byHash: true });
}

/**
 * Opens the form for a new password with the token of the email's link, and removes the token from the page's address:
 * it gives access to the account for an hour, and addresses are copied and stored. The form's own page shows it anyway.
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
