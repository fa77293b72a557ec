/** A member is null if the text does not state its value clearly. */
export interface LegText {
  metres: number | null;
  minutes: number | null;
}

const SPAN_OF_DISTANCES = /\d\s*-\s*\d+(?:[.,]\d+)?\s*km\b/i;
const DISTANCE = /(\d+(?:[.,]\d+)?)\s*(km|kilómetros?|kilometros?|metros?|mts?|m)\b/i;
const CLOCK = /(\d{1,2})\s*:\s*(\d{2})\s*h(?:oras?|rs?)?\b\.?/i;
const HOURS = /(\d+(?:[.,]\d+)?)\s*h(?:oras?|rs?)?\b\.?(?:\s*(?:y\s*)?(\d{1,2})\s*m(?:in(?:utos?)?)?\b)?/i;
const MINUTES = /(\d{1,3})(?:\s*(?:-|a)\s*(\d{1,3}))?\s*min(?:utos?)?\b/i;
/** Kilometres per minute. A walk that is faster gets no distance. */
const FASTEST_WALK = 7 / 60;

/** Reads the longer time of a range. Ambiguous values such as "3.30 horas" become null. */
export function readLegText(text: string, onFoot = false): LegText {
  if (/\bd[ií]as?\b/i.test(text)) return { metres: null, minutes: null };
  const { minutes, rest } = readDuration(text);
  const metres = readDistance(rest);
  if (minutes !== null && minutes > 720 && metres !== null && metres < 200_000) return { metres, minutes: null };
  if (onFoot && minutes && metres && metres / 1000 / minutes > FASTEST_WALK) return { metres: null, minutes };
  return { metres, minutes };
}

function readDistance(text: string): number | null {
  if (SPAN_OF_DISTANCES.test(text)) return null;
  const match = DISTANCE.exec(text);
  if (!match) return null;
  const value = Number(match[1]!.replace(',', '.'));
  return Math.round(/^k/i.test(match[2]!) ? value * 1000 : value);
}

function readDuration(text: string): { minutes: number | null; rest: string } {
  for (const [pattern, read] of READINGS) {
    const match = pattern.exec(text);
    if (match) return { minutes: read(match), rest: text.replace(match[0], ' ') };
  }
  return { minutes: null, rest: text };
}

const READINGS: [RegExp, (match: RegExpExecArray) => number | null][] = [
  [CLOCK, (match) => Number(match[1]) * 60 + Number(match[2])],
  [
    HOURS,
    (match) => {
      const [whole, decimals] = match[1]!.split(/[.,]/);
      return decimals && Number(decimals) !== 0 ? null : Number(whole) * 60 + Number(match[2] ?? 0);
    },
  ],
  [MINUTES, (match) => Number(match[2] ?? match[1])],
];
