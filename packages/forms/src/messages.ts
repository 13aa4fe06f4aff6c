/** Every way a field can fail. Each has a default text and can be overridden per field. */
export type Rule =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'format'
  | 'option'
  | 'min'
  | 'max'
  | 'sameAs'
  | 'tooFew'
  | 'tooMany'
  | 'fileType'
  | 'fileSize'
  | 'fileEmpty'
  | 'step'
  | 'days';

/** Why an answer fails; `min`, `max` and the like fill the message's placeholders. */
export type Failure = { readonly rule: Rule; readonly params?: MessageParams };

export type MessageParams = Readonly<Record<string, string | number | undefined>>;

/** Texts by rule. Placeholders: {label}, {noun} ("your phone number"), {text} (the label as written), {min}, {max}, {other}. */
export type RuleTexts = Readonly<Partial<Record<Rule, string>>>;

/** Word before the label in {noun}: "your name", "an office", "the date", or none. */
export type Article = 'your' | 'a' | 'the' | '';

/** Used where neither the field nor its kind has a text of its own. */
export const defaultTexts: Readonly<Record<Rule, string>> = {
  required: 'Enter {noun}',
  minLength: '{label} must be {min} characters or more',
  maxLength: '{label} must be {max} characters or fewer',
  format: 'Check {noun}',
  option: 'Choose {noun} from the list',
  min: '{label} must be {min} or more',
  max: '{label} must be {max} or less',
  sameAs: '{label} must be the same as {other}',
  tooFew: '{label}: choose at least {min}',
  tooMany: '{label}: choose up to {max}',
  fileType: '{label}: each file must be {types}',
  fileSize: '{label}: each file must be {max} or smaller',
  fileEmpty: '{label}: one of the files is empty, choose another',
  step: '{label} must be in steps of {step}',
  days: '{label} must be a {days}',
};

/** Fills `{name}` placeholders; unknown ones stay as they are. */
export const fillText = ({ text, params }: { text: string; params: MessageParams }): string =>
  text.replace(/\{(\w+)\}/g, (all, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : all,
  );

/** The label and noun of a field in a message; `noun` overrides the one after "Enter" or "Choose". */
export const labelParams = (args: { label: string; article: Article; noun?: string }) => {
  const text = args.label.replace(/[\s:*]+$/, '');
  const isQuoted = !isNamed(text);
  const noun = isQuoted
    ? `an answer to “${text}”`
    : withArticle({ text: lowerFirst(text), article: args.article });
  return { text, label: isQuoted ? `Your answer to “${text}”` : text, noun: args.noun ?? noun };
};

/** Whether a label is a noun, such as "Phone number", and not a question ("How can we help") or an opening ("I am a"). */
const isNamed = (text: string): boolean => !text.endsWith('?') && !OPENINGS.test(text);

const OPENINGS =
  /^(how|what|when|where|which|who|whom|whose|why|do|does|did|are|is|was|were|have|has|had|can|could|would|will|should|may|if|any|i|i’m|i'm|we|please|tell|enter|choose|select|pick|write|describe|attach|upload|give|add)(?![\p{L}\p{N}-])/iu;

/** "Phone number" → "phone number"; "ABN" stays. */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

const withArticle = ({ text, article }: { text: string; article: Article }): string => {
  // "Your name" has one of its own.
  if (article === '' || /^(your|our|my|the|an?|this|these) /i.test(text)) return text;
  if (article !== 'a') return `${article} ${text}`;
  return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
};
