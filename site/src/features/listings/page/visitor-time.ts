/**
 * When that is for a visitor whose clock shows another time than the property's: `1:00 pm your time`, with the weekday
 * where that differs too. Null where both clocks agree.
 */
export function visitorTime({
  instant,
  local,
  zone,
}: {
  /** ISO instant. */
  instant: string;
  /** The same on the clocks of the property: `2026-11-21T10:00`. */
  local: string;
  /** The visitor's; left out: that of the browser. */
  zone?: string;
}): string | null {
  const at = new Date(instant);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options }).format(at).replace(/\u202f/g, ' ');
  const [day, hour] = [
    // Swedish dates are ISO dates.
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(at),
    part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  ];
  if (`${day}T${hour}` === local) return null;
  const weekday = day === local.slice(0, 10) ? '' : `${part({ weekday: 'long' })} `;
  return `${weekday}${part({ hour: 'numeric', minute: '2-digit', hour12: true })} your time`;
}
