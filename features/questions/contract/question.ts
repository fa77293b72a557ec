import { type Static, Type } from 'typebox';
import { Id, Instant, orNull } from '#features/schema.ts';

export const BADGES = ['owner', 'verified_visitor', 'region'] as const;
export type Badge = (typeof BADGES)[number];

export const Answer = Type.Object({
  id: Id,
  answeredBy: Type.String(),
  badge: Type.Enum([...BADGES], {
    description: 'Quién responde: quien lleva el lugar, un visitante comprobado o la región',
  }),
  body: Type.String(),
  publishedAt: Instant,
  useful: Type.Integer({ description: 'A cuántas personas les sirvió; la que más, primero' }),
});
export type Answer = Static<typeof Answer>;

export const Question = Type.Object({
  id: Type.String(),
  owner: Type.String({ description: 'Identificador del lugar, del operador o del viaje' }),
  state: Type.Enum(['asked', 'answered', 'resolved']),
  askedBy: Type.String(),
  body: Type.String(),
  publishedAt: Instant,
  answers: Type.Array(Answer),
});
export type Question = Static<typeof Question>;

export const QuestionsPage = Type.Object({
  items: Type.Array(Question),
  next: orNull(Type.String()),
});
export type QuestionsPage = Static<typeof QuestionsPage>;
