import { expect, it } from 'vitest';
import { fillApplyLink, isApplyLink } from './apply-link.ts';

const listing = { address: '9 Brown Street, Newtown NSW 2042', id: 'BVN-61' };
const check = (value: string) => isApplyLink(value, {} as never);

it.each([
  ['https://2apply.com.au/banksia', 'https://2apply.com.au/banksia'],
  [
    'https://snug.com/apply/banksia?address={address}&ref={id}',
    'https://snug.com/apply/banksia?address=9%20Brown%20Street%2C%20Newtown%20NSW%202042&ref=BVN-61',
  ],
])('%s is filled in for the listing', (template, href) => {
  expect(check(template)).toBe(true);
  expect(fillApplyLink({ template, ...listing })).toBe(href);
});

it('an address cannot add to the link', () => {
  expect(fillApplyLink({ template: 'https://a.example/?a={address}', address: 'x&admin=1#', id: '1' })).toBe(
    'https://a.example/?a=x%26admin%3D1%23',
  );
});

it.each(['http://2apply.com.au/x', '2apply.com.au/x', 'javascript:alert(1)', 'https://me:secret@a.example/'])(
  '%s is no link for applications',
  (template) => {
    expect(check(template)).toMatch(/starts with https:\/\//);
    expect(fillApplyLink({ template, ...listing })).toBeNull();
  },
);

it('a placeholder that nothing fills in is refused by name', () => {
  expect(check('https://a.example/?s={suburb}')).toBe(
    'Only {address} and {id} are filled in. Remove {suburb}.',
  );
});
