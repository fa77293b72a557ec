// @vitest-environment happy-dom
import { I18nProvider } from '@lingui/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Face, FaceProvider } from '#web/face.ts';
import { i18n } from '#web/i18n.ts';
import { DepartureRule } from '../../../contract/departure-rule.ts';
import { ManagedOption, type SubmittedPlan } from '../../../contract/managed-plan.ts';
import { PlanDetail } from '../../../contract/plan.ts';
import { PlanContent, PlanFacts } from '../../../contract/plan-content.ts';
import { ReviewOfPlan } from './review-of-plan.tsx';
import { type ReviewSection, useReviewSections } from './use-review-sections.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => document.body.replaceChildren());

const ADULT = '00000000-0000-4000-8000-000000000001';
const CHILD = '00000000-0000-4000-8000-000000000002';
const OPTION = '00000000-0000-4000-8000-000000000003';
const PLACES = ['00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000005'];

const content: PlanContent = {
  title: 'Caballitos de totora',
  summary: 'Una mañana en el mar.',
  description: 'Salimos temprano.\nVolvemos al mediodía.',
  days: [
    {
      title: 'El mar',
      stops: [{ begin: 540, minutes: 90, place: PLACES[0]!, title: 'La playa', note: 'Con guía', included: true }],
    },
  ],
  meeting: { kind: 'point', name: 'El muelle', note: 'Polo rojo', lon: -79.1, lat: -8.08, asksAddress: false },
  includes: ['Guía'],
  excludes: ['Almuerzo'],
  restrictions: ['Desde 8 años'],
  bring: ['Ropa de baño'],
  access: 'Hay dos escalones.',
  questions: [
    { id: ADULT, label: '¿Qué talla usas?', kind: 'choice', choices: ['S', 'M'], perPerson: true, required: true },
  ],
  policy: { bands: [{ before: { amount: 24, unit: 'hour' }, refundBps: 10_000 }], weather: 'full', minimum: 'full' },
  pictures: [
    { kind: 'photo', file: '/archivos/a.webp', alt: 'El mar', credit: 'Rosa', thumbhash: 'abc' },
    { kind: 'poster', scene: 'sea', seed: 'one', hour: 'noon', alt: 'Las olas' },
  ],
  onFoot: true,
  certificate: { number: 'CS-1', until: '2030-01-31' },
};
const facts: PlanFacts = {
  category: 'sea',
  difficulty: 2,
  languages: ['es'],
  accessible: false,
  adventure: true,
  confirmation: 'INSTANT',
};
const option: ManagedOption = {
  id: OPTION,
  name: 'En grupo',
  language: 'es',
  durationMinutes: 120,
  cutoffMinutes: 60,
  capacity: 8,
  minimumGroup: 2,
  minimumOutcome: 'cancel',
  minimumDecidedHours: 24,
  minUnits: 1,
  maxUnits: 6,
  private: false,
  depositBps: 3000,
  balanceDays: 2,
  units: [
    {
      id: ADULT,
      type: 'ADULT',
      name: 'Mayor',
      minAge: 12,
      maxAge: 90,
      places: 1,
      idRequired: false,
      accompaniedBy: [],
    },
    {
      id: CHILD,
      type: 'CHILD',
      name: 'Niño',
      minAge: 4,
      maxAge: 11,
      places: 1,
      idRequired: true,
      accompaniedBy: [ADULT],
    },
  ],
  prices: [{ unit: ADULT, from: '2030-01-01', to: '2030-03-31', weekdays: [6, 7], amount: 8000 }],
};
const rule: DepartureRule = {
  from: '2030-01-01',
  to: '2030-12-31',
  weekdays: [6],
  times: ['09:00'],
  openingHours: null,
  exceptions: ['2030-07-28'],
  onlyOpen: true,
  capacity: 5,
  resources: [],
};

