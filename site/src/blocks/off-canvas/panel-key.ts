/** The name by which links know an off-canvas panel: its own where it has one that can be, else its block's id. */
export const panelKey = ({ id, linkName }: { id: string; linkName?: unknown }): string =>
  typeof linkName === 'string' && /^[\w-]{1,64}$/.test(linkName) ? linkName : id;
