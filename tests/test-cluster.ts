import { rm } from 'node:fs/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '../server/database/connect.ts';
import { joinEmbeddedDatabase } from '../server/database/embedded/supervisor.ts';
import { migrate } from '../server/database/migrate.ts';
import { prepareQueue } from '../server/jobs/prepare-queue.ts';
import { openFolder } from './open-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { host: string; port: number; user: string; password: string };
  }
}

export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await openFolder('tests');
  const embedded = await joinEmbeddedDatabase({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      // With the product's 10 seconds, autovacuum would always be busy with the hundred databases of a test run.
      autovacuum_naptime: '1min',
    },
  });
  const { host, port, user, password } = embedded.connection;
  const connection = { host: host!, port: port!, user: user!, password: String(password) };

  const server = new pg.Client({ ...connection, database: 'postgres' });
  await server.connect();
  await server.query('create database template');
  const { pool, close } = connect({ ...connection, database: 'template', max: 1 });
  try {
    await migrate(pool);
    await prepareQueue(pool);
  } finally {
    await close();
  }
  await server.query('alter database template is_template true allow_connections false');
  // A connection that is still closing would prevent the first test from cloning the template.
  await server.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = 'template'");
  await server.end();

  project.provide('cluster', connection);
  return async () => {
    await embedded.leave();
    await rm(dataDir, { recursive: true, force: true });
  };
}