const plan = {
  state: 'on_sale',
  availabilityType: 'START_TIME',
  pricingPer: 'UNIT',
  currency: 'PEN',
  content,
  facts,
  options: [option],
  rules: [{ id: 'r', revision: 1, optionId: OPTION, rule, madeUntil: null }],
  policyWords: ['Hasta 24 horas antes, todo.'],
  approved: {
    content,
    facts,
    policyWords: ['Hasta 24 horas antes, todo.'],
    offer: { options: [option], rules: [{ id: 'r', revision: 1, optionId: OPTION, rule, madeUntil: null }] },
  },
  places: PLACES.map((id, index) => ({ id, name: `Playa ${index}` })),
} as unknown as SubmittedPlan;

const face = { id: 'trujillo', currency: { code: 'PEN' }, timeZone: 'America/Lima', empty: { quiet: 'dune' } } as Face;

interface ProbeProps {
  plan: SubmittedPlan;
  onSections: (sections: ReviewSection[]) => void;
}

function Probe({ plan: shown, onSections }: ProbeProps) {
  onSections(useReviewSections()(shown));
  return <ReviewOfPlan plan={shown} />;
}

function draw(of: SubmittedPlan): { sections: ReviewSection[]; screen: HTMLElement } {
  let sections: ReviewSection[] = [];
  const screen = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(screen).render(
      <I18nProvider i18n={i18n}>
        <FaceProvider value={face}>
          <Probe
            plan={of}
            onSections={(found) => {
              sections = found;
            }}
          />
        </FaceProvider>
      </I18nProvider>,
    ),
  );
  return { sections, screen };
}

const changedRows = (of: SubmittedPlan): string[] =>
  draw(of).sections.flatMap(({ rows }) => rows.filter(({ changed }) => changed).map(({ name }) => name));

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Path = (string | number)[];
interface Leaf {
  path: Path;
  other: unknown;
}

function leavesOf(schema: Schema, value: unknown, path: Path = []): Leaf[] {
  // In the sample, only opening hours are null. A separate test covers opening hours.
  if (value === null) return path.at(-1) === 'openingHours' ? [] : [{ path, other: undefined }];
  if (schema.anyOf) {
    const own = schema.anyOf.find((one) => isOf(one, value))!;
    expect(own, path.join('.')).toBeDefined();
    return leavesOf(own, value, path);
  }
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([member, of]) => {
      if (path.length === 0 && member === 'facts') return [];
      // A submitted plan has a place.
      if (member === 'unplaced') return [];
      expect(value, `${path.join('.')} lacks ${member}`).toHaveProperty(member);
      return leavesOf(of, (value as Record<string, unknown>)[member], [...path, member]);
    });
  if (schema.items) return (value as unknown[]).flatMap((one, index) => leavesOf(schema.items!, one, [...path, index]));
  if (schema.enum) return [{ path, other: schema.enum.find((one) => one !== value) }];
  if (schema.const !== undefined) return [];
  if (typeof value === 'boolean') return [{ path, other: !value }];
  if (typeof value === 'number') return [{ path, other: value === 7 ? 5 : value + 1 }];
  const text = value as string;
  const other = PLACES.includes(text)
    ? PLACES[1]
    : text === ADULT
      ? CHILD
      : /^\d{4}-/.test(text)
        ? '2030-06-15'
        : /^\d\d:/.test(text)
          ? '10:30'
          : text === 'es'
            ? 'en'
            : `${text} distinto`;
  return [{ path, other }];
}

function isOf(schema: Schema, value: unknown): boolean {
  if (schema.type === 'null') return value === null;
  if (schema.properties?.kind?.const) return schema.properties.kind.const === (value as { kind?: unknown })?.kind;
  return value !== null;
}

function withOther(of: unknown, [head, ...rest]: Path, other: unknown): unknown {
  if (head === undefined) return other;
  if (Array.isArray(of)) return of.map((one, index) => (index === head ? withOther(one, rest, other) : one));
  const object = of as Record<string, unknown>;
  return { ...object, [head]: withOther(object[head as string], rest, other) };
}

/** Travellers never read ids and names of guides. */
const NOT_PUBLIC = /^(questions\.\d+\.id|units\.\d+\.id|id|resources.*)$/;

