const SCHEMES = ['https:', 'http:', 'ftps:', 'ftp:'];

/** Why nothing can be fetched from an address, as a sentence; undefined where it can. */
export function addressProblem(address: string): string | undefined {
  if (!address) return 'Enter the address to fetch from.';
  if (/^sftp:/i.test(address))
    return 'SFTP addresses cannot be fetched. Ask the vendor for an HTTPS or FTPS address.';
  if (!URL.canParse(address) || /%(?![0-9a-f]{2})/i.test(address))
    return 'This is not an address. Write it as https://…, ftps://… or ftp://….';
  const { protocol, hostname, username, password } = new URL(address);
  if (!SCHEMES.includes(protocol) || !hostname) return 'Start the address with https://, ftps:// or ftp://.';
  if (username || password)
    return 'Leave user and password out of the address, and enter them in their own fields.';
  return undefined;
}
