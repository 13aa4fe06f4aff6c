/** Booking an appraisal, moving and cancelling it. */
export const appointments = {
  title: 'Book an appraisal',
  titleWith: (name: string) => `Book an appraisal with ${name}`,
  description: (agency: string) =>
    `Book a free appraisal of your property with ${agency} at a time that suits you.`,
  intro: 'Choose who should visit, then a time that suits you. It’s free, with no obligation.',
  chooseTime: 'Choose a time',
  chooseTimeWith: (name: string) => `Choose a time with ${name}`,
  none: {
    title: 'No appraisals can be booked online right now',
    text: 'Tell us about your property and we’ll contact you to arrange a time.',
    button: 'Request an appraisal',
  },
  allTaken: 'All times are taken at the moment.',
  /** A link that follows it. */
  arrange: (name: string) => `Contact ${name} to arrange one`,
  chooseIn: (place: string) => `Choose a time. Times are in ${place} time.`,
  /** A time on the clocks of a place. */
  inZone: (time: string, place: string) => `${time} (${place} time)`,
  atOffice: (there: string, here: string) => `${there}, which is ${here} at the office`,
  yours: 'Your appraisal',
  staff: 'Appraisal',
  withHost: (time: string, name: string) => `${time}, with ${name}.`,
  cancelledAt: (time: string) => `Cancelled: ${time}`,
  nobodyComes: 'Nobody will visit.',
  closed: 'It can’t be changed any more.',
  move: 'Move it',
  newTime: 'New time',
  moveButton: 'Move the appraisal',
  callToMove: 'To move it, call us: no other time can be chosen here.',
  cancel: 'Cancel it',
  cancelButton: 'Cancel the appraisal',
  error: 'Error: your appraisal',
  notMoved: 'This time has just been taken, or the appraisal was changed meanwhile. Choose again.',
  tooMany: 'Too many changes. Try again in a few minutes.',
  useless: {
    title: 'This link doesn’t work',
    text: 'It’s incomplete, or the appraisal is no longer with us. Use the link in our latest email.',
  },
  /** In emails and calendar files. */
  moveOrCancel: 'Move or cancel the appraisal',
  cancelled: (time: string) => `${time}, cancelled`,
  eventBy: (host: string, agency: string) => `Appraisal by ${host}, ${agency}`,
  eventFor: (owner: string) => `Appraisal: ${owner}`,
  reference: (reference: string) => `Reference ${reference}`,
  change: (link: string) => `Move or cancel: ${link}`,
};
