'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';

const ACCOUNT = '/admin/account';

/** Around every screen of the admin: people whose password somebody else chose are kept at their account until they change it. */
export function ChooseOwnPassword({ children }: { children: ReactNode }) {
  const { user } = useAuth<{ id: number; collection: 'users'; mustChangePassword?: boolean | null }>();
  const pathname = usePathname();
  const router = useRouter();
  const must = user?.mustChangePassword === true;
  const isElsewhere = must && pathname !== ACCOUNT && !pathname.startsWith('/admin/logout');
  useEffect(() => {
    if (isElsewhere) router.replace(ACCOUNT);
  }, [isElsewhere, router]);
  return (
    <>
      {must && (
        <p
          role="alert"
          style={{
            margin: 0,
            padding: '0.75rem 1rem',
            background: 'var(--theme-warning-100)',
            color: 'var(--theme-warning-900)',
            fontWeight: 600,
            textAlign: 'center',
          }}
        >
          Choose a password of your own to go on: “Change Password” below, with the one you have now.
        </p>
      )}
      {children}
    </>
  );
}
