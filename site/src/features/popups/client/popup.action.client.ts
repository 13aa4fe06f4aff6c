import type { Perform } from '#site/ui/actions/action-doer.ts';
import { closePopup, openPopup } from './popups.client.ts';

/** Opens, toggles and closes popups by links. A close link inside a popup closes that one, elsewhere all. */
export const perform: Perform<'popup:open' | 'popup:close'> = async ({ action, link }) => {
  if (action.name === 'popup:open') return openPopup(action);
  await closePopup({ within: link, forEver: action.doNotShowAgain });
  return true;
};
