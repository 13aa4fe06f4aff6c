const field = () => document.querySelector<HTMLInputElement>('[data-search-form] input[name=q]');

/** Remembers what is typed in the place field and not sent; the answer puts it into the field of a form that took its place. */
export function keepTyped(): () => void {
  const before = field();
  const typed = before?.value ?? '';
  return () => {
    const after = field();
    if (typed && after && after !== before && !after.value) after.value = typed;
  };
}

/** An address with the places that are ticked in the form, if they are others than those that the page was searched for. */
export function withPlaces(address: string): string {
  const boxes = document.querySelectorAll<HTMLInputElement>('[data-search-form] input[name=suburb]');
  const ticked = [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
  const before = new URLSearchParams(location.search).getAll('suburb');
  const url = new URL(address, location.href);
  for (const place of ticked)
    if (!before.includes(place) && !url.searchParams.has('suburb', place))
      url.searchParams.append('suburb', place);
  for (const place of before) if (!ticked.includes(place)) url.searchParams.delete('suburb', place);
  return url.href;
}
