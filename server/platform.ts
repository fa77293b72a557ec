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

/** What an area gets from the platform. */
export interface Platform {
  config: Config;
  db: Database;
  /** The pool below `db`, for what needs pg itself (COPY, LISTEN). */
  pool: pg.Pool;
  log: FastifyBaseLogger;
  /** The region as it is now: its folder with what its back office changed. Ask it at every request; a copy grows old. */
  region: LiveRegion;
  /** Work that happens after the answer, at a time of its own, or again until it succeeds. */
  jobs: Jobs;
  /** Emails that leave the house; called by jobs alone, which try again when it throws. Write them with `writeEmail` (server/mail/email.ts). */
  mail: Mail;
  /** Card payments, whoever provides them. */
  cards: Cards;
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
  /** First part of its jobs' names where it is not the area's own: names are stored with waiting jobs, so they stay when an area is renamed. */
  jobPrefix?: string;
  /** The area's work, by names like `accounts/send-confirmation`; write each with `defineJob` (server/jobs/define-job.ts). */
  jobs?: Readonly<Record<string, Job>>;
  /** Emails that people send to the area by answering one of its own. */
  inbound?: Inbound;
  /** When jobs of the area (with an empty payload) begin by themselves. */
  cron?: readonly CronEntry[];
  /** Adds the area's routes, each with its full path. Close what you open in an `onClose` hook. */
  routes(app: App, platform: Platform): void | Promise<void>;
}

/** What an area does with emails that come to addresses of ours (server/mail/inbound). */
export interface Inbound {
  /**
   * What an address means to the area; undefined when it is none of its own. Asked before an email is let in.
   * @param name what stands before the `@`, in small letters.
   */
  knows(name: string, platform: Platform): Promise<string | undefined>;
  /**
   * Takes an email, once and for all: after that its sender's server forgets it. The same email may come again.
   * @param meaning what `knows` said of its address.
   */
  take(meaning: string, email: InboundEmail, platform: Platform): Promise<void>;
}

/** An email as a person wrote it: nothing quoted, no signature. */
export interface InboundEmail {
  /** SHA-256 of what it is known again by. */
  hash: Buffer;
  /** Who says to have written it. Anybody can write any address there: it gives no right. */
  from: string;
  /** Without the email that it answers; empty when nothing was written. */
  text: string;
  attachments: { name: string; bytes: Buffer }[];
}

export interface Jobs {
  /**
   * Puts a job in the queue, within the transaction that `db` may be: undone with it, and seen by no runner before it is committed.
   * A payload names things by their ids; it never holds a secret, for it is stored in clear.
   * @throws when no area has such a job, or the payload is not what it declares.
   */
  add(db: Database, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** The same for several jobs that begin at once, in one statement. */
  addAll(db: Database, jobs: readonly (readonly [name: string, payload: object])[]): Promise<void>;
}

export interface JobOptions {
  /** Not before; at once when absent. */
  runAt?: Date;
  /** Of the waiting jobs with one key there is only the last: a newer one replaces the older with its time and payload. */
  key?: string;
  /** How often it is tried before it is given up and shown as failed; otherwise as often as the job itself says. */
  attempts?: number;
}

/** One kind of work of an area. It runs at least once: what it does twice must have the effect of one. */
export interface Job<Payload extends TSchema = TSchema> {
  payload: Payload;
  /** How often it is tried, with growing pauses (3 s, 7 s, 20 s, 55 s … 6 h). */
  attempts: number;
  /** Throwing means: try again later. */
  run(payload: Static<Payload>, platform: Platform, attempt: Attempt): Promise<void>;
}

export interface Attempt {
  /** The same in every attempt of one job: a key for what must not happen twice. */
  jobId: string;
  /** From 1. */
  number: number;
  /** Whether failing now is failing for good. */
  last: boolean;
}

export interface CronEntry {
  job: string;
  /** Five fields of a crontab (minute, hour, day, month, weekday), read in the region's own time zone. */
  at: string;
}

export interface Mail {
  /** Resolves when the next server answers for the email; throws when it did not take it. */
  send(email: Email): Promise<void>;
  /** Several emails, each by itself. @returns what became of each, in their order: one that is not taken stops no other. */
  sendEach(emails: readonly Email[]): Promise<PromiseSettledResult<void>[]>;
}

export interface Email {
  /** One address, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes when it is not to the sender: one address, without a name. */
  replyTo?: string;
  /** Further headers, of one line each. */
  headers?: Readonly<Record<string, string>>;
  /** For what nobody has to receive: where a POST, and a person's click, ends it (RFC 8058). */
  unsubscribeUrl?: string;
  /** Tells two emails with the same words apart; in a job, the job itself: sent again by it, an email keeps its Message-ID. */
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
