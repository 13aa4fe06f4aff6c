/**
 * When that is for a visitor whose clock shows another time than the property's: `1:00 pm your time`, with the weekday
 * where that differs too. Null where both clocks agree.
 */
export function visitorTime({
  instant,
  local,
  zone,
  locale = 'en-AU',
  say = (time) => `${time} your time`,
}: {
  /** ISO instant. */
  instant: string;
  /** The same on the clocks of the property: `2026-11-21T10:00`. */
  local: string;
  /** The visitor's; left out: that of the browser. */
  zone?: string;
  /** The language of the page. */
  locale?: string;
  /** Says that a time is the visitor's. */
  say?: (time: string) => string;
}): string | null {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, ...options }).format(at).replace(/\u202f/g, ' ');
  const [day, hour] = [
    // Swedish dates are ISO dates.
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(at),
    new Intl.DateTimeFormat('sv', { timeZone: zone, timeStyle: 'short' }).format(at),
  ];
  if (`${day}T${hour}` === local) return null;
  const weekday = day === local.slice(0, 10) ? '' : `${part({ weekday: 'long' })} `;
  return say(`${weekday}${part({ hour: 'numeric', minute: '2-digit', hour12: true })}`);
}
