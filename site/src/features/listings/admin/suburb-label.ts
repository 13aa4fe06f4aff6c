/** The parts of a suggested suburb such as `Newtown NSW 2042`; undefined where the text is none. */
export function readSuburbLabel(
  label: string,
): { suburb: string; state: string; postcode: string } | undefined {
  const [, suburb, state, postcode] = /^(.+) ([A-Z]{2,3}) (\d{4})$/.exec(label.trim()) ?? [];
  return suburb && state && postcode ? { suburb, state, postcode } : undefined;
}
