'use client';

import { useCallback, useState } from 'react';
import { sourceOfKind } from '#site/features/pages/template-kinds.ts';
import type { Example } from '../../this-page/find-examples.ts';
import { useBuilder } from '../builder-context.client.ts';
import { askApi } from '../controls/ask-api.client.ts';
import { PickDialog } from '../controls/pick-dialog.client.tsx';
import { findTargets } from '../controls/target-picker.client.tsx';

/** What a template is shown with while it is made, and the way to another page or item. */
export function ExampleButton() {
  const { opened, example, showWith } = useBuilder();
  const [isOpen, setOpen] = useState(false);
  const { id, template } = opened;
  const search = useCallback((text: string) => findExamples({ id, template, text }), [id, template]);
  if (!example) return null;
  return (
    <>
      <button
        type="button"
        className="fr-b-button fr-b-example"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Shown with: <span>{example.label}</span>
      </button>
      {isOpen && (
        <PickDialog title="Show the template with" search={search} onClose={() => setOpen(false)}>
          {(found) => (
            <ul className="fr-b-found">
              {found.map(({ key, label, fits }) => (
                <li key={key}>
                  <button
                    type="button"
                    onClick={() => {
                      showWith({ key, label });
                      setOpen(false);
                    }}
                  >
                    {label}
                    {!fits && <small>Does not match the conditions</small>}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </PickDialog>
      )}
    </>
  );
}

/** The pages of a template, or the records that an item template may show. */
async function findExamples({
  id,
  template,
  text,
}: {
  id: number;
  template: string | undefined;
  text: string;
}): Promise<Example[]> {
  const source = sourceOfKind(template);
  if (source && source !== 'testimonials') {
    const targets = await findTargets({ kind: source, text });
    return targets.map(({ id, label }) => ({ key: String(id), label, fits: true }));
  }
  const query = new URLSearchParams({ template: String(id), text });
  const { examples } = await askApi<{ examples: Example[] }>(`/api/blocks/examples?${query}`);
  return examples;
}
