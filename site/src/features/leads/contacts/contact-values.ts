/** What a contact is known by: the email address in lowercase, then the mobile number as `04…`. */
export function contactValues({ email, phone }: { email?: string | null; phone?: string | null }): string[] {
  const address = (email ?? '').trim().toLowerCase();
  const mobile = mobileOf(phone ?? '');
  return [...(address.includes('@') ? [address] : []), ...(mobile ? [mobile] : [])];
}

/**
 * An Australian mobile number in one form: `0412345678` for "+61 412 345 678" too. Undefined for everything else:
 * a landline is shared by a household or a company.
 */
export function mobileOf(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, '').replace(/^(?:0011|00)?61(?:0)?(?=4\d{8}$)/, '0');
  return /^04\d{8}$/.test(digits) ? digits : undefined;
}
