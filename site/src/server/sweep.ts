/**
 * Sweeps now and then every `everyMs`, until it is stopped; the returned function stops it and waits for the round
 * under way. A round that fails is told to `failed`, and the next one comes all the same.
 */
export function startSweep({
  everyMs,
  sweep,
  failed,
}: {
  everyMs: number;
  sweep: () => Promise<unknown>;
  failed: (error: unknown) => void;
}): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const round = () => {
    running = sweep().catch(failed);
  };
  round();
  const timer = setInterval(round, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
