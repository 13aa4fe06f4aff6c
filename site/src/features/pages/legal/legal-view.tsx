import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { type LegalFacts, type LegalPage, whoWeAre } from './legal-texts.ts';

/** A page about the law as it is without one of the agency's own. */
export function LegalView({ page, facts }: { page: LegalPage; facts: LegalFacts }) {
  const { title, lead, sections } = page.text(facts);
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: page.name }]} />
      <div className="max-w-prose-page">
        <h1 className="mt-8 text-3xl md:text-4xl">{title}</h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading} className="mt-10">
            <h2 className="text-2xl">{heading}</h2>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-4 wrap-anywhere whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <section className="mt-10">
          <h2 className="text-2xl">Who we are</h2>
          <p className="mt-4">{[whoWeAre(facts), facts.email, facts.phone].filter(Boolean).join(', ')}</p>
          {facts.licences.length > 0 && (
            <ul className="mt-2">
              {facts.licences.map(({ state, number }) => (
                <li key={state + number}>
                  {state} licence {number}
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Container>
  );
}
