/** The moment in seconds that a link to a video at YouTube or Vimeo names (`t=43`, `start=43`, `#t=1m30s`); 0 for none. */
export function videoStart({ searchParams, hash }: URL): number {
  const inHash = new URLSearchParams(hash.slice(1)).get('t');
  const named = searchParams.get('t') ?? searchParams.get('start') ?? inHash ?? '';
  const [, hours, minutes, seconds] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(named) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
