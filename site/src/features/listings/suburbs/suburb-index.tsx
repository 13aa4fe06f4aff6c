import { STATES } from '@frontage/duty/engine';
import { suburbTexts } from '#site/messages/suburbs.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { suburbPath } from '../public/suburb-path.ts';
import type { Suburb } from '../search/suburbs.ts';
import type { SuburbLink } from './load-suburb.ts';
import { SuburbLinks } from './suburb-view.tsx';

/** In the order of the page. */
const ORDER: readonly string[] = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'];

/** The suburbs of a state by the first letter of their names. */
export type StateSuburbs = {
  state: string;
  name: string;
  letters: { letter: string; links: SuburbLink[] }[];
};

/** Links to the pages of suburbs, by state in the order above and from A to Z. */
export function suburbsByState(suburbs: readonly Suburb[]): StateSuburbs[] {
  const links = suburbs.flatMap((suburb) => {
    const href = suburbPath(suburb);
    const { name, state, counts } = suburb;
    return href ? [{ state, label: name, href, count: counts.buy + counts.rent }] : [];
  });
  const byState = Map.groupBy(links, ({ state }) => state);
  const known = [...byState.keys()].sort((a, b) => place(a) - place(b) || a.localeCompare(b));
  return known.map((state) => {
    const own = [...(byState.get(state) ?? [])].sort((a, b) => a.label.localeCompare(b.label));
    const letters = Map.groupBy(own, ({ label }) => label.charAt(0).toUpperCase());
    return {
      state,
      name: STATES.find((one) => one.state === state)?.name ?? state,
      letters: [...letters].map(([letter, links]) => ({ letter, links })),
    };
  });
}

const place = (state: string): number => {
  const at = ORDER.indexOf(state);
  return at === -1 ? ORDER.length : at;
};

/** All suburbs with listings, by state and from A to Z. */
export function SuburbIndex({ states, fresh }: { states: StateSuburbs[]; fresh: string | null }) {
  const texts = suburbTexts();
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <h1 className="mt-8 text-3xl md:text-4xl">{texts.title}</h1>
      <p className="mt-3 text-lg text-muted">
        {texts.text}
        {fresh && <span className="block text-base">{fresh}</span>}
      </p>
      {states.length === 0 && <p className="mt-8 text-lg">{texts.none}</p>}
      {states.length > 1 && (
        <nav aria-label={texts.states} className="mt-6">
          <ul className="flex flex-wrap gap-x-6">
            {states.map(({ state, name }) => (
              <li key={state}>
                <a
                  href={`#${state.toLowerCase()}`}
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                >
                  <WrittenText text={name} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {states.map(({ state, name, letters }) => (
        <section
          key={state}
          id={state.toLowerCase()}
          aria-labelledby={`state-${state.toLowerCase()}`}
          className="mt-12"
        >
          <h2 id={`state-${state.toLowerCase()}`} className="border-b border-line pb-4 text-2xl">
            <WrittenText text={name} />
          </h2>
          {letters.map(({ letter, links }) => (
            <div key={letter} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-3">
              <h3 className="pt-2.5 font-sans text-base font-semibold">{letter}</h3>
              <SuburbLinks links={links} />
            </div>
          ))}
        </section>
      ))}
    </Container>
  );
}
