import { validationIssues } from '#features/issues.ts';
import { type RegionClock, regionClock } from '#features/organisation/api/public.ts';
import { type LocalMoment, localMoment } from '#features/places/api/hours/local-moment.ts';
import { readRule } from '#features/places/api/hours/open-state.rules.ts';
import { noticesOn, placeStates, statesWithDay } from '#features/places/api/hours/place-state.ts';
import { cardView } from '#features/places/api/place.view.ts';
import type { PlacesPage } from '#features/places/contract/place.ts';
import * as routes from '#features/places/contract/routes.ts';
import { dayFromIso, isoFromDay, weekday } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { Database } from '#server/database/connect.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import * as counts from './counts.store.ts';
import { facetsOf, sumOf } from './facets.rules.ts';
import type { OpenWish } from './interpret.rules.ts';
import {
  COMMON,
  FEW,
  interestFloor,
  isBoxSmall,
  type Match,
  unfiltered,
  untallied,
  varyingRules,
  wordsQuery,
} from './match.store.ts';
import * as pages from './pages.store.ts';
import { type CursorKey, type PlacesSearch, readSearch, type WordJoin, writeCursor } from './query.rules.ts';
import { shownParts, type UnderstoodQuery, understandQuery } from './understand-query.ts';

const FLOOR_MS = 300_000;

export function listPlaces(app: App, { db, config, region }: Platform): void {
  const floorOf = keptFor(FLOOR_MS, () => interestFloor(db, config.REGION));
  serve(
    app,
    routes.listPlaces,
    async (request) => {
      const { search, issues } = readSearch(request.query);
      const malformed = validationIssues(request.validationError?.validation ?? [], 'querystring');
      const senseless = issues.filter(({ path }) => !malformed.some((issue) => issue.path === path));
      if (malformed.length + senseless.length > 0) {
        throw problem(PLATFORM_ERRORS, 'invalid', { issues: [...malformed, ...senseless] });
      }

      const current = await region.current();
      const clock = regionClock(current);
      const now = localMoment(new Date(), clock.timeZone);
      const understood = await understandQuery(db, current, search.text);
      const asked = momentAsked(search, now);
      const open = spanAsked(search, asked, now) ?? (understood.open && openSpan(understood.open, now));
      const isMoment = open !== null && open.to - open.from === 1;
      const then = open ? { day: open.day, ...(isMoment && { minute: open.from }) } : now;
      const notices = await noticesOn(db, config.REGION, then);
      const box = search.box ?? (understood.near && boxAround(understood.near));
      const match: Match = {
        region: config.REGION,
        text: null,
        wish: understood.wish,
        near: understood.near,
        categories: search.categories,
        districts: search.districts,
        knownHours: search.knownHours,
        feeTo: search.feeTo,
        children: search.children ? current.search.children : null,
        open: open && { ...(await openThen(db, config.REGION, open, clock)), closed: notices.closed },
        box,
        isEverywhere: false,
        interestFloor: search.text ? await floorOf() : null,
        isBoxSmall: box !== null && (await isBoxSmall(db, config.REGION, box)),
        ids: search.ids,
      };
      const { page, totals } = await find(db, search, match, understood);
      const stateNow = placeStates(asked ?? now, clock, asked ? notices : await noticesOn(db, config.REGION, now));
      const isOtherDay = open && !asked && open.day !== now.day;
      const stateOf = isOtherDay ? statesWithDay(open.day, clock, notices, stateNow) : stateNow;
      const parts = shownParts(understood, search.text, (wish) =>
        wish === 'now' ? 'now' : isoFromDay(dayOf(wish, now)),
      );
      return {
        items: page.rows.map((row) => cardView(row, stateOf)),
        ...totals,
        next: page.next && writeCursor(search.fingerprint, page.next),
        ...(understood.corrected !== null && totals.total > 0 && { corrected: understood.corrected }),
        ...(parts.length > 0 && { understood: parts }),
      };
    },
    { attachValidation: true },
  );
}

function momentAsked({ openAt }: PlacesSearch, now: LocalMoment): LocalMoment | null {
  if (openAt === null) return null;
  return openAt === 'now' ? now : { day: dayFromIso(openAt.date), minute: openAt.minute };
}

interface OpenSpan {
  day: number;
  from: number;
  to: number;
}

/** Minutes after midnight. Earlier than this, a place can still be open since the day before. */
const MORNING = 360;
const DAY = 1440;

function spanAsked({ openOn }: PlacesSearch, moment: LocalMoment | null, now: LocalMoment): OpenSpan | null {
  if (moment) return momentSpan(moment);
  return openOn === null ? null : daySpan(dayFromIso(openOn), now);
}

const daySpan = (day: number, now: LocalMoment): OpenSpan => ({
  day,
  from: day === now.day ? now.minute : MORNING,
  to: DAY,
});

const momentSpan = ({ day, minute }: LocalMoment): OpenSpan => ({ day, from: minute, to: minute + 1 });

function openSpan(wish: OpenWish, now: LocalMoment): OpenSpan {
  if (wish === 'now') return momentSpan(now);
  return daySpan(dayOf(wish, now), now);
}

