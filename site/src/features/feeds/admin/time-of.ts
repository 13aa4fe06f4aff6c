/** `24 Nov 2026, 9:26 am AEDT`: an instant (epoch ms) on the clock of Sydney, which the reports of feeds go by. */
export const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-AU', {
    timeZone: 'Australia/Sydney',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
