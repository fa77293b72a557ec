import { EVERY_DAY } from '../rules.ts';

/** Positions in the text as it was typed. `to` is exclusive. */
export interface TextSpan {
  from: number;
  to: number;
}

export type Half = 'am' | 'pm';

export type Word = TextSpan &
  (
    | { kind: 'days'; weekdays: number; isGroup: boolean }
    | { kind: 'rest' | 'holidays' | 'always' | 'closed' | 'except' | 'included' | 'to' | 'until' | 'and' | 'comma' }
    | { kind: 'stop' | 'since' | 'filler' | 'ofMonth' | 'lastEntry' | 'unknown' }
    | { kind: 'nth'; position: number }
    | { kind: 'month'; month: number }
    | { kind: 'date'; month: number; day: number }
    /** `minute` counts within twelve hours if `half` is null and `isExact` is false. */
    | { kind: 'time'; minute: number; half: Half | null; isExact: boolean }
    | { kind: 'note'; text: string }
  );

type Rest<W> = W extends unknown ? Omit<W, 'from' | 'to'> : never;
type Made = Rest<Word> | null;
type Entry = readonly [pattern: RegExp, make: (match: RegExpExecArray) => Made];

const DAY = [
  'lun(?:es)?',
  'mar(?:tes)?',
  'mie(?:rcoles|r)?',
  'jue(?:ves|v)?',
  'vie(?:rnes|r)?',
  'sab(?:ados?)?',
  'dom(?:ingos?)?',
];
const SHORT_DAY = ['lu', 'ma', 'mi', 'ju', 'vi', 'sa', 'do'];
const MONTH = [
  'ene(?:ro)?',
  'feb(?:rero)?',
  'marzo',
  'abr(?:il)?',
  'mayo',
  'jun(?:io)?',
  'jul(?:io)?',
  'ago(?:sto)?',
  '(?:set|sept?)(?:iembre)?',
  'oct(?:ubre)?',
  'nov(?:iembre)?',
  'dic(?:iembre)?',
];
const NUMBERS = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'];
const NTH = ['primer(?:o|os)?', 'segundos?', 'tercer(?:o|os)?', 'cuartos?', 'quintos?'];

const days = (weekdays: number, isGroup = false) => ({ kind: 'days', weekdays, isGroup }) as const;
const word = (kind: 'rest' | 'holidays' | 'always' | 'closed' | 'except' | 'included') => () => ({ kind });
const sign =
  (kind: 'to' | 'until' | 'and' | 'comma' | 'stop' | 'since' | 'filler' | 'ofMonth' | 'lastEntry') => () => ({
    kind,
  });

