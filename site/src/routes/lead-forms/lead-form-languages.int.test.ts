import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { TEST_SITE_URL, testSite } from '#site/testing/site.ts';

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const { payload, get, leads, mails, address } = await testSite({ limits: false });

let listing: number;
let path: string;
beforeAll(async () => {
  await payload.updateGlobal({
    slug: 'settings',
    data: { languages: ['zh', 'vi', 'ar'], email: 'office@agency.test' },
  });
  const made = await payload.create({
    collection: 'listings',
    data: {
      status: 'current',
      method: 'buy',
      category: 'residential',
      propertyType: 'House',
      _status: 'published',
      streetNumber: '12',
      street: 'Example Street',
      suburb: 'Newtown',
      state: 'NSW',
      postcode: '2042',
      price: 1_250_000,
      beds: 3,
      inspections: [{ startsAt: '2026-11-28T00:00:00.000Z', endsAt: '2026-11-28T00:30:00.000Z' }],
    },
  });
  listing = made.id;
  path = `/property/newtown-nsw-2042/12-example-street/${listing}`;
});
beforeEach(async () => {
  mails.length = 0;
  await payload.delete({ collection: 'leads', where: {} });
});

const person = { name: 'Lan Nguyen', phone: '0400 000 000', email: 'lan@example.com' };

