import type { TargetKind } from '../link-targets.ts';

/** What a link can be chosen from, in every link picker. */
export const LINK_KINDS: readonly { kind: TargetKind; label: string }[] = [
  { kind: 'all', label: 'Everything' },
  { kind: 'pages', label: 'Pages' },
  { kind: 'searches', label: 'Searches' },
  { kind: 'listings', label: 'Listings' },
  { kind: 'agents', label: 'Agents' },
  { kind: 'offices', label: 'Offices' },
  { kind: 'forms', label: 'Forms' },
  { kind: 'posts', label: 'News' },
  { kind: 'documents', label: 'Documents' },
  { kind: 'popups', label: 'Popups' },
  { kind: 'contacts', label: 'Phone and email' },
];
