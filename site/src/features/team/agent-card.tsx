import { WrittenText } from '#site/ui/written-text.tsx';
import type { Agent } from './load-people.ts';
import { Portrait } from './portrait.tsx';

/** An agent in a grid: portrait, name, job. The whole card leads to their page. */
export function AgentCard({ agent, priority = false }: { agent: Agent; priority?: boolean }) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-lg">
        <Portrait
          agent={agent}
          priority={priority}
          sizes="(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 50vw"
          className="transition-transform duration-500 group-hover:scale-[1.03]"
        />
      </div>
      <h3 className="mt-4 text-xl">
        <a
          href={agent.path}
          className="no-underline wrap-anywhere after:absolute after:inset-0 group-hover:text-accent"
        >
          <WrittenText text={agent.name} />
        </a>
      </h3>
      {agent.role && (
        <p className="mt-1 text-muted">
          <WrittenText text={agent.role} />
        </p>
      )}
    </article>
  );
}

/** Agents in two, three or four columns. With `priority` the first portraits are fetched at once. */
export function AgentGrid({ agents, priority = false }: { agents: Agent[]; priority?: boolean }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-10 md:grid-cols-3 md:gap-x-7 xl:grid-cols-4">
      {agents.map((agent, index) => (
        <li key={agent.id}>
          <AgentCard agent={agent} priority={priority && index < 2} />
        </li>
      ))}
    </ul>
  );
}
