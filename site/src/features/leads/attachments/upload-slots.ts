/** How many uploads one connection may have at once; all people of an office may share one. */
const AT_ONCE = 8;

export type UploadSlots = ReturnType<typeof createUploadSlots>;

/** Limits the uploads of each sender at one time, so that slow ones cannot fill the disk before the other limits apply. */
export function createUploadSlots({ atOnce = AT_ONCE }: { atOnce?: number } = {}) {
  const uploads = new Map<string, number>();
  return {
    /** Takes a slot and returns the function that frees it; undefined where the sender has none left. */
    enter(sender: string): (() => void) | undefined {
      const count = uploads.get(sender) ?? 0;
      if (count >= atOnce) return undefined;
      uploads.set(sender, count + 1);
      return () => {
        const left = (uploads.get(sender) ?? 1) - 1;
        if (left > 0) uploads.set(sender, left);
        else uploads.delete(sender);
      };
    },
  };
}

/** The slots of this process. */
export const uploadSlots = createUploadSlots();
