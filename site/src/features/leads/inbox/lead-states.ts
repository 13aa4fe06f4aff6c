/** The labels of the states of a lead. */
export const LEAD_STATES: Record<string, string> = {
  new: 'New',
  working: 'In progress',
  done: 'Done',
  spam: 'Spam',
};
