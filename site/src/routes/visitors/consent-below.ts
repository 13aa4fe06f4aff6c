import { accountTexts } from '#site/messages/accounts.ts';

/** The text below the button of the forms of accounts and alerts in which visitors leave their details. */
export const consentBelow = (form: string): string | undefined =>
  (accountTexts().consents as Readonly<Record<string, string>>)[form];
