import { Container } from '#site/ui/container.tsx';

/** The top of a calculator's page: what it works out. */
export function CalculatorHead({ title, text }: { title: string; text: string }) {
  return (
    <div className="border-b border-line bg-sand py-10 md:py-14 print:hidden">
      <Container>
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-3 max-w-prose-page text-lg text-muted">{text}</p>
      </Container>
    </div>
  );
}
