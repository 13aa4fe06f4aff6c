import type { Examples } from './examples.ts';
import { LogoMark } from './logo-mark.tsx';

export const examples: Examples = {
  'with the first letter': <LogoMark letter="B" />,
  plain: <LogoMark />,
};
