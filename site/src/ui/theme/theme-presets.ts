import { type Theme, themeOf } from './theme.ts';

type ThemePreset = {
  name: string;
  theme: Pick<
    Theme,
    'colours' | 'headings' | 'body' | 'corners' | 'scale' | 'buttonStyle' | 'buttonCase' | 'buttonWeight'
  >;
};

/** Complete themes to start from. A test checks the contrast of their colours. */
export const THEME_PRESETS: readonly ThemePreset[] = [
  ready('Eucalyptus', {}),
  ready('Harbour', {
    colours: {
      brand: '#0b3d91',
      brandDeep: '#062456',
      accent: '#b3123d',
      accentDeep: '#8a0c2e',
      ink: '#101828',
      muted: '#516074',
      sand: '#f2f5f9',
    },
    headings: 'playfair-display',
    body: 'inter',
    corners: 'small',
  }),
  ready('City', {
    colours: {
      brand: '#2b2b2b',
      brandDeep: '#161616',
      accent: '#84600f',
      accentDeep: '#664a0a',
      ink: '#1a1a1a',
      muted: '#5c5c5c',
      sand: '#f5f4f1',
    },
    headings: 'montserrat',
    body: 'source-sans-3',
    corners: 'none',
    buttonCase: 'upper',
  }),
  ready('Coast', {
    colours: {
      brand: '#0f5563',
      brandDeep: '#0a3a44',
      accent: '#a8402b',
      accentDeep: '#87301e',
      ink: '#14282d',
      muted: '#4f666c',
      sand: '#f1f7f6',
    },
    headings: 'dm-sans',
    body: 'dm-sans',
    corners: 'round',
  }),
  ready('Country', {
    colours: {
      brand: '#5b2a4a',
      brandDeep: '#3a1a30',
      accent: '#8a5612',
      accentDeep: '#6b420c',
      ink: '#2a1f26',
      muted: '#685c63',
      sand: '#f8f4ee',
    },
    headings: 'lora',
    body: 'figtree',
    scale: 'generous',
  }),
];

function ready(name: string, changed: object): ThemePreset {
  const { pageWidth: _width, stretchedSectionContainer: _container, ...theme } = themeOf(changed);
  return { name, theme };
}
