/** A form that somebody asks for. */
export type RequestedForm = {
  /** The form's address, with what it is about. */
  action: string;
  /** Names the panel until the form is there. */
  label?: string;
  /** Opened by the hash in the address, which then goes when the panel closes. */
  byHash: boolean;
};
