import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { atLeastZero, voucherWhole } from '@/domain/other-withdrawal';
import { plainIdentifier } from '@/domain/plain-text';
import { checkedBy, type Need } from '../../cases/materials/material-needs';
import { type PersonRecord, personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import { taxReceiptOf } from '../../registers/invoices';
import { homesOf } from '../../registers/registers';
import type { Applicant } from '../rule';
import { aliveUses, drawnText, householdOf, sumOf, type Use } from '../vouchers';
import { homeNeed, homeRows, isListed, ownShare, type Reason, readHome, row, type Values } from './reason';

/** 17 既有住宅加装电梯, 18 住宅专项维修资金, 19 购房契税: the own share of a voucher that is used once. */
function byVoucher(
  needs: Reason['needs'],
  differences?: (applicant: Applicant, values: Values) => Record<string, string>,
): Reason {
  return {
    family: true,
    read(reader, applicant) {
      readHome(reader, applicant, 'share');
      reader.money('fphjje', { label: '凭证金额' });
      const pzhm = reader.text('pzhm', { label: '凭证号码', most: 60 });
      if (pzhm === '') return;
      const drawn = drawnBefore(applicant, reader.values);
      if (drawn) reader.fail('pzhm', drawn);
      for (const [field, problem] of Object.entries(differences?.(applicant, reader.values) ?? {}))
        reader.doubt(field, problem, '契税完税凭证');
    },
    conditions: () => [],
    limit(applicant, values) {
      const share = ownShare(applicant, values);
      const fphjje = parseYuan(values.fphjje ?? '');
      if (!share || fphjje === undefined) return null;
      const { whole, words } = voucherWhole(fphjje, share.gybl);
      const ljytq = sumOf(takenOfShare(applicant, values, share.zjhm));
      // Shares are rounded each: whoever draws last has what the others leave of the voucher.
      const had = sumOf(usesOf(applicant, values));
      const left = fphjje - had + ljytq;
      if (left >= whole) return { whole, words, ljytq };
      return { whole: atLeastZero(left), words: `${words}，以凭证金额减去已提取${moneyText(had)}为限`, ljytq };
    },
    once: () => '该凭证',
    drawn: drawnBefore,
    use: ({ bdcqzh = '', pzhm = '' }) => ({ bdcqzh, pz: [keyOf(pzhm)] }),
    rows: (values) => [
      ...homeRows(values),
      ...row('凭证金额', values.fphjje && moneyText(values.fphjje)),
      ...row('凭证号码', values.pzhm),
    ],
    needs: (application, values) => [
      ...(isListed(application, values) ? [] : [homeNeed(application, false)]),
      ...needs(application, values),
    ],
  };
}

export const lift = byVoucher(() => [{ wjlxId: '0316', wjmc: '加装电梯协议及付款凭证', sfbs: '1', mjsm: '' }]);
export const maintenanceFund = byVoucher(() => [{ wjlxId: '0317', wjmc: '专项维修资金票据', sfbs: '1', mjsm: '' }]);
export const deedTax = byVoucher(taxNeed, ({ store, person }, values) => receiptDifferences(store, person, values));

/** What the tax authority has otherwise than it is said. */
function receiptDifferences(
  store: Store,
  { zjhm }: Pick<PersonRecord, 'zjhm'>,
  values: Values,
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

/** Numbers of vouchers and of invoices are counted by different offices. */
const keyOf = (pzhm: string) => `pz:${pzhm}`;

/** Everybody's applications for the voucher. */
const usesOf = ({ store, ywlsh }: Applicant, { pzhm = '' }: Values): Use[] =>
  aliveUses(store, ywlsh, ({ pz }) => pz.includes(keyOf(pzhm)));

function drawnBefore(applicant: Applicant, values: Values): string | undefined {
  const used = usesOf(applicant, values);
  return drawnText(
    applicant.store,
    '凭证',
    used.filter((use) => !isSpouses(applicant, values, use)),
  );
}

/** The other one of the couple may use what is left of the same share. */
function isSpouses(applicant: Applicant, values: Values, use: Use): boolean {
  const { store, person } = applicant;
  return use.zjhm !== person.zjhm && householdOf(store, person.zjhm, values.pozjhm).includes(use.zjhm);
}

/** What the couple has had of the share that this application draws on; an owner with a share of one's own draws on that. */
function takenOfShare(applicant: Applicant, values: Values, holder: string): Use[] {
  const { store } = applicant;
  return usesOf(applicant, values).filter((use) => {
    const ownShare = homesOf(store, use.zjhm).some(({ bdcqzh }) => bdcqzh === values.bdcqzh);
    return isSpouses(applicant, values, use) && (ownShare ? use.zjhm === holder : true);
  });
}

function taxNeed({ desk, actor }: Parameters<Reason['needs']>[0], values: Values): Need[] {
  const person = personOf(desk, actor);
  const there = taxReceiptOf(desk.store, plainIdentifier(values.pzhm ?? ''), person.zjhm) !== undefined;
  const known = there && Object.keys(receiptDifferences(desk.store, person, values)).length === 0;
  return [{ wjlxId: '0304', wjmc: '契税完税凭证', sfbs: '1', mjsm: known ? checkedBy(desk, '税务系统') : '' }];
}
