import { useAuth } from '@payloadcms/ui';

/** Whether the person signed in may import feeds and decide about files; the server checks the same (`allowFeedStaff`). */
export function useMayImport(): boolean {
  const { user } = useAuth();
  const role = (user as { role?: string } | null)?.role;
  return role === 'admin' || role === 'editor';
}
