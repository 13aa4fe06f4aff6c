import { blockDesk } from './blocks/block-desk.ts';
import type { CleanDesign } from './features/pages/design-field.ts';

/** How the collections of pages clean what is built in them: pages and blocks meet here. */
export const cleanStoredDesign: CleanDesign = (input) => blockDesk().clean(input);
