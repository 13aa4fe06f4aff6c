import { expect, it } from 'vitest';
import { localPath, pathOf } from './local-path.ts';

it.each([
  ['https://here.example/buy?page=2', '/buy?page=2'],
  ['https://here.example', '/'],
  ['https://here.example/.//elsewhere.example', '/elsewhere.example'],
  ['https://here.example/x/..//elsewhere.example?a=1', '/elsewhere.example?a=1'],
  ['https://here.example//elsewhere.example', '/elsewhere.example'],
])('the path of %s is %s', (address, path) => {
  expect(localPath(new URL(address))).toBe(path);
  expect(new URL(localPath(new URL(address)), 'https://here.example').host).toBe('here.example');
});

it('the path of no address is empty', () => {
  expect([undefined, '', 'buy', '/buy'].map(pathOf)).toEqual(['', '', '', '']);
  expect(pathOf('https://here.example/buy?page=2')).toBe('/buy?page=2');
});
