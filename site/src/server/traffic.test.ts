import { expect, it } from 'vitest';
import { routeClassOf } from './traffic.ts';

it.each([
  ['GET', '/', 'page'],
  ['HEAD', '/buy?page=2', 'page'],
  ['GET', '/medialog', 'page'],
  ['POST', '/forms/contact', 'form'],
  ['GET', '/assets/app.js', 'file'],
  ['GET', '/media/1.webp', 'file'],
  ['POST', '/feeds/riverside', 'feed'],
  ['GET', '/readyz', 'check'],
  ['GET', '/metrics?x=1', 'check'],
] as const)('%s %s is a %s', (method, url, name) => expect(routeClassOf({ method, url })).toBe(name));
