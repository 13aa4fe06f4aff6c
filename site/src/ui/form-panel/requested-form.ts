/** A form to open in the panel. */
export type RequestedForm = {
  /** The form's address, with what it is about. */
  action: string;
  /** The panel’s label until the form has loaded. */
  label?: string;
  /** Opened by the hash in the address, which then goes when the panel closes. */
  byHash: boolean;
};
