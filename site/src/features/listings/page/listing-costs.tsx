import { costTexts } from '#site/messages/costs.ts';

export type ListingCostsProps = {
  /** What buying takes, worked out from the price that visitors read; null where nothing can be said of it. */
  costs: {
    rows: { label: string; figure: string; total?: true }[];
    note: string;
    /** Path and query of the calculator. */
    href: string;
  } | null;
};

/** What it takes to buy a listing: deposit, duty, fees, cash needed and repayments. */
export function ListingCosts({ costs }: ListingCostsProps) {
  if (!costs) return null;
  return (
    <section aria-labelledby="costs" className="max-w-prose-page print:hidden">
      <h2 id="costs" className="mb-4 text-2xl">
        {costTexts().title}
      </h2>
      <dl className="border-t border-line">
        {costs.rows.map(({ label, figure, total }) => (
          <div
            key={label}
            className={`flex justify-between gap-6 border-b border-line py-3 ${total ? 'font-semibold' : ''}`}
          >
            <dt className={total ? '' : 'text-muted'}>{label}</dt>
            <dd className="text-end font-medium tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">{costs.note}</p>
      <p className="mt-2">
        <a
          href={costs.href}
          className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-accent"
        >
          {costTexts().calculate}
        </a>
      </p>
    </section>
  );
}
