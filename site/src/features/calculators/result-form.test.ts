import { builtInTables } from '@frontage/duty';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from '#site/server/mail.ts';
import { createResultLimits, type ResultLead, resultForm } from './result-form.ts';
import { resultTextOf } from './result-text.ts';

/* “‘Email me this’, as a lead only with consent.” */

const siteUrl = 'https://harbour.example';
const result = 'state=VIC&date=2025-09-01&value=800000&use=primary';

function openForm({ mailWorks = true, leadsWork = true, outbox = false } = {}) {
  const state = { mailWorks, mails: [] as MailMessage[], leads: [] as ResultLead[] };
  const form = resultForm({
    resultOf: async (query) =>
      resultTextOf({ query, tables: builtInTables, agency: 'Harbour Homes', siteUrl, today: '2026-11-22' }),
    agency: async () => ({ name: 'Harbour Homes' }),
    siteUrl,
    send: async (mail) => {
      if (!state.mailWorks) return { ok: false, code: 'EDOWN', answer: 'Down.', permanent: false };
      state.mails.push(mail);
      return { ok: true, answer: '250', outbox };
    },
    takeLead: async (lead) => {
      if (leadsWork) state.leads.push(lead);
      return leadsWork;
    },
    limits: createResultLimits({ on: true, now: () => 0 }),
  });
  const submit = (answers: Record<string, string | boolean> = {}) =>
    form.submit({
      answers: { result, email: 'ada@example.com', contact_me: false, ...answers },
      visitor: { subscriber: undefined } as never,
      addressKey: 'client',
    });
  return { form, state, submit };
}

describe('Email me this', () => {
  it('sends the result and stores no lead without consent', async () => {
    const { state, submit } = openForm();
    expect(await submit({ name: 'Win at evil.example' })).toMatchObject({ ok: true });
    expect(state.leads).toEqual([]);
    const [mail] = state.mails;
    expect(mail?.subject).toBe('Stamp duty in Victoria on $800,000');
    expect(mail?.text).toContain('Stamp duty: $43,070');
    expect(mail?.text).toContain(`${siteUrl}/calculators/stamp-duty?state=VIC&date=2025-09-01`);
    // It may go to anybody: what its sender typed is not in it.
    expect(JSON.stringify(mail)).not.toContain('evil');
  });

  it('stores a lead with the result after consent', async () => {
    const { state, submit } = openForm();
    const sent = await submit({ contact_me: true, name: 'Ada' });
    expect(sent).toMatchObject({ ok: true, lead: true });
    expect(state.mails).toHaveLength(1);
    expect(state.leads).toHaveLength(1);
    expect(state.leads[0]?.answers.message).toContain('Stamp duty: $43,070');
  });

  it('says so when the email went and the lead could not be kept', async () => {
    const { submit } = openForm({ leadsWork: false });
    const sent = await submit({ contact_me: true, name: 'Ada' });
    expect(sent).toMatchObject({ ok: true, lead: false });
    expect(sent.ok && sent.thanks?.body).toContain('Please call us');
  });

  it('does not say that it was sent where there is no mail server', async () => {
    const { state, submit } = openForm({ outbox: true });
    const sent = await submit();
    expect(sent.ok && sent.thanks).toMatchObject({ title: 'Not sent' });
    const withWish = await submit({ contact_me: true, name: 'Ada' });
    expect(withWish.ok && withWish.thanks).toEqual({
      title: 'Not sent',
      body: 'This website can’t send email yet, so the result was not sent. Copy it as text instead. We’ll be in touch.',
    });
    expect(state.leads).toHaveLength(1);
  });

  it('says what to do when mail is down, keeps no lead, and sends it at the next try', async () => {
    const { state, submit } = openForm({ mailWorks: false });
    const refused = await submit({ contact_me: true, name: 'Ada' });
    expect(refused).toMatchObject({
      ok: false,
      message: 'The email has not been sent. Check the address, try again later, or copy the result as text.',
    });
    expect(state.leads).toEqual([]);
    state.mailWorks = true;
    expect(await submit({ contact_me: true, name: 'Ada' })).toMatchObject({ ok: true });
    expect(state.mails).toHaveLength(1);
  });

  it.each(['', 'state=VIC', 'value=5', 'state=VIC&value=lots', 'state=VIC&value=5&date=1990-01-01'])(
    'is not offered for what is no result: %j',
    async (query) => {
      const { form, submit, state } = openForm();
      const visitor = { subscriber: undefined } as never;
      expect(await form.open?.({ query: new URLSearchParams({ result: query }), visitor })).toBeUndefined();
      expect(await submit({ result: query })).toMatchObject({ ok: false, outcome: 'invalid' });
      expect(state.mails).toEqual([]);
    },
  );
});
