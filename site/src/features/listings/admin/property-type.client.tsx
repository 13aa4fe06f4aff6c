'use client';

import { useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { ChoiceText } from '#site/ui/admin/choice-text.client.tsx';
import type { Category } from '../terms/categories.ts';

/** The types of property that the listing's category has. */
export function PropertyType({
  choices,
  ...props
}: TextFieldClientProps & { choices: Record<Category, string[]> }) {
  const category = useFormFields(([fields]) => fields.category?.value) as Category | undefined;
  const types = choices[category ?? 'residential'] ?? [];
  return <ChoiceText {...props} choices={types.map((type) => ({ value: type, label: type }))} />;
}
