import { Container } from './container.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  page: <Container>As wide as the page</Container>,
  text: <Container width="text">As wide as reads well</Container>,
};
