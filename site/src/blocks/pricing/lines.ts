/** The lines of a text, each once, without empty ones. */
export function lines(text: string): string[] {
  const all = text.split('\n').map((line) => line.trim());
  return [...new Set(all.filter(Boolean))];
}
