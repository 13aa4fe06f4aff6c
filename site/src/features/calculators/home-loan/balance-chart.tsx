import type { Loan, Repayments } from '@frontage/finance';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { dollarsText } from '../money-text.ts';

const WIDTH = 640;
const HEIGHT = 240;
const LEFT = 64;
const TOP = 12;
const BOTTOM = 26;

/** What is still owed at the end of each year; the table below says the same in figures. */
export function BalanceChart({ loan, years }: { loan: Loan; years: Repayments['years'] }) {
  const last = years.length;
  const texts = calculatorTexts().loan;
  const x = (year: number) => LEFT + (year / Math.max(last, 1)) * (WIDTH - LEFT - 12);
  const y = (balance: number) => HEIGHT - BOTTOM - (balance / loan.amount) * (HEIGHT - TOP - BOTTOM);
  const points = [[0, loan.amount] as const, ...years.map(({ year, balance }) => [year, balance] as const)];
  const line = points.map(([year, balance]) => `${x(year).toFixed(1)} ${y(balance).toFixed(1)}`).join('L');
  return (
    <figure className="mt-8">
      <figcaption className="text-sm font-semibold">{texts.balance}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={texts.balanceFalls(dollarsText(loan.amount), last)}
        className="mt-2 w-full text-brand [direction:ltr]"
      >
        {[0, 0.5, 1].map((part) => (
          <g key={part}>
            <path
              d={`M${LEFT} ${y(loan.amount * part)}H${WIDTH - 12}`}
              className="stroke-line"
              fill="none"
              strokeWidth="1"
            />
            <text
              x={LEFT - 8}
              y={y(loan.amount * part) + 4}
              textAnchor="end"
              className="fill-muted text-[0.7rem]"
            >
              {`$${Math.round((loan.amount * part) / 1000)}k`}
            </text>
          </g>
        ))}
        <path d={`M${line}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} className="fill-brand-soft" />
        <path d={`M${line}`} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
        {[0, Math.round(last / 2), last].map((year) => (
          <text
            key={year}
            x={x(year)}
            y={HEIGHT - 6}
            textAnchor={year === last && last > 0 ? 'end' : 'middle'}
            className="fill-muted text-[0.7rem]"
          >
            {year === 0 ? texts.today : texts.afterYears(year)}
          </text>
        ))}
      </svg>
    </figure>
  );
}
