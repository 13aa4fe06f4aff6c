import { renderToStaticMarkup } from 'react-dom/server';
import type { MailMessage } from '#site/server/mail.ts';
import { MailDocument, type MailLogo, mailHtml } from '#site/ui/mail/mail-document.tsx';
import { ButtonRow, Heading, MailButton, Paragraph } from '#site/ui/mail/mail-parts.tsx';
import type { ResultText } from './result-text.ts';

type ResultMail = {
  result: ResultText;
  agency: { name: string; logo?: MailLogo | null };
  siteUrl: string;
};

/** A result of the calculator as an email. Nothing in it is what its sender wrote: it may go to anybody’s address. */
export function resultMail({
  result,
  agency,
  siteUrl,
}: ResultMail): Pick<MailMessage, 'subject' | 'text' | 'html'> {
  const why = `You’re receiving this email because someone entered this address on ${new URL(siteUrl).host}. It’s a one-off email and you haven’t been added to a mailing list.`;
  return {
    subject: result.title,
    text: `${result.text}\n\n${why}`,
    html: mailHtml(
      renderToStaticMarkup(
        <MailDocument
          title={result.title}
          preheader={result.text.split('\n\n')[0]?.replace('\n', '. ') ?? ''}
          agencyName={agency.name}
          siteUrl={siteUrl}
          logo={agency.logo}
          footer={why}
        >
          <Heading>{result.title}</Heading>
          {paragraphsOf(result).map((lines) => (
            <Paragraph key={lines[0]}>
              {lines.map((line, index) => (
                <span key={index}>
                  {index > 0 && <br />}
                  {index === 0 && lines.length > 1 ? <b>{line}</b> : line}
                </span>
              ))}
            </Paragraph>
          ))}
          <ButtonRow>
            <MailButton href={siteUrl + result.path}>Open this result</MailButton>
          </ButtonRow>
        </MailDocument>,
      ),
    ),
  };
}

/** The text without its first paragraph, which the heading says, and without the address, which the button has. */
const paragraphsOf = ({ text, path }: ResultText): string[][] =>
  text
    .split('\n\n')
    .slice(1)
    .map((paragraph) => paragraph.split('\n').filter((line) => !line.endsWith(path)));
