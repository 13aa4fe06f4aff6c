/** A form that somebody asks for. */
export type AskedForm = {
  /** The form's address, with what it is about. */
  action: string;
  /** Names the panel until the form is there. */
  label?: string;
  /** Opened by the hash in the address, which then goes when the panel closes. */
  byHash: boolean;
};

/** Opens a form in the panel, which is fetched with the first one; where that does not arrive, as the page it is. */
export function openForm(asked: AskedForm): void {
  import('./open-form-panel.client.tsx').then(
    ({ openFormPanel }) => openFormPanel(asked),
    () => location.assign(asked.action),
  );
}
