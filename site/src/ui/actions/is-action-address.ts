/**
 * Whether an address has the form of an action: a hash of an action, or a popup's address. `readAction` may still not
 * know it.
 */
export const isActionAddress = (address: string): boolean =>
  /^(#(frontage|elementor)-action|\/popups\/)/.test(address);
