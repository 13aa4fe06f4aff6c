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
