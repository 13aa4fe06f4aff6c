import { join } from 'node:path';
import type { CollectionConfig } from 'payload';
import { changers, mayUpload, staffOnly } from '#site/server/access.ts';
import { env } from '#site/server/env.ts';
import type { UploadedFile } from '#site/server/uploaded-file.ts';

type PageFiles = Pick<CollectionConfig, 'slug' | 'labels' | 'admin'> & {
  /** Below the folder of pictures, and so below /media. */
  folder: string;
  mimeTypes: string[];
  /** What staff read beside the name of a file. */
  nameLabel: string;
  /** Refuses what does not belong here, and names the rest by what it holds. */
  check: (file: UploadedFile & { name: string; mimetype: string }) => Promise<void>;
};

/**
 * An upload collection of files other than pictures that pages play or open. Those who may change media may store them,
 * and a file without a name is called as it was on their computer.
 */
export const pageFiles = ({
  folder,
  mimeTypes,
  nameLabel,
  check,
  admin,
  ...named
}: PageFiles): CollectionConfig => ({
  ...named,
  admin: { group: 'Website', useAsTitle: 'title', ...admin },
  access: {
    create: ({ req }) => mayUpload(req, 'media'),
    read: staffOnly,
    update: changers('media'),
    delete: changers('media'),
  },
  upload: { staticDir: join(env().dataDir, 'media', folder), mimeTypes },
  hooks: {
    beforeOperation: [
      async ({ args, operation, overrideAccess, req }) => {
        const { file } = req;
        // Payload asks who may do this only afterwards.
        const mayStore = overrideAccess || mayUpload(req, 'media');
        if (mayStore && (operation === 'create' || operation === 'update') && file) {
          args.data = { ...args.data, title: args.data?.title || file.name.replace(/\.\w+$/, '') };
          await check(file);
        }
        return args;
      },
    ],
  },
  fields: [{ name: 'title', type: 'text', label: nameLabel, maxLength: 160 }],
});