test.each<[name: string, schema: unknown, sample: unknown, put: (changed: unknown) => Partial<SubmittedPlan>]>([
  ['content', PlanContent, content, (changed) => ({ content: changed as PlanContent })],
  ['facts', PlanFacts, facts, (changed) => ({ facts: changed as PlanFacts })],
  ['an option', ManagedOption, option, (changed) => ({ options: [changed as ManagedOption] })],
  [
    'departures',
    DepartureRule,
    rule,
    (changed) => ({ rules: [{ ...plan.rules[0]!, rule: changed as DepartureRule }] }),
  ],
])('the review shows every public member of %s and marks a change', (_, schema, sample, put) => {
  const leaves = leavesOf(schema as Schema, sample).filter(({ path }) => !NOT_PUBLIC.test(path.join('.')));
  expect(leaves.length).toBeGreaterThan(5);
  const hidden = leaves
    // The server writes the text of the policy.
    .filter(({ path }) => path[0] !== 'policy')
    .filter(({ path, other }) => changedRows({ ...plan, ...put(withOther(sample, path, other)) }).length === 0)
    .map(({ path }) => path.join('.'));
  expect(hidden).toEqual([]);
});

test('the review shows the opening hours and the text of the cancellation policy', () => {
  const hours = { ...rule, times: [], openingHours: [{ from: '09:00', to: '17:00' }] };
  expect(changedRows({ ...plan, rules: [{ ...plan.rules[0]!, rule: hours }] })).toEqual(['Salidas']);
  expect(changedRows({ ...plan, policyWords: ['No hay devolución.'] })).toEqual(['Cancelación']);
});

test('the review compares every member of a plan that travellers’ pages show', () => {
  const compared = new Set([
    ...Object.keys(PlanContent.properties),
    ...Object.keys(PlanFacts.properties),
    'options',
    'availabilityType',
    'pricingPer',
    'currency',
  ]);
  const notOfThePlan = [
    'id',
    'slug',
    'state',
    'version',
    'operator',
    'zone',
    'rating',
    'nextDate',
    'bookable',
    'departureSpans',
    'priceFrom',
  ];
  const ofOptions = ['durationMinutes'];
  const shown = Object.keys(PlanDetail.properties);
  expect(shown.filter((member) => ![...compared, ...notOfThePlan, ...ofOptions].includes(member))).toEqual([]);
});

test('an unchanged plan has no marks, and the page says so', () => {
  const { sections, screen } = draw(plan);
  expect(sections.flatMap(({ rows }) => rows).filter(({ changed }) => changed)).toEqual([]);
  expect(screen.textContent).toContain('Nada cambia desde la última aprobación');
  expect(screen.querySelector('ins, del')).toBeNull();
  expect(screen.textContent).toContain('Ropa de baño');
  expect(screen.querySelectorAll('img')).toHaveLength(2);
});

test('old and new text are side by side, with the changed words marked', () => {
  const changed = { ...content, bring: ['Ropa de baño', 'Bloqueador'], summary: 'Una tarde en el mar.' };
  const { screen } = draw({ ...plan, content: changed });
  expect([...screen.querySelectorAll('ins')].map((one) => one.textContent)).toEqual(['tarde', 'Bloqueador']);
  expect([...screen.querySelectorAll('del')].map((one) => one.textContent)).toEqual(['mañana']);
  expect(screen.textContent).toContain('En una frase · Qué llevar');
});

test('an added option and a removed option are named', () => {
  const other = { ...option, id: CHILD, name: 'En privado' };
  const { sections } = draw({ ...plan, options: [other], rules: [] });
  expect(sections.map(({ title, state }) => `${title} ${state}`)).toEqual([
    'Lo que se lee kept',
    'Cómo se vende kept',
    'Opción: En privado added',
    'Opción: En grupo removed',
  ]);
});

test('a plan that was never approved shows everything without marks', () => {
  const { sections, screen } = draw({ ...plan, approved: null });
  expect(sections.flatMap(({ rows }) => rows).some(({ changed }) => changed)).toBe(false);
  expect(screen.textContent).not.toContain('Ahora');
  expect(screen.textContent).toContain('Adelanto de 30 %');
});
