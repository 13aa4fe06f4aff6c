/** Where staff fetch a picture of a lead. */
export const attachmentPath = ({ lead, name }: { lead: number | string; name: string }): string =>
  `/api/leads/${lead}/attachments/${encodeURIComponent(name)}`;
