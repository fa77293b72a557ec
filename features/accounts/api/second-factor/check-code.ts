import type { Seal } from '#server/auth/seal.ts';
import type { AccountRow, Writer } from '../account.store.ts';
import { readRecoveryCode, recoveryCodeFits } from './recovery-codes.ts';
import {
  findRecoveryHash,
  findSecondFactor,
  type SecondFactorRow,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';
import { stepOfCode } from './totp.rules.ts';

type AccountRef = Pick<AccountRow, 'region_id' | 'id'>;

/** The context binds an encrypted seed to its account. */
export function seedContext({ region_id, id }: AccountRef): string {
  return `second factor of ${region_id} ${id}`;
}

export function openSeed(seal: Seal, { region_id, account_id, secret }: SecondFactorRow): Buffer {
  return seal.open(secret, seedContext({ region_id, id: account_id }));
}

/**
 * Accepts a code of the authenticator app or a recovery code.
 * @returns false if the code is wrong or was already used.
 */
export async function takeCode(db: Writer, seal: Seal, account: AccountRef, text: string): Promise<boolean> {
  const recovery = readRecoveryCode(text);
  if (recovery) {
    const hash = await findRecoveryHash(db, account, recovery.position);
    return (await recoveryCodeFits(recovery.code, hash)) && takeRecoveryCode(db, account, recovery.position);
  }
  const factor = await findSecondFactor(db, account);
  if (!factor) return false;
  const seed = seedIfOpens(seal, factor);
  const step = seed && stepOfCode(seed, text, Date.now());
  return step !== undefined && takeStep(db, account, step);
}

/** @returns undefined if the seed was encrypted with an earlier SECRET_KEY (docs/keys.md). */
function seedIfOpens(seal: Seal, factor: SecondFactorRow): Buffer | undefined {
  try {
    return openSeed(seal, factor);
  } catch {
    return undefined;
  }
}
