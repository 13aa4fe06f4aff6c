'use client';

import { useRef } from 'react';
import { KEYS } from '../builder-keys.client.ts';

/** How blocks are added, moved and saved, and what the keys do. */
export function HelpButton() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="fr-b-button" onClick={() => dialog.current?.showModal()}>
        Help
      </button>
      <dialog
        ref={dialog}
        className="fr-b-dialog"
        aria-labelledby="fr-b-help"
        onClick={({ target }) => target === dialog.current && dialog.current?.close()}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <div className="fr-b-dialog-body">
          <div className="fr-b-dialog-head">
            <h2 id="fr-b-help">Building a page</h2>
            <button type="button" className="fr-b-button" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </div>
          <ul>
            <li>Drag a block from “Blocks” onto the page, or search for it there and press Enter.</li>
            <li>Choose a block on the page or in the outline; its settings stand at the right.</li>
            <li>Move it by dragging it, with the arrows on its handle, or with the keys below.</li>
            <li>
              The three screens beside a setting (desktop, tablet, phone) show the page there and set it for
              there.
            </li>
            <li>Everything is saved as a draft while you work. Visitors see it once you publish.</li>
          </ul>
          <table className="fr-b-keys">
            <caption>Keys (on a Mac, ⌘ in place of Ctrl)</caption>
            <tbody>
              {KEYS.map(({ keys, does }) => (
                <tr key={keys}>
                  <th scope="row">
                    <kbd>{keys}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </dialog>
    </>
  );
}
