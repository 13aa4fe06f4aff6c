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
