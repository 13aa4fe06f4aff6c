import { isCalendarDay } from '../kinds/date.ts';

/** Whether a text has the shape of an email address: 6 characters or more, one `@`, valid parts on both sides. */
export const isEmailShape = (text: string): boolean => {
  const [local = '', domain = '', ...more] = text.split('@');
  if (text.length < 6 || more.length > 0) return false;
  const labels = domain.split('.');
  return (
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local) &&
    labels.length > 1 &&
    labels.every((label) => /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/.test(label))
  );
};

/** Whether a text is an absolute web address. Other schemes are refused: `javascript:` would become a link in an email. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);

/** Whether a text is a phone number of 7 to 15 digits; extensions behind `#` or `*` do not count. */
export const isPhoneShape = (text: string): boolean => {
  const [number = ''] = text.split(/[#*]/);
  const plain = number.replace(/[()/.\s-]/g, '').replace(/^(?:\+|00)[+0]*/, '');
  return /^\d{7,15}$/.test(plain);
};

/** Whether a text is a number as HTML writes it: not `1.`, `+1`, `1,000` or `0x1`. */
export const isNumberShape = (text: string): boolean =>
  /^-?(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text));

/** Whether a text is an existing day as yyyy-mm-dd. */
export const isDayShape = isCalendarDay;

/** Whether a text is a time of the day as HH:MM or HH:MM:SS. */
export const isTimeShape = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);

/** Whether a number lies on a step, to six decimal places: 0.3 is three steps of 0.1 despite floating point. */
export const isOnStep = ({
  value,
  base,
  interval,
}: {
  value: number;
  base: number;
  interval: number;
}): boolean => {
  if (!(interval > 0)) return true;
  const rest = Number(Math.abs((value - base) % interval).toFixed(6));
  return rest === 0 || rest === Number(interval.toFixed(6));
};

/** The day of the week of an ISO day, Monday 1 to Sunday 7. */
export const weekday = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
