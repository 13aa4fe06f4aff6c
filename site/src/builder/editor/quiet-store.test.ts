import { expect, it, vi } from 'vitest';
import { blocks } from '../registry.ts';
import { puckConfig } from './puck-config.tsx';
import { quietStore } from './quiet-store.client.ts';

it('takes the walks over the whole page out of Puck’s store, and leaves the rest', async () => {
  const walk = vi.fn(async () => {});
  const getPermissions = vi.fn();
  const store = {
    permissions: { resolvePermissions: walk, getPermissions },
    resolveAndCommitData: walk,
  };
  quietStore(store);
  quietStore(store);
  await store.permissions.resolvePermissions();
  await store.resolveAndCommitData();
  expect(walk).not.toHaveBeenCalled();
  expect(store.permissions.getPermissions).toBe(getPermissions);
});

it('ends Puck’s first start, and leaves what has started as it is', () => {
  const walks = { resolveAndCommitData: async () => {} };
  const starting = { ...walks, permissions: { resolvePermissions: async () => {} }, status: 'LOADING' };
  const ready = { ...walks, permissions: { resolvePermissions: async () => {} }, status: 'READY' };
  quietStore(starting);
  quietStore(ready);
  expect([starting.status, ready.status]).toEqual(['MOUNTED', 'READY']);
});

it('says when Puck’s store is another one, and changes nothing', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const store = { permissions: { getPermissions: () => true } };
  quietStore(store);
  quietStore(undefined);
  expect(said).toHaveBeenCalledTimes(2);
  expect(Object.keys(store.permissions)).toEqual(['getPermissions']);
  said.mockRestore();
});

it('may do so, as no block asks Puck for permissions or data', () => {
  const { components, root } = puckConfig({
    blocks,
    content: [],
    isAdmin: true,
    draw: () => null,
    control: () => null as never,
  });
  const asking = [...Object.values(components), root ?? {}].filter(
    (each) => 'resolvePermissions' in each || 'resolveData' in each,
  );
  expect(asking).toEqual([]);
});
