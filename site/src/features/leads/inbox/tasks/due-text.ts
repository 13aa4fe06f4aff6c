/** `Due Sat, 28 Nov, 9:00 am AEDT`, or `Overdue since …`, in the time zone of the browser. Both are epoch ms. */
export function dueText({ at, now }: { at: number; now: number }): { text: string; isOver: boolean } {
  const time = new Date(at).toLocaleString('en-AU', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const isOver = at <= now;
  return { text: `${isOver ? 'Overdue since' : 'Due'} ${time}`, isOver };
}

/** Tomorrow at nine on the clock of the browser, as a field of date and time takes it. `now` is epoch ms. */
export function tomorrowAtNine(now: number): string {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T09:00`;
}
