import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  'title alone': <EmptyState title="No listings yet" level={3} />,
  'with a way on': (
    <EmptyState title="No properties match your search" text="A wider search may find something.">
      <ButtonLink href="/buy">Everything for sale</ButtonLink>
    </EmptyState>
  ),
};
