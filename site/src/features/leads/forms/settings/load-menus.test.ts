import { expect, it } from 'vitest';
import { leadFormOf } from './load-menus.ts';

it.each([
  ['/forms/sales-appraisal', 'sales-appraisal'],
  ['/forms/contact-office?office_id=3', 'contact-office'],
  ['#maintenance-request', 'maintenance-request'],
  ['/rent#notice-to-vacate', 'vacate-notice'],
  ['/#contactagent-7', 'contact-agent'],
  ['/forms/contact/job-application', undefined],
  ['/forms/login', undefined],
  ['/contact#hours', undefined],
  ['/buy', undefined],
  ['https://elsewhere.example/forms/sales-appraisal', undefined],
  ['https://elsewhere.example/#maintenance-request', undefined],
  ['tel:+61255500000', undefined],
  ['', undefined],
])('the link %s opens the lead form %s', (href, form) => expect(leadFormOf(href)).toBe(form));
