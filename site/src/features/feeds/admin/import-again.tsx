import type { UIFieldServerComponent } from 'payload';
import { staffOf } from '#site/server/access.ts';
import { findRepeatable } from '../import-again.ts';
import { ImportAgainButton } from './import-again.client.tsx';

/** On the page of an import: its file again, as long as it is on the server. */
export const ImportAgain: UIFieldServerComponent = async ({ id, payload, req }) => {
  const role = staffOf(req)?.role;
  if (!id || (role !== 'admin' && role !== 'editor')) return null;
  const answer = await findRepeatable(payload, Number(id));
  if ('refusal' in answer) return null;
  return <ImportAgainButton others={answer.found.files.length - 1} />;
};
