import type { Field } from 'payload';

/** What search engines and shared links show of a page that staff write. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'In search results',
  fields: [
    {
      name: 'preview',
      type: 'ui',
      admin: { components: { Field: '/features/pages/admin/search-preview.client.tsx#SearchPreview' } },
    },
    {
      name: 'title',
      type: 'text',
      maxLength: 120,
      admin: { description: 'The page’s own title when empty. Up to 60 characters are shown.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'One or two sentences. Up to 155 characters are shown.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture when shared' },
    { name: 'noindex', type: 'checkbox', label: 'Keep it out of search engines' },
  ],
};
