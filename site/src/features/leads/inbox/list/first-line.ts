/** Longest beginning of a message in a list, in characters. */
const LONGEST = 160;

/** Answers that the inbox shows elsewhere. */
const NOT_A_MESSAGE = /name|email|phone|mobile|address|postcode|suburb|state|consent|privacy|newsletter/;

/** The beginning of what a visitor wrote, on one line: the message, else the longest answer; '' for none. */
export function firstLine(answers: unknown): string {
  const given = (Array.isArray(answers) ? answers : []) as { name?: unknown; text?: unknown }[];
  const texts = given
    .map(({ name, text }) => ({ name: String(name ?? ''), text: String(text ?? '') }))
    .map(({ name, text }) => ({ name, text: text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text);
  const message = texts.find(({ name }) => /message|comments?|details|enquiry/.test(name));
  const others = texts.filter(({ name }) => !NOT_A_MESSAGE.test(name));
  const text = message?.text ?? others.toSorted((a, b) => b.text.length - a.text.length)[0]?.text ?? '';
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : text;
}
