import { AsyncResource } from 'node:async_hooks';
import { connect } from 'node:net';
import type pg from 'pg';
import { statementLimit } from './statement-limit.ts';

type Callback = (error: Error | null, result?: unknown) => void;
/** What the driver's types do not name. */
type Inner = {
  host: string;
  port: number;
  processID: number;
  secretKey: number;
  connection: { stream: { destroy(error: Error): void } };
};

/**
 * The driver with time limits, for a PostgreSQL that freezes, restarts or is gone. A statement that takes longer than
 * {@link statementLimit} is cancelled and its connection closed, so that waiting requests get a new one. A connection that
 * is lost while in use fails its own statements and nothing else.
 */
export function postgresWithLimits(driver: typeof pg): typeof pg {
  const Client = limitedClient(driver);
  class LimitedPool extends driver.Pool {
    constructor(config?: pg.PoolConfig) {
      super({ ...config, Client } as pg.PoolConfig);
    }

    /** A waiting request gets its connection when another one releases it, but keeps its own time limit. */
    override connect(told?: unknown): never {
      const given = typeof told === 'function' ? AsyncResource.bind(told as () => void) : told;
      return (super.connect as (told?: unknown) => unknown).call(this, given) as never;
    }
  }
  return Object.create(driver, { Client: { value: Client }, Pool: { value: LimitedPool } });
}

function limitedClient(driver: typeof pg): typeof pg.Client {
  class LimitedClient extends driver.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // The pool listens to idle clients alone. Without a listener here, a restart of PostgreSQL would end this process.
      this.on('error', () => undefined);
    }

    override query(...given: unknown[]): never {
      const [config, values, callback] = given;
      const told = (typeof values === 'function' ? values : callback) as Callback | undefined;
      if (!told) return this.#promised(config, values) as never;
      const limitMs = statementLimit();
      const timer = setTimeout(() => endStatement(this as unknown as Inner, limitMs), limitMs);
      const answered: Callback = (error, result) => {
        clearTimeout(timer);
        told(error, result);
      };
      const send = super.query as (...args: unknown[]) => unknown;
      return send.call(this, config, typeof values === 'function' ? undefined : values, answered) as never;
    }

    #promised(config: unknown, values: unknown): Promise<unknown> {
      return new Promise((resolve, reject) => {
        this.query(config, values, (error: Error | null, result: unknown) =>
          error ? reject(error) : resolve(result),
        );
      }).catch((error: Error) => {
        // As the driver does: where it was asked says more than where the answer was read.
        Error.captureStackTrace(error);
        throw error;
      });
    }
  }
  return LimitedClient as unknown as typeof pg.Client;
}

/** How long the request to cancel a statement may take, in ms. */
const CANCEL_MS = 5000;
/** What makes a message a request to cancel, in PostgreSQL's protocol. */
const CANCEL_CODE = 80_877_102;

function endStatement(client: Inner, limitMs: number): void {
  // Closing the connection alone does not end the statement: PostgreSQL notices only when it has an answer.
  cancelStatement(client);
  client.connection.stream.destroy(
    new Error(`Connection terminated: PostgreSQL has not answered for ${limitMs / 1000} s`),
  );
}

function cancelStatement({ host, port, processID, secretKey }: Inner): void {
  const message = Buffer.alloc(16);
  for (const [index, number] of [16, CANCEL_CODE, processID, secretKey].entries())
    message.writeInt32BE(number, index * 4);
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }, () =>
    socket.end(message),
  );
  socket.setTimeout(CANCEL_MS, () => socket.destroy());
  // If PostgreSQL cannot be reached, there is nothing to cancel.
  socket.on('error', () => undefined).unref();
}
