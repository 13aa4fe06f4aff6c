import type { ReactNode } from 'react';
import { listingTexts } from '#site/messages/listing.ts';
import { WrittenText } from '#site/ui/written-text.tsx';
import { PhoneLines } from './contact-lines.tsx';
import type { Agent, Office } from './load-people.ts';
import { officePlace } from './office-card.tsx';
import { Portrait } from './portrait.tsx';

type Props = {
  agents: Agent[];
  office: Office | null;
  /** Names of agents without a page here. */
  others: string[];
  /** Writes to an agent. */
  contact: (agent: Agent) => ReactNode;
};

/** The agents and office of a listing, for the sidebar. */
export function ListingPeople({ agents, office, others, contact }: Props) {
  if (agents.length === 0 && others.length === 0 && !office) return null;
  const texts = listingTexts();
  return (
    <section
      aria-labelledby="people"
      className="grid gap-5 rounded-lg border border-line p-6 print:border-0 print:p-0"
    >
      <h2 id="people" className="text-xl">
        {agents.length + others.length > 1
          ? texts.yourAgents
          : agents.length + others.length
            ? texts.yourAgent
            : texts.yourOffice}
      </h2>
      {agents.map((agent) => (
        <div key={agent.id} className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4">
          <div className="overflow-hidden rounded-md">
            <Portrait agent={agent} sizes="5.5rem" />
          </div>
          <div>
            <h3 className="font-sans text-base font-semibold">
              <a
                href={agent.path}
                className="underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-accent"
              >
                <WrittenText text={agent.name} />
              </a>
            </h3>
            {agent.role && (
              <p className="text-sm text-muted">
                <WrittenText text={agent.role} />
              </p>
            )}
            <div className="mt-1 grid justify-items-start">
              <PhoneLines numbers={[agent.mobile ?? agent.phone]} />
            </div>
            <div className="mt-1 print:hidden">{contact(agent)}</div>
          </div>
        </div>
      ))}
      {others.length > 0 && <p className="wrap-anywhere">{others.join(', ')}</p>}
      {office && (
        <div className={`text-sm ${agents.length ? 'border-t border-line pt-4' : ''}`}>
          <a
            href={office.path}
            className="font-semibold underline decoration-line underline-offset-4 hover:decoration-accent"
          >
            <WrittenText text={office.name} />
          </a>
          <p className="text-muted">
            <WrittenText text={officePlace(office)} />
          </p>
          <PhoneLines numbers={[office.phone]} />
        </div>
      )}
    </section>
  );
}
