import { cutText, type FeedListing, type FeedListingType } from '@frontage/reaxml';
import type { RowCells } from './row-cells.ts';

type Period = 'week' | 'month' | 'year';

/** Everything about money. Columns that are missing leave what is stored. */
export function pricesOf({ row, type }: { row: RowCells; type: FeedListingType }): Partial<FeedListing> {
  const bond = row.money('bond');
  const outgoings = row.money('outgoings');
  const percent = row.count('returnPercent', 1000);
  const day = row.has('availableFrom') ? availableFrom(row) : undefined;
  return {
    ...priceOf({ row, type }),
    ...rentOf({ row, type }),
    ...optional('priceView', row.line('priceView')),
    ...optional('bond', bond),
    ...optional('dateAvailable', day),
    ...optional('outgoings', outgoings),
    ...optional('return', percent),
    ...optional('takings', row.line('takings')),
    ...soldOf(row),
  };
}

const optional = <Name extends keyof FeedListing>(
  name: Name,
  value: FeedListing[Name] | undefined,
): Partial<FeedListing> => (value === undefined ? {} : { [name]: value });

const isRental = (type: FeedListingType): boolean => type === 'rental' || type === 'holidayRental';

/** A home for rent has no sale price; only whether its rent is hidden. */
function priceOf({ row, type }: { row: RowCells; type: FeedListingType }): Pick<FeedListing, 'price'> {
  if (!row.has('price', 'priceMax', 'priceHidden', 'plusSav', 'plusGst')) return {};
  const isHidden = Boolean(row.flag('priceHidden'));
  const amount = row.money('price') ?? null;
  const max = row.money('priceMax') ?? undefined;
  const plusSAV = row.flag('plusSav') ?? undefined;
  const tax = taxOf(row);
  if (isRental(type) && !amount && !max) return {};
  if (!amount && !max && !isHidden && plusSAV === undefined && !tax.tax) return { price: null };
  return {
    price: {
      display: !isHidden,
      amount,
      ...(max ? { ...(amount ? { min: amount } : {}), max } : {}),
      ...(plusSAV === undefined ? {} : { plusSAV }),
      ...tax,
    },
  };
}

/** A price or rent without GST. */
const taxOf = (row: RowCells): { tax?: 'exclusive' } => (row.flag('plusGst') ? { tax: 'exclusive' } : {});

/** What only the rent of commercial property has; undefined where the file says nothing of it. */
function commercialTermsOf(
  row: RowCells,
): Omit<NonNullable<FeedListing['commercialRent']>, 'amount'> | undefined {
  const plusOutgoings = row.flag('plusOutgoings') ?? undefined;
  const least = row.money('rentPerSquareMetre') ?? undefined;
  if (plusOutgoings === undefined && !least) return undefined;
  return {
    ...(plusOutgoings === undefined ? {} : { plusOutgoings }),
    ...(least ? { perSquareMetre: { min: least } } : {}),
    ...taxOf(row),
  };
}

/** The format has a rent for homes, one for commercial property (yearly) and one with any period. */
function rentOf({ row, type }: { row: RowCells; type: FeedListingType }): Partial<FeedListing> {
  const hasTerms = row.has('plusOutgoings', 'rentPerSquareMetre');
  if (!row.has('rent', 'rentPeriod') && !hasTerms && !(isRental(type) && row.has('priceHidden'))) return {};
  const amount = row.money('rent') ?? null;
  const period = periodOf({ row, type });
  const terms = commercialTermsOf(row);
  const display = !row.flag('priceHidden');
  const hidden = isRental(type) && !display ? { rent: { display, amount: null, period: null } } : {};
  if (!row.has('rent')) return terms ? { commercialRent: { amount: null, ...terms }, ...hidden } : hidden;
  if (!amount && period && row.choice('rentPeriod'))
    return period === 'year'
      ? { businessLease: { amount, period }, ...hidden }
      : { rent: { display, amount, period } };
  if (!amount)
    return isRental(type)
      ? { rent: display ? null : { display, amount, period: null } }
      : terms
        ? { commercialRent: { amount, ...terms } }
        : { rent: null };
  if (period === 'year') return { commercialRent: { amount, ...taxOf(row), ...terms }, ...hidden };
  if (terms && type !== 'rental')
    return { businessLease: { amount, period }, commercialRent: { amount: null, ...terms }, ...hidden };
  return { rent: { display, amount, period } };
}

function periodOf({ row, type }: { row: RowCells; type: FeedListingType }): Period | null {
  const cell = row.choice('rentPeriod');
  // Homes are let by the week and commercial property by the year, unless the file says otherwise.
  if (cell === undefined) return type === 'commercial' || type === 'commercialLand' ? 'year' : 'week';
  if (cell === null) return null;
  const value = row.valueOf('rentPeriod', cell.said);
  if (value === 'week' || value === 'month' || value === 'year') return value;
  row.report({
    code: 'unknown-period',
    element: cell.heading,
    text: cutText(cell.said),
    line: row.lineNumber,
    message: `“${cutText(cell.said)}” is not a period we know, so the rent is shown without “per week”. Match it in the columns of the feed source.`,
  });
  return null;
}

/** “Now” is as good as no date. */
function availableFrom(row: RowCells): string | null {
  const text = row.line('availableFrom') ?? '';
  return /^(available )?(now|immediately)$/i.test(text) ? null : (row.day('availableFrom') ?? null);
}

function soldOf(row: RowCells): Pick<FeedListing, 'soldDetails'> {
  if (!row.has('soldPrice', 'soldDate', 'soldPriceDisplay')) return {};
  const price = row.money('soldPrice');
  const date = row.day('soldDate');
  const cell = row.choice('soldPriceDisplay');
  const said = cell ? row.valueOf('soldPriceDisplay', cell.said) : undefined;
  const display = said === 'yes' || said === 'range' || said === 'no' ? said : undefined;
  // A word nobody knows hides: a price that was shown cannot be taken back.
  const shown = display ?? (cell ? ('no' as const) : undefined);
  return {
    soldDetails: {
      ...(price === undefined ? {} : { price }),
      ...(shown ? { display: shown } : {}),
      ...(date === undefined ? {} : { date }),
    },
  };
}
