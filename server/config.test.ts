import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ownRegion } from '#tests/own-region.ts';
import { ConfigError, readConfig } from './config.ts';

const own = await ownRegion([]);
afterAll(own.remove);

describe('readConfig', () => {
  test('uses the demo settings for an empty environment', () => {
    expect(readConfig({ PORT: '', MAPS_KEY: '  ' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      MODE: 'demo',
      REGION: 'trujillo',
      PUBLIC_URL: 'http://localhost:3000',
      TRUST_PROXY: false,
      DATA_DIR: join(import.meta.dirname, '..', '.vereda'),
    });
    expect(readConfig({ DATABASE_URL: '  ' }).DATABASE_URL).toBeUndefined();
  });

  test('reads numbers, folders and URLs', () => {
    expect(
      readConfig({ PORT: '0', DATA_DIR: '/srv/vereda', PUBLIC_URL: 'https://viaja.test/', TRUST_PROXY: '2' }),
    ).toMatchObject({ PORT: 0, DATA_DIR: '/srv/vereda', PUBLIC_URL: 'https://viaja.test', TRUST_PROXY: 2 });
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toBe('10.0.0.0/8, ::1');
  });

  test('reports all faults together and shows no secret', () => {
    const faults = faultsOf({
      PORT: '80a',
      MODE: 'prod',
      REGION: 'atlantis',
      PUBLIC_URL: 'viaja.pe',
      DATABASE_URL: 'mysql://root:hunter2@db/vereda',
    });
    expect(faults).toEqual([
      'PORT: expected a whole number from 0 to 65535, got "80a".',
      'PUBLIC_URL: expected an address that begins with http:// or https://, got "viaja.pe".',
      'MODE: expected one of demo, production, got "prod".',
      'DATABASE_URL: expected a text like ^postgres(ql)?://.',
      'REGION: there is no folder regions/atlantis.',
    ]);
  });

  test('production refuses a remote database unless its certificate is verified', () => {
    const about = (DATABASE_URL: string) =>
      faultsOf({ MODE: 'production', DATABASE_URL }).filter((fault) => fault.startsWith('DATABASE_URL'));
    expect(about('postgres://u:p@db.example.org/vereda')).toHaveLength(1);
    expect(about('postgres://u:p@db.example.org/vereda?sslmode=require')).toHaveLength(1);
    expect(about('postgres://u:p@db.example.org/vereda?sslmode=verify-full')).toEqual([]);
    expect(about('postgres://u:p@127.0.0.1:5432/vereda')).toEqual([]);
    expect(about('postgres://u:p@localhost/vereda')).toEqual([]);
  });

  test('production refuses the demo token and requires a public URL and outgoing mail', () => {
    expect(faultsOf({ MODE: 'production', ...own.settings })).toEqual([
      'APP_TOKEN: production needs its own, not the demo one.',
      'SMTP_URL: production needs a mail server.',
      'MAIL_FROM: production needs the address that mails come from.',
      'SECRET_KEY: production needs its own, of 43 characters or more.',
      'PUBLIC_URL: production needs the address people see.',
      'CARDS: production needs mercado_pago or stripe; none, where nothing is sold.',
    ]);
    const settings = {
      MODE: 'production',
      APP_TOKEN: 'k3rPz0-own-token',
      PUBLIC_URL: 'https://viaja.pe',
      SMTP_URL: 'smtps://viaja:secret@mail.viaja.pe',
      MAIL_FROM: 'hola@viaja.pe',
      SECRET_KEY: 'a-secret-of-the-site-that-is-long-enough-to-be-one',
      CARDS: 'none',
      ...own.settings,
    };
    expect(readConfig(settings).MODE).toBe('production');
    expect(faultsOf({ ...settings, RATE_LIMIT: '0' })).toEqual([
      expect.stringContaining('RATE_LIMIT: production needs one'),
    ]);
    for (const name of Object.keys(settings).slice(1, -2)) {
      expect(faultsOf({ ...settings, [name]: '' }), name).toEqual([
        expect.stringContaining(`${name}: production needs`),
      ]);
    }
    expect(faultsOf({ ...settings, APP_TOKEN: 'vereda-demo' })).toHaveLength(1);
    expect(faultsOf({ ...settings, PUBLIC_URL: 'http://viaja.pe' })).toEqual([expect.stringContaining('https://')]);
    expect(readConfig({ ...settings, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
    const [fault] = faultsOf({ ...settings, SMTP_URL: 'smtps://viaja:secret@mail.viaja.pe/box?x=1' });
    expect(fault).toMatch(/^SMTP_URL: expected/);
    expect(fault).not.toContain('secret');
  });

  test('production refuses a region folder that is marked as a demo', () => {
    const about = (environment: Record<string, string>) =>
      faultsOf({ MODE: 'production', ...environment }).filter((fault) => fault.startsWith('REGION'));
    for (const REGION of ['trujillo', 'cusco'])
      expect(about({ REGION }), REGION).toEqual([expect.stringMatching(/demo: true/)]);
    expect(about(own.settings)).toEqual([]);
    expect(about({ ...own.settings, REGION: 'atlantis' })).toEqual([expect.stringMatching(/no folder .*atlantis/)]);
    expect(faultsOf(own.settings)).toEqual([]);
  });

  test('a demo with a public URL requires PUBLIC_DEMO=yes', () => {
    for (const PUBLIC_URL of ['https://viaja.pe', 'http://203.0.113.9:3000', 'http://[2001:db8::1]']) {
      expect(faultsOf({ PUBLIC_URL }), PUBLIC_URL).toEqual([
        expect.stringMatching(/^PUBLIC_URL: a demo has no public/),
      ]);
      expect(faultsOf({ PUBLIC_URL, DEMO_ON_NETWORK: 'yes', HOST: '0.0.0.0' })).toHaveLength(1);
      expect(faultsOf({ PUBLIC_URL, PUBLIC_DEMO: 'yes', HOST: '0.0.0.0' })).toEqual([]);
    }
    for (const PUBLIC_URL of ['http://192.168.1.4:3000', 'https://sala.local', 'http://localhost:8080'])
      expect(faultsOf({ PUBLIC_URL }), PUBLIC_URL).toEqual([]);
    expect(faultsOf({ MODE: 'production', PUBLIC_DEMO: 'yes' })).toContain(
      'PUBLIC_DEMO: production is no demonstration.',
    );
  });

  test('the API URL must belong to the same site', () => {
    const at = (API_BASE_URL: string, PUBLIC_URL = 'https://web.region.test') => faultsOf({ PUBLIC_URL, API_BASE_URL });
    for (const api of [
      'https://api.region.test',
      'https://region.test:8443/',
      'https://v2.api.region.test',
      'https://web.region.test',
    ])
      expect([api, at(api)]).toEqual([api, []]);
    const sites = [
      ['http://api.region.test', 'https://web.region.test'],
      ['https://api.other.test', 'https://web.region.test'],
      ['https://api.region.test.example', 'https://web.region.test'],
      ['http://api.localhost', 'http://web.localhost'],
      ['http://127.0.0.1:3001', 'http://localhost:3000'],
    ];
    for (const [api, site] of sites)
      expect([api, at(api!, site)]).toEqual([api, [expect.stringMatching(/^API_BASE_URL: .* two sites/)]]);
    const given = { PUBLIC_DEMO: 'yes', PUBLIC_URL: 'https://ana.github.io', API_BASE_URL: 'https://beto.github.io' };
    expect(faultsOf(given)).toEqual([expect.stringMatching(/two sites/)]);
    expect(
      faultsOf({ ...given, PUBLIC_URL: 'https://web.viaja.gob.pe', API_BASE_URL: 'https://api.viaja.gob.pe' }),
    ).toEqual([]);
    expect(faultsOf({ ...given, PUBLIC_URL: 'https://viaja.gob.pe', API_BASE_URL: 'https://api.gob.pe' })).toHaveLength(
      1,
    );
    expect(at('https://api.region.test/v1')).toEqual([expect.stringMatching(/without a path/)]);
    expect(faultsOf({ API_BASE_URL: 'http://localhost:4000' })).toEqual([]);
  });

  test('API_ORIGINS accepts only origins of the same site', () => {
    const given = { PUBLIC_URL: 'https://web.region.test', API_BASE_URL: 'https://api.region.test' };
    const API_ORIGINS = 'https://app.region.test, https://region.test:8443';
    expect(readConfig({ ...given, API_ORIGINS }).API_ORIGINS).toEqual([
      'https://app.region.test',
      'https://region.test:8443',
    ]);
    expect(readConfig(given).API_ORIGINS).toEqual([]);
    expect(faultsOf({ ...given, API_ORIGINS: 'https://app.region.test,https://evil.example' })).toEqual([
      expect.stringMatching(/^API_ORIGINS: .*evil.example.*two sites/),
    ]);
    expect(faultsOf({ ...given, API_ORIGINS: '*' })).toEqual([expect.stringMatching(/^API_ORIGINS: expected/)]);
  });

  test('a malformed URL is reported with the name of its setting', () => {
    for (const name of ['PUBLIC_URL', 'API_BASE_URL', 'API_ORIGINS', 'SANDBOX_CARDS_URL'])
      for (const address of ['http://exa%mple.org', 'https://[::1', 'http://a:port'])
        expect(faultsOf({ [name]: address })).toEqual([expect.stringMatching(new RegExp(`^${name}: expected`))]);
  });

  test('settings that are not implemented are refused', () => {
    const given = { MAPS_KEY: 'a-key', ROUTES_KEY: 'a-key', REPORTS_URL: 'https://reports.example.org/in' };
    for (const [name, value] of Object.entries(given))
      expect(faultsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name}: not yet`))]);
  });

  test('a card provider requires all its keys, and production requires live keys', () => {
    expect(faultsOf({ CARDS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1234567' })).toEqual([
      'STRIPE_PUBLISHABLE_KEY: the setting CARDS=stripe needs it.',
      'STRIPE_WEBHOOK_SECRET: the setting CARDS=stripe needs it.',
    ]);
    const keys = {
      MERCADO_PAGO_ACCESS_TOKEN: 'TEST-8123-token',
      MERCADO_PAGO_PUBLIC_KEY: 'APP_USR-8123-public',
      MERCADO_PAGO_WEBHOOK_SECRET: '0123456789abcdef',
    };
    expect(faultsOf({ CARDS: 'mercado_pago', ...keys })).toEqual([]);
    expect(faultsOf({ CARDS: 'mercado_pago', ...keys, MODE: 'production' })).toContain(
      'MERCADO_PAGO_ACCESS_TOKEN: production needs a real one, not a test key.',
    );
  });

  test('a demo listens on other interfaces only with DEMO_ON_NETWORK=yes', () => {
    for (const HOST of ['0.0.0.0', '::', '192.168.1.4', 'viaja.pe', '127.0.0.1.viaja.pe']) {
      expect(faultsOf({ HOST }), HOST).toEqual([expect.stringMatching(/^HOST: a demo listens on this machine alone/)]);
      expect(readConfig({ HOST, DEMO_ON_NETWORK: 'yes' }).HOST).toBe(HOST);
    }
    for (const HOST of ['127.0.0.1', '127.8.8.8', '::1', 'localhost']) expect(readConfig({ HOST }).HOST).toBe(HOST);
    expect(faultsOf({ HOST: '0.0.0.0', DEMO_ON_NETWORK: 'true' })).toHaveLength(2);
  });
});

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
}
