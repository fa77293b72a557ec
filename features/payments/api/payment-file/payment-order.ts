/** A bank account as a payment order names it. */
export interface OrderAccount {
  holder: string;
  bank: string;
  /** BIC, or the country's own number of a bank. */
  bankCode: string;
  /** IBAN, or the interbank number of the country. */
  account: string;
}

/** What the region tells its bank to pay: one currency, one debit account. */
export interface PaymentOrder {
  /** At most 35 characters; the bank refuses a second file with the same. */
  reference: string;
  madeAt: Date;
  /** Local day on which it is to be paid. */
  payOn: string;
  currency: string;
  payer: OrderAccount;
  transfers: readonly {
    /** At most 35 characters; comes back on the account's statement. */
    reference: string;
    /** Minor units. */
    amount: number;
    payee: OrderAccount;
    /** What the payee reads. */
    text: string;
  }[];
  /** Said at the head of the file; null: it is meant. */
  remark: string | null;
}

/** Minor units → "1234.50", exactly, with the decimals of ISO 4217. */
export function decimalAmount(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}
