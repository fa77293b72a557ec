import { type Static, Type } from 'typebox';
import { Day, Instant, orNull } from '#features/schema.ts';
import { MEAN_FROM } from './mean.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { Reply, Scores, Stars } from './review.ts';
import { SUB_SCORES } from './review-content.ts';

/** `rating` is from 1 to 5 stars. */
export const Review = Type.Object({
  id: Type.String(),
  owner: Type.String({ description: 'Identificador del lugar, del operador o del viaje' }),
  plan: orNull(
    Type.Object({ slug: Type.String(), title: Type.String() }, { description: 'Lo que se reservó, de un operador' }),
  ),
  author: Type.String(),
  rating: Stars,
  scores: Scores,
  title: orNull(Type.String()),
  body: Type.String(),
  language: Type.String({ description: 'ISO 639-1' }),
  verification: Type.Integer({
    minimum: 0,
    maximum: 4,
    description: '0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida',
  }),
  visitedOn: orNull(Day),
  reply: orNull(Reply),
  publishedAt: Instant,
  useful: Type.Integer({ description: 'A cuántas personas les sirvió' }),
  fictional: Type.Boolean({ description: 'Inventado, de una demostración' }),
});
export type Review = Static<typeof Review>;

export const ReviewsPage = Type.Object({
  items: Type.Array(Review),
  next: orNull(Type.String()),
  writable: Type.Boolean({ description: 'Se puede opinar con una cuenta; si no, opina quien reservó' }),
  count: Type.Integer(),
  mean: orNull(Type.Number({ description: `Nulo con menos de ${MEAN_FROM} comentarios` })),
  distribution: Type.Array(Type.Integer(), {
    minItems: 5,
    maxItems: 5,
    description: 'Cuántos dan una estrella, dos … cinco',
  }),
  levels: Type.Array(Type.Integer(), {
    minItems: 5,
    maxItems: 5,
    description: 'Cuántos tienen el nivel de comprobación 0, 1 … 4',
  }),
  scores: Type.Record(Type.Enum([...SUB_SCORES]), orNull(Type.Number()), {
    description: `Media de cada parte; nula con menos de ${MEAN_FROM} comentarios que la califican`,
  }),
});
export type ReviewsPage = Static<typeof ReviewsPage>;

export const Rating = Type.Object({ count: Type.Integer(), mean: orNull(Type.Number()) });
export type Rating = Static<typeof Rating>;

export const ReportBody = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Lo crea el navegador: repetir la solicitud no cuenta dos veces' }),
    reason: Type.Enum([...REPORT_REASONS]),
    words: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ReportBody = Static<typeof ReportBody>;

export const Reported = Type.Object({ reported: Type.Literal(true) });
