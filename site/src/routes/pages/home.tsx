import type { PageRoute } from './page-handler.tsx';

export const home: PageRoute = async ({ site }) => ({
  head: { title: 'Home', canonical: '/' },
  body: <main className="p-8 text-2xl">Hello from {site.env.siteUrl}</main>,
  tags: ['listings'],
});
