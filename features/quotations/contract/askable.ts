import { type Static, Type } from 'typebox';
import { OperatorCard } from '#features/operators/contract/operator.ts';
import { PLAN_CATEGORIES } from '#features/operators/contract/plan-categories.ts';
import { orNull } from '#features/schema.ts';

/** An operator that a traveller can ask by name, with facts that help to choose. */
export const AskableOperator = Type.Object({
  ...OperatorCard.properties,
  /** Categories of its plans on sale. */
  categories: Type.Array(Type.Enum([...PLAN_CATEGORIES])),
  /** ISO 639-1. */
  languages: Type.Array(Type.String()),
  /** Municipalities that its plans visit. */
  districts: Type.Array(Type.String()),
  /** Median minutes to its first answer in the last ninety days; null without an answer. */
  answerMinutes: orNull(Type.Integer()),
});
export type AskableOperator = Static<typeof AskableOperator>;

export const AskableOperators = Type.Object({ items: Type.Array(AskableOperator) });
export type AskableOperators = Static<typeof AskableOperators>;
