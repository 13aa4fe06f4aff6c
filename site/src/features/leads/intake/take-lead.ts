import type { Answers, FormDefinition } from '@frontage/forms';
import { keyedHash } from '#site/server/signed-token.ts';
import type { ReceivedFile } from '../attachments/received-file.ts';
import type { LeadResult } from '../types/lead-result.ts';
import type { LeadOrigin, OwnParts } from '../types/lead-types.ts';
import { type CheckedAnswers, contentOf, type LeadIdentity } from './intake.ts';

/** A submission that the form of another feature has checked. */
export type CheckedLead = OwnParts & {
  /** By which the answers are shown. */
  definition: FormDefinition;
  answers: Answers;
  /** Among the answers; the request removes them when it ends. */
  files: readonly ReceivedFile[];
  /** The captcha's response, where the form asks for one. */
  captcha?: string;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  origin: LeadOrigin;
};

/** The same content from the same client within this time (ms) is the same lead. */
const REPEAT_MS = 10 * 60 * 1000;

/** Receives leads of other features. The same content from the same client is the same lead. Never throws. */
export const createTakeLead =
  ({
    intake,
    secret,
    now,
  }: {
    intake: (checked: CheckedAnswers) => Promise<LeadResult>;
    secret: string;
    /** Epoch ms. */
    now: () => number;
  }) =>
  (lead: CheckedLead): Promise<LeadResult> => {
    const { definition, answers, files, captcha, held, addressKey, origin } = lead;
    const identity = identityOf({ lead, secret, now: now() });
    return intake({ definition, answers, files, captcha, held, addressKey, origin, identity, own: lead });
  };

/**
 * Of this period and the one before, since a submission and its repeat may fall into both. A lead blocked as spam is not
 * the same as one with equal content that is not: a sender who corrected the cause must get through.
 */
function identityOf({
  lead: { definition, addressKey, answers, held },
  secret,
  now,
}: {
  lead: CheckedLead;
  secret: string;
  now: number;
}): LeadIdentity {
  const content = contentOf(answers);
  const token = (period: number) =>
    keyedHash({
      secret,
      purpose: `content of form ${definition.key}`,
      text: JSON.stringify([period, addressKey, content, held !== undefined]),
    });
  const period = Math.floor(now / REPEAT_MS);
  return { token: token(period), former: { token: token(period - 1), withinMs: REPEAT_MS } };
}
