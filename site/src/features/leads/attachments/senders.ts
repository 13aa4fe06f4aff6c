/** Forms with files that one connection may have on their way at once; an office has one for all its people. */
const AT_ONCE = 8;

export type Senders = ReturnType<typeof createSenders>;

/** Counts what is on its way from each sender, so that slow ones cannot fill the disk before any other limit is asked. */
export function createSenders({ atOnce = AT_ONCE }: { atOnce?: number } = {}) {
  const onTheirWay = new Map<string, number>();
  return {
    /** Takes one of the sender's places and answers how to give it back; undefined where all are taken. */
    enter(sender: string): (() => void) | undefined {
      const count = onTheirWay.get(sender) ?? 0;
      if (count >= atOnce) return undefined;
      onTheirWay.set(sender, count + 1);
      return () => {
        const left = (onTheirWay.get(sender) ?? 1) - 1;
        if (left > 0) onTheirWay.set(sender, left);
        else onTheirWay.delete(sender);
      };
    },
  };
}

/** Of this process. */
export const uploadSenders = createSenders();
