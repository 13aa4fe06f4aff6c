import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** A slider that shows its value once JavaScript runs. */
export function RangeField(props: ComponentProps<'input'>) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState('');
  const awake = useHydrated();
  useEffect(() => {
    const control = input.current;
    const read = () => setValue(Number(control?.value).toLocaleString('en-AU'));
    // A reset moves it only after its listeners have run.
    const reread = () => setTimeout(read);
    read();
    control?.addEventListener('input', read);
    control?.form?.addEventListener('reset', reread);
    return () => {
      control?.removeEventListener('input', read);
      control?.form?.removeEventListener('reset', reread);
    };
  }, []);
  return (
    <span className="flex min-h-12 items-center gap-4">
      <input
        {...props}
        ref={input}
        type="range"
        className={`${props.className} min-w-0 flex-1 accent-brand`}
      />
      <output htmlFor={props.id} className="min-w-14 text-end font-semibold tabular-nums">
        {awake && value}
      </output>
    </span>
  );
}
