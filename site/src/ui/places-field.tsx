import { useEffect, useRef, useState } from 'react';
import { searchFormTexts } from '#site/messages/search-form.ts';
import { Icon } from './icons.tsx';

/** A selected place: its value and label. */
export type Place = { value: string; label: string };

/** A suggestion; `count` is the number of listings. */
export type PlaceSuggestion = Place & { count: number };

/** Places that start with a text; none if the request fails. */
export type FindPlaces = (asked: { text: string; signal: AbortSignal }) => Promise<PlaceSuggestion[]>;

/** Delay between typing and fetching suggestions, in ms. */
const PAUSE_MS = 120;

/**
 * A text field for suburbs and postcodes that works without JavaScript (the server finds the places). With it, it is an
 * ARIA combobox for several places. Selected ones are ticked checkboxes.
 */
export function PlacesField({
  id,
  names,
  places,
  typed = '',
  describedBy,
  invalid,
  keepOnEnter = false,
  find,
}: {
  id: string;
  /** The names of the typed text and of the selected places in the form. */
  names: { text: string; places: string };
  places: Place[];
  typed?: string;
  describedBy?: string;
  invalid?: boolean;
  /** Enter selects the typed place instead of submitting the form. */
  keepOnEnter?: boolean;
  find: FindPlaces;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState(places);
  const { found, asked, ask, forget } = useSuggestions(find);
  const [active, setActive] = useState(-1);
  const suggestions = found.filter(({ value }) => !chosen.some((place) => place.value === value));
  const open = suggestions.length > 0;
  const texts = searchFormTexts();

  // Text that was typed before hydration counts too.
  useEffect(() => {
    const text = input.current?.value ?? '';
    if (text && document.activeElement === input.current) ask(text);
  }, [ask]);

  const close = () => {
    forget();
    setActive(-1);
  };
  const choose = ({ value, label }: Place) => {
    setChosen([...chosen.filter((place) => place.value !== value), { value, label }]);
    if (input.current) input.current.value = '';
    close();
    input.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent<HTMLInputElement>) => {
    const suggestion = suggestions[active];
    const text = event.currentTarget.value.trim();
    if (event.key === 'ArrowDown' && open) setActive((active + 1) % suggestions.length);
    else if (event.key === 'ArrowUp' && open) setActive(active <= 0 ? suggestions.length - 1 : active - 1);
    else if (event.key === 'Enter' && suggestion) choose(suggestion);
    else if (event.key === 'Enter' && keepOnEnter) {
      if (text) choose({ value: text, label: text });
    } else if (event.key === 'Escape' && open) close();
    else {
      if (event.key === 'Backspace' && !event.currentTarget.value) setChosen(chosen.slice(0, -1));
      return;
    }
    event.preventDefault();
  };

  return (
    <div className="relative min-w-0">
      <div
        className={`flex min-h-12 flex-wrap items-center gap-1.5 rounded-sm border bg-paper px-2 py-1 has-[input[role]:focus-visible]:outline-3 has-[input[role]:focus-visible]:outline-accent ${invalid ? 'border-2 border-bad' : 'border-outline'}`}
      >
        {chosen.length === 0 && <Icon name="search" className="mx-1 size-5 text-muted" />}
        {chosen.map((place) => (
          <PlaceBox
            key={place.value}
            name={names.places}
            place={place}
            remove={() => setChosen(chosen.filter((other) => other !== place))}
          />
        ))}
        <input
          ref={input}
          id={id}
          name={names.text}
          defaultValue={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          placeholder={chosen.length ? texts.addAnother : texts.suburbExample}
          role="combobox"
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
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
        {open ? texts.suburbsFound(suggestions.length) : asked && texts.noSuburbs}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={texts.suburbs}
        hidden={!open}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border border-line bg-paper py-1.5 text-ink shadow-lift"
      >
        {suggestions.map((suggestion, index) => (
          <div
            key={suggestion.value}
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
            <span className="text-sm text-muted tabular-nums">{suggestion.count || ''}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A selected place: a ticked checkbox styled as a tag with a cross. Unticking removes it. */
function PlaceBox({ name, place, remove }: { name: string; place: Place; remove: () => void }) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm bg-brand-soft py-1 ps-3 pe-2 text-sm leading-tight font-medium text-brand-deep hover:bg-line has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-accent has-[input:not(:checked)]:line-through has-[input:not(:checked)]:opacity-60">
      <input
        type="checkbox"
        name={name}
        value={place.value}
        defaultChecked
        onChange={remove}
        className="sr-only"
      />
      {place.label}
      <Icon name="close" className="size-4" />
    </label>
  );
}

/** Suggestions for the latest text. Outdated answers are dropped. */
function useSuggestions(find: FindPlaces) {
  const [found, setFound] = useState<PlaceSuggestion[]>([]);
  const [asked, setAsked] = useState(false);
  const pending = useRef<AbortController>(undefined);
  const finding = useRef(find);
  finding.current = find;
  const [{ ask, forget }] = useState(() => {
    const stop = () => pending.current?.abort();
    return {
      ask(text: string) {
        stop();
        const controller = new AbortController();
        pending.current = controller;
        setTimeout(async () => {
          if (controller.signal.aborted) return;
          const { signal } = controller;
          const answer = text.trim() ? await finding.current({ text, signal }) : [];
          if (signal.aborted) return;
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
