import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CARD_SETTINGS, cardFaults } from './cards/card-settings.ts';
import { isLoopback, isPublic } from './host-names.ts';
import { ORIGIN_SETTINGS, originFaults, originsIn } from './http/origin-settings.ts';
import { INBOUND_MAIL_SETTINGS, inboundMailFaults } from './mail/inbound/inbound-mail-settings.ts';
import { NOT_YET_SETTINGS, type NotYet, notYetFaults } from './not-yet-settings.ts';
import { WEB_ADDRESS, type Words, words } from './setting-words.ts';
import { PHOTO_SETTINGS } from './storage/photo-settings.ts';
import { S3_SETTINGS, s3Faults } from './storage/s3-settings.ts';

const ROOT = join(import.meta.dirname, '..');
const DEMO_TOKEN = 'vereda-demo';

export const SETTINGS = Type.Object({
  PORT: Type.Integer(words('Port of the site. 0 selects a free port.', { minimum: 0, maximum: 65_535, default: 3000 })),
  HOST: Type.String(
    words('IP address on which the site listens. `0.0.0.0` opens the site to the network.', {
      default: '127.0.0.1',
      minLength: 1,
    }),
  ),
  DEMO_ON_NETWORK: Type.Optional(
    Type.Enum(
      ['yes'],
      words('Lets a demo listen on the local network. Its application token is public.', {
        otherwise: 'refused',
      }),
    ),
  ),
  PUBLIC_DEMO: Type.Optional(
    Type.Enum(
      ['yes'],
      words(
        '`yes` allows a demo with a public `PUBLIC_URL`. Every visitor can sign up and pay with test cards. No emails are sent; `/demo/buzon` shows each browser the emails that it caused.',
        { otherwise: 'a demo with a public URL is refused' },
      ),
    ),
  ),
  PUBLIC_URL: Type.Optional(
    Type.String(
      words('Public URL of the site, used in canonical links, shared links and emails. Required in production.', {
        pattern: WEB_ADDRESS,
        otherwise: '`http://localhost:PORT`',
      }),
    ),
  ),
  MODE: Type.Enum(
    ['demo', 'production'],
    words('`demo` or `production`. `production` refuses demo secrets.', { default: 'demo' }),
  ),
  REGION: Type.String(
    words(
      'Id of the region that this process serves: a folder in `REGIONS_DIR`. Production refuses a region with `demo: true`.',
      { default: 'trujillo', pattern: '^[a-z][a-z0-9-]*$' },
    ),
  ),
  REGIONS_DIR: Type.String(
    words('Folder that contains the region folders. It may be outside the project.', {
      default: 'regions',
      minLength: 1,
    }),
  ),
  DATA_DIR: Type.String(
    words('Folder of the embedded database and the uploads, also of uploads that are not complete.', {
      default: '.vereda',
      minLength: 1,
    }),
  ),
  DATABASE_URL: Type.Optional(
    Type.String(
      words('URL of a PostgreSQL server (15 or newer), used instead of the embedded database.', {
        pattern: '^postgres(ql)?://',
        secret: true,
        otherwise: 'embedded',
      }),
    ),
  ),
  DATABASE_POOL: Type.Integer(
    words(
      'Maximum number of database connections per process. Few connections are faster than many, because each connection has its own caches.',
      {
        minimum: 1,
        maximum: 1000,
        default: 6,
      },
    ),
  ),
  KEPT_ANSWERS_MB: Type.Integer(
    words(
      'Megabytes of memory per process for answers that every visitor gets. They are kept until their content changes, at most until the minute ends. 0 keeps none.',
      { minimum: 0, maximum: 4096, default: 64 },
    ),
  ),
  KEPT_POSTERS_MB: Type.Integer(
    words('Megabytes of memory per process for drawn posters. Above it, the poster whose last use is oldest leaves.', {
      minimum: 1,
      maximum: 4096,
      default: 16,
    }),
  ),
  SHARED_CACHE_SECONDS: Type.Integer(
    words(
      'Seconds for which a content delivery network may serve pages and public answers without asking the site. Visitors then see content that is up to twice as old. 0 requires that it asks each time.',
      { minimum: 0, maximum: 86_400, default: 0 },
    ),
  ),
  APP_TOKEN: Type.String(
    words(
      'Application token of the public API. Every browser receives the token. It identifies the application, not a person.',
      {
        default: DEMO_TOKEN,
        pattern: '^[A-Za-z0-9._~+/-]{8,200}=*$',
      },
    ),
  ),
  SECRET_KEY: Type.Optional(
    Type.String(
      words(
        'Secret from which all keys are derived. All processes of a site need the same secret. Changing it ends every session. Required in production.',
        { pattern: '^\\S{43,}$', secret: true, otherwise: 'created once, in `DATA_DIR`' },
      ),
    ),
  ),
  ...ORIGIN_SETTINGS,
  SMTP_URL: Type.Optional(
    Type.String(
      words(
        'Mail server: `smtp://user:password@host:587` (STARTTLS is required, except for a server on this machine without a password) or `smtps://…:465`. Required in production.',
        { pattern: '^smtps?://[^\\s/]+/?$', secret: true, otherwise: 'a demo shows emails at `/demo/buzon`' },
      ),
    ),
  ),
  MAIL_FROM: Type.Optional(
    Type.String(
      words('Email address of the sender of all emails. Required in production.', {
        pattern: '^[^\\s<>@",;:]+@[^\\s<>@",;:]+$',
        otherwise: "the organisation's email address",
      }),
    ),
  ),
  ...INBOUND_MAIL_SETTINGS,
  ...CARD_SETTINGS,
  ...S3_SETTINGS,
  ...PHOTO_SETTINGS,
  ...NOT_YET_SETTINGS,
  RATE_LIMIT: Type.Integer(
    words(
      'Maximum number of API requests per minute and network. Other paths have lower limits. 0 switches all limits off and is refused in production.',
      { minimum: 0, default: 1200 },
    ),
  ),
  TRUST_PROXY: Type.String(
    words('Proxies whose `X-Forwarded-For` is trusted: their number, or their IP addresses separated by commas.', {
      default: '0',
      pattern: '^(\\d+|[0-9a-fA-F:./, ]+)$',
    }),
  ),
  LOG_LEVEL: Type.Enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    words('`info` adds one line per request.', { default: 'warn' }),
  ),
});

