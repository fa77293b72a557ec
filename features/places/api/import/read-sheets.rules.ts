import { EDITORS } from '#regions/region-schema.ts';
import { partNotes, rewrittenNote } from './doubts.rules.ts';
import { kindOfInventory, kindOfName } from './kinds.rules.ts';
import { readLegText } from './leg-text.rules.ts';
import { tidyName } from './names.rules.ts';
import { type ReadContext, readHours } from './read-context.ts';
import {
  type Citation,
  type ReadResult,
  type SourceRecord,
  type StatedFees,
  type StatedHours,
  UnreadableFile,
} from './source-record.ts';

/** One form of the official inventory. A sheet without position and name adds facts to a place of another file. */
interface Sheet {
  id: number | null;
  key?: string;
  name?: string;
  category?: string;
  type?: string | null;
  subtype?: string | null;
  district?: string;
  lon?: number;
  lat?: number;
  coord_source?: string;
  hierarchy?: number | null;
  altitude?: number | null;
  hours?: string | null;
  hours_raw?: string;
  hours_note?: string;
  hours_source?: string;
  fee_source?: string;
  open_space?: boolean;
  status?: string;
  fee_raw?: string;
  fees?: Omit<StatedFees, 'text'> | null;
  ticket_covers?: string[];
  free?: boolean;
  visitors?: [who: string, count: number, year: number][];
  activities?: string[];
  access_legs?: { from: string; to: string; mode: string; surface: string | null; text: string }[];
  visit_minutes_estimate?: { minutes: number };
  stay_min?: number;
  osm_id?: string | null;
  osm_duplicates?: string[];
  part_of?: string;
  summary?: string;
  summary_sources?: string[];
  doubts?: string[];
  unverified_reports?: unknown[];
  source_url: string;
  source_date?: string;
}

const SHEET_PAGE = 'https://consultasenlinea.mincetur.gob.pe/fichaInventario/index.aspx?cod_Ficha=';

export interface SheetResult extends ReadResult {
  additions: Map<string, Partial<SourceRecord>>;
}

export function readSheets(text: string, context: ReadContext): SheetResult {
  const result: SheetResult = { records: [], refused: [], repaired: [], doubted: [], additions: new Map() };
  let sheets: Sheet[];
  try {
    sheets = JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(context.file, `no es JSON (${error instanceof Error ? error.message : error}).`);
  }
  if (!Array.isArray(sheets)) throw new UnreadableFile(context.file, 'se esperaba una lista de fichas.');
  for (const sheet of sheets) readSheet(sheet, context, result);
  return result;
}

function readSheet(sheet: Sheet, context: ReadContext, result: SheetResult): void {
  const key = sheet.key ?? `mincetur:${sheet.id}`;
  const facts = factsOf(key, sheet, context, result);
  if (sheet.name === undefined || sheet.lon === undefined || sheet.lat === undefined) {
    result.additions.set(key, facts);
    return;
  }
  const name = tidyName(sheet.name);
  const refuse = (reason: string) => {
    result.refused.push({ key, name, file: context.file, reason });
  };
  const named = kindOfName(sheet.category ?? '');
  const finer = sheet.type ? kindOfInventory('2.', sheet.type, sheet.subtype ?? '') : null;
  const kind = named && finer?.category === named.category && finer.label !== 'Lugar histórico' ? finer : named;
  if (!kind) {
    refuse(`No se conoce la categoría «${sheet.category}».`);
    return;
  }
  if (!context.withinReach(sheet.lon, sheet.lat)) {
    refuse('Está fuera del alcance de la región.');
    return;
  }
  const osmKeys = [sheet.osm_id, ...(sheet.osm_duplicates ?? [])]
    .filter((id): id is string => Boolean(id))
    .map((id) => `osm:${id}`);
  result.records.push({
    key,
    source: sheet.id === null ? EDITORS : context.source.id,
    file: context.file,
    date: context.source.date,
    url: sheet.id === null ? null : sheet.source_url,
    raw: sheet,
    name,
    kind: /^huacas?\b/i.test(name) && kind.category === 'archaeological_site' ? { ...kind, label: 'Huaca' } : kind,
    lon: sheet.lon,
    lat: sheet.lat,
    receivesVisitors: true,
    notable: 120,
    ...(sheet.coord_source === 'OSM' && { positionSource: 'osm' }),
    sameAs: osmKeys.filter((other) => other !== key),
    ...(sheet.district && { district: context.districtName(sheet.district) }),
    ...facts,
  });
}

