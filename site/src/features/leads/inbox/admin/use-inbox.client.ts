'use client';

import { useCallback, useEffect, useState } from 'react';
import { type Inbox, type InboxView, isInboxView } from '../list/inbox-views.ts';

/** What the inbox is asked for. It stands in the page's address, so that a list can be bookmarked. */
export type InboxQuestion = { view: InboxView; form: string; search: string; page: number };

/** How often it looks for new leads while it is open, in ms. */
const REFRESH_MS = 60_000;

/** The inbox as it is asked for, and again every minute; `refresh` after a change. */
export function useInbox() {
  const [question, setQuestion] = useState<InboxQuestion>();
  const [inbox, setInbox] = useState<Inbox | 'failed'>();
  useEffect(() => setQuestion(readAddress()), []);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      if (!question) return;
      try {
        const response = await fetch(`/api/leads/inbox?${paramsOf(question)}`, {
          credentials: 'same-origin',
          signal,
        });
        setInbox(response.ok ? ((await response.json()) as Inbox) : 'failed');
      } catch {
        if (!signal?.aborted) setInbox('failed');
      }
    },
    [question],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void load(leaving.signal);
    }, REFRESH_MS);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [load]);

  const ask = useCallback((change: Partial<InboxQuestion>) => {
    setQuestion((current) => {
      const next = { ...(current ?? readAddress()), page: 1, ...change };
      window.history.replaceState(window.history.state, '', `?${paramsOf(next)}`);
      return next;
    });
  }, []);
  return { question, inbox, ask, refresh: load };
}

function readAddress(): InboxQuestion {
  const params = new URLSearchParams(window.location.search);
  const view = params.get('view');
  return {
    view: isInboxView(view) ? view : 'new',
    form: params.get('form') ?? '',
    search: params.get('search') ?? '',
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
  };
}

function paramsOf({ view, form, search, page }: InboxQuestion): URLSearchParams {
  return new URLSearchParams({
    view,
    ...(form ? { form } : {}),
    ...(search ? { search } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
}
