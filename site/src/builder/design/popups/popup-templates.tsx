import { renderPart } from '#site/server/document.tsx';
import { log } from '#site/server/log.ts';
import { StaffContent } from '#site/ui/in-language.tsx';
import { DesignView } from '../design-view.tsx';
import type { LoadedPopup } from './load-popups.ts';

/**
 * The popups of a page, each in an element that browsers do not show, fetch pictures for or read out before a script
 * opens it. Each is drawn apart: one that cannot be is left out and logged, and the page is still served.
 */
export function PopupTemplates({ popups, now }: { popups: readonly LoadedPopup[]; now: number }) {
  return popups.map((one) => <PopupTemplate key={one.popup.id} {...one} now={now} />);
}

/** Wakes the script that opens popups. First in the page, since scripts wake with what is near the screen. */
export const PopupsWake = () => <div data-behaviour="popups" />;

export function PopupTemplate({ popup, loaded, now }: LoadedPopup & { now: number }) {
  const html = drawn({ popup, loaded, now });
  // Our own output, of blocks that escape what they are given.
  return html && <template data-popup={JSON.stringify(popup)} dangerouslySetInnerHTML={{ __html: html }} />;
}

function drawn({ popup, loaded, now }: LoadedPopup & { now: number }): string | null {
  try {
    const part = (
      <StaffContent>
        <DesignView loaded={loaded} now={now} />
      </StaffContent>
    );
    return renderPart({ part, idPrefix: `p${popup.id}-` });
  } catch (error) {
    log.error({ err: error, popup: popup.id }, 'popup could not be rendered: skipped');
    return null;
  }
}
