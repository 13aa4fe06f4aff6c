let stopping = false;

/**
 * Whether this process was told to end. From then on `/readyz` says no and each answer closes its connection, so that a
 * proxy in front sends its next requests to another instance.
 */
export const isStopping = (): boolean => stopping;

/** Says that this process is to end. The result takes it back, for tests: others run in the same process. */
export function beginStopping(): () => void {
  stopping = true;
  return () => {
    stopping = false;
  };
}
