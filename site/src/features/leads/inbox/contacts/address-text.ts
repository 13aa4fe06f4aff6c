/** An email address or phone number as people read it: an Australian number without spaces gets them. */
export const addressText = (value: string): string =>
  value
    .replace(/^(04\d\d|1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3')
    .replace(/^(0[2378])(\d{4})(\d{4})$/, '($1) $2 $3');
