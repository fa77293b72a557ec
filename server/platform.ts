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
  /** The connection pool of `db`, for features of pg itself (COPY, LISTEN). */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The current region: its folder plus the changes of the back office. Read it in every request, because it may change. */
  region: LiveRegion;
  /** Runs work after the answer, at a given time, or repeatedly until it succeeds. */
  jobs: Jobs;
  /**
   * Use it only in jobs: if sending throws, the job is retried. `writeEmail` (server/mail/email.ts) writes the text.
   */
  mail: Mail;
  cards: Cards;
  /** Prints an English sentence to the terminal. The start prints a sentence before each slow step. */
  say(sentence: string): void;
}

export interface Area {
  name: string;
  errors?: Readonly<Record<string, ErrorText>>;
  /** Updates the area's data before the site listens. Returns quickly if nothing changed. */
  prepare?(platform: Platform): Promise<void>;
  /** First part of the area's job names. Set only for a renamed area: jobs that wait in the database still have names with the former prefix. */
  jobPrefix?: string;
  /** The area's jobs by name, such as `accounts/send-confirmation`. Define each with `defineJob` (server/jobs/define-job.ts). */
  jobs?: Readonly<Record<string, Job>>;
  inbound?: Inbound;
  /** Scheduled jobs of the area. Their payload is empty. */
  cron?: readonly CronEntry[];
  /** Adds the area's routes with their full paths. Resources opened here are closed in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

/** Handles emails that arrive at the site's own email addresses (server/mail/inbound). */
export interface Inbound {
  /**
   * Called for each recipient before an email is accepted.
   * @param name the part of the email address before the `@`, in lower case.
   * @returns text that `take` receives as `meaning`, or undefined if the email address does not belong to the area.
   */
  knows(name: string, platform: Platform): Promise<string | undefined>;
  /**
   * Handles an accepted email. The sender's server does not repeat the email after an error, and the same email may arrive twice.
   * @param meaning the result of `knows` for the recipient.
   */
  take(meaning: string, email: InboundEmail, platform: Platform): Promise<void>;
}

export interface InboundEmail {
  /** SHA-256 that identifies the email. A repeated email has an equal hash. */
  hash: Buffer;
  /** The sender's email address as stated in the email. It is not verified and grants no rights. */
  from: string;
  /** The sender's own text, without quotation and signature. May be empty. */
  text: string;
  attachments: { name: string; bytes: Buffer }[];
}

export interface Jobs {
  /**
   * Adds a job to the queue in the transaction of `db`. Runners see the job after the commit. A rollback removes the
   * job. A payload contains ids of resources and never a secret, because it is stored in plain text.
   * @throws if the job does not exist, or if the payload does not match the job's schema.
   */
  add(db: Database, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Adds several jobs in one statement. They are due immediately. */
  addAll(db: Database, jobs: readonly (readonly [name: string, payload: object])[]): Promise<void>;
}

export interface JobOptions {
  /** Earliest start. The default is now. */
  runAt?: Date;
  /** At most one job per key waits. A newer job with this key replaces the payload and the start time of the waiting job. */
  key?: string;
  /**
   * Largest number of attempts. After the last attempt the job appears among the failed jobs. Defaults to the number in
   * the job's definition.
   */
  attempts?: number;
}

/** One kind of job. A job may run more than once, so a second run must have no further effect. */
export interface Job<Payload extends TSchema = TSchema> {
  payload: Payload;
  /** Largest number of attempts. Pauses between attempts grow (3 s, 7 s, 20 s, 55 s … 6 h). */
  attempts: number;
  /** If it throws, the job is retried. */
  run(payload: Static<Payload>, platform: Platform, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** Equal in all attempts of a job. Use it as the idempotency key of effects that must not happen twice. */
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
  /** Sends several emails. One failure does not stop the others. @returns results in the order of `emails`. */
  sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]>;
}

export interface Email {
  /** Email address of the single recipient, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Email address for replies, without a name. The default is the sender. */
  replyTo?: string;
  /** Additional headers, one line each. */
  headers?: Readonly<Record<string, string>>;
  /** URL for optional emails. A POST request or a person's click on it unsubscribes (RFC 8058). */
  unsubscribeUrl?: string;
  /** Distinguishes emails with equal text. In jobs it is the job's id, so that a repeated email keeps its Message-ID. */
  key?: string;
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
