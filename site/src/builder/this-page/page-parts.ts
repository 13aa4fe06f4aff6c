import { listingParts } from './listing-parts.tsx';
import type { PagePart } from './page-part.tsx';
import { peopleParts } from './people-parts.tsx';
import { postParts } from './post-parts.tsx';
import { searchParts } from './search-parts.tsx';
import { siteParts } from './site-parts.tsx';
import { suburbParts } from './suburb-parts.tsx';

/** The blocks that show a part of the page their template surrounds, in the order the editor offers them. */
export const pageParts: readonly PagePart[] = [
  ...siteParts,
  ...listingParts,
  ...peopleParts,
  ...suburbParts,
  ...postParts,
  ...searchParts,
];
