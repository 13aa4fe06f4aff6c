'use client';

import { useEffect, useId, useState } from 'react';
import { inputStyle } from '#site/ui/admin/input-style.ts';

/** Also in ask-for-code.ts, whose other imports belong to the server. */
const CODE_COOKIE = 'frontage-code';
const PLACE = 'path=/api/users/login; samesite=strict';

/** Below the fields of the sign-in page: the code of somebody with two-step sign-in. */
export function CodeOnSignIn() {
  const [code, setCode] = useState('');
  const helpId = useId();
  useEffect(focusEmail, []);
  useEffect(() => {
    const value = code.replace(/[^\da-z]/gi, '');
    const secure = location.protocol === 'https:' ? '; secure' : '';
    // biome-ignore lint/suspicious/noDocumentCookie: the other way is not there in every browser.
    document.cookie = `${CODE_COOKIE}=${value}; ${PLACE}${secure}; max-age=${value ? 120 : 0}`;
  }, [code]);
  return (
    <div style={{ display: 'grid', gap: '0.25rem', marginBlockStart: '1.5rem' }}>
      <label>
        Code, with two-step sign-in
        <input
          inputMode="text"
          autoComplete="one-time-code"
          aria-describedby={helpId}
          style={inputStyle}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={({ key }) => {
            // The field is not in Payload's form, so Enter would do nothing.
            if (key === 'Enter') document.querySelector<HTMLFormElement>('form.login__form')?.requestSubmit();
          }}
        />
      </label>
      <p id={helpId} style={{ margin: 0, color: 'var(--theme-elevation-600)' }}>
        From your authenticator app, or a recovery code. Leave it empty if you have not set it up.
      </p>
    </div>
  );
}

/** Puts the cursor into the first field of Payload's form, which is disabled until the form is ready. */
function focusEmail() {
  const email = document.querySelector<HTMLInputElement>('#field-email');
  if (!email) return;
  const focus = () => {
    if (!email.disabled && document.activeElement === document.body) email.focus();
  };
  const observer = new MutationObserver(focus);
  observer.observe(email, { attributeFilter: ['disabled'] });
  focus();
  return () => observer.disconnect();
}
