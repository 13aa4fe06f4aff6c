/** What a record without a name is headed by. `singular`: its collection's label. `createdAt`: undefined for a new one. */
export function recordHeading(singular: string, createdAt?: string): string {
  const kind = /^[A-Z][a-z]/.test(singular) ? singular.charAt(0).toLowerCase() + singular.slice(1) : singular;
  return createdAt ? `Untitled ${kind}, begun ${DAY.format(new Date(createdAt))}` : `New ${kind}`;
}

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric' });
