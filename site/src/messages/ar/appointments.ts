import type { ServerMessages } from '../en/on-server.ts';

/** A name within a sentence, whichever way it runs. */
const own = (name: string): string => `\u2068${name}\u2069`;

export const appointments: ServerMessages['appointments'] = {
  title: 'احجز تقييمًا',
  titleWith: (name) => `احجز تقييمًا مع ${own(name)}`,
  description: (agency) => `احجز تقييمًا مجانيًا لعقارك مع ${own(agency)} في الوقت الذي يناسبك.`,
  intro: 'اختر من سيزورك، ثم الوقت الذي يناسبك. مجانًا وبلا أي التزام.',
  chooseTime: 'اختر موعدًا',
  chooseTimeWith: (name) => `اختر موعدًا مع ${own(name)}`,
  none: {
    title: 'لا يمكن حجز تقييم عبر الإنترنت حاليًا',
    text: 'أخبرنا عن عقارك وسنتصل بك لتحديد موعد.',
    button: 'اطلب تقييمًا',
  },
  allTaken: 'جميع المواعيد محجوزة حاليًا.',
  arrange: (name) => `اتصل بـ ${own(name)} لتحديد موعد`,
  chooseIn: (place) => `اختر موعدًا. المواعيد بتوقيت ${own(place)}.`,
  inZone: (time, place) => `${time} (بتوقيت ${own(place)})`,
  atOffice: (there, here) => `${there}، أي ${here} في المكتب`,
  yours: 'تقييمك',
  staff: 'التقييم',
  withHost: (time, name) => `${time}، مع ${own(name)}.`,
  cancelledAt: (time) => `أُلغي: ${time}`,
  nobodyComes: 'لن يزورك أحد.',
  closed: 'لم يعد بالإمكان تغييره.',
  move: 'تغيير الموعد',
  newTime: 'الموعد الجديد',
  moveButton: 'غيّر موعد التقييم',
  callToMove: 'لتغيير الموعد، اتصل بنا: لا يمكن اختيار موعد آخر هنا.',
  cancel: 'الإلغاء',
  cancelButton: 'إلغاء التقييم',
  error: 'خطأ: تقييمك',
  notMoved: 'حُجز هذا الموعد للتو، أو تغيّر التقييم في هذه الأثناء. اختر مرة أخرى.',
  tooMany: 'تغييرات كثيرة جدًا. حاول مرة أخرى بعد بضع دقائق.',
  useless: {
    title: 'هذا الرابط لا يعمل',
    text: 'الرابط غير مكتمل، أو لم يعد التقييم لدينا. استخدم الرابط الموجود في أحدث رسالة منا.',
  },
  moveOrCancel: 'تغيير التقييم أو إلغاؤه',
  cancelled: (time) => `${time}، أُلغي`,
  eventBy: (host, agency) => `تقييم من ${own(host)}، ${own(agency)}`,
  eventFor: (owner) => `تقييم: ${own(owner)}`,
  reference: (reference) => `الرقم المرجعي ${own(reference)}`,
  change: (link) => `التغيير أو الإلغاء: ${link}`,
};
