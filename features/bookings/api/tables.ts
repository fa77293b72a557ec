import type { ColumnType, Generated } from 'kysely';
import type { BookingItem, BookingSnapshot, Cancellation, ResellerNote } from '#features/bookings/contract/booking.ts';
import type { BookingActor, BookingState } from '#features/bookings/contract/booking-states.ts';

type Json<T> = ColumnType<T, string, string>;
type MaybeJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

export const CHANNELS = ['web', 'quotation', 'octo', 'desk'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface BookingTable {
  region_id: string;
  id: string;
  reference: string;
  order_id: string | null;
  channel: Channel;
  state: BookingState;
  operator_id: string;
  plan_id: string;
  plan_version: number;
  option_id: string;
  departure_id: string;
  places: number;
  hold_until: Date | null;
  currency: string;
  total: number;
  tax: number;
  commission_bps: number;
  items: Json<BookingItem[]>;
  snapshot: Json<BookingSnapshot>;
  answers: MaybeJson<Record<string, unknown>>;
  reseller: MaybeJson<ResellerNote>;
  test_mode: Generated<boolean>;
  created_at: Generated<Date>;
  confirmed_at: Date | null;
  redeemed_at: Date | null;
  cancellation: MaybeJson<Cancellation>;
  cancelled_at: Date | null;
  changed_at: Generated<Date>;
}

export interface BookingEventTable {
  region_id: string;
  booking_id: string;
  id: Generated<string>;
  at: Generated<Date>;
  action: string;
  from_state: BookingState | null;
  to_state: BookingState;
  actor: BookingActor;
  actor_id: string | null;
  reason: string | null;
}

export interface BookingQuoteTable {
  region_id: string;
  id: Generated<string>;
  booking_id: string;
  kind: 'cancel' | 'amend' | 'move';
  offer: Json<Record<string, unknown>>;
  refund: number;
  charge: Generated<number>;
  currency: string;
  made_at: Generated<Date>;
  valid_until: Date;
  taken_at: Date | null;
}

export interface UnpaidHoldTable {
  region_id: string;
  order_id: string;
  departure_id: string;
  places: number;
  network: Buffer | null;
  browser: Buffer | null;
  holder: Buffer | null;
  again: boolean;
  ended_at: Date | null;
}

declare module '#server/database/tables.ts' {
  interface Tables {
    unpaid_hold: UnpaidHoldTable;
    booking: BookingTable;
    booking_event: BookingEventTable;
    booking_quote: BookingQuoteTable;
  }
}
