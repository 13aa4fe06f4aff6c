import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { firstTouch } from '#site/ui/first-touch.client.ts';
import { announceForm } from '#site/ui/form/form-events.ts';
import { MIN_FILL_MS, TRANSPORT } from '#site/ui/form/transport.ts';
import { createAfterClick } from './after-click.client.ts';
import { contactApi } from './api.ts';
import type { NoAnswer } from './feedback.ts';
import { type FormChange, type FormEffect, type FormState, initialState, step } from './form-state.ts';
import { noAnswerTexts, OFFLINE } from './no-answer.ts';
import { join, type PageForm, pageApi } from './page-api.ts';
import type { PageContactForm } from './page-contact-form.ts';
import { announcePageForm, inputsIn, showStatus, tellPage } from './page-form.ts';
import { useAnswers } from './use-answers.ts';
import { useInitialValues } from './use-initial-values.ts';
import { withScheme } from './with-scheme.ts';

/** How long the confirmation is shown before the redirect, in ms. */
const THANKS_MS = 2500;

/** A contact form's state in the browser, its requests and its events. */
export function useContactForm({
  form,
  unitTag,
  element,
}: {
  form: PageContactForm;
  /** It may have changed since the page was rendered. */
  unitTag: string;
  element: RefObject<PageForm | null>;
}) {
  const { definition, api = contactApi(form.id) } = form;
  const [state, setState] = useState<FormState>(() => initialState(form.feedback));
  const now = useRef(state);
  const answers = useAnswers({ form, element });
  /** The data of the latest submission, for events. */
  const sent = useRef<FormData>(new FormData());
  const isEmptying = useRef(false);
  const isOpened = useRef(false);
  const [since] = useState(Date.now);

  const about = { form: form.id, unitTag, page: form.page, definition };
  const change = (happened: FormChange) => {
    const next = step({ state: now.current, change: happened, texts: noAnswerTexts(definition) });
    now.current = next.state;
    for (const effect of next.effects) act(effect);
    setState(now.current);
  };

  const tell = (effect: Extract<FormEffect, { do: 'event' }>) => {
    if (!element.current) return;
    const body = sent.current;
    const more = {
      inputs: inputsIn(body),
      formData: body,
      ...('raw' in effect ? { apiResponse: effect.raw } : {}),
    };
    const status = effect.status ?? element.current.dataset.status ?? 'init';
    tellPage({ element: element.current, name: effect.name, about, status, more });
  };

  const act = (effect: FormEffect) => {
    const { current } = element;
    if (!current) return;
    switch (effect.do) {
      case 'status':
        showStatus({ element: current, status: effect.status });
        return tellPage({
          element: current,
          name: 'statuschanged',
          about,
          status: effect.status,
          more: { prevStatus: effect.before },
        });
      case 'event':
        return tell(effect);
      case 'send':
        return void send();
      case 'empty':
        isEmptying.current = true;
        current.reset();
        isEmptying.current = false;
        return;
      case 'refill':
        return void refillQuizzes();
      case 'focus':
        return later(() =>
          current
            .querySelector<HTMLElement>(
              `[data-name="${CSS.escape(effect.field)}"] :is(input:not([type=hidden]), select, textarea)`,
            )
            ?.focus(),
        );
      case 'show':
        return later(() =>
          current.querySelector('.wpcf7-response-output')?.scrollIntoView({ block: 'nearest' }),
        );
      case 'go-on':
        if (form.next) setTimeout(() => location.assign(form.next ?? '/'), THANKS_MS);
    }
  };

  const send = async () => {
    const body = sent.current;
    // A browser that fills in the form is faster than people type.
    if (form.token) await new Promise((go) => setTimeout(go, since + MIN_FILL_MS - Date.now()));
    try {
      const { sendFeedback } = await sending();
      const { raw, feedback } = await sendFeedback({ api, body: withOrigin(body) });
      announceForm({
        event: feedback.status === 'mail_sent' ? 'sent' : 'failed',
        form: definition.key,
        lead: true,
      });
      emptyQuizzes({ element: element.current, names: Object.keys(feedback.quiz ?? {}) });
      change({ type: 'answer', feedback, raw });
    } catch (error) {
      change({ type: 'no-answer', reason: reasonOf(error) });
    }
  };

  const refillQuizzes = async () => {
    try {
      const { refill } = await sending();
      const { raw, quiz } = await refill(api);
      change({ type: 'refilled', raw, quiz });
    } catch (error) {
      reasonOf(error);
      change({ type: 'refilled' });
    }
  };

  // Listeners are added once and call the functions of the latest render.
  const latest = useRef({ change, answers, unitTag });
  latest.current = { change, answers, unitTag };

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const emptied = () => {
      if (!isEmptying.current) empty();
      // The controls are empty after all listeners have run.
      setTimeout(() => latest.current.answers.forget());
    };
    const afterClick = createAfterClick();
    const check = async (name?: string) => {
      const { checkAnswers } = await checks();
      const invalid = checkAnswers({
        definition,
        entries: latest.current.answers.read(),
        changed: name,
        unitTag: latest.current.unitTag,
        before: now.current.invalid,
      });
      latest.current.change({ type: 'checked', invalid });
    };
    // React's own `onChange` is what browsers call `input`.
    const changed = ({ target }: Event) => {
      const control = target as HTMLInputElement;
      if (control.type === 'url') control.value = withScheme(control.value);
      const name = nameOf(control);
      if (name) afterClick.run(() => void check(name));
    };
    const empty = () => {
      sent.current = new FormData(current);
      latest.current.change({ type: 'reset' });
    };
    const leave = join({
      element: current,
      handle: {
        submit: (submitter) => {
          if (now.current.sending) return;
          if (pageApi().blocked) return latest.current.change({ type: 'blocked' });
          // Listeners may still add to it before it is sent.
          sent.current = new FormData(current);
          if (submitter?.name) sent.current.append(submitter.name, submitter.value ?? '');
          latest.current.change({ type: 'submit' });
        },
        reset: empty,
        validate: (target) => {
          const name = target && nameOf(target);
          if (name || !target) void check(name);
        },
      },
    });
    // The rules are loaded when the visitor starts to answer.
    const began = () => {
      void sending().catch(() => {});
      void checks().then(({ schemaOf }) => pageApi().schemas.set(form.id, schemaOf(definition)));
    };
    current.addEventListener('focusin', began, { once: true });
    current.addEventListener('reset', emptied);
    current.addEventListener('change', changed);
    return () => {
      current.removeEventListener('focusin', began);
      current.removeEventListener('reset', emptied);
      current.removeEventListener('change', changed);
      afterClick.end();
      leave();
    };
  }, [element, definition, form.id]);

  useEffect(() => {
    if (element.current)
      announcePageForm({ element: element.current, form: form.id, unitTag, page: form.page, definition });
  }, [element, form.id, form.page, unitTag, definition]);

  useEffect(() => {
    const { current } = element;
    if (current?.querySelector('[data-reflection-of]'))
      void checks().then(({ reflect }) => reflect({ element: current, definition, entries: answers.read() }));
  });

  const filled = useInitialValues({ form, element, filled: () => void latest.current.answers.reread() });

  return {
    ...state,
    fields: answers.fields.map((field) => {
      const asked = state.quiz[field.name];
      return field.kind === 'quiz' && asked ? { ...field, question: asked[0], proof: asked[1] } : field;
    }),
    /** Values from the page's address and the visitor's account. */
    filled,
    isHeld: answers.isHeld,
    typing: () => {
      if (!isOpened.current) announceForm({ event: 'opened', form: definition.key });
      isOpened.current = true;
      void answers.reread();
    },
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // By the current function: captcha scripts replace it with their own.
      const { submitter } = event.nativeEvent as SubmitEvent;
      pageApi().submit(event.currentTarget, { submitter: submitter as HTMLButtonElement | null });
    },
  };
}

