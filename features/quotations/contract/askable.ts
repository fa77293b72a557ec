import { type Static, Type } from 'typebox';
import { OperatorCard } from '#features/operators/contract/operator.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { orNull } from '#features/schema.ts';

/** An operator whom one can ask by name, with what helps to choose. */
export const AskableOperator = Type.Object({
  ...OperatorCard.properties,
  /** Of its plans on sale. */
  categories: Type.Array(Type.Enum([...PLAN_CATEGORIES])),
  /** ISO 639-1. */
  languages: Type.Array(Type.String()),
  /** Municipalities that its plans go to. */
  districts: Type.Array(Type.String()),
  /** Half of its first answers of the last ninety days took less; null: it answered none yet. */
  answerMinutes: orNull(Type.Integer()),
});
export type AskableOperator = Static<typeof AskableOperator>;

export const AskableOperators = Type.Object({ items: Type.Array(AskableOperator) });
export type AskableOperators = Static<typeof AskableOperators>;
