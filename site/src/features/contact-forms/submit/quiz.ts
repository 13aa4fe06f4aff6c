import { randomInt } from 'node:crypto';
import { quizAnswer } from '@frontage/forms';
import { isSame, keyedHash } from '#site/server/signed-token.ts';
import type { ContactForm, QuizQuestion } from '../definition/contact-form.ts';

type Signed = { secret: string; form: number };

/** For each quiz of a form: the question, and a keyed hash that proves its answer. */
export type AskedQuizzes = Record<string, [question: string, proof: string]>;

/** Asks one question of each quiz. Undefined where the form has none. */
export function askQuizzes({
  form,
  secret,
  choose = randomInt,
}: {
  form: ContactForm;
  secret: string;
  /** A number from 0 to below this. */
  choose?: (count: number) => number;
}): AskedQuizzes | undefined {
  const asked = Object.entries(form.quizzes).flatMap(([name, questions]) => {
    const question = questions[questions.length > 1 ? choose(questions.length) : 0];
    return question
      ? [[name, [question.question, proofOf({ secret, form: form.id, answer: question.answer })]] as const]
      : [];
  });
  return asked.length > 0 ? (Object.fromEntries(asked) as AskedQuizzes) : undefined;
}

/** The names of the quizzes that were answered wrongly. */
export function wrongQuizzes({
  form,
  secret,
  answers,
  proofIn,
}: {
  form: ContactForm;
  secret: string;
  /** Of the quizzes that were shown: the name, and what was answered or ''. */
  answers: readonly (readonly [name: string, answer: string])[];
  /** The proof that came back with an answer; '' for none. */
  proofIn: (name: string) => string;
}): string[] {
  return answers
    .filter(([name, answer]) => {
      const isRight = isSame(proofOf({ secret, form: form.id, answer }), proofIn(name));
      // The proof is valid for its answer, which must also be an answer of this quiz.
      return !isRight || !isAnswer({ answer, questions: form.quizzes[name] ?? [] });
    })
    .map(([name]) => name);
}

const isAnswer = ({ answer, questions }: { answer: string; questions: readonly QuizQuestion[] }): boolean =>
  questions.some((question) => quizAnswer(question.answer) === quizAnswer(answer));

const proofOf = ({ secret, form, answer }: Signed & { answer: string }): string =>
  keyedHash({ secret, purpose: `quiz of contact form ${form}`, text: quizAnswer(answer) });
