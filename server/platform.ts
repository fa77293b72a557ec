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

/** The services that the platform gives to an area. */
export interface Platform {
  config: Config;
  db: Database;
  /** The pool under `db`, for features of pg itself (COPY, LISTEN). */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The current region: its folder plus the changes of the back office. Read it at every request, because it changes. */
  region: LiveRegion;
  /** Queues work that runs after the answer, at a given time, or until it succeeds. */
  jobs: Jobs;
  /** Sends emails. Only jobs call it, because a job is retried when sending throws. `writeEmail` (server/mail/email.ts) writes them. */
  mail: Mail;
  /** Card payments through the configured provider. */
  cards: Cards;
  /** Prints one English sentence to the terminal before a slow step of the start. */
  say(sentence: string): void;
}

/** One business area on the server: `features/<area>/api/area.ts`. */
export interface Area {
  name: string;
  /** The area's error codes, for the API's document. */
  errors?: Readonly<Record<string, ErrorText>>;
  /** Updates the area's data before the site listens. It returns quickly when nothing changed. */
  prepare?(platform: Platform): Promise<void>;
  /**
   * First part of the area's job names, if it differs from the area's name. Waiting jobs store their names, so the prefix stays when an
   * area is renamed.
   */
  jobPrefix?: string;
  /** The area's jobs by name, such as `accounts/send-confirmation`. Define each with `defineJob` (server/jobs/define-job.ts). */
  jobs?: Readonly<Record<string, Job>>;
  /** Handles emails that answer an email of the area. */
  inbound?: Inbound;
  /** Jobs of the area that start by schedule, with an empty payload. */
  cron?: readonly CronEntry[];
  /** Adds the area's routes with their full paths. Close opened resources in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

/** How an area handles emails to the site's own addresses (server/mail/inbound). */
export interface Inbound {
  /**
   * The meaning of an address to the area, or undefined for an address of another area. It is called before the email is accepted.
   * @param name the part before the `@`, in lower case.
   */
  knows(name: string, platform: Platform): Promise<string | undefined>;
  /**
   * Handles an accepted email. The sender's server does not send it again after this, but the same email may arrive twice.
   * @param meaning the result of `knows` for its address.
   */
  take(meaning: string, email: InboundEmail, platform: Platform): Promise<void>;
}

/** An email's own text, without quotations and signature. */
export interface InboundEmail {
  /** SHA-256 of the parts that identify the email. */
  hash: Buffer;
  /** The sender's address as the email states it. It is not verified and grants no rights. */
  from: string;
  /** The text without the quoted email. Empty when the sender wrote nothing. */
  text: string;
  attachments: { name: string; bytes: Buffer }[];
}

export interface Jobs {
  /**
   * Adds a job to the queue in the transaction of `db`: runners see it after the commit, and a rollback removes it.
   * A payload names resources by id. It never contains a secret, because it is stored in plain text.
   * @throws when no area has such a job, or the payload does not match its schema.
   */
  add(db: Database, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Adds several jobs that start immediately, in one statement. */
  addAll(db: Database, jobs: readonly (readonly [name: string, payload: object])[]): Promise<void>;
}

export interface JobOptions {
  /** Earliest start. Immediately when absent. */
  runAt?: Date;
  /** Only one waiting job exists per key: a newer job replaces the payload and the time of the older one. */
  key?: string;
  /** Maximum number of attempts before the job is shown as failed. Defaults to the job's own number. */
  attempts?: number;
}

/** One kind of job. It runs at least once, so running it twice must have the effect of running it once. */
export interface Job<Payload extends TSchema = TSchema> {
  payload: Payload;
  /** Maximum number of attempts, with growing pauses (3 s, 7 s, 20 s, 55 s … 6 h). */
  attempts: number;
  /** Does the work. An exception schedules another attempt. */
  run(payload: Static<Payload>, platform: Platform, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** The same in every attempt. Use it as the key of effects that must not happen twice. */
  jobId: string;
  /** The number of this attempt, from 1. */
  number: number;
  /** `true` if no attempt follows this one. */
  last: boolean;
}

export interface CronEntry {
  job: string;
  /** Five fields of a crontab (minute, hour, day, month, weekday), read in the region's time zone. */
  at: string;
}

export interface Mail {
  /** Resolves when the next mail server accepts the email. Throws when it does not. */
  send(email: Email): Promise<void>;
  /** Sends several emails independently. @returns their results in the same order; a failed email does not stop the others. */
  sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]>;
}

export interface Email {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Address for answers, if it is not the sender's. One address, without a name. */
  replyTo?: string;
  /** Additional headers, one line each. */
  headers?: Readonly<Record<string, string>>;
  /** Address where a POST request or a person's click unsubscribes (RFC 8058), for optional emails. */
  unsubscribeUrl?: string;
  /** Distinguishes two emails with the same words. Jobs pass the job's id, so that an email that is sent again keeps its Message-ID. */
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
