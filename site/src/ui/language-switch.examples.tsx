import type { Examples } from './examples.ts';
import { LanguageSwitch } from './language-switch.tsx';

export const examples: Examples = {
  'two languages beside English': <LanguageSwitch languages={['zh', 'ar']} path="/buy" />,
};
