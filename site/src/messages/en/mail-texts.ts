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
};
