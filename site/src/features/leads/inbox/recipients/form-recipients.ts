/** Who would get a lead of one form. */
export type FormRecipients = {
  /** Its key. */
  form: string;
  label: string;
  /** Whether visitors can send it. */
  isOn: boolean;
  /** The first address; '' where nobody would get it. */
  to: string;
  copies: string[];
  /** Not seen by the others. */
  hidden: string[];
  /** The office that the lead would belong to; '' for none. */
  office: string;
  /** Names of webhooks. */
  webhooks: string[];
};
