import { type Answers, type Field, textOf } from '@frontage/forms';
import type { Payload } from 'payload';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import { resolvePlaces } from './alert-search.ts';
import type { AlertService } from './alert-service.ts';
import { namesIn, unknownPlaces } from './form-results.ts';
import { criteriaOfAnswers } from './forms/criteria-answers.ts';
import { registrationFields } from './forms/definitions.ts';

type Refusal = Extract<VisitorResult, { ok: false }>;

/** The alert part of registration: its fields, and the alert that starts when the email address is confirmed. */
export function alertRegistration({
  payload,
  service,
}: {
  payload: Payload;
  service: Pick<AlertService, 'create' | 'textOf'>;
}): {
  fields: readonly Field[];
  refuses(answers: Answers): Promise<Refusal | undefined>;
  registered(about: { subscriber: number; confirmed: boolean; answers: Answers }): Promise<{ words: string }>;
} {
  return {
    fields: registrationFields,
    async refuses(answers) {
      const { unknown } = await resolvePlaces(payload, namesIn(answers.suburbs));
      return unknown.length > 0 ? unknownPlaces(unknown) : undefined;
    },
    async registered({ subscriber, confirmed, answers }) {
      const { keys } = await resolvePlaces(payload, namesIn(answers.suburbs));
      const criteria = criteriaOfAnswers({ answers, suburbs: keys });
      const frequency = textOf({ answers, name: 'frequency' });
      await service.create({ subscriber, confirmed, criteria, frequency });
      const words = await service.textOf(criteria);
      return { words: words.charAt(0).toLowerCase() + words.slice(1) };
    },
  };
}
