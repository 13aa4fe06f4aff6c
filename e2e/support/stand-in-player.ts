import type { Frame, Page } from 'playwright-core';

/** A page in place of a video service's player: it records the messages it gets, and sends those that a test asks for. */
const PLAYER = `<!doctype html><title>Player</title><script>
  const received = [];
  addEventListener('message', ({ data }) => received.push(JSON.parse(data)));
  const send = (message) => parent.postMessage(JSON.stringify(message), '*');
</script>`;

/**
 * Answers for the players of YouTube and Vimeo, so that nothing leaves this machine; not before `ready`. `requested` are
 * their addresses so far.
 */
export async function standInPlayers(page: Page, ready: Promise<void> = Promise.resolve()) {
  const requested: URL[] = [];
  await page.route(
    ({ hostname }) => /^(www\.youtube-nocookie|player\.vimeo)\.com$/.test(hostname),
    async (route) => {
      requested.push(new URL(route.request().url()));
      await ready;
      return route.fulfill({ contentType: 'text/html', body: PLAYER });
    },
  );
  const frame = async (): Promise<Frame> => {
    const element = await page.waitForSelector('main iframe', { state: 'attached' });
    const found = await element.contentFrame();
    if (!found) throw new Error('The player is no frame.');
    await found.waitForFunction('typeof send === "function"');
    return found;
  };
  return {
    requested,
    /** The messages to the player: functions of YouTube, methods of Vimeo, each with its arguments. */
    received: async (): Promise<string[]> =>
      ((await (await frame()).evaluate('received')) as Received[]).map(
        ({ event, func, method, args, value }) =>
          `${func ?? method ?? event}${JSON.stringify(args ?? (value === undefined ? [] : [value]))}`,
      ),
    send: async (message: object) => {
      await (await frame()).evaluate(`send(${JSON.stringify(message)})`);
    },
    forget: async () => {
      await (await frame()).evaluate('received.length = 0');
    },
  };
}

type Received = { event?: string; func?: string; method?: string; args?: unknown[]; value?: unknown };
