import type { Page } from 'playwright-core';

type Site = { url: string; admin: { email: string; password: string } };

/** Has the browser record a video of two seconds (WebM), and uploads it as staff do. Returns its address on the website. */
export async function uploadVideo({ page, site }: { page: Page; site: Site }): Promise<string> {
  await page.goto(`${site.url}/buy`);
  const video = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 36 });
    const paint = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const began = performance.now();
    while (performance.now() - began < 2000) {
      if (paint) paint.fillStyle = `hsl(${performance.now() % 360} 50% 50%)`;
      paint?.fillRect(0, 0, 64, 36);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(chunks).arrayBuffer())];
  });
  const login = await fetch(`${site.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(site.admin),
  });
  const { token } = (await login.json()) as { token: string };
  const body = new FormData();
  body.set('file', new File([new Uint8Array(video)], 'video.webm', { type: 'video/webm' }));
  body.set('_payload', JSON.stringify({ title: 'A video' }));
  const answer = await fetch(`${site.url}/api/videos`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token}` },
    body,
  });
  const { doc } = (await answer.json()) as { doc?: { filename: string } };
  if (!doc) throw new Error(`Uploading the video answered ${answer.status}.`);
  return `/media/videos/${doc.filename}`;
}
