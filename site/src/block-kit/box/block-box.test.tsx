import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { MotionEffect } from '../motion/motion-fields.ts';
import { BlockBox } from './block-box.tsx';
import { BOX_DEFAULTS, type BoxProps } from './box-fields.ts';
import { commonSettings } from './common-settings.ts';

const html = (changed: Partial<BoxProps>, editing = false) =>
  renderToString(
    <BlockBox {...commonSettings({ box: changed })} editing={editing}>
      <p>Words</p>
    </BlockBox>,
  );
const { spacing, entrance, sticky, motion } = BOX_DEFAULTS;
const effect: MotionEffect = {
  effect: 'blur',
  way: 'normal',
  direction: 'out-in',
  speed: null,
  level: null,
  start: null,
  end: null,
};
const moving = { motion: { ...motion, effects: [effect] } };

describe('what surrounds a block', () => {
  it('is nothing where nothing is set', () => {
    expect(html({})).toBe('<p>Words</p>');
    expect(html({}, true)).toBe('<p>Words</p>');
  });

  it('is a place that links lead to', () => {
    expect(html({ anchor: 'fees', anchorOffset: 120 })).toBe(
      '<div id="fees" style="scroll-margin-top:120px"><p>Words</p></div>',
    );
    expect(html({ anchor: 'two words' })).toBe('<p>Words</p>');
  });

  it('is room, on the sides that have any', () => {
    const room = html({
      spacing: { ...spacing, marginTop: { base: 40, mobile: 0 }, paddingLeft: { base: null, tablet: 8 } },
    });
    expect(room).toContain('class="fr-mt fr-pl"');
    expect(room).toContain('--fr-mt:40px;--fr-mt-t:40px;--fr-mt-m:0px');
    expect(room).toContain('--fr-pl:0px;--fr-pl-t:8px;--fr-pl-m:8px');
  });

  it('says of headings and text what it is around, for the space between blocks', () => {
    const around = (box: Partial<BoxProps>) =>
      renderToString(
        <BlockBox {...commonSettings({ box })} isText>
          <p>Words</p>
        </BlockBox>,
      );
    expect(around({ spacing: { ...spacing, marginTop: { base: 40 } } })).toContain(
      'class="fr-has-text fr-mt"',
    );
    expect(around({ anchor: 'fees' })).toContain('<div id="fees" class="fr-has-text"');
    expect(around({})).toBe('<p>Words</p>');
  });

  it('hides it on devices', () => {
    expect(html({ shown: { base: true, mobile: false } })).toContain('class="fr-hide-m"');
    expect(html({ shown: { base: false, tablet: true } })).toContain('class="fr-hide-d"');
    expect(html({ shown: { base: true, mobile: false } }, true)).toContain('class="fr-hide-m fr-editing"');
  });

  it('lets it enter, on the devices where it does', () => {
    const entering = {
      entrance: { ...entrance, animation: { base: 'zoom-in', mobile: 'none' }, delay: { base: 200 } },
    } as const;
    expect(html(entering)).toContain('data-behaviour="entrance"');
    expect(html(entering)).toContain('--fr-en:fr-enter;--fr-en-t:fr-enter;--fr-en-m:none');
    expect(html(entering)).toContain('--fr-eo:0;--fr-eo-t:0;--fr-eo-m:1');
    expect(html(entering)).toContain('--fr-el:200ms');
    expect(html({ entrance: { ...entrance, delay: { base: 200 } } })).toBe('<p>Words</p>');
    // The editor plays it at once.
    expect(html(entering, true)).toContain('data-entrance="in"');
    expect(html(entering, true)).not.toContain('data-behaviour');
  });

  it('keeps it in sight, by the stylesheet alone where that can', () => {
    const held = {
      ...sticky,
      edge: 'top',
      offset: { base: 80, mobile: 0 },
      on: { base: true, tablet: false, mobile: true },
    } as const;
    const plain = html({ sticky: held });
    expect(plain).toContain('class="fr-sticky fr-stick-top fr-unstick-t"');
    expect(plain).toContain('--fr-so:80px;--fr-so-t:80px;--fr-so-m:0px');
    expect(plain).not.toContain('data-behaviour');
    const shadowed = html({ sticky: { ...held, effect: 'shadow', effectsOffset: 60 } });
    expect(shadowed).toContain('data-behaviour="sticky" data-effects-after="60"');
    expect(html({ sticky: { ...held, withinParent: false } })).toContain('<div class="fr-sticky-held"><p>');
    expect(html({ sticky: { ...held, on: { base: false } } })).toBe('<p>Words</p>');
    expect(html({ sticky: held }, true)).toBe('<p>Words</p>');
  });

  it('has the classes that staff gave it', () => {
    expect(html({ cssClass: 'open-offer fr-page' })).toBe('<div class="open-offer"><p>Words</p></div>');
  });

  it('is a background with the padding in it and the margins around it', () => {
    const drawn = renderToString(
      <BlockBox
        {...commonSettings({
          box: { spacing: { ...spacing, marginTop: { base: 40 }, paddingTop: { base: 8 } } },
          surface: { colour: 'sand' },
          typography: { text: { weight: '600' } },
        })}
      >
        <p>Words</p>
      </BlockBox>,
    );
    expect(drawn).toMatch(
      /^<div class="fr-mt" style="[^"]*"><div class="fr-surface fr-on-light fr-ttw fr-pt" /,
    );
  });

  it('moves it, within something that stands still', () => {
    expect(html(moving)).toMatch(
      /^<div class="fr-moving"><div class="fr-motion fr-on-d fr-on-t fr-on-m" style="[^"]+" data-behaviour="scroll-motion"><p>/,
    );
    expect(html(moving, true)).toBe('<p>Words</p>');
  });
});
