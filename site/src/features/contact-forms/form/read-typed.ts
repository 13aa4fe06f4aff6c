import {
  type FormDefinition,
  type FormValues,
  keptValues,
  missingAcceptances,
  readFields,
} from '@frontage/forms';

/** Which questions a form asks with these answers, whether it may not be sent, and what its controls hold. */
export function readTyped({ definition, values }: { definition: FormDefinition; values: FormValues }) {
  const shown = readFields({ definition, values });
  return {
    fields: shown.map(({ field }) => field),
    isHeld: !definition.contact?.acceptanceAsValidation && missingAcceptances(shown).length > 0,
    drawn: keptValues({ definition, values }),
  };
}
