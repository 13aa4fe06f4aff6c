import type { JSONFieldServerComponent } from 'payload';

type Answer = { name?: string; label: string; text: string };

/** Fields shown above the answers, with a link to write or to call. */
const SHOWN_ABOVE = /^((first|last)[_-])?name$|^(email|phone)$/;

/** The visitor's answers, as a list to read. */
export const AnswersField: JSONFieldServerComponent = ({ data }) => {
  const answers = (Array.isArray(data?.answers) ? data.answers : []) as Answer[];
  const shown = answers.filter(({ name }) => !SHOWN_ABOVE.test(name ?? ''));
  if (shown.length === 0) return null;
  return (
    <section className="field-type" style={{ marginBlockEnd: '1.25rem' }}>
      <h3 style={{ marginBlockEnd: '0.5rem' }}>Answers</h3>
      <dl style={{ display: 'grid', gap: '0.75rem', margin: 0 }}>
        {shown.map(({ label, text }) => (
          <div key={label}>
            <dt style={{ opacity: 0.75 }}>{label}</dt>
            <dd style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
