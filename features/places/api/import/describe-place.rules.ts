import type { Static } from 'typebox';
import type { UnverifiedReport, VisitMinutes } from '#features/places/api/tables.ts';
import type { AccessLeg, Category, FactSource, Fees, PlaceDoubt } from '#features/places/contract/place.ts';
import { openWeek } from '#planner/hours/evaluate.ts';
import { parseHours } from '#planner/hours/parse.ts';
import { EDITORS, type RegionSource } from '#regions/region-schema.ts';
import type { Curation } from './curation.ts';
import { doubtsOf, MAY_BE_CLOSED } from './doubts.rules.ts';
import { KINDS, type Kind, withUsualHours } from './kinds.rules.ts';
import type { Group } from './merge.rules.ts';
import type { Citation, Doubt, SourceRecord } from './source-record.ts';

type Source = Static<typeof FactSource>;

export interface DescribedPlace {
  /** Key of the most trusted source record. `idFrom` derives the place's id from this key. */
  key: string;
  name: string;
  other_names: string;
  category: Category;
  kind_label: string;
  district: string | null;
  address: string | null;
  phones: string[];
  website: string | null;
  lon: number;
  lat: number;
  altitude: number | null;
  hours_rule: string | null;
  hours_class: 'known' | 'open_space' | 'assumed' | 'unknown';
  hours_note: string | null;
  hours_source: Source | null;
  open_week: string | null;
  hours_vary: boolean;
  fees: Static<typeof Fees> | null;
  visit_minutes: VisitMinutes | null;
  needs: Record<string, boolean>;
  activities: string[];
  access_legs: Static<typeof AccessLeg>[];
  summary: string | null;
  summary_source: Source | null;
  doubts: PlaceDoubt[];
  unverified_reports: UnverifiedReport[];
  interest: number;
  featured: boolean;
  partOf: string | null;
  ticketCovers: string[];
  records: { record: SourceRecord; source: RegionSource; fields: string[] }[];
}

export interface DescribeContext {
  sources: RegionSource[];
  curation: Curation;
  byKey: ReadonlyMap<string, SourceRecord>;
  districtAt(lon: number, lat: number): string | null;
  year: number;
}

/** Interest (0 to 1000) for each official hierarchy from 0 to 4. */
const BY_HIERARCHY = [200, 320, 450, 640, 820];
const LOW_ALTITUDE = 2500;
const HIGH_ALTITUDE = 3500;

export function describePlace(
  { records }: Group,
  context: DescribeContext,
): { place: DescribedPlace; doubted: Doubt[] } {
  const [main] = records;
  const facts = new Facts(records);
  const rules = context.curation.set.filter(({ key }) => records.some((record) => record.key === key));
  const curated = Object.assign({}, ...rules) as Partial<Curation['set'][number]>;
  const kind =
    (curated.kind && (KINDS as Record<string, Kind>)[curated.kind]) || facts.pick('kind', ['category', 'kind_label'])!;
  const at = (curated.positionOf && context.byKey.get(curated.positionOf)) || main;
  facts.credit(main, ['name']);
  facts.credit(records.find((record) => record.source === at.positionSource) ?? main, ['lat', 'lon']);

  const hours = hoursOf(facts, withUsualHours(kind, curated.usualHours), records, context);
  const summary = facts.pick('summary', ['summary']);
  const visit = facts.pick('visitMinutes', ['visit_minutes']);
  const altitude = facts.pick('altitude', ['altitude']) ?? null;
  const stepFree = facts.pick('stepFree', ['needs']);
  const featured = context.curation.featured.findIndex((key) => records.some((record) => record.key === key));
  const name = curated.name ?? main.name;
  const place: DescribedPlace = {
    key: main.key,
    name,
    other_names: [...new Set(records.flatMap((record) => [record.name, ...(record.otherNames ?? [])]))]
      .filter((other) => other !== name)
      .join('; '),
    category: kind.category,
    kind_label: kind.label,
    district: facts.pick('district', ['district']) ?? context.districtAt(at.lon, at.lat),
    address: facts.pick('address', ['address']) ?? null,
    phones: facts.pick('phones', ['phones']) ?? [],
    website: facts.pick('website', ['website']) ?? null,
    lon: at.lon,
    lat: at.lat,
    altitude,
    ...hours,
    fees: feesOf(facts, context),
    visit_minutes: visitOf(visit, kind),
    needs: {
      ...curated.needs,
      ...(stepFree !== undefined && { step_free: stepFree }),
      ...(altitude !== null && altitude < LOW_ALTITUDE && { low_altitude: true }),
      ...(altitude !== null && altitude > HIGH_ALTITUDE && { low_altitude: false }),
    },
    activities: facts.pick('activities', ['activities']) ?? [],
    access_legs: facts.pick('accessLegs', ['access_legs']) ?? [],
    summary: summary?.text ?? null,
    summary_source: summary ? summarySource(summary.pages, context) : null,
    doubts: doubtsOf(records),
    unverified_reports: records.flatMap((record) => (record.unverifiedReports ?? []) as UnverifiedReport[]),
    interest: curated.interest ?? interestOf(facts, kind, records, hours.hours_class === 'known', featured),
    featured: featured >= 0,
    ticketCovers: facts.pick('ticketCovers', ['ticket']) ?? [],
    partOf: curated.partOf ?? facts.pick('partOf', ['part_of']) ?? null,
    records: records.map((record) => ({
      record,
      source: sourceOf(record.source, context.sources),
      fields: facts.fieldsOf(record),
    })),
  };
  return { place, doubted: differences(records, place) };
}

