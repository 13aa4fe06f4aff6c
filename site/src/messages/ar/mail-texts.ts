import type { ServerMessages } from '../en/on-server.ts';

export const mailTexts: ServerMessages['mailTexts'] = {
  '{agency}: we’ve received your message ({reference})': '{agency}: استلمنا رسالتك ({reference})',
  'Thanks for your message. {contact} will get back to you. Here is a copy of what you sent.':
    'شكرًا لرسالتك. سيرد عليك {contact}. إليك نسخة مما أرسلته.',
  '{agency}: we’ve received your request for a sales appraisal ({reference})':
    '{agency}: استلمنا طلبك للحصول على تقييم للبيع ({reference})',
  'Thanks for requesting a sales appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'شكرًا لطلبك تقييم للبيع. سيتصل بك {contact} لتحديد موعد. إليك نسخة مما أرسلته.',
  '{agency}: we’ve received your request for a rental appraisal ({reference})':
    '{agency}: استلمنا طلبك للحصول على تقييم للإيجار ({reference})',
  'Thanks for requesting a rental appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'شكرًا لطلبك تقييم للإيجار. سيتصل بك {contact} لتحديد موعد. إليك نسخة مما أرسلته.',
  '{agency}: we’ve received your request for a residential appraisal ({reference})':
    '{agency}: استلمنا طلبك للحصول على تقييم سكني ({reference})',
  'Thanks for requesting a residential appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'شكرًا لطلبك تقييم سكني. سيتصل بك {contact} لتحديد موعد. إليك نسخة مما أرسلته.',
  '{agency}: we’ve received your request for a commercial appraisal ({reference})':
    '{agency}: استلمنا طلبك للحصول على تقييم تجاري ({reference})',
  'Thanks for requesting a commercial appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'شكرًا لطلبك تقييم تجاري. سيتصل بك {contact} لتحديد موعد. إليك نسخة مما أرسلته.',
  '{agency}: we’ve received your request for a rural appraisal ({reference})':
    '{agency}: استلمنا طلبك للحصول على تقييم ريفي ({reference})',
  'Thanks for requesting a rural appraisal. {contact} will contact you to arrange a time. Here is a copy of what you sent.':
    'شكرًا لطلبك تقييم ريفي. سيتصل بك {contact} لتحديد موعد. إليك نسخة مما أرسلته.',
  'It helps to have these details ready: when the property was built or last renovated, its land size and the latest council rates notice.':
    'يفيد أن تكون هذه المعلومات جاهزة: تاريخ بناء العقار أو آخر تجديد له، ومساحة الأرض، وأحدث إشعار برسوم البلدية.',
  'Your inspection with {agency} ({reference})': 'معاينتك مع {agency} ({reference})',
  'Can’t make it? Reply to this email and we’ll find another time.':
    'لا تستطيع الحضور؟ رُدّ على هذه الرسالة وسنجد موعدًا آخر.',
  'We’ve received your inspection request. {contact} will confirm a time with you. Here is a copy of what you sent.':
    'استلمنا طلبك لمعاينة العقار. سيؤكد لك {contact} الموعد. إليك نسخة مما أرسلته.',
  'You are registered for the inspection. {contact} looks forward to meeting you.':
    'تم تسجيلك لحضور المعاينة. يتطلع {contact} إلى لقائك.',
  'Your brochure from {agency} ({reference})': 'كتيّبك من {agency} ({reference})',
  'Thanks for requesting the brochure. {contact} is happy to answer any questions about the property.':
    'شكرًا لطلبك الكتيّب. يسعد {contact} الإجابة عن أي أسئلة حول العقار.',
  '{agency}: we’ve received your request ({reference})': '{agency}: استلمنا طلبك ({reference})',
  'Thanks for considering us to manage your property. {contact} will explain how the transfer works. Here is a copy of what you sent.':
    'شكرًا لتفكيرك في أن ندير عقارك. سيشرح لك {contact} كيفية النقل. إليك نسخة مما أرسلته.',
  'Confirm your subscription to the {agency} newsletter': 'أكّد اشتراكك في نشرة {agency} الإخبارية',
  'Thanks for signing up for the {agency} newsletter. Confirm your email address to start receiving it.':
    'شكرًا لاشتراكك في نشرة {agency} الإخبارية. أكّد بريدك الإلكتروني لتبدأ بتلقّيها.',
  '{agency}: we’ve received your maintenance request ({reference})':
    '{agency}: استلمنا طلب الصيانة ({reference})',
  'We’ve received your maintenance request. {contact} will contact you about the repair. Here is a copy of what you sent.':
    'استلمنا طلب الصيانة. سيتصل بك {contact} بشأن الإصلاح. إليك نسخة مما أرسلته.',
  'For urgent repairs, such as a burst pipe, gas leak or no power, call {phone}.\n\nIf anyone is in danger, leave the property and call 000.':
    'للإصلاحات العاجلة، مثل انفجار أنبوب أو تسرّب غاز أو انقطاع الكهرباء، اتصل على {phone}.\n\nإن كان أي شخص في خطر، فغادر العقار واتصل بالرقم 000.',
  '{agency}: we’ve received your notice to vacate ({reference})':
    '{agency}: استلمنا إشعارك بالإخلاء ({reference})',
  'We’ve received your notice to vacate. {contact} will confirm the date and next steps. Here is a copy of what you sent.':
    'استلمنا إشعارك بالإخلاء. سيؤكد {contact} التاريخ والخطوات التالية. إليك نسخة مما أرسلته.',
  'This email confirms we received your notice. It does not confirm the end of your tenancy.':
    'تؤكد هذه الرسالة أننا استلمنا إشعارك. وهي لا تؤكد انتهاء عقد إيجارك.',
  'Reminder of your inspection with {agency} ({reference})': 'تذكير بموعد معاينتك مع {agency} ({reference})',
  'This is a reminder of your inspection. {contact} looks forward to meeting you.':
    'هذا تذكير بموعد معاينتك. يتطلع {contact} إلى لقائك.',
  '{agency}: reminder of your appraisal ({reference})': '{agency}: تذكير بموعد تقييمك ({reference})',
  'This is a reminder of your appraisal. {contact} will visit you at the time below.':
    'هذا تذكير بموعد تقييمك. سيزورك {contact} في الموعد أدناه.',
  '{agency}: your appraisal is booked ({reference})': '{agency}: تم حجز تقييمك ({reference})',
  'Your appraisal is booked. {contact} will visit you at the time below. The attached file adds it to your calendar.':
    'تم حجز تقييمك. سيزورك {contact} في الموعد أدناه. يضيف الملف المرفق الموعد إلى تقويمك.',
  '{agency}: we’ve received your request for an appraisal ({reference})':
    '{agency}: استلمنا طلب التقييم ({reference})',
  'We’ve received your request. {contact} will contact you to arrange a time.':
    'استلمنا طلبك. سيتصل بك {contact} لتحديد موعد.',
  '{agency}: your appraisal has moved ({reference})': '{agency}: تغيّر موعد تقييمك ({reference})',
  '{agency}: your appraisal is cancelled ({reference})': '{agency}: أُلغي تقييمك ({reference})',
  'Your appraisal has moved to the time below. The attached file updates your calendar.':
    'نُقل تقييمك إلى الموعد أدناه. يحدّث الملف المرفق تقويمك.',
  'Your appraisal is cancelled. The attached file updates your calendar. To book another time, contact {contact}.':
    'أُلغي تقييمك. يحدّث الملف المرفق تقويمك. لحجز موعد آخر، اتصل بـ {contact}.',
  '{agency}: thank you for visiting our open home': '{agency}: شكرًا لزيارتك المعاينة المفتوحة',
  'Thank you for coming to our open home. {contact} is happy to answer your questions. Here is a copy of what you told us at the door.':
    'شكرًا لحضورك المعاينة المفتوحة. يسعد {contact} الإجابة عن أسئلتك. إليك نسخة مما أخبرتنا به عند الباب.',
};
