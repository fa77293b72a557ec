import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type pg from 'pg';
import type { Static, TSchema } from 'typebox';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { ErrorText } from './errors.ts';

/** What an area gets from the platform. */
export interface Platform {
  config: Config;
  db: Database;
  /** The pool below `db`, for what needs pg itself (COPY, LISTEN). */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** Tells the person at the terminal, in one English sentence, what takes time during the start. */
  say(sentence: string): void;
}

/** One business area as the server sees it: `features/<area>/api/area.ts`. */
export interface Area {
  name: string;
  /** The area's refusals, for the document of the API. */
  errors?: Readonly<Record<string, ErrorText>>;
  /** Brings what the area needs into the database before the site listens; quick when nothing changed. */
  prepare?(platform: Platform): Promise<void>;
  /** Adds the area's routes, each with its full path. Close what you open in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

/** Fastify with TypeBox schemas: `request.query`, `params`, `body` and replies have the types of the route's schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxProvider
>;

interface TypeBoxProvider extends FastifyTypeProvider {
  validator: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown;
}
