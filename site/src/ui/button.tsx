import type { ComponentProps } from 'react';

export type ButtonStyle = {
  /** `primary` once per view; `accent` for calls to action (enquire, appraisal); `light` on dark backgrounds. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet' | 'light';
  size?: 'sm' | 'md' | 'lg';
  /** Full width. */
  block?: boolean;
};

/** A button for an action on this page. */
export function Button({
  variant,
  size,
  block,
  className = '',
  ...rest
}: ButtonStyle & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={`${buttonStyle({ variant, size, block })} ${className}`} />
  );
}

/** A link in the style of a button (also for `tel:` and `mailto:`). */
export function ButtonLink({
  variant,
  size,
  block,
  className = '',
  ...rest
}: ButtonStyle & ComponentProps<'a'>) {
  return <a {...rest} className={`${buttonStyle({ variant, size, block })} ${className}`} />;
}

/** The classes of a button, for elements that are neither `<button>` nor `<a>` (a `<summary>`, say). */
export function buttonStyle({ variant = 'primary', size = 'md', block = false }: ButtonStyle): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${block ? 'w-full' : ''}`;
}

const base =
  'fr-button inline-flex items-center justify-center gap-2 text-center leading-tight no-underline transition-colors cursor-pointer disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60';

const variants: Record<NonNullable<ButtonStyle['variant']>, string> = {
  primary: 'fr-button-primary',
  accent: 'fr-button-accent',
  outline: 'border border-outline text-ink hover:border-brand hover:bg-brand-soft',
  quiet: 'text-brand hover:bg-brand-soft',
  light: 'bg-sand text-brand-deep hover:bg-paper',
};

const sizes: Record<NonNullable<ButtonStyle['size']>, string> = {
  sm: 'min-h-10 px-4 py-2 text-sm',
  md: 'min-h-12 px-5 py-3 text-base',
  lg: 'min-h-14 px-7 py-3.5 text-lg',
};
