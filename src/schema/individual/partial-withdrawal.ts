import { defineSchema } from '../define-schema';
import { closing } from './closing';

/** Requested amount (docs/rules/withdrawals.md, Amount). Account and limit bound it on each side. */
export const requestedAmount = defineSchema({ sqtqje: { kind: 'money', label: '申请提取金额', capital: true } });

/** Fields of each withdrawal of a part of the balance. */
export const partial = defineSchema({ ...requestedAmount, ...closing });
