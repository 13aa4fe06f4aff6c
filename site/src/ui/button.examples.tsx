import { Button, ButtonLink } from './button.tsx';
import type { Examples } from './examples.ts';
import { Icon } from './icons.tsx';

export const examples: Examples = {
  primary: <Button>Send enquiry</Button>,
  'submits, as wide as its place': (
    <Button type="submit" variant="accent" block>
      Search
    </Button>
  ),
  disabled: <Button disabled>Sending…</Button>,
  'link with an icon': (
    <ButtonLink href="tel:0255500140" variant="outline" size="lg">
      <Icon name="phone" />
      (02) 5550 0140
    </ButtonLink>
  ),
  quiet: (
    <ButtonLink href="/agents" variant="quiet" size="sm">
      Our agents
    </ButtonLink>
  ),
  'on the dark background': (
    <ButtonLink href="/sold" variant="light">
      Recent sales
    </ButtonLink>
  ),
};
