import { Container } from './container.tsx';

/** Up to four reasons to choose the agency, on a dark background. Nothing if there are none. */
export function Strengths({ items, title }: { items: { title: string; text: string }[]; title: string }) {
  if (items.length === 0) return null;
  const columns = items.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3';
  return (
    <section className="fr-band fr-on-dark bg-brand-deep py-16 md:py-24">
      <Container>
        <h2 className="mb-10 max-w-prose-page text-2xl md:mb-14 md:text-3xl">{title}</h2>
        <ul className={`grid gap-x-10 gap-y-10 md:grid-cols-2 ${columns}`}>
          {items.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-6">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-3 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
