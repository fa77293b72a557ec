export interface OrderAccount {
  holder: string;
  bank: string;
  /** BIC, or the country's own bank code. */
  bankCode: string;
  /** IBAN, or the country's interbank number. */
  account: string;
}

export interface PaymentOrder {
  /** At most 35 characters. The bank refuses a second file with the same reference. */
  reference: string;
  madeAt: Date;
  /** Local day, `YYYY-MM-DD`. */
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
  /** Comment in a demonstration's file. Null for a real order. */
  remark: string | null;
}

/** For example "1234.50". `digits` is the number of decimals by ISO 4217. */
export function decimalAmount(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const rest = text.slice(text.length - digits);
  return `${minor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${rest}` : ''}`;
}
