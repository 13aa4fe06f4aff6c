import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#site/testing/accounts.ts';
import { markup, SEARCH, testSeekers, tokenOf } from '#site/testing/seekers.ts';
import { TEST_SITE_URL } from '#site/testing/site.ts';

/* What is a visitor's own on a website that they read in another language. */

vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T00:00:00Z') });
const site = await testSeekers();
const { payload, browser, visitors, newAddress, addListing, mailsTo, newListing } = site;

beforeAll(async () => {
  await payload.updateGlobal({ slug: 'settings', data: { languages: ['zh', 'vi', 'ar'] } });
  await addListing({ beds: 4, price: 1_250_000 });
});

/** Path and query of a link to one of our pages in the newest message to somebody. */
function linkIn(email: string, path: string): string {
  const mail = mailsTo(email).at(-1) ?? expect.fail(`no mail to ${email}`);
  const found = new RegExp(`${TEST_SITE_URL}(${path}\\?\\S+)`).exec(mail.text);
  return found?.[1] ?? expect.fail(mail.text);
}

const click = (link: string, fields: Record<string, string> = {}, own = browser()) =>
  own.post(link.split('?')[0] ?? '', { t: tokenOf(link), ...fields });

const alertOf = async (email: string) => {
  const { docs } = await payload.find({ collection: 'alerts', sort: '-id', depth: 1, limit: 100 });
  return docs.find(({ subscriber }) => typeof subscriber === 'object' && subscriber?.email === email);
};

