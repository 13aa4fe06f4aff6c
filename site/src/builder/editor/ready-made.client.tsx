'use client';

import { type Plugin, useGetPuck } from '@puckeditor/core';
import { useState } from 'react';
import { designOf } from '#site/block-kit/design.ts';
import type { BlockNode } from '#site/block-kit/fields.ts';
import { starterPictures } from '#site/features/pages/starters/starter-pictures.ts';
import { STARTERS, type Starter } from '#site/features/pages/starters/starters.ts';
import { Icon } from '#site/ui/icons.tsx';
import { blockOf } from '../design/known-blocks.ts';
import { migrateDesign } from '../design/migrate-design.ts';
import { useBuilder } from './builder-context.client.ts';
import { showFirstFields } from './canvas/asked-field.client.ts';
import { choose, placeAtTop, TOP, withFreshIds } from './chosen-block.ts';
import { bestStarter, isStarterFound } from './find-starter.ts';
import { showBlock } from './show-block.client.ts';

/** Whole pages to start from and sections to put in, beside the list of blocks. */
export const readyMadePlugin: Plugin = {
  name: 'ready-made',
  label: 'Starters',
  icon: <Icon name="plan" />,
  render: () => <ReadyMade />,
};

/** What there is to start from in a collection; pages, where it has nothing of its own. */
const WHOLE: { pages: Whole } & { [collection in string]?: Whole } = {
  pages: { title: 'Pages', kind: 'page' },
  posts: { title: 'Posts', kind: 'post' },
  popups: { title: 'Popups', kind: 'popup' },
};
type Whole = { title: string; kind: Starter['kind'] };

function ReadyMade() {
  const getPuck = useGetPuck();
  // A page that has begun needs sections. The order stays while the panel is open.
  const [text, setText] = useState('');
  const search = text.trim();
  const [isEmpty] = useState(() => getPuck().appState.data.content.length === 0);
  const { template, collection } = useBuilder().opened;
  const whole = WHOLE[collection] ?? WHOLE.pages;
  const insert = (starter: Starter) => {
    const puck = getPuck();
    const { appState, dispatch } = puck;
    const { data } = appState;
    const at = placeAtTop(puck);
    const added = freshNodes(starter) as typeof data.content;
    dispatch({
      type: 'setData',
      data: { ...data, content: [...data.content.slice(0, at), ...added, ...data.content.slice(at)] },
      recordHistory: true,
    });
    // The next one goes after it.
    choose({ puck, place: { zone: TOP, index: at + added.length - 1 } });
    showFirstFields();
    const [first] = added;
    if (first) showBlock(first.props.id);
  };
  const wholes = template
    ? { title: 'Templates', starters: STARTERS.filter((starter) => starter.template === template) }
    : { title: whole.title, starters: STARTERS.filter(({ kind }) => kind === whole.kind) };
  // A section is too wide for an item.
  const hasSections = !template?.startsWith('item-');
  const sections = {
    title: 'Sections',
    starters: hasSections ? STARTERS.filter(({ kind }) => kind === 'section') : [],
  };
  const lists = (isEmpty ? [wholes, sections] : [sections, wholes]).map(({ title, starters }) => ({
    title,
    starters: starters.filter((starter) => isStarterFound({ starter, search })),
  }));
  const first = bestStarter({ found: lists.flatMap(({ starters }) => starters), search });
  return (
    <div className="fr-b-ready">
      <input
        type="search"
        className="fr-b-input fr-b-search"
        aria-label="Search starters"
        placeholder="Search starters"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && search && first && insert(first)}
      />
      <p role="status" className="fr-b-help">
        {search && (first ? `Press Enter to add “${first.name}”.` : 'No starters found. Try another word.')}
      </p>
      {lists
        .filter(({ starters }) => starters.length > 0)
        .map((list) => (
          <List key={list.title} {...list} onPick={insert} />
        ))}
    </div>
  );
}

function List({
  title,
  starters,
  onPick,
}: {
  title: string;
  starters: Starter[];
  onPick: (starter: Starter) => void;
}) {
  if (starters.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="fr-b-found">
        {starters.map((starter) => (
          <li key={starter.name}>
            <button type="button" onClick={() => onPick(starter)}>
              <StarterPicture name={starter.name} />
              <strong>{starter.name}</strong>
              <span>{starter.about}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What it looks like with the demonstration agency's listings and people. Its name and a sentence stand below. */
function StarterPicture({ name }: { name: string }) {
  const picture = starterPictures[name];
  if (!picture) return null;
  const { file, width, height } = picture;
  return <img src={`/assets/starters/${file}`} alt="" width={width} height={height} loading="lazy" />;
}

/** The blocks of a starter as today's versions, with ids that no other block has. */
function freshNodes(starter: Starter): BlockNode[] {
  const { content } = migrateDesign({ design: designOf(starter.design), block: blockOf });
  return withFreshIds(content);
}
