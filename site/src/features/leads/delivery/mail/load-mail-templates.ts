import type { Payload } from 'payload';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { MAIL_TEMPLATES, MAIL_TEMPLATES_TAG } from './mail-templates.ts';
import type { MailTemplates } from './mail-texts.ts';
import type { ReplyTemplate } from './reply-templates.ts';

/** The email texts that staff wrote, cached until they change. */
export const loadMailTemplates = keepUntilPurged({ tags: [MAIL_TEMPLATES_TAG], read: readTexts });

/** The templates for replies to leads, cached until they change. */
export const loadReplyTemplates = keepUntilPurged({ tags: [MAIL_TEMPLATES_TAG], read: readReplies });

async function readTexts(payload: Payload): Promise<MailTemplates> {
  const { texts } = await payload.findGlobal({ slug: MAIL_TEMPLATES, depth: 0 });
  return (texts ?? {}) as MailTemplates;
}

async function readReplies(payload: Payload): Promise<ReplyTemplate[]> {
  const { replies } = await payload.findGlobal({ slug: MAIL_TEMPLATES, depth: 0 });
  return (replies ?? []).map(({ title, subject, text }) => ({ title, subject, text }));
}
