import type { Actor } from '#features/accounts/contract/actor.ts';

export const isOperatorRunBy = (actor: Actor, id: string): boolean =>
  actor.kind === 'person' && actor.operators.some((operator) => operator.id === id);
