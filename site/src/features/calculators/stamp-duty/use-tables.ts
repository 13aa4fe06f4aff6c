import type { StateTables } from '@frontage/duty/engine';
import { useEffect, useState } from 'react';

/** How long the tables may take, in ms. */
const TIMEOUT = 10_000;

/** The rate tables: those passed in, or the provider's. `failed` when they did not come; what is there stays. */
export function useTables({ tables: given, provider }: { tables?: StateTables[]; provider: string }) {
  const [tables, setTables] = useState(given);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (given) return;
    fetch(`${provider}/duty/v1/tables`, { signal: AbortSignal.timeout(TIMEOUT) })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((answer: { tables: StateTables[] }) => setTables(answer.tables))
      .catch(() => setFailed(true));
  }, [given, provider]);
  return { tables, failed };
}
