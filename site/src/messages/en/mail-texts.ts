/** Texts of the emails to visitors about what they sent, as the forms have them. */
export const mailTexts = {
  '{agency}: we’ve received your message ({reference})':
    '{agency}: we’ve received your message ({reference})',
  'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.':
    'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.',
  '{agency}: we’ve received your request for a sales appraisal ({reference})':
    '{agency}: we’ve received your request for a sales appraisal ({reference})',
  'Thanks for requesting a sales appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Thanks for requesting a sales appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.',
  '{agency}: we’ve received your request for a rental appraisal ({reference})':
    '{agency}: we’ve received your request for a rental appraisal ({reference})',
  'Thanks for requesting a rental appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Thanks for requesting a rental appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.',
  '{agency}: we’ve received your request for a residential appraisal ({reference})':
    '{agency}: we’ve received your request for a residential appraisal ({reference})',
  'Thanks for requesting a residential appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Thanks for requesting a residential appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.',
  '{agency}: we’ve received your request for a commercial appraisal ({reference})':
    '{agency}: we’ve received your request for a commercial appraisal ({reference})',
  'Thanks for requesting a commercial appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Thanks for requesting a commercial appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.',
  '{agency}: we’ve received your request for a rural appraisal ({reference})':
    '{agency}: we’ve received your request for a rural appraisal ({reference})',
  'Thanks for requesting a rural appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'Thanks for requesting a rural appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.',
  'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.':
    'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.',
  'Your inspection with {agency} ({reference})': 'Your inspection with {agency} ({reference})',
  'Can’t make it? Reply to this email and we’ll find another time.':
    'Can’t make it? Reply to this email and we’ll find another time.',
  'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.':
    'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.',
  'You are registered for the inspection. {contact} looks forward to meeting you.':
    'You are registered for the inspection. {contact} looks forward to meeting you.',
  'Your brochure from {agency} ({reference})': 'Your brochure from {agency} ({reference})',
  'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.':
    'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.',
  '{agency}: we’ve received your request ({reference})':
    '{agency}: we’ve received your request ({reference})',
  'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.':
    'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.',
  'Confirm your subscription to the {agency} newsletter':
    'Confirm your subscription to the {agency} newsletter',
  'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.':
    'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.',
  '{agency}: we’ve received your maintenance request ({reference})':
    '{agency}: we’ve received your maintenance request ({reference})',
  'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.':
    'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.',
  'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.':
    'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.',
  '{agency}: we’ve received your notice to vacate ({reference})':
    '{agency}: we’ve received your notice to vacate ({reference})',
  'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.':
    'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.',
  'This email confirms we received your notice. It does not confirm the end of your tenancy.':
    'This email confirms we received your notice. It does not confirm the end of your tenancy.',
  'Reminder of your inspection with {agency} ({reference})':
    'Reminder of your inspection with {agency} ({reference})',
  'This is a reminder of your inspection. {contact} looks forward to meeting you.':
    'This is a reminder of your inspection. {contact} looks forward to meeting you.',
  '{agency}: reminder of your appraisal ({reference})': '{agency}: reminder of your appraisal ({reference})',
  'This is a reminder of your appraisal. {contact} will visit you at the time below.':
    'This is a reminder of your appraisal. {contact} will visit you at the time below.',
  '{agency}: your appraisal is booked ({reference})': '{agency}: your appraisal is booked ({reference})',
  'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.':
    'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.',
  '{agency}: we’ve received your request for an appraisal ({reference})':
    '{agency}: we’ve received your request for an appraisal ({reference})',
  'We’ve received your request. {contact} will contact you to arrange a time.':
    'We’ve received your request. {contact} will contact you to arrange a time.',
  '{agency}: your appraisal has moved ({reference})': '{agency}: your appraisal has moved ({reference})',
  '{agency}: your appraisal is cancelled ({reference})':
    '{agency}: your appraisal is cancelled ({reference})',
  'Your appraisal has moved to the time below. The attached file updates your calendar.':
    'Your appraisal has moved to the time below. The attached file updates your calendar.',
  'Your appraisal is cancelled. The attached file updates your calendar. To book another time, contact {contact}.':
    'Your appraisal is cancelled. The attached file updates your calendar. To book another time, contact {contact}.',
  '{agency}: thank you for visiting our open home': '{agency}: thank you for visiting our open home',
  'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.':
    'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.',
};
