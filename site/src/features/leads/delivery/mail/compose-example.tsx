import { renderToStaticMarkup } from 'react-dom/server';
import { mailHtml } from '#site/ui/mail/mail-document.tsx';
import { AgencyMail, agencyMailText, agencySubject } from './agency-mail.tsx';
import type { ComposeExample } from './example-composer.ts';
import { exampleProps } from './example-props.ts';
import { VisitorMail, visitorMailText, visitorSubject } from './visitor-mail.tsx';

/** The email that texts make with made-up answers, as the preview shows it. */
export const composeExample: ComposeExample = ({ readership, ...given }) => {
  const props = exampleProps({ readership, ...given });
  if (!props) return undefined;
  const isStaff = readership === 'staff';
  const mail = isStaff ? <AgencyMail {...props} /> : <VisitorMail {...props} />;
  return {
    subject: isStaff ? agencySubject(props) : visitorSubject(props),
    text: isStaff ? agencyMailText(props) : visitorMailText(props),
    html: mailHtml(renderToStaticMarkup(mail)),
  };
};
