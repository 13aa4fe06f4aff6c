'use client';

import { FieldDescription, PasswordField, useAuth, useDocumentInfo } from '@payloadcms/ui';

/** Asks somebody for the password they have now, in their own account alone. */
export function CurrentPassword({ path }: { path: string }) {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  if (!user || user.id !== id) return null;
  return (
    <div className="field-type">
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'currentPassword', label: 'Current password' }}
        path={path}
        validate={() => true}
      />
      <FieldDescription description="Enter it to change your own email address or password." path={path} />
    </div>
  );
}
