import type { FeedArea } from '@frontage/reaxml';

/** The area that stands for the building: the total, else the first one named. */
export function mainArea(areas: FeedArea[]): FeedArea | undefined {
  return areas.find((area) => !area.of || area.of === 'total') ?? areas[0];
}

/** `512 m²`, `40 ha`, `400 – 600 m²`; null when there is none. */
export function areaText(area: FeedArea | null | undefined): string | null {
  if (!area) return null;
  if (area.text !== undefined) return area.text || null;
  const unit = UNITS[area.unit.toLowerCase()] ?? area.unit;
  const amount =
    area.value !== undefined
      ? metres(area.value)
      : [area.min, area.max].flatMap((bound) => (bound === undefined ? [] : [metres(bound)])).join(' – ');
  return amount ? `${amount} ${unit}`.trim() : null;
}

const UNITS: Readonly<Record<string, string>> = {
  squaremeter: 'm²',
  squaremetre: 'm²',
  square: 'squares',
  acre: 'acres',
  hectare: 'ha',
};

// One formatter for all: making one costs far more than using it.
const format = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 });

/** A measure with at most two decimals, such as `1,012.5`. */
export const metres = (value: number): string => format.format(value);

/** Measures that pages show in metric units. */
const OLD_MEASURE = /\b(acres?|squares?|sq(uare)?\.? ?(ft|feet|foot)|perch(es)?|roods?)\b/i;
const HECTARE = 10_000;

/** An area in metric units, as pages show it: `2.1 ha` for `5.2 acres`. Metric texts stay as they were written. */
export function metricText(
  text: string | null | undefined,
  squareMetres: number | null | undefined,
): string | null {
  if (!text) return null;
  if (!OLD_MEASURE.test(text) || !squareMetres) return text;
  return squareMetres >= HECTARE
    ? `${metres(squareMetres / HECTARE)} ha`
    : `${metres(Math.round(squareMetres))} m²`;
}

/** The same with what the sender wrote behind it: `2.1 ha (5.2 acres)`. */
export function bothMeasures(
  text: string | null | undefined,
  squareMetres: number | null | undefined,
): string | null {
  const metric = metricText(text, squareMetres);
  return metric === (text ?? null) ? metric : `${metric} (${text})`;
}
