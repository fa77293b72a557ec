import { authorize } from '#features/accounts/api/public.ts';
import type { Actor } from '#features/accounts/contract/actor.ts';
import type { Platform } from '#server/platform.ts';
import type { TemplateOwner } from './template.store.ts';

export function templateOwner({ config }: Platform, actor: Actor, operatorId: string): TemplateOwner {
  authorize(actor, 'operator.quote', { operatorId });
  return { region: config.REGION, operatorId };
}
