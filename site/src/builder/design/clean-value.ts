import { nodesIn, recordOf } from '#site/block-kit/design.ts';
import type { BlockField, BlockFields } from '#site/block-kit/fields.ts';
import { plainText } from './plain-json.ts';

/** What cleaning needs from outside: sanitised HTML, so that this file stays free of a parser. */
export type Sanitise = (html: string) => string;

const MAX_TEXT = 500;
const MAX_TEXTAREA = 5000;
const MAX_HTML = 100_000;
const MAX_ITEMS = 100;
const COLOUR = /^(#[0-9a-f]{6}|[a-z][a-z-]{1,30})?$/i;
const ICON = /^([a-z][a-z-]{0,30})?$/;
const BLOCK_ID = /^[\w-]{0,120}$/;
const MOMENT = /^(\d{4}-\d\d-\d\d(T[\d:.]{4,15}(Z|[+-]\d\d:?\d\d)?)?)?$/;
const DEVICES = ['base', 'tablet', 'mobile'] as const;

/**
 * A value as its field allows it; `fallback` where it makes no sense at all. Whatever a browser sent, what comes out
 * has the shape that the field's type says, so no View meets anything else.
 */
export function cleanValue({
  field,
  value,
  fallback,
  sanitise,
}: {
  field: BlockField;
  value: unknown;
  fallback: unknown;
  sanitise: Sanitise;
}): unknown {
  if ('perDevice' in field && field.perDevice) return cleanDevices({ field, value, fallback, sanitise });
  switch (field.kind) {
    case 'text':
      return text(value, Math.min(field.maxLength ?? MAX_TEXT, MAX_TEXTAREA), fallback).replace(
        /\s*\n\s*/g,
        ' ',
      );
    case 'textarea':
      return text(value, field.maxLength ?? MAX_TEXTAREA, fallback);
    case 'richtext':
    case 'html':
      return sanitise(text(value, MAX_HTML, fallback));
    case 'number':
      return number({ value, field, fallback });
    case 'toggle':
      return typeof value === 'boolean' ? value : fallback === true;
    case 'select':
      return field.options.some((option) => option.value === value) ? value : fallback;
    case 'colour':
      return matching({ value: value ?? '', pattern: COLOUR, fallback });
    case 'icon':
      return matching({ value: value ?? '', pattern: ICON, fallback });
    case 'date':
      return matching({ value: isDay(value) ? value : '', pattern: MOMENT, fallback: '' });
    case 'media':
      return media(value);
    case 'link':
      return link(value);
    case 'block':
      return matching({ value: value ?? '', pattern: BLOCK_ID, fallback: '' });
    case 'reference':
      return ids(value, field.max ?? MAX_ITEMS);
    case 'list':
      return (Array.isArray(value) ? value : [])
        .slice(0, Math.min(field.max ?? MAX_ITEMS, MAX_ITEMS))
        .map((item) => cleanProps({ fields: field.of, props: recordOf(item), defaults: {}, sanitise }));
    case 'group':
      return cleanProps({
        fields: field.of,
        props: recordOf(value),
        defaults: recordOf(fallback),
        sanitise,
      });
    case 'slot':
      return field.served ? [] : nodesIn(value);
  }
}

/** All properties that the fields name, cleaned; others are dropped. */
export function cleanProps({
  fields,
  props,
  defaults,
  sanitise,
}: {
  fields: BlockFields;
  props: Record<string, unknown>;
  defaults: Record<string, unknown>;
  sanitise: Sanitise;
}): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      cleanValue({ field, value: props[name], fallback: defaults[name] ?? emptyOf(field), sanitise }),
    ]),
  );
}

/** Where a link may lead: this site, an anchor, the web, a mailbox, a telephone. Everything else is no link. */
export function safeHref(href: string): string {
  const trimmed = href.trim();
  // Browsers skip controls within a scheme, so `java\nscript:` is one.
  if (/[\p{Cc}\p{Cs}\s]/u.test(trimmed) || trimmed.length > 2000) return '';
  return /^(\/(?![/\\])|#|\?|https?:\/\/|mailto:|tel:)/i.test(trimmed) ? trimmed : '';
}

/** What is in a property of this kind where a block gives no default. */
export function emptyOf(field: BlockField): unknown {
  const single = emptySingle(field);
  return 'perDevice' in field && field.perDevice ? { base: single } : single;
}

function emptySingle(field: BlockField): unknown {
  switch (field.kind) {
    case 'number':
      return field.optional ? null : Math.min(Math.max(0, field.min), field.max);
    case 'toggle':
      return false;
    case 'select':
      return field.options[0]?.value ?? '';
    case 'media':
    case 'link':
      return null;
    case 'reference':
    case 'list':
    case 'slot':
      return [];
    case 'group':
      return {};
    default:
      return '';
  }
}

function cleanDevices({
  field,
  value,
  fallback,
  sanitise,
}: {
  field: BlockField;
  value: unknown;
  fallback: unknown;
  sanitise: Sanitise;
}) {
  const single = { ...field, perDevice: false } as BlockField;
  const given = recordOf(value);
  const fallbacks = recordOf(fallback);
  const base = cleanValue({ field: single, value: given.base, fallback: fallbacks.base, sanitise });
  const others = DEVICES.slice(1).flatMap((device) =>
    given[device] === undefined || given[device] === null
      ? []
      : [[device, cleanValue({ field: single, value: given[device], fallback: base, sanitise })]],
  );
  return { base, ...Object.fromEntries(others) };
}

function text(value: unknown, max: number, fallback: unknown): string {
  const found = typeof value === 'string' ? value : typeof fallback === 'string' ? fallback : '';
  return plainText(found.slice(0, max));
}

/** A text that is written as it must be. */
const matching = ({
  value,
  pattern,
  fallback,
}: {
  value: unknown;
  pattern: RegExp;
  fallback: unknown;
}): unknown => (typeof value === 'string' && pattern.test(value) ? value : fallback);

const isDay = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

function number({
  value,
  field,
  fallback,
}: {
  value: unknown;
  field: Extract<BlockField, { kind: 'number' }>;
  fallback: unknown;
}): unknown {
  if (field.optional && (value === null || value === undefined)) return null;
  if (typeof value !== 'number' || !Number.isFinite(value)) return fallback;
  return Math.min(field.max, Math.max(field.min, value));
}

function media(value: unknown) {
  const { id, alt } = recordOf(value);
  if (!Number.isSafeInteger(id) || (id as number) < 1) return null;
  return { id, ...(typeof alt === 'string' ? { alt: text(alt, 300, '') } : {}) };
}

function link(value: unknown) {
  const { href, newTab } = recordOf(value);
  const safe = typeof href === 'string' ? safeHref(href) : '';
  return safe ? { href: safe, ...(newTab === true ? { newTab: true } : {}) } : null;
}

function ids(value: unknown, max: number): number[] {
  const found = (Array.isArray(value) ? value : []).filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set<number>(found)].slice(0, max);
}
