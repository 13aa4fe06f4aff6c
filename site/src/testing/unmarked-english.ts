const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const HIDDEN = /^(?:script|style|template|code)$/;
/** Attributes that visitors read or hear. */
const READ = /\s(?:aria-label|alt|title|placeholder)="([^"]+)"/g;

/**
 * The texts in `<main>` of a page that are in English but not marked so, for a page in a language of another script: what
 * has a word of three Latin letters that is not in `names`.
 */
export function unmarkedEnglish(html: string, { names }: { names: readonly string[] }): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const open: { name: string; english: boolean; hidden: boolean }[] = [];
  const found: string[] = [];
  const add = (text: string) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, ''), text.replaceAll('&amp;', '&'));
    if (/[A-Za-z]{3,}/.test(rest.replace(/&#?\w+;|\S+@\S+|https?:\S+/g, ''))) found.push(text.trim());
  };
  for (const [, tag, text] of main.matchAll(/(<[^>]*>)|([^<]+)/g)) {
    const around = open.at(-1) ?? { name: '', english: false, hidden: false };
    if (text !== undefined) {
      if (!around.english && !around.hidden) add(text);
      continue;
    }
    const [, closing, name = ''] = /^<(\/?)([\w-]+)/.exec(tag ?? '') ?? [];
    if (closing) {
      while (open.length > 0 && open.pop()?.name !== name);
      continue;
    }
    const [, lang] = /\slang="([\w-]+)"/.exec(tag ?? '') ?? [];
    const english = lang ? lang.startsWith('en') : around.english;
    const hidden = around.hidden || HIDDEN.test(name);
    if (!english && !hidden) for (const [, read] of (tag ?? '').matchAll(READ)) add(read ?? '');
    if (!VOID.test(name) && !/\/>$/.test(tag ?? '')) open.push({ name, english, hidden });
  }
  return found;
}
