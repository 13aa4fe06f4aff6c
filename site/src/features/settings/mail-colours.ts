import type { Payload } from 'payload';
import { type Mailer, mailerOf } from '#site/server/mail.ts';
import { inColours, type MailColours } from '#site/ui/mail/mail-theme.ts';
import { paletteOf } from '#site/ui/theme/palette.ts';
import { loadTheme } from './load-theme.ts';

/** The colours that emails take from the website's theme. */
export async function loadMailColours(payload: Payload): Promise<MailColours> {
  const { ink, muted, line, paper, sand, brand, accent, ...more } = paletteOf(
    (await loadTheme(payload)).colours,
  );
  return { ink, muted, line, paper, sand, brand, brandSoft: more['brand-soft'], accent };
}

/** The mailer of this process, whose emails have the colours of the website's theme, as it is when they are sent. */
export function themedMailerOf(payload: Payload): Mailer {
  const mailer = mailerOf(payload);
  return {
    send: async ({ html, ...message }) =>
      mailer.send({
        ...message,
        ...(html ? { html: inColours(html, await loadMailColours(payload)) } : {}),
      }),
    close: () => mailer.close(),
  };
}
