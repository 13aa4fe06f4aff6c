import { type ComponentType, lazy, Suspense, useState } from 'react';

/** A part whose script browsers fetch only where it is drawn. `ready` fetches it before that. */
export type LaterPart<Props extends object> = ComponentType<Props> & { ready: () => Promise<void> };

/**
 * Makes such a part. Drawn once it is ready, it is the part itself, so that the server writes it whole and hydration
 * finds the same; drawn before, it comes when its script does.
 */
export function later<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  let part: ComponentType<Props> | undefined;
  const ready = async () => {
    part ??= await fetchPart();
  };
  const Awaited = lazy(async () => ({ default: await fetchPart() }));
  function Later(props: Props) {
    // What it began as it stays: changing over would lose what it holds.
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
