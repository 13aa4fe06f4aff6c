import { Fragment, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '#site/ui/button.tsx';
import { FormField } from '#site/ui/form/form-field.tsx';
import { FormText } from '#site/ui/form/form-text.tsx';
import { CaptchaField } from '#site/ui/form/lazy-controls.ts';
import { TRANSPORT } from '#site/ui/form/transport.ts';
import type { InvalidField } from './feedback.ts';
import { marksOf } from './marks.ts';
import { BROWSER_CHECK } from './old-browsers.ts';
import type { PageForm } from './page-api.ts';
import type { PageContactForm } from './page-contact-form.ts';
import { CLIENT_VERSION } from './page-form.ts';
import { errorIdOf, freeUnitTag } from './unit-tag.ts';
import { useContactForm } from './use-contact-form.ts';

/**
 * A form that staff built, with the markup that clients, themes and tag managers of Contact Form 7 know. Without JavaScript
 * it posts to `action`; with JavaScript it is sent in place, and its events tell other scripts.
 */
export function ContactForm(form: PageContactForm) {
  const box = useRef<HTMLDivElement>(null);
  const [unitTag, setUnitTag] = useState(form.unitTag);
  const [isMisplaced, setMisplaced] = useState(false);
  useEffect(() => {
    if (box.current?.parentElement?.closest('form')) setMisplaced(true);
    const isTaken = (id: string) =>
      [...document.querySelectorAll(`[id="${CSS.escape(id)}"]`)].some((other) => other !== box.current);
    const free = freeUnitTag({ unitTag: form.unitTag, isTaken });
    // Immediately, so that the next form does not choose the same.
    if (box.current) box.current.id = free;
    setUnitTag(free);
  }, [form.unitTag]);
  if (isMisplaced) {
    return (
      <p className="wpcf7-form-in-wrong-place">
        <strong>Error:</strong> This contact form is placed in the wrong place.
      </p>
    );
  }
  const locale = form.definition.contact?.locale ?? 'en_AU';
  return (
    <div
      ref={box}
      className="wpcf7 no-js @container"
      id={unitTag}
      lang={locale.replace('_', '-')}
      dir={isRightToLeft(locale) ? 'rtl' : 'ltr'}
      data-wpcf7-id={form.id}
    >
      <Placed form={form} unitTag={unitTag} />
      {!form.fetched && <script defer src={BROWSER_CHECK} />}
    </div>
  );
}

function Placed({ form, unitTag }: { form: PageContactForm; unitTag: string }) {
  const { definition, action, values } = form;
  const element = useRef<PageForm>(null);
  const live = useContactForm({ form, unitTag, element });
  const formId = `${unitTag}-`;
  // Which of them it is later is the element's own, told as it happens.
  const [first] = useState(live.status);
  const honeypotId = `${unitTag}-_site`;
  const hasFiles = definition.fields.some(({ kind }) => kind === 'file');
  const texts = definition.contact?.texts;
  const mustAccept = definition.fields.some(({ kind }) => kind === 'acceptance');
  const errorOf = (name: string) => live.invalid.find(({ field }) => field === name)?.message;
  useCustomValidity({ element, invalid: live.invalid });
  return (
    <>
      <div className="screen-reader-response sr-only focus-within:not-sr-only">
        <p role="status" aria-live="polite" aria-atomic="true">
          {live.message}
        </p>
        <ul>
          {live.invalid.map(({ field, message, idref }) => (
            <li key={field} id={errorIdOf({ unitTag, field })}>
              {idref ? <a href={`#${idref}`}>{message}</a> : message}
            </li>
          ))}
        </ul>
      </div>
      <form
        ref={element}
        method="post"
        action={`${action}#${unitTag}`}
        encType={hasFiles ? 'multipart/form-data' : undefined}
        noValidate
        aria-label={definition.title}
        aria-busy={live.sending}
        onSubmit={live.submit}
        onInput={live.typing}
        className={`wpcf7-form ${first} grid gap-x-4 gap-y-5 wrap-anywhere @md:grid-cols-6`}
        data-status={first}
      >
        <fieldset className="hidden-fields-container hidden">
          {Object.entries({
            _wpcf7: form.id,
            _wpcf7_version: CLIENT_VERSION,
            _wpcf7_locale: definition.contact?.locale ?? 'en_AU',
            _wpcf7_unit_tag: unitTag,
            _wpcf7_container_post: form.page,
            _wpcf7_posted_data_hash: live.hash,
          }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </fieldset>
        {form.token && <input type="hidden" name={TRANSPORT.formToken} value={form.token} />}
        {form.from && <input type="hidden" name={TRANSPORT.page} value={form.from} />}
        {definition.intro && <p className="text-pretty text-muted col-span-full">{definition.intro}</p>}
        {live.fields.map((field) => (
          <Fragment key={field.name}>
            <FormText definition={definition} before={field.name} />
            <FormField
              field={field}
              formId={formId}
              value={live.filled[field.name] ?? values[field.name]}
              error={errorOf(field.name)}
              limit={field.maxLength}
              texts={texts}
              marks={marksOf({ field, unitTag, isWrong: errorOf(field.name) !== undefined })}
            />
          </Fragment>
        ))}
        <FormText definition={definition} />
        {form.captcha && <CaptchaField captcha={form.captcha} sending={live.sending} />}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={honeypotId}>Leave this empty</label>
          <input id={honeypotId} name={TRANSPORT.honeypot} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="col-span-full">
          <button
            type="submit"
            disabled={live.isHeld}
            aria-describedby={live.isHeld ? `${unitTag}-held` : undefined}
            className={`wpcf7-form-control wpcf7-submit has-spinner ${buttonStyle({ variant: 'accent', size: 'lg', block: true })}`}
          >
            {live.sending ? definition.messages.waiting : definition.submitLabel}
          </button>
          {mustAccept && (
            // Takes its space before it shows. Without JavaScript a form can always be sent.
            <p id={`${unitTag}-held`} className={`mt-2 text-sm text-muted ${live.isHeld ? '' : 'invisible'}`}>
              {texts?.held || 'Agree to the statement above to send this form.'}
            </p>
          )}
        </div>
        <div
          className={`wpcf7-response-output rounded-md border-2 px-4 py-3.5 font-semibold text-ink empty:hidden col-span-full ${isGood(live) ? 'border-good bg-brand-soft' : 'border-bad bg-bad-soft'}`}
          aria-hidden="true"
        >
          {live.message}
        </div>
      </form>
    </>
  );
}

const isGood = ({ status }: { status: string }): boolean => ['sent', 'resetting'].includes(status);

const isRightToLeft = (locale: string): boolean => /^(ar|fa|he|ur|ps|sd|yi)\b/.test(locale.replace('_', '-'));

/** Other styles and scripts ask the browser which controls are invalid. */
function useCustomValidity({
  element,
  invalid,
}: {
  element: React.RefObject<HTMLFormElement | null>;
  invalid: readonly InvalidField[];
}): void {
  useEffect(() => {
    for (const wrap of element.current?.querySelectorAll<HTMLElement>('[data-name]') ?? []) {
      const message = invalid.find(({ field }) => field === wrap.dataset.name)?.message ?? '';
      for (const control of wrap.querySelectorAll<HTMLInputElement>(':is(input, select, textarea)'))
        control.setCustomValidity(message);
    }
  }, [element, invalid]);
}