describe('a saved search', () => {
  const email = newAddress();
  const save = (language: string, more: Record<string, string>) =>
    browser().send(`/${language}/forms/save-search`, {
      search: SEARCH,
      frequency: 'instant',
      events: 'new',
      ...more,
    });

  it('is a form in the language, as a page and in the panel', async () => {
    const path = `/vi/forms/save-search?${new URLSearchParams({ search: SEARCH })}`;
    const { text } = await browser().get(path);
    expect(text).toContain('<html lang="vi"');
    expect(text).not.toMatch(/<main[^>]* lang="en-AU"/);
    for (const vietnamese of [
      'Lưu tìm kiếm',
      'Bạn muốn nhận email bao lâu một lần?',
      'Nhà riêng rao bán tại Newtown và vùng lân cận, tối đa $1,500,000',
      '1 bất động sản hiện phù hợp.',
      'href="/vi/property/',
    ])
      expect(text).toContain(vietnamese);
    expect(text).toMatch(/<form [^>]*action="\/vi\/forms\/save-search/);
    expect(text).toMatch(/<a href="\/forms\/save-search\?search=[^"]+" lang="en-AU"/);
    for (const english of ['How often', 'Matching properties', 'Email me', '>Save search'])
      expect(text).not.toContain(english);
    const panel = JSON.parse((await browser().get(path.replace('search?', 'search/ticket?'))).text);
    expect(panel).toMatchObject({
      heading: 'Lưu tìm kiếm',
      footnote: expect.stringContaining('chính sách quyền riêng tư'),
      preview: { label: 'Bất động sản phù hợp', listings: [{ path: expect.stringMatching(/^\/vi\//) }] },
    });
  });

  it('is refused in it', async () => {
    expect(await save('ar', { email: 'x', events: '' })).toMatchObject({
      ok: false,
      message: 'لم يُحفظ بحثك. يُرجى تصحيح ما يلي قبل الإرسال:',
      errors: [
        { field: 'email', message: 'أدخل «البريد الإلكتروني» كاملًا، مثل name@example.com' },
        { field: 'events', message: '«راسلني بشأن»: اختر 1 على الأقل' },
      ],
    });
  });

  it('is confirmed in it, and staff read English', async () => {
    expect(await save('vi', { email })).toMatchObject({ ok: true });
    await visitors.alerts.worker.runOnce();
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Xác nhận thông báo bất động sản của bạn');
    expect(mail?.text).toContain('Nhà riêng rao bán tại Newtown và vùng lân cận, tối đa $1,500,000');
    expect(mail?.html).toContain('<html lang="vi">');
    expect(await alertOf(email)).toMatchObject({
      summary: 'Houses to buy in Newtown and surrounds, up to $1,500,000',
      criteria: { language: 'vi' },
    });
    const link = linkIn(email, '/vi/alerts/confirm');
    const page = await browser().get(link);
    expect(page.text).toContain('Xác nhận thông báo của bạn');
    expect(page.text).toContain('action="/vi/alerts/confirm"');
    const confirmed = await markup(click(link));
    expect(confirmed).toContain('Thông báo của bạn đã bật: Nhà riêng rao bán tại Newtown');
    expect(confirmed).toContain('href="/vi/alerts/manage?t=');
  });

  it('is sent in it, with links to pages in it and one to unsubscribe with one click', async () => {
    await newListing();
    const mail = mailsTo(email).at(-1);
    expect(mail?.subject).toMatch(/^Mới: \d+ Example Street, Newtown NSW 2042$/);
    expect(mail?.html).toContain(`${TEST_SITE_URL}/vi/property/newtown-nsw-2042/`);
    expect(mail?.text).toContain('Chúng tôi gửi ngay khi có cập nhật.');
    expect(mail?.text).not.toMatch(/\b(?:You’re|Unsubscribe|matching|bed)\b/);
    expect(mail?.unsubscribeUrl).toMatch(new RegExp(`^${TEST_SITE_URL}/alerts/unsubscribe\\?t=`));
  });

  it('keeps its language when it is edited on a page in English, unless another is chosen', async () => {
    const id = String((await alertOf(email))?.id);
    const t = tokenOf(linkIn(email, '/vi/alerts/manage'));
    const path = `/forms/alert-settings?${new URLSearchParams({ alert: id, t })}`;
    const form = await browser().get(path);
    expect(form.text).toMatch(/<option value="vi" selected="">Tiếng Việt<\/option>/);
    expect((await browser().get(`/ar${path}`)).text).toContain('لغة الرسائل');
    const edit = (more: Record<string, string>) =>
      browser().send('/forms/alert-settings', {
        ...{
          alert: id,
          token: t,
          alert_name: 'Nhà',
          category: 'residential',
          buy_rent: 'buy',
          suburbs: 'Newtown NSW 2042',
        },
        ...{ frequency: 'instant', events: 'new', ...more },
      });
    expect(await edit({})).toMatchObject({ ok: true });
    expect(await alertOf(email)).toMatchObject({ name: 'Nhà', criteria: { language: 'vi' } });
    expect(await edit({ language: 'zh' })).toMatchObject({ ok: true });
    expect((await alertOf(email))?.criteria).toMatchObject({ language: 'zh' });
    expect(await edit({ language: 'en' })).toMatchObject({ ok: true });
    expect((await alertOf(email))?.criteria).not.toHaveProperty('language');
    expect(await edit({ language: 'vi' })).toMatchObject({ ok: true });
  });

  it('is listed, paused and ended in it', async () => {
    const manage = linkIn(email, '/vi/alerts/manage');
    const id = String((await alertOf(email))?.id);
    const list = await browser().get(manage);
    for (const vietnamese of ['Thông báo của bạn', 'Đang bật', 'Ngay lập tức: bất động sản mới', 'Xóa…'])
      expect(list.text).toContain(vietnamese);
    const paused = await click(manage, { alert: id, action: 'pause' });
    expect(paused.location).toMatch(/^\/vi\/alerts\/manage\?t=/);
    expect((await browser().get(manage)).text).toContain('Tạm dừng');
    const unsubscribe = linkIn(email, '/vi/alerts/unsubscribe');
    expect((await browser().get(unsubscribe)).text).toContain('Hủy đăng ký thông báo này?');
    expect((await click(unsubscribe, { action: 'end' })).text).toContain('Thông báo này đã kết thúc');
  });

  it('stays in English at an English address', async () => {
    const own = newAddress();
    await browser().send('/forms/save-search', {
      search: SEARCH,
      email: own,
      frequency: 'daily',
      events: 'new',
    });
    await visitors.alerts.worker.runOnce();
    expect(mailsTo(own)[0]?.subject).toBe('Confirm your property alert');
    expect((await alertOf(own))?.criteria).not.toHaveProperty('language');
    expect(linkIn(own, '/alerts/confirm')).toBeTruthy();
  });
});

describe('an account', () => {
  const email = newAddress();
  const own = browser();

  it('is registered, confirmed and opened in the language', async () => {
    expect((await own.get('/zh/forms/register')).text).toContain('注册房产提醒');
    const sent = await own.send('/zh/forms/register', {
      ...site.registration(email),
      subscriber_password_confirmation: 'another',
    });
    expect(sent).toMatchObject({ ok: false, errors: [{ message: '两次输入的密码不一致' }] });
    expect(await own.send('/zh/forms/register', site.registration(email))).toMatchObject({
      ok: true,
      next: expect.stringMatching(/^\/zh\/thank-you/),
    });
    const mail = await site.mailTo(email);
    expect(mail.subject).toMatch(/^请确认您在 .* 的电子邮箱$/);
    expect(mail.text).toContain('以启用提醒：出售 住宅。');
    expect((await alertOf(email))?.summary).toBe('Homes to buy');
    const link = linkIn(email, '/zh/account/confirm-email');
    expect((await own.get(link)).text).toContain(`确认 ${email} 以激活账户并启用提醒。`);
    expect((await click(link, {}, own)).text).toContain('您的电子邮箱已确认');
  });

  it('refuses a wrong password in it', async () => {
    const answer = await own.send('/zh/forms/login', { user_login: email, user_pass: 'wrong' });
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('电子邮箱或密码不正确') });
  });

  it('is shown in it', async () => {
    const answer = await own.send('/zh/forms/login', { user_login: email, user_pass: PASSWORD });
    expect(answer).toMatchObject({ ok: true, next: '/zh/welcome' });
    const { text } = await own.get('/zh/welcome');
    for (const chinese of ['欢迎您，Zoë', '晚上9点至上午7点', '您的提醒', '已启用', '住宅', '更改密码'])
      expect(text).toContain(chinese);
    expect(text).toContain('action="/zh/account/sign-out"');
    expect(text).toContain('href="/account/data.json"');
    for (const english of ['Sign out', 'Quiet hours', 'Your alerts', 'Edit', 'Recently viewed'])
      expect(text).not.toContain(english);
  });

  it('says in it that its password was changed', async () => {
    const answer = await own.send('/ar/forms/change-password', {
      current_password: PASSWORD,
      password: 'another ferry lantern',
      confirm_password: 'another ferry lantern',
    });
    expect(answer).toMatchObject({ ok: true, next: '/ar/welcome' });
    const mail = await site.mailTo(email);
    expect(mail.subject).toContain('تم تغيير كلمة المرور');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.text).toContain(`${TEST_SITE_URL}/ar/forms/forgot-password`);
  });

  it('is signed out in it', async () => {
    expect((await own.post('/zh/account/sign-out', {})).location).toBe('/zh');
    expect((await own.get('/zh/welcome')).text).toContain('忘记密码？');
  });
});

describe('saved and compared properties', () => {
  const own = browser();
  const put = (path: string, fields: Record<string, string>, page: string) =>
    own.post(path, fields, { Referer: `${TEST_SITE_URL}${page}`, Accept: 'application/json' });

  it('are saved with an answer in the language of the page', async () => {
    for (const kind of ['saved', 'compared']) {
      for (const price of [1_400_000, 1_500_000]) {
        const { id } = await addListing({ price, features: ['Pool'], beds: price / 500_000 });
        const answer = await put('/shortlist', { listing: String(id), kind }, '/zh/buy');
        expect(JSON.parse(answer.text)).toMatchObject({
          ok: true,
          message: kind === 'saved' ? '房产已收藏' : '房产已加入对比',
        });
      }
    }
    const gone = await own.post('/shortlist', { listing: '999999' }, { Referer: `${TEST_SITE_URL}/ar/buy` });
    expect(gone.text).toContain('<html lang="ar" dir="rtl"');
    expect(gone.text).toContain('لم يعد هذا العقار على الموقع.');
    expect(gone.text).toContain('href="/ar/buy"');
  });

  it('are listed in it, the addresses marked as English', async () => {
    const { text } = await own.get('/zh/saved-properties');
    expect(text).not.toMatch(/<main[^>]* lang="en-AU"/);
    for (const chinese of ['收藏的房产', '2 处房产', '咨询全部房产', '添加备注', '分享此清单', '最近收藏'])
      expect(text).toContain(chinese);
    expect(text).toMatch(/<span lang="en-AU" dir="ltr">\d+ Example Street<\/span>/);
    for (const english of ['Saved properties', 'Add note', 'Share this list', 'Remove', 'Sort by', 'Sign in'])
      expect(text).not.toContain(english);
  });

  it('are compared in it', async () => {
    const { text } = await own.get('/ar/compare-properties');
    for (const arabic of ['مقارنة العقارات', 'غرف النوم', 'مختلف', 'الحالة', 'للبيع', 'الاختلافات فقط'])
      expect(text).toContain(arabic);
    expect(text).toContain('href="/ar/compare-properties?only=differences"');
    for (const english of ['Compare properties', 'Bedrooms', 'differs', 'Status', 'For sale'])
      expect(text).not.toContain(`>${english}<`);
  });

  it('are shared by a link to a page in it', async () => {
    const made = await own.post('/shortlist/share', { name: 'Lan' }, { Referer: `${TEST_SITE_URL}/vi/buy` });
    expect(made.location).toBe('/vi/saved-properties#share');
    const list = await own.get('/vi/saved-properties');
    const link = new RegExp(`${TEST_SITE_URL}(/vi/shortlist/[\\w-]{22})`).exec(list.text)?.[1] ?? '';
    const shared = await browser().get(link);
    expect(shared.text).toContain('<html lang="vi"');
    expect(shared.text).toContain('Danh sách của Lan');
    expect((await browser().get(link.replace('/vi', ''))).text).toContain('Lan’s shortlist');
    expect((await browser().get(`${link}/inspections`)).text).toContain('Chưa có lịch mở cửa tham quan');
  });

  it('are asked about in it', async () => {
    const page = await own.get('/vi/saved-properties/enquire');
    expect(page.text).toContain('Hỏi về các bất động sản đã lưu');
    expect(page.text).toMatch(/<form [^>]*action="\/vi\/saved-properties\/enquire"/);
    expect(page.text).not.toMatch(/Enquire|Properties to|We use your details/);
    const refused = await own.post('/vi/saved-properties/enquire', { name: 'Lan' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Hãy chọn ít nhất một bất động sản');
  });
});

describe('the newsletter', () => {
  it('is confirmed and ended on pages in the language, by links of its email', async () => {
    const email = newAddress();
    const sent = await browser().post('/vi/forms/newsletter-footer', {
      ...{ first_name: 'Lan', last_name: 'Sample', phone: '0491 570 156', email, message: '', _ticket: '' },
    });
    expect(sent.location).toMatch(/^\/vi\/thank-you/);
    await site.leads.worker.runOnce();
    const confirm = linkIn(email, '/vi/newsletter/confirm');
    const page = await browser().get(confirm);
    expect(page.text).toContain('Xác nhận đăng ký nhận bản tin');
    expect(page.text).toContain('action="/vi/newsletter/confirm"');
    expect((await click(confirm)).text).toContain('Bạn đã đăng ký');
    const unsubscribe = linkIn(email, '/vi/newsletter/unsubscribe');
    expect((await browser().get(unsubscribe)).text).toContain('Hủy đăng ký nhận bản tin?');
    expect((await click(unsubscribe)).text).toContain('Bạn đã hủy đăng ký');
    expect((await browser().get('/vi/newsletter/confirm?t=x')).text).toContain(
      'Liên kết này không dùng được',
    );
    // Mail programs post to an address without a language.
    expect(mailsTo(email)[0]?.unsubscribeUrl).toMatch(/example\.com\.au\/newsletter\/unsubscribe\?t=/);
  });
});
