import type { CSSProperties } from 'react';
import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { RichText } from '#site/block-kit/parts/rich-text.tsx';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { chosenTab, type TabsOptions } from './tabs-state.ts';

/** Below these widths, in px, the tabs become an accordion. */
const BREAKPOINTS = { none: 0, mobile: 768, tablet: 1024 } as const;

const place = (number: number) =>
  ({ kind: 'slot', label: `Blocks of tab ${number}`, itemOf: { list: 'tabs', at: number - 1 } }) as const;

const fields = {
  label: {
    kind: 'text',
    label: 'Label for screen readers',
    help: 'For example, “About the suburb”.',
    maxLength: 80,
  },
  tabs: {
    kind: 'list',
    label: 'Tabs',
    itemLabel: 'title',
    max: 8,
    of: {
      title: { kind: 'text', label: 'Title', maxLength: 80 },
      icon: { kind: 'icon', label: 'Icon' },
      text: { kind: 'richtext', label: 'Text' },
    },
  },
  blocks1: place(1),
  blocks2: place(2),
  blocks3: place(3),
  blocks4: place(4),
  blocks5: place(5),
  blocks6: place(6),
  blocks7: place(7),
  blocks8: place(8),
  active: { kind: 'number', label: 'Open by default', min: 1, max: 8 },
  justify: {
    kind: 'select',
    label: 'Tab alignment',
    options: [
      { value: 'start', label: 'Left' },
      { value: 'center', label: 'Centre' },
      { value: 'end', label: 'Right' },
      { value: 'stretch', label: 'Justify' },
    ],
    tab: 'style',
  },
  titleGap: { kind: 'number', label: 'Gap between tabs', min: 0, max: 100, unit: 'px', tab: 'style' },
  horizontalScroll: {
    kind: 'toggle',
    label: 'Horizontal scroll',
    help: 'Keeps the tabs on one line.',
    tab: 'style',
  },
  breakpoint: {
    kind: 'select',
    label: 'Show as an accordion',
    options: [
      { value: 'mobile', label: 'On phones' },
      { value: 'tablet', label: 'On tablets and phones' },
      { value: 'none', label: 'Never' },
    ],
    tab: 'style',
  },
  show: { kind: 'number', label: 'Animation duration', min: 0, max: 3000, unit: 'ms', tab: 'advanced' },
} as const satisfies BlockFields;

export type TabsProps = PropsOf<typeof fields>;

/**
 * One of several panels, by titles above them; on narrow screens an accordion. Without JavaScript the titles are links
 * that show their panel, so nothing is out of reach. In the editor all panels are open.
 */
export const tabs = defineBlock<typeof fields>({
  name: 'tabs',
  label: 'Tabs',
  category: 'content',
  keywords: 'panels switch',
  icon: 'menu',
  fields,
  defaults: {
    label: 'More about it',
    tabs: [
      { title: 'First', icon: '', text: '<p>What belongs to the first.</p>' },
      { title: 'Second', icon: '', text: '<p>What belongs to the second.</p>' },
      { title: 'Third', icon: '', text: '<p>What belongs to the third.</p>' },
    ],
    blocks1: [],
    blocks2: [],
    blocks3: [],
    blocks4: [],
    blocks5: [],
    blocks6: [],
    blocks7: [],
    blocks8: [],
    active: 1,
    justify: 'start',
    titleGap: 8,
    horizontalScroll: true,
    breakpoint: 'mobile',
    show: 400,
  },
  View: ({ id, props, slot, editing }) => {
    if (props.tabs.length === 0) return <EditorNote editing={editing}>Add a tab.</EditorNote>;
    const first = chosenTab({ asked: props.active, count: props.tabs.length });
    const options: TabsOptions = {
      accordionBelow: BREAKPOINTS[props.breakpoint],
      show: props.show,
      scrolls: props.horizontalScroll,
    };
    return (
      <div
        className="fr-tabs"
        data-fold={props.breakpoint}
        style={{ '--show': `${props.show}ms`, '--title-gap': `${props.titleGap}px` } as CSSProperties}
        {...(editing
          ? { 'data-editing': '' }
          : { 'data-behaviour': 'tabs', 'data-options': JSON.stringify(options) })}
      >
        <div
          className="fr-tabs-titles"
          data-justify={props.justify}
          data-scrolls={props.horizontalScroll || undefined}
          data-label={props.label}
        >
          {props.tabs.map(({ title, icon }, index) => (
            <a
              key={index}
              id={`${id}-title-${index + 1}`}
              href={`#${id}-${index + 1}`}
              {...openAt(index, first)}
            >
              <ChosenIcon name={icon} />
              {title || `Tab ${index + 1}`}
            </a>
          ))}
        </div>
        {props.tabs.map(({ title, text }, index) => (
          <div key={index} className="fr-tabs-item" {...openAt(index, first)}>
            <a
              className="fr-tabs-fold wrap-anywhere"
              id={`${id}-fold-${index + 1}`}
              href={`#${id}-${index + 1}`}
            >
              {title || `Tab ${index + 1}`}
              <Icon name="chevron-down" />
            </a>
            <div className="fr-tabs-panel" id={`${id}-${index + 1}`}>
              <RichText html={text} />
              {slot(`blocks${index + 1}`)}
            </div>
          </div>
        ))}
      </div>
    );
  },
});

/** Marks the title and the panel that are open; the script moves the mark. */
const openAt = (index: number, first: number) => (index + 1 === first ? { 'data-open': '' } : {});
