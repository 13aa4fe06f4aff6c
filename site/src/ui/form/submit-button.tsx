import type { FormDefinition } from '@frontage/forms';
import { buttonStyle } from '../button.tsx';

/** State of the form, as its button shows it. */
export type ButtonState = 'idle' | 'sending' | 'sent' | 'failed';

/** The button that sends a form. Where the definition says so, its text and border also show the outcome. */
export function SubmitButton({ definition, state }: { definition: FormDefinition; state: ButtonState }) {
  const { submitLabel, messages } = definition;
  const { button } = messages;
  const said = {
    idle: submitLabel,
    sending: messages.waiting,
    sent: button?.sent ?? submitLabel,
    failed: button?.failed ?? submitLabel,
  };
  return (
    <>
      <button
        type="submit"
        // Not `disabled`, which would remove the focus that a click has just given it; the form is still sent only once.
        aria-disabled={state === 'sending' || state === 'sent' || undefined}
        data-state={button && state}
        className={`${buttonStyle({ variant: 'accent', size: 'lg', block: true })} ${button ? borders[state] : ''}`}
      >
        {said[state]}
      </button>
      <p role="status" className="sr-only">
        {state === 'sending' ? messages.waiting : ''}
        {state === 'sent' ? `${messages.thanks.title} ${messages.thanks.body}` : ''}
      </p>
    </>
  );
}

const borders: Record<ButtonState, string> = {
  idle: 'border-4 border-transparent',
  sending: 'border-4 border-transparent',
  sent: 'border-4 border-good bg-paper! text-good! opacity-100!',
  failed: 'border-4 border-bad bg-paper! text-bad!',
};