function factsOf(key: string, sheet: Sheet, context: ReadContext, result: ReadResult): Partial<SourceRecord> {
  const visitors = (sheet.visitors ?? []).reduce((sum, [, count]) => sum + count, 0);
  const hours = hoursOf(key, sheet, context, result);
  const fees = feesOf(sheet, context);
  const notes = partNotes(sheet.doubts ?? [], context.rewrittenNotes);
  for (const reason of notes.editors) result.doubted.push({ key, name: sheet.name ?? key, reason });
  return {
    ...(hours && { hours }),
    ...(fees && { fees }),
    ...(sheet.ticket_covers?.length && { ticketCovers: sheet.ticket_covers }),
    ...(sheet.hierarchy != null && { hierarchy: sheet.hierarchy }),
    ...(visitors > 0 && { visitors }),
    ...(sheet.altitude != null && { altitude: sheet.altitude }),
    ...(sheet.activities?.length && { activities: sheet.activities }),
    ...(sheet.access_legs?.length && { accessLegs: sheet.access_legs.map(legOf) }),
    ...(sheet.stay_min && { visitMinutes: { typical: sheet.stay_min, basis: 'source' as const } }),
    ...(sheet.visit_minutes_estimate && {
      visitMinutes: { typical: sheet.visit_minutes_estimate.minutes, basis: 'estimate' as const },
    }),
    ...(sheet.summary && { summary: { text: sheet.summary, pages: sheet.summary_sources ?? [sheet.source_url] } }),
    ...(notes.travellers.length > 0 && { doubts: notes.travellers }),
    ...(sheet.unverified_reports?.length && { unverifiedReports: sheet.unverified_reports }),
    ...(sheet.part_of && { partOf: sheet.part_of }),
  };
}

function hoursOf(key: string, sheet: Sheet, context: ReadContext, result: ReadResult): StatedHours | null {
  const read = readHours(key, sheet.name ?? key, sheet.hours, result);
  const mayBeClosed = sheet.status === 'verify_open';
  if (mayBeClosed)
    result.doubted.push({
      key,
      name: sheet.name ?? key,
      reason: 'Puede estar cerrado: su horario no se da por conocido.',
    });
  if (!read && !sheet.open_space && !mayBeClosed && !sheet.hours_note) return null;
  const raw = sheet.hours_raw && sheet.hours_raw !== sheet.hours ? `La fuente dice: «${sheet.hours_raw}».` : null;
  const said = sheet.hours_note && rewrittenNote(sheet.hours_note, context.rewrittenNotes);
  const note = [said, read ? null : raw].filter(Boolean).join(' ');
  return {
    rule: read?.rule ?? null,
    ...(sheet.open_space && { openSpace: true }),
    ...(mayBeClosed && { mayBeClosed }),
    ...(note && { note }),
    ...(sheet.hours_source && { cited: citation(sheet.hours_source, sheet.source_url) }),
  };
}

function feesOf(sheet: Sheet, context: ReadContext): StatedFees | null {
  const cited = sheet.fee_source ? { cited: citation(sheet.fee_source, sheet.source_url) } : {};
  if (sheet.fees) return { ...sheet.fees, text: sheet.fee_raw || null, ...cited };
  if (sheet.free) return { currency: context.currency, adult: 0, text: sheet.fee_raw || 'Ingreso libre', ...cited };
  return sheet.fee_raw ? { currency: context.currency, text: sheet.fee_raw, ...cited } : null;
}

/**
 * "MINCETUR ficha 114 (boleto conjunto)" cites sheet 114 of the inventory. An unknown text cites the OpenStreetMap
 * object.
 */
function citation(text: string, ownUrl: string): Citation {
  const sheet = /^MINCETUR ficha (\d+)/.exec(text);
  return sheet ? { source: 'mincetur', url: SHEET_PAGE + sheet[1] } : { source: 'osm', url: ownUrl };
}

function legOf(leg: NonNullable<Sheet['access_legs']>[number]) {
  const { metres, minutes } = readLegText(leg.text, /a pie|caminata|acémila/i.test(leg.mode));
  return { from: leg.from, mode: leg.mode, text: leg.text, metres, minutes };
}
