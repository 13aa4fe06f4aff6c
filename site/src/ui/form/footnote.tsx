/**
 * The text below a form's button. “Privacy policy” in it, or what it is called in another language, links to it, in a tab of
 * its own: answers stay.
 */
export function Footnote({ text, linked = 'privacy policy' }: { text: string; linked?: string }) {
  const [before, after] = text.split(linked);
  return (
    <p className="mt-3 text-sm text-pretty text-muted">
      {before}
      {after !== undefined && (
        <a href="/privacy" target="_blank" rel="noopener" className="underline">
          {linked}
        </a>
      )}
      {after}
    </p>
  );
}
