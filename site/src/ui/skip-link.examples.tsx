import type { Examples } from './examples.ts';
import { SkipLink } from './skip-link.tsx';

export const examples: Examples = { 'hidden until it has the focus': <SkipLink /> };
