import type { Examples } from './examples.ts';
import { SiteFooter } from './site-footer.tsx';

export const examples: Examples = {
  whole: (
    <SiteFooter
      name="Banksia & Vale"
      tagline="Homes with a story, told well"
      links={[{ label: 'Buy', href: '/buy' }]}
      phone="(02) 5550 0140"
      email="hello@example.com"
      smallPrint={'First line\nSecond line'}
      offices={[{ name: 'Newtown', path: '/offices/newtown', phone: '(02) 5550 0142' }]}
      social={[{ href: 'https://www.instagram.com/example', name: 'Instagram', icon: 'instagram' }]}
      legal={{
        details: ['Banksia & Vale Pty Ltd', 'ABN 51 824 753 556', 'NSW licence 20012345'],
        links: [{ label: 'Privacy', href: '/privacy' }],
      }}
      newsletter={<p className="bg-sand p-8 text-ink">A form</p>}
    />
  ),
  'name alone': <SiteFooter name="Your agency" links={[]} />,
};
