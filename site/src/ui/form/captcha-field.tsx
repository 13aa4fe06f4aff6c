import type { FormPartTexts } from '@frontage/forms';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CaptchaWidget } from './captcha.ts';
import type { CaptchaControl } from './captcha-widget.client.ts';
import { TRANSPORT } from './transport.ts';

/** Forms opened by mistake start no check. */
const RENDER_DELAY_MS = 1000;

/** State of the check: `over` once it has a response, or never will. */
type Check = { response: string; over: boolean };
const WORKING: Check = { response: '', over: false };

/**
 * The form's captcha, shown a second after the form. Its response is sent in a hidden field and can be used
 * once: if the form is refused, the captcha restarts. A form that is sent before the check is over waits for it.
 */
export function CaptchaField({
  captcha,
  sending,
  texts,
}: {
  captcha: CaptchaWidget;
  sending: boolean;
  /** In another language than English. */
  texts?: FormPartTexts;
}) {
  const place = useRef<HTMLDivElement>(null);
  const control = useRef<CaptchaControl>(undefined);
  const wasSent = useRef(false);
  const [check, setCheck] = useState(WORKING);
  const isHeld = useHeldForm({ place, over: check.over });
  const { provider, siteKey, puzzleUrl } = captcha;
  const failedText = texts?.captchaFailed;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { renderCaptcha } = await import('./captcha-widget.client.ts');
      if (gone || !place.current) return;
      control.current = renderCaptcha({
        place: place.current,
        captcha: { provider, siteKey, puzzleUrl },
        failedText,
        answered: (response) => setCheck({ response, over: true }),
        expired: () => {
          setCheck(WORKING);
          control.current?.restart();
        },
        // Sent anyway, so that the server explains what to do.
        failed: () => setCheck({ response: '', over: true }),
      });
    }, RENDER_DELAY_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      control.current?.stop();
      control.current = undefined;
    };
  }, [provider, siteKey, puzzleUrl, failedText]);
  useEffect(() => {
    if (wasSent.current && !sending && control.current) {
      setCheck(WORKING);
      control.current.restart();
    }
    wasSent.current = sending;
  }, [sending]);
  return (
    <div className="col-span-full">
      <div
        ref={place}
        data-captcha={provider}
        data-sitekey={siteKey}
        className={provider === 'altcha' ? 'min-h-12' : 'min-h-20'}
      />
      {/* Kept in state: React clears a hidden field whenever the form renders again. */}
      <input type="hidden" name={TRANSPORT.captcha} value={check.response} readOnly />
      <p role="status" className={isHeld ? 'mt-2' : ''}>
        {isHeld &&
          (texts?.captchaWaiting ?? 'Your message will be sent once the captcha above is complete …')}
      </p>
      <noscript>
        <p className="text-muted">
          {texts?.captchaScript ??
            'This form has a captcha, which needs JavaScript. Turn JavaScript on, or call us on the number on this page.'}
        </p>
      </noscript>
    </div>
  );
}

/** Delays sending the form until the captcha's check is over; true while it waits. */
function useHeldForm({ place, over }: { place: RefObject<HTMLElement | null>; over: boolean }): boolean {
  const [held, setHeld] = useState<{ form: HTMLFormElement; submitter: HTMLElement | null }>();
  useEffect(() => {
    const widget = place.current;
    const form = widget?.closest('form');
    if (over || !widget || !form) return;
    const hold = (event: SubmitEvent) => {
      // Errors that the browser can find are shown at once. The widget's own required box is none.
      const invalid = [...form.querySelectorAll(':is(input, select, textarea):invalid')];
      if (invalid.some((control) => !widget.contains(control))) return;
      event.preventDefault();
      event.stopPropagation();
      setHeld({ form, submitter: event.submitter });
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [place, over]);
  useEffect(() => {
    if (!held || !over) return;
    setHeld(undefined);
    held.form.requestSubmit(held.submitter);
  }, [held, over]);
  return Boolean(held);
}
