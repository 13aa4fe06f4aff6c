/**
 * Class names and the sent name by which other scripts and styles find the parts of a field. Optional.
 */
export type FieldMarks = {
  /** The name the answer is sent under; lists end in `[]`. */
  name: string;
  /** Around the control and its error; has the field's name as `data-name`. */
  wrap: string;
  /** The control itself or the group of its boxes, and the class it has while the answer is invalid. */
  control: string;
  /** The error, hidden from screen readers, which read the one at `errorId`. */
  tip: string;
  /** The id of the error text elsewhere in the form. */
  errorId: string;
  /** Around each of several boxes, and its label. */
  item: string;
  itemLabel: string;
  /** Around the option with free text, and its text field. */
  freeItem: string;
  freeText: string;
  /** Around the character counter. */
  counter: string;
  /** Around the question of a quiz. */
  question: string;
};