type Settings = Static<typeof SETTINGS>;

export interface Config extends Omit<Settings, 'PUBLIC_URL' | 'API_ORIGINS' | 'TRUST_PROXY' | NotYet> {
  PUBLIC_URL: string;
  API_ORIGINS: string[];
  TRUST_PROXY: boolean | number | string;
}

export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(['The settings have faults (docs/settings.md lists them all):', ...faults].join('\n  · '));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/**
 * Reads the settings from the environment. No other file reads the environment.
 * @throws {ConfigError} with all faults.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.properties)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value),
  );
  const settings = Value.Default(SETTINGS, Value.Convert(SETTINGS, given)) as Settings;
  const wrong = new Set(Value.Errors(SETTINGS, settings).map((error) => error.instancePath.split('/')[1]));
  for (const [name, schema] of Object.entries(SETTINGS.properties))
    if ((schema as { pattern?: string }).pattern === WEB_ADDRESS && name in given && !URL.canParse(given[name]!))
      wrong.add(name);
  const faults = Object.entries(SETTINGS.properties)
    .filter(([name]) => wrong.has(name))
    .map(([name, schema]) => {
      const { secret } = schema as Partial<Words>;
      return `${name}: expected ${expectation(schema)}${secret ? '' : `, got "${given[name]}"`}.`;
    });

  const regionsDir = resolve(ROOT, String(settings.REGIONS_DIR));
  const regionFolder = join(regionsDir, String(settings.REGION));
  if (!wrong.has('REGION') && !existsSync(regionFolder)) {
    faults.push(`REGION: there is no folder ${settings.REGIONS_DIR}/${settings.REGION}.`);
  }
  if (settings.MODE === 'production') {
    if (settings.APP_TOKEN === DEMO_TOKEN) faults.push('APP_TOKEN: production needs its own, not the demo one.');
    if (settings.RATE_LIMIT === 0)
      faults.push('RATE_LIMIT: production needs one, or a single caller takes the whole site.');
    if (!settings.SMTP_URL) faults.push('SMTP_URL: production needs a mail server.');
    if (!settings.MAIL_FROM) faults.push('MAIL_FROM: production needs the address that mails come from.');
    if (!settings.SECRET_KEY) faults.push('SECRET_KEY: production needs its own, of 43 characters or more.');
    if (isInTheOpen(settings.DATABASE_URL)) {
      faults.push('DATABASE_URL: production reaches a database of another machine with sslmode=verify-full only.');
    }
    if (!settings.PUBLIC_URL) faults.push('PUBLIC_URL: production needs the address people see.');
    else if (!wrong.has('PUBLIC_URL') && !settings.PUBLIC_URL.startsWith('https:')) {
      faults.push('PUBLIC_URL: production needs https://, without which nothing people type is private.');
    }
    if (settings.PUBLIC_DEMO) faults.push('PUBLIC_DEMO: production is no demonstration.');
    if (isDemoFolder(regionFolder)) {
      faults.push(
        `REGION: "${settings.REGION}" says demo: true; production needs a folder of its own with demo: false.`,
      );
    }
  } else if (settings.PUBLIC_DEMO !== 'yes') {
    if (settings.PUBLIC_URL && !wrong.has('PUBLIC_URL') && isPublic(new URL(settings.PUBLIC_URL).hostname)) {
      faults.push(
        `PUBLIC_URL: a demo has no public address like "${settings.PUBLIC_URL}"; MODE=production serves people, PUBLIC_DEMO=yes a public demonstration.`,
      );
    }
    for (const name of ['HOST', 'INBOUND_MAIL_HOST'] as const) {
      const host = settings[name];
      if (settings.DEMO_ON_NETWORK !== 'yes' && host !== undefined && !isLoopback(host))
        faults.push(`${name}: a demo listens on this machine alone; DEMO_ON_NETWORK=yes opens it on "${host}".`);
    }
  }
  faults.push(...[cardFaults, inboundMailFaults, s3Faults, notYetFaults].flatMap((check) => check(settings)));
  const publicUrl = settings.PUBLIC_URL ?? localAddress(settings);
  if (!['PUBLIC_URL', 'HOST', 'PORT', 'API_BASE_URL', 'API_ORIGINS'].some((name) => wrong.has(name)))
    faults.push(...originFaults({ ...settings, PUBLIC_URL: publicUrl }));
  if (faults.length > 0) throw new ConfigError(faults);

  return {
    ...settings,
    DATA_DIR: resolve(ROOT, settings.DATA_DIR),
    REGIONS_DIR: regionsDir,
    PUBLIC_URL: withoutSlash(publicUrl),
    API_BASE_URL: settings.API_BASE_URL && withoutSlash(settings.API_BASE_URL),
    API_ORIGINS: originsIn(settings.API_ORIGINS),
    SANDBOX_CARDS_URL: settings.SANDBOX_CARDS_URL && withoutSlash(settings.SANDBOX_CARDS_URL),
    TRUST_PROXY: trusted(settings.TRUST_PROXY),
  };
}

function isDemoFolder(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'region.json'), 'utf8')).demo === true;
  } catch {
    return false;
  }
}

/** `true` if the database is on another machine and the connection does not verify its certificate. */
function isInTheOpen(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname, searchParams } = new URL(address);
  const isNear = hostname === '' || isLoopback(hostname);
  return !isNear && searchParams.get('sslmode') !== 'verify-full';
}

function localAddress({ HOST, PORT }: Settings): string {
  const everywhere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(HOST);
  return `http://${everywhere ? 'localhost' : HOST}:${PORT}`;
}

function trusted(value: string): boolean | number | string {
  if (!/^\d+$/.test(value)) return value;
  return value === '0' ? false : Number(value);
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

function expectation(schema: TSchema): string {
  const { enum: values, type, minimum, maximum, pattern, minLength } = schema as Record<string, unknown>;
  if (Array.isArray(values)) return `one of ${values.join(', ')}`;
  if (type === 'integer') return `a whole number from ${minimum}${maximum === undefined ? '' : ` to ${maximum}`}`;
  if (pattern === WEB_ADDRESS) return 'an address that begins with http:// or https://';
  if (pattern) return `a text like ${pattern}`;
  return minLength ? 'a text that is not empty' : 'a text';
}
