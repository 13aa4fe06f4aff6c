import { join } from 'node:path';
import type { Payload } from 'payload';
import { loadSettings } from './features/settings/load-settings.ts';
import type { Env } from './server/env.ts';
import { mapOrigin } from './server/security-headers.ts';
import { createStaff } from './server/staff.ts';
import { guardStaff } from './server/staff-guard/staff-guard.ts';
import { staffSessions } from './server/staff-guard/staff-session.ts';

/** Payload's admin and API behind their guard. `prepare` loads them. */
export function wireStaff({ payload, env, dev }: { payload: Payload; env: Env; dev: boolean }) {
  const { prepare, handle } = createStaff({ dir: join(process.cwd(), 'admin'), dev });
  return {
    prepare,
    handle: guardStaff({
      env,
      sessions: staffSessions(payload),
      handle,
      mapHost: async () => mapOrigin((await loadSettings(payload)).mapStyleUrl),
      dev,
    }),
  };
}
