import type { Messages } from '../en/index.ts';
import { counted } from './plural.ts';

export const searchForm: Messages['searchForm'] = {
  search: 'بحث',
  any: 'أي',
  suburb: 'الضاحية أو الرمز البريدي',
  suburbs: 'الضواحي',
  suburbExample: 'مثل Newtown أو 2042',
  addAnother: 'أضف ضاحية أخرى',
  suburbsFound: (n) =>
    counted(n, {
      zero: 'لم يُعثر على ضواحٍ',
      one: 'عُثر على ضاحية واحدة',
      two: 'عُثر على ضاحيتين',
      few: `عُثر على ${n} ضواحٍ`,
      many: `عُثر على ${n} ضاحية`,
      other: `عُثر على ${n} ضاحية`,
    }),
  noSuburbs: 'لم يُعثر على ضواحٍ',
  lookingFor: 'أبحث عن',
  buyRentOrSold: 'شراء أو استئجار أو مباعة',
  typeAndPrice: 'النوع والسعر',
  typeAndRent: 'النوع والإيجار الأسبوعي',
  type: 'النوع',
  channels: { buy: 'شراء', rent: 'استئجار', sold: 'مباعة', leased: 'مؤجَّرة' },
};
