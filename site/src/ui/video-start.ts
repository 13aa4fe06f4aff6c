/** The moment in seconds that a link to a video at YouTube or Vimeo names (`t=43`, `start=43`, `#t=1m30s`); 0 for none. */
export function videoStart({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  const named = searchParams.get('t') ?? searchParams.get('start') ?? inHash ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(named) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** The address of a player of YouTube or Vimeo that begins at this second; the same address for 0. */
export function playerFrom(src: string, start: number): string {
  if (start <= 0) return src;
  if (src.startsWith('https://player.vimeo.com/')) return `${src}#t=${start}s`;
  return `${src}${src.includes('?') ? '&' : '?'}start=${start}`;
}
