import { expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${attributes}>${inside}</svg>`;
const PATH = '<path d="M0 0h24v24z" fill="#1f4038"></path>';

it('keeps shapes, gradients and text as they are', () => {
  const drawn = svg(
    `<defs><linearGradient id="a"><stop offset="0" stop-color="red"></stop></linearGradient></defs>${PATH}<g clip-path="url(#b)" fill="url(#a)"><text x="1" y="2" font-size="4">Vale</text></g>`,
  );
  expect(cleanSvg(drawn)).toBe(drawn);
});

it('drops what stands before the picture', () => {
  expect(cleanSvg(`\uFEFF<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]>\n${svg(PATH)}`)).toBe(
    svg(PATH),
  );
});

it('turns style attributes into attributes of their own', () => {
  expect(cleanSvg(svg('<path d="M0 0" style="fill: #fff; stroke:red"/>'))).toBe(
    svg('<path d="M0 0" fill="#fff" stroke="red"></path>'),
  );
});

it.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>@import url(https://evil.example)</style>'],
  ['a page', '<foreignObject><body xmlns="x"><iframe src="https://evil.example"/></body></foreignObject>'],
  ['a picture of elsewhere', '<image href="https://evil.example/a.png"/>'],
  ['a link', '<a href="javascript:alert(1)"></a>'],
  ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>'],
  ['markup of pages', '<img src="x" onerror="alert(1)"/>'],
])('drops %s', (_, hostile) => {
  expect(cleanSvg(svg(PATH + hostile))).toBe(svg(PATH));
});

it('drops event handlers and addresses elsewhere', () => {
  const hostile = svg(
    '<path d="M0 0" onclick="alert(1)" fill="url(https://evil.example#a)"/><use href="https://evil.example#b"/><use xlink:href="#c"/>',
    ' onload="alert(1)"',
  );
  expect(cleanSvg(hostile)).toBe(svg('<path d="M0 0"></path><use></use><use xlink:href="#c"></use>'));
});

it.each(['', 'no picture', '<svg></svg>', svg('<script>1</script>'), '<html><svg></html>'])(
  'takes “%s” for no picture',
  (text) => expect(cleanSvg(text)).toBeUndefined(),
);
