/** Texts of the forms of accounts, as their definitions have them, and why a password is refused. */
export const accountFormTexts = {
  'Sign in': 'Sign in',
  'Signing in…': 'Signing in…',
  'We couldn’t sign you in.': 'We couldn’t sign you in.',
  'Welcome back': 'Welcome back',
  'You are signed in.': 'You are signed in.',
  'Forgot your password?': 'Forgot your password?',
  'Enter your email address and we’ll send you a link to reset your password.':
    'Enter your email address and we’ll send you a link to reset your password.',
  'Send reset link': 'Send reset link',
  'Sending the link…': 'Sending the link…',
  'We couldn’t send the link.': 'We couldn’t send the link.',
  'Check your inbox': 'Check your inbox',
  'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.':
    'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.',
  'This website can’t send email yet. If you’ve forgotten your password, please contact us.':
    'This website can’t send email yet. If you’ve forgotten your password, please contact us.',
  'No email was sent': 'No email was sent',
  'This website can’t send email yet. Please contact us about your password.':
    'This website can’t send email yet. Please contact us about your password.',
  'Choose a new password': 'Choose a new password',
  'New password': 'New password',
  'Confirm new password': 'Confirm new password',
  'Save password': 'Save password',
  'Your password has not been changed.': 'Your password has not been changed.',
  'Your password has been changed': 'Your password has been changed',
  'Sign in with your new password. You’ve been signed out on all devices.':
    'Sign in with your new password. You’ve been signed out on all devices.',
  'Your details': 'Your details',
  'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.':
    'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.',
  'Your details have not been saved.': 'Your details have not been saved.',
  'Your details have been updated.': 'Your details have been updated.',
  'Change your password': 'Change your password',
  'Current password': 'Current password',
  'Change password': 'Change password',
  'Changing your password…': 'Changing your password…',
  'You’ve been signed out on all other devices.': 'You’ve been signed out on all other devices.',
  'Change your email address': 'Change your email address',
  'We’ll email your new address. The change takes effect when you confirm it.':
    'We’ll email your new address. The change takes effect when you confirm it.',
  'New email address': 'New email address',
  'Send confirmation email': 'Send confirmation email',
  'Your email address has not been changed.': 'Your email address has not been changed.',
  'Check your new inbox': 'Check your new inbox',
  'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.':
    'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.',
  'This website can’t send email yet. Your new address can’t be confirmed until it can.':
    'This website can’t send email yet. Your new address can’t be confirmed until it can.',
  'Not changed yet': 'Not changed yet',
  'This website can’t send email yet. We’ll keep using your current address.':
    'This website can’t send email yet. We’ll keep using your current address.',
  'Delete your account': 'Delete your account',
  'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.':
    'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.',
  'Delete my account': 'Delete my account',
  'Deleting…': 'Deleting…',
  'Your account has not been deleted.': 'Your account has not been deleted.',
  'Your account has been deleted': 'Your account has been deleted',
  'You won’t receive any more alerts.': 'You won’t receive any more alerts.',
  'Choose a password that is not your email address.': 'Choose a password that is not your email address.',
  'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.':
    'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.',
};
