import type { ServerProps } from 'payload';
import { loadSettings } from '../load-settings.ts';

/** The agency's name above the sign-in form, in place of Payload's logo. */
export async function SignInName({ payload }: ServerProps) {
  const { agencyName } = await loadSettings(payload);
  return (
    <p style={{ margin: 0, fontSize: '1.75rem', fontWeight: 600, textAlign: 'center', textWrap: 'balance' }}>
      {agencyName}
    </p>
  );
}
