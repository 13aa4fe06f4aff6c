const ID = 'fr-b-announcer';

/** Tells screen readers what happened in the page builder. */
export function announce(text: string): void {
  let region = document.getElementById(ID);
  if (!region) {
    region = document.createElement('p');
    region.id = ID;
    region.className = 'fr-b-hidden';
    region.setAttribute('role', 'status');
    document.querySelector('.fr-builder')?.append(region);
  }
  region.textContent = text;
}
