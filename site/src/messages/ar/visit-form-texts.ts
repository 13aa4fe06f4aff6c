import type { visitFormTexts as english } from '../en/visit-form-texts.ts';

export const visitFormTexts: typeof english = {
  'Book an appraisal': 'احجز تقييمًا',
  'A local agent will visit at the time you choose and estimate what your property could sell or rent for. It’s free, with no obligation.':
    'سيزورك وكيل محلي في الوقت الذي تختاره ويقدّر السعر الذي قد يُباع أو يُؤجَّر به عقارك. مجانًا وبلا أي التزام.',
  Time: 'الموعد',
  'Book this time': 'احجز هذا الموعد',
  'Booking…': 'جارٍ الحجز…',
  'Your appraisal is booked.': 'تم حجز موعد التقييم.',
  'Nothing has been booked.': 'لم يُحجز أي موعد.',
  'Check in to the open home': 'تسجيل الحضور إلى المعاينة المفتوحة',
  'Welcome! Tell us who is visiting, then come in.': 'مرحبًا بك! أخبرنا من أنت، ثم تفضّل بالدخول.',
  'Email me about this property and similar ones': 'راسلني بشأن هذا العقار وعقارات مشابهة',
  'I’m also thinking of selling': 'أفكر أيضًا في البيع',
  'Check in': 'سجّل الحضور',
  'Checking you in…': 'جارٍ تسجيل حضورك…',
  'You have not been checked in.': 'لم يُسجَّل حضورك.',
  'You are checked in. Come in and have a look around.': 'تم تسجيل حضورك. تفضّل بالدخول وألقِ نظرة.',
  'Remind me by SMS': 'ذكّرني برسالة قصيرة',
  Yes: 'نعم',
};
