import { describe, expect, it } from 'vitest';
import { addressProblem } from './pull-address.ts';

describe('the address of a feed that is fetched', () => {
  it.each([
    'https://vendor.example/feeds/today.xml?key=1',
    'http://vendor.example/today.zip',
    'ftps://ftp.vendor.example/export/',
    'ftp://ftp.vendor.example:2121',
  ])('%s is one', (address) => {
    expect(addressProblem(address)).toBeUndefined();
  });

  it.each([
    ['', /Enter the address/],
    ['sftp://vendor.example/', /SFTP addresses cannot be fetched/],
    ['vendor.example/today.xml', /not an address/],
    ['file:///etc/passwd', /Start the address with/],
    ['https://me:secret@vendor.example/', /their own fields/],
    ['https://vendor.example/%zz.xml', /not an address/],
  ])('%s is refused with a sentence', (address, problem) => {
    expect(addressProblem(address)).toMatch(problem);
  });
});
