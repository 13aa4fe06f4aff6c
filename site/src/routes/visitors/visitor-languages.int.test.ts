import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PASSWORD } from '#site/testing/accounts.ts';
import { markup, SEARCH, testSeekers, tokenOf } from '#site/testing/seekers.ts';
import { TEST_SITE_URL } from '#site/testing/site.ts';

/* Alerts and accounts of visitors who read the website in another language. */

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
