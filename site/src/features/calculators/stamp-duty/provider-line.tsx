/**
 * On another website: whose calculator it is, and the same purchase on the calculator's own page, where it can be
 * printed and shared.
 */
export function ProviderLine({
  provider,
  agency,
  query,
}: {
  /** Origin of the site that runs the calculator. */
  provider: string;
  agency?: string;
  /** The address of the purchase. */
  query: string;
}) {
  return (
    <p className="sd-provider sd-muted">
      <span>Stamp duty calculator by {agency || provider.replace(/^https?:\/\//, '')}</span>{' '}
      <a href={`${provider}/calculators/stamp-duty?${query}`} target="_blank" rel="noopener">
        Open this result to print or share it (new tab)
      </a>
    </p>
  );
}
