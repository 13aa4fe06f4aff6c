'use client';

import { useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Design, designOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { VersionLine } from '#site/features/pages/history.ts';
import { SITE_ZONE, sentenceTime } from '#site/ui/admin/time-zones.ts';
import { blockOf, blocksIn } from '../../design/known-blocks.ts';
import { migrateDesign } from '../../design/migrate-design.ts';
import { changeNode } from '../block-menu/change-node.ts';
import { useBuilder } from '../builder-context.client.ts';
import { announce } from '../canvas/announce.client.ts';
import { chooseById } from '../chosen-block.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { showBlock } from '../show-block.client.ts';
import { type BlockChange, compareDesigns } from './compare-designs.ts';

type Opened = { line: VersionLine; design: Design; path: string; now: string; changes: BlockChange[] };

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
  const { opened, saver } = useBuilder();
  const { collection, id } = opened;
  const getPuck = useGetPuck();
  const dialog = useRef<HTMLDialogElement>(null);
  const [lines, setLines] = useState<VersionLine[]>();
  const [shown, setShown] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const base = `/api/${collection}/${id}`;
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setProblem('');
    await work().catch((error) =>
      setProblem(
        error instanceof ApiProblem ? error.message : 'The versions could not be loaded. Try again.',
      ),
    );
  }, []);
  useEffect(() => {
    dialog.current?.showModal();
    void attempt(async () => {
      await saver.flush();
      setLines((await askApi<{ versions: VersionLine[] }>(`${base}/history`)).versions);
    });
  }, [attempt, saver, base]);
  const open = (line: VersionLine) =>
    attempt(async () => {
      const [old, now] = await Promise.all([
        askApi<{ design: unknown; path: string }>(`${base}/history/${line.id}`),
        askApi<{ path: string }>(`${base}/preview-link`),
      ]);
      const design = migrateDesign({ design: designOf(old.design), block: blockOf });
      const changes = compareDesigns({ before: design.content, after: contentNow() });
      setShown({ line, design, path: old.path, now: now.path, changes });
    });
  const contentNow = () => getPuck().appState.data.content as BlockNode[];
  /** Into the editor, as one step that Undo takes back; saved as a draft like any other change. */
  const put = (content: BlockNode[], said: string) => {
    const { appState, dispatch } = getPuck();
    dispatch({ type: 'setData', data: { ...appState.data, content: content as never }, recordHistory: true });
    announce(said);
    dialog.current?.close();
  };
  const restoreBlock = (block: BlockNode) => {
    put(
      changeNode({ nodes: contentNow(), id: block.props.id, change: () => block }),
      'The block is restored. Undo takes it back.',
    );
    chooseById({ puck: getPuck(), id: block.props.id });
    showBlock(block.props.id);
  };
  return (
    <dialog
      ref={dialog}
      className="fr-b-dialog fr-b-versions"
      aria-labelledby="fr-b-versions"
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="fr-b-dialog-body">
        <div className="fr-b-dialog-head">
          <h2 id="fr-b-versions">Versions</h2>
          <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        {problem && (
          <p role="alert" className="fr-b-problem">
            {problem}
          </p>
        )}
        <div className="fr-b-versions-parts">
          <ol className="fr-b-found">
            {lines?.map((line, index) => (
              <li key={line.id}>
                <button
                  type="button"
                  aria-pressed={shown?.line.id === line.id}
                  onClick={() => void open(line)}
                >
                  <strong>{sentenceTime({ at: Date.parse(line.at), zone: SITE_ZONE })}</strong>
                  <span>
                    {[
                      line.by ?? 'Unknown user',
                      line.status === 'published' ? 'Published' : 'Draft',
                      ...(index === 0 ? ['the newest'] : []),
                    ].join(', ')}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {shown ? (
            <Compared
              {...shown}
              onRestore={() => put(shown.design.content, 'The version is restored. Undo takes it back.')}
              onRestoreBlock={restoreBlock}
            />
          ) : (
            <p>{lines ? 'Select a version to compare it with the page as it is now.' : 'Loading…'}</p>
          )}
        </div>
      </div>
    </dialog>
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
}: Opened & { onRestore: () => void; onRestoreBlock: (block: BlockNode) => void }) {
  const old = new Map(blocksIn(design.content).map((node) => [node.props.id, node]));
  return (
    <div className="fr-b-compared">
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
          <figcaption>{sentenceTime({ at: Date.parse(line.at), zone: SITE_ZONE })}</figcaption>
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
