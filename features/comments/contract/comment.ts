import { type Static, Type } from 'typebox';

const Score = Type.Optional(Type.Integer({ minimum: 1, maximum: 5 }));

/** A published review, 1 to 5 stars. */
export const Comment = Type.Object({
  id: Type.String(),
  owner: Type.String({ description: 'Identificador del lugar, del operador o del viaje' }),
  author: Type.String(),
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  scores: Type.Object({
    service: Score,
    organisation: Score,
    value: Score,
    safety: Score,
    as_described: Score,
    access: Score,
  }),
  title: Type.Union([Type.String(), Type.Null()]),
  body: Type.String(),
  verification: Type.Integer({
    minimum: 0,
    maximum: 4,
    description: '0 cuenta, 1 correo, 2 cotización respondida, 3 presencia en el lugar, 4 reserva cumplida',
  }),
  visitedOn: Type.Union([Type.String({ format: 'date' }), Type.Null()]),
  reply: Type.Union([Type.Object({ body: Type.String(), at: Type.String({ format: 'date-time' }) }), Type.Null()]),
  publishedAt: Type.String({ format: 'date-time' }),
});
export type Comment = Static<typeof Comment>;

/** A mean is shown from this many reviews on. */
export const MEAN_FROM = 5;

export const CommentsPage = Type.Object({
  items: Type.Array(Comment),
  next: Type.Union([Type.String(), Type.Null()]),
  count: Type.Integer(),
  mean: Type.Union([Type.Number(), Type.Null()], { description: `Nulo con menos de ${MEAN_FROM} comentarios` }),
});
