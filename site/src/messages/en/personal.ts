/** What a script adds to pages for one visitor: their name, and what they compare. */
export const personal = {
  /** Buttons on cards, before and after their action. */
  titles: { saved: ['Save', 'Saved'], compared: ['Compare', 'Comparing'] },
  comparison: (count: number) => (count === 1 ? 'Comparing 1 property' : `Compare ${count} properties`),
  account: 'Your account',
  accountOf: (firstName: string) => `${firstName}’s account`,
  failed: 'Something went wrong. Check your connection and try again.',
};
