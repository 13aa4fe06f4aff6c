/**
 * Texts of the admin in place of Payload's own, which says "<No Agent>" in each empty cell, "Updated At", and "No Results"
 * where nothing was added yet; and "Email Sent" without a mail server.
 */
export const adminTexts = ({ sendsMail }: { sendsMail: boolean }) => ({
  general: {
    noLabel: '–',
    createdAt: 'Created',
    updatedAt: 'Last changed',
    lastModified: 'Last changed',
    or: 'or',
    payloadSettings: 'Preferences',
    notFound: 'Not found',
    nothingFound: 'Not found',
    sorryNotFound: 'This page or record does not exist, or your role does not include it.',
    noResultsFound: 'Nothing to show',
    noResultsDescription: 'Nothing has been added yet, or nothing matches the search and filters above.',
  },
  error: {
    valueMustBeUnique: 'This value is already in use. Choose another.',
    tokenInvalidOrExpired: 'This link has expired or was used. Request a new one.',
  },
  ...(sendsMail
    ? {}
    : {
        authentication: {
          emailSent: 'No email was sent',
          checkYourEmailForPasswordReset: ASK_SOMEBODY,
          forgotPasswordEmailInstructions: ASK_SOMEBODY,
        },
      }),
});

const ASK_SOMEBODY =
  'This website can’t send email yet. Ask an admin for a new password, or the person who runs the server.';
