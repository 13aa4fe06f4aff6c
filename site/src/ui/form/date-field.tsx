import { dayAsText, dayFromText, type Field } from '@frontage/forms';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useRef,
  useState,
} from 'react';
import { inputStyle } from '../field-styles.ts';
import { Icon } from '../icons.tsx';
import type { ControlTexts } from './control-texts.ts';
import { useHydrated } from './use-hydrated.ts';

const DateCalendar = lazy(async () => ({
  default: (await import('./date-calendar.client.tsx')).DateCalendar,
}));

/**
 * A day, typed as dd/mm/yyyy or chosen from a calendar under it. The calendar is fetched when it is first opened; its
 * button appears once JavaScript runs.
 */
export function DateField({
  typed,
  field,
  texts = {},
}: {
  /** What every typed control has: id, name, value, descriptions. */
  typed: ComponentProps<'input'> & { id: string };
  field: Extract<Field, { kind: 'date' }>;
  texts?: ControlTexts;
}) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const awake = useHydrated();
  const [open, setOpen] = useState(false);
  const calendarId = `${typed.id}-calendar`;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (day: string) => {
    if (input.current) {
      input.current.value = dayAsText(day);
      // As if it had been typed, so that the form's listeners run.
      input.current.dispatchEvent(new Event('input', { bubbles: true }));
    }
    close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Closes only the calendar, not the panel around the form.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const closeOnBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !box.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its controls, which are what people use
    <div ref={box} onKeyDown={closeOnEscape} onBlur={closeOnBlur}>
      <div className="relative">
        <input
          {...typed}
          ref={input}
          type="text"
          inputMode="numeric"
          placeholder={texts.dayExample ?? 'dd/mm/yyyy'}
          // A date typed without "/", as on phones, is shown in full.
          onBlur={({ currentTarget: typedIn }) => {
            const day = dayFromText(typedIn.value);
            if (day) typedIn.value = dayAsText(day);
          }}
          className={`${inputStyle} pe-14`}
        />
        {awake && (
          <button
            ref={button}
            type="button"
            aria-label={`${texts.calendar ?? 'Choose from a calendar'}: ${field.label}`}
            aria-expanded={open}
            aria-controls={open ? calendarId : undefined}
            onClick={() => setOpen(!open)}
            className="absolute inset-y-0.5 end-0.5 grid w-11 cursor-pointer place-items-center rounded-sm text-muted hover:bg-sand hover:text-ink"
          >
            <Icon name="calendar" className="size-6" />
          </button>
        )}
      </div>
      {open && (
        <div
          id={calendarId}
          className="mt-2 min-h-84 max-w-sm rounded-sm border border-line bg-paper p-3 shadow-lift"
        >
          <Suspense
            fallback={<p className="p-3 text-muted">{texts.calendarOpening ?? 'Opening calendar…'}</p>}
          >
            <DateCalendar
              chosen={dayFromText(input.current?.value ?? '')}
              min={boundOf(field.min)}
              max={boundOf(field.max)}
              onChoose={choose}
              // In English where the form is.
              language={texts.calendar ? document.documentElement.lang : 'en'}
            />
          </Suspense>
        </div>
      )}
    </div>
  );
}

/** An ISO day; the server decides where its 'today' differs from the visitor's. */
function boundOf(bound: string | undefined): string | undefined {
  return bound === 'today' ? new Date().toLocaleDateString('en-CA') : bound;
}
