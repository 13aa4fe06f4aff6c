import type { ReactNode } from 'react';
import { ButtonLink } from './button.tsx';
import { Container } from './container.tsx';
import { EmptyState } from './empty-state.tsx';

/* What pages are made of that links in emails lead to. */

/** The result, or why nothing can be done. */
export const LinkNotice = ({
  title,
  text,
  link,
}: {
  title: string;
  text: string;
  link?: { href: string; label: string };
}) => (
  <LinkColumn>
    <EmptyState title={title} text={text}>
      {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
    </EmptyState>
  </LinkColumn>
);

/** A form that sends the token of the link in its URL. */
export const TokenForm = ({
  action,
  token,
  children,
}: {
  action: string;
  token: string;
  children: ReactNode;
}) => (
  <form method="post" action={action}>
    <input type="hidden" name="t" value={token} />
    {children}
  </form>
);

export const LinkColumn = ({ children }: { children: ReactNode }) => (
  <Container width="text" className="py-10 md:py-14">
    {children}
  </Container>
);
