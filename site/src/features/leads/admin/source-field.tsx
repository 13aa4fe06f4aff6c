import type { JSONFieldServerComponent } from 'payload';

const LABELS: Record<string, string> = {
  referrer: 'Site before ours',
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  gclid: 'Google Ads click',
  gbraid: 'Google Ads click (app)',
  wbraid: 'Google Ads click (web to app)',
  fbclid: 'Meta click',
  msclkid: 'Microsoft Ads click',
  landing: 'First page',
  last_utm_source: 'Came back from: source',
  last_utm_medium: 'Came back from: medium',
  last_utm_campaign: 'Came back from: campaign',
  last_utm_term: 'Came back from: term',
  last_utm_content: 'Came back from: content',
};

/** Which campaign or site brought the visitor. */
export const SourceField: JSONFieldServerComponent = ({ data }) => {
  const entries = Object.entries((data?.source ?? {}) as Record<string, unknown>);
  if (entries.length === 0) return null;
  return (
    <dl className="field-type" style={{ display: 'grid', gap: '0.5rem' }}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt style={{ opacity: 0.65 }}>{LABELS[name] ?? name}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{String(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
