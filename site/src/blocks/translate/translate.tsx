import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { Dropdown } from '#site/ui/dropdown.tsx';
import { LANGUAGES, translationAddress } from './translation-address.ts';

const fields = {
  label: { kind: 'text', label: 'Button text', maxLength: 60 },
  languages: {
    kind: 'list',
    label: 'Languages',
    itemLabel: 'language',
    max: LANGUAGES.length,
    of: {
      language: {
        kind: 'select',
        label: 'Language',
        options: LANGUAGES.map(({ value, english }) => ({ value, label: english })),
      },
    },
  },
  service: {
    kind: 'select',
    label: 'Translation service',
    help: 'Opens this page in another company’s service when a visitor chooses a language.',
    options: [
      { value: 'google', label: 'Google Translate' },
      { value: 'other', label: 'Another service' },
    ],
  },
  address: {
    kind: 'text',
    label: 'Service address',
    help: 'Starts with https:// and contains {page} and {language}.',
    placeholder: 'https://…/{language}?url={page}',
    shownWhen: { field: 'service', is: ['other'] },
    maxLength: 300,
  },
} as const satisfies BlockFields;

export type TranslateProps = PropsOf<typeof fields>;

/** `page` is the whole address of the page it is in. */
export type TranslateData = { page: string };

/** This page in other languages, by a service outside: links alone, so nothing is asked of it before a visitor does. */
export const translate = defineBlock<typeof fields, TranslateData>({
  name: 'translate',
  label: 'Translate this page',
  category: 'business',
  keywords: 'language google languages',
  hasLoader: true,
  icon: 'share',
  fields,
  defaults: {
    label: 'Other languages',
    languages: [
      { language: 'zh-CN' },
      { language: 'vi' },
      { language: 'ar' },
      { language: 'el' },
      { language: 'it' },
      { language: 'hi' },
    ],
    service: 'google',
    address: '',
  },
  View: ({ props, data: { page }, editing }) => {
    const pattern = props.service === 'other' ? props.address || 'none' : '';
    const items = props.languages.flatMap(({ language }) => {
      const known = LANGUAGES.find(({ value }) => value === language);
      const href = known && translationAddress({ pattern, language, page });
      return known && href
        ? [{ label: known.label, href, lang: known.value, rel: 'noopener nofollow', newTab: true }]
        : [];
    });
    if (items.length === 0)
      return (
        <EditorNote editing={editing}>
          {'Choose languages and a service address that starts with https:// and contains {page}.'}
        </EditorNote>
      );
    return (
      <Dropdown
        label={props.label || 'Other languages'}
        items={items}
        note={`Opens ${props.service === 'google' ? 'Google Translate' : 'a translation service'} in a new tab. A machine translates; the English text counts.`}
      />
    );
  },
});
