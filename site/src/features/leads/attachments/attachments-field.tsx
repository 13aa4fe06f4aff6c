import type { JSONFieldServerComponent } from 'payload';
import type { Attachment } from '../lead-types.ts';
import { attachmentPath } from './attachment-path.ts';

/** The pictures that came with a lead, small, each to be downloaded. */
export const AttachmentsField: JSONFieldServerComponent = ({ data, id }) => {
  const attachments = (Array.isArray(data?.attachments) ? data.attachments : []) as Attachment[];
  const lead = id ?? data?.id;
  if (attachments.length === 0 || !lead) return null;
  return (
    <div className="field-type">
      <h3 style={{ marginBlock: '1rem 0.5rem' }}>Pictures</h3>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', listStyle: 'none', padding: 0 }}>
        {attachments.map(({ name, size, width, height }, index) => (
          <li key={name}>
            <a href={attachmentPath({ lead, name })} download>
              <img
                src={attachmentPath({ lead, name })}
                alt={`Attached by the visitor: ${index + 1} of ${attachments.length}`}
                width={Math.round((width / height) * 160)}
                height={160}
                loading="lazy"
                style={{ display: 'block', maxWidth: '100%', objectFit: 'contain' }}
              />
              Download picture {index + 1} ({Math.ceil(size / 1024)} KB)
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
