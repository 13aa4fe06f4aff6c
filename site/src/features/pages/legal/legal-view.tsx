import { asWritten, currentLanguage } from '#site/messages/language.ts';
import { legalTexts } from '#site/messages/legal.ts';
import { siteTexts } from '#site/messages/site.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { Container } from '#site/ui/container.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import { LEGAL_PAGES, type LegalFacts, type LegalName, whoWeAre } from './legal-texts.ts';

/** A page about the law as it is without one of the agency's own. */
export function LegalView({ name, facts }: { name: LegalName; facts: LegalFacts }) {
  const { title, lead, sections } = LEGAL_PAGES[name].text(facts);
  const texts = legalTexts();
  const isEnglish = currentLanguage() === 'en';
  return (
    <Container className="pt-4 pb-20">
      <Breadcrumbs items={[{ label: texts.home, href: '/' }, { label: texts.pages[name] }]} />
      <div className="max-w-prose-page">
        <h1 className="mt-8 text-3xl md:text-4xl">{isEnglish ? title : texts.pages[name]}</h1>
        {!isEnglish && <p className="mt-4 text-lg">{texts.inEnglish}</p>}
        <div {...asWritten()}>
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
        </div>
        <section className="mt-10">
          <h2 className="text-2xl">{texts.whoWeAre}</h2>
          <p className="mt-4">
            <WrittenText text={[whoWeAre(facts), facts.email, facts.phone].filter(Boolean).join(', ')} />
          </p>
          {facts.licences.length > 0 && (
            <ul className="mt-2">
              {facts.licences.map(({ state, number }) => (
                <li key={state + number}>{siteTexts().licence(state, number)}</li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </Container>
  );
}
