import type { Pool } from 'pg';
import { codeOf } from '../disk/disk.ts';
import { StoreFailure } from '../disk/store.ts';

/** A PostgreSQL database, behind a transaction pooler or not: every statement stands alone and needs no session. */
export type Database = Awaited<ReturnType<typeof connectDatabase>>;

/** Runs a statement of a transaction. */
type Run = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

/** Milliseconds for a connection, and for an answer; a server that hangs must not hold up everybody for longer. */
const CONNECT_TIMEOUT = 5_000;
const QUERY_TIMEOUT = 10_000;
const MAX_CONNECTIONS = 10;

/** Loaded only here: whoever serves a folder needs none of it. */
export const loadDriver = async () => (await import('pg')).default;

/** Connects when the first statement is run. `onQuery` gets the seconds that each took. */
export async function connectDatabase(url: string, onQuery: (seconds: number) => void = () => undefined) {
  const pg = await loadDriver();
  // Numbers of facts are far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool: Pool = new pg.Pool({ ...connectionOptions(url), max: MAX_CONNECTIONS, query_timeout: QUERY_TIMEOUT });
  // The next statement finds out, and says so.
  pool.on('error', () => undefined);
  let failures = 0;
  let trouble: string | null = null;

  const run = async <Row extends object>(text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    const begun = performance.now();
    const { rows } = await pool.query<Row>(text, [...values]);
    onQuery((performance.now() - begun) / 1_000);
    trouble = null;
    return rows;
  };
  /** Runs a statement that may run twice: a connection that was lost is noticed only when it is used. */
  const query = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    try {
      return await run<Row>(text, values).catch((error) => {
        if (!isUnanswered(error) || isTimeout(error)) throw error;
        return run<Row>(text, values);
      });
    } catch (error) {
      const failure = databaseFailure(error);
      if (failure instanceof StoreFailure) {
        failures += 1;
        trouble = failure.message;
      }
      throw failure;
    }
  };
  return {
    query,
    /** Runs statements as one: all of them or none. */
    transaction: async (act: (run: Run) => Promise<void>) => {
      const client = await pool.connect().catch((error: unknown) => {
        throw databaseFailure(error);
      });
      let failure: unknown;
      try {
        await client.query('begin');
        await act(async <Row extends object>(text: string, values: readonly unknown[] = []) => {
          const { rows } = await client.query<Row>(text, [...values]);
          return rows;
        });
        await client.query('commit');
      } catch (error) {
        failure = error;
        await client.query('rollback').catch(() => undefined);
        throw databaseFailure(error);
      } finally {
        client.release(failure instanceof Error);
      }
    },
    /** Why nothing can be saved for now, or null; passes with the first statement that is answered. */
    trouble: () => trouble,
    /** How often a statement has failed. */
    failures: () => failures,
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

export function connectionOptions(url: string) {
  return { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT, keepAlive: true };
}

/** Whether a text is the address of a PostgreSQL database. */
export function isDatabaseUrl(text: string): boolean {
  return /^postgres(?:ql)?:\/\/./.test(text) && URL.canParse(text);
}

/** Classes of SQLSTATE that pass by themselves, or once somebody has seen to the database. */
const PASSING: Readonly<Record<string, string>> = {
  '08': 'the connection broke',
  '25': 'it takes no writes for now',
  '28': 'it refuses the user or the password',
  '3D': 'there is no database of that name',
  '42501': 'its user may not do this; grant it the rights',
  '53': 'it has no room or no connections left',
  '57': 'it is starting, stopping or too busy',
};

/** A statement that failed, as a sentence; anything that is Specwalk’s own fault as it is. */
function databaseFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error;
  const code = codeOf(error);
  const why = isUnanswered(error) ? 'it does not answer' : (PASSING[code] ?? PASSING[code.slice(0, 2)]);
  if (why === undefined) return error;
  // Without the driver’s own words: everybody reads this, and they name addresses and users.
  return new StoreFailure(
    `Nothing can be saved in the database: ${why}. Specwalk carries on by itself once it can.`,
    false,
    error,
  );
}

/** Errors of the network have names like ECONNREFUSED; the driver’s own have none, and those of PostgreSQL five signs. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (/^E[A-Z_]{5,}$/.test(code)) return true;
  return code === '' && (isTimeout(error) || /terminated|not queryable|closed/i.test(error.message));
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}
