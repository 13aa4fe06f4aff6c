import type { Popup } from '../popup-rules.ts';
import { type AskedPage, belongsOn, type PageCondition } from './page-conditions.ts';

/** A published popup with its conditions. `from` and `until` are epoch ms. */
export type Placed = {
  popup: Popup;
  showOn: readonly PageCondition[];
  notOn: readonly PageCondition[];
  from: number;
  until: number;
};

/**
 * The popups of a page at a time, in order, each followed by the other version of its test, and the time (epoch ms) of
 * the next change. The other version has its own content and settings, but the pages, triggers and visitors of the
 * popup that is tested. It does not show by itself.
 */
export function popupsFor<Own extends Placed>({
  popups,
  page,
  now,
}: {
  popups: readonly Own[];
  page: AskedPage;
  now: number;
}): { shown: Own[]; expiresAt?: number } {
  const byId = new Map(popups.map((each) => [each.popup.id, each]));
  const others = othersOf(popups);
  const meant = popups.filter((each) => !others.has(each.popup.id) && belongsOn({ ...each, page }));
  const shown = meant.filter(({ from, until }) => from <= now && now < until);
  const bounds = meant
    .flatMap(({ from, until }) => [from, until])
    .filter((at) => at > now && Number.isFinite(at));
  return {
    shown: shown.flatMap((own) => {
      const { test } = own.popup;
      const other = test && byId.get(test.other);
      if (other) return [own, { ...other, popup: asVersionOf({ first: own.popup, other: other.popup }) }];
      // If the other version is not published there is no test.
      return [test ? { ...own, popup: { ...own.popup, test: undefined } } : own];
    }),
    ...(bounds.length > 0 && { expiresAt: Math.min(...bounds) }),
  };
}

/** The other versions of earlier popups. If two name each other, the first one is tested. */
function othersOf(popups: readonly Placed[]): Set<string> {
  const others = new Set<string>();
  for (const { popup } of popups) if (popup.test && !others.has(popup.id)) others.add(popup.test.other);
  return others;
}

const asVersionOf = ({ first, other }: { first: Popup; other: Popup }): Popup => ({
  id: other.id,
  settings: { ...other.settings, openSelector: first.settings.openSelector },
  rules: first.rules,
  triggers: first.triggers,
  goal: other.goal,
});
