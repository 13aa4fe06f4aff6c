/** Where a review was written. `names`: how a file may call it, in lowercase. */
export const REVIEW_SOURCES = [
  { value: 'google', label: 'Google', names: ['google', 'google maps', 'google business'] },
  { value: 'ratemyagent', label: 'RateMyAgent', names: ['ratemyagent', 'rate my agent'] },
  { value: 'realestate', label: 'realestate.com.au', names: ['realestate.com.au', 'rea', 'realestate'] },
  { value: 'domain', label: 'Domain', names: ['domain', 'domain.com.au'] },
  { value: 'facebook', label: 'Facebook', names: ['facebook'] },
  { value: 'direct', label: 'Sent to us', names: ['', 'direct', 'email', 'letter', 'sent to us'] },
] as const;

export type ReviewSource = (typeof REVIEW_SOURCES)[number]['value'];