/** The name of a control's field, unless it is not checked. */
const nameOf = (control: Element): string | undefined =>
  control.closest('.novalidate') ? undefined : control.closest<HTMLElement>('[data-name]')?.dataset.name;

/** Adds the current page, and how the visitor came to the website. */
function withOrigin(body: FormData): FormData {
  const began = firstTouch();
  if (!body.has(TRANSPORT.page)) body.set(TRANSPORT.page, location.pathname + location.search);
  body.set(TRANSPORT.referrer, began.referrer);
  body.set(TRANSPORT.landing, began.landing);
  return body;
}

function emptyQuizzes({ element, names }: { element: HTMLFormElement | null; names: string[] }): void {
  for (const name of names) {
    const control = element?.querySelector<HTMLInputElement>(`input[name="${CSS.escape(name)}"]`);
    if (control) control.value = '';
  }
}

const checks = () => import('./check-answers.ts');
/** Loaded when the visitor starts to answer, like the rules. */
const sending = () => import('./feedback.ts');

/** Why there was no response; also logs it. Offline even the code that sends a form may be missing. */
function reasonOf(error: unknown) {
  const { reason = 'offline', message } = error as Partial<NoAnswer>;
  console.error(reason === 'offline' ? OFFLINE : message);
  return reason;
}

/** After the next render, which may create the element to focus or show. */
const later = (run: () => void): void => void requestAnimationFrame(run);
