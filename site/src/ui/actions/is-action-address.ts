/**
 * Whether an address claims to be an action: one of the hashes of actions, or a popup's own address. It may still be none
 * that `readAction` knows.
 */
export const isActionAddress = (address: string): boolean =>
  /^(#(frontage|elementor)-action|\/popups\/)/.test(address);
