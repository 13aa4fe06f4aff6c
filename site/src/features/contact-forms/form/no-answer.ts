import type { FormDefinition } from '@frontage/forms';

/** Why there is no response. */
export type NoAnswerReason = 'offline' | 'unreadable' | 'refused';

/** The console message where a form could not be sent at all. The wording is part of the specification. */
export const OFFLINE = 'You are probably offline.';

/** What the page shows where no response came, by reason. */
export const noAnswerTexts = ({ contact }: FormDefinition): Record<NoAnswerReason, string> => ({
  offline:
    contact?.texts?.offline ||
    'We couldn’t reach the website. You may be offline. Your answers are still here. Try again once you’re connected.',
  unreadable:
    contact?.texts?.unreadable || 'Something went wrong. Your answers are still here. Try again in a minute.',
  refused: contact?.texts?.mail_sent_ng?.trim() || REFUSED,
});

const REFUSED = 'Your message could not be sent. Your answers are still here. Try again in a minute.';
