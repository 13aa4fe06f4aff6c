import type { JSONFieldServerComponent } from 'payload';
import type { Attachment } from '../types/lead-types.ts';
import { attachmentPath } from './attachment-path.ts';

/** What came with a lead, each to be downloaded: pictures small, files by name. */
export const AttachmentsField: JSONFieldServerComponent = ({ data, id }) => {
  const attachments = (Array.isArray(data?.attachments) ? data.attachments : []) as Attachment[];
  const lead = id ?? data?.id;
  if (attachments.length === 0 || !lead) return null;
  const count = attachments.length;
  return (
    <div className="field-type">
      <h3 style={{ marginBlock: '1rem 0.5rem' }}>{attachments.some(isPicture) ? 'Pictures' : 'Files'}</h3>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', listStyle: 'none', padding: 0 }}>
        {attachments.map((attachment, index) => (
          <li key={attachment.name}>
            <a href={attachmentPath({ lead, name: attachment.name })} download>
              {isPicture(attachment) && (
                <img
                  src={attachmentPath({ lead, name: attachment.name })}
                  alt={`Attached by the visitor: ${index + 1} of ${count}`}
                  width={Math.round((attachment.width / attachment.height) * 160)}
                  height={160}
                  loading="lazy"
                  style={{ display: 'block', maxWidth: '100%', objectFit: 'contain' }}
                />
              )}
              Download {attachment.title ?? `picture ${index + 1}`} ({Math.ceil(attachment.size / 1024)} KB)
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

const isPicture = (attachment: Attachment): attachment is Attachment & { width: number; height: number } =>
  Boolean(attachment.width && attachment.height);
