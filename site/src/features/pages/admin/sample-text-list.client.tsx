import type { SampleText } from '../sample-text-type.ts';

/** What has to be replaced before a page is published, and the kind of block it stands in. */
export function SampleTextList({ found }: { found: SampleText[] }) {
  return (
    <>
      <p>
        Visitors would read it as yours, figures included. Replace it with your own, or take the block out.
      </p>
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
