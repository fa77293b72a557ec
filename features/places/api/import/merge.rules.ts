import { metresBetween } from '#planner/roads/ways.ts';
import type { Curation } from './curation.ts';
import { Grid } from './grid.ts';
import { nameKey, similarity } from './names.rules.ts';
import type { Doubt, SourceRecord } from './source-record.ts';

export interface Group {
  records: [SourceRecord, ...SourceRecord[]];
  /** The place to which people pinned a record of the group. */
  pin?: string;
}

export interface Merge {
  key: string;
  into: string;
  name: string;
  reason: string;
}

export interface MergeResult {
  groups: Group[];
  merged: Merge[];
  doubted: Doubt[];
}

/** Metres. Records with the same name within this distance are the same place. */
const SAME_NAME_WITHIN = 150;
/** Metres. Records with similar names within this distance are the same place. */
const ALIKE_WITHIN = 60;
const ALIKE = 0.85;
/** Metres. The report asks the editors about records with very similar names within this distance. */
const ASK_WITHIN = 800;
/** These names state only a kind of place. Records with such a name merge only within 20 metres. */
const BARE = new Set([
  'huaca',
  'mercado',
  'plaza',
  'iglesia',
  'habitaciones',
  'terminal pesquero',
  'restaurante',
  'hotel',
  'hostal',
]);

/** @param pinOf the place to which a person pinned the record. Records of different pins never join. */
export function mergeRecords(
  records: readonly SourceRecord[],
  curation: Pick<Curation, 'same'>,
  pinOf: (record: SourceRecord) => string | undefined = () => undefined,
): MergeResult {
  const groups: Group[] = [];
  const byKey = new Map<string, Group>();
  const byPin = new Map<string, Group>();
  const grid = new Grid<{ record: SourceRecord; group: Group }>();
  const result: MergeResult = { groups, merged: [], doubted: [] };
  const same = new Map(curation.same.map(({ key, as, why }) => [key, { as, why }]));
  const asked = new Set<string>();

  const pinTo = (group: Group, pin: string | undefined) => {
    if (pin === undefined) return;
    group.pin = pin;
    byPin.set(pin, group);
  };
  const join = (group: Group, record: SourceRecord, reason: string, pin: string | undefined) => {
    group.records.push(record);
    pinTo(group, pin);
    index(group, record);
    const [main] = group.records;
    if (record.key !== main.key || record.source !== main.source) {
      result.merged.push({ key: record.key, into: main.key, name: record.name, reason });
    }
  };
  const index = (group: Group, record: SourceRecord) => {
    for (const key of [record.key, ...(record.sameAs ?? [])]) if (!byKey.has(key)) byKey.set(key, group);
    if (!record.apart) grid.add(record, { record, group });
  };

  for (const record of records) {
    const pin = pinOf(record);
    const pinned = pin === undefined ? undefined : byPin.get(pin);
    if (pinned) {
      join(pinned, record, 'la región lo dijo', pin);
      continue;
    }
    const fits = (group: Group | undefined) =>
      group !== undefined && (pin === undefined || group.pin === undefined || group.pin === pin);
    const curated = same.get(record.key);
    const known = [record.key, ...(record.sameAs ?? []), ...(curated ? [curated.as] : [])]
      .map((key) => byKey.get(key))
      .find(fits);
    if (known) {
      const isSameKey = known.records.some(({ key }) => key === record.key);
      join(known, record, curated?.why ?? (isSameKey ? 'mismo código' : 'la fuente lo dice'), pin);
      continue;
    }
    const alike = record.apart
      ? []
      : grid.near(record).map((other) => ({ ...other, ...compare(other.record, record) }));
    const twin = alike.find(({ verdict, group }) => verdict === 'same' && fits(group));
    if (twin) {
      join(twin.group, record, twin.reason, pin);
      continue;
    }
    const group: Group = { records: [record] };
    groups.push(group);
    index(group, record);
    pinTo(group, pin);
    for (const { verdict, record: other, reason } of alike) {
      const pair = [record.key, other.key].sort().join(' ');
      if (verdict !== 'ask' || asked.has(pair)) continue;
      asked.add(pair);
      result.doubted.push({
        key: record.key,
        name: record.name,
        reason: `Puede ser el mismo lugar que «${other.name}» (${other.key}): ${reason}.`,
      });
    }
  }
  return result;
}

export interface Comparable extends Pick<SourceRecord, 'name' | 'lon' | 'lat'> {
  kind: Pick<SourceRecord['kind'], 'category'>;
}

interface Comparison {
  verdict: 'same' | 'ask' | 'other';
  reason: string;
}

const OTHER: Comparison = { verdict: 'other', reason: '' };
/** A record is compared with all records around it, so its key is computed once. */
const keys = new WeakMap<object, string>();

function keyOf(record: Comparable): string {
  const known = keys.get(record) ?? nameKey(record.name);
  keys.set(record, known);
  return known;
}

/** Above the similarity of any two names with these lengths. Most pairs need no closer look. */
const mostAlike = (a: string, b: string): number =>
  a === b ? 1 : (2 * Math.max(1, Math.min(a.length, b.length) - 1)) / Math.max(1, a.length + b.length - 2);

export function compare(a: Comparable, b: Comparable): Comparison {
  if (a.kind.category !== b.kind.category) return OTHER;
  const metres = Math.round(metresBetween(a, b));
  if (metres > ASK_WITHIN) return OTHER;
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  if (mostAlike(keyA, keyB) < ALIKE) return OTHER;
  const likeness = similarity(keyA, keyB);
  if (likeness < ALIKE) return OTHER;
  const equal = keyA === keyB;
  const reason = `${equal ? 'mismo nombre' : `nombre parecido (${Math.round(likeness * 100)} %)`} a ${metres} m`;
  if (BARE.has(keyA)) return { verdict: metres <= 20 && equal ? 'same' : 'other', reason };
  if (metres <= (equal ? SAME_NAME_WITHIN : ALIKE_WITHIN)) return { verdict: 'same', reason };
  return { verdict: metres <= ASK_WITHIN && (equal || likeness > 0.93) ? 'ask' : 'other', reason };
}
