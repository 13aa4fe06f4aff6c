import type { FormDefinition } from './definition.ts';

/** What visitors are told in place of “we’ve emailed you”. */
export const NO_MAIL_YET = 'This website can’t send email yet.';

/** The form with texts that hold: on a website that sends no email, none says that one was sent. */
export const applyMail = (args: { definition: FormDefinition; sendsMail: boolean }): FormDefinition => {
  const { withoutMail, ...definition } = args.definition;
  if (args.sendsMail || !withoutMail) return definition;
  const { thanks = definition.messages.thanks, ...texts } = withoutMail;
  return { ...definition, ...texts, messages: { ...definition.messages, thanks } };
};