class Facts {
  private readonly given = new Map<SourceRecord, Set<string>>();
  private readonly records: readonly SourceRecord[];

  constructor(records: readonly SourceRecord[]) {
    this.records = records;
  }

  holder(member: keyof SourceRecord): SourceRecord | undefined {
    return this.records.find((record) => record[member] !== undefined);
  }

  pick<M extends keyof SourceRecord>(member: M, columns: string[]): SourceRecord[M] | undefined {
    const record = this.holder(member);
    if (record) this.credit(record, columns);
    return record?.[member];
  }

  credit(record: SourceRecord, columns: string[]): void {
    const fields = this.given.get(record) ?? new Set();
    for (const column of columns) fields.add(column);
    this.given.set(record, fields);
  }

  fieldsOf(record: SourceRecord): string[] {
    return [...(this.given.get(record) ?? [])].sort();
  }
}

type HoursColumns = Pick<
  DescribedPlace,
  'hours_rule' | 'hours_class' | 'hours_note' | 'hours_source' | 'open_week' | 'hours_vary'
>;

function hoursOf(facts: Facts, kind: Kind, records: readonly SourceRecord[], context: DescribeContext): HoursColumns {
  const nothing: HoursColumns = {
    hours_rule: null,
    hours_class: 'unknown',
    hours_note: null,
    hours_source: null,
    open_week: null,
    hours_vary: false,
  };
  const stating = records.find(({ hours }) => hours && (hours.rule !== null || hours.openSpace || hours.mayBeClosed));
  const note = records.find(({ hours }) => hours?.note)?.hours?.note ?? null;
  if (stating?.hours) {
    const { rule, openSpace, mayBeClosed, cited } = stating.hours;
    facts.credit(records.find((record) => record.source === cited?.source) ?? stating, ['hours_class', 'hours_rule']);
    if (mayBeClosed) return { ...nothing, hours_note: join(MAY_BE_CLOSED, note) };
    const stated = { hours_note: note, hours_source: factSource(stating, cited, context.sources) };
    if (openSpace) {
      const usual = kind.hours.class === 'open_space' ? kind.hours.rule : null;
      return { ...nothing, ...stated, hours_rule: rule ?? usual, hours_class: 'open_space' };
    }
    if (rule !== null) {
      const { stretches, varies } = openWeek(readRule(rule), context.year);
      return {
        ...nothing,
        ...stated,
        hours_rule: rule,
        hours_class: 'known',
        open_week: multirange(stretches),
        hours_vary: varies,
      };
    }
  }
  if (kind.hours.class === 'open_space') {
    return { ...nothing, hours_rule: kind.hours.rule, hours_class: 'open_space', hours_note: note };
  }
  if (kind.hours.class === 'assumed' && records.some((record) => record.receivesVisitors)) {
    return { ...nothing, hours_rule: kind.hours.rule, hours_class: 'assumed', hours_note: note };
  }
  return { ...nothing, hours_note: note };
}

