import { counted } from './plural.ts';

/** `10 سنوات` */
export const yearsCounted = (n: number): string =>
  counted(n, {
    zero: 'أقل من سنة',
    one: 'سنة واحدة',
    two: 'سنتان',
    few: `${n} سنوات`,
    many: `${n} سنة`,
    other: `${n} سنة`,
  });
