import { findLeadForm } from '../../forms/lead-forms.ts';

/** What a lead is called in emails: a noun, else the title that its form had. */
export const formNoun = ({ form, formTitle }: { form: string; formTitle: string }): string =>
  findLeadForm(form)?.noun ?? formTitle;
