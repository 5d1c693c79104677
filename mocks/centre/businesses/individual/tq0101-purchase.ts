import type { CaseState } from '@/api/cases/business';
import { addMonths, fundTime } from '@/domain/dates';
import { parseArea } from '@/domain/deposit/other-withdrawal';
import { PROJECT } from '@/domain/loan/project-state';
import { moneyText, parseYuan, toYuan } from '@/domain/money';
import { maskName } from '@/domain/text/mask';
import { purchase } from '@/schema/individual/tq0101-purchase';
import { purchaseNote } from '../../../data/notes/withdrawal-notes';
import { policyCount } from '../../../data/policy/policy';
import { type CaseRecord, cases } from '../../cases/case-states';
import { prefillFrom } from '../../cases/drafts/prefill-values';
import { type FieldReader, labelOf } from '../../cases/field-reader';
import { checkedBy, marriagePaper } from '../../cases/materials/material-needs';
import { readFields } from '../../cases/read-fields';
import { personOf } from '../../kernel/people';
import type { Store } from '../../kernel/store';
import type { Transaction } from '../../kernel/transaction';
import {
  houseHolderText,
  houseName,
  houses,
  isTheirs,
  projectAccounts,
  sellHouse,
  unsellHouse,
} from '../../loans/buildings';
import { spouseOf } from '../../registers/registers';
import { type SaleContract, saleContractOf, saleContractsOf } from '../../registers/sale-contracts';
import { partialRule } from '../../withdrawals/partial-rule';
import type { Applicant } from '../../withdrawals/rule';
import { voucherHousehold } from '../../withdrawals/vouchers';

const SECOND_HAND = '2';
const FULL = '1';
/** States that ended without a payment. */
const GONE: readonly CaseState[] = ['80', '85', '86'];
const FILED = '购房合同备案系统';

/**
 * Withdrawal for buying an own home (docs/rules/tq0101-purchase.md); its buyers share the limit. The case holds a home of a building table
 * while it is valid.
 */
export const purchaseWithdrawal = partialRule({
  ywlx: 'TQ0101',
  ywmc: '购买自住住房提取',
  notice: purchaseNote,
  tqyydm: '01',
  about: { field: 'gfhtbh', what: '购房合同' },
  again: (use, { today }) => addMonths(use.day, policyCount('p.gfJg')) > today,
  // By the next possible withdrawal the contract may be too old.
  once: ({ htrq = '' }, { today }) =>
    htrq && addMonths(htrq, policyCount('p.gfYxq')) < addMonths(today, policyCount('p.gfJg'))
      ? '该购房合同'
      : undefined,
  known: (applicant) => {
    const [contract, ...others] = saleContractsOf(applicant.store, buyersOf(applicant), earliest(applicant));
    // With several contracts the person chooses one.
    if (!contract || others.length > 0) return [];
    const { gfhtbh, gflx, fwzl, jzmj, fwzj, qyrq } = contract;
    return prefillFrom(FILED, { gfhtbh, gflx, fwzl, jzmj, fwzj: toYuan(fwzj), htrq: qyrq });
  },
  needs: ({ tx, actor }, values) => {
    const { gflx, gfhtbh = '' } = values;
    const { zjhm } = personOf(tx, actor);
    const contract = saleContractOf(tx.store, gfhtbh, zjhm);
    const filed = contract !== undefined && differences(contract, values).length === 0;
    const bySpouse = contract !== undefined && !contract.buyers.includes(zjhm);
    return [
      { wjlxId: '0301', wjmc: '购房合同（网签备案）', sfbs: '1', mjsm: filed ? checkedBy(tx, FILED) : '' },
      { wjlxId: '0302', wjmc: '首付款或全款发票/收据', sfbs: '1', mjsm: '' },
      ...(gflx === SECOND_HAND ? [{ wjlxId: '0304', wjmc: '契税完税凭证', sfbs: '1', mjsm: '' } as const] : []),
      ...(bySpouse ? [marriagePaper(tx, true)] : []),
    ];
  },
  read(reader, applicant) {
    const rows = readFields(reader, purchase, { today: applicant.today, known: readTableHome(reader, applicant) });
    const { gfhtbh = '' } = reader.values;
    const signed = reader.valid('htrq');
    if (signed && signed < earliest(applicant))
      reader.fail('htrq', `购房凭证已超过${policyCount('p.gfYxq')}个月有效期`);
    const contract = gfhtbh ? saleContractOf(applicant.store, gfhtbh, applicant.person.zjhm) : undefined;
    if (contract) compare(reader, applicant, contract);
    return {
      manual: [contract ? '付款凭证须人工核验' : '购房合同没有在本市备案，须人工核验合同和付款凭证'],
      rows,
    };
  },
  whole: (_, { gffkfs, gfhtbh, fwzj = '', sfje = '' }) => {
    const [price, paid] = [parseYuan(fwzj), parseYuan(sfje)];
    if (!gfhtbh || !gffkfs || price === undefined || paid === undefined || paid <= 0n || paid > price) return undefined;
    return gffkfs === FULL
      ? { whole: price, words: `全款购房，房屋总价${moneyText(price)}` }
      : { whole: paid, words: `贷款购房，已付首付款${moneyText(paid)}` };
  },
  accepted: buyHome,
  ended: ({ store }, record) => letGo(store, record),
});

