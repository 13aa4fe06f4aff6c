import sanitizeHtml from 'sanitize-html';

const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'];
const PARTS = ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'clipPath', 'mask', 'marker', 'pattern'];
const PAINT = ['linearGradient', 'radialGradient', 'stop'];

/** Attributes that paint and place. No event handlers, and of links only those into the file itself (see below). */
const ATTRIBUTES = [
  ...[
    'id',
    'x',
    'y',
    'x1',
    'y1',
    'x2',
    'y2',
    'cx',
    'cy',
    'r',
    'rx',
    'ry',
    'fx',
    'fy',
    'd',
    'points',
    'dx',
    'dy',
  ],
  ...['width', 'height', 'viewBox', 'preserveAspectRatio', 'transform', 'xmlns', 'xmlns:xlink', 'version'],
  ...['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-dasharray', 'stroke-dashoffset', 'stroke-miterlimit', 'stroke-opacity', 'opacity', 'color'],
  ...[
    'clip-path',
    'clip-rule',
    'clipPathUnits',
    'mask',
    'maskUnits',
    'maskContentUnits',
    'offset',
    'stop-color',
  ],
  ...[
    'stop-opacity',
    'gradientUnits',
    'gradientTransform',
    'spreadMethod',
    'patternUnits',
    'patternTransform',
  ],
  ...['font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor', 'letter-spacing', 'role'],
  ...['display', 'visibility', 'vector-effect', 'paint-order', 'href', 'xlink:href'],
];

/** Values that fetch something or run something. */
const OUTSIDE = /url\(\s*['"]?(?!#)|javascript:|data:|expression\(/i;

/**
 * An SVG with nothing in it but shapes, text and colours: no scripts, styles, event handlers, embedded pages or pictures,
 * and nothing from elsewhere. Undefined where that leaves no picture. Style attributes become attributes of their own.
 */
export function cleanSvg(svg: string): string | undefined {
  const markup = svg.slice(Math.max(0, svg.search(/<svg[\s>]/i)));
  const clean = sanitizeHtml(markup, {
    allowedTags: [...SHAPES, ...PARTS, ...PAINT],
    allowedAttributes: { '*': ATTRIBUTES },
    // A title's or text's own text stays; that of a style or script goes with it.
    nonTextTags: [
      'style',
      'script',
      'foreignObject',
      'metadata',
      'iframe',
      'object',
      'embed',
      'animate',
      'set',
    ],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedSchemes: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: safeAttributes(attribs) }) },
  }).trim();
  return /^<svg[\s>][\s\S]*<\/svg>$/.test(clean) &&
    /<(path|rect|circle|ellipse|line|poly|text|use)/.test(clean)
    ? clean
    : undefined;
}

function safeAttributes(attribs: Record<string, string>): Record<string, string> {
  const { style = '', ...others } = attribs;
  const styled = style.split(';').flatMap((rule) => {
    const [name = '', value = ''] = rule.split(':').map((part) => part.trim());
    return name && value ? [[name, value] as const] : [];
  });
  const all = [...Object.entries(others), ...styled].filter(
    ([name, value]) => !OUTSIDE.test(value) && (!/^(xlink:)?href$/.test(name) || value.startsWith('#')),
  );
  return Object.fromEntries(all);
}
