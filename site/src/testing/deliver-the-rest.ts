import type { Payload } from 'payload';
import { expect } from 'vitest';
import { createLeadDirectory } from '#site/features/leads/intake/routing/lead-directory.ts';
import { createLeadService } from '#site/features/leads/lead-service.ts';
import { env } from '#site/server/env.ts';
import type { MailMessage } from '#site/server/mail.ts';
import { LEASE_MS } from '#site/server/queue/queue.ts';

/** Servers that send what the dead ones left: one alone takes ten messages at a time, and pauses. */
const SENDERS = 8;

/** As servers do that start after the dead ones' time with their deliveries has run out. None sends what another does. */
export async function deliverTheRest(payload: Payload): Promise<void> {
  const sent: string[] = [];
  const send = async ({ id }: MailMessage) => {
    sent.push(String(id));
    return { ok: true as const, answer: '250' };
  };
  // One time for all: what one of them holds has not run out for the others.
  const at = Date.now() + LEASE_MS + 1000;
  const services = Array.from({ length: SENDERS }, () =>
    createLeadService({
      payload,
      env: env(),
      secret: 'secret',
      directory: createLeadDirectory(payload),
      mailer: { send, close: () => undefined },
      now: () => at,
    }),
  );
  await Promise.all(
    services.map(async ({ worker }) => {
      while ((await worker.runOnce()) > 0);
    }),
  );
  expect(new Set(sent).size).toBe(sent.length);
}
