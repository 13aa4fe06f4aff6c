import type { Answers, FormDefinition } from '@frontage/forms';
import { keyedHash } from '#site/server/signed-token.ts';
import type { ReceivedFile } from '../attachments/received-file.ts';
import type { LeadResult } from '../types/lead-result.ts';
import type { LeadOrigin, OwnParts } from '../types/lead-types.ts';
import { type CheckedAnswers, contentOf, type LeadIdentity } from './intake.ts';

/** What a form of another feature received and checked. */
export type CheckedLead = OwnParts & {
  /** By which the answers are shown. */
  definition: FormDefinition;
  answers: Answers;
  /** Among the answers; the request removes them when it ends. */
  files: readonly ReceivedFile[];
  /** What the captcha answered, where the form asks for one. */
  captcha?: string;
  /** Why it is held back as spam, as a sentence for staff. */
  held?: string;
  /** The client's address as rate limits count it. */
  addressKey: string;
  origin: LeadOrigin;
};

/** The same content from the same client within this time (ms) is the same lead. */
const REPEAT_MS = 10 * 60 * 1000;

/** Takes in what the form of another feature has checked: what it says decides which lead it is. Never throws. */
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
 * Of this stretch of time and of the one before, since what is sent twice may fall into both. What was held back as spam
 * is not the same as what says the same and is not: a sender who mended that is to be heard.
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
  const token = (stretch: number) =>
    keyedHash({
      secret,
      purpose: `content of form ${definition.key}`,
      text: JSON.stringify([stretch, addressKey, content, held !== undefined]),
    });
  const stretch = Math.floor(now / REPEAT_MS);
  return { token: token(stretch), former: { token: token(stretch - 1), withinMs: REPEAT_MS } };
}
