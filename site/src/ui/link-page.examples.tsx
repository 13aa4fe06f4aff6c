import { Button } from './button.tsx';
import type { Examples } from './examples.ts';
import { LinkColumn, LinkNotice, TokenForm } from './link-page.tsx';

export const examples: Examples = {
  'what was done': (
    <LinkNotice
      title="Your email address is confirmed"
      text="We will email you our newsletter."
      link={{ href: '/', label: 'Go to the front page' }}
    />
  ),
  'a link that no longer works': (
    <LinkNotice title="This link no longer works" text="Sign up again to get a new one." />
  ),
  'a question': (
    <LinkColumn>
      <TokenForm action="/newsletter/unsubscribe" token="example">
        <Button type="submit">Unsubscribe</Button>
      </TokenForm>
    </LinkColumn>
  ),
};
