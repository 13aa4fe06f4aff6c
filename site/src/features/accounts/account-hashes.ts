/**
 * The hashes that open a form of accounts on every page, by the form's path. They are the old website's: links with
 * them are out in the world. Those that name what somebody looks for have it chosen in the form.
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

/** The path of the form that a hash opens; undefined for every other hash. */
export const accountPathOfHash = (hash: string): string | undefined =>
  Object.hasOwn(ACCOUNT_HASHES, hash) ? ACCOUNT_HASHES[hash] : undefined;
