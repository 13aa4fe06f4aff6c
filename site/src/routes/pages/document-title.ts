/** The title of a document: that of its page, and whose website it is. */
export const documentTitle = ({ title, agencyName }: { title: string; agencyName: string }): string =>
  title.includes(agencyName) ? title : `${title} | ${agencyName}`;
