import type { PayloadRequest } from 'payload';

/** Something that waits for a member of staff, and the screen for it. */
export type Notice = { count: number; text: string; href: string };

/** What waits in one feature for the member of staff who asks: only what they may read, nothing that counts zero. */
export type NoticeLoader = (req: PayloadRequest) => Promise<Notice[]>;
