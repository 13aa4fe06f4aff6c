/**
 * The video that a link to Vimeo names. An unlisted one plays only with the hash of its link, which follows its number
 * (`vimeo.com/123456789/0a1b2c3d4e`) or is the parameter `h` of its embed code.
 */
export function vimeoVideo({ pathname, searchParams }: URL): { id: string; hash: string | null } | null {
  // Of a showcase's link the first number is the showcase's.
  const path = pathname.replace(/^\/(showcase|album)\/\d+/, '');
  const [, id, below] = /\/(\d{5,12})(?:\/([^/]*))?(?:\/|$)/.exec(path) ?? [];
  if (!id) return null;
  const hash = [below, searchParams.get('h')].find((each) => each && /^[\da-f]{6,20}$/i.test(each));
  return { id, hash: hash ?? null };
}
