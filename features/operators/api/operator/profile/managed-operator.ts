import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedOperator } from '#features/operators/contract/managed-operator.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import type { BankAccounts } from '../bank/bank-accounts.ts';
import { readBankChanges } from '../bank/bank-change.store.ts';
import { readDocuments } from './document.store.ts';
import { findOperator, lockOperator, type OperatorRow } from './operator.store.ts';
import { managedOperatorView } from './operator.view.ts';

type Asking = Parameters<typeof personOf>[0];

export interface ManagedOperators {
  /** @throws `operator_not_found` */
  show(request: Asking, operatorId: string): Promise<ManagedOperator>;
  change(
    request: Asking,
    operatorId: string,
    work: (trx: Database, row: OperatorRow) => Promise<void>,
  ): Promise<ManagedOperator>;
}

export function openManagedOperators({ db, config, region }: Platform, accounts: BankAccounts): ManagedOperators {
  const show: ManagedOperators['show'] = async (request, operatorId) => {
    const row = await findOperator(db, config.REGION, operatorId);
    if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
    const role = personOf(request).operators.find(({ id }) => id === operatorId)!.role;
    const changes = role === 'owner' ? await readBankChanges(db, config.REGION, operatorId) : [];
    const documents = (await readDocuments(db, config.REGION, operatorId)).map(({ kind }) => kind);
    return managedOperatorView(row, role, await region.current(), { accounts, changes, documents });
  };
  return {
    show,
    async change(request, operatorId, work) {
      authorize(personOf(request), 'operator.edit', { operatorId });
      await inTransaction(db, async (trx) => {
        const row = await lockOperator(trx, config.REGION, operatorId);
        if (!row) throw problem(OPERATOR_ERRORS, 'operator_not_found');
        await work(trx, row);
      });
      return show(request, operatorId);
    },
  };
}
