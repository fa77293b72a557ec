import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyState } from '../contract/policy.ts';

export const POLICY_STATE_WORDS: Record<PolicyState, MessageDescriptor> = {
  draft: msg`Borrador`,
  scheduled: msg`Programada`,
  in_force: msg`Vigente`,
  superseded: msg`Anterior`,
};
