import { dayText, timeText } from '#site/features/listings/public/inspection-times.ts';
import { reminderTexts } from '#site/messages/reminders.ts';
import type { Visit } from './find-visit.ts';

/** What a reminder by SMS says, in the language of the moment. */
export function reminderSms({
  visit: { startsAt, zone, listing, hostName = '' },
  agency,
  stopLink,
}: {
  visit: Visit;
  agency: { name: string; phone: string | null };
  stopLink: string;
}): string {
  const texts = reminderTexts();
  const when = `${dayText({ at: startsAt, zone })}, ${timeText({ at: startsAt, zone })}`;
  const text = [
    listing
      ? texts.inspection({ agency: agency.name, home: listing.title, when })
      : texts.appraisal({ agency: agency.name, host: hostName, when }),
    agency.phone && texts.change(agency.phone),
    texts.stopLink(stopLink),
  ];
  return inOnePart(text.filter(Boolean).join(' '));
}

/** With characters that a phone needs no Unicode for: an SMS in Unicode holds half as much. */
const inOnePart = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ');
