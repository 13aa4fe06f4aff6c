/** Good answers of a maintenance request, without pictures. */
export const MAINTENANCE = {
  name: 'Zoë Byron',
  phone: '0400 000 000',
  email: 'zoe@example.com',
  'street-address': '12 Example Street',
  suburb: 'Newtown',
  'repair-urgency': 'soon',
  'repair-nature': 'plumbing',
  'property-access': 'call-first',
} as const;