const earliest = ({ slrq }: Applicant) => addMonths(slrq, -policyCount('p.gfYxq'));
const buyersOf = ({ store, person }: Applicant) => voucherHousehold(store, person.zjhm, undefined);

/** Returns the chosen home of a building table, whose address and area count; undefined for a typed contract. */
function readTableHome(reader: FieldReader, { store, person }: Applicant): Record<string, string> | undefined {
  const fwbh = reader.text('fwbh', { label: '楼盘和房号', most: 40, required: false });
  if (fwbh === '') return undefined;
  const house = houses(store).get(fwbh);
  const project = house && projectAccounts(store).get(house.lpbh);
  if (!house || project?.zt !== PROJECT.admitted) {
    reader.fail('fwbh', '楼盘表中没有这套房屋，请重新选择');
    return undefined;
  }
  const own = [person.zjhm, spouseOf(store, person.zjhm)?.pozjhm ?? ''];
  const holder = house.loan ?? house.sale;
  if (houseHolderText(store, house) !== undefined && !(holder && isTheirs(holder, own))) {
    reader.fail('fwbh', '这套房屋已由他人购买或选定，请核对房号，或与开发商核实');
  }
  return { fwzl: `${project.lpdz}${project.lpmc}${houseName(store, house)}`, jzmj: house.jzmj };
}

/** Marks the home as bought with this withdrawal, unless the buyers already hold it. */
function buyHome(tx: Transaction, record: CaseRecord, { person: { zjhm, xingming } }: Applicant): void {
  letGo(tx.store, record);
  const { fwbh = '', gfhtbh = '' } = record.values;
  const house = houses(tx.store).get(fwbh);
  if (!house || house.sale) return;
  const spouse = spouseOf(tx.store, zjhm)?.pozjhm;
  const words = `${maskName(xingming)}购买（提取申请${record.ywlsh}）`;
  const buyers = spouse ? [zjhm, spouse] : [zjhm];
  sellHouse(tx.store, fwbh, { buyers, words, since: fundTime(tx.now()), ywlsh: record.ywlsh, gfhtbh });
}

/** Releases the home of this withdrawal; another valid one for the same home takes over. */
function letGo(store: Store, { ywlsh }: CaseRecord): void {
  for (const house of [...houses(store).values()]) {
    if (house.sale?.ywlsh !== ywlsh) continue;
    const other = [...cases(store).values()].find(
      (one) =>
        one.ywlsh !== ywlsh && one.values.fwbh === house.fwbh && one.ywlx === 'TQ0101' && !GONE.includes(one.ywzt),
    );
    if (other) sellHouse(store, house.fwbh, { ...house.sale, ywlsh: other.ywlsh });
    else unsellHouse(store, house.fwbh);
  }
}

/** Compares the form with the filed contract, which prevails; only its buyers and their spouses may withdraw. */
function compare(reader: FieldReader, { store, person }: Applicant, contract: SaleContract): void {
  const spouse = spouseOf(store, person.zjhm)?.pozjhm;
  const own = contract.buyers.some((zjhm) => zjhm === person.zjhm || zjhm === spouse);
  if (!own) reader.fail('gfhtbh', '经查询，该合同的购房人不是您或配偶');
  if (!own) return;
  for (const [name, shown] of differences(contract, reader.values)) {
    reader.doubt(name, `与备案的购房合同不一致（备案为${shown}）`, '购房合同');
  }
}

/** Differences between the filing and the form, by field. */
function differences(
  contract: SaleContract,
  values: Readonly<Record<string, string>>,
): [name: string, shown: string][] {
  const filed = { gflx: contract.gflx, htrq: contract.qyrq, jzmj: contract.jzmj, fwzj: toYuan(contract.fwzj) };
  const shown = {
    gflx: labelOf('gflx', filed.gflx),
    htrq: filed.htrq,
    jzmj: `${filed.jzmj}㎡`,
    fwzj: moneyText(contract.fwzj),
  };
  const names = (['gflx', 'htrq', 'jzmj', 'fwzj'] as const).filter((name) => {
    const given = values[name];
    if (!given) return false;
    if (name === 'jzmj') return parseArea(given) !== parseArea(filed.jzmj);
    return name === 'fwzj' ? parseYuan(given) !== contract.fwzj : given !== filed[name];
  });
  return names.map((name) => [name, shown[name]]);
}
