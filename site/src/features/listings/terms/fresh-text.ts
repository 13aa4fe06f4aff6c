import { dateFormat } from '#site/messages/formats.ts';
import { searchTexts } from '#site/messages/search.ts';

const moment = dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/**
 * How fresh a list is, `Updated 20 November 2026 at 7:50 pm`; in Sydney, as all times of the website that belong to no
 * property. `at`: epoch ms of the last change of a listing; null, where there is none, gives null.
 */
export const freshText = (at: number | null): string | null =>
  at === null ? null : searchTexts().updated(moment().format(at));
