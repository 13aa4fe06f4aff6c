import type { Field } from 'payload';

/** What search engines and shared links show of a page that staff write. */
export const seoField: Field = {
  name: 'seo',
  type: 'group',
  label: 'SEO',
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
      admin: { description: 'Leave empty to use the page title. About 60 characters are shown.' },
    },
    {
      name: 'description',
      type: 'textarea',
      maxLength: 400,
      admin: { description: 'One or two sentences. About 155 characters are shown.' },
    },
    { name: 'image', type: 'upload', relationTo: 'media', label: 'Social sharing image' },
    { name: 'noindex', type: 'checkbox', label: 'Hide from search engines' },
  ],
};
