import type { Examples } from './examples.ts';
import { Strengths } from './strengths.tsx';

const item = (title: string) => ({ title, text: 'What is behind it, in a sentence or two.' });

export const examples: Examples = {
  three: <Strengths title="Why us" items={['Local', 'Frank', 'One team'].map(item)} />,
  four: <Strengths title="Why us" items={['Local', 'Frank', 'One team', 'Since 1961'].map(item)} />,
};
