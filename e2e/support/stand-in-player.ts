import type { Frame, Page } from 'playwright-core';

/** A page in place of a film service's player: it keeps what it hears, and says what a test makes it say. */
const PLAYER = `<!doctype html><title>Player</title><script>
  const heard = [];
  addEventListener('message', ({ data }) => heard.push(JSON.parse(data)));
  const tell = (words) => parent.postMessage(JSON.stringify(words), '*');
</script>`;

/**
 * Answers for the players of YouTube and Vimeo, so that nothing leaves this machine; not before `ready`. `asked` are
 * their addresses so far.
 */
export async function standInPlayers(page: Page, ready: Promise<void> = Promise.resolve()) {
  const asked: URL[] = [];
  await page.route(
    ({ hostname }) => /^(www\.youtube-nocookie|player\.vimeo)\.com$/.test(hostname),
    async (route) => {
      asked.push(new URL(route.request().url()));
      await ready;
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    },
  );
  const frame = async (): Promise<Frame> => {
    const element = await page.waitForSelector('main iframe', { state: 'attached' });
    const found = await element.contentFrame();
    if (!found) throw new Error('The player is no frame.');
    await found.waitForFunction('typeof tell === "function"');
    return found;
  };
  return {
    asked,
    /** What the player has heard: functions of YouTube, methods of Vimeo, each with what came along. */
    heard: async (): Promise<string[]> =>
      ((await (await frame()).evaluate('heard')) as Heard[]).map(
        ({ event, func, method, args, value }) =>
          `${func ?? method ?? event}${JSON.stringify(args ?? (value === undefined ? [] : [value]))}`,
      ),
    tell: async (words: object) => {
      await (await frame()).evaluate(`tell(${JSON.stringify(words)})`);
    },
    forget: async () => {
      await (await frame()).evaluate('heard.length = 0');
    },
  };
}

type Heard = { event?: string; func?: string; method?: string; args?: unknown[]; value?: unknown };
