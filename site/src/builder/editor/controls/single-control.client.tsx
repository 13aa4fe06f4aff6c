'use client';

import type { BlockField } from '#site/block-kit/fields.ts';
import { BlockControl } from './block-control.client.tsx';
import { ColourControl } from './colour-control.client.tsx';
import { DateControl } from './date-control.client.tsx';
import { IconControl } from './icon-control.client.tsx';
import { LinkControl } from './link-control.client.tsx';
import { MediaControl } from './media-control.client.tsx';
import { NumberControl } from './number-control.client.tsx';
import { PresetControl } from './preset-control.client.tsx';
import { ReferenceControl } from './reference-control.client.tsx';
import { TextControl } from './text-control.client.tsx';
import { VideoLinkControl } from './video-link-control.client.tsx';

/** The control for one value of a field. Lists, groups and slots are Puck's own. */
export function SingleControl({
  of,
  id,
  value,
  onChange,
  readOnly,
}: {
  of: BlockField;
  id: string;
  value: unknown;
  onChange: (value: unknown) => void;
  readOnly: boolean;
}) {
  const rest = { id, onChange, readOnly };
  switch (of.kind) {
    case 'text':
      return (
        <input
          id={id}
          className="fr-b-input"
          value={textOf(value)}
          maxLength={of.maxLength}
          placeholder={of.placeholder}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'textarea':
    case 'html':
      return (
        <textarea
          id={id}
          className={of.kind === 'html' ? 'fr-b-input fr-b-code' : 'fr-b-input'}
          rows={of.kind === 'html' ? 10 : 4}
          spellCheck={of.kind !== 'html'}
          value={textOf(value)}
          maxLength={of.kind === 'textarea' ? of.maxLength : undefined}
          readOnly={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'richtext':
      return <TextControl value={textOf(value)} readOnly={readOnly} onChange={onChange} />;
    case 'number':
      return <NumberControl of={of} value={typeof value === 'number' ? value : null} {...rest} />;
    case 'select':
      return (
        <select
          id={id}
          className="fr-b-input"
          value={textOf(value)}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {of.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          className="fr-b-switch"
          checked={value === true}
          disabled={readOnly}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'colour':
      return <ColourControl of={of} value={textOf(value)} {...rest} />;
    case 'icon':
      return <IconControl of={of} value={textOf(value)} {...rest} />;
    case 'date':
      return <DateControl of={of} value={textOf(value)} {...rest} />;
    case 'media':
      return <MediaControl of={of} value={(value ?? null) as never} {...rest} />;
    case 'link':
      return of.to === 'video' ? (
        <VideoLinkControl of={of} value={(value ?? null) as never} {...rest} />
      ) : (
        <LinkControl of={of} value={(value ?? null) as never} {...rest} />
      );
    case 'block':
      return <BlockControl of={of} value={textOf(value)} {...rest} />;
    case 'reference':
      return of.to === 'style-presets' ? (
        <PresetControl value={Array.isArray(value) ? value : []} {...rest} />
      ) : (
        <ReferenceControl of={{ ...of, to: of.to }} value={Array.isArray(value) ? value : []} {...rest} />
      );
    default:
      return null;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