/** The patterns match lower case without accents. The first pattern that matches at a position wins. */
const ENTRIES: Entry[] = [
  [/24\s*\/\s*7/y, word('always')],
  [/(?:las\s+|abierto\s+)?24\s*(?:horas|hrs?|hs?)\b\.?/y, word('always')],
  [/(?:todo el dia|a toda hora|a cualquier hora|dia y noche)\b/y, word('always')],
  [
    /(?:todos los dias(?: de la semana)?|toda la semana|a?\s?diario|diariamente|cada dia)\b/y,
    () => days(EVERY_DAY, true),
  ],
  [/(?:los\s+)?(?:fin(?:es)? de semana|findes?)\b/y, () => days(0b1100000, true)],
  [/(?:los\s+)?(?:dias de semana|entre semana|dias (?:laborables|habiles|utiles))\b/y, () => days(0b0011111, true)],
  [/(?:los\s+)?(?:demas dias|otros dias|dias restantes|resto(?: de(?: la semana| los dias)?)?)\b/y, word('rest')],
  [/(?:dias?\s+)?(?:feriados?|festivos?)\b/y, word('holidays')],
  [/(?:cerrad[oa]s?|cierran?|no (?:se )?(?:abren?|atienden?|hay atencion)|sin atencion|descansan?)\b/y, word('closed')],
  [/(?:excepto|salvo|menos)\b/y, word('except')],
  [/(?:inclu(?:id|s)[oa]s?|inclusive|incluyendo|incluye|tambien)\b/y, word('included')],
  [/(?:ultim[oa]|ult\.?)\s+(?:entrada|ingreso|visita|turno|admision)\b/y, sign('lastEntry')],
  [
    /(?:solo |solamente |unicamente )?(?:con|previa|bajo)\s+(?:previa\s+)?(?:cita|reserva|coordinacion)(?:\s+previa)?\b/y,
    () => ({ kind: 'note', text: 'con cita previa' }),
  ],
  [/(?:ultim[oa]s?)\b/y, () => ({ kind: 'nth', position: -1 })],
  [/(?:de cada mes|del mes|cada mes)\b/y, sign('ofMonth')],
  ...NTH.map((pattern, i): Entry => [new RegExp(`${pattern}\\b`, 'y'), () => ({ kind: 'nth', position: i + 1 })]),
  [
    new RegExp(`(\\d{1,2})\\s*(?:de\\s+)?(${MONTH.join('|')})\\b\\.?`, 'y'),
    ([, day, month]) => dateOf(Number(day), MONTH.findIndex((one) => new RegExp(`^${one}$`).test(month!)) + 1),
  ],
  [/(\d{1,2})\/(\d{1,2})(?![\d:])/y, ([, day, month]) => dateOf(Number(day), Number(month))],
  ...MONTH.map((pattern, i): Entry => [new RegExp(`${pattern}\\b\\.?`, 'y'), () => ({ kind: 'month', month: i + 1 })]),
  ...DAY.map((pattern, i): Entry => [new RegExp(`${pattern}\\b\\.?`, 'y'), () => days(1 << i)]),
  ...SHORT_DAY.map(
    (pattern, i): Entry => [new RegExp(`${pattern}\\b\\.?(?=\\s*[-–/,y\\d]|\\s*$)`, 'y'), () => days(1 << i)],
  ),
  [/(?:el\s+)?medio\s?dia\b/y, () => ({ kind: 'time', minute: 720, half: null, isExact: true })],
  [/(?:la\s+)?media\s?noche\b/y, () => ({ kind: 'time', minute: 1440, half: null, isExact: true })],
  [
    new RegExp(
      `(\\d{1,2}|${NUMBERS.map((name) => `${name}\\b`).join('|')})(?:\\s*[:.h]\\s*([0-5]\\d)|\\s+(y media|y cuarto)\\b)?(?:\\s*(?:horas|hrs?|hs?|h)\\b\\.?)?(?:\\s*(a\\.?\\s?m\\b\\.?|p\\.?\\s?m\\b\\.?|m\\b\\.?|de la manana\\b|de la tarde\\b|de la noche\\b|de la madrugada\\b|del mediodia\\b))?(?!\\d)`,
      'y',
    ),
    timeOf,
  ],
  [/(?:hasta)(?:\s+(?:el|la|las|los))?(?!\p{L})/uy, sign('until')],
  [/(?:a|al)(?:\s+(?:las?|los?))?\b/y, sign('to')],
  [/\s*[-–—‒−]\s*/y, sign('to')],
  [/(?:desde|a partir de)(?:\s+(?:el|la|las|los))?\b/y, sign('since')],
  [/[,/+&]/y, sign('comma')],
  [/(?:y|e)\b/y, sign('and')],
  [/[;.\n|]+/y, sign('stop')],
  [
    /(?:de|del|en|los?|las?|el|abren?|abiert[oa]s?|atienden?|atendemos|abrimos|atencion|horarios?|dias?|se|es|para|por|solo|solamente|visitas?|publico|hrs?|horas)\b/y,
    sign('filler'),
  ],
  [/[:()]/y, sign('filler')],
];

/** Returns null for an impossible date. */
function dateOf(day: number, month: number): Made {
  return day >= 1 && day <= 31 && month >= 1 && month <= 12 ? { kind: 'date', day, month } : null;
}

function timeOf([, hours = '', minutes, fraction, mark = '']: RegExpExecArray): Made {
  const number = NUMBERS.indexOf(hours) + 1 || Number(hours);
  const minute = fraction === 'y media' ? 30 : fraction === 'y cuarto' ? 15 : Number(minutes ?? 0);
  if (number > 24 || (number === 24 && minute > 0)) return null;
  const isExact = number > 12 || number === 0 || /^0\d/.test(hours);
  if (isExact || !mark) return { kind: 'time', minute: number * 60 + minute, half: null, isExact };
  if (/^(?:m\b|del mediodia)/.test(mark)) return { kind: 'time', minute: 720 + minute, half: null, isExact: true };
  const isMorning = /^a|manana|madrugada/.test(mark) || (number === 12 && mark.endsWith('noche'));
  return { kind: 'time', minute: (number % 12) * 60 + minute, half: isMorning ? 'am' : 'pm', isExact: false };
}

/** Keeps the length, so that positions in the result are positions in `text`. */
function plain(text: string): string {
  return [...text]
    .map((sign) =>
      sign
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .padEnd(sign.length)
        .slice(0, sign.length),
    )
    .join('');
}

/** Words that are not understood have the kind `unknown`. */
export function wordsOf(text: string): Word[] {
  const source = plain(text);
  const found: Word[] = [];
  let at = 0;
  while (at < source.length) {
    if (/[^\S\n]/.test(source[at]!)) {
      at += 1;
      continue;
    }
    const [made, length] = wordAt(source, at);
    found.push({ ...made, from: at, to: at + length } as Word);
    at += length;
  }
  return found;
}

function wordAt(source: string, at: number): [Rest<Word>, number] {
  for (const [pattern, make] of ENTRIES) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const made = match && make(match);
    if (match && made && match[0].trim()) return [made, match[0].length];
  }
  const length = /^(?:[\p{L}\p{N}]+|.)/su.exec(source.slice(at))![0].length;
  return [{ kind: 'unknown' }, length];
}
