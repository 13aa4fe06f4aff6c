import type { Popup } from '../popup-rules.ts';
import { type AskedPage, belongsOn, type PageCondition } from './page-conditions.ts';

/** A published popup, as it is chosen for pages. `from` and `until` are epoch ms. */
export type Placed = {
  popup: Popup;
  showOn: readonly PageCondition[];
  notOn: readonly PageCondition[];
  from: number;
  until: number;
};

/**
 * The popups that a page carries at a moment, in their order, each followed by the other version of its test; and the
 * next moment at which that changes, epoch ms. The other version has its own content and settings alone: where, when and
 * for whom are said by the popup that is tested. By itself it shows nowhere.
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
      // The other one is not published: there is nothing to test.
      return [test ? { ...own, popup: { ...own.popup, test: undefined } } : own];
    }),
    ...(bounds.length > 0 && { expiresAt: Math.min(...bounds) }),
  };
}

/** Those that are the other version of one before them. Of two that name each other, the first is the one tested. */
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
