import type { ServerProps } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { leadScope } from '../lead-scope.ts';
import { ownTasks } from './load-tasks.ts';
import { TaskList } from './task-list.client.tsx';

/** On the dashboard: what the signed-in member of staff has to do, the earliest first. */
export async function OwnTasks({ payload, user }: ServerProps) {
  const staff = staffOf({ user });
  const scope = staff ? await leadScope({ user, payload }) : 'none';
  if (!staff || scope === 'none') return null;
  const tasks = await ownTasks({ payload, user: staff.id, scope, limit: 20 });
  return tasks.length > 0 ? <TaskList tasks={tasks} /> : null;
}
