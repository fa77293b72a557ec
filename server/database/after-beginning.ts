import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

const READS = /^\s*select\b/i;

interface Waiting {
  send(): void;
  refuse(reason: unknown): void;
}

/**
 * The connection of a transaction whose beginning was asked for and not answered yet. What reads goes along with it; anything else, and what is
 * asked for behind it, waits for the answer: had the beginning been refused, it would be kept at once.
 */
export function afterBeginning(connection: DatabaseConnection, begun: Promise<unknown>): DatabaseConnection {
  let state: 'asked' | 'begun' | { refused: unknown } = 'asked';
  const waiting: Waiting[] = [];
  begun.then(
    () => {
      state = 'begun';
      for (const one of waiting.splice(0)) one.send();
    },
    (refused: unknown) => {
      state = { refused };
      for (const one of waiting.splice(0)) one.refuse(refused);
    },
  );
  return {
    executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
      if (typeof state === 'object') return Promise.reject(state.refused);
      if (state === 'begun' || (waiting.length === 0 && READS.test(query.sql)))
        return connection.executeQuery<R>(query);
      return new Promise((answer, refuse) => {
        waiting.push({ send: () => void connection.executeQuery<R>(query).then(answer, refuse), refuse });
      });
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
}
