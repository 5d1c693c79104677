import { atLeastZero, voucherLimit } from '@/domain/deposit/other-withdrawal';
import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { plainIdentifier } from '@/domain/text/plain-text';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { type PersonRecord, personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { taxReceiptOf } from '../../registers/invoices';
import { homesOf } from '../../registers/registers';
import type { Applicant } from '../rule';
import { aliveUses, drawnText, sumOf, type Use, voucherHousehold } from '../vouchers';
import {
  checkReasonHome,
  homeNeed,
  householdShare,
  isListed,
  type Reason,
  type WithdrawalReasonValues,
} from './reason';

/** 17 既有住宅加装电梯, 18 住宅专项维修资金, 19 购房契税: the own share of a single-use voucher. */
function byVoucher(
  needs: Reason['needs'],
  differences?: (applicant: Applicant, values: WithdrawalReasonValues) => Record<string, string>,
): Reason {
  return {
    family: true,
    check(reader, applicant) {
      checkReasonHome(reader, applicant);
      if (!reader.values.pzhm) return;
      const drawn = drawnBefore(applicant, reader.values);
      if (drawn) reader.fail('pzhm', drawn);
      for (const [field, problem] of Object.entries(differences?.(applicant, reader.values) ?? {}))
        reader.doubt(field, problem, '契税完税凭证');
    },
    conditions: () => [],
    limit(applicant, values) {
      const share = householdShare(applicant, values);
      const fphjje = parseYuan(values.fphjje ?? '');
      if (!share || fphjje === undefined) return null;
      const { whole, words } = voucherLimit(fphjje, share.gybl);
      const ljytq = sumOf(takenOfShare(applicant, values, share.zjhm));
      // Rounding is corrected by the last withdrawal, which takes the rest of the voucher.
      const had = sumOf(usesOf(applicant, values));
      const left = fphjje - had + ljytq;
      if (left >= whole) return { whole, words, ljytq };
      return { whole: atLeastZero(left), words: `${words}，以凭证金额减去已提取${moneyText(had)}为限`, ljytq };
    },
    once: () => '该凭证',
    drawn: drawnBefore,
    use: ({ bdcqzh = '', pzhm = '' }) => ({ bdcqzh, pz: [keyOf(pzhm)] }),
    needs: (application, values) => [
      ...(isListed(application, values) ? [] : [homeNeed(application, false)]),
      ...needs(application, values),
    ],
  };
}

export const lift = byVoucher(() => [{ wjlxId: '0316', wjmc: '加装电梯协议及付款凭证', sfbs: '1', mjsm: '' }]);
export const maintenanceFund = byVoucher(() => [{ wjlxId: '0317', wjmc: '专项维修资金票据', sfbs: '1', mjsm: '' }]);
export const deedTax = byVoucher(taxNeed, ({ store, person }, values) => receiptDifferences(store, person, values));

/** Differences between the tax authority's data and the form. */
function receiptDifferences(
  store: Store,
  { zjhm }: Pick<PersonRecord, 'zjhm'>,
  values: WithdrawalReasonValues,
): Record<string, string> {
  const known = taxReceiptOf(store, plainIdentifier(values.pzhm ?? ''), zjhm);
  if (!known) return {};
  const fen = parseYuan(values.fphjje ?? '');
  const problems: Record<string, string> = {};
  if (values.bdcqzh && known.bdcqzh !== values.bdcqzh) problems.pzhm = '该完税凭证登记的不是所选住房';
  if (fen !== undefined && fen !== known.fen)
    problems.fphjje = `凭证金额与税务登记信息不一致（登记${toYuan(known.fen)}元）`;
  return problems;
}

/** Key with prefix, because vouchers and invoices have separate number ranges. */
const keyOf = (pzhm: string) => `pz:${pzhm}`;

/** All applications that use the voucher. */
const usesOf = ({ store, ywlsh }: Applicant, { pzhm = '' }: WithdrawalReasonValues): Use[] =>
  aliveUses(store, ywlsh, ({ pz }) => pz.includes(keyOf(pzhm)));

function drawnBefore(applicant: Applicant, values: WithdrawalReasonValues): string | undefined {
  const used = usesOf(applicant, values);
  return drawnText(
    applicant.store,
    '凭证',
    used.filter((use) => !isSpouses(applicant, values, use)),
  );
}

/** The spouse may use the rest of the same share. */
function isSpouses(applicant: Applicant, values: WithdrawalReasonValues, use: Use): boolean {
  const { store, person } = applicant;
  return use.zjhm !== person.zjhm && voucherHousehold(store, person.zjhm, values.pozjhm).includes(use.zjhm);
}

/** Uses of the couple that count against this share; an owner with a separate share uses that one. */
function takenOfShare(applicant: Applicant, values: WithdrawalReasonValues, holder: string): Use[] {
  const { store } = applicant;
  return usesOf(applicant, values).filter((use) => {
    const ownShare = homesOf(store, use.zjhm).some(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    return isSpouses(applicant, values, use) && (ownShare ? use.zjhm === holder : true);
  });
}

function taxNeed({ tx, actor }: Parameters<Reason['needs']>[0], values: WithdrawalReasonValues): Need[] {
  const person = personOf(tx, actor);
  const there = taxReceiptOf(tx.store, plainIdentifier(values.pzhm ?? ''), person.zjhm) !== undefined;
  const known = there && Object.keys(receiptDifferences(tx.store, person, values)).length === 0;
  return [{ wjlxId: '0304', wjmc: '契税完税凭证', sfbs: '1', mjsm: known ? checkedBy(tx, '税务系统') : '' }];
}
