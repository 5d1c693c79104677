import { plainIdentifier } from '@/domain/text/plain-text';
import { post } from '../client/client';
import { hall } from '../client/path';
import { object, textValue } from '../client/read';
import { readWithdrawalRecord, type WithdrawalRecord } from './withdrawal-records';

/** The person's payee account: the bound card, or another one with its confirmation code. */
export type NamedCard = { skzhly: '1' } | { skzhly: string; skyhdm: string; skyhzh: string; dxyzm: string };

/** Sends the code that confirms this card, valid for it only, to the registered number. */
export function sendPayeeCode(skyhzh: string): Promise<{ sjhm: string }> {
  return post(hall('tqsq/sendCode'), { skyhzh: plainIdentifier(skyhzh) }, object({ sjhm: textValue }), {});
}

/** Changes the payee account of a payment that the bank returned (idempotent). */
export function correctAccount(ywlsh: string, card: NamedCard): Promise<WithdrawalRecord> {
  return post(hall('tqsq/gzzh'), { ywlsh, ...card }, readWithdrawalRecord, { errors: 'inline' });
}
