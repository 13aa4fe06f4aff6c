'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useCallback, useEffect, useRef, useState } from 'react';
import { applyTheme, showEveryFont } from '#site/ui/theme/apply-theme.ts';
import { themeOf } from '#site/ui/theme/theme.ts';
import { themeMarkup } from '#site/ui/theme/theme-style.ts';
import { ThemePresets } from './theme-presets.client.tsx';

const PAGES = [
  { path: '/', label: 'Home' },
  { path: '/buy', label: 'Properties for sale' },
  { path: '/agents', label: 'People' },
  { path: '/calculators/stamp-duty', label: 'Calculator' },
];

const SCREENS = [
  { width: 1280, label: 'Desktop' },
  { width: 768, label: 'Tablet' },
  { width: 390, label: 'Phone' },
];

/** A page of the website in the theme as entered in the form, saved or not. */
export function ThemePreview() {
  const [fields] = useAllFormFields();
  const [path, setPath] = useState('/');
  const [screen, setScreen] = useState(1280);
  const frame = useRef<HTMLIFrameElement>(null);
  const { element, width } = useWidth();
  const markup = JSON.stringify(themeMarkup(themeOf(reduceFieldsToValues(fields, true))));
  const show = useCallback(() => {
    const page = frame.current?.contentDocument;
    // While the page is on its way its document is empty; `onLoad` comes afterwards.
    if (!page?.documentElement) return;
    showEveryFont(page);
    applyTheme({ root: page.documentElement, markup: JSON.parse(markup) });
  }, [markup]);
  useEffect(show, [show]);
  const scale = Math.min(1, width / screen);
  return (
    <section aria-label="Preview" style={{ marginBottom: '1.5rem' }}>
      <ThemePresets />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem', marginBottom: '0.75rem' }}>
        <Choices
          label="Page"
          all={PAGES.map(({ path: value, label }) => ({ value, label }))}
          value={path}
          onChoose={setPath}
        />
        <Choices
          label="Screen"
          all={SCREENS.map(({ width: value, label }) => ({ value, label }))}
          value={screen}
          onChoose={setScreen}
        />
      </div>
      <div
        ref={element}
        style={{
          height: 'max(28rem, calc(100vh - 24rem))',
          overflow: 'hidden',
          border: '1px solid var(--theme-elevation-150)',
          borderRadius: 6,
          background: 'var(--theme-elevation-50)',
        }}
      >
        <iframe
          ref={frame}
          src={path}
          title="Theme preview"
          onLoad={show}
          style={{
            display: 'block',
            width: screen,
            height: `${100 / scale}%`,
            marginInline: scale === 1 ? 'auto' : 0,
            border: 0,
            background: '#fff',
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      </div>
    </section>
  );
}

function Choices<Value extends string | number>({
  label,
  all,
  value,
  onChoose,
}: {
  label: string;
  all: { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset
      aria-label={label}
      style={{ display: 'flex', gap: '0.25rem', margin: 0, padding: 0, border: 0 }}
    >
      {all.map((each) => (
        <button
          key={each.value}
          type="button"
          className={`btn btn--size-small btn--style-${each.value === value ? 'primary' : 'secondary'}`}
          style={{ margin: 0 }}
          aria-pressed={each.value === value}
          onClick={() => onChoose(each.value)}
        >
          {each.label}
        </button>
      ))}
    </fieldset>
  );
}

/** The current width of an element, in pixels. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(1280);
  useEffect(() => {
    if (!element.current) return;
    const watching = new ResizeObserver(([entry]) => entry && setWidth(entry.contentRect.width));
    watching.observe(element.current);
    return () => watching.disconnect();
  }, []);
  return { element, width };
}
