import type { LinkValue } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { lines } from './lines.ts';

/** A service and its fee, as staff set it. */
export type Plan = {
  name: string;
  price: string;
  per: string;
  note: string;
  included: string;
  button: string;
  link: LinkValue;
  highlighted: boolean;
  badge: string;
};

/** Fees as rows: what it is, what it includes, what it costs. */
export function FeeTable({ plans }: { plans: Plan[] }) {
  return (
    <table className="w-full border-collapse text-start wrap-anywhere">
      <thead>
        <tr className="border-b-2 border-current/25 text-sm">
          <th scope="col" className="py-3 pe-6 text-start font-semibold">
            Service
          </th>
          <th scope="col" className="py-3 text-end font-semibold">
            Fee
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map(({ name, price, per, note, included, button, link, highlighted }, index) => (
          <tr
            key={index}
            className={`border-b border-current/15 align-baseline ${highlighted ? 'font-semibold' : ''}`}
          >
            <th scope="row" className="py-4 pe-6 text-start font-semibold">
              {name}
              {[note, lines(included).join(', ')].filter(Boolean).map((text) => (
                <span key={text} className="mt-1 block max-w-prose-page text-sm font-normal opacity-85">
                  {text}
                </span>
              ))}
              {button && link && (
                <BlockLink
                  link={link}
                  className="mt-1 inline-block py-1 text-sm underline decoration-accent decoration-2 underline-offset-4"
                >
                  {button}
                </BlockLink>
              )}
            </th>
            <td className="py-4 text-end tabular-nums">
              {price} {per && <span className="block text-sm font-normal opacity-80">{per}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
