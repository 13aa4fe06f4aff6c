import type { ReactNode } from 'react';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { PhoneLines } from './contact-lines.tsx';
import type { Agent, Office } from './load-people.ts';
import { Portrait } from './portrait.tsx';

type Props = {
  agent: Agent;
  office: Office | null;
  /** The form to contact the agent. */
  contact: ReactNode;
  /** Their listings, current and closed. */
  listings: ReactNode;
};

/** An agent's page. */
export function AgentView({ agent, office, contact, listings }: Props) {
  return (
    <>
      <Container className="pt-4">
        <Breadcrumbs items={[{ label: 'Our people', href: '/agents' }, { label: agent.name }]} />
        <div className="grid items-start gap-8 py-8 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-12 md:py-12 lg:grid-cols-[21rem_minmax(0,1fr)]">
          <AgentPortrait agent={agent} />
          <div>
            <AgentFacts agent={agent} office={office} contact={contact} />
            <Prose text={agent.bio} className="mt-8" />
          </div>
        </div>
      </Container>
      {listings}
    </>
  );
}

/** The portrait at the head of an agent's page. */
export function AgentPortrait({ agent }: Pick<Props, 'agent'>) {
  return (
    <div className="overflow-hidden rounded-lg max-md:max-w-72">
      <Portrait agent={agent} priority sizes="(min-width: 64rem) 21rem, (min-width: 48rem) 16rem, 18rem" />
    </div>
  );
}

/** Name, job, telephone numbers, and the ways to write. */
export function AgentFacts({ agent, office, contact }: Omit<Props, 'listings'>) {
  return (
    <>
      <h1 className="text-3xl wrap-anywhere md:text-4xl">{agent.name}</h1>
      <p className="mt-2 text-lg text-muted">{[agent.role, office?.name].filter(Boolean).join(', ')}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-2">
        <PhoneLines numbers={[agent.mobile, agent.phone]} />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">{contact}</div>
    </>
  );
}

/** Plain text in paragraphs. */
export function Prose({ text, className = '' }: { text: string; className?: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div className={`max-w-prose-page ${className}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 whitespace-pre-line wrap-anywhere last:mb-0">
          {paragraph.trim()}
        </p>
      ))}
    </div>
  );
}
