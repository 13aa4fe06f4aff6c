/** The panel in which a form opens, until the form has come. */
export const panel = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  opening: 'Opening form…',
  unavailable: 'Form not available',
  failed: 'We couldn’t open this form here.',
  openPage: 'Open it on its own page',
};