function dayOf(wish: Exclude<OpenWish, 'now'>, { day }: LocalMoment): number {
  return 'days' in wish ? day + wish.days : day + ((wish.weekday - weekday(day) + 7) % 7);
}

/** Degrees: 0.09 degrees are about ten kilometres. */
const NEAR_DEGREES = 0.09;

function boxAround({ lon, lat }: { lon: number; lat: number }): NonNullable<Match['box']> {
  return { west: lon - NEAR_DEGREES, south: lat - NEAR_DEGREES, east: lon + NEAR_DEGREES, north: lat + NEAR_DEGREES };
}

/** The database knows only weekly hours. This function evaluates the rules that depend on the date. */
async function openThen(
  db: Database,
  region: string,
  { day, from, to }: OpenSpan,
  { holidays }: RegionClock,
): Promise<Omit<NonNullable<Match['open']>, 'closed'>> {
  const start = weekday(day) * DAY;
  const varying = await varyingRules(db, region);
  const isOpen = (rule: string) => {
    const rules = readRule(rule);
    return rules !== null && windowsOn(rules, day, holidays).some(({ open, close }) => open < to && close > from);
  };
  return { from: start + from, to: start + to, rules: varying.filter(isOpen) };
}

/**
 * If no place has all the words, places with any of the words are found. Filters must not change this choice: otherwise
 * a filter would find more places than its count says.
 */
async function find(db: Database, search: PlacesSearch, match: Match, understood: UnderstoodQuery) {
  const { words, fewest, isPrefix, wish } = understood;
  const joins = joinsToTry(search.after, words, wish?.kinds !== undefined && wish?.kinds !== null);
  for (const join of joins) {
    const isCommon = join === 'any' || fewest > FEW;
    const ranked = words.length > 0 ? wordsQuery(words, join, isPrefix) : null;
    const asked: Match = {
      ...match,
      text: join === 'any' && wish?.kinds ? null : ranked,
      isEverywhere: join === 'any' || words.length === 0 || (words.length === 1 && fewest > COMMON),
      interestFloor: isCommon ? match.interestFloor : null,
    };
    if (join !== joins.at(-1) && !(await isFoundUnfiltered(db, search, asked))) continue;
    return readPage(db, search, asked, { ranked, asked: understood.asked, join });
  }
  throw new Error('unreachable: the last join always answers');
}

function joinsToTry(after: CursorKey | null, words: string[][], isOfKind: boolean): WordJoin[] {
  if (after && (after[1] === 'any' || after[1] === 'all')) return [after[1]];
  return words.length > 1 || (isOfKind && words.length > 0) ? ['all', 'any'] : ['all'];
}

type Totals = Pick<PlacesPage, 'total' | 'totalIsFloor' | 'facets'>;

async function readPage(
  db: Database,
  search: PlacesSearch,
  match: Match,
  words: Pick<Parameters<typeof pages.pageByWords>[2], 'ranked' | 'asked' | 'join'>,
): Promise<{ page: pages.Page; totals: Totals }> {
  const { limit, after, facets } = search;
  if (!search.text || search.sort !== 'relevance') {
    const [page, totals] = await Promise.all([readOrdered(db, search, match), count(db, search, match)]);
    return { page, totals };
  }
  const shown = after ? Number(after[0]) : 0;
  const page = await pages.pageByWords(db, match, { ...words, limit, shown, facets });
  const { total, totalIsFloor, cube } = page;
  return { page, totals: { total, totalIsFloor, ...(cube && { facets: facetsIn(cube, search) }) } };
}

async function isFoundUnfiltered(db: Database, { ids }: PlacesSearch, match: Match): Promise<boolean> {
  return pages.isAnyFound(db, unfiltered({ ...match, ids }));
}

function readOrdered(db: Database, { sort, near, limit, after }: PlacesSearch, match: Match): Promise<pages.Page> {
  if (sort === 'name') return pages.pageByName(db, match, limit, after);
  if (sort === 'near' && near) return pages.pageByDistance(db, match, near, limit, after);
  return pages.pageByInterest(db, match, limit, after);
}

async function count(db: Database, search: PlacesSearch, match: Match): Promise<Totals> {
  const tallied =
    match.text === null &&
    match.wish === null &&
    untallied(match).length === 0 &&
    match.open === null &&
    match.box === null &&
    match.ids === null;
  if (!tallied && !search.facets) return counts.countMatches(db, match);
  if (!search.facets) return { total: await counts.sumTally(db, match.region, match), totalIsFloor: false };
  const cube = tallied
    ? { cells: await counts.readTally(db, match.region), isFloor: false }
    : await counts.countCube(db, match);
  return { total: sumOf(cube.cells, search), totalIsFloor: cube.isFloor, facets: facetsIn(cube, search) };
}

function facetsIn({ cells, isFloor }: counts.Cube, search: PlacesSearch): NonNullable<PlacesPage['facets']> {
  return { ...facetsOf(cells, search), areFloors: isFloor };
}

function keptFor<T>(milliseconds: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let until = 0;
  return () => {
    if (!answer || Date.now() > until) {
      until = Date.now() + milliseconds;
      answer = ask();
      answer.catch(() => {
        answer = undefined;
      });
    }
    return answer;
  };
}
