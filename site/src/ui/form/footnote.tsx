const LINKED = 'privacy policy';

/** The text below a form's button. The words “privacy policy” in it link to it, in a tab of its own: answers stay. */
export function Footnote({ text }: { text: string }) {
  const [before, after] = text.split(LINKED);
  return (
    <p className="mt-3 text-sm text-pretty text-muted">
      {before}
      {after !== undefined && (
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          {LINKED}
        </a>
      )}
      {after}
    </p>
  );
}
