'use client';

import { toast, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import '#site/ui/admin/work-list.css';

/** Above the fields of a vendor report: its page, its link, and the way to end all links that were given out. */
export function ReportActions() {
  const { id } = useDocumentInfo();
  const [href, setHref] = useState('');
  const load = async () => {
    const response = await fetch(`/api/vendor-reports/${id}/link`).catch(() => undefined);
    if (response?.ok) setHref(((await response.json()) as { href: string }).href);
  };
  useEffect(() => {
    if (id) void load();
  }, [id]);
  if (!id)
    return (
      <p style={{ marginBlockEnd: '1rem' }}>
        Save the report first. Then you can preview it and copy its link.
      </p>
    );
  if (!href) return null;
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => toast.success('The link was copied.'),
      () => toast.error('The link could not be copied. Open the report and copy its address.'),
    );
  const renew = async () => {
    if (!window.confirm('Make a new link? Everybody who has the present one loses access.')) return;
    const answer = await postStaff(`/api/vendor-reports/${id}/new-link`, {});
    if (!answer.ok) return void toast.error(answer.message);
    await load();
    toast.success('Earlier links no longer work.');
  };
  return (
    <div className="listing-actions">
      <a href={href} target="_blank" rel="noopener">
        Preview
      </a>
      <button type="button" onClick={() => void copy()}>
        Copy link
      </button>
      <button type="button" onClick={() => void renew()}>
        Make a new link
      </button>
    </div>
  );
}
