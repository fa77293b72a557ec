import type { BankAccount } from '#features/operators/contract/managed-operator.ts';
import { sealWith } from '#server/auth/seal.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import type { Config } from '#server/config.ts';

/** An account that was encrypted for one operator cannot be decrypted for another operator. */
export interface BankAccounts {
  close(account: BankAccount, of: { region: string; operatorId: string }): Buffer;
  /** @returns undefined for another key, another operator, or damaged bytes */
  open(sealed: Buffer, of: { region: string; operatorId: string }): BankAccount | undefined;
}

export async function openBankAccounts(config: Pick<Config, 'SECRET_KEY' | 'DATA_DIR'>): Promise<BankAccounts> {
  const seal = sealWith((await openSiteKey(config))('bank accounts of operators'));
  const context = ({ region, operatorId }: { region: string; operatorId: string }) => `bank ${region} ${operatorId}`;
  return {
    close: (account, of) => seal.close(Buffer.from(JSON.stringify(account)), context(of)),
    open(sealed, of) {
      try {
        return JSON.parse(seal.open(sealed, context(of)).toString()) as BankAccount;
      } catch {
        return undefined;
      }
    },
  };
}
