'use client';

import { useRef, useState } from 'react';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { VersionLine } from '#site/features/pages/history.ts';
import { SITE_ZONE, sentenceTime } from '#site/ui/admin/time-zones.ts';
import { blocksIn } from '../../design/known-blocks.ts';
import { BuilderDialog } from '../builder-dialog.client.tsx';
import type { BlockChange } from './compare-designs.ts';
import { type ComparedVersion, useVersions } from './use-versions.client.ts';

const KINDS: Record<BlockChange['kind'], string> = {
  added: 'Added since',
  removed: 'Removed since',
  changed: 'Changed',
  moved: 'Moved',
};

/** Opens the versions of the page: each beside the page as it is now, to restore all of it or one block. */
export function VersionsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="fr-b-button" onClick={() => setOpen(true)}>
        Versions
      </button>
      {isOpen && <VersionsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function VersionsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isNamedOnly, setNamedOnly] = useState(false);
  const { lines, shown, problem, open, rename, restore, restoreBlock } = useVersions({
    onRestored: () => dialog.current?.close(),
  });
  const listed = isNamedOnly ? lines?.filter(({ name }) => name) : lines;
  return (
    <BuilderDialog title="Versions" dialog={dialog} className="fr-b-versions" onClose={onClose}>
      {problem && (
        <p role="alert" className="fr-b-problem">
          {problem}
        </p>
      )}
      <p>
        <label>
          <input
            type="checkbox"
            checked={isNamedOnly}
            onChange={({ currentTarget }) => setNamedOnly(currentTarget.checked)}
          />{' '}
          Named versions only
        </label>
      </p>
      <div className="fr-b-versions-parts">
        <ol className="fr-b-found">
          {listed?.map((line) => (
            <li key={line.id}>
              <button type="button" aria-pressed={shown?.line.id === line.id} onClick={() => void open(line)}>
                <strong>{line.name || timeOf(line)}</strong>
                <span>
                  {[
                    ...(line.name ? [timeOf(line)] : []),
                    line.by ?? 'Unknown user',
                    line.status === 'published' ? 'Published' : 'Draft',
                    ...(line === lines?.[0] ? ['the newest'] : []),
                  ].join(', ')}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {shown ? (
          <Compared
            {...shown}
            onRestore={() => restore(shown)}
            onRestoreBlock={restoreBlock}
            onRename={(name) => void rename(shown.line, name)}
          />
        ) : (
          <p>{hintFor({ lines, listed })}</p>
        )}
      </div>
    </BuilderDialog>
  );
}

function Compared({
  line,
  design,
  path,
  now,
  changes,
  onRestore,
  onRestoreBlock,
  onRename,
}: ComparedVersion & {
  onRestore: () => void;
  onRestoreBlock: (block: BlockNode) => void;
  onRename: (name: string) => void;
}) {
  const old = new Map(blocksIn(design.content).map((node) => [node.props.id, node]));
  return (
    <div className="fr-b-compared">
      <NameForm key={`${line.id} ${line.name}`} name={line.name} onRename={onRename} />
      <p className="fr-b-row">
        <button
          type="button"
          className="fr-b-button fr-b-main"
          disabled={changes.length === 0}
          onClick={onRestore}
        >
          Restore this version
        </button>
        <span>Restored as a draft. Undo takes it back.</span>
      </p>
      <h3>{changes.length === 0 ? 'No differences' : 'Differences'}</h3>
      <ul className="fr-b-changes">
        {changes.map(({ id, kind, block, text, settings }) => {
          const node = old.get(id);
          return (
            <li key={`${kind} ${id}`} data-kind={kind}>
              <span>
                <strong>
                  {KINDS[kind]}: {block}
                </strong>
                {text && ` “${text}”`}
                {settings.length > 0 && ` (${settings.join(', ')})`}
              </span>
              {kind === 'changed' && node && (
                <button type="button" className="fr-b-link" onClick={() => onRestoreBlock(node)}>
                  Restore block
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <div className="fr-b-pages">
        <figure>
          <figcaption>{line.name || timeOf(line)}</figcaption>
          <iframe src={path} title="The page in this version" />
        </figure>
        <figure>
          <figcaption>Now</figcaption>
          <iframe src={now} title="The page as it is now" />
        </figure>
      </div>
    </div>
  );
}

/** A version with a name stays, however many come after it. */
function NameForm({ name, onRename }: { name: string; onRename: (name: string) => void }) {
  const [typed, setTyped] = useState(name);
  return (
    <form
      className="fr-b-row"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(typed);
      }}
    >
      <label htmlFor="fr-b-version-name">Name of this version</label>
      <input
        id="fr-b-version-name"
        className="fr-b-input"
        placeholder="For example, Before spring campaign"
        maxLength={80}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="submit" className="fr-b-button" disabled={typed.trim() === name}>
        Save name
      </button>
    </form>
  );
}

const timeOf = ({ at }: VersionLine): string => sentenceTime({ at: Date.parse(at), zone: SITE_ZONE });

function hintFor({ lines, listed }: { lines?: VersionLine[]; listed?: VersionLine[] }): string {
  if (!lines) return 'Loading…';
  if (listed?.length === 0) return 'No version has a name yet. Select a version to name it.';
  return 'Select a version to compare it with the page as it is now.';
}
