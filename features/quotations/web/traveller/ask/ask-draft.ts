import type {
  AskBody,
  LodgingClass,
  QuotationSource,
  QuotationWish,
  RequestedDates,
} from '../../../contract/quotation.ts';

export interface AskDraft {
  /** The first attempt to send creates this id. Repeated attempts send the same id. */
  uuid: string | null;
  source: QuotationSource;
  trip: string | null;
  kind: RequestedDates['kind'];
  date: string | null;
  from: string | null;
  until: string | null;
  days: number;
  adults: number;
  seniors: number;
  childAges: (number | null)[];
  /** Minor units. */
  budget: number | null;
  budgetPer: 'group' | 'person';
  lodging: LodgingClass | null;
  needs: QuotationWish['needs'];
  languages: string[];
  areas: string[];
  program: QuotationWish['days'];
  wishes: string;
  whom: 'rotation' | 'chosen';
  operators: string[];
  name: string;
  email: string;
  phone: string;
}

export type ChangeDraft = (part: Partial<AskDraft>) => void;

export interface PartProps {
  draft: AskDraft;
  change: ChangeDraft;
  errorAt: (path: string) => string | undefined;
}

export function newDraft(source: QuotationSource): AskDraft {
  return {
    uuid: null,
    source,
    trip: null,
    kind: 'fixed',
    date: null,
    from: null,
    until: null,
    days: 1,
    adults: 2,
    seniors: 0,
    childAges: [],
    budget: null,
    budgetPer: 'group',
    lodging: null,
    needs: [],
    languages: [],
    areas: [],
    program: [],
    wishes: '',
    whom: 'rotation',
    operators: [],
    name: '',
    email: '',
    phone: '',
  };
}

export interface DraftIssue {
  path: string;
  message: string;
}

export function draftIssues(draft: AskDraft): DraftIssue[] {
  const issues: DraftIssue[] = [];
  const { kind, date, from, until, days, childAges } = draft;
  if (kind === 'fixed' && !date)
    issues.push({ path: 'body.wish.when', message: 'Elige el primer día, o di que todavía no lo sabes.' });
  if (kind === 'flexible' && !(from && until))
    issues.push({ path: 'body.wish.when', message: 'Elige entre qué días podría ser.' });
  if (kind === 'flexible' && from && until && nightsBetween(from, until) + 1 < days)
    issues.push({ path: 'body.wish.when', message: `Entre esos días no caben ${days}.` });
  if (childAges.includes(null))
    issues.push({ path: 'body.wish.party', message: 'Elige la edad de cada niña o niño: cambia lo que pagan.' });
  if (draft.name.trim().length < 2)
    issues.push({ path: 'body.contact.name', message: 'Escribe tu nombre y apellido.' });
  if (!/^\S+@\S+\.\S+$/.test(draft.email.trim()))
    issues.push({ path: 'body.contact.email', message: 'Escribe un correo al que te puedan responder.' });
  if (draft.whom === 'chosen' && draft.operators.length === 0)
    issues.push({ path: 'body.operators', message: 'Elige al menos un operador, o deja que preguntemos por turno.' });
  return issues;
}

export function bodyOf(draft: AskDraft, uuid: string, accepted: AskBody['accepted']): AskBody {
  const { adults, seniors, budget } = draft;
  return {
    uuid,
    source: draft.source,
    wish: {
      when: whenOf(draft),
      party: { adults, seniors, childAges: draft.childAges.filter((age) => age !== null) },
      budget: budget === null ? null : { amount: budget, per: draft.budgetPer },
      lodging: draft.lodging,
      needs: draft.needs,
      languages: draft.languages,
      areas: draft.areas,
      days: draft.program.some(({ stops }) => stops.length > 0) ? draft.program : [],
      wishes: draft.wishes.trim(),
    },
    contact: { name: draft.name.trim(), email: draft.email.trim(), phone: draft.phone.trim() },
    ...(draft.trip && { trip: draft.trip }),
    ...(draft.whom === 'chosen' && { operators: draft.operators }),
    accepted,
  };
}

function whenOf({ kind, date, from, until, days }: AskDraft): RequestedDates {
  if (kind === 'fixed' && date) return { kind, date, days };
  if (kind === 'flexible' && from && until) return { kind, from, until, days };
  return { kind: 'unknown' };
}

const nightsBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 86_400_000;
