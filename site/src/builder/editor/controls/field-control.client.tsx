'use client';

import type { CustomField } from '@puckeditor/core';
import { useId } from 'react';
import { recordOf } from '#site/block-kit/design.ts';
import type { BlockField } from '#site/block-kit/fields.ts';
import type { FieldMeta } from '../puck-fields.ts';
import { DEVICE_LABELS, DeviceSwitch, useDevice } from './device-switch.client.tsx';
import { PresetSourceNote } from './preset-source.client.tsx';
import { SingleControl } from './single-control.client.tsx';
import { useHasSay } from './use-has-say.client.ts';

/** One field of a block in the editor's side bar: its label, its devices, its control, its help. */
export function FieldControl({
  field,
  name,
  value,
  onChange,
  readOnly = false,
}: {
  field: CustomField<unknown>;
  /** Where its value is among the block's properties: `effects[0].speed`. */
  name: string;
  value: unknown;
  onChange: (value: unknown) => void;
  readOnly?: boolean;
}) {
  const meta = field.metadata as FieldMeta;
  const { of } = meta;
  const hasSay = useHasSay({ meta, name });
  // Puck draws the fields twice, for narrow screens and for wide ones.
  const inputId = useId();
  if (!hasSay) return null;
  const perDevice = 'perDevice' in of && of.perDevice === true;
  return (
    <div className="fr-b-field" data-field={name}>
      <div className="fr-b-label">
        <label htmlFor={inputId}>{of.label}</label>
        {perDevice && <DeviceSwitch />}
      </div>
      {perDevice ? (
        <DeviceControl of={of} id={inputId} value={value} onChange={onChange} readOnly={readOnly} />
      ) : (
        <SingleControl of={of} id={inputId} value={value} onChange={onChange} readOnly={readOnly} />
      )}
      {!readOnly && <PresetSourceNote name={name} />}
      {of.help && <p className="fr-b-help">{of.help}</p>}
    </div>
  );
}

type Props = {
  of: BlockField;
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  readOnly: boolean;
};

/** The value for the device that the page is shown on; the larger screen's where it has none of its own. */
function DeviceControl({ of, id, value, onChange, readOnly }: Props) {
  const device = useDevice();
  const values = recordOf(value);
  const inherited = device === 'mobile' ? (values.tablet ?? values.base) : values.base;
  const own = values[device] ?? undefined;
  const reset = () => {
    const { [device]: _own, ...others } = values;
    onChange(others);
  };
  return (
    <>
      <SingleControl
        // Another device is another value: nothing half-typed may travel with it.
        key={device}
        of={of}
        id={id}
        value={own ?? inherited}
        onChange={(next) => onChange({ ...values, [device]: next })}
        readOnly={readOnly}
      />
      {device !== 'base' &&
        (own === undefined ? (
          <p className="fr-b-help">Same as larger screens.</p>
        ) : (
          <button type="button" className="fr-b-link" onClick={reset} disabled={readOnly}>
            {DEVICE_LABELS[device]}: reset to the larger screen’s value
          </button>
        ))}
    </>
  );
}
