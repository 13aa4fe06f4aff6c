import { type Answers, textOf } from '@frontage/forms';
import { reminderTime } from '../appointments/reminder-time.ts';
import { mobileOf } from '../contacts/contact-values.ts';
import { smsReminderField } from '../forms/fields/sms-reminder.ts';
import type { NewLead, ReminderSettings } from '../types/lead-types.ts';

/**
 * The reminders of a lead that registers for an inspection or books an appraisal: by email where its sender gets a
 * confirmation, by SMS where they asked for one.
 */
export function visitReminders({
  visit,
  answers,
  deliveries,
  settings,
  now,
}: {
  /** When it begins (ISO instant), and the IANA zone of the property. */
  visit: { startsAt: string; zone: string } | undefined;
  answers: Answers;
  /** The other messages of the lead. */
  deliveries: NewLead['deliveries'];
  settings: ReminderSettings | undefined;
  /** Epoch ms. */
  now: number;
}): NewLead['deliveries'] {
  const at = visit && settings && reminderTime({ ...visit, now, settings });
  if (!at) return [];
  const common = { state: 'due' as const, attempts: [], dueAt: new Date(at).toISOString() };
  const confirmed = deliveries.find(({ kind }) => kind === 'autoresponse');
  const mobile = answers[smsReminderField.name] === true && mobileOf(textOf({ answers, name: 'phone' }));
  return [
    ...(settings.byEmail && confirmed
      ? [{ ...common, kind: 'visitor-reminder' as const, to: confirmed.to }]
      : []),
    ...(settings.bySms && mobile
      ? [{ ...common, kind: 'visitor-sms' as const, to: `+61${mobile.slice(1)}` }]
      : []),
  ];
}
