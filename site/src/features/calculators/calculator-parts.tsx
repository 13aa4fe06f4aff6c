import type { ReactNode } from 'react';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { Button } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { labelStyle, selectStyle } from '#site/ui/field-styles.ts';
import { CalculatorHead } from './calculator-head.tsx';

/** The page of a calculator whose query is its form: the form, and beside it the answer or what to correct. */
export function CalculatorPage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <>
      <CalculatorHead printed title={title} text={text} />
      <Container className="grid gap-x-14 gap-y-10 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-[24rem_minmax(0,1fr)] print:pb-0 print:[zoom:0.85]">
        {children}
      </Container>
    </>
  );
}

/** A form that opens `action`, the page of its calculator at its answer. On paper it says what was worked out. */
export function CalculatorForm({ action, children }: { action: string; children: ReactNode }) {
  return (
    <form method="get" action={action} className="grid content-start gap-5 print:grid-cols-2">
      {children}
      <Button type="submit" variant="accent" className="print:hidden">
        {calculatorTexts().calculate}
      </Button>
    </form>
  );
}

/** A question with a list of answers, each as `[value, label]`. */
export function ChoiceField({
  id,
  name,
  label,
  options,
  value,
}: {
  id: string;
  name: string;
  label: string;
  options: (readonly [value: string, label: string])[];
  value: string;
}) {
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className={selectStyle}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The figures of an answer, one below the other unless `className` says otherwise. */
export const FigureRows = ({
  rows,
  className = 'max-w-xl',
}: {
  rows: { label: string; figure: string }[];
  className?: string;
}) => (
  <dl className={`mt-6 ${className}`}>
    {rows.map(({ label, figure }) => (
      <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
        <dt className="text-muted">{label}</dt>
        <dd className="font-semibold tabular-nums">{figure}</dd>
      </div>
    ))}
  </dl>
);

/** What an answer assumes and leaves out. */
export const AnswerNote = ({ children }: { children: ReactNode }) => (
  <p className="mt-8 max-w-prose-page text-sm text-muted">{children}</p>
);

/** Where visitors go on from an answer; nothing where there are no links. */
export const AnswerLinks = ({ links }: { links: { href: string; label: string }[] }) =>
  links.length > 0 && (
    <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2 print:hidden">
      {links.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          className="underline decoration-accent underline-offset-4 hover:decoration-current"
        >
          {label}
        </a>
      ))}
    </p>
  );
