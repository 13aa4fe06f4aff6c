import { type Field, kindOf } from './kinds/list.ts';
import { defaultTexts, type Failure, fillText, labelParams, type RuleTexts } from './messages.ts';

/** The message for a failure: the field's own, else its kind's, else the general one. */
export const messageFor = ({
  field,
  failure,
  texts: given,
}: {
  field: Field;
  failure: Failure;
  /** Of the form; they take precedence over those of kinds. */
  texts?: RuleTexts;
}): string => {
  const { article = 'your', texts } = kindOf(field);
  const { rule, params } = failure;
  const literal =
    rule === 'required' && typeof field.required === 'object' ? field.required.message : undefined;
  const text = literal ?? field.messages?.[rule] ?? given?.[rule] ?? texts?.[rule] ?? defaultTexts[rule];
  return fillText({
    text,
    params: { ...labelParams({ label: field.label, article, noun: field.noun }), ...params },
  });
};
