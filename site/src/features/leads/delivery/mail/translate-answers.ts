import { DEFAULT_ZONE } from '@frontage/reaxml';
import { dayText, spanText, timeText } from '#site/features/listings/public/inspection-times.ts';
import { firstMessageInLanguage, knownFormText } from '#site/messages/known-texts.ts';
import { currentLanguage, leftToRight } from '#site/messages/language.ts';
import type { LeadListing, StoredLead } from '../../types/lead-types.ts';
import type { MailAnswer } from './mail-answers.ts';

/**
 * Answers in the language of their visitor, as far as they were chosen and not typed: they are stored in English for
 * staff.
 */
export function translateAnswers({
  answers,
  lead,
  listing,
}: {
  answers: MailAnswer[];
  lead: Pick<StoredLead, 'inspection'>;
  listing?: Pick<LeadListing, 'timeZone' | 'inspections'>;
}): MailAnswer[] {
  if (currentLanguage() === 'en') return answers;
  return answers.map((answer) => ({
    ...answer,
    label: knownFormText(answer.label) ?? answer.label,
    text: textOf({ answer, inspection: lead.inspection, listing }),
  }));
}

function textOf({
  answer: { name, text },
  inspection,
  listing,
}: {
  answer: MailAnswer;
  inspection: string | null | undefined;
  listing?: Pick<LeadListing, 'timeZone' | 'inspections'>;
}): string {
  if (name === 'message') return firstMessageInLanguage(text);
  if (name === 'inspection' && inspection) return inspectionText({ startsAt: inspection, listing });
  const whole = knownFormText(text);
  if (whole !== undefined) return whole;
  const choices = text.split(', ').map(knownFormText);
  return choices.every((choice) => choice !== undefined) ? choices.join(', ') : text;
}

/** With its end, as in English, while the listing still has it. */
function inspectionText({
  startsAt,
  listing,
}: {
  startsAt: string;
  listing?: Pick<LeadListing, 'timeZone' | 'inspections'>;
}): string {
  const zone = listing?.timeZone ?? DEFAULT_ZONE;
  const inspection = listing?.inspections?.find((one) => one.startsAt === startsAt);
  const times = inspection ? spanText({ ...inspection, zone }) : timeText({ at: startsAt, zone });
  return `${dayText({ at: startsAt, zone })}, ${leftToRight(times)}`;
}
