/** The logo: an archway with the agency's initial. Decorative. */
export function LogoMark({ letter, className = 'h-10' }: { letter?: string; className?: string }) {
  return (
    <svg viewBox="0 0 34 40" className={`w-auto shrink-0 ${className}`} aria-hidden="true">
      <path d="M0 40V17a17 17 0 0 1 34 0v23Z" fill="currentColor" />
      {letter ? (
        <text x="17" y="30" textAnchor="middle" className="fill-sand font-display text-[1.25rem]">
          {letter}
        </text>
      ) : (
        <path d="M9 40V18a8 8 0 0 1 16 0v22Z" className="fill-sand" />
      )}
    </svg>
  );
}
