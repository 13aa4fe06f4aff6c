/** Reminders by SMS of inspections and appraisals, and the page that stops them. */
export const reminders = {
  inspection: ({ agency, home, when }: { agency: string; home: string; when: string }) =>
    `${agency}: a reminder of your inspection of ${home}, ${when}.`,
  appraisal: ({ agency, host, when }: { agency: string; host: string; when: string }) =>
    `${agency}: a reminder of your appraisal by ${host}, ${when}.`,
  change: (phone: string) => `To change it, call ${phone}.`,
  stopLink: (link: string) => `No more SMS: ${link}`,
  stop: {
    title: 'Stop SMS',
    ask: (ending: string) => `We’ll send no more SMS to the mobile number that ends in ${ending}.`,
    button: 'Stop SMS',
    done: 'You won’t get any more SMS',
    doneText: (ending: string) => `We’ve stopped SMS to the mobile number that ends in ${ending}.`,
    useless: 'This link doesn’t work',
    uselessText: 'It’s incomplete, or we no longer have your number.',
  },
};
