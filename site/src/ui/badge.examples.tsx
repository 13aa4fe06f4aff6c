import { Badge } from './badge.tsx';
import type { Examples } from './examples.ts';

export const examples: Examples = {
  soft: <Badge>Pets considered</Badge>,
  sold: <Badge tone="accent">Sold</Badge>,
  'under offer': <Badge tone="brand">Under offer</Badge>,
  new: <Badge tone="paper">New</Badge>,
  sent: <Badge tone="good">Sent</Badge>,
};