/** Sends a form to an address as its script does, or as a browser without script. */
const send = (form: string, fields: Record<string, string>, { json = true, prefix = '/vi' } = {}) =>
  fetch(`${address}${prefix}/forms/${form}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      accept: json ? 'application/json' : 'text/html',
      origin: TEST_SITE_URL,
      referer: `${TEST_SITE_URL}${prefix}${path}`,
    },
    body: new URLSearchParams({ _ticket: leads.formToken(form), property_id: String(listing), ...fields }),
  });

const storedLead = async () => (await payload.find({ collection: 'leads' })).docs[0];

describe('a lead form in another language', () => {
  it('is a page in it, with all that its script says', async () => {
    const { status, text } = await get(`/vi/forms/property-enquiry?property_id=${listing}`);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="vi"');
    for (const vietnamese of [
      'Hỏi về bất động sản này',
      'Họ tên của bạn',
      'chính sách quyền riêng tư',
      'Gửi câu hỏi',
    ])
      expect(text).toContain(vietnamese);
    expect(text).toMatch(/<form [^>]*action="\/vi\/forms\/property-enquiry\?property_id=/);
    expect(text).toContain('tối đa {max} ký tự');
    for (const english of ['Your name', 'Send enquiry', 'Leave this empty', 'privacy policy', 'Choose …'])
      expect(text).not.toContain(english);
  });

  it('comes to the panel in it', async () => {
    const { text } = await get(`/zh/forms/inspection-registration/ticket?property_id=${listing}`);
    const { heading, definition, subject } = JSON.parse(text);
    expect(heading).toBe('登记看房');
    expect(definition.fields[0]).toMatchObject({
      label: '看房时间',
      options: [{ label: expect.stringContaining('11月28日星期六') }],
    });
    expect(subject.text).toBe('$1,250,000');
  });

  it('says so in it where there is none', async () => {
    const { status, text } = await get('/zh/forms/contact-agent/ticket?agent_id=999');
    expect(status).toBe(404);
    expect(JSON.parse(text)).toMatchObject({ links: [{ href: '/zh/buy', label: '搜索房产' }, {}] });
    expect((await get('/ar/forms/no-such-form')).text).toContain('لا يمكننا العثور على هذا النموذج');
  });

  it('is refused in it, with or without script', async () => {
    const answer = await (await send('property-enquiry', { ...person, email: 'lan' })).json();
    expect(answer).toMatchObject({
      ok: false,
      message: 'Lời nhắn của bạn chưa được gửi. Vui lòng sửa những mục này rồi gửi lại:',
    });
    expect(answer.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Hãy điền đầy đủ “Địa chỉ email”, ví dụ name@example.com',
      'Hãy điền “Lời nhắn”',
    ]);
    const page = await send('property-enquiry', { ...person, email: 'lan' }, { json: false });
    expect(page.status).toBe(422);
    const text = await page.text();
    expect(text).toContain('<html lang="vi"');
    expect(text).toContain('Hãy điền “Lời nhắn”');
    expect(text).toContain('value="Lan Nguyen"');
  });

  it('says in it how to reach the thank-you page, which is in it too', async () => {
    const { next } = await (await send('property-enquiry', { ...person, message: 'Xin chào' })).json();
    expect(next).toMatch(/^\/vi\/thank-you\/\?/);
    const { text } = await get(next);
    expect(text).toContain('Lời nhắn của bạn đã được gửi thành công');
    expect(text).toContain('Quay lại 12 Example Street');
    const plain = await send(
      'sales-appraisal',
      {
        ...person,
        first_name: 'Lan',
        last_name: 'Nguyen',
        'street-address': '1 King Street',
        suburb: 'Newtown',
        postcode: '2042',
        state: 'NSW',
      },
      { json: false },
    );
    expect(plain.headers.get('location')).toMatch(/^\/vi\/market-appraisal-form\/thank-you\?/);
  });
});

describe('forms of tenants', () => {
  const tenant = { ...person, name: 'Lan Nguyen' };

  it('are pages in the language, with the texts of their date and their files', async () => {
    const notice = await get('/ar/forms/vacate-notice');
    for (const arabic of ['إشعار بالإخلاء', 'placeholder="يوم/شهر/سنة"', 'تاريخ الانتقال'])
      expect(notice.text).toContain(arabic);
    const { text } = await get('/vi/forms/maintenance-request');
    for (const vietnamese of [
      'Yêu cầu sửa chữa',
      'Ống nước hoặc nước nóng',
      'Bạn có thể đính kèm tối đa {max} tệp',
    ])
      expect(text).toContain(vietnamese);
  });

  it('are refused and confirmed in it; staff read English', async () => {
    const refused = await (await send('vacate-notice', { ...tenant, date: '1/1/2020' })).json();
    expect(refused.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Hãy điền “Địa chỉ bất động sản”',
      '“Ngày dọn đi” phải từ 21/11/2026 trở đi',
      'Hãy điền “Lý do”',
    ]);
    const sent = await send('maintenance-request', {
      ...tenant,
      'street-address': '1 King Street',
      suburb: 'Newtown',
      'repair-urgency': 'urgent',
      'repair-nature': 'locks-doors-windows',
      'property-access': 'agency-key',
    });
    expect(sent.status).toBe(200);
    await leads.worker.runOnce();
    const visitor = mails.find(({ to }) => to[0]?.address === person.email);
    expect(visitor?.subject).toMatch(/chúng tôi đã nhận yêu cầu sửa chữa của bạn/);
    expect(visitor?.text).toContain('Cần sửa gì? Khóa, cửa ra vào hoặc cửa sổ');
    expect((await storedLead())?.answers).toEqual(
      expect.arrayContaining([expect.objectContaining({ text: 'Locks, doors or windows' })]),
    );
  });
});

describe('the lead', () => {
  it('is in English for staff, with the language of its visitor', async () => {
    const fields = {
      ...person,
      wishes: 'price',
      message: 'Tôi quan tâm đến bất động sản này. Vui lòng liên hệ với tôi.',
    };
    expect((await send('property-enquiry', fields)).status).toBe(200);
    const lead = await storedLead();
    expect(lead).toMatchObject({ formTitle: 'Enquire about this property', source: { language: 'vi' } });
    expect(lead?.answers).toMatchObject([
      { label: 'I would like to …', text: 'get a price guide' },
      { label: 'Your name' },
      { label: 'Email' },
      { label: 'Phone' },
      { label: 'Message', text: 'I am interested in this property. Please contact me.' },
      {},
    ]);
  });

  it('is confirmed to its visitor in their language; staff read English', async () => {
    await send(
      'inspection-registration',
      {
        ...person,
        first_name: 'Lan',
        last_name: 'Nguyen',
        inspection: '2026-11-28T00:00:00.000Z',
      },
      { prefix: '/ar' },
    );
    await leads.worker.runOnce();
    const mailTo = (to: string) => mails.find((mail) => mail.to.some(({ address: one }) => one === to));
    const visitor = mailTo('lan@example.com');
    expect(visitor?.subject).toMatch(/^معاينتك مع /);
    expect(visitor?.html).toContain('<html lang="ar" dir="rtl">');
    expect(visitor?.html).toContain('شكرًا لك');
    expect(visitor?.text).toContain('الاسم الأول: Lan');
    expect(visitor?.text).toMatch(/المعاينة: .*28 نوفمبر/);
    expect(visitor?.html).toContain(`/ar${path}`);
    expect(visitor?.text).toContain('\u206612 Example Street, Newtown NSW 2042\u2069');
    expect(visitor?.text).toContain('غرف النوم: 3');
    expect(visitor?.text).not.toMatch(/Thank you|Your reference|First name/);
    const staff = mailTo('office@agency.test');
    expect(staff?.html).toContain('<html lang="en-AU">');
    expect(staff?.text).toContain('First name: Lan');
    expect(staff?.text).toContain('Language: Arabic');
    expect(staff?.text).not.toMatch(/\p{Script=Arabic}/u);
  });

  it('keeps what staff wrote for its confirmation', async () => {
    await payload.updateGlobal({
      slug: 'lead-mail-templates',
      data: { texts: { 'property-enquiry': { visitor: { opening: 'We ring you today.' } } } },
    });
    await send('property-enquiry', { ...person, message: 'Xin chào' });
    await leads.worker.runOnce();
    const visitor = mails.find((mail) => mail.to[0]?.address === 'lan@example.com');
    expect(visitor?.html).toMatch(/<p dir="auto"[^>]*>We ring you today\./);
    expect(visitor?.text).toContain('Cảm ơn Lan!');
  });

  it('says nothing of a language in English', async () => {
    await send('property-enquiry', { ...person, message: 'Hello' }, { prefix: '' });
    expect((await storedLead())?.source).not.toHaveProperty('language');
  });
});
