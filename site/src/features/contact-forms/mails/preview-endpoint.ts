import type { Endpoint } from 'payload';
import { NO_STORE } from '#site/server/answer-headers.ts';
import { contactFormPath } from '../definition/contact-form.ts';
import { editedForm } from '../definition/edited-form.ts';
import { readContactForm } from '../definition/read-contact-form.ts';
import { exampleAnswers } from './example-answers.ts';
import { formMails, tagFacts } from './form-mails.ts';
import { unknownTags } from './mail-tags.ts';

/** The preview of an email. */
export type PreviewedMail = {
  to: string[];
  /** Copies, visible or hidden. */
  copies: string[];
  fromName: string;
  replyTo: string;
  subject: string;
  text: string;
  /** The body, where it is HTML. */
  html?: string;
  /** The names of attached files. */
  files: string[];
  /** Unknown tags. */
  unknown: string[];
};

/**
 * POST /api/contact-forms/mail-preview with a form as it is being edited: its own emails with sample answers; null for
 * one that is not customised, or not sent. Staff only.
 */
export const mailPreviewEndpoint: Endpoint = {
  path: '/mail-preview',
  method: 'post',
  handler: async (req) => {
    const stored = await editedForm(req);
    const form = readContactForm(stored);
    const siteUrl = req.payload.config.serverURL || 'https://www.example.com';
    const facts = {
      clientAddress: '203.0.113.7',
      userAgent: 'Mozilla/5.0',
      url: siteUrl + contactFormPath(form.slug),
      siteUrl,
      siteTitle: 'Your agency',
      siteEmail: 'agency@example.com',
      at: Date.now(),
    };
    const answers = exampleAnswers(form.definition);
    const { mails, recipients, copies, hiddenCopies } = formMails({ form, answers, facts });
    const tags = tagFacts({ form, answers, facts });
    const files = form.definition.fields.flatMap(({ kind, name }) =>
      kind === 'file' ? [tags.answers.get(name)?.text ?? ''] : [],
    );
    const shown = (
      which: 'staff' | 'visitor',
      whom: Pick<PreviewedMail, 'to' | 'copies'>,
    ): PreviewedMail | null => {
      const mail = mails[which];
      const { subject, body } = form.mails[which];
      return mail
        ? {
            ...whom,
            fromName: mail.fromName ?? '',
            replyTo: mail.replyTo ?? '',
            subject: mail.subject,
            text: mail.text,
            html: mail.html,
            files: mail.attach ? files : [],
            unknown: unknownTags({ text: `${subject}\n${body}`, facts: tags }),
          }
        : null;
    };
    const preview = {
      staff: shown('staff', { to: recipients, copies: [...copies, ...hiddenCopies] }),
      visitor: shown('visitor', { to: ['sample@example.com'], copies: [] }),
    };
    return Response.json(preview, { headers: NO_STORE });
  },
};
