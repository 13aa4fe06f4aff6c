import type { Field } from 'payload';

/** The longest delay or duration of a popup, in seconds. */
export const LONGEST_SECONDS = 3600;

type When = { when?: (siblings: Record<string, unknown>) => boolean };

/** A checkbox for a rule, with its details below while it is ticked. */
export const rule = ({
  name,
  label,
  description,
  defaultValue = false,
  details = [],
}: {
  name: string;
  label: string;
  description?: string;
  defaultValue?: boolean;
  details?: ((when: NonNullable<When['when']>) => Field)[];
}): Field[] => [
  { name, type: 'checkbox', label, defaultValue, admin: { description } },
  ...(details.length
    ? [
        {
          type: 'row',
          fields: details.map((detail) => detail((siblings) => siblings?.[name] === true)),
        } satisfies Field,
      ]
    : []),
];

/** A number field with limits and unit. */
export const number =
  ({
    name,
    label,
    min,
    max,
    defaultValue,
    description,
    isWhole = true,
  }: {
    name: string;
    label: string;
    min: number;
    max: number;
    defaultValue?: number;
    description?: string;
    isWhole?: boolean;
  }) =>
  (when?: When['when']): Field => ({
    name,
    type: 'number',
    label,
    defaultValue,
    min,
    max,
    admin: { description, condition: condition(when), step: isWhole ? 1 : 0.1 },
    validate: (value: unknown) => {
      if (value === null || value === undefined) return true;
      const isOne = typeof value === 'number' && value >= min && value <= max;
      if (isOne && (!isWhole || Number.isInteger(value))) return true;
      return `Enter a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}.`;
    },
  });

export const seconds = (of: { name: string; label: string; defaultValue?: number; description?: string }) =>
  number({ min: 0, max: LONGEST_SECONDS, isWhole: false, ...of });

/** A select field with labels. */
export const choice =
  <Value extends string>({
    name,
    label,
    options,
    defaultValue,
    description,
  }: {
    name: string;
    label: string;
    options: Record<Value, string>;
    defaultValue: NoInfer<Value>;
    description?: string;
  }) =>
  (when?: When['when']): Field => ({
    name,
    type: 'select',
    label,
    defaultValue,
    options: optionsOf(options),
    admin: { description, condition: condition(when), isClearable: false },
  });

/** A select field for several options; none means all. */
export const choices = ({
  name,
  label,
  options,
  description,
}: {
  name: string;
  label: string;
  options: Record<string, string>;
  description: string;
}): Field => ({
  name,
  type: 'select',
  hasMany: true,
  label,
  options: optionsOf(options),
  admin: { description, placeholder: 'All' },
});

export const optionsOf = (options: Record<string, string>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

const condition = (when: When['when']) =>
  when && ((_data: unknown, siblings: Record<string, unknown>) => when(siblings));
