/** Texts of the forms of booked appraisals and at the door of an open home, as their definitions have them. */
export const visitFormTexts = {
  'Book an appraisal': 'Book an appraisal',
  'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.':
    'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.',
  Time: 'Time',
  'Book this time': 'Book this time',
  'Booking…': 'Booking…',
  'Your appraisal is booked.': 'Your appraisal is booked.',
  'Nothing has been booked.': 'Nothing has been booked.',
  'Check in to the open home': 'Check in to the open home',
  'Welcome! Tell us who is visiting, then come in.': 'Welcome! Tell us who is visiting, then come in.',
  'Email me about this property and similar ones': 'Email me about this property and similar ones',
  'I’m also thinking of selling': 'I’m also thinking of selling',
  'Check in': 'Check in',
  'Checking you in…': 'Checking you in…',
  'You have not been checked in.': 'You have not been checked in.',
  'You are checked in. Come in and have a look around.':
    'You are checked in. Come in and have a look around.',
  'Remind me by SMS': 'Remind me by SMS',
  Yes: 'Yes',
};
