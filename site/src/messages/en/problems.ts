/** Pages that say what went wrong; that of an unknown address is in `site`. */
export const problems = {
  removed: {
    title: 'This page has been removed',
    text: 'Search for a property, or start from one of these.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We couldn’t show this page and have recorded the error. Try again in a minute, or start from one of these.',
  },
};
