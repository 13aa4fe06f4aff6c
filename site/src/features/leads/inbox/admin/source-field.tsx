import type { JSONFieldServerComponent } from 'payload';
import { languageName } from '../../types/language-name.ts';

const LABELS: Record<string, string> = {
  language: 'Language',
  referrer: 'Referring website',
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
  landing: 'Landing page',
  last_utm_source: 'Last campaign source',
  last_utm_medium: 'Last campaign medium',
  last_utm_campaign: 'Last campaign',
  last_utm_term: 'Last campaign term',
  last_utm_content: 'Last campaign content',
};

/** Which campaign or site brought the visitor, and the language they read the form in. */
export const SourceField: JSONFieldServerComponent = ({ data }) => {
  const entries = Object.entries((data?.source ?? {}) as Record<string, unknown>);
  if (entries.length === 0) return null;
  return (
    <dl className="field-type" style={{ display: 'grid', gap: '0.5rem' }}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt style={{ opacity: 0.65 }}>{LABELS[name] ?? name}</dt>
          <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {name === 'language' ? languageName(value) : String(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
};
