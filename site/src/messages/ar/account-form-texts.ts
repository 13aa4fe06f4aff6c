import type { accountFormTexts as english } from '../en/account-form-texts.ts';

export const accountFormTexts: typeof english = {
  'Sign in': 'تسجيل الدخول',
  'Signing in…': 'جارٍ تسجيل الدخول…',
  'We couldn’t sign you in.': 'تعذّر تسجيل دخولك.',
  'Welcome back': 'مرحبًا بعودتك',
  'You are signed in.': 'تم تسجيل دخولك.',
  'Forgot your password?': 'هل نسيت كلمة المرور؟',
  'Enter your email address and we’ll send you a link to reset your password.':
    'أدخل بريدك الإلكتروني وسنرسل إليك رابطًا لإعادة تعيين كلمة المرور.',
  'Send reset link': 'أرسل رابط إعادة التعيين',
  'Sending the link…': 'جارٍ إرسال الرابط…',
  'We couldn’t send the link.': 'تعذّر إرسال الرابط.',
  'Check your inbox': 'تحقّق من بريدك الوارد',
  'We’ve sent you a link to reset your password. It expires in one hour and can be used once. If you can’t see our email, check your junk folder.':
    'أرسلنا إليك رابطًا لإعادة تعيين كلمة المرور. تنتهي صلاحيته بعد ساعة ويمكن استخدامه مرة واحدة. إن لم تجد رسالتنا، فتحقّق من مجلد البريد غير المرغوب فيه.',
  'This website can’t send email yet. If you’ve forgotten your password, please contact us.':
    'لا يستطيع هذا الموقع إرسال البريد الإلكتروني بعد. إن نسيت كلمة المرور، فيُرجى الاتصال بنا.',
  'No email was sent': 'لم تُرسل أي رسالة',
  'This website can’t send email yet. Please contact us about your password.':
    'لا يستطيع هذا الموقع إرسال البريد الإلكتروني بعد. يُرجى الاتصال بنا بشأن كلمة المرور.',
  'Choose a new password': 'اختر كلمة مرور جديدة',
  'New password': 'كلمة المرور الجديدة',
  'Confirm new password': 'تأكيد كلمة المرور الجديدة',
  'Save password': 'حفظ كلمة المرور',
  'Your password has not been changed.': 'لم تتغيّر كلمة المرور.',
  'Your password has been changed': 'تم تغيير كلمة المرور',
  'Sign in with your new password. You’ve been signed out on all devices.':
    'سجّل الدخول بكلمة المرور الجديدة. تم تسجيل خروجك من جميع الأجهزة.',
  'Your details': 'بياناتك',
  'We use it for your alerts and quiet hours. We won’t send alerts during quiet hours. Choose the same hour twice to turn them off.':
    'نستخدمها لتنبيهاتك وساعات الهدوء. لن نرسل تنبيهات خلال ساعات الهدوء. اختر الساعة نفسها مرتين لإيقافها.',
  'Your details have not been saved.': 'لم تُحفظ بياناتك.',
  'Your details have been updated.': 'تم تحديث بياناتك.',
  'Change your password': 'تغيير كلمة المرور',
  'Current password': 'كلمة المرور الحالية',
  'Change password': 'غيّر كلمة المرور',
  'Changing your password…': 'جارٍ تغيير كلمة المرور…',
  'You’ve been signed out on all other devices.': 'تم تسجيل خروجك من جميع الأجهزة الأخرى.',
  'Change your email address': 'تغيير بريدك الإلكتروني',
  'We’ll email your new address. The change takes effect when you confirm it.':
    'سنراسل بريدك الجديد. يسري التغيير عندما تؤكده.',
  'New email address': 'البريد الإلكتروني الجديد',
  'Send confirmation email': 'أرسل رسالة التأكيد',
  'Your email address has not been changed.': 'لم يتغيّر بريدك الإلكتروني.',
  'Check your new inbox': 'تحقّق من بريدك الجديد',
  'Confirm your new address within a day using the link in our email. Until then we’ll keep using your current address.':
    'أكّد بريدك الجديد خلال يوم عبر الرابط في رسالتنا. حتى ذلك الحين سنستمر في استخدام بريدك الحالي.',
  'This website can’t send email yet. Your new address can’t be confirmed until it can.':
    'لا يستطيع هذا الموقع إرسال البريد الإلكتروني بعد. لا يمكن تأكيد بريدك الجديد حتى يصبح ذلك ممكنًا.',
  'Not changed yet': 'لم يتغيّر بعد',
  'This website can’t send email yet. We’ll keep using your current address.':
    'لا يستطيع هذا الموقع إرسال البريد الإلكتروني بعد. سنستمر في استخدام بريدك الحالي.',
  'Delete your account': 'حذف حسابك',
  'This permanently deletes your account, including your alerts and your saved and compared properties. Enquiries you have sent us are not deleted.':
    'يؤدي هذا إلى حذف حسابك نهائيًا، بما في ذلك تنبيهاتك والعقارات المحفوظة والمقارَنة. لا تُحذف الاستفسارات التي أرسلتها إلينا.',
  'Delete my account': 'احذف حسابي',
  'Deleting…': 'جارٍ الحذف…',
  'Your account has not been deleted.': 'لم يُحذف حسابك.',
  'Your account has been deleted': 'تم حذف حسابك',
  'You won’t receive any more alerts.': 'لن تتلقى أي تنبيهات بعد الآن.',
  'Choose a password that is not your email address.': 'اختر كلمة مرور غير بريدك الإلكتروني.',
  'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.':
    'يستخدم كثيرون كلمة المرور هذه، فهي أول ما يجربه الآخرون. اختر غيرها، مثل ثلاث كلمات لا رابط بينها.',
};
