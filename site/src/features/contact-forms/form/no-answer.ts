import type { FormDefinition } from '@frontage/forms';

/** Why there is no answer. */
export type NoAnswerReason = 'offline' | 'unreadable' | 'refused';

/** What browsers' consoles read where a form could not be sent at all, to the letter. */
export const OFFLINE = 'You are probably offline.';

/** What a page says where no answer came, by the reason. */
export const noAnswerTexts = ({ contact }: FormDefinition): Record<NoAnswerReason, string> => ({
  offline:
    contact?.texts?.offline ||
    'We couldn’t reach the website. You may be offline. Your answers are still here. Try again once you’re connected.',
  unreadable:
    contact?.texts?.unreadable || 'Something went wrong. Your answers are still here. Try again in a minute.',
  refused: contact?.texts?.mail_sent_ng?.trim() || REFUSED,
});

const REFUSED = 'Your message could not be sent. Your answers are still here. Try again in a minute.';
