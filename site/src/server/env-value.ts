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

/**
 * Hosts separated by commas, each with a port or without, in lowercase. Throws {@link EnvError} for an address, a path or a
 * list of another kind: it would allow nothing, and nobody would know why.
 */
export function readHosts({ name, value }: { name: string; value?: string }): string[] {
  const hosts = (value ?? '').split(',').flatMap((host) => host.trim().toLowerCase() || []);
  const wrong = hosts.find((host) => !isHost(host));
  if (wrong === undefined) return hosts;
  throw new EnvError(
    `${name} has "${wrong}": write names or addresses alone, with a port where there is one, separated by commas, such as files.lan,10.0.0.5:2121.`,
  );
}

/** A name, an IPv4 address or an IPv6 address in brackets, with a port or without. */
function isHost(host: string): boolean {
  const [, name, port] = /^([a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d+))?$/.exec(host) ?? [];
  if (!name || !URL.canParse(`http://${name}`)) return false;
  return port === undefined || (Number(port) > 0 && Number(port) < 65_536);
}
