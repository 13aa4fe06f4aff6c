/** A value of the environment that cannot be used; its message names the variable and says what to set. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** An address with one of these schemes. Throws {@link EnvError} for another one. */
export function readUrl({ name, value, schemes }: { name: string; value?: string; schemes: string[] }) {
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !schemes.includes(url.protocol)) {
    const shapes = schemes.map((scheme) => `${scheme}//…`).join(' or ');
    throw new EnvError(`${name} must be an address of the form ${shapes}. Correct it, or leave it out.`);
  }
  return value;
}

/** A setting that is 1 or 0. Throws {@link EnvError} for anything else: “true” must not count as either without a word. */
export function readSwitch({
  name,
  value,
  unset,
}: {
  name: string;
  value?: string;
  /** What it is when it is left out. */
  unset: boolean;
}): boolean {
  if (!value) return unset;
  if (value === '1' || value === '0') return value === '1';
  throw new EnvError(`${name} is "${value}": set it to 1 or 0, or leave it out for ${unset ? 1 : 0}.`);
}
