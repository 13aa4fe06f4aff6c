import type { FeedFlags, FeedListing } from '@frontage/reaxml';
import type { CarParts, FeatureParts } from './feed-state.ts';
import { featureLabels } from './property-labels.ts';

type Message = FeedListing;

/** The elements whose flags become lines of the feature list. */
const GROUPS = ['features', 'ecoFriendly', 'views'] as const;

/** Flags and texts after a message; flags it does not name stay, an empty element clears its own. */
export function mergeFeatures(message: Message, before: FeatureParts): FeatureParts {
  const flags = { ...before.flags };
  for (const group of GROUPS) {
    const sent = message[group];
    if (sent === null) delete flags[group];
    else if (sent) flags[group] = mergeFlags(flags[group] ?? [], sent);
  }
  if (message.features === null) return { flags, other: [] };
  const { otherFeatures, heating, hotWaterService } = message.features ?? {};
  const kept = (sent: string | null | undefined, old: string | undefined) =>
    sent === undefined ? old : (sent ?? undefined);
  const heatingNow = kept(heating, before.heating);
  const hotWaterNow = kept(hotWaterService, before.hotWater);
  return {
    flags,
    other: otherFeatures === undefined ? before.other : (otherFeatures ?? []),
    ...(heatingNow ? { heating: heatingNow } : {}),
    ...(hotWaterNow ? { hotWater: hotWaterNow } : {}),
  };
}

/** The feature list as shown: labels of the flags, heating and hot water, then the sender's own texts. */
export function featureList({ flags, other, heating, hotWater }: FeatureParts): string[] {
  const labels = featureLabels(new Set(Object.values(flags).flat()));
  const all = [
    ...labels,
    ...(heating && heating !== 'other' ? [heatingLabel(heating)] : []),
    ...(hotWater ? [`${capital(hotWater)} hot water`] : []),
    ...other,
  ];
  const said = new Set<string>();
  return all.filter((label) => {
    const key = label.toLowerCase();
    return said.has(key) ? false : said.add(key);
  });
}

/** Garages, carports and open spaces after a message. */
export function mergeCars(message: Message, before: CarParts): CarParts {
  if (message.features === null) return {};
  const next: CarParts = { ...before };
  for (const name of ['garages', 'carports', 'openSpaces'] as const) {
    const sent = message.features?.[name];
    if (sent === null) delete next[name];
    else if (sent !== undefined) next[name] = sent;
  }
  return next;
}

/** Car spaces as visitors count them; null when the feed named none of the three. */
export function carCount(cars: CarParts): number | null {
  const given = Object.values(cars);
  return given.length ? given.reduce((sum, spaces) => sum + spaces, 0) : null;
}

function mergeFlags(before: string[], { flags, flagsOff }: FeedFlags): string[] {
  const off = new Set(flagsOff);
  return [...new Set([...before, ...flags])].filter((flag) => !off.has(flag)).sort();
}

/** GDH is how feeds write gas ducted heating. */
const heatingLabel = (type: string) => (type === 'gdh' ? 'Gas ducted heating' : `${capital(type)} heating`);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
