import type { AdminViewServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { AdminPage } from '#site/ui/admin/admin-page.tsx';
import { loadUnusedMedia, type UnusedImage } from '../load-unused-media.ts';

/** /admin/unused-media: images that staff uploaded and nothing shows. */
export async function UnusedMediaView(page: AdminViewServerProps) {
  const { req } = page.initPageResult;
  const images = staffOf(req) ? await loadUnusedMedia(req.payload) : [];
  return (
    <AdminPage page={page} path="/admin/unused-media">
      <h1>Unused images</h1>
      <p>
        Images that staff uploaded and no page, listing, person or setting shows, drafts and older versions
        included. Open one to delete it. <a href="/admin/collections/media">All images</a>
      </p>
      {images.length === 0 ? (
        <p role="status">Every image is used somewhere.</p>
      ) : (
        <ul
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            gap: '1rem',
            padding: 0,
            listStyle: 'none',
          }}
        >
          {images.map((image) => (
            <UnusedItem key={image.id} image={image} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function UnusedItem({ image: { id, name, thumbnail, filesize } }: { image: UnusedImage }) {
  return (
    <li style={{ overflowWrap: 'anywhere' }}>
      <a href={`/admin/collections/media/${id}`}>
        <img
          src={thumbnail}
          alt=""
          loading="lazy"
          style={{ display: 'block', inlineSize: '100%', aspectRatio: '4 / 3', objectFit: 'cover' }}
        />
        {name}
      </a>
      <br />
      {Math.ceil(filesize / 1000)} KB
    </li>
  );
}
