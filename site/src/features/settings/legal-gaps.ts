import type { LegalDetails } from './load-settings.ts';

/** What an agency's website should say about it and does not yet, a line each. Empty when it is complete. */
export function legalGaps({ abn, licences, privacyContact, recipients }: LegalDetails): string[] {
  return [
    ...(abn ? [] : ['The ABN.']),
    ...(licences.length > 0
      ? []
      : ['Your licence number for each state. Several states want it in advertising.']),
    ...(privacyContact ? [] : ['Who answers questions about privacy (Australian Privacy Principle 1.4).']),
    ...(recipients ? [] : ['Who receives personal information (Australian Privacy Principles 1.4 and 5.2).']),
  ];
}
