import type { FormLink } from './opened-form.ts';

/** The ways from one form to another, below it. */
export function FormLinks({ links = [] }: { links?: readonly FormLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-2 border-t border-line pt-5">
      {links.map(({ before, href, label }) => (
        <li key={href}>
          {before && `${before} `}
          <a
            href={href}
            data-panel=""
            className="inline-block py-1 font-semibold underline decoration-accent decoration-2 underline-offset-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
