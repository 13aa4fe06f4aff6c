/*
 * What a contact form's own script needs. A browser without one of these never gets as far as that script, so this file
 * is written for any browser. The form itself still works there: it posts to its page.
 */
// biome-ignore-all lint/complexity/useArrowFunction: old browsers read this file
// biome-ignore-all lint/complexity/useOptionalChain: old browsers read this file
// biome-ignore-all lint/style/useTemplate: old browsers read this file
(function () {
  if (window.contactFormChecked) return;
  window.contactFormChecked = true;
  function complain(name) {
    if (window.console && console.error) console.error('Your browser does not support ' + name + '.');
  }
  if (typeof window.fetch !== 'function') complain('window.fetch()');
  if (typeof window.FormData !== 'function') complain('window.FormData()');
  if (typeof NodeList.prototype.forEach !== 'function') complain('NodeList.forEach()');
  if (typeof String.prototype.replaceAll !== 'function') complain('String.replaceAll()');
})();
