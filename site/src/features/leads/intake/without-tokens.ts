/** Pages that a visitor has from an email have a signed link, which is for nobody else: `/appraisals/…`. */
export const withoutTokens = (path: string): string => path.replace(/[\w-]+\.[\w-]{43}(?![\w-])/g, '…');
