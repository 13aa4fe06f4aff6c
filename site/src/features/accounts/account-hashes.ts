/**
 * The hashes of the old website that open an account form on any page, by the form's path: links with them exist on
 * other websites and in emails. Some also preselect what the visitor is looking for.
 */
export const ACCOUNT_HASHES: Readonly<Record<string, string>> = {
  login: '/forms/login',
  'forgot-password': '/forms/forgot-password',
  register: '/forms/register',
  'register-sale': '/forms/register?category=residential&buy_rent=buy',
  'register-lease': '/forms/register?category=residential&buy_rent=rent',
  'register-commercial': '/forms/register?category=commercial',
  'register-rural': '/forms/register?category=rural&buy_rent=buy',
  'register-business': '/forms/register?category=business&buy_rent=buy',
  'register-holiday': '/forms/register?category=holiday&buy_rent=rent',
};

/** The path of the form that a hash opens; undefined for any other hash. */
export const accountPathOfHash = (hash: string): string | undefined =>
  Object.hasOwn(ACCOUNT_HASHES, hash) ? ACCOUNT_HASHES[hash] : undefined;
