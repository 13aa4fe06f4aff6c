'use client';

import { useGetPuck } from '@puckeditor/core';
import { useCallback, useEffect, useState } from 'react';
import { type Design, designOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import type { VersionLine } from '#site/features/pages/history.ts';
import { blockOf } from '../../design/known-blocks.ts';
import { migrateDesign } from '../../design/migrate-design.ts';
import { changeNode } from '../block-menu/change-node.ts';
import { useBuilder } from '../builder-context.client.ts';
import { announce } from '../canvas/announce.client.ts';
import { chooseById } from '../chosen-block.ts';
import { ApiProblem, askApi } from '../controls/ask-api.client.ts';
import { showBlock } from '../show-block.client.ts';
import { type BlockChange, compareDesigns } from './compare-designs.ts';

/** A version beside the page as it is now: the addresses of both, and what differs. */
export type ComparedVersion = {
  line: VersionLine;
  design: Design;
  path: string;
  now: string;
  changes: BlockChange[];
};

/**
 * The versions of the page that is open: `lines` of them, the one that is `shown`, and what can be done with one. What
 * is restored goes into the editor as one step that Undo takes back, and `onRestored` is called.
 */
export function useVersions({ onRestored }: { onRestored: () => void }) {
  const { opened, saver } = useBuilder();
  const getPuck = useGetPuck();
  const [lines, setLines] = useState<VersionLine[]>();
  const [shown, setShown] = useState<ComparedVersion>();
  const [problem, setProblem] = useState('');
  const base = `/api/${opened.collection}/${opened.id}`;
  const attempt = useCallback(async (work: () => Promise<void>) => {
    setProblem('');
    await work().catch((error) =>
      setProblem(
        error instanceof ApiProblem ? error.message : 'The versions could not be loaded. Try again.',
      ),
    );
  }, []);
  useEffect(() => {
    void attempt(async () => {
      await saver.flush();
      setLines((await askApi<{ versions: VersionLine[] }>(`${base}/history`)).versions);
    });
  }, [attempt, saver, base]);

  const contentNow = () => getPuck().appState.data.content as BlockNode[];
  /** Saved as a draft like any other change. */
  const put = (content: BlockNode[], message: string) => {
    const { appState, dispatch } = getPuck();
    dispatch({ type: 'setData', data: { ...appState.data, content: content as never }, recordHistory: true });
    announce(message);
    onRestored();
  };

  return {
    lines,
    shown,
    problem,
    open: (line: VersionLine) =>
      attempt(async () => {
        const [old, now] = await Promise.all([
          askApi<{ design: unknown; path: string }>(`${base}/history/${line.id}`),
          askApi<{ path: string }>(`${base}/preview-link`),
        ]);
        const design = migrateDesign({ design: designOf(old.design), block: blockOf });
        const changes = compareDesigns({ before: design.content, after: contentNow() });
        setShown({ line, design, path: old.path, now: now.path, changes });
      }),
    rename: (line: VersionLine, name: string) =>
      attempt(async () => {
        const { versions } = await askApi<{ versions: VersionLine[] }>(`${base}/history/${line.id}/name`, {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ name }),
        });
        setLines(versions);
        setShown(
          (before) => before && { ...before, line: versions.find(({ id }) => id === line.id) ?? line },
        );
        announce(name.trim() ? 'The version is named.' : 'The name is removed.');
      }),
    restore: ({ design }: ComparedVersion) =>
      put(design.content, 'The version is restored. Undo takes it back.'),
    restoreBlock: (block: BlockNode) => {
      const content = changeNode({ nodes: contentNow(), id: block.props.id, change: () => block });
      put(content, 'The block is restored. Undo takes it back.');
      chooseById({ puck: getPuck(), id: block.props.id });
      showBlock(block.props.id);
    },
  };
}
