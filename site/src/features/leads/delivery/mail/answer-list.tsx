import { mailBox, mailSides, writtenDirection } from '#site/ui/mail/mail-language.ts';
import { Lines } from '#site/ui/mail/mail-parts.tsx';
import { Table } from '#site/ui/mail/mail-table.tsx';
import { colour, sans } from '#site/ui/mail/mail-theme.ts';
import type { MailAnswer } from './mail-answers.ts';

/** What was answered: questions left, answers right, long answers below their question. */
export function AnswerList({ answers }: { answers: MailAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <Table className="fr-line" style={{ margin: '6px 0 24px', borderBottom: `1px solid ${colour.line}` }}>
      {answers.map((answer) => (
        <AnswerRow key={answer.name} answer={answer} />
      ))}
    </Table>
  );
}

const line = `1px solid ${colour.line}`;
const labelLook = {
  fontFamily: sans,
  fontSize: 14,
  lineHeight: '22px',
  color: colour.muted,
  verticalAlign: 'top',
} as const;
const textLook = {
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '24px',
  color: colour.ink,
  verticalAlign: 'top',
  wordBreak: 'break-word',
} as const;

function AnswerRow({ answer }: { answer: MailAnswer }) {
  const { label, wide } = answer;
  const textAlign = mailSides().start;
  if (wide) {
    return (
      <tr>
        <td colSpan={2} className="fr-line" style={{ padding: '11px 0', borderTop: line }}>
          <div className="fr-muted" style={{ ...labelLook, textAlign }}>
            {label}
          </div>
          <div className="fr-ink" {...writtenDirection()} style={{ ...textLook, textAlign }}>
            <AnswerText answer={answer} />
          </div>
        </td>
      </tr>
    );
  }
  return (
    <tr>
      <td
        width="190"
        className="fr-line fr-muted fr-label"
        style={{ ...labelLook, textAlign, padding: mailBox(11, 16, 11, 0), borderTop: line }}
      >
        {label}
      </td>
      <td
        className="fr-line fr-ink fr-text"
        {...writtenDirection()}
        style={{ ...textLook, textAlign, padding: '10px 0', borderTop: line }}
      >
        <AnswerText answer={answer} />
      </td>
    </tr>
  );
}

function AnswerText({ answer: { text, href, link } }: { answer: MailAnswer }) {
  const style = { color: colour.brand, textDecoration: 'underline' };
  return (
    <>
      {href ? (
        <a href={href} className="fr-ink" style={style}>
          {text}
        </a>
      ) : (
        <Lines lines={text.split('\n')} />
      )}
      {link && (
        <>
          <br />
          <a href={link.href} className="fr-ink" style={{ ...style, fontSize: 14 }}>
            {link.text}
          </a>
        </>
      )}
    </>
  );
}
