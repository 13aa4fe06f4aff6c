/** What surrounds the pages about the law. Their text itself is in English. */
export const legal = {
  home: 'Home',
  pages: { privacy: 'Privacy policy', terms: 'Terms of use', complaints: 'Complaints' },
  descriptions: {
    privacy: (agency: string) =>
      `What personal information ${agency} collects, how we use it, who receives it, and how to see, correct or delete it.`,
    terms: (agency: string) => `The terms for using the website of ${agency}.`,
    complaints: (agency: string) =>
      `How to make a complaint to ${agency}, when you will hear from us, and who can help if we can’t agree.`,
  },
  /** Shown in other languages alone. */
  inEnglish: 'The text below is in English. Ask us if you would like help to understand it.',
  whoWeAre: 'Who we are',
};
