const PLAIN: [RegExp, string][] = [
  [/^sources › .+ › title /, 'Enter the title of the source.'],
  [/^sources › .+ › address /, 'Enter the address of the source; it starts with https://.'],
  [/^sources › .+ › published /, 'Choose the day on which the source was published.'],
  [/^schemes › \d+ › tables › \d+ › from /, 'Choose the day from which the rates are in force.'],
  [/^schemes › \d+ › tables › \d+ › endsOn /, 'Choose the last day from the calendar, or leave it empty.'],
  [/^schemes › \d+ › tables › \d+ › rule /, 'Say in a sentence what visitors should read about it.'],
  [
    /^schemes › \d+ › tables › \d+ › rules › .+ (should be a number between|is missing)/,
    'Fill in each figure with a number like 1,250.50.',
  ],
];

/** Problems with the shape of tables, each once, with the labels of the form; others stay as they are. */
export function plainProblems(problems: string[]): string[] {
  const plain = problems.map((problem) => PLAIN.find(([pattern]) => pattern.test(problem))?.[1] ?? problem);
  return [...new Set(plain)];
}
