import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { Issue } from '#features/issues.ts';
import type { DepartureRule } from '#features/operators/contract/departure-rule.ts';
import type { ManagedOption, ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import * as sales from '#features/operators/contract/managed-plan-routes.ts';
import type { DocumentKind } from '#features/operators/contract/operator.ts';
import * as own from '#features/operators/contract/operator-routes.ts';
import * as plans from '#features/operators/contract/plan-routes.ts';
import * as region from '#features/operators/contract/region-routes.ts';
import { type InputOf, pathOf, type ReplyOf, type Route, type Shape } from '#features/route.ts';
import { AREAS } from '#server/areas.ts';
import { call } from './call.ts';
import { insertPerson, type TestPerson } from './people.ts';
import { insertPlaces } from './places.ts';
import { type TestSite, testSite } from './site.ts';

export const LUNA = {
  name: 'Operadora Luna',
  profile: {
    about: 'Caminamos despacio.',
    languages: ['es'],
    phone: '+51 900 111 222',
    email: 'luna@ejemplo.pe',
    colour: '#11595C',
    poster: { scene: 'huaca', seed: 'luna' },
    address: 'Jr. Pizarro 1',
    lon: -79.03,
    lat: -8.11,
  },
  legal: {
    legalName: 'Luna SAC',
    taxNumber: '20123456786',
    representative: 'Olga Dueña',
    address: 'Jr. Pizarro 1',
    register: { number: 'LL-001', issued_by: 'La Libertad' },
  },
  registerUntil: '2031-01-01',
};
export const LUNA_BANK = {
  holder: 'Luna SAC',
  bank: 'Banco de Prueba',
  bankCode: 'BPRUPEPL',
  account: '00219300123456789012',
  currency: 'PEN',
};

/** A site on which operators are managed, with the people of the region and a museum that is closed on Mondays. */
export async function operatorSite() {
  const site = await testSite({
    areas: AREAS.filter(({ name }) => ['accounts', 'backoffice', 'operators'].includes(name)),
    settings: { APP_TOKEN: 'the-app-token', PUBLIC_URL: 'http://localhost:3000' },
  });
  const ask = async <Of extends Shape>(person: TestPerson, route: Route<Of>, input: InputOf<Of>) => {
    const { body: payload } = input as { body?: object };
    const answer = await site.app.inject({
      method: route.method,
      url: pathOf(route, input),
      headers: person.headers,
      payload,
    });
    const body = answer.body ? answer.json() : null;
    return { status: answer.statusCode, body: body as ReplyOf<Of>, issues: (body?.issues ?? []) as Issue[] };
  };
  const showPublicPlan = (slug: string) =>
    call(site.app, plans.showPlan, {
      params: { idOrSlug: slug },
      headers: { authorization: 'Bearer the-app-token' },
    });
  return { site, ask, showPublicPlan };
}
type Ask = Awaited<ReturnType<typeof operatorSite>>['ask'];

export interface RegionPeople {
  owner: TestPerson;
  stranger: TestPerson;
  admin: TestPerson;
  museum: string;
}

export async function insertRegionPeople({ db }: TestSite): Promise<RegionPeople> {
  const [museum] = (await insertPlaces(db, 'trujillo', [
    { name: 'Museo', hours_class: 'known', hours_rule: 'Tu-Su 09:00-16:00' },
  ])) as [string];
  const owner = await insertPerson(db, 'trujillo', { name: 'Olga Dueña' });
  const stranger = await insertPerson(db, 'trujillo', { name: 'Otra Persona' });
  const admin = await insertPerson(db, 'trujillo', { name: 'Ana Admin', staff: 'admin' });
  return { owner, stranger, admin, museum };
}

export interface OperatorParams {
  operatorId: string;
}

export async function uploadPhoto({ app }: TestSite, owner: TestPerson, params: OperatorParams, kind: DocumentKind) {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a40' } })
    .jpeg()
    .toBuffer();
  return app.inject({
    method: 'POST',
    url: pathOf(own.uploadOperatorDocument, { params, query: { kind, name: 'Constancia' } }),
    headers: { ...owner.headers, 'content-type': 'image/jpeg' },
    payload: photo,
  });
}

/** Registers an operator and lets the region verify it. */
export async function verifyLuna(site: TestSite, ask: Ask, { owner, admin }: RegionPeople): Promise<OperatorParams> {
  const made = await ask(owner, own.registerOperator, { body: { name: 'Luna' } });
  const params = { operatorId: made.body.items[0]!.id };
  await ask(owner, own.changeOperator, { params, body: LUNA });
  await ask(owner, own.changeBank, { params, body: LUNA_BANK });
  for (const kind of ['register', 'tax', 'identity'] as const) await uploadPhoto(site, owner, params, kind);
  await ask(owner, own.submitOperator, { params });
  const verified = await ask(admin, region.reviewOperator, { params, body: { action: 'verify' } });
  if (verified.body.state !== 'verified') throw new Error(`The operator is ${verified.body.state}.`);
  return params;
}

export const OPTION = randomUUID();
export const ADULT = randomUUID();
export const groupOption = (changes: Partial<ManagedOption> = {}): ManagedOption => ({
  id: OPTION,
  name: 'En grupo',
  language: 'es',
  durationMinutes: 120,
  cutoffMinutes: 60,
  capacity: 8,
  minimumGroup: 1,
  minimumOutcome: 'guaranteed',
  minimumDecidedHours: 24,
  minUnits: 1,
  maxUnits: 8,
  private: false,
  depositBps: 10_000,
  balanceDays: 30,
  units: [
    {
      id: ADULT,
      type: 'ADULT',
      name: 'Adulto',
      minAge: null,
      maxAge: null,
      places: 1,
      idRequired: false,
      accompaniedBy: [],
    },
  ],
  prices: [{ unit: ADULT, from: null, to: null, weekdays: null, amount: 5000 }],
  ...changes,
});

export const twoDays = (changes: Partial<DepartureRule> = {}): DepartureRule => ({
  from: null,
  to: null,
  weekdays: [1, 2],
  times: ['10:00'],
  openingHours: null,
  exceptions: [],
  onlyOpen: true,
  capacity: null,
  resources: [],
  ...changes,
});

export const museumContent = (plan: ManagedPlanDetail, museum: string) => {
  const stops = [{ begin: 600, minutes: 60, place: museum, title: 'Museo', note: '', included: true }];
  const texts = { summary: 'Con guía.', description: 'Dos salas y un patio, con quien las cuida.' };
  return { ...plan.content, ...texts, days: [{ title: 'Uno', stops }] };
};

/** Puts a plan on sale that visits the museum and has departures on two days of the week. */
export async function sellMuseum(
  ask: Ask,
  { owner, admin, museum }: RegionPeople,
  params: OperatorParams,
): Promise<ManagedPlanDetail> {
  const { body: plan } = await ask(owner, sales.createPlan, {
    params,
    body: { title: 'El museo en dos horas', availabilityType: 'START_TIME', pricingPer: 'UNIT' },
  });
  const onPlan = { params: { ...params, planId: plan.id } };
  const content = museumContent(plan, museum);
  await ask(owner, sales.changePlan, { ...onPlan, body: { revision: 1, content, facts: plan.facts } });
  await ask(owner, sales.changePlanOptions, { ...onPlan, body: { revision: 1, items: [groupOption()] } });
  await ask(owner, sales.addDepartureRule, { ...onPlan, body: { optionId: OPTION, rule: twoDays() } });
  await ask(owner, sales.actOnPlan, { ...onPlan, body: { action: 'submit' } });
  const approved = await ask(admin, region.reviewPlan, { params: { planId: plan.id }, body: { action: 'approve' } });
  if (approved.body.state !== 'on_sale') throw new Error(`The plan is ${approved.body.state}.`);
  return plan;
}
