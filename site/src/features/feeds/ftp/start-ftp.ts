import type { Payload } from 'payload';
import type { Env } from '#site/server/env.ts';
import { log } from '#site/server/log.ts';
import { createFtpServer } from './ftp-server.ts';

/**
 * Starts the FTP server for feeds where the environment asks for one. The website serves visitors even if it cannot
 * listen; the log says why. Returns the way to stop it.
 */
export function startFtp({ payload, env }: { payload: Payload; env: Env }): () => Promise<void> {
  const { ftp: settings, limits } = env;
  if (!settings) return async () => {};
  const server = createFtpServer({ payload, settings, limits });
  const started = server.start().then(
    (port) =>
      log.info({ port, tls: Boolean(settings.tls), plain: settings.allowPlain }, 'FTP server listens'),
    (error) =>
      log.error(
        { err: error, port: settings.port },
        'FTP server could not listen: another program may have FTP_PORT, or ports below 1024 may need a permission',
      ),
  );
  return async () => {
    await started;
    await server.stop();
  };
}
