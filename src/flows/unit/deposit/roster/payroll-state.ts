import { object, textValue } from '@/api/client/read';

/** State of a payroll comparison, stored in the draft beside the rows. */
export interface PayrollState {
  /** File name. */
  name: string;
  /** Fingerprint of the viewed differences; '' for none. */
  looked: string;
}

export const EMPTY_PAYROLL_STATE: PayrollState = { name: '', looked: '' };

const read = object<PayrollState>({ name: textValue, looked: textValue });

/** Reads the state from a draft; empty if invalid, for example from another version. */
export function readPayrollState(stored: string | undefined): PayrollState {
  try {
    return read(JSON.parse(stored ?? ''));
  } catch {
    return EMPTY_PAYROLL_STATE;
  }
}
