import type { ServerMessages } from '../en/on-server.ts';
import { counted } from './plural.ts';

/** A list that stands in a sentence: “Newtown وEnmore”. */
const listed = (words: string[]): string => words.join('، ');

export const alertCriteria: ServerMessages['alertCriteria'] = {
  line: ({ beds, tenure, what, purpose, places, more, around, limits }) => {
    const others = counted(more, {
      zero: '',
      one: ' وضاحية أخرى',
      two: ' وضاحيتين أخريين',
      few: ` و${more} ضواحٍ أخرى`,
      many: ` و${more} ضاحية أخرى`,
      other: ` و${more} ضاحية أخرى`,
    });
    const named = listed(places.map((place) => `\u2068${place}\u2069`)) + others;
    const place = named && `في ${named}${around ? ' وما حولها' : ''}`;
    const first = [what, tenure, purpose, place].filter(Boolean).join(' ');
    return [first, ...(beds ? [`غرف النوم: ${beds} أو أكثر`] : []), ...limits].join('، ');
  },
  purposes: {
    open: { buy: 'للبيع', rent: 'للإيجار' },
    closed: { buy: 'بيعت', rent: 'أُجّرت' },
  },
  subjects: {
    any: 'عقارات',
    residential: 'عقارات سكنية',
    rural: 'عقارات ريفية',
    holiday: 'بيوت عطلات',
    commercial: 'عقارات تجارية',
    business: 'أعمال تجارية',
  },
  tenures: { vacant: 'شاغرة', tenanted: 'مؤجَّرة حاليًا' },
  types: listed,
  uses: (what, uses) => `${what} (${listed(uses)})`,
  baths: (n) => `الحمامات: ${n} أو أكثر`,
  cars: (n) => `مواقف السيارات: ${n} أو أكثر`,
  weekly: (price) => `${price} في الأسبوع`,
  range: (min, max) => `من ${min} إلى ${max}`,
  from: (min) => `من ${min}`,
  upTo: (max) => `حتى ${max}`,
  ofLand: (range) => `الأرض ${range}`,
  ofBuilding: (range) => `البناء ${range}`,
  near: (text) => text,
  within: (text) => text,
  manyOrMore: '1,000 أو أكثر',
  matches: (number, total) =>
    counted(total, {
      zero: 'لا توجد عقارات مطابقة الآن.',
      one: 'يوجد عقار واحد مطابق الآن.',
      two: 'يوجد عقاران مطابقان الآن.',
      few: `توجد ${number} عقارات مطابقة الآن.`,
      many: `يوجد ${number} عقارًا مطابقًا الآن.`,
      other: `يوجد ${number} عقار مطابق الآن.`,
    }),
  results: (number, total) =>
    counted(total, {
      zero: 'لا توجد نتائج على موقعنا.',
      one: 'توجد نتيجة واحدة على موقعنا.',
      two: 'توجد نتيجتان على موقعنا.',
      few: `توجد ${number} نتائج على موقعنا.`,
      many: `توجد ${number} نتيجة على موقعنا.`,
      other: `توجد ${number} نتيجة على موقعنا.`,
    }),
  lineAndMatches: (line, matches) => `${line}. ${matches}`,
  noMatches: 'لا توجد عقارات مطابقة حاليًا.',
  noResults: 'ليست لدينا نتائج نعرضها بعد.',
  whenMatches: 'سنراسلك عندما يتوفر عقار مطابق.',
  whenResults: 'سنراسلك عندما تتوفر.',
};
