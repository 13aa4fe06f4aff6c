const time = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** An ISO instant for staff to read. Drawn on the server, which does not know their zone, so it names its own. */
export const staffTime = (at: string): string => `${time.format(new Date(at))} (Sydney)`;
