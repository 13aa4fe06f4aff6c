'use client';

import { useCallback, useState } from 'react';
import { safeHref } from '../../design/clean-value.ts';
import type { LinkTarget, TargetKind } from '../link-targets.ts';
import { askApi } from './ask-api.client.ts';
import { completeHref } from './complete-href.ts';
import { PickDialog } from './pick-dialog.client.tsx';

/** Records of some kinds to choose from. */
export function TargetPicker({
  title,
  kinds,
  needsAddress = false,
  onPick,
  onClose,
}: {
  title: string;
  kinds: readonly { kind: TargetKind; label: string }[];
  /** What has no address yet is listed, and cannot be chosen. */
  needsAddress?: boolean;
  onPick: (target: LinkTarget) => void;
  onClose: () => void;
}) {
  const [kind, setKind] = useState(kinds[0]?.kind ?? 'pages');
  const search = useCallback(
    (text: string) => findTargets({ kind, text, links: needsAddress }),
    [kind, needsAddress],
  );
  return (
    <PickDialog
      title={title}
      search={search}
      onClose={onClose}
      head={
        kinds.length > 1 && (
          <fieldset className="fr-b-kinds" aria-label="Type">
            {kinds.map((each) => (
              <button
                key={each.kind}
                type="button"
                aria-pressed={each.kind === kind}
                onClick={() => setKind(each.kind)}
              >
                {each.label}
              </button>
            ))}
          </fieldset>
        )
      }
    >
      {(found, text) => (
        <ul className="fr-b-found">
          {[...(needsAddress ? typedTarget(text) : []), ...found].map((target) => (
            <li key={`${target.kind} ${target.id}`}>
              <button type="button" disabled={needsAddress && !target.href} onClick={() => onPick(target)}>
                {target.label}
                {target.kind && <small>{target.kind}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </PickDialog>
  );
}

/** What was typed, where it is an address itself: a website, an email address, a phone number, an anchor. */
function typedTarget(text: string): LinkTarget[] {
  const href = completeHref(text);
  return href && safeHref(href) ? [{ id: 0, label: `Link to ${href}`, href, kind: 'As typed' }] : [];
}

/** What the server finds of one kind, by words or by ids. */
export async function findTargets({
  kind,
  text = '',
  ids,
  links = false,
}: {
  kind: TargetKind;
  text?: string;
  ids?: number[];
  /** For a link: pages that the website makes by itself, too. */
  links?: boolean;
}): Promise<LinkTarget[]> {
  const query = new URLSearchParams({
    kind,
    text,
    ...(ids ? { ids: ids.join(',') } : {}),
    ...(links ? { links: 'true' } : {}),
  });
  const { targets } = await askApi<{ targets: LinkTarget[] }>(`/api/blocks/link-targets?${query}`);
  return targets;
}
