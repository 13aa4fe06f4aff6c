type State = { saved: number[]; compared: number[] };
type Me = State & { signedIn: boolean; firstName: string };
type Change = ({ ok: true; message: string } & State) | { ok: false; message: string };

/** How long a message stays, in ms. */
const MESSAGE_MS = 3000;
/** Longest that a list stays dimmed while it is fetched anew, in ms. */
const DIMMED_MS = 10_000;
/** What is to be said once the page has been loaded anew. */
const LATER = 'frontage:said';

/** What a button of a card does, and what it has done. */
const TITLES: Record<keyof State, [off: string, on: string]> = {
  saved: ['Save', 'Saved'],
  compared: ['Compare', 'Comparing'],
};

let asking: Promise<Me | undefined> | undefined;
let known: State | undefined;
const busy = new WeakSet<HTMLFormElement>();

/** Asks once for what is the visitor's own and shows it: pressed buttons, numbers, their name. Undefined: no answer came. */
export function showState(): Promise<Me | undefined> {
  asking ??= ask();
  return asking;
}

/** Shows what is known of the visitor in what has just come into the page, without asking again. */
export async function showAdded(): Promise<void> {
  await showState();
  if (known) show(known);
}

/** Sends a save or compare form in place; a button that is pressed takes its listing out again. */
export async function change({
  form,
  submitter,
}: {
  form: HTMLFormElement;
  submitter: HTMLElement | null;
}): Promise<void> {
  if (busy.has(form)) return;
  busy.add(form);
  try {
    // Whether it is pressed is known when the state has come.
    await asking;
    const data = new FormData(form, submitter);
    if (submitter?.ariaPressed === 'true') data.set('method', 'delete');
    const answer = await send(data);
    if (answer.ok) {
      show(answer);
      if (data.get('method') === 'delete' && reloads(String(data.get('kind')))) return reload(answer.message);
    }
    say(answer.message);
  } finally {
    busy.delete(form);
  }
}

async function ask(): Promise<Me | undefined> {
  startPage();
  try {
    const response = await fetch('/me/state', { headers: { Accept: 'application/json' } });
    if (!response.ok) return undefined;
    const me = (await response.json()) as Me;
    show(me);
    showAccount(me);
    return me;
  } catch {
    // The page is whole without it.
    return undefined;
  }
}

/** What a page needs once, whoever's it is. */
function startPage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    // Back from another page, on which something may have changed.
    if (!persisted) return;
    asking = ask();
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

async function send(body: FormData): Promise<Change> {
  try {
    const response = await fetch('/shortlist', {
      method: 'POST',
      // Urlencoded: there are no files, and the server takes less of anything else.
      body: new URLSearchParams([...body].map(([name, value]) => [name, String(value)])),
      headers: { Accept: 'application/json' },
    });
    return (await response.json()) as Change;
  } catch {
    return { ok: false, message: 'Something went wrong. Check your connection and try again.' };
  }
}

function show(state: State): void {
  known = state;
  for (const button of document.querySelectorAll<HTMLButtonElement>(
    'form[action="/shortlist"] button[name="kind"]',
  )) {
    const listing = Number(new FormData(button.form ?? undefined).get('listing'));
    const kind = button.value as keyof State;
    const isOn = state[kind]?.includes(listing) ?? false;
    button.ariaPressed = String(isOn);
    // On cards, where there is no room for the words.
    if (button.title && TITLES[kind]) button.title = TITLES[kind][isOn ? 1 : 0];
  }
  for (const count of document.querySelectorAll('[data-saved-count]'))
    count.textContent = state.saved.length ? String(state.saved.length) : '';
  showComparison(state.compared.length);
}

/** A link to the comparison, over the foot of pages on which listings can be taken into it. */
function showComparison(count: number): void {
  const here = document.querySelector<HTMLAnchorElement>('[data-comparison]');
  if (!count || !document.querySelector('form[action="/shortlist"] button[value="compared"]')) {
    here?.remove();
    return;
  }
  const link = here ?? document.createElement('a');
  link.textContent = count === 1 ? 'Comparing 1 property' : `Compare ${count} properties`;
  if (here) return;
  link.dataset.comparison = '';
  link.href = '/compare-properties';
  link.className =
    'fr-comparison fixed right-4 z-20 rounded-full bg-brand px-5 py-3 text-sm font-semibold text-paper no-underline shadow-lift hover:bg-brand-deep print:hidden';
  document.getElementById('main')?.append(link);
}

function showAccount({ signedIn, firstName }: Me): void {
  if (!signedIn) return;
  for (const link of document.querySelectorAll<HTMLElement>('[data-account]')) {
    link.title = firstName ? `${firstName}’s account` : 'Your account';
    const words = link.querySelector('.sr-only');
    if (words) words.textContent = link.title;
    link.classList.add('bg-brand-soft');
  }
}

/** The page of a list shows it anew when something was taken out. */
const reloads = (kind: string): boolean => document.querySelector(`[data-shortlist="${kind}"]`) !== null;

function reload(message: string): void {
  try {
    sessionStorage.setItem(LATER, message);
  } catch {
    // Storage can be switched off; then the list itself says it.
  }
  const view = document.querySelector<HTMLElement>('[data-shortlist]');
  view?.classList.add('opacity-40');
  setTimeout(() => view?.classList.remove('opacity-40'), DIMMED_MS);
  location.reload();
}

let clock: ReturnType<typeof setTimeout>;

/** Says something for three seconds, to screen readers too. */
function say(message: string): void {
  const place = document.querySelector<HTMLElement>('[data-said]') ?? makePlace();
  clearTimeout(clock);
  // A region that has just come is heard from its next change on.
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
    'pointer-events-none fixed inset-x-4 top-22 z-40 mx-auto w-fit max-w-md rounded-md bg-brand-deep px-5 py-3 text-center font-semibold text-paper shadow-lift empty:invisible';
  document.body.append(place);
  return place;
}
