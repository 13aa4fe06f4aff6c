import { type Band, dollarText, type Fee, type Formula, type Scale } from '@frontage/duty/engine';

/** A formula as people read it: a sentence, the rows of a table, or both. Amounts are written out. */
export type FormulaText = { text?: string; table?: { head: string[]; rows: string[][] } };

/** What a formula says, with all its figures. */
export function formulaText(give: Formula): FormulaText {
  switch (give.formula) {
    case 'scale':
      return scaleText(give.scale);
    case 'nil':
      return { text: 'No duty.' };
    case 'less': {
      const before = give.scale ? scaleText(give.scale) : undefined;
      return {
        text: `An amount is taken off ${before ? 'the duty of the first table' : 'the duty'}, by the price.`,
        table: {
          head: ['Price from', 'Taken off'],
          rows: give.steps.map(({ from, off }) => [dollarText(from), dollarText(off)]),
        },
      };
    }
    case 'taper':
      return {
        text: `No duty up to ${dollarText(give.nilTo)}, rising evenly to full duty at ${dollarText(give.endsAt)}.`,
      };
    case 'fading':
      return {
        text: `No duty up to ${dollarText(give.nilTo)}. Above that, what is taken off falls evenly to nothing at ${dollarText(give.endsAt)}.`,
      };
    case 'perHundred':
      return {
        text: `No duty up to ${dollarText(give.nilTo)}, then ${dollarText(give.rate)} for each $100, or part of $100, over it.`,
      };
    case 'share':
      return { text: shareText(give) };
    case 'deductConstruction':
      return {
        text: `Building work after the contract is taken off the price${give.leavesAtMost === undefined ? '' : `, where that leaves at most ${dollarText(give.leavesAtMost)}`}.`,
      };
    case 'wholeDollars':
      return { text: 'Cents of the price are dropped.' };
    case 'percent':
      return { text: `${percentText(give.percent)} of the price.` };
    case 'amount':
      return { text: `${dollarText(give.amount)}.` };
    case 'lessPerHundred':
      return {
        text: `${dollarText(give.amount)}, less ${dollarText(give.less)} for each $100 of the price over ${dollarText(give.over)}.`,
      };
    case 'fee':
      return feeText(give.fee);
    case 'none':
      return { text: 'Nothing.' };
    case 'unknown':
      return { text: 'Not known.' };
  }
}

function shareText(give: Extract<Formula, { formula: 'share' }>): string {
  const { percent, most, halves, foreignToo } = give;
  const falls = halves
    ? ` up to ${dollarText(halves.from)}, falling evenly to half of that at ${dollarText(halves.to)}`
    : '';
  const cap = most === undefined ? '' : `, at most ${dollarText(most)}`;
  const shared = foreignToo ? '; foreign buyers’ duty shares in it' : '';
  return `${percentText(percent)} of the duty is taken off${falls}${cap}${shared}.`;
}

/** The scale that amounts are taken off, where a formula has one of its own. */
export const ownScale = (give: Formula): FormulaText | undefined =>
  give.formula === 'less' && give.scale ? scaleText(give.scale) : undefined;

function scaleText({ bands, per, minimum, rounding }: Scale): FormulaText {
  const notes = [
    per ? `Each ${dollarText(per)}, or part of ${dollarText(per)}, counts.` : '',
    minimum ? `The least duty is ${dollarText(minimum)}.` : '',
    rounding ? 'Cents are rounded down to five.' : '',
  ].filter(Boolean);
  return {
    ...(notes.length ? { text: notes.join(' ') } : {}),
    table: {
      head: ['Price', 'Duty'],
      rows: bands.map((band, index) => [rangeText(bands, index), bandText({ band, per })]),
    },
  };
}

function rangeText(bands: Band[], index: number): string {
  const [band, next] = [bands[index] as Band, bands[index + 1]];
  const end = next ? startOf(next) : undefined;
  const includesStart = 'from' in band;
  if (startOf(band) === 0) return end === undefined ? 'Any price' : `Up to ${dollarText(end)}`;
  const start = `${includesStart ? 'From' : 'Over'} ${dollarText(startOf(band))}`;
  return end === undefined ? start : `${start} to ${dollarText(end)}`;
}

const startOf = (band: Band): number => ('from' in band ? band.from : band.over);

function bandText({ band, per }: { band: Band; per?: number }): string {
  if ('whole' in band) return `${percentText(band.whole)} of the whole price`;
  if ('square' in band)
    return `${band.square} × V² + ${band.linear} × V, where V is the price divided by 1,000`;
  const rate = per
    ? `${dollarText((band.rate * per) / 100)} for each ${dollarText(per)}`
    : percentText(band.rate);
  const part = band.over === 0 ? '' : ` of the part over ${dollarText(band.over)}`;
  const over = per && band.over > 0 ? ` over ${dollarText(band.over)}` : per ? '' : part;
  if (band.rate === 0) return dollarText(band.base);
  return `${band.base ? `${dollarText(band.base)} plus ` : ''}${rate}${over}`;
}

function feeText({ steps = [], base, over = 0, each = 0, per = 0, count, most }: Fee): FormulaText {
  const counted =
    count === 'whole' ? `each whole ${dollarText(per)}` : `each ${dollarText(per)}, or part of it,`;
  const grows = per
    ? ` plus ${dollarText(each)} for ${counted} of the price${over ? ` over ${dollarText(over)}` : ''}`
    : '';
  const cap = most === undefined ? '' : `, at most ${dollarText(most)}`;
  const above = `${dollarText(base)}${grows}${cap}`;
  if (steps.length === 0) return { text: `${above}.` };
  return {
    table: {
      head: ['Price', 'Fee'],
      rows: [
        ...steps.map(({ to, amount }) => [`Up to ${dollarText(to)}`, dollarText(amount)]),
        [`Over ${dollarText(steps.at(-1)?.to ?? 0)}`, above],
      ],
    },
  };
}

const percentText = (percent: number): string => `${percent} %`;
