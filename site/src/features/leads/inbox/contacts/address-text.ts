/** An email address or mobile number of a contact as people read it: `0491 570 156`. */
export const addressText = (value: string): string => value.replace(/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3');
