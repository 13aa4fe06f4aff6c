import type { ServerProps } from 'payload';
import { expect, test } from 'vitest';
import { testPayload } from '#site/testing/payload.ts';
import { SignInName } from './admin/sign-in-name.tsx';
import { loadSettings } from './load-settings.ts';

const { payload } = await testPayload();

test('an untouched site has a name and a menu that leads somewhere', async () => {
  const settings = await loadSettings(payload);
  expect(settings).toMatchObject({ agencyName: 'Your agency', heroImage: null, strengths: [], demo: false });
  expect(settings.headerLinks.map(({ href }) => href)).toEqual(['/buy', '/rent', '/sold', '/agents']);
  expect(settings.footerLinks.length).toBeGreaterThan(0);
});

test('settings are kept, and read again after staff change them', async () => {
  expect(loadSettings(payload)).toBe(loadSettings(payload));
  await payload.updateGlobal({
    slug: 'settings',
    data: {
      agencyName: 'Banksia & Vale',
      phone: '(02) 5550 0140',
      strengths: [{ title: 'Local', text: 'We live here.' }],
    },
  });
  expect(await loadSettings(payload)).toMatchObject({
    agencyName: 'Banksia & Vale',
    phone: '(02) 5550 0140',
    strengths: [{ title: 'Local', text: 'We live here.' }],
  });
});

test('the sign-in page of staff has the agency’s name', async () => {
  const { agencyName } = await loadSettings(payload);
  const { props } = await SignInName({ payload } as unknown as ServerProps);
  expect(props.children).toBe(agencyName);
});

test('the menu is the one staff made', async () => {
  await payload.updateGlobal({ slug: 'header', data: { links: [{ label: 'For sale', url: '/buy' }] } });
  const { headerLinks } = await loadSettings(payload);
  expect(headerLinks).toEqual([{ label: 'For sale', href: '/buy' }]);
});

test('a menu has submenus, headings without a link, and another form on phones where staff made one', async () => {
  const about = { label: 'About', below: [{ label: 'Our people', url: '/agents' }] };
  await payload.updateGlobal({
    slug: 'header',
    data: { links: [{ label: 'Buy', url: '/buy', below: [{ label: 'Auctions', url: '/auctions' }] }, about] },
  });
  const wide = await loadSettings(payload);
  expect(wide.headerLinks).toEqual([
    { label: 'Buy', href: '/buy', links: [{ label: 'Auctions', href: '/auctions' }] },
    { label: 'About', href: null, links: [{ label: 'Our people', href: '/agents' }] },
  ]);
  expect(wide.mobileLinks).toBe(wide.headerLinks);
  await payload.updateGlobal({ slug: 'header', data: { mobileLinks: [{ label: 'Rent', url: '/rent' }] } });
  expect((await loadSettings(payload)).mobileLinks).toEqual([{ label: 'Rent', href: '/rent' }]);
  const empty = payload.updateGlobal({ slug: 'header', data: { links: [{ label: 'Nowhere' }] } });
  await expect(empty).rejects.toThrow(/Link/);
});

test('the button beside the menu has a text and a link, or is not there', async () => {
  const button = (buttonLabel: string, buttonUrl: string) =>
    payload.updateGlobal({ slug: 'header', data: { buttonLabel, buttonUrl } });
  expect((await loadSettings(payload)).headerButton).toBeNull();
  await button('Free appraisal', '/market-appraisal-form');
  expect((await loadSettings(payload)).headerButton).toEqual({
    label: 'Free appraisal',
    href: '/market-appraisal-form',
  });
  await expect(button('Free appraisal', 'javascript:alert(1)')).rejects.toThrow('Button link');
});

test('the opening picture comes in all its widths, with its focal point', async () => {
  const { default: sharp } = await import('sharp');
  const data = await sharp({ create: { width: 1300, height: 900, channels: 3, background: '#1f4038' } })
    .png()
    .toBuffer();
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'A street at dusk', focalX: 20, focalY: 80 },
    file: { data, name: 'hero.png', mimetype: 'image/png', size: data.length },
  });
  await payload.updateGlobal({ slug: 'settings', data: { heroImage: picture.id } });
  const { heroImage } = await loadSettings(payload);
  expect(heroImage).toMatchObject({
    width: 1300,
    height: 900,
    alt: 'A street at dusk',
    focal: { x: 20, y: 80 },
  });
  expect(heroImage?.srcset).toMatch(/480w, .*768w, .*1200w/);
});

test('contact details are changed by editors and marketing, the rest by admins alone', async () => {
  const data = {
    phone: '02 5550 0199',
    email: 'desk@agency.test',
    agencyName: 'Other',
    gtagId: 'G-ABCDEFGH',
  };
  const save = async (role: string) =>
    payload.updateGlobal({
      slug: 'settings',
      data: { ...data, phone: `02 5550 0199, ${role}` },
      overrideAccess: false,
      user: { id: 1, role, collection: 'users' } as never,
    });
  const { agencyName, email } = await payload.findGlobal({ slug: 'settings' });
  expect(await save('marketing')).toMatchObject({ phone: '02 5550 0199, marketing', agencyName, email });
  expect(await save('editor')).toMatchObject({
    phone: '02 5550 0199, editor',
    email: data.email,
    agencyName,
  });
  expect((await payload.findGlobal({ slug: 'settings' })).gtagId ?? null).toBeNull();
  await expect(save('agent')).rejects.toThrow();
  expect(await save('admin')).toMatchObject({ agencyName: 'Other', gtagId: data.gtagId });
  // A version holds every field.
  const [version] = (await payload.findGlobalVersions({ slug: 'settings', limit: 1 })).docs;
  const restore = (role: string) =>
    payload.restoreGlobalVersion({
      slug: 'settings',
      id: String(version?.id),
      overrideAccess: false,
      user: { id: 1, role, collection: 'users' } as never,
    });
  await expect(restore('editor')).rejects.toThrow();
  await expect(restore('admin')).resolves.toBeTruthy();
});
