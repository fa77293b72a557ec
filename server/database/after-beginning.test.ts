import { CompiledQuery, type DatabaseConnection } from 'kysely';
import { expect, test } from 'vitest';
import { afterBeginning } from './after-beginning.ts';

function listening() {
  const heard: string[] = [];
  const connection = {
    executeQuery: async ({ sql }: CompiledQuery) => {
      heard.push(sql);
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('not asked');
    },
  } as DatabaseConnection;
  return { heard, connection };
}

const say = (connection: DatabaseConnection, text: string) => connection.executeQuery(CompiledQuery.raw(text));

test('what reads goes along with the beginning; what writes waits for it, and what comes behind waits with it', async () => {
  const { heard, connection } = listening();
  const begun = Promise.withResolvers<void>();
  const one = afterBeginning(connection, begun.promise);
  const all = Promise.all(['select 1', 'insert 2', 'select 3', 'commit'].map((text) => say(one, text)));
  expect(heard).toEqual(['select 1']);
  begun.resolve();
  await all;
  await say(one, 'update 4');
  expect(heard).toEqual(['select 1', 'insert 2', 'select 3', 'commit', 'update 4']);
});

test('nothing is written where the beginning was refused', async () => {
  const { heard, connection } = listening();
  const begun = Promise.withResolvers<void>();
  const one = afterBeginning(connection, begun.promise);
  const before = say(one, 'insert 1');
  begun.reject(new Error('refused'));
  await expect(before).rejects.toThrow('refused');
  await expect(say(one, 'insert 2')).rejects.toThrow('refused');
  expect(heard).toEqual([]);
});
