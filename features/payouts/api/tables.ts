import type { Generated } from 'kysely';
import type { InvoiceState } from '#features/payouts/contract/invoice-states.ts';
import type { TransferState } from '#features/payouts/contract/payout-states.ts';
import type { SettlementState, SettlementTrouble } from '#features/payouts/contract/settlements.ts';
import type { SettlementLineKind } from '#server/cards/port.ts';

export interface PayoutTable {
  region_id: string;
  id: Generated<string>;
  reference: string;
  operator_id: string;
  currency: string;
  amount: number;
  state: TransferState;
  batch_id: string;
  account_sealed: Buffer;
  account_ending: string;
  made_at: Generated<Date>;
  changed_at: Generated<Date>;
}

export interface PayoutBatchTable {
  region_id: string;
  id: Generated<string>;
  reference: string;
  currency: string;
  made_by: string | null;
  made_at: Generated<Date>;
}

export interface CommissionInvoiceTable {
  region_id: string;
  id: Generated<string>;
  number: string;
  operator_id: string;
  currency: string;
  amount: number;
  state: Generated<InvoiceState>;
  payout_id: string | null;
  issued_at: Generated<Date>;
  changed_at: Generated<Date>;
  due_on: string;
  reminded_at: Date | null;
}

export interface CommissionInvoiceLineTable {
  region_id: string;
  invoice_id: string;
  entry: string;
  amount: number;
}

export interface PayoutLineTable {
  region_id: string;
  payout_id: string;
  entry: string;
  amount: number;
}

export interface PayoutEventTable {
  region_id: string;
  payout_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  from_state: TransferState | null;
  to_state: TransferState;
  actor_id: string | null;
  note: string | null;
}

export interface CardSettlementTable {
  region_id: string;
  provider: string;
  id: string;
  currency: string;
  amount: number;
  state: SettlementState;
  arrives_at: Date;
  read_at: Generated<Date>;
}

export interface CardSettlementLineTable {
  region_id: string;
  provider: string;
  settlement_id: string;
  line: number;
  kind: SettlementLineKind;
  payment_id: string | null;
  amount: number;
  fee: number;
  trouble: SettlementTrouble | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    payout: PayoutTable;
    payout_batch: PayoutBatchTable;
    payout_line: PayoutLineTable;
    commission_invoice: CommissionInvoiceTable;
    commission_invoice_line: CommissionInvoiceLineTable;
    payout_event: PayoutEventTable;
    card_settlement: CardSettlementTable;
    card_settlement_line: CardSettlementLineTable;
  }
}
