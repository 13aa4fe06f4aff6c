import { expect, it } from 'vitest';
import { robotsProblem } from './search-engine-fields.ts';

it.each([
  ['', undefined],
  ['# No training\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 5', undefined],
  ['Disallow: /agents', 'Begin with User-agent: and whom the rules are for.'],
  ['User-agent: *\nNoindex: /x', 'robots.txt does not know this line: Noindex: /x'],
  ['<html>', 'robots.txt does not know this line: <html>'],
])('rules in robots.txt: %j', (text, problem) => expect(robotsProblem(text)).toBe(problem));
