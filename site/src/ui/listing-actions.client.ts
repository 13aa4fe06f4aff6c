import type { PersonalTexts } from './personal-texts.client.ts';

type State = { saved: number[]; compared: number[] };
type Me = State & { signedIn: boolean; firstName: string };
type Change = ({ ok: true; message: string } & State) | { ok: false; message: string };

/** How long a message is shown, in ms. */
const MESSAGE_MS = 3000;
/** How long a list is dimmed at most while it reloads, in ms. */
const DIMMED_MS = 10_000;
/** The message to show after the page has reloaded. */
const LATER = 'frontage:said';
/** Tells other tabs that the lists have changed: its value is a new one each time. */
const CHANGED = 'frontage:lists';

/** Set before anything is shown. Fetched on demand, so that the loader of every page names none of it. */
let texts: PersonalTexts;
let asking: Promise<Me | undefined> | undefined;
let known: State | undefined;
const busy = new WeakSet<HTMLElement>();
/** The save and compare buttons. Their name is the list, their value the listing. */
const BUTTONS = 'button[form="fr-shortlist"]';

/**
 * Fetches the visitor's state once and shows it: button states, counts, their name. Content that was added since gets it
 * without another request. Undefined if the request failed.
 */
export function showState(): Promise<Me | undefined> {
  if (known) show(known);
  asking ??= ask();
  return asking;
}

/** Sends what a save or compare button asks for in the background; an active button removes its listing again. */
export async function change({
  form,
  submitter,
}: {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}): Promise<void> {
  const clicked = submitter ?? form;
  if (busy.has(clicked)) return;
  busy.add(clicked);
  try {
    // The button's state is known once the visitor's state has loaded.
    await Promise.all([asking, haveTexts()]);
    const data = new FormData(form, submitter);
    if (submitter?.ariaPressed === 'true') data.set('method', 'delete');
    const answer = await send(data);
    if (answer.ok) {
      show(answer);
      tellOtherTabs();
      if (data.get('method') === 'delete' && reloads(data.has('compared') ? 'compared' : 'saved'))
        return reload(answer.message);
    }
    say(answer.message);
  } catch {
    // Its texts could not be fetched; without script the form says what it has to say.
    form.dataset.plain = 'yes';
    form.requestSubmit(submitter);
  } finally {
    busy.delete(clicked);
  }
}

async function haveTexts(): Promise<void> {
  texts ??= await (await import('./personal-texts.client.ts')).loadPersonalTexts();
}

async function ask(): Promise<Me | undefined> {
  try {
    const [response] = await Promise.all([
      fetch('/me/state', { headers: { Accept: 'application/json' } }),
      haveTexts(),
    ]);
    if (!response.ok) return undefined;
    const me = (await response.json()) as Me;
    show(me);
    showAccount(me);
    return me;
  } catch {
    // The page works without it.
    return undefined;
  }
}

/** Sets up a page, once: at the end of this file. */
function startPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    // Restored from the back/forward cache: the lists may have changed on another page.
    if (!persisted) return;
    asking = ask();
  });
  addEventListener('storage', ({ key }) => {
    if (key === CHANGED) void changedElsewhere();
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
    button.hidden = false;
    button.onclick = () => print();
  }
  const later = sessionStorage.getItem(LATER);
  if (!later) return;
  sessionStorage.removeItem(LATER);
  say(later);
}

function tellOtherTabs(): void {
  try {
    localStorage.setItem(CHANGED, String(Math.random()));
  } catch {
    // Storage may be blocked; then other tabs show the change when they are loaded again.
  }
}

/** Another tab has changed the lists. A page of a list is drawn again, unless a note is being written in it. */
async function changedElsewhere(): Promise<void> {
  const before = known;
  asking = ask();
  const now = await asking;
  const kind = document.querySelector<HTMLElement>('[data-shortlist]')?.dataset.shortlist as keyof State;
  if (!now || !kind || String(now[kind]) === String(before?.[kind])) return;
  const isWriting = [...document.querySelectorAll('textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  if (!isWriting) location.reload();
}

async function send(body: FormData): Promise<Change> {
  try {
    const response = await fetch('/shortlist', {
      method: 'POST',
      // URL-encoded: there are no files, and the server accepts only small bodies of other types.
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      headers: { Accept: 'application/json' },
    });
    return (await response.json()) as Change;
  } catch {
    return { ok: false, message: texts.failed };
  }
}

function show(state: State): void {
  known = state;
  const { titles } = texts;
  for (const button of document.querySelectorAll<HTMLButtonElement>(BUTTONS)) {
    const kind = button.name as keyof State;
    const isOn = state[kind]?.includes(Number(button.value)) ?? false;
    button.ariaPressed = String(isOn);
    // On cards, which have no room for text.
    if (button.title && titles[kind]) button.title = titles[kind][isOn ? 1 : 0] ?? '';
  }
  for (const count of document.querySelectorAll('[data-saved-count]'))
    count.textContent = state.saved.length ? String(state.saved.length) : '';
  showComparison(state.compared.length);
}

/** A link to the comparison at the bottom of pages with listings. */
function showComparison(count: number): void {
  const here = document.querySelector<HTMLAnchorElement>('[data-comparison]');
  if (!count || !document.querySelector(`${BUTTONS}[name="compared"]`)) {
    here?.remove();
    return;
  }
  const link = here ?? document.createElement('a');
  link.textContent = texts.comparison(count);
  if (here) return;
  link.dataset.comparison = '';
  link.href = texts.comparisonPath;
  link.className =
    'fr-comparison fixed end-4 z-20 rounded-full border border-transparent bg-brand px-5 py-3 text-sm font-semibold text-paper no-underline shadow-lift hover:bg-brand-deep print:hidden';
  document.getElementById('main')?.append(link);
}

function showAccount({ signedIn, firstName }: Me): void {
  if (!signedIn) return;
  const { account, accountOf } = texts;
  for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) {
    link.title = firstName ? accountOf(firstName) : account;
    const words = link.querySelector('.sr-only');
    if (words) words.textContent = link.title;
    link.classList.add('bg-brand-soft');
  }
}

const reloads = (kind: string): boolean => document.querySelector(`[data-shortlist="${kind}"]`) !== null;

/** Reloads the page of a list after a listing was removed. */
function reload(message: string): void {
  try {
    sessionStorage.setItem(LATER, message);
  } catch {
    // Storage may be blocked; then the list itself shows the change.
  }
  const view = document.querySelector<HTMLElement>('[data-shortlist]');
  view?.classList.add('opacity-40');
  setTimeout(() => view?.classList.remove('opacity-40'), DIMMED_MS);
  location.reload();
}

let clock: ReturnType<typeof setTimeout>;

/** Shows a message for three seconds and announces it to screen readers. */
function say(message: string): void {
  const place = document.querySelector<HTMLElement>('[data-said]') ?? makePlace();
  clearTimeout(clock);
  // Screen readers announce only later changes of a new live region.
  requestAnimationFrame(() => {
    place.textContent = message;
  });
  clock = setTimeout(() => {
    place.textContent = '';
  }, MESSAGE_MS);
}

function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.dataset.said = '';
  place.role = 'status';
  place.className =
    'pointer-events-none fixed inset-x-4 top-22 z-40 mx-auto w-fit max-w-md rounded-md border border-transparent bg-brand-deep px-5 py-3 text-center font-semibold text-paper shadow-lift empty:invisible';
  document.body.append(place);
  return place;
}

startPage();
