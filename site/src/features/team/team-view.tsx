import { peopleTexts } from '#site/messages/people.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { AgentGrid } from './agent-card.tsx';
import { AgentSearchForm } from './agent-search-form.tsx';
import { type AgentSearch, languagesOf } from './find-agents.ts';
import type { Agent, People } from './load-people.ts';
import { OfficeCard } from './office-card.tsx';

/**
 * Everybody, office by office, those without an office last; or those that a visitor looked for. `found`: null where
 * they did not.
 */
export function TeamView({
  people,
  agencyName,
  search,
  found,
}: {
  people: People;
  agencyName: string;
  search: AgentSearch;
  found: Agent[] | null;
}) {
  const groups = found ? [] : teamByOffice(people);
  const texts = peopleTexts();
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.title }]} />
      <h1 className="mt-8 text-3xl md:text-4xl">{texts.team(agencyName)}</h1>
      {people.agents.length === 0 ? (
        <p className="mt-4 text-lg text-muted">{texts.none}</p>
      ) : (
        <div className="mt-8">
          <AgentSearchForm search={search} languages={languagesOf(people)} offices={people.offices} />
        </div>
      )}
      {found && <FoundAgents agents={found} />}
      {groups.map(({ title, path, agents }, index) => (
        <section key={title} className="mt-14">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line pb-4">
            <h2 className="text-2xl">{path ? <WrittenText text={title} /> : title}</h2>
            {path && (
              <a
                href={path}
                className="py-1 font-medium underline decoration-line underline-offset-4 hover:decoration-accent"
              >
                {texts.aboutOffice}
              </a>
            )}
          </div>
          <AgentGrid agents={agents} priority={index === 0} />
        </section>
      ))}
    </Container>
  );
}

/** Those a visitor looked for, or that there is nobody. */
function FoundAgents({ agents }: { agents: Agent[] }) {
  const texts = peopleTexts().search;
  const [before, ask, after] = texts.try;
  return (
    <section className="mt-10">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-b border-line pb-4">
        <h2 className="text-2xl">{agents.length === 0 ? texts.nobody : texts.found(agents.length)}</h2>
        <a
          href="/agents"
          className="py-1 font-medium underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          {texts.everyone}
        </a>
      </div>
      {agents.length === 0 ? (
        <p className="text-lg">
          {before}
          <a href="/forms/contact-agency" className="underline">
            {ask}
          </a>
          {after}
        </p>
      ) : (
        <AgentGrid agents={agents} priority />
      )}
    </section>
  );
}

/** All offices, each with the number of its people. */
export function OfficesView({ people }: { people: People }) {
  const { home, offices } = peopleTexts();
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={[{ label: home, href: '/' }, { label: offices.title }]} />
      <h1 className="mt-8 mb-10 text-3xl md:text-4xl">{offices.title}</h1>
      {people.offices.length === 0 && <p className="text-lg text-muted">{offices.none}</p>}
      <ul className="grid gap-7 md:grid-cols-2 lg:grid-cols-3">
        {people.offices.map((office, index) => (
          <li key={office.id}>
            <OfficeCard
              office={office}
              priority={index === 0}
              people={agentsOf({ people, officeId: office.id }).length}
            />
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** The agents of an office, in the order of the team page. */
export function agentsOf({ people, officeId }: { people: People; officeId: number | null }): Agent[] {
  return people.agents.filter((agent) => {
    const known = agent.officeId !== null && people.officeById.has(agent.officeId);
    return officeId === null ? !known : agent.officeId === officeId;
  });
}

function teamByOffice(people: People): { title: string; path: string | null; agents: Agent[] }[] {
  const groups = people.offices.map(({ id, name, shortName, path }) => ({
    title: shortName ?? name,
    path: path as string | null,
    agents: agentsOf({ people, officeId: id }),
  }));
  const rest = agentsOf({ people, officeId: null });
  const { withoutOffice, ourTeam } = peopleTexts();
  return [...groups, { title: groups.length ? withoutOffice : ourTeam, path: null, agents: rest }].filter(
    ({ agents }) => agents.length > 0,
  );
}
