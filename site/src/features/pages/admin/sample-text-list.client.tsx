import type { SampleText } from '../sample-text-type.ts';

/** What has to be replaced before a page is published, and the kind of block it is in. */
export function SampleTextList({ found }: { found: SampleText[] }) {
  return (
    <>
      <p>Visitors would see these sample texts and figures as yours. Replace them or delete the block.</p>
      <ul style={{ paddingInlineStart: '1.25rem' }}>
        {found.map(({ id, block, text }) => (
          <li key={`${id} ${text}`}>
            <strong>{block}</strong>: {text}
          </li>
        ))}
      </ul>
    </>
  );
}
