/**
 * Class names by which scripts and styles of others find the parts of a field, and the name it is sent under. Forms
 * without are found by nobody.
 */
export type FieldMarks = {
  /** What the control sends its answer as; lists end in `[]`. */
  name: string;
  /** Around the control and what is wrong with it; it has the field's name as `data-name`. */
  wrap: string;
  /** The control itself, or what holds its boxes; with what it has while the answer is wrong. */
  control: string;
  /** What is wrong, for eyes only: it is read where `errorId` is. */
  tip: string;
  /** The id of what is wrong, in words, elsewhere in the form. */
  errorId: string;
  /** Around each of several boxes, and its words. */
  item: string;
  itemLabel: string;
  /** Around the one beside which something can be written, and where that is. */
  freeItem: string;
  freeText: string;
  /** Around the number of characters. */
  counter: string;
  /** Around what a quiz asks. */
  question: string;
};
