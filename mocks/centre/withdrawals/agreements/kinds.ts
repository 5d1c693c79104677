import type { PlainDate } from '@/domain/dates';
import { agreements } from '../../cases/agreements';
import type { CaseRecord } from '../../cases/case-states';
import type { Store } from '../../kernel/store';
import { ownerId } from '../../kernel/transaction';
import type { AgreementKind } from './kind';
import { loanAgreement } from './loan';
import { rentAgreement } from './rent';

const kinds: readonly AgreementKind[] = [rentAgreement, loanAgreement];

/** @throws Error for a business without agreements, which is a programming fault */
export function agreementKindOf(ywlx: string): AgreementKind {
  const kind = kinds.find((one) => one.ywlx === ywlx);
  if (!kind) throw new Error(`No agreement of ${ywlx}`);
  return kind;
}

/** Puts the agreement of an application into force with its first payment. */
export function agree(store: Store, record: CaseRecord, day: PlainDate): void {
  const kind = kinds.find(({ ywlx }) => ywlx === record.ywlx);
  const begun = kind?.begins(record, day);
  if (!begun) return;
  const { ywlsh, ywlx, values } = record;
  const grzh = ownerId(record.owner, 'person');
  agreements(store).put(ywlsh, { xybh: ywlsh, grzh, ywlx, values, qyrq: day, ...begun, zt: '1', zzyy: '', zzrq: '' });
}
