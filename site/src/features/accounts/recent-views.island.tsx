import { useEffect, useState } from 'react';
import { island } from '#site/ui/island.tsx';
import { type RecentView, recentViews } from '#site/ui/recent-views.client.ts';

/** Recently viewed listings. They are stored only in this browser and sent nowhere. */
function RecentViewList({ title: heading, note }: { title: string; note: string }) {
  const [views, setViews] = useState<RecentView[]>([]);
  useEffect(() => setViews(recentViews()), []);
  if (views.length === 0) return null;
  return (
    <section className="mt-12">
      <h2 className="mb-1 text-2xl">{heading}</h2>
      <p className="mb-4 text-muted">{note}</p>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {views.map(({ path, title }) => (
          <li key={path} className="border-b border-line">
            <a href={path} className="block py-3 wrap-anywhere underline-offset-4 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const RecentViews = island<{ title: string; note: string }>({
  name: 'recent-views',
  component: RecentViewList,
  when: 'idle',
});
