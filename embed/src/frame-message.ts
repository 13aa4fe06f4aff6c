/** What a calculator in a frame says of itself. `height` in px. */
export type FrameMessage = { height: number; title: string };

/** Higher than any calculator, in px. */
const HIGHEST = 20_000;

/** The message as it is sent between the windows. */
export const frameMessage = ({ height, title }: FrameMessage) => ({
  frontageCalculator: { height: Math.ceil(height), title },
});

/** What a window says; undefined for anything that is not such a message. */
export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { height, title } = ((data as { frontageCalculator?: unknown } | null)?.frontageCalculator ??
    {}) as Partial<Record<keyof FrameMessage, unknown>>;
  const isHeight = typeof height === 'number' && height > 0 && height <= HIGHEST;
  return isHeight && typeof title === 'string' ? { height, title } : undefined;
}

/** The address of a calculator's frame, by the attributes of its element. `values`: what its form begins with. */
export function frameAddress({
  provider,
  frontageCalculator = '',
  values = '',
}: {
  provider: string;
  frontageCalculator?: string;
  values?: string;
}): string {
  const address = new URL(`/embed/calculators/${encodeURIComponent(frontageCalculator)}`, provider);
  address.search = new URLSearchParams(values).toString();
  return address.href;
}
