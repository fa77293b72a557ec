/** A bank account in a payment order. */
export interface OrderAccount {
  holder: string;
  bank: string;
  /** BIC, or the country's own bank code. */
  bankCode: string;
  /** IBAN, or the country's interbank number. */
  account: string;
}

/** The region's instruction to its bank: one currency, one debit account. */
export interface PaymentOrder {
  /** Reference of the file, at most 35 characters; the bank refuses a second file with the same one. */
  reference: string;
  madeAt: Date;
  /** Local day of payment. */
  payOn: string;
  currency: string;
  payer: OrderAccount;
  transfers: readonly {
    /** Reference of the transfer, at most 35 characters; it returns in the account's statement. */
    reference: string;
    /** Minor units. */
    amount: number;
    payee: OrderAccount;
    /** Text for the payee. */
    text: string;
  }[];
  /** Comment at the top of the file, for example of a demonstration; null for a real order. */
  remark: string | null;
}

/** Minor units → "1234.50", exactly, with the decimals of ISO 4217. */
export function decimalAmount(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}
