/** The answer that a form's script receives. */
export type SentAnswer = {
  ok: boolean;
  outcome: string;
  message?: string;
  errors?: { field: string; message: string }[];
  next?: string;
};

/** One visitor's browser for tests: it keeps cookies, follows no redirect, and says which page it posts from. */
export function testBrowser(address: string) {
  const cookies = new Map<string, string>();

  async function go(path: string, init: RequestInit = {}) {
    const response = await fetch(address + path, {
      redirect: 'manual',
      ...init,
      headers: { Cookie: [...cookies].map((pair) => pair.join('=')).join('; '), ...init.headers },
    });
    const setCookies = response.headers.getSetCookie();
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const { status, headers } = response;
    return { status, headers, setCookies, location: headers.get('location'), text: await response.text() };
  }

  return {
    cookies,
    get: (path: string, headers: Record<string, string> = {}) => go(path, { headers }),
    /** Posts as a form without script does. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      go(path, {
        method: 'POST',
        headers: { Origin: address, ...headers },
        body: new URLSearchParams(fields),
      }),
    /** Posts as a form's script does. */
    async send(path: string, fields: Record<string, string>) {
      const { status, text } = await this.post(path, fields, { Accept: 'application/json' });
      return { status, ...(JSON.parse(text) as SentAnswer) };
    },
  };
}

export type TestBrowser = ReturnType<typeof testBrowser>;
