/** `Banksia & Vale Newtown` of Banksia & Vale → `Newtown`; undefined where the name does not begin with the agency's. */
export function shortOfficeName({
  name,
  agencyName,
}: {
  name: string;
  agencyName: string;
}): string | undefined {
  if (!name.toLowerCase().startsWith(agencyName.toLowerCase())) return undefined;
  const rest = name.slice(agencyName.length);
  // “Harcourts” is no part of “Harcourtson”.
  return /^[\s,–—-]+/.test(rest) ? rest.replace(/^[\s,–—-]+/, '').trim() || undefined : undefined;
}
