import type { ColumnType, Generated } from 'kysely';
import type { AccountAction, AccountMover, AccountState } from '#features/accounts/contract/account-states.ts';
import type { OperatorRole, PlaceRole, StaffRole } from '#features/accounts/contract/actor.ts';
import type { GenderCode } from '#features/accounts/contract/gender.ts';
import type { SessionMethod } from '#features/accounts/contract/session.ts';

export interface AccountTable {
  region_id: string;
  id: Generated<string>;
  state: Generated<AccountState>;
  locked_by: 'owner' | 'staff' | null;
  email: string;
  email_key: string;
  name: string;
  gender: GenderCode | null;
  language: Generated<string>;
  password_hash: string;
  start_hash: Buffer | null;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  deletion_requested_at: Date | null;
}

export interface AccountEventTable {
  region_id: string;
  account_id: string;
  at: Generated<Date>;
  action:
    | AccountAction
    | 'sign_up'
    | 'change_password'
    | 'restore_password'
    | 'change_email'
    | 'undo_email'
    | 'ask_factor_removal'
    | 'stop_factor_removal'
    | 'remove_factors';
  from_state: AccountState | null;
  to_state: AccountState;
  actor: AccountMover;
  staff_id: string | null;
  reason: string | null;
}

export interface AccountSessionTable {
  region_id: string;
  id: Generated<string>;
  account_id: string;
  salt: Buffer;
  renewals: Generated<number>;
  token_hash: Buffer;
  token_expires_at: Date;
  previous_token_hash: Buffer | null;
  previous_token_until: Date | null;
  method: SessionMethod;
  second_factor: boolean;
  proved_at: Generated<Date>;
  device_hash: Buffer;
  device: string;
  created_at: Generated<Date>;
  renewed_at: Generated<Date>;
  seen_at: Date | null;
  ended_at: Date | null;
  ended_why: SessionEnd | null;
}
export type SessionEnd =
  | 'signed_out'
  | 'signed_out_elsewhere'
  | 'signed_in_again'
  | 'password_changed'
  | 'password_restored'
  | 'email_undone'
  | 'not_me'
  | 'reused'
  | 'closed_by_staff'
  | 'deletion';

export const KEY_PURPOSES = [
  'confirm',
  'sign_in',
  'restore',
  'change_email',
  'undo_email',
  'not_me',
  'keep_factor',
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

export interface KeyDetail {
  email?: string;
}

export interface AccountKeyTable {
  region_id: string;
  hash: Buffer;
  account_id: string;
  purpose: KeyPurpose;
  detail: ColumnType<KeyDetail, string | undefined, string>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface DeviceTable {
  region_id: string;
  account_id: string;
  device_hash: Buffer;
  first_seen_at: Generated<Date>;
  seen_at: Generated<Date>;
}

export interface PasskeyTable {
  region_id: string;
  id: string;
  account_id: string;
  public_key: Buffer;
  /** The driver returns a bigint as text. */
  counter: ColumnType<string, number, number>;
  transports: Generated<string[]>;
  name: string;
  synced: boolean;
  created_at: Generated<Date>;
  used_at: Date | null;
}

export interface PasskeyChallengeTable {
  region_id: string;
  challenge: string;
  account_id: string | null;
  expires_at: Date;
}

export interface SecondFactorTable {
  region_id: string;
  account_id: string;
  secret: Buffer;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  last_step: ColumnType<string, number | undefined, number>;
}

export interface RecoveryCodeTable {
  region_id: string;
  account_id: string;
  position: number;
  hash: string;
  used_at: Date | null;
}

export interface FactorRemovalTable {
  region_id: string;
  account_id: string;
  asked_at: Generated<Date>;
  asked_by: string;
  reason: string;
  due_at: Date | null;
}

export interface AttemptWindowTable {
  region_id: string;
  key: Buffer;
  hits: Date[];
  expires_at: Date;
}

export interface PlaceMemberTable {
  region_id: string;
  company_id: string;
  account_id: string;
  role: PlaceRole;
  added_at: Generated<Date>;
}

export interface OperatorMemberTable {
  region_id: string;
  operator_id: string;
  account_id: string;
  role: OperatorRole;
  added_at: Generated<Date>;
}

export interface StaffTable {
  region_id: string;
  account_id: string;
  role: StaffRole;
  added_at: Generated<Date>;
  added_by: string | null;
}

export interface AccountAvatarTable {
  region_id: string;
  account_id: string;
  image: ColumnType<unknown, string, string>;
  set_at: Generated<Date>;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    account: AccountTable;
    account_event: AccountEventTable;
    account_session: AccountSessionTable;
    account_key: AccountKeyTable;
    known_device: DeviceTable;
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
    factor_removal: FactorRemovalTable;
    attempt_window: AttemptWindowTable;
    company_member: PlaceMemberTable;
    operator_member: OperatorMemberTable;
    staff: StaffTable;
    account_avatar: AccountAvatarTable;
  }
}
