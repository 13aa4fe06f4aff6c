/** Where the form at this path is fetched as data, with a form token. */
export const formTokenPath = (formPath: string): string => formPath.replace(/(?=\?|$)/, '/ticket');
