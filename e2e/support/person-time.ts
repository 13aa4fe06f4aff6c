import type { Locator, Page } from 'playwright-core';
import { adminScriptRuns } from './browser.ts';

/**
 * What an action of a person takes, in seconds, by the keystroke-level model (Card, Moran and Newell 1983) with its usual
 * times: a key of somebody who types 40 words a minute, pointing with a mouse, one movement of its button, a hand that
 * goes from the mouse to the keys or back, and the thought before an action.
 */
const TIMES = { key: 0.28, point: 1.1, button: 0.1, home: 0.4, think: 1.35 } as const;

/** What a job takes a person: clicks, keys (each character that is typed among them), and screens, the first included. */
export type Steps = { clicks: number; keys: number; screens: number };

/**
 * A person at the page, whose time is counted by rule and not measured: how long the machine takes is no part of it.
 * Each click, field and paste begins with a thought. Characters are typed one by one; nobody makes a mistake. On a screen of
 * the admin that was loaded, the first click comes once its script runs.
 */
export function personAt(page: Page) {
  let clicks = 0;
  let typed = 0;
  let seconds = 0;
  let screens = 1;
  let shown = screenOf(page.url());
  let isNew = false;
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    isNew = true;
    if (screenOf(frame.url()) === shown) return;
    shown = screenOf(frame.url());
    screens += 1;
  });
  let handIsOn: 'mouse' | 'keys' = 'mouse';
  const reachFor = (where: typeof handIsOn) => {
    if (handIsOn !== where) seconds += TIMES.home;
    handIsOn = where;
  };
  const countKeys = (keys: number) => {
    reachFor('keys');
    typed += keys;
    seconds += TIMES.think + keys * TIMES.key;
  };
  const countClick = () => {
    reachFor('mouse');
    clicks += 1;
    seconds += TIMES.think + TIMES.point + 2 * TIMES.button;
  };
  const person = {
    clicks: () => clicks,
    steps: (): Steps => ({ clicks, keys: typed, screens }),
    seconds: () => Math.round(seconds),
    async click(target: Locator): Promise<void> {
      countClick();
      await target.waitFor();
      if (isNew) await adminScriptRuns(page);
      isNew = false;
      await target.click();
    },
    /** Clicks a field, selects what it says, and types over it. */
    async write(target: Locator, text: string): Promise<void> {
      await person.click(target);
      if (await target.inputValue()) await person.key('Control+a');
      await person.type(text);
    },
    /** Types into what has the focus. */
    async type(text: string): Promise<void> {
      countKeys(text.length);
      await page.keyboard.type(text);
    },
    async key(name: string): Promise<void> {
      countKeys(1);
      await page.keyboard.press(name);
    },
    /** A text that was written elsewhere: to that window, select all, copy, back, paste; two keys each. */
    async paste(text: string): Promise<void> {
      countKeys(2 * 5);
      await page.keyboard.insertText(text);
    },
    /** Clicks what opens the dialog for files, then in it the first file, the last with Shift, and Open. */
    async chooseFiles(target: Locator, files: string[]): Promise<void> {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), person.click(target)]);
      for (let click = 0; click < 3; click += 1) countClick();
      seconds += TIMES.key;
      await chooser.setFiles(files);
    },
    /** An entry that the browser suggests below a field: arrow down, Enter. */
    async suggested(field: Locator, entry: string): Promise<void> {
      countKeys(2);
      await field.fill(entry);
    },
    /** An entry of a list of the browser's own: a click that opens it, and one on the entry. */
    async choose(target: Locator, label: string): Promise<void> {
      countClick();
      countClick();
      await target.selectOption({ label });
    },
  };
  return person;
}

/** A record that is saved for the first time stays on the same screen. */
const screenOf = (url: string): string =>
  new URL(url, 'http://x').pathname.replace(/\/(\d+|create)$/, '/one');
