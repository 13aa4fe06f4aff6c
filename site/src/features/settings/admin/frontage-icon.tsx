/** The mark in the header of the admin, in place of Payload's: a front door. */
export function FrontageIcon() {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" role="img" aria-label="Dashboard" fill="none">
      <path d="M4 21V11a8 8 0 0 1 16 0v10" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M9 21v-9a3 3 0 0 1 6 0v9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      <path d="M2 21h20" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
