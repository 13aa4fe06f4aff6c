/**
 * A hash in the address presses the button that carries it: `#enquiry` opens the listing's enquiry, `#contactagent-7`
 * the form of agent 7. Buttons say theirs as `data-hash`.
 */
function pressNamed(): void {
  const name = location.hash.slice(1);
  if (name) document.querySelector<HTMLElement>(`[data-hash="${CSS.escape(name)}"]`)?.click();
}

addEventListener('hashchange', pressNamed);
pressNamed();
