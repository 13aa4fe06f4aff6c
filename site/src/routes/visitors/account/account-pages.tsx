import type { ControlValues, FieldError } from '@frontage/forms';
import type { ReactNode } from 'react';
import { linksBelow } from '#site/features/accounts/account-links-below.ts';
import type { LinkState } from '#site/features/accounts/confirm-email.ts';
import { LeadForm } from '#site/features/leads/forms/opening/lead-form.island.tsx';
import { accountTexts } from '#site/messages/accounts.ts';
import { formTexts } from '#site/messages/forms.ts';
import type { PageAnswer } from '#site/server/page.ts';
import { mailPromise } from '#site/server/sends-mail.ts';
import type { OpenedForm, VisitorForm } from '#site/server/visitor-form.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { FormPreview } from '#site/ui/form/form-preview.tsx';
import { FormLinks } from '#site/ui/form-panel/form-links.tsx';
import { consentBelow } from '../consent-below.ts';

/** What is personal is made for one visitor and kept by nobody. */
const PERSONAL = { tags: [], cacheable: false } satisfies Partial<PageAnswer>;

/** A form of accounts or alerts as a page of its own, at first or after it was refused. */
export function visitorFormPage({
  definition,
  action,
  values,
  problem,
  errors,
  status,
  preview,
}: Pick<VisitorForm, 'definition'> & {
  preview?: OpenedForm['preview'];
  action: string;
  values?: ControlValues;
  problem?: string;
  errors?: readonly FieldError[];
  status?: PageAnswer['status'];
}): PageAnswer {
  const { key, title } = definition;
  return {
    ...PERSONAL,
    status,
    head: { title: problem ? formTexts().error(title) : title, noindex: true },
    inEnglish: !definition.texts,
    body: (
      <Column>
        <h1 className="mb-6 text-3xl md:text-4xl">{title}</h1>
        {preview && <FormPreview preview={preview} />}
        <LeadForm {...{ definition, action, values, problem, errors, footnote: consentBelow(key) }} />
        <FormLinks links={linksBelow(key)} />
      </Column>
    ),
  };
}

/** What a form that was sent without JavaScript says. */
export const formDonePage = ({
  thanks,
  next,
}: {
  thanks: { title: string; body: string };
  next?: string;
}): PageAnswer =>
  notice({
    title: thanks.title,
    text: thanks.body,
    link: { href: next ?? '/', label: nextLabel(next ?? '/') },
  });

function nextLabel(next: string): string {
  const { next: labels, signIn } = accountTexts();
  const known: Readonly<Record<string, string>> = {
    '/welcome': labels.welcome,
    '/forms/login': signIn,
    '/': labels.home,
  };
  return known[next] ?? labels.other;
}

/** A form whose link has been used, or that is about something that is not there. */
export const formGonePage = (): PageAnswer => ({
  ...notice({
    title: accountTexts().incomplete.title,
    text: accountTexts().incomplete.text,
    link: { href: '/forms/forgot-password', label: accountTexts().incomplete.button },
  }),
  status: 404,
});

/** The page that a link in an email opens: it asks, and changes nothing until its button is clicked. */
export function linkPage({
  link,
  action,
  token,
  ask,
  done,
}: {
  link: LinkState;
  /** Where the button posts to. */
  action: string;
  token: string;
  ask: { title: string; text: (email: string) => string; button: string };
  done: { title: string; text: (email: string) => string };
}): PageAnswer {
  const { spent, signIn, setPassword, setPasswordText } = accountTexts();
  if (link.state === 'expired') {
    return {
      ...notice({
        title: spent.title,
        text: `${spent.text} ${mailPromise(spent.again)}`,
        link: { href: '/forms/login', label: signIn },
      }),
      status: 410,
    };
  }
  if (link.state === 'done') {
    const { choosePassword } = link;
    return notice({
      title: done.title,
      text: choosePassword ? `${done.text(link.email)} ${setPasswordText}` : done.text(link.email),
      link: choosePassword
        ? { href: choosePassword, label: setPassword }
        : { href: '/forms/login', label: signIn },
    });
  }
  return {
    ...PERSONAL,
    head: { title: ask.title, noindex: true },
    body: (
      <Column>
        <h1 className="mb-4 text-3xl md:text-4xl">{ask.title}</h1>
        <p className="mb-6 text-lg wrap-anywhere">{ask.text(link.email)}</p>
        <form method="post" action={action}>
          <input type="hidden" name="t" value={token} />
          <Button type="submit">{ask.button}</Button>
        </form>
      </Column>
    ),
  };
}

const notice = ({
  title,
  text,
  link,
}: {
  title: string;
  text: string;
  link?: { href: string; label: string };
}): PageAnswer => ({
  ...PERSONAL,
  head: { title, noindex: true },
  body: (
    <Column>
      <EmptyState title={title} text={text}>
        {link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}
      </EmptyState>
    </Column>
  ),
});

const Column = ({ children }: { children: ReactNode }) => (
  <Container width="text" className="py-10 md:py-14">
    {children}
  </Container>
);
