import { describe, expect, it } from 'vitest';
import { TOKENS } from '#site/ui/theme/palette.ts';
import { skinStyle, surfaceStyle } from './skin-style.ts';
import { NO_SURFACE, type SurfaceProps } from './surface-fields.ts';
import { NO_TYPOGRAPHY, type Writing } from './typography-fields.ts';

const on = (changed: Partial<SurfaceProps>) => surfaceStyle({ ...NO_SURFACE, ...changed });
const set = (changed: Partial<Writing>, part: 'headings' | 'text' = 'text') =>
  skinStyle({
    surface: NO_SURFACE,
    typography: { ...NO_TYPOGRAPHY, [part]: { ...NO_TYPOGRAPHY[part], ...changed } },
  });

describe('what a block is drawn on', () => {
  it('is nothing while nothing is chosen', () => {
    expect(on({})).toBeNull();
    expect(on({ angle: 90, borderColour: 'brand', align: { base: 'end' } })).toBeNull();
  });

  it.each(Object.keys(TOKENS))('paints the swatch %s, with text that follows it', (colour) => {
    const { className = '', style } = on({ colour }) ?? {};
    expect(style).toMatchObject({ backgroundColor: `var(--base-${colour})` });
    expect(className).toMatch(/^fr-surface fr-on-(dark fr-on-any fr-on-colour|light)/);
  });

  it('is a gradient of two colours, and one of them alone', () => {
    expect(on({ colour: 'brand', colour2: 'accent', angle: 90 })?.style).toMatchObject({
      backgroundImage: 'linear-gradient(90deg, var(--base-brand), var(--base-accent))',
    });
    expect(on({ colour2: '#112233' })?.style).toMatchObject({ backgroundColor: '#112233' });
  });

  it('has padding within a background or border, by device, and none around a shadow alone', () => {
    expect(on({ colour: 'sand' })?.style).toMatchObject({ '--fr-bp': '24px', '--fr-bp-m': '24px' });
    expect(on({ borderWidth: { base: 0, mobile: 1 } })?.style).toMatchObject({
      '--fr-bw': '0px',
      '--fr-bw-m': '1px',
      '--fr-bc': 'var(--color-line)',
      '--fr-bp': '24px',
    });
    expect(on({ shadow: { base: 'card' } })?.style).toMatchObject({ '--fr-bp': '0px' });
    expect(on({ colour: 'sand', padding: { base: 40, mobile: 0 } })?.style).toMatchObject({
      '--fr-bp': '40px',
      '--fr-bp-t': '40px',
      '--fr-bp-m': '0px',
    });
  });

  it('is a card of the theme, or that with a colour of its own', () => {
    expect(on({ preset: 'card' })).toMatchObject({
      className: 'fr-surface fr-surface-card fr-on-light',
      style: { '--fr-bp': '24px' },
    });
    expect(on({ preset: 'card', colour: 'brand' })?.className).toContain('fr-on-dark');
  });

  it('has corners, a shadow, a height and a place in it, of the theme’s steps', () => {
    const { className, style } =
      on({
        radius: { base: 'lg', mobile: 'none' },
        shadow: { base: 'lift' },
        minHeight: { base: 300 },
        align: { base: 'center', mobile: 'start' },
      }) ?? {};
    expect(className).toBe('fr-surface fr-rounded fr-tall');
    expect(style).toMatchObject({
      '--fr-br': 'var(--radius-lg)',
      '--fr-br-m': '0',
      '--fr-bx': 'var(--shadow-lift)',
      '--fr-bh': '300px',
      '--fr-ba': 'center',
      '--fr-ba-m': 'start',
    });
  });
});

describe('how a block is set', () => {
  it('says only what was chosen', () => {
    expect(set({})).toBeNull();
    expect(set({ weight: '700', colour: 'accent' })).toEqual({
      className: 'fr-ttw fr-ttc',
      style: { '--fr-ttw': '700', '--fr-ttc': 'var(--base-accent)' },
    });
    expect(set({ family: 'display', leading: '1.25' }, 'headings')).toEqual({
      className: 'fr-thl fr-thf',
      style: { '--fr-thl': '1.25', '--fr-thf': 'var(--font-display)' },
    });
  });

  it('has sizes by device, and the block’s own where none is chosen', () => {
    expect(set({ size: { base: '3xl', mobile: 'xl' } })?.style).toEqual({
      '--fr-ttsd': 'var(--text-3xl)',
      '--fr-ttst': 'var(--text-3xl)',
      '--fr-ttsm': 'var(--text-xl)',
    });
    expect(set({ size: { base: '', mobile: 'sm' } })?.className).toBe('fr-ttsm');
  });
});