function readRule(rule: string) {
  const parsed = parseHours(rule);
  if (!parsed.ok) throw new Error(`hours in normal form must be readable: ${rule}`);
  return parsed.rules;
}

function multirange(stretches: readonly { open: number; close: number }[]): string {
  return `{${stretches.map(({ open, close }) => `[${open},${close})`).join(',')}}`;
}

function feesOf(facts: Facts, context: DescribeContext): Static<typeof Fees> | null {
  const record = facts.holder('fees');
  const stated = facts.pick('fees', ['fees']);
  if (!record || !stated) return null;
  const { cited, ...fees } = stated;
  return { ...fees, source: factSource(record, cited, context.sources) };
}

function visitOf(stated: SourceRecord['visitMinutes'], kind: Kind): VisitMinutes | null {
  const typical = stated?.typical ?? kind.stay;
  if (typical === 0) return null;
  const five = (minutes: number) => Math.max(10, Math.round(minutes / 5) * 5);
  return {
    minimum: Math.min(typical, five(typical * (stated?.basis === 'source' ? 0.75 : 0.6))),
    typical,
    maximum: Math.max(typical, five(typical * 1.8)),
    basis: stated?.basis ?? 'estimate',
  };
}

function interestOf(
  facts: Facts,
  kind: Kind,
  records: readonly SourceRecord[],
  known: boolean,
  featured: number,
): number {
  if (kind.interest === 0) return 0;
  const hierarchy = facts.pick('hierarchy', ['interest']);
  const visitors = facts.pick('visitors', ['interest']) ?? 0;
  const notable = records.reduce((sum, record) => sum + (record.notable ?? 0), 0);
  const base =
    hierarchy === undefined ? kind.interest + Math.min(notable, 200) : (BY_HIERARCHY[hierarchy] ?? kind.interest);
  const drawn = Math.min(130, Math.round(25 * Math.log10(visitors + 1)));
  const chosen = featured < 0 ? 0 : Math.max(20, 120 - 8 * featured);
  return Math.max(0, Math.min(1000, base + drawn + (known ? 30 : 0) + chosen));
}

function differences(records: readonly SourceRecord[], { key, name, hours_rule }: DescribedPlace): Doubt[] {
  const others = records
    .map((record) => record.hours?.rule)
    .filter((rule): rule is string => Boolean(rule) && rule !== hours_rule);
  if (hours_rule === null || others.length === 0) return [];
  return [
    {
      key,
      name,
      reason: `Las fuentes difieren en el horario: se toma «${hours_rule}», otra dice «${[...new Set(others)].join('», «')}».`,
    },
  ];
}

function factSource(record: SourceRecord, cited: Citation | undefined, sources: RegionSource[]): Source {
  const source = sourceOf(cited?.source ?? record.source, sources);
  const url = cited ? cited.url : record.url;
  return {
    name: source.name,
    url: url ?? source.url,
    date: cited ? source.date : record.date,
    licence: source.licence_name,
  };
}

function summarySource(pages: string[], { sources }: DescribeContext): Source {
  const own = sourceOf(EDITORS, sources);
  const hosts = [
    ...new Set(pages.filter((page) => URL.canParse(page)).map((page) => new URL(page).hostname.replace(/^www\./, ''))),
  ];
  const name = hosts.length > 0 ? `${own.name}, a partir de ${hosts.join(' y ')}` : own.name;
  return { name, url: pages[0] ?? own.url, date: own.date, licence: own.licence_name };
}

function sourceOf(id: string, sources: RegionSource[]): RegionSource {
  const source = sources.find((one) => one.id === id);
  if (!source) throw new Error(`region.json names no source "${id}"`);
  return source;
}

function join(...texts: (string | null)[]): string {
  return texts.filter(Boolean).join(' ');
}
