import { describe, expect, it } from 'vitest';
import { browserOf, deviceOf } from './this-visit.client.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('browserOf', () => {
  it.each([
    [`${MAC} Chrome/130.0.0.0 Safari/537.36`, 'chrome'],
    [`${PHONE} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, 'chrome'],
    [`${MAC} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'edge'],
    [`${ANDROID} Chrome/130.0.0.0 Mobile Safari/537.36 EdgA/130.0.0.0`, 'edge'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox'],
    [`${PHONE} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
    [`${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 'safari'],
    [`${MAC} Chrome/129.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'opera'],
    [`${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'samsung'],
    ['Lynx/2.9.2 libwww-FM/2.14', undefined],
    ['', undefined],
  ])('%s is %s', (userAgent, browser) => expect(browserOf(userAgent)).toBe(browser));
});

it.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('%d px is a %s', (width, device) => expect(deviceOf(width)).toBe(device));
