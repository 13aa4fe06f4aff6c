/**
 * Settings that stay the block’s default although its preset says something else: their paths, such as `surface.colour`,
 * with spaces between.
 */
export const presetExceptField = {
  kind: 'text',
  label: 'Settings that do not follow the style preset',
  tab: 'style',
  maxLength: 1000,
  sparse: true,
  unseen: true,
} as const;

/** The style preset of any block, as one of its properties. */
export const presetField = {
  kind: 'reference',
  to: 'style-presets',
  max: 1,
  label: 'Style preset',
  help: 'A style of yours, changed in one place. What you set below goes before it.',
  tab: 'style',
  sparse: true,
} as const;
