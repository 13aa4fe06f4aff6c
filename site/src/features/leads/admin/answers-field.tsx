import type { JSONFieldServerComponent } from 'payload';

type Answer = { label: string; text: string };

/** The visitor's answers, as a list to read. */
export const AnswersField: JSONFieldServerComponent = ({ data }) => {
  const answers = (Array.isArray(data?.answers) ? data.answers : []) as Answer[];
  return (
    <dl className="field-type" style={{ display: 'grid', gap: '0.75rem' }}>
      {answers.map(({ label, text }) => (
        <div key={label}>
          <dt style={{ opacity: 0.65 }}>{label}</dt>
          <dd style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{text}</dd>
        </div>
      ))}
    </dl>
  );
};
