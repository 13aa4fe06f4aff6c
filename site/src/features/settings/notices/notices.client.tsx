'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { Notice } from '#site/server/notice.ts';
import './notices.css';

/** How often the website is asked, in ms, while somebody looks at the admin. */
const EVERY_MS = 60_000;

/** In the header of the admin: a bell with the number of the person's notifications, and a list of them. */
export function Notices() {
  const { user } = useAuth();
  const pathname = usePathname();
  const [notices, setNotices] = useState<Notice[]>([]);
  const id = user?.id;
  // A screen that was worked on has changed the numbers.
  useEffect(() => {
    if (!id) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      if (document.hidden) return;
      const found = await fetchNotices(signal);
      if (found && !signal.aborted) setNotices(found);
    };
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener('visibilitychange', ask, { signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, pathname]);
  if (!id) return null;
  const total = notices.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <button
        type="button"
        className="notices__button"
        popoverTarget="notices"
        aria-label={`Notifications: ${total}`}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        >
          <path d="M6 10a6 6 0 0 1 12 0c0 5 2 6 2 7H4c0-1 2-2 2-7Zm4 10a2 2 0 0 0 4 0" />
        </svg>
        {total > 0 && <span className="notices__count">{total > 99 ? '99+' : total}</span>}
      </button>
      <div popover="auto" id="notices" className="notices">
        {notices.length === 0 && <p>No notifications.</p>}
        <ul>
          {notices.map(({ count, text, href }) => (
            <li key={text}>
              <a href={href}>
                <strong>{count}</strong> {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

async function fetchNotices(signal: AbortSignal): Promise<Notice[] | undefined> {
  try {
    const response = await fetch('/api/notices', { credentials: 'same-origin', signal });
    return response.ok ? ((await response.json()) as { notices: Notice[] }).notices : undefined;
  } catch {
    // What was shown stays until the next answer.
    return undefined;
  }
}
