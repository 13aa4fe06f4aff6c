import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { EditorNote } from '#site/block-kit/parts/editor-note.tsx';
import { linkOfAction, writeAction } from '#site/ui/actions/action-link.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import type { DialogAnimation, DialogSettings } from '#site/ui/dialog/dialog-settings.ts';
import { ChosenIcon } from '#site/ui/icons/chosen-icon.tsx';
import { panelKey } from './panel-key.ts';

const fields = {
  title: {
    kind: 'text',
    label: 'Panel name',
    help: 'Read by screen readers when the panel opens.',
    maxLength: 80,
  },
  content: { kind: 'slot', label: 'Panel content' },
  button: {
    kind: 'text',
    label: 'Button text',
    help: 'Leave empty to open the panel only from other links.',
    maxLength: 60,
  },
  icon: { kind: 'icon', label: 'Button icon' },
  side: {
    kind: 'select',
    label: 'Position',
    options: [
      { value: 'start', label: 'Left' },
      { value: 'end', label: 'Right' },
      { value: 'top', label: 'Top' },
      { value: 'bottom', label: 'Bottom' },
    ],
    tab: 'style',
  },
  width: {
    kind: 'number',
    label: 'Width',
    help: 'Limited to the screen width.',
    min: 200,
    max: 1200,
    unit: 'px',
    shownWhen: { field: 'side', is: ['start', 'end'] },
    tab: 'style',
  },
  variant: {
    kind: 'select',
    label: 'Button style',
    options: [
      { value: 'primary', label: 'Primary' },
      { value: 'accent', label: 'Accent' },
      { value: 'outline', label: 'Outline' },
      { value: 'light', label: 'Light, for dark backgrounds' },
    ],
    tab: 'style',
  },
  overlay: {
    kind: 'toggle',
    label: 'Overlay',
    help: 'Blocks the page until the panel is closed.',
    tab: 'style',
  },
  animation: {
    kind: 'select',
    label: 'Entrance animation',
    options: [
      { value: 'slide', label: 'Slide' },
      { value: 'fade', label: 'Fade' },
      { value: 'none', label: 'None' },
    ],
    tab: 'style',
  },
  duration: {
    kind: 'number',
    label: 'Animation duration',
    min: 0,
    max: 3000,
    step: 50,
    unit: 'ms',
    shownWhen: { field: 'animation', is: ['slide', 'fade'] },
    tab: 'style',
  },
  closeButton: { kind: 'toggle', label: 'Close button', tab: 'advanced' },
  closeOnBackground: { kind: 'toggle', label: 'Close on overlay click', tab: 'advanced' },
  closeOnEsc: { kind: 'toggle', label: 'Close on Esc key', tab: 'advanced' },
  preventScroll: { kind: 'toggle', label: 'Prevent page scrolling', tab: 'advanced' },
  linkName: {
    kind: 'text',
    label: 'Link ID',
    help: 'Only needed for links of an earlier website. Letters, digits, - and _.',
    maxLength: 64,
    tab: 'advanced',
  },
} as const satisfies BlockFields;

export type OffCanvasProps = PropsOf<typeof fields>;

/**
 * A panel that comes in from an edge of the screen, opened by its button or by links. Its content is in the page
 * and is moved into the panel while that is open, so it is there without JavaScript, and keeps what was typed in it.
 */
export const offCanvas = defineBlock<typeof fields>({
  name: 'off-canvas',
  label: 'Off-canvas panel',
  category: 'layout',
  keywords: 'drawer side panel slide in flyout menu offcanvas',
  icon: 'menu',
  fields,
  defaults: {
    title: 'More',
    content: [],
    button: 'Show more',
    icon: '',
    side: 'end',
    width: 420,
    variant: 'outline',
    overlay: true,
    animation: 'slide',
    duration: 350,
    closeButton: true,
    closeOnBackground: true,
    closeOnEsc: true,
    preventScroll: true,
    linkName: '',
  },
  View: ({ id, props, slot, editing }) => {
    const { title, button, icon, variant } = props;
    const key = panelKey({ id, linkName: props.linkName });
    const link = writeAction({ name: 'off_canvas:toggle', id: key });
    return (
      <>
        {button && (
          <a {...linkOfAction(link)} aria-haspopup="dialog" className={buttonStyle({ variant })}>
            <ChosenIcon name={icon} />
            {button}
          </a>
        )}
        <section
          id={`off-canvas-${key}`}
          aria-label={title}
          className={editing ? 'fr-off-canvas-edited' : 'fr-off-canvas'}
          {...(editing
            ? {}
            : {
                'data-off-canvas': key,
                'data-off-canvas-block': key === id ? undefined : id,
                'data-options': JSON.stringify(settingsOf(props)),
              })}
        >
          <EditorNote editing={editing}>
            {`Visitors see this after they open the panel. Choose it in any link on this page, or link to ${link}`}
          </EditorNote>
          {slot('content', 'fr-flow')}
        </section>
      </>
    );
  },
});

/** The settings of its dialog. If nothing else closes it, it always has a close button. */
function settingsOf(props: OffCanvasProps): DialogSettings {
  const { title, side, width, overlay, animation, duration, closeButton, closeOnBackground, closeOnEsc } =
    props;
  const moves: DialogAnimation = animation === 'slide' ? `slide-${side}` : animation;
  const mustHaveButton = !closeOnBackground && !closeOnEsc;
  return {
    label: title || 'More',
    place: `panel-${side}`,
    width,
    overlay,
    ...((closeButton || mustHaveButton) && { closeButton: { position: 'inside', delay: 0 } }),
    preventScroll: props.preventScroll,
    preventCloseOnBackgroundClick: !closeOnBackground,
    preventCloseOnEsc: !closeOnEsc,
    entrance: moves,
    exit: moves,
    entranceDuration: duration / 1000,
    a11yNavigation: true,
    classes: [],
  };
}
