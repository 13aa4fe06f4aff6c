import type { accountFormTexts as english } from '../en/account-form-texts.ts';

export const accountFormTexts: typeof english = {
  'Sign in': '登录',
  'Signing in…': '正在登录……',
  'We couldn’t sign you in.': '登录未成功。',
  'Welcome back': '欢迎回来',
  'You are signed in.': '您已登录。',
  'Forgot your password?': '忘记密码？',
  'Enter your email address and we’ll send you a link to reset your password.':
    '请输入您的电子邮箱，我们会发送重设密码的链接。',
  'Send reset link': '发送重设链接',
  'Sending the link…': '正在发送链接……',
  'We couldn’t send the link.': '链接未能发送。',
  'Check your inbox': '请查看收件箱',
  'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.':
    '我们已向您发送重设密码的链接。链接一小时内有效，且只能使用一次。如未看到邮件，请检查垃圾邮件箱。',
  'This website can’t send email yet. If you’ve forgotten your password, please contact us.':
    '本网站目前还不能发送电子邮件。如忘记密码，请与我们联系。',
  'No email was sent': '未发送邮件',
  'This website can’t send email yet. Please contact us about your password.':
    '本网站目前还不能发送电子邮件。有关密码问题，请与我们联系。',
  'Choose a new password': '设置新密码',
  'New password': '新密码',
  'Confirm new password': '确认新密码',
  'Save password': '保存密码',
  'Your password has not been changed.': '您的密码尚未更改。',
  'Your password has been changed': '您的密码已更改',
  'Sign in with your new password. You’ve been signed out on all devices.':
    '请使用新密码登录。您已在所有设备上退出登录。',
  'Your details': '您的信息',
  'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.':
    '用于您的提醒和免打扰时段。免打扰时段内我们不会发送提醒。两次选择同一小时即可关闭。',
  'Your details have not been saved.': '您的信息尚未保存。',
  'Your details have been updated.': '您的信息已更新。',
  'Change your password': '更改密码',
  'Current password': '当前密码',
  'Change password': '更改密码',
  'Changing your password…': '正在更改密码……',
  'You’ve been signed out on all other devices.': '您已在所有其他设备上退出登录。',
  'Change your email address': '更改电子邮箱',
  'We’ll email your new address. The change takes effect when you confirm it.':
    '我们会向您的新邮箱发送邮件。您确认后更改才会生效。',
  'New email address': '新电子邮箱',
  'Send confirmation email': '发送确认邮件',
  'Your email address has not been changed.': '您的电子邮箱尚未更改。',
  'Check your new inbox': '请查看新邮箱',
  'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.':
    '请在一天内点击邮件中的链接确认新邮箱。在此之前我们会继续使用您当前的邮箱。',
  'This website can’t send email yet. Your new address can’t be confirmed until it can.':
    '本网站目前还不能发送电子邮件。在此之前无法确认您的新邮箱。',
  'Not changed yet': '尚未更改',
  'This website can’t send email yet. We’ll keep using your current address.':
    '本网站目前还不能发送电子邮件。我们会继续使用您当前的邮箱。',
  'Delete your account': '删除账户',
  'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.':
    '您的账户将被永久删除，包括提醒以及收藏和对比的房产。您发送给我们的咨询不会被删除。',
  'Delete my account': '删除我的账户',
  'Deleting…': '正在删除……',
  'Your account has not been deleted.': '您的账户尚未删除。',
  'Your account has been deleted': '您的账户已删除',
  'You won’t receive any more alerts.': '您将不再收到提醒。',
  'Choose a password that is not your email address.': '请选择与电子邮箱不同的密码。',
  'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.':
    '很多人使用此密码，因此最先会被他人尝试。请另选密码，例如三个互不相关的词。',
};
