import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A component whose script is fetched only where it is rendered. `ready` fetches it before that. */
export type LazyPart<Props extends object> = ComponentType<Props> & { ready: () => Promise<void> };

/**
 * Creates such a component. Once ready it renders at once, so that the server's HTML and hydration match; before
 * that it appears when its script has loaded.
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let part: ComponentType<Props> | undefined;
  const ready = async () => {
    part ??= await fetchPart();
  };
  const Awaited = lazy(async () => ({ default: await fetchPart() }));
  function Later(props: Props) {
    // It does not switch after the first render: that would lose typed values.
    const [Part] = useState(() => part);
    if (Part) return <Part {...props} />;
    return (
      <Suspense fallback={null}>
        <Awaited {...props} />
      </Suspense>
    );
  }
  return Object.assign(Later, { ready });
}
