import { validate } from '@frontage/forms';
import { dayInSydney } from '#site/server/sydney-day.ts';
import { doorValues } from '../door/door-links.ts';
import { openHomeCheckIn } from '../forms/open-home-check-in.ts';
import type { DoorEntry, EntryResult } from '../types/door-entry.ts';
import { type LeadResult, refusal } from '../types/lead-result.ts';
import type { Door } from '../types/lead-types.ts';
import type { CheckedAnswers } from './intake.ts';
import type { SubmitSetup } from './submit-lead.ts';

const { key } = openHomeCheckIn.definition;

/**
 * Stores visitors whom an agent entered at the door, in the order they came. The same entry again is the same lead, so that
 * a phone can send until it hears that everything has arrived.
 */
export function createTakeAtDoor({
  intake,
  readyForm,
  now,
}: Pick<SubmitSetup, 'readyForm' | 'now'> & { intake: (checked: CheckedAnswers) => Promise<LeadResult> }) {
  return async ({ door, entries }: { door: Door; entries: readonly DoorEntry[] }): Promise<EntryResult[]> => {
    const ready = await readyForm({ form: key, values: {} });
    const take = async ({ id, ...values }: DoorEntry): Promise<LeadResult> => {
      if (!ready) return refusal.unknown();
      const { definition } = ready;
      const checked = validate({
        definition,
        values: { ...values, ...doorValues(door) },
        today: dayInSydney(now()),
      });
      if (!checked.ok) return refusal.invalid(checked.errors, definition.messages.failed);
      return intake({
        definition,
        answers: checked.answers,
        files: [],
        identity: { token: `door ${id}` },
        trusted: true,
        door,
        addressKey: 'door',
        origin: { page: '', referrer: '' },
      });
    };
    return Promise.all(entries.map(async (entry) => ({ id: entry.id, ...(await take(entry)) })));
  };
}
