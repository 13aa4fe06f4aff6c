import { DEFAULT_ZONE } from '@frontage/reaxml';
import { dayText, timeText } from '#site/features/listings/public/inspection-times.ts';
import { firstMessageInLanguage, knownFormText } from '#site/messages/known-texts.ts';
import { currentLanguage } from '#site/messages/language.ts';
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
  listing?: Pick<LeadListing, 'timeZone'>;
}): MailAnswer[] {
  if (currentLanguage() === 'en') return answers;
  return answers.map((answer) => ({
    ...answer,
    label: knownFormText(answer.label) ?? answer.label,
    text: textOf({ answer, inspection: lead.inspection, zone: listing?.timeZone ?? DEFAULT_ZONE }),
  }));
}

function textOf({
  answer: { name, text },
  inspection,
  zone,
}: {
  answer: MailAnswer;
  inspection: string | null | undefined;
  zone: string;
}): string {
  if (name === 'message') return firstMessageInLanguage(text);
  if (name === 'inspection' && inspection)
    return `${dayText({ at: inspection, zone })}, ${timeText({ at: inspection, zone })}`;
  const whole = knownFormText(text);
  if (whole !== undefined) return whole;
  const choices = text.split(', ').map(knownFormText);
  return choices.every((choice) => choice !== undefined) ? choices.join(', ') : text;
}
