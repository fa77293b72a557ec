import { type Static, Type } from 'typebox';
import { OperatorCard } from '#features/operators/contract/operator.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { orNull } from '#features/schema.ts';

export const AskableOperator = Type.Object({
  ...OperatorCard.properties,
  categories: Type.Array(Type.Enum([...PLAN_CATEGORIES])),
  /** ISO 639-1 codes. */
  languages: Type.Array(Type.String()),
  districts: Type.Array(Type.String()),
  /** Median time to the first answer in the last ninety days, in minutes. */
  answerMinutes: orNull(Type.Integer()),
});
export type AskableOperator = Static<typeof AskableOperator>;

export const AskableOperators = Type.Object({ items: Type.Array(AskableOperator) });
export type AskableOperators = Static<typeof AskableOperators>;
