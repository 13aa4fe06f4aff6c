import type { FeedProblem, FeedProblemCode } from './problem.ts';

/** The whole file cannot be read. Thrown inside the reader only; callers see it as an item or a result. */
export class FeedRejection extends Error {
  override readonly name = 'FeedRejection';
  readonly problem: FeedProblem;

  constructor({
    code,
    message,
    line,
    text,
  }: { code: FeedProblemCode; message: string; line?: number; text?: string }) {
    super(message);
    this.problem = { code, severity: 'error', message, ...(text ? { text } : {}), ...(line ? { line } : {}) };
  }
}
