import type { tenantFormTexts as english } from '../en/tenant-form-texts.ts';

export const tenantFormTexts: typeof english = {
  'Maintenance request': 'طلب صيانة',
  'Tell us what needs repairing and we’ll arrange it. If people or the property are in danger, call us instead.':
    'أخبرنا بما يحتاج إلى إصلاح وسنرتّب ذلك. إن كان الأشخاص أو العقار في خطر، فاتصل بنا بدلًا من ذلك.',
  Office: 'المكتب',
  'How urgent is it?': 'ما مدى الاستعجال؟',
  'Emergency: within hours': 'طارئ: خلال ساعات',
  'Urgent: within a day or two': 'عاجل: خلال يوم أو يومين',
  'Soon: within two weeks': 'قريبًا: خلال أسبوعين',
  'Not urgent': 'غير عاجل',
  'What needs repairing?': 'ما الذي يحتاج إلى إصلاح؟',
  'Plumbing or hot water': 'السباكة أو الماء الساخن',
  Electrical: 'الكهرباء',
  'Oven, dishwasher or other appliance': 'فرن أو غسالة أطباق أو جهاز آخر',
  'Heating or cooling': 'التدفئة أو التبريد',
  'Locks, doors or windows': 'الأقفال أو الأبواب أو النوافذ',
  'Roof or gutters': 'السقف أو المزاريب',
  'Garden or fence': 'الحديقة أو السياج',
  Pests: 'الحشرات والآفات',
  'Describe what needs repairing': 'صِف ما يحتاج إلى إصلاح',
  'Describe the problem': 'صِف المشكلة',
  'Include which room it’s in, when it started and anything you have tried.':
    'اذكر الغرفة ومتى بدأت المشكلة وما جرّبته.',
  'How can the tradesperson get in?': 'كيف يمكن للفني الدخول؟',
  'Use the agency’s key': 'باستخدام مفتاح الوكالة',
  'Call me to arrange a time': 'اتصلوا بي لتحديد موعد',
  'Someone is always home': 'يوجد دائمًا شخص في المنزل',
  Pictures: 'الصور',
  'Up to 3 images (JPG or PNG) of at most 3 MB each.':
    'حتى 3 صور (JPG أو PNG)، بحجم لا يزيد على \u20663 MB\u2069 لكل منها.',
  'Notice to vacate': 'إشعار بالإخلاء',
  'Tell us when you’re moving out. Your property manager will confirm the date and next steps.':
    'أخبرنا متى ستنتقل. سيؤكد مدير العقار التاريخ والخطوات التالية.',
  'Address of the property': 'عنوان العقار',
  'Moving out date': 'تاريخ الانتقال',
  Reason: 'السبب',
  'Send notice': 'أرسل الإشعار',
  'Sending your notice…': 'جارٍ إرسال إشعارك…',
};
