import type { ReactNode } from 'react';

export type IconName = keyof typeof shapes;

/**
 * A line icon, drawn in the colour of the text around it. It says nothing to a screen reader: the words stand beside
 * it, or in the button that holds it.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <IconFrame className={className}>{shapes[name]}</IconFrame>;
}

/** What surrounds an icon's lines. */
export function IconFrame({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={`fr-icon ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const shapes = {
  bed: <path d="M3 19v-5.5h18V19M3 13.5V6M21 13.5V11a2.5 2.5 0 0 0-2.5-2.5H11v5M3 16.5h18M5.2 10.4h3" />,
  bath: (
    <path d="M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5v-2ZM7 12V6a2.2 2.2 0 0 1 4.2-.9M9.5 7h3.4M7 19l-1 2M17 19l1 2" />
  ),
  car: (
    <path d="M4 16.5V12l1.9-4.6A2.2 2.2 0 0 1 8 6h8a2.2 2.2 0 0 1 2.1 1.4L20 12v4.5M4 12h16M4 16.5h16M5.5 16.5v2M18.5 16.5v2M7 14.2h1.4M15.6 14.2H17" />
  ),
  land: <path d="M4 4h16v16H4zM4 9h2.5M4 14h2.5M10 4v2.5M15 4v2.5M9.5 14.5l5-5M11.5 9.5h3v3" />,
  phone: (
    <path d="M6.2 3.8 9 4.2l1.2 3.9-2 1.7a13 13 0 0 0 6 6l1.7-2 3.9 1.2.4 2.8a2 2 0 0 1-2 2.2C10.7 19.5 4.5 13.3 4 5.8a2 2 0 0 1 2.2-2Z" />
  ),
  mail: <path d="M3.5 6h17v12.5h-17zM4 6.7l8 6.3 8-6.3" />,
  bell: <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5ZM10 20.5h4M12 5V3" />,
  pin: (
    <path d="M12 21s6.5-5.8 6.5-11a6.5 6.5 0 0 0-13 0c0 5.2 6.5 11 6.5 11ZM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z" />
  ),
  clock: <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />,
  calendar: <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8" />,
  search: <path d="M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.8 15.8 20.5 20.5" />,
  sliders: (
    <path d="M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z" />
  ),
  menu: <path d="M4 7.5h16M4 12h16M4 16.5h16" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  'chevron-down': <path d="M6 9.5l6 6 6-6" />,
  'chevron-left': <path d="M14.5 6l-6 6 6 6" />,
  'chevron-right': <path d="M9.5 6l6 6-6 6" />,
  'arrow-right': <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  share: <path d="M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8" />,
  image: (
    <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5L20 18M15.5 10.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4Z" />
  ),
  plan: <path d="M4 4h16v16H4zM4 11h7V8M11 20v-5M15 4v7h5M15 14v2" />,
  key: <path d="M8 19.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 11.8 20 3M16.5 6.5 19 9" />,
  heart: (
    <path d="M12 20S4.2 15.3 4.2 9.6A4.3 4.3 0 0 1 12 7.1a4.3 4.3 0 0 1 7.8 2.5C19.8 15.3 12 20 12 20Z" />
  ),
  compare: <path d="M4 5h6v14H4zM14 5h6v14h-6zM4 10h6M14 14h6" />,
  person: <path d="M12 11.5a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6ZM4.5 20a7.5 7.5 0 0 1 15 0" />,
} satisfies Record<string, ReactNode>;

export const iconNames = Object.keys(shapes) as IconName[];
