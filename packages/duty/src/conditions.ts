import type { Facts } from './facts.ts';
import { toCents } from './money.ts';
import type { Condition } from './tables.ts';

/** Whether a purchase meets a condition; `value` is the amount that its limits are compared with, in cents. */
export type Check = (facts: Facts, value: number) => boolean;

/** A condition as the few checks it consists of, by what it names. */
export function checksOf(condition: Condition = {}): Map<keyof Condition, Check> {
  const checks = new Map<keyof Condition, Check>();
  for (const name of Object.keys(condition) as (keyof Condition)[]) {
    const check = CHECKS[name](condition as Required<Condition>);
    if (condition[name] !== undefined) checks.set(name, check);
  }
  return checks;
}

/** All checks as one. */
export function allOf(checks: Iterable<Check>): Check {
  const list = [...checks];
  return (facts, value) => {
    for (const check of list) if (!check(facts, value)) return false;
    return true;
  };
}

const CHECKS: { [Name in keyof Condition]-?: (condition: Required<Condition>) => Check } = {
  use:
    ({ use }) =>
    (facts) =>
      facts.use === use,
  firstHome:
    ({ firstHome }) =>
    (facts) =>
      facts.firstHome === firstHome,
  kind:
    ({ kind }) =>
    (facts) =>
      kind.includes(facts.kind),
  foreign:
    ({ foreign }) =>
    (facts) =>
      facts.foreign === foreign,
  pensioner:
    ({ pensioner }) =>
    (facts) =>
      facts.pensioner === pensioner,
  location:
    ({ location }) =>
    (facts) =>
      location.includes(facts.location),
  electronic:
    ({ electronic }) =>
    (facts) =>
      facts.electronic === electronic,
  offThePlan:
    ({ offThePlan }) =>
    (facts) =>
      typeof offThePlan === 'boolean'
        ? (facts.offThePlan !== false) === offThePlan
        : facts.offThePlan === offThePlan,
  dwelling:
    ({ dwelling }) =>
    (facts) =>
      facts.dwelling === dwelling,
  houseAndLandPackage:
    ({ houseAndLandPackage }) =>
    (facts) =>
      facts.houseAndLandPackage === houseAndLandPackage,
  primaryProduction:
    ({ primaryProduction }) =>
    (facts) =>
      facts.primaryProduction === primaryProduction,
  valueTo:
    ({ valueTo }) =>
    (_, value) =>
      value <= toCents(valueTo),
  valueUnder:
    ({ valueUnder }) =>
    (_, value) =>
      value < toCents(valueUnder),
  valueOver:
    ({ valueOver }) =>
    (_, value) =>
      value > toCents(valueOver),
  income:
    ({ income: { upTo, perChild, childrenTo } }) =>
    (facts) =>
      facts.income <= toCents(upTo) + toCents(perChild) * Math.min(facts.children, childrenTo),
};
