'use client';

import { useState } from 'react';
import { BuilderDialog } from '../builder-dialog.client.tsx';
import { KEYS } from '../builder-keys.client.ts';

/** How blocks are added, moved and saved, and what the keys do. */
export function HelpButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="fr-b-button" onClick={() => setOpen(true)}>
        Help
      </button>
      {isOpen && (
        <BuilderDialog title="Page builder help" closesOutside onClose={() => setOpen(false)}>
          <ul>
            <li>Drag a block from “Blocks” onto the page, or search for it and press Enter.</li>
            <li>Select a block on the page or in the outline to see its settings on the right.</li>
            <li>Move a block by dragging it, with the arrows on its handle, or with the keys below.</li>
            <li>
              Use the desktop, tablet and phone icons beside a setting to give it a different value on each
              device.
            </li>
            <li>Your work is saved as a draft automatically. Visitors see it after you publish.</li>
          </ul>
          <table className="fr-b-keys">
            <caption>Keyboard shortcuts (on a Mac, use ⌘ instead of Ctrl)</caption>
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
        </BuilderDialog>
      )}
    </>
  );
}
