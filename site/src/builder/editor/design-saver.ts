import type { Design } from '#site/block-kit/design.ts';

/** What the editor says about the page's state. */
export type SaveState =
  /** `as` says whether visitors see what was saved last; absent where it is as it was opened, and they do if they see the page. */
  | { state: 'saved'; as?: 'draft' | 'published' }
  | { state: 'changed' }
  | { state: 'saving' }
  /** The server cannot be reached; it is tried again by itself. */
  | { state: 'offline' }
  /** The server refused, with a sentence; saved with the next change, and when somebody comes back to this window. */
  | { state: 'refused'; message: string; isSignedOut?: boolean }
  | { state: 'conflict'; by: string | null; at: string };

export type SaveAnswer =
  | { kind: 'saved'; updatedAt: string; status: 'draft' | 'published' }
  | { kind: 'conflict'; by: string | null; at: string }
  | { kind: 'refused'; message: string; isSignedOut?: boolean };

export type SaveRequest = {
  design: Design;
  basedOn: string;
  publish: boolean;
  asNewVersion: boolean;
  /** Keeps this design under “Versions” and what somebody else saved as the newest. */
  underTheirs?: boolean;
  /** The person who publishes has seen what is still sample text. */
  keepSampleText?: boolean;
};

/** Where unsaved work waits when a tab is closed. */
export type Shelf = {
  put: (kept: { design: Design; basedOn: string }) => void;
  clear: () => void;
};

const AUTOSAVE_MS = 2000;
const RETRY_MS = [2000, 5000, 15_000, 30_000];

/**
 * Saves what is being built: a draft two seconds after the last change, one request at a time, again and again while
 * the server cannot be reached. Work that the server does not have is on the shelf. Nothing is saved over what
 * somebody else saved until the person here has decided.
 */
export function createDesignSaver({
  send,
  shelf,
  updatedAt,
  hasNewerDraft = false,
}: {
  /** Rejects when the server cannot be reached. */
  send: (request: SaveRequest) => Promise<SaveAnswer>;
  shelf: Shelf;
  /** Of the version that was opened. */
  updatedAt: string;
  /** That version is a draft of a page that visitors see. */
  hasNewerDraft?: boolean;
}) {
  let basedOn = updatedAt;
  let pending: Design | undefined;
  let newest: Design | undefined;
  let asNewVersion = false;
  let keepSampleText = false;
  let state: SaveState = hasNewerDraft ? { state: 'saved', as: 'draft' } : { state: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const become = (next: SaveState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(false), ms);
  };

  /** True when the server has all of it; after `publish`, when what was sent is public. */
  async function save(publish: boolean): Promise<boolean> {
    clearTimeout(timer);
    await running;
    if (state.state === 'conflict') return false;
    if (!pending && !publish) return true;
    running = attempt(publish).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function attempt(publish: boolean): Promise<boolean> {
    const design = pending ?? newest;
    if (!design) return false;
    const before = state;
    become({ state: 'saving' });
    const answer = await send({
      design,
      basedOn,
      publish,
      asNewVersion,
      ...(publish && keepSampleText ? { keepSampleText } : {}),
    }).catch(() => undefined);
    if (!answer) {
      // Only drafts are sent again by themselves: the person who publishes is told, and decides.
      if (!pending) {
        become(before);
        return false;
      }
      become({ state: 'offline' });
      later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 0);
      failures += 1;
      return false;
    }
    failures = 0;
    if (answer.kind === 'conflict') {
      become({ state: 'conflict', by: answer.by, at: answer.at });
      return false;
    }
    if (answer.kind === 'refused') {
      const { message, isSignedOut } = answer;
      become({ state: 'refused', message, ...(isSignedOut ? { isSignedOut } : {}) });
      return false;
    }
    basedOn = answer.updatedAt;
    asNewVersion = false;
    if (pending && pending !== design) {
      shelf.put({ design: pending, basedOn });
      become({ state: 'changed' });
      later(AUTOSAVE_MS);
      return publish;
    }
    pending = undefined;
    shelf.clear();
    become({ state: 'saved', as: answer.status });
    return true;
  }

  return {
    /** The page is like this now. */
    change(design: Design): void {
      pending = design;
      newest = design;
      shelf.put({ design, basedOn });
      if (state.state === 'conflict') return;
      if (state.state !== 'saving') become({ state: 'changed' });
      later(AUTOSAVE_MS);
    },
    /** Saves at once; true when the server has everything. */
    flush: () => save(false),
    /** Saves and shows it to visitors; true when it is public. `design` is what is in the editor. */
    publish(design: Design, options: { keepSampleText?: boolean } = {}): Promise<boolean> {
      newest = design;
      keepSampleText = options.keepSampleText === true;
      return save(true);
    },
    /** After a conflict: mine becomes the newest version, theirs stays in the history. */
    keepMine(): Promise<boolean> {
      if (state.state === 'conflict') {
        basedOn = state.at;
        asNewVersion = true;
        become({ state: 'changed' });
      }
      return save(false);
    },
    /**
     * After a conflict: theirs stays the newest version, and what was built here is kept under “Versions”. True once the
     * server has it; until then it stays on the shelf.
     */
    async takeTheirs(): Promise<boolean> {
      if (state.state !== 'conflict') return false;
      const mine = pending ?? newest;
      if (mine) {
        const request = {
          design: mine,
          basedOn: state.at,
          publish: false,
          asNewVersion: true,
          underTheirs: true,
        };
        const answer = await send(request).catch(() => undefined);
        if (answer?.kind === 'conflict') become({ state: 'conflict', by: answer.by, at: answer.at });
        if (answer?.kind !== 'saved') return false;
      }
      pending = undefined;
      shelf.clear();
      return true;
    },
    hasUnsaved: () => pending !== undefined,
    /** Whether somebody saved another version after the one that is here; what waits to be saved here comes first. */
    isBehind: (savedAt: string | null): boolean =>
      state.state === 'saved' && savedAt !== null && Date.parse(savedAt) > Date.parse(basedOn),
    /** Whether anything was changed since it was opened. */
    isTouched: () => newest !== undefined,
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => clearTimeout(timer),
  };
}

export type DesignSaver = ReturnType<typeof createDesignSaver>;
