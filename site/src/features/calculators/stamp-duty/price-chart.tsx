import { stateName } from '@frontage/duty/engine';
import { type Answer, CURVE, niceStep } from './answer.ts';
import { amountText, say } from './say.ts';

const WIDTH = 480;
const HEIGHT = 260;
const LEFT = 60;
const TOP = 22;
const BOTTOM = 26;

const short = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

/** Stamp duty against the price, with this purchase marked; the same in a table for who cannot see it. */
export function PriceChart({ answer: { inputs, result, curve } }: { answer: Answer }) {
  const [most] = curve.at(-1) ?? [];
  const { stampDuty } = result;
  if (!most || stampDuty === null) return null;
  const caption = (
    <figcaption>{say('Stamp duty by price in {state}', { state: stateName(inputs.state) })}</figcaption>
  );
  const dearest = Math.max(...curve.map(([, duty]) => duty), stampDuty);
  if (dearest === 0)
    return (
      <figure className="sd-chart">
        {caption}
        <p>{say('No stamp duty at any price up to {price}.', { price: amountText(most) })}</p>
      </figure>
    );
  const step = niceStep(dearest, 4);
  const x = (price: number) => Math.round(LEFT + (price / most) * (WIDTH - LEFT - 16));
  const y = (duty: number) => Math.round(HEIGHT - BOTTOM - (duty / step / 4) * (HEIGHT - TOP - BOTTOM));
  const marks = [0, 1, 2, 3, 4];
  const [here, there] = [x(inputs.value), y(stampDuty)];
  const rows = curve.filter((_, index) => index > 0 && index % (CURVE.between / 2) === 0);
  return (
    <figure className="sd-chart">
      {caption}
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={say('This purchase: {duty} on {value}. The table below has other prices.', {
          duty: amountText(stampDuty),
          value: amountText(inputs.value),
        })}
      >
        {marks.map((mark) => (
          <g key={mark}>
            <path className="sd-grid" d={`M${LEFT} ${y(mark * step)}H${WIDTH - 16}`} />
            <text x={LEFT - 8} y={y(mark * step) + 4} textAnchor="end">
              {short.format(mark * step)}
            </text>
            <text
              x={mark === 4 ? WIDTH : x((most * mark) / 4)}
              y={HEIGHT - 6}
              textAnchor={mark === 4 ? 'end' : 'middle'}
            >
              {short.format((most * mark) / 4)}
            </text>
          </g>
        ))}
        <polyline points={curve.map(([price, duty]) => `${x(price)},${y(duty)}`).join(' ')} />
        <path className="sd-here" d={`M${here} ${y(0)}V${there}`} />
        <circle cx={here} cy={there} r="6" />
        <text
          className="sd-here-text"
          x={here}
          y={there - 12}
          textAnchor={here > WIDTH * 0.75 ? 'end' : here < WIDTH * 0.25 ? 'start' : 'middle'}
        >
          {amountText(stampDuty)}
        </text>
      </svg>
      <details>
        <summary>{say('The chart as a table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Price')}</th>
              <th scope="col">{say('Stamp duty')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([price, duty]) => (
              <tr key={price}>
                <th scope="row">{amountText(price)}</th>
                <td>{amountText(duty)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
