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
  /** The folder with the changes of the back office. Read the region in every request, because it may change. */
  region: LiveRegion;
  /** Runs work after the answer, at a given time, or repeatedly until success. */
  jobs: Jobs;
  /** Use `mail` only in jobs, which are retried if sending throws. `writeEmail` (server/mail/email.ts) writes the text. */
  mail: Mail;
  cards: Cards;
  say(sentence: string): void;
}

export interface Area {
  name: string;
  errors?: Readonly<Record<string, ErrorText>>;
  /** Updates the area's data before the site listens. Must be quick if nothing changed. */
  prepare?(platform: Platform): Promise<void>;
  /** Set only for a renamed area, whose waiting jobs still have the former prefix. */
  jobPrefix?: string;
  /** Keyed by name, such as `accounts/send-confirmation`. */
  jobs?: Readonly<Record<string, Job>>;
  inbound?: Inbound;
  /** The payload of scheduled jobs is empty. */
  cron?: readonly CronEntry[];
  /** Close the area's resources in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

export interface Inbound {
  /**
   * @param name the part of the email address before the `@`, in lower case.
   * @returns the `meaning` for `take`, or undefined if the email address does not belong to the area.
   */
  knows(name: string, platform: Platform): Promise<string | undefined>;
  /**
   * The sender's server does not repeat the email after an error, and the same email may arrive twice.
   * @param meaning the result of `knows`.
   */
  take(meaning: string, email: InboundEmail, platform: Platform): Promise<void>;
}

export interface InboundEmail {
  /** SHA-256. A repeated email has an equal hash. */
  hash: Buffer;
  /** The sender's email address is not verified and grants no rights. */
  from: string;
  /** Text without quotation and signature. May be empty. */
  text: string;
  attachments: { name: string; bytes: Buffer }[];
}

export interface Jobs {
  /**
   * Adds a job in the transaction of `db`. Payloads are stored in plain text and must contain no secret.
   * @throws if the job does not exist, or if the payload does not match the job's schema.
   */
  add(db: Database, name: string, payload: object, options?: JobOptions): Promise<void>;
  addAll(db: Database, jobs: readonly (readonly [name: string, payload: object])[]): Promise<void>;
}

export interface JobOptions {
  runAt?: Date;
  /** At most one job per key waits. A newer job replaces the waiting job's payload and start time. */
  key?: string;
  /** After the last attempt the job is listed as failed. Defaults to the number in the job's definition. */
  attempts?: number;
}

/** A job may run more than once, so a second run must have no further effect. */
export interface Job<Payload extends TSchema = TSchema> {
  payload: Payload;
  /** Pauses between attempts grow (3 s, 7 s, 20 s, 55 s … 6 h). */
  attempts: number;
  /** The job is retried if `run` throws. */
  run(payload: Static<Payload>, platform: Platform, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** Equal in all attempts of a job: the idempotency key of effects that must not happen twice. */
  jobId: string;
  number: number;
  last: boolean;
}

export interface CronEntry {
  job: string;
  /** Crontab with five fields (minute, hour, day, month, weekday) in the region's time zone. */
  at: string;
}

export interface Mail {
  send(email: Email): Promise<void>;
  /**
   * One failure does not stop the other emails.
   * @returns results in the order of `emails`.
   */
  sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]>;
}

export interface Email {
  /** Email address without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Email address without a name. The default is the sender. */
  replyTo?: string;
  headers?: Readonly<Record<string, string>>;
  /** A POST request to this URL, or a person's click, unsubscribes (RFC 8058). */
  unsubscribeUrl?: string;
  /** Distinguishes emails with equal text. A job's id lets a repeated email keep its Message-ID. */
  key?: string;
}

/** Fastify takes the types of requests and replies from the route's TypeBox schemas. */
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
