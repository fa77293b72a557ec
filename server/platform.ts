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
import type { Cards } from './cards/port.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connect.ts';
import type { ErrorText } from './errors.ts';
import type { LiveRegion } from './region/live-region.ts';

export interface Platform {
  config: Config;
  db: Database;
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The region's data with the changes of the back office. Read it in every request, because it may change. */
  region: LiveRegion;
  /** Adds work that runs after the answer or at a given time, and is retried until it succeeds. */
  jobs: Jobs;
  /** Use `mail` only in jobs, which are retried if sending throws. */
  mail: Mail;
  cards: Cards;
  say(sentence: string): void;
}

export interface Area {
  name: string;
  errors?: Readonly<Record<string, ErrorText>>;
  /** Updates the area's data before the site listens. */
  prepare?(platform: Platform): Promise<void>;
  /** Former name of a renamed area, which its waiting jobs still have. */
  jobPrefix?: string;
  /** The jobs by name, such as `accounts/send-confirmation`. */
  jobs?: Readonly<Record<string, Job>>;
  inbound?: Inbound;
  /** Jobs with an empty payload that run on a schedule. */
  cron?: readonly CronEntry[];
  /** An area closes its resources in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

export interface Inbound {
  /**
   * Recognises a recipient.
   * @param name the part of the email address before the `@`, in lower case.
   * @returns the `meaning` for `take`, or undefined if the email address does not belong to the area.
   */
  knows(name: string, platform: Platform): Promise<string | undefined>;
  /**
   * Stores an email. The same email may arrive twice.
   * @param meaning the result of `knows`.
   */
  take(meaning: string, email: InboundEmail, platform: Platform): Promise<void>;
}

export interface InboundEmail {
  /** SHA-256 of the email. An email that arrives again has the same hash. */
  hash: Buffer;
  /** The sender's email address is not verified and gives no rights. */
  from: string;
  /** The text without quoted email and signature. May be empty. */
  text: string;
  attachments: { name: string; bytes: Buffer }[];
}

export interface Jobs {
  /**
   * Adds a job in the transaction `db`. The database stores payloads in plain text, so they must contain no secret.
   * @throws if the job does not exist, or if the payload does not match the job's schema.
   */
  add(db: Database, name: string, payload: object, options?: JobOptions): Promise<void>;
  addAll(db: Database, jobs: readonly (readonly [name: string, payload: object])[]): Promise<void>;
}

export interface JobOptions {
  runAt?: Date;
  /** At most one job per key waits. A newer job with the same key replaces the waiting job. */
  key?: string;
  /** After the last attempt, the job is listed as failed. */
  attempts?: number;
}

/** A job may run more than once, so a second run must have no further effect. */
export interface Job<Payload extends TSchema = TSchema> {
  payload: Payload;
  /** Maximum number of attempts. The pauses grow from 3 seconds to 6 hours. */
  attempts: number;
  /** The job is retried if `run` throws. */
  run(payload: Static<Payload>, platform: Platform, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** The same in all attempts of a job. Use it as idempotency key. */
  jobId: string;
  number: number;
  last: boolean;
}

export interface CronEntry {
  job: string;
  /** Crontab (minute, hour, day, month, weekday) in the region's time zone. */
  at: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /**
   * Sends all emails, even if some fail.
   * @returns the results in the order of `emails`.
   */
  sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]>;
}

export interface Email {
  /** Email address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** A POST request to this URL unsubscribes the person (RFC 8058). */
  unsubscribeUrl?: string;
  /** Distinguishes emails with equal text. An email that is sent again must have the same key. */
  key?: string;
}

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
