import { writtenDirection } from '#site/ui/mail/mail-language.ts';
import { Table } from '#site/ui/mail/mail-table.tsx';
import { colour, sans } from '#site/ui/mail/mail-theme.ts';
import type { LeadContact } from '../../types/lead-types.ts';
import { mailLink, telLink } from './mail-answers.ts';

/** A number stays as it is dialled, also between words that run from right to left. */
const numberDirection = (): { dir?: 'ltr' } => (writtenDirection().dir ? { dir: 'ltr' } : {});

/** Whom to turn to. */
export function ContactCard({ contact }: { contact: LeadContact }) {
  const link = { color: colour.brand, textDecoration: 'underline' };
  return (
    <Table style={{ margin: '0 0 6px' }}>
      <tr>
        <td
          className="fr-ink"
          style={{
            fontFamily: sans,
            fontSize: 16,
            lineHeight: '24px',
            color: colour.ink,
          }}
        >
          <strong>{contact.name}</strong>
          {contact.role && (
            <span className="fr-muted" style={{ color: colour.muted }}>
              {' '}
              · {contact.role}
            </span>
          )}
          {contact.phone && (
            <div>
              <a href={telLink(contact.phone)} {...numberDirection()} className="fr-ink" style={link}>
                {contact.phone}
              </a>
            </div>
          )}
          {contact.email && (
            <div>
              <a href={mailLink(contact.email)} className="fr-ink" style={link}>
                {contact.email}
              </a>
            </div>
          )}
        </td>
      </tr>
    </Table>
  );
}
