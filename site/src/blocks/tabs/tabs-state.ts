import { arrowStep } from '#site/block-kit/parts/arrow-step.ts';

/** What the browser's part of tabs is told, as JSON in an attribute. */
export type TabsOptions = {
  /** Below this width, in px, the tabs are an accordion; 0 for never. */
  accordionBelow: number;
  /** Ms that a panel takes to show; 0 for at once. */
  show: number;
  /** The titles scroll sideways, and a mouse may drag them. */
  scrolls: boolean;
};

/** The delay before a folded panel opens, in ms: the one that closes above it moves it first. */
export const ACCORDION_DELAY = 10;

const DRAG_FROM = 20;
const DRAG_STEP = 5;

/** The tab that is open, counting from 1: the one asked for, or the one before it where that is missing. */
export function chosenTab({ asked, count }: { asked: number; count: number }): number {
  const whole = Math.trunc(asked) || 1;
  return Math.max(1, whole <= count ? whole : Math.min(count, whole - 1));
}

/** The tab (from 1) that a key leads to: arrows go round, Home and End to the ends. Undefined for other keys. */
export function tabByKey({
  key,
  current,
  count,
  rtl,
}: {
  key: string;
  current: number;
  count: number;
  rtl: boolean;
}): number | undefined {
  if (key === 'Home') return 1;
  if (key === 'End') return count;
  const step = arrowStep({ key, rtl });
  return step === 0 ? undefined : ((current - 1 + step + count) % count) + 1;
}

/** How far the titles scroll for one movement of the mouse that holds them: nothing until it went far enough. */
export function dragStep({ from, to }: { from: number; to: number }): number {
  const way = to - from;
  return Math.abs(way) > DRAG_FROM ? -Math.sign(way) * DRAG_STEP : 0;
}

/** Whether fingers scroll the titles, so that dragging is the browser's: on touch devices, and on tablets' and phones' widths once the window was resized. */
export function isTouchMode({
  touch,
  resized,
  width,
}: {
  touch: boolean;
  resized: boolean;
  width: number;
}): boolean {
  return touch || (resized && width < 1024);
}
