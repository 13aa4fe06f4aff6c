import type { Field } from '@frontage/forms';
import type { FieldMarks } from '#site/ui/form/field-marks.ts';
import { errorIdOf } from './unit-tag.ts';

/** The class names by which clients, themes and tag managers of Contact Form 7 find the parts of a field. */
export function marksOf({
  field,
  unitTag,
  isWrong,
}: {
  field: Field;
  unitTag: string;
  isWrong: boolean;
}): FieldMarks {
  const isList =
    field.kind === 'checkboxes' || (field.kind === 'file' && field.maxFiles > 1)
      ? `${field.name}[]`
      : field.name;
  return {
    name: isList,
    wrap: 'wpcf7-form-control-wrap',
    control: [
      'wpcf7-form-control',
      ...classesOf(field),
      field.required && 'wpcf7-validates-as-required',
      isWrong && 'wpcf7-not-valid',
    ]
      .filter(Boolean)
      .join(' '),
    tip: 'wpcf7-not-valid-tip',
    errorId: errorIdOf({ unitTag, field: field.name }),
    item: 'wpcf7-list-item',
    itemLabel: 'wpcf7-list-item-label',
    freeItem: 'has-free-text',
    freeText: 'wpcf7-free-text',
    counter: 'wpcf7-character-count',
    question: 'wpcf7-quiz-label',
  };
}

function classesOf(field: Field): (string | false | undefined)[] {
  switch (field.kind) {
    case 'email':
      return ['wpcf7-text', 'wpcf7-email', 'wpcf7-validates-as-email'];
    case 'phone':
      return ['wpcf7-text', 'wpcf7-tel', 'wpcf7-validates-as-tel'];
    case 'url':
      return ['wpcf7-text', 'wpcf7-url', 'wpcf7-validates-as-url'];
    case 'number':
    case 'range':
      return [`wpcf7-${field.kind}`, 'wpcf7-validates-as-number'];
    case 'date':
      return ['wpcf7-date', 'wpcf7-validates-as-date'];
    case 'checkboxes':
      if (field.asList) return ['wpcf7-select'];
      return ['wpcf7-checkbox', field.exclusive && 'wpcf7-exclusive-checkbox'];
    case 'acceptance':
      return ['wpcf7-acceptance', field.optional && 'optional', field.inverted && 'invert'];
    default:
      return [`wpcf7-${field.kind}`];
  }
}
