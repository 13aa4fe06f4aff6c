/** Where the form at this path, with its ticket, is fetched as data. */
export const ticketPath = (formPath: string): string => formPath.replace(/(?=\?|$)/, '/ticket');
