import { peopleTexts } from '#site/messages/people.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { inputStyle } from '#site/ui/field-styles.ts';

/**
 * One field for the address of a home: it opens the appraisal form with the place filled in. A plain form, so it needs no
 * script. `agent` or `office`: who is asked.
 */
export function AppraisalStart({
  agent,
  office,
  form = 'sales-appraisal',
  label = peopleTexts().appraisal.address,
  button = peopleTexts().appraisal.button,
}: {
  agent?: number;
  office?: number;
  form?: 'sales-appraisal' | 'rental-appraisal';
  label?: string;
  button?: string;
}) {
  const id = `address-${form}-${agent ?? office ?? 'any'}`;
  return (
    <form action={`/forms/${form}`} className="flex flex-wrap items-end gap-3">
      <div className="min-w-48 flex-1">
        <label htmlFor={id} className="mb-2 block font-semibold wrap-anywhere">
          {label}
        </label>
        <input
          id={id}
          name="address"
          type="text"
          required
          maxLength={200}
          autoComplete="street-address"
          placeholder={peopleTexts().appraisal.example}
          className={inputStyle}
        />
      </div>
      {agent && <input type="hidden" name="agent_id" value={agent} />}
      {office && <input type="hidden" name="office_id" value={office} />}
      <button type="submit" className={`${buttonStyle({ variant: 'accent' })} max-sm:w-full`}>
        {button}
      </button>
    </form>
  );
}
