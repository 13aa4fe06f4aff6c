import type { AnyBlock } from '../block.ts';
import { recordOf } from '../design.ts';
import type { BlockFields } from '../fields.ts';
import { presetExceptField, presetField } from '../skin/preset-field.ts';
import { edgesField, NO_SURFACE, type SurfaceProps, surfaceField } from '../skin/surface-fields.ts';
import {
  headingTypographyField,
  NO_TYPOGRAPHY,
  type TypographyProps,
  typographyField,
} from '../skin/typography-fields.ts';
import { BOX_DEFAULTS, type BoxProps, boxField } from './box-fields.ts';

/** What every block has beside its own properties. */
export type CommonSettings = { surface: SurfaceProps; typography: TypographyProps; box: BoxProps };

const DEFAULTS: CommonSettings = { surface: NO_SURFACE, typography: NO_TYPOGRAPHY, box: BOX_DEFAULTS };

/** A block with the settings that all have after its own. */
export const withCommonSettings = (block: AnyBlock): AnyBlock => ({
  ...block,
  fields: {
    stylePreset: presetField,
    presetExcept: presetExceptField,
    ...block.fields,
    ...commonFields(block),
  },
  defaults: { ...block.defaults, stylePreset: [], presetExcept: '', ...DEFAULTS },
});

/** The common settings among a block's properties, with the defaults of those that are not stored. */
export function commonSettings(props: Record<string, unknown>): CommonSettings {
  const typography = recordOf(props.typography);
  return {
    surface: { ...NO_SURFACE, ...recordOf(props.surface) },
    typography: {
      headings: { ...NO_TYPOGRAPHY.headings, ...recordOf(typography.headings) },
      text: { ...NO_TYPOGRAPHY.text, ...recordOf(typography.text) },
    },
    box: { ...BOX_DEFAULTS, ...recordOf(props.box) },
  };
}

const commonFields = ({ skin }: Pick<AnyBlock, 'skin'>): BlockFields => ({
  typography: skin === 'heading' ? headingTypographyField : typographyField,
  surface: skin === 'section' ? edgesField : surfaceField,
  box: boxField,
});
