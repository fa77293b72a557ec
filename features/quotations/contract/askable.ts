import { type Static, Type } from 'typebox';
import { OperatorCard } from '#features/operators/contract/operator.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { orNull } from '#features/schema.ts';

/** An operator to which a traveller can send a request. */
export const AskableOperator = Type.Object({
  ...OperatorCard.properties,
  /** Categories of the operator's plans on sale. */
  categories: Type.Array(Type.Enum([...PLAN_CATEGORIES])),
  /** Languages of the operator's plans, ISO 639-1. */
  languages: Type.Array(Type.String()),
  /** Municipalities that the plans visit. */
  districts: Type.Array(Type.String()),
  /** Median time to the first answer in the last ninety days, in minutes; null without answers. */
  answerMinutes: orNull(Type.Integer()),
});
export type AskableOperator = Static<typeof AskableOperator>;

export const AskableOperators = Type.Object({ items: Type.Array(AskableOperator) });
export type AskableOperators = Static<typeof AskableOperators>;
