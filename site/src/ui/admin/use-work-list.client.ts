'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from './use-refresh.client.ts';

/** What a list is asked for: its view, filters and page. It stands in the page's address, so that it can be bookmarked. */
export type WorkListQuestion = Record<string, string>;

/** A list that staff work from: what it was asked for and what came; `undefined` until then. */
export type WorkList<Answer> = {
  question: WorkListQuestion | undefined;
  answer: Answer | 'failed' | undefined;
  ask: (change: WorkListQuestion) => void;
  refresh: () => Promise<void>;
};

/**
 * A list that staff work from, as it is asked for and again every minute; `refresh` after a change. A question starts
 * with `defaults`, whose names are the only ones read from the address.
 */
export function useWorkList<Answer>({
  path,
  defaults,
}: {
  path: string;
  defaults: WorkListQuestion;
}): WorkList<Answer> {
  const [question, setQuestion] = useState<WorkListQuestion>();
  const [answer, setAnswer] = useState<Answer | 'failed'>();
  const answered = useRef<WorkListQuestion>(undefined);
  const latest = useRef(question);
  latest.current = question;
  useEffect(() => setQuestion(readAddress(defaults)), []);

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      if (!question) return;
      try {
        const asked = new URLSearchParams(question);
        const response = await fetch(`${path}?${asked}`, { credentials: 'same-origin', signal });
        const found = response.ok ? ((await response.json()) as Answer) : 'failed';
        // Something else was asked for meanwhile.
        if (latest.current !== question) return;
        setAnswer(found);
        answered.current = question;
      } catch {
        // What is on the screen stays there while a phone has no reception; another question has nothing to show.
        if (latest.current === question && answered.current !== question) setAnswer('failed');
      }
    },
    [path, question],
  );

  useEffect(() => {
    const leaving = new AbortController();
    void refresh(leaving.signal);
    return () => leaving.abort();
  }, [refresh]);
  useRefresh(refresh);

  /** Asks for something else, on its first page unless another one is named. */
  const ask = (change: WorkListQuestion) => {
    const next = { ...question, page: '1', ...change };
    const shown = Object.entries(next).filter(([name, value]) => value && value !== defaults[name]);
    window.history.replaceState(window.history.state, '', `?${new URLSearchParams(shown)}`);
    setQuestion(next);
  };
  return { question, answer, ask, refresh };
}

function readAddress(defaults: WorkListQuestion): WorkListQuestion {
  const params = new URLSearchParams(window.location.search);
  return Object.fromEntries(
    Object.entries({ ...defaults, page: '1' }).map(([name, value]) => [name, params.get(name) ?? value]),
  );
}
