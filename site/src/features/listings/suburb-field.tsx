import { useEffect, useId, useRef, useState } from 'react';
import { labelStyle } from '#site/ui/field-styles.ts';
import { Icon } from '#site/ui/icons.tsx';
import type { Channel } from './public-listing.ts';
import type { Chip } from './search-form-state.ts';
import { fetchSuburbs, type SuburbSuggestion } from './suburb-suggestions.ts';

/** Typing rests this long before suggestions are asked for, ms. */
const PAUSE_MS = 120;

/**
 * The suburb field of the search forms: a text field that works by itself (the server finds the suburbs meant), and
 * with JavaScript a combobox after the ARIA pattern that collects several suburbs. Chosen ones are ticked checkboxes.
 */
export function SuburbField({
  channel,
  chips: initial = [],
  typed = '',
}: {
  channel: Channel;
  chips?: Chip[];
  typed?: string;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chips, setChips] = useState(initial);
  const { found, asked, ask, forget } = useSuggestions(channel);
  const [active, setActive] = useState(-1);
  const suggestions = found.filter(({ key }) => !chips.some((chip) => chip.key === key));
  const open = suggestions.length > 0;

  // What was typed before this woke up counts too.
  useEffect(() => {
    const text = input.current?.value ?? '';
    if (text && document.activeElement === input.current) ask(text);
  }, [ask]);

  const close = () => {
    forget();
    setActive(-1);
  };
  const choose = ({ key, label }: Chip) => {
    setChips([...chips, { key, label }]);
    if (input.current) input.current.value = '';
    close();
    input.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const chosen = suggestions[active];
    if (event.key === 'ArrowDown' && open) setActive((active + 1) % suggestions.length);
    else if (event.key === 'ArrowUp' && open) setActive(active <= 0 ? suggestions.length - 1 : active - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && open) close();
    else {
      if (event.key === 'Backspace' && !event.currentTarget.value) setChips(chips.slice(0, -1));
      return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative min-w-0">
      <label htmlFor={id} className={labelStyle}>
        Suburb or postcode
      </label>
      <div className="flex min-h-12 flex-wrap items-center gap-1.5 rounded-sm border border-outline bg-paper px-2 py-1 has-[input[role]:focus-visible]:outline-3 has-[input[role]:focus-visible]:outline-accent">
        {chips.length === 0 && <Icon name="search" className="mx-1 size-5 text-muted" />}
        {chips.map((chip) => (
          <ChipBox
            key={chip.key}
            chip={chip}
            remove={() => setChips(chips.filter((other) => other !== chip))}
          />
        ))}
        <input
          ref={input}
          id={id}
          name="q"
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={chips.length ? 'Add another' : 'e.g. Newtown or 2042'}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          onInput={(event) => {
            setActive(-1);
            ask(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="min-h-9 min-w-24 grow basis-24 bg-transparent px-1 text-base outline-none placeholder:text-muted"
        />
      </div>
      <p role="status" className="sr-only">
        {open ? `${suggestions.length} suburbs to choose from` : asked && 'No suburb begins like this'}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Suburbs"
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-paper py-1.5 text-ink shadow-lift"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            onKeyDown={undefined}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-4 hover:bg-sand aria-selected:bg-brand-soft"
          >
            {suggestion.label}
            <span className="text-sm text-muted tabular-nums">{suggestion.count}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A chosen suburb: a ticked checkbox that looks like a label with a cross. Unticking takes it out. */
function ChipBox({ chip, remove }: { chip: Chip; remove: () => void }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm bg-brand-soft py-1 pr-2 pl-3 text-sm leading-tight font-medium text-brand-deep hover:bg-line has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent has-[input:not(:checked)]:line-through has-[input:not(:checked)]:opacity-60">
      <input
        type="checkbox"
        name="suburb"
        value={chip.key}
        defaultChecked
        onChange={remove}
        className="sr-only"
      />
      {chip.label}
      <Icon name="close" className="size-4" />
    </label>
  );
}

/** Suggestions for the text typed last. An answer that comes too late is dropped. */
function useSuggestions(channel: Channel) {
  const [found, setFound] = useState<SuburbSuggestion[]>([]);
  const [asked, setAsked] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const [{ ask, forget }] = useState(() => {
    const stop = () => pending.current?.abort();
    return {
      ask(text: string) {
        stop();
        const controller = new AbortController();
        pending.current = controller;
        setTimeout(async () => {
          if (controller.signal.aborted) return;
          const answer = text.trim() ? await fetchSuburbs({ text, channel, signal: controller.signal }) : [];
          if (controller.signal.aborted) return;
          setFound(answer);
          setAsked(Boolean(text.trim()));
        }, PAUSE_MS);
      },
      forget() {
        stop();
        setFound([]);
        setAsked(false);
      },
    };
  });
  useEffect(() => forget, [forget]);
  return { found, asked, ask, forget };
}
