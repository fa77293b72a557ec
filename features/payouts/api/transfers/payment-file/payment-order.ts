export interface OrderAccount {
  holder: string;
  bank: string;
  /** A BIC, or the country's own bank code. */
  bankCode: string;
  /** An IBAN, or the country's interbank number. */
  account: string;
}

export interface PaymentOrder {
  /** At most 35 characters. The bank refuses a second file with the same reference. */
  reference: string;
  madeAt: Date;
  /** A local day as `YYYY-MM-DD`. */
  payOn: string;
  currency: string;
  payer: OrderAccount;
  transfers: readonly {
    /** At most 35 characters. The bank's statement repeats the reference. */
    reference: string;
    amount: number;
    payee: OrderAccount;
    text: string;
  }[];
  /** A note in the file of a demo, or null for a real order. */
  remark: string | null;
}

/**
 * Returns a text such as "1234.50".
 * @param digits the number of decimals of the currency (ISO 4217)
 */
export function decimalAmount(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}
