import { useEffect, useRef } from 'react';
import type { CaptchaControl } from './captcha-widget.client.ts';
import { TRANSPORT } from './transport.ts';

/** The captcha that a form shows; plain data, since forms are islands. */
export type CaptchaWidget = {
  provider: 'altcha' | 'turnstile' | 'hcaptcha' | 'recaptcha';
  /** What the service knows this website by; '' for our own captcha. */
  siteKey: string;
  /** Where our own captcha fetches its puzzle. */
  puzzleUrl?: string;
};

/** Whoever opens a form by mistake makes no work for anybody. */
const RENDER_DELAY_MS = 1000;

/**
 * The place where the form's captcha appears, a second after the form. Its response travels in a hidden field, and is
 * good for one try: after a form that was sent and not taken, the captcha starts again.
 */
export function CaptchaField({ captcha, sending }: { captcha: CaptchaWidget; sending: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const response = useRef<HTMLInputElement>(null);
  const control = useRef<CaptchaControl>(undefined);
  const wasSent = useRef(false);
  const { provider, siteKey, puzzleUrl } = captcha;
  useEffect(() => {
    let gone = false;
    const timer = setTimeout(async () => {
      const { renderCaptcha } = await import('./captcha-widget.client.ts');
      if (gone || !place.current) return;
      control.current = renderCaptcha({
        place: place.current,
        captcha: { provider, siteKey, puzzleUrl },
        answered: (text) => {
          if (response.current) response.current.value = text;
        },
      });
    }, RENDER_DELAY_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
      control.current?.stop();
      control.current = undefined;
    };
  }, [provider, siteKey, puzzleUrl]);
  useEffect(() => {
    if (wasSent.current && !sending) control.current?.restart();
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
      <input ref={response} type="hidden" name={TRANSPORT.captcha} defaultValue="" />
      <noscript>
        <p className="text-muted">
          Before it is sent, this form checks that you are a person, and that needs JavaScript. Turn it on, or
          call us on the number on this page.
        </p>
      </noscript>
    </div>
  );
}
